// The table: draws what the engine says, and asks it for what the player does. No framework; text is only ever set as text.
import { post, start } from "./client.js";
import { bold, element, face, large, token, update, words } from "./faces.js";
import { animate, line, middleOf, pace, places, rest, settle } from "./motion.js";
import * as store from "./kept.js";
import * as recording from "./recording.js";

const $ = (id) => document.getElementById(id);

// --- What is shown.

/** Requests that led to the present position: a worker that fails is replaced and does them again. */
let past = [];
let view = null, selected = null, looking = null, log = [];
/** Which of several ways of using the selected card was chosen. */
let way = null;
/** Whether the place of the selected minion is being chosen. */
let placing = false;
/** The card whose Power is shown; what was described before. */
let reading = null;
const described = new Map();
const replace = new Set();
/** Every card that was seen in this game, by name: the log shows them. */
const known = new Map();
/** Agents for players 1 and 2; null: the reader. */
let agents = [null, null];
/** The loop in which agents act, if there is one; whether it waits; whether the engine is at work. */
let acting = null, paused = false, busy = false;
/** Lets a paused loop do one action. */
let go = null;
/** What is played: how it began, its title, a question or puzzle. */
let game = { begun: null, title: "", titleOf: null, quiz: null, puzzle: null };

const say = (text) => { $("note").textContent = text && capital(placed(text)); };
const capital = (text) => text && text[0].toUpperCase() + text.slice(1);
const stateNow = () => (looking ?? view).state;
const piece = (state, id) => state.entities.find((it) => it.id === id);
/** A sentence with places where the engine has the numbers of entities: `Yeti (theirs, place 2)` for `Yeti (#42)`. */
const placed = (text) => text.replace(/ \(#(\d+)\)/g, (_, number) => {
  for (const [player, it] of (view ? stateNow().players : []).entries()) {
    const id = Number(number), whose = view.me === null ? `player ${player + 1}'s` : view.me === player + 1 ? "yours" : "theirs";
    if ([it.hero, it.hero_power, it.weapon].includes(id)) return ` (${whose})`;
    if (it.board.includes(id)) return ` (${whose}, place ${it.board.indexOf(id) + 1})`;
    if (it.hand.includes(id)) return ` (card ${it.hand.indexOf(id) + 1})`;
  }
  return "";
});
const side = () => view.state.players[view.state.to_act - 1];
const optionsOf = (id) => view.options.filter((it) =>
  it.card === id || it.attacker === id || (it.kind === "hero_power" && id === side()?.hero_power));
const at = (option) => option.target ?? option.defender;
/** Options that differ in more than their target have different ways. */
const wayOf = (option) => [option.kind, option.ability ?? "", option.option ?? ""].join(":");
const ways = (options) => [...new Set(options.map(wayOf))];
const isMulligan = () => view.state.pending?.kind === "mulligan" && view.options.length > 0;
const chosen = () => optionsOf(selected).filter((option) => way === null || wayOf(option) === way);

/** The reply to a request; an error is said. */
async function ask(request) {
  try {
    const reply = await post(request);
    if (!reply.ok) say(reply.error.says);
    return reply;
  } catch (error) {
    say(`The engine has failed, and was started again: ${error.message}. Please report it.`);
    start();
    if (past.length) await post({ do: "again", requests: past });
    return { ok: false };
  }
}

/** A request that changes the game: the reply is animated and drawn. */
async function change(request) {
  const reply = await ask(request);
  if (!reply.ok) return false;
  const begins = ["new", "card", "load", "again", "open"].includes(request.do);
  if (begins) {
    // A recording that is open is opened again with its file, if the worker is replaced.
    const first = request.do === "open" && !request.file ? { ...past[0], ...request } : request;
    [past, log] = [request.do === "again" ? request.requests : [first], []];
    known.clear();
  } else if (request.do === "undo") past.pop();
  else past.push(request.do === "agent" ? { do: "act", option: reply.option } : request);
  const acts = ["act", "agent"].includes(request.do), mine = view?.me === null || reply.last?.player === reply.me;
  for (const it of [...reply.state.entities, ...(reply.last?.cards ?? [])]) if (it.card !== null) known.set(it.name, it);
  if (acts && view) {
    letGo();
    draw();
    await animate(reply.last, mine);
  }
  const before = acts || request.do === "undo" ? places() : new Map();
  view = reply;
  // Before the game is kept: a reload shows the same title.
  if (begins && game.titleOf) game.title = game.titleOf(view);
  letGo();
  looking = null;
  replace.clear();
  // It was about the position before.
  $("best").hidden = true;
  draw();
  settle(before);
  await drawLog();
  keep();
  await follow(request.do === "undo" ? [] : view.last?.ran ?? []);
  return reply;
}

function letGo() {
  [selected, way, placing] = [null, null, false];
}

function keep() {
  const hash = location.hash;
  // A recording is too large to be kept.
  store.keep(hash, view.state.over || past[0]?.do === "open" ? null : { past, agents, title: game.title, begun: game.begun, me: view.me });
}

// --- Drawing the table.

function drawPiece(state, id, place) {
  const it = piece(state, id);
  if (!it) return null;
  if (it.card === null) {
    const secret = place === "secrets";
    return element("span", { className: `piece ${secret ? "secret" : "back"}`, role: "img", ariaLabel: secret ? "a Secret" : "a card that you cannot see", textContent: secret ? "?" : "", dataset: { hidden: id } });
  }
  const live = looking === null && !busy;
  const target = live && selected !== null && chosen().some((option) => at(option) === id);
  const ready = live && selected === null && optionsOf(id).length > 0 && !isMulligan();
  const pressed = selected === id || replace.has(id);
  const how = [target && "can be chosen", ready && "can be used", pressed && "selected"].filter(Boolean);
  const button = element("button", { type: "button", className: `piece ${place}`, dataset: { id } }, element("span", { className: "sr", textContent: words(it, how) }));
  if (place === "hand") {
    const card = face(it);
    card.ariaHidden = "true";
    button.append(card);
  } else {
    const { parts, frame } = token(it);
    for (const part of parts) part.ariaHidden = "true";
    button.append(...parts);
    button.dataset.class = frame.class ?? "Neutral";
    if (frame.rarity === "Legendary") button.classList.add("legendary");
  }
  if (pressed) button.ariaPressed = "true";
  const tags = it.tags;
  const asleep = ["board", "heroes"].includes(place) && it.type !== "Location" && tags.CONTROLLER === state.active && tags.EXHAUSTED;
  for (const [name, on] of [["ready", ready], ["target", target], ["taunt", tags.TAUNT], ["shield", tags.DIVINE_SHIELD], ["stealth", tags.STEALTH],
    ["frozen", tags.FROZEN], ["dormant", tags.DORMANT || it.dormant], ["immune", tags.IMMUNE], ["spent", asleep], ["closed", it.type === "Location" && tags.EXHAUSTED],
    ["location", it.type === "Location"], ["ship", tags.LAUNCHPAD]]) {
    if (on && (place !== "hand" || ["ready", "target"].includes(name))) button.classList.add(name);
  }
  return button;
}

