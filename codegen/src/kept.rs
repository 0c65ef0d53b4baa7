//! Results that are kept in a file until what they were made from changes.
//!
//! The first line is the key, which stands for what it was made from, and the sum of what follows. A file that has
//! another key, or that has changed by one byte, counts as none.

use std::fs;
use std::path::Path;

use cardwright_data::scratch::Scratch;
use cardwright_data::source::hexadecimal;
use sha2::{Digest, Sha256};

/// What was kept under the key; `None` where there is nothing, where something else was, or where it has changed since.
///
/// ```
/// use cardwright::kept;
/// let folder = tempfile::tempdir().unwrap();
/// let file = folder.path().join("kept");
/// kept::write(&file, "key", b"result");
/// assert_eq!(kept::read(&file, "key").as_deref(), Some(&b"result"[..]));
/// assert_eq!(kept::read(&file, "another key"), None);
/// ```
pub fn read(file: &Path, key: &str) -> Option<Vec<u8>> {
    let mut content = fs::read(file).ok()?;
    let end = content.iter().position(|byte| *byte == b'\n')?;
    let (first, rest) = (&content[..end], &content[end + 1..]);
    if first != format!("{key} {}", sum(rest)).as_bytes() {
        return None;
    }
    content.drain(..=end);
    Some(content)
}

/// Keeps something. If it cannot be written, only time is lost: what was there before stays, or nothing.
pub fn write(file: &Path, key: &str, content: &[u8]) {
    let Some(Ok(scratch)) = file.parent().map(Scratch::new_in) else { return };
    let aside = scratch.path().join("kept");
    if fs::write(&aside, [format!("{key} {}\n", sum(content)).as_bytes(), content].concat()).is_ok() {
        fs::rename(aside, file).ok();
    }
}

fn sum(content: &[u8]) -> String {
    hexadecimal(&Sha256::digest(content))
}
