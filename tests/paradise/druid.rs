//! Druid cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 030ea583

/// # Cruise Captain Lora
///
/// `VAC_506` · Druid minion · 6 mana · 4/5
///
/// > **Battlecry:** Summon 2 random locations.
///
/// State: Derived
//~ derived VAC_506 df1b626f 15ab85b9 0d771288.7b87b582
#[test]
fn VAC_506_cruise_captain_lora() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_506"),
            Cost("VAC_506", 6),
            Stats("VAC_506", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BE_251")),
            Force(Card("BE_251")),
            Play("VAC_506", Nothing),
            BoardCount(Mine, 4),
            In(The("BE_251"), Zone::Play),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("VAC_506"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("VAC_506", Nothing)],
    );
}

/// # Trail Mix
///
/// `VAC_508` · Druid spell · Nature · 2 mana
///
/// > Gain 2 Mana Crystals next turn only.
///
/// State: Derived
//~ derived VAC_508 b606d746 f9415677 ecac8c58.2335a8cf
#[test]
fn VAC_508_trail_mix() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_508"),
            Cost("VAC_508", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("VAC_508", Nothing),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Dozing Dragon
///
/// `VAC_511` · Druid minion · 5 mana · 3/5
///
/// > **Dormant** for 2 turns. While **Dormant**, summon a 3/5 Dragon with **Taunt** at the end of your turn.
///
/// State: Derived
//~ derived VAC_511 472dd0e6 8ac80444 a2c705b2.a35e0a50
#[test]
fn VAC_511_dozing_dragon() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_511"),
            Cost("VAC_511", 5),
            Stats("VAC_511", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_511", Nothing),
            EndTurn,
            BoardCount(Mine, 3),
            HasNow(Nth(0), GameTag::DORMANT),
            HasNot(The("VAC_511t"), GameTag::DORMANT),
            In(The("VAC_511t"), Zone::Play),
            Now(The("VAC_511t"), 3, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("VAC_511"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_511", Nothing),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 3),
            HasNow(Nth(0), GameTag::DORMANT),
            HasNot(The("VAC_511t"), GameTag::DORMANT),
            In(The("VAC_511t"), Zone::Play),
            Now(The("VAC_511t"), 3, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("VAC_511"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_511", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            BoardCount(Mine, 4),
            HasNot(Nth(0), GameTag::DORMANT),
            HasNot(The("VAC_511t"), GameTag::DORMANT),
            In(The("VAC_511t"), Zone::Play),
            Now(The("VAC_511t"), 3, 5),
        ],
    );
}

/// # Restless Whelp
///
/// `VAC_511t` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAC_511t 240921fb ac6152ff c8b44dea.4b0c5d24
#[test]
fn VAC_511t_restless_whelp() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_511t"),
            Cost("VAC_511t", 4),
            Stats("VAC_511t", 3, 5),
            Has("VAC_511t", GameTag::TAUNT),
            Play("VAC_511t", Nothing),
            In(The("VAC_511t"), Zone::Play),
            Now(The("VAC_511t"), 3, 5),
            HasNow(The("VAC_511t"), GameTag::TAUNT),
        ],
    );
}

/// # Hiking Trail
///
/// `VAC_517` · Druid location · 3 mana · 0 uses
///
/// > **Discover** a **Taunt** minion. After you gain Armor, reopen this.
///
/// State: Done
//~ done VAC_517 0e65039e - f4d413b0.59683ab9
#[test]
fn VAC_517_hiking_trail() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_517"),
            Cost("VAC_517", 3),
            Friend("VAC_517"),
            Force(Card("CS2_179")),
            Never(Card("CS2_182")),
            Use(My(0), 0, Nothing),
            ChooseCard("CS2_179"),
            HandCount(Mine, 2),
            Is(InHand(1), "CS2_179"),
            CannotAct(My(0)),
            Play("CS2_005", Nothing),
            Use(My(0), 0, Nothing),
            Choose(0),
            HandCount(Mine, 3),
            CannotAct(My(0)),
        ],
    );
}

/// # Tortollan Traveler
///
/// `VAC_518` · Druid minion · 3 mana · 1/5
///
/// > **Taunt Deathrattle:** Draw another **Taunt** minion. Reduce its Cost by (2).
///
/// State: Derived
//~ derived VAC_518 cb8a31e4 42ac31c1 c321e482.8686b151
#[test]
fn VAC_518_tortollan_traveler() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_518"),
            Cost("VAC_518", 3),
            Stats("VAC_518", 1, 5),
            Has("VAC_518", GameTag::TAUNT),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("VAC_518"),
            Kill(Nth(10)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 0),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 2),
        ],
    );
}

/// # Travelling
///
/// `VAC_518e` · Druid enchantment
///
/// > Costs (2) less
///
/// State: Derived
//~ derived VAC_518e f45f16a9 b217368e ef584efd.6c32834d
#[test]
fn VAC_518e_travelling() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "VAC_518e"), CostNow(Nth(0), 1)]);
}

