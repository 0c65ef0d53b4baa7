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
//~ END_027 todo c9292fc5 6829eba2
#[test]
#[ignore = "todo: END_027 Wings of Eternity"]
fn END_027_wings_of_eternity() {
    check(CardClass::Priest, &[Give("END_027"), Cost("END_027", 1)]);
}

/// # For All Time
///
/// `END_028` · Multi-class spell · 4 mana
///
/// > Destroy all minions with 4 or less Attack. **Overload:** (2)
///
/// State: Todo
//~ END_028 todo 761ac8b9 1cbbee0d
#[test]
#[ignore = "todo: END_028 For All Time"]
fn END_028_for_all_time() {
    check(CardClass::Priest, &[Give("END_028"), Cost("END_028", 4), Has("END_028", GameTag::OVERLOAD)]);
}

/// # Voodoo Totem
///
/// `END_029` · Multi-class minion · 2 mana · 0/4
///
/// > At the end of your turn, get a random Shadow spell.
///
/// State: Todo
//~ END_029 todo 0cbf2dba c890bdc9
#[test]
#[ignore = "todo: END_029 Voodoo Totem"]
fn END_029_voodoo_totem() {
    check(CardClass::Priest, &[Give("END_029"), Cost("END_029", 2), Stats("END_029", 0, 4)]);
}

/// # Disciple of the Dove
///
/// `TIME_037` · Priest minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a minion. Give minions in your hand +2 Health.
///
/// State: Todo
//~ TIME_037 todo cc13055c 99dddea1
#[test]
#[ignore = "todo: TIME_037 Disciple of the Dove"]
fn TIME_037_disciple_of_the_dove() {
    check(CardClass::Priest, &[Give("TIME_037"), Cost("TIME_037", 3), Stats("TIME_037", 2, 2)]);
}

/// # Cleansing Lightspawn
///
/// `TIME_427` · Priest minion · 4 mana · 2/3
///
/// > **Lifesteal Battlecry:** Deal damage to an enemy minion equal to this minion's Health.
///
/// State: Todo
//~ TIME_427 todo aaba9810 b02d16e0
#[test]
#[ignore = "todo: TIME_427 Cleansing Lightspawn"]
fn TIME_427_cleansing_lightspawn() {
    check(
        CardClass::Priest,
        &[Give("TIME_427"), Cost("TIME_427", 4), Stats("TIME_427", 2, 3), Has("TIME_427", GameTag::LIFESTEAL)],
    );
}

/// # Divine Augur
///
/// `TIME_429` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** Set the Attack and Health of every minion in your hand to the higher of the two stats.
///
/// State: Todo
//~ TIME_429 todo 236bfc44 7123b8fa
#[test]
#[ignore = "todo: TIME_429 Divine Augur"]
fn TIME_429_divine_augur() {
    check(CardClass::Priest, &[Give("TIME_429"), Cost("TIME_429", 4), Stats("TIME_429", 4, 5)]);
}

/// # Amber Priestess
///
/// `TIME_431` · Priest minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Restore Health to a character equal to this minion's Health.
///
/// State: Todo
//~ TIME_431 todo d10b37f0 62faa113
#[test]
#[ignore = "todo: TIME_431 Amber Priestess"]
fn TIME_431_amber_priestess() {
    check(
        CardClass::Priest,
        &[Give("TIME_431"), Cost("TIME_431", 2), Stats("TIME_431", 1, 4), Has("TIME_431", GameTag::TAUNT)],
    );
}

/// # Intertwined Fate
///
/// `TIME_432` · Priest spell · 3 mana
///
/// > **Discover** a copy of a card from your deck and one from your opponent's.
///
/// State: Todo
//~ TIME_432 todo 1cbfb7f7 39db1479
#[test]
#[ignore = "todo: TIME_432 Intertwined Fate"]
fn TIME_432_intertwined_fate() {
    check(CardClass::Priest, &[Give("TIME_432"), Cost("TIME_432", 3)]);
}

/// # Cease to Exist
///
/// `TIME_433` · Priest spell · 3 mana
///
/// > **Rewind Silence** and destroy a random enemy minion.
///
/// State: Todo
//~ TIME_433 todo 89c0f584 6195aeee
#[test]
#[ignore = "todo: TIME_433 Cease to Exist"]
fn TIME_433_cease_to_exist() {
    check(CardClass::Priest, &[Give("TIME_433"), Cost("TIME_433", 3)]);
}

