//! The rules, told as stories with a few cards.
use cardwright_data::{CardClass, GameTag, Zone};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::ForcedOutcome::*;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::{self, *};
use cardwright_scenario::TargetKind::*;

const YETI: &str = "CS2_182";
const FIREBALL: &str = "CS2_029";
const WISP: &str = "CS2_231";

#[track_caller]
fn check(class: CardClass, steps: &[Step]) {
    Table::new(cards::cards(), class).steps(steps);
}

#[track_caller]
fn mage(steps: &[Step]) {
    check(CardClass::Mage, steps);
}

const FACE: StepTarget = On(TheirHero);

#[test]
fn fireball_may_hit_anyone_and_kills_a_yeti() {
    mage(&[
        Targets(FIREBALL, &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        Enemy(YETI),
        Play(FIREBALL, On(Their(0))),
        Dead(Nth(0)),
        Mana(6),
        IsInZone(Nth(1), Zone::Graveyard),
    ]);
}

#[test]
fn spell_damage_adds_to_spells_and_not_to_hero_powers() {
    mage(&[
        Ally("CS2_142"),
        Play(FIREBALL, FACE),
        Damage(TheirHero, 7),
        HeroPower(FACE),
        Damage(TheirHero, 8),
        Ally("CS2_142"),
        Play("CS2_025", Nothing),
    ]);
    mage(&[Ally("CS2_142"), Enemy(YETI), Play("CS2_025", Nothing), Damage(Their(0), 2)]);
}

#[test]
fn spell_damage_adds_missiles_where_damage_is_split() {
    mage(&[Ally("CS2_142"), Play("EX1_277", Nothing), Damage(TheirHero, 4)]);
}

#[test]
fn three_missiles_of_three_each_grow_with_spell_damage() {
    mage(&[Ally("CS2_142"), Play("CFM_623", Nothing), Damage(TheirHero, 12)]);
}

#[test]
fn a_shield_absorbs_one_hit_and_taunt_draws_attacks() {
    mage(&[
        Ally(YETI),
        Enemy("EX1_008"),
        Attack(My(0), Their(0)),
        Health(Their(0), 1),
        HasNot(Their(0), GameTag::DIVINE_SHIELD),
        Damage(My(0), 1),
    ]);
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Ally(YETI), Enemy(WISP), Enemy("CS2_179")]);
    assert!(table.step(&Attack(My(0), TheirHero)).is_err(), "Taunt stands in the way of the hero");
    assert!(table.step(&Attack(My(0), Their(0))).is_err(), "… and of other minions");
    table.steps(&[Attack(My(0), Their(1)), Damage(Their(1), 4), Damage(My(0), 3)]);
}

#[test]
fn minions_attack_a_turn_after_they_came_unless_they_charge() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Play(YETI, Nothing), Play("CS2_124", Nothing)]);
    assert!(table.step(&Attack(My(0), TheirHero)).is_err());
    table.steps(&[Attack(My(1), TheirHero), EndTurn, EndTurn, Attack(My(0), TheirHero), Damage(TheirHero, 7)]);
}

