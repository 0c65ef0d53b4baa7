//! Death Knight cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ff5151a2

/// Lord Thorval · Minion · 3 mana · 2/4 · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_005 c52cf3ec b4d9c12e -
#[test]
#[ignore = "todo: Lord Thorval"]
fn CORE_CATA_005_lord_thorval() {
    unwritten("CORE_CATA_005");
}

/// Consumption · Spell · 4 mana · Deal $3 damage to two random enemy minions. Draw a card for each that dies.
//~ done CORE_CATA_007 - 8b93962f -
#[test]
fn CORE_CATA_007_consumption() {
    check! { DeathKnight:
        Give("CORE_CATA_007"), Cost("CORE_CATA_007", 4), Enemy("CS2_231"), Enemy("CS2_182"),
        Play("CORE_CATA_007", Nothing), Dead(Nth(1)), Damage(Their(0), 3), HandCount(Mine, 1),
    }
}

/// Guardian Gargoyle · Minion · 3 mana · 2/4 · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_008 01ac1697 546ec3ce -
#[test]
#[ignore = "todo: Guardian Gargoyle"]
fn CORE_CATA_008_guardian_gargoyle() {
    unwritten("CORE_CATA_008");
}

/// Death's Advance · Spell · Frost · 2 mana · **Freeze** a character. **Discover** a spell.
//~ done CORE_CATA_009 - 6c721d4e -
#[test]
fn CORE_CATA_009_deaths_advance() {
    check! { DeathKnight:
        Give("CORE_CATA_009"), Cost("CORE_CATA_009", 2), Play("CORE_CATA_009", On(TheirHero)),
        HasNow(TheirHero, GameTag::FROZEN), Choose(0), HandCount(Mine, 1),
    }
}

/// Poison Breath · Spell · 2 mana · Give a friendly Undead **Poisonous**.
//~ done CORE_EDR_002 - 606393a6 -
#[test]
fn CORE_EDR_002_poison_breath() {
    check! { DeathKnight:
        Give("CORE_EDR_002"), Cost("CORE_EDR_002", 2), Ally("RLK_705t"), Play("CORE_EDR_002", On(My(0))),
        HasNow(My(0), GameTag::POISONOUS),
    }
}

