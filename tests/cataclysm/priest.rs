//! Priest cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dd9340d5

/// Cleansing Cleric · Minion · Draenei · 4 mana · 4/5 · **Battlecry:** Your healing effects restore 2 more Health this game.
//~ todo CATA_216 7777eb2b 8d07bda0 -
#[test]
#[ignore = "todo: Cleansing Cleric"]
fn CATA_216_cleansing_cleric() {
    unwritten("CATA_216");
}

/// Ruby Sanctum · Location · 1 mana · 3 uses · Your next Healing effect this turn deals damage instead.
//~ todo CATA_301 e37d1e6c 9bfccc6d -
#[test]
#[ignore = "todo: Ruby Sanctum"]
fn CATA_301_ruby_sanctum() {
    unwritten("CATA_301");
}

/// Schism · Spell · Shadow · 4 mana · **Shatter** Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.@Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.
//~ todo CATA_306 ed4f3157 70d8f87c -
#[test]
#[ignore = "todo: Schism"]
fn CATA_306_schism() {
    unwritten("CATA_306");
}

/// Schism · Spell · Shadow · 4 mana · **Shattered** Give a friendly minion +2/+3 and **Elusive**.
//~ todo CATA_306t1 708a4212 487706f5 -
#[test]
#[ignore = "todo: Schism"]
fn CATA_306t1_schism() {
    unwritten("CATA_306t1");
}

/// Schism · Spell · Shadow · 4 mana · **Shattered** Summon a copy of a friendly minion.
//~ todo CATA_306t2 ff8decbc 918fc9db -
#[test]
#[ignore = "todo: Schism"]
fn CATA_306t2_schism() {
    unwritten("CATA_306t2");
}

/// Alexstrasza, Guardian of Life · Minion · Dragon · 7 mana · 8/8 · **Battlecry:** Set your remaining Health to 15. When you reach full Health, deal 15 damage to your opponent.
//~ done CATA_307 - bad9f2e3 -
#[test]
#[rustfmt::skip]
fn CATA_307_alexstrasza_guardian_of_life() {
    check(CardClass::Priest, &[
        Play("CATA_307", Nothing), Health(MyHero, 15), Restore(MyHero, 10), Health(MyHero, 25), Health(TheirHero, 30),
        Restore(MyHero, 10), Health(MyHero, 30), Health(TheirHero, 15),
        // Only once.
        Hurt(MyHero, 2), Restore(MyHero, 2), Health(TheirHero, 15),
    ]);
}

/// Medivh's Triumph · Spell · Holy · 5 mana · Deal $4 damage to all minions. Costs (1) if you control a **Legendary** card.
//~ done CATA_308 - 6cd065f3 -
#[test]
#[rustfmt::skip]
fn CATA_308_medivhs_triumph() {
    check(CardClass::Priest, &[
        Give("CATA_308"), CostNow(Nth(0), 5), Friend("CS2_182"), Enemy("EX1_014"), Give("EX1_014"), Enemy("DMF_088"),
        Friend("JAIL_511"), Friend("CS2_106"), CostNow(Nth(0), 5),
        // A Legendary weapon, location, minion.
        Friend("DMF_088"), CostNow(Nth(0), 1), Kill(MyWeapon), CostNow(Nth(0), 5), Friend("TIME_446"),
        CostNow(Nth(0), 1), Kill(Nth(8)), CostNow(Nth(0), 5), Friend("EX1_014"), CostNow(Nth(0), 1),
        Play("CATA_308", Nothing), Mana(9), Health(Nth(1), 1), Health(Nth(2), 2), Health(Nth(9), 2), Health(MyHero, 30),
        Health(TheirHero, 30),
    ]);
}
