//! Warrior cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dfb5b987

/// `VAC_525` · Warrior weapon · 5 mana · 4/2 durability
/// > **Battlecry and Deathrattle:** Get a Slice of Bread. *(Get 2 to Sandwich any minions in between!)*
///
/// State: Todo
//~ todo VAC_525 337080e6 27784698 35d7cc0e.76614ef2
#[test]
#[ignore = "todo: The Ryecleaver"]
fn VAC_525_the_ryecleaver() {
    unwritten("VAC_525");
}

/// `VAC_525t1` · Warrior spell · 0 mana
/// > *Get another Slice of Bread to stuff all minions in between into a 2-Cost Sandwich!*
///
/// State: Todo
//~ todo VAC_525t1 7f0c25b4 c124811f 3a18ac86.9ddea09d
#[test]
#[ignore = "todo: Slice of Bread"]
fn VAC_525t1_slice_of_bread() {
    unwritten("VAC_525t1");
}

/// `VAC_525t2` · Warrior spell · 2 mana
/// > Summon the minions stuffed in this Sandwich.@Summon the {0} \|4(minion, minions) stuffed in this Sandwich.
///
/// State: Todo
//~ todo VAC_525t2 b378dfe0 f19dee42 53a1d65f.f902a19e
#[test]
#[ignore = "todo: Minion Sandwich"]
fn VAC_525t2_minion_sandwich() {
    unwritten("VAC_525t2");
}

/// `VAC_528` · Warrior spell · 3 mana
/// > Draw three minions of different minion types.
///
/// State: Todo
//~ todo VAC_528 2fdcbf49 0aeab2c7 046d70bc.be6be39e
#[test]
#[ignore = "todo: All You Can Eat"]
fn VAC_528_all_you_can_eat() {
    unwritten("VAC_528");
}

/// `VAC_533` · Warrior spell · 3 mana
/// > Summon a 0/4 Entrée for your opponent. When it dies, summon a minion from your deck.
///
/// State: Todo
//~ todo VAC_533 f4c2ce53 a464bc37 2110f00d.f2ba2baf
#[test]
#[ignore = "todo: Food Fight"]
fn VAC_533_food_fight() {
    unwritten("VAC_533");
}

/// `WORK_021` · Warrior spell · 3 mana
/// > Give a random minion in your hand +4/+4. If it's the only one there, reduce its Cost by (2).
///
/// State: Done
//~ done WORK_021 9174aa25 - 6bf2b034.46b9c4c9
#[test]
fn WORK_021_reserved_spot() {
    check(
        CardClass::Warrior,
        &[
            Give("WORK_021"),
            Cost("WORK_021", 3),
            Give("CS2_182"),
            Give("CS2_029"),
            Play("WORK_021", Nothing),
            Now(Nth(1), 8, 9),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CS2_182"),
            Give("CS2_200"),
            Force(Entity(Nth(1))),
            Play("WORK_021", Nothing),
            Now(Nth(1), 10, 11),
            CostNow(Nth(1), 6),
            Now(Nth(0), 4, 5),
            CostNow(Nth(0), 4),
        ],
    );
}

/// `WORK_022` · Warrior spell · 3 mana
/// > Give your hero +3 Attack and "Also damages adjacent minions" this turn.
///
/// State: Todo
//~ todo WORK_022 79cc6e56 3ed4ec6c 1c824ee1.61f2792e
#[test]
#[ignore = "todo: Punch Card"]
fn WORK_022_punch_card() {
    unwritten("WORK_022");
}
