//! Rogue cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 65f2cab5

/// Shadowcloaked Assailant · Minion · Demon · 4 mana · 3/5 · **Battlecry:** If you're holding one of the same cards as your opponent, shuffle theirs into their deck.
//~ done EDR_524 - 9f9a43e3 -
#[test]
fn EDR_524_shadowcloaked_assailant() {
    check! { Rogue:
        Give("CS2_200"), GiveThem("CS2_200"), GiveThem("CS2_201"), Play("EDR_524", Nothing), HandCount(Theirs, 1),
        IsCard(InTheirHand(0), "CS2_201"), HandCount(Mine, 1), DeckCount(Theirs, 21),
    }
    check! { Rogue: GiveThem("CS2_200"), Play("EDR_524", Nothing), HandCount(Theirs, 1) }
}

/// Barbed Thorn · Weapon · 3 mana · 1/3 durability · **Choose One -** Gain **Poisonous** this turn; or Gain "**Deathrattle:** Deal 2 damage to all enemies."
//~ done EDR_525 - 48285a7a -
#[test]
fn EDR_525_barbed_thorn() {
    check! { Rogue:
        Give("EDR_525"), Cost("EDR_525", 3), Stats("EDR_525", 1, 3), Enemy("CS2_182"),
        PlayOption("EDR_525", 0, Nothing), HasNow(MyWeapon, GameTag::POISONOUS), Kill(MyWeapon), Damage(Nth(1), 0),
    }
    check! { Rogue:
        Enemy("CS2_182"), PlayOption("EDR_525", 1, Nothing), HasNot(MyWeapon, GameTag::POISONOUS), Kill(MyWeapon),
        Damage(Nth(0), 2), Health(TheirHero, 28),
    }
}

/// Extra Eyes · Spell · 3 mana · Gain **Poisonous** this turn.
//~ done EDR_525A - 189e8695 -
#[test]
fn EDR_525A_extra_eyes() {
    check! { Rogue:
        Give("EDR_525A"), Cost("EDR_525A", 3), Enemy("CS2_200"), PlayOption("EDR_525", 0, Nothing),
        HasNow(MyWeapon, GameTag::POISONOUS), Attack(MyHero, Nth(1)), Dead(Nth(1)), EndTurn,
        HasNot(MyWeapon, GameTag::POISONOUS),
    }
}

/// Extra Thorns · Spell · 3 mana · Gain "**Deathrattle:** Deal 2 damage to all enemies."
//~ done EDR_525B - ed6e0a28 -
#[test]
fn EDR_525B_extra_thorns() {
    check! { Rogue:
        Give("EDR_525B"), Cost("EDR_525B", 3), Ally("CS2_182"), Enemy("CS2_182"), PlayOption("EDR_525", 1, Nothing),
        HasNot(MyWeapon, GameTag::POISONOUS), Kill(MyWeapon), Damage(Nth(2), 2), Health(TheirHero, 28),
        Damage(Nth(1), 0), Health(MyHero, 30),
    }
}

/// Renferal, the Malignant · Minion · Beast · 3 mana · 3/3 · **Battlecry:** Trap @ random \|4(card, cards) in your opponent's hand for a turn. *(Improved for each time you've played this.)*
/// - Numbers: {0} = 1
//~ done EDR_526 - 15ee9002.eae7e889 -
#[test]
fn EDR_526_renferal_the_malignant() {
    check! { Rogue in Wild, Standard:
        GiveThem("CS2_200"), GiveThem("CS2_201"), Give("CS2_172"), Force(Card("CS2_200")), Play("EDR_526", Nothing),
        Play("CS2_172", Nothing), EndTurn, Crystals(10), Unplayable("CS2_200"), Play("CS2_201", Nothing), EndTurn,
        EndTurn, Play("CS2_200", Nothing), EndTurn, GiveThem("CS2_231"), GiveThem("CS2_171"), GiveThem("CS2_172"),
        Crystals(10), Force(Card("CS2_171")), Force(Card("CS2_231")), Play("EDR_526", Nothing), EndTurn,
        Unplayable("CS2_171"), Unplayable("CS2_231"), Play("CS2_172", Nothing),
    }
    // Each card is trapped once: none of two can be played.
    check! { Rogue:
        Play("EDR_526", Nothing), EmptyDeck(Theirs), GiveThem("CS2_231"), GiveThem("CS2_171"), Crystals(10),
        Play("EDR_526", Nothing), EndTurn, Damage(TheirHero, 1), Crystals(10), Unplayable("CS2_231"),
        Unplayable("CS2_171"),
    }
}