/// # Mistah Vistah
///
/// `VAC_519` · Druid minion · 5 mana · 5/5
///
/// > **Mage Tourist Battlecry:** In 3 turns, replay every spell you've cast between now and then.
///
/// State: Todo
//~ todo VAC_519 62b9f263 dcf9e94f 33d65f10.8e8f6c95
#[test]
#[ignore = "todo: VAC_519 Mistah Vistah"]
fn VAC_519_mistah_vistah() {
    check(CardClass::Druid, &[Give("VAC_519"), Cost("VAC_519", 5), Stats("VAC_519", 5, 5), Unwritten]);
}

/// # Scenic Vista
///
/// `VAC_519t3` · Druid spell · 0 mana
///
/// > In 3 turns, recast every spell you played while this was in play.
///
/// State: Todo
//~ todo VAC_519t3 1a9e9811 a29c1853 7a2cade1.d0800431
#[test]
#[ignore = "todo: VAC_519t3 Scenic Vista"]
fn VAC_519t3_scenic_vista() {
    check(CardClass::Druid, &[Give("VAC_519t3"), Cost("VAC_519t3", 0), Unwritten]);
}

/// # Sleep Under the Stars
///
/// `VAC_907` · Druid spell · Arcane · 8 mana
///
/// > **Choose Thrice -** Draw 2 cards; Gain 5 Armor; Refresh 3 Mana Crystals.
///
/// State: Todo
//~ todo VAC_907 221b19e8 bd925401 c27bddf0.2ac3bd33
#[test]
#[ignore = "todo: VAC_907 Sleep Under the Stars"]
fn VAC_907_sleep_under_the_stars() {
    check(CardClass::Druid, &[Give("VAC_907"), Cost("VAC_907", 8), Unwritten]);
}

/// # Cat Constellation
///
/// `VAC_907t1` · Druid spell · Arcane · 8 mana
///
/// > Draw 2 cards.
///
/// State: Derived
//~ derived VAC_907t1 78555ef2 e51aaac5 04265f97.021f85ea
#[test]
fn VAC_907t1_cat_constellation() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_907t1"),
            Cost("VAC_907t1", 8),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_907t1", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Bear Constellation
///
/// `VAC_907t2` · Druid spell · Arcane · 8 mana
///
/// > Gain 5 Armor.
///
/// State: Derived
//~ derived VAC_907t2 33286925 8d51eebc 4dae8718.82159d09
#[test]
fn VAC_907t2_bear_constellation() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_907t2"),
            Cost("VAC_907t2", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_907t2", Nothing),
            Armor(Mine, 5),
        ],
    );
}

/// # Moonkin Constellation
///
/// `VAC_907t3` · Druid spell · Arcane · 8 mana
///
/// > Refresh 3 Mana Crystals.
///
/// State: Derived
//~ derived VAC_907t3 2c1e06ed 54a10f8a e4a4cfef.47b3b4de
#[test]
fn VAC_907t3_moonkin_constellation() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_907t3"),
            Cost("VAC_907t3", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("VAC_907t3", Nothing),
            Mana(5),
        ],
    );
}

/// # Hydration Station
///
/// `VAC_948` · Druid spell · 8 mana
///
/// > Resurrect three of your different highest Cost **Taunt** minions.
///
/// State: Todo
//~ todo VAC_948 3ff87e56 725b590d f0361dfa.f38696a7
#[test]
#[ignore = "todo: VAC_948 Hydration Station"]
fn VAC_948_hydration_station() {
    check(CardClass::Druid, &[Give("VAC_948"), Cost("VAC_948", 8), Unwritten]);
}

/// # New Heights
///
/// `VAC_949` · Druid spell · 3 mana
///
/// > Increase your maximum Mana by 3 and gain an empty Mana Crystal.
///
/// State: Todo
//~ todo VAC_949 8f7565d1 e9e72418 b3168534.7414e2b5
#[test]
#[ignore = "todo: VAC_949 New Heights"]
fn VAC_949_new_heights() {
    check(CardClass::Druid, &[Give("VAC_949"), Cost("VAC_949", 3), Unwritten]);
}

/// # Bouldering Buddy
///
/// `VAC_950` · Druid minion · 7 mana · 6/7
///
/// > **Rush, Taunt** Costs (1) if you have at least 10 Mana Crystals.
///
/// State: Derived
//~ derived VAC_950 6431e723 79dff31f 00a0897e.79f2bfe6
#[test]
fn VAC_950_bouldering_buddy() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_950"),
            Cost("VAC_950", 7),
            Stats("VAC_950", 6, 7),
            Has("VAC_950", GameTag::RUSH),
            Has("VAC_950", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_950"),
            CostNow(Nth(0), 1),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("VAC_950"), Friend("CS2_182"), Enemy("CS2_182"), Crystals(7), Friend("VAC_950"), CostNow(Nth(0), 7)],
    );
}

