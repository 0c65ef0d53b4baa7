//! Demon Hunter cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Omen
///
/// `EDR_421` · Demon Hunter minion · 10 mana · 6/12
///
/// > **Rush**, **Windfury Deathrattle:** Deal @ damage to all enemies. *(Improves after this attacks!)*
///
/// State: Todo
//~ EDR_421 todo ccae54e3 74a5efd2
#[test]
#[ignore = "todo: EDR_421 Omen"]
fn EDR_421_omen() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_421"),
            Cost("EDR_421", 10),
            Stats("EDR_421", 6, 12),
            Has("EDR_421", GameTag::RUSH),
            Has("EDR_421", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Alara'shi
///
/// `EDR_493` · Demon Hunter minion · 5 mana · 5/5
///
/// > **Battlecry:** Transform minions in your hand into random Demons. *(They keep their original stats and Cost.)*
///
/// State: Todo
//~ EDR_493 todo 647b7907 a89aa269
#[test]
#[ignore = "todo: EDR_493 Alara'shi"]
fn EDR_493_alarashi() {
    check(CardClass::DemonHunter, &[Give("EDR_493"), Cost("EDR_493", 5), Stats("EDR_493", 5, 5), Unwritten]);
}

/// # Wyvern's Slumber
///
/// `EDR_820` · Demon Hunter spell · 3 mana
///
/// > **Choose One -** Summon two **Dormant** Dreadseeds; or Deal $2 damage to all minions.
///
/// State: Todo
//~ EDR_820 todo 94d52f64 109c3cca
#[test]
#[ignore = "todo: EDR_820 Wyvern's Slumber"]
fn EDR_820_wyverns_slumber() {
    check(CardClass::DemonHunter, &[Give("EDR_820"), Cost("EDR_820", 3), Unwritten]);
}

/// # Encroaching Fear
///
/// `EDR_820a` · Demon Hunter spell · 3 mana
///
/// > Summon two random **Dormant** Dreadseeds.
///
/// State: Todo
//~ EDR_820a todo 9f8987b5 d89ab62e
#[test]
#[ignore = "todo: EDR_820a Encroaching Fear"]
fn EDR_820a_encroaching_fear() {
    check(CardClass::DemonHunter, &[Give("EDR_820a"), Cost("EDR_820a", 3), Unwritten]);
}

/// # Awoken Darkness
///
/// `EDR_820b` · Demon Hunter spell · 3 mana
///
/// > Deal $2 damage to all minions.
///
/// State: Todo
//~ EDR_820b todo 3bf7107f 025d4520
#[test]
#[ignore = "todo: EDR_820b Awoken Darkness"]
fn EDR_820b_awoken_darkness() {
    check(CardClass::DemonHunter, &[Give("EDR_820b"), Cost("EDR_820b", 3), Unwritten]);
}

/// # Grim Harvest
///
/// `EDR_840` · Demon Hunter spell · 2 mana
///
/// > Draw a card. Summon a random **Dormant** Dreadseed.
///
/// State: Todo
//~ EDR_840 todo 94e8de2f 11eceaa8
#[test]
#[ignore = "todo: EDR_840 Grim Harvest"]
fn EDR_840_grim_harvest() {
    check(CardClass::DemonHunter, &[Give("EDR_840"), Cost("EDR_840", 2), Unwritten]);
}

/// # Hound Dreadseed
///
/// `EDR_840t` · Demon Hunter minion · 2 mana · 4/4
///
/// > **Dormant** for 2 turns. When this awakens, give your hero +3 Attack this turn.
///
/// State: Todo
//~ EDR_840t todo 89deefb8 c8f39fb2
#[test]
#[ignore = "todo: EDR_840t Hound Dreadseed"]
fn EDR_840t_hound_dreadseed() {
    check(CardClass::DemonHunter, &[Give("EDR_840t"), Cost("EDR_840t", 2), Stats("EDR_840t", 4, 4), Unwritten]);
}

/// # Crow Dreadseed
///
/// `EDR_840t1` · Demon Hunter minion · 1 mana · 3/3
///
/// > **Elusive Dormant** for 1 turn.
///
/// State: Todo
//~ EDR_840t1 todo 564b432e 89e1773b
#[test]
#[ignore = "todo: EDR_840t1 Crow Dreadseed"]
fn EDR_840t1_crow_dreadseed() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840t1"),
            Cost("EDR_840t1", 1),
            Stats("EDR_840t1", 3, 3),
            Has("EDR_840t1", GameTag::ELUSIVE),
            Unwritten,
        ],
    );
}

