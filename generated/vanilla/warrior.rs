//! Warrior cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a07133c3

/// # Armor Up!
///
/// `VAN_CS2_102_H3` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain 2 Armor.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 59348
/// - Reprint of: Armor Up! [`CS2_102_H3`](crate::legacy::warrior::CS2_102_H3)
///
/// State: Done
//~ done VAN_CS2_102_H3 171d86d2 - f3c70603.4b23457a
pub const VAN_CS2_102_H3: Power = hero_power(&[armor(2)]);

/// # Charge
///
/// `VAN_CS2_103` · Warrior spell · 3 mana
///
/// > Give a friendly minion +2 Attack and **Charge**.
///
/// - Set: Vanilla · free · collectible
/// - Refers to: Charge
/// - Reprint of: Charge [`CS2_103`](crate::legacy::warrior::CS2_103)
/// - Enchantments: Charge [`VAN_CS2_103e2`]
/// - Tokens: Charge [`VAN_CS2_103_Puzzle`]
///
/// State: Reprint
//~ reprint VAN_CS2_103 1caaea29 8458715a b0f2fed7.33df2e79
pub const VAN_CS2_103: Power = crate::cards::CS2_103;

/// # Charge
///
/// `VAN_CS2_103_Puzzle` · Warrior spell · 1 mana
///
/// > Give a friendly minion **Charge**. It can't attack heroes this turn.
///
/// - Set: Vanilla · free
/// - Refers to: Charge
/// - Reprint of: Charge [`CS2_103`](crate::legacy::warrior::CS2_103)
///
/// State: Done
//~ done VAN_CS2_103_Puzzle d209777c - cf85e695.e6855c15
pub const VAN_CS2_103_Puzzle: Power = spell(&[
    attach("VAN_CS2_103e2_Puzzle").to(A_FRIENDLY_MINION),
    // The data has no enchantment of its own for this half; this one says just it.
    attach("SCH_138e2").to(IT),
]);

/// # Charge
///
/// `VAN_CS2_103e2` · Warrior enchantment
///
/// > +2 Attack and **Charge**.
///
/// - Set: Vanilla
/// - Reprint of: Charge [`CS2_103e2`](crate::legacy::warrior::CS2_103e2)
/// - Enchantments: Charge [`VAN_CS2_103e2_Puzzle`]
///
/// State: Reprint
//~ reprint VAN_CS2_103e2 637844ff 56903fa2 9333a24a.fbdcb8e7
pub const VAN_CS2_103e2: Power = crate::cards::CS2_103e2;

/// # Charge
///
/// `VAN_CS2_103e2_Puzzle` · Warrior enchantment
///
/// > Has **Charge**.
///
/// - Set: Vanilla
/// - Reprint of: Charge [`CS2_103e2`](crate::legacy::warrior::CS2_103e2)
///
/// State: Done
//~ done VAN_CS2_103e2_Puzzle d48943bb - 08e08f35.c438d5ba
pub const VAN_CS2_103e2_Puzzle: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Rampage
///
/// `VAN_CS2_104` · Warrior spell · 2 mana
///
/// > Give a damaged minion +3/+3.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Rampage [`CS2_104`](crate::classic::warrior::CS2_104)
///
/// State: Reprint
//~ reprint VAN_CS2_104 532a812b 421cb6f4 bded3cd5.9d1a2a15
pub const VAN_CS2_104: Power = crate::cards::CS2_104;

/// # Heroic Strike
///
/// `VAN_CS2_105` · Warrior spell · 2 mana
///
/// > Give your hero +4 Attack this turn.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Heroic Strike [`CS2_105`](crate::legacy::warrior::CS2_105)
///
/// State: Reprint
//~ reprint VAN_CS2_105 12f79f8b aaf1093d 8d1e7895.ef0889b5
pub const VAN_CS2_105: Power = crate::cards::CS2_105;

/// # Fiery War Axe
///
/// `VAN_CS2_106` · Warrior weapon · 2 mana · 3/2 durability
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Fiery War Axe [`CS2_106`](crate::legacy::warrior::CS2_106)
///
/// State: Vanilla
//~ vanilla VAN_CS2_106 44447c7d 116e4868 d3e60f3f
pub const VAN_CS2_106: Power = VANILLA;

/// # Execute
///
/// `VAN_CS2_108` · Warrior spell · 1 mana
///
/// > Destroy a damaged enemy minion.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Execute [`CS2_108`](crate::legacy::warrior::CS2_108)
///
/// State: Reprint
//~ reprint VAN_CS2_108 75cd2b45 ef241bb5 f9c15290.d31176a3
pub const VAN_CS2_108: Power = crate::cards::CS2_108;

/// # Arcanite Reaper
///
/// `VAN_CS2_112` · Warrior weapon · 5 mana · 5/2 durability
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Arcanite Reaper [`CS2_112`](crate::legacy::warrior::CS2_112)
///
/// State: Vanilla
//~ vanilla VAN_CS2_112 4128912f 52e62934 47cb12cb
pub const VAN_CS2_112: Power = VANILLA;

