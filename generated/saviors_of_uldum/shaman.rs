//! Shaman cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a874c466

/// # Sandstorm Elemental
/// Minion · Elemental · 2 mana · 2/2
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Overload:** (1)
//~ derived ULD_158 f2a986a9 2edd8b58.0d0ccf89 da02043b
pub const ULD_158: Power = battlecry(&[deal(1).to(ENEMY_MINIONS)]);

/// # Mogu Fleshshaper
/// Minion · 9 mana · 3/4
/// > **Rush**. Costs (1) less for each minion on the battlefield.
//~ done ULD_169 - abf11f4a.549a1da4 71c6298f
pub const ULD_169: Power = costs(&[cost_less(1).for_each(MINIONS)]);

/// # Weaponized Wasp
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** If you control a **Lackey**, deal 3 damage.
//~ derived ULD_170 8aaf5dff 22fea183.949729d9 427511ef
pub const ULD_170: Power =
    battlecry(&[deal(3).to(TARGET)]).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::MARK_OF_EVIL))));

/// # Totemic Surge
/// Spell · Nature · 0 mana
/// > Give your Totems +2 Attack.
/// - Makes: Big Surge [`ULD_171e`] ("\+2 Attack.")
//~ derived ULD_171 a4bbd9dd 18fb9c72.3e0a6970 b52663d1.656eb933
pub const ULD_171: Power = spell(&[attach("ULD_171e").to(FRIENDLY_MINIONS.that(TOTEM))]);

/// # Big Surge
/// Enchantment
/// > \+2 Attack.
//~ derived ULD_171e 28887822 d522ad72.a6e18051 0f8bb126
pub const ULD_171e: Power = enchant(&[ATTACK.plus(2)]);

/// # Plague of Murlocs
/// Spell · 3 mana
/// > Transform all minions into random Murlocs.
//~ derived ULD_172 941e2175 82ede6d1.dd85724c 7c41ec5f
pub const ULD_172: Power = spell(&[transform(MINIONS, random(all(&[MINION, MURLOC])))]);

/// # Vessina
/// Minion · 4 mana · 2/6
/// > While you're **Overloaded**, your other minions have +2 Attack.
/// - Makes: Vessina's Devotion [`ULD_173e`] ("Vessina is granting this minion +2 Attack.")
//~ done ULD_173 - 59ecc571.cc9f4f03 8c183bb5.5dbeff74
pub const ULD_173: Power = aura(OTHER_FRIENDLY_MINIONS).when(OVERLOADED.at_least(1)).gives("ULD_173e");

/// # Vessina's Devotion
/// Enchantment
/// > Vessina is granting this minion +2 Attack.
//~ derived ULD_173e 0fd93f6f d522ad72.8f417d84 bba2dab4
pub const ULD_173e: Power = enchant(&[ATTACK.plus(2)]);

/// # Earthquake
/// Spell · Nature · 7 mana
/// > Deal $5 damage to all minions, then deal $2 damage to all minions.
///
/// # Notes
///
/// Open question: whether deaths are processed between the two parts: they are not.
//~ derived ULD_181 96747ad6 c88acb42.461ffa45 92cd3a82
pub const ULD_181: Power = spell(&[deal(5).to(MINIONS), deal(2).to(MINIONS)]);

/// # EVIL Totem
/// Minion · Totem · 2 mana · 0/2
/// > At the end of your turn, add a **Lackey** to your hand.
//~ derived ULD_276 3870af0e da5413e4.0a8b8b3e a8167afa
pub const ULD_276: Power = at_end_of_your_turn(&[get(random_token(with(GameTag::MARK_OF_EVIL)))]);

/// # Corrupt the Waters
/// Spell · 1 mana
/// > **Quest:** Play 6 **Battlecry** cards. **Reward:** Heart of Vir'naal.
/// - Makes: Heart of Vir'naal [`ULD_291p`] ("Your Battlecries trigger twice this turn.")
//~ derived ULD_291 64236c89 2f198b86.81331bdf 112df787.77c4bea3
pub const ULD_291: Power =
    quest(Goal::Times(6), &[YOU.play(with(GameTag::BATTLECRY))]).reward(&[become_hero_power(card("ULD_291p"))]);

/// # Heart of Vir'naal
/// Hero Power · 2 mana
/// > Your **Battlecries** trigger twice this turn.
/// - Makes: Heart of Vir'naal [`ULD_291pe`] ("Your Battlecries trigger twice this turn.")
//~ done ULD_291p - 4902b083.db3105fa 73b844d9.41eb374e
pub const ULD_291p: Power = hero_power(&[attach("ULD_291pe").to(YOU)]);

/// # Heart of Vir'naal
/// Enchantment
/// > Your **Battlecries** trigger twice this turn.
//~ done ULD_291pe - d522ad72.db3105fa 73b844d9
pub const ULD_291pe: Power = enchant(&[]).aura(YOU, &[has(GameTag::EXTRA_BATTLECRIES_BASE)]).this_turn();

/// # Splitting Axe
/// Weapon · 4 mana · 3/2 durability
/// > **Battlecry:** Summon copies of your Totems.
//~ derived ULD_413 d10e62ae e630a850.9090dbf5 0307a04b
pub const ULD_413: Power = battlecry(&[summon(copy_of(FRIENDLY_MINIONS.that(TOTEM)))]);
