//! Neutral cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 569e113a

/// `ICC_828t2` · Neutral minion · 2 mana · 1/2
/// > **Taunt** **Poisonous**@**Taunt**, **Poisonous**
///
/// State: Todo
//~ todo ICC_828t2 ea7cbd63 91f163b6 3766f965.1a840b74
#[test]
#[ignore = "todo: Stubborn Gastropod"]
fn ICC_828t2_stubborn_gastropod() {
    unwritten("ICC_828t2");
}

/// `ICC_828t3` · Neutral minion · 3 mana · 2/2
/// > **Stealth** **Poisonous**@**Stealth**, **Poisonous**
///
/// State: Todo
//~ todo ICC_828t3 8f420666 d7eb9f93 b87c1ca2.afe395c0
#[test]
#[ignore = "todo: Giant Wasp"]
fn ICC_828t3_giant_wasp() {
    unwritten("ICC_828t3");
}

/// `UNG_001` · Neutral minion · 3 mana · 2/2
/// > Battlecry: **Adapt**.
///
/// State: Done
//~ done UNG_001 fd387796 - c72b8c7d.48c466cf
#[test]
fn UNG_001_pterrordax_hatchling() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_001"),
            Cost("UNG_001", 3),
            Stats("UNG_001", 2, 2),
            Force(Card("UNG_999t3")),
            Play("UNG_001", Nothing),
            ChooseCard("UNG_999t3"),
            Now(The("UNG_001"), 5, 2),
        ],
    );
}

/// `UNG_002` · Neutral minion · 6 mana · 5/6
/// > **Battlecry: Adapt**, then **Adapt**.
///
/// State: Done
//~ done UNG_002 934aa34f - bcf26bf2.9de66038
#[test]
fn UNG_002_volcanosaur() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_002"),
            Cost("UNG_002", 6),
            Stats("UNG_002", 5, 6),
            Force(Card("UNG_999t3")),
            Play("UNG_002", Nothing),
            Force(Card("UNG_999t4")),
            ChooseCard("UNG_999t3"),
            ChooseCard("UNG_999t4"),
            Now(The("UNG_002"), 8, 9),
        ],
    );
}

/// `UNG_009` · Neutral minion · 2 mana · 2/2
/// > **Battlecry:** If you control at least 2 other minions, **Adapt.**
///
/// State: Done
//~ done UNG_009 05c2d832 - 73f5467b.3e2479ea
#[test]
fn UNG_009_ravasaur_runt() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_009"),
            Cost("UNG_009", 2),
            Stats("UNG_009", 2, 2),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Force(Card("UNG_999t3")),
            Play("UNG_009", Nothing),
            ChooseCard("UNG_999t3"),
            Now(The("UNG_009"), 5, 2),
        ],
    );
}

/// `UNG_075` · Neutral minion · 3 mana · 3/3
/// > After this minion attacks a hero, **Adapt**.
///
/// State: Done
//~ done UNG_075 a2207104 - 73466a24.99d43929
#[test]
fn UNG_075_vicious_fledgling() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_075"),
            Cost("UNG_075", 3),
            Stats("UNG_075", 3, 3),
            Friend("UNG_075"),
            Force(Card("UNG_999t3")),
            Attack(My(0), TheirHero),
            ChooseCard("UNG_999t3"),
            Now(My(0), 6, 3),
        ],
    );
}

/// `UNG_082` · Neutral minion · 3 mana · 3/3
/// > **Battlecry**: If you played an Elemental last turn, **Adapt**.
///
/// State: Done
//~ done UNG_082 916dba29 - 6989d57f.8db616ad
#[test]
fn UNG_082_thunder_lizard() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_082"),
            Cost("UNG_082", 3),
            Stats("UNG_082", 3, 3),
            Play("CS2_033", Nothing),
            EndTurn,
            EndTurn,
            Force(Card("UNG_999t3")),
            Play("UNG_082", Nothing),
            ChooseCard("UNG_999t3"),
            Now(The("UNG_082"), 6, 3),
        ],
    );
}

