//! Druid cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Press the Advantage
///
/// `END_007` · Multi-class spell · 2 mana
///
/// > Deal $1 damage. Give your hero +1 Attack this turn. Draw 1 card. Gain 1 Armor.
///
/// State: Todo
//~ END_007 todo 9152f147 71cb0b50
#[test]
#[ignore = "todo: END_007 Press the Advantage"]
fn END_007_press_the_advantage() {
    check(CardClass::Druid, &[Give("END_007"), Cost("END_007", 2), Unwritten]);
}

/// # Enduring Roach
///
/// `END_008` · Multi-class minion · 3 mana · 3/4
///
/// > After you use your Hero Power, refresh 2 Mana Crystals.
///
/// State: Todo
//~ END_008 todo e6d1b02b a7df032e
#[test]
#[ignore = "todo: END_008 Enduring Roach"]
fn END_008_enduring_roach() {
    check(CardClass::Druid, &[Give("END_008"), Cost("END_008", 3), Stats("END_008", 3, 4), Unwritten]);
}

/// # Splintered Reality
///
/// `END_009` · Druid spell · Nature · 4 mana
///
/// > Summon two 2/2 Treants. They gain +1/+1 for each friendly Treant that died this game.@ *(@)*
///
/// State: Todo
//~ END_009 todo 19013e3a ef52f842
#[test]
#[ignore = "todo: END_009 Splintered Reality"]
fn END_009_splintered_reality() {
    check(CardClass::Druid, &[Give("END_009"), Cost("END_009", 4), Unwritten]);
}

/// # Treant
///
/// `END_009t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ END_009t vanilla 83640722 550bbe2d
#[test]
fn END_009t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("END_009t"),
            Cost("END_009t", 1),
            Stats("END_009t", 2, 2),
            Play("END_009t", Nothing),
            In(The("END_009t"), Zone::Play),
            Now(The("END_009t"), 2, 2),
        ],
    );
}

/// # Twilight Timereaver
///
/// `END_010` · Multi-class minion · 6 mana · 5/5
///
/// > **Choose One -** Set the Attack of all other minions to 1; or Health to 1.
///
/// State: Todo
//~ END_010 todo 0f1ab622 88b4613a
#[test]
#[ignore = "todo: END_010 Twilight Timereaver"]
fn END_010_twilight_timereaver() {
    check(CardClass::Druid, &[Give("END_010"), Cost("END_010", 6), Stats("END_010", 5, 5), Unwritten]);
}

/// # Finite Will
///
/// `END_010a` · Multi-class spell · 6 mana
///
/// > Set the Attack of all other minions to 1.
///
/// State: Todo
//~ END_010a todo 37aad9a5 3706cb6f
#[test]
#[ignore = "todo: END_010a Finite Will"]
fn END_010a_finite_will() {
    check(CardClass::Druid, &[Give("END_010a"), Cost("END_010a", 6), Unwritten]);
}

/// # Finite Resolve
///
/// `END_010b` · Multi-class spell · 6 mana
///
/// > Set the Health of all other minions to 1.
///
/// State: Todo
//~ END_010b todo 802eb207 98c1856b
#[test]
#[ignore = "todo: END_010b Finite Resolve"]
fn END_010b_finite_resolve() {
    check(CardClass::Druid, &[Give("END_010b"), Cost("END_010b", 6), Unwritten]);
}

/// # Acceleration Aura
///
/// `END_011` · Multi-class spell · Holy · 2 mana
///
/// > At the start of your turn, gain a temporary Mana Crystal. Lasts @ turns.
///
/// State: Todo
//~ END_011 todo 0a1469cc f41d076e
#[test]
#[ignore = "todo: END_011 Acceleration Aura"]
fn END_011_acceleration_aura() {
    check(CardClass::Druid, &[Give("END_011"), Cost("END_011", 2), Unwritten]);
}

/// # Contingency
///
/// `TIME_023` · Druid spell · 3 mana
///
/// > Draw the bottom two cards from your deck.
///
/// State: Todo
//~ TIME_023 todo 4adde99b f5c90aaa
#[test]
#[ignore = "todo: TIME_023 Contingency"]
fn TIME_023_contingency() {
    check(CardClass::Druid, &[Give("TIME_023"), Cost("TIME_023", 3), Unwritten]);
}

