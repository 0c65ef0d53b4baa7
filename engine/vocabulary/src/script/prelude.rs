//! Every word, for `use cardwright_vocabulary::script::prelude::*;`: all that a card file needs.
pub use cardwright_data::{CardClass, CardSet, CardType, GameTag, Race, Rarity, SpellSchool, Zone};

pub use super::activatable::*;
pub use super::amount::*;
pub use super::aura::*;
pub use super::condition::*;
pub use super::cost::{CardFilter, Cost, Part, Resource, mana};
pub use super::effect::*;
pub use super::keyword_ability::keyword;
pub use super::native::{Native, NativeContext, SeenEntity};
pub use super::player_rule::{
    CORPSES_DOUBLED, END_OF_TURN_TWICE, HEALING_GIVES_HEALTH, HERO_POWER_ARMOR, HERO_POWER_ATTACK, HERO_POWER_TWICE,
    INFUSES_IN_DECK, KINDRED_TWICE, MINION_COMBOS_TWICE, NO_OVERLOAD, PLAGUES_UNENDING, POWERS_CHOOSE_BOTH,
    SECRETS_TWICE, SPELL_DAMAGE_DOUBLED, STAYS_FROZEN, TRADES_DISCOVER,
};
pub use super::power::*;
pub use super::ruleset::*;
pub use super::selector::*;
pub use super::trigger::*;
pub use super::verb::*;
pub use super::word::*;
