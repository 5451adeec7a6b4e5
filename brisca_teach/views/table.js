// One table: draws the scene it is given and reports what is pressed. It decides nothing.

const LONG = 26; // letters; a longer answer makes the answers a list
let voice = null; // the status line of the view in use: of several views of one table only that one is read aloud

// A drawing comes once, with the first scene that shows it; the model keeps them all for views opened later.
function keepDrawings(model) {
  model.on("change:fresh", () => model.set("faces", { ...model.get("faces"), ...model.get("fresh") }));
}

function drawings(model) {
  const markup = (key) => model.get("faces")[key] || model.get("fresh")[key];
  return { parsed: new Map(), markup };
}

function skeleton() {
  const part = (name) => make("div", `b-${name}`);
  const parts = Object.fromEntries(["top", "others", "middle", "rows", "seat-you", "actions", "fields", "verdict", "more", "foot"]
    .map((name) => [name, part(name)]));
  const status = part("status");
  status.setAttribute("role", "status");
  const ground = make("div", "b-ground", parts.others, parts.middle, parts.rows);
  const message = make("div", "b-message", parts.verdict, make("div", "b-says", status, parts.more));
  const root = make("div", "brisca", parts.top, ground, parts["seat-you"], parts.actions, message, parts.fields, parts.foot);
  root.tabIndex = -1;
  root.setAttribute("role", "group");
  return { root, ground, message, status, ...parts };
}

// A part is built anew only when its piece of the scene has changed, so the rest keeps its nodes and focus.
function fill(table, name, facts, build) {
  const print = JSON.stringify([facts, table.scene.deck]);
  if (table.prints[name] === print) return;
  table.prints[name] = print;
  table.parts[name].replaceChildren(...build().filter(Boolean));
}

function topParts(table) {
  const { prompt, progress, score, trump, trump_words: words } = table.scene;
  const icon = trump ? make("span", "b-icon", drawing(table, `suit-${trump}`)) : null;
  const trumpSign = words ? make("div", "b-trump", icon, make("span", "", words)) : null;
  const line = (kind, text) => (text ? make("div", kind, text) : null);
  const ask = [line("b-progress", progress), line("b-prompt", prompt), line("b-score", score)];
  return [trumpSign, make("div", "b-ask", ...ask)];
}

function middleParts(table) {
  const { trick, trick_words: words, last_trick: last, labels } = table.scene;
  const main = trick.length ? trickPiece(trick, labels.trick, table, "trick") : null;
  const older = last.length ? make("div", "b-last", make("div", "b-row-label", labels.last_trick),
    trickPiece(last, labels.last_trick, table, "last")) : null;
  const centre = main || words || older
    ? make("div", "b-centre", main, words ? make("div", "b-trick-words", words) : null, older) : null;
  return [stockPiece(table), centre];
}

function bar(actions, table, group, title) {
  const long = group === "choices" && actions.some((action) => action.label.length > LONG);
  const node = make("div", `b-bar b-bar-${group}`, ...actions.map((action) => actionPiece(action, table)));
  node.classList.toggle("b-bar-list", long);
  node.dataset.group = group;
  node.setAttribute("role", "group");
  node.setAttribute("aria-label", title);
  return node;
}

function actionParts(table) {
  const answers = table.scene.actions.filter((one) => ["choice", "suit", "bid"].includes(one.kind));
  const others = table.scene.actions.filter((one) => ["primary", "button", "hint"].includes(one.kind));
  const held = table.held && { id: "held", kind: "primary", label: `${table.scene.labels.play}: ${heldName(table)}`,
    pressed: null, disabled: false, suit: "", note: "", mark: "" };
  const buttons = held ? [held, ...others] : others;
  return [answers.length ? bar(answers, table, "choices", table.scene.prompt || table.scene.labels.actions) : null,
    buttons.length ? bar(buttons, table, "buttons", table.scene.labels.actions) : null];
}

function heldName(table) {
  const node = table.root.querySelector(`button[data-code="${table.held}"]`);
  return node ? node.getAttribute("aria-label").split(",")[0] : "";
}

function moreParts(table) {
  const { reasons, hints, labels } = table.scene;
  const steps = make("ol", "b-hints", ...hints.map((hint) => make("li", "", hint)));
  steps.setAttribute("aria-label", labels.hints);
  return [...reasons.map((reason) => make("p", "b-reason", reason)), hints.length ? steps : null];
}

function footParts(table) {
  const { log, actions, labels } = table.scene;
  const settings = actions.filter((one) => one.kind === "setting");
  const summary = make("summary", "", labels.log);
  const lines = make("ol", "", ...log.map((line) => make("li", "", line)));
  const story = log.length ? make("details", "b-log", summary, lines) : null;
  if (story) story.open = table.logOpen;
  if (story) story.addEventListener("toggle", () => { table.logOpen = story.open; });
  const keys = isAlive(table.scene) ? make("div", "b-keys", labels.keys) : null;
  return [keys, story, settings.length ? bar(settings, table, "settings", labels.settings) : null];
}

const isAlive = (scene) => scene.seats.some((seat) => seat.cards.some((card) => card.marks.includes("playable")));

