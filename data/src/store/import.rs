//! An import: writes all inputs into a new file, which replaces the old one when it is complete.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use rusqlite::{Connection, params};

use super::insert::Inserter;
use super::link_facts::LinkFacts;
use super::links;
use super::report::{ImportReport, UnnamedNumber};
use super::uses::Uses;
use super::{APPLICATION, SCHEMA_VERSION, StoreError, corrections};
use crate::carddefs::{CardDefs, Child, Entity, Position, Reader};
use crate::enums::{
    BlockType, CardClass, CardSet, CardType, ChoiceType, Faction, GameTag, Locale, MetaDataType, Mulligan,
    MultiClassGroup, OptionType, PlayReq, PlayState, Race, Rarity, SpellSchool, State, Step, Zone,
};
use crate::scratch::{Scratch, sweep_earlier};
use crate::sets::{Sets, client_titles};
use crate::toml_file::require_regular_file;

/// A CardDefs.xml with its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The file.
    pub file: PathBuf,
    /// The source name in records, such as `hearthstone-data 255790.1`.
    pub name: String,
    /// The hash of the package that it was unpacked from, if known.
    pub sha256: Option<String>,
}

/// Returns the reason why a card cannot be used; `None` if it can.
pub type CardCheck = fn(&Entity) -> Option<String>;

/// The inputs of an import.
#[derive(Clone, Debug, Default)]
pub struct ImportInputs {
    /// The build.
    pub main: Source,
    /// The build that supplies play requirements and entourages if the main build has none.
    pub legacy: Option<Source>,
    /// Files of custom cards, in this order.
    pub custom: Vec<PathBuf>,
    /// The file of corrections, `data/overrides.toml`.
    pub corrections: Option<PathBuf>,
    /// The file of sets, `data/sets.toml`.
    pub sets: Option<PathBuf>,
    /// Checks each card of the main build and of the custom files; the first refused card aborts the import.
    pub card_check: Option<CardCheck>,
}

impl ImportInputs {
    /// A build, with the files of a folder laid out like `data/`: `overrides.toml`, `sets.toml` and
    /// `custom/*.xml` by name, if they exist.
    pub fn with_folder(main: Source, legacy: Option<Source>, folder: &Path) -> Result<Self, StoreError> {
        let there = |name: &str| Some(folder.join(name)).filter(|file| file.exists());
        let mut custom = Vec::new();
        if let Some(own) = there("custom") {
            let fail = |error| StoreError::io(&own, error);
            for entry in own.read_dir().map_err(fail)? {
                custom.push(entry.map_err(fail)?.path());
            }
            custom.retain(|file| file.extension().is_some_and(|extension| extension == "xml"));
            custom.sort();
        }
        let (corrections, sets) = (there("overrides.toml"), there("sets.toml"));
        Ok(Self { main, legacy, custom, corrections, sets, card_check: None })
    }
}

/// The progress of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Bytes of CardXML that are already in the database.
    pub done: u64,
    /// Total bytes of CardXML. After these, links and indices follow.
    pub total: u64,
}

/// Imports everything into `db`. An error, a crash or a full disk leaves the previous file unchanged.
pub fn import(
    db: &Path,
    inputs: &ImportInputs,
    progress: &mut dyn FnMut(Progress),
) -> Result<ImportReport, StoreError> {
    import_with_page_limit(db, inputs, progress, None)
}

/// Like [`import`]; the database may take at most `pages` pages of 8 KiB, if the number is above 0.
///
/// # Errors
/// As those of [`import`]; an import that needs more pages ends with [`StoreError::DiskFull`], as on a full disk, and the
/// previous file stays as it was.
pub fn import_with_page_limit(
    db: &Path,
    inputs: &ImportInputs,
    progress: &mut dyn FnMut(Progress),
    pages: Option<u32>,
) -> Result<ImportReport, StoreError> {
    let directory = match db.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        Some(_) | None => Path::new("."),
    };
    sweep_earlier(directory, "cards.sqlite.", ".new");
    let scratch = Scratch::new_in(directory).map_err(|error| StoreError::io(directory, error))?;
    // Created here, so that the database gets the permissions of the umask.
    let fresh = scratch.path().join("database");
    let file = File::create(&fresh).map_err(|error| StoreError::io(&fresh, error))?;
    let connection = Connection::open(&fresh).map_err(|error| StoreError::sqlite(db, error))?;
    let mut import = Import::new(&connection, db, inputs, progress)?;
    // Nothing reads the file before it is complete, and an incomplete file is deleted, so it needs no journal.
    let settings = format!(
        "PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
         PRAGMA cache_size = -65536; PRAGMA foreign_keys = OFF; PRAGMA temp_store = MEMORY;
         PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {SCHEMA_VERSION};"
    );
    import.run(&settings)?;
    if let Some(pages) = pages {
        import.run(&format!("PRAGMA max_page_count = {pages}"))?;
    }
    import.run("BEGIN")?;
    import.run(include_str!("schema.sql"))?;
    import.fill()?;
    import.run("COMMIT; PRAGMA optimize")?;
    let report = import.report;
    connection.close().map_err(|(_, error)| StoreError::sqlite(db, error))?;
    let io = |error| StoreError::io(db, error);
    file.sync_all().map_err(io)?;
    std::fs::rename(&fresh, db).map_err(io)?;
    // On systems where folders can be opened, the rename is flushed to disk as well.
    #[cfg(unix)]
    File::open(directory).and_then(|directory| directory.sync_all()).map_err(io)?;
    Ok(report)
}

