//! Mage cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ef484771

/// # Polymorph
/// Spell · 4 mana
/// > Transform a minion into a 1/1 Sheep.
/// - Reprint of: [`CS2_022`](crate::legacy::mage::CS2_022)
/// - Makes: [`VAN_CS2_tk1`](crate::vanilla::neutral::VAN_CS2_tk1)
//~ reprint VAN_CS2_022 6dca08f7 38d1d3b0.b5c105e9 0b0406b9.1ebba99c.b6a2c687
pub const VAN_CS2_022: Power = crate::cards::CS2_022;

/// # Arcane Intellect
/// Spell · 3 mana
/// > Draw 2 cards.
/// - Reprint of: [`CS2_023`](crate::legacy::mage::CS2_023)
//~ reprint VAN_CS2_023 c94d29a7 82ede6d1.021f85ea 0ea21731.457a450e
pub const VAN_CS2_023: Power = crate::cards::CS2_023;

/// # Frostbolt
/// Spell · 2 mana
/// > Deal $3 damage to a character and **Freeze** it.
/// - Reprint of: [`CS2_024`](crate::legacy::mage::CS2_024)
//~ reprint VAN_CS2_024 4920af35 7846e7ae.f9c462c7 57c5ea7f.d51309ec
pub const VAN_CS2_024: Power = crate::cards::CS2_024;

/// # Arcane Explosion
/// Spell · 2 mana
/// > Deal $1 damage to all enemy minions.
/// - Reprint of: [`CS2_025`](crate::legacy::mage::CS2_025)
//~ reprint VAN_CS2_025 0d83df27 7846e7ae.6f8fb101 dbe51c7b.7ec161f3
pub const VAN_CS2_025: Power = crate::cards::CS2_025;

/// # Frost Nova
/// Spell · 3 mana
/// > **Freeze** all enemy minions.
/// - Reprint of: [`CS2_026`](crate::legacy::mage::CS2_026)
//~ reprint VAN_CS2_026 cfa0fbc3 82ede6d1.e3257e1b 9c63f171.c2f7e5d4
pub const VAN_CS2_026: Power = crate::cards::CS2_026;

/// # Mirror Image
/// Spell · 1 mana
/// > Summon two 0/2 minions with **Taunt**.
/// - Reprint of: [`CS2_027`](crate::legacy::mage::CS2_027)
/// - Makes: Mirror Image [`VAN_CS2_mirror`] (0/2, "Taunt")
//~ reprint VAN_CS2_027 63c64f0e 2f198b86.4f4134a8 b88fc99e.3bfe3918.f2a26aaa
pub const VAN_CS2_027: Power = crate::cards::CS2_027;

/// # Blizzard
/// Spell · 6 mana
/// > Deal $2 damage to all enemy minions and **Freeze** them.
/// - Reprint of: [`CS2_028`](crate::classic::mage::CS2_028)
//~ reprint VAN_CS2_028 a07bdaf0 9e3ad3c7.69278d21 ac04a4e9.61813e2b
pub const VAN_CS2_028: Power = crate::cards::CS2_028;

/// # Fireball
/// Spell · 4 mana
/// > Deal $6 damage.
/// - Reprint of: [`CS2_029`](crate::legacy::mage::CS2_029)
//~ reprint VAN_CS2_029 e6be2c95 38d1d3b0.cd475996 0531e699.b681c65d
pub const VAN_CS2_029: Power = crate::cards::CS2_029;

/// # Ice Lance
/// Spell · 1 mana
/// > **Freeze** a character. If it was already **Frozen**, deal $4 damage instead.
/// - Reprint of: [`CS2_031`](crate::classic::mage::CS2_031)
//~ reprint VAN_CS2_031 7d0c4ca8 2f198b86.e5d949dd 846691b5.d855e808
pub const VAN_CS2_031: Power = crate::cards::CS2_031;

/// # Flamestrike
/// Spell · 7 mana
/// > Deal $4 damage to all enemy minions.
/// - Reprint of: [`CS2_032`](crate::legacy::mage::CS2_032)
//~ done VAN_CS2_032 - 014b7716.e83d217f 81e8f509.e4378669
pub const VAN_CS2_032: Power = spell(&[deal(4).to(ENEMY_MINIONS)]);

