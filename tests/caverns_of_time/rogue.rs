//! Rogue cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9911143f

/// Mount Hyjal Imposter · Minion · 4 mana · 4/4 · Each turn this is in your hand, transform it into a random 4-Cost minion that gains **Stealth**.
//~ done WON_077 - e0e55714 -
#[test]
fn WON_077_mount_hyjal_imposter() {
    check! { Rogue:
        Give("WON_077"), EndTurn, Force(Card("CS2_182")), EndTurn, IsCard(Nth(0), "CS2_182"),
        HasNow(Nth(0), GameTag::STEALTH), EndTurn, Force(Card("CS2_182")), EndTurn, IsCard(Nth(0), "CS2_182"),
        HasNow(Nth(0), GameTag::STEALTH), EndTurn, ForbidOutcome(Card("CS2_200")), EndTurn,
    }
}

/// Jade Telegram · Spell · 4 mana · Look at 3 cards in your opponent's hand and shuffle one of them into their deck. Summon a{1} {0} **Jade Golem**.@Look at 3 cards in your opponent's hand and shuffle one of them into their deck. Summon a **Jade Golem**.
//~ done WON_078 - b5fb320a -
#[test]
fn WON_078_jade_telegram() {
    check! { Rogue:
        GiveThem("CS2_182"), GiveThem("CS2_172"), GiveThem("CS2_200"), Play("WON_078", Nothing), ChooseCard("CS2_172"),
        HandCount(Theirs, 2), IsCard(InTheirHand(0), "CS2_182"), IsCard(InTheirHand(1), "CS2_200"), DeckCount(Theirs, 21),
        IsInZone(Newest("CS2_172"), Zone::Deck), BoardCount(Mine, 1), StatsNow(My(0), 1, 1), HandCount(Mine, 0),
    }
    // The next Jade Golem is larger.
    check! { Rogue:
        Play("WON_078", Nothing), StatsNow(My(0), 1, 1), Play("WON_078", Nothing), BoardCount(Mine, 2), StatsNow(My(1), 2, 2),
        DeckCount(Theirs, 20),
    }
}
