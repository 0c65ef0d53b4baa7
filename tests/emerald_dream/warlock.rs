//! Warlock cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Rotten Apple
///
/// `EDR_482` · Warlock spell · 2 mana
///
/// > Restore #12 Health to your hero. For the next 2 turns, deal $3 damage to your hero.
///
/// State: Todo
//~ EDR_482 todo a03d1653 d749f2d2
#[test]
#[ignore = "todo: EDR_482 Rotten Apple"]
fn EDR_482_rotten_apple() {
    check(CardClass::Warlock, &[Give("EDR_482"), Cost("EDR_482", 2), Unwritten]);
}

/// # Fractured Power
///
/// `EDR_483` · Warlock spell · Shadow · 2 mana
///
/// > Destroy one of your Mana Crystals. In 2 turns, gain two.
///
/// State: Todo
//~ EDR_483 todo 1ab62016 bdbfd313
#[test]
#[ignore = "todo: EDR_483 Fractured Power"]
fn EDR_483_fractured_power() {
    check(CardClass::Warlock, &[Give("EDR_483"), Cost("EDR_483", 2), Unwritten]);
}

/// # Rotheart Dryad
///
/// `EDR_485` · Warlock minion · 1 mana · 1/1
///
/// > **Deathrattle:** Draw a minion that costs (7) or more.
///
/// State: Todo
//~ EDR_485 todo 9c20a54f d3733843
#[test]
#[ignore = "todo: EDR_485 Rotheart Dryad"]
fn EDR_485_rotheart_dryad() {
    check(CardClass::Warlock, &[Give("EDR_485"), Cost("EDR_485", 1), Stats("EDR_485", 1, 1), Unwritten]);
}

/// # Wallow, the Wretched
///
/// `EDR_487` · Warlock minion · 7 mana · 6/6
///
/// > While this is in your hand or deck, it gains a copy of every **Dark Gift** given to your minions.
///
/// State: Todo
//~ EDR_487 todo db110a3b a9d90ac6
#[test]
#[ignore = "todo: EDR_487 Wallow, the Wretched"]
fn EDR_487_wallow_the_wretched() {
    check(CardClass::Warlock, &[Give("EDR_487"), Cost("EDR_487", 7), Stats("EDR_487", 6, 6), Unwritten]);
}

/// # Avant-Gardening
///
/// `EDR_488` · Warlock spell · 2 mana
///
/// > **Discover** a **Deathrattle** minion with a **Dark Gift**.
///
/// State: Todo
//~ EDR_488 todo 645d50a7 2b2f1c86
#[test]
#[ignore = "todo: EDR_488 Avant-Gardening"]
fn EDR_488_avant_gardening() {
    check(CardClass::Warlock, &[Give("EDR_488"), Cost("EDR_488", 2), Unwritten]);
}

/// # Agamaggan
///
/// `EDR_489` · Warlock minion · 10 mana · 9/9
///
/// > **Battlecry:** The next card you play costs your OPPONENT'S Health instead of Mana *(up to 10)*.
///
/// State: Todo
//~ EDR_489 todo c73d4618 0f9f7bda
#[test]
#[ignore = "todo: EDR_489 Agamaggan"]
fn EDR_489_agamaggan() {
    check(CardClass::Warlock, &[Give("EDR_489"), Cost("EDR_489", 10), Stats("EDR_489", 9, 9), Unwritten]);
}

/// # Sleep Paralysis
///
/// `EDR_490` · Warlock spell · Shadow · 5 mana
///
/// > **Choose One -** Summon two 3/6 Demons with **Taunt** that can't attack; or Destroy an enemy minion.
///
/// State: Todo
//~ EDR_490 todo 29986b22 4efb974e
#[test]
#[ignore = "todo: EDR_490 Sleep Paralysis"]
fn EDR_490_sleep_paralysis() {
    check(CardClass::Warlock, &[Give("EDR_490"), Cost("EDR_490", 5), Unwritten]);
}

/// # Figure in the Dark
///
/// `EDR_490a` · Warlock spell · Shadow · 5 mana
///
/// > Summon two 3/6 Demons with **Taunt** that can't attack.
///
/// State: Todo
//~ EDR_490a todo 542f504e 819c18fa
#[test]
#[ignore = "todo: EDR_490a Figure in the Dark"]
fn EDR_490a_figure_in_the_dark() {
    check(CardClass::Warlock, &[Give("EDR_490a"), Cost("EDR_490a", 5), Unwritten]);
}

