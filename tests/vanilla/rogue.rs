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
/// State: Todo
//~ todo VAN_CS2_072 cd7d6b70 5290253d f8fc8824.8644be62
#[test]
#[ignore = "todo: VAN_CS2_072 Backstab"]
fn VAN_CS2_072_backstab() {
    check(CardClass::Rogue, &[Give("VAN_CS2_072"), Cost("VAN_CS2_072", 0), Unwritten]);
}

/// # Cold Blood
///
/// `VAN_CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// State: Todo
//~ todo VAN_CS2_073 ff9361e5 886a0d86 e4d99ef1.63442534
#[test]
#[ignore = "todo: VAN_CS2_073 Cold Blood"]
fn VAN_CS2_073_cold_blood() {
    check(CardClass::Rogue, &[Give("VAN_CS2_073"), Cost("VAN_CS2_073", 1), Unwritten]);
}

/// # Cold Blood
///
/// `VAN_CS2_073_puzzle` · Rogue spell · 2 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// State: Todo
//~ todo VAN_CS2_073_puzzle 975b462b 3af2e107 e0e8aaca.63442534
#[test]
#[ignore = "todo: VAN_CS2_073_puzzle Cold Blood"]
fn VAN_CS2_073_puzzle_cold_blood() {
    check(CardClass::Rogue, &[Give("VAN_CS2_073_puzzle"), Cost("VAN_CS2_073_puzzle", 2), Unwritten]);
}

/// # Deadly Poison
///
/// `VAN_CS2_074` · Rogue spell · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// State: Todo
//~ todo VAN_CS2_074 09f9015c 9de9e703 16fa7915.e1f099d3
#[test]
#[ignore = "todo: VAN_CS2_074 Deadly Poison"]
fn VAN_CS2_074_deadly_poison() {
    check(CardClass::Rogue, &[Give("VAN_CS2_074"), Cost("VAN_CS2_074", 1), Unwritten]);
}

/// # Sinister Strike
///
/// `VAN_CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// State: Todo
//~ todo VAN_CS2_075 6e36d2cb e37bd7e5 22af4946.d2ac558e
#[test]
#[ignore = "todo: VAN_CS2_075 Sinister Strike"]
fn VAN_CS2_075_sinister_strike() {
    check(CardClass::Rogue, &[Give("VAN_CS2_075"), Cost("VAN_CS2_075", 1), Unwritten]);
}

/// # Assassinate
///
/// `VAN_CS2_076` · Rogue spell · 5 mana
///
/// > Destroy an enemy minion.
///
/// State: Todo
//~ todo VAN_CS2_076 afd93185 4ab922d7 92349168.91555ef3
#[test]
#[ignore = "todo: VAN_CS2_076 Assassinate"]
fn VAN_CS2_076_assassinate() {
    check(CardClass::Rogue, &[Give("VAN_CS2_076"), Cost("VAN_CS2_076", 5), Unwritten]);
}

