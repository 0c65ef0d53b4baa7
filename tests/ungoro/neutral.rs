//! Neutral cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 569e113a

/// # Stubborn Gastropod
///
/// `ICC_828t2` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt** **Poisonous**@**Taunt**, **Poisonous**
///
/// State: Todo
//~ todo ICC_828t2 41365835 289e3d4a 3766f965.1a840b74
#[test]
#[ignore = "todo: ICC_828t2 Stubborn Gastropod"]
fn ICC_828t2_stubborn_gastropod() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_828t2"),
            Cost("ICC_828t2", 2),
            Stats("ICC_828t2", 1, 2),
            Has("ICC_828t2", GameTag::POISONOUS),
            Has("ICC_828t2", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Giant Wasp
///
/// `ICC_828t3` · Neutral minion · 3 mana · 2/2
///
/// > **Stealth** **Poisonous**@**Stealth**, **Poisonous**
///
/// State: Todo
//~ todo ICC_828t3 3948009e 12eae686 b87c1ca2.afe395c0
#[test]
#[ignore = "todo: ICC_828t3 Giant Wasp"]
fn ICC_828t3_giant_wasp() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_828t3"),
            Cost("ICC_828t3", 3),
            Stats("ICC_828t3", 2, 2),
            Has("ICC_828t3", GameTag::POISONOUS),
            Has("ICC_828t3", GameTag::STEALTH),
            Unwritten,
        ],
    );
}

/// # Pterrordax Hatchling
///
/// `UNG_001` · Neutral minion · 3 mana · 2/2
///
/// > Battlecry: **Adapt**.
///
/// State: Done
//~ done UNG_001 af8a4870 - c72b8c7d.48c466cf
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

/// # Volcanosaur
///
/// `UNG_002` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry: Adapt**, then **Adapt**.
///
/// State: Done
//~ done UNG_002 209fdf13 - bcf26bf2.9de66038
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

/// # Ravasaur Runt
///
/// `UNG_009` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you control at least 2 other minions, **Adapt.**
///
/// State: Done
//~ done UNG_009 8ebba6d6 - 73f5467b.3e2479ea
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

/// # Sated Threshadon
///
/// `UNG_010` · Neutral minion · 7 mana · 5/8
///
/// > **Taunt Deathrattle:** Summon three 1/1 Murlocs.
///
/// State: Derived
//~ derived UNG_010 28ea238e 61f63890 23db422a.e2e8e357
#[test]
fn UNG_010_sated_threshadon() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_010"),
            Cost("UNG_010", 7),
            Stats("UNG_010", 5, 8),
            Has("UNG_010", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_010"),
            Kill(Nth(3)),
            BoardCount(Mine, 4),
            In(The("UNG_201t"), Zone::Play),
            Now(The("UNG_201t"), 1, 1),
        ],
    );
}

/// # Tol'vir Stoneshaper
///
/// `UNG_070` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** If you played an Elemental last turn, gain **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived UNG_070 c18e617f 2ea181c4 829d63d8.5e7e5a5e
#[test]
fn UNG_070_tolvir_stoneshaper() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_070"),
            Cost("UNG_070", 4),
            Stats("UNG_070", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("UNG_070", Nothing),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_070", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Stonewall
///
/// `UNG_070e` · Neutral enchantment
///
/// > **Divine Shield** and **Taunt**.
///
/// State: Derived
//~ derived UNG_070e b20858b4 30984891 68c6f08c.9812ac78
#[test]
fn UNG_070e_stonewall() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "UNG_070e"),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// # Giant Mastodon
///
/// `UNG_071` · Neutral minion · 9 mana · 6/12
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla UNG_071 59bce0f8 f3e50471 5edf7ecf.4b0c5d24
#[test]
fn UNG_071_giant_mastodon() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_071"),
            Cost("UNG_071", 9),
            Stats("UNG_071", 6, 12),
            Has("UNG_071", GameTag::TAUNT),
            Play("UNG_071", Nothing),
            In(The("UNG_071"), Zone::Play),
            Now(The("UNG_071"), 6, 12),
            HasNow(The("UNG_071"), GameTag::TAUNT),
        ],
    );
}

