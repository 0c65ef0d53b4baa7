//! Druid cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c180493f

/// Splintered Reality · Spell · Nature · 4 mana · Summon two 2/2 Treants. They gain +1/+1 for each friendly Treant that died this game.@ *(@)*
//~ done END_009 - eb91b1fa -
#[test]
fn END_009_splintered_reality() {
    check! { Druid:
        Give("END_009"), Cost("END_009", 4), Ally("EX1_158t"), Ally("CS2_182"), Enemy("CS2_182"), Kill(Nth(1)),
        Crystals(10), Play("END_009", Nothing), BoardCount(Mine, 3), IsInZone(Newest("END_009t"), Zone::Play),
        StatsNow(Newest("END_009t"), 3, 3),
    }
}

/// Acceleration Aura · Spell · Holy · 2 mana · At the start of your turn, gain a temporary Mana Crystal. Lasts @ turns.
/// - Numbers: {0} = 3
//~ done END_011 - cf837ed3.ea2304e3 -
#[test]
fn END_011_acceleration_aura() {
    // Three turns have a crystal more, the fourth one has not.
    check! { Druid:
        Crystals(4), Play("END_011", Nothing), Mana(2), EndTurn, EndTurn, Mana(6), EndTurn, EndTurn, Mana(7), EndTurn,
        EndTurn, Mana(8), EndTurn, EndTurn, Mana(8),
    }
}

/// Druid of Regrowth · Minion · 6 mana · 3/5 · **Rewind Battlecry:** Cast 2 random Nature spells.
//~ done TIME_033 - d084b7ae -
#[test]
fn TIME_033_druid_of_regrowth() {
    check! { Druid in Wild, Standard:
        Force(Card("EX1_238")), Force(Entity(TheirHero)), Force(Card("EX1_238")), Force(Entity(TheirHero)),
        Play("TIME_033", Nothing), Choose(0), Health(TheirHero, 24), HandCount(Mine, 0),
    }
    // The opponent gets nothing of it.
    check! { Druid in Wild, Standard:
        Force(Card("EX1_238")), Force(Entity(TheirHero)), Force(Card("EX1_238")), Force(Entity(TheirHero)),
        Play("TIME_033", Nothing), Choose(0), StatsNow(My(0), 3, 5), Health(TheirHero, 24),
    }
    check! { Druid in Wild, Standard:
        Enemy("CS2_052"), Force(Card("EX1_238")), Force(Entity(TheirHero)), Force(Card("EX1_238")),
        Force(Entity(TheirHero)), Play("TIME_033", Nothing), Choose(0), Health(TheirHero, 24),
    }
}

/// Lady Azshara · Minion · 5 mana · 5/5 · **Fabled**. **Choose One -** Empower Zin-Azshari; or The Well of Eternity. *(The other gets destroyed!)*
//~ done TIME_211 - d82c2b35 -
#[test]
fn TIME_211_lady_azshara() {
    check! { Druid:
        Ally("CS2_182"), Ally("TIME_211t2"), Give("TIME_211t1"), OnTop("TIME_211t1"),
        PlayOption("TIME_211", 0, Nothing), HandCount(Mine, 0), DeckCount(Mine, 19), IsCard(Nth(1), "TIME_211t2t"),
        Use(Nth(1), 0, On(My(0))), BoardCount(Mine, 4), StatsNow(Nth(0), 4, 5), StatsNow(Newest("CS2_182"), 8, 10),
    }
    check! { Druid in Wild, Standard:
        Ally("TIME_211t2"), Give("TIME_211t2"), Give("TIME_211t1"), PlayOption("TIME_211", 1, Nothing),
        IsInZone(Nth(0), Zone::Graveyard), HandCount(Mine, 1), IsCard(InHand(0), "TIME_211t1t"), Crystals(10),
        Play("TIME_211t1t", Nothing), Force(Card("CS2_029")), Use(Nth(2), 0, Nothing), HandCount(Mine, 10),
        IsCard(InHand(0), "CS2_029"), Crystals(10), Play("CS2_029", On(TheirHero)), Health(TheirHero, 18),
        HandCount(Mine, 9), EndTurn, HandCount(Mine, 0),
    }
    check! { Druid in Wild, Standard:
        Ally("TIME_211t1"), Force(Card("CS2_029")), Use(Nth(0), 0, Nothing), HandCount(Mine, 10),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), EndTurn, HandCount(Mine, 0),
    }
}

