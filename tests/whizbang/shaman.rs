//! Shaman cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 668b8134

/// Murloc Growfin · Minion · Murloc · 1 mana · 1/1 · **Gigantify Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
//~ done MIS_307 - 7cc928fb -
#[test]
fn MIS_307_murloc_growfin() {
    check! { Shaman:
        Give("MIS_307"), Enchant(InHand(0), "CS2_092e"), Play("MIS_307", Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "MIS_307t"), StatsNow(My(1), 5, 5), HasNow(My(1), GameTag::RUSH), HandCount(Mine, 1),
        IsCard(InHand(0), "MIS_307t1"),
    }
}

/// Murloc Growfin · Minion · Murloc · 8 mana · 8/8 · **Gigantic Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
//~ done MIS_307t1 - daac9fed -
#[test]
fn MIS_307t1_murloc_growfin() {
    check! { Shaman:
        Play("MIS_307t1", Nothing), BoardCount(Mine, 2), IsCard(My(1), "MIS_307t"), StatsNow(My(1), 8, 8), HandCount(Mine, 0),
    }
}

/// Shudderblock · Minion · 6 mana · 5/5 · **Miniaturize Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
//~ done TOY_501 - c6319be2 -
#[test]
fn TOY_501_shudderblock() {
    check! { Shaman:
        Play("TOY_501", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TOY_501t"), Play("CS2_189", On(TheirHero)),
        Health(TheirHero, 30), Crystals(10), Play("CS2_189", On(TheirHero)), Health(TheirHero, 29),
    }
    // The next Battlecry that I play.
    check! { Mage:
        Play("TOY_501", Nothing), HandCount(Mine, 1), Summon("EX1_015"), EndTurn, Play("EX1_015", Nothing),
        HandCount(Theirs, 2), EndTurn, HandCount(Mine, 2), Play("CS2_182", Nothing), Play("EX1_015", Nothing),
        HandCount(Mine, 4),
    }
    // A weapon has a Battlecry as well.
    check! { Warrior:
        Play("TOY_501", Nothing), HandCount(Mine, 1), Play("JAM_015t4", Nothing), Choose(0), Choose(0), Choose(0),
        HandCount(Mine, 4),
    }
}

/// Shudderblock · Minion · 1 mana · 1/1 · **Mini Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
//~ done TOY_501t - 6eb0b2b9 -
#[test]
fn TOY_501t_shudderblock() {
    check! { Shaman:
        Enemy("CS2_200"), Play("TOY_501t", Nothing), Play("CS2_189", On(Their(0))), Damage(Their(0), 3),
        Play("CS2_189", On(Their(0))), Damage(Their(0), 4),
    }
    check! { Shaman:
        Play("TOY_501t", Nothing), Play("CS2_231", Nothing), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
        Play("CS2_189", On(TheirHero)), Health(TheirHero, 24),
    }
    // The next Battlecry that I play.
    check! { Mage:
        Play("TOY_501t", Nothing), HandCount(Mine, 0), Summon("EX1_015"), EndTurn, Play("EX1_015", Nothing),
        HandCount(Theirs, 2), EndTurn, HandCount(Mine, 1), Play("CS2_182", Nothing), Play("EX1_015", Nothing),
        HandCount(Mine, 3),
    }
    // A weapon has a Battlecry as well.
    check! { Warrior:
        Play("TOY_501t", Nothing), Play("JAM_015t4", Nothing), Choose(0), Choose(0), Choose(0), HandCount(Mine, 3),
    }
}

/// Hagatha the Fabled · Minion · 4 mana · 4/3 · **Battlecry:** Draw 2 spells that cost (5) or more. Transform them into Slimes that cast the spells.
//~ done TOY_504 - 38ce731d -
#[test]
fn TOY_504_hagatha_the_fabled() {
    check! { Shaman:
        DeckOf(&["CS2_029", "CS2_042", "CS2_032", "EX1_279"]), Play("TOY_504", Nothing), HandCount(Mine, 2),
        DeckCount(Mine, 2), IsCard(InHand(0), "TOY_504t"), IsCard(InHand(1), "TOY_504t"), Enemy("CS2_120"), Crystals(10),
        Play("TOY_504t", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 2), Play("TOY_504t", On(TheirHero)),
        Health(TheirHero, 20), BoardCount(Mine, 3),
    }
    let drawn = [Play("TOY_504", Nothing), HandCount(Mine, 1), DeckCount(Mine, 2), IsCard(InHand(0), "TOY_504t")];
    check(CardClass::Shaman, &[&[DeckOf(&["CS2_029", "CS2_187", "RLK_035"])], &drawn[..]].concat());
    let two = [Play("TOY_504", Nothing), HandCount(Mine, 2), DeckCount(Mine, 1), DeckCount(Theirs, 21)];
    check(CardClass::Shaman, &[&[DeckOf(&["CS2_032"; 3]), OnTheirTop("CS2_032")], &two[..]].concat());
}

/// Fairy Tale Slime · Minion · 1 mana · 1/1 · **Battlecry:** Cast {0}.
//~ done TOY_504t - cf9ef855 -
#[test]
fn TOY_504t_fairy_tale_slime() {
    check! { Shaman:
        DeckOf(&["CS2_032"]), Play("TOY_504", Nothing), HandCount(Mine, 1), Cost("TOY_504t", 1),
        Stats("TOY_504t", 1, 1), Enemy("CS2_120"), Crystals(10), Play("TOY_504t", Nothing), BoardCount(Theirs, 0),
        BoardCount(Mine, 2),
    }
    // A spell with a target is pointed at somebody.
    check! { Shaman:
        DeckOf(&["EX1_279"]), Play("TOY_504", Nothing), HandCount(Mine, 1), Enemy("CS2_200"), Crystals(10),
        Play("TOY_504t", On(TheirHero)), Health(TheirHero, 20), BoardCount(Mine, 2), Health(Their(0), 7),
    }
    // With one valid target the spell is cast once, at that target.
    check! { Shaman:
        DeckOf(&["UNG_952"]), Play("TOY_504", Nothing), HandCount(Mine, 1), Kill(My(0)), Enemy("CS2_182"), Crystals(10),
        Play("TOY_504t", On(Their(0))), StatsNow(Their(0), 6, 11), StatsNow(My(0), 1, 1),
    }
}

/// Wave of Nostalgia · Spell · Nature · 5 mana · Transform ALL minions into random **Legendary** ones from the past.
//~ done MIS_701 - 2760599c -
#[test]
fn MIS_701_wave_of_nostalgia() {
    check! { Shaman in Wild:
        Ally("CS2_182"), Enemy("CS2_172"), Force(Card("GVG_110")), Force(Card("GVG_110")), Play("MIS_701", Nothing),
        IsCard(My(0), "GVG_110"), IsCard(Their(0), "GVG_110"), BoardCount(Mine, 1), BoardCount(Theirs, 1),
    }
    check! { Shaman in Wild: Ally("CS2_182"), ForbidOutcome(Card("CS2_200")), Play("MIS_701", Nothing) }
    check! { Shaman in Wild: Ally("CS2_182"), ForbidOutcome(Card("CATA_140")), Play("MIS_701", Nothing) }
}

/// Once Upon a Time... · Spell · Nature · 6 mana · Summon a random 3-Cost Beast, Dragon, Elemental, and Murloc.
//~ done TOY_506 - 2c9bcab3 -
#[test]
fn TOY_506_once_upon_a_time() {
    check! { Shaman in Wild:
        Force(Card("CS2_125")), Force(Card("GIL_683")), Force(Card("CS2_118")), Force(Card("EX1_507")),
        Play("TOY_506", Nothing), BoardCount(Mine, 4), IsCard(My(0), "CS2_125"), IsCard(My(1), "GIL_683"), IsCard(My(2), "CS2_118"),
        IsCard(My(3), "EX1_507"), BoardCount(Theirs, 0),
    }
    check! { Shaman in Wild: ForbidOutcome(Card("CS2_182")), Play("TOY_506", Nothing) }
}
