//! The database as the rest of the project sees it: own cards, corrections, links, views, records.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use cardwright_data::CardType::{self, Enchantment, Hero, HeroPower, Minion, Spell};
use cardwright_data::LinkKind::{self, Reprint, Token};
use cardwright_data::decks::{DeckFile, KnownDeck};
use cardwright_data::sets::Sets;
use cardwright_data::store::CorrectionState::{self, Applied, Redundant, Unmatched};
use cardwright_data::store::{ImportInputs, ImportReport, Source, Store, StoreError, import};
use cardwright_data::{
    CardClass, CardRecord, CardSet, GameTag, Origin, PlayReq, Race, Rarity, SpellSchool, records_from_carddefs,
};

use crate::cache;
use crate::small::{english, entity, file_of, int};

/// A folder with a small main file and whatever is imported beside it.
struct Small {
    folder: tempfile::TempDir,
    inputs: ImportInputs,
}

impl Small {
    fn new(entities: &str) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut small = Self { folder, inputs: ImportInputs::default() };
        small.inputs.main = Source { file: small.write("main.xml", &file_of(entities)), ..Source::default() };
        small
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let file = self.folder.path().join(name);
        fs::write(&file, text).expect("a temporary file can be written");
        file
    }

    fn import(&self) -> Result<(Store, ImportReport), StoreError> {
        let db = self.folder.path().join("cards.sqlite");
        let report = import(&db, &self.inputs, &mut |_| {})?;
        Ok((Store::open(&db)?, report))
    }

    fn imported(&self) -> (Store, ImportReport) {
        self.import().unwrap_or_else(|error| panic!("{error}"))
    }

    fn refused(&self) -> String {
        self.import().err().expect("it must be refused").to_string()
    }
}

fn card(store: &Store, id: &str) -> CardRecord {
    let card = store.card(id).unwrap_or_else(|error| panic!("{error}"));
    card.unwrap_or_else(|| panic!("{id} is in the database"))
}

#[test]
fn own_cards_stand_beside_those_of_the_build() {
    let mut small = Small::new(&entity("X_1", 1, &english(185, "Of the build")));
    let own = format!("<CardDefs>{}</CardDefs>", entity("OWN_1", 900_001, &(english(185, "Own") + &int(48, 2))));
    small.inputs.custom = vec![small.write("own.xml", &own)];
    let (store, report) = small.imported();
    assert_eq!((report.custom, report.rows["entity"]), (1, 2));
    let cards = store.cards().expect("they can be read");
    let found: Vec<_> = cards.iter().map(|card| (card.id.as_str(), card.origin)).collect();
    assert_eq!(found, [("OWN_1", Origin::Custom), ("X_1", Origin::Build)], "by id");
    assert_eq!(card(&store, "OWN_1"), cards[0], "one card alone is read the same");
    let mut exported = Vec::new();
    store.export(&mut exported).expect("a vector takes all");
    let exported = String::from_utf8(exported).expect("XML is UTF-8");
    assert!(exported.contains("X_1") && !exported.contains("OWN_1"), "the build alone is exported: {exported}");

    small.write("own.xml", &own.replace("OWN_1", "X_1"));
    let error = small.refused();
    assert!(error.contains("own.xml:1:12: CardID `X_1` is already in") && error.contains("main.xml:3:2"), "{error}");
}

#[test]
fn a_folder_says_what_is_imported_beside_the_build() {
    let small = Small::new("");
    let folder = small.folder.path();
    let alone = ImportInputs::with_folder(Source::default(), None, folder).expect("the folder can be read");
    assert_eq!((alone.custom, alone.corrections, alone.sets), (Vec::new(), None, None));
    small.write("overrides.toml", "");
    fs::create_dir(folder.join("custom")).expect("a temporary folder");
    for name in ["custom/b.xml", "custom/a.xml", "custom/notes.txt"] {
        small.write(name, "");
    }
    let inputs = ImportInputs::with_folder(Source::default(), None, folder).expect("the folder can be read");
    assert_eq!(inputs.custom, [folder.join("custom/a.xml"), folder.join("custom/b.xml")]);
    assert_eq!((inputs.corrections, inputs.sets), (Some(folder.join("overrides.toml")), None));
}

