//! Druid cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b6ff767e

/// # Claw
/// Spell · 1 mana
/// > Give your hero +2 Attack this turn. Gain 2 Armor.
/// - Makes: Claw [`CS2_005o`] ("\+2 Attack this turn.")
//~ done CS2_005 - 2f198b86.de742e39 8e3b162c.ef412ee9
pub const CS2_005: Power = spell(&[attach("CS2_005o").to(YOUR_HERO), armor(2)]);

/// # Claw
/// Enchantment
/// > \+2 Attack this turn.
//~ derived CS2_005o 39f15f99 d522ad72.717133fd 8e3b162c
pub const CS2_005o: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Healing Touch
/// Spell · Nature · 3 mana
/// > Restore #8 Health.
//~ done CS2_007 - a4db704b.4f4375e2 b28d1930
pub const CS2_007: Power = spell(&[heal(8).to(TARGET)]);

/// # Moonfire
/// Spell · Arcane · 0 mana
/// > Deal $1 damage.
//~ done CS2_008 - 86daee54.fa72074b 84568cb9
pub const CS2_008: Power = spell(&[deal(1).to(TARGET)]);

/// # Mark of the Wild
/// Spell · Nature · 2 mana
/// > Give a minion **Taunt** and +2/+3. *(+2 Attack/+3 Health)*
/// - Makes: Mark of the Wild [`CS2_009e`] ("\+2/+3 and Taunt.")
//~ done CS2_009 - f9bec0b1.c7d116af 02a6acc7.a302441c
pub const CS2_009: Power = spell(&[attach("CS2_009e").to(A_MINION)]);

/// # Mark of the Wild
/// Enchantment
/// > \+2/+3 and **Taunt**.
//~ derived CS2_009e 8b001643 d522ad72.74a2a7e1 02a6acc7
pub const CS2_009e: Power = enchant(&[plus(2, 3), has(GameTag::TAUNT)]);

/// # Savage Roar
/// Spell · 3 mana
/// > Give your characters +2 Attack this turn.
/// - Makes: Savage Roar [`CS2_011o`] ("\+2 Attack this turn.")
//~ done CS2_011 - 82ede6d1.a0b00417 7f99e281.d2a280f0
pub const CS2_011: Power = spell(&[attach("CS2_011o").to(FRIENDLY_CHARACTERS)]);

/// # Savage Roar
/// Enchantment
/// > \+2 Attack this turn.
//~ derived CS2_011o 39fd2410 d522ad72.717133fd 7f99e281
pub const CS2_011o: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Swipe
/// Spell · 3 mana
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
//~ done CS2_012 - 82ede6d1.c85351c2 07026448
pub const CS2_012: Power = spell(&[deal(4).to(AN_ENEMY), deal(1).to(ENEMIES.that(not(&is(&TARGET))))]);

/// # Wild Growth
/// Spell · Nature · 2 mana
/// > Gain an empty Mana Crystal.
/// - Makes: Excess Mana [`CS2_013t`] ("Draw a card. (You can only have 10 Mana in your…")
//~ done CS2_013 - f9bec0b1.fcccaa11 2278ff26.0ec3f2db
pub const CS2_013: Power = spell(&[either(MANA_IS_FULL, EXCESS_MANA, &[gain_empty_crystals(1)])]);

/// The player has as many Mana Crystals as one can have.
pub(crate) const MANA_IS_FULL: Condition = MANA_CRYSTALS.no_less_than(&MOST_MANA_CRYSTALS.of(YOU));
/// What Wild Growth and its like give instead: "obtained by playing Wild Growth, Pilfered Power, Overgrowth, or Astral Communion"
/// (Hearthstone Wiki, "Excess Mana").
pub(crate) const EXCESS_MANA: &[Effect] = &[get(card("CS2_013t"))];

/// # Excess Mana
/// Spell · 0 mana
/// > Draw a card. *(You can only have 10 Mana in your tray.)*
//~ done CS2_013t - 3e8f9d5a.781b39b1 b7039afe
pub const CS2_013t: Power = spell(&[draw(1)]);

/// # Extra Attack
/// Enchantment
/// > Your hero has extra Attack this turn.
//~ done CS2_017o - d522ad72.09162cd1 3aa228db
pub const CS2_017o: Power = enchant(&[ATTACK.plus(1).times(X)]).this_turn();

/// # Ironbark Protector
/// Minion · 8 mana · 8/8
/// > **Taunt**
//~ vanilla CS2_232 daf04901 47db507d.4b0c5d24 a7be7b4f
pub const CS2_232: Power = VANILLA;

/// # Nordrassil Druid
/// Minion · 4 mana · 3/5
/// > **Battlecry:** The next spell you cast this turn costs (3) less.
/// - Makes: [`CS3_012e`](crate::core::druid::CS3_012e)
//~ done CS3_012 - e3908842.9b147efa 2a959bb5.12720ab0
pub const CS3_012: Power = battlecry(&[attach("CS3_012e").to(YOU)]);

/// # Innervate
/// Spell · Nature · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ done EX1_169 - 18fb9c72.095f71be 40013f2e
pub const EX1_169: Power = spell(&[gain_mana(1)]);

/// # Starfire
/// Spell · Arcane · 6 mana
/// > Deal $5 damage. Draw a card.
//~ done EX1_173 - 89737bd2.4721d369 7100b827
pub const EX1_173: Power = spell(&[deal(5).to(TARGET), draw(1)]);

/// # Gift of the Wild
/// Spell · Nature · 8 mana
/// > Give your minions +2/+2 and **Taunt**.
/// - Makes: [`EX1_183e`](crate::classic::druid::EX1_183e)
//~ done EX1_183 - a0bce8cf.b99bdf6d ace78a8f.57150e8a
pub const EX1_183: Power = spell(&[attach("EX1_183e").to(FRIENDLY_MINIONS)]);

/// # Malfurion's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Feral Rage, Wild Growth, or Swipe.
/// - Makes: Wild Growth [`CS2_013`] ("Gain an empty Mana Crystal.")
//~ done GIFT_10 - 2f198b86.70b47c44 161009cc.c4625835
pub const GIFT_10: Power = spell(&[discover_temporary(&["OG_047", "CS2_013", "CS2_012"])]);

/// # Malfurion Stormrage
/// Hero · 30 health
/// - Makes: Shapeshift [`HERO_06bp`] ("Hero Power +1 Attack this turn. +1 Armor.")
//~ vanilla HERO_06 d3467a90 c6957b81 a597fcf3.a1b7af8b
pub const HERO_06: Power = VANILLA;

/// # Shapeshift
/// Hero Power · 2 mana
/// > **Hero Power** +$a1 Attack this turn. +$d1 Armor.
//~ done HERO_06bp - 4902b083.89e5b156 f797ed4a
pub const HERO_06bp: Power = hero_power(&[attach("CS2_017o").to(YOUR_HERO), armor(1)]);

/// # Dire Shapeshift
/// Hero Power · 2 mana
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
//~ done HERO_06bp2 - 4902b083.96201c66 4465cec5
pub const HERO_06bp2: Power = hero_power(&[attach("CS2_017o").with_x(fixed(2)).to(YOUR_HERO), armor(2)]);
