//! Death Knight cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Hideous Husk
///
/// `EDR_810` · Death Knight minion · 6 mana · 3/5
///
/// > Your Leeches steal 1 more Health from their victims. **Battlecry:** Summon two 0/2 Leeches.
///
/// State: Todo
//~ EDR_810 todo 28308ea4 c2270622
#[test]
#[ignore = "todo: EDR_810 Hideous Husk"]
fn EDR_810_hideous_husk() {
    check(CardClass::DeathKnight, &[Give("EDR_810"), Cost("EDR_810", 6), Stats("EDR_810", 3, 5), Unwritten]);
}

/// # Bloated Leech
///
/// `EDR_810t` · Death Knight minion · 1 mana · 0/2
///
/// > At the end of your turn, your hero steals @ Health from the lowest Health enemy.
///
/// State: Todo
//~ EDR_810t todo b1c902e6 a7c86fc6
#[test]
#[ignore = "todo: EDR_810t Bloated Leech"]
fn EDR_810t_bloated_leech() {
    check(CardClass::DeathKnight, &[Give("EDR_810t"), Cost("EDR_810t", 1), Stats("EDR_810t", 0, 2), Unwritten]);
}

/// # Rite of Atrocity
///
/// `EDR_811` · Death Knight spell · Shadow · 1 mana
///
/// > **Discover** an Undead. Spend 2 **Corpses** to give it a **Dark Gift**.
///
/// State: Todo
//~ EDR_811 todo 47accde4 96544471
#[test]
#[ignore = "todo: EDR_811 Rite of Atrocity"]
fn EDR_811_rite_of_atrocity() {
    check(CardClass::DeathKnight, &[Give("EDR_811"), Cost("EDR_811", 1), Unwritten]);
}

/// # Grotesque Runeblade
///
/// `EDR_812` · Death Knight weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If the last card you played had an Unholy rune, gain +1 Attack. Repeat for Blood and +1 Durability.
///
/// State: Todo
//~ EDR_812 todo 376df3c8 c92b6e40
#[test]
#[ignore = "todo: EDR_812 Grotesque Runeblade"]
fn EDR_812_grotesque_runeblade() {
    check(CardClass::DeathKnight, &[Give("EDR_812"), Cost("EDR_812", 2), Stats("EDR_812", 2, 2), Unwritten]);
}

/// # Morbid Swarm
///
/// `EDR_813` · Death Knight spell · 1 mana
///
/// > **Choose One -** Summon two 1/1 Ants; or Spend 2 **Corpses** to deal $4 damage to a minion.
///
/// State: Todo
//~ EDR_813 todo 2b5f33c9 f582bc4d
#[test]
#[ignore = "todo: EDR_813 Morbid Swarm"]
fn EDR_813_morbid_swarm() {
    check(CardClass::DeathKnight, &[Give("EDR_813"), Cost("EDR_813", 1), Unwritten]);
}

/// # Contaminated Colony
///
/// `EDR_813a` · Death Knight spell · 1 mana
///
/// > Summon two 1/1 Ants.
///
/// State: Todo
//~ EDR_813a todo 4f891d91 52d8da26
#[test]
#[ignore = "todo: EDR_813a Contaminated Colony"]
fn EDR_813a_contaminated_colony() {
    check(CardClass::DeathKnight, &[Give("EDR_813a"), Cost("EDR_813a", 1), Unwritten]);
}

/// # Ant Husk
///
/// `EDR_813at` · Death Knight minion · 1 mana · 1/1
///
/// State: Vanilla
//~ EDR_813at vanilla f34d34d7 bfbbe307
#[test]
fn EDR_813at_ant_husk() {
    check(
        CardClass::DeathKnight,
        &[
            Give("EDR_813at"),
            Cost("EDR_813at", 1),
            Stats("EDR_813at", 1, 1),
            Play("EDR_813at", Nothing),
            In(The("EDR_813at"), Zone::Play),
            Now(The("EDR_813at"), 1, 1),
        ],
    );
}

