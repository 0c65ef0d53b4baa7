//! Shaman cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4fb9ff8f

/// Bru'kan · Minion · 4 mana · 5/4 · **Nature Spell Damage +3**
//~ done BAR_048 - cdab3f0f -
#[test]
fn BAR_048_brukan() {
    check! { Shaman:
        Ally("BAR_048"), Play("EX1_238", On(TheirHero)), Health(TheirHero, 24), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 18), EndTurn, Play("EX1_238", On(MyHero)), Health(MyHero, 27), EndTurn, Kill(My(0)),
        Play("EX1_238", On(TheirHero)), Health(TheirHero, 15),
    }
}

/// Nofin Can Stop Us · Spell · 3 mana · Give your minions +1/+1. Give your Murlocs an extra +1/+1.
//~ done BAR_041 - 11cc55a4 -
#[test]
fn BAR_041_nofin_can_stop_us() {
    check! { Shaman:
        Ally("CS2_182"), Ally("CS2_168"), Enemy("CS2_168"), Play("BAR_041", Nothing), StatsNow(My(0), 5, 6),
        StatsNow(My(1), 4, 3), StatsNow(Their(0), 2, 1),
    }
}

/// Chain Lightning (Rank 1) · Spell · Nature · 2 mana · Deal $2 damage to a minion and a random adjacent one. *(Upgrades when you have 5 Mana.)*
//~ done BAR_044 - 38134124 -
#[test]
fn BAR_044_chain_lightning_rank_1() {
    check! { Shaman:
        Targets("BAR_044", &[FriendlyMinion, EnemyMinion]), Crystals(4), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Ally("CS2_182"), Force(Entity(Their(2))), Play("BAR_044", On(Their(1))),
        Damage(Their(0), 0), Damage(Their(1), 2), Damage(Their(2), 2), Damage(My(0), 0),
    }
    check! { Shaman:
        Crystals(4), Enemy("CS2_182"), Enemy("CS2_172"), Enemy("CS2_182"), Play("BAR_044", On(Their(0))),
        BoardCount(Theirs, 2), Damage(Their(0), 2), Damage(Their(1), 0),
    }
    check! { Shaman:
        Crystals(4), Give("BAR_044"), EndTurn, IsCard(InHand(0), "BAR_044"), EndTurn, IsCard(InHand(0), "BAR_044t"),
    }
}

/// Perpetual Flame · Spell · Fire · 2 mana · Deal $3 damage to a random enemy minion. If it dies, recast this. **Overload:** (1)
//~ done WC_020 - 1000c0ab -
#[test]
fn WC_020_perpetual_flame() {
    check! { Shaman:
        Enemy("CS2_182"), Ally("CS2_182"), Play("WC_020", Nothing), Damage(Their(0), 3), Damage(My(0), 0),
        Health(TheirHero, 30), EndTurn, EndTurn, Mana(9),
    }
    check! { Shaman:
        Enemy("CS2_172"), Enemy("CS2_172"), Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(Their(1))),
        Play("WC_020", Nothing), BoardCount(Theirs, 1), Damage(Their(0), 3), Health(TheirHero, 30),
    }
}
