//! Priest cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ccdb209b

/// Binding Heal · Spell · Holy · 1 mana · Restore #5 Health to a minion and your hero.
//~ done UNG_030 - 11d2b328 -
#[test]
fn UNG_030_binding_heal() {
    check! { Priest:
        Give("UNG_030"), Cost("UNG_030", 1), Targets("UNG_030", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"),
        DealDamage(Their(0), 6), DealDamage(MyHero, 7), Play("UNG_030", On(Their(0))), Damage(Their(0), 1), Health(MyHero, 28),
    }
}

/// Curious Glimmerroot · Minion · 3 mana · 3/4 · **Battlecry:** Look at 3 cards. Guess which one started in your opponent's deck to get a copy of it.
//~ done UNG_035 - 63526f44 -
#[test]
fn UNG_035_curious_glimmerroot() {
    check! { Priest: Play("UNG_035", Nothing), ChooseCard("CS2_182"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182") }
    check! { Priest:
        Force(ForcedOutcome::Card("CS2_182")), Force(ForcedOutcome::Card("CS2_029")), Force(ForcedOutcome::Card("CS2_024")),
        Play("UNG_035", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 0),
    }
    // What the first of two Battlecries offered is not offered again.
    check! { Priest:
        Ally("LOE_077"), Force(ForcedOutcome::Card("CS2_182")), Force(ForcedOutcome::Card("CS2_029")),
        Force(ForcedOutcome::Card("CS2_024")), Play("UNG_035", Nothing), Force(ForcedOutcome::Card("CS2_182")),
        Force(ForcedOutcome::Card("CS2_025")), Force(ForcedOutcome::Card("CS2_026")), ChooseCard("CS2_029"), ChooseCard("CS2_025"),
        HandCount(Mine, 0),
    }
    // Nor is a card that the opponent holds a wrong one.
    check! { Priest:
        GiveThem("CS2_029"), Force(ForcedOutcome::Card("CS2_182")), ForbidOutcome(ForcedOutcome::Card("CS2_029")), Play("UNG_035", Nothing),
    }
}

/// Awaken the Makers · Spell · 1 mana · **Quest:** Summon 6 **Deathrattle** minions. **Reward:** Amara, Warden of Hope.
//~ done UNG_940 - b9cc88d8 -
#[test]
fn UNG_940_awaken_the_makers() {
    check! { Priest:
        Give("UNG_940"), Cost("UNG_940", 1), Play("UNG_940", Nothing), Play("EX1_029", Nothing),
        Play("EX1_029", Nothing), Play("EX1_029", Nothing), Play("EX1_029", Nothing), Play("EX1_029", Nothing),
        HandCount(Mine, 0), Play("EX1_029", Nothing), IsCard(InHand(0), "UNG_940t8"),
    }
}

/// Radiant Elemental · Minion · Elemental · 2 mana · 2/3 · Your spells cost (1) less *(but not less than 1*).
//~ done UNG_034 - b1d5f4af -
#[test]
fn UNG_034_radiant_elemental() {
    check! { Priest:
        Give("CS2_029"), Give("DS1_185"), Give("GAME_005"), Give("CS2_182"), GiveThem("CS2_029"), Ally("UNG_034"),
        CostNow(InHand(0), 3), CostNow(InHand(1), 1), CostNow(InHand(2), 0), CostNow(InHand(3), 4),
        CostNow(InTheirHand(0), 4), Ally("UNG_034"), CostNow(InHand(0), 2), CostNow(InHand(1), 1), Kill(My(0)),
        Kill(My(0)), CostNow(InHand(0), 4),
    }
}
