//! Answers requests, one per line, as the page's worker does: the native program that the WebAssembly tests compare with.
use std::io::{BufRead as _, Write as _};

fn main() -> anyhow::Result<()> {
    let mut table = cardwright_web::Table::new()?;
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        writeln!(out, "{}", table.answer(&line?))?;
    }
    Ok(())
}
