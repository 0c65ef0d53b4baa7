//! The whole site in a real browser: filters, search, links, keys, two widths, and no word of complaint.
//!
//! Needs Chromium and the card database, so that it runs only when it is asked for:
//! `cargo test --package cardwright --test it -- --ignored browser`. `SITE` names a site that is written already; pictures go to
//! `PICTURES`, or to a folder of the build.

pub mod devtools;
pub mod server;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use cardwright::search::Query;
use cardwright_data::sets::Sets;
use serde_json::{Value, json};

use self::devtools::Browser;

/// The site of the repository's own cards.
pub fn site() -> PathBuf {
    if let Some(site) = std::env::var_os("SITE") {
        return PathBuf::from(site).canonicalize().expect("SITE names a site");
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("site");
    let output = Command::new(env!("CARGO_BIN_EXE_cardwright"))
        .args(["site", "--quiet", "--out"])
        .arg(&out)
        .current_dir(root)
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    out
}

fn pictures() -> PathBuf {
    let folder = std::env::var_os("PICTURES")
        .map_or_else(|| Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures"), PathBuf::from);
    std::fs::create_dir_all(&folder).expect("a folder of pictures");
    folder
}

/// The rows of the table that can be seen.
const ROWS: &str = "[...document.querySelectorAll('#cards tbody tr')].filter(row => row.offsetParent !== null || row.getClientRects().length)";

#[test]
#[ignore = "needs Chromium and the card database; `cargo xtask ci` runs it"]
fn the_site_works_in_a_browser() {
    let site = site();
    let file = format!("file://{}/", site.display());
    let served = server::serve(&site);
    let mut browser = Browser::start();
    for base in [&file, &served] {
        browser.window(1280, 900, "light");
        search(&mut browser, base);
        filters(&mut browser, base);
        all_cards(&mut browser, base);
        card(&mut browser, base);
        forgiving(&mut browser, base);
        languages(&mut browser, base);
        printings(&mut browser, base);
        builder(&mut browser, base);
        decks(&mut browser, base);
        let heard = browser.heard();
        assert!(heard.errors.is_empty(), "{base}: {:#?}", heard.errors);
        let away = |asked: &&String| {
            !(asked.starts_with(base.as_str()) || asked.starts_with("data:") || *asked == "about:blank")
        };
        assert!(heard.requests.len() > 10, "the requests are heard: {:?}", heard.requests);
        assert_eq!(heard.requests.iter().find(away), None, "a request leaves the site at {base}");
    }
    looks(&mut browser, &file, &pictures());
    assert!(browser.heard().errors.is_empty());
}

/// Typed letter by letter, chosen with keys.
fn search(browser: &mut Browser, base: &str) {
    browser.open(&format!("{base}index.html"));
    browser.keys("/");
    browser.wait("document.activeElement.id === 'search'");
    browser.keys("fireball");
    browser.wait("document.querySelector('#found [role=option]')?.innerText.includes('Fireball')");
    assert_eq!(browser.value("document.getElementById('search').getAttribute('aria-expanded')"), "true");
    let first = browser.value("document.getElementById('search').getAttribute('aria-activedescendant')");
    browser.press("ArrowDown");
    let second = browser.value("document.getElementById('search').getAttribute('aria-activedescendant')");
    assert_ne!(first, second, "an arrow chooses the next");
    browser.press("ArrowUp");
    browser.press("Enter");
    browser.wait("location.pathname.endsWith('CS2_029.html')");
    browser.wait("document.readyState === 'complete'");
    assert_eq!(browser.text("h1"), "Fireball");
    // What nobody has.
    browser.keys("/");
    browser.wait("document.activeElement.id === 'search'");
    browser.keys("xyzzy");
    browser.wait("document.getElementById('found').innerText.includes('No card')");
    browser.press("Escape");
    browser.wait("document.getElementById('found').hidden");
}

/// The table of a set.
fn filters(browser: &mut Browser, base: &str) {
    let rows = format!("{ROWS}.length");
    browser.open(&format!("{base}sets/classic.html"));
    let all = browser.value(&rows).as_u64().expect("a number");
    assert!(all > 200, "{all} collectible cards");
    browser.value("{ const by = document.querySelector('[name=class]'); by.value = 'Mage'; by.dispatchEvent(new Event('input', { bubbles: true })) }");
    browser.wait("location.hash === '#class=Mage'");
    let mage = browser.value(&rows).as_u64().expect("a number");
    assert!(mage > 5 && mage < all, "{mage} of {all}");
    let only_mage = format!("{ROWS}.every(row => row.cells[2].innerText === 'Mage')");
    assert_eq!(browser.value(&only_mage), true);
    assert_eq!(browser.text("#count"), format!("{mage} of {all} cards"));
    // By cost, downwards: the second click turns it round.
    browser.value("document.querySelector('[data-sort=cost] button').click()");
    browser.value("document.querySelector('[data-sort=cost] button').click()");
    browser.wait("location.hash.includes('sort=-cost')");
    assert_eq!(browser.value("document.querySelector('[data-sort=cost]').getAttribute('aria-sort')"), "descending");
    let costs = browser.value(&format!("{ROWS}.map(row => Number(row.cells[0].innerText))"));
    let costs: Vec<i64> = costs.as_array().expect("a list").iter().filter_map(serde_json::Value::as_i64).collect();
    assert!(costs.len() > 5 && costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
    // What was asked is in the address, and another reader sees the same.
    let address = browser.value("location.href").as_str().expect("an address").to_owned();
    browser.open(&address);
    assert_eq!(browser.value(&rows).as_u64(), Some(mage));
    assert_eq!(browser.value(&format!("Number({ROWS}[0].cells[0].innerText)")).as_i64(), costs.first().copied());
    // Text, mechanic, cost, type and state work together.
    browser.open(&format!("{base}sets/classic.html#q=damage&type=Minion&mechanic=Battlecry&cost=2&cards=all"));
    let shown = browser.value(&format!("{ROWS}.map(row => row.innerText)"));
    let shown = shown.as_array().expect("a list");
    assert!(!shown.is_empty() && shown.iter().all(|row| row.as_str().is_some_and(|row| row.contains("damage"))));
    browser.open(&format!("{base}sets/classic.html#q=xyzzy"));
    assert_eq!(browser.value(&rows), 0);
    assert_eq!(browser.value("document.getElementById('none').hidden"), false);
    browser.value("document.querySelector('[data-clear]').click()");
    browser.wait(&format!("{rows} === {all}"));
}

/// The page of all cards, and decks.
fn all_cards(browser: &mut Browser, base: &str) {
    browser.open(&format!("{base}cards.html#class=Mage&type=Spell&q=fireball"));
    browser.wait(&format!("{ROWS}.length > 0"));
    assert!(browser.text("#cards tbody").contains("Fireball"));
    assert_eq!(browser.value(&format!("{ROWS}.every(row => row.cells[3].innerText === 'Spell')")), true);
    browser.open(&format!("{base}cards.html#state=Todo"));
    browser.wait(&format!("{ROWS}.length > 0"));
    assert_eq!(browser.value(&format!("{ROWS}.every(row => row.innerText.includes('Todo'))")), true);
    // Two Fireballs and two Yetis; then the same with a card that is in no book.
    browser.open(&format!("{base}index.html"));
    browser.value("document.getElementById('ask').focus()");
    browser.call("Input.insertText", &serde_json::json!({ "text": deck_code(&[], &[315, 90]) }));
    browser.press("Enter");
    browser.wait("document.querySelector('#deck strong')?.innerText === 'This deck works.'");
    assert_eq!(browser.value(&format!("{ROWS}.length")), 2);
    assert!(
        browser.text("#count").starts_with("4 cards") && browser.text("#cards tbody").contains("2 ×"),
        "copies count"
    );
    browser.open(&format!("{base}cards.html#q={}", deck_code(&[9_999_999], &[315]).replace('+', "%2B")));
    browser.wait("document.querySelector('#deck strong')?.innerText.startsWith('2 of the deck’s 3')");
    assert!(browser.text("#deck").contains("number 9999999"));
}

/// Queries of the command line, played on both sides: the same cards, and errors at the same places.
#[test]
#[ignore = "needs Chromium and the card database; `cargo xtask ci` runs it"]
fn the_search_box_and_the_command_line_find_the_same() {
    let site = site();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace");
    let sets = Sets::load(&root.join("data/sets.toml")).expect("the sets");
    let mut browser = Browser::start();
    browser.open(&format!("file://{}/cards.html", site.display()));
    for query in QUERIES {
        let there = browser.value(&format!("cardwright.search({query:?})"));
        if let Err(error) = Query::parse(query, &sets) {
            assert_eq!(there["at"].as_u64(), u64::try_from(error.at).ok(), "{query}: {} and {there}", error.what);
            continue;
        }
        let output = Command::new(env!("CARGO_BIN_EXE_cardwright"))
            .args(["search", "--ids", "--quiet", "--", query])
            .current_dir(root)
            .output()
            .expect("the program starts");
        let here: BTreeSet<&str> = std::str::from_utf8(&output.stdout).expect("ids").lines().collect();
        let there: BTreeSet<&str> =
            there.as_array().unwrap_or_else(|| panic!("{query}: {there}")).iter().filter_map(Value::as_str).collect();
        let apart: Vec<&&str> = here.symmetric_difference(&there).take(8).collect();
        assert!(apart.is_empty(), "{query}: {} here, {} there; {apart:?}", here.len(), there.len());
    }
}

/// Each key, each kind of value, each error.
const QUERIES: [&str; 57] = [
    "fireball",
    "cost>=8 class=mage",
    "race:dragon cost<3 or race:murloc cost:1",
    "name:\"life or death\" or or",
    "class>mage",
    "color>=3",
    "Fire text:\"deal 6\" -class:mage",
    "text:discover set:TITANS class:mage",
    "name:yeti",
    "id:CS2_",
    "-id:C -id:B",
    "set:classic",
    "set:\"Whispers of the Old Gods\"",
    "set:event",
    "set:core",
    "format:standard",
    "format:wild cost:0",
    "class:neutral type:spell",
    "class:\"demon hunter\"",
    "class:demonhunter",
    "class:d cost:1",
    "type:location",
    "type:hero",
    "type:\"hero power\"",
    "type:enchantment cost:>0",
    "race:dragon cost:<=3",
    "race:all",
    "race:murloc race:mech",
    "school:fire",
    "-school:fire class:mage type:spell",
    "rarity:legendary attack:>8",
    "rarity:c cost:9",
    "cost:2-4 attack:-1",
    "cost:>=10",
    "cost:<1 type:minion",
    "attack:0 type:minion collectible:yes",
    "health:>20 type:minion",
    "health:12",
    "health:3 type:weapon",
    "health:>0 type:hero collectible:yes",
    "mechanic:taunt cost:1",
    "mechanic:spellpower -type:spell",
    "mechanic:217 collectible:no",
    "tag:OVERLOAD>=2",
    "tag:443",
    "tag:overload=1-2",
    "word:discover",
    "word:gain_deathrattle_of",
    "state:todo set:titans",
    "state:vanilla collectible:yes",
    "implemented:no collectible:true",
    "collectible:0 cost:10",
    "clas:mage",
    "class:mage cost:cheap",
    "a \"b",
    "rarity:golden",
    "-",
];

/// Names that are nearly right, other languages, and addresses that ask for what there is not.
fn forgiving(browser: &mut Browser, base: &str) {
    for (typed, named) in
        [("firebll", "Fireball"), ("nzoth the", "N'Zoth"), ("archmage antonidsa", "Archmage Antonidas")]
    {
        browser.open(&format!("{base}cards.html#q={}", typed.replace(' ', "%20")));
        browser.wait(&format!("{ROWS}.length > 0"));
        assert!(browser.text("#cards tbody").contains(named), "{typed}");
        assert!(browser.text("#remark").contains("similar names"), "{typed}");
    }
    browser.open(&format!("{base}cards.html#q=rarity:legendary%20race:dragon%20attack:%3E9"));
    browser.wait(&format!("{ROWS}.length > 0"));
    assert!(browser.text("#cards tbody").contains("Deathwing"));
    browser.open(&format!("{base}cards.html#q=clas:mage"));
    browser.wait("document.getElementById('remark').innerText.includes('is not a search key')");
    browser.open(&format!("{base}cards.html#rarity=Legendary&race=Dragon&attack=10%2B"));
    browser.wait(&format!("{ROWS}.length > 0"));
    assert!(browser.text("#cards tbody").contains("Deathwing"));
    for (asked, page) in [("sett=titans", "cards.html"), ("class=Bard", "cards.html"), ("color", "sets/classic.html")] {
        browser.open(&format!("{base}{page}#{asked}"));
        browser.wait("document.getElementById('remark').innerText.includes('does not know')");
        assert!(browser.text("#remark").contains(asked), "{asked}");
    }
    // In German, and as cards.
    browser.open(&format!("{base}cards.html#q=feuerball&view=cards"));
    browser.value(
        "{ const by = document.getElementById('language'); by.value = 'deDE'; by.dispatchEvent(new Event('change')) }",
    );
    browser.wait("document.querySelector('#gallery .plate')?.innerText.includes('Feuerball')");
    assert_eq!(browser.value("document.querySelector('#gallery .face').dataset.class"), "Mage");
    browser.value("localStorage.clear()");
}

/// A name in any language is found, and a card's text is shown in the language that the reader chose.
fn languages(browser: &mut Browser, base: &str) {
    browser.open(&format!("{base}cards.html#q=ファイアーボール"));
    browser.wait("/other languages/.test(document.getElementById('remark').innerText)");
    assert!(browser.text("#cards tbody").contains("Fireball"));
    browser.open(&format!("{base}cards/CS2_029.html"));
    browser.value(
        "{ const by = document.getElementById('card-language'); by.value = 'deDE'; by.dispatchEvent(new Event('change')) }",
    );
    browser.wait("document.querySelector('.face .plate').innerText === 'Feuerball'");
    assert!(browser.text(".face .printed").contains("Schaden"));
    assert_eq!(browser.value("document.querySelector('.face .printed').lang"), "de-DE");
    // The next page is in the same language, and its texts are searched.
    browser.open(&format!("{base}cards.html#q=text:schaden&class=Mage&type=Spell"));
    browser.wait(&format!("{ROWS}.length > 5"));
    assert!(browser.text("#cards tbody").contains("Feuerball"));
    browser.value("localStorage.clear()");
}

/// Printings of one card are one row, unless all are asked for.
fn printings(browser: &mut Browser, base: &str) {
    let named = format!("{ROWS}.filter(row => row.querySelector('.name a').innerText === 'Fireball').length");
    browser.open(&format!("{base}cards.html#q=name:fireball"));
    browser.wait(&format!("{ROWS}.length > 0"));
    assert_eq!(browser.value(&named), 1);
    assert!(browser.text("#cards tbody").contains("also in"), "the other printings are named");
    browser.open(&format!("{base}cards.html#q=name:fireball&prints=all"));
    browser.wait(&format!("{named} > 1"));
}

/// Cards are searched and added; the curve and the code follow; a visit later the deck is still there.
fn builder(browser: &mut Browser, base: &str) {
    browser.open(&format!("{base}builder.html"));
    browser.wait("document.querySelector('#pool .add')");
    let set = |browser: &mut Browser, name: &str, value: &str| {
        browser.value(&format!(
            "{{ const by = document.querySelector('#pool-form [name={name}]'); by.value = {value:?};\
             by.dispatchEvent(new Event('input', {{ bubbles: true }})) }}"
        ));
    };
    set(browser, "class", "Mage");
    set(browser, "format", "1");
    set(browser, "q", "name:fireball");
    browser.wait("document.querySelector('#pool .plate')?.innerText === 'Fireball'");
    let add = "document.querySelector('#pool .add').click()";
    browser.value(add);
    browser.value(add);
    browser.wait("/×2/.test(document.querySelector('#deck-cards li')?.innerText)");
    browser.value(add);
    browser.wait("/two copies/.test(document.getElementById('deck-says').innerText)");
    assert!(browser.text("#deck-size").contains("2 cards: 2 spells"));
    let curve = browser.value("document.querySelector('#deck-curve svg').getAttribute('aria-label')");
    assert!(curve.as_str().is_some_and(|curve| curve.contains("4: 2,")), "{curve}");
    let held = "(([dbf, count]) => [dbf, count])([...cardwright.book.decode(document.getElementById('deck-code').value).cards][0])";
    assert_eq!(browser.value(held)[1], 2);
    // The address has the deck, and so has the next visit.
    assert!(
        browser.value("location.href").as_str().is_some_and(|to| to.contains("#deck=AAE") || to.starts_with("file:"))
    );
    browser.open(&format!("{base}builder.html"));
    browser.wait("/Fireball/.test(document.getElementById('deck-cards').innerText)");
    browser.value("document.querySelector('#deck-cards button').click()");
    browser.wait("/1 card: 1 spell/.test(document.getElementById('deck-size').innerText)");
    // A code that is pasted is opened; what is no code is refused in words.
    for (pasted, said) in [(deck_code(&[], &[315, 90]).as_str(), "The deck is open"), ("fireball", "no deck code")] {
        browser.value(&format!("document.getElementById('opened').value = {pasted:?}"));
        browser.value("document.querySelector('#open-deck button').click()");
        browser.wait(&format!("document.getElementById('deck-says').innerText.includes({said:?})"));
        assert!(browser.text("#deck-size").starts_with("4 cards"), "{pasted}");
    }
    browser.value("localStorage.clear()");
}

/// Each known deck has its class, curve and code; those of one class can be picked.
fn decks(browser: &mut Browser, base: &str) {
    browser.open(&format!("{base}decks.html"));
    let shown =
        "[...document.querySelectorAll('.deck-list > li:not([hidden])')].filter(it => it.getClientRects().length)";
    let all = browser.value(&format!("{shown}.length")).as_u64().expect("a number");
    let whole = browser.value(&format!(
        "{shown}.filter(it => it.querySelector('.curve rect') && it.querySelector('[data-copy^=AAE]')).length"
    ));
    assert_eq!(whole.as_u64(), Some(all), "each deck has a curve and a code");
    browser.value(
        "{ const by = document.getElementById('deck-class'); by.value = 'Mage'; by.dispatchEvent(new Event('change')) }",
    );
    let mage = browser.value(&format!("{shown}.length")).as_u64().expect("a number");
    assert!(mage > 0 && mage < all, "{mage} of {all}");
    assert_eq!(browser.value(&format!("{shown}.every(it => /Mage/.test(it.innerText))")), true);
    browser.value("document.querySelector('.deck-list > li:not([hidden]) h3 a').click()");
    browser.wait("document.querySelectorAll('#deck-cards li').length > 10");
    browser.value("localStorage.clear()");
}

/// The digits of base 64.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// A deck as the game copies it: cards that are in it once, and twice.
fn deck_code(once: &[u32], twice: &[u32]) -> String {
    let mut bytes = vec![0_u8];
    let mut number = |n: u32| {
        let mut n = n;
        while n > 127 {
            bytes.push(u8::try_from(n & 127).expect("a byte") | 128);
            n >>= 7;
        }
        bytes.push(u8::try_from(n).expect("a byte"));
    };
    let length = |list: &[u32]| u32::try_from(list.len()).expect("a few");
    [1, 1, 1, 637, length(once)].into_iter().for_each(&mut number);
    once.iter().copied().for_each(&mut number);
    number(length(twice));
    twice.iter().copied().for_each(&mut number);
    // No card that is in it more often; room for the shortest code that a page takes for one.
    number(0);
    bytes.resize(bytes.len().max(15), 0);
    let mut code = String::new();
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for at in 0..=three.len() {
            code.push(char::from(DIGITS[(bits >> (18 - 6 * at) & 63) as usize]));
        }
    }
    code
}

/// A card's page: its parts, its links, its keys.
fn card(browser: &mut Browser, base: &str) {
    browser.open(&format!("{base}cards/EX1_559.html"));
    assert_eq!(browser.text("h1"), "Archmage Antonidas");
    assert!(browser.text(".beside").contains("Whenever you cast a spell"));
    assert!(browser.text("pre.code").contains("whenever("));
    browser.value("document.querySelector('.code a').click()");
    browser.wait("document.querySelector('h1')?.innerText === 'Fireball'");
    // The keys are heard once the page's script ran.
    browser.wait("document.readyState === 'complete'");
    let next = browser.value("document.querySelector('a[rel=next]').href");
    browser.press("ArrowRight");
    browser.wait(&format!("location.href === {next}"));
    browser.wait("document.readyState === 'complete'");
    browser.press("ArrowLeft");
    browser.wait("document.querySelector('h1')?.innerText === 'Fireball'");
    browser.wait("document.readyState === 'complete'");
    // The first key leads past the bar to the content.
    browser.press("Tab");
    assert_eq!(browser.value("document.activeElement.className"), "skip");
    // Dark and light by hand, and kept from page to page.
    let paper = "getComputedStyle(document.body).backgroundColor";
    let light = browser.value(paper);
    browser.value("document.getElementById('theme').click()");
    let dark = browser.value(paper);
    assert_ne!(light, dark);
    // Another page may have another process, to which what was stored comes a moment later.
    let kept = (0..5).any(|_| {
        browser.open(&format!("{base}index.html"));
        browser.value(paper) == dark
    });
    assert!(kept, "the theme is kept");
    browser.value("localStorage.clear()");
}

/// Two widths and both schemes: nothing is wider than the window, nothing jumps, and somebody can look at it.
fn looks(browser: &mut Browser, base: &str, folder: &Path) {
    let pages = [
        ("home", "index.html"),
        ("set", "sets/classic.html"),
        ("set-filtered", "sets/classic.html#class=Mage&sort=-cost"),
        ("all", "cards.html#class=Mage&state=Todo"),
        ("deck", "cards.html#q=AAEBAf0EAAK7AloAAAAAAAAA"),
        ("gallery", "cards.html#class=Mage&view=cards"),
        ("decks", "decks.html"),
        ("builder", "builder.html#deck=AAECAf0EAAK7AloAAAAAAAAA"),
        ("coverage", "coverage.html"),
        ("card", "cards/EX1_559.html"),
        ("card-todo", "cards/TTN_075.html"),
        ("enchantment", "cards/EX1_158e.html"),
    ];
    for (width, height, scheme) in [(1280, 900, "light"), (390, 844, "light"), (1280, 900, "dark"), (390, 844, "dark")]
    {
        browser.window(width, height, scheme);
        // On a slow machine a page is painted while it is still being read: what is read later must move nothing.
        let slower = if scheme == "light" { 8 } else { 1 };
        browser.call("Emulation.setCPUThrottlingRate", &json!({ "rate": slower }));
        for (name, page) in pages {
            browser.open(&format!("{base}{page}"));
            browser
                .wait("!document.getElementById('count') || /card/.test(document.getElementById('count').innerText)");
            let over = browser.value("document.documentElement.scrollWidth - document.documentElement.clientWidth");
            assert!(over.as_i64().is_some_and(|over| over <= 0), "{page} is wider than a window of {width} by {over}");
            let paper = browser.value("getComputedStyle(document.body).backgroundColor");
            let expected = if scheme == "dark" { "rgb(21, 23, 28)" } else { "rgb(251, 249, 244)" };
            assert_eq!(paper, expected, "{page} in {scheme}");
            let shift = browser.value(
                "new Promise(tell => { let sum = 0; new PerformanceObserver(list => list.getEntries().forEach(it => sum += it.value))\
                 .observe({ type: 'layout-shift', buffered: true }); requestAnimationFrame(() => setTimeout(() => tell(sum), 50)) })",
            );
            assert!(shift.as_f64().is_some_and(|shift| shift < 0.01), "{page} jumps at {width}: {shift}");
            browser.picture(&folder.join(format!("{name}-{width}-{scheme}.png")), 3000);
            if (name, width, scheme) == ("home", 1280, "light") {
                // The README's, which has less room.
                browser.picture(&folder.join("site.png"), 800);
            }
        }
    }
}
