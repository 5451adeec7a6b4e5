// The browser's own copy of the progress, for servers that are wiped when they close. It is never shown: the copy is
// made as soon as the model is there. What other servers left behind is put aside, never written over unasked.

const KEY = "brisca_teach.progress";
const ASIDE = `${KEY}.aside`;
const MOST = 5; // copies put aside

function read(key) {
  try { return JSON.parse(window.localStorage.getItem(key) || "null"); } catch { return null; }
}

function write(key, value) {
  try {
    if (value) window.localStorage.setItem(key, JSON.stringify(value));
    else window.localStorage.removeItem(key);
    return true;
  } catch {
    return false; // no memory here, or it is full: the code and the file remain
  }
}

// The copies of others, the newest first; one that is still in the first place is moved there.
function aside(mark) {
  const there = read(KEY);
  const others = (read(ASIDE) || []).filter((one) => one.mark !== mark);
  if (!there || there.mark === mark) return others;
  const all = [there, ...others.filter((one) => one.mark !== there.mark)].slice(0, MOST);
  if (write(ASIDE, all)) write(KEY, null);
  return all;
}

function keep(model) {
  const [mark, text] = [model.get("mark"), model.get("text")];
  if (!text) return;
  aside(mark);
  const there = read(KEY);
  if (!there || there.mark === mark) write(KEY, { mark, text });
}

// The newest copy that this learner has not been asked about.
function open(mark) {
  const undecided = (one) => one && one.mark !== mark && !(one.declined || []).includes(mark);
  return [read(KEY), ...(read(ASIDE) || [])].find(undecided);
}

function report(model) {
  const found = open(model.get("mark"));
  model.send({ found: found ? found.text : "" });
}

// Asked and answered: taken over, or left alone from now on. Then comes the next copy, if there is one.
function answer(model, { done }) {
  const mark = model.get("mark");
  const asked = open(mark);
  if (!asked) return;
  const left = (one) => ({ ...one, declined: [...(one.declined || []), mark] });
  const others = aside(mark).filter((one) => done === "declined" || one.mark !== asked.mark);
  write(ASIDE, others.map((one) => (one.mark === asked.mark ? left(one) : one)));
  keep(model);
  report(model);
}

function initialize({ model }) {
  report(model);
  keep(model);
  model.on("change:text", () => keep(model));
  model.on("msg:custom", (message) => answer(model, message));
}

function render() {}

export default { initialize, render };
