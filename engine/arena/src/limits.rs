//! Limits on input and resources, so that hostile or mistaken input is refused at once.
use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, bail};
use cardwright_data::Format;
use clap::builder::{PossibleValuesParser, TypedValueParser};

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

/// The text of a file of at most `most` bytes; `-` is stdin.
pub fn read_limited(path: &Path, most: u64) -> anyhow::Result<String> {
    let name = path.display();
    let mut text = String::new();
    let read = if path.as_os_str() == "-" {
        std::io::stdin().lock().take(most + 1).read_to_string(&mut text)
    } else {
        File::open(path).and_then(|file| file.take(most + 1).read_to_string(&mut text))
    };
    if read.with_context(|| format!("cannot read {name}"))? as u64 > most {
        bail!("{name}: it is longer than {most} bytes, which no deck and no recording is");
    }
    Ok(text)
}
