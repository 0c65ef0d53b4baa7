//! Death Knight cards of Path of Arthas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 90d675cd

/// Howling Blast · Spell · Frost · 3 mana · Deal $3 damage to an enemy and **Freeze** it. Deal $1 damage to all other enemies.
//~ done RLK_015 - 10264811 -
#[test]
fn RLK_015_howling_blast() {
    check! { DeathKnight:
        Give("RLK_015"), Cost("RLK_015", 3), Enemy("CS2_182"), Enemy("CS2_182"), Play("RLK_015", On(Their(0))),
        Damage(Their(0), 3), HasNow(Their(0), GameTag::FROZEN), Damage(Their(1), 1), Health(TheirHero, 29),
        HasNot(Their(1), GameTag::FROZEN),
    }
}

/// Unholy Frenzy · Spell · 2 mana · Choose an enemy minion. Your minions attack it. Resummon any that die.
//~ done RLK_056 - a30339ef -
#[test]
fn RLK_056_unholy_frenzy() {
    check! { DeathKnight:
        Ally("CS2_231"), Ally("CS2_182"), Enemy("CS2_200"), Play("RLK_056", On(Their(0))), Damage(Their(0), 5),
        BoardCount(Mine, 2), Damage(My(0), 0), Damage(My(1), 0),
    }
    // Those that die leave their places before they are resummoned; who lives stays.
    check! { DeathKnight:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("EX1_534"), Enemy("CS2_200"), Play("RLK_056", On(Their(0))), BoardCount(Mine, 7),
        BoardCount(Theirs, 0),
    }
    // A minion that survives the attack is not summoned again.
    check! { DeathKnight:
        Ally("CS2_186"), Enemy("CS2_182"), Play("RLK_056", On(Their(0))), BoardCount(Mine, 1), Damage(My(0), 4), BoardCount(Theirs, 0),
    }
}

/// Dark Transformation · Spell · Shadow · 2 mana · Transform an Undead into a 4/5 Undead Monstrosity with **Rush**.
//~ done RLK_057 - 1cdce55e -
#[test]
fn RLK_057_dark_transformation() {
    check! { DeathKnight:
        Give("RLK_057"), Cost("RLK_057", 2), Ally("RLK_705t"), Play("RLK_057", On(My(0))), IsCard(My(0), "RLK_057t"),
        StatsNow(My(0), 4, 5), HasNow(My(0), GameTag::RUSH),
    }
}

