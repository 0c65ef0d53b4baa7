//! Paladin cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7e3e84a9

/// Shirvallah, the Tiger · Minion · Beast · 25 mana · 7/5 · **Divine Shield**, **Rush**, **Lifesteal** Costs (1) less for each Mana you've spent on spells.
//~ todo TRL_300 55eb173f d6bae06d -
#[test]
#[ignore = "todo: Shirvallah, the Tiger"]
fn TRL_300_shirvallah_the_tiger() {
    unwritten("TRL_300");
}

/// Immortal Prelate · Minion · 2 mana · 1/3 · **Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
//~ todo TRL_306 1f3b9a9e 8ee73662 -
#[test]
#[ignore = "todo: Immortal Prelate"]
fn TRL_306_immortal_prelate() {
    unwritten("TRL_306");
}

/// High Priest Thekal · Minion · 3 mana · 3/4 · **Battlecry:** Convert all but 1 of your Hero's Health into Armor.
//~ todo TRL_308 c02fe969 ef1fa83e -
#[test]
#[ignore = "todo: High Priest Thekal"]
fn TRL_308_high_priest_thekal() {
    unwritten("TRL_308");
}

/// Zandalari Templar · Minion · 4 mana · 4/4 · **Battlecry:** If you've restored 10 Health this game, gain +4/+4 and **Taunt**.@ *({0} left*!)@ *(Ready!)*
//~ done TRL_545 - f331ba0b -
#[test]
#[rustfmt::skip]
fn TRL_545_zandalari_templar() {
    check(CardClass::Paladin, &[
        Hurt(MyHero, 20), Play("CS2_089", Nothing), Play("TRL_545", Nothing), Now(My(0), 4, 4),
        HasNot(My(0), GameTag::TAUNT), EndTurn, EndTurn, Crystals(10), Play("CS2_089", Nothing),
        Play("TRL_545", Nothing), Now(My(1), 8, 8), HasNow(My(1), GameTag::TAUNT),
    ]);
}
