//! Warlock cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file febfd989

/// Eldritch Tentacles · Spell · Shadow · 6 mana · Deal $3 damage to all minions. Repeat this with 1 less damage.
//~ done CATA_491 - 35422c16 -
#[test]
fn CATA_491_eldritch_tentacles() {
    check! { Warlock:
        Ally("CS2_200"), Enemy("CS2_200"), Enemy("CS2_182"), Play("CATA_491", Nothing), Damage(My(0), 6),
        Damage(Their(0), 6), Dead(Nth(2)), Health(TheirHero, 30),
    }
}

/// Duke of Below · Minion · 4 mana · 2/2 · **Rush** Has +2/+2 for each card you've discarded this game.
//~ done CATA_493 - feaa9970 -
#[test]
fn CATA_493_duke_of_below() {
    check! { Warlock:
        Give("CATA_493"), Cost("CATA_493", 4), Stats("CATA_493", 2, 2), Has("CATA_493", GameTag::RUSH), Give("CS2_231"),
        Give("CS2_231"), GiveThem("CS2_231"), Discard(Nth(1)), Play("CATA_493", Nothing), StatsNow(Nth(0), 4, 4),
        HasNow(Nth(0), GameTag::RUSH), Discard(Nth(2)), HandCount(Mine, 0), StatsNow(Nth(0), 6, 6), Discard(Nth(3)),
        HandCount(Theirs, 0), StatsNow(Nth(0), 6, 6),
    }
    check! { Warlock: Play("CATA_493", Nothing), StatsNow(Nth(0), 2, 2) }
}

/// Cursed Chains · Spell · Shadow · 2 mana · Take control of an enemy minion until the end of their turn. It can't attack this turn.
//~ done CATA_496 - 20243175 -
#[test]
fn CATA_496_cursed_chains() {
    check! { Warlock:
        Targets("CATA_496", &[EnemyMinion]), Enemy("CS2_131"), Play("CATA_496", On(Their(0))), BoardCount(Mine, 1),
        BoardCount(Theirs, 0),
        // It has Charge, and cannot attack.
        CannotAct(My(0)), HasNow(My(0), GameTag::CANT_ATTACK), EndTurn, BoardCount(Mine, 1), EndTurn,
        BoardCount(Mine, 0), BoardCount(Theirs, 1), HasNot(Their(0), GameTag::CANT_ATTACK), EndTurn,
        Attack(Their(0), MyHero), EndTurn, BoardCount(Theirs, 1),
        // Once it is back it is not handed over again.
        Play("CS1_113", On(Their(0))), EndTurn, EndTurn, BoardCount(Mine, 1),
    }
}

/// Soldier of Cho'gall · Minion · 1 mana · 1/1 · At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
/// - Numbers: {0} = 2
//~ done CATA_725t - c7fd93c8.ea1d8a8e -
#[test]
fn CATA_725t_soldier_of_chogall() {
    check! { Mage:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Ally("CS2_200"), Ally("CATA_725t"),
        Ally("CS2_172"), Enemy("CS2_182"), EndTurn, BoardCount(Mine, 2), Dead(Nth(4)), StatsNow(My(0), 6, 7),
        StatsNow(My(1), 3, 3),
        // The opponent's end of turn, and the opponent's Heralds.
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Ally("CS2_172"), EndTurn, BoardCount(Mine, 3),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), BoardCount(Mine, 5), EndTurn, BoardCount(Mine, 4),
        StatsNow(My(1), 7, 7), EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, StatsNow(My(1), 15, 15),
        EndTurn, Kill(My(2)), Kill(My(2)), Kill(My(2)), BoardCount(Mine, 2),
        // Nobody is to the right, and whoever is to the left stays.
        EndTurn, BoardCount(Mine, 2), StatsNow(My(1), 15, 15),
    }
    beside_chogall("CATA_725t");
    // Nobody is to the right of the second one, which the first one has doomed: it destroys nobody.
    for soldier in ["CATA_725t", "CATA_726t", "CATA_726t1"] {
        check! { Mage: Ally(soldier), Ally(soldier), EndTurn, BoardCount(Mine, 1), StatsNow(Nth(0), 3, 3), Dead(Nth(1)) }
    }
    check! { Mage:
        EndTurn, EndTurn, Ally("CATA_725t"), EndTurn, EndTurn, Play("CATA_722", Nothing), EndTurn, EndTurn,
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, StatsNow(My(0), 7, 7),
    }
    check! { Warlock:
        Ally("CATA_726"), Ally("CATA_725t"), EndTurn, EndTurn, EndTurn, DeckCount(Mine, 18), DeckCount(Theirs, 16),
    }
    check! { Warlock:
        Ally("CATA_726"), Ally("CATA_725t"), EmptyDeck(Theirs), OnTheirTop("CS2_029"), OnTheirTop("BT_156"),
        EndTurn, IsCard(InTheirHand(0), "CS2_029"), DeckCount(Theirs, 0),
    }
}

