//! Rogue cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ec85c9f5

/// # Cold Blood
///
/// `CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// State: Todo
//~ todo CS2_073 f6f32489 f3ed3a6d b550e9a1.63442534
#[test]
#[ignore = "todo: CS2_073 Cold Blood"]
fn CS2_073_cold_blood() {
    check(
        CardClass::Rogue,
        &[Give("CS2_073"), Cost("CS2_073", 1), Targets("CS2_073", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Cold Blood
///
/// `CS2_073e` · Rogue enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived CS2_073e 41d01705 c1918f4c 6f58d7ce.bf3d1612
#[test]
fn CS2_073e_cold_blood() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "CS2_073e"), Now(My(0), 7, 1)]);
}

/// # Cold Blood
///
/// `CS2_073e2` · Rogue enchantment
///
/// > +4 Attack.
///
/// State: Derived
//~ derived CS2_073e2 ec93b286 990a3546 a126309e.743819fe
#[test]
fn CS2_073e2_cold_blood() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "CS2_073e2"), Now(My(0), 9, 1)]);
}

/// # Cold Blood
///
/// `CS2_073e2_Puzzle` · Rogue enchantment
///
/// > +4 Attack.
///
/// State: Derived
//~ derived CS2_073e2_Puzzle 6faed538 2438e364 1b441bad.743819fe
#[test]
fn CS2_073e2_Puzzle_cold_blood() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "CS2_073e2_Puzzle"), Now(My(0), 9, 1)]);
}

/// # Cold Blood
///
/// `CS2_073e_Puzzle` · Rogue enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived CS2_073e_Puzzle ca97e595 f3474f74 18940445.bf3d1612
#[test]
fn CS2_073e_Puzzle_cold_blood() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "CS2_073e_Puzzle"), Now(My(0), 7, 1)]);
}

/// # Blade Flurry
///
/// `CS2_233` · Rogue spell · 2 mana
///
/// > Destroy your weapon and deal its damage to all enemy minions.
///
/// State: Todo
//~ todo CS2_233 d6b84e0c ba7b04bb 9e2cf86c.7aaf3b88
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
//~ todo EX1_124 679d6152 c14cdda3 b37d2d90.21dc3986
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
//~ todo EX1_126 a6d10f43 7d1524de 4d9e58ae.c1b1ed26
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
//~ todo EX1_128 a3c5a35f 17616365 175361dd.28daf3ad
#[test]
#[ignore = "todo: EX1_128 Conceal"]
fn EX1_128_conceal() {
    check(CardClass::Rogue, &[Give("EX1_128"), Cost("EX1_128", 1), Unwritten]);
}

/// # Concealed
///
/// `EX1_128e` · Rogue enchantment
///
/// > Stealthed until your next turn.
///
/// State: Derived
//~ derived EX1_128e 2a76ba1c 96dae7b1 cf6b78b9.549b4a26
#[test]
fn EX1_128e_concealed() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "EX1_128e"),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
}

/// # Defias Ringleader
///
/// `EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// State: Todo
//~ todo EX1_131 d2399524 e4eac153 cd5eefb9.84899423
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
//~ vanilla EX1_131t c28ba8e8 8a1b3815 16905a64
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
//~ todo EX1_133 b1b0d275 c44e25f9 d97ff581.7cf9d0d8
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
//~ todo EX1_134 8f4f07f1 ebeacdf0 7f4d374d.2987a10f
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
//~ todo EX1_137 93ac62eb 162c879c 9997f857.a75a61c2
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
//~ todo EX1_144 aa547393 5d5ba4ae 0d0b46de.1476327e
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
//~ todo EX1_145 f1a09122 94a934d4 89cefdaa.b1b65128
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
//~ vanilla EX1_522 d6967fe1 f884bb2d 194871d3.8639d5f9
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
//~ todo EX1_613 e84395a3 b331b2e6 ac08a37e.ee88b778
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
//~ todo NEW1_005 4c1c4b2d 387eb65c 5b639490.4ddfbaa6
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
//~ todo NEW1_014 4c46669f 021e3c70 5ca863ff.17cedab2
#[test]
#[ignore = "todo: NEW1_014 Master of Disguise"]
fn NEW1_014_master_of_disguise() {
    check(CardClass::Rogue, &[Give("NEW1_014"), Cost("NEW1_014", 4), Stats("NEW1_014", 4, 4), Unwritten]);
}

/// # Disguised
///
/// `NEW1_014e` · Rogue enchantment
///
/// > Stealthed until your next turn.
///
/// State: Derived
//~ derived NEW1_014e 46e112d5 7a9ca3b6 1281e736.549b4a26
#[test]
fn NEW1_014e_disguised() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "NEW1_014e"),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
}
