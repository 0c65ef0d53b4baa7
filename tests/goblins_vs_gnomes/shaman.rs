//! Shaman cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Ancestor's Call · Spell · 4 mana · Put a random minion from each player's hand into the battlefield.
//~ done GVG_029 - 7a1be10c -
#[test]
fn GVG_029_ancestors_call() {
    check! { Shaman:
        Give("GVG_029"), Cost("GVG_029", 4), Give("CS2_182"), Give("CS2_029"), GiveThem("CS2_200"), GiveThem("CS2_029"),
        Play("GVG_029", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), BoardCount(Theirs, 1),
        IsCard(Their(0), "CS2_200"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), HandCount(Theirs, 1), Mana(6),
    }
    check! { Shaman:
        Give("CS2_182"), Give("CS2_172"), Force(Entity(InHand(1))), Play("GVG_029", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_172"), BoardCount(Theirs, 0), HandCount(Mine, 1),
    }
}

/// Crackle · Spell · Nature · 2 mana · Deal $3-$6 damage. **Overload:** (1)
//~ done GVG_038 - 09005d2a -
#[test]
fn GVG_038_crackle() {
    check! { Shaman:
        Give("GVG_038"), Cost("GVG_038", 2),
        Targets("GVG_038", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Force(Number(0)),
        Play("GVG_038", On(TheirHero)), Health(TheirHero, 27), Force(Number(3)), Play("GVG_038", On(TheirHero)),
        Health(TheirHero, 21), EndTurn, EndTurn, Mana(8),
    }
    check! { Shaman: ForbidOutcome(Number(4)), Play("GVG_038", On(TheirHero)) }
}

/// Siltfin Spiritwalker · Minion · Murloc · 4 mana · 2/5 · Whenever another friendly Murloc dies, draw a card. **Overload:** (1)
//~ done GVG_040 - b00e8530 -
#[test]
fn GVG_040_siltfin_spiritwalker() {
    check! { Shaman:
        Give("GVG_040"), Cost("GVG_040", 4), Stats("GVG_040", 2, 5), Play("GVG_040", Nothing), Ally("CS2_168"),
        Ally("CS2_182"), Enemy("CS2_168"), Kill(Their(0)), Kill(My(2)), HandCount(Mine, 0), Kill(My(1)),
        HandCount(Mine, 1), Kill(My(0)), HandCount(Mine, 1), EndTurn, EndTurn, Mana(9),
    }
}
