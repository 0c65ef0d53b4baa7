//! Druid cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aa9fc425

/// Starlight Reactor · Minion · 3 mana · 3/3 · After you cast an Arcane spell, recast it *(targets chosen randomly*). **Starship Piece**
//~ done GDB_108 - f43e3545 -
#[test]
fn GDB_108_starlight_reactor() {
    check! { Druid:
        Ally("GDB_108"), Enemy("CS2_182"), Play("CS2_025", Nothing), Damage(Their(0), 2),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
    }
    // It is recast after it has done what it says.
    check! { Druid:
        Ally("GDB_108"), Enemy("CS2_231"), Enemy("CS2_182"), ForbidOutcome(Entity(Their(0))), Play("AT_004", On(Their(0))),
        BoardCount(Theirs, 1),
    }
}

/// Astral Phaser · Spell · Arcane · 2 mana · **Choose One -** Deal $2 damage to two random enemy minions; or Make one **Dormant** for 2 turns.
//~ done GDB_851 - 4d22e813 -
#[test]
fn GDB_851_astral_phaser() {
    check! { Druid:
        Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), PlayOption("GDB_851", 0, Nothing), Damage(Their(0), 2),
        Damage(Their(1), 2), Damage(My(0), 0), Health(TheirHero, 30),
    }
    check! { Druid:
        Enemy("CS2_182"), Enemy("CS2_182"), PlayOption("GDB_851", 1, On(Their(1))), HasNot(Their(0), GameTag::DORMANT),
        HasNow(Their(1), GameTag::DORMANT),
    }
}

/// Uluu, the Everdrifter · Minion · Beast · 4 mana · 5/4 · Each turn this is in your hand, gain two random **Choose One** choices.@**Choose One -** {0}; or {1}.
//~ done GDB_854 - 46b13244 -
#[test]
fn GDB_854_uluu_the_everdrifter() {
    // Wrath and Nourish: one choice of each, which the player sees in the hand and chooses when it is played.
    check! { Druid:
        Give("GDB_854"), Enemy("CS2_182"), EndTurn, Force(Card("EX1_154")), Force(Number(0)), Force(Card("EX1_164")),
        Force(Number(1)), EndTurn, HandCount(Mine, 2), PlayOption("GDB_854", 0, On(Their(0))),
        Damage(Their(0), 3), BoardCount(Mine, 1), HandCount(Mine, 1),
    }
    check! { Druid:
        Give("GDB_854"), EndTurn, Force(Card("EX1_154")), Force(Number(0)), Force(Card("EX1_164")),
        Force(Number(1)), EndTurn, HandCount(Mine, 2), PlayOption("GDB_854", 1, Nothing), HandCount(Mine, 4),
    }
    // Each turn other ones; on the turn of the opponent they stay.
    check! { Druid:
        Give("GDB_854"), EndTurn, Force(Card("EX1_154")), Force(Number(0)), Force(Card("EX1_164")),
        Force(Number(1)), EndTurn, EndTurn, Force(Card("EX1_164")), Force(Number(1)),
        Force(Card("EX1_165")), Force(Number(1)), EndTurn, HandCount(Mine, 3),
        PlayOption("GDB_854", 0, Nothing), HandCount(Mine, 5), BoardCount(Mine, 1),
    }
    // With both effects combined.
    check! { Druid:
        Give("GDB_854"), Ally("OG_044"), Enemy("CS2_182"), EndTurn, Force(Card("EX1_154")), Force(Number(0)),
        Force(Card("EX1_164")), Force(Number(1)), EndTurn, Play("GDB_854", On(Their(0))), Damage(Their(0), 3),
        HandCount(Mine, 4),
    }
    // The choices come with the card, drawn or returned, and replace its former ones.
    check! { Druid:
        OnTop("GDB_854"), Enemy("CS2_182"), EndTurn, Force(Card("EX1_154")), Force(Number(0)),
        Force(Card("EX1_164")), Force(Number(1)), EndTurn, HandCount(Mine, 1),
        PlayOption("GDB_854", 0, On(Their(0))), Damage(Their(0), 3), HandCount(Mine, 0),
    }
    check! { Druid:
        OnTop("GDB_854"), EndTurn, Force(Card("EX1_154")), Force(Number(0)), Force(Card("EX1_164")),
        Force(Number(1)), EndTurn, HandCount(Mine, 1), PlayOption("GDB_854", 1, Nothing), HandCount(Mine, 3),
        DeckCount(Mine, 16),
    }
    check! { Druid:
        Ally("GDB_854"), Enemy("CS2_182"), Force(Card("EX1_164")), Force(Number(1)), Force(Card("EX1_165")),
        Force(Number(1)), Play("EX1_144", On(My(0))), PlayOption("GDB_854", 0, Nothing), HandCount(Mine, 3),
        DeckCount(Mine, 16), Force(Card("EX1_154")), Force(Number(0)), Force(Card("EX1_164")), Force(Number(1)),
        Play("EX1_144", On(My(0))), HandCount(Mine, 4), Crystals(10), PlayOption("GDB_854", 0, On(Their(0))),
        Damage(Their(0), 3),
    }
    // Not on the opponent's turn.
    check! { Druid: Give("GDB_854"), ForbidOutcome(Number(0)), EndTurn }
}

