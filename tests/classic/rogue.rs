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
//~ CS2_073 todo 438e8eea a846d972
#[test]
#[ignore = "todo: CS2_073 Cold Blood"]
fn CS2_073_cold_blood() {
    check(
        CardClass::Rogue,
        &[Give("CS2_073"), Cost("CS2_073", 1), Targets("CS2_073", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Blade Flurry
///
/// `CS2_233` · Rogue spell · 2 mana
///
/// > Destroy your weapon and deal its damage to all enemy minions.
///
/// State: Todo
//~ CS2_233 todo c0362312 85b77222
#[test]
#[ignore = "todo: CS2_233 Blade Flurry"]
fn CS2_233_blade_flurry() {
    check(CardClass::Rogue, &[Give("CS2_233"), Cost("CS2_233", 2), Unwritten]);
}

/// # Eviscerate
///
/// `EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// State: Todo
//~ EX1_124 todo d564c7ab 05e5c57d
#[test]
#[ignore = "todo: EX1_124 Eviscerate"]
fn EX1_124_eviscerate() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_124"),
            Cost("EX1_124", 2),
            Targets("EX1_124", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
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
//~ EX1_126 todo 3ffd77b9 12c28280
#[test]
#[ignore = "todo: EX1_126 Betrayal"]
fn EX1_126_betrayal() {
    check(CardClass::Rogue, &[Give("EX1_126"), Cost("EX1_126", 2), Targets("EX1_126", &[EnemyMinion]), Unwritten]);
}

/// # Conceal
///
/// `EX1_128` · Rogue spell · Shadow · 1 mana
///
/// > Give your minions **Stealth** until your next turn.
///
/// State: Todo
//~ EX1_128 todo f0f78b72 3d678f9a
#[test]
#[ignore = "todo: EX1_128 Conceal"]
fn EX1_128_conceal() {
    check(CardClass::Rogue, &[Give("EX1_128"), Cost("EX1_128", 1), Unwritten]);
}

/// # Defias Ringleader
///
/// `EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// State: Todo
//~ EX1_131 todo 0246d0bd 0302ddd4
#[test]
#[ignore = "todo: EX1_131 Defias Ringleader"]
fn EX1_131_defias_ringleader() {
    check(CardClass::Rogue, &[Give("EX1_131"), Cost("EX1_131", 2), Stats("EX1_131", 3, 2), Unwritten]);
}

/// # Defias Bandit
///
/// `EX1_131t` · Rogue minion · 1 mana · 2/1
///
/// State: Vanilla
//~ EX1_131t vanilla 04ca3b07 83e16be9
#[test]
fn EX1_131t_defias_bandit() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_131t"),
            Cost("EX1_131t", 1),
            Stats("EX1_131t", 2, 1),
            Play("EX1_131t", Nothing),
            In(The("EX1_131t"), Zone::Play),
            Now(The("EX1_131t"), 2, 1),
        ],
    );
}

/// # Perdition's Blade
///
/// `EX1_133` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
///
/// State: Todo
//~ EX1_133 todo 2194944f 7eb08867
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
            Unwritten,
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
//~ EX1_134 todo 566ba2d5 ba897324
#[test]
#[ignore = "todo: EX1_134 SI:7 Agent"]
fn EX1_134_si_7_agent() {
    check(CardClass::Rogue, &[Give("EX1_134"), Cost("EX1_134", 3), Stats("EX1_134", 3, 3), Unwritten]);
}

/// # Headcrack
///
/// `EX1_137` · Rogue spell · 3 mana
///
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
///
/// State: Todo
//~ EX1_137 todo 403840e1 a51916f8
#[test]
#[ignore = "todo: EX1_137 Headcrack"]
fn EX1_137_headcrack() {
    check(CardClass::Rogue, &[Give("EX1_137"), Cost("EX1_137", 3), Unwritten]);
}

/// # Shadowstep
///
/// `EX1_144` · Rogue spell · Shadow · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// State: Todo
//~ EX1_144 todo 8d571017 a2d031c3
#[test]
#[ignore = "todo: EX1_144 Shadowstep"]
fn EX1_144_shadowstep() {
    check(CardClass::Rogue, &[Give("EX1_144"), Cost("EX1_144", 0), Targets("EX1_144", &[FriendlyMinion]), Unwritten]);
}

/// # Preparation
///
/// `EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (2) less.
///
/// State: Todo
//~ EX1_145 todo d22ac0a8 b845d9b8
#[test]
#[ignore = "todo: EX1_145 Preparation"]
fn EX1_145_preparation() {
    check(CardClass::Rogue, &[Give("EX1_145"), Cost("EX1_145", 0), Unwritten]);
}

/// # Patient Assassin
///
/// `EX1_522` · Rogue minion · 2 mana · 1/2
///
/// > **Stealth** **Poisonous**
///
/// State: Vanilla
//~ EX1_522 vanilla 0992f4f4 8069d0ed
#[test]
fn EX1_522_patient_assassin() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_522"),
            Cost("EX1_522", 2),
            Stats("EX1_522", 1, 2),
            Has("EX1_522", GameTag::POISONOUS),
            Has("EX1_522", GameTag::STEALTH),
            Play("EX1_522", Nothing),
            In(The("EX1_522"), Zone::Play),
            Now(The("EX1_522"), 1, 2),
            HasNow(The("EX1_522"), GameTag::POISONOUS),
            HasNow(The("EX1_522"), GameTag::STEALTH),
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
//~ EX1_613 todo cb37285f 0aded43f
#[test]
#[ignore = "todo: EX1_613 Edwin VanCleef"]
fn EX1_613_edwin_van_cleef() {
    check(CardClass::Rogue, &[Give("EX1_613"), Cost("EX1_613", 3), Stats("EX1_613", 2, 2), Unwritten]);
}

/// # Kidnapper
///
/// `NEW1_005` · Rogue minion · 6 mana · 5/3
///
/// > **Combo:** Return a minion to its owner's hand.
///
/// State: Todo
//~ NEW1_005 todo 8aa3f77d fe4229e2
#[test]
#[ignore = "todo: NEW1_005 Kidnapper"]
fn NEW1_005_kidnapper() {
    check(CardClass::Rogue, &[Give("NEW1_005"), Cost("NEW1_005", 6), Stats("NEW1_005", 5, 3), Unwritten]);
}

/// # Master of Disguise
///
/// `NEW1_014` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion **Stealth** until your next turn.
///
/// State: Todo
//~ NEW1_014 todo 2ee8b574 f47b651b
#[test]
#[ignore = "todo: NEW1_014 Master of Disguise"]
fn NEW1_014_master_of_disguise() {
    check(CardClass::Rogue, &[Give("NEW1_014"), Cost("NEW1_014", 4), Stats("NEW1_014", 4, 4), Unwritten]);
}
