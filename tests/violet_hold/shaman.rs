//! Shaman cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 08699a2a

/// Disguised Detective · Minion · 1 mana · 4/3 · Can be played on either side. **Overload** that player for (2).
//~ done JAIL_452 - 6130f1b2 -
#[test]
fn JAIL_452_disguised_detective() {
    check! { Shaman: Play("JAIL_452", Nothing), EndTurn, EndTurn, Mana(8) }
    check! { Shaman: PlayOption("JAIL_452", 1, Nothing), IsCard(Their(0), "JAIL_452"), EndTurn, Mana(8), EndTurn, Mana(10) }
}

/// Detected! · Spell · 1 mana · This was played on the friendly side.
//~ todo JAIL_452a 2b27e3d3 ac100235 -
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_452a_detected() {
    unwritten("JAIL_452a");
}

/// Disguised! · Spell · 1 mana · This was played on the enemy side.
//~ todo JAIL_452b 947440e5 ac2e28f8 -
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_452b_disguised() {
    unwritten("JAIL_452b");
}

/// Tiny Pal · Weapon · 4 mana · 2/3 durability · **Battlecry:** Choose your elemental ammunition! *(After your hero attacks, choose another).*
//~ done JAIL_458 - 8b85c7f0 -
#[test]
fn JAIL_458_tiny_pal() {
    check! { Shaman:
        Play("JAIL_458", Nothing), Choose(1), IsCard(MyWeapon, "JAIL_458t2"), StatsNow(MyWeapon, 2, 3), Health(TheirHero, 30),
    }
    check! { Shaman: Play("JAIL_458", Nothing), Choose(3), IsCard(MyWeapon, "JAIL_458t4") }
    // One that came without its Battlecry gets its ammunition after the first attack.
    check! { Shaman:
        Ally("JAIL_458"), Attack(MyHero, TheirHero), Choose(1), IsCard(MyWeapon, "JAIL_458t2"), StatsNow(MyWeapon, 2, 2),
    }
    // My hero only.
    check! { Shaman: Ally("JAIL_458"), Ally("CS2_182"), Attack(My(0), TheirHero), Health(TheirHero, 26), EndTurn }
    // An attack of the opponent's hero asks for no ammunition.
    check! { Shaman:
        Ally("JAIL_458"), Ally("CS2_182"), EndTurn, Play("CS2_106", Nothing), Attack(TheirHero, My(0)),
        Damage(My(0), 3), EndTurn, IsCard(MyWeapon, "JAIL_458"),
    }
}