/// # Stonehill Defender
///
/// `UNG_072` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// State: Derived
//~ derived UNG_072 2cc093c2 5dcb7807 47749695.1c14395b
#[test]
fn UNG_072_stonehill_defender() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_072"),
            Cost("UNG_072", 3),
            Stats("UNG_072", 1, 5),
            Has("UNG_072", GameTag::TAUNT),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("AT_097")),
            Play("UNG_072", Nothing),
            ChooseCard("AT_097"),
            Is(InHand(0), "AT_097"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_072"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_003")),
            Play("UNG_072", Nothing),
            Choose(0),
        ],
    );
}

/// # Rockpool Hunter
///
/// `UNG_073` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly Murloc +1/+1.
///
/// State: Derived
//~ derived UNG_073 2b0db324 52ff6d0b 4a414201.2c436187
#[test]
fn UNG_073_rockpool_hunter() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_073"),
            Cost("UNG_073", 2),
            Stats("UNG_073", 2, 3),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("UNG_073", Nth(2)),
            Play("UNG_073", On(Nth(1))),
            Now(Nth(1), 3, 2),
        ],
    );
}

/// # Trained
///
/// `UNG_073e` · Neutral enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived UNG_073e 6db56707 60cca390 adb6dbcf.29d9cb13
#[test]
fn UNG_073e_trained() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "UNG_073e"), Now(My(0), 6, 2)]);
}

/// # Vicious Fledgling
///
/// `UNG_075` · Neutral minion · 3 mana · 3/3
///
/// > After this minion attacks a hero, **Adapt**.
///
/// State: Done
//~ done UNG_075 7fa45967 - 73466a24.99d43929
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

/// # Eggnapper
///
/// `UNG_076` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Summon two 1/1 Raptors.
///
/// State: Derived
//~ derived UNG_076 e434f2bf 229d0d55 0998d6ff.195432f9
#[test]
fn UNG_076_eggnapper() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_076"),
            Cost("UNG_076", 3),
            Stats("UNG_076", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_076"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("UNG_076t1"), Zone::Play),
            Now(The("UNG_076t1"), 1, 1),
        ],
    );
}

/// # Raptor
///
/// `UNG_076t1` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla UNG_076t1 1b769bc6 2330880f f9a90e5f
#[test]
fn UNG_076t1_raptor() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_076t1"),
            Cost("UNG_076t1", 1),
            Stats("UNG_076t1", 1, 1),
            Play("UNG_076t1", Nothing),
            In(The("UNG_076t1"), Zone::Play),
            Now(The("UNG_076t1"), 1, 1),
        ],
    );
}

/// # Frozen Crusher
///
/// `UNG_079` · Neutral minion · 5 mana · 8/8
///
/// > After this minion attacks, **Freeze** it.
///
/// State: Derived
//~ derived UNG_079 e23d8ab2 67067435 9e36a8c8.8a18a5c9
#[test]
fn UNG_079_frozen_crusher() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_079"),
            Cost("UNG_079", 5),
            Stats("UNG_079", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("UNG_079"),
            Attack(Nth(4), TheirHero),
            HasNow(Nth(4), GameTag::FROZEN),
        ],
    );
}

/// # Thunder Lizard
///
/// `UNG_082` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry**: If you played an Elemental last turn, **Adapt**.
///
/// State: Done
//~ done UNG_082 97cd5cea - 6989d57f.8db616ad
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

/// # Devilsaur Egg
///
/// `UNG_083` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a 5/5 Devilsaur.
///
/// State: Derived
//~ derived UNG_083 f5f4943a 3f62e31d 29bd628c.33485792
#[test]
fn UNG_083_devilsaur_egg() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_083"),
            Cost("UNG_083", 3),
            Stats("UNG_083", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_083"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("UNG_083t1"), Zone::Play),
            Now(The("UNG_083t1"), 5, 5),
        ],
    );
}

/// # Devilsaur
///
/// `UNG_083t1` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla UNG_083t1 17900a7c 8eab00f1 3ee38d19
#[test]
fn UNG_083t1_devilsaur() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_083t1"),
            Cost("UNG_083t1", 5),
            Stats("UNG_083t1", 5, 5),
            Play("UNG_083t1", Nothing),
            In(The("UNG_083t1"), Zone::Play),
            Now(The("UNG_083t1"), 5, 5),
        ],
    );
}

