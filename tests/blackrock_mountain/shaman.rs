//! Shaman cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6515094f

/// # Lava Shock
///
/// `BRM_011` · Shaman spell · Fire · 2 mana
///
/// > Deal $2 damage. Unlock your **Overloaded** Mana Crystals.
///
/// State: Derived
//~ derived BRM_011 7a1d1f62 340faeba 714253db.6dc39286
#[test]
fn BRM_011_lava_shock() {
    check(
        CardClass::Shaman,
        &[
            Give("BRM_011"),
            Cost("BRM_011", 2),
            Targets("BRM_011", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BRM_011", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("BRM_011"), Friend("CS2_182"), Enemy("CS2_182"), Play("BRM_011", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BRM_011"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_052", Nothing),
            EndTurn,
            EndTurn,
            Play("BRM_011", On(Nth(2))),
            Now(Nth(2), 4, 3),
            Mana(8),
        ],
    );
}

/// # Fireguard Destroyer
///
/// `BRM_012` · Shaman minion · 4 mana · 3/6
///
/// > **Battlecry:** Gain 1-4 Attack. **Overload:** (1)
///
/// State: Todo
//~ todo BRM_012 2647c553 9c56cd9a 853bf13e.d63b56fc
#[test]
#[ignore = "todo: BRM_012 Fireguard Destroyer"]
fn BRM_012_fireguard_destroyer() {
    check(
        CardClass::Shaman,
        &[Give("BRM_012"), Cost("BRM_012", 4), Stats("BRM_012", 3, 6), Has("BRM_012", GameTag::OVERLOAD), Unwritten],
    );
}
