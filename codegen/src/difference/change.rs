//! The changes of one card.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardSet, GameTag};
use cardwright_data::sets::Sets;
use serde::{Deserialize, Serialize};

use super::{ComparisonOptions, WordMarks, word_difference};
use crate::header::formatted_text;
use crate::tag_value::{requirement_words, tag_name, value_title};
use cardwright_data::markup::plain;

/// A number printed on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stat {
    /// Mana.
    Cost,
    /// Attack of a minion or weapon.
    Attack,
    /// Health of a minion or hero.
    Health,
    /// Durability of a weapon or location.
    Durability,
    /// Armor of a hero card.
    Armor,
}

impl Stat {
    /// All stats, in the order printed on a card.
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

    /// The card's value; `None` if it has none.
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

/// Tags that a [`Stat`] covers.
const STATS: [GameTag; 5] = [GameTag::COST, GameTag::ATK, GameTag::HEALTH, GameTag::DURABILITY, GameTag::ARMOR];

/// One change of a card.
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
    /// A printed number; `None` if it has none.
    Number {
        /// The stat.
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
    /// The markup of its text; the words are unchanged.
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
        /// The names of both values, if the tag is an enum.
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
    /// A tag that its text refers to; `None` if it does not.
    Refers {
        /// The tag.
        tag: String,
        /// Before.
        from: Option<i64>,
        /// Now.
        to: Option<i64>,
    },
    /// Play requirements. Compared only if both builds have requirements.
    Requirements {
        /// Removed.
        gone: Vec<String>,
        /// Added.
        new: Vec<String>,
    },
    /// The cards that it chooses from, by id. Compared only if both builds have these lists.
    Entourage {
        /// Removed.
        gone: Vec<String>,
        /// Added.
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

/// The scope of a comparison.
#[derive(Debug, Clone, Copy)]
pub struct ComparisonScope<'a> {
    /// The included changes.
    pub options: &'a ComparisonOptions,
    /// The names of sets.
    pub sets: &'a Sets,
    /// Whether both builds have play requirements.
    pub requirements: bool,
    /// Whether both builds have entourage.
    pub entourage: bool,
}

/// All changes of a card.
pub fn changes(old: &CardRecord, new: &CardRecord, told: &ComparisonScope) -> Vec<Change> {
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
    let (from, to) = (visible_text(old), visible_text(new));
    if from != to {
        let words = word_difference(&from, &to, WordMarks::PLAIN);
        out.push(Change::Text { from, to, words });
    } else if old.text != new.text && told.options.everything {
        out.push(Change::Markup { from: old.text.clone(), to: new.text.clone() });
    }
    tags(old, new, told, &mut out);
    let requirements = |card: &CardRecord| -> BTreeSet<String> {
        card.requirements.iter().map(|asked| requirement_words(asked.number, asked.param)).collect()
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

/// A card's text as shown in the collection, without markup and without the keys of the client's own texts
/// (`~GAMEPLAY_ASPROXY_BE_994`), which are empty in English.
pub(super) fn visible_text(card: &CardRecord) -> String {
    let mut parts = card.text.split('~');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let key = part.find(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit() && c != '_').unwrap_or(part.len());
        if part[..key].starts_with(|c: char| c.is_ascii_uppercase()) && part[..key].contains('_') {
            text.push_str(&part[key..]);
        } else {
            text.push('~');
            text.push_str(part);
        }
    }
    plain(&formatted_text(card, &text))
}

fn tags(old: &CardRecord, new: &CardRecord, told: &ComparisonScope, out: &mut Vec<Change>) {
    // A tag without a name says nothing to a reader.
    let shown = |tag: &GameTag| !told.options.cosmetic.contains(tag) && tag.name().is_some();
    let wanted = |tag: &GameTag| told.options.everything || shown(tag);
    let told_otherwise = |tag: &GameTag| *tag == GameTag::CARD_SET || STATS.contains(tag);
    for tag in keys(&old.ints, &new.ints).into_iter().filter(wanted).filter(|tag| !told_otherwise(tag)) {
        let (from, to) = (old.tag(tag).unwrap_or(0), new.tag(tag).unwrap_or(0));
        if from != to {
            let word = |value| value_title(tag, value);
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
    for tag in keys(&before, &now).into_iter().filter(wanted) {
        let (from, to) = (before.get(&tag).copied(), now.get(&tag).copied());
        if from != to {
            out.push(Change::Refers { tag: tag_name(tag), from, to });
        }
    }
}

/// The title of the set in `data/sets.toml`, otherwise Blizzard's name, otherwise its number.
pub(super) fn set_title(sets: &Sets, set: CardSet) -> String {
    let listed = sets.get(set).map(|row| row.title.clone());
    listed.or_else(|| set.title().map(Into::into)).unwrap_or_else(|| set.to_string())
}

fn keys<V>(old: &BTreeMap<GameTag, V>, new: &BTreeMap<GameTag, V>) -> BTreeSet<GameTag> {
    old.keys().chain(new.keys()).copied().collect()
}

/// The elements that are only in the old and only in the new list; `None` if there are none.
fn members(old: &BTreeSet<String>, new: &BTreeSet<String>) -> Option<(Vec<String>, Vec<String>)> {
    let (gone, came) = (old.difference(new).cloned().collect(), new.difference(old).cloned().collect());
    (old != new).then_some((gone, came))
}
