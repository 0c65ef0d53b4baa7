//! Death Knight cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 046bad43

/// Hardcore Cultist · Minion · Undead · 3 mana · 2/1 · **Battlecry:** Deal 2 damage. **Finale:** To all enemies.
//~ done ETC_209 - e7ba80a8 -
#[test]
fn ETC_209_hardcore_cultist() {
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("ETC_209", On(Their(0))), Damage(Their(0), 2), Damage(Their(1), 0),
        Health(TheirHero, 30),
    }
    check! { DeathKnight:
        Crystals(3), Enemy("CS2_182"), Ally("CS2_182"), Play("ETC_209", Nothing), Damage(Their(0), 2),
        Health(TheirHero, 28), Damage(My(0), 0),
    }
    check! { DeathKnight: Targets("ETC_209", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]) }
}

/// Climactic Necrotic Explosion · Spell · 10 mana · **Lifesteal**. Deal ${0} damage. Summon {1} {2}/{3} Souls. *(Randomly improved by **Corpses** you've spent)*
/// - Numbers: {0} = 6, {1} = 3, {2} = 2, {3} = 2
//~ done ETC_210 - ee3f75d1.a0d1a450 -
#[test]
fn ETC_210_climactic_necrotic_explosion() {
    check! { DeathKnight:
        DealDamage(MyHero, 10), Play("ETC_210", On(TheirHero)), Health(TheirHero, 24), Health(MyHero, 26),
        BoardCount(Mine, 3), StatsNow(My(0), 2, 2), StatsNow(My(2), 2, 2),
    }
    check! { DeathKnight: Summon("CS2_162"), Play("ETC_210", On(TheirHero)), StatsNow(My(0), 6, 5), Health(TheirHero, 24) }
    check! { DeathKnight:
        GainCorpses(5), Play("RLK_707", Nothing), Crystals(10), Ally("CS2_162"), Force(Number(0)), Force(Number(0)),
        Force(Number(1)), Force(Number(2)), Force(Number(1)), Force(Yes), Force(No), Force(No),
        Play("ETC_210", On(TheirHero)), Health(TheirHero, 22), BoardCount(Mine, 5), StatsNow(My(0), 6, 5), StatsNow(My(1), 4, 4),
        StatsNow(My(4), 4, 4), BoardCount(Theirs, 0),
    }
    // What one cast rolled is not counted by the next.
    check! { DeathKnight:
        GainCorpses(5), Play("RLK_707", Nothing), Crystals(10), Play("BOT_411", Nothing), Crystals(10), Force(Number(1)),
        Force(Number(1)), Force(Number(1)), Force(Number(1)), Force(Number(1)), Force(No), Force(No), Force(No),
        Force(No), Force(No), Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)),
        Play("ETC_210", On(TheirHero)), Health(TheirHero, 13), BoardCount(Mine, 7), StatsNow(My(6), 2, 2),
    }
    check! { DeathKnight:
        Enemy("CS2_200"), Enemy("CS2_200"), Play("ETC_210", On(Their(0))), Damage(Their(0), 6), Damage(Their(1), 0),
        BoardCount(Mine, 3),
    }
}

