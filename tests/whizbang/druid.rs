//! Druid cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 16f8143b

/// `MIS_300t` · Druid minion · 8 mana · 8/8
/// > **Gigantic Elusive**, **Lifesteal**, **Taunt**
///
/// State: Todo
//~ todo MIS_300t 094df828 930492a9 ef72a213.72077787
#[test]
#[ignore = "todo: Snuggle Teddy"]
fn MIS_300t_snuggle_teddy() {
    unwritten("MIS_300t");
}

/// `MIS_301` · Druid spell · Nature · 3 mana
/// > Summon a 2/2 Treant. Draw a card for each Treant you control.
///
/// State: Done
//~ done MIS_301 297f9cf2 - 431433e9.7026d6da
#[test]
fn MIS_301_overgrown_beanstalk() {
    check(
        CardClass::Druid,
        &[
            Give("MIS_301"),
            Cost("MIS_301", 3),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("EX1_158t"),
            Play("MIS_301", Nothing),
            BoardCount(Mine, 3),
            Now(The("MIS_301t"), 2, 2),
            HandCount(Mine, 2),
        ],
    );
}

/// `TOY_800` · Druid spell · Arcane · 4 mana
/// > Deal $2 damage. Your next card this turn costs that much less.
///
/// State: Todo
//~ todo TOY_800 ad945a59 c3c47cc2 e0a5d91b.e7f2a8fa
#[test]
#[ignore = "todo: Sparkling Phial"]
fn TOY_800_sparkling_phial() {
    unwritten("TOY_800");
}

/// `TOY_801b` · Druid spell · 4 mana
/// > Gain **Spell Damage +1**.
///
/// State: Done
//~ done TOY_801b 20f89acd - 5a002ddd.ff82ea0c
#[test]
fn TOY_801b_seedling_growth() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_801b"),
            Cost("TOY_801b", 4),
            PlayOption("TOY_801", 0, Nothing),
            TagNow(My(0), GameTag::SPELLPOWER, 1),
            Play("CS2_008", On(TheirHero)),
            Damage(TheirHero, 2),
            Kill(My(0)),
            Play("CS2_008", On(TheirHero)),
            Damage(TheirHero, 3),
        ],
    );
}

/// `TOY_801t` · Druid minion · 1 mana · 1/1
/// > **Mini Choose One -** Gain **Spell Damage +1**; or Draw a spell.
///
/// State: Todo
//~ todo TOY_801t 1da0cacb cd72917d 19070753.725712cd
#[test]
#[ignore = "todo: Chia Drake"]
fn TOY_801t_chia_drake() {
    unwritten("TOY_801t");
}

/// `TOY_803` · Druid minion · 1 mana · 1/1
/// > **Deathrattle:** Your Jade Displays have +1/+1 this game. Shuffle 2 of them into your deck.
///
/// State: Todo
//~ todo TOY_803 933f592a 6652caab c9351eda.89c379d6
#[test]
#[ignore = "todo: Jade Display"]
fn TOY_803_jade_display() {
    unwritten("TOY_803");
}

/// `TOY_807` · Druid minion · 7 mana · 6/6
/// > **Spell Damage +1** Your spells get double bonus from **Spell Damage**.
///
/// State: Todo
//~ todo TOY_807 a61db3e1 f86438c5 499ea4e9.92a19712
#[test]
#[ignore = "todo: Owlonius"]
fn TOY_807_owlonius() {
    unwritten("TOY_807");
}
