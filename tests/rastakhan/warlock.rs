//! Warlock cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ffbbe7c

/// Void Contract · Spell · Shadow · 8 mana · Destroy half of each player's deck.
//~ done TRL_246 - 534cb5dd -
#[test]
fn TRL_246_void_contract() {
    check! { Warlock:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182"]), EmptyDeck(Theirs), OnTheirTop("CS2_182"),
        OnTheirTop("CS2_182"), OnTheirTop("CS2_182"), Play("TRL_246", Nothing), DeckCount(Mine, 2),
        DeckCount(Theirs, 1), HandCount(Mine, 0),
    }
}

/// Soulwarden · Minion · 6 mana · 6/6 · **Battlecry:** Add 3 random cards you discarded this game to your hand.
//~ done TRL_247 - 2c52bb17 -
#[test]
fn TRL_247_soulwarden() {
    check! { Warlock:
        Give("CS2_200"), Give("CS2_182"), Give("CS2_029"), GiveThem("CS2_172"), Discard(InHand(0)), Discard(InHand(0)),
        Discard(InTheirHand(0)), Play("TRL_247", Nothing), HandCount(Mine, 3), IsInZone(Newest("CS2_200"), Zone::Hand),
        IsInZone(Newest("CS2_182"), Zone::Hand), HandCount(Theirs, 0),
    }
    check! { Warlock:
        Give("CS2_200"), Give("CS2_182"), Give("CS2_029"), Give("CS2_172"), Discard(InHand(0)), Discard(InHand(0)),
        Discard(InHand(0)), Discard(InHand(0)), Play("TRL_247", Nothing), HandCount(Mine, 3),
    }
    check! { Warlock: Play("TRL_247", Nothing), HandCount(Mine, 0) }
}

/// High Priestess Jeklik · Minion · 4 mana · 3/5 · **Taunt**, **Lifesteal** When you discard this, add 2 copies of it to your hand.
//~ done TRL_252 - 1bc16fbb -
#[test]
fn TRL_252_high_priestess_jeklik() {
    check! { Warlock:
        Has("TRL_252", GameTag::TAUNT), Has("TRL_252", GameTag::LIFESTEAL), Give("TRL_252"), Give("CS2_182"),
        Discard(InHand(0)), HandCount(Mine, 3), IsCard(InHand(1), "TRL_252"), IsCard(InHand(2), "TRL_252"), Discard(InHand(0)),
        HandCount(Mine, 2), Discard(InHand(0)), HandCount(Mine, 3),
    }
    check! { Warlock:
        Ally("TRL_252"), Give("CS2_182"), Discard(InHand(0)), HandCount(Mine, 0), Kill(My(0)), HandCount(Mine, 0),
    }
}

/// Hir'eek, the Bat · Minion · Beast · 8 mana · 1/1 · **Battlecry:** Fill your board with copies of this minion.
//~ done TRL_253 - 9e2fc956 -
#[test]
fn TRL_253_hireek_the_bat() {
    check! { Warlock:
        Ally("CS2_182"), Play("TRL_253", Nothing), BoardCount(Mine, 7), IsCard(My(0), "CS2_182"), IsCard(My(6), "TRL_253"),
        StatsNow(My(6), 1, 1), BoardCount(Theirs, 0),
    }
    check! { Warlock:
        Give("TRL_253"), Enchant(Nth(0), "CS2_092e"), Play("TRL_253", Nothing), BoardCount(Mine, 7), StatsNow(My(6), 5, 5),
    }
}
