//! Rogue cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 60884dce

/// Silent Strike · Spell · Shadow · 2 mana · Give a minion +3 Attack. If it's **Stealthed**, deal its Attack damage to a random enemy minion.
//~ done CAP_001 - 662bd317 -
#[test]
fn CAP_001_silent_strike() {
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_200"), Play("CAP_001", On(My(0))), StatsNow(My(0), 7, 5), Damage(Their(0), 0),
    }
    check! { Rogue:
        Ally("EX1_010"), Ally("CS2_200"), Enemy("CS2_200"), Play("CAP_001", On(My(0))), StatsNow(My(0), 5, 1),
        Damage(Their(0), 5), Damage(My(1), 0), Damage(TheirHero, 0), HasNow(My(0), GameTag::STEALTH),
    }
}

/// Follow the Footsteps · Spell · 1 mana · **Discover** a **Stealth** minion. Give it this effect for a turn.
//~ done CAP_002 - 33d9e8ab -
#[test]
fn CAP_002_follow_the_footsteps() {
    check! { Rogue in Wild:
        Force(Card("EX1_010")), Force(Card("EX1_522")), Force(Card("EX1_028")), Play("CAP_002", Nothing),
        ChooseCard("EX1_010"), HandCount(Mine, 1), Force(Card("EX1_522")), Play("EX1_010", Nothing),
        ChooseCard("EX1_522"), HandCount(Mine, 1), IsCard(InHand(0), "EX1_522"),
    }
    check! { Rogue in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("CAP_002", Nothing), Choose(0), HandCount(Mine, 1) }
    check! { Rogue in Wild, Standard:
        Force(Card("EX1_010")), Play("CAP_002", Nothing), ChooseCard("EX1_010"), EndTurn, EndTurn,
        Play("EX1_010", Nothing), HandCount(Mine, 1),
    }
    // Only the one that it gave.
    check! { Rogue in Wild, Standard:
        Force(Card("EX1_010")), Play("CAP_002", Nothing), ChooseCard("EX1_010"), HandCount(Mine, 1),
        Play("CS2_182", Nothing), HandCount(Mine, 1), Summon("EX1_010"), HandCount(Mine, 1),
    }
    // A minion that was returned to the hand has lost the effect.
    check! { Rogue in Wild:
        Force(Card("EX1_010")), Force(Card("EX1_522")), Force(Card("EX1_028")), Play("CAP_002", Nothing),
        ChooseCard("EX1_010"), Force(Card("EX1_522")), Play("EX1_010", Nothing), ChooseCard("EX1_522"),
        Play("EX1_144", On(My(0))), Play("EX1_010", Nothing), Play("CS2_231", Nothing), BoardCount(Mine, 2),
        HandCount(Mine, 1), IsCard(InHand(0), "EX1_522"),
    }
    // Who is summoned was not played.
    check! { Rogue in Wild, Standard:
        Force(Card("EX1_010")), Play("CAP_002", Nothing), ChooseCard("EX1_010"), Play("GVG_029", Nothing),
        BoardCount(Mine, 1), HandCount(Mine, 0),
    }
    // The card shows that it has the effect, for this turn.
    let mut table = table(CardClass::Rogue);
    table.steps(&[Force(Card("EX1_010")), Play("CAP_002", Nothing), ChooseCard("EX1_010"), HandCount(Mine, 1)]);
    assert!(table.bears(InHand(0), "CAP_002e"));
    table.steps(&[EndTurn]);
    assert!(!table.bears(InHand(0), "CAP_002e"));
}

/// Disguised Operator · Minion · 1 mana · 4/2 · Can be played on either side. **Rush**. **Deathrattle:** Your opponent draws 2 cards.
//~ done CAP_004 - da560975 -
#[test]
fn CAP_004_disguised_operator() {
    check! { Rogue:
        Play("CAP_004", Nothing), BoardCount(Mine, 1), HasNow(My(0), GameTag::RUSH), Kill(Nth(0)), HandCount(Theirs, 2),
        HandCount(Mine, 0),
    }
    check! { Rogue:
        PlayOption("CAP_004", 1, Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1), IsCard(Their(0), "CAP_004"),
        Kill(Nth(0)), HandCount(Mine, 2), HandCount(Theirs, 0), CannotAct(MyHero),
    }
}

