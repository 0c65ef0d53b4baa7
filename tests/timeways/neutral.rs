//! Neutral cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0210345b

/// Morchie · Minion · 4 mana · 3/6 · Your **Rewinds** keep BOTH potential outcomes. **Battlecry: Discover** a **Rewind** card from any class.
//~ done END_036 - 6b4f15c2 -
#[test]
fn END_036_morchie() {
    check! { Mage in Wild, Standard:
        Force(Card("TIME_003")), Force(Card("TIME_034")), Force(Card("TIME_000")), Play("END_036", Nothing),
        ChooseCard("TIME_003"), Crystals(10), DeckCount(Mine, 19), Play("TIME_003", Nothing), DeckCount(Mine, 17),
        HandCount(Mine, 2), StatsNow(InHand(0), 6, 7), StatsNow(InHand(1), 6, 7),
    }
    // The opponent gets nothing of it.
    check! { Mage in Wild, Standard:
        Force(Card("TIME_003")), Play("END_036", Nothing), ChooseCard("TIME_003"), EndTurn, Play("TIME_003", Nothing),
        Choose(1), HandCount(Mine, 1), HandCount(Theirs, 2),
    }
}

/// Endtime Murozond · Minion · 9 mana · 4/6 · **Battlecry:** Fill your board with random Dragons. Fully heal your hero. Skip your next turn.
//~ done END_037 - d2e811cd -
#[test]
fn END_037_endtime_murozond() {
    check! { Mage:
        DealDamage(MyHero, 20), DealDamage(TheirHero, 20), Ally("CS2_182"), Enemy("CS2_182"), Play("END_037", Nothing),
        BoardCount(Mine, 7), Health(MyHero, 30), Health(TheirHero, 10), EndTurn, Play("CS2_231", Nothing), EndTurn,
        HandCount(Mine, 0), HandCount(Theirs, 2), Play("CS2_231", Nothing), BoardCount(Theirs, 3), EndTurn,
        HeroPower(On(TheirHero)), Health(TheirHero, 9),
    }
    check! { Mage in Wild, Standard: Force(Card("NEW1_023")), ForbidOutcome(Card("CS2_182")), Play("END_037", Nothing) }
}

/// Aeon Wizard · Minion · 5 mana · 3/5 · **Rewind Battlecry:** Get 2 random spells from your class.
//~ done TIME_002 - e9727ad0 -
#[test]
fn TIME_002_aeon_wizard() {
    check! { Mage in Wild, Standard:
        Force(Card("CS2_029")), Force(Card("CS2_023")), Play("TIME_002", Nothing), Choose(0), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_023"),
    }
    check! { Mage in Wild, Standard:
        ForbidOutcome(Card("CS2_072")), Play("TIME_002", Nothing), HandCount(Mine, 2), Choose(1), HandCount(Mine, 2),
        BoardCount(Mine, 1),
    }
}

/// Portal Vanguard · Minion · Dragon · 3 mana · 2/2 · **Rewind Battlecry:** Draw a random minion. Give it +2/+2.
//~ done TIME_003 - 0a40818e -
#[test]
fn TIME_003_portal_vanguard() {
    check! { Warrior in Wild, Standard:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_200"), OnTop("CS2_029"), Force(Card("CS2_200")),
        Play("TIME_003", Nothing), HandCount(Mine, 1), Choose(0), IsCard(InHand(0), "CS2_200"), StatsNow(InHand(0), 8, 9),
        DeckCount(Mine, 2),
    }
    // After a Rewind it may be another one.
    check! { Warrior in Wild, Standard:
        DeckOf(&["CS2_182", "CS2_200", "CS2_029"]), Force(Card("CS2_182")), Play("TIME_003", Nothing),
        IsCard(InHand(0), "CS2_182"), Force(Card("CS2_200")), Choose(1), IsCard(InHand(0), "CS2_200"), HandCount(Mine, 1),
        StatsNow(InHand(0), 8, 9), DeckCount(Mine, 2),
    }
}

