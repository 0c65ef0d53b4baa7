//! `search` and `show` as programs: what they print, and what their exit codes say.

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
    assert_eq!(ids("\"deal $6 damage\" set:core"), ["CORE_CS2_029"]);
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
    assert!(table.stdout.lines().any(|line| line.contains("CS2_029") && line.contains("Deal $6 damage.")), "{table:?}");
    assert_eq!(table.stderr, "1 card\n");
    let json = repository.run(&["search", "fireball", "collectible:yes", "--json"]).json();
    assert_eq!(json.as_array().unwrap().len(), 2, "several arguments are one query");
    assert_eq!(json[1]["cost"], 4);
    assert_eq!(json[1]["status"]["state"], "Derived");
}

#[test]
fn show_tells_everything_that_is_known() {
    let repository = Repository::built();
    let text = repository.run(&["show", "cs2_222"]);
    assert!(text.ok());
    for told in [
        "Stormwind Champion  CS2_222 (753)",
        "Your other minions have +1/+1.",
        "Derived, implemented  generated/legacy/neutral.rs:",
        "CS2_222_stormwind_champion",
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
    for command in ["build", "fetch", "import", "generate", "export", "coverage", "diff", "show", "search"] {
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
    let (begin, end) = (cardwright::coverage::readme::BEGIN, cardwright::coverage::readme::END);
    repository.write("README.md", &format!("# Cards\n{begin}\nold\n{end}\nThe end.\n"));
    assert_eq!(repository.run(&["coverage", "--readme", "--check"]).code, 1, "it is old");
    assert!(repository.run(&["coverage", "--readme"]).ok());
    assert!(repository.run(&["coverage", "--readme", "--check"]).ok());
    let readme = std::fs::read_to_string(repository.path("README.md")).unwrap();
    assert!(readme.starts_with("# Cards\n") && readme.ends_with("\nThe end.\n") && !readme.contains("old"), "{readme}");
    assert!(readme.contains("| Standard |") && readme.contains("| Legacy |"), "{readme}");
}
