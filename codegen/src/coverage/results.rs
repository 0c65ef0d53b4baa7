//! The results of a test run.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Whether each test passed, by function name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TestResults {
    passed: BTreeMap<String, bool>,
}

/// The reason why results cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// The file cannot be read.
    #[error("{}: {error}", file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// The file contains no test results.
    #[error("{}: neither JUnit XML nor the output of `cargo test`: it contains no test results", file.display())]
    Empty {
        /// The file.
        file: PathBuf,
    },
}

impl TestResults {
    /// Reads a file: JUnit XML as nextest writes it, or the output of `cargo test`.
    pub fn load(file: &Path) -> Result<Self, ResultsError> {
        let text = std::fs::read_to_string(file).map_err(|error| ResultsError::Io { file: file.to_owned(), error })?;
        let results = if text.trim_start().starts_with('<') { Self::junit(&text) } else { Self::libtest(&text) };
        if results.passed.is_empty() { Err(ResultsError::Empty { file: file.to_owned() }) } else { Ok(results) }
    }

    /// The lines `test mage::CS2_029_fireball ... ok` of `cargo test`.
    pub fn libtest(output: &str) -> Self {
        let mut results = Self::default();
        for line in output.lines() {
            let told = line.strip_prefix("test ").and_then(|line| line.rsplit_once(" ... "));
            let Some((name, result)) = told else { continue };
            match result.trim() {
                "ok" => results.record_result(name, true),
                "FAILED" => results.record_result(name, false),
                _ => {}
            }
        }
        results
    }

    /// `<testcase name="…">` with or without a `<failure>` or an `<error>`.
    pub fn junit(xml: &str) -> Self {
        use quick_xml::Reader;
        use quick_xml::events::{BytesStart, Event};
        let mut results = Self::default();
        let mut reader = Reader::from_str(xml);
        let mut open: Option<String> = None;
        let name = |tag: &BytesStart| {
            let name = tag.attributes().flatten().find(|attribute| attribute.key.as_ref() == "name")?;
            Some(name.value.into_owned())
        };
        while let Ok(event) = reader.read_event() {
            #[expect(
                clippy::wildcard_enum_match_arm,
                reason = "quick_xml's enum: other events say nothing about tests"
            )]
            match event {
                Event::Start(tag) if tag.name().as_ref() == "testcase" => {
                    open = name(&tag);
                    if let Some(test) = &open {
                        results.record_result(test, true);
                    }
                }
                Event::Empty(tag) if tag.name().as_ref() == "testcase" => {
                    if let Some(test) = name(&tag) {
                        results.record_result(&test, true);
                    }
                }
                Event::Start(tag) | Event::Empty(tag) => {
                    let kind = tag.name();
                    match (kind.as_ref(), &open) {
                        ("failure" | "error", Some(test)) => results.record_result(test, false),
                        ("skipped", Some(test)) => drop(results.passed.remove(last_name(test))),
                        _ => {}
                    }
                }
                Event::End(tag) if tag.name().as_ref() == "testcase" => open = None,
                Event::Eof => break,
                _ => {}
            }
        }
        results
    }

    /// Whether the test passed; `None` when it did not run.
    pub fn passed(&self, test: &str) -> Option<bool> {
        self.passed.get(test).copied()
    }

    /// Records a result. A card's trial and its hand-written test have the same name: both must pass.
    fn record_result(&mut self, path: &str, passed: bool) {
        *self.passed.entry(last_name(path).to_owned()).or_insert(true) &= passed;
    }
}

fn last_name(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path).trim()
}
