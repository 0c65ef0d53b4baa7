//! Modifiers and texts of the rules themselves, listed so that a document can name them by number.
use cardwright_data::GameTag;

use super::amount::{Multiplier, Stat};
use super::aura::{Modifier, has, plus_tag};
use super::effect::Effect;
use super::prelude::{IT, THIS, YOUR_DECK, discover_from, draw, keep_timeline, play, remove, rewind_timeline};

/// Attack is the number that the enchantment was given.
pub const ATTACK_IS_X: &[Modifier] = &[Stat::Attack.set(1).times(Multiplier::X)];
/// Health is the number that the enchantment was given.
pub const HEALTH_IS_X: &[Modifier] = &[Stat::Health.set(1).times(Multiplier::X)];
/// The Cost is the number that the enchantment was given.
pub const COST_IS_X: &[Modifier] = &[Stat::Cost.set(1).times(Multiplier::X)];
/// So much more Attack.
pub const ATTACK_PLUS_X: &[Modifier] = &[Stat::Attack.plus(1).times(Multiplier::X)];
/// So much more Health.
pub const HEALTH_PLUS_X: &[Modifier] = &[Stat::Health.plus(1).times(Multiplier::X)];
/// Costs so much more.
pub const COST_PLUS_X: &[Modifier] = &[Stat::Cost.plus(1).times(Multiplier::X)];
/// So much more spell damage.
pub const SPELL_DAMAGE_PLUS_X: &[Modifier] = &[Stat::SpellDamage.plus(1).times(Multiplier::X)];
/// The Hero Power deals so much more damage.
pub const HERO_POWER_DAMAGE_PLUS_X: &[Modifier] = &[plus_tag(GameTag::HEROPOWER_DAMAGE, 1).times(Multiplier::X)];

/// The Bonus Effects: one keyword each. They are those of the Sparkbots with random ones, which the data has as tokens.
pub const BONUS_EFFECTS: [&[Modifier]; 8] = [
    &[has(GameTag::DIVINE_SHIELD)],
    &[has(GameTag::TAUNT)],
    &[has(GameTag::RUSH)],
    &[has(GameTag::WINDFURY)],
    &[has(GameTag::POISONOUS)],
    &[has(GameTag::ELUSIVE)],
    &[has(GameTag::REBORN)],
    &[has(GameTag::LIFESTEAL)],
];

/// All of them, in an order that documents rely on: new ones go to the end.
pub const BUILTIN_MODIFIERS: &[&[Modifier]] = &[
    ATTACK_IS_X,
    HEALTH_IS_X,
    ATTACK_PLUS_X,
    HEALTH_PLUS_X,
    COST_PLUS_X,
    SPELL_DAMAGE_PLUS_X,
    BONUS_EFFECTS[0],
    BONUS_EFFECTS[1],
    BONUS_EFFECTS[2],
    BONUS_EFFECTS[3],
    BONUS_EFFECTS[4],
    BONUS_EFFECTS[5],
    BONUS_EFFECTS[6],
    BONUS_EFFECTS[7],
    COST_IS_X,
    HERO_POWER_DAMAGE_PLUS_X,
];

/// Another card is drawn in place of one that is cast when drawn.
pub const DRAW_ANOTHER: &[Effect] = &[draw(1)];

/// What is done instead of drawing for a trade: a card of the deck is discovered, which the traded one is not among.
pub const DISCOVER_ANOTHER: &[Effect] = &[discover_from(YOUR_DECK.other())];

/// What was cast from the graveyard leaves the game.
pub const EXILE_IT: &[Effect] = &[remove(THIS)];

/// The player keeps the timeline.
pub const KEEP_TIMELINE: &[Effect] = &[keep_timeline()];

/// The player rewinds the card's effect.
pub const REWIND_TIMELINE: &[Effect] = &[rewind_timeline()];

/// One of several cards that an effect plays.
pub const PLAY_IT: &[Effect] = &[play(IT)];

/// All texts, in an order that documents rely on: new ones go to the end.
pub const BUILTIN_TEXTS: &[&[Effect]] =
    &[DRAW_ANOTHER, EXILE_IT, KEEP_TIMELINE, REWIND_TIMELINE, PLAY_IT, DISCOVER_ANOTHER];
