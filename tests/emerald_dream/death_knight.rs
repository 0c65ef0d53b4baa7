//! Death Knight cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ff9a8854

/// # Hideous Husk
///
/// `EDR_810` · Death Knight minion · 6 mana · 3/5
///
/// > Your Leeches steal 1 more Health from their victims. **Battlecry:** Summon two 0/2 Leeches.
///
/// State: Todo
//~ todo EDR_810 402e02c6 ab81bd08 767fbecd.9fb618ed
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
//~ todo EDR_810t 8c9688a1 77ac2edb 0887e5cf.28f5bcd7
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
//~ todo EDR_811 152c4c30 9cedd155 466ad495.e2aa2404
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
//~ todo EDR_812 60306155 54c9c4d1 4f490134.fb6a79a5
#[test]
#[ignore = "todo: EDR_812 Grotesque Runeblade"]
fn EDR_812_grotesque_runeblade() {
    check(CardClass::DeathKnight, &[Give("EDR_812"), Cost("EDR_812", 2), Stats("EDR_812", 2, 2), Unwritten]);
}

/// # Unholy Corruption
///
/// `EDR_812e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived EDR_812e 78651f52 0800e060 b0b74f9c.c84fda8a
#[test]
fn EDR_812e_unholy_corruption() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "EDR_812e"), Now(My(0), 6, 1)]);
}

/// # Bloody Corruption
///
/// `EDR_812e1` · Neutral enchantment
///
/// > +1 Durability.
///
/// State: Derived
//~ derived EDR_812e1 ae3848e8 c9b97e96 58d2bc92.310b3243
#[test]
fn EDR_812e1_bloody_corruption() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "EDR_812e1"), Now(My(0), 5, 2)]);
}

