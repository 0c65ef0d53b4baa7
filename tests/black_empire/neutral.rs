//! Neutral cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4349a11a

/// Mastermind Yogg-Saron · Minion · 9 mana · 7/5 · **Old God. Battlecry:** End your turn. Yogg-saron takes an extra turn for you. *(Once per game)*
//~ done BE_009 - d3b85f13 -
#[test]
fn BE_009_mastermind_yogg_saron() {
    check! { Mage:
        Enemy("CS2_182"), Play("BE_009", Nothing), IsCard(My(0), "BE_009"), DeckCount(Mine, 18), DeckCount(Theirs, 20),
        // The turn is over, and the next one is yours as well: the hand is played on, the minion can act.
        HandCount(Mine, 1), Use(My(0), 1, On(Their(0))), BoardCount(Theirs, 0), EndTurn, DeckCount(Theirs, 19), EndTurn,
        Crystals(10), Play("BE_009", Nothing), DeckCount(Mine, 17), EndTurn, DeckCount(Theirs, 18),
    }
    // All four abilities are there.
    check! { Mage:
        Ally("BE_009"), OnTop("CS2_029"), Use(My(0), 3, Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"),
    }
}

/// Brain of Yogg-Saron · Spell · 0 mana · Your next spell this turn casts twice.
//~ done BE_009t1 - 430ac88a -
#[test]
fn BE_009t1_brain_of_yogg_saron() {
    check! { Mage:
        Ally("BE_009"), Use(My(0), 0, Nothing), Play("CS2_024", On(TheirHero)), Health(TheirHero, 24),
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 21),
    }
    check! { Mage:
        Ally("BE_009"), Use(My(0), 0, Nothing), EndTurn, EndTurn, Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 27),
    }
}

/// Ascent of Yogg-Saron · Spell · 0 mana · Transform spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
//~ done BE_009t3 - 918e3d71 -
#[test]
fn BE_009t3_ascent_of_yogg_saron() {
    check! { Mage in Wild, Standard:
        Ally("BE_009"), Give("CS2_029"), Give("CS2_182"), Force(Card("CS2_032")), ForbidOutcome(Card("CS2_024")),
        Use(My(0), 2, Nothing), HandCount(Mine, 2), IsInZone(Newest("CS2_032"), Zone::Hand), CostNow(Newest("CS2_032"), 4),
        IsInZone(Newest("CS2_182"), Zone::Hand),
    }
    check! { Mage: Ally("BE_009"), GiveThem("CS2_011"), Use(My(0), 2, Nothing), IsCard(InTheirHand(0), "CS2_011") }
    // Each costs as much as before, auras included.
    check! { Mage in Wild, Standard:
        Ally("BE_009"), Ally("EX1_608"), Give("CS2_029"), CostNow(InHand(0), 3), Force(Card("CS2_028")),
        Use(My(0), 2, Nothing), IsCard(InHand(0), "CS2_028"), CostNow(InHand(0), 3),
    }
}

/// C'Thun, Eye of the Empire · Minion · 10 mana · 12/12 · **Old God.** If you've triggered all 4 C'Thun abilities this game, this minion's abilities are tripled.
//~ done BE_013 - 83b73751 -
#[test]
fn BE_013_c_thun_eye_of_the_empire() {
    check! { Mage:
        Ally("BE_013"), Use(Nth(0), 0, Nothing), Health(TheirHero, 23), EndTurn, EndTurn, Use(Nth(0), 3, Nothing),
        BoardCount(Mine, 3), StatsNow(My(0), 2, 3), EndTurn, EndTurn, Force(Number(0)), Use(Nth(0), 1, Nothing),
        StatsNow(My(0), 4, 6), StatsNow(My(2), 4, 6), EndTurn, EndTurn, Enemy("CS2_182"), Use(Nth(0), 2, On(Their(0))),
        BoardCount(Theirs, 0), Ally("BE_013"), Use(My(3), 0, Nothing), Health(TheirHero, 2),
        Play("BE_013t4", Nothing), StatsNow(My(4), 2, 3),
    }
    check! { Mage:
        Play("BE_013t1", Nothing), Damage(TheirHero, 7), Play("BE_013t4", Nothing), Crystals(10),
        Play("BE_013t2", Nothing), Enemy("CS2_182"), Play("BE_013t3", On(Their(0))), Ally("BE_013"), Crystals(10),
        Use(Newest("BE_013"), 3, Nothing), BoardCount(Mine, 5), StatsNow(My(4), 6, 9), EndTurn, EndTurn, Force(Entity(My(0))),
        Force(Entity(My(4))), Use(Newest("BE_013"), 1, Nothing), StatsNow(My(4), 12, 18), EndTurn, EndTurn, Enemy("CS2_186"),
        DealDamage(MyHero, 20), Enchant(Their(0), "CS2_092e"), Enchant(Their(0), "CS2_092e"), Enchant(Their(0), "CS2_092e"),
        Use(Newest("BE_013"), 2, On(Their(0))), Damage(Their(0), 15), Health(MyHero, 25),
    }
}

