//! Warlock cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0708e950

/// `BOT_222` · Warlock spell · Shadow · 1 mana
/// > Deal $4 damage to a minion and your hero.
///
/// State: Done
//~ done BOT_222 7de2766f - d9599ec8.20d769cc
#[test]
fn BOT_222_spirit_bomb() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_222"),
            Cost("BOT_222", 1),
            Targets("BOT_222", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("BOT_222", On(Their(0))),
            Damage(Their(0), 4),
            Health(MyHero, 26),
        ],
    );
}

/// `BOT_226` · Warlock minion · 3 mana · 1/5
/// > **Battlecry:** Gain +1 Attack for each damage your hero has taken this turn.
///
/// State: Todo
//~ todo BOT_226 5768a5a0 774cdc44 7ae2b608.9a7c8ba0
#[test]
#[ignore = "todo: Nethersoul Buster"]
fn BOT_226_nethersoul_buster() {
    unwritten("BOT_226");
}

/// `BOT_263` · Warlock spell · Shadow · 1 mana
/// > Give the left-most minion in your hand +2/+2.
///
/// State: Done
//~ done BOT_263 f501246e - 9442d33f.1e771e81
#[test]
fn BOT_263_soul_infusion() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_263"),
            Cost("BOT_263", 1),
            Give("CS2_023"),
            Give("CS2_182"),
            Give("CS2_182"),
            Play("BOT_263", Nothing),
            Now(InHand(1), 6, 7),
            Now(InHand(2), 4, 5),
        ],
    );
}

/// `BOT_433` · Warlock minion · 6 mana · 5/5
/// > **Deathrattle:** Swap this with a minion from your deck.
///
/// State: Todo
//~ todo BOT_433 75dc053c aff7dc88 0eee3d2f.8d1a8b85
#[test]
#[ignore = "todo: Dr. Morrigan"]
fn BOT_433_dr_morrigan() {
    unwritten("BOT_433");
}

/// `BOT_568` · Warlock spell · Shadow · 2 mana
/// > Draw 3 cards. They are **Temporary**.
///
/// State: Done
//~ done BOT_568 d0d18aa2 - b361f9bd.525260d5
#[test]
fn BOT_568_the_soularium() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_568"),
            Cost("BOT_568", 2),
            Play("BOT_568", Nothing),
            HandCount(Mine, 3),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}