/// # Morbid Swarm
///
/// `EDR_813` · Death Knight spell · 1 mana
///
/// > **Choose One -** Summon two 1/1 Ants; or Spend 2 **Corpses** to deal $4 damage to a minion.
///
/// State: Todo
//~ todo EDR_813 bd407d87 9597bf5e 5f6e40e8.7ba759f3
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
/// State: Derived
//~ derived EDR_813a 32aa6ad8 80b5e693 309f922f.07043bed
#[test]
fn EDR_813a_contaminated_colony() {
    check(
        CardClass::DeathKnight,
        &[
            Give("EDR_813a"),
            Cost("EDR_813a", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_813a", Nothing),
            BoardCount(Mine, 3),
            In(The("EDR_813at"), Zone::Play),
            Now(The("EDR_813at"), 1, 1),
        ],
    );
}

/// # Ant Husk
///
/// `EDR_813at` · Death Knight minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla EDR_813at 345e53c7 3bd68a87 654c9ca2
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
/// State: Derived
//~ derived EDR_813b 5da7c65c 9d864fe0 d07dcc95.5cfd59b6
#[test]
fn EDR_813b_bug_bites() {
    check(
        CardClass::DeathKnight,
        &[
            Give("EDR_813b"),
            Cost("EDR_813b", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("EDR_813b", On(Nth(2))),
            Corpses(Mine, 28),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("EDR_813b"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("EDR_813b", On(Nth(1))),
            Corpses(Mine, 28),
            Now(Nth(1), 4, 1),
        ],
    );
}

/// # Infested Breath
///
/// `EDR_814` · Death Knight spell · 2 mana
///
/// > Deal $2 damage. Summon a 0/2 Leech.
///
/// State: Derived
//~ derived EDR_814 4eafa0f2 61cb0d5d 182ae1f0.acbd35d2
#[test]
fn EDR_814_infested_breath() {
    check(
        CardClass::DeathKnight,
        &[
            Give("EDR_814"),
            Cost("EDR_814", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_814", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 3),
            In(The("EDR_810t"), Zone::Play),
            Now(The("EDR_810t"), 0, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("EDR_814"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_814", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 3),
            In(The("EDR_810t"), Zone::Play),
            Now(The("EDR_810t"), 0, 2),
        ],
    );
}

/// # Corpse Flower
///
/// `EDR_815` · Death Knight minion · 3 mana · 0/5
///
/// > After your opponent summons a minion, spend 2 **Corpses** to deal 3 damage to it.
///
/// State: Derived
//~ derived EDR_815 45462203 5771f80d 88c4743d.54ed68b7
#[test]
fn EDR_815_corpse_flower() {
    check(
        CardClass::DeathKnight,
        &[
            Give("EDR_815"),
            Cost("EDR_815", 3),
            Stats("EDR_815", 0, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Friend("EDR_815"),
            EndTurn,
            Play("CS2_182", Nothing),
            Corpses(Mine, 28),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("EDR_815"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Friend("EDR_815"),
            Play("CS2_182", Nothing),
            Corpses(Mine, 30),
        ],
    );
}

/// # Monstrous Mosquito
///
/// `EDR_816` · Death Knight minion · 1 mana · 1/2
///
/// > At the end of your turn, give your other minions +1 Attack.
///
/// State: Derived
//~ derived EDR_816 12606ef5 283b81e0 f594a5b2.7897b10f
#[test]
fn EDR_816_monstrous_mosquito() {
    check(
        CardClass::DeathKnight,
        &[
            Give("EDR_816"),
            Cost("EDR_816", 1),
            Stats("EDR_816", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_816"),
            EndTurn,
            Now(Nth(1), 5, 5),
            Now(Nth(3), 1, 2),
        ],
    );
}

/// # Shared Blood
///
/// `EDR_816e` · Death Knight enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived EDR_816e fd9f4082 9fd636f4 e9abeff8.c84fda8a
#[test]
fn EDR_816e_shared_blood() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "EDR_816e"), Now(My(0), 6, 1)]);
}

/// # Sanguine Infestation
///
/// `EDR_817` · Death Knight spell · 5 mana
///
/// > Draw 2 cards. Summon two 0/2 Leeches.
///
/// State: Derived
//~ derived EDR_817 f7780d0a 8c05e369 13902190.7fe601cd
#[test]
fn EDR_817_sanguine_infestation() {
    check(
        CardClass::DeathKnight,
        &[
            Give("EDR_817"),
            Cost("EDR_817", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_817", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            In(The("EDR_810t"), Zone::Play),
            Now(The("EDR_810t"), 0, 2),
        ],
    );
}

/// # Nythendra
///
/// `EDR_818` · Death Knight minion · 7 mana · 7/7
///
/// > **Taunt**. **Deathrattle:** Split into 1/1 Beetles. At the start of your turn, reform with any remaining.
///
/// State: Todo
//~ todo EDR_818 a10178cb 0afb7d43 8035fb8f.990f9043
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
//~ todo EDR_818t 44434652 c07028f5 c040526b.6106c40a
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
//~ todo EDR_819 ea7f0001 5c4cdc47 538ad910.0c26a800
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
//~ todo FIR_900 6f3670d3 441bd355 8ffa1c48.94718028
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
//~ todo FIR_901 92fcaaf6 f4d73d65 42a93f80.0d542bd5
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
//~ vanilla FIR_901t f8fc22cf c01896ca 35f7a875.4b0c5d24
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
/// State: Done
//~ done FIR_951 7d1bd175 - 050d0dca.169db942
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

/// # Tail Smash
///
/// `FIR_951t2` · Death Knight spell · 0 mana
///
/// > Spend 10 **Corpses** to gain +10/+10.
///
/// State: Done
//~ done FIR_951t2 f6fbb14d - 7210be38.9b513e99
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

/// # Fiery Chomp
///
/// `FIR_951t3` · Death Knight spell · 0 mana
///
/// > Spend 20 **Corpses** to gain +20/+20.
///
/// State: Done
//~ done FIR_951t3 5e870dd8 - c2c72250.53aa9735
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

/// # Lava Wave
///
/// `FIR_951t4` · Death Knight spell · 0 mana
///
/// > Spend 30 **Corpses** to gain +30/+30.
///
/// State: Done
//~ done FIR_951t4 bfcce318 - 34b0a805.737ac73d
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
