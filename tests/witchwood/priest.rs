//! Priest cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2ff02ea4

/// Chameleos · Minion · Beast · 1 mana · 1/1 · Each turn this is in your hand, transform it into a card your opponent is holding.
//~ done GIL_142 - 535cefe6 -
#[test]
fn GIL_142_chameleos() {
    check! { Priest:
        Give("GIL_142"), EmptyDeck(Theirs), EndTurn, GiveThem("CS2_029"), EndTurn, IsCard(Nth(0), "CS2_029"), EndTurn,
        Damage(TheirHero, 3), Discard(InTheirHand(0)), GiveThem("CS2_182"), EndTurn, IsCard(Nth(0), "CS2_182"),
        HandCount(Theirs, 1),
    }
}

/// Glitter Moth · Minion · Beast · 5 mana · 4/4 · **Battlecry:** If your deck has only odd-Cost cards, double the Health of your other minions.
//~ done GIL_837 - 9e907bb8 -
#[test]
fn GIL_837_glitter_moth() {
    check! { Priest:
        EmptyDeck(Mine), OnTop("EX1_238"), OnTop("EX1_021"), Ally("CS2_182"), Ally("CS2_120"), Ally("CS2_231"),
        Ally("CS2_200"), Ally("CS2_118"), Ally("CS2_186"), Enemy("CS2_182"), DealDamage(My(0), 2),
        Play("GIL_837", Nothing), Health(My(0), 6), Damage(My(0), 2), StatsNow(My(1), 2, 6), StatsNow(My(2), 1, 2),
        StatsNow(My(3), 6, 14), StatsNow(My(4), 5, 2), StatsNow(My(5), 7, 14), StatsNow(My(6), 4, 4), StatsNow(Their(0), 4, 5),
    }
    check! { Priest:
        EmptyDeck(Mine), OnTop("EX1_238"), OnTop("CS2_182"), Ally("CS2_182"), Play("GIL_837", Nothing),
        StatsNow(My(0), 4, 5),
    }
    check! { Priest:
        EmptyDeck(Mine), Ally("CS2_182"), Enemy("CS2_182"), Play("GIL_837", Nothing), StatsNow(My(0), 4, 10),
        StatsNow(My(1), 4, 4), StatsNow(Their(0), 4, 5),
    }
    check! { Priest:
        EmptyDeck(Mine), Ally("CS2_182"), Ally("CS2_120"), Ally("CS2_179"), Play("GIL_837", Nothing),
        StatsNow(My(0), 4, 10), StatsNow(My(1), 2, 6), StatsNow(My(2), 3, 10), StatsNow(My(3), 4, 4),
    }
    check! { Priest:
        EmptyDeck(Mine), Ally("CS2_182"), Ally("CS2_120"), Ally("CS2_179"), Ally("CS2_127"), Ally("CS2_186"),
        Play("GIL_837", Nothing), StatsNow(My(0), 4, 10), StatsNow(My(3), 1, 8), StatsNow(My(4), 7, 14), StatsNow(My(5), 4, 4),
    }
    check! { Priest:
        EmptyDeck(Mine), Ally("CS2_200"), Play("CS2_062", Nothing), Ally("CS2_186"), DealDamage(My(0), 2),
        Play("GIL_837", Nothing), StatsNow(My(1), 7, 14), Health(MyHero, 27), Health(TheirHero, 27),
    }
    check! { Priest:
        EmptyDeck(Mine), Ally("CS2_120"), Ally("CS2_200"), Ally("CS2_118"), Ally("CS2_186"), DealDamage(My(0), 2),
        Play("GIL_837", Nothing), StatsNow(My(3), 7, 14),
    }
}

/// Lady in White · Minion · Undead · 6 mana · 5/5 · **Battlecry:** Cast 'Inner Fire' on every minion in your deck *(set Attack equal to Health).*
//~ done GIL_840 - af917b00 -
#[test]
fn GIL_840_lady_in_white() {
    check! { Priest:
        Give("CS2_182"), DeckOf(&["CS2_182", "CS2_029"]), Play("GIL_840", Nothing), StatsNow(InHand(0), 4, 5), EndTurn,
        EndTurn, EndTurn, EndTurn, StatsNow(InHand(2), 5, 5),
    }
    check! { Priest: Play("GIL_840", Nothing), EndTurn, StatsNow(InTheirHand(0), 4, 5) }
    // Minions, not weapons.
    check! { Priest: DeckOf(&["EX1_567"]), Play("GIL_840", Nothing), EndTurn, EndTurn, StatsNow(InHand(0), 2, 8) }
}

/// Quartz Elemental · Minion · Elemental · 5 mana · 5/8 · Can't attack while damaged.
//~ done GIL_156 - 71292ee1 -
#[test]
fn GIL_156_quartz_elemental() {
    check! { Priest:
        Ally("GIL_156"), Attack(My(0), TheirHero), Damage(TheirHero, 5), Ready(My(0)), DealDamage(My(0), 1),
        CannotAttack(My(0), TheirHero), Restore(My(0), 1), Attack(My(0), TheirHero), Damage(TheirHero, 10),
    }
}

/// Vivid Nightmare · Spell · Shadow · 3 mana · Choose a friendly minion. Summon a copy of it with 1 Health remaining.
//~ done GIL_813 - c1c32e39 -
#[test]
fn GIL_813_vivid_nightmare() {
    check! { Priest:
        Targets("GIL_813", &[FriendlyMinion]), Ally("CS2_200"), Ally("CS2_182"), Play("GIL_813", On(My(0))),
        BoardCount(Mine, 3), IsCard(My(1), "CS2_200"), StatsNow(My(1), 6, 1), StatsNow(My(0), 6, 7), Restore(My(1), 9),
        StatsNow(My(1), 6, 7),
    }
}
