//! Priest cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c3cb60b9

/// Copycat · Minion · Beast · 3 mana · 3/4 · **Battlecry:** Add a copy of the next card your opponent plays to your hand.
//~ done DED_514 - 2b2e60a9 -
#[test]
fn DED_514_copycat() {
    check! { Priest:
        Play("DED_514", Nothing), Play("CS2_231", Nothing), HandCount(Mine, 0), EndTurn, Play("CS2_200", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"), Play("CS2_231", Nothing), HandCount(Mine, 1),
    }
}

/// Purified Shard · Spell · Holy · 10 mana · Destroy the enemy hero.
//~ done SW_433t3a - 944e1a42 -
#[test]
fn SW_433t3a_purified_shard() {
    let mut table = table(CardClass::Priest);
    table.steps(&[
        Give("SW_433t3a"),
        Cost("SW_433t3a", 10),
        Enemy("CS2_182"),
        Play("SW_433t3a", Nothing),
        IsInZone(Nth(1), Zone::Play),
    ]);
    assert_eq!(table.game.players[cardwright_engine::PlayerId::First].state, PlayState::Won);
}

/// Call of the Grave · Spell · Shadow · 1 mana · **Discover** a **Deathrattle** minion. If you have enough Mana to play it, trigger its **Deathrattle**.
//~ done SW_440 - 788ac792 -
#[test]
fn SW_440_call_of_the_grave() {
    check! { Priest:
        Crystals(3), Force(Card("EX1_096")), Play("SW_440", Nothing), ChooseCard("EX1_096"), DeckCount(Mine, 18),
        HandCount(Mine, 2), IsCard(InHand(0), "EX1_096"), Mana(2),
    }
    check! { Priest:
        Crystals(2), Force(Card("EX1_096")), Play("SW_440", Nothing), ChooseCard("EX1_096"), HandCount(Mine, 1),
    }
    check! { Priest: ForbidOutcome(Card("CS2_200")), Play("SW_440", Nothing), Choose(0) }
    check! { Priest: ForbidOutcome(Card("LOOT_500")), Play("SW_440", Nothing), Choose(0) }
}

/// Darkbishop Benedictus · Minion · 5 mana · 5/6 · **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
//~ done SW_448 - 214e3e29 -
#[test]
fn SW_448_darkbishop_benedictus() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Priest).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let power = |rest: [&str; 2], with: [&str; 2]| {
        let mut list: Vec<_> = (0..28).map(|at| find(rest[at % 2])).collect();
        list.splice(5..5, with.map(find));
        let deck = Deck { hero: find("HERO_09"), cards: list, sideboards: Vec::new() };
        let plain = Deck { hero: find("HERO_09"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
        let options = Options { seed: 7, mulligan: false, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&deck, &plain]), None, options).unwrap();
        let [power, theirs] = PlayerId::BOTH.map(|of| {
            let power = game.players[of].hero_power.unwrap();
            (game.card(power).unwrap().id, game[power].cost)
        });
        assert_eq!(theirs, ("HERO_09bp", 2));
        power
    };
    assert_eq!(power(["CS2_234", "CS2_182"], ["SW_448", "CS2_234"]), ("EX1_625t", 2));
    assert_eq!(power(["CS2_234", "CS1_112"], ["SW_448", "CS2_234"]), ("HERO_09bp", 2));
    // One other spell is too many.
    assert_eq!(power(["CS2_234", "CS2_182"], ["SW_448", "CS1_112"]), ("HERO_09bp", 2));
    assert_eq!(power(["CS2_234", "CS2_182"], ["CS2_182", "CS2_234"]), ("HERO_09bp", 2));
}

