//! Rulebook, "Spell Damage" and "Random targets": which damage grows, and how missiles are chosen.
use super::*;

#[test]
fn a_minion_whose_text_marks_its_damage_has_spell_damage() {
    // Ras Frostwhisper: "deal $1 damage to all enemies (improved by Spell Damage)"
    let steps = [Ally("SCH_273"), Ally("CS2_142"), Enemy("CS2_182"), EndTurn, Damage(Their(0), 2)];
    check(CardClass::Mage, &[&steps[..], &[Health(TheirHero, 28)]].concat());
}

#[test]
fn spell_damage_that_you_gain_outlives_the_location() {
    // Magical Dollhouse: "Gain Spell Damage +1 this turn only.", with its last use.
    let used = |n: usize| [Use(Newest("TOY_850"), 0, Nothing), Ready(Newest("TOY_850"))].repeat(n);
    let last = [Use(Newest("TOY_850"), 0, Nothing), BoardCount(Mine, 0), Play("CS2_029", On(TheirHero))];
    let steps = [&[Play("TOY_850", Nothing)][..], &used(2), &last, &[Damage(TheirHero, 9)]].concat();
    check(CardClass::Druid, &steps);
    check! { Druid:
        Play("TOY_850", Nothing), Use(My(0), 0, Nothing), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 6),
    }
}

#[test]
fn healing_that_does_damage_has_spell_damage() {
    // Hearthstone Wiki, "Auchenai Soulpriest": with Spell Damage +1 "Circle of Healing will deal 5 damage to all minions".
    check! { Priest:
        Ally("EX1_591"), Ally("CS2_142"), Enemy("CS2_200"), Play("EX1_621", Nothing), Damage(Their(0), 5),
        BoardCount(Mine, 0),
    }
}

#[test]
fn spell_damage_adds_a_missile_to_what_is_split() {
    check! { Mage: Ally("CS2_142"), Play("EX1_277", Nothing), Health(TheirHero, 26) }
}

#[test]
fn the_mortally_wounded_are_passed_over() {
    // A Murloc Raider (2/1) takes one missile at most; the others find the hero without being forced there.
    check! { Mage:
        Enemy("CS2_168"), Force(Entity(Their(0))), Play("EX1_277", Nothing), Dead(Nth(0)), Health(TheirHero, 28),
    }
}

#[test]
fn nobody_dies_between_two_missiles() {
    // The Whelp of a Harvest Golem does not come before all three missiles have flown.
    check! { Mage:
        Enemy("EX1_556"), Force(Entity(Their(0))), Force(Entity(Their(0))), Force(Entity(Their(0))),
        Play("EX1_277", Nothing), IsCard(Their(0), "skele21"), StatsNow(Their(0), 2, 1), Health(TheirHero, 30),
    }
}

#[test]
fn velen_doubles_what_spell_damage_has_added_to() {
    // Three and one are four, twice.
    check! { Priest: Ally("EX1_350"), Ally("CS2_142"), Play("EX1_277", Nothing), Health(TheirHero, 22) }
}

#[test]
fn a_battlecry_has_no_spell_damage() {
    check! { Mage: Ally("CS2_142"), Play("CS2_150", On(TheirHero)), Health(TheirHero, 28) }
    check! { Mage: Ally("CS2_142"), HeroPower(On(TheirHero)), Health(TheirHero, 29) }
    check! { Mage: Ally("CS2_142"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 23) }
}

#[test]
fn spell_damage_adds_where_the_text_marks_the_number() {
    check! { Mage: Ally("CS2_142"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 23) }
    check! { Mage: Ally("CS2_142"), HeroPower(On(TheirHero)), Health(TheirHero, 29) }
    check! { Mage: Ally("CS2_142"), Play("CS2_150", On(TheirHero)), Health(TheirHero, 28) }
}

#[test]
fn missiles_are_chosen_one_by_one_each_with_spell_damage() {
    let mut table = table(CardClass::Mage);
    let log = play(&mut table, "CFM_623", Nothing);
    assert_eq!(log.numbers(EventKind::Damage), [3, 3, 3]);
    table.steps(&[Health(TheirHero, 21), EndTurn, EndTurn, Ally("CS2_142")]);
    let log = play(&mut table, "CFM_623", Nothing);
    assert_eq!(log.numbers(EventKind::Damage), [4, 4, 4], "three missiles of four, not four of three");
    table.steps(&[Health(TheirHero, 9), EndTurn, EndTurn]);
    let log = play(&mut table, "EX1_277", Nothing);
    assert_eq!(log.numbers(EventKind::Damage), [1, 1, 1, 1]);
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
