//! Neutral cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Stubborn Gastropod
///
/// `ICC_828t2` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt** **Poisonous**@**Taunt**, **Poisonous**
///
/// State: Todo
//~ ICC_828t2 todo b3181ec6 41a7fd7b
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
//~ ICC_828t3 todo 58d7ef42 2e3bca57
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
/// State: Todo
//~ UNG_001 todo 5ea171f5 3d389a25
#[test]
#[ignore = "todo: UNG_001 Pterrordax Hatchling"]
fn UNG_001_pterrordax_hatchling() {
    check(CardClass::Mage, &[Give("UNG_001"), Cost("UNG_001", 3), Stats("UNG_001", 2, 2), Unwritten]);
}

/// # Volcanosaur
///
/// `UNG_002` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry: Adapt**, then **Adapt**.
///
/// State: Todo
//~ UNG_002 todo 7ab844e6 6c87de38
#[test]
#[ignore = "todo: UNG_002 Volcanosaur"]
fn UNG_002_volcanosaur() {
    check(CardClass::Mage, &[Give("UNG_002"), Cost("UNG_002", 6), Stats("UNG_002", 5, 6), Unwritten]);
}

/// # Ravasaur Runt
///
/// `UNG_009` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you control at least 2 other minions, **Adapt.**
///
/// State: Todo
//~ UNG_009 todo 68fd7b75 94268e6f
#[test]
#[ignore = "todo: UNG_009 Ravasaur Runt"]
fn UNG_009_ravasaur_runt() {
    check(CardClass::Mage, &[Give("UNG_009"), Cost("UNG_009", 2), Stats("UNG_009", 2, 2), Unwritten]);
}

/// # Sated Threshadon
///
/// `UNG_010` · Neutral minion · 7 mana · 5/8
///
/// > **Taunt Deathrattle:** Summon three 1/1 Murlocs.
///
/// State: Todo
//~ UNG_010 todo 99c15424 3be8c490
#[test]
#[ignore = "todo: UNG_010 Sated Threshadon"]
fn UNG_010_sated_threshadon() {
    check(
        CardClass::Mage,
        &[Give("UNG_010"), Cost("UNG_010", 7), Stats("UNG_010", 5, 8), Has("UNG_010", GameTag::TAUNT), Unwritten],
    );
}

/// # Tol'vir Stoneshaper
///
/// `UNG_070` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** If you played an Elemental last turn, gain **Taunt** and **Divine Shield**.
///
/// State: Todo
//~ UNG_070 todo 92b5c6e7 f5c5c426
#[test]
#[ignore = "todo: UNG_070 Tol'vir Stoneshaper"]
fn UNG_070_tolvir_stoneshaper() {
    check(CardClass::Mage, &[Give("UNG_070"), Cost("UNG_070", 4), Stats("UNG_070", 3, 6), Unwritten]);
}

/// # Giant Mastodon
///
/// `UNG_071` · Neutral minion · 9 mana · 6/12
///
/// > **Taunt**
///
/// State: Vanilla
//~ UNG_071 vanilla 98e35606 249da4b2
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
/// State: Todo
//~ UNG_072 todo 42a95b13 621cc3fe
#[test]
#[ignore = "todo: UNG_072 Stonehill Defender"]
fn UNG_072_stonehill_defender() {
    check(
        CardClass::Mage,
        &[Give("UNG_072"), Cost("UNG_072", 3), Stats("UNG_072", 1, 5), Has("UNG_072", GameTag::TAUNT), Unwritten],
    );
}

/// # Rockpool Hunter
///
/// `UNG_073` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly Murloc +1/+1.
///
/// State: Todo
//~ UNG_073 todo 20867503 77af07b6
#[test]
#[ignore = "todo: UNG_073 Rockpool Hunter"]
fn UNG_073_rockpool_hunter() {
    check(CardClass::Mage, &[Give("UNG_073"), Cost("UNG_073", 2), Stats("UNG_073", 2, 3), Unwritten]);
}