/// Frostmourne · Weapon · 6 mana · 4/3 durability · **Deathrattle:** Summon every minion killed by this weapon.
//~ done RLK_086 - 99bcf3b5 -
#[test]
fn RLK_086_frostmourne() {
    check! { DeathKnight:
        Ally("RLK_086"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Enemy("CS2_172"),
        Attack(MyHero, Nth(4)), EndTurn, EndTurn, Attack(MyHero, Nth(2)), EndTurn, EndTurn, Kill(Nth(3)),
        BoardCount(Mine, 0),
        // The Raptor died of it; the Ogre lives, and the Wisp died of something else.
        Attack(MyHero, TheirHero), NoWeapon(Mine), BoardCount(Mine, 1), IsCard(My(0), "CS2_172"), StatsNow(My(0), 3, 2),
    }
    check! { DeathKnight:
        Ally("RLK_086"), Enemy("CS2_172"), Enemy("CS2_231"), Attack(MyHero, Nth(1)), EndTurn, EndTurn,
        Attack(MyHero, Nth(2)), Kill(MyWeapon), BoardCount(Mine, 2), IsCard(My(0), "CS2_172"), IsCard(My(1), "CS2_231"),
        BoardCount(Theirs, 0),
    }
    check! { DeathKnight:
        Ally("RLK_086"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Enemy("CS2_052"),
        Attack(MyHero, Nth(4)), EndTurn, EndTurn, Attack(MyHero, Nth(2)), EndTurn, EndTurn, Attack(MyHero, TheirHero),
        BoardCount(Mine, 1),
    }
    // The opponent's hero is not heard.
    check! { DeathKnight:
        Ally("RLK_086"), Enemy("CS2_182"), Enemy("CS2_200"), EndTurn, Play("RLK_086", Nothing), EndTurn,
        Enemy("CS2_231"), Attack(MyHero, Nth(4)), Kill(Nth(3)), BoardCount(Theirs, 2),
    }
    // Each that my hero kills.
    check! { Mage:
        Ally("RLK_086"), Enemy("CS2_231"), Enemy("CS2_172"), Attack(MyHero, Their(0)), Ready(MyHero),
        Attack(MyHero, Their(0)), Kill(MyWeapon), BoardCount(Mine, 2),
    }
    check! { Mage:
        Ally("RLK_086"), Ally("CS2_182"), Enemy("CS2_231"), Attack(My(0), Their(0)), Kill(MyWeapon),
        BoardCount(Mine, 1),
    }
    check! { Mage:
        Ally("RLK_086"), Ally("CS2_231"), Enemy("CS2_106"), EndTurn, Attack(TheirHero, My(0)), Kill(MyWeapon),
        BoardCount(Mine, 0),
    }
}

/// Corpse Bride · Minion · Undead · 5 mana · 4/4 · **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
// Also tests RLK_506t.
//~ done RLK_504 - 00f31a42 -
#[test]
fn RLK_504_corpse_bride() {
    check! { DeathKnight:
        GainCorpses(4), Play("RLK_504", Nothing), BoardCount(Mine, 2), IsCard(My(1), "RLK_506t"), StatsNow(My(1), 4, 4),
        HasNow(My(1), GameTag::TAUNT), Corpses(Mine, 0), Kill(My(1)), Corpses(Mine, 0),
    }
    check! { DeathKnight: GainCorpses(12), Play("RLK_504", Nothing), StatsNow(My(1), 10, 10), Corpses(Mine, 2) }
    check! { DeathKnight: Play("RLK_504", Nothing), BoardCount(Mine, 1) }
    check! { DeathKnight: GainCorpses(1), Play("RLK_504", Nothing), BoardCount(Mine, 2) }
    // Without Corpses nobody comes, who would die at once.
    check! { DeathKnight: Ally("EX1_595"), Play("RLK_504", Nothing), HandCount(Mine, 0) }
}

/// Blood Boil · Spell · Shadow · 5 mana · **Lifesteal** Infect all enemy minions. At the end of your turns, they take 2 damage.
//~ done RLK_730 - b1b0eebe -
#[test]
fn RLK_730_blood_boil() {
    check! { DeathKnight:
        DealDamage(MyHero, 10), Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), Play("RLK_730", Nothing),
        Damage(Their(0), 0), EndTurn, Damage(Their(0), 2), Damage(Their(1), 2), Damage(My(0), 0), Health(MyHero, 24),
        Health(TheirHero, 30), EndTurn, Damage(Their(0), 2), EndTurn, Damage(Their(0), 4), Health(MyHero, 28),
    }
    // The infection strikes, not who bears it: Maexxna is not poisoned, Stealth stays, a Water Elemental freezes nobody.
    check! { DeathKnight:
        Enemy("FP1_010"), Enemy("EX1_010"), Enemy("CS2_033"), DealDamage(MyHero, 10), Play("RLK_730", Nothing), EndTurn,
        Damage(Their(0), 2), IsCard(Their(0), "FP1_010"), BoardCount(Theirs, 2), HasNot(Their(1), GameTag::FROZEN),
        Health(MyHero, 26),
    }
    check! { DeathKnight:
        Enemy("EX1_028"), Play("RLK_730", Nothing), EndTurn, Damage(Their(0), 2), HasNow(Their(0), GameTag::STEALTH),
    }
}

/// Might of Menethil · Weapon · 4 mana · 4/2 durability · **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
//~ done RLK_740 - f052c316 -
#[test]
fn RLK_740_might_of_menethil() {
    check! { DeathKnight:
        GainCorpses(5), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Force(Entity(Their(0))),
        Force(Entity(Their(1))), Force(Entity(Their(3))), Play("RLK_740", Nothing), Corpses(Mine, 2),
        HasNow(Their(0), GameTag::FROZEN), HasNow(Their(1), GameTag::FROZEN), HasNot(Their(2), GameTag::FROZEN),
        HasNow(Their(3), GameTag::FROZEN), IsCard(MyWeapon, "RLK_740"),
    }
    check! { DeathKnight:
        GainCorpses(2), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(Their(2))),
        Play("RLK_740", Nothing), Corpses(Mine, 0), HasNow(Their(0), GameTag::FROZEN),
        HasNot(Their(1), GameTag::FROZEN), HasNow(Their(2), GameTag::FROZEN),
    }
    check! { DeathKnight:
        Enemy("CS2_182"), Play("RLK_740", Nothing), HasNot(Their(0), GameTag::FROZEN), GainCorpses(1), Enemy("CS2_182"),
        Force(Entity(Their(1))), Play("RLK_740", Nothing), Corpses(Mine, 0), HasNot(Their(0), GameTag::FROZEN),
        HasNow(Their(1), GameTag::FROZEN),
    }
    check! { DeathKnight:
        GainCorpses(3), Ally("CS2_182"), Enemy("CS2_182"), Play("RLK_740", Nothing), HasNow(Their(0), GameTag::FROZEN),
        HasNot(My(0), GameTag::FROZEN), HasNot(TheirHero, GameTag::FROZEN),
    }
    check! { DeathKnight:
        GainCorpses(2), Ally("CS2_182"), Enemy("CS2_182"), Play("RLK_740", Nothing), HasNow(Their(0), GameTag::FROZEN),
        HasNot(My(0), GameTag::FROZEN), HasNot(TheirHero, GameTag::FROZEN),
    }
    check! { DeathKnight:
        GainCorpses(1), Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(My(0))), Play("RLK_740", Nothing),
        HasNow(Their(0), GameTag::FROZEN),
    }
    check! { DeathKnight:
        GainCorpses(1), Enemy("CS2_182"), ForbidOutcome(Entity(TheirHero)), Play("RLK_740", Nothing),
        HasNow(Their(0), GameTag::FROZEN),
    }
    check! { DeathKnight:
        GainCorpses(3), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("RLK_740", Nothing),
        HasNow(Their(0), GameTag::FROZEN), HasNow(Their(1), GameTag::FROZEN), HasNow(Their(2), GameTag::FROZEN),
        Corpses(Mine, 0),
    }
}

