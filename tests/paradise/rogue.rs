//! Rogue cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6180d227

/// Conniving Conman · Minion · Pirate · 4 mana · 4/4 · **Battlecry:** Replay the last card you played from another class.
//~ done VAC_333 - ec4dd239 -
#[test]
fn VAC_333_conniving_conman() {
    check! { Rogue:
        Play("CS2_026", Nothing), Play("CS2_005", Nothing), Play("CS2_182", Nothing), Crystals(10),
        Play("VAC_333", Nothing), Armor(Mine, 4), BoardCount(Mine, 2),
    }
    // To another class he is such a card himself: he replays the one before him.
    check! { Mage:
        Play("CS2_075", Nothing), Health(TheirHero, 27), Crystals(10), Play("VAC_333", Nothing), Health(TheirHero, 24),
    }
}

/// Knickknack Shack · Location · 3 mana · 4 uses · Draw a card. If you play it this turn, reopen this.
//~ done VAC_334 - 71858417 -
#[test]
fn VAC_334_knickknack_shack() {
    check! { Rogue:
        Give("VAC_334"), Cost("VAC_334", 3), Ally("VAC_334"), OnTop("CS2_231"), Use(My(0), 0, Nothing),
        IsCard(InHand(1), "CS2_231"), Play("GAME_005", Nothing), CannotAct(My(0)), Play("CS2_231", Nothing),
        Use(My(0), 0, Nothing), HandCount(Mine, 2), CannotAct(My(0)),
    }
    check! { Rogue:
        Ally("VAC_334"), OnTop("CS2_231"), Use(My(0), 0, Nothing), HandCount(Mine, 1), EndTurn, EndTurn,
        CannotAct(My(0)), Play("CS2_231", Nothing), CannotAct(My(0)),
    }
    check! { Rogue:
        Ally("VAC_334"), OnTop("GAME_005"), Use(My(0), 0, Nothing), Play("GAME_005", Nothing), Use(My(0), 0, Nothing),
        HandCount(Mine, 1),
    }
}

/// Treasure Hunter Eudora · Minion · Pirate · 4 mana · 4/5 · **Battlecry:** Go on a **Sidequest** to **Discover** amazing loot! Play 3 cards from other classes to complete it.
//~ done VAC_464 - 15bc6585 -
#[test]
fn VAC_464_treasure_hunter_eudora() {
    check! { Rogue:
        Play("VAC_464", Nothing), IsInZone(Newest("VAC_464t"), Zone::Secret), Play("CS2_029", On(TheirHero)),
        Play("CS2_231", Nothing), Crystals(10), Play("CS2_024", On(TheirHero)), HandCount(Mine, 0),
        Force(ForcedOutcome::Card("VAC_464t2")), Play("EX1_277", Nothing), Damage(TheirHero, 12),
        Force(ForcedOutcome::Card("VAC_464t9")), ChooseCard("VAC_464t2"), ChooseCard("VAC_464t9"), HandCount(Mine, 2),
        IsCard(InHand(0), "VAC_464t2"), IsCard(InHand(1), "VAC_464t9"),
    }
}

/// Eudora's Treasure Hunt · Spell · 1 mana · **Sidequest:** Play 3 cards from other classes. **Reward: Discover** two amazing pieces of loot!
//~ todo VAC_464t 229528bd 65241cab -
#[test]
#[ignore = "todo: Eudora's Treasure Hunt"]
fn VAC_464t_eudoras_treasure_hunt() {
    unwritten("VAC_464t");
}

/// Spyglass · Spell · 1 mana · Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
//~ done VAC_464t10 - 96f21741 -
#[test]
fn VAC_464t10_spyglass() {
    check! { Rogue:
        GiveThem("CS2_182"), Play("VAC_464t10", Nothing), HandCount(Mine, 1), CostNow(InHand(0), 1),
        HandCount(Theirs, 1), CostNow(InTheirHand(0), 4),
    }
    check! { Rogue: GiveThem("CS2_182"), GiveThem("CS2_182"), Play("VAC_464t10", Nothing), HandCount(Mine, 1) }
}

/// Staff of Scales · Spell · 5 mana · Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
//~ done VAC_464t17 - 469f1e65 -
#[test]
fn VAC_464t17_staff_of_scales() {
    check! { Rogue:
        Play("VAC_464t17", Nothing), BoardCount(Mine, 3), IsCard(My(2), "ONY_005tb5t"), HasNow(My(0), GameTag::REBORN),
    }
}

