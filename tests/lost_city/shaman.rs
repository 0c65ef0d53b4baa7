//! Shaman cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c46f8305

/// `DINO_412` · Shaman minion · 1 mana · 0/3
/// > At the end of your turn, get a random minion with multiple minion types.
///
/// State: Todo
//~ todo DINO_412 a885152c 976baed2 0c79de07.27cb0ac3
#[test]
#[ignore = "todo: Tortotem"]
fn DINO_412_tortotem() {
    unwritten("DINO_412");
}

/// `TLC_222` · Shaman spell · Fire · 3 mana
/// > Draw two minions of different minion types. Give them +1/+1.
///
/// State: Todo
//~ todo TLC_222 fce33cf0 1043de7a 8ef15e54.c48beda8
#[test]
#[ignore = "todo: Flight of the Firehawk"]
fn TLC_222_flight_of_the_firehawk() {
    unwritten("TLC_222");
}

/// `TLC_228` · Shaman minion · 3 mana · 1/5
/// > Your Elementals deal 1 extra damage.
///
/// State: Done
//~ done TLC_228 03336373 - fcbda732.cee72619
#[test]
fn TLC_228_bralma_searstone() {
    check(
        CardClass::Shaman,
        &[
            Give("TLC_228"),
            Cost("TLC_228", 3),
            Stats("TLC_228", 1, 5),
            Friend("TLC_228"),
            Friend("CS2_033"),
            Friend("CS2_182"),
            Enemy("CS2_200"),
            Enemy("CS2_033"),
            Attack(My(2), TheirHero),
            Damage(TheirHero, 4),
            Attack(My(1), Their(0)),
            Damage(Their(0), 4),
            Play("CS2_042", On(TheirHero)),
            Damage(TheirHero, 9),
            EndTurn,
            Attack(Their(1), MyHero),
            Damage(MyHero, 3),
        ],
    );
}

/// `TLC_229` · Shaman spell · 1 mana
/// > **Quest:** Play 6 minions of unique types. **Reward:** Ashalon.
///
/// State: Todo
//~ todo TLC_229 f4a7f10e 6d08c466 61ce2555.0920a65b
#[test]
#[ignore = "todo: Spirit of the Mountain"]
fn TLC_229_spirit_of_the_mountain() {
    unwritten("TLC_229");
}

/// `TLC_229t14` · Shaman minion · 5 mana · 8/8
/// > **Rush**. **Battlecry: Adapt** twice. For the rest of the game, give minions you play those Adapt**ations**.
///
/// State: Todo
//~ todo TLC_229t14 d6a8ce67 127fba63 a231ca5f.cd388d75
#[test]
#[ignore = "todo: Ashalon, Ridge Guardian"]
fn TLC_229t14_ashalon_ridge_guardian() {
    unwritten("TLC_229t14");
}

/// `TLC_464` · Shaman spell · 1 mana
/// > **Discover** a minion with a type you haven't played. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_464 0fc5b7d9 a09fa88b f2bec639.5a53bd45
#[test]
#[ignore = "todo: Mountain Map"]
fn TLC_464_mountain_map() {
    unwritten("TLC_464");
}

/// `TLC_482` · Shaman minion · 5 mana · 3/4
/// > **Battlecry:** Summon two 2/1 Sizzling Cinders. **Kindred:** Trigger your Sizzling Cinders' **Deathrattles.**
///
/// State: Todo
//~ todo TLC_482 5bc6d026 823caaec 8bc18a95.70ffba50
#[test]
#[ignore = "todo: Slagclaw"]
fn TLC_482_slagclaw() {
    unwritten("TLC_482");
}
