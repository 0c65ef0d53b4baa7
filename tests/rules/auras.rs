//! Rulebook, "Auras" and "Enchantments": what holds while something stands, and what it leaves behind.
use cardwright_tests::*;

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
fn an_aura_comes_on_top_of_what_was_set() {
    check! { Paladin: Ally("CS2_182"), Ally("CS2_222"), Play("EX1_619", Nothing), StatsNow(My(0), 5, 2) }
}

#[test]
fn a_cost_changes_as_soon_as_what_it_depends_on_does() {
    check! { Mage:
        Give("EX1_586"), Enemy("CS2_182"), Ally("CS2_182"), CostNow(Nth(0), 8), Kill(Their(0)), CostNow(Nth(0), 9),
    }
}

#[test]
fn a_cost_that_is_lowered_stays_at_its_floor() {
    // Sorcerer's Apprentice: a spell for 1 stays at 1, and one for nothing at nothing.
    check! { Mage:
        Ally("EX1_608"), Give("CS2_024"), Give("EX1_277"), Give("GAME_005"), CostNow(Nth(1), 1), CostNow(Nth(2), 1),
        CostNow(Nth(3), 0),
    }
}

#[test]
fn what_cards_cost_is_said_before_what_makes_them_cheaper() {
    // Hearthstone Wiki, "Naga Sea Witch": regardless of the order of play. A Mountain Giant with six other cards in hand.
    let six: Vec<Step> = ["CS2_231"; 6].into_iter().map(Give).collect();
    let before = [&[Give("EX1_105")], &six[..], &[Ally("LOE_038"), CostNow(Newest("EX1_105"), 0)]].concat();
    check(CardClass::Mage, &before);
    let after = [&[Ally("LOE_038"), Give("EX1_105")], &six[..], &[CostNow(Newest("EX1_105"), 0)]].concat();
    check(CardClass::Mage, &after);
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
fn what_an_aura_sets_the_cost_to_is_the_cost_before_enchantments() {
    // Hearthstone Wiki, "Naga Sea Witch": an ogre for (6), one less by Emperor Thaurissan, five by the Witch.
    check! { Mage:
        Give("CS2_200"), Ally("BRM_028"), EndTurn, EndTurn, CostNow(Newest("CS2_200"), 5), Ally("LOE_038"),
        CostNow(Newest("CS2_200"), 4), EndTurn, EndTurn, CostNow(Newest("CS2_200"), 3),
    }
}

#[test]
fn what_an_aura_says_that_a_minion_has_comes_before_what_it_was_given() {
    check! { Rogue:
        Ally("CS2_231"), Ally("CS2_182"), Play("UNG_067t1", Nothing), Play("CS2_092", On(My(0))), StatsNow(My(0), 9, 9),
        StatsNow(My(1), 5, 5), Ally("CS2_231"), StatsNow(My(2), 5, 5), Play("CS2_188", On(My(2))), StatsNow(My(2), 7, 5), EndTurn,
        StatsNow(My(2), 5, 5),
    }
}

#[test]
fn health_that_is_taken_away_is_lost_by_who_is_damaged_too() {
    // The Azerite Snake steals 10 Health; a Yeti that loses 3 of its last 2 Health dies.
    check! { Warlock: DealDamage(TheirHero, 5), Play("WW_001t25", Nothing), Health(TheirHero, 15), Damage(TheirHero, 5) }
    check! { Warlock: Enemy("CS2_182"), DealDamage(Their(0), 3), Enchant(Their(0), "WW_001t25e"), EndTurn, Dead(Nth(0)) }
}

/// "Cards can't cost less than (2).": whatever lowers a Cost, and however late it came (Razorscale, Sorcerer's Apprentice).
#[test]
fn no_later_aura_makes_a_card_cost_less_than_the_least() {
    check! { Mage: Ally("TTN_924"), Give("CS2_024"), Ally("EX1_608"), CostNow(InHand(0), 2) }
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
fn what_a_card_cost_less_in_the_hand_is_lost_when_it_comes_into_play() {
    // HearthSim/hs-bugs, 468: what changes the Cost is detached from who is played. Emperor Thaurissan made the Yeti cost (3).
    check! { Shaman:
        Give("CS2_182"), Ally("BRM_028"), EndTurn, EndTurn, CostNow(Newest("CS2_182"), 3), Play("CS2_182", Nothing),
        CostNow(My(1), 4),
        // Evolve: "that cost (1) more".
        Force(Card("CS2_200")), Force(Card("CS2_187")), Play("OG_027", Nothing), IsCard(My(0), "CS2_200"),
        IsCard(My(1), "CS2_187"),
    }
    // Galvanizer beside Suckerhook: a weapon keeps nothing either. Fiery War Axe with Thaurissan costs (1).
    check! { Warrior:
        Give("CS2_106"), Ally("BRM_028"), EndTurn, EndTurn, CostNow(Newest("CS2_106"), 1), Play("CS2_106", Nothing),
        CostNow(MyWeapon, 2),
    }
}

/// What a card in hand was given, as Corridor Creeper is at each death ("Creepier"), a copy of it in hand has as well.
#[test]
fn a_copy_in_hand_costs_what_its_original_costs() {
    let two_deaths = [Give("LOOT_149"), Ally("CS2_231"), Enemy("CS2_231"), Kill(My(0)), Kill(Their(0))];
    let copy = [CostNow(InHand(0), 5), Play("ICC_823", Nothing), HandCount(Mine, 2), CostNow(InHand(1), 5)];
    check(CardClass::Mage, &[&two_deaths[..], &copy].concat());
}

/// HearthSim/hs-bugs, issues 468, 502 and 1144: a change of the Cost that a card was given in hand is detached when the minion enters
/// play; recorded for Shadowstep, whose enchantment has no card of its own.
#[test]
fn a_cost_change_given_in_hand_ends_when_the_minion_enters_play() {
    let returned = [Ally("CS2_182"), Play("EX1_144", On(My(0))), CostNow(InHand(0), 2), Play("CS2_182", Nothing)];
    check(CardClass::Rogue, &[&returned[..], &[CostNow(My(0), 4)]].concat());
    // Evolve asks for that Cost.
    let evolved = [Force(Card("CS2_187")), Play("OG_027", Nothing), IsCard(My(0), "CS2_187")];
    check(CardClass::Shaman, &[&returned[..], &evolved].concat());
    // The same if it cost more: Freezing Trap.
    let mut table = table(CardClass::Hunter);
    table.steps(&[Play("EX1_611", Nothing), EndTurn, Enemy("CS2_182"), Attack(Their(0), MyHero), HandCount(Theirs, 2)]);
    table.steps(&[IsCard(InTheirHand(1), "CS2_182"), CostNow(InTheirHand(1), 6), Play("CS2_182", Nothing)]);
    table.steps(&[CostNow(Their(0), 4)]);
    // In the hand, or back there, it costs what it is said to cost.
    check! { Rogue:
        Ally("CS2_182"), Play("EX1_144", On(My(0))), EndTurn, EndTurn, CostNow(InHand(0), 2), Play("CS2_182", Nothing),
        Play("EX1_144", On(My(0))), HandCount(Mine, 2), CostNow(InHand(1), 2),
    }
}

/// HearthSim/hs-bugs, issue 1026: Evolve makes a minion of (2) of one that Luna's Pocket Galaxy let cost (1).
#[test]
fn the_cost_that_lunas_pocket_galaxy_sets_stays_in_play() {
    check! { Mage:
        OnTop("CS2_182"), Play("BOT_257", Nothing), DrawOne, CostNow(InHand(0), 1), Play("CS2_182", Nothing),
        StatsNow(My(0), 4, 5), CostNow(My(0), 1), HandCount(Mine, 0),
    }
}

/// Each Jade Golem is a card of its own size in earlier builds, which costs as much; recorded: `COST` 2 to 7 of golems in play, and
/// `COST` 1, 3 and 5 of the Blighthead of Arcanite Ripper.
#[test]
fn a_token_with_stats_that_a_text_says_has_them_as_printed() {
    let cast = [Ally("TRL_309"), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), StatsNow(My(1), 4, 4)];
    let tiger = [&cast[..], &[Kill(My(0))]].concat();
    // Silence leaves them, but not what it was given on top.
    let silenced =
        [Play("CS2_087", On(My(0))), StatsNow(My(0), 7, 4), Play("EX1_332", On(My(0))), StatsNow(My(0), 4, 4)];
    check(CardClass::Paladin, &[&tiger[..], &silenced].concat());
    // So does a return to the hand.
    let returned =
        [Play("EX1_144", On(My(0))), IsCard(InHand(0), "TRL_309t"), StatsNow(InHand(0), 4, 4), HandCount(Mine, 1)];
    check(CardClass::Rogue, &[&tiger[..], &returned].concat());
    // Who becomes another minion has that minion's stats.
    let changed = [Play("CS2_022", On(My(0))), StatsNow(My(0), 1, 1)];
    check(CardClass::Mage, &[&tiger[..], &changed].concat());
}

#[test]
fn a_jade_golem_costs_as_much_as_it_is_large() {
    let golem = PlayOption("CFM_602", 0, Nothing);
    let three =
        [golem, golem, golem, StatsNow(My(0), 1, 1), CostNow(My(0), 1), StatsNow(My(1), 2, 2), CostNow(My(1), 2)];
    check(CardClass::Druid, &[&three[..], &[StatsNow(My(2), 3, 3), CostNow(My(2), 3)]].concat());
    // Silence and a return to the hand leave it as it is, a copy is as large, and so is one that is Reborn.
    let silenced = [Play("EX1_332", On(My(2))), StatsNow(My(2), 3, 3), CostNow(My(2), 3)];
    check(CardClass::Priest, &[&three[..], &silenced].concat());
    let copied = [Play("LOOT_516", On(My(2))), StatsNow(InHand(0), 3, 3), CostNow(InHand(0), 3)];
    check(CardClass::Druid, &[&three[..], &copied].concat());
    // Evolve asks for its Cost, and what it becomes keeps nothing of it.
    let evolved = [Force(Card("CS2_172")), Force(Card("CS2_127")), Force(Card("CS2_182")), Play("OG_027", Nothing)];
    let after = [
        StatsNow(My(0), 3, 2),
        IsCard(My(1), "CS2_127"),
        StatsNow(My(1), 1, 4),
        StatsNow(My(2), 4, 5),
        CostNow(My(2), 4),
    ];
    check(CardClass::Shaman, &[&three[..], &evolved, &after].concat());
}

/// Recorded for Arcanite Ripper's Blighthead; the Cost of the tokens of other such texts has no source, and stays as printed.
#[test]
fn abyssal_destroyer_and_blighthead_cost_as_much_as_they_are_large() {
    check! { Warlock:
        Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Play("DRG_207", Nothing), StatsNow(My(1), 3, 3),
        CostNow(My(1), 3), Play("EX1_332", On(My(1))), StatsNow(My(1), 3, 3), CostNow(My(1), 3),
    }
    check! { Warlock:
        Ally("ETC_423"), DealDamage(MyHero, 2), DealDamage(MyHero, 1), Kill(MyWeapon), StatsNow(My(0), 3, 3), CostNow(My(0), 3),
        Health(MyHero, 27),
    }
}

/// Costs of both halves of a shattered card are added when they touch; a change of the Cost without a card is no bonus besides.
#[test]
fn a_cost_change_of_one_half_counts_once_when_the_halves_join() {
    check! { Mage:
        Give("CS2_182"), Give("CATA_489"), Play("CS2_231", Nothing), IsCard(InHand(2), "CATA_489t2"), Ally("EDR_890"),
        Kill(My(1)), CostNow(InHand(2), 2), Play("CS2_182", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CATA_489"),
        CostNow(InHand(0), 2),
    }
}
