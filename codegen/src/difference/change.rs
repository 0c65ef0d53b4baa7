//! What changed about one card.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardSet, GameTag};
use cardwright_data::sets::Sets;
use serde::{Deserialize, Serialize};

use super::{Scope, WordMarks, word_difference};
use crate::tag_value::{requirement_words, tag_name, value_title};
use cardwright_text::markup::plain;

/// A number that a card prints.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stat {
    /// Mana.
    Cost,
    /// Of a minion or weapon.
    Attack,
    /// Of a minion or hero.
    Health,
    /// Of a weapon or location.
    Durability,
    /// Of a hero card.
    Armor,
}

impl Stat {
    /// All of them, as a card prints them.
    pub const ALL: [Self; 5] = [Self::Cost, Self::Attack, Self::Health, Self::Durability, Self::Armor];

    /// Its name.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Cost => "cost",
            Self::Attack => "attack",
            Self::Health => "health",
            Self::Durability => "durability",
            Self::Armor => "armor",
        }
    }

    /// The card's number; `None` for a card that has none.
    pub fn of(self, card: &CardRecord) -> Option<i64> {
        match self {
            Self::Cost => card.cost(),
            Self::Attack => card.attack(),
            Self::Health => card.health(),
            Self::Durability => card.durability(),
            Self::Armor => card.armor(),
        }
    }
}

/// Tags that a [`Stat`] tells.
const STATS: [GameTag; 5] = [GameTag::COST, GameTag::ATK, GameTag::HEALTH, GameTag::DURABILITY, GameTag::ARMOR];

/// One thing about a card that is not as it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Change {
    /// Its English name.
    Name {
        /// Before.
        from: String,
        /// Now.
        to: String,
    },
    /// Its set, by the set's name for people.
    Set {
        /// Before.
        from: String,
        /// Now.
        to: String,
    },
    /// A number that it prints; `None` where it has none.
    Number {
        /// Which.
        of: Stat,
        /// Before.
        from: Option<i64>,
        /// Now.
        to: Option<i64>,
    },
    /// Its English text.
    Text {
        /// Before, without markup.
        from: String,
        /// Now.
        to: String,
        /// Word by word: `Deal [-5-]{+6+} damage.`
        words: String,
    },
    /// The markup of its text, while the words are the same.
    Markup {
        /// Before, as the data has it.
        from: String,
        /// Now.
        to: String,
    },
    /// A tag; one that is absent is 0.
    Tag {
        /// Its name, or its number.
        tag: String,
        /// Before.
        from: i64,
        /// Now.
        to: i64,
        /// What the two stand for, where the tag is an enum's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        meaning: Option<[String; 2]>,
    },
    /// A text other than name and card text; one that is absent is "".
    Words {
        /// Its tag.
        tag: String,
        /// Before.
        from: String,
        /// Now.
        to: String,
    },
    /// A tag that its text speaks of; `None` where it does not.
    Refers {
        /// The tag.
        tag: String,
        /// Before.
        from: Option<i64>,
        /// Now.
        to: Option<i64>,
    },
    /// What playing it requires. Told only between builds that both have requirements.
    Requirements {
        /// No longer.
        gone: Vec<String>,
        /// Newly.
        new: Vec<String>,
    },
    /// The cards that it chooses from, by id. Told only between builds that both have such lists.
    Entourage {
        /// No longer.
        gone: Vec<String>,
        /// Newly.
        new: Vec<String>,
    },
    /// Its number in the game's database.
    DbfId {
        /// Before.
        from: i64,
        /// Now.
        to: i64,
    },
}

/// What is told of changes.
#[derive(Debug, Clone, Copy)]
pub struct Told<'a> {
    /// How much.
    pub scope: &'a Scope,
    /// How sets are named.
    pub sets: &'a Sets,
    /// Whether both builds have play requirements.
    pub requirements: bool,
    /// Whether both builds have entourage.
    pub entourage: bool,
}

