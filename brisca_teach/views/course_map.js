// The map of the course: a list of lessons, a code to copy and a field to paste one. It decides nothing.

function make(tag, kind, ...inside) {
  const node = document.createElement(tag);
  if (kind) node.className = kind;
  node.append(...inside.filter((one) => one !== null && one !== ""));
  return node;
}

// JupyterLab opens a lesson in a tab of its own when it is told the path from its root; elsewhere the plain link does.
function inLab(file, place) {
  const config = document.getElementById("jupyter-config-data");
  const { appName, serverRoot } = config ? JSON.parse(config.textContent) : {};
  if (appName !== "JupyterLab" || !serverRoot) return null;
  const slashes = (path) => `${path.replaceAll("\\", "/").replace(/\/+$/, "")}/`;
  const root = slashes(serverRoot.replace(/^~/, place.home));
  const folder = slashes(place.folder);
  return folder.startsWith(root) ? JSON.stringify({ path: folder.slice(root.length) + file }) : null;
}

function link(lesson, place) {
  const name = `${lesson.number} · ${lesson.title}`;
  if (!lesson.file) return make("span", "bm-name", name);
  const node = make("a", "bm-name", name);
  node.href = lesson.file;
  const path = inLab(lesson.file, place);
  if (path) {
    node.dataset.commandlinkerCommand = "docmanager:open";
    node.dataset.commandlinkerArgs = path;
  } else {
    node.target = "_blank"; // the notebook stays open, whatever the link leads to
  }
  return node;
}

const SIGNS = { done: "✓", open: "◐", new: "○", coming: "·" };

function lessonItem(lesson, place) {
  const sign = make("span", "bm-sign", SIGNS[lesson.state]);
  sign.setAttribute("aria-hidden", "true");
  const item = make("li", `bm-lesson bm-${lesson.state}`, sign, link(lesson, place), make("span", "bm-state", lesson.words));
  return item;
}

function button(act, label) {
  const node = make("button", "bm-button", label);
  node.type = "button";
  node.dataset.act = act;
  return node;
}

function field(label, kind) {
  const input = make("input", kind);
  input.type = "text";
  input.autocomplete = "off";
  input.spellcheck = false;
  return { input, node: make("label", "bm-field", make("span", "", label), input) };
}

// A file that the reader chooses: it is read here and sent as the text of a code would be.
function chooser(words) {
  const input = make("input", "bm-file");
  input.type = "file";
  input.accept = ".json,application/json,text/plain";
  input.setAttribute("aria-label", words.load);
  input.hidden = true;
  return { input, node: make("div", "bm-load", button("load", words.load), input) };
}

// What the browser still has of a session that has ended, and whether to bring it back.
function offerPart(words) {
  const question = make("p", "bm-question");
  const node = make("div", "bm-offer", question, make("div", "bm-pair", button("restore", words.restore),
    button("decline", words.decline)));
  node.hidden = true;
  return { question, node };
}

function skeleton(words) {
  const list = make("ul", "bm-list");
  const summary = make("div", "bm-summary");
  const code = field(words.code, "bm-code");
  code.input.readOnly = true;
  code.node.hidden = true;
  const paste = field(words.field, "bm-paste");
  paste.input.placeholder = words.prompt;
  const status = make("div", "bm-status");
  status.setAttribute("role", "status");
  const out = make("div", "bm-pair", button("copy", words.copy), code.node);
  const load = chooser(words);
  const offer = offerPart(words);
  const tools = make("div", "bm-tools", out, make("div", "bm-pair", button("paste", words.paste), paste.node),
    make("div", "bm-pair", button("save", words.save), load.node));
  const root = make("div", "bm", offer.node, summary, list, tools, status);
  root.tabIndex = -1;
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", words.label);
  return { root, list, summary, code, paste, status, load, offer };
}

function draw(map) {
  const { lang, lessons, place, summary, code, status, times, offer } = map.model.get("drawn");
  const { parts } = map;
  parts.root.lang = lang;
  parts.summary.replaceChildren(...summary.map((line) => make("p", "", line)));
  const print = JSON.stringify(lessons);
  if (print !== map.print) parts.list.replaceChildren(...lessons.map((one) => lessonItem(one, place)));
  map.print = print;
  parts.offer.question.textContent = offer;
  parts.offer.node.hidden = !offer;
  parts.code.node.hidden = !code;
  parts.code.input.value = code;
  if (times !== map.times) parts.status.textContent = status;
  map.times = times;
  clearTimeout(map.patience);
}

