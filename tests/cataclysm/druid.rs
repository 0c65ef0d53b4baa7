//! Druid cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d607e9bb

/// Crystalspine Cub · Minion · Beast · 1 mana · 1/1 · Whenever you spend your last Mana Crystal, gain +1/+1.
//~ done CATA_130 - 1d1f7a36 -
#[test]
fn CATA_130_crystalspine_cub() {
    check! { Mage:
        Ally("CATA_130"), Crystals(4), Play("CS2_029", On(TheirHero)), StatsNow(My(0), 2, 2), Crystals(5),
        Play("CS2_029", On(TheirHero)), StatsNow(My(0), 2, 2), Play("CS2_171", Nothing), StatsNow(My(0), 3, 3),
        Play("CS2_231", Nothing), StatsNow(My(0), 3, 3), Crystals(2), HeroPower(On(TheirHero)), Damage(TheirHero, 13),
        StatsNow(My(0), 4, 4), EndTurn, Crystals(1), Play("CS2_171", Nothing), StatsNow(My(0), 4, 4),
    }
    check! { Mage: Crystals(1), Play("CATA_130", Nothing), StatsNow(My(0), 1, 1) }
    check! { Mage: Play("CATA_130", Nothing), Crystals(1), Play("CATA_130", Nothing), StatsNow(My(1), 1, 1) }
}

/// Felwood Treant · Minion · 2 mana · 2/2 · **Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *({0} left*!)@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *(Ready*!)@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent.
/// - Numbers: {0} = 4
//~ done CATA_131 - 55560d6e.ea228308 -
#[test]
fn CATA_131_felwood_treant() {
    check! { Druid:
        Crystals(5), Give("CATA_131"), Play("EX1_015", Nothing), HandCount(Mine, 2), Play("CATA_131", Nothing), Mana(2),
        EndTurn, EndTurn, Mana(6),
    }
    check! { Druid:
        Crystals(8), Give("CATA_131"), Play("CS2_182", Nothing), Play("CATA_131", Nothing), EndTurn, EndTurn, Mana(10),
    }
    check! { Druid:
        Give("CATA_131"), Give("CATA_131"), Play("EX1_015", Nothing), Play("CATA_131", Nothing), EndTurn, EndTurn,
        Play("CATA_131", Nothing), Mana(9), HandCount(Mine, 2),
    }
    check! { Druid:
        Crystals(5), Give("CATA_131"), Play("CS2_091", Nothing), Play("EX1_015", Nothing), Play("CATA_131", Nothing),
        EndTurn, EndTurn, Mana(6), HandCount(Mine, 2),
    }
}

/// Broodwatcher · Minion · Dragon · 4 mana · 4/5 · **Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them. *({0} left*!)@**Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them. *(Ready*!)@**Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them.
/// - Numbers: {0} = 8
//~ done CATA_132 - 6a50f1d0.ea2396b4 -
#[test]
fn CATA_132_broodwatcher() {
    check! { Druid:
        Give("CATA_132"), Play("CS2_182", Nothing), Play("CATA_132", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "CATA_132t"), BoardCount(Mine, 2),
    }
    check! { Druid:
        Play("CS2_182", Nothing), Give("CATA_132"), Crystals(10), Play("CS2_182", Nothing), Play("CS2_182", Nothing),
        Crystals(10), Play("CATA_132", Nothing), HandCount(Mine, 0), BoardCount(Mine, 6), IsCard(My(5), "CATA_132t"),
    }
    check! { Druid:
        Give("CATA_132"), Play("EX1_289", Nothing), EndTurn, EndTurn, Play("CS2_182", Nothing),
        Play("CATA_132", Nothing), BoardCount(Mine, 2), HandCount(Mine, 2),
    }
}

