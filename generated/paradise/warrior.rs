//! Warrior cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 80c9893b

/// # Line Cook
///
/// `VAC_337` · Warrior minion · 3 mana · 2/4
///
/// > **Tradeable Taunt**. When you draw this, get a copy of it.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Taunt, Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived VAC_337 922057ab 3289299c 65e21bcd.3e631d91
pub const VAC_337: Power = on(Word::WhenDrawn, &[get(copy_of(THIS))]);

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
/// State: Derived
//~ derived VAC_338 5f6c7e92 66c004af 42134dc5.4339c870
pub const VAC_338: Power =
    abilities(&[spell(&[attach("VAC_338e").to(YOUR_HAND.that(MINION).random())]), twinspell("VAC_338t")]);

/// # Meal in a Cup
///
/// `VAC_338e` · Warrior enchantment · Fire
///
/// > +2/+1.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_338e 84b35c71 f14757bf 31fbfb29.5ee91837
pub const VAC_338e: Power = enchant(&[plus(2, 1)]);

/// # Cup o' Muscle
///
/// `VAC_338t` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · common
///
/// State: Derived
//~ derived VAC_338t a3606cda 603f17f0 97d8c2e1.24b24e6d
pub const VAC_338t: Power =
    abilities(&[spell(&[give(&[plus(2, 1)]).to(YOUR_HAND.that(MINION).random())]), twinspell("VAC_338t2")]);

/// # Cup o' Muscle
///
/// `VAC_338t2` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(Last Drink!)*
///
/// - Set: Perils in Paradise · common
///
/// State: Derived
//~ derived VAC_338t2 b18840fa ca5ef26d a8cefc99.4b53c28c
pub const VAC_338t2: Power = spell(&[give(&[plus(2, 1)]).to(YOUR_HAND.that(MINION).random())]);

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
/// State: Derived
//~ derived VAC_339 941313f7 028532f2 45e8a269.0ca14c29
#[rustfmt::skip]
pub const VAC_339: Power = at_end_of_your_turn(&[summon(card("VAC_339t")), give(&[ATTACK.set(1).times(X)]).times(ATTACK.of(THIS)).to(IT), give(&[HEALTH.set(1).times(X)]).times(HEALTH.of(THIS)).to(IT)]);

/// # Cheese Elemental
///
/// `VAC_339t` · Warrior minion · 1 mana · 1/1
///
/// - Set: Perils in Paradise
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla VAC_339t 15c89bd9 f69627fb d841ee68
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
/// State: Derived
//~ derived VAC_340 a21d0a22 aec392f5 b780850a.df9f526b
#[rustfmt::skip]
pub const VAC_340: Power = whenever(YOU.turn_end()).when(there_is(&ENEMY_DECK.that(MINION))).then(&[destroy(ENEMY_DECK.that(MINION).random()), attach("VAC_340e")]);

/// # Stuffed
///
/// `VAC_340e` · Warrior enchantment
///
/// > +2/+2
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_340e d2bbe275 3c666fce 90ce430f.e24453b5
pub const VAC_340e: Power = enchant(&[plus(2, 2)]);

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
/// State: Derived
//~ derived VAC_341 f7d1cdb9 24ce2e9b 7678af37.282d798c
pub const VAC_341: Power = battlecry(&[destroy(AN_ENEMY_MINION.that(ATTACK.no_more_than(&ATTACK.of(THIS))))]);

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
//~ todo VAC_525 ebf389e3 d71b013f 35d7cc0e.76614ef2
pub const VAC_525: Power = TODO;

/// # Sandwich Tracker
///
/// `VAC_525e` · Warrior enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_525e 98a4c0c5 26c8dbab fdc49f8e
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
//~ todo VAC_525t1 2ea724d8 cfc5d924 3a18ac86.9ddea09d
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
//~ todo VAC_525t2 9adc9c48 4043b8d8 53a1d65f.f902a19e
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
/// State: Derived
//~ derived VAC_526 65d47367 8b1e1636 379a0d81.2a0d8a36
pub const VAC_526: Power =
    spell(&[deal(7).to(A_MINION), give(&[plus(1, 1).times(X)]).times(EXCESS).to(YOUR_HAND.that(MINION).random())]);

/// # Toasty
///
/// `VAC_526e` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_526e 8bb85cb8 22fd770a 9bd3f105.7b07b71a
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
/// State: Derived
//~ derived VAC_527 57ba18a8 7040ad84 babe1d9e.661a0ed7
pub const VAC_527: Power = whenever(THIS.would_take_damage(CARD)).then(&[damage_at_most(1)]);

/// # All You Can Eat
///
/// `VAC_528` · Warrior spell · 3 mana
///
/// > Draw three minions of different minion types.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ todo VAC_528 0153591a d02e9ae5 046d70bc.be6be39e
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
//~ todo VAC_533 61c49bcf 1741e8a4 2110f00d.f2ba2baf
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
/// State: Derived
//~ derived VAC_533t 0489feab 1251045c be5e64ac.74234033
pub const VAC_533t: Power = deathrattle(&[summon(the(ENEMY_DECK.that(MINION).random())).to(OPPONENT)]);

/// # Reserved Spot
///
/// `WORK_021` · Warrior spell · 3 mana
///
/// > Give a random minion in your hand +4/+4. If it's the only one there, reduce its Cost by (2).
///
/// - Set: Perils in Paradise · rare · collectible
/// - Enchantments: Reserved [`WORK_021e`]
///
/// State: Derived
//~ derived WORK_021 d5a5b6cc 397f6e00 6bf2b034.46b9c4c9
#[rustfmt::skip]
pub const WORK_021: Power = spell(&[attach("WORK_021e").to(YOUR_HAND.that(MINION).random()), give(&[cost_less(2)]).to(IT).when(there_are_at_most(1, &YOUR_HAND.that(MINION)))]);

/// # Reserved
///
/// `WORK_021e` · Warrior enchantment
///
/// > +4/+4.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_021e 1aeadf6e 21987355 9664120d.529ecbc5
pub const WORK_021e: Power = enchant(&[plus(4, 4)]);

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
//~ todo WORK_022 2ce840f3 29329bfe 1c824ee1.61f2792e
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
/// State: Derived
//~ derived WORK_022e 9187dd9e 93d0d9f1 dbcbed0e.268eca27
pub const WORK_022e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

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
/// State: Derived
//~ derived WORK_023 1bc61c93 dd1edbcb caf65ce4.c7525145
pub const WORK_023: Power = whenever(THIS.takes_damage(CARD)).then(&[armor(3)]);
