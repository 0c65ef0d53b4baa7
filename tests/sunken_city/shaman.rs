//! Shaman cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Tidelost Burrower
///
/// `TID_003` · Shaman minion · 4 mana · 4/4
///
/// > **Battlecry: Dredge**. If it's a Murloc, summon a 2/2 copy of it.
///
/// State: Todo
//~ TID_003 todo 395ec509 1435a273
#[test]
#[ignore = "todo: TID_003 Tidelost Burrower"]
fn TID_003_tidelost_burrower() {
    check(CardClass::Shaman, &[Give("TID_003"), Cost("TID_003", 4), Stats("TID_003", 4, 4), Unwritten]);
}

/// # Clownfish
///
/// `TID_004` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Your next two Murlocs cost (2) less.
///
/// State: Todo
//~ TID_004 todo f7d0274e 74423e7d
#[test]
#[ignore = "todo: TID_004 Clownfish"]
fn TID_004_clownfish() {
    check(CardClass::Shaman, &[Give("TID_004"), Cost("TID_004", 3), Stats("TID_004", 3, 2), Unwritten]);
}

/// # Command of Neptulon
///
/// `TID_005` · Shaman spell · Nature · 5 mana
///
/// > Summon two 5/4 Elementals with **Rush**. **Overload:** (1)
///
/// State: Todo
//~ TID_005 todo 11802301 b3d9d0d2
#[test]
#[ignore = "todo: TID_005 Command of Neptulon"]
fn TID_005_command_of_neptulon() {
    check(CardClass::Shaman, &[Give("TID_005"), Cost("TID_005", 5), Has("TID_005", GameTag::OVERLOAD), Unwritten]);
}

/// # Water Revenant
///
/// `TID_005t` · Shaman minion · 4 mana · 5/4
///
/// > **Rush**
///
/// State: Vanilla
//~ TID_005t vanilla f9dafa94 e5013631
#[test]
fn TID_005t_water_revenant() {
    check(
        CardClass::Shaman,
        &[
            Give("TID_005t"),
            Cost("TID_005t", 4),
            Stats("TID_005t", 5, 4),
            Has("TID_005t", GameTag::RUSH),
            Play("TID_005t", Nothing),
            In(The("TID_005t"), Zone::Play),
            Now(The("TID_005t"), 5, 4),
            HasNow(The("TID_005t"), GameTag::RUSH),
        ],
    );
}

/// # Wrathspine Enchanter
///
/// `TSC_630` · Shaman minion · 7 mana · 5/4
///
/// > **Battlecry:** Cast a copy of a Fire, Frost, and Nature spell in your hand *(targets chosen randomly).*
///
/// State: Todo
//~ TSC_630 todo 3a2425c9 aba2e28b
#[test]
#[ignore = "todo: TSC_630 Wrathspine Enchanter"]
fn TSC_630_wrathspine_enchanter() {
    check(CardClass::Shaman, &[Give("TSC_630"), Cost("TSC_630", 7), Stats("TSC_630", 5, 4), Unwritten]);
}

/// # Schooling
///
/// `TSC_631` · Shaman spell · 1 mana
///
/// > Add three 1/1 Piranha Swarmers to your hand.
///
/// State: Todo
//~ TSC_631 todo 8a294e47 0b7814f1
#[test]
#[ignore = "todo: TSC_631 Schooling"]
fn TSC_631_schooling() {
    check(CardClass::Shaman, &[Give("TSC_631"), Cost("TSC_631", 1), Unwritten]);
}

/// # Piranha Poacher
///
/// `TSC_633` · Shaman minion · 3 mana · 2/5
///
/// > At the end of your turn, add a 1/1 Piranha Swarmer to your hand.
///
/// State: Todo
//~ TSC_633 todo f24d3c45 82901a60
#[test]
#[ignore = "todo: TSC_633 Piranha Poacher"]
fn TSC_633_piranha_poacher() {
    check(CardClass::Shaman, &[Give("TSC_633"), Cost("TSC_633", 3), Stats("TSC_633", 2, 5), Unwritten]);
}

/// # Radiance of Azshara
///
/// `TSC_635` · Shaman minion · 3 mana · 3/4
///
/// > **Fire Spell Damage +2** Your Nature spells cost (1) less. After you cast a Frost spell, gain 3 Armor.
///
/// State: Todo
//~ TSC_635 todo c65f43d7 c2d060ab
#[test]
#[ignore = "todo: TSC_635 Radiance of Azshara"]
fn TSC_635_radiance_of_azshara() {
    check(CardClass::Shaman, &[Give("TSC_635"), Cost("TSC_635", 3), Stats("TSC_635", 3, 4), Unwritten]);
}

/// # Scalding Geyser
///
/// `TSC_637` · Shaman spell · Fire · 1 mana
///
/// > Deal $2 damage. **Dredge**.
///
/// State: Todo
//~ TSC_637 todo be3c2636 fa35aa08
#[test]
#[ignore = "todo: TSC_637 Scalding Geyser"]
fn TSC_637_scalding_geyser() {
    check(CardClass::Shaman, &[Give("TSC_637"), Cost("TSC_637", 1), Unwritten]);
}