/// # Fire Plume Phoenix
///
/// `UNG_084` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 3 damage.
///
/// State: Derived
//~ derived UNG_084 9ac07148 a5103b81 41762446.a2e80205
#[test]
fn UNG_084_fire_plume_phoenix() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_084"),
            Cost("UNG_084", 4),
            Stats("UNG_084", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_084", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("UNG_084"), Friend("CS2_182"), Enemy("CS2_182"), Play("UNG_084", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
}

/// # Emerald Hive Queen
///
/// `UNG_085` · Neutral minion · 1 mana · 3/3
///
/// > Your minions cost (2) more.
///
/// State: Derived
//~ derived UNG_085 94dd74db e6e87208 86979aa1.ef617ab6
#[test]
fn UNG_085_emerald_hive_queen() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_085"),
            Cost("UNG_085", 1),
            Stats("UNG_085", 3, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_085"),
            CostNow(Nth(0), 3),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 6),
        ],
    );
}

/// # Emerald Hive
///
/// `UNG_085e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived UNG_085e 46577ce1 8283d0fa 615365ab.7201933b
#[test]
fn UNG_085e_emerald_hive() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "UNG_085e"), CostNow(Nth(0), 5)]);
}

/// # Bittertide Hydra
///
/// `UNG_087` · Neutral minion · 5 mana · 8/8
///
/// > Whenever this minion takes damage, deal 3 damage to your hero.
///
/// State: Derived
//~ derived UNG_087 b879107a a5e278bd 0e0d497a.6be90c09
#[test]
fn UNG_087_bittertide_hydra() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_087"),
            Cost("UNG_087", 5),
            Stats("UNG_087", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_087"),
            Hurt(Nth(3), 1),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
        ],
    );
}

/// # Tortollan Primalist
///
/// `UNG_088` · Neutral minion · 8 mana · 5/5
///
/// > **Battlecry: Discover** a spell and cast it with random targets.
///
/// State: Derived
//~ derived UNG_088 af7b7702 a2c6392c e1a6aaa5.3ceb1383
#[test]
fn UNG_088_tortollan_primalist() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_088"),
            Cost("UNG_088", 8),
            Stats("UNG_088", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_025")),
            Play("UNG_088", Nothing),
            ChooseCard("CS2_025"),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_088"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("UNG_088", Nothing),
            Choose(0),
        ],
    );
}

/// # Gentle Megasaur
///
/// `UNG_089` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry: Adapt** your Murlocs.
///
/// State: Done
//~ done UNG_089 2618927a - b5990277.62b76d94
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

/// # Charged Devilsaur
///
/// `UNG_099` · Neutral minion · 7 mana · 7/7
///
/// > **Charge Battlecry:** Can't attack heroes this turn.
///
/// State: Derived
//~ derived UNG_099 94f0416c 162cfd7f cea27b0e.558eb16e
#[test]
fn UNG_099_charged_devilsaur() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_099"),
            Cost("UNG_099", 7),
            Stats("UNG_099", 7, 7),
            Has("UNG_099", GameTag::CHARGE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_099", Nothing),
            HasNow(Nth(0), GameTag::CANNOT_ATTACK_HEROES),
        ],
    );
}

/// # Bright-Eyed Scout
///
/// `UNG_113` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Draw a card. Change its Cost to (5).
///
/// State: Derived
//~ derived UNG_113 b5a0a555 900dbd9a 7c18cf50.ccff1160
#[test]
fn UNG_113_bright_eyed_scout() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_113"),
            Cost("UNG_113", 3),
            Stats("UNG_113", 3, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_113", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Scouted
///
/// `UNG_113e` · Neutral enchantment
///
/// > Costs (5).
///
/// State: Derived
//~ derived UNG_113e b1ec121b ab2769ca 4b477128.bcee0e50
#[test]
fn UNG_113e_scouted() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "UNG_113e"), CostNow(Nth(0), 5)]);
}

/// # Glacial Shard
///
/// `UNG_205` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry: Freeze** an enemy.
///
/// State: Derived
//~ derived UNG_205 9511be5b 70685ab8 1bd438d8.ce544137
#[test]
fn UNG_205_glacial_shard() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_205"),
            Cost("UNG_205", 1),
            Stats("UNG_205", 2, 1),
            Targets("UNG_205", &[EnemyMinion, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_205", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Nesting Roc
///
/// `UNG_801` · Neutral minion · 5 mana · 4/7
///
/// > **Battlecry:** If you control at least 2 other minions, gain **Taunt**.
///
/// State: Derived
//~ derived UNG_801 ecbf4586 d14fb027 0b0cfb62.80519798
#[test]
fn UNG_801_nesting_roc() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_801"),
            Cost("UNG_801", 5),
            Stats("UNG_801", 4, 7),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("UNG_801", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_801"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_801", Nothing),
            HasNot(Nth(0), GameTag::TAUNT),
        ],
    );
}

