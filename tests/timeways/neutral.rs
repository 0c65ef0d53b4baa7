//! Neutral cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0210345b

/// Morchie · Minion · 4 mana · 3/6 · Your **Rewinds** keep BOTH potential outcomes. **Battlecry: Discover** a **Rewind** card from any class.
//~ done END_036 - 6b4f15c2 -
#[test]
#[rustfmt::skip]
fn END_036_morchie() {
    check(CardClass::Mage, &[
        Force(Card("TIME_003")), Force(Card("TIME_034")), Force(Card("TIME_000")), Play("END_036", Nothing),
        ChooseCard("TIME_003"), Crystals(10), DeckCount(Mine, 19), Play("TIME_003", Nothing), DeckCount(Mine, 17),
        HandCount(Mine, 2), Now(InHand(0), 6, 7), Now(InHand(1), 6, 7),
    ]);
}

/// Endtime Murozond · Minion · 9 mana · 4/6 · **Battlecry:** Fill your board with random Dragons. Fully heal your hero. Skip your next turn.
//~ done END_037 - d2e811cd -
#[test]
#[rustfmt::skip]
fn END_037_endtime_murozond() {
    check(CardClass::Mage, &[
        Hurt(MyHero, 20), Hurt(TheirHero, 20), Friend("CS2_182"), Enemy("CS2_182"), Play("END_037", Nothing),
        BoardCount(Mine, 7), Health(MyHero, 30), Health(TheirHero, 10), EndTurn, Play("CS2_231", Nothing), EndTurn,
        Play("CS2_231", Nothing), BoardCount(Theirs, 3), EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 9),
    ]);
}

/// Aeon Wizard · Minion · 5 mana · 3/5 · **Rewind Battlecry:** Get 2 random spells from your class.
//~ done TIME_002 - e9727ad0 -
#[test]
#[rustfmt::skip]
fn TIME_002_aeon_wizard() {
    check(CardClass::Mage, &[
        Force(Card("CS2_029")), Force(Card("CS2_023")), Play("TIME_002", Nothing), Choose(0), HandCount(Mine, 2),
        Is(InHand(0), "CS2_029"), Is(InHand(1), "CS2_023"),
    ]);
    check(CardClass::Mage, &[
        Never(Card("CS2_072")), Play("TIME_002", Nothing), HandCount(Mine, 2), Choose(1), HandCount(Mine, 2),
        BoardCount(Mine, 1),
    ]);
}

/// Portal Vanguard · Minion · Dragon · 3 mana · 2/2 · **Rewind Battlecry:** Draw a random minion. Give it +2/+2.
//~ done TIME_003 - 0a40818e -
#[test]
#[rustfmt::skip]
fn TIME_003_portal_vanguard() {
    check(CardClass::Warrior, &[
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_200"), OnTop("CS2_029"), Play("TIME_003", Nothing),
        HandCount(Mine, 1), Choose(0), Is(InHand(0), "CS2_200"), Now(InHand(0), 8, 9), DeckCount(Mine, 2),
    ]);
}

/// Conflux Crasher · Minion · Dragon · 7 mana · 7/7 · **Rewind Battlecry:** Deal 7 damage to a random enemy.
//~ done TIME_004 - 3b39be43 -
#[test]
#[rustfmt::skip]
fn TIME_004_conflux_crasher() {
    check(CardClass::Mage, &[
        Friend("CS2_200"), Enemy("CS2_200"), Force(Entity(Their(0))), Play("TIME_004", Nothing), Choose(0),
        Dead(Nth(1)), Health(TheirHero, 30), Crystals(10), Play("TIME_004", Nothing), Choose(0), Health(TheirHero, 23),
        BoardCount(Mine, 3),
    ]);
}

/// Murozond, Unbounded · Minion · Dragon · 9 mana · 8/8 · **Battlecry:** At the start of your next turn, set this minion's Attack to INFINITY!
//~ done TIME_024 - 336f8e67 -
#[test]
#[rustfmt::skip]
fn TIME_024_murozond_unbounded() {
    check(CardClass::Warrior, &[
        Play("TIME_024", Nothing), Now(My(0), 8, 8), EndTurn, Now(My(0), 8, 8), EndTurn, Now(My(0), 9999, 8),
        Attack(My(0), TheirHero), Won(Mine),
    ]);
}

/// Mister Clocksworth · Minion · Mech · 8 mana · 3/3 · **Rewind**, **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
//~ todo TIME_038 3ded2f75 d7622395 -
#[test]
#[ignore = "todo: Mister Clocksworth"]
fn TIME_038_mister_clocksworth() {
    unwritten("TIME_038");
}

/// Mister Clocksworth · Minion · Mech · 8 mana · 3/3 · **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
//~ todo TIME_038t1 08f0f325 9a706186 -
#[test]
#[ignore = "todo: Mister Clocksworth"]
fn TIME_038t1_mister_clocksworth() {
    unwritten("TIME_038t1");
}