/// # Druid of Regrowth
///
/// `TIME_033` · Druid minion · 6 mana · 3/5
///
/// > **Rewind Battlecry:** Cast 2 random Nature spells.
///
/// State: Todo
//~ TIME_033 todo 63755c57 a7eb50f8
#[test]
#[ignore = "todo: TIME_033 Druid of Regrowth"]
fn TIME_033_druid_of_regrowth() {
    check(CardClass::Druid, &[Give("TIME_033"), Cost("TIME_033", 6), Stats("TIME_033", 3, 5), Unwritten]);
}

/// # Lady Azshara
///
/// `TIME_211` · Druid minion · 5 mana · 5/5
///
/// > **Fabled**. **Choose One -** Empower Zin-Azshari; or The Well of Eternity. *(The other gets destroyed!)*
///
/// State: Todo
//~ TIME_211 todo e88ca199 14988fa6
#[test]
#[ignore = "todo: TIME_211 Lady Azshara"]
fn TIME_211_lady_azshara() {
    check(CardClass::Druid, &[Give("TIME_211"), Cost("TIME_211", 5), Stats("TIME_211", 5, 5), Unwritten]);
}

/// # Empower Zin-Azshari
///
/// `TIME_211a` · Druid spell · 5 mana
///
/// > The minions summoned by Zin-Azshari will have doubled stats. Destroy The Well of Eternity.
///
/// State: Todo
//~ TIME_211a todo b07b5c11 78e4b860
#[test]
#[ignore = "todo: TIME_211a Empower Zin-Azshari"]
fn TIME_211a_empower_zin_azshari() {
    check(CardClass::Druid, &[Give("TIME_211a"), Cost("TIME_211a", 5), Unwritten]);
}

/// # Empower the Well
///
/// `TIME_211b` · Druid spell · 5 mana
///
/// > The spells created by The Well of Eternity will cast twice. Destroy Zin-Azshari.
///
/// State: Todo
//~ TIME_211b todo 29a9f80b cebf692b
#[test]
#[ignore = "todo: TIME_211b Empower the Well"]
fn TIME_211b_empower_the_well() {
    check(CardClass::Druid, &[Give("TIME_211b"), Cost("TIME_211b", 5), Unwritten]);
}

/// # The Well of Eternity
///
/// `TIME_211t1` · Druid location · 4 mana · 0 uses
///
/// > Fill your hand with random **Temporary** spells.
///
/// State: Todo
//~ TIME_211t1 todo 53629fcd 5d48038d
#[test]
#[ignore = "todo: TIME_211t1 The Well of Eternity"]
fn TIME_211t1_the_well_of_eternity() {
    check(CardClass::Druid, &[Give("TIME_211t1"), Cost("TIME_211t1", 4), Unwritten]);
}

/// # The Well of Eternity
///
/// `TIME_211t1t` · Druid location · 4 mana · 0 uses
///
/// > Fill your hand with random **Temporary** spells. They cast twice.
///
/// State: Todo
//~ TIME_211t1t todo 9ad58f3b 0e8e7e27
#[test]
#[ignore = "todo: TIME_211t1t The Well of Eternity"]
fn TIME_211t1t_the_well_of_eternity() {
    check(CardClass::Druid, &[Give("TIME_211t1t"), Cost("TIME_211t1t", 4), Unwritten]);
}

/// # Zin-Azshari
///
/// `TIME_211t2` · Druid location · 4 mana · 0 uses
///
/// > Summon a copy of a friendly minion.
///
/// State: Todo
//~ TIME_211t2 todo 4fa25b68 3a7ddf23
#[test]
#[ignore = "todo: TIME_211t2 Zin-Azshari"]
fn TIME_211t2_zin_azshari() {
    check(CardClass::Druid, &[Give("TIME_211t2"), Cost("TIME_211t2", 4), Unwritten]);
}

/// # Zin-Azshari
///
/// `TIME_211t2t` · Druid location · 4 mana · 0 uses
///
/// > Summon a copy of a friendly minion with its stats doubled.
///
/// State: Todo
//~ TIME_211t2t todo a1181574 ebdd1456
#[test]
#[ignore = "todo: TIME_211t2t Zin-Azshari"]
fn TIME_211t2t_zin_azshari() {
    check(CardClass::Druid, &[Give("TIME_211t2t"), Cost("TIME_211t2t", 4), Unwritten]);
}

