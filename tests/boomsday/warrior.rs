//! Warrior cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2196dab8

/// Dr. Boom, Mad Genius · Hero · 7 mana · 30 health, 7 armor · **Battlecry:** For the rest of the game, your Mechs have **Rush**.
// Also tests BOT_238p1.
//~ done BOT_238 - 5c029936 -
#[test]
fn BOT_238_dr_boom_mad_genius() {
    check! { Warrior:
        Force(Card("BOT_238p1")), Ally("GVG_044"), Ally("CS2_182"), Play("BOT_238", Nothing), Armor(Mine, 7),
        IsCard(MyPower, "BOT_238p1"), HasNow(My(0), GameTag::RUSH), HasNot(My(1), GameTag::RUSH), Crystals(10),
        HeroPower(On(TheirHero)), Health(TheirHero, 27), Force(Card("BOT_238p6")), EndTurn, IsCard(MyPower, "BOT_238p6"),
        EndTurn, IsCard(MyPower, "BOT_238p6"), HeroPower(Nothing), BoardCount(Mine, 5), IsCard(My(4), "BOT_312t"),
        HasNow(My(4), GameTag::RUSH),
    }
    check! { Warrior: Targets("BOT_238p1", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]) }
    // The opponent gets nothing of it.
    check! { Warrior: EndTurn, Play("BOT_238", Nothing), EndTurn, IsCard(MyPower, "HERO_01bp"), Armor(Theirs, 7) }
}

/// Big Red Button · Hero Power · 2 mana · Activate this turn's Mech Suit power!
//~ done BOT_238p - 4617ffa6 -
#[test]
fn BOT_238p_big_red_button() {
    check! { Warrior: HasHeroPower("BOT_238p"), HeroPower(Nothing), Mana(8), EndTurn, IsCard(MyPower, "BOT_238p") }
}

/// Zap Cannon · Hero Power · 2 mana · Deal $3 damage. Swaps each turn.
//~ done BOT_238p1 - d3f9941c -
#[test]
fn BOT_238p1_zap_cannon() {
    check! { Warrior:
        Force(Card("BOT_238p1")), Play("BOT_238", Nothing), Force(Card("BOT_238p6")), EndTurn, EndTurn,
        IsCard(MyPower, "BOT_238p6"), Armor(Mine, 7),
    }
    // The end of the opponent's turn changes nothing.
    check! { Warrior: EndTurn, HasHeroPower("BOT_238p1"), EndTurn, IsCard(MyPower, "BOT_238p1") }
}

/// Blast Shield · Hero Power · 2 mana · Gain $d7 Armor. Swaps each turn.
//~ done BOT_238p2 - eeae5f93 -
#[test]
fn BOT_238p2_blast_shield() {
    check! { Warrior:
        HasHeroPower("BOT_238p2"), HeroPower(Nothing), Armor(Mine, 7), Armor(Theirs, 0), Force(Card("BOT_238p4")),
        EndTurn, IsCard(MyPower, "BOT_238p4"),
    }
    check! { Warrior: HasHeroPower("BOT_238p2"), ForbidOutcome(Card("BOT_238p2")), EndTurn }
    check! { Warrior: HasHeroPower("BOT_238p2"), Force(Card("BOT_238p4")), EndTurn, EndTurn, IsCard(MyPower, "BOT_238p4") }
}

/// KABOOM! · Hero Power · 2 mana · Deal $1 damage to all enemies. Swaps each turn.
//~ done BOT_238p3 - ec775f17 -
#[test]
fn BOT_238p3_kaboom() {
    check! { Warrior:
        HasHeroPower("BOT_238p3"), Enemy("CS2_182"), Ally("CS2_182"), HeroPower(Nothing), Health(TheirHero, 29),
        Damage(Their(0), 1), Damage(My(0), 0), Health(MyHero, 30), Force(Card("BOT_238p1")), EndTurn,
        IsCard(MyPower, "BOT_238p1"),
    }
    check! { Warrior: HasHeroPower("BOT_238p3"), Force(Card("BOT_238p1")), EndTurn, EndTurn, IsCard(MyPower, "BOT_238p1") }
}

/// Delivery Drone · Hero Power · 2 mana · **Discover** a Mech. Swaps each turn.
//~ done BOT_238p4 - 60b009cc -
#[test]
fn BOT_238p4_delivery_drone() {
    check! { Warrior:
        HasHeroPower("BOT_238p4"), Force(Card("GVG_044")), HeroPower(Nothing), ChooseCard("GVG_044"),
        HandCount(Mine, 1), Force(Card("BOT_238p2")), EndTurn,
    }
    check! { Warrior:
        HasHeroPower("BOT_238p4"), ForbidOutcome(Card("CS2_182")), HeroPower(Nothing), Choose(0), HandCount(Mine, 1),
    }
    check! { Warrior:
        HasHeroPower("BOT_238p4"), Force(Card("GVG_044")), HeroPower(Nothing), ChooseCard("GVG_044"),
        Force(Card("BOT_238p2")), EndTurn, EndTurn, IsCard(MyPower, "BOT_238p2"), HandCount(Mine, 2),
    }
}

