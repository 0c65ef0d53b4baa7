//! Rogue cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b589e122

/// # Backstab
///
/// `VAN_CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// State: Reprint
//~ reprint VAN_CS2_072 cd7d6b70 1d9afbb7 f8fc8824.8644be62
#[test]
fn VAN_CS2_072_backstab() {
    check(CardClass::Rogue, &[Give("VAN_CS2_072"), Cost("VAN_CS2_072", 0), WrittenAs("VAN_CS2_072", "CS2_072")]);
}

/// # Cold Blood
///
/// `VAN_CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// State: Reprint
//~ reprint VAN_CS2_073 ff9361e5 983afacc e4d99ef1.63442534
#[test]
fn VAN_CS2_073_cold_blood() {
    check(CardClass::Rogue, &[Give("VAN_CS2_073"), Cost("VAN_CS2_073", 1), WrittenAs("VAN_CS2_073", "CS2_073")]);
}

/// # Cold Blood
///
/// `VAN_CS2_073_puzzle` · Rogue spell · 2 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// State: Done
//~ done VAN_CS2_073_puzzle 975b462b - e0e8aaca.63442534
#[test]
fn VAN_CS2_073_puzzle_cold_blood() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_CS2_073_puzzle"),
            Cost("VAN_CS2_073_puzzle", 2),
            Targets("VAN_CS2_073_puzzle", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("VAN_CS2_073_puzzle", On(My(0))),
            Now(My(0), 6, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Play("GAME_005", Nothing),
            Targets("VAN_CS2_073_puzzle", &[FriendlyMinion, EnemyMinion]),
            Play("VAN_CS2_073_puzzle", On(My(0))),
            Now(My(0), 8, 5),
        ],
    );
}

/// # Deadly Poison
///
/// `VAN_CS2_074` · Rogue spell · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// State: Reprint
//~ reprint VAN_CS2_074 09f9015c 152daf0f 16fa7915.e1f099d3
#[test]
fn VAN_CS2_074_deadly_poison() {
    check(CardClass::Rogue, &[Give("VAN_CS2_074"), Cost("VAN_CS2_074", 1), WrittenAs("VAN_CS2_074", "CS2_074")]);
}

/// # Sinister Strike
///
/// `VAN_CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// State: Reprint
//~ reprint VAN_CS2_075 6e36d2cb 096904e4 22af4946.d2ac558e
#[test]
fn VAN_CS2_075_sinister_strike() {
    check(CardClass::Rogue, &[Give("VAN_CS2_075"), Cost("VAN_CS2_075", 1), WrittenAs("VAN_CS2_075", "CS2_075")]);
}

/// # Assassinate
///
/// `VAN_CS2_076` · Rogue spell · 5 mana
///
/// > Destroy an enemy minion.
///
/// State: Reprint
//~ reprint VAN_CS2_076 afd93185 30f2b420 92349168.91555ef3
#[test]
fn VAN_CS2_076_assassinate() {
    check(CardClass::Rogue, &[Give("VAN_CS2_076"), Cost("VAN_CS2_076", 5), WrittenAs("VAN_CS2_076", "CS2_076")]);
}

/// # Sprint
///
/// `VAN_CS2_077` · Rogue spell · 7 mana
///
/// > Draw 4 cards.
///
/// State: Reprint
//~ reprint VAN_CS2_077 d9481b88 fb089736 28952621.fe76fbf8
#[test]
fn VAN_CS2_077_sprint() {
    check(CardClass::Rogue, &[Give("VAN_CS2_077"), Cost("VAN_CS2_077", 7), WrittenAs("VAN_CS2_077", "CS2_077")]);
}

/// # Assassin's Blade
///
/// `VAN_CS2_080` · Rogue weapon · 5 mana · 3/4 durability
///
/// State: Vanilla
//~ vanilla VAN_CS2_080 30265d02 a8063ec4 501bde5d
#[test]
fn VAN_CS2_080_assassins_blade() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_CS2_080"),
            Cost("VAN_CS2_080", 5),
            Stats("VAN_CS2_080", 3, 4),
            Play("VAN_CS2_080", Nothing),
            In(The("VAN_CS2_080"), Zone::Play),
        ],
    );
}

