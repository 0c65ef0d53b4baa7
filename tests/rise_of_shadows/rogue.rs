//! Rogue cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Togwaggle's Scheme
///
/// `DAL_010` · Rogue spell · 1 mana
///
/// > Choose a minion. Shuffle @ \|4(copy, copies) of it into your deck. *(Upgrades each turn!)*
///
/// State: Todo
//~ DAL_010 todo a0fa196f 014a7fdb
#[test]
#[ignore = "todo: DAL_010 Togwaggle's Scheme"]
fn DAL_010_togwaggles_scheme() {
    check(
        CardClass::Rogue,
        &[Give("DAL_010"), Cost("DAL_010", 1), Targets("DAL_010", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Unidentified Contract
///
/// `DAL_366` · Rogue spell · 6 mana
///
/// > Destroy a minion. Gains a bonus effect in your hand.
///
/// State: Todo
//~ DAL_366 todo 03eb1e57 2e5b750e
#[test]
#[ignore = "todo: DAL_366 Unidentified Contract"]
fn DAL_366_unidentified_contract() {
    check(
        CardClass::Rogue,
        &[Give("DAL_366"), Cost("DAL_366", 6), Targets("DAL_366", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Assassin's Contract
///
/// `DAL_366t1` · Rogue spell · 6 mana
///
/// > Destroy a minion. Summon a 1/2 Patient Assassin.
///
/// State: Todo
//~ DAL_366t1 todo b455b023 07f62c96
#[test]
#[ignore = "todo: DAL_366t1 Assassin's Contract"]
fn DAL_366t1_assassins_contract() {
    check(
        CardClass::Rogue,
        &[Give("DAL_366t1"), Cost("DAL_366t1", 6), Targets("DAL_366t1", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Recruitment Contract
///
/// `DAL_366t2` · Rogue spell · 6 mana
///
/// > Destroy a minion. Add a copy of it to your hand.
///
/// State: Todo
//~ DAL_366t2 todo 169ddd31 750cda70
#[test]
#[ignore = "todo: DAL_366t2 Recruitment Contract"]
fn DAL_366t2_recruitment_contract() {
    check(
        CardClass::Rogue,
        &[Give("DAL_366t2"), Cost("DAL_366t2", 6), Targets("DAL_366t2", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Lucrative Contract
///
/// `DAL_366t3` · Rogue spell · 6 mana
///
/// > Destroy a minion. Add 2 Coins to your hand.
///
/// State: Todo
//~ DAL_366t3 todo 65fca037 8c3b897e
#[test]
#[ignore = "todo: DAL_366t3 Lucrative Contract"]
fn DAL_366t3_lucrative_contract() {
    check(
        CardClass::Rogue,
        &[Give("DAL_366t3"), Cost("DAL_366t3", 6), Targets("DAL_366t3", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Turncoat Contract
///
/// `DAL_366t4` · Rogue spell · 6 mana
///
/// > Destroy a minion. It deals its damage to adjacent minions.
///
/// State: Todo
//~ DAL_366t4 todo ebc1d4b6 f23da06b
#[test]
#[ignore = "todo: DAL_366t4 Turncoat Contract"]
fn DAL_366t4_turncoat_contract() {
    check(
        CardClass::Rogue,
        &[Give("DAL_366t4"), Cost("DAL_366t4", 6), Targets("DAL_366t4", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # EVIL Miscreant
///
/// `DAL_415` · Rogue minion · 3 mana · 1/5
///
/// > **Combo:** Add two random **Lackeys** to your hand.
///
/// State: Todo
//~ DAL_415 todo adb52ebd 60b9f0d7
#[test]
#[ignore = "todo: DAL_415 EVIL Miscreant"]
fn DAL_415_evil_miscreant() {
    check(CardClass::Rogue, &[Give("DAL_415"), Cost("DAL_415", 3), Stats("DAL_415", 1, 5), Unwritten]);
}

/// # Hench-Clan Burglar
///
/// `DAL_416` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell from another class.
///
/// State: Todo
//~ DAL_416 todo 48485cfc c7bb6ccf
#[test]
#[ignore = "todo: DAL_416 Hench-Clan Burglar"]
fn DAL_416_hench_clan_burglar() {
    check(CardClass::Rogue, &[Give("DAL_416"), Cost("DAL_416", 4), Stats("DAL_416", 4, 4), Unwritten]);
}

/// # Heistbaron Togwaggle
///
/// `DAL_417` · Rogue minion · 6 mana · 5/5
///
/// > **Battlecry:** If you control a **Lackey**, choose a fantastic treasure.
///
/// State: Todo
//~ DAL_417 todo 2b17db76 61504b8a
#[test]
#[ignore = "todo: DAL_417 Heistbaron Togwaggle"]
fn DAL_417_heistbaron_togwaggle() {
    check(CardClass::Rogue, &[Give("DAL_417"), Cost("DAL_417", 6), Stats("DAL_417", 5, 5), Unwritten]);
}

/// # Underbelly Fence
///
/// `DAL_714` · Rogue minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a card from another class, gain +1/+1 and Rush**.**
///
/// State: Todo
//~ DAL_714 todo b206d0d2 a353cce8
#[test]
#[ignore = "todo: DAL_714 Underbelly Fence"]
fn DAL_714_underbelly_fence() {
    check(CardClass::Rogue, &[Give("DAL_714"), Cost("DAL_714", 2), Stats("DAL_714", 2, 3), Unwritten]);
}

/// # Vendetta
///
/// `DAL_716` · Rogue spell · 4 mana
///
/// > Deal $4 damage to a minion. Costs (0) if you're holding a card from another class.
///
/// State: Todo
//~ DAL_716 todo f0d2eafd e9005e30
#[test]
#[ignore = "todo: DAL_716 Vendetta"]
fn DAL_716_vendetta() {
    check(
        CardClass::Rogue,
        &[Give("DAL_716"), Cost("DAL_716", 4), Targets("DAL_716", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Tak Nozwhisker
///
/// `DAL_719` · Rogue minion · 7 mana · 6/6
///
/// > Whenever you shuffle a card into your deck, add a copy to your hand.
///
/// State: Todo
//~ DAL_719 todo 6abbea5b 0b7fdd52
#[test]
#[ignore = "todo: DAL_719 Tak Nozwhisker"]
fn DAL_719_tak_nozwhisker() {
    check(CardClass::Rogue, &[Give("DAL_719"), Cost("DAL_719", 7), Stats("DAL_719", 6, 6), Unwritten]);
}

/// # Waggle Pick
///
/// `DAL_720` · Rogue weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Return a random friendly minion to your hand. It costs (2) less.
///
/// State: Todo
//~ DAL_720 todo b7b73871 fb1f87ea
#[test]
#[ignore = "todo: DAL_720 Waggle Pick"]
fn DAL_720_waggle_pick() {
    check(CardClass::Rogue, &[Give("DAL_720"), Cost("DAL_720", 4), Stats("DAL_720", 4, 2), Unwritten]);
}

/// # Daring Escape
///
/// `DAL_728` · Rogue spell · 1 mana
///
/// > Return all friendly minions to your hand.
///
/// State: Todo
//~ DAL_728 todo b1caf137 7c61eae2
#[test]
#[ignore = "todo: DAL_728 Daring Escape"]
fn DAL_728_daring_escape() {
    check(CardClass::Rogue, &[Give("DAL_728"), Cost("DAL_728", 1), Unwritten]);
}