/// C'Thun after three of his four spells, or all of them: the enemy minions are dead, two friends stand left of him.
fn with_c_thun(left_out: Option<usize>, then: &[Step]) {
    let rites: [&[Step]; 4] = [
        &[Play("BE_013t1", Nothing), Damage(TheirHero, 7)],
        &[Crystals(10), Play("BE_013t2", Nothing)],
        &[Crystals(10), Enemy("CS2_231"), Play("BE_013t3", On(Their(0)))],
        &[Crystals(10), Play("BE_013t4", Nothing), BoardCount(Mine, 4)],
    ];
    let two = [Ally("CS2_182"), Ally("CS2_182")];
    let done = rites.iter().enumerate().filter(|(number, _)| Some(*number) != left_out);
    let done: Vec<Step> = done.flat_map(|(_, steps)| steps.iter().copied()).collect();
    check(CardClass::Mage, &[&two[..], &done[..], &[Ally("BE_013"), Crystals(10)], then].concat());
}

/// Wrath of C'Thun · Spell · 0 mana · Deal 7 damage randomly split among enemies.@Deal 21 damage randomly split among enemies.
//~ done BE_013t1 - 33e4057f -
#[test]
fn BE_013t1_wrath_of_c_thun() {
    check! { Mage: Play("BE_013t1", Nothing), Health(TheirHero, 23), Health(MyHero, 30) }
    with_c_thun(None, &[Use(Newest("BE_013"), 0, Nothing), Health(TheirHero, 2)]);
    with_c_thun(None, &[Play("BE_013t1", Nothing), Health(TheirHero, 16)]);
    with_c_thun(Some(0), &[Use(Newest("BE_013"), 0, Nothing), Health(TheirHero, 23)]);
    (1..4).for_each(|rite| with_c_thun(Some(rite), &[Use(Newest("BE_013"), 0, Nothing), Health(TheirHero, 16)]));
}

/// Domain of C'Thun · Spell · 2 mana · Give two other random friendly minions +2/+3.@Give two other random friendly minions +6/+9.
//~ done BE_013t2 - 18f598a3 -
#[test]
fn BE_013t2_domain_of_c_thun() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Force(Entity(My(0))),
        Force(Entity(My(2))), Play("BE_013t2", Nothing), StatsNow(My(0), 6, 8), StatsNow(My(1), 4, 5), StatsNow(My(2), 6, 8),
        StatsNow(Their(0), 4, 5),
    }
    let gives = |left_out, attack, health| {
        let kills = if left_out == Some(3) { vec![] } else { vec![Kill(My(0)), Kill(My(0))] };
        let now = [Use(Newest("BE_013"), 1, Nothing), StatsNow(My(0), attack, health), StatsNow(My(1), attack, health)];
        with_c_thun(left_out, &[&kills[..], &now].concat());
    };
    gives(None, 8, 12);
    (0..3).for_each(|rite| gives(Some(rite), 4, 6));
    gives(Some(3), 8, 11);
    with_c_thun(
        None,
        &[
            Kill(My(0)),
            Kill(My(0)),
            Force(Entity(My(0))),
            Force(Entity(My(1))),
            Play("BE_013t2", Nothing),
            StatsNow(My(0), 4, 6),
            StatsNow(My(1), 4, 6),
        ],
    );
    check! { Mage: Enemy("CS2_182"), Play("BE_013t2", Nothing), Play("BE_013t2", Nothing), StatsNow(Their(0), 4, 5) }
}