/// # Wicked Knife
///
/// `VAN_CS2_082` · Rogue weapon · 1 mana · 1/2 durability
///
/// State: Vanilla
//~ vanilla VAN_CS2_082 04bc3023 b5c2966d 1e61c79c
#[test]
fn VAN_CS2_082_wicked_knife() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_CS2_082"),
            Cost("VAN_CS2_082", 1),
            Stats("VAN_CS2_082", 1, 2),
            Play("VAN_CS2_082", Nothing),
            In(The("VAN_CS2_082"), Zone::Play),
        ],
    );
}

/// # Blade Flurry
///
/// `VAN_CS2_233` · Rogue spell · 2 mana
///
/// > Destroy your weapon and deal its damage to all enemies.
///
/// State: Done
//~ done VAN_CS2_233 a42369bc - 1ffee0d8.3de9360b
#[test]
fn VAN_CS2_233_blade_flurry() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_CS2_233"),
            Cost("VAN_CS2_233", 2),
            Friend("CS2_106"),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("VAN_CS2_233", Nothing),
            Damage(Their(0), 3),
            Health(TheirHero, 27),
            NoWeapon(Mine),
            Damage(My(0), 0),
            Health(MyHero, 30),
        ],
    );
}

/// # Eviscerate
///
/// `VAN_EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// State: Reprint
//~ reprint VAN_EX1_124 42b781a1 e7ae37fb aadc67ae.21dc3986
#[test]
fn VAN_EX1_124_eviscerate() {
    check(CardClass::Rogue, &[Give("VAN_EX1_124"), Cost("VAN_EX1_124", 2), WrittenAs("VAN_EX1_124", "EX1_124")]);
}

/// # Betrayal
///
/// `VAN_EX1_126` · Rogue spell · 2 mana
///
/// > Force an enemy minion to deal its damage to the minions next to it.
///
/// State: Reprint
//~ reprint VAN_EX1_126 a7e8b19d 4c0cb3fc db800cdf.c1b1ed26
#[test]
fn VAN_EX1_126_betrayal() {
    check(CardClass::Rogue, &[Give("VAN_EX1_126"), Cost("VAN_EX1_126", 2), WrittenAs("VAN_EX1_126", "EX1_126")]);
}

/// # Conceal
///
/// `VAN_EX1_128` · Rogue spell · 1 mana
///
/// > Give your minions **Stealth** until your next turn.
///
/// State: Reprint
//~ reprint VAN_EX1_128 1e9035c4 73d3fc8e df8a64b5.28daf3ad
#[test]
fn VAN_EX1_128_conceal() {
    check(CardClass::Rogue, &[Give("VAN_EX1_128"), Cost("VAN_EX1_128", 1), WrittenAs("VAN_EX1_128", "EX1_128")]);
}

/// # Fan of Knives
///
/// `VAN_EX1_129` · Rogue spell · 3 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_129 9e838ac8 78f1b3e8 dc99efa9.8f5ad208
#[test]
fn VAN_EX1_129_fan_of_knives() {
    check(CardClass::Rogue, &[Give("VAN_EX1_129"), Cost("VAN_EX1_129", 3), WrittenAs("VAN_EX1_129", "EX1_129")]);
}

/// # Defias Ringleader
///
/// `VAN_EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// State: Reprint
//~ reprint VAN_EX1_131 90c385c2 ae89a8c8 61aa5486.84899423
#[test]
fn VAN_EX1_131_defias_ringleader() {
    check(
        CardClass::Rogue,
        &[Give("VAN_EX1_131"), Cost("VAN_EX1_131", 2), Stats("VAN_EX1_131", 3, 2), WrittenAs("VAN_EX1_131", "EX1_131")],
    );
}

/// # Perdition's Blade
///
/// `VAN_EX1_133` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
///
/// State: Reprint
//~ reprint VAN_EX1_133 9fef0c5d e8a67b82 811dc2fb.7cf9d0d8
#[test]
fn VAN_EX1_133_perditions_blade() {
    check(
        CardClass::Rogue,
        &[Give("VAN_EX1_133"), Cost("VAN_EX1_133", 3), Stats("VAN_EX1_133", 2, 2), WrittenAs("VAN_EX1_133", "EX1_133")],
    );
}

