//! Neutral cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 165275b7

/// Rule Modifier · Spell · 1 mana · Test out crazy rules!
//~ todo TTN_002 7a91736a 99be1f2c -
#[test]
#[ignore = "todo: Rule Modifier"]
fn TTN_002_rule_modifier() {
    unwritten("TTN_002");
}

/// Surging Inspiration · Spell · 0 mana · Both players start with upgraded Hero Powers.
//~ done TTN_002t1 - 2c1d3d47 -
#[test]
fn TTN_002t1_surging_inspiration() {
    check! { Mage:
        HasHeroPower("HERO_08bp"), Play("TTN_002t1", Nothing), IsCard(MyPower, "HERO_08bp2"), HeroPower(On(TheirHero)),
        Health(TheirHero, 28), EndTurn, HeroPower(On(MyHero)), Damage(MyHero, 2),
    }
}

/// Driven to Excess · Spell · 0 mana · Whenever a player ends their turn with unspent Mana, they draw a card.
//~ done TTN_002t15 - ff2eef7f -
#[test]
fn TTN_002t15_driven_to_excess() {
    check! { Mage:
        Play("TTN_002t15", Nothing), EndTurn, HandCount(Mine, 1), DeckCount(Mine, 18), EndTurn, HandCount(Theirs, 2),
        DeckCount(Theirs, 18), HandCount(Mine, 2),
    }
    // Not without unspent Mana.
    check! { Mage: Play("TTN_002t15", Nothing), Play("CS2_032", Nothing), Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), Play("CS2_168", Nothing), Mana(0), EndTurn, HandCount(Mine, 0) }
}

/// Driven to Greed · Spell · 0 mana · Whenever a player ends their turn with unspent Mana, they get a Coin.
//~ done TTN_002t20 - aff21f23 -
#[test]
fn TTN_002t20_driven_to_greed() {
    check! { Mage:
        Play("TTN_002t20", Nothing), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "GAME_005"), EndTurn, HandCount(Theirs, 2),
        IsCard(InTheirHand(1), "GAME_005"),
    }
}

/// Twist Reality · Spell · 0 mana · The first time a player plays a card on their turn, shuffle a copy of it into their deck.
//~ done TTN_002t21 - 1fde8015 -
#[test]
fn TTN_002t21_twist_reality() {
    check! { Mage:
        Play("TTN_002t21", Nothing), Play("CS2_231", Nothing), DeckCount(Mine, 20),
        Play("CS2_168", Nothing), DeckCount(Mine, 20), EndTurn, Play("CS2_168", Nothing), DeckCount(Theirs, 20),
        BoardCount(Theirs, 1), EndTurn, Play("CS2_168", Nothing), DeckCount(Mine, 20),
    }
}

/// Seeing Double · Spell · 0 mana · Both players start with 2 cards copied from the other player's hand.
//~ done TTN_002t22 - 720a689d -
#[test]
fn TTN_002t22_seeing_double() {
    check! { Mage:
        Give("CS2_231"), Give("CS2_168"), GiveThem("CS2_182"), GiveThem("CS2_172"), Play("TTN_002t22", Nothing),
        HandCount(Mine, 4), HandCount(Theirs, 4), IsInZone(Newest("CS2_182"), Zone::Hand), IsCard(InHand(0), "CS2_231"),
        IsCard(InTheirHand(0), "CS2_182"),
    }
}

/// Unimaginable Horrors · Spell · 0 mana · Both players **Discover** a new basic Hero Power on their first turn.
//~ todo TTN_002t29 958e424e 44f56f90 -
#[test]
#[ignore = "todo: Unimaginable Horrors"]
fn TTN_002t29_unimaginable_horrors() {
    unwritten("TTN_002t29");
}

/// Fortifications · Spell · 0 mana · At the end of each players' turns, give a random one of their minions +1 Health.
//~ done TTN_002t30 - 1a4de5d7 -
#[test]
fn TTN_002t30_fortifications() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("TTN_002t30", Nothing), EndTurn, StatsNow(My(0), 4, 6), StatsNow(Their(0), 4, 5),
        EndTurn, StatsNow(Their(0), 4, 6), StatsNow(My(0), 4, 6),
    }
}

/// Zephrys's Lamp · Spell · 0 mana · Wish for the perfect card.
//~ done TTN_002t30t - 25572cd1 -
#[test]
fn TTN_002t30t_zephryss_lamp() {
    check! { Mage: Play("TTN_002t30t", Nothing), ChooseCard("NEW1_030"), HandCount(Mine, 1) }
}

/// Your Eyes Betray You · Spell · 0 mana · Both players' cards are Golden.
//~ done TTN_002t35 - b04bfd15 -
#[test]
fn TTN_002t35_your_eyes_betray_you() {
    check! { Mage: Ally("CS2_182"), Play("TTN_002t35", Nothing), StatsNow(My(0), 4, 5), HandCount(Mine, 0) }
}