function drawParts(table) {
  const s = table.scene;
  fill(table, "top", [s.prompt, s.progress, s.score, s.trump, s.trump_words], () => topParts(table));
  fill(table, "others", s.seats.slice(1), () => s.seats.slice(1).map((seat, i) => seatPiece(seat, table, i + 1)));
  const middle = [s.trick, s.trick_words, s.last_trick, s.stock, s.stock_count, s.turn_up];
  fill(table, "middle", middle, () => middleParts(table));
  fill(table, "rows", s.rows, () => s.rows.map((row, i) => rowPiece(row, table, `row${i}`)));
  fill(table, "seat-you", s.seats.slice(0, 1), () => s.seats.slice(0, 1).map((seat) => seatPiece(seat, table, 0)));
  fill(table, "actions", [s.actions, s.prompt, table.held], () => actionParts(table));
  fill(table, "fields", s.fields, () => s.fields.map((field) => fieldPiece(field, table)));
  fill(table, "verdict", s.verdict, () => (s.verdict ? [sign(s.verdict)] : []));
  fill(table, "more", [s.reasons, s.hints], () => moreParts(table));
  const settings = s.actions.filter((one) => one.kind === "setting");
  fill(table, "foot", [s.log, settings, isAlive(s)], () => footParts(table));
}

// The message is never taken out of the page: a live region that comes and goes is not read aloud.
function speak(table, words) {
  const { status, message } = table.parts;
  if (status.textContent !== words) status.textContent = words;
  message.classList.toggle("b-is-empty", !words && !table.scene.reasons.length && !table.scene.hints.length);
}

function draw(table) {
  const { model, parts, root } = table;
  const was = remember(root);
  const before = places(root);
  table.scene = model.get("drawn");
  table.busy = false;
  clearTimeout(table.patience);
  const s = table.scene;
  if (table.held) hold(table, "");
  root.lang = s.lang;
  root.setAttribute("aria-label", s.label || s.prompt);
  root.dataset.trump = (s.deck.startsWith("french") ? "f" : "") + s.trump;
  root.dataset.verdict = s.verdict;
  parts.others.style.setProperty("--seats", Math.max(s.seats.length - 1, 1));
  drawParts(table);
  parts.ground.hidden = !s.trick.length && !s.rows.length && !s.stock && !s.turn_up && s.seats.length < 2;
  speak(table, s.status);
  root.querySelectorAll("[data-group]").forEach((group) => rove(group, document.activeElement));
  restore(root, was);
  startClock(table);
  requestAnimationFrame(() => glide(table, before)); // the same frame, after the one layout it needs anyway
}

// What goes on by itself after some seconds, where the reader has asked for that.
function startClock(table) {
  clearTimeout(table.clock);
  const timed = table.scene.actions.find((one) => one.after > 0 && !one.disabled);
  if (timed) table.clock = setTimeout(() => send(table, { act: timed.id }), timed.after * 1000);
}

function hold(table, code) {
  table.held = code;
  for (const card of table.root.querySelectorAll("button.b-card")) {
    card.classList.toggle("b-is-held", card.dataset.code === code);
    if (code) card.setAttribute("aria-pressed", String(card.dataset.code === code));
    else if (!card.classList.contains("b-is-chosen")) card.removeAttribute("aria-pressed");
  }
  drawParts(table);
  table.root.querySelectorAll("[data-group]").forEach((group) => rove(group, document.activeElement));
}

function send(table, message) {
  if (table.busy) return;
  table.busy = true;
  table.number += 1;
  table.model.send({ ...message, n: table.number, at: table.model.get("at") });
  // Python answers at once; silence means that nothing is running behind the table.
  table.patience = setTimeout(() => { table.busy = false; speak(table, table.scene.labels.stopped); }, 10000);
}

function press(table, event) {
  const button = event.target.closest("button[data-key]");
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  const { act, code } = button.dataset;
  if (act === "held") send(table, { pick: table.held });
  else if (act) send(table, { act });
  else if (table.held !== code && needsConfirm(table, event)) hold(table, code);
  else send(table, { pick: code });
}

function needsConfirm(table, event) {
  const { confirm } = table.scene;
  return confirm === "always" || (confirm === "touch" && event.detail > 0 && table.finger);
}

function listen(table) {
  const { root, model } = table;
  const stop = new AbortController();
  const { signal } = stop;
  const letGo = () => Boolean(table.held) && (hold(table, ""), true);
  root.addEventListener("pointerdown", (event) => {
    table.finger = event.pointerType === "touch";
    giveVoice(table.parts.status);
  }, { signal });
  root.addEventListener("click", (event) => press(table, event), { signal });
  root.addEventListener("focusin", () => giveVoice(table.parts.status), { signal });
  window.addEventListener("keydown", (event) => onKey(event, root, letGo), { signal, capture: true });
  let queued = false;
  const later = () => {
    if (!queued) queueMicrotask(() => { queued = false; if (!signal.aborted) draw(table); });
    queued = true;
  };
  const heard = (message) => { if (message && message.heard) { table.busy = false; clearTimeout(table.patience); } };
  model.on("change:drawn", later);
  model.on("msg:custom", heard);
  return () => {
    stop.abort();
    clearTimeout(table.patience);
    clearTimeout(table.clock);
    model.off("change:drawn", later);
    model.off("msg:custom", heard);
  };
}

function giveVoice(status) {
  if (voice && voice !== status) voice.setAttribute("aria-live", "off");
  status.setAttribute("aria-live", "polite");
  voice = status;
}

function initialize({ model }) {
  keepDrawings(model);
}

function render({ model, el }) {
  const parts = skeleton();
  // Numbers of messages start anywhere, so that two views never send the same one.
  const number = Math.floor(Math.random() * 2 ** 50);
  const table = { model, parts, root: parts.root, number, art: drawings(model), prints: {}, held: "" };
  el.append(parts.root);
  if (voice && voice.isConnected) parts.status.setAttribute("aria-live", "off");
  else giveVoice(parts.status);
  const forgetTone = watchTone(parts.root);
  draw(table);
  const stop = listen(table);
  return () => { stop(); forgetTone(); };
}

export default { initialize, render };
