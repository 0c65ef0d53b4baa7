//! Hunter cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f4d43679

/// # Quick Shot
///
/// `BRM_013` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If your hand is empty, draw a card.
///
/// State: Done
//~ done BRM_013 5d769e10 - 9b5ee110.89a7d82a
#[test]
fn BRM_013_quick_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("BRM_013"),
            Cost("BRM_013", 2),
            Targets("BRM_013", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("BRM_013", On(TheirHero)),
            Health(TheirHero, 27),
            HandCount(Mine, 1),
        ],
    );
    check(CardClass::Hunter, &[Give("CS2_231"), Play("BRM_013", On(TheirHero)), HandCount(Mine, 1)]);
}

/// # Core Rager
///
/// `BRM_014` · Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** If your hand is empty, gain +3/+3.
///
/// State: Derived
//~ derived BRM_014 87231928 22ab7aa6 e18ee4c1.08d9c13c
#[test]
fn BRM_014_core_rager() {
    check(
        CardClass::Hunter,
        &[
            Give("BRM_014"),
            Cost("BRM_014", 4),
            Stats("BRM_014", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BRM_014", Nothing),
            Now(Nth(0), 7, 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BRM_014"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BRM_014", Nothing),
            Now(Nth(0), 4, 4),
        ],
    );
}

/// # Power Rager
///
/// `BRM_014e` · Hunter enchantment
///
/// > +3/+3
///
/// State: Derived
//~ derived BRM_014e b8952161 9cb2c44d d89415b7.7ab5dda5
#[test]
fn BRM_014e_power_rager() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "BRM_014e"), Now(My(0), 8, 4)]);
}
