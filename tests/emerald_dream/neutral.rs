//! Neutral cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 820f524a

/// Ysera, Emerald Aspect · Minion · Dragon · 9 mana · 4/12 · **Start of Game:** Increase both players'maximum Mana by 5. **Battlecry:** Gain 3 Mana Crystals.
//~ done EDR_000 - cfa50461 -
#[test]
fn EDR_000_ysera_emerald_aspect() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options};
    let mut table = table(CardClass::Druid);
    let cards = table.game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |last: &[&str]| {
        let mut list = vec![find("CS2_182"); 20];
        list.extend(last.iter().map(|id| find(id)));
        Deck { hero: find("HERO_06"), cards: list, sideboards: Vec::new() }
    };
    let (mine, theirs) = (deck(&["EDR_000"]), deck(&[]));
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    table.game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
    table.steps(&[Crystals(10), EndTurn, Crystals(10), EndTurn, Mana(11), EndTurn, Mana(11), EndTurn, Mana(12)]);
    check! { Druid: Crystals(9), Play("EDR_000", Nothing), Mana(3), EndTurn, EndTurn, Mana(10) }
    // "Refresh your Mana Crystals": all of them, however many there are (Twig of the World Tree).
    table.steps(&[
        Crystals(15),
        Ally("LOOT_392"),
        Play("EX1_312", Nothing),
        Play("CS2_032", Nothing),
        Mana(0),
        Kill(MyWeapon),
        Mana(15),
    ]);
    // The opponent gets nothing of it.
    check! { Druid: Crystals(0), EndTurn, Play("EDR_000", Nothing), EndTurn, Mana(1) }
}

/// Hopeful Dryad · Minion · 3 mana · 3/3 · **Battlecry:** Get a random Dream card.
//~ done EDR_001 - eaa99cb1 -
#[test]
fn EDR_001_hopeful_dryad() {
    check! { Mage:
        Force(Card("DREAM_03")), Play("EDR_001", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "DREAM_03"),
        Force(Card("DREAM_05")), Play("EDR_001", Nothing), IsCard(InHand(1), "DREAM_05"), Force(Card("DREAM_01")),
        Play("EDR_001", Nothing), IsCard(InHand(2), "DREAM_01"), Crystals(10), Force(Card("DREAM_02")),
        Play("EDR_001", Nothing), Force(Card("DREAM_04")), Play("EDR_001", Nothing), IsCard(InHand(4), "DREAM_04"),
    }
}

/// Waking Terror · Spell · 0 mana · \+3 Attack and **Lifesteal**.
//~ done EDR_100t - c905839a -
#[test]
fn EDR_100t_waking_terror() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_182"]), Force(Card("EDR_100t")), Play("EDR_856", Nothing), ChooseCard("CS2_200"),
        HandCount(Mine, 1), StatsNow(InHand(0), 9, 7), HasNow(InHand(0), GameTag::LIFESTEAL),
    }
    check! { Druid: DeckOf(&["BOT_050"]), ForbidOutcome(Card("EDR_100t")), Play("EDR_856", Nothing), Choose(0) }
}

/// Well Rested · Spell · 0 mana · \+2/+2 and **Elusive**.
//~ done EDR_100t1 - 4e012a86 -
#[test]
fn EDR_100t1_well_rested() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_182"]), Force(Card("EDR_100t1")), Play("EDR_856", Nothing), ChooseCard("CS2_200"),
        StatsNow(InHand(0), 8, 9), HasNow(InHand(0), GameTag::ELUSIVE),
    }
    check! { Druid: DeckOf(&["NEW1_023"]), ForbidOutcome(Card("EDR_100t1")), Play("EDR_856", Nothing), Choose(0) }
}

/// Nightmare Scales · Spell · 0 mana · Has a **Divine Shield** that takes 3 hits to break.
//~ todo EDR_100t10 0224c923 fad6f040 -
#[test]
#[ignore = "todo: Nightmare Scales"]
fn EDR_100t10_nightmare_scales() {
    unwritten("EDR_100t10");
}

