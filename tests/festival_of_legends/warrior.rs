//! Warrior cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fa92c011

/// # Drum Soloist
///
/// `ETC_035` · Warrior minion · 5 mana · 5/5
///
/// > **Taunt Battlecry:** If you control no other minions, gain +2/+2 and **Rush**.
///
/// State: Derived
//~ derived ETC_035 da5c58a1 4d889c1e 043a3da2.9c4921b4
#[test]
fn ETC_035_drum_soloist() {
    check(
        CardClass::Warrior,
        &[
            Give("ETC_035"),
            Cost("ETC_035", 5),
            Stats("ETC_035", 5, 5),
            Has("ETC_035", GameTag::TAUNT),
            Enemy("CS2_182"),
            Play("ETC_035", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(0), 7, 7),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("ETC_035"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_035", Nothing),
            HasNot(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Drum Solo
///
/// `ETC_035e` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived ETC_035e 6c4a86b2 53eecc56 9e1f08f5.6d6ab056
#[test]
fn ETC_035e_drum_solo() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "ETC_035e"), Now(My(0), 7, 3)]);
}

/// # Rock Master Voone
///
/// `ETC_121` · Warrior minion · 3 mana · 4/3
///
/// > **Battlecry:** Copy each minion of a different type in your hand.
///
/// State: Todo
//~ todo ETC_121 eaf58553 633e8500 84ce0e0b.e3ca13ba
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
//~ todo ETC_355 cf1337cb c52959e1 fbc0b1e0.92544d4d
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
//~ todo ETC_363 35a3c9e2 6a92569b e78a651f.6e9ffedc
#[test]
#[ignore = "todo: ETC_363 Verse Riff"]
fn ETC_363_verse_riff() {
    check(CardClass::Warrior, &[Give("ETC_363"), Cost("ETC_363", 1), Unwritten]);
}

/// # Verse
///
/// `ETC_363e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived ETC_363e 24ed6c50 f782d650 6a3a727b.09ced50d
#[test]
fn ETC_363e_verse() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "ETC_363e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Chorus Riff
///
/// `ETC_364` · Warrior spell · 3 mana
///
/// > Draw a minion. Give it +3/+3. **Finale:** Play your last Riff.
///
/// State: Todo
//~ todo ETC_364 47f9f982 aba01ebb 304d30f3.f735d5d3
#[test]
#[ignore = "todo: ETC_364 Chorus Riff"]
fn ETC_364_chorus_riff() {
    check(CardClass::Warrior, &[Give("ETC_364"), Cost("ETC_364", 3), Unwritten]);
}

/// # Chorus
///
/// `ETC_364e` · Warrior enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived ETC_364e 0db69ae4 dc9c2369 22ce928b.b42c6980
#[test]
fn ETC_364e_chorus() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "ETC_364e"), Now(My(0), 8, 4)]);
}

/// # Bridge Riff
///
/// `ETC_365` · Warrior spell · 5 mana
///
/// > Summon a 3/4 Rocker with **Taunt** and a 4/3 with **Rush**. **Finale:** Play your last Riff.
///
/// State: Todo
//~ todo ETC_365 084e3966 d01f4ec7 aff2ab22.24725068
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
//~ vanilla ETC_365t c46bcccf d4250556 859b6c33.4b0c5d24
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
//~ vanilla ETC_365t2 eb9486ec 62187145 fb9384f5.57b12c28
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
//~ todo ETC_372 14ddabdc 9d95e41b 63720d96.5f73d243
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
//~ todo ETC_408 2357c580 2a3d0085 279ad683.46f2d2c3
#[test]
#[ignore = "todo: ETC_408 Power Slider"]
fn ETC_408_power_slider() {
    check(
        CardClass::Warrior,
        &[Give("ETC_408"), Cost("ETC_408", 3), Stats("ETC_408", 2, 3), Has("ETC_408", GameTag::RUSH), Unwritten],
    );
}

/// # Sliding
///
/// `ETC_408e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_408e 19d2ac46 ae8b4f2e 75ebe685.67341004
#[test]
fn ETC_408e_sliding() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "ETC_408e"), Now(My(0), 6, 2)]);
}

