//! Neutral cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e2996362

/// Wanted Poster · Spell · 2 mana · **Discover** a minion that costs (5) or more. Give it **Prepare**.
//~ done CAP_407 - 86f51b76 -
#[test]
fn CAP_407_wanted_poster() {
    check! { Mage in Wild:
        Give("CS2_200"), Force(Card("CS2_187")), Play("CAP_407", Nothing), ChooseCard("CS2_187"), HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_187"), Crystals(3), CannotAct(InHand(0)), Use(InHand(1), 0, Nothing), Mana(0), EndTurn,
        EndTurn, CostNow(InHand(1), 1), Crystals(10), ForbidOutcome(Card("CS2_032")), Play("CAP_407", Nothing), Choose(0),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("CAP_407", Nothing), Choose(0), HandCount(Mine, 1) }
}

/// Escape Artist · Minion · 2 mana · 4/4 · After this attacks and survives, draw a card and escape the game!
//~ done JAIL_030 - 62ca26b8 -
#[test]
fn JAIL_030_escape_artist() {
    check! { Mage:
        Ally("JAIL_030"), Ally("CS2_182"), Attack(My(1), TheirHero), HandCount(Mine, 0), Attack(My(0), TheirHero),
        HandCount(Mine, 1), BoardCount(Mine, 1), IsInZone(Nth(0), Zone::RemovedFromGame),
    }
    check! { Mage: Ally("JAIL_030"), Enemy("CS2_200"), Attack(My(0), Their(0)), HandCount(Mine, 0), Dead(Nth(0)) }
}

/// Violet Punisher · Minion · 3 mana · 4/3 · **Battlecry:** Choose an enemy minion. Steal its **Bonus Effects** and gain +1/+1 for each stolen.
//~ done JAIL_101 - 79158a6a -
#[test]
fn JAIL_101_violet_punisher() {
    check! { Mage:
        Targets("JAIL_101", &[EnemyMinion]), Enemy("EX1_046"), Enemy("CS2_182"), Play("JAIL_101", On(Their(1))),
        StatsNow(My(0), 4, 3),
    }
    check! { Mage:
        Enemy("ICC_038"), Play("JAIL_101", On(Their(0))), StatsNow(My(0), 6, 5), HasNow(My(0), GameTag::TAUNT),
        HasNow(My(0), GameTag::DIVINE_SHIELD), HasNot(My(0), GameTag::RUSH), HasNot(Their(0), GameTag::TAUNT),
        HasNot(Their(0), GameTag::DIVINE_SHIELD), StatsNow(Their(0), 1, 1),
    }
    // Each of the eight is stolen by itself, from this minion alone.
    let keywords = [
        ("CS2_125", GameTag::TAUNT),
        ("EX1_021", GameTag::WINDFURY),
        ("EX1_008", GameTag::DIVINE_SHIELD),
        ("EX1_170", GameTag::POISONOUS),
        ("NEW1_023", GameTag::ELUSIVE),
        ("DAL_760", GameTag::RUSH),
        ("GIL_558", GameTag::LIFESTEAL),
        ("ULD_723", GameTag::REBORN),
    ];
    for (minion, keyword) in keywords {
        check! { Mage:
            Ally(minion), Enemy(minion), Enemy(minion), Give("JAIL_101"), CannotTarget("JAIL_101", My(0)),
            Play("JAIL_101", On(Their(0))), StatsNow(My(1), 5, 4), HasNow(My(1), keyword), HasNot(Their(0), keyword),
            HasNow(Their(1), keyword), HasNow(My(0), keyword),
        }
        for (_, other) in keywords.iter().filter(|(_, other)| *other != keyword) {
            check! { Mage: Enemy(minion), Play("JAIL_101", On(Their(0))), HasNot(My(0), *other) }
        }
    }
}

/// Solitary Prisoner · Minion · Undead · 5 mana · 5/3 · Costs (2) if there are no minions on the battlefield.
//~ done JAIL_204 - b22f8811 -
#[test]
fn JAIL_204_solitary_prisoner() {
    check! { Mage:
        Give("JAIL_204"), CostNow(InHand(0), 2), Ally("CS2_182"), CostNow(InHand(0), 5), Kill(My(0)),
        CostNow(InHand(0), 2), Enemy("CS2_182"), CostNow(InHand(0), 5), Kill(Their(0)), Play("JAIL_204", Nothing),
        Mana(8),
    }
}

