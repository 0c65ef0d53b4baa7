//! Mage cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Freezing Potion
///
/// `CFM_021` · Mage spell · Frost · 0 mana
///
/// > **Freeze** an enemy.
///
/// State: Todo
//~ CFM_021 todo 821ef57c e82ab16f
#[test]
#[ignore = "todo: CFM_021 Freezing Potion"]
fn CFM_021_freezing_potion() {
    check(
        CardClass::Mage,
        &[Give("CFM_021"), Cost("CFM_021", 0), Targets("CFM_021", &[EnemyMinion, EnemyHero]), Unwritten],
    );
}

/// # Volcanic Potion
///
/// `CFM_065` · Mage spell · Fire · 3 mana
///
/// > Deal $2 damage to all minions.
///
/// State: Todo
//~ CFM_065 todo 51801918 9bc24b90
#[test]
#[ignore = "todo: CFM_065 Volcanic Potion"]
fn CFM_065_volcanic_potion() {
    check(CardClass::Mage, &[Give("CFM_065"), Cost("CFM_065", 3), Unwritten]);
}

/// # Kabal Lackey
///
/// `CFM_066` · Mage minion · 1 mana · 2/1
///
/// > **Battlecry:** The next **Secret** you play this turn costs (1).
///
/// State: Todo
//~ CFM_066 todo 4111f191 2f505758
#[test]
#[ignore = "todo: CFM_066 Kabal Lackey"]
fn CFM_066_kabal_lackey() {
    check(CardClass::Mage, &[Give("CFM_066"), Cost("CFM_066", 1), Stats("CFM_066", 2, 1), Unwritten]);
}

/// # Kabal Chemist
///
/// `CFM_619` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** Add a random Potion to your hand.
///
/// State: Todo
//~ CFM_619 todo e548bdae a47b0fe5
#[test]
#[ignore = "todo: CFM_619 Kabal Chemist"]
fn CFM_619_kabal_chemist() {
    check(CardClass::Mage, &[Give("CFM_619"), Cost("CFM_619", 4), Stats("CFM_619", 3, 3), Unwritten]);
}

/// # Potion of Polymorph
///
/// `CFM_620` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent plays a minion, transform it into a 1/1 Sheep.
///
/// State: Todo
//~ CFM_620 todo 1f31d323 f1cb72ca
#[test]
#[ignore = "todo: CFM_620 Potion of Polymorph"]
fn CFM_620_potion_of_polymorph() {
    check(CardClass::Mage, &[Give("CFM_620"), Cost("CFM_620", 3), Unwritten]);
}

/// # Kazakus
///
/// `CFM_621` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** If your deck has no duplicates, create a custom spell.
///
/// State: Todo
//~ CFM_621 todo 166b95e5 1fdc3c23
#[test]
#[ignore = "todo: CFM_621 Kazakus"]
fn CFM_621_kazakus() {
    check(CardClass::Mage, &[Give("CFM_621"), Cost("CFM_621", 4), Stats("CFM_621", 3, 3), Unwritten]);
}

/// # Kabal Demon
///
/// `CFM_621_m2` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ CFM_621_m2 vanilla 8cd62351 c47d5494
#[test]
fn CFM_621_m2_kabal_demon() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621_m2"),
            Cost("CFM_621_m2", 5),
            Stats("CFM_621_m2", 5, 5),
            Play("CFM_621_m2", Nothing),
            In(The("CFM_621_m2"), Zone::Play),
            Now(The("CFM_621_m2"), 5, 5),
        ],
    );
}

/// # Kabal Demon
///
/// `CFM_621_m3` · Neutral minion · 8 mana · 8/8
///
/// State: Vanilla
//~ CFM_621_m3 vanilla e3bb13db 7ce38b8a
#[test]
fn CFM_621_m3_kabal_demon() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621_m3"),
            Cost("CFM_621_m3", 8),
            Stats("CFM_621_m3", 8, 8),
            Play("CFM_621_m3", Nothing),
            In(The("CFM_621_m3"), Zone::Play),
            Now(The("CFM_621_m3"), 8, 8),
        ],
    );
}

