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
//~ done CFM_621 - 62ff5e15 -
#[test]
fn CFM_621_kazakus() {
    check! { Mage:
        EmptyDeck(Mine), Play("CFM_621", Nothing), Force(Card("CFM_621t2")), ChooseCard("CFM_621t11"), Force(Card("CFM_621t3")),
        ChooseCard("CFM_621t2"), ChooseCard("CFM_621t3"), HandCount(Mine, 1), IsCard(InHand(0), "CFM_621t"), CostNow(InHand(0), 1),
        Play("CFM_621t", On(TheirHero)), Health(TheirHero, 27), Armor(Mine, 4), HandCount(Mine, 0),
    }
    check! { Mage:
        EmptyDeck(Mine), Enemy("CS2_182"), Play("CFM_621", Nothing), Force(Card("CFM_621t21")), ChooseCard("CFM_621t12"),
        Force(Card("CFM_621t20")), ChooseCard("CFM_621t21"), ChooseCard("CFM_621t20"), IsCard(InHand(0), "CFM_621t14"),
        CostNow(InHand(0), 5), Crystals(10), Play("CFM_621t14", Nothing), IsCard(Their(0), "CFM_621_m5"), BoardCount(Mine, 2),
        StatsNow(My(1), 5, 5), Mana(5),
    }
    check! { Mage:
        EmptyDeck(Mine), Enemy("CS2_182"), Play("CFM_621", Nothing), Force(Card("CFM_621t29")), ChooseCard("CFM_621t13"),
        Force(Card("CFM_621t28")), ChooseCard("CFM_621t29"), ChooseCard("CFM_621t28"), IsCard(InHand(0), "CFM_621t15"),
        CostNow(InHand(0), 10), Crystals(10), Play("CFM_621t15", Nothing), IsCard(Their(0), "CFM_621_m5"),
        IsCard(My(0), "CFM_621_m5"), StatsNow(My(1), 8, 8),
    }
    // Three are offered at a time, the first choice not again; a deck with duplicates brews nothing.
    let mut table = table(CardClass::Mage);
    table.steps(&[EmptyDeck(Mine), Play("CFM_621", Nothing)]);
    assert_eq!(table.game.offered().len(), 3);
    table.steps(&[Force(Card("CFM_621t2")), ChooseCard("CFM_621t11")]);
    assert_eq!(table.game.offered().len(), 3);
    table.steps(&[ForbidOutcome(Card("CFM_621t2")), ChooseCard("CFM_621t2")]);
    assert_eq!(table.game.offered().len(), 3);
    table.steps(&[Choose(0), HandCount(Mine, 1)]);
    check! { Mage: Play("CFM_621", Nothing), HandCount(Mine, 0), EndTurn }
}

/// Kazakus Potion · Spell · 1 mana · {0} {1}
//~ done CFM_621t - 2721cc02 -
#[test]
fn CFM_621t_kazakus_potion() {
    // The frame of a potion alone does nothing.
    check! { Mage: Cost("CFM_621t", 1), Play("CFM_621t", Nothing), HandCount(Mine, 0), Health(TheirHero, 30) }
}

/// Lesser Potion · Spell · 1 mana · Create a 1-Cost spell.
//~ done CFM_621t11 - 5cc8e6ff -
#[test]
fn CFM_621t11_lesser_potion() {
    check! { Mage:
        Force(Card("CFM_621t3")), Play("CFM_621t11", Nothing), Force(Card("CFM_621t8")), ChooseCard("CFM_621t3"), ChooseCard("CFM_621t8"),
        HandCount(Mine, 1), IsCard(InHand(0), "CFM_621t"), Crystals(10), Play("CFM_621t", Nothing), Armor(Mine, 4), HandCount(Mine, 1),
    }
    // Each ingredient can be offered, first and second.
    for ingredient in [
        "CFM_621t2",
        "CFM_621t3",
        "CFM_621t4",
        "CFM_621t5",
        "CFM_621t6",
        "CFM_621t8",
        "CFM_621t9",
        "CFM_621t10",
        "CFM_621t37",
    ] {
        check! { Mage:
            Force(Card(ingredient)), Play("CFM_621t11", Nothing), ChooseCard(ingredient), Choose(0), HandCount(Mine, 1), IsCard(InHand(0), "CFM_621t"),
            HandCount(Theirs, 0),
        }
    }
    // The potion itself is no ingredient.
    check! { Mage:
        Force(Card("CFM_621t3")), ForbidOutcome(Card("CFM_621t")), Play("CFM_621t11", Nothing), ChooseCard("CFM_621t3"),
        Choose(0), HandCount(Mine, 1),
    }
    // A taken ingredient is not offered again.
    check! { Mage:
        Force(Card("CFM_621t3")), Play("CFM_621t11", Nothing), ForbidOutcome(Card("CFM_621t3")),
        ChooseCard("CFM_621t3"), Choose(0), HandCount(Mine, 1),
    }
}

