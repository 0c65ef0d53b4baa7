//! Shaman cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Fire Breath
///
/// `DINO_406` · Shaman spell · Fire · 3 mana
///
/// > Deal $4 damage. Give your Elementals +1/+1.
///
/// State: Todo
//~ DINO_406 todo 7f13777b 7d4032c1
#[test]
#[ignore = "todo: DINO_406 Fire Breath"]
fn DINO_406_fire_breath() {
    check(CardClass::Shaman, &[Give("DINO_406"), Cost("DINO_406", 3), Unwritten]);
}

/// # Tortotem
///
/// `DINO_412` · Shaman minion · 1 mana · 0/3
///
/// > At the end of your turn, get a random minion with multiple minion types.
///
/// State: Todo
//~ DINO_412 todo ee7af0d4 89d371fc
#[test]
#[ignore = "todo: DINO_412 Tortotem"]
fn DINO_412_tortotem() {
    check(CardClass::Shaman, &[Give("DINO_412"), Cost("DINO_412", 1), Stats("DINO_412", 0, 3), Unwritten]);
}

/// # Chillspine Stegodon
///
/// `DINO_413` · Shaman minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 2 damage to two random enemy minions. **Kindred:** And **Freeze** them.
///
/// State: Todo
//~ DINO_413 todo 2b8dbe1f 419a3f1c
#[test]
#[ignore = "todo: DINO_413 Chillspine Stegodon"]
fn DINO_413_chillspine_stegodon() {
    check(CardClass::Shaman, &[Give("DINO_413"), Cost("DINO_413", 4), Stats("DINO_413", 3, 4), Unwritten]);
}

/// # Sizzling Swarm
///
/// `TLC_221` · Shaman spell · Fire · 6 mana
///
/// > Deal $3 damage. Summon that many 2/1 Sizzling Cinders.
///
/// State: Todo
//~ TLC_221 todo 1d47d57d ac44344e
#[test]
#[ignore = "todo: TLC_221 Sizzling Swarm"]
fn TLC_221_sizzling_swarm() {
    check(CardClass::Shaman, &[Give("TLC_221"), Cost("TLC_221", 6), Unwritten]);
}

/// # Flight of the Firehawk
///
/// `TLC_222` · Shaman spell · Fire · 3 mana
///
/// > Draw two minions of different minion types. Give them +1/+1.
///
/// State: Todo
//~ TLC_222 todo 9bd03233 fe4da598
#[test]
#[ignore = "todo: TLC_222 Flight of the Firehawk"]
fn TLC_222_flight_of_the_firehawk() {
    check(CardClass::Shaman, &[Give("TLC_222"), Cost("TLC_222", 3), Unwritten]);
}

/// # Volcanic Thrasher
///
/// `TLC_223` · Shaman minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a Fire spell. **Kindred:** Give it **Spell Damage +2**.
///
/// State: Todo
//~ TLC_223 todo e5285f0e bfef9569
#[test]
#[ignore = "todo: TLC_223 Volcanic Thrasher"]
fn TLC_223_volcanic_thrasher() {
    check(CardClass::Shaman, &[Give("TLC_223"), Cost("TLC_223", 3), Stats("TLC_223", 2, 3), Unwritten]);
}

/// # Mechanized Magma
///
/// `TLC_224` · Shaman minion · 4 mana · 2/5
///
/// > Whenever you play a Fire spell, gain stats equal to its Cost.
///
/// State: Todo
//~ TLC_224 todo 24e25b70 24606445
#[test]
#[ignore = "todo: TLC_224 Mechanized Magma"]
fn TLC_224_mechanized_magma() {
    check(CardClass::Shaman, &[Give("TLC_224"), Cost("TLC_224", 4), Stats("TLC_224", 2, 5), Unwritten]);
}

/// # Cinderfin
///
/// `TLC_225` · Shaman minion · 2 mana · 1/2
///
/// > **Deathrattle:** Summon a 2/1 Sizzling Cinder.
///
/// State: Todo
//~ TLC_225 todo b84a38ce b3f28b60
#[test]
#[ignore = "todo: TLC_225 Cinderfin"]
fn TLC_225_cinderfin() {
    check(CardClass::Shaman, &[Give("TLC_225"), Cost("TLC_225", 2), Stats("TLC_225", 1, 2), Unwritten]);
}

/// # Lava Flow
///
/// `TLC_227` · Shaman spell · Fire · 3 mana
///
/// > Deal $2 damage to the lowest Health enemy, three times. **Overload:** (1)
///
/// State: Todo
//~ TLC_227 todo 5fc0ba15 bad3315e
#[test]
#[ignore = "todo: TLC_227 Lava Flow"]
fn TLC_227_lava_flow() {
    check(CardClass::Shaman, &[Give("TLC_227"), Cost("TLC_227", 3), Has("TLC_227", GameTag::OVERLOAD), Unwritten]);
}

/// # Bralma Searstone
///
/// `TLC_228` · Shaman minion · 3 mana · 1/5
///
/// > Your Elementals deal 1 extra damage.
///
/// State: Todo
//~ TLC_228 todo 3e7d52c0 bed688e0
#[test]
#[ignore = "todo: TLC_228 Bralma Searstone"]
fn TLC_228_bralma_searstone() {
    check(CardClass::Shaman, &[Give("TLC_228"), Cost("TLC_228", 3), Stats("TLC_228", 1, 5), Unwritten]);
}

/// # Spirit of the Mountain
///
/// `TLC_229` · Shaman spell · 1 mana
///
/// > **Quest:** Play 6 minions of unique types. **Reward:** Ashalon.
///
/// State: Todo
//~ TLC_229 todo b60a140a a3aef35d
#[test]
#[ignore = "todo: TLC_229 Spirit of the Mountain"]
fn TLC_229_spirit_of_the_mountain() {
    check(CardClass::Shaman, &[Give("TLC_229"), Cost("TLC_229", 1), Unwritten]);
}

/// # Ashalon, Ridge Guardian
///
/// `TLC_229t14` · Shaman minion · 5 mana · 8/8
///
/// > **Rush**. **Battlecry: Adapt** twice. For the rest of the game, give minions you play those Adapt**ations**.
///
/// State: Todo
//~ TLC_229t14 todo f4c386af 53670a5b
#[test]
#[ignore = "todo: TLC_229t14 Ashalon, Ridge Guardian"]
fn TLC_229t14_ashalon_ridge_guardian() {
    check(
        CardClass::Shaman,
        &[
            Give("TLC_229t14"),
            Cost("TLC_229t14", 5),
            Stats("TLC_229t14", 8, 8),
            Has("TLC_229t14", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Mountain Map
///
/// `TLC_464` · Shaman spell · 1 mana
///
/// > **Discover** a minion with a type you haven't played. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ TLC_464 todo 4a40a636 dcaf9928
#[test]
#[ignore = "todo: TLC_464 Mountain Map"]
fn TLC_464_mountain_map() {
    check(CardClass::Shaman, &[Give("TLC_464"), Cost("TLC_464", 1), Unwritten]);
}

/// # Slagclaw
///
/// `TLC_482` · Shaman minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon two 2/1 Sizzling Cinders. **Kindred:** Trigger your Sizzling Cinders' **Deathrattles.**
///
/// State: Todo
//~ TLC_482 todo 55fb639e 70d916e5
#[test]
#[ignore = "todo: TLC_482 Slagclaw"]
fn TLC_482_slagclaw() {
    check(CardClass::Shaman, &[Give("TLC_482"), Cost("TLC_482", 5), Stats("TLC_482", 3, 4), Unwritten]);
}
