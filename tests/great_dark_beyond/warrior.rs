//! Warrior cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8f68c5a6

/// `GDB_234` · Warrior minion · 6 mana · 6/7
/// > **Start of Game:** Shuffle 7 Replicating Spores into your deck. **Battlecry:** Cast one.
///
/// State: Todo
//~ todo GDB_234 e9517fcf 5a0cf15a ce2014e9.dc6379e5
#[test]
#[ignore = "todo: Spore Empress Moldara"]
fn GDB_234_spore_empress_moldara() {
    unwritten("GDB_234");
}

/// `GDB_234t` · Warrior spell · 5 mana
/// > Summon a random 5-Cost minion. Your future Replicating Spores summon it as well.
///
/// State: Todo
//~ todo GDB_234t 03dd5c12 21ae44e8 06ab28d8.bfcff1a9
#[test]
#[ignore = "todo: Replicating Spore"]
fn GDB_234t_replicating_spore() {
    unwritten("GDB_234t");
}

/// `GDB_235` · Warrior minion · 5 mana · 3/6
/// > After this attacks, all other friendly minions can attack again *(except Exarch Akama)*.
///
/// State: Todo
//~ todo GDB_235 9c6b7ae7 0a8a10e0 ad0a8bb2.5beb8bc6
#[test]
#[ignore = "todo: Exarch Akama"]
fn GDB_235_exarch_akama() {
    unwritten("GDB_235");
}

/// `SC_406` · Warrior minion · 4 mana · 3/3
/// > **Starship Piece Battlecry:** Destroy a random enemy minion. Also triggers on launch.
///
/// State: Done
//~ done SC_406 a92f8473 - 72e1cabd.8e0f8281
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
            Force(Entity(Their(0))),
            Use(My(1), 0, Nothing),
            Choose(0),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
            BoardCount(Mine, 2),
        ],
    );
}

/// `SC_411` · Warrior spell · 1 mana
/// > Deal $2 damage and gain 2 Armor. Your next **Starship** launch costs (2) less.
///
/// State: Todo
//~ todo SC_411 2561f73a f02b18aa 09526ba3.abf87ed0
#[test]
#[ignore = "todo: Concussive Shells"]
fn SC_411_concussive_shells() {
    unwritten("SC_411");
}

/// `SC_414` · Warrior minion · 8 mana · 8/8
/// > **Battlecry:** Deal 5 damage. *(Transforms if you launched a **Starship** this game.)*
///
/// State: Todo
//~ todo SC_414 336ede59 0bfbb8f8 be5c3a91.5fe0ace0
#[test]
#[ignore = "todo: Thor"]
fn SC_414_thor() {
    unwritten("SC_414");
}

/// `SC_414t` · Warrior minion · 8 mana · 8/8
/// > **Battlecry:** Deal 5 damage. Repeat at a random enemy for each **Starship** you've launched this game.@ *(@)*
///
/// State: Todo
//~ todo SC_414t d2868fc1 6f1b9257 98caa7e6.3268d9ce
#[test]
#[ignore = "todo: Thor, Explosive Payload"]
fn SC_414t_thor_explosive_payload() {
    unwritten("SC_414t");
}
