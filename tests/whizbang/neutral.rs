//! Neutral cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bc4a7c3d

/// The Replicator-inator · Minion · Mech · 5 mana · 5/5 · **Miniaturize**, **Gigantify** After you play a minion with the same Attack as this, summon a copy of it.
//~ done MIS_025 - bc0c853e -
#[test]
fn MIS_025_the_replicator_inator() {
    check! { Mage:
        Play("MIS_025", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "MIS_025t"), IsCard(InHand(1), "MIS_025t1"),
        BoardCount(Mine, 1), Crystals(10), Play("CS2_187", Nothing), BoardCount(Mine, 3), IsCard(My(2), "CS2_187"),
        Crystals(10), Play("CS2_182", Nothing), BoardCount(Mine, 4),
    }
    replicates("MIS_025", "CS2_187", 5);
    // The Battlecry comes first, and may kill it.
    check! { Mage:
        Ally("MIS_025"), Play("EX1_360", On(My(0))), DealDamage(My(0), 4), Play("CS2_189", On(My(0))),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_189"),
    }
}

/// The Replicator-inator with this id copies minions with its Attack, such as this one, that I play, each of them.
fn replicates(id: &'static str, same: &'static str, health: i32) {
    check! { Mage:
        Ally(id), Crystals(10), Play(same, Nothing), Crystals(10), Play(same, Nothing), BoardCount(Mine, 5), IsCard(My(4), same),
    }
    check! { Mage: Ally(id), EndTurn, Play(same, Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 1) }
    check! { Mage: Ally(id), Summon(same), BoardCount(Mine, 2) }
    // A location without Attack is no minion.
    check! { Mage:
        Ally(id), Play("EX1_360", On(My(0))), Play("GVG_011", On(My(0))), StatsNow(My(0), 0, health), Play("REV_990", Nothing),
        BoardCount(Mine, 3),
    }
}

/// The Replicator-inator · Minion · Mech · 1 mana · 1/1 · **Mini** After you play a minion with the same Attack as this, summon a copy of it.
//~ done MIS_025t - 12cf8ec7 -
#[test]
fn MIS_025t_the_replicator_inator() {
    check! { Mage:
        Give("MIS_025t"), Cost("MIS_025t", 1), Stats("MIS_025t", 1, 1), Ally("MIS_025t"), Play("CS2_231", Nothing),
        BoardCount(Mine, 3), IsCard(My(2), "CS2_231"), Play("CS2_182", Nothing), BoardCount(Mine, 4),
    }
    replicates("MIS_025t", "CS2_231", 1);
    // The Battlecry comes first, and may kill it.
    check! { Mage: Ally("MIS_025t"), Play("CS2_189", On(My(0))), BoardCount(Mine, 1), IsCard(My(0), "CS2_189") }
}

/// The Replicator-inator · Minion · Mech · 8 mana · 8/8 · **Gigantic** After you play a minion with the same Attack as this, summon a copy of it.
//~ done MIS_025t1 - 6fe28723 -
#[test]
fn MIS_025t1_the_replicator_inator() {
    check! { Mage:
        Give("MIS_025t1"), Cost("MIS_025t1", 8), Stats("MIS_025t1", 8, 8), Ally("MIS_025t1"),
        Play("CS2_232", Nothing), BoardCount(Mine, 3), IsCard(My(2), "CS2_232"), Play("CS2_231", Nothing),
        BoardCount(Mine, 4),
    }
    replicates("MIS_025t1", "CS2_232", 8);
    // The Battlecry comes first, and may kill it.
    check! { Mage:
        Ally("MIS_025t1"), Play("EX1_360", On(My(0))), DealDamage(My(0), 7), Play("CS2_189", On(My(0))),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_189"),
    }
}

/// Explodineer · Minion · 3 mana · 2/4 · At the end of your turn, shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
//~ done MIS_308 - fa1cb723 -
#[test]
fn MIS_308_explodineer() {
    check! { Mage:
        Give("MIS_308"), Cost("MIS_308", 3), Stats("MIS_308", 2, 4), Ally("MIS_308"), Force(Number(20)), EndTurn,
        Damage(TheirHero, 5), HandCount(Theirs, 1), DeckCount(Theirs, 19), DeckCount(Mine, 19), EndTurn,
        DeckCount(Theirs, 19),
    }
}

