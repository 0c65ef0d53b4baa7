//! Warlock cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ebbeeb32

/// Keli'dan the Breaker · Minion · 6 mana · 3/3 · **Battlecry:** Destroy a minion. If drawn this turn, instead destroy all minions except this one.
//~ done BT_196 - 4e87ff7e -
#[test]
fn BT_196_kelidan_the_breaker() {
    let drawn = [
        DeckOf(&["CS2_182", "BT_196"]),
        Ally("CS2_182"),
        Enemy("CS2_182"),
        Enemy("CS2_182"),
        Play("CS2_023", Nothing),
        HandCount(Mine, 2),
        Crystals(10),
    ];
    check(
        CardClass::Warlock,
        &[&drawn[..], &[Play("BT_196", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 1), IsCard(My(0), "BT_196")]]
            .concat(),
    );
    // Not on a later turn.
    check(
        CardClass::Warlock,
        &[
            &drawn[..],
            &[
                EndTurn,
                EndTurn,
                Damage(MyHero, 1),
                Play("BT_196", On(Their(0))),
                BoardCount(Theirs, 1),
                BoardCount(Mine, 2),
            ],
        ]
        .concat(),
    );
    // What is added to the hand is not drawn, nor what returns to it.
    check! { Warlock:
        Enemy("CS2_182"), Enemy("CS2_182"), Ally("BT_196"), Play("EX1_144", On(My(0))), HandCount(Mine, 1),
        Play("BT_196", On(Their(0))), BoardCount(Theirs, 1),
    }
    check(
        CardClass::Warlock,
        &[
            &drawn[..],
            &[
                Play("BT_196", Nothing),
                BoardCount(Theirs, 0),
                Enemy("CS2_182"),
                Enemy("CS2_182"),
                Play("EX1_144", On(My(0))),
                HandCount(Mine, 2),
                Crystals(10),
                Play("BT_196", On(Their(0))),
                BoardCount(Theirs, 1),
            ],
        ]
        .concat(),
    );
    check! { Warlock:
        Ally("CS2_182"), Give("BT_196"), CannotTarget("BT_196", TheirHero), Play("BT_196", On(My(0))),
        BoardCount(Mine, 1),
    }
}

/// Unstable Felbolt · Spell · Fel · 1 mana · Deal $3 damage to an enemy minion and a random friendly one.
//~ done BT_199 - ed92818e -
#[test]
fn BT_199_unstable_felbolt() {
    check! { Warlock:
        Targets("BT_199", &[EnemyMinion]), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Force(Entity(My(1))), Play("BT_199", On(Their(0))), Damage(Their(0), 3), Damage(Their(1), 0), Damage(My(0), 0),
        Damage(My(1), 3), Health(MyHero, 30),
    }
    check! { Warlock:
        Enemy("CS2_182"), Play("BT_199", On(Their(0))), Damage(Their(0), 3), Health(MyHero, 30), Health(TheirHero, 30),
    }
}

/// Shadow Council · Spell · Fel · 1 mana · Replace your hand with random Demons. Give them +2/+2.
//~ done BT_306 - 20d6d3f6 -
#[test]
fn BT_306_shadow_council() {
    check! { Warlock:
        Give("CS2_182"), Give("GAME_005"), GiveThem("CS2_182"), Force(Card("CS2_065")), Force(Card("CS2_065")),
        Play("BT_306", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_065"), StatsNow(InHand(0), 3, 5),
        IsCard(InHand(1), "CS2_065"), StatsNow(InHand(1), 3, 5), HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_182"),
    }
    check! { Warlock: Give("CS2_182"), ForbidOutcome(Card("CS2_172")), Play("BT_306", Nothing) }
}
