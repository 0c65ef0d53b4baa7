//! The day of a patch: a build from the future, wheels that are not what they say, builds there and back.

use std::fs;

use crate::repository::{Output, Repository};

/// Replaces a part of a text that must be there.
fn with(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "no {old:?}");
    text.replacen(old, new, 1)
}

/// The entity of a card, with its end.
fn entity<'t>(text: &'t str, id: &str) -> &'t str {
    let start = text.find(&format!("<Entity CardID=\"{id}\" ")).unwrap_or_else(|| panic!("no {id}"));
    let end = text[start..].find("</Entity>\n").expect("it ends") + start + "</Entity>\n".len();
    &text[start..end]
}

/// The build of the fixture as a later one: a set with a number that has no name, a keyword whose tag has none, changed texts
/// and numbers, a removed card, a reused id, a renamed token.
fn future(now: &str) -> String {
    let new = include_str!("fixture/future.xml");
    let text = with(now, "build=\"255790\"", "build=\"300000\"");
    let fireball = entity(&text, "CS2_029").to_owned();
    let text = text.replace(&fireball, &fireball.replace("Deal $6 damage.", "Deal $7 damage."));
    let yeti = entity(&text, "CS2_182").to_owned();
    let text = text.replace(
        &yeti,
        &with(&yeti, "name=\"HEALTH\" type=\"Int\" value=\"5\"", "name=\"HEALTH\" type=\"Int\" value=\"6\""),
    );
    let agent = entity(&text, "EX1_134").to_owned();
    let text = text.replace(
        &agent,
        &with(&agent, "name=\"COST\" type=\"Int\" value=\"3\"", "name=\"COST\" type=\"Int\" value=\"4\""),
    );
    let barnes = entity(&text, "KAR_063").to_owned();
    let text = text.replace(&barnes, "");
    let treant = entity(&text, "EX1_158t").to_owned();
    let text = text.replace(&treant, &with(&treant, "<enUS>Treant</enUS>", "<enUS>Sapling</enUS>"));
    let reused = entity(&text, "EX1_tk9").to_owned();
    let spell =
        with(&reused, "name=\"CARDTYPE\" type=\"Int\" value=\"4\"", "name=\"CARDTYPE\" type=\"Int\" value=\"5\"");
    let text = text.replace(&reused, &spell);
    with(&text, "</CardDefs>", new)
}

fn build(repository: &Repository) -> Output {
    repository.run(&["build", "--carddefs", "CardDefs.xml", "--offline"])
}

/// The row that a command proposes.
fn row(told: &str) -> String {
    let start = told.find("[[set]]").unwrap_or_else(|| panic!("no row in {told}"));
    told[start..].lines().take(6).fold(String::new(), |all, line| all + line + "\n")
}

