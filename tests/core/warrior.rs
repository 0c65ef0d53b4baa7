//! Warrior cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 770bf63b

/// # Bash
///
/// `CORE_AT_064` · Warrior spell · 2 mana
///
/// > Deal $3 damage. Gain 3 Armor.
///
/// State: Reprint
//~ reprint CORE_AT_064 19e4aba4 f9aa968e d8be5900.64b63527
#[test]
fn CORE_AT_064_bash() {
    check(CardClass::Warrior, &[Give("CORE_AT_064"), Cost("CORE_AT_064", 2), WrittenAs("CORE_AT_064", "AT_064")]);
}

/// # Warmaul Challenger
///
/// `CORE_BT_120` · Warrior minion · 3 mana · 1/10
///
/// > **Battlecry:** Choose an enemy minion. Battle it to the death!
///
/// State: Reprint
//~ reprint CORE_BT_120 bbfeb8be d60babfa d858b81d.c42297fb
#[test]
fn CORE_BT_120_warmaul_challenger() {
    check(
        CardClass::Warrior,
        &[Give("CORE_BT_120"), Cost("CORE_BT_120", 3), Stats("CORE_BT_120", 1, 10), WrittenAs("CORE_BT_120", "BT_120")],
    );
}

/// # Bulwark of Azzinoth
///
/// `CORE_BT_781` · Warrior weapon · 3 mana · 1/4 durability
///
/// > Whenever your hero would take damage, this loses 1 Durability instead.
///
/// State: Reprint
//~ reprint CORE_BT_781 3442027f f135cea9 5bac85f3.99d2e530
#[test]
fn CORE_BT_781_bulwark_of_azzinoth() {
    check(
        CardClass::Warrior,
        &[Give("CORE_BT_781"), Cost("CORE_BT_781", 3), Stats("CORE_BT_781", 1, 4), WrittenAs("CORE_BT_781", "BT_781")],
    );
}

/// # Execute
///
/// `CORE_CS2_108` · Warrior spell · 1 mana
///
/// > Destroy a damaged enemy minion.
///
/// State: Reprint
//~ reprint CORE_CS2_108 88b8aeb4 054e63c2 fbeb0adb.d31176a3
#[test]
fn CORE_CS2_108_execute() {
    check(CardClass::Warrior, &[Give("CORE_CS2_108"), Cost("CORE_CS2_108", 1), WrittenAs("CORE_CS2_108", "CS2_108")]);
}

/// # Sky Raider
///
/// `CORE_DRG_024` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Pirate to your hand.
///
/// State: Reprint
//~ reprint CORE_DRG_024 80bfa5fb 1016db57 83f19285.f17ec234
#[test]
fn CORE_DRG_024_sky_raider() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_DRG_024"),
            Cost("CORE_DRG_024", 1),
            Stats("CORE_DRG_024", 1, 2),
            WrittenAs("CORE_DRG_024", "DRG_024"),
        ],
    );
}

/// # Slam
///
/// `CORE_EX1_391` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. If it survives, draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_391 1157579a 5ed9a4ef ece01afc.a5be4d84
#[test]
fn CORE_EX1_391_slam() {
    check(CardClass::Warrior, &[Give("CORE_EX1_391"), Cost("CORE_EX1_391", 1), WrittenAs("CORE_EX1_391", "EX1_391")]);
}

/// # Grommash Hellscream
///
/// `CORE_EX1_414` · Warrior minion · 8 mana · 4/9
///
/// > **Charge** Has +6 Attack while damaged.
///
/// State: Reprint
//~ reprint CORE_EX1_414 3b8a64c3 44dd7376 61019b4e.117b15a9
#[test]
fn CORE_EX1_414_grommash_hellscream() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_EX1_414"),
            Cost("CORE_EX1_414", 8),
            Stats("CORE_EX1_414", 4, 9),
            Has("CORE_EX1_414", GameTag::CHARGE),
            WrittenAs("CORE_EX1_414", "EX1_414"),
        ],
    );
}

/// # Frothing Berserker
///
/// `CORE_EX1_604` · Warrior minion · 3 mana · 2/4
///
/// > Whenever a minion takes damage, gain +1 Attack.
///
/// State: Reprint
//~ reprint CORE_EX1_604 7c95d415 de0d0cc0 fe93e302.5e379b58
#[test]
fn CORE_EX1_604_frothing_berserker() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_EX1_604"),
            Cost("CORE_EX1_604", 3),
            Stats("CORE_EX1_604", 2, 4),
            WrittenAs("CORE_EX1_604", "EX1_604"),
        ],
    );
}

/// # Shield Block
///
/// `CORE_EX1_606` · Warrior spell · 2 mana
///
/// > Gain 5 Armor. Draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_606 5531a29e 34d86c4a 114640f4.da15fd4a
#[test]
fn CORE_EX1_606_shield_block() {
    check(CardClass::Warrior, &[Give("CORE_EX1_606"), Cost("CORE_EX1_606", 2), WrittenAs("CORE_EX1_606", "EX1_606")]);
}