#[test]
fn a_hero_strikes_with_its_weapon_and_wears_it_out() {
    check(
        CardClass::Warrior,
        &[
            Play("CS2_106", Nothing),
            StatsNow(MyHero, 3, 30),
            Enemy(YETI),
            Attack(MyHero, Their(0)),
            Damage(MyHero, 4),
            StatsNow(MyWeapon, 3, 1),
            EndTurn,
            StatsNow(MyHero, 0, 26),
            EndTurn,
            Attack(MyHero, TheirHero),
            StatsNow(MyHero, 0, 26),
            IsInZone(Nth(0), Zone::Graveyard),
        ],
    );
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

#[test]
fn auctioneer_draws_before_the_spell_and_pyromancer_hits_after_it() {
    mage(&[
        Ally("EX1_095"),
        Ally("NEW1_020"),
        Play("GAME_005", Nothing),
        HandCount(Mine, 1),
        Damage(My(0), 1),
        Damage(My(1), 1),
    ]);
}

#[test]
fn knife_juggler_does_not_trigger_on_itself() {
    mage(&[Play("NEW1_019", Nothing), Damage(TheirHero, 0), Play(WISP, Nothing), Damage(TheirHero, 1)]);
}

#[test]
fn sylvanas_takes_what_stands_after_all_have_died() {
    mage(&[
        Ally("EX1_016"),
        Enemy(YETI),
        Enemy(WISP),
        Force(Entity(Their(0))),
        Kill(My(0)),
        BoardCount(Mine, 1),
        IsCard(My(0), YETI),
        BoardCount(Theirs, 1),
    ]);
    // Both die at once: the wisp is no longer there to be taken.
    mage(&[
        Ally("EX1_016"),
        DealDamage(My(0), 4),
        Enemy(WISP),
        Ally("NEW1_020"),
        Play("GAME_005", Nothing),
        BoardCount(Theirs, 0),
        BoardCount(Mine, 1),
    ]);
}

#[test]
fn deathrattles_come_in_order_of_play_and_twice_with_rivendare() {
    mage(&[
        Ally("EX1_096"),
        Kill(My(0)),
        HandCount(Mine, 1),
        Ally("FP1_031"),
        Ally("EX1_096"),
        Kill(My(1)),
        HandCount(Mine, 3),
    ]);
    mage(&[Ally("EX1_556"), Ally(WISP), Kill(My(0)), IsCard(My(0), "skele21"), IsCard(My(1), WISP)]);
}

#[test]
fn brann_doubles_battlecries() {
    mage(&[Ally("LOE_077"), Play("EX1_015", Nothing), HandCount(Mine, 2)]);
}

#[test]
fn an_enchantment_can_carry_a_deathrattle() {
    mage(&[
        Ally(YETI),
        DealDamage(My(0), 2),
        Play("CS2_038", On(My(0))),
        Kill(My(0)),
        BoardCount(Mine, 1),
        StatsNow(My(0), 4, 5),
    ]);
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
fn lightspawn_follows_its_health() {
    mage(&[Ally("EX1_335"), StatsNow(My(0), 4, 4), DealDamage(My(0), 1), StatsNow(My(0), 3, 3)]);
}

#[test]
fn spirit_claws_are_sharp_with_spell_damage() {
    mage(&[
        Play("KAR_063", Nothing),
        StatsNow(MyHero, 1, 30),
        Ally("CS2_142"),
        StatsNow(MyHero, 3, 30),
        StatsNow(MyWeapon, 3, 3),
        Kill(My(0)),
        StatsNow(MyHero, 1, 30),
    ]);
}

#[test]
fn gorehowl_pays_with_attack_for_minions() {
    check(
        CardClass::Warrior,
        &[
            Play("EX1_411", Nothing),
            StatsNow(MyWeapon, 7, 1),
            Enemy(WISP),
            Attack(MyHero, Their(0)),
            StatsNow(MyWeapon, 6, 1),
            EndTurn,
            EndTurn,
            Attack(MyHero, TheirHero),
            Damage(TheirHero, 6),
            IsInZone(Nth(0), Zone::Graveyard),
        ],
    );
}

#[test]
fn faceless_becomes_a_copy_with_damage_and_enchantments() {
    mage(&[
        Enemy(YETI),
        DealDamage(Their(0), 2),
        EndTurn,
        Play("CS2_188", On(Their(0))),
        EndTurn,
        Play("EX1_564", On(Their(0))),
        IsCard(My(0), YETI),
        StatsNow(My(0), 4, 3),
    ]);
}

#[test]
fn polymorph_leaves_no_death() {
    mage(&[
        Enemy("EX1_096"),
        Play("CS2_022", On(Their(0))),
        IsCard(Their(0), "CS2_tk1"),
        StatsNow(Their(0), 1, 1),
        HandCount(Theirs, 0),
        Kill(Their(0)),
        HandCount(Theirs, 0),
    ]);
}

#[test]
fn counterspell_stops_a_spell_that_is_paid_for() {
    mage(&[
        Play("EX1_287", Nothing),
        EndTurn,
        Play(FIREBALL, On(MyHero)),
        Damage(MyHero, 0),
        IsInZone(Nth(0), Zone::Graveyard),
        IsInZone(Nth(1), Zone::Graveyard),
        Play(FIREBALL, On(MyHero)),
        Damage(MyHero, 6),
    ]);
}

#[test]
fn spellbender_takes_the_spell_on_itself() {
    mage(&[
        Ally(YETI),
        Play("tt_010", Nothing),
        EndTurn,
        Play(FIREBALL, On(My(0))),
        Damage(Nth(0), 0),
        Dead(Newest("tt_010a")),
    ]);
}

#[test]
fn mirror_entity_copies_after_the_battlecry() {
    mage(&[
        Play("EX1_294", Nothing),
        EndTurn,
        Play(YETI, Nothing),
        BoardCount(Mine, 1),
        IsCard(My(0), YETI),
        IsInZone(Nth(0), Zone::Graveyard),
    ]);
}

#[test]
fn secrets_are_silent_on_their_owners_turn() {
    mage(&[
        Play("EX1_287", Nothing),
        Play(FIREBALL, FACE),
        Damage(TheirHero, 6),
        IsInZone(Nth(0), Zone::Secret),
        Give("EX1_287"),
        Unplayable("EX1_287"),
    ]);
}

#[test]
fn a_stolen_minion_acts_for_its_new_side() {
    mage(&[
        Enemy("EX1_096"),
        Play("CS1_113", On(Their(0))),
        BoardCount(Mine, 1),
        Kill(My(0)),
        HandCount(Mine, 1),
        HandCount(Theirs, 0),
    ]);
}

#[test]
fn a_card_before_makes_eviscerate_stronger() {
    mage(&[Play("EX1_124", FACE), Damage(TheirHero, 2), Play("EX1_124", FACE), Damage(TheirHero, 6)]);
}

#[test]
fn choose_one_offers_both() {
    mage(&[
        PlayOption("NEW1_008", 0, Nothing),
        HandCount(Mine, 2),
        EndTurn,
        EndTurn,
        DealDamage(MyHero, 7),
        PlayOption("NEW1_008", 1, On(MyHero)),
        Damage(MyHero, 2),
    ]);
}

#[test]
fn overload_locks_crystals_next_turn_only() {
    mage(&[Play("EX1_238", FACE), EndTurn, EndTurn, Mana(9), EndTurn, EndTurn, Mana(10)]);
}

#[test]
fn frozen_characters_miss_one_attack() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Enemy(YETI), Play("CS2_024", On(Their(0))), HasNow(Their(0), GameTag::FROZEN), EndTurn]);
    assert!(table.step(&Attack(Their(0), MyHero)).is_err());
    table.steps(&[EndTurn, HasNot(Their(0), GameTag::FROZEN), EndTurn, Attack(Their(0), MyHero)]);
}

