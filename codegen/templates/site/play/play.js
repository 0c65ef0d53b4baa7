// The table: draws what the engine says, and asks it for what the reader does. No framework; text is only ever set as text.
const $ = (id) => document.getElementById(id);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const MARKS = ["TAUNT", "DIVINE_SHIELD", "STEALTH", "FROZEN", "WINDFURY", "POISONOUS", "LIFESTEAL", "REBORN", "RUSH", "CHARGE", "ELUSIVE",
  "IMMUNE", "DORMANT"];
const nice = (tag) => tag.toLowerCase().split("_").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");

// --- The engine, in a worker.

/** Requests that led here: a worker that fails is replaced, and does them again. */
let past = [];
let worker, waiting = new Map(), number = 0;
/** Why the worker answers no more, if it does not. */
let broken = null;

function start() {
  worker?.terminate();
  broken = null;
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: { id, reply, fault } }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) asked?.done(reply);
    else asked?.fail(new Error(fault));
  };
  worker.onerror = (event) => {
    broken = new Error(event.message || "the engine cannot be loaded");
    for (const asked of waiting.values()) asked.fail(broken);
    waiting.clear();
  };
}

function post(request) {
  const id = ++number;
  return new Promise((done, fail) => {
    if (broken) return fail(broken);
    waiting.set(id, { done, fail });
    worker.postMessage({ id, request });
  });
}

/** The reply to a request; an error is said. */
async function ask(request) {
  try {
    const reply = await post(request);
    if (!reply.ok) say(`${reply.error.field}: ${reply.error.says}`);
    return reply;
  } catch (error) {
    say(`The engine has failed, and was started again: ${error.message}. Please report it.`);
    start();
    for (const again of past) await post(again);
    return { ok: false };
  }
}

/** A request that changes the game: the reply is drawn. */
async function change(request) {
  const reply = await ask(request);
  if (!reply.ok) return false;
  if (["new", "card", "load"].includes(request.do)) [past, log] = [[], []];
  if (request.do === "undo") past.pop();
  else past.push(request.do === "agent" ? { do: "act", option: reply.option } : request);
  view = reply;
  selected = null;
  looking = null;
  replace.clear();
  // It was about the position before.
  $("best").hidden = true;
  draw();
  await drawLog();
  await follow(request.do === "undo" ? [] : view.last?.ran ?? []);
  return true;
}

// --- What is shown.

let view = null, selected = null, looking = null, log = [];
/** The card whose Power is shown; what was described before. */
let reading = null;
const described = new Map();
const replace = new Set();
/** Who plays for players 1 and 2; nothing: the reader. */
let agents = [null, null];
/** The loop in which agents act, if there is one; whether the engine is at work on what was asked. */
let acting = null, busy = false;

const say = (text) => { $("note").textContent = text; };
const piece = (state, id) => state.entities.find((it) => it.id === id);
const optionsOf = (id) => view.options.filter((it) =>
  it.card === id || it.attacker === id || (it.kind === "hero_power" && id === view.state.players[view.state.to_act - 1]?.hero_power));
const at = (option) => option.target ?? option.defender;
const isMulligan = () => view.state.pending?.kind === "mulligan" && view.options.length > 0;

function element(name, properties = {}, ...inner) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inner.filter((it) => it !== null && it !== undefined && it !== ""));
  return made;
}

/** An entity in words, for those who hear the page. */
function words(it, how) {
  const tags = it.tags, parts = [it.name, it.type];
  if (it.tags.ZONE === "HAND" || it.type === "Hero Power") parts.push(`costs ${it.cost}`);
  if (["Minion", "Hero", "Weapon"].includes(it.type)) parts.push(`${tags.ATK ?? 0} attack`, `${health(it)} health`);
  if (tags.ARMOR) parts.push(`${tags.ARMOR} armor`);
  parts.push(...MARKS.filter((mark) => tags[mark]).map(nice), it.text, ...how);
  return parts.filter(Boolean).join(", ");
}

const health = (it) => (it.tags.HEALTH ?? it.tags.DURABILITY ?? 0) - (it.tags.DAMAGE ?? 0);

/** The name, and before it what the card costs where it can be paid. A name with a long word is written smaller. */
function drawName(it) {
  const isLong = /[^\s-]{12}/.test(it.name);
  const costs = it.tags.ZONE === "HAND" || it.type === "Hero Power";
  return element("span", { className: isLong ? "name long" : "name" },
    costs ? element("span", { className: "cost", textContent: `${it.cost} ◆` }) : null, costs ? " " : null, it.name);
}

