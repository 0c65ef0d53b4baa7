//! Priest cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9ef350c7

/// Clear Conscience · Spell · Holy · 3 mana · Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
//~ done MAW_021 - e67b3927 -
#[test]
fn MAW_021_clear_conscience() {
    check! { Priest:
        Ally("CS2_182"), Targets("MAW_021", &[FriendlyMinion]), Play("MAW_021", On(My(0))), StatsNow(My(0), 6, 8),
        HasNot(My(0), GameTag::ELUSIVE), EndTurn, HasNow(My(0), GameTag::ELUSIVE), EndTurn,
        HasNot(My(0), GameTag::ELUSIVE),
    }
    check! { Priest:
        Ally("CS2_182"), EndTurn, EndTurn, Ally("CS2_182"), Play("MAW_021", On(My(0))), EndTurn, StatsNow(My(1), 4, 5),
        HasNot(My(1), GameTag::ELUSIVE),
    }
}

/// Theft Accusation · Spell · Shadow · 1 mana · Choose a minion. Destroy it after you play a card copied from the opponent.
//~ done MAW_023 - 032be6b1 -
#[test]
fn MAW_023_theft_accusation() {
    check! { Priest:
        Enemy("CS2_182"), GiveThem("CS2_172"), Targets("MAW_023", &[FriendlyMinion, EnemyMinion]),
        Play("MAW_023", On(Their(0))), Play("CS2_231", Nothing), BoardCount(Theirs, 1), Play("CS2_003", Nothing),
        HandCount(Mine, 1), BoardCount(Theirs, 1), Play("CS2_172", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 2),
    }
    check! { Priest:
        Ally("CS2_182"), GiveThem("CS2_172"), Play("MAW_023", On(My(0))), Play("CS2_003", Nothing),
        HandCount(Mine, 1), EndTurn, Play("CS2_172", Nothing), BoardCount(Mine, 1), EndTurn, Play("CS2_172", Nothing),
        Dead(Nth(0)), BoardCount(Theirs, 1),
    }
    check! { Priest:
        Enemy("CS2_182"), GiveThem("CS2_172"), Enemy("CS2_182"), Play("MAW_023", On(Their(0))),
        Play("CS2_003", Nothing), Play("CS2_172", Nothing), BoardCount(Theirs, 1), HandCount(Mine, 0),
    }
}

/// Suspicious Usher · Minion · 1 mana · 1/3 · **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
//~ done REV_002 - d4ea5127 -
#[test]
fn REV_002_suspicious_usher() {
    check! { Priest:
        Force(Card("EX1_014")), Force(Card("EX1_558")), Force(Card("EX1_557")), Play("REV_002", Nothing),
        ChooseCard("EX1_014"), HandCount(Mine, 1), EndTurn, ChooseCard("EX1_014"), DeckCount(Theirs, 19),
        IsCard(InTheirHand(0), "EX1_014"), HandCount(Theirs, 2), HandCount(Mine, 1),
    }
    check! { Priest:
        Force(Card("EX1_014")), Force(Card("EX1_558")), Force(Card("EX1_557")), Play("REV_002", Nothing),
        ChooseCard("EX1_014"), EndTurn, ChooseCard("EX1_558"), HandCount(Theirs, 1), HandCount(Mine, 1), EndTurn,
        EndTurn, HandCount(Theirs, 2),
    }
    // Of two Battlecries each has its own guess.
    check! { Priest:
        Ally("LOE_077"), Force(Card("EX1_014")), Force(Card("EX1_558")), Force(Card("EX1_557")),
        Play("REV_002", Nothing), Force(Card("EX1_561")), Force(Card("EX1_562")), Force(Card("EX1_572")),
        ChooseCard("EX1_014"), ChooseCard("EX1_562"), HandCount(Mine, 2), EndTurn, ChooseCard("EX1_014"),
        ChooseCard("EX1_562"), DeckCount(Theirs, 19), HandCount(Theirs, 3), IsCard(InTheirHand(0), "EX1_014"),
        IsCard(InTheirHand(1), "EX1_562"), HandCount(Mine, 2),
    }
    check! { Priest:
        Ally("LOE_077"), Force(Card("EX1_014")), Force(Card("EX1_558")), Force(Card("EX1_557")),
        Play("REV_002", Nothing), Force(Card("EX1_561")), Force(Card("EX1_562")), Force(Card("EX1_572")),
        ChooseCard("EX1_014"), ChooseCard("EX1_562"), EndTurn, ChooseCard("EX1_558"), ChooseCard("EX1_561"),
        HandCount(Mine, 2), HandCount(Theirs, 1),
    }
    for other in ["ICC_830", "CS2_182"] {
        check! { Priest: ForbidOutcome(Card(other)), Play("REV_002", Nothing) }
    }
    // Whatever became of the chosen one, it is the chosen one that is guessed.
    check! { Priest:
        Force(Card("EX1_012")), Force(Card("EX1_558")), Force(Card("EX1_557")), Play("REV_002", Nothing),
        ChooseCard("EX1_012"), Play("EX1_012", Nothing), Play("CS2_022", On(My(1))), EndTurn, ChooseCard("EX1_012"),
        HandCount(Theirs, 2), DeckCount(Theirs, 19), HandCount(Mine, 0),
    }
}