const row = (name, label, items) => element("ul", { className: `row ${name}`, ariaLabel: label }, ...items.map((it) => element("li", {}, it)));

/** Mana as crystals: full, spent, locked by Overload. */
function drawMana(it) {
  const more = Math.max(0, it.mana - it.crystals);
  const crystals = Array.from({ length: Math.max(it.crystals + more, 0) }, (_, n) =>
    element("i", { className: n < it.mana ? "full" : n >= it.crystals - it.locked ? "locked" : "" }));
  const overload = [it.locked && `${it.locked} locked`, it.overloaded && `Overload ${it.overloaded}`].filter(Boolean).join(", ");
  return element("p", { className: "mana" }, element("span", { className: "crystals", ariaHidden: "true" }, ...crystals),
    element("b", { textContent: `${it.mana}/${it.crystals}` }), element("span", { className: "sr", textContent: " mana" }), overload ? element("small", { textContent: overload }) : null);
}

function drawSide(state, player, bottom) {
  const it = state.players[player];
  const name = view.me === null ? `Player ${player + 1}` : view.me === player + 1 ? "Your" : "Their";
  const of = view.me === null ? `${name}'s` : name;
  const drawn = (ids, place) => ids.filter((id) => id !== null).map((id) => drawPiece(state, id, place)).filter(Boolean);
  const counts = element("div", { className: "counts-of" },
    drawMana(it),
    element("p", { className: "deck-of" }, element("span", { className: "stack", ariaHidden: "true" }), element("b", { textContent: it.deck }), element("span", { textContent: it.deck === 1 ? "card left" : "cards left" })),
    it.corpses ? element("p", { className: "corpses", textContent: `${it.corpses} ${it.corpses === 1 ? "Corpse" : "Corpses"}` }) : null,
    it.spell_damage ? element("p", { className: "corpses", textContent: `Spell Damage +${it.spell_damage}` }) : null,
    it.fatigue ? element("p", { className: "corpses", textContent: `Fatigue ${it.fatigue}` }) : null);
  const effects = it.enchantments.filter((one) => one.text);
  if (effects.length) {
    counts.append(element("p", { className: "corpses effects", tabIndex: 0, textContent: `${effects.length} effect${effects.length === 1 ? "" : "s"}`, title: effects.map((one) => `${one.name}: ${one.text}`).join("\n") }));
  }
  const hand = row("hand", `${of} hand, ${it.hand.length} cards`, drawn(it.hand, "hand"));
  hand.style.setProperty("--cards", it.hand.length);
  const board = row("board", `${of} board`, drawn(it.board, "board"));
  board.style.setProperty("--minions", it.board.length);
  const strip = element("div", { className: "strip" },
    element("div", { className: "left" }, bottom ? null : hand, row("secrets", `${of} Secrets and quests`, drawn(it.secrets, "secrets"))),
    row("heroes", `${of} hero`, [...drawn([it.weapon], "weapon"), ...drawn([it.hero], "hero"), ...drawn([it.hero_power], "power")]),
    counts);
  if (!bottom && view.me !== null) strip.append(element("p", { className: "hand-count", textContent: `${it.hand.length} in hand` }));
  if (placing && bottom) addSlots(board);
  return bottom ? [board, strip, hand] : [strip, board];
}

/** Where a minion can be put: a button on each side of each minion. */
function addSlots(board) {
  const play = chosen().find((option) => option.places);
  if (!play) return;
  const slots = Array.from({ length: play.places }, (_, place) => element("li", { className: "slot" },
    element("button", { type: "button", className: "place", ariaLabel: `Put it at place ${place + 1}`, textContent: "▾", onclick: () => act(play, place) })));
  [...board.children].forEach((it, n) => it.before(slots[n]));
  board.append(slots.at(-1));
}

const turnOf = (turn) => Math.ceil(turn / 2);

function draw() {
  const state = stateNow();
  // Who acts for both players sits on the side whose turn it is.
  const bottom = (view.me ?? (agents.some(Boolean) ? 1 : state.active)) - 1;
  const held = document.activeElement;
  hidePreview();
  update($("theirs"), ...drawSide(state, 1 - bottom, false));
  update($("mine"), ...drawSide(state, bottom, true));
  $("play").hidden = false;
  document.body.classList.add("playing");
  if (!$("middle").contains($("note"))) $("middle").prepend($("note"));
  drawBar(state);
  drawChoices();
  drawArrange();
  // Whoever plays by keyboard goes on at the table when what was pressed is gone.
  if (held && !held.isConnected && document.activeElement === document.body) {
    const next = $("choose").hidden ? document.querySelector("#mine .ready") ?? ($("end").disabled ? $("table") : $("end")) : $("choices").querySelector("button");
    (next ?? $("table")).focus({ preventScroll: true });
  }
}

function drawBar(state) {
  $("looking").hidden = looking === null;
  recording.showStep(looking?.step ?? null);
  if (looking) $("looking").firstElementChild.textContent = `Step ${looking.step + 1} of ${log.length}`;
  $("note").hidden = looking !== null;
  $("earlier").disabled = looking ? looking.step === 0 : view.steps === 0;
  $("later").disabled = looking === null;
  const mine = view.me === null || state.to_act === view.me;
  const who = view.me === null ? `Player ${state.active}, turn` : state.active === view.me ? "Your turn" : "Their turn";
  $("turn").textContent = state.over ? "Game over" : state.pending?.kind === "mulligan" ? "Mulligan" : `${who} ${turnOf(state.turn)}`;
  const end = view.options.some((it) => it.kind === "end_turn");
  $("end").disabled = looking !== null || busy || !end || isMulligan();
  $("end").textContent = state.over ? "Game over" : mine || looking !== null ? "End turn" : "Their turn";
  // With nothing left to do the button asks to be pressed.
  $("end").classList.toggle("last", end && view.options.every((it) => it.kind === "end_turn"));
  $("undo").disabled = !view.can_undo || looking !== null || busy;
  $("think").disabled = state.over || looking !== null || (view.me !== null && state.to_act !== view.me) || busy;
  const watching = agents.some(Boolean) && !state.over;
  $("auto").hidden = !watching;
  $("auto").textContent = paused ? "Go on" : "Pause";
  $("step").hidden = !watching || !paused;
  $("concede").disabled = state.over || view.me === null;
  $("act").disabled = state.over || !mine || busy;
  $("rematch").disabled = $("swap").disabled = game.begun?.do !== "new";
  $("back").hidden = !location.hash || store.kept("") === null;
}

/** How a game ended, for whoever played it. */
function ending(state) {
  const ends = state.players.map((it) => it.state.toLowerCase());
  if (view.me !== null) return ends[view.me - 1] === "won" ? "You won" : ends[view.me - 1] === "tied" ? "It is a draw" : "You lost";
  return ends.map((end, n) => `Player ${n + 1} ${end}`).join(", ");
}

