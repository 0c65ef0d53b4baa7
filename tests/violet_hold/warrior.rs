//! Warrior cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b417969c

/// Follow the Fuse · Spell · 1 mana · Deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
//~ done CAP_101 - f2235616 -
#[test]
fn CAP_101_follow_the_fuse() {
    check! { Warrior:
        Give("CS2_146"), Give("CS2_182"), GiveThem("CS2_146"), Force(Entity(TheirHero)), Play("CAP_101", Nothing),
        Health(TheirHero, 28), Play("CS2_146", Nothing), Health(TheirHero, 26), Play("CS2_182", Nothing),
        Health(TheirHero, 26),
    }
    // A second Pirate in hand has the effect after the first; one that is too expensive never.
    check! { Warrior:
        Crystals(3), Give("CS2_146"), Give("CS2_146"), Give("NEW1_027"), ForbidOutcome(Entity(InHand(2))),
        Play("CAP_101", Nothing), Health(TheirHero, 28),
    }
    check! { Warrior:
        Give("CS2_146"), Give("NEW1_018"), Force(Entity(Nth(0))), Play("CAP_101", Nothing), Play("CS2_146", Nothing),
        Health(TheirHero, 26), Play("NEW1_018", Nothing), Health(TheirHero, 24),
    }
    check! { Warrior:
        Give("CS2_146"), Play("CAP_101", Nothing), EndTurn, EndTurn, Play("CS2_146", Nothing), Health(TheirHero, 28),
    }
    check! { Warrior: Give("CS2_182"), Play("CAP_101", Nothing), Play("CS2_182", Nothing), Health(TheirHero, 28) }
    // Who is summoned was not played.
    check! { Warrior:
        Give("CS2_146"), Play("CAP_101", Nothing), Health(TheirHero, 28), Play("GVG_029", Nothing), HandCount(Mine, 0),
        BoardCount(Mine, 1), Health(TheirHero, 28),
    }
    // Only one Pirate has the effect.
    check! { Warrior:
        Give("CS2_146"), Give("NEW1_018"), Force(Entity(InHand(0))), Play("CAP_101", Nothing),
        Play("NEW1_018", Nothing), Health(TheirHero, 28),
    }
}

/// Hand Cannon · Weapon · 3 mana · 3/2 durability · After your hero attacks, your Cannoneers FIRE!
//~ done CAP_103 - 688840de -
#[test]
fn CAP_103_hand_cannon() {
    check! { Warrior:
        Ally("CAP_103"), Ally("CAP_107t"), Ally("CAP_107t"), Ally("EX1_298"), Attack(MyHero, TheirHero),
        Health(TheirHero, 25), Ally("CS2_182"), Attack(My(3), TheirHero), Health(TheirHero, 21), Health(MyHero, 30),
    }
    check! { Warrior:
        Ally("CAP_103"), EndTurn, Play("CAP_107t", Nothing), EndTurn, Attack(MyHero, TheirHero), Health(MyHero, 29),
    }
    // It answers each time, not once a turn.
    check! { Warrior:
        Ally("CAP_103"), Ally("CAP_107t"), Attack(MyHero, TheirHero), Ready(MyHero), Attack(MyHero, TheirHero),
        Health(TheirHero, 22),
    }
    check! { Warrior:
        Ally("CAP_103"), Enemy("EX1_289"), Ally("CAP_107t"), Attack(MyHero, TheirHero), Health(TheirHero, 30),
        Armor(Theirs, 4),
    }
    // My hero only.
    check! { Warrior:
        Ally("CAP_103"), EndTurn, Ally("CAP_107t"), Play("CS2_106", Nothing), Attack(TheirHero, MyHero),
        Health(MyHero, 27), Health(TheirHero, 30),
    }
}

