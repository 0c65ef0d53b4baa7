//! Demon Hunter cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 26284589

/// Felscale Evoker · Minion · Demon · Naga · 6 mana · 5/7 · **Battlecry:** If you've cast three spells while holding this, summon a different Demon from your deck.@ *({0} left*!)@ *(Ready!)*
//~ done NX2_026 - b964734a -
#[test]
fn NX2_026_felscale_evoker() {
    check! { DemonHunter:
        Give("NX2_026"), EmptyDeck(Mine), OnTop("CS2_065"), OnTop("CS2_182"), OnTop("NX2_026"),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("NX2_026", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "CS2_065"), DeckCount(Mine, 2),
    }
    check! { DemonHunter:
        Play("GAME_005", Nothing), Give("NX2_026"), EmptyDeck(Mine), OnTop("CS2_065"), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("NX2_026", Nothing), BoardCount(Mine, 1), DeckCount(Mine, 1),
    }
    check! { DemonHunter:
        Give("NX2_026"), EmptyDeck(Mine), OnTop("CS2_065"), OnTop("CS2_182"), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), ForbidOutcome(Entity(Nth(2))), Play("NX2_026", Nothing),
        IsCard(My(1), "CS2_065"),
    }
    check! { DemonHunter:
        Give("NX2_026"), EmptyDeck(Mine), OnTop("CS2_065"), OnTop("NX2_026"), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), ForbidOutcome(Entity(Nth(2))), Play("NX2_026", Nothing),
        IsCard(My(1), "CS2_065"),
    }
    check! { DemonHunter:
        Give("NX2_026"), EmptyDeck(Mine), OnTop("CS2_065"), EndTurn, Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), EndTurn, Play("NX2_026", Nothing), BoardCount(Mine, 1),
    }
}

/// Unleash Fel · Spell · Fel · 1 mana · Deal $1 damage to all enemies. **Manathirst (6):** With **Lifesteal**.
//~ done RLK_209 - bacfcddf -
#[test]
fn RLK_209_unleash_fel() {
    check! { DemonHunter:
        Crystals(5), DealDamage(MyHero, 10), Enemy("CS2_182"), Ally("CS2_182"), Play("RLK_209", Nothing),
        Damage(Their(0), 1), Health(TheirHero, 29), Damage(My(0), 0), Health(MyHero, 20), Crystals(6),
        Play("RLK_209", Nothing), Damage(TheirHero, 2), Health(MyHero, 22),
    }
}

/// Souleater's Scythe · Weapon · 4 mana · 4/2 durability · **Start of Game:** Consume 3 different minions in your deck. Leave behind Souls that **Discover** them.
//~ done RLK_214 - e622867b -
#[test]
fn RLK_214_souleaters_scythe() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options};
    let mut table = table(CardClass::DemonHunter);
    let cards = table.game.cards;
    let of = |ids: &[&str]| Deck {
        hero: cards.by_id("HERO_10").unwrap(),
        cards: ids.iter().map(|id| cards.by_id(id).unwrap()).collect(),
        sideboards: Vec::new(),
    };
    let spells = ["CS2_029"; 12];
    let mine = of(&[&["RLK_214", "CS2_182", "CS2_182", "CS2_172"], &spells[..]].concat());
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    table.game = Game::new(cards, ByPlayer([&mine, &of(&spells)]), None, options).unwrap();
    // Two different minions are consumed, so that there are two Souls; the second Yeti stays in the deck.
    table.steps(&[
        IsInZone(Newest("CS2_172"), Zone::SetAside),
        IsInZone(Newest("RLK_214t"), Zone::Deck),
        Crystals(10),
        Play("RLK_214t", Nothing),
        HandCount(Mine, 4),
    ]);
    // A minion that was dealt is consumed, too, and another card comes for it. A Soul that is drawn discovers what was consumed.
    let mine = of(&[&["RLK_214"], &spells[..8], &["CS2_182", "CS2_182", "CS2_172"]].concat());
    table.game = Game::new(cards, ByPlayer([&mine, &of(&spells)]), None, options).unwrap();
    table.steps(&[
        HandCount(Mine, 4),
        IsInZone(Newest("CS2_172"), Zone::SetAside),
        IsCard(InHand(0), "CS2_182"),
        IsCard(InHand(1), "CS2_029"),
        IsCard(InHand(2), "CS2_029"),
        IsCard(InHand(3), "CS2_029"),
        DeckCount(Mine, 8),
    ]);
    let mine = of(&["CS2_182", "CS2_172", "CS2_029", "CS2_029", "RLK_214"]);
    table.game = Game::new(cards, ByPlayer([&mine, &of(&spells)]), None, options).unwrap();
    table.steps(&[
        HandCount(Mine, 4),
        DeckCount(Mine, 1),
        IsCard(InHand(3), "RLK_214t"),
        Crystals(10),
        Play("RLK_214t", Nothing),
        ChooseCard("CS2_172"),
        HandCount(Mine, 4),
        IsCard(InHand(3), "CS2_172"),
    ]);
}

/// Bound Soul · Spell · 1 mana · **Discover** a minion consumed by Souleater's Scythe.
//~ todo RLK_214t 01cedaa4 70d18d63 -
#[test]
#[ignore = "todo: Bound Soul"]
fn RLK_214t_bound_soul() {
    unwritten("RLK_214t");
}

/// Felerin, the Forgotten · Minion · 4 mana · 3/3 · **Battlecry:** Add a random **Outcast** card to the left and right sides of your hand. They cost (2) less.
//~ done RLK_215 - 0ac26851 -
#[test]
fn RLK_215_felerin_the_forgotten() {
    check! { DemonHunter:
        Give("CS2_182"), Force(Card("BT_601")), Force(Card("BT_491")), Play("RLK_215", Nothing),
        IsCard(InHand(0), "BT_601"), CostNow(InHand(0), 4), IsCard(InHand(1), "CS2_182"), CostNow(InHand(1), 4),
        IsCard(InHand(2), "BT_491"), CostNow(InHand(2), 0), HandCount(Mine, 3),
    }
    // Other cards are not among them.
    check! { DemonHunter: ForbidOutcome(Card("CS2_029")), Play("RLK_215", Nothing), HandCount(Mine, 2) }
}

/// Deal with a Devil · Spell · Fel · 5 mana · Summon two 3/3 Felfiends with **Lifesteal**. If your deck has no minions, summon two more.
//~ done RLK_211 - 09a00cad -
#[test]
fn RLK_211_deal_with_a_devil() {
    check! { DemonHunter:
        Play("RLK_211", Nothing), BoardCount(Mine, 2), IsCard(My(0), "RLK_211t"), StatsNow(My(1), 3, 3),
        HasNow(My(1), GameTag::LIFESTEAL), BoardCount(Theirs, 0),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_029", "GAME_005"]), Play("RLK_211", Nothing), BoardCount(Mine, 4), IsCard(My(3), "RLK_211t"),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_029", "CS2_231"]), EmptyDeck(Theirs), Play("RLK_211", Nothing), BoardCount(Mine, 2),
    }
    check! { DemonHunter: EmptyDeck(Mine), Play("RLK_211", Nothing), BoardCount(Mine, 4) }
}
