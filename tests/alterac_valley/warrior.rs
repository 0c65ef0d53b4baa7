//! Warrior cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Shield Shatter
///
/// `AV_108` · Warrior spell · Frost · 10 mana
///
/// > Deal $5 damage to all minions. Costs (1) less for each Armor you have.
///
/// State: Todo
//~ AV_108 todo 44517934 f534af4b
#[test]
#[ignore = "todo: AV_108 Shield Shatter"]
fn AV_108_shield_shatter() {
    check(CardClass::Warrior, &[Give("AV_108"), Cost("AV_108", 10), Unwritten]);
}

/// # Frozen Buckler
///
/// `AV_109` · Warrior spell · Frost · 2 mana
///
/// > Gain 10 Armor. At the start of your next turn, lose 5 Armor.
///
/// State: Todo
//~ AV_109 todo 41c8fd8c 5c51531d
#[test]
#[ignore = "todo: AV_109 Frozen Buckler"]
fn AV_109_frozen_buckler() {
    check(CardClass::Warrior, &[Give("AV_109"), Cost("AV_109", 2), Unwritten]);
}

/// # To the Front!
///
/// `AV_119` · Warrior spell · 2 mana
///
/// > Your minions cost (2) less this turn *(but not less than 1)*.
///
/// State: Todo
//~ AV_119 todo e4859d0c 38654a71
#[test]
#[ignore = "todo: AV_119 To the Front!"]
fn AV_119_to_the_front() {
    check(CardClass::Warrior, &[Give("AV_119"), Cost("AV_119", 2), Unwritten]);
}

/// # Captain Galvangar
///
/// `AV_145` · Warrior minion · 6 mana · 6/6
///
/// > **Battlecry:** If you have gained 15 or more Armor this game, gain +3/+3 and **Charge**.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ AV_145 todo c772d32a c414d2d7
#[test]
#[ignore = "todo: AV_145 Captain Galvangar"]
fn AV_145_captain_galvangar() {
    check(CardClass::Warrior, &[Give("AV_145"), Cost("AV_145", 6), Stats("AV_145", 6, 6), Unwritten]);
}

/// # Rokara, the Valorous
///
/// `AV_202` · Warrior hero · 7 mana · 30 health, 10 armor
///
/// > **Battlecry:** Equip a 5/2 Unstoppable Force.
///
/// State: Todo
//~ AV_202 todo f868fcae 8582eb07
#[test]
#[ignore = "todo: AV_202 Rokara, the Valorous"]
fn AV_202_rokara_the_valorous() {
    check(CardClass::Warrior, &[Give("AV_202"), Cost("AV_202", 7), Unwritten]);
}

/// # Grand Slam
///
/// `AV_202p` · Warrior hero power · 2 mana
///
/// > Deal $2 damage. **Honorable Kill:** Gain $d4 Armor.
///
/// State: Todo
//~ AV_202p todo dd266f9f 0b75c3d0
#[test]
#[ignore = "todo: AV_202p Grand Slam"]
fn AV_202p_grand_slam() {
    check(CardClass::Warrior, &[HasHeroPower("AV_202p"), Cost("AV_202p", 2), Unwritten]);
}

/// # The Unstoppable Force
///
/// `AV_202t2` · Warrior weapon · 7 mana · 5/2 durability
///
/// > After you attack a minion, smash it into the enemy hero!
///
/// State: Todo
//~ AV_202t2 todo 8455f752 12aa0517
#[test]
#[ignore = "todo: AV_202t2 The Unstoppable Force"]
fn AV_202t2_the_unstoppable_force() {
    check(CardClass::Warrior, &[Give("AV_202t2"), Cost("AV_202t2", 7), Stats("AV_202t2", 5, 2), Unwritten]);
}

/// # Glory Chaser
///
/// `AV_321` · Warrior minion · 3 mana · 4/3
///
/// > After you play a **Taunt** minion, draw a card.
///
/// State: Todo
//~ AV_321 todo b5e22d3c 4f17839c
#[test]
#[ignore = "todo: AV_321 Glory Chaser"]
fn AV_321_glory_chaser() {
    check(CardClass::Warrior, &[Give("AV_321"), Cost("AV_321", 3), Stats("AV_321", 4, 3), Unwritten]);
}

