//! Rogue cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Backstab
///
/// `VAN_CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// State: Todo
//~ VAN_CS2_072 todo 501b9097 c75924f9
#[test]
#[ignore = "todo: VAN_CS2_072 Backstab"]
fn VAN_CS2_072_backstab() {
    check(CardClass::Rogue, &[Give("VAN_CS2_072"), Cost("VAN_CS2_072", 0)]);
}

/// # Cold Blood
///
/// `VAN_CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// State: Todo
//~ VAN_CS2_073 todo 0f69fc56 e58298c1
#[test]
#[ignore = "todo: VAN_CS2_073 Cold Blood"]
fn VAN_CS2_073_cold_blood() {
    check(CardClass::Rogue, &[Give("VAN_CS2_073"), Cost("VAN_CS2_073", 1)]);
}

/// # Cold Blood
///
/// `VAN_CS2_073_puzzle` · Rogue spell · 2 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// State: Todo
//~ VAN_CS2_073_puzzle todo 6beddbfd 5d0c73ce
#[test]
#[ignore = "todo: VAN_CS2_073_puzzle Cold Blood"]
fn VAN_CS2_073_puzzle_cold_blood() {
    check(CardClass::Rogue, &[Give("VAN_CS2_073_puzzle"), Cost("VAN_CS2_073_puzzle", 2)]);
}

/// # Deadly Poison
///
/// `VAN_CS2_074` · Rogue spell · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// State: Todo
//~ VAN_CS2_074 todo aeb98e64 ce69ec9d
#[test]
#[ignore = "todo: VAN_CS2_074 Deadly Poison"]
fn VAN_CS2_074_deadly_poison() {
    check(CardClass::Rogue, &[Give("VAN_CS2_074"), Cost("VAN_CS2_074", 1)]);
}

/// # Sinister Strike
///
/// `VAN_CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// State: Todo
//~ VAN_CS2_075 todo 6a0513f4 8b60e230
#[test]
#[ignore = "todo: VAN_CS2_075 Sinister Strike"]
fn VAN_CS2_075_sinister_strike() {
    check(CardClass::Rogue, &[Give("VAN_CS2_075"), Cost("VAN_CS2_075", 1)]);
}

/// # Assassinate
///
/// `VAN_CS2_076` · Rogue spell · 5 mana
///
/// > Destroy an enemy minion.
///
/// State: Todo
//~ VAN_CS2_076 todo 8affc1f9 065cdbb1
#[test]
#[ignore = "todo: VAN_CS2_076 Assassinate"]
fn VAN_CS2_076_assassinate() {
    check(CardClass::Rogue, &[Give("VAN_CS2_076"), Cost("VAN_CS2_076", 5)]);
}

/// # Sprint
///
/// `VAN_CS2_077` · Rogue spell · 7 mana
///
/// > Draw 4 cards.
///
/// State: Todo
//~ VAN_CS2_077 todo 79d7f31e 868cac62
#[test]
#[ignore = "todo: VAN_CS2_077 Sprint"]
fn VAN_CS2_077_sprint() {
    check(CardClass::Rogue, &[Give("VAN_CS2_077"), Cost("VAN_CS2_077", 7)]);
}

/// # Assassin's Blade
///
/// `VAN_CS2_080` · Rogue weapon · 5 mana · 3/4 durability
///
/// State: Todo
//~ VAN_CS2_080 todo 7ebf0bd2 de348bc0
#[test]
#[ignore = "todo: VAN_CS2_080 Assassin's Blade"]
fn VAN_CS2_080_assassins_blade() {
    check(CardClass::Rogue, &[Give("VAN_CS2_080"), Cost("VAN_CS2_080", 5), Stats("VAN_CS2_080", 3, 4)]);
}

/// # Wicked Knife
///
/// `VAN_CS2_082` · Rogue weapon · 1 mana · 1/2 durability
///
/// State: Todo
//~ VAN_CS2_082 todo 361d6dee 589063ff
#[test]
#[ignore = "todo: VAN_CS2_082 Wicked Knife"]
fn VAN_CS2_082_wicked_knife() {
    check(CardClass::Rogue, &[Give("VAN_CS2_082"), Cost("VAN_CS2_082", 1), Stats("VAN_CS2_082", 1, 2)]);
}

/// # Blade Flurry
///
/// `VAN_CS2_233` · Rogue spell · 2 mana
///
/// > Destroy your weapon and deal its damage to all enemies.
///
/// State: Todo
//~ VAN_CS2_233 todo d5a8e608 97bdc326
#[test]
#[ignore = "todo: VAN_CS2_233 Blade Flurry"]
fn VAN_CS2_233_blade_flurry() {
    check(CardClass::Rogue, &[Give("VAN_CS2_233"), Cost("VAN_CS2_233", 2)]);
}