/// Conflux Crasher · Minion · Dragon · 7 mana · 7/7 · **Rewind Battlecry:** Deal 7 damage to a random enemy.
//~ done TIME_004 - 3b39be43 -
#[test]
fn TIME_004_conflux_crasher() {
    check! { Mage:
        Ally("CS2_200"), Enemy("CS2_200"), Force(Entity(Their(0))), Play("TIME_004", Nothing), Choose(0),
        Dead(Nth(1)), Health(TheirHero, 30), Crystals(10), Play("TIME_004", Nothing), Choose(0), Health(TheirHero, 23),
        BoardCount(Mine, 3),
    }
}

/// Murozond, Unbounded · Minion · Dragon · 9 mana · 8/8 · **Battlecry:** At the start of your next turn, set this minion's Attack to INFINITY!
//~ done TIME_024 - 336f8e67 -
#[test]
fn TIME_024_murozond_unbounded() {
    check! { Warrior:
        Play("TIME_024", Nothing), StatsNow(My(0), 8, 8), EndTurn, StatsNow(My(0), 8, 8), EndTurn, StatsNow(My(0), 9999, 8),
        Attack(My(0), TheirHero), Won(Mine),
    }
}

/// Mister Clocksworth · Minion · Mech · 8 mana · 3/3 · **Rewind**, **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
//~ done TIME_038 - d7622395 -
#[test]
fn TIME_038_mister_clocksworth() {
    check! { Mage in Wild:
        Force(Card("EX1_298")), Force(Card("EX1_016")), Play("TIME_038", Nothing), BoardCount(Mine, 3),
        IsCard(Nth(0), "TIME_038"), Force(Card("EX1_014")), Force(Card("EX1_016")), Choose(1), BoardCount(Mine, 3),
        IsCard(Nth(0), "TIME_038t1"), Choose(1), IsCard(Nth(0), "TIME_038t2"), Choose(1), IsCard(Nth(0), "TIME_038t3"),
        BoardCount(Mine, 3), EndTurn,
    }
    check! { Mage: Play("TIME_038", Nothing), Choose(0), IsCard(Nth(0), "TIME_038"), BoardCount(Mine, 3), Mana(2), EndTurn }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("TIME_038", Nothing), Choose(0), BoardCount(Mine, 3) }
}

/// Mister Clocksworth · Minion · Mech · 8 mana · 3/3 · **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
//~ done TIME_038t1 - 9a706186 -
#[test]
fn TIME_038t1_mister_clocksworth() {
    check! { Mage:
        Play("TIME_038t1", Nothing), BoardCount(Mine, 3), Choose(1), IsCard(Nth(0), "TIME_038t2"), BoardCount(Mine, 3),
        Choose(1), IsCard(Nth(0), "TIME_038t3"), BoardCount(Mine, 3), EndTurn,
    }
}

/// Mister Clocksworth · Minion · Mech · 8 mana · 3/3 · **Rewind Battlecry:** Summon 2 random **Legendary** minions.
//~ done TIME_038t2 - c18bcf77 -
#[test]
fn TIME_038t2_mister_clocksworth() {
    check! { Mage in Wild, Standard:
        ForbidOutcome(Card("CS2_182")), Play("TIME_038t2", Nothing), BoardCount(Mine, 3), Choose(1), IsCard(Nth(0), "TIME_038t3"),
        EndTurn,
    }
}

