//! `search`, `show`, `like` and `coverage` as programs: what they print, and what their exit codes say.

use crate::repository::Repository;

#[test]
fn search_finds_by_every_kind_of_term() {
    let repository = Repository::built();
    let ids = |query: &str| -> Vec<String> {
        let found = repository.run(&["search", query, "--ids", "--quiet"]);
        assert_eq!(found.stderr, "", "{query}");
        assert_eq!(found.code, i32::from(found.stdout.is_empty()), "{query}: exit code 1 when nothing is found");
        found.stdout.lines().map(str::to_owned).collect()
    };
    assert_eq!(ids("fireball collectible:yes"), ["CORE_CS2_029", "CS2_029"]);
    assert_eq!(ids("\"deal 6 damage\" set:core"), ["CORE_CS2_029"]);
    assert_eq!(ids("name:yeti cost:<=4 attack:>3 type:minion class:neutral"), ["CS2_182"]);
    assert_eq!(ids("text:damage -school:fire class:mage collectible:yes"), Vec::<String>::new());
    assert_eq!(ids("mechanic:aura"), ["CS2_222"]);
    assert_eq!(ids("tag:AURA=1 state:derived id:CS2"), ["CS2_222"]);
    assert_eq!(ids("state:vanilla collectible:yes set:legacy"), ["CS2_182"]);
}

#[test]
fn a_faulty_query_is_told_where_and_why() {
    let repository = Repository::built();
    let wrong = repository.run(&["search", "fire class:magge"]);
    assert_eq!(wrong.code, 2, "{wrong:?}");
    assert!(wrong.stderr.contains("no class is named `magge`; there are"), "{wrong:?}");
    assert!(wrong.stderr.contains("\n  fire class:magge\n             ^\n"), "{wrong:?}");
}

#[test]
fn search_speaks_to_people_and_to_programs() {
    let repository = Repository::built();
    let table = repository.run(&["search", "set:legacy fireball"]);
    assert!(table.ok());
    assert!(table.stdout.lines().any(|line| line.contains("CS2_029") && line.contains("Deal 6 damage.")), "{table:?}");
    assert_eq!(table.stderr, "1 card\n");
    let json = repository.run(&["search", "fireball", "collectible:yes", "--json"]).json();
    assert_eq!(json["format"], "cardwright-search-1");
    assert_eq!(json["cards"].as_array().unwrap().len(), 2, "several arguments are one query");
    assert_eq!(json["cards"][1]["cost"], 4);
    assert_eq!(json["cards"][1]["status"]["state"], "Derived");
}

#[test]
fn show_tells_everything_that_is_known() {
    let repository = Repository::built();
    let text = repository.run(&["show", "cs2_222"]);
    assert!(text.ok());
    for told in [
        "Stormwind Champion  CS2_222 (753)\n  Neutral minion · 7 mana · 7/7\n  Your other minions have +1/+1.\n",
        "Your other minions have +1/+1.",
        "Derived, implemented  generated/legacy/neutral.rs:",
        "  Power  aura(OTHER_FRIENDLY_MINIONS).gives(\"CS2_222o\")\n  says   All other friendly minion",
        "  test   CS2_222_stormwind_champion (live)  a trial: `cargo cards test CS2_222` shows it",
        "AURA (362)",
        "CS2_222o",
        "Might of Stormwind",
    ] {
        assert!(text.stdout.contains(told), "no {told:?} in {}", text.stdout);
    }
    let json = repository.run(&["show", "Stormwind Champion", "--json"]).json();
    assert_eq!(json["links"][0]["to"], "CS2_222o");
    assert_eq!(json["status"]["implemented"], true);
    let enchantment = repository.run(&["show", "CS2_222o"]);
    assert!(enchantment.stdout.contains("Linked from"), "{enchantment:?}");
    let german = repository.run(&["show", "CS2_182", "--locale", "deDE"]);
    assert!(german.stdout.starts_with("Eiswindyeti"), "{german:?}");
    let nowhere = repository.run(&["show", "CS2_182", "--locale", "klingon"]);
    assert_eq!(nowhere.code, 2, "{nowhere:?}");
    assert!(nowhere.stderr.contains("deDE"), "{nowhere:?}");
}