/// The role of a source.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Main,
    Legacy,
    Custom,
    Corrections,
}

impl Role {
    const fn name(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::Legacy => "legacy",
            Self::Custom => "custom",
            Self::Corrections => "corrections",
        }
    }

    /// Elements that can be skipped.
    const fn unread(self) -> &'static [&'static str] {
        match self {
            Self::Legacy => &["Tag", "ReferencedTag", "MasterPower", "TriggeredPowerHistoryInfo"],
            Self::Main | Self::Custom | Self::Corrections => &[],
        }
    }
}

/// A running import.
struct Import<'a> {
    connection: &'a Connection,
    db: &'a Path,
    inputs: &'a ImportInputs,
    progress: &'a mut dyn FnMut(Progress),
    corrections: Vec<corrections::Correction>,
    sets: Option<Sets>,
    at: Progress,
    report: ImportReport,
    /// Whether the main build has its own requirements or entourages.
    has_powers: bool,
    cards: Vec<LinkFacts>,
    seen: Seen,
    uses: Uses,
}

/// The number of entities in a batch from reader to writer, and the number of batches that may wait.
const BATCH_SIZE: usize = 128;
const MAX_WAITING_BATCHES: usize = 32;

impl<'a> Import<'a> {
    /// Reads the small files first, so that their errors are reported at once.
    fn new(
        connection: &'a Connection,
        db: &'a Path,
        inputs: &'a ImportInputs,
        progress: &'a mut dyn FnMut(Progress),
    ) -> Result<Self, StoreError> {
        let corrections = inputs.corrections.as_deref().map(corrections::load).transpose()?.unwrap_or_default();
        let sets = inputs.sets.as_deref().map(Sets::load).transpose()?;
        let mut at = Progress { done: 0, total: 0 };
        for file in &inputs.custom {
            require_regular_file(file).map_err(|error| StoreError::io(file, error))?;
        }
        for file in inputs.custom.iter().chain([&inputs.main.file]) {
            at.total += file.metadata().map_err(|error| StoreError::io(file, error))?.len();
        }
        Ok(Self {
            connection,
            db,
            inputs,
            progress,
            corrections,
            sets,
            at,
            report: ImportReport::default(),
            has_powers: false,
            cards: Vec::new(),
            seen: Seen::default(),
            uses: Uses::default(),
        })
    }

    fn run(&self, sql: &str) -> Result<(), StoreError> {
        self.connection.execute_batch(sql).map_err(|error| self.fail(error))
    }

    fn fail(&self, error: rusqlite::Error) -> StoreError {
        StoreError::sqlite(self.db, error)
    }

    fn fill(&mut self) -> Result<(), StoreError> {
        let db = self.db;
        let fail = |error| StoreError::sqlite(db, error);
        let inputs = self.inputs;
        let mut inserter = Inserter::prepare(self.connection).map_err(fail)?;
        let main = &inputs.main;
        let root =
            self.read(Role::Main, main, |import, source, entity| import.entity(&mut inserter, source, entity))?;
        self.report.build = root.build.ok_or_else(|| StoreError::NoBuild(main.file.clone()))?;
        if let Some(legacy) = inputs.legacy.as_ref().filter(|_| !self.has_powers) {
            self.report.used_legacy_build = true;
            self.read(Role::Legacy, legacy, |import, source, entity| {
                import.uses.note_requirements(entity);
                inserter.insert_legacy(source, entity).map_err(|error| import.fail(error))
            })?;
        }
        for file in &inputs.custom {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let source = Source { file: file.clone(), name, sha256: None };
            let before = self.cards.len();
            self.read(Role::Custom, &source, |import, source, entity| import.entity(&mut inserter, source, entity))?;
            self.report.custom += (self.cards.len() - before) as u64;
        }
        drop(inserter);
        self.run(include_str!("indices.sql"))?;
        names(self.connection).map_err(fail)?;
        self.uses.insert(self.connection).map_err(fail)?;
        self.sets().map_err(fail)?;
        self.report.corrections = corrections::insert(self.connection, &self.corrections).map_err(fail)?;
        if let Some(file) = &inputs.corrections {
            let source = Source { file: file.clone(), name: "corrections".to_owned(), sha256: None };
            self.source(Role::Corrections, &source, &CardDefs::default())?;
        }
        self.links().map_err(fail)?;
        self.counts().map_err(fail)
    }

