//! Demon Hunter cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fcb9203

/// All Fel Breaks Loose · Spell · Fel · 5 mana · Summon a friendly Demon that died this game. **Infuse (@ Demons):** Summon three instead.
/// - Numbers: {0} = 3
//~ done MAW_012 - 776a3890.ea2304e3 -
#[test]
fn MAW_012_all_fel_breaks_loose() {
    check! { DemonHunter:
        Ally("CS2_065"), Ally("CS2_182"), Enemy("EX1_310"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("MAW_012", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_065"),
    }
    check! { DemonHunter:
        Give("MAW_012"), Ally("CS2_065"), Ally("CS2_065"), Ally("CS2_182"), Enemy("CS2_065"), Ally("CS2_065"),
        Kill(Nth(1)), Kill(Nth(2)), Kill(Nth(3)), Kill(Nth(4)), IsCard(InHand(0), "MAW_012"), Kill(Nth(5)),
        IsCard(InHand(0), "MAW_012t"),
    }
}

/// Prosecutor Mel'tranix · Minion · Demon · 4 mana · 2/6 · **Battlecry:** Your opponent can only play their left- and right-most cards on their next turn.
//~ done MAW_014 - 115d6148 -
#[test]
fn MAW_014_prosecutor_meltranix() {
    check! { DemonHunter:
        GiveThem("CS2_231"), GiveThem("CS2_171"), GiveThem("CS2_168"), Play("MAW_014", Nothing), EndTurn,
        Unplayable("CS2_171"), Unplayable("CS2_168"), Play("CS2_231", Nothing), Unplayable("CS2_168"),
        Play("CS2_171", Nothing), EndTurn, GiveThem("CS2_172"), EndTurn, Play("CS2_172", Nothing),
    }
}

/// Sinful Brand · Spell · 2 mana · Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
//~ done REV_506 - fe8784bf -
#[test]
fn REV_506_sinful_brand() {
    check! { DemonHunter:
        Targets("REV_506", &[EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_182"), Play("REV_506", On(Their(0))),
        DealDamage(Their(0), 1), Health(TheirHero, 29), Health(MyHero, 30), DealDamage(Their(0), 2), Health(TheirHero, 28),
        DealDamage(Their(1), 2), Health(TheirHero, 28),
    }
}

/// Branded · Enchantment · Whenever this takes damage, deal 1 damage to your hero.
//~ done REV_506e - 7cdacdd5 -
#[test]
fn REV_506e_branded() {
    check! { DemonHunter:
        Enemy("CS2_182"), Enchant(Their(0), "REV_506e"), DealDamage(Their(0), 2), Health(TheirHero, 29), Health(MyHero, 30),
    }
}

/// Relic of Dimensions · Spell · 5 mana · Draw two cards and reduce their Cost by (@). Improve your future Relics.
/// - Numbers: {0} = 1
//~ done REV_508 - 368da740.eae7e889 -
#[test]
fn REV_508_relic_of_dimensions() {
    check! { DemonHunter:
        Give("REV_508"), Cost("REV_508", 5), Play("REV_508", Nothing), CostNow(InHand(0), 3), CostNow(InHand(1), 3),
        Crystals(10), Play("REV_508", Nothing), CostNow(InHand(0), 3), CostNow(InHand(2), 2), CostNow(InHand(3), 2),
    }
}

/// Artificer Xy'mox · Minion · 8 mana · 8/8 · {0} {1} {2} {3}
//~ todo REV_787 1294f492 ebdbe6f7 -
#[test]
#[ignore = "todo: Artificer Xy'mox"]
fn REV_787_artificer_xymox() {
    unwritten("REV_787");
}

/// Relic Vault · Location · 3 mana · 2 uses · {0} {1}
//~ todo REV_797 ebe84bac c3980921 -
#[test]
#[ignore = "todo: Relic Vault"]
fn REV_797_relic_vault() {
    unwritten("REV_797");
}

/// Relic of Extinction · Spell · 1 mana · Deal $@ damage to a random enemy minion, twice. Improve your future Relics.
/// - Numbers: {0} = 1
//~ done REV_834 - e3a48f5c.eae7e889 -
#[test]
fn REV_834_relic_of_extinction() {
    check! { DemonHunter:
        Enemy("CS2_186"), Give("REV_834"), Cost("REV_834", 1), Play("REV_834", Nothing), Damage(Their(0), 2),
        Play("REV_834", Nothing), Damage(Their(0), 6),
    }
    let it = Force(Entity(Their(0)));
    let twice = [it, it, Play("REV_834", Nothing), Damage(Their(0), 2), Damage(Their(1), 0)];
    check(CardClass::DemonHunter, &[&[Enemy("CS2_186"), Enemy("CS2_182")], &twice[..]].concat());
}

/// Artificer Xy'mox · Minion · 8 mana · 8/8 · **Battlecry: Discover** and cast a Relic. **Infuse (@):** Cast all three instead.
/// - Numbers: {0} = 5
//~ done REV_937 - 99b29e0e.ea2e0c35 -
#[test]
fn REV_937_artificer_xymox() {
    check! { DemonHunter:
        Enemy("CS2_186"), Give("REV_937"), Cost("REV_937", 8), Stats("REV_937", 8, 8), Play("REV_937", Nothing),
        ChooseCard("REV_834"), Damage(Their(0), 2), Damage(TheirHero, 0), HandCount(Mine, 0), Give("REV_937"),
        Ally("CS2_231"), Kill(My(1)), Ally("CS2_231"), Kill(My(1)), Ally("CS2_231"), Kill(My(1)),
        Ally("CS2_231"), Kill(My(1)), IsCard(InHand(0), "REV_937"), Ally("CS2_231"), Kill(My(1)),
        IsCard(InHand(0), "REV_937t"),
    }
}

/// Artificer Xy'mox · Minion · 8 mana · 8/8 · **Infused Battlecry:** Cast all three Relics.
//~ done REV_937t - fe1c3b07 -
#[test]
fn REV_937t_artificer_xymox() {
    check! { DemonHunter:
        Enemy("CS2_186"), Give("REV_937t"), Cost("REV_937t", 8), Stats("REV_937t", 8, 8), Play("REV_937t", Nothing),
        CostNow(InHand(0), 3), CostNow(InHand(1), 3), Damage(Their(0), 4), BoardCount(Mine, 3), StatsNow(My(1), 3, 3),
        StatsNow(My(2), 3, 3),
    }
}

/// Relic Vault · Location · 2 mana · 2 uses · The next Relic you play this turn casts twice.
//~ done REV_942 - 535f3bb6 -
#[test]
fn REV_942_relic_vault() {
    check! { DemonHunter:
        Ally("REV_942"), Use(My(0), 0, Nothing), Play("CS2_008", On(TheirHero)), Damage(TheirHero, 1),
        Play("REV_943", Nothing), BoardCount(Mine, 5),
    }
    check! { DemonHunter:
        Ally("REV_942"), Use(My(0), 0, Nothing), EndTurn, EndTurn, Play("REV_943", Nothing), BoardCount(Mine, 3),
    }
}

/// Relic of Phantasms · Spell · 3 mana · Summon two @/@ Spirits. Improve your future Relics.
/// - Numbers: {0} = 1
//~ done REV_943 - 05f4be96.eae7e889 -
#[test]
fn REV_943_relic_of_phantasms() {
    check! { DemonHunter:
        Enemy("CS2_186"), Give("REV_943"), Cost("REV_943", 3), Play("REV_943", Nothing), StatsNow(My(0), 1, 1),
        StatsNow(My(1), 1, 1), Play("REV_834", Nothing), Play("REV_943", Nothing), StatsNow(My(1), 1, 1), StatsNow(My(2), 3, 3),
        StatsNow(My(3), 3, 3),
    }
}

/// Dispose of Evidence · Spell · 0 mana · Give your hero +3 Attack this turn. Pick from 3 cards in your hand to shuffle into your deck.
//~ done REV_507 - b2758fdd -
#[test]
fn REV_507_dispose_of_evidence() {
    check! { DemonHunter:
        Give("CS2_182"), Give("CS2_172"), Give("CS2_200"), Play("REV_507", Nothing), ChooseCard("CS2_172"),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "CS2_200"), DeckCount(Mine, 20), StatsNow(MyHero, 3, 30),
        EndTurn, StatsNow(MyHero, 0, 30),
    }
}
