//! What texts call cards by that no link of the data tells: `data/aliases.toml`.

use serde::Deserialize;

/// The file, as the program was built with it: what is kept of texts that were read depends on it.
const FILE: &str = include_str!("../../../data/aliases.toml");

/// `data/aliases.toml`.
#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Aliases {
    /// "a random basic Totem": the data lists the cards beside another one.
    #[serde(default)]
    listed: Vec<Listed>,
    /// "a 2/2 Adventurer with a random bonus effect": tokens whose names end so.
    #[serde(default, rename = "family")]
    families: Vec<Family>,
}

#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    says: String,
    beside: String,
}

#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Family {
    name: String,
}

/// `data/aliases.toml` is not as it should be; the message names the line.
#[derive(Debug, Clone, thiserror::Error)]
#[error("data/aliases.toml: {0}")]
pub struct AliasError(Box<toml::de::Error>);

/// Whether the project's own file is as it should be.
pub fn check() -> Result<(), AliasError> {
    Aliases::load().map(drop)
}

impl Aliases {
    /// The project's own file.
    pub fn load() -> Result<Self, AliasError> {
        Self::parse(FILE)
    }

    fn parse(text: &str) -> Result<Self, AliasError> {
        toml::from_str(text).map_err(|error| AliasError(Box::new(error)))
    }

    /// The name of the card beside which the data lists what a plain text means.
    pub fn lister(&self, text: &str) -> Option<&str> {
        self.listed.iter().find(|it| text.contains(&it.says)).map(|it| it.beside.as_str())
    }

    /// How the names of the tokens end that a plain text means.
    pub fn family(&self, text: &str) -> Option<&str> {
        self.families.iter().map(|it| it.name.as_str()).find(|name| text.contains(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_leads_to_the_card_that_lists_and_to_a_family() {
        let text = "[[listed]]\nsays = \"odd Totem\"\nbeside = \"Odd Call\"\n[[family]]\nname = \"Oddling\"";
        let aliases = Aliases::parse(text).unwrap();
        assert_eq!(aliases.lister("Summon an odd Totem."), Some("Odd Call"));
        assert_eq!(aliases.lister("Summon a Totem."), None);
        assert_eq!(aliases.family("Summon a 2/2 Oddling."), Some("Oddling"));
        assert_eq!(aliases.family("Summon a 2/2 Treant."), None);
    }

    #[test]
    fn a_fault_is_told_with_its_line() {
        let fault = |text: &str| Aliases::parse(text).unwrap_err().to_string();
        assert!(fault("[[listed]]\nsays = \"x\"\nby = \"y\"").contains("line 3"));
        assert!(fault("[[listed]]\nsays = \"x\"").contains("missing field `beside`"));
    }

    #[test]
    fn the_projects_own_file_is_well_formed() {
        let aliases = Aliases::load().unwrap_or_else(|error| panic!("{error}"));
        assert!(!aliases.listed.is_empty() && !aliases.families.is_empty());
    }
}
