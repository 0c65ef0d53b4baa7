//! Paladin cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b0828e3

/// Order in the Court · Spell · 4 mana · Reorder your deck from highest Cost to lowest Cost. Draw a card.
//~ done MAW_016 - c6254cd0 -
#[test]
fn MAW_016_order_in_the_court() {
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_032", "CS2_231"]), Play("MAW_016", Nothing), HandCount(Mine, 1),
        IsInZone(Newest("CS2_032"), Zone::Hand), IsInZone(Newest("CS2_182"), Zone::Deck), IsInZone(Newest("CS2_231"), Zone::Deck),
    }
    // The opponent gets nothing of it.
    check! { Paladin:
        EndTurn, DeckOf(&["CS2_182", "CS2_032", "CS2_231"]), Play("MAW_016", Nothing), EndTurn,
        IsCard(InHand(0), "CS2_231"), HandCount(Theirs, 2),
    }
}

/// Stewart the Steward · Minion · 3 mana · 3/3 · {0} {1} {2} {3}
//~ todo REV_784 8cd33e52 a4697fcb -
#[test]
#[ignore = "todo: Stewart the Steward"]
fn REV_784_stewart_the_steward() {
    unwritten("REV_784");
}

/// Great Hall · Location · 2 mana · 3 uses · {0} {1}
//~ todo REV_794 9cf3fdf8 249bf26c -
#[test]
#[ignore = "todo: Great Hall"]
fn REV_794_great_hall() {
    unwritten("REV_794");
}

/// Service Bell · Spell · 3 mana · **Discover** a Class card from your deck and draw all copies of it.
//~ done REV_948 - 2b04968a -
#[test]
fn REV_948_service_bell() {
    check! { Paladin:
        DeckOf(&["CS2_029", "CS2_182", "CS2_029", "CS2_024"]), Play("REV_948", Nothing), ChooseCard("CS2_029"),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_029"), DeckCount(Mine, 2),
    }
    check! { Paladin: DeckOf(&["CS2_182", "CS2_172"]), Play("REV_948", Nothing), HandCount(Mine, 0) }
    check! { Paladin:
        DeckOf(&["CS2_029", "CS2_182", "CS2_029", "CS2_024"]), Play("REV_948", Nothing), ChooseCard("CS2_029"), EndTurn,
        Play("REV_948", Nothing), HandCount(Mine, 2),
    }
    check! { Paladin:
        OnTheirTop("CS2_024"), DeckOf(&["CS2_029", "CS2_182", "CS2_029", "CS2_024"]), Play("REV_948", Nothing),
        ChooseCard("CS2_029"), Play("REV_948", Nothing), Choose(0), HandCount(Mine, 3),
    }
}

/// Divine Toll · Spell · Holy · 7 mana · Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
//~ done REV_950 - 783cf6d1 -
#[test]
fn REV_950_divine_toll() {
    check! { Paladin:
        Ally("CS2_182"), Enemy("EX1_561"), Force(Entity(My(0))), Force(Entity(Their(0))), Force(Entity(Their(0))),
        Force(Entity(My(0))), Force(Entity(Their(0))), Play("REV_950", Nothing), StatsNow(My(0), 8, 9), Damage(Their(0), 6),
        Health(TheirHero, 30),
    }
}

/// Stewart the Steward · Minion · 3 mana · 3/3 · **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
//~ done REV_955 - e404539c -
#[test]
fn REV_955_stewart_the_steward() {
    check! { Paladin:
        Ally("REV_955"), Ally("CS2_101t"), Kill(My(0)), StatsNow(My(0), 1, 1), Play("CS2_231", Nothing),
        StatsNow(My(1), 1, 1), Summon("CS2_101t"), StatsNow(My(2), 4, 4), Summon("CS2_101t"), StatsNow(My(3), 1, 1), Kill(My(2)),
        Summon("CS2_101t"), StatsNow(My(3), 4, 4),
    }
}

/// Elitist Snob · Minion · 5 mana · 3/4 · **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
//~ done REV_961 - dd8f6507 -
#[test]
fn REV_961_elitist_snob() {
    check! { Paladin:
        Give("CS2_092"), Give("CS2_092"), Give("CS2_182"), Ally("CS2_182"), Force(Number(1)), Force(Number(2)),
        Play("REV_961", Nothing), HasNow(My(1), GameTag::LIFESTEAL), HasNow(My(1), GameTag::RUSH),
        HasNot(My(1), GameTag::DIVINE_SHIELD), HasNot(My(0), GameTag::LIFESTEAL),
    }
}

/// Promotion · Spell · 1 mana · Give a Silver Hand Recruit +3/+3 and **Taunt**.
//~ done REV_842 - 94bcee3d -
#[test]
fn REV_842_promotion() {
    check! { Paladin:
        Ally("CS2_101t"), Ally("CS2_182"), Ally("CS2_101t"), Give("REV_842"), CannotTarget("REV_842", My(1)),
        Play("REV_842", On(My(0))), StatsNow(My(0), 4, 4), HasNow(My(0), GameTag::TAUNT), StatsNow(My(2), 1, 1),
        HasNot(My(2), GameTag::TAUNT),
    }
}