/// Futuristic Forefather · Minion · 4 mana · 4/4 · **Taunt**. **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to gain +4 Health.
//~ done TIME_041 - cc1db2f8 -
#[test]
fn TIME_041_futuristic_forefather() {
    check! { Mage in Wild, Standard:
        GiveThem("CS2_182"), Force(Card("CS2_029")), Force(Card("CS2_032")), Play("TIME_041", Nothing),
        ChooseCard("CS2_182"), StatsNow(My(0), 4, 8), HandCount(Mine, 0), HandCount(Theirs, 1),
    }
    check! { Mage in Wild, Standard:
        GiveThem("CS2_182"), Force(Card("CS2_029")), Force(Card("CS2_032")), Play("TIME_041", Nothing),
        ChooseCard("CS2_029"), StatsNow(My(0), 4, 4), HandCount(Mine, 0),
    }
    check! { Mage: Play("TIME_041", Nothing), StatsNow(My(0), 4, 4), EndTurn }
    check! { Mage in Wild:
        GiveThem("CS2_182"), Force(Card("CS2_029")), Force(Card("CS2_032")), Force(Card("CS2_032")),
        Play("TIME_041", Nothing), ChooseCard("CS2_182"),
    }
    // The second time three new cards are shown.
    check! { Mage in Wild:
        Ally("LOE_077"), GiveThem("CS2_182"), Force(Card("CS2_029")), Force(Card("CS2_032")),
        Play("TIME_041", Nothing), Force(Card("CS2_025")), Force(Card("CS2_026")), ChooseCard("CS2_029"),
        ChooseCard("CS2_182"), StatsNow(My(1), 4, 8),
    }
    check! { Mage in Wild:
        Ally("LOE_077"), GiveThem("CS2_182"), Force(Card("CS2_029")), Force(Card("CS2_032")),
        Play("TIME_041", Nothing), Force(Card("CS2_025")), Force(Card("CS2_026")), ChooseCard("CS2_029"),
        ChooseCard("CS2_025"), StatsNow(My(1), 4, 4),
    }
    check! { Mage in Wild:
        Ally("LOE_077"), GiveThem("CS2_182"), Force(Card("CS2_029")), Force(Card("CS2_032")),
        Play("TIME_041", Nothing), Force(Card("CS2_025")), Force(Card("CS2_026")), ChooseCard("CS2_029"),
        ChooseCard("CS2_026"), StatsNow(My(1), 4, 4),
    }
}

/// Clockwork Rager · Minion · Mech · 5 mana · 5/1 · **Battlecry:** Gain +1 Health for each turn you've taken this game.@ *(@ \|4(turn, turns))*
//~ done TIME_048 - 427bebdd -
#[test]
fn TIME_048_clockwork_rager() {
    check! { Mage:
        EndTurn, EndTurn, EndTurn, EndTurn, Play("TIME_048", Nothing), StatsNow(My(0), 5, 4), EndTurn, EndTurn,
        StatsNow(My(0), 5, 4), Play("TIME_048", Nothing), StatsNow(My(1), 5, 5),
    }
    // A turn that is skipped is not taken.
    check! { Mage:
        Play("UNG_028t", Nothing), EndTurn, HandCount(Mine, 1), HandCount(Theirs, 0), EndTurn, Crystals(10),
        Play("TIME_048", Nothing), StatsNow(Their(0), 5, 2),
    }
}

/// Wizened Truthseeker · Minion · Draenei · 4 mana · 4/5 · **Battlecry:** Set the Cost of every card in both player's hands back to their original Costs.
//~ done TIME_057 - b1a9c57f -
#[test]
fn TIME_057_wizened_truthseeker() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_029"), GiveThem("CS2_200"), Enchant(Nth(0), "END_018e"), Enchant(Nth(2), "END_018e"),
        CostNow(Nth(0), 9999), CostNow(Nth(2), 9999), Play("TIME_057", Nothing), CostNow(Nth(0), 4), CostNow(Nth(1), 4),
        CostNow(Nth(2), 6), HandCount(Mine, 2), HandCount(Theirs, 1),
    }
}

/// Timeless Causality · Minion · Elemental · 2 mana · 3/2 · **Battlecry:** Reverse the order of your deck.
//~ done TIME_061 - 486475a5 -
#[test]
fn TIME_061_timeless_causality() {
    check! { Mage:
        DeckOf(&["CS2_200", "CS2_182", "CS2_120"]), Play("TIME_061", Nothing), DeckCount(Mine, 3),
        DeckCount(Theirs, 20), Play("CS2_023", Nothing), IsCard(InHand(0), "CS2_200"), IsCard(InHand(1), "CS2_182"),
        DeckCount(Mine, 1),
    }
}

