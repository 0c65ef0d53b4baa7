//! Mage cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 396e05fe

/// Reckless Apprentice · Minion · 4 mana · 3/5 · **Battlecry:** Fire your Hero Power at all enemies.
//~ done BAR_544 - ead0d896 -
#[test]
fn BAR_544_reckless_apprentice() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), Play("BAR_544", Nothing), Damage(Their(0), 1),
        Damage(Their(1), 1), Health(TheirHero, 29), Damage(My(0), 0), Health(MyHero, 30), HeroPower(On(TheirHero)),
        Health(TheirHero, 28),
    }
    check! { Mage:
        HasHeroPower("HERO_09bp"), Enemy("CS2_182"), DealDamage(TheirHero, 5), DealDamage(Their(0), 3), Play("BAR_544", Nothing),
        Health(TheirHero, 27), Damage(Their(0), 1),
    }
}

/// Wildfire · Spell · Fire · 1 mana · Your Hero Power deals 1 more damage this game.
//~ done BAR_546 - 1850dd1f -
#[test]
fn BAR_546_wildfire() {
    check! { Mage:
        Play("BAR_546", Nothing), HeroPower(On(TheirHero)), Health(TheirHero, 28), Play("BAR_546", Nothing), EndTurn,
        HeroPower(On(MyHero)), Health(MyHero, 29), EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 25),
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 22),
    }
}

/// Mordresh Fire Eye · Minion · Undead · 8 mana · 8/8 · **Battlecry:** If you've dealt 10 damage with your Hero Power this game, deal 10 damage to all enemies.@ *({0} left*!)@ *(Ready!)*
//~ done BAR_547 - c2787f54 -
#[test]
fn BAR_547_mordresh_fire_eye() {
    check! { Mage: Play("CS2_029", On(TheirHero)), Crystals(10), Play("BAR_547", Nothing), Health(TheirHero, 24) }
    check! { Mage:
        HasHeroPower("HERO_08bp2"), HeroPower(On(MyHero)), EndTurn, EndTurn, HeroPower(On(MyHero)), EndTurn, EndTurn,
        HeroPower(On(MyHero)), EndTurn, EndTurn, HeroPower(On(MyHero)), EndTurn, EndTurn, Play("BAR_547", Nothing),
        Health(TheirHero, 30), EndTurn, EndTurn, HeroPower(On(MyHero)), Damage(MyHero, 10), Crystals(10),
        Play("BAR_547", Nothing), Health(TheirHero, 20),
    }
    // Nine damage are too little.
    check! { Mage:
        HasHeroPower("HERO_05bp2"), HeroPower(Nothing), EndTurn, EndTurn, HeroPower(Nothing), EndTurn, EndTurn, HeroPower(Nothing),
        EndTurn, EndTurn, Play("BAR_547", Nothing), Health(TheirHero, 21),
    }
}

/// Varden Dawngrasp · Minion · 4 mana · 3/3 · **Battlecry: Freeze** all enemy minions. If any are already **Frozen**, deal 4 damage to them instead.
//~ done BAR_748 - f93ac256 -
#[test]
fn BAR_748_varden_dawngrasp() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), Play("CS2_024", On(Their(0))), Damage(Their(0), 3),
        Enemy("CS2_200"), Play("BAR_748", Nothing), Dead(Nth(0)), BoardCount(Theirs, 2),
        HasNow(Their(0), GameTag::FROZEN), Damage(Their(0), 0), HasNow(Their(1), GameTag::FROZEN),
        HasNot(My(0), GameTag::FROZEN),
    }
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("CS2_024", On(My(0))), Play("BAR_748", Nothing), Damage(My(0), 3),
        HasNot(TheirHero, GameTag::FROZEN), HasNow(Their(0), GameTag::FROZEN),
    }
    check! { Mage:
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), Play("BAR_748", Nothing), Health(TheirHero, 27),
    }
    check! { Mage: Enemy("LOOT_357l"), Play("CS2_024", On(Their(0))), Play("BAR_748", Nothing), Damage(Their(0), 7) }
}

/// Refreshing Spring Water · Spell · 5 mana · Draw 2 cards. Refresh 2 Mana Crystals for each spell drawn.
//~ done BAR_542 - b2328597 -
#[test]
fn BAR_542_refreshing_spring_water() {
    check! { Mage: DeckOf(&["CS2_029", "CS2_024"]), Play("BAR_542", Nothing), HandCount(Mine, 2), Mana(9) }
    check! { Mage: DeckOf(&["CS2_029", "CS2_182"]), Play("BAR_542", Nothing), HandCount(Mine, 2), Mana(7) }
    check! { Mage: DeckOf(&["CS2_172", "CS2_182"]), Play("BAR_542", Nothing), HandCount(Mine, 2), Mana(5) }
}

/// Floecaster · Minion · 6 mana · 5/5 · Costs (2) less for each **Frozen** enemy.
//~ done WC_806 - a5287bdf -
#[test]
fn WC_806_floecaster() {
    check! { Mage:
        Give("WC_806"), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), CostNow(InHand(0), 6),
        Play("CS2_024", On(My(0))), CostNow(InHand(0), 6), Play("CS2_026", Nothing), CostNow(InHand(0), 2),
        Play("CS2_024", On(TheirHero)), CostNow(InHand(0), 0), Health(TheirHero, 27),
    }
}
