//! Priest cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Wings of Eternity
///
/// `END_027` · Priest spell · 1 mana
///
/// > **Discover** a Dragon from the past with a **Dark Gift**.
///
/// State: Todo
//~ END_027 todo c9292fc5 6ce9d48c
#[test]
#[ignore = "todo: END_027 Wings of Eternity"]
fn END_027_wings_of_eternity() {
    check(CardClass::Priest, &[Give("END_027"), Cost("END_027", 1), Unwritten]);
}

/// # For All Time
///
/// `END_028` · Multi-class spell · 4 mana
///
/// > Destroy all minions with 4 or less Attack. **Overload:** (2)
///
/// State: Todo
//~ END_028 todo 761ac8b9 02564fea
#[test]
#[ignore = "todo: END_028 For All Time"]
fn END_028_for_all_time() {
    check(CardClass::Priest, &[Give("END_028"), Cost("END_028", 4), Has("END_028", GameTag::OVERLOAD), Unwritten]);
}

/// # Voodoo Totem
///
/// `END_029` · Multi-class minion · 2 mana · 0/4
///
/// > At the end of your turn, get a random Shadow spell.
///
/// State: Todo
//~ END_029 todo 0cbf2dba 2f1d6058
#[test]
#[ignore = "todo: END_029 Voodoo Totem"]
fn END_029_voodoo_totem() {
    check(CardClass::Priest, &[Give("END_029"), Cost("END_029", 2), Stats("END_029", 0, 4), Unwritten]);
}

/// # Disciple of the Dove
///
/// `TIME_037` · Priest minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a minion. Give minions in your hand +2 Health.
///
/// State: Todo
//~ TIME_037 todo cc13055c 99a43ead
#[test]
#[ignore = "todo: TIME_037 Disciple of the Dove"]
fn TIME_037_disciple_of_the_dove() {
    check(CardClass::Priest, &[Give("TIME_037"), Cost("TIME_037", 3), Stats("TIME_037", 2, 2), Unwritten]);
}

