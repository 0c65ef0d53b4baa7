//! Neutral cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0cbae742

/// Zombie Chow · Minion · Undead · 1 mana · 2/3 · **Deathrattle:** Restore #5 Health to the enemy hero.
//~ done FP1_001 - a5b67e01 -
#[test]
fn FP1_001_zombie_chow() {
    check! { Mage:
        Give("FP1_001"), Cost("FP1_001", 1), Stats("FP1_001", 2, 3), DealDamage(TheirHero, 10), Play("FP1_001", Nothing),
        Health(TheirHero, 20), Kill(My(0)), Health(TheirHero, 25),
    }
}

/// Haunted Creeper · Minion · Beast · 2 mana · 1/2 · **Deathrattle:** Summon two 1/1 Spectral Spiders.
//~ done FP1_002 - 52894fe4 -
#[test]
fn FP1_002_haunted_creeper() {
    check! { Mage:
        Give("FP1_002"), Cost("FP1_002", 2), Stats("FP1_002", 1, 2), Play("FP1_002", Nothing), BoardCount(Mine, 1),
        Kill(My(0)), BoardCount(Mine, 2), StatsNow(My(0), 1, 1),
    }
}

/// Echoing Ooze · Minion · 2 mana · 1/2 · **Battlecry:** Summon an exact copy of this minion at the end of the turn.
//~ done FP1_003 - c76a1778 -
#[test]
fn FP1_003_echoing_ooze() {
    check! { Mage:
        Give("FP1_003"), Cost("FP1_003", 2), Stats("FP1_003", 1, 2), Play("FP1_003", Nothing),
        Play("CS2_087", On(My(0))), EndTurn, BoardCount(Mine, 2), StatsNow(My(1), 4, 2),
    }
    check! { Mage:
        Ally("CS2_182"), Play("FP1_003", Nothing), BoardCount(Mine, 2), Kill(My(1)), EndTurn, BoardCount(Mine, 1),
    }
    // The copy comes while the turn ends, before the next begins.
    check! { Mage: Enemy("NEW1_021"), Play("FP1_003", Nothing), EndTurn, BoardCount(Mine, 0), BoardCount(Theirs, 0) }
}

/// Mad Scientist · Minion · Undead · 2 mana · 2/2 · **Deathrattle:** Put a **Secret** from your deck into the battlefield.
//~ done FP1_004 - 758cb638 -
#[test]
fn FP1_004_mad_scientist() {
    check! { Mage:
        Give("FP1_004"), Cost("FP1_004", 2), Stats("FP1_004", 2, 2), OnTop("EX1_287"), Play("FP1_004", Nothing),
        IsInZone(Nth(1), Zone::Deck), Kill(My(0)), IsInZone(Nth(1), Zone::Secret), DeckCount(Mine, 19),
    }
}

/// Shade of Naxxramas · Minion · Undead · 3 mana · 2/2 · **Stealth.** At the start of your turn, gain +1/+1.
//~ done FP1_005 - 78302bc7 -
#[test]
fn FP1_005_shade_of_naxxramas() {
    check! { Mage:
        Give("FP1_005"), Cost("FP1_005", 3), Stats("FP1_005", 2, 2), Has("FP1_005", GameTag::STEALTH),
        Play("FP1_005", Nothing), EndTurn, StatsNow(My(0), 2, 2), EndTurn, StatsNow(My(0), 3, 3), HasNow(My(0), GameTag::STEALTH),
    }
}

/// Deathcharger · Minion · Undead · Beast · 1 mana · 2/3 · **Charge. Deathrattle:** Deal 3 damage to your hero.
//~ done FP1_006 - 895cccad -
#[test]
fn FP1_006_deathcharger() {
    check! { Mage:
        Give("FP1_006"), Cost("FP1_006", 1), Stats("FP1_006", 2, 3), Has("FP1_006", GameTag::CHARGE),
        Play("FP1_006", Nothing), HasNow(My(0), GameTag::CHARGE), Health(MyHero, 30), Kill(My(0)), Health(MyHero, 27),
    }
}

/// Nerubian Egg · Minion · 2 mana · 0/2 · **Deathrattle:** Summon a 4/4 Nerubian.
//~ done FP1_007 - 601e0420 -
#[test]
fn FP1_007_nerubian_egg() {
    check! { Mage:
        Give("FP1_007"), Cost("FP1_007", 2), Stats("FP1_007", 0, 2), Play("FP1_007", Nothing), BoardCount(Mine, 1),
        Kill(My(0)), IsCard(My(0), "FP1_007t"), StatsNow(My(0), 4, 4),
    }
}

