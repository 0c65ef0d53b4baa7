//! Shaman cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b0a7533

/// `GDB_434` · Shaman minion · 4 mana · 3/6
/// > **Battlecry:** Your Asteroids deal 1 more damage this game. Spellburst**:** Shuffle 3 of them into your deck.
///
/// State: Todo
//~ todo GDB_434 e0c8539b 44dad348 b9234853.1e0f47d0
#[test]
#[ignore = "todo: Bolide Behemoth"]
fn GDB_434_bolide_behemoth() {
    unwritten("GDB_434");
}

/// `GDB_444` · Shaman minion · 2 mana · 3/2
/// > **Battlecry:** The next Draenei you play costs (2) less, but has **Overload:** (2).
///
/// State: Todo
//~ todo GDB_444 ab61cd44 f4af9939 565aa12a.61406f47
#[test]
#[ignore = "todo: Planetary Navigator"]
fn GDB_444_planetary_navigator() {
    unwritten("GDB_444");
}

/// `GDB_447` · Shaman minion · 5 mana · 6/4
/// > **Deathrattle:** Open the Galaxy's Lens. It absorbs the power of the next spell you cast.
///
/// State: Todo
//~ todo GDB_447 6d7a5ee8 d82bbe37 feece3f3.ecd1c902
#[test]
#[ignore = "todo: Farseer Nobundo"]
fn GDB_447_farseer_nobundo() {
    unwritten("GDB_447");
}

/// `GDB_448` · Shaman minion · 9 mana · 6/6
/// > Your **Battlecry** minions cost (1), but immediately die after being played.
///
/// State: Todo
//~ todo GDB_448 aaff7b99 23cc154c 2c3a015c.cf882b54
#[test]
#[ignore = "todo: Murmur"]
fn GDB_448_murmur() {
    unwritten("GDB_448");
}

/// `GDB_451` · Shaman spell · 2 mana
/// > **Discover** a different spell from your deck. Shuffle 3 copies of it into your deck.
///
/// State: Todo
//~ todo GDB_451 5ca8e178 3fd97ea3 d372b1bd.b32c33bc
#[test]
#[ignore = "todo: Triangulate"]
fn GDB_451_triangulate() {
    unwritten("GDB_451");
}

/// `SC_407` · Shaman spell · 1 mana
/// > Set a minion’s Health to 1. Your next **Starship** launch costs (2) less.
///
/// State: Todo
//~ todo SC_407 fc13e19e efc68cb9 85b6984e.4be04049
#[test]
#[ignore = "todo: Lock On"]
fn SC_407_lock_on() {
    unwritten("SC_407");
}

/// `SC_409` · Shaman minion · 2 mana · 1/3
/// > **Starship Piece Battlecry:** Deal 1 damage to all enemies. Also triggers on launch.
///
/// State: Done
//~ done SC_409 11f306cd - dc6037f9.aa324972
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

/// `SC_413` · Shaman minion · 5 mana · 5/5
/// > **Battlecry:** Deal 10 damage to a random enemy minion. *(Transforms if you launched a **Starship** this game.)*
///
/// State: Todo
//~ todo SC_413 a07cb79a 50a29df9 49065fca.4c822362
#[test]
#[ignore = "todo: Siege Tank"]
fn SC_413_siege_tank() {
    unwritten("SC_413");
}
