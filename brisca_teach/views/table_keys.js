// Keys stay inside the table. Without this, "x" on a focused card CUTS THE CELL, "a" and "b" insert one and arrows
// leave it. JupyterLab listens in the bubbling phase, Notebook 7 in the capturing phase: only window + capture is
// before both. Ctrl, Cmd and Alt combinations pass; Enter and Space still press the button, a default action.

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const open = (one) => one && one.getAttribute("aria-disabled") !== "true";

function items(group) {
  return [...group.querySelectorAll("button[data-key]")];
}

// One stop of Tab for each group; arrows move inside it.
function rove(group, chosen) {
  const all = items(group);
  const stop = all.includes(chosen) ? chosen : all.find(open) || all[0];
  for (const one of all) one.tabIndex = one === stop ? 0 : -1;
}

function move(root, key) {
  const here = document.activeElement;
  const group = here && here.closest("[data-group]");
  if (!group || !root.contains(group)) return false;
  const all = items(group);
  const at = all.indexOf(here);
  const to = { Home: 0, End: all.length - 1 }[key] ?? (STEPS[key] ? (at + STEPS[key] + all.length) % all.length : -1);
  if (at < 0 || to < 0) return false;
  rove(group, all[to]);
  all[to].focus();
  return true;
}

// Esc gives the keyboard back to whatever the table stands in (in JupyterLab: the cell).
function leave(root) {
  let up = root.parentElement;
  while (up && up.tabIndex < 0) up = up.parentElement;
  if (up) up.focus();
  else document.activeElement.blur();
}

function onKey(event, root, letGo) {
  if (!event.composedPath().includes(root) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.stopImmediatePropagation();
  if (event.key === "Escape") {
    if (!letGo()) leave(root);
  } else if (enterInField(event)) {
    return; // the keys of a text are its own
  } else if (event.key === "Enter" || event.key === " ") {
    if (event.repeat || event.shiftKey) event.preventDefault();
  } else if (move(root, event.key)) {
    event.preventDefault();
  }
}

function remember(root) {
  const here = document.activeElement;
  if (!here || !root.contains(here)) return null;
  const group = here.closest("[data-group]");
  return { group: group && group.dataset.group, key: here.dataset.key, at: group ? items(group).indexOf(here) : 0 };
}


// After a redraw the keyboard stays where it was, or goes to the next thing that can be pressed.
function restore(root, was) {
  if (!was || (root.contains(document.activeElement) && open(document.activeElement))) return;
  const next = candidates(root, was).find(Boolean);
  const home = next.closest("[data-group]");
  if (home) rove(home, next);
  next.focus({ preventScroll: true });
}

function candidates(root, was) {
  const text = was.key && [...root.querySelectorAll("textarea[data-key]")].find((one) => one.dataset.key === was.key);
  if (text) return [text];
  const group = [...root.querySelectorAll("[data-group]")].find((one) => one.dataset.group === was.group);
  const all = group ? items(group) : [];
  const same = all.find((one) => one.dataset.key === was.key);
  const near = all[Math.min(was.at, all.length - 1)];
  const inHand = group && group.closest(".b-seat");
  return [open(same) && same, inHand && open(near) && near, inHand && all.find(open),
    root.querySelector(".b-you button.b-is-playable"), root.querySelector(".b-primary:not([aria-disabled])"),
    all.find(open), same,
    items(root).find((one) => open(one) && !one.classList.contains("b-setting")), near, root];
}