#[test]
fn show_suggests_what_was_meant() {
    let repository = Repository::built();
    let unknown = repository.run(&["show", "Chilwind Yety"]);
    assert_eq!(unknown.code, 1, "{unknown:?}");
    assert_eq!(unknown.stdout, "");
    assert!(unknown.stderr.contains("CS2_182"), "{unknown:?}");
}

#[test]
fn every_command_has_help_with_examples() {
    let repository = Repository::built();
    for command in ["build", "fetch", "import", "generate", "export", "coverage", "decks", "diff", "show", "search"] {
        let help = repository.run(&[command, "--help"]);
        assert!(help.ok());
        assert!(help.stdout.contains(&format!("cargo cards {command}")), "{}", help.stdout);
        assert!(help.stdout.contains("Examples:"), "{}", help.stdout);
    }
}

#[test]
fn lint_finds_code_that_contradicts_the_card() {
    let repository = Repository::built();
    repository.write(
        "data/overrides.toml",
        "[[requirement]]\ncard = \"CS2_029\"\nrequirement = \"REQ_TARGET_TO_PLAY\"\nreason = \"it asks for one\"\n",
    );
    repository.build();
    let derived = repository.run(&["lint"]);
    assert!(derived.ok());
    assert!(derived.stdout.starts_with("0 hand-written cards with a text"), "{derived:?}");
    let file = repository.path("generated/legacy/mage.rs");
    let source = std::fs::read_to_string(&file).unwrap();
    let written = |power: &str| {
        assert!(source.contains("spell(&[deal(6).to(TARGET)])"), "{source}");
        std::fs::write(&file, source.replace("spell(&[deal(6).to(TARGET)])", power)).unwrap();
        (repository.run(&["lint", "legacy"]), repository.run(&["lint", "--targets", "--json"]).json())
    };
    let (words, targets) = written("spell(&[/* by hand */ deal(6).to(TARGET)])");
    assert!(words.stdout.starts_with("1 hand-written cards with a text: 1 do not contradict it"), "{words:?}");
    assert_eq!((&targets["targets"]["required"], &targets["percent"]), (&1.into(), &100.0.into()), "{targets}");
    let (words, _) = written("spell(&[deal(5).to(TARGET)])");
    let told = "CS2_029  Fireball (Done)  generated/legacy/mage.rs:";
    assert!(words.code == 1 && words.stdout.starts_with(told), "{words:?}");
    assert!(words.stdout.contains("\n  printed  Deal $6 damage.\n  does     Deal 5 damage to a chosen character.\n  but      the text has the number 6, the Power 5\n"), "{words:?}");
    let powers = "\n  written  spell(&[deal(5).to(TARGET)])\n  read     spell(&[deal(6).to(TARGET)])\n";
    assert!(words.stdout.contains(powers), "{words:?}");
    let (partial, _) = written("spell(&[deal(5).to(TARGET)]).partial(\"deals one less\")");
    assert!(partial.ok() && partial.stdout.starts_with("written in part: CS2_029 deals one less\n"), "{partial:?}");
    let (roughly, _) = written("spell(&[/* by hand */ deal(6).to(TARGET)]).approximate(\"aims at random\")");
    assert!(roughly.ok() && roughly.stdout.starts_with("approximate: CS2_029 aims at random\n"), "{roughly:?}");
    let (_, targets) = written("spell(&[deal(6).to(A_MINION)])");
    let found = &targets["targets"]["disagree"][0];
    assert_eq!((&found["id"], &found["power"][0]), (&"CS2_029".into(), &"REQ_MINION_TARGET".into()), "{targets}");
    assert_eq!(repository.run(&["lint", "--targets", "--at-least", "98"]).code, 1, "none agrees");
    let nowhere = repository.run(&["lint", "klassik"]);
    assert_eq!(nowhere.code, 2, "{nowhere:?}");
    assert!(nowhere.stderr.contains("no set is named `klassik`"), "{nowhere:?}");
}

