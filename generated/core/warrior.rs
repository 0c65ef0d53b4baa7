//! Warrior cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 393f8346

/// # Bash
///
/// `CORE_AT_064` · Warrior spell · 2 mana
///
/// > Deal $3 damage. Gain 3 Armor.
///
/// - Set: Core · common · collectible
/// - Reprint of: Bash [`AT_064`](crate::grand_tournament::warrior::AT_064)
///
/// State: Reprint
//~ reprint CORE_AT_064 08d02fef 9ac075ff d8be5900.64b63527
pub const CORE_AT_064: Power = crate::cards::AT_064;

/// # Warmaul Challenger
///
/// `CORE_BT_120` · Warrior minion · 3 mana · 1/10
///
/// > **Battlecry:** Choose an enemy minion. Battle it to the death!
///
/// - Set: Core · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 56507
/// - Target: "Choose a minion to battle."
/// - Reprint of: Warmaul Challenger [`BT_120`](crate::ashes_of_outland::warrior::BT_120)
///
/// State: Reprint
//~ reprint CORE_BT_120 1ff7a292 c5b2db3d d858b81d.c42297fb
pub const CORE_BT_120: Power = crate::cards::BT_120;

/// # Bulwark of Azzinoth
///
/// `CORE_BT_781` · Warrior weapon · 3 mana · 1/4 durability
///
/// > Whenever your hero would take damage, this loses 1 Durability instead.
///
/// - Set: Core · legendary · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 57721
/// - Reprint of: Bulwark of Azzinoth [`BT_781`](crate::ashes_of_outland::warrior::BT_781)
///
/// State: Reprint
//~ reprint CORE_BT_781 d4bbab33 4abf94e3 5bac85f3.99d2e530
pub const CORE_BT_781: Power = crate::cards::BT_781;

/// # Execute
///
/// `CORE_CS2_108` · Warrior spell · 1 mana
///
/// > Destroy a damaged enemy minion.
///
/// - Set: Core · common · collectible
/// - Reprint of: Execute [`CS2_108`](crate::legacy::warrior::CS2_108)
///
/// State: Reprint
//~ reprint CORE_CS2_108 8dc0acd0 2d234d20 fbeb0adb.d31176a3
pub const CORE_CS2_108: Power = crate::cards::CS2_108;

/// # Sky Raider
///
/// `CORE_DRG_024` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Pirate to your hand.
///
/// - Set: Core · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 55005
/// - Reprint of: Sky Raider [`DRG_024`](crate::descent_of_dragons::warrior::DRG_024)
///
/// State: Reprint
//~ reprint CORE_DRG_024 7a3f3e6a db7cdcb5 83f19285.f17ec234
pub const CORE_DRG_024: Power = crate::cards::DRG_024;

/// # Slam
///
/// `CORE_EX1_391` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. If it survives, draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Slam [`EX1_391`](crate::classic::warrior::EX1_391)
///
/// State: Reprint
//~ reprint CORE_EX1_391 9b1d3037 0854fbb7 ece01afc.a5be4d84
pub const CORE_EX1_391: Power = crate::cards::EX1_391;

/// # Grommash Hellscream
///
/// `CORE_EX1_414` · Warrior minion · 8 mana · 4/9
///
/// > **Charge** Has +6 Attack while damaged.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Charge, Enraged
/// - Reprint of: Grommash Hellscream [`EX1_414`](crate::classic::warrior::EX1_414)
///
/// State: Reprint
//~ reprint CORE_EX1_414 f7a6c796 1824a1cf 61019b4e.117b15a9
pub const CORE_EX1_414: Power = crate::cards::EX1_414;

/// # Frothing Berserker
///
/// `CORE_EX1_604` · Warrior minion · 3 mana · 2/4
///
/// > Whenever a minion takes damage, gain +1 Attack.
///
/// - Set: Core · rare · collectible
/// - Reprint of: Frothing Berserker [`EX1_604`](crate::classic::warrior::EX1_604)
///
/// State: Reprint
//~ reprint CORE_EX1_604 7f10f4f3 efb81a02 fe93e302.5e379b58
pub const CORE_EX1_604: Power = crate::cards::EX1_604;

/// # Shield Block
///
/// `CORE_EX1_606` · Warrior spell · 2 mana
///
/// > Gain 5 Armor. Draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Shield Block [`EX1_606`](crate::legacy::warrior::EX1_606)
///
/// State: Reprint
//~ reprint CORE_EX1_606 eaab1b08 d533043f 114640f4.da15fd4a
pub const CORE_EX1_606: Power = crate::cards::EX1_606;

