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
        Play("GIL_198", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_231"),
        HandCount(Theirs, 2), EndTurn, HandCount(Mine, 2),
    }
}

/// Nightmare Amalgam · Minion · All · 3 mana · 3/4 · *This has all minion types.*
//~ done GIL_681 - 518ac292 -
#[test]
fn GIL_681_nightmare_amalgam() {
    check! { Hunter:
        Ally("GIL_681"), Play("DS1_070", On(My(0))), StatsNow(My(0), 5, 6), HasNow(My(0), GameTag::TAUNT),
        Play("EX1_508", Nothing), StatsNow(My(0), 6, 6),
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
    let power = |rest: [&str; 2], with: [&str; 2]| {
        let mut list: Vec<_> = (0..28).map(|at| find(rest[at % 2])).collect();
        list.splice(5..5, with.map(find));
        let deck = Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() };
        let plain = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
        let options = Options { seed: 7, mulligan: false, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&deck, &plain]), None, options).unwrap();
        let [power, theirs] = PlayerId::BOTH.map(|of| {
            let power = game.players[of].hero_power.unwrap();
            (game.card(power).unwrap().id, game[power].cost)
        });
        assert_eq!(theirs, ("HERO_08bp", 2));
        power
    };
    assert_eq!(power(["CS2_172", "CS2_182"], ["GIL_692", "CS2_172"]), ("HERO_08bp", 1));
    assert_eq!(power(["CS2_172", "CS2_125"], ["GIL_692", "CS2_172"]), ("HERO_08bp", 2));
    // One odd card is too many.
    assert_eq!(power(["CS2_172", "CS2_182"], ["GIL_692", "CS2_125"]), ("HERO_08bp", 2));
    assert_eq!(power(["CS2_172", "CS2_182"], ["CS2_182", "CS2_172"]), ("HERO_08bp", 2));
}

/// Baku the Mooneater · Minion · Beast · 9 mana · 7/8 · **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
//~ done GIL_826 - eab778a0 -
#[test]
fn GIL_826_baku_the_mooneater() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let power = |rest: [&str; 2], with: [&str; 2]| {
        let mut list: Vec<_> = (0..28).map(|at| find(rest[at % 2])).collect();
        list.splice(5..5, with.map(find));
        let deck = Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() };
        let plain = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
        let options = Options { seed: 7, mulligan: false, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&deck, &plain]), None, options).unwrap();
        let [power, theirs] = PlayerId::BOTH.map(|of| {
            let power = game.players[of].hero_power.unwrap();
            (game.card(power).unwrap().id, game[power].cost)
        });
        assert_eq!(theirs, ("HERO_08bp", 2));
        power
    };
    assert_eq!(power(["CS2_125", "CS2_168"], ["GIL_826", "CS2_125"]), ("HERO_08bp2", 2));
    assert_eq!(power(["CS2_125", "CS2_182"], ["GIL_826", "CS2_125"]), ("HERO_08bp", 2));
    // One even card is too many.
    assert_eq!(power(["CS2_125", "CS2_168"], ["GIL_826", "CS2_182"]), ("HERO_08bp", 2));
    assert_eq!(power(["CS2_125", "CS2_168"], ["CS2_168", "CS2_125"]), ("HERO_08bp", 2));
}

/// Vicious Scalehide · Minion · Beast · 2 mana · 1/3 · **Lifesteal Rush**@**Lifesteal**, **Rush**
//~ todo ICC_828t7 8709c09c 71505db0 -
#[test]
#[ignore = "todo: Vicious Scalehide"]
fn ICC_828t7_vicious_scalehide() {
    unwritten("ICC_828t7");
}

/// Mad Hatter · Minion · 4 mana · 3/2 · **Battlecry:** Randomly toss 3 hats to other minions. Each hat gives +1/+1.
//~ done GIL_125 - 65802208 -
#[test]
fn GIL_125_mad_hatter() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Force(Entity(My(0))), Force(Entity(My(0))), Force(Entity(Their(0))),
        Play("GIL_125", Nothing), StatsNow(My(0), 6, 7), StatsNow(Their(0), 5, 6), StatsNow(My(1), 3, 2),
    }
    check! { Mage: Play("GIL_125", Nothing), StatsNow(My(0), 3, 2) }
}

/// Countess Ashmore · Minion · 7 mana · 6/6 · **Battlecry:** Draw a **Rush**, **Lifesteal**, and **Deathrattle** card from your deck.
//~ done GIL_578 - 2279801e -
#[test]
fn GIL_578_countess_ashmore() {
    check! { Mage:
        DeckOf(&["CS2_182", "TIME_050", "JAIL_399t1", "EX1_096", "CS2_029"]), Play("GIL_578", Nothing),
        HandCount(Mine, 3), IsInZone(Nth(1), Zone::Hand), IsInZone(Nth(2), Zone::Hand), IsInZone(Nth(3), Zone::Hand), DeckCount(Mine, 2),
    }
    check! { Mage:
        DeckOf(&["CS2_182", "EX1_096", "EX1_096"]), Play("GIL_578", Nothing), HandCount(Mine, 1), DeckCount(Mine, 2),
    }
}

