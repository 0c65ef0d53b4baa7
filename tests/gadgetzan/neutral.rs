//! Neutral cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2684791a

/// Patches the Pirate · Minion · Demon · Pirate · 1 mana · 1/1 · After you play a Pirate, summon this minion from your deck.
//~ done CFM_637 - cedf472e -
#[test]
fn CFM_637_patches_the_pirate() {
    check! { Mage:
        Give("CFM_637"), Cost("CFM_637", 1), Stats("CFM_637", 1, 1), OnTop("CFM_637"), Play("NEW1_018", Nothing),
        IsCard(My(1), "CFM_637"), DeckCount(Mine, 19),
    }
    check! { Mage: OnTop("CFM_637"), Play("CS2_171", Nothing), BoardCount(Mine, 1) }
    // What the opponent does is not heard.
    check! { Mage: EndTurn, OnTop("CFM_637"), Play("NEW1_018", Nothing), BoardCount(Mine, 0) }
    check! { Mage: OnTop("CFM_637"), Summon("CFM_637"), BoardCount(Mine, 1) }
    // The Battlecry comes first.
    check! { Mage:
        OnTop("CFM_637"), Play("DAL_416", Nothing), BoardCount(Mine, 1), Choose(0), BoardCount(Mine, 2),
        HandCount(Mine, 1),
    }
}

/// Mayor Noggenfogger · Minion · 9 mana · 5/4 · All targets are chosen randomly.
//~ done CFM_670 - b609ebff -
#[test]
fn CFM_670_mayor_noggenfogger() {
    check! { Mage:
        Ally("CFM_670"), Enemy("CS2_182"), Force(Entity(MyHero)), Play("CS2_024", On(Their(0))), Health(MyHero, 27),
        Damage(Their(0), 0), Force(Entity(Their(0))), HeroPower(On(MyHero)), Damage(Their(0), 1), Health(MyHero, 27),
        Force(Entity(TheirHero)), Attack(My(0), Their(0)), Health(TheirHero, 25), Damage(Their(0), 1),
    }
    // The opponent's, too; and only as long as it is there.
    check! { Mage:
        Ally("CFM_670"), EndTurn, Force(Entity(TheirHero)), HeroPower(On(MyHero)), Health(TheirHero, 29),
        Health(MyHero, 30), EndTurn, Kill(My(0)), Crystals(10), Play("CS2_024", On(TheirHero)), Health(TheirHero, 26),
    }
    // An attack goes to any enemy, past Taunt (recorded five times); never to a friend.
    check! { Mage:
        Ally("CFM_670"), Enemy("NEW1_021"), Enemy("CS1_042"), Force(Entity(Their(0))), Attack(My(0), Their(1)),
        Damage(Their(0), 5), Damage(Their(1), 0),
    }
    check! { Mage:
        Ally("CFM_670"), Ally("CS2_182"), Enemy("CS1_042"), Force(Entity(TheirHero)), Attack(My(0), Their(0)),
        Health(TheirHero, 25), Damage(My(1), 0),
    }
}

/// Madam Goya · Minion · 6 mana · 4/3 · **Battlecry:** Choose a friendly minion. Summon any copies of it in your deck.
//~ done CFM_672 - a2d9d68f -
#[test]
fn CFM_672_madam_goya() {
    check! { Mage:
        Ally("CS2_172"), Ally("CS2_200"), DeckOf(&["CS2_172", "CS2_182", "CS2_172", "CS2_200"]),
        Play("CFM_672", On(My(0))), BoardCount(Mine, 5), DeckCount(Mine, 2), Kill(Newest("CFM_672")), HandCount(Mine, 0),
    }
    check! { Mage: Ally("CS2_172"), Play("CFM_672", On(My(0))), BoardCount(Mine, 2) }
    check! { Mage:
        Ally("CS2_182"), Play("CFM_672", On(My(0))), BoardCount(Theirs, 0), DeckCount(Mine, 14), BoardCount(Mine, 7),
    }
}