/// Mister Clocksworth · Minion · Mech · 8 mana · 3/3 · **Rewind Battlecry:** Summon 2 random **Legendary** minions.
//~ todo TIME_038t2 b3074622 c18bcf77 -
#[test]
#[ignore = "todo: Mister Clocksworth"]
fn TIME_038t2_mister_clocksworth() {
    unwritten("TIME_038t2");
}

/// Futuristic Forefather · Minion · 4 mana · 4/4 · **Taunt**. **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to gain +4 Health.
//~ todo TIME_041 aa313aa5 cc1db2f8 -
#[test]
#[ignore = "todo: Futuristic Forefather"]
fn TIME_041_futuristic_forefather() {
    unwritten("TIME_041");
}

/// Clockwork Rager · Minion · Mech · 5 mana · 5/1 · **Battlecry:** Gain +1 Health for each turn you've taken this game.@ *(@ \|4(turn, turns))*
//~ done TIME_048 - 427bebdd -
#[test]
#[rustfmt::skip]
fn TIME_048_clockwork_rager() {
    check(CardClass::Mage, &[
        EndTurn, EndTurn, EndTurn, EndTurn, Play("TIME_048", Nothing), Now(My(0), 5, 4), EndTurn, EndTurn,
        Now(My(0), 5, 4), Play("TIME_048", Nothing), Now(My(1), 5, 5),
    ]);
}

/// Wizened Truthseeker · Minion · Draenei · 4 mana · 4/5 · **Battlecry:** Set the Cost of every card in both player's hands back to their original Costs.
//~ todo TIME_057 3500360c b1a9c57f -
#[test]
#[ignore = "todo: Wizened Truthseeker"]
fn TIME_057_wizened_truthseeker() {
    unwritten("TIME_057");
}

/// Timeless Causality · Minion · Elemental · 2 mana · 3/2 · **Battlecry:** Reverse the order of your deck.
//~ todo TIME_061 294eb0f0 486475a5 -
#[test]
#[ignore = "todo: Timeless Causality"]
fn TIME_061_timeless_causality() {
    unwritten("TIME_061");
}

/// Timelord Nozdormu · Minion · Dragon · 3 mana · 8/8 · **Dormant** for 5 turns. **Rush**. After you play a card from the newest expansion, awaken 1 turn sooner.
//~ todo TIME_063 f522ccb9 29e5e925 -
#[test]
#[ignore = "todo: Timelord Nozdormu"]
fn TIME_063_timelord_nozdormu() {
    unwritten("TIME_063");
}

/// Chrono-Lord Deios · Minion · 7 mana · 4/8 · Your **Battlecries**, **Deathrattles**, Hero Power, and end of turn effects trigger twice.
//~ todo TIME_064 0cb2ac6f 080d1d8f -
#[test]
#[ignore = "todo: Chrono-Lord Deios"]
fn TIME_064_chrono_lord_deios() {
    unwritten("TIME_064");
}

/// Misplaced Pyromancer · Minion · 3 mana · 4/3 · Whenever you **Shatter** a card, deal 2 damage to all enemy minions.
//~ todo TIME_101 4831dfcf 7cb5809c -
#[test]
#[ignore = "todo: Misplaced Pyromancer"]
fn TIME_101_misplaced_pyromancer() {
    unwritten("TIME_101");
}

/// Circadiamancer · Minion · 3 mana · 2/2 · **Battlecry:** Add a random 8-Cost minion to your hand. At the start of your turns, reduce its Cost by (1).
//~ done TIME_102 - e3e296ec -
#[test]
#[rustfmt::skip]
fn TIME_102_circadiamancer() {
    check(CardClass::Mage, &[
        Give("CS2_182"), Force(Card("NEW1_038")), Play("TIME_102", Nothing), Is(InHand(1), "NEW1_038"),
        CostNow(InHand(1), 8), EndTurn, EndTurn, CostNow(InHand(1), 7), CostNow(InHand(0), 4), EndTurn, EndTurn,
        CostNow(InHand(1), 6),
    ]);
}

/// Chromie · Minion · 6 mana · 4/6 · **Deathrattle:** Draw another copy of cards you've played this game.@ *(@ \|4(card,cards))*
//~ done TIME_103 - 5eebd9ed -
#[test]
#[rustfmt::skip]
fn TIME_103_chromie() {
    check(CardClass::Mage, &[
        EmptyDeck(Mine), OnTop("CS2_231"), OnTop("CS2_231"), OnTop("CS2_200"), OnTop("CS2_172"),
        Play("CS2_231", Nothing), Play("CS2_172", Nothing), Friend("TIME_103"), Kill(My(2)), HandCount(Mine, 2),
        DeckCount(Mine, 2), Is(InHand(0), "CS2_172"), Is(InHand(1), "CS2_231"),
    ]);
}
