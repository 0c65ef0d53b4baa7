//! What a person at a terminal sees while work is going on.

use std::io::{ErrorKind, Write, stdout};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Progress and summaries, on standard error; silent with `--quiet`, without a bar where there is no terminal.
#[derive(Debug, Clone, Copy)]
pub struct Terminal {
    quiet: bool,
}

impl Terminal {
    /// Silent if `quiet`.
    pub fn new(quiet: bool) -> Self {
        Self { quiet }
    }

    /// Begins a step of work; its line turns into a summary when it ends.
    pub fn step(self, what: &str) -> Step {
        let bar = if self.quiet { ProgressBar::hidden() } else { ProgressBar::new_spinner() };
        if let Ok(style) = ProgressStyle::with_template("{spinner} {prefix} {msg}") {
            bar.set_style(style);
        }
        bar.set_prefix(what.to_owned());
        bar.enable_steady_tick(Duration::from_millis(100));
        Step { bar, what: what.to_owned(), started: Instant::now(), quiet: self.quiet }
    }

    /// A line of the summary.
    pub fn say(self, line: &str) {
        if !self.quiet {
            eprintln!("{line}");
        }
    }
}

/// What was asked for, on standard output. A reader that has seen enough, as `head` has, is no error.
pub fn answer(text: &str) -> std::io::Result<()> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

/// A step of work that is going on.
#[derive(Debug)]
pub struct Step {
    bar: ProgressBar,
    what: String,
    started: Instant,
    quiet: bool,
}

impl Step {
    /// Says how far it is.
    pub fn at(&self, message: impl Into<String>) {
        self.bar.set_message(message.into());
    }

    /// Ends the step: what it did, and how long it took.
    pub fn done(self, summary: &str) {
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
