//! The site as it is written: every link leads somewhere, nothing of a card becomes markup, a card's page tells it all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use cardwright::difference::Change;
use cardwright::site::{change_views, compare, related_cards, rust, text_html};

use crate::repository::Repository;

/// Every file of a site, by its path below the folder.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let (mut files, mut open) = (BTreeMap::new(), vec![folder.to_owned()]);
    while let Some(within) = open.pop() {
        for entry in fs::read_dir(&within).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                let below = path.strip_prefix(folder).unwrap().to_owned();
                files.insert(below, String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned());
            }
        }
    }
    files
}

/// The values of all `href` and `src` of a page.
fn links(page: &str) -> impl Iterator<Item = &str> {
    ["href=\"", "src=\""].into_iter().flat_map(move |name| {
        let found = page.match_indices(name);
        found.map(move |(at, _)| page[at + name.len()..].split('"').next().unwrap_or_default())
    })
}

/// The file that a link of a page leads to, below the site's folder.
fn target(page: &Path, link: &str) -> PathBuf {
    let mut path = page.parent().unwrap().to_owned();
    for part in Path::new(link).components() {
        if part == Component::ParentDir {
            assert!(path.pop(), "{}: {link} leaves the site", page.display());
        } else {
            path.push(part);
        }
    }
    path
}

/// Holds every link of every page against the files, and against the ids of the page that it leads to.
fn assert_links(files: &BTreeMap<PathBuf, String>) {
    let mut ids: BTreeMap<&Path, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in files {
        let found = text.match_indices("id=\"").map(|(at, _)| text[at + 4..].split('"').next().unwrap_or_default());
        ids.insert(path, found.collect());
    }
    let mut followed = 0;
    for (path, text) in files.iter().filter(|(path, _)| path.extension().is_some_and(|end| end == "html")) {
        for link in links(text).filter(|link| !link.starts_with("data:")) {
            assert!(!link.contains("://") && !link.starts_with('/'), "{}: {link} leaves the site", path.display());
            let (file, anchor) = link.split_once('#').map_or((link, None), |(file, anchor)| (file, Some(anchor)));
            let to = if file.is_empty() { path.clone() } else { target(path, file) };
            assert!(files.contains_key(&to), "{}: {link} leads nowhere", path.display());
            // Behind the `#` of a page of filters stands what is asked.
            if let Some(anchor) = anchor.filter(|anchor| !anchor.contains('=')) {
                assert!(ids[to.as_path()].contains(anchor), "{}: {link} has no such place", path.display());
            }
            followed += 1;
        }
    }
    assert!(followed > files.len(), "{followed} links of {} files", files.len());
}

fn written(repository: &Repository, arguments: &[&str]) -> BTreeMap<PathBuf, String> {
    let mut all = vec!["site", "--quiet", "--out", "site"];
    all.extend(arguments);
    assert!(repository.run(&all).ok());
    files(&repository.path("site"))
}

#[test]
fn every_link_of_a_site_leads_somewhere() {
    let repository = Repository::built();
    assert_links(&written(&repository, &[]));
}

/// The whole book of the repository's own cards.
#[test]
#[ignore = "takes a minute and the card database; `cargo xtask ci` runs it"]
fn every_link_of_the_whole_site_leads_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let files = files(&crate::browser::site());
    assert!(files.len() > 13_000, "{} files", files.len());
    // The site counts as `cargo cards coverage` and the README do.
    let coverage = std::process::Command::new(env!("CARGO_BIN_EXE_cardwright"))
        .args(["coverage", "--json"])
        .current_dir(root)
        .output()
        .unwrap();
    let coverage: serde_json::Value = serde_json::from_slice(&coverage.stdout).unwrap();
    let site: serde_json::Value = serde_json::from_str(&files[Path::new("site.json")]).unwrap();
    for which in ["collectible", "all"] {
        let told = &coverage["coverage"]["total"][which]["implemented"];
        assert!(told.is_u64() && *told == site["coverage"][which]["implemented"], "{which}: {told}, and {site}");
    }
    assert_links(&files);
    let home: usize =
        ["index.html", "assets/site.css", "assets/site.js"].map(|file| files[Path::new(file)].len()).iter().sum();
    assert!(home <= 200_000, "the first page with its style and script has {home} bytes");
}

