//! Shaman cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b0a7533

/// Bolide Behemoth · Minion · Elemental · 4 mana · 3/6 · **Battlecry:** Your Asteroids deal 1 more damage this game. **Spellburst:** Shuffle 3 of them into your deck.
//~ todo GDB_434 44dad348 20470073 -
#[test]
#[ignore = "todo: Bolide Behemoth"]
fn GDB_434_bolide_behemoth() {
    unwritten("GDB_434");
}

/// Planetary Navigator · Minion · Draenei · 2 mana · 3/2 · **Battlecry:** The next Draenei you play costs (2) less, but has **Overload:** (2).
//~ todo GDB_444 f4af9939 f3ce2a2d -
#[test]
#[ignore = "todo: Planetary Navigator"]
fn GDB_444_planetary_navigator() {
    unwritten("GDB_444");
}

/// Farseer Nobundo · Minion · Draenei · 5 mana · 6/4 · **Deathrattle:** Open the Galaxy's Lens. It absorbs the power of the next spell you cast.
//~ todo GDB_447 d82bbe37 34bbd4a1 -
#[test]
#[ignore = "todo: Farseer Nobundo"]
fn GDB_447_farseer_nobundo() {
    unwritten("GDB_447");
}

/// Murmur · Minion · Elemental · 9 mana · 6/6 · Your **Battlecry** minions cost (1), but immediately die after being played.
//~ done GDB_448 - 96311f32 -
#[test]
#[rustfmt::skip]
fn GDB_448_murmur() {
    check(CardClass::Shaman, &[
        Friend("GDB_448"), Give("EX1_284"), Give("CS2_182"), GiveThem("EX1_284"), CostNow(InHand(0), 1),
        CostNow(InHand(1), 4), CostNow(InTheirHand(0), 5), Play("EX1_284", Nothing), BoardCount(Mine, 1),
        HandCount(Mine, 2), Play("CS2_182", Nothing), BoardCount(Mine, 2), EndTurn, Play("EX1_284", Nothing),
        BoardCount(Theirs, 1),
    ]);
    check(CardClass::Shaman, &[Friend("GDB_448"), Give("TSC_086"), CostNow(InHand(0), 3)]);
}

/// Triangulate · Spell · 2 mana · **Discover** a different spell from your deck. Shuffle 3 copies of it into your deck.
//~ todo GDB_451 3fd97ea3 71cde2d1 -
#[test]
#[ignore = "todo: Triangulate"]
fn GDB_451_triangulate() {
    unwritten("GDB_451");
}

/// Lock On · Spell · 1 mana · Set a minion’s Health to 1. Your next **Starship** launch costs (2) less.
//~ todo SC_407 efc68cb9 ea4a4ac7 -
#[test]
#[ignore = "todo: Lock On"]
fn SC_407_lock_on() {
    unwritten("SC_407");
}

/// Missile Pod · Minion · Mech · 2 mana · 1/3 · **Starship Piece Battlecry:** Deal 1 damage to all enemies. Also triggers on launch.
//~ done SC_409 - d72ee849 -
#[test]
fn SC_409_missile_pod() {
    check(
        CardClass::Shaman,
        &[
            Give("SC_409"),
            Cost("SC_409", 2),
            Stats("SC_409", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_409", Nothing),
            Damage(Their(0), 1),
            Damage(TheirHero, 1),
            Damage(My(0), 0),
            Kill(My(1)),
            Use(My(1), 0, Nothing),
            Choose(0),
            Damage(Their(0), 2),
            Damage(TheirHero, 2),
            Damage(My(0), 0),
        ],
    );
}

/// Siege Tank · Minion · Mech · 5 mana · 5/5 · **Battlecry:** Deal 10 damage to a random enemy minion. *(Transforms if you launched a **Starship** this game.)*
//~ todo SC_413 50a29df9 b8e36feb -
#[test]
#[ignore = "todo: Siege Tank"]
fn SC_413_siege_tank() {
    unwritten("SC_413");
}
