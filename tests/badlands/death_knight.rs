//! Death Knight cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Mismatched Fossils
///
/// `DEEP_001` · Multi-class spell · 3 mana
///
/// > **Discover** a Beast and an Undead. Swap their stats.
///
/// State: Todo
//~ DEEP_001 todo 551a1b11 e8177f29
#[test]
#[ignore = "todo: DEEP_001 Mismatched Fossils"]
fn DEEP_001_mismatched_fossils() {
    check(CardClass::DeathKnight, &[Give("DEEP_001"), Cost("DEEP_001", 3), Unwritten]);
}

/// # Obsidian Revenant
///
/// `DEEP_005` · Multi-class minion · 6 mana · 4/6
///
/// > **Taunt Deathrattle**: Summon two random **Deathrattle** minions that cost (3) or less.
///
/// State: Todo
//~ DEEP_005 todo 305748fe 4cad88d3
#[test]
#[ignore = "todo: DEEP_005 Obsidian Revenant"]
fn DEEP_005_obsidian_revenant() {
    check(
        CardClass::DeathKnight,
        &[Give("DEEP_005"), Cost("DEEP_005", 6), Stats("DEEP_005", 4, 6), Has("DEEP_005", GameTag::TAUNT), Unwritten],
    );
}

/// # Prosthetic Hand
///
/// `DEEP_015` · Multi-class minion · 3 mana · 3/1
///
/// > **Magnetic**, **Reborn** Can **Magnetize** to Mechs or Undead.
///
/// State: Todo
//~ DEEP_015 todo 095da47e 2805ad55
#[test]
#[ignore = "todo: DEEP_015 Prosthetic Hand"]
fn DEEP_015_prosthetic_hand() {
    check(
        CardClass::DeathKnight,
        &[Give("DEEP_015"), Cost("DEEP_015", 3), Stats("DEEP_015", 3, 1), Has("DEEP_015", GameTag::REBORN), Unwritten],
    );
}