function drawPiece(state, id) {
  const it = piece(state, id);
  if (!it) return null;
  if (it.card === null) return element("span", { className: "piece hidden", role: "img", ariaLabel: "a card that you cannot see" });
  const live = looking === null;
  const chosen = selected !== null && live ? optionsOf(selected).some((option) => at(option) === id) : false;
  const ready = live && selected === null && optionsOf(id).length > 0 && !isMulligan();
  const ticked = live && isMulligan() && view.state.players[view.state.to_act - 1].hand.includes(id);
  const pressed = selected === id || replace.has(id);
  const how = [chosen && "can be chosen", ready && "can be used", pressed && "selected", ticked && "can be replaced"].filter(Boolean);
  const marks = MARKS.filter((mark) => it.tags[mark]).map(nice).join(", ");
  const body = ["Minion", "Hero", "Weapon", "Location"].includes(it.type);
  const button = element("button", { type: "button", className: "piece", title: it.text || it.name },
    element("span", { className: "sr", textContent: words(it, how) }),
    drawName(it),
    element("span", {}, element("span", { className: "text", textContent: it.text }),
      marks ? element("span", { className: "marks", textContent: marks }) : null),
    body ? element("span", { className: "numbers" },
      element("span", { textContent: it.type === "Location" ? "" : `${it.tags.ATK ?? 0} ⚔` }),
      element("span", { className: it.tags.DAMAGE ? "hurt" : "", textContent: `${health(it)} ♥${it.tags.ARMOR ? ` +${it.tags.ARMOR}` : ""}` })) : null);
  button.dataset.id = id;
  for (const seen of [...button.children].slice(1)) seen.ariaHidden = "true";
  if (pressed) button.ariaPressed = "true";
  for (const [name, on] of [["ready", ready || ticked], ["target", chosen], ["taunt", it.tags.TAUNT], ["shield", it.tags.DIVINE_SHIELD]]) {
    if (on) button.classList.add(name);
  }
  return button;
}

function drawSide(state, player) {
  const side = state.players[player];
  const mine = view.me === null ? `Player ${player + 1}` : view.me === player + 1 ? "You" : "They";
  const turn = state.to_act === player + 1 ? ", to act" : "";
  const row = (name, label, ids) => {
    const pieces = ids.map((id) => drawPiece(state, id)).filter(Boolean);
    return element("ul", { className: `row ${name}`, ariaLabel: `${mine}: ${label}` }, ...pieces.map((it) => element("li", {}, it)));
  };
  const parts = [
    element("h2", { textContent: `${mine}${turn}: ${side.mana} of ${side.crystals} mana, ${side.deck} cards in the deck${side.corpses ? `, ${side.corpses} Corpses` : ""}` }),
    row("heroes", "hero", [side.hero, side.hero_power, side.weapon, ...side.secrets].filter((id) => id !== null)),
    row("board", "board", side.board),
  ];
  const hand = row("hand", `hand, ${side.hand.length} cards`, side.hand);
  return { parts, hand };
}

function draw() {
  const state = looking === null ? view.state : looking.state;
  const bottom = (view.me ?? 1) - 1;
  const held = document.activeElement, focus = held?.dataset?.id;
  const theirs = drawSide(state, 1 - bottom), mine = drawSide(state, bottom);
  $("theirs").replaceChildren(theirs.parts[0], theirs.hand, theirs.parts[1], theirs.parts[2]);
  $("mine").replaceChildren(mine.parts[2], mine.parts[1], mine.hand, mine.parts[0]);
  document.querySelector(`#table [data-id="${focus}"]`)?.focus();
  $("play").hidden = false;
  $("looking").hidden = looking === null;
  if (looking) $("looking").firstElementChild.textContent = `Before step ${looking.step + 1} of ${log.length}: ${log[looking.step].says}.`;
  $("earlier").disabled = looking ? looking.step === 0 : view.steps === 0;
  $("later").disabled = looking === null;
  const end = view.options.some((it) => it.kind === "end_turn");
  $("end").disabled = looking === null && !(end || isMulligan());
  $("end").textContent = looking !== null ? "Back to now" : isMulligan() ? (replace.size ? `Replace ${replace.size}` : "Keep all") : "End turn";
  $("undo").disabled = !view.can_undo || looking !== null;
  $("auto").disabled = state.over;
  $("auto").textContent = acting ? "Pause" : agents[0] && agents[1] ? "Go on" : "Let the agent act";
  drawChoices();
  drawArrange();
  if (state.over && looking === null) say(ending(state));
  // Whoever plays by keyboard goes on at the table when what was pressed is gone.
  if (held && !held.isConnected && document.activeElement === document.body) {
    const next = document.querySelector("#mine .ready") ?? ($("end").disabled ? $("table") : $("end"));
    next.focus({ preventScroll: true });
  }
}

