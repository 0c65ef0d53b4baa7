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
//~ DINO_130 todo 5ad672ed ab6c325d
#[test]
#[ignore = "todo: DINO_130 Longneck Egg"]
fn DINO_130_longneck_egg() {
    check(CardClass::Druid, &[Give("DINO_130"), Cost("DINO_130", 2), Stats("DINO_130", 0, 2)]);
}

/// # Little Longneck
///
/// `DINO_130t` · Druid minion · 3 mana · 3/3
///
/// State: Todo
//~ DINO_130t todo dd4801d8 cb295695
#[test]
#[ignore = "todo: DINO_130t Little Longneck"]
fn DINO_130t_little_longneck() {
    check(CardClass::Druid, &[Give("DINO_130t"), Cost("DINO_130t", 3), Stats("DINO_130t", 3, 3)]);
}

/// # Seismopod
///
/// `DINO_421` · Druid minion · 8 mana · 8/8
///
/// > **Taunt**, **Elusive Deathrattle:** Give all minions in your hand and deck +3/+3.
///
/// State: Todo
//~ DINO_421 todo 1dc91b90 d78ac7f4
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
//~ DINO_432 todo 5bfa8c97 8ea8b831
#[test]
#[ignore = "todo: DINO_432 Panther Mask"]
fn DINO_432_panther_mask() {
    check(CardClass::Druid, &[Give("DINO_432"), Cost("DINO_432", 4)]);
}

/// # TREEEES!!!
///
/// `TLC_230` · Druid spell · Nature · 5 mana
///
/// > Choose a minion. Summon four 2/2 Treants that attack it.
///
/// State: Todo
//~ TLC_230 todo 182d1926 583e547c
#[test]
#[ignore = "todo: TLC_230 TREEEES!!!"]
fn TLC_230_treeees() {
    check(CardClass::Druid, &[Give("TLC_230"), Cost("TLC_230", 5)]);
}

/// # Treant
///
/// `TLC_230t` · Druid minion · 1 mana · 2/2
///
/// State: Todo
//~ TLC_230t todo 21ca4649 5ca85975
#[test]
#[ignore = "todo: TLC_230t Treant"]
fn TLC_230t_treant() {
    check(CardClass::Druid, &[Give("TLC_230t"), Cost("TLC_230t", 1), Stats("TLC_230t", 2, 2)]);
}

/// # Story of Barnabus
///
/// `TLC_231` · Druid spell · 2 mana
///
/// > Draw a minion. If it has 5 or more Attack, give it +5 Health and gain 5 Armor.
///
/// State: Todo
//~ TLC_231 todo 2a15ac3e e0ebd258
#[test]
#[ignore = "todo: TLC_231 Story of Barnabus"]
fn TLC_231_story_of_barnabus() {
    check(CardClass::Druid, &[Give("TLC_231"), Cost("TLC_231", 2)]);
}

/// # Ravenous Flock
///
/// `TLC_232` · Druid spell · 2 mana
///
/// > At the start of your next turn, summon three 2/1 Hatchlings.
///
/// State: Todo
//~ TLC_232 todo 11f3b306 811a0f60
#[test]
#[ignore = "todo: TLC_232 Ravenous Flock"]
fn TLC_232_ravenous_flock() {
    check(CardClass::Druid, &[Give("TLC_232"), Cost("TLC_232", 2)]);
}

/// # Hatchery Helper
///
/// `TLC_233` · Druid minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other minions with 2 or less Attack +1/+1 and **Taunt**.
///
/// State: Todo
//~ TLC_233 todo 34e5d975 05753d92
#[test]
#[ignore = "todo: TLC_233 Hatchery Helper"]
fn TLC_233_hatchery_helper() {
    check(CardClass::Druid, &[Give("TLC_233"), Cost("TLC_233", 3), Stats("TLC_233", 2, 3)]);
}

/// # Eternal Bloodpetal
///
/// `TLC_234` · Druid minion · 4 mana · 5/1
///
/// > **Deathrattle:** Summon a 0/1 Eternal Seedling.
///
/// State: Todo
//~ TLC_234 todo 6b5d8f60 73857d3f
#[test]
#[ignore = "todo: TLC_234 Eternal Bloodpetal"]
fn TLC_234_eternal_bloodpetal() {
    check(CardClass::Druid, &[Give("TLC_234"), Cost("TLC_234", 4), Stats("TLC_234", 5, 1)]);
}

