//! Input that is cut, garbled or made to hurt: a clear error with file, line and column, nothing lost, no panic.

#[path = "../../engine/fuzz/properties/carddefs.rs"]
mod carddefs;
#[path = "../../engine/fuzz/properties/changes.rs"]
mod changes;

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cardwright_data::scratch::Scratch;
use cardwright_data::store::{ImportInputs, Source, Store, StoreError, import, import_with_page_limit};

use crate::small;
use crate::small::{entity, file_of};

/// A folder with a database of one card, which every failed import must leave as it is.
struct Before {
    folder: tempfile::TempDir,
    bytes: Vec<u8>,
}

impl Before {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let main = folder.path().join("before.xml");
        fs::write(&main, file_of(&entity("OLD_1", 1, ""))).expect("a temporary file can be written");
        let before = Self { folder, bytes: Vec::new() };
        import(&before.db(), &inputs(&main), &mut |_| {}).unwrap_or_else(|error| panic!("{error}"));
        Self { bytes: fs::read(before.db()).expect("it was imported"), ..before }
    }

    fn db(&self) -> PathBuf {
        self.folder.path().join("cards.sqlite")
    }

    /// Imports a file of these bytes, which must fail, and gives the error's words.
    fn refuses(&self, bytes: &[u8]) -> String {
        let main = self.folder.path().join("hostile.xml");
        fs::write(&main, bytes).expect("a temporary file can be written");
        let error = import(&self.db(), &inputs(&main), &mut |_| {}).expect_err("it must not be imported").to_string();
        self.is_whole();
        assert!(error.contains("hostile.xml"), "the error names the file: {error}");
        error
    }

    fn is_whole(&self) {
        assert!(fs::read(self.db()).expect("it is still there") == self.bytes, "the old database has changed");
        let left = left(self.folder.path());
        assert!(left.is_empty(), "{left:?} is left behind");
        let store = Store::open(&self.db()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(store.cards().expect("it can be read").len(), 1);
    }
}

/// Unfinished work in a folder.
fn left(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    paths.filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))).collect()
}

fn inputs(main: &Path) -> ImportInputs {
    ImportInputs { main: Source { file: main.to_owned(), ..Source::default() }, ..ImportInputs::default() }
}

/// Whether an error says `hostile.xml:LINE:COLUMN:`.
fn has_position(error: &str) -> bool {
    let Some((_, rest)) = error.split_once("hostile.xml:") else { return false };
    let mut numbers = rest.split(':');
    (0..2).all(|_| numbers.next().is_some_and(|number| number.parse::<u32>().is_ok_and(|number| number > 0)))
}

#[test]
fn truncated_at_100_places() {
    let whole = small::of_every_shape(40);
    let before = Before::new();
    // A fixed sequence: the same places every time.
    let mut seed = 0x9E37_79B9_u64;
    for _ in 0..100 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let end = usize::try_from(seed >> 33).expect("31 bits") % (whole.len() - 2);
        let error = before.refuses(&whole.as_bytes()[..end]);
        assert!(has_position(&error), "cut at {end}: {error}");
    }
}

#[test]
fn a_cut_file_says_so() {
    let before = Before::new();
    let whole = file_of(&entity("X_1", 2, "<Tag enumID=\"48\" name=\"COST\" type=\"Int\" value=\"3\"/>"));
    let error = before.refuses(whole.trim_end().strip_suffix("</CardDefs>").expect("its end").as_bytes());
    assert!(error.contains("the file ends inside <CardDefs>: it is truncated; fetch it again"), "{error}");
}

#[test]
fn an_empty_file() {
    let error = Before::new().refuses(b"");
    assert!(error.contains("hostile.xml:1:1: the file is empty"), "{error}");
}