/// # Vicious Fledgling
///
/// `UNG_075` · Neutral minion · 3 mana · 3/3
///
/// > After this minion attacks a hero, **Adapt**.
///
/// State: Todo
//~ UNG_075 todo accdbf0c eb61c1a6
#[test]
#[ignore = "todo: UNG_075 Vicious Fledgling"]
fn UNG_075_vicious_fledgling() {
    check(CardClass::Mage, &[Give("UNG_075"), Cost("UNG_075", 3), Stats("UNG_075", 3, 3), Unwritten]);
}

/// # Eggnapper
///
/// `UNG_076` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Summon two 1/1 Raptors.
///
/// State: Todo
//~ UNG_076 todo 40a15a44 e1178679
#[test]
#[ignore = "todo: UNG_076 Eggnapper"]
fn UNG_076_eggnapper() {
    check(CardClass::Mage, &[Give("UNG_076"), Cost("UNG_076", 3), Stats("UNG_076", 3, 1), Unwritten]);
}

/// # Raptor
///
/// `UNG_076t1` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ UNG_076t1 vanilla ac009eb3 15e80be0
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
/// State: Todo
//~ UNG_079 todo 999445d8 31c16402
#[test]
#[ignore = "todo: UNG_079 Frozen Crusher"]
fn UNG_079_frozen_crusher() {
    check(CardClass::Mage, &[Give("UNG_079"), Cost("UNG_079", 5), Stats("UNG_079", 8, 8), Unwritten]);
}

/// # Thunder Lizard
///
/// `UNG_082` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry**: If you played an Elemental last turn, **Adapt**.
///
/// State: Todo
//~ UNG_082 todo f34717a3 87a34f37
#[test]
#[ignore = "todo: UNG_082 Thunder Lizard"]
fn UNG_082_thunder_lizard() {
    check(CardClass::Mage, &[Give("UNG_082"), Cost("UNG_082", 3), Stats("UNG_082", 3, 3), Unwritten]);
}

/// # Devilsaur Egg
///
/// `UNG_083` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a 5/5 Devilsaur.
///
/// State: Todo
//~ UNG_083 todo b739f8ac fe9e6a5d
#[test]
#[ignore = "todo: UNG_083 Devilsaur Egg"]
fn UNG_083_devilsaur_egg() {
    check(CardClass::Mage, &[Give("UNG_083"), Cost("UNG_083", 3), Stats("UNG_083", 0, 3), Unwritten]);
}

/// # Devilsaur
///
/// `UNG_083t1` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ UNG_083t1 vanilla 9e630b7e b7b25dde
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
/// State: Todo
//~ UNG_084 todo 4c7aa47f 1aaa915d
#[test]
#[ignore = "todo: UNG_084 Fire Plume Phoenix"]
fn UNG_084_fire_plume_phoenix() {
    check(CardClass::Mage, &[Give("UNG_084"), Cost("UNG_084", 4), Stats("UNG_084", 3, 4), Unwritten]);
}

/// # Emerald Hive Queen
///
/// `UNG_085` · Neutral minion · 1 mana · 3/3
///
/// > Your minions cost (2) more.
///
/// State: Todo
//~ UNG_085 todo 6c844ef8 1a012665
#[test]
#[ignore = "todo: UNG_085 Emerald Hive Queen"]
fn UNG_085_emerald_hive_queen() {
    check(CardClass::Mage, &[Give("UNG_085"), Cost("UNG_085", 1), Stats("UNG_085", 3, 3), Unwritten]);
}

/// # Bittertide Hydra
///
/// `UNG_087` · Neutral minion · 5 mana · 8/8
///
/// > Whenever this minion takes damage, deal 3 damage to your hero.
///
/// State: Todo
//~ UNG_087 todo b4cd9305 81f74eee
#[test]
#[ignore = "todo: UNG_087 Bittertide Hydra"]
fn UNG_087_bittertide_hydra() {
    check(CardClass::Mage, &[Give("UNG_087"), Cost("UNG_087", 5), Stats("UNG_087", 8, 8), Unwritten]);
}

