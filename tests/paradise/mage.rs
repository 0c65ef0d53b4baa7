//! Mage cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Raylla, Sand Sculptor
///
/// `VAC_424` · Mage minion · 4 mana · 2/6
///
/// > **Paladin Tourist** After you cast a spell, summon a random 2-Cost minion and give it **Divine Shield**.
///
/// State: Todo
//~ VAC_424 todo bea2e572 236ff5b7
#[test]
#[ignore = "todo: VAC_424 Raylla, Sand Sculptor"]
fn VAC_424_raylla_sand_sculptor() {
    check(CardClass::Mage, &[Give("VAC_424"), Cost("VAC_424", 4), Stats("VAC_424", 2, 6), Unwritten]);
}

/// # Go with the Flow
///
/// `VAC_428` · Mage spell · 1 mana
///
/// > Choose a minion. If it's an enemy, **Freeze** it. If it's friendly, give it **Spell Damage +1**.
///
/// State: Todo
//~ VAC_428 todo 6c27c953 c7f28038
#[test]
#[ignore = "todo: VAC_428 Go with the Flow"]
fn VAC_428_go_with_the_flow() {
    check(CardClass::Mage, &[Give("VAC_428"), Cost("VAC_428", 1), Unwritten]);
}

/// # Under the Sea
///
/// `VAC_431` · Mage spell · 6 mana
///
/// > Draw a different spell. Summon a random minion of that spell's Cost.
///
/// State: Todo
//~ VAC_431 todo 4e38c635 57a28a56
#[test]
#[ignore = "todo: VAC_431 Under the Sea"]
fn VAC_431_under_the_sea() {
    check(CardClass::Mage, &[Give("VAC_431"), Cost("VAC_431", 6), Unwritten]);
}

/// # Marooned Archmage
///
/// `VAC_435` · Mage minion · 3 mana · 3/4
///
/// > Your first spell each turn costs (2) less.
///
/// State: Todo
//~ VAC_435 todo 9cc8a02c f050b8cf
#[test]
#[ignore = "todo: VAC_435 Marooned Archmage"]
fn VAC_435_marooned_archmage() {
    check(CardClass::Mage, &[Give("VAC_435"), Cost("VAC_435", 3), Stats("VAC_435", 3, 4), Unwritten]);
}

/// # Surfalopod
///
/// `VAC_443` · Mage minion · 5 mana · 4/4
///
/// > **Battlecry:** The next spell you draw is **Cast When Drawn**.
///
/// State: Todo
//~ VAC_443 todo 9f088492 c48e7f99
#[test]
#[ignore = "todo: VAC_443 Surfalopod"]
fn VAC_443_surfalopod() {
    check(CardClass::Mage, &[Give("VAC_443"), Cost("VAC_443", 5), Stats("VAC_443", 4, 4), Unwritten]);
}

/// # Tsunami
///
/// `VAC_509` · Mage spell · Frost · 8 mana
///
/// > Summon three 3/6 Water Elementals that **Freeze**. They attack random enemies.
///
/// State: Todo
//~ VAC_509 todo 0adeb53d 8bff7c55
#[test]
#[ignore = "todo: VAC_509 Tsunami"]
fn VAC_509_tsunami() {
    check(CardClass::Mage, &[Give("VAC_509"), Cost("VAC_509", 8), Unwritten]);
}

/// # Water Elemental
///
/// `VAC_509t` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Todo
//~ VAC_509t todo 10e08cac 12b11a7e
#[test]
#[ignore = "todo: VAC_509t Water Elemental"]
fn VAC_509t_water_elemental() {
    check(CardClass::Mage, &[Give("VAC_509t"), Cost("VAC_509t", 4), Stats("VAC_509t", 3, 6), Unwritten]);
}

/// # Seabreeze Chalice
///
/// `VAC_520` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(3 Drinks left!)*
///
/// State: Todo
//~ VAC_520 todo 5f91e251 d29e1c54
#[test]
#[ignore = "todo: VAC_520 Seabreeze Chalice"]
fn VAC_520_seabreeze_chalice() {
    check(CardClass::Mage, &[Give("VAC_520"), Cost("VAC_520", 1), Unwritten]);
}

