//! The file of each card.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use cardwright_data::CardRecord;
use cardwright_data::enums::CardClass;
use cardwright_data::sets::Sets;
use heck::ToSnakeCase;

/// The file of a card: a set's folder and a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placement {
    /// Index of the set's row in `data/sets.toml`.
    pub set: usize,
    /// The class whose file it is.
    pub class: CardClass,
}

impl Placement {
    /// The module of the class: `demon_hunter`.
    pub fn class_module(&self) -> String {
        self.class.title().to_snake_case()
    }

    /// The class of the player in the card's tests; for a neutral card, any class works.
    pub fn test_class(&self) -> CardClass {
        if self.class == CardClass::Neutral { CardClass::Mage } else { self.class }
    }

    /// The file below `generated/` and `tests/`: `legacy/mage.rs`.
    pub fn path(&self, sets: &Sets) -> PathBuf {
        Path::new(self.module_of_set(sets)).join(self.class_module()).with_extension("rs")
    }

    /// The module of the set: `legacy`.
    pub fn module_of_set<'a>(&self, sets: &'a Sets) -> &'a str {
        &sets.sets[self.set].module
    }
}

/// The file of each selected card.
///
/// A token or an enchantment stands in the file of the card that it belongs to (the longest chosen id that its own id
/// begins with), so that an implementer has them before his eyes together.
pub fn placements(
    all: &BTreeMap<String, CardRecord>,
    chosen: &BTreeSet<String>,
    sets: &Sets,
) -> BTreeMap<String, Placement> {
    let mut placements: BTreeMap<String, Placement> = BTreeMap::new();
    // Ids come in order, so that an owner's home is known before its tokens' is asked for.
    for id in chosen {
        let record = &all[id];
        let own_set = set_row(sets, record);
        let owner = if record.collectible() { None } else { owner(id, &placements).map(|owner| placements[owner]) };
        let home = match (own_set, owner) {
            (Some(set), Some(owner)) if owner.set == set => owner,
            (Some(set), _) => Placement { set, class: class_file(record) },
            (None, Some(owner)) => owner,
            // A root of no listed set, such as a basic hero, stands in the first set.
            (None, None) => Placement { set: 0, class: class_file(record) },
        };
        placements.insert(id.clone(), home);
    }
    placements
}

/// The row of the record's set in `data/sets.toml`.
pub fn set_row(sets: &Sets, record: &CardRecord) -> Option<usize> {
    sets.sets.iter().position(|row| row.set() == record.set())
}

/// The longest proper prefix of `id` that is a placed card's id.
fn owner<'a>(id: &str, placements: &'a BTreeMap<String, Placement>) -> Option<&'a str> {
    (1..id.len())
        .rev()
        .filter(|&end| !id.as_bytes()[end].is_ascii_digit() || !id.as_bytes()[end - 1].is_ascii_digit())
        .find_map(|end| placements.get_key_value(&id[..end]))
        .map(|(owner, _)| owner.as_str())
}

/// The class whose file has the card, by the card's own class; cards without a class that has decks are neutral.
fn class_file(record: &CardRecord) -> CardClass {
    use CardClass as C;
    match record.classes().first().copied() {
        Some(
            class @ (C::DeathKnight
            | C::DemonHunter
            | C::Druid
            | C::Hunter
            | C::Mage
            | C::Paladin
            | C::Priest
            | C::Rogue
            | C::Shaman
            | C::Warlock
            | C::Warrior),
        ) => class,
        _ => C::Neutral,
    }
}
