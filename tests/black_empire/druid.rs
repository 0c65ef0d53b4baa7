//! Druid cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file da4fa4e4

/// Efflorescence · Spell · Nature · 2 mana · Draw a different spell. If it's a Nature spell, it casts twice.
//~ done BE_801 - 818601ce -
#[test]
fn BE_801_efflorescence() {
    check! { Mage:
        Give("EX1_238"), OnTop("EX1_238"), OnTop("BE_801"), Play("BE_801", Nothing), HandCount(Mine, 2),
        IsInZone(Nth(2), Zone::Deck), IsInZone(Nth(1), Zone::Hand), Play("EX1_238", On(TheirHero)), Health(TheirHero, 24),
        Play("EX1_238", On(TheirHero)), Health(TheirHero, 21),
    }
    // Not a Nature spell.
    check! { Mage:
        OnTop("CS2_029"), Play("BE_801", Nothing), HandCount(Mine, 1), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 24),
    }
    check! { Mage: OnTop("EX1_238"), OnTop("EX1_238"), Play("BE_801", Nothing), HandCount(Mine, 1) }
    // The opponent gets nothing of it.
    check! { Mage: OnTheirTop("EX1_302"), Play("BE_801", Nothing), HandCount(Theirs, 0) }
}

/// Deathblossom · Spell · Nature · 2 mana · Get two 2/1 Plants with "**Deathrattle:** Summon a 5/5 Bug with **Taunt**." They cost (2).
//~ done BE_802 - f57c8153 -
#[test]
fn BE_802_deathblossom() {
    check! { Druid:
        Play("BE_802", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "BE_802t"), IsCard(InHand(1), "BE_802t"),
        CostNow(InHand(0), 2), CostNow(InHand(1), 2), Play("BE_802t", Nothing), StatsNow(My(0), 2, 1), Kill(My(0)),
        BoardCount(Mine, 1), IsCard(My(0), "BE_002"), StatsNow(My(0), 5, 5), HasNow(My(0), GameTag::TAUNT),
        BoardCount(Theirs, 0),
    }
}

/// Curious Grimlynx · Minion · Beast · 5 mana · 2/5 · **Taunt**. **Battlecry:** Summon a {0}/{1} Beast with **Rush**. *(It has the opposite stats of this minion!)*
/// - Numbers: {0} = 5, {1} = 2
//~ done BE_850t - 229a5919.ad8e5c7e -
#[test]
fn BE_850t_curious_grimlynx() {
    check! { Druid:
        Play("BE_850t", Nothing), BoardCount(Mine, 2), StatsNow(My(0), 2, 5), HasNow(My(0), GameTag::TAUNT),
        IsCard(My(1), "BE_850"), StatsNow(My(1), 5, 2), HasNow(My(1), GameTag::RUSH), HasNot(My(1), GameTag::TAUNT),
        BoardCount(Theirs, 0),
    }
    check! { Druid:
        Give("BE_850t"), Enchant(InHand(0), "CS2_087e"), Play("BE_850t", Nothing), StatsNow(My(0), 5, 5), StatsNow(My(1), 5, 5),
    }
    check! { Druid:
        Give("BE_850t"), Enchant(InHand(0), "CS2_092e"), Play("BE_850t", Nothing), StatsNow(My(0), 6, 9), StatsNow(My(1), 9, 6),
    }
}

/// Steward of the Vale · Minion · 2 mana · 2/3 · **Battlecry: Assemble** a Beast.
//~ todo BE_851 c25de64c ced9bbee -
#[test]
#[ignore = "todo: Steward of the Vale"]
fn BE_851_steward_of_the_vale() {
    unwritten("BE_851");
}

/// Ammunae · Minion · 8 mana · 6/6 · **Battlecry:** For the rest of the game, after you play a **Deathrattle** minion, summon a copy of it.
//~ done BE_852 - a43408fd -
#[test]
fn BE_852_ammunae() {
    check! { Druid:
        Give("BE_852"), Cost("BE_852", 8), Stats("BE_852", 6, 6), Play("BE_852", Nothing), Crystals(10),
        Play("EX1_096", Nothing), BoardCount(Mine, 3), IsCard(My(2), "EX1_096"), Play("CS2_231", Nothing),
        BoardCount(Mine, 4), Kill(My(0)), EndTurn, Play("EX1_096", Nothing), BoardCount(Theirs, 1), EndTurn,
        Play("FP1_007", Nothing), BoardCount(Mine, 5), IsCard(My(4), "FP1_007"),
    }
    // The copy comes after the Battlecry.
    check! { Druid in Wild:
        Play("BE_852", Nothing), Crystals(10), Force(Card("EX1_543")), Play("DINO_430", Nothing), BoardCount(Mine, 2),
        ChooseCard("EX1_543"), BoardCount(Mine, 3), IsCard(My(2), "DINO_430"),
    }
    // A location is no minion.
    check! { Druid: Play("BE_852", Nothing), Crystals(10), Play("JAIL_887", Nothing), BoardCount(Mine, 2) }
}

/// Primordial Bear · Minion · Beast · 3 mana · 2/3 · **Battlecry:** Give your hero this minion's Attack this turn.
//~ done BE_855 - afcb4a7b -
#[test]
fn BE_855_primordial_bear() {
    check! { Druid:
        Play("BE_855", Nothing), StatsNow(MyHero, 2, 30), StatsNow(TheirHero, 0, 30), StatsNow(My(0), 2, 3), Attack(MyHero, TheirHero),
        Health(TheirHero, 28), EndTurn, StatsNow(MyHero, 0, 30),
    }
}

/// \[BioCore\] Nature Studies · Spell · Nature · 1 mana · **Discover** a spell. Your next one costs (1) less.
//~ todo Core_mon_0003 d0bc782d 173c9880 -
#[test]
#[ignore = "todo: [BioCore] Nature Studies"]
fn Core_mon_0003_bio_core_nature_studies() {
    unwritten("Core_mon_0003");
}
