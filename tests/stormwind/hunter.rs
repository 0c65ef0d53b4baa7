//! Hunter cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Defias Blastfisher
///
/// `DED_007` · Hunter minion · 5 mana · 3/2
///
/// > **Battlecry:** Deal 2 damage to a random enemy. Repeat for each of your Beasts.
///
/// State: Todo
//~ DED_007 todo ced3a283 01bd1a2d
#[test]
#[ignore = "todo: DED_007 Defias Blastfisher"]
fn DED_007_defias_blastfisher() {
    check(CardClass::Hunter, &[Give("DED_007"), Cost("DED_007", 5), Stats("DED_007", 3, 2), Unwritten]);
}

/// # Monstrous Parrot
///
/// `DED_008` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry**: Get a copy of the last friendly **Deathrattle** minion that died.
///
/// State: Todo
//~ DED_008 todo 54175a52 852fd2e6
#[test]
#[ignore = "todo: DED_008 Monstrous Parrot"]
fn DED_008_monstrous_parrot() {
    check(CardClass::Hunter, &[Give("DED_008"), Cost("DED_008", 4), Stats("DED_008", 3, 4), Unwritten]);
}

/// # Doggie Biscuit
///
/// `DED_009` · Hunter spell · 2 mana
///
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
///
/// State: Todo
//~ DED_009 todo 4f5078f3 f9a52158
#[test]
#[ignore = "todo: DED_009 Doggie Biscuit"]
fn DED_009_doggie_biscuit() {
    check(CardClass::Hunter, &[Give("DED_009"), Cost("DED_009", 2), Unwritten]);
}

/// # Rats of Extraordinary Size
///
/// `SW_320` · Hunter spell · 6 mana
///
/// > Summon seven 1/1 Rats. Any that can't fit on the battlefield go to your hand with +4/+4.
///
/// State: Todo
//~ SW_320 todo 9d84e6a0 6caac634
#[test]
#[ignore = "todo: SW_320 Rats of Extraordinary Size"]
fn SW_320_rats_of_extraordinary_size() {
    check(CardClass::Hunter, &[Give("SW_320"), Cost("SW_320", 6), Unwritten]);
}

/// # Aimed Shot
///
/// `SW_321` · Hunter spell · 3 mana
///
/// > Deal $3 damage. Your next Hero Power deals 2 more damage.
///
/// State: Todo
//~ SW_321 todo 93ea1b4a eee0a65e
#[test]
#[ignore = "todo: SW_321 Aimed Shot"]
fn SW_321_aimed_shot() {
    check(CardClass::Hunter, &[Give("SW_321"), Cost("SW_321", 3), Unwritten]);
}

/// # Defend the Dwarven District
///
/// `SW_322` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 3 spells. **Reward:** Your Hero Power can target minions.
///
/// State: Todo
//~ SW_322 todo 1cfb50ed a64e333a
#[test]
#[ignore = "todo: SW_322 Defend the Dwarven District"]
fn SW_322_defend_the_dwarven_district() {
    check(CardClass::Hunter, &[Give("SW_322"), Cost("SW_322", 1), Unwritten]);
}

/// # Take the High Ground
///
/// `SW_322t` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 2 spells. **Reward:** Set the Cost of your Hero Power to (0).
///
/// State: Todo
//~ SW_322t todo 5961962b 38704ac1
#[test]
#[ignore = "todo: SW_322t Take the High Ground"]
fn SW_322t_take_the_high_ground() {
    check(CardClass::Hunter, &[Give("SW_322t"), Cost("SW_322t", 1), Unwritten]);
}

/// # Knock 'Em Down
///
/// `SW_322t2` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 2 spells. **Reward:** Tavish, Master Marksman.
///
/// State: Todo
//~ SW_322t2 todo 89b4e4ce a7bfd17c
#[test]
#[ignore = "todo: SW_322t2 Knock 'Em Down"]
fn SW_322t2_knock_em_down() {
    check(CardClass::Hunter, &[Give("SW_322t2"), Cost("SW_322t2", 1), Unwritten]);
}

/// # Tavish, Master Marksman
///
/// `SW_322t4` · Hunter minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, spells you cast refresh your Hero Power.
///
/// State: Todo
//~ SW_322t4 todo 022ccd54 8a2780f0
#[test]
#[ignore = "todo: SW_322t4 Tavish, Master Marksman"]
fn SW_322t4_tavish_master_marksman() {
    check(CardClass::Hunter, &[Give("SW_322t4"), Cost("SW_322t4", 5), Stats("SW_322t4", 7, 7), Unwritten]);
}

/// # The Rat King
///
/// `SW_323` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Revive after 5 friendly minions die.
///
/// State: Todo
//~ SW_323 todo 29c330fe 406fe298
#[test]
#[ignore = "todo: SW_323 The Rat King"]
fn SW_323_the_rat_king() {
    check(
        CardClass::Hunter,
        &[Give("SW_323"), Cost("SW_323", 5), Stats("SW_323", 5, 5), Has("SW_323", GameTag::RUSH), Unwritten],
    );
}