/// Glare of C'Thun · Spell · 0 mana · **Lifesteal** Deal 5 damage to an enemy minion.@**Lifesteal** Deal 15 damage to an enemy minion.
//~ done BE_013t3 - e3b89e00 -
#[test]
fn BE_013t3_glare_of_c_thun() {
    check! { Mage:
        Targets("BE_013t3", &[EnemyMinion]), Enemy("CS2_186"), DealDamage(MyHero, 10), Play("BE_013t3", On(Their(0))),
        Damage(Their(0), 5), Health(MyHero, 25), Health(TheirHero, 30),
    }
    let hurts = |left_out, by: Step, damage| {
        let large = [
            Enemy("CS2_186"),
            Enchant(Their(0), "CS2_092e"),
            Enchant(Their(0), "CS2_092e"),
            Enchant(Their(0), "CS2_092e"),
        ];
        with_c_thun(left_out, &[&large[..], &[by, Damage(Their(0), damage), Damage(TheirHero, 7)]].concat());
    };
    let ability = Use(Newest("BE_013"), 2, On(Their(0)));
    hurts(None, ability, 15);
    (1..4).for_each(|rite| hurts(Some(rite), ability, 5));
    hurts(None, Play("BE_013t3", On(Their(0))), 5);
}

/// Servants of C'Thun · Spell · 2 mana · Summon two 2/3 Fanatics with **Taunt**.@Summon two 6/9 Fanatics with **Taunt**.
//~ done BE_013t4 - 8686d1a2 -
#[test]
fn BE_013t4_servants_of_c_thun() {
    check! { Mage:
        Play("BE_013t4", Nothing), BoardCount(Mine, 2), IsCard(My(0), "BE_013t5"), StatsNow(My(1), 2, 3),
        HasNow(My(1), GameTag::TAUNT),
    }
    let brings = |left_out, attack, health| {
        let summons = [Kill(My(0)), Kill(My(0)), Use(Newest("BE_013"), 3, Nothing)];
        // To his right, then to his left.
        let both = if left_out == Some(3) { [My(0), My(2)] } else { [My(2), My(4)] };
        with_c_thun(
            left_out,
            &[&summons[..], &both.map(|it| StatsNow(it, attack, health)), &[BoardCount(Theirs, 0)]].concat(),
        );
    };
    brings(None, 6, 9);
    (0..4).for_each(|rite| brings(Some(rite), 2, 3));
    with_c_thun(
        None,
        &[Kill(My(0)), Kill(My(0)), Play("BE_013t4", Nothing), StatsNow(My(3), 2, 3), StatsNow(My(4), 2, 3)],
    );
}

/// Spawn of C'Thun · Minion · 4 mana · 2/2 · **Battlecry:** If C'Thun started in your deck, choose one of its abilities to trigger.
//~ done BE_014 - d3c202d6 -
#[test]
fn BE_014_spawn_of_c_thun() {
    check! { Mage:
        DeckOf(&["BE_013", "CS2_182"]), Play("BE_014", Nothing), ChooseCard("BE_013t4"), BoardCount(Mine, 3),
    }
    check! { Mage: Give("BE_013"), Play("BE_014", Nothing), BoardCount(Mine, 1), EndTurn }
}

/// N'Zoth, Dream's End · Minion · 15 mana · 5/7 · **Old God** Cost (1) less for each **Deathrattle** minion you've summoned this game.
//~ done BE_017 - 9f48fe65 -
#[test]
fn BE_017_n_zoth_dreams_end() {
    check! { Mage:
        Give("BE_017"), CostNow(InHand(0), 15), Summon("EX1_096"), CostNow(InHand(0), 14), Summon("CS2_182"),
        CostNow(InHand(0), 14), Enemy("EX1_096"), Play("EX1_029", Nothing), CostNow(InHand(0), 13), EndTurn,
        Summon("EX1_096"), CostNow(InHand(0), 13),
    }
    // Four abilities, each once, one a turn.
    check! { Mage in Wild:
        Ally("BE_017"), Ally("EX1_096"), Enemy("CS2_200"), Force(Card("EX1_110")), Force(Card("FP1_012")),
        Force(Card("EX1_577")), Use(My(0), 0, Nothing), ChooseCard("EX1_110"), BoardCount(Mine, 3), EndTurn, EndTurn,
        Use(My(0), 3, On(Nth(1))), Kill(Nth(1)), HandCount(Mine, 2), Damage(Nth(2), 2), Damage(My(0), 0),
        Health(TheirHero, 30),
    }
}

