//! Neutral cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 23c6139e

/// Prince Malchezaar · Minion · Demon · 5 mana · 5/6 · **Start of Game:** Add 5 extra **Legendary** minions to your deck.
//~ done KAR_096 - 28f1bc1d -
#[test]
fn KAR_096_prince_malchezaar() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |first: &str| {
        let mut list = vec![find("CS2_182"); 29];
        list.push(find(first));
        Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() }
    };
    let (with, without) = (deck("KAR_096"), deck("CS2_182"));
    let options = Options { seed: 7, mulligan: false, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&with, &without]), None, options).unwrap();
    let owned = |player: PlayerId| {
        let side = &game.players[player];
        side.deck.iter().chain(side.hand.iter()).collect::<Vec<_>>()
    };
    assert_eq!((owned(PlayerId::First).len(), owned(PlayerId::Second).len()), (35, 30));
    let more = owned(PlayerId::First).into_iter().filter(|id| !game[*id].started_in_deck).collect::<Vec<_>>();
    assert_eq!(more.len(), 5);
    for id in more {
        let card = cards.get(game[id].card);
        assert_eq!((card.card_type, card.rarity()), (CardType::Minion, Rarity::Legendary), "{}", card.name);
    }

    // Only cards that the player could have put into the deck, and none of them twice.
    let crowd = [find("EX1_572"), find("EX1_572")];
    for seed in 0..40 {
        let mut with = deck("KAR_096");
        with.cards[..2].copy_from_slice(&crowd);
        let options = Options { seed, mulligan: false, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&with, &without]), None, options).unwrap();
        let side = &game.players[PlayerId::First];
        let all = side.deck.iter().chain(side.hand.iter());
        let mut names = vec![cards.get(crowd[0]).name];
        for id in all.filter(|id| !game[*id].started_in_deck) {
            let card = cards.get(game[id].card);
            assert!(card.is_of(CardClass::Mage) || card.is_of(CardClass::Neutral), "{}", card.name);
            assert_eq!((card.card_type, card.rarity()), (CardType::Minion, Rarity::Legendary), "{}", card.name);
            assert!(!names.contains(&card.name), "{} twice", card.name);
            names.push(card.name);
        }
        assert_eq!(names.len(), 6);
    }
}