/// # Snowed In
///
/// `AV_322` · Warrior spell · Frost · 3 mana
///
/// > Destroy a damaged minion. **Freeze** all other minions.
///
/// State: Todo
//~ AV_322 todo 0caf797d b2a66471
#[test]
#[ignore = "todo: AV_322 Snowed In"]
fn AV_322_snowed_in() {
    check(CardClass::Warrior, &[Give("AV_322"), Cost("AV_322", 3), Unwritten]);
}

/// # Scrapsmith
///
/// `AV_323` · Warrior minion · 3 mana · 2/4
///
/// > **Taunt Battlecry:** Add two 2/4 Grunts with **Taunt** to your hand.
///
/// State: Todo
//~ AV_323 todo 86a3b57a 66dfa50d
#[test]
#[ignore = "todo: AV_323 Scrapsmith"]
fn AV_323_scrapsmith() {
    check(
        CardClass::Warrior,
        &[Give("AV_323"), Cost("AV_323", 3), Stats("AV_323", 2, 4), Has("AV_323", GameTag::TAUNT), Unwritten],
    );
}

/// # Scrappy Grunt
///
/// `AV_323t` · Warrior minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ AV_323t vanilla 1b15a531 13424b2f
#[test]
fn AV_323t_scrappy_grunt() {
    check(
        CardClass::Warrior,
        &[
            Give("AV_323t"),
            Cost("AV_323t", 3),
            Stats("AV_323t", 2, 4),
            Has("AV_323t", GameTag::TAUNT),
            Play("AV_323t", Nothing),
            In(The("AV_323t"), Zone::Play),
            Now(The("AV_323t"), 2, 4),
            HasNow(The("AV_323t"), GameTag::TAUNT),
        ],
    );
}

/// # Axe Berserker
///
/// `AV_565` · Warrior minion · 4 mana · 3/5
///
/// > **Rush**. **Honorable Kill:** Draw a weapon.
///
/// State: Todo
//~ AV_565 todo 739d5b18 57119e62
#[test]
#[ignore = "todo: AV_565 Axe Berserker"]
fn AV_565_axe_berserker() {
    check(
        CardClass::Warrior,
        &[Give("AV_565"), Cost("AV_565", 4), Stats("AV_565", 3, 5), Has("AV_565", GameTag::RUSH), Unwritten],
    );
}

/// # Iceblood Garrison
///
/// `AV_660` · Warrior spell · 2 mana
///
/// > At the end of your turn, deal $1 damage to all minions. Lasts 3 turns.
///
/// State: Todo
//~ AV_660 todo 995eccd5 3b619364
#[test]
#[ignore = "todo: AV_660 Iceblood Garrison"]
fn AV_660_iceblood_garrison() {
    check(CardClass::Warrior, &[Give("AV_660"), Cost("AV_660", 2), Unwritten]);
}

/// # Hit It Very Hard
///
/// `ONY_023` · Warrior spell · 1 mana
///
/// > Gain +10 Attack and "Can't attack heroes" this turn.
///
/// State: Todo
//~ ONY_023 todo fb4039e7 eadb85d1
#[test]
#[ignore = "todo: ONY_023 Hit It Very Hard"]
fn ONY_023_hit_it_very_hard() {
    check(CardClass::Warrior, &[Give("ONY_023"), Cost("ONY_023", 1), Unwritten]);
}

/// # Onyxian Drake
///
/// `ONY_024` · Warrior minion · 4 mana · 4/5
///
/// > **Taunt** **Battlecry:** Deal damage equal to your Armor to an enemy minion.
///
/// State: Todo
//~ ONY_024 todo a6bea75a 4e24206a
#[test]
#[ignore = "todo: ONY_024 Onyxian Drake"]
fn ONY_024_onyxian_drake() {
    check(
        CardClass::Warrior,
        &[Give("ONY_024"), Cost("ONY_024", 4), Stats("ONY_024", 4, 5), Has("ONY_024", GameTag::TAUNT), Unwritten],
    );
}

/// # Shoulder Check
///
/// `ONY_025` · Warrior spell · 1 mana
///
/// > **Tradeable** Give a minion +2/+1 and **Rush**.
///
/// State: Todo
//~ ONY_025 todo 39427c4b 166866bc
#[test]
#[ignore = "todo: ONY_025 Shoulder Check"]
fn ONY_025_shoulder_check() {
    check(CardClass::Warrior, &[Give("ONY_025"), Cost("ONY_025", 1), Unwritten]);
}