/// # Eviscerate
///
/// `VAN_EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// State: Todo
//~ VAN_EX1_124 todo 29b584ea e883fb6f
#[test]
#[ignore = "todo: VAN_EX1_124 Eviscerate"]
fn VAN_EX1_124_eviscerate() {
    check(CardClass::Rogue, &[Give("VAN_EX1_124"), Cost("VAN_EX1_124", 2)]);
}

/// # Betrayal
///
/// `VAN_EX1_126` · Rogue spell · 2 mana
///
/// > Force an enemy minion to deal its damage to the minions next to it.
///
/// State: Todo
//~ VAN_EX1_126 todo 91a8e618 34ffddad
#[test]
#[ignore = "todo: VAN_EX1_126 Betrayal"]
fn VAN_EX1_126_betrayal() {
    check(CardClass::Rogue, &[Give("VAN_EX1_126"), Cost("VAN_EX1_126", 2)]);
}

/// # Conceal
///
/// `VAN_EX1_128` · Rogue spell · 1 mana
///
/// > Give your minions **Stealth** until your next turn.
///
/// State: Todo
//~ VAN_EX1_128 todo 4416e984 e35b1262
#[test]
#[ignore = "todo: VAN_EX1_128 Conceal"]
fn VAN_EX1_128_conceal() {
    check(CardClass::Rogue, &[Give("VAN_EX1_128"), Cost("VAN_EX1_128", 1)]);
}

/// # Fan of Knives
///
/// `VAN_EX1_129` · Rogue spell · 3 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// State: Todo
//~ VAN_EX1_129 todo 754995e9 6f343e83
#[test]
#[ignore = "todo: VAN_EX1_129 Fan of Knives"]
fn VAN_EX1_129_fan_of_knives() {
    check(CardClass::Rogue, &[Give("VAN_EX1_129"), Cost("VAN_EX1_129", 3)]);
}

/// # Defias Ringleader
///
/// `VAN_EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// State: Todo
//~ VAN_EX1_131 todo 908c42b4 6d0abe96
#[test]
#[ignore = "todo: VAN_EX1_131 Defias Ringleader"]
fn VAN_EX1_131_defias_ringleader() {
    check(CardClass::Rogue, &[Give("VAN_EX1_131"), Cost("VAN_EX1_131", 2), Stats("VAN_EX1_131", 3, 2)]);
}

/// # Perdition's Blade
///
/// `VAN_EX1_133` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
///
/// State: Todo
//~ VAN_EX1_133 todo 3bde7600 5e0a93b4
#[test]
#[ignore = "todo: VAN_EX1_133 Perdition's Blade"]
fn VAN_EX1_133_perditions_blade() {
    check(CardClass::Rogue, &[Give("VAN_EX1_133"), Cost("VAN_EX1_133", 3), Stats("VAN_EX1_133", 2, 2)]);
}

/// # SI:7 Agent
///
/// `VAN_EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 2 damage.
///
/// State: Todo
//~ VAN_EX1_134 todo d62742bf 03f5b97f
#[test]
#[ignore = "todo: VAN_EX1_134 SI:7 Agent"]
fn VAN_EX1_134_si_7_agent() {
    check(CardClass::Rogue, &[Give("VAN_EX1_134"), Cost("VAN_EX1_134", 3), Stats("VAN_EX1_134", 3, 3)]);
}

/// # Headcrack
///
/// `VAN_EX1_137` · Rogue spell · 3 mana
///
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
///
/// State: Todo
//~ VAN_EX1_137 todo b735d083 521c1d0b
#[test]
#[ignore = "todo: VAN_EX1_137 Headcrack"]
fn VAN_EX1_137_headcrack() {
    check(CardClass::Rogue, &[Give("VAN_EX1_137"), Cost("VAN_EX1_137", 3)]);
}

/// # Shadowstep
///
/// `VAN_EX1_144` · Rogue spell · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// State: Todo
//~ VAN_EX1_144 todo d1686bb3 cdaed5ff
#[test]
#[ignore = "todo: VAN_EX1_144 Shadowstep"]
fn VAN_EX1_144_shadowstep() {
    check(CardClass::Rogue, &[Give("VAN_EX1_144"), Cost("VAN_EX1_144", 0)]);
}

