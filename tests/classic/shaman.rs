//! Shaman cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b0913311

/// Ancestral Spirit · Spell · 2 mana · Give a minion "**Deathrattle:** Resummon this minion."
//~ done CS2_038 - 7530434f -
#[test]
fn CS2_038_ancestral_spirit() {
    check! { Shaman:
        Give("CS2_038"), Cost("CS2_038", 2), Targets("CS2_038", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("CS2_038", On(My(0))), DealDamage(My(0), 2), Kill(My(0)), IsCard(My(0), "CS2_182"), Damage(My(0), 0),
    }
}

/// Ancestral Spirit · Enchantment · **Deathrattle:** Resummon this minion.
//~ done CS2_038e - 73c0e16c -
#[test]
fn CS2_038e_ancestral_spirit() {
    check! { Shaman:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "CS2_038e"), Kill(Nth(0)),
        BoardCount(Mine, 2),
    }
}

/// Far Sight · Spell · 3 mana · Draw a card. That card costs (3) less.
//~ done CS2_053 - 35e03874 -
#[test]
fn CS2_053_far_sight() {
    check! { Shaman:
        Give("CS2_053"), Cost("CS2_053", 3), OnTop("CS2_186"), Play("CS2_053", Nothing), HandCount(Mine, 1),
        CostNow(InHand(0), 4),
    }
}

/// Lightning Bolt · Spell · Nature · 1 mana · Deal $3 damage. **Overload:** (1)
//~ done EX1_238 - ba2ea16a -
#[test]
fn EX1_238_lightning_bolt() {
    check! { Shaman:
        Give("EX1_238"), Cost("EX1_238", 1), Has("EX1_238", GameTag::OVERLOAD),
        Targets("EX1_238", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_238", On(TheirHero)),
        Health(TheirHero, 27), EndTurn, EndTurn, Mana(9),
    }
}

/// Lava Burst · Spell · Fire · 3 mana · Deal $5 damage. **Overload:** (2)
//~ done EX1_241 - 7100edfb -
#[test]
fn EX1_241_lava_burst() {
    check! { Shaman:
        Give("EX1_241"), Cost("EX1_241", 3), Has("EX1_241", GameTag::OVERLOAD),
        Targets("EX1_241", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_241", On(TheirHero)),
        Health(TheirHero, 25), EndTurn, EndTurn, Mana(8),
    }
}

/// Earth Shock · Spell · Nature · 1 mana · **Silence** a minion, then deal $1 damage to it.
//~ done EX1_245 - dd32c8d9 -
#[test]
fn EX1_245_earth_shock() {
    check! { Shaman:
        Give("EX1_245"), Cost("EX1_245", 1), Targets("EX1_245", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_179"),
        Play("EX1_245", On(Their(0))), HasNot(Their(0), GameTag::TAUNT), Damage(Their(0), 1),
    }
}

/// Feral Spirit · Spell · Nature · 3 mana · Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (1)
//~ done EX1_248 - 2a0dea6e -
#[test]
fn EX1_248_feral_spirit() {
    check! { Shaman:
        Give("EX1_248"), Cost("EX1_248", 3), Has("EX1_248", GameTag::OVERLOAD), Play("EX1_248", Nothing),
        BoardCount(Mine, 2), StatsNow(My(0), 2, 3), HasNow(My(1), GameTag::TAUNT), EndTurn, EndTurn, Mana(9),
    }
}

/// Forked Lightning · Spell · Nature · 1 mana · Deal $2 damage to 2 random enemy minions. **Overload:** (2)
//~ done EX1_251 - 41d0a88e -
#[test]
fn EX1_251_forked_lightning() {
    check! { Shaman:
        Give("EX1_251"), Cost("EX1_251", 1), Has("EX1_251", GameTag::OVERLOAD), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(Their(2))), Play("EX1_251", Nothing),
        Damage(Their(0), 2), Damage(Their(1), 0), Damage(Their(2), 2), EndTurn, EndTurn, Mana(8),
    }
    check! { Shaman:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(My(0))), Play("EX1_251", Nothing),
        Damage(Their(0), 2), Damage(Their(1), 2),
    }
}

/// Unbound Elemental · Minion · Elemental · 3 mana · 3/4 · After you play a card with **Overload**, gain +1/+1.
//~ done EX1_258 - 28b508ca -
#[test]
fn EX1_258_unbound_elemental() {
    check! { Shaman:
        Give("EX1_258"), Cost("EX1_258", 3), Stats("EX1_258", 3, 4), Play("EX1_258", Nothing),
        Play("EX1_238", On(TheirHero)), Damage(TheirHero, 3), StatsNow(My(0), 4, 5), Play("GAME_005", Nothing),
        StatsNow(My(0), 4, 5), EndTurn, Play("EX1_238", On(MyHero)), Damage(MyHero, 3), StatsNow(My(0), 4, 5),
    }
}

/// Lightning Storm · Spell · Nature · 3 mana · Deal $3 damage to all enemy minions. **Overload:** (1)
//~ done EX1_259 - 886131b6 -
#[test]
fn EX1_259_lightning_storm() {
    check! { Shaman:
        Give("EX1_259"), Cost("EX1_259", 3), Has("EX1_259", GameTag::OVERLOAD), Enemy("CS2_182"), Ally("CS2_182"),
        Play("EX1_259", Nothing), Damage(Their(0), 3), Damage(My(0), 0), Health(TheirHero, 30), EndTurn, EndTurn,
        Mana(9),
    }
}

/// Mana Tide Totem · Minion · Totem · 3 mana · 0/3 · At the end of your turn, draw a card.
//~ done EX1_575 - d374ea34 -
#[test]
fn EX1_575_mana_tide_totem() {
    check! { Shaman:
        Give("EX1_575"), Cost("EX1_575", 3), Stats("EX1_575", 0, 3), Play("EX1_575", Nothing), EndTurn,
        HandCount(Mine, 1),
    }
}