/// Harpy's Talons · Spell · 0 mana · **Divine Shield**, **Windfury**
//~ done EDR_100t13 - 74259cf6 -
#[test]
fn EDR_100t13_harpys_talons() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_182"]), Force(Card("EDR_100t13")), Play("EDR_856", Nothing), ChooseCard("CS2_200"),
        HasNow(InHand(0), GameTag::DIVINE_SHIELD), HasNow(InHand(0), GameTag::WINDFURY), StatsNow(InHand(0), 6, 7),
    }
    check! { Druid: DeckOf(&["EX1_008"]), ForbidOutcome(Card("EDR_100t13")), Play("EDR_856", Nothing), Choose(0) }
}

/// Short Claws · Spell · 0 mana · Costs (2) less, but has -2 Attack.
//~ done EDR_100t2 - 3f13a52b -
#[test]
fn EDR_100t2_short_claws() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_182"]), Force(Card("EDR_100t2")), Play("EDR_856", Nothing), ChooseCard("CS2_200"),
        StatsNow(InHand(0), 4, 7), CostNow(InHand(0), 4),
    }
    check! { Druid: DeckOf(&["CS2_121"]), ForbidOutcome(Card("EDR_100t2")), Play("EDR_856", Nothing), Choose(0) }
    check! { Druid:
        DeckOf(&["CS2_172"]), Force(Card("EDR_100t2")), Play("EDR_856", Nothing), Choose(0), HandCount(Mine, 1),
        StatsNow(InHand(0), 1, 2), CostNow(InHand(0), 0),
    }
}

/// Bundled Up · Spell · 0 mana · \+4 Health and **Taunt**.
//~ done EDR_100t3 - 1a1a2f3e -
#[test]
fn EDR_100t3_bundled_up() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_182"]), Force(Card("EDR_100t3")), Play("EDR_856", Nothing), ChooseCard("CS2_200"),
        StatsNow(InHand(0), 6, 11), HasNow(InHand(0), GameTag::TAUNT),
    }
    check! { Druid: DeckOf(&["CS2_121"]), ForbidOutcome(Card("EDR_100t3")), Play("EDR_856", Nothing), Choose(0) }
}

/// Inner Demons · Spell · 0 mana · **Deathrattle:** Draw 2 cards.
//~ todo EDR_100t4 f1cd1ac5 c5acd9cc -
#[test]
#[ignore = "todo: Inner Demons"]
fn EDR_100t4_inner_demons() {
    unwritten("EDR_100t4");
}

/// Living Nightmare · Spell · 0 mana · When you play this minion, summon a 2/2 copy of it.
//~ done EDR_100t5 - 08e0536a -
#[test]
fn EDR_100t5_living_nightmare() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_200", "EX1_015"]), Force(Card("EDR_100t5")), Play("EDR_856", Nothing),
        ChooseCard("EX1_015"), Crystals(10), Play("EX1_015", Nothing), BoardCount(Mine, 3), IsCard(My(2), "EX1_015"),
        StatsNow(My(2), 2, 2), StatsNow(My(1), 1, 1), HandCount(Mine, 1), EndTurn, Kill(My(1)), BoardCount(Mine, 2),
    }
}

/// Sleepwalker · Spell · 0 mana · **Charge**
//~ done EDR_100t6 - 6d75780c -
#[test]
fn EDR_100t6_sleepwalker() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_182"]), Force(Card("EDR_100t6")), Play("EDR_856", Nothing), ChooseCard("CS2_200"),
        HandCount(Mine, 1), Crystals(10), Play("CS2_200", Nothing), Attack(My(1), TheirHero), Health(TheirHero, 24),
    }
    check! { Druid: DeckOf(&["EX1_405"]), ForbidOutcome(Card("EDR_100t6")), Play("EDR_856", Nothing), Choose(0) }
    check! { Druid: DeckOf(&["CS2_124"]), ForbidOutcome(Card("EDR_100t6")), Play("EDR_856", Nothing), Choose(0) }
    check! { Druid:
        DeckOf(&["CS2_231"]), Force(Card("EDR_100t6")), Play("EDR_856", Nothing), Choose(0), HandCount(Mine, 1),
        HasNow(InHand(0), GameTag::CHARGE),
    }
}

