//! Names that texts use for cards without a link in the card data: `data/aliases.toml`.

use serde::Deserialize;

/// The file as built into the program; caches of compiled texts depend on it.
const FILE: &str = include_str!("../../../data/aliases.toml");

/// The content of `data/aliases.toml`.
#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aliases {
    /// Phrases for the cards that the data lists for another card: "a random basic Totem".
    #[serde(default, rename = "listed")]
    pub card_lists: Vec<ListedCards>,
    /// Tokens whose names share an ending: "a 2/2 Adventurer with a random bonus effect".
    #[serde(default, rename = "family")]
    pub families: Vec<NameFamily>,
}

/// A phrase for the cards that the data lists for another card.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedCards {
    /// The phrase in texts.
    #[serde(rename = "says")]
    pub phrase: String,
    /// The name of the card with the list.
    #[serde(rename = "beside")]
    pub card_name: String,
}

/// Tokens that texts name by the last word only: "Treants".
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameFamily {
    /// The ending of the names.
    pub name: String,
}

/// `data/aliases.toml` is invalid; the message has the line.
#[derive(Debug, Clone, thiserror::Error)]
#[error("data/aliases.toml: {0}")]
pub struct AliasError(Box<toml::de::Error>);

/// Checks the project's own file.
pub fn check() -> Result<(), AliasError> {
    Aliases::load().map(drop)
}

impl Aliases {
    /// The project's own file.
    pub fn load() -> Result<Self, AliasError> {
        Self::parse(FILE)
    }

    /// Parses a file.
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

    /// The name of the card whose list a text refers to; `None` if it has no such phrase.
    pub fn card_with_list(&self, text: &str) -> Option<&str> {
        self.card_lists.iter().find(|it| text.contains(&it.phrase)).map(|it| it.card_name.as_str())
    }

    /// The ending of the names of the tokens that a text refers to; `None` if it has no such phrase.
    pub fn family(&self, text: &str) -> Option<&str> {
        self.families.iter().map(|it| it.name.as_str()).find(|name| text.contains(name))
    }
}
