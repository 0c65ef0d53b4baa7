//! Neutral cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 56684b93

/// The Egg of Khelos · Minion · 3 mana · 0/3 · **Deathrattle:** Summon a slightly cracked Egg. *(Break 5 times to hatch a 20/20 Beast with **Taunt**!)*
// Also tests DINO_410t2, DINO_410t3, DINO_410t4, DINO_410t5.
//~ done DINO_410 - 8ea46be7 -
#[test]
fn DINO_410_the_egg_of_khelos() {
    check! { Mage:
        Ally("DINO_410"), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "DINO_410t2"), Kill(My(0)),
        IsCard(My(0), "DINO_410t3"), Kill(My(0)), IsCard(My(0), "DINO_410t4"), Kill(My(0)), IsCard(My(0), "DINO_410t5"),
        Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "DINO_410t"),
    }
}

/// Beast Speaker Taka · Minion · 7 mana · 2/2 · **Battlecry: Discover** a **Legendary** Beast from any class to gain its stats. **Deathrattle:** Summon it.
//~ done DINO_430 - 0cd3ffb5 -
#[test]
fn DINO_430_beast_speaker_taka() {
    check! { Mage in Wild, Standard:
        Force(Card("EX1_014")), Play("DINO_430", Nothing), ChooseCard("EX1_014"), HandCount(Mine, 0),
        BoardCount(Mine, 1), StatsNow(My(0), 7, 8), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "EX1_014"), StatsNow(My(0), 5, 6),
        // No Bloodfen Raptor, who is not Legendary.
        Crystals(10), ForbidOutcome(Card("CS2_172")), Play("DINO_430", Nothing), Choose(0), BoardCount(Mine, 2),
    }
    check! { Mage in Wild:
        Force(Card("EX1_543")), Play("DINO_430", Nothing), ChooseCard("EX1_543"), StatsNow(My(0), 10, 10), Kill(My(0)),
        IsCard(My(0), "EX1_543"),
    }
}

/// Crater Experiment · Minion · All · 5 mana · 3/4 · **Kindred:** Summon a copy of this.
//~ done DINO_435 - 0a9b9a61 -
#[test]
fn DINO_435_crater_experiment() {
    check! { Mage:
        Give("DINO_435"), Cost("DINO_435", 5), Stats("DINO_435", 3, 4), Play("DINO_435", Nothing), BoardCount(Mine, 1),
        EndTurn, EndTurn, Play("DINO_435", Nothing), BoardCount(Mine, 3),
    }
}

/// Elise the Navigator · Minion · 4 mana · 3/5 · **Battlecry:** If your deck started with 10 cards of different Costs, craft a custom location.
// Also tests TLC_100t1, TLC_100t11, TLC_100t12, TLC_100t15.
//~ done TLC_100 - d7fd7bb9 -
#[test]
fn TLC_100_elise_the_navigator() {
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Play("TLC_100", Nothing), Force(Card("TLC_100t16")), ChooseCard("TLC_100t1"), Force(Card("TLC_100t15")),
        ChooseCard("TLC_100t16"), ChooseCard("TLC_100t15"), HandCount(Mine, 1), IsCard(InHand(0), "TLC_100t1"),
        CostNow(InHand(0), 1), Crystals(10), Play("TLC_100t1", Nothing), Crystals(10),
        Use(Newest("TLC_100t1"), 0, Nothing), Armor(Mine, 3), BoardCount(Mine, 3), IsCard(Newest("TLC_101t"), "TLC_101t"),
        HasNow(Newest("TLC_101t"), GameTag::RUSH), CannotAct(Newest("TLC_100t1")),
    }
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Enemy("CS2_186"), Play("TLC_100", Nothing), Force(Card("TLC_100t11")), ChooseCard("TLC_100t1"),
        Force(Card("TLC_100t12")), ChooseCard("TLC_100t11"), ChooseCard("TLC_100t12"), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_100t1"), CostNow(InHand(0), 1), Crystals(10), Play("TLC_100t1", Nothing), Crystals(10),
        Use(Newest("TLC_100t1"), 0, Nothing), Play("CS2_029", On(TheirHero)), Health(TheirHero, 23),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 17), Damage(Their(0), 0), Kill(Newest("TLC_100t1")),
        Health(TheirHero, 16), Damage(Their(0), 1),
    }
    check! { Mage in Wild, Standard:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Ally("CS2_182"), Play("TLC_100", Nothing), Force(Card("TLC_100t13")), ChooseCard("TLC_100t1"),
        Force(Card("TLC_100t14")), ChooseCard("TLC_100t13"), ChooseCard("TLC_100t14"), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_100t1"), CostNow(InHand(0), 1), Crystals(10), Play("TLC_100t1", Nothing), Crystals(10),
        Force(Card("CS2_032")), Use(Newest("TLC_100t1"), 0, Nothing), ChooseCard("CS2_032"), StatsNow(My(0), 5, 5),
        HandCount(Mine, 1), CostNow(InHand(0), 6), EndTurn, StatsNow(My(0), 4, 5),
    }
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Ally("CS2_182"), Enemy("CS2_182"), Play("TLC_100", Nothing), Force(Card("TLC_100t17")),
        ChooseCard("TLC_100t1"), Force(Card("TLC_100t16")), ChooseCard("TLC_100t17"), ChooseCard("TLC_100t16"),
        HandCount(Mine, 1), IsCard(InHand(0), "TLC_100t1"), CostNow(InHand(0), 1), Crystals(10), Play("TLC_100t1", Nothing),
        Crystals(10), Use(Newest("TLC_100t1"), 0, On(My(0))), Armor(Mine, 3), BoardCount(Mine, 4), IsCard(My(1), "CS2_182"),
        StatsNow(My(1), 1, 1), StatsNow(My(0), 4, 5),
    }
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_298"]),
        Play("TLC_100", Nothing), HandCount(Mine, 0), BoardCount(Mine, 1),
    }
    // What was taken is not offered again, nor are locations.
    for other in ["TLC_100t16", "TLC_100t1"] {
        check! { Mage:
            DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
            Play("TLC_100", Nothing), Force(Card("TLC_100t16")), ForbidOutcome(Card(other)), ChooseCard("TLC_100t1"),
            ChooseCard("TLC_100t16"), Choose(0), HandCount(Mine, 1), IsCard(InHand(0), "TLC_100t1"),
        }
    }
    // The part that was chosen is not offered again.
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Play("TLC_100", Nothing), Force(Card("TLC_100t16")), ChooseCard("TLC_100t1"), ForbidOutcome(Card("TLC_100t16")),
        ChooseCard("TLC_100t16"), Choose(0), HandCount(Mine, 1),
    }
}