/// Detected! · Spell · 1 mana · This was played on the friendly side.
//~ todo CAP_004a d12460f9 ac100235 -
#[test]
#[ignore = "todo: Detected!"]
fn CAP_004a_detected() {
    unwritten("CAP_004a");
}

/// Disguised! · Spell · 1 mana · This was played on the enemy side.
//~ todo CAP_004b 5e2de313 ac2e28f8 -
#[test]
#[ignore = "todo: Disguised!"]
fn CAP_004b_disguised() {
    unwritten("CAP_004b");
}

/// Tricks of the Trade · Spell · 1 mana · Deal $1 damage. If a **Stealthed** minion attacked while holding this, deal $3 instead.
//~ done CAP_006 - 4b958591 -
#[test]
fn CAP_006_tricks_of_the_trade() {
    check! { Rogue:
        Give("CAP_006"), Ally("CS2_182"), Attack(My(0), TheirHero), Play("CAP_006", On(TheirHero)),
        Health(TheirHero, 25),
    }
    check! { Rogue:
        Give("CAP_006"), Ally("EX1_010"), Attack(My(0), TheirHero), Health(TheirHero, 28),
        Play("CAP_006", On(TheirHero)), Health(TheirHero, 25),
    }
    check! { Rogue:
        Give("CAP_006"), Ally("EX1_010"), Attack(My(0), TheirHero), Play("TSC_926", Nothing),
        Play("CAP_006", On(My(0))), StatsNow(My(0), 2, 4),
    }
    // A hero is no minion.
    check! { Rogue:
        Give("CAP_006"), Enchant(MyHero, "SW_052t6e"), Attack(MyHero, TheirHero), Health(TheirHero, 28),
        Play("CAP_006", On(TheirHero)), Health(TheirHero, 27),
    }
}

/// Nab · Spell · 2 mana · Deal $3 damage to a minion. If it dies, shuffle a copy of it into your deck that costs (2).
//~ done JAIL_225 - a6f382c5 -
#[test]
fn JAIL_225_nab() {
    check! { Rogue:
        Enemy("CS2_200"), DealDamage(Their(0), 5), EmptyDeck(Mine), Play("JAIL_225", On(Their(0))), BoardCount(Theirs, 0),
        DeckCount(Mine, 1), DeckCount(Theirs, 20), EndTurn, EndTurn, IsCard(InHand(0), "CS2_200"), CostNow(InHand(0), 2),
        StatsNow(InHand(0), 6, 7),
    }
    check! { Rogue: Enemy("CS2_200"), Play("JAIL_225", On(Their(0))), Damage(Their(0), 3), DeckCount(Mine, 19) }
}

/// Lotus Troublemaker · Minion · 3 mana · 2/2 · **Battlecry:** Deal 1 damage to a random enemy. Shoot @ \|4(time, times)! *(While in hand or deck play cards for 2 Mana to shoot more!)*
/// - Numbers: {0} = 1
//~ done JAIL_470 - 08c0aaf3.eae7e889 -
#[test]
fn JAIL_470_lotus_troublemaker() {
    check! { Rogue:
        Play("JAIL_470", Nothing), Health(TheirHero, 29), Play("CS2_172", Nothing), HeroPower(Nothing), Crystals(10),
        Play("CS2_172", Nothing), Play("CS2_171", Nothing), Play("JAIL_470", Nothing), Health(TheirHero, 28),
    }
    // The number is the card's own, in hand and in the deck; the Hero Power is no card.
    check! { Rogue:
        Give("JAIL_470"), DeckOf(&["JAIL_470", "JAIL_470"]), Play("CS2_172", Nothing), Play("CS2_171", Nothing),
        Crystals(10), Play("CS2_172", Nothing), HeroPower(Nothing), Crystals(10), Play("JAIL_470", Nothing),
        Health(TheirHero, 27), EndTurn, EndTurn, Play("JAIL_470", Nothing), Health(TheirHero, 24),
    }
}

