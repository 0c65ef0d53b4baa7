//! Mage cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c4c93937

/// `CFM_066` · Mage minion · 1 mana · 2/1
/// > **Battlecry:** The next **Secret** you play this turn costs (1).
///
/// State: Todo
//~ todo CFM_066 458a72d9 6583b816 a64edab3.a57fb38f
#[test]
#[ignore = "todo: Kabal Lackey"]
fn CFM_066_kabal_lackey() {
    unwritten("CFM_066");
}

/// `CFM_621` · Multi-class minion · 4 mana · 3/3
/// > **Battlecry:** If your deck has no duplicates, create a custom spell.
///
/// State: Todo
//~ todo CFM_621 ffb4140d d23801bb d76c86fa.92f47d85
#[test]
#[ignore = "todo: Kazakus"]
fn CFM_621_kazakus() {
    unwritten("CFM_621");
}

/// `CFM_621t` · Neutral spell · 1 mana
/// > {0} {1}
///
/// State: Todo
//~ todo CFM_621t 52e83030 f425ae98 e9603298.09cdb72f
#[test]
#[ignore = "todo: Kazakus Potion"]
fn CFM_621t_kazakus_potion() {
    unwritten("CFM_621t");
}

/// `CFM_621t10` · Neutral spell · 1 mana
/// > Summon a 2/2 Demon.
///
/// State: Todo
//~ todo CFM_621t10 ede03db6 69c5c8d2 db931489.dcd502f5
#[test]
#[ignore = "todo: Netherbloom"]
fn CFM_621t10_netherbloom() {
    unwritten("CFM_621t10");
}

/// `CFM_621t11` · Neutral spell · 1 mana
/// > Create a 1-Cost spell.
///
/// State: Todo
//~ todo CFM_621t11 36ee6144 c7c4625a 71750107.74cacb2f
#[test]
#[ignore = "todo: Lesser Potion"]
fn CFM_621t11_lesser_potion() {
    unwritten("CFM_621t11");
}

/// `CFM_621t12` · Neutral spell · 5 mana
/// > Create a 5-Cost spell.
///
/// State: Todo
//~ todo CFM_621t12 98fb1368 2569042e 32f05279.3f9f63ac
#[test]
#[ignore = "todo: Greater Potion"]
fn CFM_621t12_greater_potion() {
    unwritten("CFM_621t12");
}

/// `CFM_621t13` · Neutral spell · 10 mana
/// > Create a 10-Cost spell.
///
/// State: Todo
//~ todo CFM_621t13 755f0da3 03787920 9f4cf935.22dd8af9
#[test]
#[ignore = "todo: Superior Potion"]
fn CFM_621t13_superior_potion() {
    unwritten("CFM_621t13");
}

/// `CFM_621t14` · Neutral spell · 5 mana
/// > {0} {1}
///
/// State: Todo
//~ todo CFM_621t14 c4d223c6 c602b7d4 160358d8.09cdb72f
#[test]
#[ignore = "todo: Kazakus Potion"]
fn CFM_621t14_kazakus_potion() {
    unwritten("CFM_621t14");
}

/// `CFM_621t15` · Neutral spell · 10 mana
/// > {0} {1}
///
/// State: Todo
//~ todo CFM_621t15 cd49e2cd 69422fef 80ca167c.09cdb72f
#[test]
#[ignore = "todo: Kazakus Potion"]
fn CFM_621t15_kazakus_potion() {
    unwritten("CFM_621t15");
}

/// `CFM_621t20` · Neutral spell · 5 mana
/// > Summon a 5/5 Demon.
///
/// State: Todo
//~ todo CFM_621t20 e2948b0e 55e4ca06 550b8c0f.5f8081cf
#[test]
#[ignore = "todo: Netherbloom"]
fn CFM_621t20_netherbloom() {
    unwritten("CFM_621t20");
}

/// `CFM_621t21` · Neutral spell · 5 mana
/// > Transform a random enemy minion into a 1/1 Sheep.@Polymorph a random enemy minion.
///
/// State: Todo
//~ todo CFM_621t21 7dac0e31 0985a4c2 0611acc8.5c451031
#[test]
#[ignore = "todo: Mystic Wool"]
fn CFM_621t21_mystic_wool() {
    unwritten("CFM_621t21");
}

/// `CFM_621t28` · Neutral spell · 10 mana
/// > Summon an 8/8 Demon.
///
/// State: Todo
//~ todo CFM_621t28 0cd33b64 c15eeb48 99a013fb.83cd2a60
#[test]
#[ignore = "todo: Netherbloom"]
fn CFM_621t28_netherbloom() {
    unwritten("CFM_621t28");
}

/// `CFM_623` · Mage spell · Arcane · 7 mana
/// > Shoot three missiles at random enemies that deal $3 damage each.
///
/// State: Done
//~ done CFM_623 bff21364 - eb022d05.4d965197
#[test]
fn CFM_623_greater_arcane_missiles() {
    check(CardClass::Mage, &[Give("CFM_623"), Cost("CFM_623", 7), Play("CFM_623", Nothing), Health(TheirHero, 21)]);
}

/// `CFM_760` · Mage minion · 6 mana · 6/5
/// > Costs (2) less for each **Secret** you've played this game.
///
/// State: Done
//~ done CFM_760 9451d426 - 9744ee35.3c7dd849
#[test]
fn CFM_760_kabal_crystal_runner() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_760"),
            Cost("CFM_760", 6),
            Stats("CFM_760", 6, 5),
            CostNow(Nth(0), 6),
            Play("EX1_289", Nothing),
            CostNow(Nth(0), 4),
            Play("CS2_024", On(TheirHero)),
            CostNow(Nth(0), 4),
            EndTurn,
            Play("EX1_289", Nothing),
            CostNow(Nth(0), 4),
            EndTurn,
            Play("EX1_287", Nothing),
            CostNow(Nth(0), 2),
        ],
    );
}