/// # Bug Bites
///
/// `EDR_813b` · Death Knight spell · 1 mana
///
/// > Spend 2 **Corpses** to deal $4 damage to a minion.
///
/// State: Todo
//~ EDR_813b todo c71a1345 3f2118e5
#[test]
#[ignore = "todo: EDR_813b Bug Bites"]
fn EDR_813b_bug_bites() {
    check(CardClass::DeathKnight, &[Give("EDR_813b"), Cost("EDR_813b", 1), Unwritten]);
}

/// # Infested Breath
///
/// `EDR_814` · Death Knight spell · 2 mana
///
/// > Deal $2 damage. Summon a 0/2 Leech.
///
/// State: Todo
//~ EDR_814 todo d9ef1675 e9b0ca08
#[test]
#[ignore = "todo: EDR_814 Infested Breath"]
fn EDR_814_infested_breath() {
    check(CardClass::DeathKnight, &[Give("EDR_814"), Cost("EDR_814", 2), Unwritten]);
}

/// # Corpse Flower
///
/// `EDR_815` · Death Knight minion · 3 mana · 0/5
///
/// > After your opponent summons a minion, spend 2 **Corpses** to deal 3 damage to it.
///
/// State: Todo
//~ EDR_815 todo 0b5b61ab 793bb283
#[test]
#[ignore = "todo: EDR_815 Corpse Flower"]
fn EDR_815_corpse_flower() {
    check(CardClass::DeathKnight, &[Give("EDR_815"), Cost("EDR_815", 3), Stats("EDR_815", 0, 5), Unwritten]);
}

/// # Monstrous Mosquito
///
/// `EDR_816` · Death Knight minion · 1 mana · 1/2
///
/// > At the end of your turn, give your other minions +1 Attack.
///
/// State: Todo
//~ EDR_816 todo 7d8f22fd 1dae774f
#[test]
#[ignore = "todo: EDR_816 Monstrous Mosquito"]
fn EDR_816_monstrous_mosquito() {
    check(CardClass::DeathKnight, &[Give("EDR_816"), Cost("EDR_816", 1), Stats("EDR_816", 1, 2), Unwritten]);
}

/// # Sanguine Infestation
///
/// `EDR_817` · Death Knight spell · 5 mana
///
/// > Draw 2 cards. Summon two 0/2 Leeches.
///
/// State: Todo
//~ EDR_817 todo 561e1535 2d1d223b
#[test]
#[ignore = "todo: EDR_817 Sanguine Infestation"]
fn EDR_817_sanguine_infestation() {
    check(CardClass::DeathKnight, &[Give("EDR_817"), Cost("EDR_817", 5), Unwritten]);
}

/// # Nythendra
///
/// `EDR_818` · Death Knight minion · 7 mana · 7/7
///
/// > **Taunt**. **Deathrattle:** Split into 1/1 Beetles. At the start of your turn, reform with any remaining.
///
/// State: Todo
//~ EDR_818 todo febed002 8242de5e
#[test]
#[ignore = "todo: EDR_818 Nythendra"]
fn EDR_818_nythendra() {
    check(
        CardClass::DeathKnight,
        &[Give("EDR_818"), Cost("EDR_818", 7), Stats("EDR_818", 7, 7), Has("EDR_818", GameTag::TAUNT), Unwritten],
    );
}

/// # Nythendric Beetle
///
/// `EDR_818t` · Death Knight minion · 1 mana · 1/1
///
/// > At the start of your turn, combine with any other friendly Beetles and reform Nythendra.
///
/// State: Todo
//~ EDR_818t todo f0c33b10 b8ff12b3
#[test]
#[ignore = "todo: EDR_818t Nythendric Beetle"]
fn EDR_818t_nythendric_beetle() {
    check(CardClass::DeathKnight, &[Give("EDR_818t"), Cost("EDR_818t", 1), Stats("EDR_818t", 1, 1), Unwritten]);
}

/// # Ursoc
///
/// `EDR_819` · Death Knight minion · 9 mana · 6/14
///
/// > **Battlecry:** Attack ALL other minions. **Deathrattle:** Resurrect any this killed.
///
/// State: Todo
//~ EDR_819 todo f5920bb6 f910facc
#[test]
#[ignore = "todo: EDR_819 Ursoc"]
fn EDR_819_ursoc() {
    check(CardClass::DeathKnight, &[Give("EDR_819"), Cost("EDR_819", 9), Stats("EDR_819", 6, 14), Unwritten]);
}