/// # Kabal Demon
///
/// `CFM_621_m4` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ CFM_621_m4 vanilla a5b3300e 0af642af
#[test]
fn CFM_621_m4_kabal_demon() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621_m4"),
            Cost("CFM_621_m4", 2),
            Stats("CFM_621_m4", 2, 2),
            Play("CFM_621_m4", Nothing),
            In(The("CFM_621_m4"), Zone::Play),
            Now(The("CFM_621_m4"), 2, 2),
        ],
    );
}

/// # Sheep
///
/// `CFM_621_m5` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CFM_621_m5 vanilla 04200301 ad86f719
#[test]
fn CFM_621_m5_sheep() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621_m5"),
            Cost("CFM_621_m5", 1),
            Stats("CFM_621_m5", 1, 1),
            Play("CFM_621_m5", Nothing),
            In(The("CFM_621_m5"), Zone::Play),
            Now(The("CFM_621_m5"), 1, 1),
        ],
    );
}

/// # Kazakus Potion
///
/// `CFM_621t` · Neutral spell · 1 mana
///
/// > {0} {1}
///
/// State: Todo
//~ CFM_621t todo fa668502 5517f762
#[test]
#[ignore = "todo: CFM_621t Kazakus Potion"]
fn CFM_621t_kazakus_potion() {
    check(CardClass::Mage, &[Give("CFM_621t"), Cost("CFM_621t", 1), Unwritten]);
}

/// # Netherbloom
///
/// `CFM_621t10` · Neutral spell · 1 mana
///
/// > Summon a 2/2 Demon.
///
/// State: Todo
//~ CFM_621t10 todo 31fdbf03 4e6f5549
#[test]
#[ignore = "todo: CFM_621t10 Netherbloom"]
fn CFM_621t10_netherbloom() {
    check(CardClass::Mage, &[Give("CFM_621t10"), Cost("CFM_621t10", 1), Unwritten]);
}

/// # Lesser Potion
///
/// `CFM_621t11` · Neutral spell · 1 mana
///
/// > Create a 1-Cost spell.
///
/// State: Todo
//~ CFM_621t11 todo 62c3cfad 79bb25a9
#[test]
#[ignore = "todo: CFM_621t11 Lesser Potion"]
fn CFM_621t11_lesser_potion() {
    check(CardClass::Mage, &[Give("CFM_621t11"), Cost("CFM_621t11", 1), Unwritten]);
}

/// # Greater Potion
///
/// `CFM_621t12` · Neutral spell · 5 mana
///
/// > Create a 5-Cost spell.
///
/// State: Todo
//~ CFM_621t12 todo 44d94a3e 57c25bf3
#[test]
#[ignore = "todo: CFM_621t12 Greater Potion"]
fn CFM_621t12_greater_potion() {
    check(CardClass::Mage, &[Give("CFM_621t12"), Cost("CFM_621t12", 5), Unwritten]);
}

/// # Superior Potion
///
/// `CFM_621t13` · Neutral spell · 10 mana
///
/// > Create a 10-Cost spell.
///
/// State: Todo
//~ CFM_621t13 todo 591a4a98 4fdee799
#[test]
#[ignore = "todo: CFM_621t13 Superior Potion"]
fn CFM_621t13_superior_potion() {
    check(CardClass::Mage, &[Give("CFM_621t13"), Cost("CFM_621t13", 10), Unwritten]);
}

/// # Kazakus Potion
///
/// `CFM_621t14` · Neutral spell · 5 mana
///
/// > {0} {1}
///
/// State: Todo
//~ CFM_621t14 todo c3accc46 8483cde1
#[test]
#[ignore = "todo: CFM_621t14 Kazakus Potion"]
fn CFM_621t14_kazakus_potion() {
    check(CardClass::Mage, &[Give("CFM_621t14"), Cost("CFM_621t14", 5), Unwritten]);
}

/// # Kazakus Potion
///
/// `CFM_621t15` · Neutral spell · 10 mana
///
/// > {0} {1}
///
/// State: Todo
//~ CFM_621t15 todo 5267c067 c861e327
#[test]
#[ignore = "todo: CFM_621t15 Kazakus Potion"]
fn CFM_621t15_kazakus_potion() {
    check(CardClass::Mage, &[Give("CFM_621t15"), Cost("CFM_621t15", 10), Unwritten]);
}

