//! Neutral cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6acd6053

/// Hench-Clan Hag · Minion · 4 mana · 3/3 · **Battlecry:** Summon two 1/1 Amalgams with all minion types.
//~ done DAL_087 - 4be2d693 -
#[test]
fn DAL_087_hench_clan_hag() {
    check! { Mage:
        Give("DAL_087"), Cost("DAL_087", 4), Stats("DAL_087", 3, 3), Play("DAL_087", Nothing), BoardCount(Mine, 3),
        Is(My(0), "DAL_087t"), Is(My(2), "DAL_087t"), Now(My(0), 1, 1), Now(My(2), 1, 1), Crystals(10),
        Play("DS1_070", On(My(0))), Now(My(0), 3, 3), Play("EX1_596", On(My(0))), Now(My(0), 5, 5),
    }
}

/// Amalgam · Minion · All · 1 mana · 1/1 · *This has all minion types.*
//~ done DAL_087t - 987b5197 -
#[test]
fn DAL_087t_amalgam() {
    check! { Mage:
        Give("DAL_087t"), Cost("DAL_087t", 1), Stats("DAL_087t", 1, 1), Play("DAL_087t", Nothing),
        Play("DS1_070", On(Nth(0))), Now(Nth(0), 3, 3), Play("EX1_596", On(Nth(0))), Now(Nth(0), 5, 5),
    }
}

/// Portal Overfiend · Minion · Demon · 6 mana · 5/6 · **Battlecry:** Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with **Rush**.
//~ done DAL_565 - 0dfcecd5 -
#[test]
fn DAL_565_portal_overfiend() {
    check! { Rogue:
        EmptyDeck(Mine), Play("DAL_565", Nothing), DeckCount(Mine, 3), DeckCount(Theirs, 20), EndTurn, EndTurn,
        HandCount(Mine, 0), DeckCount(Mine, 0), Damage(MyHero, 1), BoardCount(Mine, 4), Is(My(1), "DAL_582t2"),
    }
}

/// Archivist Elysiana · Minion · 8 mana · 7/7 · **Battlecry: Discover** 5 cards. Replace your deck with 2 copies of each.
//~ done DAL_736 - e2e0199c -
#[test]
fn DAL_736_archivist_elysiana() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182"]), Force(Card("CS2_029")), Play("DAL_736", Nothing),
        ChooseCard("CS2_029"), Choose(0), Choose(0), Choose(0), Choose(0), DeckCount(Mine, 10), HandCount(Mine, 0),
        BoardCount(Mine, 1),
    }
    // Brann Bronzebeard: the second time the deck is replaced by five other cards.
    check! { Mage:
        Friend("LOE_077"), Play("DAL_736", Nothing), Choose(0), Choose(0), Choose(0), Choose(0), Choose(0), Choose(0),
        Choose(0), Choose(0), Choose(0), Choose(0), DeckCount(Mine, 10),
    }
}

/// Zayle, Shadow Cloak · Minion · 2 mana · 3/2 · You start the game with one of Zayle's EVIL Decks!
//~ done DAL_800 - 60c22a8f -
#[test]
fn DAL_800_zayle_shadow_cloak() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let mine = Deck { hero: find("HERO_08"), cards: vec![find("DAL_800")], sideboards: Vec::new() };
    let theirs = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
    let mut heroes = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let game = Game::new(cards, ByPlayer([&mine, &theirs]), None, Options { seed, ..Options::default() }).unwrap();
        let side = &game.players[PlayerId::First];
        assert_eq!(side.deck.len() + side.hand.len(), 30);
        heroes.insert(cards.get(game[side.hero.unwrap()].card).id);
    }
    // The Priest of Lazul, Togwaggle's Rogue, Hagatha's Shaman, Rafaam's Warlock, and Boom's Warrior.
    assert_eq!(heroes.into_iter().collect::<Vec<_>>(), ["HERO_01", "HERO_02", "HERO_03", "HERO_07", "HERO_09"]);
    check! { Mage: Play("DAL_800", Nothing), Now(My(0), 3, 2), DeckCount(Mine, 19) }
}