/// # Bladed Gauntlet
///
/// `CORE_LOOT_044` · Warrior weapon · 2 mana · 0/2 durability
///
/// > Has Attack equal to your Armor. Can't attack heroes.
///
/// State: Reprint
//~ reprint CORE_LOOT_044 fd689a19 6de04016 7f27a52e.3a1acbf0
#[test]
fn CORE_LOOT_044_bladed_gauntlet() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_LOOT_044"),
            Cost("CORE_LOOT_044", 2),
            Stats("CORE_LOOT_044", 0, 2),
            WrittenAs("CORE_LOOT_044", "LOOT_044"),
        ],
    );
}

/// # Hookfist-3000
///
/// `CORE_NX2_028` · Warrior minion · 3 mana · 4/3
///
/// > After your hero attacks, gain 4 Armor and draw a card.
///
/// State: Reprint
//~ reprint CORE_NX2_028 6b8f7760 14fa331d 896faf02.1d5abfdc
#[test]
fn CORE_NX2_028_hookfist_3000() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_NX2_028"),
            Cost("CORE_NX2_028", 3),
            Stats("CORE_NX2_028", 4, 3),
            WrittenAs("CORE_NX2_028", "NX2_028"),
        ],
    );
}

/// # Ravaging Ghoul
///
/// `CORE_OG_149` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 1 damage to all other minions.
///
/// State: Reprint
//~ reprint CORE_OG_149 db9ee04e 0fce8bda f92b68af.15bd5638
#[test]
fn CORE_OG_149_ravaging_ghoul() {
    check(
        CardClass::Warrior,
        &[Give("CORE_OG_149"), Cost("CORE_OG_149", 3), Stats("CORE_OG_149", 3, 3), WrittenAs("CORE_OG_149", "OG_149")],
    );
}

/// # Bloodhoof Brave
///
/// `CORE_OG_218` · Warrior minion · 4 mana · 2/6
///
/// > **Taunt** Has +3 Attack while damaged.
///
/// State: Reprint
//~ reprint CORE_OG_218 ebc23a1e 9c20eecf 9bb02acd.5bbb5548
#[test]
fn CORE_OG_218_bloodhoof_brave() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_OG_218"),
            Cost("CORE_OG_218", 4),
            Stats("CORE_OG_218", 2, 6),
            Has("CORE_OG_218", GameTag::TAUNT),
            WrittenAs("CORE_OG_218", "OG_218"),
        ],
    );
}

/// # Sanguine Depths
///
/// `CORE_REV_990` · Warrior location · 1 mana · 0 uses
///
/// > Deal 1 damage to a minion and give it +2 Attack.
///
/// State: Reprint
//~ reprint CORE_REV_990 977c6af7 a551e38d a188b5b5.5c6a73ad
#[test]
fn CORE_REV_990_sanguine_depths() {
    check(CardClass::Warrior, &[Give("CORE_REV_990"), Cost("CORE_REV_990", 1), WrittenAs("CORE_REV_990", "REV_990")]);
}

/// # Ironforge Portal
///
/// `CORE_WON_337` · Warrior spell · Fire · 4 mana
///
/// > Gain 4 Armor. Summon a random 4-Cost minion.
///
/// State: Reprint
//~ reprint CORE_WON_337 bffe748f 16b6c5c5 39d88198.8379d00b
#[test]
fn CORE_WON_337_ironforge_portal() {
    check(CardClass::Warrior, &[Give("CORE_WON_337"), Cost("CORE_WON_337", 4), WrittenAs("CORE_WON_337", "KAR_091")]);
}

/// # I Know a Guy
///
/// `CORE_WON_350` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. Give it +1/+2.
///
/// State: Reprint
//~ reprint CORE_WON_350 d1e549e7 90797d66 d11cff98.5ed5c0e9
#[test]
fn CORE_WON_350_i_know_a_guy() {
    check(CardClass::Warrior, &[Give("CORE_WON_350"), Cost("CORE_WON_350", 1), WrittenAs("CORE_WON_350", "CFM_940")]);
}

/// # Detonation Juggernaut
///
/// `CORE_WW_329` · Warrior minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** Give **Taunt** minions in your hand +2/+2.
///
/// State: Reprint
//~ reprint CORE_WW_329 010ceb93 0e272075 3909f96a.c8e9d0e5
#[test]
fn CORE_WW_329_detonation_juggernaut() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_WW_329"),
            Cost("CORE_WW_329", 4),
            Stats("CORE_WW_329", 3, 4),
            Has("CORE_WW_329", GameTag::TAUNT),
            WrittenAs("CORE_WW_329", "WW_329"),
        ],
    );
}

/// # To Arrrms!
///
/// `CS3_008e` · Warrior enchantment
///
/// > Your next weapon costs (1) less.
///
/// State: Derived
//~ derived CS3_008e b26ab085 277112ee 2bba1851.92d3adf1
#[test]
fn CS3_008e_to_arrrms() {
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CS3_008e"),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CS3_008e"),
            Play("BT_921", Nothing),
            Crystals(10),
            CostNow(Nth(1), 2),
        ],
    );
}
