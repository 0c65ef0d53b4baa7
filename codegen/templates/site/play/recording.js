// A recorded game on the table: its file, the chart of the probability to win, and playing on from a step.
import { post } from "./client.js";
import { element } from "./faces.js";

const $ = (id) => document.getElementById(id);
/** The worlds that are sampled for a point of the chart. */
const WORLDS = 24;
/** The largest file, in bytes. */
const MOST = 64 * 2 ** 20;
const SVG = "http://www.w3.org/2000/svg";

/** The recording on the table: what the engine told about it, and its chart. */
let opened = null;
/** The table's functions: `begin`, `change`, `look`, `say`, and `agent`, the chosen opponent. */
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
  $("chart-stop").onclick = () => { if (opened) opened.stopped = true; };
  $("play-on").onclick = playOn;
}

/** The text of a file; one that is compressed is unpacked, as far as the limit. */
async function textOf(file) {
  const packed = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const stream = packed[0] === 0x1f && packed[1] === 0x8b ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader(), parts = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return parts.join("");
    size += value.length;
    if (size > MOST) throw new Error(`it has more than ${MOST / 2 ** 20} MB`);
    parts.push(value);
  }
}

async function openFile(file) {
  table.say(`Reading ${file.name} …`);
  try {
    await open(await textOf(file));
  } catch (error) {
    table.say(`${file.name} cannot be read: ${error.message}`);
  }
}

/** Opens a recording; `number` is the game in it, from 1, and without it the last one. */
async function open(recording, number) {
  const request = { do: "open", recording, ...(number ? { number } : {}) };
  const reply = await table.begin(request, "A recorded game");
  if (!reply) return;
  const { game, starts, remarks } = reply;
  opened = { recording, game, starts, values: new Map(), stopped: false };
  $("recorded").hidden = false;
  document.body.classList.add("telling");
  const ended = game.won === null ? "the end is not in the recording" : game.won ? "won" : "not won";
  const told = [`${game.names[0]} (${game.heroes[0]}) against ${game.names[1]} (${game.heroes[1]})`, game.mode, ended, ...remarks];
  $("recorded-about").textContent = `${told.join("; ")}.`;
  $("recorded-game").hidden = game.games < 2;
  $("recorded-game").replaceChildren(...Array.from({ length: game.games }, (_, n) => element("option", { value: n + 1, textContent: `Game ${n + 1}`, selected: n + 1 === game.number })));
  $("recorded-game").onchange = () => open(recording, Number($("recorded-game").value));
  await table.look(0);
  await fillChart(opened);
}

/** The recording is no longer on the table. */
export function close() {
  if (opened) opened.stopped = true;
  opened = null;
  $("recorded").hidden = true;
}

/** Tells which step is looked at; null: the game goes on. */
export function showStep(step) {
  if (!opened) return;
  $("play-on").disabled = step === null;
  const at = opened.starts.findLastIndex((start) => step !== null && start <= step);
  for (const [n, dot] of $("chart").querySelectorAll("circle").entries()) dot.classList.toggle("here", opened.points[n] === at);
}

/** Evaluates the turns one after the other, so that other requests are answered between them. */
async function fillChart(of) {
  $("chart-stop").hidden = false;
  for (const [n, step] of of.starts.entries()) {
    if (of.stopped) break;
    $("chart-progress").textContent = `${n + 1} of ${of.starts.length} turns`;
    const reply = await post({ do: "win_probability", step, worlds: WORLDS }).catch(() => ({ ok: false }));
    if (opened !== of) return;
    if (reply.ok) of.values.set(n, reply.value.is);
    drawChart(of);
  }
  if (opened !== of) return;
  $("chart-stop").hidden = true;
  $("chart-progress").textContent = of.stopped ? "Stopped." : "";
}

const svg = (name, attributes, ...children) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

/** The probability to win by turn; a point leads to its turn. */
function drawChart(of) {
  const [width, height, left] = [320, 120, 30], step = (width - left - 8) / Math.max(of.starts.length - 1, 1);
  const x = (n) => left + n * step, y = (value) => 6 + (height - 12) * (1 - value);
  const axis = [0, 0.5, 1].flatMap((value) => [svg("path", { d: `M${left} ${y(value)}H${width}` }), svg("text", { x: 0, y: y(value) + 4 }, `${value * 100} %`)]);
  of.points = [...of.values.keys()];
  const line = svg("path", { class: "line", d: of.points.map((n, at) => `${at ? "L" : "M"}${x(n).toFixed(1)} ${y(of.values.get(n)).toFixed(1)}`).join("") });
  const dots = of.points.map((n) => {
    const says = `Turn ${n + 1}: ${Math.round(of.values.get(n) * 100)} % to win`;
    const dot = svg("circle", { cx: x(n), cy: y(of.values.get(n)), r: 5, tabindex: 0, role: "button", "aria-label": says }, svg("title", {}, says));
    dot.onclick = () => table.look(of.starts[n]);
    dot.onkeydown = (event) => { if (event.key === "Enter") dot.onclick(); };
    return dot;
  });
  $("chart").replaceChildren(svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": "Probability to win by turn" }, ...axis, line, ...dots));
}

/** The game goes on from the step that is looked at: what is hidden in the recording is sampled. */
async function playOn() {
  const step = table.lookedAt();
  if (!opened || step === null) return;
  close();
  await table.playOn({ do: "resume", step, seed: Math.floor(Math.random() * 2 ** 48) });
}
