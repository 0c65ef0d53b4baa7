//! Druid cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file db8c4e42

/// `ETC_373` · Druid spell · Nature · 7 mana
/// > **Choose One -** Summon five 2/2 Treants; or Give your minions +2/+4 and **Taunt**.
///
/// State: Todo
//~ todo ETC_373 afc66e40 5f75dd32 49d14bc9.b55ed6b7
#[test]
#[ignore = "todo: Drum Circle"]
fn ETC_373_drum_circle() {
    unwritten("ETC_373");
}

/// `ETC_373a` · Druid spell · Nature · 7 mana
/// > Summon five 2/2 Treants.
///
/// State: Todo
//~ todo ETC_373a e1f36e27 2fc14f6f efb4e5bb.6406b344
#[test]
#[ignore = "todo: Flower Power"]
fn ETC_373a_flower_power() {
    unwritten("ETC_373a");
}

/// `ETC_375` · Druid minion · 1 mana · 1/1
/// > **Choose One -** Draw a Beast; or **Discover** one.
///
/// State: Todo
//~ todo ETC_375 ad4328b6 3cdcd567 f9fdccba.193b2733
#[test]
#[ignore = "todo: Peaceful Piper"]
fn ETC_375_peaceful_piper() {
    unwritten("ETC_375");
}

/// `ETC_382` · Druid minion · 1 mana · 1/2
/// > **Battlecry and Deathrattle:** Your Hero Power gains 1 more Armor this game.
///
/// State: Todo
//~ todo ETC_382 685a6ed6 aabbd3d2 d6603f67.cc008270
#[test]
#[ignore = "todo: Free Spirit"]
fn ETC_382_free_spirit() {
    unwritten("ETC_382");
}

/// `ETC_385` · Druid minion · 2 mana · 2/1
/// > **Battlecry and Deathrattle:** Your Hero Power gives your hero 1 more Attack this game.
///
/// State: Todo
//~ todo ETC_385 da55faca 9354060b 91e8b7d1.6e90963b
#[test]
#[ignore = "todo: Groovy Cat"]
fn ETC_385_groovy_cat() {
    unwritten("ETC_385");
}

/// `ETC_386` · Druid minion · 6 mana · 6/6
/// > **Battlecry:** Summon two {0}/{1} Quilboar with **Taunt**. *(Improved by your hero Attack & Armor gained this turn!)*
///
/// State: Todo
//~ todo ETC_386 91b83185 bb6096ab cd4d7b16.e2f916cb
#[test]
#[ignore = "todo: Zok Fogsnout"]
fn ETC_386_zok_fogsnout() {
    unwritten("ETC_386");
}

/// `ETC_387` · Druid spell · Nature · 4 mana
/// > **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.
///
/// State: Todo
//~ todo ETC_387 4e776509 1bb0783b 67ea765e.2a6a3cf4
#[test]
#[ignore = "todo: Rhythm and Roots"]
fn ETC_387_rhythm_and_roots() {
    unwritten("ETC_387");
}

/// `ETC_387b` · Druid spell · Nature · 4 mana
/// > In 2 turns, summon three 5/5 Ancients **(Secretly)**.
///
/// State: Todo
//~ todo ETC_387b d759c87d 6d02077e eeb5f301.1fe36ce2
#[test]
#[ignore = "todo: Ancient's Melody"]
fn ETC_387b_ancients_melody() {
    unwritten("ETC_387b");
}

/// `ETC_387c` · Druid spell · Nature · 4 mana
/// > In 4 turns, summon three 8/8 Giants **(Secretly)**.
///
/// State: Todo
//~ todo ETC_387c 632420bf c359fcd9 6b8b639d.29e889b6
#[test]
#[ignore = "todo: Giant's Dance"]
fn ETC_387c_giants_dance() {
    unwritten("ETC_387c");
}

/// `ETC_387t` · Druid spell · Nature · 4 mana
/// > **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.@In 2 turns, summon three 5/5 Ancients **(Secretly)**.@In 4 turns, summon three 8/8 Giants **(Secretly)**.
///
/// State: Todo
//~ todo ETC_387t fa70d191 24866d6d 3a0fad63.cc6cc044
#[test]
#[ignore = "todo: Rhythm and Roots"]
fn ETC_387t_rhythm_and_roots() {
    unwritten("ETC_387t");
}

/// `JAM_025` · Multi-class spell · 2 mana
/// > Restore #3 Health to a minion and its neighbors. For each one **Overhealed**, refresh a Mana Crystal.
///
/// State: Todo
//~ todo JAM_025 bf27aa58 6cac9a22 805eddc2.1d7407a2
#[test]
#[ignore = "todo: Funnel Cake"]
fn JAM_025_funnel_cake() {
    unwritten("JAM_025");
}

/// `JAM_026` · Druid minion · 2 mana · 2/3
/// > **Choose One -** Refresh your Hero Power; or Your next one costs (0).
///
/// State: Todo
//~ todo JAM_026 789da667 8abf7632 6b17cef9.e135ce9a
#[test]
#[ignore = "todo: Popular Pixie"]
fn JAM_026_popular_pixie() {
    unwritten("JAM_026");
}

/// `JAM_028` · Multi-class minion · 5 mana · 2/2
/// > Costs Health instead of Mana.
///
/// State: Todo
//~ todo JAM_028 facf8687 cddd8607 0ae8345c.ad481fb2
#[test]
#[ignore = "todo: Blood Treant"]
fn JAM_028_blood_treant() {
    unwritten("JAM_028");
}

/// `JAM_029` · Multi-class minion · 6 mana · 3/4
/// > **Battlecry:** Take one of your opponent's empty Mana Crystals.
///
/// State: Todo
//~ todo JAM_029 8ec23d43 afb2d871 9002208a.08e0e386
#[test]
#[ignore = "todo: Doomkin"]
fn JAM_029_doomkin() {
    unwritten("JAM_029");
}
