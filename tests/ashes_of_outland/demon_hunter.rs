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
//~ BT_187 todo 49af0c4e c2dd9bed
#[test]
#[ignore = "todo: BT_187 Kayn Sunfury"]
fn BT_187_kayn_sunfury() {
    check(
        CardClass::DemonHunter,
        &[Give("BT_187"), Cost("BT_187", 4), Stats("BT_187", 3, 5), Has("BT_187", GameTag::CHARGE)],
    );
}

/// # Netherwalker
///
/// `BT_321` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Demon.
///
/// State: Todo
//~ BT_321 todo 38959208 2034ac7d
#[test]
#[ignore = "todo: BT_321 Netherwalker"]
fn BT_321_netherwalker() {
    check(CardClass::DemonHunter, &[Give("BT_321"), Cost("BT_321", 2), Stats("BT_321", 2, 2)]);
}

/// # Ashtongue Battlelord
///
/// `BT_423` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Taunt Lifesteal**
///
/// State: Todo
//~ BT_423 todo e71d3abd 9d959be9
#[test]
#[ignore = "todo: BT_423 Ashtongue Battlelord"]
fn BT_423_ashtongue_battlelord() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_423"),
            Cost("BT_423", 4),
            Stats("BT_423", 3, 5),
            Has("BT_423", GameTag::LIFESTEAL),
            Has("BT_423", GameTag::TAUNT),
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
//~ BT_429 todo 6405143f d9b09b74
#[test]
#[ignore = "todo: BT_429 Metamorphosis"]
fn BT_429_metamorphosis() {
    check(CardClass::DemonHunter, &[Give("BT_429"), Cost("BT_429", 4)]);
}

/// # Demonic Blast
///
/// `BT_429p` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Two uses left!)*
///
/// State: Todo
//~ BT_429p todo 922e3bbe 1c6cdad4
#[test]
#[ignore = "todo: BT_429p Demonic Blast"]
fn BT_429p_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("BT_429p"), Cost("BT_429p", 1)]);
}

/// # Demonic Blast
///
/// `BT_429p2` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Last use!)*
///
/// State: Todo
//~ BT_429p2 todo 131498d7 217e3fe3
#[test]
#[ignore = "todo: BT_429p2 Demonic Blast"]
fn BT_429p2_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("BT_429p2"), Cost("BT_429p2", 1)]);
}

/// # Warglaives of Azzinoth
///
/// `BT_430` · Demon Hunter weapon · 5 mana · 3/3 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// State: Todo
//~ BT_430 todo 0430cd5f e7501c86
#[test]
#[ignore = "todo: BT_430 Warglaives of Azzinoth"]
fn BT_430_warglaives_of_azzinoth() {
    check(CardClass::DemonHunter, &[Give("BT_430"), Cost("BT_430", 5), Stats("BT_430", 3, 3)]);
}

/// # Crimson Sigil Runner
///
/// `BT_480` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Outcast:** Draw a card.
///
/// State: Todo
//~ BT_480 todo 265dc550 58ac1e38
#[test]
#[ignore = "todo: BT_480 Crimson Sigil Runner"]
fn BT_480_crimson_sigil_runner() {
    check(CardClass::DemonHunter, &[Give("BT_480"), Cost("BT_480", 1), Stats("BT_480", 1, 1)]);
}

/// # Pit Commander
///
/// `BT_486` · Demon Hunter minion · 9 mana · 7/9
///
/// > **Taunt** At the end of your turn, summon a Demon from your deck.
///
/// State: Todo
//~ BT_486 todo 9d0712ac 57183c9b
#[test]
#[ignore = "todo: BT_486 Pit Commander"]
fn BT_486_pit_commander() {
    check(
        CardClass::DemonHunter,
        &[Give("BT_486"), Cost("BT_486", 9), Stats("BT_486", 7, 9), Has("BT_486", GameTag::TAUNT)],
    );
}

/// # Spectral Sight
///
/// `BT_491` · Demon Hunter spell · 2 mana
///
/// > Draw a card. **Outcast:** Draw another.
///
/// State: Todo
//~ BT_491 todo 2cdad176 42c6d06e
#[test]
#[ignore = "todo: BT_491 Spectral Sight"]
fn BT_491_spectral_sight() {
    check(CardClass::DemonHunter, &[Give("BT_491"), Cost("BT_491", 2)]);
}

/// # Priestess of Fury
///
/// `BT_493` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// State: Todo
//~ BT_493 todo 36932063 efe1cc42
#[test]
#[ignore = "todo: BT_493 Priestess of Fury"]
fn BT_493_priestess_of_fury() {
    check(CardClass::DemonHunter, &[Give("BT_493"), Cost("BT_493", 7), Stats("BT_493", 6, 7)]);
}

/// # Furious Felfin
///
/// `BT_496` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** If your hero attacked this turn, gain +1 Attack and **Rush**.
///
/// State: Todo
//~ BT_496 todo d3854898 82894b81
#[test]
#[ignore = "todo: BT_496 Furious Felfin"]
fn BT_496_furious_felfin() {
    check(CardClass::DemonHunter, &[Give("BT_496"), Cost("BT_496", 2), Stats("BT_496", 3, 2)]);
}

/// # Fel Summoner
///
/// `BT_509` · Demon Hunter minion · 6 mana · 8/3
///
/// > **Deathrattle:** Summon a random Demon from your hand.
///
/// State: Todo
//~ BT_509 todo 17a81c43 1ca4508d
#[test]
#[ignore = "todo: BT_509 Fel Summoner"]
fn BT_509_fel_summoner() {
    check(CardClass::DemonHunter, &[Give("BT_509"), Cost("BT_509", 6), Stats("BT_509", 8, 3)]);
}