/// The Harvester of Envy · Minion · 3 mana · 4/3 · After you play a card copied from the opponent, steal the original.
//~ done REV_011 - 15f10ade -
#[test]
fn REV_011_the_harvester_of_envy() {
    check! { Priest:
        GiveThem("CS2_172"), Ally("REV_011"), Play("CS2_003", Nothing), HandCount(Theirs, 1),
        Play("CS2_172", Nothing), HandCount(Theirs, 0), HandCount(Mine, 1), Play("CS2_172", Nothing),
        HandCount(Mine, 0),
    }
    check! { Priest:
        EmptyDeck(Theirs), OnTheirTop("CS2_172"), Ally("REV_011"), Play("EX1_339", Nothing), HandCount(Mine, 1),
        Play("CS2_172", Nothing), DeckCount(Theirs, 0), HandCount(Mine, 1),
    }
    check! { Priest:
        GiveThem("CS2_200"), Ally("REV_011"), Play("CS2_003", Nothing), HandCount(Mine, 1), EndTurn,
        Play("CS2_200", Nothing), BoardCount(Theirs, 1), EndTurn, Play("CS2_200", Nothing), BoardCount(Theirs, 0),
        BoardCount(Mine, 3),
    }
    // What the opponent does is not heard.
    check! { Priest:
        GiveThem("CS2_172"), Ally("REV_011"), Enemy("REV_011"), Play("CS2_003", Nothing), Play("CS2_172", Nothing),
        HandCount(Mine, 1), HandCount(Theirs, 0),
    }
    check! { Priest:
        EmptyDeck(Theirs), OnTheirTop("UNG_809"), Ally("REV_011"), Play("EX1_339", Nothing), Play("UNG_809", Nothing),
        IsCard(InHand(0), "UNG_809t1"), DeckCount(Theirs, 0),
    }
    // It answers each time, not once a turn.
    check! { Priest:
        GiveThem("CS2_172"), GiveThem("CS2_172"), Ally("REV_011"), Play("CS2_003", Nothing), Play("CS2_172", Nothing),
        Play("CS2_003", Nothing), Play("CS2_172", Nothing), HandCount(Mine, 2), HandCount(Theirs, 0),
    }
    // A spell is a card as well.
    check! { Priest:
        GiveThem("CS2_029"), Ally("REV_011"), Play("CS2_003", Nothing), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 24), HandCount(Theirs, 0), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"),
    }
}

/// Mysterious Visitor · Minion · 2 mana · 2/3 · **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
//~ done REV_246 - 94a051b7 -
#[test]
fn REV_246_mysterious_visitor() {
    check! { Priest:
        GiveThem("CS2_182"), Give("CS2_172"), Play("CS2_003", Nothing), CostNow(InHand(1), 4), Play("REV_246", Nothing),
        CostNow(InHand(1), 1), CostNow(InHand(0), 2), CostNow(InTheirHand(0), 4),
    }
}

/// Pelagos · Minion · 3 mana · 1/6 · After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
//~ done REV_250 - 6915f24d -
#[test]
fn REV_250_pelagos() {
    check! { Priest:
        Ally("REV_250"), Ally("CS2_182"), Enemy("CS2_182"), Play("CS2_087", On(My(1))), StatsNow(My(1), 7, 7),
        Play("CS2_092", On(Their(0))), StatsNow(Their(0), 8, 9), Crystals(10), Play("CS2_092", On(My(0))),
        StatsNow(My(0), 10, 10),
    }
}

