//! Warrior cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8f68c5a6

/// Spore Empress Moldara · Minion · 6 mana · 6/7 · **Start of Game:** Shuffle 7 Replicating Spores into your deck. **Battlecry:** Cast one.
//~ done GDB_234 - 0eb0e33c -
#[test]
fn GDB_234_spore_empress_moldara() {
    check! { Warrior:
        Force(Card("CS2_150")), Play("GDB_234", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_150"), Crystals(10),
        Force(Card("CS2_187")), Play("GDB_234t", Nothing), BoardCount(Mine, 4), IsCard(My(2), "CS2_187"),
        IsCard(My(3), "CS2_150"),
    }
    // Seven Spores are shuffled into the own deck when the game starts.
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Warrior).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |with: &str| {
        let list = [vec![find("CS2_182"); 29], vec![find(with)]].concat();
        Deck { hero: find("HERO_01"), cards: list, sideboards: Vec::new() }
    };
    let decks = [deck("GDB_234"), deck("CS2_182")];
    let options = Options { seed: 7, mulligan: false, hand: 0, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&decks[0], &decks[1]]), None, options).unwrap();
    let spores = game.entities().filter(|(_, it)| it.card == find("GDB_234t"));
    assert!(spores.map(|(_, it)| it.owner).eq([PlayerId::First; 7]));
}

/// Replicating Spore · Spell · 5 mana · Summon a random 5-Cost minion. Your future Replicating Spores summon it as well.
//~ done GDB_234t - d3dc6ae7 -
#[test]
fn GDB_234t_replicating_spore() {
    check! { Warrior:
        Force(Card("CS2_150")), Play("GDB_234t", Nothing), BoardCount(Mine, 1), Crystals(10), Force(Card("CS2_187")),
        Play("GDB_234t", Nothing), BoardCount(Mine, 3), EndTurn, EndTurn, Crystals(10), Force(Card("CS2_187")),
        Play("GDB_234t", Nothing), BoardCount(Mine, 6), IsCard(My(3), "CS2_187"), IsCard(My(4), "CS2_150"),
        IsCard(My(5), "CS2_187"),
    }
    // Minions that cost 5 and no others; what else is kept for the player is none of theirs.
    for other in ["AT_001", "CS2_182", "CS2_200"] {
        check! { Warrior: ForbidOutcome(Card(other)), Play("GDB_234t", Nothing), BoardCount(Mine, 1) }
    }
    check! { Warrior:
        Play("MEND_300", Nothing), HandCount(Mine, 1), Crystals(10), Play("GDB_234t", Nothing), BoardCount(Mine, 1),
    }
}

/// Exarch Akama · Minion · Draenei · 5 mana · 3/6 · After this attacks, all other friendly minions can attack again *(except Exarch Akama*).
//~ done GDB_235 - 2ef5bd98 -
#[test]
fn GDB_235_exarch_akama() {
    check! { Warrior:
        Ally("GDB_235"), Ally("CS2_182"), Ally("GDB_235"), Attack(My(1), TheirHero), Attack(My(2), TheirHero),
        Attack(My(0), TheirHero), Attack(My(1), TheirHero), CannotAct(My(2)), CannotAct(My(0)), Health(TheirHero, 16),
    }
    // It answers each time, not once a turn.
    check! { Warrior:
        Ally("GDB_235"), Ally("CS2_182"), Attack(My(1), TheirHero), Attack(My(0), TheirHero),
        Attack(My(1), TheirHero), Ready(My(0)), Attack(My(0), TheirHero), Attack(My(1), TheirHero),
        Damage(TheirHero, 18),
    }
    // A hero is no minion.
    check! { Warrior:
        Ally("GDB_235"), Ally("CS2_106"), Attack(MyHero, TheirHero), Attack(My(0), TheirHero), CannotAct(MyHero),
    }
}

