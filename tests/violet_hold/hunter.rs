//! Hunter cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a01d0369

/// Smuggled Shovel · Weapon · 1 mana · 1/2 durability · **Deathrattle:** Draw a spell that didn't start in your deck.
//~ done JAIL_380 - 24582bb5 -
#[test]
fn JAIL_380_smuggled_shovel() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_380"),
            Cost("JAIL_380", 1),
            Stats("JAIL_380", 1, 2),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_380"),
            Play("CS2_106", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// King of the Underbelly · Minion · Beast · 6 mana · 6/5 · While building your deck, pick 3 contraband Beasts. **Battlecry: Discover** one. It costs (3) less.
//~ todo JAIL_831 e9f10fb6 e3acf0f0 -
#[test]
#[ignore = "todo: King of the Underbelly"]
fn JAIL_831_king_of_the_underbelly() {
    unwritten("JAIL_831");
}

/// R4T-C4TCH3R · Minion · Mech · 3 mana · 4/2 · **Battlecry:** Copy all spells in your deck. **Deathrattle:** Draw one.
//~ done JAIL_882 - 1c4ef5cb -
#[test]
#[rustfmt::skip]
fn JAIL_882_r4t_c4tch3r() {
    check(CardClass::Hunter, &[
        DeckOf(&["CS2_029", "CS2_024", "CS2_182"]), OnTheirTop("CS2_029"), Play("JAIL_882", Nothing),
        DeckCount(Mine, 5), DeckCount(Theirs, 21), Friend("JAIL_882"), Kill(My(0)), HandCount(Mine, 1),
        DeckCount(Mine, 4), Kill(My(0)), HandCount(Mine, 2), DeckOf(&["CS2_182"]), Friend("JAIL_882"), Kill(My(0)),
        HandCount(Mine, 2),
    ]);
    check(CardClass::Hunter, &[
        DeckOf(&["CS2_029", "CS2_024", "CS2_182"]), Force(Number(0)), Force(Number(0)), Play("JAIL_882", Nothing),
        EndTurn, EndTurn, Is(InHand(0), "CS2_182"),
    ]);
}
