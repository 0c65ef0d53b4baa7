//! Warrior cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 17604af1

/// Blacksmithing Hammer · Weapon · 4 mana · 5/1 durability · **Tradeable** After you **Trade** this, gain +2 Durability.
//~ done DED_527 - de50680f -
#[test]
fn DED_527_blacksmithing_hammer() {
    check! { Warrior:
        Give("DED_527"), OnTop("CS2_182"), Use(InHand(0), 0, Nothing), IsInZone(Nth(0), Zone::Deck), StatsNow(Nth(0), 5, 3),
        HandCount(Mine, 1),
    }
}

/// Lothar · Minion · 7 mana · 7/7 · At the end of your turn, attack a random enemy minion. If it dies, gain +3/+3.
//~ done SW_024 - 28d634c5 -
#[test]
fn SW_024_lothar() {
    check! { Warrior:
        Ally("SW_024"), Enemy("CS2_182"), EndTurn, BoardCount(Theirs, 0), StatsNow(My(0), 10, 6), Health(TheirHero, 30),
        EndTurn, EndTurn, StatsNow(My(0), 10, 6), Health(TheirHero, 30),
    }
    check! { Warrior: Ally("SW_024"), Enemy("LOOT_357l"), EndTurn, StatsNow(My(0), 7, 7) }
    // What the opponent does is not heard.
    check! { Warrior: Ally("SW_024"), EndTurn, EndTurn, EndTurn, Enemy("CS2_182"), EndTurn, StatsNow(My(0), 7, 7) }
    check! { Warrior:
        Ally("SW_024"), Enemy("CS2_182"), Enemy("CS2_200"), Force(Entity(Their(0))), EndTurn, BoardCount(Theirs, 1),
        StatsNow(Their(0), 6, 7), StatsNow(My(0), 10, 6),
    }
}

/// The Juggernaut · Minion · 5 mana · 0/1 · **Start of Your Turn:** Summon a Pirate, equip a Warrior weapon, and fire two cannons that deal 2 damage!
//~ done SW_028t6 - ce34a136 -
#[test]
fn SW_028t6_the_juggernaut() {
    check! { Warrior:
        Summon("SW_028t6"), Enemy("CS2_182"), EndTurn, Health(TheirHero, 30), Force(Card("CS2_146")),
        Force(Card("CS2_106")), Force(Entity(TheirHero)), Force(Entity(Their(0))), EndTurn, BoardCount(Mine, 2),
        Health(TheirHero, 28), Damage(Their(0), 2), IsInZone(Newest("CS2_146"), Zone::Play), StatsNow(MyWeapon, 3, 2),
    }
    check! { Warrior: Summon("SW_028t6"), EndTurn, EndTurn, Damage(My(1), 0), Health(TheirHero, 26) }
    for other in ["CS2_105", "CS2_097"] {
        check! { Warrior:
            Summon("SW_028t6"), EndTurn, Force(Card("CS2_146")), ForbidOutcome(Card(other)), EndTurn, Damage(TheirHero, 4),
        }
    }
    check! { Warrior: Summon("SW_028t6"), EndTurn, ForbidOutcome(Card("CS2_182")), EndTurn, Damage(TheirHero, 4) }
}

/// Man the Cannons · Spell · 2 mana · Deal $3 damage to a minion and $1 damage to all other minions.
//~ done DED_518 - 319cb53a -
#[test]
fn DED_518_man_the_cannons() {
    check! { Warrior:
        Targets("DED_518", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_182"),
        Play("DED_518", On(Their(0))), Damage(Their(0), 3), Damage(Their(1), 1), Damage(My(0), 1), Damage(TheirHero, 0),
        Damage(MyHero, 0),
    }
    check! { Warrior:
        Ally("CS2_142"), Enemy("CS2_200"), Enemy("CS2_182"), Play("DED_518", On(Their(0))), Damage(Their(0), 4),
        Damage(Their(1), 2), Dead(Nth(0)),
    }
}
