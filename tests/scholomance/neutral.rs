//! Neutral cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9e127a25

/// Enchanted Cauldron · Minion · 3 mana · 1/6 · **Spellburst:** Cast a random spell of the same Cost.
//~ done SCH_157 - 200200af -
#[test]
fn SCH_157_enchanted_cauldron() {
    check! { Mage:
        Give("SCH_157"), Cost("SCH_157", 3), Stats("SCH_157", 1, 6), Ally("SCH_157"), Force(Card("CS2_022")),
        Force(Entity(My(0))), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_tk1"),
    }
    check! { Mage:
        Ally("SCH_157"), Force(Card("CS2_093")), Play("CS2_023", Nothing), HandCount(Mine, 2), Damage(TheirHero, 2),
        Play("CS2_026", Nothing), Damage(TheirHero, 2),
    }
    check! { Mage: Ally("SCH_157"), ForbidOutcome(Card("CS2_093")), Play("CS2_029", On(TheirHero)) }
}

/// Vectus · Minion · 5 mana · 4/4 · **Battlecry:** Summon two 1/1 Whelps. Each gains a **Deathrattle** from your minions that died this game.
//~ done SCH_162 - 9ac02086 -
#[test]
fn SCH_162_vectus() {
    check! { Mage:
        Ally("EX1_096"), Enemy("EX1_012"), Kill(My(0)), Kill(Their(0)), HandCount(Theirs, 1), HandCount(Mine, 1),
        Play("SCH_162", Nothing), BoardCount(Mine, 3), HandCount(Mine, 1), Kill(My(0)), HandCount(Mine, 2), Kill(My(1)),
        HandCount(Mine, 3),
    }
}

