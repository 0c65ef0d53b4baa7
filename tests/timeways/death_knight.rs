//! Death Knight cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1c443110

/// `END_001` · Multi-class weapon · 3 mana · 3/2 durability
/// > **Battlecry: Imbue** your Hero Power.
///
/// State: Done
//~ done END_001 3d6e3f81 - 56e0a66f.5062bdfc
#[test]
fn END_001_jagged_edge_of_time() {
    check(
        CardClass::DeathKnight,
        &[
            Give("END_001"),
            Cost("END_001", 3),
            Stats("END_001", 3, 2),
            Play("END_001", Nothing),
            Play("END_001", Nothing),
            Crystals(10),
            Play("FIR_921", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// `END_002` · Multi-class minion · 4 mana · 4/3
/// > **Reborn**. **Deathrattle:** Equip a 1/2 Dagger. If you already have a weapon equipped, give it +2 Attack instead.
///
/// State: Todo
//~ todo END_002 0c8d6e68 e63b056f 56a580b6.5d9b3490
#[test]
#[ignore = "todo: Wicked Blightspawn"]
fn END_002_wicked_blightspawn() {
    unwritten("END_002");
}

/// `END_003` · Death Knight spell · 3 mana
/// > Draw an Undead. **Imbue** your Hero Power twice.
///
/// State: Done
//~ done END_003 6e786b8a - 3772fa0e.250e4b8b
#[test]
fn END_003_finality() {
    check(
        CardClass::DeathKnight,
        &[
            Give("END_003"),
            Cost("END_003", 3),
            Play("END_003", Nothing),
            Crystals(10),
            HandCount(Mine, 0),
            Play("FIR_921", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// `END_003p` · Death Knight hero power · 0 mana
/// > **Passive** The first Undead you play each turn gains +**@** Attack.
///
/// State: Todo
//~ todo END_003p 27310b86 eab274f7 91121e73.672f0403
#[test]
#[ignore = "todo: Blessing of the Infinite"]
fn END_003p_blessing_of_the_infinite() {
    unwritten("END_003p");
}

/// `END_005` · Multi-class spell · Shadow · 5 mana
/// > Summon a random 4-Cost minion. Spend 4 **Corpses** to summon another. **Outcast:** And another.
///
/// State: Todo
//~ todo END_005 b5a2f379 279e2f5f 5c867a32.8428bc1d
#[test]
#[ignore = "todo: Bygone Echoes"]
fn END_005_bygone_echoes() {
    unwritten("END_005");
}

/// `TIME_610` · Death Knight spell · Shadow · 6 mana
/// > **Rewind** Summon four 3/2 Shades. They each gain two random **Bonus Effects**.
///
/// State: Todo
//~ todo TIME_610 c665ef3a eaeb1eb5 06cff0c4.cf400d1a
#[test]
#[ignore = "todo: Shadows of Yesterday"]
fn TIME_610_shadows_of_yesterday() {
    unwritten("TIME_610");
}

/// `TIME_616` · Death Knight spell · Shadow · 4 mana
/// > Summon the highest Cost friendly Undead that died this game.
///
/// State: Todo
//~ todo TIME_616 410f4c00 998022a2 a0e1d405.fd5fc7dc
#[test]
#[ignore = "todo: Memoriam Manifest"]
fn TIME_616_memoriam_manifest() {
    unwritten("TIME_616");
}

/// `TIME_617` · Death Knight minion · 4 mana · 8/7
/// > You no longer draw a card at the start of your turn.
///
/// State: Todo
//~ todo TIME_617 20357ad6 e3d42b53 498c0c8e.3a021530
#[test]
#[ignore = "todo: Chronochiller"]
fn TIME_617_chronochiller() {
    unwritten("TIME_617");
}

/// `TIME_618` · Death Knight minion · 4 mana · 5/3
/// > **Battlecry:** Give your hero "**Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health."
///
/// State: Todo
//~ todo TIME_618 5a3086b1 d21b3444 34e4aba4.6e17b2b4
#[test]
#[ignore = "todo: Husk, Eternal Reaper"]
fn TIME_618_husk_eternal_reaper() {
    unwritten("TIME_618");
}

/// `TIME_618t` · Death Knight spell · 0 mana
/// > **Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health.
///
/// State: Todo
//~ todo TIME_618t 430aee47 eb59d3c9 4b53a786.6d8d2eb2
#[test]
#[ignore = "todo: Eternal Life"]
fn TIME_618t_eternal_life() {
    unwritten("TIME_618t");
}

/// `TIME_619` · Death Knight minion · 4 mana · 4/5
/// > **Fabled. Battlecry:** Draw Bwonsamdi *(or resurrect him if he has died)*. Choose a Boon to give him.
///
/// State: Todo
//~ todo TIME_619 ea6492ca 132dfc20 716f3bfa.536ffb46
#[test]
#[ignore = "todo: Talanji of the Graves"]
fn TIME_619_talanji_of_the_graves() {
    unwritten("TIME_619");
}

/// `TIME_619t` · Death Knight minion · 6 mana · 6/6
/// > **Deathrattle:** Summon a random @-Cost minion. *(Any Boons given to Bwonsamdi carry over.)*
///
/// State: Todo
//~ todo TIME_619t 40b4b44d f74a2e2e 43643131.4aa12ad4
#[test]
#[ignore = "todo: Bwonsamdi"]
fn TIME_619t_bwonsamdi() {
    unwritten("TIME_619t");
}

/// `TIME_619t2` · Death Knight spell · 3 mana
/// > Deal $2 damage to all enemies. Choose a Boon to give to Bwonsamdi.
///
/// State: Todo
//~ todo TIME_619t2 37e182dc ad01921a 6117a5b0.c630c138
#[test]
#[ignore = "todo: What Befell Zandalar"]
fn TIME_619t2_what_befell_zandalar() {
    unwritten("TIME_619t2");
}

/// `TIME_619t3` · Death Knight spell · 0 mana
/// > Give Bwonsamdi **Taunt* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// State: Todo
//~ todo TIME_619t3 971b694f e6e37b88 e69c52a5.c20cac85
#[test]
#[ignore = "todo: Boon of Power"]
fn TIME_619t3_boon_of_power() {
    unwritten("TIME_619t3");
}

/// `TIME_619t4` · Death Knight spell · 0 mana
/// > Give Bwonsamdi **Lifesteal* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// State: Todo
//~ todo TIME_619t4 9b81c564 013245d1 fa28bfec.e3446523
#[test]
#[ignore = "todo: Boon of Longevity"]
fn TIME_619t4_boon_of_longevity() {
    unwritten("TIME_619t4");
}

/// `TIME_619t5` · Death Knight spell · 0 mana
/// > Give Bwonsamdi **Rush* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// State: Todo
//~ todo TIME_619t5 7f3214eb d7529bc7 fb45866d.523b0857
#[test]
#[ignore = "todo: Boon of Speed"]
fn TIME_619t5_boon_of_speed() {
    unwritten("TIME_619t5");
}