/// Voodoo Doll · Minion · 3 mana · 1/1 · **Battlecry:** Choose a minion. **Deathrattle:** Destroy the chosen minion.
//~ done GIL_614 - 6c2fdac9 -
#[test]
fn GIL_614_voodoo_doll() {
    check! { Mage:
        Enemy("CS2_200"), Enemy("CS2_182"), Ally("CS2_182"), Play("GIL_614", On(Their(0))), BoardCount(Theirs, 2),
        Kill(My(1)), Dead(Nth(0)), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), BoardCount(Mine, 1),
    }
    // Transformed it has no Deathrattle.
    check! { Mage:
        Enemy("CS2_200"), Play("GIL_614", On(Their(0))), Play("CS2_022", On(My(0))), Kill(My(0)), BoardCount(Theirs, 1),
    }
    // Each of two destroys the minion that was chosen for it, and a minion that was silenced lives.
    check! { Mage:
        Enemy("CS2_200"), Enemy("CS2_182"), Play("GIL_614", On(Their(0))), Play("GIL_614", On(Their(1))), Kill(Nth(2)),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"),
    }
    check! { Mage:
        Enemy("CS2_200"), Play("GIL_614", On(Their(0))), Play("EX1_332", On(Their(0))), Kill(My(0)), BoardCount(Theirs, 1),
    }
}

/// Witchwood Grizzly · Minion · Beast · 5 mana · 3/12 · **Taunt Battlecry:** Lose 1 Health for each card in your opponent's hand.
//~ done GIL_623 - cf0622c9 -
#[test]
fn GIL_623_witchwood_grizzly() {
    check! { Mage:
        Give("CS2_182"), GiveThem("CS2_182"), GiveThem("CS2_182"), GiveThem("CS2_182"), Play("GIL_623", Nothing),
        StatsNow(My(0), 3, 9), HasNow(My(0), GameTag::TAUNT), HandCount(Theirs, 3), HandCount(Mine, 1),
    }
    check! { Mage: Play("GIL_623", Nothing), StatsNow(My(0), 3, 12) }
}

/// Night Prowler · Minion · Beast · 4 mana · 3/3 · **Battlecry:** If this is the only minion on the battlefield, gain +3/+3.
//~ done GIL_624 - 257dcc29 -
#[test]
fn GIL_624_night_prowler() {
    check! { Mage:
        Play("GIL_624", Nothing), StatsNow(My(0), 6, 6), Play("GIL_624", Nothing), StatsNow(My(1), 3, 3), StatsNow(My(0), 6, 6),
    }
    check! { Mage: Enemy("CS2_231"), Play("GIL_624", Nothing), StatsNow(My(0), 3, 3) }
}

/// Clockwork Automaton · Minion · Mech · 5 mana · 4/4 · Double the damage and healing of your Hero Power.
//~ done GIL_646 - c808a812 -
#[test]
fn GIL_646_clockwork_automaton() {
    check! { Mage:
        Ally("GIL_646"), HeroPower(On(TheirHero)), Damage(TheirHero, 2), Play("CS2_008", On(TheirHero)),
        Damage(TheirHero, 3), EndTurn, HeroPower(On(MyHero)), Damage(MyHero, 1), EndTurn, Kill(My(0)),
        HeroPower(On(TheirHero)), Damage(TheirHero, 4),
    }
    check! { Priest: Ally("GIL_646"), DealDamage(MyHero, 10), HeroPower(On(MyHero)), Damage(MyHero, 6) }
}

/// Marsh Drake · Minion · Dragon · 3 mana · 5/4 · **Battlecry:** Summon a 2/1 **Poisonous** Drakeslayer for your opponent.
//~ done GIL_683 - 570bd1e8 -
#[test]
fn GIL_683_marsh_drake() {
    check! { Mage:
        Play("GIL_683", Nothing), BoardCount(Theirs, 1), IsCard(Their(0), "GIL_683t"), StatsNow(Their(0), 2, 1),
        HasNow(Their(0), GameTag::POISONOUS), BoardCount(Mine, 1),
    }
}

/// Baleful Banker · Minion · Undead · 2 mana · 2/2 · **Battlecry:** Choose a friendly minion. Shuffle a copy into your deck.
//~ done GIL_815 - 08dc135a -
#[test]
fn GIL_815_baleful_banker() {
    check! { Mage:
        EmptyDeck(Mine), Ally("CS2_172"), Enemy("CS2_182"), Give("GIL_815"), CannotTarget("GIL_815", Their(0)),
        Play("GIL_815", On(My(0))), DeckCount(Mine, 1), BoardCount(Mine, 2), DeckCount(Theirs, 20), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_172"), StatsNow(InHand(0), 3, 2),
    }
    check! { Mage: Enemy("CS2_182"), Play("GIL_815", Nothing), DeckCount(Mine, 19) }
}