#[test]
fn a_cards_page_tells_all_that_is_known() {
    let repository = Repository::built();
    assert!(repository.run(&["adopt", "CS2_029"]).ok());
    let mage = repository.read("generated/legacy/mage.rs");
    let body = &mage[mage.find("CS2_029: Power = ").unwrap()..];
    let body = body.split(';').next().unwrap();
    repository.edit("generated/legacy/mage.rs", body, "CS2_029: Power = spell(&[deal(7).to(TARGET)])");
    let site = written(&repository, &[]);
    let page = &site[Path::new("cards/CS2_029.html")];
    for told in [
        "<h1>Fireball</h1>",
        "Mage spell · Fire · 4 mana",
        // Printed, and what the Power says, with the difference marked.
        "Deal <mark>6</mark> damage.",
        "Deal <mark>7</mark> damage.",
        "<span class=f>deal</span>(<span class=n>7</span>)",
        "generated/legacy/mage.rs:",
        "CS2_029_fireball",
        "<span class=k>fn</span> ",
        "SPELL_SCHOOL",
        "href=\"CORE_CS2_029.html\"",
        "href=\"../sets/legacy.html\"",
        // The card itself, and its name elsewhere.
        "data-class=\"Mage\"",
        "<title>Free</title>",
        "<p class=\"tribe\">Fire</p>",
        "<title>Legacy</title>",
        "<dt lang=\"de-DE\">Deutsch</dt><dd lang=\"de-DE\">Feuerball</dd>",
    ] {
        assert!(page.contains(told), "no {told:?} in\n{page}");
    }
    let trial = &site[Path::new("cards/CS2_222o.html")];
    assert!(trial.contains("CS2_222o_might_of_stormwind") && trial.contains("<span class=k>fn</span> "), "{trial}");
    let aura = &site[Path::new("cards/CS2_222.html")];
    assert!(aura.contains("href=\"CS2_222o.html\""), "{aura}");
    assert!(aura.contains("class=\"verdict "), "{aura}");
    assert!(site[Path::new("cards/CS2_222o.html")].contains("href=\"CS2_222.html\""), "links go both ways");
    let index = &site[Path::new("assets/cards.js")];
    let book: serde_json::Value =
        serde_json::from_str(index.trim_start_matches("cardbook(").trim_end().trim_end_matches(");")).unwrap();
    let rows = book["cards"].as_array().unwrap();
    let fireball = rows.iter().find(|row| row[0] == "CS2_029").unwrap();
    assert_eq!((&fireball[1], &fireball[5], &fireball[13]), (&"Fireball".into(), &4.into(), &315.into()));
    assert_eq!(rows.len(), site.keys().filter(|path| path.starts_with("cards")).count());
}

#[test]
fn names_and_texts_of_each_language_are_scripts_of_their_own() {
    let repository = Repository::built();
    let site = written(&repository, &[]);
    let data = |file: &str, callback: &str| {
        let script = &site[Path::new(file)];
        let json = script.strip_prefix(callback).and_then(|rest| rest.trim_end().strip_suffix(");"));
        serde_json::from_str::<serde_json::Value>(json.unwrap_or_else(|| panic!("{file}: {script}"))).unwrap()
    };
    let names = data("assets/names-deDE.js", "cardnames_deDE(");
    let rows = data("assets/cards.js", "cardbook(");
    let at = rows["cards"].as_array().unwrap().iter().position(|row| row[0] == "CS2_029").unwrap();
    assert_eq!(names[at], "Feuerball", "in the order of the index");
    assert_eq!(data("assets/texts-deDE.js", "cardtexts_deDE(")["CS2_029"], "Verursacht 6 Schaden.");
    let builder = &site[Path::new("builder.html")];
    assert!(builder.contains("<option value=\"deDE\">Deutsch</option>") && builder.contains("&quot;heroes&quot;:["));
}

#[test]
fn nothing_of_a_card_becomes_markup() {
    let repository = Repository::built();
    repository.patch("Deal $6 damage.", "&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;6&lt;/b&gt; \"x\" {{ frame }}");
    repository.patch(">Fireball<", ">\"&gt;&lt;img src=x onerror=alert(1)&gt;<");
    repository.build();
    let site = written(&repository, &[]);
    // The index is a script, whose strings are escaped where they are shown.
    for (path, text) in site.iter().filter(|(path, _)| !path.ends_with("cards.js")) {
        assert!(!text.contains("<script>alert") && !text.contains("<img"), "{}", path.display());
    }
    let page = &site[Path::new("cards/CS2_029.html")];
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; <b>6</b>"), "{page}");
    assert!(page.contains("{{ frame }}"), "a text is no template: {page}");
    assert_links(&site);
}

