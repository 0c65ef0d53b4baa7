//! Warrior cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Line Cook
///
/// `VAC_337` · Warrior minion · 3 mana · 2/4
///
/// > **Tradeable Taunt**. When you draw this, get a copy of it.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Taunt, Tradeable, Deck Action Cost
///
/// State: Todo
//~ VAC_337 todo e6e6abd3 26a5a186
pub const VAC_337: Power = TODO;

/// # Cup o' Muscle
///
/// `VAC_338` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Enchantments: Meal in a Cup [`VAC_338e`]
/// - Tokens: Cup o' Muscle [`VAC_338t`], Cup o' Muscle [`VAC_338t2`]
///
/// State: Todo
//~ VAC_338 todo b1d695cf 344fe1c9
pub const VAC_338: Power = TODO;

/// # Meal in a Cup
///
/// `VAC_338e` · Warrior enchantment · Fire
///
/// > +2/+1.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_338e todo f3c422f1 9f3c050c
pub const VAC_338e: Power = TODO;

/// # Cup o' Muscle
///
/// `VAC_338t` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · common
///
/// State: Todo
//~ VAC_338t todo 28adb88e 87e26b71
pub const VAC_338t: Power = TODO;

/// # Cup o' Muscle
///
/// `VAC_338t2` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(Last Drink!)*
///
/// - Set: Perils in Paradise · common
///
/// State: Todo
//~ VAC_338t2 todo 8be5d9ca 6b5aa001
pub const VAC_338t2: Power = TODO;

/// # Muensterosity
///
/// `VAC_339` · Warrior minion · 9 mana · 6/9
///
/// > **Taunt**. At the end of your turn, summon an Elemental with stats equal to this minion's.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Tokens: Cheese Elemental [`VAC_339t`]
///
/// State: Todo
//~ VAC_339 todo 5163ae9e 41c44a78
pub const VAC_339: Power = TODO;

/// # Cheese Elemental
///
/// `VAC_339t` · Warrior minion · 1 mana · 1/1
///
/// - Set: Perils in Paradise
/// - Minion type: Elemental
///
/// State: Vanilla
//~ VAC_339t vanilla 234d7646 0e2335fe
pub const VAC_339t: Power = VANILLA;

/// # Hamm, the Hungry
///
/// `VAC_340` · Warrior minion · 6 mana · 3/3
///
/// > **Druid Tourist Taunt**. At the end of your turn, eat a minion in the enemy's deck to gain +2/+2.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Taunt, Druid Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 2, `4357` = 1
/// - Enchantments: Stuffed [`VAC_340e`]
///
/// State: Todo
//~ VAC_340 todo e8dbd357 1d0ce16d
pub const VAC_340: Power = TODO;

/// # Stuffed
///
/// `VAC_340e` · Warrior enchantment
///
/// > +2/+2
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_340e todo 794ca351 69b1f83e
pub const VAC_340e: Power = TODO;

/// # Undercooked Calamari
///
/// `VAC_341` · Warrior minion · 4 mana · 3/4
///
/// > **Battlecry:** Destroy an enemy minion with Attack less than or equal to this minion's.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Target: "Destroy an enemy minion with Attack less than or equal to this minion's."
///
/// State: Todo
//~ VAC_341 todo d77ccf08 b6e0dd44
pub const VAC_341: Power = TODO;

/// # The Ryecleaver
///
/// `VAC_525` · Warrior weapon · 5 mana · 4/2 durability
///
/// > **Battlecry and Deathrattle:** Get a Slice of Bread. *(Get 2 to Sandwich any minions in between!)*
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Sandwich Tracker [`VAC_525e`]
/// - Tokens: Slice of Bread [`VAC_525t1`], Minion Sandwich [`VAC_525t2`]
///
/// State: Todo
//~ VAC_525 todo 8b253c01 3a0a1e1d
pub const VAC_525: Power = TODO;

/// # Sandwich Tracker
///
/// `VAC_525e` · Warrior enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_525e todo d8844647 bf33c7fb
pub const VAC_525e: Power = TODO;

