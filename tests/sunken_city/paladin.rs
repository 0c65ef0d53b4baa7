//! Paladin cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7374d61f

/// Front Lines · Spell · 9 mana · Summon a minion from each player's deck. Repeat until either side of the battlefield is full.
//~ done TID_949 - e833ec3a -
#[test]
fn TID_949_front_lines() {
    check! { Paladin:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Play("TID_949", Nothing), DeckCount(Mine, 15),
        DeckCount(Theirs, 16), BoardCount(Mine, 7), BoardCount(Theirs, 4), HandCount(Mine, 0),
    }
    check! { Paladin:
        Ally("CS2_182"), EndTurn, Play("TID_949", Nothing), BoardCount(Theirs, 6), DeckCount(Mine, 13),
        BoardCount(Mine, 7), DeckCount(Theirs, 13),
    }
    // A location fills the battlefield, too.
    check! { Paladin:
        Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"),
        Enemy("TTN_090"), Play("TID_949", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 7),
    }
    check! { Paladin:
        Play("TID_949", Nothing), BoardCount(Mine, 7), BoardCount(Theirs, 7), DeckCount(Mine, 12),
        DeckCount(Theirs, 13),
    }
    // Spells are not summoned, and one minion in the two decks is enough.
    check! { Paladin:
        EmptyDeck(Mine), EmptyDeck(Theirs), OnTop("CS2_182"), OnTop("CS2_029"), OnTheirTop("CS2_182"), OnTheirTop("CS2_029"),
        ForbidOutcome(Card("CS2_029")), Play("TID_949", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 1), DeckCount(Mine, 1),
        DeckCount(Theirs, 1),
    }
    check! { Paladin:
        EmptyDeck(Mine), EmptyDeck(Theirs), OnTop("CS2_182"), Play("TID_949", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 0),
        DeckCount(Mine, 0),
    }
    check! { Paladin:
        EmptyDeck(Mine), EmptyDeck(Theirs), OnTop("CS2_182"), OnTop("CS2_182"), Play("TID_949", Nothing), BoardCount(Mine, 2),
        DeckCount(Mine, 0),
    }
    // A full battlefield of mine is full, too.
    check! { Paladin:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("TTN_090"), Play("TID_949", Nothing), BoardCount(Mine, 7), BoardCount(Theirs, 0),
    }
    // One free place is filled.
    for summoner in [Ally("CS2_231"), Enemy("CS2_231")] {
        let mut table = table(CardClass::Paladin);
        table.steps(&[summoner; 6]);
        table.steps(&[Play("TID_949", Nothing)]);
        table.steps(if summoner == Ally("CS2_231") {
            &[BoardCount(Mine, 7), BoardCount(Theirs, 1)]
        } else {
            &[BoardCount(Mine, 1), BoardCount(Theirs, 7)]
        });
    }
}

/// The Garden's Grace · Spell · Holy · 10 mana · Give a minion +4/+4 and **Divine Shield**. Costs (1) less for each Mana you've spent on Holy spells this game.
//~ done TSC_061 - 39a7336e -
#[test]
fn TSC_061_the_gardens_grace() {
    check! { Paladin:
        Targets("TSC_061", &[FriendlyMinion, EnemyMinion]), Give("TSC_061"), Ally("CS2_182"), CostNow(InHand(0), 10),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), CostNow(InHand(0), 10), Play("CS1_112", Nothing),
        Crystals(10), CostNow(InHand(0), 7), Play("TSC_061", On(My(0))), StatsNow(My(0), 8, 9),
        HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
    check! { Paladin:
        Ally("CS2_182"), HeroPower(Nothing), Crystals(10), Play("TSC_061", On(My(0))), StatsNow(My(1), 1, 1),
    }
}

/// Kotori Lightblade · Minion · 2 mana · 2/3 · After you cast a Holy spell on this, cast it again on another friendly minion.
//~ done TSC_074 - 9206ff3b -
#[test]
fn TSC_074_kotori_lightblade() {
    check! { Paladin:
        Ally("TSC_074"), Ally("CS2_182"), Play("CS2_087", On(My(0))), StatsNow(My(1), 7, 5), Crystals(10),
        Play("CS2_009", On(My(0))), StatsNow(My(0), 7, 6), StatsNow(My(1), 7, 5), Play("CS2_087", On(My(1))), StatsNow(My(1), 10, 5),
        StatsNow(My(0), 7, 6),
    }
    // Without another friendly minion the spell is not cast again.
    check! { Paladin:
        Ally("TSC_074"), Enemy("CS2_182"), Play("CS2_087", On(My(0))), StatsNow(My(0), 5, 3), StatsNow(Their(0), 4, 5),
    }
    // Each time, after the spell, and only after my own.
    check! { Paladin:
        Ally("TSC_074"), Ally("CS2_182"), Crystals(10), Play("CS2_087", On(My(0))), StatsNow(My(1), 7, 5),
        Play("CS2_087", On(My(0))), StatsNow(My(1), 10, 5), EndTurn, Play("CS2_087", On(My(0))), StatsNow(My(0), 11, 3),
        StatsNow(My(1), 10, 5),
    }
    // It is cast again after it has done what it says.
    check! { Paladin:
        Ally("TSC_074"), Ally("CS2_182"), DealDamage(My(0), 2), DealDamage(My(1), 3), Play("BT_252", On(My(0))),
        Damage(My(0), 0), Damage(My(1), 3), Choose(0), Damage(My(1), 0), HandCount(Mine, 1), Choose(0),
        HandCount(Mine, 2),
    }
}