/// The locations of Cost 5.
// Also tests TLC_100t2, TLC_100t21, TLC_100t22, TLC_100t25.
#[test]
fn TLC_100_terror_runs() {
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Play("TLC_100", Nothing), Force(Card("TLC_100t26")), ChooseCard("TLC_100t2"), Force(Card("TLC_100t25")),
        ChooseCard("TLC_100t26"), ChooseCard("TLC_100t25"), HandCount(Mine, 1), IsCard(InHand(0), "TLC_100t2"),
        CostNow(InHand(0), 5), Crystals(10), Play("TLC_100t2", Nothing), Crystals(10),
        Use(Newest("TLC_100t2"), 0, Nothing), Armor(Mine, 6), BoardCount(Mine, 4), IsCard(Newest("TLC_101t"), "TLC_101t"),
        HasNow(Newest("TLC_101t"), GameTag::RUSH), CannotAct(Newest("TLC_100t2")),
    }
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Enemy("CS2_186"), Play("TLC_100", Nothing), Force(Card("TLC_100t21")), ChooseCard("TLC_100t2"),
        Force(Card("TLC_100t22")), ChooseCard("TLC_100t21"), ChooseCard("TLC_100t22"), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_100t2"), CostNow(InHand(0), 5), Crystals(10), Play("TLC_100t2", Nothing), Crystals(10),
        Use(Newest("TLC_100t2"), 0, Nothing), Play("CS2_029", On(TheirHero)), Health(TheirHero, 22),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 16), Damage(Their(0), 0), Kill(Newest("TLC_100t2")),
        Health(TheirHero, 13), Damage(Their(0), 3),
    }
    check! { Mage in Wild, Standard:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Ally("CS2_182"), Play("TLC_100", Nothing), Force(Card("TLC_100t23")), ChooseCard("TLC_100t2"),
        Force(Card("TLC_100t24")), ChooseCard("TLC_100t23"), ChooseCard("TLC_100t24"), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_100t2"), CostNow(InHand(0), 5), Crystals(10), Play("TLC_100t2", Nothing), Crystals(10),
        Force(Card("CS2_032")), Use(Newest("TLC_100t2"), 0, Nothing), ChooseCard("CS2_032"), StatsNow(My(0), 6, 5),
        HandCount(Mine, 1), CostNow(InHand(0), 3), EndTurn, StatsNow(My(0), 4, 5),
    }
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Ally("CS2_182"), Enemy("CS2_182"), Play("TLC_100", Nothing), Force(Card("TLC_100t27")),
        ChooseCard("TLC_100t2"), Force(Card("TLC_100t26")), ChooseCard("TLC_100t27"), ChooseCard("TLC_100t26"),
        HandCount(Mine, 1), IsCard(InHand(0), "TLC_100t2"), CostNow(InHand(0), 5), Crystals(10), Play("TLC_100t2", Nothing),
        Crystals(10), Use(Newest("TLC_100t2"), 0, On(My(0))), Armor(Mine, 6), BoardCount(Mine, 4), IsCard(My(1), "CS2_182"),
        StatsNow(My(1), 3, 3), StatsNow(My(0), 4, 5),
    }
    // Each location offers the parts of its own Cost alone.
    for (place, part, others) in [
        ("TLC_100t1", "TLC_100t16", ["TLC_100t26", "TLC_100t36"]),
        ("TLC_100t2", "TLC_100t26", ["TLC_100t16", "TLC_100t36"]),
        ("TLC_100t3", "TLC_100t36", ["TLC_100t16", "TLC_100t26"]),
    ] {
        for other in others {
            check! { Mage:
                DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
                Play("TLC_100", Nothing), Force(Card(part)), ForbidOutcome(Card(other)), ChooseCard(place), ChooseCard(part),
                Choose(0), HandCount(Mine, 1),
            }
        }
    }
}

