//! Shaman cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0f07bcca

/// Brilliant Macaw · Minion · Beast · 3 mana · 3/3 · **Battlecry:** Repeat the last **Battlecry** you played.
//~ done DED_509 - c78645bc -
#[test]
fn DED_509_brilliant_macaw() {
    check! { Shaman:
        Give("DED_509"), Cost("DED_509", 3), Stats("DED_509", 3, 3), Play("EX1_015", Nothing), HandCount(Mine, 2),
        Play("CS2_231", Nothing), Play("DED_509", Nothing), HandCount(Mine, 2), DeckCount(Mine, 17),
        DeckCount(Theirs, 20),
    }
    check! { Shaman:
        EndTurn, Play("EX1_015", Nothing), HandCount(Theirs, 2), EndTurn, Play("DED_509", Nothing), HandCount(Mine, 1),
        DeckCount(Mine, 18),
    }
    check! { Shaman:
        Play("EX1_015", Nothing), Play("DED_509", Nothing), Play("DED_509", Nothing), HandCount(Mine, 3),
        BoardCount(Mine, 3),
    }
}

/// Suckerhook · Minion · Pirate · 4 mana · 3/6 · At the end of your turn, transform your weapon into one that costs (1) more.
//~ done DED_511 - 47074326 -
#[test]
fn DED_511_suckerhook() {
    check! { Shaman:
        Ally("DED_511"), Ally("CS2_091"), Enemy("CS2_091"), Force(Card("EX1_247")), EndTurn,
        IsCard(MyWeapon, "EX1_247"), IsCard(TheirWeapon, "CS2_091"), EndTurn, IsCard(MyWeapon, "EX1_247"),
    }
}

/// Command the Elements · Spell · 1 mana · **Questline:** Play 3 cards with **Overload**. **Reward:** Unlock your **Overloaded** Mana Crystals.
//~ done SW_031 - 7a71323b -
#[test]
fn SW_031_command_the_elements() {
    check! { Shaman:
        Give("SW_031"), Cost("SW_031", 1), Play("SW_031", Nothing), Play("EX1_238", On(TheirHero)),
        Play("CS2_008", On(TheirHero)), Play("EX1_238", On(TheirHero)), IsInZone(Nth(0), Zone::Secret),
        Play("EX1_238", On(TheirHero)), Damage(TheirHero, 10), IsInZone(Nth(0), Zone::Graveyard),
        IsInZone(Newest("SW_031t"), Zone::Secret), EndTurn, EndTurn, Mana(10),
    }
    check! { Shaman:
        Play("SW_031", Nothing), Play("EX1_238", On(TheirHero)), Play("EX1_238", On(TheirHero)), EndTurn, EndTurn,
        Mana(8), Play("EX1_238", On(TheirHero)), Damage(TheirHero, 9), Mana(9),
    }
}

/// Stormcaller Bru'kan · Minion · 5 mana · 7/7 · **Battlecry:** For the rest of the game, your spells cast twice.
//~ done SW_031t7 - 0359d89c -
#[test]
fn SW_031t7_stormcaller_brukan() {
    check! { Shaman:
        Play("SW_031t7", Nothing), Crystals(10), Play("CS2_029", On(TheirHero)), Health(TheirHero, 18), EndTurn,
        Play("CS2_029", On(MyHero)), Health(MyHero, 24), EndTurn, Play("CS2_029", On(TheirHero)), Health(TheirHero, 6),
    }
}