/// # Heart of Fire
///
/// `CFM_621t16` · Neutral spell · 5 mana
///
/// > Deal $5 damage.
///
/// State: Todo
//~ CFM_621t16 todo ea095985 2d9afd54
#[test]
#[ignore = "todo: CFM_621t16 Heart of Fire"]
fn CFM_621t16_heart_of_fire() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t16"),
            Cost("CFM_621t16", 5),
            Targets("CFM_621t16", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Stonescale Oil
///
/// `CFM_621t17` · Neutral spell · 5 mana
///
/// > Gain 7 Armor.
///
/// State: Todo
//~ CFM_621t17 todo e52dc2af 209ab573
#[test]
#[ignore = "todo: CFM_621t17 Stonescale Oil"]
fn CFM_621t17_stonescale_oil() {
    check(CardClass::Mage, &[Give("CFM_621t17"), Cost("CFM_621t17", 5), Unwritten]);
}

/// # Felbloom
///
/// `CFM_621t18` · Neutral spell · 5 mana
///
/// > Deal $4 damage to all minions.
///
/// State: Todo
//~ CFM_621t18 todo 83456cda a91a2360
#[test]
#[ignore = "todo: CFM_621t18 Felbloom"]
fn CFM_621t18_felbloom() {
    check(CardClass::Mage, &[Give("CFM_621t18"), Cost("CFM_621t18", 5), Unwritten]);
}

/// # Icecap
///
/// `CFM_621t19` · Neutral spell · 5 mana
///
/// > **Freeze** 2 random enemy minions.
///
/// State: Todo
//~ CFM_621t19 todo b39509e7 d0188e18
#[test]
#[ignore = "todo: CFM_621t19 Icecap"]
fn CFM_621t19_icecap() {
    check(CardClass::Mage, &[Give("CFM_621t19"), Cost("CFM_621t19", 5), Unwritten]);
}

/// # Heart of Fire
///
/// `CFM_621t2` · Neutral spell · 1 mana
///
/// > Deal $3 damage.
///
/// State: Todo
//~ CFM_621t2 todo 24488635 421242cf
#[test]
#[ignore = "todo: CFM_621t2 Heart of Fire"]
fn CFM_621t2_heart_of_fire() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t2"),
            Cost("CFM_621t2", 1),
            Targets("CFM_621t2", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Netherbloom
///
/// `CFM_621t20` · Neutral spell · 5 mana
///
/// > Summon a 5/5 Demon.
///
/// State: Todo
//~ CFM_621t20 todo cf42bdd4 a085d8ad
#[test]
#[ignore = "todo: CFM_621t20 Netherbloom"]
fn CFM_621t20_netherbloom() {
    check(CardClass::Mage, &[Give("CFM_621t20"), Cost("CFM_621t20", 5), Unwritten]);
}

/// # Mystic Wool
///
/// `CFM_621t21` · Neutral spell · 5 mana
///
/// > Transform a random enemy minion into a 1/1 Sheep.@Polymorph a random enemy minion.
///
/// State: Todo
//~ CFM_621t21 todo 754e4895 6f142c4d
#[test]
#[ignore = "todo: CFM_621t21 Mystic Wool"]
fn CFM_621t21_mystic_wool() {
    check(CardClass::Mage, &[Give("CFM_621t21"), Cost("CFM_621t21", 5), Unwritten]);
}

/// # Kingsblood
///
/// `CFM_621t22` · Neutral spell · 5 mana
///
/// > Draw 2 cards.
///
/// State: Todo
//~ CFM_621t22 todo 69f3e61e 6379166b
#[test]
#[ignore = "todo: CFM_621t22 Kingsblood"]
fn CFM_621t22_kingsblood() {
    check(CardClass::Mage, &[Give("CFM_621t22"), Cost("CFM_621t22", 5), Unwritten]);
}

/// # Shadow Oil
///
/// `CFM_621t23` · Neutral spell · 5 mana
///
/// > Add 2 random Demons to your hand.
///
/// State: Todo
//~ CFM_621t23 todo 72a34640 888af97a
#[test]
#[ignore = "todo: CFM_621t23 Shadow Oil"]
fn CFM_621t23_shadow_oil() {
    check(CardClass::Mage, &[Give("CFM_621t23"), Cost("CFM_621t23", 5), Unwritten]);
}

/// # Goldthorn
///
/// `CFM_621t24` · Neutral spell · 5 mana
///
/// > Give your minions +4 Health.
///
/// State: Todo
//~ CFM_621t24 todo 1d3af00c 1f40b532
#[test]
#[ignore = "todo: CFM_621t24 Goldthorn"]
fn CFM_621t24_goldthorn() {
    check(CardClass::Mage, &[Give("CFM_621t24"), Cost("CFM_621t24", 5), Unwritten]);
}

/// # Heart of Fire
///
/// `CFM_621t25` · Neutral spell · 10 mana
///
/// > Deal $8 damage.
///
/// State: Todo
//~ CFM_621t25 todo 285afa91 70575897
#[test]
#[ignore = "todo: CFM_621t25 Heart of Fire"]
fn CFM_621t25_heart_of_fire() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t25"),
            Cost("CFM_621t25", 10),
            Targets("CFM_621t25", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Stonescale Oil
///
/// `CFM_621t26` · Neutral spell · 10 mana
///
/// > Gain 10 Armor.
///
/// State: Todo
//~ CFM_621t26 todo d482be71 74240ad2
#[test]
#[ignore = "todo: CFM_621t26 Stonescale Oil"]
fn CFM_621t26_stonescale_oil() {
    check(CardClass::Mage, &[Give("CFM_621t26"), Cost("CFM_621t26", 10), Unwritten]);
}

/// # Icecap
///
/// `CFM_621t27` · Neutral spell · 10 mana
///
/// > **Freeze** 3 random enemy minions.
///
/// State: Todo
//~ CFM_621t27 todo 976f7b5d 412c2825
#[test]
#[ignore = "todo: CFM_621t27 Icecap"]
fn CFM_621t27_icecap() {
    check(CardClass::Mage, &[Give("CFM_621t27"), Cost("CFM_621t27", 10), Unwritten]);
}

/// # Netherbloom
///
/// `CFM_621t28` · Neutral spell · 10 mana
///
/// > Summon an 8/8 Demon.
///
/// State: Todo
//~ CFM_621t28 todo ef9179ba 98b68d15
#[test]
#[ignore = "todo: CFM_621t28 Netherbloom"]
fn CFM_621t28_netherbloom() {
    check(CardClass::Mage, &[Give("CFM_621t28"), Cost("CFM_621t28", 10), Unwritten]);
}

/// # Mystic Wool
///
/// `CFM_621t29` · Neutral spell · 10 mana
///
/// > Transform all minions into 1/1 Sheep.
///
/// State: Todo
//~ CFM_621t29 todo 70149259 d67dd500
#[test]
#[ignore = "todo: CFM_621t29 Mystic Wool"]
fn CFM_621t29_mystic_wool() {
    check(CardClass::Mage, &[Give("CFM_621t29"), Cost("CFM_621t29", 10), Unwritten]);
}

/// # Stonescale Oil
///
/// `CFM_621t3` · Neutral spell · 1 mana
///
/// > Gain 4 Armor.
///
/// State: Todo
//~ CFM_621t3 todo b7185207 8f3c3a8f
#[test]
#[ignore = "todo: CFM_621t3 Stonescale Oil"]
fn CFM_621t3_stonescale_oil() {
    check(CardClass::Mage, &[Give("CFM_621t3"), Cost("CFM_621t3", 1), Unwritten]);
}

/// # Kingsblood
///
/// `CFM_621t30` · Neutral spell · 10 mana
///
/// > Draw 3 cards.
///
/// State: Todo
//~ CFM_621t30 todo e92ac8ea 7a2d8d49
#[test]
#[ignore = "todo: CFM_621t30 Kingsblood"]
fn CFM_621t30_kingsblood() {
    check(CardClass::Mage, &[Give("CFM_621t30"), Cost("CFM_621t30", 10), Unwritten]);
}

/// # Shadow Oil
///
/// `CFM_621t31` · Neutral spell · 10 mana
///
/// > Add 3 random Demons to your hand.
///
/// State: Todo
//~ CFM_621t31 todo b0c62699 81d161b8
#[test]
#[ignore = "todo: CFM_621t31 Shadow Oil"]
fn CFM_621t31_shadow_oil() {
    check(CardClass::Mage, &[Give("CFM_621t31"), Cost("CFM_621t31", 10), Unwritten]);
}

/// # Goldthorn
///
/// `CFM_621t32` · Neutral spell · 10 mana
///
/// > Give your minions +6 Health.
///
/// State: Todo
//~ CFM_621t32 todo 45aea795 98cfab13
#[test]
#[ignore = "todo: CFM_621t32 Goldthorn"]
fn CFM_621t32_goldthorn() {
    check(CardClass::Mage, &[Give("CFM_621t32"), Cost("CFM_621t32", 10), Unwritten]);
}

/// # Felbloom
///
/// `CFM_621t33` · Neutral spell · 10 mana
///
/// > Deal $6 damage to all minions.
///
/// State: Todo
//~ CFM_621t33 todo de53d46c f6a0c704
#[test]
#[ignore = "todo: CFM_621t33 Felbloom"]
fn CFM_621t33_felbloom() {
    check(CardClass::Mage, &[Give("CFM_621t33"), Cost("CFM_621t33", 10), Unwritten]);
}

/// # Ichor of Undeath
///
/// `CFM_621t37` · Neutral spell · 1 mana
///
/// > Summon a friendly minion that died this game.
///
/// State: Todo
//~ CFM_621t37 todo ec4efd64 1cd130ad
#[test]
#[ignore = "todo: CFM_621t37 Ichor of Undeath"]
fn CFM_621t37_ichor_of_undeath() {
    check(CardClass::Mage, &[Give("CFM_621t37"), Cost("CFM_621t37", 1), Unwritten]);
}

/// # Ichor of Undeath
///
/// `CFM_621t38` · Neutral spell · 5 mana
///
/// > Summon 2 friendly minions that died this game.
///
/// State: Todo
//~ CFM_621t38 todo a9ce083d 62ca50d5
#[test]
#[ignore = "todo: CFM_621t38 Ichor of Undeath"]
fn CFM_621t38_ichor_of_undeath() {
    check(CardClass::Mage, &[Give("CFM_621t38"), Cost("CFM_621t38", 5), Unwritten]);
}

/// # Ichor of Undeath
///
/// `CFM_621t39` · Neutral spell · 10 mana
///
/// > Summon 3 friendly minions that died this game.
///
/// State: Todo
//~ CFM_621t39 todo 0227821f 055631f3
#[test]
#[ignore = "todo: CFM_621t39 Ichor of Undeath"]
fn CFM_621t39_ichor_of_undeath() {
    check(CardClass::Mage, &[Give("CFM_621t39"), Cost("CFM_621t39", 10), Unwritten]);
}

/// # Felbloom
///
/// `CFM_621t4` · Neutral spell · 1 mana
///
/// > Deal $2 damage to all minions.
///
/// State: Todo
//~ CFM_621t4 todo 564ff295 e06f3afd
#[test]
#[ignore = "todo: CFM_621t4 Felbloom"]
fn CFM_621t4_felbloom() {
    check(CardClass::Mage, &[Give("CFM_621t4"), Cost("CFM_621t4", 1), Unwritten]);
}

/// # Icecap
///
/// `CFM_621t5` · Neutral spell · 1 mana
///
/// > **Freeze** a random enemy minion.
///
/// State: Todo
//~ CFM_621t5 todo eb1c099f b081db15
#[test]
#[ignore = "todo: CFM_621t5 Icecap"]
fn CFM_621t5_icecap() {
    check(CardClass::Mage, &[Give("CFM_621t5"), Cost("CFM_621t5", 1), Unwritten]);
}

/// # Goldthorn
///
/// `CFM_621t6` · Neutral spell · 1 mana
///
/// > Give your minions +2 Health.
///
/// State: Todo
//~ CFM_621t6 todo b797ec4a d17de45a
#[test]
#[ignore = "todo: CFM_621t6 Goldthorn"]
fn CFM_621t6_goldthorn() {
    check(CardClass::Mage, &[Give("CFM_621t6"), Cost("CFM_621t6", 1), Unwritten]);
}

/// # Kingsblood
///
/// `CFM_621t8` · Neutral spell · 1 mana
///
/// > Draw a card.
///
/// State: Todo
//~ CFM_621t8 todo 426bce42 d00c74fd
#[test]
#[ignore = "todo: CFM_621t8 Kingsblood"]
fn CFM_621t8_kingsblood() {
    check(CardClass::Mage, &[Give("CFM_621t8"), Cost("CFM_621t8", 1), Unwritten]);
}

/// # Shadow Oil
///
/// `CFM_621t9` · Neutral spell · 1 mana
///
/// > Add a random Demon to your hand.
///
/// State: Todo
//~ CFM_621t9 todo 0bf06966 4fbdfcbf
#[test]
#[ignore = "todo: CFM_621t9 Shadow Oil"]
fn CFM_621t9_shadow_oil() {
    check(CardClass::Mage, &[Give("CFM_621t9"), Cost("CFM_621t9", 1), Unwritten]);
}

/// # Greater Arcane Missiles
///
/// `CFM_623` · Mage spell · Arcane · 7 mana
///
/// > Shoot three missiles at random enemies that deal $3 damage each.
///
/// State: Todo
//~ CFM_623 todo b0077b27 90fa32e9
#[test]
#[ignore = "todo: CFM_623 Greater Arcane Missiles"]
fn CFM_623_greater_arcane_missiles() {
    check(CardClass::Mage, &[Give("CFM_623"), Cost("CFM_623", 7), Unwritten]);
}

/// # Kabal Courier
///
/// `CFM_649` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Mage, Priest, or Warlock card.
///
/// State: Todo
//~ CFM_649 todo df992306 aa811f2c
#[test]
#[ignore = "todo: CFM_649 Kabal Courier"]
fn CFM_649_kabal_courier() {
    check(CardClass::Mage, &[Give("CFM_649"), Cost("CFM_649", 2), Stats("CFM_649", 2, 2), Unwritten]);
}

/// # Manic Soulcaster
///
/// `CFM_660` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a friendly minion. Shuffle a copy into your deck.
///
/// State: Todo
//~ CFM_660 todo c1a7b68a 3f99379a
#[test]
#[ignore = "todo: CFM_660 Manic Soulcaster"]
fn CFM_660_manic_soulcaster() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_660"),
            Cost("CFM_660", 3),
            Stats("CFM_660", 3, 4),
            Targets("CFM_660", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Cryomancer
///
/// `CFM_671` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** If an enemy is **Frozen**, gain +2/+2.
///
/// State: Todo
//~ CFM_671 todo 27f27b85 fc929c0a
#[test]
#[ignore = "todo: CFM_671 Cryomancer"]
fn CFM_671_cryomancer() {
    check(CardClass::Mage, &[Give("CFM_671"), Cost("CFM_671", 5), Stats("CFM_671", 5, 5), Unwritten]);
}

/// # Inkmaster Solia
///
/// `CFM_687` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, the next spell you cast this turn costs (0).
///
/// State: Todo
//~ CFM_687 todo d03a8071 d25e7d47
#[test]
#[ignore = "todo: CFM_687 Inkmaster Solia"]
fn CFM_687_inkmaster_solia() {
    check(CardClass::Mage, &[Give("CFM_687"), Cost("CFM_687", 7), Stats("CFM_687", 5, 5), Unwritten]);
}

/// # Kabal Crystal Runner
///
/// `CFM_760` · Mage minion · 6 mana · 6/5
///
/// > Costs (2) less for each **Secret** you've played this game.
///
/// State: Todo
//~ CFM_760 todo 215c0546 3b10b9c3
#[test]
#[ignore = "todo: CFM_760 Kabal Crystal Runner"]
fn CFM_760_kabal_crystal_runner() {
    check(CardClass::Mage, &[Give("CFM_760"), Cost("CFM_760", 6), Stats("CFM_760", 6, 5), Unwritten]);
}
