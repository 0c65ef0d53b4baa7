//! What a text gives a minion to do later waits with the minion, as an enchantment of it.
use cardwright_tests::*;

/// Steps that begin with a minion, then what happens to it, and how many minions its player has at the end of the turn.
#[track_caller]
fn ends(begins: &[Step], then: &[Step], left: usize) {
    check(CardClass::Priest, &[begins, then, &[EndTurn, BoardCount(Mine, left)]].concat());
}

/// Hearthstone Wiki, "Echoing Ooze": it is effectively given a trigger, which it loses when it is silenced, destroyed or
/// transformed before the end of the turn. Returned at once and played again it copies itself once; the trigger works once.
#[test]
fn a_minion_that_is_to_be_copied_later_has_that_trigger_itself() {
    for copied in ["FP1_003", "REV_247", "BE_734"] {
        let begins = [Play(copied, Nothing)];
        ends(&begins, &[], 2);
        ends(&begins, &[Play("EX1_332", On(My(0)))], 1);
        ends(&begins, &[Kill(My(0))], 0);
        ends(&begins, &[Play("CS2_022", On(My(0)))], 1);
        ends(&begins, &[Play("EX1_144", On(My(0))), HandCount(Mine, 1), Play(copied, Nothing)], 2);
        ends(&begins, &[EndTurn, EndTurn], 2);
    }
    // With Brann Bronzebeard there are two more. The second one's text is not left on the first copy for the end of the enemy's turn.
    for copied in ["FP1_003", "BE_734"] {
        ends(&[Ally("LOE_077"), Play(copied, Nothing), EndTurn, BoardCount(Mine, 4)], &[], 4);
    }
    // A copy made before the end of the turn has the enchantment, too.
    ends(&[Play("FP1_003", Nothing)], &[Play("EX1_564", On(My(0)))], 4);
}

/// "Dies a slimy death at the end of the turn" is an enchantment, as that of Power Overwhelming.
#[test]
fn a_minion_that_is_to_die_later_is_saved_by_silence_and_by_its_return() {
    for (buff, minion) in [("BOT_437", "CS2_182"), ("BE_553t", "GVG_006")] {
        let begins = [Ally(minion), Play(buff, On(My(0)))];
        ends(&begins, &[HasNow(My(0), GameTag::RUSH)], 0);
        ends(&begins, &[Play("EX1_332", On(My(0)))], 1);
        ends(&begins, &[Play("EX1_144", On(My(0))), HandCount(Mine, 1), EndTurn, HandCount(Mine, 1)], 0);
    }
}

/// Its enchantment says "Destroyed {0}.": what it ate is known to the minion, which summons it as long as it is there.
#[test]
fn a_minion_that_summons_what_it_ate_does_so_while_it_lives() {
    let begins = [Ally("CS2_172"), Play("WORK_042", On(My(0))), BoardCount(Mine, 1)];
    ends(&begins, &[EndTurn, IsCard(My(1), "CS2_172"), EndTurn, BoardCount(Mine, 2)], 3);
    ends(&begins, &[Play("EX1_332", On(My(0)))], 1);
    ends(&begins, &[Kill(My(0))], 0);
    ends(&begins, &[Play("EX1_564", On(My(0))), IsCard(My(1), "WORK_042")], 4);
}

/// An exact copy has the enchantments of its original, and so knows what that one ate.
#[test]
fn a_copy_knows_what_its_original_ate() {
    check! { Warlock:
        Ally("CS2_172"), Play("LOOT_161", On(My(0))), Play("EX1_564", On(My(0))), IsCard(My(1), "LOOT_161"), Kill(My(1)),
        BoardCount(Mine, 3), IsCard(My(1), "CS2_172"), IsCard(My(2), "CS2_172"),
    }
}

#[test]
fn a_minion_that_is_played_again_is_the_next_one() {
    // Ace Wayfinder goes back to the hand and is played again: it is the next Draenei.
    check! { Rogue:
        Play("GDB_450", Nothing), Play("EX1_144", On(My(0))), HandCount(Mine, 1), Crystals(10),
        Play("GDB_455", Nothing), Play("GDB_450", Nothing), BoardCount(Mine, 3),
    }
    // The next two Draenei: itself is none of them when it is played first, but is when it is played again.
    check! { Rogue:
        Play("GDB_455", Nothing), BoardCount(Mine, 1), Play("EX1_144", On(My(0))), HandCount(Mine, 1), Crystals(10),
        Play("GDB_455", Nothing), BoardCount(Mine, 2),
    }
}