/// Control the Makers · Spell · 0 mana · Both heroes have +1 Attack on their turns.
//~ done TTN_002t41 - 4442c72c -
#[test]
fn TTN_002t41_control_the_makers() {
    check! { Mage:
        Play("TTN_002t41", Nothing), StatsNow(MyHero, 0, 30), EndTurn, StatsNow(TheirHero, 1, 30), StatsNow(MyHero, 0, 30), EndTurn,
        StatsNow(MyHero, 1, 30), StatsNow(TheirHero, 0, 30), EndTurn, StatsNow(MyHero, 0, 30), StatsNow(TheirHero, 1, 30),
    }
}

/// Titans Pack · Spell · 2 mana · Add 5 TITANS expansion cards to your hand.
//~ todo TTN_002t41t ff733625 bd40adac -
#[test]
#[ignore = "todo: Titans Pack"]
fn TTN_002t41t_titans_pack() {
    unwritten("TTN_002t41t");
}

/// Army of the Corrupted · Spell · 0 mana · The first minion played on each player's turns costs (1) less.
//~ done TTN_002t43 - 25aabd3d -
#[test]
fn TTN_002t43_army_of_the_corrupted() {
    check! { Mage:
        Play("TTN_002t43", Nothing), Give("CS2_182"), Give("CS2_172"), Give("CS2_024"), CostNow(InHand(0), 3),
        CostNow(InHand(1), 1), CostNow(InHand(2), 2), Play("CS2_182", Nothing), CostNow(InHand(0), 2), GiveThem("CS2_182"),
        EndTurn, CostNow(InTheirHand(0), 3),
    }
}

/// Opportunity Knocks · Spell · 0 mana · The first card drawn on a player's turn is one they can afford to play.
//~ done TTN_002t44 - 57e7b8cf -
#[test]
fn TTN_002t44_opportunity_knocks() {
    // Of a deck in which one card can be paid for, that one is drawn first.
    check! { Mage:
        Play("TTN_002t44", Nothing), DeckOf(&["CS2_231", "ONY_005tc2", "ONY_005tc2"]), EndTurn, EndTurn, HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_231"),
    }
}

/// Spread of Corruption · Spell · 0 mana · The first spell cast on each player's turns costs (1) less.
//~ done TTN_002t45 - a6054bdc -
#[test]
fn TTN_002t45_spread_of_corruption() {
    check! { Mage:
        Play("TTN_002t45", Nothing), Give("CS2_024"), Give("CS2_029"), Give("CS2_182"), EndTurn, EndTurn,
        CostNow(InHand(0), 1), CostNow(InHand(1), 3), CostNow(InHand(2), 4), Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 27), CostNow(InHand(0), 4),
    }
}

/// Cyclopian Crusher · Minion · 3 mana · 3/3 · **Rush Forge:** Gain +3/+2.
//~ done TTN_042 - 0266eaa7 -
#[test]
fn TTN_042_cyclopian_crusher() {
    check! { Mage:
        Give("TTN_042"), Cost("TTN_042", 3), Stats("TTN_042", 3, 3), Has("TTN_042", GameTag::RUSH),
        Use(InHand(0), 0, Nothing), IsCard(InHand(0), "TTN_042t"), StatsNow(InHand(0), 6, 5),
    }
}

/// Runic Shortsword · Weapon · 1 mana · 2/2 durability · {0} {1}
//~ todo TTN_060t 0bbb9343 9cd620bd -
#[test]
#[ignore = "todo: Runic Shortsword"]
fn TTN_060t_runic_shortsword() {
    unwritten("TTN_060t");
}

/// Runic Axe · Weapon · 5 mana · 3/4 durability · {0} {1}
//~ todo TTN_060t1 85be6d01 96902cc6 -
#[test]
#[ignore = "todo: Runic Axe"]
fn TTN_060t1_runic_axe() {
    unwritten("TTN_060t1");
}

/// Genius of Mimiron · Spell · 0 mana · After your hero attacks, summon a random 2-Cost minion.
//~ todo TTN_060t10 9d58e658 f45b175c -
#[test]
#[ignore = "todo: Genius of Mimiron"]
fn TTN_060t10_genius_of_mimiron() {
    unwritten("TTN_060t10");
}

/// Genius of Mimiron · Spell · 0 mana · After your hero attacks, summon a random 4-Cost minion.
//~ todo TTN_060t10t 4c770207 1c7b5811 -
#[test]
#[ignore = "todo: Genius of Mimiron"]
fn TTN_060t10t_genius_of_mimiron() {
    unwritten("TTN_060t10t");
}

/// Genius of Mimiron · Spell · 0 mana · After your hero attacks, summon a random 8-Cost minion.
//~ todo TTN_060t10t1 9be464da 84658608 -
#[test]
#[ignore = "todo: Genius of Mimiron"]
fn TTN_060t10t1_genius_of_mimiron() {
    unwritten("TTN_060t10t1");
}

/// Wisdom of Freya · Spell · 0 mana · After your hero attacks, draw a card.
//~ todo TTN_060t13 c4b33016 91f06d45 -
#[test]
#[ignore = "todo: Wisdom of Freya"]
fn TTN_060t13_wisdom_of_freya() {
    unwritten("TTN_060t13");
}

/// Wisdom of Freya · Spell · 0 mana · After your hero attacks, draw 2 cards.
//~ todo TTN_060t13t 499e4468 1622b5d6 -
#[test]
#[ignore = "todo: Wisdom of Freya"]
fn TTN_060t13t_wisdom_of_freya() {
    unwritten("TTN_060t13t");
}