/// Tiny Pal · Weapon · 4 mana · 2/3 durability · After your hero attacks, **Freeze** 2 other random enemies. Choose another ammunition.
//~ done JAIL_458t1 - 6630e3d0 -
#[test]
fn JAIL_458t1_tiny_pal() {
    check! { Shaman:
        Ally("JAIL_458t1"), Enemy("CS2_182"), Enemy("CS2_200"), Attack(MyHero, TheirHero),
        HasNow(Their(0), GameTag::FROZEN), HasNow(Their(1), GameTag::FROZEN), HasNot(TheirHero, GameTag::FROZEN),
        HasNot(MyHero, GameTag::FROZEN), Choose(2), IsCard(MyWeapon, "JAIL_458t4"), StatsNow(MyWeapon, 2, 2),
    }
    check! { Shaman:
        Ally("JAIL_458t1"), Enemy("CS2_182"), Enemy("CS2_200"), Attack(MyHero, Their(1)), Choose(1),
        HasNow(TheirHero, GameTag::FROZEN),
    }
    // My hero only.
    check! { Mage:
        Ally("JAIL_458t1"), Enemy("CS2_106"), Enemy("CS2_182"), EndTurn, Attack(TheirHero, MyHero),
        Health(MyHero, 27), HasNot(Their(0), GameTag::FROZEN), EndTurn, IsCard(MyWeapon, "JAIL_458t1"),
    }
    check! { Mage:
        Ally("JAIL_458t1"), Ally("CS2_182"), Enemy("CS2_182"), Attack(My(0), TheirHero),
        HasNot(Their(0), GameTag::FROZEN), EndTurn, IsCard(MyWeapon, "JAIL_458t1"),
    }
    // Two, and not all.
    check! { Shaman:
        Ally("JAIL_458t1"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Force(Entity(Their(0))),
        Force(Entity(Their(1))), Attack(MyHero, TheirHero), HasNot(Their(2), GameTag::FROZEN), Choose(0),
    }
    // Each attack, also when it is this ammunition again in the same turn.
    check! { Shaman:
        Ally("JAIL_458t1"), Play("EX1_409", Nothing), Attack(MyHero, TheirHero), Choose(0),
        IsCard(MyWeapon, "JAIL_458t2"), Ready(MyHero), Attack(MyHero, TheirHero), Choose(0),
        IsCard(MyWeapon, "JAIL_458t1"), Enemy("CS2_182"), Ready(MyHero), HasNot(Their(0), GameTag::FROZEN),
        Attack(MyHero, TheirHero), Choose(0), HasNow(Their(0), GameTag::FROZEN),
    }
}

/// Tiny Pal · Weapon · 4 mana · 2/3 durability · After your hero attacks, deal 1 damage to all enemies. Choose another ammunition.
//~ done JAIL_458t2 - 856b0df3 -
#[test]
fn JAIL_458t2_tiny_pal() {
    check! { Shaman:
        Ally("JAIL_458t2"), Enemy("CS2_182"), Ally("CS2_182"), Attack(MyHero, TheirHero), Health(TheirHero, 27),
        Damage(Their(0), 1), Damage(My(0), 0), Choose(0), IsCard(MyWeapon, "JAIL_458t1"), StatsNow(MyWeapon, 2, 2),
    }
    // It answers each time, not once a turn.
    check! { Shaman:
        Ally("JAIL_458t2"), Ally("CS2_182"), Attack(MyHero, TheirHero), Choose(0), Attack(My(0), TheirHero),
    }
    check! { Shaman:
        Ally("JAIL_458t2"), Enemy("CS2_182"), Ally("CS2_182"), Attack(Nth(2), Their(0)), Attack(MyHero, TheirHero),
        Choose(0),
    }
    // My hero only.
    check! { Shaman:
        Ally("JAIL_458t2"), EndTurn, Play("CS2_106", Nothing), Attack(TheirHero, MyHero), Health(MyHero, 27),
        Health(TheirHero, 30),
    }
    // Each attack, also when it is this ammunition again in the same turn.
    check! { Shaman:
        Ally("JAIL_458t2"), Enemy("EX1_563"), Play("EX1_409", Nothing), Attack(MyHero, TheirHero), Choose(0),
        Ready(MyHero), Attack(MyHero, TheirHero), Choose(0), IsCard(MyWeapon, "JAIL_458t2"), Damage(Their(0), 1),
        Ready(MyHero), Attack(MyHero, TheirHero), Choose(0), Damage(Their(0), 2),
    }
}

/// Tiny Pal · Weapon · 4 mana · 2/3 durability · After your hero attacks, summon a random 3-Cost minion. Give it **Taunt**. Choose another ammunition.
//~ done JAIL_458t3 - 0dda8cb1 -
#[test]
fn JAIL_458t3_tiny_pal() {
    check! { Shaman in Wild:
        Ally("JAIL_458t3"), Force(Card("CS2_124")), Attack(MyHero, TheirHero), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_124"), HasNow(My(0), GameTag::TAUNT), Choose(1), IsCard(MyWeapon, "JAIL_458t2"), StatsNow(MyWeapon, 2, 2),
    }
    // The opponent's hero is not heard.
    check! { Shaman:
        Enemy("JAIL_458t3"), Ally("JAIL_458t3"), Attack(MyHero, TheirHero), Choose(1), BoardCount(Mine, 1),
    }
    check! { Shaman in Wild:
        Ally("JAIL_458t3"), Force(Card("CS2_124")), Attack(MyHero, TheirHero), Choose(1), Attack(My(0), TheirHero),
        BoardCount(Mine, 1),
    }
    // My hero only.
    check! { Shaman:
        Ally("JAIL_458t3"), Ally("CS2_182"), Attack(My(0), TheirHero), BoardCount(Mine, 1), Health(TheirHero, 26),
    }
    for other in ["CS2_182", "CS2_023"] {
        check! { Shaman: Ally("JAIL_458t3"), ForbidOutcome(Card(other)), Attack(MyHero, TheirHero), Choose(0) }
    }
    // Each attack, also when it is this ammunition again in the same turn.
    check! { Shaman:
        Ally("JAIL_458t3"), Play("EX1_409", Nothing), Attack(MyHero, TheirHero), Choose(0),
        IsCard(MyWeapon, "JAIL_458t1"), Ready(MyHero), Attack(MyHero, TheirHero), Choose(1),
        IsCard(MyWeapon, "JAIL_458t3"), Ready(MyHero), Attack(MyHero, TheirHero), Choose(0), BoardCount(Mine, 2),
    }
}

/// Tiny Pal · Weapon · 4 mana · 2/3 durability · After your hero attacks, get a random **Battlecry** minion. It costs (2) less. Choose another ammunition.
//~ done JAIL_458t4 - da47faba -
#[test]
fn JAIL_458t4_tiny_pal() {
    check! { Shaman in Wild, Standard:
        Ally("JAIL_458t4"), Force(Card("CS2_188")), Attack(MyHero, TheirHero), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_188"), CostNow(InHand(0), 0), Choose(2), IsCard(MyWeapon, "JAIL_458t3"), StatsNow(MyWeapon, 2, 2),
    }
    // The opponent's hero is not heard.
    check! { Shaman:
        Ally("JAIL_458t4"), EndTurn, Summon("JAIL_458t4"), EndTurn, Attack(MyHero, TheirHero), Choose(2),
        HandCount(Mine, 2),
    }
    // My hero only.
    check! { Shaman:
        Ally("JAIL_458t4"), Ally("CS2_182"), Attack(My(0), TheirHero), HandCount(Mine, 0), Health(TheirHero, 26),
    }
    for other in ["CS2_182", "EX1_133"] {
        check! { Shaman: Ally("JAIL_458t4"), ForbidOutcome(Card(other)), Attack(MyHero, TheirHero), Choose(0) }
    }
    // It costs (2) less, not 0.
    check! { Shaman in Wild:
        Ally("JAIL_458t4"), Force(Card("EX1_046")), Attack(MyHero, TheirHero), CostNow(InHand(0), 2), Choose(0),
    }
    // Each attack, also when it is this ammunition again in the same turn.
    check! { Shaman:
        Ally("JAIL_458t4"), Play("EX1_409", Nothing), Attack(MyHero, TheirHero), Choose(0),
        IsCard(MyWeapon, "JAIL_458t1"), Ready(MyHero), Attack(MyHero, TheirHero), Choose(2),
        IsCard(MyWeapon, "JAIL_458t4"), Ready(MyHero), Attack(MyHero, TheirHero), Choose(0), HandCount(Mine, 2),
    }
}

/// Mug'Zee · Minion · 6 mana · 6/7 · **Start of Game:** If your deck has no other minions, get Mug's Hero Power. If it has no spells, get Zee's!
//~ done JAIL_800 - b681fb71 -
#[test]
fn JAIL_800_mug_zee() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Shaman).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let powers = |rest: [&str; 2], with: [&str; 2]| {
        let mut list: Vec<_> = (0..28).map(|at| find(rest[at % 2])).collect();
        list.splice(5..5, with.map(find));
        let deck = Deck { hero: find("HERO_02"), cards: list, sideboards: Vec::new() };
        let plain = Deck { hero: find("HERO_02"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
        let options = Options { seed: 7, mulligan: false, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&deck, &plain]), None, options).unwrap();
        let name = |power: Option<_>| power.and_then(|id| game.card(id)).map_or("", |card| card.id);
        let [powers, theirs] =
            PlayerId::BOTH.map(|of| &game.players[of]).map(|it| (name(it.hero_power), name(it.second_hero_power)));
        assert_eq!(theirs, ("HERO_02bp", ""));
        powers
    };
    assert_eq!(powers(["CS2_037", "CS2_045"], ["JAIL_800", "CS2_037"]), ("JAIL_800hp1", ""));
    assert_eq!(powers(["CS2_182", "CS2_106"], ["JAIL_800", "CS2_182"]), ("JAIL_800hp2", ""));
    assert_eq!(powers(["CS2_106", "CS2_106"], ["JAIL_800", "CS2_106"]), ("JAIL_800hp1", "JAIL_800hp2"));
    assert_eq!(powers(["CS2_037", "CS2_182"], ["JAIL_800", "CS2_037"]), ("HERO_02bp", ""));
    // One other minion is too many, and so is one spell.
    assert_eq!(powers(["CS2_037", "CS2_045"], ["JAIL_800", "CS2_182"]), ("HERO_02bp", ""));
    assert_eq!(powers(["CS2_182", "CS2_106"], ["JAIL_800", "CS2_037"]), ("HERO_02bp", ""));
    assert_eq!(powers(["CS2_106", "CS2_106"], ["JAIL_800", "CS2_037"]), ("JAIL_800hp1", ""));
    assert_eq!(powers(["CS2_037", "CS2_045"], ["CS2_037", "CS2_037"]), ("HERO_02bp", ""));
}

