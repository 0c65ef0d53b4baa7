//! Druid cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 69f4f9ad

/// `TTN_503` · Druid minion · 4 mana · 4/4
/// > **Battlecry:** Your next **Choose One** card or power has both effects combined.
///
/// State: Todo
//~ todo TTN_503 42e5bade 31ec21d7 d0c04ce1.aad43b92
#[test]
#[ignore = "todo: Disciple of Eonar"]
fn TTN_503_disciple_of_eonar() {
    unwritten("TTN_503");
}

/// `TTN_903` · Druid minion · 10 mana · 5/7
/// > **Titan** After this uses an ability, summon a 5/5 Ancient with **Taunt**.
///
/// State: Todo
//~ todo TTN_903 b68e6ad8 d25b9ae1 711bf5a0.2efc817c
#[test]
#[ignore = "todo: Eonar, the Life-Binder"]
fn TTN_903_eonar_the_life_binder() {
    unwritten("TTN_903");
}

/// `TTN_903t` · Druid spell · 0 mana
/// > Draw cards until your hand is full.
///
/// State: Todo
//~ todo TTN_903t 55470feb 5f947019 6c407f53.5d27dec7
#[test]
#[ignore = "todo: Spontaneous Growth"]
fn TTN_903t_spontaneous_growth() {
    unwritten("TTN_903t");
}

/// `TTN_926` · Druid minion · 7 mana · 5/5
/// > **Choose One -** Summon three 2/2 Treants; or Transform your Treants into 5/5 Ancients with **Taunt**.
///
/// State: Todo
//~ todo TTN_926 ff1cb107 631d5fac e376eedf.f9058022
#[test]
#[ignore = "todo: Ancient of Growth"]
fn TTN_926_ancient_of_growth() {
    unwritten("TTN_926");
}

/// `TTN_926a` · Druid spell · 7 mana
/// > Summon three 2/2 Treants.
///
/// State: Todo
//~ todo TTN_926a 69deac7d 61d99e0d 4ba5c763.6202794c
#[test]
#[ignore = "todo: Treant Growth"]
fn TTN_926a_treant_growth() {
    unwritten("TTN_926a");
}

/// `TTN_926b` · Druid spell · 7 mana
/// > Transform your Treants into 5/5 Ancients with **Taunt**.
///
/// State: Todo
//~ todo TTN_926b 857d27ae 5d073da6 b5cbb9d6.7679088f
#[test]
#[ignore = "todo: Ancient Growth"]
fn TTN_926b_ancient_growth() {
    unwritten("TTN_926b");
}

/// `TTN_927` · Druid minion · 3 mana · 3/4
/// > **Battlecry:** Transform a friendly Treant into a 5/5 Ancient with **Taunt**.
///
/// State: Done
//~ done TTN_927 0c28a44c - 0cd51edf.f7a92389
#[test]
fn TTN_927_conservator_nymph() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_927"),
            Cost("TTN_927", 3),
            Stats("TTN_927", 3, 4),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("TTN_927", Nth(2)),
            Play("TTN_927", On(Nth(1))),
            Is(Nth(1), "EDR_209t5"),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// `TTN_950` · Druid spell · 1 mana
/// > Summon two 1/1 Saplings. *(Blossoms in @ \|4(turn, turns).)*
///
/// State: Todo
//~ todo TTN_950 24c14b56 47fafcbe 796a1805.0bd82d09
#[test]
#[ignore = "todo: Forest Seedlings"]
fn TTN_950_forest_seedlings() {
    unwritten("TTN_950");
}

/// `TTN_950t3` · Druid spell · 1 mana
/// > Summon two 2/2 Treants.
///
/// State: Todo
//~ todo TTN_950t3 a120a69f 674d8807 e4fe0e8a.f2509a04
#[test]
#[ignore = "todo: Forest Blossoms"]
fn TTN_950t3_forest_blossoms() {
    unwritten("TTN_950t3");
}

/// `TTN_951t` · Druid spell · Nature · 2 mana
/// > **Forged** Draw a **Choose One** card. It has both effects combined.
///
/// State: Todo
//~ todo TTN_951t f6fc2d2c 19862101 d86ffff5.ef5b6ff2
#[test]
#[ignore = "todo: Embrace of Nature"]
fn TTN_951t_embrace_of_nature() {
    unwritten("TTN_951t");
}

/// `TTN_954` · Druid spell · Nature · 8 mana
/// > Give your minions +2/+2. Costs (1) less for each Treant you've summoned this game.
///
/// State: Done
//~ done TTN_954 afbbe8f4 - 04ae0e6f.1876b2cc
#[test]
fn TTN_954_cultivation() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_954"),
            Cost("TTN_954", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 8),
            Play("TTN_950t2", Nothing),
            CostNow(Nth(0), 7),
            Play("CS2_231", Nothing),
            CostNow(Nth(0), 7),
            EndTurn,
            Play("TTN_950t2", Nothing),
            EndTurn,
            Kill(My(1)),
            Play("TTN_950t2", Nothing),
            CostNow(Nth(0), 6),
            Play("TTN_954", Nothing),
            Mana(3),
            Now(Nth(1), 6, 7),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// `YOG_529` · Druid spell · 0 mana
/// > Spend all your Mana. **Choose One -** Gain that much Attack this turn; or twice as much Armor.
///
/// State: Todo
//~ todo YOG_529 7fb5a26d de37817d e73483e5.69794d31
#[test]
#[ignore = "todo: Forbidden Fruit"]
fn YOG_529_forbidden_fruit() {
    unwritten("YOG_529");
}

/// `YOG_529a` · Druid spell · 0 mana
/// > Spend all your Mana. Gain that much Attack this turn.
///
/// State: Todo
//~ todo YOG_529a dc8323bc f2e9256c 12721211.33cf6b1f
#[test]
#[ignore = "todo: Sinful Sampling"]
fn YOG_529a_sinful_sampling() {
    unwritten("YOG_529a");
}

/// `YOG_529b` · Druid spell · 0 mana
/// > Spend all your Mana. Gain twice as much Armor.
///
/// State: Todo
//~ todo YOG_529b ee750122 6ed1ff61 d3d6c85d.5de1b992
#[test]
#[ignore = "todo: Reject Temptation"]
fn YOG_529b_reject_temptation() {
    unwritten("YOG_529b");
}
