//! Rulebook, "Auras": what holds while something stands, and what it leaves behind.
use super::*;

#[test]
fn health_that_an_aura_gave_is_lost_from_what_is_whole_first() {
    // A 4/5 with the Champion is a 5/6. Five damage leave 1; without the Champion that 1 stays.
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_222"), StatsNow(My(0), 5, 6), DealDamage(My(0), 5), StatsNow(My(0), 5, 1), Kill(My(1)),
        StatsNow(My(0), 4, 1), Damage(My(0), 4),
    }
}

#[test]
fn an_aura_holds_for_who_comes_later_and_not_for_its_bearer() {
    check! { Mage:
        Ally("CS2_222"), StatsNow(My(0), 7, 7), Play("CS2_182", Nothing), StatsNow(My(1), 5, 6), Enemy("CS2_182"),
        StatsNow(Their(0), 4, 5),
    }
}

#[test]
fn two_of_the_same_aura_add_up_and_each_has_the_others() {
    check! { Mage:
        Ally("CS2_222"), Ally("CS2_222"), Ally("CS2_182"), StatsNow(My(0), 8, 8), StatsNow(My(1), 8, 8), StatsNow(My(2), 6, 7),
    }
}

#[test]
fn neighbours_change_when_one_between_them_dies() {
    check! { Shaman:
        Ally("EX1_565"), Ally("CS2_168"), Ally("CS2_182"), StatsNow(My(1), 4, 1), StatsNow(My(2), 4, 5), Kill(My(1)),
        StatsNow(My(1), 6, 5),
    }
}

#[test]
fn a_silenced_aura_is_over_and_a_silenced_bearer_keeps_what_others_give() {
    check! { Priest:
        Ally("CS2_122"), Ally("CS2_182"), StatsNow(My(1), 5, 5), Play("EX1_332", On(My(0))), StatsNow(My(1), 4, 5),
    }
    check! { Priest: Ally("CS2_122"), Ally("CS2_182"), Play("EX1_332", On(My(1))), StatsNow(My(1), 5, 5) }
}

#[test]
fn an_aura_comes_on_top_of_what_was_set() {
    check! { Paladin: Ally("CS2_182"), Ally("CS2_222"), Play("EX1_619", Nothing), StatsNow(My(0), 5, 2) }
}

#[test]
fn what_an_aura_says_that_a_minion_has_comes_before_what_it_was_given() {
    check! { Rogue:
        Ally("CS2_231"), Ally("CS2_182"), Play("UNG_067t1", Nothing), Play("CS2_092", On(My(0))), StatsNow(My(0), 9, 9),
        StatsNow(My(1), 5, 5), Ally("CS2_231"), StatsNow(My(2), 5, 5), Play("CS2_188", On(My(2))), StatsNow(My(2), 7, 5), EndTurn,
        StatsNow(My(2), 5, 5),
    }
}

/// Rules of one kind do not add up, nor does a smaller one undo a larger one: Shudderblock's "3 times" beside Brann Bronzebeard.
#[test]
fn of_several_rules_the_largest_counts() {
    check! { Shaman:
        Play("TOY_501", Nothing), Ally("LOE_077"), HandCount(Mine, 1), Play("CS2_147", Nothing), HandCount(Mine, 4),
    }
    check! { Shaman:
        Ally("LOE_077"), Play("TOY_501", Nothing), HandCount(Mine, 1), Play("CS2_147", Nothing), HandCount(Mine, 4),
    }
    // Two of them still say three hits.
    check! { Paladin:
        Ally("EDR_258"), Ally("EDR_258"), DealDamage(My(0), 1), DealDamage(My(0), 1), HasNow(My(0), GameTag::DIVINE_SHIELD),
        DealDamage(My(0), 1), HasNot(My(0), GameTag::DIVINE_SHIELD),
    }
}

#[test]
fn an_aura_that_asks_for_attack_follows_the_attack() {
    // Dire Wolf Alpha gives Paragon of Light the Attack for Taunt, and takes it along when it dies.
    check! { Paladin:
        Ally("GIL_685"), Ally("CS2_231"), Ally("EX1_162"), HasNot(My(0), GameTag::TAUNT), Kill(My(1)),
        HasNow(My(0), GameTag::TAUNT), Kill(My(1)), HasNot(My(0), GameTag::TAUNT),
    }
}

#[test]
fn its_aura_changes_sides() {
    check! { Priest:
        Enemy("CS2_122"), Enemy("CS2_182"), Ally("CS2_182"), StatsNow(Their(1), 5, 5), Play("CS1_113", On(Their(0))),
        StatsNow(Their(0), 4, 5), StatsNow(My(0), 5, 5),
    }
}

#[test]
fn rules_that_both_players_brought_stand_side_by_side() {
    let mut table = table(CardClass::Priest);
    // Auchenai Soulpriest on my side, Sorcerer's Apprentice and Baron Rivendare on the other.
    table.steps(&[Ally("EX1_591"), Enemy("FP1_031"), Enemy("EX1_096"), Ally("EX1_096"), Enemy("EX1_608")]);
    table.steps(&[HeroPower(On(TheirHero)), Health(TheirHero, 28), Kill(My(1)), HandCount(Mine, 1)]);
    table.steps(&[Kill(Their(1)), HandCount(Theirs, 2), GiveThem("CS2_029"), Give("CS2_029")]);
    let cost = |who| table.game[table.who(who).unwrap()].cost;
    assert_eq!((cost(InTheirHand(2)), cost(InHand(1))), (3, 4));
}

