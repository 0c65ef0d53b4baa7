//! Rows as Parquet.
use std::fs::File;
use std::sync::Arc;

use anyhow::Context;
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use super::row::Row;

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

/// Rows in a row group.
const GROUP_ROWS: usize = 1 << 16;

/// A Parquet file, and the rows of its unfinished row group.
pub struct ParquetFile {
    writer: SerializedFileWriter<File>,
    rows: Vec<Row>,
}

impl ParquetFile {
    /// An empty file.
    pub fn create(file: File) -> anyhow::Result<Self> {
        let schema = Arc::new(parse_message_type(SCHEMA)?);
        let properties = Arc::new(WriterProperties::builder().set_compression(Compression::SNAPPY).build());
        Ok(Self { writer: SerializedFileWriter::new(file, schema, properties)?, rows: Vec::new() })
    }

    /// Adds a row.
    pub fn push(&mut self, row: Row) -> anyhow::Result<()> {
        self.rows.push(row);
        if self.rows.len() == GROUP_ROWS {
            write_group(&mut self.writer, &self.rows)?;
            self.rows.clear();
        }
        Ok(())
    }

    /// Writes the last row group and the footer.
    pub fn finish(mut self) -> anyhow::Result<()> {
        write_group(&mut self.writer, &self.rows)?;
        self.writer.close()?;
        Ok(())
    }
}

/// Writes one row group, column by column in the order of the schema.
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
