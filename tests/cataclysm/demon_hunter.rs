//! Demon Hunter cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 48bd4b2e

/// `CATA_151` · Demon Hunter minion · 8 mana · 8/8
/// > **Colossal +2** Your hero has **Windfury**.
///
/// State: Done
//~ done CATA_151 02e19294 - 5f367063.895a8047
#[test]
fn CATA_151_azshara_ocean_lord() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_151"),
            Cost("CATA_151", 8),
            Stats("CATA_151", 8, 8),
            Friend("CS2_106"),
            Play("CATA_151", Nothing),
            BoardCount(Mine, 3),
            In(The("CATA_151t"), Zone::Play),
            In(The("CATA_151t1"), Zone::Play),
            HasNow(MyHero, GameTag::WINDFURY),
            HasNot(TheirHero, GameTag::WINDFURY),
            Attack(MyHero, TheirHero),
            Attack(MyHero, TheirHero),
            NoWeapon(Mine),
        ],
    );
    check(CardClass::DemonHunter, &[Play("CATA_151", Nothing), Kill(Nth(0)), HasNot(MyHero, GameTag::WINDFURY)]);
}

/// `CATA_151t` · Demon Hunter minion · 1 mana · 2/1
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// State: Todo
//~ todo CATA_151t ded6f7e2 40eba998 b90d0e38.d8a37778
#[test]
#[ignore = "todo: Azshara's Tentacle"]
fn CATA_151t_azsharas_tentacle() {
    unwritten("CATA_151t");
}

/// `CATA_151t1` · Demon Hunter minion · 1 mana · 2/1
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// State: Todo
//~ todo CATA_151t1 83c0ed11 bb1242c6 472838c5.d8a37778
#[test]
#[ignore = "todo: Azshara's Tentacle"]
fn CATA_151t1_azsharas_tentacle() {
    unwritten("CATA_151t1");
}

/// `CATA_525t` · Demon Hunter minion · 1 mana · 2/1
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// State: Todo
//~ todo CATA_525t cdd04ab1 2f2cb45f ba92fad2.d8a37778
#[test]
#[ignore = "todo: Soldier of Azshara"]
fn CATA_525t_soldier_of_azshara() {
    unwritten("CATA_525t");
}

/// `CATA_527t2` · Demon Hunter minion · 6 mana · 6/6
/// > After you cast a Fel spell, get a random non-**Colossal** Naga. It costs (1).
///
/// State: Todo
//~ todo CATA_527t2 5866cf35 81648662 0d27934f.05472423
#[test]
#[ignore = "todo: Nespirah, Unshackled"]
fn CATA_527t2_nespirah_unshackled() {
    unwritten("CATA_527t2");
}

/// `CATA_699` · Demon Hunter minion · 9 mana · 8/8
/// > **Taunt**. **Battlecry:** Choose an enemy minion to steal 3 Health from, three times.
///
/// State: Todo
//~ todo CATA_699 e0b9ebba 4b45e198 ec643c92.14aa52a4
#[test]
#[ignore = "todo: Dread Leviathan"]
fn CATA_699_dread_leviathan() {
    unwritten("CATA_699");
}
