//! Rogue cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file eadaffda

/// # Backstab
/// Spell · 0 mana
/// > Deal $2 damage to an undamaged minion.
/// - Reprint of: [`CS2_072`](crate::legacy::rogue::CS2_072)
//~ reprint VAN_CS2_072 090b9359 3e8f9d5a.8644be62 49dcc472.fb11d767
pub const VAN_CS2_072: Power = crate::cards::CS2_072;

/// # Cold Blood
/// Spell · 1 mana
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
/// - Reprint of: [`CS2_073`](crate::classic::rogue::CS2_073)
/// - Makes: Cold Blood [`VAN_CS2_073_puzzle`] ("Give a minion +2 Attack. Combo: +4 Attack…")
//~ reprint VAN_CS2_073 b65d062c 2f198b86.63442534 caaec947.10c6d4a3.3cd6064c
pub const VAN_CS2_073: Power = crate::cards::CS2_073;

/// # Cold Blood
/// Spell · 2 mana
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
//~ done VAN_CS2_073_puzzle - 7846e7ae.63442534 caaec947
pub const VAN_CS2_073_puzzle: Power =
    abilities(&[spell(&[attach("CS2_073e").to(A_MINION)]), combo(&[attach("CS2_073e2").to(A_MINION)]).instead()]);

/// # Deadly Poison
/// Spell · 1 mana
/// > Give your weapon +2 Attack.
/// - Reprint of: [`CS2_074`](crate::legacy::rogue::CS2_074)
//~ reprint VAN_CS2_074 421d4db0 2f198b86.e1f099d3 a1546346.80d24750
pub const VAN_CS2_074: Power = crate::cards::CS2_074;

/// # Sinister Strike
/// Spell · 1 mana
/// > Deal $3 damage to the enemy hero.
/// - Reprint of: [`CS2_075`](crate::legacy::rogue::CS2_075)
//~ reprint VAN_CS2_075 824d2a27 2f198b86.d2ac558e 6f66a508.b641fc62
pub const VAN_CS2_075: Power = crate::cards::CS2_075;

/// # Assassinate
/// Spell · 5 mana
/// > Destroy an enemy minion.
/// - Reprint of: [`CS2_076`](crate::legacy::rogue::CS2_076)
//~ reprint VAN_CS2_076 c0b03e4f 36b694de.91555ef3 31ca9cdb.0b8979a6
pub const VAN_CS2_076: Power = crate::cards::CS2_076;

/// # Sprint
/// Spell · 7 mana
/// > Draw 4 cards.
/// - Reprint of: [`CS2_077`](crate::legacy::rogue::CS2_077)
//~ reprint VAN_CS2_077 2be8a78b 014b7716.fe76fbf8 94a1edb0.17e8a39b
pub const VAN_CS2_077: Power = crate::cards::CS2_077;

/// # Assassin's Blade
/// Weapon · 5 mana · 3/4 durability
/// - Reprint of: [`CS2_080`](crate::legacy::rogue::CS2_080)
//~ vanilla VAN_CS2_080 3e14d7f0 8a4392e6 d0e6f33c.85ec42cb
pub const VAN_CS2_080: Power = VANILLA;

/// # Wicked Knife
/// Weapon · 1 mana · 1/2 durability
/// - Reprint of: [`CS2_082`](crate::legacy::rogue::CS2_082)
//~ vanilla VAN_CS2_082 f5ec0b94 e6530ec3 765bef91.25a278f1
pub const VAN_CS2_082: Power = VANILLA;

/// # Blade Flurry
/// Spell · 2 mana
/// > Destroy your weapon and deal its damage to all enemies.
/// - Reprint of: [`CS2_233`](crate::classic::rogue::CS2_233)
//~ done VAN_CS2_233 - 7846e7ae.3de9360b 2a276531.80cd0ce0
pub const VAN_CS2_233: Power = spell(&[deal(1).times(ATTACK.of(YOUR_WEAPON)).to(ENEMIES), destroy(YOUR_WEAPON)]);

/// # Eviscerate
/// Spell · 2 mana
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
/// - Reprint of: [`EX1_124`](crate::classic::rogue::EX1_124)
//~ reprint VAN_EX1_124 c3fddfb7 7846e7ae.21dc3986 d9bf42c7.53f5ddaf
pub const VAN_EX1_124: Power = crate::cards::EX1_124;