/// Exarch Othaar · Minion · Draenei · 3 mana · 3/3 · **Battlecry:** If you're building a **Starship**, get 3 different Arcane spells and reduce their Costs by (2).
//~ done GDB_856 - a824fb2e -
#[test]
fn GDB_856_exarch_othaar() {
    check! { Druid:
        Play("GDB_856", Nothing), HandCount(Mine, 0), Ally("GDB_101"), Kill(My(1)), Crystals(10),
        Force(Card("CS2_023")), ForbidOutcome(Card("CS2_023")), Play("GDB_856", Nothing), HandCount(Mine, 3),
        CostNow(Newest("CS2_023"), 1),
    }
    check! { Druid:
        Ally("GDB_101"), Kill(My(0)), Crystals(10), Force(Card("AV_218")), Force(Card("BAR_539")),
        Force(Card("BOT_257")), Play("GDB_856", Nothing), HandCount(Mine, 3), CostNow(Newest("AV_218"), 5),
        CostNow(Newest("BAR_539"), 6), CostNow(Newest("BOT_257"), 5),
    }
    for given in [&[][..], &["AV_218"][..], &["AV_218", "BAR_539"][..]] {
        let forced: Vec<Step> = given.iter().map(|id| Force(Card(id))).collect();
        let rest = [ForbidOutcome(Card("CS2_029")), Play("GDB_856", Nothing), HandCount(Mine, 3), HandCount(Theirs, 0)];
        check(CardClass::Druid, &[&[Ally("GDB_101"), Kill(My(0)), Crystals(10)], &forced[..], &rest].concat());
    }
}

/// Final Frontier · Spell · Arcane · 7 mana · **Discover** a 10-Cost minion from the past. Set its Cost to (1).
//~ done GDB_857 - d9106c16 -
#[test]
fn GDB_857_final_frontier() {
    check! { Druid: Give("GDB_857"), Cost("GDB_857", 7), Play("GDB_857", Nothing), Choose(0), CostNow(InHand(0), 1) }
    check! { Druid: Play("GDB_857", Nothing), Choose(2), CostNow(InHand(0), 1) }
    // Neither of a Standard set nor dearer.
    for other in ["EDR_453", "EX1_105"] {
        check! { Druid: ForbidOutcome(Card(other)), Play("GDB_857", Nothing), Choose(0), CostNow(InHand(0), 1) }
    }
}

/// Artanis · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Summon two 3/4 Zealots with **Charge**. Your Protoss minions cost (2) less this game.
// Also tests SC_754p.
//~ done SC_754 - a720b9d3 -
#[test]
fn SC_754_artanis() {
    check! { Mage:
        Give("SC_751t"), Give("CS2_182"), Give("CS2_231"), Play("SC_754", Nothing), BoardCount(Mine, 2),
        IsCard(My(0), "SC_751t"), IsCard(My(1), "SC_751t"), Armor(Mine, 5), IsCard(MyPower, "SC_754p"), CostNow(InHand(0), 1),
        CostNow(InHand(1), 4), Crystals(10), HeroPower(On(My(0))), StatsNow(My(0), 4, 4),
        HasNow(My(0), GameTag::DIVINE_SHIELD), StatsNow(MyHero, 1, 30), HasNow(MyHero, GameTag::DIVINE_SHIELD),
        StatsNow(My(1), 3, 4), EndTurn, StatsNow(My(0), 3, 4), StatsNow(MyHero, 0, 30), HasNow(My(0), GameTag::DIVINE_SHIELD), EndTurn,
        CostNow(InHand(0), 1),
    }
    check! { Mage:
        HasHeroPower("SC_754p"), Ally("CS2_182"), Enemy("CS2_182"), HeroPower(On(My(0))), StatsNow(TheirHero, 0, 30),
        HasNot(TheirHero, GameTag::DIVINE_SHIELD), Targets("SC_754p", &[FriendlyMinion]),
    }
}