/// # Emerald Reaver
///
/// `UNG_803` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to each hero.
///
/// State: Derived
//~ derived UNG_803 140dc743 5b86beb9 f20d6526.f066942f
#[test]
fn UNG_803_emerald_reaver() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_803"),
            Cost("UNG_803", 1),
            Stats("UNG_803", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_803", Nothing),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Ultrasaur
///
/// `UNG_806` · Neutral minion · 10 mana · 7/14
///
/// State: Vanilla
//~ vanilla UNG_806 3c146392 89c5a14c 2b470987
#[test]
fn UNG_806_ultrasaur() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_806"),
            Cost("UNG_806", 10),
            Stats("UNG_806", 7, 14),
            Play("UNG_806", Nothing),
            In(The("UNG_806"), Zone::Play),
            Now(The("UNG_806"), 7, 14),
        ],
    );
}

/// # Golakka Crawler
///
/// `UNG_807` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Destroy a Pirate and gain +1/+1.
///
/// State: Derived
//~ derived UNG_807 3434d012 8a0f4376 05e2428c.efde0d69
#[test]
fn UNG_807_golakka_crawler() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_807"),
            Cost("UNG_807", 2),
            Stats("UNG_807", 2, 3),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("GVG_070"),
            Enemy("CS2_182"),
            CannotTarget("UNG_807", Nth(2)),
            Play("UNG_807", On(Nth(3))),
            Now(Nth(0), 3, 4),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_807"),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("GVG_070"),
            Enemy("CS2_182"),
            Play("UNG_807", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(0), 3, 4),
            Dead(Nth(1)),
        ],
    );
}

/// # Stubborn Gastropod
///
/// `UNG_808` · Neutral minion · 2 mana · 1/3
///
/// > **Taunt** **Poisonous**
///
/// State: Vanilla
//~ vanilla UNG_808 57b8814d ec7a707f 912442a2.ab87c7e7
#[test]
fn UNG_808_stubborn_gastropod() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_808"),
            Cost("UNG_808", 2),
            Stats("UNG_808", 1, 3),
            Has("UNG_808", GameTag::POISONOUS),
            Has("UNG_808", GameTag::TAUNT),
            Play("UNG_808", Nothing),
            In(The("UNG_808"), Zone::Play),
            Now(The("UNG_808"), 1, 3),
            HasNow(The("UNG_808"), GameTag::POISONOUS),
            HasNow(The("UNG_808"), GameTag::TAUNT),
        ],
    );
}

/// # Fire Fly
///
/// `UNG_809` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry**: Add a 1/2 Elemental to your hand.
///
/// State: Derived
//~ derived UNG_809 eb3e3075 d852b97b 6f047c00.6f9abb0d
#[test]
fn UNG_809_fire_fly() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_809"),
            Cost("UNG_809", 1),
            Stats("UNG_809", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_809", Nothing),
            Is(InHand(0), "UNG_809t1"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 2),
            HandCount(Mine, 1),
        ],
    );
}

/// # Flame Elemental
///
/// `UNG_809t1` · Neutral minion · 1 mana · 1/2
///
/// State: Vanilla
//~ vanilla UNG_809t1 a4820c2b 3232174a 611568a6
#[test]
fn UNG_809t1_flame_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_809t1"),
            Cost("UNG_809t1", 1),
            Stats("UNG_809t1", 1, 2),
            Play("UNG_809t1", Nothing),
            In(The("UNG_809t1"), Zone::Play),
            Now(The("UNG_809t1"), 1, 2),
        ],
    );
}

/// # Stegodon
///
/// `UNG_810` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla UNG_810 4a91dd15 c51908bb 00a1bf3e.4b0c5d24
#[test]
fn UNG_810_stegodon() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_810"),
            Cost("UNG_810", 4),
            Stats("UNG_810", 2, 6),
            Has("UNG_810", GameTag::TAUNT),
            Play("UNG_810", Nothing),
            In(The("UNG_810"), Zone::Play),
            Now(The("UNG_810"), 2, 6),
            HasNow(The("UNG_810"), GameTag::TAUNT),
        ],
    );
}