#[test]
fn corrections_show_on_top_and_destroy_nothing() {
    let entities =
        entity("X_1", 1, &(english(184, "Txt") + &int(48, 5) + &int(47, 1))) + &entity("X_2", 2, &int(48, 3));
    let mut small = Small::new(&entities);
    let corrections = r#"
[[tag]]
card = "X_1"
tag = "COST"
value = 4
reason = "the client says 4"
[[tag]]
card = "X_1"
tag = "TAUNT"
value = 1
reason = "it has Taunt"
[[tag]]
card = "X_1"
tag = "CARDTEXT"
text = "Text"
reason = "a letter is missing"
[[tag]]
card = "X_2"
tag = "COST"
value = 3
reason = "the build says so by now"
[[tag]]
card = "X_3"
tag = "COST"
value = 3
reason = "there is no such card in this build"
[[requirement]]
card = "X_2"
requirement = "REQ_TARGET_MAX_ATTACK"
param = 3
reason = "its text says so"
"#;
    small.inputs.corrections = Some(small.write("overrides.toml", corrections));
    let (store, report) = small.imported();
    let states: Vec<_> = report.corrections.iter().map(|it| (it.card_id.as_str(), it.state)).collect();
    let (one, two, three) = ("X_1", "X_2", "X_3");
    let expected =
        [(one, Applied), (one, Applied), (one, Applied), (two, Redundant), (three, Unmatched), (two, Applied)];
    assert_eq!(states, expected);
    assert!(
        report.to_string().contains("X_2 COST = 3: the build already has this value; remove the correction"),
        "{report}"
    );

    let cards = store.cards().expect("they can be read");
    assert_eq!((cards[0].cost(), cards[0].attack(), cards[0].text.as_str()), (Some(4), Some(1), "Text"));
    assert!(cards[0].has(GameTag::TAUNT));
    let requirement = &cards[1].requirements[0];
    assert_eq!((requirement.number, requirement.param), (PlayReq::TargetMaxAttack.number(), Some(3)));
    assert_eq!(requirement.source, "correction: its text says so");
    assert_eq!([card(&store, "X_1"), card(&store, "X_2")], [cards[0].clone(), cards[1].clone()]);

    let asked: (i64, String, i64) = store
        .connection()
        .query_row(
            "SELECT c.cost, v.reason, i.value FROM cards c JOIN tag_value v ON v.entity = c.entity AND v.tag = 48
             JOIN int_tag i ON i.entity = c.entity AND i.tag = 48 WHERE c.card_id = 'X_1'",
            [],
            |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
        )
        .expect("the views can be asked");
    assert_eq!(asked, (4, "the client says 4".to_owned(), 5), "corrected in views, as imported in its table");
    let mut exported = Vec::new();
    store.export(&mut exported).expect("a vector takes all");
    let exported = String::from_utf8(exported).expect("XML is UTF-8");
    assert!(exported.contains("value=\"5\"") && exported.contains("Txt") && !exported.contains("Taunt"), "{exported}");
}

#[test]
fn a_faulty_correction_is_told_with_its_line() {
    let mut small = Small::new("");
    for (text, line, what) in [
        ("\n[[tag]]\ncard = \"X\"\ntag = \"COTS\"\nvalue = 1\nreason = \"r\"", 2, "no GameTag is named `COTS`"),
        ("[[tag]]\ncard = \"X\"\ntag = \"COST\"\nreason = \"r\"", 1, "give X either a `value` or a `text`"),
        ("[[tag]]\ncard = \"X\"\ntag = \"COST\"\nvalue = 1\nreason = \" \"", 1, "the correction of X has no reason"),
        ("[[tag]]\ncard = \"X\"\nvaleu = 1", 3, "unknown field `valeu`"),
        ("[[requirement]]\ncard = \"X\"\nrequirement = \"REQ_\"\nreason = \"r\"", 1, "no PlayReq is named `REQ_`"),
    ] {
        small.inputs.corrections = Some(small.write("overrides.toml", text));
        let error = small.refused();
        assert!(error.contains(&format!("overrides.toml:{line}: {what}")), "{error}");
    }
}