/// Charged Call · Spell · Nature · 3 mana · **Discover** a @-Cost minion and summon it. *(Upgraded for each **Overload** card you played this game!)*
/// - Numbers: {0} = 1
//~ done SW_035 - 86b2f36b.eae7e889 -
#[test]
fn SW_035_charged_call() {
    check! { Shaman:
        Force(Card("CS2_168")), Play("SW_035", Nothing), ChooseCard("CS2_168"), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_168"), HandCount(Mine, 0),
    }
    check! { Shaman:
        Play("EX1_238", On(TheirHero)), EndTurn, Play("EX1_238", On(TheirHero)), Damage(TheirHero, 6), EndTurn,
        Force(Card("CS2_120")), Play("SW_035", Nothing), ChooseCard("CS2_120"), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_120"),
    }
    check! { Shaman:
        Crystals(10), Play("EX1_238", On(TheirHero)), EndTurn, EndTurn, Crystals(10), Force(Card("CS2_120")),
        Play("SW_035", Nothing), ChooseCard("CS2_120"), IsCard(My(0), "CS2_120"), Kill(My(0)), Crystals(10),
        Play("EX1_238", On(MyHero)), EndTurn, EndTurn, Crystals(10), Force(Card("CS2_125")), Play("SW_035", Nothing),
        ChooseCard("CS2_125"), IsCard(My(0), "CS2_125"), Kill(My(0)), Crystals(10), Play("EX1_238", On(TheirHero)), EndTurn,
        EndTurn, Crystals(10), Force(Card("CS2_182")), Play("SW_035", Nothing), ChooseCard("CS2_182"),
        IsCard(My(0), "CS2_182"), Kill(My(0)), Crystals(10), Play("EX1_238", On(MyHero)), EndTurn, EndTurn, Crystals(10),
        Force(Card("CS2_187")), Play("SW_035", Nothing), ChooseCard("CS2_187"), IsCard(My(0), "CS2_187"), Kill(My(0)),
        Crystals(10), Play("EX1_238", On(TheirHero)), EndTurn, EndTurn, Crystals(10), Force(Card("CS2_200")),
        Play("SW_035", Nothing), ChooseCard("CS2_200"), IsCard(My(0), "CS2_200"), Kill(My(0)), Crystals(10),
        Play("EX1_238", On(MyHero)), EndTurn, EndTurn, Crystals(10), Force(Card("CS2_186")), Play("SW_035", Nothing),
        ChooseCard("CS2_186"), IsCard(My(0), "CS2_186"), Kill(My(0)), Crystals(10), Play("EX1_238", On(TheirHero)), EndTurn,
        EndTurn, Crystals(10), Force(Card("EX1_298")), Play("SW_035", Nothing), ChooseCard("EX1_298"),
        IsCard(My(0), "EX1_298"), Kill(My(0)), Crystals(10), Play("EX1_238", On(MyHero)), EndTurn, EndTurn, Crystals(10),
        Force(Card("EX1_563")), Play("SW_035", Nothing), ChooseCard("EX1_563"), IsCard(My(0), "EX1_563"), Kill(My(0)),
        Crystals(10), Play("EX1_238", On(TheirHero)), Damage(TheirHero, 15), EndTurn, EndTurn, Crystals(10),
        Force(Card("NEW1_030")), Play("SW_035", Nothing), ChooseCard("NEW1_030"), IsCard(My(0), "NEW1_030"), Kill(My(0)),
        Crystals(10), Play("EX1_238", On(MyHero)), Damage(MyHero, 15), Crystals(10), Force(Card("NEW1_030")),
        Play("SW_035", Nothing), ChooseCard("NEW1_030"), IsCard(My(0), "NEW1_030"), Kill(My(0)),
    }
    check! { Shaman: ForbidOutcome(Card("EX1_238")), Play("SW_035", Nothing), Choose(0), BoardCount(Mine, 1) }
    check! { Shaman: ForbidOutcome(Card("CS2_120")), Play("SW_035", Nothing), Choose(0), BoardCount(Mine, 1) }
    check! { Shaman:
        Play("EX1_238", On(TheirHero)), ForbidOutcome(Card("CS2_168")), Play("SW_035", Nothing), Choose(0), BoardCount(Mine, 1),
    }
    // So many Overload cards make the minions cost one more each; spells and dearer minions are not among them.
    const DEARER: [(&str, &str, &str); 9] = [
        ("CS2_120", "OG_206", "CS2_125"),
        ("CS2_125", "EX1_241", "CS2_182"),
        ("CS2_182", "CATA_567", "CS2_187"),
        ("CS2_187", "ETC_362", "CS2_200"),
        ("CS2_200", "TRL_351", "CS2_186"),
        ("CS2_186", "ETC_370", "EX1_298"),
        ("EX1_298", "SCH_535", "EX1_560"),
        ("EX1_560", "RLK_911", "NEW1_030"),
        ("NEW1_030", "YOD_041", "EX1_105"),
    ];
    for (bolts, (minion, spell, dearer)) in (1..).zip(DEARER) {
        for other in [spell, dearer] {
            let played = (0..bolts).flat_map(|_| [Crystals(10), Play("EX1_238", On(TheirHero))]);
            let call = [
                Damage(TheirHero, 3 * bolts),
                Crystals(10),
                Force(Card(minion)),
                ForbidOutcome(Card(other)),
                Play("SW_035", Nothing),
                ChooseCard(minion),
                BoardCount(Mine, 1),
                IsCard(My(0), minion),
            ];
            check(CardClass::Shaman, &played.chain(call).collect::<Vec<_>>());
        }
    }
}