/// # Sabretooth Stalker
///
/// `UNG_812` · Neutral minion · 6 mana · 8/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla UNG_812 336b5512 93afb99c 5d97b0b0.86cd88a1
#[test]
fn UNG_812_sabretooth_stalker() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_812"),
            Cost("UNG_812", 6),
            Stats("UNG_812", 8, 2),
            Has("UNG_812", GameTag::STEALTH),
            Play("UNG_812", Nothing),
            In(The("UNG_812"), Zone::Play),
            Now(The("UNG_812"), 8, 2),
            HasNow(The("UNG_812"), GameTag::STEALTH),
        ],
    );
}

/// # Stormwatcher
///
/// `UNG_813` · Neutral minion · 7 mana · 4/8
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla UNG_813 a2128778 3a020a76 3194ccd8.9569ce14
#[test]
fn UNG_813_stormwatcher() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_813"),
            Cost("UNG_813", 7),
            Stats("UNG_813", 4, 8),
            Has("UNG_813", GameTag::WINDFURY),
            Play("UNG_813", Nothing),
            In(The("UNG_813"), Zone::Play),
            Now(The("UNG_813"), 4, 8),
            HasNow(The("UNG_813"), GameTag::WINDFURY),
        ],
    );
}

/// # Giant Wasp
///
/// `UNG_814` · Neutral minion · 3 mana · 2/2
///
/// > **Stealth** **Poisonous**
///
/// State: Vanilla
//~ vanilla UNG_814 628ae3a5 dad06902 56c3084c.8639d5f9
#[test]
fn UNG_814_giant_wasp() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_814"),
            Cost("UNG_814", 3),
            Stats("UNG_814", 2, 2),
            Has("UNG_814", GameTag::POISONOUS),
            Has("UNG_814", GameTag::STEALTH),
            Play("UNG_814", Nothing),
            In(The("UNG_814"), Zone::Play),
            Now(The("UNG_814"), 2, 2),
            HasNow(The("UNG_814"), GameTag::POISONOUS),
            HasNow(The("UNG_814"), GameTag::STEALTH),
        ],
    );
}

/// # Servant of Kalimos
///
/// `UNG_816` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If you played an Elemental last turn, **Discover** an Elemental.
///
/// State: Derived
//~ derived UNG_816 4c786a5d e1837a06 2d395449.d65d4ae4
#[test]
fn UNG_816_servant_of_kalimos() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_816"),
            Cost("UNG_816", 5),
            Stats("UNG_816", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Force(Card("CS2_118")),
            Play("UNG_816", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(1), "CS2_118"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 5, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_816"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Never(Card("AT_001")),
            Play("UNG_816", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_816"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_816", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 5, 5),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Volatile Elemental
///
/// `UNG_818` · Neutral minion · 2 mana · 3/1
///
/// > **Deathrattle:** Deal 3 damage to a random enemy minion.
///
/// State: Derived
//~ derived UNG_818 48446cb1 26727b46 84f4266d.de0d08f5
#[test]
fn UNG_818_volatile_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_818"),
            Cost("UNG_818", 2),
            Stats("UNG_818", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_818"),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Hemet, Jungle Hunter
///
/// `UNG_840` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Destroy all cards in your deck that cost (3) or less.
///
/// State: Derived
//~ derived UNG_840 b10b4d8a 56a87b11 22126588.d2645396
#[test]
fn UNG_840_hemet_jungle_hunter() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_840"),
            Cost("UNG_840", 6),
            Stats("UNG_840", 6, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_840", Nothing),
            DeckCount(Mine, 20),
            Dead(Nth(1)),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_840"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_840", Nothing),
            DeckCount(Mine, 2),
            Dead(Nth(1)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(6)),
        ],
    );
}

/// # The Voraxx
///
/// `UNG_843` · Neutral minion · 3 mana · 3/4
///
/// > After you cast a spell on this minion, summon a 1/1 Plant and cast another copy on it.
///
/// State: Todo
//~ todo UNG_843 e9a51566 4766b032 4daad351.7d151a65
#[test]
#[ignore = "todo: UNG_843 The Voraxx"]
fn UNG_843_the_voraxx() {
    check(CardClass::Mage, &[Give("UNG_843"), Cost("UNG_843", 3), Stats("UNG_843", 3, 4), Unwritten]);
}

