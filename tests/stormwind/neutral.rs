//! Neutral cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f2434eaa

/// Goliath, Sneed's Masterpiece · Minion · Mech · 8 mana · 8/8 · **Battlecry:** Fire five rockets at enemy minions that deal 2 damage each. *(You pick the targets!)*
//~ done DED_525 - 72dfa977 -
#[test]
fn DED_525_goliath_sneeds_masterpiece() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_200"), Ally("CS2_182"), Play("DED_525", Nothing), ChooseCard("CS2_182"),
        ChooseCard("CS2_182"), ChooseCard("CS2_182"), ChooseCard("CS2_200"), ChooseCard("CS2_200"), Dead(Nth(0)),
        Damage(Nth(1), 4), Damage(Nth(2), 0), Health(TheirHero, 30),
    }
    // Who is dead by then cannot be chosen.
    check! { Mage:
        Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_182"), Enemy("CS2_200"),
        Play("DED_525", Nothing), Choose(0), Choose(0), Choose(0), Choose(0), Choose(0), BoardCount(Theirs, 2),
        Damage(Their(0), 2),
    }
}

/// Two-Faced Investor · Minion · 3 mana · 2/4 · At the end of your turn, reduce the Cost of a card in your hand by (1). *(50% chance to increase.)*
//~ done SW_036 - 21ae4cf1 -
#[test]
fn SW_036_two_faced_investor() {
    check! { Mage:
        Ally("SW_036"), Give("CS2_182"), GiveThem("CS2_182"), Force(Number(0)), EndTurn, CostNow(InHand(0), 3),
        CostNow(InTheirHand(0), 4), EndTurn, CostNow(InHand(0), 3),
    }
    check! { Mage: Ally("SW_036"), Give("CS2_182"), Force(Number(1)), EndTurn, CostNow(InHand(0), 5) }
    check! { Mage:
        Ally("SW_036"), Give("CS2_182"), Give("CS2_182"), Force(Entity(InHand(0))), Force(Number(0)), EndTurn,
        CostNow(InHand(0), 3), CostNow(InHand(1), 4),
    }
}

