// A recorded game on the table: its file, its review with the chart of the probability to win, and playing on from a step.
import { post } from "./client.js";
import { element } from "./faces.js";

const $ = (id) => document.getElementById(id);
/** The worlds that are sampled for a point of the chart whose turn cannot be reviewed. */
const WORLDS = 24;
const SVG = "http://www.w3.org/2000/svg";

/** The recording: what the engine told about the game, and what is reviewed of it so far. */
let opened = null;
/** Whether the game goes on from a step of it. */
let away = false;
/** The table's functions: `begin`, `ask`, `look`, `say`, `lookedAt`, `playOn`. */
let table = null;

export function connect(parts) {
  table = parts;
  $("open-file").onchange = () => { const [file] = $("open-file").files; $("open-file").value = ""; if (file) openFile(file); };
  addEventListener("dragover", (event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); });
  addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    openFile(file);
  });
  $("open-cancel").onclick = () => post({ do: "cancel" });
  $("review-stop").onclick = () => {
    opened.stopped = !opened.stopped;
    if (opened.stopped) drawProgress(opened);
    else review(opened);
  };
  $("play-on").onclick = () => playOn(table.lookedAt());
  $("play-back").onclick = comeBack;
}

async function openFile(file) {
  table.say(`Reading ${file.name} …`);
  $("open-cancel").hidden = false;
  // The worker reads it: its text never passes the page.
  await open({ do: "open", file });
}

/** Opens a recording, or another game of it. */
async function open(request) {
  const reply = await table.begin(request, "A recorded game");
  $("open-cancel").hidden = true;
  if (!reply) return;
  const { game, turns, decisions, remarks } = reply;
  const results = { done: 0, mulligan: null, turns: new Map(), guesses: new Map(), summary: null };
  opened = { game, turns, decisions, results, points: [], stopped: false, running: false, left: 0 };
  away = false;
  $("recorded").hidden = false;
  document.body.classList.add("telling");
  [$("tell").textContent, $("tell").ariaExpanded] = ["Review", "true"];
  const ended = game.won === null ? "the end is not in the recording" : game.won ? "won" : "not won";
  const told = [`${game.names[0]} (${game.heroes[0]}) against ${game.names[1]} (${game.heroes[1]})`, game.mode, ended, ...remarks];
  $("recorded-about").textContent = `${told.join("; ")}.`;
  $("recorded-game").hidden = game.games < 2;
  $("recorded-game").replaceChildren(...Array.from({ length: game.games }, (_, n) => element("option", { value: n + 1, textContent: `Game ${n + 1}`, selected: n + 1 === game.number })));
  $("recorded-game").onchange = () => open({ do: "open", number: Number($("recorded-game").value) });
  $("review-turns").replaceChildren(...turns.map(() => element("li", { hidden: true })));
  drawMulligan(opened);
  drawChart(opened);
  await table.look(0);
  await review(opened);
}

/** The recording is on the table again, after the game went on from a step of it. */
async function reopen() {
  const of = opened;
  if (!await table.begin({ do: "open" }, "A recorded game")) return false;
  opened = of;
  $("recorded").hidden = false;
  $("tell").textContent = "Review";
  return true;
}

async function comeBack() {
  const of = opened;
  if (!await reopen()) return;
  away = of.stopped = false;
  await table.look(of.left);
  await review(of);
}

/** The recording is no longer on the table. */
export function close() {
  if (opened) opened.stopped = true;
  opened = null;
  $("recorded").hidden = true;
  $("tell").textContent = "Log";
}

/** Tells which step is looked at; null: the game goes on. */
export function showStep(step) {
  if (!opened) return;
  const at = away ? -1 : opened.turns.findLastIndex((turn) => step !== null && turn.steps[0] !== null && turn.steps[0] <= step);
  $("play-on").hidden = away;
  $("play-on").disabled = step === null;
  $("play-back").hidden = !away;
  for (const [n, dot] of opened.points) dot.classList.toggle("here", n === at);
  for (const it of $("review-turns").querySelectorAll("[data-step]")) it.ariaCurrent = !away && Number(it.dataset.step) === step ? "step" : null;
}

/** Reviews one decision after the other, so that other requests are answered between them. */
async function review(of) {
  if (of.running) return;
  of.running = true;
  while (opened === of && !of.stopped && !of.results.summary) {
    drawProgress(of);
    const reply = await table.ask({ do: "review" });
    if (!reply.ok) {
      of.stopped = true;
      break;
    }
    await keepPiece(of, reply);
  }
  of.running = false;
  if (opened === of) drawProgress(of);
}

/** Keeps what was reviewed, and shows it if its game is still there. */
async function keepPiece(of, { done, summary, mulligan, turn }) {
  const { results } = of;
  Object.assign(results, { done, summary, mulligan: mulligan ?? results.mulligan });
  if (turn) results.turns.set(turn.index, turn);
  if (turn?.ends && turn.value === null) await guess(of, turn.index);
  if (opened !== of) return;
  drawMulligan(of);
  if (turn) drawTurn(of, turn.index);
  drawChart(of);
}

/** A turn that cannot be reviewed has a point in the chart all the same: what greedy players make of it. */
async function guess(of, n) {
  const step = of.turns[n].steps[0];
  if (step === null) return;
  const reply = await post({ do: "win_probability", step, worlds: WORLDS }).catch(() => ({ ok: false }));
  if (reply.ok) of.results.guesses.set(n, reply.value.is);
}