/// Pro Gamer · Minion · 2 mana · 2/3 · **Battlecry:** Challenge your opponent to a game of Rock-Paper-Scissors! The winner draws 2 cards.
//~ done MIS_916 - b5848e87 -
#[test]
fn MIS_916_pro_gamer() {
    // Rock beats Scissors: I draw two; the other card is the opponent's draw for the turn.
    check! { Mage:
        Play("MIS_916", Nothing), ChooseCard("MIS_916a"), HandCount(Mine, 0), EndTurn, ChooseCard("MIS_916c"),
        HandCount(Mine, 2), HandCount(Theirs, 1), DeckCount(Theirs, 19), DeckCount(Mine, 17),
    }
    // Paper beats Rock: the opponent draws two.
    check! { Mage:
        Play("MIS_916", Nothing), ChooseCard("MIS_916a"), EndTurn, ChooseCard("MIS_916b"), HandCount(Mine, 0),
        HandCount(Theirs, 3), DeckCount(Theirs, 17),
    }
    check! { Mage:
        Play("MIS_916", Nothing), ChooseCard("MIS_916c"), EndTurn, ChooseCard("MIS_916b"), HandCount(Mine, 2),
        HandCount(Theirs, 1), DeckCount(Theirs, 19),
    }
    check! { Mage:
        Play("MIS_916", Nothing), ChooseCard("MIS_916b"), EndTurn, ChooseCard("MIS_916c"), HandCount(Mine, 0),
        HandCount(Theirs, 3), DeckCount(Theirs, 17),
    }
    // Nobody draws after a tie, and the game is over after one turn.
    check! { Mage:
        Play("MIS_916", Nothing), ChooseCard("MIS_916b"), EndTurn, ChooseCard("MIS_916b"), HandCount(Mine, 0),
        HandCount(Theirs, 1), DeckCount(Theirs, 19), EndTurn, EndTurn, HandCount(Theirs, 2), DeckCount(Theirs, 18),
    }
    // The opponent does not see what was chosen.
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("MIS_916", Nothing), ChooseCard("MIS_916a")]);
    let view = table.game.view(cardwright_engine::state::PlayerId::Second);
    let throws = ["MIS_916a", "MIS_916b", "MIS_916c"].map(|id| table.game.cards.by_id(id).unwrap());
    assert!(table.game.entities().any(|(_, it)| it.card == throws[0]));
    assert!(!view.game().entities().any(|(_, it)| throws.contains(&it.card)));
}

/// Rock! · Spell · 0 mana · If your opponent chooses Scissors, you draw two cards.
//~ todo MIS_916a 844dc429 d31762de -
#[test]
#[ignore = "todo: Rock!"]
fn MIS_916a_rock() {
    unwritten("MIS_916a");
}

/// Paper! · Spell · 0 mana · If your opponent chooses Rock, you draw two cards.
//~ todo MIS_916b 0e720026 13270c3c -
#[test]
#[ignore = "todo: Paper!"]
fn MIS_916b_paper() {
    unwritten("MIS_916b");
}

/// Scissors! · Spell · 0 mana · If your opponent chooses Paper, you draw two cards.
//~ todo MIS_916c 007f0acf 9dca7ef3 -
#[test]
#[ignore = "todo: Scissors!"]
fn MIS_916c_scissors() {
    unwritten("MIS_916c");
}

/// Sweetened Snowflurry · Minion · Elemental · 3 mana · 3/3 · **Miniaturize Battlecry:** Get 2 random **Temporary** Frost spells.
//~ done TOY_307 - d885781c -
#[test]
fn TOY_307_sweetened_snowflurry() {
    check! { Mage:
        Give("TOY_307"), Cost("TOY_307", 3), Stats("TOY_307", 3, 3), Has("TOY_307", GameTag::MINIATURIZE),
        Force(Card("CS2_024")), Force(Card("CS2_026")), Play("TOY_307", Nothing), HandCount(Mine, 3),
        HasNow(Newest("CS2_024"), GameTag::GHOSTLY), HasNow(Newest("CS2_026"), GameTag::GHOSTLY),
        HasNot(Newest("TOY_307t"), GameTag::GHOSTLY), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "TOY_307t"),
    }
    check! { Mage: Force(Card("CS2_024")), ForbidOutcome(Card("CS2_029")), Play("TOY_307", Nothing) }
}

/// Nostalgic Gnome · Minion · 4 mana · 4/4 · **Miniaturize Rush**. After this minion deals exact lethal damage on your turn, draw a card.
//~ done TOY_312 - e68dd995 -
#[test]
fn TOY_312_nostalgic_gnome() {
    check! { Mage:
        Enemy("CS2_179"), DealDamage(Their(0), 1), Enemy("CS2_118"), Play("TOY_312", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "TOY_312t"), Attack(My(0), Their(0)), BoardCount(Theirs, 1), HandCount(Mine, 2),
    }
    check! { Mage:
        Enemy("CS2_118"), Ally("TOY_312"), Attack(My(0), Their(0)), BoardCount(Theirs, 0), HandCount(Mine, 0),
    }
    check! { Mage:
        Enemy("CS2_182"), DealDamage(Their(0), 1), Ally("TOY_312"), EndTurn, Attack(Their(0), My(0)), BoardCount(Theirs, 0),
        HandCount(Mine, 0),
    }
    // Enemy or friend, hero or minion, each time.
    check! { Mage:
        Enemy("CS2_127"), Enemy("CS2_127"), Ally("TOY_312"), Attack(My(0), Their(0)), HandCount(Mine, 1),
        Ready(My(0)), Attack(My(0), Their(0)), HandCount(Mine, 2), BoardCount(Theirs, 0),
    }
    // A friendly minion is no exception.
    check! { Mage:
        Ally("TOY_312"), Ally("CS2_182"), Enemy("EX1_533"), DealDamage(My(1), 1), Force(Entity(My(1))),
        Attack(My(0), TheirHero), BoardCount(Mine, 0), HandCount(Mine, 1),
    }
}

