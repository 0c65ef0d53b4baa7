//! Warrior cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Dimensional Weaponsmith
///
/// `END_021` · Warrior minion · 3 mana · 2/5
///
/// > **Battlecry:** Give all minions and weapons in your hand +2 Attack.
///
/// State: Todo
//~ END_021 todo e8401be9 88518096
#[test]
#[ignore = "todo: END_021 Dimensional Weaponsmith"]
fn END_021_dimensional_weaponsmith() {
    check(CardClass::Warrior, &[Give("END_021"), Cost("END_021", 3), Stats("END_021", 2, 5), Unwritten]);
}

/// # Stadium Announcer
///
/// `TIME_034` · Warrior minion · 4 mana · 3/3
///
/// > **Rewind Battlecry:** Both players equip a random weapon. Give yours +1/+1.
///
/// State: Todo
//~ TIME_034 todo 68e4077b 7a88d6a5
#[test]
#[ignore = "todo: TIME_034 Stadium Announcer"]
fn TIME_034_stadium_announcer() {
    check(CardClass::Warrior, &[Give("TIME_034"), Cost("TIME_034", 4), Stats("TIME_034", 3, 3), Unwritten]);
}

/// # Chrono-Lord Epoch
///
/// `TIME_714` · Warrior minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy all minions that your opponent played last turn.
///
/// State: Todo
//~ TIME_714 todo 9bb15b0a 46d940c8
#[test]
#[ignore = "todo: TIME_714 Chrono-Lord Epoch"]
fn TIME_714_chrono_lord_epoch() {
    check(CardClass::Warrior, &[Give("TIME_714"), Cost("TIME_714", 6), Stats("TIME_714", 7, 5), Unwritten]);
}

/// # For Glory!
///
/// `TIME_715` · Warrior spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each minion your opponent controls.
///
/// State: Todo
//~ TIME_715 todo 61eed6e1 9194a7d8
#[test]
#[ignore = "todo: TIME_715 For Glory!"]
fn TIME_715_for_glory() {
    check(CardClass::Warrior, &[Give("TIME_715"), Cost("TIME_715", 5), Unwritten]);
}

/// # Slow Motion
///
/// `TIME_716` · Warrior spell · 2 mana
///
/// > Your opponent's cards cost (1) more next turn.
///
/// State: Todo
//~ TIME_716 todo 2a6fbb34 3c5d8f24
#[test]
#[ignore = "todo: TIME_716 Slow Motion"]
fn TIME_716_slow_motion() {
    check(CardClass::Warrior, &[Give("TIME_716"), Cost("TIME_716", 2), Unwritten]);
}

/// # Precursory Strike
///
/// `TIME_750` · Warrior spell · 2 mana
///
/// > Deal $3 damage. If you're holding a minion that costs (5) or more, draw a minion.
///
/// State: Todo
//~ TIME_750 todo 05da753f 4e852033
#[test]
#[ignore = "todo: TIME_750 Precursory Strike"]
fn TIME_750_precursory_strike() {
    check(CardClass::Warrior, &[Give("TIME_750"), Cost("TIME_750", 2), Unwritten]);
}

/// # Lo'Gosh, Blood Fighter
///
/// `TIME_850` · Warrior minion · 7 mana · 7/7
///
/// > **Fabled**, **Rush**. **Deathrattle:** Summon a Blood Fighter from your hand. It gains +5/+5 and attacks a random enemy.
///
/// State: Todo
//~ TIME_850 todo 3b50696b 5ed09a00
#[test]
#[ignore = "todo: TIME_850 Lo'Gosh, Blood Fighter"]
fn TIME_850_lo_gosh_blood_fighter() {
    check(
        CardClass::Warrior,
        &[Give("TIME_850"), Cost("TIME_850", 7), Stats("TIME_850", 7, 7), Has("TIME_850", GameTag::RUSH), Unwritten],
    );
}

