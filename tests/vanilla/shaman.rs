//! Shaman cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file df85914d

/// Ancestral Spirit · Spell · 2 mana · Choose a minion. When that minion is destroyed, return it to the battlefield.
//~ done VAN_CS2_038 - 912a582c -
#[test]
fn VAN_CS2_038_ancestral_spirit() {
    check! { Shaman:
        Give("VAN_CS2_038"), Cost("VAN_CS2_038", 2), Targets("VAN_CS2_038", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("VAN_CS2_038", On(My(0))), Kill(My(0)), IsCard(My(0), "CS2_182"),
    }
}

/// Fire Elemental · Minion · 6 mana · 6/5 · **Battlecry:** Deal 3 damage.
//~ done VAN_CS2_042 - b31a0d37 -
#[test]
fn VAN_CS2_042_fire_elemental() {
    check! { Shaman:
        Give("VAN_CS2_042"), Cost("VAN_CS2_042", 6), Stats("VAN_CS2_042", 6, 5),
        Targets("VAN_CS2_042", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        Play("VAN_CS2_042", On(TheirHero)), Health(TheirHero, 27),
    }
}

/// Feral Spirit · Spell · 3 mana · Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (2)
//~ done VAN_EX1_248 - 755196bb -
#[test]
fn VAN_EX1_248_feral_spirit() {
    check! { Shaman:
        Give("VAN_EX1_248"), Cost("VAN_EX1_248", 3), Has("VAN_EX1_248", GameTag::OVERLOAD),
        Play("VAN_EX1_248", Nothing), BoardCount(Mine, 2), StatsNow(My(0), 2, 3), HasNow(My(1), GameTag::TAUNT), EndTurn,
        EndTurn, Mana(8),
    }
}

/// Unbound Elemental · Minion · 3 mana · 2/4 · Whenever you play a card with **Overload**, gain +1/+1.
//~ done VAN_EX1_258 - da96bbe2 -
#[test]
fn VAN_EX1_258_unbound_elemental() {
    check! { Shaman:
        Give("VAN_EX1_258"), Cost("VAN_EX1_258", 3), Stats("VAN_EX1_258", 2, 4), Play("VAN_EX1_258", Nothing),
        Play("EX1_238", On(TheirHero)), Damage(TheirHero, 3), StatsNow(My(0), 3, 5), Play("GAME_005", Nothing),
        StatsNow(My(0), 3, 5), EndTurn, Play("EX1_238", On(MyHero)), Damage(MyHero, 3), StatsNow(My(0), 3, 5),
    }
}

/// Lightning Storm · Spell · 3 mana · Deal $2-$3 damage to all enemy minions. **Overload:** (2)
//~ done VAN_EX1_259 - 3e1e94bb -
#[test]
fn VAN_EX1_259_lightning_storm() {
    check! { Shaman:
        Give("VAN_EX1_259"), Cost("VAN_EX1_259", 3), Has("VAN_EX1_259", GameTag::OVERLOAD), Enemy("CS2_182"),
        Enemy("CS2_182"), Ally("CS2_182"), Force(Number(1)), Force(Number(0)), Play("VAN_EX1_259", Nothing),
        Damage(Their(0), 3), Damage(Their(1), 2), Damage(My(0), 0), Health(TheirHero, 30), EndTurn, EndTurn, Mana(8),
    }
}

/// Totemic Call · Hero Power · 2 mana · **Hero Power** Summon a random basic Totem.
//~ done VAN_HERO_02bp - be3bd8d4 -
#[test]
fn VAN_HERO_02bp_totemic_call() {
    check! { Shaman:
        HasHeroPower("VAN_HERO_02bp"), Cost("VAN_HERO_02bp", 2), Force(Card("VAN_CS2_051")), HeroPower(Nothing),
        IsCard(My(0), "VAN_CS2_051"), EndTurn, EndTurn, Ally("VAN_NEW1_009"), Ally("VAN_CS2_050"), HeroPower(Nothing),
        IsCard(My(3), "VAN_CS2_052"), EndTurn, EndTurn, CannotAct(MyPower),
    }
}