/// # Handle with Bear
///
/// `WORK_024` · Druid spell · Nature · 2 mana
///
/// > Get two 3/3 Bears with **Taunt**. Each turn they are in your hand, they gain +1/+1.
///
/// State: Todo
//~ todo WORK_024 4252fc89 70bdce85 193dc569.3230d177
#[test]
#[ignore = "todo: WORK_024 Handle with Bear"]
fn WORK_024_handle_with_bear() {
    check(CardClass::Druid, &[Give("WORK_024"), Cost("WORK_024", 2), Unwritten]);
}

/// # Careful Bear
///
/// `WORK_024t` · Druid minion · 3 mana · 3/3
///
/// > **Taunt** At the start of your turn, if this is in your hand, gain +1/+1.
///
/// State: Todo
//~ todo WORK_024t e011461e 9f04b45f ae1a9202.18764d8f
#[test]
#[ignore = "todo: WORK_024t Careful Bear"]
fn WORK_024t_careful_bear() {
    check(
        CardClass::Druid,
        &[
            Give("WORK_024t"),
            Cost("WORK_024t", 3),
            Stats("WORK_024t", 3, 3),
            Has("WORK_024t", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Number Cruncher
///
/// `WORK_025` · Druid minion · 4 mana · 2/1
///
/// > Rush**, Taunt Choose Thrice -** Gain +2 Attack; or +2 Health.
///
/// State: Todo
//~ todo WORK_025 26551c66 9f703bfb ce637e4c.7eb9816e
#[test]
#[ignore = "todo: WORK_025 Number Cruncher"]
fn WORK_025_number_cruncher() {
    check(
        CardClass::Druid,
        &[
            Give("WORK_025"),
            Cost("WORK_025", 4),
            Stats("WORK_025", 2, 1),
            Has("WORK_025", GameTag::RUSH),
            Has("WORK_025", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Aggressive Projections
///
/// `WORK_025a` · Druid spell · 4 mana
///
/// > +2 Attack.
///
/// State: Todo
//~ todo WORK_025a 44c8b37d c26666e8 7e5ba2a1.bf3d1612
#[test]
#[ignore = "todo: WORK_025a Aggressive Projections"]
fn WORK_025a_aggressive_projections() {
    check(CardClass::Druid, &[Give("WORK_025a"), Cost("WORK_025a", 4), Unwritten]);
}

/// # Aggressive Projections
///
/// `WORK_025ae` · Druid enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived WORK_025ae bbbeaf12 3c80f92d 453b45a1.bf3d1612
#[test]
fn WORK_025ae_aggressive_projections() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "WORK_025ae"), Now(My(0), 7, 1)]);
}

/// # Conservative Forecast
///
/// `WORK_025b` · Druid spell · 4 mana
///
/// > +2 Health.
///
/// State: Todo
//~ todo WORK_025b f48da5b2 62e27baf ac1537b9.9f1b69f0
#[test]
#[ignore = "todo: WORK_025b Conservative Forecast"]
fn WORK_025b_conservative_forecast() {
    check(CardClass::Druid, &[Give("WORK_025b"), Cost("WORK_025b", 4), Unwritten]);
}

/// # Conservative Forecast
///
/// `WORK_025be` · Druid enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived WORK_025be a808aaae c5fd39a1 e1b9fe1f.9f1b69f0
#[test]
fn WORK_025be_conservative_forecast() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "WORK_025be"), Now(My(0), 5, 3)]);
}

/// # Un'Goro Brochure
///
/// `WORK_050` · Druid spell · Nature · 4 mana
///
/// > Draw two minions. Give them +2/+2. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_050 f1daf28a 863ece4a 6d247d3b.f265dece
#[test]
#[ignore = "todo: WORK_050 Un'Goro Brochure"]
fn WORK_050_un_goro_brochure() {
    check(CardClass::Druid, &[Give("WORK_050"), Cost("WORK_050", 4), Unwritten]);
}

/// # Exotic Destination
///
/// `WORK_050e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived WORK_050e 346a0731 b7bb8fb7 cef34642.6d6ab056
#[test]
fn WORK_050e_exotic_destination() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "WORK_050e"), Now(My(0), 7, 3)]);
}

/// # Dalaran Brochure
///
/// `WORK_050t` · Druid spell · Arcane · 4 mana
///
/// > Draw two spells. They cost (1) less. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_050t c4eb282c 8c7b958d 7bb4d5aa.51a51cc4
#[test]
#[ignore = "todo: WORK_050t Dalaran Brochure"]
fn WORK_050t_dalaran_brochure() {
    check(CardClass::Druid, &[Give("WORK_050t"), Cost("WORK_050t", 4), Unwritten]);
}