/// Wrathion · Minion · 6 mana · 4/5 · **Taunt**. **Battlecry:** Draw cards until you draw one that isn't a Dragon.
//~ done CFM_806 - b92330cb -
#[test]
fn CFM_806_wrathion() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182", "EX1_561", "EX1_563"]), Play("CFM_806", Nothing), HandCount(Mine, 3),
        DeckCount(Mine, 1), HasNow(My(0), GameTag::TAUNT),
    }
    check! { Mage: DeckOf(&["EX1_561", "EX1_563"]), Play("CFM_806", Nothing), HandCount(Mine, 2), Health(MyHero, 29) }
    // Twice, it draws a card that is no Dragon twice.
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182", "CS2_231", "EX1_561"]), Ally("LOE_077"), Play("CFM_806", Nothing),
        HandCount(Mine, 3), DeckCount(Mine, 1),
    }
}

/// Wind-up Burglebot · Minion · Mech · 6 mana · 5/5 · Whenever this attacks a minion and survives, draw a card.
//~ done CFM_025 - ded5048c -
#[test]
fn CFM_025_wind_up_burglebot() {
    check! { Mage:
        Give("CFM_025"), Cost("CFM_025", 6), Stats("CFM_025", 5, 5), Ally("CFM_025"), Enemy("CS2_172"),
        Attack(My(0), TheirHero), Health(TheirHero, 25), HandCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 2),
        Attack(My(0), Their(0)), HandCount(Mine, 3), DeckCount(Mine, 17), Damage(My(0), 3),
    }
    check! { Mage:
        Ally("CFM_025"), Enemy("CS2_200"), Attack(My(0), Their(0)), BoardCount(Mine, 0), HandCount(Mine, 0),
        HandCount(Theirs, 0),
    }
    check! { Mage:
        Ally("CFM_025"), EndTurn, Enemy("CS2_172"), Attack(Their(0), My(0)), HandCount(Mine, 0), HandCount(Theirs, 1),
    }
}

/// Weasel Tunneler · Minion · Beast · 1 mana · 1/1 · **Deathrattle:** Shuffle this minion into your opponent's deck.
//~ done CFM_095 - 7ad30765 -
#[test]
fn CFM_095_weasel_tunneler() {
    check! { Mage:
        Give("CFM_095"), Cost("CFM_095", 1), Stats("CFM_095", 1, 1), Play("CFM_095", Nothing), DeckCount(Theirs, 20),
        Kill(My(0)), BoardCount(Mine, 0), DeckCount(Theirs, 21), DeckCount(Mine, 19), IsInZone(Newest("CFM_095"), Zone::Deck),
        HandCount(Mine, 0),
    }
}

/// Fight Promoter · Minion · 6 mana · 4/4 · **Battlecry:** If you control a minion with 6 or more Health, draw two cards.
//~ done CFM_328 - dd917f83 -
#[test]
fn CFM_328_fight_promoter() {
    check! { Mage:
        Give("CFM_328"), Cost("CFM_328", 6), Stats("CFM_328", 4, 4), Ally("CS2_200"), Play("CFM_328", Nothing),
        HandCount(Mine, 2), DeckCount(Mine, 17), HandCount(Theirs, 0),
    }
    check! { Mage: Ally("CS2_182"), Enemy("CS2_200"), Play("CFM_328", Nothing), HandCount(Mine, 0) }
    check! { Mage: Ally("CS2_200"), DealDamage(My(0), 2), Play("CFM_328", Nothing), HandCount(Mine, 0) }
    check! { Mage: Ally("CS2_200"), DealDamage(My(0), 1), Play("CFM_328", Nothing), HandCount(Mine, 2) }
}

