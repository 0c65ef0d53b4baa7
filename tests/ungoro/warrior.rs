//! Warrior cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 00fe2065

/// Explore Un'Goro · Spell · 2 mana · Replace your deck with copies of "**Discover** a card."
//~ done UNG_922 - 4bbc7daf -
#[test]
fn UNG_922_explore_un_goro() {
    check! { Warrior:
        DeckOf(&["CS2_182", "CS2_029"]), Give("CS2_182"), Play("UNG_922", Nothing), DeckCount(Mine, 2),
        IsCard(InHand(0), "CS2_182"), EndTurn, IsCard(InTheirHand(0), "CS2_182"), EndTurn, IsCard(InHand(1), "UNG_922t1"),
        CostNow(InHand(1), 0),
    }
}

/// Ornery Direhorn · Minion · Beast · 6 mana · 6/6 · **Taunt Battlecry: Adapt**.
//~ done UNG_925 - 4ab7f9f8 -
#[test]
fn UNG_925_ornery_direhorn() {
    check! { Warrior:
        Give("UNG_925"), Cost("UNG_925", 6), Stats("UNG_925", 6, 6), Has("UNG_925", GameTag::TAUNT),
        Force(Card("UNG_999t3")), Play("UNG_925", Nothing), ChooseCard("UNG_999t3"), StatsNow(Newest("UNG_925"), 9, 6),
    }
}

/// Molten Blade · Weapon · 1 mana · 1/1 durability · Transforms into a new weapon when in hand that changes each turn.
//~ done UNG_929 - 34d93114 -
#[test]
fn UNG_929_molten_blade() {
    check! { Warrior:
        Give("UNG_929"), EndTurn, Force(Card("CS2_106")), EndTurn, IsCard(Nth(0), "CS2_106"), EndTurn,
        Force(Card("CS2_091")), EndTurn, IsCard(Nth(0), "CS2_091"),
    }
}

/// Fire Plume's Heart · Spell · 1 mana · **Quest:** Play 7 **Taunt** minions. **Reward:** Sulfuras.
//~ done UNG_934 - 7433772a -
#[test]
fn UNG_934_fire_plumes_heart() {
    check! { Warrior:
        Give("UNG_934"), Cost("UNG_934", 1), Play("UNG_934", Nothing), Play("CS2_065", Nothing),
        Play("CS2_065", Nothing), Play("CS2_065", Nothing), Play("CS2_065", Nothing), Play("CS2_065", Nothing),
        Play("CS2_065", Nothing), Play("CS2_065", Nothing), IsCard(InHand(0), "UNG_934t1"),
    }
}