/// # Quartzite Crusher
///
/// `DEEP_016` · Death Knight weapon · 4 mana · 3/3 durability
///
/// > **Lifesteal**. **Freeze** any character damaged by your hero.
///
/// State: Todo
//~ DEEP_016 todo 538987cd 38049dfb
#[test]
#[ignore = "todo: DEEP_016 Quartzite Crusher"]
fn DEEP_016_quartzite_crusher() {
    check(
        CardClass::DeathKnight,
        &[
            Give("DEEP_016"),
            Cost("DEEP_016", 4),
            Stats("DEEP_016", 3, 3),
            Has("DEEP_016", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Mining Casualties
///
/// `DEEP_017` · Multi-class spell · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with "**Deathrattle:** Summon a 1/1 Frail Ghoul".
///
/// State: Todo
//~ DEEP_017 todo f8f353cd abcc73a4
#[test]
#[ignore = "todo: DEEP_017 Mining Casualties"]
fn DEEP_017_mining_casualties() {
    check(CardClass::DeathKnight, &[Give("DEEP_017"), Cost("DEEP_017", 2), Unwritten]);
}

/// # Skeleton Crew
///
/// `WW_322` · Death Knight minion · 4 mana · 3/3
///
/// > **Battlecry: Excavate** a treasure. It costs (0).
///
/// State: Todo
//~ WW_322 todo 45c1fa96 609ea15c
#[test]
#[ignore = "todo: WW_322 Skeleton Crew"]
fn WW_322_skeleton_crew() {
    check(CardClass::DeathKnight, &[Give("WW_322"), Cost("WW_322", 4), Stats("WW_322", 3, 3), Unwritten]);
}

/// # Pile of Bones
///
/// `WW_324` · Death Knight minion · 2 mana · 2/1
///
/// > **Deathrattle:** The next time you **Excavate**, resummon this.
///
/// State: Todo
//~ WW_324 todo 2d996cc3 2673a0b1
#[test]
#[ignore = "todo: WW_324 Pile of Bones"]
fn WW_324_pile_of_bones() {
    check(CardClass::DeathKnight, &[Give("WW_324"), Cost("WW_324", 2), Stats("WW_324", 2, 1), Unwritten]);
}

/// # Reap What You Sow
///
/// `WW_352` · Death Knight spell · 3 mana
///
/// > Deal $3 damage. **Excavate** a treasure.
///
/// State: Todo
//~ WW_352 todo f94000d9 17687ee8
#[test]
#[ignore = "todo: WW_352 Reap What You Sow"]
fn WW_352_reap_what_you_sow() {
    check(CardClass::DeathKnight, &[Give("WW_352"), Cost("WW_352", 3), Unwritten]);
}

/// # Fistful of Corpses
///
/// `WW_354` · Death Knight spell · 1 mana
///
/// > Deal damage to a minion equal to your **Corpses**.
///
/// State: Todo
//~ WW_354 todo ca6ffc0f b2359de2
#[test]
#[ignore = "todo: WW_354 Fistful of Corpses"]
fn WW_354_fistful_of_corpses() {
    check(CardClass::DeathKnight, &[Give("WW_354"), Cost("WW_354", 1), Unwritten]);
}

/// # Harrowing Ox
///
/// `WW_356` · Death Knight minion · 7 mana · 7/7
///
/// > **Taunt Battlecry:** If you've **Excavated** twice, your next card this turn costs (7) less.
///
/// State: Todo
//~ WW_356 todo f512919b a6bcadc9
#[test]
#[ignore = "todo: WW_356 Harrowing Ox"]
fn WW_356_harrowing_ox() {
    check(
        CardClass::DeathKnight,
        &[Give("WW_356"), Cost("WW_356", 7), Stats("WW_356", 7, 7), Has("WW_356", GameTag::TAUNT), Unwritten],
    );
}

/// # Maw and Paw
///
/// `WW_357` · Death Knight minion · 4 mana · 2/8
///
/// > At the end of your turn, gain 5 **Corpses**. At the start of your turn, spend 5 **Corpses** to give your hero +5 Health.
///
/// State: Todo
//~ WW_357 todo 6dfd8f83 c6b25ae2
#[test]
#[ignore = "todo: WW_357 Maw and Paw"]
fn WW_357_maw_and_paw() {
    check(CardClass::DeathKnight, &[Give("WW_357"), Cost("WW_357", 4), Stats("WW_357", 2, 8), Unwritten]);
}

/// # Farm Hand
///
/// `WW_358` · Death Knight minion · 3 mana · 4/3
///
/// > **Battlecry: Discover** an Undead. **Quickdraw:** It costs (2) less.
///
/// State: Todo
//~ WW_358 todo cb306788 c424204e
#[test]
#[ignore = "todo: WW_358 Farm Hand"]
fn WW_358_farm_hand() {
    check(CardClass::DeathKnight, &[Give("WW_358"), Cost("WW_358", 3), Stats("WW_358", 4, 3), Unwritten]);
}

/// # Crop Rotation
///
/// `WW_368` · Death Knight spell · 3 mana
///
/// > Summon four 1/1 Undead with **Rush** that die at the end of turn.
///
/// State: Todo
//~ WW_368 todo abc7f5e4 671ac14c
#[test]
#[ignore = "todo: WW_368 Crop Rotation"]
fn WW_368_crop_rotation() {
    check(CardClass::DeathKnight, &[Give("WW_368"), Cost("WW_368", 3), Unwritten]);
}

/// # Gnome on the Range
///
/// `WW_368t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush** At the end of your turn, this minion dies.
///
/// State: Todo
//~ WW_368t todo 08df5dfd 8d4d7d52
#[test]
#[ignore = "todo: WW_368t Gnome on the Range"]
fn WW_368t_gnome_on_the_range() {
    check(
        CardClass::DeathKnight,
        &[Give("WW_368t"), Cost("WW_368t", 1), Stats("WW_368t", 1, 1), Has("WW_368t", GameTag::RUSH), Unwritten],
    );
}

/// # Reska, the Pit Boss
///
/// `WW_373` · Death Knight minion · 20 mana · 6/3
///
/// > **Rush**. Costs (1) less for each minion that died this game. **Deathrattle:** Take control of a random enemy minion.
///
/// State: Todo
//~ WW_373 todo fc1a3d6f 02b3dc5b
#[test]
#[ignore = "todo: WW_373 Reska, the Pit Boss"]
fn WW_373_reska_the_pit_boss() {
    check(
        CardClass::DeathKnight,
        &[Give("WW_373"), Cost("WW_373", 20), Stats("WW_373", 6, 3), Has("WW_373", GameTag::RUSH), Unwritten],
    );
}

/// # Corpse Farm
///
/// `WW_374` · Death Knight spell · 3 mana
///
/// > Spend up to 8 **Corpses** to summon a random minion of that Cost.
///
/// State: Todo
//~ WW_374 todo defc4eb8 ae6d140e
#[test]
#[ignore = "todo: WW_374 Corpse Farm"]
fn WW_374_corpse_farm() {
    check(CardClass::DeathKnight, &[Give("WW_374"), Cost("WW_374", 3), Unwritten]);
}
