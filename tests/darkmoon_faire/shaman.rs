//! Shaman cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7f0cc2b9

/// Dunk Tank · Spell · Nature · 4 mana · Deal $4 damage. **Corrupt:** Then deal $2 damage to all enemy minions.
//~ todo DMF_701 f9854d12 65d80104 -
#[test]
#[ignore = "todo: Dunk Tank"]
fn DMF_701_dunk_tank() {
    unwritten("DMF_701");
}

/// Pit Master · Minion · 3 mana · 1/2 · **Battlecry:** Summon a 3/2 Duelist. **Corrupt:** Summon two.
//~ done DMF_703 - 13ce1110 -
#[test]
#[rustfmt::skip]
fn DMF_703_pit_master() {
    check(
        CardClass::Shaman,
        &[Play("DMF_703", Nothing), BoardCount(Mine, 2), Is(My(1), "DMF_703t2"), BoardCount(Theirs, 0)],
    );
    check(CardClass::Shaman, &[
        Give("DMF_703"), Play("EX1_021", Nothing), Is(InHand(0), "DMF_703"), Play("CS2_182", Nothing),
        Is(InHand(0), "DMF_703t"), Play("DMF_703t", Nothing), BoardCount(Mine, 5),
    ]);
}