/// The steps of "Import a new build" in CONTRIBUTING.md, with no step that the tool does not name.
#[test]
fn a_patch_from_the_future_is_imported_by_following_the_guide() {
    let repository = Repository::built();
    let now = repository.read("CardDefs.xml");
    repository.write("old.xml", &now);
    // What people wrote: a card whose text changes, one whose cost changes, and one that is removed.
    for id in ["CS2_029", "EX1_134", "KAR_063"] {
        repository.adopt_as(id, "spell(&[draw(2)]) /* mine */");
    }
    assert!(repository.run(&["generate"]).ok());
    assert_eq!(build(&repository).code, 0, "nothing is to be decided before the patch");
    repository.write("CardDefs.xml", &future(&now));

    // Read what the patch did: the set without a row comes first, with the row and its cards.
    let told = repository.run(&["diff", "old.xml", "CardDefs.xml"]).stdout;
    assert!(told.starts_with("Set 1999 has 2 collectible cards and no row in data/sets.toml."), "{told}");
    assert!(told.contains("+ MOON_001") && told.contains("+ MOON_002"), "{told}");
    assert!(told.contains("Deal [-6-]{+7+} damage.") && !told.contains("$7"), "{told}");
    assert!(told.contains("cost       3 → 4"), "what changes numbers alone is told here: {told}");

    // Build: it ends with what is to be decided.
    let first = build(&repository);
    assert_eq!(first.code, 1, "{first:?}");
    let decisions = first.stderr.split("To decide:\n").nth(1).expect("a list").to_owned();
    assert!(decisions.contains("- Set 1999 has 2 collectible cards"), "{decisions}");
    assert!(
        decisions
            .contains("- 1 card has another text, number or type than their Power or test was written for: CS2_029."),
        "{decisions}"
    );
    assert!(decisions.contains("- 1 written card has left the data: KAR_063."), "{decisions}");
    assert!(decisions.contains("- 1 tag is new and has no name: 59999 (such as MOON_002)."), "{decisions}");
    assert!(repository.run(&["generate", "--check"]).ok());

    // The row is ready to paste; title and name are the row's.
    let row = row(&decisions);
    assert_eq!(row, row_of_moon());
    let sets = repository.read("data/sets.toml");
    let at = sets.find("[roots]").expect("the end of the rows");
    repository.write("data/sets.toml", &format!("{}{row}\n{}", &sets[..at], &sets[at..]));
    let tags = repository.read("data/tags.toml");
    repository.write("data/tags.toml", &with(&tags, "unnamed = [", "unnamed = [59999, "));
    let block = repository.block("CS2_029");
    let stale = block.lines().find(|line| line.starts_with("/// Stale since")).expect("a line");
    repository.edit("generated/legacy/mage.rs", &format!("///\n{stale}\n"), "");
    let second = build(&repository);
    assert_eq!(second.code, 0, "{second:?}");
    assert!(repository.run(&["generate", "--check"]).ok());
    assert!(repository.block("MOON_001").contains("pub const MOON_001: Power = spell(&[deal(3).to(TARGET)]);"));
    assert!(repository.block("MOON_002").contains("= TODO;"), "nobody knows the new keyword yet");
    assert!(repository.read("generated/lib.rs").contains("/// MOON."), "the title is the row's");
    // A change of numbers alone makes nothing stale.
    assert!(repository.block("EX1_134").contains("//~ done EX1_134 "), "{}", repository.block("EX1_134"));
    assert!(repository.block("EX1_tk9").contains("/// Spell"), "an id of another card is that card's");

    // The build before restores all but the row and the edits.
    repository.write("CardDefs.xml", &now);
    let third = build(&repository);
    assert!(repository.run(&["generate", "--check"]).ok(), "{third:?}");
    assert!(repository.block("KAR_063").contains("mine"), "it is back");
    assert!(!repository.path("generated/aside").exists() && !repository.path("tests/aside").exists());
}

fn row_of_moon() -> &'static str {
    "[[set]]\nnumber = 1999\nname = \"MOON\"\nmodule = \"moon\"\ntitle = \"MOON\"\nformats = [\"standard\", \"wild\"]\n"
}

/// The fixture with a number in the text of Fireball, and one of SI:7 Agent that its text does not have.
fn numbered(now: &str, in_text: i64, aside: i64) -> String {
    let tag = |number: u32, value: i64| {
        format!(
            "\n\t<Tag enumID=\"{number}\" name=\"TAG_SCRIPT_DATA_NUM\" type=\"Int\" value=\"{value}\"/>\n</Entity>\n"
        )
    };
    let (fireball, agent) = (entity(now, "CS2_029"), entity(now, "EX1_134"));
    let text = with(fireball, "Deal $6 damage.", "In @ turns, deal $6 damage.");
    now.replace(fireball, &with(&text, "\n</Entity>\n", &tag(2, in_text)))
        .replace(agent, &with(agent, "\n</Entity>\n", &tag(3, aside)))
}