/// Nostalgic Gnome · Minion · 1 mana · 1/1 · **Mini Rush**. After this minion deals exact lethal damage on your turn, draw a card.
//~ done TOY_312t - cded519f -
#[test]
fn TOY_312t_nostalgic_gnome() {
    check! { Mage:
        Enemy("CS2_231"), Enemy("CS2_182"), Ally("TOY_312t"), Ally("TOY_312t"), Attack(My(0), Their(0)),
        HandCount(Mine, 1), Attack(My(0), Their(0)), HandCount(Mine, 1),
    }
    check! { Mage:
        EndTurn, Summon("TOY_312t"), Ally("TOY_312t"), EndTurn, Attack(My(0), Their(0)), HandCount(Theirs, 1),
        HandCount(Mine, 2),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Enemy("CS2_052"), Enemy("CS2_052"), DealDamage(Their(0), 1), DealDamage(Their(1), 1), Ally("TOY_312t"),
        Attack(My(0), Their(0)), HandCount(Mine, 1), Ready(My(0)), Attack(My(0), Their(0)), BoardCount(Theirs, 0),
        HandCount(Mine, 2),
    }
    // A friendly minion is no exception.
    check! { Mage:
        Ally("TOY_312t"), Ally("CS2_231"), Enemy("EX1_533"), Force(Entity(My(1))), Attack(My(0), TheirHero),
        BoardCount(Mine, 0), HandCount(Mine, 1),
    }
}

/// A cosmetic module of a sideboard is a picture: the minion is the one that the two other modules make.
fn cosmetic_module(id: &str) {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let base = find("TOY_330");
    let modules = [find("TOY_330t99"), find("TOY_330t97")];
    let held = |sideboard: &[&str]| {
        let sideboards = sideboard.iter().map(|module| (base, find(module))).collect();
        let mine = Deck { hero: find("HERO_08"), cards: vec![base], sideboards };
        let theirs = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
        let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
        game[game.players[PlayerId::First].hand[0]].card
    };
    let made = cards.card_from_modules(base, modules).unwrap();
    assert_eq!(held(&["TOY_330t99", "TOY_330t97"]), made);
    assert_eq!(held(&[id, "TOY_330t99", "TOY_330t97"]), made, "the picture stands first");
    assert_eq!(held(&["TOY_330t99", "TOY_330t97", id]), made, "the picture stands last");
    assert_ne!(held(&[id, "TOY_330t99", "TOY_330t93"]), made, "another module makes another minion");
}