/// # Betrayal
/// Spell · 2 mana
/// > Force an enemy minion to deal its damage to the minions next to it.
/// - Reprint of: [`EX1_126`](crate::classic::rogue::EX1_126)
//~ reprint VAN_EX1_126 79e6b9ea 7846e7ae.c1b1ed26 cc7ed011.6d6eabbb
pub const VAN_EX1_126: Power = crate::cards::EX1_126;

/// # Conceal
/// Spell · 1 mana
/// > Give your minions **Stealth** until your next turn.
/// - Reprint of: [`EX1_128`](crate::classic::rogue::EX1_128)
//~ reprint VAN_EX1_128 6ece8b36 2f198b86.28daf3ad 75b40113.56696676
pub const VAN_EX1_128: Power = crate::cards::EX1_128;

/// # Fan of Knives
/// Spell · 3 mana
/// > Deal $1 damage to all enemy minions. Draw a card.
/// - Reprint of: [`EX1_129`](crate::legacy::rogue::EX1_129)
//~ reprint VAN_EX1_129 06bbc48e 82ede6d1.8f5ad208 52601e60.a88e70d0
pub const VAN_EX1_129: Power = crate::cards::EX1_129;

/// # Defias Ringleader
/// Minion · 2 mana · 3/2
/// > **Combo:** Summon a 2/1 Defias Bandit.
/// - Reprint of: [`EX1_131`](crate::classic::rogue::EX1_131)
/// - Makes: [`EX1_131t`](crate::classic::rogue::EX1_131t)
//~ reprint VAN_EX1_131 b4ba2af7 0296240c.84899423 3e4e4ed1.5cabdf30.f3ca33ba
pub const VAN_EX1_131: Power = crate::cards::EX1_131;

/// # Perdition's Blade
/// Weapon · 3 mana · 2/2 durability
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
/// - Reprint of: [`EX1_133`](crate::classic::rogue::EX1_133)
//~ reprint VAN_EX1_133 2c5791bc 02639dc7.7cf9d0d8 12a8123a.ff9ad5f4
pub const VAN_EX1_133: Power = crate::cards::EX1_133;

/// # SI:7 Agent
/// Minion · 3 mana · 3/3
/// > **Combo:** Deal 2 damage.
/// - Reprint of: [`EX1_134`](crate::classic::rogue::EX1_134)
//~ done VAN_EX1_134 - 05878c57.8e542449 5951240e.30cec34a
pub const VAN_EX1_134: Power = combo(&[deal(2).to(TARGET)]);

/// # Headcrack
/// Spell · 3 mana
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
/// - Reprint of: [`EX1_137`](crate::classic::rogue::EX1_137)
//~ reprint VAN_EX1_137 1eab8cce 82ede6d1.a75a61c2 a6b2c0e4.bc82c088
pub const VAN_EX1_137: Power = crate::cards::EX1_137;

/// # Shadowstep
/// Spell · 0 mana
/// > Return a friendly minion to your hand. It costs (2) less.
/// - Reprint of: [`EX1_144`](crate::classic::rogue::EX1_144)
//~ reprint VAN_EX1_144 49a82bc1 3e8f9d5a.1476327e c5996779.81f40055
pub const VAN_EX1_144: Power = crate::cards::EX1_144;

/// # Preparation
/// Spell · 0 mana
/// > The next spell you cast this turn costs (3) less.
/// - Reprint of: [`EX1_145`](crate::classic::rogue::EX1_145)
/// - Makes: Preparation [`VAN_EX1_145e`] ("The next spell you cast this turn costs (3) less."); Preparation [`VAN_EX1_145o`] ("The next spell you cast this turn costs (3) less.")
//~ done VAN_EX1_145 - 3e8f9d5a.898e2977 e3b1b8c0.8d2638e1.92db3a6b
pub const VAN_EX1_145: Power = spell(&[attach("VAN_EX1_145o").to(YOU)]);

/// # Preparation
/// Enchantment
/// > The next spell you cast this turn costs (3) less.
//~ done VAN_EX1_145e - d522ad72.898e2977 e3b1b8c0
pub const VAN_EX1_145e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.play(SPELL)).this_turn();

