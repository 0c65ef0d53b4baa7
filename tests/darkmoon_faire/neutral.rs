//! Neutral cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1fb90866

/// N'Zoth, God of the Deep · Minion · 9 mana · 5/7 · **Battlecry:** Resurrect a friendly minion of each minion type.
//~ done DMF_002 - 61b27ba3 -
#[test]
fn DMF_002_n_zoth_god_of_the_deep() {
    check! { Mage:
        Ally("CS2_172"), Ally("CS2_125"), Ally("CS2_182"), Ally("CS2_168"), Enemy("EX1_561"), Kill(Their(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Play("DMF_002", Nothing), BoardCount(Mine, 3),
        IsInZone(Newest("CS2_168"), Zone::Play),
    }
}

/// Yogg-Saron, Master of Fate · Minion · 10 mana · 7/5 · **Battlecry:** If you've cast 10 spells this game, spin the Wheel of Yogg-Saron.@ *({0} left*!)@ *(Ready!)*
// Also tests DMF_004t5.
//~ done DMF_004 - d15cbf0f -
#[test]
fn DMF_004_yogg_saron_master_of_fate() {
    check! { Mage:
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Damage(TheirHero, 10), Ally("CS2_182"), Enemy("CS2_182"), Force(No),
        Force(Card("DMF_004t2")), Play("DMF_004", Nothing), HandCount(Mine, 10), CostNow(InHand(0), 0),
    }
    check! { Mage:
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Damage(TheirHero, 10), Ally("CS2_182"), Enemy("CS2_182"), Force(No),
        Force(Card("DMF_004t4")), Play("DMF_004", Nothing), BoardCount(Mine, 3), BoardCount(Theirs, 0),
    }
    check! { Mage:
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Damage(TheirHero, 10), Ally("CS2_182"), Enemy("CS2_182"), Force(No),
        Force(Card("DMF_004t5")), Play("DMF_004", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 0),
        StatsNow(My(0), 15, 15),
    }
    check! { Mage:
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Damage(TheirHero, 9), Ally("CS2_182"), Play("DMF_004", Nothing), HandCount(Mine, 0), BoardCount(Mine, 2),
    }
}

/// Mysterybox · Spell · 0 mana · Cast a random spell for every spell you've cast this game *(targets chosen randomly*).
//~ done DMF_004t1 - 21fcc592 -
#[test]
fn DMF_004t1_mysterybox() {
    check! { Mage:
        Play("CS2_008", On(TheirHero)), Play("CS2_008", On(TheirHero)), Damage(TheirHero, 2), Force(Card("CS2_023")),
        Force(Card("CS2_023")), Force(Card("CS2_023")), Play("DMF_004t1", Nothing), HandCount(Mine, 6),
    }
}

/// Curse of Flesh · Spell · 0 mana · Fill the board with random minions, then give yours **Rush**.
//~ done DMF_004t3 - af5514cf -
#[test]
fn DMF_004t3_curse_of_flesh() {
    check! { Mage:
        Ally("CS2_231"), Play("DMF_004t3", Nothing), BoardCount(Mine, 7), BoardCount(Theirs, 7),
        HasNow(My(0), GameTag::RUSH), HasNow(My(6), GameTag::RUSH),
    }
}

/// Rod of Roasting · Spell · 0 mana · Cast 'Pyroblast' randomly until a hero dies.
//~ done DMF_004t6 - 0a652356 -
#[test]
fn DMF_004t6_rod_of_roasting() {
    check! { Mage:
        Force(Entity(MyHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)),
        Play("DMF_004t6", Nothing), Won(Mine),
    }
}

/// Silas Darkmoon · Minion · 7 mana · 4/4 · **Battlecry:** Choose a direction to rotate all minions.
//~ done DMF_074 - ee8ff5e1 -
#[test]
fn DMF_074_silas_darkmoon() {
    // This way: Silas, left-most, goes to their left end; their right-most minion comes to my right end.
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_231"), Enemy("CS2_171"), Enemy("CS2_172"), PlayAt("DMF_074", 0, Nothing),
        ChooseCard("DMF_074a"), BoardCount(Mine, 3), BoardCount(Theirs, 2), IsCard(Their(0), "DMF_074"), IsCard(Their(1), "CS2_171"),
        IsCard(My(0), "CS2_182"), IsCard(My(1), "CS2_231"), IsCard(My(2), "CS2_172"), CannotAct(My(2)),
    }
    // That way: my right-most goes to their right end, their left-most comes to my left end.
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_231"), Enemy("CS2_171"), Enemy("CS2_172"), PlayAt("DMF_074", 0, Nothing),
        ChooseCard("DMF_074b"), IsCard(My(0), "CS2_171"), IsCard(My(1), "DMF_074"), IsCard(My(2), "CS2_182"), IsCard(Their(0), "CS2_172"),
        IsCard(Their(1), "CS2_231"), BoardCount(Mine, 3), BoardCount(Theirs, 2),
    }
    // Against nobody only mine moves; full boards are no obstacle.
    check! { Mage: PlayAt("DMF_074", 0, Nothing), ChooseCard("DMF_074a"), BoardCount(Mine, 0), IsCard(Their(0), "DMF_074") }
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"),
        Enemy("CS2_171"), PlayAt("DMF_074", 0, Nothing), ChooseCard("DMF_074a"), BoardCount(Mine, 7), BoardCount(Theirs, 7),
        IsCard(Their(0), "DMF_074"), IsCard(My(6), "CS2_171"),
    }
}