#[test]
fn wrong_encodings() {
    let before = Before::new();
    let text = file_of(&entity("X_1", 2, "<Tag enumID=\"185\" name=\"\" type=\"LocString\"><enUS>Ã</enUS></Tag>"));
    let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert!(has_position(&before.refuses(&utf16)));
    let latin: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(b'?')).collect();
    let error = before.refuses(&latin);
    assert!(error.contains("not UTF-8") && error.contains("hostile.xml:4:"), "{error}");
    let declared = text.replace("utf-8", "windows-1252");
    let error = before.refuses(declared.as_bytes());
    assert!(error.contains("hostile.xml:1:1: not UTF-8 (it declares `windows-1252`)"), "{error}");
}

#[test]
fn not_xml() {
    let before = Before::new();
    let error = before.refuses(b"PK\x03\x04 a zip, say");
    assert!(has_position(&error), "{error}");
    let error = before.refuses(b"{\"json\": true}");
    assert!(error.contains("this is not XML"), "{error}");
    let error = before.refuses(b"<html><body>Not found</body></html>");
    assert!(error.contains("the root is <html>; CardXML begins with <CardDefs>"), "{error}");
    assert!(before.refuses(b"<CardDefs>").contains("truncated"));
    let error = before.refuses(b"<CardDefs build=\"1\"></CardDef>");
    assert!(error.contains("not well-formed"), "{error}");
    let error = before.refuses(b"<CardDefs build=\"1\"></CardDefs><More/>");
    assert!(error.contains("<More> after the end of the root"), "{error}");
    let error = before.refuses(b"<CardDefs></CardDefs>");
    assert!(error.contains("has no `build`"), "{error}");
}

