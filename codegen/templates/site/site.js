// The card site in the browser: search, filters, sorting, themes. It loads nothing from other places.
"use strict";
(() => {
  const root = document.body.dataset.root;
  const $ = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const escaped = (text) =>
    String(text).replace(/[&<>"']/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[c]);

  // Buttons that copy, where the browser lets a page do it.
  for (const button of all("[data-copy]")) {
    button.hidden = !navigator.clipboard;
    button.onclick = () => navigator.clipboard.writeText(button.dataset.copy).then(() => (button.textContent = "Copied"));
  }

  // What is asked stands behind the `#`, so that an address can be shared, from a file as well.
  const asked = () => new URLSearchParams(location.hash.slice(1));
  const tell = (params) => {
    const hash = "#" + params.toString();
    if (hash !== (location.hash || "#")) {
      try {
        history.replaceState(null, "", hash);
      } catch {
        location.hash = hash;
      }
    }
  };

  // Data comes when somebody is about to search: as scripts, because a file may not fetch one.
  const TIERS = ["works", "begun", "todo"];
  const loaded = {};
  const load = (file, callback, read) =>
    (loaded[file] ??= new Promise((resolve, reject) => {
      window[callback] = (data) => resolve(read(data));
      const script = document.createElement("script");
      script.src = `${root}assets/${file}`;
      script.onerror = () => {
        loaded[file] = undefined;
        reject(new Error(`assets/${file} does not exist`));
      };
      document.head.append(script);
    }));
  const unescaped = (html) =>
    html.replace(/<br>/g, " ").replace(/<[^>]+>/g, "").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, "&");
  let language;
  const cards = () =>
    load("cards.js", "cardbook", (book) => {
        language = book.language;
        const title = (key, at) => (at == null ? "" : language.names[key][at][1]);
        const list = book.cards.map((it) => ({
          id: it[0],
          name: it[1],
          set: book.sets[it[2]][0],
          setTitle: book.sets[it[2]][1],
          formats: it[10] ? book.sets[it[2]][2] : "",
          mark: [book.sets[it[2]][4], book.sets[it[2]][5]],
          order: book.sets[it[2]][6],
          type: book.types[it[3]],
          classes: it[4].map((at) => book.classes[at]),
          cost: it[5],
          attack: it[6],
          health: it[7],
          word: book.states[it[8]],
          stateAt: it[8],
          tier: TIERS[it[9]],
          owned: it[10] === 1,
          mechanics: it[11].map((at) => book.mechanics[at]),
          html: it[12],
          text: unescaped(it[12]),
          dbf: it[13],
          low: it[1].toLowerCase(),
          rarity: title("rarity", it[14]),
          races: it[15].map((at) => title("race", at)),
          school: title("school", it[16]),
          // What queries compare.
          asked: {
            name: it[1] === it[0] ? "" : it[1].toLowerCase(),
            set: book.sets[it[19] ? it[19][3] : it[2]] ?? [],
            cost: it[19] ? it[19][0] : it[5],
            attack: it[19] ? it[19][1] : it[6],
            health: it[19] ? it[19][2] : it[7],
            class: it[4].map((at) => language.names.class.find((names) => names[1] === book.classes[at])),
            type: [language.names.type.find((names) => names[1] === book.types[it[3]])],
            race: it[15].map((at) => language.names.race[at]),
            school: [language.names.school[it[16] ?? -1]],
            rarity: [language.names.rarity[it[14] ?? -1]],
            state: language.names.state[it[17]],
            evidence: language.names.evidence.filter((_, at) => it[20] & (1 << at)),
            implemented: (it[18] & 1) > 0,
            collectible: (it[18] & 2) > 0,
          },
        }));
        for (const card of list) {
          card.asked.text = card.text.toLowerCase();
          card.hay = (card.low + " " + card.id + " " + card.text).toLowerCase();
        }
        list.languages = book.languages;
        return list;
    });
  const byId = async () => (loaded.byId ??= new Map((await cards()).map((card) => [card.id, card])));
  // Tags and words of Powers: few queries ask for them.
  const tags = () =>
    load("tags.js", "cardtags", (book) => {
      const numbers = new Map(book.names.map(([number, name]) => [squeezed(name), number]));
      return cards().then((list) => {
        list.forEach((card, at) => {
          const [ints, referenced, words] = book.cards[at];
          card.ints = ints;
          card.referenced = referenced;
          card.words = words.map((at) => book.words[at].toLowerCase());
        });
        return numbers;
      });
    });
  // Names and texts of cards in the language that the reader chose. They come when they are asked for.
  const stored = (key, value) => {
    try {
      if (value === undefined) return localStorage.getItem(key) ?? "";
      localStorage.setItem(key, value);
    } catch {
      // A browser that keeps nothing for files.
    }
    return value ?? "";
  };
  /** The attribute `lang` for a language of the data: `deDE` is `de-DE`. */
  const langOf = (code) => (code ? `${code.slice(0, 2)}-${code.slice(2)}` : "en");
  const namesIn = (code) => load(`names-${code}.js`, `cardnames_${code}`, (names) => names);
  const textsIn = (code) => load(`texts-${code}.js`, `cardtexts_${code}`, (texts) => texts);
  let shownLanguage = "", shownTexts = false;
  const localize = async (code, withTexts) => {
    const list = await cards();
    if (code === shownLanguage && (shownTexts || !withTexts)) return;
    let names = [], texts = {};
    try {
      if (code) [names, texts] = await Promise.all([namesIn(code), withTexts ? textsIn(code) : {}]);
    } catch {
      // A site without this language: English.
    }
    [shownLanguage, shownTexts] = [code, withTexts];
    list.forEach((card, at) => {
      card.local = names[at] || "";
      card.localLow = card.local.toLowerCase();
      card.localHtml = texts[card.id] || "";
      card.localText = unescaped(card.localHtml).toLowerCase();
      card.lang = card.local ? langOf(code) : "";
    });
  };
  const nameOf = (card) => card.foundAs || card.local || card.name;
  const htmlOf = (card) => card.localHtml || card.html;
  const langAttribute = (card) => (card.foundLang || card.lang ? ` lang="${card.foundLang || card.lang}"` : "");
  /** Cards whose name in any language has the words of a query, for words that no English name or text has. */
  const foreign = async (list, terms) => {
    const words = terms.map((it) => it.value);
    if (!terms.length || terms.some((it) => it.negated || it.kind !== "text" || it.key === "text") || words.join("").length < 2) return [];
    const all = await cards(), codes = all.languages;
    const named = await Promise.all(codes.map((code) => namesIn(code).then((names) => [code, names]).catch(() => [code, []])));
    const wanted = new Set(list), hits = new Set();
    for (const [code, names] of named) {
      names.forEach((name, at) => {
        const card = all[at], low = name.toLowerCase();
        if (!name || !wanted.has(card) || hits.has(card) || !words.every((word) => low.includes(word))) return;
        hits.add(card);
        [card.foundAs, card.foundLang] = [name, langOf(code)];
      });
    }
    return [...hits];
  };
  const forgetFound = (list) => list.forEach((card) => { card.foundAs = card.foundLang = ""; });

  // ---- The query language of `cargo cards search`: codegen/src/search. Its keys and names come with the index.
  const squeezed = (text) => [...text].filter((c) => /[\p{Alphabetic}\p{N}]/u.test(c)).join("").toLowerCase();
  class QueryError extends Error {
    constructor(at, what) {
      super(what);
      this.at = at;
    }
  }
  const comparison = (text) => {
    const number = (text) => (/^[+-]?\d+$/.test(text) ? Number(text) : NaN);
    const between = (low, high) => (Number.isNaN(low) || Number.isNaN(high) ? null : [low, high]);
    if (text.startsWith("<=")) return between(-Infinity, number(text.slice(2)));
    if (text.startsWith(">=")) return between(number(text.slice(2)), Infinity);
    if (text.startsWith("<")) return between(-Infinity, number(text.slice(1)) - 1);
    if (text.startsWith(">")) return between(number(text.slice(1)) + 1, Infinity);
    const dash = text.indexOf("-", 1);
    return dash < 0 ? between(number(text), number(text)) : between(number(text.slice(0, dash)), number(text.slice(dash + 1)));
  };
  const within = (range, number) => number != null && range[0] <= number && number <= range[1];
  const titled = (names, value) => names.some((name) => squeezed(name).startsWith(squeezed(value)));
  const isSet = (names, value) => names.some((name) => name && squeezed(name) === squeezed(value));
  const word = (letters, start) => {
    // The end of the key and the beginning of the value: behind a colon or `=`, or at a comparison (`cost>=8`).
    let [out, key, at] = [[], null, start];
    while (at < letters.length && !/\s/.test(letters[at])) {
      if (letters[at] === '"') {
        const close = letters.indexOf('"', at + 1);
        if (close < 0) throw new QueryError(at, "this quotation is not closed");
        out.push(...letters.slice(at + 1, close));
        at = close + 1;
      } else {
        if (!key) {
          const [end, name] = [out.length, /^\p{Alphabetic}+$/u.test(out.join(""))];
          if (letters[at] === ":" || (letters[at] === "=" && name)) key = [end, end + 1];
          else if ((letters[at] === "<" || letters[at] === ">") && name) key = [end, end];
        }
        out.push(letters[at++]);
      }
    }
    return [out, key, at];
  };
  const term = (letters, place, negated, start, tagNumbers) => {
    const text = (part) => part.join("").toLowerCase();
    if (!place) {
      if (!letters.length) throw new QueryError(start, "a value is missing after this");
      return { key: "", kind: "text", negated, value: text(letters) };
    }
    const [key, at] = [text(letters.slice(0, place[0])), start + place[1]];
    let value = text(letters.slice(place[1]));
    const known = language.keys.find(([name]) => name === key);
    if (!known)
      throw new QueryError(start, `\`${key}\` is not a search key; there are ${language.keys.map(([name]) => name).join(", ")}`);
    if (!value) throw new QueryError(at, `\`${key}\` needs a value`);
    const kind = known[1];
    if (/^[<>]/.test(value) && kind !== "number")
      throw new QueryError(at, `\`${key}\` is no number: write \`${key}:\` and a value; cost, attack and health are compared`);
    const read = (text) => {
      const range = comparison(text);
      if (!range) throw new QueryError(at, `\`${text}\` is no number, comparison (<=3, >2) or range (2-4)`);
      return range;
    };
    let range;
    const split = kind === "tag" ? value.search(/[=<>]/) : -1;
    if (kind === "number") range = read(value);
    else if (split >= 0) {
      range = read(value.slice(split).replace(/^=/, ""));
      value = value.slice(0, split);
    } else if (kind === "yes_no" && !["yes", "no", "true", "false", "1", "0"].includes(value))
      throw new QueryError(at, `\`${key}\` must be yes or no`);
    const names = language.names[key];
    const isKnown =
      kind === "name" ? names.some((both) => titled(both, value))
      : kind === "exact" ? isSet(names, value)
      : kind === "tag" || kind === "mechanic" ? /^\d+$/.test(value) || tagNumbers.has(squeezed(value))
      : true;
    if (!isKnown) throw new QueryError(at, `no ${key} is named \`${value}\``);
    const tag = /^\d+$/.test(value) ? Number(value) : tagNumbers?.get(squeezed(value));
    return { key, kind, negated, value, range, tag };
  };
  const yes = (value) => ["yes", "true", "1"].includes(value);
  const holds = ({ key, kind, value, range, tag }, card) => {
    const asked = card.asked;
    const has = (text) => text.includes(value);
    const tagged = (test) => card.ints.some((_, at) => at % 2 === 0 && card.ints[at] === tag && test(card.ints[at + 1]));
    switch (kind) {
      case "text":
        return (key !== "text" && (has(asked.name) || has(card.localLow ?? ""))) || (key !== "name" && (has(asked.text) || has(card.localText ?? "")));
      case "prefix":
        return card.id.toLowerCase().startsWith(value);
      case "name":
        return asked[key].some((names) => names && titled(names, value));
      case "exact":
        if (key === "set") return isSet([asked.set[0], asked.set[1], asked.set[3]], value);
        if (key === "evidence") return asked.evidence.some((name) => squeezed(name) === squeezed(value));
        return key === "format" ? (asked.set[2] ?? "").split(" ").includes(value) : asked.state.toLowerCase() === value;
      case "number":
        return within(range, asked[key]);
      case "mechanic":
        return tagged((number) => number !== 0) || card.referenced.includes(tag);
      case "tag":
        return tagged((number) => !range || within(range, number));
      case "word":
        return card.words.includes(value);
      case "yes_no":
        return yes(value) === asked[key];
      default:
        throw new Error(`no kind ${kind}`);
    }
  };
  // A query as alternatives, whose terms must all hold, and the test of a card. `terms` are those of the only alternative.
  const parsed = async (query) => {
    await cards();
    const rare = /(?:^|[\s-])(tag|mechanic|word)[:=]/i.test(query);
    const tagNumbers = rare ? await tags() : undefined;
    const letters = [...query];
    const alternatives = [[]];
    for (let at = 0; at < letters.length; ) {
      if (/\s/.test(letters[at])) {
        at++;
        continue;
      }
      const negated = letters[at] === "-";
      const start = at + (negated ? 1 : 0);
      const [out, place, end] = word(letters, start);
      if (!negated && /^or$/i.test(letters.slice(start, end).join(""))) {
        if (!alternatives.at(-1).length || letters.slice(end).every((c) => /\s/.test(c)))
          throw new QueryError(start, '`or` needs a term on both sides; write "or" for the word');
        alternatives.push([]);
      } else alternatives.at(-1).push(term(out, place, negated, start, tagNumbers));
      at = end;
    }
    const test = (card) => alternatives.some((terms) => terms.every((it) => holds(it, card) !== it.negated));
    return { terms: alternatives.length === 1 ? alternatives[0] : [], test };
  };
  // For other scripts, and for the tests: the ids of the cards that a query finds, or the place of its error.
  (window.cardwright ??= {}).search = async (query) => {
    try {
      const { test } = await parsed(query);
      return (await cards()).filter(test).map((card) => card.id);
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      return { at: error.at, what: error.message };
    }
  };

  // ---- Forgiving spelling: names that are nearly what was typed.
  const folded = (text) => squeezed(text.normalize("NFD").replace(/\p{M}/gu, ""));
  const distance = (a, b, most) => {
    if (Math.abs(a.length - b.length) > most) return most + 1;
    let [before, row] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
    for (let i = 1; i <= a.length; i++) {
      const [older, last] = [before, row];
      before = last;
      row = [i];
      for (let j = 1; j <= b.length; j++) {
        const cost = a[i - 1] === b[j - 1] ? 0 : 1;
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost);
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], older[j - 2] + 1);
      }
      if (Math.min(...row) > most) return most + 1;
    }
    return row[b.length];
  };
  const near = (list, terms) => {
    if (!terms.length || terms.some((it) => it.negated || it.kind !== "text" || it.key === "text")) return [];
    const words = terms.map((it) => folded(it.value));
    const whole = words.join("");
    const faults = (length) => (length < 4 ? 0 : length < 8 ? 1 : 2);
    const score = (card) => {
      const names = [card.name, card.local].filter(Boolean);
      return Math.min(
        ...names.map((name) => {
          const name_ = folded(name);
          if (name_.includes(whole)) return 0;
          const parts = name.split(/[\s-]+/).map(folded);
          const apart = words.map((word) => {
            const most = faults(word.length);
            return Math.min(...parts.map((part) => distance(word, part, most))) > most ? Infinity : 1;
          });
          const most = faults(whole.length);
          return Math.min(1 + distance(whole, name_, most) > 1 + most ? Infinity : 1, ...[apart.reduce((a, b) => Math.max(a, b), 1)]);
        }),
      );
    };
    return list.map((card) => [score(card), card]).filter((it) => it[0] < Infinity).sort((a, b) => a[0] - b[0] || b[1].owned - a[1].owned).map((it) => it[1]);
  };

  /** Printings of one collectible card stand together, as the newest of them that Standard has, or the newest. */
  const grouped = (list) => {
    const of = new Map();
    for (const card of list) {
      const key = card.owned ? card.low : card.id;
      if (of.has(key)) of.get(key).push(card);
      else of.set(key, [card]);
    }
    const rank = (card) => (/standard/.test(card.formats) ? 10000 : 0) + card.order;
    return [...of.values()].map((prints) => {
      const first = prints.length === 1 ? prints[0] : prints.reduce((one, other) => (rank(other) > rank(one) ? other : one));
      first.prints = prints.filter((card) => card !== first);
      return first;
    });
  };

  const stats = (card) =>
    card.health == null ? "" : card.attack == null ? String(card.health) : `${card.attack}/${card.health}`;
  const kind = (card) =>
    [`${card.classes.join(" / ")} ${card.type.toLowerCase()}`, stats(card), card.setTitle + (card.prints?.length ? ` and ${card.prints.length} more` : "")].filter(Boolean).join(" · ");
  const gem = (card) => (card.cost == null ? "" : `<b class="gem">${card.cost}</b>`);
  const badge = (card) => `<span class="badge ${card.tier}">${card.word}</span>`;

  // ---- Dark and light.
  $("#theme")?.addEventListener("click", () => {
    const now = document.documentElement.dataset.theme;
    const dark = now ? now === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = dark ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem("theme", theme);
    } catch {
      // A browser that keeps nothing for files: the theme lasts as long as the page.
    }
  });

  /** A card drawn as a card; `before` stands before its name. */
  const faceOf = (card, before = "") =>
    `<span class="face${card.rarity === "Legendary" ? " legendary" : ""}" data-class="${escaped(card.classes.join(", "))}">${gem(card)}<span class="plate${/[^\s-]{13}/.test(nameOf(card)) ? " long" : ""}"${langAttribute(card)}>${before}${escaped(nameOf(card))}</span><span class="jewel">${card.rarity ? `<svg class="rarity" viewBox="0 0 20 20" data-rarity="${card.rarity}"><title>${card.rarity}</title><path d="M10 1l7 6-7 12L3 7z"/><path class="shine" d="M10 1l3 6-3 12L7 7z"/></svg>` : ""}</span><span class="printed"${card.localHtml ? langAttribute(card) : ""}>${htmlOf(card)}</span>${card.races.length || card.school ? `<span class="tribe">${escaped(card.races.join(", ") || card.school)}</span>` : ""}<span class="type"><svg class="mark" viewBox="0 0 32 32"><title>${escaped(card.setTitle)}</title><path d="M16 1l12 4v12c0 7-5 11-12 14C9 28 4 24 4 17V5z" fill="hsl(${card.mark[1]} 42% 40%)"/><text x="16" y="20" text-anchor="middle">${escaped(card.mark[0])}</text></svg>${escaped(card.classes.join(" / "))} ${card.type.toLowerCase()}</span>${card.attack != null ? `<b class="attack">${card.attack}</b>` : ""}${card.health != null ? `<b class="health">${card.health}</b>` : ""}</span>`;

  // ---- Search as you type.
  const search = $("#search");
  const found = $("#found");
  let chosen = -1;

  const score = (card, words) => {
    if (!words.length) return card.owned ? 0 : 40;
    const [first] = words;
    let score = card.owned ? 0 : 40;
    if (card.id.toLowerCase() === first) return -100;
    if (card.low === words.join(" ")) score -= 30;
    else if (card.low.startsWith(words.join(" "))) score -= 20;
    else if (card.low.split(/\s+/).some((word) => word.startsWith(first))) score -= 10;
    else if (!words.every((word) => card.low.includes(word))) score += 20;
    return score;
  };
  const find = (list, words) =>
    list
      .map((card) => [score(card, words), card])
      .sort((a, b) => a[0] - b[0] || b[1].order - a[1].order || (a[1].low < b[1].low ? -1 : 1))
      .map((it) => it[1]);
  const lit = (name, words) => {
    const at = words.map((word) => [name.toLowerCase().indexOf(word), word.length]).find((it) => it[0] >= 0);
    if (!at) return escaped(name);
    const [from, length] = at;
    return escaped(name.slice(0, from)) + "<mark>" + escaped(name.slice(from, from + length)) + "</mark>" + escaped(name.slice(from + length));
  };
  const choose = (at) => {
    const options = all('[role="option"]', found);
    chosen = options.length ? (at + options.length) % options.length : -1;
    options.forEach((option, n) => option.setAttribute("aria-selected", n === chosen));
    const option = options[chosen];
    if (option) {
      search.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    } else {
      search.removeAttribute("aria-activedescendant");
    }
  };
  const close = () => {
    found.hidden = true;
    search.setAttribute("aria-expanded", "false");
    search.removeAttribute("aria-activedescendant");
  };
  const open = async () => {
    const query = search.value.trim();
    if (!query) return close();
    await localize(stored("language"), false);
    const list = await cards();
    forgetFound(list);
    let [hits, remark, words] = [[], "", []];
    try {
      const { terms, test } = await parsed(query);
      words = terms.filter((it) => it.key === "" && !it.negated).map((it) => it.value);
      const exact = list.filter((card) => card.id.toLowerCase() === query.toLowerCase());
      hits = find(exact.concat(grouped(list.filter((card) => test(card) && !exact.includes(card)))), words);
      if (!hits.length) {
        hits = grouped(await foreign(list, terms));
        if (hits.length) remark = "In another language:";
      }
      if (!hits.length) {
        hits = grouped(near(list, terms));
        remark = hits.length ? "No card has these words. Similar names:" : "No card has these words.";
      }
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      remark = error.message;
    }
    if (query !== search.value.trim()) return;
    const shown = hits.slice(0, 9);
    const rest = `${root}cards.html#q=${encodeURIComponent(query)}&cards=all`;
    found.innerHTML =
      (remark ? `<li class="none">${escaped(remark)}</li>` : "") +
      shown
        .map(
          (card, at) =>
            `<li role="option" id="found-${at}" data-go="${root}cards/${card.id}.html">${gem(card) || "<span></span>"}<span${langAttribute(card)}>${lit(nameOf(card), words)}</span>${badge(card)}<small>${escaped(kind(card))}</small></li>`,
        )
        .join("") +
      (hits.length > shown.length
        ? `<li role="option" id="found-all" class="all" data-go="${escaped(rest)}">All ${hits.length} cards</li>`
        : "");
    found.hidden = false;
    search.setAttribute("aria-expanded", "true");
    choose(0);
  };
  const go = (option) => option?.dataset.go && location.assign(option.dataset.go);
  if (search) {
    search.addEventListener("focus", () => {
      cards().catch(() => {});
      if (search.value) open();
    });
    search.addEventListener("input", open);
    search.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (found.hidden) open();
        else choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
      } else if (event.key === "Enter") {
        event.preventDefault();
        if (found.hidden) open();
        else go(all('[role="option"]', found)[chosen]);
      } else if (event.key === "Escape") {
        if (found.hidden) search.value = "";
        close();
      }
    });
    found.addEventListener("mousedown", (event) => {
      event.preventDefault();
      go(event.target.closest('[role="option"]'));
    });
    search.addEventListener("blur", close);
  }
  document.addEventListener("keydown", (event) => {
    const writing = event.target.closest?.("input, select, textarea");
    if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/" && search) {
      event.preventDefault();
      search.focus();
    } else if (event.key === "ArrowLeft") {
      $('a[rel="prev"]')?.click();
    } else if (event.key === "ArrowRight") {
      $('a[rel="next"]')?.click();
    }
  });

  // ---- Deck codes: base64 of varints, as the game copies them.
  /** The format, the heroes, the cards and the sideboards (by owner) of the first code in a text; numbers are those of the game. */
  const decode = (text) => {
    const code = text.match(/\bAA[A-Za-z0-9+/]{16,}={0,2}/)?.[0];
    if (!code) return null;
    try {
      const bytes = Uint8Array.from(atob(code), (c) => c.charCodeAt(0));
      let at = 0;
      const next = () => {
        let value = 0;
        for (let shift = 0; shift < 35; shift += 7) {
          if (at >= bytes.length) throw new Error("cut off");
          const byte = bytes[at++];
          value += (byte & 127) * 2 ** shift;
          if (byte < 128) return value;
        }
        throw new Error("no number");
      };
      if (next() !== 0 || next() !== 1) return null;
      const add = (to, dbf, count) => to.set(dbf, (to.get(dbf) ?? 0) + count);
      const deck = { format: next(), heroes: [], cards: new Map(), sideboards: new Map() };
      for (let heroes = next(); heroes > 0; heroes--) deck.heroes.push(next());
      for (const copies of [1, 2, 0]) {
        for (let n = next(); n > 0; n--) {
          const dbf = next();
          add(deck.cards, dbf, copies || next());
        }
      }
      // Cards of a sideboard follow, each with the card that it belongs to.
      if (at < bytes.length && next() === 1) {
        for (const copies of [1, 2, 0]) {
          for (let n = next(); n > 0; n--) {
            const dbf = next(), count = copies || next(), owner = next();
            if (!deck.sideboards.has(owner)) deck.sideboards.set(owner, new Map());
            add(deck.sideboards.get(owner), dbf, count);
          }
        }
      }
      return deck;
    } catch {
      return null;
    }
  };
  /** The cards of a code with those of its sideboards, by number. */
  const deckOf = (text) => {
    const deck = decode(text);
    if (!deck) return null;
    const all = new Map(deck.cards);
    for (const cards of deck.sideboards.values()) for (const [dbf, count] of cards) all.set(dbf, (all.get(dbf) ?? 0) + count);
    return all;
  };
  const showDeck = (deck, list) => {
    const box = $("#deck");
    if (!box) return;
    box.hidden = !deck;
    delete document.documentElement.dataset.deck;
    if (!deck) return;
    const known = new Map(list.filter((card) => deck.has(card.dbf)).map((card) => [card.dbf, card]));
    let [size, works] = [0, 0];
    const lacking = [];
    for (const [dbf, copies] of deck) {
      const card = known.get(dbf);
      size += copies;
      if (card?.tier === "works") works += copies;
      else lacking.push(card ? `<a href="cards/${card.id}.html">${escaped(card.name)}</a>` : `an unknown card (number ${dbf})`);
    }
    box.innerHTML =
      works === size
        ? `<p><strong>This deck works.</strong></p><p>All ${size} cards play as printed.</p>`
        : `<p><strong>${works} of the deck’s ${size} cards work.</strong></p><p>Not yet: ${lacking.join(", ")}.</p>`;
  };

  // ---- Filters.
  const form = $("#filters");
  const table = $("#cards");
  const KEYS = ["q", "set", "format", "class", "type", "cost", "attack", "rarity", "race", "state", "mechanic", "cards", "prints"];
  // What a deck holds of a card.
  let copies = new Map();
  const field = (key) => form?.elements.namedItem(key);
  const wanted = async () => {
    const get = (key) => field(key)?.value ?? "";
    const deck = field("set") ? deckOf(get("q")) : null;
    copies = deck ?? new Map();
    const query = deck ? "" : get("q").trim();
    let [test_, terms, remark] = [() => true, [], ""];
    if (query && !field("set") && !/[:"]|(^|\s)-/.test(query)) {
      // Words alone: the table of a set has them.
      const words = query.toLowerCase().split(/\s+/);
      test_ = (card) => words.every((word) => card.hay.includes(word));
    } else if (query) {
      const ids = await byId();
      try {
        const read = await parsed(query);
        terms = read.terms;
        test_ = (card) => card.id.toLowerCase() === query.toLowerCase() || read.test(ids.get(card.id));
      } catch (error) {
        if (!(error instanceof QueryError)) throw error;
        remark = `${error.message}.`;
        test_ = () => false;
      }
    }
    const [cost, state, attack] = [get("cost"), get("state"), get("attack")];
    const is = (asked, number) => !asked || (asked === "10+" ? number >= 10 : number !== null && number !== undefined && number === Number(asked));
    const test = (card) =>
      (deck ? deck.has(card.dbf) : card.owned || get("cards") === "all") &&
      (!get("set") || card.set === get("set")) &&
      (!get("format") || card.formats.split(" ").includes(get("format"))) &&
      (!get("class") || card.classes.includes(get("class"))) &&
      (!get("type") || card.type === get("type")) &&
      is(cost, card.cost) &&
      is(attack, card.attack) &&
      (!get("rarity") || card.rarity === get("rarity")) &&
      (!get("race") || card.races.includes(get("race"))) &&
      (!state || (TIERS.includes(state) ? card.tier === state : card.word === state)) &&
      (!get("mechanic") || card.mechanics.includes(get("mechanic")));
    return { deck, test, isAsked: test_, terms, remark };
  };
  const say = (text) => {
    const remark = $("#remark");
    if (!remark) return;
    remark.hidden = !text;
    remark.textContent = text;
  };
  // What the address asks for and the page does not know.
  const strange = () => {
    const unknown = [...asked()].filter(([key, value]) => (key === "sort" ? !$(`[data-sort="${CSS.escape(value.replace("-", ""))}"]`) : !["view"].includes(key) && (!KEYS.includes(key) || !field(key) || field(key).dataset.strange === value)));
    return unknown.length ? `This page does not know what the address asks for: ${unknown.map(([key, value]) => (value ? `${key}=${value}` : key)).join(", ")}.` : "";
  };
  let odd = "";
  const fill = () => {
    const params = asked();
    for (const key of KEYS) {
      const input = field(key);
      if (!input) continue;
      const value = params.get(key) ?? "";
      input.value = value;
      if (input.tagName === "SELECT" && input.value !== value) {
        input.dataset.strange = value;
        input.value = "";
      } else delete input.dataset.strange;
    }
    odd = strange();
  };
  const note = () => {
    const params = new URLSearchParams();
    for (const key of KEYS) {
      const input = field(key);
      if (!input) continue;
      if (input.value) params.set(key, input.value);
      if (input.tagName === "SELECT") input.classList.toggle("set", input.value !== "");
    }
    const { key, down } = order;
    if (key) params.set("sort", (down ? "-" : "") + key);
    if ($("#view")?.getAttribute("aria-pressed") === "true") params.set("view", "cards");
    tell(params);
  };
  const counted = (n, of) => {
    $("#count").textContent = n === of ? `${n} cards` : `${n} of ${of} cards`;
    $("#none").hidden = n > 0;
  };

  // ---- Sorting.
  const order = { key: "", down: false };
  const compare = (a, b) => {
    if (typeof a === "string" || typeof b === "string") return String(a).localeCompare(String(b), "en");
    // What has no number comes last, whichever way.
    if (a == null || b == null) return a == null && b == null ? 0 : a == null ? Infinity : -Infinity;
    return a - b;
  };
  const sorted = (list, value, { key, down }) =>
    key
      ? list
          .map((it, at) => [it, at])
          .sort(([a, m], [b, n]) => {
            const by = compare(value(a, key), value(b, key));
            return (Number.isFinite(by) && down ? -by : by) || m - n;
          })
          .map((it) => it[0])
      : list;
  const showOrder = (within, { key, down }) => {
    for (const head of all("th[data-sort]", within)) {
      if (head.dataset.sort === key) head.setAttribute("aria-sort", down ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    }
  };
  const onSort = (within, now, done) =>
    $("thead", within).addEventListener("click", (event) => {
      const key = event.target.closest("button")?.closest("th[data-sort]")?.dataset.sort;
      if (!key) return;
      now.down = now.key === key ? !now.down : within.classList.contains("counts") && key !== "order";
      now.key = key;
      showOrder(within, now);
      done();
    });
  for (const counts of all("table.counts[data-sortable]")) {
    const now = { key: "order", down: true };
    onSort(counts, now, () => {
      const rows = sorted([...counts.tBodies[0].rows], (row, key) => Number(row.dataset[key]), now);
      counts.tBodies[0].append(...rows);
    });
  }
  const readOrder = () => {
    const sort = asked().get("sort") ?? "";
    order.down = sort.startsWith("-");
    order.key = sort.replace("-", "");
    showOrder(table, order);
  };
  const value = (card, key) =>
    ({ cost: card.cost, name: card.low, class: card.classes.join(), type: card.type, attack: card.attack ?? card.health, state: card.stateAt, set: card.order })[key];

  // A page of cards: those of a set stand in its table, those of all sets come from the index.
  const STATES = ["Done", "Derived", "Vanilla", "Approximate", "Incomplete", "Unproved", "Failing", "Partial", "Stale", "Todo"];
  const listen = (update) => {
    let timer;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(update, 60);
    };
    form.addEventListener("input", () => {
      odd = "";
      soon();
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", () => setTimeout(update));
    $("[data-clear]")?.addEventListener("click", () => {
      form.reset();
      form.elements.namedItem("q").focus();
    });
    onSort(table, order, update);
    addEventListener("hashchange", () => {
      fill();
      readOrder();
      update();
    });
  };

  if (form && table.matches("[data-cards]")) {
    const body = table.tBodies[0];
    const number = (text) => (text === "" || text === undefined ? null : Number(text));
    const rows = [...body.rows].map((row) => {
      const text = (name) => row.getElementsByClassName(name)[0].textContent;
      const state = row.lastElementChild.firstElementChild;
      return {
        row,
        id: row.querySelector(".name small").textContent,
        rarity: row.dataset.r ?? "",
        races: (row.dataset.t ?? "").split("|"),
        low: row.cells[1].firstElementChild.textContent.toLowerCase(),
        hay: (text("name") + " " + text("text")).toLowerCase(),
        cost: number(text("cost")),
        attack: number(row.dataset.a) ?? number(text("stats").split("/")[0]),
        classes: text("class").split(" / "),
        type: text("type"),
        word: state.textContent,
        stateAt: STATES.indexOf(state.textContent),
        tier: state.className.replace("badge ", ""),
        owned: row.className !== "token",
        mechanics: (row.dataset.m ?? "").split("|"),
        set: "",
        formats: "",
      };
    });
    // A set without a card that players own shows what it has.
    const bare = !rows.some((row) => row.owned);
    let last = "";
    const update = async () => {
      const { test, isAsked, remark } = await wanted();
      say(remark || odd);
      const everything = bare || field("cards").value === "all";
      table.toggleAttribute("data-owned", !everything);
      let n = 0;
      for (const it of rows) {
        if (bare) it.owned = true;
        it.row.hidden = !(test(it) && isAsked(it));
        n += !it.row.hidden;
      }
      const by = order.key + order.down;
      if (by !== last) body.append(...sorted(rows, value, order).map((it) => it.row));
      last = by;
      counted(n, everything ? rows.length : rows.filter((it) => it.owned).length);
      note();
    };
    fill();
    readOrder();
    last = order.key ? "" : order.key + order.down;
    listen(update);
    update();
  }

  if (form && table.matches("[data-find]")) {
    const body = table.tBodies[0];
    const more = $("#more");
    const PAGE = 60;
    let hits = [];
    let shown = 0;
    const count = (card) => (copies.get(card.dbf) > 1 ? `<b class="copies">${copies.get(card.dbf)} ×</b> ` : "");
    const prints = (card) => (card.prints?.length ? `<small>also in ${card.prints.map((it) => `<a href="cards/${it.id}.html">${escaped(it.setTitle)}</a>`).join(", ")}</small>` : "");
    const line = (card) =>
      `<tr${card.owned ? "" : ' class="token"'}><td class="cost">${gem(card)}</td><td class="name">${count(card)}<a href="cards/${card.id}.html"${langAttribute(card)}>${escaped(nameOf(card))}</a>${nameOf(card) !== card.name ? `<small class="english">${escaped(card.name)}</small>` : ""}<small>${card.id}</small></td><td class="class">${escaped(card.classes.join(" / "))}</td><td class="type">${card.type}</td><td class="stats">${stats(card)}</td><td class="text"${card.localHtml ? langAttribute(card) : ""}>${htmlOf(card)}</td><td class="of-set"><a href="sets/${card.set}.html">${escaped(card.setTitle)}</a>${prints(card)}</td><td class="state">${badge(card)}</td></tr>`;
    const gallery = $("#gallery");
    const face = (card) => `<li><a href="cards/${card.id}.html">${faceOf(card, count(card))}</a></li>`;
    const asCards = () => $("#view").getAttribute("aria-pressed") === "true";
    const grow = () => {
      const [to, draw] = asCards() ? [gallery, face] : [body, line];
      to.insertAdjacentHTML("beforeend", hits.slice(shown, shown + PAGE).map(draw).join(""));
      shown = Math.min(hits.length, shown + PAGE);
      more.hidden = shown >= hits.length;
    };
    const update = async () => {
      await localize(stored("language"), true);
      const list = await cards();
      forgetFound(list);
      const { deck, test, isAsked, terms, remark } = await wanted();
      const offered = list.filter(test);
      const together = !deck && field("prints").value !== "all";
      let found = offered.filter(isAsked), said = "";
      let similar = [];
      if (!found.length && !deck) {
        similar = await foreign(offered, terms);
        said = similar.length ? "No English name or text has these words. In other languages:" : "";
      }
      if (!found.length && !similar.length && !deck) {
        similar = near(offered, terms);
        said = similar.length ? "No card has these words. These have similar names:" : "";
      }
      say(remark || odd || said);
      if (similar.length) found = similar;
      if (together) found = grouped(found);
      else for (const card of found) card.prints = [];
      hits = similar.length && !order.key ? found : sorted(found, value, order.key ? order : { key: "set", down: true });
      shown = 0;
      body.textContent = "";
      gallery.textContent = "";
      gallery.hidden = !asCards();
      table.hidden = asCards();
      grow();
      showDeck(deck, list);
      const sum = deck ? hits.reduce((sum, card) => sum + deck.get(card.dbf), 0) : 0;
      const whole = field("cards").value === "all" ? list : list.filter((card) => card.owned);
      counted(hits.length, together ? new Set(whole.map((card) => (card.owned ? card.low : card.id))).size : whole.length);
      if (deck) $("#count").textContent = `${sum} cards, ${hits.length} different ones`;
      note();
    };
    const press = (on) => {
      $("#view").setAttribute("aria-pressed", on);
      $("#view").textContent = on ? "Show as list" : "Show as cards";
    };
    press(asked().get("view") === "cards");
    $("#view").addEventListener("click", () => {
      press(!asCards());
      update();
    });
    const chosenLanguage = $("#language");
    if (chosenLanguage) {
      chosenLanguage.value = stored("language");
      chosenLanguage.addEventListener("change", () => {
        stored("language", chosenLanguage.value);
        update();
      });
    }
    $("button", more).addEventListener("click", grow);
    new IntersectionObserver((seen) => seen.some((it) => it.isIntersecting) && grow(), { rootMargin: "600px" }).observe(more);
    $("#count").textContent = "Reading the index …";
    fill();
    readOrder();
    // Room for the answer, so that nothing moves when it comes.
    if (deckOf(field("q").value)) $("#deck").hidden = false;
    listen(update);
    update().catch((error) => {
      $("#count").textContent = error.message;
    });
  }

  // A card's page in the reader's language: its name and its text.
  const spoken = $("#card-language");
  if (spoken) {
    const face = { plate: $(".face .plate"), printed: $(".face .printed") };
    const english = { plate: face.plate.textContent, printed: face.printed.innerHTML };
    const show = async () => {
      const code = spoken.value;
      const text = code ? await textsIn(code).then((texts) => texts[spoken.dataset.card]).catch(() => "") : "";
      if (code !== spoken.value) return;
      face.plate.textContent = (code && spoken.selectedOptions[0].dataset.name) || english.plate;
      face.printed.innerHTML = text || english.printed;
      face.plate.lang = langOf(code);
      face.printed.lang = text ? langOf(code) : "en";
    };
    spoken.value = stored("language");
    if (spoken.selectedIndex < 0) spoken.value = "";
    if (spoken.value) show();
    spoken.addEventListener("change", () => {
      stored("language", spoken.value);
      show();
    });
  }

  // The decks of a class.
  const ofClass = $("#deck-class");
  if (ofClass) {
    const update = () => {
      for (const deck of all(".deck-list > li")) deck.hidden = ofClass.value !== "" && deck.dataset.class !== ofClass.value;
      for (const list of all(".deck-list")) list.closest("section").hidden = !list.querySelector("li:not([hidden])");
    };
    ofClass.addEventListener("change", update);
    update();
  }

  // What the deck builder uses.
  Object.assign(window.cardwright, { book: { cards, decode, faceOf, forgetFound, foreign, grouped, localize, nameOf, near, parsed, stored, QueryError } });

  // The question on the first page is answered by the page of all cards.
  $("form[data-ask]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = new FormData(event.target).get("q").trim();
    const query = deckOf(text) ? text.match(/\bAA[A-Za-z0-9+/]{16,}={0,2}/)[0] : text;
    location.assign(event.target.dataset.ask + (query ? "#q=" + encodeURIComponent(query) : ""));
  });
})();
