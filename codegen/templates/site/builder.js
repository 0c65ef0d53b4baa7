// The deck builder: cards are added with a click, and the curve, the code and what makes the deck illegal follow. The engine of the
// play page judges the deck; without it the page says so.
"use strict";
(async () => {
  const { cards, decode, faceOf, forgetFound, foreign, grouped, localize, nameOf, near, parsed, stored, QueryError } = window.cardwright.book;
  const $ = (id) => document.getElementById(id);
  const box = $("builder"), form = $("pool-form"), field = (name) => form.elements.namedItem(name);
  const { heroes, sideboards, modules } = JSON.parse(box.dataset.facts);
  const KEPT = "cardwright.deck";
  const element = (name, properties = {}, ...inner) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...inner);
    return made;
  };

  /** Cards and sideboards by number, the latter by owner; `hero` is the number of a hero skin, if the deck has one. */
  const empty = (className, format) => ({ name: "", class: className, format, hero: null, cards: new Map(), sideboards: new Map() });
  let deck = empty(field("class").value, Number(field("format").value));
  /** The owner whose sideboard is being filled. */
  let into = null;
  /** The Cost that is shown, or null. */
  let cost = null;
  let list = [], byNumber = new Map();

  // ---- The deck.

  const cardsOf = (owner) => (owner === null ? deck.cards : deck.sideboards.get(owner) ?? new Map());
  const total = (held) => [...held.values()].reduce((sum, count) => sum + count, 0);
  /** Printings of one name are one card. */
  const copies = (card, owner = into) => [...cardsOf(owner)].reduce((sum, [dbf, count]) => sum + (byNumber.get(dbf)?.low === card.low && (!isModule(card) || dbf === card.dbf) ? count : 0), 0);
  const isModule = (card) => modules.includes(card.id);
  const sideboardOf = (card) => sideboards.find(([id]) => id === card?.id);
  const most = (card) => (into !== null || card.rarity === "Legendary" ? 1 : 2);
  const isFull = () => into !== null && total(cardsOf(into)) >= sideboardOf(byNumber.get(into))[1];
  const costOf = (card) => {
    const inside = sideboardOf(card)?.[2] ? [...cardsOf(card.dbf).keys()].map((dbf) => byNumber.get(dbf)) : [];
    return inside.filter((it) => it && isModule(it)).reduce((sum, it) => sum + (it.cost ?? 0), card.cost ?? 0);
  };
  const inOrder = (held) =>
    [...held].map(([dbf, count]) => ({ dbf, count, card: byNumber.get(dbf) })).sort((one, other) =>
      (one.card ? costOf(one.card) : 99) - (other.card ? costOf(other.card) : 99) || String(one.card?.low).localeCompare(String(other.card?.low), "en"));

  function add(card) {
    if (copies(card) >= most(card)) return say(`A deck has ${most(card) === 1 ? "one copy" : "two copies"} of ${nameOf(card)}.`);
    if (isFull()) return say(`The sideboard of ${nameOf(byNumber.get(into))} is full.`);
    if (into !== null && !deck.sideboards.has(into)) deck.sideboards.set(into, new Map());
    const held = cardsOf(into);
    held.set(card.dbf, (held.get(card.dbf) ?? 0) + 1);
    say(`${nameOf(card)} is in.`);
    if (into === null && sideboardOf(card)) [into, cost] = [card.dbf, null];
    else if (isFull()) into = null;
    changed();
  }

  function remove(dbf, owner) {
    const held = cardsOf(owner), count = held.get(dbf) ?? 0;
    if (count > 1) held.set(dbf, count - 1);
    else held.delete(dbf);
    if (owner === null && !held.has(dbf)) {
      deck.sideboards.delete(dbf);
      if (into === dbf) into = null;
    }
    say(`${byNumber.has(dbf) ? nameOf(byNumber.get(dbf)) : "The card"} is out.`);
    changed();
  }

  /** The code of the deck, as the game reads it: varints in base64. */
  function encode() {
    const bytes = [];
    const put = (n) => {
      for (; n > 127; n = Math.floor(n / 128)) bytes.push((n % 128) + 128);
      bytes.push(n);
    };
    const groups = (rows) => {
      const sorted = rows.sort((one, other) => one[0] - other[0]);
      for (const wanted of [1, 2, 0]) {
        const of = sorted.filter(([, count]) => (wanted ? count === wanted : count > 2));
        put(of.length);
        for (const [dbf, count, owner] of of) {
          put(dbf);
          if (!wanted) put(count);
          if (owner !== undefined) put(owner);
        }
      }
    };
    for (const n of [0, 1, deck.format, 1, deck.hero ?? heroes.find(([name]) => name === deck.class)[1]]) put(n);
    groups([...deck.cards]);
    const aside = [...deck.sideboards].flatMap(([owner, held]) => [...held].map(([dbf, count]) => [dbf, count, owner]));
    put(aside.length ? 1 : 0);
    if (aside.length) groups(aside);
    return btoa(String.fromCharCode(...bytes));
  }

  /** Takes over the deck of a code; false if the text has none. */
  function open(text, name) {
    const read = decode(text);
    if (!read) return false;
    const own = heroes.find(([, number]) => read.heroes.includes(number));
    const ofCard = [...read.cards.keys()].map((dbf) => byNumber.get(dbf)).find((card) => card && card.classes.length === 1 && card.classes[0] !== "Neutral");
    deck = { name: name ?? text.match(/^###\s*(.+)$/m)?.[1] ?? "", class: own?.[0] ?? ofCard?.classes[0] ?? deck.class, format: read.format, hero: own ? null : read.heroes[0] ?? null, cards: read.cards, sideboards: read.sideboards };
    into = null;
    $("deck-name").value = deck.name;
    field("class").value = deck.class;
    field("format").value = String(deck.format);
    if (!field("format").value) field("format").value = String((deck.format = 1));
    return true;
  }

  // ---- Drawing.

  const say = (text) => { $("deck-says").textContent = text; };

  function row({ dbf, count, card }, owner) {
    const name = card ? nameOf(card) : `Unknown card, number ${dbf}`;
    const made = element("li", { className: owner === null ? "" : "aside" },
      element("b", { className: "gem", textContent: card ? costOf(card) : "?" }),
      card ? element("a", { href: `cards/${card.id}.html`, textContent: name, lang: card.lang || "en" }) : element("span", { textContent: name }),
      element("span", { className: "many", textContent: count > 1 ? `×${count}` : "" }),
      element("button", { type: "button", textContent: "−", ariaLabel: `Take out ${name}`, onclick: () => remove(dbf, owner) }));
    made.dataset.class = card?.classes.join(", ") ?? "";
    made.dataset.dbf = dbf;
    return made;
  }

  function drawDeck() {
    const rows = [];
    for (const held of inOrder(deck.cards)) {
      rows.push(row(held, null));
      const has = held.card && sideboardOf(held.card);
      if (!has) continue;
      const inside = cardsOf(held.dbf);
      rows.push(...inOrder(inside).map((it) => row(it, held.dbf)));
      rows.push(element("li", { className: "aside" }, element("button", { type: "button", className: "fill", ariaPressed: String(into === held.dbf),
        textContent: `${has[2] ? "Modules" : "Sideboard"}: ${total(inside)} of ${has[1]}${into === held.dbf ? ", done" : ""}`, onclick: () => { into = into === held.dbf ? null : held.dbf; drawAll(); } })));
    }
    const focus = document.activeElement?.closest("#deck-cards li")?.dataset.dbf;
    $("deck-cards").replaceChildren(...rows);
    if (focus) ($("deck-cards").querySelector(`[data-dbf="${focus}"] button`) ?? $("deck-panel")).focus({ preventScroll: true });
    const count = total(deck.cards), kinds = new Map();
    for (const [dbf, many] of deck.cards) {
      const type = byNumber.get(dbf)?.type.toLowerCase() ?? "unknown card";
      kinds.set(type, (kinds.get(type) ?? 0) + many);
    }
    const told = [...kinds].sort((one, other) => other[1] - one[1]).map(([type, many]) => `${many} ${many === 1 ? type : type.endsWith("hero") ? "heroes" : `${type}s`}`);
    $("deck-size").replaceChildren(element("strong", { textContent: `${count} card${count === 1 ? "" : "s"}` }), told.length ? `: ${told.join(", ")}` : "");
    $("deck-jump").textContent = count ? `${count} card${count === 1 ? "" : "s"}: show the deck` : "Show the deck";
    drawCurve();
    const code = encode();
    $("deck-code").value = code;
    const link = encodeURIComponent(code);
    if ($("deck-play")) [$("deck-play").href, $("deck-against").href] = [`play.html#deck=${link}`, `play.html#against=${link}`];
    const hash = count ? `#deck=${link}${deck.name ? `&name=${encodeURIComponent(deck.name)}` : ""}` : location.pathname;
    try {
      history.replaceState(null, "", hash);
    } catch {
      // A page that was opened as a file: its address stays.
    }
    stored(KEPT, count ? `${code} ${deck.name}` : "");
  }

  function drawCurve() {
    const curve = Array(8).fill(0);
    for (const [dbf, count] of deck.cards) if (byNumber.has(dbf)) curve[Math.min(Math.max(costOf(byNumber.get(dbf)), 0), 7)] += count;
    const high = Math.max(...curve, 1), title = (at) => (at === 7 ? "7+" : String(at));
    const svg = (name, attributes, text) => {
      const made = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      if (text !== undefined) made.textContent = text;
      return made;
    };
    const made = svg("svg", { class: "curve", viewBox: "0 -10 112 54", role: "img", "aria-label": `Mana curve ${curve.map((many, at) => `${title(at)}: ${many}`).join(", ")}.` });
    curve.forEach((many, at) => {
      const height = (many * 32) / high;
      made.append(svg("rect", { x: at * 14, y: 32 - height, width: 12, height }), svg("text", { x: at * 14 + 6, y: 42 }, title(at)));
      if (many) made.append(svg("text", { x: at * 14 + 6, y: 30 - height }, many));
    });
    $("deck-curve").replaceChildren(made);
  }

  let hits = [], shown = 0;
  const PAGE = 40;

  function drawCard(card) {
    const many = copies(card), item = element("li");
    const button = element("button", { type: "button", className: "add" });
    button.dataset.dbf = card.dbf;
    button.innerHTML = `<span class="sr">Add</span>${faceOf(card)}`;
    button.onclick = () => add(card);
    item.append(button, element("p", { className: "have" }, element("a", { href: `cards/${card.id}.html`, textContent: "About", ariaLabel: `About ${nameOf(card)}` }), element("span", { className: "many" })));
    mark(item, card, many);
    return item;
  }
  function mark(item, card, many) {
    item.classList.toggle("in", many > 0);
    item.classList.toggle("full", many >= most(card));
    item.querySelector(".many").textContent = many ? `${many} in the ${into === null ? "deck" : "sideboard"}` : card.tier === "works" ? "" : card.word;
  }
  function grow() {
    $("pool").append(...hits.slice(shown, shown + PAGE).map(drawCard));
    shown = Math.min(hits.length, shown + PAGE);
    $("pool-more").hidden = shown >= hits.length;
  }

  let asked = 0;
  async function drawPool() {
    const number = ++asked;
    await localize(stored("language"), true);
    forgetFound(list);
    const query = field("q").value.trim(), word = field("format").selectedOptions[0].dataset.word, of = field("of").value;
    const owner = into === null ? null : byNumber.get(into), ofModules = owner && sideboardOf(owner)[2];
    const fits = (card) =>
      ofModules ? isModule(card)
      : card.owned && card.formats.split(" ").includes(word) && (card.type !== "Hero" || card.cost !== null) &&
        (of === "all" || owner || (of !== "class" && card.classes.includes("Neutral")) || (of !== "neutral" && card.classes.includes(deck.class)));
    const costs = (card) => cost === null || (cost === 7 ? card.cost >= 7 : card.cost === cost);
    const offered = list.filter((card) => fits(card) && costs(card));
    let found = offered, note = "";
    if (query) {
      try {
        const { terms, test } = await parsed(query);
        found = offered.filter(test);
        if (!found.length) {
          found = await foreign(offered, terms);
          if (!found.length && (found = near(offered, terms)).length) note = "No card has these words. Similar names:";
        }
      } catch (error) {
        if (!(error instanceof QueryError)) throw error;
        [found, note] = [[], `${error.message}.`];
      }
    }
    if (number !== asked) return;
    hits = grouped(found).sort((one, other) => (one.cost ?? 0) - (other.cost ?? 0) || one.low.localeCompare(other.low, "en"));
    shown = 0;
    $("pool-note").textContent = note || (owner ? `For the ${ofModules ? "modules" : "sideboard"} of ${nameOf(owner)}: ${hits.length} cards.` : `${hits.length} card${hits.length === 1 ? "" : "s"} to choose from.`);
    $("pool").replaceChildren();
    grow();
  }

  /** The engine's reasons why the deck is illegal. */
  let engine = null, timer = null;
  const post = (request) => {
    engine ??= import(new URL("../play/client.js", script).href).then((it) => {
      it.start();
      return it;
    });
    return engine.then((it) => it.post(request));
  };
  const script = document.querySelector('script[src$="builder.js"]').src;
  async function judge() {
    const code = $("deck-code").value, faults = (...told) => $("deck-faults").replaceChildren(...told.map((text) => element("li", { textContent: text })));
    box.dataset.legal = "";
    if (!deck.cards.size) return faults();
    if (box.dataset.plays !== "true") return faults("Whether it is legal is not checked: this site has no engine.");
    if (location.protocol === "file:") return faults("Whether it is legal is not checked: a page that is opened as a file cannot start the engine.");
    const reply = await post({ do: "deck", deck: code }).catch(() => null);
    if (code !== $("deck-code").value) return;
    if (!reply) return faults("Whether it is legal is not known: the engine cannot be loaded.");
    if (!reply.ok) return faults(reply.error.says);
    const told = reply.deck, title = field("format").selectedOptions[0].textContent;
    box.dataset.legal = String(told.legal);
    $("deck-size").append(`. ${told.dust.toLocaleString("en")} dust`);
    faults(...(told.legal ? [`Legal in ${title}.`] : told.illegal.map((text) => `Not legal in ${title}: ${text}.`)),
      ...(told.not_written.length ? [`Cannot be played here yet: ${told.not_written.join(", ")}.`] : []));
  }

  function changed() {
    drawDeck();
    clearTimeout(timer);
    timer = setTimeout(judge, 150);
    drawPoolMarks();
  }
  let poolOf = null;
  function drawPoolMarks() {
    // Another sideboard offers other cards; else only the numbers change.
    if (poolOf !== into) {
      poolOf = into;
      return drawPool();
    }
    for (const item of $("pool").children) {
      const card = byNumber.get(Number(item.querySelector(".add").dataset.dbf));
      mark(item, card, copies(card));
    }
  }
  function drawAll() {
    drawDeck();
    clearTimeout(timer);
    timer = setTimeout(judge, 150);
    poolOf = into;
    for (const button of form.querySelectorAll("[data-cost]")) button.setAttribute("aria-pressed", String(Number(button.dataset.cost) === cost));
    return drawPool();
  }

  // ---- What the reader does.

  let typing = null;
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", (event) => {
    if (event.target.name === "class") {
      const rest = [...deck.cards].filter(([dbf]) => byNumber.get(dbf)?.classes.includes("Neutral") || byNumber.get(dbf)?.classes.includes(event.target.value));
      const gone = deck.cards.size - rest.length;
      deck = { ...deck, class: event.target.value, hero: null, cards: new Map(rest) };
      for (const owner of deck.sideboards.keys()) if (!deck.cards.has(owner)) deck.sideboards.delete(owner);
      into = deck.cards.has(into) ? into : null;
      if (gone) say(`${gone} card${gone === 1 ? "" : "s"} of another class left the deck.`);
    } else if (event.target.name === "format") deck.format = Number(event.target.value);
    else if (event.target.name === "language") stored("language", event.target.value);
    clearTimeout(typing);
    typing = setTimeout(drawAll, event.target.name === "q" ? 120 : 0);
  });
  form.addEventListener("click", (event) => {
    const button = event.target.closest("[data-cost]");
    if (!button) return;
    cost = cost === Number(button.dataset.cost) ? null : Number(button.dataset.cost);
    drawAll();
  });
  $("deck-name").addEventListener("input", (event) => {
    deck.name = event.target.value.trim();
    drawDeck();
  });
  const copied = (text, what) => (navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject()).then(() => say(`${what} is copied.`), () => {
    $("deck-code").select();
    say("Copy it from the field below.");
  });
  $("copy-code").onclick = () => copied($("deck-code").value, "The code");
  $("copy-list").onclick = () => {
    const rows = inOrder(deck.cards).map(({ count, card, dbf }) => `# ${count}x (${card ? costOf(card) : "?"}) ${card?.name ?? dbf}`);
    const head = [`### ${deck.name || `${deck.class} deck`}`, `# Class: ${deck.class}`, `# Format: ${field("format").selectedOptions[0].textContent}`, "#"];
    copied([...head, ...rows, "#", $("deck-code").value].join("\n"), "The list");
  };
  $("new-deck").onclick = () => {
    const button = $("new-deck");
    if (deck.cards.size && button.dataset.sure === undefined) {
      button.dataset.sure = "";
      button.textContent = "Discard this deck?";
      setTimeout(() => {
        delete button.dataset.sure;
        button.textContent = "New deck";
      }, 4000);
      return;
    }
    deck = empty(field("class").value, Number(field("format").value));
    $("deck-name").value = "";
    into = null;
    say("A new deck. Click a card to add it.");
    drawAll();
  };
  $("open-deck").addEventListener("submit", (event) => {
    event.preventDefault();
    if (!open($("opened").value)) return say("This is no deck code. It begins with AA, and the game copies it.");
    $("opened").value = "";
    say("The deck is open.");
    drawAll();
  });
  $("deck-jump").onclick = () => {
    const away = $("deck-panel").getBoundingClientRect().top > innerHeight / 2;
    (away ? $("deck-panel") : form).scrollIntoView();
  };
  $("pool-more").querySelector("button").onclick = grow;
  new IntersectionObserver((seen) => seen.some((it) => it.isIntersecting) && grow(), { rootMargin: "600px" }).observe($("pool-more"));
  // A card of the deck is shown whole while it is pointed at.
  const peek = (event) => {
    const item = event.target.closest?.("#deck-cards li[data-dbf]"), card = item && byNumber.get(Number(item.dataset.dbf));
    $("peek").hidden = !card;
    if (!card) return;
    $("peek").innerHTML = faceOf(card);
    const at = item.getBoundingClientRect(), own = $("peek").getBoundingClientRect();
    $("peek").style.left = `${Math.max(8, at.left - own.width - 16)}px`;
    $("peek").style.top = `${Math.min(Math.max(70, at.top - own.height / 2), innerHeight - own.height - 16)}px`;
  };
  if (matchMedia("(hover: hover)").matches) $("deck-cards").addEventListener("pointerover", peek);
  $("deck-cards").addEventListener("focusin", peek);
  for (const gone of ["pointerleave", "focusout"]) $("deck-cards").addEventListener(gone, () => { $("peek").hidden = true; });

  // ---- What the address or the last visit says.
  $("pool-note").textContent = "Reading the cards …";
  try {
    list = await cards();
  } catch (error) {
    $("pool-note").textContent = error.message;
    return;
  }
  byNumber = new Map(list.map((card) => [card.dbf, card]));
  if (field("language")) field("language").value = stored("language");
  const begin = () => {
    const asked = new URLSearchParams(location.hash.slice(1)), code = asked.get("deck")?.replaceAll(" ", "+");
    const [kept, ...name] = stored(KEPT).split(" ");
    if (code && !open(code, asked.get("name") ?? undefined)) say("The address has no deck code that can be read.");
    else if (!code && kept) open(kept, name.join(" "));
    return drawAll();
  };
  addEventListener("hashchange", begin);
  await begin();
  box.dataset.ready = "";
})();
