//! Demon Hunter cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8443182c

/// Return Policy · Spell · 3 mana · **Discover** a friendly **Deathrattle** card you've played this game. Trigger its **Deathrattle**.
//~ todo MIS_102 270d2ab7 e043c9c2 -
#[test]
#[ignore = "todo: Return Policy"]
fn MIS_102_return_policy() {
    unwritten("MIS_102");
}

/// Workshop Mishap · Spell · Fel · 4 mana · Deal $5 damage to a minion. Excess damages both neighbors. **Outcast:** Gain **Lifesteal**.
//~ todo TOY_640 0f59a727 c9e8051a -
#[test]
#[ignore = "todo: Workshop Mishap"]
fn TOY_640_workshop_mishap() {
    unwritten("TOY_640");
}

/// Blind Box · Spell · 2 mana · Get 2 random Demons. **Outcast: Discover** them instead.
//~ done TOY_643 - 5373827a -
#[test]
#[rustfmt::skip]
fn TOY_643_blind_box() {
    check(CardClass::DemonHunter, &[
        Give("CS2_231"), Give("TOY_643"), Give("CS2_231"), Force(Card("CS2_065")), Force(Card("EX1_310")),
        Play("TOY_643", Nothing), HandCount(Mine, 4), Is(InHand(2), "CS2_065"), Is(InHand(3), "EX1_310"),
    ]);
    check(CardClass::DemonHunter, &[
        Give("CS2_231"), Give("TOY_643"), Play("TOY_643", Nothing), Choose(0), HandCount(Mine, 2), Choose(1),
        HandCount(Mine, 3),
    ]);
}

/// Window Shopper · Minion · Demon · 5 mana · 6/5 · **Miniaturize Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
//~ todo TOY_652 b2011f52 bc38f987 -
#[test]
#[ignore = "todo: Window Shopper"]
fn TOY_652_window_shopper() {
    unwritten("TOY_652");
}

/// Window Shopper · Minion · Demon · 1 mana · 1/1 · **Mini Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
//~ todo TOY_652t 165983f0 1fc22b36 -
#[test]
#[ignore = "todo: Window Shopper"]
fn TOY_652t_window_shopper() {
    unwritten("TOY_652t");
}

/// Ci'Cigi · Minion · 3 mana · 4/4 · **Battlecry, Outcast, and Deathrattle:** Get a random first-edition Demon Hunter card *(in mint condition*).
//~ todo TOY_913 c70e81ce 0b2325e5 -
#[test]
#[ignore = "todo: Ci'Cigi"]
fn TOY_913_ci_cigi() {
    unwritten("TOY_913");
}
