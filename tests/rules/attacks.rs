//! Rulebook, "Combat": who may attack whom, and what changes that on the way.
use cardwright_tests::*;

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

// Shadestone Skulker stores the weapon: it neither breaks nor dies.
#[test]
fn a_hero_loses_the_attack_of_a_weapon_that_is_removed() {
    let weapon = [Ally("CS2_106"), StatsNow(MyHero, 3, 30)];
    check(
        CardClass::Rogue,
        &[&weapon[..], &[Play("DEEP_012", Nothing), NoWeapon(Mine), StatsNow(MyHero, 0, 30)]].concat(),
    );
}

#[test]
fn a_hero_strikes_with_its_weapon_and_not_back_with_it() {
    let mut table = table(CardClass::Warrior);
    table.steps(&[
        Play("CS2_106", Nothing),
        Attack(MyHero, TheirHero),
        Health(TheirHero, 27),
        StatsNow(MyWeapon, 3, 1),
        EndTurn,
    ]);
    table.steps(&[Enemy("CS2_182"), Attack(Their(0), MyHero), Damage(Their(0), 0), Health(MyHero, 26)]);
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

#[test]
fn who_dies_in_a_forced_attack_leaves_play_after_the_text() {
    // Hearthstone Wiki, "Mass Hysteria". Rampaging Hound: Spawn of N'Zoth dies, and the Wisp strikes before its Deathrattle.
    check! { Warrior:
        Enemy("OG_256"), Enemy("CS2_231"), Play("JAIL_435", Nothing), Damage(My(0), 3), Dead(Newest("OG_256")),
        Dead(Newest("CS2_231")),
    }
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

/// What is said of the hero works with a weapon, too (Punch Card, Fiery War Axe).
#[test]
fn a_hero_with_a_weapon_also_damages_whom_its_own_enchantment_names() {
    check! { Warrior:
        Ally("CS2_106"), Enemy("CS2_182"), Enemy("CS2_182"), Play("WORK_022", Nothing), Attack(MyHero, Their(0)),
        Dead(Nth(1)), Dead(Nth(2)),
    }
}

#[test]
fn nobody_is_forced_to_attack_itself() {
    // Behemoth Mask: "Force a random enemy minion to attack it.", on an enemy minion. Another one attacks, or none.
    let masked = [Enemy("CS2_182"), Play("DINO_428", On(Their(0))), StatsNow(Their(0), 8, 10)];
    check(CardClass::Priest, &masked);
    let steps = [Enemy("CS2_182"), Enemy("CS2_172"), Play("DINO_428", On(Their(0))), Damage(Their(0), 3)];
    check(CardClass::Priest, &[&steps[..], &[BoardCount(Theirs, 1)]].concat());
}

/// A hero attacks with the keywords of its weapon.
#[test]
fn a_weapon_that_cannot_attack_heroes_leaves_minions() {
    // Bladed Gauntlet
    let gauntlet =
        [Enemy("CS2_186"), Play("EX1_606", Nothing), Armor(Mine, 5), HandCount(Mine, 1), Play("LOOT_044", Nothing)];
    let attack = [CannotAttack(MyHero, TheirHero), Attack(MyHero, Their(0)), Damage(Their(0), 5)];
    check(CardClass::Warrior, &[&gauntlet[..], &attack].concat());
    // Lightbringer's Hammer
    let attack = [Ally("SW_314"), Enemy("CS2_182"), CannotAttack(MyHero, TheirHero), Attack(MyHero, Their(0))];
    check(CardClass::Paladin, &attack);
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
fn nothing_is_added_to_damage_that_is_prevented() {
    // Ice Block prevents it; a younger Voidtouched Attendant adds nothing.
    check! { Mage:
        Play("EX1_295", Nothing), Ally("SW_446"), DealDamage(MyHero, 28), EndTurn, Play("CS2_029", On(MyHero)),
        IsInZone(Newest("EX1_295"), Zone::Graveyard), Health(MyHero, 1),
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

#[test]
fn a_hero_that_has_attacked_does_not_attack_again_as_another() {
    // Hearthstone Wiki, "Lord Jaraxxus (Classic)".
    check! { Warrior:
        Play("CS2_106", Nothing), Attack(MyHero, TheirHero), Damage(TheirHero, 3), Crystals(10),
        Play("ICC_834", Nothing), Armor(Mine, 5), CannotAttack(MyHero, TheirHero),
    }
}

#[test]
fn ice_block_holds_against_the_next_hit_of_the_same_effect() {
    // Two fatigue damages in one effect: the hero is Immune from the first one on.
    check! { Mage:
        Play("EX1_295", Nothing), EmptyDeck(Mine), DealDamage(MyHero, 29), Enemy("CS2_231"), Ally("CS2_231"), EndTurn,
        Play("EX1_161", On(My(0))), Health(MyHero, 1),
    }
}

#[test]
fn a_forced_attack_finds_no_dormant_minion() {
    check! { Hunter:
        Ally("WW_300"), EndTurn, Play("BT_850", Nothing), BoardCount(Theirs, 1), BoardCount(Mine, 4), EndTurn,
        IsCard(My(0), "WW_300"), Damage(My(0), 0),
    }
}

/// "Deal 3 damage to the target first": to whom the attack goes by then.
#[test]
fn who_was_put_in_the_way_is_the_target() {
    let mut table = table(CardClass::Paladin);
    table.steps(&[Play("EX1_130", Nothing), EndTurn, Enemy("TLC_107"), Attack(Their(0), MyHero)]);
    table.steps(&[Health(MyHero, 30), Dead(Newest("EX1_130a")), Damage(Their(0), 0)]);
}

/// "It attacks, then dies": in play, not in the hand to which Freezing Trap has returned it.
#[test]
fn who_went_back_to_the_hand_does_not_die() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[
        Play("EX1_611", Nothing),
        EndTurn,
        EmptyDeck(Theirs),
        OnTheirTop("CS2_182"),
        Play("DMF_089", Nothing),
    ]);
    table.steps(&[Health(MyHero, 30), BoardCount(Theirs, 1), HandCount(Theirs, 2), IsCard(InTheirHand(1), "CS2_182")]);
}