/// Blastpowder Engineer · Minion · Pirate · 2 mana · 2/3 · On your turn, friendly Pirates deal 1 more damage.
//~ done CAP_104 - c44be48f -
#[test]
fn CAP_104_blastpowder_engineer() {
    check! { Warrior:
        Give("CAP_104"), Cost("CAP_104", 2), Stats("CAP_104", 2, 3), Ally("CS2_146"), Ally("CS2_182"),
        Enemy("CS2_182"), Play("CAP_104", Nothing), Attack(Nth(1), TheirHero), Health(TheirHero, 27),
        Attack(Nth(2), TheirHero), Health(TheirHero, 23), EndTurn, Attack(Nth(3), Nth(1)), Health(Nth(3), 3),
    }
    check! { Warrior:
        Ally("CAP_104"), Enemy("CS2_146"), Attack(Nth(0), TheirHero), Health(TheirHero, 27), EndTurn,
        Attack(Nth(1), MyHero), Health(MyHero, 28),
    }
    check! { Warrior:
        Give("CAP_104"), Ally("CS2_146"), Ally("CS2_182"), Enemy("CAP_104"), EndTurn, Attack(Nth(3), Nth(1)),
        BoardCount(Theirs, 1),
    }
    // The opponent's hero is not heard.
    check! { Warrior:
        Give("CAP_104"), Ally("CS2_146"), Ally("CS2_182"), Enemy("CS2_182"), Play("CAP_104", Nothing), EndTurn,
        EndTurn, Attack(Nth(0), Nth(3)), StatsNow(Their(0), 4, 2),
    }
    // It answers each time, not once a turn.
    check! { Warrior:
        Give("CAP_104"), Ally("CS2_146"), Ally("NEW1_018"), Play("CAP_104", Nothing), Attack(Nth(1), TheirHero),
        Attack(Nth(2), TheirHero), Health(TheirHero, 24),
    }
    // Friends are no exception, nor is it itself.
    check! { Warrior:
        Ally("CAP_104"), Ally("CS2_146"), Ally("CS2_182"), Enemy("EX1_533"), Force(Entity(My(2))),
        Attack(My(1), TheirHero), Damage(Nth(2), 3), BoardCount(Mine, 2),
    }
    check! { Warrior:
        Ally("CAP_104"), Ally("CS2_146"), Enemy("EX1_533"), Force(Entity(My(0))), Attack(My(1), TheirHero),
        BoardCount(Mine, 0),
    }
}

/// Captain Crowley · Minion · Pirate · 5 mana · 4/5 · Your Cannoneers fire an additional shot. **Battlecry**: Summon two 1/1 Cannoneers.
//~ done CAP_106 - 252d30ba -
#[test]
fn CAP_106_captain_crowley() {
    check! { Warrior:
        Ally("CAP_107t"), EndTurn, Health(TheirHero, 29), EndTurn, Play("CAP_106", Nothing), BoardCount(Mine, 4),
        IsCard(My(1), "CAP_107t"), IsCard(My(2), "CAP_106"), IsCard(My(3), "CAP_107t"), EndTurn, Health(TheirHero, 23), EndTurn,
        Play("EX1_332", On(My(2))), EndTurn, Health(TheirHero, 20),
    }
    check! { Warrior:
        Enemy("CAP_106"), Ally("CAP_107t"), Kill(Their(0)), Enemy("CAP_106"), Force(Entity(TheirHero)), EndTurn,
        Health(TheirHero, 29),
    }
}

