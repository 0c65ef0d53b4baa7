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
/// State: Todo
//~ todo CORE_AT_064 19e4aba4 8e7b0ee6 d8be5900.64b63527
#[test]
#[ignore = "todo: CORE_AT_064 Bash"]
fn CORE_AT_064_bash() {
    check(CardClass::Warrior, &[Give("CORE_AT_064"), Cost("CORE_AT_064", 2), Unwritten]);
}

/// # Warmaul Challenger
///
/// `CORE_BT_120` · Warrior minion · 3 mana · 1/10
///
/// > **Battlecry:** Choose an enemy minion. Battle it to the death!
///
/// State: Todo
//~ todo CORE_BT_120 bbfeb8be 706d80f7 d858b81d.c42297fb
#[test]
#[ignore = "todo: CORE_BT_120 Warmaul Challenger"]
fn CORE_BT_120_warmaul_challenger() {
    check(CardClass::Warrior, &[Give("CORE_BT_120"), Cost("CORE_BT_120", 3), Stats("CORE_BT_120", 1, 10), Unwritten]);
}

/// # Bulwark of Azzinoth
///
/// `CORE_BT_781` · Warrior weapon · 3 mana · 1/4 durability
///
/// > Whenever your hero would take damage, this loses 1 Durability instead.
///
/// State: Todo
//~ todo CORE_BT_781 3442027f bff9e670 5bac85f3.99d2e530
#[test]
#[ignore = "todo: CORE_BT_781 Bulwark of Azzinoth"]
fn CORE_BT_781_bulwark_of_azzinoth() {
    check(CardClass::Warrior, &[Give("CORE_BT_781"), Cost("CORE_BT_781", 3), Stats("CORE_BT_781", 1, 4), Unwritten]);
}

/// # Execute
///
/// `CORE_CS2_108` · Warrior spell · 1 mana
///
/// > Destroy a damaged enemy minion.
///
/// State: Todo
//~ todo CORE_CS2_108 88b8aeb4 c54a4c44 fbeb0adb.d31176a3
#[test]
#[ignore = "todo: CORE_CS2_108 Execute"]
fn CORE_CS2_108_execute() {
    check(CardClass::Warrior, &[Give("CORE_CS2_108"), Cost("CORE_CS2_108", 1), Unwritten]);
}

/// # Sky Raider
///
/// `CORE_DRG_024` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Pirate to your hand.
///
/// State: Todo
//~ todo CORE_DRG_024 80bfa5fb 42a2e80c 83f19285.f17ec234
#[test]
#[ignore = "todo: CORE_DRG_024 Sky Raider"]
fn CORE_DRG_024_sky_raider() {
    check(CardClass::Warrior, &[Give("CORE_DRG_024"), Cost("CORE_DRG_024", 1), Stats("CORE_DRG_024", 1, 2), Unwritten]);
}

/// # Slam
///
/// `CORE_EX1_391` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. If it survives, draw a card.
///
/// State: Todo
//~ todo CORE_EX1_391 1157579a 47d66a93 ece01afc.a5be4d84
#[test]
#[ignore = "todo: CORE_EX1_391 Slam"]
fn CORE_EX1_391_slam() {
    check(CardClass::Warrior, &[Give("CORE_EX1_391"), Cost("CORE_EX1_391", 1), Unwritten]);
}

