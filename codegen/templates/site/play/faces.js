// How cards are drawn: faces in the hand and in choices, tokens on the board. Text is only ever set as text.

export function element(name, properties = {}, ...inner) {
  const { dataset, ...rest } = properties;
  const made = Object.assign(document.createElement(name), rest);
  Object.assign(made.dataset, dataset);
  made.append(...inner.filter((it) => it !== null && it !== undefined && it !== "" && it !== false));
  return made;
}

const keyOf = (it) => it.dataset?.id ?? it.dataset?.hidden ?? it.firstElementChild?.dataset?.id ?? it.firstElementChild?.dataset?.hidden;

/** Makes an element's children those given, and keeps each that is there already: a press that is under way goes on, and so does the focus. */
export function update(into, ...wanted) {
  const old = [...into.childNodes], byKey = new Map(old.map((it) => [keyOf(it), it]).filter(([key]) => key !== undefined));
  const loose = old.filter((it) => keyOf(it) === undefined);
  const next = wanted.map((it) => {
    const key = keyOf(it), before = key === undefined ? loose.shift() : byKey.get(key);
    return before && alike(before, it) ? renew(before, it) : it;
  });
  const stays = new Set(next);
  for (const it of old) if (!stays.has(it)) it.remove();
  next.forEach((it, n) => { if (into.childNodes[n] !== it) into.insertBefore(it, into.childNodes[n] ?? null); });
}
const alike = (one, other) => one.nodeType === other.nodeType && one.nodeName === other.nodeName;
function renew(old, it) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== it.data) old.data = it.data;
    return old;
  }
  for (const { name } of [...old.attributes]) if (name !== "style" && !it.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of it.attributes) if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.style && old.style.cssText !== it.style.cssText) old.style.cssText = it.style.cssText;
  old.onclick = it.onclick;
  if (old.innerHTML !== it.innerHTML) update(old, ...it.childNodes);
  return old;
}

/** Keywords that a token shows, in this order; and their names. */
const SHOWN = {
  DORMANT: "Dormant", FROZEN: "Frozen", TAUNT: "Taunt", DIVINE_SHIELD: "Divine Shield", STEALTH: "Stealth", IMMUNE: "Immune",
  CANT_ATTACK: "Can't attack", ELUSIVE: "Elusive", POISONOUS: "Poisonous", LIFESTEAL: "Lifesteal", REBORN: "Reborn",
  MEGA_WINDFURY: "Mega-Windfury", WINDFURY: "Windfury", RUSH: "Rush", CHARGE: "Charge", DEATHRATTLE: "Deathrattle",
  SPELLBURST: "Spellburst", FRENZY: "Frenzy", INSPIRE: "Inspire", TITAN: "Titan", MAGNETIC: "Magnetic", LAUNCHPAD: "Starship",
  STARSHIP_PIECE: "Starship Piece",
};
const nice = (tag) => SHOWN[tag] ?? tag.toLowerCase().split("_").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");
const BOLD = new RegExp(`\\b(${["Battlecry", "Combo", "Choose One", "Discover", "Secret", "Overload \\(\\d+\\)", "Spell Damage", "Outcast", "Corrupt",
  "Infuse(?: \\(\\d+\\))?", "Forge", "Tradeable", "Quest(?:line)?", "Reward", "Freeze", "Silence", "Dark Gift", "Hero Power", "Imbue",
  "Kindred", "Herald", "Shatter", "Excavate", "Quickdraw", "Finale", "Overheal", "Manathirst", "Honorable Kill", "Colossal \\+\\d+", "Dredge",
  "Invoke", "Lackey", "Twinspell", "Recruit", "Adapt", "Starship", "Launch", "Temporary", "Echo", "Rewind", "Start of Game", "Passive",
  ...Object.values(SHOWN)].join("|")})\\b`, "g");

/** A text with its keywords in bold. */
export function bold(text) {
  const parts = [];
  let at = 0;
  for (const found of (text ?? "").matchAll(BOLD)) {
    parts.push(text.slice(at, found.index), element("b", { textContent: found[0] }));
    at = found.index + found[0].length;
  }
  return [...parts, (text ?? "").slice(at)].filter((it) => it !== "");
}

