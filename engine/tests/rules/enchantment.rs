//! Enchantments: what was given, for how long, and where it answers.
use super::*;

/// Wallow, the Wretched: the same gift, and each once; not of its own, not of the opponent's minions.
#[test]
fn a_dark_gift_is_an_event() {
    let envious = [Ally("ZZ_ENVIOUS"), Ally(YETI), Enemy(YETI)];
    found(&[&envious[..], &[Play("ZZ_SANTA", On(My(1))), StatsNow(My(1), 5, 7), StatsNow(My(0), 1, 5)]].concat());
    found(&[&envious[..], &[Play("ZZ_SANTA", On(Their(0))), StatsNow(Their(0), 5, 7), StatsNow(My(0), 0, 3)]].concat());
    found(&[&envious[..], &[Play("ZZ_SANTA", On(My(0))), StatsNow(My(0), 1, 5)]].concat());
}

#[test]
fn a_copy_keeps_enchantments_on_the_way_from_the_deck_into_play() {
    game(&[Give(YETI), Play("ZZ_KNAPSACK", Nothing), Play("ZZ_DUPLICATE", Nothing), StatsNow(My(0), 5, 6)]);
    game(&[OnTop(WISP), Play("ZZ_TROPHY", Nothing), Play("ZZ_GLIMPSE", Nothing), StatsNow(InHand(0), 2, 2)]);
}

#[test]
fn a_given_divine_shield_that_broke_is_gone_whatever_is_recomputed() {
    game(&[
        Ally(RAID_LEADER),
        Ally(YETI),
        Play("ZZ_PROTECTION", on(1)),
        HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        DealDamage(Nth(1), 2),
        Health(Nth(1), 5),
        HasNot(Nth(1), GameTag::DIVINE_SHIELD),
        Ally(WISP),
        Kill(Nth(0)),
        HasNot(Nth(1), GameTag::DIVINE_SHIELD),
        DealDamage(Nth(1), 2),
        Health(Nth(1), 3),
    ]);
}

#[test]
fn a_given_stealth_that_an_attack_ended_is_gone_whatever_is_recomputed() {
    let hidden = [Ally(YETI), Play("ZZ_SHADOWS", on(0)), HasNow(Nth(0), GameTag::STEALTH), Attack(Nth(0), TheirHero)];
    let aura = [Ally(RAID_LEADER), StatsNow(Nth(0), 5, 5), HasNot(Nth(0), GameTag::STEALTH)];
    game(&[&hidden[..], &aura, &[Kill(Nth(2)), StatsNow(Nth(0), 4, 5), HasNot(Nth(0), GameTag::STEALTH)]].concat());
}

#[test]
fn a_copy_of_a_shielded_minion_has_the_shield() {
    game(&[Ally(YETI), Play("ZZ_PROTECTION", on(0)), Play("ZZ_FORK", on(0)), HasNow(My(1), GameTag::DIVINE_SHIELD)]);
}

#[test]
fn damage_of_an_enchantment_with_lifesteal_heals_the_player_who_attached_it() {
    game(&[
        DealDamage(MyHero, 10),
        DealDamage(TheirHero, 10),
        Enemy(YETI),
        Play("ZZ_BOIL", Nothing),
        EndTurn,
        Damage(Nth(0), 2),
        Damage(MyHero, 8),
        Damage(TheirHero, 10),
    ]);
}

#[test]
fn a_minion_taken_for_a_turn_goes_back_when_it_is_silenced() {
    game(&[Enemy(YETI), Play("ZZ_MADNESS", on(0)), BoardCount(Mine, 1), Play("ZZ_HUSH", on(0)), BoardCount(Theirs, 1)]);
}

#[test]
fn enchantments_of_cards_in_hand_answer_events() {
    game(&[Give(YETI), Give(WISP), Play("ZZ_CURSE", Nothing), EndTurn, Armor(Mine, 2)]);
    game(&[Give(YETI), Play("ZZ_CURSE", Nothing), Play(YETI, Nothing), EndTurn, Armor(Mine, 0)]);
}