/// Mug's Magic · Hero Power · 0 mana · **Passive** Your first minion each turn costs (2) less. *(Unlocks on Turn 3*.)@**Passive** Your first minion each turn costs (2) less.
/// - Numbers: {0} = 3
//~ done JAIL_800hp1 - b50ef202.ea2304e3 -
#[test]
fn JAIL_800hp1_mugs_magic() {
    check! { Shaman:
        HasHeroPower("JAIL_800hp1"), Give("CS2_182"), Give("CS2_029"), CostNow(InHand(0), 4), EndTurn, EndTurn, EndTurn,
        EndTurn, CostNow(InHand(0), 2), CostNow(InHand(1), 4), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6),
        CostNow(InHand(0), 2), Play("CS2_182", Nothing), Mana(4), Give("CS2_200"), CostNow(InHand(0), 4), EndTurn,
        EndTurn, CostNow(InHand(0), 2),
    }
    check! { Shaman: HasHeroPower("JAIL_800hp1"), EndTurn, EndTurn, EndTurn, EndTurn, CostNow(InTheirHand(0), 4) }
    // Not before turn 3.
    check! { Shaman:
        HasHeroPower("JAIL_800hp1"), Give("CS2_182"), EndTurn, EndTurn, CostNow(InHand(0), 4), EndTurn, EndTurn,
        CostNow(InHand(0), 2),
    }
}

