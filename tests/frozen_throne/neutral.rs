//! Neutral cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9cc004f4

/// Frostmourne · Weapon · 7 mana · 5/3 durability · **Deathrattle:** Summon every minion killed by this weapon.
//~ done ICC_314t1 - 1bbb9413 -
#[test]
fn ICC_314t1_frostmourne() {
    check! { Paladin:
        Enemy("CS2_231"), Enemy("CS2_200"), Enemy("CS2_172"), Enemy("CS2_182"), Ally("ICC_314t1"),
        Attack(MyHero, Their(0)), Ready(MyHero), Attack(MyHero, Their(0)), Kill(Their(2)), BoardCount(Mine, 0),
        Ready(MyHero), Attack(MyHero, Their(1)), BoardCount(Theirs, 1), BoardCount(Mine, 2), IsCard(My(0), "CS2_231"),
        StatsNow(My(1), 3, 2),
    }
    check! { Paladin:
        Enemy("CS2_052"), Enemy("CS2_200"), Enemy("CS2_172"), Ally("ICC_314t1"), Attack(MyHero, Their(0)),
        Ready(MyHero), Attack(MyHero, Their(0)), Ready(MyHero), Attack(MyHero, Their(1)), BoardCount(Mine, 2),
    }
    // Each that my hero kills.
    check! { Mage:
        Ally("ICC_314t1"), Enemy("CS2_231"), Enemy("CS2_172"), Attack(MyHero, Their(0)), Ready(MyHero),
        Attack(MyHero, Their(0)), Kill(MyWeapon), BoardCount(Mine, 2),
    }
    check! { Mage:
        Ally("ICC_314t1"), Ally("CS2_182"), Enemy("CS2_231"), Attack(My(0), Their(0)), Kill(MyWeapon),
        BoardCount(Mine, 1),
    }
    check! { Mage:
        Ally("ICC_314t1"), Ally("CS2_231"), Enemy("CS2_106"), EndTurn, Attack(TheirHero, My(0)), Kill(MyWeapon),
        BoardCount(Mine, 0),
    }
}

/// Army of the Frozen Throne · Spell · Shadow · 6 mana · Remove the top 5 cards of your deck. Summon any minions removed.
//~ done ICC_314t2 - 92eb045f -
#[test]
fn ICC_314t2_army_of_the_frozen_throne() {
    check! { Mage:
        DeckOf(&["CS2_200", "CS2_029", "CS2_172", "CS2_231", "CS2_029", "CS2_182"]), Play("ICC_314t2", Nothing),
        BoardCount(Mine, 3), BoardCount(Theirs, 0), DeckCount(Mine, 1), HandCount(Mine, 0), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_200"),
    }
    check! { Mage:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), DeckOf(&["CS2_200", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]),
        Play("ICC_314t2", Nothing), BoardCount(Mine, 7), DeckCount(Mine, 1),
    }
    check! { Mage:
        DeckOf(&["CS2_200", "CS2_029", "CS2_172", "CS2_231", "CS2_029", "CS2_182"]), Play("ICC_314t2", Nothing),
        EndTurn, EndTurn, Play("ICC_314t2", Nothing), BoardCount(Theirs, 0), DeckCount(Mine, 0), BoardCount(Mine, 3),
    }
}

/// Doom Pact · Spell · Shadow · 5 mana · Destroy all minions. Remove the top card from your deck for each minion destroyed.
//~ done ICC_314t3 - b8fbbe93 -
#[test]
fn ICC_314t3_doom_pact() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_172"),
        DeckOf(&["CS2_200", "CS2_029", "CS2_182", "CS2_182", "CS2_182"]), EmptyDeck(Theirs), OnTheirTop("CS2_029"),
        Play("ICC_314t3", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 0), DeckCount(Mine, 2),
        DeckCount(Theirs, 1), HandCount(Mine, 0), EndTurn, EndTurn, IsCard(InHand(0), "CS2_029"),
    }
}

