//! The table in a real browser: cards tried, a whole game by keyboard, links from anybody, without a network.
//!
//! Needs Chromium, a site that was written with `--play`, which `PLAY_SITE` names, and the checker of accessibility `axe.min.js`,
//! which `AXE` names; `.ci/web` brings them and runs it. `CARDS=13112` tries more cards.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::browser::devtools::Browser;
use crate::browser::server;

fn site() -> PathBuf {
    let site =
        std::env::var_os("PLAY_SITE").expect("PLAY_SITE names a site that `cargo cards site --play` has written");
    PathBuf::from(site).canonicalize().expect("PLAY_SITE names a folder")
}

/// The table answers and nothing is under way.
const READY: &str = "!document.getElementById('play').hidden && document.querySelector('#table .piece')";

fn open(browser: &mut Browser, address: &str) {
    browser.open(address);
    browser.wait(READY);
}

/// Asks the page's engine.
fn ask(browser: &mut Browser, request: &Value) -> Value {
    browser.value(&format!("cardwright.ask({request})"))
}

fn focus(browser: &mut Browser, selector: &str) -> bool {
    browser
        .value(&format!("(() => {{ const it = document.querySelector({selector:?}); it?.focus(); return !!it; }})()"))
        == true
}

/// What the page shows, to see whether something has changed.
fn shown(browser: &mut Browser) -> Value {
    browser.value("document.getElementById('play').innerText + document.getElementById('note').innerText")
}

