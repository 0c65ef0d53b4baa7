//! Shaman cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 837410b9

/// Snowball Fight! · Spell · Frost · 3 mana · Deal $1 damage to a minion and **Freeze** it. If it survives, repeat this on another minion!
//~ done AV_250 - 76e26602 -
#[test]
fn AV_250_snowball_fight() {
    // One hit after another, on every minion once.
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), Play("AV_250", On(Their(0))), Damage(Their(0), 1),
        HasNow(Their(0), GameTag::FROZEN), Choose(1), Damage(My(0), 1), HasNow(My(0), GameTag::FROZEN),
        Damage(Their(1), 0), Choose(0), Damage(Their(1), 1), HasNow(Their(1), GameTag::FROZEN), Damage(Their(0), 1),
        EndTurn,
    }
    // It ends with one that does not survive.
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_231"), Enemy("CS2_182"), Play("AV_250", On(Their(0))), Choose(0), BoardCount(Theirs, 2),
        Damage(Their(0), 1), Damage(Their(1), 0), EndTurn,
    }
    check! { Shaman: Enemy("CS2_231"), Enemy("CS2_182"), Play("AV_250", On(Their(0))), Damage(Their(0), 0), EndTurn }
    // Spell damage counts for each hit; who is alone is hit once.
    check! { Shaman:
        Ally("CS2_142"), Enemy("CS2_182"), Play("AV_250", On(Their(0))), Damage(Their(0), 2), Choose(0),
        BoardCount(Mine, 0), EndTurn,
    }
}

/// Bru'kan of the Elements · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Call upon the power of two Elements!
//~ done AV_258 - a30231b2 -
#[test]
fn AV_258_brukan_of_the_elements() {
    check! { Shaman:
        Enemy("CS2_182"), Force(Card("AV_258pt")), Play("AV_258", Nothing), Choose(2), Choose(2), Armor(Mine, 5),
        Health(TheirHero, 24), Damage(Their(0), 2), IsCard(MyPower, "AV_258pt"), BoardCount(Mine, 0),
    }
    // The opponent gets nothing of it.
    check! { Shaman:
        Play("AV_258", Nothing), Choose(2), Choose(2), EndTurn, HeroPower(On(TheirHero)), Armor(Mine, 5),
        Health(TheirHero, 23),
    }
    check! { Shaman:
        HeroPower(Nothing), Play("AV_258", Nothing), Choose(2), Choose(1), BoardCount(Mine, 1), Armor(Mine, 5),
        Health(TheirHero, 24),
    }
    // The second time four Elements are offered as well: Earth, then Water.
    check! { Shaman:
        Ally("LOE_077"), DealDamage(MyHero, 6), Play("AV_258", Nothing), Choose(2), Choose(2), Choose(0), Choose(0),
        BoardCount(Mine, 3), Health(MyHero, 30), Armor(Mine, 5), Health(TheirHero, 24),
    }
}

/// Elemental Mastery · Hero Power · 2 mana · Call upon a different Element every turn!
//~ todo AV_258p a004dc6b 888fe06d -
#[test]
#[ignore = "todo: Elemental Mastery"]
fn AV_258p_elemental_mastery() {
    unwritten("AV_258p");
}

/// Water Invocation · Hero Power · 2 mana · Restore #6 Health to all friendly characters. Swaps each turn.
//~ done AV_258p2 - caa1325b -
#[test]
fn AV_258p2_water_invocation() {
    check! { Shaman:
        HasHeroPower("AV_258p2"), DealDamage(MyHero, 7), HeroPower(Nothing), Health(MyHero, 29), Force(Card("AV_258pt4")),
        EndTurn, IsCard(MyPower, "AV_258pt4"),
    }
    check! { Shaman: HasHeroPower("AV_258p2"), Force(Card("AV_258pt4")), EndTurn, EndTurn, IsCard(MyPower, "AV_258pt4") }
    // The end of the opponent's turn changes nothing.
    check! { Shaman: EndTurn, HasHeroPower("AV_258p2"), EndTurn, IsCard(MyPower, "AV_258p2") }
}

/// Earth Invocation · Hero Power · 2 mana · Summon two 2/3 Elementals with **Taunt**. Swaps each turn.
//~ done AV_258pt - 3c403993 -
#[test]
fn AV_258pt_earth_invocation() {
    check! { Shaman:
        HasHeroPower("AV_258pt"), HeroPower(Nothing), BoardCount(Mine, 2), IsCard(My(0), "AV_258t6"),
        Force(Card("AV_258pt3")), EndTurn, IsCard(MyPower, "AV_258pt3"),
    }
    check! { Shaman: HasHeroPower("AV_258pt"), Force(Card("AV_258pt3")), EndTurn, EndTurn, IsCard(MyPower, "AV_258pt3") }
    // The end of the opponent's turn changes nothing.
    check! { Shaman: EndTurn, HasHeroPower("AV_258pt"), EndTurn, IsCard(MyPower, "AV_258pt") }
}

/// Fire Invocation · Hero Power · 2 mana · Deal $6 damage to the enemy hero. Swaps each turn.
//~ done AV_258pt3 - 17bece2b -
#[test]
fn AV_258pt3_fire_invocation() {
    check! { Shaman:
        HasHeroPower("AV_258pt3"), HeroPower(Nothing), Health(TheirHero, 24), Force(Card("AV_258p2")), EndTurn,
        IsCard(MyPower, "AV_258p2"),
    }
    check! { Shaman: HasHeroPower("AV_258pt3"), Force(Card("AV_258p2")), EndTurn, EndTurn, IsCard(MyPower, "AV_258p2") }
    // The end of the opponent's turn changes nothing.
    check! { Shaman: EndTurn, HasHeroPower("AV_258pt3"), EndTurn, IsCard(MyPower, "AV_258pt3") }
}