/// Wisdom of Freya · Spell · 0 mana · After your hero attacks, draw 3 cards.
//~ todo TTN_060t13t1 08cbae26 5e5af519 -
#[test]
#[ignore = "todo: Wisdom of Freya"]
fn TTN_060t13t1_wisdom_of_freya() {
    unwritten("TTN_060t13t1");
}

/// Runic Greatmace · Weapon · 10 mana · 5/6 durability · {0} {1}
//~ todo TTN_060t2 c60192b9 1c75192a -
#[test]
#[ignore = "todo: Runic Greatmace"]
fn TTN_060t2_runic_greatmace() {
    unwritten("TTN_060t2");
}

/// Deceit of Loken · Spell · 0 mana · **Poisonous**.
//~ todo TTN_060t3 0037f460 0c158bef -
#[test]
#[ignore = "todo: Deceit of Loken"]
fn TTN_060t3_deceit_of_loken() {
    unwritten("TTN_060t3");
}

/// Hope of Sif · Spell · 0 mana · **Lifesteal**.
//~ todo TTN_060t4 2f6f624f 64123d56 -
#[test]
#[ignore = "todo: Hope of Sif"]
fn TTN_060t4_hope_of_sif() {
    unwritten("TTN_060t4");
}

/// Storm of Thorim · Spell · 0 mana · **Windfury**.
//~ todo TTN_060t5 2230833c ccfec93c -
#[test]
#[ignore = "todo: Storm of Thorim"]
fn TTN_060t5_storm_of_thorim() {
    unwritten("TTN_060t5");
}

/// Flame of Odyn · Spell · 0 mana · Also damages adjacent minions.
//~ todo TTN_060t6 9f7a07e6 d09b0c9b -
#[test]
#[ignore = "todo: Flame of Odyn"]
fn TTN_060t6_flame_of_odyn() {
    unwritten("TTN_060t6");
}

/// Chill of Hodir · Spell · 0 mana · **Deathrattle:** Deal 1 damage to all enemies.
//~ todo TTN_060t7 95500a08 d641abbf -
#[test]
#[ignore = "todo: Chill of Hodir"]
fn TTN_060t7_chill_of_hodir() {
    unwritten("TTN_060t7");
}

/// Chill of Hodir · Spell · 0 mana · **Deathrattle:** Deal 2 damage to all enemies.
//~ todo TTN_060t7t d6abc04a 194d16b4 -
#[test]
#[ignore = "todo: Chill of Hodir"]
fn TTN_060t7t_chill_of_hodir() {
    unwritten("TTN_060t7t");
}

/// Chill of Hodir · Spell · 0 mana · **Deathrattle:** Deal 4 damage to all enemies.
//~ todo TTN_060t7t1 0b3828ec 70b7cd2c -
#[test]
#[ignore = "todo: Chill of Hodir"]
fn TTN_060t7t1_chill_of_hodir() {
    unwritten("TTN_060t7t1");
}

/// Light of Tyr · Spell · 0 mana · After your hero attacks, gain 2 Armor.
//~ todo TTN_060t8 80af54a3 e1c8beee -
#[test]
#[ignore = "todo: Light of Tyr"]
fn TTN_060t8_light_of_tyr() {
    unwritten("TTN_060t8");
}

/// Light of Tyr · Spell · 0 mana · After your hero attacks, gain 4 Armor.
//~ todo TTN_060t8t 0c190153 5108a959 -
#[test]
#[ignore = "todo: Light of Tyr"]
fn TTN_060t8t_light_of_tyr() {
    unwritten("TTN_060t8t");
}

/// Light of Tyr · Spell · 0 mana · After your hero attacks, gain 8 Armor.
//~ todo TTN_060t8t1 48039a48 454fe9ec -
#[test]
#[ignore = "todo: Light of Tyr"]
fn TTN_060t8t1_light_of_tyr() {
    unwritten("TTN_060t8t1");
}

/// Spark of Ra-den · Spell · 0 mana · Your hero is **Immune** while attacking.
//~ todo TTN_060t9 ddb2333d c93e1dfb -
#[test]
#[ignore = "todo: Spark of Ra-den"]
fn TTN_060t9_spark_of_ra_den() {
    unwritten("TTN_060t9");
}

/// Prison of Yogg-Saron · Location · 7 mana · 3 uses · Choose a character. Cast 4 random spells *(targeting it if possible*).
//~ done TTN_090 - 6d95f520 -
#[test]
fn TTN_090_prison_of_yogg_saron() {
    check! { Mage:
        Enemy("CS2_200"), Ally("TTN_090"), Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_029")),
        Force(Card("CS2_029")), Use(My(0), 0, On(TheirHero)), Health(TheirHero, 9),
    }
    check! { Mage:
        Enemy("CS2_052"), Ally("TTN_090"), Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_029")),
        Force(Card("CS2_029")), Use(My(0), 0, On(TheirHero)), Health(TheirHero, 9),
    }
    // Who is killed by one spell is gone before the next.
    check! { Mage:
        Enemy("EX1_556"), Ally("TTN_090"), Force(Card("CS2_032")), Force(Card("CS2_032")), Force(Card("CS2_029")),
        Force(Card("CS2_029")), Use(My(0), 0, On(TheirHero)), BoardCount(Theirs, 0), Health(TheirHero, 18),
    }
    check! { Mage:
        Ally("CS2_200"), Ally("TTN_090"), Force(Card("CS2_092")), Force(Card("CS2_092")), Force(Card("CS2_092")),
        Force(Card("CS2_092")), Use(My(1), 0, On(My(0))), StatsNow(My(0), 22, 23),
    }
}

