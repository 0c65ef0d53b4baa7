//! Rogue cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c4e5151d

/// Shadowcrafter Scabbs · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Return all minions to their owner's hands. Summon two 4/2 Shadows with **Stealth**.
//~ done AV_203 - dd5ef149 -
#[test]
#[rustfmt::skip]
fn AV_203_shadowcrafter_scabbs() {
    check(CardClass::Rogue, &[
        Friend("CS2_182"), Enemy("CS2_182"), Play("AV_203", Nothing), HandCount(Mine, 1), HandCount(Theirs, 1),
        BoardCount(Theirs, 0), BoardCount(Mine, 2), Is(My(0), "AV_203t"), Is(My(1), "AV_203t"),
        HasNow(My(0), GameTag::STEALTH), Armor(Mine, 5), Is(MyPower, "AV_203p"),
    ]);
}

/// Wildpaw Gnoll · Minion · 6 mana · 3/5 · **Rush** Costs (1) less for each non-Rogue Class card added to your hand this game.
//~ todo AV_298 c37bc261 66377bca -
#[test]
#[ignore = "todo: Wildpaw Gnoll"]
fn AV_298_wildpaw_gnoll() {
    unwritten("AV_298");
}

/// Cera'thine Fleetrunner · Minion · 5 mana · 5/5 · **Battlecry:** Replace your minions in hand and deck with ones from other classes. They cost (2) less.
//~ todo AV_403 cc714bf3 67ddf138 -
#[test]
#[ignore = "todo: Cera'thine Fleetrunner"]
fn AV_403_cerathine_fleetrunner() {
    unwritten("AV_403");
}

/// Contraband Stash · Spell · 5 mana · Replay 5 cards from other classes you've played this game.
//~ todo AV_405 0279e6d0 2e20ac9c -
#[test]
#[ignore = "todo: Contraband Stash"]
fn AV_405_contraband_stash() {
    unwritten("AV_405");
}

/// Smokescreen · Spell · 8 mana · Draw 5 cards. Trigger any **Deathrattles** drawn.
//~ done ONY_031 - cbb5c1f0 -
#[test]
#[rustfmt::skip]
fn ONY_031_smokescreen() {
    check(CardClass::Rogue, &[
        Give("EX1_110"), OnTop("EX1_110"), OnTop("CS2_182"), Play("ONY_031", Nothing), HandCount(Mine, 6),
        BoardCount(Mine, 1), Is(My(0), "EX1_110t"), BoardCount(Theirs, 0),
    ]);
}