/// This Way · Spell · 0 mana · Minions will rotate this way.
//~ done DMF_074a - bad6720f -
#[test]
fn DMF_074a_this_way() {
    check! { Mage: Ally("CS2_182"), Ally("CS2_231"), Play("DMF_074a", Nothing), IsCard(Their(0), "CS2_182"), BoardCount(Mine, 1) }
}

/// That Way · Spell · 0 mana · Minions will rotate that way.
//~ done DMF_074b - 194f5833 -
#[test]
fn DMF_074b_that_way() {
    check! { Mage: Ally("CS2_182"), Ally("CS2_231"), Play("DMF_074b", Nothing), IsCard(Their(0), "CS2_231"), BoardCount(Mine, 1) }
}

/// Fleethoof Pearltusk · Minion · Beast · 5 mana · 4/4 · **Rush Corrupt:** Gain +4/+4.
//~ done DMF_080 - fdf77d42 -
#[test]
fn DMF_080_fleethoof_pearltusk() {
    check! { Mage:
        Give("DMF_080"), Cost("DMF_080", 5), Stats("DMF_080", 4, 4), Has("DMF_080", GameTag::RUSH),
        Play("CS2_200", Nothing), IsCard(InHand(0), "DMF_080t"), StatsNow(InHand(0), 8, 8),
    }
}

/// Horrendous Growth · Minion · 2 mana · 2/2 · **Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
// Also tests DMF_124t.
//~ done DMF_124 - fb98554a -
#[test]
fn DMF_124_horrendous_growth() {
    check! { Mage:
        Give("DMF_124"), Play("CS2_172", Nothing), IsCard(InHand(0), "DMF_124"), Play("CS2_182", Nothing),
        IsCard(InHand(0), "DMF_124t"), StatsNow(InHand(0), 3, 3), EndTurn, EndTurn, Play("CS2_182", Nothing),
        StatsNow(InHand(0), 4, 4), Play("CS2_172", Nothing), StatsNow(InHand(0), 4, 4), Play("CS2_182", Nothing),
        StatsNow(InHand(0), 5, 5), EndTurn, EndTurn, Play("DMF_124t", Nothing), StatsNow(Newest("DMF_124t"), 5, 5),
    }
    check! { Mage:
        Give("DMF_124t"), Play("CS2_172", Nothing), StatsNow(InHand(0), 3, 3), Play("CS2_182", Nothing),
        StatsNow(InHand(0), 4, 4), Play("CS2_182", Nothing), StatsNow(InHand(0), 5, 5),
    }
    // What it cost in the hand counts.
    check! { Mage:
        Give("DMF_124t"), Play("CS2_231", Nothing), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"),
        Play("EX1_586", Nothing), BoardCount(Mine, 6), StatsNow(InHand(0), 3, 3),
    }
}

/// Y'Shaarj, the Defiler · Minion · 10 mana · 10/10 · **Battlecry:** Add a copy of each **Corrupted** card you've played this game to your hand. They cost (0) this turn.
//~ done DMF_188 - e9f438ed -
#[test]
fn DMF_188_y_shaarj_the_defiler() {
    check! { Mage:
        Play("YOP_011t", Nothing), Play("CS2_231", Nothing), Crystals(10), Play("DMF_188", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "YOP_011t"), CostNow(InHand(0), 0), EndTurn, CostNow(InHand(0), 7),
    }
}

/// Corruption · Spell · 1 mana · **Corrupt** all your cards.
//~ todo DMF_188t d5ef1de1 8ca9ca7b -
#[test]
#[ignore = "todo: Corruption"]
fn DMF_188t_corruption() {
    unwritten("DMF_188t");
}