/// Lightning Invocation · Hero Power · 2 mana · Deal $2 damage to all enemy minions. Swaps each turn.
//~ done AV_258pt4 - 1b1eae17 -
#[test]
fn AV_258pt4_lightning_invocation() {
    check! { Shaman:
        Enemy("CS2_182"), HasHeroPower("AV_258pt4"), HeroPower(Nothing), Damage(Their(0), 2), Health(TheirHero, 30),
        Force(Card("AV_258pt")), EndTurn, IsCard(MyPower, "AV_258pt"),
    }
    // What the opponent does is not heard.
    check! { Shaman: HasHeroPower("AV_258pt4"), Force(Card("AV_258pt")), EndTurn, EndTurn, IsCard(MyPower, "AV_258pt") }
    // The end of the opponent's turn changes nothing.
    check! { Shaman: EndTurn, HasHeroPower("AV_258pt4"), EndTurn, IsCard(MyPower, "AV_258pt4") }
}

/// Command the Elements · Hero Power · 2 mana · Call upon a different Element every turn!
//~ done AV_258pt7 - e909a7c2 -
#[test]
fn AV_258pt7_command_the_elements() {
    check! { Shaman:
        HasHeroPower("AV_258pt7"), Force(Card("AV_258pt3")), EndTurn, IsCard(MyPower, "AV_258pt3"), EndTurn,
        IsCard(MyPower, "AV_258pt3"),
    }
    check! { Shaman: HasHeroPower("AV_258pt7"), Force(Card("AV_258pt3")), EndTurn, EndTurn, IsCard(MyPower, "AV_258pt3") }
    // The end of the opponent's turn changes nothing.
    check! { Shaman: EndTurn, HasHeroPower("AV_258pt7"), EndTurn, IsCard(MyPower, "AV_258pt7") }
}

/// Earth Invocation · Spell · 0 mana · Summon two 2/3 Elementals with **Taunt**.
//~ done AV_258t - 71f8f7b4 -
#[test]
fn AV_258t_earth_invocation() {
    check! { Shaman: Play("AV_258t", Nothing), BoardCount(Mine, 2), HasNow(My(0), GameTag::TAUNT) }
}

/// Frostbite · Spell · Frost · 2 mana · Deal $3 damage. **Honorable Kill:** Your opponent's next spell costs (2) more.
//~ done AV_259 - dbbb86b4 -
#[test]
fn AV_259_frostbite() {
    check! { Shaman:
        Give("AV_259"), Cost("AV_259", 2), Enemy("CS2_125"), GiveThem("CS2_029"), GiveThem("CS2_182"), Give("CS2_029"),
        Play("AV_259", On(Nth(1))), Dead(Nth(1)), CostNow(Nth(4), 4), EndTurn, CostNow(Nth(2), 6), CostNow(Nth(3), 4),
        Play("CS2_008", On(MyHero)), Damage(MyHero, 1), CostNow(Nth(2), 4), Mana(8),
    }
    check! { Shaman:
        Enemy("CS2_182"), GiveThem("CS2_029"), Play("AV_259", On(Nth(0))), Health(Nth(0), 2), EndTurn,
        CostNow(Nth(1), 4),
    }
}

/// Spirit Mount · Spell · 2 mana · Give a minion +1/+2 and **Spell Damage +1**. When it dies, summon a Spirit Raptor.
//~ done ONY_012 - 8f81159d -
#[test]
fn ONY_012_spirit_mount() {
    check! { Shaman:
        Targets("ONY_012", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("ONY_012", On(My(0))),
        StatsNow(My(0), 5, 7), Play("CS2_024", On(TheirHero)), Health(TheirHero, 26), Kill(My(0)), BoardCount(Mine, 1),
        IsCard(My(0), "ONY_012t"),
    }
}

/// Glaciate · Spell · Frost · 6 mana · **Discover** an 8-Cost minion. Summon and **Freeze** it.
//~ done AV_107 - 7d172e67 -
#[test]
fn AV_107_glaciate() {
    check! { Shaman:
        Force(Card("AV_132")), Play("AV_107", Nothing), ChooseCard("AV_132"), BoardCount(Mine, 1), IsCard(My(0), "AV_132"),
        HasNow(My(0), GameTag::FROZEN), HandCount(Mine, 0),
    }
    check! { Shaman: ForbidOutcome(Card("CS2_186")), Play("AV_107", Nothing), Choose(0), BoardCount(Mine, 1) }
    check! { Shaman: ForbidOutcome(Card("CS2_232")), Play("AV_107", Nothing), Choose(0), BoardCount(Mine, 1) }
}

/// Cheaty Snobold · Minion · 3 mana · 3/4 · After an enemy is **Frozen**, deal 3 damage to it.
//~ done AV_251 - 92b28470 -
#[test]
fn AV_251_cheaty_snobold() {
    check! { Shaman:
        Ally("AV_251"), Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), Play("CS2_037", On(Their(0))),
        Damage(Their(0), 4), Damage(Their(1), 0), Play("CS2_037", On(TheirHero)), Health(TheirHero, 26),
        Play("CS2_024", On(My(1))), Damage(My(1), 3), Health(MyHero, 30),
    }
}
