//! A person takes over what the generator wrote.

use crate::mark::{Mark, State};

/// The text of a file in which the body of `key` is a person's from now on; `None` if the generator wrote none for it there.
pub fn adopt(text: &str, key: &str) -> Option<String> {
    let own = |line: &&str| Mark::parse(line).is_some_and(|mark| mark.key == key && mark.wrote.is_some());
    let line = text.lines().find(own)?;
    let mark = Mark { word: State::Done.word().to_owned(), wrote: None, ..Mark::parse(line)? };
    Some(text.replacen(line, &mark.to_string(), 1))
}