/// # Broll, Blood Fighter
///
/// `TIME_850t` · Warrior minion · 7 mana · 7/7
///
/// > **Taunt Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Taunt**.
///
/// State: Todo
//~ TIME_850t todo 67b11736 fbc0b2b4
#[test]
#[ignore = "todo: TIME_850t Broll, Blood Fighter"]
fn TIME_850t_broll_blood_fighter() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_850t"),
            Cost("TIME_850t", 7),
            Stats("TIME_850t", 7, 7),
            Has("TIME_850t", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Valeera, Blood Fighter
///
/// `TIME_850t1` · Warrior minion · 7 mana · 7/7
///
/// > **Elusive Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Elusive**.
///
/// State: Todo
//~ TIME_850t1 todo ecf70eab 063305a3
#[test]
#[ignore = "todo: TIME_850t1 Valeera, Blood Fighter"]
fn TIME_850t1_valeera_blood_fighter() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_850t1"),
            Cost("TIME_850t1", 7),
            Stats("TIME_850t1", 7, 7),
            Has("TIME_850t1", GameTag::ELUSIVE),
            Unwritten,
        ],
    );
}

/// # Gladiatorial Combat
///
/// `TIME_870` · Warrior spell · 6 mana
///
/// > Summon a random minion from your deck. Summon a 5/5 Tiger with **Stealth** for your opponent.
///
/// State: Todo
//~ TIME_870 todo 0b78c1bf 45bb55b3
#[test]
#[ignore = "todo: TIME_870 Gladiatorial Combat"]
fn TIME_870_gladiatorial_combat() {
    check(CardClass::Warrior, &[Give("TIME_870"), Cost("TIME_870", 6), Unwritten]);
}

/// # Coliseum Tiger
///
/// `TIME_870t` · Warrior minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ TIME_870t vanilla bf2936ea ef544267
#[test]
fn TIME_870t_coliseum_tiger() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_870t"),
            Cost("TIME_870t", 5),
            Stats("TIME_870t", 5, 5),
            Has("TIME_870t", GameTag::STEALTH),
            Play("TIME_870t", Nothing),
            In(The("TIME_870t"), Zone::Play),
            Now(The("TIME_870t"), 5, 5),
            HasNow(The("TIME_870t"), GameTag::STEALTH),
        ],
    );
}

/// # Heir of Hereafter
///
/// `TIME_871` · Warrior minion · 5 mana · 2/6
///
/// > **Taunt Battlecry:** Gain +2/+2 for each damaged minion.
///
/// State: Todo
//~ TIME_871 todo 43d28136 ebe7974c
#[test]
#[ignore = "todo: TIME_871 Heir of Hereafter"]
fn TIME_871_heir_of_hereafter() {
    check(
        CardClass::Warrior,
        &[Give("TIME_871"), Cost("TIME_871", 5), Stats("TIME_871", 2, 6), Has("TIME_871", GameTag::TAUNT), Unwritten],
    );
}

/// # Undefeated Champion
///
/// `TIME_872` · Warrior minion · 8 mana · 13/13
///
/// > **Rush**. **Battlecry:** Fill your opponent's board with random 1-Cost minions.
///
/// State: Todo
//~ TIME_872 todo a68d00aa 1dac1b02
#[test]
#[ignore = "todo: TIME_872 Undefeated Champion"]
fn TIME_872_undefeated_champion() {
    check(
        CardClass::Warrior,
        &[Give("TIME_872"), Cost("TIME_872", 8), Stats("TIME_872", 13, 13), Has("TIME_872", GameTag::RUSH), Unwritten],
    );
}

/// # Unleash the Crocolisks
///
/// `TIME_873` · Warrior spell · 2 mana
///
/// > Gain 10 Armor. Summon two 2/3 Beasts for your opponent.
///
/// State: Todo
//~ TIME_873 todo e2b0e85f 0cd0bc5a
#[test]
#[ignore = "todo: TIME_873 Unleash the Crocolisks"]
fn TIME_873_unleash_the_crocolisks() {
    check(CardClass::Warrior, &[Give("TIME_873"), Cost("TIME_873", 2), Unwritten]);
}

/// # Coliseum Crocolisk
///
/// `TIME_873t` · Warrior minion · 2 mana · 2/3
///
/// State: Vanilla
//~ TIME_873t vanilla bbf300c0 688bf19d
#[test]
fn TIME_873t_coliseum_crocolisk() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_873t"),
            Cost("TIME_873t", 2),
            Stats("TIME_873t", 2, 3),
            Play("TIME_873t", Nothing),
            In(The("TIME_873t"), Zone::Play),
            Now(The("TIME_873t"), 2, 3),
        ],
    );
}
