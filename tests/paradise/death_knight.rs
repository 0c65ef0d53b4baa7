//! Death Knight cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9178cef0

/// Frostbitten Freebooter · Minion · Undead · Pirate · 3 mana · 2/2 · **Deathrattle: Freeze** 3 random enemies. Any that were already **Frozen** take 5 damage instead.
//~ done VAC_402 - 6ac128a7 -
#[test]
fn VAC_402_frostbitten_freebooter() {
    check! { DeathKnight:
        Ally("VAC_402"), Ally("CS2_182"), Enemy("CS2_186"), Enemy("CS2_186"), Play("CS2_024", On(Their(0))),
        Damage(Their(0), 3), Kill(My(0)), Dead(Nth(2)), HasNow(TheirHero, GameTag::FROZEN),
        HasNow(Their(0), GameTag::FROZEN), Damage(Their(0), 0), Health(TheirHero, 30), HasNot(My(0), GameTag::FROZEN),
    }
    check! { DeathKnight:
        Ally("VAC_402"), Enemy("CS2_186"), Enemy("CS2_186"), Enemy("CS2_186"), Force(Entity(Their(0))),
        Force(Entity(Their(1))), Force(Entity(Their(2))), Kill(My(0)), HasNow(Their(0), GameTag::FROZEN),
        HasNow(Their(2), GameTag::FROZEN), HasNot(TheirHero, GameTag::FROZEN),
    }
    check! { DeathKnight: Ally("VAC_402"), Play("CS2_024", On(TheirHero)), Kill(My(0)), Health(TheirHero, 22) }
}

/// Eliza Goreblade · Minion · Undead · Pirate · 4 mana · 4/3 · **Deathrattle:** For the rest of the game, your minions have +1 Attack.
//~ done VAC_426 - 9ae67499 -
#[test]
fn VAC_426_eliza_goreblade() {
    check! { DeathKnight:
        Give("VAC_426"), Cost("VAC_426", 4), Stats("VAC_426", 4, 3), Ally("CS2_182"), Ally("VAC_426"),
        StatsNow(My(0), 4, 5), Kill(Newest("VAC_426")), StatsNow(My(0), 5, 5), Ally("CS2_182"), StatsNow(My(1), 5, 5), Enemy("CS2_182"),
        StatsNow(Their(0), 4, 5),
    }
}

/// Vitality Shift · Enchantment · For the rest of the game, your minions have +1 Attack.
//~ done VAC_426e - ec8998af -
#[test]
fn VAC_426e_vitality_shift() {
    check! { DeathKnight:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Enchant(Me, "VAC_426e"), StatsNow(Nth(0), 5, 5),
        StatsNow(Nth(1), 5, 5),
    }
}

/// Buttons · Minion · Undead · 4 mana · 4/4 · **Shaman Tourist Battlecry:** Draw a spell of each spell school.
//~ done VAC_437 - a31b930a -
#[test]
fn VAC_437_buttons() {
    check! { DeathKnight:
        EmptyDeck(Mine), OnTop("CS2_023"), OnTop("CS2_029"), OnTop("CS2_024"), OnTop("EX1_238"), OnTop("GVG_057"),
        OnTop("OG_104"), OnTop("AV_277"), OnTop("CS2_024"), OnTop("CS2_182"), Play("VAC_437", Nothing),
        HandCount(Mine, 7), DeckCount(Mine, 2), IsInZone(Nth(8), Zone::Deck),
    }
    check! { DeathKnight:
        EmptyDeck(Mine), OnTop("CS2_023"), OnTop("CS2_023"), OnTop("CS2_029"), OnTop("CS2_029"), OnTop("CS2_024"),
        OnTop("CS2_024"), OnTop("EX1_238"), OnTop("EX1_238"), OnTop("GVG_057"), OnTop("GVG_057"), OnTop("OG_104"),
        OnTop("OG_104"), OnTop("AV_277"), OnTop("AV_277"), Play("VAC_437", Nothing), HandCount(Mine, 7),
    }
    // The opponent gets nothing of it.
    check! { DeathKnight:
        EndTurn, OnTop("GVG_057"), OnTop("OG_104"), OnTop("AV_277"), Play("VAC_437", Nothing), HandCount(Mine, 0),
    }
}

/// Snow Shredder · Minion · Undead · 4 mana · 4/4 · Costs (1) if a character is **Frozen**.
//~ done VAC_429 - a145191c -
#[test]
fn VAC_429_snow_shredder() {
    check! { DeathKnight:
        Give("VAC_429"), CostNow(Nth(0), 4), Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), CostNow(Nth(0), 1),
        EndTurn, CostNow(Nth(0), 1), EndTurn, CostNow(Nth(0), 4),
    }
    check! { DeathKnight:
        Give("VAC_429"), Ally("CS2_182"), Play("CS2_024", On(My(0))), CostNow(Nth(0), 1), Kill(My(0)),
        CostNow(Nth(0), 4),
    }
}

/// Slippery Slope · Spell · Frost · 2 mana · **Freeze** a character. Draw a card for each **Frozen** character.
//~ done VAC_513 - cbc5c129 -
#[test]
fn VAC_513_slippery_slope() {
    check! { DeathKnight:
        Targets("VAC_513", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Ally("CS2_182"),
        Enemy("CS2_182"), Play("VAC_513", On(TheirHero)), HasNow(TheirHero, GameTag::FROZEN),
        HasNot(Their(0), GameTag::FROZEN), HandCount(Mine, 1), Play("VAC_513", On(My(0))), HandCount(Mine, 3),
        Play("VAC_513", On(My(0))), HandCount(Mine, 5), Health(TheirHero, 30),
    }
}
