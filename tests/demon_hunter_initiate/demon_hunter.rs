//! Demon Hunter cards of Demon Hunter Initiate, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5a180ec9

/// Nethrandamus · Minion · Dragon · 9 mana · 8/8 · **Battlecry:** Summon two random @-Cost minions. *(Upgrades each time a friendly minion dies!)*
//~ done BT_481 - 72d46923 -
#[test]
fn BT_481_nethrandamus() {
    check! { DemonHunter:
        Give("BT_481"), Cost("BT_481", 9), Stats("BT_481", 8, 8), Ally("CS2_231"), Kill(My(0)), Enemy("CS2_231"),
        Kill(Their(0)), Ally("CS2_231"), Kill(My(0)), Play("BT_481", Nothing), BoardCount(Mine, 3),
        IsCard(My(1), "BT_481"), CostNow(My(0), 2), CostNow(My(2), 2),
    }
    // Nobody costs more than (12): after 13 deaths it still summons those that cost (10).
    let mut steps = vec![Give("BT_481")];
    steps.extend([Ally("CS2_231"), Kill(My(0))].repeat(13));
    steps.extend([Play("BT_481", Nothing), BoardCount(Mine, 3), CostNow(My(0), 10), CostNow(My(2), 10)]);
    check(CardClass::DemonHunter, &steps);
}

/// Blur · Spell · 0 mana · Your hero can't take damage this turn.
//~ done BT_752 - 779d80d8 -
#[test]
fn BT_752_blur() {
    check! { DemonHunter:
        Play("BT_752", Nothing), DealDamage(MyHero, 3), Health(MyHero, 30), DealDamage(TheirHero, 1), Health(TheirHero, 29),
        EndTurn, DealDamage(MyHero, 3), Health(MyHero, 27),
    }
}

/// Mana Burn · Spell · Fel · 1 mana · Your opponent has 2 fewer Mana Crystals next turn.
//~ done BT_753 - e705e753 -
#[test]
fn BT_753_mana_burn() {
    check! { DemonHunter: Play("BT_753", Nothing), EndTurn, Mana(8), EndTurn, Mana(10), EndTurn, Mana(10) }
    // Who has one comes back to one.
    check! { DemonHunter:
        EndTurn, Play("BAR_539", Nothing), EndTurn, Play("BT_753", Nothing), EndTurn, Mana(0), EndTurn, EndTurn,
        Mana(2),
    }
    // With two crystals, one of them locked, one is left to take.
    check! { DemonHunter:
        EndTurn, Play("BAR_539", Nothing), EndTurn, EndTurn, Mana(1), Play("EX1_238", On(MyHero)), Health(MyHero, 27),
        EndTurn, Play("BT_753", Nothing), EndTurn, Mana(0), EndTurn, EndTurn, Mana(3),
    }
}

/// Feast of Souls · Spell · Shadow · 1 mana · Draw a card for each friendly minion that died this turn.@ *(@)*
//~ done BT_427 - cece398c -
#[test]
fn BT_427_feast_of_souls() {
    check! { DemonHunter:
        Ally("CS2_231"), Ally("CS2_231"), Enemy("CS2_231"), Kill(My(0)), Kill(My(0)), Kill(Their(0)),
        Play("BT_427", Nothing), HandCount(Mine, 2), Mana(9),
    }
    check! { DemonHunter:
        Ally("CS2_231"), Kill(My(0)), EndTurn, EndTurn, HandCount(Mine, 1), Play("BT_427", Nothing),
        HandCount(Mine, 1),
    }
}

/// Hulking Overfiend · Minion · Demon · 8 mana · 5/10 · **Rush**. After this attacks and kills a minion, it may attack again.
//~ done BT_487 - 5fe66a23 -
#[test]
fn BT_487_hulking_overfiend() {
    check! { DemonHunter:
        Has("BT_487", GameTag::RUSH), Ally("BT_487"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_186"),
        Attack(My(0), Their(0)), Attack(My(0), Their(0)), Attack(My(0), Their(0)), BoardCount(Theirs, 1),
        BoardCount(Mine, 1), Damage(My(0), 9), CannotAct(My(0)),
    }
    check! { DemonHunter: Ally("BT_487"), Enemy("CS2_232"), Attack(My(0), Their(0)), CannotAct(My(0)) }
    check! { DemonHunter:
        Ally("BT_487"), Enemy("CS2_172"), Attack(My(0), TheirHero), Health(TheirHero, 25), CannotAct(My(0)),
    }
}

/// Eye Beam · Spell · Fel · 3 mana · **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (1).
//~ done BT_801 - 1eddc59b -
#[test]
fn BT_801_eye_beam() {
    check! { DemonHunter:
        Targets("BT_801", &[FriendlyMinion, EnemyMinion]), DealDamage(MyHero, 10), Enemy("CS2_182"), Give("GAME_005"),
        Give("BT_801"), Give("GAME_005"), CostNow(InHand(1), 3), Play("BT_801", On(Their(0))), Damage(Their(0), 3),
        Health(MyHero, 23), Mana(7),
    }
    check! { DemonHunter:
        Give("GAME_005"), Give("GAME_005"), Give("BT_801"), CostNow(InHand(2), 1), CostNow(InHand(0), 0),
        Give("GAME_005"), CostNow(InHand(2), 3),
    }
}
