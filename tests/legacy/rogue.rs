//! Rogue cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 59b01b68

/// Backstab · Spell · 0 mana · Deal $2 damage to an undamaged minion.
//~ done CS2_072 - 5101f5b9 -
#[test]
fn CS2_072_backstab() {
    check! { Rogue:
        Give("CS2_072"), Cost("CS2_072", 0), Enemy("CS2_182"), Play("CS2_072", On(Their(0))), Damage(Their(0), 2),
    }
    check! { Rogue: Enemy("CS2_182"), DealDamage(Their(0), 1), Give("CS2_072"), Unplayable("CS2_072") }
}

/// Deadly Poison · Spell · Nature · 1 mana · Give your weapon +2 Attack.
//~ done CS2_074 - 4cd50117 -
#[test]
fn CS2_074_deadly_poison() {
    check! { Rogue:
        Give("CS2_074"), Cost("CS2_074", 1), Unplayable("CS2_074"), Ally("CS2_106"), Play("CS2_074", Nothing),
        StatsNow(MyWeapon, 5, 2), StatsNow(MyHero, 5, 30),
    }
}

/// Sinister Strike · Spell · 1 mana · Deal $3 damage to the enemy hero.
//~ done CS2_075 - 3b396c9c -
#[test]
fn CS2_075_sinister_strike() {
    check! { Rogue: Give("CS2_075"), Cost("CS2_075", 1), Play("CS2_075", Nothing), Health(TheirHero, 27) }
}

/// Assassinate · Spell · 4 mana · Destroy an enemy minion.
//~ done CS2_076 - 8001ce23 -
#[test]
fn CS2_076_assassinate() {
    check! { Rogue:
        Give("CS2_076"), Cost("CS2_076", 4), Targets("CS2_076", &[EnemyMinion]), Enemy("CS2_182"),
        Play("CS2_076", On(Their(0))), Dead(Nth(1)),
    }
}

/// Sprint · Spell · 5 mana · Draw 4 cards.
//~ done CS2_077 - 19c07f21 -
#[test]
fn CS2_077_sprint() {
    check! { Rogue: Give("CS2_077"), Cost("CS2_077", 5), Play("CS2_077", Nothing), HandCount(Mine, 4) }
}

/// Vanessa VanCleef · Minion · 2 mana · 2/3 · **Combo:** Add a copy of the last card your opponent played to your hand.
//~ done CS3_005 - 122ea040 -
#[test]
fn CS3_005_vanessa_van_cleef() {
    check! { Rogue:
        Give("CS3_005"), Cost("CS3_005", 2), Stats("CS3_005", 2, 3), EndTurn, Play("CS2_172", Nothing), EndTurn,
        Play("GAME_005", Nothing), Play("CS3_005", Nothing), IsCard(InHand(1), "CS2_172"),
    }
    check! { Rogue: Play("CS3_005", Nothing), HandCount(Mine, 0) }
}

/// Fan of Knives · Spell · 2 mana · Deal $1 damage to all enemy minions. Draw a card.
//~ done EX1_129 - 388f3dc0 -
#[test]
fn EX1_129_fan_of_knives() {
    check! { Rogue:
        Give("EX1_129"), Cost("EX1_129", 2), Enemy("CS2_182"), Play("EX1_129", Nothing), Damage(Their(0), 1),
        HandCount(Mine, 1), Health(TheirHero, 30),
    }
}

/// Pilfer · Spell · 1 mana · Add a random card from another class to your hand.
//~ done EX1_182 - df7858c3 -
#[test]
fn EX1_182_pilfer() {
    check! { Rogue:
        Give("EX1_182"), Cost("EX1_182", 1), Force(Card("CS2_029")), Play("EX1_182", Nothing), IsCard(InHand(0), "CS2_029"),
    }
}

