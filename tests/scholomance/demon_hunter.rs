//! Demon Hunter cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 89e82fc4

/// `SCH_276` · Demon Hunter minion · 3 mana · 2/3
/// > **Rush** Whenever this attacks a minion, **Silence** it.
///
/// State: Done
//~ done SCH_276 cdda6dc7 - 7e175c3f.a2aaa1ef
#[test]
fn SCH_276_magehunter() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_276"),
            Cost("SCH_276", 3),
            Stats("SCH_276", 2, 3),
            Has("SCH_276", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("GVG_085"),
            Enemy("CS2_179"),
            Play("SCH_276", Nothing),
            CannotAttack(My(1), TheirHero),
            Attack(My(1), Their(0)),
            Dead(Nth(2)),
            HasNow(Their(0), GameTag::TAUNT),
            Attack(My(0), Their(0)),
            HasNow(Their(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Friend("SCH_276"), EndTurn, Enemy("CS2_065"), Attack(Their(0), My(0)), HasNow(Their(0), GameTag::TAUNT)],
    );
}

/// `SCH_354` · Demon Hunter minion · 9 mana · 10/10
/// > At the end of your turn, steal 1 Attack and Health from all enemy minions.
///
/// State: Todo
//~ todo SCH_354 736410f6 524e4431 4f1424f0.bad9f28c
#[test]
#[ignore = "todo: Ancient Void Hound"]
fn SCH_354_ancient_void_hound() {
    unwritten("SCH_354");
}

/// `SCH_356` · Demon Hunter spell · 4 mana
/// > Shuffle your hand into your deck. Draw 4 cards. **Outcast:** Your opponent does the same.
///
/// State: Todo
//~ todo SCH_356 56bc45a0 676e902e c96509a2.9d9949f5
#[test]
#[ignore = "todo: Glide"]
fn SCH_356_glide() {
    unwritten("SCH_356");
}

/// `SCH_603` · Demon Hunter minion · 4 mana · 4/3
/// > **Outcast:** Look at 3 cards in your opponent's hand. Shuffle one of them into their deck.
///
/// State: Todo
//~ todo SCH_603 16bb6f08 8c86a2b9 03a72613.d4a33ea1
#[test]
#[ignore = "todo: Star Student Stelina"]
fn SCH_603_star_student_stelina() {
    unwritten("SCH_603");
}
