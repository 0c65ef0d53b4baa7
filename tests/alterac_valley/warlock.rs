//! Warlock cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Seeds of Destruction
///
/// `AV_277` · Warlock spell · Fel · 2 mana
///
/// > Shuffle four Rifts into your deck. They summon a 3/3 Dread Imp when drawn.
///
/// State: Todo
//~ AV_277 todo 37f6a072 2db5d103
#[test]
#[ignore = "todo: AV_277 Seeds of Destruction"]
fn AV_277_seeds_of_destruction() {
    check(CardClass::Warlock, &[Give("AV_277"), Cost("AV_277", 2), Unwritten]);
}

/// # Felfire in the Hole!
///
/// `AV_281` · Warlock spell · Fel · 5 mana
///
/// > Draw a spell and deal $2 damage to all enemies. If it's a Fel spell, deal $1 more.
///
/// State: Todo
//~ AV_281 todo adf3e9ae 7aa6cdef
#[test]
#[ignore = "todo: AV_281 Felfire in the Hole!"]
fn AV_281_felfire_in_the_hole() {
    check(CardClass::Warlock, &[Give("AV_281"), Cost("AV_281", 5), Unwritten]);
}

/// # Full-Blown Evil
///
/// `AV_285` · Warlock spell · Fel · 3 mana
///
/// > Deal $5 damage randomly split among all enemy minions. Repeatable this turn.
///
/// State: Todo
//~ AV_285 todo fa384123 41cbe7a1
#[test]
#[ignore = "todo: AV_285 Full-Blown Evil"]
fn AV_285_full_blown_evil() {
    check(CardClass::Warlock, &[Give("AV_285"), Cost("AV_285", 3), Unwritten]);
}

/// # Felwalker
///
/// `AV_286` · Warlock minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry**: Cast the highest Cost Fel spell from your hand.
///
/// State: Todo
//~ AV_286 todo 3e7de1dd 2bd5e137
#[test]
#[ignore = "todo: AV_286 Felwalker"]
fn AV_286_felwalker() {
    check(
        CardClass::Warlock,
        &[Give("AV_286"), Cost("AV_286", 6), Stats("AV_286", 3, 7), Has("AV_286", GameTag::TAUNT), Unwritten],
    );
}

/// # Grave Defiler
///
/// `AV_308` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** Choose a Fel spell in your hand. Get a copy of it.
///
/// State: Todo
//~ AV_308 todo 6b945d92 bad32479
#[test]
#[ignore = "todo: AV_308 Grave Defiler"]
fn AV_308_grave_defiler() {
    check(CardClass::Warlock, &[Give("AV_308"), Cost("AV_308", 1), Stats("AV_308", 2, 1), Unwritten]);
}

/// # Sacrificial Summoner
///
/// `AV_312` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion. Summon a minion from your deck that costs (1) more.
///
/// State: Todo
//~ AV_312 todo f7ac9792 253e6358
#[test]
#[ignore = "todo: AV_312 Sacrificial Summoner"]
fn AV_312_sacrificial_summoner() {
    check(CardClass::Warlock, &[Give("AV_312"), Cost("AV_312", 3), Stats("AV_312", 3, 3), Unwritten]);
}

/// # Hollow Abomination
///
/// `AV_313` · Warlock minion · 5 mana · 2/8
///
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Honorable Kill:** Gain the minion's Attack.
///
/// State: Todo
//~ AV_313 todo ebe22c5f af062d21
#[test]
#[ignore = "todo: AV_313 Hollow Abomination"]
fn AV_313_hollow_abomination() {
    check(CardClass::Warlock, &[Give("AV_313"), Cost("AV_313", 5), Stats("AV_313", 2, 8), Unwritten]);
}

/// # Dreadlich Tamsin
///
/// `AV_316` · Warlock hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 3 damage to all minions. Shuffle 3 Rifts into your deck. Draw 3 cards.
///
/// State: Todo
//~ AV_316 todo 0425aa0a 676e1257
#[test]
#[ignore = "todo: AV_316 Dreadlich Tamsin"]
fn AV_316_dreadlich_tamsin() {
    check(CardClass::Warlock, &[Give("AV_316"), Cost("AV_316", 6), Unwritten]);
}

/// # Chains of Dread
///
/// `AV_316hp` · Warlock hero power · 2 mana
///
/// > Shuffle a Rift into your deck. Draw a card.
///
/// State: Todo
//~ AV_316hp todo 1ade7712 f53d12fb
#[test]
#[ignore = "todo: AV_316hp Chains of Dread"]
fn AV_316hp_chains_of_dread() {
    check(CardClass::Warlock, &[HasHeroPower("AV_316hp"), Cost("AV_316hp", 2), Unwritten]);
}