#[test]
fn requirements_come_from_the_legacy_build_only_when_the_main_one_has_none() {
    let power = "<Power definition=\"d\"><PlayRequirement param=\"\" reqID=\"11\"/><PlayRequirement param=\"7\" reqID=\"8\"/></Power>";
    let twice = format!("{power}{power}<EntourageCard cardID=\"X_2\"/>");
    let mut small = Small::new(&(entity("X_1", 1, "") + &entity("X_2", 2, "")));
    let legacy = file_of(&(entity("X_1", 1, &twice) + &entity("GONE_1", 9, power))).replace("99", "50");
    small.inputs.legacy =
        Some(Source { file: small.write("legacy.xml", &legacy), name: "package 50.1".to_owned(), sha256: None });
    let (store, report) = small.imported();
    assert!(report.used_legacy_build);
    let one = card(&store, "X_1");
    let requirements: Vec<_> = one.requirements.iter().map(|it| (it.number, it.param, it.source.as_str())).collect();
    assert_eq!(requirements, [(11, None, "package 50.1"), (8, Some(7), "package 50.1")], "each once");
    assert_eq!(one.entourage, ["X_2"]);
    assert_eq!(report.rows["play_requirement"], 6, "all are kept, those of a card that is gone too");

    small.inputs.main.file = small.write("main.xml", &file_of(&entity("X_1", 1, power)));
    small.inputs.main.name = "package 99.1".to_owned();
    let (store, report) = small.imported();
    assert!(!report.used_legacy_build);
    assert!(card(&store, "X_1").requirements.iter().all(|it| it.source == "package 99.1"));
    assert_eq!(card(&store, "X_1").entourage, Vec::<String>::new());
}

#[test]
fn links_by_id_tag_and_text() {
    let named = |id: &str, number, kind: CardType, name: &str, more: &str| {
        let tags = english(185, name) + &int(202, kind.number()) + &int(183, 3) + more;
        entity(id, number, &tags)
    };
    let collectible = int(321, 1);
    let stats = |attack, health| int(47, attack) + &int(45, health);
    let says = |text: &str| english(184, text) + &collectible;
    let entities = [
        named("EX1_15", 1, Minion, "Short", &collectible),
        named("EX1_158", 2, Spell, "Soul", &says("Summon a 2/2 Treant and a 1/1 Wisp of Dawn. <b>Charge</b>")),
        named("EX1_158e", 3, Enchantment, "Soul", ""),
        named("EX1_158te2", 4, Enchantment, "Grown", ""),
        named("EX1_158t", 5, Minion, "Treant", &stats(2, 2)),
        named("EX1_900t", 6, Minion, "Treant", &stats(2, 2)),
        named("EX1_900", 7, Spell, "Charge", &collectible),
        named("EX1_901t", 8, Minion, "Wisp of Dawn", &stats(3, 3)),
        named("EX1_902t", 9, Minion, "Wisp of Dawn", &stats(1, 1)),
        named("EX1_903", 10, Spell, "Call", &says("Summon two 2/2 Treants.")),
        named("HERO_1", 11, Hero, "Hero", &int(380, 12)),
        named("POWER_1", 12, HeroPower, "Power", ""),
        named("CORE_EX1_158", 13, Spell, "Soul", &int(858, 2)),
        named("EX1_904", 14, Spell, "Show", &int(1452, 9)),
    ];
    let (store, report) = Small::new(&entities.concat()).imported();
    let links = |id: &str| -> Vec<(LinkKind, String, String)> {
        card(&store, id).links.into_iter().map(|link| (link.kind, link.to, link.evidence)).collect()
    };
    let link = |kind, to: &str, via: &str| (kind, to.to_owned(), via.to_owned());
    let of_soul = [
        link(LinkKind::Enchantment, "EX1_158e", "id"),
        link(Token, "EX1_158t", "id, text"),
        link(Token, "EX1_902t", "text"),
    ];
    assert_eq!(links("EX1_158"), of_soul, "the Treant of its series, the Wisp of these stats, no keyword");
    assert_eq!(links("EX1_15"), [], "158 does not continue 15");
    assert_eq!(links("EX1_158t"), [link(LinkKind::Enchantment, "EX1_158te2", "id")]);
    assert_eq!(links("EX1_903"), [], "two Treants with these stats are left: none is meant for sure");
    assert_eq!(links("HERO_1"), [link(LinkKind::HeroPower, "POWER_1", "tag 380")]);
    assert_eq!(links("CORE_EX1_158"), [link(Reprint, "EX1_158", "tag 858")]);
    assert_eq!(links("EX1_904"), [link(Token, "EX1_902t", "tag 1452")]);
    assert_eq!(report.linked_enchantments, (2, 2));
    let related: Vec<String> = {
        let mut asked =
            store.connection().prepare("SELECT other_id FROM related WHERE card_id = 'EX1_158'").expect("a view");
        let rows = asked.query_map([], |row| row.get(0)).expect("the view can be asked");
        rows.collect::<Result<_, _>>().expect("ids are text")
    };
    assert_eq!(related, ["EX1_158e", "EX1_158t", "EX1_902t"]);
}

