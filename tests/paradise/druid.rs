//! Druid cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 030ea583

/// Hiking Trail · Location · 3 mana · 0 uses · **Discover** a **Taunt** minion. After you gain Armor, reopen this.
//~ done VAC_517 - f6a7ab4d -
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

/// Mistah Vistah · Minion · 5 mana · 5/5 · **Mage Tourist Battlecry:** In 3 turns, replay every spell you've cast between now and then.
//~ todo VAC_519 8efaebd3 12cb23ce -
#[test]
#[ignore = "todo: Mistah Vistah"]
fn VAC_519_mistah_vistah() {
    unwritten("VAC_519");
}

/// Scenic Vista · Spell · 0 mana · In 3 turns, recast every spell you played while this was in play.
//~ todo VAC_519t3 d644a1b0 2c0bb004 -
#[test]
#[ignore = "todo: Scenic Vista"]
fn VAC_519t3_scenic_vista() {
    unwritten("VAC_519t3");
}

/// Sleep Under the Stars · Spell · Arcane · 8 mana · **Choose Thrice -** Draw 2 cards; Gain 5 Armor; Refresh 3 Mana Crystals.
//~ todo VAC_907 783afdda 9ba87935 -
#[test]
#[ignore = "todo: Sleep Under the Stars"]
fn VAC_907_sleep_under_the_stars() {
    unwritten("VAC_907");
}

/// Hydration Station · Spell · 8 mana · Resurrect three of your different highest Cost **Taunt** minions.
//~ todo VAC_948 63256421 8e14e55a -
#[test]
#[ignore = "todo: Hydration Station"]
fn VAC_948_hydration_station() {
    unwritten("VAC_948");
}

/// New Heights · Spell · 3 mana · Increase your maximum Mana by 3 and gain an empty Mana Crystal.
//~ todo VAC_949 30f4493c 3fb204e6 -
#[test]
#[ignore = "todo: New Heights"]
fn VAC_949_new_heights() {
    unwritten("VAC_949");
}

/// Handle with Bear · Spell · Nature · 2 mana · Get two 3/3 Bears with **Taunt**. Each turn they are in your hand, they gain +1/+1.
//~ todo WORK_024 1c1a1f84 a3b36dfb -
#[test]
#[ignore = "todo: Handle with Bear"]
fn WORK_024_handle_with_bear() {
    unwritten("WORK_024");
}

/// Careful Bear · Minion · Beast · 3 mana · 3/3 · **Taunt** At the start of your turn, if this is in your hand, gain +1/+1.
//~ todo WORK_024t e1d71741 006743a4 -
#[test]
#[ignore = "todo: Careful Bear"]
fn WORK_024t_careful_bear() {
    unwritten("WORK_024t");
}

/// Number Cruncher · Minion · Beast · 4 mana · 2/1 · **Rush, Taunt Choose Thrice -** Gain +2 Attack; or +2 Health.
//~ todo WORK_025 6876c594 b4c9bd35 -
#[test]
#[ignore = "todo: Number Cruncher"]
fn WORK_025_number_cruncher() {
    unwritten("WORK_025");
}

/// Aggressive Projections · Spell · 4 mana · \+2 Attack.
//~ todo WORK_025a d1389103 a58beb46 -
#[test]
#[ignore = "todo: Aggressive Projections"]
fn WORK_025a_aggressive_projections() {
    unwritten("WORK_025a");
}

/// Conservative Forecast · Spell · 4 mana · \+2 Health.
//~ todo WORK_025b 00b3ec39 6ccee7b3 -
#[test]
#[ignore = "todo: Conservative Forecast"]
fn WORK_025b_conservative_forecast() {
    unwritten("WORK_025b");
}

/// Un'Goro Brochure · Spell · Nature · 4 mana · Draw two minions. Give them +2/+2. *(Flips each turn.)*
//~ todo WORK_050 c89f0a71 27fc6130 -
#[test]
#[ignore = "todo: Un'Goro Brochure"]
fn WORK_050_un_goro_brochure() {
    unwritten("WORK_050");
}

/// Dalaran Brochure · Spell · Arcane · 4 mana · Draw two spells. They cost (1) less. *(Flips each turn.)*
//~ todo WORK_050t 0e3f2062 5a6954ef -
#[test]
#[ignore = "todo: Dalaran Brochure"]
fn WORK_050t_dalaran_brochure() {
    unwritten("WORK_050t");
}
