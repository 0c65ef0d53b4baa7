//! Costs of cards: changes, minimums, and Costs in Health, Armor or Corpses.
use super::*;

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
fn what_an_aura_sets_the_cost_to_is_the_cost_before_enchantments() {
    // Hearthstone Wiki, "Naga Sea Witch": an ogre for (6), one less by Emperor Thaurissan, five by the Witch.
    check! { Mage:
        Give("CS2_200"), Ally("BRM_028"), EndTurn, EndTurn, CostNow(Newest("CS2_200"), 5), Ally("LOE_038"),
        CostNow(Newest("CS2_200"), 4), EndTurn, EndTurn, CostNow(Newest("CS2_200"), 3),
    }
}

/// "Cards can't cost less than (2).": whatever lowers a Cost, and however late it came (Razorscale, Sorcerer's Apprentice).
#[test]
fn no_later_aura_makes_a_card_cost_less_than_the_least() {
    check! { Mage: Ally("TTN_924"), Give("CS2_024"), Ally("EX1_608"), CostNow(InHand(0), 2) }
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

/// Hearthstone Wiki, "Preparation": it "wears off as soon as you play a spell", one that is countered, too.
#[test]
fn a_countered_spell_uses_up_what_waits_for_the_next_one() {
    let mut table = table(CardClass::Rogue);
    table.steps(&[EndTurn, Play("EX1_287", Nothing), EndTurn, Enchant(Me, "EX1_145o"), Give("CS2_029")]);
    table.steps(&[CostNow(InHand(1), 2), Play("CS2_029", On(TheirHero)), Health(TheirHero, 30)]);
    table.steps(&[Give("CS2_029"), CostNow(InHand(1), 4)]);
}

/// Costs instead of mana do not add up: a card that costs Corpses by two effects costs them once.
#[test]
fn a_cost_in_corpses_that_is_said_twice_is_one_in_corpses() {
    check! { DeathKnight:
        Ally("LOE_077"), GainCorpses(10), Play("GDB_470", Nothing), Play("CS2_182", Nothing), Corpses(Mine, 6),
        Health(MyHero, 30),
    }
}

/// The client's requirement `REQ_MINIMUM_CORPSES`: what is nothing but "Spend … Corpses to …" cannot be chosen without them.
#[test]
fn what_only_spends_corpses_asks_for_them() {
    let mut table = table(CardClass::DeathKnight);
    // The option of Morbid Swarm takes two, Mosh Pit three.
    table.steps(&[Ally("CS2_182"), Ally("ETC_533"), GainCorpses(2), Give("EDR_813"), CannotAct(My(1))]);
    let options = |table: &Table| {
        let mut options: Vec<_> = table.game.options_for(table.who(InHand(0)).unwrap());
        options.retain(|action| matches!(action, cardwright_engine::Action::Play { option: Some(1), .. }));
        options.len()
    };
    assert_eq!(options(&table), 1, "at the Yeti");
    table.steps(&[GainCorpses(3), Use(My(1), 0, On(My(0))), HasNow(My(0), GameTag::REBORN), Corpses(Mine, 0)]);
    assert_eq!(options(&table), 0, "there are no Corpses");
    table.steps(&[PlayOption("EDR_813", 0, Nothing), BoardCount(Mine, 4)]);
}

#[test]
fn what_a_card_cost_in_the_hand_is_what_counts_after_it() {
    // Oracle of Elune and a Sea Giant for (0): "a minion that costs (2) or less"
    let crowd = [Ally("SW_419"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231")];
    let theirs = [Enemy("CS2_231"); 6];
    let steps = [Play("EX1_586", Nothing), BoardCount(Mine, 6), IsCard(My(5), "EX1_586")];
    check(CardClass::Druid, &[&crowd[..], &theirs, &steps].concat());
}

/// Pint-Sized Summoner: in the opponent's turn nothing costs less.
#[test]
fn the_first_minion_costs_less_on_its_own_turn_alone() {
    check! { Mage:
        Ally("EX1_076"), Give("CS2_182"), CostNow(InHand(0), 3), EndTurn, CostNow(Newest("CS2_182"), 4), EndTurn,
        CostNow(Newest("CS2_182"), 3),
    }
}

/// Love Everlasting stays in the Secret zone until its player ends a turn without a spell.
#[test]
fn love_everlasting_stays_until_a_turn_without_a_spell() {
    check! { Priest:
        Play("ETC_335", Nothing), IsInZone(Newest("ETC_335"), Zone::Secret), EndTurn, IsInZone(Newest("ETC_335"), Zone::Secret), EndTurn,
        IsInZone(Newest("ETC_335"), Zone::Secret), EndTurn, IsInZone(Newest("ETC_335"), Zone::Graveyard),
    }
}

/// Hearthstone Wiki, "Preparation": it "wears off as soon as you play a spell", a countered one, too.
#[test]
fn a_countered_card_uses_up_what_waits_for_the_next_one() {
    // Starlight Wanderer, and a Draenei that Objection counters.
    let mut table = table(CardClass::Warrior);
    table.steps(&[Play("GDB_720", Nothing), EndTurn, Play("MAW_006", Nothing), EndTurn]);
    table.steps(&[Play("GDB_720", Nothing), BoardCount(Mine, 1), Play("GDB_720", Nothing), StatsNow(My(1), 2, 1)]);
    // Ingenious Artificer, which waits for "after".
    let mut table = cardwright_tests::table(CardClass::Mage);
    table.steps(&[Play("GDB_135", Nothing), EndTurn, Play("MAW_006", Nothing), EndTurn]);
    table.steps(&[Play("GDB_720", Nothing), BoardCount(Mine, 1), Mana(9), Play("GDB_720", Nothing), Mana(8)]);
    // Tyrande: the countered spell is one of the next three.
    let mut table = cardwright_tests::table(CardClass::Priest);
    table.steps(&[Play("EDR_464", Nothing), EndTurn, Play("EX1_287", Nothing), EndTurn]);
    let missiles = Play("DS1_233", Nothing);
    table.steps(&[missiles, Health(TheirHero, 30), missiles, Health(TheirHero, 20), missiles, Health(TheirHero, 10)]);
    table.steps(&[missiles, Health(TheirHero, 5)]);
    // Clownfish: the countered Murloc is one of the next two.
    let mut table = cardwright_tests::table(CardClass::Shaman);
    table.steps(&[Play("TID_004", Nothing), EndTurn, Play("MAW_006", Nothing), EndTurn, Give("EX1_509")]);
    table.steps(&[Give("TID_004"), CostNow(Newest("EX1_509"), 0), Play("EX1_509", Nothing)]);
    table.steps(&[
        BoardCount(Mine, 1),
        CostNow(Newest("TID_004"), 1),
        Play("CS2_168", Nothing),
        CostNow(Newest("TID_004"), 3),
    ]);
    // What lasts all turn goes on: Lock and Load.
    let mut table = cardwright_tests::table(CardClass::Hunter);
    table.steps(&[EndTurn, Play("EX1_287", Nothing), EndTurn, Play("GAME_005", Nothing), Play("AT_061", Nothing)]);
    table.steps(&[HandCount(Mine, 1), Play("GAME_005", Nothing), HandCount(Mine, 2)]);
}

#[test]
fn health_instead_of_mana() {
    let mut table = invented::table(CardClass::DeathKnight);
    table.steps(&[Give("ZZ_L_BY_HEALTH"), Play("ZZ_L_BY_HEALTH", Nothing), Health(MyHero, 27), Mana(10)]);
    table.steps(&[DealDamage(MyHero, 24), Give("ZZ_L_BY_HEALTH"), Unplayable("ZZ_L_BY_HEALTH")]);
}

#[test]
fn armor_instead_of_mana() {
    let mut table = invented::table(CardClass::Warrior);
    table.steps(&[Give("ZZ_L_BY_ARMOR"), Unplayable("ZZ_L_BY_ARMOR"), HeroPower(Nothing), Armor(Mine, 2)]);
    table.steps(&[Play("ZZ_L_BY_ARMOR", Nothing), Armor(Mine, 0), Mana(8), HandCount(Mine, 1)]);
}

#[test]
fn corpses_instead_of_mana() {
    let mut table = invented::table(CardClass::DeathKnight);
    table.steps(&[Give("ZZ_L_BY_CORPSES"), Unplayable("ZZ_L_BY_CORPSES")]);
    table.game.players[PlayerId::First].corpses = 3;
    table.steps(&[Play("ZZ_L_BY_CORPSES", Nothing), Corpses(Mine, 1), Mana(10)]);
    assert_eq!(table.game.players[PlayerId::First].corpses_spent, 2);
}

#[test]
fn an_aura_makes_others_cost_health_and_discounts_count() {
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_L_BLOODY"), Play("ZZ_L_DEAR", Nothing), Health(MyHero, 26), Mana(10)]);
    // Sorcerer's Apprentice: 3 Health.
    table.steps(&[Ally("EX1_608"), Play("ZZ_L_DEAR", Nothing), Health(MyHero, 23), Mana(10)]);
    table.steps(&[Kill(My(0)), Play("ZZ_L_DEAR", Nothing), Health(MyHero, 23), Mana(7)]);
}

#[test]
fn preparation_makes_the_next_spell_cheaper_and_then_is_over() {
    mage(&[
        Give(FIREBALL),
        Give("CS2_023"),
        Play("EX1_145", Nothing),
        CostNow(Nth(0), 2),
        Play(FIREBALL, FACE),
        Mana(8),
        CostNow(Nth(1), 3),
    ]);
    mage(&[Give(FIREBALL), Play("EX1_145", Nothing), EndTurn, CostNow(Nth(0), 4)]);
}

#[test]
fn mountain_giant_counts_the_other_cards() {
    mage(&[Give("EX1_105"), Give(WISP), Give(WISP), CostNow(Nth(0), 10), Play(WISP, Nothing), CostNow(Nth(0), 11)]);
}

#[test]
fn millhouse_makes_their_spells_free_for_a_turn() {
    mage(&[
        GiveThem(FIREBALL),
        Play("NEW1_029", Nothing),
        EndTurn,
        CostNow(Nth(0), 0),
        EndTurn,
        EndTurn,
        CostNow(Nth(0), 4),
    ]);
}

/// "If your hand is full" counts the card itself; "if you're holding a Dragon" does not.
#[test]
fn a_full_hand_counts_the_played_card() {
    mage(&[Give("SW_092"), CostNow(Nth(0), 6)]);
    mage(
        &[&[Give("SW_092")][..], &[Give(WISP); 9], &[CostNow(Nth(0), 1), Play(WISP, Nothing), CostNow(Nth(0), 6)]]
            .concat(),
    );
}
