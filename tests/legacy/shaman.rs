//! Shaman cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cb9003e0

/// Frost Shock · Spell · Frost · 1 mana · Deal $1 damage to an enemy character and **Freeze** it.
//~ done CS2_037 - 88cdf21f -
#[test]
fn CS2_037_frost_shock() {
    check! { Shaman:
        Give("CS2_037"), Cost("CS2_037", 1), Targets("CS2_037", &[EnemyMinion, EnemyHero]), Enemy("CS2_182"),
        Play("CS2_037", On(Their(0))), Damage(Their(0), 1), HasNow(Their(0), GameTag::FROZEN),
    }
}

/// Windfury · Spell · Nature · 2 mana · Give a minion **Windfury**.
//~ done CS2_039 - 692b6a7e -
#[test]
fn CS2_039_windfury() {
    check! { Shaman:
        Give("CS2_039"), Cost("CS2_039", 2), Targets("CS2_039", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("CS2_039", On(My(0))), HasNow(My(0), GameTag::WINDFURY),
    }
}

/// Ancestral Healing · Spell · Nature · 0 mana · Restore a minion to full Health and give it **Taunt**.
//~ done CS2_041 - cb19f4b4 -
#[test]
fn CS2_041_ancestral_healing() {
    check! { Shaman:
        Give("CS2_041"), Cost("CS2_041", 0), Targets("CS2_041", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        DealDamage(My(0), 3), Play("CS2_041", On(My(0))), Damage(My(0), 0), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Fire Elemental · Minion · Elemental · 6 mana · 6/5 · **Battlecry:** Deal 4 damage.
//~ done CS2_042 - 7a20ad46 -
#[test]
fn CS2_042_fire_elemental() {
    check! { Shaman:
        Give("CS2_042"), Cost("CS2_042", 6), Stats("CS2_042", 6, 5),
        Targets("CS2_042", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("CS2_042", On(TheirHero)),
        Health(TheirHero, 26),
    }
}

/// Rockbiter Weapon · Spell · Nature · 2 mana · Give a friendly character +3 Attack this turn.
//~ done CS2_045 - 18dbccd6 -
#[test]
fn CS2_045_rockbiter_weapon() {
    check! { Shaman:
        Give("CS2_045"), Cost("CS2_045", 2), Targets("CS2_045", &[FriendlyMinion, FriendlyHero]),
        Play("CS2_045", On(MyHero)), StatsNow(MyHero, 3, 30), EndTurn, StatsNow(MyHero, 0, 30),
    }
}

/// Rockbiter Weapon · Enchantment · This character has +3 Attack this turn.
//~ done CS2_045e - 5e683f79 -
#[test]
fn CS2_045e_rockbiter_weapon() {
    check! { Shaman: Ally("CS2_118"), Enchant(My(0), "CS2_045e"), StatsNow(My(0), 8, 1), EndTurn, StatsNow(My(0), 5, 1) }
}

/// Bloodlust · Spell · 5 mana · Give your minions +3 Attack this turn.
//~ done CS2_046 - 20317571 -
#[test]
fn CS2_046_bloodlust() {
    check! { Shaman:
        Give("CS2_046"), Cost("CS2_046", 5), Ally("CS2_182"), Play("CS2_046", Nothing), StatsNow(My(0), 7, 5), EndTurn,
        StatsNow(My(0), 4, 5),
    }
}

/// Strength Totem · Minion · Totem · 1 mana · 0/2 · At the end of your turn, give another friendly minion +1 Attack.
//~ done CS2_058 - c3dd4fe1 -
#[test]
fn CS2_058_strength_totem() {
    check! { Shaman:
        Give("CS2_058"), Cost("CS2_058", 1), Stats("CS2_058", 0, 2), Play("CS2_058", Nothing), Ally("CS2_182"),
        EndTurn, StatsNow(My(1), 5, 5), StatsNow(My(0), 0, 2),
    }
}

/// Totemic Might · Spell · 0 mana · Give your Totems +2 Health.
//~ done EX1_244 - 521df1b9 -
#[test]
fn EX1_244_totemic_might() {
    check! { Shaman:
        Give("EX1_244"), Cost("EX1_244", 0), Ally("CS2_050"), Ally("CS2_182"), Play("EX1_244", Nothing),
        StatsNow(My(0), 1, 3), StatsNow(My(1), 4, 5),
    }
}

/// Hex · Spell · Nature · 3 mana · Transform a minion into a 0/1 Frog with **Taunt**.
//~ done EX1_246 - a17330d4 -
#[test]
fn EX1_246_hex() {
    check! { Shaman:
        Give("EX1_246"), Cost("EX1_246", 3), Targets("EX1_246", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("EX1_246", On(Their(0))), IsCard(Their(0), "hexfrog"), StatsNow(Their(0), 0, 1), HasNow(Their(0), GameTag::TAUNT),
    }
}

/// Flametongue Totem · Minion · Totem · 2 mana · 0/3 · Adjacent minions have +2 Attack.
//~ done EX1_565 - 01c9ed36 -
#[test]
fn EX1_565_flametongue_totem() {
    check! { Shaman:
        Give("EX1_565"), Cost("EX1_565", 2), Stats("EX1_565", 0, 3), Ally("CS2_182"), Play("EX1_565", Nothing),
        StatsNow(My(0), 6, 5), StatsNow(My(1), 0, 3), Ally("CS2_172"), StatsNow(My(2), 5, 2), Kill(My(1)), StatsNow(My(0), 4, 5),
    }
}

/// Flametongue · Enchantment · \+2 Attack from Flametongue Totem.
//~ done EX1_565o - d6aea1a2 -
#[test]
fn EX1_565o_flametongue() {
    check! { Shaman: Ally("CS2_118"), Enchant(My(0), "EX1_565o"), StatsNow(My(0), 7, 1) }
}

/// Windspeaker · Minion · Draenei · 4 mana · 3/3 · **Battlecry:** Give a friendly minion **Windfury**.
//~ done EX1_587 - d4a40d38 -
#[test]
fn EX1_587_windspeaker() {
    check! { Shaman:
        Give("EX1_587"), Cost("EX1_587", 4), Stats("EX1_587", 3, 3), Targets("EX1_587", &[FriendlyMinion]),
        Ally("CS2_182"), Play("EX1_587", On(My(0))), HasNow(My(0), GameTag::WINDFURY),
    }
}

/// Thrall's Gift · Spell · 1 mana · **Discover** a **Temporary** Lightning Storm, Hex, or Bloodlust.
//~ done GIFT_06 - 18998356 -
#[test]
fn GIFT_06_thralls_gift() {
    check! { Shaman:
        Give("GIFT_06"), Cost("GIFT_06", 1), Play("GIFT_06", Nothing), ChooseCard("EX1_246"), IsCard(InHand(0), "EX1_246"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Totemic Call · Hero Power · 2 mana · **Hero Power** Summon a random basic Totem.
//~ done HERO_02bp - be3bd8d4 -
#[test]
fn HERO_02bp_totemic_call() {
    check! { Shaman:
        HasHeroPower("HERO_02bp"), Cost("HERO_02bp", 2), Force(Card("CS2_051")), HeroPower(Nothing),
        IsCard(My(0), "CS2_051"),
    }
    check! { Shaman:
        Ally("NEW1_009"), Ally("CS2_050"), Ally("CS2_052"), HeroPower(Nothing), IsCard(My(3), "CS2_051"),
    }
    check! { Shaman:
        HeroPower(Nothing), BoardCount(Mine, 1), Ally("NEW1_009"), Ally("CS2_050"), Ally("CS2_051"),
        Ally("CS2_052"), EndTurn, EndTurn, CannotAct(MyPower),
    }
}

/// Totemic Slam · Hero Power · 2 mana · **Hero Power** Summon a Totem of your choice.
//~ done HERO_02bp2 - ab4a2343 -
#[test]
fn HERO_02bp2_totemic_slam() {
    check! { Shaman:
        HasHeroPower("HERO_02bp2"), Cost("HERO_02bp2", 2), HeroPower(Nothing), ChooseCard("CS2_052"),
        IsCard(My(0), "CS2_052"),
    }
}

/// Healing Totem · Minion · Totem · 1 mana · 0/2 · At the end of your turn, restore #1 Health to all friendly minions.
//~ done NEW1_009 - 79462e55 -
#[test]
fn NEW1_009_healing_totem() {
    check! { Shaman:
        Give("NEW1_009"), Cost("NEW1_009", 1), Stats("NEW1_009", 0, 2), Play("NEW1_009", Nothing), Ally("CS2_182"),
        DealDamage(My(1), 3), Enemy("CS2_182"), DealDamage(Their(0), 3), EndTurn, Damage(My(1), 2), Damage(Their(0), 3),
    }
    check! { Shaman: Play("NEW1_009", Nothing), EndTurn, HeroPower(On(My(0))), EndTurn, EndTurn, StatsNow(My(0), 0, 2) }
}