/// Death Grip · Spell · Shadow · 2 mana · Steal a minion from your opponent's deck and add it to your hand.
//~ done ICC_314t4 - 49453f44 -
#[test]
fn ICC_314t4_death_grip() {
    check! { Mage:
        EmptyDeck(Theirs), OnTheirTop("CS2_029"), OnTheirTop("CS2_200"), OnTheirTop("CS2_029"),
        Play("ICC_314t4", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"), DeckCount(Theirs, 2), EndTurn,
        EndTurn, Play("CS2_200", Nothing), BoardCount(Mine, 1),
    }
    check! { Mage: Play("ICC_314t4", Nothing), HandCount(Mine, 1), DeckCount(Theirs, 19) }
}

/// Drakkari Enchanter · Minion · 3 mana · 1/5 · Your end of turn effects trigger twice.
//~ done ICC_901 - 8f5821d5 -
#[test]
fn ICC_901_drakkari_enchanter() {
    check! { Mage: Ally("ICC_901"), Ally("EX1_597"), EndTurn, BoardCount(Mine, 4), EndTurn, BoardCount(Mine, 4) }
    // A weapon's effect happens twice, too; a song in hand swaps once.
    check! { Mage:
        Ally("ICC_901"), Ally("LOOT_108"), Give("ETC_314"), EndTurn, DeckCount(Mine, 13), HandCount(Mine, 7),
        IsCard(InHand(0), "ETC_314t"),
    }
    // The opponent gets nothing of it.
    check! { Mage: Ally("ICC_901"), EndTurn, Play("EX1_597", Nothing), EndTurn, BoardCount(Theirs, 2) }
}

/// Mindbreaker · Minion · Undead · 3 mana · 2/5 · Hero Powers are disabled.
//~ done ICC_902 - 544478e1 -
#[test]
fn ICC_902_mindbreaker() {
    check! { Mage: Ally("ICC_902"), CannotAct(MyPower), Kill(My(0)), HeroPower(On(TheirHero)), Health(TheirHero, 29) }
    check! { Mage: Enemy("ICC_902"), CannotAct(MyPower), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24) }
}

/// Corpsetaker · Minion · Undead · 4 mana · 3/3 · **Battlecry:** Gain **Taunt** if your deck has a **Taunt** minion. Repeat for **Divine Shield**, **Lifesteal**, **Windfury**.
//~ done ICC_912 - d2af4351 -
#[test]
fn ICC_912_corpsetaker() {
    check! { Mage:
        DeckOf(&["CS2_179", "EX1_021"]), Play("ICC_912", Nothing), HasNow(My(0), GameTag::TAUNT),
        HasNow(My(0), GameTag::WINDFURY), HasNot(My(0), GameTag::DIVINE_SHIELD), HasNot(My(0), GameTag::LIFESTEAL),
        DeckCount(Mine, 2),
    }
    check! { Mage:
        DeckOf(&["EX1_008", "SCH_712"]), Play("ICC_912", Nothing), HasNot(My(0), GameTag::TAUNT),
        HasNot(My(0), GameTag::WINDFURY), HasNow(My(0), GameTag::DIVINE_SHIELD), HasNow(My(0), GameTag::LIFESTEAL),
    }
}

/// Phantom Freebooter · Minion · Undead · Pirate · 4 mana · 3/3 · **Battlecry:** Gain stats equal to your weapon's.
//~ done ICC_018 - 948f984b -
#[test]
fn ICC_018_phantom_freebooter() {
    check! { Mage:
        Give("ICC_018"), Cost("ICC_018", 4), Stats("ICC_018", 3, 3), Ally("CS2_106"), Enemy("CS2_112"),
        Play("ICC_018", Nothing), StatsNow(My(0), 6, 5), StatsNow(MyWeapon, 3, 2), Kill(MyWeapon), StatsNow(My(0), 6, 5),
    }
    check! { Mage: Enemy("CS2_112"), Play("ICC_018", Nothing), StatsNow(My(0), 3, 3) }
}

/// Rattling Rascal · Minion · Undead · 4 mana · 2/2 · **Battlecry:** Summon a 5/5 Skeleton. **Deathrattle:** Summon one for your opponent.
//~ done ICC_025 - 150c7595 -
#[test]
fn ICC_025_rattling_rascal() {
    check! { Mage:
        Give("ICC_025"), Cost("ICC_025", 4), Stats("ICC_025", 2, 2), Play("ICC_025", Nothing), BoardCount(Mine, 2),
        BoardCount(Theirs, 0), IsCard(My(1), "ICC_025t"), StatsNow(My(1), 5, 5), Kill(My(0)), BoardCount(Mine, 1),
        BoardCount(Theirs, 1), IsCard(Their(0), "ICC_025t"), StatsNow(Their(0), 5, 5),
    }
}

