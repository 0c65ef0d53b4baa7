//! Priest cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Holy Water
///
/// `GIL_134` · Priest spell · Holy · 5 mana
///
/// > Deal $4 damage to a minion. If it dies, add a copy of it to your hand.
///
/// State: Todo
//~ GIL_134 todo 1cd51705 5a838631
#[test]
#[ignore = "todo: GIL_134 Holy Water"]
fn GIL_134_holy_water() {
    check(
        CardClass::Priest,
        &[Give("GIL_134"), Cost("GIL_134", 5), Targets("GIL_134", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Chameleos
///
/// `GIL_142` · Priest minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a card your opponent is holding.
///
/// State: Todo
//~ GIL_142 todo 23866b6f 46aaa42c
#[test]
#[ignore = "todo: GIL_142 Chameleos"]
fn GIL_142_chameleos() {
    check(CardClass::Priest, &[Give("GIL_142"), Cost("GIL_142", 1), Stats("GIL_142", 1, 1), Unwritten]);
}

/// # Quartz Elemental
///
/// `GIL_156` · Priest minion · 5 mana · 5/8
///
/// > Can't attack while damaged.
///
/// State: Todo
//~ GIL_156 todo 7ce642e7 496f3355
#[test]
#[ignore = "todo: GIL_156 Quartz Elemental"]
fn GIL_156_quartz_elemental() {
    check(CardClass::Priest, &[Give("GIL_156"), Cost("GIL_156", 5), Stats("GIL_156", 5, 8), Unwritten]);
}

/// # Nightscale Matriarch
///
/// `GIL_190` · Priest minion · 7 mana · 4/9
///
/// > Whenever a friendly minion is healed, summon a 3/3 Whelp.
///
/// State: Todo
//~ GIL_190 todo b403d7f8 c6c0b00b
#[test]
#[ignore = "todo: GIL_190 Nightscale Matriarch"]
fn GIL_190_nightscale_matriarch() {
    check(CardClass::Priest, &[Give("GIL_190"), Cost("GIL_190", 7), Stats("GIL_190", 4, 9), Unwritten]);
}

/// # Nightscale Whelp
///
/// `GIL_190t` · Priest minion · 3 mana · 3/3
///
/// State: Vanilla
//~ GIL_190t vanilla 7877c67d 4c31363a
#[test]
fn GIL_190t_nightscale_whelp() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_190t"),
            Cost("GIL_190t", 3),
            Stats("GIL_190t", 3, 3),
            Play("GIL_190t", Nothing),
            In(The("GIL_190t"), Zone::Play),
            Now(The("GIL_190t"), 3, 3),
        ],
    );
}

/// # Divine Hymn
///
/// `GIL_661` · Priest spell · Holy · 2 mana
///
/// > Restore #6 Health to all friendly characters.
///
/// State: Todo
//~ GIL_661 todo fb18228e 79794be0
#[test]
#[ignore = "todo: GIL_661 Divine Hymn"]
fn GIL_661_divine_hymn() {
    check(CardClass::Priest, &[Give("GIL_661"), Cost("GIL_661", 2), Unwritten]);
}

/// # Coffin Crasher
///
/// `GIL_805` · Priest minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon a **Deathrattle** minion from your hand.
///
/// State: Todo
//~ GIL_805 todo 77f65699 31365c41
#[test]
#[ignore = "todo: GIL_805 Coffin Crasher"]
fn GIL_805_coffin_crasher() {
    check(CardClass::Priest, &[Give("GIL_805"), Cost("GIL_805", 6), Stats("GIL_805", 6, 5), Unwritten]);
}

/// # Coffin Crasher
///
/// `GIL_805_Puzzle` · Priest minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon a **Deathrattle** minion from your hand.
///
/// State: Todo
//~ GIL_805_Puzzle todo a4791f0d 6adf5f03
#[test]
#[ignore = "todo: GIL_805_Puzzle Coffin Crasher"]
fn GIL_805_Puzzle_coffin_crasher() {
    check(
        CardClass::Priest,
        &[Give("GIL_805_Puzzle"), Cost("GIL_805_Puzzle", 6), Stats("GIL_805_Puzzle", 6, 5), Unwritten],
    );
}

/// # Vivid Nightmare
///
/// `GIL_813` · Priest spell · Shadow · 3 mana
///
/// > Choose a friendly minion. Summon a copy of it with 1 Health remaining.
///
/// State: Todo
//~ GIL_813 todo e1f07fab 28985dea
#[test]
#[ignore = "todo: GIL_813 Vivid Nightmare"]
fn GIL_813_vivid_nightmare() {
    check(CardClass::Priest, &[Give("GIL_813"), Cost("GIL_813", 3), Unwritten]);
}

/// # Squashling
///
/// `GIL_835` · Priest minion · 2 mana · 2/1
///
/// > **Echo Battlecry:** Restore #2 Health.
///
/// State: Todo
//~ GIL_835 todo 3c507510 75a144e4
#[test]
#[ignore = "todo: GIL_835 Squashling"]
fn GIL_835_squashling() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_835"),
            Cost("GIL_835", 2),
            Stats("GIL_835", 2, 1),
            Targets("GIL_835", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Glitter Moth
///
/// `GIL_837` · Priest minion · 5 mana · 4/4
///
/// > **Battlecry:** If your deck has only odd-Cost cards, double the Health of your other minions.
///
/// State: Todo
//~ GIL_837 todo 77be71a7 0d857ed8
#[test]
#[ignore = "todo: GIL_837 Glitter Moth"]
fn GIL_837_glitter_moth() {
    check(CardClass::Priest, &[Give("GIL_837"), Cost("GIL_837", 5), Stats("GIL_837", 4, 4), Unwritten]);
}

/// # Lady in White
///
/// `GIL_840` · Priest minion · 6 mana · 5/5
///
/// > **Battlecry:** Cast 'Inner Fire' on every minion in your deck *(set Attack equal to Health).*
///
/// State: Todo
//~ GIL_840 todo 69ca4099 7809d434
#[test]
#[ignore = "todo: GIL_840 Lady in White"]
fn GIL_840_lady_in_white() {
    check(CardClass::Priest, &[Give("GIL_840"), Cost("GIL_840", 6), Stats("GIL_840", 5, 5), Unwritten]);
}
