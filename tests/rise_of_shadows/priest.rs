//! Priest cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Lazul's Scheme
///
/// `DAL_011` · Priest spell · Shadow · 0 mana
///
/// > Reduce the Attack of an enemy minion by @ until your next turn. *(Upgrades each turn!)*
///
/// State: Todo
//~ DAL_011 todo 6459a43e 89e0bba5
#[test]
#[ignore = "todo: DAL_011 Lazul's Scheme"]
fn DAL_011_lazuls_scheme() {
    check(CardClass::Priest, &[Give("DAL_011"), Cost("DAL_011", 0), Targets("DAL_011", &[EnemyMinion]), Unwritten]);
}

/// # Shadowy Figure
///
/// `DAL_030` · Priest minion · 2 mana · 2/2
///
/// > **Battlecry:** Transform into a 2/2 copy of a friendly **Deathrattle** minion.
///
/// State: Todo
//~ DAL_030 todo 60299b7e cb38c92f
#[test]
#[ignore = "todo: DAL_030 Shadowy Figure"]
fn DAL_030_shadowy_figure() {
    check(CardClass::Priest, &[Give("DAL_030"), Cost("DAL_030", 2), Stats("DAL_030", 2, 2), Unwritten]);
}

/// # Convincing Infiltrator
///
/// `DAL_039` · Priest minion · 5 mana · 2/6
///
/// > Taunt **Deathrattle:** Destroy a random enemy minion.
///
/// State: Todo
//~ DAL_039 todo 4e615664 4eefbd70
#[test]
#[ignore = "todo: DAL_039 Convincing Infiltrator"]
fn DAL_039_convincing_infiltrator() {
    check(
        CardClass::Priest,
        &[Give("DAL_039"), Cost("DAL_039", 5), Stats("DAL_039", 2, 6), Has("DAL_039", GameTag::TAUNT), Unwritten],
    );
}

/// # Hench-Clan Shadequill
///
/// `DAL_040` · Priest minion · 4 mana · 4/7
///
/// > **Deathrattle:** Restore #5 Health to the enemy hero.
///
/// State: Todo
//~ DAL_040 todo bf972c78 ca57862f
#[test]
#[ignore = "todo: DAL_040 Hench-Clan Shadequill"]
fn DAL_040_hench_clan_shadequill() {
    check(CardClass::Priest, &[Give("DAL_040"), Cost("DAL_040", 4), Stats("DAL_040", 4, 7), Unwritten]);
}

/// # Unsleeping Soul
///
/// `DAL_065` · Priest spell · Shadow · 4 mana
///
/// > **Silence** a friendly minion, then summon a copy of it.
///
/// State: Todo
//~ DAL_065 todo a4af496d cbf584ad
#[test]
#[ignore = "todo: DAL_065 Unsleeping Soul"]
fn DAL_065_unsleeping_soul() {
    check(CardClass::Priest, &[Give("DAL_065"), Cost("DAL_065", 4), Targets("DAL_065", &[FriendlyMinion]), Unwritten]);
}

/// # EVIL Conscripter
///
/// `DAL_413` · Priest minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add a **Lackey** to your hand.
///
/// State: Todo
//~ DAL_413 todo bd13a4ef 17700fb3
#[test]
#[ignore = "todo: DAL_413 EVIL Conscripter"]
fn DAL_413_evil_conscripter() {
    check(CardClass::Priest, &[Give("DAL_413"), Cost("DAL_413", 2), Stats("DAL_413", 2, 2), Unwritten]);
}

/// # Catrina Muerte
///
/// `DAL_721` · Priest minion · 7 mana · 6/8
///
/// > At the end of your turn, resurrect another friendly Undead minion.
///
/// State: Todo
//~ DAL_721 todo 2d37dcbd bb4fc5af
#[test]
#[ignore = "todo: DAL_721 Catrina Muerte"]
fn DAL_721_catrina_muerte() {
    check(CardClass::Priest, &[Give("DAL_721"), Cost("DAL_721", 7), Stats("DAL_721", 6, 8), Unwritten]);
}

/// # Forbidden Words
///
/// `DAL_723` · Priest spell · Shadow · 0 mana
///
/// > Spend all your Mana. Destroy a minion with that much Attack or less.
///
/// State: Todo
//~ DAL_723 todo a6084451 4081a720
#[test]
#[ignore = "todo: DAL_723 Forbidden Words"]
fn DAL_723_forbidden_words() {
    check(CardClass::Priest, &[Give("DAL_723"), Cost("DAL_723", 0), Unwritten]);
}

/// # Mass Resurrection
///
/// `DAL_724` · Priest spell · Holy · 9 mana
///
/// > Summon 3 friendly minions that died this game.
///
/// State: Todo
//~ DAL_724 todo 90144c5a 1b32866f
#[test]
#[ignore = "todo: DAL_724 Mass Resurrection"]
fn DAL_724_mass_resurrection() {
    check(CardClass::Priest, &[Give("DAL_724"), Cost("DAL_724", 9), Unwritten]);
}

/// # Madame Lazul
///
/// `DAL_729` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a copy of a card in your opponent's hand.
///
/// State: Todo
//~ DAL_729 todo 0e19fd68 8a2b5ed9
#[test]
#[ignore = "todo: DAL_729 Madame Lazul"]
fn DAL_729_madame_lazul() {
    check(CardClass::Priest, &[Give("DAL_729"), Cost("DAL_729", 3), Stats("DAL_729", 3, 2), Unwritten]);
}
