//! Warrior cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Bash
///
/// `CORE_AT_064` · Warrior spell · 2 mana
///
/// > Deal $3 damage. Gain 3 Armor.
///
/// State: Todo
//~ CORE_AT_064 todo 30dd5ebf 080b1175
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
//~ CORE_BT_120 todo bf89cd18 1af9daf2
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
//~ CORE_BT_781 todo a81209f0 897b81a7
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
//~ CORE_CS2_108 todo dfc3b584 cf1ae807
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
//~ CORE_DRG_024 todo 0945e1eb 623cad46
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
//~ CORE_EX1_391 todo baef838e 471f56f2
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
//~ CORE_EX1_414 todo b468babe d9504acc
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
//~ CORE_EX1_604 todo 3cd4e04c e0fd0822
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
//~ CORE_EX1_606 todo 720a6b1d bc6566f2
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
//~ CORE_LOOT_044 todo 50887599 73012192
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
//~ CORE_NX2_028 todo e952caea 6110136c
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
//~ CORE_OG_149 todo b26407e9 1f7fd8ca
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
//~ CORE_OG_218 todo c78fa633 a771d754
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
//~ CORE_REV_990 todo 2d54b3ff e35a3866
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
//~ CORE_WON_337 todo eeaec1cc 020ad50d
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
//~ CORE_WON_350 todo 8f0a3e2f 22b1ddfd
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
//~ CORE_WW_329 todo 04f6b8b0 42639b93
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