/** How a game ended, for who played it. */
function ending(state) {
  const ends = state.players.map((it) => it.state.toLowerCase());
  if (view.me !== null) return `The game is over: you ${ends[view.me - 1]}.`;
  return `The game is over: ${ends.map((end, n) => `player ${n + 1} ${end}`).join(", ")}.`;
}

/** "your Wisp", "player 2's Wisp". */
function whose(it) {
  const player = it.tags.CONTROLLER;
  return `${view.me === null ? `player ${player}'s` : view.me === player ? "your" : "their"} ${it.name}`;
}

/** What the buttons below the table do: each a text and what is done. */
function choices() {
  if (looking !== null || isMulligan()) return [];
  if (view.state.pending) {
    return view.options.map((option, n) => {
      const offered = option.kind === "choose" ? view.state.pending.offered?.[n] : null;
      return { says: option.says, more: offered ? piece(view.state, offered)?.text : "", does: () => act(option) };
    });
  }
  if (selected === null) return [];
  const options = optionsOf(selected), targets = new Set(options.map(at));
  const plain = targets.size === options.length && !targets.has(undefined);
  return options.flatMap((option) => {
    const says = plain ? whose(piece(view.state, at(option))) : option.says;
    return [{ says, does: () => act(option) }, ...places(option)];
  });
}

/** Where else than at the right end a minion can go. */
function places(option) {
  if (!option.places || at(option) !== undefined) return [];
  const board = view.state.players[view.state.to_act - 1].board;
  return board.map((id, place) => ({ says: `left of ${piece(view.state, id)?.name}`, does: () => act(option, place) }));
}

function drawChoices() {
  const buttons = choices().map(({ says, more, does }) => {
    const button = element("button", { type: "button", textContent: says }, more ? element("small", { textContent: more }) : null);
    button.onclick = does;
    return button;
  });
  $("choices").replaceChildren(...buttons);
  $("choose").hidden = buttons.length === 0;
  const it = selected === null ? null : piece(view.state, selected);
  $("choose-title").textContent = !it ? "Choose" : optionsOf(selected).some((option) => at(option) !== undefined) ? `${it.name}: what at?` : it.name;
  $("choose-text").textContent = it?.text ?? "";
}

function drawArrange() {
  const select = document.querySelector('#arrange [name="entity"]');
  const kept = select.value;
  select.replaceChildren(...view.state.entities.filter((it) => it.card !== null).map((it) =>
    element("option", { value: it.id, textContent: `${it.name} (#${it.id})` })));
  if (kept) select.value = kept;
}

/** Only what is new is asked for and drawn: a long game has a long log. */
async function drawLog() {
  const same = view.steps > log.length || (view.steps === log.length - 1 && log.length > 0);
  if (!same) log = [];
  log.length = Math.min(log.length, view.steps);
  const reply = await ask({ do: "log", from: log.length });
  if (!reply.ok) return;
  while ($("log").children.length > log.length) $("log").lastElementChild.remove();
  log.push(...reply.log);
  $("log").append(...reply.log.map((step) => {
    const back = element("button", { type: "button", textContent: step.says });
    back.title = "Show the table before it";
    back.onclick = () => look(step.n);
    return element("li", {}, back, step.lines.length ? element("ul", {}, ...step.lines.map((line) => element("li", { textContent: line }))) : null);
  }));
  $("log").scrollTop = $("log").scrollHeight;
}

async function look(step) {
  const reply = await ask({ do: "look", step });
  if (!reply.ok) return;
  looking = reply;
  selected = null;
  draw();
  await follow(log[step]?.ran ?? []);
}

/** One step back or forth; behind the last one is now. */
async function step(by) {
  const to = (looking ? looking.step : log.length) + by;
  if (to < 0) return;
  if (to < log.length) return look(to);
  looking = null;
  draw();
}

async function describe(card) {
  if (!described.has(card)) {
    const reply = await ask({ do: "describe", card });
    if (!reply.ok) return null;
    described.set(card, reply.card);
  }
  return described.get(card);
}