/// Micro-Squad · Hero Power · 2 mana · Summon three 1/1 Microbots. Swaps each turn.
//~ done BOT_238p6 - d656eda6 -
#[test]
fn BOT_238p6_micro_squad() {
    check! { Warrior:
        HasHeroPower("BOT_238p6"), HeroPower(Nothing), BoardCount(Mine, 3), IsCard(My(0), "BOT_312t"),
        Force(Card("BOT_238p3")), EndTurn, IsCard(MyPower, "BOT_238p3"),
    }
    // What the opponent does is not heard.
    check! { Warrior: HasHeroPower("BOT_238p6"), Force(Card("BOT_238p3")), EndTurn, EndTurn, IsCard(MyPower, "BOT_238p3") }
    // The opponent gets nothing of it.
    check! { Warrior: HasHeroPower("BOT_238p6"), EndTurn, HeroPower(On(MyHero)), Health(MyHero, 29) }
    // The end of the opponent's turn changes nothing.
    check! { Warrior: EndTurn, HasHeroPower("BOT_238p6"), EndTurn, IsCard(MyPower, "BOT_238p6") }
}

/// Omega Assembly · Spell · 1 mana · **Discover** a Mech. If you have 10 Mana Crystals, keep all 3 instead.
//~ done BOT_299 - 80553297 -
#[test]
fn BOT_299_omega_assembly() {
    check! { Warrior:
        Give("BOT_299"), Cost("BOT_299", 1), Force(Card("GVG_085")), Force(Card("EX1_556")), Force(Card("GVG_006")),
        Play("BOT_299", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "GVG_085"), IsCard(InHand(1), "EX1_556"),
        IsCard(InHand(2), "GVG_006"),
    }
    check! { Warrior:
        Crystals(9), Force(Card("GVG_085")), ForbidOutcome(Card("CS2_182")), Play("BOT_299", Nothing), ChooseCard("GVG_085"),
        HandCount(Mine, 1), IsCard(InHand(0), "GVG_085"),
    }
    check! { Warrior: ForbidOutcome(Card("CS2_182")), Play("BOT_299", Nothing) }
}

/// Supercollider · Weapon · 5 mana · 1/3 durability · After you attack a minion, force it to attack one of its neighbors.
//~ done BOT_406 - cde0e722 -
#[test]
fn BOT_406_supercollider() {
    check! { Warrior:
        Enemy("CS2_200"), Enemy("CS2_182"), Enemy("CS2_231"), Ally("BOT_406"), Force(Entity(Their(0))),
        Attack(MyHero, Their(1)), Damage(Their(0), 4), BoardCount(Theirs, 2), EndTurn, EndTurn,
        Attack(MyHero, TheirHero), Health(TheirHero, 29),
    }
    check! { Warrior:
        Enemy("CS2_200"), Enemy("CS2_231"), Ally("BOT_406"), Attack(MyHero, Their(1)), Damage(Their(0), 0),
    }
}

/// Weapons Project · Spell · 2 mana · Each player equips a 2/3 weapon and gains 6 Armor.
//~ done BOT_042 - cfb6b9fb -
#[test]
fn BOT_042_weapons_project() {
    check! { Warrior:
        Play("BOT_042", Nothing), StatsNow(MyWeapon, 2, 3), StatsNow(TheirWeapon, 2, 3), Armor(Mine, 6), Armor(Theirs, 6),
        IsCard(MyWeapon, "BOT_042t"),
    }
}

/// The Boomship · Spell · 9 mana · Summon 3 random minions from your hand. Give them **Rush**.
//~ done BOT_069 - d0525941 -
#[test]
fn BOT_069_the_boomship() {
    check! { Warrior:
        Give("CS2_182"), Give("CS2_172"), Give("CS2_200"), Give("GAME_005"), Play("BOT_069", Nothing),
        BoardCount(Mine, 3), HandCount(Mine, 1), IsCard(InHand(0), "GAME_005"), HasNow(My(0), GameTag::RUSH),
        HasNow(My(1), GameTag::RUSH), HasNow(My(2), GameTag::RUSH),
    }
    check! { Warrior:
        Give("CS2_182"), Give("CS2_172"), Give("CS2_200"), Give("CS2_231"), GiveThem("CS2_182"), Ally("CS2_120"),
        Play("BOT_069", Nothing), BoardCount(Mine, 4), HandCount(Mine, 1), HasNot(My(0), GameTag::RUSH),
        HandCount(Theirs, 1),
    }
}
