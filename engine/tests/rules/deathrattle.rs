//! Deathrattles: order, place, and what doubles them.
use super::*;

#[test]
fn a_minion_that_returns_to_a_full_hand_is_destroyed_and_its_deathrattle_triggers() {
    let full = [Step::GiveThem(WISP); 10];
    game(
        &[&[Enemy("EX1_016"), Ally(YETI)][..], &full, &[Play("ZZ_SAP", on(0)), Dead(Nth(0)), BoardCount(Theirs, 1)]]
            .concat(),
    );
}

#[test]
fn a_deathrattle_that_is_triggered_is_doubled_too() {
    game(&[Ally("FP1_031"), Ally("EX1_096"), Play("ZZ_HEDGE", on(1)), HandCount(Mine, 2)]);
}

/// 5ff2626421#0#81: Scavenging Hyena hears a death before the Deathrattle of a younger Beast; an older one's comes first.
#[test]
fn deathrattles_are_ordered_by_order_of_play() {
    recorded(&[Ally("ZZ_MOURNER"), Ally("ZZ_HEIR"), Kill(My(1)), IsCard(InHand(0), WISP), IsCard(InHand(1), COIN)]);
    recorded(&[Ally("ZZ_HEIR"), Ally("ZZ_MOURNER"), Kill(My(0)), IsCard(InHand(0), COIN), IsCard(InHand(1), WISP)]);
}