/// # Water Elemental
/// Minion · 4 mana · 3/6
/// > **Freeze** any character damaged by this minion.
/// - Reprint of: [`CS2_033`](crate::legacy::mage::CS2_033)
//~ reprint VAN_CS2_033 0a9bb078 e3b1249d.71ce65d6 d95a3bbf.7ef6250d
pub const VAN_CS2_033: Power = crate::cards::CS2_033;

/// # Mirror Image
/// Minion · 0 mana · 0/2
/// > **Taunt**
/// - Reprint of: [`CS2_mirror`](crate::legacy::mage::CS2_mirror)
//~ vanilla VAN_CS2_mirror 48f22fba 4d257ee1.4b0c5d24 b88fc99e.018b2534
pub const VAN_CS2_mirror: Power = VANILLA;

/// # Ethereal Arcanist
/// Minion · 4 mana · 3/3
/// > If you control a **Secret** at the end of your turn, gain +2/+2.
/// - Reprint of: [`EX1_274`](crate::classic::mage::EX1_274)
//~ reprint VAN_EX1_274 1ea26355 e3939604.3bad2e36 4810b0cc.b1d7da24
pub const VAN_EX1_274: Power = crate::cards::EX1_274;

/// # Cone of Cold
/// Spell · 4 mana
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
/// - Reprint of: [`EX1_275`](crate::classic::mage::EX1_275)
//~ reprint VAN_EX1_275 5c2c824b 38d1d3b0.872e7e3e 90ed63d9.f8e71568
pub const VAN_EX1_275: Power = crate::cards::EX1_275;

/// # Arcane Missiles
/// Spell · 1 mana
/// > Deal $3 damage randomly split among all enemy characters.
/// - Reprint of: [`EX1_277`](crate::legacy::mage::EX1_277)
//~ done VAN_EX1_277 - 2f198b86.e3bd07ab 4cbd1195.7700bfbb
pub const VAN_EX1_277: Power = spell(&[deal(3).split_among(ENEMIES)]);

/// # Pyroblast
/// Spell · 10 mana
/// > Deal $10 damage.
/// - Reprint of: [`EX1_279`](crate::classic::mage::EX1_279)
//~ reprint VAN_EX1_279 f9abfd99 81779ce0.b127a5f9 24e5ea59.23c82faa
pub const VAN_EX1_279: Power = crate::cards::EX1_279;

/// # Counterspell
/// Spell · 3 mana
/// > **Secret:** When your opponent casts a spell, **Counter** it.
/// - Reprint of: [`EX1_287`](crate::classic::mage::EX1_287)
//~ reprint VAN_EX1_287 76fab410 82ede6d1.c408fefb 66444412.d4035604
pub const VAN_EX1_287: Power = crate::cards::EX1_287;

/// # Ice Barrier
/// Spell · 3 mana
/// > **Secret:** As soon as your hero is attacked, gain 8 Armor.
/// - Reprint of: [`EX1_289`](crate::classic::mage::EX1_289)
//~ done VAN_EX1_289 - 82ede6d1.13fce674 0df42406.f20f1691
pub const VAN_EX1_289: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[armor(8)]);

/// # Mirror Entity
/// Spell · 3 mana
/// > **Secret:** When your opponent plays a minion, summon a copy of it.
/// - Reprint of: [`EX1_294`](crate::classic::mage::EX1_294)
//~ done VAN_EX1_294 - 82ede6d1.4429da7a 7a99c4fd.2cee03eb
pub const VAN_EX1_294: Power = after(OPPONENT.play(MINION)).then(&[summon(copy_of(THAT))]);

/// # Ice Block
/// Spell · 3 mana
/// > **Secret:** When your hero takes fatal damage, prevent it and become **Immune** this turn.
/// - Reprint of: [`EX1_295`](crate::classic::mage::EX1_295)
//~ reprint VAN_EX1_295 a6913461 82ede6d1.f5694a50 563e9f1e.c7a2b6ba
pub const VAN_EX1_295: Power = crate::cards::EX1_295;