/// # Humongous Razorleaf
///
/// `UNG_844` · Neutral minion · 3 mana · 4/8
///
/// > Can't attack.
///
/// State: Vanilla
//~ vanilla UNG_844 e564e453 944ab27e 5961150d.d7c3ac98
#[test]
fn UNG_844_humongous_razorleaf() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_844"),
            Cost("UNG_844", 3),
            Stats("UNG_844", 4, 8),
            Has("UNG_844", GameTag::CANT_ATTACK),
            Play("UNG_844", Nothing),
            In(The("UNG_844"), Zone::Play),
            Now(The("UNG_844"), 4, 8),
            HasNow(The("UNG_844"), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Igneous Elemental
///
/// `UNG_845` · Neutral minion · 3 mana · 3/3
///
/// > **Deathrattle:** Add two 1/2 Flame Elementals to your hand.
///
/// State: Derived
//~ derived UNG_845 e5c4ecd5 c88cde9c f8aceba7.4c2874d8
#[test]
fn UNG_845_igneous_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_845"),
            Cost("UNG_845", 3),
            Stats("UNG_845", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_845"),
            Kill(Nth(3)),
            Is(InHand(1), "UNG_809t1"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 2),
            Is(InHand(2), "UNG_809t1"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 2),
            HandCount(Mine, 3),
        ],
    );
}

/// # Blazecaller
///
/// `UNG_847` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If you played an Elemental last turn, deal 5 damage.
///
/// State: Derived
//~ derived UNG_847 b14df7ce ffd6aa22 7b79887b.30661941
#[test]
fn UNG_847_blazecaller() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_847"),
            Cost("UNG_847", 6),
            Stats("UNG_847", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("UNG_847", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_847"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("UNG_847", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_847"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("UNG_847", On(Nth(1))),
            Now(Nth(1), 14, 23),
        ],
    );
    check(CardClass::Mage, &[Give("UNG_847"), Friend("CS2_182"), Enemy("CS2_182"), Play("UNG_847", Nothing)]);
}

/// # Primordial Drake
///
/// `UNG_848` · Neutral minion · 8 mana · 4/8
///
/// > **Taunt Battlecry:** Deal 2 damage to all other minions.
///
/// State: Derived
//~ derived UNG_848 bebc09e1 80fb3e54 19405a68.170a18e0
#[test]
fn UNG_848_primordial_drake() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_848"),
            Cost("UNG_848", 8),
            Stats("UNG_848", 4, 8),
            Has("UNG_848", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_848", Nothing),
            Now(Nth(0), 4, 8),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Elise the Trailblazer
///
/// `UNG_851` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle a sealed **Un'Goro** pack into your deck. If your deck has no duplicates, draw it.
///
/// State: Todo
//~ todo UNG_851 82520b3c 07448ad8 a99016cd.cb57b2fd
#[test]
#[ignore = "todo: UNG_851 Elise the Trailblazer"]
fn UNG_851_elise_the_trailblazer() {
    check(CardClass::Mage, &[Give("UNG_851"), Cost("UNG_851", 5), Stats("UNG_851", 5, 5), Unwritten]);
}

/// # Un'Goro Pack
///
/// `UNG_851t1` · Neutral spell · 2 mana
///
/// > Add 5 **Journey to Un'Goro** cards to your hand.
///
/// State: Todo
//~ todo UNG_851t1 942e68cd 3ef7789d 32c623eb.22acff2c
#[test]
#[ignore = "todo: UNG_851t1 Un'Goro Pack"]
fn UNG_851t1_un_goro_pack() {
    check(CardClass::Mage, &[Give("UNG_851t1"), Cost("UNG_851t1", 2), Unwritten]);
}

/// # Spiritsinger Umbra
///
/// `UNG_900` · Neutral minion · 5 mana · 3/4
///
/// > After you summon a minion, trigger its **Deathrattle** effect.
///
/// State: Done
//~ done UNG_900 3f988d59 - ea20938f.03dafab7
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

/// # Ozruk
///
/// `UNG_907` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Gain +5 Health for each Elemental you played last turn.
///
/// State: Derived
//~ derived UNG_907 5312b7b0 842c5cce 15ed113f.5fa5564e
#[test]
fn UNG_907_ozruk() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_907"),
            Cost("UNG_907", 8),
            Stats("UNG_907", 8, 8),
            Has("UNG_907", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("UNG_907", Nothing),
            Now(Nth(0), 8, 13),
        ],
    );
}