/// # Waveshaping
///
/// `TIME_701` · Druid spell · Nature · 1 mana
///
/// > **Discover** a card from your deck. The others get put on the bottom.
///
/// State: Todo
//~ TIME_701 todo d3bf45ce eabba262
#[test]
#[ignore = "todo: TIME_701 Waveshaping"]
fn TIME_701_waveshaping() {
    check(CardClass::Druid, &[Give("TIME_701"), Cost("TIME_701", 1), Unwritten]);
}

/// # Ebb and Flow
///
/// `TIME_702` · Druid spell · Nature · 2 mana
///
/// > Deal $3 damage. If you played a minion while holding this, gain 5 Armor.
///
/// State: Todo
//~ TIME_702 todo 11ba1ecc a824c6c0
#[test]
#[ignore = "todo: TIME_702 Ebb and Flow"]
fn TIME_702_ebb_and_flow() {
    check(CardClass::Druid, &[Give("TIME_702"), Cost("TIME_702", 2), Unwritten]);
}

/// # Endangered Dodo
///
/// `TIME_703` · Druid minion · 5 mana · 5/5
///
/// > **Taunt Battlecry:** If you have 10 or less Health, gain +5/+5 and summon a copy of this.
///
/// State: Todo
//~ TIME_703 todo f21c7897 764761f7
#[test]
#[ignore = "todo: TIME_703 Endangered Dodo"]
fn TIME_703_endangered_dodo() {
    check(
        CardClass::Druid,
        &[Give("TIME_703"), Cost("TIME_703", 5), Stats("TIME_703", 5, 5), Has("TIME_703", GameTag::TAUNT), Unwritten],
    );
}

/// # Highborne Mentor
///
/// `TIME_704` · Druid minion · 7 mana · 6/6
///
/// > **Battlecry:** Get a 2/2 Pupil. **Discover** a spell that costs (7) or more from the past to teach it.
///
/// State: Todo
//~ TIME_704 todo 7b5237bd bc9251cd
#[test]
#[ignore = "todo: TIME_704 Highborne Mentor"]
fn TIME_704_highborne_mentor() {
    check(CardClass::Druid, &[Give("TIME_704"), Cost("TIME_704", 7), Stats("TIME_704", 6, 6), Unwritten]);
}

/// # Highborne Pupil
///
/// `TIME_704t` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry:** Cast {0}.
///
/// State: Todo
//~ TIME_704t todo a1a81ebe ab1fb0cc
#[test]
#[ignore = "todo: TIME_704t Highborne Pupil"]
fn TIME_704t_highborne_pupil() {
    check(CardClass::Druid, &[Give("TIME_704t"), Cost("TIME_704t", 2), Stats("TIME_704t", 2, 2), Unwritten]);
}

/// # Krona, Keeper of Eons
///
/// `TIME_705` · Druid minion · 6 mana · 4/7
///
/// > **Taunt Battlecry:** Set the Costs of the bottom 5 cards of your deck to (1).
///
/// State: Todo
//~ TIME_705 todo 33fc75a2 c70989d5
#[test]
#[ignore = "todo: TIME_705 Krona, Keeper of Eons"]
fn TIME_705_krona_keeper_of_eons() {
    check(
        CardClass::Druid,
        &[Give("TIME_705"), Cost("TIME_705", 6), Stats("TIME_705", 4, 7), Has("TIME_705", GameTag::TAUNT), Unwritten],
    );
}

/// # Alternate Reality
///
/// `TIME_707` · Druid spell · 2 mana
///
/// > Replace your hand and deck with random **Choose One** cards from the past. They cost (1) less.
///
/// State: Todo
//~ TIME_707 todo f9c8ff7b 1c73eb7f
#[test]
#[ignore = "todo: TIME_707 Alternate Reality"]
fn TIME_707_alternate_reality() {
    check(CardClass::Druid, &[Give("TIME_707"), Cost("TIME_707", 2), Unwritten]);
}

/// # Kaldorei Cultivator
///
/// `TIME_730` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** 2 Beasts. Put them on the bottom of your deck with +5/+5.
///
/// State: Todo
//~ TIME_730 todo 1ddeb998 96b38973
#[test]
#[ignore = "todo: TIME_730 Kaldorei Cultivator"]
fn TIME_730_kaldorei_cultivator() {
    check(CardClass::Druid, &[Give("TIME_730"), Cost("TIME_730", 2), Stats("TIME_730", 2, 3), Unwritten]);
}
