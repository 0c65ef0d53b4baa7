//! Warrior cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file acbd67f4

/// `NX2_029` · Warrior spell · 1 mana
/// > **Discover** a **Taunt** minion. If you play it this turn, repeat this.
///
/// State: Done
//~ done NX2_029 b121ca0b - 8a896413.7cdf9427
#[test]
fn NX2_029_training_session() {
    check(
        CardClass::Warrior,
        &[
            Give("NX2_029"),
            Cost("NX2_029", 1),
            Force(Card("CS1_042")),
            Play("NX2_029", Nothing),
            ChooseCard("CS1_042"),
            HandCount(Mine, 1),
            Play("CS2_231", Nothing),
            Force(Card("CS2_125")),
            Play("CS1_042", Nothing),
            ChooseCard("CS2_125"),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_125"),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Force(Card("CS1_042")),
            Play("NX2_029", Nothing),
            ChooseCard("CS1_042"),
            EndTurn,
            EndTurn,
            Play("CS1_042", Nothing),
            HandCount(Mine, 1),
            EndTurn,
        ],
    );
    check(CardClass::Warrior, &[Never(Card("CS2_182")), Play("NX2_029", Nothing), Choose(0)]);
}

/// `RLK_604` · Warrior minion · 4 mana · 4/4
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore!
///
/// State: Todo
//~ todo RLK_604 ef53f605 7a264628 b994db46.8c4e0d53
#[test]
#[ignore = "todo: Thori'belore"]
fn RLK_604_thoribelore() {
    unwritten("RLK_604");
}

/// `RLK_604a` · Warrior minion · 4 mana · 4/4
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore! *(Revives once.)*
///
/// State: Todo
//~ todo RLK_604a c7741f29 8e82ebd6 2e2bafcb.b8447014
#[test]
#[ignore = "todo: Thori'belore"]
fn RLK_604a_thoribelore() {
    unwritten("RLK_604a");
}

/// `RLK_604t` · Warrior minion · 21 mana · 0/1
/// > **Dormant** Cast a Fire spell to revive Thori'belore!
///
/// State: Todo
//~ todo RLK_604t e67569ee 54e5aea3 421827a6.c55f25c3
#[test]
#[ignore = "todo: Phoenix Egg"]
fn RLK_604t_phoenix_egg() {
    unwritten("RLK_604t");
}

/// `RLK_604t2` · Warrior minion · 21 mana · 0/1
/// > **Dormant** Cast a Fire spell to revive Thori'belore!
///
/// State: Todo
//~ todo RLK_604t2 2c22deda 8151e7ad 298fb2f7.c55f25c3
#[test]
#[ignore = "todo: Phoenix Egg"]
fn RLK_604t2_phoenix_egg() {
    unwritten("RLK_604t2");
}

/// `RLK_608` · Warrior minion · 3 mana · 3/4
/// > **Taunt Battlecry:** Cast a copy of the last spell your opponent played.
///
/// State: Done
//~ done RLK_608 eeaadcb5 - 191253c2.e2be73fb
#[test]
fn RLK_608_asvedon_the_grandshield() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_608"),
            Cost("RLK_608", 3),
            Stats("RLK_608", 3, 4),
            Has("RLK_608", GameTag::TAUNT),
            EndTurn,
            Play("CS2_023", Nothing),
            Play("CS2_231", Nothing),
            HandCount(Theirs, 3),
            EndTurn,
            Play("GAME_005", Nothing),
            Play("RLK_608", Nothing),
            HandCount(Mine, 3),
            HandCount(Theirs, 3),
        ],
    );
    check(CardClass::Warrior, &[Play("CS2_023", Nothing), Play("RLK_608", Nothing), HandCount(Mine, 2)]);
}
