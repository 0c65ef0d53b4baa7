//! Warrior cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f9adc1e6

/// # Bash
/// Spell · 2 mana
/// > Deal $3 damage. Gain 3 Armor.
/// - Reprint of: [`AT_064`](crate::grand_tournament::warrior::AT_064)
//~ reprint CORE_AT_064 9ac075ff 7846e7ae.64b63527 ff579034.6ea41e75
pub const CORE_AT_064: Power = crate::cards::AT_064;

/// # Warmaul Challenger
/// Minion · 3 mana · 1/10
/// > **Battlecry:** Choose an enemy minion. Battle it to the death!
/// - Reprint of: [`BT_120`](crate::ashes_of_outland::warrior::BT_120)
//~ reprint CORE_BT_120 c5b2db3d 632f2ab8.c42297fb 6e20ce28.dd0e90c2
pub const CORE_BT_120: Power = crate::cards::BT_120;

/// # Bulwark of Azzinoth
/// Weapon · 3 mana · 1/4 durability
/// > Whenever your hero would take damage, this loses 1 Durability instead.
/// - Reprint of: [`BT_781`](crate::ashes_of_outland::warrior::BT_781)
//~ reprint CORE_BT_781 4abf94e3 ae518b62.99d2e530 cb32c07e.59c5ac9c
pub const CORE_BT_781: Power = crate::cards::BT_781;

/// # Execute
/// Spell · 1 mana
/// > Destroy a damaged enemy minion.
/// - Reprint of: [`CS2_108`](crate::legacy::warrior::CS2_108)
//~ reprint CORE_CS2_108 2d234d20 2f198b86.d31176a3 6e32da6d.62aeff8e
pub const CORE_CS2_108: Power = crate::cards::CS2_108;

/// # Sky Raider
/// Minion · Pirate · 1 mana · 1/2
/// > **Battlecry:** Add a random Pirate to your hand.
/// - Reprint of: [`DRG_024`](crate::descent_of_dragons::warrior::DRG_024)
//~ reprint CORE_DRG_024 db7cdcb5 606aa4f5.f17ec234 58d965b7.5c3f4940
pub const CORE_DRG_024: Power = crate::cards::DRG_024;

/// # Slam
/// Spell · 1 mana
/// > Deal $2 damage to a minion. If it survives, draw a card.
/// - Reprint of: [`EX1_391`](crate::classic::warrior::EX1_391)
//~ reprint CORE_EX1_391 0854fbb7 2f198b86.a5be4d84 956366f3.97347364
pub const CORE_EX1_391: Power = crate::cards::EX1_391;

/// # Grommash Hellscream
/// Minion · 8 mana · 4/9
/// > **Charge** Has +6 Attack while damaged.
/// - Reprint of: [`EX1_414`](crate::classic::warrior::EX1_414)
//~ reprint CORE_EX1_414 1824a1cf f9d11582.117b15a9 e703638b.f4360ff3
pub const CORE_EX1_414: Power = crate::cards::EX1_414;

/// # Frothing Berserker
/// Minion · 3 mana · 2/4
/// > Whenever a minion takes damage, gain +1 Attack.
/// - Reprint of: [`EX1_604`](crate::classic::warrior::EX1_604)
//~ reprint CORE_EX1_604 efb81a02 def81b81.5e379b58 9bc5583e.b5cd3d39
pub const CORE_EX1_604: Power = crate::cards::EX1_604;

/// # Shield Block
/// Spell · 2 mana
/// > Gain 5 Armor. Draw a card.
/// - Reprint of: [`EX1_606`](crate::legacy::warrior::EX1_606)
//~ reprint CORE_EX1_606 d533043f 7846e7ae.da15fd4a 9e585f2e.7ea7156b
pub const CORE_EX1_606: Power = crate::cards::EX1_606;

/// # Bladed Gauntlet
/// Weapon · 2 mana · 0/2 durability
/// > Has Attack equal to your Armor. Can't attack heroes.
/// - Reprint of: [`LOOT_044`](crate::kobolds_and_catacombs::warrior::LOOT_044)
//~ reprint CORE_LOOT_044 a4775101 16e963e8.3a1acbf0 ee55fd70.b67a5440
pub const CORE_LOOT_044: Power = crate::cards::LOOT_044;

/// # Hookfist-3000
/// Minion · Mech · Pirate · 3 mana · 4/3
/// > After your hero attacks, gain 4 Armor and draw a card.
/// - Reprint of: [`NX2_028`](crate::lich_king::warrior::NX2_028)
//~ reprint CORE_NX2_028 d5ca3c74 1cf71d96.1d5abfdc 4dd2a67b.12723509
pub const CORE_NX2_028: Power = crate::cards::NX2_028;

/// # Ravaging Ghoul
/// Minion · Undead · 3 mana · 3/3
/// > **Battlecry:** Deal 1 damage to all other minions.
/// - Reprint of: [`OG_149`](crate::old_gods::warrior::OG_149)
//~ reprint CORE_OG_149 6f0745af e14ef5e3.15bd5638 98426c48.60847d72
pub const CORE_OG_149: Power = crate::cards::OG_149;

/// # Bloodhoof Brave
/// Minion · 4 mana · 2/6
/// > **Taunt** Has +3 Attack while damaged.
/// - Reprint of: [`OG_218`](crate::old_gods::warrior::OG_218)
//~ reprint CORE_OG_218 84988d5a 59ecc571.5bbb5548 92286d90.3247e8ec
pub const CORE_OG_218: Power = crate::cards::OG_218;

/// # Sanguine Depths
/// Location · 1 mana · 3 uses
/// > Deal 1 damage to a minion and give it +2 Attack.
/// - Reprint of: [`REV_990`](crate::castle_nathria::warrior::REV_990)
//~ reprint CORE_REV_990 5a002af2 ee6cd5ac.5c6a73ad e0bf2b27.c27c7cab
pub const CORE_REV_990: Power = crate::cards::REV_990;

/// # Ironforge Portal
/// Spell · Fire · 4 mana
/// > Gain 4 Armor. Summon a random 4-Cost minion.
/// - Reprint of: [`KAR_091`](crate::karazhan::warrior::KAR_091)
//~ reprint CORE_WON_337 701acfa5 085e2d30.8379d00b a077fd58.f0b3762a
pub const CORE_WON_337: Power = crate::cards::KAR_091;

/// # I Know a Guy
/// Spell · 1 mana
/// > **Discover** a **Taunt** minion. Give it +1/+2.
/// - Reprint of: [`CFM_940`](crate::gadgetzan::warrior::CFM_940)
//~ reprint CORE_WON_350 99b82dde 2f198b86.5ed5c0e9 8b55daec.526888fd
pub const CORE_WON_350: Power = crate::cards::CFM_940;

/// # Detonation Juggernaut
/// Minion · Mech · 4 mana · 3/4
/// > **Taunt**. **Battlecry:** Give **Taunt** minions in your hand +2/+2.
/// - Reprint of: [`WW_329`](crate::badlands::warrior::WW_329)
//~ reprint CORE_WW_329 f3fee7df 2b2b8af2.c8e9d0e5 f5caad5b.660d0ba0
pub const CORE_WW_329: Power = crate::cards::WW_329;

/// # To Arrrms!
/// Enchantment
/// > Your next weapon costs (1) less.
//~ done CS3_008e - d522ad72.92d3adf1 83511e85
pub const CS3_008e: Power = enchant(&[]).aura(YOUR_HAND.that(WEAPON), &[cost_less(1)]).until(YOU.play(WEAPON));
