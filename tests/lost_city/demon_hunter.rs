//! Demon Hunter cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 72e05aba

/// # Horn of Feasting
///
/// `DINO_136` · Demon Hunter spell · 4 mana
///
/// > Summon three 2/1 Raptors with **Rush**. **Outcast:** Give them **Immune** while attacking this turn.
///
/// State: Todo
//~ todo DINO_136 f3030bed 24575358 606eae36.a9fd4f23
#[test]
#[ignore = "todo: DINO_136 Horn of Feasting"]
fn DINO_136_horn_of_feasting() {
    check(CardClass::DemonHunter, &[Give("DINO_136"), Cost("DINO_136", 4), Unwritten]);
}

/// # Ravenous Raptor
///
/// `DINO_136t` · Demon Hunter minion · 2 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DINO_136t bd99bf8e 8001ac61 f030ec5f.57b12c28
#[test]
fn DINO_136t_ravenous_raptor() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DINO_136t"),
            Cost("DINO_136t", 2),
            Stats("DINO_136t", 2, 1),
            Has("DINO_136t", GameTag::RUSH),
            Play("DINO_136t", Nothing),
            In(The("DINO_136t"), Zone::Play),
            Now(The("DINO_136t"), 2, 1),
            HasNow(The("DINO_136t"), GameTag::RUSH),
        ],
    );
}

/// # Skittish Saucier
///
/// `DINO_137` · Demon Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Reduce the Cost of adjacent cards in your hand by (1).
///
/// State: Todo
//~ todo DINO_137 d84f5f12 b9ae57ee 4a55ff36.48a82413
#[test]
#[ignore = "todo: DINO_137 Skittish Saucier"]
fn DINO_137_skittish_saucier() {
    check(CardClass::DemonHunter, &[Give("DINO_137"), Cost("DINO_137", 3), Stats("DINO_137", 4, 2), Unwritten]);
}

