//! Mage cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12cbe2ca

/// Chenvaala · Minion · Elemental · 3 mana · 2/5 · After you cast three spells in a turn, summon a 5/5 Elemental.
//~ done DRG_104 - fdf67cb3 -
#[test]
fn DRG_104_chenvaala() {
    check! { Priest:
        Ally("DRG_104"), Play("GAME_005", Nothing), Play("GAME_005", Nothing), EndTurn, Play("GAME_005", Nothing),
        EndTurn, Play("GAME_005", Nothing), BoardCount(Mine, 1), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        BoardCount(Mine, 2), IsInZone(Newest("DRG_104t2"), Zone::Play), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        BoardCount(Mine, 2),
    }
    // What the opponent does is not heard.
    check! { Priest:
        Ally("DRG_104"), EndTurn, EndTurn, EndTurn, Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), BoardCount(Mine, 1),
    }
    check! { Priest:
        Ally("DRG_104"), EndTurn, EndTurn, Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Play("CS2_011", Nothing), StatsNow(My(1), 5, 5),
    }
}

/// Malygos, Aspect of Magic · Minion · Dragon · 5 mana · 2/8 · **Battlecry:** If you're holding a Dragon, **Discover** an upgraded Mage spell.
//~ done DRG_270 - 8d9a6759 -
#[test]
fn DRG_270_malygos_aspect_of_magic() {
    check! { Mage:
        Give("EX1_284"), Force(Card("DRG_270t9")), Play("DRG_270", Nothing), ChooseCard("DRG_270t9"),
        HandCount(Mine, 2), IsCard(InHand(1), "DRG_270t9"),
    }
    check! { Mage: Give("CS2_182"), Play("DRG_270", Nothing), HandCount(Mine, 1), EndTurn }
}

/// Rolling Fireball · Spell · Fire · 5 mana · Deal $8 damage to a minion. Any excess damage continues to the left or right.
//~ done DRG_321 - 1199ec25 -
#[test]
fn DRG_321_rolling_fireball() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_172"), Enemy("CS2_182"), Enemy("CS2_231"), Force(Number(1)),
        Play("DRG_321", On(Their(1))), Dead(Nth(1)), Dead(Nth(2)), Dead(Nth(3)), BoardCount(Theirs, 1),
        Damage(Nth(0), 0), Damage(TheirHero, 0),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_172"), Enemy("CS2_182"), Ally("CS2_231"), Force(Number(0)),
        Play("DRG_321", On(Their(1))), Dead(Nth(0)), Dead(Nth(1)), Damage(Nth(2), 0), BoardCount(Mine, 1),
    }
    check! { Mage:
        Enemy("CS2_200"), Enemy("CS2_186"), Ally("CS2_142"), Enemy("CS2_231"),
        Play("DRG_321", On(Their(0))), Dead(Nth(0)), Damage(Nth(1), 2), Damage(Nth(3), 0),
        Targets("DRG_321", &[FriendlyMinion, EnemyMinion]),
    }
    // The rest of the damage goes on past each minion that dies, to one side, up to the end of a full board.
    for wisps in 1..=5_usize {
        let wisp = [Enemy("CS2_231")];
        let rest = i32::try_from(8 - wisps).unwrap();
        let right: Vec<Step> = wisp.repeat(wisps).into_iter().chain([Enemy("CS2_186"), Enemy("CS2_231")]).collect();
        let hit = [
            Play("DRG_321", On(Their(0))),
            Damage(Nth(wisps), rest.min(7)),
            Dead(Nth(wisps - 1)),
            Damage(TheirHero, 0),
        ];
        check(CardClass::Mage, &[&right[..], &hit].concat());
        let left: Vec<Step> = [Enemy("CS2_231"), Enemy("CS2_186")].into_iter().chain(wisp.repeat(wisps)).collect();
        let hit =
            [Play("DRG_321", On(Their(wisps + 1))), Damage(Nth(1), rest.min(7)), Dead(Nth(2)), Damage(TheirHero, 0)];
        check(CardClass::Mage, &[&left[..], &hit].concat());
    }
    for end in [0, 6] {
        let board = [Enemy("CS2_231")].repeat(7);
        check(
            CardClass::Mage,
            &[&board[..], &[Play("DRG_321", On(Their(end))), BoardCount(Theirs, 0), Damage(TheirHero, 0)]].concat(),
        );
    }
    // At the left end, the excess damage can only go right.
    check! { Mage:
        Enemy("CS2_172"), Enemy("CS2_231"), ForbidOutcome(Number(0)), Play("DRG_321", On(Their(0))), BoardCount(Theirs, 0),
    }
}

/// Learn Draconic · Spell · 1 mana · **Sidequest:** Spend 8 Mana on spells. **Reward:** Summon a 6/6 Dragon.
//~ done DRG_323 - 90ea57dd -
#[test]
fn DRG_323_learn_draconic() {
    check! { Mage:
        Play("DRG_323", Nothing), Play("CS2_182", Nothing), Play("CS2_029", On(TheirHero)), BoardCount(Mine, 1),
        Crystals(10), Play("CS2_024", On(TheirHero)), BoardCount(Mine, 1), Play("CS2_024", On(TheirHero)),
        Damage(TheirHero, 12), BoardCount(Mine, 2), IsCard(My(1), "DRG_323t"),
    }
}

/// Elemental Allies · Spell · 1 mana · **Sidequest:** Play an Elemental 2 turns in a row. **Reward:** Draw 3 spells from your deck.
//~ done DRG_324 - fd735a80 -
#[test]
fn DRG_324_elemental_allies() {
    check! { Mage:
        DeckOf(&["CS2_024", "CS2_025", "CS2_172", "CS2_029", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]),
        Play("CS2_033", Nothing), Play("DRG_324", Nothing), EndTurn, EndTurn, Play("CS2_033", Nothing),
        Play("CS2_033", Nothing), IsInZone(Newest("DRG_324"), Zone::Secret), EndTurn, EndTurn, EndTurn, EndTurn,
        Play("CS2_033", Nothing), IsInZone(Newest("DRG_324"), Zone::Secret), HandCount(Mine, 3), EndTurn, EndTurn,
        Play("CS2_033", Nothing), HandCount(Mine, 7), DeckCount(Mine, 1),
    }
    check! { Mage:
        Play("DRG_324", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, Play("CS2_033", Nothing),
        EndTurn, EndTurn, Play("CS2_033", Nothing), HandCount(Mine, 4),
    }
    check! { Mage:
        DeckOf(&["CS2_024", "CS2_025", "CS2_172", "CS2_029", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]),
        Play("DRG_324", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, Play("CS2_033", Nothing),
        EndTurn, EndTurn, OnTop("CS2_029"), Play("CS2_033", Nothing), HandCount(Mine, 7),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        Play("DRG_324", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, Play("CS2_033", Nothing),
        EndTurn, EndTurn, OnTheirTop("CS2_029"), Play("CS2_033", Nothing), HandCount(Theirs, 4),
    }
}

/// Mana Giant · Minion · Elemental · 8 mana · 8/8 · Costs (1) less for each card you've played this game that didn't start in your deck.
//~ done DRG_109 - 6ae907c5 -
#[test]
fn DRG_109_mana_giant() {
    check! { Mage:
        Give("DRG_109"), Cost("DRG_109", 8), Stats("DRG_109", 8, 8), CostNow(Nth(0), 8), Play("GAME_005", Nothing),
        CostNow(Nth(0), 7), DrawOne, Play("CS2_182", Nothing), CostNow(Nth(0), 7), EndTurn, Play("GAME_005", Nothing),
        CostNow(Nth(0), 7),
    }
}
