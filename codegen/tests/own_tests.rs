//! The tests that people write: none of them falls out of the build without a word.

use crate::repository::Repository;

const FILE: &str = "tests/legacy/mage.rs";

/// A file of tests as a person writes it, without a mark.
fn burns(more: &str) -> String {
    format!(
        "use cardwright_tests::check;\n\n/// Six damage are as many as a Yeti has Health and one.\n#[test]\nfn CS2_029_burns() {{\n    check! {{ Mage: }}\n}}\n{more}"
    )
}

#[test]
fn a_test_without_a_mark_is_its_cards_test() {
    let repository = Repository::built();
    assert!(!repository.path(FILE).exists(), "a trial plays the card: no test is asked for");
    repository.write(FILE, &burns("\n#[test]\nfn CS2_029_burns_twice() {}\n"));
    assert!(repository.run(&["generate"]).ok());
    assert!(repository.run(&["generate", "--check"]).ok());
    let text = repository.read(FILE);
    assert!(text.contains("\n/// Fireball · Spell · "), "{text}");
    assert!(text.contains("\n/// Six damage are as many as a Yeti has Health and one.\n//~ done CS2_029 - "), "{text}");
    assert!(text.contains("\n#[test]\nfn CS2_029_burns() {\n    check! { Mage: }\n}\n"), "{text}");
    assert!(text.contains("\n#[test]\nfn CS2_029_burns_twice() {}\n"), "{text}");
    assert!(!text.contains("unwritten(") && !text.contains("Stale"), "{text}");
    assert_eq!(text.matches("//~ done").count(), 1, "{text}");
    assert!(repository.read("tests/cards.rs").contains("mod legacy {\n    mod mage;"));
    let coverage = repository.run(&["coverage", "--json"]).json();
    let card = coverage["cards"].as_array().unwrap().iter().find(|card| card["id"] == "CS2_029").unwrap();
    assert_eq!(card["tests"][0]["file"], FILE);
    assert!(!repository.run(&["lint"]).stdout.contains("counts for no card"));
}

#[test]
fn a_test_without_a_mark_does_not_take_the_place_of_one_that_is_there() {
    let repository = Repository::built();
    assert!(repository.run(&["adopt", "CS2_029"]).ok());
    let text = repository.read(FILE);
    repository.write(FILE, &text.replace("/// Fireball", "#[test]\nfn CS2_029_above() {}\n\n/// Fireball"));
    assert!(repository.run(&["generate"]).ok());
    let text = repository.read(FILE);
    assert!(text.contains("#[test]\nfn CS2_029_above() {}"), "{text}");
    assert_eq!(text.matches("//~ done").count(), 1, "{text}");
    assert!(text.find("fn CS2_029_above") < text.find("//~ done"), "{text}");
}

#[test]
fn a_file_of_tests_stays_a_module_and_what_names_no_card_is_told() {
    let repository = Repository::built();
    let test = |name: &str| format!("#[test]\nfn {name}() {{}}\n");
    let manifest = "[package]\nname = \"tests\"\n[[test]]\nname = \"cards\"\npath = \"cards.rs\"\n\
                    [[test]]\nname = \"rules\"\npath = \"rules/main.rs\"\n";
    repository.write("tests/Cargo.toml", manifest);
    repository.write("tests/rules/main.rs", &test("another_target"));
    repository.write("tests/legacy/rulings.rs", &test("armor_goes_first"));
    repository.write("tests/mine/games.rs", &test("CS2_029_in_a_game"));
    repository.write("tests/alone.rs", &test("alone"));
    repository.write("tests/mine/helper.rs", "pub fn no_test() {}\n");
    repository.write("tests/apart/mod.rs", "mod inside;\n");
    repository.write("tests/apart/inside.rs", &test("inside"));
    assert!(repository.run(&["generate"]).ok());
    assert!(repository.run(&["generate", "--check"]).ok());
    let root = repository.read("tests/cards.rs");
    assert!(root.contains("/// Legacy.\nmod legacy {\n") && root.contains("    mod rulings;\n"), "{root}");
    assert!(root.contains("mod mine {\n    mod games;\n}\n") && root.contains("\nmod alone;\n"), "{root}");
    assert!(!root.contains("rules") && !root.contains("helper") && !root.contains("apart"), "{root}");
    assert_eq!(repository.read("tests/mine/games.rs"), test("CS2_029_in_a_game"), "it stays where it is");

    let told = repository.run(&["lint"]).stdout;
    for line in [
        "tests/alone.rs:2: `alone` counts for no card: its name begins with no card's id\n",
        "tests/legacy/rulings.rs:2: `armor_goes_first` counts for no card: its name begins with no card's id\n",
        "tests/mine/games.rs:2: `CS2_029_in_a_game` counts for no card: the tests of its card are in tests/legacy/mage.rs\n",
    ] {
        assert!(told.contains(line), "{told}");
    }
    assert!(!told.contains("another_target"), "{told}");
    assert!(!repository.run(&["lint", "classic"]).stdout.contains("counts for no card"));
    let json = repository.run(&["lint", "--json"]).json();
    assert_eq!(json["tests"][0]["test"], "alone", "{json}");

    // A name that no module can have is told before anything is written.
    repository.write("tests/legacy/my-notes.rs", &test("unheard"));
    let before = repository.files();
    let refused = repository.run(&["generate"]);
    assert_eq!(refused.code, 2, "{refused:?}");
    let told = "tests/legacy/my-notes.rs contains tests, but `my-notes` cannot name a Rust module";
    assert!(refused.stderr.contains(told), "{refused:?}");
    assert_eq!(repository.files(), before);
}

