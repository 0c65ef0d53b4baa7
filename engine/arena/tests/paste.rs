//! The forms in which people paste decks, hero skins, and which decks are legal.
use std::collections::{BTreeMap, BTreeSet};
use std::process::{Command, Output};

use cardwright_arena::deck::known::{FILES, KnownDeck};
use cardwright_arena::deck::skin::Skin;
use cardwright_arena::deck::{self, DeckList, legality, summary};
use cardwright_arena::registry;
use cardwright_data::deckstring::DeckCode;
use cardwright_data::{CardClass, Format};
use cardwright_engine::Cards;
use serde_json::{Value, json};

/// One deck in each form: its class, the names of its cards, and the texts.
const PASTED: &str = include_str!("pasted.json");

fn cards() -> &'static Cards {
    registry::cards().expect("the cards fit together")
}

fn arena(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).args(arguments).output().expect("it runs")
}

fn read(text: &str) -> DeckList {
    deck::read(cards(), text).unwrap_or_else(|error| panic!("{text}: {error:#}"))
}

/// The error of a text that is no deck: one line.
fn refused(text: &str) -> String {
    let error = format!("{:#}", deck::read(cards(), text).expect_err(text));
    assert!(!error.contains('\n'), "{error}");
    error
}

fn names(list: &DeckList) -> Vec<&'static str> {
    let mut names: Vec<&str> = list.deck.cards.iter().map(|id| cards().get(*id).name).collect();
    names.sort_unstable();
    names
}

#[test]
fn each_form_is_the_same_deck() {
    let pasted: Value = serde_json::from_str(PASTED).expect("JSON");
    let forms = pasted["forms"].as_object().expect("forms");
    assert!(forms.len() >= 20, "{}", forms.len());
    for (form, text) in forms {
        let text = text.as_str().expect("a text");
        let list = read(text);
        assert_eq!(cards().get(list.deck.hero).class.title(), pasted["class"], "{form}");
        assert_eq!(json!(names(&list)), pasted["cards"], "{form}");
        // The command reads it as an argument and as a file.
        let mut file = tempfile::NamedTempFile::new().expect("a file aside");
        std::io::Write::write_all(&mut file, text.as_bytes()).expect("it is written");
        let path = file.path().to_str().expect("UTF-8");
        for argument in [text, path] {
            let output = arena(&["deck", "--json", "--", argument]);
            let told: Value = serde_json::from_slice(&output.stdout).expect("JSON");
            // A code of Standard in 2021 is illegal today: a finding.
            let expected = i32::from(told["legal"] != json!(true));
            assert_eq!(output.status.code(), Some(expected), "{form}: {}", String::from_utf8_lossy(&output.stderr));
            assert_eq!(
                (&told["class"], told["cards"].as_array().map(Vec::len)),
                (&pasted["class"], Some(30)),
                "{form}"
            );
        }
    }
}

#[test]
fn a_code_or_a_list_within_other_text_is_found() {
    let code = "AAEBAf0EAAG7AgA=";
    for text in [
        "### Two\n# Class: Mage\n# 2x (4) Frostbolt\n#\nAAEBAf0EAAG7AgA=\n#\n# Copy this",
        "see `AAEBAf0EAAG7AgA=`",
        "AAEBAf0E\n\nAAG7AgA=",
        "AAEBAf0EAAG7AgA",
        "https://example.org/?deck=AAEBAf0EAAG7AgA%3D&x=1",
    ] {
        assert_eq!(deck::to_code(cards(), &read(text)), deck::to_code(cards(), &read(code)), "{text}");
    }
    // A `+` that a URL decoder replaced by a space.
    let with_plus = "AAECAQcIx6QGzOEGoYEHrIgHwY8HgpgHhJ0H8a8HC+qoBuPmBqr8Bqv8BveDB+iHB9KXB56ZB7etB5iwB4+xBwABA/WzBsekBvezBsekBu7eBsekBgAA";
    let decoded = with_plus.replace('+', " ");
    assert_eq!(deck::to_code(cards(), &read(&decoded)), deck::to_code(cards(), &read(with_plus)));
    // The list of a text is the deck where the text has lines of its own: a code in its remarks may be older.
    let edited = "Mage\n1 Frostbolt\n# AAEBAf0EAAG7AgA=\n";
    assert_eq!(names(&read(edited)), ["Frostbolt"]);
}

