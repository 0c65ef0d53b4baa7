//! Priest cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7d48a4f0

/// Soothsayer's Caravan · Minion · 2 mana · 1/3 · At the start of your turn, copy a spell from your opponent's deck to your hand.
//~ done BAR_312 - a8546a4d -
#[test]
fn BAR_312_soothsayers_caravan() {
    check(
        CardClass::Priest,
        &[
            Give("BAR_312"),
            Cost("BAR_312", 2),
            Stats("BAR_312", 1, 3),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_029"),
            OnTheirTop("CS2_200"),
            OnTheirTop("CS2_182"),
            Play("BAR_312", Nothing),
            EndTurn,
            HandCount(Mine, 0),
            EndTurn,
            HandCount(Mine, 2),
            Is(The("CS2_029"), "CS2_029"),
            In(The("CS2_029"), Zone::Hand),
            In(Nth(1), Zone::Deck),
            DeckCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            EmptyDeck(Theirs),
            OnTheirTop("CS2_200"),
            OnTheirTop("CS2_182"),
            Play("BAR_312", Nothing),
            EndTurn,
            EndTurn,
            HandCount(Mine, 1),
        ],
    );
}

/// Serena Bloodfeather · Minion · 2 mana · 1/1 · **Battlecry:** Choose an enemy minion. Steal Attack and Health from it until this has more.
//~ todo BAR_315 ec90b24d ad50dcca -
#[test]
#[ignore = "todo: Serena Bloodfeather"]
fn BAR_315_serena_bloodfeather() {
    unwritten("BAR_315");
}

/// Xyrella · Minion · Draenei · 4 mana · 4/4 · **Battlecry:** If you've restored Health this turn, deal that much damage to all enemy minions.
//~ done BAR_735 - b80cca6f -
#[test]
#[rustfmt::skip]
fn BAR_735_xyrella() {
    check(CardClass::Priest, &[
        Enemy("EX1_563"), Friend("CS2_182"), Hurt(MyHero, 20), Play("CS2_089", Nothing), Play("BAR_735", Nothing),
        Health(Their(0), 4), Health(My(0), 5), Health(TheirHero, 30), EndTurn, EndTurn, Play("BAR_735", Nothing),
        Health(Their(0), 4),
    ]);
}

/// Against All Odds · Spell · Holy · 5 mana · Destroy ALL odd-Attack minions.
//~ todo WC_014 2be9ee98 d023bb6f -
#[test]
#[ignore = "todo: Against All Odds"]
fn WC_014_against_all_odds() {
    unwritten("WC_014");
}
