//! Druid cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Disciple of Eonar
///
/// `TTN_503` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Your next **Choose One** card or power has both effects combined.
///
/// State: Todo
//~ TTN_503 todo 3a23a119 ad43df4f
#[test]
#[ignore = "todo: TTN_503 Disciple of Eonar"]
fn TTN_503_disciple_of_eonar() {
    check(CardClass::Druid, &[Give("TTN_503"), Cost("TTN_503", 4), Stats("TTN_503", 4, 4)]);
}

/// # Eonar, the Life-Binder
///
/// `TTN_903` · Druid minion · 10 mana · 5/7
///
/// > **Titan** After this uses an ability, summon a 5/5 Ancient with **Taunt**.
///
/// State: Todo
//~ TTN_903 todo 2c0f86af e26c727d
#[test]
#[ignore = "todo: TTN_903 Eonar, the Life-Binder"]
fn TTN_903_eonar_the_life_binder() {
    check(CardClass::Druid, &[Give("TTN_903"), Cost("TTN_903", 10), Stats("TTN_903", 5, 7)]);
}

/// # Spontaneous Growth
///
/// `TTN_903t` · Druid spell · 0 mana
///
/// > Draw cards until your hand is full.
///
/// State: Todo
//~ TTN_903t todo 8a6a8798 a52913a7
#[test]
#[ignore = "todo: TTN_903t Spontaneous Growth"]
fn TTN_903t_spontaneous_growth() {
    check(CardClass::Druid, &[Give("TTN_903t"), Cost("TTN_903t", 0)]);
}

/// # Bountiful Harvest
///
/// `TTN_903t2` · Druid spell · 0 mana
///
/// > Restore your hero to full Health.
///
/// State: Todo
//~ TTN_903t2 todo ee1aa020 c63c7c90
#[test]
#[ignore = "todo: TTN_903t2 Bountiful Harvest"]
fn TTN_903t2_bountiful_harvest() {
    check(CardClass::Druid, &[Give("TTN_903t2"), Cost("TTN_903t2", 0)]);
}

/// # Flourish
///
/// `TTN_903t3` · Druid spell · 0 mana
///
/// > Refresh your Mana Crystals.
///
/// State: Todo
//~ TTN_903t3 todo 9fd1a258 2e25a325
#[test]
#[ignore = "todo: TTN_903t3 Flourish"]
fn TTN_903t3_flourish() {
    check(CardClass::Druid, &[Give("TTN_903t3"), Cost("TTN_903t3", 0)]);
}

/// # Timeless Ancient
///
/// `TTN_903t4` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// State: Todo
//~ TTN_903t4 todo 44cc5637 33504bdd
#[test]
#[ignore = "todo: TTN_903t4 Timeless Ancient"]
fn TTN_903t4_timeless_ancient() {
    check(
        CardClass::Druid,
        &[Give("TTN_903t4"), Cost("TTN_903t4", 5), Stats("TTN_903t4", 5, 5), Has("TTN_903t4", GameTag::TAUNT)],
    );
}

/// # Ancient of Growth
///
/// `TTN_926` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** Summon three 2/2 Treants; or Transform your Treants into 5/5 Ancients with **Taunt**.
///
/// State: Todo
//~ TTN_926 todo 91cbc6b4 2b5d0cc8
#[test]
#[ignore = "todo: TTN_926 Ancient of Growth"]
fn TTN_926_ancient_of_growth() {
    check(CardClass::Druid, &[Give("TTN_926"), Cost("TTN_926", 7), Stats("TTN_926", 5, 5)]);
}

/// # Treant Growth
///
/// `TTN_926a` · Druid spell · 7 mana
///
/// > Summon three 2/2 Treants.
///
/// State: Todo
//~ TTN_926a todo e4ade883 5bc7834f
#[test]
#[ignore = "todo: TTN_926a Treant Growth"]
fn TTN_926a_treant_growth() {
    check(CardClass::Druid, &[Give("TTN_926a"), Cost("TTN_926a", 7)]);
}

/// # Ancient Growth
///
/// `TTN_926b` · Druid spell · 7 mana
///
/// > Transform your Treants into 5/5 Ancients with **Taunt**.
///
/// State: Todo
//~ TTN_926b todo 6447798e 35b2723b
#[test]
#[ignore = "todo: TTN_926b Ancient Growth"]
fn TTN_926b_ancient_growth() {
    check(CardClass::Druid, &[Give("TTN_926b"), Cost("TTN_926b", 7)]);
}

/// # Conservator Nymph
///
/// `TTN_927` · Druid minion · 3 mana · 3/4
///
/// > **Battlecry:** Transform a friendly Treant into a 5/5 Ancient with **Taunt**.
///
/// State: Todo
//~ TTN_927 todo 60af453d b77a0700
#[test]
#[ignore = "todo: TTN_927 Conservator Nymph"]
fn TTN_927_conservator_nymph() {
    check(CardClass::Druid, &[Give("TTN_927"), Cost("TTN_927", 3), Stats("TTN_927", 3, 4)]);
}