#[test]
fn the_tests_of_a_set_that_has_left_the_data_stay_modules() {
    let repository = Repository::built();
    let file = "tests/legacy/priest.rs";
    repository.write(file, "#[test]\nfn shadows() {}\n");
    assert!(repository.run(&["generate"]).ok());
    // No set has this folder any more.
    let sets = repository.read("data/sets.toml");
    repository.write("data/sets.toml", &sets.replace("module = \"legacy\"", "module = \"heritage\""));
    assert!(repository.run(&["generate"]).ok());
    let root = repository.read("tests/cards.rs");
    assert!(root.contains("mod legacy {\n    mod priest;\n}\n"), "{root}");
    assert_eq!(repository.read(file), "#[test]\nfn shadows() {}\n");
}

#[test]
fn a_test_counts_for_the_cards_that_it_also_tests() {
    let repository = Repository::built();
    let agent = "tests/classic/rogue.rs";
    assert!(repository.read(agent).contains("fn EX1_134_si_7_agent"), "no scenario covers the card");
    repository.write(FILE, "// Also tests EX1_134, NO_SUCH.\n#[test]\nfn CS2_029_and_an_agent() {}\n");
    assert!(repository.run(&["generate"]).ok());
    assert!(repository.run(&["generate", "--check"]).ok());
    assert!(!repository.path(agent).exists(), "the skeleton is gone");
    assert!(repository.read(FILE).contains("// Also tests EX1_134, NO_SUCH.\n"));
    let coverage = repository.run(&["coverage", "--json"]).json();
    let card = coverage["cards"].as_array().unwrap().iter().find(|card| card["id"] == "EX1_134").unwrap();
    assert_eq!(card["tests"][0]["file"], FILE);
    assert_eq!(card["tests"][0]["name"], "CS2_029_and_an_agent");
    let lint = repository.run(&["lint"]).stdout;
    assert!(lint.contains("`CS2_029_and_an_agent` also tests NO_SUCH, which is the id of no card\n"), "{lint}");
}

#[test]
fn a_test_that_is_set_aside_tests_no_other_cards_until_it_is_back() {
    let repository = Repository::built();
    let agent = "tests/classic/rogue.rs";
    repository.write(FILE, "// Also tests EX1_134.\n#[test]\nfn CS2_029_and_an_agent() {}\n");
    assert!(repository.run(&["generate"]).ok());
    assert!(!repository.path(agent).exists(), "the skeleton is gone");
    let skeletons = repository.read("tests/cards.rs");

    let cards = repository.read("CardDefs.xml");
    let from = cards.find("<Entity CardID=\"CS2_029\"").expect("the card");
    let to = from + cards[from..].find("</Entity>").expect("its end") + "</Entity>".len();
    repository.write("CardDefs.xml", &format!("{}{}", &cards[..from], &cards[to..]));
    repository.build();
    assert!(!repository.path(FILE).exists(), "its card has left the data");
    assert!(repository.read(agent).contains("fn EX1_134_si_7_agent"), "no test covers the card now");
    assert!(repository.run(&["generate", "--check"]).ok(), "one run is enough");

    repository.write("CardDefs.xml", &cards);
    repository.build();
    assert!(repository.read(FILE).contains("// Also tests EX1_134.\n"));
    assert!(!repository.path(agent).exists(), "the test covers the card again");
    assert_eq!(repository.read("tests/cards.rs"), skeletons);
    assert!(repository.run(&["generate", "--check"]).ok(), "one run is enough");
}
