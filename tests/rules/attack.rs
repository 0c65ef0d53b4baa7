//! Rulebook, "Combat": who may attack whom, and what changes that on the way.
use super::*;

#[test]
fn both_strike_at_once() {
    check! { Mage: Ally("CS2_172"), Enemy("CS2_182"), Attack(My(0), Their(0)), Dead(Nth(0)), Damage(Nth(1), 3) }
}

#[test]
fn noble_sacrifice_takes_the_blow() {
    let mut table = table(CardClass::Paladin);
    table.steps(&[Play("EX1_130", Nothing), EndTurn, Enemy("CS2_182"), Attack(Their(0), MyHero)]);
    table.steps(&[Health(MyHero, 30), Dead(Newest("EX1_130a")), Damage(Their(0), 2)]);
}

#[test]
fn misdirection_turns_the_blow_to_another() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Play("EX1_533", Nothing), Ally("CS2_182"), EndTurn, Enemy("CS2_172")]);
    table.steps(&[Force(Entity(TheirHero)), Attack(Their(0), MyHero), Health(MyHero, 30), Health(TheirHero, 27)]);
}

#[test]
fn who_has_left_strikes_nobody() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Play("EX1_611", Nothing), EndTurn, Enemy("CS2_182"), Attack(Their(0), MyHero)]);
    table.steps(&[
        Health(MyHero, 30),
        BoardCount(Theirs, 0),
        IsCard(InTheirHand(1), "CS2_182"),
        CostNow(InTheirHand(1), 6),
    ]);
}

#[test]
fn who_dies_on_the_way_strikes_nobody() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Play("EX1_610", Nothing), EndTurn, Enemy("CS2_172"), Attack(Their(0), MyHero)]);
    table.steps(&[Health(MyHero, 30), BoardCount(Theirs, 0), Health(TheirHero, 28)]);
}

#[test]
fn taunt_must_be_attacked_unless_it_is_hidden() {
    let mut table = table(CardClass::Rogue);
    table.steps(&[Ally("CS2_182"), Enemy("CS2_179"), Enemy("CS2_172")]);
    let attacks = |table: &Table| table.game.options_for(table.who(My(0)).unwrap()).len();
    assert_eq!(attacks(&table), 1, "the one with Taunt alone");
    table.steps(&[EndTurn, Play("EX1_128", Nothing), EndTurn]);
    assert_eq!(attacks(&table), 1, "a hidden Taunt does not count and cannot be attacked, nor can its hidden friend");
    table.steps(&[Attack(My(0), TheirHero), Health(TheirHero, 26)]);
}

#[test]
fn windfury_strikes_twice_and_not_thrice() {
    let mut table = table(CardClass::Shaman);
    table.steps(&[Ally("CS2_182"), Play("CS2_039", On(My(0)))]);
    table.steps(&[Attack(My(0), TheirHero), Attack(My(0), TheirHero), Health(TheirHero, 22)]);
    assert!(table.game.options_for(table.who(My(0)).unwrap()).is_empty());
}

#[test]
fn rush_may_hit_minions_and_charge_heroes_on_the_first_turn() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Enemy("CS2_182"), Play("CS2_124", Nothing), Play("TOY_103", Nothing)]);
    let charges = table.game.options_for(table.who(My(0)).unwrap()).len();
    let rushes = table.game.options_for(table.who(My(1)).unwrap()).len();
    assert_eq!((charges, rushes), (2, 1));
}

#[test]
fn the_frozen_miss_their_next_chance_to_attack() {
    // Frozen on my turn before it attacked: it thaws when their turn, in which it could not act, is over.
    let mut table = table(CardClass::Mage);
    table.steps(&[Enemy("CS2_182"), Play("CS2_024", On(Their(0))), HasNow(Their(0), GameTag::FROZEN), EndTurn]);
    assert!(table.game.options_for(table.who(Their(0)).unwrap()).is_empty());
    table.steps(&[EndTurn, HasNot(Their(0), GameTag::FROZEN)]);
    // Frozen after it attacked this turn: it stays so through the next.
    let mut table = cardwright_tests::table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Attack(My(0), TheirHero), Play("CS2_031", On(My(0))), EndTurn]);
    table.steps(&[HasNow(My(0), GameTag::FROZEN), EndTurn, HasNow(My(0), GameTag::FROZEN), EndTurn]);
    table.steps(&[HasNot(My(0), GameTag::FROZEN)]);
}

#[test]
fn lifesteal_heals_when_both_have_struck() {
    // A full hero gains nothing from the blow, but from the blow that it takes it recovers.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), DealDamage(MyHero, 5), Attack(My(0), TheirHero), Health(MyHero, 25)]);
}

#[test]
fn what_is_summoned_to_attack_attacks_itself() {
    // Bubba sends its six Bloodhounds, and does not attack.
    check! { Hunter:
        Enemy("CS2_200"), Play("ONY_005ta5", On(Their(0))), Damage(Their(0), 6), Damage(Newest("ONY_005ta5"), 0),
    }
}

