//! Documents that are parsed with the path of an error.
use serde::de::{DeserializeOwned, Deserializer};
use serde_path_to_error::Track;

/// Parses a document; an error comes with its path, such as `entities[3].zone`, or `.` for the document as a whole.
///
/// The code of `T` is compiled for one erased deserializer: a copy for each format and each path would be a tenth of the engine in
/// a browser.
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
    D: Deserializer<'de>,
    D::Error: std::fmt::Display,
{
    let mut track = Track::new();
    let result = {
        let tracked = serde_path_to_error::Deserializer::new(document, &mut track);
        let erased: &mut dyn erased_serde::Deserializer<'de> =
            &mut <dyn erased_serde::Deserializer<'_>>::erase(tracked);
        T::deserialize(erased)
    };
    result.map_err(|error| (track.path().to_string(), error.to_string()))
}
