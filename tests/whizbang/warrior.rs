//! Warrior cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0f9483bb

/// Part Scrapper · Spell · 2 mana · Lose up to 5 Armor. Your next Mech costs that much less.
//~ done MIS_902 - bb5acf42 -
#[test]
fn MIS_902_part_scrapper() {
    check! { Warrior:
        Give("EX1_556"), Give("CS2_120"), Play("EX1_606", Nothing), Armor(Mine, 5), Play("EX1_606", Nothing),
        Crystals(10), Play("MIS_902", Nothing), Armor(Mine, 5), CostNow(InHand(0), 0), CostNow(InHand(1), 2),
        Play("EX1_556", Nothing), Give("EX1_556"), CostNow(Newest("EX1_556"), 3), EndTurn, EndTurn, Crystals(10),
        DealDamage(MyHero, 3), Armor(Mine, 2), Play("MIS_902", Nothing), Armor(Mine, 0), CostNow(Newest("EX1_556"), 1),
    }
    check! { Warrior:
        Play("EX1_606", Nothing), EndTurn, Play("EX1_606", Nothing), Play("MIS_902", Nothing), Armor(Mine, 5),
        HandCount(Mine, 1), HandCount(Theirs, 2), Armor(Theirs, 0),
    }
}

/// Wreck'em and Deck'em · Spell · 3 mana · Choose a friendly Mech. Summon a copy of it that attacks a random enemy, then dies.
//~ done TOY_603 - 530ff62b -
#[test]
fn TOY_603_wreckem_and_deckem() {
    check! { Warrior:
        Give("TOY_603"), Cost("TOY_603", 3), OnTop("CS2_118"), OnTop("CS2_118"), OnTop("CS2_182"),
        OnTheirTop("CS2_118"), Ally("GVG_044"), Ally("CS2_118"), Ally("CS2_182"), Enemy("CS2_118"),
        Enemy("CS2_182"), CannotTarget("TOY_603", Nth(6)), Force(Entity(TheirHero)), Play("TOY_603", On(Nth(5))),
        Armor(Mine, 0), BoardCount(Mine, 3), Damage(MyHero, 0), DeckCount(Mine, 22), HandCount(Mine, 0),
        StatsNow(Nth(5), 3, 4), StatsNow(Nth(6), 5, 1), StatsNow(Nth(7), 4, 5), StatsNow(Nth(8), 5, 1), StatsNow(Nth(9), 4, 5), Armor(Theirs, 0),
        StatsNow(TheirHero, 0, 27), BoardCount(Theirs, 2), Damage(TheirHero, 3), DeckCount(Theirs, 21), HandCount(Theirs, 0),
    }
    check! { Warrior:
        Give("TOY_603"), OnTop("CS2_118"), OnTop("CS2_118"), OnTop("CS2_182"), OnTheirTop("CS2_118"), Ally("GVG_044"),
        Ally("CS2_118"), Ally("GVG_044"), Ally("CS2_118"), Ally("CS2_182"), Enemy("GVG_044"), Enemy("CS2_118"),
        Enemy("GVG_044"), Enemy("CS2_118"), Enemy("CS2_182"), CannotTarget("TOY_603", Nth(10)),
        Force(Entity(TheirHero)), Play("TOY_603", On(Nth(5))), StatsNow(TheirHero, 0, 27), Damage(TheirHero, 3),
    }
    // Who is no longer there after the attack does not die: Freezing Trap.
    check! { Warrior:
        EndTurn, Play("EX1_611", Nothing), EndTurn, Ally("GVG_044"), Enemy("LOOT_357l"), Force(Entity(Their(0))),
        Play("TOY_603", On(My(0))), BoardCount(Mine, 1), HandCount(Mine, 2), IsCard(InHand(1), "GVG_044"),
        CostNow(InHand(1), 5), Damage(Their(0), 0),
    }
}

/// Boom Wrench · Weapon · 3 mana · 3/2 durability · **Miniaturize Deathrattle:** Trigger the **Deathrattle** of a random friendly Mech.
//~ done TOY_604 - 2ca6cd7f -
#[test]
fn TOY_604_boom_wrench() {
    check! { Warrior:
        Give("TOY_604"), Cost("TOY_604", 3), Stats("TOY_604", 3, 2), Has("TOY_604", GameTag::MINIATURIZE),
        Ally("TOY_604"), Ally("EX1_556"), Ally("EX1_096"), Enemy("EX1_556"), Kill(MyWeapon), BoardCount(Mine, 3),
        IsInZone(Newest("skele21"), Zone::Play), IsInZone(Nth(2), Zone::Play), BoardCount(Theirs, 1), HandCount(Mine, 1),
        Play("TOY_604", Nothing), HandCount(Mine, 1), IsInZone(Newest("TOY_604t"), Zone::Hand),
    }
    check! { Warrior: Ally("TOY_604"), Ally("EX1_096"), Enemy("EX1_556"), Kill(MyWeapon), BoardCount(Mine, 1) }
    check! { Warrior: Ally("TOY_604"), Ally("EX1_556"), Ally("EX1_556"), Kill(MyWeapon), BoardCount(Mine, 3) }
}

