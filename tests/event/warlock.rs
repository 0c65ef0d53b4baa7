//! Warlock cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0516ca71

/// Treasure Fiend · Minion · Demon · 2 mana · 2/2 · **Battlecry:** Draw two cards. After you play one, discard the other.
//~ done BE_EVENT_103 - 0b4d746c -
#[test]
fn BE_EVENT_103_treasure_fiend() {
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_201"), OnTop("CS2_200"), OnTop("CS2_182"), Give("CS2_172"),
        Play("BE_EVENT_103", Nothing), HandCount(Mine, 3), DeckCount(Mine, 1), Play("CS2_172", Nothing),
        HandCount(Mine, 2), Crystals(10), Play("CS2_182", Nothing), HandCount(Mine, 0),
        IsInZone(Newest("CS2_200"), Zone::Graveyard),
    }
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_201"), OnTop("CS2_200"), OnTop("CS2_182"), Give("CS2_172"),
        Play("BE_EVENT_103", Nothing), Crystals(10), Play("CS2_200", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_172"), IsInZone(Newest("CS2_182"), Zone::Graveyard),
    }
    // I have to play one of them.
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_201"), OnTop("CS2_172"), OnTop("CS2_168"), Play("BE_EVENT_103", Nothing),
        HandCount(Mine, 2), Summon("CS2_172"), HandCount(Mine, 2), EndTurn, Play("CS2_172", Nothing),
        HandCount(Mine, 2), Play("CS2_168", Nothing), HandCount(Mine, 2),
    }
    // Each Battlecry binds the two that it drew.
    check! { Warlock:
        Ally("LOE_077"), EmptyDeck(Mine), OnTop("CS2_201"), OnTop("CS2_200"), OnTop("CS2_182"), OnTop("CS2_172"),
        Play("BE_EVENT_103", Nothing), HandCount(Mine, 4), Crystals(10), Play("CS2_172", Nothing), HandCount(Mine, 2),
        IsInZone(Newest("CS2_182"), Zone::Graveyard), Crystals(10), Play("CS2_200", Nothing), HandCount(Mine, 0),
        IsInZone(Newest("CS2_201"), Zone::Graveyard),
    }
    // A spell is played as well, and the other card is there until the played one has done what it says.
    for (first, second) in [("GAME_005", "EX1_043"), ("EX1_043", "GAME_005")] {
        let drawn = [
            EmptyDeck(Mine),
            OnTop(second),
            OnTop(first),
            Play("BE_EVENT_103", Nothing),
            HandCount(Mine, 2),
            DeckCount(Mine, 0),
        ];
        check(
            CardClass::Warlock,
            &[&drawn[..], &[Play("GAME_005", Nothing), HandCount(Mine, 0), BoardCount(Mine, 1)]].concat(),
        );
        let drake = [Crystals(10), Play("EX1_043", Nothing), StatsNow(My(1), 4, 2), HandCount(Mine, 0)];
        check(CardClass::Warlock, &[&drawn[..], &drake].concat());
    }
}

/// Destructive Phoenix · Minion · Elemental · Beast · 4 mana · 5/5 · **Battlecry:** Choose a card in your hand to set on fire. In 3 turns, discard it and summon a copy of this.
//~ done CATA_EVENT_001 - 5e4b647e -
#[test]
fn CATA_EVENT_001_destructive_phoenix() {
    check! { Warlock:
        Give("CS2_182"), Give("CS2_200"), Play("CATA_EVENT_001", On(InHand(1))), EndTurn, EndTurn, EndTurn, EndTurn,
        IsInZone(Nth(1), Zone::Hand), BoardCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 4), IsInZone(Nth(1), Zone::Graveyard),
        IsInZone(Nth(0), Zone::Hand), BoardCount(Mine, 2), IsCard(My(1), "CATA_EVENT_001"), EndTurn, EndTurn, BoardCount(Mine, 2),
    }
    check! { Warlock:
        Give("CS2_201"), Play("CATA_EVENT_001", On(InHand(0))), EndTurn, EndTurn, Play("CS2_201", Nothing), EndTurn,
        EndTurn, EndTurn, EndTurn, BoardCount(Mine, 2), IsCard(My(1), "CS2_201"),
    }
    // At the start of my third turn, not before.
    check! { Warlock:
        Give("CS2_182"), Give("CS2_200"), Play("CATA_EVENT_001", On(InHand(1))), EndTurn, EndTurn, EndTurn, EndTurn,
        EndTurn, IsInZone(Nth(1), Zone::Hand), BoardCount(Mine, 1), EndTurn, HandCount(Mine, 4),
        IsInZone(Nth(1), Zone::Graveyard), BoardCount(Mine, 2),
    }
}
