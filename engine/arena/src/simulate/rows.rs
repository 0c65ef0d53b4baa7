//! Results as a file with one row per game: CSV, JSON lines or Parquet.
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use super::game::GameResult;
#[cfg(feature = "parquet")]
use super::parquet::ParquetFile;
use super::row::Row;

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
    pub fn write(&mut self, game: &GameResult) -> anyhow::Result<()> {
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
