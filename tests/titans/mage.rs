//! Mage cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fc81d33b

/// Sif · Minion · 6 mana · 4/6 · **Spell Damage +@** *(Improved by each spell school you've cast this game!)*
/// - Numbers: {0} = 1
//~ done TTN_071 - ea00d7c0.eae7e889 -
#[test]
fn TTN_071_sif() {
    check! { Mage:
        Ally("TTN_071"), Play("SW_321", On(TheirHero)), Health(TheirHero, 26), EndTurn, Play("CS2_024", On(MyHero)),
        Damage(MyHero, 3), EndTurn, Play("SW_321", On(TheirHero)), Health(TheirHero, 22),
    }
    check! { Mage:
        Play("CS2_024", On(TheirHero)), Play("CS2_029", On(TheirHero)), Health(TheirHero, 21), Ally("TTN_071"),
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 15),
    }
}

/// Norgannon · Minion · 6 mana · 3/8 · **Titan** After this uses an ability, double the power of the other abilities.
//~ done TTN_075 - 457faad0 -
#[test]
fn TTN_075_norgannon() {
    check! { Mage:
        Ally("TTN_075"), Use(My(0), 0, On(TheirHero)), Health(TheirHero, 25), EndTurn, EndTurn, GiveThem("CS2_182"),
        Use(My(0), 1, Nothing), EndTurn, CostNow(InTheirHand(0), 6), EndTurn, CostNow(InTheirHand(0), 4),
        Force(ForcedOutcome::Card("EX1_287")), Force(ForcedOutcome::Card("EX1_289")), Use(My(0), 2, Nothing),
        IsInZone(Newest("EX1_287"), Zone::Secret), IsInZone(Newest("EX1_289"), Zone::Secret),
    }
    check! { Mage:
        Ally("TTN_075"), Force(ForcedOutcome::Card("EX1_287")), Use(My(0), 2, Nothing), IsInZone(Newest("EX1_287"), Zone::Secret),
        EndTurn, EndTurn, Use(My(0), 0, On(TheirHero)), Health(TheirHero, 20),
    }
}

/// Progenitor's Power · Spell · 0 mana · Deal @ damage.
/// - Numbers: {0} = 5
//~ todo TTN_075t 636d588b 482a6ff1.ea2e0c35 -
#[test]
#[ignore = "todo: Progenitor's Power"]
fn TTN_075t_progenitors_power() {
    unwritten("TTN_075t");
}

/// Ancient Knowledge · Spell · 0 mana · Enemy cards cost (@) more next turn.
/// - Numbers: {0} = 1
//~ todo TTN_075t2 7cd54c56 835fe692.eae7e889 -
#[test]
#[ignore = "todo: Ancient Knowledge"]
fn TTN_075t2_ancient_knowledge() {
    unwritten("TTN_075t2");
}

/// Unlimited Potential · Spell · 0 mana · Cast @ random Mage \|4(**Secret**, **Secrets**).
/// - Numbers: {0} = 1
//~ todo TTN_075t3 49f4a441 c312cf7b.eae7e889 -
#[test]
#[ignore = "todo: Unlimited Potential"]
fn TTN_075t3_unlimited_potential() {
    unwritten("TTN_075t3");
}

/// Discovery of Magic · Spell · 1 mana · **Discover** a spell from a spell school you haven't cast this game *(from any class*).
//~ done TTN_476 - 9b089c48 -
#[test]
fn TTN_476_discovery_of_magic() {
    check! { Mage:
        Play("CS2_029", On(TheirHero)), Force(ForcedOutcome::Card("CS2_008")), ForbidOutcome(ForcedOutcome::Card("CS2_032")),
        Play("TTN_476", Nothing), ChooseCard("CS2_008"), HandCount(Mine, 1),
    }
    check! { Mage:
        Play("CS2_029", On(TheirHero)), Play("CS2_024", On(TheirHero)), ForbidOutcome(ForcedOutcome::Card("CS2_029")),
        Play("TTN_476", Nothing), Choose(0), HandCount(Mine, 1),
    }
}

