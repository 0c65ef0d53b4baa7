//! Shaman cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 35eac0eb

/// Shadow Sculpt · Spell · Shadow · 3 mana · **Assemble** a minion. It costs (2) less.
//~ todo BE_114 8ea449fd 36f955ff -
#[test]
#[ignore = "todo: Shadow Sculpt"]
fn BE_114_shadow_sculpt() {
    unwritten("BE_114");
}

/// Primus of Power · Minion · 4 mana · 4/5 · **Taunt. Battlecry:** If you've played two different spell schools while holding this, summon a copy of this.
//~ done BE_171 - 9cf2cecf -
#[test]
fn BE_171_primus_of_power() {
    check! { Shaman:
        Give("BE_171"), Play("CS2_024", On(TheirHero)), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 9),
        Crystals(10), Play("BE_171", Nothing), BoardCount(Mine, 2), IsCard(My(1), "BE_171"), HasNow(My(1), GameTag::TAUNT),
    }
    check! { Shaman:
        Play("CS2_024", On(TheirHero)), Give("BE_171"), Play("CS2_029", On(TheirHero)), Crystals(10),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 15), Crystals(10), Play("BE_171", Nothing),
        BoardCount(Mine, 1),
    }
}

/// Neptulon, Lord of Tides · Minion · Elemental · 7 mana · 7/7 · **Battlecry:** For the rest of the game, Elementals you summon have their stats set to 5/5.
//~ done BE_209 - 5819ae31 -
#[test]
fn BE_209_neptulon_lord_of_tides() {
    check! { Shaman:
        Play("BE_209", Nothing), Crystals(10), Play("CS2_033", Nothing), StatsNow(My(1), 5, 5), Play("CS2_182", Nothing),
        StatsNow(My(2), 4, 5), StatsNow(My(0), 7, 7), EndTurn, Play("CS2_033", Nothing), StatsNow(Their(0), 3, 6), EndTurn,
        Kill(My(0)), Play("CS2_033", Nothing), StatsNow(My(2), 5, 5),
    }
}

/// Flame Shock · Spell · Fire · 1 mana · Deal $2 damage to two different enemies. **Overload:** (1).
//~ done BE_302 - 9ad4a359 -
#[test]
fn BE_302_flame_shock() {
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_200"), Ally("CS2_182"), Ally("CS2_142"), Play("BE_302", On(Their(0))),
        ChooseCard("CS2_200"), Damage(Their(0), 3), Damage(Their(1), 3), Damage(My(0), 0), Health(TheirHero, 30),
        EndTurn, EndTurn, Mana(9),
    }
    check! { Shaman: Play("BE_302", On(TheirHero)), Health(TheirHero, 28), Health(MyHero, 30), EndTurn }
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_200"), Play("BE_302", On(Their(0))), ChooseCard("CS2_200"), EndTurn, EndTurn,
        Play("BE_302", On(Their(0))), Choose(0), Health(TheirHero, 28),
    }
}

/// Scorchfist Scholar · Minion · Elemental · 5 mana · 3/3 · **Battlecry:** If you've played two different spell schools while holding this, deal 4 damage to all enemies.
//~ done BE_303 - 0f196073 -
#[test]
fn BE_303_scorchfist_scholar() {
    check! { Shaman:
        Give("BE_303"), Enemy("CS2_182"), Ally("CS2_182"), Play("CS2_024", On(TheirHero)),
        Play("CS2_029", On(TheirHero)), Crystals(10), Play("BE_303", Nothing), Damage(Their(0), 4), Damage(My(0), 0),
        Health(TheirHero, 17),
    }
    check! { Shaman:
        Play("CS2_024", On(TheirHero)), Give("BE_303"), Play("CS2_029", On(TheirHero)), Crystals(10),
        Play("BE_303", Nothing), Health(TheirHero, 21),
    }
}

/// Therazane the Earthmother · Minion · Elemental · 6 mana · 5/5 · **Battlecry:** Your next spell of each school casts twice.
//~ done BE_337 - 7684f9a0 -
#[test]
fn BE_337_therazane_the_earthmother() {
    // A spell without a school, and the second of a school, are cast once.
    check! { Mage:
        Play("BE_337", Nothing), Crystals(10), Play("CS2_075", Nothing), Health(TheirHero, 27),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 15), Crystals(10), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 9), Play("DS1_185", On(TheirHero)), Health(TheirHero, 5), EndTurn,
        Play("EX1_238", On(MyHero)), Health(MyHero, 27),
    }
    // The first of each school, and the player's alone.
    let schools = [("CS2_008", 1), ("CS2_029", 6), ("EX1_238", 3), ("SW_442", 4), ("CS2_094", 3), ("CS2_024", 3)];
    for (spell, damage) in schools {
        check(
            CardClass::Shaman,
            &[
                Play("BE_337", Nothing),
                Crystals(10),
                Play(spell, On(TheirHero)),
                Damage(TheirHero, 2 * damage),
                Crystals(10),
                Play(spell, On(TheirHero)),
                Damage(TheirHero, 3 * damage),
            ]
            .into_iter()
            .chain((spell == "CS2_094").then_some(HandCount(Mine, 3)))
            .collect::<Vec<_>>(),
        );
        check(
            CardClass::Shaman,
            &[Play("BE_337", Nothing), EndTurn, Play(spell, On(MyHero)), Damage(MyHero, damage)]
                .into_iter()
                .chain((spell == "CS2_094").then_some(HandCount(Theirs, 2)))
                .collect::<Vec<_>>(),
        );
    }
    // What the opponent does is not heard.
    check! { Mage: Play("BE_337", Nothing), EndTurn, Play("BT_035", Nothing), HandCount(Theirs, 2) }
    check! { Mage: Play("BE_337", Nothing), Play("BT_035", Nothing), HandCount(Mine, 2) }
}

