//! Shaman cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Lava Shock
///
/// `BRM_011` · Shaman spell · Fire · 2 mana
///
/// > Deal $2 damage. Unlock your **Overloaded** Mana Crystals.
///
/// State: Todo
//~ BRM_011 todo b19e744a 51d84079
#[test]
#[ignore = "todo: BRM_011 Lava Shock"]
fn BRM_011_lava_shock() {
    check(
        CardClass::Shaman,
        &[
            Give("BRM_011"),
            Cost("BRM_011", 2),
            Targets("BRM_011", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
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
//~ BRM_012 todo 1d7fc15d 5cae5c41
#[test]
#[ignore = "todo: BRM_012 Fireguard Destroyer"]
fn BRM_012_fireguard_destroyer() {
    check(
        CardClass::Shaman,
        &[Give("BRM_012"), Cost("BRM_012", 4), Stats("BRM_012", 3, 6), Has("BRM_012", GameTag::OVERLOAD), Unwritten],
    );
}
