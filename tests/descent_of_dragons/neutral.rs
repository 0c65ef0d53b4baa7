//! Neutral cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9fedb09b

/// Devoted Maniac · Minion · 4 mana · 2/2 · **Rush Battlecry: Invoke** Galakrond.
//~ done DRG_050 - 1805ed15 -
#[test]
fn DRG_050_devoted_maniac() {
    check! { Warlock:
        Give("DRG_050"), Cost("DRG_050", 4), Stats("DRG_050", 2, 2), Has("DRG_050", GameTag::RUSH),
        Play("DRG_050", Nothing), BoardCount(Mine, 3), IsCard(My(2), "DRG_238t12t2"),
    }
    // The opponent gets nothing of it.
    check! { Warlock: EndTurn, Play("DRG_050", Nothing), BoardCount(Mine, 0) }
}

/// Hoard Pillager · Minion · Pirate · 4 mana · 4/2 · **Battlecry:** Equip one of your destroyed weapons.
//~ done DRG_055 - b730dd81 -
#[test]
fn DRG_055_hoard_pillager() {
    check! { Mage:
        Play("CS2_106", Nothing), Play("DRG_055", Nothing), IsCard(MyWeapon, "CS2_106"), Kill(MyWeapon), NoWeapon(Mine),
        Crystals(10), Play("DRG_055", Nothing), IsCard(MyWeapon, "CS2_106"), StatsNow(MyWeapon, 3, 2),
    }
    check! { Mage: Give("CS2_106"), Discard(InHand(0)), Play("DRG_055", Nothing), NoWeapon(Mine) }
}

/// Living Dragonbreath · Minion · Elemental · 3 mana · 3/4 · Your minions can't be **Frozen**.
//~ done DRG_068 - 3a17ee6d -
#[test]
fn DRG_068_living_dragonbreath() {
    check! { Mage:
        Ally("DRG_068"), Ally("CS2_182"), Enemy("CS2_182"), EndTurn, Play("CS2_024", On(My(1))),
        HasNot(My(1), GameTag::FROZEN), Play("CS2_024", On(MyHero)), Damage(MyHero, 3), HasNow(MyHero, GameTag::FROZEN),
        EndTurn, Play("CS2_024", On(Their(0))), HasNow(Their(0), GameTag::FROZEN),
    }
}

/// Platebreaker · Minion · 5 mana · 5/5 · **Battlecry:** Destroy your opponent's Armor.
//~ done DRG_069 - ab66db26 -
#[test]
fn DRG_069_platebreaker() {
    check! { Warrior:
        HeroPower(Nothing), EndTurn, Play("CS2_005", Nothing), Play("CS2_005", Nothing), Armor(Theirs, 4), EndTurn,
        Play("DRG_069", Nothing), Armor(Theirs, 0), Armor(Mine, 2), Health(TheirHero, 30),
    }
}

/// Utgarde Grapplesniper · Minion · 6 mana · 5/5 · **Battlecry:** Both players draw a card. If it's a Dragon, summon it.
//~ done DRG_077 - f824bfdd -
#[test]
fn DRG_077_utgarde_grapplesniper() {
    check! { Mage:
        OnTop("EX1_284"), OnTheirTop("EX1_043"), Play("DRG_077", Nothing), BoardCount(Mine, 2), IsCard(My(1), "EX1_284"),
        BoardCount(Theirs, 1), IsCard(Their(0), "EX1_043"), HandCount(Mine, 0), HandCount(Theirs, 0), DeckCount(Mine, 19),
        DeckCount(Theirs, 20),
    }
    check! { Mage:
        OnTheirTop("EX1_043"), Play("DRG_077", Nothing), DeckCount(Theirs, 20), BoardCount(Mine, 1), HandCount(Mine, 1),
        BoardCount(Theirs, 1), HandCount(Theirs, 0),
    }
    check! { Mage:
        OnTop("EX1_284"), Play("DRG_077", Nothing), DeckCount(Mine, 19), BoardCount(Mine, 2), HandCount(Theirs, 1),
        BoardCount(Theirs, 0),
    }
}