/// Empower Zin-Azshari · Spell · 5 mana · The minions summoned by Zin-Azshari will have doubled stats. Destroy The Well of Eternity.
//~ done TIME_211a - e855837b -
#[test]
fn TIME_211a_empower_zin_azshari() {
    check! { Druid:
        Ally("TIME_211t1"), Enemy("TIME_211t1"), Enemy("TIME_211t2"), Ally("CS2_182"), Ally("TIME_211t2"),
        Use(Nth(4), 0, On(Nth(3))), BoardCount(Mine, 4), EndTurn, EndTurn, Give("TIME_211t2"),
        PlayOption("TIME_211", 0, Nothing),
        // Your Well is gone and your city is better, with the uses that it has left; your opponent's stay as they are.
        IsInZone(Nth(0), Zone::Graveyard), IsCard(Nth(4), "TIME_211t2t"), Health(Nth(4), 2), IsCard(InHand(1), "TIME_211t2t"),
        IsInZone(Nth(1), Zone::Play), IsCard(Nth(2), "TIME_211t2"),
    }
    check! { Druid:
        OnTop("TIME_211t2"), Give("TIME_211t1"), PlayOption("TIME_211", 0, Nothing), IsInZone(Newest("TIME_211t2t"), Zone::Deck),
        HandCount(Mine, 0),
    }
}

/// Empower the Well · Spell · 5 mana · The spells created by The Well of Eternity will cast twice. Destroy Zin-Azshari.
//~ done TIME_211b - b0b6dbe1 -
#[test]
fn TIME_211b_empower_the_well() {
    check! { Druid:
        Ally("TIME_211t2"), Enemy("TIME_211t2"), Enemy("TIME_211t1"), Ally("TIME_211t1"), Give("TIME_211t1"),
        PlayOption("TIME_211", 1, Nothing), IsInZone(Nth(0), Zone::Graveyard), IsCard(Nth(3), "TIME_211t1t"),
        IsCard(InHand(0), "TIME_211t1t"), IsInZone(Nth(1), Zone::Play), IsCard(Nth(2), "TIME_211t1"),
    }
    check! { Druid:
        OnTop("TIME_211t1"), Give("TIME_211t2"), PlayOption("TIME_211", 1, Nothing), IsInZone(Newest("TIME_211t1t"), Zone::Deck),
        HandCount(Mine, 0),
    }
}

/// The Well of Eternity · Location · 4 mana · 3 uses · Fill your hand with random **Temporary** spells. They cast twice.
//~ done TIME_211t1t - 83ff2757 -
#[test]
fn TIME_211t1t_the_well_of_eternity() {
    check! { Druid in Wild, Standard:
        Ally("TIME_211t1t"), Give("CS2_024"), Force(Card("CS2_029")), Use(Nth(0), 0, Nothing), HandCount(Mine, 10),
        // What was in the hand before is cast once, and stays there.
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), Play("CS2_029", On(TheirHero)), Health(TheirHero, 15),
        HandCount(Mine, 8), Give("CS2_182"), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
    }
    check! { Druid in Wild, Standard: Ally("TIME_211t1t"), ForbidOutcome(Card("CS2_182")), Use(Nth(0), 0, Nothing) }
}

