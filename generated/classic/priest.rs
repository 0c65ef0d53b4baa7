//! Priest cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2b2db575

/// # Inner Fire
/// Spell · 1 mana
/// > Change a minion's Attack to be equal to its Health.
/// - Makes: Inner Fire [`CS1_129e`] ("This minion's Attack is equal to its Health.")
//~ done CS1_129 - 2f198b86.3d64567c 2b824e0c.c6cd1cca
pub const CS1_129: Power = spell(&[attach("CS1_129e").with_x(HEALTH.of(A_MINION)).to(A_MINION)]);

/// # Inner Fire
/// Enchantment
/// > This minion's Attack is equal to its Health.
//~ done CS1_129e - d522ad72.5cf2be7c 2b824e0c
pub const CS1_129e: Power = enchant(&[ATTACK.set_to(X)]);

/// # Cabal Shadow Priest
/// Minion · 6 mana · 4/5
/// > **Battlecry:** Take control of an enemy minion that has 2 or less Attack.
//~ done EX1_091 - 3c79da9e.af14c173 9b9afb46
pub const EX1_091: Power = battlecry(&[take_control(AN_ENEMY_MINION.that(ATTACK.at_most(2)))]);

/// # Aided
/// Enchantment
/// > \+2 Health.
//~ derived EX1_195e bb834e07 d522ad72.51d51864 0bc42417
pub const EX1_195e: Power = enchant(&[HEALTH.plus(2)]);

/// # Forgotten Shadows
/// Enchantment
/// > Increased Health.
//~ done EX1_198e - d522ad72.89b088dc 3344b9f1
pub const EX1_198e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Silence
/// Spell · Shadow · 0 mana
/// > **Silence** a minion.
//~ done EX1_332 - 30785034.f887ee50 a0433943
pub const EX1_332: Power = spell(&[silence(A_MINION)]);

/// # Shadow Madness
/// Spell · Shadow · 3 mana
/// > Gain control of an enemy minion with 3 or less Attack until end of turn.
/// - Makes: Shadow Madness [`EX1_334e`] ("This minion has switched controllers this turn.")
//~ done EX1_334 - 3c9c5d15.d6c844a3 b5664605.76d82899
pub const EX1_334: Power =
    spell(&[take_control(AN_ENEMY_MINION.that(ATTACK.at_most(3))), attach("EX1_334e").to(TARGET)]);

/// # Shadow Madness
/// Enchantment
/// > This minion has switched controllers this turn.
//~ done EX1_334e - d522ad72.8df90f41 b5664605
pub const EX1_334e: Power = abilities(&[
    enchant(&[has(GameTag::CHARGE)]).this_turn(),
    whenever(PLAYERS.turn_end()).then(&[give_to_opponent(THIS.that(FRIENDLY))]),
]);

/// # Lightspawn
/// Minion · Elemental · 3 mana · 0/4
/// > This minion's Attack is always equal to its Health.
//~ done EX1_335 - 560ff283.705cee4f 55b89264
pub const EX1_335: Power = aura(THIS).have(&[ATTACK.set_to(HEALTH.of(THIS))]);

/// # Thoughtsteal
/// Spell · Shadow · 2 mana
/// > Copy 2 cards in your opponent's deck and add them to your hand.
//~ done EX1_339 - a5d45018.518941c3 68b1619e
pub const EX1_339: Power = spell(&[get(copy_of(ENEMY_DECK.random_of(2)))]);

/// # Lightwell
/// Minion · 2 mana · 0/5
/// > At the start of your turn, restore #3 Health to a damaged friendly character.
//~ done EX1_341 - 5b6642a4.d1455a4c c5bcd7a0
pub const EX1_341: Power = at_start_of_your_turn(&[heal(3).to(FRIENDLY_CHARACTERS.that(DAMAGED).random())]);

/// # Mindgames
/// Spell · Shadow · 4 mana
/// > Put a copy of a random minion from your opponent's deck into the battlefield.
/// - Makes: Shadow of Nothing [`EX1_345t`] (0/1, "Mindgames whiffed! Your opponent had no minions!")
//~ done EX1_345 - 1e562e45.36b51c4a 199a810d.65ec4a96
pub const EX1_345: Power = spell(&[either(
    there_is(&ENEMY_DECK.that(MINION)),
    &[summon(copy_of(ENEMY_DECK.that(MINION).random()))],
    &[summon(card("EX1_345t"))],
)]);