/// Tentacled Menace · Minion · 5 mana · 6/5 · **Battlecry:** Each player draws a card. Swap their Costs.
//~ done DRG_084 - a5a2a1b7 -
#[test]
fn DRG_084_tentacled_menace() {
    check! { Mage:
        OnTop("CS2_231"), OnTheirTop("CS2_200"), Play("DRG_084", Nothing), HandCount(Mine, 1), HandCount(Theirs, 1),
        CostNow(Nth(0), 6), CostNow(Nth(1), 0),
    }
}

/// Chromatic Egg · Minion · 5 mana · 0/3 · **Battlecry:** Secretly **Discover** a Dragon to hatch into. **Deathrattle:** Hatch!
//~ done DRG_086 - 81f0c15d -
#[test]
fn DRG_086_chromatic_egg() {
    check! { Mage:
        Force(Card("EX1_561")), Force(Card("EX1_563")), Force(Card("EX1_562")), Play("DRG_086", Nothing),
        ChooseCard("EX1_563"), HandCount(Mine, 0), BoardCount(Mine, 1), Kill(My(0)), BoardCount(Mine, 1),
        IsCard(My(0), "EX1_563"),
    }
    check! { Mage:
        Ally("FP1_031"), Force(Card("EX1_561")), Force(Card("EX1_563")), Force(Card("EX1_562")),
        Play("DRG_086", Nothing), ChooseCard("EX1_563"), Kill(My(1)), BoardCount(Mine, 3), IsCard(My(1), "EX1_563"),
        IsCard(My(2), "EX1_563"),
    }
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("DRG_086", Nothing) }
}

/// Dragonqueen Alexstrasza · Minion · Dragon · 9 mana · 8/8 · **Battlecry:** If your deck has no duplicates, add 2 other random Dragons to your hand. They cost (0).
//~ done DRG_089 - b24fa150 -
#[test]
fn DRG_089_dragonqueen_alexstrasza() {
    check! { Mage:
        DeckOf(&["CS2_182"]), Give("CS2_231"), Force(Card("EX1_284")), Force(Card("EX1_043")), Play("DRG_089", Nothing),
        HandCount(Mine, 3), IsCard(InHand(1), "EX1_284"), CostNow(InHand(1), 0), IsCard(InHand(2), "EX1_043"),
        CostNow(InHand(2), 0),
    }
    check! { Mage: DeckOf(&["CS2_182"]), ForbidOutcome(Card("DRG_089")), Play("DRG_089", Nothing) }
    check! { Mage: Play("DRG_089", Nothing), HandCount(Mine, 0) }
    check! { Mage: DeckOf(&["CS2_182"]), ForbidOutcome(Card("CS2_200")), Play("DRG_089", Nothing) }
}

/// Kronx Dragonhoof · Minion · 6 mana · 6/6 · **Battlecry:** Draw Galakrond. If you're already Galakrond, unleash a Devastation.
//~ done DRG_099 - 37516373 -
#[test]
fn DRG_099_kronx_dragonhoof() {
    check! { Warlock:
        DeckOf(&["DRG_600", "CS2_182"]), Play("DRG_099", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "DRG_600"),
    }
    check! { Warlock:
        Play("DRG_620", Nothing), Armor(Mine, 5), Kill(My(0)), Kill(My(0)), Ally("CS2_200"), Enemy("CS2_200"),
        Crystals(10), Play("DRG_099", Nothing), Choose(3), Damage(My(0), 5), Damage(Their(0), 5), Damage(My(0), 5),
    }
    check! { Warlock:
        Play("DRG_620", Nothing), BoardCount(Mine, 2), Armor(Mine, 5), Crystals(10), DealDamage(MyHero, 14),
        Play("DRG_099", Nothing), Choose(0), Health(TheirHero, 25), Health(MyHero, 26),
    }
    check! { Warlock:
        Play("DRG_620", Nothing), Armor(Mine, 5), Crystals(10), Play("DRG_099", Nothing), Choose(2), StatsNow(My(0), 4, 4),
        StatsNow(My(2), 6, 6),
    }
    check! { Warlock:
        Play("DRG_620", Nothing), Armor(Mine, 5), Crystals(10), Play("DRG_099", Nothing), Choose(1),
        BoardCount(Mine, 4), IsInZone(Newest("DRG_099t2t"), Zone::Play),
    }
}