/// Jade Guardians · Spell · 5 mana · Get two random 8-Cost minions. They cost (1) less for each card you played for 2 Mana this game.@ *(@)*
//~ done JAIL_474 - 7e52be26 -
#[test]
fn JAIL_474_jade_guardians() {
    check! { Rogue:
        Play("CS2_172", Nothing), HeroPower(Nothing), Play("CS2_231", Nothing), Crystals(10), Play("CS2_172", Nothing),
        Play("CS2_171", Nothing), EndTurn, Play("CS2_172", Nothing), EndTurn, Play("JAIL_474", Nothing),
        HandCount(Mine, 3), CostNow(InHand(1), 6), CostNow(InHand(2), 6),
    }
    // Mana for a Forge is for no card that was played.
    check! { Rogue:
        Give("TTN_724"), Use(InHand(0), 0, Nothing), Crystals(10), Play("JAIL_474", Nothing), HandCount(Mine, 3),
        CostNow(InHand(1), 8), CostNow(InHand(2), 8),
    }
}

/// Slice and Dice · Spell · 5 mana · Replay all other cards played this turn *(targeting enemies if possible).* End your turn.
//~ done JAIL_500 - b692f1aa -
#[test]
fn JAIL_500_slice_and_dice() {
    check! { Rogue:
        Play("CS2_029", On(TheirHero)), Play("CS2_231", Nothing), Crystals(10), Play("JAIL_500", Nothing),
        Health(TheirHero, 18), BoardCount(Mine, 2), HandCount(Theirs, 1),
    }
    // At an enemy, though it was cast on a friend; what the opponent played, and what was played before, is not replayed.
    check! { Rogue:
        Play("CS2_029", On(TheirHero)), EndTurn, Play("CS2_231", Nothing), EndTurn, Ally("CS2_231"), Enemy("CS2_182"),
        Kill(Their(0)), Play("CS2_087", On(My(0))), Play("JAIL_500", Nothing), HandCount(Theirs, 2), StatsNow(My(0), 4, 1),
        StatsNow(Their(0), 7, 5), BoardCount(Mine, 1), Health(TheirHero, 24),
    }
}

/// Picklock · Minion · 1 mana · 1/1 · All numbers on this card equal your remaining Mana. **Battlecry:** Deal @ damage to an enemy minion.
/// - Numbers: {0} = 1
//~ done JAIL_501 - 21f2c59b.eae7e889 -
#[test]
fn JAIL_501_picklock() {
    check! { Rogue:
        Give("JAIL_501"), Crystals(7), Enemy("EX1_563"), Play("CS2_171", Nothing), CostNow(InHand(0), 6),
        StatsNow(InHand(0), 6, 6), Play("JAIL_501", On(Their(0))), StatsNow(My(1), 6, 6), Damage(Their(0), 6), Mana(0), EndTurn,
        StatsNow(My(1), 6, 6), EndTurn, StatsNow(My(1), 6, 6),
    }
    check! { Rogue: Summon("JAIL_501"), StatsNow(My(0), 1, 1) }
    // What was paid for it before it came back to the hand does not count.
    check! { Rogue:
        Give("JAIL_501"), Crystals(4), Enemy("EX1_563"), Play("JAIL_501", On(Their(0))), StatsNow(My(0), 4, 4), Crystals(2),
        Play("EX1_049", On(My(0))), HandCount(Mine, 1), Crystals(1), Play("JAIL_501", On(Their(0))), StatsNow(My(1), 1, 1),
        Damage(Their(0), 5),
    }
}

/// Blackpaw's Whip · Weapon · 3 mana · 3/2 durability · Costs (1) less for each Coin you're holding. **Deathrattle:** Draw a card.
//~ done JAIL_503 - fa906a0e -
#[test]
fn JAIL_503_blackpaws_whip() {
    // Every Coin counts, whatever its name.
    check! { Rogue: Give("JAIL_503"), Give("JAIL_504t"), Give("GAME_005"), CostNow(InHand(0), 1) }
    check! { Rogue:
        Play("JAIL_503", Nothing), DeckOf(&["CS2_231"]), Kill(MyWeapon), HandCount(Mine, 1), DeckCount(Mine, 0),
    }
}

