//! Paladin cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7e3e84a9

/// `TRL_300` · Paladin minion · 25 mana · 7/5
/// > **Divine Shield**, **Rush**, **Lifesteal** Costs (1) less for each Mana you've spent on spells.
///
/// State: Todo
//~ todo TRL_300 ca741c61 55eb173f 00cfc005.c6897c50
#[test]
#[ignore = "todo: Shirvallah, the Tiger"]
fn TRL_300_shirvallah_the_tiger() {
    unwritten("TRL_300");
}

/// `TRL_306` · Paladin minion · 2 mana · 1/3
/// > **Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
///
/// State: Todo
//~ todo TRL_306 32506031 1f3b9a9e 252d3d5a.dd151f03
#[test]
#[ignore = "todo: Immortal Prelate"]
fn TRL_306_immortal_prelate() {
    unwritten("TRL_306");
}

/// `TRL_308` · Paladin minion · 3 mana · 3/4
/// > **Battlecry:** Convert all but 1 of your Hero's Health into Armor.
///
/// State: Todo
//~ todo TRL_308 4867451f c02fe969 b0330bf2.c9f8500d
#[test]
#[ignore = "todo: High Priest Thekal"]
fn TRL_308_high_priest_thekal() {
    unwritten("TRL_308");
}

/// `TRL_545` · Paladin minion · 4 mana · 4/4
/// > **Battlecry:** If you've restored 10 Health this game, gain +4/+4 and **Taunt**.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TRL_545 c8694563 8a78c2d6 fe5346f0.ff00e9e3
#[test]
#[ignore = "todo: Zandalari Templar"]
fn TRL_545_zandalari_templar() {
    unwritten("TRL_545");
}