/// The newest pinned build with all that the project imports, imported once for all tests: the folder, and the report.
pub fn newest() -> (&'static Path, &'static ImportReport) {
    static NEWEST: OnceLock<(PathBuf, ImportReport, File)> = OnceLock::new();
    let (folder, report, _) = NEWEST.get_or_init(|| {
        // A temporary folder in a static would never be removed. Tests that run elsewhere at the same time wait.
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("newest");
        fs::create_dir_all(&folder).expect("a folder for tests");
        let lock = File::create(folder.join("lock")).expect("a file for tests");
        lock.lock().expect("it can be locked");
        let file = folder.join("cards.sqlite");
        if file.exists() {
            fs::remove_file(&file).expect("a database of an earlier run");
        }
        let inputs = ImportInputs::with_folder(
            cache::build(255_790).source(),
            Some(cache::build(36393).source()),
            &cache::file(""),
        )
        .unwrap_or_else(|error| panic!("{error}"));
        let mut steps = 0;
        let report = import(&file, &inputs, &mut |progress| {
            assert!(progress.done <= progress.total, "{progress:?}");
            steps += 1;
        });
        assert!(steps > 100, "progress was told {steps} times");
        (folder, report.unwrap_or_else(|error| panic!("{error}")), lock)
    });
    (folder, report)
}