#[test]
fn a_billion_laughs() {
    let before = Before::new();
    let mut bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [\n<!ENTITY lol0 \"lol\">\n".to_owned();
    for level in 1..10 {
        let inner = format!("&lol{};", level - 1).repeat(10);
        writeln!(bomb, "<!ENTITY lol{level} \"{inner}\">").expect("a String takes all");
    }
    bomb += "]>\n<CardDefs build=\"1\"><Entity CardID=\"&lol9;\" ID=\"1\"/></CardDefs>";
    let error = before.refuses(bomb.as_bytes());
    assert!(error.contains("hostile.xml:2:1: a document type declaration"), "{error}");
    let error = before.refuses(b"<CardDefs build=\"1\">\n<Entity CardID=\"&lol9;\" ID=\"1\"/></CardDefs>");
    assert!(error.contains("hostile.xml:2:1: the entity &lol9; is refused"), "{error}");
    let error =
        before.refuses(b"<CardDefs build=\"1\"><Entity CardID=\"X\" ID=\"1\"><a>&lol9;</a></Entity></CardDefs>");
    assert!(error.contains("the entity &lol9; is refused"), "{error}");
}

#[test]
fn nesting_without_end_and_an_element_without_end() {
    let before = Before::new();
    let deep = format!("<CardDefs build=\"1\"><Entity CardID=\"X\" ID=\"1\">{}", "<a>".repeat(100_000));
    let error = before.refuses(deep.as_bytes());
    assert!(error.contains("nest more than 32 deep"), "{error}");
    let long = format!("<CardDefs build=\"1\"><Entity CardID=\"X\" ID=\"1\"><a>{}", "x".repeat(17 << 20));
    let error = before.refuses(long.as_bytes());
    assert!(error.contains("more than 16 MiB"), "{error}");
    let tag = format!("<CardDefs build=\"1\"><Entity CardID=\"{}", "x".repeat(17 << 20));
    let error = before.refuses(tag.as_bytes());
    assert!(error.contains("more than 16 MiB"), "{error}");
}

#[test]
fn duplicate_ids_name_both_places() {
    let before = Before::new();
    let twice = file_of(&(entity("X_1", 2, "") + &entity("X_1", 3, "")));
    let error = before.refuses(twice.as_bytes());
    assert!(error.contains("hostile.xml:5:2: CardID `X_1` is already in"), "{error}");
    assert!(error.contains("hostile.xml:3:2; ids must be unique"), "{error}");
    let error = before.refuses(file_of(&(entity("X_1", 2, "") + &entity("X_2", 2, ""))).as_bytes());
    assert!(error.contains("hostile.xml:5:2: ID 2 is already in"), "{error}");
    let error = before.refuses(b"<CardDefs build=\"1\"><Entity CardID=\"X\" CardID=\"Y\" ID=\"1\"/></CardDefs>");
    assert!(error.contains("not well-formed"), "{error}");
}

#[test]
fn numbers_that_are_none_or_too_large_are_refused() {
    let before = Before::new();
    let tag = |tag: &str, value: &str| {
        file_of(&entity("X_1", 2, &format!("<Tag enumID=\"{tag}\" name=\"\" type=\"Int\" value=\"{value}\"/>")))
    };
    for value in ["9223372036854775808", "99999999999999999999999999", "1.5", "", "0x10", "007", "+7", " 7"] {
        let error = before.refuses(tag("48", value).as_bytes());
        assert!(
            error.contains(&format!("hostile.xml:4:1: `value=\"{value}\"` of <Tag> is not a whole number")),
            "{error}"
        );
    }
    for number in ["-1", "65536", "4294967297"] {
        let error = before.refuses(tag(number, "1").as_bytes());
        assert!(error.contains(&format!("`enumID=\"{number}\"` of <Tag> is not the number of a tag")), "{error}");
    }
    let error = before.refuses(b"<CardDefs build=\"-1\"></CardDefs>");
    assert!(error.contains("`build=\"-1\"` of <CardDefs> is not the number of a build"), "{error}");
    let error = before.refuses(b"<CardDefs build=\"1\"><Entity CardID=\"X\"/></CardDefs>");
    assert!(error.contains("<Entity> has no `ID`"), "{error}");
    let error = before.refuses(b"<CardDefs build=\"1\"><Entity ID=\"1\"/></CardDefs>");
    assert!(error.contains("<Entity> has no `CardID`"), "{error}");
}

#[test]
fn negative_and_large_numbers_that_fit_are_kept() {
    let before = Before::new();
    let main = before.folder.path().join("numbers.xml");
    let tag = |tag: u16, value: i64| format!("<Tag enumID=\"{tag}\" name=\"\" type=\"Int\" value=\"{value}\"/>");
    let tags = tag(48, -3) + &tag(47, i64::MIN) + &tag(65535, i64::MAX) + &tag(202, 999);
    fs::write(&main, file_of(&entity("X_1", -7, &tags))).expect("a temporary file can be written");
    let report = import(&before.db(), &inputs(&main), &mut |_| {}).unwrap_or_else(|error| panic!("{error}"));
    let store = Store::open(&before.db()).expect("it was imported");
    let card = store.card("X_1").expect("it can be read").expect("it is there");
    assert_eq!((card.dbf_id, card.cost(), card.attack()), (-7, Some(-3), Some(i64::MIN)));
    assert_eq!(card.tag(cardwright_data::GameTag(65535)), Some(i64::MAX));
    assert_eq!((card.card_type(), card.tag(cardwright_data::GameTag::CARDTYPE)), (None, Some(999)));
    let unnamed: Vec<_> = report.unnamed.iter().map(|number| (number.enum_name.as_str(), number.number)).collect();
    assert_eq!(unnamed, [("CardType", 999), ("GameTag", 65535)], "numbers without a name are reported");
}

#[test]
fn a_file_that_is_not_there_and_a_folder_that_is_not_there() {
    let before = Before::new();
    let error =
        import(&before.db(), &inputs(Path::new("no/such.xml")), &mut |_| {}).expect_err("there is no such file");
    assert!(error.to_string().contains("no/such.xml"), "{error}");
    before.is_whole();
    let main = before.folder.path().join("before.xml");
    let error = import(Path::new("no/such/cards.sqlite"), &inputs(&main), &mut |_| {}).expect_err("no such folder");
    assert!(matches!(error, StoreError::Io { .. }), "{error}");
}

#[test]
fn a_file_that_is_no_card_database_is_told_apart() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("cards.sqlite");
    let error = Store::open(&file).err().expect("there is nothing").to_string();
    assert!(error.contains("there is no card database: run `cargo cards build`"), "{error}");
    for bytes in [b"".as_slice(), b"garbage, and long enough to be taken for the header of a database file ........."] {
        fs::write(&file, bytes).expect("a temporary file can be written");
        let error = Store::open(&file).err().expect("it is no database").to_string();
        assert!(error.contains("not a card database of this version"), "{error}");
    }
}

