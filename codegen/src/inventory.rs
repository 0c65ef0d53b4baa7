//! The inventory: every card for `show`, `search` and `coverage`, cached in a file until its inputs change.
//!
//! The file (`data/cards.sqlite.inventory`) has the build, the generated cards and all others, in postcard format. Its key is a
//! hash of the inputs: this program, the grammar, the sets, the database, and each file of `generated/` and `tests/` by
//! content.

use std::cell::OnceCell;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::Path;
use std::time::UNIX_EPOCH;

use cardwright_data::CardRecord;
use cardwright_data::source::hexadecimal;
use cardwright_data::toml_file::require_regular_file;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::cache_file;
use crate::coverage::CardStatus;
use crate::header::formatted_text;
use cardwright_data::markup::plain;

/// A card with the data that searches use.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InventoryCard {
    /// Its id, numbers, name, text, tags and referenced tags. The other fields are empty; the database has them.
    pub record: CardRecord,
    /// Its text as shown in the collection, without markup.
    pub text: String,
    /// Its Power as a Rust expression, if `generated/` has one; for a reprint, the path of its original.
    pub power: Option<String>,
    /// Its status, if it is generated.
    pub status: Option<CardStatus>,
}

impl InventoryCard {
    /// A card of the data, with its Power and status in the files.
    pub fn new(record: &CardRecord, power: Option<String>, status: Option<CardStatus>) -> Self {
        let record = CardRecord {
            id: record.id.clone(),
            dbf_id: record.dbf_id,
            name: record.name.clone(),
            text: record.text.clone(),
            ints: record.ints.clone(),
            referenced: record.referenced.clone(),
            origin: record.origin,
            ..CardRecord::default()
        };
        Self { text: plain(&formatted_text(&record, &record.text)), record, power, status }
    }
}

/// All cards of the database.
#[derive(Debug)]
pub struct Inventory {
    /// The build of the card data.
    pub build: u32,
    generated: Vec<InventoryCard>,
    others: OnceCell<Vec<InventoryCard>>,
    /// The cached file, and the offset of the other entities in it, which most queries do not need.
    cached_file: (Vec<u8>, usize),
}

impl Inventory {
    /// The cards of a build; cards with a status are the generated ones.
    pub fn new(build: u32, mut entries: Vec<InventoryCard>) -> Self {
        entries.sort_unstable_by(|a, b| a.record.id.cmp(&b.record.id));
        let (generated, others): (Vec<_>, Vec<_>) = entries.into_iter().partition(|entry| entry.status.is_some());
        Self { build, generated, others: OnceCell::from(others), cached_file: (Vec::new(), 0) }
    }

    /// The cached inventory under this key.
    pub fn read(file: &Path, key: &str) -> Option<Self> {
        let bytes = cache_file::read(file, key)?;
        let (build, rest) = postcard::take_from_bytes(&bytes).ok()?;
        let (generated, rest) = postcard::take_from_bytes(rest).ok()?;
        let at = bytes.len() - rest.len();
        Some(Self { build, generated, others: OnceCell::new(), cached_file: (bytes, at) })
    }

    /// Writes the cache under this key. If it cannot be written, everything is read again the next time.
    pub fn write(&self, file: &Path, key: &str) {
        let parts = [
            postcard::to_stdvec(&self.build),
            postcard::to_stdvec(&self.generated),
            postcard::to_stdvec(self.others()),
        ];
        if let Ok(parts) = parts.into_iter().collect::<Result<Vec<_>, _>>() {
            cache_file::write(file, key, &parts.concat());
        }
    }

    /// The generated cards, by id.
    pub fn generated(&self) -> &[InventoryCard] {
        &self.generated
    }

    /// The entities of the data that are not generated, by id.
    pub fn others(&self) -> &[InventoryCard] {
        // The sum was right, so this is what was written.
        self.others.get_or_init(|| postcard::from_bytes(&self.cached_file.0[self.cached_file.1..]).unwrap_or_default())
    }

    /// The generated card of this id.
    pub fn get(&self, id: &str) -> Option<&InventoryCard> {
        let at = self.generated.binary_search_by(|entry| entry.record.id.as_str().cmp(id)).ok()?;
        Some(&self.generated[at])
    }

    /// The status of each generated card, by id.
    pub fn into_statuses(self) -> Vec<CardStatus> {
        self.generated.into_iter().filter_map(|entry| entry.status).collect()
    }
}

/// A hash of the inputs besides the database: this program, the grammar, the content of `data/sets.toml` and
/// `data/recorded.tsv`, and the folders `generated/` and `tests/`.
pub fn inputs_checksum(settings: &[u8], trees: [&Path; 2]) -> std::io::Result<String> {
    let mut hash = Sha256::new();
    add(&mut hash, env!("CARDWRIGHT_SOURCES").as_bytes());
    // One that cannot be read is told where it is needed.
    add(&mut hash, cardwright_text::project_grammar().unwrap_or_default().as_bytes());
    add(&mut hash, settings);
    for tree in trees {
        if tree.exists() {
            add_tree(&mut hash, tree, &mut Vec::new())?;
        }
        add(&mut hash, b"");
    }
    Ok(hexadecimal(&hash.finalize()))
}

/// The state of a database file; `None` if it does not exist. Because the file is large, its length, time and SQLite header are
/// used: each transaction changes the counter in the header.
pub fn database_state(database: &Path) -> Option<String> {
    let mut header = [0; 100];
    let mut file = File::open(database).ok()?;
    file.read_exact(&mut header).ok()?;
    let about = file.metadata().ok()?;
    let changed = about.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
    let mut hash = Sha256::new();
    add(&mut hash, &about.len().to_le_bytes());
    add(&mut hash, &changed.to_le_bytes());
    add(&mut hash, &header);
    Some(hexadecimal(&hash.finalize()))
}

fn add(hash: &mut Sha256, bytes: &[u8]) {
    hash.update(bytes.len().to_le_bytes());
    hash.update(bytes);
}

/// Adds the Rust files of a folder by name and content; `text` is a reusable buffer.
fn add_tree(hash: &mut Sha256, folder: &Path, text: &mut Vec<u8>) -> std::io::Result<()> {
    let mut inside: Vec<fs::DirEntry> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    inside.sort_by_key(fs::DirEntry::file_name);
    for entry in inside {
        let path = entry.path();
        if path.extension().is_some_and(|end| end == "rs") {
            text.clear();
            // One that cannot be read is told where it is needed.
            require_regular_file(&path).and_then(|()| File::open(&path)?.read_to_end(text)).ok();
            add(hash, path.as_os_str().as_encoded_bytes());
            add(hash, text);
        } else if entry.file_name() != "target" && fs::metadata(&path).is_ok_and(|about| about.is_dir()) {
            add_tree(hash, &path, text)?;
        }
    }
    Ok(())
}