/// The locations of Cost 10.
// Also tests TLC_100t3, TLC_100t31, TLC_100t32, TLC_100t35.
#[test]
fn TLC_100_fire_plume_ridges() {
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Play("TLC_100", Nothing), Force(Card("TLC_100t36")), ChooseCard("TLC_100t3"), Force(Card("TLC_100t35")),
        ChooseCard("TLC_100t36"), ChooseCard("TLC_100t35"), HandCount(Mine, 1), IsCard(InHand(0), "TLC_100t3"),
        CostNow(InHand(0), 10), Crystals(10), Play("TLC_100t3", Nothing), Crystals(10),
        Use(Newest("TLC_100t3"), 0, Nothing), Armor(Mine, 12), BoardCount(Mine, 6), IsCard(Newest("TLC_101t"), "TLC_101t"),
        HasNow(Newest("TLC_101t"), GameTag::RUSH), CannotAct(Newest("TLC_100t3")),
    }
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Enemy("CS2_186"), Play("TLC_100", Nothing), Force(Card("TLC_100t31")), ChooseCard("TLC_100t3"),
        Force(Card("TLC_100t32")), ChooseCard("TLC_100t31"), ChooseCard("TLC_100t32"), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_100t3"), CostNow(InHand(0), 10), Crystals(10), Play("TLC_100t3", Nothing), Crystals(10),
        Use(Newest("TLC_100t3"), 0, Nothing), Play("CS2_029", On(TheirHero)), Health(TheirHero, 20),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 14), Damage(Their(0), 0), Kill(Newest("TLC_100t3")),
        Health(TheirHero, 9), Damage(Their(0), 5),
    }
    check! { Mage in Wild, Standard:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Ally("CS2_182"), Play("TLC_100", Nothing), Force(Card("TLC_100t33")), ChooseCard("TLC_100t3"),
        Force(Card("TLC_100t34")), ChooseCard("TLC_100t33"), ChooseCard("TLC_100t34"), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_100t3"), CostNow(InHand(0), 10), Crystals(10), Play("TLC_100t3", Nothing), Crystals(10),
        Force(Card("CS2_032")), Use(Newest("TLC_100t3"), 0, Nothing), ChooseCard("CS2_032"), StatsNow(My(0), 8, 5),
        HandCount(Mine, 1), CostNow(InHand(0), 0), EndTurn, StatsNow(My(0), 4, 5),
    }
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_200", "CS2_222", "EX1_298", "EX1_563"]),
        Ally("CS2_182"), Enemy("CS2_182"), Play("TLC_100", Nothing), Force(Card("TLC_100t37")),
        ChooseCard("TLC_100t3"), Force(Card("TLC_100t36")), ChooseCard("TLC_100t37"), ChooseCard("TLC_100t36"),
        HandCount(Mine, 1), IsCard(InHand(0), "TLC_100t3"), CostNow(InHand(0), 10), Crystals(10),
        Play("TLC_100t3", Nothing), Crystals(10), Use(Newest("TLC_100t3"), 0, On(My(0))), Armor(Mine, 12),
        BoardCount(Mine, 4), IsCard(My(1), "CS2_182"), StatsNow(My(1), 5, 5), StatsNow(My(0), 4, 5),
    }
}

/// Torga · Minion · Undead · Beast · 4 mana · 2/7 · **Battlecry:** Draw a **Kindred** card and another card that activates it.
//~ done TLC_102 - 97b09df4 -
#[test]
fn TLC_102_torga() {
    check! { Mage:
        DeckOf(&["CS2_024", "TLC_440", "CS2_029", "CS2_182"]), Play("TLC_102", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "TLC_440"), IsCard(InHand(1), "CS2_024"), DeckCount(Mine, 2), DeckCount(Theirs, 20),
    }
    check! { Mage:
        DeckOf(&["CS2_172", "TLC_366", "GVG_082", "CS2_182", "CS2_024"]), Play("TLC_102", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "TLC_366"), IsCard(InHand(1), "CS2_172"),
    }
    check! { Mage: DeckOf(&["CS2_029", "TLC_440"]), Play("TLC_102", Nothing), HandCount(Mine, 1), DeckCount(Mine, 1) }
    check! { Mage: DeckOf(&["CS2_024", "CS2_024"]), Play("TLC_102", Nothing), HandCount(Mine, 0) }
    check! { Mage:
        DeckOf(&["CS2_024", "TLC_440", "CS2_029", "CS2_182"]), OnTop("TLC_440"), Play("TLC_102", Nothing),
        HandCount(Mine, 2),
    }
}