/// Kologarn · Minion · 8 mana · 6/10 · **Rush**. Whenever this attacks a minion, put it in your hand. **Deathrattle:** Move any in your hand to your opponent's.
//~ done TTN_330 - c277aeec -
#[test]
fn TTN_330_kologarn() {
    check! { Mage:
        Ally("TTN_330"), Enemy("CS2_182"), Give("CS2_029"), DealDamage(Their(0), 2), Attack(My(0), Their(0)),
        BoardCount(Theirs, 0), Damage(My(0), 0), HandCount(Mine, 2), IsCard(InHand(1), "CS2_182"), StatsNow(InHand(1), 4, 5),
        Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_182"),
    }
    check! { Mage:
        Ally("TTN_330"), Enemy("CS2_182"), Attack(My(0), Their(0)), Ally("TTN_330"), Kill(My(0)), Kill(My(0)),
        HandCount(Mine, 0), HandCount(Theirs, 1),
    }
    check! { Mage: Ally("TTN_330"), Attack(My(0), TheirHero), HandCount(Mine, 0) }
    // It answers each time, not once a turn.
    check! { Rogue:
        Enemy("CS2_231"), Enemy("CS2_231"), Ally("TTN_330"), Attack(My(0), Their(0)), Ready(My(0)),
        Attack(My(0), Their(0)), BoardCount(Theirs, 0), HandCount(Mine, 2),
    }
    // It never comes to the hand of its player, which may be full.
    check! { Mage:
        GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"),
        GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"),
        Ally("TTN_330"), Enemy("CS2_182"), Attack(My(0), Their(0)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        HandCount(Theirs, 10), BoardCount(Theirs, 0),
    }
}

/// Algalon's Vision · Hero Power · 1 mana · Look at the top card of your opponent's deck. You may put it on the bottom of their deck.
//~ done TTN_717t - 35850d28 -
#[test]
fn TTN_717t_algalons_vision() {
    check! { Mage:
        HasHeroPower("TTN_717t"), EmptyDeck(Theirs), OnTheirTop("CS2_182"), OnTheirTop("CS2_029"), HeroPower(Nothing),
        ChooseCard("CS2_029"), Choose(1), DeckCount(Theirs, 2), HandCount(Mine, 0), EndTurn,
        IsCard(InTheirHand(0), "CS2_182"),
    }
    check! { Mage:
        HasHeroPower("TTN_717t"), EmptyDeck(Theirs), OnTheirTop("CS2_182"), OnTheirTop("CS2_029"), HeroPower(Nothing),
        ChooseCard("CS2_029"), Choose(0), EndTurn, IsCard(InTheirHand(0), "CS2_029"),
    }
}

/// A New Reality · Spell · 0 mana · Put {0} on the bottom of the opponent's deck.
//~ todo TTN_717t1 ee1428e4 a46f122c -
#[test]
#[ignore = "todo: A New Reality"]
fn TTN_717t1_a_new_reality() {
    unwritten("TTN_717t1");
}

/// Keep on Top! · Spell · 0 mana · Keep **{0}** on the top of the opponent's deck.
//~ todo TTN_717t2 4a59de4f 0cbcbf6e -
#[test]
#[ignore = "todo: Keep on Top!"]
fn TTN_717t2_keep_on_top() {
    unwritten("TTN_717t2");
}

/// Put on Bottom! · Spell · 0 mana · Put **{0}** on the bottom of the opponent's deck.
//~ todo TTN_717t3 c95d2693 a2677ca0 -
#[test]
#[ignore = "todo: Put on Bottom!"]
fn TTN_717t3_put_on_bottom() {
    unwritten("TTN_717t3");
}

/// Starlight Whelp · Minion · Dragon · 3 mana · 4/3 · **Battlecry:** Get a random card from your starting hand.
//~ done TTN_718 - 4dd3632e -
#[test]
fn TTN_718_starlight_whelp() {
    check! { Mage: Play("TTN_718", Nothing), HandCount(Mine, 0) }
    // A game that began with a hand.
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options};
    let mut table = table(CardClass::Mage);
    let cards = table.game.cards;
    let deck = |id: &str| Deck {
        hero: cards.by_id("HERO_08").unwrap(),
        cards: vec![cards.by_id(id).unwrap(); 20],
        sideboards: Vec::new(),
    };
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    table.game = Game::new(cards, ByPlayer([&deck("CS2_182"), &deck("CS2_182")]), None, options).unwrap();
    table.steps(&[
        Crystals(10),
        HandCount(Mine, 4),
        Play("TTN_718", Nothing),
        HandCount(Mine, 5),
        IsCard(InHand(4), "CS2_182"),
        HandCount(Theirs, 4),
    ]);
}