/// C'Thun, the Shattered · Minion · 10 mana · 6/6 · **Start of Game:** Break into pieces. **Battlecry:** Deal 30 damage randomly split among all enemies.
//~ done DMF_254 - 435e8a33 -
#[test]
fn DMF_254_c_thun_the_shattered() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    check! { Mage: Ally("CS2_182"), Play("DMF_254", Nothing), Damage(My(0), 0), Won(Mine) }
    check! { Mage:
        Enemy("CS2_231"), Force(Entity(Their(0))), Play("DMF_254", Nothing), Damage(TheirHero, 29), Dead(Nth(0)),
    }
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let mut list = vec![find("CS2_182"); 30];
    list[0] = find("DMF_254");
    let deck = Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() };
    let plain = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
    let options = Options { mulligan: false, shuffle: false, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&deck, &plain]), None, options).unwrap();
    let side = game.players[PlayerId::First];
    let held = |id: &str| side.deck.iter().chain(side.hand.iter()).filter(|it| game[*it].card == find(id)).count();
    for piece in ["DMF_254t3", "DMF_254t4", "DMF_254t5", "DMF_254t7"] {
        assert_eq!(held(piece), 1);
    }
    assert_eq!(held("DMF_254"), 0);
    assert_eq!(side.deck.len() + side.hand.len(), 33);
    let theirs = game.players[PlayerId::Second];
    assert_eq!(theirs.deck.len() + theirs.hand.len(), 30);
    // From the top of the deck: it is not dealt, and its player has no card less.
    let mut top = deck.clone();
    top.cards[0] = find("CS2_182");
    top.cards[29] = find("DMF_254");
    let game = Game::new(cards, ByPlayer([&top, &deck]), None, options).unwrap();
    let hand: Vec<_> = game.players[PlayerId::First].hand.iter().map(|id| game[id].card).collect();
    assert_eq!((hand.len(), hand.contains(&find("DMF_254"))), (4, false));
}

/// Eye of C'Thun · Spell · 5 mana · **Piece of C'Thun (@/4)** Deal $7 damage randomly split among all enemies.
//~ done DMF_254t3 - 3dfe2ee6 -
#[test]
fn DMF_254t3_eye_of_c_thun() {
    check! { Mage: Play("DMF_254t3", Nothing), Damage(TheirHero, 7), Damage(MyHero, 0) }
    // The last of the four pieces shuffles C'Thun into the deck.
    check! { Mage:
        Play("DMF_254t4", Nothing), Play("DMF_254t5", Nothing), Crystals(10), Play("DMF_254t7", On(My(0))),
        DeckCount(Mine, 19), Play("DMF_254t3", Nothing), DeckCount(Mine, 20), IsInZone(Newest("DMF_254"), Zone::Deck),
        BoardCount(Mine, 0), Damage(TheirHero, 7),
    }
}

/// Heart of C'Thun · Spell · 5 mana · **Piece of C'Thun (@/4)** Deal $3 damage to all minions.
//~ done DMF_254t4 - 451c46d9 -
#[test]
fn DMF_254t4_heart_of_c_thun() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("DMF_254t4", Nothing), Damage(My(0), 3), Damage(Their(0), 3),
        Damage(TheirHero, 0),
    }
    // The last of the four pieces shuffles C'Thun into the deck.
    check! { Mage:
        Play("DMF_254t3", Nothing), Damage(TheirHero, 7), Play("DMF_254t5", Nothing), Crystals(10),
        Play("DMF_254t7", On(My(0))), DeckCount(Mine, 19), Play("DMF_254t4", Nothing), DeckCount(Mine, 20),
        IsInZone(Newest("DMF_254"), Zone::Deck), BoardCount(Mine, 0), Crystals(10), Play("DMF_254t4", Nothing),
        DeckCount(Mine, 20),
    }
}

/// Body of C'Thun · Spell · 5 mana · **Piece of C'Thun (@/4)** Summon a 6/6 C'Thun's Body with **Taunt**.
//~ done DMF_254t5 - 8b5e38ec -
#[test]
fn DMF_254t5_body_of_c_thun() {
    check! { Mage:
        EmptyDeck(Mine), Play("DMF_254t5", Nothing), IsCard(My(0), "DMF_254t5t"), StatsNow(My(0), 6, 6),
        Play("DMF_254t5", Nothing), BoardCount(Mine, 2), EndTurn, EndTurn, Play("DMF_254t3", Nothing),
        Play("DMF_254t4", Nothing), DeckCount(Mine, 0), EndTurn, EndTurn, Damage(MyHero, 3), Enemy("CS2_182"),
        Play("DMF_254t7", On(Their(0))), DeckCount(Mine, 1), IsInZone(Newest("DMF_254"), Zone::Deck), Play("DMF_254t3", Nothing),
        Damage(TheirHero, 14), DeckCount(Mine, 1),
    }
}

