//! Shaman cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8586610d

/// Ohn'ahra · Minion · Beast · 9 mana · 5/11 · At the end of your turn, play the top 3 cards from your deck.
//~ done EDR_031 - 6699add6 -
#[test]
fn EDR_031_ohnahra() {
    check! { Shaman:
        DeckOf(&["CS2_231", "CS2_182", "CS2_029", "CS2_200"]), Enemy("CS2_182"), Ally("EDR_031"),
        Force(Entity(Their(0))), EndTurn, BoardCount(Mine, 3), IsCard(Newest("CS2_182"), "CS2_182"),
        IsInZone(Newest("CS2_200"), Zone::Play), DeckCount(Mine, 1), BoardCount(Theirs, 0), Mana(10),
    }
    // What the opponent does is not heard.
    check! { Shaman: Ally("EDR_031"), EndTurn, EndTurn, BoardCount(Mine, 4), DeckCount(Mine, 15) }
}

/// Aspect's Embrace · Spell · 2 mana · Restore #4 Health. Draw a card. **Imbue** your Hero Power.
//~ done EDR_231 - da9df315 -
#[test]
fn EDR_231_aspects_embrace() {
    check! { Shaman:
        Give("EDR_231"), Cost("EDR_231", 2), DealDamage(MyHero, 6), Play("EDR_231", On(MyHero)), Damage(MyHero, 2),
        HandCount(Mine, 1), IsCard(MyPower, "EDR_448p"),
    }
    // The opponent gets nothing of it.
    check! { Shaman:
        Play("EDR_231", On(MyHero)), EndTurn, HeroPower(On(MyHero)), HandCount(Mine, 1), Health(MyHero, 29),
    }
}

/// Typhoon · Spell · Nature · 10 mana · Each minion gets shuffled into a random player's deck.
//~ done EDR_232 - 54b745c6 -
#[test]
fn EDR_232_typhoon() {
    check! { Shaman:
        EmptyDeck(Mine), EmptyDeck(Theirs), Ally("CS2_200"), Enemy("CS2_182"), Ally("CS2_201"), Force(Number(0)),
        Force(Number(0)), Force(Number(1)), Force(Number(0)), Force(Number(1)), Force(Number(0)),
        Play("EDR_232", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 0), DeckCount(Mine, 1), DeckCount(Theirs, 2),
        IsInZone(Nth(0), Zone::Deck), EndTurn, EndTurn, IsCard(InHand(0), "CS2_200"),
    }
}

/// Spirits of the Forest · Spell · Nature · 5 mana · **Choose One -** Summon three 2/3 Wolves with **Taunt**; or Summon two 4/3 Falcons with **Windfury**.
// Also tests EDR_233a, EDR_233b.
//~ done EDR_233 - ed73e6a8 -
#[test]
fn EDR_233_spirits_of_the_forest() {
    check! { Shaman:
        PlayOption("EDR_233", 0, Nothing), BoardCount(Mine, 3), IsCard(My(0), "EX1_tk11"), IsCard(My(2), "EX1_tk11"),
        Crystals(10), PlayOption("EDR_233", 1, Nothing), BoardCount(Mine, 5), IsCard(My(3), "EDR_233t2"),
        IsCard(My(4), "EDR_233t2"), BoardCount(Theirs, 0),
    }
}

/// Emerald Bounty · Spell · 2 mana · Draw 2 cards. You can't play them for 2 turns.
//~ done EDR_234 - d7736258 -
#[test]
fn EDR_234_emerald_bounty() {
    check! { Shaman:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_201"), OnTop("CS2_200"), Give("CS2_172"),
        Play("EDR_234", Nothing), HandCount(Mine, 3), Unplayable("CS2_200"), Unplayable("CS2_201"),
        Play("CS2_172", Nothing), EndTurn, EndTurn, Unplayable("CS2_200"), EndTurn, EndTurn, Play("CS2_200", Nothing),
    }
}

/// Merithra · Minion · 6 mana · 4/4 · **Battlecry:** Resurrect all different friendly minions that cost (8) or more.
//~ done EDR_238 - 7c8d6052 -
#[test]
fn EDR_238_merithra() {
    check! { Shaman:
        Ally("EX1_561"), Ally("EX1_561"), Ally("EX1_563"), Ally("CS2_200"), Enemy("EX1_586"), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(Their(0)), Play("EDR_238", Nothing), BoardCount(Mine, 3),
        IsInZone(Newest("EX1_563"), Zone::Play), IsInZone(Newest("EX1_561"), Zone::Play),
    }
    check! { Shaman:
        Ally("EX1_561"), Ally("EX1_298"), Kill(My(0)), Kill(My(0)), Play("EDR_238", Nothing), BoardCount(Mine, 3),
    }
    check! { Shaman:
        Ally("EX1_561"), Ally("CS2_186"), Kill(My(0)), Kill(My(0)), Play("EDR_238", Nothing), BoardCount(Mine, 2),
    }
}

