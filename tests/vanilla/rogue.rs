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
//~ VAN_CS2_072 todo 501b9097 5957e9cd
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
//~ VAN_CS2_073 todo 0f69fc56 dc5d60b4
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
//~ VAN_CS2_073_puzzle todo 6beddbfd c8202891
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
//~ VAN_CS2_074 todo aeb98e64 eff8c5b3
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
//~ VAN_CS2_075 todo 6a0513f4 d45bd59f
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
//~ VAN_CS2_076 todo 8affc1f9 9a9ed3fb
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
//~ VAN_CS2_077 todo 79d7f31e 5662ed62
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
//~ VAN_CS2_080 vanilla 7ebf0bd2 0a031737
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
//~ VAN_CS2_082 vanilla 361d6dee 9941e325
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
//~ VAN_CS2_233 todo d5a8e608 a5636ed0
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
//~ VAN_EX1_124 todo 29b584ea 5188c2fc
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
//~ VAN_EX1_126 todo 91a8e618 2da7fd6e
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
//~ VAN_EX1_128 todo 4416e984 5ad3cfb0
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
//~ VAN_EX1_129 todo 754995e9 3294995b
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
//~ VAN_EX1_131 todo 908c42b4 872f0c63
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
//~ VAN_EX1_133 todo 3bde7600 7e714e01
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
//~ VAN_EX1_134 todo d62742bf 4e422c92
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
//~ VAN_EX1_137 todo b735d083 f06e1eaf
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
//~ VAN_EX1_144 todo d1686bb3 da5245a9
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
//~ VAN_EX1_145 todo 90ff9a51 d562843c
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
//~ VAN_EX1_278 todo b03b1e35 8d0e7362
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
//~ VAN_EX1_522 todo 34538b90 16373a08
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
//~ VAN_EX1_581 todo e6367527 b97e5bc9
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
//~ VAN_EX1_613 todo 447942ac 5c779c39
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
//~ VAN_HERO_03bp todo 0bf4516e 7ace82a9
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
//~ VAN_HERO_03bp2 todo b7665de6 4795dbca
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
//~ VAN_NEW1_004 todo 50f7b090 a1a8a264
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
//~ VAN_NEW1_005 todo df0cc242 1f944e02
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
//~ VAN_NEW1_014 todo da767781 9d31db95
#[test]
#[ignore = "todo: VAN_NEW1_014 Master of Disguise"]
fn VAN_NEW1_014_master_of_disguise() {
    check(CardClass::Rogue, &[Give("VAN_NEW1_014"), Cost("VAN_NEW1_014", 4), Stats("VAN_NEW1_014", 4, 4), Unwritten]);
}
