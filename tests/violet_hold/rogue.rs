//! Rogue cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 60884dce

/// `CAP_002` · Rogue spell · 1 mana
/// > **Discover** a **Stealth** minion. Give it this effect for a turn.
///
/// State: Todo
//~ todo CAP_002 25cdc97f 50a71957 42ce9bc4.b25ff4e8
#[test]
#[ignore = "todo: Follow the Footsteps"]
fn CAP_002_follow_the_footsteps() {
    unwritten("CAP_002");
}

/// `CAP_004` · Rogue minion · 1 mana · 4/2
/// > Can be played on either side. **Rush**. **Deathrattle:** Your opponent draws 2 cards.
///
/// State: Todo
//~ todo CAP_004 3018cddb e6a33d47 29c02e6c.34c385db
#[test]
#[ignore = "todo: Disguised Operator"]
fn CAP_004_disguised_operator() {
    unwritten("CAP_004");
}

/// `CAP_004a` · Rogue spell · 1 mana
/// > This was played on the friendly side.
///
/// State: Todo
//~ todo CAP_004a 94546a57 d12460f9 fa6fb0e8.43b6cb84
#[test]
#[ignore = "todo: Detected!"]
fn CAP_004a_detected() {
    unwritten("CAP_004a");
}

/// `CAP_004b` · Rogue spell · 1 mana
/// > This was played on the enemy side.
///
/// State: Todo
//~ todo CAP_004b 1e601d74 5e2de313 d9f51e8e.b47a1546
#[test]
#[ignore = "todo: Disguised!"]
fn CAP_004b_disguised() {
    unwritten("CAP_004b");
}

/// `CAP_006` · Rogue spell · 1 mana
/// > Deal $1 damage. If a Stealth**ed** minion attacked while holding this, deal $3 instead.
///
/// State: Todo
//~ todo CAP_006 0bce6a4c df520762 427687a0.7e91be42
#[test]
#[ignore = "todo: Tricks of the Trade"]
fn CAP_006_tricks_of_the_trade() {
    unwritten("CAP_006");
}

/// `JAIL_470` · Rogue minion · 3 mana · 2/2
/// > **Battlecry:** Deal 1 damage to a random enemy. Shoot @ \|4(time, times)! *(While in hand or deck play cards for 2 Mana to shoot more!)*
///
/// State: Todo
//~ todo JAIL_470 2e8ade7b d1ceb51f 7647d92c.930366f5
#[test]
#[ignore = "todo: Lotus Troublemaker"]
fn JAIL_470_lotus_troublemaker() {
    unwritten("JAIL_470");
}

/// `JAIL_474` · Rogue spell · 5 mana
/// > Get two random 8-Cost minions. They cost (1) less for each card you played for 2 Mana this game.@ *(@)*
///
/// State: Todo
//~ todo JAIL_474 6518f638 9522fe98 e7b8032c.9cc3a71b
#[test]
#[ignore = "todo: Jade Guardians"]
fn JAIL_474_jade_guardians() {
    unwritten("JAIL_474");
}

/// `JAIL_500` · Rogue spell · 5 mana
/// > Replay all other cards played this turn *(targeting enemies if possible).* End your turn.
///
/// State: Todo
//~ todo JAIL_500 0250e5e8 05065c65 f7cf9d4c.d9a228ea
#[test]
#[ignore = "todo: Slice and Dice"]
fn JAIL_500_slice_and_dice() {
    unwritten("JAIL_500");
}

/// `JAIL_501` · Rogue minion · 1 mana · 1/1
/// > All numbers on this card equal your remaining Mana. **Battlecry:** Deal @ damage to an enemy minion.
///
/// State: Todo
//~ todo JAIL_501 3a2fdb7a 8040d34c c75692dd.f1c1f841
#[test]
#[ignore = "todo: Picklock"]
fn JAIL_501_picklock() {
    unwritten("JAIL_501");
}

/// `JAIL_504` · Rogue minion · 6 mana · 6/3
/// > You always go second. **Battlecry:** Pick an upgraded counterfeit to replace your Coins this game. Get 3.
///
/// State: Todo
//~ todo JAIL_504 50d90ebd 38281987 70e4b1d9.a31b966e
#[test]
#[ignore = "todo: Aya, Lotus Kingpin"]
fn JAIL_504_aya_lotus_kingpin() {
    unwritten("JAIL_504");
}

/// `JAIL_504t` · Rogue spell · 0 mana
/// > Gain 1 Mana Crystal this turn only. Summon a{1} {0} **Jade Golem**.@Gain 1 Mana Crystal this turn only. Summon a **Jade Golem**.
///
/// State: Todo
//~ todo JAIL_504t 26cde4c2 1d060dec d296876e.9cf4d50f
#[test]
#[ignore = "todo: Jade Coin"]
fn JAIL_504t_jade_coin() {
    unwritten("JAIL_504t");
}

/// `JAIL_504t3` · Rogue spell · 0 mana
/// > Gain 1 Mana Crystal this turn only. Get a random 1-Cost Kazakus Potion.
///
/// State: Todo
//~ todo JAIL_504t3 561f0ffa a564ecf2 0e84058a.bc21c801
#[test]
#[ignore = "todo: Kabal Coin"]
fn JAIL_504t3_kabal_coin() {
    unwritten("JAIL_504t3");
}

/// `JAIL_504t3p` · Neutral spell · 1 mana
/// > {0} {1}
///
/// State: Todo
//~ todo JAIL_504t3p 48126e96 70dae9af b04d2f71.09cdb72f
#[test]
#[ignore = "todo: Kazakus Potion"]
fn JAIL_504t3p_kazakus_potion() {
    unwritten("JAIL_504t3p");
}

/// `JAIL_504t5` · Neutral spell · 1 mana
/// > Get a random 1-Cost Potion.
///
/// State: Todo
//~ todo JAIL_504t5 bd77c6aa afd3dc67 929c8ba8.060485e1
#[test]
#[ignore = "todo: Kazakus Potion Generator"]
fn JAIL_504t5_kazakus_potion_generator() {
    unwritten("JAIL_504t5");
}

/// `JAIL_909` · Rogue minion · 4 mana · 2/2
/// > **Prepare** Combo**:** Gain +1/+1 for each other card played this turn.@ *(@)*
///
/// State: Done
//~ done JAIL_909 42dcb2d7 - e9907052.d347dba1
#[test]
fn JAIL_909_defias_wannabe() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_909"),
            Cost("JAIL_909", 4),
            Stats("JAIL_909", 2, 2),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("JAIL_909", Nothing),
            Now(My(0), 4, 4),
        ],
    );
}