/// Timelord Nozdormu · Minion · Dragon · 3 mana · 8/8 · **Dormant** for 5 turns. **Rush**. After you play a card from the newest expansion, awaken 1 turn sooner.
//~ done TIME_063 - 29e5e925 -
#[test]
fn TIME_063_timelord_nozdormu() {
    check! { Mage:
        Play("TIME_063", Nothing), HasNow(My(0), GameTag::DORMANT), Play("BE_193", Nothing), Play("BE_193", Nothing),
        Play("CS2_231", Nothing), EndTurn, Play("BE_193", Nothing), EndTurn, EndTurn, EndTurn,
        HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn, HasNot(My(0), GameTag::DORMANT), StatsNow(My(0), 8, 8),
    }
    check! { Mage:
        Play("TIME_063", Nothing), Crystals(10), Play("BE_193", Nothing), Play("BE_193", Nothing),
        Play("BE_193", Nothing), Play("BE_193", Nothing), HasNow(My(0), GameTag::DORMANT), Play("BE_193", Nothing),
        HasNot(My(0), GameTag::DORMANT),
    }
    check! { Mage:
        Play("TIME_063", Nothing), Play("BE_193", Nothing), Play("BE_193", Nothing), Summon("BE_193"),
        Play("BE_193", Nothing), Play("BE_193", Nothing), EndTurn, EndTurn, CannotAct(My(0)),
    }
    // It awakens after the Battlecry.
    check! { DeathKnight:
        Play("TIME_063", Nothing), Crystals(10), Play("BE_193", Nothing), Play("BE_193", Nothing),
        Play("BE_193", Nothing), Play("BE_193", Nothing), Crystals(10), Play("BE_298", Nothing),
        HasNow(My(0), GameTag::DORMANT), Choose(0), HasNot(My(0), GameTag::DORMANT), HandCount(Mine, 1),
    }
}

/// Chrono-Lord Deios · Minion · 7 mana · 4/8 · Your **Battlecries**, **Deathrattles**, Hero Power, and end of turn effects trigger twice.
//~ done TIME_064 - 080d1d8f -
#[test]
fn TIME_064_chrono_lord_deios() {
    check! { Mage:
        Ally("TIME_064"), Play("EX1_593", Nothing), Health(TheirHero, 24), HeroPower(On(TheirHero)),
        Health(TheirHero, 22), Ally("EX1_096"), Kill(My(2)), HandCount(Mine, 2), Ally("NEW1_038"), EndTurn,
        StatsNow(My(2), 9, 9), HeroPower(On(MyHero)), Health(MyHero, 29),
    }
    // The end of turn effect of a spell that lasts.
    check! { Paladin:
        Ally("TIME_064"), OnTop("CS2_231"), OnTop("CS2_231"), Play("JAIL_327", Nothing), EndTurn, DeckCount(Mine, 19),
        BoardCount(Mine, 3),
    }
    check! { Paladin:
        OnTop("CS2_231"), OnTop("CS2_231"), Play("JAIL_327", Nothing), EndTurn, DeckCount(Mine, 20),
        BoardCount(Mine, 1),
    }
}

/// Misplaced Pyromancer · Minion · 3 mana · 4/3 · Whenever you **Shatter** a card, deal 2 damage to all enemy minions.
//~ done TIME_101 - 7cb5809c -
#[test]
fn TIME_101_misplaced_pyromancer() {
    check! { Mage:
        Ally("TIME_101"), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"), Give("CS2_182"), Give("CATA_134"),
        Play("CS2_231", Nothing), IsCard(InHand(0), "CATA_134t"), Damage(Their(0), 2), Damage(Their(1), 2),
        Damage(My(1), 0), Health(TheirHero, 30),
    }
    // A card that does not shatter; and one of the opponent's that does.
    check! { Mage:
        Ally("TIME_101"), Enemy("CS2_182"), Give("CS2_182"), Give("CS2_029"), Play("CS2_231", Nothing),
        Damage(Their(0), 0), GiveThem("CS2_182"), GiveThem("CATA_134"), EndTurn, HandCount(Theirs, 4),
        Play("CS2_231", Nothing), IsInZone(Newest("CATA_134t"), Zone::Hand), Damage(Their(0), 0), Damage(My(0), 0),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("TIME_101"), Enemy("CS2_200"), Give("CS2_182"), Give("CATA_134"), Play("CS2_231", Nothing),
        Damage(Their(0), 2), Give("CATA_134"), Play("CS2_231", Nothing), Damage(Their(0), 4), HandCount(Mine, 5),
    }
}