/// Rude Awakening · Spell · 0 mana · This minion's **Battlecries** trigger twice.
//~ done EDR_100t7 - bc0cb7ad -
#[test]
fn EDR_100t7_rude_awakening() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_200", "CS2_200", "CS2_200", "EX1_015"]), Force(Card("EDR_100t7")),
        Play("EDR_856", Nothing), ChooseCard("EX1_015"), Crystals(10), Play("EX1_015", Nothing), HandCount(Mine, 2),
        Crystals(10), Play("EX1_015", Nothing), HandCount(Mine, 3),
    }
    check! { Druid: DeckOf(&["CS2_182"]), ForbidOutcome(Card("EDR_100t7")), Play("EDR_856", Nothing), Choose(0) }
}

/// Sweet Dreams · Spell · 0 mana · \+4/+5. Place this card on top of your deck.
//~ done EDR_100t8 - 557bca5e -
#[test]
fn EDR_100t8_sweet_dreams() {
    check! { Druid:
        DeckOf(&["CS2_182", "CS2_200"]), Force(Card("EDR_100t8")), Play("EDR_856", Nothing), ChooseCard("CS2_182"),
        HandCount(Mine, 0), DeckCount(Mine, 2), EndTurn, EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        StatsNow(InHand(0), 8, 10),
    }
    check! { Druid in Wild:
        Force(Card("EX1_008")), Force(Card("EX1_029")), Force(Card("CS2_168")), Force(Card("EDR_100t8")),
        Play("END_013", Nothing), Choose(0), HandCount(Mine, 0), DeckCount(Mine, 20), EndTurn, EndTurn,
        IsCard(InHand(0), "EX1_008"), StatsNow(InHand(0), 5, 6),
    }
}

/// Persisting Horror · Spell · 0 mana · **Reborn**. Is **Reborn** with full Health and enchantments.
//~ done EDR_100t9 - 44d88ee1 -
#[test]
fn EDR_100t9_persisting_horror() {
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_182"]), Force(Card("EDR_100t9")), Play("EDR_856", Nothing), ChooseCard("CS2_200"),
        HandCount(Mine, 1), Enchant(InHand(0), "CS2_092e"), Crystals(10), Play("CS2_200", Nothing), StatsNow(My(1), 10, 11),
        DealDamage(My(1), 3), Kill(My(1)), BoardCount(Mine, 2), IsCard(My(1), "CS2_200"), StatsNow(My(1), 10, 11),
        HasNot(My(1), GameTag::REBORN), Kill(My(1)), BoardCount(Mine, 1),
    }
    check! { Druid: DeckOf(&["CORE_ULD_723"]), ForbidOutcome(Card("EDR_100t9")), Play("EDR_856", Nothing), Choose(0) }
}

/// Treacherous Tormentor · Minion · Demon · 4 mana · 5/4 · **Battlecry: Discover** a **Legendary** minion with a **Dark Gift**.
//~ done EDR_102 - ba037d7c -
#[test]
fn EDR_102_treacherous_tormentor() {
    check! { Mage in Wild:
        Force(Card("EX1_014")), Force(Card("EX1_016")), Force(Card("EX1_298")), Force(Card("EDR_100t")),
        Play("EDR_102", Nothing), ChooseCard("EX1_014"), HandCount(Mine, 1), StatsNow(InHand(0), 8, 6),
    }
    for other in ["TOY_378", "CS2_182"] {
        check! { Mage: ForbidOutcome(Card(other)), Play("EDR_102", Nothing) }
    }
    // A Legendary spell is not discovered.
    check! { Mage in Wild: ForbidOutcome(Card("RLK_590")), Play("EDR_102", Nothing) }
}

/// Dark Gift · Spell · 0 mana · Executes nightmare bonus
//~ todo EDR_102t 90aeb8b4 ce65b7d7 -
#[test]
#[ignore = "todo: Dark Gift"]
fn EDR_102t_dark_gift() {
    unwritten("EDR_102t");
}

