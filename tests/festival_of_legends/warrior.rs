//! Warrior cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fa92c011

/// `ETC_121` · Warrior minion · 3 mana · 4/3
/// > **Battlecry:** Copy each minion of a different type in your hand.
///
/// State: Todo
//~ todo ETC_121 356f9054 cd354798 84ce0e0b.e3ca13ba
#[test]
#[ignore = "todo: Rock Master Voone"]
fn ETC_121_rock_master_voone() {
    unwritten("ETC_121");
}

/// `ETC_355` · Warrior minion · 1 mana · 1/3
/// > After you gain Armor, gain 2 more.
///
/// State: Todo
//~ todo ETC_355 5751d1af 34775f6d fbc0b1e0.92544d4d
#[test]
#[ignore = "todo: Razorfen Rockstar"]
fn ETC_355_razorfen_rockstar() {
    unwritten("ETC_355");
}

/// `ETC_363` · Warrior spell · 1 mana
/// > Give your hero +2 Attack this turn. Gain 2 Armor. **Finale:** Play your last Riff.
///
/// State: Todo
//~ todo ETC_363 565fd9fe 4335f080 e78a651f.6e9ffedc
#[test]
#[ignore = "todo: Verse Riff"]
fn ETC_363_verse_riff() {
    unwritten("ETC_363");
}

/// `ETC_364` · Warrior spell · 3 mana
/// > Draw a minion. Give it +3/+3. **Finale:** Play your last Riff.
///
/// State: Todo
//~ todo ETC_364 beca6acf 98843408 304d30f3.f735d5d3
#[test]
#[ignore = "todo: Chorus Riff"]
fn ETC_364_chorus_riff() {
    unwritten("ETC_364");
}

/// `ETC_365` · Warrior spell · 5 mana
/// > Summon a 3/4 Rocker with **Taunt** and a 4/3 with **Rush**. **Finale:** Play your last Riff.
///
/// State: Todo
//~ todo ETC_365 6f7ff80a 9848bb2f aff2ab22.24725068
#[test]
#[ignore = "todo: Bridge Riff"]
fn ETC_365_bridge_riff() {
    unwritten("ETC_365");
}

/// `ETC_372` · Warrior spell · 2 mana
/// > Draw a card. Repeat for each minion of a different type you control.
///
/// State: Todo
//~ todo ETC_372 a48bdb4e 40621aed 63720d96.5f73d243
#[test]
#[ignore = "todo: Roaring Applause"]
fn ETC_372_roaring_applause() {
    unwritten("ETC_372");
}

/// `ETC_408` · Warrior minion · 3 mana · 2/3
/// > **Rush**. **Battlecry:** Gain +1/+1 for each minion of a different type you've played this game.@ *(@)*
///
/// State: Todo
//~ todo ETC_408 90be0f3b 298e3746 279ad683.46f2d2c3
#[test]
#[ignore = "todo: Power Slider"]
fn ETC_408_power_slider() {
    unwritten("ETC_408");
}

/// `ETC_417` · Warrior spell · Fire · 5 mana
/// > Give all minions in your deck Attack and Health equal to their Cost.
///
/// State: Todo
//~ todo ETC_417 5819346e 400b4d70 16eb4eff.51c775a3
#[test]
#[ignore = "todo: Blackrock 'n' Roll"]
fn ETC_417_blackrock_n_roll() {
    unwritten("ETC_417");
}

/// `JAM_015t3` · Warrior weapon · 2 mana · 2/2 durability
/// > Also damages minions adjacent to whomever your hero attacks. *(Changes each turn.)*@Also damages minions adjacent to whomever your hero attacks.
///
/// State: Todo
//~ todo JAM_015t3 7cf38186 3df9ec15 daf0ee9b.f9df6221
#[test]
#[ignore = "todo: Curved Tuning Fork"]
fn JAM_015t3_curved_tuning_fork() {
    unwritten("JAM_015t3");
}

/// `JAM_016` · Multi-class minion · 7 mana · 4/7
/// > **Taunt**, **Lifesteal** Costs (2) less for each weapon you've equipped this game.
///
/// State: Todo
//~ todo JAM_016 79d7c295 95f5523a 44d7479e.84a0d55b
#[test]
#[ignore = "todo: Abyssal Bassist"]
fn JAM_016_abyssal_bassist() {
    unwritten("JAM_016");
}

/// `JAM_017` · Multi-class spell · Fel · 0 mana
/// > Give a minion **Rush**. **Finale:** And +1/+1.
///
/// State: Done
//~ done JAM_017 7268ba2e - 94b57b11.003e202e
#[test]
fn JAM_017_through_fel_and_flames() {
    check(
        CardClass::Warrior,
        &[
            Give("JAM_017"),
            Cost("JAM_017", 0),
            Give("CS2_231"),
            Play("CS2_231", Nothing),
            Play("JAM_017", On(Nth(1))),
            Now(Nth(1), 1, 1),
            HasNow(Nth(1), GameTag::RUSH),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_231"),
            Friend("CS2_231"),
            Crystals(0),
            Play("JAM_017", On(Nth(0))),
            Now(Nth(0), 2, 2),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(1), 1, 1),
            HasNot(Nth(1), GameTag::RUSH),
        ],
    );
}