/// Zilliax Deluxe 3000 · Minion · Mech · 0 mana · 0/0 · While building your deck, customize your very own Zilliax Deluxe 3000!
//~ done TOY_330 - e71a9850 -
#[test]
fn TOY_330_zilliax_deluxe_3000() {
    use cardwright_engine::state::{ByPlayer, Snapshot};
    use cardwright_engine::{Action, Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let base = find("TOY_330");
    let begin = |modules: &[&str]| {
        let sideboards = modules.iter().map(|module| (base, find(module))).collect();
        let mine = Deck { hero: find("HERO_08"), cards: vec![base], sideboards };
        let theirs = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
        let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
        let mut game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
        game.set_mana(PlayerId::First, 10);
        game
    };
    // Twin and Perfect Module: a 6/5 for (9), as recorded; the cosmetic module, which stands between them, does nothing.
    let mut game = begin(&["TOY_330t99", "TOY_330t11", "TOY_330t97"]);
    let zilliax = game.players[PlayerId::First].hand[0];
    let held = game[zilliax];
    assert_eq!((held.cost, held.attack, held.max_health), (9, 6, 5));
    let card = cards.get(held.card);
    assert_eq!((card.name, card.client_id()), ("Zilliax Deluxe 3000", "TOY_330"));
    assert!(card.races.is(cardwright_data::Race::Mechanical) && !card.collectible());
    // A saved game has it still.
    let saved = game.snapshot().unwrap().to_json();
    let loaded = Game::from_snapshot(cards, &Snapshot::from_json(&saved).unwrap()).unwrap();
    assert_eq!(loaded.canonical_hash(), game.canonical_hash());
    game.act(Action::Play { card: zilliax, target: None, option: None, place: None }).unwrap();
    let board = game.players[PlayerId::First].board;
    assert_eq!(board.len(), 2, "its Battlecry summons a copy of the merged minion");
    for id in board.iter() {
        assert_eq!((game[id].attack, game[id].max_health, game[id].card), (6, 5, held.card));
        for keyword in [GameTag::TAUNT, GameTag::DIVINE_SHIELD, GameTag::LIFESTEAL, GameTag::RUSH] {
            assert_eq!(game.tag(id, keyword), 1, "{keyword}");
        }
    }
    // Both orders of the sideboard make the same card; without modules two are taken at random.
    assert_eq!(cards.card_from_modules(base, [find("TOY_330t97"), find("TOY_330t99")]), Some(held.card));
    assert_eq!(cards.card_from_modules(base, [find("TOY_330t97"), find("TOY_330t97")]), None);
    let random = begin(&[]);
    let made = cards.get(random[random.players[PlayerId::First].hand[0]].card);
    assert!(made.id.starts_with("TOY_330+TOY_330t9") && made.health > 0, "{}", made.id);
    // "This" is the merged minion: it is shuffled into the deck, costs less for each minion, and doubles its own Attack.
    let recursive = "TOY_330+TOY_330t92+TOY_330t98";
    table(CardClass::Mage).steps(&[
        EmptyDeck(Mine),
        Give(recursive),
        Cost(recursive, 5),
        Stats(recursive, 2, 4),
        Ally("CS2_182"),
        CostNow(InHand(0), 4),
        Play(recursive, Nothing),
        Kill(My(1)),
        DeckCount(Mine, 1),
        Play("CFM_621t8", Nothing),
        IsCard(InHand(0), recursive),
        CostNow(InHand(0), 4),
    ]);
    table(CardClass::Mage).steps(&[
        Ally("TOY_330+TOY_330t93+TOY_330t94"),
        EndTurn,
        Damage(MyHero, 3),
        StatsNow(My(0), 5, 7),
        EndTurn,
        StatsNow(My(0), 10, 7),
    ]);
    // Silenced it has its numbers without the texts.
    table(CardClass::Mage).steps(&[
        Ally("TOY_330+TOY_330t95+TOY_330t99"),
        Ally("CS2_182"),
        StatsNow(My(1), 5, 5),
        Play("EX1_332", On(My(0))),
        StatsNow(My(1), 4, 5),
        StatsNow(My(0), 5, 4),
        HasNot(My(0), GameTag::TAUNT),
    ]);
}

/// Zilliax Deluxe 3000 · Minion · Mech · 0 mana · 0/0 · While building your deck, customize your very own Zilliax Deluxe 3000!
//~ done TOY_330t10 - e71a9850 -
#[test]
fn TOY_330t10_zilliax_deluxe_3000() {
    cosmetic_module("TOY_330t10");
}

/// Zilliax Deluxe 3000 · Minion · Mech · 0 mana · 0/0 · While building your deck, customize your very own Zilliax Deluxe 3000!
//~ done TOY_330t11 - e71a9850 -
#[test]
fn TOY_330t11_zilliax_deluxe_3000() {
    cosmetic_module("TOY_330t11");
}

/// Zilliax Deluxe 3000 · Minion · Mech · 0 mana · 0/0 · While building your deck, customize your very own Zilliax Deluxe 3000!
//~ done TOY_330t12 - e71a9850 -
#[test]
fn TOY_330t12_zilliax_deluxe_3000() {
    cosmetic_module("TOY_330t12");
}

/// Zilliax Deluxe 3000 · Minion · Mech · 0 mana · 0/0 · While building your deck, customize your very own Zilliax Deluxe 3000!
//~ done TOY_330t5 - e71a9850 -
#[test]
fn TOY_330t5_zilliax_deluxe_3000() {
    cosmetic_module("TOY_330t5");
}

/// Zilliax Deluxe 3000 · Minion · Mech · 0 mana · 0/0 · While building your deck, customize your very own Zilliax Deluxe 3000!
//~ done TOY_330t6 - e71a9850 -
#[test]
fn TOY_330t6_zilliax_deluxe_3000() {
    cosmetic_module("TOY_330t6");
}

/// Zilliax Deluxe 3000 · Minion · Mech · 0 mana · 0/0 · While building your deck, customize your very own Zilliax Deluxe 3000!
//~ done TOY_330t7 - e71a9850 -
#[test]
fn TOY_330t7_zilliax_deluxe_3000() {
    cosmetic_module("TOY_330t7");
}

/// Zilliax Deluxe 3000 · Minion · Mech · 0 mana · 0/0 · While building your deck, customize your very own Zilliax Deluxe 3000!
//~ done TOY_330t8 - e71a9850 -
#[test]
fn TOY_330t8_zilliax_deluxe_3000() {
    cosmetic_module("TOY_330t8");
}

/// Zilliax Deluxe 3000 · Minion · Mech · 0 mana · 0/0 · While building your deck, customize your very own Zilliax Deluxe 3000!
//~ done TOY_330t9 - e71a9850 -
#[test]
fn TOY_330t9_zilliax_deluxe_3000() {
    cosmetic_module("TOY_330t9");
}

/// Nostalgic Clown · Minion · 5 mana · 6/5 · **Miniaturize Battlecry:** If you've played a higher Cost card while holding this, deal 4 damage.
//~ done TOY_341 - fc7d102a -
#[test]
fn TOY_341_nostalgic_clown() {
    check! { Mage:
        Give("TOY_341"), Enemy("CS2_200"), Play("CS2_200", Nothing), Crystals(10), Play("TOY_341", On(Their(0))),
        HandCount(Mine, 1), Damage(Their(0), 4),
    }
    check! { Mage:
        Give("TOY_341"), Enemy("CS2_200"), Play("CS2_182", Nothing), Crystals(10), Play("TOY_341", Nothing),
        HandCount(Mine, 1), Damage(Their(0), 0),
    }
    check! { Mage:
        Play("CS2_200", Nothing), Crystals(10), Enemy("CS2_200"), Play("TOY_341", Nothing), HandCount(Mine, 1),
        Damage(Their(0), 0),
    }
    check! { Mage:
        EndTurn, EndTurn, Give("TOY_341"), Enemy("CS2_172"), Enemy("CS2_172"), Play("CS2_200", Nothing), Crystals(10),
        Play("TOY_341", On(Their(0))), BoardCount(Theirs, 1), HandCount(Mine, 2),
    }
    check! { Mage:
        Give("TOY_341"), Play("CS2_200", Nothing), Crystals(10), Play("TOY_341", On(MyHero)), HandCount(Mine, 1),
        Health(MyHero, 26),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Give("TOY_341"), EndTurn, Play("CS2_200", Nothing), EndTurn, Play("TOY_341", Nothing), HandCount(Mine, 2),
    }
    check! { Mage: Give("TOY_341"), Summon("EX1_298"), Play("TOY_341", Nothing), HandCount(Mine, 1) }
}

/// Nostalgic Clown · Minion · 1 mana · 1/1 · **Mini Battlecry:** If you've played a higher Cost card while holding this, deal 4 damage.
//~ done TOY_341t - a120f83b -
#[test]
fn TOY_341t_nostalgic_clown() {
    check! { Mage:
        Give("TOY_341t"), Enemy("CS2_200"), Play("CS2_172", Nothing), Crystals(10), Play("TOY_341t", On(Their(0))),
        Damage(Their(0), 4),
    }
    check! { Mage:
        Give("TOY_341t"), Enemy("CS2_200"), Play("CS2_168", Nothing), Crystals(10), Play("TOY_341t", Nothing),
        Damage(Their(0), 0),
    }
    check! { Mage:
        Play("CS2_172", Nothing), Crystals(10), Enemy("CS2_200"), Play("TOY_341t", Nothing), Damage(Their(0), 0),
    }
    check! { Mage: Give("TOY_341t"), Play("CS2_172", Nothing), Play("TOY_341t", On(TheirHero)), Health(TheirHero, 26) }
    check! { Mage:
        Give("TOY_341t"), Enemy("CS2_200"), Play("CS2_172", Nothing), Enemy("CS2_200"), Play("TOY_341t", On(Their(0))),
        StatsNow(Their(1), 6, 7),
    }
    check! { Mage: Give("TOY_341t"), EndTurn, EndTurn, Summon("EX1_298"), Play("TOY_341t", Nothing) }
    // What the opponent does is not heard.
    check! { Mage: Give("TOY_341t"), EndTurn, Play("EX1_289", Nothing), EndTurn, Play("TOY_341t", Nothing) }
    // A friend can be its target as well.
    check! { Mage: Give("TOY_341t"), Play("CS2_172", Nothing), Play("TOY_341t", On(MyHero)), Health(MyHero, 26) }
}

/// Giftwrapped Whelp · Minion · Dragon · 1 mana · 2/1 · **Battlecry:** If you're holding a Dragon, give it and this minion +1/+1.
//~ done TOY_386 - 530566ae -
#[test]
fn TOY_386_giftwrapped_whelp() {
    check! { Mage:
        Give("CS2_182"), Play("TOY_386", Nothing), StatsNow(My(0), 2, 1), Give("EX1_284"), Play("TOY_386", Nothing),
        StatsNow(My(1), 3, 2), StatsNow(InHand(1), 5, 6), StatsNow(InHand(0), 4, 5),
    }
    check! { Mage:
        Give("CS2_182"), Give("EX1_284"), ForbidOutcome(Entity(InHand(0))), Play("TOY_386", Nothing), StatsNow(InHand(1), 5, 6),
    }
    check! { Mage:
        Give("EX1_284"), Give("EX1_284"), Force(Entity(InHand(1))), Play("TOY_386", Nothing), StatsNow(InHand(1), 5, 6),
        StatsNow(InHand(0), 4, 5),
    }
}

/// Caricature Artist · Minion · 4 mana · 3/4 · **Battlecry:** Draw a minion that costs (5) or more. Give it a funny mustache!
//~ done TOY_391 - bcf3d8ab -
#[test]
fn TOY_391_caricature_artist() {
    check! { Mage:
        DeckOf(&["CS2_200", "CS2_182", "CS2_029", "CS2_033"]), Play("TOY_391", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_200"), StatsNow(InHand(0), 6, 7),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        EndTurn, DeckOf(&["CS2_200", "CS2_182", "CS2_029", "CS2_033"]), Play("TOY_391", Nothing), HandCount(Mine, 0),
    }
    check! { Mage:
        DeckOf(&["CS2_200", "CS2_182", "CS2_029", "CS2_033"]), OnTop("CS2_200"), Play("TOY_391", Nothing),
        HandCount(Mine, 1),
    }
    check! { Mage:
        DeckOf(&["CS2_032", "CS2_187"]), Play("TOY_391", Nothing), Play("TOY_391", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_187"), DeckCount(Mine, 1),
    }
    // The mustache.
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("CS2_182"), DeckOf(&["CS2_200"]), Play("TOY_391", Nothing), HandCount(Mine, 2)]);
    assert!(table.bears(InHand(1), "TOY_391e"));
    assert!(!table.bears(InHand(0), "TOY_391e"));
}

/// Observer of Mysteries · Minion · Demon · 3 mana · 2/2 · **Battlecry:** Cast 2 random **Secrets**. At the start of your turn, destroy them.
//~ done TOY_520 - cc729393 -
#[test]
fn TOY_520_observer_of_mysteries() {
    check! { Mage:
        Play("EX1_289", Nothing), Force(Card("EX1_610")), Force(Card("EX1_611")), Play("TOY_520", Nothing),
        IsInZone(Newest("EX1_289"), Zone::Secret), IsInZone(Newest("EX1_610"), Zone::Secret), IsInZone(Newest("EX1_611"), Zone::Secret), EndTurn,
        IsInZone(Newest("EX1_610"), Zone::Secret), EndTurn, IsInZone(Newest("EX1_610"), Zone::Graveyard),
        IsInZone(Newest("EX1_611"), Zone::Graveyard), IsInZone(Newest("EX1_289"), Zone::Secret),
    }
    check! { Mage: ForbidOutcome(Card("CS2_029")), Play("TOY_520", Nothing) }
    check! { Mage: Force(Card("EX1_610")), Force(Card("EX1_611")), ForbidOutcome(Card("EX1_609")), Play("TOY_520", Nothing) }
    // They are destroyed, not revealed.
    check! { Hunter:
        Force(Card("EX1_610")), Force(Card("EX1_611")), Play("TOY_520", Nothing), Play("EX1_536", Nothing),
        Health(MyWeapon, 2), EndTurn, EndTurn, IsInZone(Newest("EX1_610"), Zone::Graveyard), Health(MyWeapon, 2),
    }
}

/// Sing-Along Buddy · Minion · Mech · 3 mana · 2/4 · Your Hero Power triggers twice.
//~ done TOY_528 - 72bf4e0c -
#[test]
fn TOY_528_sing_along_buddy() {
    check! { Mage:
        HasHeroPower("HERO_08bp"), Ally("TOY_528"), HeroPower(On(TheirHero)), Health(TheirHero, 28), Kill(My(0)),
        EndTurn, HeroPower(On(MyHero)), Health(MyHero, 29), EndTurn, Crystals(10), HeroPower(On(TheirHero)),
        Health(TheirHero, 27),
    }
    // The opponent gets nothing of it.
    check! { Mage: Ally("TOY_528"), EndTurn, HeroPower(On(MyHero)), Health(MyHero, 29) }
}

/// Li'Na, Shop Manager · Minion · 6 mana · 3/3 · Whenever you cast a spell, fill your board with random minions of that Cost.
//~ done TOY_531 - 52a5648a -
#[test]
fn TOY_531_li_na_shop_manager() {
    check! { Mage:
        Ally("TOY_531"), Enemy("CS2_182"), Force(Card("CS2_120")), Force(Card("CS2_172")),
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 3), BoardCount(Mine, 7), BoardCount(Theirs, 1),
        IsInZone(Newest("CS2_120"), Zone::Play), IsInZone(Newest("CS2_172"), Zone::Play),
    }
    check! { Mage: Ally("TOY_531"), EndTurn, Play("CS2_024", On(MyHero)), Damage(MyHero, 3), BoardCount(Mine, 1) }
}