/// Zee's Might · Hero Power · 0 mana · **Passive** Every fifth minion you play triggers its **Battlecry** twice.@ *({0} left*!)@ *(Ready!)*
//~ done JAIL_800hp2 - 85664aff -
#[test]
fn JAIL_800hp2_zees_might() {
    check! { Shaman:
        HasHeroPower("JAIL_800hp2"), Play("CS2_231", Nothing), Play("CS2_231", Nothing), Play("CS2_141", On(TheirHero)),
        Health(TheirHero, 29), Play("CS2_029", On(TheirHero)), Health(TheirHero, 23), Crystals(10), Kill(My(0)),
        Play("CS2_231", Nothing), Play("CS2_141", On(TheirHero)), Health(TheirHero, 21), Kill(My(0)), Crystals(10),
        Play("CS2_141", On(TheirHero)), Health(TheirHero, 20), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Play("CS2_231", Nothing), Play("CS2_231", Nothing), Play("CS2_231", Nothing), Play("CS2_141", On(TheirHero)),
        Health(TheirHero, 18),
    }
    // What the opponent does is not heard.
    check! { Shaman:
        HasHeroPower("JAIL_800hp2"), Play("CS2_231", Nothing), Play("CS2_231", Nothing), Play("CS2_141", On(TheirHero)),
        EndTurn, Play("CS2_186", Nothing), EndTurn, Play("CS2_141", On(TheirHero)), Health(TheirHero, 28),
    }
    // Minions that are summoned are not played.
    check! { Shaman:
        HasHeroPower("JAIL_800hp2"), Summon("CS2_231"), Summon("CS2_231"), Summon("CS2_231"), Summon("CS2_231"),
        Play("CS2_141", On(TheirHero)), Health(TheirHero, 29),
    }
}

/// Hexmarshal · Minion · 6 mana · 6/6 · **Battlecry:** Get a random spell that costs (5) or more. If your deck started with no spells, it costs (5) less.
//~ done JAIL_806 - c2f1d598 -
#[test]
fn JAIL_806_hexmarshal() {
    check! { Shaman in Wild, Standard:
        DeckOf(&["CS2_182", "CS2_200"]), Force(Card("CS2_032")), Play("JAIL_806", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_032"), CostNow(InHand(0), 2),
    }
    check! { Shaman in Wild, Standard:
        DeckOf(&["CS2_182", "CS2_029"]), Force(Card("CS2_032")), Play("JAIL_806", Nothing), CostNow(InHand(0), 7),
    }
    // A minion that has become a spell did not start as one; a spell that has become a minion did.
    check! { Shaman in Wild, Standard:
        DeckOf(&["CS2_182", "CS2_200"]), Force(Card("EX1_169")), Force(Card("EX1_169")), Play("EDR_873", Nothing),
        Crystals(10), Force(Card("CS2_032")), Play("JAIL_806", Nothing), CostNow(InHand(0), 2),
    }
    for other in ["CS2_200", "CS2_029"] {
        check! { Shaman: ForbidOutcome(Card(other)), Play("JAIL_806", Nothing), HandCount(Mine, 1) }
    }
    check! { Shaman in Wild: Force(Card("AT_001")), Play("JAIL_806", Nothing), IsCard(InHand(0), "AT_001") }
}

/// Low Security Wing · Location · 1 mana · 3 uses · Get a random Shaman minion. It's locked in your hand until you play another card.
//~ done JAIL_987 - b5edd54e -
#[test]
fn JAIL_987_low_security_wing() {
    check! { Shaman in Wild, Standard:
        Ally("JAIL_987"), Give("CS2_231"), Force(Card("CS2_042")), Use(Nth(0), 0, Nothing), HandCount(Mine, 2),
        Unplayable("CS2_042"), EndTurn, EndTurn, Unplayable("CS2_042"), Play("CS2_231", Nothing),
        Play("CS2_042", On(TheirHero)), Damage(TheirHero, 4), BoardCount(Mine, 3),
    }
    for other in ["CS2_182", "CS2_037"] {
        check! { Shaman: Ally("JAIL_987"), ForbidOutcome(Card(other)), Use(My(0), 0, Nothing), HandCount(Mine, 1) }
    }
}