/// Construct Pylons · Spell · 0 mana · Your next Protoss card this turn costs (2) less.
//~ done SC_755 - 9e90241e -
#[test]
fn SC_755_construct_pylons() {
    check! { Druid:
        Give("SC_756"), Give("CS2_182"), Play("SC_755", Nothing), CostNow(InHand(0), 10), CostNow(InHand(1), 4),
        EndTurn, EndTurn, CostNow(InHand(0), 12),
    }
}

/// Psionic Matrix · Enchantment · Your next Protoss card this turn costs (2) less.
//~ done SC_755e2 - 8e7b5d02 -
#[test]
fn SC_755e2_psionic_matrix() {
    check! { Druid:
        Ally("CS2_182"), Give("SC_750"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "SC_755e2"), CostNow(Nth(1), 2), CostNow(Nth(2), 4),
    }
    check! { Druid:
        Ally("CS2_182"), Give("SC_750"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "SC_755e2"), Play("SC_751", Nothing), Crystals(10), CostNow(Nth(1), 4),
    }
    check! { Druid:
        Ally("CS2_182"), Give("SC_750"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "SC_755e2"), EndTurn, CostNow(Nth(1), 4),
    }
}

/// Immortal · Minion · Mech · 7 mana · 5/8 · **Taunt**, **Divine Shield Battlecry:** Spend 4 Mana to double this minion's stats.
//~ done SC_763 - ab5e18cc -
#[test]
fn SC_763_immortal() {
    check! { Druid:
        Give("SC_763"), Cost("SC_763", 7), Stats("SC_763", 5, 8), Has("SC_763", GameTag::DIVINE_SHIELD),
        Has("SC_763", GameTag::TAUNT), Ally("GVG_006"), Play("SC_763", Nothing), StatsNow(My(1), 10, 16), Mana(0),
    }
    check! { Druid: Play("SC_763", Nothing), StatsNow(My(0), 5, 8), Mana(3) }
}

/// Void Ray · Minion · Mech · 3 mana · 3/2 · **Rush**, **Divine Shield Battlecry:** If this costs (0), gain +2/+2.
//~ done SC_783 - 80529679 -
#[test]
fn SC_783_void_ray() {
    check! { Mage:
        Play("SC_783", Nothing), StatsNow(My(0), 3, 2), Give("SC_783"), Enchant(InHand(0), "AT_027e"),
        Play("SC_783", Nothing), StatsNow(My(1), 5, 4),
    }
    // It costs (3), though Health is paid and no Mana.
    check! { Mage:
        Give("SC_783"), Enchant(InHand(0), "WC_023e"), Play("SC_783", Nothing), Health(MyHero, 27), StatsNow(My(0), 3, 2),
    }
}

/// Cosmic Phenomenon · Spell · Arcane · 5 mana · Summon three 2/3 Elementals with **Taunt**. If your board is full, give your minions +1/+1.
//~ done GDB_882 - 6f0533ff -
#[test]
fn GDB_882_cosmic_phenomenon() {
    check! { Druid:
        Give("GDB_882"), Cost("GDB_882", 5), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Play("GDB_882", Nothing), BoardCount(Mine, 6), IsCard(My(3), "GDB_882t"), StatsNow(My(5), 2, 3),
        HasNow(My(5), GameTag::TAUNT), StatsNow(My(0), 4, 5), BoardCount(Theirs, 0),
    }
    check! { Druid:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Play("GDB_882", Nothing), BoardCount(Mine, 7), StatsNow(My(0), 5, 6), StatsNow(My(4), 3, 4), StatsNow(My(6), 3, 4),
        StatsNow(Their(0), 4, 5),
    }
}

/// Photon Cannon · Spell · 2 mana · Deal $3 damage. If this kills a minion, your Protoss minions cost (1) less this game.
//~ done SC_753 - 0250d0f7 -
#[test]
fn SC_753_photon_cannon() {
    check! { Druid:
        Give("SC_753"), Cost("SC_753", 2), Targets("SC_753", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        Give("SC_756"), Give("CS2_182"), Enemy("CS2_182"), Enemy("CS2_172"), Play("SC_753", On(TheirHero)),
        Health(TheirHero, 27), Play("SC_753", On(Their(0))), Damage(Their(0), 3), CostNow(Nth(1), 12),
        Play("SC_753", On(Their(1))), BoardCount(Theirs, 1), CostNow(Nth(1), 11), CostNow(Nth(2), 4), EndTurn, EndTurn,
        CostNow(Nth(1), 11), Give("SC_756"), CostNow(InHand(3), 11),
    }
}