// --- Choices as cards.

/** What the player is to choose now: a title, cards, and buttons below them. */
function choices() {
  if (looking !== null || busy) return null;
  if (view.state.over) return ended();
  if (isMulligan()) return mulligan();
  if (view.state.pending && view.options.length) return pending();
  if (selected === null || placing) return null;
  const options = optionsOf(selected), it = piece(view.state, selected);
  if (way === null && ways(options).length > 1) {
    const cards = ways(options).map((key) => {
      const option = options.find((one) => wayOf(one) === key);
      return { card: offered(option, it), label: labelOf(option), does: () => chooseWay(key) };
    });
    return { title: it.name, text: it.text, cards, ends: [{ says: "Cancel", does: cancel }] };
  }
  return null;
}

const labelOf = (option) => ({ play: option.option === undefined ? "Play" : "Choose", attack: "Attack", hero_power: "Use", use: option.offer?.price ? `${option.offer.name}: ${option.offer.price}` : "Use" })[option.kind];

/** What an option offers, as something that has a face. */
function offered(option, it) {
  const offer = option.offer;
  if (!offer) return option.kind === "attack" ? { name: "Attack", text: "Attack an enemy with it.", face: it.face } : it;
  if (offer.entity !== undefined) return piece(view.state, offer.entity) ?? { name: option.says, text: "" };
  return { ...offer, name: offer.name || capital(offer.text), text: offer.name ? offer.text : "", face: { ...offer.face, cost: undefined } };
}

function ended() {
  const cards = [], ends = [];
  const solved = game.puzzle && ending(view.state) === "You won";
  if (solved && game.puzzle.next) ends.push({ says: "Next puzzle", does: () => { location.hash = `#puzzle=${game.puzzle.number + 1}`; } });
  if (game.puzzle) ends.push({ says: "Try again", does: () => fromAddress() }, { says: "All puzzles", does: () => { location.href = "puzzles.html"; } });
  else if (game.begun?.do === "new") ends.push({ says: "Rematch", does: () => rematch(false) }, { says: "Swap sides", does: () => rematch(true) });
  ends.push({ says: "New game", does: lobby });
  return { title: game.puzzle ? (solved ? "Solved!" : "Not solved") : ending(view.state), text: capital(view.last?.lines?.at(-1) ?? view.last?.says ?? ""), cards, ends, over: true };
}

function mulligan() {
  const cards = side().hand.map((id) => ({ id, card: piece(view.state, id), label: replace.has(id) ? "Replace" : "Keep", pressed: replace.has(id), does: () => toggle(id) }));
  return { title: "Which cards do you replace?", text: "Chosen cards go back into the deck, and you draw others.", cards,
    ends: [{ says: replace.size ? `Replace ${replace.size}` : "Keep all", main: true, does: confirmMulligan }] };
}

function toggle(id) {
  if (!replace.delete(id)) replace.add(id);
  draw();
}

function confirmMulligan() {
  const same = (option) => (option.replace ?? []).length === replace.size && option.replace.every((id) => replace.has(id));
  const option = view.options.find((it) => it.kind === "mulligan" && same(it));
  if (option) act(option);
}

function pending() {
  const cards = view.options.filter((option) => option.kind === "choose").map((option) => {
    const offer = offered(option, { name: capital(placed(option.says.replace(/^choose:? /, ""))), text: "", face: {} });
    return { card: offer, label: "Choose", does: () => act(option) };
  });
  const ends = view.options.filter((option) => option.kind !== "choose").map((option) => ({ says: option.kind === "cancel" ? "Cancel" : capital(option.says), does: () => act(option) }));
  // The card that asks says what is chosen.
  const source = view.last?.cards?.[0];
  return { title: source?.name ?? "Choose one", text: source?.text ?? "", cards, ends };
}

function drawChoices() {
  const told = choices();
  $("choose").hidden = told === null;
  document.body.classList.toggle("choosing", told !== null);
  if (!told) {
    $("choices").replaceChildren();
    $("choose-ends").replaceChildren();
    return;
  }
  const held = document.activeElement?.closest("#choices button")?.dataset.n;
  $("choose").classList.toggle("over", !!told.over);
  $("choose-title").textContent = told.title;
  $("choose-text").textContent = told.text ?? "";
  $("choices").replaceChildren(...told.cards.map(({ card, label, pressed, does }, n) => {
    const drawn = card.card !== undefined || card.face?.type ? face(card) : element("span", { className: "face plain" }, element("span", { className: "plate", textContent: card.name }), element("span", { className: "printed" }, ...bold(card.text)));
    const gifts = (card.enchantments ?? []).filter((one) => one.text || one.name);
    const button = element("button", { type: "button", className: "choice", dataset: { n } }, drawn,
      gifts.length ? element("span", { className: "gift" }, ...gifts.map((one) => element("span", {}, element("b", { textContent: one.name }), ` ${one.text ?? ""}`))) : null,
      element("span", { className: "label", textContent: label }));
    if (pressed !== undefined) button.ariaPressed = String(pressed);
    button.onclick = does;
    return button;
  }));
  $("choices").style.setProperty("--choices", told.cards.length);
  const peek = told.over || told.cards.length === 0 ? null : { says: $("choose").classList.contains("peeking") ? "Show the choice" : "Look at the table", does: () => { $("choose").classList.toggle("peeking"); draw(); } };
  if (!peek) $("choose").classList.remove("peeking");
  $("choose-ends").replaceChildren(...[...told.ends, ...(peek ? [peek] : [])].map(({ says, main, does }) =>
    element("button", { type: "button", className: main || (told.over && says === told.ends[0].says) ? "main-button" : "", textContent: says, onclick: does })));
  if (told.over) $("choose-ends").append(element("button", { type: "button", textContent: "Look at the table", onclick: () => { $("choose").hidden = true; document.body.classList.remove("choosing"); } }));
  if (held !== undefined) $("choices").querySelector(`[data-n="${held}"]`)?.focus();
  else if (document.activeElement === document.body || document.activeElement?.closest("#table")) ($("choices").querySelector("button") ?? $("choose-ends").querySelector("button"))?.focus({ preventScroll: true });
}

function drawArrange() {
  const select = document.querySelector('#arrange [name="entity"]');
  const before = select.value;
  select.replaceChildren(...view.state.entities.filter((it) => it.card !== null).map((it) =>
    element("option", { value: it.id, textContent: `${it.name} (#${it.id})` })));
  if (before) select.value = before;
}

// --- What happened.

/** A line of the log, with its cards marked so that they can be looked at. */
function linked(text) {
  text = placed(text);
  const names = [...known.keys()].sort((one, other) => other.length - one.length);
  const parts = [];
  let rest = text;
  while (rest) {
    let best = null;
    for (const name of names) {
      const place = rest.indexOf(name);
      if (place >= 0 && (best === null || place < best.place)) best = { place, name };
    }
    if (!best) break;
    parts.push(rest.slice(0, best.place), element("span", { className: "card-name", textContent: best.name, dataset: { name: best.name } }));
    rest = rest.slice(best.place + best.name.length);
  }
  return [...parts, rest];
}

