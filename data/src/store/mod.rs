//! The card database: one SQLite file, written completely by [`import`] and read through [`Store`].
//!
//! The schema is `schema.sql`; its comments describe each table and view. An import writes a temporary file next to the
//! old one and renames it when it is complete, so an interrupted import leaves the old file intact.

mod corrections;
mod detail;
mod error;
mod export;
mod from_carddefs;
mod import;
mod insert;
mod link_facts;
mod links;
mod naming;
mod read;
mod report;
mod uses;

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, TransactionBehavior};

pub use detail::Correction;
pub use error::StoreError;
pub use from_carddefs::records_from_carddefs;
pub use import::{CardCheck, ImportInputs, Progress, Source, import, import_with_page_limit};
pub use naming::{Word, id_series, words};
pub use report::{CorrectedCard, CorrectionState, ImportReport, UnnamedNumber};

use crate::record::CardRecord;

/// Identifies a card database, in SQLite's `application_id`.
const APPLICATION: i32 = 0x4361_7264;

/// The version of schema.sql, in SQLite's `user_version`.
const SCHEMA_VERSION: i32 = 1;

/// The maximum time to wait for another program's writing.
const READING_WAITS: Duration = Duration::from_secs(10);

/// The maximum time to wait for other programs' reading and writing.
const WRITING_WAITS: Duration = Duration::from_secs(2);

/// An open card database.
///
/// ```no_run
/// use cardwright_data::store::Store;
/// let store = Store::open("data/cards.sqlite".as_ref())?;
/// let fireball = store.card("CS2_029")?.expect("it is in every build");
/// assert_eq!(fireball.text, "Deal $6 damage.");
/// # Ok::<(), cardwright_data::store::StoreError>(())
/// ```
pub struct Store {
    connection: Connection,
    file: PathBuf,
}

impl Store {
    /// Opens a database that an import has created.
    pub fn open(file: &Path) -> Result<Self, StoreError> {
        if !file.exists() {
            return Err(StoreError::NoDatabase(file.to_owned()));
        }
        let fail = |error| StoreError::sqlite(file, error);
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(file, flags).map_err(fail)?;
        connection.busy_timeout(READING_WAITS).map_err(fail)?;
        let foreign = |found: String| StoreError::WrongDatabase { file: file.to_owned(), found };
        let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
        let application = number("application_id").map_err(|error| {
            let error = fail(error);
            if matches!(error, StoreError::Busy(_)) { error } else { foreign(error.to_string()) }
        })?;
        let version = number("user_version").map_err(fail)?;
        if application != APPLICATION {
            return Err(foreign("another program created it".to_owned()));
        }
        if version != SCHEMA_VERSION {
            return Err(foreign(format!("its schema is version {version}, this program's {SCHEMA_VERSION}")));
        }
        connection
            .execute_batch("PRAGMA foreign_keys = ON; PRAGMA mmap_size = 1073741824; PRAGMA cache_size = -32768;")
            .map_err(fail)?;
        // Otherwise SQLite prepares a statement anew for each value of a parameter that a partial index could be about.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true).map_err(fail)?;
        Ok(Self { connection, file: file.to_owned() })
    }

    /// The number of the build that was imported.
    pub fn build(&self) -> Result<u32, StoreError> {
        let sql = "SELECT build FROM source WHERE role = 'main'";
        self.connection.query_row(sql, [], |row| row.get(0)).map_err(|error| self.fail(error))
    }

    /// All entities, by id, corrected, in English.
    pub fn cards(&self) -> Result<Vec<CardRecord>, StoreError> {
        read::cards(self, None)
    }

    /// One entity, corrected, in English.
    pub fn card(&self, id: &str) -> Result<Option<CardRecord>, StoreError> {
        read::cards(self, Some(id)).map(|mut cards| cards.pop())
    }

    /// Writes the imported CardDefs.xml back, element for element: the data of the build, without corrections, custom cards
    /// and data of a legacy build.
    pub fn export(&self, out: &mut dyn std::io::Write) -> Result<(), StoreError> {
        export::export(self, out)
    }

    /// Replaces the table `power_state`: for each card its state, and the file and line of its Power if it has one.
    ///
    /// After an error the old rows are unchanged.
    pub fn set_power_states<'a>(
        &mut self,
        states: impl Iterator<Item = (&'a str, &'a str, Option<String>, Option<usize>)>,
    ) -> Result<(), StoreError> {
        let file = &self.file;
        let fail = |error| StoreError::sqlite(file, error);
        self.connection.busy_timeout(WRITING_WAITS).map_err(fail)?;
        // Of two that begin by reading, SQLite refuses the one that writes later at once.
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(fail)?;
        transaction.execute("DELETE FROM power_state", []).map_err(fail)?;
        {
            let sql = "INSERT INTO power_state (card_id, state, file, line) VALUES (?1, ?2, ?3, ?4)";
            let mut insert = transaction.prepare(sql).map_err(fail)?;
            for (card, state, file, line) in states {
                let line = line.and_then(|line| i64::try_from(line).ok());
                insert.execute((card, state, file, line)).map_err(fail)?;
            }
        }
        transaction.commit().map_err(fail)
    }

    /// The connection, for custom queries on the views of schema.sql.
    pub fn connection(&self) -> &Connection {
        &self.connection
    }

    /// The path of the database.
    pub fn file(&self) -> &Path {
        &self.file
    }

    fn fail(&self, error: rusqlite::Error) -> StoreError {
        StoreError::sqlite(&self.file, error)
    }
}