/// # Sprint
///
/// `VAN_CS2_077` · Rogue spell · 7 mana
///
/// > Draw 4 cards.
///
/// State: Todo
//~ todo VAN_CS2_077 d9481b88 a7eec0fd 28952621.fe76fbf8
#[test]
#[ignore = "todo: VAN_CS2_077 Sprint"]
fn VAN_CS2_077_sprint() {
    check(CardClass::Rogue, &[Give("VAN_CS2_077"), Cost("VAN_CS2_077", 7), Unwritten]);
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
/// State: Todo
//~ todo VAN_CS2_233 a42369bc 8f5430b3 1ffee0d8.3de9360b
#[test]
#[ignore = "todo: VAN_CS2_233 Blade Flurry"]
fn VAN_CS2_233_blade_flurry() {
    check(CardClass::Rogue, &[Give("VAN_CS2_233"), Cost("VAN_CS2_233", 2), Unwritten]);
}

/// # Eviscerate
///
/// `VAN_EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// State: Todo
//~ todo VAN_EX1_124 42b781a1 1c74387a aadc67ae.21dc3986
#[test]
#[ignore = "todo: VAN_EX1_124 Eviscerate"]
fn VAN_EX1_124_eviscerate() {
    check(CardClass::Rogue, &[Give("VAN_EX1_124"), Cost("VAN_EX1_124", 2), Unwritten]);
}

/// # Betrayal
///
/// `VAN_EX1_126` · Rogue spell · 2 mana
///
/// > Force an enemy minion to deal its damage to the minions next to it.
///
/// State: Todo
//~ todo VAN_EX1_126 a7e8b19d 6c18fe60 db800cdf.c1b1ed26
#[test]
#[ignore = "todo: VAN_EX1_126 Betrayal"]
fn VAN_EX1_126_betrayal() {
    check(CardClass::Rogue, &[Give("VAN_EX1_126"), Cost("VAN_EX1_126", 2), Unwritten]);
}

/// # Conceal
///
/// `VAN_EX1_128` · Rogue spell · 1 mana
///
/// > Give your minions **Stealth** until your next turn.
///
/// State: Todo
//~ todo VAN_EX1_128 1e9035c4 f46897f9 df8a64b5.28daf3ad
#[test]
#[ignore = "todo: VAN_EX1_128 Conceal"]
fn VAN_EX1_128_conceal() {
    check(CardClass::Rogue, &[Give("VAN_EX1_128"), Cost("VAN_EX1_128", 1), Unwritten]);
}

/// # Fan of Knives
///
/// `VAN_EX1_129` · Rogue spell · 3 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// State: Todo
//~ todo VAN_EX1_129 9e838ac8 92a15878 dc99efa9.8f5ad208
#[test]
#[ignore = "todo: VAN_EX1_129 Fan of Knives"]
fn VAN_EX1_129_fan_of_knives() {
    check(CardClass::Rogue, &[Give("VAN_EX1_129"), Cost("VAN_EX1_129", 3), Unwritten]);
}

/// # Defias Ringleader
///
/// `VAN_EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// State: Todo
//~ todo VAN_EX1_131 90c385c2 02e1c6fb 61aa5486.84899423
#[test]
#[ignore = "todo: VAN_EX1_131 Defias Ringleader"]
fn VAN_EX1_131_defias_ringleader() {
    check(CardClass::Rogue, &[Give("VAN_EX1_131"), Cost("VAN_EX1_131", 2), Stats("VAN_EX1_131", 3, 2), Unwritten]);
}

/// # Perdition's Blade
///
/// `VAN_EX1_133` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
///
/// State: Todo
//~ todo VAN_EX1_133 9fef0c5d 05295665 811dc2fb.7cf9d0d8
#[test]
#[ignore = "todo: VAN_EX1_133 Perdition's Blade"]
fn VAN_EX1_133_perditions_blade() {
    check(CardClass::Rogue, &[Give("VAN_EX1_133"), Cost("VAN_EX1_133", 3), Stats("VAN_EX1_133", 2, 2), Unwritten]);
}

/// # SI:7 Agent
///
/// `VAN_EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 2 damage.
///
/// State: Todo
//~ todo VAN_EX1_134 6121ebdd e674cc12 6e5c46b7.8e542449
#[test]
#[ignore = "todo: VAN_EX1_134 SI:7 Agent"]
fn VAN_EX1_134_si_7_agent() {
    check(CardClass::Rogue, &[Give("VAN_EX1_134"), Cost("VAN_EX1_134", 3), Stats("VAN_EX1_134", 3, 3), Unwritten]);
}

/// # Headcrack
///
/// `VAN_EX1_137` · Rogue spell · 3 mana
///
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
///
/// State: Todo
//~ todo VAN_EX1_137 deb31e35 db8f0778 7b137dea.a75a61c2
#[test]
#[ignore = "todo: VAN_EX1_137 Headcrack"]
fn VAN_EX1_137_headcrack() {
    check(CardClass::Rogue, &[Give("VAN_EX1_137"), Cost("VAN_EX1_137", 3), Unwritten]);
}

/// # Shadowstep
///
/// `VAN_EX1_144` · Rogue spell · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// State: Todo
//~ todo VAN_EX1_144 156ab693 0fadd5ca 27f4aaae.1476327e
#[test]
#[ignore = "todo: VAN_EX1_144 Shadowstep"]
fn VAN_EX1_144_shadowstep() {
    check(CardClass::Rogue, &[Give("VAN_EX1_144"), Cost("VAN_EX1_144", 0), Unwritten]);
}

/// # Preparation
///
/// `VAN_EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (3) less.
///
/// State: Todo
//~ todo VAN_EX1_145 eb08e12b 0e8c8c38 57e195bf.898e2977
#[test]
#[ignore = "todo: VAN_EX1_145 Preparation"]
fn VAN_EX1_145_preparation() {
    check(CardClass::Rogue, &[Give("VAN_EX1_145"), Cost("VAN_EX1_145", 0), Unwritten]);
}

/// # Shiv
///
/// `VAN_EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// State: Todo
//~ todo VAN_EX1_278 4db22802 fd8dc91d 42c92cc1.017c9355
#[test]
#[ignore = "todo: VAN_EX1_278 Shiv"]
fn VAN_EX1_278_shiv() {
    check(CardClass::Rogue, &[Give("VAN_EX1_278"), Cost("VAN_EX1_278", 2), Unwritten]);
}

/// # Patient Assassin
///
/// `VAN_EX1_522` · Rogue minion · 2 mana · 1/1
///
/// > **Stealth**. Destroy any minion damaged by this minion.
///
/// State: Todo
//~ todo VAN_EX1_522 c9902e4e 775c0f15 0eb7d2da.7b79da7b
#[test]
#[ignore = "todo: VAN_EX1_522 Patient Assassin"]
fn VAN_EX1_522_patient_assassin() {
    check(
        CardClass::Rogue,
        &[
            Give("VAN_EX1_522"),
            Cost("VAN_EX1_522", 2),
            Stats("VAN_EX1_522", 1, 1),
            Has("VAN_EX1_522", GameTag::STEALTH),
            Unwritten,
        ],
    );
}

/// # Sap
///
/// `VAN_EX1_581` · Rogue spell · 2 mana
///
/// > Return an enemy minion to your opponent's hand.
///
/// State: Todo
//~ todo VAN_EX1_581 a1b70a15 f8e8288a 2f9aa0d3.d1ffb5b4
#[test]
#[ignore = "todo: VAN_EX1_581 Sap"]
fn VAN_EX1_581_sap() {
    check(CardClass::Rogue, &[Give("VAN_EX1_581"), Cost("VAN_EX1_581", 2), Unwritten]);
}

/// # Edwin VanCleef
///
/// `VAN_EX1_613` · Rogue minion · 3 mana · 2/2
///
/// > **Combo:** Gain +2/+2 for each card played earlier this turn.
///
/// State: Todo
//~ todo VAN_EX1_613 493d95bd 7cb512e3 f1ff23c1.0ad661b2
#[test]
#[ignore = "todo: VAN_EX1_613 Edwin VanCleef"]
fn VAN_EX1_613_edwin_van_cleef() {
    check(CardClass::Rogue, &[Give("VAN_EX1_613"), Cost("VAN_EX1_613", 3), Stats("VAN_EX1_613", 2, 2), Unwritten]);
}

/// # Dagger Mastery
///
/// `VAN_HERO_03bp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// State: Todo
//~ todo VAN_HERO_03bp 1423bb32 ce387a87 5a0aa02a.2addeefc
#[test]
#[ignore = "todo: VAN_HERO_03bp Dagger Mastery"]
fn VAN_HERO_03bp_dagger_mastery() {
    check(CardClass::Rogue, &[HasHeroPower("VAN_HERO_03bp"), Cost("VAN_HERO_03bp", 2), Unwritten]);
}

/// # Poisoned Daggers
///
/// `VAN_HERO_03bp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// State: Todo
//~ todo VAN_HERO_03bp2 50cef0e8 a5060cf6 c597a703.fba74d3c
#[test]
#[ignore = "todo: VAN_HERO_03bp2 Poisoned Daggers"]
fn VAN_HERO_03bp2_poisoned_daggers() {
    check(CardClass::Rogue, &[HasHeroPower("VAN_HERO_03bp2"), Cost("VAN_HERO_03bp2", 2), Unwritten]);
}

/// # Vanish
///
/// `VAN_NEW1_004` · Rogue spell · 6 mana
///
/// > Return all minions to their owner's hand.
///
/// State: Todo
//~ todo VAN_NEW1_004 cc4f0602 26a7adcf 261928c4.4bd4d7af
#[test]
#[ignore = "todo: VAN_NEW1_004 Vanish"]
fn VAN_NEW1_004_vanish() {
    check(CardClass::Rogue, &[Give("VAN_NEW1_004"), Cost("VAN_NEW1_004", 6), Unwritten]);
}

/// # Kidnapper
///
/// `VAN_NEW1_005` · Rogue minion · 6 mana · 5/3
///
/// > **Combo:** Return a minion to its owner's hand.
///
/// State: Todo
//~ todo VAN_NEW1_005 6c4585e8 36e262d2 973afb6a.4ddfbaa6
#[test]
#[ignore = "todo: VAN_NEW1_005 Kidnapper"]
fn VAN_NEW1_005_kidnapper() {
    check(CardClass::Rogue, &[Give("VAN_NEW1_005"), Cost("VAN_NEW1_005", 6), Stats("VAN_NEW1_005", 5, 3), Unwritten]);
}

/// # Master of Disguise
///
/// `VAN_NEW1_014` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion **Stealth**.
///
/// State: Todo
//~ todo VAN_NEW1_014 7806cb66 56ef7892 88bd3541.17022d99
#[test]
#[ignore = "todo: VAN_NEW1_014 Master of Disguise"]
fn VAN_NEW1_014_master_of_disguise() {
    check(CardClass::Rogue, &[Give("VAN_NEW1_014"), Cost("VAN_NEW1_014", 4), Stats("VAN_NEW1_014", 4, 4), Unwritten]);
}