    /// Reads a file on another thread and passes its entities to `each`, with the number of their source.
    fn read(
        &mut self,
        role: Role,
        source: &Source,
        mut each: impl FnMut(&mut Self, i64, &Entity) -> Result<(), StoreError>,
    ) -> Result<CardDefs, StoreError> {
        let mut reader = Reader::open(&source.file)?.skip_elements(role.unread());
        let root = reader.root()?;
        let number = self.source(role, source, &root)?;
        let done = self.at.done;
        thread::scope(|scope| {
            let (send, receive): (SyncSender<Batch>, Receiver<Batch>) = sync_channel(MAX_WAITING_BATCHES);
            let reading = scope.spawn(move || send_all(reader, &send));
            for (bytes, entities) in receive {
                for entity in &entities {
                    if role != Role::Legacy {
                        self.seen.note(&source.file, entity)?;
                        self.check(&source.file, entity)?;
                    }
                    each(self, number, entity)?;
                }
                self.at.done = done + bytes;
                (self.progress)(Progress { done: self.at.done.min(self.at.total), ..self.at });
            }
            match reading.join() {
                Ok(result) => result.map_err(StoreError::from),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        })?;
        Ok(root)
    }

    fn source(&self, role: Role, source: &Source, root: &CardDefs) -> Result<i64, StoreError> {
        let insert = || {
            let row = params![role.name(), source.name, source.file.to_string_lossy(), root.build, source.sha256];
            self.connection.execute("INSERT INTO source VALUES (NULL, ?, ?, ?, ?, ?)", row)?;
            let number = self.connection.last_insert_rowid();
            for (position, attribute) in (0_i64..).zip(&root.other_attributes) {
                let row = params![number, position, attribute.name, attribute.value];
                self.connection.execute("INSERT INTO source_attribute VALUES (?, ?, ?, ?)", row)?;
            }
            Ok(number)
        };
        insert().map_err(|error| self.fail(error))
    }

    fn check(&self, file: &Path, entity: &Entity) -> Result<(), StoreError> {
        let Some(reason) = self.inputs.card_check.and_then(|check| check(entity)) else { return Ok(()) };
        // The id may be what is wrong.
        let card = entity.card_id.chars().take(40).collect();
        Err(StoreError::RefusedCard { file: file.to_owned(), at: entity.at, card, reason })
    }

    fn entity(&mut self, inserter: &mut Inserter<'_>, source: i64, entity: &Entity) -> Result<(), StoreError> {
        let id = inserter.insert(source, entity).map_err(|error| self.fail(error))?;
        self.cards.push(LinkFacts::of(id, entity));
        self.uses.note(entity);
        self.has_powers |= entity.children.iter().any(|child| match child {
            Child::EntourageCard(_) => true,
            Child::Power(power) => !power.requirements.is_empty(),
            Child::Tag(_)
            | Child::ReferencedTag(_)
            | Child::MasterPower(_)
            | Child::TriggeredPowerHistoryInfo(_)
            | Child::Other(_) => false,
        });
        Ok(())
    }

    fn sets(&mut self) -> rusqlite::Result<()> {
        let Some(sets) = &self.sets else { return Ok(()) };
        let mut insert = self.connection.prepare("INSERT INTO card_set VALUES (?, ?, ?, ?, ?)")?;
        for (position, set) in (0_i64..).zip(&sets.sets) {
            insert.execute(params![set.number, position, set.name, set.module, set.title])?;
        }
        Ok(())
    }

    fn links(&mut self) -> rusqlite::Result<()> {
        let mut collectible: BTreeMap<i64, u64> = BTreeMap::new();
        for card in self.cards.iter().filter(|card| card.collectible) {
            *collectible.entry(card.set).or_default() += 1;
        }
        let listed: BTreeSet<i64> = match &self.sets {
            Some(sets) => sets.sets.iter().map(|set| set.set().number()).collect(),
            None => collectible.keys().copied().collect(),
        };
        let linked = links::insert(self.connection, &self.cards, &listed)?;
        self.report.links = linked.by_kind;
        self.report.linked_enchantments = linked.enchantments;
        if let Some(sets) = &self.sets {
            let collectible = self.cards.iter().filter(|card| card.collectible);
            let of_set =
                collectible.filter_map(|card| Some((card.card_id.as_str(), CardSet::try_from(card.set).ok()?)));
            self.report.unlisted_sets = sets.unlisted(of_set, &client_titles(&self.inputs.main.file));
        }
        Ok(())
    }

    fn counts(&mut self) -> rusqlite::Result<()> {
        const COUNTED: [&str; 11] = [
            "entity",
            "int_tag",
            "card_tag",
            "string_tag",
            "loc_string",
            "referenced_tag",
            "play_requirement",
            "entourage",
            "other_child",
            "unknown_attribute",
            "link",
        ];
        for table in COUNTED {
            let count = self.connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0))?;
            self.report.rows.insert(table, count);
        }
        let mut unnamed = self.connection.prepare("SELECT enum, number, uses, example FROM unnamed_numbers")?;
        let rows = unnamed.query_map([], |row| {
            Ok(UnnamedNumber { enum_name: row.get(0)?, number: row.get(1)?, uses: row.get(2)?, example: row.get(3)? })
        })?;
        self.report.unnamed = rows.collect::<Result<_, _>>()?;
        Ok(())
    }
}