/// Yamato Cannon · Minion · Mech · 4 mana · 3/3 · **Starship Piece Battlecry:** Destroy a random enemy minion. Also triggers on launch.
//~ done SC_406 - c32a6544 -
#[test]
fn SC_406_yamato_cannon() {
    check! { Warrior:
        Give("SC_406"), Cost("SC_406", 4), Stats("SC_406", 3, 3), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_231"),
        Enemy("CS2_231"), Force(Entity(Their(1))), Play("SC_406", Nothing), Dead(Nth(3)), BoardCount(Theirs, 2),
        Kill(My(1)), Use(My(1), 0, Nothing), Force(Entity(Their(0))), Choose(0), Dead(Nth(2)), BoardCount(Theirs, 1),
        BoardCount(Mine, 2),
    }
    check! { Warrior:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_231"), Play("SC_406", Nothing), Kill(My(1)),
        Use(My(1), 0, Nothing), Choose(0), BoardCount(Theirs, 0),
    }
}

/// Concussive Shells · Spell · 1 mana · Deal $2 damage and gain 2 Armor. Your next **Starship** launch costs (2) less.
//~ done SC_411 - 711c2b60 -
#[test]
fn SC_411_concussive_shells() {
    check! { Warrior:
        Play("SC_411", On(TheirHero)), Health(TheirHero, 28), Armor(Mine, 2),
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
    }
    // The next launch only, and only my own.
    check! { Warrior:
        Ally("GDB_101"), Kill(My(0)), Play("SC_411", On(TheirHero)), Health(TheirHero, 28), Armor(Mine, 2),
        Crystals(10), Use(My(0), 0, Nothing), Choose(0), Mana(7), StatsNow(My(0), 2, 2),
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 0),
    }
    check! { Warrior:
        Play("SC_411", On(TheirHero)), Health(TheirHero, 28), Armor(Mine, 2), Enemy("GDB_101"), Kill(Their(0)), EndTurn,
        Crystals(10), Use(Their(0), 0, Nothing), Choose(0), StatsNow(Their(0), 2, 2),
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
        PlayerTag(Theirs, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 0),
    }
    check! { Warrior:
        Enemy("CS2_200"), Enemy("CS2_200"), Play("SC_411", On(Their(0))), Damage(Their(0), 2), Damage(Their(1), 0),
        Armor(Mine, 2),
    }
    check! { Warrior:
        EndTurn, Play("SC_401", Nothing), EndTurn, Ally("GDB_101"), Kill(My(0)), Play("SC_411", On(TheirHero)),
        Health(TheirHero, 28), Armor(Mine, 2), Crystals(10), Use(My(0), 0, Nothing), Choose(0),
        PlayerTag(Theirs, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
    }
}

/// Thor · Minion · Mech · 8 mana · 8/8 · **Battlecry:** Deal 5 damage. *(Transforms if you launched a **Starship** this game.)*
//~ done SC_414 - d752a470 -
#[test]
fn SC_414_thor() {
    check! { Warrior: Enemy("CS2_200"), Play("SC_414", On(Their(0))), Damage(Their(0), 5), Health(TheirHero, 30) }
    check! { Warrior:
        Ally("GDB_101"), Kill(My(0)), Give("SC_414"), Crystals(10), IsCard(InHand(0), "SC_414"), Use(My(0), 0, Nothing),
        Choose(0), IsCard(InHand(0), "SC_414t"), BoardCount(Mine, 1),
    }
}

/// Thor, Explosive Payload · Minion · Mech · 8 mana · 8/8 · **Battlecry:** Deal 5 damage. Repeat at a random enemy for each **Starship** you've launched this game.@ *(@)*
//~ done SC_414t - 5fdc7bee -
#[test]
fn SC_414t_thor_explosive_payload() {
    check! { Warrior: Enemy("CS2_200"), Play("SC_414t", On(Their(0))), Damage(Their(0), 5), Health(TheirHero, 30) }
    // Once more for a launched Starship.
    check! { Warrior:
        Ally("GDB_101"), Kill(My(0)), Use(My(0), 0, Nothing), Choose(0), StatsNow(My(0), 2, 2), Crystals(10),
        Enemy("CS2_200"), Force(Entity(TheirHero)), Play("SC_414t", On(Their(0))), Damage(Their(0), 5),
        Health(TheirHero, 25),
    }
    check! { Warrior:
        Ally("GDB_101"), Kill(My(0)), Use(My(0), 0, Nothing), Choose(0), Crystals(10), Enemy("CS2_200"),
        Force(Entity(Their(0))), Play("SC_414t", On(TheirHero)), Damage(Their(0), 5), Health(TheirHero, 25),
    }
    check! { Warrior:
        Ally("GDB_101"), Kill(My(0)), Use(My(0), 0, Nothing), Choose(0), Crystals(10), Enemy("CS2_200"),
        ForbidOutcome(Entity(MyHero)), Play("SC_414t", On(TheirHero)),
    }
}