/// # Slice of Bread
///
/// `VAC_525t1` · Warrior spell · 0 mana
///
/// > *Get another Slice of Bread to stuff all minions in between into a 2-Cost Sandwich!*
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_525t1 todo d3afebf8 8e227ca8
pub const VAC_525t1: Power = TODO;

/// # Minion Sandwich
///
/// `VAC_525t2` · Warrior spell · 2 mana
///
/// > Summon the minions stuffed in this Sandwich.@Summon the {0} \|4(minion, minions) stuffed in this Sandwich.
///
/// - Set: Perils in Paradise
/// - Tags: `1724` = 1
///
/// State: Todo
//~ VAC_525t2 todo 70f6b799 c7d85c15
pub const VAC_525t2: Power = TODO;

/// # Char
///
/// `VAC_526` · Warrior spell · Fire · 4 mana
///
/// > Deal $7 damage to a minion. Give a random minion in your hand stats equal to the excess damage.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Enchantments: Toasty [`VAC_526e`]
///
/// State: Todo
//~ VAC_526 todo c1cc686a 30e13c04
pub const VAC_526: Power = TODO;

/// # Toasty
///
/// `VAC_526e` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_526e todo df4dceaa c947e2e1
pub const VAC_526e: Power = TODO;

/// # Draconic Delicacy
///
/// `VAC_527` · Warrior minion · 8 mana · 6/6
///
/// > **Rush**, **Elusive** Can only take 1 damage at a time.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Rush, Elusive
///
/// State: Todo
//~ VAC_527 todo 40cf4da5 c96f4471
pub const VAC_527: Power = TODO;

/// # All You Can Eat
///
/// `VAC_528` · Warrior spell · 3 mana
///
/// > Draw three minions of different minion types.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ VAC_528 todo d8c57cf0 fa3c8503
pub const VAC_528: Power = TODO;

/// # Food Fight
///
/// `VAC_533` · Warrior spell · 3 mana
///
/// > Summon a 0/4 Entrée for your opponent. When it dies, summon a minion from your deck.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Refers to: Deathrattle
/// - Tokens: Entrée [`VAC_533t`]
///
/// State: Todo
//~ VAC_533 todo 75050b0e 842b291a
pub const VAC_533: Power = TODO;

/// # Entrée
///
/// `VAC_533t` · Warrior minion · 3 mana · 0/4
///
/// > **Deathrattle:** Your opponent summons a minion from their deck.
///
/// - Set: Perils in Paradise
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ VAC_533t todo d3139590 ffda5ca5
pub const VAC_533t: Power = TODO;

/// # Reserved Spot
///
/// `WORK_021` · Warrior spell · 3 mana
///
/// > Give a random minion in your hand +4/+4. If it's the only one there, reduce its Cost by (2).
///
/// - Set: Perils in Paradise · rare · collectible
/// - Enchantments: Reserved [`WORK_021e`]
///
/// State: Todo
//~ WORK_021 todo b1141c2a b490e139
pub const WORK_021: Power = TODO;

/// # Reserved
///
/// `WORK_021e` · Warrior enchantment
///
/// > +4/+4.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_021e todo 270691da 1b0ee0d9
pub const WORK_021e: Power = TODO;

/// # Punch Card
///
/// `WORK_022` · Warrior spell · 3 mana
///
/// > Give your hero +3 Attack and "Also damages adjacent minions" this turn.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Enchantments: Punched In [`WORK_022e`]
///
/// State: Todo
//~ WORK_022 todo 499332c8 ec6a741c
pub const WORK_022: Power = TODO;

/// # Punched In
///
/// `WORK_022e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ WORK_022e todo 39ed429e 932e881c
pub const WORK_022e: Power = TODO;

/// # Alloy Advisor
///
/// `WORK_023` · Warrior minion · 4 mana · 2/6
///
/// > **Taunt** Whenever this takes damage, gain 3 Armor.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt
///
/// State: Todo
//~ WORK_023 todo c26efdd3 abe1e5ff
pub const WORK_023: Power = TODO;