/// Rat Burglar · Minion · 4 mana · 2/6 · At the end of your turn, steal all cards that entered your opponent's hand during your turn.
//~ done JAIL_205 - 35eaf411 -
#[test]
fn JAIL_205_rat_burglar() {
    check! { Mage:
        GiveThem("CS2_182"), EndTurn, EndTurn, Ally("JAIL_205"), Enemy("EX1_096"), Kill(Their(0)),
        HandCount(Theirs, 3), HandCount(Mine, 1), EndTurn, HandCount(Theirs, 3), HandCount(Mine, 2),
        IsInZone(Nth(0), Zone::Hand),
    }
    // What the opponent does is not heard.
    check! { Mage: Ally("JAIL_205"), EndTurn, EndTurn, HandCount(Mine, 1) }
}

/// IMPFERNAL! · Minion · Demon · 6 mana · 6/6 · **Deathrattle:** Deal 3 damage to all other characters. *(Also triggers in hand or deck.)*
//~ done JAIL_398 - 23e9fcf9 -
#[test]
fn JAIL_398_impfernal() {
    check! { Mage:
        Ally("JAIL_398"), Ally("CS2_182"), Enemy("CS2_182"), Kill(My(0)), Damage(My(0), 3), Damage(Their(0), 3),
        Health(MyHero, 27), Health(TheirHero, 27),
    }
    check! { Mage:
        Give("JAIL_398"), Ally("CS2_182"), Enemy("CS2_182"), Discard(InHand(0)), Damage(My(0), 3),
        Damage(Their(0), 3), Health(MyHero, 27), Health(TheirHero, 27),
    }
    // Drawn without room in the hand.
    check! { Mage:
        Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"),
        Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Ally("CS2_182"), OnTop("JAIL_398"),
        EndTurn, EndTurn, Damage(My(0), 3), Health(MyHero, 27), Health(TheirHero, 27),
    }
    // A minion that is played from the hand does nothing.
    check! { Mage: Ally("CS2_182"), Play("JAIL_398", Nothing), Damage(My(0), 0), Health(MyHero, 30) }
}

/// Reckless Detective · Minion · 4 mana · 4/4 · **Rush**. **Deathrattle:** Get Detective's Clothes that give +4/+4 and **Rush**.
//~ done JAIL_447 - ffcaafb9 -
#[test]
fn JAIL_447_reckless_detective() {
    check! { Mage:
        Has("JAIL_447", GameTag::RUSH), Ally("JAIL_447"), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "JAIL_447t"),
        HandCount(Theirs, 0), Play("CS2_172", Nothing), Play("JAIL_447t", On(My(0))), StatsNow(My(0), 7, 6),
        HasNow(My(0), GameTag::RUSH),
    }
}

/// Jailbird · Minion · Beast · 5 mana · 3/4 · **Taunt**. When you **Prepare** while holding this, reduce this card's Cost by the same amount.
//~ done JAIL_453 - c90701ed -
#[test]
fn JAIL_453_jailbird() {
    // Prepared with three mana: four less.
    check! { Mage:
        Give("JAIL_453"), Give("CS2_182"), Give("JAIL_435"), Crystals(3), Use(InHand(2), 0, Nothing), Mana(0),
        CostNow(InHand(0), 1), CostNow(InHand(1), 4), EndTurn, EndTurn, CostNow(InHand(0), 1), Crystals(4),
        Play("JAIL_453", Nothing), Mana(3),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Give("JAIL_453"), Give("CS2_182"), Give("JAIL_435"), GiveThem("JAIL_453"), Use(InHand(2), 0, Nothing),
        CostNow(InTheirHand(0), 5),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Give("JAIL_453"), Give("JAIL_435"), Give("JAIL_435"), Crystals(1), Use(InHand(1), 0, Nothing), Crystals(1),
        Use(InHand(2), 0, Nothing), CostNow(InHand(0), 1),
    }
}