/// Ashamane · Minion · Beast · 9 mana · 7/7 · **Battlecry:** Fill your hand with copies of cards from your opponent's deck. They cost (3) less.
//~ done EDR_527 - c5d87494 -
#[test]
fn EDR_527_ashamane() {
    check! { Rogue:
        Give("CS2_182"), EmptyDeck(Theirs), OnTheirTop("CS2_200"), OnTheirTop("CS2_029"), Play("EDR_527", Nothing),
        HandCount(Mine, 3), CostNow(InHand(0), 4), CostNow(Newest("CS2_200"), 3), CostNow(Newest("CS2_029"), 1),
        CostNow(Nth(1), 6), DeckCount(Theirs, 2), DeckCount(Mine, 19),
    }
    check! { Rogue:
        Give("CS2_182"), Play("EDR_527", Nothing), HandCount(Mine, 10), CostNow(InHand(0), 4), CostNow(InHand(1), 1),
        CostNow(InHand(9), 1), DeckCount(Theirs, 20),
    }
    check! { Rogue: EmptyDeck(Theirs), EndTurn, Play("EDR_527", Nothing), HandCount(Theirs, 10), Health(TheirHero, 29) }
    // No card is made and destroyed for which there is no room.
    check! { Rogue:
        Give("GDB_142"), CostNow(InHand(0), 99), Play("EDR_527", Nothing), HandCount(Mine, 10), CostNow(InHand(0), 98),
    }
}

/// Nightmare Fuel · Spell · 1 mana · **Discover** a copy of a minion in your opponent's deck. **Combo:** With a **Dark Gift**.
//~ done EDR_528 - e161511e -
#[test]
fn EDR_528_nightmare_fuel() {
    check! { Rogue in Wild, Standard:
        OnTheirTop("CS2_200"), Play("EDR_528", Nothing), ChooseCard("CS2_200"), HandCount(Mine, 1),
        StatsNow(InHand(0), 6, 7), DeckCount(Theirs, 21), Force(Card("CS2_200")), Force(Card("EDR_100t")),
        Play("EDR_528", Nothing), ChooseCard("CS2_200"), HandCount(Mine, 2), StatsNow(InHand(1), 9, 7),
    }
    // Each of the copies that are offered bears its gift; the minions stay in the deck as they are.
    check! { Rogue:
        EmptyDeck(Theirs), OnTheirTop("CS2_200"), OnTheirTop("CS2_182"), Play("GAME_005", Nothing),
        Force(Entity(Newest("CS2_200"))), Force(Card("EDR_100t")), Force(Card("EDR_100t1")), Play("EDR_528", Nothing),
        ChooseCard("CS2_182"), HandCount(Mine, 1), StatsNow(InHand(0), 6, 7), HasNow(InHand(0), GameTag::ELUSIVE),
        DeckCount(Theirs, 2), StatsNow(Nth(0), 6, 7), StatsNow(Nth(1), 4, 5),
    }
    // A deck without minions offers nothing.
    check! { Rogue:
        EmptyDeck(Theirs), OnTheirTop("CS2_029"), Play("EDR_528", Nothing), Play("EDR_528", Nothing),
        HandCount(Mine, 0),
    }
}

/// Twisted Webweaver · Minion · Beast · 2 mana · 2/3 · Whenever you play another minion you've already played, draw a card.
//~ done EDR_540 - aa0b869d -
#[test]
fn EDR_540_twisted_webweaver() {
    check! { Rogue:
        Ally("EDR_540"), Play("CS2_231", Nothing), HandCount(Mine, 0), Play("CS2_172", Nothing), HandCount(Mine, 0),
        Play("CS2_231", Nothing), HandCount(Mine, 1), Play("CS2_025", Nothing), Crystals(10), Play("CS2_025", Nothing),
        HandCount(Mine, 1),
    }
    // It answers each time, not once a turn.
    check! { Rogue:
        Ally("EDR_540"), Play("CS2_231", Nothing), EndTurn, EndTurn, Play("CS2_231", Nothing),
        Play("CS2_231", Nothing), HandCount(Mine, 3),
    }
    // What the opponent does is not heard.
    check! { Rogue:
        Ally("EDR_540"), Play("CS2_231", Nothing), Play("CS2_231", Nothing), EndTurn, Play("CS2_231", Nothing),
        HandCount(Mine, 1),
    }
    check! { Rogue:
        Ally("EDR_540"), Play("CS2_231", Nothing), Play("CS2_231", Nothing), Summon("CS2_231"), HandCount(Mine, 1),
    }
    // The card is drawn before the Battlecry.
    check! { Rogue:
        Ally("EDR_540"), Play("LOE_029", Nothing), Choose(0), Play("LOE_029", Nothing), HandCount(Mine, 2), Choose(0),
        HandCount(Mine, 3),
    }
}

