//! Results as a file with one row for each game: CSV, JSON lines or Parquet.
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde::Serialize;

use super::game::Played;
#[cfg(feature = "parquet")]
use super::parquet::ParquetFile;
use super::report::SIDES;

/// The row of a game.
#[derive(Serialize)]
pub struct Row {
    pub game: u64,
    pub seed: u64,
    pub first: &'static str,
    pub winner: &'static str,
    pub turns: u16,
    pub actions: u32,
    pub health_a: i16,
    pub health_b: i16,
    pub fatigue_a: i16,
    pub fatigue_b: i16,
}

impl Row {
    fn of(game: &Played) -> Self {
        let [a, b] = &game.halves;
        Self {
            game: game.number,
            seed: game.seed,
            first: SIDES[game.first],
            winner: game.winner.name(),
            turns: game.turns,
            actions: game.actions,
            health_a: a.health,
            health_b: b.health,
            fatigue_a: a.fatigue,
            fatigue_b: b.fatigue,
        }
    }
}

enum Format {
    Csv(Box<csv::Writer<File>>),
    Lines(BufWriter<File>),
    #[cfg(feature = "parquet")]
    Parquet(ParquetFile),
}

/// A file of results. It is written under a temporary name and renamed when it is complete.
pub struct Rows {
    format: Format,
    temporary: PathBuf,
    file: PathBuf,
}

impl Rows {
    /// Creates the file; its extension decides the format.
    pub fn create(file: &Path) -> anyhow::Result<Self> {
        let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        let temporary = file.with_extension(format!("{extension}.part"));
        let open = || File::create(&temporary).with_context(|| format!("cannot write {}", temporary.display()));
        let format = match extension {
            "csv" => Format::Csv(Box::new(csv::Writer::from_writer(open()?))),
            "jsonl" => Format::Lines(BufWriter::new(open()?)),
            #[cfg(feature = "parquet")]
            "parquet" => Format::Parquet(ParquetFile::create(open()?)?),
            #[cfg(not(feature = "parquet"))]
            "parquet" => bail!("{}: this program was built without the feature `parquet`", file.display()),
            _ => bail!("{}: the file ends in .csv, .jsonl or .parquet, which says what is written", file.display()),
        };
        Ok(Self { format, temporary, file: file.to_owned() })
    }

    /// Adds the row of a game.
    pub fn write(&mut self, game: &Played) -> anyhow::Result<()> {
        let row = Row::of(game);
        match &mut self.format {
            Format::Csv(csv) => csv.serialize(row)?,
            Format::Lines(lines) => {
                serde_json::to_writer(&mut *lines, &row)?;
                lines.write_all(b"\n")?;
            }
            #[cfg(feature = "parquet")]
            Format::Parquet(parquet) => parquet.push(row)?,
        }
        Ok(())
    }

    /// Completes the file and gives it its name.
    pub fn finish(self) -> anyhow::Result<()> {
        match self.format {
            Format::Csv(mut csv) => csv.flush()?,
            Format::Lines(mut lines) => lines.flush()?,
            #[cfg(feature = "parquet")]
            Format::Parquet(parquet) => parquet.finish()?,
        }
        std::fs::rename(&self.temporary, &self.file).with_context(|| format!("cannot write {}", self.file.display()))
    }
}
