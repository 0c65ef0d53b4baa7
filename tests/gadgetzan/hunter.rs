//! Hunter cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 22a6bacf

/// Grimestreet Informant · Minion · 2 mana · 2/2 · **Battlecry: Discover** a Hunter, Paladin, or Warrior card.
//~ done CFM_321 - 902738b0 -
#[test]
fn CFM_321_grimestreet_informant() {
    // One card of each class, in any order.
    check! { Hunter:
        Force(Card("CS2_084")), Force(Card("CS2_087")), Force(Card("CS2_105")), Play("CFM_321", Nothing),
        ChooseCard("CS2_087"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_087"),
    }
    check! { Hunter:
        Force(Card("CS2_084")), Force(Card("CS2_087")), Force(Card("CS2_105")), Force(Card("CS2_105")),
        Play("CFM_321", Nothing), Choose(0), HandCount(Mine, 1), IsCard(InHand(0), "CS2_105"),
    }
    // It is a Discover: Rangari Scout gets a copy. Twice with Brann Bronzebeard, each time three cards.
    check! { Hunter: Ally("GDB_841"), Play("CFM_321", Nothing), Choose(0), HandCount(Mine, 2) }
    check! { Hunter: Ally("LOE_077"), Play("CFM_321", Nothing), Choose(2), Choose(2), HandCount(Mine, 2) }
    check! { Hunter:
        Ally("LOE_077"), Force(Card("CS2_084")), Force(Card("CS2_087")), Force(Card("CS2_105")),
        Force(Card("CS2_105")), Play("CFM_321", Nothing), Force(Card("DS1_185")), Force(Card("CS2_093")),
        Force(Card("CS2_108")), ForbidOutcome(Card("CS2_084")), Choose(0), Choose(0), HandCount(Mine, 2),
    }
}

/// Rat Pack · Minion · Beast · 3 mana · 2/2 · **Deathrattle:** Summon a number of 1/1 Rats equal to this minion's Attack.
//~ done CFM_316 - c183194f -
#[test]
fn CFM_316_rat_pack() {
    check! { Hunter:
        Give("CFM_316"), Cost("CFM_316", 3), Stats("CFM_316", 2, 2), Play("CFM_316", Nothing), Kill(My(0)),
        BoardCount(Mine, 2), BoardCount(Theirs, 0), IsCard(My(0), "CFM_316t"), IsCard(My(1), "CFM_316t"), StatsNow(My(1), 1, 1),
    }
    check! { Hunter:
        Ally("CFM_316"), Play("EX1_014t", On(My(0))), StatsNow(My(0), 3, 3), Kill(My(0)), BoardCount(Mine, 3),
        IsCard(My(2), "CFM_316t"),
    }
}

/// Knuckles · Minion · Beast · 5 mana · 3/7 · After this attacks a minion, it also hits the enemy hero.
//~ done CFM_333 - 3fc07cce -
#[test]
fn CFM_333_knuckles() {
    check! { Hunter:
        Give("CFM_333"), Cost("CFM_333", 5), Stats("CFM_333", 3, 7), Ally("CFM_333"), Enemy("CS2_182"),
        Attack(My(0), Their(0)), Damage(Their(0), 3), Health(TheirHero, 27), Damage(My(0), 4), EndTurn, EndTurn,
        Attack(My(0), TheirHero), Health(TheirHero, 24),
    }
    // When it is attacked, the hero is not hit.
    check! { Hunter:
        Ally("CFM_333"), EndTurn, Enemy("CS2_182"), Attack(Their(0), My(0)), Damage(Their(0), 3),
        Health(TheirHero, 30),
    }
}
