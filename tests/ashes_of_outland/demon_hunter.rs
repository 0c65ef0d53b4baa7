//! Demon Hunter cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Kayn Sunfury
///
/// `BT_187` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Charge** All friendly attacks ignore **Taunt**.
///
/// State: Todo
//~ BT_187 todo 49af0c4e ce0facc3
#[test]
#[ignore = "todo: BT_187 Kayn Sunfury"]
fn BT_187_kayn_sunfury() {
    check(
        CardClass::DemonHunter,
        &[Give("BT_187"), Cost("BT_187", 4), Stats("BT_187", 3, 5), Has("BT_187", GameTag::CHARGE), Unwritten],
    );
}

/// # Netherwalker
///
/// `BT_321` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Demon.
///
/// State: Todo
//~ BT_321 todo 38959208 62d45a48
#[test]
#[ignore = "todo: BT_321 Netherwalker"]
fn BT_321_netherwalker() {
    check(CardClass::DemonHunter, &[Give("BT_321"), Cost("BT_321", 2), Stats("BT_321", 2, 2), Unwritten]);
}

/// # Ashtongue Battlelord
///
/// `BT_423` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Taunt Lifesteal**
///
/// State: Vanilla
//~ BT_423 vanilla e71d3abd b2e199db
#[test]
fn BT_423_ashtongue_battlelord() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_423"),
            Cost("BT_423", 4),
            Stats("BT_423", 3, 5),
            Has("BT_423", GameTag::LIFESTEAL),
            Has("BT_423", GameTag::TAUNT),
            Play("BT_423", Nothing),
            In(The("BT_423"), Zone::Play),
            Now(The("BT_423"), 3, 5),
            HasNow(The("BT_423"), GameTag::LIFESTEAL),
            HasNow(The("BT_423"), GameTag::TAUNT),
        ],
    );
}

/// # Metamorphosis
///
/// `BT_429` · Demon Hunter spell · Fel · 4 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// State: Todo
//~ BT_429 todo 6405143f cef1f8df
#[test]
#[ignore = "todo: BT_429 Metamorphosis"]
fn BT_429_metamorphosis() {
    check(CardClass::DemonHunter, &[Give("BT_429"), Cost("BT_429", 4), Unwritten]);
}

/// # Demonic Blast
///
/// `BT_429p` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Two uses left!)*
///
/// State: Todo
//~ BT_429p todo 922e3bbe e75eb977
#[test]
#[ignore = "todo: BT_429p Demonic Blast"]
fn BT_429p_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("BT_429p"), Cost("BT_429p", 1), Unwritten]);
}

/// # Demonic Blast
///
/// `BT_429p2` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Last use!)*
///
/// State: Todo
//~ BT_429p2 todo 131498d7 e7694ec3
#[test]
#[ignore = "todo: BT_429p2 Demonic Blast"]
fn BT_429p2_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("BT_429p2"), Cost("BT_429p2", 1), Unwritten]);
}

/// # Warglaives of Azzinoth
///
/// `BT_430` · Demon Hunter weapon · 5 mana · 3/3 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// State: Todo
//~ BT_430 todo 0430cd5f 8ab16c4f
#[test]
#[ignore = "todo: BT_430 Warglaives of Azzinoth"]
fn BT_430_warglaives_of_azzinoth() {
    check(CardClass::DemonHunter, &[Give("BT_430"), Cost("BT_430", 5), Stats("BT_430", 3, 3), Unwritten]);
}

/// # Crimson Sigil Runner
///
/// `BT_480` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Outcast:** Draw a card.
///
/// State: Todo
//~ BT_480 todo 265dc550 a0dc9011
#[test]
#[ignore = "todo: BT_480 Crimson Sigil Runner"]
fn BT_480_crimson_sigil_runner() {
    check(CardClass::DemonHunter, &[Give("BT_480"), Cost("BT_480", 1), Stats("BT_480", 1, 1), Unwritten]);
}