/// Circadiamancer · Minion · 3 mana · 2/2 · **Battlecry:** Add a random 8-Cost minion to your hand. At the start of your turns, reduce its Cost by (1).
//~ done TIME_102 - e3e296ec -
#[test]
fn TIME_102_circadiamancer() {
    check! { Mage in Wild:
        Give("CS2_182"), Force(Card("NEW1_038")), Play("TIME_102", Nothing), IsCard(InHand(1), "NEW1_038"),
        CostNow(InHand(1), 8), EndTurn, EndTurn, CostNow(InHand(1), 7), CostNow(InHand(0), 4), EndTurn, EndTurn,
        CostNow(InHand(1), 6),
    }
}

/// Chromie · Minion · 6 mana · 4/6 · **Deathrattle:** Draw another copy of cards you've played this game.@ *(@ \|4(card,cards))*
//~ done TIME_103 - 5eebd9ed -
#[test]
fn TIME_103_chromie() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_231"), OnTop("CS2_231"), OnTop("CS2_200"), OnTop("CS2_172"),
        Play("CS2_231", Nothing), Play("CS2_172", Nothing), Ally("TIME_103"), Kill(My(2)), HandCount(Mine, 2),
        DeckCount(Mine, 2), IsCard(InHand(0), "CS2_172"), IsCard(InHand(1), "CS2_231"),
    }
    check! { Mage:
        EmptyDeck(Mine), Play("CS2_231", Nothing), Play("CS2_182", Nothing), Ally("TIME_103"), Kill(My(2)),
        HandCount(Mine, 0),
    }
}

/// Crumblecrusher · Minion · Dragon · 8 mana · 8/6 · **Battlecry:** Destroy a random enemy minion, location, and weapon.
//~ done END_034 - 9bef6fa5 -
#[test]
fn END_034_crumblecrusher() {
    check! { Mage:
        Ally("CS2_182"), Ally("WON_053t2"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("WON_053t2"),
        Enemy("CS2_106"), Force(Entity(Their(1))), Play("END_034", Nothing), Dead(Nth(3)), Dead(Nth(4)),
        IsInZone(Nth(2), Zone::Play), BoardCount(Theirs, 1), NoWeapon(Theirs), BoardCount(Mine, 3),
    }
    check! { Mage:
        Play("CS2_091", Nothing), Ally("CS2_182"), Enemy("CS2_106"), Play("END_034", Nothing), NoWeapon(Theirs),
        StatsNow(MyWeapon, 1, 4), BoardCount(Mine, 2),
    }
}

/// Omen of the End · Minion · Dragon · 5 mana · 5/5 · **Battlecry:** If your deck is empty, destroy the top 5 cards of the enemy deck.
//~ done END_035 - 4b28c44a -
#[test]
fn END_035_omen_of_the_end() {
    check! { Mage:
        EmptyDeck(Mine), EmptyDeck(Theirs), OnTheirTop("CS2_029"), OnTheirTop("CS2_182"), OnTheirTop("CS2_182"),
        OnTheirTop("CS2_182"), OnTheirTop("CS2_182"), OnTheirTop("CS2_182"), Play("END_035", Nothing),
        DeckCount(Theirs, 1), HandCount(Theirs, 0), EndTurn, IsCard(InTheirHand(0), "CS2_029"),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_231"), Play("END_035", Nothing), DeckCount(Theirs, 20), DeckCount(Mine, 1),
    }
}

/// Time Machine · Minion · Mech · 6 mana · 6/6 · **Taunt Deathrattle:** Get a random **Rewind** card.
//~ done TIME_035 - bebff452 -
#[test]
fn TIME_035_time_machine() {
    check! { Mage in Wild, Standard:
        Play("TIME_035", Nothing), HasNow(My(0), GameTag::TAUNT), Force(Card("TIME_441")), Kill(My(0)),
        HandCount(Mine, 1), IsCard(InHand(0), "TIME_441"), HandCount(Theirs, 0),
    }
    check! { Mage in Wild, Standard: Ally("TIME_035"), ForbidOutcome(Card("CS2_182")), Kill(My(0)) }
}

/// Devious Coyote · Minion · Beast · 5 mana · 5/3 · **Stealth**. Costs (1) less for each time the enemy hero took damage this turn.
//~ done TIME_047 - 79716093 -
#[test]
fn TIME_047_devious_coyote() {
    check! { Mage:
        Give("TIME_047"), Has("TIME_047", GameTag::STEALTH), Enemy("CS2_182"), CostNow(InHand(0), 5),
        Play("DS1_185", On(TheirHero)), CostNow(InHand(0), 4), DealDamage(TheirHero, 3), CostNow(InHand(0), 3),
        DealDamage(MyHero, 1), DealDamage(Their(0), 1), CostNow(InHand(0), 3), Damage(TheirHero, 5), EndTurn, CostNow(InHand(0), 5),
        EndTurn, CostNow(InHand(0), 5),
    }
}

/// Sentient Hourglass · Minion · Elemental · 6 mana · 4/9 · **Rush** After this minion survives damage, swap its stats.
//~ done TIME_050 - 3a23cbcd -
#[test]
fn TIME_050_sentient_hourglass() {
    check! { Mage:
        Has("TIME_050", GameTag::RUSH), Ally("TIME_050"), Ally("CS2_182"), DealDamage(My(1), 1), StatsNow(My(0), 4, 9),
        StatsNow(My(1), 4, 4), DealDamage(My(0), 2), StatsNow(My(0), 7, 4), DealDamage(My(0), 1), StatsNow(My(0), 3, 7), DealDamage(My(0), 7),
        Dead(Nth(0)),
    }
}

/// Time Skipper · Minion · Pirate · 4 mana · 3/4 · At the end of each player's turn, give them a Coin.
//~ done TIME_054 - 22d3a140 -
#[test]
fn TIME_054_time_skipper() {
    check! { Mage:
        Play("TIME_054", Nothing), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "GAME_005"), HandCount(Theirs, 1),
        IsCard(InTheirHand(0), "CS2_182"), EndTurn, HandCount(Theirs, 2), IsCard(InTheirHand(1), "GAME_005"),
        HandCount(Mine, 2), IsCard(InHand(1), "CS2_182"), Kill(My(0)), EndTurn, EndTurn, HandCount(Mine, 3),
        HandCount(Theirs, 3),
    }
}

