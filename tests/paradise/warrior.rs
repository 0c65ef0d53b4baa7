//! Warrior cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dfb5b987

/// The Ryecleaver · Weapon · 5 mana · 4/2 durability · **Battlecry and Deathrattle:** Get a Slice of Bread. *(Get 2 to Sandwich any minions in between!)*
//~ todo VAC_525 27784698 d467f801 -
#[test]
#[ignore = "todo: The Ryecleaver"]
fn VAC_525_the_ryecleaver() {
    unwritten("VAC_525");
}

/// Slice of Bread · Spell · 0 mana · *Get another Slice of Bread to stuff all minions in between into a 2-Cost Sandwich!*
//~ todo VAC_525t1 c124811f 5f5813dd -
#[test]
#[ignore = "todo: Slice of Bread"]
fn VAC_525t1_slice_of_bread() {
    unwritten("VAC_525t1");
}

/// Minion Sandwich · Spell · 2 mana · Summon the minions stuffed in this Sandwich.@Summon the {0} \|4(minion, minions) stuffed in this Sandwich.
//~ todo VAC_525t2 f19dee42 70908919 -
#[test]
#[ignore = "todo: Minion Sandwich"]
fn VAC_525t2_minion_sandwich() {
    unwritten("VAC_525t2");
}

/// All You Can Eat · Spell · 3 mana · Draw three minions of different minion types.
//~ todo VAC_528 0aeab2c7 b4a2984b -
#[test]
#[ignore = "todo: All You Can Eat"]
fn VAC_528_all_you_can_eat() {
    unwritten("VAC_528");
}

/// Food Fight · Spell · 3 mana · Summon a 0/4 Entrée for your opponent. When it dies, summon a minion from your deck.
//~ done VAC_533 - 64689498 -
#[test]
#[rustfmt::skip]
fn VAC_533_food_fight() {
    check(CardClass::Warrior, &[
        EmptyDeck(Mine), OnTop("CS2_120"), OnTop("CS2_029"), Play("VAC_533", Nothing), BoardCount(Mine, 0),
        BoardCount(Theirs, 1), Is(Their(0), "VAC_533t"), Kill(Their(0)), BoardCount(Mine, 1), Is(My(0), "CS2_120"),
        DeckCount(Mine, 1), BoardCount(Theirs, 0),
    ]);
}

/// Reserved Spot · Spell · 3 mana · Give a random minion in your hand +4/+4. If it's the only one there, reduce its Cost by (2).
//~ done WORK_021 - b1c9fdb8 -
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

/// Punch Card · Spell · 3 mana · Give your hero +3 Attack and "Also damages adjacent minions" this turn.
//~ todo WORK_022 3ed4ec6c d467434f -
#[test]
#[ignore = "todo: Punch Card"]
fn WORK_022_punch_card() {
    unwritten("WORK_022");
}
