//! Neutral cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 46291048

/// Azalina Soulthief · Minion · Undead · 7 mana · 3/3 · **Battlecry:** Replace your hand with a copy of your opponent's.
//~ done GIL_198 - fe22fd5e -
#[test]
fn GIL_198_azalina_soulthief() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_200"), Give("CS2_200"), GiveThem("CS2_029"), GiveThem("CS2_231"),
        Play("GIL_198", Nothing), HandCount(Mine, 2), Is(InHand(0), "CS2_029"), Is(InHand(1), "CS2_231"),
        HandCount(Theirs, 2), EndTurn, HandCount(Mine, 2),
    }
}

/// Nightmare Amalgam · Minion · All · 3 mana · 3/4 · *This has all minion types.*
//~ done GIL_681 - 518ac292 -
#[test]
fn GIL_681_nightmare_amalgam() {
    check! { Hunter:
        Friend("GIL_681"), Play("DS1_070", On(My(0))), Now(My(0), 5, 6), HasNow(My(0), GameTag::TAUNT),
        Play("EX1_508", Nothing), Now(My(0), 6, 6),
    }
}

/// Genn Greymane · Minion · 6 mana · 6/5 · **Start of Game:** If your deck has only even- Cost cards, your starting Hero Power costs (1).
//~ done GIL_692 - 6c618611 -
#[test]
fn GIL_692_genn_greymane() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let power = |rest: [&str; 2], with: &str| {
        let mut list: Vec<_> = (0..29).map(|at| find(rest[at % 2])).collect();
        list.insert(5, find(with));
        let deck = Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() };
        let plain = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
        let options = Options { seed: 7, mulligan: false, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&deck, &plain]), None, options).unwrap();
        let [power, theirs] = PlayerId::BOTH.map(|of| {
            let power = game.players[of].power.unwrap();
            (game.card(power).unwrap().id, game[power].cost)
        });
        assert_eq!(theirs, ("HERO_08bp", 2));
        power
    };
    assert_eq!(power(["CS2_172", "CS2_182"], "GIL_692"), ("HERO_08bp", 1));
    assert_eq!(power(["CS2_172", "CS2_125"], "GIL_692"), ("HERO_08bp", 2));
    assert_eq!(power(["CS2_172", "CS2_182"], "CS2_182"), ("HERO_08bp", 2));
}

/// Baku the Mooneater · Minion · Beast · 9 mana · 7/8 · **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
//~ done GIL_826 - eab778a0 -
#[test]
fn GIL_826_baku_the_mooneater() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let power = |rest: [&str; 2], with: &str| {
        let mut list: Vec<_> = (0..29).map(|at| find(rest[at % 2])).collect();
        list.insert(5, find(with));
        let deck = Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() };
        let plain = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
        let options = Options { seed: 7, mulligan: false, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&deck, &plain]), None, options).unwrap();
        let [power, theirs] = PlayerId::BOTH.map(|of| {
            let power = game.players[of].power.unwrap();
            (game.card(power).unwrap().id, game[power].cost)
        });
        assert_eq!(theirs, ("HERO_08bp", 2));
        power
    };
    assert_eq!(power(["CS2_125", "CS2_168"], "GIL_826"), ("HERO_08bp2", 2));
    assert_eq!(power(["CS2_125", "CS2_182"], "GIL_826"), ("HERO_08bp", 2));
    assert_eq!(power(["CS2_125", "CS2_168"], "CS2_168"), ("HERO_08bp", 2));
}

/// Vicious Scalehide · Minion · Beast · 2 mana · 1/3 · **Lifesteal Rush**@**Lifesteal**, **Rush**
//~ todo ICC_828t7 8709c09c 71505db0 -
#[test]
#[ignore = "todo: Vicious Scalehide"]
fn ICC_828t7_vicious_scalehide() {
    unwritten("ICC_828t7");
}
