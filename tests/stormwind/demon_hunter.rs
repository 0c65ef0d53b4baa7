//! Demon Hunter cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b937f70f

/// `SW_039` · Demon Hunter spell · 1 mana
/// > **Questline:** Draw 4 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
///
/// State: Todo
//~ todo SW_039 fd2033b7 7f68867e dd837636.2c6aeddf
#[test]
#[ignore = "todo: Final Showdown"]
fn SW_039_final_showdown() {
    unwritten("SW_039");
}

/// `SW_039t` · Demon Hunter spell · 1 mana
/// > **Questline:** Draw 5 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
///
/// State: Todo
//~ todo SW_039t 54ed3c7e cf9ac0b1 f1545da2.e7ebbc88
#[test]
#[ignore = "todo: Gain Momentum"]
fn SW_039t_gain_momentum() {
    unwritten("SW_039t");
}

/// `SW_039t3` · Demon Hunter spell · 1 mana
/// > **Questline:** Draw 5 cards in one turn. **Reward:** Demonslayer Kurtrus.
///
/// State: Todo
//~ todo SW_039t3 28d08547 5dc350cb a148c9bb.d4986adc
#[test]
#[ignore = "todo: Close the Portal"]
fn SW_039t3_close_the_portal() {
    unwritten("SW_039t3");
}

/// `SW_039t3_t` · Demon Hunter minion · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, cards you draw cost (2) less.
///
/// State: Todo
//~ todo SW_039t3_t 1dfed559 8a838e2b aa710872.7186df71
#[test]
#[ignore = "todo: Demonslayer Kurtrus"]
fn SW_039t3_t_demonslayer_kurtrus() {
    unwritten("SW_039t3_t");
}

/// `SW_040` · Demon Hunter spell · Fel · 2 mana
/// > Deal $2 damage to the lowest Health enemy, twice.
///
/// State: Done
//~ done SW_040 57c97d4d - 620aecd2.953f4d7e
#[test]
fn SW_040_fel_barrage() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_040"),
            Cost("SW_040", 2),
            Enemy("CS2_200"),
            Enemy("CS2_168"),
            Play("SW_040", Nothing),
            Dead(The("CS2_168")),
            Damage(Their(0), 2),
            Health(TheirHero, 30),
        ],
    );
}

/// `SW_044` · Demon Hunter minion · 8 mana · 7/5
/// > **Battlecry:** Cast all Fel spells you've played this game *(targets enemies if possible)*.
///
/// State: Todo
//~ todo SW_044 7ee5801f 9b4d2472 f43df13f.86a8dd61
#[test]
#[ignore = "todo: Jace Darkweaver"]
fn SW_044_jace_darkweaver() {
    unwritten("SW_044");
}

/// `SW_452` · Demon Hunter spell · Fel · 3 mana
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** Deal $5 instead.
///
/// State: Done
//~ done SW_452 a6b6b70f - c2ac755b.1fa606ca
#[test]
fn SW_452_chaos_leech() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_452"),
            Cost("SW_452", 3),
            Has("SW_452", GameTag::LIFESTEAL),
            Targets("SW_452", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Hurt(MyHero, 10),
            Play("SW_452", On(Nth(1))),
            Health(Nth(1), 2),
            Health(MyHero, 25),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("CS2_231"),
            Give("SW_452"),
            Give("CS2_231"),
            Enemy("CS2_200"),
            Hurt(MyHero, 10),
            Play("SW_452", On(Nth(3))),
            Health(Nth(3), 4),
            Health(MyHero, 23),
        ],
    );
}
