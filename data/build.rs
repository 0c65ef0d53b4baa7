//! Generates the Rust enums of `enums.toml`, which `src/enums.rs` includes. The engine waits for this crate, so the
//! file is parsed without a library: tables of `key = value` lines and no other TOML.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

#[path = "src/title_words.rs"]
mod title_words;

use title_words::words;

/// Enums that grow with every patch and are numbers with names, not closed lists.
const OPEN: [&str; 2] = ["GameTag", "CardSet"];

/// A prefix that all names of the enum have, and that variants omit.
const PREFIXES: [(&str, &str); 1] = [("PlayReq", "REQ_")];

/// The derive of serde, only with the feature `store`: records with tags are serialized; the enums alone have no dependencies.
const SERDE: &str = "#[cfg_attr(feature = \"store\", derive(serde::Serialize, serde::Deserialize))]";

/// One table of `enums.toml`.
#[derive(Default)]
struct Enum {
    docs: Vec<String>,
    names: BTreeMap<i64, String>,
    aliases: BTreeMap<String, i64>,
    titles: BTreeMap<i64, String>,
    tags: BTreeMap<i64, i64>,
}

fn main() {
    println!("cargo::rerun-if-changed=enums.toml");
    println!("cargo::rerun-if-changed=build.rs");
    let text = fs::read_to_string("enums.toml").expect("data/enums.toml is readable");
    let mut code = String::new();
    println!("cargo::rerun-if-changed=sets.toml");
    let sets = fs::read_to_string("sets.toml").expect("data/sets.toml is readable");
    let tables = parse(&text);
    println!("cargo::rerun-if-changed=sideboards.toml");
    let sideboards = fs::read_to_string("sideboards.toml").expect("data/sideboards.toml is readable");
    let sideboards = sideboard_subsets(&sideboards, &tables);
    for (name, mut table) in tables {
        if name == "CardSet" {
            named_by_rows(&mut table, &sets);
        }
        if OPEN.contains(&name.as_str()) { open(&mut code, &name, &table) } else { closed(&mut code, &name, &table) }
    }
    formats(&mut code, &sets);
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("enums.rs"), code).expect("OUT_DIR is writable");
    fs::write(Path::new(&out).join("sideboards.rs"), sideboards).expect("OUT_DIR is writable");
}

/// The rows of `sideboards.toml` as a constant, which needs no reader of TOML at run time. Panics on an unknown line or name, which
/// fails the build.
fn sideboard_subsets(text: &str, tables: &[(String, Enum)]) -> String {
    let named = |of: &str, name: &str| {
        let (_, table) = tables.iter().find(|(table, _)| table == of).expect("data/enums.toml has the table");
        let (number, _) = table.names.iter().find(|(_, known)| *known == name)?;
        Some(format!("Some({of}::{})", variant(table, *number, name)))
    };
    let mut code = "&[".to_owned();
    for block in text.split("[[subset]]").skip(1) {
        let [mut number, mut words, mut kind, mut race, mut cost] =
            ["", "\"\"", "None", "None", "None"].map(str::to_owned);
        for line in block.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let fail = || -> ! { panic!("data/sideboards.toml: unknown line or name: {line}") };
            let Some((key, value)) = line.split_once('=') else { fail() };
            let (value, name) = (value.trim(), value.trim().trim_matches('"'));
            match key.trim() {
                "number" => value.clone_into(&mut number),
                "text" => value.clone_into(&mut words),
                "type" => kind = named("CardType", name).unwrap_or_else(|| fail()),
                "race" => race = named("Race", name).unwrap_or_else(|| fail()),
                "cost" => cost = format!("Some({value})"),
                _ => fail(),
            }
        }
        let _ = writeln!(
            code,
            "SideboardSubset {{ number: {number}, text: {words}, card_type: {kind}, race: {race}, cost: {cost} }},"
        );
    }
    code + "]"
}

/// Adds the name and the title of a set that `enums.toml` does not name yet, from its row in `sets.toml`.
fn named_by_rows(table: &mut Enum, sets: &str) {
    let mut row: BTreeMap<&str, &str> = BTreeMap::new();
    for line in sets.lines().map(str::trim).chain(["[[set]]"]) {
        if let Some((key, value)) = line.split_once('=') {
            row.insert(key.trim(), value.trim().trim_matches('"'));
        } else if line.starts_with('[') {
            let number = row.get("number").and_then(|number| number.parse().ok());
            if let (Some(number), Some(name), Some(title)) = (number, row.get("name"), row.get("title"))
                && !table.names.contains_key(&number)
            {
                assert!(!table.names.values().any(|known| known == name), "data/sets.toml: `{name}` names two sets");
                table.names.insert(number, (*name).to_owned());
                table.titles.insert(number, (*title).to_owned());
            }
            row.clear();
        }
    }
}