/// Greater Potion · Spell · 5 mana · Create a 5-Cost spell.
//~ done CFM_621t12 - 2b5b578a -
#[test]
fn CFM_621t12_greater_potion() {
    check! { Mage:
        Force(Card("CFM_621t17")), Play("CFM_621t12", Nothing), Force(Card("CFM_621t22")), ChooseCard("CFM_621t17"), ChooseCard("CFM_621t22"),
        HandCount(Mine, 1), IsCard(InHand(0), "CFM_621t14"), Crystals(10), Play("CFM_621t14", Nothing), Armor(Mine, 7), HandCount(Mine, 2),
    }
    // Each ingredient can be offered, first and second.
    for ingredient in [
        "CFM_621t16",
        "CFM_621t17",
        "CFM_621t18",
        "CFM_621t19",
        "CFM_621t20",
        "CFM_621t21",
        "CFM_621t22",
        "CFM_621t23",
        "CFM_621t24",
        "CFM_621t38",
    ] {
        check! { Mage:
            Force(Card(ingredient)), Play("CFM_621t12", Nothing), ChooseCard(ingredient), Choose(0), HandCount(Mine, 1), IsCard(InHand(0), "CFM_621t14"),
            HandCount(Theirs, 0),
        }
    }
    // The potion itself is no ingredient.
    check! { Mage:
        Force(Card("CFM_621t16")), ForbidOutcome(Card("CFM_621t14")), Play("CFM_621t12", Nothing), ChooseCard("CFM_621t16"),
        Choose(0), HandCount(Mine, 1),
    }
    // A taken ingredient is not offered again.
    check! { Mage:
        Force(Card("CFM_621t17")), Play("CFM_621t12", Nothing), ForbidOutcome(Card("CFM_621t17")),
        ChooseCard("CFM_621t17"), Choose(0), HandCount(Mine, 1),
    }
}

/// Superior Potion · Spell · 10 mana · Create a 10-Cost spell.
//~ done CFM_621t13 - e1e54826 -
#[test]
fn CFM_621t13_superior_potion() {
    check! { Mage:
        Force(Card("CFM_621t26")), Play("CFM_621t13", Nothing), Force(Card("CFM_621t30")), ChooseCard("CFM_621t26"), ChooseCard("CFM_621t30"),
        HandCount(Mine, 1), IsCard(InHand(0), "CFM_621t15"), Crystals(10), Play("CFM_621t15", Nothing), Armor(Mine, 10), HandCount(Mine, 3),
    }
    // Each ingredient can be offered, first and second.
    for ingredient in [
        "CFM_621t25",
        "CFM_621t26",
        "CFM_621t27",
        "CFM_621t28",
        "CFM_621t29",
        "CFM_621t30",
        "CFM_621t31",
        "CFM_621t32",
        "CFM_621t33",
        "CFM_621t39",
    ] {
        check! { Mage:
            Force(Card(ingredient)), Play("CFM_621t13", Nothing), ChooseCard(ingredient), Choose(0), HandCount(Mine, 1), IsCard(InHand(0), "CFM_621t15"),
            HandCount(Theirs, 0),
        }
    }
    // The potion itself is no ingredient.
    check! { Mage:
        Force(Card("CFM_621t25")), ForbidOutcome(Card("CFM_621t15")), Play("CFM_621t13", Nothing), ChooseCard("CFM_621t25"),
        Choose(0), HandCount(Mine, 1),
    }
    // A taken ingredient is not offered again.
    check! { Mage:
        Force(Card("CFM_621t26")), Play("CFM_621t13", Nothing), ForbidOutcome(Card("CFM_621t26")),
        ChooseCard("CFM_621t26"), Choose(0), HandCount(Mine, 1),
    }
}