/// # Archmage Antonidas
/// Minion · 7 mana · 5/7
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
/// - Reprint of: [`EX1_559`](crate::classic::mage::EX1_559)
/// - Makes: Fireball [`VAN_CS2_029`] ("Deal 6 damage.")
//~ reprint VAN_EX1_559 8889e241 41c4c5c8.93643392 7ecec0b9.1ffa8970.d765ca73
pub const VAN_EX1_559: Power = crate::cards::EX1_559;

/// # Vaporize
/// Spell · 3 mana
/// > **Secret:** When a minion attacks your hero, destroy it.
/// - Reprint of: [`EX1_594`](crate::classic::mage::EX1_594)
//~ reprint VAN_EX1_594 ca877266 82ede6d1.007fa818 a0172593.05d3335d
pub const VAN_EX1_594: Power = crate::cards::EX1_594;

/// # Sorcerer's Apprentice
/// Minion · 2 mana · 3/2
/// > Your spells cost (1) less.
/// - Reprint of: [`EX1_608`](crate::classic::mage::EX1_608)
/// - Makes: Apprentice's Assistance [`VAN_EX1_608e`] ("Costs (1) less.")
//~ done VAN_EX1_608 - 0296240c.f6a37700 e1f0faa1.1fcfca7c.f8443d57
pub const VAN_EX1_608: Power = aura(YOUR_HAND.that(SPELL)).gives("VAN_EX1_608e");

/// # Apprentice's Assistance
/// Enchantment
/// > Costs (1) less.
//~ derived VAN_EX1_608e 8ebb4841 d522ad72.f705eb41 07e8c5eb
pub const VAN_EX1_608e: Power = enchant(&[cost_less(1)]);

/// # Kirin Tor Mage
/// Minion · 3 mana · 4/3
/// > **Battlecry:** The next **Secret** you play this turn costs (0).
/// - Reprint of: [`EX1_612`](crate::classic::mage::EX1_612)
//~ reprint VAN_EX1_612 3882c559 cbdfe8b5.f821bf78 893a5e03.cc9a2d8c
pub const VAN_EX1_612: Power = crate::cards::EX1_612;

/// # Fireblast
/// Hero Power · 2 mana
/// > **Hero Power** Deal $1 damage.
/// - Reprint of: [`HERO_08bp`](crate::legacy::mage::HERO_08bp)
//~ reprint VAN_HERO_08bp dc0f04c7 4902b083.aee9dd5c d3a2e3e5.342cd739
pub const VAN_HERO_08bp: Power = crate::cards::HERO_08bp;

/// # Fireblast Rank 2
/// Hero Power · 2 mana
/// > **Hero Power** Deal $2 damage.
/// - Reprint of: [`HERO_08bp2`](crate::legacy::mage::HERO_08bp2)
//~ reprint VAN_HERO_08bp2 eb596288 4902b083.d8949463 7bb22e23.2c467d7e
pub const VAN_HERO_08bp2: Power = crate::cards::HERO_08bp2;

/// # Mana Wyrm
/// Minion · 1 mana · 1/3
/// > Whenever you cast a spell, gain +1 Attack.
/// - Reprint of: [`NEW1_012`](crate::classic::mage::NEW1_012)
//~ reprint VAN_NEW1_012 a92096af cbeac1ac.25a7de61 e279f2b6.eab71d01
pub const VAN_NEW1_012: Power = crate::cards::NEW1_012;

/// # Spellbender
/// Spell · 3 mana
/// > **Secret:** When an enemy casts a spell on a minion, summon a 1/3 as the new target.
/// - Reprint of: [`tt_010`](crate::classic::mage::tt_010)
/// - Makes: Spellbender [`VAN_tt_010a`] (1/3)
//~ reprint VAN_tt_010 c4c44dc7 82ede6d1.9d5cc29a ffb7199a.c964fa56.ce61cbb1
pub const VAN_tt_010: Power = crate::cards::tt_010;

/// # Spellbender
/// Minion · 0 mana · 1/3
//~ vanilla VAN_tt_010a 13f0ce93 82682a61 ffb7199a
pub const VAN_tt_010a: Power = VANILLA;