/** What a card says and is; the words of its Power that have just run are marked. */
async function show(card, name, text, ran = []) {
  const it = await describe(card);
  if (!it) return;
  // What an entity says has its present numbers.
  if (text !== undefined || reading !== card) {
    $("reading-name").textContent = name ?? it.name;
    $("reading-text").textContent = text ?? it.text;
  }
  reading = card;
  $("reading").hidden = false;
  $("reading-words").textContent = it.explain;
  $("reading-power").replaceChildren(...marked(it.source, ran));
}

async function read(id) {
  const it = piece((looking ?? view).state, id);
  if (it?.card) await show(it.card, it.name, it.text);
}

/** The source in pieces; those that ran are marked, without the longer ones around them. */
function marked(source, ran) {
  const places = [...new Set(ran)].map((words) => [source.indexOf(words), words.length]).filter(([from]) => from >= 0)
    .map(([from, many]) => [from, from + many]);
  const inside = ([from, to], [start, end]) => from >= start && to <= end && to - from < end - start;
  const inner = places.filter((it) => !places.some((other) => inside(other, it))).sort((a, b) => a[0] - b[0]);
  const parts = [];
  let at = 0;
  for (const [from, to] of inner) {
    if (from < at) continue;
    parts.push(source.slice(at, from), element("mark", { textContent: source.slice(from, to) }));
    at = to;
  }
  return [...parts, source.slice(at)];
}

/** The Power on the page is that of what ran: of the card that is read, if it did, or of the first that did. */
async function follow(ran) {
  if (ran.length === 0) {
    if (reading && !$("reading").hidden) $("reading-power").replaceChildren(described.get(reading).source);
    return;
  }
  const card = ran.some(([it]) => it === reading) ? reading : ran[0][0];
  await show(card, undefined, undefined, ran.filter(([it]) => it === card).map(([, words]) => words));
}

// --- What is done.

/** Does what is legal; a minion goes to the right end if no place is said. */
async function act(option, place) {
  const says = option.says;
  if (busy) return;
  busy = true;
  const action = place === undefined ? { option: option.n } : { action: { kind: "play", card: option.card, option: option.option, place } };
  try {
    if (!await change({ do: "act", ...action })) return;
  } finally {
    busy = false;
  }
  if (!view.state.over) say([says, ...(view.last?.lines ?? [])].join(". "));
  await agentsAct();
}

function click(id) {
  // What is chosen at stays the card that is read.
  if (looking !== null || !optionsOf(selected).some((option) => at(option) === id)) read(id);
  if (looking !== null) return;
  if (isMulligan()) {
    if (!view.state.players[view.state.to_act - 1].hand.includes(id)) return;
    if (!replace.delete(id)) replace.add(id);
    return draw();
  }
  if (selected !== null) {
    const fits = optionsOf(selected).filter((option) => at(option) === id);
    if (fits.length === 1) return act(fits[0]);
    if (selected === id) {
      const [only, more] = optionsOf(id);
      if (!more && at(only) === undefined) return act(only);
      selected = null;
      return draw();
    }
    if (fits.length > 1) return say("Choose one of those below.");
  }
  const options = optionsOf(id);
  if (options.length === 0) {
    selected = null;
    draw();
    return say(view.idle[id] ?? (view.state.over ? "The game is over." : `Nothing can be done with ${piece(view.state, id)?.name} now.`));
  }
  selected = id;
  draw();
  const aims = options.some((option) => at(option) !== undefined);
  say(`${piece(view.state, id).name}: ${aims ? "choose what at." : options.length > 1 ? "choose how." : "choose it again to use it."}`);
}

/** The agents act while it is their turn. */
async function agentsAct() {
  if (acting) return;
  const run = (acting = {});
  const pause = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 350;
  while (acting === run && !view.state.over) {
    const agent = agents[view.state.to_act - 1];
    if (!agent) break;
    if (!await change({ do: "agent", agent, seed: view.steps })) break;
    if (!view.state.over) say(view.last.says);
    await wait(pause);
  }
  if (acting === run) {
    acting = null;
    draw();
  }
}

async function begin(request, title) {
  agents = request.agents ?? [null, null];
  acting = null;
  delete request.agents;
  // Closed before the table is drawn, which would move under the hand of whoever plays.
  $("start").open = false;
  if (!await change(request)) {
    $("start").open = view === null;
    return;
  }
  $("title").textContent = title;
  document.title = `${title} · Cardwright`;
  // The table is what there is to see now.
  if (request.do === "new") $("note").scrollIntoView({ block: "start" });
  say(isMulligan() ? "Choose the cards that go back into the deck, then press Replace, or keep all." : "");
  await agentsAct();
}