const heading = (step) => {
  if (step.turn === 0) return "Before the first turn";
  const who = view.me === null ? `Player ${step.active}` : step.active === view.me ? "You" : "Opponent";
  return `Turn ${turnOf(step.turn)}: ${who}`;
};

/** Only what is new is asked for and drawn: a long game has a long log. */
async function drawLog() {
  const same = view.steps > log.length || (view.steps === log.length - 1 && log.length > 0);
  if (!same) log = [];
  log.length = Math.min(log.length, view.steps);
  const reply = await ask({ do: "log", from: log.length });
  if (!reply.ok) return;
  const items = () => [...$("log").querySelectorAll("li.step")];
  for (const extra of items().slice(log.length)) extra.remove();
  for (const turn of [...$("log").children]) if (!turn.querySelector("li.step")) turn.remove();
  log.push(...reply.log);
  for (const step of reply.log) {
    const title = heading(step);
    let turn = $("log").lastElementChild;
    if (turn?.dataset.turn !== title) {
      turn = element("section", { dataset: { turn: title } }, element("h3", { textContent: title }), element("ol", {}));
      $("log").append(turn);
    }
    const back = element("button", { type: "button", title: "Show the table before it", ariaLabel: `Show the table before: ${step.says}`, textContent: "↶" });
    back.onclick = () => look(step.n);
    turn.lastElementChild.append(element("li", { className: "step" }, element("p", {}, back, ...linked(capital(step.says))),
      step.lines.length ? element("ul", {}, ...step.lines.map((line) => element("li", {}, ...linked(capital(line))))) : null));
  }
  $("log").scrollTop = $("log").scrollHeight;
}