/// Cathedral of Atonement · Location · 3 mana · 3 uses · Give a minion +2/+1 and draw a card.
//~ done REV_290 - 94eeee9f -
#[test]
fn REV_290_cathedral_of_atonement() {
    check! { Priest:
        Give("REV_290"), Cost("REV_290", 3), Ally("CS2_182"), Play("REV_290", Nothing), EndTurn, EndTurn,
        Use(My(1), 0, On(My(0))), StatsNow(My(0), 6, 6), HandCount(Mine, 2),
    }
}

/// Pelagos · Minion · 3 mana · 1/6 · {0} {1} {2} {3}
//~ todo REV_781 d3988143 fcd42cd7 -
#[test]
#[ignore = "todo: Pelagos"]
fn REV_781_pelagos() {
    unwritten("REV_781");
}

/// Cathedral of Atonement · Location · 3 mana · 3 uses · {0} {1}
//~ todo REV_791 86b45553 fcdceba7 -
#[test]
#[ignore = "todo: Cathedral of Atonement"]
fn REV_791_cathedral_of_atonement() {
    unwritten("REV_791");
}

/// Incriminating Psychic · Minion · Dragon · 4 mana · 2/6 · **Taunt Deathrattle:** Copy two random cards from your opponent's hand.
//~ done MAW_022 - ca559aa1 -
#[test]
fn MAW_022_incriminating_psychic() {
    check! { Priest:
        Has("MAW_022", GameTag::TAUNT), Ally("MAW_022"), GiveThem("CS2_182"), GiveThem("CS2_029"), Kill(My(0)),
        HandCount(Mine, 2), HandCount(Theirs, 2), IsInZone(Newest("CS2_029"), Zone::Hand), IsCard(InTheirHand(0), "CS2_182"),
    }
    check! { Priest:
        Ally("MAW_022"), GiveThem("CS2_172"), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"),
        HandCount(Theirs, 1),
    }
    check! { Priest:
        Ally("MAW_022"), GiveThem("CS2_172"), GiveThem("CS2_172"), GiveThem("CS2_172"), Give("CS2_182"), Kill(My(0)),
        HandCount(Mine, 3), IsCard(InHand(2), "CS2_172"), HandCount(Theirs, 3),
    }
}

/// Partner in Crime · Minion · 4 mana · 2/5 · **Battlecry:** Summon a copy of this minion at the end of your turn.
//~ done REV_247 - f2b0446c -
#[test]
fn REV_247_partner_in_crime() {
    check! { Priest:
        Play("REV_247", Nothing), BoardCount(Mine, 1), EndTurn, BoardCount(Mine, 2), IsCard(My(1), "REV_247"),
        StatsNow(My(1), 2, 5), EndTurn, BoardCount(Mine, 2), EndTurn, BoardCount(Mine, 2), BoardCount(Theirs, 0),
    }
}

/// Boon of the Ascended · Spell · Holy · 4 mana · Give a minion +2 Health. Summon a Kyrian with its stats and **Taunt**.
//~ done REV_248 - 6367398c -
#[test]
fn REV_248_boon_of_the_ascended() {
    check! { Priest:
        Targets("REV_248", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Ally("CS2_182"),
        Play("REV_248", On(My(0))), StatsNow(My(0), 4, 7), HasNot(My(0), GameTag::TAUNT), BoardCount(Mine, 3),
        IsCard(Newest("REV_248t"), "REV_248t"), StatsNow(Newest("REV_248t"), 4, 7), HasNow(Newest("REV_248t"), GameTag::TAUNT),
        BoardCount(Theirs, 0),
    }
}

/// Identity Theft · Spell · Shadow · 3 mana · **Discover** a copy of a card from your opponent's hand and deck.
//~ done REV_253 - 06649843 -
#[test]
fn REV_253_identity_theft() {
    check! { Priest:
        GiveThem("CS2_029"), Play("REV_253", Nothing), ChooseCard("CS2_029"), Choose(0), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_182"), HandCount(Theirs, 1), DeckCount(Theirs, 20),
        DeckCount(Mine, 19),
    }
}