#[test]
fn a_number_makes_stale_what_was_written_for_a_text_that_has_it() {
    let repository = Repository::built();
    let now = repository.read("CardDefs.xml");
    let run = |in_text: i64, aside: i64| {
        repository.write("CardDefs.xml", &numbered(&now, in_text, aside));
        let said = build(&repository);
        assert!(repository.run(&["generate", "--check"]).ok(), "{said:?}");
        said
    };
    run(3, 1);
    for id in ["CS2_029", "EX1_134"] {
        repository.adopt_as(id, "spell(&[draw(3)]) /* mine */");
    }
    let tests = "tests/legacy/mage.rs";
    repository.write(tests, "#[test]\nfn CS2_029_in_three_turns() {}\n");
    run(3, 1);
    let power = || repository.block("CS2_029");
    let line = "/// - Numbers: {0} = 3\n";
    assert!(power().contains(line) && power().contains("//~ done CS2_029 "), "{}", power());
    assert!(repository.read(tests).contains(line), "{}", repository.read(tests));
    assert!(!repository.block("EX1_134").contains("Numbers"));

    // Neighbors: a number that the text does not have, and stats.
    repository.write("old.xml", &repository.read("CardDefs.xml"));
    let said = run(3, 2);
    assert_eq!(said.code, 0, "{said:?}");
    assert!(repository.block("EX1_134").contains("//~ done EX1_134 "));
    let told = repository.run(&["diff", "old.xml", "CardDefs.xml"]).stdout;
    assert!(told.contains("EX1_134") && told.contains("1 → 2") && !told.contains("CS2_029"), "{told}");

    let said = run(4, 2);
    let decision = "- 1 card has another text, number or type than their Power or test was written for: CS2_029.";
    assert!(said.code == 1 && said.stderr.contains(decision), "{said:?}");
    let block = power();
    assert!(block.contains("/// - Numbers: {0} = 4\n") && block.contains("//~ stale CS2_029 "), "{block}");
    assert!(block.contains("damage. · - Numbers: {0} = 3\n"), "{block}");
    assert!(repository.read(tests).contains("//~ stale CS2_029 "), "{}", repository.read(tests));
    assert!(repository.block("EX1_134").contains("//~ done EX1_134 "));
    let told = repository.run(&["diff", "old.xml", "CardDefs.xml"]).stdout;
    assert!(told.contains("In [-3-]{+4+} turns, deal 6 damage."), "{told}");

    // The number of before, and none.
    assert_eq!(run(3, 2).code, 0);
    assert!(power().contains("//~ done CS2_029 "), "{}", power());
    assert_eq!(run(0, 2).code, 1, "the number is gone");
    assert!(power().contains("//~ stale CS2_029 ") && !power().contains("/// - Numbers"), "{}", power());
    assert_eq!(run(3, 2).code, 0);

    // A header from before there were such lines does not tell what the number was.
    let mark = power().lines().find(|line| line.starts_with("//~")).expect("a mark").to_owned();
    let mut old = cardwright_merge::Mark::parse(&mark).expect("a mark");
    old.fact_hashes.pop();
    repository.edit("generated/legacy/mage.rs", &mark, &old.to_string());
    repository.edit("generated/legacy/mage.rs", line, "");
    assert_eq!(run(3, 2).code, 0);
    assert!(power().contains(line) && power().contains("//~ done CS2_029 "), "{}", power());
}

#[test]
fn what_did_not_change_itself_is_not_stale() {
    let repository = Repository::built();
    let now = repository.read("CardDefs.xml");
    // A reprint with a Power of its own, the maker of a token, and the token.
    for id in ["CORE_CS2_029", "EX1_158", "EX1_158t"] {
        repository.adopt_as(id, "spell(&[draw(2)]) /* mine */");
    }
    build(&repository);
    let before = repository.files();
    let token = entity(&now, "EX1_158t");
    let fireball = entity(&now, "CS2_029");
    let renamed = now.replace(token, &with(token, "<enUS>Treant</enUS>", "<enUS>Sapling</enUS>"));
    repository.write("CardDefs.xml", &renamed);
    assert_eq!(build(&repository).code, 0, "another name makes nothing stale");
    let after = repository.files();
    let differ: Vec<String> = after
        .iter()
        .filter(|(path, text)| before.get(*path) != Some(text))
        .map(|(path, _)| path.strip_prefix(repository.path(".")).expect("below it").display().to_string())
        .collect();
    // Its own block, with those that stand beside it in the file.
    assert_eq!(differ, ["generated/classic/druid.rs", "generated/classic/facts.rs"]);
    // The original alone has another text and cost.
    let other = with(&with(fireball, "Deal $6 damage.", "Deal $7 damage."), "value=\"4\"", "value=\"5\"");
    repository.write("CardDefs.xml", &now.replace(fireball, &other));
    assert_eq!(build(&repository).code, 0, "its reprint has the text of before");
    assert!(repository.block("CORE_CS2_029").contains("//~ done CORE_CS2_029 "));
}

