//! Hunter cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8be555f1

/// `DED_009` · Hunter spell · 2 mana
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
///
/// State: Todo
//~ todo DED_009 a4a5fac1 51dc152c 7781f278.b5387cf4
#[test]
#[ignore = "todo: Doggie Biscuit"]
fn DED_009_doggie_biscuit() {
    unwritten("DED_009");
}

/// `SW_320` · Hunter spell · 6 mana
/// > Summon seven 1/1 Rats. Any that can't fit on the battlefield go to your hand with +4/+4.
///
/// State: Todo
//~ todo SW_320 374cec15 2bb89a49 27e637c6.c85b4d3c
#[test]
#[ignore = "todo: Rats of Extraordinary Size"]
fn SW_320_rats_of_extraordinary_size() {
    unwritten("SW_320");
}

/// `SW_321` · Hunter spell · 3 mana
/// > Deal $3 damage. Your next Hero Power deals 2 more damage.
///
/// State: Todo
//~ todo SW_321 01652ebe 8bbbcd5f 0a3c565a.08066b8f
#[test]
#[ignore = "todo: Aimed Shot"]
fn SW_321_aimed_shot() {
    unwritten("SW_321");
}

/// `SW_322` · Hunter spell · 1 mana
/// > **Questline:** Deal damage with 3 spells. **Reward:** Your Hero Power can target minions.
///
/// State: Todo
//~ todo SW_322 e4814fc2 bc31bb49 618cc90c.f0d0333a
#[test]
#[ignore = "todo: Defend the Dwarven District"]
fn SW_322_defend_the_dwarven_district() {
    unwritten("SW_322");
}

/// `SW_322t` · Hunter spell · 1 mana
/// > **Questline:** Deal damage with 2 spells. **Reward:** Set the Cost of your Hero Power to (0).
///
/// State: Todo
//~ todo SW_322t a74757d3 b0acdf7f 223f0f46.1225bdef
#[test]
#[ignore = "todo: Take the High Ground"]
fn SW_322t_take_the_high_ground() {
    unwritten("SW_322t");
}

/// `SW_322t2` · Hunter spell · 1 mana
/// > **Questline:** Deal damage with 2 spells. **Reward:** Tavish, Master Marksman.
///
/// State: Todo
//~ todo SW_322t2 a83ef81f fec27a0d 39bde09a.f373107c
#[test]
#[ignore = "todo: Knock 'Em Down"]
fn SW_322t2_knock_em_down() {
    unwritten("SW_322t2");
}

/// `SW_322t4` · Hunter minion · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, spells you cast refresh your Hero Power.
///
/// State: Todo
//~ todo SW_322t4 a1d31dd0 8b76b411 786cb3df.bfb7715d
#[test]
#[ignore = "todo: Tavish, Master Marksman"]
fn SW_322t4_tavish_master_marksman() {
    unwritten("SW_322t4");
}

/// `SW_323` · Hunter minion · 5 mana · 5/5
/// > **Rush**. **Deathrattle:** Go **Dormant**. Revive after 5 friendly minions die.
///
/// State: Todo
//~ todo SW_323 5571d302 7b173d3f 51bfa9f0.ab079fff
#[test]
#[ignore = "todo: The Rat King"]
fn SW_323_the_rat_king() {
    unwritten("SW_323");
}

/// `SW_457` · Hunter weapon · 1 mana · 0/3 durability
/// > After three friendly Beasts die, draw a Beast and give it +1/+1. Lose 1 Durability.
///
/// State: Todo
//~ todo SW_457 9d641f89 bb0c214f ebadf20a.b5aa9ca7
#[test]
#[ignore = "todo: Leatherworking Kit"]
fn SW_457_leatherworking_kit() {
    unwritten("SW_457");
}

/// `SW_458t` · Hunter minion · 2 mana · 2/2
/// > **Immune** while attacking.
///
/// State: Todo
//~ todo SW_458t c930525a 860a847e 7bcee41a.0a9df2b0
#[test]
#[ignore = "todo: Tavish's Ram"]
fn SW_458t_tavishs_ram() {
    unwritten("SW_458t");
}

/// `SW_460` · Hunter spell · 0 mana
/// > Choose an enemy minion. Your minions attack it, then return any that die to your hand.
///
/// State: Todo
//~ todo SW_460 3b990e7f 13b28265 31876d9b.e2bc7bd8
#[test]
#[ignore = "todo: Devouring Swarm"]
fn SW_460_devouring_swarm() {
    unwritten("SW_460");
}
