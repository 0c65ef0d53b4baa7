//! Druid cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c24e4227

/// Untapped Potential · Spell · 1 mana · **Quest:** End 4 turns with any unspent Mana. **Reward:** Ossirian Tear.
//~ done ULD_131 - 7742d7d8 -
#[test]
fn ULD_131_untapped_potential() {
    check! { Druid:
        Play("ULD_131", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, Play("CS2_200", Nothing),
        Play("CS2_182", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, IsCard(MyPower, "HERO_06bp"), EndTurn,
        IsCard(MyPower, "ULD_131p"),
    }
}

/// Ossirian Tear · Hero Power · 0 mana · **Passive** Your **Choose One** cards have both effects combined.
//~ done ULD_131p - 87d547ec -
#[test]
fn ULD_131p_ossirian_tear() {
    check! { Druid: HasHeroPower("ULD_131p"), Play("EX1_164", Nothing), HandCount(Mine, 3) }
}

/// Oasis Surger · Minion · Elemental · 5 mana · 3/3 · **Rush Choose One -** Gain +2/+2; or Summon a copy of this minion.
//~ done ULD_292 - d116e58c -
#[test]
fn ULD_292_oasis_surger() {
    check! { Druid:
        Give("ULD_292"), Cost("ULD_292", 5), Stats("ULD_292", 3, 3), Has("ULD_292", GameTag::RUSH), Enemy("CS2_182"),
        PlayOption("ULD_292", 0, Nothing), StatsNow(My(0), 5, 5), BoardCount(Mine, 1), CannotAttack(My(0), TheirHero),
        Attack(My(0), Their(0)),
    }
    check! { Druid: PlayOption("ULD_292", 1, Nothing), StatsNow(My(0), 3, 3), BoardCount(Mine, 2) }
}

/// Focused Burst · Spell · 5 mana · Gain +2/+2.
//~ done ULD_292a - d67e13f5 -
#[test]
fn ULD_292a_focused_burst() {
    check! { Druid:
        Give("ULD_292a"), Cost("ULD_292a", 5), PlayOption("ULD_292", 0, Nothing), StatsNow(My(0), 5, 5), BoardCount(Mine, 1),
    }
}

/// Divide and Conquer · Spell · 5 mana · Summon a copy of this minion.
//~ done ULD_292b - 15164a68 -
#[test]
fn ULD_292b_divide_and_conquer() {
    check! { Druid:
        Give("ULD_292b"), Cost("ULD_292b", 5), PlayOption("ULD_292", 1, Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "ULD_292"), StatsNow(My(0), 3, 3), StatsNow(My(1), 3, 3), HasNow(My(1), GameTag::RUSH),
    }
}

/// Elise the Enlightened · Minion · 5 mana · 5/5 · **Battlecry:** If your deck has no duplicates, duplicate your hand.
//~ done ULD_139 - ba06262d -
#[test]
fn ULD_139_elise_the_enlightened() {
    check! { Druid:
        DeckOf(&["CS2_182", "CS2_200"]), Give("CS2_029"), Give("CS2_172"), GiveThem("CS2_182"),
        Play("ULD_139", Nothing), HandCount(Mine, 4), HandCount(Theirs, 1), DeckCount(Mine, 2),
    }
    check! { Druid: Give("CS2_029"), Play("ULD_139", Nothing), HandCount(Mine, 1) }
}
