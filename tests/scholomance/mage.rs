//! Mage cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c6eb05c2

/// Jandice Barov · Minion · 5 mana · 2/1 · **Battlecry:** Summon two random 5-Cost minions. Secretly pick one that dies when it takes damage.
//~ done SCH_351 - ab6c85bc -
#[test]
fn SCH_351_jandice_barov() {
    check! { Mage:
        Force(ForcedOutcome::Card("CS2_187")), Force(ForcedOutcome::Card("CS2_150")), Play("SCH_351", Nothing), Choose(0),
        BoardCount(Mine, 3), DealDamage(Newest("CS2_150"), 1), DealDamage(Newest("CS2_187"), 1), BoardCount(Mine, 2),
    }
    // Minions that cost (5), neither less nor more, and no spells.
    for other in ["CS2_182", "CS2_186", "DRG_321"] {
        check! { Mage: ForbidOutcome(Card(other)), Play("SCH_351", Nothing), Choose(0), BoardCount(Mine, 3) }
    }
}

/// Cram Session · Spell · Arcane · 2 mana · Draw $1 \|4(card, cards) *(improved by **Spell Damage***).
//~ done SCH_353 - ccbee2a8 -
#[test]
fn SCH_353_cram_session() {
    check! { Mage:
        Play("SCH_353", Nothing), HandCount(Mine, 1), Ally("CS2_142"), Enemy("CS2_142"), Play("SCH_353", Nothing),
        HandCount(Mine, 3),
    }
}

/// Devolving Missiles · Spell · Arcane · 1 mana · Shoot three missiles at random enemy minions that transform them into ones that cost (1) less.
//~ done SCH_235 - 3b920073 -
#[test]
fn SCH_235_devolving_missiles() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_200"), Force(Card("CS2_187")), Play("SCH_235", Nothing), BoardCount(Theirs, 1),
        Health(TheirHero, 30), IsCard(My(0), "CS2_182"),
    }
}

/// Combustion · Spell · Fire · 3 mana · Deal $4 damage to a minion. Any excess damages both neighbors.
//~ done SCH_348 - 01ef0a7f -
#[test]
fn SCH_348_combustion() {
    check! { Mage:
        Targets("SCH_348", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_172"), Enemy("CS2_200"),
        Enemy("CS2_182"), Play("SCH_348", On(Their(1))), Dead(Nth(1)), Damage(Nth(0), 2), Damage(Nth(2), 2),
        Damage(Nth(3), 0), Health(TheirHero, 30),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_131"), Play("SCH_348", On(Their(1))), Damage(Their(1), 4), Damage(Their(0), 0),
    }
}

/// Potion of Illusion · Spell · Arcane · 4 mana · Add 1/1 copies of your minions to your hand. They cost (1).
//~ done SCH_352 - b43a6012 -
#[test]
fn SCH_352_potion_of_illusion() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_200"), Enemy("CS2_172"), Play("SCH_352", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_182"), StatsNow(InHand(0), 1, 1), CostNow(InHand(0), 1), IsCard(InHand(1), "CS2_200"),
        StatsNow(InHand(1), 1, 1), CostNow(InHand(1), 1), StatsNow(My(0), 4, 5), BoardCount(Mine, 2),
    }
    check! { Mage: Play("SCH_352", Nothing), HandCount(Mine, 0) }
}
