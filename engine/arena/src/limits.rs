//! Limits on input and resources, so that hostile or mistaken input is refused at once.
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use anyhow::{Context, bail};
use cardwright_data::Format;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use flate2::read::MultiGzDecoder;

/// The maximum size of a deck list or deckstring, in bytes; real ones have fewer than 2,000.
pub const DECK_BYTES: u64 = 64 << 10;
/// The maximum size of a recording or snapshot, in bytes; the log of a long evening has about 100 MB.
pub const GAME_BYTES: u64 = 512 << 20;

/// A parser for `--threads`: from 1 to 1024.
pub fn threads() -> clap::builder::RangedI64ValueParser<u16> {
    clap::value_parser!(u16).range(1..=1024)
}

/// A parser for `--format`: a format by name, in any case.
pub fn format() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(["wild", "standard", "classic", "twist", "any"])
        .try_map(|name| name.parse::<Format>().map_err(|error| error.to_string()))
}

/// The text of a file of at most `most` bytes; `-` is stdin. A file in gzip's format is unpacked, and `most` limits the text. Bytes that
/// are no UTF-8 become U+FFFD: a file may be cut off within a letter.
pub fn read_limited(path: &Path, most: u64) -> anyhow::Result<String> {
    let name = path.display();
    let text = read_text(path, most).with_context(|| format!("cannot read {name}"))?;
    if text.len() as u64 > most {
        bail!("{name}: it is longer than {most} bytes, which no deck and no recording is");
    }
    Ok(text)
}

/// The text, with a byte more than `most` if it is longer.
fn read_text(path: &Path, most: u64) -> anyhow::Result<String> {
    let (source, size): (Box<dyn Read>, u64) = if path.as_os_str() == "-" {
        (Box::new(std::io::stdin().lock()), 0)
    } else {
        let file = File::open(path)?;
        let size = file.metadata()?.len();
        (Box::new(file), size)
    };
    let mut source = BufReader::new(source);
    let mut bytes = Vec::with_capacity(usize::try_from(size.min(most)).unwrap_or_default() + 1);
    let first = source.fill_buf()?;
    if first.starts_with(&GZIP) {
        let unpacked = MultiGzDecoder::new(source).take(most + 1).read_to_end(&mut bytes);
        unpacked.context("it is packed by gzip, and damaged or not complete: copy or download it again")?;
    } else if first.contains(&0) {
        // UTF-16 is meant here, too, which some editors write.
        bail!("it is no text in UTF-8");
    } else {
        source.take(most + 1).read_to_end(&mut bytes)?;
    }
    Ok(String::from_utf8(bytes).unwrap_or_else(|bytes| String::from_utf8_lossy(bytes.as_bytes()).into_owned()))
}

/// The bytes with which gzip's format begins (RFC 1952).
const GZIP: [u8; 2] = [0x1f, 0x8b];