#[test]
fn lint_asks_for_a_reason_for_each_disagreement_and_for_no_other() {
    let repository = Repository::built();
    let file = repository.path("generated/legacy/mage.rs");
    let source = std::fs::read_to_string(&file).unwrap();
    let written = |power: &str| std::fs::write(&file, source.replace("spell(&[deal(6).to(TARGET)])", power)).unwrap();
    let reasons = |rows: &str| {
        repository.write("data/disagreements.toml", rows);
        repository.run(&["lint"])
    };
    let row = |kind: &str| format!("[[{kind}]]\ncards = [\"CS2_029\"]\nbecause = \"it was five once\"\n");
    written("spell(&[deal(5).to(TARGET)])");
    let both = reasons(&(row("reading") + &row("words")));
    assert!(both.ok() && both.stdout.contains("it was five once\n  CS2_029\n"), "{both:?}");
    assert!(!both.stdout.contains("printed"), "those with a reason are counted: {both:?}");
    let known = repository.run(&["lint", "--known"]);
    assert!(known.ok() && known.stdout.contains("\n  printed  Deal $6 damage.\n"), "{known:?}");
    let one = reasons(&row("words"));
    assert!(one.code == 1 && one.stdout.contains("1 are not (0 for a reason, 1 without)"), "{one:?}");
    let accepted = repository.run(&["lint", "--accept", "CS2_029", "it was five once"]);
    assert!(accepted.ok() && accepted.stdout == "[[reading]] CS2_029: it was five once\n", "{accepted:?}");
    assert!(repository.run(&["lint"]).ok());
    written("spell(&[/* by hand */ deal(6).to(TARGET)])");
    let needless = reasons(&row("reading"));
    assert!(needless.code == 1 && needless.stdout.contains("delete the reason"), "{needless:?}");
    // Another set's rows are not asked for.
    assert!(repository.run(&["lint", "classic"]).ok());
    let silent = reasons("[[words]]\ncards = [\"CS2_029\"]\nbecause = \"\"\n");
    assert!(silent.code == 2 && silent.stderr.contains("gives no reason"), "{silent:?}");
}

#[test]
fn the_readme_has_the_coverage_between_its_marks() {
    let repository = Repository::built();
    let without = repository.run(&["coverage", "--readme"]);
    assert_eq!(without.code, 2, "{without:?}");
    repository.write("README.md", "# Cards\n");
    assert!(repository.run(&["coverage", "--readme"]).stderr.contains("has no coverage block"));
    let (begin, end) = (cardwright::coverage::readme::BEGIN_MARK, cardwright::coverage::readme::END_MARK);
    for document in cardwright::coverage::readme::DOCUMENTS {
        repository.write(document, &format!("# Cards\n{begin}\nold\n{end}\nThe end.\n"));
    }
    assert_eq!(repository.run(&["coverage", "--readme", "--check"]).code, 1, "it is old");
    assert!(repository.run(&["coverage", "--readme"]).ok());
    assert!(repository.run(&["coverage", "--readme", "--check"]).ok());
    let readme = std::fs::read_to_string(repository.path("README.md")).unwrap();
    assert!(readme.starts_with("# Cards\n") && readme.ends_with("\nThe end.\n") && !readme.contains("old"), "{readme}");
    assert!(readme.contains("| Standard |"), "{readme}");
    let by_set = repository.read("COVERAGE.md");
    assert!(by_set.contains("| Legacy |") && !by_set.contains("old"), "{by_set}");
    repository.edit("COVERAGE.md", "| Legacy |", "| Legacies |");
    assert_eq!(repository.run(&["coverage", "--readme", "--check"]).code, 1, "one of the two is old");
}