/** What the address says: a card to try, a position, or nothing. */
async function fromAddress() {
  const asked = new URLSearchParams(location.hash.slice(1));
  if (asked.has("card")) {
    await begin({ do: "card", card: asked.get("card"), with: asked.get("with") ?? "" }, "Play this card");
    const tried = view && piece(view.state, view.state.players[0].hand[0]);
    if (tried) {
      $("title").textContent = `Play ${tried.name}`;
      document.title = `Play ${tried.name} · Cardwright`;
      $("about").textContent = "The card is in the hand of player 1, with others around it. You act for both players.";
      read(tried.id);
    }
  } else if (asked.has("p")) {
    await begin({ do: "load", link: asked.get("p") }, "A position");
  } else if (asked.has("deck")) {
    const field = $("begin").elements.mine;
    field.value = asked.get("deck");
    await tellDeck(field);
  }
}

$("table").addEventListener("click", (event) => {
  const id = Number(event.target.closest("[data-id]")?.dataset.id);
  if (id) click(id);
});
// Dragging one onto another is the same as two clicks; dragging a card onto the board plays it.
let dragged = null;
$("table").addEventListener("pointerdown", (event) => { dragged = Number(event.target.closest("[data-id]")?.dataset.id) || null; });
$("table").addEventListener("pointerup", (event) => {
  const under = document.elementFromPoint(event.clientX, event.clientY), over = Number(under?.closest("[data-id]")?.dataset.id);
  if (!dragged || over === dragged || looking !== null || isMulligan()) return;
  const options = optionsOf(dragged), fits = options.filter((option) => over && at(option) === over);
  if (fits.length === 1) return act(fits[0]);
  // What has no target is played onto a board, a minion at the place where it is dropped.
  if (!under?.closest(".board") || options.length !== 1 || at(options[0]) !== undefined) return;
  const left = [...document.querySelectorAll("#mine .board [data-id]")].filter((it) => {
    const { x, width } = it.getBoundingClientRect();
    return x + width / 2 < event.clientX;
  });
  act(options[0], options[0].places ? left.length : undefined);
});
// A drag that ends elsewhere is none.
for (const ends of ["pointerup", "pointercancel"]) addEventListener(ends, () => { dragged = null; });
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.altKey || event.metaKey || !view) return;
  if (event.key === "Escape" && selected !== null) {
    selected = null;
    draw();
    say("");
  } else if (event.key === "u" && !$("undo").disabled) $("undo").click();
  else if (event.key === "e" && !$("end").disabled) $("end").click();
  else if (event.key === "," && !$("earlier").disabled) step(-1);
  else if (event.key === "." && !$("later").disabled) step(1);
  else if (event.key.startsWith("Arrow") && event.target.matches("#table [data-id]")) {
    const all = [...document.querySelectorAll("#table button[data-id]")];
    const step = ["ArrowRight", "ArrowDown"].includes(event.key) ? 1 : -1;
    all[(all.indexOf(event.target) + step + all.length) % all.length].focus();
    event.preventDefault();
  }
});
$("end").onclick = () => {
  if (looking !== null) return $("now").click();
  const same = (option) => (option.replace ?? []).length === replace.size && option.replace.every((id) => replace.has(id));
  const option = view.options.find((it) => (isMulligan() ? it.kind === "mulligan" && same(it) : it.kind === "end_turn"));
  if (option) act(option);
};
$("undo").onclick = async () => { if (await change({ do: "undo" })) say("Taken back."); };
$("now").onclick = () => { looking = null; draw(); };
$("earlier").onclick = () => step(-1);
$("later").onclick = () => step(1);
$("auto").onclick = async () => {
  if (acting) {
    acting = null;
    return draw();
  }
  if (agents.every(Boolean)) return agentsAct();
  const chosen = agents.find(Boolean) ?? "greedy";
  if (await change({ do: "agent", agent: chosen, seed: view.steps })) {
    say(view.last.says);
    await agentsAct();
  }
};
$("think").onclick = async () => {
  say("Thinking …");
  const reply = await ask({ do: "analyse", ms: 1500 });
  if (!reply.ok) return;
  say("");
  const { lethal, lines } = reply.found;
  const list = lethal.line ? [`Lethal: ${lethal.line.join("; ")}`] : lines.map((it) => `${Math.round(it.value * 100)} %: ${it.actions.join("; ")}`);
  $("best").hidden = false;
  $("best").replaceChildren(element("h2", { textContent: "What is best" }), element("ol", {}, ...list.map((text) => element("li", { textContent: text }))));
};
/** The address of the position. */
async function address() {
  const reply = await ask({ do: "link" });
  return reply.ok ? `${location.href.split("#")[0]}#p=${reply.link}` : null;
}
async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} was copied.`);
  } catch {
    say(text);
  }
}
async function report(expected, seen) {
  const link = await address();
  if (link) await copy(`Position: ${link}\nExpected: ${expected}\nSeen: ${seen}\n`, "The report");
}
$("share").onclick = async () => {
  const link = await address();
  if (!link) return;
  history.replaceState(null, "", link);
  await copy(link, "The link of this position");
};
$("begin").onsubmit = (event) => {
  event.preventDefault();
  const data = new FormData(event.target), me = Number(data.get("me")), agent = data.get("agent");
  const request = { do: "new", decks: [deckOf(data.get("mine")), deckOf(data.get("theirs"))], seed: Math.floor(Math.random() * 2 ** 48) };
  if (me === 2) request.decks.reverse();
  if (me) request.me = me;
  if (data.get("any")) request.allow_illegal = true;
  request.agents = me === 0 ? [agent, agent] : me === 1 ? [null, agent] : [agent, null];
  history.replaceState(null, "", location.href.split("#")[0]);
  begin(request, "A game");
};
/** The deck of a field: the code of a known deck if it is the name of one, else the text. */
function deckOf(text) {
  const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, ""), wanted = plain(text);
  const known = [...document.querySelectorAll("[data-fills] option")].find((it) => it.value && plain(it.textContent) === wanted);
  return known ? known.value : text.trim();
}
/** Tells below a field what its deck is: class, hero skin, cards, dust, mana curve, and what makes it illegal. */
async function tellDeck(field) {
  const text = field.value.trim(), told = field.parentElement.querySelector("output");
  told.textContent = "";
  if (!text || text.startsWith("random")) return;
  const reply = await post({ do: "deck", deck: deckOf(text) }).catch(() => ({ ok: false }));
  if (field.value.trim() !== text) return;
  if (!reply.ok) { told.textContent = reply.error?.says ?? ""; return; }
  const deck = reply.deck, curve = deck.curve.map((count, cost) => `${cost}${cost + 1 === deck.curve.length ? "+" : ""}: ${count}`);
  const parts = [`${deck.name ? `${deck.name}, ` : ""}${deck.class}${deck.skin ? ` (${deck.skin.name})` : ""}`, `${deck.cards.length} cards`, `${deck.dust} dust`, `mana curve ${curve.join(", ")}`];
  if (deck.not_written.length) parts.push(`not written yet: ${deck.not_written.join(", ")}`);
  if (!deck.legal) parts.push(`illegal in ${deck.deck_format}: ${deck.illegal.join("; ")}`);
  told.textContent = parts.join(". ");
}
for (const field of document.querySelectorAll("#begin textarea")) field.addEventListener("change", () => tellDeck(field));
// A known deck fills the field beside it.
for (const select of document.querySelectorAll("[data-fills]")) {
  const known = document.querySelector("[data-fills]");
  if (select !== known) select.append(...[...known.children].slice(1).map((it) => it.cloneNode(true)));
  select.onchange = () => { if (!select.value) return; const field = $("begin").elements[select.dataset.fills]; field.value = select.value; tellDeck(field); };
}
$("arrange").addEventListener("submit", async (event) => {
  event.preventDefault();
  const data = new FormData(event.target), player = Number(data.get("player"));
  const what = event.target.dataset.do;
  if (what === "add") await change({ do: data.get("to"), player, card: data.get("card") });
  else if (what === "set") await change({ do: "set_tag", entity: Number(data.get("entity")), tag: data.get("tag"), value: Number(data.get("value")) });
  else if (what === "mana") await change({ do: "set_mana", player, crystals: Number(data.get("crystals")) });
  else if (what === "dice") {
    const outcome = (text) => (/^\d+$/.test(text) ? { number: Number(text) } : { card: text });
    await change({ do: "force", outcomes: data.get("outcomes").split(",").map((text) => text.trim()).filter(Boolean).map(outcome) });
  } else await report(data.get("expected"), data.get("seen"));
});

/** For tests and the console: a request, as JSON. */
(globalThis.cardwright ??= {}).ask = post;

say("");
start();
addEventListener("hashchange", fromAddress);
await fromAddress();
navigator.serviceWorker?.register("offline.js").catch(() => {});
