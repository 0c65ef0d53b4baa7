//! Paladin cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Wealth Redistributor
///
/// `DED_500` · Paladin minion · 5 mana · 2/8
///
/// > **Taunt**. **Battlecry:** Swap the Attack of the highest and lowest Attack minion.
///
/// State: Todo
//~ DED_500 todo 19b25200 225be4f9
#[test]
#[ignore = "todo: DED_500 Wealth Redistributor"]
fn DED_500_wealth_redistributor() {
    check(
        CardClass::Paladin,
        &[Give("DED_500"), Cost("DED_500", 5), Stats("DED_500", 2, 8), Has("DED_500", GameTag::TAUNT), Unwritten],
    );
}

/// # Sunwing Squawker
///
/// `DED_501` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry:** Repeat the last spell you've cast on a friendly minion on this.
///
/// State: Todo
//~ DED_501 todo 9240c80f ecfcd954
#[test]
#[ignore = "todo: DED_501 Sunwing Squawker"]
fn DED_501_sunwing_squawker() {
    check(CardClass::Paladin, &[Give("DED_501"), Cost("DED_501", 4), Stats("DED_501", 3, 4), Unwritten]);
}

/// # Righteous Defense
///
/// `DED_502` · Paladin spell · Holy · 3 mana
///
/// > Set a minion's stats to 1/1. Give the stats it lost to a random minion in your hand.
///
/// State: Todo
//~ DED_502 todo eeee9515 db346560
#[test]
#[ignore = "todo: DED_502 Righteous Defense"]
fn DED_502_righteous_defense() {
    check(CardClass::Paladin, &[Give("DED_502"), Cost("DED_502", 3), Unwritten]);
}

/// # City Tax
///
/// `SW_046` · Paladin spell · 2 mana
///
/// > **Tradeable Lifesteal**. Deal $1 damage to all enemy minions.
///
/// State: Todo
//~ SW_046 todo cf477273 2cd10599
#[test]
#[ignore = "todo: SW_046 City Tax"]
fn SW_046_city_tax() {
    check(CardClass::Paladin, &[Give("SW_046"), Cost("SW_046", 2), Has("SW_046", GameTag::LIFESTEAL), Unwritten]);
}

/// # Highlord Fordragon
///
/// `SW_047` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, give a minion in your hand +5/+5.
///
/// State: Todo
//~ SW_047 todo 9d0eb9b1 bc209c9d
#[test]
#[ignore = "todo: SW_047 Highlord Fordragon"]
fn SW_047_highlord_fordragon() {
    check(
        CardClass::Paladin,
        &[Give("SW_047"), Cost("SW_047", 6), Stats("SW_047", 5, 5), Has("SW_047", GameTag::DIVINE_SHIELD), Unwritten],
    );
}

/// # Prismatic Jewel Kit
///
/// `SW_048` · Paladin weapon · 1 mana · 0/3 durability
///
/// > After a friendly minion loses **Divine Shield**, give minions in your hand +1/+1. Lose 1 Durability.
///
/// State: Todo
//~ SW_048 todo 3310058e 4a412ebd
#[test]
#[ignore = "todo: SW_048 Prismatic Jewel Kit"]
fn SW_048_prismatic_jewel_kit() {
    check(CardClass::Paladin, &[Give("SW_048"), Cost("SW_048", 1), Stats("SW_048", 0, 3), Unwritten]);
}

/// # Blessed Goods
///
/// `SW_049` · Paladin spell · Holy · 1 mana
///
/// > **Discover** a **Secret**, weapon, or **Divine Shield** minion.
///
/// State: Todo
//~ SW_049 todo 5336b26c 4e95051d
#[test]
#[ignore = "todo: SW_049 Blessed Goods"]
fn SW_049_blessed_goods() {
    check(CardClass::Paladin, &[Give("SW_049"), Cost("SW_049", 1), Unwritten]);
}

/// # First Blade of Wrynn
///
/// `SW_305` · Paladin minion · 4 mana · 3/5
///
/// > **Divine Shield Battlecry:** Gain **Rush** if this has at least 4 Attack.
///
/// State: Todo
//~ SW_305 todo b8a58ff7 9fda22b4
#[test]
#[ignore = "todo: SW_305 First Blade of Wrynn"]
fn SW_305_first_blade_of_wrynn() {
    check(
        CardClass::Paladin,
        &[Give("SW_305"), Cost("SW_305", 4), Stats("SW_305", 3, 5), Has("SW_305", GameTag::DIVINE_SHIELD), Unwritten],
    );
}