/// Creature of Madness · Minion · 2 mana · 1/1 · **Battlecry: Discover** a 3-Cost minion with a **Dark Gift.**
//~ done EDR_105 - b1e2d1ad -
#[test]
fn EDR_105_creature_of_madness() {
    check! { Mage in Wild:
        Force(Card("CS2_125")), Force(Card("CS2_127")), Force(Card("CS2_124")), Force(Card("EDR_100t")),
        Play("EDR_105", Nothing), ChooseCard("CS2_125"), HandCount(Mine, 1), StatsNow(InHand(0), 6, 3),
    }
    for other in ["CS2_023", "CS2_182"] {
        check! { Mage: ForbidOutcome(Card(other)), Play("EDR_105", Nothing) }
    }
}

/// Briarspawn Drake · Minion · Dragon · 10 mana · 12/7 · At the end of your turn, attack a random enemy minion *(excess damage hits the enemy hero*).
//~ done EDR_453 - 35d69ea5 -
#[test]
fn EDR_453_briarspawn_drake() {
    check! { Mage:
        Ally("EDR_453"), Enemy("CS2_182"), EndTurn, Dead(Nth(1)), Health(TheirHero, 23), StatsNow(My(0), 12, 3), EndTurn,
        Health(TheirHero, 23),
    }
    check! { Mage: Ally("EDR_453"), Enemy("EX1_563"), EndTurn, Dead(Nth(1)), Health(TheirHero, 30) }
    check! { Mage: Ally("EDR_453"), EndTurn, Health(TheirHero, 30) }
    check! { Mage:
        Ally("EDR_453"), Enemy("CS2_182"), Enemy("CS2_182"), EndTurn, BoardCount(Theirs, 1), Health(TheirHero, 23),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Enemy("CS2_182"), Ally("EDR_453"), Enemy("CS2_182"), EndTurn, EndTurn, BoardCount(Mine, 1),
        Health(TheirHero, 23),
    }
}

/// Fleeing Treant · Minion · 2 mana · 2/2 · **Battlecry: Imbue** your Hero Power. Your next one costs (0).
//~ todo EDR_500 35541703 8494cad0 -
#[test]
#[ignore = "todo: Fleeing Treant"]
fn EDR_500_fleeing_treant() {
    unwritten("EDR_500");
}

/// Bloodthistle Illusionist · Minion · Demon · 3 mana · 2/4 · **Battlecry:** Summon a copy of this. One secretly dies when it takes damage.
//~ done EDR_780 - 9ace3f94 -
#[test]
fn EDR_780_bloodthistle_illusionist() {
    check! { Mage:
        Force(Yes), Play("EDR_780", Nothing), BoardCount(Mine, 2), IsCard(My(1), "EDR_780"), DealDamage(My(1), 1),
        BoardCount(Mine, 2), DealDamage(My(0), 1), BoardCount(Mine, 1), Damage(My(0), 1),
    }
    check! { Mage:
        Force(No), Play("EDR_780", Nothing), DealDamage(My(0), 1), BoardCount(Mine, 2), DealDamage(My(1), 1), BoardCount(Mine, 1),
        Damage(My(0), 1),
    }
    // The opponent sees no difference, whichever of the two it is.
    let seen = |outcome| {
        let mut table = table(CardClass::Mage);
        table.steps(&[Force(outcome), Play("EDR_780", Nothing), BoardCount(Mine, 2)]);
        table.game.view(cardwright_engine::state::PlayerId::Second)
    };
    assert!(seen(Yes) == seen(No));
}

/// Flutterwing Guardian · Minion · 4 mana · 4/4 · **Taunt, Divine Shield Battlecry: Imbue** your Hero Power.
//~ done EDR_800 - a4982c7c -
#[test]
fn EDR_800_flutterwing_guardian() {
    check! { Mage:
        Give("EDR_800"), Cost("EDR_800", 4), Stats("EDR_800", 4, 4), Has("EDR_800", GameTag::DIVINE_SHIELD),
        Has("EDR_800", GameTag::TAUNT), Play("EDR_800", Nothing), IsCard(MyPower, "EDR_851p"),
    }
    // The opponent gets nothing of it.
    check! { Mage: EndTurn, Play("EDR_800", Nothing), IsCard(MyPower, "HERO_08bp") }
}