async function look(step) {
  const reply = await ask({ do: "look", step });
  if (!reply.ok) return;
  looking = reply;
  letGo();
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

/** The words and the source of a card; the parts of its Power that have just run are marked. */
async function show(card, name, text, ran = []) {
  const it = await describe(card);
  if (!it) return;
  // What an entity says has its present numbers.
  if (text !== undefined || reading !== card) {
    $("reading-name").textContent = `${name ?? it.name}: how it works`;
    $("reading-text").textContent = text ?? it.text;
  }
  reading = card;
  $("reading").hidden = false;
  $("reading-words").textContent = it.explain;
  $("reading-power").replaceChildren(...marked(it.source, ran));
}

async function read(id) {
  const it = piece(stateNow(), id);
  if (it?.card) await show(it.card, it.name, it.text);
}

/** The source in pieces; those that ran are marked, without the longer ones around them. */
function marked(source, ran) {
  const spans = [...new Set(ran)].map((part) => [source.indexOf(part), part.length]).filter(([from]) => from >= 0)
    .map(([from, many]) => [from, from + many]);
  const inside = ([from, to], [first, last]) => from >= first && to <= last && to - from < last - first;
  const inner = spans.filter((it) => !spans.some((other) => inside(other, it))).sort((a, b) => a[0] - b[0]);
  const parts = [];
  let place = 0;
  for (const [from, to] of inner) {
    if (from < place) continue;
    parts.push(source.slice(place, from), element("mark", { textContent: source.slice(from, to) }));
    place = to;
  }
  return [...parts, source.slice(place)];
}

/** The Power on the page is that of what ran: of the card that is read, if it did, or of the first that did. */
async function follow(ran) {
  if (ran.length === 0) {
    if (reading && !$("reading").hidden) $("reading-power").replaceChildren(described.get(reading).source);
    return;
  }
  const card = ran.some(([it]) => it === reading) ? reading : ran[0][0];
  await show(card, undefined, undefined, ran.filter(([it]) => it === card).map(([, part]) => part));
}

// --- What is done.

/** Does what is legal; a minion goes to the right end if no place is said. */
async function act(option, place) {
  if (busy) return;
  busy = true;
  const action = place === undefined ? { option: option.n } : { action: { kind: "play", card: option.card, target: option.target, option: option.option, place } };
  try {
    if (!await change({ do: "act", ...action })) return;
  } finally {
    busy = false;
    if (view) draw();
  }
  if (!view.state.over) say([view.last?.says, ...(view.last?.lines ?? [])].filter(Boolean).map(capital).join(". "));
  await puzzleEnd();
  await agentsAct();
}

function cancel() {
  letGo();
  draw();
  say("");
}

function chooseWay(key) {
  way = key;
  const options = chosen();
  if (options.length === 1 && at(options[0]) === undefined) return act(options[0]);
  draw();
  aim();
}

/** Tells what the selected card waits for. */
function aim() {
  const it = piece(view.state, selected);
  say(placing ? `${it.name}: choose its place.` : `${it.name}: choose a target.`);
  document.querySelector("#table .target")?.focus({ preventScroll: true });
}

/** A reason, in the middle of the table and beside the piece. */
function sayAt(id, text) {
  say(text);
  const it = document.querySelector(`#table [data-id="${id}"]`);
  for (const old of $("motion").querySelectorAll(".reason")) old.remove();
  if (!it || !text) return;
  const [x, y] = middleOf(it), made = element("p", { className: "reason", textContent: capital(text) });
  $("motion").append(made);
  const width = $("stage").clientWidth;
  made.style.left = `${Math.min(Math.max(x, made.offsetWidth / 2 + 4), width - made.offsetWidth / 2 - 4)}px`;
  made.style.top = `${Math.max(y, made.offsetHeight * 1.25)}px`;
  setTimeout(() => made.remove(), 2600);
}

/** Why the selected card cannot be used at a target. */
async function whyNot(id) {
  const [option] = chosen();
  if (!option) return;
  const action = { attack: { kind: "attack", attacker: option.attacker, defender: id }, hero_power: { kind: "hero_power", target: id },
    play: { kind: "play", card: option.card, target: id, option: option.option }, use: { kind: "use", card: option.card, ability: option.ability, target: id } }[option.kind];
  const reply = await ask({ do: "why", action });
  if (reply.ok && reply.why) sayAt(id, reply.why);
}

function select(id, withPlace) {
  const options = optionsOf(id);
  if (options.length === 0) {
    letGo();
    draw();
    const it = piece(view.state, id);
    const theirs = view.me !== null && view.state.to_act !== view.me && !view.state.over;
    const idle = view.idle[id]?.replace(`${it?.name}: `, "");
    return sayAt(id, idle ?? (view.state.over ? "The game is over" : theirs ? "It is their turn" : view.state.pending ? "Choose first" : `Nothing can be done with ${it?.name} now`));
  }
  [selected, way, placing] = [id, null, false];
  const several = ways(options).length > 1, aims = options.some((option) => at(option) !== undefined);
  if (!several && withPlace && options[0].places > 1) placing = true;
  // One click plays what needs no decision.
  if (!several && !aims && !placing) return act(options[0]);
  draw();
  if (several) say(`${piece(view.state, id).name}: choose how.`);
  else aim();
}

function click(id, withPlace = false) {
  if (looking !== null) return read(id);
  if (busy) return;
  if (isMulligan()) return side().hand.includes(id) ? toggle(id) : undefined;
  if (selected === null) {
    read(id);
    return select(id, withPlace);
  }
  const fits = chosen().filter((option) => at(option) === id);
  if (fits.length === 1) return act(fits[0]);
  if (selected === id) return cancel();
  if (fits.length === 0 && optionsOf(id).length > 0) return select(id, withPlace);
  if (fits.length === 0) return whyNot(id);
}

/** The agents act while it is their turn. */
async function agentsAct() {
  if (acting) return;
  const run = (acting = {});
  while (acting === run && !view.state.over) {
    const agent = agents[view.state.to_act - 1];
    if (!agent) break;
    if (paused) {
      draw();
      await new Promise((done) => { go = done; });
      if (acting !== run) return;
    }
    busy = true;
    say(view.me === null ? `Player ${view.state.to_act} thinks …` : "They think …");
    const done = await change({ do: "agent", agent, seed: view.steps });
    busy = false;
    if (!done) break;
    if (!view.state.over) say(view.last.says);
    if (view.last.motions.length === 0) await rest(300);
  }
  if (acting === run) {
    acting = null;
    draw();
    if (!view.state.over && view.me !== null && view.state.to_act === view.me && !isMulligan() && view.steps > 1) say(`Your turn. ${summary()}`);
    if (view.state.over) say(`The game is over: ${ending(view.state)}`);
  }
}

/** What the opponent did in the turn before, in one line. */
function summary() {
  const turn = log.at(-1)?.turn, theirs = log.filter((it) => it.turn === turn && it.player !== view.me && !/ends? the turn/.test(it.says));
  return theirs.slice(-3).map((it) => capital(it.says)).join(". ");
}

async function begin(request, title, how = {}) {
  const before = $("play").hidden ? null : { agents, game };
  acting = null;
  go?.();
  agents = how.agents ?? [null, null];
  // The title of a card's table holds the card's name, which the reply brings.
  const titleOf = typeof title === "function" ? title : null;
  game = { begun: how.begun ?? request, title: titleOf ? "" : title, titleOf, quiz: how.quiz ?? null, puzzle: how.puzzle ?? null };
  paused = false;
  closeMenu();
  const reply = await change(request);
  if (!reply) {
    const error = $("note").textContent;
    // A file that is no recording ends no game.
    if (before && request.do === "open") ({ agents, game } = before);
    else lobby();
    say(error);
    return false;
  }
  recording.close();
  document.title = `${game.title} · Cardwright`;
  say(isMulligan() ? "Choose the cards that go back into the deck." : "");
  await agentsAct();
  return reply;
}

function lobby() {
  recording.close();
  acting = null;
  go?.();
  closeMenu();
  document.body.classList.remove("playing", "choosing");
  $("play").hidden = true;
  $("lobby").after($("note"));
  $("note").hidden = false;
  say("");
  $("begin").querySelector("select").focus({ preventScroll: true });
  welcome();
}

/** The lobby tells what the two decks are, and offers the game that was left. The engine is asked only now: a table comes first. */
function welcome() {
  for (const field of document.querySelectorAll("#begin textarea")) tellDeck(field);
  offerResume();
}

/** The same decks once more, with other dice; perhaps from the other side. */
function rematch(swapped) {
  const request = { ...game.begun, seed: Math.floor(Math.random() * 2 ** 48) };
  const who = [...agents];
  if (swapped) {
    // The reader takes the seat and the deck of the other side.
    if (request.me) request.me = 3 - request.me;
    who.reverse();
  }
  leaveAddress();
  return begin(request, game.title, { agents: who });
}

const leaveAddress = () => { if (location.hash) history.replaceState(null, "", location.pathname + location.search); };

// --- What an address says.

/** A card to try, a position, a puzzle, a deck; or nothing: then the game that was left. */
async function fromAddress() {
  const hash = location.hash, asked = new URLSearchParams(hash.slice(1)), left = store.kept(hash);
  if (left && (store.wasHere(hash) && (asked.has("card") || asked.has("p") || !hash)) && await goOn(left)) {
    // The panel beside the table reads the card, as at the first visit.
    if (asked.has("card")) await show(asked.get("card"));
    return;
  }
  if (asked.has("card")) return tryCard(asked);
  if (asked.has("p")) return position(asked);
  if (asked.has("puzzle")) return puzzle(Number(asked.get("puzzle")));
  if (asked.has("deck")) {
    $("begin").elements.mine.value = asked.get("deck");
    useDeck("mine");
  }
  if (asked.has("against")) {
    $("begin").elements.theirs.value = asked.get("against");
    useDeck("theirs");
  }
  welcome();
}

/** Goes on with a game that was kept; a game of other cards is no game any more. */
async function goOn(left) {
  const reply = await post({ do: "again", requests: left.past }).catch(() => ({ ok: false }));
  if (!reply.ok) {
    store.keep(left.of, null);
    return false;
  }
  return begin({ do: "again", requests: left.past }, left.title, { agents: left.agents, begun: left.begun });
}

function offerResume() {
  const left = store.kept("");
  $("resume").hidden = left === null;
  if (left) $("resume").lastElementChild.textContent = `${left.title}, ${left.past.length} steps`;
}

async function tryCard(asked) {
  const triedOf = (shown) => piece(shown.state, shown.state.players[0].hand[0]);
  const request = { do: "card", card: asked.get("card"), with: asked.get("with") ?? "" };
  if (!await begin(request, (shown) => `Play ${triedOf(shown)?.name ?? "this card"}`)) return;
  const tried = triedOf(view);
  if (!tried) return;
  say(`${tried.name} is in the hand of player 1, with others around it. You act for both players.`);
  read(tried.id);
}

async function position(asked) {
  const me = Number(asked.get("me")) || undefined, agent = asked.get("agent");
  const request = { do: "load", link: asked.get("p") };
  if (me) request.me = me;
  const who = [null, null];
  if (me && agent) who[2 - me] = agent;
  const quiz = asked.has("quiz") ? { answer: asked.get("a") } : null;
  if (!await begin(request, quiz ? "What would you play?" : "A position", { agents: who, quiz })) return;
  if (quiz) {
    say("What would you play? Make your move, or look at the answer.");
    drawQuiz();
  }
}

function drawQuiz() {
  $("best").hidden = false;
  $("best").replaceChildren(element("h2", { textContent: "What would you play?" }),
    element("button", { type: "button", textContent: "Show the answer", onclick: answer }));
}

async function answer() {
  const list = [];
  if (game.quiz.answer) list.push(`Played: ${fromCode(game.quiz.answer)}`);
  const found = await ask({ do: "analyse", ms: HINT_MILLIS });
  if (found.ok) list.push(...advice(found.found).slice(0, 1).map((text) => `The computer's best: ${text}`));
  $("best").hidden = false;
  $("best").replaceChildren(element("h2", { textContent: "The answer" }), element("ul", {}, ...list.map((text) => element("li", {}, ...linked(text)))));
}

const toCode = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const fromCode = (code) => {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0)));
  } catch {
    return "";
  }
};

