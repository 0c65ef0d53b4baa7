//! Paladin cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9d0b8303

/// Sunsapper Lynessa · Minion · 5 mana · 2/6 · **Rogue Tourist** Your spells that cost (2) or less cast twice.
//~ done VAC_507 - 7cbbc2ca -
#[test]
fn VAC_507_sunsapper_lynessa() {
    check! { Paladin:
        Ally("VAC_507"), Play("CS2_024", On(TheirHero)), Health(TheirHero, 24), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 18),
    }
    check! { Paladin:
        Ally("VAC_507"), Ally("EX1_608"), Ally("EX1_608"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 18),
    }
    // It answers each time, not once a turn.
    check! { Paladin:
        Ally("VAC_507"), Play("CS2_024", On(TheirHero)), Play("CS2_037", On(TheirHero)), Health(TheirHero, 22),
    }
    // What the opponent does is not heard.
    check! { Paladin: EndTurn, Ally("VAC_507"), Play("CS2_024", On(TheirHero)), Health(TheirHero, 27) }
    check! { Paladin: Ally("VAC_507"), Play("CS2_023", Nothing), HandCount(Mine, 2) }
}

/// Sea Shanty · Spell · 10 mana · Summon three 5/5 Pirates. Costs (1) less for each spell you've cast on characters this game.
//~ done VAC_558 - b71b2636 -
#[test]
fn VAC_558_sea_shanty() {
    check! { Paladin:
        Give("VAC_558"), CostNow(InHand(0), 10), Ally("CS2_200"), Play("CS2_087", On(My(0))), CostNow(InHand(0), 9),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), CostNow(InHand(0), 8), Play("CS2_007", On(MyHero)),
        CostNow(InHand(0), 7), Crystals(10), EmptyDeck(Mine), Play("CS2_023", Nothing), Damage(MyHero, 3),
        CostNow(InHand(0), 7), Play("VAC_558", Nothing), BoardCount(Mine, 4), StatsNow(My(1), 5, 5),
    }
}

/// Lifeguard · Minion · 4 mana · 2/7 · **Taunt Battlecry:** The next spell you cast has **Lifesteal**.
//~ done VAC_919 - 5e446553 -
#[test]
fn VAC_919_lifeguard() {
    check! { Paladin:
        DealDamage(MyHero, 20), Play("VAC_919", Nothing), Play("CS2_029", On(TheirHero)), Health(MyHero, 16), Crystals(10),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 12), Health(MyHero, 16),
    }
}

/// Service Ace · Minion · 2 mana · 2/3 · After this minion gains Attack, reduce the Cost of the highest Cost card in your hand by (1).
//~ done VAC_920 - 240b5f36 -
#[test]
fn VAC_920_service_ace() {
    check! { Paladin:
        Ally("VAC_920"), Ally("CS2_182"), Give("CS2_200"), Give("CS2_182"), Play("CS2_092", On(My(1))),
        CostNow(InHand(0), 6), Play("CS2_092", On(My(0))), CostNow(InHand(0), 5), CostNow(InHand(1), 4),
    }
    check! { Paladin: Ally("VAC_920"), GiveThem("CS2_200"), Play("CS2_092", On(My(0))), CostNow(InTheirHand(0), 6) }
    // It answers each time, not once a turn.
    check! { Paladin:
        Ally("VAC_920"), Give("CS2_200"), Play("CS2_092", On(My(0))), Play("CS2_092", On(My(0))),
        CostNow(InHand(0), 4),
    }
}