/// Mastery of N'Zoth · Spell · 0 mana · Trigger another friendly minion's **Deathrattle** twice.
//~ done BE_017t4 - de0bb407 -
#[test]
fn BE_017t4_mastery_of_n_zoth() {
    check! { Mage:
        Ally("BE_017"), Ally("EX1_029"), Enemy("EX1_029"), Use(My(0), 1, On(My(1))), Health(TheirHero, 26),
        BoardCount(Mine, 2), Health(MyHero, 30),
    }
    check! { Mage:
        Ally("BE_017"), Ally("EX1_029"), Enemy("EX1_029"), CannotTarget("BE_017", Their(0)),
        CannotTarget("BE_017", My(0)),
    }
}

/// Army of N'Zoth · Spell · 0 mana · Resurrect 4 different **Deathrattle** minions.
//~ done BE_017t5 - c2d161e9 -
#[test]
fn BE_017t5_army_of_n_zoth() {
    check! { Mage:
        Ally("EX1_096"), Ally("EX1_096"), Ally("EX1_029"), Ally("FP1_001"), Ally("CS2_182"), Enemy("FP1_012"),
        Kill(Nth(0)), Kill(Nth(1)), HandCount(Mine, 2), Kill(Nth(2)), Kill(Nth(3)), Damage(TheirHero, 0), Kill(Nth(4)),
        Kill(Nth(5)), Ally("BE_017"),
        // Each of the three once, and neither the Yeti nor an enemy.
        Use(My(0), 2, Nothing), BoardCount(Mine, 4), IsCard(Newest("EX1_096"), "EX1_096"), IsInZone(Newest("EX1_096"), Zone::Play),
        IsInZone(Newest("EX1_029"), Zone::Play), IsInZone(Newest("FP1_001"), Zone::Play),
    }
    check! { Mage:
        Ally("EX1_096"), Ally("EX1_029"), Ally("FP1_001"), Ally("FP1_012"), Ally("EX1_110"), Kill(Nth(0)),
        HandCount(Mine, 1), Kill(Nth(1)), Kill(Nth(2)), Damage(TheirHero, 0), Kill(Nth(3)), Kill(Nth(4)), Kill(My(0)),
        Kill(My(0)), Ally("BE_017"), Use(My(0), 2, Nothing), BoardCount(Mine, 5),
    }
}

/// M.O.T.H.E.R. · Minion · 9 mana · 9/7 · **Battlecry:** Reduce the Cost of a card in your hand by (5). This continues to the left and right with (1) less reduction.
//~ done BE_036 - c7a75773 -
#[test]
fn BE_036_m_o_t_h_e_r() {
    check! { Mage:
        Give("CS2_201"), Give("CS2_201"), Give("CS2_201"), Give("CS2_201"), Give("CS2_201"), Give("CS2_201"),
        Give("CS2_201"), Play("BE_036", On(InHand(1))), CostNow(InHand(0), 3), CostNow(InHand(1), 2),
        CostNow(InHand(2), 3), CostNow(InHand(3), 4), CostNow(InHand(4), 5), CostNow(InHand(5), 6),
        CostNow(InHand(6), 7),
    }
}

/// F3TCH3R · Minion · Mech · Beast · 3 mana · 3/3 · **Battlecry: Assemble** a 4-Cost minion.
//~ todo BE_044 9c8ab369 0d727704 -
#[test]
#[ignore = "todo: F3TCH3R"]
fn BE_044_f3tch3r() {
    unwritten("BE_044");
}

/// Gargantuan Slitherer · Minion · 6 mana · 6/7 · **Taunt Battlecry:** Choose a C'Thun ability to trigger.
//~ done BE_204 - 31157ffc -
#[test]
fn BE_204_gargantuan_slitherer() {
    check! { Mage:
        DealDamage(MyHero, 10), Enemy("CS2_182"), Enemy("CS2_200"), Play("BE_204", Nothing), ChooseCard("BE_013t3"),
        ChooseCard("CS2_200"), Damage(Their(1), 5), Damage(Their(0), 0), Health(MyHero, 25), EndTurn,
    }
    check! { Mage: Play("BE_204", Nothing), ChooseCard("BE_013t1"), Health(TheirHero, 23) }
    check! { Mage: Play("BE_204", Nothing), ChooseCard("BE_013t3"), EndTurn }
}