/// Boom Wrench · Weapon · 1 mana · 1/1 durability · **Mini Deathrattle:** Trigger the **Deathrattle** of a random friendly Mech.
//~ done TOY_604t - 8f78db9d -
#[test]
fn TOY_604t_boom_wrench() {
    check! { Warrior: WrittenAs("TOY_604t", "TOY_604") }
    // A Mech, and no other minion.
    check! { Warrior: Ally("EX1_556"), Ally("TOY_604t"), Kill(MyWeapon), BoardCount(Mine, 2) }
    check! { Warrior: Ally("EX1_534"), Ally("TOY_604t"), Kill(MyWeapon), BoardCount(Mine, 1) }
}

/// Inventor Boom · Minion · 8 mana · 7/7 · **Battlecry:** Resurrect two different friendly Mechs that cost (5) or more. They attack random enemies.
//~ done TOY_607 - d592004a -
#[test]
fn TOY_607_inventor_boom() {
    check! { Warrior:
        Ally("CS2_182"), Kill(My(0)), Ally("GVG_006"), Kill(My(0)), Ally("EX1_102"), Kill(My(0)),
        Ally("GVG_121"), Ally("GVG_121"), Kill(My(0)), Kill(My(0)), Ally("GVG_113"), Kill(My(0)),
        Play("TOY_607", Nothing), BoardCount(Mine, 3), IsInZone(Newest("GVG_121"), Zone::Play), IsInZone(Newest("GVG_113"), Zone::Play),
        Health(TheirHero, 16),
    }
}

/// Botface · Minion · Mech · 7 mana · 4/12 · **Taunt** After this takes damage, get two random **Minis**.
//~ done TOY_906 - 30257eca -
#[test]
fn TOY_906_botface() {
    check! { Warrior:
        Ally("TOY_906"), Ally("CS2_182"), DealDamage(My(1), 1), HandCount(Mine, 0), Force(Card("TOY_312t")),
        ForbidOutcome(Card("TOY_312")), DealDamage(My(0), 1), HandCount(Mine, 2), IsCard(InHand(0), "TOY_312t"),
    }
}

/// Lab Patron · Minion · 4 mana · 3/3 · Whenever you gain Armor, summon another Lab Patron *(once per turn*).
//~ done TOY_651 - c16d1197 -
#[test]
fn TOY_651_lab_patron() {
    check! { Warrior:
        Ally("TOY_651"), Ally("CS2_182"), EndTurn, Play("CS2_005", Nothing), Armor(Theirs, 2), BoardCount(Mine, 2),
        EndTurn, Play("CS2_005", Nothing), Armor(Mine, 2), BoardCount(Mine, 3), IsInZone(Newest("TOY_651"), Zone::Play),
        BoardCount(Theirs, 0),
    }
    // Once per turn; again in the next.
    check! { Warrior:
        Ally("TOY_651"), Play("CS2_005", Nothing), BoardCount(Mine, 2), Armor(Mine, 2), Kill(My(1)),
        Play("CS2_005", Nothing), BoardCount(Mine, 1), Armor(Mine, 4), EndTurn, EndTurn, Play("CS2_005", Nothing),
        BoardCount(Mine, 2), Armor(Mine, 6),
    }
}

/// Safety Goggles · Spell · 2 mana · Gain 6 Armor. Costs (0) if you don't have any Armor.
//~ done TOY_907 - 545573f9 -
#[test]
fn TOY_907_safety_goggles() {
    check! { Warrior:
        Give("TOY_907"), CostNow(InHand(0), 0), Crystals(0), Play("TOY_907", Nothing), Armor(Mine, 6), Give("TOY_907"),
        CostNow(InHand(0), 2), DealDamage(MyHero, 5), CostNow(InHand(0), 2), DealDamage(MyHero, 1), CostNow(InHand(0), 0),
        Damage(MyHero, 0),
    }
}
