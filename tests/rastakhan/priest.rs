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
        Friend("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Force(Entity(Nth(1))), Play("TRL_258", Nothing),
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
        Is(InHand(9), "CS2_168"), In(Nth(11), Zone::Deck), In(Nth(10), Zone::Deck),
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
        Play("TRL_501", Nothing), HeroPower(On(TheirHero)), Health(TheirHero, 28), EndTurn, EndTurn, Hurt(TheirHero, 5),
        HeroPower(On(TheirHero)), Health(TheirHero, 25),
    }
}