/// Transfer Student · Minion · 2 mana · 2/2 · This has different effects based on which game board you're on.
//~ done SCH_199 - 0f2d6b7d -
#[test]
fn SCH_199_transfer_student() {
    check! { Mage:
        Force(ForcedOutcome::Card("SCH_126")), ForbidOutcome(ForcedOutcome::Card("CS2_029")), Play("SCH_199", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "SCH_126"), StatsNow(My(0), 2, 2),
    }
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry:** Add a **Karazhan** Portal spell to your hand.
//~ todo SCH_199t11 c122959e 76dd5259 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t11_transfer_student() {
    unwritten("SCH_199t11");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Adapt**.
//~ done SCH_199t13 - 8364f134 -
#[test]
fn SCH_199t13_transfer_student() {
    check! { Mage:
        Give("SCH_199t13"), Cost("SCH_199t13", 2), Stats("SCH_199t13", 2, 2), Ally("CS2_182"),
        Force(Card("UNG_999t3")), Play("SCH_199t13", Nothing), ChooseCard("UNG_999t3"), StatsNow(My(1), 5, 2),
        StatsNow(My(0), 4, 5),
    }
    check! { Mage:
        Force(Card("UNG_999t8")), Play("SCH_199t13", Nothing), ChooseCard("UNG_999t8"),
        HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Deathrattle:** Add a random **Lich King** card to your hand.
//~ todo SCH_199t14 e473b974 42c603d8 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t14_transfer_student() {
    unwritten("SCH_199t14");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry:** Add a Dual Class card to your hand.
//~ todo SCH_199t23 53b78d9b 3b702616 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t23_transfer_student() {
    unwritten("SCH_199t23");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry:** Add an **Uldum** Plague spell to your hand.
//~ todo SCH_199t25 d1111436 621936c3 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t25_transfer_student() {
    unwritten("SCH_199t25");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Corrupt:** Gain +2/+2.
//~ todo SCH_199t26 6520e49b 3c1f2e82 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t26_transfer_student() {
    unwritten("SCH_199t26");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry:** Add a random Ranked spell to your hand.
//~ todo SCH_199t27 172cb07f 166b9d0f -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t27_transfer_student() {
    unwritten("SCH_199t27");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Discover** a **Sunken City** card.
//~ todo SCH_199t30 3c6a08fc 8f72ee89 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t30_transfer_student() {
    unwritten("SCH_199t30");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Discover** a **Murder at Castle Nathria** card.
//~ todo SCH_199t31 1ae336ba be925f68 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t31_transfer_student() {
    unwritten("SCH_199t31");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Discover** a **March of the Lich King** card.
//~ todo SCH_199t32 3eed5592 6ddfbe48 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t32_transfer_student() {
    unwritten("SCH_199t32");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Discover** a **Festival of Legends** card.
//~ todo SCH_199t33 3600ca65 5b65b5e8 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t33_transfer_student() {
    unwritten("SCH_199t33");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Discover** a **Titans** card.
//~ todo SCH_199t34 f243f6ca d0fe9a6f -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t34_transfer_student() {
    unwritten("SCH_199t34");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Discover** a **Showdown in the Badlands** card.
//~ todo SCH_199t35 e52b81dd 2177a6e4 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t35_transfer_student() {
    unwritten("SCH_199t35");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Discover** a **Whizbang's Workshop** card.
//~ todo SCH_199t36 9a6a14f1 fd4da11e -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t36_transfer_student() {
    unwritten("SCH_199t36");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Discover** a **Year of the Raptor** card.
//~ todo SCH_199t37 15cada06 8f540fe6 -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t37_transfer_student() {
    unwritten("SCH_199t37");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Discover** a **Year of the Scarab** card.
//~ todo SCH_199t38 692e5153 2661e54a -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t38_transfer_student() {
    unwritten("SCH_199t38");
}

/// Transfer Student · Minion · 2 mana · 2/2 · **Battlecry: Discover** a new basic Hero Power.
//~ todo SCH_199t9 80833b00 6c5bd36a -
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t9_transfer_student() {
    unwritten("SCH_199t9");
}

/// Headmaster Kel'Thuzad · Minion · 5 mana · 4/6 · **Spellburst:** If the spell destroys any minions, summon them.
//~ done SCH_224 - 74924ddc -
#[test]
fn SCH_224_headmaster_kel_thuzad() {
    check! { Mage:
        Ally("SCH_224"), Ally("CS2_172"), Enemy("CS2_231"), Enemy("CS2_182"), Enemy("CS2_168"), Kill(Their(2)),
        Play("CS2_025", Nothing), BoardCount(Theirs, 1), BoardCount(Mine, 3), IsCard(My(2), "CS2_231"), Enemy("CS2_231"),
        Play("CS2_025", Nothing), BoardCount(Mine, 3), BoardCount(Theirs, 1),
    }
    check! { Mage:
        Ally("SCH_224"), Enemy("CS2_172"), Enemy("CS2_182"), EndTurn, Play("CS2_029", On(Nth(1))), EndTurn,
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 3), BoardCount(Mine, 1),
    }
}

/// Intrepid Initiate · Minion · 1 mana · 1/2 · **Spellburst:** Gain +2 Attack.
//~ done SCH_231 - 1f452f8f -
#[test]
fn SCH_231_intrepid_initiate() {
    check! { Mage:
        Give("SCH_231"), Cost("SCH_231", 1), Stats("SCH_231", 1, 2), Play("SCH_231", Nothing),
        Play("GAME_005", Nothing), StatsNow(My(0), 3, 2), Play("GAME_005", Nothing), StatsNow(My(0), 3, 2),
    }
}

/// Sphere of Sapience · Weapon · 1 mana · 0/4 durability · At the start of your turn, look at your top card. You can put it on the bottom and lose 1 Durability.
//~ done SCH_259 - f24ff89c -
#[test]
fn SCH_259_sphere_of_sapience() {
    check! { Mage:
        Ally("SCH_259"), DeckOf(&["CS2_231", "CS2_029", "CS2_182"]), EndTurn, EndTurn, ChooseCard("SCH_259t"),
        IsCard(InHand(0), "CS2_029"), StatsNow(MyWeapon, 0, 3), EndTurn, EndTurn, ChooseCard("CS2_231"),
        IsCard(InHand(1), "CS2_231"), StatsNow(MyWeapon, 0, 3),
    }
    // One card is enough to look at; an empty deck is not.
    check! { Mage:
        Ally("SCH_259"), DeckOf(&["CS2_029"]), EndTurn, EndTurn, ChooseCard("SCH_259t"), StatsNow(MyWeapon, 0, 3), HandCount(Mine, 1),
    }
    check! { Mage: Ally("SCH_259"), EmptyDeck(Mine), EndTurn, EndTurn, StatsNow(MyWeapon, 0, 4), Damage(MyHero, 1) }
    // My top card alone goes to the bottom.
    check! { Mage:
        Ally("SCH_259"), DeckOf(&["CS2_231", "CS2_182"]), EndTurn, OnTheirTop("CS2_200"), EndTurn,
        ChooseCard("SCH_259t"), HandCount(Mine, 1), EndTurn, IsCard(InTheirHand(1), "CS2_200"),
    }
    // Each turn it asks with two options: the card, and the bottom.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("SCH_259"), DeckOf(&["CS2_231", "CS2_172", "CS2_182"]), EndTurn, EndTurn]);
    table.steps(&[ChooseCard("CS2_182"), HandCount(Mine, 1), EndTurn, EndTurn]);
    assert_eq!(table.game.offered().len(), 2);
}

/// A New Fate · Spell · 0 mana · Draw a different card.
//~ done SCH_259t - ec5b32b8 -
#[test]
fn SCH_259t_a_new_fate() {
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_029", "CS2_182"]), Play("SCH_259t", Nothing), DeckCount(Mine, 3), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_029"), HandCount(Mine, 1),
    }
}

