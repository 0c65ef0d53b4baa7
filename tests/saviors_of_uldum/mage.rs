//! Mage cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6a169d7e

/// `ULD_216` · Mage spell · Shadow · 10 mana
/// > Cast 10 random spells *(targets chosen randomly).*
///
/// State: Done
//~ done ULD_216 439c48b0 - 1220c8bf.b38ea345
#[test]
fn ULD_216_puzzle_box_of_yogg_saron() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_216"),
            Cost("ULD_216", 10),
            Enemy("NEW1_030"),
            Force(Card("EX1_571")),
            Force(Card("CFM_614")),
            Force(Card("CS2_029")),
            Force(Entity(MyHero)),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Play("ULD_216", Nothing),
            BoardCount(Mine, 3),
            Now(My(0), 3, 3),
            Damage(MyHero, 6),
            Damage(Their(0), 7),
        ],
    );
}

/// `ULD_433` · Mage spell · 1 mana
/// > **Quest:** Cast 10 spells. **Reward:** Ascendant Scroll.
///
/// State: Done
//~ done ULD_433 3cc4093b - 6363e6a8.16c8b32f
#[test]
fn ULD_433_raid_the_sky_temple() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_433"),
            Cost("ULD_433", 1),
            Play("ULD_433", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Is(MyPower, "ULD_433p"),
        ],
    );
}

/// `ULD_435` · Mage minion · 5 mana · 5/5
/// > **Battlecry:** Change the Cost of spells in your hand to (5).
///
/// State: Done
//~ done ULD_435 78600bc2 - 332b3565.a3cd5528
#[test]
fn ULD_435_naga_sand_witch() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_435"),
            Cost("ULD_435", 5),
            Stats("ULD_435", 5, 5),
            Give("CS2_029"),
            Give("CS2_024"),
            Give("CS2_182"),
            GiveThem("CS2_024"),
            Play("ULD_435", Nothing),
            Give("CS2_029"),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 5),
            CostNow(Nth(3), 4),
            CostNow(Nth(4), 2),
            CostNow(Nth(5), 4),
        ],
    );
}
