//! Shaman cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0f07bcca

/// `DED_509` · Shaman minion · 3 mana · 3/3
/// > **Battlecry:** Repeat the last **Battlecry** you played.
///
/// State: Done
//~ done DED_509 f8fee166 - 373313e9.966d8356
#[test]
fn DED_509_brilliant_macaw() {
    check(
        CardClass::Shaman,
        &[
            Give("DED_509"),
            Cost("DED_509", 3),
            Stats("DED_509", 3, 3),
            Play("EX1_015", Nothing),
            HandCount(Mine, 2),
            Play("CS2_231", Nothing),
            Play("DED_509", Nothing),
            HandCount(Mine, 2),
            DeckCount(Mine, 17),
            DeckCount(Theirs, 20),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            EndTurn,
            Play("EX1_015", Nothing),
            EndTurn,
            Play("DED_509", Nothing),
            HandCount(Mine, 1),
            DeckCount(Mine, 18),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Play("EX1_015", Nothing),
            Play("DED_509", Nothing),
            Play("DED_509", Nothing),
            HandCount(Mine, 3),
            BoardCount(Mine, 3),
        ],
    );
}

/// `DED_511` · Shaman minion · 4 mana · 3/6
/// > At the end of your turn, transform your weapon into one that costs (1) more.
///
/// State: Todo
//~ todo DED_511 00d9d2d9 39d9abdc 244ced96.a15770cb
#[test]
#[ignore = "todo: Suckerhook"]
fn DED_511_suckerhook() {
    unwritten("DED_511");
}

/// `SW_031` · Shaman spell · 1 mana
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Unlock your **Overloaded** Mana Crystals.
///
/// State: Done
//~ done SW_031 94f81b55 - dd18d591.93202426
#[test]
fn SW_031_command_the_elements() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_031"),
            Cost("SW_031", 1),
            Play("SW_031", Nothing),
            Play("EX1_238", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_238", On(TheirHero)),
            In(Nth(0), Zone::Secret),
            Play("EX1_238", On(TheirHero)),
            In(Nth(0), Zone::Graveyard),
            In(The("SW_031t"), Zone::Secret),
            EndTurn,
            EndTurn,
            Mana(10),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Play("SW_031", Nothing),
            Play("EX1_238", On(TheirHero)),
            Play("EX1_238", On(TheirHero)),
            EndTurn,
            EndTurn,
            Mana(8),
            Play("EX1_238", On(TheirHero)),
            Mana(9),
        ],
    );
}

/// `SW_031t` · Shaman spell · 1 mana
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Summon a 3/3 Elemental with **Taunt**.
///
/// State: Todo
//~ todo SW_031t 9ca3d6a7 5ec19526 81325f13.4df647d2
#[test]
#[ignore = "todo: Stir the Stones"]
fn SW_031t_stir_the_stones() {
    unwritten("SW_031t");
}

/// `SW_031t7` · Shaman minion · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, your spells cast twice.
///
/// State: Todo
//~ todo SW_031t7 672b94b0 cf8d5c37 58388437.c1da393e
#[test]
#[ignore = "todo: Stormcaller Bru'kan"]
fn SW_031t7_stormcaller_brukan() {
    unwritten("SW_031t7");
}

/// `SW_033` · Shaman minion · 4 mana · 6/4
/// > **Rush**, **Lifesteal Overload:** (1)
///
/// State: Todo
//~ todo SW_033 a182839b 65cd87a5 fec86541.3026399c
#[test]
#[ignore = "todo: Canal Slogger"]
fn SW_033_canal_slogger() {
    unwritten("SW_033");
}

/// `SW_035` · Shaman spell · Nature · 3 mana
/// > **Discover** a @-Cost minion and summon it. *(Upgraded for each **Overload*** *card you played this game!)*
///
/// State: Todo
//~ todo SW_035 c1dd8352 2ac4d75f bdd1be4b.258cc814
#[test]
#[ignore = "todo: Charged Call"]
fn SW_035_charged_call() {
    unwritten("SW_035");
}

/// `SW_115` · Shaman minion · 2 mana · 1/4
/// > After you play a **Battlecry** minion, repeat the first **Battlecry** played this turn.
///
/// State: Todo
//~ todo SW_115 531b0622 02a9d4cb f87117a3.80c5c23d
#[test]
#[ignore = "todo: Bolner Hammerbeak"]
fn SW_115_bolner_hammerbeak() {
    unwritten("SW_115");
}