/// Sanc'Azel · Minion · Elemental · 5 mana · 3/8 · **Rush** After this attacks, turn into a location.
//~ done VAC_923 - 2e5df666 -
#[test]
fn VAC_923_sanc_azel() {
    check! { Paladin:
        Ally("VAC_923"), Ally("CS2_172"), Enemy("CS2_172"), Attack(My(0), Their(0)), IsCard(My(0), "VAC_923t"),
        Health(My(0), 5), EndTurn, EndTurn, Use(My(0), 0, On(My(1))), StatsNow(My(1), 6, 2), HasNow(My(1), GameTag::RUSH),
        IsCard(My(0), "VAC_923"), StatsNow(My(0), 3, 4),
    }
    check! { Paladin: Ally("VAC_923"), EndTurn, EndTurn, Attack(My(0), TheirHero), IsCard(My(0), "VAC_923t") }
    // A location attacks nobody; the minion has its Attack again when it returns.
    check! {
        Paladin: Ally("VAC_923"), Ally("CS2_231"), Play("CS2_092", On(My(0))), Enemy("CS2_172"), Attack(My(0), Their(0)),
        IsCard(My(0), "VAC_923t"), EndTurn, EndTurn, CannotAttack(My(0), TheirHero), Use(My(0), 0, On(My(1))),
        IsCard(My(0), "VAC_923"), StatsNow(My(0), 7, 8), StatsNow(My(1), 4, 1),
    }
    // It attacks once a turn, whatever it was between; the rest of the location is over when it is a minion again.
    check! { Paladin:
        Ally("VAC_923"), Ally("CS2_172"), EndTurn, EndTurn, Attack(My(0), TheirHero), IsCard(My(0), "VAC_923t"),
        Use(My(0), 0, On(My(1))), IsCard(My(0), "VAC_923"), StatsNow(My(1), 6, 2), CannotAct(My(0)), EndTurn, EndTurn,
        Attack(My(0), TheirHero), Health(TheirHero, 24), EndTurn, EndTurn, Use(My(0), 0, On(My(1))), StatsNow(My(1), 9, 2),
    }
}

/// Sanc'Azel · Location · 5 mana · 8 uses · Give a friendly minion +@ Attack and **Rush**. Turn back into a minion.
/// - Numbers: {0} = 3
//~ todo VAC_923t 9e01a145 1370e0cf.ea2304e3 -
#[test]
#[ignore = "todo: Sanc'Azel"]
fn VAC_923t_sanc_azel() {
    unwritten("VAC_923t");
}

/// Trust Fall · Spell · 4 mana · **Discover** two minions that cost (5) or less. They gain each other's Attack and Health.
//~ done WORK_001 - c6e3ae3e -
#[test]
fn WORK_001_trust_fall() {
    check! { Paladin:
        Force(ForcedOutcome::Card("CS2_182")), Play("WORK_001", Nothing), Force(ForcedOutcome::Card("CS2_172")),
        ChooseCard("CS2_182"), ChooseCard("CS2_172"), HandCount(Mine, 2), StatsNow(InHand(0), 7, 7), StatsNow(InHand(1), 7, 7),
    }
    for other in ["CS2_092", "CS2_200"] {
        check! { Paladin: ForbidOutcome(Card(other)), Play("WORK_001", Nothing) }
    }
    for other in ["CS2_092", "CS2_200"] {
        check! { Paladin: Force(Card("CS2_187")), Play("WORK_001", Nothing), ForbidOutcome(Card(other)), ChooseCard("CS2_187") }
    }
    check! { Paladin:
        Force(Card("CS2_187")), Play("WORK_001", Nothing), Force(Card("EX1_028")), ChooseCard("CS2_187"),
        ChooseCard("EX1_028"), HandCount(Mine, 2), StatsNow(InHand(0), 10, 9), StatsNow(InHand(1), 10, 9),
    }
}

/// Grillmaster · Minion · 4 mana · 3/4 · **Battlecry:** Draw your lowest Cost card. **Deathrattle:** Draw your highest Cost card.
//~ done VAC_917 - 52499818 -
#[test]
fn VAC_917_grillmaster() {
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_231", "CS2_200", "CS2_172"]), Play("VAC_917", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_231"), Kill(My(0)), HandCount(Mine, 2), IsCard(InHand(1), "CS2_200"), DeckCount(Mine, 2),
        HandCount(Theirs, 0),
    }
}