/// # Rise to the Occasion
///
/// `SW_313` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Equip a 1/4 Light's Justice.
///
/// State: Todo
//~ SW_313 todo 3c9ac81f fcd63ec2
#[test]
#[ignore = "todo: SW_313 Rise to the Occasion"]
fn SW_313_rise_to_the_occasion() {
    check(CardClass::Paladin, &[Give("SW_313"), Cost("SW_313", 1), Unwritten]);
}

/// # Pave the Way
///
/// `SW_313t` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Upgrade your Hero Power.
///
/// State: Todo
//~ SW_313t todo fa17fc04 10d569be
#[test]
#[ignore = "todo: SW_313t Pave the Way"]
fn SW_313t_pave_the_way() {
    check(CardClass::Paladin, &[Give("SW_313t"), Cost("SW_313t", 1), Unwritten]);
}

/// # Avenge the Fallen
///
/// `SW_313t2` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Lightborn Cariel.
///
/// State: Todo
//~ SW_313t2 todo a433df3e 6d300bf4
#[test]
#[ignore = "todo: SW_313t2 Avenge the Fallen"]
fn SW_313t2_avenge_the_fallen() {
    check(CardClass::Paladin, &[Give("SW_313t2"), Cost("SW_313t2", 1), Unwritten]);
}

/// # Lightborn Cariel
///
/// `SW_313t4` · Paladin minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, your Silver Hand Recruits have +2/+2.
///
/// State: Todo
//~ SW_313t4 todo 2500d733 5b495b10
#[test]
#[ignore = "todo: SW_313t4 Lightborn Cariel"]
fn SW_313t4_lightborn_cariel() {
    check(CardClass::Paladin, &[Give("SW_313t4"), Cost("SW_313t4", 5), Stats("SW_313t4", 7, 7), Unwritten]);
}

/// # Lightbringer's Hammer
///
/// `SW_314` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Lifesteal** Can't attack heroes.
///
/// State: Todo
//~ SW_314 todo 6f46c1be 71f6d3c1
#[test]
#[ignore = "todo: SW_314 Lightbringer's Hammer"]
fn SW_314_lightbringers_hammer() {
    check(
        CardClass::Paladin,
        &[Give("SW_314"), Cost("SW_314", 3), Stats("SW_314", 3, 2), Has("SW_314", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Alliance Bannerman
///
/// `SW_315` · Paladin minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a minion. Give minions in your hand +1/+1.
///
/// State: Todo
//~ SW_315 todo 0c895893 57878d16
#[test]
#[ignore = "todo: SW_315 Alliance Bannerman"]
fn SW_315_alliance_bannerman() {
    check(CardClass::Paladin, &[Give("SW_315"), Cost("SW_315", 3), Stats("SW_315", 2, 2), Unwritten]);
}

/// # Noble Mount
///
/// `SW_316` · Paladin spell · 2 mana
///
/// > Give a minion +1/+1 and **Divine Shield**. When it dies, summon a Warhorse.
///
/// State: Todo
//~ SW_316 todo 228b56d1 3ddc9352
#[test]
#[ignore = "todo: SW_316 Noble Mount"]
fn SW_316_noble_mount() {
    check(CardClass::Paladin, &[Give("SW_316"), Cost("SW_316", 2), Unwritten]);
}

/// # Cariel's Warhorse
///
/// `SW_316t` · Paladin minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ SW_316t vanilla a8819c7a b211c6c8
#[test]
fn SW_316t_cariels_warhorse() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_316t"),
            Cost("SW_316t", 1),
            Stats("SW_316t", 1, 1),
            Has("SW_316t", GameTag::DIVINE_SHIELD),
            Play("SW_316t", Nothing),
            In(The("SW_316t"), Zone::Play),
            Now(The("SW_316t"), 1, 1),
            HasNow(The("SW_316t"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Catacomb Guard
///
/// `SW_317` · Paladin minion · 3 mana · 1/4
///
/// > **Lifesteal Battlecry:** Deal damage equal to this minion's Attack to an enemy minion.
///
/// State: Todo
//~ SW_317 todo 35c88902 6605bdc7
#[test]
#[ignore = "todo: SW_317 Catacomb Guard"]
fn SW_317_catacomb_guard() {
    check(
        CardClass::Paladin,
        &[Give("SW_317"), Cost("SW_317", 3), Stats("SW_317", 1, 4), Has("SW_317", GameTag::LIFESTEAL), Unwritten],
    );
}
