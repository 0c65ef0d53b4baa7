//! `arena replay`, as it is run: the two files tell the same game, well nested, the same each time.
use std::path::Path;
use std::process::{Command, Output};

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

fn arena(arguments: &[&str], folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arena"));
    command.arg("replay").args(arguments).current_dir(folder).output().expect("arena runs")
}

/// An element: its depth, name and attributes.
type Element = (usize, String, Vec<(String, String)>);

/// The elements of a document in order.
fn elements(xml: &str) -> Vec<Element> {
    let mut reader = Reader::from_str(xml);
    let (mut found, mut depth) = (Vec::new(), 0);
    let read = |element: &BytesStart<'_>| {
        let text = |text: &str| text.to_owned();
        let attributes = element.attributes().map(|it| it.expect("an attribute"));
        let attributes = attributes.map(|it| (text(it.key.as_ref()), text(&it.value))).collect::<Vec<_>>();
        (text(element.name().as_ref()), attributes)
    };
    loop {
        match reader.read_event().expect("well-formed") {
            Event::Start(element) => {
                let (name, attributes) = read(&element);
                found.push((depth, name, attributes));
                depth += 1;
            }
            Event::Empty(element) => {
                let (name, attributes) = read(&element);
                found.push((depth, name, attributes));
            }
            Event::End(_) => depth -= 1,
            Event::Eof => break,
            Event::Text(_)
            | Event::CData(_)
            | Event::Comment(_)
            | Event::Decl(_)
            | Event::PI(_)
            | Event::DocType(_)
            | Event::GeneralRef(_) => {}
        }
    }
    assert_eq!(depth, 0);
    found
}

#[test]
fn the_xml_and_the_log_tell_the_same_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |seed: &str, xml: &str, log: &str| {
        let out = arena(&["--seed", seed, "--xml", xml, "--log", log], folder.path());
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        let read = |file: &str| std::fs::read_to_string(folder.path().join(file)).expect("it was written");
        (String::from_utf8(out.stdout).expect("UTF-8"), read(xml), read(log))
    };
    let (said, xml, log) = run("4", "a.xml", "a.log");
    assert!(said.starts_with("seed 4: ") && said.contains("packets"), "{said}");
    assert_eq!(run("4", "b.xml", "b.log"), (said, xml.clone(), log.clone()), "the same seed, the same files");
    assert_ne!(run("5", "c.xml", "c.log").1, xml);

    let all = elements(&xml);
    let names: Vec<&str> = all.iter().map(|(_, name, _)| name.as_str()).collect();
    assert_eq!(&names[..3], ["HSReplay", "Game", "GameEntity"]);
    let count = |name: &str| names.iter().filter(|it| **it == name).count();
    assert_eq!(count("Player"), 2);
    for (element, line) in [
        ("FullEntity", "FULL_ENTITY - Creating"),
        ("TagChange", "TAG_CHANGE Entity="),
        ("Block", "BLOCK_START BlockType="),
        ("Block", "BLOCK_END"),
        ("MetaData", "META_DATA - Meta="),
        ("Options", "DebugPrintOptions() - id="),
        ("SendOption", "selectedOption="),
        ("Choices", "DebugPrintEntityChoices() - id="),
        ("SendChoices", "SendChoices() - id="),
    ] {
        let lines = log.lines().filter(|it| it.contains(line)).count();
        assert!(lines > 0 && lines == count(element), "{lines} lines of {line}, {} of {element}", count(element));
    }
    // Somebody has won, in both: tag 17 is 4.
    let won = |(_, name, with): &&Element| {
        let has = |attribute: &str, is: &str| with.iter().any(|(name, value)| name == attribute && value == is);
        name == "TagChange" && has("tag", "17") && has("value", "4")
    };
    assert_eq!(all.iter().filter(won).count(), 1);
    assert_eq!(log.matches("tag=PLAYSTATE value=WON").count(), 1);
    assert!(log.lines().all(|line| line.starts_with("D 00:00:0") && line.contains("() - ")));
}

#[test]
fn a_player_is_not_told_the_other_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let known = |arguments: &[&str]| {
        let out = arena(&[&["--seed", "4", "--xml", "a.xml"], arguments].concat(), folder.path());
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        let xml = std::fs::read_to_string(folder.path().join("a.xml")).expect("it was written");
        let known = |with: &[(String, String)]| with.iter().any(|(name, _)| name == "cardID");
        let of = |name: &str| elements(&xml).iter().filter(|(_, it, with)| it == name && known(with)).count();
        (of("FullEntity"), of("ShowEntity"))
    };
    let (all, shown) = known(&[]);
    assert_eq!(shown, 0, "who sees everything is shown nothing later");
    for player in ["1", "2"] {
        let (first, later) = known(&["--player", player]);
        assert!(first + 55 < all && later > 10, "{first} of {all} at first, {later} later");
    }
}

#[test]
fn what_is_wrong_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = |arguments: &[&str]| {
        let out = arena(arguments, folder.path());
        assert!(!out.status.success());
        String::from_utf8(out.stderr).expect("UTF-8")
    };
    assert!(told(&[]).contains("--xml <FILE>"), "nothing to write");
    assert!(told(&["--xml", "a.xml", "--player", "3"]).contains('3'));
    assert!(
        told(&["--xml", "a.xml", "--deck", "none.txt"])
            .contains("`none.txt` is no file, no deck code, no list of cards and no known deck")
    );
    assert!(told(&["--xml", "no/such/folder.xml"]).contains("folder.xml: not to be written"));
}

#[test]
fn agents_play_decks_that_are_named_as_everywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |more: &[&str]| {
        let decks =
            ["--deck", "random:mage+legacy", "--deck", "random:hunter+legacy", "--seed", "2", "--log", "game.log"];
        arena(&[&decks[..], more].concat(), folder.path())
    };
    let played = run(&["--agent", "greedy"]);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let log = std::fs::read_to_string(folder.path().join("game.log")).expect("it was written");
    assert!(log.contains("HERO_08") && log.contains("HERO_05"), "a mage and a hunter");
    assert!(played.stdout != run(&[]).stdout, "random players play another game");
    let refused = run(&["--deck", "random"]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("`--deck` is given 3 times"));
    let refused = run(&["--agent", "clever"]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("`clever` is no agent"));
}
