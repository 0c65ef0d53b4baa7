//! Rules of a player, as tags.
use super::*;

/// Breakout Architect: "It casts twice." Another spell does not.
#[test]
fn a_spell_with_the_tag_casts_twice() {
    found(&[
        Give("ZZ_PLATE"),
        Play("ZZ_DOUBLER", Nothing),
        Play("ZZ_PLATE", Nothing),
        Armor(Mine, 2),
        Play("ZZ_PLATE", Nothing),
        Armor(Mine, 3),
    ]);
}

/// Chrono-Lord Deios, Primalfin Challenger, Falric: what a rule of the player doubles.
#[test]
fn rules_double_hero_powers_and_kindred_texts() {
    found(&[
        Ally("ZZ_TWICE"),
        HeroPower(On(TheirHero)),
        Damage(TheirHero, 2),
        EndTurn,
        HeroPower(On(MyHero)),
        Damage(MyHero, 1),
    ]);
    let kin = [Play("ZZ_COUSIN", Nothing), Armor(Mine, 0), EndTurn, EndTurn, Play("ZZ_COUSIN", Nothing)];
    found(&[&kin[..], &[Armor(Mine, 11)]].concat());
    found(&[&[Ally("ZZ_TWICE")][..], &kin, &[Armor(Mine, 22)]].concat());
}

/// Garrison Commander, Coldarra Drake, Mindbreaker: how often a Hero Power can be used in a turn.
#[test]
fn rules_of_a_player_say_how_often_a_hero_power_is_used() {
    let use_it = HeroPower(On(TheirHero));
    found(&[use_it, CannotAct(MyPower)]);
    found(&[Ally("ZZ_COMMANDER"), use_it, use_it, Health(TheirHero, 28), CannotAct(MyPower), EndTurn, EndTurn, use_it]);
    found(&[use_it, Enemy("ZZ_COMMANDER"), CannotAct(MyPower), Ally("ZZ_COMMANDER"), use_it, CannotAct(MyPower)]);
    found(&[Ally("ZZ_DRAKE"), use_it, use_it, use_it, Health(TheirHero, 27), Kill(My(0)), CannotAct(MyPower)]);
    found(&[Enemy("ZZ_BREAKER"), CannotAct(MyPower), Kill(Their(0)), use_it, Health(TheirHero, 29)]);
}

/// Mayor Noggenfogger: another of those that could have been chosen, for the opponent too.
#[test]
fn all_targets_may_be_chosen_randomly() {
    let mayor = [Ally("ZZ_MAYOR"), Enemy(YETI), Force(ForcedOutcome::Entity(MyHero)), Play("ZZ_SPARK", On(Their(0)))];
    found(&[&mayor[..], &[Health(MyHero, 29), Damage(Their(0), 0)]].concat());
    found(&[
        Enemy("ZZ_MAYOR"),
        Force(ForcedOutcome::Entity(TheirHero)),
        Play("ZZ_SPARK", On(MyHero)),
        Health(TheirHero, 29),
    ]);
}

/// Rules of both players, or of one, as tags: `SECRET_LOCKED`, `CANT_TRIGGER_DEATHRATTLE`, `LIFESTEAL_DAMAGES_OPPOSING_HERO`,
/// `OVERLOAD_LOCKED`.
#[test]
fn rules_silence_secrets_deathrattles_lifesteal_and_overload() {
    let fireball = Play("CS2_029", On(MyHero));
    found(&[
        Ally("ZZ_HUSH"),
        Play("EX1_287", Nothing),
        EndTurn,
        fireball,
        Damage(MyHero, 6),
        Kill(My(0)),
        fireball,
        Damage(MyHero, 6),
    ]);
    found(&[Ally("ZZ_WRAITH"), Enemy("ZZ_HUSH"), Kill(My(0)), Armor(Mine, 0)]);
    found(&[Ally("ZZ_WRAITH"), Kill(My(0)), Armor(Mine, 1)]);
    let drains = [DealDamage(MyHero, 5), Ally("ZZ_LEECH"), Enemy(YETI), Attack(My(0), Their(0))];
    found(&[&drains[..], &[Damage(MyHero, 5), Damage(TheirHero, 1)]].concat());
    found(&[Ally("ZZ_LEECH"), Play("EX1_238", On(TheirHero)), EndTurn, EndTurn, Mana(10)]);
    found(&[Enemy("ZZ_LEECH"), Play("EX1_238", On(TheirHero)), EndTurn, EndTurn, Mana(9)]);
}

/// "Your healing effects also give affected minions +2 Health": also those that lack none, and no heroes.
#[test]
fn healing_gives_health_by_a_rule_of_the_player() {
    let heals = [Play("CS1_112", Nothing), StatsNow(My(0), 0, 5), StatsNow(My(1), 4, 7), Health(MyHero, 30)];
    found(&[&[Ally("ZZ_NURSE"), Ally(YETI), DealDamage(My(1), 2)][..], &heals].concat());
}

#[test]
fn keywords_that_a_rule_gives_to_the_spells_of_a_player_are_no_keywords_of_minions() {
    let hurt = [DealDamage(MyHero, 10), Ally("ZZ_DRAINING"), Enemy(YETI)];
    let bolt = [Play("ZZ_BOLT", on(1)), Health(MyHero, 22), Attack(Nth(0), Nth(1)), Health(MyHero, 22)];
    let theirs =
        [EndTurn, DealDamage(TheirHero, 5), Play("ZZ_BOLT", On(MyHero)), Health(TheirHero, 25), Health(MyHero, 20)];
    game(&[&hurt[..], &bolt[..], &theirs[..]].concat());
    let now =
        [DealDamage(MyHero, 10), Play("ZZ_DRAINING_NOW", Nothing), Play("ZZ_BOLT", On(TheirHero)), Health(MyHero, 22)];
    game(&[&now[..], &[EndTurn, EndTurn, Play("ZZ_BOLT", On(TheirHero)), Health(MyHero, 22)]].concat());
    let dies = [Ally("ZZ_VENOMOUS"), Enemy(YETI), Enemy(YETI), Play("ZZ_BOLT", on(1)), Dead(Nth(1))];
    game(&[&dies[..], &[Attack(Nth(0), Nth(2)), Damage(Nth(2), 2), BoardCount(Theirs, 1)]].concat());
}

#[test]
fn a_rule_of_a_player_keeps_minions_from_being_frozen_and_no_heroes() {
    let all = [Ally("ZZ_WARM"), Ally(YETI), Enemy(YETI), Play("ZZ_BLIZZARD", Nothing), HasNot(Nth(1), GameTag::FROZEN)];
    game(&[&all[..], &[HasNow(Nth(2), GameTag::FROZEN), HasNow(MyHero, GameTag::FROZEN)]].concat());
}

#[test]
fn a_rule_doubles_every_deathrattle() {
    simple(&[Ally("ZZ_DOUBLED"), Ally("EX1_096"), Kill(My(1)), HandCount(Mine, 2)]);
}
