//! Rogue cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 39b7bec5

/// Grand Empress Shek'zara · Minion · 6 mana · 5/7 · **Battlecry: Discover** a card in your deck and draw all copies of it.
//~ todo DMF_516 532f6f49 c4a9e6d5 -
#[test]
#[ignore = "todo: Grand Empress Shek'zara"]
fn DMF_516_grand_empress_shekzara() {
    unwritten("DMF_516");
}

/// Nitroboost Poison · Spell · Nature · 2 mana · **Corrupted** Give a minion and your weapon +2 Attack.
//~ done YOP_015t - 857c5c24 -
#[test]
#[rustfmt::skip]
fn YOP_015t_nitroboost_poison() {
    check(CardClass::Rogue, &[
        Targets("YOP_015t", &[FriendlyMinion, EnemyMinion]), Friend("CS2_182"), Friend("CS2_091"), Enemy("CS2_091"),
        Play("YOP_015t", On(My(0))), Now(My(0), 6, 5), Now(MyWeapon, 3, 4), Now(TheirWeapon, 1, 4),
    ]);
}

/// Shenanigans · Spell · 2 mana · **Secret:** When your opponent draws their second card in a turn, transform it into a Banana.
//~ todo YOP_017 153804ce bb4babee -
#[test]
#[ignore = "todo: Shenanigans"]
fn YOP_017_shenanigans() {
    unwritten("YOP_017");
}
