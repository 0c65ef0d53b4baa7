//! Warrior cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Blast from the Past · Spell · 4 mana · Get 2 **Spare Parts**. Summon two 1/1 Boom Bots. Shuffle a Bomb into your opponent's deck.
//~ done WON_115 - 4885d878 -
#[test]
fn WON_115_blast_from_the_past() {
    check! { Warrior:
        Play("WON_115", Nothing), HandCount(Mine, 2), BoardCount(Mine, 2), IsCard(My(0), "GVG_110t"), StatsNow(My(1), 1, 1),
        DeckCount(Theirs, 21), DeckCount(Mine, 19), HandCount(Theirs, 0), IsInZone(Newest("BOT_511t"), Zone::Deck),
    }
    check! { Warrior:
        Force(Card("PART_001")), Force(Card("PART_002")), Play("WON_115", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "PART_001"), IsCard(InHand(1), "PART_002"), BoardCount(Mine, 2), DeckCount(Theirs, 21),
    }
}