/// # Tortollan Primalist
///
/// `UNG_088` · Neutral minion · 8 mana · 5/5
///
/// > **Battlecry: Discover** a spell and cast it with random targets.
///
/// State: Todo
//~ UNG_088 todo 7f56adc3 065b7abe
#[test]
#[ignore = "todo: UNG_088 Tortollan Primalist"]
fn UNG_088_tortollan_primalist() {
    check(CardClass::Mage, &[Give("UNG_088"), Cost("UNG_088", 8), Stats("UNG_088", 5, 5), Unwritten]);
}

/// # Gentle Megasaur
///
/// `UNG_089` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry: Adapt** your Murlocs.
///
/// State: Todo
//~ UNG_089 todo 11ee5d13 27db0d90
#[test]
#[ignore = "todo: UNG_089 Gentle Megasaur"]
fn UNG_089_gentle_megasaur() {
    check(CardClass::Mage, &[Give("UNG_089"), Cost("UNG_089", 4), Stats("UNG_089", 5, 4), Unwritten]);
}

/// # Charged Devilsaur
///
/// `UNG_099` · Neutral minion · 7 mana · 7/7
///
/// > **Charge Battlecry:** Can't attack heroes this turn.
///
/// State: Todo
//~ UNG_099 todo a1924228 c7c6aae9
#[test]
#[ignore = "todo: UNG_099 Charged Devilsaur"]
fn UNG_099_charged_devilsaur() {
    check(
        CardClass::Mage,
        &[Give("UNG_099"), Cost("UNG_099", 7), Stats("UNG_099", 7, 7), Has("UNG_099", GameTag::CHARGE), Unwritten],
    );
}

/// # Bright-Eyed Scout
///
/// `UNG_113` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Draw a card. Change its Cost to (5).
///
/// State: Todo
//~ UNG_113 todo baadf7fd 54b9d584
#[test]
#[ignore = "todo: UNG_113 Bright-Eyed Scout"]
fn UNG_113_bright_eyed_scout() {
    check(CardClass::Mage, &[Give("UNG_113"), Cost("UNG_113", 3), Stats("UNG_113", 3, 4), Unwritten]);
}