/// Auctioneer Jaxon · Minion · 2 mana · 2/3 · Whenever you **Trade**, **Discover** a card from your deck to draw instead.
//~ done SW_045 - be86fd62 -
#[test]
fn SW_045_auctioneer_jaxon() {
    check! { Mage:
        DeckOf(&["CS2_172", "CS2_200", "CS2_231"]), Ally("SW_045"), Give("SW_072"), Use(InHand(0), 0, Nothing),
        ChooseCard("CS2_200"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"), DeckCount(Mine, 3),
        IsInZone(Newest("SW_072"), Zone::Deck),
    }
    check! { Mage:
        DeckOf(&["CS2_172", "CS2_200", "CS2_231"]), Enemy("SW_045"), Give("SW_072"), Use(InHand(0), 0, Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"),
    }
}

/// Pandaren Importer · Minion · 2 mana · 1/3 · **Battlecry: Discover** a spell that didn't start in your deck.
//~ done SW_065 - 77804e3c -
#[test]
fn SW_065_pandaren_importer() {
    check! { Mage:
        Give("SW_065"), Cost("SW_065", 2), Stats("SW_065", 1, 3), Force(Card("CS2_029")), Play("SW_065", Nothing),
        ChooseCard("CS2_029"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"),
    }
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("SW_065", Nothing), Choose(0) }
    let mut table = table(CardClass::Mage);
    table.steps(&[OnTop("CS2_029"), OnTheirTop("CS2_024")]);
    for began in [Nth(0), Nth(1)] {
        let began = table.who(began).unwrap();
        table.game[began].started_in_deck = true;
    }
    table.steps(&[
        Force(Card("CS2_024")),
        ForbidOutcome(Card("CS2_029")),
        Play("SW_065", Nothing),
        ChooseCard("CS2_024"),
    ]);
    check! { Mage: ForbidOutcome(Card("CS2_200")), Play("SW_065", Nothing), Choose(0), HandCount(Mine, 1) }
}

/// Enthusiastic Banker · Minion · Draenei · 3 mana · 2/3 · At the end of your turn, store a card from your deck. **Deathrattle:** Add the stored cards to your hand.
//~ done SW_069 - 0c9a468c -
#[test]
fn SW_069_enthusiastic_banker() {
    check! { Mage:
        Ally("SW_069"), DeckOf(&["CS2_029"]), EndTurn, DeckCount(Mine, 0), HandCount(Mine, 0), Kill(My(0)),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"),
    }
    // What the opponent does is not heard.
    check! { Mage: Ally("SW_069"), EndTurn, EndTurn, DeckCount(Mine, 17) }
}

/// Elwynn Boar · Minion · Beast · 1 mana · 1/1 · **Deathrattle:** If you had 10 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/10)*
// Also tests SW_075t.
//~ done SW_075 - 62e46bc2 -
#[test]
fn SW_075_elwynn_boar() {
    check! { Mage:
        Ally("SW_075"), Ally("SW_075"), Ally("SW_075"), Ally("SW_075"), Ally("SW_075"), Ally("SW_075"),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Enemy("SW_075"), Kill(Their(0)),
        Ally("CS2_231"), Kill(My(0)), Ally("SW_075"), Ally("SW_075"), Ally("SW_075"), Ally("SW_075"),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), NoWeapon(Mine), Kill(My(0)), IsCard(MyWeapon, "SW_075t"),
        Attack(MyHero, TheirHero), EndTurn, Mana(1),
    }
    check! { Mage: Ally("SW_075t"), Attack(MyHero, TheirHero), EndTurn, Mana(1), EndTurn, Mana(10) }
}

/// Elwynn Boar · Minion · Beast · 1 mana · 1/1 · **Deathrattle:** If you had 7 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/7)*
//~ todo SW_075_Puzzle f48c2d3c 3d5babd0 -
#[test]
#[ignore = "todo: Elwynn Boar"]
fn SW_075_Puzzle_elwynn_boar() {
    unwritten("SW_075_Puzzle");
}

/// Sword of a Thousand Truths · Weapon · 10 mana · 15/3 durability · After your hero attacks, destroy your opponent's Mana Crystals.
//~ done SW_075t - 24ca1924 -
#[test]
fn SW_075t_sword_of_a_thousand_truths() {
    // After the hero attacks, not a minion.
    check! { Mage:
        Ally("SW_075t"), Ally("CS2_182"), Attack(My(0), TheirHero), EndTurn, Mana(10), Health(TheirHero, 26),
    }
}

/// Lady Prestor · Minion · 6 mana · 6/7 · **Battlecry:** Transform minions in your deck into random Dragons. *(They keep their original stats and Cost.)*
//~ done SW_078 - 4180816b -
#[test]
fn SW_078_lady_prestor() {
    check! { Mage:
        Give("CS2_231"), DeckOf(&["CS2_029", "CS2_200", "CS2_182"]), Force(Card("EX1_563")), Force(Card("EX1_561")),
        Play("SW_078", Nothing), IsCard(InHand(0), "CS2_231"), EndTurn, EndTurn, IsCard(InHand(1), "EX1_563"),
        StatsNow(InHand(1), 4, 5), CostNow(InHand(1), 4), EndTurn, EndTurn, IsCard(InHand(2), "EX1_561"), StatsNow(InHand(2), 6, 7),
        CostNow(InHand(2), 6), EndTurn, EndTurn, IsCard(InHand(3), "CS2_029"),
    }
    check! { Mage: Play("SW_078", Nothing), EndTurn, IsCard(InTheirHand(0), "CS2_182") }
}

/// Flightmaster Dungar · Minion · 3 mana · 3/3 · **Battlecry:** Choose a flightpath and go **Dormant.** Awaken with a bonus when you complete it!
//~ done SW_079 - aa689137 -
#[test]
fn SW_079_flightmaster_dungar() {
    check! { Mage:
        Play("SW_079", Nothing), ChooseCard("SW_079t"), HasNow(My(0), GameTag::DORMANT), EndTurn,
        Force(Card("WC_034t2")), EndTurn, HasNot(My(0), GameTag::DORMANT), BoardCount(Mine, 2), IsCard(My(1), "WC_034t2"),
    }
    check! { Mage:
        DealDamage(MyHero, 12), Play("SW_079", Nothing), ChooseCard("SW_079t2"), EndTurn, EndTurn, EndTurn, EndTurn,
        HasNow(My(0), GameTag::DORMANT), Health(MyHero, 18), EndTurn, EndTurn, HasNot(My(0), GameTag::DORMANT),
        Health(MyHero, 28), BoardCount(Mine, 1),
    }
    check! { Mage:
        Play("SW_079", Nothing), ChooseCard("SW_079t3"), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        EndTurn, HasNow(My(0), GameTag::DORMANT), Health(TheirHero, 30), EndTurn, EndTurn,
        HasNot(My(0), GameTag::DORMANT), Health(TheirHero, 18),
    }
    check! { Mage:
        Play("SW_079", Nothing), ChooseCard("SW_079t"), DealDamage(MyHero, 4), EndTurn, EndTurn, Health(MyHero, 26),
        BoardCount(Mine, 2),
    }
    check! { Mage:
        EndTurn, DealDamage(MyHero, 12), Play("SW_079", Nothing), ChooseCard("SW_079t2"), EndTurn, EndTurn, EndTurn, EndTurn,
        EndTurn, EndTurn, Health(MyHero, 18),
    }
    check! { Mage:
        Play("CS2_181", Nothing), Play("SW_079", Nothing), ChooseCard("SW_079t2"), EndTurn, EndTurn, EndTurn, EndTurn,
        EndTurn, EndTurn, StatsNow(My(0), 4, 3),
    }
    // The bonus comes once, however often he awakens.
    check! { Mage:
        DealDamage(MyHero, 12), Play("SW_079", Nothing), ChooseCard("SW_079t2"), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        EndTurn, Health(MyHero, 28), DealDamage(MyHero, 10), Play("BT_737", On(My(0))), HasNow(My(0), GameTag::DORMANT),
        EndTurn, EndTurn, EndTurn, EndTurn, HasNot(My(0), GameTag::DORMANT), Health(MyHero, 18),
    }
    // Split among all enemies.
    check(
        CardClass::Mage,
        &[
            &[Enemy("CS2_186"), Enemy("CS2_186"), Play("SW_079", Nothing), ChooseCard("SW_079t3")],
            &[EndTurn; 9][..],
            &[Force(Entity(Their(0))); 6],
            &[Force(Entity(Their(1))); 6],
            &[EndTurn, Damage(Their(0), 6), Damage(Their(1), 6), Damage(TheirHero, 0)],
        ]
        .concat(),
    );
}

/// Westfall · Spell · 0 mana · In 1 turn, summon a 2/2 Adventurer with a random bonus effect.
//~ done SW_079t - 207bcd80 -
#[test]
fn SW_079t_westfall() {
    check! { Mage:
        Play("SW_079t", Nothing), BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 0), Force(Card("WC_034t8")), EndTurn,
        BoardCount(Mine, 1), IsCard(My(0), "WC_034t8"), EndTurn, EndTurn, BoardCount(Mine, 1),
    }
}

