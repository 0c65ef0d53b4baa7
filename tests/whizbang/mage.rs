//! Mage cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fffa8b14

/// `MIS_302` · Mage spell · Frost · 3 mana
/// > **Freeze** a minion. Summon a **Frozen** copy of it.
///
/// State: Done
//~ done MIS_302 c7ddee6d - 4e89a260.70ab41c4
#[test]
fn MIS_302_buy_one_get_one_freeze() {
    check(
        CardClass::Mage,
        &[
            Give("MIS_302"),
            Cost("MIS_302", 3),
            Enemy("CS2_182"),
            Hurt(Their(0), 2),
            Play("MIS_302", On(Their(0))),
            HasNow(Their(0), GameTag::FROZEN),
            BoardCount(Mine, 1),
            Is(My(0), "CS2_182"),
            Now(My(0), 4, 3),
            HasNow(My(0), GameTag::FROZEN),
        ],
    );
}

/// `TOY_371` · Mage spell · 5 mana
/// > Draw 3 cards. If your deck has no minions, they cost (3) less.
///
/// State: Done
//~ done TOY_371 cf534ada - 080974ee.a7a22dc5
#[test]
fn TOY_371_manufacturing_error() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_371"),
            Cost("TOY_371", 5),
            EmptyDeck(Mine),
            OnTop("CS2_023"),
            OnTop("CS2_024"),
            OnTop("CS2_032"),
            OnTop("CS2_029"),
            Play("TOY_371", Nothing),
            HandCount(Mine, 3),
            CostNow(Nth(2), 0),
            CostNow(Nth(3), 4),
            CostNow(Nth(4), 1),
            DeckCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Play("TOY_371", Nothing), HandCount(Mine, 3), CostNow(InHand(0), 4), CostNow(InHand(2), 4)],
    );
}

/// `TOY_372` · Mage spell · Shadow · 7 mana
/// > Cast 5 random spells. If your deck has no minions, the spells cast cost (5) or more.
///
/// State: Todo
//~ todo TOY_372 0d54f191 6443eff9 18b37315.0fd9a5f6
#[test]
#[ignore = "todo: Yogg in the Box"]
fn TOY_372_yogg_in_the_box() {
    unwritten("TOY_372");
}

/// `TOY_373` · Mage minion · 6 mana · 5/5
/// > **Battlecry:** Equip a 0/6 Wisdomball that casts helpful Mage spells!
///
/// State: Todo
//~ todo TOY_373 928f8513 50bdbe69 4673564a.26e19f75
#[test]
#[ignore = "todo: Puzzlemaster Khadgar"]
fn TOY_373_puzzlemaster_khadgar() {
    unwritten("TOY_373");
}

/// `TOY_373t` · Mage weapon · 3 mana · 0/6 durability
/// > At the end of your turn, cast a helpful Mage spell. Lose 1 Durability.
///
/// State: Todo
//~ todo TOY_373t b760fcae e51dbb60 9bfb9bab.2db6a1c2
#[test]
#[ignore = "todo: Magic Wisdomball"]
fn TOY_373t_magic_wisdomball() {
    unwritten("TOY_373t");
}

/// `TOY_375t` · Mage minion · 1 mana · 1/1
/// > **Mini Battlecry: Freeze** an enemy minion. Gain Armor equal to its Attack.
///
/// State: Todo
//~ todo TOY_375t 7d2d4ec4 32e07a05 7f65c675.73f588b2
#[test]
#[ignore = "todo: Sleet Skater"]
fn TOY_375t_sleet_skater() {
    unwritten("TOY_375t");
}

/// `TOY_376` · Mage minion · 3 mana · 3/3
/// > **Battlecry:** Draw a Frost spell. At the start of your turns, reduce its Cost by (1).
///
/// State: Todo
//~ todo TOY_376 30cf3a24 afeda4e2 a2e6653a.8263b751
#[test]
#[ignore = "todo: Watercolor Artist"]
fn TOY_376_watercolor_artist() {
    unwritten("TOY_376");
}

/// `TOY_378` · Mage spell · Arcane · 10 mana
/// > Recast a random spell of each Cost you've cast this game *(targets enemies if possible)*.
///
/// State: Todo
//~ todo TOY_378 7c4a2e7b 10b8fc81 b4b5874c.c5aca315
#[test]
#[ignore = "todo: The Galactic Projection Orb"]
fn TOY_378_the_galactic_projection_orb() {
    unwritten("TOY_378");
}