/// Splendiferous Whizbang · Minion · 4 mana · 4/5 · You start the game with one of Whizbang's Experimental Decks!
//~ done TOY_700 - c26e78a5 -
#[test]
fn TOY_700_splendiferous_whizbang() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let mine = Deck { hero: find("HERO_08"), cards: vec![find("TOY_700")], sideboards: Vec::new() };
    let theirs = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let game = Game::new(cards, ByPlayer([&mine, &theirs]), None, Options { seed, ..Options::default() }).unwrap();
        let side = &game.players[PlayerId::First];
        seen.insert((cards.get(game[side.hero.unwrap()].card).id, side.deck.len() + side.hand.len()));
    }
    // The Warlock's deck has twenty cards.
    let decks = [("HERO_04", 30), ("HERO_05", 30), ("HERO_07", 20), ("HERO_09", 30), ("HERO_11", 30)];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), decks);
    check! { Mage: Play("TOY_700", Nothing), StatsNow(My(0), 4, 5), DeckCount(Mine, 19) }
}

/// Moment of Discovery · Spell · 0 mana · **Discover** a Druid spell, a Druid minion, or a Neutral minion you can afford to play.
//~ todo TOY_700t 6631824d 1474eef7 -
#[test]
#[ignore = "todo: Moment of Discovery"]
fn TOY_700t_moment_of_discovery() {
    unwritten("TOY_700t");
}

