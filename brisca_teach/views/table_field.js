// A text under the table: one to be typed and sent, or one to be copied.

function fieldPiece(field, table) {
  const area = make("textarea", "b-text");
  area.value = field.text;
  area.rows = Math.min(Math.max(field.text.split("\n").length, 2), 8);
  area.spellcheck = false;
  area.autocomplete = "off";
  area.readOnly = !field.id;
  area.dataset.key = `field-${field.id || field.label}`;
  const words = make("span", "", field.button);
  const button = make("button", "b-action b-button", words);
  button.type = "button";
  button.addEventListener("click", () => (field.id ? sendText(table, field.id, area.value) : copyText(area, words, field)));
  const label = make("label", "b-field-name", make("span", "", field.label), area);
  return make("div", "b-field", label, field.button ? button : null);
}

function sendText(table, id, text) {
  send(table, { type: id, text });
}

// Where the clipboard is closed the text is at least chosen, so that Ctrl+C takes it.
function copyText(area, words, field) {
  area.select();
  const done = () => { if (field.done) words.textContent = field.done; };
  if (navigator.clipboard) navigator.clipboard.writeText(area.value).then(done, () => {});
}

// Enter sends what is typed; Shift and Enter begins a new line.
function enterInField(event) {
  const area = event.target;
  if (!area.classList || !area.classList.contains("b-text")) return false;
  if (event.key !== "Enter" || event.shiftKey || area.readOnly) return true;
  event.preventDefault();
  if (!event.repeat) area.closest(".b-field").querySelector("button").click();
  return true;
}
