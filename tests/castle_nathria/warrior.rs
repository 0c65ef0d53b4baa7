//! Warrior cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 515975d4

/// Suspicious Pirate · Minion · Pirate · 3 mana · 3/4 · **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
//~ done REV_006 - 20af7ad1 -
#[test]
fn REV_006_suspicious_pirate() {
    check! { Warrior:
        Force(Card("CS2_106")), Force(Card("EX1_411")), Force(Card("FP1_021")), Play("REV_006", Nothing),
        ChooseCard("CS2_106"), HandCount(Mine, 1), EndTurn, ChooseCard("CS2_106"), DeckCount(Theirs, 19),
        IsCard(InTheirHand(0), "CS2_106"), HandCount(Theirs, 2), HandCount(Mine, 1),
    }
    check! { Warrior:
        Force(Card("CS2_106")), Force(Card("EX1_411")), Force(Card("FP1_021")), Play("REV_006", Nothing),
        ChooseCard("CS2_106"), EndTurn, ChooseCard("EX1_411"), HandCount(Theirs, 1), HandCount(Mine, 1), EndTurn,
        EndTurn, HandCount(Theirs, 2),
    }
    // Of two Battlecries each has its own guess.
    check! { Warrior:
        Ally("LOE_077"), Force(Card("CS2_106")), Force(Card("EX1_411")), Force(Card("FP1_021")),
        Play("REV_006", Nothing), Force(Card("CS2_106")), Force(Card("EX1_411")), Force(Card("FP1_021")),
        ChooseCard("CS2_106"), ChooseCard("EX1_411"), HandCount(Mine, 2), EndTurn, ChooseCard("CS2_106"),
        ChooseCard("EX1_411"), DeckCount(Theirs, 19), HandCount(Theirs, 3), IsCard(InTheirHand(0), "CS2_106"),
        IsCard(InTheirHand(1), "EX1_411"),
    }
    check! { Warrior: ForbidOutcome(Card("CS2_182")), Play("REV_006", Nothing) }
    // Whatever became of the chosen one, the copy is of what was chosen.
    check! { Warrior:
        Force(Card("CS2_106")), Force(Card("EX1_411")), Force(Card("FP1_021")), Play("REV_006", Nothing),
        ChooseCard("CS2_106"), Enchant(InHand(0), "AT_027e"), EndTurn, ChooseCard("CS2_106"), HandCount(Theirs, 2),
        CostNow(InTheirHand(0), 2), DeckCount(Theirs, 19), HandCount(Mine, 1),
    }
}

/// Remornia, Living Blade · Minion · 7 mana · 5/10 · **Rush** After this attacks, equip it.
//~ done REV_316 - b8470c3b -
#[test]
fn REV_316_remornia_living_blade() {
    check! { Warrior:
        Ally("REV_316"), Enchant(My(0), "CS2_092e"), Enemy("CS2_182"), Attack(My(0), Their(0)), Dead(Nth(1)),
        BoardCount(Mine, 0), IsCard(MyWeapon, "REV_316t"), StatsNow(MyWeapon, 9, 10), EndTurn, EndTurn,
        Attack(MyHero, TheirHero), Damage(TheirHero, 9), NoWeapon(Mine), BoardCount(Mine, 1), IsCard(My(0), "REV_316"),
        StatsNow(My(0), 9, 9),
    }
    check! { Warrior:
        Ally("REV_316"), DealDamage(My(0), 8), Enemy("CS2_182"), Attack(My(0), Their(0)), NoWeapon(Mine),
        BoardCount(Mine, 0),
    }
    // It answers each time, not once a turn.
    check! { Warrior:
        Ally("REV_316"), Enchant(My(0), "CS2_092e"), Enemy("CS2_182"), Attack(My(0), Their(0)), EndTurn, EndTurn,
        Attack(MyHero, TheirHero), StatsNow(My(0), 9, 9),
    }
    check! { Warrior:
        Ally("REV_316"), Enchant(My(0), "CS2_092e"), Enemy("CS2_162"), Attack(My(0), Their(0)), EndTurn, EndTurn,
        Attack(MyHero, TheirHero), Enemy("CS2_162"), Attack(My(0), Their(0)), BoardCount(Mine, 0),
    }
    check! { Warrior: Ally("REV_316"), DealDamage(My(0), 8), Enemy("CS2_182"), Attack(My(0), Their(0)), Dead(Nth(0)) }
    check! { Warrior: Ally("REV_316"), DealDamage(My(0), 6), Enemy("CS2_182"), Attack(My(0), Their(0)), Dead(Nth(0)) }
    check! { Warrior:
        Ally("REV_316"), Enemy("CS2_182"), Attack(My(0), Their(0)), StatsNow(MyWeapon, 5, 6), BoardCount(Mine, 0),
    }
    // Who is poisoned in the attack dies.
    check! { Warrior:
        Ally("REV_316"), Enemy("EX1_170"), Attack(My(0), Their(0)), Dead(Nth(0)), NoWeapon(Mine), BoardCount(Mine, 0),
    }
}