/// # Cleave
///
/// `VAN_CS2_114` · Warrior spell · 2 mana
///
/// > Deal $2 damage to two random enemy minions.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Cleave [`CS2_114`](crate::legacy::warrior::CS2_114)
///
/// State: Reprint
//~ reprint VAN_CS2_114 7efa2c93 924ea853 bd988d49.56228554
pub const VAN_CS2_114: Power = crate::cards::CS2_114;

/// # Warsong Commander
///
/// `VAN_EX1_084` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// - Set: Vanilla · free · collectible
/// - Refers to: Charge
/// - Reprint of: Warsong Commander [`EX1_084`](crate::legacy::warrior::EX1_084)
///
/// State: Reprint
//~ reprint VAN_EX1_084 5f923489 b7944bd5 883dcea6.c2e42985
pub const VAN_EX1_084: Power = crate::cards::EX1_084;

/// # Slam
///
/// `VAN_EX1_391` · Warrior spell · 2 mana
///
/// > Deal $2 damage to a minion. If it survives, draw a card.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Slam [`EX1_391`](crate::classic::warrior::EX1_391)
///
/// State: Reprint
//~ reprint VAN_EX1_391 91ce1ce9 387d4e99 4c2173c7.a5be4d84
pub const VAN_EX1_391: Power = crate::cards::EX1_391;

/// # Battle Rage
///
/// `VAN_EX1_392` · Warrior spell · 2 mana
///
/// > Draw a card for each damaged friendly character.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Battle Rage [`EX1_392`](crate::classic::warrior::EX1_392)
///
/// State: Reprint
//~ reprint VAN_EX1_392 4e8fc898 3fc77242 fe5ce396.7f7dace4
pub const VAN_EX1_392: Power = crate::cards::EX1_392;

/// # Arathi Weaponsmith
///
/// `VAN_EX1_398` · Warrior minion · 4 mana · 3/3
///
/// > **Battlecry:** Equip a 2/2 weapon.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Arathi Weaponsmith [`EX1_398`](crate::classic::warrior::EX1_398)
/// - Tokens: Battle Axe [`EX1_398t`](crate::classic::warrior::EX1_398t)
///
/// State: Reprint
//~ reprint VAN_EX1_398 d2c41bfe 68bb32ae bcecb564.44e2c9df
pub const VAN_EX1_398: Power = crate::cards::EX1_398;

/// # Whirlwind
///
/// `VAN_EX1_400` · Warrior spell · 1 mana
///
/// > Deal $1 damage to ALL minions.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Whirlwind [`EX1_400`](crate::legacy::warrior::EX1_400)
///
/// State: Reprint
//~ reprint VAN_EX1_400 856033de e2978788 80ff7cdd.b2b10793
pub const VAN_EX1_400: Power = crate::cards::EX1_400;

/// # Armorsmith
///
/// `VAN_EX1_402` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, gain 1 Armor.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Armorsmith [`EX1_402`](crate::classic::warrior::EX1_402)
///
/// State: Reprint
//~ reprint VAN_EX1_402 3a04ef32 14fedd4d 4ea5029a.956af7c6
pub const VAN_EX1_402: Power = crate::cards::EX1_402;

/// # Brawl
///
/// `VAN_EX1_407` · Warrior spell · 5 mana
///
/// > Destroy all minions except one. *(chosen randomly)*
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Brawl [`EX1_407`](crate::classic::warrior::EX1_407)
///
/// State: Reprint
//~ reprint VAN_EX1_407 622a02bd 6c9444b5 d5dca74f.f7030bba
pub const VAN_EX1_407: Power = crate::cards::EX1_407;

/// # Mortal Strike
///
/// `VAN_EX1_408` · Warrior spell · 4 mana
///
/// > Deal $4 damage. If you have 12 or less Health, deal $6 instead.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Mortal Strike [`EX1_408`](crate::classic::warrior::EX1_408)
///
/// State: Reprint
//~ reprint VAN_EX1_408 052dea0d 57ebd886 a4388278.95548941
pub const VAN_EX1_408: Power = crate::cards::EX1_408;

/// # Upgrade!
///
/// `VAN_EX1_409` · Warrior spell · 1 mana
///
/// > If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Upgrade! [`EX1_409`](crate::classic::warrior::EX1_409)
/// - Tokens: Heavy Axe [`EX1_409t`](crate::classic::warrior::EX1_409t)
///
/// State: Reprint
//~ reprint VAN_EX1_409 a725fe65 c5582355 911e29fa.9108b7b0
pub const VAN_EX1_409: Power = crate::cards::EX1_409;