/// Storm Giant · Minion · 8 mana · 8/8 · **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
//~ done TTN_724 - aeb078f9 -
#[test]
fn TTN_724_storm_giant() {
    check! { Mage:
        Give("TTN_724"), CostNow(InHand(0), 8), Use(InHand(0), 0, Nothing), IsCard(InHand(0), "TTN_724t"),
        CostNow(InHand(0), 6), Mana(8), Use(InHand(0), 0, Nothing), IsCard(InHand(0), "TTN_724t"), CostNow(InHand(0), 4),
        EndTurn, EndTurn, Use(InHand(0), 0, Nothing), CostNow(InHand(0), 2),
    }
    // A copy of a forged one costs less from its first forging on.
    check! { Mage:
        Ally("TTN_729"), Give("TTN_724"), Use(InHand(0), 0, Nothing), CostNow(InHand(1), 6),
        Use(InHand(1), 0, Nothing), CostNow(InHand(1), 4), CostNow(InHand(0), 6),
    }
}

/// Storm Giant · Minion · 6 mana · 8/8 · **Forged**, **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
//~ todo TTN_724t 94fa1c7f 868cf938 -
#[test]
#[ignore = "todo: Storm Giant"]
fn TTN_724t_storm_giant() {
    unwritten("TTN_724t");
}

/// Melted Maker · Minion · Elemental · 3 mana · 3/3 · After you **Forge** a card, get a copy of it.
//~ done TTN_729 - fc6e02cd -
#[test]
fn TTN_729_melted_maker() {
    check! { Mage:
        Ally("TTN_729"), Give("TTN_724"), Use(InHand(0), 0, Nothing), HandCount(Mine, 2), IsCard(InHand(0), "TTN_724t"),
        IsCard(InHand(1), "TTN_724t"),
    }
    // What the opponent does is not heard.
    check! { Mage: Give("TTN_724"), Enemy("TTN_729"), Use(InHand(0), 0, Nothing), HandCount(Theirs, 0) }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("TTN_729"), Give("TTN_724"), Give("TTN_724"), Use(InHand(0), 0, Nothing), Use(InHand(1), 0, Nothing),
        HandCount(Mine, 4),
    }
}

/// Careless Mechanist · Minion · 3 mana · 4/5 · After you draw your second card in a turn, destroy this.
//~ done TTN_731 - 132e001c -
#[test]
fn TTN_731_careless_mechanist() {
    check! { Mage: Ally("TTN_731"), EndTurn, DrawOne, EndTurn, BoardCount(Mine, 1), DrawOne, BoardCount(Mine, 0) }
    // The second of four that are drawn at once.
    check! { Mage: Ally("TTN_731"), Play("CS2_077", Nothing), HandCount(Mine, 4), BoardCount(Mine, 0) }
    // After two cards that were drawn before it came, it is destroyed neither by a card that is not drawn nor by one of
    // the opponent.
    check! { Mage:
        DrawOne, DrawOne, Ally("TTN_731"), Ally("GVG_082"), Kill(My(1)), HandCount(Mine, 3), BoardCount(Mine, 1),
    }
    check! { Mage:
        DrawOne, DrawOne, Ally("TTN_731"), Enemy("EX1_007"), DealDamage(Their(0), 1), HandCount(Theirs, 1),
        BoardCount(Mine, 1),
    }
}

/// Invent-o-matic · Minion · Mech · 2 mana · 2/3 · Whenever you **Magnetize** a minion, give it +1/+1.
//~ done TTN_732 - e2e86a54 -
#[test]
fn TTN_732_invent_o_matic() {
    check! { Mage:
        Ally("TTN_732"), Ally("GVG_085"), Play("BOT_911", On(My(1))), StatsNow(My(1), 4, 7), StatsNow(My(0), 2, 3),
    }
    check! { Mage: Ally("TTN_732"), Play("BOT_911", Nothing), StatsNow(My(0), 2, 3) }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("TTN_732"), Ally("GVG_085"), Play("BOT_911", On(My(1))), Play("BOT_911", On(My(1))), StatsNow(My(1), 7, 12),
    }
    check! { Mage: Play("CS2_231", Nothing), Ally("TTN_732"), Play("BOT_911", On(My(1))), StatsNow(My(1), 5, 8) }
    check! { Mage:
        Enemy("TTN_732"), Ally("TTN_732"), Ally("GVG_085"), Play("BOT_911", On(My(1))), StatsNow(My(1), 4, 7),
    }
}

/// Mecha-Leaper · Minion · Mech · Beast · 3 mana · 2/2 · **Magnetic Deathrattle:** Give a friendly Mech +2/+2 and this **Deathrattle**.
//~ done TTN_734 - ab48054e -
#[test]
fn TTN_734_mecha_leaper() {
    check! { Mage:
        Ally("TTN_734"), Ally("GVG_085"), Ally("CS2_182"), Enemy("GVG_085"), Kill(My(0)), StatsNow(My(0), 3, 4),
        StatsNow(My(1), 4, 5), StatsNow(Their(0), 1, 2), Ally("GVG_085"), Kill(My(0)), StatsNow(My(1), 3, 4),
    }
    check! { Mage:
        Ally("GVG_085"), Ally("GVG_085"), Play("TTN_734", On(My(0))), BoardCount(Mine, 2), StatsNow(My(0), 3, 4),
        Kill(My(0)), StatsNow(My(0), 3, 4),
    }
}