/// # Frost Lotus Seedling
///
/// `TTN_930` · Druid spell · Nature · 3 mana
///
/// > Draw 1 card. Gain 5 Armor. *(Blossoms in @ \|4(turn, turns).)*
///
/// State: Todo
//~ TTN_930 todo f9901187 128cbe39
#[test]
#[ignore = "todo: TTN_930 Frost Lotus Seedling"]
fn TTN_930_frost_lotus_seedling() {
    check(CardClass::Druid, &[Give("TTN_930"), Cost("TTN_930", 3)]);
}

/// # Frost Lotus Blossom
///
/// `TTN_930t` · Druid spell · Nature · 3 mana
///
/// > Draw 2 cards. Gain 10 Armor.
///
/// State: Todo
//~ TTN_930t todo d74859cf f581884b
#[test]
#[ignore = "todo: TTN_930t Frost Lotus Blossom"]
fn TTN_930t_frost_lotus_blossom() {
    check(CardClass::Druid, &[Give("TTN_930t"), Cost("TTN_930t", 3)]);
}

/// # Freya, Keeper of Nature
///
/// `TTN_940` · Druid minion · 8 mana · 4/6
///
/// > **Choose One -** Duplicate your hand; or Summon copies of all other friendly minions.
///
/// State: Todo
//~ TTN_940 todo 6021a454 bdfb9321
#[test]
#[ignore = "todo: TTN_940 Freya, Keeper of Nature"]
fn TTN_940_freya_keeper_of_nature() {
    check(CardClass::Druid, &[Give("TTN_940"), Cost("TTN_940", 8), Stats("TTN_940", 4, 6)]);
}

/// # Guardians of Life
///
/// `TTN_940a` · Druid spell · 8 mana
///
/// > Summon copies of all other friendly minions.
///
/// State: Todo
//~ TTN_940a todo 319f055c 5fd493d5
#[test]
#[ignore = "todo: TTN_940a Guardians of Life"]
fn TTN_940a_guardians_of_life() {
    check(CardClass::Druid, &[Give("TTN_940a"), Cost("TTN_940a", 8)]);
}

/// # Seeds of the Future
///
/// `TTN_940b` · Druid spell · 8 mana
///
/// > Duplicate your hand.
///
/// State: Todo
//~ TTN_940b todo e3b3c140 05d004d0
#[test]
#[ignore = "todo: TTN_940b Seeds of the Future"]
fn TTN_940b_seeds_of_the_future() {
    check(CardClass::Druid, &[Give("TTN_940b"), Cost("TTN_940b", 8)]);
}

/// # Forest Seedlings
///
/// `TTN_950` · Druid spell · 1 mana
///
/// > Summon two 1/1 Saplings. *(Blossoms in @ \|4(turn, turns).)*
///
/// State: Todo
//~ TTN_950 todo 21997504 61b64aeb
#[test]
#[ignore = "todo: TTN_950 Forest Seedlings"]
fn TTN_950_forest_seedlings() {
    check(CardClass::Druid, &[Give("TTN_950"), Cost("TTN_950", 1)]);
}

/// # Sapling
///
/// `TTN_950t` · Druid minion · 1 mana · 1/1
///
/// State: Todo
//~ TTN_950t todo 2ea7277f dc0ad062
#[test]
#[ignore = "todo: TTN_950t Sapling"]
fn TTN_950t_sapling() {
    check(CardClass::Druid, &[Give("TTN_950t"), Cost("TTN_950t", 1), Stats("TTN_950t", 1, 1)]);
}

/// # Treant
///
/// `TTN_950t2` · Druid minion · 1 mana · 2/2
///
/// State: Todo
//~ TTN_950t2 todo b3c4daf7 e8a277b6
#[test]
#[ignore = "todo: TTN_950t2 Treant"]
fn TTN_950t2_treant() {
    check(CardClass::Druid, &[Give("TTN_950t2"), Cost("TTN_950t2", 1), Stats("TTN_950t2", 2, 2)]);
}

/// # Forest Blossoms
///
/// `TTN_950t3` · Druid spell · 1 mana
///
/// > Summon two 2/2 Treants.
///
/// State: Todo
//~ TTN_950t3 todo 818cb161 27a624ac
#[test]
#[ignore = "todo: TTN_950t3 Forest Blossoms"]
fn TTN_950t3_forest_blossoms() {
    check(CardClass::Druid, &[Give("TTN_950t3"), Cost("TTN_950t3", 1)]);
}

/// # Embrace of Nature
///
/// `TTN_951` · Druid spell · Nature · 2 mana
///
/// > Draw a **Choose One** card. **Forge:** It has both effects combined.
///
/// State: Todo
//~ TTN_951 todo ccd124af 820f23dc
#[test]
#[ignore = "todo: TTN_951 Embrace of Nature"]
fn TTN_951_embrace_of_nature() {
    check(CardClass::Druid, &[Give("TTN_951"), Cost("TTN_951", 2)]);
}

