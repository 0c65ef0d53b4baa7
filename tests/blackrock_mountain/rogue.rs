//! Rogue cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Gang Up
///
/// `BRM_007` · Rogue spell · 2 mana
///
/// > Choose a minion. Shuffle 3 copies of it into your deck.
///
/// State: Todo
//~ BRM_007 todo 672d2070 b7aa8830
#[test]
#[ignore = "todo: BRM_007 Gang Up"]
fn BRM_007_gang_up() {
    check(
        CardClass::Rogue,
        &[Give("BRM_007"), Cost("BRM_007", 2), Targets("BRM_007", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Dark Iron Skulker
///
/// `BRM_008` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all undamaged enemy minions.
///
/// State: Todo
//~ BRM_008 todo e34878e2 2e01bbea
#[test]
#[ignore = "todo: BRM_008 Dark Iron Skulker"]
fn BRM_008_dark_iron_skulker() {
    check(CardClass::Rogue, &[Give("BRM_008"), Cost("BRM_008", 4), Stats("BRM_008", 4, 3), Unwritten]);
}
