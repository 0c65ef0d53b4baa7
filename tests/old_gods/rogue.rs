//! Rogue cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b80af9e

/// Blade of C'Thun · Minion · 7 mana · 4/4 · **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
//~ done OG_282 - b46efc29 -
#[test]
fn OG_282_blade_of_c_thun() {
    check! { Rogue:
        Give("OG_280"), Enemy("CS2_182"), DealDamage(Their(0), 1), Play("OG_282", On(Their(0))), StatsNow(InHand(0), 10, 10),
        Dead(Nth(1)), Stats("OG_282", 4, 4),
    }
    check! { Rogue:
        OnTop("OG_280"), Ally("CS2_182"), Play("OG_282", On(My(0))), BoardCount(Mine, 1), EndTurn, EndTurn,
        StatsNow(InHand(0), 10, 11),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    let mine = [Enemy("CS2_182"), Play("OG_282", On(Their(1))), BoardCount(Theirs, 1), StatsNow(InTheirHand(0), 8, 8)];
    check(CardClass::Rogue, &[&theirs[..], &mine].concat());
}

/// Thistle Tea · Spell · 6 mana · Draw a card. Add 2 extra copies of it to your hand.
//~ done OG_073 - 3a0e7440 -
#[test]
fn OG_073_thistle_tea() {
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_200"]), Play("OG_073", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CS2_200"),
        IsCard(InHand(1), "CS2_200"), IsCard(InHand(2), "CS2_200"), DeckCount(Mine, 1),
    }
}

/// Xaril, Poisoned Mind · Minion · 4 mana · 3/2 · **Battlecry and Deathrattle:** Add a random Toxin card to your hand.
//~ done OG_080 - dd04e394 -
#[test]
fn OG_080_xaril_poisoned_mind() {
    check! { Rogue:
        Force(Card("OG_080b")), Play("OG_080", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "OG_080b"),
        Force(Card("OG_080f")), Kill(My(0)), HandCount(Mine, 2), IsCard(InHand(1), "OG_080f"), HandCount(Theirs, 0),
    }
    check! { Rogue: ForbidOutcome(Card("EX1_124")), Play("OG_080", Nothing), HandCount(Mine, 1) }
}
