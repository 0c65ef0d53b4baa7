//! Warrior cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 59045ce8

/// # Armor Up!
/// Hero Power · 2 mana
/// > **Hero Power** Gain 2 Armor.
/// - Reprint of: [`CS2_102_H3`](crate::legacy::warrior::CS2_102_H3)
//~ done VAN_CS2_102_H3 - 4902b083.4b23457a 24167ac9.f9ba3bf5
pub const VAN_CS2_102_H3: Power = hero_power(&[armor(2)]);

/// # Charge
/// Spell · 3 mana
/// > Give a friendly minion +2 Attack and **Charge**.
/// - Reprint of: [`CS2_103`](crate::legacy::warrior::CS2_103)
/// - Makes: Charge [`VAN_CS2_103_Puzzle`] ("Give a friendly minion Charge. It can't attack…"); Charge [`VAN_CS2_103e2`] ("\+2 Attack and Charge.")
//~ reprint VAN_CS2_103 8458715a 82ede6d1.33df2e79 16e7a64a.a1ab1976.c822f8af
pub const VAN_CS2_103: Power = crate::cards::CS2_103;

/// # Charge
/// Spell · 1 mana
/// > Give a friendly minion **Charge**. It can't attack heroes this turn.
/// - Reprint of: [`CS2_103`](crate::legacy::warrior::CS2_103)
//~ done VAN_CS2_103_Puzzle - 2f198b86.e6855c15 16e7a64a.a1ab1976
pub const VAN_CS2_103_Puzzle: Power = spell(&[
    attach("VAN_CS2_103e2_Puzzle").to(A_FRIENDLY_MINION),
    // The data has no enchantment of its own for this half; this one says just it.
    attach("SCH_138e2").to(IT),
]);

/// # Charge
/// Enchantment
/// > \+2 Attack and **Charge**.
/// - Reprint of: [`CS2_103e2`](crate::legacy::warrior::CS2_103e2)
/// - Makes: Charge [`VAN_CS2_103e2_Puzzle`] ("Has Charge.")
//~ reprint VAN_CS2_103e2 56903fa2 d522ad72.f82b897d 16e7a64a.cf785b05.27c6514e
pub const VAN_CS2_103e2: Power = crate::cards::CS2_103e2;

/// # Charge
/// Enchantment
/// > Has **Charge**.
/// - Reprint of: [`CS2_103e2`](crate::legacy::warrior::CS2_103e2)
//~ done VAN_CS2_103e2_Puzzle - d522ad72.c438d5ba 16e7a64a.cf785b05
pub const VAN_CS2_103e2_Puzzle: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Rampage
/// Spell · 2 mana
/// > Give a damaged minion +3/+3.
/// - Reprint of: [`CS2_104`](crate::classic::warrior::CS2_104)
//~ reprint VAN_CS2_104 421cb6f4 7846e7ae.9d1a2a15 579ea026.7ca57f3e
pub const VAN_CS2_104: Power = crate::cards::CS2_104;

/// # Heroic Strike
/// Spell · 2 mana
/// > Give your hero +4 Attack this turn.
/// - Reprint of: [`CS2_105`](crate::legacy::warrior::CS2_105)
//~ reprint VAN_CS2_105 aaf1093d 7846e7ae.ef0889b5 e1d32b46.1ba18ca2
pub const VAN_CS2_105: Power = crate::cards::CS2_105;

/// # Fiery War Axe
/// Weapon · 2 mana · 3/2 durability
/// - Reprint of: [`CS2_106`](crate::legacy::warrior::CS2_106)
//~ vanilla VAN_CS2_106 116e4868 9c01ccd6 bf97a1b8.e1f01c0b
pub const VAN_CS2_106: Power = VANILLA;

/// # Execute
/// Spell · 1 mana
/// > Destroy a damaged enemy minion.
/// - Reprint of: [`CS2_108`](crate::legacy::warrior::CS2_108)
//~ reprint VAN_CS2_108 ef241bb5 2f198b86.d31176a3 6e32da6d.62aeff8e
pub const VAN_CS2_108: Power = crate::cards::CS2_108;

/// # Arcanite Reaper
/// Weapon · 5 mana · 5/2 durability
/// - Reprint of: [`CS2_112`](crate::legacy::warrior::CS2_112)
//~ vanilla VAN_CS2_112 52e62934 5218967c 01b5ccfc.3fa1d897
pub const VAN_CS2_112: Power = VANILLA;