/// Disguised K'thir · Minion · 5 mana · 3/3 · Each turn this is in your hand, transform into a random card in your opponent's deck.
//~ done TTN_741 - 760a1ad3 -
#[test]
fn TTN_741_disguised_kthir() {
    check! { Mage:
        Give("TTN_741"), EmptyDeck(Theirs), EndTurn, OnTheirTop("CS2_029"), EndTurn, IsCard(Nth(0), "CS2_029"),
        EmptyDeck(Theirs), EndTurn, Damage(TheirHero, 3), OnTheirTop("CS2_200"), EndTurn, IsCard(Nth(0), "CS2_200"),
        DeckCount(Theirs, 1),
    }
    // While the opponent has no deck it stays what it is, and does not collect enchantments.
    let mut table = table(CardClass::Mage);
    let without = [Restore(MyHero, 30), Restore(TheirHero, 30), EndTurn, EndTurn];
    table.steps(&[Give("TTN_741"), EndTurn, EndTurn, EmptyDeck(Theirs)]);
    table.steps(&without.repeat(16));
    table.steps(&[OnTheirTop("CS2_172"), OnTheirTop("CS2_172")]);
    table.steps(&without);
    table.steps(&[IsCard(Nth(0), "CS2_172")]);
}

/// Ignis, the Eternal Flame · Minion · 4 mana · 2/4 · **Battlecry:** If you've **Forged** a card this game, craft a custom weapon.
//~ done TTN_751 - a6e6dff7 -
#[test]
fn TTN_751_ignis_the_eternal_flame() {
    let (small, axe, mace) = ("TTN_060t", "TTN_060t1", "TTN_060t2");
    let hit = Attack(MyHero, Their(1));
    // Poisonous, Lifesteal; Windfury, adjacent minions.
    ignis_crafts(
        small,
        "TTN_060t3",
        "TTN_060t4",
        &[
            Play(small, Nothing),
            hit,
            IsInZone(Newest("CS2_200"), Zone::Graveyard),
            Damage(Their(0), 0),
            Damage(MyHero, 4),
        ],
    );
    ignis_crafts(
        small,
        "TTN_060t5",
        "TTN_060t6",
        &[
            Play(small, Nothing),
            hit,
            Damage(Their(0), 2),
            Damage(Their(1), 2),
            Damage(Their(2), 2),
            Damage(MyHero, 6),
            hit,
            Damage(Their(0), 4),
            Damage(Their(1), 4),
            Damage(MyHero, 12),
            NoWeapon(Mine),
        ],
    );
    // Immune while attacking; cards.
    ignis_crafts(
        mace,
        "TTN_060t9",
        "TTN_060t13t1",
        &[
            Play(mace, Nothing),
            StatsNow(MyWeapon, 5, 6),
            HandCount(Mine, 2),
            hit,
            Damage(Their(1), 5),
            Damage(MyHero, 0),
            HandCount(Mine, 5),
            BoardCount(Theirs, 3),
        ],
    );
    ignis_crafts(
        small,
        "TTN_060t9",
        "TTN_060t13",
        &[Play(small, Nothing), HandCount(Mine, 2), hit, HandCount(Mine, 3), Damage(Their(1), 2)],
    );
    ignis_crafts(
        axe,
        "TTN_060t9",
        "TTN_060t13t",
        &[Play(axe, Nothing), StatsNow(MyWeapon, 3, 4), hit, HandCount(Mine, 4), Damage(Their(1), 3)],
    );
    // Without a Forge nothing is crafted; an effect is not offered twice.
    check! { Warrior: Play("TTN_751", Nothing), HandCount(Mine, 0) }
    check! { Warrior:
        Give("TTN_042"), Use(InHand(0), 0, Nothing), Force(Number(0)), Play("TTN_751", Nothing), ChooseCard("TTN_060t"),
        ForbidOutcome(Entity(Newest("TTN_060t3"))), ChooseCard("TTN_060t3"), Choose(0), HandCount(Mine, 2),
    }
    // Each weapon offers the effects with the numbers of its own Cost.
    for (weapon, others) in [
        (small, ["TTN_060t7t", "TTN_060t7t1"]),
        (axe, ["TTN_060t7", "TTN_060t7t1"]),
        (mace, ["TTN_060t7", "TTN_060t7t"]),
    ] {
        for other in others {
            check! { Warrior:
                Give("TTN_042"), Use(InHand(0), 0, Nothing), Play("TTN_751", Nothing), ForbidOutcome(Card(other)),
                ChooseCard(weapon), Choose(0), Choose(0), HandCount(Mine, 2),
            }
        }
    }
}

