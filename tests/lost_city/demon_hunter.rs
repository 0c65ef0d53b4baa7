//! Demon Hunter cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 72e05aba

/// `DINO_136` · Demon Hunter spell · 4 mana
/// > Summon three 2/1 Raptors with **Rush**. **Outcast:** Give them **Immune** while attacking this turn.
///
/// State: Todo
//~ todo DINO_136 ad971fa3 51cc44d9 606eae36.a9fd4f23
#[test]
#[ignore = "todo: Horn of Feasting"]
fn DINO_136_horn_of_feasting() {
    unwritten("DINO_136");
}

/// `DINO_137` · Demon Hunter minion · 3 mana · 4/2
/// > **Battlecry:** Reduce the Cost of adjacent cards in your hand by (1).
///
/// State: Todo
//~ todo DINO_137 376765f7 7babcd4f 4a55ff36.48a82413
#[test]
#[ignore = "todo: Skittish Saucier"]
fn DINO_137_skittish_saucier() {
    unwritten("DINO_137");
}

/// `TLC_630t` · Demon Hunter spell · 1 mana
/// > Deal $2 damage. Summon a 2/1 Grub with **Rush**.
///
/// State: Todo
//~ todo TLC_630t bae9052e 3ab35948 a039a0ec.c6125c7e
#[test]
#[ignore = "todo: Gorishi Stinger"]
fn TLC_630t_gorishi_stinger() {
    unwritten("TLC_630t");
}

/// `TLC_631` · Demon Hunter spell · 1 mana
/// > **Quest:** Deal exactly 2 damage to an enemy on your turn, 12 times. **Reward:** Gorishi Colossus.
///
/// State: Todo
//~ todo TLC_631 ef913ca1 87a0a256 483e37fd.24ac5a3b
#[test]
#[ignore = "todo: Unleash the Colossus"]
fn TLC_631_unleash_the_colossus() {
    unwritten("TLC_631");
}

/// `TLC_631t` · Demon Hunter minion · 5 mana · 8/8
/// > **Battlecry:** For the rest of the game, whenever you deal exactly 2 damage to an enemy, deal 2 more.
///
/// State: Todo
//~ todo TLC_631t 2a341fa3 fc23a633 ac6a4e37.f9e28c9c
#[test]
#[ignore = "todo: Gorishi Colossus"]
fn TLC_631t_gorishi_colossus() {
    unwritten("TLC_631t");
}

/// `TLC_633` · Demon Hunter minion · 4 mana · 5/3
/// > **Battlecry:** Deal 6 damage to an enemy minion with a minion type.
///
/// State: Todo
//~ todo TLC_633 1766fbc1 d9e75816 e9d21c5c.4680567c
#[test]
#[ignore = "todo: Bugsquasher"]
fn TLC_633_bugsquasher() {
    unwritten("TLC_633");
}

/// `TLC_841` · Demon Hunter minion · 8 mana · 7/7
/// > **Battlecry:** Put each minion in your hand into 0/1 Jars that cost (1). Break them to release the minions!
///
/// State: Todo
//~ todo TLC_841 1e2c4f11 8d57a02e 44d23166.cbc0f202
#[test]
#[ignore = "todo: Entomologist Toru"]
fn TLC_841_entomologist_toru() {
    unwritten("TLC_841");
}

/// `TLC_841t` · Demon Hunter minion · 1 mana · 0/1
/// > **Deathrattle:** Release nothing. *(It's just an empty jar.)*@**Deathrattle:** Release {5}!
///
/// State: Todo
//~ todo TLC_841t 98ed92fa ec8f2608 6542c32a.bc2bbfc6
#[test]
#[ignore = "todo: Specimen Jar"]
fn TLC_841t_specimen_jar() {
    unwritten("TLC_841t");
}

/// `TLC_900` · Demon Hunter spell · 1 mana
/// > **Discover** a Fel spell. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_900 6cf2716e c7125cf1 16be5577.4aa03ce9
#[test]
#[ignore = "todo: Hive Map"]
fn TLC_900_hive_map() {
    unwritten("TLC_900");
}

/// `TLC_901` · Demon Hunter spell · Fel · 2 mana
/// > Deal $3 damage to a minion and all others of the same minion type.
///
/// State: Todo
//~ todo TLC_901 0bc66aea 279a622f e6abf30c.6e65ded6
#[test]
#[ignore = "todo: Fumigate"]
fn TLC_901_fumigate() {
    unwritten("TLC_901");
}

/// `TLC_902` · Demon Hunter spell · 2 mana
/// > Get two 1-Cost Gorishi Stingers. Each one deals $2 damage and summons a 2/1 Grub with **Rush**.
///
/// State: Todo
//~ todo TLC_902 e5f5e750 920fa6be 4466c437.888c8d18
#[test]
#[ignore = "todo: Infestation"]
fn TLC_902_infestation() {
    unwritten("TLC_902");
}

/// `TLC_903` · Demon Hunter minion · 5 mana · 5/2
/// > **Rush Kindred**: Give your hero +5 Attack this turn.
///
/// State: Done
//~ done TLC_903 b9f545a6 - ffaf20cb.b607b68e
#[test]
fn TLC_903_silithid_queen() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TLC_903"),
            Cost("TLC_903", 5),
            Stats("TLC_903", 5, 2),
            Has("TLC_903", GameTag::RUSH),
            Play("TLC_903", Nothing),
            EndTurn,
            EndTurn,
            Play("TLC_903", Nothing),
            Attack(MyHero, TheirHero),
            Damage(TheirHero, 5),
        ],
    );
}