/// Shield of Galakrond · Minion · Draenei · 5 mana · 4/5 · **Taunt Battlecry: Invoke** Galakrond.
//~ done DRG_242 - 051abc6f -
#[test]
fn DRG_242_shield_of_galakrond() {
    check! { Warlock:
        Give("DRG_242"), Cost("DRG_242", 5), Stats("DRG_242", 4, 5), Has("DRG_242", GameTag::TAUNT),
        Play("DRG_242", Nothing), BoardCount(Mine, 3), IsCard(My(2), "DRG_238t12t2"),
    }
    // The opponent gets nothing of it.
    check! { Warlock: EndTurn, Play("DRG_242", Nothing), BoardCount(Mine, 0) }
}

/// Grizzled Wizard · Minion · 2 mana · 3/2 · **Battlecry:** Swap Hero Powers with your opponent until your next turn.
//~ done DRG_401 - 6340fef6 -
#[test]
fn DRG_401_grizzled_wizard() {
    // The Mage's Hero Power pings, the Hunter's shoots the hero; at the start of the next turn both are back.
    check! { Hunter:
        Play("DRG_401", Nothing), IsCard(MyPower, "HERO_08bp"), HeroPower(On(TheirHero)), Health(TheirHero, 29), EndTurn,
        HeroPower(Nothing), Health(MyHero, 28), EndTurn, IsCard(MyPower, "HERO_05bp"), HeroPower(Nothing), Health(TheirHero, 27),
    }
    // The one that was used is ready on the other side.
    check! { Hunter:
        HeroPower(Nothing), Health(TheirHero, 28), Play("DRG_401", Nothing), HeroPower(On(TheirHero)), Health(TheirHero, 27),
    }
    // A new Hero Power stays with its player.
    check! { Priest:
        Play("DRG_401", Nothing), Crystals(10), Play("EX1_625", Nothing), EndTurn, EndTurn, IsCard(MyPower, "EX1_625t"),
    }
}

/// Grizzled Power Dummy · Spell · 0 mana · Dummy Hook Up for DRG 401e
//~ done DRG_401d - 4f5af57d -
#[test]
fn DRG_401d_grizzled_power_dummy() {
    check! { Mage: Cost("DRG_401d", 0), Play("DRG_401d", Nothing), IsCard(MyPower, "HERO_08bp"), HandCount(Mine, 0) }
}

/// Blowtorch Saboteur · Minion · 3 mana · 3/3 · **Battlecry:** Your opponent's next Hero Power costs (2) more.
//~ done DRG_403 - b2791733 -
#[test]
fn DRG_403_blowtorch_saboteur() {
    check! { Mage:
        Give("DRG_403"), Cost("DRG_403", 3), Stats("DRG_403", 3, 3), Play("DRG_403", Nothing), HeroPower(On(TheirHero)),
        Damage(TheirHero, 1), Mana(5), EndTurn, HeroPower(On(MyHero)), Mana(6), EndTurn, EndTurn, HeroPower(On(MyHero)),
        Damage(MyHero, 2), Mana(8),
    }
    check! { Mage:
        Play("DRG_403", Nothing), EndTurn, EndTurn, EndTurn, HeroPower(On(MyHero)), Damage(MyHero, 1), Mana(6),
    }
}