/// Nonuplet Deck · Spell · 0 mana · This deck has 9 copies of Astral Automaton.
//~ todo TOY_700t1 f2e3d0e8 316e9a4a -
#[test]
#[ignore = "todo: Nonuplet Deck"]
fn TOY_700t1_nonuplet_deck() {
    unwritten("TOY_700t1");
}

/// Deck of Heroes · Spell · 0 mana · This deck is HEROIC!
//~ todo TOY_700t10 e4695d32 601f1be9 -
#[test]
#[ignore = "todo: Deck of Heroes"]
fn TOY_700t10_deck_of_heroes() {
    unwritten("TOY_700t10");
}

/// Deck of Legends · Spell · 0 mana · This deck is full of two copies of **Legendary** cards.
//~ todo TOY_700t11 ca8403ad 00943dd4 -
#[test]
#[ignore = "todo: Deck of Legends"]
fn TOY_700t11_deck_of_legends() {
    unwritten("TOY_700t11");
}

/// Deck of Villains · Spell · 0 mana · This deck is EVIL! Your **Lackeys** cost (0) this game.
//~ todo TOY_700t12 1fedaeb7 528be55d -
#[test]
#[ignore = "todo: Deck of Villains"]
fn TOY_700t12_deck_of_villains() {
    unwritten("TOY_700t12");
}

/// Morphing Card · Spell · 0 mana · Each turn this is in your hand, transform it into a random playable Mage or Neutral card. It costs (1) less.
//~ todo TOY_700t13 b231bd85 d903aa0b -
#[test]
#[ignore = "todo: Morphing Card"]
fn TOY_700t13_morphing_card() {
    unwritten("TOY_700t13");
}

