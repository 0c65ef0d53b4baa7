//! Mage cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Astral Rift
///
/// `BOT_101` · Mage spell · Arcane · 2 mana
///
/// > Add 2 random minions to your hand.
///
/// State: Todo
//~ BOT_101 todo faa1a590 18e78bbb
#[test]
#[ignore = "todo: BOT_101 Astral Rift"]
fn BOT_101_astral_rift() {
    check(CardClass::Mage, &[Give("BOT_101"), Cost("BOT_101", 2), Unwritten]);
}

/// # Stargazer Luna
///
/// `BOT_103` · Mage minion · 3 mana · 2/4
///
/// > After you play the right-most card in your hand, draw a card.
///
/// State: Todo
//~ BOT_103 todo c087116e 1eb57225
#[test]
#[ignore = "todo: BOT_103 Stargazer Luna"]
fn BOT_103_stargazer_luna() {
    check(CardClass::Mage, &[Give("BOT_103"), Cost("BOT_103", 3), Stats("BOT_103", 2, 4), Unwritten]);
}

/// # Unexpected Results
///
/// `BOT_254` · Mage spell · 3 mana
///
/// > Summon two random $2-Cost minions *(improved by **Spell Damage)*.
///
/// State: Todo
//~ BOT_254 todo 1dc53e74 9f5a5fb5
#[test]
#[ignore = "todo: BOT_254 Unexpected Results"]
fn BOT_254_unexpected_results() {
    check(CardClass::Mage, &[Give("BOT_254"), Cost("BOT_254", 3), Unwritten]);
}

/// # Astromancer
///
/// `BOT_256` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random minion with Cost equal to your hand size.
///
/// State: Todo
//~ BOT_256 todo 4ff2626d a5bbdfd0
#[test]
#[ignore = "todo: BOT_256 Astromancer"]
fn BOT_256_astromancer() {
    check(CardClass::Mage, &[Give("BOT_256"), Cost("BOT_256", 7), Stats("BOT_256", 5, 5), Unwritten]);
}

/// # Luna's Pocket Galaxy
///
/// `BOT_257` · Mage spell · Arcane · 7 mana
///
/// > Change the Cost of minions in your deck to (1).
///
/// State: Todo
//~ BOT_257 todo d0f71817 cd1b8642
#[test]
#[ignore = "todo: BOT_257 Luna's Pocket Galaxy"]
fn BOT_257_lunas_pocket_galaxy() {
    check(CardClass::Mage, &[Give("BOT_257"), Cost("BOT_257", 7), Unwritten]);
}

/// # Shooting Star
///
/// `BOT_453` · Mage spell · Arcane · 1 mana
///
/// > Deal $1 damage to a minion and the minions next to it.
///
/// State: Todo
//~ BOT_453 todo ff0fe0b9 88ad776c
#[test]
#[ignore = "todo: BOT_453 Shooting Star"]
fn BOT_453_shooting_star() {
    check(
        CardClass::Mage,
        &[Give("BOT_453"), Cost("BOT_453", 1), Targets("BOT_453", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Celestial Emissary
///
/// `BOT_531` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// State: Todo
//~ BOT_531 todo 7794940d 5b0d4344
#[test]
#[ignore = "todo: BOT_531 Celestial Emissary"]
fn BOT_531_celestial_emissary() {
    check(CardClass::Mage, &[Give("BOT_531"), Cost("BOT_531", 2), Stats("BOT_531", 2, 1), Unwritten]);
}

/// # Celestial Emissary
///
/// `BOT_531_Puzzle` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// State: Todo
//~ BOT_531_Puzzle todo 67aeaf9d 24b75003
#[test]
#[ignore = "todo: BOT_531_Puzzle Celestial Emissary"]
fn BOT_531_Puzzle_celestial_emissary() {
    check(
        CardClass::Mage,
        &[Give("BOT_531_Puzzle"), Cost("BOT_531_Puzzle", 2), Stats("BOT_531_Puzzle", 2, 1), Unwritten],
    );
}

/// # Research Project
///
/// `BOT_600` · Mage spell · 2 mana
///
/// > Each player draws 2 cards.
///
/// State: Todo
//~ BOT_600 todo f603be6d d51d58af
#[test]
#[ignore = "todo: BOT_600 Research Project"]
fn BOT_600_research_project() {
    check(CardClass::Mage, &[Give("BOT_600"), Cost("BOT_600", 2), Unwritten]);
}

/// # Meteorologist
///
/// `BOT_601` · Mage minion · 6 mana · 3/3
///
/// > **Battlecry:** For each card in your hand, deal 1 damage to a random enemy.
///
/// State: Todo
//~ BOT_601 todo 696e089e af51bcb2
#[test]
#[ignore = "todo: BOT_601 Meteorologist"]
fn BOT_601_meteorologist() {
    check(CardClass::Mage, &[Give("BOT_601"), Cost("BOT_601", 6), Stats("BOT_601", 3, 3), Unwritten]);
}

/// # Cosmic Anomaly
///
/// `BOT_604` · Mage minion · 4 mana · 4/3
///
/// > **Spell Damage +2**
///
/// State: Todo
//~ BOT_604 todo 1d0857c7 4e81dd53
#[test]
#[ignore = "todo: BOT_604 Cosmic Anomaly"]
fn BOT_604_cosmic_anomaly() {
    check(
        CardClass::Mage,
        &[Give("BOT_604"), Cost("BOT_604", 4), Stats("BOT_604", 4, 3), Has("BOT_604", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Cosmic Anomaly
///
/// `BOT_604_Puzzle` · Mage minion · 4 mana · 4/3
///
/// > **Spell Damage +2**
///
/// State: Todo
//~ BOT_604_Puzzle todo 2d8e6884 73c5723e
#[test]
#[ignore = "todo: BOT_604_Puzzle Cosmic Anomaly"]
fn BOT_604_Puzzle_cosmic_anomaly() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_604_Puzzle"),
            Cost("BOT_604_Puzzle", 4),
            Stats("BOT_604_Puzzle", 4, 3),
            Has("BOT_604_Puzzle", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}