/// Canopic Jars · Spell · 3 mana · Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
//~ done VAC_464t18 - a0a4950a -
#[test]
fn VAC_464t18_canopic_jars() {
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), Play("VAC_464t18", Nothing), Kill(Their(0)), BoardCount(Theirs, 0),
        Force(ForcedOutcome::Card("EX1_298")), Kill(My(0)), IsCard(My(0), "EX1_298"),
    }
}

/// Ancient Reflections · Spell · Arcane · 4 mana · Choose a minion. Fill your board with 1/1 copies of it.
//~ done VAC_464t19 - a27231d2 -
#[test]
fn VAC_464t19_ancient_reflections() {
    check! { Rogue:
        Enemy("CS2_172"), Play("VAC_464t19", On(Their(0))), BoardCount(Mine, 7), StatsNow(My(0), 1, 1), StatsNow(My(6), 1, 1),
        StatsNow(Their(0), 3, 2), IsCard(My(3), "CS2_172"),
    }
    // The opponent gets nothing of it.
    check! { Rogue: Enemy("CS2_172"), Play("VAC_464t19", On(Their(0))), BoardCount(Theirs, 1), BoardCount(Mine, 7) }
    check! { Rogue: Enemy("ICC_903"), Enemy("CS2_172"), Play("VAC_464t19", On(Their(0))), IsCard(My(1), "ICC_903") }
}

/// Dr. Boom's Boombox · Spell · 4 mana · Summon 7 'Boom Bots'.
//~ done VAC_464t21 - 5e1c4c1b -
#[test]
fn VAC_464t21_dr_booms_boombox() {
    check! { Rogue: Play("VAC_464t21", Nothing), BoardCount(Mine, 7), IsCard(My(6), "GVG_110t") }
}

/// Embers of Ragnaros · Spell · Fire · 10 mana · Shoot three fireballs at random enemies that deal $8 damage each.
//~ done VAC_464t23 - de2105f2 -
#[test]
fn VAC_464t23_embers_of_ragnaros() {
    check! { Rogue: Play("VAC_464t23", Nothing), Health(TheirHero, 6), Health(MyHero, 30) }
}

/// Book of the Dead · Spell · Shadow · 14 mana · Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
//~ done VAC_464t24 - d2b9a001 -
#[test]
fn VAC_464t24_book_of_the_dead() {
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Give("VAC_464t24"), CostNow(InHand(0), 14), Kill(My(0)),
        Kill(Their(0)), CostNow(InHand(0), 12), Crystals(10), Ally("CS2_231"), Kill(My(0)), Ally("CS2_231"),
        Kill(My(0)), Play("VAC_464t24", Nothing), BoardCount(Theirs, 0), Health(TheirHero, 23), Health(MyHero, 30),
    }
}

/// Annoy-o Horn · Spell · 8 mana · Fill your board with annoying minions.
//~ done VAC_464t25 - c55545da -
#[test]
fn VAC_464t25_annoy_o_horn() {
    check! { Rogue:
        Play("VAC_464t25", Nothing), BoardCount(Mine, 7), HasNow(My(0), GameTag::TAUNT),
        HasNow(My(6), GameTag::DIVINE_SHIELD),
    }
}

/// Beastly Beauty · Minion · 3 mana · 2/6 · **Rush** After this attacks a minion and survives, transform this into an 8/8.
//~ done VAC_464t27 - 0528f617 -
#[test]
fn VAC_464t27_beastly_beauty() {
    check! { Rogue:
        Ally("VAC_464t27"), Enemy("CS2_182"), Attack(My(0), Their(0)), IsCard(My(0), "VAC_464t27t"), StatsNow(My(0), 8, 8),
    }
    check! { Rogue: Ally("VAC_464t27"), Enemy("CS2_186"), Attack(My(0), Their(0)), BoardCount(Mine, 0) }
    check! { Rogue: Ally("VAC_464t27"), EndTurn, EndTurn, Attack(My(0), TheirHero), IsCard(My(0), "VAC_464t27") }
}

