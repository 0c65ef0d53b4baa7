//! Hunter cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9989326c

/// Shadehound · Minion · Beast · 5 mana · 6/5 · Whenever this attacks, give your other Beasts +2/+2. **Infuse (@ Beasts):** Gain **Rush**.
/// - Numbers: {0} = 3
//~ done MAW_009 - c40feba6.ea2304e3 -
#[test]
fn MAW_009_shadehound() {
    check! { Hunter:
        Ally("MAW_009"), Ally("CS2_120"), Ally("CS2_182"), Enemy("CS2_120"), Attack(My(2), TheirHero),
        StatsNow(My(1), 2, 3), Attack(My(0), TheirHero), StatsNow(My(0), 6, 5), StatsNow(My(1), 4, 5), StatsNow(My(2), 4, 5),
        StatsNow(Their(0), 2, 3),
    }
    check! { Hunter:
        Give("MAW_009"), Ally("CS2_120"), Ally("CS2_120"), Ally("CS2_182"), Enemy("CS2_120"), Ally("CS2_120"),
        Kill(Nth(1)), Kill(Nth(2)), Kill(Nth(3)), Kill(Nth(4)), IsCard(InHand(0), "MAW_009"), Kill(Nth(5)),
        IsCard(InHand(0), "MAW_009t"),
    }
}

/// Defense Attorney Nathanos · Minion · Undead · 6 mana · 4/4 · **Battlecry: Discover** a friendly **Deathrattle** minion that died this game. Gain its **Deathrattle** and then trigger it.
//~ done MAW_011 - e8502fad -
#[test]
fn MAW_011_defense_attorney_nathanos() {
    check! { Hunter:
        Ally("EX1_096"), Ally("CS2_182"), Kill(My(0)), Kill(My(0)), HandCount(Mine, 1), Play("MAW_011", Nothing),
        Choose(0), HandCount(Mine, 2), Kill(My(0)), HandCount(Mine, 3),
    }
    // What doubles Deathrattles doubles the one that he triggers.
    check! { Hunter:
        Ally("EX1_096"), Kill(My(0)), HandCount(Mine, 1), Ally("FP1_031"), Play("MAW_011", Nothing), Choose(0),
        HandCount(Mine, 3),
    }
    // The Deathrattle of the Skulker gives back what it remembers, and Nathanos remembers no weapon.
    check! { Hunter:
        Ally("DEEP_012"), Kill(My(0)), Ally("CS2_106"), Play("MAW_011", Nothing), Choose(0),
        IsCard(MyWeapon, "CS2_106"), BoardCount(Mine, 1), Kill(My(0)), IsCard(MyWeapon, "CS2_106"),
    }
}

