//! Paladin cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e0ebf473

/// V'ama, Looming Death · Minion · 9 mana · 5/5 · **Battlecry:** Destroy all non-Paladin minions.
//~ done JAIL_118 - 5b4d180f -
#[test]
fn JAIL_118_vama_looming_death() {
    check! { Paladin:
        Give("JAIL_118"), Cost("JAIL_118", 9), Stats("JAIL_118", 5, 5), Ally("CS2_182"), Ally("CS2_101t"),
        Enemy("CS2_182"), Play("JAIL_118", Nothing),
        // The Silver Hand Recruit is a Paladin minion, the Yetis are none.
        BoardCount(Theirs, 0), BoardCount(Mine, 2), IsCard(My(0), "CS2_101t"),
    }
    check! { Paladin: Play("JAIL_118", Nothing), EndTurn }
}

/// Judgment · Spell · Holy · 6 mana · **Prepare** Choose a friendly minion. Set all minions' stats equal to that minion's.
//~ done JAIL_326 - b76c7ae3 -
#[test]
fn JAIL_326_judgment() {
    check! { Paladin:
        Targets("JAIL_326", &[FriendlyMinion]), Ally("CS2_200"), Ally("CS2_231"), Enemy("CS2_182"),
        Play("JAIL_326", On(My(0))), StatsNow(My(0), 6, 7), StatsNow(My(1), 6, 7), StatsNow(Their(0), 6, 7),
    }
}

/// Dalaran Champion · Minion · 4 mana · 3/3 · **Divine Shield**, **Taunt** After this gains stats, gain an extra +1/+1 *(wherever this is).*
//~ done JAIL_330 - 16bf7a1d -
#[test]
fn JAIL_330_dalaran_champion() {
    check! { Paladin:
        Ally("JAIL_330"), Play("CS2_087", On(My(0))), StatsNow(My(0), 7, 4), Play("CS2_004", On(My(0))),
        HandCount(Mine, 1), StatsNow(My(0), 8, 7), Ally("EX1_162"), StatsNow(My(0), 9, 7), Play("CS2_087", On(My(1))),
        StatsNow(My(0), 9, 7), StatsNow(My(1), 5, 2),
    }
    // In hand; what a single enchantment gives of both counts once.
    check! { Paladin: Give("JAIL_330"), Play("CFM_753", Nothing), StatsNow(InHand(0), 5, 5) }
}

/// Holy Bola! · Spell · Holy · 2 mana · Draw a card. If it costs (2) or less, draw another.
//~ done JAIL_377 - 018a877a -
#[test]
fn JAIL_377_holy_bola() {
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_182", "CS2_172"]), Play("JAIL_377", Nothing), HandCount(Mine, 2), DeckCount(Mine, 1),
    }
    check! { Paladin:
        DeckOf(&["CS2_172", "CS2_172", "CS2_182"]), Play("JAIL_377", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), DeckCount(Mine, 2),
    }
    check! { Paladin:
        DeckOf(&["CS2_168", "CS2_168", "CS2_168"]), Play("JAIL_377", Nothing), HandCount(Mine, 2), DeckCount(Mine, 1),
        DeckCount(Theirs, 20),
    }
}

/// Commander Beatrix · Minion · 5 mana · 5/6 · **Taunt** While building your deck, pick a 2-Cost minion. Ten copies join your deck!
//~ done JAIL_397 - 7e6c1375 -
#[test]
fn JAIL_397_commander_beatrix() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Paladin).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let mut list = vec![find("CS2_182"); 29];
    list.push(find("JAIL_397"));
    let picked = vec![(find("JAIL_397"), find("CS2_172"))];
    let mine = Deck { hero: find("HERO_04"), cards: list.clone(), sideboards: picked };
    let none = Deck { sideboards: Vec::new(), ..mine.clone() };
    let options = Options { seed: 7, mulligan: false, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&mine, &none]), None, options).unwrap();
    let raptors = |of: PlayerId| {
        let side = &game.players[of];
        let all: Vec<_> = side.deck.iter().chain(side.hand.iter()).collect();
        (all.len(), all.iter().filter(|id| game[**id].card == find("CS2_172")).count())
    };
    assert_eq!((raptors(PlayerId::First), raptors(PlayerId::Second)), ((40, 10), (30, 0)));
    check! { Paladin: Play("JAIL_397", Nothing), HasNow(My(0), GameTag::TAUNT), BoardCount(Mine, 1) }
}