/// Jettison · Spell · 2 mana · **Discover** a spell. Spend 2 Armor to **Discover** another.
//~ done GDB_227 - 35e82f59 -
#[test]
fn GDB_227_jettison() {
    check! { Warrior:
        Give("GDB_227"), Cost("GDB_227", 2), Force(Card("CS2_108")), Play("GDB_227", Nothing), ChooseCard("CS2_108"),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_108"), Armor(Mine, 0),
    }
    check! { Warrior:
        HeroPower(Nothing), Armor(Mine, 2), Play("GDB_227", Nothing), Choose(0), Choose(0), HandCount(Mine, 2),
        Armor(Mine, 0),
    }
    check! { Warrior: ForbidOutcome(Card("CS2_182")), Play("GDB_227", Nothing) }
}

/// Expedition Sergeant · Minion · Draenei · 3 mana · 3/4 · **Battlecry:** The next Draenei you play immediately attacks a random enemy.
//~ done GDB_229 - 2145690d -
#[test]
fn GDB_229_expedition_sergeant() {
    check! { Warrior:
        Give("GDB_229"), Cost("GDB_229", 3), Stats("GDB_229", 3, 4), Enemy("CS2_182"), Play("GDB_229", Nothing),
        Play("CS2_231", Nothing), Damage(Their(0), 0), Force(Entity(TheirHero)), Play("ICC_245", Nothing),
        Health(TheirHero, 27), Damage(Their(0), 0), Crystals(10), Play("ICC_245", Nothing), Health(TheirHero, 27),
    }
    check! { Warrior:
        Enemy("CS2_182"), Play("GDB_229", Nothing), Force(Entity(Their(0))), Play("ICC_245", Nothing),
        Damage(Their(0), 3), Damage(My(1), 4), Health(TheirHero, 30),
    }
}

/// Unyielding Vindicator · Minion · Draenei · 4 mana · 5/4 · **Battlecry:** The next Draenei you play gives your hero its Attack for that turn.
//~ done GDB_232 - ca1fe8d1 -
#[test]
fn GDB_232_unyielding_vindicator() {
    check! { Warrior:
        Give("GDB_232"), Cost("GDB_232", 4), Stats("GDB_232", 5, 4), Play("GDB_232", Nothing), StatsNow(MyHero, 0, 30),
        Play("CS2_231", Nothing), StatsNow(MyHero, 0, 30), Play("ICC_245", Nothing), StatsNow(MyHero, 3, 30),
        StatsNow(TheirHero, 0, 30), Crystals(10), Play("ICC_245", Nothing), StatsNow(MyHero, 3, 30), EndTurn, StatsNow(MyHero, 0, 30),
    }
    check! { Warrior: Play("GDB_232", Nothing), EndTurn, EndTurn, Play("ICC_245", Nothing), StatsNow(MyHero, 3, 30) }
}

/// Dwarf Planet · Spell · 10 mana · Fill your board with random 2-Cost minions that attack random enemies.
//~ done GDB_233 - 653e9b3a -
#[test]
fn GDB_233_dwarf_planet() {
    check! { Warrior:
        Give("GDB_233"), Cost("GDB_233", 10), Ally("CS2_171"), Ally("CS2_171"), Ally("CS2_171"),
        Ally("CS2_171"), Ally("CS2_171"), Force(Card("CS2_172")), Force(Card("CS2_120")), Play("GDB_233", Nothing),
        BoardCount(Mine, 7), IsCard(My(5), "CS2_172"), IsCard(My(6), "CS2_120"), Health(TheirHero, 25), BoardCount(Theirs, 0),
    }
    for other in ["CS2_182", "CS2_171"] {
        check! { Warrior: ForbidOutcome(Card(other)), Play("GDB_233", Nothing) }
    }
}