/// Tome Translator · Minion · 4 mana · 5/4 · **Battlecry:** ??? *(Deciphers in @ \|4(turn, turns).)*
/// - Numbers: {0} = 2
//~ done BE_327 - f6735d1c.ea1d8a8e -
#[test]
fn BE_327_tome_translator() {
    check! { Mage:
        Give("BE_327"), EndTurn, EndTurn, IsCard(InHand(0), "BE_327"), EndTurn, IsCard(InHand(0), "BE_327"),
        Force(Card("BE_327t2")), EndTurn, IsCard(InHand(0), "BE_327t2"), Enemy("CS2_200"), Ally("CS2_200"),
        Play("BE_327t2", Nothing), Health(TheirHero, 30), Health(MyHero, 30),
    }
    check! { Mage: Give("BE_327"), EndTurn, EndTurn, Play("BE_327", Nothing), EndTurn, EndTurn, IsCard(My(0), "BE_327") }
}

/// Tome Translator · Minion · 4 mana · 5/4 · **Battlecry:** Gain the stats of a random adjacent minion.
//~ done BE_327t3 - 6d06d349 -
#[test]
fn BE_327t3_tome_translator() {
    check! { Mage: Ally("CS2_182"), PlayAt("BE_327t3", 1, Nothing), StatsNow(My(1), 9, 9), StatsNow(My(0), 4, 5) }
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_182"), Ally("CS2_171"), Force(Number(0)),
        PlayAt("BE_327t3", 2, Nothing), StatsNow(My(2), 11, 11),
    }
    check! { Mage: Play("BE_327t3", Nothing), StatsNow(My(0), 5, 4) }
}

/// Assimilating Ooze · Minion · All · 4 mana · 3/2 · **Battlecry:** Summon a copy of this at the end of this turn.
//~ done BE_734 - 5f0d3df1 -
#[test]
fn BE_734_assimilating_ooze() {
    check! { Mage:
        Play("BE_734", Nothing), BoardCount(Mine, 1), EndTurn, BoardCount(Mine, 2), IsCard(My(1), "BE_734"),
        StatsNow(My(1), 3, 2), EndTurn, BoardCount(Mine, 2), EndTurn, BoardCount(Mine, 2), BoardCount(Theirs, 0),
    }
}

/// Y'Shaarj, Titan Bane · Minion · 10 mana · 10/10 · **Old God. Battlecry:** If you've spent 30 Mana on minions this game, gain **Immune** for 1 turn. *({0} left*!)@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn. *(Ready*!)@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn.
/// - Numbers: {0} = 30
//~ done BE_784 - 6e10f632.c9f5b6ac -
#[test]
fn BE_784_y_shaarj_titan_bane() {
    check! { Mage:
        Play("CS2_200", Nothing), Crystals(10), Play("CS2_200", Nothing), Crystals(10), Play("CS2_200", Nothing),
        Crystals(10), Play("CS2_200", Nothing), Crystals(10), Play("CS2_200", Nothing), Crystals(10),
        Play("BE_784", Nothing), HasNow(My(5), GameTag::IMMUNE), HasNot(My(0), GameTag::IMMUNE), EndTurn,
        HasNow(My(5), GameTag::IMMUNE), EndTurn, HasNot(My(5), GameTag::IMMUNE),
    }
    check! { Mage:
        Play("CS2_200", Nothing), Crystals(10), Play("CS2_200", Nothing), Crystals(10), Play("CS2_200", Nothing),
        Crystals(10), Play("CS2_200", Nothing), Crystals(10), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6),
        Crystals(10), Play("CS2_032", Nothing), Crystals(10), Play("BE_784", Nothing), HasNot(My(4), GameTag::IMMUNE),
    }
    check! { Mage:
        Ally("CS2_182"), Ally("BE_784"), Ally("CS2_120"), Ally("CS2_200"), Use(My(1), 2, Nothing),
        StatsNow(My(1), 16, 18), StatsNow(My(0), 4, 5), CannotAct(My(1)),
    }
    check! { Mage:
        Play("CS2_200", Nothing), Crystals(10), Play("CS2_200", Nothing), Crystals(10), Play("CS2_200", Nothing),
        Crystals(10), Play("CS2_200", Nothing), Crystals(10), Play("CS2_187", Nothing), Crystals(10),
        Play("BE_784", Nothing), HasNot(My(5), GameTag::IMMUNE),
    }
    check! { Mage: Ally("BE_784"), Use(My(0), 3, Nothing), Give("CS2_200"), CostNow(InHand(0), 1) }
}