/// Furnacefire Colossus · Minion · Undead · 6 mana · 6/6 · **Battlecry:** Discard all weapons from your hand and gain their stats.
//~ done ICC_096 - 82634070 -
#[test]
fn ICC_096_furnacefire_colossus() {
    check! { Mage:
        Give("ICC_096"), Cost("ICC_096", 6), Stats("ICC_096", 6, 6), Give("CS2_106"), Give("CS2_182"), Give("CS2_112"),
        GiveThem("CS2_106"), Ally("CS2_106"), Play("ICC_096", Nothing), StatsNow(My(0), 14, 10), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), HandCount(Theirs, 1), IsCard(MyWeapon, "CS2_106"),
    }
    check! { Mage: Give("CS2_182"), Ally("CS2_106"), Play("ICC_096", Nothing), StatsNow(My(0), 6, 6), HandCount(Mine, 1) }
}

/// Grave Shambler · Minion · Undead · Elemental · 4 mana · 4/4 · Whenever your weapon is destroyed, gain +1/+1.
//~ done ICC_097 - e3f152e4 -
#[test]
fn ICC_097_grave_shambler() {
    check! { Mage:
        Give("ICC_097"), Cost("ICC_097", 4), Stats("ICC_097", 4, 4), Play("ICC_097", Nothing), Ally("CS2_106"),
        Enemy("CS2_106"), Kill(TheirWeapon), StatsNow(My(0), 4, 4), Kill(MyWeapon), StatsNow(My(0), 5, 5),
        Play("CS2_082", Nothing), StatsNow(My(0), 5, 5), Play("CS2_106", Nothing), StatsNow(My(0), 6, 6), IsCard(MyWeapon, "CS2_106"),
    }
}

/// Tomb Lurker · Minion · Undead · 5 mana · 5/3 · **Battlecry:** Add a random **Deathrattle** minion that died this game to your hand.
//~ done ICC_098 - 7b3bcf02 -
#[test]
fn ICC_098_tomb_lurker() {
    check! { Mage:
        Give("ICC_098"), Cost("ICC_098", 5), Stats("ICC_098", 5, 3), Enemy("EX1_029"), Ally("CS2_172"),
        Ally("EX1_096"), Kill(Their(0)), Health(MyHero, 28), Kill(My(0)), Play("ICC_098", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "EX1_029"), BoardCount(Mine, 2),
    }
    check! { Mage: Ally("CS2_172"), Kill(My(0)), Ally("EX1_029"), Play("ICC_098", Nothing), HandCount(Mine, 0) }
}

/// Corpse Raiser · Minion · 5 mana · 3/3 · **Battlecry:** Give a friendly minion "**Deathrattle:** Resummon this minion."
//~ done ICC_257 - 0dd8066b -
#[test]
fn ICC_257_corpse_raiser() {
    check! { Mage:
        Give("ICC_257"), Cost("ICC_257", 5), Stats("ICC_257", 3, 3), Targets("ICC_257", &[FriendlyMinion]),
        Ally("CS2_182"), Ally("CS2_172"), DealDamage(My(0), 2), Play("ICC_257", On(My(0))), Kill(My(1)),
        BoardCount(Mine, 2), Kill(My(0)), BoardCount(Mine, 2), IsCard(My(0), "CS2_182"), Damage(My(0), 0), Kill(My(0)),
        BoardCount(Mine, 1),
    }
}

/// Skulking Geist · Minion · Undead · 6 mana · 4/6 · **Battlecry:** Destroy all 1-Cost spells in both hands and decks.
//~ done ICC_701 - ab8a51de -
#[test]
fn ICC_701_skulking_geist() {
    check! { Mage:
        Give("ICC_701"), Cost("ICC_701", 6), Stats("ICC_701", 4, 6), Give("EX1_277"), Give("CS2_024"), Give("CS2_168"),
        GiveThem("EX1_277"), GiveThem("GAME_005"), OnTop("EX1_277"), OnTheirTop("EX1_277"), Play("ICC_701", Nothing),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_024"), IsCard(InHand(1), "CS2_168"), HandCount(Theirs, 1),
        IsCard(InTheirHand(0), "GAME_005"), DeckCount(Mine, 19), DeckCount(Theirs, 20),
    }
}

/// Necrotic Geist · Minion · Undead · 6 mana · 5/3 · Whenever one of your other minions dies, summon a 2/2 Ghoul.
//~ done ICC_900 - 6353d488 -
#[test]
fn ICC_900_necrotic_geist() {
    check! { Mage:
        Give("ICC_900"), Cost("ICC_900", 6), Stats("ICC_900", 5, 3), Play("ICC_900", Nothing), Ally("CS2_182"),
        Enemy("CS2_182"), Kill(Their(0)), BoardCount(Mine, 2), BoardCount(Theirs, 0), Kill(My(1)), BoardCount(Mine, 2),
        IsCard(My(1), "ICC_900t"), StatsNow(My(1), 2, 2), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "ICC_900t"),
    }
}
