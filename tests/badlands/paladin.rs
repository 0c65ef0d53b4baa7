//! Paladin cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d5933290

/// `DEEP_007` · Multi-class minion · 3 mana · 2/3
/// > **Battlecry**: If you've **Excavated** twice, transform all enemy minions into 1/1 Murlocs.
///
/// State: Done
//~ done DEEP_007 a5b0fdf1 - eeeb01b2.9d91af6e
#[test]
fn DEEP_007_sir_finley_the_intrepid() {
    check(
        CardClass::Paladin,
        &[
            Give("DEEP_007"),
            Cost("DEEP_007", 3),
            Stats("DEEP_007", 2, 3),
            Enemy("CS2_182"),
            Play("WW_334", Nothing),
            Play("WW_334", Nothing),
            Crystals(10),
            Play("DEEP_007", Nothing),
            Now(Their(0), 1, 1),
        ],
    );
}

/// `DEEP_033` · Paladin minion · 4 mana · 3/4
/// > **Battlecry:** Gain two random **Bonus Effects**. **Excavate** a treasure.
///
/// State: Done
//~ done DEEP_033 86d76c0e - 90ee45a8.7011efa8
#[test]
fn DEEP_033_fossilized_kaleidosaur() {
    check(
        CardClass::Paladin,
        &[
            Give("DEEP_033"),
            Cost("DEEP_033", 4),
            Stats("DEEP_033", 3, 4),
            Force(Number(0)),
            Force(Number(0)),
            Play("DEEP_033", Nothing),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNow(My(0), GameTag::TAUNT),
            HandCount(Mine, 1),
        ],
    );
}

/// `DEEP_999t4` · Paladin minion · 4 mana · 5/5
/// > **Battlecry:** Give all other minions in your hand, deck, and battlefield +3/+3.
///
/// State: Todo
//~ todo DEEP_999t4 de34e794 601587f4 11bd368f.b9d68fd2
#[test]
#[ignore = "todo: The Azerite Dragon"]
fn DEEP_999t4_the_azerite_dragon() {
    unwritten("DEEP_999t4");
}

/// `WW_051` · Paladin spell · 2 mana
/// > Both players summon three 3/3 Outlaws. Give yours **Rush**.
///
/// State: Done
//~ done WW_051 c502e9e7 - 7f8b426f.f9f6be99
#[test]
fn WW_051_showdown() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_051"),
            Cost("WW_051", 2),
            Friend("CS2_182"),
            Play("WW_051", Nothing),
            BoardCount(Mine, 4),
            BoardCount(Theirs, 3),
            Is(My(1), "WW_051t"),
            Is(Their(2), "WW_051t"),
            HasNot(My(0), GameTag::RUSH),
            HasNow(My(1), GameTag::RUSH),
            HasNow(My(2), GameTag::RUSH),
            HasNow(My(3), GameTag::RUSH),
            HasNot(Their(0), GameTag::RUSH),
            HasNot(Their(2), GameTag::RUSH),
            Attack(My(3), Their(0)),
        ],
    );
}

/// `WW_337` · Paladin minion · 3 mana · 3/4
/// > **Battlecry:** If your deck started with no duplicates, get a *permanent* Mirage.
///
/// State: Todo
//~ todo WW_337 0270424c 562dfacd 6a795643.a2125cd3
#[test]
#[ignore = "todo: Spirit of the Badlands"]
fn WW_337_spirit_of_the_badlands() {
    unwritten("WW_337");
}

/// `WW_337t` · Paladin spell · 0 mana
/// > At the start of your turn, transform into a copy of a minion in your deck. *(This stays in your hand.)*
///
/// State: Todo
//~ todo WW_337t 57a081e8 e365fbb9 2ff51c6e.bfaddaf1
#[test]
#[ignore = "todo: Mirage"]
fn WW_337t_mirage() {
    unwritten("WW_337t");
}

/// `WW_345` · Paladin spell · 6 mana
/// > Get eight 3/2 Bandits with **Bonus Effects**. Any that can't fit in your hand are summoned instead.
///
/// State: Todo
//~ todo WW_345 c02c31b0 f9d87035 8ea3508f.00f45d16
#[test]
#[ignore = "todo: The Badlands Bandits"]
fn WW_345_the_badlands_bandits() {
    unwritten("WW_345");
}

/// `WW_365` · Paladin spell · Holy · 2 mana
/// > **Tradeable** Set a minion's Attack and Health to 1. **Quickdraw:** Then deal $1 damage to it.
///
/// State: Todo
//~ todo WW_365 e6097f73 4c2eb842 c1f8a849.ff8191ee
#[test]
#[ignore = "todo: Lay Down the Law"]
fn WW_365_lay_down_the_law() {
    unwritten("WW_365");
}