/** A pattern of its own for each card, in place of a picture. */
function art(it) {
  let sum = 2166136261;
  for (const c of it.card ?? it.name ?? "") sum = Math.imul(sum ^ c.codePointAt(0), 16777619) >>> 0;
  const made = element("span", { className: `art p${sum % 6}`, ariaHidden: "true" }, element("span", { textContent: initial(it.name) }));
  made.style.setProperty("--h1", `${(sum >>> 3) % 360}`);
  made.style.setProperty("--h2", `${(sum >>> 12) % 360}`);
  made.style.setProperty("--turn", `${(sum >>> 7) % 180}deg`);
  return made;
}
const initial = (name) => [...(name ?? "?").replace(/^(The|A|An) /, "").replace(/^[^\p{L}\p{N}]+/u, "")][0] ?? "?";

/** The numbers of a card as they are now, and whether each is better or worse than printed. */
export function numbers(it) {
  const { face = {}, tags = {}, type = face.type } = it;
  const inPlay = it.tags !== undefined;
  const cost = it.cost ?? face.cost;
  const attack = inPlay ? tags.ATK ?? 0 : face.attack;
  const most = inPlay ? tags.HEALTH ?? tags.DURABILITY ?? 0 : face.health;
  const health = most - (tags.DAMAGE ?? 0);
  const against = (now, printed) => (now === printed || printed === undefined ? "" : now > printed ? "better" : "worse");
  const body = ["Minion", "Hero", "Weapon", "Location"].includes(type);
  return {
    cost: { value: cost, how: { better: "worse", worse: "better", "": "" }[against(cost, face.cost)] },
    attack: body && type !== "Location" && !(type === "Hero" && !attack) ? { value: attack, how: against(attack, face.attack) } : null,
    health: type === "Hero" && tags.ZONE !== "PLAY" ? (tags.ARMOR ? { value: tags.ARMOR, how: "" } : null) : body ? { value: health, how: tags.DAMAGE ? "hurt" : against(most, face.health) } : null,
    armor: tags.ARMOR ?? 0,
  };
}

const svg = (name, attributes, ...inner) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inner);
  return made;
};
const gem = (rarity) => svg("svg", { class: "rarity", viewBox: "0 0 20 20", "data-rarity": rarity, "aria-hidden": "true" },
  svg("path", { d: "M10 1l7 6-7 12L3 7z" }), svg("path", { class: "shine", d: "M10 1l3 6-3 12L7 7z" }));

/** A name that fits: a long word makes it smaller, because no word is broken. */
function named(className, name) {
  const made = element("span", { className, textContent: name });
  made.style.setProperty("--letters", Math.max(...name.split(/[\s-]+/).map((word) => word.length), name.length / 3));
  return made;
}

/** The type of a card and its minion types or school; in a hand these alone, where there are any. */
function kindOf(type, tribe) {
  const made = element("span", { className: "type" }, element("span", { className: tribe ? "kind" : "", textContent: type }), element("span", { textContent: tribe }));
  made.style.setProperty("--letters", (tribe || type).length);
  return made;
}

/** A card as in the hand: frame by class, Cost, pattern, name, rarity, text, type, Attack and Health. */
export function face(it) {
  const { face: frame = {} } = it, told = numbers(it);
  const made = element("span", { className: `face${frame.rarity === "Legendary" ? " legendary" : ""}`, dataset: { class: frame.class ?? "Neutral" } },
    told.cost.value === undefined ? null : element("b", { className: `gem ${told.cost.how}`, textContent: told.cost.value }),
    art(it),
    named("plate", it.name),
    frame.rarity && frame.rarity !== "Free" ? element("span", { className: "jewel" }, gem(frame.rarity)) : null,
    element("span", { className: "printed" }, ...bold(it.text)),
    kindOf(frame.type ?? it.type ?? "", frame.tribe ?? ""),
    told.attack ? element("b", { className: `attack ${told.attack.how}`, textContent: told.attack.value }) : null,
    told.health ? element("b", { className: `health ${told.health.how} ${frame.type === "Minion" ? "" : "durability"}`, textContent: told.health.value }) : null);
  if ((it.text ?? "").length > 90) made.classList.add("wordy");
  return made;
}

/** The keywords of an entity: which it has, and which of them were given; then those that it lost. */
export function keywords(it) {
  const given = new Set(it.given ?? []), lost = (it.lost ?? []).filter((tag) => SHOWN[tag]);
  const has = Object.keys(SHOWN).filter((tag) => it.tags?.[tag] && !(tag === "WINDFURY" && it.tags.MEGA_WINDFURY));
  return [...has.map((tag) => ({ tag, name: nice(tag), how: given.has(tag) ? "given" : "" })),
    ...lost.map((tag) => ({ tag, name: nice(tag), how: "lost" })),
    ...(it.tags?.SILENCED ? [{ tag: "SILENCED", name: "Silenced", how: "lost" }] : []),
    ...(it.tags?.SPELLPOWER ? [{ tag: "SPELLPOWER", name: `Spell Damage +${it.tags.SPELLPOWER}`, how: "" }] : [])];
}