/// Arachnathid · Minion · Beast · 7 mana · 1/7 · **Rush** All friendly minions are **Poisonous**.
//~ done JAIL_459 - 7bef86d0 -
#[test]
fn JAIL_459_arachnathid() {
    check! { Mage:
        Has("JAIL_459", GameTag::RUSH), Ally("JAIL_459"), Ally("CS2_231"), Enemy("CS2_200"), Enemy("CS2_182"),
        HasNow(My(0), GameTag::POISONOUS), HasNow(My(1), GameTag::POISONOUS), HasNot(Their(0), GameTag::POISONOUS),
        Attack(My(1), Their(0)), Dead(Nth(2)), Play("CS2_172", Nothing), HasNow(My(1), GameTag::POISONOUS), Kill(My(0)),
        HasNot(My(0), GameTag::POISONOUS),
    }
}

/// Disguised Executioner · Minion · 3 mana · 5/4 · Can be played on either side. **Battlecry:** Destroy a random adjacent minion.
//~ done JAIL_461 - 03509082 -
#[test]
fn JAIL_461_disguised_executioner() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), PlayOption("JAIL_461", 1, Nothing), Dead(Nth(2)),
        BoardCount(Theirs, 2), IsCard(Their(1), "JAIL_461"), BoardCount(Mine, 1),
    }
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Force(Entity(Nth(1))),
        PlayAt("JAIL_461", 1, Nothing), Dead(Nth(1)), BoardCount(Mine, 3), BoardCount(Theirs, 1),
    }
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), ForbidOutcome(Entity(Nth(2))), PlayAt("JAIL_461", 1, Nothing),
        BoardCount(Mine, 3),
    }
}

/// Detected! · Spell · 1 mana · This was played on the friendly side.
//~ todo JAIL_461a cae488f7 ac100235 -
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_461a_detected() {
    unwritten("JAIL_461a");
}

/// Disguised! · Spell · 1 mana · This was played on the enemy side.
//~ todo JAIL_461b 87e67536 ac2e28f8 -
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_461b_disguised() {
    unwritten("JAIL_461b");
}

/// Alarm-o-Matic · Minion · Mech · 3 mana · 0/3 · At the start of your turn, swap this minion with a random one in your opponent's hand.
//~ done JAIL_502 - 870a27e7 -
#[test]
fn JAIL_502_alarm_o_matic() {
    check! { Mage:
        Ally("JAIL_502"), Give("CS2_231"), GiveThem("CS2_029"), GiveThem("CS2_200"), EndTurn, BoardCount(Mine, 1),
        IsCard(My(0), "JAIL_502"), Force(Entity(Nth(3))), EndTurn, BoardCount(Mine, 1), IsCard(My(0), "CS2_200"),
        IsInZone(Nth(0), Zone::Hand), HandCount(Theirs, 3), IsCard(InTheirHand(1), "JAIL_502"), BoardCount(Theirs, 0),
    }
    check! { Mage in Wild, Standard:
        Ally("JAIL_502"), GiveThem("CS2_029"), GiveThem("CS2_200"), EndTurn, ForbidOutcome(Card("CS2_029")), EndTurn,
        IsInZone(Nth(0), Zone::Hand),
    }
}

/// Gullible Guard · Minion · 1 mana · 1/3 · **Deathrattle:** You can say Sorry this game.
//~ done JAIL_703 - 884671c5 -
#[test]
fn JAIL_703_gullible_guard() {
    use cardwright_engine::PlayerId;
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("JAIL_703"), Enemy("CS2_182")]);
    let sorry = |game: &cardwright_engine::Game, player: PlayerId| {
        let on = game.enchantments_on(player.entity());
        on.filter(|(_, it)| game.cards.get(it.card).id == "JAIL_703e").count()
    };
    assert_eq!(sorry(&table.game, PlayerId::First), 0);
    table.steps(&[Kill(My(0))]);
    assert_eq!((sorry(&table.game, PlayerId::First), sorry(&table.game, PlayerId::Second)), (1, 0));
    // It stays for the game, and changes nobody's numbers.
    table.steps(&[EndTurn, EndTurn, Health(MyHero, 30), StatsNow(Their(0), 4, 5)]);
    assert_eq!(sorry(&table.game, PlayerId::First), 1);
}

