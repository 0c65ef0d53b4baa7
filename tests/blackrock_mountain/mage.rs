//! Mage cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 49218484

/// # Flamewaker
///
/// `BRM_002` · Mage minion · 3 mana · 2/4
///
/// > After you cast a spell, deal 2 damage randomly split among all enemies.
///
/// State: Derived
//~ derived BRM_002 3e9ffba4 e30065d2 b9f31808.54139d0d
#[test]
fn BRM_002_flamewaker() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_002"),
            Cost("BRM_002", 3),
            Stats("BRM_002", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_002"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Dragon's Breath
///
/// `BRM_003` · Mage spell · Fire · 5 mana
///
/// > Deal $4 damage. Costs (1) less for each minion that died this turn.
///
/// State: Derived
//~ derived BRM_003 883d0660 a5802667 146c0ed8.13590568
#[test]
fn BRM_003_dragons_breath() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_003"),
            Cost("BRM_003", 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("BRM_003", On(Nth(3))),
            Now(Nth(3), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BRM_003"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("BRM_003", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BRM_003"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Dragon's Might
///
/// `BRM_003e` · Mage enchantment
///
/// > Costs (3) less this turn.
///
/// State: Derived
//~ derived BRM_003e f16bf515 4cbb0872 d8f936f3.6caf9101
#[test]
fn BRM_003e_dragons_might() {
    check(
        CardClass::Mage,
        &[Give("CS2_119"), Enchant(Nth(0), "BRM_003e"), CostNow(Nth(0), 1), EndTurn, CostNow(Nth(0), 4)],
    );
}