/// # Dread Imp
///
/// `AV_316t` · Warlock minion · 3 mana · 3/3
///
/// State: Vanilla
//~ AV_316t vanilla 2fbaa3cf 0bd71e80
#[test]
fn AV_316t_dread_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("AV_316t"),
            Cost("AV_316t", 3),
            Stats("AV_316t", 3, 3),
            Play("AV_316t", Nothing),
            In(The("AV_316t"), Zone::Play),
            Now(The("AV_316t"), 3, 3),
        ],
    );
}

/// # Fel Rift
///
/// `AV_316t4` · Warlock spell · Fel · 3 mana
///
/// > **Casts When Drawn** Summon a 3/3 Dread Imp.
///
/// State: Todo
//~ AV_316t4 todo 6d84b32a 684cd245
#[test]
#[ignore = "todo: AV_316t4 Fel Rift"]
fn AV_316t4_fel_rift() {
    check(CardClass::Warlock, &[Give("AV_316t4"), Cost("AV_316t4", 3), Unwritten]);
}

/// # Tamsin's Phylactery
///
/// `AV_317` · Warlock spell · Shadow · 4 mana
///
/// > **Discover** a friendly **Deathrattle** minion that died this game. Give your minions its **Deathrattle**.
///
/// State: Todo
//~ AV_317 todo ff4c6a08 7829831e
#[test]
#[ignore = "todo: AV_317 Tamsin's Phylactery"]
fn AV_317_tamsins_phylactery() {
    check(CardClass::Warlock, &[Give("AV_317"), Cost("AV_317", 4), Unwritten]);
}

/// # Desecrated Graveyard
///
/// `AV_657` · Warlock spell · 3 mana
///
/// > At the end of your turn, destroy your lowest Attack minion to summon a 4/4 Shade. Lasts 3 turns.
///
/// State: Todo
//~ AV_657 todo 54794265 32532946
#[test]
#[ignore = "todo: AV_657 Desecrated Graveyard"]
fn AV_657_desecrated_graveyard() {
    check(CardClass::Warlock, &[Give("AV_657"), Cost("AV_657", 3), Unwritten]);
}

/// # Desecrated Shade
///
/// `AV_657t` · Warlock minion · 4 mana · 4/4
///
/// State: Vanilla
//~ AV_657t vanilla 1292afed e0c01bf2
#[test]
fn AV_657t_desecrated_shade() {
    check(
        CardClass::Warlock,
        &[
            Give("AV_657t"),
            Cost("AV_657t", 4),
            Stats("AV_657t", 4, 4),
            Play("AV_657t", Nothing),
            In(The("AV_657t"), Zone::Play),
            Now(The("AV_657t"), 4, 4),
        ],
    );
}

/// # Impfestation
///
/// `ONY_033` · Warlock spell · Fel · 6 mana
///
/// > Summon a 3/3 Dread Imp to attack each enemy minion.
///
/// State: Todo
//~ ONY_033 todo 07dd5304 2421f8e0
#[test]
#[ignore = "todo: ONY_033 Impfestation"]
fn ONY_033_impfestation() {
    check(CardClass::Warlock, &[Give("ONY_033"), Cost("ONY_033", 6), Unwritten]);
}

/// # Curse of Agony
///
/// `ONY_034` · Warlock spell · Shadow · 1 mana
///
/// > Shuffle three Agonies into the opponent's deck. They deal Fatigue damage when drawn.
///
/// State: Todo
//~ ONY_034 todo b4ac59e4 25ca0e73
#[test]
#[ignore = "todo: ONY_034 Curse of Agony"]
fn ONY_034_curse_of_agony() {
    check(CardClass::Warlock, &[Give("ONY_034"), Cost("ONY_034", 1), Unwritten]);
}

/// # Agony
///
/// `ONY_034t` · Warlock spell · Shadow · 1 mana
///
/// > **Casts When Drawn** Take @ Fatigue damage.
///
/// State: Todo
//~ ONY_034t todo 5bc88604 e4eb24f4
#[test]
#[ignore = "todo: ONY_034t Agony"]
fn ONY_034t_agony() {
    check(CardClass::Warlock, &[Give("ONY_034t"), Cost("ONY_034t", 1), Unwritten]);
}

/// # Spawn of Deathwing
///
/// `ONY_035` · Warlock minion · 5 mana · 6/6
///
/// > **Battlecry:** Destroy a random enemy minion. Discard a random card.
///
/// State: Todo
//~ ONY_035 todo 54054f4d c4ca633a
#[test]
#[ignore = "todo: ONY_035 Spawn of Deathwing"]
fn ONY_035_spawn_of_deathwing() {
    check(CardClass::Warlock, &[Give("ONY_035"), Cost("ONY_035", 5), Stats("ONY_035", 6, 6), Unwritten]);
}