/** What else is to be known of an entity at a glance: turns of sleep, charges, progress. */
export function standing(it) {
  if (it.dormant) return `${it.dormant} turn${it.dormant === 1 ? "" : "s"}`;
  if (it.goal !== undefined) return `${it.tags?.QUEST_PROGRESS ?? 0} / ${it.goal}`;
  if (it.type === "Location" && it.tags?.EXHAUSTED) return "closed";
  return "";
}

/** An entity on the board, as a token. */
export function token(it) {
  const told = numbers(it), frame = it.face ?? {};
  const marks = keywords(it), shown = marks.slice(0, 3);
  const note = standing(it);
  const parts = [
    art(it),
    ["Hero Power"].includes(it.type) ? element("b", { className: `gem ${told.cost.how}`, textContent: told.cost.value }) : null,
    named("name", it.name),
    marks.length ? element("span", { className: "marks" }, ...shown.map(({ name, how }) => element("span", { className: how, textContent: name })),
      marks.length > 3 ? element("span", { textContent: `+${marks.length - 3}` }) : null) : null,
    note ? element("span", { className: "standing", textContent: note }) : null,
    told.attack ? element("b", { className: `attack ${told.attack.how}`, textContent: told.attack.value }) : null,
    told.armor ? element("b", { className: "armor", textContent: told.armor }) : null,
    told.health ? element("b", { className: `health ${told.health.how} ${["Weapon", "Location"].includes(it.type) ? "durability" : ""}`, textContent: told.health.value }) : null,
    it.enchantments?.length ? element("span", { className: "enchanted" }) : null,
  ];
  return { parts: parts.filter(Boolean), frame };
}

/** An entity in words, for readers who hear the page. */
export function words(it, how) {
  const told = numbers(it), parts = [it.name, it.type];
  const changed = { better: "better than printed", worse: "worse than printed", hurt: "damaged" };
  const say = (number, unit) => number && parts.push(`${number.value} ${unit}${number.how ? ` (${changed[number.how]})` : ""}`);
  if (it.tags.ZONE === "HAND" || it.type === "Hero Power") say(told.cost, "mana");
  say(told.attack, "attack");
  say(told.health, it.type === "Weapon" ? "durability" : it.type === "Location" ? "charges" : "health");
  if (told.armor) parts.push(`${told.armor} armor`);
  parts.push(...keywords(it).map(({ name, how: state }) => (state === "lost" ? `lost ${name}` : name)), standing(it), it.text, ...how);
  return parts.filter(Boolean).join(", ");
}

/** Everything about an entity, large: its face, its enchantments with their texts, abilities, progress. */
export function large(it, whose) {
  const notes = [];
  const note = standing(it);
  if (note) notes.push(element("li", { textContent: it.dormant ? `Dormant: ${note} left` : it.goal !== undefined ? `Progress: ${note}` : "It opens again next turn" }));
  for (const { name, how } of keywords(it).filter((mark) => mark.how)) {
    notes.push(element("li", {}, element("b", { textContent: how === "given" ? `+ ${name}` : `− ${name}` })));
  }
  for (const ability of it.abilities ?? []) {
    notes.push(element("li", { className: ability.used ? "lost" : "" }, element("b", { textContent: ability.name }), ` ${ability.used ? "used" : ability.text ?? ""}`));
  }
  for (const one of it.enchantments ?? []) {
    const changes = one.changes.filter((change) => change.value !== null).map((change) => `${change.tag.toLowerCase()} ${change.op === "set" ? "" : change.value > 0 ? "+" : ""}${change.value}`);
    notes.push(element("li", {}, element("b", { textContent: one.name ?? "Enchantment" }), ` ${one.text || changes.join(", ")}`));
  }
  const { face: frame } = it, told = numbers(it);
  const from = frame && it.tags ? ["Minion", "Weapon"].includes(it.type) && (told.attack.how || told.health.how)
    ? `Printed: ${frame.attack}/${frame.health}` : it.tags.ZONE === "HAND" && told.cost.how ? `Printed Cost: ${frame.cost}` : "" : "";
  return [face(it), notes.length || from || whose ? element("ul", {}, whose ? element("li", { className: "of", textContent: whose }) : null,
    from ? element("li", { textContent: from }) : null, ...notes) : null].filter(Boolean);
}