#[test]
fn all_of_several_attack_the_same_one() {
    // Provoke: "Enemy minions attack it."
    let mut table = table(CardClass::Warrior);
    table.steps(&[Ally("CS2_200"), Enemy("CS2_231"), Enemy("CS2_231"), Play("SW_023", On(My(0)))]);
    table.steps(&[Damage(My(0), 2), BoardCount(Theirs, 0)]);
    // Trueaim Crescent: "your minions attack it too."
    let steps = [Ally("SCH_279"), Ally("CS2_231"), Ally("CS2_231"), Enemy("CS2_200"), Attack(MyHero, Their(0))];
    check(CardClass::Hunter, &[&steps[..], &[Damage(Their(0), 3), BoardCount(Mine, 0)]].concat());
    // Who is dead by then is not attacked.
    let steps = [Ally("SCH_279"), Ally("CS2_231"), Ally("CS2_231"), Enemy("CS2_172"), Attack(MyHero, Their(0))];
    check(CardClass::Hunter, &[&steps[..], &[BoardCount(Theirs, 0), BoardCount(Mine, 1)]].concat());
}

/// Hearthstone Wiki, "Freeze": a character that "hasn't used up its attacks" is "Unfrozen at the end of your turn", one with Charge
/// and one with Rush that has a minion to attack, too.
#[test]
fn who_could_still_attack_thaws_at_the_end_of_the_turn() {
    let mut twice = table(CardClass::Mage);
    twice.steps(&[Ally("CS2_182"), Play("CS2_039", On(My(0))), Attack(My(0), TheirHero), Play("CS2_031", On(My(0)))]);
    twice.steps(&[HasNow(My(0), GameTag::FROZEN), EndTurn, HasNot(My(0), GameTag::FROZEN)]);
    let mut tired = table(CardClass::Mage);
    tired.steps(&[Ally("CS2_182"), Play("CS2_039", On(My(0))), Attack(My(0), TheirHero), Attack(My(0), TheirHero)]);
    tired.steps(&[Play("CS2_031", On(My(0))), EndTurn, HasNow(My(0), GameTag::FROZEN)]);
    let came = |id, frozen: Step, enemies: &[Step]| {
        let mut table = table(CardClass::Mage);
        table.steps(enemies);
        table.steps(&[Play(id, Nothing), Play("CS2_031", On(My(0))), EndTurn, frozen]);
    };
    came("CS2_124", HasNot(My(0), GameTag::FROZEN), &[]);
    came("CS2_182", HasNow(My(0), GameTag::FROZEN), &[]);
    came("GIL_562", HasNow(My(0), GameTag::FROZEN), &[]);
    came("GIL_562", HasNot(My(0), GameTag::FROZEN), &[Enemy("CS2_182")]);
}

#[test]
fn nobody_is_forced_to_attack_itself() {
    // Behemoth Mask: "Force a random enemy minion to attack it.", on an enemy minion. Another one attacks, or none.
    let masked = [Enemy("CS2_182"), Play("DINO_428", On(Their(0))), StatsNow(Their(0), 8, 10)];
    check(CardClass::Priest, &masked);
    let steps = [Enemy("CS2_182"), Enemy("CS2_172"), Play("DINO_428", On(Their(0))), Damage(Their(0), 3)];
    check(CardClass::Priest, &[&steps[..], &[BoardCount(Theirs, 1)]].concat());
}

#[test]
fn who_is_immune_while_attacking_is_so_from_the_announcement_on() {
    // An Explosive Trap damages the others.
    check! { Hunter:
        EndTurn, Play("EX1_610", Nothing), EndTurn, Play("LOOT_222", Nothing), Ally("CS2_182"),
        Attack(MyHero, TheirHero), Damage(MyHero, 0), Damage(My(0), 2), Damage(TheirHero, 1),
    }
}

#[test]
fn who_attacks_is_settled_before_whenever_it_attacks() {
    // Hearthstone Wiki, "Blessing of Wisdom": it "will always trigger after Freezing Trap"; with Explosive Trap a card is drawn.
    check! { Paladin:
        Ally("CS2_231"), Play("EX1_363", On(My(0))), EndTurn, Play("EX1_611", Nothing), EndTurn, HandCount(Mine, 1),
        Attack(My(0), TheirHero), HandCount(Mine, 2), IsInZone(Newest("CS2_231"), Zone::Hand),
    }
    check! { Paladin:
        Ally("CS2_231"), Play("EX1_363", On(My(0))), EndTurn, Play("EX1_610", Nothing), EndTurn, HandCount(Mine, 1),
        Attack(My(0), TheirHero), Damage(MyHero, 2), BoardCount(Mine, 0), HandCount(Mine, 2),
    }
}