/// # Pit Commander
///
/// `BT_486` · Demon Hunter minion · 9 mana · 7/9
///
/// > **Taunt** At the end of your turn, summon a Demon from your deck.
///
/// State: Todo
//~ BT_486 todo 9d0712ac a69b6c87
#[test]
#[ignore = "todo: BT_486 Pit Commander"]
fn BT_486_pit_commander() {
    check(
        CardClass::DemonHunter,
        &[Give("BT_486"), Cost("BT_486", 9), Stats("BT_486", 7, 9), Has("BT_486", GameTag::TAUNT), Unwritten],
    );
}

/// # Spectral Sight
///
/// `BT_491` · Demon Hunter spell · 2 mana
///
/// > Draw a card. **Outcast:** Draw another.
///
/// State: Todo
//~ BT_491 todo 2cdad176 f7e395c6
#[test]
#[ignore = "todo: BT_491 Spectral Sight"]
fn BT_491_spectral_sight() {
    check(CardClass::DemonHunter, &[Give("BT_491"), Cost("BT_491", 2), Unwritten]);
}

/// # Priestess of Fury
///
/// `BT_493` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// State: Todo
//~ BT_493 todo 36932063 2452db36
#[test]
#[ignore = "todo: BT_493 Priestess of Fury"]
fn BT_493_priestess_of_fury() {
    check(CardClass::DemonHunter, &[Give("BT_493"), Cost("BT_493", 7), Stats("BT_493", 6, 7), Unwritten]);
}

/// # Furious Felfin
///
/// `BT_496` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** If your hero attacked this turn, gain +1 Attack and **Rush**.
///
/// State: Todo
//~ BT_496 todo d3854898 c7c7c203
#[test]
#[ignore = "todo: BT_496 Furious Felfin"]
fn BT_496_furious_felfin() {
    check(CardClass::DemonHunter, &[Give("BT_496"), Cost("BT_496", 2), Stats("BT_496", 3, 2), Unwritten]);
}

/// # Fel Summoner
///
/// `BT_509` · Demon Hunter minion · 6 mana · 8/3
///
/// > **Deathrattle:** Summon a random Demon from your hand.
///
/// State: Todo
//~ BT_509 todo 17a81c43 63b2f571
#[test]
#[ignore = "todo: BT_509 Fel Summoner"]
fn BT_509_fel_summoner() {
    check(CardClass::DemonHunter, &[Give("BT_509"), Cost("BT_509", 6), Stats("BT_509", 8, 3), Unwritten]);
}

/// # Immolation Aura
///
/// `BT_514` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $1 damage to all minions twice.
///
/// State: Todo
//~ BT_514 todo 252f52c8 92c8157d
#[test]
#[ignore = "todo: BT_514 Immolation Aura"]
fn BT_514_immolation_aura() {
    check(CardClass::DemonHunter, &[Give("BT_514"), Cost("BT_514", 2), Unwritten]);
}

/// # Skull of Gul'dan
///
/// `BT_601` · Demon Hunter spell · 6 mana
///
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
///
/// State: Todo
//~ BT_601 todo b4999188 117e881a
#[test]
#[ignore = "todo: BT_601 Skull of Gul'dan"]
fn BT_601_skull_of_guldan() {
    check(CardClass::DemonHunter, &[Give("BT_601"), Cost("BT_601", 6), Unwritten]);
}

/// # Coilfang Warlord
///
/// `BT_761` · Demon Hunter minion · 8 mana · 9/5
///
/// > **Rush Deathrattle:** Summon a 5/9 Warlord with **Taunt**.
///
/// State: Todo
//~ BT_761 todo 82c81891 7b93270b
#[test]
#[ignore = "todo: BT_761 Coilfang Warlord"]
fn BT_761_coilfang_warlord() {
    check(
        CardClass::DemonHunter,
        &[Give("BT_761"), Cost("BT_761", 8), Stats("BT_761", 9, 5), Has("BT_761", GameTag::RUSH), Unwritten],
    );
}

/// # Conchguard Warlord
///
/// `BT_761t` · Demon Hunter minion · 8 mana · 5/9
///
/// > **Taunt**
///
/// State: Vanilla
//~ BT_761t vanilla fef103b3 165bfe49
#[test]
fn BT_761t_conchguard_warlord() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_761t"),
            Cost("BT_761t", 8),
            Stats("BT_761t", 5, 9),
            Has("BT_761t", GameTag::TAUNT),
            Play("BT_761t", Nothing),
            In(The("BT_761t"), Zone::Play),
            Now(The("BT_761t"), 5, 9),
            HasNow(The("BT_761t"), GameTag::TAUNT),
        ],
    );
}

