//! Modifiers and texts of the rules themselves, listed so that a document can name them by number.
use cardwright_data::GameTag;

use super::amount::{Multiplier, Stat};
use super::aura::{Modifier, has, plus_tag};
use super::effect::Effect;
use super::prelude::{
    IT, THIS, YOUR_DECK, discover_from, draw, keep_timeline, play, remove_from_game, rewind_timeline,
};

/// Attack is the number that the enchantment was given.
pub const ATTACK_IS_X: &[Modifier] = &[Stat::Attack.set_to(Multiplier::X)];
/// Health is the number that the enchantment was given.
pub const HEALTH_IS_X: &[Modifier] = &[Stat::Health.set_to(Multiplier::X)];
/// The Cost is the number that the enchantment was given.
pub const COST_IS_X: &[Modifier] = &[Stat::Cost.set_to(Multiplier::X)];
/// More Attack, by the enchantment's number.
pub const ATTACK_PLUS_X: &[Modifier] = &[Stat::Attack.plus(1).times(Multiplier::X)];
/// More Health, by the enchantment's number.
pub const HEALTH_PLUS_X: &[Modifier] = &[Stat::Health.plus(1).times(Multiplier::X)];
/// A higher Cost, by the enchantment's number.
pub const COST_PLUS_X: &[Modifier] = &[Stat::Cost.plus(1).times(Multiplier::X)];
/// Spell Damage +X, where X is the number of the enchantment.
pub const SPELL_DAMAGE_PLUS_X: &[Modifier] = &[Stat::SpellDamage.plus(1).times(Multiplier::X)];
/// The Hero Power deals X more damage, where X is the number of the enchantment.
pub const HERO_POWER_DAMAGE_PLUS_X: &[Modifier] = &[plus_tag(GameTag::HEROPOWER_DAMAGE, 1).times(Multiplier::X)];

/// The Bonus Effects: one keyword each, the keywords of the tokens of Sparkbots with a random Bonus Effect.
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

/// All built-in modifiers, in an order that documents rely on: new ones are added at the end.
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

/// The replacement for drawing in a trade: discovers a card of the deck other than the traded one.
pub const DISCOVER_ANOTHER: &[Effect] = &[discover_from(YOUR_DECK.other())];

/// Removes a card cast from the graveyard from the game.
pub const REMOVE_THIS: &[Effect] = &[remove_from_game(THIS)];

/// The player keeps the timeline.
pub const KEEP_TIMELINE: &[Effect] = &[keep_timeline()];

/// The player rewinds the card's effect.
pub const REWIND_TIMELINE: &[Effect] = &[rewind_timeline()];

/// Plays one of several cards of an effect.
pub const PLAY_IT: &[Effect] = &[play(IT)];

/// All built-in texts, in an order that documents rely on: new ones are added at the end.
pub const BUILTIN_TEXTS: &[&[Effect]] =
    &[DRAW_ANOTHER, REMOVE_THIS, KEEP_TIMELINE, REWIND_TIMELINE, PLAY_IT, DISCOVER_ANOTHER];
