//! Mage cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Flamewaker
///
/// `BRM_002` · Mage minion · 3 mana · 2/4
///
/// > After you cast a spell, deal 2 damage randomly split among all enemies.
///
/// State: Todo
//~ BRM_002 todo 8fe8804d 17480c9e
#[test]
#[ignore = "todo: BRM_002 Flamewaker"]
fn BRM_002_flamewaker() {
    check(CardClass::Mage, &[Give("BRM_002"), Cost("BRM_002", 3), Stats("BRM_002", 2, 4), Unwritten]);
}

/// # Dragon's Breath
///
/// `BRM_003` · Mage spell · Fire · 5 mana
///
/// > Deal $4 damage. Costs (1) less for each minion that died this turn.
///
/// State: Todo
//~ BRM_003 todo 2fbe420c 9895c981
#[test]
#[ignore = "todo: BRM_003 Dragon's Breath"]
fn BRM_003_dragons_breath() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_003"),
            Cost("BRM_003", 5),
            Targets("BRM_003", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}