fn newest_store() -> Store {
    Store::open(&newest().0.join("cards.sqlite")).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn records_of_well_known_cards() {
    let store = newest_store();
    assert_eq!(store.build().expect("it was imported"), 255_790);
    let fireball = card(&store, "CS2_029");
    assert_eq!((fireball.name.as_str(), fireball.text.as_str(), fireball.dbf_id), ("Fireball", "Deal $6 damage.", 315));
    assert_eq!((fireball.card_type(), fireball.classes()), (Some(CardType::Spell), vec![CardClass::Mage]));
    assert_eq!((fireball.set(), fireball.rarity()), (CardSet::LEGACY, Some(Rarity::Free)));
    assert_eq!((fireball.cost(), fireball.school()), (Some(4), Some(SpellSchool::Fire)));
    assert_eq!((fireball.attack(), fireball.health(), fireball.collectible()), (None, None, true));
    assert_eq!(fireball.requirements.len(), 1);
    assert_eq!(fireball.requirements[0].number, PlayReq::TargetToPlay.number());
    assert_eq!(fireball.requirements[0].source, cache::build(36393).name);
    let blade = card(&store, "AT_034");
    assert_eq!((blade.attack(), blade.durability(), blade.health()), (Some(1), Some(3), None));
    assert_eq!(card(&store, "CS2_231").cost(), Some(0), "a cost that is absent is 0");
    assert_eq!(card(&store, "CFM_621").classes(), [CardClass::Mage, CardClass::Priest, CardClass::Warlock]);
    assert_eq!(card(&store, "CS2_142").races(), [], "Kobold Geomancer has no type");
    assert_eq!(card(&store, "CS2_168").races(), [Race::Murloc]);
    assert!(card(&store, "EX1_158").linked(LinkKind::Token).any(|token| token == "EX1_158t"));
    assert!(card(&store, "CORE_CS2_029").linked(LinkKind::Reprint).eq(["CS2_029"]));
    assert!(store.card("NO_SUCH_CARD").expect("the database can be asked").is_none());
}

#[test]
fn records_are_the_same_with_and_without_a_database() {
    let stored = newest_store().cards().expect("they can be read");
    let (build, direct) =
        records_from_carddefs(&cache::build(255_790).carddefs).unwrap_or_else(|error| panic!("{error}"));
    let (custom, stored): (Vec<_>, Vec<_>) = stored.into_iter().partition(|card| card.origin == Origin::Custom);
    assert_eq!((build, direct.len(), stored.len()), (255_790, 36390, 36390));
    assert!(!custom.is_empty(), "the project's own cards are imported alongside");
    let corrected: BTreeSet<&str> = newest().1.corrections.iter().map(|it| it.card_id.as_str()).collect();
    for (stored, direct) in stored.iter().zip(&direct).filter(|(stored, _)| !corrected.contains(stored.id.as_str())) {
        // Without a database there are no links, and nothing from a legacy build.
        let bare = CardRecord { links: Vec::new(), requirements: Vec::new(), entourage: Vec::new(), ..stored.clone() };
        assert_eq!(&bare, direct);
    }
}

#[test]
fn nine_enchantments_of_ten_are_reached() {
    let report = newest().1;
    let (linked, all) = report.linked_enchantments;
    assert!(all > 3000 && linked * 100 >= all * 90, "{linked} of {all}");
    assert_eq!(report.links[&LinkKind::Reprint], 2153);
}

#[test]
fn every_correction_still_says_something_new() {
    for correction in &newest().1.corrections {
        assert_eq!(correction.state, CorrectionState::Applied, "{} {}", correction.card_id, correction.what);
    }
}

#[test]
fn every_known_deck_holds_collectible_cards_of_the_database() {
    let cards = newest_store().cards().expect("the cards can be read");
    let by_number: BTreeMap<i64, &CardRecord> = cards.iter().map(|card| (card.dbf_id, card)).collect();
    let files = DeckFile::load_all(&cache::file("decks")).expect("data/decks is well-formed");
    assert!(files.len() >= 4, "{} files", files.len());
    for file in &files {
        assert!(file.about.date.as_ref().is_some_and(|date| date.starts_with("20")), "{} has a date", file.about.title);
        let format = match file.about.format.as_deref() {
            Some("wild") => 1,
            Some("standard") => 2,
            Some("classic") => 3,
            other => panic!("{}: {other:?} is no format of a deck code", file.about.title),
        };
        for KnownDeck { name, deck, .. } in &file.decks {
            let find = |number: &u32| *by_number.get(&i64::from(*number)).unwrap_or_else(|| panic!("{name}: {number}"));
            assert_eq!(deck.format, format, "{name}");
            assert!(deck.heroes.len() == 1 && find(&deck.heroes[0]).card_type() == Some(Hero), "{name}");
            let size: u32 = deck.cards.values().sum();
            let asks = |number: &u32| find(number).tag(GameTag::DECK_RULE_MOD_DECK_SIZE);
            let wanted = deck.cards.keys().filter_map(asks).max().unwrap_or(30);
            assert_eq!(i64::from(size), wanted, "{name}");
            // A Fabled card brings cards of its own into the deck.
            let brought = |card: &CardRecord| {
                deck.cards.keys().any(|number| find(number).linked(LinkKind::Token).any(|id| id == card.id))
            };
            for card in deck.cards.keys().map(find) {
                assert!(card.collectible() || brought(card), "{name}: {}", card.id);
            }
        }
    }
}

#[test]
fn only_tags_and_requirements_have_numbers_without_a_name() {
    let report = newest().1;
    let of: BTreeSet<&str> = report.unnamed.iter().map(|number| number.enum_name.as_str()).collect();
    assert_eq!(of, BTreeSet::from(["GameTag", "PlayReq"]), "a set, class or race of the newest build has no name");
}

#[test]
fn a_question_is_one_line_of_sql() {
    let store = newest_store();
    let ask = |sql: &str| -> i64 { store.connection().query_row(sql, [], |row| row.get(0)).expect(sql) };
    let custom = i64::try_from(newest().1.custom).expect("few");
    assert_eq!(ask("SELECT count(*) FROM cards"), 36390 + custom);
    assert_eq!(ask("SELECT count(*) FROM cards WHERE card_id = 'CS2_029' AND class = 'MAGE' AND cost = 4"), 1);
    assert_eq!(ask("SELECT count(*) FROM reprints"), 2153);
    assert!(ask("SELECT count(*) FROM reprints WHERE same_text") > 1000);
    assert_eq!(ask("SELECT count(*) FROM related WHERE card_id = 'EX1_158'"), 2);
    assert_eq!(ask("SELECT count(*) FROM requirement WHERE card_id = 'CS2_072'"), 3);
    assert_eq!(ask("SELECT count(*) FROM unnamed_numbers"), i64::try_from(newest().1.unnamed.len()).expect("few"));
    if cache::file("sets.toml").exists() {
        assert_eq!(ask("SELECT count(*) FROM cards_of_set WHERE module = 'legacy' AND collectible"), 230);
        let before = ask("SELECT count(*) FROM text_without_power");
        let write = "INSERT INTO power_state VALUES ('CS2_029', 'Done', 'generated/legacy/mage.rs', 7)";
        store.connection().execute_batch(&format!("BEGIN; {write}")).expect("the generator writes here");
        assert_eq!(ask("SELECT count(*) FROM text_without_power"), before - 1);
        store.connection().execute_batch("ROLLBACK").expect("nothing was kept");
    }
}

#[test]
fn the_schema_explains_itself() {
    let store = newest_store();
    let mut asked = store
        .connection()
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite%'")
        .expect("SQLite has a schema");
    let rows = asked.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)));
    let mut count = 0;
    for row in rows.expect("the schema can be asked") {
        let (name, sql) = row.expect("the schema is text");
        assert!(sql.contains("-- "), "{name} has no comment");
        count += 1;
    }
    assert!(count >= 25, "{count} tables and views");
}