/// # Cleave
/// Spell · 2 mana
/// > Deal $2 damage to two random enemy minions.
/// - Reprint of: [`CS2_114`](crate::legacy::warrior::CS2_114)
//~ reprint VAN_CS2_114 924ea853 7846e7ae.56228554 3dc7a301.c0c2ffbe
pub const VAN_CS2_114: Power = crate::cards::CS2_114;

/// # Warsong Commander
/// Minion · 3 mana · 2/3
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
/// - Reprint of: [`EX1_084`](crate::legacy::warrior::EX1_084)
//~ reprint VAN_EX1_084 b7944bd5 decb9ba2.c2e42985 fd5f0683.7f9911ae
pub const VAN_EX1_084: Power = crate::cards::EX1_084;

/// # Slam
/// Spell · 2 mana
/// > Deal $2 damage to a minion. If it survives, draw a card.
/// - Reprint of: [`EX1_391`](crate::classic::warrior::EX1_391)
//~ reprint VAN_EX1_391 387d4e99 7846e7ae.a5be4d84 956366f3.97347364
pub const VAN_EX1_391: Power = crate::cards::EX1_391;

/// # Battle Rage
/// Spell · 2 mana
/// > Draw a card for each damaged friendly character.
/// - Reprint of: [`EX1_392`](crate::classic::warrior::EX1_392)
//~ reprint VAN_EX1_392 3fc77242 7846e7ae.7f7dace4 77979e2d.d5648b61
pub const VAN_EX1_392: Power = crate::cards::EX1_392;

/// # Arathi Weaponsmith
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Equip a 2/2 weapon.
/// - Reprint of: [`EX1_398`](crate::classic::warrior::EX1_398)
/// - Makes: [`EX1_398t`](crate::classic::warrior::EX1_398t)
//~ reprint VAN_EX1_398 68bb32ae e3939604.44e2c9df bb8eaa99.e182f592.c099ad56
pub const VAN_EX1_398: Power = crate::cards::EX1_398;

/// # Whirlwind
/// Spell · 1 mana
/// > Deal $1 damage to ALL minions.
/// - Reprint of: [`EX1_400`](crate::legacy::warrior::EX1_400)
//~ reprint VAN_EX1_400 e2978788 2f198b86.b2b10793 75042bb6.d542e2a7
pub const VAN_EX1_400: Power = crate::cards::EX1_400;

/// # Armorsmith
/// Minion · 2 mana · 1/4
/// > Whenever a friendly minion takes damage, gain 1 Armor.
/// - Reprint of: [`EX1_402`](crate::classic::warrior::EX1_402)
//~ reprint VAN_EX1_402 14fedd4d 4c924706.956af7c6 2a4e321d.6258453f
pub const VAN_EX1_402: Power = crate::cards::EX1_402;

/// # Brawl
/// Spell · 5 mana
/// > Destroy all minions except one. *(chosen randomly)*
/// - Reprint of: [`EX1_407`](crate::classic::warrior::EX1_407)
//~ reprint VAN_EX1_407 6c9444b5 36b694de.f7030bba 5aa0fff9.4463b635
pub const VAN_EX1_407: Power = crate::cards::EX1_407;

/// # Mortal Strike
/// Spell · 4 mana
/// > Deal $4 damage. If you have 12 or less Health, deal $6 instead.
/// - Reprint of: [`EX1_408`](crate::classic::warrior::EX1_408)
//~ reprint VAN_EX1_408 57ebd886 38d1d3b0.95548941 002d4325.7be480e8
pub const VAN_EX1_408: Power = crate::cards::EX1_408;

/// # Upgrade!
/// Spell · 1 mana
/// > If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon.
/// - Reprint of: [`EX1_409`](crate::classic::warrior::EX1_409)
/// - Makes: [`EX1_409t`](crate::classic::warrior::EX1_409t)
//~ reprint VAN_EX1_409 c5582355 2f198b86.9108b7b0 936498e5.ce869d9a.011ca1c0
pub const VAN_EX1_409: Power = crate::cards::EX1_409;