/// # Cremate
///
/// `FIR_900` · Death Knight spell · Fire · 3 mana
///
/// > **Discover** a minion with a **Dark Gift**. It costs (2) less.
///
/// State: Todo
//~ FIR_900 todo 61ee6b29 a9856f26
#[test]
#[ignore = "todo: FIR_900 Cremate"]
fn FIR_900_cremate() {
    check(CardClass::DeathKnight, &[Give("FIR_900"), Cost("FIR_900", 3), Unwritten]);
}

/// # Frostburn Matriarch
///
/// `FIR_901` · Death Knight minion · 5 mana · 4/4
///
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, summon two 4/4 Dragons with **Taunt**.
///
/// State: Todo
//~ FIR_901 todo e6eddc92 3e86739f
#[test]
#[ignore = "todo: FIR_901 Frostburn Matriarch"]
fn FIR_901_frostburn_matriarch() {
    check(CardClass::DeathKnight, &[Give("FIR_901"), Cost("FIR_901", 5), Stats("FIR_901", 4, 4), Unwritten]);
}

/// # Frostburn Broodling
///
/// `FIR_901t` · Death Knight minion · 4 mana · 4/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ FIR_901t vanilla 7f35d526 18be3921
#[test]
fn FIR_901t_frostburn_broodling() {
    check(
        CardClass::DeathKnight,
        &[
            Give("FIR_901t"),
            Cost("FIR_901t", 4),
            Stats("FIR_901t", 4, 4),
            Has("FIR_901t", GameTag::TAUNT),
            Play("FIR_901t", Nothing),
            In(The("FIR_901t"), Zone::Play),
            Now(The("FIR_901t"), 4, 4),
            HasNow(The("FIR_901t"), GameTag::TAUNT),
        ],
    );
}

/// # Volcoross
///
/// `FIR_951` · Death Knight minion · 8 mana · 5/5
///
/// > **Rush, Taunt Battlecry:** Choose to spend 10, 20, or 30 **Corpses** to gain that many stats.
///
/// State: Todo
//~ FIR_951 todo 1fdbc59a fe183cd5
#[test]
#[ignore = "todo: FIR_951 Volcoross"]
fn FIR_951_volcoross() {
    check(
        CardClass::DeathKnight,
        &[
            Give("FIR_951"),
            Cost("FIR_951", 8),
            Stats("FIR_951", 5, 5),
            Has("FIR_951", GameTag::RUSH),
            Has("FIR_951", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Tail Smash
///
/// `FIR_951t2` · Death Knight spell · 0 mana
///
/// > Spend 10 **Corpses** to gain +10/+10.
///
/// State: Todo
//~ FIR_951t2 todo ebe137c1 f7c40667
#[test]
#[ignore = "todo: FIR_951t2 Tail Smash"]
fn FIR_951t2_tail_smash() {
    check(CardClass::DeathKnight, &[Give("FIR_951t2"), Cost("FIR_951t2", 0), Unwritten]);
}

/// # Fiery Chomp
///
/// `FIR_951t3` · Death Knight spell · 0 mana
///
/// > Spend 20 **Corpses** to gain +20/+20.
///
/// State: Todo
//~ FIR_951t3 todo 4910451b c60b5bb5
#[test]
#[ignore = "todo: FIR_951t3 Fiery Chomp"]
fn FIR_951t3_fiery_chomp() {
    check(CardClass::DeathKnight, &[Give("FIR_951t3"), Cost("FIR_951t3", 0), Unwritten]);
}

/// # Lava Wave
///
/// `FIR_951t4` · Death Knight spell · 0 mana
///
/// > Spend 30 **Corpses** to gain +30/+30.
///
/// State: Todo
//~ FIR_951t4 todo 2464f4ac 50e5453a
#[test]
#[ignore = "todo: FIR_951t4 Lava Wave"]
fn FIR_951t4_lava_wave() {
    check(CardClass::DeathKnight, &[Give("FIR_951t4"), Cost("FIR_951t4", 0), Unwritten]);
}
