//! Druid cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 810c0eda

/// Dew Process · Spell · Nature · 4 mana · For the rest of the game, players draw an extra card at the start of their turn.
//~ done MAW_024 - 791214bf -
#[test]
fn MAW_024_dew_process() {
    check! { Druid:
        Play("MAW_024", Nothing), HandCount(Mine, 0), EndTurn, HandCount(Theirs, 2), HandCount(Mine, 0), EndTurn,
        HandCount(Mine, 2), HandCount(Theirs, 2), EndTurn, HandCount(Theirs, 4),
    }
}

/// Nightshade Bud · Spell · Nature · 8 mana · **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
// Also tests REV_311t.
//~ done REV_311 - bf7dea1c -
#[test]
fn REV_311_nightshade_bud() {
    check! { Druid:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_023"), PlayOption("REV_311", 0, Nothing), ChooseCard("CS2_182"),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), DeckCount(Mine, 1), HandCount(Mine, 0),
    }
    check! { Druid:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_023"), PlayOption("REV_311", 1, Nothing),
        ChooseCard("CS2_023"), HandCount(Mine, 2), DeckCount(Mine, 0), IsInZone(Nth(2), Zone::Graveyard),
    }
}

/// Sunlight Blossom · Spell · Nature · 8 mana · **Discover** a spell from your deck to cast.
//~ done REV_311t - c2977acd -
#[test]
fn REV_311t_sunlight_blossom() {
    check! { Druid: DeckOf(&["CS2_182"]), Play("REV_311t", Nothing), DeckCount(Mine, 1), BoardCount(Mine, 0) }
}

/// Convoke the Spirits · Spell · Nature · 10 mana · Cast 8 random Druid spells *(targets chosen randomly*).
//~ done REV_365 - 4d6afdf2 -
#[test]
fn REV_365_convoke_the_spirits() {
    check! { Druid:
        Give("REV_365"), Cost("REV_365", 10), Force(Card("EX1_571")), Force(Card("CFM_614")), Force(Card("CS2_008")),
        Force(Entity(TheirHero)), Force(Card("CS2_005")), Force(Card("CS2_005")), Force(Card("CS2_005")),
        Force(Card("CS2_005")), Force(Card("CS2_005")), Play("REV_365", Nothing), BoardCount(Mine, 3), StatsNow(My(0), 3, 3),
        Damage(TheirHero, 1), Armor(Mine, 10),
    }
    check! { Druid: ForbidOutcome(Card("CS2_029")), Play("REV_365", Nothing) }
}

/// Sesselie of the Fae Court · Minion · 8 mana · 8/8 · {0} {1} {2} {3}
//~ todo REV_782 21e138c0 b014b9b7 -
#[test]
#[ignore = "todo: Sesselie of the Fae Court"]
fn REV_782_sesselie_of_the_fae_court() {
    unwritten("REV_782");
}

/// Topior the Shrubbagazzor · Minion · Dragon · 7 mana · 5/5 · **Battlecry:** For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with **Rush**.
//~ done REV_314 - cc906477 -
#[test]
fn REV_314_topior_the_shrubbagazzor() {
    // Mark of the Wild is a Nature spell; the Whelp comes to the right end, not beside Topior. Moonfire is an Arcane one.
    check! { Druid:
        Give("REV_314"), Cost("REV_314", 7), Stats("REV_314", 5, 5), Play("REV_314", Nothing), BoardCount(Mine, 1), Crystals(10),
        Play("CS2_182", Nothing), Play("CS2_008", On(TheirHero)), Damage(TheirHero, 1), BoardCount(Mine, 2),
        Play("CS2_009", On(My(1))), BoardCount(Mine, 3), IsCard(My(1), "CS2_182"), StatsNow(My(1), 6, 8), IsCard(My(2), "REV_314t"), StatsNow(My(2), 3, 3),
        HasNow(My(2), GameTag::RUSH),
    }
    // For the rest of the game, without Topior, and not for the opponent's spells.
    check! { Druid:
        Play("REV_314", Nothing), Kill(My(0)), EndTurn, Play("CS2_007", On(TheirHero)), BoardCount(Theirs, 0),
        BoardCount(Mine, 0), EndTurn, Play("CS2_007", On(MyHero)), BoardCount(Mine, 1), IsCard(My(0), "REV_314t"),
    }
}

/// Hedge Maze · Location · 3 mana · 2 uses · {0} {1}
//~ todo REV_792 4d74bb1d 023eee72 -
#[test]
#[ignore = "todo: Hedge Maze"]
fn REV_792_hedge_maze() {
    unwritten("REV_792");
}