/// # SI:7 Agent
///
/// `VAN_EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 2 damage.
///
/// State: Done
//~ done VAN_EX1_134 6121ebdd - 6e5c46b7.8e542449
#[test]
fn VAN_EX1_134_si_7_agent() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_EX1_134"),
            Cost("VAN_EX1_134", 3),
            Stats("VAN_EX1_134", 3, 3),
            Play("VAN_EX1_134", Nothing),
            Health(TheirHero, 30),
        ],
    );
    check(CardClass::Rogue, &[Play("GAME_005", Nothing), Play("VAN_EX1_134", On(TheirHero)), Health(TheirHero, 28)]);
}

/// # Headcrack
///
/// `VAN_EX1_137` · Rogue spell · 3 mana
///
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
///
/// State: Reprint
//~ reprint VAN_EX1_137 deb31e35 24a3529a 7b137dea.a75a61c2
#[test]
fn VAN_EX1_137_headcrack() {
    check(CardClass::Rogue, &[Give("VAN_EX1_137"), Cost("VAN_EX1_137", 3), WrittenAs("VAN_EX1_137", "EX1_137")]);
}

/// # Shadowstep
///
/// `VAN_EX1_144` · Rogue spell · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// State: Reprint
//~ reprint VAN_EX1_144 156ab693 a87bfd14 27f4aaae.1476327e
#[test]
fn VAN_EX1_144_shadowstep() {
    check(CardClass::Rogue, &[Give("VAN_EX1_144"), Cost("VAN_EX1_144", 0), WrittenAs("VAN_EX1_144", "EX1_144")]);
}

/// # Preparation
///
/// `VAN_EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (3) less.
///
/// State: Done
//~ done VAN_EX1_145 eb08e12b - 57e195bf.898e2977
#[test]
fn VAN_EX1_145_preparation() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_EX1_145"),
            Cost("VAN_EX1_145", 0),
            Give("CS2_029"),
            Give("CS2_023"),
            Give("CS2_182"),
            Play("VAN_EX1_145", Nothing),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 0),
            CostNow(Nth(3), 4),
            Play("CS2_231", Nothing),
            CostNow(Nth(1), 1),
            Play("CS2_029", On(TheirHero)),
            CostNow(Nth(2), 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("CS2_029"), Play("VAN_EX1_145", Nothing), CostNow(Nth(0), 1), EndTurn, EndTurn, CostNow(Nth(0), 4)],
    );
}

/// # Preparation
///
/// `VAN_EX1_145e` · Neutral enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// State: Derived
//~ derived VAN_EX1_145e cc7aae1f 92087bc1 0504949b.898e2977
#[test]
fn VAN_EX1_145e_preparation() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAN_EX1_145e"),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAN_EX1_145e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAN_EX1_145e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Preparation
///
/// `VAN_EX1_145o` · Rogue enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// State: Derived
//~ derived VAN_EX1_145o 9bcdfea5 f7f32bc2 b4d332a2.898e2977
#[test]
fn VAN_EX1_145o_preparation() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAN_EX1_145o"),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAN_EX1_145o"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAN_EX1_145o"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Shiv
///
/// `VAN_EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_278 4db22802 9b6fcd55 42c92cc1.017c9355
#[test]
fn VAN_EX1_278_shiv() {
    check(CardClass::Rogue, &[Give("VAN_EX1_278"), Cost("VAN_EX1_278", 2), WrittenAs("VAN_EX1_278", "EX1_278")]);
}

/// # Patient Assassin
///
/// `VAN_EX1_522` · Rogue minion · 2 mana · 1/1
///
/// > **Stealth**. Destroy any minion damaged by this minion.
///
/// State: Done
//~ done VAN_EX1_522 c9902e4e - 0eb7d2da.7b79da7b
#[test]
fn VAN_EX1_522_patient_assassin() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_EX1_522"),
            Cost("VAN_EX1_522", 2),
            Stats("VAN_EX1_522", 1, 1),
            Has("VAN_EX1_522", GameTag::STEALTH),
            Friend("VAN_EX1_522"),
            Enemy("CS2_200"),
            Attack(My(0), Their(0)),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("VAN_EX1_522"),
            Enemy("CS2_200"),
            Play("CS2_008", On(Their(0))),
            Damage(Their(0), 1),
            Play("CS2_008", On(My(0))),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Sap
