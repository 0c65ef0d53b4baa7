//! Mage cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 913b40eb

/// `CATA_452` · Mage spell · Arcane · 10 mana
/// > Summon a 6/6 Dragon. Costs (1) less for each damage you dealt with spells this turn.
///
/// State: Todo
//~ todo CATA_452 066f1e92 f31ee98b 2a339e1c.e5a67dd2
#[test]
#[ignore = "todo: Spellweaver's Brilliance"]
fn CATA_452_spellweavers_brilliance() {
    unwritten("CATA_452");
}

/// `CATA_483` · Mage minion · 4 mana · 2/5
/// > **Spell Damage +1 Battlecry:** If you dealt damage with a spell this turn, summon a copy of this.
///
/// State: Todo
//~ todo CATA_483 0d60f855 d44b97a7 4ddea294.986616a4
#[test]
#[ignore = "todo: Unstable Spellcaster"]
fn CATA_483_unstable_spellcaster() {
    unwritten("CATA_483");
}

/// `CATA_487` · Mage minion · 2 mana · 1/4
/// > The first time you deal damage with a spell each turn, gain +2 Attack.
///
/// State: Todo
//~ todo CATA_487 540ecb43 daf03981 68a37733.2d7a5909
#[test]
#[ignore = "todo: Raincaller"]
fn CATA_487_raincaller() {
    unwritten("CATA_487");
}

/// `CATA_488` · Mage minion · 7 mana · 4/8
/// > **Colossal +2** At the end of your turn, deal 3 damage to all other minions.
///
/// State: Done
//~ done CATA_488 b288d89d - 8c6df87b.3d0bc9db
#[test]
fn CATA_488_vulcanos() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_488"),
            Cost("CATA_488", 7),
            Stats("CATA_488", 4, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_488", Nothing),
            BoardCount(Mine, 4),
            In(The("CATA_488t"), Zone::Play),
            In(The("CATA_488t2"), Zone::Play),
            Damage(Nth(2), 0),
            EndTurn,
            Damage(Nth(1), 3),
            Damage(Nth(2), 3),
            Damage(The("CATA_488t"), 3),
            Damage(The("CATA_488t2"), 3),
            Damage(Nth(0), 0),
            Health(MyHero, 30),
            Health(TheirHero, 30),
            EndTurn,
            Damage(Nth(1), 3),
        ],
    );
}

/// `CATA_489` · Mage spell · Arcane · 4 mana
/// > **Shatter** Deal $4 damage. Deal $2 damage to all enemies.@Deal $4 damage. Deal $2 damage to all enemies.
///
/// State: Todo
//~ todo CATA_489 d5e96038 c68b7ac5 1a71dd5c.e49cacc5
#[test]
#[ignore = "todo: Arcane Flow"]
fn CATA_489_arcane_flow() {
    unwritten("CATA_489");
}

/// `CATA_489t` · Mage spell · Arcane · 4 mana
/// > **Shattered** Deal $4 damage.
///
/// State: Todo
//~ todo CATA_489t 7c4dc4ca b5ad2fa0 50a20438.a8545188
#[test]
#[ignore = "todo: Arcane Flow"]
fn CATA_489t_arcane_flow() {
    unwritten("CATA_489t");
}

/// `CATA_489t2` · Mage spell · Arcane · 4 mana
/// > **Shattered** Deal $2 damage to all enemies.
///
/// State: Todo
//~ todo CATA_489t2 c869f1ef d453494e a1094814.a354ff72
#[test]
#[ignore = "todo: Arcane Flow"]
fn CATA_489t2_arcane_flow() {
    unwritten("CATA_489t2");
}

/// `CATA_979` · Mage minion · 3 mana · 3/4
/// > **Battlecry:** Choose a spell in your hand. Split it into two random spells of the same Cost.
///
/// State: Todo
//~ todo CATA_979 ba4a61e1 cd0a455e ed9b2469.4aaa8c7b
#[test]
#[ignore = "todo: Conjuration Specialist"]
fn CATA_979_conjuration_specialist() {
    unwritten("CATA_979");
}