function drawProgress(of) {
  const { done, summary } = of.results, whole = of.decisions;
  $("review-bar").hidden = summary !== null;
  $("review-bar").max = whole;
  $("review-bar").value = done;
  $("review-stop").hidden = summary !== null;
  $("review-stop").textContent = of.stopped ? "Go on" : "Stop";
  $("review-progress").textContent = summary ? "" : `${of.stopped ? "Stopped: " : ""}${done} of ${whole} decisions reviewed`;
  $("review-summary").replaceChildren(...(summary ?? []).map((line) => element("li", { textContent: capital(line) })));
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);
const gradeOf = (grade, says = grade) => element("span", { className: "grade", dataset: { grade }, textContent: says });
const lines = (texts) => texts.map((text) => element("p", { textContent: capital(text.trim()) }));

function drawMulligan(of) {
  const told = of.results.mulligan;
  $("review-mulligan").hidden = !told;
  $("review-mulligan").replaceChildren(...lines(told?.lines ?? []));
}

/** A turn of the list: its decisions lead to their steps. */
function drawTurn(of, n) {
  const turn = of.results.turns.get(n), { steps } = of.turns[n], item = $("review-turns").children[n];
  const head = element("summary", {}, capital(turn.head), " ", turn.worst ? gradeOf(turn.worst) : null, turn.approximate ? gradeOf("approximate") : null);
  const decisions = turn.decisions.map((it, at) => {
    const step = steps[at] ?? null;
    const says = element("button", { type: "button", textContent: capital(it.says), disabled: step === null, dataset: { step }, onclick: () => { uncover(); table.look(step); } });
    return element("li", {}, says, it.verdict ? gradeOf(it.grade, it.verdict) : null, ...lines(it.better));
  });
  const on = element("button", { type: "button", className: "from", textContent: "Play on from this turn", disabled: (steps[0] ?? null) === null, onclick: () => playOn(steps[0]) });
  const note = turn.approximate ? element("p", { className: "approximate", textContent: `${capital(turn.approximate)}.` }) : null;
  const open = item.firstElementChild?.open ?? false;
  item.replaceChildren(element("details", { open: open || turn.worst !== null }, head, element("ol", {}, ...decisions), note, on));
  item.hidden = false;
  showStep(table.lookedAt());
}

const svg = (name, attributes, ...children) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

/** The probability to win by turn; a point leads to its turn. Hollow: the turn could not be reviewed. */
function drawChart(of) {
  const { results, turns } = of, [width, height, left] = [320, 120, 42], step = (width - left - 8) / Math.max(turns.length - 1, 1);
  const x = (n) => (left + n * step).toFixed(1), y = (value) => (6 + (height - 12) * (1 - value)).toFixed(1);
  const axis = [0, 0.5, 1].flatMap((value) => [svg("path", { d: `M${left} ${y(value)}H${width}` }), svg("text", { x: 0, y: Number(y(value)) + 4 }, `${value * 100} %`)]);
  const valued = turns.map((_, n) => [n, results.turns.get(n)?.value ?? results.guesses.get(n)]).filter(([, value]) => value !== undefined);
  const line = svg("path", { class: "line", d: valued.map(([n, value], at) => `${at ? "L" : "M"}${x(n)} ${y(value)}`).join("") });
  of.points = valued.map(([n, value]) => {
    const turn = results.turns.get(n), about = turn.value === null ? "about " : "";
    const says = [`Turn ${turns[n].turn}: ${about}${Math.round(value * 100)} % to win`, turn.worst].filter(Boolean).join(", ");
    const dot = svg("circle", { cx: x(n), cy: y(value), r: 5, tabindex: 0, role: "button", "aria-label": says, "data-grade": turn.worst ?? "", class: about ? "about" : "" }, svg("title", {}, says));
    dot.onclick = () => showTurn(n);
    dot.onkeydown = (event) => { if (event.key === "Enter") dot.onclick(); };
    return [n, dot];
  });
  // A point that has the focus keeps it.
  const held = [...$("chart").querySelectorAll("circle")].indexOf(document.activeElement);
  $("chart").replaceChildren(svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": "Probability to win by turn" }, ...axis, line, ...of.points.map(([, dot]) => dot)));
  of.points[held]?.[1].focus();
  showStep(table.lookedAt());
}

/** In a narrow window the review lies over the table: it makes room for what was chosen. */
function uncover() {
  if (getComputedStyle($("tell")).display === "none") return;
  document.body.classList.remove("telling");
  $("tell").ariaExpanded = "false";
}

/** Shows the first decision of a turn on the table, and what the review says of the turn. */
async function showTurn(n) {
  const details = $("review-turns").children[n].firstElementChild;
  details.open = true;
  details.scrollIntoView({ block: "nearest" });
  if (away) return;
  uncover();
  await table.look(opened.turns[n].steps[0]);
}

/** The game goes on from a step: what is hidden in the recording is sampled. */
async function playOn(step) {
  const of = opened;
  if (!of || step === null || (away && !await reopen())) return;
  of.stopped = true;
  of.left = step;
  away = true;
  drawProgress(of);
  uncover();
  // The way back is at the top.
  $("recorded").scrollTop = 0;
  await table.playOn({ do: "resume", step, seed: Math.floor(Math.random() * 2 ** 48) });
}
