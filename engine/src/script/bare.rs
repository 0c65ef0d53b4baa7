//! Modifiers and texts that no card writes: the rules' own, each with a name so that a file can name it.
use super::amount::{Per, Stat};
use super::aura::Modifier;
use super::effect::Effect;
use super::verb::draw;

/// Attack is the number that the enchantment was given.
pub const ATTACK_IS_X: &[Modifier] = &[Stat::Attack.set(1).times(Per::X)];
/// Health is the number that the enchantment was given.
pub const HEALTH_IS_X: &[Modifier] = &[Stat::Health.set(1).times(Per::X)];
/// So much more Attack.
pub const ATTACK_PLUS_X: &[Modifier] = &[Stat::Attack.plus(1).times(Per::X)];
/// So much more Health.
pub const HEALTH_PLUS_X: &[Modifier] = &[Stat::Health.plus(1).times(Per::X)];
/// Costs so much more.
pub const COST_PLUS_X: &[Modifier] = &[Stat::Cost.plus(1).times(Per::X)];
/// So much more spell damage.
pub const SPELL_DAMAGE_PLUS_X: &[Modifier] = &[Stat::SpellDamage.plus(1).times(Per::X)];

/// Each with its name.
pub const BARE: &[(&str, &[Modifier])] = &[
    ("ATTACK_IS_X", ATTACK_IS_X),
    ("HEALTH_IS_X", HEALTH_IS_X),
    ("ATTACK_PLUS_X", ATTACK_PLUS_X),
    ("HEALTH_PLUS_X", HEALTH_PLUS_X),
    ("COST_PLUS_X", COST_PLUS_X),
    ("SPELL_DAMAGE_PLUS_X", SPELL_DAMAGE_PLUS_X),
];

/// The card that comes in place of one that was cast when drawn.
pub const DRAW_ANOTHER: &[Effect] = &[draw(1)];

/// Each text with its name.
pub const TEXTS: &[(&str, &[Effect])] = &[("DRAW_ANOTHER", DRAW_ANOTHER)];