#[test]
fn results_of_a_test_run_stand_on_the_pages() {
    let repository = Repository::built();
    repository.write("tests.log", "test neutral::CS2_182_chillwind_yeti ... FAILED\n");
    let site = written(&repository, &["--results", "tests.log"]);
    let page = &site[Path::new("cards/CS2_182.html")];
    assert!(page.contains("<span class=\"result failed\">failed</span>"), "{page}");
    assert!(page.contains("one of its tests failed"), "{page}");
    let without = written(&repository, &[]);
    assert!(without[Path::new("cards/CS2_182.html")].contains("<span class=\"result live\">live</span>"));
}

#[test]
fn a_site_takes_the_place_of_a_site_and_of_nothing_else() {
    let repository = Repository::built();
    repository.write("site/cards/GONE.html", "an old page");
    let refused = repository.run(&["site", "--quiet", "--out", "site"]);
    assert_eq!(refused.code, 2, "{refused:?}");
    assert!(refused.stderr.contains("contains something other than a site"), "{refused:?}");
    assert_eq!(repository.read("site/cards/GONE.html"), "an old page");
    fs::remove_dir_all(repository.path("site")).unwrap();
    written(&repository, &[]);
    repository.write("site/cards/GONE.html", "an old page");
    let again = written(&repository, &[]);
    assert!(!again.contains_key(Path::new("cards/GONE.html")), "what is not written any more is gone");
    assert!(repository.read("site/site.json").contains("\"collectible\""));
}

#[test]
fn a_patch_is_one_page() {
    let repository = Repository::built();
    let old = repository.read("CardDefs.xml");
    repository.write("new.xml", &old.replace("Deal $6 damage.", "Deal $5 damage."));
    let told = repository.run(&["diff", "CardDefs.xml", "new.xml", "--html", "patch.html"]);
    assert!(told.ok());
    assert_eq!(told.stdout, "");
    let page = repository.read("patch.html");
    assert!(page.contains("<del>6</del><ins>5</ins>"), "{page}");
    assert!(page.contains("CS2_029") && page.contains("Fireball"), "{page}");
    assert!(
        page.contains("<style>") && !page.contains("<link rel=\"stylesheet\"") && !page.contains("src="),
        "one file"
    );
    for link in links(&page).filter(|link| !link.starts_with("data:")) {
        assert!(link.starts_with('#') && page.contains(&format!("id=\"{}\"", &link[1..])), "{link}");
    }
    let nowhere = repository.run(&["diff", "CardDefs.xml", "new.xml", "--html", "no/such/folder/patch.html"]);
    assert_eq!(nowhere.code, 2, "{nowhere:?}");
}

#[test]
fn no_page_has_raw_markup_or_anything_that_the_policy_forbids() {
    let repository = Repository::built();
    let site = written(&repository, &[]);
    for (path, text) in site.iter().filter(|(path, _)| path.extension().is_some_and(|end| end == "html")) {
        assert!(text.contains("default-src 'none'; script-src 'self'; style-src 'self'"), "{}", path.display());
        for inline in [" style=\"", "<style", "<script>", " onclick=", " onload=", "javascript:"] {
            assert!(!text.contains(inline), "{} has {inline}", path.display());
        }
        for tag in ["og:title", "og:description", "og:type"] {
            assert!(text.contains(&format!("<meta property=\"{tag}\" content=\"")), "{} has no {tag}", path.display());
        }
    }
    let printed = |page: &str| {
        let from = page.split("<p class=\"printed\">").nth(1).unwrap_or_default();
        from.split("</p>").next().unwrap_or_default().to_owned()
    };
    for (path, text) in site.iter().filter(|(path, _)| path.starts_with("cards")) {
        let text = printed(text);
        assert!(!text.contains(['$', '@', '{', '}']) && !text.contains(" #"), "{}: {text}", path.display());
    }
    let bold = &site[Path::new("assets/cards.js")];
    assert!(bold.contains("<b>"), "the index keeps what is bold");
}

