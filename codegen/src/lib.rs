//! The pipeline.

pub mod regenerate;
