//! Rulebook, "Random targets" and "Spell Damage": missiles are chosen one by one.
use cardwright_tests::*;

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