#[test]
fn readme_and_site_agree_on_every_percentage() {
    let repository = Repository::built();
    for document in cardwright::coverage::readme::DOCUMENTS {
        repository.write(
            document,
            "# A\n<!-- coverage: written by `cargo cards coverage --readme` -->\n<!-- /coverage -->\n",
        );
    }
    assert!(repository.run(&["coverage", "--readme"]).ok());
    let (readme, by_set) = (repository.read("README.md"), repository.read("COVERAGE.md"));
    let site = written(&repository, &[]);
    let (home, coverage) = (&site[Path::new("index.html")], &site[Path::new("coverage.html")]);
    let mut sets = 0;
    // The rows of the table by set have five cells.
    for line in by_set.lines().filter(|line| line.matches(" | ").count() == 4 && line.contains(" % | ")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let title = cells[0].replace('\'', "&#x27;");
        let row = coverage.split("<tr data-order").find(|row| row.contains(&format!(">{title}</a>")));
        let row = row.unwrap_or_else(|| panic!("the site has no {title}"));
        assert!(row.contains(&format!("<td class=\"n\">{}</td>", cells[3])), "{line}: {row}");
        let shown = format!("{} of {}: {}<", cells[2], cells[1], cells[3]);
        assert!(home.contains(&shown), "the home page has no {shown}");
        sets += 1;
    }
    assert!(sets >= 3, "{by_set}");
    let wild = readme.lines().find(|line| line.starts_with("| Wild")).expect("a row");
    let (counts, share) = wild.split('|').nth(2).unwrap().trim().split_once(": ").unwrap();
    assert!(home.contains(&format!("<dd>{share}<small>{counts}</small>")), "{wild}: {home}");
}

#[test]
fn a_published_site_has_a_feed_a_map_and_a_page_for_wrong_addresses() {
    let repository = Repository::built();
    let site = written(&repository, &["--url", "https://cards.example.org/book"]);
    let at = "https://cards.example.org/book/";
    assert!(site[Path::new("feed.xml")].contains(&format!("<link>{at}</link>")));
    let map = &site[Path::new("sitemap.xml")];
    assert!(map.contains(&format!("<loc>{at}cards/CS2_029.html</loc>")) && map.contains(&format!("<loc>{at}</loc>")));
    assert!(!map.contains("404"), "{map}");
    let page = &site[Path::new("cards/CS2_029.html")];
    assert!(page.contains(&format!("<meta property=\"og:url\" content=\"{at}cards/CS2_029.html\">")), "{page}");
    assert!(page.contains("<link rel=\"alternate\" type=\"application/rss+xml\""), "{page}");
    let wrong = &site[Path::new("404.html")];
    assert!(wrong.contains(&format!("{at}assets/site.css")), "it is shown at any depth: {wrong}");
    let without = written(&repository, &[]);
    assert!(!without.contains_key(Path::new("feed.xml")) && without.contains_key(Path::new("404.html")));
    let refused = repository.run(&["site", "--quiet", "--out", "site", "--url", "cards.example.org"]);
    assert_eq!(refused.code, 2, "{refused:?}");
}

#[test]
fn decks_say_what_they_lack_and_wanted_cards_are_listed() {
    let repository = Repository::built();
    let list = "title = \"Mine\"\ndate = \"2026\"\nformat = \"wild\"\nsource = \"me\"\n\n";
    // Two Yetis; two Fireballs and a card that no data has.
    let deck = |name: &str, code: &str| format!("[[deck]]\nname = \"{name}\"\ncode = \"{code}\"\n");
    let whole = deck("Two <Yetis>", "AAEBAf0EAAFaAA==");
    repository.write("data/decks/mine.toml", &(list.to_owned() + &whole + &deck("Odd", "AAEBAf0EAf+s4gQBuwIA")));
    let site = written(&repository, &[]);
    let page = &site[Path::new("decks.html")];
    assert!(page.contains("Two &lt;Yetis&gt;") && page.contains("<li class=\"works\""), "{page}");
    assert!(page.contains("2 of 3 cards work") && page.contains("Lacks number "), "{page}");
    assert!(page.contains("id=\"wanted\""), "{page}");
    assert!(page.contains("Mana curve 0: 0, 1: 0, 2: 0, 3: 0, 4: 2, 5: 0, 6: 0, 7+: 0."), "{page}");
    assert!(page.contains("data-copy=\"AAEBAf0EAAFaAA==\""), "{page}");
    assert!(page.contains("href=\"builder.html#deck=AAEBAf0EAAFaAA%3D%3D&amp;name=Two%20%3CYetis%3E\""), "{page}");
    assert!(
        page.contains("<p class=\"of\">Mage · Standard, Wild</p>"),
        "the class, and the formats that have each card: {page}"
    );
    let home = &site[Path::new("index.html")];
    assert!(home.contains("<strong>1</strong> of 2 known decks"), "{home}");
    assert_links(&site);
}