/// # Eternal Seedling
///
/// `TLC_234t` · Druid minion · 4 mana · 0/1
///
/// > **Deathrattle:** Summon a 5/1 Eternal Bloodpetal.
///
/// State: Todo
//~ TLC_234t todo f548f7d7 6d7be5b3
#[test]
#[ignore = "todo: TLC_234t Eternal Seedling"]
fn TLC_234t_eternal_seedling() {
    check(CardClass::Druid, &[Give("TLC_234t"), Cost("TLC_234t", 4), Stats("TLC_234t", 0, 1)]);
}

/// # Life Cycle
///
/// `TLC_235` · Druid spell · Nature · 1 mana
///
/// > Destroy a minion. Summon a random minion of the same Cost to replace it.
///
/// State: Todo
//~ TLC_235 todo 5cfcf3f9 c5ec0b53
#[test]
#[ignore = "todo: TLC_235 Life Cycle"]
fn TLC_235_life_cycle() {
    check(CardClass::Druid, &[Give("TLC_235"), Cost("TLC_235", 1)]);
}

/// # Hybridization
///
/// `TLC_236` · Druid spell · Nature · 5 mana
///
/// > Draw a 1, 2, 3, and 4-Cost minion. **Kindred:** They cost (1) less.
///
/// State: Todo
//~ TLC_236 todo 346b1819 190dc507
#[test]
#[ignore = "todo: TLC_236 Hybridization"]
fn TLC_236_hybridization() {
    check(CardClass::Druid, &[Give("TLC_236"), Cost("TLC_236", 5)]);
}

/// # Skyscreamer Eggs
///
/// `TLC_237` · Druid minion · 3 mana · 0/2
///
/// > **Deathrattle:** Summon four 2/1 Hatchlings.
///
/// State: Todo
//~ TLC_237 todo d02eebdd d1ee9bb4
#[test]
#[ignore = "todo: TLC_237 Skyscreamer Eggs"]
fn TLC_237_skyscreamer_eggs() {
    check(CardClass::Druid, &[Give("TLC_237"), Cost("TLC_237", 3), Stats("TLC_237", 0, 2)]);
}

/// # Skyscreamer Hatchling
///
/// `TLC_237t` · Druid minion · 1 mana · 2/1
///
/// State: Todo
//~ TLC_237t todo a7ed7d6b e97b80b4
#[test]
#[ignore = "todo: TLC_237t Skyscreamer Hatchling"]
fn TLC_237t_skyscreamer_hatchling() {
    check(CardClass::Druid, &[Give("TLC_237t"), Cost("TLC_237t", 1), Stats("TLC_237t", 2, 1)]);
}

/// # Restore the Wild
///
/// `TLC_239` · Druid spell · 1 mana
///
/// > **Quest:** Fill your board on 3 of your turns. **Reward:** The Everbloom.
///
/// State: Todo
//~ TLC_239 todo eaaf175d cfeaed91
#[test]
#[ignore = "todo: TLC_239 Restore the Wild"]
fn TLC_239_restore_the_wild() {
    check(CardClass::Druid, &[Give("TLC_239"), Cost("TLC_239", 1)]);
}

/// # The Everbloom
///
/// `TLC_239t` · Druid weapon · 3 mana · 2/5 durability
///
/// > After your hero attacks, give your minions +2/+2.
///
/// State: Todo
//~ TLC_239t todo dcd43c5c 6cae9757
#[test]
#[ignore = "todo: TLC_239t The Everbloom"]
fn TLC_239t_the_everbloom() {
    check(CardClass::Druid, &[Give("TLC_239t"), Cost("TLC_239t", 3), Stats("TLC_239t", 2, 5)]);
}

/// # Loh, the Living Legend
///
/// `TLC_257` · Druid minion · 9 mana · 5/5
///
/// > **Battlecry:** Your minions cost (5) this game.
///
/// State: Todo
//~ TLC_257 todo a7eb783e 719eb06c
#[test]
#[ignore = "todo: TLC_257 Loh, the Living Legend"]
fn TLC_257_loh_the_living_legend() {
    check(CardClass::Druid, &[Give("TLC_257"), Cost("TLC_257", 9), Stats("TLC_257", 5, 5)]);
}
