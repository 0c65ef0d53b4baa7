//! What texts call cards by that no link of the data tells: `data/aliases.toml`.

use serde::Deserialize;

/// The file, as the program was built with it: what is kept of texts that were read depends on it.
const FILE: &str = include_str!("../../../data/aliases.toml");

/// `data/aliases.toml`.
#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aliases {
    /// "a random basic Totem": the data lists the cards beside another one.
    #[serde(default)]
    pub listed: Vec<Listed>,
    /// "a 2/2 Adventurer with a random bonus effect": tokens whose names end so.
    #[serde(default, rename = "family")]
    pub families: Vec<Family>,
}

/// Words that mean the cards which the data lists beside a card.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    /// What a text says.
    pub says: String,
    /// The name of the card beside which the data lists them.
    pub beside: String,
}

/// Tokens that texts call by the end of their names.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    /// How the names end.
    pub name: String,
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

    /// Reads a file of this form.
    ///
    /// # Errors
    /// See [`AliasError`].
    ///
    /// ```
    /// use cardwright::catalog::aliases::Aliases;
    /// let aliases = Aliases::parse("[[family]]\nname = \"Treant\"").unwrap();
    /// assert_eq!(aliases.family("Summon a 2/2 Treant."), Some("Treant"));
    /// ```
    pub fn parse(text: &str) -> Result<Self, AliasError> {
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