/** A puzzle: a position with a goal. */
async function puzzle(number) {
  const list = await fetch(new URL("./puzzles.json", import.meta.url)).then((answer) => answer.json()).catch(() => []);
  const it = list[number - 1];
  if (!it) return say(`There is no puzzle ${number}.`);
  const survives = it.goal.startsWith("Survive"), who = [null, null];
  // Who has to survive has an opponent who looks for lethal.
  if (survives) who[2 - it.player] = "search:playouts=100";
  if (await begin({ do: "load", link: it.link, me: it.player }, `Puzzle ${number}`, { agents: who, puzzle: { ...it, number, survives, next: list.length > number } })) say(`Puzzle ${number}: ${it.goal}`);
}

/** A puzzle that has to be solved this turn is not solved when the turn has ended; who survives the next turn has solved it. */
async function puzzleEnd() {
  if (!game.puzzle || view.state.over || view.state.active === view.me) return;
  if (game.puzzle.survives) {
    await agentsAct();
    if (view.state.over || view.state.active !== view.me) return;
    say("You survived: the puzzle is solved.");
    $("best").hidden = false;
    const next = game.puzzle.next ? [element("button", { type: "button", textContent: "Next puzzle", onclick: () => { location.hash = `#puzzle=${game.puzzle.number + 1}`; } })] : [];
    return $("best").replaceChildren(element("h2", { textContent: "Solved!" }), ...next,
      element("button", { type: "button", textContent: "All puzzles", onclick: () => { location.href = "puzzles.html"; } }));
  }
  say("The turn has ended, and the puzzle is not solved.");
  $("best").hidden = false;
  $("best").replaceChildren(element("h2", { textContent: "Not solved" }), element("button", { type: "button", textContent: "Try again", onclick: () => fromAddress() }),
    element("button", { type: "button", textContent: "Show the solution", onclick: (event) => { event.target.remove(); $("best").append(element("ol", {}, ...game.puzzle.solution.map((text) => element("li", {}, ...linked(capital(text)))))); } }));
}

// --- Hints, links, reports.

/** How long a hint is searched for; the search for lethal on full boards alone could take half a minute. */
const HINT_MILLIS = 3000;

/** The best lines of an analysis, as text. */
function advice({ lethal, lines }) {
  return lethal.line ? [`Lethal: ${lethal.line.join("; ")}`] : lines.map((it) => `${Math.round(it.value * 100)} % to win: ${it.actions.join("; ")}`);
}

async function hint() {
  say("Thinking …");
  const reply = await ask({ do: "analyse", ms: HINT_MILLIS });
  if (!reply.ok) return;
  say("");
  const { lethal, lines } = reply.found, first = lethal.line?.[0] ?? lines[0]?.actions[0];
  $("best").hidden = false;
  $("best").replaceChildren(element("h2", { textContent: "What is best" }), element("ol", {}, ...advice(reply.found).map((text) => element("li", {}, ...linked(text)))),
    element("button", { type: "button", textContent: "Close", onclick: () => { $("best").hidden = true; } }));
  const option = view.options.find((it) => it.says === first);
  const used = option && (option.card ?? option.attacker ?? (option.kind === "hero_power" ? side().hero_power : null));
  for (const id of [used, option && at(option)]) document.querySelector(`#table [data-id="${id}"]`)?.classList.add("hinted");
}

/** The address of the position: as the player sees it, or with everything. */
async function address(everything, more = {}) {
  const request = { do: "link" };
  if (everything) request.everything = true;
  if (looking) request.step = looking.step;
  const reply = await ask(request);
  if (!reply.ok) return null;
  const params = new URLSearchParams({ p: reply.link });
  if (reply.me) params.set("me", reply.me);
  const agent = agents.find(Boolean);
  if (reply.me && agent) params.set("agent", agent);
  for (const [key, value] of Object.entries(more)) params.set(key, value);
  return `${location.href.split("#")[0]}#${params}`;
}
async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} was copied.`);
  } catch {
    say(text);
  }
}
async function share(everything, more, what) {
  closeMenu();
  const link = await address(everything, more);
  if (link) await copy(link, what);
}
async function report(expected, seen) {
  const link = await address(true);
  if (link) await copy(`Position: ${link}\nExpected: ${expected}\nSeen: ${seen}\n`, "The report");
}

// --- Cards in large.

let shownFor = null, timer = null;

function showPreview(it, box, whose) {
  const preview = $("preview");
  preview.replaceChildren(...large(it, whose));
  preview.hidden = false;
  const { width, height } = preview.getBoundingClientRect(), gap = 12;
  const right = box.right + gap + width <= innerWidth, left = box.left - gap - width >= 0;
  const x = right ? box.right + gap : left ? box.left - gap - width : Math.max(0, (innerWidth - width) / 2);
  // Where neither side has room it goes above or below, so that a finger does not hide it.
  const y = right || left ? box.top + box.height / 2 - height / 2 : box.top > innerHeight / 2 ? box.top - gap - height : box.bottom + gap;
  preview.style.left = `${x}px`;
  preview.style.top = `${Math.min(Math.max(4, y), innerHeight - height - 4)}px`;
}
function hidePreview() {
  clearTimeout(timer);
  shownFor = null;
  $("preview").hidden = true;
}
/** Shows the card of an element after a moment. */
function previewOf(target, ms) {
  const it = target?.dataset.id ? piece(stateNow(), Number(target.dataset.id)) : target?.dataset.name ? known.get(target.dataset.name) : null;
  if (!it || it.card === null || shownFor === target) return;
  clearTimeout(timer);
  shownFor = target;
  timer = setTimeout(() => { if (target.isConnected && !dragged?.moved) showPreview({ tags: undefined, ...it }, target.getBoundingClientRect()); }, ms);
}
const shows = (event) => event.target.closest?.("#table [data-id], #log [data-name], #best [data-name]");
$("play").addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const target = shows(event);
  if (target) previewOf(target, 140);
  else hidePreview();
});
$("play").addEventListener("pointerleave", hidePreview);
$("play").addEventListener("focusin", (event) => {
  const target = shows(event);
  if (target?.matches(":focus-visible")) previewOf(target, 250);
  else if (!target) hidePreview();
});

// --- Mouse and fingers: a click uses a card, a drag aims it, a long press shows it.

let dragged = null, pressTimer = null;

$("table").addEventListener("click", (event) => {
  const target = event.target.closest("[data-id]");
  if (dragged?.done) {
    dragged = null;
    return;
  }
  const id = Number(target?.dataset.id);
  if (id) click(id, event.shiftKey);
  else if (selected !== null && !event.target.closest("button")) cancel();
});
$("table").addEventListener("contextmenu", (event) => { if (event.target.closest("[data-id]")) event.preventDefault(); });
$("table").addEventListener("pointerdown", (event) => {
  const from = event.target.closest("[data-id]");
  dragged = null;
  if (!from || event.button > 0) return;
  dragged = { id: Number(from.dataset.id), from, x: event.clientX, y: event.clientY, moved: false, touch: event.pointerType === "touch" };
  if (!dragged.touch) return;
  clearTimeout(pressTimer);
  pressTimer = setTimeout(() => {
    if (!dragged || dragged.moved) return;
    dragged.done = true;
    hidePreview();
    previewOf(from, 0);
  }, 380);
});
addEventListener("pointermove", (event) => {
  if (!dragged || dragged.done) return;
  if (event.buttons === 0) return abandon();
  if (!dragged.moved && Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y) < 10) return;
  if (!dragged.moved && !beginDrag()) {
    clearTimeout(pressTimer);
    dragged = null;
    return;
  }
  drag(event.clientX, event.clientY);
});

/** Lifts the card; false if there is nothing to be done with it. */
function beginDrag() {
  clearTimeout(pressTimer);
  if (looking !== null || busy || isMulligan()) return false;
  const options = optionsOf(dragged.id);
  if (options.length === 0) {
    click(dragged.id);
    return false;
  }
  dragged.moved = true;
  hidePreview();
  [selected, way, placing] = [dragged.id, null, false];
  draw();
  dragged.from = document.querySelector(`#table [data-id="${dragged.id}"]`) ?? dragged.from;
  dragged.aims = options.some((option) => at(option) !== undefined);
  $("choose").hidden = true;
  document.body.classList.remove("choosing");
  document.body.classList.add("dragging");
  return true;
}

