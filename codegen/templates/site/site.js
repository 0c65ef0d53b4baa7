// The card site in the browser: search, filters, sorting, themes. It loads nothing from other places.
"use strict";
(() => {
  const root = document.body.dataset.root;
  const $ = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const escaped = (text) =>
    String(text).replace(/[&<>"']/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[c]);

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

  // The index comes when somebody is about to search: a script, because a file may not fetch one.
  const TIERS = ["works", "begun", "todo"];
  let index;
  const cards = () =>
    (index ??= new Promise((resolve, reject) => {
      window.cardbook = (book) => {
        const list = book.cards.map((it) => ({
          id: it[0],
          name: it[1],
          set: book.sets[it[2]][0],
          setTitle: book.sets[it[2]][1],
          formats: it[10] ? book.sets[it[2]][2] : "",
          order: it[2],
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
          text: it[12],
          dbf: it[13],
          low: it[1].toLowerCase(),
        }));
        for (const card of list) card.hay = (card.low + " " + card.id + " " + card.text).toLowerCase();
        resolve(list);
      };
      const script = document.createElement("script");
      script.src = root + "assets/cards.js";
      script.onerror = () => {
        index = undefined;
        reject(new Error("assets/cards.js does not exist"));
      };
      document.head.append(script);
    }));

  const stats = (card) =>
    card.health == null ? "" : card.attack == null ? String(card.health) : `${card.attack}/${card.health}`;
  const kind = (card) =>
    [`${card.classes.join(" / ")} ${card.type.toLowerCase()}`, stats(card), card.setTitle].filter(Boolean).join(" · ");
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

  // ---- Search as you type.
  const search = $("#search");
  const found = $("#found");
  let chosen = -1;

  const score = (card, words) => {
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
      .filter((card) => words.every((word) => card.hay.includes(word)))
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
    const list = await cards();
    if (query !== search.value.trim()) return;
    const words = query.toLowerCase().split(/\s+/);
    const hits = find(list, words);
    const shown = hits.slice(0, 9);
    const rest = `${root}cards.html#q=${encodeURIComponent(query)}&cards=all`;
    found.innerHTML =
      shown
        .map(
          (card, at) =>
            `<li role="option" id="found-${at}" data-go="${root}cards/${card.id}.html">${gem(card) || "<span></span>"}<span>${lit(card.name, words)}</span>${badge(card)}<small>${escaped(kind(card))}</small></li>`,
        )
        .join("") +
      (hits.length > shown.length
        ? `<li role="option" id="found-all" class="all" data-go="${escaped(rest)}">All ${hits.length} cards</li>`
        : "") +
      (hits.length ? "" : '<li class="none">No card has these words.</li>');
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
  const deckOf = (text) => {
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
      next();
      for (let heroes = next(); heroes > 0; heroes--) next();
      const deck = new Map();
      for (const copies of [1, 2, 0]) {
        for (let n = next(); n > 0; n--) {
          const dbf = next();
          deck.set(dbf, (deck.get(dbf) ?? 0) + (copies || next()));
        }
      }
      // Cards of a sideboard follow, each with the card that it belongs to.
      if (at < bytes.length && next() === 1) {
        for (const copies of [1, 2, 0]) {
          for (let n = next(); n > 0; n--) {
            const dbf = next();
            const count = copies || next();
            next();
            deck.set(dbf, (deck.get(dbf) ?? 0) + count);
          }
        }
      }
      return deck;
    } catch {
      return null;
    }
  };
  const showDeck = (deck, list) => {
    const box = $("#deck");
    if (!box) return;
    box.hidden = !deck;
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
        ? `<p><strong>This deck works.</strong></p><p>All ${size} cards play as printed and are tested.</p>`
        : `<p><strong>${works} of the deck’s ${size} cards work.</strong></p><p>Not yet: ${lacking.join(", ")}.</p>`;
  };

  // ---- Filters.
  const form = $("#filters");
  const table = $("#cards");
  const KEYS = ["q", "set", "format", "class", "type", "cost", "state", "mechanic", "cards"];
  const field = (key) => form?.elements.namedItem(key);
  const wanted = () => {
    const get = (key) => field(key)?.value ?? "";
    const deck = field("set") ? deckOf(get("q")) : null;
    const words = deck ? [] : get("q").toLowerCase().split(/\s+/).filter(Boolean);
    const [cost, state] = [get("cost"), get("state")];
    const test = (card) =>
      (deck ? deck.has(card.dbf) : card.owned || get("cards") === "all") &&
      (!get("set") || card.set === get("set")) &&
      (!get("format") || card.formats.split(" ").includes(get("format"))) &&
      (!get("class") || card.classes.includes(get("class"))) &&
      (!get("type") || card.type === get("type")) &&
      (!cost || (cost === "10+" ? card.cost >= 10 : card.cost === Number(cost) && card.cost !== null)) &&
      (!state || (TIERS.includes(state) ? card.tier === state : card.word === state)) &&
      (!get("mechanic") || card.mechanics.includes(get("mechanic"))) &&
      words.every((word) => card.hay.includes(word));
    return { deck, test };
  };
  const fill = () => {
    const params = asked();
    for (const key of KEYS) {
      const input = field(key);
      if (!input) continue;
      const value = params.get(key) ?? "";
      input.value = value;
      // An address that asks for what is not offered: a choice of that name is better than silence.
      if (input.tagName === "SELECT" && input.value !== value) {
        input.add(new Option(value, value));
        input.value = value;
      }
    }
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
  const STATES = ["Done", "Derived", "Vanilla", "Incomplete", "Unproved", "Failing", "Partial", "Stale", "Todo"];
  const listen = (update) => {
    let timer;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(update, 60);
    };
    form.addEventListener("input", soon);
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
    const update = () => {
      const { test } = wanted();
      const everything = bare || field("cards").value === "all";
      table.toggleAttribute("data-owned", !everything);
      let n = 0;
      for (const it of rows) {
        if (bare) it.owned = true;
        it.row.hidden = !test(it);
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
    const line = (card) =>
      `<tr${card.owned ? "" : ' class="token"'}><td class="cost">${gem(card)}</td><td class="name"><a href="cards/${card.id}.html">${escaped(card.name)}</a><small>${card.id}</small></td><td class="class">${escaped(card.classes.join(" / "))}</td><td class="type">${card.type}</td><td class="stats">${stats(card)}</td><td class="text">${escaped(card.text)}</td><td class="of-set"><a href="sets/${card.set}.html">${escaped(card.setTitle)}</a></td><td class="state">${badge(card)}</td></tr>`;
    const grow = () => {
      body.insertAdjacentHTML("beforeend", hits.slice(shown, shown + PAGE).map(line).join(""));
      shown = Math.min(hits.length, shown + PAGE);
      more.hidden = shown >= hits.length;
    };
    const update = async () => {
      const list = await cards();
      const { deck, test } = wanted();
      hits = sorted(list.filter(test), value, order.key ? order : { key: "set", down: true });
      shown = 0;
      body.textContent = "";
      grow();
      showDeck(deck, list);
      counted(hits.length, field("cards").value === "all" ? list.length : list.filter((card) => card.owned).length);
      note();
    };
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

  // The question on the first page is answered by the page of all cards.
  $("form[data-ask]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = new FormData(event.target).get("q").trim();
    const query = deckOf(text) ? text.match(/\bAA[A-Za-z0-9+/]{16,}={0,2}/)[0] : text;
    location.assign(event.target.dataset.ask + (query ? "#q=" + encodeURIComponent(query) : ""));
  });
})();