/// Cannonmaster · Minion · Pirate · Draenei · 1 mana · 3/1 · **Battlecry:** Get a 1/1 Cannoneer that deals 1 damage to a random enemy at end of turn.
//~ done CAP_107 - ae72de2b -
#[test]
fn CAP_107_cannonmaster() {
    check! { Warrior: Play("CAP_107", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CAP_107t"), HandCount(Theirs, 0) }
}

/// Rioter · Minion · 3 mana · 1/6 · After a friendly minion survives damage, give it +1 Attack.
//~ done JAIL_029 - 851fae66 -
#[test]
fn JAIL_029_rioter() {
    check! { Warrior:
        Ally("JAIL_029"), Ally("CS2_182"), Enemy("CS2_182"), DealDamage(My(1), 1), StatsNow(My(1), 5, 4), StatsNow(My(0), 1, 6),
        DealDamage(My(0), 2), StatsNow(My(0), 2, 4), DealDamage(Their(0), 1), StatsNow(Their(0), 4, 4), DealDamage(MyHero, 1), StatsNow(My(0), 2, 4),
        StatsNow(My(1), 5, 4), DealDamage(My(1), 4), BoardCount(Mine, 1), StatsNow(My(0), 2, 4),
    }
    // A minion that does not survive gains nothing: Sergeant Sally's Deathrattle deals the 1 damage of her Attack.
    check! { Warrior: Ally("JAIL_029"), Ally("CFM_341"), Enemy("CS2_182"), DealDamage(My(1), 1), BoardCount(Mine, 1), Damage(Their(0), 1) }
}

/// Scrappy Defender · Minion · 4 mana · 2/7 · **Taunt** Has +5 Attack if your deck has 25 or more cards.
//~ done JAIL_311 - e41de6f0 -
#[test]
fn JAIL_311_scrappy_defender() {
    check! { Warrior:
        Has("JAIL_311", GameTag::TAUNT), Ally("JAIL_311"), StatsNow(My(0), 2, 7), OnTheirTop("CS2_231"),
        OnTheirTop("CS2_231"), OnTheirTop("CS2_231"), OnTheirTop("CS2_231"), OnTheirTop("CS2_231"), OnTop("CS2_231"),
        OnTop("CS2_231"), OnTop("CS2_231"), OnTop("CS2_231"), OnTop("CS2_231"), StatsNow(My(0), 2, 7), OnTop("CS2_231"),
        StatsNow(My(0), 7, 7), DrawOne, StatsNow(My(0), 2, 7),
    }
}

/// Chainbreaker Hogger · Minion · 8 mana · 10/10 · **Taunt Start of Game:** Duplicate all other **Legendary** cards in your deck.
//~ done JAIL_384 - 731dafee -
#[test]
fn JAIL_384_chainbreaker_hogger() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Warrior).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    // The last card of the list is drawn first: King Mukla is in the opening hand, Sylvanas in the deck.
    let deck = |first: &str| {
        let mut list = vec![find(first), find("EX1_016")];
        list.extend(vec![find("CS2_182"); 27]);
        list.push(find("EX1_014"));
        Deck { hero: find("HERO_01"), cards: list, sideboards: Vec::new() }
    };
    let (with, without) = (deck("JAIL_384"), deck("CS2_182"));
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&with, &without]), None, options).unwrap();
    let owned = |player: PlayerId| {
        let side = &game.players[player];
        side.deck.iter().chain(side.hand.iter()).map(|id| game[id].card).collect::<Vec<_>>()
    };
    let count = |player: PlayerId, id: &str| owned(player).iter().filter(|card| **card == find(id)).count();
    assert_eq!((owned(PlayerId::First).len(), owned(PlayerId::Second).len()), (32, 30));
    let [mukla, sylvanas, hogger] = ["EX1_014", "EX1_016", "JAIL_384"].map(|id| count(PlayerId::First, id));
    assert_eq!((mukla, sylvanas, hogger), (2, 2, 1));
}

/// Scramble for Gear · Spell · 1 mana · Gain 2 Armor. Shuffle five Gear spells into your deck that give 2 Armor when drawn.
//~ done JAIL_386 - c77c8cd8 -
#[test]
fn JAIL_386_scramble_for_gear() {
    check! { Warrior:
        EmptyDeck(Mine), Play("JAIL_386", Nothing), Armor(Mine, 2), DeckCount(Mine, 5), DeckCount(Theirs, 20), EndTurn,
        EndTurn, DeckCount(Mine, 0), HandCount(Mine, 0),
        // The last draw finds no card.
        Armor(Mine, 11), Armor(Theirs, 0),
    }
    check! { Warrior:
        // At the bottom, if the dice say so.
        Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)),
        Play("JAIL_386", Nothing), DeckCount(Mine, 24), EndTurn, EndTurn, HandCount(Mine, 1), Armor(Mine, 2),
    }
}

/// Release the Beasts · Spell · 2 mana · Give minions in your hand +1/+1. **Legendary** minions get an extra +2/+1.
//~ done JAIL_387 - e9a84174 -
#[test]
fn JAIL_387_release_the_beasts() {
    check! { Warrior:
        Give("CS2_182"), Give("EX1_298"), Give("CS2_029"), Give("CS2_106"), GiveThem("CS2_182"), Ally("CS2_182"),
        Play("JAIL_387", Nothing), StatsNow(InHand(0), 5, 6), StatsNow(InHand(1), 11, 10), StatsNow(InHand(3), 3, 2), StatsNow(My(0), 4, 5),
        StatsNow(InTheirHand(0), 4, 5),
    }
    // A Legendary weapon gains nothing.
    check! { Warrior: Give("BT_781"), Play("JAIL_387", Nothing), StatsNow(InHand(0), 1, 4) }
}

