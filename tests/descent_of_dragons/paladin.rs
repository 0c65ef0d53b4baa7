//! Paladin cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1bfe3371

/// Righteous Cause · Spell · 1 mana · **Sidequest:** Summon 5 minions. **Reward:** Give your minions +1/+1.
//~ done DRG_008 - 260beeb8 -
#[test]
fn DRG_008_righteous_cause() {
    check! { Paladin:
        Give("DRG_008"), Cost("DRG_008", 1), Play("DRG_008", Nothing), Play("CS2_168", Nothing),
        Play("CS2_168", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing), StatsNow(My(0), 2, 1),
        Play("CS2_168", Nothing), StatsNow(My(0), 3, 2),
    }
    check! { Paladin:
        Play("DRG_008", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing),
        Play("CS2_168", Nothing), Play("CS2_168", Nothing), Health(MyHero, 30),
    }
    check! { Paladin:
        Enemy("EX1_019"), Play("DRG_008", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing),
        Play("CS2_168", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing), StatsNow(Their(0), 3, 2),
    }
}

/// Dragonrider Talritha · Minion · Undead · 3 mana · 3/3 · **Deathrattle:** Give a Dragon in your hand +3/+3 and this **Deathrattle**.
//~ done DRG_235 - 8488a998 -
#[test]
fn DRG_235_dragonrider_talritha() {
    check! { Paladin:
        Ally("DRG_235"), Give("CS2_182"), Give("EX1_043"), Kill(My(0)), StatsNow(InHand(0), 4, 5), StatsNow(InHand(1), 7, 4),
        Play("EX1_043", Nothing), Give("EX1_043"), Kill(My(0)), StatsNow(InHand(1), 7, 4),
    }
}

/// Dragonrider Talritha Effect Dummy · Spell · 0 mana
//~ todo DRG_235d 625b3b13 eea9f7f5 -
#[test]
#[ignore = "todo: Dragonrider Talritha Effect Dummy"]
fn DRG_235d_dragonrider_talritha_effect_dummy() {
    unwritten("DRG_235d");
}

/// Sanctuary · Spell · 2 mana · **Sidequest:** Take no damage for a turn. **Reward:** Summon a 3/6 minion with **Taunt**.
//~ done DRG_258 - b40d997f -
#[test]
fn DRG_258_sanctuary() {
    check! { Paladin:
        Play("DRG_258", Nothing), EndTurn, BoardCount(Mine, 0), DealDamage(MyHero, 1), EndTurn,
        IsInZone(Newest("DRG_258"), Zone::Secret), DealDamage(MyHero, 1), EndTurn, BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 1),
        IsCard(My(0), "DRG_258t"), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Nozdormu the Timeless · Minion · Dragon · 4 mana · 8/8 · **Battlecry:** Set each player to 10 Mana Crystals.
//~ done DRG_309 - 04cf2af2 -
#[test]
fn DRG_309_nozdormu_the_timeless() {
    check! { Paladin: Play("DRG_309", Nothing), Mana(6) }
    check! { Paladin: Crystals(5), Play("DRG_309", Nothing), Mana(1) }
    check! { Paladin: Crystals(5), EndTurn, Play("DRG_309", Nothing), EndTurn, Mana(10) }
}