/// `UNG_089` · Neutral minion · 4 mana · 5/4
/// > **Battlecry: Adapt** your Murlocs.
///
/// State: Done
//~ done UNG_089 79ec5ac4 - b5990277.62b76d94
#[test]
fn UNG_089_gentle_megasaur() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_089"),
            Cost("UNG_089", 4),
            Stats("UNG_089", 5, 4),
            Friend("CS2_168"),
            Force(Card("UNG_999t3")),
            Play("UNG_089", Nothing),
            ChooseCard("UNG_999t3"),
            Now(My(0), 5, 1),
        ],
    );
}

/// `UNG_843` · Neutral minion · 3 mana · 3/4
/// > After you cast a spell on this minion, summon a 1/1 Plant and cast another copy on it.
///
/// State: Todo
//~ todo UNG_843 c0ddc69d 0fb5d274 4daad351.7d151a65
#[test]
#[ignore = "todo: The Voraxx"]
fn UNG_843_the_voraxx() {
    unwritten("UNG_843");
}

/// `UNG_851` · Neutral minion · 5 mana · 5/5
/// > **Battlecry:** Shuffle a sealed **Un'Goro** pack into your deck. If your deck has no duplicates, draw it.
///
/// State: Todo
//~ todo UNG_851 0ef29a1f 801a3362 a99016cd.cb57b2fd
#[test]
#[ignore = "todo: Elise the Trailblazer"]
fn UNG_851_elise_the_trailblazer() {
    unwritten("UNG_851");
}

/// `UNG_851t1` · Neutral spell · 2 mana
/// > Add 5 **Journey to Un'Goro** cards to your hand.
///
/// State: Todo
//~ todo UNG_851t1 4b293850 a59b49f5 32c623eb.22acff2c
#[test]
#[ignore = "todo: Un'Goro Pack"]
fn UNG_851t1_un_goro_pack() {
    unwritten("UNG_851t1");
}

/// `UNG_900` · Neutral minion · 5 mana · 3/4
/// > After you summon a minion, trigger its **Deathrattle** effect.
///
/// State: Done
//~ done UNG_900 93f5888f - ea20938f.03dafab7
#[test]
fn UNG_900_spiritsinger_umbra() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_900"),
            Cost("UNG_900", 5),
            Stats("UNG_900", 3, 4),
            Play("UNG_900", Nothing),
            Play("EX1_096", Nothing),
            HandCount(Mine, 1),
            BoardCount(Mine, 2),
            Play("CS2_231", Nothing),
            HandCount(Mine, 1),
            EndTurn,
            Play("EX1_096", Nothing),
            HandCount(Theirs, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// `UNG_999t10` · Neutral spell · 0 mana
/// > **Stealth** until your next turn.
///
/// State: Done
//~ done UNG_999t10 00a85311 - 9f015505.cec81b7f
#[test]
fn UNG_999t10_shrouding_mist() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t10"),
            Cost("UNG_999t10", 0),
            Has("UNG_999t10", GameTag::STEALTH),
            Targets("UNG_999t10", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("UNG_999t10", On(My(0))),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            EndTurn,
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
}

/// `UNG_999t13` · Neutral spell · 0 mana
/// > **Poisonous**
///
/// State: Done
//~ done UNG_999t13 4a777b15 - fbf6119b.2574dcf7
#[test]
fn UNG_999t13_poison_spit() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t13"),
            Cost("UNG_999t13", 0),
            Has("UNG_999t13", GameTag::POISONOUS),
            Targets("UNG_999t13", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("UNG_999t13", On(My(0))),
            HasNow(My(0), GameTag::POISONOUS),
        ],
    );
}

/// `UNG_999t14` · Neutral spell · 0 mana
/// > +1/+1
///
/// State: Done
//~ done UNG_999t14 95b63438 - 7af12f9d.29d9cb13
#[test]
fn UNG_999t14_volcanic_might() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t14"),
            Cost("UNG_999t14", 0),
            Targets("UNG_999t14", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("UNG_999t14", On(My(0))),
            Now(My(0), 5, 6),
        ],
    );
}