/// Warptooth · Minion · Beast · 4 mana · 3/3 · **Charge**. If four friendly characters take damage on one of your turns, summon this from hand or deck.
//~ done JAIL_421 - 05d415ce -
#[test]
fn JAIL_421_warptooth() {
    // Your hero and three minions, one of which dies of it; who is hurt twice counts once.
    check! { Warrior:
        Give("JAIL_421"), Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_231"), DealDamage(My(0), 1), DealDamage(My(0), 1),
        DealDamage(My(0), 1), DealDamage(Nth(2), 1), BoardCount(Mine, 3), DealDamage(Nth(3), 1), HandCount(Mine, 1), BoardCount(Mine, 2),
        DealDamage(MyHero, 1), HandCount(Mine, 0), BoardCount(Mine, 3), IsCard(My(2), "JAIL_421"), Attack(My(2), TheirHero),
    }
    // From the deck; enemies do not count, nor do those of another turn.
    check! { Warrior:
        OnTop("JAIL_421"), Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_120"), Enemy("CS2_182"), DealDamage(My(0), 1),
        DealDamage(My(1), 1), DealDamage(Their(0), 1), DealDamage(TheirHero, 1), BoardCount(Mine, 3), DealDamage(My(2), 1), BoardCount(Mine, 3),
        DealDamage(MyHero, 1), BoardCount(Mine, 4), IsCard(My(3), "JAIL_421"), DeckCount(Mine, 19),
    }
    check! { Warrior:
        OnTop("JAIL_421"), Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_120"), EndTurn, DealDamage(My(0), 1),
        DealDamage(My(1), 1), DealDamage(My(2), 1), DealDamage(MyHero, 1), BoardCount(Mine, 3), EndTurn, BoardCount(Mine, 3),
    }
    check! { Warrior:
        Give("JAIL_421"), Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_120"), DealDamage(My(0), 1), DealDamage(My(1), 1),
        EndTurn, EndTurn, DealDamage(My(2), 1), DealDamage(MyHero, 1), BoardCount(Mine, 3),
    }
    // A full board has room for it when one of them dies in that turn.
    check! { Warrior:
        Give("JAIL_421"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Ally("CS2_182"), DealDamage(My(0), 1), DealDamage(My(1), 1), DealDamage(My(2), 1), DealDamage(My(3), 1),
        HandCount(Mine, 1), Kill(My(6)), HandCount(Mine, 0), BoardCount(Mine, 7), IsCard(My(6), "JAIL_421"),
    }
    check! { Warrior:
        Give("JAIL_421"), Ally("CS2_182"), Enemy("CS2_231"), Ally("CS2_200"), DealDamage(My(0), 1), DealDamage(Nth(2), 1),
        DealDamage(Nth(3), 1), DealDamage(MyHero, 1), BoardCount(Mine, 2),
    }
    check! { Warrior:
        OnTop("JAIL_421"), Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_120"), DealDamage(MyHero, 1), DealDamage(My(1), 1),
        DealDamage(My(2), 1), DealDamage(MyHero, 1), BoardCount(Mine, 3),
    }
    check! { Warrior: OnTop("JAIL_421"), Play("EX1_508", Nothing), DealDamage(My(0), 1), BoardCount(Mine, 0) }
    // From the deck as well.
    check! { Warrior:
        OnTop("JAIL_421"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), DealDamage(My(0), 1), DealDamage(My(1), 1), DealDamage(My(2), 1),
        DealDamage(My(3), 1), DeckCount(Mine, 20), Kill(My(6)), BoardCount(Mine, 7), IsCard(My(6), "JAIL_421"),
        DeckCount(Mine, 19),
    }
}

/// Disguised Watchman · Minion · 2 mana · 2/4 · Can be played on either side. **Battlecry:** Deal 1 damage to all other friendly minions, twice.
//~ done JAIL_455 - adb02fc6 -
#[test]
fn JAIL_455_disguised_watchman() {
    check! { Warrior:
        Ally("CS2_182"), Enemy("CS2_182"), PlayOption("JAIL_455", 1, Nothing), Health(Nth(1), 3), Health(Nth(0), 5),
        IsCard(Their(1), "JAIL_455"), Health(Their(1), 4), Health(TheirHero, 30), BoardCount(Mine, 1),
    }
    check! { Warrior:
        Ally("CS2_182"), Enemy("CS2_182"), Play("JAIL_455", Nothing), Health(Nth(0), 3), Health(Nth(1), 5),
        IsCard(My(1), "JAIL_455"), Health(My(1), 4), Health(MyHero, 30),
    }
}

/// Detected! · Spell · 1 mana · This was played on the friendly side.
//~ todo JAIL_455a 1b91addf ac100235 -
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_455a_detected() {
    unwritten("JAIL_455a");
}

/// Disguised! · Spell · 1 mana · This was played on the enemy side.
//~ todo JAIL_455b 1ec33b38 ac2e28f8 -
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_455b_disguised() {
    unwritten("JAIL_455b");
}