/// Asphyxiate · Spell · Shadow · 3 mana · Destroy the highest Attack enemy minion.
//~ done RLK_087 - 34e48c23 -
#[test]
fn RLK_087_asphyxiate() {
    check! { DeathKnight:
        Targets("RLK_087", &[]), Ally("CS2_201"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_119"),
        Play("RLK_087", Nothing), BoardCount(Theirs, 2), Dead(Nth(2)), BoardCount(Mine, 1),
    }
}

/// Vicious Bloodworm · Minion · Beast · 2 mana · 3/2 · **Battlecry:** Give a minion in your hand Attack equal to this minion's Attack.
//~ done RLK_711 - 12f094ba -
#[test]
fn RLK_711_vicious_bloodworm() {
    check! { DeathKnight:
        Give("CS2_182"), Give("CS2_029"), GiveThem("CS2_182"), Ally("CS2_182"), Give("RLK_711"),
        CannotTarget("RLK_711", Nth(1)), CannotTarget("RLK_711", My(0)), Play("RLK_711", On(Nth(0))), StatsNow(Nth(0), 7, 5),
        StatsNow(Nth(2), 4, 5), StatsNow(My(0), 4, 5), StatsNow(My(1), 3, 2),
    }
    check! { DeathKnight:
        Give("CS2_182"), Give("RLK_711"), Enchant(Nth(1), "CS2_092e"), Play("RLK_711", On(Nth(0))), StatsNow(Nth(0), 11, 5),
    }
}

/// Blood Tap · Spell · Shadow · 2 mana · Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
//~ done RLK_712 - d19b0238 -
#[test]
fn RLK_712_blood_tap() {
    check! { DeathKnight:
        GainCorpses(3), Give("CS2_182"), Give("CS2_172"), GiveThem("CS2_182"), Ally("CS2_182"), Play("RLK_712", Nothing),
        StatsNow(Nth(0), 6, 7), StatsNow(Nth(1), 5, 4), StatsNow(Nth(2), 4, 5), StatsNow(My(0), 4, 5), Corpses(Mine, 1),
    }
    check! { DeathKnight: GainCorpses(1), Give("CS2_182"), Play("RLK_712", Nothing), StatsNow(Nth(0), 5, 6), Corpses(Mine, 1) }
}