/// Shaladrassil · Spell · Nature · 8 mana · Get all 5 Dream cards. If you've played a higher Cost card while holding this, corrupt them!
//~ done EDR_846 - 8ea3233e -
#[test]
fn EDR_846_shaladrassil() {
    check! { Druid:
        Give("EDR_846"), Play("EX1_561", On(TheirHero)), Damage(TheirHero, 15), Crystals(10), Play("EDR_846", Nothing),
        HandCount(Mine, 5), IsCard(InHand(0), "EDR_846t1"), IsCard(InHand(4), "EDR_846t5"),
    }
    check! { Druid:
        Play("EX1_561", On(TheirHero)), Damage(TheirHero, 15), Give("EDR_846"), Crystals(10), Play("CS2_200", Nothing),
        Crystals(10), Play("EDR_846", Nothing), HandCount(Mine, 5), IsCard(InHand(0), "DREAM_01"),
        IsCard(InHand(4), "DREAM_05"),
    }
    // What the opponent does is not heard.
    check! { Druid:
        Give("EDR_846"), EndTurn, Play("EX1_561", On(TheirHero)), EndTurn, Play("EDR_846", Nothing),
        IsCard(InHand(1), "DREAM_01"), Health(TheirHero, 15),
    }
    check! { Druid:
        Give("EDR_846"), Summon("EX1_561"), Crystals(10), Play("EDR_846", Nothing), IsCard(InHand(0), "DREAM_01"),
    }
}

/// Corrupted Nightmare · Spell · Shadow · 0 mana · Give a minion **Immune** this turn and +5/+5.
//~ done EDR_846t1 - 6b9cad14 -
#[test]
fn EDR_846t1_corrupted_nightmare() {
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_182"), Play("EDR_846t1", On(My(0))), StatsNow(My(0), 9, 10), DealDamage(My(0), 3),
        Damage(My(0), 0), EndTurn, DealDamage(My(0), 3), Damage(My(0), 3), StatsNow(Their(0), 4, 5),
    }
}

/// Corrupted Dream · Spell · Shadow · 0 mana · Shuffle a minion into its owner's deck.
//~ done EDR_846t2 - d5b7b715 -
#[test]
fn EDR_846t2_corrupted_dream() {
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_182"), Play("EDR_846t2", On(Their(0))), BoardCount(Theirs, 0),
        DeckCount(Theirs, 21), Play("EDR_846t2", On(My(0))), BoardCount(Mine, 0), DeckCount(Mine, 20),
    }
}

/// Corrupted Awakening · Spell · Shadow · 2 mana · Deal $5 damage to all enemies. *(ESPECIALLY Ysera!)*
//~ done EDR_846t4 - 3bc56ad2 -
#[test]
fn EDR_846t4_corrupted_awakening() {
    check! { Druid:
        Ally("CS2_200"), Enemy("CS2_200"), Enemy("EX1_572"), Play("EDR_846t4", Nothing), Damage(My(0), 0),
        Damage(Their(0), 5), Damage(Their(1), 5), Health(TheirHero, 25), Health(MyHero, 30),
    }
}

/// Dreambound Raptor · Minion · Beast · 1 mana · 2/1 · After you play a minion, give it a random **Bonus Effect**.
//~ done EDR_849 - 5b5ad2ce -
#[test]
fn EDR_849_dreambound_raptor() {
    check! { Mage:
        Give("EDR_849"), Cost("EDR_849", 1), Stats("EDR_849", 2, 1), Ally("EDR_849"), Force(Number(0)),
        Play("CS2_231", Nothing), HasNow(My(1), GameTag::DIVINE_SHIELD),
    }
    // A weapon gets nothing.
    check! { Mage: Ally("EDR_849"), ForbidOutcome(Number(0)), Play("CS2_106", Nothing), StatsNow(MyWeapon, 3, 2) }
}

/// Bitterbloom Knight · Minion · 2 mana · 2/3 · **Battlecry: Imbue** your Hero Power.
//~ done EDR_852 - 6886a64a -
#[test]
fn EDR_852_bitterbloom_knight() {
    check! { Mage:
        Give("EDR_852"), Cost("EDR_852", 2), Stats("EDR_852", 2, 3), Play("EDR_852", Nothing), IsCard(MyPower, "EDR_851p"),
    }
    // The opponent gets nothing of it.
    check! { Mage: EndTurn, Play("EDR_852", Nothing), IsCard(MyPower, "HERO_08bp") }
}