/// The parts whose numbers grow with the Cost of the weapon.
#[test]
fn TTN_751_parts_that_grow_with_the_cost() {
    let (small, axe, mace) = ("TTN_060t", "TTN_060t1", "TTN_060t2");
    // Armor; damage to all enemies when it breaks.
    for (weapon, armor, burst, gained, burns) in [
        (small, "TTN_060t8", "TTN_060t7", 2, 1),
        (axe, "TTN_060t8t", "TTN_060t7t", 4, 2),
        (mace, "TTN_060t8t1", "TTN_060t7t1", 8, 4),
    ] {
        ignis_crafts(
            weapon,
            armor,
            burst,
            &[
                Play(weapon, Nothing),
                Armor(Mine, 0),
                Attack(MyHero, TheirHero),
                Armor(Mine, gained),
                Damage(Their(0), 0),
                Kill(MyWeapon),
                Damage(Their(0), burns),
                Damage(Their(2), burns),
                Damage(Their(1), burns),
                NoWeapon(Mine),
                Damage(MyHero, 0),
                Health(TheirHero, 30 - burns - [2, 3, 5][usize::try_from(gained / 4).unwrap_or(0)]),
            ],
        );
    }
    // A minion; damage when it is equipped.
    for (weapon, minion, pain, damage, summoned) in [
        (small, "TTN_060t10", "TTN_060t12", 2, "CS2_172"),
        (axe, "TTN_060t10t", "TTN_060t12t", 4, "CS2_182"),
        (mace, "TTN_060t10t1", "TTN_060t12t1", 6, "CS2_232"),
    ] {
        ignis_crafts(
            weapon,
            minion,
            pain,
            &[
                Play(weapon, On(Their(1))),
                Health(TheirHero, 30),
                BoardCount(Mine, 1),
                Force(Card(summoned)),
                Attack(MyHero, TheirHero),
                BoardCount(Mine, 2),
                IsCard(My(1), summoned),
                Health(TheirHero, 30 - [2, 3, 5][usize::try_from(damage / 2 - 1).unwrap_or(0)]),
                if damage < 6 { Damage(Their(1), damage) } else { BoardCount(Theirs, 3) },
            ],
        );
    }
}

/// Ignis crafts a weapon with two parts, and is followed by these steps.
#[track_caller]
fn ignis_crafts(weapon: &'static str, one: &'static str, other: &'static str, then: &[Step]) {
    let mut parts = vec!["3", "4", "5", "6", "9", "7", "8", "10", "12", "13"];
    let mut nth = |part: &str| {
        let kind = part.trim_start_matches("TTN_060t").split('t').next().unwrap();
        let at = parts.iter().position(|it| *it == kind).unwrap();
        parts.remove(at);
        Number(at)
    };
    let (first, second) = (nth(one), nth(other));
    let craft = [
        Give("TTN_042"),
        Use(InHand(0), 0, Nothing),
        Force(first),
        Play("TTN_751", Nothing),
        ChooseCard(weapon),
        Force(second),
        ChooseCard(one),
        ChooseCard(other),
        HandCount(Mine, 2),
        IsCard(InHand(1), weapon),
        Crystals(10),
        EndTurn,
        EndTurn,
        Enemy("CS2_182"),
        Enemy("CS2_200"),
        Enemy("CS2_182"),
    ];
    check(CardClass::Warrior, &[&craft[..], then].concat());
}

/// Victorious Vrykul · Minion · 1 mana · 1/2 · After this attacks, get a 2/3 Val'kyr that costs (1).
//~ done TTN_812 - 9ab52fe0 -
#[test]
fn TTN_812_victorious_vrykul() {
    check! { Mage:
        Ally("TTN_812"), Ally("CS2_182"), Attack(My(1), TheirHero), HandCount(Mine, 0), Attack(My(0), TheirHero),
        HandCount(Mine, 1), IsCard(InHand(0), "TTN_812t"), HandCount(Theirs, 0),
    }
}

/// Drone Deconstructor · Minion · Mech · 1 mana · 1/2 · **Battlecry:** Get a 1/1 **Magnetic** Sparkbot with a random **Bonus Effect**.
//~ done TTN_860 - edb59c35 -
#[test]
fn TTN_860_drone_deconstructor() {
    check! { Mage: Force(Card("TTN_719t1")), Play("TTN_860", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TTN_719t1") }
}

/// Yogg-Saron, Unleashed · Minion · 9 mana · 7/5 · **Titan** After this uses an ability, cast two random spells.
//~ done YOG_516 - 7338260c -
#[test]
fn YOG_516_yogg_saron_unleashed() {
    check! { Mage:
        Enemy("CS2_182"), Ally("YOG_516"), Force(Card("CS2_023")), Force(Card("CS2_023")),
        Use(My(0), 0, On(Their(0))), BoardCount(Mine, 2), HandCount(Mine, 4),
    }
    // Whatever ability it uses, and each time.
    check! { Mage:
        Enemy("CS2_182"), Ally("YOG_516"), Force(Card("CS2_025")), Force(Card("CS2_025")), Use(My(0), 2, Nothing),
        HandCount(Mine, 10), Health(Their(0), 3), Ready(My(0)), Force(Card("CS2_025")), Force(Card("CS2_025")),
        Use(My(0), 1, Nothing), Health(Their(0), 1),
    }
    // Who is killed by one spell is gone before the next.
    check! { Mage:
        Enemy("EX1_556"), Ally("YOG_516"), Force(Card("CS2_032")), Force(Card("CS2_032")), Use(My(0), 2, Nothing),
        HandCount(Mine, 10), BoardCount(Theirs, 0),
    }
}

/// Induce Insanity · Spell · 0 mana · Force each enemy minion to attack a random enemy minion.
//~ done YOG_516t2 - 992781af -
#[test]
fn YOG_516t2_induce_insanity() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_200"), Ally("CS2_182"), Play("YOG_516t2", Nothing), BoardCount(Theirs, 1),
        Damage(Their(0), 4), Damage(My(0), 0), Health(TheirHero, 30),
    }
}

