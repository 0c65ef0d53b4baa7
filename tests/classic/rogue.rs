//! Rogue cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Cold Blood
///
/// `CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// State: Todo
//~ CS2_073 todo 438e8eea 7badc772
#[test]
#[ignore = "todo: CS2_073 Cold Blood"]
fn CS2_073_cold_blood() {
    check(CardClass::Rogue, &[Give("CS2_073"), Cost("CS2_073", 1), Targets("CS2_073", &[FriendlyMinion, EnemyMinion])]);
}

/// # Blade Flurry
///
/// `CS2_233` · Rogue spell · 2 mana
///
/// > Destroy your weapon and deal its damage to all enemy minions.
///
/// State: Todo
//~ CS2_233 todo c0362312 98e89a36
#[test]
#[ignore = "todo: CS2_233 Blade Flurry"]
fn CS2_233_blade_flurry() {
    check(CardClass::Rogue, &[Give("CS2_233"), Cost("CS2_233", 2)]);
}

/// # Eviscerate
///
/// `EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// State: Todo
//~ EX1_124 todo d564c7ab 2d7848b4
#[test]
#[ignore = "todo: EX1_124 Eviscerate"]
fn EX1_124_eviscerate() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_124"),
            Cost("EX1_124", 2),
            Targets("EX1_124", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        ],
    );
}

/// # Betrayal
///
/// `EX1_126` · Rogue spell · 2 mana
///
/// > Force an enemy minion to deal its damage to the minions next to it.
///
/// State: Todo
//~ EX1_126 todo 3ffd77b9 023a8054
#[test]
#[ignore = "todo: EX1_126 Betrayal"]
fn EX1_126_betrayal() {
    check(CardClass::Rogue, &[Give("EX1_126"), Cost("EX1_126", 2), Targets("EX1_126", &[EnemyMinion])]);
}

/// # Conceal
///
/// `EX1_128` · Rogue spell · Shadow · 1 mana
///
/// > Give your minions **Stealth** until your next turn.
///
/// State: Todo
//~ EX1_128 todo f0f78b72 9ff23079
#[test]
#[ignore = "todo: EX1_128 Conceal"]
fn EX1_128_conceal() {
    check(CardClass::Rogue, &[Give("EX1_128"), Cost("EX1_128", 1)]);
}

/// # Defias Ringleader
///
/// `EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// State: Todo
//~ EX1_131 todo 0246d0bd 102ec72b
#[test]
#[ignore = "todo: EX1_131 Defias Ringleader"]
fn EX1_131_defias_ringleader() {
    check(CardClass::Rogue, &[Give("EX1_131"), Cost("EX1_131", 2), Stats("EX1_131", 3, 2)]);
}

/// # Defias Bandit
///
/// `EX1_131t` · Rogue minion · 1 mana · 2/1
///
/// State: Todo
//~ EX1_131t todo 04ca3b07 d2304251
#[test]
#[ignore = "todo: EX1_131t Defias Bandit"]
fn EX1_131t_defias_bandit() {
    check(CardClass::Rogue, &[Give("EX1_131t"), Cost("EX1_131t", 1), Stats("EX1_131t", 2, 1)]);
}

/// # Perdition's Blade
///
/// `EX1_133` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
///
/// State: Todo
//~ EX1_133 todo 2194944f fe66c36a
#[test]
#[ignore = "todo: EX1_133 Perdition's Blade"]
fn EX1_133_perditions_blade() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_133"),
            Cost("EX1_133", 3),
            Stats("EX1_133", 2, 2),
            Targets("EX1_133", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        ],
    );
}

/// # SI:7 Agent
///
/// `EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 3 damage.
///
/// State: Todo
//~ EX1_134 todo 566ba2d5 38364bb4
#[test]
#[ignore = "todo: EX1_134 SI:7 Agent"]
fn EX1_134_si_7_agent() {
    check(CardClass::Rogue, &[Give("EX1_134"), Cost("EX1_134", 3), Stats("EX1_134", 3, 3)]);
}

/// # Headcrack
///
/// `EX1_137` · Rogue spell · 3 mana
///
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
///
/// State: Todo
//~ EX1_137 todo 403840e1 b4ab3d6a
#[test]
#[ignore = "todo: EX1_137 Headcrack"]
fn EX1_137_headcrack() {
    check(CardClass::Rogue, &[Give("EX1_137"), Cost("EX1_137", 3)]);
}

/// # Shadowstep
///
/// `EX1_144` · Rogue spell · Shadow · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// State: Todo
//~ EX1_144 todo 8d571017 938771cc
#[test]
#[ignore = "todo: EX1_144 Shadowstep"]
fn EX1_144_shadowstep() {
    check(CardClass::Rogue, &[Give("EX1_144"), Cost("EX1_144", 0), Targets("EX1_144", &[FriendlyMinion])]);
}

/// # Preparation
///
/// `EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (2) less.
///
/// State: Todo
//~ EX1_145 todo d22ac0a8 d36003ab
#[test]
#[ignore = "todo: EX1_145 Preparation"]
fn EX1_145_preparation() {
    check(CardClass::Rogue, &[Give("EX1_145"), Cost("EX1_145", 0)]);
}

/// # Patient Assassin
///
/// `EX1_522` · Rogue minion · 2 mana · 1/2
///
/// > **Stealth** **Poisonous**
///
/// State: Todo
//~ EX1_522 todo 0992f4f4 3b32c4b2
#[test]
#[ignore = "todo: EX1_522 Patient Assassin"]
fn EX1_522_patient_assassin() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_522"),
            Cost("EX1_522", 2),
            Stats("EX1_522", 1, 2),
            Has("EX1_522", GameTag::POISONOUS),
            Has("EX1_522", GameTag::STEALTH),
        ],
    );
}

/// # Edwin VanCleef
///
/// `EX1_613` · Rogue minion · 3 mana · 2/2
///
/// > **Combo:** Gain +2/+2 for each other card you've played this turn.
///
/// State: Todo
//~ EX1_613 todo cb37285f d1e88004
#[test]
#[ignore = "todo: EX1_613 Edwin VanCleef"]
fn EX1_613_edwin_van_cleef() {
    check(CardClass::Rogue, &[Give("EX1_613"), Cost("EX1_613", 3), Stats("EX1_613", 2, 2)]);
}

/// # Kidnapper
///
/// `NEW1_005` · Rogue minion · 6 mana · 5/3
///
/// > **Combo:** Return a minion to its owner's hand.
///
/// State: Todo
//~ NEW1_005 todo 8aa3f77d 017f0a2b
#[test]
#[ignore = "todo: NEW1_005 Kidnapper"]
fn NEW1_005_kidnapper() {
    check(CardClass::Rogue, &[Give("NEW1_005"), Cost("NEW1_005", 6), Stats("NEW1_005", 5, 3)]);
}

/// # Master of Disguise
///
/// `NEW1_014` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion **Stealth** until your next turn.
///
/// State: Todo
//~ NEW1_014 todo 2ee8b574 7c9dc9b6
#[test]
#[ignore = "todo: NEW1_014 Master of Disguise"]
fn NEW1_014_master_of_disguise() {
    check(CardClass::Rogue, &[Give("NEW1_014"), Cost("NEW1_014", 4), Stats("NEW1_014", 4, 4)]);
}