/// Falric · Minion · Undead · 3 mana · 2/4 · You gain twice as many **Corpses** as normal. **Battlecry:** Draw a card that spends **Corpses**.
//~ done CORE_EDR_003 - 459c81ab -
#[test]
fn CORE_EDR_003_falric() {
    check! { DeathKnight:
        OnTop("CORE_RLK_118"), OnTop("CS2_231"), Play("CORE_EDR_003", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CORE_RLK_118"), Ally("CS2_231"), Enemy("CS2_231"), Kill(Their(0)), Corpses(Mine, 0),
        Kill(My(1)), Corpses(Mine, 2), GainCorpses(0), Kill(My(0)), GainCorpses(0), Ally("CS2_231"), Kill(My(0)), Corpses(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { DeathKnight:
        Play("CORE_EDR_003", Nothing), Enemy("CORE_EDR_003"), Kill(My(0)), Ally("CS2_231"), Kill(My(0)),
        Corpses(Mine, 3),
    }
}

/// Nerubian Swarmguard · Minion · Undead · 4 mana · 1/3 · **Taunt Battlecry:** Summon two copies of this minion.
//~ done CORE_RLK_062 - aaa33f26 -
#[test]
fn CORE_RLK_062_nerubian_swarmguard() {
    check! { DeathKnight:
        Give("CORE_RLK_062"), Cost("CORE_RLK_062", 4), Stats("CORE_RLK_062", 1, 3), Has("CORE_RLK_062", GameTag::TAUNT),
        Play("CORE_RLK_062", Nothing), BoardCount(Mine, 3), IsCard(My(0), "CORE_RLK_062"), StatsNow(My(2), 1, 3),
    }
}

/// Hematurge · Minion · 2 mana · 2/3 · **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.\~GAMEPLAY ASPROXY CORE RLK 066
//~ done CORE_RLK_066 - a2eaecc3 -
#[test]
fn CORE_RLK_066_hematurge() {
    check! { DeathKnight:
        Give("CORE_RLK_066"), Cost("CORE_RLK_066", 2), Stats("CORE_RLK_066", 2, 3), Ally("CS2_231"), Kill(My(0)),
        Play("CORE_RLK_066", Nothing), Choose(0), HandCount(Mine, 1), Corpses(Mine, 0),
    }
    check! { DeathKnight in Wild, Standard:
        GainCorpses(1), ForbidOutcome(Card("CS2_182")), Play("CORE_RLK_066", Nothing), Choose(0), HandCount(Mine, 1),
    }
}

/// Risen Ghoul · Minion · Undead · 2 mana · 2/2 · **Rush** *Doesn't leave a **Corpse**.*
//~ done RLK_008t - 5b3d946d -
#[test]
fn RLK_008t_risen_ghoul() {
    check! { DeathKnight:
        Give("RLK_008t"), Cost("RLK_008t", 2), Stats("RLK_008t", 2, 2), Has("RLK_008t", GameTag::RUSH),
        Play("RLK_008t", Nothing), Kill(My(0)), Corpses(Mine, 0),
    }
}

/// Death Strike · Spell · 4 mana · **Lifesteal** Deal $6 damage to a minion.
//~ done RLK_024 - 8bd5901f -
#[test]
fn RLK_024_death_strike() {
    check! { DeathKnight:
        Give("RLK_024"), Cost("RLK_024", 4), Has("RLK_024", GameTag::LIFESTEAL), Enemy("CS2_200"), DealDamage(MyHero, 10),
        Play("RLK_024", On(Their(0))), Damage(Their(0), 6), Health(MyHero, 26),
    }
}

/// Frost Strike · Spell · Frost · 2 mana · Deal $3 damage to a minion. If it dies, **Discover** a Frost Rune card.
//~ done RLK_025 - 5cf993af -
#[test]
fn RLK_025_frost_strike() {
    check! { DeathKnight:
        Give("RLK_025"), Cost("RLK_025", 2), Enemy("CS2_231"), Play("RLK_025", On(Their(0))), Choose(0), Dead(Nth(1)),
        HandCount(Mine, 1),
    }
    // Only if it dies; a Frost Rune card and no other.
    check! { DeathKnight: Enemy("CS2_182"), Play("RLK_025", On(Their(0))), Damage(Their(0), 3), HandCount(Mine, 0) }
    check! { DeathKnight in Wild, Standard:
        Enemy("CS2_231"), ForbidOutcome(Card("CS2_182")), Play("RLK_025", On(Their(0))), Choose(0), HandCount(Mine, 1),
    }
}

/// Grain Crate · Spell · 1 mana · **Casts When Drawn** Summon a 2/2 Undead Peasant.
//~ done RLK_039t - eae5fb49 -
#[test]
fn RLK_039t_grain_crate() {
    check! { DeathKnight: Give("RLK_039t"), Cost("RLK_039t", 1), Play("RLK_039t", Nothing), IsCard(My(0), "RLK_070t") }
}

/// Anti-Magic Shell · Spell · Shadow · 3 mana · Give your minions +1/+1 and **Elusive**.
//~ done RLK_048 - 3e6e60d9 -
#[test]
fn RLK_048_anti_magic_shell() {
    check! { DeathKnight:
        Give("RLK_048"), Cost("RLK_048", 3), Ally("CS2_182"), Play("RLK_048", Nothing), StatsNow(My(0), 5, 6),
        HasNow(My(0), GameTag::ELUSIVE),
    }
}

/// Army of the Dead · Spell · Shadow · 5 mana · Raise up to 5 **Corpses** as 2/2 Risen Ghouls with **Rush**.
//~ done RLK_060 - 0b317a72 -
#[test]
fn RLK_060_army_of_the_dead() {
    check! { DeathKnight:
        Give("RLK_060"), Cost("RLK_060", 5), Ally("CS2_231"), Ally("CS2_231"), Kill(My(0)), Kill(My(0)),
        Play("RLK_060", Nothing), BoardCount(Mine, 2), StatsNow(My(0), 2, 2), HasNow(My(1), GameTag::RUSH), Corpses(Mine, 0),
    }
}

/// Battlefield Necromancer · Minion · 2 mana · 2/2 · At the end of your turn, raise a **Corpse** as a 1/3 Risen Footman with **Taunt**.
//~ done RLK_061 - 75aa72a1 -
#[test]
fn RLK_061_battlefield_necromancer() {
    check! { DeathKnight:
        Give("RLK_061"), Cost("RLK_061", 2), Stats("RLK_061", 2, 2), Play("RLK_061", Nothing), Ally("CS2_231"),
        Kill(My(1)), EndTurn, IsCard(My(1), "RLK_061t"), Corpses(Mine, 0),
    }
}

/// Risen Footman · Minion · Undead · 1 mana · 1/3 · **Taunt** *Doesn't leave a **Corpse**.*
//~ done RLK_061t - a6bade7b -
#[test]
fn RLK_061t_risen_footman() {
    check! { DeathKnight:
        Give("RLK_061t"), Cost("RLK_061t", 1), Stats("RLK_061t", 1, 3), Has("RLK_061t", GameTag::TAUNT),
        Play("RLK_061t", Nothing), HasNow(My(0), GameTag::TAUNT), Kill(My(0)), Corpses(Mine, 0),
    }
}

/// Risen Golem · Minion · Undead · 1 mana · 1/1 · **Rush** *Doesn't leave a **Corpse**.*
//~ done RLK_085t - dd0e3406 -
#[test]
fn RLK_085t_risen_golem() {
    check! { DeathKnight:
        Give("RLK_085t"), Cost("RLK_085t", 1), Stats("RLK_085t", 1, 1), Has("RLK_085t", GameTag::RUSH),
        Play("RLK_085t", Nothing), HasNow(My(0), GameTag::RUSH), Kill(My(0)), Corpses(Mine, 0),
    }
}

/// Thassarian · Minion · Undead · 4 mana · 3/3 · **Reborn Battlecry and Deathrattle:** Deal 2 damage to a random enemy.
//~ done RLK_223 - 4c966db9 -
#[test]
fn RLK_223_thassarian() {
    check! { DeathKnight:
        Give("RLK_223"), Cost("RLK_223", 4), Stats("RLK_223", 3, 3), Has("RLK_223", GameTag::REBORN),
        Play("RLK_223", Nothing), Health(TheirHero, 28), Kill(My(0)), Health(TheirHero, 26),
    }
}

/// Risen Ymirjar · Minion · Undead · 3 mana · 3/3 · **Taunt** *Doesn't leave a **Corpse**.*
//~ done RLK_226t - fb87a9ed -
#[test]
fn RLK_226t_risen_ymirjar() {
    check! { DeathKnight:
        Give("RLK_226t"), Cost("RLK_226t", 3), Stats("RLK_226t", 3, 3), Has("RLK_226t", GameTag::TAUNT),
        Play("RLK_226t", Nothing), Kill(My(0)), Corpses(Mine, 0),
    }
}

/// Body Bagger · Minion · Undead · 1 mana · 1/3 · **Battlecry**: Gain a **Corpse**.
//~ done RLK_503 - 2847abbb -
#[test]
fn RLK_503_body_bagger() {
    check! { DeathKnight:
        Give("RLK_503"), Cost("RLK_503", 1), Stats("RLK_503", 1, 3), Play("RLK_503", Nothing), Corpses(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { DeathKnight: Play("RLK_503", Nothing), Corpses(Theirs, 0) }
}

/// Harbinger of Winter · Minion · Undead · 2 mana · 3/2 · **Deathrattle:** Draw a Frost spell.
//~ done RLK_511 - 15a6f2b5 -
#[test]
fn RLK_511_harbinger_of_winter() {
    check! { DeathKnight:
        Give("RLK_511"), Cost("RLK_511", 2), Stats("RLK_511", 3, 2), OnTop("CS2_024"), Play("RLK_511", Nothing),
        Kill(My(0)), IsCard(InHand(0), "CS2_024"),
    }
}

/// Grave Strength · Spell · Shadow · 4 mana · Give your minions +1 Attack. Spend 5 **Corpses** to give them +3 instead.
//~ done RLK_707 - 1669c906 -
#[test]
fn RLK_707_grave_strength() {
    check! { DeathKnight:
        Give("RLK_707"), Cost("RLK_707", 4), Ally("CS2_182"), Play("RLK_707", Nothing), StatsNow(My(0), 5, 5),
    }
    check! { DeathKnight:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Ally("CS2_182"), Play("RLK_707", Nothing),
        StatsNow(My(0), 7, 5), Corpses(Mine, 0),
    }
    check! { DeathKnight:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Play("RLK_707", Nothing), Corpses(Mine, 4),
    }
}

/// Chillfallen Baron · Minion · Undead · Draenei · 3 mana · 2/2 · **Battlecry and Deathrattle:** Draw a card.
//~ done RLK_708 - 781b772b -
#[test]
fn RLK_708_chillfallen_baron() {
    check! { DeathKnight:
        Give("RLK_708"), Cost("RLK_708", 3), Stats("RLK_708", 2, 2), Play("RLK_708", Nothing), HandCount(Mine, 1),
        Kill(My(0)), HandCount(Mine, 2),
    }
}

/// Remorseless Winter · Spell · Frost · 4 mana · Deal $2 damage to all enemies. Draw a card.
//~ done RLK_709 - 50d71aeb -
#[test]
fn RLK_709_remorseless_winter() {
    check! { DeathKnight:
        Give("RLK_709"), Cost("RLK_709", 4), Enemy("CS2_182"), Play("RLK_709", Nothing), Damage(Their(0), 2),
        Health(TheirHero, 28), HandCount(Mine, 1),
    }
}

/// Gnome Muncher · Minion · Undead · 6 mana · 5/6 · **Taunt**, **Lifesteal** At the end of your turn, attack the lowest Health enemy.
//~ done RLK_720 - 664a25ce -
#[test]
fn RLK_720_gnome_muncher() {
    check! { DeathKnight:
        Give("RLK_720"), Cost("RLK_720", 6), Stats("RLK_720", 5, 6), Has("RLK_720", GameTag::LIFESTEAL),
        Has("RLK_720", GameTag::TAUNT), Enemy("CS2_172"), Play("RLK_720", Nothing), EndTurn, Dead(Nth(1)),
        Damage(My(0), 3),
    }
}

/// Rime Elemental · Minion · Elemental · 2 mana · 2/1 · **Deathrattle:** Deal 2 damage to a random enemy.
//~ done RLK_907t - 80f1f780 -
#[test]
fn RLK_907t_rime_elemental() {
    check! { DeathKnight:
        Give("RLK_907t"), Cost("RLK_907t", 2), Stats("RLK_907t", 2, 1), Play("RLK_907t", Nothing), Kill(My(0)),
        Health(TheirHero, 28),
    }
}

/// Skeletal Sidekick · Minion · Undead · 1 mana · 1/2 · **Battlecry:** Give a friendly Undead +2 Attack.
//~ done RLK_958 - 3578b38c -
#[test]
fn RLK_958_skeletal_sidekick() {
    check! { DeathKnight:
        Give("RLK_958"), Cost("RLK_958", 1), Stats("RLK_958", 1, 2), Ally("RLK_705t"), Play("RLK_958", On(My(0))),
        StatsNow(My(0), 3, 1),
    }
}

/// Death Metal Knight · Minion · Undead · 3 mana · 3/4 · **Taunt** Costs Health instead of Mana if your hero was healed this turn.
//~ done CORE_ETC_523 - 9553c831 -
#[test]
fn CORE_ETC_523_death_metal_knight() {
    check! { DeathKnight:
        Has("CORE_ETC_523", GameTag::TAUNT), DealDamage(MyHero, 10), Restore(MyHero, 2), Play("CORE_ETC_523", Nothing),
        Mana(10), Health(MyHero, 19), BoardCount(Mine, 1),
    }
    check! { DeathKnight: DealDamage(MyHero, 10), Play("CORE_ETC_523", Nothing), Mana(7), Health(MyHero, 20) }
    // Neither last turn's healing counts nor that of the opponent's hero.
    check! { DeathKnight:
        DealDamage(MyHero, 10), DealDamage(TheirHero, 5), Restore(MyHero, 2), EndTurn, EndTurn, Restore(TheirHero, 2),
        Play("CORE_ETC_523", Nothing), Mana(7), Health(MyHero, 22),
    }
}
