//! Summoning: positions, full boards, Colossal minions and their parts.
use super::*;

#[test]
fn a_colossal_minion_brings_its_parts_to_its_side() {
    // The Lure hangs on the left.
    check! { Priest: Play("TSC_216", Nothing), IsCard(My(0), "TSC_216t"), IsCard(My(1), "TSC_216") }
    check! { Priest: Play("TSC_216", Nothing), Enemy("CS2_182"), EndTurn, Dead(Nth(1)), Damage(My(1), 4) }
}

/// A card that is returned leaves its place on the board to what is summoned then.
#[test]
fn what_comes_for_a_returned_minion_stands_in_its_place() {
    check! { Rogue:
        Ally("CS2_231"), Ally("CS2_182"), Ally("CS2_231"), Play("ETC_076", On(My(1))), IsCard(My(1), "ETC_076t"),
        IsCard(My(2), "CS2_231"), BoardCount(Mine, 3), HandCount(Mine, 1),
    }
    // Where it stood is forgotten when it comes into play again.
    check! { Rogue:
        Ally("CS2_182"), Ally("CS2_231"), Play("ETC_076", On(My(0))), HandCount(Mine, 1), Play("CS2_182", Nothing),
        IsCard(My(0), "ETC_076t"), IsCard(My(1), "CS2_231"), IsCard(My(2), "CS2_182"),
    }
}

#[test]
fn a_minion_summons_to_its_right_then_to_its_left_each_next_to_itself() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_562", Nothing), BoardCount(Mine, 7), IsCard(My(3), "EX1_562")]);
    let numbers: Vec<u16> = (0..7).map(|at| table.who(My(at)).unwrap().number()).collect();
    let first = numbers[6];
    let order: Vec<u16> = numbers.iter().map(|n| n.saturating_sub(first) + 1).collect();
    assert_eq!((&order[..3], &order[4..]), (&[2, 4, 6][..], &[5, 3, 1][..]));
}

#[test]
fn a_spell_summons_at_the_right_end() {
    check! { Mage: Ally("CS2_182"), Play("CS2_027", Nothing), IsCard(My(1), "CS2_mirror"), IsCard(My(2), "CS2_mirror") }
}

#[test]
fn the_dead_summon_where_they_stood() {
    check! { Mage: Ally("EX1_556"), Ally("CS2_182"), Kill(My(0)), IsCard(My(0), "skele21"), IsCard(My(1), "CS2_182") }
}

#[test]
fn a_board_is_full_of_all_that_stands_there() {
    // Cosmic Phenomenon beside a location, and beside what no text can reach.
    for beside in ["SC_019", "TLC_446t1"] {
        let row = [Ally(beside), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182")];
        check(
            CardClass::Druid,
            &[&row[..], &[Play("GDB_882", Nothing), StatsNow(My(1), 5, 6), StatsNow(My(6), 3, 4)]].concat(),
        );
        check(CardClass::Druid, &[&row[1..], &[Play("GDB_882", Nothing), StatsNow(My(1), 4, 5)]].concat());
    }
}

/// A minion that is countered is not summoned: it brings no parts (Objection!, Ozumat).
#[test]
fn a_countered_minion_brings_no_parts() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("MAW_006", Nothing), EndTurn, Play("TID_711", Nothing), Dead(Nth(1)), BoardCount(Theirs, 0)]);
}

/// Recorded five times: Building-Block Golem, Totem Goliath, a minion with a Deathrattle of its own, a given one and Reborn.
#[test]
fn what_the_dead_summon_stands_from_left_to_right() {
    check! { Warrior:
        Ally("CS2_182"), Ally("MIS_314"), Ally("CS2_200"), Force(Card("CS2_168")), Force(Card("CS2_171")),
        Force(Card("CS2_189")), Kill(My(1)), IsCard(My(0), "CS2_182"), IsCard(My(1), "CS2_168"), IsCard(My(2), "CS2_171"),
        IsCard(My(3), "CS2_189"), IsCard(My(4), "CS2_200"),
    }
    // Its own Deathrattle comes first, then the one that it was given.
    check! { Druid:
        Ally("EX1_556"), Play("EX1_158", Nothing), Ally("CS2_182"), Kill(My(0)), IsCard(My(0), "skele21"),
        IsCard(My(1), "EX1_158t"), IsCard(My(2), "CS2_182"),
    }
    // Who is Reborn returns to the right of what its Deathrattle summoned.
    check! { Druid:
        Ally("ULD_723"), Play("EX1_158", Nothing), Ally("CS2_182"), Kill(My(0)), IsCard(My(0), "EX1_158t"),
        IsCard(My(1), "ULD_723"), IsCard(My(2), "CS2_182"),
    }
    // With Baron Rivendare the second time stands to the right of the first.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_556"), Ally("FP1_031"), Kill(My(0)), BoardCount(Mine, 3), IsCard(My(2), "FP1_031")]);
    let (first, second) = (table.who(My(0)).unwrap(), table.who(My(1)).unwrap());
    assert!(first < second, "they stand in the order in which they were summoned");
}