/// Endbringer Umbra · Minion · 7 mana · 6/6 · **Battlecry:** Trigger the **Deathrattles** of 5 friendly minions that died this game.
//~ done TLC_106 - 26be2fc3 -
#[test]
fn TLC_106_endbringer_umbra() {
    check! { Warlock:
        Ally("EX1_029"), Ally("EX1_096"), Ally("CS2_182"), Enemy("EX1_029"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(Their(0)), HandCount(Mine, 1), Health(TheirHero, 28), Health(MyHero, 28),
        Play("TLC_106", Nothing), HandCount(Mine, 2), Health(TheirHero, 26), Health(MyHero, 28),
    }
    check! { Warlock:
        Ally("EX1_029"), Ally("EX1_029"), Ally("EX1_029"), Ally("EX1_029"), Ally("EX1_029"),
        Ally("EX1_029"), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Health(TheirHero, 18), Play("TLC_106", Nothing), Health(TheirHero, 8),
    }
}

/// Relic Miner · Minion · 3 mana · 3/3 · **Battlecry:** Destroy the top card of your deck. **Discover** a card of the same Rarity.
//~ done TLC_109 - 0e63912c -
#[test]
fn TLC_109_relic_miner() {
    // A basic card is Free, and so are the cards that are offered.
    check! { Mage in Wild:
        OnTop("CS2_222"), Force(Card("EX1_277")), ForbidOutcome(Card("EX1_096")), Play("TLC_109", Nothing),
        ChooseCard("EX1_277"), HandCount(Mine, 1), IsInZone(Nth(0), Zone::Graveyard), DeckCount(Mine, 19),
    }
    check! { Mage in Wild:
        OnTop("EX1_014"), Force(Card("EX1_016")), Play("TLC_109", Nothing), ChooseCard("EX1_016"), HandCount(Mine, 1),
        IsCard(InHand(0), "EX1_016"), DeckCount(Mine, 19), IsInZone(Nth(0), Zone::Graveyard), OnTop("TLC_461"),
        Play("TLC_109", Nothing), Choose(0), HandCount(Mine, 2), DeckCount(Mine, 19), OnTop("EX1_096"), Crystals(10),
        ForbidOutcome(Card("EX1_016")), Play("TLC_109", Nothing), Choose(0), HandCount(Mine, 3),
    }
    check! { Mage in Wild:
        OnTop("EX1_014"), Force(Card("EX1_016")), Play("TLC_109", Nothing), ChooseCard("EX1_016"), OnTop("TLC_461"),
        Play("TLC_109", Nothing), Choose(0), OnTop("EX1_096"), Crystals(10), Play("TLC_109", Nothing), Choose(0),
        Play("TLC_109", Nothing), Choose(0), HandCount(Mine, 4), DeckCount(Mine, 18),
    }
    check! { Mage in Wild:
        OnTop("EX1_014"), Force(Card("EX1_016")), Play("TLC_109", Nothing), ChooseCard("EX1_016"), OnTop("TLC_461"),
        Play("TLC_109", Nothing), Choose(0), OnTop("CS2_181"), Play("TLC_109", Nothing), Choose(0), HandCount(Mine, 3),
        DeckCount(Mine, 19),
    }
    // Of each Rarity, cards of it alone.
    check! { Mage in Wild:
        OnTop("EX1_105"), Force(Card("EX1_620")), ForbidOutcome(Card("EX1_016")), Play("TLC_109", Nothing),
        ChooseCard("EX1_620"), HandCount(Mine, 1), IsCard(InHand(0), "EX1_620"), DeckCount(Mine, 19),
        IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Mage in Wild, Standard:
        OnTop("CS2_181"), Force(Card("EX1_058")), ForbidOutcome(Card("EX1_016")), Play("TLC_109", Nothing),
        ChooseCard("EX1_058"), HandCount(Mine, 1), IsCard(InHand(0), "EX1_058"), DeckCount(Mine, 19),
        IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Mage in Wild:
        OnTop("EX1_014"), Force(Card("EX1_016")), ForbidOutcome(Card("EX1_096")), Play("TLC_109", Nothing),
        ChooseCard("EX1_016"), HandCount(Mine, 1), IsCard(InHand(0), "EX1_016"), DeckCount(Mine, 19),
        IsInZone(Nth(0), Zone::Graveyard),
    }
    // An empty deck has no top card, whose Rarity the other would have.
    check! { Mage: EmptyDeck(Mine), Play("TLC_109", Nothing), HandCount(Mine, 0) }
}

/// City Chief Esho · Minion · 6 mana · 5/7 · **Battlecry:** If every minion in your deck shares a minion type, give your other minions +2/+2 *(wherever they are*).
//~ done TLC_110 - f0644d59 -
#[test]
fn TLC_110_city_chief_esho() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_172"), OnTop("CS2_029"), OnTop("CS2_125"), Give("CS2_182"), Ally("CS2_182"),
        Enemy("CS2_182"), Play("TLC_110", Nothing), StatsNow(My(0), 6, 7), StatsNow(My(1), 5, 7), StatsNow(InHand(0), 6, 7),
        StatsNow(Their(0), 4, 5), StatsNow(Newest("CS2_125"), 5, 5),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_172"), OnTop("CS2_168"), Give("CS2_182"), Ally("CS2_182"),
        Play("TLC_110", Nothing), StatsNow(My(0), 4, 5), StatsNow(InHand(0), 4, 5),
    }
}

