//! Warrior cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Drum Soloist
///
/// `ETC_035` · Warrior minion · 5 mana · 5/5
///
/// > **Taunt Battlecry:** If you control no other minions, gain +2/+2 and **Rush**.
///
/// State: Todo
//~ ETC_035 todo d96cc91c 6db67433
#[test]
#[ignore = "todo: ETC_035 Drum Soloist"]
fn ETC_035_drum_soloist() {
    check(
        CardClass::Warrior,
        &[Give("ETC_035"), Cost("ETC_035", 5), Stats("ETC_035", 5, 5), Has("ETC_035", GameTag::TAUNT), Unwritten],
    );
}

/// # Rock Master Voone
///
/// `ETC_121` · Warrior minion · 3 mana · 4/3
///
/// > **Battlecry:** Copy each minion of a different type in your hand.
///
/// State: Todo
//~ ETC_121 todo 1df29a57 03b6e6c9
#[test]
#[ignore = "todo: ETC_121 Rock Master Voone"]
fn ETC_121_rock_master_voone() {
    check(CardClass::Warrior, &[Give("ETC_121"), Cost("ETC_121", 3), Stats("ETC_121", 4, 3), Unwritten]);
}

/// # Razorfen Rockstar
///
/// `ETC_355` · Warrior minion · 1 mana · 1/3
///
/// > After you gain Armor, gain 2 more.
///
/// State: Todo
//~ ETC_355 todo e767d0ca 4119b998
#[test]
#[ignore = "todo: ETC_355 Razorfen Rockstar"]
fn ETC_355_razorfen_rockstar() {
    check(CardClass::Warrior, &[Give("ETC_355"), Cost("ETC_355", 1), Stats("ETC_355", 1, 3), Unwritten]);
}

/// # Verse Riff
///
/// `ETC_363` · Warrior spell · 1 mana
///
/// > Give your hero +2 Attack this turn. Gain 2 Armor. **Finale:** Play your last Riff.
///
/// State: Todo
//~ ETC_363 todo fdbdd75f ee34f375
#[test]
#[ignore = "todo: ETC_363 Verse Riff"]
fn ETC_363_verse_riff() {
    check(CardClass::Warrior, &[Give("ETC_363"), Cost("ETC_363", 1), Unwritten]);
}

/// # Chorus Riff
///
/// `ETC_364` · Warrior spell · 3 mana
///
/// > Draw a minion. Give it +3/+3. **Finale:** Play your last Riff.
///
/// State: Todo
//~ ETC_364 todo 7a74d530 ad63af3a
#[test]
#[ignore = "todo: ETC_364 Chorus Riff"]
fn ETC_364_chorus_riff() {
    check(CardClass::Warrior, &[Give("ETC_364"), Cost("ETC_364", 3), Unwritten]);
}

/// # Bridge Riff
///
/// `ETC_365` · Warrior spell · 5 mana
///
/// > Summon a 3/4 Rocker with **Taunt** and a 4/3 with **Rush**. **Finale:** Play your last Riff.
///
/// State: Todo
//~ ETC_365 todo 61fdfd34 e51e8b07
#[test]
#[ignore = "todo: ETC_365 Bridge Riff"]
fn ETC_365_bridge_riff() {
    check(CardClass::Warrior, &[Give("ETC_365"), Cost("ETC_365", 5), Unwritten]);
}

/// # Tough Rocker
///
/// `ETC_365t` · Warrior minion · 3 mana · 3/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ ETC_365t vanilla 1c7c739d 597b3206
#[test]
fn ETC_365t_tough_rocker() {
    check(
        CardClass::Warrior,
        &[
            Give("ETC_365t"),
            Cost("ETC_365t", 3),
            Stats("ETC_365t", 3, 4),
            Has("ETC_365t", GameTag::TAUNT),
            Play("ETC_365t", Nothing),
            In(The("ETC_365t"), Zone::Play),
            Now(The("ETC_365t"), 3, 4),
            HasNow(The("ETC_365t"), GameTag::TAUNT),
        ],
    );
}

/// # Hyped Rocker
///
/// `ETC_365t2` · Warrior minion · 3 mana · 4/3
///
/// > **Rush**
///
/// State: Vanilla
//~ ETC_365t2 vanilla 65ecfad1 7e525fb2
#[test]
fn ETC_365t2_hyped_rocker() {
    check(
        CardClass::Warrior,
        &[
            Give("ETC_365t2"),
            Cost("ETC_365t2", 3),
            Stats("ETC_365t2", 4, 3),
            Has("ETC_365t2", GameTag::RUSH),
            Play("ETC_365t2", Nothing),
            In(The("ETC_365t2"), Zone::Play),
            Now(The("ETC_365t2"), 4, 3),
            HasNow(The("ETC_365t2"), GameTag::RUSH),
        ],
    );
}

/// # Roaring Applause
///
/// `ETC_372` · Warrior spell · 2 mana
///
/// > Draw a card. Repeat for each minion of a different type you control.
///
/// State: Todo
//~ ETC_372 todo 8c7aa67b 38aceba0
#[test]
#[ignore = "todo: ETC_372 Roaring Applause"]
fn ETC_372_roaring_applause() {
    check(CardClass::Warrior, &[Give("ETC_372"), Cost("ETC_372", 2), Unwritten]);
}

/// # Power Slider
///
/// `ETC_408` · Warrior minion · 3 mana · 2/3
///
/// > **Rush**. **Battlecry:** Gain +1/+1 for each minion of a different type you've played this game.@ *(@)*
///
/// State: Todo
//~ ETC_408 todo 315cd175 2132e4cc
#[test]
#[ignore = "todo: ETC_408 Power Slider"]
fn ETC_408_power_slider() {
    check(
        CardClass::Warrior,
        &[Give("ETC_408"), Cost("ETC_408", 3), Stats("ETC_408", 2, 3), Has("ETC_408", GameTag::RUSH), Unwritten],
    );
}