/// # Just Blaze
///
/// `UNG_907e` · Neutral enchantment
///
/// > +5 Health
///
/// State: Derived
//~ derived UNG_907e 72037adf 253680cb e61d62bb.5048e941
#[test]
fn UNG_907e_just_blaze() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "UNG_907e"), Now(My(0), 5, 6)]);
}

/// # Tar Creeper
///
/// `UNG_928` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt** Has +2 Attack during your opponent's turn.
///
/// State: Derived
//~ derived UNG_928 fe6e17c2 74e1cc72 5ae2c3ae.559e8a64
#[test]
fn UNG_928_tar_creeper() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_928"),
            Cost("UNG_928", 3),
            Stats("UNG_928", 1, 5),
            Has("UNG_928", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_928"),
            EndTurn,
            Now(Nth(3), 3, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("UNG_928"), Friend("CS2_182"), Enemy("CS2_182"), Friend("UNG_928"), EndTurn, EndTurn, Now(Nth(3), 1, 5)],
    );
}

/// # Primalfin Lookout
///
/// `UNG_937` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control another Murloc, **Discover** a Murloc.
///
/// State: Derived
//~ derived UNG_937 9902a9ee 80096f47 d16ed824.28790eee
#[test]
fn UNG_937_primalfin_lookout() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_937"),
            Cost("UNG_937", 2),
            Stats("UNG_937", 3, 2),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("UNG_937", Nothing),
            ChooseCard("CS2_168"),
            Is(InHand(0), "CS2_168"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_937"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("UNG_937", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_937"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_937", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Gluttonous Ooze
///
/// `UNG_946` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy your opponent's weapon and gain Armor equal to its Attack.
///
/// State: Derived
//~ derived UNG_946 183bf859 c4c1ceb6 8efdbb26.6a503a3a
#[test]
fn UNG_946_gluttonous_ooze() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_946"),
            Cost("UNG_946", 3),
            Stats("UNG_946", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enemy("CS2_106"),
            Play("UNG_946", Nothing),
            Armor(Mine, 3),
            Dead(Nth(4)),
            NoWeapon(Theirs),
        ],
    );
}

/// # Shrouding Mist
///
/// `UNG_999t10` · Neutral spell · 0 mana
///
/// > **Stealth** until your next turn.
///
/// State: Done
//~ done UNG_999t10 49f43f81 - 9f015505.cec81b7f
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

/// # Shrouding Mist
///
/// `UNG_999t10e` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// State: Derived
//~ derived UNG_999t10e e86f2ecc 50ee3948 0c1f6bf1.549b4a26
#[test]
fn UNG_999t10e_shrouding_mist() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "UNG_999t10e"),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
}

/// # Poison Spit
///
/// `UNG_999t13` · Neutral spell · 0 mana
///
/// > **Poisonous**
///
/// State: Done
//~ done UNG_999t13 c1d612f8 - fbf6119b.2574dcf7
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

/// # Poison Spit
///
/// `UNG_999t13e` · Neutral enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived UNG_999t13e 22949253 dbeec71f af00b0fd.2574dcf7
#[test]
fn UNG_999t13e_poison_spit() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "UNG_999t13e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Volcanic Might
///
/// `UNG_999t14` · Neutral spell · 0 mana
///
/// > +1/+1
///
/// State: Done
//~ done UNG_999t14 51c65b53 - 7af12f9d.29d9cb13
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

/// # Volcanic Might
///
/// `UNG_999t14e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived UNG_999t14e d20edd69 0f40bd89 fd0e4208.67341004
#[test]
fn UNG_999t14e_volcanic_might() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "UNG_999t14e"), Now(My(0), 6, 2)]);
}

/// # Living Spores
///
/// `UNG_999t2` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Summon two 1/1 Plants.
///
/// State: Done
//~ done UNG_999t2 d5f238a1 - c4669727.eb8790cf
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