/// Whirling Stormdrake · Minion · Elemental · Dragon · 9 mana · 8/8 · **Rush**, **Windfury Kindred:** Gain **Immune** this turn.
//~ done TLC_243 - 85ee9744 -
#[test]
fn TLC_243_whirling_stormdrake() {
    check! { Mage:
        Give("TLC_243"), Cost("TLC_243", 9), Stats("TLC_243", 8, 8), Has("TLC_243", GameTag::RUSH),
        Has("TLC_243", GameTag::WINDFURY), Play("TLC_243", Nothing), HasNot(My(0), GameTag::IMMUNE), EndTurn, EndTurn,
        Play("TLC_243", Nothing), HasNow(My(1), GameTag::IMMUNE),
    }
}

/// Ancient Raptor · Minion · Beast · 2 mana · 2/1 · **Battlecry:** Choose to gain +3 Attack, **Divine Shield**, or "**Deathrattle:** Summon two 1/1 Plants."
//~ done TLC_245 - 665b47a3 -
#[test]
fn TLC_245_ancient_raptor() {
    check! { Mage:
        Play("TLC_245", Nothing), Choose(0), StatsNow(My(0), 5, 1), HasNot(My(0), GameTag::DIVINE_SHIELD),
        Play("TLC_245", Nothing), Choose(1), StatsNow(My(1), 2, 1), HasNow(My(1), GameTag::DIVINE_SHIELD),
        Play("TLC_245", Nothing), Choose(2), StatsNow(My(2), 2, 1), Kill(My(2)), BoardCount(Mine, 4),
        IsCard(My(2), "UNG_999t2t1"), IsCard(My(3), "UNG_999t2t1"), Kill(My(1)), BoardCount(Mine, 3),
    }
}

/// Ancient Pterrordax · Minion · Beast · 4 mana · 4/4 · **Battlecry:** Choose to gain **Stealth** until your next turn, **Elusive**, or **Windfury**.
//~ done TLC_246 - 0086af0d -
#[test]
fn TLC_246_ancient_pterrordax() {
    check! { Mage:
        Play("TLC_246", Nothing), Choose(0), HasNow(My(0), GameTag::STEALTH), HasNot(My(0), GameTag::ELUSIVE), EndTurn,
        HasNow(My(0), GameTag::STEALTH), EndTurn, HasNot(My(0), GameTag::STEALTH), Play("TLC_246", Nothing), Choose(1),
        HasNow(My(1), GameTag::ELUSIVE), HasNot(My(1), GameTag::STEALTH), Play("TLC_246", Nothing), Choose(2),
        HasNow(My(2), GameTag::WINDFURY), HasNot(My(2), GameTag::ELUSIVE),
    }
}

/// Primal Sabretooth · Minion · Beast · 4 mana · 5/3 · **Stealth** After this attacks and kills a minion, get a copy of it.
//~ done TLC_247 - 80fc8485 -
#[test]
fn TLC_247_primal_sabretooth() {
    check! { Mage:
        Give("TLC_247"), Cost("TLC_247", 4), Stats("TLC_247", 5, 3), Has("TLC_247", GameTag::STEALTH),
        Ally("TLC_247"), Enemy("CS2_231"), Attack(My(0), Their(0)), HandCount(Mine, 2), IsCard(InHand(1), "CS2_231"),
    }
    check! { Mage:
        Ally("TLC_247"), Enemy("EX1_396"), Attack(My(0), Their(0)), HandCount(Mine, 0),
        HasNot(My(0), GameTag::STEALTH), EndTurn, Enemy("CS2_231"), Attack(Their(1), My(0)), Dead(Nth(2)),
        HandCount(Mine, 0),
    }
}

/// Crater Gator · Minion · Beast · 4 mana · 5/4 · **Battlecry:** Until the start of your next turn, the enemy hero can't be healed.
//~ done TLC_250 - 9bdb0d01 -
#[test]
fn TLC_250_crater_gator() {
    check! { Mage:
        DealDamage(TheirHero, 10), DealDamage(MyHero, 10), Play("TLC_250", Nothing), Restore(TheirHero, 5), Health(TheirHero, 20),
        Restore(MyHero, 5), Health(MyHero, 25), EndTurn, Restore(TheirHero, 5), Health(TheirHero, 20), EndTurn,
        Restore(TheirHero, 5), Health(TheirHero, 25),
    }
    // Nor can the hero who replaces that one.
    check! { Mage:
        Play("TLC_250", Nothing), EndTurn, Play("ICC_833", Nothing), BoardCount(Theirs, 1), Armor(Theirs, 5),
        DealDamage(TheirHero, 10), Restore(TheirHero, 5), Damage(TheirHero, 5),
    }
}

/// Primalfin Challenger · Minion · Murloc · 3 mana · 3/2 · **Battlecry:** Your next **Kindred** triggers twice.
//~ done TLC_251 - 506caff7 -
#[test]
fn TLC_251_primalfin_challenger() {
    check! { Mage:
        Play("TLC_251", Nothing), Play("TLC_429", Nothing), BoardCount(Mine, 2), EndTurn, EndTurn, Crystals(10),
        Kill(My(1)), Play("TLC_429", Nothing), BoardCount(Mine, 6), Kill(My(5)), Kill(My(4)), Kill(My(3)), Kill(My(2)),
        Play("TLC_429", Nothing), BoardCount(Mine, 5),
    }
    // One whose Kindred is a part of its text.
    check! { Rogue:
        Play("TLC_519", Nothing), BoardCount(Mine, 1), Play("TLC_251", Nothing), EndTurn, EndTurn, Crystals(10),
        Play("TLC_519", Nothing), BoardCount(Mine, 5), Kill(My(4)), Kill(My(3)), Play("TLC_519", Nothing),
        BoardCount(Mine, 5),
    }
}

