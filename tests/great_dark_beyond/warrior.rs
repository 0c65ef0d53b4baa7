//! Warrior cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8f68c5a6

/// Spore Empress Moldara · Minion · 6 mana · 6/7 · **Start of Game:** Shuffle 7 Replicating Spores into your deck. **Battlecry:** Cast one.
//~ todo GDB_234 5a0cf15a 0eb0e33c -
#[test]
#[ignore = "todo: Spore Empress Moldara"]
fn GDB_234_spore_empress_moldara() {
    unwritten("GDB_234");
}

/// Replicating Spore · Spell · 5 mana · Summon a random 5-Cost minion. Your future Replicating Spores summon it as well.
//~ todo GDB_234t 21ae44e8 d3dc6ae7 -
#[test]
#[ignore = "todo: Replicating Spore"]
fn GDB_234t_replicating_spore() {
    unwritten("GDB_234t");
}

/// Exarch Akama · Minion · Draenei · 5 mana · 3/6 · After this attacks, all other friendly minions can attack again *(except Exarch Akama*).
//~ todo GDB_235 0a8a10e0 2ef5bd98 -
#[test]
#[ignore = "todo: Exarch Akama"]
fn GDB_235_exarch_akama() {
    unwritten("GDB_235");
}

/// Yamato Cannon · Minion · Mech · 4 mana · 3/3 · **Starship Piece Battlecry:** Destroy a random enemy minion. Also triggers on launch.
//~ done SC_406 - c32a6544 -
#[test]
fn SC_406_yamato_cannon() {
    check(
        CardClass::Warrior,
        &[
            Give("SC_406"),
            Cost("SC_406", 4),
            Stats("SC_406", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_231"),
            Force(Entity(Their(1))),
            Play("SC_406", Nothing),
            Dead(Nth(3)),
            BoardCount(Theirs, 2),
            Kill(My(1)),
            Use(My(1), 0, Nothing),
            Force(Entity(Their(0))),
            Choose(0),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
            BoardCount(Mine, 2),
        ],
    );
}

/// Concussive Shells · Spell · 1 mana · Deal $2 damage and gain 2 Armor. Your next **Starship** launch costs (2) less.
//~ todo SC_411 f02b18aa 711c2b60 -
#[test]
#[ignore = "todo: Concussive Shells"]
fn SC_411_concussive_shells() {
    unwritten("SC_411");
}

/// Thor · Minion · Mech · 8 mana · 8/8 · **Battlecry:** Deal 5 damage. *(Transforms if you launched a **Starship** this game.)*
//~ todo SC_414 0bfbb8f8 d752a470 -
#[test]
#[ignore = "todo: Thor"]
fn SC_414_thor() {
    unwritten("SC_414");
}

/// Thor, Explosive Payload · Minion · Mech · 8 mana · 8/8 · **Battlecry:** Deal 5 damage. Repeat at a random enemy for each **Starship** you've launched this game.@ *(@)*
//~ todo SC_414t 6f1b9257 5fdc7bee -
#[test]
#[ignore = "todo: Thor, Explosive Payload"]
fn SC_414t_thor_explosive_payload() {
    unwritten("SC_414t");
}
