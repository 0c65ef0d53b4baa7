//! Damage, healing, Lifesteal, shields and Frozen.
use super::*;

/// Mortal Eradication: "for each killed" counts whom the split damage struck, each once.
#[test]
fn kills_of_split_damage_are_counted() {
    let at = |n: usize| Force(ForcedOutcome::Entity(Nth(n)));
    let there = [Enemy(WISP), Enemy(WISP), Enemy(YETI), Ally(WISP), DealDamage(MyHero, 10)];
    let cull = [at(0), at(2), at(1), Play("ZZ_CULL", Nothing), Health(Nth(2), 2), Health(MyHero, 24)];
    found(&[&there[..], &cull].concat());
    found(&[Enemy(YETI), DealDamage(MyHero, 10), Play("ZZ_CULL", Nothing), Dead(Nth(0)), Health(MyHero, 22)]);
    found(&[
        Enemy(YETI),
        Enemy(YETI),
        DealDamage(MyHero, 10),
        at(0),
        at(1),
        Play("ZZ_CULL", Nothing),
        Health(MyHero, 20),
    ]);
}

/// Lingering Spirit, Morchok: excess healing and excess reduction are what could not be done.
#[test]
fn excess_is_what_could_not_be_done() {
    found(&[DealDamage(MyHero, 1), Play("ZZ_OVERFLOW", Nothing), Damage(MyHero, 0), Armor(Mine, 2)]);
    found(&[DealDamage(MyHero, 4), Play("ZZ_OVERFLOW", Nothing), Damage(MyHero, 1), Armor(Mine, 0)]);
    found(&[OnTop(YETI), Play("ZZ_CHEAPEN", Nothing), HandCount(Mine, 2), CostNow(InHand(0), 0), Armor(Mine, 2)]);
}

/// A minion card in a hand keeps the damage, and is destroyed without Health.
#[test]
fn minions_in_a_hand_take_damage() {
    let shot = Play("ZZ_SNIPE", Nothing);
    found(&[GiveThem(YETI), GiveThem("CS2_029"), shot, shot, Damage(InTheirHand(0), 4), shot, HandCount(Theirs, 1)]);
    found(&[GiveThem("CS2_200"), shot, EndTurn, Play("CS2_200", Nothing), StatsNow(Their(0), 6, 5)]);
}

#[test]
fn a_set_health_of_a_hero_leaves_no_damage() {
    game(&[DealDamage(MyHero, 10), Play("ZZ_FIFTEEN", Nothing), Health(MyHero, 15)]);
}

#[test]
fn excess_damage_is_that_of_the_target_after_something_was_summoned() {
    game(&[Enemy(YETI), Play("ZZ_OVERFLOW", on(0)), StatsNow(My(0), 3, 3)]);
}

#[test]
fn of_minions_of_both_players_that_answer_one_damage_the_first_players_come_first() {
    game(&[Enemy("ZZ_FRIGHT"), Ally("ZZ_ALARM"), DealDamage(Nth(0), 1), Armor(Mine, 1), BoardCount(Theirs, 2)]);
}

#[test]
fn damage_to_an_enemy_and_to_all_others_is_one_event() {
    game(&[
        Enemy(YETI),
        Enemy("ZZ_FRIGHT"),
        Play("ZZ_SWIPE", on(0)),
        Damage(Nth(0), 4),
        Damage(Nth(1), 1),
        Damage(TheirHero, 1),
        // Who comes of the damage takes none of it.
        BoardCount(Theirs, 4),
    ]);
}

#[test]
fn what_changes_damage_once_or_once_a_turn_does_so_no_more_often() {
    let brittle = [Ally("ZZ_BRITTLE"), DealDamage(My(0), 1), Damage(My(0), 2), DealDamage(My(0), 1), Dead(Nth(0))];
    game(&brittle);
    let turns = [Ally("ZZ_BRITTLE"), DealDamage(My(0), 1), Restore(My(0), 2), DealDamage(My(0), 1), Damage(My(0), 1)];
    game(&[&turns[..], &[EndTurn, DealDamage(My(0), 1), Dead(Nth(0))]].concat());
    let wary = [Ally("ZZ_WARY"), DealDamage(My(0), 1), Damage(My(0), 0), DealDamage(My(0), 1), Damage(My(0), 1)];
    game(&[&wary[..], &[EndTurn, DealDamage(My(0), 1), Damage(My(0), 2)]].concat());
}

#[test]
fn excess_damage_is_what_was_more_than_enough() {
    mechanics(&[Enemy(YETI), Play("ZZ_PIERCE", On(Their(0))), Dead(Nth(0)), Damage(TheirHero, 1)]);
    // Spell damage counts once.
    mechanics(&[Enemy(YETI), Ally("CS2_142"), Play("ZZ_PIERCE", On(Their(0))), Damage(TheirHero, 2)]);
    mechanics(&[Ally("CS2_142"), Enemy("CS2_222"), Play("ZZ_PIERCE", On(Their(0))), Damage(TheirHero, 0)]);
    mechanics(&[Enemy("EX1_008"), Play("ZZ_PIERCE", On(Their(0))), Damage(TheirHero, 0)]);
}

/// Each hit is one larger.
#[test]
fn extra_damage_comes_with_each_hit() {
    mechanics(&[
        Ally("ZZ_VAULT"),
        Ally(YETI),
        DealDamage(My(0), 2),
        DealDamage(My(1), 2),
        StatsNow(My(0), 1, 2),
        StatsNow(My(1), 4, 3),
    ]);
}

/// 10100759bd#2#84: Frost Elemental, whose Battlecry freezes, does not freeze whom it attacks; Water Elemental does.
#[test]
fn a_text_that_freezes_is_not_the_freeze_keyword() {
    recorded(&[
        Play("ZZ_CHILL", On(MyHero)),
        HasNow(MyHero, GameTag::FROZEN),
        Attack(My(0), TheirHero),
        HasNot(TheirHero, GameTag::FROZEN),
    ]);
    recorded(&[Ally("CS2_033"), Attack(My(0), TheirHero), HasNow(TheirHero, GameTag::FROZEN)]);
}

#[test]
fn overkill_and_honorable_kill_weigh_the_blow_on_the_own_turn() {
    simple(&[Ally("ZZ_OVERKILL"), Enemy(WISP), Attack(My(0), Their(0)), HandCount(Mine, 1)]);
    simple(&[Ally("ZZ_OVERKILL"), Enemy(YETI), Attack(My(0), Their(0)), HandCount(Mine, 0)]);
    simple(&[Ally("ZZ_HONORABLE"), Enemy(YETI), DealDamage(Their(0), 2), Attack(My(0), Their(0)), HandCount(Mine, 1)]);
    simple(&[Ally("ZZ_HONORABLE"), Enemy(WISP), Attack(My(0), Their(0)), HandCount(Mine, 0)]);
}

#[test]
fn overkill_knows_its_target_and_the_damage() {
    simple(&[
        Ally("ZZ_HUNTER"),
        Enemy(WISP),
        Attack(My(0), Their(0)),
        Armor(Mine, 5),
        HandCount(Mine, 1),
        IsCard(InHand(0), WISP),
    ]);
}
