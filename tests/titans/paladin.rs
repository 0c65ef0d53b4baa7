//! Paladin cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bd83fb85

/// Tyr's Tears · Spell · Holy · 5 mana · **Forged** Resurrect 4 different minions from your class. Set their stats to 2/2.
//~ todo TTN_855 3fd51ca6 16841e9d -
#[test]
#[ignore = "todo: Tyr's Tears"]
fn TTN_855_tyrs_tears() {
    unwritten("TTN_855");
}

/// Tyr's Tears · Spell · Holy · 5 mana · Resurrect 3 different minions from your class. Set their stats to 2/2. **Forge:** Resurrect another.
//~ done TTN_855t - a82e66b7 -
#[test]
fn TTN_855t_tyrs_tears() {
    check! { Paladin:
        Ally("CS2_088"), Ally("CS2_088"), Ally("EX1_362"), Ally("CS2_182"), Ally("EX1_623"), Ally("AT_104"),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Play("TTN_855t", Nothing),
        BoardCount(Mine, 3), StatsNow(My(0), 2, 2), StatsNow(My(1), 2, 2), StatsNow(My(2), 2, 2),
    }
    check! { Paladin:
        Ally("CS2_088"), Ally("CS2_088"), Ally("CS2_182"), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Play("TTN_855", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_088"), StatsNow(My(0), 2, 2),
    }
    check! { Paladin:
        Ally("CS2_088"), Ally("EX1_362"), Ally("BT_334"), Ally("EX1_382"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Play("TTN_855t", Nothing), BoardCount(Mine, 3),
    }
}

/// Disciple of Amitus · Minion · 5 mana · 4/5 · At the end of your turn, summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
// Also tests TTN_900t.
//~ done TTN_856 - 17c8a923 -
#[test]
fn TTN_856_disciple_of_amitus() {
    check! { Paladin:
        Ally("TTN_856"), EndTurn, BoardCount(Mine, 2), IsCard(My(1), "TTN_900t"), StatsNow(My(1), 2, 2), EndTurn,
        BoardCount(Mine, 2), EndTurn, BoardCount(Mine, 3), StatsNow(My(1), 4, 4), StatsNow(My(2), 2, 2),
    }
    check! { Paladin: Ally("TTN_856"), Play("CS2_231", Nothing), EndTurn, StatsNow(My(1), 2, 2) }
}

/// Tyr · Minion · 6 mana · 4/5 · **Battlecry:** Resurrect a 2, 3, and 4-Attack minion from your class.
//~ done TTN_857 - 288b8052 -
#[test]
fn TTN_857_tyr() {
    check! { Paladin:
        Ally("SCH_141"), Ally("CS2_088"), Ally("CS2_182"), Ally("BT_334"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Play("TTN_857", Nothing), BoardCount(Mine, 3), IsInZone(Newest("SCH_141"), Zone::Play),
    }
    check! { Paladin:
        Ally("SCH_141"), Ally("CS2_088"), Ally("CS2_182"), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Play("TTN_857", Nothing), BoardCount(Mine, 2),
    }
    check! { Paladin:
        Ally("SCH_141"), Ally("CS2_088"), Ally("CS2_182"), Ally("BT_334"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), EndTurn, Play("TTN_857", Nothing), BoardCount(Theirs, 1),
    }
    check! { Paladin:
        Ally("SCH_141"), Ally("CS2_088"), Ally("CS2_172"), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Play("TTN_857", Nothing), IsCard(My(1), "SCH_141"),
    }
    check! { Paladin:
        Ally("SCH_141"), Ally("CS2_088"), Ally("CS2_182"), Ally("CS2_119"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Play("TTN_857", Nothing), BoardCount(Mine, 2),
    }
    check! { Paladin:
        Ally("SCH_141"), Ally("CS2_088"), Ally("CS2_182"), Ally("BT_334"), Ally("BT_334"), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Play("TTN_857", Nothing), BoardCount(Mine, 3),
    }
    check! { Paladin:
        Ally("SCH_141"), Ally("CS2_088"), Ally("CS2_182"), Ally("SCH_141"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Play("TTN_857", Nothing), BoardCount(Mine, 2),
    }
    // One with 2 Attack, of several.
    check! { Paladin:
        Ally("EX1_362"), Ally("EX1_362"), Kill(My(0)), Kill(My(0)), Play("TTN_857", Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "EX1_362"),
    }
    // The printed Attack decides.
    check! { Paladin:
        Ally("EX1_362"), Enchant(My(0), "CS2_092e"), Kill(My(0)), Play("TTN_857", Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "EX1_362"), StatsNow(My(1), 3, 2),
    }
    // Of the class of who plays it.
    check! { Mage:
        Ally("EX1_362"), Ally("NEW1_012"), Enchant(My(1), "CS2_092e"), Ally("CS2_033"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Play("TTN_857", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_033"),
    }
    check! { Paladin:
        Ally("CORE_CFM_753"), Ally("CORE_CFM_753"), Kill(My(0)), Kill(My(0)), Play("TTN_857", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "CORE_CFM_753"), BoardCount(Theirs, 0),
    }
}

/// Amitus, the Peacekeeper · Minion · 7 mana · 1/8 · **Titan Taunt**. Your minions can't take more than 2 damage at a time.
//~ done TTN_858 - 6e142d5f -
#[test]
fn TTN_858_amitus_the_peacekeeper() {
    check! { Paladin:
        Give("TTN_858"), Cost("TTN_858", 7), Stats("TTN_858", 1, 8), Has("TTN_858", GameTag::TAUNT), Ally("CS2_182"),
        Enemy("CS2_182"), Play("TTN_858", Nothing), DealDamage(Nth(1), 4), Damage(Nth(1), 2), DealDamage(Nth(1), 1),
        Damage(Nth(1), 3), DealDamage(Nth(0), 6), Damage(Nth(0), 2), DealDamage(Nth(2), 4), Damage(Nth(2), 4), DealDamage(MyHero, 5),
        Health(MyHero, 25),
    }
    check! { Paladin:
        Ally("CS2_182"), Ally("TTN_858"), Use(Nth(1), 1, Nothing), StatsNow(Nth(0), 6, 7), StatsNow(Nth(1), 1, 8),
        CannotAct(Nth(1)),
    }
}

/// Stoneheart King · Minion · 4 mana · 3/2 · **Deathrattle:** Summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
//~ done TTN_900 - cbd5febc -
#[test]
fn TTN_900_stoneheart_king() {
    check! { Paladin:
        Ally("TTN_900"), Ally("TTN_900"), Enemy("TTN_900"), Kill(Nth(2)), Kill(Nth(0)), BoardCount(Mine, 2),
        StatsNow(My(0), 2, 2), Kill(My(0)), Kill(Nth(1)), BoardCount(Mine, 1), IsCard(My(0), "TTN_900t"), StatsNow(My(0), 4, 4),
    }
}

/// X-21 Repairbot · Minion · Mech · 1 mana · 1/3 · **Deathrattle:** Return any Mechs **Magnetized** to this to your hand.
//~ done TTN_906 - 901e19b5 -
#[test]
fn TTN_906_x_21_repairbot() {
    check! { Paladin:
        Ally("TTN_906"), Play("BOT_911", On(My(0))), Play("TTN_087", On(My(0))), Kill(My(0)), HandCount(Mine, 1),
        IsCard(InHand(0), "BOT_911"),
    }
    check! { Paladin:
        Ally("TTN_906"), Ally("GVG_085"), Play("BOT_911", On(My(1))), Kill(My(0)), HandCount(Mine, 0),
    }
    // It answers each time, not once a turn.
    check! { Paladin:
        Ally("TTN_906"), Play("BOT_911", On(My(0))), Play("BOT_911", On(My(0))), Kill(My(0)), HandCount(Mine, 2),
    }
    check! { Paladin:
        Ally("TTN_906"), Ally("FP1_031"), Play("BOT_911", On(My(0))), Kill(My(0)), HandCount(Mine, 2),
    }
}

/// Astral Serpent · Minion · Dragon · 4 mana · 3/3 · At the end of your turn, if this didn't attack, draw 2 cards.
//~ done TTN_907 - 263090ca -
#[test]
fn TTN_907_astral_serpent() {
    check! { Paladin:
        Ally("TTN_907"), Ally("CS2_182"), Attack(My(1), TheirHero), EndTurn, HandCount(Mine, 2), EndTurn,
        Attack(My(0), TheirHero), EndTurn, HandCount(Mine, 3),
    }
}

/// Keeper's Strength · Spell · Holy · 4 mana · Give a friendly minion +2/+2. Deal its Attack damage to all other minions.
//~ done YOG_509 - f4b029eb -
#[test]
fn YOG_509_keepers_strength() {
    check! { Paladin:
        Targets("YOG_509", &[FriendlyMinion]), Ally("CS2_172"), Ally("CS2_200"), Enemy("CS2_182"), Enemy("EX1_399"),
        Play("YOG_509", On(My(0))), StatsNow(My(0), 5, 4), Damage(My(1), 5), Dead(Nth(2)), Damage(Their(0), 5),
        Damage(TheirHero, 0), Damage(MyHero, 0),
    }
}

/// Alarmed Securitybot · Minion · Mech · 4 mana · 4/3 · **Deathrattle:** Draw another minion. Set its Attack, Health, and Cost to 5.
//~ done YOG_510 - ffd3ddb5 -
#[test]
fn YOG_510_alarmed_securitybot() {
    check! { Paladin:
        DeckOf(&["CS2_200", "CS2_029"]), Ally("YOG_510"), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"),
        StatsNow(InHand(0), 5, 5), CostNow(InHand(0), 5), DeckCount(Mine, 1), Play("CS2_200", Nothing), Mana(5),
        StatsNow(My(0), 5, 5),
    }
    check! { Paladin: DeckOf(&["CS2_029"]), Ally("YOG_510"), Kill(My(0)), HandCount(Mine, 0), DeckCount(Mine, 1) }
}