/// # Cleansing Lightspawn
///
/// `TIME_427` · Priest minion · 4 mana · 2/3
///
/// > **Lifesteal Battlecry:** Deal damage to an enemy minion equal to this minion's Health.
///
/// State: Todo
//~ TIME_427 todo aaba9810 3af0ff64
#[test]
#[ignore = "todo: TIME_427 Cleansing Lightspawn"]
fn TIME_427_cleansing_lightspawn() {
    check(
        CardClass::Priest,
        &[
            Give("TIME_427"),
            Cost("TIME_427", 4),
            Stats("TIME_427", 2, 3),
            Has("TIME_427", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Divine Augur
///
/// `TIME_429` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** Set the Attack and Health of every minion in your hand to the higher of the two stats.
///
/// State: Todo
//~ TIME_429 todo 236bfc44 1960c1f0
#[test]
#[ignore = "todo: TIME_429 Divine Augur"]
fn TIME_429_divine_augur() {
    check(CardClass::Priest, &[Give("TIME_429"), Cost("TIME_429", 4), Stats("TIME_429", 4, 5), Unwritten]);
}

/// # Amber Priestess
///
/// `TIME_431` · Priest minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Restore Health to a character equal to this minion's Health.
///
/// State: Todo
//~ TIME_431 todo d10b37f0 488bc8d8
#[test]
#[ignore = "todo: TIME_431 Amber Priestess"]
fn TIME_431_amber_priestess() {
    check(
        CardClass::Priest,
        &[Give("TIME_431"), Cost("TIME_431", 2), Stats("TIME_431", 1, 4), Has("TIME_431", GameTag::TAUNT), Unwritten],
    );
}

/// # Intertwined Fate
///
/// `TIME_432` · Priest spell · 3 mana
///
/// > **Discover** a copy of a card from your deck and one from your opponent's.
///
/// State: Todo
//~ TIME_432 todo 1cbfb7f7 6f3f4158
#[test]
#[ignore = "todo: TIME_432 Intertwined Fate"]
fn TIME_432_intertwined_fate() {
    check(CardClass::Priest, &[Give("TIME_432"), Cost("TIME_432", 3), Unwritten]);
}

/// # Cease to Exist
///
/// `TIME_433` · Priest spell · 3 mana
///
/// > **Rewind Silence** and destroy a random enemy minion.
///
/// State: Todo
//~ TIME_433 todo 89c0f584 2513e260
#[test]
#[ignore = "todo: TIME_433 Cease to Exist"]
fn TIME_433_cease_to_exist() {
    check(CardClass::Priest, &[Give("TIME_433"), Cost("TIME_433", 3), Unwritten]);
}

/// # Eternus
///
/// `TIME_435` · Priest minion · 6 mana · 6/2
///
/// > **Battlecry:** Take control of an enemy minion with this minion's Health or less.
///
/// State: Todo
//~ TIME_435 todo e8c504b3 bbcb8d28
#[test]
#[ignore = "todo: TIME_435 Eternus"]
fn TIME_435_eternus() {
    check(CardClass::Priest, &[Give("TIME_435"), Cost("TIME_435", 6), Stats("TIME_435", 6, 2), Unwritten]);
}

/// # Past Conflux
///
/// `TIME_436` · Priest location · 7 mana · 0 uses
///
/// > Summon a random Dragon that costs (5) or more. *Advance to the present!*
///
/// State: Todo
//~ TIME_436 todo f7e0e189 c17a9161
#[test]
#[ignore = "todo: TIME_436 Past Conflux"]
fn TIME_436_past_conflux() {
    check(CardClass::Priest, &[Give("TIME_436"), Cost("TIME_436", 7), Unwritten]);
}

/// # Present Conflux
///
/// `TIME_436t1` · Priest location · 7 mana · 0 uses
///
/// > **Discover** a Dragon that costs (5) or more and summon it. *Advance to the future!*
///
/// State: Todo
//~ TIME_436t1 todo 292d860a 1166c21d
#[test]
#[ignore = "todo: TIME_436t1 Present Conflux"]
fn TIME_436t1_present_conflux() {
    check(CardClass::Priest, &[Give("TIME_436t1"), Cost("TIME_436t1", 7), Unwritten]);
}

/// # Future Conflux
///
/// `TIME_436t2` · Priest location · 7 mana · 0 uses
///
/// > **Discover** a Dragon that costs (5) or more and summon it. Also get a copy of it.
///
/// State: Todo
//~ TIME_436t2 todo 3a0c1a39 f1908a01
#[test]
#[ignore = "todo: TIME_436t2 Future Conflux"]
fn TIME_436t2_future_conflux() {
    check(CardClass::Priest, &[Give("TIME_436t2"), Cost("TIME_436t2", 7), Unwritten]);
}

/// # Power Word: Barrier
///
/// `TIME_447` · Priest spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. Give minions in your hand +2 Health.
///
/// State: Todo
//~ TIME_447 todo ada29d34 724f8fbe
#[test]
#[ignore = "todo: TIME_447 Power Word: Barrier"]
fn TIME_447_power_word_barrier() {
    check(CardClass::Priest, &[Give("TIME_447"), Cost("TIME_447", 1), Unwritten]);
}

/// # Medivh the Hallowed
///
/// `TIME_890` · Priest minion · 10 mana · 7/7
///
/// > **Fabled**. Costs (0) if you control Karazhan. **Battlecry: Silence** and destroy all other minions.
///
/// State: Todo
//~ TIME_890 todo eae2d3cc 43b2b3d3
#[test]
#[ignore = "todo: TIME_890 Medivh the Hallowed"]
fn TIME_890_medivh_the_hallowed() {
    check(CardClass::Priest, &[Give("TIME_890"), Cost("TIME_890", 10), Stats("TIME_890", 7, 7), Unwritten]);
}

/// # Atiesh the Greatstaff
///
/// `TIME_890t` · Priest weapon · 10 mana · 1/3 durability
///
/// > Costs (0) if you control Medivh. Double the damage and healing of your spells.
///
/// State: Todo
//~ TIME_890t todo 51db903c 695ab1f1
#[test]
#[ignore = "todo: TIME_890t Atiesh the Greatstaff"]
fn TIME_890t_atiesh_the_greatstaff() {
    check(CardClass::Priest, &[Give("TIME_890t"), Cost("TIME_890t", 10), Stats("TIME_890t", 1, 3), Unwritten]);
}

/// # Karazhan the Sanctum
///
/// `TIME_890t2` · Priest location · 10 mana · 0 uses
///
/// > Costs (0) if you're wielding Atiesh. Summon two random 8-Cost minions.
///
/// State: Todo
//~ TIME_890t2 todo 0fdb3eed 3d0c9939
#[test]
#[ignore = "todo: TIME_890t2 Karazhan the Sanctum"]
fn TIME_890t2_karazhan_the_sanctum() {
    check(CardClass::Priest, &[Give("TIME_890t2"), Cost("TIME_890t2", 10), Unwritten]);
}