/// Harbinger of the Blighted · Minion · 3 mana · 2/3 · Whenever this enters your hand from the battlefield, summon two random 2-Cost minions.
//~ done EDR_781 - c5be8c49 -
#[test]
fn EDR_781_harbinger_of_the_blighted() {
    check! { Rogue in Wild:
        Ally("EDR_781"), Ally("CS2_182"), EndTurn, Play("EX1_581", On(My(1))), BoardCount(Mine, 1),
        Force(Card("CS2_172")), Force(Card("CS2_120")), Play("EX1_581", On(My(0))), HandCount(Mine, 2),
        BoardCount(Mine, 2), IsCard(My(0), "CS2_172"), IsCard(My(1), "CS2_120"),
    }
    // One that is drawn.
    check! { Rogue: OnTop("EDR_781"), EndTurn, EndTurn, HandCount(Mine, 1), BoardCount(Mine, 0) }
    check! { Rogue:
        Ally("EDR_781"), EndTurn, Play("EX1_581", On(My(0))), Play("EX1_581", On(My(0))), BoardCount(Mine, 1),
        HandCount(Mine, 2),
    }
    check! { Rogue: Ally("EDR_781"), EndTurn, Play("EX1_581", On(My(0))), BoardCount(Mine, 2), HandCount(Mine, 1) }
    check! { Rogue in Wild, Standard: Ally("EDR_781"), EndTurn, ForbidOutcome(Card("CS2_182")), Play("EX1_581", On(My(0))) }
}

/// Everburning Phoenix · Minion · Elemental · Beast · 4 mana · 3/2 · Costs (1) less for each card you've played this turn. **Deathrattle:** At end of turn, get another Phoenix.
//~ done FIR_919 - 27df92b5 -
#[test]
fn FIR_919_everburning_phoenix() {
    check! { Rogue:
        EmptyDeck(Mine), Give("FIR_919"), CostNow(Nth(0), 4), Play("GAME_005", Nothing), CostNow(Nth(0), 3),
        Play("CS2_231", Nothing), CostNow(Nth(0), 2), Ally("FIR_919"), Kill(Nth(3)), HandCount(Mine, 1), EndTurn,
        HandCount(Mine, 2), IsCard(InHand(1), "FIR_919"), CostNow(Nth(0), 4), Play("GAME_005", Nothing), CostNow(Nth(0), 4),
        EndTurn, HandCount(Mine, 2),
        // It dies in the opponent's turn.
        EndTurn, Ally("FIR_919"), Kill(Nth(5)), HandCount(Mine, 2), EndTurn, Damage(MyHero, 3), HandCount(Mine, 3),
        HandCount(Theirs, 2),
    }
}

/// Smoke Bomb · Spell · Fire · 2 mana · **Discover** a **Combo**, **Battlecry**, or **Stealth** minion with a **Dark Gift**.
//~ done FIR_920 - 4b9c1434 -
#[test]
fn FIR_920_smoke_bomb() {
    check! { Rogue in Wild:
        Force(Card("EX1_134")), Force(Card("EX1_015")), Force(Card("EX1_010")), Force(Card("EDR_100t")),
        Play("FIR_920", Nothing), ChooseCard("EX1_134"), HandCount(Mine, 1), StatsNow(InHand(0), 6, 3),
        HasNow(InHand(0), GameTag::LIFESTEAL),
    }
    for other in ["CS2_073", "CS2_182"] {
        check! { Rogue: ForbidOutcome(Card(other)), Play("FIR_920", Nothing) }
    }
}

/// Cindersword · Weapon · 1 mana · 1/2 durability · **Battlecry:** If you're holding a minion with a **Dark Gift**, gain +3 Attack.
//~ done FIR_922 - 7fbd0f19 -
#[test]
fn FIR_922_cindersword() {
    check! { Rogue:
        Give("CS2_182"), Play("FIR_922", Nothing), StatsNow(MyWeapon, 1, 2), Crystals(10), DeckOf(&["CS2_200"]),
        Force(Card("EDR_100t3")), Play("EDR_856", Nothing), Choose(0), HandCount(Mine, 2), Crystals(10),
        Play("FIR_922", Nothing), StatsNow(MyWeapon, 4, 2),
    }
}

/// Mimicry · Spell · 1 mana · Your opponent draws 2 cards. You get copies of them.
//~ done EDR_522 - b9c19fea -
#[test]
fn EDR_522_mimicry() {
    check! { Rogue:
        Give("EDR_522"), Cost("EDR_522", 1), OnTheirTop("CS2_172"), OnTheirTop("CS2_200"), OnTop("CS2_171"),
        Play("EDR_522", Nothing), HandCount(Theirs, 2), HandCount(Mine, 2), IsCard(InHand(0), "CS2_200"),
        IsCard(InHand(1), "CS2_172"), IsCard(InTheirHand(0), "CS2_200"), IsCard(InTheirHand(1), "CS2_172"), DeckCount(Mine, 20),
        DeckCount(Theirs, 20),
    }
}
