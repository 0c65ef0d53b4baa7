//! Demon Hunter cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e4351272

/// `DMF_224` · Demon Hunter spell · 7 mana
/// > Summon seven 1/1 Illidari with **Rush**. If they all die this turn, summon seven more.
///
/// State: Todo
//~ todo DMF_224 37c7bca4 6183b661 c9428e52.61e2a1dc
#[test]
#[ignore = "todo: Expendable Performers"]
fn DMF_224_expendable_performers() {
    unwritten("DMF_224");
}

/// `DMF_226` · Demon Hunter minion · 6 mana · 6/6
/// > **Rush** Costs (1) if your hero has 6 or more Attack.
///
/// State: Done
//~ done DMF_226 02f1ade5 - c6f25905.6ef2d682
#[test]
fn DMF_226_bladed_lady() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_226"),
            Cost("DMF_226", 6),
            Stats("DMF_226", 6, 6),
            Has("DMF_226", GameTag::RUSH),
            CostNow(Nth(0), 6),
            Friend("CS2_112"),
            CostNow(Nth(0), 6),
            HeroPower(Nothing),
            CostNow(Nth(0), 1),
            Play("DMF_226", Nothing),
            Mana(8),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_226"),
            Friend("CS2_112"),
            Friend("CS2_200"),
            HeroPower(Nothing),
            EndTurn,
            CostNow(Nth(0), 6),
            EndTurn,
            CostNow(Nth(0), 6),
        ],
    );
}

/// `DMF_230` · Demon Hunter minion · 4 mana · 2/6
/// > **Lifesteal** Your **Lifesteal** damages the enemy hero instead of healing you.
///
/// State: Todo
//~ todo DMF_230 7ee59aaa 8ad33e96 7e512669.7ab8ce22
#[test]
#[ignore = "todo: Il'gynoth"]
fn DMF_230_ilgynoth() {
    unwritten("DMF_230");
}

/// `DMF_249` · Demon Hunter spell · 3 mana
/// > Draw 2 cards. If you play both this turn, draw 2 more.
///
/// State: Todo
//~ todo DMF_249 9334656c 232cc581 e1dd36ed.e3296826
#[test]
#[ignore = "todo: Acrobatics"]
fn DMF_249_acrobatics() {
    unwritten("DMF_249");
}
