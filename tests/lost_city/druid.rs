//! Druid cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Longneck Egg
///
/// `DINO_130` · Druid minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 3/3 Beast. Give your minions +1/+1.
///
/// State: Todo
//~ DINO_130 todo 5ad672ed 9185fe4d
#[test]
#[ignore = "todo: DINO_130 Longneck Egg"]
fn DINO_130_longneck_egg() {
    check(CardClass::Druid, &[Give("DINO_130"), Cost("DINO_130", 2), Stats("DINO_130", 0, 2), Unwritten]);
}

/// # Little Longneck
///
/// `DINO_130t` · Druid minion · 3 mana · 3/3
///
/// State: Vanilla
//~ DINO_130t vanilla dd4801d8 e9b9af92
#[test]
fn DINO_130t_little_longneck() {
    check(
        CardClass::Druid,
        &[
            Give("DINO_130t"),
            Cost("DINO_130t", 3),
            Stats("DINO_130t", 3, 3),
            Play("DINO_130t", Nothing),
            In(The("DINO_130t"), Zone::Play),
            Now(The("DINO_130t"), 3, 3),
        ],
    );
}

/// # Seismopod
///
/// `DINO_421` · Druid minion · 8 mana · 8/8
///
/// > **Taunt**, **Elusive Deathrattle:** Give all minions in your hand and deck +3/+3.
///
/// State: Todo
//~ DINO_421 todo 1dc91b90 c4d70c70
#[test]
#[ignore = "todo: DINO_421 Seismopod"]
fn DINO_421_seismopod() {
    check(
        CardClass::Druid,
        &[
            Give("DINO_421"),
            Cost("DINO_421", 8),
            Stats("DINO_421", 8, 8),
            Has("DINO_421", GameTag::ELUSIVE),
            Has("DINO_421", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Panther Mask
///
/// `DINO_432` · Druid spell · 4 mana
///
/// > Set a minion's stats to 5/4 and give it **Stealth**. Draw 2 cards.
///
/// State: Todo
//~ DINO_432 todo 5bfa8c97 ee98e80a
#[test]
#[ignore = "todo: DINO_432 Panther Mask"]
fn DINO_432_panther_mask() {
    check(CardClass::Druid, &[Give("DINO_432"), Cost("DINO_432", 4), Unwritten]);
}

/// # TREEEES!!!
///
/// `TLC_230` · Druid spell · Nature · 5 mana
///
/// > Choose a minion. Summon four 2/2 Treants that attack it.
///
/// State: Todo
//~ TLC_230 todo 182d1926 7879be11
#[test]
#[ignore = "todo: TLC_230 TREEEES!!!"]
fn TLC_230_treeees() {
    check(CardClass::Druid, &[Give("TLC_230"), Cost("TLC_230", 5), Unwritten]);
}

/// # Treant
///
/// `TLC_230t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ TLC_230t vanilla 21ca4649 b4e4ee22
#[test]
fn TLC_230t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_230t"),
            Cost("TLC_230t", 1),
            Stats("TLC_230t", 2, 2),
            Play("TLC_230t", Nothing),
            In(The("TLC_230t"), Zone::Play),
            Now(The("TLC_230t"), 2, 2),
        ],
    );
}

/// # Story of Barnabus
///
/// `TLC_231` · Druid spell · 2 mana
///
/// > Draw a minion. If it has 5 or more Attack, give it +5 Health and gain 5 Armor.
///
/// State: Todo
//~ TLC_231 todo 2a15ac3e 6891a49d
#[test]
#[ignore = "todo: TLC_231 Story of Barnabus"]
fn TLC_231_story_of_barnabus() {
    check(CardClass::Druid, &[Give("TLC_231"), Cost("TLC_231", 2), Unwritten]);
}

/// # Ravenous Flock
///
/// `TLC_232` · Druid spell · 2 mana
///
/// > At the start of your next turn, summon three 2/1 Hatchlings.
///
/// State: Todo
//~ TLC_232 todo 11f3b306 4f7836fd
#[test]
#[ignore = "todo: TLC_232 Ravenous Flock"]
fn TLC_232_ravenous_flock() {
    check(CardClass::Druid, &[Give("TLC_232"), Cost("TLC_232", 2), Unwritten]);
}

/// # Hatchery Helper
///
/// `TLC_233` · Druid minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other minions with 2 or less Attack +1/+1 and **Taunt**.
///
/// State: Todo
//~ TLC_233 todo 34e5d975 bf0482e5
#[test]
#[ignore = "todo: TLC_233 Hatchery Helper"]
fn TLC_233_hatchery_helper() {
    check(CardClass::Druid, &[Give("TLC_233"), Cost("TLC_233", 3), Stats("TLC_233", 2, 3), Unwritten]);
}

/// # Eternal Bloodpetal
///
/// `TLC_234` · Druid minion · 4 mana · 5/1
///
/// > **Deathrattle:** Summon a 0/1 Eternal Seedling.
///
/// State: Todo
//~ TLC_234 todo 6b5d8f60 b74d3f0c
#[test]
#[ignore = "todo: TLC_234 Eternal Bloodpetal"]
fn TLC_234_eternal_bloodpetal() {
    check(CardClass::Druid, &[Give("TLC_234"), Cost("TLC_234", 4), Stats("TLC_234", 5, 1), Unwritten]);
}

/// # Eternal Seedling
///
/// `TLC_234t` · Druid minion · 4 mana · 0/1
///
/// > **Deathrattle:** Summon a 5/1 Eternal Bloodpetal.
///
/// State: Todo
//~ TLC_234t todo f548f7d7 fd4c9240
#[test]
#[ignore = "todo: TLC_234t Eternal Seedling"]
fn TLC_234t_eternal_seedling() {
    check(CardClass::Druid, &[Give("TLC_234t"), Cost("TLC_234t", 4), Stats("TLC_234t", 0, 1), Unwritten]);
}

/// # Life Cycle
///
/// `TLC_235` · Druid spell · Nature · 1 mana
///
/// > Destroy a minion. Summon a random minion of the same Cost to replace it.
///
/// State: Todo
//~ TLC_235 todo 5cfcf3f9 838f8095
#[test]
#[ignore = "todo: TLC_235 Life Cycle"]
fn TLC_235_life_cycle() {
    check(CardClass::Druid, &[Give("TLC_235"), Cost("TLC_235", 1), Unwritten]);
}

/// # Hybridization
///
/// `TLC_236` · Druid spell · Nature · 5 mana
///
/// > Draw a 1, 2, 3, and 4-Cost minion. **Kindred:** They cost (1) less.
///
/// State: Todo
//~ TLC_236 todo 346b1819 9ea920ab
#[test]
#[ignore = "todo: TLC_236 Hybridization"]
fn TLC_236_hybridization() {
    check(CardClass::Druid, &[Give("TLC_236"), Cost("TLC_236", 5), Unwritten]);
}

/// # Skyscreamer Eggs
///
/// `TLC_237` · Druid minion · 3 mana · 0/2
///
/// > **Deathrattle:** Summon four 2/1 Hatchlings.
///
/// State: Todo
//~ TLC_237 todo d02eebdd e83d31c5
#[test]
#[ignore = "todo: TLC_237 Skyscreamer Eggs"]
fn TLC_237_skyscreamer_eggs() {
    check(CardClass::Druid, &[Give("TLC_237"), Cost("TLC_237", 3), Stats("TLC_237", 0, 2), Unwritten]);
}

/// # Skyscreamer Hatchling
///
/// `TLC_237t` · Druid minion · 1 mana · 2/1
///
/// State: Vanilla
//~ TLC_237t vanilla a7ed7d6b 3472aeb0
#[test]
fn TLC_237t_skyscreamer_hatchling() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_237t"),
            Cost("TLC_237t", 1),
            Stats("TLC_237t", 2, 1),
            Play("TLC_237t", Nothing),
            In(The("TLC_237t"), Zone::Play),
            Now(The("TLC_237t"), 2, 1),
        ],
    );
}