/// Entities, with the number of bytes of the file read so far.
type Batch = (u64, Vec<Entity>);

/// Reads to the end, or until the receiver is dropped.
fn send_all(mut reader: Reader<File>, send: &SyncSender<Batch>) -> Result<(), crate::xml::XmlError> {
    let mut parcel = Vec::with_capacity(BATCH_SIZE);
    while let Some(entity) = reader.next_entity()? {
        parcel.push(entity);
        if parcel.len() == BATCH_SIZE {
            let full = std::mem::replace(&mut parcel, Vec::with_capacity(BATCH_SIZE));
            if send.send((reader.bytes(), full)).is_err() {
                return Ok(());
            }
        }
    }
    // A dropped receiver is not an error here: the writer reports its own.
    let _ = send.send((reader.bytes(), parcel));
    Ok(())
}

/// Ids seen so far, so that an error about a duplicate can name the first use.
#[derive(Default)]
struct Seen {
    files: Vec<PathBuf>,
    card_ids: BTreeMap<String, (usize, Position)>,
    dbf_ids: BTreeMap<i64, (usize, Position)>,
}

impl Seen {
    fn note(&mut self, file: &Path, entity: &Entity) -> Result<(), StoreError> {
        if self.files.last().is_none_or(|last| last != file) {
            self.files.push(file.to_owned());
        }
        let here = (self.files.len() - 1, entity.at);
        let by_card_id = self.card_ids.insert(entity.card_id.clone(), here);
        let by_dbf_id = self.dbf_ids.insert(entity.dbf_id, here);
        let (what, (first_file, first)) = match (by_card_id, by_dbf_id) {
            (Some(first), _) => (format!("CardID `{}`", entity.card_id), first),
            (None, Some(first)) => (format!("ID {}", entity.dbf_id), first),
            (None, None) => return Ok(()),
        };
        let first_file = self.files[first_file].clone();
        Err(StoreError::Duplicate { file: file.to_owned(), at: entity.at, what, first_file, first })
    }
}

/// Writes the names of all enums.
fn names(db: &Connection) -> rusqlite::Result<()> {
    let mut insert = db.prepare("INSERT INTO enum_name VALUES (?, ?, ?, ?)")?;
    macro_rules! closed {
        ($($of:ident)*) => {$(
            for value in $of::ALL {
                insert.execute(params![stringify!($of), value.number(), value.name(), value.title()])?;
            }
        )*};
    }
    macro_rules! open {
        ($($of:ident)*) => {$(
            for value in $of::all() {
                insert.execute(params![stringify!($of), value.number(), value.name(), value.title()])?;
            }
        )*};
    }
    open!(GameTag CardSet);
    closed!(CardType CardClass Race SpellSchool Rarity Zone PlayReq Faction Step PlayState State Mulligan ChoiceType);
    closed!(BlockType MetaDataType OptionType MultiClassGroup Locale);
    Ok(())
}