/// Remornia, Living Blade · Weapon · 7 mana · 5/10 durability · After your hero attacks, return this to the battlefield.
//~ done REV_316t - 25d469e9 -
#[test]
fn REV_316t_remornia_living_blade() {
    check! { Warrior: Ally("REV_316t"), Attack(MyHero, TheirHero), NoWeapon(Mine), StatsNow(My(0), 5, 9) }
    check! { Warrior:
        Ally("REV_316t"), Attack(MyHero, TheirHero), Enemy("NEW1_018"), Attack(My(0), Their(0)), StatsNow(MyWeapon, 5, 7),
        BoardCount(Mine, 0),
    }
    // With the numbers that it has; not if it broke, nor where there is no room.
    const STRIKE: [Step; 2] = [Attack(MyHero, TheirHero), NoWeapon(Mine)];
    let upgraded = [Ally("REV_316t"), Play("EX1_409", Nothing), StatsNow(MyWeapon, 6, 11)];
    check(CardClass::Warrior, &[&upgraded[..], &STRIKE, &[StatsNow(My(0), 6, 10)]].concat());
    for (hurt, left) in [(8, [StatsNow(My(0), 5, 1), BoardCount(Mine, 1)]), (9, [BoardCount(Mine, 0); 2])] {
        let equipped = [Ally("REV_316"), DealDamage(My(0), hurt), Enemy("NEW1_021"), Attack(My(0), Their(0))];
        check(CardClass::Warrior, &[&equipped[..], &STRIKE, &left].concat());
    }
    let full = [Ally("REV_316t"), Attack(MyHero, TheirHero), StatsNow(MyWeapon, 5, 9), BoardCount(Mine, 7)];
    check(CardClass::Warrior, &[&[Ally("CS2_231"); 7], &full[..]].concat());
    // One that broke does not return, not even to die.
    let broken = [Ally("REV_316"), DealDamage(My(0), 9), Enemy("NEW1_021"), Attack(My(0), Their(0)), Ally("tt_004")];
    check(CardClass::Warrior, &[&broken[..], &STRIKE, &[StatsNow(My(0), 3, 3)]].concat());
}

/// Riot! · Spell · 2 mana · Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
//~ done REV_337 - f6c30545 -
#[test]
fn REV_337_riot() {
    check! { Warrior:
        Ally("CS2_231"), Ally("CS2_182"), Enemy("EX1_561"), Play("REV_337", Nothing), BoardCount(Mine, 2),
        Health(My(0), 1), Health(My(1), 1), Damage(Their(0), 5), Health(TheirHero, 30), EndTurn,
        Play("CS2_025", Nothing), BoardCount(Mine, 0),
    }
}

/// Decimator Olgra · Minion · 6 mana · 3/7 · {0} {1} {2} {3}
//~ todo REV_783 d75fe61d f834e653 -
#[test]
#[ignore = "todo: Decimator Olgra"]
fn REV_783_decimator_olgra() {
    unwritten("REV_783");
}

/// Sanguine Depths · Location · 1 mana · 3 uses · {0} {1}
//~ todo REV_793 b3d3dec7 f67ec162 -
#[test]
#[ignore = "todo: Sanguine Depths"]
fn REV_793_sanguine_depths() {
    unwritten("REV_793");
}

/// Conqueror's Banner · Spell · 2 mana · Reveal a card from each player's deck, three times. Draw any of yours that cost more.
//~ done REV_931 - 3bda4211 -
#[test]
fn REV_931_conquerors_banner() {
    check! { Warrior:
        DeckOf(&["CS2_200", "CS2_182", "CS2_172", "CS2_182"]), EmptyDeck(Theirs), OnTheirTop("CS2_231"),
        Play("REV_931", Nothing), HandCount(Mine, 3), DeckCount(Mine, 1), DeckCount(Theirs, 1),
    }
    check! { Warrior:
        DeckOf(&["CS2_182"]), EmptyDeck(Theirs), OnTheirTop("CS2_182"), Play("REV_931", Nothing), HandCount(Mine, 0),
        DeckCount(Mine, 1),
    }
    check! { Warrior: EmptyDeck(Theirs), Play("REV_931", Nothing), HandCount(Mine, 3) }
    check! { Warrior: EmptyDeck(Theirs), Play("REV_931", Nothing), HandCount(Mine, 3) }
    check! { Warrior:
        DeckOf(&["CS2_200", "CS2_182", "CS2_172", "CS2_182"]), EmptyDeck(Theirs), OnTheirTop("EX1_508"),
        OnTheirTop("EX1_508"), Play("REV_931", Nothing), HandCount(Mine, 3),
    }
    // One card of each deck each time.
    check! { Warrior:
        DeckOf(&["CS2_200", "CS2_182", "CS2_172", "CS2_120"]), EmptyDeck(Theirs), OnTheirTop("CS2_231"),
        OnTheirTop("CS2_168"), Force(Card("CS2_200")), Force(Card("CS2_231")), Force(Card("CS2_182")),
        Force(Card("CS2_168")), Force(Card("CS2_172")), Force(Card("CS2_231")), Play("REV_931", Nothing),
        HandCount(Mine, 3), IsCard(InHand(0), "CS2_200"), IsCard(InHand(1), "CS2_182"), IsCard(InHand(2), "CS2_172"),
    }
}
