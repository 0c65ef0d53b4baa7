//! Shaman cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e625d9a0

/// Lesser Sapphire Spellstone · Spell · Nature · 7 mana · Summon 1 copy of a friendly minion. @(***Overload** 3 Mana Crystals to upgrade.)*
//~ done LOOT_064 - 83cfde9c -
#[test]
fn LOOT_064_lesser_sapphire_spellstone() {
    check! { Shaman:
        Targets("LOOT_064", &[FriendlyMinion]), Ally("CS2_182"), DealDamage(My(0), 2), Play("LOOT_064", On(My(0))),
        BoardCount(Mine, 2), StatsNow(My(1), 4, 3),
    }
    check! { Shaman:
        Give("LOOT_064"), Play("EX1_238", On(TheirHero)), Play("EX1_238", On(TheirHero)), IsCard(InHand(0), "LOOT_064"),
        Play("EX1_238", On(TheirHero)), Damage(TheirHero, 9), IsCard(InHand(0), "LOOT_064t1"),
    }
    check! { Shaman:
        Give("LOOT_064"), EndTurn, Play("EX1_238", On(MyHero)), Play("EX1_238", On(MyHero)),
        Play("EX1_238", On(MyHero)), Damage(MyHero, 9), IsCard(InHand(0), "LOOT_064"),
    }
}

/// Unstable Evolution · Spell · Nature · 1 mana · Transform a friendly minion into one that costs (1) more. Repeatable this turn.
//~ todo LOOT_504t 6ff91167 deb6955c -
#[test]
#[ignore = "todo: Unstable Evolution"]
fn LOOT_504t_unstable_evolution() {
    unwritten("LOOT_504t");
}

/// The Runespear · Weapon · 8 mana · 3/3 durability · After your hero attacks, **Discover** a spell and cast it with random targets.
//~ done LOOT_506 - f1165df4 -
#[test]
fn LOOT_506_the_runespear() {
    check! { Shaman:
        Give("LOOT_506"), Cost("LOOT_506", 8), Stats("LOOT_506", 3, 3), Enemy("CS2_182"), Ally("LOOT_506"),
        Force(Card("EX1_248")), Attack(MyHero, TheirHero), ChooseCard("EX1_248"), BoardCount(Mine, 2),
        IsCard(My(0), "EX1_tk11"), HandCount(Mine, 1), Mana(10),
    }
    check! { Shaman:
        Enemy("CS2_182"), Ally("LOOT_506"), Force(Card("EX1_238")), Attack(MyHero, TheirHero), Force(Entity(Nth(0))),
        ChooseCard("EX1_238"), Health(Nth(0), 2), Health(TheirHero, 27), HandCount(Mine, 0),
    }
    check! { Shaman: Ally("LOOT_506"), ForbidOutcome(Card("CS2_168")), Attack(MyHero, TheirHero), Choose(0) }
    // My hero only, and each time.
    check! { Mage:
        Ally("LOOT_506"), Enemy("CS2_106"), EndTurn, Attack(TheirHero, MyHero), Health(MyHero, 27), EndTurn,
    }
    check! { Mage: Ally("LOOT_506"), Ally("CS2_182"), Attack(My(0), TheirHero), Health(TheirHero, 26), EndTurn }
    check! { Mage:
        Ally("LOOT_506"), Force(Card("CS2_025")), Attack(MyHero, TheirHero), ChooseCard("CS2_025"), Ready(MyHero),
        Force(Card("CS2_025")), Attack(MyHero, TheirHero), ChooseCard("CS2_025"), Health(TheirHero, 24),
    }
}