/// Blade of Quel'Delar · Weapon · 1 mana · 2/2 durability
//~ done VAC_464t29 - e26994ae -
#[test]
fn VAC_464t29_blade_of_quel_delar() {
    check! { Rogue:
        Give("VAC_464t29"), Cost("VAC_464t29", 1), Stats("VAC_464t29", 2, 2), Play("VAC_464t29", Nothing),
        Attack(MyHero, TheirHero), Health(TheirHero, 28),
    }
    // Blade and hilt are forged when the second one comes to the hand.
    check! { Rogue:
        Ally("EX1_096"), OnTop("VAC_464t30"), Give("VAC_464t29"), Give("CS2_182"), Kill(My(0)), DeckCount(Mine, 19),
        HandCount(Mine, 2), IsCard(InHand(0), "VAC_464t31"),
    }
    // Another card, or one that the opponent gets, forges nothing.
    check! { Rogue:
        Ally("EX1_096"), OnTop("CS2_182"), Give("VAC_464t29"), Kill(My(0)), DeckCount(Mine, 19), HandCount(Mine, 2),
        IsCard(InHand(0), "VAC_464t29"), IsCard(InHand(1), "CS2_182"),
    }
    // One that is not drawn is forged as well, and none that the opponent gets.
    check! { Rogue:
        GiveThem("VAC_464t30"), Give("VAC_464t29"), Play("CS2_003", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "VAC_464t31"),
    }
    check! { Rogue:
        OnTheirTop("VAC_464t30"), Give("VAC_464t29"), EndTurn, IsCard(InTheirHand(0), "VAC_464t30"),
        IsCard(InHand(0), "VAC_464t29"),
    }
}

