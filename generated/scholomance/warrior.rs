//! Warrior cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file dc2d033a

/// # Athletic Studies
///
/// `SCH_237` · Warrior spell · 1 mana
///
/// > **Discover** a **Rush** minion. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Refers to: Rush
/// - Enchantments: Athletic Studies [`SCH_237e`], Studying Athletics [`SCH_237e2`]
///
/// State: Derived
//~ derived SCH_237 0e4bea09 7b2b96f1 4a67f533.d43d6cae
pub const SCH_237: Power = spell(&[discover(all(&[MINION, with(GameTag::RUSH)])), attach("SCH_237e").to(YOU)]);

/// # Athletic Studies
///
/// `SCH_237e` · Warrior enchantment
///
/// > Your next **Rush** minion costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Derived
//~ derived SCH_237e ccfbd77a ddcf1c5c 9365cc7e.2b779ebb
#[rustfmt::skip]
pub const SCH_237e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::RUSH)])), &[cost_less(1)]).until(YOU.play(all(&[MINION, with(GameTag::RUSH)])));

/// # Studying Athletics
///
/// `SCH_237e2` · Warrior enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_237e2 2b59abd9 672926bd 8a2ec2a7.f705eb41
pub const SCH_237e2: Power = enchant(&[cost_less(1)]);

/// # Reaper's Scythe
///
/// `SCH_238` · Warrior weapon · 4 mana · 4/2 durability
///
/// > **Spellburst**: Also damages adjacent minions this turn.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Spellburst
/// - Enchantments: Reaping [`SCH_238e`]
///
/// State: Todo
//~ todo SCH_238 cb22b3b1 2958299f 56c90c76.99740274
pub const SCH_238: Power = TODO;

/// # Reaping
///
/// `SCH_238e` · Warrior enchantment
///
/// > Damages minions next to whomever your hero attacks.
///
/// - Set: Scholomance Academy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo SCH_238e aaa84919 e48df093 e12f12e7.bc3db102
pub const SCH_238e: Power = TODO;

/// # Playmaker
///
/// `SCH_317` · Warrior minion · 3 mana · 4/3
///
/// > After you play a **Rush** minion, summon a copy with 1 Health remaining.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Refers to: Rush
///
/// State: Derived
//~ derived SCH_317 8b2239bb a4111e5c 164f5586.f2b795fd
pub const SCH_317: Power =
    after(YOU.play(all(&[MINION, with(GameTag::RUSH)]))).then(&[summon(copy_of(THAT)), set_remaining_health(1).to(IT)]);

/// # Troublemaker
///
/// `SCH_337` · Warrior minion · 8 mana · 6/8
///
/// > At the end of your turn, summon two 3/3 Ruffians that attack random enemies.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Tokens: Ruffian [`SCH_337t`]
///
/// State: Derived
//~ derived SCH_337 9c95bd6a c6179ade 3097b894.cc5742ce
pub const SCH_337: Power =
    at_end_of_your_turn(&[summon(card("SCH_337t")).copies(2), make_attack(IT, ENEMIES.random())]);

/// # Ruffian
///
/// `SCH_337t` · Warrior minion · 3 mana · 3/3
///
/// - Set: Scholomance Academy
///
/// State: Vanilla
//~ vanilla SCH_337t 5260caff dd03fbd8 5490111d
pub const SCH_337t: Power = VANILLA;

/// # In Formation!
///
/// `SCH_525` · Warrior spell · 2 mana
///
/// > Add 2 random **Taunt** minions to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Refers to: Taunt
///
/// State: Derived
//~ derived SCH_525 f78f0d5f f5de13c3 5996b030.bb397f56
pub const SCH_525: Power = spell(&[get(random(all(&[MINION, with(GameTag::TAUNT)]))).copies(2)]);

/// # Rattlegore
///
/// `SCH_621` · Warrior minion · 9 mana · 9/9
///
/// > **Deathrattle:** Resummon this with -1/-1.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo SCH_621 09c76260 54bd44f9 c18166fd.1855103d
pub const SCH_621: Power = TODO;