/// Plays a game against the greedy agent to its end, doing `take` with what can be used. Returns the number of steps.
fn game(browser: &mut Browser, base: &str, take: fn(&mut Browser, &str) -> bool) -> u64 {
    browser.open(&format!("{base}play.html"));
    browser.wait("document.querySelector('#begin button')");
    assert!(take(browser, "#begin button"));
    browser.wait(READY);
    for _ in 0..600 {
        // An agent may be at work.
        browser.wait("!document.getElementById('end').disabled || !document.getElementById('choose').hidden || /is over/.test(document.getElementById('note').innerText)");
        if browser.value("/is over/.test(document.getElementById('note').innerText)") == true {
            return ask(browser, &json!({ "do": "view" }))["steps"].as_u64().unwrap_or_default();
        }
        let before = shown(browser);
        let taken = [
            "#choices button",
            "#mine .target",
            "#theirs .target",
            "#mine .hand .ready:not(.target)",
            "#mine .board .ready",
            "#end",
        ];
        let mulligan = browser.value("/Keep|Replace/.test(document.getElementById('end').innerText)") == true;
        assert!(taken.iter().skip(if mulligan { 5 } else { 0 }).any(|selector| take(browser, selector)), "{before}");
        for _ in 0..400 {
            if shown(browser) != before {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }
    panic!("a game does not end: {}", shown(browser));
}

#[test]
#[ignore = "needs Chromium and a site with a table; .ci/web runs it"]
fn cards_and_whole_games_are_played_in_a_browser() {
    let base = server::serve(&site());
    let mut browser = Browser::start();
    browser.window(1280, 900, "light");
    card(&mut browser, &base);
    links(&mut browser, &base);
    every_card(&mut browser, &base);
    let by_keyboard = game(&mut browser, &base, |browser, selector| {
        let found = focus(browser, selector);
        if found {
            browser.press("Enter");
        }
        found
    });
    println!("a game by keyboard had {by_keyboard} steps");
    looks(&mut browser, &base);
    accessible(&mut browser, &base);
    let heard = browser.heard();
    assert!(heard.errors.is_empty(), "{:#?}", heard.errors);
    let away =
        |asked: &&String| !(asked.starts_with(base.as_str()) || asked.starts_with("data:") || *asked == "about:blank");
    assert_eq!(heard.requests.iter().find(away), None, "a request leaves the site");
    offline(&mut browser, &base);
}

/// A card's page leads to its table; it is played with keys, taken back, and looked at.
fn card(browser: &mut Browser, base: &str) {
    browser.open(&format!("{base}cards/CS2_029.html"));
    browser.value("document.querySelector('a[href*=\"#card=\"]').click()");
    browser.wait(READY);
    println!("first table after {} ms", browser.value("Math.round(performance.now())"));
    browser.wait("document.title.startsWith('Play Fireball')");
    assert!(focus(browser, "#mine .hand .piece"));
    browser.press("Enter");
    browser.wait("document.querySelectorAll('.target').length > 3");
    assert!(focus(browser, "#theirs .heroes .target"));
    browser.press("Enter");
    browser.wait("/Fireball deals 6/.test(document.getElementById('log').innerText)");
    assert!(browser.text("#note").contains("Fireball deals 6"), "what happened is said");
    browser.keys("u");
    browser.wait("document.getElementById('log').children.length === 0");
    browser.wait("document.querySelector('#mine .hand .piece').textContent.startsWith('Fireball')");
    browser.wait("/deal/i.test(document.getElementById('reading-power').innerText)");
    // What cannot be done says why.
    ask(browser, &json!({ "do": "set_mana", "player": 1, "crystals": 1 }));
    browser.value("document.querySelector('[data-do=mana] [name=crystals]').value = 1");
    browser.value("document.querySelector('[data-do=mana] button').click()");
    browser.wait("!document.querySelector('#mine .hand .ready')");
    assert!(focus(browser, "#mine .hand .piece"));
    browser.press("Enter");
    browser.wait("/costs 4 mana/.test(document.getElementById('note').innerText)");
}

/// A position is opened from its address; what is no position is refused in words, a thousand times.
fn links(browser: &mut Browser, base: &str) {
    let hash = ask(browser, &json!({ "do": "view" }))["hash"].clone();
    let link = ask(browser, &json!({ "do": "link" }))["link"].as_str().expect("a link").to_owned();
    open(browser, &format!("{base}play.html#p={link}"));
    assert_eq!(ask(browser, &json!({ "do": "view" }))["hash"], hash);
    browser.open(&format!("{base}play.html#p={}", &link[..link.len() / 2]));
    browser.wait("/damaged/.test(document.getElementById('note').innerText)");
    browser.open(&format!("{base}play.html#p=%3Cscript%3E"));
    browser.wait("/does not begin/.test(document.getElementById('note').innerText)");
    let refused = browser.value(&format!(
        "(async () => {{ let refused = 0; const link = {link:?};\
         for (let n = 0; n < 1000; n++) {{ const at = 2 + n * 7919 % (link.length - 2);\
         const spoilt = n % 2 ? link.slice(0, at) : link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);\
         refused += !(await cardwright.ask({{ do: 'load', link: spoilt }})).ok; }} return refused; }})()"
    ));
    assert!(refused.as_u64().is_some_and(|refused| refused >= 990), "{refused} of 1000 were refused");
}

/// A sample of the cards with a table is tried: each that can be played is.
fn every_card(browser: &mut Browser, base: &str) {
    let wanted: usize = std::env::var("CARDS").ok().and_then(|many| many.parse().ok()).unwrap_or(500);
    let pages = std::fs::read_dir(site().join("cards")).expect("a site has cards");
    let mut ids: Vec<String> = pages
        .flatten()
        .filter(|page| std::fs::read_to_string(page.path()).is_ok_and(|page| page.contains("play.html#card=")))
        .filter_map(|page| Some(Path::new(&page.file_name()).file_stem()?.to_str()?.to_owned()))
        .collect();
    ids.sort_unstable();
    let step = (ids.len() / wanted).max(1);
    let sample: Vec<&String> = ids.iter().step_by(step).collect();
    open(browser, &format!("{base}play.html#card=CS2_029"));
    let found = browser.value(&format!(
        "(async () => {{ const wrong = []; let played = 0;\
         for (const card of {}) {{ const view = await cardwright.ask({{ do: 'card', card }});\
         const option = view.ok && view.options.find(it => it.kind === 'play' && it.card === view.state.players[0].hand[0]);\
         if (!view.ok) wrong.push(card + ': ' + view.error.says);\
         else if (option) {{ const after = await cardwright.ask({{ do: 'act', option: option.n }}); played += after.ok; if (!after.ok) wrong.push(card); }} }}\
         return {{ wrong, played }}; }})()",
        json!(sample)
    ));
    assert_eq!(found["wrong"], json!([]));
    println!("{} of {} cards were played", found["played"], sample.len());
    assert!(found["played"].as_u64().is_some_and(|played| played * 100 > sample.len() as u64 * 80), "{found}");
}

/// Two widths and both schemes: nothing is wider than the window, and somebody can look at it.
fn looks(browser: &mut Browser, base: &str) {
    let folder =
        std::env::var_os("PICTURES").map_or_else(|| Path::new(env!("CARGO_TARGET_TMPDIR")).join("play"), PathBuf::from);
    std::fs::create_dir_all(&folder).expect("a folder of pictures");
    for (width, height, scheme) in [(1280, 900, "light"), (390, 844, "light"), (1280, 900, "dark"), (390, 844, "dark")]
    {
        browser.window(width, height, scheme);
        for (name, page) in [("play-card", "play.html#card=EX1_298"), ("play-begin", "play.html")] {
            browser.open(&format!("{base}{page}"));
            if page.contains('#') {
                browser.wait(READY);
                browser.wait("!document.getElementById('reading').hidden");
            }
            let over = browser.value("document.documentElement.scrollWidth - document.documentElement.clientWidth");
            assert!(over.as_i64().is_some_and(|over| over <= 0), "{page} is wider than a window of {width} by {over}");
            browser.picture(&folder.join(format!("{name}-{width}-{scheme}.png")), 1800);
        }
    }
}

/// The checker finds nothing, with a card selected and everything unfolded.
fn accessible(browser: &mut Browser, base: &str) {
    let checker = std::env::var_os("AXE").expect("AXE names axe.min.js of the package axe-core");
    let checker = std::fs::read_to_string(checker).expect("AXE names a file");
    for (width, scheme) in [(1280, "light"), (390, "dark"), (390, "light")] {
        browser.window(width, 844, scheme);
        for page in ["play.html", "play.html#card=EX1_298", "play.html#card=CS2_029"] {
            browser.open(&format!("{base}{page}"));
            if page.contains('#') {
                browser.wait("!document.getElementById('reading').hidden");
                browser.value("document.getElementById('arrange').open = true");
                browser.value("document.querySelector('#mine .hand .ready').click()");
            }
            browser.value(&format!("{checker}; 1"));
            let found = browser.value("axe.run().then(told => told.violations.map(it => [it.id, it.nodes[0].html]))");
            assert_eq!(found, json!([]), "{page} at {width} in {scheme}");
        }
    }
}

/// What was visited once works without a network.
fn offline(browser: &mut Browser, base: &str) {
    browser.wait("navigator.serviceWorker.ready.then(() => true)");
    browser.value("navigator.serviceWorker.ready.then(() => 1)");
    let off = json!({ "offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0 });
    browser.call("Network.emulateNetworkConditions", &off);
    open(browser, &format!("{base}play.html#card=CS2_029"));
    assert!(browser.text("#mine").contains("Fireball"));
}
