//! Pins, the names of enums, and pip, without the network.

use std::fs;
use std::path::Path;

use cardwright_data::source::{PYTHONS, Pin, PinRole, Pins, SourceError, pip, refresh_enums, with_main};

const CURRENT: &str = "# The file.\n\n# A zone.\n[Zone]\n1 = \"PLAY\"\n8 = \"STUB\"\n\n[Zone.titles]\n1 = \"In play\"\n\n# Kept.\n[PlayReq]\n1 = \"REQ_MINION_TARGET\"\n";

#[test]
fn a_pin_becomes_the_main_one_and_nothing_else_changes() {
    let text = include_str!("../sources.toml");
    let read = |text: &str| Pins::parse(text, Path::new("sources.toml")).expect("well-formed");
    let old = read(text);
    let main = old.of(PinRole::Main).expect("there is one").clone();
    let hash = |digit: &str| digit.repeat(64);
    let new = Pin {
        package: "hearthstone-data".to_owned(),
        version: "300000.2".to_owned(),
        sha256: hash("a"),
        content: Some(hash("b")),
        role: PinRole::Main,
    };
    let text_after = with_main(text, &new);
    let after = read(&text_after);
    assert_eq!(after.of(PinRole::Main), Some(&new));
    assert_eq!(after.of_build(main.build().expect("a build")), Some(&Pin { role: PinRole::Older, ..main.clone() }));
    assert_eq!(after.pins.len(), old.pins.len() + 1);
    let comments =
        |text: &str| text.lines().filter(|line| line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(comments(&text_after), comments(text));
    assert_eq!(with_main(&text_after, &new), text_after, "a second time changes nothing");
    // Back to the old one: it is there already.
    let back = read(&with_main(&text_after, &main));
    assert_eq!((back.of(PinRole::Main), back.pins.len()), (Some(&main), after.pins.len()));
}

#[test]
fn the_package_adds_and_renames_and_nothing_is_lost() {
    let package = "class Zone(IntEnum):\n\t\"\"\"TAG_ZONE\"\"\"\n\n\tPLAY = 1\n\tDECK = 2  # new\n\tLETTUCE = 8\n\tLIBRARY = 2\n\n\tdef x(self):\n\t\treturn 1\n";
    let refreshed = refresh_enums(CURRENT, package);
    let expected = "# The file.\n\n# A zone.\n[Zone]\n1 = \"PLAY\"\n2 = \"DECK\"\n8 = \"LETTUCE\"\n\n[Zone.aliases]\nLIBRARY = 2\nSTUB = 8\n\n[Zone.titles]\n1 = \"In play\"\n\n# Kept.\n[PlayReq]\n1 = \"REQ_MINION_TARGET\"\n";
    assert_eq!(refreshed, expected);
    assert_eq!(refresh_enums(&refreshed, package), refreshed, "a second time changes nothing");
}

#[test]
fn a_package_without_the_enum_changes_nothing() {
    assert_eq!(refresh_enums(CURRENT, "class Rarity(IntEnum):\n\tCOMMON = 1\n"), CURRENT);
    let file = include_str!("../enums.toml");
    assert_eq!(refresh_enums(file, ""), file, "data/enums.toml is as it would be written");
}

#[test]
fn a_pip_in_the_current_folder_is_not_run() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let trap = "open('trapped', 'w').close()\n";
    for file in ["pip.py", "pip/__init__.py", "pip/__main__.py", "sitecustomize.py"] {
        let file = folder.path().join(file);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a temporary folder");
        fs::write(file, trap).expect("written");
    }
    let run = |python: &&str| {
        pip(python).arg("--version").current_dir(folder.path()).env("PYTHONPATH", folder.path()).output().ok()
    };
    let ran = PYTHONS.iter().find_map(run).expect("Python is there: the tests of fetched data need it");
    assert!(!folder.path().join("trapped").exists(), "{ran:?}");
}

#[test]
fn a_wrong_number_names_the_nearest_builds() {
    let said = "ERROR: Could not find a version that satisfies the requirement hearthstone-data==255791.* \
                (from versions: 3140.1, 254477.1, 255790.1, 255790.2, 256001.1, 256002.1, 300000.1, 400000.1)\n\
                ERROR: No matching distribution found for hearthstone-data==255791.*";
    let error = SourceError::of_pip("hearthstone-data==255791.*", said).to_string();
    let nearest =
        "there is no hearthstone-data of build 255791; the nearest are 254477, 255790, 256001, 256002, 300000";
    assert_eq!(error, nearest);
    let error = SourceError::of_pip("hearthstone-data==1.*", "a\nno network\n").to_string();
    assert!(error.starts_with("pip cannot get hearthstone-data==1.*: a\nno network\nCheck the network"), "{error}");
}