#[test]
fn decks_play_whole_or_lack_cards_by_name() {
    let repository = Repository::built();
    let mage = "AAEBAf0EAAG7AgA=";
    let whole = repository.run(&["decks", mage]);
    let told = format!("Decks: 1 of 1 deck plays whole\n  {mage}: plays whole, 2 cards\n\n");
    assert!(whole.ok() && whole.stdout == told, "{whole:?}");
    let none = repository.run(&["decks"]);
    assert!(none.code == 2 && none.stderr.contains("there are no decks"), "{none:?}");
    let wrong = repository.run(&["decks", "mine.txt"]);
    assert!(
        wrong.code == 2
            && wrong
                .stderr
                .contains("`mine.txt` is no file, no deck code, no list of cards and no known deck: write a file"),
        "{wrong:?}"
    );
    // A file mixes codes and lists, whose class is that of their cards.
    repository.write(
        "pasted.txt",
        &format!("Fire {mage}\n\n### Cold\n# 1x (2) Frostbolt\n2x Fireball\n\nMage\nFireball x2\n"),
    );
    let pasted = repository.run(&["decks", "pasted.txt"]);
    let told = "pasted.txt: 3 of 3 decks play whole\n  Fire: plays whole, 2 cards\n  Cold: plays whole, 2 cards\n";
    assert!(pasted.ok() && pasted.stdout.starts_with(told), "{pasted:?}");
    repository.write("pasted.txt", "### Cold\n2x Firebal\n");
    let wrong = repository.run(&["decks", "pasted.txt"]);
    let why = "pasted.txt:2: `2x Firebal`: no collectible card is called `Firebal`: write `Fireball` if you mean it";
    assert!(wrong.code == 2 && wrong.stderr.contains(why), "{wrong:?}");

    let one = repository.run(&["decks", "1 Fireball"]);
    assert!(one.ok() && one.stdout.contains(": plays whole, 1 card\n"), "{one:?}");
    // Each deck of a text is read.
    let two = repository.run(&["decks", &format!("### A\n{mage}\n### B\n1 Fireball")]);
    assert!(two.ok() && two.stdout.starts_with("Decks: 2 of 2 decks play whole\n"), "{two:?}");
    assert!(two.stdout.contains("  A: plays whole, 2 cards\n  B: plays whole, 1 card\n"), "{two:?}");

    let list = format!(
        "title = \"Mine\"\ndate = \"2026-04-27\"\nformat = \"wild\"\nsource = \"me\"\n\n\
         [[deck]]\nname = \"Fire\"\nwin_rate = 50.5\ncode = \"{mage}\"\n\n\
         [[deck]]\nname = \"Unknown\"\ncode = \"AAEBAf0EAAIBuwIA\"\n"
    );
    repository.write("data/decks/mine.toml", &list);
    for document in cardwright::coverage::readme::DOCUMENTS {
        repository
            .write(document, "<!-- coverage: written by `cargo cards coverage --readme` -->\n<!-- /coverage -->\n");
    }
    assert!(repository.run(&["coverage"]).stdout.contains("Decks that play whole: 1 of 2 (Mine).\n"));
    assert!(repository.run(&["coverage", "--readme"]).ok());
    assert!(repository.read("README.md").contains("1 of 2 (Mine)."));

    repository.edit("generated/legacy/mage.rs", "spell(&[deal(6).to(TARGET)])", "TODO");
    let lacking = repository.run(&["decks"]);
    assert_eq!(lacking.code, 1, "{lacking:?}");
    let told = "Mine: 0 of 2 decks play whole; a deck lacks 3.0 cards\n  Fire: lacks 2 of 2 cards: 2 Fireball\n";
    assert!(lacking.stdout.starts_with(told), "{lacking:?}");
    assert!(lacking.stdout.contains("  2 decks  Fireball (CS2_029): it is a stub\n"), "{lacking:?}");
    let told = repository.run(&["decks", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&told.stdout).unwrap();
    assert_eq!((told.code, &json["format"], &json["whole"]), (1, &"cardwright-decks-1".into(), &0.into()));
    let deck = &json["lists"][0]["decks"][1];
    assert_eq!((&deck["lacks"][0]["name"], &deck["lacks"][0]["id"]), (&"number 1".into(), &serde_json::Value::Null));
    assert_eq!((&json["most_wanted"][0]["id"], &json["most_wanted"][0]["copies"]), (&"CS2_029".into(), &4.into()));
}

#[test]
fn a_test_computed_from_the_power_is_no_evidence() {
    let repository = Repository::built();
    let found = |evidence: &str| {
        repository.run(&["search", &format!("evidence:{evidence} name:fireball"), "--ids", "--quiet"]).stdout
    };
    let of = |repository: &Repository| {
        let json = repository.run(&["coverage", "--json"]).json();
        json["coverage"]["total"]["collectible"]["evidence"].clone()
    };
    let before = of(&repository);
    assert_eq!((before["power_only"].as_u64(), found("derived").as_str()), (Some(0), "CORE_CS2_029\nCS2_029\n"));
    // The same Power, written by a person: the trial that plays it is computed from it.
    let (derived, by_hand) = ("spell(&[deal(6).to(TARGET)])", "spell(&[/* by hand */ deal(6).to(TARGET)])");
    repository.edit("generated/legacy/mage.rs", derived, by_hand);
    assert_eq!(found("power-only"), "CORE_CS2_029\nCS2_029\n");
    assert_eq!((found("derived"), found("hand")), (String::new(), String::new()));
    let now = of(&repository);
    assert_eq!(now["power_only"], 2);
    assert_eq!(now["derived"].as_u64(), before["derived"].as_u64().map(|many| many - 2));
    let told = repository.run(&["coverage"]).stdout;
    assert!(told.contains("0 recorded, 2 Power only\n"), "{told}");
    assert!(repository.run(&["show", "CS2_029"]).stdout.contains("  shown  Power only\n"));
    // A recording that agrees is evidence for every printing.
    repository.write("data/recorded.tsv", "# played\nCORE_CS2_029\t3\n");
    assert_eq!((found("recorded").as_str(), found("power-only").as_str()), ("CORE_CS2_029\nCS2_029\n", ""));
    repository.write("data/recorded.tsv", "# played\nCORE_CS2_029 3\n");
    let wrong = repository.run(&["coverage"]);
    assert!(wrong.code == 2 && wrong.stderr.contains("recorded.tsv:2: not a card id, a tab and a number"), "{wrong:?}");
    repository.write("data/recorded.tsv", "");
    // So is a person's test that is not ignored.
    repository.edit("generated/legacy/mage.rs", by_hand, derived);
    assert!(repository.run(&["adopt", "CS2_029"]).ok());
    assert_eq!((found("hand").as_str(), found("power-only").as_str()), ("CORE_CS2_029\nCS2_029\n", ""));
    assert!(
        repository.run(&["search", "evidence:none"]).stderr.contains("there are hand, derived, recorded, power-only")
    );
}

#[test]
fn an_approximate_card_is_a_state_of_its_own() {
    let repository = Repository::built();
    let list = "title = \"Mine\"\ndate = \"2026-04-27\"\nformat = \"wild\"\nsource = \"me\"\n\n\
         [[deck]]\nname = \"Fire\"\ncode = \"AAEBAf0EAAG7AgA=\"\n";
    repository.write("data/decks/mine.toml", list);
    let implemented = |repository: &Repository| {
        let json = repository.run(&["coverage", "--json"]).json();
        let total = &json["coverage"]["total"]["collectible"];
        (
            total["implemented"].as_u64().unwrap(),
            total["approximate"].as_u64().unwrap(),
            total["partial"].as_u64().unwrap(),
        )
    };
    let (before, none, _) = implemented(&repository);
    assert_eq!(none, 0);
    let power = "spell(&[deal(6).to(TARGET)]).approximate(\"aims at random\")";
    repository.edit("generated/legacy/mage.rs", "spell(&[deal(6).to(TARGET)])", power);
    assert_eq!(
        implemented(&repository),
        (before - 2, 2, 0),
        "the card and its reprint are neither whole nor incomplete"
    );
    let told = repository.run(&["coverage"]).stdout;
    assert!(
        told.contains("2 cards are approximate, and not counted as implemented:\n  CORE_CS2_029 Fireball: aims at random\n  CS2_029 Fireball:"),
        "{told}"
    );
    assert!(told.contains("Decks that play whole: 0 of 1 and 1 approximate (Mine).\n"), "{told}");
    let decks = repository.run(&["decks"]);
    let line = "Mine: 0 of 1 deck plays whole, 1 more is approximate\n  Fire: approximate: 2 Fireball\n";
    assert!(decks.ok() && decks.stdout.starts_with(line), "{decks:?}");
    let json = repository.run(&["decks", "--json"]).json();
    let deck = &json["lists"][0]["decks"][0];
    assert_eq!(
        (&json["approximate"], &deck["whole"], &deck["lacks"][0]),
        (&1.into(), &false.into(), &serde_json::Value::Null)
    );
    assert_eq!(deck["approximate"][0]["why"], "aims at random");
    let found = repository.run(&["search", "state:approximate"]);
    assert!(found.ok() && found.stdout.contains("CS2_029"), "{found:?}");
    assert!(
        repository
            .run(&["show", "CS2_029"])
            .stdout
            .contains("Approximate, not counted as implemented: it aims at random")
    );
    // The mark says so once the files are written again; a card of which a part is missing is not approximate.
    repository.build();
    assert!(repository.read("generated/legacy/mage.rs").contains("//~ approximate CS2_029 - "));
    let part = "spell(&[deal(6).to(TARGET)]).partial(\"does not aim\")";
    repository.edit("generated/legacy/mage.rs", power, part);
    assert_eq!(implemented(&repository), (before - 2, 0, 2));
    let lacking = repository.run(&["decks"]);
    assert!(lacking.code == 1 && lacking.stdout.contains("Fire: lacks 2 of 2 cards: 2 Fireball\n"), "{lacking:?}");
}

#[test]
fn what_was_read_is_kept_until_a_power_a_test_the_sets_or_the_data_change() {
    let repository = Repository::built();
    let reads = |arguments: &[&str]| {
        let said = repository.run(&[arguments, &["--verbose"]].concat());
        assert!(said.ok(), "{said:?}");
        assert_ne!(
            said.stderr.contains("something has changed"),
            said.stderr.contains("nothing has changed"),
            "{said:?}"
        );
        said.stderr.contains("something has changed")
    };
    let questions: [&[&str]; 4] = [&["coverage"], &["show", "CS2_029"], &["search", "yeti"], &["like", "CS2_029"]];
    reads(questions[0]);
    let kept = || questions.iter().all(|question| !reads(question));
    assert!(kept(), "nothing has changed");
    repository.edit("generated/legacy/mage.rs", "spell(&[deal(6).to(TARGET)])", "spell(&[deal(5).to(TARGET)])");
    assert!(reads(&["show", "CS2_029"]) && kept());
    assert!(repository.run(&["show", "CS2_029"]).stdout.contains("Power  spell(&[deal(5).to(TARGET)])"));
    let tests = repository.files().into_keys().find(|file| file.ends_with("tests/cards.rs")).unwrap();
    std::fs::write(&tests, std::fs::read_to_string(&tests).unwrap() + "// a note\n").unwrap();
    assert!(reads(&["coverage"]) && kept());
    let sets = repository.read("data/sets.toml");
    repository.write("data/sets.toml", &(sets + "# a note\n"));
    assert!(reads(&["search", "yeti"]) && kept());
    repository.patch("Fireball", "Fire Ball");
    assert!(repository.import().ok());
    assert!(reads(&["like", "CS2_029"]) && kept());
    assert!(repository.run(&["search", "\"fire ball\"", "--ids"]).ok());
    // What was kept and is not as it was counts as nothing.
    let file = repository.path("data/cards.sqlite.inventory");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&file, bytes).unwrap();
    assert!(reads(&["coverage"]) && kept());
}