/// Blessing of the Wind · Hero Power · 2 mana · Transform a friendly minion into a random one that costs (@) more.
/// - Numbers: {0} = 1
//~ done EDR_448p - 97eea612.eae7e889 -
#[test]
fn EDR_448p_blessing_of_the_wind() {
    check! { Shaman in Wild:
        Ally("CS2_231"), Play("EDR_852", Nothing), Crystals(10), Force(Card("CS2_171")), HeroPower(On(My(0))),
        IsCard(My(0), "CS2_171"), Crystals(10), Play("EDR_852", Nothing), EndTurn, EndTurn, Force(Card("CS2_124")),
        HeroPower(On(My(0))), IsCard(My(0), "CS2_124"),
    }
    check! { Shaman in Wild, Standard:
        Ally("CS2_231"), Play("EDR_852", Nothing), Play("EDR_852", Nothing), Crystals(10), ForbidOutcome(Card("CS2_171")),
        HeroPower(On(My(0))),
    }
}

/// Living Garden · Minion · Elemental · 3 mana · 2/4 · **Battlecry: Imbue** your Hero Power. Reduce the Cost of a minion in your hand by (1).
//~ done EDR_518 - 38af3417 -
#[test]
fn EDR_518_living_garden() {
    check! { Shaman:
        Give("EDR_518"), Cost("EDR_518", 3), Stats("EDR_518", 2, 4), Give("CS2_182"), Give("CS2_182"),
        Play("EDR_518", On(InHand(2))), CostNow(InHand(0), 4), CostNow(InHand(1), 3), IsCard(MyPower, "EDR_448p"),
    }
    // The opponent gets nothing of it.
    check! { Shaman: Play("EDR_518", Nothing), EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 29) }
    check! { Shaman: Give("EDR_518"), EndTurn, Play("EDR_518", On(InTheirHand(0))), CostNow(InHand(0), 3) }
    check! { Shaman: Give("CS2_062"), Play("EDR_518", Nothing), CostNow(InHand(0), 3) }
}

/// Plucky Podling · Minion · 1 mana · 1/2 · If this would transform into a minion, it transforms into one that costs (2) more.
//~ done EDR_529 - 8009cf1e -
#[test]
fn EDR_529_plucky_podling() {
    // Hex makes a Frog of no Cost: it becomes a minion for 2 instead.
    check! { Shaman in Wild:
        Ally("EDR_529"), Force(Card("CS2_172")), Play("EX1_246", On(My(0))), IsCard(My(0), "CS2_172"), StatsNow(My(0), 3, 2),
        BoardCount(Mine, 1),
    }
    check! { Shaman in Wild, Standard: Ally("EDR_529"), ForbidOutcome(Card("CS2_182")), Play("EX1_246", On(My(0))), CostNow(My(0), 2) }
    // Silenced, it is a minion like any other.
    check! { Shaman: Ally("EDR_529"), Play("EX1_332", On(My(0))), Play("EX1_246", On(My(0))), IsCard(My(0), "hexfrog") }
    check! { Shaman in Wild, Standard: Ally("EDR_529"), ForbidOutcome(Card("CS2_024")), Play("EX1_246", On(My(0))) }
}

/// Beanstalk Brute · Minion · Elemental · 5 mana · 4/4 · **Battlecry:** Give +4/+4 to the top 3 minions in your deck.
//~ done EDR_230 - 22e99a3c -
#[test]
fn EDR_230_beanstalk_brute() {
    check! { Shaman:
        Give("EDR_230"), Cost("EDR_230", 5), Stats("EDR_230", 4, 4),
        DeckOf(&["CS2_231", "CS2_172", "CS2_182", "CS2_029", "CS2_200"]), Give("CS2_182"), Play("EDR_230", Nothing),
        StatsNow(Nth(5), 10, 11), StatsNow(Nth(3), 8, 9), StatsNow(Nth(2), 7, 6), StatsNow(Nth(1), 1, 1), StatsNow(InHand(0), 4, 5),
        StatsNow(My(0), 4, 4), DeckCount(Mine, 5),
    }
}