/// Kazakus Potion · Spell · 5 mana · {0} {1}
//~ done CFM_621t14 - 67ccc8c5 -
#[test]
fn CFM_621t14_kazakus_potion() {
    check! { Mage: Cost("CFM_621t14", 5), Play("CFM_621t14", Nothing), HandCount(Mine, 0), Health(TheirHero, 30) }
}

/// Kazakus Potion · Spell · 10 mana · {0} {1}
//~ done CFM_621t15 - 55dc7edf -
#[test]
fn CFM_621t15_kazakus_potion() {
    check! { Mage: Cost("CFM_621t15", 10), Play("CFM_621t15", Nothing), HandCount(Mine, 0), Health(TheirHero, 30) }
}

/// Netherbloom · Spell · 5 mana · Summon a 5/5 Demon.
//~ done CFM_621t20 - ed45e441 -
#[test]
fn CFM_621t20_netherbloom() {
    check! { Mage: Play("CFM_621t20", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CFM_621_m2"), StatsNow(My(0), 5, 5) }
}

/// Mystic Wool · Spell · 5 mana · Transform a random enemy minion into a 1/1 Sheep.@Polymorph a random enemy minion.
/// - Numbers: {0} = 1
//~ done CFM_621t21 - 305d7b99.eae7e889 -
#[test]
fn CFM_621t21_mystic_wool() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("CFM_621t21", Nothing), IsCard(Their(0), "CFM_621_m5"), StatsNow(Their(0), 1, 1),
        IsCard(My(0), "CS2_182"),
    }
}

/// Netherbloom · Spell · 10 mana · Summon an 8/8 Demon.
//~ done CFM_621t28 - 17e2250b -
#[test]
fn CFM_621t28_netherbloom() {
    check! { Mage: Play("CFM_621t28", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CFM_621_m3"), StatsNow(My(0), 8, 8) }
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
        ChooseCard("CS2_236"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_236"),
    }
    check! { Mage:
        Force(Card("CS2_024")), Force(Card("CS2_236")), Force(Card("CS2_057")), Force(Card("CS2_057")),
        Play("CFM_649", Nothing), Choose(0), HandCount(Mine, 1), IsCard(InHand(0), "CS2_057"),
    }
    // It is a Discover: Rangari Scout gets a copy. Twice with Brann Bronzebeard, each time three cards.
    check! { Mage: Ally("GDB_841"), Play("CFM_649", Nothing), Choose(0), HandCount(Mine, 2) }
    check! { Mage: Ally("LOE_077"), Play("CFM_649", Nothing), Choose(2), Choose(2), HandCount(Mine, 2) }
    check! { Mage:
        Ally("LOE_077"), Force(Card("CS2_024")), Force(Card("CS2_236")), Force(Card("CS2_057")),
        Force(Card("CS2_057")), Play("CFM_649", Nothing), Force(Card("CS2_029")), Force(Card("CS2_004")),
        Force(Card("CS2_062")), ForbidOutcome(Card("CS2_024")), Choose(0), Choose(0), HandCount(Mine, 2),
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

/// Kabal Chemist · Minion · 4 mana · 3/3 · **Battlecry:** Add a random Potion to your hand.
//~ done CFM_619 - 33d0c898 -
#[test]
fn CFM_619_kabal_chemist() {
    check! { Mage:
        Give("CFM_619"), Cost("CFM_619", 4), Stats("CFM_619", 3, 3), Force(Card("CFM_021")), Play("CFM_619", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "CFM_021"), HandCount(Theirs, 0),
    }
    for other in ["CS2_029", "CS2_182"] {
        check! { Mage: ForbidOutcome(Card(other)), Play("CFM_619", Nothing) }
    }
}

/// Manic Soulcaster · Minion · 3 mana · 3/4 · **Battlecry:** Choose a friendly minion. Shuffle a copy into your deck.
//~ done CFM_660 - 51fd6205 -
#[test]
fn CFM_660_manic_soulcaster() {
    check! { Mage:
        Give("CFM_660"), Cost("CFM_660", 3), Stats("CFM_660", 3, 4), Targets("CFM_660", &[FriendlyMinion]),
        EmptyDeck(Mine), Ally("CS2_172"), Ally("CS2_200"), Play("CFM_660", On(My(0))), DeckCount(Mine, 1),
        DeckCount(Theirs, 20), BoardCount(Mine, 3), HandCount(Mine, 0), EndTurn, EndTurn, HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_172"),
    }
}