/// Quest Accepted! · Spell · 1 mana · Begin 3 Shaman **Quests**. Draw a Murloc and an **Overload** card.
//~ todo TOY_700t14 2a0c7aef bcb70fb2 -
#[test]
#[ignore = "todo: Quest Accepted!"]
fn TOY_700t14_quest_accepted() {
    unwritten("TOY_700t14");
}

/// Rainbow Deck · Spell · 0 mana · This deck has cards from all classes and spell schools.
//~ todo TOY_700t2 a543bd56 ce7089f0 -
#[test]
#[ignore = "todo: Rainbow Deck"]
fn TOY_700t2_rainbow_deck() {
    unwritten("TOY_700t2");
}

/// Deck of Treasures · Spell · 0 mana · This deck has 8 Treasures in it.
//~ todo TOY_700t3 e64b2bdc 4cb343b1 -
#[test]
#[ignore = "todo: Deck of Treasures"]
fn TOY_700t3_deck_of_treasures() {
    unwritten("TOY_700t3");
}

/// Shrunken Deck · Spell · 0 mana · This deck only has 20 cards.
//~ todo TOY_700t4 18d03a43 87934beb -
#[test]
#[ignore = "todo: Shrunken Deck"]
fn TOY_700t4_shrunken_deck() {
    unwritten("TOY_700t4");
}

/// Copycat Deck · Spell · 0 mana · This deck is a copy of your opponent's.
//~ todo TOY_700t5 d91ec9f6 1b7c84c0 -
#[test]
#[ignore = "todo: Copycat Deck"]
fn TOY_700t5_copycat_deck() {
    unwritten("TOY_700t5");
}

/// Wonderful Deck · Spell · 0 mana · Cards in this deck transform into random playable cards each turn while in hand.
//~ todo TOY_700t6 70a2f895 16f91501 -
#[test]
#[ignore = "todo: Wonderful Deck"]
fn TOY_700t6_wonderful_deck() {
    unwritten("TOY_700t6");
}

/// Deck of Discovery · Spell · 0 mana · Your deck is filled with cards that **Discover** Druid spells and minions.
//~ todo TOY_700t7 ec1f4672 94648c5b -
#[test]
#[ignore = "todo: Deck of Discovery"]
fn TOY_700t7_deck_of_discovery() {
    unwritten("TOY_700t7");
}

/// Questing Deck · Spell · 0 mana · Your deck has 3 Shaman **Quests**.
//~ todo TOY_700t8 aeea61f7 2771987c -
#[test]
#[ignore = "todo: Questing Deck"]
fn TOY_700t8_questing_deck() {
    unwritten("TOY_700t8");
}

/// Deck of Wishes · Spell · 0 mana · This deck contains 3 Wishes that give you the perfect card.
//~ todo TOY_700t9 90680439 8ceeda1b -
#[test]
#[ignore = "todo: Deck of Wishes"]
fn TOY_700t9_deck_of_wishes() {
    unwritten("TOY_700t9");
}

/// Wish · Spell · 0 mana · Wish for the perfect card.
//~ todo TOY_700t9t2 6577efde 24b27642 -
#[test]
#[ignore = "todo: Wish"]
fn TOY_700t9t2_wish() {
    unwritten("TOY_700t9t2");
}

/// Nesting Golem · Minion · Undead · 4 mana · 4/3 · **Deathrattle:** Resummon this with -1/-1.
//~ done TOY_893 - bbf13870 -
#[test]
fn TOY_893_nesting_golem() {
    check! { Mage:
        Ally("TOY_893"), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "TOY_893"), StatsNow(My(0), 3, 2), Kill(My(0)),
        StatsNow(My(0), 2, 1), Kill(My(0)), BoardCount(Mine, 0), BoardCount(Theirs, 0),
    }
    // The third is the printed one with -3/-3, whatever the second had gained.
    check! { Mage:
        Ally("TOY_893"), Kill(My(0)), Kill(My(0)), StatsNow(My(0), 2, 1), Enchant(My(0), "CS2_092e"), Kill(My(0)),
        BoardCount(Mine, 0),
    }
    // It comes back whatever its Health was; without printed Health it does not.
    check! { DeathKnight:
        Ally("TOY_893"), Play("EX1_619", Nothing), StatsNow(My(0), 4, 1), Kill(My(0)), BoardCount(Mine, 1),
        StatsNow(My(0), 3, 2),
    }
    check! { DeathKnight:
        Ally("TOY_893"), Kill(My(0)), Kill(My(0)), StatsNow(My(0), 2, 1), Play("CS2_092", On(My(0))), StatsNow(My(0), 6, 5),
        Kill(My(0)), Corpses(Mine, 3), BoardCount(Mine, 0),
    }
}

/// Origami Frog · Minion · Beast · 5 mana · 1/4 · **Rush Battlecry:** Swap Attack with another minion.
//~ done TOY_894 - bf758fdb -
#[test]
fn TOY_894_origami_frog() {
    check! { Mage: Enemy("CS2_182"), Play("TOY_894", On(Their(0))), StatsNow(My(0), 4, 4), StatsNow(Their(0), 1, 5) }
}

