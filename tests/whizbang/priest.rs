//! Priest cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Delayed Product
///
/// `MIS_305` · Priest spell · 4 mana
///
/// > **Discover** and summon a minion that costs (8) or more. It goes **Dormant** for 2 turns.
///
/// State: Todo
//~ MIS_305 todo 3761ec53 880d56b9
#[test]
#[ignore = "todo: MIS_305 Delayed Product"]
fn MIS_305_delayed_product() {
    check(CardClass::Priest, &[Give("MIS_305"), Cost("MIS_305", 4), Unwritten]);
}

/// # Funhouse Mirror
///
/// `MIS_714` · Priest spell · Shadow · 3 mana
///
/// > Summon a copy of an enemy minion. It attacks the original.
///
/// State: Todo
//~ MIS_714 todo 41234796 c1ed1ae4
#[test]
#[ignore = "todo: MIS_714 Funhouse Mirror"]
fn MIS_714_funhouse_mirror() {
    check(CardClass::Priest, &[Give("MIS_714"), Cost("MIS_714", 3), Unwritten]);
}

/// # Puppet Theatre
///
/// `MIS_919` · Priest location · 4 mana · 0 uses
///
/// > Choose an enemy minion. Get a 1/1 copy of it that costs (1).
///
/// State: Todo
//~ MIS_919 todo 1f4eb71c c7cc1243
#[test]
#[ignore = "todo: MIS_919 Puppet Theatre"]
fn MIS_919_puppet_theatre() {
    check(CardClass::Priest, &[Give("MIS_919"), Cost("MIS_919", 4), Unwritten]);
}

/// # Clay Matriarch
///
/// `TOY_380` · Priest minion · 6 mana · 3/7
///
/// > **Miniaturize Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
///
/// State: Todo
//~ TOY_380 todo 20d8be0d 951326dd
#[test]
#[ignore = "todo: TOY_380 Clay Matriarch"]
fn TOY_380_clay_matriarch() {
    check(
        CardClass::Priest,
        &[Give("TOY_380"), Cost("TOY_380", 6), Stats("TOY_380", 3, 7), Has("TOY_380", GameTag::TAUNT), Unwritten],
    );
}

/// # Clay Matriarch
///
/// `TOY_380t` · Priest minion · 1 mana · 1/1
///
/// > **Mini Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
///
/// State: Todo
//~ TOY_380t todo fd001641 c28fdb55
#[test]
#[ignore = "todo: TOY_380t Clay Matriarch"]
fn TOY_380t_clay_matriarch() {
    check(
        CardClass::Priest,
        &[Give("TOY_380t"), Cost("TOY_380t", 1), Stats("TOY_380t", 1, 1), Has("TOY_380t", GameTag::TAUNT), Unwritten],
    );
}

/// # Clay Whelp
///
/// `TOY_380t2` · Priest minion · 4 mana · 4/4
///
/// > **Elusive**
///
/// State: Vanilla
//~ TOY_380t2 vanilla c15342bf d706c293
#[test]
fn TOY_380t2_clay_whelp() {
    check(
        CardClass::Priest,
        &[
            Give("TOY_380t2"),
            Cost("TOY_380t2", 4),
            Stats("TOY_380t2", 4, 4),
            Has("TOY_380t2", GameTag::ELUSIVE),
            Play("TOY_380t2", Nothing),
            In(The("TOY_380t2"), Zone::Play),
            Now(The("TOY_380t2"), 4, 4),
            HasNow(The("TOY_380t2"), GameTag::ELUSIVE),
        ],
    );
}

/// # Papercraft Angel
///
/// `TOY_381` · Priest minion · 2 mana · 2/3
///
/// > Your Hero Power costs (0).
///
/// State: Todo
//~ TOY_381 todo 3d38585c 8bca2519
#[test]
#[ignore = "todo: TOY_381 Papercraft Angel"]
fn TOY_381_papercraft_angel() {
    check(CardClass::Priest, &[Give("TOY_381"), Cost("TOY_381", 2), Stats("TOY_381", 2, 3), Unwritten]);
}

/// # Careless Crafter
///
/// `TOY_382` · Priest minion · 3 mana · 3/3
///
/// > **Deathrattle:** Get two 0-Cost Bandages that restore #3 Health.
///
/// State: Todo
//~ TOY_382 todo 2382d398 97d458fd
#[test]
#[ignore = "todo: TOY_382 Careless Crafter"]
fn TOY_382_careless_crafter() {
    check(CardClass::Priest, &[Give("TOY_382"), Cost("TOY_382", 3), Stats("TOY_382", 3, 3), Unwritten]);
}