/// Murmuring Elemental · Minion · Elemental · 2 mana · 1/1 · **Battlecry:** Your next **Battlecry** this turn triggers twice.
//~ done LOOT_517 - ba077aeb -
#[test]
fn LOOT_517_murmuring_elemental() {
    check! { Shaman:
        Enemy("CS2_182"), Play("LOOT_517", Nothing), Play("CS2_231", Nothing), Play("CS2_189", On(TheirHero)),
        Health(TheirHero, 28), Play("CS2_189", On(TheirHero)), Health(TheirHero, 27),
    }
    check! { Shaman:
        Enemy("CS2_182"), Play("LOOT_517", Nothing), EndTurn, EndTurn, Play("CS2_189", On(TheirHero)),
        Health(TheirHero, 29),
    }
}

/// Windshear Stormcaller · Minion · 5 mana · 5/5 · **Battlecry:** If you control all 4 basic Totems, summon Al'Akir the Windlord.
//~ done LOOT_518 - c1bf6678 -
#[test]
fn LOOT_518_windshear_stormcaller() {
    check! { Shaman:
        Ally("NEW1_009"), Ally("CS2_050"), Ally("CS2_051"), Ally("CS2_052"), Play("LOOT_518", Nothing),
        BoardCount(Mine, 6), IsCard(My(5), "NEW1_010"),
    }
    check! { Shaman:
        Ally("NEW1_009"), Ally("CS2_050"), Ally("CS2_051"), Ally("CS2_051"), Play("LOOT_518", Nothing),
        BoardCount(Mine, 5),
    }
    check! { Shaman:
        Ally("CS2_050"), Ally("CS2_051"), Ally("CS2_052"), Enemy("NEW1_009"), Play("LOOT_518", Nothing),
        BoardCount(Mine, 4),
    }
    check! { Shaman:
        Ally("NEW1_009"), Ally("CS2_051"), Ally("CS2_052"), Enemy("CS2_050"), Play("LOOT_518", Nothing),
        BoardCount(Mine, 4),
    }
    check! { Shaman:
        Ally("NEW1_009"), Ally("CS2_050"), Ally("CS2_052"), Enemy("CS2_051"), Play("LOOT_518", Nothing),
        BoardCount(Mine, 4),
    }
    check! { Shaman:
        Ally("NEW1_009"), Ally("CS2_050"), Ally("CS2_051"), Enemy("CS2_052"), Play("LOOT_518", Nothing),
        BoardCount(Mine, 4),
    }
}

/// Kobold Hermit · Minion · 2 mana · 1/1 · **Battlecry:** Choose a basic Totem. Summon it.
//~ done LOOT_062 - c4071e7e -
#[test]
fn LOOT_062_kobold_hermit() {
    check! { Shaman:
        Play("LOOT_062", Nothing), ChooseCard("CS2_051"), BoardCount(Mine, 2), IsCard(My(1), "CS2_051"), HandCount(Mine, 0),
        BoardCount(Theirs, 0),
    }
    check! { Shaman:
        Play("LOOT_062", Nothing), ChooseCard("NEW1_009"), IsCard(My(1), "NEW1_009"), Play("LOOT_062", Nothing),
        ChooseCard("CS2_050"), BoardCount(Mine, 4), IsCard(My(3), "CS2_050"),
    }
    check! { Shaman: Play("LOOT_062", Nothing), ChooseCard("CS2_052"), BoardCount(Mine, 2), IsCard(My(1), "CS2_052") }
}

/// Healing Rain · Spell · Nature · 3 mana · Restore #12 Health randomly split among all friendly characters.
//~ done LOOT_373 - f139133a -
#[test]
fn LOOT_373_healing_rain() {
    check! { Shaman:
        DealDamage(MyHero, 20), DealDamage(TheirHero, 5), Enemy("CS2_182"), DealDamage(Their(0), 2), Play("LOOT_373", Nothing),
        Health(MyHero, 22), Health(TheirHero, 25), Damage(Their(0), 2),
    }
    check! { Shaman:
        DealDamage(MyHero, 5), Ally("EX1_298"), DealDamage(My(0), 7), Play("LOOT_373", Nothing), Health(MyHero, 30),
        Health(My(0), 8),
    }
}
