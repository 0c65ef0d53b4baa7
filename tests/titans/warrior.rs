//! Warrior cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Khaz'goroth
///
/// `TTN_415` · Warrior minion · 6 mana · 4/5
///
/// > **Titan** After this uses an ability, gain **Immune** this turn and attack a random enemy minion.
///
/// State: Todo
//~ TTN_415 todo 72bc11a5 4574ce6d
#[test]
#[ignore = "todo: TTN_415 Khaz'goroth"]
fn TTN_415_khazgoroth() {
    check(CardClass::Warrior, &[Give("TTN_415"), Cost("TTN_415", 6), Stats("TTN_415", 4, 5), Unwritten]);
}

/// # Titanforge
///
/// `TTN_415t` · Warrior spell · 0 mana
///
/// > Gain +2/+2. Draw a weapon.
///
/// State: Todo
//~ TTN_415t todo 08cb7777 c6c903e3
#[test]
#[ignore = "todo: TTN_415t Titanforge"]
fn TTN_415t_titanforge() {
    check(CardClass::Warrior, &[Give("TTN_415t"), Cost("TTN_415t", 0), Unwritten]);
}

/// # Tempering
///
/// `TTN_415t2` · Warrior spell · 0 mana
///
/// > Gain +5 Attack. Give your hero +5 Attack this turn.
///
/// State: Todo
//~ TTN_415t2 todo 94b82331 b6132229
#[test]
#[ignore = "todo: TTN_415t2 Tempering"]
fn TTN_415t2_tempering() {
    check(CardClass::Warrior, &[Give("TTN_415t2"), Cost("TTN_415t2", 0), Unwritten]);
}

/// # Heart of Flame
///
/// `TTN_415t3` · Warrior spell · 0 mana
///
/// > Gain +5 Health. Give your hero 5 Armor.
///
/// State: Todo
//~ TTN_415t3 todo 6824ff99 27f340ff
#[test]
#[ignore = "todo: TTN_415t3 Heart of Flame"]
fn TTN_415t3_heart_of_flame() {
    check(CardClass::Warrior, &[Give("TTN_415t3"), Cost("TTN_415t3", 0), Unwritten]);
}

/// # Minotauren
///
/// `TTN_466` · Warrior minion · 6 mana · 5/5
///
/// > **Rush** Whenever this minion deals damage, gain that much Armor.
///
/// State: Todo
//~ TTN_466 todo 97f4b131 ea5a3523
#[test]
#[ignore = "todo: TTN_466 Minotauren"]
fn TTN_466_minotauren() {
    check(
        CardClass::Warrior,
        &[Give("TTN_466"), Cost("TTN_466", 6), Stats("TTN_466", 5, 5), Has("TTN_466", GameTag::RUSH), Unwritten],
    );
}

/// # Craftsman's Hammer
///
/// `TTN_467` · Warrior weapon · 4 mana · 3/3 durability
///
/// > Whenever your hero attacks, gain 4 Armor.
///
/// State: Todo
//~ TTN_467 todo 7013d179 319131d6
#[test]
#[ignore = "todo: TTN_467 Craftsman's Hammer"]
fn TTN_467_craftsmans_hammer() {
    check(CardClass::Warrior, &[Give("TTN_467"), Cost("TTN_467", 4), Stats("TTN_467", 3, 3), Unwritten]);
}

/// # Steam Guardian
///
/// `TTN_468` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw a spell. Reduce the Cost of a random Fire spell in your hand by (1).
///
/// State: Todo
//~ TTN_468 todo 4e02525d f6a82388
#[test]
#[ignore = "todo: TTN_468 Steam Guardian"]
fn TTN_468_steam_guardian() {
    check(CardClass::Warrior, &[Give("TTN_468"), Cost("TTN_468", 3), Stats("TTN_468", 3, 3), Unwritten]);
}

/// # Stoneskin Armorer
///
/// `TTN_469` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** If your Armor changed this turn, draw 2 cards.
///
/// State: Todo
//~ TTN_469 todo 35e19485 815bb492
#[test]
#[ignore = "todo: TTN_469 Stoneskin Armorer"]
fn TTN_469_stoneskin_armorer() {
    check(CardClass::Warrior, &[Give("TTN_469"), Cost("TTN_469", 2), Stats("TTN_469", 2, 2), Unwritten]);
}

/// # Trial by Fire
///
/// `TTN_470` · Warrior spell · Fire · 7 mana
///
/// > Summon five 1/1 Val'kyr with **Rush**. When one dies, give the others +1/+1.
///
/// State: Todo
//~ TTN_470 todo 6a681419 580ff2af
#[test]
#[ignore = "todo: TTN_470 Trial by Fire"]
fn TTN_470_trial_by_fire() {
    check(CardClass::Warrior, &[Give("TTN_470"), Cost("TTN_470", 7), Unwritten]);
}