#[test]
fn an_enchantment_may_say_what_its_bearers_attacks_damage_besides() {
    game(&[
        Ally(YETI),
        Enemy(YETI),
        Enemy(YETI),
        Play("ZZ_REAPING", on(0)),
        Attack(Nth(0), Nth(1)),
        Damage(Nth(1), 4),
        Damage(Nth(2), 4),
    ]);
}

#[test]
fn enchantments_that_a_card_brings_into_the_hand_answer_there_and_no_longer_in_play() {
    let mut table = game_table();
    table.steps(&[Play("ZZ_DEEP_CURSE", Nothing), DrawOne, EndTurn, Armor(Mine, 1), EndTurn, Play(YETI, Nothing)]);
    table.steps(&[EndTurn, Armor(Mine, 2)]);
    assert_eq!(table.game.players[MINE].hand.len(), 1, "the card for the turn has it too");
}

#[test]
fn an_enchantment_on_a_player_changes_damage_before_it_is_dealt() {
    let mine = [Play("ZZ_TURNED", Nothing), DealDamage(MyHero, 4), Health(MyHero, 30), Health(TheirHero, 26)];
    let theirs = [DealDamage(TheirHero, 1), Health(TheirHero, 25), EndTurn, DealDamage(MyHero, 4), Health(MyHero, 26)];
    game(&[&mine[..], &theirs[..], &[Health(TheirHero, 25)]].concat());
}

/// A minion stays dead that died together with the minion that would give it back.
#[test]
fn a_dead_minion_is_not_given_back() {
    recorded(&[
        Enemy(YETI),
        Play("ZZ_LENDER", On(Their(0))),
        BoardCount(Mine, 2),
        Play("CS2_029", On(My(0))),
        BoardCount(Mine, 0),
        BoardCount(Theirs, 1),
    ]);
    recorded(&[
        Enemy(WISP),
        Play("ZZ_LENDER", On(Their(0))),
        Play("ZZ_DEFILE", Nothing),
        BoardCount(Mine, 0),
        BoardCount(Theirs, 0),
    ]);
}

#[test]
fn attack_and_health_change_places() {
    simple(&[Ally(YETI), DealDamage(My(0), 2), Play("ZZ_SWAP", On(My(0))), StatsNow(My(0), 3, 4), Damage(My(0), 0)]);
}

/// "It" stays the eaten minion after a minion gave itself Attack: both numbers are those of the eaten one.
#[test]
fn its_attack_and_health_are_the_same_ones() {
    simple(&[Enemy(YETI), Play("ZZ_EATER", On(Their(0))), StatsNow(My(0), 7, 9)]);
}

/// Crusty the Crustacean, "Destroy a minion. Gain its Attack and Health.": both are the other's.
#[test]
fn a_gift_to_itself_does_not_change_what_it_refers_to() {
    simple(&[Enemy("CS2_182"), Play("ZZ_CRAB", On(Their(0))), StatsNow(My(0), 7, 9)]);
}

#[test]
fn an_enchantment_that_triggers_once_each_turn_stays() {
    simple(&[
        Ally(WISP),
        Enchant(My(0), "ZZ_DAILY"),
        Play(COIN, Nothing),
        Armor(Mine, 1),
        Play(COIN, Nothing),
        Armor(Mine, 1),
        EndTurn,
        EndTurn,
        Play(COIN, Nothing),
        Armor(Mine, 2),
        Play(COIN, Nothing),
        Armor(Mine, 2),
    ]);
    // Two of them answer once each.
    simple(&[
        Ally(WISP),
        Enchant(My(0), "ZZ_DAILY"),
        Enchant(My(0), "ZZ_DAILY"),
        Play(COIN, Nothing),
        Armor(Mine, 2),
        Play(COIN, Nothing),
        Armor(Mine, 2),
    ]);
}