/// # Bandage
///
/// `TOY_382t` · Priest spell · 0 mana
///
/// > Restore #3 Health.
///
/// State: Todo
//~ TOY_382t todo 32370030 9e974817
#[test]
#[ignore = "todo: TOY_382t Bandage"]
fn TOY_382t_bandage() {
    check(CardClass::Priest, &[Give("TOY_382t"), Cost("TOY_382t", 0), Unwritten]);
}

/// # Raza the Resealed
///
/// `TOY_383` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle copies of 5 random friendly minions that died this game into your deck. They cost (0).
///
/// State: Todo
//~ TOY_383 todo 799fdb0a 12c4adde
#[test]
#[ignore = "todo: TOY_383 Raza the Resealed"]
fn TOY_383_raza_the_resealed() {
    check(CardClass::Priest, &[Give("TOY_383"), Cost("TOY_383", 5), Stats("TOY_383", 5, 5), Unwritten]);
}

/// # Purifying Power
///
/// `TOY_384` · Priest spell · Holy · 2 mana
///
/// > **Silence** all friendly minions, then give them +1/+2.
///
/// State: Todo
//~ TOY_384 todo 2adf9d94 fc902e70
#[test]
#[ignore = "todo: TOY_384 Purifying Power"]
fn TOY_384_purifying_power() {
    check(CardClass::Priest, &[Give("TOY_384"), Cost("TOY_384", 2), Unwritten]);
}

/// # Timewinder Zarimi
///
/// `TOY_385` · Priest minion · 5 mana · 4/6
///
/// > **Battlecry:** Once per game, if you've played 8 other Dragons, take an extra turn.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ TOY_385 todo 187525e9 492906f8
#[test]
#[ignore = "todo: TOY_385 Timewinder Zarimi"]
fn TOY_385_timewinder_zarimi() {
    check(CardClass::Priest, &[Give("TOY_385"), Cost("TOY_385", 5), Stats("TOY_385", 4, 6), Unwritten]);
}

/// # Scale Replica
///
/// `TOY_387` · Priest spell · 2 mana
///
/// > Draw your lowest and highest Cost Dragon.
///
/// State: Todo
//~ TOY_387 todo 91c996f8 b1a3b1c3
#[test]
#[ignore = "todo: TOY_387 Scale Replica"]
fn TOY_387_scale_replica() {
    check(CardClass::Priest, &[Give("TOY_387"), Cost("TOY_387", 2), Unwritten]);
}

/// # Chalk Artist
///
/// `TOY_388` · Priest minion · 4 mana · 4/3
///
/// > **Battlecry:** Draw a minion. Transform it into a random **Legendary** one *(keeping its original stats and Cost)*.
///
/// State: Todo
//~ TOY_388 todo 6cd58a32 790215d1
#[test]
#[ignore = "todo: TOY_388 Chalk Artist"]
fn TOY_388_chalk_artist() {
    check(CardClass::Priest, &[Give("TOY_388"), Cost("TOY_388", 4), Stats("TOY_388", 4, 3), Unwritten]);
}

/// # Fly Off the Shelves
///
/// `TOY_714` · Priest spell · 3 mana
///
/// > Deal $1 damage to all enemy minions. Repeat for each Dragon you're holding.
///
/// State: Todo
//~ TOY_714 todo 6b9fba23 4ffd258e
#[test]
#[ignore = "todo: TOY_714 Fly Off the Shelves"]
fn TOY_714_fly_off_the_shelves() {
    check(CardClass::Priest, &[Give("TOY_714"), Cost("TOY_714", 3), Unwritten]);
}

/// # Repackage
///
/// `TOY_879` · Priest spell · 7 mana
///
/// > Stuff all minions into a 2-Cost Box, then shuffle it into the opponent's deck.
///
/// State: Todo
//~ TOY_879 todo 396da6db 4ba17c61
#[test]
#[ignore = "todo: TOY_879 Repackage"]
fn TOY_879_repackage() {
    check(CardClass::Priest, &[Give("TOY_879"), Cost("TOY_879", 7), Unwritten]);
}

/// # Repackaged Box
///
/// `TOY_879t` · Priest spell · 2 mana
///
/// > Add the resealed minions to your hand.@Add the {0} repackaged \|4(minion, minions) to your hand.
///
/// State: Todo
//~ TOY_879t todo 4df2c34d c7acf7e1
#[test]
#[ignore = "todo: TOY_879t Repackaged Box"]
fn TOY_879t_repackaged_box() {
    check(CardClass::Priest, &[Give("TOY_879t"), Cost("TOY_879t", 2), Unwritten]);
}