/// Hilt of Quel'Delar · Spell · 1 mana · Give a minion +3/+3.
//~ done VAC_464t30 - 7877e2e0 -
#[test]
fn VAC_464t30_hilt_of_quel_delar() {
    check! { Rogue:
        Give("VAC_464t30"), Cost("VAC_464t30", 1), Targets("VAC_464t30", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Ally("CS2_182"), Play("VAC_464t30", On(My(1))), StatsNow(My(0), 4, 5), StatsNow(My(1), 7, 8),
    }
    check! { Rogue:
        Ally("EX1_096"), OnTop("VAC_464t29"), Give("VAC_464t30"), Give("CS2_182"), Kill(My(0)), DeckCount(Mine, 19),
        HandCount(Mine, 2), IsCard(InHand(0), "VAC_464t31"),
    }
    // One that is not drawn is forged as well, and none that the opponent gets.
    check! { Rogue:
        GiveThem("VAC_464t29"), Give("VAC_464t30"), Play("CS2_003", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "VAC_464t31"),
    }
    check! { Rogue:
        OnTheirTop("VAC_464t29"), Give("VAC_464t30"), EndTurn, IsCard(InTheirHand(0), "VAC_464t29"),
        IsCard(InHand(0), "VAC_464t30"),
    }
}

/// Forging Quel'Delar · Spell · 0 mana
//~ todo VAC_464t31t e90b1ed0 24b08d4c -
#[test]
#[ignore = "todo: Forging Quel'Delar"]
fn VAC_464t31t_forging_quel_delar() {
    unwritten("VAC_464t31t");
}

/// The Exorcisor · Weapon · 1 mana · 3/3 durability · **Silence** any minion attacked by this weapon.
//~ done VAC_464t4 - ecdd49b7 -
#[test]
fn VAC_464t4_the_exorcisor() {
    check! { Rogue: Ally("VAC_464t4"), Enemy("CS2_162"), Attack(MyHero, Their(0)), HasNot(Their(0), GameTag::TAUNT) }
    check! { Rogue: Ally("VAC_464t4"), Enemy("EX1_008"), Attack(MyHero, Their(0)), BoardCount(Theirs, 0) }
    check! { Rogue:
        Ally("VAC_464t4"), Enemy("CS2_162"), Enemy("CS2_162"), Ally("CS2_231"), Attack(My(0), Their(1)),
        HasNow(Their(1), GameTag::TAUNT),
    }
    // Each minion that my hero attacks.
    check! { Mage:
        Ally("VAC_464t4"), Enemy("CS2_187"), Enemy("CS2_187"), Attack(MyHero, Their(0)),
        HasNot(Their(0), GameTag::TAUNT), Ready(MyHero), Attack(MyHero, Their(1)), HasNot(Their(1), GameTag::TAUNT),
    }
    check! { Mage:
        Ally("VAC_464t4"), Ally("CS2_187"), Enemy("CS2_106"), EndTurn, Attack(TheirHero, My(0)),
        HasNow(My(0), GameTag::TAUNT),
    }
    // A hero is no minion.
    check! { Rogue:
        Ally("VAC_464t4"), Play("CS2_024", On(TheirHero)), Attack(MyHero, TheirHero), Health(TheirHero, 24),
        HasNow(TheirHero, GameTag::FROZEN),
    }
}

/// Pure Cold · Spell · Frost · 5 mana · Deal $8 damage to the enemy hero, and **Freeze** it.
//~ done VAC_464t5 - 2c03d69c -
#[test]
fn VAC_464t5_pure_cold() {
    check! { Rogue:
        Enemy("CS2_182"), Play("VAC_464t5", Nothing), Health(TheirHero, 22), HasNow(TheirHero, GameTag::FROZEN),
        HasNot(Their(0), GameTag::FROZEN),
    }
}

/// Holy Book · Spell · Holy · 8 mana · **Silence** and destroy a minion. Summon a 10/10 copy of it.
//~ done VAC_464t7 - 83f14533 -
#[test]
fn VAC_464t7_holy_book() {
    check! { Rogue:
        Enemy("CS2_162"), Play("VAC_464t7", On(Their(0))), BoardCount(Theirs, 0), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_162"), StatsNow(My(0), 10, 10),
    }
    check! { Rogue: Enemy("EX1_096"), Play("VAC_464t7", On(Their(0))), HandCount(Theirs, 0), BoardCount(Mine, 1) }
}

/// Agency Espionage · Spell · 4 mana · Shuffle a card from each other class into your deck. They cost (1). Draw one.
//~ done WORK_004 - 9fcec3aa -
#[test]
fn WORK_004_agency_espionage() {
    check! { Rogue:
        EmptyDeck(Mine), OnTop("CS2_231"), OnTop("CS2_231"), OnTop("CS2_231"), Play("WORK_004", Nothing),
        DeckCount(Mine, 12), HandCount(Mine, 1), CostNow(InHand(0), 1),
    }
    // One of each other class, which cost (1).
    let cards = [
        "LEG_RLK_077",
        "BT_352",
        "EX1_165",
        "DS1_070",
        "CS2_033",
        "EX1_382",
        "EX1_091",
        "CS2_042",
        "CS2_064",
        "EX1_084",
    ];
    let chosen: Vec<Step> = cards.into_iter().map(|id| Force(Card(id))).collect();
    let costs: Vec<Step> = cards.into_iter().map(|id| CostNow(Newest(id), 1)).collect();
    let played = [EmptyDeck(Mine)].into_iter().chain(chosen).chain([Play("WORK_004", Nothing), DeckCount(Mine, 9)]);
    check(CardClass::Rogue, &played.chain([HandCount(Mine, 1)]).chain(costs).collect::<Vec<_>>());
    check! { Rogue:
        Play("WORK_004", Nothing), Play("WORK_004", Nothing), EndTurn, Play("WORK_004", Nothing),
        CostNow(InTheirHand(1), 1), HandCount(Mine, 2), DeckCount(Mine, 37), DeckCount(Theirs, 28),
    }
    // All are shuffled at once.
    check! { Rogue:
        Play("WORK_004", Nothing), HandCount(Mine, 1), DeckCount(Mine, 28), CostNow(InHand(0), 1), Crystals(10),
        Enemy("CS2_200"), Play("TLC_517", On(Their(0))), Damage(Their(0), 2),
    }
}

/// Robocaller · Minion · Mech · 3 mana · 3/2 · **Battlecry:** Draw an {0}, {1}, and {2}-Cost card. *(Numbers dialed randomly each turn!)*
/// - Numbers: {0} = 8, {1} = 8, {2} = 8
//~ done WORK_006 - 79042c67.fb6ad9be -
#[test]
fn WORK_006_robocaller() {
    // 2, 4 and 1 are dialed at the start of my turn; the cards come in this order.
    check! { Rogue:
        DeckOf(&["CS2_200", "CS2_182", "EX1_096", "CS2_168", "CS2_200"]), Give("WORK_006"), EndTurn, Force(Number(1)),
        Force(Number(2)), Force(Number(0)), EndTurn, TagNow(InHand(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        TagNow(InHand(0), GameTag::TAG_SCRIPT_DATA_NUM_2, 4), TagNow(InHand(0), GameTag::TAG_SCRIPT_DATA_NUM_3, 1),
        HandCount(Mine, 2), Play("WORK_006", Nothing), HandCount(Mine, 4),
        IsCard(InHand(1), "EX1_096"), IsCard(InHand(2), "CS2_182"), IsCard(InHand(3), "CS2_168"), DeckCount(Mine, 1),
    }
    // They are dialed anew each turn, and differ: with 1 gone the lowest is 2. A number that nothing costs draws nothing.
    check! { Rogue:
        DeckOf(&["CS2_200", "CS2_168", "CS2_182", "EX1_096", "CS2_200", "CS2_200"]), Give("WORK_006"), EndTurn,
        Force(Number(1)), Force(Number(2)), Force(Number(0)), EndTurn, EndTurn, Force(Number(0)), Force(Number(0)),
        Force(Number(5)), EndTurn, HandCount(Mine, 3), Play("WORK_006", Nothing), HandCount(Mine, 4),
        IsCard(InHand(2), "CS2_168"), IsCard(InHand(3), "EX1_096"), DeckCount(Mine, 2),
    }
    // It is dialed as soon as it comes into the hand.
    check! { Rogue:
        DeckOf(&["CS2_168", "EX1_096", "CS2_182", "WORK_006"]), Ally("EX1_096"), Force(Number(0)), Force(Number(0)),
        Force(Number(1)), Kill(My(0)), HandCount(Mine, 1), Play("WORK_006", Nothing), HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_168"), IsCard(InHand(1), "EX1_096"), IsCard(InHand(2), "CS2_182"), DeckCount(Mine, 0),
    }
    // One that is played without having come into the hand is dialed then: 2, 4 and 1.
    check! { Rogue:
        DeckOf(&["CS2_200", "CS2_182", "EX1_096", "CS2_168"]), Force(Number(1)), Force(Number(2)), Force(Number(0)),
        Play("WORK_006", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "EX1_096"), IsCard(InHand(1), "CS2_182"),
        IsCard(InHand(2), "CS2_168"), DeckCount(Mine, 1),
    }
}

/// Bubba · Minion · Beast · 5 mana · 8/8 · **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
//~ done VAC_464t6 - 298994de -
#[test]
fn VAC_464t6_bubba() {
    check! { Rogue: Enemy("CS2_186"), Play("VAC_464t6", On(Their(0))), Damage(Their(0), 6), Damage(My(0), 0) }
}

/// Maestra, Mask Merchant · Minion · 2 mana · 3/2 · **Warlock Tourist Battlecry: Discover** a Hero card from the past *(from another class*).
//~ done VAC_336 - ef2043e2 -
#[test]
fn VAC_336_maestra_mask_merchant() {
    check! { Rogue:
        Force(Card("TRL_065")), Play("VAC_336", Nothing), ChooseCard("TRL_065"), HandCount(Mine, 1),
        IsCard(InHand(0), "TRL_065"),
    }
    check! { Rogue: ForbidOutcome(Card("CS2_182")), Play("VAC_336", Nothing), Choose(0) }
}

/// Snatch and Grab · Spell · 8 mana · Destroy two random enemy minions. Costs (1) less for each card you've played from another class.
//~ done VAC_700 - 57dc335d -
#[test]
fn VAC_700_snatch_and_grab() {
    check! { Rogue:
        Give("VAC_700"), GiveThem("VAC_700"), CostNow(Nth(0), 8), Play("CS2_231", Nothing), Play("CS2_072", On(My(0))),
        CostNow(Nth(0), 8), Play("CS2_008", On(TheirHero)), Health(TheirHero, 29), CostNow(Nth(0), 7),
        CostNow(Nth(1), 8), EndTurn, EndTurn, CostNow(Nth(0), 7),
    }
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_172"), Play("VAC_700", Nothing),
        BoardCount(Theirs, 1), BoardCount(Mine, 1),
    }
}

/// Swarthy Swordshiner · Minion · Pirate · 3 mana · 3/3 · **Battlecry:** Set the Attack and Durability of your weapon to 3.
//~ done VAC_701 - 918e4f4a -
#[test]
fn VAC_701_swarthy_swordshiner() {
    check! { Rogue:
        Ally("CS2_091"), Enemy("CS2_091"), Play("VAC_701", Nothing), StatsNow(MyWeapon, 3, 3), StatsNow(TheirWeapon, 1, 4),
    }
    check! { Rogue: Play("VAC_701", Nothing), NoWeapon(Mine) }
}