/// Deathlord · Minion · Undead · 3 mana · 2/8 · **Taunt. Deathrattle:** Your opponent puts a minion from their deck into the battlefield.
//~ done FP1_009 - 6387457d -
#[test]
fn FP1_009_deathlord() {
    check! { Mage:
        Give("FP1_009"), Cost("FP1_009", 3), Stats("FP1_009", 2, 8), Has("FP1_009", GameTag::TAUNT),
        Play("FP1_009", Nothing), HasNow(My(0), GameTag::TAUNT), BoardCount(Theirs, 0), Kill(My(0)),
        IsCard(Their(0), "CS2_182"), DeckCount(Theirs, 19),
    }
}

/// Sludge Belcher · Minion · Undead · 5 mana · 3/6 · **Taunt Deathrattle:** Summon a 1/2 Slime with **Taunt**.
//~ done FP1_012 - 6f333826 -
#[test]
fn FP1_012_sludge_belcher() {
    check! { Mage:
        Give("FP1_012"), Cost("FP1_012", 5), Stats("FP1_012", 3, 6), Has("FP1_012", GameTag::TAUNT),
        Play("FP1_012", Nothing), HasNow(My(0), GameTag::TAUNT), BoardCount(Mine, 1), Kill(My(0)),
        IsCard(My(0), "FP1_012t"), StatsNow(My(0), 1, 2), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Kel'Thuzad · Minion · Undead · 8 mana · 6/8 · At the end of each turn, summon all friendly minions that died this turn.
//~ done FP1_013 - ee35b4b2 -
#[test]
fn FP1_013_kel_thuzad() {
    check! { Mage:
        Give("FP1_013"), Cost("FP1_013", 8), Stats("FP1_013", 6, 8), Play("FP1_013", Nothing), Ally("CS2_172"),
        Enemy("CS2_182"), Kill(My(1)), Kill(Their(0)), EndTurn, BoardCount(Mine, 2), IsCard(My(1), "CS2_172"),
        BoardCount(Theirs, 0), Kill(My(1)), BoardCount(Mine, 1), EndTurn, BoardCount(Mine, 2), IsCard(My(1), "CS2_172"),
    }
}

/// Stalagg · Minion · Undead · 5 mana · 7/4 · **Deathrattle:** If Feugen also died this game, summon Thaddius.
//~ done FP1_014 - aeaefa07 -
#[test]
fn FP1_014_stalagg() {
    check! { Mage:
        Give("FP1_014"), Cost("FP1_014", 5), Stats("FP1_014", 7, 4), Play("FP1_014", Nothing), Ally("FP1_015"),
        Kill(My(0)), BoardCount(Mine, 1), Kill(My(0)), IsCard(My(0), "FP1_014t"), StatsNow(My(0), 11, 11),
    }
    check! { Mage:
        Ally("FP1_014"), Ally("FP1_015"), Kill(My(1)), BoardCount(Mine, 1), Kill(My(0)), IsCard(My(0), "FP1_014t"),
        BoardCount(Mine, 1),
    }
}

/// Feugen · Minion · Undead · 5 mana · 4/7 · **Deathrattle:** If Stalagg also died this game, summon Thaddius.
//~ done FP1_015 - e63c34ae -
#[test]
fn FP1_015_feugen() {
    check! { Mage:
        Give("FP1_015"), Cost("FP1_015", 5), Stats("FP1_015", 4, 7), Play("FP1_015", Nothing), Ally("FP1_014"),
        Kill(My(0)), BoardCount(Mine, 1), Kill(My(0)), IsCard(My(0), "FP1_014t"), StatsNow(My(0), 11, 11),
    }
    check! { Mage:
        Ally("FP1_015"), Ally("FP1_014"), Kill(My(1)), BoardCount(Mine, 1), Kill(My(0)), IsCard(My(0), "FP1_014t"),
        BoardCount(Mine, 1),
    }
}

/// Wailing Soul · Minion · Undead · 4 mana · 3/5 · **Battlecry: Silence** your other minions.
//~ done FP1_016 - 6e4cb605 -
#[test]
fn FP1_016_wailing_soul() {
    check! { Mage:
        Give("FP1_016"), Cost("FP1_016", 4), Stats("FP1_016", 3, 5), Ally("CS2_179"), Enemy("CS2_179"),
        Play("FP1_016", Nothing), HasNot(My(0), GameTag::TAUNT), HasNow(Their(0), GameTag::TAUNT),
        HasNot(My(1), GameTag::SILENCED),
    }
    check! { Mage: Play("BT_035", Nothing), Play("FP1_016", Nothing), StatsNow(MyHero, 2, 30), HandCount(Mine, 1) }
}

/// Nerub'ar Weblord · Minion · Undead · 2 mana · 1/4 · Minions with **Battlecry** cost (2) more.
//~ done FP1_017 - ccd24eea -
#[test]
fn FP1_017_nerubar_weblord() {
    check! { Mage:
        Give("FP1_017"), Cost("FP1_017", 2), Stats("FP1_017", 1, 4), Play("FP1_017", Nothing), Give("CS2_189"),
        GiveThem("CS2_189"), Give("CS2_182"), GiveThem("CS2_182"), Give("EX1_133"), GiveThem("EX1_133"),
        CostNow(Nth(1), 3), CostNow(Nth(2), 3), CostNow(Nth(3), 4), CostNow(Nth(4), 4), CostNow(Nth(5), 3),
        CostNow(Nth(6), 3),
    }
}

/// Unstable Ghoul · Minion · Undead · 2 mana · 1/3 · **Taunt**. **Deathrattle:** Deal 1 damage to all minions.
//~ done FP1_024 - d65fe0c8 -
#[test]
fn FP1_024_unstable_ghoul() {
    check! { Mage:
        Give("FP1_024"), Cost("FP1_024", 2), Stats("FP1_024", 1, 3), Has("FP1_024", GameTag::TAUNT), Enemy("CS2_182"),
        Play("FP1_024", Nothing), HasNow(My(0), GameTag::TAUNT), Ally("CS2_182"), Damage(Their(0), 0), Kill(My(0)),
        Damage(My(0), 1), Health(MyHero, 30), Damage(Their(0), 1), Health(TheirHero, 30),
    }
}

/// Stoneskin Gargoyle · Minion · Undead · 3 mana · 1/4 · At the start of your turn, restore this minion to full Health.
//~ done FP1_027 - dcdeed8f -
#[test]
fn FP1_027_stoneskin_gargoyle() {
    check! { Mage:
        Give("FP1_027"), Cost("FP1_027", 3), Stats("FP1_027", 1, 4), Play("FP1_027", Nothing), DealDamage(My(0), 3), EndTurn,
        Damage(My(0), 3), EndTurn, Damage(My(0), 0),
    }
}

/// Undertaker · Minion · Undead · 1 mana · 1/2 · Whenever you summon a minion with **Deathrattle**, gain +1/+1.
//~ done FP1_028 - f3674217 -
#[test]
fn FP1_028_undertaker() {
    check! { Mage:
        Give("FP1_028"), Cost("FP1_028", 1), Stats("FP1_028", 1, 2), Play("FP1_028", Nothing), Play("FP1_029", Nothing),
        StatsNow(My(0), 2, 3), Play("CS2_231", Nothing), StatsNow(My(0), 2, 3), EndTurn, Play("FP1_029", Nothing),
        StatsNow(My(0), 2, 3),
    }
}

/// Dancing Swords · Minion · 3 mana · 4/4 · **Deathrattle:** Your opponent draws a card.
//~ done FP1_029 - 7a62f2e4 -
#[test]
fn FP1_029_dancing_swords() {
    check! { Mage:
        Give("FP1_029"), Cost("FP1_029", 3), Stats("FP1_029", 4, 4), Play("FP1_029", Nothing), HandCount(Theirs, 0),
        Kill(My(0)), HandCount(Mine, 0), HandCount(Theirs, 1),
    }
}

/// Loatheb · Minion · Undead · 5 mana · 5/5 · **Battlecry:** Enemy spells cost (5) more next turn.
//~ done FP1_030 - 54569858 -
#[test]
fn FP1_030_loatheb() {
    check! { Mage:
        Give("FP1_030"), Cost("FP1_030", 5), Stats("FP1_030", 5, 5), GiveThem("CS2_029"), GiveThem("CS2_182"),
        Give("CS2_029"), Play("FP1_030", Nothing), Kill(My(0)), EndTurn, CostNow(Nth(1), 9), CostNow(Nth(3), 4),
        CostNow(Nth(2), 4), EndTurn, CostNow(Nth(1), 4),
    }
}

/// Necrotic Aura · Enchantment · Your spells cost (5) more this turn.
//~ done FP1_030e - 3854e0cb -
#[test]
fn FP1_030e_necrotic_aura() {
    check! { Mage:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "FP1_030e"), EndTurn, EndTurn, CostNow(InHand(2), 4), CostNow(Nth(1), 10),
    }
    check! { Mage:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "FP1_030e"), CostNow(Nth(1), 5),
    }
}

/// Baron Rivendare · Minion · Undead · 4 mana · 1/7 · Your minions trigger their **Deathrattles** twice.
//~ done FP1_031 - 712680c7 -
#[test]
fn FP1_031_baron_rivendare() {
    check! { Mage:
        Give("FP1_031"), Cost("FP1_031", 4), Stats("FP1_031", 1, 7), Play("FP1_031", Nothing), Ally("EX1_096"),
        Kill(My(1)), HandCount(Mine, 2), Enemy("EX1_096"), Kill(Their(0)), HandCount(Theirs, 1),
    }
}

/// The Coin · Spell · 0 mana · Gain 1 Mana Crystal this turn only.
//~ done FP1_COIN - bf263994 -
#[test]
fn FP1_COIN_the_coin() {
    check! { Mage: Give("FP1_COIN"), Cost("FP1_COIN", 0), Crystals(5), Play("FP1_COIN", Nothing), Mana(6) }
}