/// Inspector Murloc Holmes · Minion · Murloc · 4 mana · 4/5 · **Battlecry:** Investigate a card in the enemy hand. If they play a card with that name next turn, get 3 Coins.
//~ done JAIL_851 - 38e30a07 -
#[test]
fn JAIL_851_inspector_murloc_holmes() {
    check! { Mage:
        GiveThem("CS2_231"), Play("JAIL_851", Nothing), EndTurn, Play("CS2_172", Nothing), HandCount(Mine, 0),
        Play("CS2_231", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "GAME_005"), IsCard(InHand(2), "GAME_005"),
        Play("CS2_231", Nothing), HandCount(Mine, 3),
    }
    check! { Mage:
        GiveThem("CS2_231"), Play("JAIL_851", Nothing), EndTurn, EndTurn, EndTurn, Play("CS2_231", Nothing),
        HandCount(Mine, 1),
    }
    check! { Mage in Wild, Standard:
        GiveThem("CS2_231"), GiveThem("CS2_182"), Force(Card("CS2_182")), Play("JAIL_851", Nothing), EndTurn,
        Play("CS2_231", Nothing), HandCount(Mine, 0), Play("CS2_182", Nothing), HandCount(Mine, 3),
    }
    check! { Mage: GiveThem("CS2_231"), Play("JAIL_851", Nothing), EndTurn, Summon("CS2_231"), HandCount(Mine, 0) }
    // Each Battlecry investigates a card of its own.
    check! { Mage in Wild, Standard:
        Ally("LOE_077"), GiveThem("CS2_231"), GiveThem("CS2_182"), Force(Card("CS2_231")), Force(Card("CS2_182")),
        Play("JAIL_851", Nothing), EndTurn, Play("CS2_231", Nothing), HandCount(Mine, 3), Play("CS2_231", Nothing),
        HandCount(Mine, 3), Play("CS2_182", Nothing), HandCount(Mine, 6),
    }
    check! { Mage:
        Give("CS2_182"), GiveThem("CS2_231"), ForbidOutcome(Entity(InHand(0))), Play("JAIL_851", Nothing), HandCount(Theirs, 1),
    }
}

/// Togwaggle, Smuggler King · Minion · 8 mana · 5/5 · **Battlecry:** Shuffle both players' hands together.
//~ done JAIL_852 - d85b1176 -
#[test]
fn JAIL_852_togwaggle_smuggler_king() {
    check! { Mage in Wild, Standard:
        Give("CS2_231"), GiveThem("CS2_182"), GiveThem("CS2_200"), Enchant(InTheirHand(0), "CS2_092e"),
        Force(Card("CS2_182")), Force(Card("CS2_231")), Play("JAIL_852", Nothing), HandCount(Mine, 1),
        HandCount(Theirs, 2), IsCard(InHand(0), "CS2_182"), StatsNow(InHand(0), 8, 9), IsCard(InTheirHand(0), "CS2_231"),
        IsCard(InTheirHand(1), "CS2_200"), DeckCount(Mine, 19), EndTurn, EndTurn, Play("CS2_182", Nothing),
        BoardCount(Mine, 2),
    }
}

/// Zuramat's Prison · Location · 5 mana · 3 uses · Choose a card to discard to summon a 5/5 **Taunt**. **Deathrattle:** Free Zuramat who plays one each turn!
//~ done JAIL_887 - f6ae48eb -
#[test]
fn JAIL_887_zuramats_prison() {
    check! { Mage:
        Ally("JAIL_887"), Give("CS2_182"), Give("CS2_231"), Use(Newest("JAIL_887"), 0, On(InHand(0))),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"), IsInZone(Nth(1), Zone::Graveyard), IsInZone(Newest("JAIL_887t3"), Zone::Play),
        Kill(Newest("JAIL_887")), IsInZone(Newest("JAIL_887t2"), Zone::Play), EndTurn, IsInZone(Newest("CS2_182"), Zone::Play),
        BoardCount(Mine, 3), EndTurn, EndTurn, BoardCount(Mine, 3),
    }
}

