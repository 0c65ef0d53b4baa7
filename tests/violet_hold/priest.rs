//! Priest cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b6eece93

/// `CAP_800` · Priest minion · 3 mana · 2/3
/// > **Reborn**. This is **Reborn** with full Health and enchantments.
///
/// State: Todo
//~ todo CAP_800 ae28184e afa8ac35 2e886fd1.5d06cfab
#[test]
#[ignore = "todo: Sinful Steed"]
fn CAP_800_sinful_steed() {
    unwritten("CAP_800");
}

/// `CAP_802` · Priest spell · Shadow · 2 mana
/// > Summon a 2/1 Ghost with **Reborn**. Give a playable card in your hand this effect for a turn.
///
/// State: Todo
//~ todo CAP_802 b237f25d b0fe09b4 232c05e3.c5d35cee
#[test]
#[ignore = "todo: Follow the Ghosts"]
fn CAP_802_follow_the_ghosts() {
    unwritten("CAP_802");
}

/// `CAP_803` · Priest minion · 4 mana · 3/3
/// > **Reborn Deathrattle:** Restore #3 Health to your hero. Excess healing damages a random enemy.
///
/// State: Todo
//~ todo CAP_803 52e23805 67b91fbf 6f86f0a1.e685f19c
#[test]
#[ignore = "todo: Lingering Spirit"]
fn CAP_803_lingering_spirit() {
    unwritten("CAP_803");
}

/// `CAP_805` · Priest spell · Shadow · 4 mana
/// > Destroy all minions. Each player gets a 3-Cost spell that resummons theirs.
///
/// State: Todo
//~ todo CAP_805 1cb59f49 81dc0829 290d52f2.89b42c7a
#[test]
#[ignore = "todo: Slime 'em!"]
fn CAP_805_slime_em() {
    unwritten("CAP_805");
}

/// `CAP_805t` · Priest spell · Shadow · 3 mana
/// > Resummon all friendly minions that were slimed.
///
/// State: Todo
//~ todo CAP_805t 1fa4f2db 922beb1d 8a579765.00234a71
#[test]
#[ignore = "todo: Ectoplasm"]
fn CAP_805t_ectoplasm() {
    unwritten("CAP_805t");
}

/// `CAP_806` · Priest minion · 7 mana · 5/5
/// > **Battlecry:** Resurrect your minions that were **Reborn** this game. They attack random enemy minions.
///
/// State: Todo
//~ todo CAP_806 33679c0d 1a769e85 bed89b97.67c18c13
#[test]
#[ignore = "todo: Raith Van Geist"]
fn CAP_806_raith_van_geist() {
    unwritten("CAP_806");
}

/// `JAIL_430` · Priest minion · 7 mana · 7/7
/// > Your starting Health is 40. Your deck is 20 cards, plus 20 copied from your enemy. **Battlecry:** Draw until your hand is full.
///
/// State: Todo
//~ todo JAIL_430 2dca3b21 d10ca502 85066ab4.a63f47b0
#[test]
#[ignore = "todo: Azalina Soulsever"]
fn JAIL_430_azalina_soulsever() {
    unwritten("JAIL_430");
}

/// `JAIL_432` · Priest minion · 2 mana · 2/3
/// > **Battlecry:** If you played a copy of an opponent's card while holding this, deal 2 damage to all enemy minions.
///
/// State: Todo
//~ todo JAIL_432 bd6c49e3 5b695695 1c40e3c7.3bd052ae
#[test]
#[ignore = "todo: Mind Sweeper"]
fn JAIL_432_mind_sweeper() {
    unwritten("JAIL_432");
}

/// `JAIL_433` · Priest spell · Shadow · 5 mana
/// > Destroy a minion. If you played a copy of an opponent's card while holding this, this costs (1).
///
/// State: Todo
//~ todo JAIL_433 e7d0d6be 59cac19e ca79984a.777c3532
#[test]
#[ignore = "todo: Unshackle Soul"]
fn JAIL_433_unshackle_soul() {
    unwritten("JAIL_433");
}

/// `JAIL_434` · Priest minion · 2 mana · 3/2
/// > Deathrattle: Reduce the Cost of cards in your hand that were copied from your opponent by (1).
///
/// State: Todo
//~ todo JAIL_434 4c3eb8cd 23bdde1c 2f793b9c.6efe1d4d
#[test]
#[ignore = "todo: Enthralled Shade"]
fn JAIL_434_enthralled_shade() {
    unwritten("JAIL_434");
}

/// `JAIL_940` · Priest spell · Shadow · 1 mana
/// > Trigger the **Deathrattle** of a random friendly minion that died this game.
///
/// State: Done
//~ done JAIL_940 2cadeb82 - a003a11a.951fa3fe
#[test]
fn JAIL_940_undeath_sentence() {
    check(
        CardClass::Priest,
        &[
            Give("JAIL_940"),
            Cost("JAIL_940", 1),
            Friend("EX1_029"),
            Friend("CS2_231"),
            Enemy("EX1_096"),
            Kill(Nth(1)),
            Kill(Nth(2)),
            Kill(Nth(3)),
            Health(TheirHero, 28),
            Play("JAIL_940", Nothing),
            Health(TheirHero, 26),
            BoardCount(Mine, 0),
            HandCount(Mine, 0),
            Play("JAIL_940", Nothing),
            Health(TheirHero, 24),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Friend("EX1_096"),
            Friend("EX1_029"),
            Kill(Nth(0)),
            Play("JAIL_940", Nothing),
            HandCount(Mine, 2),
            Health(TheirHero, 30),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Friend("EX1_096"),
            Friend("EX1_029"),
            Kill(Nth(0)),
            Kill(Nth(1)),
            Force(Card("EX1_096")),
            Play("JAIL_940", Nothing),
            HandCount(Mine, 2),
            Health(TheirHero, 28),
        ],
    );
}
