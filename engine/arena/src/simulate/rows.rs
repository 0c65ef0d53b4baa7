//! A row a game: as CSV, as JSON lines, as Parquet.
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail};
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use serde::Serialize;

use super::game::Played;
use super::report::SIDES;

/// What is written of a game.
#[derive(Serialize)]
struct Row {
    game: u64,
    seed: u64,
    first: &'static str,
    winner: &'static str,
    turns: u16,
    actions: u32,
    health_a: i16,
    health_b: i16,
    fatigue_a: i16,
    fatigue_b: i16,
}

const SCHEMA: &str = "message game {
    REQUIRED INT64 game;
    REQUIRED INT64 seed;
    REQUIRED BYTE_ARRAY first (UTF8);
    REQUIRED BYTE_ARRAY winner (UTF8);
    REQUIRED INT32 turns;
    REQUIRED INT32 actions;
    REQUIRED INT32 health_a;
    REQUIRED INT32 health_b;
    REQUIRED INT32 fatigue_a;
    REQUIRED INT32 fatigue_b;
}";

/// Rows of Parquet that are written together.
const GROUP: usize = 1 << 16;

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
    Csv(csv::Writer<File>),
    Lines(BufWriter<File>),
    Parquet(SerializedFileWriter<File>, Vec<Row>),
}

/// A file of games. It has its name only when it is whole.
pub struct Rows {
    format: Format,
    aside: PathBuf,
    file: PathBuf,
}

impl Rows {
    /// A new file; its ending says what it holds.
    pub fn create(file: &Path) -> anyhow::Result<Self> {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let aside = file.with_extension(format!("{ending}.part"));
        let open = || File::create(&aside).with_context(|| format!("cannot write {}", aside.display()));
        let format = match ending {
            "csv" => Format::Csv(csv::Writer::from_writer(open()?)),
            "jsonl" => Format::Lines(BufWriter::new(open()?)),
            "parquet" => {
                let schema = Arc::new(parse_message_type(SCHEMA)?);
                let properties = WriterProperties::builder().set_compression(parquet::basic::Compression::SNAPPY);
                let properties = Arc::new(properties.build());
                Format::Parquet(SerializedFileWriter::new(open()?, schema, properties)?, Vec::new())
            }
            _ => bail!("{}: the file ends in .csv, .jsonl or .parquet, which says what is written", file.display()),
        };
        Ok(Self { format, aside, file: file.to_owned() })
    }

    /// One game more.
    pub fn write(&mut self, game: &Played) -> anyhow::Result<()> {
        let row = Row::of(game);
        match &mut self.format {
            Format::Csv(csv) => csv.serialize(row)?,
            Format::Lines(lines) => {
                serde_json::to_writer(&mut *lines, &row)?;
                lines.write_all(b"\n")?;
            }
            Format::Parquet(writer, rows) => {
                rows.push(row);
                if rows.len() == GROUP {
                    write_group(writer, rows)?;
                    rows.clear();
                }
            }
        }
        Ok(())
    }

    /// The file is whole.
    pub fn finish(self) -> anyhow::Result<()> {
        match self.format {
            Format::Csv(mut csv) => csv.flush()?,
            Format::Lines(mut lines) => lines.flush()?,
            Format::Parquet(mut writer, rows) => {
                write_group(&mut writer, &rows)?;
                writer.close()?;
            }
        }
        std::fs::rename(&self.aside, &self.file).with_context(|| format!("cannot write {}", self.file.display()))
    }
}

/// One row group, a column after the other in the order of the schema.
fn write_group(writer: &mut SerializedFileWriter<File>, rows: &[Row]) -> anyhow::Result<()> {
    let longs: [fn(&Row) -> u64; 2] = [|row| row.game, |row| row.seed];
    let names: [fn(&Row) -> &'static str; 2] = [|row| row.first, |row| row.winner];
    let numbers: [fn(&Row) -> i32; 6] = [
        |row| row.turns.into(),
        |row| i32::try_from(row.actions).unwrap_or(i32::MAX),
        |row| row.health_a.into(),
        |row| row.health_b.into(),
        |row| row.fatigue_a.into(),
        |row| row.fatigue_b.into(),
    ];
    let mut group = writer.next_row_group()?;
    let missing = "the schema has a column for each number";
    for long in longs {
        let values: Vec<i64> = rows.iter().map(|row| i64::try_from(long(row)).unwrap_or(i64::MAX)).collect();
        let mut column = group.next_column()?.context(missing)?;
        column.typed::<Int64Type>().write_batch(&values, None, None)?;
        column.close()?;
    }
    for name in names {
        let values: Vec<ByteArray> = rows.iter().map(|row| ByteArray::from(name(row))).collect();
        let mut column = group.next_column()?.context(missing)?;
        column.typed::<ByteArrayType>().write_batch(&values, None, None)?;
        column.close()?;
    }
    for number in numbers {
        let values: Vec<i32> = rows.iter().map(number).collect();
        let mut column = group.next_column()?.context(missing)?;
        column.typed::<Int32Type>().write_batch(&values, None, None)?;
        column.close()?;
    }
    group.close()?;
    Ok(())
}
