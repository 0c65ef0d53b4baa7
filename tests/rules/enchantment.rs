//! Rulebook, "Enchantments": what was given, for how long, and in which order it applies.
use super::*;

#[test]
fn what_is_set_comes_in_order_of_time() {
    // Equality, then Blessing of Kings: 1 + 4. The other way round: 1.
    check! { Paladin:
        Ally("CS2_182"), Play("EX1_619", Nothing), StatsNow(My(0), 4, 1), Play("CS2_092", On(My(0))), StatsNow(My(0), 8, 5),
    }
    check! { Paladin:
        Ally("CS2_182"), Play("CS2_092", On(My(0))), StatsNow(My(0), 8, 9), Play("EX1_619", Nothing), StatsNow(My(0), 8, 1),
    }
}

#[test]
fn a_weapon_whose_durability_is_set_has_so_much_left() {
    // Swarthy Swordshiner: a Fiery War Axe that was used once.
    check! { Rogue:
        Play("CS2_106", Nothing), Attack(MyHero, TheirHero), Health(MyWeapon, 1), Play("VAC_701", Nothing),
        Health(MyWeapon, 3),
    }
}

#[test]
fn health_that_is_taken_away_is_lost_by_who_is_damaged_too() {
    // The Azerite Snake steals 10 Health; a Yeti that loses 3 of its last 2 Health dies.
    check! { Warlock: DealDamage(TheirHero, 5), Play("WW_001t25", Nothing), Health(TheirHero, 15), Damage(TheirHero, 5) }
    check! { Warlock: Enemy("CS2_182"), DealDamage(Their(0), 3), Enchant(Their(0), "WW_001t25e"), EndTurn, Dead(Nth(0)) }
}

#[test]
fn what_happens_once_of_a_magnetized_minion_leaves_its_numbers() {
    check! { Rogue:
        Ally("GVG_085"), Play("TTN_923", On(My(0))), BoardCount(Mine, 1), StatsNow(My(0), 4, 6),
        HasNow(My(0), GameTag::STEALTH), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH), StatsNow(My(0), 4, 6),
    }
}

#[test]
fn a_stealth_that_ends_takes_what_it_gave() {
    // A minion that has used up its own Stealth has none when that of Conceal ends; one that had it keeps it.
    check! { Rogue:
        Ally("EX1_010"), Ally("EX1_010"), EndTurn, EndTurn, Attack(My(0), TheirHero),
        HasNot(My(0), GameTag::STEALTH), Play("EX1_128", Nothing), HasNow(My(0), GameTag::STEALTH), EndTurn, EndTurn,
        HasNot(My(0), GameTag::STEALTH), HasNow(My(1), GameTag::STEALTH),
    }
}

/// 17d42fa31b#0#24, 6f0c3c8b57#0#36: Living Spores; in 2016 what Soul of the Forest gave came to the right end.
#[test]
fn what_an_enchantment_makes_the_dead_summon_comes_where_they_stood() {
    check! { Druid:
        Ally("CS2_172"), Play("EX1_158", Nothing), Ally("CS2_182"), Kill(My(0)), IsCard(My(0), "EX1_158t"),
        IsCard(My(1), "CS2_182"),
    }
}

#[test]
fn numbers_of_a_token_are_its_own() {
    // HearthSim/hs-bugs, issue 1089: what the token is given when it is summoned comes on top, and damage stays.
    check! { Hunter:
        Ally("TRL_309"), Ally("TRL_901"), Play("EX1_539", On(TheirHero)), Damage(TheirHero, 5),
        IsCard(My(1), "TRL_309t"), StatsNow(My(1), 4, 4),
    }
    // A copy of a damaged minion is given its numbers and has no damage.
    check! { Priest:
        Ally("CS2_182"), DealDamage(My(0), 4), Play("UNG_022", On(My(0))), BoardCount(Mine, 3), StatsNow(My(2), 1, 1),
    }
}