#[test]
fn what_people_wrote_comes_back_in_one_run_to_its_place() {
    let repository = Repository::built();
    let now = repository.read("CardDefs.xml");
    // Its Power is derived, so that no test is asked for: the test of a person's comes back all the same.
    assert!(repository.run(&["adopt", "CS2_029"]).ok());
    let power = "pub const CS2_029: Power = spell(&[deal(6).to(TARGET)]);";
    let helped =
        "pub const CS2_029: Power = spell(&[HIT]);\n/// What it does.\nconst HIT: Effect = deal(6).to(TARGET);";
    repository.edit("generated/legacy/mage.rs", power, helped);
    assert!(repository.run(&["generate"]).ok());
    let before = repository.files();
    repository
        .write("CardDefs.xml", &now.replace(entity(&now, "CS2_029"), "").replace(entity(&now, "CORE_CS2_029"), ""));
    repository.build();
    assert!(repository.run(&["generate", "--check"]).ok());
    assert!(repository.path("tests/aside/legacy/mage.rs").exists());
    repository.write("CardDefs.xml", &now);
    repository.build();
    assert!(repository.run(&["generate", "--check"]).ok());
    assert_eq!(repository.files(), before);
}

#[test]
fn a_reason_for_a_card_that_the_build_lacks_is_no_error() {
    let repository = Repository::built();
    let reason = "[[unwritten]]\ncards = [\"MOON_002\"]\nbecause = \"Nobody knows.\"\n";
    repository.write("data/unwritten.toml", reason);
    assert!(repository.run(&["coverage"]).ok());
    let said = build(&repository);
    assert!(said.code == 0 && said.stdout.contains("implemented"), "{said:?}");
}

#[test]
fn arguments_are_looked_at_before_anything_is_computed() {
    let repository = Repository::built();
    // Whoever computes first would fail for another reason.
    for file in ["data/tags.toml", "data/cards.sqlite.derived"] {
        fs::remove_file(repository.path(file)).unwrap();
    }
    for (arguments, told) in [
        (&["lint", "--accept", "NOPE", "why"][..], "no card has the id `NOPE`"),
        (&["lint", "nowhere"], "no set is named `nowhere`"),
        (&["mutants", "NOPE"], "no card has the id `NOPE`"),
        (&["site", "--out", "/proc/x"], "/proc/x"),
    ] {
        let said = repository.run(arguments);
        assert!(said.code == 2 && said.stderr.contains(told), "{said:?}");
        assert!(!repository.path("data/cards.sqlite.derived").exists(), "{arguments:?} read texts");
    }
    let said = repository.run(&["search", "word:destory"]);
    assert!(said.code == 1 && said.stderr.contains("no Power has the word `destory`"), "{said:?}");
    let said = repository.run(&["search", "word:summn"]);
    assert!(said.code == 1 && said.stderr.contains("no Power has the word `summn`; similar words are "), "{said:?}");
}

#[test]
fn open_work_is_proposed_by_effort() {
    let repository = Repository::built();
    let said = repository.run(&["next"]);
    assert!(said.code < 2, "{said:?}");
    let derived = "CS2_029: Power = spell(&[deal(6).to(TARGET)]);";
    repository.edit("generated/legacy/mage.rs", derived, "CS2_029: Power = TODO;");
    let said = repository.run(&["next", "--set", "legacy"]);
    assert!(said.ok() && said.stdout.contains("CS2_029  Fireball  generated/legacy/mage.rs:"), "{said:?}");
    assert_eq!(repository.run(&["next", "--set", "nowhere"]).code, 2);
}

#[cfg(unix)]
mod wheels {
    use std::os::unix::fs::PermissionsExt as _;
    use std::process::Command;

    use super::*;

