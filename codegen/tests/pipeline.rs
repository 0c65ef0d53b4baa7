//! The whole way of a few real cards: CardXML in, database, stubs, a body that a person writes, a patch, coverage.
//!
//! Runs the real program in a repository of its own.

use std::fs;
use std::path::Path;

use cardwright_data::store::Store;
use sha2::Digest as _;

use crate::repository::Repository;

#[test]
fn headers_name_kind_numbers_text_and_what_a_card_makes() {
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
fn coverage_tells_why_a_card_is_not_written_as_long_as_it_is_not() {
    let repository = Repository::built();
    let reason = "[[unwritten]]\ncards = [\"CS2_029\"]\nbecause = \"Nobody knows.\"\n";
    repository.write("data/unwritten.toml", reason);
    let refused = repository.run(&["coverage"]);
    assert!(refused.stderr.contains("CS2_029 needs no reason: it is implemented"), "{}", refused.stderr);
    let written = "pub const CS2_029: Power = spell(&[deal(6).to(TARGET)]);";
    repository.edit("generated/legacy/mage.rs", written, "pub const CS2_029: Power = TODO;");
    let told = repository.run(&["coverage"]).stdout;
    assert!(told.contains("1 cards are not written for a reason:\n  Nobody knows.\n    CS2_029\n"), "{told}");
    let json = repository.run(&["coverage", "--json"]).json();
    assert_eq!(json["unwritten"][0]["cards"], serde_json::json!(["CS2_029"]));
}

#[test]
fn a_card_that_reaches_a_stub_does_not_count_and_is_listed_with_it() {
    let repository = Repository::built();
    let card = |id: &str| {
        let json = repository.run(&["coverage", "--json"]).json();
        json["cards"].as_array().unwrap().iter().find(|card| card["id"] == id).unwrap().clone()
    };
    assert_eq!((&card("CS2_222")["implemented"], &card("CS2_222")["reaches"]), (&true.into(), &serde_json::json!([])));
    assert_eq!(repository.run(&["coverage", "--reached"]).stdout, "");
    let file = repository.files().into_iter().find(|(_, text)| text.contains("pub const CS2_222o: Power")).unwrap();
    std::fs::write(file.0, file.1.replace("CS2_222o: Power = enchant(&[plus(1, 1)])", "CS2_222o: Power = TODO"))
        .unwrap();
    assert_eq!((&card("CS2_222")["implemented"], &card("CS2_222")["state"]), (&false.into(), &"Derived".into()));
    assert_eq!(card("CS2_222")["reaches"], serde_json::json!([["CS2_222o"]]));
    let told = "CS2_222o Might of Stormwind: a stub, reached by 1\n  CS2_222 Stormwind Champion\n";
    assert_eq!(repository.run(&["coverage", "--reached"]).stdout, told);
    assert!(repository.run(&["show", "CS2_222"]).stdout.contains("  makes  CS2_222o, a stub\n"));
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
    assert!(block.contains("//~ derived CS2_222o "), "{block}");
    assert!(block.ends_with("pub const CS2_222o: Power = enchant(&[plus(1, 1)]);\n"), "{block}");
    let scenario = repository.run(&["test", "CS2_222o"]).stdout;
    let shown = "#[test]\nfn CS2_222o_might_of_stormwind() {\n    check! { Mage: Ally(\"CS2_182\"), \
                 Enchant(My(0), \"CS2_222o\"), StatsNow(My(0), 5, 6) }\n}\n";
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
    let tests = tests.replace("\n       ", "");
    let gone = "StatsNow(My(0), 6, 6), HasNow(My(0), GameTag::TAUNT), EndTurn, StatsNow(My(0), 4, 5), HasNot(My(0), GameTag::TAUNT),";
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
    assert!(block.contains(body) && block.contains("//~ done CS2_222o - "), "{block}");
    repository.patch("<enUS>+1/+1.</enUS>", "<enUS>+2/+2.</enUS>");
    repository.build();
    let block = repository.block("CS2_222o");
    assert!(block.contains(body) && block.contains("//~ stale CS2_222o - "), "{block}");
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
    let store = Store::open(&repository.path("data/cards.sqlite")).unwrap();
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

#[test]
fn coverage_says_that_files_and_database_are_of_two_builds() {
    let repository = Repository::built();
    for document in cardwright::coverage::readme::DOCUMENTS {
        repository
            .write(document, "<!-- coverage: written by `cargo cards coverage --readme` -->\n<!-- /coverage -->\n");
    }
    assert_eq!(repository.run(&["coverage"]).stderr, "");
    assert!(repository.run(&["coverage", "--readme"]).ok());
    let readme = repository.read("README.md");
    repository.patch("build=\"255790\"", "build=\"255791\"");
    assert!(repository.import().ok());
    let said = repository.run(&["coverage"]);
    assert!(said.ok() && said.stderr.contains("generated/ is of build 255790, but "), "{said:?}");
    assert!(said.stderr.contains("of build 255791, so these numbers compare two builds"), "{said:?}");
    let refused = repository.run(&["coverage", "--readme"]);
    assert!(
        refused.code == 2 && refused.stderr.contains("README.md and COVERAGE.md are left as they are"),
        "{refused:?}"
    );
    assert_eq!(repository.read("README.md"), readme);
    assert!(repository.run(&["generate"]).ok());
    assert_eq!(repository.run(&["coverage"]).stderr, "");
}

#[cfg(unix)]
#[test]
fn coverage_answers_where_the_database_cannot_be_written() {
    use std::os::unix::fs::PermissionsExt as _;
    let repository = Repository::built();
    let answer = repository.run(&["coverage"]).stdout;
    let store = Store::open(&repository.path("data/cards.sqlite")).unwrap();
    // Root may write to read-only files as well: this refuses it too.
    let refuse = "CREATE TRIGGER refuse BEFORE DELETE ON power_state BEGIN SELECT RAISE(FAIL, 'read-only'); END";
    store.connection().execute_batch(refuse).unwrap();
    let read_only = |is: bool| {
        for path in ["data/cards.sqlite", "data", "generated", "tests", "."] {
            let path = repository.path(path);
            let mode = std::fs::metadata(&path).unwrap().permissions().mode();
            let mode = if is { mode & !0o222 } else { mode | 0o200 };
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).unwrap();
        }
    };
    read_only(true);
    let said = repository.run(&["coverage"]);
    read_only(false);
    assert!(said.ok() && said.stdout == answer, "{said:?}");
    assert!(said.stderr.contains("warning: the table power_state still has the states of an earlier run"), "{said:?}");
}

#[test]
fn coverage_answers_while_others_read_and_write_the_database() {
    let repository = Repository::built();
    let answer = repository.run(&["coverage"]).stdout;
    let open = || Store::open(&repository.path("data/cards.sqlite")).unwrap();
    // What was kept answers without the database.
    std::fs::remove_file(repository.path("data/cards.sqlite.inventory")).unwrap();
    let reader = open();
    reader.connection().execute_batch("BEGIN; SELECT count(*) FROM entity;").unwrap();
    let said = repository.run(&["coverage"]);
    assert!(said.ok() && said.stdout == answer, "{said:?}");
    assert!(said.stderr.contains("another program is using the database; run again when it is done"), "{said:?}");
    drop(reader);
    let writer = open();
    writer.connection().execute_batch("BEGIN EXCLUSIVE").unwrap();
    let said = std::thread::scope(|scope| {
        let said = scope.spawn(|| repository.run(&["coverage"]));
        std::thread::sleep(std::time::Duration::from_millis(1500));
        writer.connection().execute_batch("COMMIT").unwrap();
        said.join().unwrap()
    });
    assert!(said.ok() && said.stdout == answer && said.stderr.is_empty(), "{said:?}");
    let both = std::thread::scope(|scope| {
        let runs: Vec<_> = (0..4).map(|_| scope.spawn(|| repository.run(&["coverage"]))).collect();
        runs.into_iter().map(|run| run.join().unwrap()).collect::<Vec<_>>()
    });
    assert!(both.iter().all(|said| said.code == 0 && said.stdout == answer && said.stderr.is_empty()), "{both:?}");
}

#[test]
fn what_was_kept_of_texts_is_written_into_card_files_only_as_powers() {
    let repository = Repository::built();
    let (file, before) = ("data/cards.sqlite.derived", repository.files());
    let kept = repository.read(file);
    assert!(kept.contains("spell(&[deal(6).to(TARGET)])"), "{kept}");
    // One changed number: the sum does not fit, and the texts are read again.
    repository.write(file, &kept.replace("deal(6)", "deal(9)"));
    assert!(repository.run(&["generate", "--check"]).ok());
    assert_eq!(repository.read(file), kept);
    // Whoever makes a new sum as well still gets no other Rust into the files.
    for (old, new) in [
        ("spell(&[deal(6).to(TARGET)])", "{ std::process::abort() }"),
        (r#"{"Reprint":"CS2_029"}"#, r#"{"Reprint":"CS2_029; fn f() {}"}"#),
    ] {
        let Some((first, rest)) = kept.split_once('\n') else { panic!("{kept}") };
        let rest = rest.replace(old, new);
        assert_ne!(rest, kept[first.len() + 1..], "{old} is kept");
        let sum = cardwright_data::source::hexadecimal(&sha2::Sha256::digest(&rest));
        let key = first.split(' ').next().unwrap();
        repository.write(file, &format!("{key} {sum}\n{rest}"));
        let refused = repository.run(&["generate"]);
        assert_eq!(refused.code, 2, "{refused:?}");
        assert!(refused.stderr.contains("delete data/cards.sqlite.derived and run again"), "{refused:?}");
        assert_eq!(repository.files(), before);
    }
}

#[test]
fn own_cards_that_rust_cannot_hold_are_refused_at_import_with_place_and_reason() {
    let repository = Repository::built();
    let card = |id: &str, name: &str| {
        format!(
            "<CardDefs>\n<Entity CardID=\"{id}\" ID=\"900001\" version=\"2\">\n\
             <Tag enumID=\"185\" name=\"CARDNAME\" type=\"LocString\"><enUS>{name}</enUS></Tag>\n\
             <Tag enumID=\"183\" name=\"CARD_SET\" type=\"Int\" value=\"1635\"/>\n\
             <Tag enumID=\"202\" name=\"CARDTYPE\" type=\"Int\" value=\"5\"/>\n</Entity>\n</CardDefs>\n"
        )
    };
    let long = "x".repeat(100_000);
    let faulty = [
        ("fn", "A", "its id is a word of Rust"),
        ("TODO", "A", "its id is a word of the vocabulary"),
        ("deal", "A", "its id is a word of the vocabulary"),
        ("YOUR_HAND", "A", "its id is a word of the vocabulary"),
        ("_", "A", "its id begins with a digit, or has no letter"),
        ("7up", "A", "its id begins with a digit"),
        ("a b", "A", "its id contains ' '"),
        ("../x", "A", "its id contains '.'"),
        ("É_1", "A", "its id contains 'É'"),
        (&long, "A", "its id has 100000 letters"),
        ("OWN_1", "A\\", "its name contains '\\\\'"),
        ("OWN_1", "A&#13;B", "its name contains '\\r'"),
        ("OWN_1", "A\u{202e}B", "its name contains '\\u{202e}'"),
        ("OWN_1", "A\u{2066}B", "its name contains '\\u{2066}'"),
        ("OWN_1", &long, "its name has 100000 letters; at most 200 can be read"),
    ];
    for (id, name, reason) in faulty {
        repository.write("data/custom/own.xml", &card(id, name));
        let refused = repository.import();
        assert_eq!(refused.code, 2, "{reason}: {refused:?}");
        let place = "data/custom/own.xml:2:1: the card ";
        assert!(refused.stderr.contains(place) && refused.stderr.contains(reason), "{reason}: {refused:?}");
    }
    repository.write("data/custom/own.xml", &card("OWN_1", "Own card"));
    repository.build();
    assert!(repository.block("OWN_1").contains("/// # Own card"));
    // The name of a module is checked where it is read.
    repository.edit("data/sets.toml", "module = \"legacy\"", "module = \"fn\"");
    let refused = repository.run(&["generate"]);
    assert_eq!(refused.code, 2, "{refused:?}");
    assert!(refused.stderr.contains("`fn` cannot name a Rust module"), "{refused:?}");
}

/// Cached results are made anew when the program changes, but not for a change of the modules that `build.rs` leaves out.
#[test]
fn what_is_kept_uses_nothing_that_the_hash_of_the_program_leaves_out() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let build = fs::read_to_string(root.join("build.rs")).unwrap();
    let list = build.split("DISPLAY_ONLY: [&str; 5] = [").nth(1).and_then(|rest| rest.split(']').next()).unwrap();
    let left_out: Vec<&str> = list.split('"').filter_map(|path| path.strip_prefix("src/")).collect();
    assert_eq!(left_out.len(), 5, "{left_out:?}");
    let mut open: Vec<_> =
        ["catalog", "coverage", "sources", "inventory.rs", "header.rs", "cache_file.rs", "names.rs", "tag_value.rs"]
            .into_iter()
            .chain([
                "test_skeleton.rs",
                "generate.rs",
                "facts.rs",
                "decks.rs",
                "workspace.rs",
                "command/inventory.rs",
                "command/generate.rs",
            ])
            .map(|path| root.join("src").join(path))
            .collect();
    let mut read = 0;
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        read += 1;
        for module in left_out.iter().map(|path| path.trim_end_matches(".rs")) {
            assert!(!text.contains(&format!("crate::{module}")), "{} uses {module}", path.display());
        }
    }
    assert!(read > 20, "{read} files");
}
