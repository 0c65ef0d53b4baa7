//! The resources in which a game's costs may be written: those that the game declares beside Hearthstone's own.

use cardwright_data::CardClass;

/// A resource that a ruleset declares: its place among a player's pools, and how a cost writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Pool {
    place: u8,
    symbol: u8,
}

/// The maximum number of pools of a player.
pub const POOLS: usize = 6;

impl Pool {
    /// The pool at this place, written with this capital letter.
    ///
    /// # Panics
    /// If there is no such place or it is no capital letter, when the ruleset is compiled.
    pub const fn new(place: u8, symbol: char) -> Self {
        match Self::try_new(place, symbol) {
            Some(pool) => pool,
            None => panic!("a player has six pools, each written with a capital letter but X, which is any number"),
        }
    }

    /// Like [`Self::new`]; `None` if the index or the letter is invalid.
    pub const fn try_new(place: u8, symbol: char) -> Option<Self> {
        let fits = (place as usize) < POOLS && symbol.is_ascii_uppercase() && symbol != 'X';
        if fits { Some(Self { place, symbol: symbol as u8 }) } else { None }
    }

    /// Its place among a player's pools, as a file has it.
    pub const fn number(self) -> u8 {
        self.place
    }

    /// Its place among a player's pools.
    pub const fn place(self) -> usize {
        self.place as usize
    }

    /// Its letter in costs.
    pub const fn symbol(self) -> char {
        self.symbol as char
    }
}

/// The resources in which costs of a game can be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset<'a> {
    /// Its name, for errors.
    pub name: &'static str,
    /// The resources that it declares.
    pub pools: &'a [Pool],
}

/// Hearthstone: mana of one kind, Health, Armor, Corpses.
pub const HEARTHSTONE: Ruleset<'static> = Ruleset { name: "Hearthstone", pools: &[] };

/// Hearthstone's classes whose players get a Corpse for each friendly minion that dies.
pub const GATHER_CORPSES: &[CardClass] = &[CardClass::DeathKnight];

impl Ruleset<'_> {
    /// The resource that is written so.
    pub const fn resource(&self, symbol: u8) -> Option<Pool> {
        let mut at = 0;
        while at < self.pools.len() {
            if self.pools[at].symbol == symbol {
                return Some(self.pools[at]);
            }
            at += 1;
        }
        None
    }
}