/// Dissolving Ooze · Minion · 3 mana · 3/3 · **Battlecry:** Destroy a friendly minion. Spit out the Bones of its Attack and Health into your hand.
// Also tests TLC_829t.
//~ done TLC_252 - 5d4d4f99 -
#[test]
fn TLC_252_dissolving_ooze() {
    check! { Warlock:
        Ally("CS2_200"), Ally("CS2_182"), Enemy("CS2_182"), Targets("TLC_252", &[FriendlyMinion]),
        Play("TLC_252", On(My(0))), Dead(Nth(0)), HandCount(Mine, 1), IsCard(InHand(0), "TLC_829t"),
        Play("TLC_829t", On(Nth(1))), StatsNow(Nth(1), 10, 12), StatsNow(Their(0), 4, 5),
    }
}

/// Petrified Ogre · Minion · 3 mana · 5/5 · Starts **Dormant.** While **Dormant**, gain +2/+2 at the start of your turn. *(50% chance to awaken instead.)*
//~ done TLC_253 - 9be53ee4 -
#[test]
fn TLC_253_petrified_ogre() {
    check! { Mage:
        Play("TLC_253", Nothing), HasNow(My(0), GameTag::DORMANT), EndTurn, Force(No), EndTurn,
        HasNow(My(0), GameTag::DORMANT), StatsNow(My(0), 7, 7), EndTurn, Force(Yes), EndTurn,
        HasNot(My(0), GameTag::DORMANT), StatsNow(My(0), 7, 7), EndTurn, EndTurn, StatsNow(My(0), 7, 7),
    }
}

/// Tortollan Storyteller · Minion · 2 mana · 1/2 · At the end of your turn, give +1/+1 to each friendly minion of a different type.
//~ done TLC_254 - f263f5fa -
#[test]
fn TLC_254_tortollan_storyteller() {
    check! { Mage:
        Ally("TLC_254"), Ally("CS2_172"), Ally("CS2_168"), Ally("CS2_182"), Enemy("CS2_065"), EndTurn,
        StatsNow(My(0), 1, 2), StatsNow(My(1), 4, 3), StatsNow(My(2), 3, 2), StatsNow(My(3), 4, 5), StatsNow(Their(0), 1, 3),
    }
    check! { Mage:
        Ally("TLC_254"), Ally("CS2_172"), Ally("CS2_172"), Force(Entity(My(2))), Force(Entity(My(1))), EndTurn,
        StatsNow(My(1), 3, 2), StatsNow(My(2), 4, 3),
    }
    // What the opponent does is not heard.
    check! { Mage: Ally("TLC_254"), Ally("CS2_172"), EndTurn, EndTurn, StatsNow(My(1), 4, 3) }
}

/// Crystal Tender · Minion · 2 mana · 2/2 · **Tradeable Battlecry:** Gain empty Mana Crystals until both players have the same Mana.
//~ done TLC_255 - 81782cb1 -
#[test]
fn TLC_255_crystal_tender() {
    check! { Mage:
        EndTurn, Crystals(6), EndTurn, Crystals(3), Play("TLC_255", Nothing), Mana(1), EndTurn, EndTurn, Mana(7),
        // More than the opponent has: nothing.
        Crystals(8), Play("TLC_255", Nothing), EndTurn, EndTurn, Mana(9),
    }
}

/// Steamfin Thief · Minion · Murloc · 4 mana · 4/3 · **Kindred:** Summon two 1/1 Murlocs with **Rush**.
//~ done TLC_429 - 7665ab65 -
#[test]
fn TLC_429_steamfin_thief() {
    check! { Mage:
        Give("TLC_429"), Cost("TLC_429", 4), Stats("TLC_429", 4, 3), Play("TLC_429", Nothing), BoardCount(Mine, 1),
        EndTurn, EndTurn, Play("TLC_429", Nothing), BoardCount(Mine, 4),
    }
}

/// Scalehide Kodo · Minion · Beast · 6 mana · 3/6 · **Battlecry:** Destroy the lowest Attack enemy minion. **Kindred:** The highest Attack instead.
//~ done TLC_454 - 83f9e6a5 -
#[test]
fn TLC_454_scalehide_kodo() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_172"), Enemy("CS2_120"), Ally("CS2_231"), Play("TLC_454", Nothing), Dead(Nth(2)),
        BoardCount(Theirs, 2), BoardCount(Mine, 2),
        // A Beast was played last turn.
        EndTurn, EndTurn, Ally("CS2_200"), Enemy("CS2_033"), Play("TLC_454", Nothing), Dead(Nth(0)),
        BoardCount(Theirs, 2), BoardCount(Mine, 4),
    }
}

