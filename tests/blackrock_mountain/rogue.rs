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
//~ derived BRM_007 fff56f15 de11e2bc 98d0e527.0eac10b0
#[test]
fn BRM_007_gang_up() {
    check(
        CardClass::Rogue,
        &[
            Give("BRM_007"),
            Cost("BRM_007", 2),
            Targets("BRM_007", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BRM_007", On(Nth(2))),
            DeckCount(Mine, 22),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("BRM_007"), Friend("CS2_182"), Enemy("CS2_182"), Play("BRM_007", On(Nth(1))), DeckCount(Mine, 22)],
    );
}

/// # Dark Iron Skulker
///
/// `BRM_008` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all undamaged enemy minions.
///
/// State: Derived
//~ derived BRM_008 19f8fae3 6160a3e2 e0e643ac.6ba1c214
#[test]
fn BRM_008_dark_iron_skulker() {
    check(
        CardClass::Rogue,
        &[
            Give("BRM_008"),
            Cost("BRM_008", 4),
            Stats("BRM_008", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(3), 2),
            Play("BRM_008", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BRM_008"),
            Friend("TLC_248"),
            Enemy("CS2_172"),
            Hurt(Nth(1), 2),
            Play("BRM_008", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BRM_008"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("BRM_008", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
}
