//! The site as it is written: every link leads somewhere, nothing of a card becomes markup, a card's page tells it all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

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
                files.insert(below, fs::read_to_string(&path).unwrap());
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
fn every_link_of_the_whole_site_leads_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    if !root.join("data/cards.sqlite").is_file() {
        eprintln!("not run: there is no data/cards.sqlite; `cargo cards build` makes it");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("site");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_cardwright"))
        .args(["site", "--quiet", "--out"])
        .arg(&out)
        .current_dir(root)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let files = files(&out);
    assert!(files.len() > 13_000, "{} files", files.len());
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
    assert!(page.contains("<del>$6</del><ins>$5</ins>"), "{page}");
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
