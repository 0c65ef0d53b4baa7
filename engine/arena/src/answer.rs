//! What was asked for, on standard output. A reader that has seen enough, as `head` has, is no error.
use std::fmt::Arguments;
use std::io::{ErrorKind, Result, Write as _, stdout};

/// Writes text, and an end of line.
///
/// # Errors
/// Standard output cannot be written, and not because its reader has gone.
pub fn line(text: Arguments<'_>) -> Result<()> {
    write(format_args!("{text}\n"))
}

/// Writes text as it is.
///
/// # Errors
/// Standard output cannot be written, and not because its reader has gone.
pub fn write(text: Arguments<'_>) -> Result<()> {
    let mut out = stdout().lock();
    unless_gone(out.write_fmt(text).and_then(|()| out.flush()))
}

/// What came of writing, where a reader that has gone is no error.
///
/// # Errors
/// Those of any other cause.
pub fn unless_gone(written: Result<()>) -> Result<()> {
    match written {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// Writes a line, as `println!` does, from a function that returns a result.
macro_rules! answer {
    ($($what:tt)*) => {
        $crate::answer::line(format_args!($($what)*))?
    };
}

/// Writes text that has its ends of lines, as `print!` does, from a function that returns a result.
macro_rules! answer_text {
    ($($what:tt)*) => {
        $crate::answer::write(format_args!($($what)*))?
    };
}