#[test]
fn mirrors_that_face_each_other_are_stable_after_one_pass() {
    let mut table = table(CardClass::Mage);
    // Each sees those before it as they are with their auras, those behind it as they are by themselves.
    table.steps(&[Ally("ZZ_MIRROR"), Enemy("ZZ_MIRROR"), StatsNow(My(0), 0, 4), StatsNow(Their(0), 0, 4)]);
    table.steps(&[Enemy("CS2_182"), StatsNow(My(0), 4, 4), StatsNow(Their(0), 4, 4)]);
    table.steps(&[Kill(Their(1)), StatsNow(My(0), 0, 4), StatsNow(Their(0), 0, 4)]);
    // The older one's own 3 is what it would have without its text: its text sets it to the other's 0.
    table.steps(&[Play("CS2_087", On(My(0))), StatsNow(My(0), 0, 4), StatsNow(Their(0), 0, 4)]);
    // The younger one's own 3 is seen by the older one, and the older one's 3 by the younger.
    table.steps(&[Play("CS2_087", On(Their(0))), StatsNow(My(0), 3, 4), StatsNow(Their(0), 3, 4)]);
    // Who watches them draws for each change once, and it ends.
    let mut table = self::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_WATCH"), Ally("ZZ_MIRROR"), Ally("ZZ_MIRROR"), HandCount(Mine, 0)]);
    table.steps(&[Play("CS2_182", Nothing), HandCount(Mine, 2), StatsNow(My(1), 4, 4), StatsNow(My(2), 4, 4)]);
    assert_eq!(table.game.turn, 1);
    table.game.check().unwrap();
}

#[test]
fn an_aura_comes_and_goes_and_damage_stays() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_222"), StatsNow(My(0), 5, 6), Play("CS2_172", Nothing), StatsNow(My(2), 4, 3),
        DealDamage(My(0), 4), StatsNow(My(0), 5, 2), Kill(My(1)), StatsNow(My(0), 4, 2), StatsNow(My(1), 3, 2),
    }
}

#[test]
fn an_aura_shows_its_enchantment_or_is_bare() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Ally("CS2_222"), Ally("EX1_335")]);
    let (yeti, lightspawn) = (table.who(My(0)).unwrap(), table.who(My(2)).unwrap());
    let shown =
        |id| table.game.aura_enchantments(id).into_iter().map(|card| table.game.cards.get(card).id).collect::<Vec<_>>();
    assert_eq!(shown(yeti), ["CS2_222o"]);
    assert_eq!(shown(lightspawn), ["CS2_222o"], "its own Attack is a bare change");
}

#[test]
fn an_auras_condition_filters() {
    check! { Mage: Ally("EX1_608"), Give("CS2_029"), Give("CS2_182"), CostNow(Nth(1), 3), CostNow(Nth(2), 4) }
}

#[test]
fn numbers_follow_the_board() {
    check! { Priest:
        Ally("EX1_335"), StatsNow(My(0), 4, 4), DealDamage(My(0), 2), StatsNow(My(0), 2, 2), Play("EX1_621", Nothing),
        StatsNow(My(0), 4, 4),
    }
    check! { Mage: Give("EX1_586"), Ally("CS2_182"), CostNow(Nth(0), 9), Kill(My(0)), CostNow(Nth(0), 10) }
    check! { Rogue:
        Ally("CS2_146"), HasNot(My(0), GameTag::CHARGE), HeroPower(Nothing), HasNow(My(0), GameTag::CHARGE),
    }
    check! { Shaman:
        Ally("KAR_063"), StatsNow(MyWeapon, 1, 3), Ally("CS2_142"), StatsNow(MyWeapon, 3, 3), StatsNow(MyHero, 3, 30),
    }
    // Dread Corsair's cost and, in play, its Taunt stand side by side on one card.
    check! { Warrior: Give("NEW1_022"), CostNow(Nth(0), 4), Ally("CS2_106"), CostNow(Nth(0), 1) }
}

#[test]
fn an_aura_is_used_up_by_an_event() {
    check! { Rogue:
        Play("EX1_145", Nothing), Give("CS2_077"), Give("EX1_278"), CostNow(Nth(1), 3), Play("EX1_278", On(TheirHero)),
        HandCount(Mine, 2), Damage(TheirHero, 1), CostNow(Nth(1), 5),
    }
    // A countered spell has used it up too.
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_287", Nothing), EndTurn, Play("EX1_145", Nothing), IsInZone(Nth(0), Zone::Graveyard)]);
    let mut table = cardwright_tests::table(CardClass::Mage);
    table.steps(&[EndTurn, Play("EX1_145", Nothing), GiveThem("CS2_029"), CostNow(InTheirHand(1), 2)]);
}

#[test]
fn stormwind_champion_comes_and_goes() {
    mage(&[
        Ally(YETI),
        Ally("CS2_222"),
        StatsNow(My(0), 5, 6),
        StatsNow(My(1), 7, 7),
        Ally(WISP),
        StatsNow(My(2), 2, 2),
        DealDamage(My(0), 3),
        StatsNow(My(0), 5, 3),
        Kill(My(1)),
        // Losing maximum health takes what is undamaged last: 5/6 with 3 damage is 4/5 with 2.
        StatsNow(My(0), 4, 3),
        Damage(My(0), 2),
    ]);
}

#[test]
fn neighbours_of_dire_wolf_have_its_attack() {
    mage(&[
        Ally(WISP),
        Ally("EX1_162"),
        Ally(YETI),
        Ally(WISP),
        StatsNow(My(0), 2, 1),
        StatsNow(My(2), 5, 5),
        StatsNow(My(3), 1, 1),
    ]);
}

#[test]
fn lightspawn_follows_its_health() {
    mage(&[Ally("EX1_335"), StatsNow(My(0), 4, 4), DealDamage(My(0), 1), StatsNow(My(0), 3, 3)]);
}