/// Immortalized in Stone · Spell · Holy · 7 mana · Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
//~ done TSC_076 - 74e0b100 -
#[test]
fn TSC_076_immortalized_in_stone() {
    check! { Paladin:
        Play("TSC_076", Nothing), BoardCount(Mine, 3), IsCard(My(0), "TSC_076t3"), IsCard(My(1), "TSC_076t2"),
        IsCard(My(2), "TSC_076t"), BoardCount(Theirs, 0),
    }
}

/// Radar Detector · Spell · 2 mana · Scan the bottom 5 cards of your deck. Draw any Mechs found this way, then shuffle your deck.
//~ done TSC_079 - 2dd3072b -
#[test]
fn TSC_079_radar_detector() {
    check! { Paladin:
        DeckOf(&["GVG_002", "CS2_182", "CS2_029", "CS2_182", "GVG_002", "GVG_002"]), Play("TSC_079", Nothing),
        HandCount(Mine, 2), DeckCount(Mine, 4), IsCard(InHand(0), "GVG_002"), IsCard(InHand(1), "GVG_002"),
    }
    // What is in the deck is not shuffled into it.
    check! { Paladin:
        Ally("DAL_719"), DeckOf(&["CS2_182", "CS2_029", "CS2_182"]), Play("TSC_079", Nothing), HandCount(Mine, 0),
        DeckCount(Mine, 3),
    }
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_029", "CS2_200"]), OnTheirTop("GVG_002"), Force(Number(0)), Force(Number(0)),
        Force(Number(0)), Play("TSC_079", Nothing), HandCount(Mine, 0), DeckCount(Mine, 3), DeckCount(Theirs, 21),
    }
}

/// Myrmidon · Minion · Naga · 3 mana · 3/4 · After you cast a spell on this minion, draw a card.
//~ done TID_098 - 8d1134e6 -
#[test]
fn TID_098_myrmidon() {
    check! { Paladin:
        Ally("TID_098"), Ally("CS2_182"), Play("CS2_092", On(My(0))), HandCount(Mine, 1), StatsNow(My(0), 7, 8),
        Play("CS2_092", On(My(1))), HandCount(Mine, 1), StatsNow(My(1), 8, 9),
    }
    // Not for a spell of the opponent.
    check! { Paladin:
        Ally("TID_098"), EndTurn, Play("DS1_185", On(My(0))), Damage(My(0), 2), HandCount(Mine, 0),
        DeckCount(Mine, 19),
    }
}

/// Seafloor Savior · Minion · Mech · 2 mana · 2/2 · **Battlecry: Dredge**. If it's a minion, give it this minion's Attack and Health.
//~ done TSC_083 - 0f6f7867 -
#[test]
fn TSC_083_seafloor_savior() {
    check! { Paladin:
        DeckOf(&["CS2_029", "CS2_182"]), Play("TSC_083", Nothing), ChooseCard("CS2_182"), StatsNow(Nth(1), 6, 7),
        StatsNow(My(0), 2, 2), EndTurn, EndTurn, IsCard(InHand(0), "CS2_182"), StatsNow(InHand(0), 6, 7), CostNow(InHand(0), 4),
    }
    // The stats are those that it has then.
    check! { Paladin:
        Ally("CS2_122"), DeckOf(&["CS2_029", "CS2_182"]), Play("TSC_083", Nothing), ChooseCard("CS2_182"),
        StatsNow(Nth(2), 7, 7),
    }
    check! { Paladin:
        DeckOf(&["CS2_029", "CS2_182"]), Play("TSC_083", Nothing), ChooseCard("CS2_029"), StatsNow(Nth(1), 4, 5),
        DeckCount(Mine, 2),
    }
    // A weapon gains nothing.
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_106"]), Play("TSC_083", Nothing), ChooseCard("CS2_106"), StatsNow(Nth(1), 3, 2),
    }
}