/// Arcanite Ripper · Weapon · 3 mana · 3/2 durability · **Deathrattle:** Summon a @/@ **Lifesteal** Undead. *(Change your Health on your turn while equipped to improve!)*
/// - Numbers: {0} = 1
//~ done ETC_423 - bd7b84bf.eae7e889 -
#[test]
fn ETC_423_arcanite_ripper() {
    check! { Mage:
        Ally("ETC_423"), HeroPower(On(MyHero)), Damage(MyHero, 1), Restore(MyHero, 1), DealDamage(TheirHero, 2), EndTurn,
        DealDamage(MyHero, 3), EndTurn, Kill(MyWeapon), StatsNow(My(0), 3, 3), HasNow(My(0), GameTag::LIFESTEAL),
        BoardCount(Mine, 1),
    }
    check! { DeathKnight:
        Ally("ETC_423"), Play("EX1_606", Nothing), HandCount(Mine, 1), Armor(Mine, 5), DealDamage(MyHero, 5),
        Kill(MyWeapon), StatsNow(My(0), 1, 1),
    }
    check! { Mage: Ally("ETC_423"), DealDamage(TheirHero, 2), EndTurn, DealDamage(MyHero, 3), Kill(MyWeapon), StatsNow(My(0), 1, 1) }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("ETC_423"), HeroPower(On(MyHero)), DealDamage(MyHero, 3), Kill(MyWeapon), StatsNow(My(0), 3, 3), Health(MyHero, 26),
    }
    check! { Mage:
        Ally("ETC_423"), HeroPower(On(MyHero)), EndTurn, Restore(MyHero, 1), Kill(MyWeapon), StatsNow(My(0), 2, 2),
        Health(MyHero, 30),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("ETC_423"), HeroPower(On(MyHero)), Restore(MyHero, 1), DealDamage(MyHero, 3), Restore(MyHero, 1),
        Kill(MyWeapon), StatsNow(My(0), 5, 5), Health(MyHero, 28),
    }
    check! { Mage: Ally("ETC_423"), Play("CS2_181", Nothing), Kill(MyWeapon), StatsNow(My(1), 1, 1) }
    // The opponent's hero is not heard.
    check! { Mage:
        Ally("ETC_423"), EndTurn, DealDamage(TheirHero, 2), EndTurn, Restore(TheirHero, 2), Kill(MyWeapon),
        StatsNow(My(0), 1, 1),
    }
    check! { Mage: Ally("ETC_423"), Play("CS2_181", Nothing), Restore(Nth(1), 2), Kill(MyWeapon), StatsNow(My(1), 1, 1) }
    // Health that is gained is Health that changes.
    check! { DeathKnight: Play("ETC_423", Nothing), Play("RLK_051", Nothing), Kill(MyWeapon), StatsNow(My(0), 2, 2) }
    // The token costs as much as it has Attack, as recorded games show: 3/3 for 3.
    check! { Mage:
        Ally("ETC_423"), HeroPower(On(MyHero)), Damage(MyHero, 1), Restore(MyHero, 1), Kill(MyWeapon),
        StatsNow(My(0), 3, 3), CostNow(My(0), 3),
    }
}

/// Boneshredder · Minion · Undead · 5 mana · 5/4 · **Battlecry:** Spend 5 **Corpses** to trigger and gain the **Deathrattle** of a random friendly minion that died this game.
//~ done ETC_428 - bafba17b -
#[test]
fn ETC_428_boneshredder() {
    check! { DeathKnight:
        Ally("EX1_096"), Kill(My(0)), HandCount(Mine, 1), Play("ETC_428", Nothing), HandCount(Mine, 1), Crystals(10),
        GainCorpses(5), Play("ETC_428", Nothing), HandCount(Mine, 2), Kill(My(1)), HandCount(Mine, 3),
    }
    check! { DeathKnight:
        Ally("EX1_096"), Kill(My(0)), Play("ETC_428", Nothing), Play("ETC_428", Nothing), Kill(My(1)), Crystals(10),
        GainCorpses(5), Play("ETC_428", Nothing), HandCount(Mine, 2),
    }
}

/// Screaming Banshee · Minion · Undead · 5 mana · 3/6 · **Lifesteal** After your hero gains Health, summon a Soul with that much Attack and Health.
//~ done ETC_522 - 3f6532d1 -
#[test]
fn ETC_522_screaming_banshee() {
    check! { DeathKnight:
        DealDamage(MyHero, 10), DealDamage(TheirHero, 10), Ally("ETC_522"), Restore(TheirHero, 5), BoardCount(Mine, 1),
        Restore(MyHero, 4), BoardCount(Mine, 2), StatsNow(Newest("ETC_522t"), 4, 4), Restore(MyHero, 20), BoardCount(Mine, 3),
        StatsNow(Newest("ETC_522t"), 6, 6), Restore(MyHero, 5), BoardCount(Mine, 3),
    }
    // Health that the hero gains counts as well: mine, each time.
    check! { DeathKnight:
        GainCorpses(5), Ally("WW_357"), Ally("ETC_522"), EndTurn, EndTurn, Health(MyHero, 35), BoardCount(Mine, 3),
        StatsNow(Newest("ETC_522t"), 5, 5), Corpses(Mine, 5),
    }
    check! { DeathKnight:
        GainCorpses(5), Enemy("WW_357"), Ally("ETC_522"), EndTurn, EndTurn, EndTurn, BoardCount(Mine, 1), Corpses(Theirs, 0),
    }
    // It answers each time, not once a turn.
    check! { DeathKnight:
        Ally("ETC_522"), DealDamage(MyHero, 10), Restore(MyHero, 2), Restore(MyHero, 3), Damage(MyHero, 5),
        BoardCount(Mine, 3),
    }
    // It answers each time, not once a turn.
    check! { DeathKnight:
        GainCorpses(10), Ally("WW_357"), Ally("WW_357"), Ally("ETC_522"), EndTurn, EndTurn, Health(MyHero, 40),
        BoardCount(Mine, 5), Corpses(Mine, 10),
    }
}