/// `MEND_500` · Mage spell · Arcane · 4 mana
/// > Deal ${0} damage to a random enemy minion. Excess damage hits the enemy hero.@Deal ${0} damage to a random enemy minion, {1} times. Excess damage hits the enemy hero.
///
/// State: Todo
//~ todo MEND_500 cfa7b59f 0a1b5c75 31e82126.ec4c7a4d
#[test]
#[ignore = "todo: Bursting Leyline"]
fn MEND_500_bursting_leyline() {
    unwritten("MEND_500");
}

/// `MEND_501` · Mage minion · 3 mana · 4/2
/// > **Battlecry:** Your Leylines cost (1) less this game. **Deathrattle:** Get a random Leyline.
///
/// State: Todo
//~ todo MEND_501 bb6d239c 8f01b1a7 2d0b8613.c461fbf2
#[test]
#[ignore = "todo: Ley Walker"]
fn MEND_501_ley_walker() {
    unwritten("MEND_501");
}

/// `MEND_502` · Mage spell · Arcane · 5 mana
/// > Summon a random {0}-Cost minion.@Summon a random {0}-Cost minion, {1} times.
///
/// State: Todo
//~ todo MEND_502 00ac9f2a f11fe0f3 314a66bc.f66da04f
#[test]
#[ignore = "todo: Crystallized Leyline"]
fn MEND_502_crystallized_leyline() {
    unwritten("MEND_502");
}

/// `MEND_503` · Mage minion · 4 mana · 3/5
/// > **Battlecry:** Your Leylines trigger an additional time this game.
///
/// State: Todo
//~ todo MEND_503 a97722d4 6f5bc1a3 16556b01.da20f2f1
#[test]
#[ignore = "todo: Surge Needle"]
fn MEND_503_surge_needle() {
    unwritten("MEND_503");
}

/// `MEND_504` · Mage spell · Arcane · 2 mana
/// > Draw a card. It costs ({0}) less.@Draw {1} cards. They cost ({0}) less.
///
/// State: Todo
//~ todo MEND_504 462fd596 434366c1 d5d43054.bd28a40e
#[test]
#[ignore = "todo: Leyline Nexus"]
fn MEND_504_leyline_nexus() {
    unwritten("MEND_504");
}

/// `MEND_505` · Mage spell · Arcane · 6 mana
/// > Get all 3 Leylines. Choose an upgrade for your Leylines.
///
/// State: Todo
//~ todo MEND_505 f89f10d1 d9dce024 9847cdfd.da16b9cc
#[test]
#[ignore = "todo: The Arcanomicon"]
fn MEND_505_the_arcanomicon() {
    unwritten("MEND_505");
}

/// `MEND_505t` · Mage spell · 0 mana
/// > Your Leylines trigger an additional time this game.
///
/// State: Todo
//~ todo MEND_505t dc901027 7c7931d3 a784e469.142645bf
#[test]
#[ignore = "todo: Energize"]
fn MEND_505t_energize() {
    unwritten("MEND_505t");
}

/// `MEND_505t2` · Mage spell · 0 mana
/// > Your Leylines cost (2) less this game.
///
/// State: Todo
//~ todo MEND_505t2 d87baf4d d6a0898c 9b04df79.5d71988f
#[test]
#[ignore = "todo: Unblock"]
fn MEND_505t2_unblock() {
    unwritten("MEND_505t2");
}

/// `MEND_505t3` · Mage spell · 0 mana
/// > Increase the effects of your Leylines by 2 this game.
///
/// State: Todo
//~ todo MEND_505t3 20186a79 d29a2fd2 a143fff0.54fece47
#[test]
#[ignore = "todo: Empower"]
fn MEND_505t3_empower() {
    unwritten("MEND_505t3");
}

/// `MEND_506` · Mage minion · 2 mana · 2/3
/// > **Elusive Battlecry:** Increase the effects of your Leylines by 1 this game.
///
/// State: Todo
//~ todo MEND_506 ab2cee2f 5553a77a 650ceae5.e0646341
#[test]
#[ignore = "todo: Mystic Runesaber"]
fn MEND_506_mystic_runesaber() {
    unwritten("MEND_506");
}