#[test]
fn like_shows_near_cards_with_power_and_test() {
    let repository = Repository::built();
    let near = repository.run(&["like", "CS2_029", "--most", "1"]);
    assert!(near.ok(), "{near:?}");
    for told in ["CS2_029  Fireball · Mage spell · Fire · 4 mana\n", "generated/", "#[test]\n", "check! { Mage:"] {
        assert!(near.stdout.contains(told), "no {told:?} in {}", near.stdout);
    }
    let json = repository.run(&["like", "Fireball", "--json"]).json();
    assert!(
        json["cards"].as_array().unwrap().iter().all(|card| card["id"] != "CS2_029" && card["power"].is_string()),
        "{json}"
    );
    assert_eq!(repository.run(&["like", "Chilwind Yety"]).code, 1);
}

#[test]
fn a_word_of_the_vocabulary_leads_to_the_cards_that_use_it() {
    let repository = Repository::built();
    let found = repository.run(&["search", "word:gives", "--ids"]);
    assert_eq!(found.stdout, "CS2_222\n", "{found:?}");
    assert_eq!(repository.run(&["search", "word:CS2_222o"]).code, 1, "an id is no word");
    assert!(repository.run(&["site", "--quiet", "--out", "site"]).ok());
    let page = repository.read("site/words.html");
    let word = &page[page.find("id=\"gives\"").expect("the word has a place")..];
    assert!(word[..word.find("</dd>").unwrap()].contains("href=\"cards/CS2_222.html\""), "{word}");
}

