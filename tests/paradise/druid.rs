//! Druid cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 030ea583

/// `VAC_517` · Druid location · 3 mana · 0 uses
/// > **Discover** a **Taunt** minion. After you gain Armor, reopen this.
///
/// State: Done
//~ done VAC_517 08d87794 - f4d413b0.59683ab9
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

/// `VAC_519` · Druid minion · 5 mana · 5/5
/// > **Mage Tourist Battlecry:** In 3 turns, replay every spell you've cast between now and then.
///
/// State: Todo
//~ todo VAC_519 f6b59f11 8efaebd3 33d65f10.8e8f6c95
#[test]
#[ignore = "todo: Mistah Vistah"]
fn VAC_519_mistah_vistah() {
    unwritten("VAC_519");
}

/// `VAC_519t3` · Druid spell · 0 mana
/// > In 3 turns, recast every spell you played while this was in play.
///
/// State: Todo
//~ todo VAC_519t3 9111112b d644a1b0 7a2cade1.d0800431
#[test]
#[ignore = "todo: Scenic Vista"]
fn VAC_519t3_scenic_vista() {
    unwritten("VAC_519t3");
}

/// `VAC_907` · Druid spell · Arcane · 8 mana
/// > **Choose Thrice -** Draw 2 cards; Gain 5 Armor; Refresh 3 Mana Crystals.
///
/// State: Todo
//~ todo VAC_907 7ac3df87 783afdda c27bddf0.2ac3bd33
#[test]
#[ignore = "todo: Sleep Under the Stars"]
fn VAC_907_sleep_under_the_stars() {
    unwritten("VAC_907");
}

/// `VAC_948` · Druid spell · 8 mana
/// > Resurrect three of your different highest Cost **Taunt** minions.
///
/// State: Todo
//~ todo VAC_948 bfe6b478 63256421 f0361dfa.f38696a7
#[test]
#[ignore = "todo: Hydration Station"]
fn VAC_948_hydration_station() {
    unwritten("VAC_948");
}

/// `VAC_949` · Druid spell · 3 mana
/// > Increase your maximum Mana by 3 and gain an empty Mana Crystal.
///
/// State: Todo
//~ todo VAC_949 8cabf523 30f4493c b3168534.7414e2b5
#[test]
#[ignore = "todo: New Heights"]
fn VAC_949_new_heights() {
    unwritten("VAC_949");
}

/// `WORK_024` · Druid spell · Nature · 2 mana
/// > Get two 3/3 Bears with **Taunt**. Each turn they are in your hand, they gain +1/+1.
///
/// State: Todo
//~ todo WORK_024 151c851d 1c1a1f84 193dc569.3230d177
#[test]
#[ignore = "todo: Handle with Bear"]
fn WORK_024_handle_with_bear() {
    unwritten("WORK_024");
}

/// `WORK_024t` · Druid minion · 3 mana · 3/3
/// > **Taunt** At the start of your turn, if this is in your hand, gain +1/+1.
///
/// State: Todo
//~ todo WORK_024t 319bae27 e1d71741 ae1a9202.18764d8f
#[test]
#[ignore = "todo: Careful Bear"]
fn WORK_024t_careful_bear() {
    unwritten("WORK_024t");
}

/// `WORK_025` · Druid minion · 4 mana · 2/1
/// > Rush**, Taunt Choose Thrice -** Gain +2 Attack; or +2 Health.
///
/// State: Todo
//~ todo WORK_025 8a33d489 6876c594 ce637e4c.7eb9816e
#[test]
#[ignore = "todo: Number Cruncher"]
fn WORK_025_number_cruncher() {
    unwritten("WORK_025");
}

/// `WORK_025a` · Druid spell · 4 mana
/// > +2 Attack.
///
/// State: Todo
//~ todo WORK_025a 3788eb8f d1389103 7e5ba2a1.bf3d1612
#[test]
#[ignore = "todo: Aggressive Projections"]
fn WORK_025a_aggressive_projections() {
    unwritten("WORK_025a");
}

/// `WORK_025b` · Druid spell · 4 mana
/// > +2 Health.
///
/// State: Todo
//~ todo WORK_025b b89a4fb8 00b3ec39 ac1537b9.9f1b69f0
#[test]
#[ignore = "todo: Conservative Forecast"]
fn WORK_025b_conservative_forecast() {
    unwritten("WORK_025b");
}

/// `WORK_050` · Druid spell · Nature · 4 mana
/// > Draw two minions. Give them +2/+2. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_050 01d01331 c89f0a71 6d247d3b.f265dece
#[test]
#[ignore = "todo: Un'Goro Brochure"]
fn WORK_050_un_goro_brochure() {
    unwritten("WORK_050");
}

/// `WORK_050t` · Druid spell · Arcane · 4 mana
/// > Draw two spells. They cost (1) less. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_050t 6db38a55 0e3f2062 7bb4d5aa.51a51cc4
#[test]
#[ignore = "todo: Dalaran Brochure"]
fn WORK_050t_dalaran_brochure() {
    unwritten("WORK_050t");
}
