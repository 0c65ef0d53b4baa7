//! Hunter cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fb97a11

/// `ETC_201t2` · Hunter spell · 1 mana
/// > Give a minion +1/+1. *(Last Banana!)*
///
/// State: Todo
//~ todo ETC_201t2 1eebe7d4 b6fe8f23 fbffa71e.caf38d89
#[test]
#[ignore = "todo: Bunch of Bananas"]
fn ETC_201t2_bunch_of_bananas() {
    unwritten("ETC_201t2");
}

/// `ETC_207` · Hunter spell · 2 mana
/// > Summon a 1/4 Monkey with **Taunt**. *(3 Monkeys left!)*
///
/// State: Todo
//~ todo ETC_207 528cf76d 77da2521 b8571646.debc7ed1
#[test]
#[ignore = "todo: Barrel of Monkeys"]
fn ETC_207_barrel_of_monkeys() {
    unwritten("ETC_207");
}

/// `ETC_207t` · Hunter spell · 2 mana
/// > Summon a 1/4 Monkey with **Taunt**. *(2 Monkeys left!)*
///
/// State: Todo
//~ todo ETC_207t ae3aeee5 f1b8c9a4 7a659f03.3facc23b
#[test]
#[ignore = "todo: Barrel of Monkeys"]
fn ETC_207t_barrel_of_monkeys() {
    unwritten("ETC_207t");
}

/// `ETC_207t2` · Hunter spell · 2 mana
/// > Summon a 1/4 Monkey with **Taunt**. *(Last Monkey!)*
///
/// State: Todo
//~ todo ETC_207t2 414901c2 48be58fd f3a6d0c0.f0bc0c01
#[test]
#[ignore = "todo: Barrel of Monkeys"]
fn ETC_207t2_barrel_of_monkeys() {
    unwritten("ETC_207t2");
}

/// `ETC_831` · Hunter minion · 1 mana · 1/3
/// > **Finale:** The next Beast you summon gets +1/+1.
///
/// State: Done
//~ done ETC_831 13c8c246 - 045ac893.247537c9
#[test]
fn ETC_831_thornmantle_musician() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_831"),
            Cost("ETC_831", 1),
            Stats("ETC_831", 1, 3),
            Crystals(1),
            Play("ETC_831", Nothing),
            EndTurn,
            Play("CS2_172", Nothing),
            Now(Their(0), 3, 2),
            EndTurn,
            Crystals(10),
            Play("CS2_231", Nothing),
            Now(My(1), 1, 1),
            Play("CS2_172", Nothing),
            Now(My(2), 4, 3),
            Play("CS2_172", Nothing),
            Now(My(3), 3, 2),
        ],
    );
    check(CardClass::Hunter, &[Play("ETC_831", Nothing), Play("CS2_172", Nothing), Now(My(1), 3, 2)]);
}

/// `JAM_002` · Multi-class spell · Arcane · 5 mana
/// > Deal $5 damage to a random enemy minion. Repeat this with 1 less damage.
///
/// State: Todo
//~ todo JAM_002 2d6fca72 bea56d2e 0bc388c4.21af9145
#[test]
#[ignore = "todo: Star Power"]
fn JAM_002_star_power() {
    unwritten("JAM_002");
}

/// `JAM_003` · Hunter spell · 2 mana
/// > **Secret:** When your opponent ends their turn with no Mana, summon a random 3-Cost minion.
///
/// State: Todo
//~ todo JAM_003 530275c5 d6948bb0 349b9259.8559a84c
#[test]
#[ignore = "todo: Hidden Meaning"]
fn JAM_003_hidden_meaning() {
    unwritten("JAM_003");
}