/// # Val'kyr Champion
///
/// `TTN_470t` · Warrior minion · 1 mana · 1/1
///
/// > **Rush Deathrattle:** Give your other Val'kyr Champions +1/+1.
///
/// State: Todo
//~ TTN_470t todo 5afe32b3 75af42c9
#[test]
#[ignore = "todo: TTN_470t Val'kyr Champion"]
fn TTN_470t_valkyr_champion() {
    check(
        CardClass::Warrior,
        &[Give("TTN_470t"), Cost("TTN_470t", 1), Stats("TTN_470t", 1, 1), Has("TTN_470t", GameTag::RUSH), Unwritten],
    );
}

/// # Furious Furnace
///
/// `TTN_471` · Warrior minion · 2 mana · 1/3
///
/// > **Magnetic** Also damages minions next to whomever this attacks.
///
/// State: Todo
//~ TTN_471 todo bf83bdba fe94db71
#[test]
#[ignore = "todo: TTN_471 Furious Furnace"]
fn TTN_471_furious_furnace() {
    check(CardClass::Warrior, &[Give("TTN_471"), Cost("TTN_471", 2), Stats("TTN_471", 1, 3), Unwritten]);
}

/// # Bellowing Flames
///
/// `TTN_753` · Warrior spell · Fire · 3 mana
///
/// > Deal $5 damage to a minion. **Forge:** Then deal $5 damage split among all enemy minions.
///
/// State: Todo
//~ TTN_753 todo 86735ecb 5eae387c
#[test]
#[ignore = "todo: TTN_753 Bellowing Flames"]
fn TTN_753_bellowing_flames() {
    check(CardClass::Warrior, &[Give("TTN_753"), Cost("TTN_753", 3), Unwritten]);
}

/// # Bellowing Flames
///
/// `TTN_753t` · Warrior spell · Fire · 3 mana
///
/// > **Forged** Deal $5 damage to a minion, then deal $5 damage split among all enemy minions.
///
/// State: Todo
//~ TTN_753t todo 83b21fe0 e39d6085
#[test]
#[ignore = "todo: TTN_753t Bellowing Flames"]
fn TTN_753t_bellowing_flames() {
    check(CardClass::Warrior, &[Give("TTN_753t"), Cost("TTN_753t", 3), Unwritten]);
}

/// # Smelt
///
/// `TTN_803` · Warrior spell · Fire · 2 mana
///
/// > Give a random minion in your hand +3/+3. Lose 3 Armor to do it again.
///
/// State: Todo
//~ TTN_803 todo d866bb53 2285459d
#[test]
#[ignore = "todo: TTN_803 Smelt"]
fn TTN_803_smelt() {
    check(CardClass::Warrior, &[Give("TTN_803"), Cost("TTN_803", 2), Unwritten]);
}

/// # Odyn, Prime Designate
///
/// `TTN_811` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** For the rest of the game, after your hero gains Armor, they gain that much Attack for that turn.
///
/// State: Todo
//~ TTN_811 todo 08f7180e b3bf8d97
#[test]
#[ignore = "todo: TTN_811 Odyn, Prime Designate"]
fn TTN_811_odyn_prime_designate() {
    check(CardClass::Warrior, &[Give("TTN_811"), Cost("TTN_811", 8), Stats("TTN_811", 8, 8), Unwritten]);
}

/// # General Vezax
///
/// `YOG_500` · Warrior minion · 7 mana · 7/6
///
/// > **Rush Battlecry:** Gain 4 Armor. **Deathrattle:** Lose 4 Armor to resummon this.
///
/// State: Todo
//~ YOG_500 todo 36019ba1 74dad10a
#[test]
#[ignore = "todo: YOG_500 General Vezax"]
fn YOG_500_general_vezax() {
    check(
        CardClass::Warrior,
        &[Give("YOG_500"), Cost("YOG_500", 7), Stats("YOG_500", 7, 6), Has("YOG_500", GameTag::RUSH), Unwritten],
    );
}

/// # Battleworn Faceless
///
/// `YOG_501` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** Transform into a copy of a damaged minion.
///
/// State: Todo
//~ YOG_501 todo 124aee48 4444b0f1
#[test]
#[ignore = "todo: YOG_501 Battleworn Faceless"]
fn YOG_501_battleworn_faceless() {
    check(CardClass::Warrior, &[Give("YOG_501"), Cost("YOG_501", 2), Stats("YOG_501", 2, 2), Unwritten]);
}

/// # Sanitize
///
/// `YOG_502` · Warrior spell · 4 mana
///
/// > Deal damage equal to your Armor to all minions. **Forge:** Gain 3 Armor first.
///
/// State: Todo
//~ YOG_502 todo 66eeb8dc 2aab98aa
#[test]
#[ignore = "todo: YOG_502 Sanitize"]
fn YOG_502_sanitize() {
    check(CardClass::Warrior, &[Give("YOG_502"), Cost("YOG_502", 4), Unwritten]);
}

/// # Sanitize
///
/// `YOG_502t` · Warrior spell · 4 mana
///
/// > **Forged** Gain 3 Armor, then deal damage equal to your Armor to all minions.
///
/// State: Todo
//~ YOG_502t todo 7bb8cf75 1a07d286
#[test]
#[ignore = "todo: YOG_502t Sanitize"]
fn YOG_502t_sanitize() {
    check(CardClass::Warrior, &[Give("YOG_502t"), Cost("YOG_502t", 4), Unwritten]);
}
