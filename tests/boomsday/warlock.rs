//! Warlock cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0708e950

/// Spirit Bomb · Spell · Shadow · 1 mana · Deal $4 damage to a minion and your hero.
//~ done BOT_222 - fac61333 -
#[test]
fn BOT_222_spirit_bomb() {
    check! { Warlock:
        Give("BOT_222"), Cost("BOT_222", 1), Targets("BOT_222", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("BOT_222", On(Their(0))), Damage(Their(0), 4), Health(MyHero, 26),
    }
}

/// Nethersoul Buster · Minion · Demon · 3 mana · 1/5 · **Battlecry:** Gain +1 Attack for each damage your hero has taken this turn.
//~ done BOT_226 - 795833ed -
#[test]
fn BOT_226_nethersoul_buster() {
    check! { Warlock:
        DealDamage(MyHero, 2), DealDamage(MyHero, 3), DealDamage(TheirHero, 4), Play("BOT_226", Nothing), StatsNow(My(0), 6, 5), EndTurn,
        EndTurn, Play("BOT_226", Nothing), StatsNow(My(1), 1, 5),
    }
}

/// Soul Infusion · Spell · Shadow · 1 mana · Give the left-most minion in your hand +2/+2.
//~ done BOT_263 - 2bd7dff5 -
#[test]
fn BOT_263_soul_infusion() {
    check! { Warlock:
        Give("BOT_263"), Cost("BOT_263", 1), Give("CS2_023"), Give("CS2_182"), Give("CS2_182"),
        Play("BOT_263", Nothing), StatsNow(InHand(1), 6, 7), StatsNow(InHand(2), 4, 5),
    }
    check! { Warlock: Give("CS2_182"), OnTheirTop("BT_035"), EndTurn, Play("BOT_263", Nothing), StatsNow(InHand(0), 4, 5) }
}

/// Dr. Morrigan · Minion · Undead · 6 mana · 5/5 · **Deathrattle:** Swap this with a minion from your deck.
//~ done BOT_433 - acc999e1 -
#[test]
fn BOT_433_dr_morrigan() {
    check! { Warlock:
        Ally("BOT_433"), DeckOf(&["CS2_182", "CS2_029"]), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_182"),
        DeckCount(Mine, 2), IsInZone(Nth(0), Zone::Deck),
    }
    check! { Warlock: Ally("BOT_433"), DeckOf(&["CS2_029"]), Kill(My(0)), BoardCount(Mine, 0), DeckCount(Mine, 1) }
}

/// The Soularium · Spell · Shadow · 2 mana · Draw 3 cards. They are **Temporary**.
//~ done BOT_568 - c65b3f2e -
#[test]
fn BOT_568_the_soularium() {
    check! { Warlock:
        Give("BOT_568"), Cost("BOT_568", 2), Play("BOT_568", Nothing), HandCount(Mine, 3), EndTurn, HandCount(Mine, 0),
    }
}

/// Ectomancy · Spell · Shadow · 6 mana · Summon copies of all Demons you control.
//~ done BOT_521 - cb6fcda0 -
#[test]
fn BOT_521_ectomancy() {
    check! { Warlock:
        Ally("CS2_065"), Ally("CS2_182"), Ally("EX1_319"), Enemy("CS2_065"), Play("BOT_521", Nothing),
        BoardCount(Mine, 5), BoardCount(Theirs, 1), Health(MyHero, 30), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        BoardCount(Mine, 2), IsCard(My(0), "CS2_065"), IsCard(My(1), "EX1_319"),
    }
}

/// Demonic Project · Spell · Shadow · 2 mana · Each player transforms a random minion in their hand into a Demon.
//~ done BOT_913 - 679d960a -
#[test]
fn BOT_913_demonic_project() {
    check! { Warlock:
        Give("CS2_182"), Give("GAME_005"), GiveThem("CS2_182"), GiveThem("GAME_005"), Force(Card("CS2_065")),
        Force(Card("EX1_319")), Play("BOT_913", Nothing), HandCount(Mine, 2), HandCount(Theirs, 2),
        IsCard(InHand(0), "GAME_005"), IsCard(InHand(1), "CS2_065"), IsCard(InTheirHand(0), "GAME_005"),
        IsCard(InTheirHand(1), "EX1_319"),
    }
    check! { Warlock: Give("CS2_182"), ForbidOutcome(Card("CS2_172")), Play("BOT_913", Nothing), HandCount(Mine, 1) }
}
