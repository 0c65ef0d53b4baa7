//! Druid cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c24e4227

/// Untapped Potential · Spell · 1 mana · **Quest:** End 4 turns with any unspent Mana. **Reward:** Ossirian Tear.
//~ todo ULD_131 0b83ff9d 7742d7d8 -
#[test]
#[ignore = "todo: Untapped Potential"]
fn ULD_131_untapped_potential() {
    unwritten("ULD_131");
}

/// Ossirian Tear · Hero Power · 0 mana · **Passive** Your **Choose One** cards have both effects combined.
//~ todo ULD_131p 04513d48 87d547ec -
#[test]
#[ignore = "todo: Ossirian Tear"]
fn ULD_131p_ossirian_tear() {
    unwritten("ULD_131p");
}

/// Oasis Surger · Minion · Elemental · 5 mana · 3/3 · **Rush Choose One -** Gain +2/+2; or Summon a copy of this minion.
//~ done ULD_292 - d116e58c -
#[test]
fn ULD_292_oasis_surger() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_292"),
            Cost("ULD_292", 5),
            Stats("ULD_292", 3, 3),
            Has("ULD_292", GameTag::RUSH),
            Enemy("CS2_182"),
            PlayOption("ULD_292", 0, Nothing),
            Now(My(0), 5, 5),
            BoardCount(Mine, 1),
            CannotAttack(My(0), TheirHero),
            Attack(My(0), Their(0)),
        ],
    );
    check(CardClass::Druid, &[PlayOption("ULD_292", 1, Nothing), Now(My(0), 3, 3), BoardCount(Mine, 2)]);
}

/// Focused Burst · Spell · 5 mana · Gain +2/+2.
//~ done ULD_292a - d67e13f5 -
#[test]
fn ULD_292a_focused_burst() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_292a"),
            Cost("ULD_292a", 5),
            PlayOption("ULD_292", 0, Nothing),
            Now(My(0), 5, 5),
            BoardCount(Mine, 1),
        ],
    );
}

/// Divide and Conquer · Spell · 5 mana · Summon a copy of this minion.
//~ done ULD_292b - 15164a68 -
#[test]
fn ULD_292b_divide_and_conquer() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_292b"),
            Cost("ULD_292b", 5),
            PlayOption("ULD_292", 1, Nothing),
            BoardCount(Mine, 2),
            Is(My(1), "ULD_292"),
            Now(My(0), 3, 3),
            Now(My(1), 3, 3),
            HasNow(My(1), GameTag::RUSH),
        ],
    );
}