/// Nightmare Lord Xavius · Minion · Demon · 4 mana · 4/4 · **Battlecry: Discover** a minion from your deck. Give it a **Dark Gift**.
//~ done EDR_856 - 916a6bc4 -
#[test]
fn EDR_856_nightmare_lord_xavius() {
    check! { Druid:
        DeckOf(&["CS2_029", "CS2_200", "CS2_182"]), Force(Card("EDR_100t")), Play("EDR_856", Nothing),
        ChooseCard("CS2_200"), HandCount(Mine, 1), StatsNow(InHand(0), 9, 7), DeckCount(Mine, 2),
    }
    check! { Druid:
        DeckOf(&["CS2_029", "CS2_200", "CS2_182"]), Force(Card("EDR_100t")), Play("EDR_856", Nothing),
        ChooseCard("CS2_200"), Play("EDR_856", Nothing), Choose(0), IsInZone(Nth(2), Zone::Hand), HandCount(Mine, 2),
    }
}

/// Resplendent Dreamweaver · Minion · 4 mana · 4/4 · **Lifesteal Battlecry:** If you've **Imbued** your Hero Power twice, deal 4 damage to a minion.
//~ done EDR_860 - 09c5c9c7 -
#[test]
fn EDR_860_resplendent_dreamweaver() {
    check! { Mage:
        Give("EDR_860"), Cost("EDR_860", 4), Stats("EDR_860", 4, 4), Has("EDR_860", GameTag::LIFESTEAL),
        Play("EDR_852", Nothing), Play("EDR_852", Nothing), Crystals(10), Enemy("CS2_182"),
        Play("EDR_860", On(Their(0))), Damage(Their(0), 4),
    }
    check! { Mage: Play("EDR_852", Nothing), EndTurn, Play("EDR_860", Nothing) }
    check! { Mage:
        EndTurn, Play("EDR_852", Nothing), Play("EDR_852", Nothing), Play("EDR_860", On(Their(0))),
        BoardCount(Theirs, 2),
    }
    check! { Mage: Play("EDR_852", Nothing), Enemy("CS2_182"), Play("EDR_860", Nothing), Damage(Their(0), 0) }
    check! { Mage:
        Play("EDR_852", Nothing), Play("EDR_852", Nothing), Give("EDR_860"), CannotTarget("EDR_860", TheirHero),
    }
}

/// Malorne the Waywatcher · Minion · Beast · 8 mana · 8/6 · **Battlecry: Discover** a **Legendary** Wild God. If you've **Imbued** your Hero Power 4 times, set its Cost to (1).
//~ done EDR_888 - 96ae9bc3 -
#[test]
fn EDR_888_malorne_the_waywatcher() {
    check! { Mage in Wild, Standard:
        Force(Card("EDR_421")), Play("EDR_888", Nothing), ChooseCard("EDR_421"), HandCount(Mine, 1),
        IsCard(InHand(0), "EDR_421"), CostNow(InHand(0), 10), Crystals(10), Play("EDR_852", Nothing),
        Play("EDR_852", Nothing), Play("EDR_852", Nothing), Crystals(10), Force(Card("EDR_430")),
        Play("EDR_888", Nothing), ChooseCard("EDR_430"), CostNow(InHand(1), 8), Crystals(10), Play("EDR_852", Nothing),
        Force(Card("EDR_471")), Play("EDR_888", Nothing), ChooseCard("EDR_471"), CostNow(InHand(2), 1),
        CostNow(InHand(0), 10),
    }
}