/// # Glacial Shard
///
/// `UNG_205` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry: Freeze** an enemy.
///
/// State: Todo
//~ UNG_205 todo 358dbcd5 577eaf50
#[test]
#[ignore = "todo: UNG_205 Glacial Shard"]
fn UNG_205_glacial_shard() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_205"),
            Cost("UNG_205", 1),
            Stats("UNG_205", 2, 1),
            Targets("UNG_205", &[EnemyMinion, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Nesting Roc
///
/// `UNG_801` · Neutral minion · 5 mana · 4/7
///
/// > **Battlecry:** If you control at least 2 other minions, gain **Taunt**.
///
/// State: Todo
//~ UNG_801 todo 3363810b 505deb55
#[test]
#[ignore = "todo: UNG_801 Nesting Roc"]
fn UNG_801_nesting_roc() {
    check(CardClass::Mage, &[Give("UNG_801"), Cost("UNG_801", 5), Stats("UNG_801", 4, 7), Unwritten]);
}

/// # Emerald Reaver
///
/// `UNG_803` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to each hero.
///
/// State: Todo
//~ UNG_803 todo a1eaae92 bfaf3044
#[test]
#[ignore = "todo: UNG_803 Emerald Reaver"]
fn UNG_803_emerald_reaver() {
    check(CardClass::Mage, &[Give("UNG_803"), Cost("UNG_803", 1), Stats("UNG_803", 2, 1), Unwritten]);
}

/// # Ultrasaur
///
/// `UNG_806` · Neutral minion · 10 mana · 7/14
///
/// State: Vanilla
//~ UNG_806 vanilla 1c3cac66 3d4fd8fe
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
/// State: Todo
//~ UNG_807 todo 6c9649f4 185bf7d3
#[test]
#[ignore = "todo: UNG_807 Golakka Crawler"]
fn UNG_807_golakka_crawler() {
    check(CardClass::Mage, &[Give("UNG_807"), Cost("UNG_807", 2), Stats("UNG_807", 2, 3), Unwritten]);
}

/// # Stubborn Gastropod
///
/// `UNG_808` · Neutral minion · 2 mana · 1/3
///
/// > **Taunt** **Poisonous**
///
/// State: Vanilla
//~ UNG_808 vanilla 4f91a21e b108ba3f
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
/// State: Todo
//~ UNG_809 todo c5da134a c47d4370
#[test]
#[ignore = "todo: UNG_809 Fire Fly"]
fn UNG_809_fire_fly() {
    check(CardClass::Mage, &[Give("UNG_809"), Cost("UNG_809", 1), Stats("UNG_809", 1, 2), Unwritten]);
}

/// # Flame Elemental
///
/// `UNG_809t1` · Neutral minion · 1 mana · 1/2
///
/// State: Vanilla
//~ UNG_809t1 vanilla 5e1690cb 7748c28e
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
//~ UNG_810 vanilla d640192d 71bdf9c2
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
//~ UNG_812 vanilla fb4027f9 37b5f8d6
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
//~ UNG_813 vanilla f7b4e0e6 71eae95c
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
//~ UNG_814 vanilla 237c704f 268f94d0
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
/// State: Todo
//~ UNG_816 todo 9de293cf 754f10d3
#[test]
#[ignore = "todo: UNG_816 Servant of Kalimos"]
fn UNG_816_servant_of_kalimos() {
    check(CardClass::Mage, &[Give("UNG_816"), Cost("UNG_816", 5), Stats("UNG_816", 5, 5), Unwritten]);
}

/// # Volatile Elemental
///
/// `UNG_818` · Neutral minion · 2 mana · 3/1
///
/// > **Deathrattle:** Deal 3 damage to a random enemy minion.
///
/// State: Todo
//~ UNG_818 todo e655ab74 b8f6f8a1
#[test]
#[ignore = "todo: UNG_818 Volatile Elemental"]
fn UNG_818_volatile_elemental() {
    check(CardClass::Mage, &[Give("UNG_818"), Cost("UNG_818", 2), Stats("UNG_818", 3, 1), Unwritten]);
}

/// # Hemet, Jungle Hunter
///
/// `UNG_840` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Destroy all cards in your deck that cost (3) or less.
///
/// State: Todo
//~ UNG_840 todo 99f8d563 c41e71a1
#[test]
#[ignore = "todo: UNG_840 Hemet, Jungle Hunter"]
fn UNG_840_hemet_jungle_hunter() {
    check(CardClass::Mage, &[Give("UNG_840"), Cost("UNG_840", 6), Stats("UNG_840", 6, 6), Unwritten]);
}

/// # The Voraxx
///
/// `UNG_843` · Neutral minion · 3 mana · 3/4
///
/// > After you cast a spell on this minion, summon a 1/1 Plant and cast another copy on it.
///
/// State: Todo
//~ UNG_843 todo 3fe6d1e8 e7c71a73
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
//~ UNG_844 vanilla ed807533 d33e8c26
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
/// State: Todo
//~ UNG_845 todo 2664ee6e ad166f47
#[test]
#[ignore = "todo: UNG_845 Igneous Elemental"]
fn UNG_845_igneous_elemental() {
    check(CardClass::Mage, &[Give("UNG_845"), Cost("UNG_845", 3), Stats("UNG_845", 3, 3), Unwritten]);
}

/// # Blazecaller
///
/// `UNG_847` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If you played an Elemental last turn, deal 5 damage.
///
/// State: Todo
//~ UNG_847 todo 62c84982 a6007dcb
#[test]
#[ignore = "todo: UNG_847 Blazecaller"]
fn UNG_847_blazecaller() {
    check(CardClass::Mage, &[Give("UNG_847"), Cost("UNG_847", 6), Stats("UNG_847", 6, 6), Unwritten]);
}

/// # Primordial Drake
///
/// `UNG_848` · Neutral minion · 8 mana · 4/8
///
/// > **Taunt Battlecry:** Deal 2 damage to all other minions.
///
/// State: Todo
//~ UNG_848 todo b96c9868 1ff8ecc9
#[test]
#[ignore = "todo: UNG_848 Primordial Drake"]
fn UNG_848_primordial_drake() {
    check(
        CardClass::Mage,
        &[Give("UNG_848"), Cost("UNG_848", 8), Stats("UNG_848", 4, 8), Has("UNG_848", GameTag::TAUNT), Unwritten],
    );
}

/// # Elise the Trailblazer
///
/// `UNG_851` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle a sealed **Un'Goro** pack into your deck. If your deck has no duplicates, draw it.
///
/// State: Todo
//~ UNG_851 todo b2d55182 148393b4
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
//~ UNG_851t1 todo 6b6ded27 f1cd02c2
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
/// State: Todo
//~ UNG_900 todo 04aa6da6 be0b370c
#[test]
#[ignore = "todo: UNG_900 Spiritsinger Umbra"]
fn UNG_900_spiritsinger_umbra() {
    check(CardClass::Mage, &[Give("UNG_900"), Cost("UNG_900", 5), Stats("UNG_900", 3, 4), Unwritten]);
}

/// # Ozruk
///
/// `UNG_907` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Gain +5 Health for each Elemental you played last turn.
///
/// State: Todo
//~ UNG_907 todo d1caca23 8a6a5a9e
#[test]
#[ignore = "todo: UNG_907 Ozruk"]
fn UNG_907_ozruk() {
    check(
        CardClass::Mage,
        &[Give("UNG_907"), Cost("UNG_907", 8), Stats("UNG_907", 8, 8), Has("UNG_907", GameTag::TAUNT), Unwritten],
    );
}

/// # Tar Creeper
///
/// `UNG_928` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt** Has +2 Attack during your opponent's turn.
///
/// State: Todo
//~ UNG_928 todo 9e239548 65f7f461
#[test]
#[ignore = "todo: UNG_928 Tar Creeper"]
fn UNG_928_tar_creeper() {
    check(
        CardClass::Mage,
        &[Give("UNG_928"), Cost("UNG_928", 3), Stats("UNG_928", 1, 5), Has("UNG_928", GameTag::TAUNT), Unwritten],
    );
}

/// # Primalfin Lookout
///
/// `UNG_937` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control another Murloc, **Discover** a Murloc.
///
/// State: Todo
//~ UNG_937 todo c3f75e00 347294ed
#[test]
#[ignore = "todo: UNG_937 Primalfin Lookout"]
fn UNG_937_primalfin_lookout() {
    check(CardClass::Mage, &[Give("UNG_937"), Cost("UNG_937", 2), Stats("UNG_937", 3, 2), Unwritten]);
}

/// # Gluttonous Ooze
///
/// `UNG_946` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy your opponent's weapon and gain Armor equal to its Attack.
///
/// State: Todo
//~ UNG_946 todo b6e26242 11c09ec8
#[test]
#[ignore = "todo: UNG_946 Gluttonous Ooze"]
fn UNG_946_gluttonous_ooze() {
    check(CardClass::Mage, &[Give("UNG_946"), Cost("UNG_946", 3), Stats("UNG_946", 3, 3), Unwritten]);
}

/// # Shrouding Mist
///
/// `UNG_999t10` · Neutral spell · 0 mana
///
/// > **Stealth** until your next turn.
///
/// State: Todo
//~ UNG_999t10 todo 01b792ea b6eaaf06
#[test]
#[ignore = "todo: UNG_999t10 Shrouding Mist"]
fn UNG_999t10_shrouding_mist() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t10"),
            Cost("UNG_999t10", 0),
            Has("UNG_999t10", GameTag::STEALTH),
            Targets("UNG_999t10", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Poison Spit
///
/// `UNG_999t13` · Neutral spell · 0 mana
///
/// > **Poisonous**
///
/// State: Todo
//~ UNG_999t13 todo b044c257 f605e961
#[test]
#[ignore = "todo: UNG_999t13 Poison Spit"]
fn UNG_999t13_poison_spit() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t13"),
            Cost("UNG_999t13", 0),
            Has("UNG_999t13", GameTag::POISONOUS),
            Targets("UNG_999t13", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Volcanic Might
///
/// `UNG_999t14` · Neutral spell · 0 mana
///
/// > +1/+1
///
/// State: Todo
//~ UNG_999t14 todo 070dde53 3f395e0a
#[test]
#[ignore = "todo: UNG_999t14 Volcanic Might"]
fn UNG_999t14_volcanic_might() {
    check(
        CardClass::Mage,
        &[Give("UNG_999t14"), Cost("UNG_999t14", 0), Targets("UNG_999t14", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Living Spores
///
/// `UNG_999t2` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Summon two 1/1 Plants.
///
/// State: Todo
//~ UNG_999t2 todo e6c05d9b fdda329c
#[test]
#[ignore = "todo: UNG_999t2 Living Spores"]
fn UNG_999t2_living_spores() {
    check(
        CardClass::Mage,
        &[Give("UNG_999t2"), Cost("UNG_999t2", 0), Targets("UNG_999t2", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Plant
///
/// `UNG_999t2t1` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ UNG_999t2t1 vanilla 45ff1f33 6e79ff7d
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
/// State: Todo
//~ UNG_999t3 todo 74c0a072 25dc69f5
#[test]
#[ignore = "todo: UNG_999t3 Flaming Claws"]
fn UNG_999t3_flaming_claws() {
    check(
        CardClass::Mage,
        &[Give("UNG_999t3"), Cost("UNG_999t3", 0), Targets("UNG_999t3", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Rocky Carapace
///
/// `UNG_999t4` · Neutral spell · 0 mana
///
/// > +3 Health
///
/// State: Todo
//~ UNG_999t4 todo 89188a3d 9b40e440
#[test]
#[ignore = "todo: UNG_999t4 Rocky Carapace"]
fn UNG_999t4_rocky_carapace() {
    check(
        CardClass::Mage,
        &[Give("UNG_999t4"), Cost("UNG_999t4", 0), Targets("UNG_999t4", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Liquid Membrane
///
/// `UNG_999t5` · Neutral spell · 0 mana
///
/// > **Elusive**
///
/// State: Todo
//~ UNG_999t5 todo 1f10e14d 4da753b9
#[test]
#[ignore = "todo: UNG_999t5 Liquid Membrane"]
fn UNG_999t5_liquid_membrane() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t5"),
            Cost("UNG_999t5", 0),
            Has("UNG_999t5", GameTag::ELUSIVE),
            Targets("UNG_999t5", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Massive
///
/// `UNG_999t6` · Neutral spell · 0 mana
///
/// > **Taunt**
///
/// State: Todo
//~ UNG_999t6 todo 9a5da66a 87ed4794
#[test]
#[ignore = "todo: UNG_999t6 Massive"]
fn UNG_999t6_massive() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t6"),
            Cost("UNG_999t6", 0),
            Has("UNG_999t6", GameTag::TAUNT),
            Targets("UNG_999t6", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Lightning Speed
///
/// `UNG_999t7` · Neutral spell · 0 mana
///
/// > **Windfury**
///
/// State: Todo
//~ UNG_999t7 todo a49bc2b6 336b182b
#[test]
#[ignore = "todo: UNG_999t7 Lightning Speed"]
fn UNG_999t7_lightning_speed() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t7"),
            Cost("UNG_999t7", 0),
            Has("UNG_999t7", GameTag::WINDFURY),
            Targets("UNG_999t7", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Crackling Shield
///
/// `UNG_999t8` · Neutral spell · 0 mana
///
/// > **Divine Shield**
///
/// State: Todo
//~ UNG_999t8 todo 02d7352f a784503d
#[test]
#[ignore = "todo: UNG_999t8 Crackling Shield"]
fn UNG_999t8_crackling_shield() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_999t8"),
            Cost("UNG_999t8", 0),
            Has("UNG_999t8", GameTag::DIVINE_SHIELD),
            Targets("UNG_999t8", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}