#[test]
fn the_newest_set_is_the_one_whose_cards_came_last() {
    let repository = Repository::built();
    let site = written(&repository, &[]);
    let (home, coverage) = (&site[Path::new("index.html")], &site[Path::new("coverage.html")]);
    let first = |page: &str, after: &str| {
        let from = page.split(after).nth(1).unwrap_or_default();
        from.split("sets/").nth(1).and_then(|rest| rest.split('.').next()).unwrap_or_default().to_owned()
    };
    let newest = first(home, "The newest set:");
    assert_eq!(first(home, "<ul class=\"tiles\">"), newest, "tiles begin with it");
    assert_eq!(first(coverage, "<tbody>"), newest, "and so does the table");
    let index = &site[Path::new("assets/cards.js")];
    let book: serde_json::Value =
        serde_json::from_str(index.trim_start_matches("cardbook(").trim_end().trim_end_matches(");")).unwrap();
    let of = |row: &serde_json::Value| book["sets"][row[2].to_string().parse::<usize>().unwrap()][0].clone();
    let owned = book["cards"].as_array().unwrap().iter().filter(|row| row[10] == 1);
    let highest = owned.max_by_key(|row| row[13].as_i64()).expect("cards");
    assert_eq!(of(highest), newest.as_str());
}

#[test]
fn words_that_look_like_tags_are_text() {
    let change = Change::Text { from: "a <i> b".to_owned(), to: "a <u> b".to_owned(), words: String::new() };
    assert_eq!(change_views(&[change])[0].change_html, "a <del>&lt;i&gt;</del><ins>&lt;u&gt;</ins> b");
}

#[test]
fn a_table_has_what_the_test_of_its_card_puts_there() {
    let scenario = r#"! { Mage:
            Give("CS2_029"), Cost("CS2_029", 4), Ally("CS2_182"), Enemy("CS2_182"), OnTop("EX1_298"), Play("CS2_025", Nothing),
            Play("CS2_029", On(Nth(2))), Enemy("CS2_101t"),
        }"#;
    assert_eq!(related_cards("CS2_029", scenario), "friend:CS2_182,enemy:CS2_182,top:EX1_298");
    assert_eq!(related_cards("CS2_029", "unwritten()"), "");
}

#[test]
fn ids_are_links_and_strings_may_hold_quotes() {
    let card = |id: &str| (id == "A_1").then(|| ("An <imp>".to_owned(), "A_1.html".to_owned()));
    let html = rust(r#"summon("A_1").partial("a \"b\"") < NO"#, &card);
    assert_eq!(
        html,
        "<span class=f>summon</span>(<a class=s href=\"A_1.html\" title=\"An &lt;imp&gt;\">&quot;A_1&quot;</a>).\
         <span class=f>partial</span>(<span class=s>&quot;a \\&quot;b\\&quot;&quot;</span>) &lt; <span class=c>NO</span>"
    );
}

#[test]
fn lines_end_with_sentences_and_keywords_alone() {
    let html = text_html(
        "[x]<b>Taunt</b>\n<b>Battlecry:</b> Deal 2\ndamage. Give a minion\n<b>Rush</b>\nDraw a card.\nRepeat.",
    );
    assert_eq!(
        html,
        "<b>Taunt</b><br><b>Battlecry:</b> Deal 2 damage. Give a minion <b>Rush</b> Draw a card.<br>Repeat."
    );
}

#[test]
fn capitals_points_and_marks_of_damage_are_no_difference() {
    let compared = compare("[x]Deal $6 damage\nto a <b>Frozen</b> minion.", "Deal 6 damage to a frozen minion.");
    assert!(compared.same, "{compared:?}");
    assert_eq!(compared.printed, "Deal $6 damage to a <b>Frozen</b> minion.");
}

#[test]
fn nothing_of_a_text_becomes_markup() {
    let compared = compare("<script>alert(1)</script> & \"x\"", "<img src=x>");
    assert!(!compared.printed.contains("<script"), "{compared:?}");
    assert!(!compared.power_text.contains("<img"), "{compared:?}");
}