#[test]
fn the_class_of_a_list_is_that_of_its_cards() {
    let class = |text: &str| cards().get(read(text).deck.hero).class;
    assert_eq!(class("2 Fireball\n2 Chillwind Yeti"), CardClass::Mage);
    // Lightning Bolt of a Shaman, and a card of Mages and Shamans.
    assert_eq!(class("2 Lightning Bolt\n1 Lightning Bloom"), CardClass::Shaman);
    // A Tourist brings cards of a second class, and the deck is that of the Tourist.
    assert_eq!(class("1 Sunsapper Lynessa\n2 Sea Shill"), CardClass::Paladin);
    for (list, why) in [
        ("2 Chillwind Yeti", "do not tell the class: name it in a line of its own, such as `Mage`"),
        ("2 Fireball\n1 Backstab", "no class may have all of these cards (Fireball, Backstab)"),
    ] {
        assert!(refused(list).contains(why), "{list}: {}", refused(list));
    }
}

#[test]
fn sideboards_of_lists_are_indented_in_the_text_of_the_client_too() {
    let plain = read("Mage\n1 E.T.C., Band Manager\n  1 Fireball\n  1x (2) Frostbolt\n2 Polymorph");
    let client = read(
        "### Band\n# Class: Mage\n# 1x (4) E.T.C., Band Manager\n#   1x (4) Fireball\n#   1x (2) Frostbolt\n# 2x (4) Polymorph",
    );
    assert_eq!(plain.sideboards.len(), 2);
    assert_eq!((&plain.sideboards, names(&plain)), (&client.sideboards, names(&client)));
    assert_eq!(plain.to_play(cards(), true).expect("stubs are allowed").sideboards.len(), 2);
    // Lines that are all indented are no sideboard.
    assert_eq!(names(&read("Mage\n  1 Fireball\n  1 Frostbolt")), ["Fireball", "Frostbolt"]);
}

#[test]
fn what_is_wrong_is_told_with_the_line_and_what_to_write() {
    for (text, why) in [
        (
            "Mage\n2 Fireball\n1 Frostbotl",
            "line 3: `1 Frostbotl`: no collectible card is called `Frostbotl`: write `Frostbolt` if you mean it",
        ),
        ("Mage\n2 Kiljaeden", "write `Kil'jaeden` if you mean it"),
        (
            "Mage\n2 Fireball and Ice",
            "no collectible card is called `Fireball and Ice`: `cargo cards search` finds cards",
        ),
        ("Mage\nDruid\n2 Fireball", "line 2: `Druid`: it is the second class"),
        ("Mage\n0 Fireball", "a card that is not in the deck has no line"),
        ("Mage\n  1 Fireball\n2 Polymorph", "an indented card belongs to the one above it"),
        ("Mage\n2 Fireball [NO_SUCH]", "no card has the id `NO_SUCH`"),
        ("AAEBAf0EAAG7", "line 1: `AAEBAf0EAAG7`: it ends too soon"),
        ("Agro Paladin", "is no deck code, no list of cards and no known deck: write `Aggro Paladin` if you mean it"),
        ("AAAA", "write a deck code, lines such as `2 Fireball`, the name of a known deck, or `random:mage`"),
    ] {
        assert!(refused(text).contains(why), "{text}: {}", refused(text));
    }
}