#[test]
fn tables_and_help_fit_into_80_columns() {
    let repository = Repository::built();
    let questions: [&[&str]; 5] =
        [&["coverage"], &["search", "collectible:yes"], &["--help"], &["search", "--help"], &["coverage", "--help"]];
    for question in questions {
        let told = repository.run_at(question, Some(80));
        assert!(told.ok(), "{told:?}");
        for line in told.stdout.lines() {
            assert!(line.chars().count() <= 80, "{question:?} prints {} columns: {line}", line.chars().count());
        }
    }
}

#[test]
fn every_help_tells_the_exit_codes_and_a_shell_completes_every_command() {
    let repository = Repository::built();
    let help = repository.run(&["--help"]).stdout;
    let commands: Vec<&str> = help
        .lines()
        .skip_while(|line| *line != "Commands:")
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        .filter(|name| !name.is_empty() && *name != "help")
        .collect();
    assert!(commands.len() > 15, "{commands:?}");
    let script = repository.run(&["manual", "--shell", "bash"]);
    assert!(repository.run(&["manual", "man"]).ok());
    for command in commands {
        let help = repository.run(&[command, "--help"]).stdout;
        assert!(help.contains(cardwright_cli::EXIT_CODES), "{command}: {help}");
        assert!(script.stdout.contains(&format!("__{command})")), "{command} is not completed");
        assert!(repository.read(&format!("man/cardwright-{command}.1")).contains("Exit codes"), "{command}");
    }
    assert_eq!(repository.run(&["coverage", "--no-such-option"]).code, 2);
    assert_eq!(repository.run(&["show", "CS2_029", "--quiet", "--verbose"]).code, 2);
}