/// # Eternus
///
/// `TIME_435` · Priest minion · 6 mana · 6/2
///
/// > **Battlecry:** Take control of an enemy minion with this minion's Health or less.
///
/// State: Todo
//~ TIME_435 todo e8c504b3 3d48ba68
#[test]
#[ignore = "todo: TIME_435 Eternus"]
fn TIME_435_eternus() {
    check(CardClass::Priest, &[Give("TIME_435"), Cost("TIME_435", 6), Stats("TIME_435", 6, 2)]);
}

/// # Past Conflux
///
/// `TIME_436` · Priest location · 7 mana · 3 uses
///
/// > Summon a random Dragon that costs (5) or more. *Advance to the present!*
///
/// State: Todo
//~ TIME_436 todo c539035d 327ebd69
#[test]
#[ignore = "todo: TIME_436 Past Conflux"]
fn TIME_436_past_conflux() {
    check(CardClass::Priest, &[Give("TIME_436"), Cost("TIME_436", 7)]);
}

/// # Present Conflux
///
/// `TIME_436t1` · Priest location · 7 mana · 3 uses
///
/// > **Discover** a Dragon that costs (5) or more and summon it. *Advance to the future!*
///
/// State: Todo
//~ TIME_436t1 todo 60f79f0f 88494b51
#[test]
#[ignore = "todo: TIME_436t1 Present Conflux"]
fn TIME_436t1_present_conflux() {
    check(CardClass::Priest, &[Give("TIME_436t1"), Cost("TIME_436t1", 7)]);
}

/// # Future Conflux
///
/// `TIME_436t2` · Priest location · 7 mana · 3 uses
///
/// > **Discover** a Dragon that costs (5) or more and summon it. Also get a copy of it.
///
/// State: Todo
//~ TIME_436t2 todo 63dacafd fd84b736
#[test]
#[ignore = "todo: TIME_436t2 Future Conflux"]
fn TIME_436t2_future_conflux() {
    check(CardClass::Priest, &[Give("TIME_436t2"), Cost("TIME_436t2", 7)]);
}

/// # Power Word: Barrier
///
/// `TIME_447` · Priest spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. Give minions in your hand +2 Health.
///
/// State: Todo
//~ TIME_447 todo ada29d34 c39b3904
#[test]
#[ignore = "todo: TIME_447 Power Word: Barrier"]
fn TIME_447_power_word_barrier() {
    check(CardClass::Priest, &[Give("TIME_447"), Cost("TIME_447", 1)]);
}

/// # Medivh the Hallowed
///
/// `TIME_890` · Priest minion · 10 mana · 7/7
///
/// > **Fabled**. Costs (0) if you control Karazhan. **Battlecry: Silence** and destroy all other minions.
///
/// State: Todo
//~ TIME_890 todo eae2d3cc 80467c31
#[test]
#[ignore = "todo: TIME_890 Medivh the Hallowed"]
fn TIME_890_medivh_the_hallowed() {
    check(CardClass::Priest, &[Give("TIME_890"), Cost("TIME_890", 10), Stats("TIME_890", 7, 7)]);
}

/// # Atiesh the Greatstaff
///
/// `TIME_890t` · Priest weapon · 10 mana · 1/3 durability
///
/// > Costs (0) if you control Medivh. Double the damage and healing of your spells.
///
/// State: Todo
//~ TIME_890t todo 51db903c cea3aca8
#[test]
#[ignore = "todo: TIME_890t Atiesh the Greatstaff"]
fn TIME_890t_atiesh_the_greatstaff() {
    check(CardClass::Priest, &[Give("TIME_890t"), Cost("TIME_890t", 10), Stats("TIME_890t", 1, 3)]);
}

/// # Karazhan the Sanctum
///
/// `TIME_890t2` · Priest location · 10 mana · 2 uses
///
/// > Costs (0) if you're wielding Atiesh. Summon two random 8-Cost minions.
///
/// State: Todo
//~ TIME_890t2 todo 049c79cd 4e4358f5
#[test]
#[ignore = "todo: TIME_890t2 Karazhan the Sanctum"]
fn TIME_890t2_karazhan_the_sanctum() {
    check(CardClass::Priest, &[Give("TIME_890t2"), Cost("TIME_890t2", 10)]);
}