/// Bolner Hammerbeak · Minion · 2 mana · 1/4 · After you play a **Battlecry** minion, repeat the first **Battlecry** played this turn.
//~ done SW_115 - 1c0abb19 -
#[test]
fn SW_115_bolner_hammerbeak() {
    check! { Shaman:
        Ally("SW_115"), Play("EX1_593", Nothing), Damage(TheirHero, 6), Play("CS2_182", Nothing),
        Damage(TheirHero, 6), EndTurn, EndTurn, Play("EX1_015", Nothing), HandCount(Mine, 3), Damage(TheirHero, 6),
        Play("EX1_593", Nothing), Damage(TheirHero, 9), HandCount(Mine, 4),
    }
    // Minions of mine that are played.
    check! { Shaman:
        Ally("SW_115"), Play("EX1_593", Nothing), Damage(TheirHero, 6), EndTurn, Play("EX1_593", Nothing),
        Damage(TheirHero, 6), Damage(MyHero, 3), EndTurn,
    }
    check! { Shaman:
        Ally("SW_115"), Play("EX1_593", Nothing), Damage(TheirHero, 6), Summon("EX1_593"), Damage(TheirHero, 6),
        Crystals(10), Play("EX1_323", Nothing), Armor(Mine, 5), Damage(TheirHero, 6),
    }
    // The Battlecry of the minion itself comes first.
    check! { Shaman:
        Ally("SW_115"), Play("EX1_593", Nothing), Damage(TheirHero, 6), Crystals(10), Play("LOE_029", Nothing),
        Damage(TheirHero, 6), Choose(0), Damage(TheirHero, 9), HandCount(Mine, 1),
    }
    // The first Battlecry may be that of a weapon: the Tidehunter's is not repeated.
    check! { Warrior:
        Ally("SW_115"), Play("AT_065", Nothing), Play("EX1_506", Nothing), BoardCount(Mine, 3),
    }
    // The Battlecry is the first one still if its minion has become a Frog.
    check! { Shaman:
        Ally("SW_115"), Play("EX1_593", Nothing), Play("EX1_246", On(My(1))), Damage(TheirHero, 6),
        Play("EX1_015", Nothing), Damage(TheirHero, 9), HandCount(Mine, 1),
    }
}

/// Tiny Toys · Spell · 6 mana · Summon four random 5-Cost minions. Make them 2/2.
//~ done SW_034 - d0096c47 -
#[test]
fn SW_034_tiny_toys() {
    check! { Shaman in Wild:
        Enemy("CS2_182"), Force(Card("CS2_187")), Force(Card("CS2_151")), Force(Card("EX1_399")),
        Force(Card("CS2_150")), Play("SW_034", Nothing), BoardCount(Mine, 4), IsCard(My(0), "CS2_187"),
        IsCard(My(1), "CS2_151"), IsCard(My(2), "EX1_399"), IsCard(My(3), "CS2_150"), StatsNow(My(0), 2, 2), StatsNow(My(2), 2, 2),
        StatsNow(My(3), 2, 2), CostNow(My(0), 5), StatsNow(Their(0), 4, 5),
    }
    check! { Shaman in Wild: ForbidOutcome(Card("CS2_182")), Play("SW_034", Nothing) }
}

/// Overdraft · Spell · 1 mana · **Tradeable** Unlock your **Overloaded** Mana Crystals to deal that much damage.
//~ done SW_114 - 1ddf56e0 -
#[test]
fn SW_114_overdraft() {
    check! { Shaman:
        Play("EX1_238", On(TheirHero)), Play("EX1_238", On(TheirHero)), Damage(TheirHero, 6),
        Play("SW_114", On(TheirHero)), Damage(TheirHero, 8), EndTurn, EndTurn, Mana(10),
    }
    // Crystals that are locked this turn are unlocked.
    check! { Shaman:
        Play("EX1_238", On(TheirHero)), Play("EX1_238", On(TheirHero)), EndTurn, EndTurn, Mana(8),
        Play("SW_114", On(TheirHero)), Mana(9), Damage(TheirHero, 8),
    }
    check! { Shaman:
        Has("SW_114", GameTag::TRADEABLE), Enemy("CS2_182"), Play("SW_114", On(Their(0))), Damage(Their(0), 0), EndTurn,
        EndTurn, Mana(10),
    }
}