/// Everything that changed about a card.
pub fn changes(old: &CardRecord, new: &CardRecord, told: &Told) -> Vec<Change> {
    let mut out = Vec::new();
    if old.name != new.name {
        out.push(Change::Name { from: old.name.clone(), to: new.name.clone() });
    }
    if old.set() != new.set() {
        out.push(Change::Set { from: set_title(told.sets, old.set()), to: set_title(told.sets, new.set()) });
    }
    for of in Stat::ALL {
        let (from, to) = (of.of(old), of.of(new));
        if from != to {
            out.push(Change::Number { of, from, to });
        }
    }
    let (from, to) = (plain(&old.text), plain(&new.text));
    if from != to {
        let words = word_difference(&from, &to, WordMarks::PLAIN);
        out.push(Change::Text { from, to, words });
    } else if old.text != new.text && told.scope.everything {
        out.push(Change::Markup { from: old.text.clone(), to: new.text.clone() });
    }
    tags(old, new, told, &mut out);
    let requirements = |card: &CardRecord| -> BTreeSet<String> {
        card.requirements.iter().map(|asked| requirement_words(asked.req, asked.param)).collect()
    };
    if told.requirements
        && let Some((gone, new)) = members(&requirements(old), &requirements(new))
    {
        out.push(Change::Requirements { gone, new });
    }
    let entourage = |card: &CardRecord| -> BTreeSet<String> { card.entourage.iter().cloned().collect() };
    if told.entourage
        && let Some((gone, new)) = members(&entourage(old), &entourage(new))
    {
        out.push(Change::Entourage { gone, new });
    }
    if old.dbf_id != new.dbf_id {
        out.push(Change::DbfId { from: old.dbf_id, to: new.dbf_id });
    }
    out
}

fn tags(old: &CardRecord, new: &CardRecord, told: &Told, out: &mut Vec<Change>) {
    let wanted = |tag: &GameTag| told.scope.everything || !told.scope.cosmetic.contains(tag);
    let told_otherwise = |tag: &GameTag| *tag == GameTag::CARD_SET || STATS.contains(tag);
    for tag in keys(&old.ints, &new.ints).into_iter().filter(wanted).filter(|tag| !told_otherwise(tag)) {
        let (from, to) = (old.tag(tag).unwrap_or(0), new.tag(tag).unwrap_or(0));
        if from != to {
            let word = |value| value_title(tag, value).map(str::to_owned);
            let meaning = match (word(from), word(to)) {
                (None, None) => None,
                (from_word, to_word) => {
                    Some([from_word.unwrap_or_else(|| from.to_string()), to_word.unwrap_or_else(|| to.to_string())])
                }
            };
            out.push(Change::Tag { tag: tag_name(tag), from, to, meaning });
        }
    }
    let name_or_text = [GameTag::CARDNAME, GameTag::CARDTEXT];
    for tag in keys(&old.strings, &new.strings).into_iter().filter(wanted).filter(|tag| !name_or_text.contains(tag)) {
        let text = |card: &CardRecord| card.strings.get(&tag).cloned().unwrap_or_default();
        let (from, to) = (text(old), text(new));
        if from != to {
            out.push(Change::Words { tag: tag_name(tag), from, to });
        }
    }
    let referred = |card: &CardRecord| card.referenced.iter().copied().collect::<BTreeMap<GameTag, i64>>();
    let (before, now) = (referred(old), referred(new));
    for tag in keys(&before, &now) {
        let (from, to) = (before.get(&tag).copied(), now.get(&tag).copied());
        if from != to {
            out.push(Change::Refers { tag: tag_name(tag), from, to });
        }
    }
}

/// The set's title in `data/sets.toml`, else Blizzard's, else its number.
pub(super) fn set_title(sets: &Sets, set: CardSet) -> String {
    let listed = sets.get(set).map(|row| row.title.clone());
    listed.or_else(|| set.title().map(str::to_owned)).unwrap_or_else(|| set.to_string())
}

fn keys<V>(old: &BTreeMap<GameTag, V>, new: &BTreeMap<GameTag, V>) -> BTreeSet<GameTag> {
    old.keys().chain(new.keys()).copied().collect()
}

/// What is only in the old and only in the new; `None` where both hold the same.
fn members(old: &BTreeSet<String>, new: &BTreeSet<String>) -> Option<(Vec<String>, Vec<String>)> {
    let (gone, came) = (old.difference(new).cloned().collect(), new.difference(old).cloned().collect());
    (old != new).then_some((gone, came))
}
