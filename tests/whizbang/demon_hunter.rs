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
//~ todo TOY_643 3940389e 5373827a -
#[test]
#[ignore = "todo: Blind Box"]
fn TOY_643_blind_box() {
    unwritten("TOY_643");
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