#[test]
fn whoever_a_water_elemental_damages_is_frozen() {
    mage(&[Ally("CS2_033"), Attack(My(0), TheirHero), HasNow(TheirHero, GameTag::FROZEN)]);
}

#[test]
fn poison_kills_and_reborn_returns_once() {
    mage(&[Ally("EX1_170"), Enemy(YETI), Attack(My(0), Their(0)), Dead(Nth(1))]);
    mage(&[
        Enemy("ULD_723"),
        Kill(Their(0)),
        BoardCount(Theirs, 1),
        StatsNow(Their(0), 1, 1),
        Kill(Their(0)),
        BoardCount(Theirs, 0),
    ]);
}

#[test]
fn stealth_hides_from_the_other_side_only() {
    mage(&[Ally("EX1_010"), Targets(FIREBALL, &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero])]);
    mage(&[Enemy("EX1_010"), Targets(FIREBALL, &[FriendlyHero, FriendlyMinion, EnemyHero])]);
}

#[test]
fn elusive_minions_are_no_target_of_spells_and_hero_powers() {
    mage(&[
        Enemy("DREAM_01"),
        Targets(FIREBALL, &[FriendlyHero, FriendlyMinion, EnemyHero]),
        Targets("CS2_203", &[FriendlyMinion, EnemyMinion]),
    ]);
}

#[test]
fn fatigue_grows() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    let size = table.game.players[cardwright_engine::PlayerId::First].deck.len();
    for _ in 0..size {
        table.game.players[cardwright_engine::PlayerId::First].fatigue = 0;
        table.steps(&[Play("CS2_023", Nothing)]);
        table.game.clear_hand(cardwright_engine::PlayerId::First);
        table.game.set_mana(cardwright_engine::PlayerId::First, 10);
        if table.game.players[cardwright_engine::PlayerId::First].deck.len() <= 1 {
            break;
        }
    }
    let before = table.game[table.who(MyHero).unwrap()].damage;
    table.steps(&[Play("CS2_023", Nothing), Play("CS2_023", Nothing)]);
    let taken = table.game[table.who(MyHero).unwrap()].damage - before;
    let left = table.game.players[cardwright_engine::PlayerId::First].deck.len();
    assert_eq!(left, 0);
    assert!(taken == 1 + 2 + 3 || taken == 1 + 2 + 3 + 4, "one, two, three …: {taken}");
}

