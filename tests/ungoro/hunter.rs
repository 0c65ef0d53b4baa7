//! Hunter cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ebb30240

/// Crackling Razormaw · Minion · Beast · 2 mana · 3/2 · **Battlecry: Adapt** a friendly Beast.
//~ done UNG_915 - cfaea06e -
#[test]
fn UNG_915_crackling_razormaw() {
    check! { Hunter:
        Give("UNG_915"), Cost("UNG_915", 2), Stats("UNG_915", 3, 2), Ally("CS2_172"), Force(Card("UNG_999t3")),
        Play("UNG_915", On(My(0))), ChooseCard("UNG_999t3"), StatsNow(My(0), 6, 2),
    }
    check! { Hunter:
        Ally("CS2_172"), Force(Card("UNG_999t3")), Play("UNG_915", On(My(0))), ChooseCard("UNG_999t3"),
        StatsNow(My(1), 3, 2),
    }
    check! { Hunter:
        Ally("CS2_172"), Force(Card("UNG_999t3")), Play("UNG_915", On(My(0))), ChooseCard("UNG_999t3"), EndTurn,
        Play("UNG_915", Nothing),
    }
    check! { Hunter: Ally("CS2_182"), Ally("CS2_172"), Give("UNG_915"), CannotTarget("UNG_915", My(0)) }
}

/// The Marsh Queen · Spell · 1 mana · **Quest:** Play seven 1-Cost minions. **Reward:** Queen Carnassa.
//~ done UNG_920 - 1df97fe6 -
#[test]
fn UNG_920_the_marsh_queen() {
    check! { Hunter:
        Give("UNG_920"), Cost("UNG_920", 1), Play("UNG_920", Nothing), Play("CS2_168", Nothing),
        Play("CS2_168", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing),
        Play("CS2_168", Nothing), Play("CS2_168", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "UNG_920t1"),
    }
    // The Raptors are Carnassa's own.
    check! { Hunter:
        EmptyDeck(Mine), Play("UNG_920t1", Nothing), DeckCount(Mine, 20), EndTurn, EndTurn, IsCard(InHand(0), "UNG_920t2"),
    }
}

/// Dinomancy · Spell · 2 mana · Replace your Hero Power with 'Give a Beast +3/+3.'
//~ done UNG_917 - 083c3560 -
#[test]
fn UNG_917_dinomancy() {
    check! { Hunter:
        Play("UNG_917", Nothing), IsCard(MyPower, "UNG_917t1"), Ally("CS2_172"), Ally("CS2_182"),
        CannotTarget("UNG_917t1", My(1)), HeroPower(On(My(0))), StatsNow(My(0), 6, 5), Mana(6), StatsNow(My(1), 4, 5),
    }
}