/// # Shadow of Nothing
/// Minion · 0 mana · 0/1
/// > Mindgames whiffed! Your opponent had no minions!
//~ done EX1_345t - 4d6a7996.e6a9023d 00524802
pub const EX1_345t: Power = VANILLA;

/// # Prophet Velen
/// Minion · Draenei · 7 mana · 7/7
/// > Double the damage and healing of your spells and Hero Power.
//~ done EX1_350 - eef42ae0.a9bdc1ac 797b3c11
pub const EX1_350: Power = aura(YOU).have(&[
    plus_tag(GameTag::SPELLPOWER_DOUBLE, 1),
    plus_tag(GameTag::SPELL_HEALING_DOUBLE, 1),
    plus_tag(GameTag::HERO_POWER_DOUBLE, 1),
]);

/// # Auchenai Soulpriest
/// Minion · Draenei · 4 mana · 3/5
/// > Your cards and powers that restore Health now deal damage instead.
/// - Makes: Soulweaving [`EX1_591e`] ("Your cards and powers that restore Health now…")
//~ done EX1_591 - 164c5ef9.113b8e97 a8445440.9eae03c5
pub const EX1_591: Power = aura(YOU).gives("EX1_591e");

/// # Soulweaving
/// Enchantment
/// > Your cards and powers that restore Health now deal damage instead.
//~ done EX1_591e - d522ad72.113b8e97 13f9c2ea
pub const EX1_591e: Power = enchant(&[has(GameTag::HEALING_DOES_DAMAGE)]);

/// # Circle of Healing
/// Spell · Holy · 0 mana
/// > Restore #4 Health to ALL minions.
//~ done EX1_621 - 84cfd1d7.c6336492 6e7f42b4
pub const EX1_621: Power = spell(&[heal(4).to(MINIONS)]);

/// # Temple Enforcer
/// Minion · 5 mana · 5/6
/// > **Battlecry:** Give a friendly minion +3 Health.
/// - Makes: Infusion [`EX1_623e`] ("\+3 Health.")
//~ done EX1_623 - 7c7d1340.0d24a26e 0380e4f1.f58096b3
pub const EX1_623: Power = battlecry(&[attach("EX1_623e").to(A_FRIENDLY_MINION)]);

/// # Infusion
/// Enchantment
/// > \+3 Health.
//~ derived EX1_623e 48d3ae94 d522ad72.539c4322 aa57cd2b
pub const EX1_623e: Power = enchant(&[HEALTH.plus(3)]);

/// # Holy Fire
/// Spell · Holy · 6 mana
/// > Deal $5 damage. Restore #5 Health to your hero.
//~ done EX1_624 - 87070251.0697fea6 ed2f3236
pub const EX1_624: Power = spell(&[deal(5).to(TARGET), heal(5).to(YOUR_HERO)]);

/// # Shadowform
/// Spell · Shadow · 2 mana
/// > Your Hero Power becomes 'Deal 2 damage.'
/// - Makes: Mind Spike [`EX1_625t`] ("Deal 2 damage."); Mind Shatter [`EX1_625t2`] ("Deal 3 damage.")
//~ done EX1_625 - a5d45018.d8c4fa10 46b27a8d.65b6f7a1
pub const EX1_625: Power = spell(&[become_hero_power(card("EX1_625t"))]);

/// # Mind Spike
/// Hero Power · 2 mana
/// > Deal $2 damage.
//~ done EX1_625t - 4902b083.c0c62e9f 59aa73ac
pub const EX1_625t: Power = hero_power(&[deal(2).to(TARGET)]);

/// # Mind Shatter
/// Hero Power · 2 mana
/// > Deal $3 damage.
//~ done EX1_625t2 - 4902b083.528329a4 f8392192
pub const EX1_625t2: Power = hero_power(&[deal(3).to(TARGET)]);

/// # Mass Dispel
/// Spell · Holy · 4 mana
/// > **Silence** all enemy minions. Draw a card.
//~ done EX1_626 - f22de4ff.3fd56d73 e8a9fc40
pub const EX1_626: Power = spell(&[silence(ENEMY_MINIONS), draw(1)]);

/// # Mind Controlling
/// Enchantment
//~ done EX1_tk31 - d522ad72 92e120b5
pub const EX1_tk31: Power = VANILLA;