/// # Restore the Wild
///
/// `TLC_239` · Druid spell · 1 mana
///
/// > **Quest:** Fill your board on 3 of your turns. **Reward:** The Everbloom.
///
/// State: Todo
//~ TLC_239 todo eaaf175d b667385a
#[test]
#[ignore = "todo: TLC_239 Restore the Wild"]
fn TLC_239_restore_the_wild() {
    check(CardClass::Druid, &[Give("TLC_239"), Cost("TLC_239", 1), Unwritten]);
}

/// # The Everbloom
///
/// `TLC_239t` · Druid weapon · 3 mana · 2/5 durability
///
/// > After your hero attacks, give your minions +2/+2.
///
/// State: Todo
//~ TLC_239t todo dcd43c5c b69abd2e
#[test]
#[ignore = "todo: TLC_239t The Everbloom"]
fn TLC_239t_the_everbloom() {
    check(CardClass::Druid, &[Give("TLC_239t"), Cost("TLC_239t", 3), Stats("TLC_239t", 2, 5), Unwritten]);
}

/// # Loh, the Living Legend
///
/// `TLC_257` · Druid minion · 9 mana · 5/5
///
/// > **Battlecry:** Your minions cost (5) this game.
///
/// State: Todo
//~ TLC_257 todo a7eb783e 4b73580e
#[test]
#[ignore = "todo: TLC_257 Loh, the Living Legend"]
fn TLC_257_loh_the_living_legend() {
    check(CardClass::Druid, &[Give("TLC_257"), Cost("TLC_257", 9), Stats("TLC_257", 5, 5), Unwritten]);
}
