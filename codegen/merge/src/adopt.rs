//! A person takes over what the generator wrote.

use crate::mark::{Mark, Wrote};

/// The text of a file in which the body of `key` is a person's from now on; `None` if the generator wrote none for it there.
pub fn adopt(text: &str, key: &str) -> Option<String> {
    let own = |line: &&str| Mark::parse(line).is_some_and(|mark| mark.key == key && mark.wrote != Wrote::Done);
    let line = text.lines().find(own)?;
    let mark = Mark { wrote: Wrote::Done, ..Mark::parse(line)? };
    Some(text.replacen(line, &mark.to_string(), 1))
}