#[test]
fn sets_are_checked_against_the_tag_data() {
    let parse = |text: &str| Sets::parse(text, Path::new("sets.toml"));
    let legacy = "[[set]]\nnumber = 1635\nname = \"LEGACY\"\nmodule = \"legacy\"\ntitle = \"Legacy\"\n";
    let sets = parse(&format!("{legacy}formats = [\"wild\"]\n[roots]\ncards = [\"HERO_01\"]\n")).expect("well-formed");
    assert_eq!((sets.sets.len(), sets.roots.cards.len()), (1, 1));
    assert!(sets.contains(CardSet::LEGACY) && !sets.contains(CardSet::EXPERT1));
    for (text, what) in [
        (legacy.replace("LEGACY", "LEGAZY"), "sets.toml:1: set 1635 is named LEGACY, not LEGAZY"),
        (legacy.replace("1635", "9999"), "sets.toml:1: `LEGACY` is the name of another set in data/enums.toml"),
        (
            legacy.replace("1635", "9999").replace("LEGACY", "New"),
            "sets.toml:1: `New` cannot name a set: write capitals",
        ),
        (legacy.replace("\"legacy\"", "\"2-legacy\""), "sets.toml:1: `2-legacy` cannot name a Rust module"),
        (legacy.replace("\"legacy\"", "\"fn\""), "sets.toml:1: `fn` cannot name a Rust module"),
        (legacy.replace("\"legacy\"", "\"aside\""), "sets.toml:1: `aside` is the name of another folder"),
        (format!("{legacy}\n{legacy}"), "sets.toml:7: 1635 is already on line 1"),
        (legacy.replace("title", "tilte"), "line 5"),
    ] {
        let error = parse(&text).expect_err(what).to_string();
        assert!(error.contains(what), "{error}");
    }
    // A number that has no name yet is called as its row says.
    let moon = legacy.replace("1635", "9999").replace("LEGACY", "MOON").replace("legacy", "moon");
    let sets = parse(&format!("{legacy}{moon}")).expect("well-formed");
    assert_eq!(sets.get(CardSet(9999)).map(|set| set.name.as_str()), Some("MOON"));
    let file = cache::file("sets.toml");
    if file.exists() {
        assert_eq!(Sets::load(&file).unwrap_or_else(|error| panic!("{error}")).sets.len(), 49);
    }
}