#[test]
fn what_says_two_things_is_refused() {
    for (text, why) in [
        (
            "2 Arcane Missiles [CS2_029]",
            "`CS2_029` is Fireball, not Arcane Missiles (`EX1_277`): delete the name or the id",
        ),
        ("Mage\n1 E.T.C., Band Manager\n  1 Frostbolt [CS2_029]", "`CS2_029` is Fireball, not Frostbolt"),
        ("AAEBAf0EAAG7AgA= AAEBAZICAAHpAQA=", "this text holds 2 decks: "),
        ("Mage\n2 Frostbolt\nAAEBAf0EAAG7AgA=", "the code and the list beside it are different decks (see Frostbolt)"),
        ("mag", "no known deck: write `random:mage` if you mean it"),
        ("Fireball", "write `1 Fireball` if you mean it"),
        ("AAEBAQEBAAAA", "the hero of this code is number 1, "),
    ] {
        assert!(refused(text).contains(why), "{text}: {}", refused(text));
    }
    // A list beside a code that says the same, or in a language that is not read, is fine.
    for text in ["Mage\n2 Fireball\nAAEBAf0EAAG7AgA=", "2 Feuerball\nAAEBAf0EAAG7AgA="] {
        assert_eq!(names(&read(text)), ["Fireball", "Fireball"], "{text}");
    }
    assert_eq!(names(&read("2 [CS2_029]")), ["Fireball", "Fireball"]);
    let why = deck::recipe(cards(), "random:mag").expect("a recipe").expect_err("no class").to_string();
    assert_eq!(why, "`mag` is no class, set or format: write `mage` if you mean it");
}