/// Elemental Inspiration · Spell · 7 mana · For each spell school you have cast this game, summon a 4/5 Vortex with a random **Bonus Effect**.@ *(@)*
//~ done TTN_480 - c7756a0e -
#[test]
fn TTN_480_elemental_inspiration() {
    check! { Mage:
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), Play("CS2_023", Nothing), Play("CS2_023", Nothing),
        HandCount(Mine, 4), Crystals(10), Force(Card("TTN_480t1")), Force(Card("TTN_480t3")), Play("TTN_480", Nothing),
        BoardCount(Mine, 2), IsCard(My(0), "TTN_480t1"), IsCard(My(1), "TTN_480t3"), StatsNow(My(0), 4, 5),
    }
    check! { Mage: Play("GAME_005", Nothing), Play("TTN_480", Nothing), BoardCount(Mine, 0) }
    let full = [Ally("CS2_231"); 7];
    check(CardClass::Mage, &[&full[..], &[Give("TTN_480"), Unplayable("TTN_480")]].concat());
}

/// Void Scripture · Spell · Shadow · 2 mana · **Discover** a spell. If you have enough Mana to play it, cast a copy of it at a random enemy.
//~ done YOG_507 - 8132d090 -
#[test]
fn YOG_507_void_scripture() {
    check! { Mage:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_032")), Play("YOG_507", Nothing),
        ChooseCard("CS2_029"), Health(TheirHero, 24), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), Mana(8),
    }
    check! { Mage:
        Play("CS2_200", Nothing), Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_032")),
        Play("YOG_507", Nothing), ChooseCard("CS2_029"), Health(TheirHero, 30), HandCount(Mine, 1),
    }
}

/// Wisdom of Norgannon · Spell · Arcane · 5 mana · Draw 2 cards. Costs (1) less for each different spell school you've cast this game.
//~ done TTN_085 - 6cf5eeea -
#[test]
fn TTN_085_wisdom_of_norgannon() {
    check! { Mage:
        Give("TTN_085"), CostNow(InHand(0), 5), Play("CS2_029", On(TheirHero)), CostNow(InHand(0), 4),
        Play("CS2_029", On(TheirHero)), CostNow(InHand(0), 4), Play("CS2_024", On(TheirHero)), CostNow(InHand(0), 3),
        Damage(TheirHero, 15), EndTurn, Play("CS2_025", Nothing), EndTurn, CostNow(InHand(0), 3),
        Play("TTN_085", Nothing), HandCount(Mine, 3), Mana(7),
    }
}

/// Inquisitive Creation · Minion · Mech · 4 mana · 3/4 · **Battlecry:** Deal @ damage to all enemy minions. *(Improved by each spell school you've cast this game!)*
/// - Numbers: {0} = 1
//~ done TTN_478 - 564cbb49.eae7e889 -
#[test]
fn TTN_478_inquisitive_creation() {
    check! { Mage:
        Enemy("EX1_399"), Ally("CS2_182"), Play("TTN_478", Nothing), Damage(Their(0), 1), Damage(My(0), 0),
        Damage(TheirHero, 0),
    }
    check! { Mage:
        Enemy("EX1_399"), Ally("CS2_182"), Play("CS2_024", On(TheirHero)), Play("CS2_024", On(TheirHero)),
        Play("GAME_005", Nothing), Damage(TheirHero, 6), Play("TTN_478", Nothing), Damage(Their(0), 2), Crystals(10),
        Play("CS2_025", Nothing), Damage(Their(0), 3), Play("TTN_478", Nothing), Damage(Their(0), 6), Damage(My(0), 0),
    }
}

/// Tainted Remnant · Minion · Elemental · 5 mana · 7/4 · **Battlecry:** If you played an Elemental last turn, deal 7 damage randomly split between all enemies.
//~ done YOG_519 - 02fb7ace -
#[test]
fn YOG_519_tainted_remnant() {
    check! { Mage:
        Play("CS2_118", Nothing), EndTurn, EndTurn, Play("YOG_519", Nothing), Damage(TheirHero, 7), Damage(MyHero, 0),
    }
    check! { Mage:
        Play("CS2_118", Nothing), Enemy("CS2_200"), EndTurn, EndTurn, Force(Entity(Their(0))), Force(Entity(Their(0))),
        Force(Entity(Their(0))), Force(Entity(TheirHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)),
        Force(Entity(TheirHero)), Play("YOG_519", Nothing), Damage(Their(0), 3), Damage(TheirHero, 4), Damage(My(0), 0),
    }
    // Neither one of this turn, nor one of the opponent's, nor another kind of minion.
    check! { Mage:
        Play("CS2_182", Nothing), EndTurn, Play("CS2_118", Nothing), EndTurn, Play("CS2_118", Nothing),
        Play("YOG_519", Nothing), Damage(TheirHero, 0),
    }
}