/// Plaguebringer · Minion · Undead · 4 mana · 3/3 · **Battlecry:** Give a friendly minion **Poisonous**.
//~ done EX1_191 - f8607bb0 -
#[test]
fn EX1_191_plaguebringer() {
    check! { Rogue:
        Give("EX1_191"), Cost("EX1_191", 4), Stats("EX1_191", 3, 3), Targets("EX1_191", &[FriendlyMinion]),
        Ally("CS2_182"), Play("EX1_191", On(My(0))), HasNow(My(0), GameTag::POISONOUS),
    }
}

/// Shiv · Spell · 2 mana · Deal $1 damage. Draw a card.
//~ done EX1_278 - 93e26c17 -
#[test]
fn EX1_278_shiv() {
    check! { Rogue:
        Give("EX1_278"), Cost("EX1_278", 2),
        Targets("EX1_278", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_278", On(TheirHero)),
        Health(TheirHero, 29), HandCount(Mine, 1),
    }
}

/// Sap · Spell · 2 mana · Return an enemy minion to your opponent's hand.
//~ done EX1_581 - 759c58d1 -
#[test]
fn EX1_581_sap() {
    check! { Rogue:
        Give("EX1_581"), Cost("EX1_581", 2), Targets("EX1_581", &[EnemyMinion]), Enemy("CS2_182"),
        Play("EX1_581", On(Their(0))), BoardCount(Theirs, 0), HandCount(Theirs, 1),
    }
}

/// Valeera's Gift · Spell · 1 mana · **Discover** a **Temporary** Backstab, Deadly Poison, or Fan of Knives.
//~ done GIFT_09 - 2cddf4c8 -
#[test]
fn GIFT_09_valeeras_gift() {
    check! { Rogue:
        Give("GIFT_09"), Cost("GIFT_09", 1), Play("GIFT_09", Nothing), ChooseCard("EX1_129"), IsCard(InHand(0), "EX1_129"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Dagger Mastery · Hero Power · 2 mana · **Hero Power** Equip a 1/2 Dagger.
//~ done HERO_03bp - 4eb13c97 -
#[test]
fn HERO_03bp_dagger_mastery() {
    check! { Rogue:
        HasHeroPower("HERO_03bp"), Cost("HERO_03bp", 2), HeroPower(Nothing), IsCard(MyWeapon, "CS2_082"),
        StatsNow(MyWeapon, 1, 2),
    }
}

/// Poisoned Daggers · Hero Power · 2 mana · **Hero Power** Equip a 2/2 Weapon.
//~ done HERO_03bp2 - f7a87318 -
#[test]
fn HERO_03bp2_poisoned_daggers() {
    check! { Rogue: HasHeroPower("HERO_03bp2"), Cost("HERO_03bp2", 2), HeroPower(Nothing), StatsNow(MyWeapon, 2, 2) }
}

/// Dagger Mastery · Hero Power · 2 mana · **Hero Power** Equip a 1/2 Dagger.
//~ todo HERO_03rbp 17c163df 4eb13c97 -
#[test]
#[ignore = "todo: Dagger Mastery"]
fn HERO_03rbp_dagger_mastery() {
    unwritten("HERO_03rbp");
}

/// Poisoned Daggers · Hero Power · 2 mana · **Hero Power** Equip a 2/2 Weapon.
//~ todo HERO_03rbp2 461ca3db f7a87318 -
#[test]
#[ignore = "todo: Poisoned Daggers"]
fn HERO_03rbp2_poisoned_daggers() {
    unwritten("HERO_03rbp2");
}

/// Vanish · Spell · 6 mana · Return all minions to their owner's hand.
//~ done NEW1_004 - be9f5dee -
#[test]
fn NEW1_004_vanish() {
    check! { Rogue:
        Give("NEW1_004"), Cost("NEW1_004", 6), Ally("CS2_182"), Enemy("CS2_172"), Play("NEW1_004", Nothing),
        BoardCount(Mine, 0), BoardCount(Theirs, 0), HandCount(Mine, 1), HandCount(Theirs, 1),
    }
}
