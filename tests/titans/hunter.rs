//! Hunter cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 48fb2f4f

/// Always a Bigger Jormungar · Spell · 2 mana · Give a minion +2 Attack and "Excess damage dealt by attacks hits the enemy hero."
//~ done TTN_079 - 53a026bc -
#[test]
fn TTN_079_always_a_bigger_jormungar() {
    check! { Hunter:
        Targets("TTN_079", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_120"),
        Enemy("CS2_120"), Enemy("CS2_186"), Play("TTN_079", On(My(0))), StatsNow(My(0), 6, 5), Attack(My(0), Their(0)),
        Health(TheirHero, 27), Health(MyHero, 30), Attack(My(1), Their(0)), Health(TheirHero, 27), EndTurn, EndTurn,
        Attack(My(0), Their(0)), Health(TheirHero, 27),
    }
    check! { Hunter:
        Enemy("CS2_182"), Ally("CS2_120"), Play("TTN_079", On(Their(0))), EndTurn, Attack(Their(0), My(0)),
        Health(MyHero, 27), Health(TheirHero, 30),
    }
}

/// Awakening Tremors · Spell · 1 mana · Get three 4/1 Worms. They cost (1).
//~ done TTN_081 - 49f012e0 -
#[test]
fn TTN_081_awakening_tremors() {
    check! { Hunter:
        Give("TTN_081"), Cost("TTN_081", 1), Play("TTN_081", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "TTN_081t"),
        IsCard(InHand(1), "TTN_081t"), IsCard(InHand(2), "TTN_081t"), StatsNow(InHand(0), 4, 1), CostNow(InHand(0), 1),
        CostNow(InHand(1), 1), CostNow(InHand(2), 1),
    }
}

/// Absorbent Parasite · Minion · 2 mana · 3/1 · **Magnetic**, **Rush** Can **Magnetize** to Mechs and Beasts.
//~ done TTN_087 - 656b959d -
#[test]
fn TTN_087_absorbent_parasite() {
    check! { Hunter:
        Ally("CS2_172"), Ally("CS2_182"), Play("TTN_087", On(My(0))), BoardCount(Mine, 2), StatsNow(My(0), 6, 3),
        HasNow(My(0), GameTag::RUSH), Give("TTN_087"), CannotTarget("TTN_087", My(1)), Ally("GVG_085"),
        Play("TTN_087", On(My(2))), StatsNow(My(2), 4, 3),
    }
}

/// Starstrung Bow · Weapon · 6 mana · 6/2 durability · Costs (1) less for each friendly **Secret** that has triggered this game.
//~ done TTN_088 - a34d3606 -
#[test]
fn TTN_088_starstrung_bow() {
    check! { Hunter:
        Give("TTN_088"), Play("EX1_289", Nothing), CostNow(Nth(0), 6), EndTurn, Enemy("CS2_171"),
        Attack(Their(0), MyHero), Armor(Mine, 7), CostNow(Nth(0), 5),
    }
}

/// Aggramar, the Avenger · Minion · 6 mana · 3/7 · **Titan Battlecry:** Equip a 3/3 Taeshalach.
//~ done TTN_092 - f93c1ef6 -
#[test]
fn TTN_092_aggramar_the_avenger() {
    check! { Hunter: Play("TTN_092", Nothing), IsCard(MyWeapon, "TTN_092t"), StatsNow(MyWeapon, 3, 3) }
    // All three abilities are there.
    check! { Hunter: Ally("TTN_092"), Ally("TTN_092t"), Use(My(0), 2, Nothing), StatsNow(MyWeapon, 5, 3) }
}

/// Maintain Order · Spell · 0 mana · Give your weapon "After your hero attacks, draw a card."
//~ done TTN_092t1 - 582bbfb4 -
#[test]
fn TTN_092t1_maintain_order() {
    check! { Hunter:
        Ally("CS2_106"), Play("TTN_092t1", Nothing), Attack(MyHero, TheirHero), HandCount(Mine, 1), Ally("CS2_106"),
        Ready(MyHero), Attack(MyHero, TheirHero), HandCount(Mine, 1),
    }
}

/// Commanding Presence · Spell · 0 mana · Give your weapon "After your hero attacks, summon a 3/3 Enforcer with **Taunt**."
//~ done TTN_092t2 - 5ab68b21 -
#[test]
fn TTN_092t2_commanding_presence() {
    check! { Hunter:
        Ally("CS2_106"), Play("TTN_092t2", Nothing), BoardCount(Mine, 0), Attack(MyHero, TheirHero),
        BoardCount(Mine, 1), IsCard(My(0), "TTN_092e2t"), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Swift Slash · Spell · 0 mana · Give your weapon +2 Attack and "Your hero is **Immune** while attacking."
//~ done TTN_092t3 - 9b5fc911 -
#[test]
fn TTN_092t3_swift_slash() {
    check! { Hunter:
        Ally("CS2_106"), Play("TTN_092t3", Nothing), StatsNow(MyWeapon, 5, 2), Enemy("CS2_200"), Attack(MyHero, Their(0)),
        Damage(Their(0), 5), Health(MyHero, 30), EndTurn, Attack(Their(0), MyHero), Health(MyHero, 24),
    }
    check! { Hunter: Ally("CS2_106"), Enemy("CS2_106"), Play("TTN_092t3", Nothing), StatsNow(TheirWeapon, 3, 2) }
}

/// Titanforged Traps · Spell · 2 mana · **Forged Discover** and cast two **Secrets**.
//~ done TTN_302t - c1a7e45e -
#[test]
fn TTN_302t_titanforged_traps() {
    check! { Hunter:
        Force(Card("EX1_610")), Force(Card("EX1_611")), Force(Card("EX1_533")), Play("TTN_302t", Nothing),
        ChooseCard("EX1_611"), IsInZone(Newest("EX1_611"), Zone::Secret), Choose(0), HandCount(Mine, 0), Mana(8),
        IsInZone(Newest("EX1_611"), Zone::Secret),
    }
    check! { Hunter:
        Force(Card("EX1_610")), Force(Card("EX1_611")), Force(Card("EX1_533")), Force(Card("EX1_609")),
        Force(Card("EX1_554")), Force(Card("EX1_611")), Play("TTN_302t", Nothing), ChooseCard("EX1_610"),
        ChooseCard("EX1_554"), IsInZone(Newest("EX1_610"), Zone::Secret), IsInZone(Newest("EX1_554"), Zone::Secret), HandCount(Mine, 0),
    }
    check! { Hunter: ForbidOutcome(Card("EX1_287")), Play("TTN_302t", Nothing), Choose(0), Choose(0), HandCount(Mine, 0) }
    check! { Hunter: ForbidOutcome(Card("CS2_084")), Play("TTN_302t", Nothing), Choose(0), Choose(0) }
}

/// Hodir, Father of Giants · Minion · 8 mana · 8/8 · **Battlecry:** Set the stats of the next three minions you play to 8/8.
//~ done TTN_752 - fcef047c -
#[test]
fn TTN_752_hodir_father_of_giants() {
    check! { Hunter:
        Play("TTN_752", Nothing), StatsNow(My(0), 8, 8), Crystals(10), Play("CS2_231", Nothing), StatsNow(My(1), 8, 8),
        Play("CS2_182", Nothing), StatsNow(My(2), 8, 8), Summon("CS2_231"), StatsNow(My(3), 1, 1), Play("CS2_231", Nothing),
        StatsNow(My(4), 8, 8), Play("CS2_231", Nothing), StatsNow(My(5), 1, 1),
    }
    check! { Hunter:
        Play("TTN_752", Nothing), Crystals(10), Play("CS2_182", Nothing), Summon("CS2_231"), StatsNow(My(2), 1, 1),
    }
    // What the opponent does is not heard.
    check! { Hunter:
        Play("TTN_752", Nothing), Crystals(10), Play("CS2_231", Nothing), Play("CS2_182", Nothing), EndTurn,
        Play("CS2_231", Nothing), StatsNow(Their(0), 1, 1),
    }
    check! { Hunter:
        Play("TTN_752", Nothing), Crystals(10), Play("CS2_231", Nothing), Play("CS2_182", Nothing),
        Play("CS2_011", Nothing), Play("CS2_231", Nothing), StatsNow(My(3), 8, 8),
    }
    // What the opponent does is not heard.
    check! { Hunter:
        Play("TTN_752", Nothing), Play("CS2_231", Nothing), EndTurn, Play("CS2_182", Nothing), StatsNow(Their(0), 4, 5),
    }
    check! { Hunter:
        Play("TTN_752", Nothing), Play("CS2_089", Nothing), Crystals(10), Play("CS2_231", Nothing),
        Play("CS2_182", Nothing), Play("CS2_231", Nothing), StatsNow(My(3), 8, 8),
    }
    // Minions alone count.
    check! { Paladin:
        Play("TTN_752", Nothing), Play("GAME_005", Nothing), Play("CS2_231", Nothing), Play("GAME_005", Nothing),
        Play("CS2_231", Nothing), Play("GAME_005", Nothing), Play("CS2_231", Nothing), StatsNow(My(1), 8, 8),
        StatsNow(My(2), 8, 8), StatsNow(My(3), 8, 8), Play("CS2_231", Nothing), StatsNow(My(4), 1, 1),
    }
    // The minion is a giant before its Battlecry.
    check! { Hunter:
        Play("TTN_752", Nothing), Crystals(10), Play("LOE_029", Nothing), StatsNow(My(1), 8, 8), Choose(0),
        HandCount(Mine, 1),
    }
}

/// Celestial Shot · Spell · Arcane · 3 mana · Deal $3 damage. Your next spell has **Spell Damage +2**.
//~ done YOG_082 - c06f92c5 -
#[test]
fn YOG_082_celestial_shot() {
    check! { Hunter:
        Targets("YOG_082", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("YOG_082", On(TheirHero)),
        Health(TheirHero, 27), EndTurn, Play("CS2_024", On(MyHero)), Health(MyHero, 27), EndTurn,
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 22), Play("CS2_024", On(TheirHero)), Health(TheirHero, 19),
    }
    check! { Hunter:
        Ally("EX1_298"), Play("YOG_082", On(TheirHero)), EndTurn, EndTurn, Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 14),
    }
    check! { Hunter:
        Enemy("CS2_200"), Enemy("CS2_200"), Play("YOG_082", On(Their(0))), Damage(Their(0), 3), Damage(Their(1), 0),
    }
}

/// Observer of Myths · Minion · 2 mana · 1/4 · After you summon a minion with more Attack than this, give all friendly minions +1 Attack.
//~ done TTN_078 - c41c5ded -
#[test]
fn TTN_078_observer_of_myths() {
    check! { Hunter:
        Ally("TTN_078"), Play("CS2_231", Nothing), StatsNow(My(0), 1, 4), StatsNow(My(1), 1, 1), Play("CS2_168", Nothing),
        StatsNow(My(0), 2, 4), StatsNow(My(1), 2, 1), StatsNow(My(2), 3, 1), Play("CS2_168", Nothing), StatsNow(My(0), 2, 4),
        StatsNow(My(3), 2, 1), EndTurn, Play("CS2_200", Nothing), StatsNow(My(0), 2, 4), StatsNow(Their(0), 6, 7),
    }
}

/// Bestial Madness · Spell · Shadow · 2 mana · Give +1 Attack to all minions in your hand, deck, and battlefield.
//~ done YOG_505 - 4ff05891 -
#[test]
fn YOG_505_bestial_madness() {
    check! { Hunter:
        DeckOf(&["CS2_182", "CS2_029"]), Give("CS2_172"), Give("CS2_106"), GiveThem("CS2_172"), Ally("CS2_182"),
        Enemy("CS2_182"), Play("YOG_505", Nothing), StatsNow(Nth(0), 5, 5), StatsNow(Nth(2), 4, 2), StatsNow(Nth(3), 3, 2),
        StatsNow(Nth(4), 3, 2), StatsNow(Nth(5), 5, 5), StatsNow(Nth(6), 4, 5),
    }
}
