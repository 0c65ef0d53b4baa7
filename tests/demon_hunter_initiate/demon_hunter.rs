//! Demon Hunter cards of Demon Hunter Initiate, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5a180ec9

/// Nethrandamus · Minion · Dragon · 9 mana · 8/8 · **Battlecry:** Summon two random @-Cost minions. *(Upgrades each time a friendly minion dies!)*
//~ done BT_481 - 72d46923 -
#[test]
fn BT_481_nethrandamus() {
    check! { DemonHunter:
        Give("BT_481"), Cost("BT_481", 9), Stats("BT_481", 8, 8), Friend("CS2_231"), Kill(My(0)), Enemy("CS2_231"),
        Kill(Their(0)), Friend("CS2_231"), Kill(My(0)), Play("BT_481", Nothing), BoardCount(Mine, 3),
        Is(My(1), "BT_481"), CostNow(My(0), 2), CostNow(My(2), 2),
    }
    // Nobody costs more than (12): after 13 deaths it still summons those that cost (10).
    let mut steps = vec![Give("BT_481")];
    steps.extend([Friend("CS2_231"), Kill(My(0))].repeat(13));
    steps.extend([Play("BT_481", Nothing), BoardCount(Mine, 3), CostNow(My(0), 10), CostNow(My(2), 10)]);
    check(CardClass::DemonHunter, &steps);
}

/// Blur · Spell · 0 mana · Your hero can't take damage this turn.
//~ done BT_752 - 779d80d8 -
#[test]
fn BT_752_blur() {
    check! { DemonHunter:
        Play("BT_752", Nothing), Hurt(MyHero, 3), Health(MyHero, 30), Hurt(TheirHero, 1), Health(TheirHero, 29),
        EndTurn, Hurt(MyHero, 3), Health(MyHero, 27),
    }
}

/// Mana Burn · Spell · Fel · 1 mana · Your opponent has 2 fewer Mana Crystals next turn.
//~ done BT_753 - e705e753 -
#[test]
fn BT_753_mana_burn() {
    check! { DemonHunter: Play("BT_753", Nothing), EndTurn, Mana(8), EndTurn, Mana(10), EndTurn, Mana(10) }
    // Who has one comes back to one.
    check! { DemonHunter:
        EndTurn, Play("BAR_539", Nothing), EndTurn, Play("BT_753", Nothing), EndTurn, Mana(0), EndTurn, EndTurn,
        Mana(2),
    }
}