/// Ironforge · Spell · 0 mana · In 3 turns, restore 10 Health to your hero.
//~ todo SW_079t2 9edde542 eae6be50 -
#[test]
#[ignore = "todo: Ironforge"]
fn SW_079t2_ironforge() {
    unwritten("SW_079t2");
}

/// Eastern Plaguelands · Spell · 0 mana · In 5 turns, deal 12 damage randomly split among enemies.
//~ todo SW_079t3 9412b9d4 fd4ccfcb -
#[test]
#[ignore = "todo: Eastern Plaguelands"]
fn SW_079t3_eastern_plaguelands() {
    unwritten("SW_079t3");
}

/// Cornelius Roame · Minion · 6 mana · 4/5 · At the start and end of each player's turn, draw a card.
//~ done SW_080 - cb38c719 -
#[test]
fn SW_080_cornelius_roame() {
    check! { Mage:
        Ally("SW_080"), EndTurn, HandCount(Mine, 2), HandCount(Theirs, 1), EndTurn, HandCount(Mine, 5),
        HandCount(Theirs, 1),
    }
    // One is drawn as the turn ends, the other as the next begins.
    check! { Mage:
        Ally("SW_080"), Enchant(My(0), "BOT_566e"), EndTurn, BoardCount(Mine, 0), HandCount(Mine, 1),
        HandCount(Theirs, 1),
    }
}

