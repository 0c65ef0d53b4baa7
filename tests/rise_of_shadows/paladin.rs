//! Paladin cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e5c07757

/// `DAL_141` · Paladin spell · 1 mana
/// > **Twinspell** Cast a random Paladin **Secret**.
///
/// State: Done
//~ done DAL_141 22899524 - bcf4680e.32da5f86
#[test]
fn DAL_141_desperate_measures() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_141"),
            Cost("DAL_141", 1),
            Force(Card("EX1_130")),
            Play("DAL_141", Nothing),
            In(The("EX1_130"), Zone::Secret),
            Is(InHand(0), "DAL_141ts"),
        ],
    );
}

/// `DAL_568` · Paladin spell · Holy · 2 mana
/// > **Twinspell** Give a friendly minion **Lifesteal**.
///
/// State: Done
//~ done DAL_568 f8cd7d5b - ed1b0939.0646229b
#[test]
fn DAL_568_lightforged_blessing() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_568"),
            Cost("DAL_568", 2),
            Friend("CS2_182"),
            Play("DAL_568", On(My(0))),
            HasNow(My(0), GameTag::LIFESTEAL),
            Is(InHand(0), "DAL_568ts"),
        ],
    );
}

/// `DAL_573` · Paladin minion · 3 mana · 4/3
/// > Your **Secrets** trigger twice.
///
/// State: Todo
//~ todo DAL_573 476734ff b38ff3c5 a326fec2.646e54db
#[test]
#[ignore = "todo: Commander Rhyssa"]
fn DAL_573_commander_rhyssa() {
    unwritten("DAL_573");
}

/// `DAL_731` · Paladin spell · 5 mana
/// > Summon a minion from each player's deck. They fight!
///
/// State: Todo
//~ todo DAL_731 ba52b9b1 2e4144ac 0f222137.c3269738
#[test]
#[ignore = "todo: Duel!"]
fn DAL_731_duel() {
    unwritten("DAL_731");
}
