//! Warlock cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 465f1e3a

/// Witch of the Arch-Thief · Minion · 4 mana · 2/4 · **Battlecry:** Summon a 1/3 Voidwalker with **Taunt**. If your opponent has more minions, repeat.
//~ done WON_104 - 42068e3e -
#[test]
fn WON_104_witch_of_the_arch_thief() {
    check! { Warlock:
        Give("WON_104"), Cost("WON_104", 4), Stats("WON_104", 2, 4), Enemy("CS2_231"), Enemy("CS2_231"),
        Enemy("CS2_231"), Enemy("CS2_231"), Play("WON_104", Nothing), BoardCount(Mine, 4), IsCard(My(1), "CS2_065"),
        IsCard(My(3), "CS2_065"), StatsNow(My(1), 1, 3), HasNow(My(1), GameTag::TAUNT),
    }
    check! { Warlock: Enemy("CS2_231"), Enemy("CS2_231"), Play("WON_104", Nothing), BoardCount(Mine, 2) }
}

/// Chamber of Viscidus · Location · 3 mana · 2 uses · Look at 3 cards in your hand and choose one to discard. Draw two cards.
//~ done WON_103 - 3c286912 -
#[test]
fn WON_103_chamber_of_viscidus() {
    check! { Warlock:
        Ally("WON_103"), Give("CS2_182"), Give("CS2_172"), Give("CS2_200"), Use(My(0), 0, Nothing),
        ChooseCard("CS2_172"), HandCount(Mine, 4), IsInZone(Nth(2), Zone::Graveyard), IsCard(InHand(0), "CS2_182"),
        IsCard(InHand(1), "CS2_200"), DeckCount(Mine, 17), DeckCount(Theirs, 20),
    }
}