/// Frenzied Fangs · Spell · 2 mana · Summon two 2/1 Bats. **Infuse (@):** Give them +1/+2.
/// - Numbers: {0} = 3
// Also tests REV_350t2.
//~ done REV_350 - 076fdb77.ea2304e3 -
#[test]
fn REV_350_frenzied_fangs() {
    check! { Hunter:
        Play("REV_350", Nothing), BoardCount(Mine, 2), IsCard(My(0), "REV_350t"), StatsNow(My(1), 2, 1), BoardCount(Theirs, 0),
    }
    check! { Hunter:
        Give("REV_350"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Ally("CS2_120"), Kill(Nth(1)),
        Kill(Nth(2)), Kill(Nth(3)), IsCard(InHand(0), "REV_350"), Kill(Nth(4)), IsCard(InHand(0), "REV_350t2"),
        Play("REV_350t2", Nothing), BoardCount(Mine, 2), StatsNow(My(0), 3, 3), StatsNow(My(1), 3, 3),
    }
}

/// Huntsman Altimor · Minion · 7 mana · 5/4 · **Battlecry:** Summon a Gargon Companion. **Infuse ({0}):** Summon another. **Infuse ({1}):** And another!
/// - Numbers: {0} = 4, {1} = 8
//~ done REV_353 - d75b50f5.fe9e0422 -
#[test]
fn REV_353_huntsman_altimor() {
    check! { Hunter:
        Give("REV_353"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        IsCard(InHand(0), "REV_353"), Force(Card("REV_353t4")), Play("REV_353", Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "REV_353t4"), Give("REV_353"), Kill(My(0)), Kill(My(0)), Ally("CS2_231"), Ally("CS2_231"),
        Kill(My(0)), Kill(My(0)), IsCard(InHand(0), "REV_353t"),
    }
}

/// Huntsman Altimor · Minion · 7 mana · 5/4 · **Infused Battlecry:** Summon 2 Gargon Companions. **Infuse (@):** Summon all 3!
/// - Numbers: {0} = 4
//~ done REV_353t - 6b88eb56.ea228308 -
#[test]
fn REV_353t_huntsman_altimor() {
    check! { Hunter: Play("REV_353t", Nothing), BoardCount(Mine, 3) }
}

/// Huntsman Altimor · Minion · 7 mana · 5/4 · **Infused Battlecry:** Summon all 3 Gargon Companions.
//~ done REV_353t2 - 8a901b5e -
#[test]
fn REV_353t2_huntsman_altimor() {
    check! { Hunter:
        Play("REV_353t2", Nothing), BoardCount(Mine, 4), IsInZone(Newest("REV_353t3"), Zone::Play),
        IsInZone(Newest("REV_353t4"), Zone::Play), IsInZone(Newest("REV_353t5"), Zone::Play),
    }
}

/// Stag Spirit Wildseed · Minion · Undead · Beast · 3 mana · 5/4 · **Dormant** for 3 turns. When this awakens, equip a 4/2 Greatbow.
//~ done REV_360t2 - a88f6a8b -
#[test]
fn REV_360t2_stag_spirit_wildseed() {
    check! { Hunter:
        Force(Card("REV_360t2")), Play("REV_364", On(TheirHero)), Damage(TheirHero, 3), HasNow(My(0), GameTag::DORMANT),
        EndTurn, EndTurn, EndTurn, EndTurn, HasNow(My(0), GameTag::DORMANT), NoWeapon(Mine), EndTurn, EndTurn,
        HasNot(My(0), GameTag::DORMANT), IsCard(MyWeapon, "REV_360t4"), NoWeapon(Theirs),
    }
}

/// Wild Spirits · Spell · Nature · 3 mana · Summon two different **Dormant** Wildseeds. Make your Wildseeds awaken 1 turn sooner.
//~ done REV_361 - a604641f -
#[test]
fn REV_361_wild_spirits() {
    check! { Hunter:
        Force(Number(2)), Play("REV_361", Nothing), BoardCount(Mine, 2), CannotAct(My(0)), EndTurn, EndTurn,
        HasNow(My(0), GameTag::TAUNT), NoWeapon(Mine), EndTurn, EndTurn, NoWeapon(Theirs), IsCard(MyWeapon, "REV_360t4"),
    }
    check! { Hunter:
        Play("REV_361", Nothing), EndTurn, EndTurn, EndTurn, Play("REV_361", Nothing), NoWeapon(Mine),
        BoardCount(Mine, 2), BoardCount(Theirs, 2),
    }
    // Who is no Wildseed sleeps on.
    check! { Hunter:
        Play("BT_156", Nothing), Play("REV_361", Nothing), BoardCount(Mine, 3), EndTurn, EndTurn,
        HasNow(My(0), GameTag::DORMANT),
    }
}

/// Ara'lon · Minion · 5 mana · 4/5 · **Battlecry:** Summon one of each **Dormant** Wildseed.
//~ done REV_363 - e498ca7d -
#[test]
fn REV_363_aralon() {
    check! { Hunter:
        Play("REV_363", Nothing), BoardCount(Mine, 4), IsInZone(Newest("REV_360t"), Zone::Play),
        IsInZone(Newest("REV_360t1"), Zone::Play), IsInZone(Newest("REV_360t2"), Zone::Play), HasNow(Newest("REV_360t1"), GameTag::DORMANT),
        EndTurn, EndTurn, HasNot(Newest("REV_360t"), GameTag::DORMANT), HasNow(Newest("REV_360t1"), GameTag::DORMANT),
        BoardCount(Theirs, 0),
    }
}

/// Ara'lon · Minion · 5 mana · 4/5 · {0} {1} {2} {3}
//~ todo REV_780 f3778d13 b5d79ea4 -
#[test]
#[ignore = "todo: Ara'lon"]
fn REV_780_aralon() {
    unwritten("REV_780");
}

/// Castle Kennels · Location · 2 mana · 3 uses · {0} {1}
//~ todo REV_790 63817e91 6ec0e3ad -
#[test]
#[ignore = "todo: Castle Kennels"]
fn REV_790_castle_kennels() {
    unwritten("REV_790");
}