/// Varian, King of Stormwind · Minion · 8 mana · 7/7 · **Battlecry:** Draw a **Rush** minion to gain **Rush**. Repeat for **Taunt** and **Divine Shield**.
//~ done SW_081 - 14915cb2 -
#[test]
fn SW_081_varian_king_of_stormwind() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("SW_033"), OnTop("CS2_182"), OnTop("EX1_008"), Play("SW_081", Nothing),
        HandCount(Mine, 2), DeckCount(Mine, 1), HasNow(My(0), GameTag::RUSH), HasNot(My(0), GameTag::TAUNT),
        HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_179"), OnTop("CS2_182"), Play("SW_081", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_179"), HasNot(My(0), GameTag::RUSH), HasNow(My(0), GameTag::TAUNT),
        HasNot(My(0), GameTag::DIVINE_SHIELD),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("SW_033"), OnTop("SW_033"), OnTop("EX1_008"), OnTop("EX1_008"), OnTop("CS2_179"),
        OnTop("CS2_179"), Play("SW_081", Nothing), HandCount(Mine, 3),
    }
    // Minions, not spells that have such a keyword.
    check! { Mage:
        DeckOf(&["BAR_079t4", "BAR_079t5", "BAR_079t6"]), Play("SW_081", Nothing), HandCount(Mine, 0),
        DeckCount(Mine, 3), HasNot(My(0), GameTag::RUSH), HasNot(My(0), GameTag::TAUNT),
        HasNot(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// Multicaster · Minion · Pirate · 4 mana · 3/4 · **Battlecry:** Draw a card for each different spell school you've cast this game.@ *(@)*
//~ done DED_524 - 07e47149 -
#[test]
fn DED_524_multicaster() {
    check! { Mage:
        Play("CS2_029", On(TheirHero)), Play("CS2_029", On(TheirHero)), Play("CS2_024", On(TheirHero)), Crystals(10),
        Play("DED_524", Nothing), HandCount(Mine, 2), Damage(TheirHero, 15),
    }
    // A spell without a school and the opponent's spells do not count.
    check! { Mage:
        Play("GAME_005", Nothing), EndTurn, Play("CS2_025", Nothing), EndTurn, HandCount(Mine, 1),
        Play("DED_524", Nothing), HandCount(Mine, 1),
    }
}

/// Northshire Farmer · Minion · 3 mana · 3/3 · **Battlecry:** Choose a friendly Beast. Shuffle three 3/3 copies into your deck.
//~ done SW_064 - 10cc261d -
#[test]
fn SW_064_northshire_farmer() {
    check! { Mage:
        Ally("DS1_178"), Ally("CS2_182"), Enemy("CS2_172"), Give("SW_064"), CannotTarget("SW_064", My(1)),
        CannotTarget("SW_064", Their(0)), EmptyDeck(Mine), Play("SW_064", On(My(0))), DeckCount(Mine, 3),
        BoardCount(Mine, 3), StatsNow(My(0), 2, 5), EndTurn, EndTurn, IsCard(InHand(0), "DS1_178"), StatsNow(InHand(0), 3, 3),
        CostNow(InHand(0), 5), DeckCount(Mine, 2),
    }
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_172"), Play("SW_064", Nothing), DeckCount(Mine, 19), DeckCount(Theirs, 20),
    }
}

/// Mailbox Dancer · Minion · 2 mana · 3/2 · **Battlecry:** Add a Coin to your hand. **Deathrattle:** Give your opponent one.
//~ done SW_070 - df169fed -
#[test]
fn SW_070_mailbox_dancer() {
    check! { Mage:
        Play("SW_070", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "GAME_005"), HandCount(Theirs, 0), Kill(My(0)),
        HandCount(Theirs, 1), IsCard(InTheirHand(0), "GAME_005"), HandCount(Mine, 1),
    }
}

/// Nobleman · Minion · 3 mana · 2/3 · **Battlecry:** Create a Golden copy of a random card in your hand.
//~ done SW_074 - 373185a2 -
#[test]
fn SW_074_nobleman() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_029"), Give("CS2_200"), Force(Card("CS2_029")), Play("SW_074", Nothing),
        HandCount(Mine, 4), IsCard(InHand(3), "CS2_029"), DeckCount(Mine, 19),
    }
    check! { Mage: Play("SW_074", Nothing), HandCount(Mine, 0) }
}