#[test]
fn simulate_reads_each_deck_of_a_text() {
    let code = |name: &str| KnownDeck::named(name).expect("one").expect(name).code;
    let two = format!("### One\n{}\n### Two\n{}\n", code("Aggro Paladin"), code("control priest"));
    let played = |arguments: &[&str]| {
        let output = arena(&[&["simulate", "--games", "1", "--any-deck"], arguments].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    let told = played(&["--deck", &two]);
    assert!(told.contains("A One (") && told.contains("B Two ("), "{told}");
    let told = played(&["--gauntlet", "--deck", &two, "--deck", "Third=random:mage"]);
    assert!(["One", "Two", "Third"].iter().all(|name| told.contains(name)), "{told}");
    let refused = arena(&["simulate", "--deck", &two, "--deck", "random:mage"]);
    let says = String::from_utf8_lossy(&refused.stderr);
    assert!(says.contains("3 decks are given: `--gauntlet` plays each against each other one"), "{says}");
}

#[test]
fn the_files_of_known_decks_are_those_of_the_folder_and_each_deck_is_read() {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks")).expect("a folder");
    let on_disk: BTreeSet<String> =
        folder.map(|entry| std::fs::read_to_string(entry.expect("a file").path()).expect("a text")).collect();
    assert_eq!(on_disk, FILES.iter().map(|file| (*file).to_owned()).collect());
    assert!(KnownDeck::all().len() >= 101, "{}", KnownDeck::all().len());
    for known in KnownDeck::all() {
        let list = read(known.code);
        assert_eq!(
            deck::to_code(cards(), &list),
            DeckCode::decode(known.code).expect("a code").encode(),
            "{}",
            known.name
        );
        let problems = legality::problems(cards(), &list.with_sideboards(), Format::Any);
        assert_eq!(problems, [], "{} of {}", known.name, known.list);
    }
    let named = KnownDeck::named("aggro paladin").expect("one deck").expect("a deck");
    assert_eq!((named.name, named.list), ("Aggro Paladin", "Standard, April 2026"));
    assert!(KnownDeck::named("no such deck").expect("no deck").is_none());
}

#[test]
fn every_hero_skin_is_read_and_kept() {
    assert!(Skin::all().len() > 700, "{}", Skin::all().len());
    let mut classes: BTreeMap<&str, usize> = BTreeMap::new();
    for skin in Skin::all() {
        *classes.entry(skin.class.title()).or_default() += 1;
        let code = DeckCode { format: 2, heroes: vec![skin.dbf_id], ..DeckCode::default() }.encode();
        let list = read(&code);
        let hero = cards().get(list.deck.hero);
        assert_eq!((hero.class, list.skin), (skin.class, Some(*skin)), "{}", skin.id);
        assert_eq!(Some(list.deck.hero), deck::hero(cards(), skin.class), "the hero of the class is played");
        assert_eq!(deck::to_code(cards(), &list), code, "{}", skin.id);
    }
    assert_eq!(classes.len(), 11, "{classes:?}");
    // The class's own hero is no skin, and a list keeps one.
    assert_eq!(read("AAECAf0EAAAA").skin, None);
    let magni = DeckCode { format: 2, heroes: vec![2828], ..DeckCode::default() }.encode();
    let printed = String::from_utf8(arena(&["deck", &magni]).stdout).expect("text");
    assert!(
        printed.starts_with("Warrior\n") && printed.contains("# Hero: Magni Bronzebeard (HERO_01a)\n"),
        "{printed}"
    );
    assert_eq!(deck::to_code(cards(), &read(&printed)), magni);
    // A hero card of a deck is a hero as well; a hero that no player owns is none.
    let jaina = cards().get(cards().by_id("ICC_833").expect("a hero card"));
    let code = DeckCode { format: 1, heroes: vec![jaina.dbf_id], ..DeckCode::default() }.encode();
    assert_eq!(read(&code).skin.map(|skin| skin.name), Some(jaina.name));
    let told = refused(&DeckCode { format: 1, heroes: vec![2320], ..DeckCode::default() }.encode());
    assert!(told.starts_with("the hero of this code is ") && told.contains("number 2320"), "{told}");
}

/// The problems of a list in Wild.
fn problems(list: &str) -> String {
    legality::problems_text(&legality::problems(cards(), &read(list).with_sideboards(), Format::Wild))
}

/// A list of a class with so many other cards that none is there three times.
fn filled(class: &str, size: usize, own: &str) -> String {
    let held: usize = own
        .lines()
        .filter(|line| !line.starts_with(' '))
        .filter_map(|line| line.split(' ').next()?.parse::<usize>().ok())
        .sum();
    let plain = cards().collectible().iter().map(|id| cards().get(*id)).filter(|card| {
        let minion = card.card_type == cardwright_data::CardType::Minion && card.text.is_empty();
        minion
            && card.is_of(CardClass::Neutral)
            && Format::Wild.has(card.set)
            && card.rarity() != cardwright_data::Rarity::Legendary
    });
    let names: BTreeSet<&str> = plain.map(|card| card.name).filter(|name| !own.contains(*name)).collect();
    let left = size - held;
    let fill: Vec<String> = names.iter().take(left / 2).map(|name| format!("2 {name}\n")).collect();
    let last: Vec<String> = names.iter().skip(left / 2).take(left % 2).map(|name| format!("1 {name}\n")).collect();
    format!("{class}\n{own}{}{}", fill.concat(), last.concat())
}

#[test]
fn legality_says_each_rule_that_is_broken() {
    for (class, size, own, says) in [
        ("Mage", 30, "2 Fireball\n", ""),
        ("Mage", 29, "2 Fireball\n", "it has 29 cards, and a deck has 30"),
        ("Mage", 30, "3 Fireball\n", "it has 3 copies of Fireball, and a deck has 2"),
        // Printings of one name are one card.
        (
            "Mage",
            30,
            "2 Fireball [CS2_029]\n1 Fireball [CORE_CS2_029]\n",
            "it has 3 copies of Fireball, and a deck has 2",
        ),
        (
            "Mage",
            30,
            "2 Ragnaros the Firelord\n",
            "it has 2 copies of Ragnaros the Firelord, which is Legendary: a deck has one",
        ),
        ("Mage", 40, "1 Prince Renathal\n", ""),
        ("Mage", 30, "1 Prince Renathal\n", "it has 30 cards, and a deck with Prince Renathal has 40"),
        ("Mage", 30, "1 Backstab\n2 Fireball\n", "a Mage may not have Backstab (Rogue)"),
        // A card of two classes is for both, and for no other.
        ("Shaman", 30, "1 Lightning Bloom\n", ""),
        ("Mage", 30, "1 Lightning Bloom\n", "a Mage may not have Lightning Bloom (Druid, Shaman)"),
        // A Paladin who visits Rogues has their cards of the Tourist's set, not others, and no other Tourist.
        ("Paladin", 30, "1 Sunsapper Lynessa\n1 Sea Shill\n", ""),
        ("Paladin", 30, "1 Sea Shill\n", "a Paladin may not have Sea Shill (Rogue)"),
        ("Paladin", 30, "1 Sunsapper Lynessa\n1 Backstab\n", "a Paladin may not have Backstab (Rogue)"),
        (
            "Paladin",
            30,
            "1 Sunsapper Lynessa\n1 Maestra, Mask Merchant\n",
            "a Paladin may not have Maestra, Mask Merchant (Rogue)",
        ),
        // One Blood and two Frost are three runes.
        ("Death Knight", 30, "1 Death Strike\n1 Horn of Winter\n", ""),
        (
            "Death Knight",
            30,
            "1 Patchwerk\n1 Frostwyrm's Fury\n",
            "its cards need 1 Blood and 3 Frost runes, and a deck has 3 runes",
        ),
        ("Mage", 30, "1 E.T.C., Band Manager\n  1 Fireball\n  1 Frostbolt\n  1 Polymorph\n", ""),
        (
            "Mage",
            30,
            "1 E.T.C., Band Manager\n  1 Fireball\n  1 Frostbolt\n  1 Polymorph\n  1 Blizzard\n",
            "the sideboard of E.T.C., Band Manager has 4 cards, and may have 3",
        ),
        ("Mage", 30, "1 E.T.C., Band Manager\n  1 Backstab\n", "a Mage may not have Backstab (Rogue)"),
        (
            "Mage",
            30,
            "1 E.T.C., Band Manager\n  1 Twin Module\n",
            "the sideboard of E.T.C., Band Manager may not have Twin Module",
        ),
        ("Mage", 30, "2 Fireball\n  1 Frostbolt\n", "the sideboard of Fireball has 1 card, and may have 0"),
        // The owner's text asks for a 2-Cost minion that the deck does not hold.
        ("Paladin", 30, "1 Commander Beatrix\n  1 Bloodfen Raptor\n", ""),
        (
            "Paladin",
            30,
            "1 Commander Beatrix\n  1 Chillwind Yeti\n",
            "the sideboard of Commander Beatrix may not have Chillwind Yeti (\"pick a 2-Cost minion\")",
        ),
        (
            "Paladin",
            30,
            "1 Commander Beatrix\n  1 Flash of Light\n",
            "the sideboard of Commander Beatrix may not have Flash of Light (\"pick a 2-Cost minion\")",
        ),
        (
            "Paladin",
            30,
            "1 Commander Beatrix\n  1 Bloodfen Raptor\n1 Bloodfen Raptor\n",
            "the deck may not have Bloodfen Raptor, which is in the sideboard of Commander Beatrix and counts as all its copies",
        ),
        // Beasts of every class, and nothing else.
        ("Hunter", 30, "1 King of the Underbelly\n  1 River Crocolisk\n  1 Druid of the Plains\n", ""),
        (
            "Hunter",
            30,
            "1 King of the Underbelly\n  1 Chillwind Yeti\n",
            "the sideboard of King of the Underbelly may not have Chillwind Yeti (\"pick 3 contraband Beasts\")",
        ),
    ] {
        assert_eq!(problems(&filled(class, size, own)), says, "{own}");
    }
    let rows = "# remark\n[[banned]]\nformat = \"wild\"\ncard = \"Fireball\"\nsource = \"a day\"\n[[banned]]\nformat = \"standard\"\ncard = \"Frostbolt\"\n";
    let fire = read("Mage\n2 Fireball\n2 Frostbolt").deck;
    let banned = legality::banned(cards(), &fire, Format::Wild, rows).expect("Fireball is banned");
    assert_eq!(banned.to_string(), "these cards are banned from Wild: Fireball");
    assert_eq!(legality::banned(cards(), &fire, Format::Wild, ""), None);
    let standard = |list: &str| legality::problems(cards(), &read(list).deck, Format::Standard);
    let foreign = standard(&filled("Mage", 30, "1 Mad Scientist\n2 Fireball\n"));
    let said = legality::problems_text(&foreign);
    assert!(said.starts_with("these cards are not played in Standard: ") && said.contains("Mad Scientist"), "{said}");
    assert!(!said.contains("Fireball"), "Core has it: {said}");
}

#[test]
fn a_modular_card_needs_two_different_modules() {
    let of = |beside: &str| problems(&filled("Mage", 30, &format!("1 Zilliax Deluxe 3000\n{beside}")));
    let needs =
        |has: &str| format!("the sideboard of Zilliax Deluxe 3000 has {has}, and must have 2 different modules");
    assert_eq!(of("  1 Twin Module\n  1 Power Module\n"), "");
    // A cosmetic module is no module.
    assert_eq!(of("  1 Twin Module\n  1 Power Module\n  1 Zilliax Deluxe 3000 [TOY_330t11]\n"), "");
    assert_eq!(of("  1 Twin Module\n  1 Zilliax Deluxe 3000 [TOY_330t11]\n"), needs("Twin Module"));
    assert_eq!(of(""), needs("no modules"));
    assert_eq!(of("  2 Twin Module\n"), needs("Twin Module, Twin Module"));
    let three = of("  1 Twin Module\n  1 Power Module\n  1 Perfect Module\n");
    assert!(
        three.starts_with("the sideboard of Zilliax Deluxe 3000 has ") && three.contains("Perfect Module"),
        "{three}"
    );
    let wisps = of("  2 Wisp\n");
    assert_eq!(wisps, format!("{}; the sideboard of Zilliax Deluxe 3000 may not have Wisp, Wisp", needs("no modules")));
    // A random deck names its modules, as the deck of a player does.
    let recipe = deck::recipe(cards(), "random:mage+whizbangs_workshop").expect("a recipe").expect("enough cards");
    let base = cards().by_id("TOY_330").expect("it is there");
    let drawn = (0..60).map(|seed| DeckList::random(cards(), &recipe, seed));
    let modular: Vec<DeckList> = drawn.filter(|list| list.deck.cards.contains(&base)).collect();
    assert!(!modular.is_empty());
    for list in modular {
        assert_eq!(legality::problems(cards(), &list.with_sideboards(), Format::Any), []);
    }
}

#[test]
fn illegal_decks_are_refused_unless_they_are_allowed() {
    let frost = "Mage\n26 Frostbolt";
    let output = arena(&["simulate", "--deck", frost, "--games", "1"]);
    let says = String::from_utf8_lossy(&output.stderr);
    let why = "the deck is illegal: it has 26 cards, and a deck has 30; it has 26 copies of Frostbolt, and a deck has 2; `--any-deck`";
    assert!(!output.status.success() && says.contains(why), "{says}");
    assert!(arena(&["simulate", "--deck", frost, "--games", "1", "--any-deck"]).status.success());
    // A program without the feature `tui` plays no game in the terminal.
    let output = arena(&["play", "--deck", frost]);
    let why = if cfg!(feature = "tui") { why } else { "built without the feature `tui`" };
    assert!(String::from_utf8_lossy(&output.stderr).contains(why), "play refuses it, too");
    for (arguments, why) in [
        (&["simulate", "--deck", "random", "--games", "0"][..], "0 is not in 1.."),
        (&["simulate", "--deck", "random", "--format", "std"], "possible values: wild, standard, classic, twist"),
        (
            &["simulate", "--deck", "nofile.txt"],
            "`nofile.txt` is no file, no deck code, no list of cards and no known deck",
        ),
    ] {
        let output = arena(arguments);
        let says = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && says.contains(why), "{says}");
    }
    assert!(
        arena(&["simulate", "--deck", "random:mage+standard", "--games", "1", "--format", "Standard"]).status.success()
    );
}

#[test]
fn a_deck_has_a_curve_and_a_price() {
    // Costs 2, 4 and 8; Fireball and Frostbolt are in Core for everybody, and their first printings are not for sale either.
    let list = read("Mage\n1 Frostbolt\n2 Fireball\n1 Ragnaros the Firelord\n1 Mad Scientist\n1 Doomsayer");
    assert_eq!(summary::mana_curve(cards(), &list), [0, 0, 3, 0, 2, 0, 0, 1]);
    let price = |text: &str| summary::dust(cards(), &read(text));
    assert_eq!(price("Mage\n2 Fireball"), 0);
    assert_eq!(price("Mage\n1 Ragnaros the Firelord"), 1600);
    assert_eq!(price("Mage\n2 Mad Scientist"), 80);
    assert_eq!(price("Mage\n1 Doomsayer"), 0, "a printing is in Core");
    assert_eq!(price("Mage\n1 Faceless Manipulator"), 400);
    assert_eq!(
        price("Mage\n1 E.T.C., Band Manager\n  1 Faceless Manipulator"),
        2000,
        "what is beside the deck is owned, too"
    );
    // A modular card costs the sum of its modules (4 and 5), also in the order of a list; a cosmetic module costs nothing.
    let zilliax = "Mage\n1 Zilliax Deluxe 3000\n  1 Twin Module\n  1 Perfect Module\n  1 Zilliax Deluxe 3000 [TOY_330t11]\n1 Fireball";
    assert_eq!(summary::mana_curve(cards(), &read(zilliax)), [0, 0, 0, 0, 1, 0, 0, 1]);
    assert_eq!(price(zilliax), 1600);
    let printed = deck::list::print(cards(), &read(zilliax));
    assert!(printed.starts_with("Mage\n1 Fireball\n1 Zilliax Deluxe 3000\n"), "{printed}");
    let told = summary::json(cards(), &list);
    assert_eq!((&told["curve"], &told["legal"]), (&json!([0, 0, 3, 0, 2, 0, 0, 1]), &json!(false)));
    assert_eq!(told["illegal"][0], "it has 6 cards, and a deck has 30");
    let printed = String::from_utf8(arena(&["deck", "Mage\n2 Fireball"]).stdout).expect("text");
    assert!(
        printed.contains("# 2 cards, 0 dust\n# Mana curve, 0: 0, 1: 0, 2: 0, 3: 0, 4: 2, 5: 0, 6: 0, 7+: 0\n"),
        "{printed}"
    );
    assert!(printed.contains("# Illegal in Standard\n# illegal: it has 2 cards, and a deck has 30\n"), "{printed}");
}

#[test]
fn one_function_tells_how_a_deck_plays() {
    use cardwright_arena::deck::Fidelity;
    let of = |id: &str| Fidelity::of_card(cards(), cards().by_id(id).expect("a card"));
    assert_eq!((of("CS2_029"), of("TOY_700")), (Fidelity::AsPrinted, Fidelity::Approximate));
    // Cards of sideboards count; a cosmetic module does not.
    let band = read(
        "Mage\n1 E.T.C., Band Manager\n  1 Zephrys the Great\n1 Zilliax Deluxe 3000\n  1 Twin Module\n  1 Zilliax Deluxe 3000 [TOY_330t11]",
    );
    assert_eq!(summary::approximated_cards(cards(), &band), ["Zephrys the Great"]);
    assert!(deck::stubs(cards(), &band.with_sideboards()).is_empty());
    let whizbang = ["simulate", "--any-deck", "--games", "1", "--deck", "Mage\n1 Splendiferous Whizbang"];
    assert!(arena(&whizbang).status.success());
}

#[test]
fn random_decks_are_legal() {
    for words in ["random:death_knight", "random:warlock", "random:priest+standard", "random"] {
        let choice = deck::DeckChoice::of_text(cards(), words, false).expect("a recipe");
        for seed in 0..60 {
            let deck = choice.deck(cards(), &mut cardwright_engine::state::Rng::new(seed));
            assert_eq!(legality::problems(cards(), &deck, Format::Any), [], "{words}, seed {seed}");
        }
    }
}