/// # Embrace of Nature
///
/// `TTN_951t` · Druid spell · Nature · 2 mana
///
/// > **Forged** Draw a **Choose One** card. It has both effects combined.
///
/// State: Todo
//~ TTN_951t todo d272ed07 10435e81
#[test]
#[ignore = "todo: TTN_951t Embrace of Nature"]
fn TTN_951t_embrace_of_nature() {
    check(CardClass::Druid, &[Give("TTN_951t"), Cost("TTN_951t", 2)]);
}

/// # Cultivation
///
/// `TTN_954` · Druid spell · Nature · 8 mana
///
/// > Give your minions +2/+2. Costs (1) less for each Treant you've summoned this game.
///
/// State: Todo
//~ TTN_954 todo 73920fe4 de8dcd86
#[test]
#[ignore = "todo: TTN_954 Cultivation"]
fn TTN_954_cultivation() {
    check(CardClass::Druid, &[Give("TTN_954"), Cost("TTN_954", 8)]);
}

/// # Lifebinder's Gift
///
/// `TTN_955` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Get 2 random Nature spells; or Reduce the Cost of spells in your hand by (1).
///
/// State: Todo
//~ TTN_955 todo b4d7cec2 e7ceda01
#[test]
#[ignore = "todo: TTN_955 Lifebinder's Gift"]
fn TTN_955_lifebinders_gift() {
    check(CardClass::Druid, &[Give("TTN_955"), Cost("TTN_955", 2)]);
}

/// # Lifebinder's Bloom
///
/// `TTN_955A` · Druid spell · Nature · 2 mana
///
/// > Get 2 random Nature spells.
///
/// State: Todo
//~ TTN_955A todo baefa5f1 96c334a4
#[test]
#[ignore = "todo: TTN_955A Lifebinder's Bloom"]
fn TTN_955A_lifebinders_bloom() {
    check(CardClass::Druid, &[Give("TTN_955A"), Cost("TTN_955A", 2)]);
}

/// # Lifebinder's Growth
///
/// `TTN_955B` · Druid spell · Nature · 2 mana
///
/// > Reduce the Cost of spells in your hand by (1).
///
/// State: Todo
//~ TTN_955B todo 8bd03413 87b998fb
#[test]
#[ignore = "todo: TTN_955B Lifebinder's Growth"]
fn TTN_955B_lifebinders_growth() {
    check(CardClass::Druid, &[Give("TTN_955B"), Cost("TTN_955B", 2)]);
}

/// # Aerosoilizer
///
/// `YOG_403` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Summon a 2/2 Treant.
///
/// State: Todo
//~ YOG_403 todo 4a1705d9 58556f59
#[test]
#[ignore = "todo: YOG_403 Aerosoilizer"]
fn YOG_403_aerosoilizer() {
    check(CardClass::Druid, &[Give("YOG_403"), Cost("YOG_403", 3), Stats("YOG_403", 2, 2)]);
}

/// # Contaminated Lasher
///
/// `YOG_528` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast 5 or more spells this game, refresh 4 Mana Crystals.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ YOG_528 todo a8ee3d7c 5f6788ed
#[test]
#[ignore = "todo: YOG_528 Contaminated Lasher"]
fn YOG_528_contaminated_lasher() {
    check(CardClass::Druid, &[Give("YOG_528"), Cost("YOG_528", 3), Stats("YOG_528", 3, 3)]);
}

/// # Forbidden Fruit
///
/// `YOG_529` · Druid spell · 0 mana
///
/// > Spend all your Mana. **Choose One -** Gain that much Attack this turn; or twice as much Armor.
///
/// State: Todo
//~ YOG_529 todo c4f1ac54 8c4e4093
#[test]
#[ignore = "todo: YOG_529 Forbidden Fruit"]
fn YOG_529_forbidden_fruit() {
    check(CardClass::Druid, &[Give("YOG_529"), Cost("YOG_529", 0)]);
}

/// # Sinful Sampling
///
/// `YOG_529a` · Druid spell · 0 mana
///
/// > Spend all your Mana. Gain that much Attack this turn.
///
/// State: Todo
//~ YOG_529a todo 04894c7a 371d2528
#[test]
#[ignore = "todo: YOG_529a Sinful Sampling"]
fn YOG_529a_sinful_sampling() {
    check(CardClass::Druid, &[Give("YOG_529a"), Cost("YOG_529a", 0)]);
}

/// # Reject Temptation
///
/// `YOG_529b` · Druid spell · 0 mana
///
/// > Spend all your Mana. Gain twice as much Armor.
///
/// State: Todo
//~ YOG_529b todo 4a5ead39 6ae3b980
#[test]
#[ignore = "todo: YOG_529b Reject Temptation"]
fn YOG_529b_reject_temptation() {
    check(CardClass::Druid, &[Give("YOG_529b"), Cost("YOG_529b", 0)]);
}