/// # Wit's End
///
/// `EDR_490b` · Warlock spell · Shadow · 5 mana
///
/// > Destroy an enemy minion.
///
/// State: Todo
//~ EDR_490b todo e9d7085c e26debf5
#[test]
#[ignore = "todo: EDR_490b Wit's End"]
fn EDR_490b_wits_end() {
    check(CardClass::Warlock, &[Give("EDR_490b"), Cost("EDR_490b", 5), Unwritten]);
}

/// # Night Terror
///
/// `EDR_490t` · Warlock minion · 3 mana · 3/6
///
/// > **Taunt** Can't attack.
///
/// State: Vanilla
//~ EDR_490t vanilla 3f812f11 a5b64026
#[test]
fn EDR_490t_night_terror() {
    check(
        CardClass::Warlock,
        &[
            Give("EDR_490t"),
            Cost("EDR_490t", 3),
            Stats("EDR_490t", 3, 6),
            Has("EDR_490t", GameTag::CANT_ATTACK),
            Has("EDR_490t", GameTag::TAUNT),
            Play("EDR_490t", Nothing),
            In(The("EDR_490t"), Zone::Play),
            Now(The("EDR_490t"), 3, 6),
            HasNow(The("EDR_490t"), GameTag::CANT_ATTACK),
            HasNow(The("EDR_490t"), GameTag::TAUNT),
        ],
    );
}

/// # Archdruid of Thorns
///
/// `EDR_491` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Gain the **Deathrattles** of your minions that died this turn.
///
/// State: Todo
//~ EDR_491 todo 5782b59a d21e90ab
#[test]
#[ignore = "todo: EDR_491 Archdruid of Thorns"]
fn EDR_491_archdruid_of_thorns() {
    check(CardClass::Warlock, &[Give("EDR_491"), Cost("EDR_491", 2), Stats("EDR_491", 3, 2), Unwritten]);
}

/// # Hungering Ancient
///
/// `EDR_494` · Warlock minion · 8 mana · 6/7
///
/// > At the end of your turn, eat a minion in your deck and gain its stats. **Deathrattle:** Add them to your hand.
///
/// State: Todo
//~ EDR_494 todo 13b0cfe4 261d60a4
#[test]
#[ignore = "todo: EDR_494 Hungering Ancient"]
fn EDR_494_hungering_ancient() {
    check(CardClass::Warlock, &[Give("EDR_494"), Cost("EDR_494", 8), Stats("EDR_494", 6, 7), Unwritten]);
}

/// # Overgrown Horror
///
/// `EDR_654` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt Battlecry:** Reduce the Cost of minions in your hand with **Dark Gifts** by (2).
///
/// State: Todo
//~ EDR_654 todo a61f39c9 78ad9c56
#[test]
#[ignore = "todo: EDR_654 Overgrown Horror"]
fn EDR_654_overgrown_horror() {
    check(
        CardClass::Warlock,
        &[Give("EDR_654"), Cost("EDR_654", 4), Stats("EDR_654", 3, 5), Has("EDR_654", GameTag::TAUNT), Unwritten],
    );
}

/// # Shadowflame Stalker
///
/// `FIR_924` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a Demon with a **Dark Gift**. Get a copy of it.
///
/// State: Todo
//~ FIR_924 todo 04068039 b78621aa
#[test]
#[ignore = "todo: FIR_924 Shadowflame Stalker"]
fn FIR_924_shadowflame_stalker() {
    check(CardClass::Warlock, &[Give("FIR_924"), Cost("FIR_924", 4), Stats("FIR_924", 4, 3), Unwritten]);
}

/// # Conflagrate
///
/// `FIR_954` · Warlock spell · Fire · 1 mana
///
/// > Deal $5 damage to a minion. Its owner draws a card.
///
/// State: Todo
//~ FIR_954 todo 3a349463 4c08b4c9
#[test]
#[ignore = "todo: FIR_954 Conflagrate"]
fn FIR_954_conflagrate() {
    check(CardClass::Warlock, &[Give("FIR_954"), Cost("FIR_954", 1), Unwritten]);
}

/// # Emberroot Destroyer
///
/// `FIR_955` · Warlock minion · 3 mana · 3/3
///
/// > Whenever your hero takes damage on your turn, deal 3 damage to a random enemy minion.
///
/// State: Todo
//~ FIR_955 todo 351e2c10 86c33157
#[test]
#[ignore = "todo: FIR_955 Emberroot Destroyer"]
fn FIR_955_emberroot_destroyer() {
    check(CardClass::Warlock, &[Give("FIR_955"), Cost("FIR_955", 3), Stats("FIR_955", 3, 3), Unwritten]);
}