/// # Diabolus Rex
///
/// `DINO_138` · Demon Hunter minion · 6 mana · 6/5
///
/// > **Kindred:** Deal 6 damage to your opponent's left and right-most minions.
///
/// State: Derived
//~ derived DINO_138 87bd4040 b7369bb8 04d58d13.894762f2
#[test]
fn DINO_138_diabolus_rex() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DINO_138"),
            Cost("DINO_138", 6),
            Stats("DINO_138", 6, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_119", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("DINO_138", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DINO_138"),
            Friend("TLC_248"),
            Enemy("AT_101"),
            Play("CS2_119", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("DINO_138", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DINO_138"),
            Friend("TLC_248"),
            Enemy("AT_101"),
            Enemy("TLC_248"),
            Play("CS2_119", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("DINO_138", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 14, 22),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Gorishi Wasp
///
/// `TLC_630` · Demon Hunter minion · 5 mana · 2/7
///
/// > **Rush**. Whenever this takes damage, get a 1-Cost Gorishi Stinger.
///
/// State: Derived
//~ derived TLC_630 94c1465e a4776184 ade0c85c.89126d0b
#[test]
fn TLC_630_gorishi_wasp() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TLC_630"),
            Cost("TLC_630", 5),
            Stats("TLC_630", 2, 7),
            Has("TLC_630", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_630"),
            Hurt(Nth(3), 1),
            Is(InHand(1), "TLC_630t"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Gorishi Stinger
///
/// `TLC_630t` · Demon Hunter spell · 1 mana
///
/// > Deal $2 damage. Summon a 2/1 Grub with **Rush**.
///
/// State: Todo
//~ todo TLC_630t fa025199 0cc32f80 a039a0ec.c6125c7e
#[test]
#[ignore = "todo: TLC_630t Gorishi Stinger"]
fn TLC_630t_gorishi_stinger() {
    check(CardClass::DemonHunter, &[Give("TLC_630t"), Cost("TLC_630t", 1), Unwritten]);
}

/// # Unleash the Colossus
///
/// `TLC_631` · Demon Hunter spell · 1 mana
///
/// > **Quest:** Deal exactly 2 damage to an enemy on your turn, 12 times. **Reward:** Gorishi Colossus.
///
/// State: Todo
//~ todo TLC_631 544a9029 f1e42a49 483e37fd.24ac5a3b
#[test]
#[ignore = "todo: TLC_631 Unleash the Colossus"]
fn TLC_631_unleash_the_colossus() {
    check(CardClass::DemonHunter, &[Give("TLC_631"), Cost("TLC_631", 1), Unwritten]);
}

/// # Gorishi Colossus
///
/// `TLC_631t` · Demon Hunter minion · 5 mana · 8/8
///
/// > **Battlecry:** For the rest of the game, whenever you deal exactly 2 damage to an enemy, deal 2 more.
///
/// State: Todo
//~ todo TLC_631t f8021dc0 9f65dae6 ac6a4e37.f9e28c9c
#[test]
#[ignore = "todo: TLC_631t Gorishi Colossus"]
fn TLC_631t_gorishi_colossus() {
    check(CardClass::DemonHunter, &[Give("TLC_631t"), Cost("TLC_631t", 5), Stats("TLC_631t", 8, 8), Unwritten]);
}

/// # Bugsquasher
///
/// `TLC_633` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Battlecry:** Deal 6 damage to an enemy minion with a minion type.
///
/// State: Todo
//~ todo TLC_633 18956d73 a7bd98da e9d21c5c.4680567c
#[test]
#[ignore = "todo: TLC_633 Bugsquasher"]
fn TLC_633_bugsquasher() {
    check(CardClass::DemonHunter, &[Give("TLC_633"), Cost("TLC_633", 4), Stats("TLC_633", 5, 3), Unwritten]);
}

/// # Insect Claw
///
/// `TLC_833` · Demon Hunter weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, summon a 2/1 Grub with **Rush**.
///
/// State: Derived
//~ derived TLC_833 0872788b f17b7cf1 93d51818.6d1d6aa1
#[test]
fn TLC_833_insect_claw() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TLC_833"),
            Cost("TLC_833", 3),
            Stats("TLC_833", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_833"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 2),
            In(The("TLC_903t"), Zone::Play),
            Now(The("TLC_903t"), 2, 1),
        ],
    );
}

/// # Gorishi Tunneler
///
/// `TLC_840` · Demon Hunter minion · 3 mana · 2/4
///
/// > **Stealth** After this attacks, deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived TLC_840 8317ff78 6cf8a0dc 00201011.291d90f8
#[test]
fn TLC_840_gorishi_tunneler() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TLC_840"),
            Cost("TLC_840", 3),
            Stats("TLC_840", 2, 4),
            Has("TLC_840", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TLC_840"),
            Attack(Nth(4), TheirHero),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Entomologist Toru
///
/// `TLC_841` · Demon Hunter minion · 8 mana · 7/7
///
/// > **Battlecry:** Put each minion in your hand into 0/1 Jars that cost (1). Break them to release the minions!
///
/// State: Todo
//~ todo TLC_841 08cbf83b 2fdd90c3 44d23166.cbc0f202
#[test]
#[ignore = "todo: TLC_841 Entomologist Toru"]
fn TLC_841_entomologist_toru() {
    check(CardClass::DemonHunter, &[Give("TLC_841"), Cost("TLC_841", 8), Stats("TLC_841", 7, 7), Unwritten]);
}

/// # Specimen Jar
///
/// `TLC_841t` · Demon Hunter minion · 1 mana · 0/1
///
/// > **Deathrattle:** Release nothing. *(It's just an empty jar.)*@**Deathrattle:** Release {5}!
///
/// State: Todo
//~ todo TLC_841t f96d9ad4 b527516f 6542c32a.bc2bbfc6
#[test]
#[ignore = "todo: TLC_841t Specimen Jar"]
fn TLC_841t_specimen_jar() {
    check(CardClass::DemonHunter, &[Give("TLC_841t"), Cost("TLC_841t", 1), Stats("TLC_841t", 0, 1), Unwritten]);
}

/// # Hive Map
///
/// `TLC_900` · Demon Hunter spell · 1 mana
///
/// > **Discover** a Fel spell. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_900 95e00a83 6e681661 16be5577.4aa03ce9
#[test]
#[ignore = "todo: TLC_900 Hive Map"]
fn TLC_900_hive_map() {
    check(CardClass::DemonHunter, &[Give("TLC_900"), Cost("TLC_900", 1), Unwritten]);
}

/// # Fumigate
///
/// `TLC_901` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $3 damage to a minion and all others of the same minion type.
///
/// State: Todo
//~ todo TLC_901 d189a080 4ae4a6ef e6abf30c.6e65ded6
#[test]
#[ignore = "todo: TLC_901 Fumigate"]
fn TLC_901_fumigate() {
    check(CardClass::DemonHunter, &[Give("TLC_901"), Cost("TLC_901", 2), Unwritten]);
}

/// # Infestation
///
/// `TLC_902` · Demon Hunter spell · 2 mana
///
/// > Get two 1-Cost Gorishi Stingers. Each one deals $2 damage and summons a 2/1 Grub with **Rush**.
///
/// State: Todo
//~ todo TLC_902 5a43eeed c92cc2b0 4466c437.888c8d18
#[test]
#[ignore = "todo: TLC_902 Infestation"]
fn TLC_902_infestation() {
    check(CardClass::DemonHunter, &[Give("TLC_902"), Cost("TLC_902", 2), Unwritten]);
}

/// # Silithid Queen
///
/// `TLC_903` · Demon Hunter minion · 5 mana · 5/2
///
/// > **Rush Kindred**: Give your hero +5 Attack this turn.
///
/// State: Done
//~ done TLC_903 0be079a2 - ffaf20cb.b607b68e
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

/// # Queen's Stinger
///
/// `TLC_903e` · Demon Hunter enchantment
///
/// > +5 Attack this turn.
///
/// State: Derived
//~ derived TLC_903e c989f748 138944cc 9a59aadd.029f0d3a
#[test]
fn TLC_903e_queens_stinger() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "TLC_903e"), Now(My(0), 10, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Silithid Grub
///
/// `TLC_903t` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TLC_903t dec60acb ad8ac4be bf7187d3.57b12c28
#[test]
fn TLC_903t_silithid_grub() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TLC_903t"),
            Cost("TLC_903t", 1),
            Stats("TLC_903t", 2, 1),
            Has("TLC_903t", GameTag::RUSH),
            Play("TLC_903t", Nothing),
            In(The("TLC_903t"), Zone::Play),
            Now(The("TLC_903t"), 2, 1),
            HasNow(The("TLC_903t"), GameTag::RUSH),
        ],
    );
}
