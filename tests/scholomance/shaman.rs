//! Shaman cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca4b6d21

/// `SCH_236` · Shaman minion · 2 mana · 2/3
/// > **Spellburst:** Return the spell to your hand.
///
/// State: Done
//~ done SCH_236 971863df - 3ae19950.df8ae78c
#[test]
fn SCH_236_diligent_notetaker() {
    check(
        CardClass::Shaman,
        &[
            Give("SCH_236"),
            Cost("SCH_236", 2),
            Stats("SCH_236", 2, 3),
            Play("SCH_236", Nothing),
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
            Is(InHand(0), "GAME_005"),
            // Once only.
            Play("GAME_005", Nothing),
            HandCount(Mine, 0),
        ],
    );
}

/// `SCH_507` · Shaman minion · 3 mana · 3/3
/// > **Battlecry: Discover** a spell that costs (1) or more. If you play it this turn, repeat this effect.
///
/// State: Done
//~ done SCH_507 b4f4716b - 55c87379.b038c672
#[test]
fn SCH_507_instructor_fireheart() {
    check(
        CardClass::Shaman,
        &[
            Give("SCH_507"),
            Cost("SCH_507", 3),
            Stats("SCH_507", 3, 3),
            Force(Card("EX1_238")),
            Play("SCH_507", Nothing),
            ChooseCard("EX1_238"),
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
            Force(Card("CS2_037")),
            Play("EX1_238", On(TheirHero)),
            ChooseCard("CS2_037"),
            HandCount(Mine, 1),
            Force(Card("CS2_039")),
            Play("CS2_037", On(TheirHero)),
            ChooseCard("CS2_039"),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Force(Card("EX1_238")),
            Never(Card("CS2_041")),
            Play("SCH_507", Nothing),
            ChooseCard("EX1_238"),
            EndTurn,
            EndTurn,
            Play("EX1_238", On(TheirHero)),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
        ],
    );
}

/// `SCH_615` · Shaman minion · 5 mana · 5/5
/// > **Deathrattle:** Summon all four basic Totems. **Overload:** (1)
///
/// State: Todo
//~ todo SCH_615 ea0b4fe3 2763090f d6c0ac5f.13b35fdc
#[test]
#[ignore = "todo: Totem Goliath"]
fn SCH_615_totem_goliath() {
    unwritten("SCH_615");
}