/// Waveshaping · Spell · Nature · 1 mana · **Discover** a card from your deck. The others get put on the bottom.
//~ done TIME_701 - a0653e75 -
#[test]
fn TIME_701_waveshaping() {
    check! { Druid:
        Give("TIME_701"), Cost("TIME_701", 1), EmptyDeck(Mine), OnTop("CS2_231"), OnTop("CS2_182"), OnTop("CS2_200"),
        OnTop("CS2_172"), Force(Entity(Nth(2))), Force(Entity(Nth(3))), Force(Entity(Nth(4))),
        Play("TIME_701", Nothing), ChooseCard("CS2_182"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        DeckCount(Mine, 3), EndTurn, EndTurn, IsCard(InHand(1), "CS2_231"),
    }
}

/// Highborne Mentor · Minion · 7 mana · 6/6 · **Battlecry:** Get a 2/2 Pupil. **Discover** a spell that costs (7) or more from the past to teach it.
// Also tests TIME_704t.
//~ done TIME_704 - b482db5e -
#[test]
fn TIME_704_highborne_mentor() {
    check! { Druid in Wild, Standard:
        Force(Card("DAL_256")), Force(Card("GVG_033")), Force(Card("ULD_273")), Play("TIME_704", Nothing),
        ChooseCard("DAL_256"), HandCount(Mine, 1), IsCard(InHand(0), "TIME_704t"), Crystals(10), Play("TIME_704t", Nothing),
        HandCount(Mine, 1), BoardCount(Mine, 7),
    }
    // The player chooses the target.
    check! { Druid in Wild, Standard:
        Force(Card("ICC_085")), Play("TIME_704", Nothing), ChooseCard("ICC_085"), Crystals(10), EmptyDeck(Mine),
        DeckOf(&["CS2_231", "CS2_231", "CS2_231", "CS2_231", "CS2_231"]), Play("TIME_704t", On(TheirHero)),
        Damage(TheirHero, 5), HandCount(Mine, 5), DeckCount(Mine, 0), Armor(Mine, 5), BoardCount(Mine, 3),
    }
    check! { Druid in Wild, Standard: ForbidOutcome(Card("EX1_173")), Play("TIME_704", Nothing) }
    check! { Druid in Wild, Standard: ForbidOutcome(Card("GVG_110")), Play("TIME_704", Nothing) }
    check! { Druid in Wild, Standard: ForbidOutcome(Card("MEND_042")), Play("TIME_704", Nothing) }
}

/// Alternate Reality · Spell · 2 mana · Replace your hand and deck with random **Choose One** cards from the past. They cost (1) less.
//~ done TIME_707 - 418e119a -
#[test]
fn TIME_707_alternate_reality() {
    check! { Druid:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_200"), Give("CS2_029"), GiveThem("CS2_182"),
        Play("TIME_707", Nothing), HandCount(Mine, 1), DeckCount(Mine, 2), HasNow(InHand(0), GameTag::CHOOSE_ONE),
        HasNow(Nth(1), GameTag::CHOOSE_ONE), IsCard(InTheirHand(0), "CS2_182"),
    }
    // Cards of Standard sets are not from the past.
    check! { Druid: EmptyDeck(Mine), Give("CS2_029"), ForbidOutcome(Card("EDR_233")), Play("TIME_707", Nothing) }
}

/// Kaldorei Cultivator · Minion · 2 mana · 2/3 · **Battlecry: Discover** 2 Beasts. Put them on the bottom of your deck with +5/+5.
//~ done TIME_730 - 96593b30 -
#[test]
fn TIME_730_kaldorei_cultivator() {
    check! { Druid in Wild:
        Force(Card("CS2_172")), Play("TIME_730", Nothing), ChooseCard("CS2_172"), Choose(0), HandCount(Mine, 0),
        DeckCount(Mine, 21), DeckOf(&["CS2_029"]), Force(Card("CS2_172")), Play("TIME_730", Nothing),
        ChooseCard("CS2_172"), Choose(0), DeckCount(Mine, 3), EndTurn, EndTurn, IsCard(InHand(0), "CS2_029"), EndTurn,
        EndTurn, IsCard(InHand(1), "CS2_172"), StatsNow(InHand(1), 8, 7),
    }
    check! { Druid in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("TIME_730", Nothing), Choose(0), Choose(0), DeckCount(Mine, 21) }
}

/// Twilight Timereaver · Minion · Dragon · 6 mana · 5/5 · **Choose One -** Set the Attack of all other minions to 1; or Health to 1.
//~ done END_010 - 90829d3d -
#[test]
fn END_010_twilight_timereaver() {
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_200"), PlayOption("END_010", 0, Nothing), StatsNow(My(0), 1, 5), StatsNow(Their(0), 1, 7),
        StatsNow(My(1), 5, 5), StatsNow(TheirHero, 0, 30),
    }
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_200"), PlayOption("END_010", 1, Nothing), StatsNow(My(0), 4, 1), StatsNow(Their(0), 6, 1),
        StatsNow(My(1), 5, 5), Health(TheirHero, 30),
    }
}

/// Contingency · Spell · 3 mana · Draw the bottom two cards from your deck.
//~ done TIME_023 - 1d1f2619 -
#[test]
fn TIME_023_contingency() {
    check! { Druid:
        DeckOf(&["CS2_168", "CS2_172", "CS2_182", "CS2_200"]), Play("TIME_023", Nothing), HandCount(Mine, 2),
        IsInZone(Nth(0), Zone::Hand), IsInZone(Nth(1), Zone::Hand), IsInZone(Nth(2), Zone::Deck), IsInZone(Nth(3), Zone::Deck),
        DeckCount(Mine, 2),
    }
}

/// Krona, Keeper of Eons · Minion · 6 mana · 4/7 · **Taunt Battlecry:** Set the Costs of the bottom 5 cards of your deck to (1).
//~ done TIME_705 - 1de36b8e -
#[test]
fn TIME_705_krona_keeper_of_eons() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_200", "CS2_231", "CS2_029", "CS2_200", "CS2_200"]), Play("TIME_705", Nothing),
        HasNow(My(0), GameTag::TAUNT), CostNow(Nth(0), 1), CostNow(Nth(1), 1), CostNow(Nth(2), 1), CostNow(Nth(3), 1),
        CostNow(Nth(4), 1), CostNow(Nth(5), 6), HandCount(Mine, 0),
    }
}
