//! Paladin cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Keeper of Uldaman
///
/// `LOE_017` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Set a minion's Attack and Health to 3.
///
/// State: Todo
//~ LOE_017 todo f4d32e0d 189166b3
#[test]
#[ignore = "todo: LOE_017 Keeper of Uldaman"]
fn LOE_017_keeper_of_uldaman() {
    check(
        CardClass::Paladin,
        &[
            Give("LOE_017"),
            Cost("LOE_017", 3),
            Stats("LOE_017", 3, 4),
            Targets("LOE_017", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Anyfin Can Happen
///
/// `LOE_026` · Paladin spell · 10 mana
///
/// > Summon 7 Murlocs that died this game.
///
/// State: Todo
//~ LOE_026 todo 2854cd47 bff3cf8e
#[test]
#[ignore = "todo: LOE_026 Anyfin Can Happen"]
fn LOE_026_anyfin_can_happen() {
    check(CardClass::Paladin, &[Give("LOE_026"), Cost("LOE_026", 10), Unwritten]);
}

/// # Sacred Trial
///
/// `LOE_027` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After your opponent has at least 3 minions and plays another, destroy it.
///
/// State: Todo
//~ LOE_027 todo 7db5b486 812e88dc
#[test]
#[ignore = "todo: LOE_027 Sacred Trial"]
fn LOE_027_sacred_trial() {
    check(CardClass::Paladin, &[Give("LOE_027"), Cost("LOE_027", 1), Unwritten]);
}