/// Parachute Brigand · Minion · Pirate · 2 mana · 2/2 · After you play a Pirate, summon this minion from your hand.
//~ done DRG_056 - a68ebad8 -
#[test]
fn DRG_056_parachute_brigand() {
    check! { Mage:
        Give("DRG_056"), Cost("DRG_056", 2), Stats("DRG_056", 2, 2), Play("CS2_172", Nothing), HandCount(Mine, 1),
        Play("CS2_146", Nothing), HandCount(Mine, 0), BoardCount(Mine, 3), IsInZone(Nth(0), Zone::Play),
    }
    // The opponent's Pirate and one that is only summoned do nothing.
    check! { Mage: Give("DRG_056"), Summon("CS2_146"), EndTurn, Play("CS2_146", Nothing), IsInZone(Nth(0), Zone::Hand) }
}

/// Wyrmrest Purifier · Minion · 2 mana · 3/2 · **Battlecry:** Transform all Neutral cards in your deck into random cards from your class.
//~ done DRG_062 - 1a6f0d11 -
#[test]
fn DRG_062_wyrmrest_purifier() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_029"]), Give("CS2_172"), Force(Card("CS2_024")), Play("DRG_062", Nothing),
        IsCard(Nth(0), "CS2_024"), IsCard(Nth(1), "CS2_029"), IsCard(InHand(0), "CS2_172"), DeckCount(Mine, 2),
        DeckCount(Theirs, 20),
    }
    for other in ["CS2_172", "CS2_072"] {
        check! { Mage: DeckOf(&["CS2_182"]), ForbidOutcome(Card(other)), Play("DRG_062", Nothing) }
    }
}

/// Dragonmaw Poacher · Minion · 4 mana · 4/4 · **Battlecry:** If your opponent controls a Dragon, gain +4/+4 and **Rush**.
//~ done DRG_063 - ab30a759 -
#[test]
fn DRG_063_dragonmaw_poacher() {
    check! { Mage:
        Give("DRG_063"), Cost("DRG_063", 4), Stats("DRG_063", 4, 4), Enemy("EX1_043"), Play("DRG_063", Nothing),
        StatsNow(My(0), 8, 8), HasNow(My(0), GameTag::RUSH), CannotAttack(My(0), TheirHero), Attack(My(0), Their(0)),
        Dead(Newest("EX1_043")),
    }
    check! { Mage:
        Ally("EX1_043"), Enemy("CS2_182"), Play("DRG_063", Nothing), StatsNow(My(1), 4, 4), HasNot(My(1), GameTag::RUSH),
    }
}

/// Zul'Drak Ritualist · Minion · 4 mana · 3/9 · **Taunt Battlecry:** Summon three random 1-Cost minions for your opponent.
//~ done DRG_064 - 8d3436ec -
#[test]
fn DRG_064_zuldrak_ritualist() {
    check! { Mage:
        Give("DRG_064"), Cost("DRG_064", 4), Stats("DRG_064", 3, 9), Has("DRG_064", GameTag::TAUNT),
        Force(Card("CS2_168")), Force(Card("CS2_171")), Force(Card("CS2_146")), Play("DRG_064", Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 3), IsCard(Their(0), "CS2_168"), IsCard(Their(1), "CS2_171"),
        IsCard(Their(2), "CS2_146"),
    }
    for other in ["CS2_172", "CS2_231", "EX1_277"] {
        check! { Mage: ForbidOutcome(Card(other)), Play("DRG_064", Nothing) }
    }
}

/// Bad Luck Albatross · Minion · Beast · 3 mana · 4/3 · **Deathrattle:** Shuffle two 1/1 Albatross into your opponent's deck.
//~ done DRG_071 - 6e8ae7dc -
#[test]
fn DRG_071_bad_luck_albatross() {
    check! { Mage:
        Give("DRG_071"), Cost("DRG_071", 3), Stats("DRG_071", 4, 3), Play("DRG_071", Nothing), DeckCount(Theirs, 20),
        Kill(My(0)), DeckCount(Theirs, 22), DeckCount(Mine, 19), IsInZone(Newest("DRG_071t"), Zone::Deck),
        StatsNow(Newest("DRG_071t"), 1, 1),
    }
}