/// # Shield Slam
/// Spell · 1 mana
/// > Deal 1 damage to a minion for each Armor you have.
/// - Reprint of: [`EX1_410`](crate::classic::warrior::EX1_410)
//~ reprint VAN_EX1_410 8ea13557 2f198b86.fbbfa841 59111bc4.1e927c4b
pub const VAN_EX1_410: Power = crate::cards::EX1_410;

/// # Gorehowl
/// Weapon · 7 mana · 7/1 durability
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
/// - Reprint of: [`EX1_411`](crate::classic::warrior::EX1_411)
//~ reprint VAN_EX1_411 9973c026 064f3bf6.8cfb9730 bab1e93d.29e74eb5
pub const VAN_EX1_411: Power = crate::cards::EX1_411;

/// # Grommash Hellscream
/// Minion · 8 mana · 4/9
/// > **Charge Enrage:** +6 Attack
/// - Reprint of: [`EX1_414`](crate::classic::warrior::EX1_414)
//~ done VAN_EX1_414 - f9d11582.81b977be e703638b.f4360ff3
pub const VAN_EX1_414: Power = aura(THIS).when(DAMAGED).gives("EX1_414e");

/// # Cruel Taskmaster
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
/// - Reprint of: [`EX1_603`](crate::classic::warrior::EX1_603)
//~ reprint VAN_EX1_603 aa65db99 565e37de.7d6d005e 4da5ab5d.f7c946ef
pub const VAN_EX1_603: Power = crate::cards::EX1_603;

/// # Frothing Berserker
/// Minion · 3 mana · 2/4
/// > Whenever a minion takes damage, gain +1 Attack.
/// - Reprint of: [`EX1_604`](crate::classic::warrior::EX1_604)
//~ reprint VAN_EX1_604 73486fd6 def81b81.5e379b58 9bc5583e.b5cd3d39
pub const VAN_EX1_604: Power = crate::cards::EX1_604;

/// # Shield Block
/// Spell · 3 mana
/// > Gain 5 Armor. Draw a card.
/// - Reprint of: [`EX1_606`](crate::legacy::warrior::EX1_606)
//~ reprint VAN_EX1_606 aec85898 82ede6d1.da15fd4a 9e585f2e.7ea7156b
pub const VAN_EX1_606: Power = crate::cards::EX1_606;

/// # Inner Rage
/// Spell · 0 mana
/// > Deal $1 damage to a minion and give it +2 Attack.
/// - Reprint of: [`EX1_607`](crate::classic::warrior::EX1_607)
//~ reprint VAN_EX1_607 49fe4502 3e8f9d5a.641b9071 e0081f21.c801000f
pub const VAN_EX1_607: Power = crate::cards::EX1_607;

/// # Armor Up!
/// Hero Power · 2 mana
/// > **Hero Power** Gain 2 Armor.
/// - Reprint of: [`HERO_01bp`](crate::legacy::warrior::HERO_01bp)
//~ done VAN_HERO_01bp - 4902b083.4b23457a 24167ac9.6a2d1d4a
pub const VAN_HERO_01bp: Power = hero_power(&[armor(2)]);

/// # Tank Up!
/// Hero Power · 2 mana
/// > **Hero Power** Gain 4 Armor.
/// - Reprint of: [`HERO_01bp2`](crate::legacy::warrior::HERO_01bp2)
//~ done VAN_HERO_01bp2 - 4902b083.f89a0800 3879726b.4320621f
pub const VAN_HERO_01bp2: Power = hero_power(&[armor(4)]);

/// # Kor'kron Elite
/// Minion · 4 mana · 4/3
/// > **Charge**
/// - Reprint of: [`NEW1_011`](crate::legacy::warrior::NEW1_011)
//~ vanilla VAN_NEW1_011 9c796f3f 16ffe9fb.276b5ef0 2dbb4238.5ff3b6a2
pub const VAN_NEW1_011: Power = VANILLA;

/// # Commanding Shout
/// Spell · 2 mana
/// > Your minions can't be reduced below 1 Health this turn. Draw a card.
/// - Reprint of: [`NEW1_036`](crate::classic::warrior::NEW1_036)
//~ reprint VAN_NEW1_036 4bd1123a 7846e7ae.e2895931 32449b80.58689c8d
pub const VAN_NEW1_036: Power = crate::cards::NEW1_036;
