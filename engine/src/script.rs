//! The vocabulary that cards are written in, as const data.
//!
//! A card's [`Power`] is a list of abilities. It is plain data: it costs nothing at start-up, and can be printed,
//! compared and checked. A card file needs one line, `use cardwright_engine::script::prelude::*;`, and reads like its text:
//!
//! ```
//! use cardwright_engine::script::prelude::*;
//!
//! /// Deal $6 damage.
//! const FIREBALL: Power = spell(&[deal(6).to(TARGET)]);
//! /// Draw a card for each damaged friendly character.
//! const BATTLE_RAGE: Power = spell(&[draw(1).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))]);
//! /// Whenever you cast a spell, draw a card.
//! const AUCTIONEER: Power = whenever(YOU.cast(SPELL)).then(&[draw(1)]);
//! /// Your other minions have +1/+1.
//! const CHAMPION: Power = aura(OTHER_FRIENDLY_MINIONS).gives("ZZ_MIGHT");
//! /// The next spell you cast this turn costs (2) less.
//! const PREPARATION: Power = spell(&[attach("ZZ_PREPARED").to(CONTROLLER)]);
//! const ITS_ENCHANTMENT: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.cast(SPELL)).this_turn();
//! ```
//!
//! | what | words |
//! | --- | --- |
//! | [`word`] | `spell battlecry deathrattle combo hero_power …`: effects under a word |
//! | [`effect`] | `deal heal draw summon destroy attach …`: what is done |
//! | [`selector`] | `TARGET ENEMY_MINIONS YOUR_HAND IT THAT …`: to whom |
//! | [`amount`] | `.for_each(…) .times(ATTACK.of(…)) THAT_MUCH X`: how much |
//! | [`condition`] | `DAMAGED BEAST there_is(…) chance(50)`: if |
//! | [`trigger`] | `whenever after at_end_of_your_turn`: answers to events |
//! | [`aura`] | `aura enchant plus cost_less has`: what numbers and keywords become |
//! | [`cost`], [`activatable`] | `mana(2).and(…)`, `activated(…)`: what a player can do besides |
//! | [`native`] | what no word says |
//!
//! Other cards are named by id, never by Rust path, so that a file needs no other set and every mention can be printed
//! and checked against the registry. A target is declared where it is first mentioned: `destroy(AN_ENEMY_MINION)`.
//!
//! # Versions
//! [`VERSION`] rises when a word is renamed, goes, or means something else, so that card files have to change; what to
//! change stands in `engine/src/script/MIGRATION.md` under that number. New words do not raise it.
#![allow(clippy::return_self_not_must_use, reason = "words stand in constants, where an unused one cannot hide")]
#![allow(clippy::large_types_passed_by_value, reason = "words run when cards are compiled")]

/// The version of the vocabulary; see [the module](self).
pub const VERSION: u32 = 2;

pub mod activatable;
pub mod amount;
pub mod aura;
pub mod bare;
pub mod block;
pub mod condition;
pub mod cost;
pub mod digest;
pub mod effect;
pub mod explain;
pub mod factory;
pub mod json;
pub mod mention;
pub mod native;
pub mod power;
pub mod prelude;
pub mod ruleset;
pub mod selector;
pub mod source;
pub mod trigger;
pub mod verb;
pub mod word;

pub use power::{Ability, Power, Status};
