//! Warrior cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 54d7c4e9

/// `TLC_600` · Warrior minion · 8 mana · 6/6
/// > **Battlecry:** Deal 5 damage and gain 5 Armor. **Kindred:** Costs (2) less.
///
/// State: Done
//~ done TLC_600 63155ec5 - ee117b73.c2ed943e
#[test]
fn TLC_600_windpeak_wyrm() {
    check(
        CardClass::Warrior,
        &[
            Give("TLC_600"),
            Cost("TLC_600", 8),
            Stats("TLC_600", 6, 6),
            Play("TLC_600", On(TheirHero)),
            Damage(TheirHero, 5),
            Armor(Mine, 5),
            Mana(2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TLC_600"),
            Play("NEW1_023", Nothing),
            CostNow(Nth(0), 8),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 6),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 8),
        ],
    );
    check(CardClass::Warrior, &[Give("TLC_600"), Play("CS2_182", Nothing), EndTurn, EndTurn, CostNow(Nth(0), 8)]);
}

/// `TLC_601` · Warrior spell · 4 mana
/// > Spend up to 5 Armor. For each spent, deal $1 damage to all minions.
///
/// State: Todo
//~ todo TLC_601 5d04461f 4514406a 8da87705.029e1a8d
#[test]
#[ignore = "todo: Shellnado"]
fn TLC_601_shellnado() {
    unwritten("TLC_601");
}

/// `TLC_602` · Warrior spell · 1 mana
/// > **Quest:** Survive 10 turns. **Reward:** Latorvius, Gaze of the City.
///
/// State: Todo
//~ todo TLC_602 482c01dd 80cfde7b 39c658a8.86b69c0d
#[test]
#[ignore = "todo: Enter the Lost City"]
fn TLC_602_enter_the_lost_city() {
    unwritten("TLC_602");
}

/// `TLC_602t` · Warrior minion · 5 mana · 8/8
/// > **Battlecry:** Get 2 random 'Journey to Un'Goro' **Quest Rewards**. Shuffle the rest into your deck.
///
/// State: Todo
//~ todo TLC_602t b04eece5 93c57efb a0ce3587.162dea8a
#[test]
#[ignore = "todo: Latorvius, Gaze of the City"]
fn TLC_602t_latorvius_gaze_of_the_city() {
    unwritten("TLC_602t");
}

/// `TLC_622` · Warrior spell · 4 mana
/// > Summon two 0/6 Security with **Taunt**. They gain +1 Attack when damaged.
///
/// State: Todo
//~ todo TLC_622 7bf1ebcc 7528ee3a 00b77eda.6b4c56f1
#[test]
#[ignore = "todo: City Defenses"]
fn TLC_622_city_defenses() {
    unwritten("TLC_622");
}

/// `TLC_632` · Warrior spell · Fire · 5 mana
/// > Swap your Hero Power to "Deal 8 damage to a random enemy." After 2 uses, swap back.
///
/// State: Todo
//~ todo TLC_632 12d3d4eb a5076d85 72218a20.7f928233
#[test]
#[ignore = "todo: Story of Sulfuras"]
fn TLC_632_story_of_sulfuras() {
    unwritten("TLC_632");
}

/// `TLC_632t` · Warrior hero power · 2 mana
/// > Deal $8 damage to a random enemy. *(Two uses left!)*
///
/// State: Todo
//~ todo TLC_632t cd52c0e7 392fa8fa 5f8e9b3f.f5aec804
#[test]
#[ignore = "todo: DIE, INSECT!"]
fn TLC_632t_die_insect() {
    unwritten("TLC_632t");
}

/// `TLC_632t2` · Warrior hero power · 2 mana
/// > Deal $8 damage to a random enemy. *(Last use!)*
///
/// State: Todo
//~ todo TLC_632t2 8721b139 ea72ec99 3b6f246c.a40bd71f
#[test]
#[ignore = "todo: DIE, INSECT!"]
fn TLC_632t2_die_insect() {
    unwritten("TLC_632t2");
}