#[test]
fn an_attack_is_a_base_and_what_adds_to_it() {
    let mut table = table(CardClass::Mage);
    // Blessing of Might, Stormwind Champion, Abusive Sergeant: printed, enchantments, aura, for this turn.
    table.steps(&[Ally("CS2_182"), Play("CS2_087", On(My(0))), StatsNow(My(0), 7, 5), Ally("CS2_222")]);
    table.steps(&[
        StatsNow(My(0), 8, 6),
        Play("CS2_188", On(My(0))),
        StatsNow(My(0), 10, 6),
        Kill(My(1)),
        StatsNow(My(0), 9, 5),
    ]);
    table.steps(&[EndTurn, StatsNow(My(0), 7, 5)]);
    // A function of the state, for this one alone.
    table.steps(&[
        Ally("EX1_335"),
        StatsNow(Newest("EX1_335"), 4, 4),
        DealDamage(Newest("EX1_335"), 2),
        StatsNow(Newest("EX1_335"), 2, 2),
    ]);
}

#[test]
fn changes_apply_in_order_of_time() {
    check! { Paladin:
        Ally("CS2_182"), Play("EX1_619", Nothing), Play("CS2_004", On(My(0))), HandCount(Mine, 1), StatsNow(My(0), 4, 3),
    }
    check! { Paladin:
        Ally("CS2_182"), Play("CS2_004", On(My(0))), HandCount(Mine, 1), Play("EX1_619", Nothing), StatsNow(My(0), 4, 1),
    }
    check! { Paladin: Ally("CS2_182"), Play("CS2_087", On(My(0))), Play("EX1_355", On(My(0))), StatsNow(My(0), 14, 5) }
}

#[test]
fn an_enchantment_may_change_two_numbers() {
    check! { Warrior: Ally("CS2_106"), Play("NEW1_024", Nothing), StatsNow(MyWeapon, 4, 3) }
}

#[test]
fn an_enchantment_may_be_the_players_and_survives_the_hero() {
    let mut table = table(CardClass::Warlock);
    table.steps(&[Play("EX1_145", Nothing), Give("CS2_062"), CostNow(Nth(1), 1)]);
    let player = PlayerId::First.entity();
    assert_eq!(table.game.enchantments_on(player).count(), 1);
    table.steps(&[Play("EX1_323", Nothing), CostNow(Nth(1), 1)]);
    assert_eq!(table.game.enchantments_on(player).count(), 1);
}

#[test]
fn what_lasts_this_turn_ends_with_it_on_either_side() {
    check! { Mage: Ally("CS2_182"), Play("EX1_046", On(My(0))), StatsNow(My(0), 6, 5), EndTurn, StatsNow(My(0), 4, 5) }
    check! { Priest:
        Enemy("CS2_182"), Play("CS2_188", On(Their(0))), StatsNow(Their(0), 6, 5), Play("CS1_113", On(Their(0))),
        StatsNow(My(1), 6, 5), EndTurn, StatsNow(My(1), 4, 5),
    }
}

#[test]
fn health_that_is_set_is_whole() {
    check! { Paladin:
        Ally("CS2_182"), DealDamage(My(0), 3), Play("EX1_619", Nothing), StatsNow(My(0), 4, 1), Damage(My(0), 0),
        Play("EX1_332", On(My(0))), StatsNow(My(0), 4, 5),
    }
    check! { Mage: DealDamage(MyHero, 20), Play("EX1_561", On(MyHero)), Health(MyHero, 15) }
    check! { Mage:
        Enemy("CS2_182"), DealDamage(Their(0), 2), Play("EX1_059", On(Their(0))), StatsNow(Their(0), 3, 4), Damage(Their(0), 0),
    }
}

#[test]
fn a_buff_this_turn_ends_with_it() {
    mage(&[Ally(YETI), Play("CS2_188", On(My(0))), StatsNow(My(0), 6, 5), EndTurn, StatsNow(Nth(0), 4, 5)]);
}

#[test]
fn equality_sets_and_later_buffs_add() {
    mage(&[
        Ally(YETI),
        DealDamage(My(0), 3),
        Play("EX1_619", Nothing),
        StatsNow(My(0), 4, 1),
        Damage(My(0), 0),
        Play("CS2_092", On(My(0))),
        StatsNow(My(0), 8, 5),
        Play("CS2_203", On(My(0))),
        StatsNow(My(0), 4, 5),
    ]);
}

#[test]
fn silence_takes_text_enchantments_and_keywords() {
    mage(&[
        Enemy("CS2_179"),
        Enemy("CS2_222"),
        StatsNow(Their(0), 4, 6),
        Play("CS2_203", On(Their(1))),
        StatsNow(Their(0), 3, 5),
        Play("CS2_203", On(Their(0))),
        HasNot(Their(0), GameTag::TAUNT),
    ]);
}