/// Cho'gall, Mastermind · Minion · 9 mana · 6/6 · **Colossal +2** Your Arms and Soldiers destroy minions in the enemy's deck instead.
//~ done CATA_726 - d8f57686 -
#[test]
fn CATA_726_chogall_mastermind() {
    check! { Warlock:
        OnTheirTop("CS2_029"), Ally("CS2_182"), Play("CATA_726", Nothing), BoardCount(Mine, 4), DeckCount(Theirs, 21),
        EndTurn, BoardCount(Mine, 4), DeckCount(Theirs, 18), StatsNow(Newest("CATA_726t"), 3, 3), StatsNow(Newest("CATA_726t1"), 3, 3),
        IsInZone(Newest("CS2_029"), Zone::Hand), Ally("CATA_725t"), EndTurn, EndTurn, DeckCount(Theirs, 14),
    }
}

/// Cho's Arm · Minion · 1 mana · 1/1 · At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
/// - Numbers: {0} = 2
//~ done CATA_726t - 113c101d.ea1d8a8e -
#[test]
fn CATA_726t_chos_arm() {
    check! { Mage:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Ally("CS2_200"), Ally("CATA_726t"),
        Ally("CS2_172"), Enemy("CS2_182"), EndTurn, BoardCount(Mine, 2), Dead(Nth(4)), StatsNow(My(0), 6, 7),
        StatsNow(My(1), 3, 3),
        // The opponent's end of turn, and the opponent's Heralds.
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Ally("CS2_172"), EndTurn, BoardCount(Mine, 3),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), BoardCount(Mine, 5), EndTurn, BoardCount(Mine, 4),
        StatsNow(My(1), 7, 7), EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, StatsNow(My(1), 15, 15),
        EndTurn, Kill(My(2)), Kill(My(2)), Kill(My(2)), BoardCount(Mine, 2),
        // Nobody is to the right, and whoever is to the left stays.
        EndTurn, BoardCount(Mine, 2), StatsNow(My(1), 15, 15),
    }
    beside_chogall("CATA_726t");
    check! { Mage:
        EndTurn, EndTurn, Ally("CATA_726t"), EndTurn, EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing),
        EndTurn, EndTurn, Play("CATA_722", Nothing), EndTurn, StatsNow(My(0), 9, 9),
    }
    check! { Mage:
        EndTurn, EndTurn, Ally("CATA_726t"), EndTurn, EndTurn, Play("CATA_722", Nothing), EndTurn, StatsNow(My(0), 3, 3),
    }
    check! { Warlock:
        Ally("CATA_726"), Ally("CATA_726t"), EndTurn, EndTurn, EndTurn, DeckCount(Mine, 18), DeckCount(Theirs, 16),
    }
    check! { Warlock:
        Ally("CATA_726"), Ally("CATA_726t"), EmptyDeck(Theirs), OnTheirTop("EX1_096"), EndTurn, StatsNow(My(1), 3, 3),
        HandCount(Theirs, 0), Health(TheirHero, 29),
    }
    check! { Warlock:
        Ally("CATA_726"), Ally("CATA_726t"), EmptyDeck(Theirs), OnTheirTop("CS2_029"), OnTheirTop("CS2_179"),
        EndTurn, IsCard(InTheirHand(0), "CS2_029"), DeckCount(Theirs, 0),
    }
}