/// The sets of each format, from `sets.toml`: rows with `number = …` followed by `formats = […]`.
fn formats(code: &mut String, sets: &str) {
    for (format, docs) in [
        ("standard", "Whether the set's cards may be played in the Standard format: the others are \"from the past\"."),
        ("wild", "Whether the set's cards may be played in the Wild format."),
        ("classic", "Whether the set's cards may be played in the Classic format."),
    ] {
        let (mut number, mut numbers) = ("", Vec::new());
        for (key, value) in sets.lines().filter_map(|line| line.split_once('=')) {
            if key.trim() == "number" {
                number = value.trim();
            } else if key.trim() == "formats" && value.contains(&format!("\"{format}\"")) {
                numbers.push(number);
            }
        }
        assert!(!numbers.is_empty(), "data/sets.toml: no set is in the format `{format}`");
        if format == "standard" {
            let newest = numbers.iter().max_by_key(|number| number.parse::<u16>().unwrap_or(0)).expect("there is one");
            let _ = write!(
                code,
                "impl CardSet {{\n    /// Whether it is the newest expansion: of the sets in Standard the one with the highest number.\n    \
                 pub const fn is_newest(self) -> bool {{\n        self.0 == {newest}\n    }}\n}}\n"
            );
        }
        let _ = write!(
            code,
            "impl CardSet {{\n    /// {}\n    pub const fn is_{format}(self) -> bool {{\n        \
             matches!(self.0, {})\n    }}\n}}\n",
            docs,
            numbers.join(" | ")
        );
    }
}

/// The tables in the order of the file. Panics on an unknown line, which fails the build.
fn parse(text: &str) -> Vec<(String, Enum)> {
    let mut tables: Vec<(String, Enum)> = Vec::new();
    let mut comment = Vec::new();
    let mut part = String::new();
    for (at, line) in text.lines().map(str::trim).enumerate() {
        let fail = |what: &str| -> ! { panic!("data/enums.toml:{}: {what}: {line}", at + 1) };
        if line.is_empty() {
            comment.clear();
        } else if let Some(words) = line.strip_prefix('#') {
            comment.push(words.trim().to_owned());
        } else if let Some(header) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            let (name, of) = header.split_once('.').unwrap_or((header, ""));
            of.clone_into(&mut part);
            if of.is_empty() {
                let docs = std::mem::take(&mut comment);
                tables.push((name.to_owned(), Enum { docs, ..Enum::default() }));
            } else if tables.last().is_none_or(|(last, _)| last != name) {
                fail("this table follows the wrong enum");
            }
        } else {
            let Some((key, value)) = line.split_once('=') else { fail("not a `key = value`") };
            let (key, value) = (key.trim(), value.trim());
            let Some((_, table)) = tables.last_mut() else { fail("no table stands above") };
            let text = || value.trim_matches('"').to_owned();
            let number = |digits: &str| digits.parse::<i64>().unwrap_or_else(|_| fail("not a number"));
            match part.as_str() {
                "" => drop(table.names.insert(number(key), text())),
                "titles" => drop(table.titles.insert(number(key), text())),
                "tags" => drop(table.tags.insert(number(key), number(value))),
                "aliases" => drop(table.aliases.insert(key.to_owned(), number(value))),
                _ => fail("a table is [Enum], [Enum.aliases], [Enum.titles] or [Enum.tags]"),
            }
        }
    }
    tables
}

fn title(table: &Enum, number: i64, name: &str) -> String {
    table.titles.get(&number).cloned().unwrap_or_else(|| words(name).join(" "))
}

/// The Rust name of a variant: `DEATHKNIGHT` with the title "Death Knight" is `DeathKnight`, by its letters.
fn variant(table: &Enum, number: i64, name: &str) -> String {
    let title: String = title(table, number, name).chars().filter(char::is_ascii_alphanumeric).collect();
    let camel = words(name).concat();
    if table.titles.contains_key(&number) && title.eq_ignore_ascii_case(&camel) {
        words(&table.titles[&number].replace([' ', '-'], "_").to_uppercase()).concat()
    } else {
        camel
    }
}

/// `UPPER_CASE` of a name that may be in mixed case, as some tags are (`HealTarget`).
fn upper_case(name: &str) -> String {
    if name.chars().any(char::is_lowercase) { words(name).join("_").to_uppercase() } else { name.to_owned() }
}

