//! Rules of a player that no tag of the client names.
//!
//! An aura or enchantment gives them to a player as it gives a tag: `aura(YOU).have(&[has(SECRETS_TWICE)])`. Their numbers begin at
//! [`FIRST`], above every tag of the client, so that a reader of tags never takes one for something else. Rules that the client
//! does have a tag for, such as `EXTRA_BATTLECRIES_BASE`, use that tag.
use cardwright_data::GameTag;

use super::read::{ReadResult, Value};

/// The number of the first rule: the client's tags are far below it.
pub const FIRST: u16 = 40_000;

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $number:literal;)*) => {
        $($(#[$doc])* pub const $name: GameTag = GameTag(FIRST + $number);)*

        /// The name of a rule, as cards write it; `None` for a tag of the client.
        ///
        /// ```
        /// use cardwright_vocabulary::script::{player_rule, prelude::*};
        ///
        /// assert_eq!(player_rule::name(SECRETS_TWICE), Some("SECRETS_TWICE"));
        /// assert_eq!(player_rule::name(GameTag::TAUNT), None);
        /// ```
        pub const fn name(rule: GameTag) -> Option<&'static str> {
            match rule {
                $($name => Some(stringify!($name)),)*
                _ => None,
            }
        }

        /// The names of all rules.
        pub(crate) const WORDS: &[&str] = &[$(stringify!($name)),*];

        /// Reads the name of a rule, which takes no values.
        pub(crate) fn read(word: &str, values: Option<&[Value]>) -> ReadResult {
            match word {
                $(stringify!($name) => ReadResult::constant(values, $name.into()),)*
                _ => ReadResult::Unknown,
            }
        }
    };
}

rules! {
    /// "Your Secrets trigger twice." (Commander Rhyssa)
    SECRETS_TWICE = 0;
    /// "Your minions' Combos trigger twice." (Spirit of the Shark, Combo Comet)
    MINION_COMBOS_TWICE = 1;
    /// "Your Kindred effects trigger twice." (Primalfin Challenger)
    KINDRED_TWICE = 2;
    /// "Your Hero Power triggers twice." (Sing-Along Buddy, Chrono-Lord Deios)
    HERO_POWER_TWICE = 3;
    /// "Your end of turn effects trigger twice.": those of all cards, where `END_OF_TURN_TRIGGER` has those of minions (Drakkari
    /// Enchanter, Chrono-Lord Deios).
    END_OF_TURN_TWICE = 4;
    /// "Your spells get double bonus from Spell Damage." (Owlonius); a number doubles as often.
    SPELL_DAMAGE_DOUBLED = 5;
    /// "You gain twice as many Corpses." (Falric); a number doubles as often.
    CORPSES_DOUBLED = 6;
    /// "Your healing effects also give affected minions +2 Health.": how much (Lightsteed).
    HEALING_GIVES_HEALTH = 7;
    /// "Your Infuse cards also Infuse while in your deck." (Afterlife Attendant)
    INFUSES_IN_DECK = 8;
    /// "Whenever you Trade, Discover a card from your deck to draw instead." (Auctioneer Jaxon)
    TRADES_DISCOVER = 9;
    /// "You can't be Overloaded." (Pebbled)
    NO_OVERLOAD = 10;
    /// "Your Choose One cards and powers have both effects combined.": powers, where `CHOOSE_BOTH` is for cards (Fandral Staghelm).
    POWERS_CHOOSE_BOTH = 11;
    /// "Plagues they draw this game are unending." (Helya)
    PLAGUES_UNENDING = 12;
    /// "Your Hero Power gives your hero 1 more Attack this game.": how much is added to what its text marks with `$a` (Groovy Cat).
    HERO_POWER_ATTACK = 13;
    /// "Your Hero Power gains 1 more Armor this game.": how much is added to what its text marks with `$d` (Free Spirit).
    HERO_POWER_ARMOR = 14;
    /// "Frozen until you …": a character that is given this does not thaw at the end of the turn (Colossus of the Cold).
    STAYS_FROZEN = 15;
}