/// # Living Spores
///
/// `UNG_999t2e` · Neutral enchantment
///
/// > **Deathrattle:** Summon two 1/1 Plants.
///
/// State: Derived
//~ derived UNG_999t2e dec6e61f b0d87a01 a948586c.eb8790cf
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

/// # Plant
///
/// `UNG_999t2t1` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla UNG_999t2t1 8d5bef85 138f04ff 3a176db3
#[test]
fn UNG_999t2t1_plant() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t2t1"),
            Cost("UNG_999t2t1", 1),
            Stats("UNG_999t2t1", 1, 1),
            Play("UNG_999t2t1", Nothing),
            In(The("UNG_999t2t1"), Zone::Play),
            Now(The("UNG_999t2t1"), 1, 1),
        ],
    );
}

/// # Flaming Claws
///
/// `UNG_999t3` · Neutral spell · 0 mana
///
/// > +3 Attack
///
/// State: Done
//~ done UNG_999t3 7cc6e683 - 5fb2a2b8.51bc326b
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

/// # Flaming Claws
///
/// `UNG_999t3e` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived UNG_999t3e 45ec8c23 2412407d dc941c6f.fc2d73f0
#[test]
fn UNG_999t3e_flaming_claws() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "UNG_999t3e"), Now(My(0), 8, 1)]);
}

/// # Rocky Carapace
///
/// `UNG_999t4` · Neutral spell · 0 mana
///
/// > +3 Health
///
/// State: Done
//~ done UNG_999t4 68acbb0b - 003ae540.f19d98cc
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

/// # Rocky Carapace
///
/// `UNG_999t4e` · Neutral enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived UNG_999t4e acce5400 51a27644 78567087.cda80e25
#[test]
fn UNG_999t4e_rocky_carapace() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "UNG_999t4e"), Now(My(0), 5, 4)]);
}

/// # Liquid Membrane
///
/// `UNG_999t5` · Neutral spell · 0 mana
///
/// > **Elusive**
///
/// State: Done
//~ done UNG_999t5 5d8338d3 - 7397afb4.c54580ff
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

/// # Liquid Membrane
///
/// `UNG_999t5e` · Neutral enchantment
///
/// > **Elusive**.
///
/// State: Derived
//~ derived UNG_999t5e fe927ae3 e542b949 60d88f1c.442f6d5b
#[test]
fn UNG_999t5e_liquid_membrane() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "UNG_999t5e"), HasNow(My(0), GameTag::ELUSIVE)]);
}

/// # Massive
///
/// `UNG_999t6` · Neutral spell · 0 mana
///
/// > **Taunt**
///
/// State: Done
//~ done UNG_999t6 2f3a018f - 643dfb8f.4b0c5d24
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

/// # Massive
///
/// `UNG_999t6e` · Neutral enchantment
///
/// > **Taunt**
///
/// State: Derived
//~ derived UNG_999t6e 5b788ec0 05d5e60a 9e59ec5b.4b0c5d24
#[test]
fn UNG_999t6e_massive() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "UNG_999t6e"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Lightning Speed
///
/// `UNG_999t7` · Neutral spell · 0 mana
///
/// > **Windfury**
///
/// State: Done
//~ done UNG_999t7 f32f0ebb - 9c1cea36.9569ce14
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

/// # Lightning Speed
///
/// `UNG_999t7e` · Neutral enchantment
///
/// > **Windfury**
///
/// State: Derived
//~ derived UNG_999t7e 026f7f00 cb1e2901 56f5553a.9569ce14
#[test]
fn UNG_999t7e_lightning_speed() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "UNG_999t7e"), HasNow(My(0), GameTag::WINDFURY)]);
}

/// # Crackling Shield
///
/// `UNG_999t8` · Neutral spell · 0 mana
///
/// > **Divine Shield**
///
/// State: Done
//~ done UNG_999t8 e5cd152e - 2e1b6f8c.cc526ac4
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

/// # Crackling Shield
///
/// `UNG_999t8e` · Neutral enchantment
///
/// > **Divine Shield**
///
/// State: Derived
//~ derived UNG_999t8e 27162242 91b5ed7f b7b99642.cc526ac4
#[test]
fn UNG_999t8e_crackling_shield() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "UNG_999t8e"), HasNow(My(0), GameTag::DIVINE_SHIELD)]);
}
