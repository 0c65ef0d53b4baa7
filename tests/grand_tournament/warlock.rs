//! Warlock cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 391cd4d3

/// Wilfred Fizzlebang · Minion · 6 mana · 4/4 · Cards you draw from your Hero Power cost (0).
//~ done AT_027 - 55dfbd48 -
#[test]
fn AT_027_wilfred_fizzlebang() {
    check! { Warlock:
        Ally("AT_027"), HeroPower(Nothing), Damage(MyHero, 2), HandCount(Mine, 1), CostNow(InHand(0), 0),
        Play("CS2_023", Nothing), CostNow(InHand(1), 4), EndTurn, EndTurn, CostNow(InHand(3), 4),
    }
    // It answers each time; it is for its own player alone.
    check! { Warlock:
        Ally("AT_027"), Ally("AT_080"), HeroPower(Nothing), HeroPower(Nothing), CostNow(InHand(0), 0),
        CostNow(InHand(1), 0), Health(MyHero, 26),
    }
    check! { Warlock: Enemy("AT_027"), HeroPower(Nothing), CostNow(InHand(0), 4), Health(MyHero, 28) }
}

/// Dreadsteed · Minion · Demon · 4 mana · 1/1 · **Deathrattle:** At the end of the turn, summon a Dreadsteed.
//~ done AT_019 - c91600b2 -
#[test]
fn AT_019_dreadsteed() {
    check! { Warlock:
        Give("AT_019"), Cost("AT_019", 4), Stats("AT_019", 1, 1), Play("AT_019", Nothing), Kill(My(0)),
        BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 1), IsCard(My(0), "AT_019"), BoardCount(Theirs, 0), EndTurn,
        BoardCount(Mine, 1), EndTurn, Kill(My(0)), BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 1),
        IsCard(My(0), "AT_019"),
    }
    // The new Dreadsteed comes while the turn ends, before the next begins.
    check! { Warlock:
        Enemy("NEW1_021"), Ally("AT_019"), Kill(My(0)), EndTurn, BoardCount(Mine, 0), BoardCount(Theirs, 0),
    }
}

/// Void Crusher · Minion · Demon · 6 mana · 5/4 · **Inspire:** Destroy a random minion for each player.
//~ done AT_023 - 7199050e -
#[test]
fn AT_023_void_crusher() {
    check! { Warlock:
        Give("AT_023"), Cost("AT_023", 6), Stats("AT_023", 5, 4), Ally("AT_023"), Ally("CS2_182"), Enemy("CS2_172"),
        Enemy("CS2_200"), Force(Entity(My(1))), Force(Entity(Their(0))), HeroPower(Nothing), Health(MyHero, 28),
        HandCount(Mine, 2), BoardCount(Mine, 1), IsCard(My(0), "AT_023"), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_200"),
        EndTurn, HeroPower(On(MyHero)), Health(MyHero, 27), BoardCount(Mine, 1),
    }
}
