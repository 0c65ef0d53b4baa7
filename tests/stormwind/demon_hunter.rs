//! Demon Hunter cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b937f70f

/// Final Showdown · Spell · 1 mana · **Questline:** Draw 4 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
//~ todo SW_039 7f68867e b6c749c0 -
#[test]
#[ignore = "todo: Final Showdown"]
fn SW_039_final_showdown() {
    unwritten("SW_039");
}

/// Gain Momentum · Spell · 1 mana · **Questline:** Draw 5 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
//~ todo SW_039t cf9ac0b1 0e413a13 -
#[test]
#[ignore = "todo: Gain Momentum"]
fn SW_039t_gain_momentum() {
    unwritten("SW_039t");
}

/// Close the Portal · Spell · 1 mana · **Questline:** Draw 5 cards in one turn. **Reward:** Demonslayer Kurtrus.
//~ todo SW_039t3 5dc350cb df7bdada -
#[test]
#[ignore = "todo: Close the Portal"]
fn SW_039t3_close_the_portal() {
    unwritten("SW_039t3");
}

/// Demonslayer Kurtrus · Minion · 5 mana · 7/7 · **Battlecry:** For the rest of the game, cards you draw cost (2) less.
//~ todo SW_039t3_t 8a838e2b 1cf3414a -
#[test]
#[ignore = "todo: Demonslayer Kurtrus"]
fn SW_039t3_t_demonslayer_kurtrus() {
    unwritten("SW_039t3_t");
}

/// Fel Barrage · Spell · Fel · 2 mana · Deal $2 damage to the lowest Health enemy, twice.
//~ done SW_040 - 75954e61 -
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

/// Jace Darkweaver · Minion · 8 mana · 7/5 · **Battlecry:** Cast all Fel spells you've played this game *(targets enemies if possible*).
//~ todo SW_044 9b4d2472 ee25e54f -
#[test]
#[ignore = "todo: Jace Darkweaver"]
fn SW_044_jace_darkweaver() {
    unwritten("SW_044");
}

/// Chaos Leech · Spell · Fel · 3 mana · **Lifesteal**. Deal $3 damage to a minion. **Outcast:** Deal $5 instead.
//~ done SW_452 - 4e55ff8a -
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