/// # Grommash Hellscream
///
/// `CORE_EX1_414` · Warrior minion · 8 mana · 4/9
///
/// > **Charge** Has +6 Attack while damaged.
///
/// State: Todo
//~ todo CORE_EX1_414 3b8a64c3 815108c8 61019b4e.117b15a9
#[test]
#[ignore = "todo: CORE_EX1_414 Grommash Hellscream"]
fn CORE_EX1_414_grommash_hellscream() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_EX1_414"),
            Cost("CORE_EX1_414", 8),
            Stats("CORE_EX1_414", 4, 9),
            Has("CORE_EX1_414", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Frothing Berserker
///
/// `CORE_EX1_604` · Warrior minion · 3 mana · 2/4
///
/// > Whenever a minion takes damage, gain +1 Attack.
///
/// State: Todo
//~ todo CORE_EX1_604 7c95d415 68706951 fe93e302.5e379b58
#[test]
#[ignore = "todo: CORE_EX1_604 Frothing Berserker"]
fn CORE_EX1_604_frothing_berserker() {
    check(CardClass::Warrior, &[Give("CORE_EX1_604"), Cost("CORE_EX1_604", 3), Stats("CORE_EX1_604", 2, 4), Unwritten]);
}

/// # Shield Block
///
/// `CORE_EX1_606` · Warrior spell · 2 mana
///
/// > Gain 5 Armor. Draw a card.
///
/// State: Todo
//~ todo CORE_EX1_606 5531a29e 4ed2b484 114640f4.da15fd4a
#[test]
#[ignore = "todo: CORE_EX1_606 Shield Block"]
fn CORE_EX1_606_shield_block() {
    check(CardClass::Warrior, &[Give("CORE_EX1_606"), Cost("CORE_EX1_606", 2), Unwritten]);
}

/// # Bladed Gauntlet
///
/// `CORE_LOOT_044` · Warrior weapon · 2 mana · 0/2 durability
///
/// > Has Attack equal to your Armor. Can't attack heroes.
///
/// State: Todo
//~ todo CORE_LOOT_044 fd689a19 cc9435e2 7f27a52e.3a1acbf0
#[test]
#[ignore = "todo: CORE_LOOT_044 Bladed Gauntlet"]
fn CORE_LOOT_044_bladed_gauntlet() {
    check(
        CardClass::Warrior,
        &[Give("CORE_LOOT_044"), Cost("CORE_LOOT_044", 2), Stats("CORE_LOOT_044", 0, 2), Unwritten],
    );
}

/// # Hookfist-3000
///
/// `CORE_NX2_028` · Warrior minion · 3 mana · 4/3
///
/// > After your hero attacks, gain 4 Armor and draw a card.
///
/// State: Todo
//~ todo CORE_NX2_028 6b8f7760 8947aded 896faf02.1d5abfdc
#[test]
#[ignore = "todo: CORE_NX2_028 Hookfist-3000"]
fn CORE_NX2_028_hookfist_3000() {
    check(CardClass::Warrior, &[Give("CORE_NX2_028"), Cost("CORE_NX2_028", 3), Stats("CORE_NX2_028", 4, 3), Unwritten]);
}

/// # Ravaging Ghoul
///
/// `CORE_OG_149` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 1 damage to all other minions.
///
/// State: Todo
//~ todo CORE_OG_149 db9ee04e c8d20874 f92b68af.15bd5638
#[test]
#[ignore = "todo: CORE_OG_149 Ravaging Ghoul"]
fn CORE_OG_149_ravaging_ghoul() {
    check(CardClass::Warrior, &[Give("CORE_OG_149"), Cost("CORE_OG_149", 3), Stats("CORE_OG_149", 3, 3), Unwritten]);
}

/// # Bloodhoof Brave
///
/// `CORE_OG_218` · Warrior minion · 4 mana · 2/6
///
/// > **Taunt** Has +3 Attack while damaged.
///
/// State: Todo
//~ todo CORE_OG_218 ebc23a1e a4785852 9bb02acd.5bbb5548
#[test]
#[ignore = "todo: CORE_OG_218 Bloodhoof Brave"]
fn CORE_OG_218_bloodhoof_brave() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_OG_218"),
            Cost("CORE_OG_218", 4),
            Stats("CORE_OG_218", 2, 6),
            Has("CORE_OG_218", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Sanguine Depths
///
/// `CORE_REV_990` · Warrior location · 1 mana · 0 uses
///
/// > Deal 1 damage to a minion and give it +2 Attack.
///
/// State: Todo
//~ todo CORE_REV_990 977c6af7 5b8f1387 a188b5b5.5c6a73ad
#[test]
#[ignore = "todo: CORE_REV_990 Sanguine Depths"]
fn CORE_REV_990_sanguine_depths() {
    check(CardClass::Warrior, &[Give("CORE_REV_990"), Cost("CORE_REV_990", 1), Unwritten]);
}

/// # Ironforge Portal
///
/// `CORE_WON_337` · Warrior spell · Fire · 4 mana
///
/// > Gain 4 Armor. Summon a random 4-Cost minion.
///
/// State: Todo
//~ todo CORE_WON_337 bffe748f c9c54a12 39d88198.8379d00b
#[test]
#[ignore = "todo: CORE_WON_337 Ironforge Portal"]
fn CORE_WON_337_ironforge_portal() {
    check(CardClass::Warrior, &[Give("CORE_WON_337"), Cost("CORE_WON_337", 4), Unwritten]);
}

/// # I Know a Guy
///
/// `CORE_WON_350` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. Give it +1/+2.
///
/// State: Todo
//~ todo CORE_WON_350 d1e549e7 0bb3a4de d11cff98.5ed5c0e9
#[test]
#[ignore = "todo: CORE_WON_350 I Know a Guy"]
fn CORE_WON_350_i_know_a_guy() {
    check(CardClass::Warrior, &[Give("CORE_WON_350"), Cost("CORE_WON_350", 1), Unwritten]);
}

/// # Detonation Juggernaut
///
/// `CORE_WW_329` · Warrior minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** Give **Taunt** minions in your hand +2/+2.
///
/// State: Todo
//~ todo CORE_WW_329 010ceb93 1cf29fc3 3909f96a.c8e9d0e5
#[test]
#[ignore = "todo: CORE_WW_329 Detonation Juggernaut"]
fn CORE_WW_329_detonation_juggernaut() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_WW_329"),
            Cost("CORE_WW_329", 4),
            Stats("CORE_WW_329", 3, 4),
            Has("CORE_WW_329", GameTag::TAUNT),
            Unwritten,
        ],
    );
}