/// # Blackrock 'n' Roll
///
/// `ETC_417` · Warrior spell · Fire · 5 mana
///
/// > Give all minions in your deck Attack and Health equal to their Cost.
///
/// State: Todo
//~ todo ETC_417 d19282e0 2863d298 16eb4eff.51c775a3
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
/// State: Derived
//~ derived ETC_520 d1965982 bb34d7bd ecfad876.b48512ad
#[test]
fn ETC_520_kodohide_drumkit() {
    check(
        CardClass::Warrior,
        &[
            Give("ETC_520"),
            Cost("ETC_520", 4),
            Stats("ETC_520", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_520"),
            Play("CS2_106", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("ETC_520"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_520"),
            Play("EX1_606", Nothing),
            TagNow(Nth(3), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # Remixed Tuning Fork
///
/// `JAM_015` · Warrior weapon · 2 mana · 2/2 durability
///
/// > Gains an extra effect in your hand that changes each turn.
///
/// State: Derived
//~ derived JAM_015 b0bb3999 26c4fea8 f72180f9.fadeed8d
#[test]
fn JAM_015_remixed_tuning_fork() {
    check(
        CardClass::Warrior,
        &[
            Give("JAM_015"),
            Cost("JAM_015", 2),
            Stats("JAM_015", 2, 2),
            OnTop("JAM_015"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_015"),
            EndTurn,
            Force(Card("JAM_015t")),
            EndTurn,
            Is(Nth(1), "JAM_015t"),
        ],
    );
}

/// # Sharpened
///
/// `JAM_015e` · Warrior enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived JAM_015e 56ef684f dbd07f25 c61e5162.bf3d1612
#[test]
fn JAM_015e_sharpened() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "JAM_015e"), Now(My(0), 7, 1)]);
}

/// # Sharpened Tuning Fork
///
/// `JAM_015t` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Gain +2 Attack. *(Changes each turn.)*@**Battlecry:** Gain +2 Attack.
///
/// State: Derived
//~ derived JAM_015t 329e37ee 05597f60 56101a0a.265a3e47
#[test]
fn JAM_015t_sharpened_tuning_fork() {
    check(
        CardClass::Warrior,
        &[
            Give("JAM_015t"),
            Cost("JAM_015t", 2),
            Stats("JAM_015t", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_015t", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(0), 4, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("JAM_015t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_015t"),
            EndTurn,
            Force(Card("JAM_015t")),
            EndTurn,
            Is(Nth(0), "JAM_015t"),
        ],
    );
}

/// # Reinforced Tuning Fork
///
/// `JAM_015t2` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Gain 5 Armor. *(Changes each turn.)*@**Battlecry:** Gain 5 Armor.
///
/// State: Derived
//~ derived JAM_015t2 c6fc3713 95d8972e 4ccbb195.c7cccb85
#[test]
fn JAM_015t2_reinforced_tuning_fork() {
    check(
        CardClass::Warrior,
        &[
            Give("JAM_015t2"),
            Cost("JAM_015t2", 2),
            Stats("JAM_015t2", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_015t2", Nothing),
            Armor(Mine, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("JAM_015t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_015t2"),
            EndTurn,
            Force(Card("JAM_015t")),
            EndTurn,
            Is(Nth(0), "JAM_015t"),
        ],
    );
}

/// # Curved Tuning Fork
///
/// `JAM_015t3` · Warrior weapon · 2 mana · 2/2 durability
///
/// > Also damages minions adjacent to whomever your hero attacks. *(Changes each turn.)*@Also damages minions adjacent to whomever your hero attacks.
///
/// State: Todo
//~ todo JAM_015t3 3d617bc8 db8b02e8 daf0ee9b.f9df6221
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
/// State: Derived
//~ derived JAM_015t4 745de278 6f9e824a 5f868c7a.c2bbd766
#[test]
fn JAM_015t4_backup_tuning_fork() {
    check(
        CardClass::Warrior,
        &[
            Give("JAM_015t4"),
            Cost("JAM_015t4", 2),
            Stats("JAM_015t4", 2, 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("AT_069")),
            Play("JAM_015t4", Nothing),
            ChooseCard("AT_069"),
            Is(InHand(0), "AT_069"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 3, 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("JAM_015t4"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_017")),
            Play("JAM_015t4", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("JAM_015t4"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("JAM_015t4"),
            EndTurn,
            Force(Card("JAM_015t")),
            EndTurn,
            Is(Nth(0), "JAM_015t"),
        ],
    );
}

/// # Abyssal Bassist
///
/// `JAM_016` · Multi-class minion · 7 mana · 4/7
///
/// > **Taunt**, **Lifesteal** Costs (2) less for each weapon you've equipped this game.
///
/// State: Todo
//~ todo JAM_016 3f2083eb fe631ebc 44d7479e.84a0d55b
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
/// State: Done
//~ done JAM_017 0557247e - 94b57b11.003e202e
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

/// # Glaivetar Hero
///
/// `JAM_017e` · Demon Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived JAM_017e 1e5daa41 03607613 8c7bcd33.67341004
#[test]
fn JAM_017e_glaivetar_hero() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "JAM_017e"), Now(My(0), 6, 2)]);
}
