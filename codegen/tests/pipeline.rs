//! The whole way of a few real cards: CardXML in, database, stubs, a body that a person writes, a patch, coverage.
//!
//! Runs the real program in a repository of its own.

use crate::repository::Repository;

#[test]
fn headers_tell_everything_about_a_card() {
    let repository = Repository::built();
    for id in ["CS2_029", "CS2_222", "KAR_063", "NEW1_010", "EX1_158"] {
        insta::assert_snapshot!(format!("header_{id}"), repository.block(id));
    }
}

#[test]
fn facts_and_skeletons_come_from_the_data_alone() {
    let repository = Repository::built();
    insta::assert_snapshot!("facts_legacy", repository.read("generated/legacy/facts.rs"));
    insta::assert_snapshot!("skeletons_classic_rogue", repository.read("tests/classic/rogue.rs"));
    insta::assert_snapshot!("tests_root", repository.read("tests/cards.rs"));
    let before = repository.read("generated/legacy/mage.rs");
    repository.patch(
        "enumID=\"48\" name=\"COST\" type=\"Int\" value=\"4\"",
        "enumID=\"48\" name=\"COST\" type=\"Int\" value=\"9\"",
    );
    repository.build();
    assert!(repository.read("generated/legacy/facts.rs").contains("(T::COST, 9)"), "the facts follow the data");
    let after = repository.read("generated/legacy/mage.rs");
    let powers =
        |text: &str| text.lines().filter(|line| line.starts_with("pub const")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(powers(&before), powers(&after), "no Power has a number of the data");
}

#[test]
fn a_second_run_changes_no_byte_and_check_says_so() {
    let repository = Repository::built();
    let before = repository.files();
    assert!(repository.run(&["generate", "--check"]).ok());
    assert!(repository.run(&["generate"]).ok());
    assert_eq!(repository.files(), before);
    repository.patch("Deal $6 damage.", "Deal $7 damage.");
    assert!(repository.import().ok());
    let check = repository.run(&["generate", "--check"]);
    assert_eq!(check.code, 1, "{check:?}");
    assert!(check.stderr.contains("run `cargo cards generate`"), "{check:?}");
    assert_eq!(repository.files(), before, "--check changes nothing");
}

#[test]
fn a_written_body_survives_a_patch_and_goes_stale() {
    let repository = Repository::built();
    let body = "pub const CS2_029: Power = spell(&[deal(6).to(AN_ENEMY)]); // mine";
    let derived = "pub const CS2_029: Power = spell(&[deal(6).to(TARGET)]);";
    repository.edit("generated/legacy/mage.rs", derived, body);
    repository.patch("Deal $6 damage.", "Deal $7 damage.");
    repository.build();
    let block = repository.block("CS2_029");
    assert!(block.contains(body), "{block}");
    assert!(block.contains("/// > Deal $7 damage."), "{block}");
    assert!(block.contains("Stale since build 255790; it said:"), "{block}");
    assert!(block.contains("> Deal $6 damage."), "{block}");
    let coverage = repository.run(&["coverage", "--json"]).json();
    assert_eq!(coverage["coverage"]["total"]["collectible"]["stale"], 2, "the card and its reprint");
}

#[test]
fn coverage_counts_a_card_only_with_a_live_test() {
    let repository = Repository::built();
    let done = |repository: &Repository| {
        let json = repository.run(&["coverage", "--json"]).json();
        let card = json["cards"].as_array().unwrap().iter().find(|card| card["id"] == "CS2_029").unwrap().clone();
        (card["state"].clone(), card["implemented"].clone())
    };
    assert_eq!(done(&repository), ("Derived".into(), true.into()), "its text says it, and a test shows it");
    repository.edit(
        "generated/legacy/mage.rs",
        "pub const CS2_029: Power = spell(&[deal(6).to(TARGET)]);",
        "pub const CS2_029: Power = spell(&[]);",
    );
    assert_eq!(done(&repository), ("Done".into(), false.into()), "the trial is for what the text says, not for this");
    repository.build();
    let (live, ignored) =
        ("#[test]\nfn CS2_029_fireball", "#[test]\n#[ignore = \"todo: Fireball\"]\nfn CS2_029_fireball");
    assert_eq!(done(&repository), ("Done".into(), false.into()), "its skeleton is ignored");
    repository.edit("tests/legacy/mage.rs", ignored, live);
    assert_eq!(done(&repository), ("Done".into(), true.into()));
    repository.write("results.txt", "test legacy::mage::CS2_029_fireball ... FAILED\n");
    let json = repository.run(&["coverage", "--json", "--results", "results.txt"]).json();
    let card = json["cards"].as_array().unwrap().iter().find(|card| card["id"] == "CS2_029").unwrap().clone();
    assert_eq!(card["implemented"], false, "its test failed");
}

#[test]
fn an_enchantment_that_is_understood_is_derived_with_a_scenario() {
    let repository = Repository::built();
    let card = |repository: &Repository, id: &str| {
        let json = repository.run(&["coverage", "--json"]).json();
        let cards = json["cards"].as_array().unwrap();
        cards.iter().find(|card| card["id"] == id).unwrap().clone()
    };
    let block = repository.block("CS2_222o");
    assert!(block.contains("/// State: Derived\n//~ derived CS2_222o "), "{block}");
    assert!(block.ends_with("pub const CS2_222o: Power = enchant(&[plus(1, 1)]);\n"), "{block}");
    let scenario = repository.run(&["test", "CS2_222o"]).stdout;
    let shown = "#[test]\nfn CS2_222o_might_of_stormwind() {\n    check(CardClass::Mage, &[Friend(\"CS2_182\"), \
                 Enchant(My(0), \"CS2_222o\"), Now(My(0), 5, 6)]);\n}\n";
    assert_eq!(scenario, shown);
    assert_eq!(
        (card(&repository, "CS2_222o")["state"].clone(), true.into()),
        ("Derived".into(), card(&repository, "CS2_222o")["implemented"].clone())
    );

    // A patch rewrites it, its scenario with it.
    repository.patch("<enUS>+1/+1.</enUS>", "<enUS>+2/+1 and &lt;b&gt;Taunt&lt;/b&gt; this turn.</enUS>");
    repository.build();
    assert!(repository.block("CS2_222o").contains("= enchant(&[plus(2, 1), has(GameTag::TAUNT)]).this_turn();"));
    let tests = repository.run(&["test", "CS2_222o"]).stdout;
    let gone = "Now(My(0), 6, 6),\n            HasNow(My(0), GameTag::TAUNT),\n            EndTurn,\n            \
                Now(My(0), 4, 5),\n            HasNot(My(0), GameTag::TAUNT),\n";
    assert!(tests.contains(gone), "{tests}");
    // What is not understood is a stub again, and has no scenario.
    repository.patch("<enUS>+2/+1 and", "<enUS>+2/+1, a pony and");
    repository.build();
    assert!(repository.block("CS2_222o").contains("= TODO;"));
    assert_eq!(repository.run(&["test", "CS2_222o"]).code, 1);
}

#[test]
fn a_derived_body_that_a_person_edits_is_theirs_from_then_on() {
    let repository = Repository::built();
    let body = "pub const CS2_222o: Power = enchant(&[plus(1, 1)]).this_turn();";
    repository.edit("generated/legacy/neutral.rs", "pub const CS2_222o: Power = enchant(&[plus(1, 1)]);", body);
    repository.build();
    let block = repository.block("CS2_222o");
    assert!(block.contains(body) && block.contains("/// State: Done\n//~ done CS2_222o "), "{block}");
    repository.patch("<enUS>+1/+1.</enUS>", "<enUS>+2/+2.</enUS>");
    repository.build();
    let block = repository.block("CS2_222o");
    assert!(block.contains(body) && block.contains("/// State: Stale"), "{block}");
}

#[test]
fn an_adopted_card_is_a_persons_from_then_on() {
    let repository = Repository::built();
    let shown = repository.run(&["test", "CS2_029"]).stdout;
    assert!(repository.run(&["adopt", "CS2_029"]).ok());
    assert!(repository.read("tests/legacy/mage.rs").contains(&shown), "{shown}");
    let block = repository.block("CS2_029");
    assert!(block.contains("//~ done CS2_029 "), "{block}");
    let card = |repository: &Repository| {
        let json = repository.run(&["coverage", "--json"]).json();
        let card = json["cards"].as_array().unwrap().iter().find(|card| card["id"] == "CS2_029").unwrap().clone();
        (card["state"].clone(), card["implemented"].clone(), card["tests"][0]["file"].clone())
    };
    assert_eq!(card(&repository), ("Done".into(), true.into(), "tests/legacy/mage.rs".into()));
    let before = repository.files();
    assert!(repository.run(&["generate"]).ok());
    assert_eq!(repository.files(), before, "it stays as it is");
    // Even if nobody can read its text any more.
    repository.patch("Deal $6 damage.", "Deal $6 damage and sing.");
    repository.build();
    assert!(repository.block("CS2_029").contains("= spell(&[deal(6).to(TARGET)]);"));
    assert!(repository.read("tests/legacy/mage.rs").contains(&shown));
}

#[test]
fn a_card_whose_test_is_ignored_does_not_count_and_is_told() {
    let repository = Repository::built();
    assert!(repository.run(&["adopt", "CS2_029", "CS2_222o"]).ok());
    let live = "#[test]\nfn CS2_222o_might_of_stormwind";
    repository.edit("tests/legacy/neutral.rs", live, &live.replace("]\n", "]\n#[ignore = \"later\"]\n"));
    let derived = "CS2_029: Power = spell(&[deal(6).to(TARGET)]);";
    repository.edit("generated/legacy/mage.rs", derived, "CS2_029: Power = spell(&[]);");
    let live = "#[test]\nfn CS2_029_fireball";
    repository.edit("tests/legacy/mage.rs", live, &live.replace("]\n", "]\n#[ignore = \"later\"]\n"));
    let json = repository.run(&["coverage", "--json"]).json();
    for (id, state) in [("CS2_222o", "Done"), ("CS2_029", "Done")] {
        let card = json["cards"].as_array().unwrap().iter().find(|card| card["id"] == id).unwrap();
        assert_eq!(
            (&card["state"], &card["implemented"], &card["unproved"]),
            (&state.into(), &false.into(), &true.into())
        );
    }
    let told = repository.run(&["coverage"]).stdout;
    assert!(told.contains("cards are written but uncounted"), "{told}");
    assert!(told.contains("  CS2_029 (Done): tests/legacy/mage.rs:"), "{told}");
    assert!(told.contains("  CS2_222o (Done): tests/legacy/neutral.rs:"), "{told}");
    let vanilla = json["cards"].as_array().unwrap().iter().find(|card| card["id"] == "CS2_182").unwrap();
    assert_eq!(vanilla["unproved"], false);
}

#[test]
fn vanilla_is_said_and_not_assumed() {
    let repository = Repository::built();
    let count = |repository: &Repository| {
        repository.run(&["coverage", "--json"]).json()["coverage"]["total"]["collectible"]["implemented"].clone()
    };
    let before = count(&repository).as_u64().unwrap();
    let block = repository.block("CS2_182");
    assert!(block.contains("= VANILLA;"), "{block}");
    repository.edit("generated/legacy/neutral.rs", "pub const CS2_182: Power = VANILLA;", "");
    assert_eq!(count(&repository).as_u64().unwrap(), before - 1, "deleting the line takes the card out of the count");
}

#[test]
fn the_database_answers_a_maintainers_questions_in_a_line_of_sql() {
    let repository = Repository::built();
    // A text that nobody reads.
    repository.patch("<enUS>Give your minions", "<enUS>Sing to your minions");
    repository.build();
    assert!(repository.run(&["coverage", "-q"]).ok());
    let store = cardwright_data::store::Store::open(&repository.path("data/cards.sqlite")).unwrap();
    let ask = |sql: &str| -> Vec<String> {
        let mut statement = store.connection().prepare(sql).unwrap();
        let rows = statement.query_map([], |row| row.get(0)).unwrap();
        rows.collect::<Result<_, _>>().unwrap()
    };
    assert!(ask("SELECT card_id FROM cards_of_set WHERE module = 'legacy'").contains(&"CS2_029".to_owned()));
    assert_eq!(ask("SELECT other_id FROM related WHERE card_id = 'CS2_222'"), ["CS2_222o"]);
    assert!(ask("SELECT card_id FROM reprints").contains(&"CORE_CS2_029".to_owned()));
    let without = ask("SELECT card_id FROM text_without_power");
    assert!(without.contains(&"EX1_158".to_owned()) && !without.contains(&"NEW1_010".to_owned()), "{without:?}");
}

#[test]
fn a_bad_file_leaves_everything_as_it_was_and_says_where() {
    let repository = Repository::built();
    let before = (repository.files(), std::fs::read(repository.path("data/cards.sqlite")).unwrap());
    repository.edit("CardDefs.xml", "</CardDefs>", "<Entity");
    let import = repository.import();
    assert_eq!(import.code, 2, "{import:?}");
    assert!(import.stderr.contains("CardDefs.xml:"), "{import:?}");
    assert_eq!(std::fs::read(repository.path("data/cards.sqlite")).unwrap(), before.1);
    repository.edit("generated/legacy/mage.rs", "pub const CS2_029", "pub konst CS2_029");
    let generate = repository.run(&["generate"]);
    assert_eq!(generate.code, 2, "{generate:?}");
    assert!(generate.stderr.contains("mage.rs:"), "{generate:?}");
}
