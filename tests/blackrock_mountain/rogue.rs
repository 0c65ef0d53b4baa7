//! Rogue cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a76e4904

/// # Gang Up
///
/// `BRM_007` · Rogue spell · 2 mana
///
/// > Choose a minion. Shuffle 3 copies of it into your deck.
///
/// State: Derived
//~ derived BRM_007 fff56f15 732bdaf5 98d0e527.0eac10b0
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
/// State: Derived
//~ derived BRM_008 19f8fae3 0d1a126b e0e643ac.6ba1c214
#[test]
#[ignore = "todo: BRM_008 Dark Iron Skulker"]
fn BRM_008_dark_iron_skulker() {
    check(CardClass::Rogue, &[Give("BRM_008"), Cost("BRM_008", 4), Stats("BRM_008", 4, 3), Unwritten]);
}