/// Paltry Flutterwing · Minion · Beast · 1 mana · 1/1 · **Deathrattle:** Summon a random 2-Cost minion that is **Dormant** for 2 turns.
//~ done TIME_058 - c30c8c1c -
#[test]
fn TIME_058_paltry_flutterwing() {
    check! { Mage in Wild:
        Ally("TIME_058"), Force(Card("CS2_172")), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_172"),
        HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn, HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn,
        HasNot(My(0), GameTag::DORMANT), StatsNow(My(0), 3, 2), BoardCount(Theirs, 0),
    }
    check! { Mage in Wild: Ally("TIME_058"), ForbidOutcome(Card("CS2_118")), Kill(My(0)) }
}

/// Quantum Destabilizer · Minion · Mech · 3 mana · 4/9 · This minion takes double damage from all sources.
//~ done TIME_060 - 691b8c5c -
#[test]
fn TIME_060_quantum_destabilizer() {
    check! { Mage:
        Ally("TIME_060"), Ally("CS2_182"), Play("DS1_185", On(My(0))), Damage(My(0), 4), Play("DS1_185", On(My(1))),
        Damage(My(1), 2),
    }
    check! { Mage:
        Ally("TIME_060"), Enemy("EX1_399"), Attack(My(0), Their(0)), Damage(My(0), 4), Damage(Their(0), 4),
    }
}

/// Soldier of the Bronze · Minion · Dragon · 5 mana · 5/3 · **Taunt Battlecry:** Double this minion's Health.
//~ done TIME_720 - 9a99434e -
#[test]
fn TIME_720_soldier_of_the_bronze() {
    check! { Mage: Play("TIME_720", Nothing), StatsNow(My(0), 5, 6), HasNow(My(0), GameTag::TAUNT) }
    check! { Mage:
        Ally("CS2_182"), Give("TIME_720"), Enchant(InHand(0), "NEW1_027e"), Play("TIME_720", Nothing),
        StatsNow(My(1), 6, 8), StatsNow(My(0), 4, 5),
    }
}