/// Lorekeeper Polkelt · Minion · 4 mana · 4/5 · **Battlecry:** Reorder your deck from the highest Cost card to the lowest Cost card.
//~ done SCH_428 - 2d4269a6 -
#[test]
fn SCH_428_lorekeeper_polkelt() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_032", "CS2_231"]), Play("SCH_428", Nothing), EndTurn, EndTurn,
        IsInZone(Newest("CS2_032"), Zone::Hand), IsInZone(Newest("CS2_182"), Zone::Deck), EndTurn, EndTurn,
        IsInZone(Newest("CS2_182"), Zone::Hand), IsInZone(Newest("CS2_231"), Zone::Deck),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        EndTurn, DeckOf(&["CS2_182", "CS2_032", "CS2_231"]), Play("SCH_428", Nothing), EndTurn,
        IsCard(InHand(0), "CS2_231"),
    }
}

/// Cult Neophyte · Minion · 2 mana · 3/2 · **Battlecry:** Your opponent's spells cost (1) more next turn.
//~ done SCH_713 - 314ff202 -
#[test]
fn SCH_713_cult_neophyte() {
    check! { Mage:
        Give("SCH_713"), Cost("SCH_713", 2), Stats("SCH_713", 3, 2), GiveThem("CS2_029"), GiveThem("CS2_182"),
        Give("CS2_029"), Play("SCH_713", Nothing), EndTurn, CostNow(Nth(1), 5), CostNow(Nth(2), 4), CostNow(Nth(3), 4),
        EndTurn, EndTurn, CostNow(Nth(1), 4),
    }
}

/// Educated Elekk · Minion · Beast · 3 mana · 3/4 · Whenever a spell is played, this minion remembers it. **Deathrattle:** Shuffle the spells into your deck.
//~ done SCH_714 - b97573ae -
#[test]
fn SCH_714_educated_elekk() {
    check! { Mage:
        Ally("SCH_714"), EmptyDeck(Mine), Play("CS2_029", On(TheirHero)), Play("CS2_231", Nothing), EndTurn,
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 9), EndTurn, Health(MyHero, 29), Kill(Newest("SCH_714")),
        DeckCount(Mine, 2), HandCount(Mine, 0),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("SCH_714"), Play("CS2_029", On(TheirHero)), Play("CS2_024", On(TheirHero)), Kill(Newest("SCH_714")),
        DeckCount(Mine, 21), Health(TheirHero, 21),
    }
    check! { Mage: Ally("SCH_714"), Play("CS2_029", On(My(0))), DeckCount(Mine, 20) }
    // What it remembers is lost when it returns to the hand.
    check! { Mage:
        Ally("SCH_714"), EmptyDeck(Mine), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
        Play("EX1_144", On(My(0))), HandCount(Mine, 1), Play("SCH_714", Nothing), Kill(Newest("SCH_714")),
        DeckCount(Mine, 0),
    }
}