/// # Seabreeze Chalice
///
/// `VAC_520t` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(2 Drinks left!)*
///
/// State: Todo
//~ VAC_520t todo 9ecd8e5d fcade8a7
#[test]
#[ignore = "todo: VAC_520t Seabreeze Chalice"]
fn VAC_520t_seabreeze_chalice() {
    check(CardClass::Mage, &[Give("VAC_520t"), Cost("VAC_520t", 1), Unwritten]);
}

/// # Seabreeze Chalice
///
/// `VAC_520t2` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(Last Drink!)*
///
/// State: Todo
//~ VAC_520t2 todo 1ee6d996 aea6e388
#[test]
#[ignore = "todo: VAC_520t2 Seabreeze Chalice"]
fn VAC_520t2_seabreeze_chalice() {
    check(CardClass::Mage, &[Give("VAC_520t2"), Cost("VAC_520t2", 1), Unwritten]);
}

/// # Tide Pools
///
/// `VAC_522` · Mage location · 3 mana · 0 uses
///
/// > **Discover** a spell that costs (3) or less. After you cast a spell, reopen this.
///
/// State: Todo
//~ VAC_522 todo 8299478e 56df0a27
#[test]
#[ignore = "todo: VAC_522 Tide Pools"]
fn VAC_522_tide_pools() {
    check(CardClass::Mage, &[Give("VAC_522"), Cost("VAC_522", 3), Unwritten]);
}

/// # King Tide
///
/// `VAC_524` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Both players' spells cost (5) until the end of your next turn.
///
/// State: Todo
//~ VAC_524 todo 0905fd95 7f796a28
#[test]
#[ignore = "todo: VAC_524 King Tide"]
fn VAC_524_king_tide() {
    check(CardClass::Mage, &[Give("VAC_524"), Cost("VAC_524", 4), Stats("VAC_524", 4, 4), Unwritten]);
}

/// # Rising Waves
///
/// `VAC_953` · Mage spell · 3 mana
///
/// > Deal $2 damage to all minions. If none die, deal $2 more.
///
/// State: Todo
//~ VAC_953 todo 63368f0c 1bfeb71f
#[test]
#[ignore = "todo: VAC_953 Rising Waves"]
fn VAC_953_rising_waves() {
    check(CardClass::Mage, &[Give("VAC_953"), Cost("VAC_953", 3), Unwritten]);
}

/// # Huddle Up
///
/// `WORK_012` · Mage spell · 7 mana
///
/// > Fill your board with random Naga.
///
/// State: Todo
//~ WORK_012 todo e343d24d 0bd96cd8
#[test]
#[ignore = "todo: WORK_012 Huddle Up"]
fn WORK_012_huddle_up() {
    check(CardClass::Mage, &[Give("WORK_012"), Cost("WORK_012", 7), Unwritten]);
}

/// # Burndown
///
/// `WORK_026` · Mage spell · Fire · 3 mana
///
/// > Draw 3 cards and light them on fire. In 3 turns, any still in hand are destroyed!
///
/// State: Todo
//~ WORK_026 todo 93542427 2d76ef6a
#[test]
#[ignore = "todo: WORK_026 Burndown"]
fn WORK_026_burndown() {
    check(CardClass::Mage, &[Give("WORK_026"), Cost("WORK_026", 3), Unwritten]);
}

/// # Portalmancer Skyla
///
/// `WORK_063` · Mage minion · 6 mana · 4/5
///
/// > **Rogue Tourist Battlecry:** Swap the Costs of the lowest and highest Cost spells in your hand.
///
/// State: Todo
//~ WORK_063 todo eccf3192 1ea10771
#[test]
#[ignore = "todo: WORK_063 Portalmancer Skyla"]
fn WORK_063_portalmancer_skyla() {
    check(CardClass::Mage, &[Give("WORK_063"), Cost("WORK_063", 6), Stats("WORK_063", 4, 5), Unwritten]);
}