/// "Deal 3 damage to the target first": to whom the attack goes by then.
#[test]
fn who_was_put_in_the_way_is_the_target() {
    let mut table = table(CardClass::Paladin);
    table.steps(&[Play("EX1_130", Nothing), EndTurn, Enemy("TLC_107"), Attack(Their(0), MyHero)]);
    table.steps(&[Health(MyHero, 30), Dead(Newest("EX1_130a")), Damage(Their(0), 0)]);
}

/// With Mayor Noggenfogger five attacks went past Taunt; a spell's target is one that could have been chosen.
#[test]
fn a_random_attack_goes_past_taunt() {
    check! { Mage:
        Ally("CFM_670"), Enemy("NEW1_021"), Enemy("CS1_042"), Force(Entity(Their(0))), Attack(My(0), Their(1)),
        Damage(Their(0), 5), Damage(Their(1), 0),
    }
    check! { Mage:
        Ally("CFM_670"), Enemy("CS1_042"), Force(Entity(TheirHero)), Attack(My(0), Their(0)), Health(TheirHero, 25),
    }
}

/// "Your minions can't be Frozen.": in shinoi2/fireplace a minion that cannot be Frozen thaws, and stays thawed.
#[test]
fn living_dragonbreath_thaws_minions_that_are_frozen() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("CS2_024", On(My(0))), Play("CS2_024", On(Their(0))),
        HasNow(My(0), GameTag::FROZEN), Play("DRG_068", Nothing), HasNot(My(0), GameTag::FROZEN),
        HasNow(Their(0), GameTag::FROZEN), Kill(My(1)), HasNot(My(0), GameTag::FROZEN), Attack(My(0), TheirHero),
        Damage(TheirHero, 4),
    }
}

#[test]
fn an_attack_needs_somebody_to_attack() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Enemy("CS2_125"), Enemy("CS2_231")]);
    let yeti = table.who(My(0)).unwrap();
    assert_eq!(table.game.options_for(yeti).len(), 1, "the one with Taunt");
    table.steps(&[Attack(My(0), Their(0)), CannotAct(My(0))]);
    table.steps(&[EndTurn, CannotAct(My(0))]);
}

#[test]
fn whom_a_card_may_attack_can_be_silenced() {
    let mut table = table(CardClass::Priest);
    table.steps(&[Ally("AT_125"), Enemy("CS2_182")]);
    let attacks = |table: &Table| table.game.options_for(table.who(My(0)).unwrap()).len();
    assert_eq!(attacks(&table), 1, "no heroes");
    table.steps(&[Play("EX1_332", On(My(0)))]);
    assert_eq!(attacks(&table), 2);
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
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally(YETI), Enemy(WISP), Enemy("CS2_179")]);
    assert!(table.step(&Attack(My(0), TheirHero)).is_err(), "Taunt stands in the way of the hero");
    assert!(table.step(&Attack(My(0), Their(0))).is_err(), "… and of other minions");
    table.steps(&[Attack(My(0), Their(1)), Damage(Their(1), 4), Damage(My(0), 3)]);
}

#[test]
fn minions_attack_a_turn_after_they_came_unless_they_charge() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play(YETI, Nothing), Play("CS2_124", Nothing)]);
    assert!(table.step(&Attack(My(0), TheirHero)).is_err());
    table.steps(&[Attack(My(1), TheirHero), EndTurn, EndTurn, Attack(My(0), TheirHero), Damage(TheirHero, 7)]);
}

/// Theldurin attacks all enemies, one after the other; Noble Sacrifice answers one attack: "When an enemy attacks, summon a 2/1
/// Defender as the new target."
#[test]
fn a_redirection_changes_one_of_several_attacks() {
    let all = [EndTurn, Play("EX1_130", Nothing), EndTurn, DeckOf(&["CS2_182", "CS2_231"])];
    let attacked = [Enemy("CS2_182"), Enemy("CS2_172"), Play("WW_815", Nothing), Damage(TheirHero, 0)];
    let after = [BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), Damage(Their(0), 3)];
    check(CardClass::Paladin, &[&all[..], &attacked, &after].concat());
    check(CardClass::Paladin, &[&all[3..], &attacked[..3], &[Damage(TheirHero, 3)], &after].concat());
}

#[test]
fn frozen_characters_miss_one_attack() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Enemy(YETI), Play("CS2_024", On(Their(0))), HasNow(Their(0), GameTag::FROZEN), EndTurn]);
    assert!(table.step(&Attack(Their(0), MyHero)).is_err());
    table.steps(&[EndTurn, HasNot(Their(0), GameTag::FROZEN), EndTurn, Attack(Their(0), MyHero)]);
}

#[test]
fn whoever_a_water_elemental_damages_is_frozen() {
    mage(&[Ally("CS2_033"), Attack(My(0), TheirHero), HasNow(TheirHero, GameTag::FROZEN)]);
}
