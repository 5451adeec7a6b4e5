// Pieces of a table, each made from finished words and codes of the scene. Text goes in as text, never as markup;
// the only markup is the drawing of a card, which Python sends once for each face.

const SVG = "http://www.w3.org/2000/svg";

function make(tag, kind, ...children) {
  const node = document.createElement(tag);
  if (kind) node.className = kind;
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

// A drawing is parsed once for each face and cloned afterwards.
function drawing(table, name) {
  const { art, scene } = table;
  const key = `${scene.deck}/${name}`;
  if (!art.parsed.has(key)) art.parsed.set(key, parsed(art.markup(key)));
  return art.parsed.get(key).cloneNode(true);
}

function parsed(markup) {
  const holder = document.createElement("template");
  holder.innerHTML = markup;
  const svg = holder.content.firstElementChild;
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  return svg;
}

const SIGNS = {
  right: "M5 12.5l4.5 4.5L19 7.5",
  near: "M5 10c3-3.5 5.5 2 7 0s4-3 7 0M5 16c3-3.5 5.5 2 7 0s4-3 7 0",
  wrong: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  best: "M12 4l2.4 5.2 5.6.7-4.2 3.9 1.1 5.6-4.9-2.8-4.9 2.8 1.1-5.6L4 9.9l5.6-.7z",
  winning: "M4.5 17.5h15M5 14.5L4 7l4.5 3L12 5l3.5 5L20 7l-1 7.5z",
  turn: "M8 5l8 7-8 7z",
  lock: "M7 11V8a5 5 0 0110 0v3M6 11h12v8H6z",
};

function sign(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `b-sign b-sign-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SIGNS[name]);
  svg.append(path);
  return svg;
}

// One sign on the card; what it means stands under it in words.
function badge(marks) {
  const name = ["right", "wrong", "best", "won", "winning"].find((mark) => marks.includes(mark));
  return name ? make("span", `b-badge b-badge-${name}`, sign(name === "won" ? "winning" : name)) : null;
}

function caption(card) {
  const blocked = card.marks.includes("blocked") && card.note;
  const words = [...card.words.filter((word) => !card.note.includes(word)), card.note].filter(Boolean).join(" · ");
  return words ? make("span", "b-note", blocked ? sign("lock") : null, make("span", "", words)) : null;
}

const lower = (words) => words.charAt(0).toLowerCase() + words.slice(1);

function cardPiece(card, table, who) {
  const pressable = card.code && (card.marks.includes("playable") || card.marks.includes("blocked"));
  const node = make(pressable ? "button" : "div", ["b-card", ...card.marks.map((mark) => `b-is-${mark}`)].join(" "));
  const face = make("span", "b-face", drawing(table, card.code || "back"), badge(card.marks));
  node.append(...[face, caption(card)].filter(Boolean));
  node.setAttribute("aria-label", who ? `${who}: ${lower(card.name)}` : card.name);
  if (card.code) node.dataset.code = card.code;
  if (!pressable) {
    node.setAttribute("role", "img");
    return node;
  }
  node.type = "button";
  node.dataset.key = card.code;
  if (card.marks.includes("chosen")) node.setAttribute("aria-pressed", "true");
  if (card.marks.includes("blocked")) node.setAttribute("aria-disabled", "true");
  return node;
}

function handPiece(seat, table, group) {
  const hidden = seat.cards.length > 0 && seat.cards.every((card) => !card.code);
  const hand = make("div", hidden ? "b-hand b-hidden" : "b-hand");
  hand.style.setProperty("--n", Math.max(seat.cards.length, 3));
  hand.dataset.group = group;
  hand.setAttribute("role", hidden ? "img" : "group");
  hand.setAttribute("aria-label", seat.label || seat.name);
  hand.append(...seat.cards.map((card) => cardPiece(card, table)));
  if (hidden) for (const back of hand.children) back.setAttribute("aria-hidden", "true");
  return hand;
}

function chips(seat, table, you) {
  const words = table.scene.labels;
  return [
    seat.role ? make("span", "b-chip", seat.role) : null,
    seat.said ? make("span", "b-said", seat.said) : null,
    seat.turn ? make("span", "b-turn", sign("turn"), you ? words.turn_you : words.turn_other) : null,
  ];
}

function seatPiece(seat, table, index) {
  const you = index === 0;
  const head = make("div", "b-seat-head", make("span", "b-name", seat.name), ...chips(seat, table, you));
  const hand = seat.cards.length ? handPiece(seat, table, `seat${index}`) : null;
  const open = { label: table.scene.labels.shown, cards: seat.shown, small: true };
  const shown = seat.shown.length ? rowPiece(open, table, `shown${index}`) : null;
  const pile = seat.pile ? make("div", "b-pile", seat.pile) : null;
  const node = make("div", you ? "b-seat b-you" : "b-seat", head, hand, shown, pile);
  node.dataset.seat = seat.name;
  return node;
}

function playedPiece(played, table) {
  const slot = () => make("div", "b-card b-slot", make("span", "b-face"));
  const card = played.card ? cardPiece(played.card, table, played.who) : slot();
  return make("div", "b-played", make("span", "b-who", played.who), card);
}

function trickPiece(trick, title, table, group) {
  const node = make("div", "b-trick", ...trick.map((played) => playedPiece(played, table)));
  node.style.setProperty("--n", Math.max(trick.length, 2));
  node.dataset.group = group;
  node.setAttribute("role", "group");
  node.setAttribute("aria-label", trick.some((played) => played.card) ? title : table.scene.labels.empty);
  return node;
}

function rowPiece(row, table, group) {
  const cards = make("div", "b-hand", ...row.cards.map((card) => cardPiece(card, table)));
  cards.style.setProperty("--n", Math.max(row.cards.length, 3));
  cards.dataset.group = group;
  cards.setAttribute("role", "group");
  if (row.label) cards.setAttribute("aria-label", row.label);
  const label = row.label ? make("div", "b-row-label", row.label) : null;
  return make("div", row.small ? "b-row b-small" : "b-row", label, cards);
}

// As on a real table: the turn-up lies across, half under the stock.
function stockPiece(table) {
  const { stock, stock_count: count, turn_up: turnUp } = table.scene;
  if (!stock && !turnUp) return null;
  const pile = make("div", "b-stock");
  if (turnUp) pile.append(make("div", "b-turn-up", cardPiece(turnUp, table, table.scene.labels.turn_up)));
  const backs = [...Array(Math.min(count, 3)).keys()];
  pile.append(...backs.map((n) => make("div", `b-back b-back-${n}`, drawing(table, "back"))));
  return make("div", "b-deck", pile, stock ? make("div", "b-stock-words", stock) : null);
}

function actionPiece(action, table) {
  const icon = action.suit ? make("span", "b-icon", drawing(table, `suit-${action.suit}`)) : null;
  const mark = action.mark || (action.pressed ? "right" : "");
  const note = action.note ? make("span", "b-action-note", action.note) : null;
  const node = make("button", `b-action b-${action.kind}`, icon, mark ? sign(mark) : null,
    make("span", "b-action-words", action.label), note);
  node.type = "button";
  node.dataset.key = action.id;
  node.dataset.act = action.id;
  if (action.mark) node.classList.add(`b-is-${action.mark}`);
  if (action.pressed !== null) node.setAttribute("aria-pressed", String(action.pressed));
  if (action.disabled) node.setAttribute("aria-disabled", "true");
  return node;
}