/// # Rodent Nest
///
/// `SW_455` · Hunter minion · 4 mana · 2/2
///
/// > **Deathrattle:** Summon five 1/1 Rats.
///
/// State: Todo
//~ SW_455 todo 8b084b16 ae878009
#[test]
#[ignore = "todo: SW_455 Rodent Nest"]
fn SW_455_rodent_nest() {
    check(CardClass::Hunter, &[Give("SW_455"), Cost("SW_455", 4), Stats("SW_455", 2, 2), Unwritten]);
}

/// # Rat
///
/// `SW_455t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ SW_455t vanilla 6dd552ef 8d6f102e
#[test]
fn SW_455t_rat() {
    check(
        CardClass::Hunter,
        &[
            Give("SW_455t"),
            Cost("SW_455t", 1),
            Stats("SW_455t", 1, 1),
            Play("SW_455t", Nothing),
            In(The("SW_455t"), Zone::Play),
            Now(The("SW_455t"), 1, 1),
        ],
    );
}

/// # Leatherworking Kit
///
/// `SW_457` · Hunter weapon · 1 mana · 0/3 durability
///
/// > After three friendly Beasts die, draw a Beast and give it +1/+1. Lose 1 Durability.
///
/// State: Todo
//~ SW_457 todo a34323d5 61241d0c
#[test]
#[ignore = "todo: SW_457 Leatherworking Kit"]
fn SW_457_leatherworking_kit() {
    check(CardClass::Hunter, &[Give("SW_457"), Cost("SW_457", 1), Stats("SW_457", 0, 3), Unwritten]);
}

/// # Ramming Mount
///
/// `SW_458` · Hunter spell · 3 mana
///
/// > Give a minion +2/+2 and **Immune** while attacking. When it dies, summon a Ram.
///
/// State: Todo
//~ SW_458 todo 460e27e6 f1d8ebd1
#[test]
#[ignore = "todo: SW_458 Ramming Mount"]
fn SW_458_ramming_mount() {
    check(CardClass::Hunter, &[Give("SW_458"), Cost("SW_458", 3), Unwritten]);
}

/// # Tavish's Ram
///
/// `SW_458t` · Hunter minion · 2 mana · 2/2
///
/// > **Immune** while attacking.
///
/// State: Todo
//~ SW_458t todo defd2687 1470d4c4
#[test]
#[ignore = "todo: SW_458t Tavish's Ram"]
fn SW_458t_tavishs_ram() {
    check(CardClass::Hunter, &[Give("SW_458t"), Cost("SW_458t", 2), Stats("SW_458t", 2, 2), Unwritten]);
}

/// # Stormwind Piper
///
/// `SW_459` · Hunter minion · 3 mana · 1/6
///
/// > After this minion attacks, give your Beasts +1/+1.
///
/// State: Todo
//~ SW_459 todo 234865da 6058b1e4
#[test]
#[ignore = "todo: SW_459 Stormwind Piper"]
fn SW_459_stormwind_piper() {
    check(CardClass::Hunter, &[Give("SW_459"), Cost("SW_459", 3), Stats("SW_459", 1, 6), Unwritten]);
}

/// # Devouring Swarm
///
/// `SW_460` · Hunter spell · 0 mana
///
/// > Choose an enemy minion. Your minions attack it, then return any that die to your hand.
///
/// State: Todo
//~ SW_460 todo c3158c00 049fe55e
#[test]
#[ignore = "todo: SW_460 Devouring Swarm"]
fn SW_460_devouring_swarm() {
    check(CardClass::Hunter, &[Give("SW_460"), Cost("SW_460", 0), Unwritten]);
}

/// # Imported Tarantula
///
/// `SW_463` · Hunter minion · 5 mana · 4/5
///
/// > **Tradeable** **Deathrattle:** Summon two 1/1 Spiders with **Poisonous** and **Rush**.
///
/// State: Todo
//~ SW_463 todo d088fdf4 d1ebf5d1
#[test]
#[ignore = "todo: SW_463 Imported Tarantula"]
fn SW_463_imported_tarantula() {
    check(CardClass::Hunter, &[Give("SW_463"), Cost("SW_463", 5), Stats("SW_463", 4, 5), Unwritten]);
}

/// # Invasive Spiderling
///
/// `SW_463t` · Hunter minion · 2 mana · 1/1
///
/// > **Poisonous Rush**
///
/// State: Vanilla
//~ SW_463t vanilla 2a280842 60029a16
#[test]
fn SW_463t_invasive_spiderling() {
    check(
        CardClass::Hunter,
        &[
            Give("SW_463t"),
            Cost("SW_463t", 2),
            Stats("SW_463t", 1, 1),
            Has("SW_463t", GameTag::POISONOUS),
            Has("SW_463t", GameTag::RUSH),
            Play("SW_463t", Nothing),
            In(The("SW_463t"), Zone::Play),
            Now(The("SW_463t"), 1, 1),
            HasNow(The("SW_463t"), GameTag::POISONOUS),
            HasNow(The("SW_463t"), GameTag::RUSH),
        ],
    );
}