/// # Blackrock 'n' Roll
///
/// `ETC_417` · Warrior spell · Fire · 5 mana
///
/// > Give all minions in your deck Attack and Health equal to their Cost.
///
/// State: Todo
//~ ETC_417 todo a20031e8 bcf508c5
#[test]
#[ignore = "todo: ETC_417 Blackrock 'n' Roll"]
fn ETC_417_blackrock_n_roll() {
    check(CardClass::Warrior, &[Give("ETC_417"), Cost("ETC_417", 5), Unwritten]);
}

/// # Kodohide Drumkit
///
/// `ETC_520` · Warrior weapon · 4 mana · 3/2 durability
///
/// > **Deathrattle:** Deal @ damage to all minions. *(Gain Armor while equipped to improve!)*
///
/// State: Todo
//~ ETC_520 todo b5ded3da fb1e6050
#[test]
#[ignore = "todo: ETC_520 Kodohide Drumkit"]
fn ETC_520_kodohide_drumkit() {
    check(CardClass::Warrior, &[Give("ETC_520"), Cost("ETC_520", 4), Stats("ETC_520", 3, 2), Unwritten]);
}

/// # Remixed Tuning Fork
///
/// `JAM_015` · Warrior weapon · 2 mana · 2/2 durability
///
/// > Gains an extra effect in your hand that changes each turn.
///
/// State: Todo
//~ JAM_015 todo ff829bf2 ab5aebaf
#[test]
#[ignore = "todo: JAM_015 Remixed Tuning Fork"]
fn JAM_015_remixed_tuning_fork() {
    check(CardClass::Warrior, &[Give("JAM_015"), Cost("JAM_015", 2), Stats("JAM_015", 2, 2), Unwritten]);
}

/// # Sharpened Tuning Fork
///
/// `JAM_015t` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Gain +2 Attack. *(Changes each turn.)*@**Battlecry:** Gain +2 Attack.
///
/// State: Todo
//~ JAM_015t todo d6f0c606 31e5b54d
#[test]
#[ignore = "todo: JAM_015t Sharpened Tuning Fork"]
fn JAM_015t_sharpened_tuning_fork() {
    check(CardClass::Warrior, &[Give("JAM_015t"), Cost("JAM_015t", 2), Stats("JAM_015t", 2, 2), Unwritten]);
}

/// # Reinforced Tuning Fork
///
/// `JAM_015t2` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Gain 5 Armor. *(Changes each turn.)*@**Battlecry:** Gain 5 Armor.
///
/// State: Todo
//~ JAM_015t2 todo f8da3ea1 c48ff05b
#[test]
#[ignore = "todo: JAM_015t2 Reinforced Tuning Fork"]
fn JAM_015t2_reinforced_tuning_fork() {
    check(CardClass::Warrior, &[Give("JAM_015t2"), Cost("JAM_015t2", 2), Stats("JAM_015t2", 2, 2), Unwritten]);
}

/// # Curved Tuning Fork
///
/// `JAM_015t3` · Warrior weapon · 2 mana · 2/2 durability
///
/// > Also damages minions adjacent to whomever your hero attacks. *(Changes each turn.)*@Also damages minions adjacent to whomever your hero attacks.
///
/// State: Todo
//~ JAM_015t3 todo 7bc981d6 e0d2753a
#[test]
#[ignore = "todo: JAM_015t3 Curved Tuning Fork"]
fn JAM_015t3_curved_tuning_fork() {
    check(CardClass::Warrior, &[Give("JAM_015t3"), Cost("JAM_015t3", 2), Stats("JAM_015t3", 2, 2), Unwritten]);
}

/// # Backup Tuning Fork
///
/// `JAM_015t4` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Battlecry: Discover** a **Taunt** minion. *(Changes each turn.)* @**Battlecry: Discover** a **Taunt** minion.
///
/// State: Todo
//~ JAM_015t4 todo 1ceb1c72 db58de05
#[test]
#[ignore = "todo: JAM_015t4 Backup Tuning Fork"]
fn JAM_015t4_backup_tuning_fork() {
    check(CardClass::Warrior, &[Give("JAM_015t4"), Cost("JAM_015t4", 2), Stats("JAM_015t4", 2, 2), Unwritten]);
}

/// # Abyssal Bassist
///
/// `JAM_016` · Multi-class minion · 7 mana · 4/7
///
/// > **Taunt**, **Lifesteal** Costs (2) less for each weapon you've equipped this game.
///
/// State: Todo
//~ JAM_016 todo c50eb473 b27c2b1e
#[test]
#[ignore = "todo: JAM_016 Abyssal Bassist"]
fn JAM_016_abyssal_bassist() {
    check(
        CardClass::Warrior,
        &[
            Give("JAM_016"),
            Cost("JAM_016", 7),
            Stats("JAM_016", 4, 7),
            Has("JAM_016", GameTag::LIFESTEAL),
            Has("JAM_016", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Through Fel and Flames
///
/// `JAM_017` · Multi-class spell · Fel · 0 mana
///
/// > Give a minion **Rush**. **Finale:** And +1/+1.
///
/// State: Todo
//~ JAM_017 todo b4387815 f0f3b6a7
#[test]
#[ignore = "todo: JAM_017 Through Fel and Flames"]
fn JAM_017_through_fel_and_flames() {
    check(CardClass::Warrior, &[Give("JAM_017"), Cost("JAM_017", 0), Unwritten]);
}