/// Watch Over · Spell · Shadow · 6 mana · Choose two different C'Thun abilities to trigger.
//~ done BE_778 - 18040d02 -
#[test]
fn BE_778_watch_over() {
    check! { Shaman:
        Enemy("CS2_200"), Play("BE_778", Nothing), ChooseCard("BE_013t3"), ChooseCard("CS2_200"), Damage(Their(0), 5),
        Choose(2), BoardCount(Mine, 2), IsCard(My(0), "BE_013t5"), EndTurn,
    }
    // Cast twice, the second time two of all four.
    check! { Shaman:
        Play("DMF_058", Nothing), Play("BE_778", Nothing), ChooseCard("BE_013t4"), Choose(0), BoardCount(Mine, 2),
        Damage(TheirHero, 7), ChooseCard("BE_013t4"), Choose(0), BoardCount(Mine, 4), Damage(TheirHero, 14),
    }
}

/// Elemental of Madness · Minion · Elemental · 3 mana · 2/2 · **Battlecry: Discover** any spell with Cost equal to this minion's Attack. It costs (0) this turn.
//~ done BE_870 - d5b57aaa -
#[test]
fn BE_870_elemental_of_madness() {
    check! { Shaman in Wild, Standard:
        Force(Card("CS2_024")), Play("BE_870", Nothing), ChooseCard("CS2_024"), HandCount(Mine, 1),
        CostNow(InHand(0), 0), EndTurn, CostNow(InHand(0), 2), EndTurn, ForbidOutcome(Card("CS2_172")), Play("BE_870", Nothing),
        Choose(0), HandCount(Mine, 3), CostNow(InHand(1), 4), CostNow(InHand(2), 0),
    }
    // Whatever its Attack is: a spell that costs as much, and no minion.
    for (attack, (spell, minion)) in SPELLS_BY_COST.into_iter().zip(MINIONS_BY_COST).enumerate() {
        let changes =
            [vec!["EX1_411e2"; 2_usize.saturating_sub(attack)], vec!["EX1_509e"; attack.saturating_sub(2)]].concat();
        let held = [vec![Give("BE_870")], changes.into_iter().map(|id| Enchant(InHand(0), id)).collect()].concat();
        let play = Play("BE_870", Nothing);
        let found = [Force(Card(spell)), play, ChooseCard(spell), HandCount(Mine, 1), CostNow(InHand(0), 0), EndTurn];
        check(CardClass::Shaman, &[&held[..], &found[..]].concat());
        check(
            CardClass::Shaman,
            &[&held[..], &[ForbidOutcome(Card(minion)), play, Choose(0), HandCount(Mine, 1)]].concat(),
        );
    }
    check! { Shaman:
        Give("BE_870"), Enchant(InHand(0), "EX1_411e2"), Enchant(InHand(0), "EX1_411e2"), Play("BE_870", Nothing),
        Choose(2), EndTurn, CostNow(InHand(0), 0),
    }
    check! { Shaman:
        Give("BE_870"), Enchant(InHand(0), "EX1_411e2"), Play("BE_870", Nothing), Choose(0), EndTurn,
        CostNow(InHand(0), 1),
    }
    check! { Shaman:
        Give("BE_870"), Enchant(InHand(0), "EX1_411e2"), Play("BE_870", Nothing), Choose(1), EndTurn,
        CostNow(InHand(0), 1),
    }
    check! { Shaman:
        Give("BE_870"), Enchant(InHand(0), "EX1_509e"), Play("BE_870", Nothing), Choose(1), EndTurn,
        CostNow(InHand(0), 3),
    }
    check! { Shaman:
        Give("BE_870"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Play("BE_870", Nothing),
        Choose(0), Play("BE_870", Nothing), Choose(0), EndTurn, CostNow(InHand(0), 4),
    }
    check! { Shaman in Wild, Standard:
        Give("BE_870"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Force(Card("CS2_029")),
        Play("BE_870", Nothing), Choose(2), EndTurn, CostNow(InHand(0), 4),
    }
    check! { Shaman:
        Give("BE_870"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"),
        Play("BE_870", Nothing), Choose(2), EndTurn, CostNow(InHand(0), 5),
    }
    check! { Shaman:
        Give("BE_870"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"),
        Enchant(InHand(0), "EX1_509e"), Play("BE_870", Nothing), Choose(1), Play("BE_870", Nothing), Choose(0), EndTurn,
        CostNow(InHand(0), 6),
    }
    check! { Shaman:
        Give("BE_870"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"),
        Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Play("BE_870", Nothing), Choose(0), EndTurn,
        CostNow(InHand(0), 7),
    }
    check! { Shaman:
        Give("BE_870"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"),
        Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"),
        Enchant(InHand(0), "EX1_509e"), Play("BE_870", Nothing), Choose(0), EndTurn, CostNow(InHand(0), 9),
    }
    check! { Shaman in Wild, Standard:
        Give("BE_870"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"),
        Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Force(Card("CS2_032")), Play("BE_870", Nothing),
        Choose(2), EndTurn, CostNow(InHand(0), 7),
    }
    check! { Shaman:
        Give("BE_870"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"),
        Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"),
        Enchant(InHand(0), "EX1_509e"), Enchant(InHand(0), "EX1_509e"), Play("BE_870", Nothing), Choose(0), EndTurn,
        CostNow(InHand(0), 10),
    }
}
