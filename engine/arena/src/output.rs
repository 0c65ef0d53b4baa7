//! Writing to standard output. A closed pipe, as with `head`, is not an error.
use std::fmt::Arguments;
use std::io::{ErrorKind, Result, Write as _, stdout};

/// Writes text and flushes it.
pub fn write(text: Arguments<'_>) -> Result<()> {
    let mut out = stdout().lock();
    ignore_broken_pipe(out.write_fmt(text).and_then(|()| out.flush()))
}

/// Turns the error of a closed pipe into success.
pub fn ignore_broken_pipe(written: Result<()>) -> Result<()> {
    match written {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// Writes text as `print!` does, from a function that returns a result.
macro_rules! out {
    ($($text:tt)*) => {
        $crate::output::write(format_args!($($text)*))?
    };
}

/// Writes a line as `println!` does, from a function that returns a result.
macro_rules! outln {
    ($($text:tt)*) => {
        $crate::output::write(format_args!("{}\n", format_args!($($text)*)))?
    };
}