/// Gall's Arm · Minion · 1 mana · 1/1 · At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
/// - Numbers: {0} = 2
//~ done CATA_726t1 - b5927a2e.ea1d8a8e -
#[test]
fn CATA_726t1_galls_arm() {
    check! { Mage:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Ally("CS2_200"), Ally("CATA_726t1"),
        Ally("CS2_172"), Enemy("CS2_182"), EndTurn, BoardCount(Mine, 2), Dead(Nth(4)), StatsNow(My(0), 6, 7),
        StatsNow(My(1), 3, 3),
        // The opponent's end of turn, and the opponent's Heralds.
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Ally("CS2_172"), EndTurn, BoardCount(Mine, 3),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), BoardCount(Mine, 5), EndTurn, BoardCount(Mine, 4),
        StatsNow(My(1), 7, 7), EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, StatsNow(My(1), 15, 15),
        EndTurn, Kill(My(2)), Kill(My(2)), Kill(My(2)), BoardCount(Mine, 2),
        // Nobody is to the right, and whoever is to the left stays.
        EndTurn, BoardCount(Mine, 2), StatsNow(My(1), 15, 15),
    }
    beside_chogall("CATA_726t1");
    check! { Mage:
        EndTurn, EndTurn, Ally("CATA_726t1"), EndTurn, EndTurn, Play("CATA_722", Nothing), EndTurn, EndTurn,
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, StatsNow(My(0), 7, 7),
    }
    check! { Warlock:
        Ally("CATA_726"), Ally("CATA_726t1"), EndTurn, EndTurn, EndTurn, DeckCount(Mine, 18), DeckCount(Theirs, 16),
    }
    check! { Warlock:
        Ally("CATA_726"), Ally("CATA_726t1"), EmptyDeck(Theirs), OnTheirTop("TSC_926"), EndTurn, StatsNow(My(1), 3, 3),
        HandCount(Theirs, 0), Health(TheirHero, 29),
    }
    check! { Warlock:
        Ally("CATA_726"), Ally("CATA_726t1"), EmptyDeck(Theirs), OnTheirTop("CS2_029"), OnTheirTop("BT_156"),
        EndTurn, IsCard(InTheirHand(0), "CS2_029"), DeckCount(Theirs, 0),
    }
}

/// With Cho'gall a minion of the opponent's deck is destroyed instead, if there is one; not with one who is silenced.
fn beside_chogall(of: &'static str) {
    let row = [Ally("CATA_726"), Ally(of), Ally("CS2_172")];
    check(
        CardClass::Warlock,
        &[
            &row[..],
            &[
                EndTurn,
                DeckCount(Theirs, 18),
                HandCount(Theirs, 1),
                BoardCount(Mine, 3),
                StatsNow(My(0), 6, 6),
                StatsNow(My(1), 3, 3),
                DeckCount(Mine, 19),
            ],
        ]
        .concat(),
    );
    check(
        CardClass::Warlock,
        &[
            &row[..],
            &[
                EmptyDeck(Theirs),
                OnTheirTop("CS2_029"),
                EndTurn,
                HandCount(Theirs, 1),
                BoardCount(Mine, 3),
                StatsNow(My(1), 1, 1),
            ],
        ]
        .concat(),
    );
    check(
        CardClass::Warlock,
        &[
            &row[..],
            &[Play("EX1_332", On(My(0))), EndTurn, BoardCount(Mine, 2), StatsNow(My(1), 3, 3), DeckCount(Theirs, 19)],
        ]
        .concat(),
    );
    // One Herald, two, three and four.
    let herald = Play("CATA_722", Nothing);
    check(
        CardClass::Mage,
        &[
            &row[..],
            &[
                herald,
                EndTurn,
                DeckCount(Theirs, 18),
                StatsNow(My(1), 3, 3),
                EndTurn,
                herald,
                EndTurn,
                DeckCount(Theirs, 16),
                StatsNow(My(1), 7, 7),
                EndTurn,
                herald,
                EndTurn,
                DeckCount(Theirs, 14),
                StatsNow(My(1), 11, 11),
                EndTurn,
                herald,
                EndTurn,
                DeckCount(Theirs, 12),
                StatsNow(My(1), 19, 19),
                BoardCount(Mine, 7),
            ],
        ]
        .concat(),
    );
}

/// Ocular Occultist · Minion · Demon · 3 mana · 3/6 · **Taunt Battlecry:** Choose a card in your hand to discard.
//~ done CATA_490 - 8f7c6585 -
#[test]
fn CATA_490_ocular_occultist() {
    check! { Warlock:
        Has("CATA_490", GameTag::TAUNT), Give("CS2_182"), Give("CS2_200"), GiveThem("CS2_182"),
        Play("CATA_490", On(InHand(1))), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"), HandCount(Theirs, 1),
    }
    check! { Warlock: Play("CATA_490", Nothing), HandCount(Mine, 0), BoardCount(Mine, 1) }
}

/// Maloriak · Minion · Dragon · 7 mana · 7/7 · After you discard a minion, summon a copy of it.
//~ done CATA_494 - a5b438a5 -
#[test]
fn CATA_494_maloriak() {
    check! { Warlock:
        Ally("CATA_494"), Give("CS2_182"), Give("CS2_029"), GiveThem("CS2_172"), Discard(InHand(0)),
        BoardCount(Mine, 2), IsCard(My(1), "CS2_182"), HandCount(Mine, 1), Discard(InHand(0)), BoardCount(Mine, 2),
        HandCount(Mine, 0), Discard(InTheirHand(0)), BoardCount(Mine, 2), BoardCount(Theirs, 0),
    }
}