/// Maw of C'Thun · Spell · 5 mana · **Piece of C'Thun (@/4)** Destroy a minion.
//~ done DMF_254t7 - 3075eb51 -
#[test]
fn DMF_254t7_maw_of_c_thun() {
    check! { Mage:
        Enemy("CS2_182"), Ally("CS2_231"), Targets("DMF_254t7", &[FriendlyMinion, EnemyMinion]),
        Play("DMF_254t7", On(Their(0))), BoardCount(Theirs, 0), BoardCount(Mine, 1),
    }
    check! { Mage: Ally("CS2_231"), Ally("CS2_231"), Play("DMF_254t7", On(My(1))), BoardCount(Mine, 1) }
    // The last of the four pieces shuffles C'Thun into the deck.
    check! { Mage:
        Play("DMF_254t3", Nothing), Damage(TheirHero, 7), Play("DMF_254t4", Nothing), Crystals(10),
        Play("DMF_254t5", Nothing), DeckCount(Mine, 19), Play("DMF_254t7", On(My(0))), DeckCount(Mine, 20),
        IsInZone(Newest("DMF_254"), Zone::Deck), BoardCount(Mine, 0),
    }
}

/// Circus Amalgam · Minion · All · 4 mana · 4/5 · **Taunt** *This has all minion types.*
//~ done DMF_532 - 6a22fb09 -
#[test]
fn DMF_532_circus_amalgam() {
    check! { Hunter:
        Play("DMF_532", Nothing), HasNow(My(0), GameTag::TAUNT), Play("DS1_070", On(My(0))), StatsNow(My(0), 6, 7),
        Play("EX1_508", Nothing), StatsNow(My(0), 7, 7),
    }
}

/// Deathwarden · Minion · Undead · 3 mana · 2/5 · **Deathrattles** can't trigger.
//~ done YOP_012 - 5520655b -
#[test]
fn YOP_012_deathwarden() {
    check! { Mage:
        Ally("YOP_012"), Ally("EX1_096"), Enemy("EX1_096"), Kill(My(1)), HandCount(Mine, 0), Kill(Their(0)),
        HandCount(Theirs, 0), Kill(My(0)), Ally("EX1_096"), Kill(My(0)), HandCount(Mine, 1),
    }
}

/// Banana Vendor · Minion · 3 mana · 2/4 · **Battlecry:** Add 2 Bananas to each player's hand.
//~ done DMF_065 - ca82f7fd -
#[test]
fn DMF_065_banana_vendor() {
    check! { Mage:
        Play("DMF_065", Nothing), HandCount(Mine, 2), HandCount(Theirs, 2), CostNow(InHand(0), 1), Ally("CS2_231"),
        Play("DMF_065t", On(My(1))), StatsNow(My(1), 2, 2), HandCount(Mine, 1),
    }
}

/// Optimistic Ogre · Minion · 5 mana · 6/7 · 50% chance to attack the correct enemy.
//~ done DMF_068 - 57e74dba -
#[test]
fn DMF_068_optimistic_ogre() {
    check! { Mage:
        Ally("DMF_068"), Enemy("CS2_182"), Ally("CS2_231"), Force(No), Attack(My(0), Their(0)),
        BoardCount(Theirs, 0), Health(TheirHero, 30), Damage(My(0), 4),
    }
    check! { Mage:
        Ally("DMF_068"), Enemy("CS2_182"), Ally("CS2_231"), Force(Yes), Attack(My(0), Their(0)),
        Damage(Their(0), 0), Health(TheirHero, 24), Damage(My(0), 0), Damage(My(1), 0),
    }
}

/// Safety Inspector · Minion · 1 mana · 1/3 · **Battlecry:** Shuffle the lowest-Cost card from your hand into your deck. Draw a card.
//~ done DMF_125 - 77196297 -
#[test]
fn DMF_125_safety_inspector() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_172"), Give("CS2_182"), Give("CS2_231"), Give("CS2_200"), Play("DMF_125", Nothing),
        HandCount(Mine, 3), DeckCount(Mine, 1), IsInZone(Nth(1), Zone::Hand),
    }
    check! { Mage:
        EmptyDeck(Mine), Give("CS2_182"), Give("CS2_231"), Give("CS2_200"), Play("DMF_125", Nothing),
        HandCount(Mine, 3), DeckCount(Mine, 0), IsCard(InHand(2), "CS2_231"), Health(MyHero, 30),
    }
}

/// Armor Vendor · Minion · 1 mana · 1/3 · **Battlecry:** Give 4 Armor to each hero.
//~ done YOP_032 - b7865249 -
#[test]
fn YOP_032_armor_vendor() {
    check! { Mage:
        Play("YOP_032", Nothing), Armor(Mine, 4), Armor(Theirs, 4), Health(MyHero, 30), Health(TheirHero, 30),
    }
}