/// # Glugg the Gulper
///
/// `TSC_639` · Shaman minion · 7 mana · 3/5
///
/// > **Colossal +3** After a friendly minion dies, gain its original stats.
///
/// State: Todo
//~ TSC_639 todo 1b1be21a 570f08f9
#[test]
#[ignore = "todo: TSC_639 Glugg the Gulper"]
fn TSC_639_glugg_the_gulper() {
    check(CardClass::Shaman, &[Give("TSC_639"), Cost("TSC_639", 7), Stats("TSC_639", 3, 5), Unwritten]);
}

/// # Glugg's Tail
///
/// `TSC_639t` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ TSC_639t vanilla 14be13a2 de156c5d
#[test]
fn TSC_639t_gluggs_tail() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_639t"),
            Cost("TSC_639t", 2),
            Stats("TSC_639t", 2, 2),
            Has("TSC_639t", GameTag::TAUNT),
            Play("TSC_639t", Nothing),
            In(The("TSC_639t"), Zone::Play),
            Now(The("TSC_639t"), 2, 2),
            HasNow(The("TSC_639t"), GameTag::TAUNT),
        ],
    );
}

/// # Glugg's Tail
///
/// `TSC_639t2` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ TSC_639t2 vanilla 66c7a433 1c42f00c
#[test]
fn TSC_639t2_gluggs_tail() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_639t2"),
            Cost("TSC_639t2", 2),
            Stats("TSC_639t2", 2, 2),
            Has("TSC_639t2", GameTag::TAUNT),
            Play("TSC_639t2", Nothing),
            In(The("TSC_639t2"), Zone::Play),
            Now(The("TSC_639t2"), 2, 2),
            HasNow(The("TSC_639t2"), GameTag::TAUNT),
        ],
    );
}

/// # Glugg's Tail
///
/// `TSC_639t3` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ TSC_639t3 vanilla 266fdc05 94af372c
#[test]
fn TSC_639t3_gluggs_tail() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_639t3"),
            Cost("TSC_639t3", 2),
            Stats("TSC_639t3", 2, 2),
            Has("TSC_639t3", GameTag::TAUNT),
            Play("TSC_639t3", Nothing),
            In(The("TSC_639t3"), Zone::Play),
            Now(The("TSC_639t3"), 2, 2),
            HasNow(The("TSC_639t3"), GameTag::TAUNT),
        ],
    );
}

/// # Coral Keeper
///
/// `TSC_648` · Shaman minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon a 3/3 Elemental for each spell school you've cast this game.
///
/// State: Todo
//~ TSC_648 todo 93590691 9086e316
#[test]
#[ignore = "todo: TSC_648 Coral Keeper"]
fn TSC_648_coral_keeper() {
    check(CardClass::Shaman, &[Give("TSC_648"), Cost("TSC_648", 5), Stats("TSC_648", 3, 4), Unwritten]);
}

/// # Coral Elemental
///
/// `TSC_648t` · Shaman minion · 3 mana · 3/3
///
/// State: Vanilla
//~ TSC_648t vanilla 56eeb189 2ba03b3c
#[test]
fn TSC_648t_coral_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_648t"),
            Cost("TSC_648t", 3),
            Stats("TSC_648t", 3, 3),
            Play("TSC_648t", Nothing),
            In(The("TSC_648t"), Zone::Play),
            Now(The("TSC_648t"), 3, 3),
        ],
    );
}

/// # Azsharan Scroll
///
/// `TSC_772` · Shaman spell · 1 mana
///
/// > **Discover** a Fire, Frost or Nature spell. Put a 'Sunken Scroll' on the bottom of your deck.
///
/// State: Todo
//~ TSC_772 todo b01ce95b 668c4328
#[test]
#[ignore = "todo: TSC_772 Azsharan Scroll"]
fn TSC_772_azsharan_scroll() {
    check(CardClass::Shaman, &[Give("TSC_772"), Cost("TSC_772", 1), Unwritten]);
}

/// # Sunken Scroll
///
/// `TSC_772t` · Shaman spell · 1 mana
///
/// > Add a Fire, Frost, and Nature spell from your class to your hand.
///
/// State: Todo
//~ TSC_772t todo daf6ade0 e2fecbbd
#[test]
#[ignore = "todo: TSC_772t Sunken Scroll"]
fn TSC_772t_sunken_scroll() {
    check(CardClass::Shaman, &[Give("TSC_772t"), Cost("TSC_772t", 1), Unwritten]);
}

/// # Anchored Totem
///
/// `TSC_922` · Shaman minion · 2 mana · 0/3
///
/// > After you summon a 1-Cost minion, give it +2/+1.
///
/// State: Todo
//~ TSC_922 todo 5f24e64d b724e73e
#[test]
#[ignore = "todo: TSC_922 Anchored Totem"]
fn TSC_922_anchored_totem() {
    check(CardClass::Shaman, &[Give("TSC_922"), Cost("TSC_922", 2), Stats("TSC_922", 0, 3), Unwritten]);
}

/// # Bioluminescence
///
/// `TSC_923` · Shaman spell · Nature · 4 mana
///
/// > Give your minions **Spell Damage +1**.
///
/// State: Todo
//~ TSC_923 todo d4ecb52b 998506b5
#[test]
#[ignore = "todo: TSC_923 Bioluminescence"]
fn TSC_923_bioluminescence() {
    check(CardClass::Shaman, &[Give("TSC_923"), Cost("TSC_923", 4), Unwritten]);
}
