//! Priest cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ba564798

/// # Holy Nova
/// Spell · 5 mana
/// > Deal $2 damage to all enemies. Restore #2 Health to all friendly characters.
/// - Reprint of: [`CS1_112`](crate::legacy::priest::CS1_112)
//~ done VAN_CS1_112 - 36b694de.b85dfdad 729efbc3.90e7d033
pub const VAN_CS1_112: Power = spell(&[deal(2).to(ENEMIES), heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Mind Control
/// Spell · 10 mana
/// > Take control of an enemy minion.
/// - Reprint of: [`CS1_113`](crate::legacy::priest::CS1_113)
//~ reprint VAN_CS1_113 84a5cbf9 81779ce0.e1cda9f8 a8a86eb8.3df5f4c3
pub const VAN_CS1_113: Power = crate::cards::CS1_113;

/// # Inner Fire
/// Spell · 1 mana
/// > Change a minion's Attack to be equal to its Health.
/// - Reprint of: [`CS1_129`](crate::classic::priest::CS1_129)
//~ reprint VAN_CS1_129 5e135443 2f198b86.3d64567c 2b824e0c.a3a82ae7
pub const VAN_CS1_129: Power = crate::cards::CS1_129;

/// # Holy Smite
/// Spell · 1 mana
/// > Deal $2 damage.
/// - Reprint of: [`CS1_130`](crate::legacy::priest::CS1_130)
//~ done VAN_CS1_130 - 2f198b86.c0c62e9f f6c951a8.bdebb2ea
pub const VAN_CS1_130: Power = spell(&[deal(2).to(TARGET)]);

/// # Mind Vision
/// Spell · 1 mana
/// > Put a copy of a random card in your opponent's hand into your hand.
/// - Reprint of: [`CS2_003`](crate::legacy::priest::CS2_003)
//~ reprint VAN_CS2_003 7b872d73 2f198b86.79f1b166 9cf93038.ca0bc79b
pub const VAN_CS2_003: Power = crate::cards::CS2_003;

/// # Power Word: Shield
/// Spell · 1 mana
/// > Give a minion +2 Health. Draw a card.
/// - Reprint of: [`CS2_004`](crate::legacy::priest::CS2_004)
//~ reprint VAN_CS2_004 82974daf 2f198b86.b0e04134 98423b9e.d26244d8
pub const VAN_CS2_004: Power = crate::cards::CS2_004;

/// # Shadow Word: Pain
/// Spell · 2 mana
/// > Destroy a minion with 3 or less Attack.
/// - Reprint of: [`CS2_234`](crate::legacy::priest::CS2_234)
//~ reprint VAN_CS2_234 eb44f09c 7846e7ae.ae6d10c6 79b4aec4.15665e95
pub const VAN_CS2_234: Power = crate::cards::CS2_234;

/// # Northshire Cleric
/// Minion · 1 mana · 1/3
/// > Whenever a minion is healed, draw a card.
/// - Reprint of: [`CS2_235`](crate::legacy::priest::CS2_235)
//~ reprint VAN_CS2_235 587b71f5 cbeac1ac.4f531460 250bdfdb.9c38372b
pub const VAN_CS2_235: Power = crate::cards::CS2_235;

/// # Divine Spirit
/// Spell · 2 mana
/// > Double a minion's Health.
/// - Reprint of: [`CS2_236`](crate::legacy::priest::CS2_236)
//~ reprint VAN_CS2_236 d6747449 7846e7ae.8ae96480 c1aae640.490bb27a
pub const VAN_CS2_236: Power = crate::cards::CS2_236;

/// # Mind Blast
/// Spell · 2 mana
/// > Deal $5 damage to the enemy hero.
/// - Reprint of: [`DS1_233`](crate::legacy::priest::DS1_233)
//~ reprint VAN_DS1_233 4fb7ae43 7846e7ae.39dac44b d8a81c5b.4d4d37d4
pub const VAN_DS1_233: Power = crate::cards::DS1_233;

/// # Cabal Shadow Priest
/// Minion · 6 mana · 4/5
/// > **Battlecry:** Take control of an enemy minion that has 2 or less Attack.
/// - Reprint of: [`EX1_091`](crate::classic::priest::EX1_091)
//~ reprint VAN_EX1_091 1a88baf0 3c79da9e.af14c173 9b9afb46.a5c97196
pub const VAN_EX1_091: Power = crate::cards::EX1_091;

/// # Silence
/// Spell · 0 mana
/// > **Silence** a minion.
/// - Reprint of: [`EX1_332`](crate::classic::priest::EX1_332)
//~ reprint VAN_EX1_332 e780200a 3e8f9d5a.f887ee50 a0433943.cfe3bfb0
pub const VAN_EX1_332: Power = crate::cards::EX1_332;

/// # Shadow Madness
/// Spell · 4 mana
/// > Gain control of an enemy minion with 3 or less Attack until end of turn.
/// - Reprint of: [`EX1_334`](crate::classic::priest::EX1_334)
//~ reprint VAN_EX1_334 2f2dafe2 38d1d3b0.d6c844a3 b5664605.c736cad4
pub const VAN_EX1_334: Power = crate::cards::EX1_334;

/// # Lightspawn
/// Minion · 4 mana · 0/5
/// > This minion's Attack is always equal to its Health.
/// - Reprint of: [`EX1_335`](crate::classic::priest::EX1_335)
//~ reprint VAN_EX1_335 84aa4ef8 47eb3b21.705cee4f 55b89264.7fef6305
pub const VAN_EX1_335: Power = crate::cards::EX1_335;

/// # Thoughtsteal
/// Spell · 3 mana
/// > Copy 2 cards in your opponent's deck and add them to your hand.
/// - Reprint of: [`EX1_339`](crate::classic::priest::EX1_339)
//~ reprint VAN_EX1_339 4923dd97 82ede6d1.518941c3 68b1619e.49d3d613
pub const VAN_EX1_339: Power = crate::cards::EX1_339;

/// # Lightwell
/// Minion · 2 mana · 0/5
/// > At the start of your turn, restore #3 Health to a damaged friendly character.
/// - Reprint of: [`EX1_341`](crate::classic::priest::EX1_341)
//~ reprint VAN_EX1_341 6a876b0d 5b6642a4.d1455a4c c5bcd7a0.63791491
pub const VAN_EX1_341: Power = crate::cards::EX1_341;

/// # Mindgames
/// Spell · 4 mana
/// > Put a copy of a random minion from your opponent's deck into the battlefield.
/// - Reprint of: [`EX1_345`](crate::classic::priest::EX1_345)
/// - Makes: Shadow of Nothing [`VAN_EX1_345t`] (0/1, "Mindgames whiffed! Your opponent had no minions!")
//~ reprint VAN_EX1_345 1289a0f9 38d1d3b0.36b51c4a 199a810d.40dd6790.b3fef881
pub const VAN_EX1_345: Power = crate::cards::EX1_345;

/// # Shadow of Nothing
/// Minion · 0 mana · 0/1
/// > Mindgames whiffed! Your opponent had no minions!
//~ done VAN_EX1_345t - 4d6a7996.e6a9023d 00524802
pub const VAN_EX1_345t: Power = VANILLA;

/// # Prophet Velen
/// Minion · 7 mana · 7/7
/// > Double the damage and healing of your spells and Hero Power.
/// - Reprint of: [`EX1_350`](crate::classic::priest::EX1_350)
//~ reprint VAN_EX1_350 b74a400d 48e5225f.a9bdc1ac 797b3c11.d0dd3a22
pub const VAN_EX1_350: Power = crate::cards::EX1_350;

/// # Auchenai Soulpriest
/// Minion · 4 mana · 3/5
/// > Your cards and powers that restore Health now deal damage instead.
/// - Reprint of: [`EX1_591`](crate::classic::priest::EX1_591)
//~ reprint VAN_EX1_591 ddcd922d e3908842.113b8e97 a8445440.d7f41cad
pub const VAN_EX1_591: Power = crate::cards::EX1_591;

/// # Circle of Healing
/// Spell · 0 mana
/// > Restore #4 Health to ALL minions.
/// - Reprint of: [`EX1_621`](crate::classic::priest::EX1_621)
//~ reprint VAN_EX1_621 97173184 3e8f9d5a.c6336492 6e7f42b4.9cd0388a
pub const VAN_EX1_621: Power = crate::cards::EX1_621;

/// # Shadow Word: Death
/// Spell · 3 mana
/// > Destroy a minion with 5 or more Attack.
/// - Reprint of: [`EX1_622`](crate::legacy::priest::EX1_622)
//~ reprint VAN_EX1_622 00d9c5a9 82ede6d1.29040c58 95a267bf.7e74607b
pub const VAN_EX1_622: Power = crate::cards::EX1_622;

/// # Temple Enforcer
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Give a friendly minion +3 Health.
/// - Reprint of: [`EX1_623`](crate::classic::priest::EX1_623)
//~ reprint VAN_EX1_623 134bae11 8b4b1bcd.0d24a26e 0380e4f1.80f42234
pub const VAN_EX1_623: Power = crate::cards::EX1_623;

/// # Holy Fire
/// Spell · 6 mana
/// > Deal $5 damage. Restore #5 Health to your hero.
/// - Reprint of: [`EX1_624`](crate::classic::priest::EX1_624)
//~ reprint VAN_EX1_624 e8866dec 9e3ad3c7.0697fea6 ed2f3236.4f89b46e
pub const VAN_EX1_624: Power = crate::cards::EX1_624;

/// # Shadowform
/// Spell · 3 mana
/// > Your Hero Power becomes 'Deal 2 damage.' If already in Shadowform: 3 damage.
/// - Reprint of: [`EX1_625`](crate::classic::priest::EX1_625)
/// - Makes: [`EX1_625t`](crate::classic::priest::EX1_625t)
//~ done VAN_EX1_625 - 82ede6d1.45dafea4 46b27a8d.051e2699.a808a403
pub const VAN_EX1_625: Power = spell(&[either(
    there_is(&YOUR_HERO_POWER.that(named("EX1_625t2"))),
    &[],
    &[either(
        there_is(&YOUR_HERO_POWER.that(named("EX1_625t"))),
        &[become_hero_power(card("EX1_625t2"))],
        &[become_hero_power(card("EX1_625t"))],
    )],
)]);

/// # Mass Dispel
/// Spell · 4 mana
/// > **Silence** all enemy minions. Draw a card.
/// - Reprint of: [`EX1_626`](crate::classic::priest::EX1_626)
//~ reprint VAN_EX1_626 fd2dd27a 38d1d3b0.3fd56d73 e8a9fc40.abda4e47
pub const VAN_EX1_626: Power = crate::cards::EX1_626;

/// # Mind Controlling
/// Enchantment
/// - Reprint of: [`EX1_tk31`](crate::classic::priest::EX1_tk31)
//~ reprint VAN_EX1_tk31 a3cd613f d522ad72 92e120b5.8f2790d8
pub const VAN_EX1_tk31: Power = crate::cards::EX1_tk31;

/// # Lesser Heal
/// Hero Power · 2 mana
/// > **Hero Power** Restore #2 Health.
/// - Reprint of: [`HERO_09bp`](crate::legacy::priest::HERO_09bp)
//~ reprint VAN_HERO_09bp 43a1f0db 4902b083.6adf06c6 8e5596a2.58fe5594
pub const VAN_HERO_09bp: Power = crate::cards::HERO_09bp;

/// # Heal
/// Hero Power · 2 mana
/// > **Hero Power** Restore #4 Health.
/// - Reprint of: [`HERO_09bp2`](crate::legacy::priest::HERO_09bp2)
//~ reprint VAN_HERO_09bp2 7b9451c2 4902b083.a2514175 806d0a0a.80bf1196
pub const VAN_HERO_09bp2: Power = crate::cards::HERO_09bp2;

/// # Lesser Fortitude
/// Enchantment
/// > \+1 Health.
/// - Reprint of: [`HERO_09e1`](crate::legacy::priest::HERO_09e1)
//~ reprint VAN_HERO_09e1 e83cfcca d522ad72.fd1f4654 0b138697.e9ee9ba8
pub const VAN_HERO_09e1: Power = crate::cards::HERO_09e1;
