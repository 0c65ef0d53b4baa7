//! Death Knight cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ff9a8854

/// `EDR_810` · Death Knight minion · 6 mana · 3/5
/// > Your Leeches steal 1 more Health from their victims. **Battlecry:** Summon two 0/2 Leeches.
///
/// State: Todo
//~ todo EDR_810 6ffac7bc d2df2d08 767fbecd.9fb618ed
#[test]
#[ignore = "todo: Hideous Husk"]
fn EDR_810_hideous_husk() {
    unwritten("EDR_810");
}

/// `EDR_810t` · Death Knight minion · 1 mana · 0/2
/// > At the end of your turn, your hero steals @ Health from the lowest Health enemy.
///
/// State: Todo
//~ todo EDR_810t a3508c28 57727396 0887e5cf.28f5bcd7
#[test]
#[ignore = "todo: Bloated Leech"]
fn EDR_810t_bloated_leech() {
    unwritten("EDR_810t");
}

/// `EDR_811` · Death Knight spell · Shadow · 1 mana
/// > **Discover** an Undead. Spend 2 **Corpses** to give it a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_811 5ca1e763 3f023710 466ad495.e2aa2404
#[test]
#[ignore = "todo: Rite of Atrocity"]
fn EDR_811_rite_of_atrocity() {
    unwritten("EDR_811");
}

/// `EDR_812` · Death Knight weapon · 2 mana · 2/2 durability
/// > **Battlecry:** If the last card you played had an Unholy rune, gain +1 Attack. Repeat for Blood and +1 Durability.
///
/// State: Todo
//~ todo EDR_812 15d5238f 3337cb2b 4f490134.fb6a79a5
#[test]
#[ignore = "todo: Grotesque Runeblade"]
fn EDR_812_grotesque_runeblade() {
    unwritten("EDR_812");
}

/// `EDR_813` · Death Knight spell · 1 mana
/// > **Choose One -** Summon two 1/1 Ants; or Spend 2 **Corpses** to deal $4 damage to a minion.
///
/// State: Todo
//~ todo EDR_813 4e3bc4aa 546a4c26 5f6e40e8.7ba759f3
#[test]
#[ignore = "todo: Morbid Swarm"]
fn EDR_813_morbid_swarm() {
    unwritten("EDR_813");
}

/// `EDR_818` · Death Knight minion · 7 mana · 7/7
/// > **Taunt**. **Deathrattle:** Split into 1/1 Beetles. At the start of your turn, reform with any remaining.
///
/// State: Todo
//~ todo EDR_818 a7bff005 8df2fba7 8035fb8f.990f9043
#[test]
#[ignore = "todo: Nythendra"]
fn EDR_818_nythendra() {
    unwritten("EDR_818");
}

/// `EDR_818t` · Death Knight minion · 1 mana · 1/1
/// > At the start of your turn, combine with any other friendly Beetles and reform Nythendra.
///
/// State: Todo
//~ todo EDR_818t 8c2e4740 66cfdb2a c040526b.6106c40a
#[test]
#[ignore = "todo: Nythendric Beetle"]
fn EDR_818t_nythendric_beetle() {
    unwritten("EDR_818t");
}

/// `EDR_819` · Death Knight minion · 9 mana · 6/14
/// > **Battlecry:** Attack ALL other minions. **Deathrattle:** Resurrect any this killed.
///
/// State: Todo
//~ todo EDR_819 d6d9e5ab df244446 538ad910.0c26a800
#[test]
#[ignore = "todo: Ursoc"]
fn EDR_819_ursoc() {
    unwritten("EDR_819");
}

/// `FIR_900` · Death Knight spell · Fire · 3 mana
/// > **Discover** a minion with a **Dark Gift**. It costs (2) less.
///
/// State: Todo
//~ todo FIR_900 27c91e6e 829f10ef 8ffa1c48.94718028
#[test]
#[ignore = "todo: Cremate"]
fn FIR_900_cremate() {
    unwritten("FIR_900");
}

/// `FIR_901` · Death Knight minion · 5 mana · 4/4
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, summon two 4/4 Dragons with **Taunt**.
///
/// State: Todo
//~ todo FIR_901 077cb6f9 bc419b78 42a93f80.0d542bd5
#[test]
#[ignore = "todo: Frostburn Matriarch"]
fn FIR_901_frostburn_matriarch() {
    unwritten("FIR_901");
}

/// `FIR_951` · Death Knight minion · 8 mana · 5/5
/// > **Rush, Taunt Battlecry:** Choose to spend 10, 20, or 30 **Corpses** to gain that many stats.
///
/// State: Done
//~ done FIR_951 91f1afce - 050d0dca.169db942
#[test]
fn FIR_951_volcoross() {
    check(
        CardClass::DeathKnight,
        &[
            Give("FIR_951"),
            Cost("FIR_951", 8),
            Stats("FIR_951", 5, 5),
            Has("FIR_951", GameTag::RUSH),
            Has("FIR_951", GameTag::TAUNT),
            Bury(30),
            Play("FIR_951", Nothing),
            ChooseCard("FIR_951t3"),
            Corpses(Mine, 10),
            Now(Nth(0), 25, 25),
        ],
    );
    check(CardClass::DeathKnight, &[Bury(9), Play("FIR_951", Nothing), Choose(0), Corpses(Mine, 9), Now(My(0), 5, 5)]);
}

/// `FIR_951t2` · Death Knight spell · 0 mana
/// > Spend 10 **Corpses** to gain +10/+10.
///
/// State: Done
//~ done FIR_951t2 f63bbbd6 - 7210be38.9b513e99
#[test]
fn FIR_951t2_tail_smash() {
    check(
        CardClass::DeathKnight,
        &[
            Give("FIR_951t2"),
            Cost("FIR_951t2", 0),
            Bury(13),
            Play("FIR_951", Nothing),
            ChooseCard("FIR_951t2"),
            Corpses(Mine, 3),
            Now(My(0), 15, 15),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Bury(9), Play("FIR_951", Nothing), ChooseCard("FIR_951t2"), Corpses(Mine, 9), Now(My(0), 5, 5)],
    );
}

/// `FIR_951t3` · Death Knight spell · 0 mana
/// > Spend 20 **Corpses** to gain +20/+20.
///
/// State: Done
//~ done FIR_951t3 55e7bde6 - c2c72250.53aa9735
#[test]
fn FIR_951t3_fiery_chomp() {
    check(
        CardClass::DeathKnight,
        &[
            Give("FIR_951t3"),
            Cost("FIR_951t3", 0),
            Bury(23),
            Play("FIR_951", Nothing),
            ChooseCard("FIR_951t3"),
            Corpses(Mine, 3),
            Now(My(0), 25, 25),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Bury(19), Play("FIR_951", Nothing), ChooseCard("FIR_951t3"), Corpses(Mine, 19), Now(My(0), 5, 5)],
    );
}

/// `FIR_951t4` · Death Knight spell · 0 mana
/// > Spend 30 **Corpses** to gain +30/+30.
///
/// State: Done
//~ done FIR_951t4 c44ca0f9 - 34b0a805.737ac73d
#[test]
fn FIR_951t4_lava_wave() {
    check(
        CardClass::DeathKnight,
        &[
            Give("FIR_951t4"),
            Cost("FIR_951t4", 0),
            Bury(33),
            Play("FIR_951", Nothing),
            ChooseCard("FIR_951t4"),
            Corpses(Mine, 3),
            Now(My(0), 35, 35),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Bury(29), Play("FIR_951", Nothing), ChooseCard("FIR_951t4"), Corpses(Mine, 29), Now(My(0), 5, 5)],
    );
}
