//! Warlock cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Dreadsteed
///
/// `AT_019` · Warlock minion · 4 mana · 1/1
///
/// > **Deathrattle:** At the end of the turn, summon a Dreadsteed.
///
/// State: Todo
//~ AT_019 todo 65e6ebb2 388f6a38
#[test]
#[ignore = "todo: AT_019 Dreadsteed"]
fn AT_019_dreadsteed() {
    check(CardClass::Warlock, &[Give("AT_019"), Cost("AT_019", 4), Stats("AT_019", 1, 1), Unwritten]);
}

/// # Fearsome Doomguard
///
/// `AT_020` · Warlock minion · 7 mana · 6/8
///
/// State: Vanilla
//~ AT_020 vanilla ed944c1e 64c75f54
#[test]
fn AT_020_fearsome_doomguard() {
    check(
        CardClass::Warlock,
        &[
            Give("AT_020"),
            Cost("AT_020", 7),
            Stats("AT_020", 6, 8),
            Play("AT_020", Nothing),
            In(The("AT_020"), Zone::Play),
            Now(The("AT_020"), 6, 8),
        ],
    );
}

/// # Tiny Knight of Evil
///
/// `AT_021` · Warlock minion · 2 mana · 3/2
///
/// > Whenever you discard a card, gain +2/+1.
///
/// State: Todo
//~ AT_021 todo 4aefe02a 562087ca
#[test]
#[ignore = "todo: AT_021 Tiny Knight of Evil"]
fn AT_021_tiny_knight_of_evil() {
    check(CardClass::Warlock, &[Give("AT_021"), Cost("AT_021", 2), Stats("AT_021", 3, 2), Unwritten]);
}

/// # Fist of Jaraxxus
///
/// `AT_022` · Warlock spell · Fel · 4 mana
///
/// > When you play or discard this, deal $4 damage to a random enemy.
///
/// State: Todo
//~ AT_022 todo 9d1b5676 280ebd22
#[test]
#[ignore = "todo: AT_022 Fist of Jaraxxus"]
fn AT_022_fist_of_jaraxxus() {
    check(CardClass::Warlock, &[Give("AT_022"), Cost("AT_022", 4), Unwritten]);
}

/// # Void Crusher
///
/// `AT_023` · Warlock minion · 6 mana · 5/4
///
/// > **Inspire:** Destroy a random minion for each player.
///
/// State: Todo
//~ AT_023 todo 9642e090 868f53cf
#[test]
#[ignore = "todo: AT_023 Void Crusher"]
fn AT_023_void_crusher() {
    check(CardClass::Warlock, &[Give("AT_023"), Cost("AT_023", 6), Stats("AT_023", 5, 4), Unwritten]);
}

/// # Demonfuse
///
/// `AT_024` · Warlock spell · Shadow · 2 mana
///
/// > Give a Demon +3/+3.
///
/// State: Todo
//~ AT_024 todo 21923537 e8d24441
#[test]
#[ignore = "todo: AT_024 Demonfuse"]
fn AT_024_demonfuse() {
    check(CardClass::Warlock, &[Give("AT_024"), Cost("AT_024", 2), Unwritten]);
}

/// # Dark Bargain
///
/// `AT_025` · Warlock spell · Shadow · 4 mana
///
/// > Destroy 2 random enemy minions. Discard 2 random cards.
///
/// State: Todo
//~ AT_025 todo df50d3f9 88c99691
#[test]
#[ignore = "todo: AT_025 Dark Bargain"]
fn AT_025_dark_bargain() {
    check(CardClass::Warlock, &[Give("AT_025"), Cost("AT_025", 4), Unwritten]);
}

/// # Wrathguard
///
/// `AT_026` · Warlock minion · 2 mana · 4/3
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// State: Todo
//~ AT_026 todo 23d9ac2f e43cc647
#[test]
#[ignore = "todo: AT_026 Wrathguard"]
fn AT_026_wrathguard() {
    check(CardClass::Warlock, &[Give("AT_026"), Cost("AT_026", 2), Stats("AT_026", 4, 3), Unwritten]);
}

/// # Wilfred Fizzlebang
///
/// `AT_027` · Warlock minion · 6 mana · 4/4
///
/// > Cards you draw from your Hero Power cost (0).
///
/// State: Todo
//~ AT_027 todo c03a0202 ecb7f0d7
#[test]
#[ignore = "todo: AT_027 Wilfred Fizzlebang"]
fn AT_027_wilfred_fizzlebang() {
    check(CardClass::Warlock, &[Give("AT_027"), Cost("AT_027", 6), Stats("AT_027", 4, 4), Unwritten]);
}