///
/// `VAN_EX1_581` · Rogue spell · 2 mana
///
/// > Return an enemy minion to your opponent's hand.
///
/// State: Reprint
//~ reprint VAN_EX1_581 a1b70a15 e5f6d32c 2f9aa0d3.d1ffb5b4
#[test]
fn VAN_EX1_581_sap() {
    check(CardClass::Rogue, &[Give("VAN_EX1_581"), Cost("VAN_EX1_581", 2), WrittenAs("VAN_EX1_581", "EX1_581")]);
}

/// # Edwin VanCleef
///
/// `VAN_EX1_613` · Rogue minion · 3 mana · 2/2
///
/// > **Combo:** Gain +2/+2 for each card played earlier this turn.
///
/// State: Done
//~ done VAN_EX1_613 493d95bd - f1ff23c1.0ad661b2
#[test]
fn VAN_EX1_613_edwin_van_cleef() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_EX1_613"),
            Cost("VAN_EX1_613", 3),
            Stats("VAN_EX1_613", 2, 2),
            Play("VAN_EX1_613", Nothing),
            Now(My(0), 2, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("VAN_EX1_613", Nothing), Now(My(0), 6, 6)],
    );
}

/// # Dagger Mastery
///
/// `VAN_HERO_03bp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// State: Reprint
//~ reprint VAN_HERO_03bp 1423bb32 b439f1a3 5a0aa02a.2addeefc
#[test]
fn VAN_HERO_03bp_dagger_mastery() {
    check(
        CardClass::Rogue,
        &[HasHeroPower("VAN_HERO_03bp"), Cost("VAN_HERO_03bp", 2), WrittenAs("VAN_HERO_03bp", "HERO_03bp")],
    );
}

/// # Poisoned Daggers
///
/// `VAN_HERO_03bp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// State: Reprint
//~ reprint VAN_HERO_03bp2 50cef0e8 3d71e7da c597a703.fba74d3c
#[test]
fn VAN_HERO_03bp2_poisoned_daggers() {
    check(
        CardClass::Rogue,
        &[HasHeroPower("VAN_HERO_03bp2"), Cost("VAN_HERO_03bp2", 2), WrittenAs("VAN_HERO_03bp2", "HERO_03bp2")],
    );
}

/// # Vanish
///
/// `VAN_NEW1_004` · Rogue spell · 6 mana
///
/// > Return all minions to their owner's hand.
///
/// State: Reprint
//~ reprint VAN_NEW1_004 cc4f0602 6873236d 261928c4.4bd4d7af
#[test]
fn VAN_NEW1_004_vanish() {
    check(CardClass::Rogue, &[Give("VAN_NEW1_004"), Cost("VAN_NEW1_004", 6), WrittenAs("VAN_NEW1_004", "NEW1_004")]);
}

/// # Kidnapper
///
/// `VAN_NEW1_005` · Rogue minion · 6 mana · 5/3
///
/// > **Combo:** Return a minion to its owner's hand.
///
/// State: Reprint
//~ reprint VAN_NEW1_005 6c4585e8 553d5cee 973afb6a.4ddfbaa6
#[test]
fn VAN_NEW1_005_kidnapper() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_NEW1_005"),
            Cost("VAN_NEW1_005", 6),
            Stats("VAN_NEW1_005", 5, 3),
            WrittenAs("VAN_NEW1_005", "NEW1_005"),
        ],
    );
}

/// # Master of Disguise
///
/// `VAN_NEW1_014` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion **Stealth**.
///
/// State: Done
//~ done VAN_NEW1_014 7806cb66 - 88bd3541.17022d99
#[test]
fn VAN_NEW1_014_master_of_disguise() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_NEW1_014"),
            Cost("VAN_NEW1_014", 4),
            Stats("VAN_NEW1_014", 4, 4),
            Targets("VAN_NEW1_014", &[FriendlyMinion]),
            Friend("CS2_182"),
            Play("VAN_NEW1_014", On(My(0))),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            EndTurn,
            HasNow(My(0), GameTag::STEALTH),
        ],
    );
}