/// Second-Rate Bruiser · Minion · 5 mana · 4/5 · **Taunt** Costs (2) less if your opponent has at least three minions.
//~ done CFM_652 - a3ffbe04 -
#[test]
fn CFM_652_second_rate_bruiser() {
    check! { Mage:
        Give("CFM_652"), Cost("CFM_652", 5), Stats("CFM_652", 4, 5), Has("CFM_652", GameTag::TAUNT), Ally("CS2_171"),
        Ally("CS2_171"), Ally("CS2_171"), Enemy("CS2_171"), Enemy("CS2_171"), CostNow(Nth(0), 5), Enemy("CS2_171"),
        CostNow(Nth(0), 3), Enemy("CS2_171"), CostNow(Nth(0), 3), Kill(Their(0)), Kill(Their(0)), CostNow(Nth(0), 5),
    }
}

/// Toxic Sewer Ooze · Minion · 3 mana · 4/3 · **Battlecry:** Remove 1 Durability from your opponent's weapon.
//~ done CFM_655 - c8f0ba9d -
#[test]
fn CFM_655_toxic_sewer_ooze() {
    check! { Mage:
        Give("CFM_655"), Cost("CFM_655", 3), Stats("CFM_655", 4, 3), Ally("CS2_106"), Enemy("CS2_106"),
        Play("CFM_655", Nothing), StatsNow(TheirWeapon, 3, 1), StatsNow(MyWeapon, 3, 2), Play("CFM_655", Nothing),
        NoWeapon(Theirs), StatsNow(MyWeapon, 3, 2),
    }
}

/// Spiked Hogrider · Minion · Quilboar · 5 mana · 5/5 · **Battlecry:** If an enemy minion has **Taunt**, gain **Charge**.
//~ done CFM_688 - aeb6d104 -
#[test]
fn CFM_688_spiked_hogrider() {
    check! { Mage:
        Give("CFM_688"), Cost("CFM_688", 5), Stats("CFM_688", 5, 5), Enemy("CS2_121"), Play("CFM_688", Nothing),
        HasNow(My(0), GameTag::CHARGE), Attack(My(0), Their(0)), BoardCount(Theirs, 0),
    }
    check! { Mage:
        Ally("CS2_121"), Enemy("CS2_182"), Play("CFM_688", Nothing), HasNot(My(1), GameTag::CHARGE), CannotAct(My(1)),
    }
}

/// Tanaris Hogchopper · Minion · Quilboar · 4 mana · 4/4 · **Battlecry:** If your opponent's hand is empty, gain **Charge**.
//~ done CFM_809 - 58fee0ae -
#[test]
fn CFM_809_tanaris_hogchopper() {
    check! { Mage:
        Give("CFM_809"), Cost("CFM_809", 4), Stats("CFM_809", 4, 4), Give("CS2_182"), Play("CFM_809", Nothing),
        HasNow(My(0), GameTag::CHARGE), Attack(My(0), TheirHero), Health(TheirHero, 26), HandCount(Mine, 1),
    }
    check! { Mage: GiveThem("GAME_005"), Play("CFM_809", Nothing), HasNot(My(0), GameTag::CHARGE), CannotAct(My(0)) }
}

/// Leatherclad Hogleader · Minion · Quilboar · 6 mana · 6/6 · **Battlecry:** If your opponent has 6 or more cards in hand, gain **Charge**.
//~ done CFM_810 - f625f94c -
#[test]
fn CFM_810_leatherclad_hogleader() {
    check! { Mage:
        Give("CFM_810"), Cost("CFM_810", 6), Stats("CFM_810", 6, 6), GiveThem("GAME_005"), GiveThem("GAME_005"),
        GiveThem("GAME_005"), GiveThem("GAME_005"), GiveThem("GAME_005"), Give("GAME_005"), Play("CFM_810", Nothing),
        HasNot(My(0), GameTag::CHARGE), CannotAct(My(0)), GiveThem("GAME_005"), HasNot(My(0), GameTag::CHARGE),
        Crystals(10), Play("CFM_810", Nothing), HasNow(My(1), GameTag::CHARGE), HasNot(My(0), GameTag::CHARGE),
        Attack(My(1), TheirHero), Health(TheirHero, 24),
    }
}