/// Petal Picker · Minion · Draenei · 3 mana · 2/3 · **Battlecry:** If you've **Imbued** your Hero Power twice, draw 2 cards.
//~ done FIR_921 - 7c69c099 -
#[test]
fn FIR_921_petal_picker() {
    check! { Mage:
        Give("FIR_921"), Cost("FIR_921", 3), Stats("FIR_921", 2, 3), Play("EDR_852", Nothing), Play("EDR_852", Nothing),
        Crystals(10), Play("FIR_921", Nothing), HandCount(Mine, 2),
    }
    check! { Mage:
        Play("EDR_852", Nothing), Play("EDR_852", Nothing), Play("FIR_921", Nothing), EndTurn, HeroPower(On(My(2))),
        HandCount(Mine, 2),
    }
    check! { Mage: Play("EDR_852", Nothing), Play("FIR_921", Nothing), HandCount(Mine, 0) }
}

/// Zaqali Flamemancer · Minion · 6 mana · 4/4 · **Battlecry:** If every card in your hand is of a different Cost, reduce their Costs by (2).
//~ done FIR_940 - 7675b240 -
#[test]
fn FIR_940_zaqali_flamemancer() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_200"), Give("CS2_172"), GiveThem("CS2_182"), Play("FIR_940", Nothing),
        CostNow(InHand(0), 2), CostNow(InHand(1), 4), CostNow(InHand(2), 0), CostNow(InTheirHand(0), 4),
    }
    check! { Mage:
        Give("CS2_182"), Give("CS2_200"), Give("CS2_029"), Play("FIR_940", Nothing), CostNow(InHand(0), 4),
        CostNow(InHand(1), 6), CostNow(InHand(2), 4),
    }
}

/// Fyrakk the Blazing · Minion · Dragon · 10 mana · 7/7 · **Immune** to Fire spells. **Battlecry:** Cast 15 Mana worth of Fire spells at random enemies.
//~ done FIR_959 - e8160396 -
#[test]
fn FIR_959_fyrakk_the_blazing() {
    check! { Mage in Wild:
        Ally("CS2_182"), Enemy("CS2_200"), Force(Card("EX1_279")), Force(Entity(TheirHero)), Force(Card("CS2_029")),
        Force(Entity(Their(0))), ForbidOutcome(Card("EX1_279")), Play("FIR_959", Nothing),
    }
    check! { Mage:
        Ally("FIR_959"), Play("CS2_029", On(My(0))), Damage(My(0), 0), Play("CS2_024", On(My(0))), Damage(My(0), 3),
    }
    // It answers each time, not once a turn.
    check! { Mage: Ally("FIR_959"), Play("CS2_029", On(My(0))), Play("CS2_029", On(My(0))), StatsNow(My(0), 7, 7) }
}

/// Animated Moonwell · Minion · Elemental · 3 mana · 1/4 · After you cast a spell, gain Attack equal to its Cost.
//~ done EDR_254 - 987d36d1 -
#[test]
fn EDR_254_animated_moonwell() {
    check! { Mage:
        Give("EDR_254"), Cost("EDR_254", 3), Stats("EDR_254", 1, 4), Play("EDR_254", Nothing),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), StatsNow(My(0), 5, 4), Play("CS2_172", Nothing),
        StatsNow(My(0), 5, 4), EndTurn, Play("CS2_029", On(TheirHero)), Health(TheirHero, 18), StatsNow(My(0), 5, 4),
    }
}

/// Illusory Greenwing · Minion · Dragon · 4 mana · 4/5 · **Taunt**. **Deathrattle:** Shuffle two 4/5 Dragons with **Taunt** into your deck. They're **Summoned When Drawn**.
//~ done EDR_260 - c54cacd5 -
#[test]
fn EDR_260_illusory_greenwing() {
    check! { Mage:
        Give("EDR_260"), Cost("EDR_260", 4), Stats("EDR_260", 4, 5), Has("EDR_260", GameTag::TAUNT), EmptyDeck(Mine),
        Play("EDR_260", Nothing), DeckCount(Mine, 0), Kill(My(0)), DeckCount(Mine, 2), DeckCount(Theirs, 20), EndTurn,
        EndTurn, BoardCount(Mine, 2), IsCard(My(0), "EDR_260t"), IsCard(My(1), "EDR_260t"), StatsNow(My(0), 4, 5),
        HasNow(My(0), GameTag::TAUNT), HandCount(Mine, 0), DeckCount(Mine, 0), Damage(MyHero, 1),
    }
}

