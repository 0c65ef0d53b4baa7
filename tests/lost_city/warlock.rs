//! Warlock cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Possessed Animancer
///
/// `DINO_131` · Warlock minion · 5 mana · 2/2
///
/// > **Deathrattle:** Summon a random Beast from your deck. Give it **Lifesteal**.
///
/// State: Todo
//~ DINO_131 todo b09ded24 db040405
#[test]
#[ignore = "todo: DINO_131 Possessed Animancer"]
fn DINO_131_possessed_animancer() {
    check(CardClass::Warlock, &[Give("DINO_131"), Cost("DINO_131", 5), Stats("DINO_131", 2, 2), Unwritten]);
}

/// # Asphyxiodon
///
/// `DINO_132` · Warlock minion · 8 mana · 6/12
///
/// > **Taunt**. At the end of your turn, deal 5 damage to a random enemy minion.
///
/// State: Todo
//~ DINO_132 todo 87d5e6eb 62a67658
#[test]
#[ignore = "todo: DINO_132 Asphyxiodon"]
fn DINO_132_asphyxiodon() {
    check(
        CardClass::Warlock,
        &[Give("DINO_132"), Cost("DINO_132", 8), Stats("DINO_132", 6, 12), Has("DINO_132", GameTag::TAUNT), Unwritten],
    );
}

/// # Bat Mask
///
/// `DINO_402` · Warlock spell · 8 mana
///
/// > Set a friendly minion's stats to 1/1. Fill your board with copies of it.
///
/// State: Todo
//~ DINO_402 todo d662fe6e b575ec57
#[test]
#[ignore = "todo: DINO_402 Bat Mask"]
fn DINO_402_bat_mask() {
    check(CardClass::Warlock, &[Give("DINO_402"), Cost("DINO_402", 8), Unwritten]);
}

/// # Escape the Underfel
///
/// `TLC_446` · Warlock spell · 1 mana
///
/// > **Quest:** Play 6 **Temporary** cards. **Reward:** Underfel Rift.
///
/// State: Todo
//~ TLC_446 todo 99ab89dd a13ab07f
#[test]
#[ignore = "todo: TLC_446 Escape the Underfel"]
fn TLC_446_escape_the_underfel() {
    check(CardClass::Warlock, &[Give("TLC_446"), Cost("TLC_446", 1), Unwritten]);
}

/// # Underfel Rift
///
/// `TLC_446t` · Warlock spell · 5 mana
///
/// > Open a Rift to the Underfel. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// State: Todo
//~ TLC_446t todo b54560a1 8f712f0a
#[test]
#[ignore = "todo: TLC_446t Underfel Rift"]
fn TLC_446t_underfel_rift() {
    check(CardClass::Warlock, &[Give("TLC_446t"), Cost("TLC_446t", 5), Unwritten]);
}

/// # Underfel Rift
///
/// `TLC_446t1` · Warlock minion · 5 mana · 0/1
///
/// > Select the Rift to activate. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// State: Todo
//~ TLC_446t1 todo 1f2838dc 89c8385d
#[test]
#[ignore = "todo: TLC_446t1 Underfel Rift"]
fn TLC_446t1_underfel_rift() {
    check(CardClass::Warlock, &[Give("TLC_446t1"), Cost("TLC_446t1", 5), Stats("TLC_446t1", 0, 1), Unwritten]);
}

/// # Felscreamer
///
/// `TLC_446t2` · Warlock minion · 5 mana · 5/3
///
/// > **Rush Lifesteal**
///
/// State: Vanilla
//~ TLC_446t2 vanilla 5ec52ca3 363a1011
#[test]
fn TLC_446t2_felscreamer() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_446t2"),
            Cost("TLC_446t2", 5),
            Stats("TLC_446t2", 5, 3),
            Has("TLC_446t2", GameTag::LIFESTEAL),
            Has("TLC_446t2", GameTag::RUSH),
            Play("TLC_446t2", Nothing),
            In(The("TLC_446t2"), Zone::Play),
            Now(The("TLC_446t2"), 5, 3),
            HasNow(The("TLC_446t2"), GameTag::LIFESTEAL),
            HasNow(The("TLC_446t2"), GameTag::RUSH),
        ],
    );
}

/// # Felraptor
///
/// `TLC_446t3` · Warlock minion · 5 mana · 4/4
///
/// > **Charge Elusive**
///
/// State: Vanilla
//~ TLC_446t3 vanilla c8bc528a 1d5df556
#[test]
fn TLC_446t3_felraptor() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_446t3"),
            Cost("TLC_446t3", 5),
            Stats("TLC_446t3", 4, 4),
            Has("TLC_446t3", GameTag::CHARGE),
            Has("TLC_446t3", GameTag::ELUSIVE),
            Play("TLC_446t3", Nothing),
            In(The("TLC_446t3"), Zone::Play),
            Now(The("TLC_446t3"), 4, 4),
            HasNow(The("TLC_446t3"), GameTag::CHARGE),
            HasNow(The("TLC_446t3"), GameTag::ELUSIVE),
        ],
    );
}