#[test]
fn the_version_names_the_card_data() {
    let repository = Repository::built();
    let version = repository.run(&["--version"]);
    assert!(
        version.ok()
            && version.stdout.contains(concat!(env!("CARGO_PKG_VERSION"), " (build 255790 of the card data, commit "))
    );
}

#[test]
fn a_missing_database_has_one_advice_everywhere() {
    let repository = Repository::built();
    std::fs::remove_file(repository.path("data/cards.sqlite")).unwrap();
    let questions: [&[&str]; 8] = [
        &["show", "CS2_029"],
        &["search", "fireball"],
        &["like", "CS2_029"],
        &["coverage"],
        &["generate"],
        &["lint"],
        &["site"],
        &["export"],
    ];
    for question in questions {
        let told = repository.run(question);
        assert_eq!(told.code, 2, "{told:?}");
        assert!(told.stderr.contains("there is no card database: run `cargo cards build`"), "{told:?}");
    }
}

#[test]
fn no_text_shows_the_clients_marks() {
    let repository = Repository::built();
    let shown = repository.run(&["show", "CS2_029"]).stdout;
    assert!(shown.contains("\n  Deal 6 damage.\n") && shown.contains("  says   Deal 6 damage "), "{shown}");
    assert_eq!(repository.run(&["show", "CS2_029", "--json"]).json()["text"], "Deal 6 damage.");
    let german = repository.run(&["show", "CS2_029", "--locale", "deDE"]).stdout;
    assert!(german.contains("6 Schaden"), "{german}");
    // All cards of the repository's own data.
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let Ok(store) = cardwright_data::store::Store::open(&root.join("data/cards.sqlite")) else {
        eprintln!("not run: there is no data/cards.sqlite; `cargo cards build` makes it");
        return;
    };
    let sets = cardwright_data::sets::Sets::load(&root.join("data/sets.toml")).unwrap();
    let catalog = cardwright::catalog::Catalog::without_texts(store.build().unwrap(), store.cards().unwrap(), sets);
    assert!(catalog.len() > 13_000);
    for card in catalog.cards() {
        let text = cardwright_data::markup::plain(&cardwright::header::formatted_text(&card.record, &card.record.text));
        assert!(!text.contains(['$', '#', '@', '{', '}', '|', '<', '>', '_']), "{}: {text}", card.record.id);
        assert!(!text.contains("[x]") && !text.contains("  "), "{}: {text}", card.record.id);
    }
}