/// Stranglevine · Minion · 3 mana · 3/2 · **Deathrattle:** Give a random friendly minion a random **Bonus Effect** and this **Deathrattle**.
//~ done TLC_465 - 7bbbf823 -
#[test]
fn TLC_465_stranglevine() {
    check! { Mage:
        Ally("TLC_465"), Ally("CS2_182"), Ally("CS2_120"), Enemy("CS2_182"), Force(Entity(My(1))),
        Force(Number(1)), Kill(My(0)), HasNow(My(0), GameTag::TAUNT), HasNot(My(1), GameTag::TAUNT),
        HasNot(Their(0), GameTag::TAUNT), Ally("CS2_200"), Force(Entity(My(2))), Force(Number(2)), Kill(My(0)),
        HasNow(My(1), GameTag::RUSH), HasNot(My(1), GameTag::WINDFURY), HasNot(My(1), GameTag::DIVINE_SHIELD),
        HasNot(My(1), GameTag::POISONOUS), HasNot(My(1), GameTag::REBORN), HasNot(My(1), GameTag::LIFESTEAL),
        HasNot(My(1), GameTag::ELUSIVE), HasNot(My(1), GameTag::TAUNT), HasNot(My(0), GameTag::RUSH), Force(Number(3)),
        Kill(My(1)), HasNow(My(0), GameTag::WINDFURY), Ally("CS2_200"), Ally("CS2_200"), ForbidOutcome(Entity(Their(0))),
        Kill(My(0)),
    }
}