/// Stockades Prisoner · Minion · 2 mana · 5/4 · Starts **Dormant**. After you play 3 cards, this awakens.
//~ done SW_077 - 24b4e965 -
#[test]
fn SW_077_stockades_prisoner() {
    check! { Mage:
        Play("SW_077", Nothing), HasNow(My(0), GameTag::DORMANT), Play("CS2_231", Nothing), Play("CS2_231", Nothing),
        HasNow(My(0), GameTag::DORMANT), EndTurn, Play("CS2_231", Nothing), HasNow(My(0), GameTag::DORMANT), EndTurn,
        Play("GAME_005", Nothing), HasNot(My(0), GameTag::DORMANT), StatsNow(My(0), 5, 4),
    }
}

/// Traveling Merchant · Minion · 3 mana · 2/3 · **Tradeable Battlecry:** Gain +1/+1 for each other friendly minion you control.
//~ done SW_307 - 612b469c -
#[test]
fn SW_307_traveling_merchant() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Play("SW_307", Nothing), StatsNow(My(2), 4, 5),
        StatsNow(My(0), 4, 5),
    }
    check! { Mage:
        Has("SW_307", GameTag::TRADEABLE), Enemy("CS2_182"), Play("SW_307", Nothing), StatsNow(My(0), 2, 3),
        Play("CS2_231", Nothing), StatsNow(My(0), 2, 3),
    }
}

/// SI:7 Skulker · Minion · 2 mana · 2/2 · **Stealth Battlecry:** The next card you draw costs (1) less.
//~ done SW_418 - 9c28dc6a -
#[test]
fn SW_418_si_7_skulker() {
    check! { Mage:
        Play("SW_418", Nothing), HasNow(My(0), GameTag::STEALTH), Play("CS2_023", Nothing), HandCount(Mine, 2),
        CostNow(InHand(0), 3), CostNow(InHand(1), 4),
    }
    // A card that is not drawn, and one that the opponent draws, is not it.
    check! { Mage:
        Play("SW_418", Nothing), Give("CS2_200"), CostNow(InHand(0), 6), EndTurn, CostNow(InTheirHand(0), 4), EndTurn,
        CostNow(InHand(0), 6), CostNow(InHand(1), 3), EndTurn, EndTurn, CostNow(InHand(2), 4), CostNow(InHand(1), 3),
    }
}