/// Cho'gall, Twilight Chieftain · Minion · 6 mana · 6/7 · **Taunt**, **Lifesteal Start of Game:** 50% chance to corrupt the game with a random anomaly.
//~ done YOG_530 - 9c3e96e8 -
#[test]
fn YOG_530_chogall_twilight_chieftain() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |last: &[&str]| {
        let mut list = vec![find("CS2_182"); 20];
        list.extend(last.iter().map(|id| find(id)));
        Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() }
    };
    let (with, without) = (deck(&["YOG_530"]), deck(&[]));
    // Half of the games are corrupted; none of those without it.
    let corrupted = |mine: &Deck| {
        let seeds = 0..40_u64;
        let game = |seed| {
            let options = Options { seed, shuffle: false, mulligan: false, ..Options::default() };
            Game::new(cards, ByPlayer([mine, &without]), None, options).unwrap()
        };
        let is = |game: &Game| game.entities().any(|(id, _)| game.card(id).is_some_and(|it| it.tag(GameTag(2895)) > 0));
        seeds.map(game).filter(is).count()
    };
    assert!((10..30).contains(&corrupted(&with)));
    assert_eq!(corrupted(&without), 0);
}

/// Son of Hodir · Minion · 8 mana · 8/8 · **Battlecry:** Shuffle four 8/8 Giants into your deck that are summoned when drawn.
//~ done TTN_083 - 4279058b -
#[test]
fn TTN_083_son_of_hodir() {
    check! { Mage:
        EmptyDeck(Mine), Play("TTN_083", Nothing), DeckCount(Mine, 4), DeckCount(Theirs, 20), HandCount(Mine, 0),
        OnTop("CS2_182"), EndTurn, EndTurn, HandCount(Mine, 1), BoardCount(Mine, 1), OnTop("CS2_029"), EndTurn, EndTurn,
        IsCard(InHand(1), "CS2_029"), BoardCount(Mine, 1), DeckCount(Mine, 4), EndTurn, EndTurn, BoardCount(Mine, 5),
        IsCard(My(1), "TTN_083t"), StatsNow(My(4), 8, 8), DeckCount(Mine, 0), HandCount(Mine, 2), Damage(MyHero, 1),
    }
}

/// Sharp-Eyed Seeker · Minion · Beast · 3 mana · 3/3 · **Battlecry:** If there is a card in your deck that didn't start there, draw it.
//~ done TTN_712 - 16b436f0 -
#[test]
fn TTN_712_sharp_eyed_seeker() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182"]), OnTop("CS2_029"), OnTop("GAME_005"), Play("TTN_712", Nothing),
        HandCount(Mine, 1), DeckCount(Mine, 3),
    }
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182"]), Play("TTN_712", Nothing), HandCount(Mine, 0), DeckCount(Mine, 2),
        OnTop("CS2_200"), OnTheirTop("CS2_029"), Play("TTN_712", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"),
        DeckCount(Mine, 2), DeckCount(Theirs, 21),
    }
}

/// Angry Helhound · Minion · Beast · 4 mana · 2/5 · **Rush** Has +4 Attack on your turn.
//~ done TTN_713 - 1c4af888 -
#[test]
fn TTN_713_angry_helhound() {
    check! { Mage:
        Has("TTN_713", GameTag::RUSH), Ally("TTN_713"), Enemy("TTN_713"), StatsNow(My(0), 6, 5), StatsNow(Their(0), 2, 5),
        EndTurn, StatsNow(My(0), 2, 5), StatsNow(Their(0), 6, 5), EndTurn, StatsNow(My(0), 6, 5),
    }
}

/// Algalon the Observer · Minion · 4 mana · 4/4 · **Battlecry:** Replace your Hero Power with Algalon's Vision.
//~ done TTN_717 - d47953ee -
#[test]
fn TTN_717_algalon_the_observer() {
    check! { Mage:
        Play("TTN_717", Nothing), IsCard(MyPower, "TTN_717t"), CostNow(MyPower, 1), StatsNow(My(0), 4, 4), EndTurn,
        HeroPower(On(MyHero)), Damage(MyHero, 1),
    }
}

/// Razorscale · Minion · Dragon · 3 mana · 2/4 · Cards can't cost less than (2).
//~ done TTN_924 - 25b85f1f -
#[test]
fn TTN_924_razorscale() {
    check! { Mage:
        Give("CS2_231"), Give("CS2_182"), Give("CS2_168"), Give("CS2_029"), GiveThem("CS2_231"), CostNow(InHand(0), 0),
        Ally("TTN_924"), CostNow(InHand(0), 2), CostNow(InHand(1), 4), CostNow(InHand(2), 2), CostNow(InHand(3), 4),
        CostNow(InTheirHand(0), 2), Play("CS2_231", Nothing), Mana(8), Kill(My(0)), CostNow(InHand(1), 1),
        CostNow(InTheirHand(0), 0),
    }
}