/// # Imprisoned Antaen
///
/// `BT_934` · Demon Hunter minion · 5 mana · 10/6
///
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
///
/// State: Todo
//~ BT_934 todo a7639c16 f4324c6c
#[test]
#[ignore = "todo: BT_934 Imprisoned Antaen"]
fn BT_934_imprisoned_antaen() {
    check(CardClass::DemonHunter, &[Give("BT_934"), Cost("BT_934", 5), Stats("BT_934", 10, 6), Unwritten]);
}

/// # Imprisoned Antaen
///
/// `TOY_400t4` · Demon Hunter minion · 5 mana · 10/6
///
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
///
/// State: Todo
//~ TOY_400t4 todo 6c503c8b 0d8a908f
#[test]
#[ignore = "todo: TOY_400t4 Imprisoned Antaen"]
fn TOY_400t4_imprisoned_antaen() {
    check(CardClass::DemonHunter, &[Give("TOY_400t4"), Cost("TOY_400t4", 5), Stats("TOY_400t4", 10, 6), Unwritten]);
}

/// # Priestess of Fury
///
/// `TOY_400t5` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// State: Todo
//~ TOY_400t5 todo 65095164 bfe3d075
#[test]
#[ignore = "todo: TOY_400t5 Priestess of Fury"]
fn TOY_400t5_priestess_of_fury() {
    check(CardClass::DemonHunter, &[Give("TOY_400t5"), Cost("TOY_400t5", 7), Stats("TOY_400t5", 6, 7), Unwritten]);
}

/// # Metamorphosis
///
/// `TOY_400t6` · Demon Hunter spell · Fel · 5 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// State: Todo
//~ TOY_400t6 todo 77f5f57c c47e3fe5
#[test]
#[ignore = "todo: TOY_400t6 Metamorphosis"]
fn TOY_400t6_metamorphosis() {
    check(CardClass::DemonHunter, &[Give("TOY_400t6"), Cost("TOY_400t6", 5), Unwritten]);
}

/// # Demonic Blast
///
/// `TOY_400t6p` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Two uses left!)*
///
/// State: Todo
//~ TOY_400t6p todo f8aedc69 4ffb332a
#[test]
#[ignore = "todo: TOY_400t6p Demonic Blast"]
fn TOY_400t6p_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("TOY_400t6p"), Cost("TOY_400t6p", 1), Unwritten]);
}

/// # Demonic Blast
///
/// `TOY_400t6p2` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Last use!)*
///
/// State: Todo
//~ TOY_400t6p2 todo 56d5beda 203a0cf3
#[test]
#[ignore = "todo: TOY_400t6p2 Demonic Blast"]
fn TOY_400t6p2_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("TOY_400t6p2"), Cost("TOY_400t6p2", 1), Unwritten]);
}

/// # Warglaives of Azzinoth
///
/// `TOY_400t7` · Demon Hunter weapon · 5 mana · 3/4 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// State: Todo
//~ TOY_400t7 todo a3540968 28dad8ec
#[test]
#[ignore = "todo: TOY_400t7 Warglaives of Azzinoth"]
fn TOY_400t7_warglaives_of_azzinoth() {
    check(CardClass::DemonHunter, &[Give("TOY_400t7"), Cost("TOY_400t7", 5), Stats("TOY_400t7", 3, 4), Unwritten]);
}

/// # Skull of Gul'dan
///
/// `TOY_401t` · Demon Hunter spell · 5 mana
///
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
///
/// State: Todo
//~ TOY_401t todo 52c23721 550fb098
#[test]
#[ignore = "todo: TOY_401t Skull of Gul'dan"]
fn TOY_401t_skull_of_guldan() {
    check(CardClass::DemonHunter, &[Give("TOY_401t"), Cost("TOY_401t", 5), Unwritten]);
}