    /// A Python whose pip "downloads" a wheel that holds `content` as the package's file; `size` is what its entry says, if
    /// that is not the truth.
    fn python(repository: &Repository, wheel: &str, file: &str, content: &str, size: Option<u32>) {
        let script = format!(
            "#!/bin/sh\nwhile [ \"$1\" != --dest ]; do shift; done\nexec /usr/bin/env -i PATH=/usr/bin:/bin python3 -c '\n\
             import sys, zipfile\npath = sys.argv[1] + \"/{wheel}\"\n\
             with zipfile.ZipFile(path, \"w\", zipfile.ZIP_DEFLATED) as out: out.writestr(\"{file}\", open(\"content\").read())\n\
             size = {}\nif size:\n  data = open(path, \"rb\").read()\n  at = data.rindex(b\"PK\\x01\\x02\") + 24\n  \
             open(path, \"wb\").write(data[:at] + size.to_bytes(4, \"little\") + data[at + 4:])\n' \"$2\"\n",
            size.unwrap_or(0)
        );
        repository.write("content", content);
        repository.write("bin/python3", &script);
        fs::set_permissions(repository.path("bin/python3"), fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn pin(repository: &Repository, release: &str) -> Output {
        let path = format!("{}:/usr/bin:/bin", repository.path("bin").display());
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardwright"));
        let output =
            command.args(["pin", release]).env("PATH", path).current_dir(repository.path(".")).output().unwrap();
        Output {
            code: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    const DATA: &str = "hearthstone_data-300000.1-py3-none-any.whl";
    const CARDDEFS: &str = "hearthstone_data/CardDefs.xml";

    #[test]
    fn a_wheel_is_pinned_only_if_it_is_what_it_says() {
        let repository = Repository::built();
        let sources = repository.read("data/sources.toml");
        python(&repository, DATA, CARDDEFS, "<CardDefs build=\"299999\"></CardDefs>", None);
        let said = pin(&repository, "300000");
        assert!(said.code == 2 && said.stderr.contains("CardDefs.xml says that it is of build 299999"), "{said:?}");
        python(&repository, DATA, CARDDEFS, "<CardDefs build=\"300000\"></CardDefs>", Some(u32::MAX - 1));
        let said = pin(&repository, "300000");
        assert!(said.code == 2 && said.stderr.contains("is larger than 1024 MB in the wheel"), "{said:?}");
        assert_eq!(repository.read("data/sources.toml"), sources, "nothing is pinned");
        python(&repository, DATA, CARDDEFS, "<CardDefs build=\"300000\"></CardDefs>", None);
        assert!(pin(&repository, "300000").ok());
        assert!(repository.read("data/sources.toml").contains("version = \"300000.1\""));
    }

    #[test]
    fn the_package_of_enum_names_is_pinned_like_the_data() {
        let repository = Repository::built();
        python(
            &repository,
            "hearthstone-99.1.0-py3-none-any.whl",
            "hearthstone/enums.py",
            "class A(IntEnum):\n    B = 1\n",
            None,
        );
        let said = pin(&repository, "hearthstone");
        assert!(
            said.ok() && said.stderr.contains("cargo cards enums") || said.stdout.contains("cargo cards enums"),
            "{said:?}"
        );
        let sources = repository.read("data/sources.toml");
        assert!(sources.contains("package = \"hearthstone\"\nversion = \"99.1.0\"\n"), "{sources}");
        assert_eq!(sources.matches("role = \"enums\"").count(), 1, "it takes the place of the one before");
        assert_eq!(pin(&repository, "heartstone").code, 2);
        assert_eq!(pin(&repository, "hearthstone-dat==7").code, 2);
    }

    #[test]
    fn a_named_pipe_among_own_cards_is_told_and_not_waited_for() {
        let repository = Repository::built();
        fs::create_dir_all(repository.path("data/custom")).unwrap();
        assert!(Command::new("mkfifo").arg(repository.path("data/custom/own.xml")).status().unwrap().success());
        let said = repository.import();
        assert!(
            said.code == 2 && said.stderr.contains("own.xml: this is no file, but a folder, a named pipe"),
            "{said:?}"
        );
        // One in the tree of cards holds nobody up either.
        fs::remove_file(repository.path("data/custom/own.xml")).unwrap();
        assert!(Command::new("mkfifo").arg(repository.path("generated/legacy/pipe.rs")).status().unwrap().success());
        assert!(repository.run(&["coverage"]).ok() && repository.run(&["generate", "--check"]).ok());
    }
}