/// Origami Crane · Minion · Beast · 4 mana · 4/1 · **Taunt Battlecry:** Swap Health with another minion.
//~ done TOY_895 - f18af15c -
#[test]
fn TOY_895_origami_crane() {
    check! { Mage:
        Enemy("CS2_182"), DealDamage(Their(0), 2), Play("TOY_895", On(Their(0))), StatsNow(My(0), 4, 3), StatsNow(Their(0), 4, 1),
        Damage(Their(0), 0),
    }
}

/// Origami Dragon · Minion · Dragon · 6 mana · 1/1 · **Divine Shield**, **Lifesteal Battlecry:** Swap stats with another minion.
//~ done TOY_896 - 0aa2c8c7 -
#[test]
fn TOY_896_origami_dragon() {
    check! { Mage:
        Targets("TOY_896", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Play("TOY_896", On(Their(0))),
        StatsNow(My(0), 4, 5), StatsNow(Their(0), 1, 1), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// Floppy Hydra · Minion · Beast · 3 mana · 2/4 · **Deathrattle:** Shuffle a copy of this into your deck with permanently doubled Attack and Health.
//~ done TOY_897 - 7b7ca1e0 -
#[test]
fn TOY_897_floppy_hydra() {
    check! { Mage:
        EmptyDeck(Mine), Ally("TOY_897"), Kill(My(0)), DeckCount(Mine, 1), EndTurn, EndTurn, StatsNow(InHand(0), 4, 8),
        Play("TOY_897", Nothing), StatsNow(My(0), 4, 8), Kill(My(0)), DeckCount(Mine, 1), EndTurn, EndTurn,
        StatsNow(InHand(0), 8, 16),
    }
}

/// Joymancer Jepetto · Minion · 8 mana · 6/6 · **Battlecry:** Get copies of every 1-Attack or 1-Health minion you've played this game.
//~ done TOY_960 - 6ba1a41c -
#[test]
fn TOY_960_joymancer_jepetto() {
    check! { Mage:
        Play("CS2_231", Nothing), Play("CS2_182", Nothing), Play("CS2_168", Nothing), Crystals(10),
        Play("TOY_960", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_231"), IsCard(InHand(1), "CS2_168"),
    }
}

/// Nostalgic Initiate · Minion · 3 mana · 2/3 · **Miniaturize** The first time you cast a spell, gain +2/+2.
//~ done TOY_340 - 596fe716 -
#[test]
fn TOY_340_nostalgic_initiate() {
    check! { Mage:
        Has("TOY_340", GameTag::MINIATURIZE), Play("TOY_340", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TOY_340t1"),
        EndTurn, Play("GAME_005", Nothing), StatsNow(My(0), 2, 3), EndTurn, Play("GAME_005", Nothing), StatsNow(My(0), 4, 5),
        Play("GAME_005", Nothing), StatsNow(My(0), 4, 5), StatsNow(InHand(0), 1, 1),
    }
}

/// Playhouse Giant · Minion · Mech · 25 mana · 8/8 · Costs (1) less for each card you've drawn this game.
//~ done TOY_530 - 0250e737 -
#[test]
fn TOY_530_playhouse_giant() {
    // The card of the first turn counts.
    check! { Mage:
        Cost("TOY_530", 25), Give("TOY_530"), CostNow(InHand(0), 24), Play("CS2_023", Nothing), HandCount(Mine, 3),
        CostNow(InHand(0), 22), Give("CS2_182"), CostNow(InHand(0), 22), EndTurn, CostNow(InHand(0), 22), EndTurn,
        CostNow(InHand(0), 21),
    }
}

/// Colifero the Artist · Minion · Elemental · 8 mana · 6/5 · **Battlecry:** Draw a minion. Transform all other friendly minions into copies of it.
//~ done TOY_703 - b4ead701 -
#[test]
fn TOY_703_colifero_the_artist() {
    check! { Mage:
        DeckOf(&["CS2_200", "CS2_029"]), Ally("CS2_182"), Ally("CS2_172"), Enemy("CS2_182"), DealDamage(My(0), 2),
        Play("TOY_703", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"), IsCard(My(0), "CS2_200"),
        IsCard(My(1), "CS2_200"), IsCard(My(2), "TOY_703"), StatsNow(My(0), 6, 7), BoardCount(Mine, 3), IsCard(Their(0), "CS2_182"),
        DeckCount(Mine, 1),
    }
    check! { Mage:
        DeckOf(&["CS2_029"]), Ally("CS2_182"), Play("TOY_703", Nothing), IsCard(My(0), "CS2_182"), HandCount(Mine, 0),
        DeckCount(Mine, 1),
    }
}

/// Corridor Sleeper · Minion · Beast · 1 mana · 3/5 · Starts **Dormant**. After 7 minions die, awaken.
//~ done TOY_866 - a5a49933 -
#[test]
fn TOY_866_corridor_sleeper() {
    check! { Mage:
        Play("TOY_866", Nothing), HasNow(My(0), GameTag::DORMANT), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"),
        Enemy("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Kill(My(1)), Kill(My(1)),
        Kill(My(1)), Kill(Their(0)), Kill(Their(0)), Kill(Their(0)), HasNow(My(0), GameTag::DORMANT), Kill(Their(0)),
        HasNot(My(0), GameTag::DORMANT), StatsNow(My(0), 3, 5),
    }
}
