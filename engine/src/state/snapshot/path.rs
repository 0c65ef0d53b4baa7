//! Documents that are parsed with the path of an error.
use serde::de::{DeserializeOwned, Deserializer};

/// Parses a document; an error comes with its path, such as `entities[3].zone`, or `.` for the document as a whole.
///
/// In a browser the path is always `.`: the code that follows paths is a tenth of the engine's module there.
///
/// # Errors
/// The path and the message of the first fault.
///
/// ```
/// # use cardwright_engine::state::deserialize_with_path;
/// let json = serde_json::json!([[1, 2], [3, "x"]]);
/// let (path, message) = deserialize_with_path::<Vec<Vec<u8>>, _>(json).unwrap_err();
/// assert_eq!(path, "[1][1]");
/// assert!(message.contains("invalid type"), "{message}");
/// ```
pub fn deserialize_with_path<'de, T: DeserializeOwned, D>(document: D) -> Result<T, (String, String)>
where
    D: Deserializer<'de, Error: std::fmt::Display>,
{
    #[cfg(target_family = "wasm")]
    let result = T::deserialize(document).map_err(|error| (".".to_owned(), error.to_string()));
    #[cfg(not(target_family = "wasm"))]
    let result = serde_path_to_error::deserialize(document)
        .map_err(|error: serde_path_to_error::Error<D::Error>| (error.path().to_string(), error.inner().to_string()));
    result
}
