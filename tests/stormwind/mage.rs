//! Mage cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file baf8a0d1

/// Celestial Ink Set · Weapon · 2 mana · 0/2 durability · After you spend 5 Mana on spells, reduce the Cost of a spell in your hand by (5). Lose 1 Durability.
//~ done SW_001 - 829da597 -
#[test]
fn SW_001_celestial_ink_set() {
    check! { Mage:
        Ally("SW_001"), Give("CS2_032"), Give("CS2_182"), Play("CS2_029", On(TheirHero)), CostNow(InHand(0), 7),
        Play("CS2_172", Nothing), CostNow(InHand(0), 7), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 9),
        CostNow(InHand(0), 2), CostNow(InHand(1), 4), Health(MyWeapon, 1),
    }
    check! { Mage:
        Ally("SW_001"), Give("CS2_032"), Play("CS2_029", On(TheirHero)), EndTurn, EndTurn,
        Play("CS2_024", On(TheirHero)), CostNow(InHand(0), 2), Health(MyWeapon, 1), EndTurn, EndTurn, Give("CS2_022"),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 15), Health(MyWeapon, 1),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Ally("SW_001"), EndTurn, Play("CS2_029", On(TheirHero)), Play("CS2_024", On(TheirHero)), StatsNow(MyWeapon, 0, 2),
        Health(TheirHero, 21),
    }
    check! { Mage:
        Ally("SW_001"), GiveThem("CS2_032"), Play("CS2_029", On(TheirHero)), Play("CS2_024", On(TheirHero)),
        CostNow(InTheirHand(0), 7), Health(TheirHero, 21),
    }
    // One spell.
    check! { Mage:
        Ally("SW_001"), Give("CS2_032"), Give("CS2_032"), Play("CS2_029", On(TheirHero)), Force(Entity(InHand(0))),
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 9), CostNow(InHand(0), 2), CostNow(InHand(1), 7),
    }
}

/// Ignite · Spell · Fire · 2 mana · Deal $@ damage. Shuffle an Ignite into your deck that deals one more damage.
/// - Numbers: {0} = 2
//~ done SW_110 - f397af46.ea1d8a8e -
#[test]
fn SW_110_ignite() {
    check! { Mage:
        Targets("SW_110", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), EmptyDeck(Mine),
        Play("SW_110", On(TheirHero)), Health(TheirHero, 28), DeckCount(Mine, 1), EndTurn, EndTurn, DeckCount(Mine, 0),
        Play("SW_110", On(TheirHero)), Health(TheirHero, 25), EndTurn, EndTurn, Play("SW_110", On(TheirHero)),
        Health(TheirHero, 21), DeckCount(Mine, 1),
    }
    check! { Mage:
        Enemy("CS2_200"), Enemy("CS2_200"), Play("SW_110", On(Their(0))), Damage(Their(0), 2), Damage(Their(1), 0),
        DeckCount(Mine, 20),
    }
}

/// Prestor's Pyromancer · Minion · 2 mana · 2/3 · **Battlecry:** Your next Fire spell has **Spell Damage +2**.
//~ done SW_112 - bed3cd5f -
#[test]
fn SW_112_prestors_pyromancer() {
    check! { Mage:
        Play("SW_112", Nothing), Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), EndTurn, EndTurn,
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 19), Play("CS2_029", On(TheirHero)), Health(TheirHero, 13),
    }
}

/// Grand Magus Antonidas · Minion · 8 mana · 6/6 · **Battlecry:** If you've cast a Fire spell on each of your last three turns, cast 3 Fireballs at random enemies.@ *(@/3)*
//~ done SW_113 - fa4709be -
#[test]
fn SW_113_grand_magus_antonidas() {
    check! { Mage:
        Play("CS2_029", On(TheirHero)), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)), EndTurn, EndTurn,
        Play("CS2_029", On(TheirHero)), EndTurn, EndTurn, Ally("CS2_182"), Restore(TheirHero, 30),
        Play("SW_113", Nothing), Damage(TheirHero, 18), Damage(My(0), 0),
    }
    check! { Mage:
        Play("CS2_029", On(TheirHero)), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)), EndTurn, EndTurn,
        Enemy("CS2_186"), Play("SW_108", On(Their(0))), HandCount(Mine, 3), Restore(TheirHero, 30),
        Play("SW_113", Nothing), Damage(TheirHero, 0), Damage(Their(0), 2),
    }
}

/// Stall for Time · Spell · 1 mana · **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward: Discover** one.
//~ done SW_450t - 1f3920dd -
#[test]
fn SW_450t_stall_for_time() {
    check! { Mage:
        Play("SW_450t", Nothing), Play("CS2_029", On(TheirHero)), Crystals(10), Play("CS2_029", On(TheirHero)),
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 15), HandCount(Mine, 0), Crystals(10), Force(Card("CS2_032")),
        Force(Card("CS2_023")), Force(Card("CS2_026")), Play("CS2_025", Nothing), ChooseCard("CS2_023"),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_023"), IsInZone(Newest("SW_450t2"), Zone::Secret),
    }
}

/// Arcanist Dawngrasp · Minion · 5 mana · 7/7 · **Battlecry:** For the rest of the game, you have **Spell Damage +3**.
//~ done SW_450t4 - 061774b9 -
#[test]
fn SW_450t4_arcanist_dawngrasp() {
    check! { Mage:
        Play("SW_450t4", Nothing), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 9), EndTurn, EndTurn,
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 18),
    }
}

/// Grey Sage Parrot · Minion · Beast · 6 mana · 4/5 · **Battlecry:** Repeat the last spell you've cast that costs (6) or more.
//~ done DED_515 - 7783b48f -
#[test]
fn DED_515_grey_sage_parrot() {
    check! { Mage:
        Enemy("CS2_200"), Play("CS2_032", Nothing), Damage(Their(0), 5), Crystals(10), Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 6), Play("DED_515", Nothing), Dead(Nth(0)), Damage(TheirHero, 6),
    }
    // No spell costs that much.
    check! { Mage:
        Enemy("CS2_200"), Play("CS2_029", On(Their(0))), Play("DED_515", Nothing), Damage(Their(0), 6),
        BoardCount(Mine, 1),
    }
    // The opponent's spells are not repeated.
    check! { Mage:
        Ally("CS2_200"), EndTurn, Play("CS2_032", Nothing), Damage(My(0), 5), EndTurn, Play("DED_515", Nothing),
        Damage(My(0), 5), BoardCount(Mine, 2),
    }
}

/// Sorcerer's Gambit · Spell · 1 mana · **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward:** Draw a spell.
//~ done SW_450 - 9c57473c -
#[test]
fn SW_450_sorcerers_gambit() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_032", "CS2_182"]), Play("SW_450", Nothing), IsInZone(Newest("SW_450"), Zone::Secret),
        Play("CS2_029", On(TheirHero)), Play("CS2_029", On(TheirHero)), Crystals(10), Play("CS2_024", On(TheirHero)),
        HandCount(Mine, 0), IsInZone(Newest("SW_450"), Zone::Secret), Play("CS2_025", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_032"), DeckCount(Mine, 2), IsInZone(Newest("SW_450t"), Zone::Secret), Damage(TheirHero, 15),
    }
    // The opponent's spells do not count.
    check! { Mage:
        Play("SW_450", Nothing), Play("CS2_024", On(TheirHero)), Play("CS2_025", Nothing), Damage(TheirHero, 3),
        EndTurn, Play("CS2_029", On(MyHero)), Damage(MyHero, 6), EndTurn, IsInZone(Newest("SW_450"), Zone::Secret),
    }
}
