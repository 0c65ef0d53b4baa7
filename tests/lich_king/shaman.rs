//! Shaman cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 497c7699

/// Blazing Transmutation · Spell · Fire · 1 mana · Choose a minion. **Discover** one that costs (1) more to transform it into.
//~ done NX2_008 - ffd488b8 -
#[test]
fn NX2_008_blazing_transmutation() {
    check! { Shaman:
        Targets("NX2_008", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_172"), Force(Card("CS2_125")),
        Play("NX2_008", On(Their(0))), ChooseCard("CS2_125"), IsCard(Their(0), "CS2_125"), BoardCount(Theirs, 1),
        HandCount(Mine, 0),
    }
    check! { Shaman:
        Enemy("CS2_172"), Enemy("CS2_172"), Force(Card("CS2_125")), Play("NX2_008", On(Their(0))),
        ChooseCard("CS2_125"), IsCard(Their(1), "CS2_172"),
    }
    for other in ["EX1_248", "CS2_182"] {
        check! { Shaman: Enemy("CS2_172"), ForbidOutcome(Card(other)), Play("NX2_008", On(Their(0))) }
    }
}

/// From De Other Side · Spell · Shadow · 9 mana · Summon a copy of each minion in your hand. They attack random enemy minions, then die.
//~ done RLK_911 - 3b7f39ce -
#[test]
fn RLK_911_from_de_other_side() {
    check! { Shaman:
        Give("CS2_182"), Give("CS2_120"), Give("CS2_024"), Enemy("LOOT_357l"), Play("RLK_911", Nothing),
        HandCount(Mine, 3), BoardCount(Mine, 0), Damage(Their(0), 6), Health(TheirHero, 30),
    }
    check! { Shaman:
        Give("CS2_182"), Play("RLK_911", Nothing), BoardCount(Mine, 0), Health(TheirHero, 30), Ally("CS2_182"),
        BoardCount(Mine, 1),
    }
    check! { Shaman:
        Give("CS2_182"), Give("CS2_024"), Give("CS2_106"), Enemy("LOOT_357l"), Play("RLK_911", Nothing),
        HandCount(Mine, 3), Damage(Their(0), 4),
    }
    check! { Shaman:
        EndTurn, Play("CFM_619", Nothing), EndTurn, Enemy("LOOT_357l"), Play("RLK_911", Nothing), Damage(Their(0), 0),
        HandCount(Theirs, 2),
    }
    // Who is no longer there after the attack does not die: Freezing Trap sends the first of two Yetis back.
    check! { Shaman:
        EndTurn, Play("EX1_611", Nothing), EndTurn, Give("CS2_182"), Enemy("LOOT_357l"), Play("RLK_911", Nothing),
        BoardCount(Mine, 0), HandCount(Mine, 3), IsCard(InHand(2), "CS2_182"), CostNow(InHand(2), 6), Damage(Their(0), 4),
    }
    // A location is no minion.
    check! { Shaman: Give("TTN_090"), Enemy("LOOT_357l"), Play("RLK_911", Nothing), HandCount(Mine, 1), BoardCount(Mine, 0) }
}

/// Scourge Troll · Minion · Undead · 1 mana · 1/3 · **Deathrattles** given to this minion trigger twice.
//~ done RLK_912 - a2da894e -
#[test]
fn RLK_912_scourge_troll() {
    // A Deathrattle that it was given happens twice, silenced once, and that of another minion once.
    check! { Shaman:
        Ally("RLK_912"), Play("CS2_038", On(My(0))), Kill(My(0)), BoardCount(Mine, 2), IsCard(My(0), "RLK_912"), IsCard(My(1), "RLK_912"),
    }
    check! { Shaman:
        Ally("RLK_912"), Play("EX1_332", On(My(0))), Play("CS2_038", On(My(0))), Kill(My(0)), BoardCount(Mine, 1),
    }
    check! { Shaman: Ally("RLK_912"), Ally("CS2_182"), Play("CS2_038", On(My(1))), Kill(My(1)), BoardCount(Mine, 2) }
    // Its own Deathrattle, which it has not, is none: without a gift nothing happens.
    check! { Shaman: Ally("RLK_912"), Kill(My(0)), BoardCount(Mine, 0) }
}

/// Overlord Drakuru · Minion · 9 mana · 6/8 · **Rush**, **Windfury** After this attacks and kills a minion, resurrect it on your side.
//~ done RLK_913 - a4612e9d -
#[test]
fn RLK_913_overlord_drakuru() {
    check! { Shaman:
        Ally("RLK_913"), Enemy("CS2_182"), Attack(My(0), Their(0)), BoardCount(Mine, 2), IsCard(My(1), "CS2_182"),
        Damage(My(1), 0),
    }
    check! { Shaman:
        Ally("RLK_913"), Enemy("CS2_200"), Attack(My(0), Their(0)), BoardCount(Mine, 1), BoardCount(Theirs, 1),
    }
}

/// Prescience · Spell · Shadow · 4 mana · Draw 2 minions. For each that costs (5) or more, summon a 2/3 Spirit with **Taunt**.
//~ done RLK_553 - 73194989 -
#[test]
fn RLK_553_prescience() {
    check! { Shaman:
        DeckOf(&["CS2_231", "CS2_172", "CS2_200", "CS2_029"]), Play("RLK_553", Nothing), HandCount(Mine, 2),
        IsInZone(Nth(1), Zone::Hand), IsInZone(Nth(2), Zone::Hand), IsInZone(Nth(3), Zone::Deck), BoardCount(Mine, 1),
        IsCard(My(0), "RLK_553t"), StatsNow(My(0), 2, 3), HasNow(My(0), GameTag::TAUNT),
    }
    check! { Shaman:
        DeckOf(&["CS2_182", "CS2_187", "CS2_200"]), Play("RLK_553", Nothing), HandCount(Mine, 2), BoardCount(Mine, 2),
    }
    check! { Shaman: Play("RLK_553", Nothing), HandCount(Mine, 2), BoardCount(Mine, 0) }
}