/// # Preparation
///
/// `VAN_EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (3) less.
///
/// State: Todo
//~ VAN_EX1_145 todo 90ff9a51 209e00ea
#[test]
#[ignore = "todo: VAN_EX1_145 Preparation"]
fn VAN_EX1_145_preparation() {
    check(CardClass::Rogue, &[Give("VAN_EX1_145"), Cost("VAN_EX1_145", 0)]);
}

/// # Shiv
///
/// `VAN_EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// State: Todo
//~ VAN_EX1_278 todo b03b1e35 f025d070
#[test]
#[ignore = "todo: VAN_EX1_278 Shiv"]
fn VAN_EX1_278_shiv() {
    check(CardClass::Rogue, &[Give("VAN_EX1_278"), Cost("VAN_EX1_278", 2)]);
}

/// # Patient Assassin
///
/// `VAN_EX1_522` · Rogue minion · 2 mana · 1/1
///
/// > **Stealth**. Destroy any minion damaged by this minion.
///
/// State: Todo
//~ VAN_EX1_522 todo 34538b90 655153f9
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
//~ VAN_EX1_581 todo e6367527 88b1bdea
#[test]
#[ignore = "todo: VAN_EX1_581 Sap"]
fn VAN_EX1_581_sap() {
    check(CardClass::Rogue, &[Give("VAN_EX1_581"), Cost("VAN_EX1_581", 2)]);
}

/// # Edwin VanCleef
///
/// `VAN_EX1_613` · Rogue minion · 3 mana · 2/2
///
/// > **Combo:** Gain +2/+2 for each card played earlier this turn.
///
/// State: Todo
//~ VAN_EX1_613 todo 447942ac 7d7a5166
#[test]
#[ignore = "todo: VAN_EX1_613 Edwin VanCleef"]
fn VAN_EX1_613_edwin_van_cleef() {
    check(CardClass::Rogue, &[Give("VAN_EX1_613"), Cost("VAN_EX1_613", 3), Stats("VAN_EX1_613", 2, 2)]);
}

/// # Dagger Mastery
///
/// `VAN_HERO_03bp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// State: Todo
//~ VAN_HERO_03bp todo 0bf4516e 19a27e02
#[test]
#[ignore = "todo: VAN_HERO_03bp Dagger Mastery"]
fn VAN_HERO_03bp_dagger_mastery() {
    check(CardClass::Rogue, &[HasHeroPower("VAN_HERO_03bp"), Cost("VAN_HERO_03bp", 2)]);
}

/// # Poisoned Daggers
///
/// `VAN_HERO_03bp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// State: Todo
//~ VAN_HERO_03bp2 todo b7665de6 ce51d13c
#[test]
#[ignore = "todo: VAN_HERO_03bp2 Poisoned Daggers"]
fn VAN_HERO_03bp2_poisoned_daggers() {
    check(CardClass::Rogue, &[HasHeroPower("VAN_HERO_03bp2"), Cost("VAN_HERO_03bp2", 2)]);
}

/// # Vanish
///
/// `VAN_NEW1_004` · Rogue spell · 6 mana
///
/// > Return all minions to their owner's hand.
///
/// State: Todo
//~ VAN_NEW1_004 todo 50f7b090 6f61f119
#[test]
#[ignore = "todo: VAN_NEW1_004 Vanish"]
fn VAN_NEW1_004_vanish() {
    check(CardClass::Rogue, &[Give("VAN_NEW1_004"), Cost("VAN_NEW1_004", 6)]);
}

/// # Kidnapper
///
/// `VAN_NEW1_005` · Rogue minion · 6 mana · 5/3
///
/// > **Combo:** Return a minion to its owner's hand.
///
/// State: Todo
//~ VAN_NEW1_005 todo df0cc242 2e21ec8e
#[test]
#[ignore = "todo: VAN_NEW1_005 Kidnapper"]
fn VAN_NEW1_005_kidnapper() {
    check(CardClass::Rogue, &[Give("VAN_NEW1_005"), Cost("VAN_NEW1_005", 6), Stats("VAN_NEW1_005", 5, 3)]);
}

/// # Master of Disguise
///
/// `VAN_NEW1_014` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion **Stealth**.
///
/// State: Todo
//~ VAN_NEW1_014 todo da767781 1a013bed
#[test]
#[ignore = "todo: VAN_NEW1_014 Master of Disguise"]
fn VAN_NEW1_014_master_of_disguise() {
    check(CardClass::Rogue, &[Give("VAN_NEW1_014"), Cost("VAN_NEW1_014", 4), Stats("VAN_NEW1_014", 4, 4)]);
}