function drag(x, y) {
  const of = $("stage").getBoundingClientRect();
  for (const old of $("motion").querySelectorAll(".line")) old.remove();
  if (dragged.aims) line(middleOf(dragged.from), [x - of.x, y - of.y]).classList.add("aim");
  else {
    const box = dragged.from.getBoundingClientRect();
    dragged.at ??= [box.x + box.width / 2, box.y + box.height / 2];
    dragged.from.style.translate = `${x - dragged.at[0]}px ${y - dragged.at[1]}px`;
  }
}

function drop(event) {
  const { id } = dragged, options = optionsOf(id);
  dragged.done = true;
  dragged.from.style.translate = "";
  for (const old of $("motion").querySelectorAll(".line")) old.remove();
  document.body.classList.remove("dragging");
  const under = document.elementsFromPoint(event.clientX, event.clientY).find((it) => it.closest("#table") && !dragged.from.contains(it));
  const over = Number(under?.closest("[data-id]")?.dataset.id), fits = options.filter((option) => over && at(option) === over);
  if (fits.length === 1) return act(fits[0]);
  const home = under?.closest("#mine .hand");
  const free = options.filter((option) => at(option) === undefined);
  // What has no target is played onto the table, a minion at the place where it is dropped.
  if (under && !home && free.length === 1 && piece(view.state, id).tags.ZONE === "HAND") return act(free[0], free[0].places ? placeOf(event.clientX) : undefined);
  if (under && !home && ways(options).length > 1) return draw();
  if (over && over !== id && fits.length === 0) return whyNot(over).then(cancelQuietly);
  cancelQuietly();
}
const cancelQuietly = () => {
  letGo();
  draw();
};
/** The place on the own board to the right of which a pointer is. */
const placeOf = (x) => [...document.querySelectorAll("#mine .board [data-id]")].filter((it) => {
  const box = it.getBoundingClientRect();
  return box.x + box.width / 2 < x;
}).length;

addEventListener("pointerup", (event) => {
  clearTimeout(pressTimer);
  if (dragged?.done) {
    hidePreview();
    // The click that follows is no click on a card.
    setTimeout(() => { dragged = null; });
  } else if (dragged?.moved) {
    drop(event);
    setTimeout(() => { dragged = null; });
  } else dragged = null;
});
/** Ends a drag that the browser took over, or whose end happened elsewhere. */
function abandon() {
  clearTimeout(pressTimer);
  if (dragged?.moved) {
    dragged.from.style.translate = "";
    document.body.classList.remove("dragging");
    for (const old of $("motion").querySelectorAll(".line")) old.remove();
    cancelQuietly();
  }
  dragged = null;
  hidePreview();
}
addEventListener("pointercancel", abandon);

// --- Keys and buttons.

const KEYS = { u: "undo", e: "end", h: "think", p: "auto", s: "step" };
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.altKey || event.metaKey || !view || $("play").hidden) return;
  const button = KEYS[event.key.toLowerCase()];
  if (event.key === "Escape") {
    hidePreview();
    if (selected !== null) cancel();
    else closeMenu();
  } else if (button && !event.shiftKey && !$(button).disabled && !$(button).hidden) $(button).click();
  else if (event.key === ",") step(-1);
  else if (event.key === "." && looking) step(1);
  else if (event.key === "Enter" && event.shiftKey && event.target.matches("#table [data-id]")) {
    click(Number(event.target.dataset.id), true);
    event.preventDefault();
  } else if (event.key.startsWith("Arrow") && event.target.matches("#table button, #choices button")) {
    moveFocus(event.target, event.key);
    event.preventDefault();
  }
});

