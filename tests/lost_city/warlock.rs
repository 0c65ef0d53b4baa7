//! Warlock cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ae94d665

/// `TLC_446` · Warlock spell · 1 mana
/// > **Quest:** Play 6 **Temporary** cards. **Reward:** Underfel Rift.
///
/// State: Done
//~ done TLC_446 5de0dac3 - 31b8b018.5f15c17f
#[test]
fn TLC_446_escape_the_underfel() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_446"),
            Cost("TLC_446", 1),
            EmptyDeck(Mine),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            Play("TLC_446", Nothing),
            Play("CS2_231", Nothing),
            Play("BOT_568", Nothing),
            Play("BOT_568", Nothing),
            Play("CS2_231", Nothing),
            Play("CS2_231", Nothing),
            Play("CS2_231", Nothing),
            Play("CS2_231", Nothing),
            Play("CS2_231", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_231", Nothing),
            In(Nth(0), Zone::Graveyard),
            HandCount(Mine, 1),
            Is(InHand(0), "TLC_446t"),
        ],
    );
}

/// `TLC_446t` · Warlock spell · 5 mana
/// > Open a Rift to the Underfel. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// State: Todo
//~ todo TLC_446t 2cc2ce90 c69df45a a56b2e49.f7402af5
#[test]
#[ignore = "todo: Underfel Rift"]
fn TLC_446t_underfel_rift() {
    unwritten("TLC_446t");
}

/// `TLC_446t1` · Warlock minion · 5 mana · 0/1
/// > Select the Rift to activate. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// State: Todo
//~ todo TLC_446t1 6eb26b4d 246940f8 47b1e753.87898268
#[test]
#[ignore = "todo: Underfel Rift"]
fn TLC_446t1_underfel_rift() {
    unwritten("TLC_446t1");
}

/// `TLC_447` · Warlock spell · Fel · 4 mana
/// > Destroy an enemy minion. **Kindred:** Deal $2 damage to all minions.
///
/// State: Done
//~ done TLC_447 d223a8c7 - 98a2fdeb.b710670b
#[test]
fn TLC_447_caustic_fumes() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_447"),
            Cost("TLC_447", 4),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_447", On(Their(0))),
            Damage(Their(0), 0),
            EndTurn,
            EndTurn,
            Play("TLC_447", On(Their(0))),
            Damage(Their(0), 2),
        ],
    );
}

/// `TLC_450` · Warlock minion · 2 mana · 2/3
/// > **Battlecry:** Your next **Temporary** card costs (2) less.
///
/// State: Done
//~ done TLC_450 c0a3e156 - ef47670a.3d0e78d6
#[test]
fn TLC_450_spelunker() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_450"),
            Cost("TLC_450", 2),
            Stats("TLC_450", 2, 3),
            Give("CS2_182"),
            Play("TLC_450", Nothing),
            Play("BOT_568", Nothing),
            CostNow(InHand(0), 4),
            CostNow(InHand(1), 2),
            CostNow(InHand(3), 2),
            Play("CS2_182", Nothing),
            Mana(4),
            CostNow(InHand(1), 4),
            CostNow(InHand(2), 4),
        ],
    );
}

/// `TLC_451` · Warlock spell · Fel · 0 mana
/// > **Discover** another card from your deck. Make it **Temporary**.
///
/// State: Todo
//~ todo TLC_451 0a18858f c0a7ccfc 030b4f64.a3faf1ae
#[test]
#[ignore = "todo: Cursed Catacombs"]
fn TLC_451_cursed_catacombs() {
    unwritten("TLC_451");
}

/// `TLC_463` · Warlock minion · 4 mana · 7/7
/// > **Battlecry:** Discard a random card from your hand. **Kindred:** Your opponent's hand instead.
///
/// State: Todo
//~ todo TLC_463 582f700e 526adcd6 7f132013.35f831ea
#[test]
#[ignore = "todo: Razidir"]
fn TLC_463_razidir() {
    unwritten("TLC_463");
}

/// `TLC_479` · Warlock minion · 6 mana · 2/8
/// > **Taunt Deathrattle:** Summon a random Fel Beast.
///
/// State: Todo
//~ todo TLC_479 0caa8a23 b640fc6d 3e32c56a.7bf33dfa
#[test]
#[ignore = "todo: Deathrot Maw"]
fn TLC_479_deathrot_maw() {
    unwritten("TLC_479");
}
