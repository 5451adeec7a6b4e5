// What moves and what changes colour with the page round the table.

const THEMES = ["class", "style", "data-jp-theme-light", "data-jp-theme-name", "data-vscode-theme-kind"];
const CALM = "(prefers-reduced-motion: reduce)";

function places(root) {
  const where = new Map();
  const note = (key, node) => where.set(key, node.getBoundingClientRect());
  for (const node of root.querySelectorAll("[data-code]")) note(node.dataset.code, node);
  for (const node of root.querySelectorAll("[data-seat]")) note(`seat ${node.dataset.seat}`, node);
  for (const node of root.querySelectorAll(".b-stock")) note("stock", node);
  return where;
}

function origin(node, before, table) {
  const known = before.get(node.dataset.code);
  if (known) return known;
  const played = node.closest(".b-played");
  if (played) return before.get(`seat ${played.querySelector(".b-who").textContent}`);
  return node.closest(".b-you") ? before.get("stock") : null;
}

// A card glides from where it was; one that comes out of a closed hand or the stock glides from there.
function glide(table, before) {
  if (!before.size || window.matchMedia(CALM).matches) return;
  for (const node of table.root.querySelectorAll(".b-played [data-code], .b-you [data-code]")) {
    const from = origin(node, before, table);
    const to = node.getBoundingClientRect();
    if (!from || !to.width) continue;
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    const path = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
    node.animate(path, { duration: 180, easing: "ease-out" });
  }
}

function brightness(colour) {
  const [r, g, b, a = 1] = (colour.match(/[\d.]+/g) || []).map(Number);
  return a < 0.5 || b === undefined ? null : (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

// The page says whether it is dark by the colour behind the table; that holds in every front end and theme.
function tone(root) {
  for (let up = root.parentElement; up; up = up.parentElement) {
    const light = brightness(getComputedStyle(up).backgroundColor);
    if (light !== null) return light < 0.5 ? "dark" : "light";
  }
  return "light";
}

function watchTone(root) {
  const set = () => { root.dataset.tone = tone(root); };
  const watcher = new MutationObserver(() => requestAnimationFrame(set));
  for (const node of [document.documentElement, document.body]) {
    watcher.observe(node, { attributes: true, attributeFilter: THEMES });
  }
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", set);
  set();
  requestAnimationFrame(set);
  return () => { watcher.disconnect(); system.removeEventListener("change", set); };
}