/// Slumbering Sprite · Minion · 1 mana · 3/3 · Starts **Dormant**. After you use your Hero Power, this awakens.
//~ done EDR_469 - 697dcc69 -
#[test]
fn EDR_469_slumbering_sprite() {
    check! { Mage:
        Give("EDR_469"), Cost("EDR_469", 1), Stats("EDR_469", 3, 3), Play("EDR_469", Nothing), CannotAct(My(0)),
        HasNow(My(0), GameTag::DORMANT), EndTurn, HeroPower(On(MyHero)), Health(MyHero, 29),
        HasNow(My(0), GameTag::DORMANT), EndTurn, CannotAct(My(0)), HeroPower(On(TheirHero)), Health(TheirHero, 29),
        HasNot(My(0), GameTag::DORMANT), EndTurn, EndTurn, Attack(My(0), TheirHero), Health(TheirHero, 26),
    }
}

/// Scavenging Flytrap · Minion · 7 mana · 2/7 · After a minion dies, gain its Attack.
//~ done EDR_484 - 9796aac5 -
#[test]
fn EDR_484_scavenging_flytrap() {
    check! { Mage:
        Give("EDR_484"), Cost("EDR_484", 7), Stats("EDR_484", 2, 7), Play("EDR_484", Nothing), Ally("CS2_172"),
        Enemy("CS2_182"), Kill(Their(0)), StatsNow(My(0), 6, 7), Kill(My(1)), StatsNow(My(0), 9, 7), Give("CS2_200"),
        Discard(InHand(0)), StatsNow(My(0), 9, 7),
    }
}

/// Twisted Treant · Minion · 2 mana · 2/2 · **Deathrattle:** Give a random minion in each player's hand -2 Attack.
//~ done EDR_495 - f6c7dab8 -
#[test]
fn EDR_495_twisted_treant() {
    check! { Mage:
        Give("EDR_495"), Cost("EDR_495", 2), Stats("EDR_495", 2, 2), Play("EDR_495", Nothing), Give("CS2_182"),
        Give("GAME_005"), GiveThem("CS2_200"), Ally("CS2_182"), Kill(My(0)), StatsNow(InHand(0), 2, 5),
        StatsNow(InTheirHand(0), 4, 7), StatsNow(My(0), 4, 5),
    }
    check! { Mage:
        Ally("EDR_495"), Give("CS2_182"), Give("CS2_182"), Force(Entity(InHand(1))), Kill(My(0)),
        StatsNow(InHand(1), 2, 5), StatsNow(InHand(0), 4, 5),
    }
}

/// Tranquil Treant · Minion · 2 mana · 2/2 · **Deathrattle:** Both players gain an empty Mana Crystal.
//~ done EDR_861 - 65e8ec7e -
#[test]
fn EDR_861_tranquil_treant() {
    check! { Mage:
        Give("EDR_861"), Cost("EDR_861", 2), Stats("EDR_861", 2, 2), Ally("EDR_861"), Crystals(5), Kill(My(0)),
        Mana(5), EndTurn, EndTurn, Mana(7),
    }
    check! { Mage: Ally("EDR_861"), EndTurn, Crystals(4), Kill(My(0)), Mana(4), EndTurn, EndTurn, Mana(6) }
}

/// Envoy of the Glade · Minion · 4 mana · 3/6 · **Battlecry:** Transform all Neutral cards in your deck into random Druid ones.
//~ done EDR_873 - e37fb5f5 -
#[test]
fn EDR_873_envoy_of_the_glade() {
    check! { Mage:
        Give("EDR_873"), Cost("EDR_873", 4), Stats("EDR_873", 3, 6), DeckOf(&["CS2_182", "CS2_029"]), Give("CS2_172"),
        Force(Card("CS2_008")), Play("EDR_873", Nothing), IsCard(Nth(1), "CS2_008"), IsCard(Nth(2), "CS2_029"),
        IsCard(InHand(0), "CS2_172"), DeckCount(Mine, 2), DeckCount(Theirs, 20),
    }
    for other in ["CS2_172", "CS2_024"] {
        check! { Mage: DeckOf(&["CS2_182"]), ForbidOutcome(Card(other)), Play("EDR_873", Nothing) }
    }
}