/// Zuramat the Obliterator · Minion · 8 mana · 8/8 · At the end of your turn, play a card discarded by Zuramat's Prison.
//~ done JAIL_887t2 - 012b61c1 -
#[test]
fn JAIL_887t2_zuramat_the_obliterator() {
    check! { Mage:
        Ally("JAIL_887t2"), Give("CS2_182"), Discard(InHand(0)), EndTurn, BoardCount(Mine, 1), EndTurn,
        Ally("JAIL_887"), Ally("JAIL_887"), Give("CS2_231"), Give("CS2_029"), Use(Nth(2), 0, On(InHand(1))),
        Use(Nth(3), 0, On(InHand(1))), HandCount(Mine, 1), Kill(Nth(2)), Kill(Nth(3)), BoardCount(Mine, 5),
        Force(Entity(TheirHero)), EndTurn, BoardCount(Mine, 6), Health(TheirHero, 24),
    }
    // At the end of the opponent's turn none is played.
    check! { Mage:
        Ally("JAIL_887"), Give("CS2_231"), Give("CS2_231"), Use(Nth(0), 0, On(InHand(0))), EndTurn, EndTurn, EndTurn,
        EndTurn, Use(Nth(0), 0, On(InHand(0))), HandCount(Mine, 2), Kill(Nth(0)), BoardCount(Mine, 3), EndTurn,
        BoardCount(Mine, 4), EndTurn, BoardCount(Mine, 4),
    }
}

/// Captured Archmage · Minion · 2 mana · 3/2 · **Deathrattle:** If you had 4 other Captured Archmages die this game, cast 'Fireball' at a random enemy.@ *(@/4)*
//~ done JAIL_974 - 3c7d9b31 -
#[test]
fn JAIL_974_captured_archmage() {
    check! { Mage:
        Ally("JAIL_974"), Kill(My(0)), Ally("JAIL_974"), Kill(My(0)), Ally("JAIL_974"), Kill(My(0)),
        Ally("JAIL_974"), Kill(My(0)), Health(TheirHero, 30), Enemy("JAIL_974"), Kill(Their(0)), Health(MyHero, 30),
        Ally("CS2_182"), Ally("JAIL_974"), Kill(My(1)), Health(TheirHero, 24), Health(MyHero, 30), Damage(My(0), 0),
    }
}

/// Frantic Forger · Minion · 2 mana · 2/2 · **Battlecry:** Get a random playable spell. It is **Temporary**.
//~ done JAIL_986 - b87f7594 -
#[test]
fn JAIL_986_frantic_forger() {
    // A player can have more than ten crystals.
    check! { Mage in Wild:
        Crystals(10), Play("AV_205", Nothing), Armor(Mine, 5), Crystals(14), HandCount(Mine, 1), Force(Card("EX1_279")),
        Play("JAIL_986", Nothing), Mana(12), HandCount(Mine, 2),
    }
    check! { Mage in Wild, Standard:
        Crystals(4), Force(Card("CS2_024")), Play("JAIL_986", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_024"),
        HasNow(InHand(0), GameTag::GHOSTLY), Crystals(6), Force(Card("CS2_029")), Play("JAIL_986", Nothing),
        HandCount(Mine, 2), HasNot(My(0), GameTag::GHOSTLY), Crystals(4), ForbidOutcome(Card("CS2_029")),
        Play("JAIL_986", Nothing), HandCount(Mine, 3), EndTurn, HandCount(Mine, 0),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("JAIL_986", Nothing), HandCount(Mine, 1) }
    // Whatever mana is left: the dearest spell that can be played, the cheapest, no dearer one, no minion.
    for (mana, spell) in (0..).zip(SPELLS_BY_COST) {
        let play = |dice: Step| {
            let free = [Give("JAIL_986"), Enchant(InHand(0), "UNG_116te"), Crystals(mana), dice];
            let gets = [Play("JAIL_986", Nothing), HandCount(Mine, 1), HandCount(Theirs, 0)];
            check(CardClass::Mage, &[&free[..], &gets[..]].concat());
        };
        play(Force(Card(spell)));
        play(Force(Card(SPELLS_BY_COST[0])));
        play(ForbidOutcome(Card(MINIONS_BY_COST[0])));
        let dearer = SPELLS_BY_COST.iter().skip_while(|it| **it != spell).nth(1);
        dearer.iter().for_each(|dearer| play(ForbidOutcome(Card(dearer))));
    }
}