/// Dead Air · Spell · 2 mana · Destroy your Undead. Resummon them.
//~ done JAM_008 - 82ba8e71 -
#[test]
fn JAM_008_dead_air() {
    check! { DeathKnight:
        Ally("ICC_829t2"), Ally("CS2_182"), Enemy("ICC_829t3"), Enchant(My(0), "CS2_092e"),
        Play("JAM_008", Nothing), BoardCount(Mine, 2), Dead(Nth(0)), IsInZone(Newest("ICC_829t2"), Zone::Play),
        StatsNow(Newest("ICC_829t2"), 2, 2), IsInZone(Nth(1), Zone::Play), IsInZone(Nth(2), Zone::Play),
    }
    check! { DeathKnight:
        Ally("ICC_829t2"), Ally("ICC_829t2"), Ally("ICC_829t2"), Ally("ICC_829t2"), Ally("ICC_829t2"),
        Ally("ICC_829t2"), Ally("ICC_829t2"), Play("JAM_008", Nothing), BoardCount(Mine, 7),
    }
    check! { DeathKnight: Ally("ICC_829t2"), Ally("CS2_182"), Play("JAM_008", Nothing), IsCard(My(0), "CS2_182") }
}

/// Death Growl · Spell · 1 mana · Choose a minion. Spread its **Deathrattle** to adjacent minions.
//~ done ETC_424 - 4d4ae08d -
#[test]
fn ETC_424_death_growl() {
    check! { DeathKnight:
        Give("ETC_424"), Cost("ETC_424", 1), Ally("CS2_231"), Ally("EX1_029"), Ally("CS2_231"), Ally("CS2_231"),
        Play("ETC_424", On(My(1))), Kill(Nth(1)), Health(TheirHero, 28), Kill(Nth(3)), Health(TheirHero, 26),
        Kill(Nth(4)), Health(TheirHero, 26), Kill(Nth(2)), Health(TheirHero, 24), Health(MyHero, 30),
    }
    // An enemy's Deathrattle spreads on its side.
    check! { DeathKnight:
        Enemy("CS2_231"), Enemy("EX1_029"), Play("ETC_424", On(Their(1))), Kill(Their(0)), Health(MyHero, 28),
    }
}

/// Death Metal Knight · Minion · Undead · 3 mana · 3/4 · **Taunt** Costs Health instead of Mana if your hero was healed this turn.
//~ done ETC_523 - 9553c831 -
#[test]
fn ETC_523_death_metal_knight() {
    check! { DeathKnight:
        Give("ETC_523"), Cost("ETC_523", 3), Stats("ETC_523", 3, 4), Has("ETC_523", GameTag::TAUNT), Restore(MyHero, 2),
        Play("ETC_523", Nothing), Mana(7), Health(MyHero, 30), DealDamage(MyHero, 8), Restore(MyHero, 2),
        Play("ETC_523", Nothing), Mana(7), Damage(MyHero, 9),
    }
    // Another day, another minion or another hero that is healed changes nothing.
    check! { DeathKnight:
        DealDamage(MyHero, 8), Restore(MyHero, 2), EndTurn, EndTurn, Ally("CS2_182"), DealDamage(My(0), 2), Restore(My(0), 2),
        DealDamage(TheirHero, 2), Restore(TheirHero, 2), Play("ETC_523", Nothing), Mana(7), Damage(MyHero, 6),
    }
}