/// Amulet of Undying · Spell · Shadow · 3 mana · **Tradeable** Resurrect @ friendly **Deathrattle** \|4(minion, minions). *(Upgrades when **Traded**!)*
/// - Numbers: {0} = 1
//~ done DED_512 - 892135d5.eae7e889 -
#[test]
fn DED_512_amulet_of_undying() {
    check! { Priest:
        Ally("EX1_096"), Ally("EX1_096"), Ally("CS2_182"), Enemy("EX1_029"), Kill(My(0)), Kill(My(0)),
        HandCount(Mine, 2), Kill(My(0)), Kill(Their(0)), Damage(MyHero, 2), Play("DED_512", Nothing),
        BoardCount(Mine, 1), IsCard(My(0), "EX1_096"), StatsNow(My(0), 2, 1),
    }
    // Traded once: two.
    check! { Priest:
        Ally("EX1_096"), Ally("EX1_096"), Ally("CS2_182"), EmptyDeck(Mine), OnTop("CS2_231"), Kill(My(2)),
        Give("DED_512"), Use(InHand(0), 0, Nothing), HandCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 2),
        OnTop("CS2_231"), OnTop("CS2_231"), OnTop("CS2_231"), Kill(My(0)), Kill(My(0)), HandCount(Mine, 4),
        Play("DED_512", Nothing), BoardCount(Mine, 2), IsCard(My(0), "EX1_096"), IsCard(My(1), "EX1_096"),
    }
}

/// Seek Guidance · Spell · 1 mana · **Questline:** Play a 2, 3, and 4-Cost card. **Reward: Discover** a card from your deck.
//~ done SW_433 - b16b20e7 -
#[test]
fn SW_433_seek_guidance() {
    check! { Priest:
        DeckOf(&["CS2_231", "CS2_029", "CS2_200"]), Play("SW_433", Nothing), Play("CS2_172", Nothing),
        Play("CS2_118", Nothing), Play("CS2_172", Nothing), IsInZone(Newest("SW_433"), Zone::Secret), Crystals(10),
        Play("CS2_231", Nothing), Play("CS2_182", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), DeckCount(Mine, 2), IsInZone(Newest("SW_433t"), Zone::Secret),
    }
    // The opponent's cards do not count.
    check! { Priest:
        Play("SW_433", Nothing), Play("CS2_172", Nothing), Play("CS2_118", Nothing), EndTurn, Play("CS2_182", Nothing),
        EndTurn, IsInZone(Newest("SW_433"), Zone::Secret),
    }
}

/// Twilight Deceptor · Minion · Draenei · 2 mana · 2/3 · **Battlecry:** If any hero took damage this turn, draw a Shadow spell.
//~ done SW_444 - 6a1da6a7 -
#[test]
fn SW_444_twilight_deceptor() {
    check! { Priest:
        DeckOf(&["CS2_182", "CS2_234", "CS2_182"]), Play("SW_444", Nothing), HandCount(Mine, 0),
        Play("DS1_185", On(TheirHero)), Play("SW_444", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_234"),
        Damage(TheirHero, 2), DeckCount(Mine, 2),
    }
    // My own hero's damage counts; that of another turn does not, and a spell of another school is not drawn.
    check! { Priest:
        DeckOf(&["CS2_029", "CS2_182", "CS2_182"]), DealDamage(MyHero, 1), Play("SW_444", Nothing), HandCount(Mine, 0),
        DeckCount(Mine, 3),
    }
    check! { Priest:
        DeckOf(&["CS2_234", "CS2_182"]), DealDamage(MyHero, 1), EndTurn, EndTurn, Play("SW_444", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), DeckCount(Mine, 1), DealDamage(MyHero, 1), Play("SW_444", Nothing), HandCount(Mine, 2),
        DeckCount(Mine, 0),
    }
}

/// Voidtouched Attendant · Minion · 2 mana · 1/3 · Both heroes take one extra damage from all sources.
//~ done SW_446 - 033a077d -
#[test]
fn SW_446_voidtouched_attendant() {
    check! { Priest:
        Ally("SW_446"), Ally("CS2_182"), Enemy("CS2_182"), Play("DS1_185", On(TheirHero)), Damage(TheirHero, 3),
        Play("DS1_185", On(MyHero)), Damage(MyHero, 3), Play("DS1_185", On(Their(0))), Damage(Their(0), 2),
        Attack(My(1), TheirHero), Damage(TheirHero, 8), Kill(My(0)), Play("DS1_185", On(TheirHero)),
        Damage(TheirHero, 10),
    }
}