/// Faceless Corruptor · Minion · 5 mana · 5/4 · **Rush**. **Battlecry:** Transform one of your minions into a copy of this.
//~ done DRG_076 - 8bd28726 -
#[test]
fn DRG_076_faceless_corruptor() {
    check! { Mage:
        Give("DRG_076"), Cost("DRG_076", 5), Stats("DRG_076", 5, 4), Has("DRG_076", GameTag::RUSH),
        Targets("DRG_076", &[FriendlyMinion]), Ally("CS2_200"), Ally("CS2_172"), Play("DRG_076", On(My(0))),
        BoardCount(Mine, 3), IsCard(My(0), "DRG_076"), StatsNow(My(0), 5, 4), HasNow(My(0), GameTag::RUSH), IsCard(My(1), "CS2_172"),
    }
    check! { Mage: Enemy("CS2_200"), Play("DRG_076", Nothing), BoardCount(Mine, 1), IsCard(Their(0), "CS2_200") }
}

/// Kobold Stickyfinger · Minion · Pirate · 5 mana · 4/4 · **Battlecry:** Steal your opponent's weapon.
//~ done DRG_082 - e007f3ae -
#[test]
fn DRG_082_kobold_stickyfinger() {
    check! { Mage:
        Give("DRG_082"), Cost("DRG_082", 5), Stats("DRG_082", 4, 4), Enemy("CS2_106"), Play("DRG_082", Nothing),
        NoWeapon(Theirs), IsCard(MyWeapon, "CS2_106"), StatsNow(MyWeapon, 3, 2),
    }
    // My own weapon makes way, and stays if there is none to steal.
    check! { Mage:
        Ally("CS2_112"), Enemy("CS2_106"), Play("DRG_082", Nothing), NoWeapon(Theirs), IsCard(MyWeapon, "CS2_106"),
        Dead(Nth(0)),
    }
    check! { Mage: Ally("CS2_112"), Play("DRG_082", Nothing), IsCard(MyWeapon, "CS2_112"), NoWeapon(Theirs) }
}

/// Transmogrifier · Minion · 2 mana · 2/3 · Whenever you draw a card, transform it into a random **Legendary** minion.
//~ done DRG_092 - 7ae6a056 -
#[test]
fn DRG_092_transmogrifier() {
    check! { Mage:
        Give("DRG_092"), Cost("DRG_092", 2), Stats("DRG_092", 2, 3), Play("DRG_092", Nothing), Give("CS2_172"), EndTurn,
        IsCard(InTheirHand(0), "CS2_182"), Force(Card("EX1_016")), EndTurn, HandCount(Mine, 2), IsCard(InHand(0), "CS2_172"),
        IsCard(InHand(1), "EX1_016"),
    }
    check! { Mage: Ally("DRG_092"), EndTurn, ForbidOutcome(Card("CS2_200")), EndTurn }
}

/// Sathrovarr · Minion · Demon · 9 mana · 5/5 · **Battlecry:** Choose a friendly minion. Add a copy of it to your hand, deck, and battlefield.
//~ done DRG_402 - 736ba5b1 -
#[test]
fn DRG_402_sathrovarr() {
    check! { Mage:
        Give("DRG_402"), Cost("DRG_402", 9), Stats("DRG_402", 5, 5), Targets("DRG_402", &[FriendlyMinion]),
        EmptyDeck(Mine), Ally("CS2_172"), Ally("CS2_200"), Enemy("CS2_182"), Play("DRG_402", On(My(0))),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"), DeckCount(Mine, 1), BoardCount(Mine, 4), BoardCount(Theirs, 1),
        EndTurn, EndTurn, IsCard(InHand(1), "CS2_172"),
    }
}
