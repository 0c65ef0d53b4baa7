//! Demon Hunter cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e4351272

/// Expendable Performers · Spell · 7 mana · Summon seven 1/1 Illidari with **Rush**. If they all die this turn, summon seven more.
//~ todo DMF_224 6183b661 ef432afc -
#[test]
#[ignore = "todo: Expendable Performers"]
fn DMF_224_expendable_performers() {
    unwritten("DMF_224");
}

/// Bladed Lady · Minion · Demon · 6 mana · 6/6 · **Rush** Costs (1) if your hero has 6 or more Attack.
//~ done DMF_226 - 6c24cd75 -
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

/// Il'gynoth · Minion · 4 mana · 2/6 · **Lifesteal** Your **Lifesteal** damages the enemy hero instead of healing you.
//~ todo DMF_230 8ad33e96 bb202c9f -
#[test]
#[ignore = "todo: Il'gynoth"]
fn DMF_230_ilgynoth() {
    unwritten("DMF_230");
}

/// Acrobatics · Spell · 3 mana · Draw 2 cards. If you play both this turn, draw 2 more.
//~ todo DMF_249 232cc581 f9eb9dae -
#[test]
#[ignore = "todo: Acrobatics"]
fn DMF_249_acrobatics() {
    unwritten("DMF_249");
}