#[test]
fn yogg_casts_as_many_spells_as_were_cast() {
    // One spell was cast. Yogg casts one at random: forced to be Arcane Intellect.
    mage(&[Play("GAME_005", Nothing), Force(Card("CS2_023")), Play("OG_134", Nothing), HandCount(Mine, 2)]);
}

#[test]
fn reno_heals_only_without_duplicates() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    while table.game.players[cardwright_engine::PlayerId::First].deck.len() > 1 {
        table.steps(&[Play("CS2_023", Nothing)]);
        table.game.clear_hand(cardwright_engine::PlayerId::First);
        table.game.set_mana(cardwright_engine::PlayerId::First, 10);
    }
    table.steps(&[DealDamage(MyHero, 9), Play("LOE_011", Nothing), Damage(MyHero, 0)]);
    mage(&[DealDamage(MyHero, 9), Play("LOE_011", Nothing), Damage(MyHero, 9)]);
}

#[test]
fn a_chance_can_be_forced_both_ways() {
    mage(&[Ally("EX1_557"), EndTurn, HandCount(Mine, 0), Force(Yes), EndTurn, HandCount(Mine, 2)]);
    mage(&[Ally("EX1_557"), EndTurn, Force(No), EndTurn, HandCount(Mine, 1)]);
}

#[test]
fn ysera_gets_two_dreams() {
    mage(&[
        Ally("EX1_572"),
        Force(Card("DREAM_03")),
        Force(Card("DREAM_01")),
        EndTurn,
        HandCount(Mine, 2),
        IsCard(InHand(0), "DREAM_03"),
        IsCard(InHand(1), "DREAM_01"),
    ]);
}

#[test]
fn cho_gives_a_copy_to_the_other_player() {
    mage(&[Ally("EX1_100"), Play(FIREBALL, FACE), HandCount(Theirs, 1), IsCard(InTheirHand(0), FIREBALL)]);
}

#[test]
fn patches_is_summoned_from_the_deck() {
    mage(&[
        OnTop("CFM_637"),
        Play("NEW1_027", Nothing),
        BoardCount(Mine, 2),
        IsCard(My(1), "CFM_637"),
        IsInZone(Nth(0), Zone::Play),
    ]);
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

/// `LOE_019`: the copy is an enchantment, so that silence takes it and a Raptor passes on what it has gained.
#[test]
fn a_gained_deathrattle_lasts_until_its_bearer_is_silenced() {
    let gained = [Ally("EX1_096"), Play("LOE_019", On(Nth(0))), Play("LOE_019", On(Nth(1))), HandCount(Mine, 0)];
    mage(&[&gained[..], &[Kill(Nth(2)), HandCount(Mine, 1), Kill(Nth(1)), HandCount(Mine, 2)]].concat());
    mage(&[&gained[..], &[Play("CS2_203", On(Nth(1))), Kill(Nth(1)), HandCount(Mine, 0)]].concat());
    mage(&[Ally(WISP), Play("LOE_019", Nothing), Kill(Nth(1)), HandCount(Mine, 0)]);
}

#[test]
fn hands_and_boards_are_full_at_ten_and_seven() {
    let mut steps = vec![Give(WISP); 10];
    steps.extend([Play("CS2_023", Nothing)]);
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    assert!(table.step(&steps[0]).is_ok());
    table.steps(&[Give(WISP); 9]);
    assert!(table.step(&Give(WISP)).is_err());
    table.steps(&[Play(WISP, Nothing); 7]);
    table.steps(&[Unplayable(WISP), BoardCount(Mine, 7)]);
}

#[test]
fn a_todo_card_cannot_be_played_by_a_test() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    let error = table.step(&Play("SW_450t", Nothing)).expect_err("nobody wrote it");
    assert!(error.contains("still TODO"), "{error}");
    let error = table.step(&Give("NO_SUCH")).expect_err("there is none");
    assert!(error.contains("NO_SUCH"), "{error}");
}

#[test]
#[should_panic(expected = "step 2 of 3")]
fn an_outcome_that_the_next_action_does_not_ask_for_fails_the_test() {
    mage(&[Force(Number(0)), Play(WISP, Nothing), Play("EX1_277", Nothing)]);
}

#[test]
#[should_panic(expected = "not used")]
fn an_unused_forced_outcome_fails_the_test() {
    mage(&[Force(Number(0)), Play(WISP, Nothing)]);
}