/// # Bladed Gauntlet
///
/// `CORE_LOOT_044` · Warrior weapon · 2 mana · 0/2 durability
///
/// > Has Attack equal to your Armor. Can't attack heroes.
///
/// - Set: Core · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 43277
/// - Reprint of: Bladed Gauntlet [`LOOT_044`](crate::kobolds_and_catacombs::warrior::LOOT_044)
///
/// State: Reprint
//~ reprint CORE_LOOT_044 c0e0fec8 a4775101 7f27a52e.3a1acbf0
pub const CORE_LOOT_044: Power = crate::cards::LOOT_044;

/// # Hookfist-3000
///
/// `CORE_NX2_028` · Warrior minion · 3 mana · 4/3
///
/// > After your hero attacks, gain 4 Armor and draw a card.
///
/// - Set: Core · common · collectible
/// - Minion type: Mech, Pirate
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 86692, `2539` = 1, `4932` = 1
/// - Reprint of: Hookfist-3000 [`NX2_028`](crate::lich_king::warrior::NX2_028)
///
/// State: Reprint
//~ reprint CORE_NX2_028 0f5b48ca d5ca3c74 896faf02.1d5abfdc
pub const CORE_NX2_028: Power = crate::cards::NX2_028;

/// # Ravaging Ghoul
///
/// `CORE_OG_149` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 1 damage to all other minions.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 38530
/// - Reprint of: Ravaging Ghoul [`OG_149`](crate::old_gods::warrior::OG_149)
///
/// State: Reprint
//~ reprint CORE_OG_149 384fdd94 6f0745af f92b68af.15bd5638
pub const CORE_OG_149: Power = crate::cards::OG_149;

/// # Bloodhoof Brave
///
/// `CORE_OG_218` · Warrior minion · 4 mana · 2/6
///
/// > **Taunt** Has +3 Attack while damaged.
///
/// - Set: Core · common · collectible
/// - Mechanics: Taunt, Enraged
/// - Reprint of: Bloodhoof Brave [`OG_218`](crate::old_gods::warrior::OG_218)
///
/// State: Reprint
//~ reprint CORE_OG_218 70563fe0 84988d5a 9bb02acd.5bbb5548
pub const CORE_OG_218: Power = crate::cards::OG_218;

/// # Sanguine Depths
///
/// `CORE_REV_990` · Warrior location · 1 mana · 0 uses
///
/// > Deal 1 damage to a minion and give it +2 Attack.
///
/// - Set: Core · rare · collectible
/// - Reprint of: Sanguine Depths [`REV_990`](crate::castle_nathria::warrior::REV_990)
///
/// State: Reprint
//~ reprint CORE_REV_990 d2c7e566 5a002af2 a188b5b5.5c6a73ad
pub const CORE_REV_990: Power = crate::cards::REV_990;

/// # Ironforge Portal
///
/// `CORE_WON_337` · Warrior spell · Fire · 4 mana
///
/// > Gain 4 Armor. Summon a random 4-Cost minion.
///
/// - Set: Core · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 103240
/// - Reprint of: Ironforge Portal [`KAR_091`](crate::karazhan::warrior::KAR_091)
///
/// State: Reprint
//~ reprint CORE_WON_337 ba43ba82 701acfa5 39d88198.8379d00b
pub const CORE_WON_337: Power = crate::cards::KAR_091;

/// # I Know a Guy
///
/// `CORE_WON_350` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. Give it +1/+2.
///
/// - Set: Core · common · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 106465
/// - Reprint of: I Know a Guy [`CFM_940`](crate::gadgetzan::warrior::CFM_940)
///
/// State: Reprint
//~ reprint CORE_WON_350 dd6ec920 99b82dde d11cff98.5ed5c0e9
pub const CORE_WON_350: Power = crate::cards::CFM_940;

/// # Detonation Juggernaut
///
/// `CORE_WW_329` · Warrior minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** Give **Taunt** minions in your hand +2/+2.
///
/// - Set: Core · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 100062
/// - Reprint of: Detonation Juggernaut [`WW_329`](crate::badlands::warrior::WW_329)
///
/// State: Reprint
//~ reprint CORE_WW_329 95755d83 f3fee7df 3909f96a.c8e9d0e5
pub const CORE_WW_329: Power = crate::cards::WW_329;

/// # To Arrrms!
///
/// `CS3_008e` · Warrior enchantment
///
/// > Your next weapon costs (1) less.
///
/// - Set: Core
///
/// State: Done
//~ done CS3_008e 91d9071e - 2bba1851.92d3adf1
pub const CS3_008e: Power = enchant(&[]).aura(YOUR_HAND.that(WEAPON), &[cost_less(1)]).until(YOU.play(WEAPON));
