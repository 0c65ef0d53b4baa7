//! Warlock cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ba142d33

/// # Twisted Knowledge
///
/// `YOD_025` · Warlock spell · Shadow · 2 mana
///
/// > **Discover** 2 Warlock cards.
///
/// State: Derived
//~ derived YOD_025 994708c8 ffdf179d 13919c1e.a9a54101
#[test]
fn YOD_025_twisted_knowledge() {
    check(
        CardClass::Warlock,
        &[
            Give("YOD_025"),
            Cost("YOD_025", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Force(Card("AT_020")),
            Play("YOD_025", Nothing),
            ChooseCard("AT_020"),
            ChooseCard("AT_020"),
            Is(InHand(0), "AT_020"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 6, 8),
            Is(InHand(1), "AT_020"),
            CostNow(InHand(1), 7),
            Now(InHand(1), 6, 8),
            HandCount(Mine, 2),
        ],
    );
}

/// # Fiendish Servant
///
/// `YOD_026` · Warlock minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give this minion's Attack to a random friendly minion.
///
/// State: Derived
//~ derived YOD_026 70f9b169 26f5420d 4ec46cfe.9d4c34c8
#[test]
fn YOD_026_fiendish_servant() {
    check(
        CardClass::Warlock,
        &[
            Give("YOD_026"),
            Cost("YOD_026", 1),
            Stats("YOD_026", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_026"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Chaos Gazer
///
/// `YOD_027` · Warlock minion · 3 mana · 4/3
///
/// > **Battlecry:** Curse a playable card in your opponent's hand. They have 1 turn to play it!
///
/// State: Todo
//~ todo YOD_027 d9ecfd8c 04cd35d6 d13281aa.ed37b3bc
#[test]
#[ignore = "todo: YOD_027 Chaos Gazer"]
fn YOD_027_chaos_gazer() {
    check(CardClass::Warlock, &[Give("YOD_027"), Cost("YOD_027", 3), Stats("YOD_027", 4, 3), Unwritten]);
}