// The code goes to the clipboard where the browser allows it; it stands in its field in any case.
function copyCode(map) {
  const { code, copies, words, status } = map.model.get("drawn");
  if (!code || copies === map.copies) return;
  map.copies = copies;
  if (!map.asked) return;
  map.asked = false;
  map.parts.code.input.select();
  const done = () => { map.parts.status.textContent = `${words.copied} ${status}`; };
  if (navigator.clipboard) navigator.clipboard.writeText(code).then(done, () => {});
}

// A file for the reader's own computer: the browser writes it, whatever becomes of the server.
function giveFile(map) {
  const { name, text, times } = map.model.get("drawn").file;
  if (times === map.files) return;
  map.files = times;
  if (!map.wanted) return;
  map.wanted = false;
  const link = make("a", "");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function press(map, act) {
  const { load, paste } = map.parts;
  if (act === "load") load.input.click();
  else send(map, act, act === "paste" ? paste.input.value : "");
}

function send(map, act, text = "") {
  map.number += 1;
  map.asked = map.asked || act === "copy";
  map.wanted = map.wanted || act === "save";
  const { stopped } = map.model.get("drawn").words;
  clearTimeout(map.patience);
  if (act !== "look") map.patience = setTimeout(() => { map.parts.status.textContent = stopped; }, 10000);
  map.model.send({ act, text, n: map.number });
}

// Keys stay in the map: without this, a letter typed into the field would cut or insert cells of the notebook.
function onKey(event, map) {
  const { root, paste } = map.parts;
  if (!event.composedPath().includes(root) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.stopImmediatePropagation();
  if (event.key === "Enter" && event.target === paste.input) {
    event.preventDefault();
    press(map, "paste");
  } else if (event.key === "Escape") {
    document.activeElement.blur();
  }
}

function tone(root) {
  const paper = getComputedStyle(document.body).getPropertyValue("--jp-layout-color0").trim();
  const probe = make("span");
  probe.style.color = paper || "#fff";
  root.append(probe);
  const [red, green, blue] = (getComputedStyle(probe).color.match(/\d+/g) || [255, 255, 255]).map(Number);
  probe.remove();
  root.dataset.tone = red * 0.3 + green * 0.6 + blue * 0.1 < 128 ? "dark" : "light";
}

// While a button is held down nothing moves, or the press would end beside it: the redraw waits until it is let go.
function holdStill(map, redraw, signal) {
  const letGo = () => {
    if (!map.held) return;
    map.held = false;
    setTimeout(redraw); // after the click
  };
  map.parts.root.addEventListener("pointerdown", () => { map.held = true; }, { signal });
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, letGo, { signal });
}

function render({ model, el }) {
  const { words, copies, file } = model.get("drawn");
  const map = { model, parts: skeleton(words), number: Date.now(), copies, files: file.times };
  const stop = new AbortController();
  const { root } = map.parts;
  el.append(root);
  root.addEventListener("click", (event) => {
    const pressed = event.target.closest("button[data-act]");
    if (pressed) press(map, pressed.dataset.act);
  }, { signal: stop.signal });
  map.parts.load.input.addEventListener("change", async ({ target }) => {
    const [file] = target.files;
    if (file) send(map, "paste", await file.text());
    target.value = "";
  }, { signal: stop.signal });
  // Lessons are done elsewhere: the map is brought up to date when somebody comes back to it.
  const look = () => { if (!document.hidden) send(map, "look"); };
  root.addEventListener("pointerenter", look, { signal: stop.signal });
  document.addEventListener("visibilitychange", look, { signal: stop.signal });
  const seen = new IntersectionObserver((entries) => { if (entries.some((one) => one.isIntersecting)) look(); });
  seen.observe(root);
  stop.signal.addEventListener("abort", () => seen.disconnect());
  window.addEventListener("keydown", (event) => onKey(event, map), { signal: stop.signal, capture: true });
  const redraw = () => { if (!map.held) { draw(map); copyCode(map); giveFile(map); } };
  holdStill(map, redraw, stop.signal);
  model.on("change:drawn", redraw);
  draw(map);
  tone(root);
  return () => { stop.abort(); clearTimeout(map.patience); model.off("change:drawn", redraw); };
}

export default { render };