/// # Immolation Aura
///
/// `BT_514` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $1 damage to all minions twice.
///
/// State: Todo
//~ BT_514 todo 252f52c8 0c551088
#[test]
#[ignore = "todo: BT_514 Immolation Aura"]
fn BT_514_immolation_aura() {
    check(CardClass::DemonHunter, &[Give("BT_514"), Cost("BT_514", 2)]);
}

/// # Skull of Gul'dan
///
/// `BT_601` · Demon Hunter spell · 6 mana
///
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
///
/// State: Todo
//~ BT_601 todo b4999188 a0fc8d42
#[test]
#[ignore = "todo: BT_601 Skull of Gul'dan"]
fn BT_601_skull_of_guldan() {
    check(CardClass::DemonHunter, &[Give("BT_601"), Cost("BT_601", 6)]);
}

/// # Coilfang Warlord
///
/// `BT_761` · Demon Hunter minion · 8 mana · 9/5
///
/// > **Rush Deathrattle:** Summon a 5/9 Warlord with **Taunt**.
///
/// State: Todo
//~ BT_761 todo 82c81891 4e0a3f0c
#[test]
#[ignore = "todo: BT_761 Coilfang Warlord"]
fn BT_761_coilfang_warlord() {
    check(
        CardClass::DemonHunter,
        &[Give("BT_761"), Cost("BT_761", 8), Stats("BT_761", 9, 5), Has("BT_761", GameTag::RUSH)],
    );
}

/// # Conchguard Warlord
///
/// `BT_761t` · Demon Hunter minion · 8 mana · 5/9
///
/// > **Taunt**
///
/// State: Todo
//~ BT_761t todo fef103b3 7865211a
#[test]
#[ignore = "todo: BT_761t Conchguard Warlord"]
fn BT_761t_conchguard_warlord() {
    check(
        CardClass::DemonHunter,
        &[Give("BT_761t"), Cost("BT_761t", 8), Stats("BT_761t", 5, 9), Has("BT_761t", GameTag::TAUNT)],
    );
}

/// # Imprisoned Antaen
///
/// `BT_934` · Demon Hunter minion · 5 mana · 10/6
///
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
///
/// State: Todo
//~ BT_934 todo a7639c16 418ec31d
#[test]
#[ignore = "todo: BT_934 Imprisoned Antaen"]
fn BT_934_imprisoned_antaen() {
    check(CardClass::DemonHunter, &[Give("BT_934"), Cost("BT_934", 5), Stats("BT_934", 10, 6)]);
}

/// # Imprisoned Antaen
///
/// `TOY_400t4` · Demon Hunter minion · 5 mana · 10/6
///
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
///
/// State: Todo
//~ TOY_400t4 todo 6c503c8b 7be63f27
#[test]
#[ignore = "todo: TOY_400t4 Imprisoned Antaen"]
fn TOY_400t4_imprisoned_antaen() {
    check(CardClass::DemonHunter, &[Give("TOY_400t4"), Cost("TOY_400t4", 5), Stats("TOY_400t4", 10, 6)]);
}

/// # Priestess of Fury
///
/// `TOY_400t5` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// State: Todo
//~ TOY_400t5 todo 65095164 5f682625
#[test]
#[ignore = "todo: TOY_400t5 Priestess of Fury"]
fn TOY_400t5_priestess_of_fury() {
    check(CardClass::DemonHunter, &[Give("TOY_400t5"), Cost("TOY_400t5", 7), Stats("TOY_400t5", 6, 7)]);
}

/// # Metamorphosis
///
/// `TOY_400t6` · Demon Hunter spell · Fel · 5 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// State: Todo
//~ TOY_400t6 todo 77f5f57c da58247e
#[test]
#[ignore = "todo: TOY_400t6 Metamorphosis"]
fn TOY_400t6_metamorphosis() {
    check(CardClass::DemonHunter, &[Give("TOY_400t6"), Cost("TOY_400t6", 5)]);
}

/// # Demonic Blast
///
/// `TOY_400t6p` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Two uses left!)*
///
/// State: Todo
//~ TOY_400t6p todo f8aedc69 c8b23b34
#[test]
#[ignore = "todo: TOY_400t6p Demonic Blast"]
fn TOY_400t6p_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("TOY_400t6p"), Cost("TOY_400t6p", 1)]);
}

/// # Demonic Blast
///
/// `TOY_400t6p2` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Last use!)*
///
/// State: Todo
//~ TOY_400t6p2 todo 56d5beda 2cb6aea8
#[test]
#[ignore = "todo: TOY_400t6p2 Demonic Blast"]
fn TOY_400t6p2_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("TOY_400t6p2"), Cost("TOY_400t6p2", 1)]);
}

/// # Warglaives of Azzinoth
///
/// `TOY_400t7` · Demon Hunter weapon · 5 mana · 3/4 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// State: Todo
//~ TOY_400t7 todo a3540968 2acd9a97
#[test]
#[ignore = "todo: TOY_400t7 Warglaives of Azzinoth"]
fn TOY_400t7_warglaives_of_azzinoth() {
    check(CardClass::DemonHunter, &[Give("TOY_400t7"), Cost("TOY_400t7", 5), Stats("TOY_400t7", 3, 4)]);
}

/// # Skull of Gul'dan
///
/// `TOY_401t` · Demon Hunter spell · 5 mana
///
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
///
/// State: Todo
//~ TOY_401t todo 52c23721 7a7e1570
#[test]
#[ignore = "todo: TOY_401t Skull of Gul'dan"]
fn TOY_401t_skull_of_guldan() {
    check(CardClass::DemonHunter, &[Give("TOY_401t"), Cost("TOY_401t", 5)]);
}