/// `UNG_999t2` · Neutral spell · 0 mana
/// > **Deathrattle:** Summon two 1/1 Plants.
///
/// State: Done
//~ done UNG_999t2 2ab8fb97 - c4669727.eb8790cf
#[test]
fn UNG_999t2_living_spores() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t2"),
            Cost("UNG_999t2", 0),
            Friend("CS2_182"),
            Play("UNG_999t2", On(My(0))),
            Kill(My(0)),
            BoardCount(Mine, 2),
            Now(My(1), 1, 1),
        ],
    );
}

/// `UNG_999t2e` · Neutral enchantment
/// > **Deathrattle:** Summon two 1/1 Plants.
///
/// State: Done
//~ done UNG_999t2e 1801b5bd - a948586c.eb8790cf
#[test]
fn UNG_999t2e_living_spores() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "UNG_999t2e"),
            Kill(Nth(0)),
            BoardCount(Mine, 3),
            In(The("UNG_999t2t1"), Zone::Play),
            Now(The("UNG_999t2t1"), 1, 1),
        ],
    );
}

/// `UNG_999t3` · Neutral spell · 0 mana
/// > +3 Attack
///
/// State: Done
//~ done UNG_999t3 da0f40dd - 5fb2a2b8.51bc326b
#[test]
fn UNG_999t3_flaming_claws() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t3"),
            Cost("UNG_999t3", 0),
            Targets("UNG_999t3", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("UNG_999t3", On(My(0))),
            Now(My(0), 7, 5),
        ],
    );
}

/// `UNG_999t4` · Neutral spell · 0 mana
/// > +3 Health
///
/// State: Done
//~ done UNG_999t4 6ba3883f - 003ae540.f19d98cc
#[test]
fn UNG_999t4_rocky_carapace() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t4"),
            Cost("UNG_999t4", 0),
            Targets("UNG_999t4", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("UNG_999t4", On(My(0))),
            Now(My(0), 4, 8),
        ],
    );
}

/// `UNG_999t5` · Neutral spell · 0 mana
/// > **Elusive**
///
/// State: Done
//~ done UNG_999t5 0f65a0dc - 7397afb4.c54580ff
#[test]
fn UNG_999t5_liquid_membrane() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t5"),
            Cost("UNG_999t5", 0),
            Has("UNG_999t5", GameTag::ELUSIVE),
            Targets("UNG_999t5", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("UNG_999t5", On(My(0))),
            HasNow(My(0), GameTag::ELUSIVE),
        ],
    );
}

/// `UNG_999t6` · Neutral spell · 0 mana
/// > **Taunt**
///
/// State: Done
//~ done UNG_999t6 29cd36a8 - 643dfb8f.4b0c5d24
#[test]
fn UNG_999t6_massive() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t6"),
            Cost("UNG_999t6", 0),
            Has("UNG_999t6", GameTag::TAUNT),
            Targets("UNG_999t6", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("UNG_999t6", On(My(0))),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// `UNG_999t7` · Neutral spell · 0 mana
/// > **Windfury**
///
/// State: Done
//~ done UNG_999t7 194736f9 - 9c1cea36.9569ce14
#[test]
fn UNG_999t7_lightning_speed() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t7"),
            Cost("UNG_999t7", 0),
            Has("UNG_999t7", GameTag::WINDFURY),
            Targets("UNG_999t7", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("UNG_999t7", On(My(0))),
            HasNow(My(0), GameTag::WINDFURY),
        ],
    );
}

/// `UNG_999t8` · Neutral spell · 0 mana
/// > **Divine Shield**
///
/// State: Done
//~ done UNG_999t8 3a1801b9 - 2e1b6f8c.cc526ac4
#[test]
fn UNG_999t8_crackling_shield() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t8"),
            Cost("UNG_999t8", 0),
            Has("UNG_999t8", GameTag::DIVINE_SHIELD),
            Targets("UNG_999t8", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("UNG_999t8", On(My(0))),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}