/// Wildwood Circle · Spell · Nature · 4 mana · **Shatter**. Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."@Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."
/// - Numbers: {0} = 122972
// Also tests CATA_134t, CATA_134t2.
//~ done CATA_134 - cc57d770.d9763e3f -
#[test]
fn CATA_134_wildwood_circle() {
    check! { Druid:
        Give("CS2_182"), Give("CATA_134"), Play("CS2_231", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CATA_134t"),
        IsCard(InHand(2), "CATA_134t2"), Play("CATA_134t", Nothing), BoardCount(Mine, 3), Kill(My(2)), BoardCount(Mine, 2),
        Crystals(10), Play("CATA_134t2", Nothing), Kill(My(1)), BoardCount(Mine, 2), IsCard(My(1), "CATA_134t3"),
        Kill(My(1)), BoardCount(Mine, 1),
    }
    check! { Druid:
        Give("CS2_182"), Give("CATA_134"), Play("CS2_182", Nothing), Enemy("CS2_182"), Play("CATA_134", Nothing),
        BoardCount(Mine, 3), Kill(My(0)), BoardCount(Mine, 3), Kill(Their(0)), BoardCount(Theirs, 0),
    }
}

/// Wickerfang · Minion · 6 mana · 0/5 · **Colossal +4** After one of Wickerfang's Legs gains stats, this gains them too.
//~ done CATA_139 - 7f2f1135 -
#[test]
fn CATA_139_wickerfang() {
    check! { Druid:
        Ally("CS2_182"), Enemy("CATA_139t"), Play("CATA_139", Nothing), BoardCount(Mine, 6),
        StatsNow(Newest("CATA_139"), 0, 5), Enchant(My(0), "CS2_092e"), Enchant(Their(0), "CS2_092e"),
        StatsNow(Newest("CATA_139"), 0, 5), EndTurn, StatsNow(Newest("CATA_139"), 4, 9), EndTurn, Kill(Newest("CATA_139t2")), EndTurn,
        StatsNow(Newest("CATA_139"), 7, 12),
    }
}

/// Merithra of the Dream · Minion · Dragon · 8 mana · 4/12 · **Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *({0} left*!)@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *(Ready*!)@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1).
/// - Numbers: {0} = 25
//~ done CATA_140 - e04b0a74.c3ca570a -
#[test]
fn CATA_140_merithra_of_the_dream() {
    check! { Druid in Wild, Standard:
        Give("CATA_140"), Give("CS2_182"), Play("CS2_182", Nothing), Crystals(10), Force(Card("NEW1_023")),
        Play("CATA_140", Nothing), HandCount(Mine, 10), IsCard(InHand(0), "NEW1_023"), CostNow(InHand(0), 2),
    }
    check! { Druid:
        Give("CATA_140"), Crystals(10), Play("CS2_007", On(MyHero)), Play("CS2_007", On(MyHero)),
        Play("CS2_007", On(MyHero)), Crystals(10), Play("CS2_007", On(MyHero)), Play("CS2_007", On(MyHero)),
        Play("CS2_007", On(MyHero)), Crystals(10), Play("CS2_007", On(MyHero)), Play("CS2_007", On(MyHero)),
        Play("CS2_007", On(MyHero)), Crystals(10), Play("CATA_140", Nothing), HandCount(Mine, 10),
        CostNow(InHand(0), 1), CostNow(InHand(9), 1),
    }
    check! { Druid in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("CATA_140", Nothing) }
    // 25 Mana are enough, 24 are not.
    let heal = Play("CS2_007", On(MyHero));
    let nine = [heal, heal, heal, Crystals(10)];
    let spent = [&[Give("CATA_140"), Crystals(10)][..], &nine, &nine, &[heal, heal]].concat();
    let last =
        [Play("CS2_168", Nothing), Crystals(10), Play("CATA_140", Nothing), HandCount(Mine, 10), CostNow(InHand(0), 1)];
    check(CardClass::Druid, &[&spent[..], &last].concat());
    let last =
        [Crystals(10), Force(Card("NEW1_023")), Play("CATA_140", Nothing), HandCount(Mine, 10), CostNow(InHand(0), 2)];
    check(CardClass::Druid, &[&spent[..], &last].concat());
}

/// Ash Worm · Minion · Beast · 1 mana · 6/6 · Starts **Dormant**. When your board is full, awaken.
//~ done MEND_040 - f48fa016 -
#[test]
fn MEND_040_ash_worm() {
    check! { Druid:
        Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"),
        Enemy("CS2_231"), Play("MEND_040", Nothing), HasNow(Newest("MEND_040"), GameTag::DORMANT), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Play("CS2_231", Nothing),
        HasNow(Newest("MEND_040"), GameTag::DORMANT), Play("CS2_231", Nothing), HasNot(Newest("MEND_040"), GameTag::DORMANT),
        StatsNow(Newest("MEND_040"), 6, 6), Kill(My(0)), HasNot(Newest("MEND_040"), GameTag::DORMANT),
    }
    check! { Druid:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Play("MEND_040", Nothing), HasNot(Newest("MEND_040"), GameTag::DORMANT),
    }
    check! { Druid:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Play("MEND_040", Nothing), HasNow(Newest("MEND_040"), GameTag::DORMANT), Crystals(10), Play("BE_780", Nothing),
        HasNot(Newest("MEND_040"), GameTag::DORMANT),
    }
    check! { Druid:
        Ally("TLC_446t1"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Play("MEND_040", Nothing), HasNot(Newest("MEND_040"), GameTag::DORMANT),
    }
    check! { Druid: Play("MEND_040", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, CannotAct(My(0)) }
    // A minion that changes sides takes the last place.
    check! { Druid:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Enemy("CS2_231"),
        Play("MEND_040", Nothing), HasNow(Newest("MEND_040"), GameTag::DORMANT), Crystals(10),
        Play("CS1_113", On(Their(0))), BoardCount(Mine, 7), HasNot(Newest("MEND_040"), GameTag::DORMANT),
    }
    // One place is left.
    check! { Druid:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Play("MEND_040", Nothing),
        Crystals(10), Play("BE_780", Nothing), HasNow(Newest("MEND_040"), GameTag::DORMANT),
    }
    // What is summoned fills the board, too.
    check! { Druid:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Play("MEND_040", Nothing), Summon("CS2_231"), HasNot(Newest("MEND_040"), GameTag::DORMANT),
    }
    check! { Druid:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Summon("MEND_040"), HasNot(Newest("MEND_040"), GameTag::DORMANT),
    }
    // What the opponent gives me takes the last place as well.
    check! { Druid:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Play("MEND_040", Nothing), EndTurn, Enemy("CS2_231"), Play("ICC_206", On(Their(0))), BoardCount(Mine, 7),
        HasNot(Newest("MEND_040"), GameTag::DORMANT),
    }
}

/// Tranquil Clearing · Location · 2 mana · 2 uses · Give a minion +2 Health and **Taunt**. It falls asleep until the end of your next turn.
//~ done MEND_044 - a7f1a79d -
#[test]
fn MEND_044_tranquil_clearing() {
    check! { Druid:
        Ally("MEND_044"), Ally("CS2_182"), Enemy("CS2_182"), Use(Nth(0), 0, On(Their(0))),
        HasNow(Nth(2), GameTag::DORMANT), HasNot(Nth(1), GameTag::DORMANT), EndTurn, HasNow(Nth(2), GameTag::DORMANT),
        EndTurn, HasNow(Nth(2), GameTag::DORMANT), EndTurn, HasNot(Nth(2), GameTag::DORMANT),
        HasNow(Nth(2), GameTag::TAUNT), StatsNow(Nth(2), 4, 7), StatsNow(Nth(1), 4, 5),
    }
    check! { Druid: Ally("MEND_044"), Ally("CS2_182"), Use(Nth(0), 0, On(My(1))) }
    // Whoever uses it, it awakens at the end of my next turn.
    check! { Druid:
        EndTurn, EndTurn, Ally("MEND_044"), Ally("CS2_182"), Use(Nth(0), 0, On(Nth(1))),
        HasNow(Nth(1), GameTag::DORMANT), EndTurn, HasNow(Nth(1), GameTag::DORMANT), EndTurn,
        HasNow(Nth(1), GameTag::DORMANT), EndTurn, HasNot(Nth(1), GameTag::DORMANT), StatsNow(Nth(1), 4, 7),
    }
    // My next turn may be an extra one.
    check! { Druid:
        Ally("MEND_044"), Enemy("CS2_182"), Use(Nth(0), 0, On(Their(0))), Crystals(10), Play("UNG_028t", Nothing),
        EndTurn, HandCount(Mine, 1), HandCount(Theirs, 0), DeckCount(Theirs, 20), HasNow(Nth(1), GameTag::DORMANT),
        EndTurn, HasNot(Nth(1), GameTag::DORMANT),
    }
    // Its neighbors stay awake.
    check! { Druid:
        Ally("MEND_044"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Use(Nth(0), 0, On(Nth(2))),
        HasNow(Nth(2), GameTag::DORMANT), HasNot(Nth(1), GameTag::DORMANT), HasNot(Nth(3), GameTag::DORMANT),
    }
}

/// Bashana Runetotem · Minion · 7 mana · 4/4 · **Battlecry:** Get three 2/2 Treants. Carve 12 Mana worth of Nature spells into them.
//~ done MEND_046 - 3896c721 -
#[test]
fn MEND_046_bashana_runetotem() {
    use cardwright_engine::PlayerId;
    use cardwright_engine::script::prelude::KEPT;
    let mut table = table(CardClass::Druid);
    table.steps(&[Play("MEND_046", Nothing), HandCount(Mine, 3), IsCard(InHand(2), "MEND_046t")]);
    let hand = table.game.players[PlayerId::First].hand;
    let carved: Vec<_> = hand.iter().flat_map(|id| table.game.selected_now(&KEPT, id)).collect();
    assert_eq!(carved.len(), 3, "a spell in each Treant");
    let school = |id| table.game.card(id).and_then(|card| card.school());
    assert!(carved.iter().all(|id| school(*id) == Some(SpellSchool::Nature)));
    assert_eq!(carved.iter().map(|id| table.game[*id].cost).sum::<i16>(), 12);
    let carved: Vec<_> = carved.iter().map(|id| table.game[*id].card).collect();
    let made = table.game.entities().count();
    table.steps(&[Play("MEND_046t", Nothing)]);
    let cast = table.game.entities().skip(made).map(|(_, it)| it.card).next();
    assert!(cast.is_some_and(|first| carved.contains(&first)), "a Treant casts what is carved into it");
}

/// Treant · Minion · 1 mana · 2/2 · **Battlecry:** Cast {0}.
//~ done MEND_046t - 49d53885 -
#[test]
fn MEND_046t_treant() {
    use cardwright_engine::PlayerId;
    use cardwright_engine::script::prelude::KEPT;
    // Each casts what is carved into it, whichever is played.
    for discarded in [&[][..], &[Discard(InHand(0))]] {
        let mut table = table(CardClass::Druid);
        table.steps(&[Play("MEND_046", Nothing), Crystals(10)]);
        table.steps(discarded);
        let kept = |id| table.game.selected_now(&KEPT, id).first().map(|spell| table.game[*spell].card);
        let carved: Vec<_> = table.game.players[PlayerId::First].hand.iter().map(|id| (id, kept(id))).collect();
        let made = table.game.entities().count();
        table.steps(&[Play("MEND_046t", Nothing)]);
        // It casts a copy.
        let cast = table.game.entities().skip(made).map(|(_, it)| it.card).next();
        let played =
            carved.iter().find(|(treant, _)| !table.game.players[PlayerId::First].hand.iter().any(|id| id == *treant));
        assert_eq!(cast, played.and_then(|(_, spell)| *spell));
    }
    // A Treant into which nothing is carved casts nothing.
    check! { Druid: Play("MEND_046t", Nothing), BoardCount(Mine, 1), StatsNow(My(0), 2, 2), HandCount(Mine, 0) }
    // What takes a target is cast at the one that is chosen, once; what takes none is cast once, too.
    check! { Druid in Wild, Standard:
        Force(Number(0)), Force(Card("EDR_232")), Force(Card("CS2_009")), Force(Card("EX1_169")),
        Play("MEND_046", Nothing), HandCount(Mine, 3), Crystals(10), Play("MEND_046t", Nothing), Mana(10),
        Ally("CS2_182"), Play("MEND_046t", On(My(2))), StatsNow(My(0), 4, 4), StatsNow(My(1), 2, 2), StatsNow(My(2), 6, 8),
        StatsNow(My(3), 2, 2), Mana(9), HandCount(Mine, 1),
    }
    // With one valid target the spell is cast once, at that target.
    check! { Druid in Wild, Standard:
        Force(Number(0)), Force(Card("EDR_232")), Force(Card("CS2_009")), Force(Card("EX1_169")),
        Play("MEND_046", Nothing), HandCount(Mine, 3), Crystals(10), Play("MEND_046t", Nothing), Mana(10), Kill(My(0)), Kill(My(0)),
        Enemy("CS2_182"), Play("MEND_046t", On(Their(0))), StatsNow(Their(0), 6, 8), StatsNow(My(0), 2, 2),
    }
}

/// Mossbinding · Spell · Nature · 2 mana · Summon two 1/2 Golems. Spend all your Mana to give them +1/+1 for each Mana spent.
//~ done CATA_135 - ef086b72 -
#[test]
fn CATA_135_mossbinding() {
    check! { Druid:
        Play("CATA_135", Nothing), BoardCount(Mine, 2), StatsNow(My(0), 9, 10), StatsNow(My(1), 9, 10), Mana(0),
        IsCard(My(0), "CATA_135t"),
    }
    check! { Druid:
        Crystals(2), Ally("CS2_182"), Play("CATA_135", Nothing), BoardCount(Mine, 3), StatsNow(My(1), 1, 2),
        StatsNow(My(2), 1, 2), StatsNow(My(0), 4, 5),
    }
}

/// Azshara's Triumph · Spell · Arcane · 1 mana · Shuffle 5 random minions into your deck that cost (8) or more. Double their stats.
//~ done CATA_136 - 56942492 -
#[test]
fn CATA_136_azsharas_triumph() {
    check! { Druid:
        EmptyDeck(Mine), Force(Card("CS2_232")), Force(Card("CS2_232")), Force(Card("CS2_232")), Force(Card("CS2_232")),
        Force(Card("CS2_232")), Play("CATA_136", Nothing), DeckCount(Mine, 5), DeckCount(Theirs, 20), EndTurn, EndTurn,
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_232"), StatsNow(InHand(0), 16, 16), CostNow(InHand(0), 8),
    }
    check! { Druid: EmptyDeck(Mine), ForbidOutcome(Card("CS2_186")), Play("CATA_136", Nothing), DeckCount(Mine, 5) }
}