/// Medivh, the Guardian · Minion · 8 mana · 7/7 · **Battlecry:** Equip Atiesh, Greatstaff of the Guardian.
//~ done KAR_097 - eebd75b1 -
#[test]
fn KAR_097_medivh_the_guardian() {
    check! { Mage:
        Play("KAR_097", Nothing), IsCard(MyWeapon, "KAR_097t"), Health(MyWeapon, 3), Force(Card("CS2_231")),
        Play("GAME_005", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_231"), Health(MyWeapon, 2),
    }
}

/// Atiesh · Weapon · 3 mana · 1/3 durability · After you cast a spell, summon a random minion of that Cost. Lose 1 Durability.
//~ done KAR_097t - 32d90fb2 -
#[test]
fn KAR_097t_atiesh() {
    check! { Mage:
        Give("KAR_097t"), Cost("KAR_097t", 3), Stats("KAR_097t", 1, 3), Ally("CS2_182"), Enemy("CS2_182"),
        Ally("KAR_097t"), Force(Card("CS2_231")), Play("GAME_005", Nothing), Armor(Mine, 0), BoardCount(Mine, 2),
        Damage(MyHero, 0), DeckCount(Mine, 19), HandCount(Mine, 1), CostNow(Nth(0), 3), StatsNow(Nth(0), 1, 3),
        StatsNow(Nth(1), 4, 5), StatsNow(Nth(2), 4, 5), StatsNow(Nth(3), 1, 2), IsInZone(Newest("CS2_231"), Zone::Play),
        StatsNow(Newest("CS2_231"), 1, 1), Armor(Theirs, 0), BoardCount(Theirs, 1), Damage(TheirHero, 0), DeckCount(Theirs, 20),
        HandCount(Theirs, 0),
    }
    check! { Mage:
        Give("KAR_097t"), Ally("CS2_182"), Enemy("CS2_182"), Ally("KAR_097t"), ForbidOutcome(Card("AT_061")),
        Play("GAME_005", Nothing),
    }
    check! { Mage:
        Give("KAR_097t"), Ally("CS2_182"), Enemy("CS2_182"), Ally("KAR_097t"), EndTurn, Play("GAME_005", Nothing),
        CostNow(InTheirHand(0), 4), StatsNow(InTheirHand(0), 4, 5), Armor(Mine, 0), BoardCount(Mine, 1), Damage(MyHero, 0),
        DeckCount(Mine, 19), HandCount(Mine, 1), CostNow(Nth(0), 3), StatsNow(Nth(0), 1, 3), StatsNow(Nth(1), 4, 5),
        StatsNow(Nth(2), 4, 5), StatsNow(Nth(3), 1, 3), Armor(Theirs, 0), BoardCount(Theirs, 1), Damage(TheirHero, 0),
        DeckCount(Theirs, 19), HandCount(Theirs, 1),
    }
    check! { Mage:
        Give("KAR_097t"), Ally("CS2_182"), Enemy("CS2_182"), Ally("KAR_097t"), Force(Card("CS2_168")),
        Play("EX1_400", Nothing), BoardCount(Mine, 2), StatsNow(Nth(3), 1, 2), IsInZone(Newest("CS2_168"), Zone::Play),
        StatsNow(Newest("CS2_168"), 2, 1),
    }
    check! { Mage:
        Give("KAR_097t"), Ally("CS2_182"), Enemy("CS2_182"), Ally("KAR_097t"), Force(Card("CS2_231")),
        Play("GAME_005", Nothing), Crystals(10), Force(Card("CS2_231")), Play("GAME_005", Nothing), BoardCount(Mine, 3),
        StatsNow(Nth(3), 1, 1), IsInZone(Newest("CS2_231"), Zone::Play), StatsNow(Newest("CS2_231"), 1, 1),
    }
    check! { Mage:
        Give("KAR_097t"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Ally("KAR_097t"), Force(Card("CS2_231")), Play("GAME_005", Nothing), BoardCount(Mine, 7),
        StatsNow(Nth(13), 1, 2), IsInZone(Newest("CS2_231"), Zone::Play), StatsNow(Newest("CS2_231"), 1, 1),
    }
    // On a full board it loses no Durability.
    check! { Mage:
        Ally("KAR_097t"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
        StatsNow(MyWeapon, 1, 3), BoardCount(Mine, 7),
    }
}

/// Moat Lurker · Minion · 6 mana · 3/3 · **Battlecry:** Destroy a minion. **Deathrattle:** Resummon it.
//~ done KAR_041 - 3bc9a266 -
#[test]
fn KAR_041_moat_lurker() {
    check! { Mage:
        Give("KAR_041"), Cost("KAR_041", 6), Stats("KAR_041", 3, 3), Targets("KAR_041", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_182"), Enemy("CS2_172"), Play("KAR_041", On(Their(0))), BoardCount(Theirs, 1), Kill(My(0)),
        BoardCount(Mine, 0), BoardCount(Theirs, 2), IsInZone(Newest("CS2_182"), Zone::Play),
    }
    check! { Mage:
        Ally("CS2_182"), Play("KAR_041", On(My(0))), BoardCount(Mine, 1), Kill(My(0)), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_182"), BoardCount(Theirs, 0),
    }
}

/// Violet Illusionist · Minion · 3 mana · 4/3 · During your turn, your hero is **Immune**.
//~ done KAR_712 - fac17e73 -
#[test]
fn KAR_712_violet_illusionist() {
    check! { Mage:
        Give("KAR_712"), Cost("KAR_712", 3), Stats("KAR_712", 4, 3), Play("KAR_712", Nothing),
        HasNow(MyHero, GameTag::IMMUNE), HasNot(TheirHero, GameTag::IMMUNE), HasNot(My(0), GameTag::IMMUNE),
        DealDamage(MyHero, 3), Health(MyHero, 30), EndTurn, HasNot(MyHero, GameTag::IMMUNE),
        HasNot(TheirHero, GameTag::IMMUNE), DealDamage(MyHero, 3), Health(MyHero, 27), EndTurn,
        HasNow(MyHero, GameTag::IMMUNE), Kill(My(0)), HasNot(MyHero, GameTag::IMMUNE),
    }
}