/** Arrows go to the nearest piece in their direction. */
function moveFocus(from, key) {
  const all = [...document.querySelectorAll(from.closest("#choices") ? "#choices button" : "#table button:not(:disabled)")].filter((it) => it !== from && it.getClientRects().length);
  const center = (it) => { const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = center(from), [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const far = (it) => {
    const [a, b] = center(it), along = (a - x) * dx + (b - y) * dy, across = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    return along > 2 ? along + across * 2.5 : Infinity;
  };
  const best = all.reduce((one, it) => (far(it) < far(one ?? it) || one === null ? it : one), null);
  if (best && far(best) < Infinity) best.focus({ preventScroll: true });
}

function closeMenu() {
  $("menu-list").hidden = true;
  $("menu").ariaExpanded = "false";
}
$("menu").onclick = () => {
  $("menu-list").hidden = !$("menu-list").hidden;
  $("menu").ariaExpanded = String(!$("menu-list").hidden);
  if (!$("menu-list").hidden) $("menu-list").querySelector("button:not(:disabled)")?.focus();
};
$("stage").addEventListener("pointerdown", closeMenu);
$("tell").onclick = () => {
  const open = document.body.classList.toggle("telling");
  $("tell").ariaExpanded = String(open);
  $("log").scrollTop = $("log").scrollHeight;
};
$("end").onclick = () => {
  const option = view.options.find((it) => it.kind === "end_turn");
  if (option) act(option);
};
$("undo").onclick = async () => { if (await change({ do: "undo" })) say("Taken back."); };
$("now").onclick = () => { looking = null; draw(); };
$("earlier").onclick = () => step(-1);
$("later").onclick = () => step(1);
$("auto").onclick = () => {
  paused = !paused;
  if (!paused) go?.();
  draw();
};
$("step").onclick = () => go?.();
$("act").onclick = async () => {
  closeMenu();
  if (busy) return;
  busy = true;
  const agent = agents.find(Boolean) ?? "greedy";
  const done = await change({ do: "agent", agent, seed: view.steps });
  busy = false;
  draw();
  if (!done) return;
  say(view.last.says);
  await agentsAct();
};
$("think").onclick = hint;
$("rematch").onclick = () => rematch(false);
$("swap").onclick = () => rematch(true);
$("fresh").onclick = () => {
  leaveAddress();
  lobby();
};
$("back").onclick = () => {
  leaveAddress();
  const left = store.kept("");
  if (left) goOn(left);
};
$("continue").onclick = () => {
  const left = store.kept("");
  leaveAddress();
  if (left) goOn(left).then((done) => { if (!done) { offerResume(); say("That game was of another version, and cannot go on."); } });
};
$("concede").onclick = async () => {
  if ($("concede").dataset.sure === undefined) {
    $("concede").dataset.sure = "";
    $("concede").textContent = "Concede: press again";
    setTimeout(() => { delete $("concede").dataset.sure; $("concede").textContent = "Concede"; }, 4000);
    return;
  }
  acting = null;
  go?.();
  closeMenu();
  if (await change({ do: "concede", player: view.me })) say("You conceded.");
};
$("share").onclick = () => share(false, {}, "The link of this position, with hidden cards hidden,");
$("share-all").onclick = () => share(true, {}, "The link of this position, with all hidden cards,");
$("quiz").onclick = () => share(false, { quiz: 1, ...(looking && log[looking.step] ? { a: toCode(log[looking.step].says) } : {}) }, "The link that asks what others would play");
$("arranging").onclick = () => {
  $("arrange").hidden = !$("arrange").hidden;
  $("arranging").ariaExpanded = String(!$("arrange").hidden);
  closeMenu();
  if (!$("arrange").hidden) {
    document.body.classList.add("telling");
    $("arrange").scrollIntoView({ block: "nearest" });
  }
};
$("speed").value = String(store.speed());
pace.speed = Number($("speed").value) || 1;
$("speed").onchange = () => {
  pace.speed = Number($("speed").value);
  store.keepSpeed(pace.speed);
};

// --- A new game.

$("begin").onsubmit = (event) => {
  event.preventDefault();
  const data = new FormData(event.target), me = Number(data.get("me")), agent = data.get("agent");
  const request = { do: "new", decks: [deckOf(data.get("mine")), deckOf(data.get("theirs"))], seed: Math.floor(Math.random() * 2 ** 48) };
  if (me === 2) request.decks.reverse();
  if (me) request.me = me;
  if (data.get("any")) request.allow_illegal = true;
  leaveAddress();
  begin(request, "A game", { agents: me === 0 ? [agent, agent] : me === 1 ? [null, agent] : [agent, null] });
};
/** The deck of a field: the code of a known deck if it is the name of one, else the text. */
function deckOf(text) {
  const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, ""), wanted = plain(text);
  const found = [...document.querySelectorAll("[data-fills] option")].find((it) => it.value && plain(it.textContent) === wanted);
  return found ? found.value : text.trim();
}
/** Tells below a field what its deck is: class, hero skin, cards, dust, mana curve, and what makes it illegal. */
async function tellDeck(field) {
  const text = field.value.trim(), told = field.closest("fieldset").querySelector("output");
  told.textContent = "";
  if (!text || text.startsWith("random")) return;
  const reply = await post({ do: "deck", deck: deckOf(text) }).catch(() => ({ ok: false }));
  if (field.value.trim() !== text) return;
  if (!reply.ok) { told.textContent = reply.error?.says ?? ""; return; }
  const { deck } = reply;
  const parts = [`${deck.name ? `${deck.name}, ` : ""}${deck.class}${deck.skin ? ` (${deck.skin.name})` : ""}`, `${deck.cards.length} cards`, `${deck.dust.toLocaleString("en")} dust`];
  if (deck.not_written.length) parts.push(`Not written yet: ${deck.not_written.join(", ")}`);
  if (!deck.legal) parts.push(`Illegal in ${deck.deck_format}: ${deck.illegal.join("; ")}`);
  told.replaceChildren(`${parts.join(". ")}.`, curveOf(deck.curve));
}
/** The mana curve as bars: cards by Cost. */
function curveOf(counts) {
  const costs = counts.map((count, cost) => [count, `${cost}${cost + 1 === counts.length ? "+" : ""}`]), most = Math.max(1, ...counts);
  const bars = costs.map(([count, cost]) => {
    const bar = element("b", { textContent: count || "" });
    bar.style.setProperty("--share", count / most);
    return element("span", {}, bar, element("small", { textContent: cost }));
  });
  return element("span", { className: "curve-of", role: "img", ariaLabel: `Mana curve: ${costs.map(([count, cost]) => `${count} of Cost ${cost}`).join(", ")}` }, ...bars);
}
for (const field of document.querySelectorAll("#begin textarea")) field.addEventListener("change", () => tellDeck(field));
// A known deck fills the field beside it.
for (const select of document.querySelectorAll("[data-fills]")) {
  const first = document.querySelector("[data-fills]");
  if (select !== first) select.append(...[...first.children].slice(1).map((it) => it.cloneNode(true)));
  select.onchange = () => {
    const field = $("begin").elements[select.dataset.fills];
    if (select.value) {
      field.value = select.value;
      tellDeck(field);
    } else {
      field.value = "";
      field.closest("label").hidden = false;
      field.focus();
    }
    field.closest("label").hidden = select.value !== "";
  };
}
/** Shows the deck of a field: its name if it is a known one, else its text. */
function useDeck(name) {
  const field = $("begin").elements[name], select = document.querySelector(`[data-fills="${name}"]`);
  select.value = field.value;
  if (select.selectedIndex < 0) select.value = "";
  field.closest("label").hidden = select.value !== "";
}
/** Two decks to begin with: the first known ones whose names are words. */
function suggestDecks() {
  const decks = [...document.querySelector("[data-fills]").querySelectorAll("option")].filter((it) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(it.textContent)).slice(0, 2);
  if (decks.length < 2) return;
  ["mine", "theirs"].forEach((name, n) => {
    $("begin").elements[name].value = decks[n].value;
    useDeck(name);
  });
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

recording.connect({
  begin: (request, title) => { leaveAddress(); return begin(request, title); },
  ask, look, say, lookedAt: () => looking?.step ?? null,
  async playOn(request) {
    agents = [null, null];
    agents[2 - view.me] = $("begin").elements.agent.value;
    if (await change(request)) await agentsAct();
  },
});

/** For tests and the console: a request, as JSON. */
(globalThis.cardwright ??= {}).ask = post;

say("");
suggestDecks();
addEventListener("hashchange", fromAddress);
await fromAddress();
navigator.serviceWorker?.register("offline.js").catch(() => {});