/// Gaze of Y'Shaarj · Spell · 0 mana · Force all enemy minions to attack this.
//~ done BE_784t1 - f972fb82 -
#[test]
fn BE_784t1_gaze_of_y_shaarj() {
    check! { Mage:
        Ally("CS2_182"), Ally("BE_784"), Enemy("CS2_120"), Enemy("CS2_182"), Use(My(1), 0, Nothing),
        // Each of them attacks it, and nothing else: it takes 2 and 4, and strikes back.
        Damage(My(1), 6), Damage(My(0), 0), Health(MyHero, 30), Dead(Nth(2)), Dead(Nth(3)), BoardCount(Mine, 2),
    }
}

/// Might of Y'Shaarj · Spell · 0 mana · Gain the stats of adjacent minions.
//~ done BE_784t3 - 77f0edec -
#[test]
fn BE_784t3_might_of_y_shaarj() {
    check! { Mage:
        Ally("BE_784"), Ally("CS2_182"), Ally("CS2_200"), Enemy("CS2_186"), Use(My(0), 2, Nothing),
        // The Ogre is not next to it, and an enemy gives nothing.
        StatsNow(My(0), 14, 15), StatsNow(My(1), 4, 5), StatsNow(My(2), 6, 7),
    }
    check! { Mage: Ally("BE_784"), Enemy("CS2_182"), Use(My(0), 2, Nothing), StatsNow(My(0), 10, 10) }
}

/// Frontline Ironborn · Minion · 5 mana · 3/5 · After an enemy minion dies on your turn, gain +2/+2 and a random **Bonus Effect**.
//~ done BE_996 - fcec9e37 -
#[test]
fn BE_996_frontline_ironborn() {
    check! { Mage:
        Ally("BE_996"), Enemy("CS2_182"), Enemy("CS2_172"), Ally("CS2_231"), Force(Number(1)), Kill(Their(0)),
        StatsNow(My(0), 5, 7), HasNow(My(0), GameTag::TAUNT), Kill(My(1)), StatsNow(My(0), 5, 7), Force(Number(6)),
        Kill(Their(0)), StatsNow(My(0), 7, 9),
    }
    // Not on the opponent's turn.
    check! { Mage:
        Ally("BE_996"), Enemy("CS2_172"), EndTurn, Kill(Their(0)), StatsNow(My(0), 3, 5), HasNot(My(0), GameTag::TAUNT),
    }
}

/// Proto-Pandaren · Minion · 2 mana · 3/2 · After a card enters your hand *except from this*, give both players a random spell.\~GAMEPLAY ASPROXY BE 997
//~ done BE_997 - a144b8a4 -
#[test]
fn BE_997_proto_pandaren() {
    check! { Mage in Wild, Standard:
        Ally("BE_997"), Force(Card("CS2_029")), Force(Card("CS2_023")), DrawOne, HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_029"), HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_023"), EndTurn, HandCount(Mine, 2),
        HandCount(Theirs, 2),
    }
    // It answers each time, not once a turn.
    check! { Mage: Ally("BE_997"), DrawOne, DrawOne, HandCount(Mine, 4), HandCount(Theirs, 2) }
    // A card that comes without being drawn enters the hand as well.
    check! { Mage: Ally("BE_997"), Ally("GVG_082"), Kill(My(1)), HandCount(Mine, 2), HandCount(Theirs, 1) }
    let drawn = [Ally("BE_997"), ForbidOutcome(Card("CS2_182")), DrawOne];
    check(CardClass::Mage, &drawn);
}

/// Power Tiger · Minion · Mech · Beast · 6 mana · 6/6 · At the start of EVERY player's turn, attack a random enemy.
//~ done BE_999 - 0027d1f2 -
#[test]
fn BE_999_power_tiger() {
    check! { Mage:
        Play("BE_999", Nothing), Health(TheirHero, 30), EndTurn, Health(TheirHero, 24), EndTurn, Health(TheirHero, 18),
        EndTurn, Health(TheirHero, 12), Health(MyHero, 30),
    }
    check! { Mage:
        Ally("BE_999"), Enemy("CS2_182"), Ally("CS2_231"), Force(Entity(Their(0))), EndTurn, BoardCount(Theirs, 0),
        Damage(My(0), 4), Health(TheirHero, 30),
    }
    // At the start of the next turn: what lasts this turn is over.
    check! { Mage: Ally("BE_999"), Play("CS2_188", On(My(0))), StatsNow(My(0), 8, 6), EndTurn, Health(TheirHero, 24) }
}
