//! Hunter cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2bd311bf

/// Fireworks Tech · Minion · 2 mana · 2/1 · **Battlecry:** Give a friendly Mech +1/+1. If it has **Deathrattle**, trigger it.
//~ done BOT_038 - 14769984 -
#[test]
fn BOT_038_fireworks_tech() {
    check! { Hunter:
        Give("BOT_038"), Cost("BOT_038", 2), Stats("BOT_038", 2, 1), Ally("GVG_085"), Ally("EX1_556"),
        Ally("CS2_182"), Enemy("EX1_556"), CannotTarget("BOT_038", My(2)), CannotTarget("BOT_038", Their(0)),
        Play("BOT_038", On(My(1))), StatsNow(Nth(2), 3, 4), StatsNow(Nth(1), 1, 2), BoardCount(Mine, 5),
        IsInZone(Newest("skele21"), Zone::Play),
    }
    check! { Hunter:
        Ally("GVG_085"), Ally("EX1_556"), Play("BOT_038", On(My(0))), StatsNow(My(0), 2, 3), BoardCount(Mine, 3),
    }
}

/// Flark's Boom-Zooka · Spell · 7 mana · Summon 3 minions from your deck. They attack enemy minions, then die.
//~ done BOT_429 - 245dba09 -
#[test]
fn BOT_429_flarks_boom_zooka() {
    check! { Hunter:
        Give("BOT_429"), Cost("BOT_429", 7), Ally("CS2_231"), Enemy("CS2_186"), Play("BOT_429", Nothing),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_231"), Dead(Nth(2)), Damage(TheirHero, 0), DeckCount(Mine, 16),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_029"), OnTop("CS2_200"), Enemy("CS2_186"), Play("BOT_429", Nothing),
        DeckCount(Mine, 1), Damage(Their(0), 6), Dead(Nth(1)),
    }
    // Who is no longer there after the attack does not die: Freezing Trap.
    check! { Hunter:
        EndTurn, Play("EX1_611", Nothing), EndTurn, EmptyDeck(Mine), OnTop("CS2_200"), Enemy("LOOT_357l"),
        Play("BOT_429", Nothing), DeckCount(Mine, 0), BoardCount(Mine, 0), HandCount(Mine, 2), IsCard(InHand(1), "CS2_200"),
        CostNow(InHand(1), 8), Damage(Their(0), 0),
    }
}

/// Goblin Prank · Spell · 2 mana · Give a friendly minion +3/+3 and **Rush**. It dies at end of turn.
//~ done BOT_437 - 19ed56b3 -
#[test]
fn BOT_437_goblin_prank() {
    check! { Hunter:
        Targets("BOT_437", &[FriendlyMinion]), Ally("CS2_182"), Ally("CS2_182"), Play("BOT_437", On(My(0))),
        StatsNow(My(0), 7, 8), HasNow(My(0), GameTag::RUSH), StatsNow(My(1), 4, 5), BoardCount(Mine, 2), EndTurn,
        BoardCount(Mine, 1), StatsNow(My(0), 4, 5), Dead(Nth(0)),
    }
}