#[test]
fn a_full_disk_leaves_the_old_database_and_says_so() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let db = folder.path().join("cards.sqlite");
    fs::write(&db, "what was there before").expect("a temporary file can be written");
    let main = folder.path().join("main.xml");
    let text = "x".repeat(100_000);
    let xml = format!(
        "<CardDefs build=\"1\"><Entity CardID=\"X\" ID=\"1\"><Tag enumID=\"1\" type=\"String\">{text}</Tag></Entity></CardDefs>"
    );
    fs::write(&main, xml).expect("a temporary file can be written");
    let inputs = ImportInputs { main: Source { file: main, ..Source::default() }, ..ImportInputs::default() };
    // The empty schema takes some 40 pages, the text a dozen, the names of all enums some more.
    for pages in (1..60).step_by(3) {
        match import_with_page_limit(&db, &inputs, &mut |_| {}, Some(pages)) {
            Err(StoreError::DiskFull(file)) => assert_eq!(file, db),
            Err(error) => panic!("{pages} pages: {error}"),
            Ok(_) => panic!("{pages} pages cannot hold it"),
        }
        assert_eq!(fs::read_to_string(&db).expect("it is still there"), "what was there before");
        assert_eq!(folder.path().read_dir().expect("the folder is there").count(), 2, "nothing is left behind");
    }
    import_with_page_limit(&db, &inputs, &mut |_| {}, Some(1000)).expect("now there is room");
    Store::open(&db).expect("it is a database now");
}

/// The name of the variable that tells a copy of this test to die in the middle of an import.
const DIE: &str = "CARDWRIGHT_TEST_IMPORT_AND_DIE";

#[test]
fn killed_in_the_middle() {
    if let Some(folder) = std::env::var_os(DIE).map(PathBuf::from) {
        let inputs = inputs(&folder.join("large.xml"));
        // Progress is told only while the new file is being written.
        let died = import(&folder.join("cards.sqlite"), &inputs, &mut |_| std::process::abort());
        panic!("still alive: {died:?}");
    }
    let before = Before::new();
    let large = small::of_every_shape(2000);
    fs::write(before.folder.path().join("large.xml"), large).expect("a temporary file can be written");
    let this = std::env::current_exe().expect("this test runs");
    let status = Command::new(this)
        .args(["--exact", "hostile::killed_in_the_middle", "--nocapture"])
        .env(DIE, before.folder.path())
        .output()
        .expect("this test can be run again")
        .status;
    assert!(!status.success(), "the copy must die");
    assert_eq!(left(before.folder.path()).len(), 1, "it died while writing the new file");
    assert!(fs::read(before.db()).expect("it is still there") == before.bytes, "the old database has changed");
    let running = Scratch::new_in(before.folder.path()).expect("another import begins");
    assert_eq!(left(before.folder.path()), [running.path()], "what nobody writes any more is cleared");
    let main = before.folder.path().join("before.xml");
    import(&before.db(), &inputs(&main), &mut |_| {}).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(left(before.folder.path()), [running.path()], "what another import is writing is left alone");
}

#[test]
fn any_bytes_as_card_data_are_read_and_written_the_same_or_refused() {
    changes::hold_for_seeds("carddefs", 2000, carddefs::holds);
}