fn docs(code: &mut String, table: &Enum) {
    for line in &table.docs {
        writeln!(code, "/// {line}").unwrap();
        if line.ends_with('.') {
            writeln!(code, "///").unwrap();
        }
    }
    code.truncate(code.trim_end_matches("///\n").len());
}

/// Every name and alias with its number, sorted by name for a binary search.
fn by_name(table: &Enum) -> Vec<(&str, i64)> {
    let names = table.names.iter().map(|(number, name)| (name.as_str(), *number));
    let mut all: Vec<_> = names.chain(table.aliases.iter().map(|(name, number)| (name.as_str(), *number))).collect();
    all.sort_unstable();
    all
}

fn open(code: &mut String, name: &str, table: &Enum) {
    docs(code, table);
    writeln!(
        code,
        "#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\n{SERDE}\npub struct {name}(pub u16);"
    )
    .unwrap();
    writeln!(code, "impl {name} {{").unwrap();
    for (number, of) in &table.names {
        writeln!(code, "/// `{of}`, {number}.\npub const {}: Self = Self({number});", upper_case(of)).unwrap();
    }
    for (alias, number) in &table.aliases {
        let of = &table.names[number];
        writeln!(
            code,
            "/// Another name of `{of}`, {number}.\npub const {}: Self = Self({number});",
            upper_case(alias)
        )
        .unwrap();
    }
    writeln!(code, "}}\nopen_enum!({name}, [").unwrap();
    for (number, of) in &table.names {
        writeln!(code, "({number}, {of:?}),").unwrap();
    }
    // Titles in the words of the name are put together when they are asked for: they would be a hundredth of a browser's download.
    writeln!(code, "], [").unwrap();
    for (number, title) in &table.titles {
        writeln!(code, "({number}, {title:?}),").unwrap();
    }
    writeln!(code, "], [").unwrap();
    for (of, number) in by_name(table) {
        writeln!(code, "({of:?}, {number}),").unwrap();
    }
    writeln!(code, "]);").unwrap();
}

fn closed(code: &mut String, name: &str, table: &Enum) {
    let prefix = PREFIXES.iter().find(|(of, _)| *of == name).map_or("", |(_, prefix)| prefix);
    let bare = |full: &str| full.strip_prefix(prefix).unwrap_or(full).to_owned();
    docs(code, table);
    // Every entity of a game has a type and a zone: one byte is enough for them.
    let bits = if table.names.keys().all(|number| i8::try_from(*number).is_ok()) { 8 } else { 16 };
    writeln!(code, "#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\n#[repr(i{bits})]").unwrap();
    writeln!(code, "pub enum {name} {{").unwrap();
    for (number, of) in &table.names {
        writeln!(code, "/// `{of}`\n{} = {number},", variant(table, *number, &bare(of))).unwrap();
    }
    writeln!(code, "}}\nclosed_enum!({name}, [").unwrap();
    for (number, of) in &table.names {
        let variant = variant(table, *number, &bare(of));
        writeln!(code, "({variant}, {number}, {of:?}, {:?}),", title(table, *number, &bare(of))).unwrap();
    }
    writeln!(code, "], [").unwrap();
    for (of, number) in by_name(table) {
        writeln!(code, "({of:?}, {number}),").unwrap();
    }
    writeln!(code, "]);").unwrap();
    if !table.tags.is_empty() {
        tags(code, name, table);
    }
}

/// The tags that each represent a value, such as a second minion type.
fn tags(code: &mut String, name: &str, table: &Enum) {
    writeln!(code, "impl {name} {{\n/// The tag that marks an entity as having this value beside its main one.")
        .unwrap();
    writeln!(code, "pub const fn tag(self) -> Option<GameTag> {{\nmatch self {{").unwrap();
    let (tagged, bare): (Vec<_>, Vec<_>) = table.names.iter().partition(|(number, _)| table.tags.contains_key(number));
    for (number, of) in tagged {
        let tag = table.tags[number];
        writeln!(code, "Self::{} => Some(GameTag({tag})),", variant(table, *number, of)).unwrap();
    }
    let bare: Vec<_> = bare.iter().map(|(number, of)| format!("Self::{}", variant(table, **number, of))).collect();
    if !bare.is_empty() {
        writeln!(code, "{} => None,", bare.join(" | ")).unwrap();
    }
    writeln!(code, "}}\n}}\n/// The value that this tag marks.").unwrap();
    writeln!(code, "pub const fn of_tag(tag: GameTag) -> Option<Self> {{\nmatch tag.0 {{").unwrap();
    for (number, tag) in &table.tags {
        writeln!(code, "{tag} => Some(Self::{}),", variant(table, *number, &table.names[number])).unwrap();
    }
    writeln!(code, "_ => None,\n}}\n}}\n}}").unwrap();
}
