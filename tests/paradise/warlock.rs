//! Warlock cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 057e04a4

/// `VAC_941` · Warlock spell · Shadow · 1 mana
/// > Replace your Hero Power and non-Warlock cards with Warlock ones. They cost (1) less.
///
/// State: Todo
//~ todo VAC_941 6ce002ab 225d1158 3a9d1fc9.e3c2c272
#[test]
#[ignore = "todo: Announce Darkness"]
fn VAC_941_announce_darkness() {
    unwritten("VAC_941");
}

/// `VAC_942` · Warlock minion · 2 mana · 1/1
/// > **Battlecry:** Gain stats equal to the damage your hero has taken this turn.@ *(@)*
///
/// State: Todo
//~ todo VAC_942 607f6625 8debab41 3500e54b.a5247366
#[test]
#[ignore = "todo: Fearless Flamejuggler"]
fn VAC_942_fearless_flamejuggler() {
    unwritten("VAC_942");
}

/// `VAC_945` · Warlock minion · 6 mana · 4/4
/// > **Battlecry:** If you've taken 8 damage on your turns, summon Ourobos.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo VAC_945 0400001a 59ee04f1 bff24de8.9b6c0070
#[test]
#[ignore = "todo: Party Planner Vona"]
fn VAC_945_party_planner_vona() {
    unwritten("VAC_945");
}

/// `VAC_945t` · Warlock minion · 8 mana · 8/8
/// > **Taunt Deathrattle:** Give a minion in your hand "**Deathrattle:** Summon Ourobos."
///
/// State: Todo
//~ todo VAC_945t 129df5aa c728a418 35328b41.62fd2ed1
#[test]
#[ignore = "todo: Ourobos, World Serpent"]
fn VAC_945t_ourobos_world_serpent() {
    unwritten("VAC_945t");
}

/// `WORK_007` · Warlock spell · Shadow · 2 mana
/// > **Tradeable**, **Temporary** Destroy a minion.
///
/// State: Done
//~ done WORK_007 fe986798 - 647fb341.83fc62e2
#[test]
fn WORK_007_deadline() {
    check(
        CardClass::Warlock,
        &[
            Give("WORK_007"),
            Cost("WORK_007", 2),
            Has("WORK_007", GameTag::TRADEABLE),
            Enemy("CS2_182"),
            Play("WORK_007", On(Their(0))),
            Dead(Nth(1)),
        ],
    );
    check(CardClass::Warlock, &[Give("WORK_007"), EndTurn, HandCount(Mine, 0)]);
}