/// # Shield Slam
///
/// `VAN_EX1_410` · Warrior spell · 1 mana
///
/// > Deal 1 damage to a minion for each Armor you have.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Affected By Spell Power
/// - Reprint of: Shield Slam [`EX1_410`](crate::classic::warrior::EX1_410)
///
/// State: Reprint
//~ reprint VAN_EX1_410 23269d39 8ea13557 835b5eee.fbbfa841
pub const VAN_EX1_410: Power = crate::cards::EX1_410;

/// # Gorehowl
///
/// `VAN_EX1_411` · Warrior weapon · 7 mana · 7/1 durability
///
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Gorehowl [`EX1_411`](crate::classic::warrior::EX1_411)
///
/// State: Reprint
//~ reprint VAN_EX1_411 a560ef5d 9973c026 e8af3be7.8cfb9730
pub const VAN_EX1_411: Power = crate::cards::EX1_411;

/// # Grommash Hellscream
///
/// `VAN_EX1_414` · Warrior minion · 8 mana · 4/9
///
/// > **Charge Enrage:** +6 Attack
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Charge
/// - Refers to: Enraged, Enrage Tooltip
/// - Reprint of: Grommash Hellscream [`EX1_414`](crate::classic::warrior::EX1_414)
///
/// State: Done
//~ done VAN_EX1_414 cf0ec15e - 3dcd1bad.81b977be
pub const VAN_EX1_414: Power = aura(THIS).when(DAMAGED).gives("EX1_414e");

/// # Cruel Taskmaster
///
/// `VAN_EX1_603` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage and grant +2 Attack."
/// - Reprint of: Cruel Taskmaster [`EX1_603`](crate::classic::warrior::EX1_603)
///
/// State: Reprint
//~ reprint VAN_EX1_603 9afbbf2f aa65db99 bbb63798.7d6d005e
pub const VAN_EX1_603: Power = crate::cards::EX1_603;

/// # Frothing Berserker
///
/// `VAN_EX1_604` · Warrior minion · 3 mana · 2/4
///
/// > Whenever a minion takes damage, gain +1 Attack.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Frothing Berserker [`EX1_604`](crate::classic::warrior::EX1_604)
///
/// State: Reprint
//~ reprint VAN_EX1_604 d3c2c724 73486fd6 da7e09fb.5e379b58
pub const VAN_EX1_604: Power = crate::cards::EX1_604;

/// # Shield Block
///
/// `VAN_EX1_606` · Warrior spell · 3 mana
///
/// > Gain 5 Armor. Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Shield Block [`EX1_606`](crate::legacy::warrior::EX1_606)
///
/// State: Reprint
//~ reprint VAN_EX1_606 d42fa407 aec85898 c07d8b2b.da15fd4a
pub const VAN_EX1_606: Power = crate::cards::EX1_606;

/// # Inner Rage
///
/// `VAN_EX1_607` · Warrior spell · 0 mana
///
/// > Deal $1 damage to a minion and give it +2 Attack.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Inner Rage [`EX1_607`](crate::classic::warrior::EX1_607)
///
/// State: Reprint
//~ reprint VAN_EX1_607 5f2b4f0b 49fe4502 90c800cb.641b9071
pub const VAN_EX1_607: Power = crate::cards::EX1_607;

/// # Armor Up!
///
/// `VAN_HERO_01bp` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain 2 Armor.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2745
/// - Reprint of: Armor Up! [`HERO_01bp`](crate::legacy::warrior::HERO_01bp)
///
/// State: Done
//~ done VAN_HERO_01bp fd368718 - b83136de.4b23457a
pub const VAN_HERO_01bp: Power = hero_power(&[armor(2)]);

/// # Tank Up!
///
/// `VAN_HERO_01bp2` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain 4 Armor.
///
/// - Set: Vanilla
/// - Reprint of: Tank Up! [`HERO_01bp2`](crate::legacy::warrior::HERO_01bp2)
///
/// State: Done
//~ done VAN_HERO_01bp2 29e301e5 - ccd52018.f89a0800
pub const VAN_HERO_01bp2: Power = hero_power(&[armor(4)]);

/// # Kor'kron Elite
///
/// `VAN_NEW1_011` · Warrior minion · 4 mana · 4/3
///
/// > **Charge**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Charge
/// - Reprint of: Kor'kron Elite [`NEW1_011`](crate::legacy::warrior::NEW1_011)
///
/// State: Vanilla
//~ vanilla VAN_NEW1_011 8df11ace 9c796f3f aa2a8a9b.276b5ef0
pub const VAN_NEW1_011: Power = VANILLA;

/// # Commanding Shout
///
/// `VAN_NEW1_036` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. Draw a card.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Commanding Shout [`NEW1_036`](crate::classic::warrior::NEW1_036)
///
/// State: Reprint
//~ reprint VAN_NEW1_036 2d968d48 4bd1123a c2bd2ee2.e2895931
pub const VAN_NEW1_036: Power = crate::cards::NEW1_036;
