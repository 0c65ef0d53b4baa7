//! Mage cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c4c93937

/// Kabal Lackey · Minion · 1 mana · 2/1 · **Battlecry:** The next **Secret** you play this turn costs (1).
//~ done CFM_066 - 868cbd66 -
#[test]
fn CFM_066_kabal_lackey() {
    check! { Mage:
        Give("EX1_287"), Give("EX1_289"), Give("CS2_029"), Play("CFM_066", Nothing), CostNow(InHand(0), 1),
        CostNow(InHand(1), 1), CostNow(InHand(2), 4), Play("EX1_287", Nothing), CostNow(InHand(0), 3),
    }
    check! { Mage: Give("EX1_287"), Play("CFM_066", Nothing), EndTurn, EndTurn, CostNow(InHand(0), 3) }
}

/// Kazakus · Minion · 4 mana · 3/3 · **Battlecry:** If your deck has no duplicates, create a custom spell.
//~ todo CFM_621 d23801bb 62ff5e15 -
#[test]
#[ignore = "todo: Kazakus"]
fn CFM_621_kazakus() {
    unwritten("CFM_621");
}

/// Kazakus Potion · Spell · 1 mana · {0} {1}
//~ todo CFM_621t f425ae98 2721cc02 -
#[test]
#[ignore = "todo: Kazakus Potion"]
fn CFM_621t_kazakus_potion() {
    unwritten("CFM_621t");
}

/// Lesser Potion · Spell · 1 mana · Create a 1-Cost spell.
//~ todo CFM_621t11 c7c4625a 5cc8e6ff -
#[test]
#[ignore = "todo: Lesser Potion"]
fn CFM_621t11_lesser_potion() {
    unwritten("CFM_621t11");
}

/// Greater Potion · Spell · 5 mana · Create a 5-Cost spell.
//~ todo CFM_621t12 2569042e 2b5b578a -
#[test]
#[ignore = "todo: Greater Potion"]
fn CFM_621t12_greater_potion() {
    unwritten("CFM_621t12");
}

/// Superior Potion · Spell · 10 mana · Create a 10-Cost spell.
//~ todo CFM_621t13 03787920 e1e54826 -
#[test]
#[ignore = "todo: Superior Potion"]
fn CFM_621t13_superior_potion() {
    unwritten("CFM_621t13");
}

/// Kazakus Potion · Spell · 5 mana · {0} {1}
//~ todo CFM_621t14 c602b7d4 67ccc8c5 -
#[test]
#[ignore = "todo: Kazakus Potion"]
fn CFM_621t14_kazakus_potion() {
    unwritten("CFM_621t14");
}

/// Kazakus Potion · Spell · 10 mana · {0} {1}
//~ todo CFM_621t15 69422fef 55dc7edf -
#[test]
#[ignore = "todo: Kazakus Potion"]
fn CFM_621t15_kazakus_potion() {
    unwritten("CFM_621t15");
}

/// Netherbloom · Spell · 5 mana · Summon a 5/5 Demon.
//~ todo CFM_621t20 55e4ca06 ed45e441 -
#[test]
#[ignore = "todo: Netherbloom"]
fn CFM_621t20_netherbloom() {
    unwritten("CFM_621t20");
}

/// Mystic Wool · Spell · 5 mana · Transform a random enemy minion into a 1/1 Sheep.@Polymorph a random enemy minion.
//~ todo CFM_621t21 0985a4c2 305d7b99 -
#[test]
#[ignore = "todo: Mystic Wool"]
fn CFM_621t21_mystic_wool() {
    unwritten("CFM_621t21");
}

/// Netherbloom · Spell · 10 mana · Summon an 8/8 Demon.
//~ todo CFM_621t28 c15eeb48 17e2250b -
#[test]
#[ignore = "todo: Netherbloom"]
fn CFM_621t28_netherbloom() {
    unwritten("CFM_621t28");
}

/// Greater Arcane Missiles · Spell · Arcane · 7 mana · Shoot three missiles at random enemies that deal $3 damage each.
//~ done CFM_623 - 3bff2060 -
#[test]
fn CFM_623_greater_arcane_missiles() {
    check! { Mage: Give("CFM_623"), Cost("CFM_623", 7), Play("CFM_623", Nothing), Health(TheirHero, 21) }
}

/// Kabal Courier · Minion · 2 mana · 2/2 · **Battlecry: Discover** a Mage, Priest, or Warlock card.
//~ done CFM_649 - 3635a070 -
#[test]
fn CFM_649_kabal_courier() {
    // One card of each class, in any order.
    check! { Mage:
        Force(Card("CS2_024")), Force(Card("CS2_236")), Force(Card("CS2_057")), Play("CFM_649", Nothing),
        ChooseCard("CS2_236"), HandCount(Mine, 1), Is(InHand(0), "CS2_236"),
    }
    check! { Mage:
        Force(Card("CS2_024")), Force(Card("CS2_236")), Force(Card("CS2_057")), Force(Card("CS2_057")),
        Play("CFM_649", Nothing), Choose(0), HandCount(Mine, 1), Is(InHand(0), "CS2_057"),
    }
    // It is a Discover: Rangari Scout gets a copy. Twice with Brann Bronzebeard, each time three cards.
    check! { Mage: Friend("GDB_841"), Play("CFM_649", Nothing), Choose(0), HandCount(Mine, 2) }
    check! { Mage: Friend("LOE_077"), Play("CFM_649", Nothing), Choose(2), Choose(2), HandCount(Mine, 2) }
    check! { Mage:
        Friend("LOE_077"), Force(Card("CS2_024")), Force(Card("CS2_236")), Force(Card("CS2_057")),
        Force(Card("CS2_057")), Play("CFM_649", Nothing), Force(Card("CS2_029")), Force(Card("CS2_004")),
        Force(Card("CS2_062")), Never(Card("CS2_024")), Choose(0), Choose(0), HandCount(Mine, 2),
    }
}

/// Kabal Crystal Runner · Minion · Draenei · 6 mana · 6/5 · Costs (2) less for each **Secret** you've played this game.
//~ done CFM_760 - 34ccffb3 -
#[test]
fn CFM_760_kabal_crystal_runner() {
    check! { Mage:
        Give("CFM_760"), Cost("CFM_760", 6), Stats("CFM_760", 6, 5), CostNow(Nth(0), 6), Play("EX1_289", Nothing),
        CostNow(Nth(0), 4), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 3), CostNow(Nth(0), 4), EndTurn,
        Play("EX1_289", Nothing), CostNow(Nth(0), 4), EndTurn, Play("EX1_287", Nothing), CostNow(Nth(0), 2),
    }
}
