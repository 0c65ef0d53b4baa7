//! Progress output for a terminal.

use std::io::{ErrorKind, Write, stdout};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;

/// Progress and summaries on standard error; silent with `--quiet`, and without a progress bar if there is no terminal.
#[derive(Debug, Clone, Copy)]
pub struct Terminal {
    quiet: bool,
    verbose: bool,
}

impl Terminal {
    /// Silent if `quiet`; more detailed if `verbose`.
    pub fn new(quiet: bool, verbose: bool) -> Self {
        Self { quiet, verbose }
    }

    /// Prints a line if `--verbose` is set.
    pub fn print_detail(self, line: &str) {
        if self.verbose {
            eprintln!("{line}");
        }
    }

    /// Starts a step of work; its line is replaced by a summary when it ends.
    pub fn step(self, what: &str) -> Step {
        let bar = if self.quiet { ProgressBar::hidden() } else { ProgressBar::new_spinner() };
        if let Ok(style) = ProgressStyle::with_template("{spinner} {prefix} {msg}") {
            bar.set_style(style);
        }
        bar.set_prefix(what.to_owned());
        bar.enable_steady_tick(Duration::from_millis(100));
        Step { bar, what: what.to_owned(), started: Instant::now(), quiet: self.quiet }
    }

    /// Prints a line of the summary.
    pub fn print_summary(self, line: &str) {
        if !self.quiet {
            eprintln!("{line}");
        }
    }
}

/// The number of columns of the terminal, or of the variable `COLUMNS`; `None` for a file or a pipe.
pub fn width() -> Option<u16> {
    let terminal = console::Term::stdout().size_checked().map(|(_, columns)| columns);
    terminal.or_else(|| std::env::var("COLUMNS").ok()?.parse().ok())
}

/// Prints results on standard output. A closed pipe, as with `head`, is not an error.
pub fn print_result(text: &str) -> std::io::Result<()> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

/// Prints a JSON object of this format.
pub fn print_json(format: &str, mut document: Value) -> anyhow::Result<()> {
    document["format"] = format.into();
    print_result(&(serde_json::to_string_pretty(&document)? + "\n"))?;
    Ok(())
}

/// A running step of work.
#[derive(Debug)]
pub struct Step {
    bar: ProgressBar,
    what: String,
    started: Instant,
    quiet: bool,
}

impl Step {
    /// Sets the progress.
    pub fn set_progress(&self, message: impl Into<String>) {
        self.bar.set_message(message.into());
    }

    /// Ends the step and prints its summary and duration.
    pub fn finish(self, summary: &str) {
        self.bar.finish_and_clear();
        if !self.quiet {
            eprintln!("{:>9}  {summary} ({:.1} s)", self.what, self.started.elapsed().as_secs_f64());
        }
    }
}

impl Drop for Step {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