/// Aya, Lotus Kingpin · Minion · 6 mana · 6/3 · You always go second. **Battlecry:** Pick an upgraded counterfeit to replace your Coins this game. Get 3.
//~ done JAIL_504 - d67256f1 -
#[test]
fn JAIL_504_aya_lotus_kingpin() {
    // The Coin in hand becomes a Jade Coin, three more come, and so does the next one.
    check! { Rogue:
        Give("GAME_005"), Play("JAIL_504", Nothing), ChooseCard("JAIL_504t"), HandCount(Mine, 4), IsCard(InHand(0), "JAIL_504t"),
        IsCard(InHand(3), "JAIL_504t"), Play("WW_001t18", Nothing), HandCount(Mine, 6),
        IsCard(InHand(4), "JAIL_504t"), IsCard(InHand(5), "JAIL_504t"), GiveThem("GAME_005"),
        IsCard(InTheirHand(0), "GAME_005"), Play("JAIL_504t", Nothing), IsCard(My(1), "CFM_712_t01"),
    }
    check! { Rogue:
        OnTop("GAME_005"), Play("JAIL_504", Nothing), ChooseCard("JAIL_504t2"), HandCount(Mine, 3), IsCard(InHand(0), "JAIL_504t2"),
        Enemy("CS2_182"), Play("JAIL_504t2", Nothing), Damage(Their(0), 2), Play("CFM_621t8", Nothing),
        IsCard(InHand(2), "JAIL_504t2"),
    }
    check! { Rogue: Play("JAIL_504", Nothing), ChooseCard("JAIL_504t3"), HandCount(Mine, 3), IsCard(InHand(2), "JAIL_504t3") }
    // Its player goes second, unless the other one would, too.
    use cardwright_engine::Deck;
    let cards = table(CardClass::Rogue).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let aya = Deck { hero: find("HERO_03"), cards: vec![find("JAIL_504")], sideboards: Vec::new() };
    let other = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
    let first = |decks, drawn| Deck::first_player_index(cards, decks, drawn);
    assert_eq!([first([&aya, &other], 0), first([&aya, &other], 1)], [1, 1]);
    assert_eq!([first([&other, &aya], 0), first([&other, &aya], 1)], [0, 0]);
    assert_eq!([first([&aya, &aya], 0), first([&aya, &aya], 1)], [0, 1]);
    assert_eq!([first([&other, &other], 0), first([&other, &other], 1)], [0, 1]);
    // Each counterfeit replaces Coins alone: in hand, in the deck and those that come later, and none of the opponent.
    for coin in ["JAIL_504t", "JAIL_504t2", "JAIL_504t3"] {
        check! { Rogue:
            Give("GAME_005"), Give("CS2_182"), OnTop("GAME_005"), OnTop("CS2_231"), Play("JAIL_504", Nothing), ChooseCard(coin),
            HandCount(Mine, 5), IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), coin), IsCard(InHand(4), coin),
            IsCard(Nth(2), coin), IsCard(Nth(3), "CS2_231"), Play("WW_001t18", Nothing), HandCount(Mine, 7),
            IsCard(InHand(5), coin), IsCard(InHand(6), coin), Play("EX1_015", Nothing), HandCount(Mine, 8),
            IsCard(InHand(7), "CS2_231"), EndTurn, Play("WW_001t18", Nothing), HandCount(Theirs, 3),
            IsCard(InTheirHand(1), "GAME_005"), IsCard(InTheirHand(2), "GAME_005"),
        }
    }
    // Of a second Aya the first pick still counts for Coins, and counterfeits stay.
    for (first, second) in [("JAIL_504t", "JAIL_504t2"), ("JAIL_504t2", "JAIL_504t3"), ("JAIL_504t3", "JAIL_504t")] {
        check! { Rogue:
            Play("JAIL_504", Nothing), ChooseCard(first), HandCount(Mine, 3), Crystals(10), Play("JAIL_504", Nothing),
            ChooseCard(second), HandCount(Mine, 6), IsCard(InHand(0), first), IsCard(InHand(3), second),
            IsCard(InHand(5), second), Play("WW_001t18", Nothing), HandCount(Mine, 8), IsCard(InHand(6), first),
        }
    }
}

