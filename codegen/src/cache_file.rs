//! Results cached in a file until their inputs change.
//!
//! The first line has the key, which identifies the inputs, and the hash of the rest. A file with another key, or with a
//! changed byte, is ignored.

use std::fs;
use std::path::Path;

use cardwright_data::scratch::Scratch;
use cardwright_data::source::hexadecimal;
use sha2::{Digest, Sha256};

/// The cached content under this key; `None` if there is none, or if the file was changed.
///
/// ```
/// use cardwright::cache_file;
/// let folder = tempfile::tempdir().unwrap();
/// let file = folder.path().join("cache");
/// cache_file::write(&file, "key", b"result");
/// assert_eq!(cache_file::read(&file, "key").as_deref(), Some(&b"result"[..]));
/// assert_eq!(cache_file::read(&file, "another key"), None);
/// ```
pub fn read(file: &Path, key: &str) -> Option<Vec<u8>> {
    let mut content = fs::read(file).ok()?;
    let end = content.iter().position(|byte| *byte == b'\n')?;
    let (first, rest) = (&content[..end], &content[end + 1..]);
    if first != format!("{key} {}", checksum(rest)).as_bytes() {
        return None;
    }
    content.drain(..=end);
    Some(content)
}

/// Writes the cache. If it cannot be written, the previous content or nothing remains.
pub fn write(file: &Path, key: &str, content: &[u8]) {
    let Some(Ok(scratch)) = file.parent().map(Scratch::new_in) else { return };
    let aside = scratch.path().join("cache");
    if fs::write(&aside, [format!("{key} {}\n", checksum(content)).as_bytes(), content].concat()).is_ok() {
        fs::rename(aside, file).ok();
    }
}

fn checksum(content: &[u8]) -> String {
    hexadecimal(&Sha256::digest(content))
}
