//! Priest cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d6d808e1

/// `ETC_305` · Priest spell · Shadow · 3 mana
/// > Give a minion -5/-5. If it has 0 Attack, destroy it.
///
/// State: Done
//~ done ETC_305 b18fa673 - a10f7b27.3c6b83ef
#[test]
fn ETC_305_shadow_chord_distort() {
    check(
        CardClass::Priest,
        &[
            Give("ETC_305"),
            Cost("ETC_305", 3),
            Targets("ETC_305", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Play("ETC_305", On(Nth(1))),
            Now(Nth(1), 1, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[Enemy("CS2_119"), Friend("CS2_119"), Play("ETC_305", On(Nth(0))), Dead(Nth(0)), Now(Nth(1), 2, 7)],
    );
}

/// `ETC_314` · Priest spell · Holy · 6 mana
/// > Deal $3 damage to all minions. Summon a 6/6 Popstar. *(Swaps each turn.)*
///
/// State: Todo
//~ todo ETC_314 ecab729d 3c910e7f 76d8c401.8a858bbb
#[test]
#[ignore = "todo: Harmonic Pop"]
fn ETC_314_harmonic_pop() {
    unwritten("ETC_314");
}

/// `ETC_314t` · Priest spell · Holy · 6 mana
/// > Deal $6 damage to all minions. Summon a 3/3 Popstar. *(Swaps each turn.)*
///
/// State: Todo
//~ todo ETC_314t 06cf0f1d 9a7d62d1 c8b493f9.e566ae4b
#[test]
#[ignore = "todo: Dissonant Pop"]
fn ETC_314t_dissonant_pop() {
    unwritten("ETC_314t");
}

/// `ETC_316` · Priest spell · Shadow · 4 mana
/// > Choose two enemy minions. They fight! Add copies of any that die to your hand.
///
/// State: Todo
//~ todo ETC_316 e9c625a6 eb3415b6 73dbc441.7cba1bfa
#[test]
#[ignore = "todo: Fight Over Me"]
fn ETC_316_fight_over_me() {
    unwritten("ETC_316");
}

/// `ETC_332` · Priest minion · 2 mana · 1/2
/// > **Battlecry:** Restore #3 Health to all other friendly minions. Gain +1/+1 for each one **Overhealed**.
///
/// State: Todo
//~ todo ETC_332 b8a313c8 ce9204d7 11e3b5f1.7534bbaa
#[test]
#[ignore = "todo: Dreamboat"]
fn ETC_332_dreamboat() {
    unwritten("ETC_332");
}

/// `ETC_335` · Priest spell · Holy · 3 mana
/// > Your first spell each turn costs (2) less. Lasts until you don't play a spell on your turn.
///
/// State: Todo
//~ todo ETC_335 d9854c4d 019e6590 20f8845e.b175b307
#[test]
#[ignore = "todo: Love Everlasting"]
fn ETC_335_love_everlasting() {
    unwritten("ETC_335");
}

/// `ETC_338` · Priest spell · Holy · 2 mana
/// > Choose a minion. Add a copy of it to your hand. **Finale:** Give both +1/+2.
///
/// State: Todo
//~ todo ETC_338 1f10bbc9 1f012120 477fa138.e9ece70a
#[test]
#[ignore = "todo: Power Chord: Synchronize"]
fn ETC_338_power_chord_synchronize() {
    unwritten("ETC_338");
}

/// `ETC_339` · Priest minion · 3 mana · 2/5
/// > **Overheal:** Summon a random minion with Cost equal to the amount **Overhealed**.
///
/// State: Todo
//~ todo ETC_339 20c091e9 9e85409c 59c988c3.6c660a36
#[test]
#[ignore = "todo: Heartthrob"]
fn ETC_339_heartthrob() {
    unwritten("ETC_339");
}