/// # Felhorn
///
/// `TLC_446t4` · Warlock minion · 5 mana · 3/5
///
/// > **Taunt Reborn**
///
/// State: Vanilla
//~ TLC_446t4 vanilla f8447ec6 c5ffe7e0
#[test]
fn TLC_446t4_felhorn() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_446t4"),
            Cost("TLC_446t4", 5),
            Stats("TLC_446t4", 3, 5),
            Has("TLC_446t4", GameTag::REBORN),
            Has("TLC_446t4", GameTag::TAUNT),
            Play("TLC_446t4", Nothing),
            In(The("TLC_446t4"), Zone::Play),
            Now(The("TLC_446t4"), 3, 5),
            HasNow(The("TLC_446t4"), GameTag::REBORN),
            HasNow(The("TLC_446t4"), GameTag::TAUNT),
        ],
    );
}

/// # Caustic Fumes
///
/// `TLC_447` · Warlock spell · Fel · 4 mana
///
/// > Destroy an enemy minion. **Kindred:** Deal $2 damage to all minions.
///
/// State: Todo
//~ TLC_447 todo 6da4bcdd 08ed4816
#[test]
#[ignore = "todo: TLC_447 Caustic Fumes"]
fn TLC_447_caustic_fumes() {
    check(CardClass::Warlock, &[Give("TLC_447"), Cost("TLC_447", 4), Unwritten]);
}

/// # Bloodpetal Biome
///
/// `TLC_449` · Warlock location · 1 mana · 0 uses
///
/// > **Discover** a **Temporary** 1-Cost minion.
///
/// State: Todo
//~ TLC_449 todo adc76633 d6167493
#[test]
#[ignore = "todo: TLC_449 Bloodpetal Biome"]
fn TLC_449_bloodpetal_biome() {
    check(CardClass::Warlock, &[Give("TLC_449"), Cost("TLC_449", 1), Unwritten]);
}

/// # Spelunker
///
/// `TLC_450` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Your next **Temporary** card costs (2) less.
///
/// State: Todo
//~ TLC_450 todo 4624d661 0b489025
#[test]
#[ignore = "todo: TLC_450 Spelunker"]
fn TLC_450_spelunker() {
    check(CardClass::Warlock, &[Give("TLC_450"), Cost("TLC_450", 2), Stats("TLC_450", 2, 3), Unwritten]);
}

/// # Cursed Catacombs
///
/// `TLC_451` · Warlock spell · Fel · 0 mana
///
/// > **Discover** another card from your deck. Make it **Temporary**.
///
/// State: Todo
//~ TLC_451 todo 5dd894a8 74026f52
#[test]
#[ignore = "todo: TLC_451 Cursed Catacombs"]
fn TLC_451_cursed_catacombs() {
    check(CardClass::Warlock, &[Give("TLC_451"), Cost("TLC_451", 0), Unwritten]);
}

/// # Razidir
///
/// `TLC_463` · Warlock minion · 4 mana · 7/7
///
/// > **Battlecry:** Discard a random card from your hand. **Kindred:** Your opponent's hand instead.
///
/// State: Todo
//~ TLC_463 todo 7caa60f6 e2911d38
#[test]
#[ignore = "todo: TLC_463 Razidir"]
fn TLC_463_razidir() {
    check(CardClass::Warlock, &[Give("TLC_463"), Cost("TLC_463", 4), Stats("TLC_463", 7, 7), Unwritten]);
}

/// # Story of Lakkari
///
/// `TLC_466` · Warlock spell · 7 mana
///
/// > At the end of your turn, discard a card and fill your board with 3/2 Imps. Lasts 3 turns.
///
/// State: Todo
//~ TLC_466 todo 2a88fb60 f2f2f857
#[test]
#[ignore = "todo: TLC_466 Story of Lakkari"]
fn TLC_466_story_of_lakkari() {
    check(CardClass::Warlock, &[Give("TLC_466"), Cost("TLC_466", 7), Unwritten]);
}

/// # Whispering Stone
///
/// `TLC_467` · Warlock minion · 5 mana · 0/8
///
/// > **Taunt Deathrattle:** Get 2 random Fel spells. They cost Health instead of Mana.
///
/// State: Todo
//~ TLC_467 todo 644a1dd7 6075318c
#[test]
#[ignore = "todo: TLC_467 Whispering Stone"]
fn TLC_467_whispering_stone() {
    check(
        CardClass::Warlock,
        &[Give("TLC_467"), Cost("TLC_467", 5), Stats("TLC_467", 0, 8), Has("TLC_467", GameTag::TAUNT), Unwritten],
    );
}

/// # Tunnel Terror
///
/// `TLC_469` · Warlock minion · 3 mana · 4/3
///
/// > **Deathrattle:** Get two random **Temporary** 2-Cost minions.
///
/// State: Todo
//~ TLC_469 todo 1faf8763 8733fd91
#[test]
#[ignore = "todo: TLC_469 Tunnel Terror"]
fn TLC_469_tunnel_terror() {
    check(CardClass::Warlock, &[Give("TLC_469"), Cost("TLC_469", 3), Stats("TLC_469", 4, 3), Unwritten]);
}

/// # Deathrot Maw
///
/// `TLC_479` · Warlock minion · 6 mana · 2/8
///
/// > **Taunt Deathrattle:** Summon a random Fel Beast.
///
/// State: Todo
//~ TLC_479 todo 91504ecd 9b39c7c7
#[test]
#[ignore = "todo: TLC_479 Deathrot Maw"]
fn TLC_479_deathrot_maw() {
    check(
        CardClass::Warlock,
        &[Give("TLC_479"), Cost("TLC_479", 6), Stats("TLC_479", 2, 8), Has("TLC_479", GameTag::TAUNT), Unwritten],
    );
}
