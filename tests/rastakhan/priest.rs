//! Priest cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ceff1f2a

/// Mass Hysteria · Spell · Shadow · 5 mana · Force each minion to attack another random minion.
//~ done TRL_258 - 740571ac -
#[test]
fn TRL_258_mass_hysteria() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Force(Entity(Nth(1))), Play("TRL_258", Nothing),
        BoardCount(Theirs, 1), Damage(Their(0), 5), Dead(Nth(0)), Health(TheirHero, 30), Health(MyHero, 30),
    }
}

/// Bwonsamdi, the Dead · Minion · Undead · 7 mana · 7/7 · **Battlecry:** Draw 1-Cost minions from your deck until your hand is full.
//~ done TRL_260 - 2589759c -
#[test]
fn TRL_260_bwonsamdi_the_dead() {
    check! { Priest:
        DeckOf(&["CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "EX1_238", "CS2_182"]),
        Give("CS2_231"), Give("CS2_231"), Play("TRL_260", Nothing), HandCount(Mine, 10), DeckCount(Mine, 4),
        IsCard(InHand(9), "CS2_168"), IsInZone(Nth(11), Zone::Deck), IsInZone(Nth(10), Zone::Deck),
    }
    check! { Priest:
        DeckOf(&["CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "EX1_238", "CS2_182"]),
        Give("CS2_182"), Give("CS2_231"), Give("CS2_172"), Play("TRL_260", Nothing), DeckCount(Mine, 5),
        HandCount(Mine, 10),
    }
    check! { Priest:
        DeckOf(&["CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "CS2_168", "EX1_238", "CS2_182"]),
        Play("TRL_260", Nothing), HandCount(Mine, 10),
    }
}

/// Auchenai Phantasm · Minion · Undead · Draenei · 2 mana · 3/2 · **Battlecry:** This turn, your healing effects deal damage instead.
//~ done TRL_501 - b6a9dd65 -
#[test]
fn TRL_501_auchenai_phantasm() {
    check! { Priest:
        Play("TRL_501", Nothing), HeroPower(On(TheirHero)), Health(TheirHero, 28), EndTurn, EndTurn, DealDamage(TheirHero, 5),
        HeroPower(On(TheirHero)), Health(TheirHero, 25),
    }
}

/// Princess Talanji · Minion · 8 mana · 7/5 · **Battlecry:** Summon all minions from your hand that didn't start in your deck.
//~ done TRL_259 - 0ccba327 -
#[test]
fn TRL_259_princess_talanji() {
    check! { Priest:
        Give("CS2_200"), Give("CS2_029"), GiveThem("CS2_182"), DrawOne, HandCount(Mine, 3), Play("TRL_259", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "CS2_200"), HandCount(Mine, 2), BoardCount(Theirs, 0),
    }
}

/// Surrender to Madness · Spell · Shadow · 3 mana · Destroy 3 of your Mana Crystals. Give all minions in your deck +2/+2.
//~ done TRL_500 - 6e391d91 -
#[test]
fn TRL_500_surrender_to_madness() {
    check! { Priest:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_029"), OnTop("CS2_172"), Give("CS2_182"), OnTheirTop("CS2_182"),
        Play("TRL_500", Nothing), StatsNow(Nth(0), 6, 7), StatsNow(Nth(2), 5, 4), StatsNow(Nth(3), 4, 5), StatsNow(Nth(4), 4, 5), EndTurn,
        EndTurn, Mana(8),
    }
    // A weapon gains nothing.
    check! { Priest: EmptyDeck(Mine), OnTop("CS2_106"), Play("TRL_500", Nothing), StatsNow(Nth(0), 3, 2), EndTurn, EndTurn, Mana(8) }
}

/// Spirit of the Dead · Minion · Undead · 1 mana · 0/3 · **Stealth** for 1 turn. After a friendly minion dies, shuffle a 1-Cost copy of it into your deck.
//~ done TRL_502 - 5650482b -
#[test]
fn TRL_502_spirit_of_the_dead() {
    check! { Priest:
        Ally("TRL_502"), Ally("CS2_200"), Enemy("CS2_182"), Kill(Nth(2)), DeckCount(Mine, 19), Kill(Nth(1)),
        DeckCount(Mine, 20), IsInZone(Newest("CS2_200"), Zone::Deck), CostNow(Newest("CS2_200"), 1), DeckCount(Theirs, 20),
    }
    check! { Priest:
        Play("TRL_502", Nothing), HasNow(My(0), GameTag::STEALTH), EndTurn, HasNow(My(0), GameTag::STEALTH), EndTurn,
        HasNot(My(0), GameTag::STEALTH),
    }
    // Stealth that it gets later stays.
    check! { Priest:
        Ally("TRL_502"), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH), Play("VAN_NEW1_014", On(My(0))), EndTurn,
        EndTurn, HasNow(My(0), GameTag::STEALTH),
    }
}