/// # Preparation
/// Enchantment
/// > The next spell you cast this turn costs (3) less.
//~ done VAN_EX1_145o - d522ad72.898e2977 e3b1b8c0
pub const VAN_EX1_145o: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.play(SPELL)).this_turn();

/// # Shiv
/// Spell · 2 mana
/// > Deal $1 damage. Draw a card.
/// - Reprint of: [`EX1_278`](crate::legacy::rogue::EX1_278)
//~ reprint VAN_EX1_278 d0772687 7846e7ae.017c9355 d3185e8f.5bf57ded
pub const VAN_EX1_278: Power = crate::cards::EX1_278;

/// # Patient Assassin
/// Minion · 2 mana · 1/1
/// > **Stealth**. Destroy any minion damaged by this minion.
/// - Reprint of: [`EX1_522`](crate::classic::rogue::EX1_522)
//~ done VAN_EX1_522 - 4d7cdfaf.7b79da7b 08f09c47.08eb63fb
pub const VAN_EX1_522: Power = whenever(MINIONS.takes_damage_from(ITSELF)).then(&[destroy(SUBJECT)]);

/// # Sap
/// Spell · 2 mana
/// > Return an enemy minion to your opponent's hand.
/// - Reprint of: [`EX1_581`](crate::legacy::rogue::EX1_581)
//~ reprint VAN_EX1_581 c39187a7 7846e7ae.d1ffb5b4 ec18fcd4.97bb89fb
pub const VAN_EX1_581: Power = crate::cards::EX1_581;

/// # Edwin VanCleef
/// Minion · 3 mana · 2/2
/// > **Combo:** Gain +2/+2 for each card played earlier this turn.
/// - Reprint of: [`EX1_613`](crate::classic::rogue::EX1_613)
//~ done VAN_EX1_613 - dec50fb7.0ad661b2 84efabc1.f338364a
pub const VAN_EX1_613: Power = combo(&[attach("EX1_613e").with_x(YOU.play(CARD).this_turn().other().count())]);

/// # Dagger Mastery
/// Hero Power · 2 mana
/// > **Hero Power** Equip a 1/2 Dagger.
/// - Reprint of: [`HERO_03bp`](crate::legacy::rogue::HERO_03bp)
//~ reprint VAN_HERO_03bp 34469452 4902b083.2addeefc fbff3512.b93eb2b8
pub const VAN_HERO_03bp: Power = crate::cards::HERO_03bp;

/// # Poisoned Daggers
/// Hero Power · 2 mana
/// > **Hero Power** Equip a 2/2 Weapon.
/// - Reprint of: [`HERO_03bp2`](crate::legacy::rogue::HERO_03bp2)
//~ reprint VAN_HERO_03bp2 a09742ff 4902b083.fba74d3c 0738a10f.6fb27f90
pub const VAN_HERO_03bp2: Power = crate::cards::HERO_03bp2;

/// # Vanish
/// Spell · 6 mana
/// > Return all minions to their owner's hand.
/// - Reprint of: [`NEW1_004`](crate::legacy::rogue::NEW1_004)
//~ reprint VAN_NEW1_004 1cdde3b4 9e3ad3c7.4bd4d7af 1e2c3002.864329a5
pub const VAN_NEW1_004: Power = crate::cards::NEW1_004;

/// # Kidnapper
/// Minion · Undead · 6 mana · 5/3
/// > **Combo:** Return a minion to its owner's hand.
/// - Reprint of: [`NEW1_005`](crate::classic::rogue::NEW1_005)
//~ reprint VAN_NEW1_005 5e8ba834 ef14213f.4ddfbaa6 c34ff412.7b070244
pub const VAN_NEW1_005: Power = crate::cards::NEW1_005;

/// # Master of Disguise
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give a friendly minion **Stealth**.
/// - Reprint of: [`NEW1_014`](crate::classic::rogue::NEW1_014)
//~ done VAN_NEW1_014 - 16ec05b0.17022d99 a972ef87.598e2b9b
pub const VAN_NEW1_014: Power = battlecry(&[give(&[has(GameTag::STEALTH)]).to(A_FRIENDLY_MINION)]);