#[test]
fn a_row_is_proposed_for_each_collectible_set_that_has_none() {
    let legacy =
        "[[set]]\nnumber = 1635\nname = \"LEGACY\"\nmodule = \"legacy\"\ntitle = \"Legacy\"\n[exclude]\nsets = [17]\n";
    let sets = Sets::parse(legacy, Path::new("sets.toml")).expect("well-formed");
    let cards = [("A_1", 1635), ("HERO_1", 17), ("MOON_1", 9999), ("MOON_2", 9999), ("X_1", 9999), ("NEW_1", 9998)];
    let titles = [("MOON".to_owned(), "Moon's Edge".to_owned())].into();
    let unlisted = sets.unlisted(cards.map(|(id, set)| (id, CardSet(set))).into_iter(), &titles);
    assert_eq!(unlisted.iter().map(|it| (it.number, it.cards)).collect::<Vec<_>>(), [(9998, 1), (9999, 3)]);
    let row = "[[set]]\nnumber = 9999\nname = \"MOON\"\nmodule = \"moons_edge\"\ntitle = \"Moon's Edge\"\n";
    assert!(unlisted[1].row.starts_with(row), "{}", unlisted[1].row);
    // Each can be pasted as it is.
    let pasted = format!("{}\n{}\n{legacy}", unlisted[0].row, unlisted[1].row);
    let sets = Sets::parse(&pasted, Path::new("sets.toml")).unwrap_or_else(|error| panic!("{error}\n{pasted}"));
    assert_eq!(sets.sets.len(), 3);
}

#[test]
fn a_statement_is_prepared_once_for_all_entities() {
    let store = newest_store();
    let tables = ["int_tag", "card_tag", "loc_string", "loc_string_unusual", "referenced_tag", "unknown_attribute"];
    for table in tables {
        let sql = format!("SELECT * FROM {table} WHERE entity = ?1 ORDER BY ordinal");
        let mut statement = store.connection().prepare(&sql).expect("the schema has this table");
        for entity in 1..=3 {
            let mut rows = statement.query([entity]).expect("it can be asked");
            while rows.next().expect("it can be read").is_some() {}
        }
        assert_eq!(statement.get_status(rusqlite::StatementStatus::RePrepare), 0, "{table}");
    }
}

#[test]
fn hero_skins_are_the_heroes_of_their_classes_with_other_names() {
    let cards = newest_store().cards().expect("the cards can be read");
    let by_number: BTreeMap<i64, &CardRecord> = cards.iter().map(|card| (card.dbf_id, card)).collect();
    let heroes = cards
        .iter()
        .filter(|card| card.collectible() && card.card_type() == Some(Hero) && card.set() == CardSet::HERO_SKINS);
    let heroes: Vec<&CardRecord> = heroes.collect();
    assert!(heroes.len() > 700, "{}", heroes.len());
    let power = |hero: &CardRecord| by_number[&hero.tag(GameTag::HERO_POWER).expect("a Hero Power")];
    // Layout, and a number that the client fills in.
    let words = |text: &str| -> String { text.replace("{0}", "11").chars().filter(|c| c.is_alphanumeric()).collect() };
    for hero in &heroes {
        let of_class = heroes.iter().filter(|other| other.classes() == hero.classes()).min_by_key(|other| &other.id);
        let own = of_class.expect("the class has a hero");
        assert_eq!(hero.classes().len(), 1, "{}", hero.id);
        assert_eq!(hero.tag(GameTag::HEALTH), own.tag(GameTag::HEALTH), "{}", hero.id);
        assert_eq!(power(hero).cost(), power(own).cost(), "{}", hero.id);
        assert_eq!(words(&power(hero).text), words(&power(own).text), "{}", hero.id);
    }
}