/// Platysaur · Minion · Beast · 1 mana · 1/2 · **Battlecry:** Draw a card. **Deathrattle:** Discard it.
//~ done TLC_603 - 2ee37d1b -
#[test]
fn TLC_603_platysaur() {
    check! { Mage:
        Give("CS2_029"), OnTop("CS2_231"), Play("TLC_603", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CS2_231"),
        Give("CS2_023"), Kill(My(0)), HandCount(Mine, 2), IsInZone(Nth(1), Zone::Graveyard), IsInZone(Nth(0), Zone::Hand),
        // What was played is not discarded.
        OnTop("CS2_231"), Play("TLC_603", Nothing), Play("CS2_231", Nothing), Kill(My(0)), HandCount(Mine, 2),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_231"),
    }
    // The second Battlecry of two draws nothing of an empty deck, and the first one's card is still meant.
    check! { Mage:
        Ally("LOE_077"), DeckOf(&["CS2_231"]), Play("TLC_603", Nothing), HandCount(Mine, 1), Health(MyHero, 29),
        Kill(My(1)), HandCount(Mine, 0),
    }
}

/// Bones · Spell · 2 mana · Give a minion +{0}/+{1}.
//~ done TLC_829t - d9394178 -
#[test]
fn TLC_829t_bones() {
    check! { Warlock:
        Ally("CS2_200"), Ally("CS2_182"), Play("TLC_252", On(My(0))), Play("TLC_829t", On(Nth(1))),
        StatsNow(My(1), 3, 3), HandCount(Mine, 0),
    }
}

/// Pterrordax Egg · Minion · 3 mana · 0/3 · **Deathrattle:** Summon a 3/3 Pterrordax that steals 1 Health from all other minions.
//~ done TLC_831 - ac7fae1b -
#[test]
fn TLC_831_pterrordax_egg() {
    check! { Mage:
        Ally("TLC_831"), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_231"), Kill(My(0)), BoardCount(Mine, 2),
        IsCard(My(0), "TLC_831t"), StatsNow(My(0), 3, 6), StatsNow(My(1), 4, 4), StatsNow(Their(0), 4, 4), BoardCount(Theirs, 1),
        Health(MyHero, 30), Health(TheirHero, 30),
    }
    // Without room for the Pterrordax nobody loses Health.
    check! { Mage:
        Ally("TLC_831"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Play("ICC_052", On(My(0))), BoardCount(Mine, 7), StatsNow(My(0), 0, 3), StatsNow(My(6), 4, 5),
    }
}

/// Stormbrewer · Minion · Elemental · 5 mana · 3/6 · Whenever this attacks, deal 3 damage to the target first. **Kindred:** Gain **Rush**.
//~ done TLC_107 - 0588c478 -
#[test]
fn TLC_107_stormbrewer() {
    check! { Mage: Ally("TLC_107"), Enemy("CS2_200"), Attack(My(0), Their(0)), Damage(Nth(1), 6), Dead(Nth(0)) }
    check! { Mage:
        Ally("TLC_107"), Enemy("CS2_172"), Enemy("CS2_182"), Attack(My(0), Their(0)), Dead(Nth(1)), Damage(My(0), 0),
        Damage(Nth(2), 0),
    }
    check! { Mage: Ally("TLC_107"), Attack(My(0), TheirHero), Health(TheirHero, 24) }
    check! { Mage:
        Ally("TLC_107"), Enemy("CS2_172"), EndTurn, Attack(Their(0), My(0)), Damage(My(0), 3), Dead(Nth(1)),
    }
    check! { Mage:
        Play("TLC_107", Nothing), HasNot(My(0), GameTag::RUSH), EndTurn, EndTurn, Play("TLC_107", Nothing),
        HasNow(My(1), GameTag::RUSH),
    }
}

/// Ancient Stegodon · Minion · Beast · 3 mana · 1/5 · **Battlecry:** Choose to gain **Taunt**, **Poisonous**, or +1/+1.
//~ done TLC_242 - a2275509 -
#[test]
fn TLC_242_ancient_stegodon() {
    check! { Mage:
        Play("TLC_242", Nothing), Choose(0), HasNow(My(0), GameTag::TAUNT), HasNot(My(0), GameTag::POISONOUS),
        StatsNow(My(0), 1, 5),
    }
    check! { Mage:
        Play("TLC_242", Nothing), Choose(1), HasNow(My(0), GameTag::POISONOUS), HasNot(My(0), GameTag::TAUNT),
        StatsNow(My(0), 1, 5),
    }
    check! { Mage:
        Ally("CS2_182"), Play("TLC_242", Nothing), Choose(2), StatsNow(My(1), 2, 6), HasNot(My(1), GameTag::TAUNT),
        StatsNow(My(0), 4, 5),
    }
}

/// Curious Explorer · Minion · 2 mana · 3/5 · **Deathrattle:** Reduce the Cost of a minion in your opponent's hand by (2).
//~ done TLC_244 - 248498ae -
#[test]
fn TLC_244_curious_explorer() {
    check! { Mage:
        Ally("TLC_244"), GiveThem("CS2_029"), GiveThem("CS2_200"), Give("CS2_200"), Kill(My(0)), CostNow(Nth(2), 4),
        CostNow(Nth(1), 4), CostNow(Nth(3), 6),
    }
    check! { Mage:
        Ally("TLC_244"), GiveThem("CS2_200"), GiveThem("CS2_200"), Force(Entity(Nth(2))), Kill(My(0)),
        CostNow(Nth(1), 6), CostNow(Nth(2), 4),
    }
}

/// Blob of Tar · Minion · Elemental · 5 mana · 4/4 · **Poisonous**, **Taunt Deathrattle:** Summon a 2/2 Blob with **Poisonous** and a 2/2 Blob with **Taunt**.
//~ done TLC_468 - 1e1a280b -
#[test]
fn TLC_468_blob_of_tar() {
    check! { Mage:
        Has("TLC_468", GameTag::POISONOUS), Has("TLC_468", GameTag::TAUNT), Ally("TLC_468"), Kill(My(0)),
        BoardCount(Mine, 2), IsCard(My(0), "TLC_468t1"), StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::POISONOUS),
        HasNot(My(0), GameTag::TAUNT), IsCard(My(1), "TLC_468t2"), StatsNow(My(1), 2, 2), HasNow(My(1), GameTag::TAUNT),
        HasNot(My(1), GameTag::POISONOUS), BoardCount(Theirs, 0),
    }
}

/// Willful Watcher · Minion · 4 mana · 4/7 · **Taunt Deathrattle:** Destroy the top 3 cards of your deck.
//~ done TLC_621 - 7daea36d -
#[test]
fn TLC_621_willful_watcher() {
    check! { Mage:
        Has("TLC_621", GameTag::TAUNT), DeckOf(&["CS2_231", "CS2_172", "CS2_200", "CS2_029", "CS2_182"]),
        Ally("TLC_621"), Kill(My(0)), DeckCount(Mine, 2), IsInZone(Nth(0), Zone::Deck), IsInZone(Nth(1), Zone::Deck),
        HandCount(Mine, 0), DeckCount(Theirs, 20), BoardCount(Mine, 0), Health(MyHero, 30),
    }
    check! { Mage: DeckOf(&["CS2_231"]), Ally("TLC_621"), Kill(My(0)), DeckCount(Mine, 0), Health(MyHero, 30) }
}

/// Cloud Serpent · Minion · Elemental · Dragon · 3 mana · 3/3 · **Battlecry:** Get a copy of another Elemental or Dragon in your hand.
//~ done TLC_888 - 907f11d5 -
#[test]
fn TLC_888_cloud_serpent() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_033"), GiveThem("CS2_042"), Play("TLC_888", Nothing), HandCount(Mine, 3),
        IsCard(InHand(2), "CS2_033"), IsCard(InHand(1), "CS2_033"), HandCount(Theirs, 1),
    }
    check! { Mage: Give("EX1_561"), Play("TLC_888", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "EX1_561") }
    check! { Mage: Give("CS2_182"), Play("TLC_888", Nothing), HandCount(Mine, 1) }
}

/// Questing Assistant · Minion · 2 mana · 3/2 · **Battlecry:** If you played a **Quest** this game, deal 3 damage to an enemy minion.
//~ done TLC_987 - 47ff9f35 -
#[test]
fn TLC_987_questing_assistant() {
    check! { Mage:
        Enemy("CS2_182"), Play("TLC_987", Nothing), Damage(Their(0), 0), Play("TLC_426", Nothing), Give("TLC_987"),
        CannotTarget("TLC_987", My(0)), CannotTarget("TLC_987", TheirHero), Play("TLC_987", On(Their(0))),
        Damage(Their(0), 3),
    }
    check! { Mage:
        Enemy("CS2_182"), EndTurn, Play("TLC_426", Nothing), IsInZone(Nth(1), Zone::Secret), EndTurn,
        Play("TLC_987", Nothing), Damage(Their(0), 0), HandCount(Theirs, 1),
    }
}