/// # Serpent Dreadseed
///
/// `EDR_840t2` · Demon Hunter minion · 3 mana · 5/5
///
/// > **Taunt**, **Lifesteal Dormant** for 3 turns.
///
/// State: Todo
//~ EDR_840t2 todo c32b4e99 b9508cba
#[test]
#[ignore = "todo: EDR_840t2 Serpent Dreadseed"]
fn EDR_840t2_serpent_dreadseed() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840t2"),
            Cost("EDR_840t2", 3),
            Stats("EDR_840t2", 5, 5),
            Has("EDR_840t2", GameTag::LIFESTEAL),
            Has("EDR_840t2", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Dreadsoul Corrupter
///
/// `EDR_841` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry and Deathrattle:** Summon a random **Dormant** Dreadseed.
///
/// State: Todo
//~ EDR_841 todo 839b5cf1 78de3a68
#[test]
#[ignore = "todo: EDR_841 Dreadsoul Corrupter"]
fn EDR_841_dreadsoul_corrupter() {
    check(CardClass::DemonHunter, &[Give("EDR_841"), Cost("EDR_841", 4), Stats("EDR_841", 4, 4), Unwritten]);
}

/// # Defiled Spear
///
/// `EDR_842` · Demon Hunter weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks an enemy, deal your hero's Attack damage to another random enemy.
///
/// State: Todo
//~ EDR_842 todo ce20261c eb81182a
#[test]
#[ignore = "todo: EDR_842 Defiled Spear"]
fn EDR_842_defiled_spear() {
    check(CardClass::DemonHunter, &[Give("EDR_842"), Cost("EDR_842", 4), Stats("EDR_842", 2, 3), Unwritten]);
}

/// # Jumpscare!
///
/// `EDR_882` · Demon Hunter spell · 2 mana
///
/// > **Discover** a Demon that costs (5) or more with a **Dark Gift**. Shuffle the other two into your deck.
///
/// State: Todo
//~ EDR_882 todo b1ca3224 abba07ec
#[test]
#[ignore = "todo: EDR_882 Jumpscare!"]
fn EDR_882_jumpscare() {
    check(CardClass::DemonHunter, &[Give("EDR_882"), Cost("EDR_882", 2), Unwritten]);
}

/// # Nightmare Dragonkin
///
/// `EDR_890` · Demon Hunter minion · 3 mana · 4/2
///
/// > **Deathrattle:** Reduce the Cost of the right-most card in your hand by (2).
///
/// State: Todo
//~ EDR_890 todo e5faf2e4 43f24fcc
#[test]
#[ignore = "todo: EDR_890 Nightmare Dragonkin"]
fn EDR_890_nightmare_dragonkin() {
    check(CardClass::DemonHunter, &[Give("EDR_890"), Cost("EDR_890", 3), Stats("EDR_890", 4, 2), Unwritten]);
}

/// # Ravenous Felhunter
///
/// `EDR_891` · Demon Hunter minion · 5 mana · 5/3
///
/// > **Deathrattle:** Resurrect a friendly **Deathrattle** minion that costs (4) or less. Summon a copy of it.
///
/// State: Todo
//~ EDR_891 todo 5ab18a2a b460ea93
#[test]
#[ignore = "todo: EDR_891 Ravenous Felhunter"]
fn EDR_891_ravenous_felhunter() {
    check(CardClass::DemonHunter, &[Give("EDR_891"), Cost("EDR_891", 5), Stats("EDR_891", 5, 3), Unwritten]);
}

/// # Ferocious Felbat
///
/// `EDR_892` · Demon Hunter minion · 7 mana · 7/5
///
/// > **Deathrattle:** Resurrect a different friendly **Deathrattle** minion that costs (5) or more. Summon a copy of it.
///
/// State: Todo
//~ EDR_892 todo 025d34da 710cb328
#[test]
#[ignore = "todo: EDR_892 Ferocious Felbat"]
fn EDR_892_ferocious_felbat() {
    check(CardClass::DemonHunter, &[Give("EDR_892"), Cost("EDR_892", 7), Stats("EDR_892", 7, 5), Unwritten]);
}

/// # Sigil of Cinder
///
/// `FIR_902` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, deal $6 damage randomly split among all enemies.
///
/// State: Todo
//~ FIR_902 todo eb3fb7c3 82c47405
#[test]
#[ignore = "todo: FIR_902 Sigil of Cinder"]
fn FIR_902_sigil_of_cinder() {
    check(CardClass::DemonHunter, &[Give("FIR_902"), Cost("FIR_902", 2), Unwritten]);
}

/// # Felfire Blaze
///
/// `FIR_904` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you cast a Fel spell, destroy this and deal 2 damage to all enemies.
///
/// State: Todo
//~ FIR_904 todo ca69a675 0b86e573
#[test]
#[ignore = "todo: FIR_904 Felfire Blaze"]
fn FIR_904_felfire_blaze() {
    check(CardClass::DemonHunter, &[Give("FIR_904"), Cost("FIR_904", 2), Stats("FIR_904", 2, 3), Unwritten]);
}

/// # Scorchreaver
///
/// `FIR_952` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a Fel spell. Reduce the Cost of Fel spells in your hand by (1).
///
/// State: Todo
//~ FIR_952 todo 821b6623 1c6fbd49
#[test]
#[ignore = "todo: FIR_952 Scorchreaver"]
fn FIR_952_scorchreaver() {
    check(CardClass::DemonHunter, &[Give("FIR_952"), Cost("FIR_952", 4), Stats("FIR_952", 4, 4), Unwritten]);
}