/// Kabal Coin · Spell · 0 mana · Gain 1 Mana Crystal this turn only. Get a random 1-Cost Kazakus Potion.
//~ done JAIL_504t3 - 472aef59 -
#[test]
fn JAIL_504t3_kabal_coin() {
    check! { Rogue:
        Force(Card("CFM_621t3")), Force(Card("CFM_621t8")), Crystals(5), Play("JAIL_504t3", Nothing), Mana(6), HandCount(Mine, 1),
        IsCard(InHand(0), "JAIL_504t3p"), Play("JAIL_504t3p", Nothing), Armor(Mine, 4), HandCount(Mine, 1), Mana(5),
    }
    for ingredient in INGREDIENTS {
        check! { Rogue:
            Force(Card(ingredient)), Play("JAIL_504t3", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "JAIL_504t3p"),
            HandCount(Theirs, 0),
        }
    }
    // Cast twice, each Potion has two of all nine ingredients.
    check! { Rogue:
        Play("DMF_058", Nothing), Force(Card("CFM_621t10")), Force(Card("CFM_621t2")), ForbidOutcome(Number(9)),
        Play("JAIL_504t3", Nothing), HandCount(Mine, 2),
    }
}

/// Kazakus Potion · Spell · 1 mana · {0} {1}
//~ done JAIL_504t3p - 2721cc02 -
#[test]
fn JAIL_504t3p_kazakus_potion() {
    check! { Rogue: Cost("JAIL_504t3p", 1), Play("JAIL_504t3p", Nothing), HandCount(Mine, 0), Health(TheirHero, 30) }
}

/// Kazakus Potion Generator · Spell · 1 mana · Get a random 1-Cost Potion.
//~ done JAIL_504t5 - f423eaf6 -
#[test]
fn JAIL_504t5_kazakus_potion_generator() {
    check! { Rogue:
        Force(Card("CFM_621t10")), Force(Card("CFM_621t2")), Play("JAIL_504t5", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "JAIL_504t3p"), Play("JAIL_504t3p", On(TheirHero)), Health(TheirHero, 27), StatsNow(My(0), 2, 2),
        BoardCount(Mine, 1),
    }
    for ingredient in INGREDIENTS {
        check! { Rogue:
            Force(Card(ingredient)), Play("JAIL_504t5", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "JAIL_504t3p"),
            HandCount(Theirs, 0),
        }
    }
    // Cast twice, each Potion has two of all nine ingredients.
    check! { Rogue:
        Play("DMF_058", Nothing), Force(Card("CFM_621t10")), Force(Card("CFM_621t2")), ForbidOutcome(Number(9)),
        Play("JAIL_504t5", Nothing), HandCount(Mine, 2),
    }
}

/// The ingredients of a Potion that costs (1).
const INGREDIENTS: [&str; 9] = [
    "CFM_621t2",
    "CFM_621t3",
    "CFM_621t4",
    "CFM_621t5",
    "CFM_621t6",
    "CFM_621t8",
    "CFM_621t9",
    "CFM_621t10",
    "CFM_621t37",
];

/// Defias Wannabe · Minion · 4 mana · 2/2 · **Prepare Combo:** Gain +1/+1 for each other card played this turn.@ *(@)*
//~ done JAIL_909 - 7d92555b -
#[test]
fn JAIL_909_defias_wannabe() {
    check! { Rogue:
        Give("JAIL_909"), Cost("JAIL_909", 4), Stats("JAIL_909", 2, 2), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("JAIL_909", Nothing), StatsNow(My(0), 4, 4),
    }
}
