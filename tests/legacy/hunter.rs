//! Hunter cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a8700b4f

/// Hunter's Mark · Spell · 1 mana · Change a minion's Health to 1.
//~ done CS2_084 - 33d0ab93 -
#[test]
fn CS2_084_hunters_mark() {
    check! { Hunter:
        Give("CS2_084"), Cost("CS2_084", 1), Targets("CS2_084", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        DealDamage(Their(0), 2), Play("CS2_084", On(Their(0))), StatsNow(Their(0), 4, 1), Damage(Their(0), 0),
    }
}

/// Starving Buzzard · Minion · Beast · 2 mana · 2/1 · Whenever you summon a Beast, draw a card.
//~ done CS2_237 - f157bd71 -
#[test]
fn CS2_237_starving_buzzard() {
    check! { Hunter:
        Give("CS2_237"), Cost("CS2_237", 2), Stats("CS2_237", 2, 1), Play("CS2_237", Nothing), HandCount(Mine, 0),
        Play("CS2_172", Nothing), HandCount(Mine, 1), Play("CS2_231", Nothing), HandCount(Mine, 1),
    }
}

/// Houndmaster · Minion · 4 mana · 4/3 · **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
//~ done DS1_070 - 65530daa -
#[test]
fn DS1_070_houndmaster() {
    check! { Hunter:
        Give("DS1_070"), Cost("DS1_070", 4), Stats("DS1_070", 4, 3), Ally("CS2_172"), Ally("CS2_182"),
        Play("DS1_070", On(My(0))), StatsNow(My(0), 5, 4), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Timber Wolf · Minion · Beast · 1 mana · 1/2 · Your other Beasts have +1 Attack.
//~ done DS1_175 - 7b44652a -
#[test]
fn DS1_175_timber_wolf() {
    check! { Hunter:
        Give("DS1_175"), Cost("DS1_175", 1), Stats("DS1_175", 1, 2), Play("DS1_175", Nothing), Ally("CS2_172"),
        Ally("CS2_182"), StatsNow(My(0), 1, 2), StatsNow(My(1), 4, 2), StatsNow(My(2), 4, 5), Kill(My(0)), StatsNow(My(0), 3, 2),
    }
}

/// Furious Howl · Enchantment · \+1 Attack from {0}.
//~ done DS1_175o - 28f4b05e -
#[test]
fn DS1_175o_furious_howl() {
    check! { Hunter: Ally("CS2_118"), Enchant(My(0), "DS1_175o"), StatsNow(My(0), 6, 1) }
}

/// Tundra Rhino · Minion · Beast · 5 mana · 2/5 · Your Beasts have **Charge**.
//~ done DS1_178 - 2c8a2d31 -
#[test]
fn DS1_178_tundra_rhino() {
    check! { Hunter:
        Give("DS1_178"), Cost("DS1_178", 5), Stats("DS1_178", 2, 5), Play("DS1_178", Nothing), Play("CS2_172", Nothing),
        HasNow(My(1), GameTag::CHARGE), Attack(My(1), TheirHero), Health(TheirHero, 27), Play("CS2_231", Nothing),
        HasNot(My(2), GameTag::CHARGE),
    }
}

/// Charge · Enchantment · {0} grants **Charge**.
//~ done DS1_178e - de04e0fd -
#[test]
fn DS1_178e_charge() {
    check! { Hunter: Ally("CS2_118"), Enchant(My(0), "DS1_178e"), HasNow(My(0), GameTag::CHARGE) }
}

/// Multi-Shot · Spell · 4 mana · Deal $3 damage to two random enemy minions.
//~ done DS1_183 - 852e5d42 -
#[test]
fn DS1_183_multi_shot() {
    check! { Hunter:
        Give("DS1_183"), Cost("DS1_183", 4), Enemy("CS2_182"), Enemy("CS2_182"), Play("DS1_183", Nothing),
        Damage(Their(0), 3), Damage(Their(1), 3),
    }
    check! { Hunter: Give("DS1_183"), Unplayable("DS1_183") }
}

/// Tracking · Spell · 1 mana · **Discover** a card from your deck.
//~ done DS1_184 - 94fe0662 -
#[test]
fn DS1_184_tracking() {
    check! { Hunter:
        Give("DS1_184"), Cost("DS1_184", 1), OnTop("CS2_029"), Force(Card("CS2_029")), Play("DS1_184", Nothing),
        ChooseCard("CS2_029"), IsCard(InHand(0), "CS2_029"), DeckCount(Mine, 19),
    }
    check! { Hunter:
        OnTop("CS2_029"), Force(Card("CS2_029")), Play("DS1_184", Nothing), Choose(1), DeckCount(Mine, 19),
        HandCount(Mine, 1),
    }
}

/// Arcane Shot · Spell · Arcane · 1 mana · Deal $2 damage.
//~ done DS1_185 - 91ec430e -
#[test]
fn DS1_185_arcane_shot() {
    check! { Hunter:
        Give("DS1_185"), Cost("DS1_185", 1),
        Targets("DS1_185", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("DS1_185", On(TheirHero)),
        Health(TheirHero, 28),
    }
}

/// Kill Command · Spell · 3 mana · Deal $3 damage. If you control a Beast, deal $5 damage instead.
//~ done EX1_539 - 17f5b0b8 -
#[test]
fn EX1_539_kill_command() {
    check! { Hunter:
        Give("EX1_539"), Cost("EX1_539", 3),
        Targets("EX1_539", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_539", On(TheirHero)),
        Health(TheirHero, 27),
    }
    check! { Hunter: Ally("CS2_172"), Play("EX1_539", On(TheirHero)), Health(TheirHero, 25) }
}

/// Rexxar's Gift · Spell · 1 mana · **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
//~ done GIFT_03 - 1e84962c -
#[test]
fn GIFT_03_rexxars_gift() {
    check! { Hunter:
        Give("GIFT_03"), Cost("GIFT_03", 1), Play("GIFT_03", Nothing), ChooseCard("EX1_537"), IsCard(InHand(0), "EX1_537"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Steady Shot · Hero Power · 2 mana · **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
//~ done HERO_05bp - 15f9191e -
#[test]
fn HERO_05bp_steady_shot() {
    check! { Hunter: HasHeroPower("HERO_05bp"), Cost("HERO_05bp", 2), HeroPower(Nothing), Health(TheirHero, 28) }
    // With Steamwheedle Sniper it has a target.
    check! { Hunter:
        HasHeroPower("HERO_05bp"), Ally("GVG_087"), Enemy("CS2_182"), HeroPower(On(Their(0))), Health(Their(0), 3),
        Health(TheirHero, 30), Health(My(0), 3),
    }
    check! { Hunter:
        HasHeroPower("HERO_05bp"), Ally("GVG_087"), HeroPower(On(My(0))), Health(My(0), 1), Health(TheirHero, 30),
    }
    check! { Hunter:
        HasHeroPower("HERO_05bp"), Enemy("CS2_182"), HeroPower(Nothing), Health(TheirHero, 28), Health(Their(0), 5),
    }
    check! { Hunter: HasHeroPower("HERO_05bp"), Ally("GVG_087"), CannotTarget("HERO_05bp", MyHero) }
}

/// Ballista Shot · Hero Power · 2 mana · **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
//~ done HERO_05bp2 - daa83935 -
#[test]
fn HERO_05bp2_ballista_shot() {
    check! { Hunter: HasHeroPower("HERO_05bp2"), Cost("HERO_05bp2", 2), HeroPower(Nothing), Health(TheirHero, 27) }
    // With Steamwheedle Sniper it has a target.
    check! { Hunter:
        HasHeroPower("HERO_05bp2"), Ally("GVG_087"), Enemy("CS2_182"), HeroPower(On(Their(0))), Health(Their(0), 2),
        Health(TheirHero, 30), Health(My(0), 3),
    }
    check! { Hunter:
        HasHeroPower("HERO_05bp2"), Ally("GVG_087"), HeroPower(On(My(0))), BoardCount(Mine, 0), Health(TheirHero, 30),
    }
    check! { Hunter:
        HasHeroPower("HERO_05bp2"), Enemy("CS2_182"), HeroPower(Nothing), Health(TheirHero, 27), Health(Their(0), 5),
    }
    check! { Hunter: HasHeroPower("HERO_05bp2"), Ally("GVG_087"), CannotTarget("HERO_05bp2", MyHero) }
}

/// Selective Breeder · Minion · 2 mana · 1/3 · **Battlecry: Discover** a copy of a Beast in your deck.
//~ done LEG_CS3_015 - 585f53f2 -
#[test]
fn LEG_CS3_015_selective_breeder() {
    check! { Hunter:
        Give("LEG_CS3_015"), Cost("LEG_CS3_015", 2), Stats("LEG_CS3_015", 1, 3), OnTop("CS2_172"),
        Play("LEG_CS3_015", Nothing), Choose(0), IsCard(InHand(0), "CS2_172"), DeckCount(Mine, 20),
    }
    check! { Hunter:
        OnTop("CS2_172"), Play("LEG_CS3_015", Nothing), Choose(0), EndTurn, Play("LEG_CS3_015", Nothing),
        HandCount(Mine, 1),
    }
}

/// Animal Companion · Spell · 3 mana · Summon a random Beast Companion.
//~ done NEW1_031 - e8051cf8 -
#[test]
fn NEW1_031_animal_companion() {
    check! { Hunter:
        Give("NEW1_031"), Cost("NEW1_031", 3), Force(Card("NEW1_033")), Play("NEW1_031", Nothing),
        IsCard(My(0), "NEW1_033"),
    }
    check! { Hunter: Force(Card("NEW1_034")), Play("NEW1_031", Nothing), IsCard(My(0), "NEW1_034") }
    check! { Hunter: Play("NEW1_031", Nothing), BoardCount(Mine, 1) }
    check! { Hunter:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing), Crystals(10),
        Force(Card("GVG_071")), Play("NEW1_031", Nothing), BoardCount(Mine, 1), IsCard(My(0), "GVG_071"),
        HandCount(Mine, 1), BoardCount(Theirs, 0),
    }
    check! { Hunter:
        Play("MEND_304", Nothing), Crystals(10), Force(Card("NEW1_032")), Force(Card("NEW1_034")),
        Play("NEW1_031", Nothing), BoardCount(Mine, 3), IsCard(My(1), "NEW1_032"), IsCard(My(2), "NEW1_034"),
        BoardCount(Theirs, 0),
    }
    // What a Replicating Spore keeps is no Companion.
    let spore = [Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), Force(Card("NEW1_033"))];
    check(CardClass::Hunter, &[&spore[..], &[Play("NEW1_031", Nothing), IsCard(My(1), "NEW1_033")]].concat());
    // Neither is what Irida Sinseeker sends to the Void, though it was shuffled into the deck.
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_029"), Play("JAIL_719", Nothing), DeckCount(Mine, 1), Crystals(10),
        Force(Card("NEW1_033")), Play("NEW1_031", Nothing), IsCard(My(1), "NEW1_033"),
    }
    // Beside the replaced Companions, what a Replicating Spore keeps is none either.
    check! { Hunter in Wild:
        Force(Card("CS2_119")), Force(Card("CS2_119")), Force(Card("CS2_119")), Play("MEND_300", Nothing), HandCount(Mine, 1),
        Crystals(10), Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), ForbidOutcome(Card("EX1_028")),
        Play("NEW1_031", Nothing), IsCard(My(1), "CS2_119"),
    }
}

/// Leokk · Minion · Beast · 3 mana · 2/4 · Your other minions have +1 Attack.
//~ done NEW1_033 - fb7288f3 -
#[test]
fn NEW1_033_leokk() {
    check! { Hunter:
        Give("NEW1_033"), Cost("NEW1_033", 3), Stats("NEW1_033", 2, 4), Ally("CS2_182"), Play("NEW1_033", Nothing),
        StatsNow(My(0), 5, 5), StatsNow(My(1), 2, 4),
    }
}

/// Eye In The Sky · Enchantment · Leokk is granting this minion +1 Attack.
//~ done NEW1_033o - aaa82f20 -
#[test]
fn NEW1_033o_eye_in_the_sky() {
    check! { Hunter: Ally("CS2_118"), Enchant(My(0), "NEW1_033o"), StatsNow(My(0), 6, 1) }
}
