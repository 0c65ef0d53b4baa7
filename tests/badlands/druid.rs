//! Druid cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Shattered Reflections
///
/// `DEEP_025` · Multi-class spell · 5 mana
///
/// > Choose a minion. Add a copy to your hand, deck, and battlefield.
///
/// State: Todo
//~ DEEP_025 todo bac19b56 3b1a5d58
#[test]
#[ignore = "todo: DEEP_025 Shattered Reflections"]
fn DEEP_025_shattered_reflections() {
    check(CardClass::Druid, &[Give("DEEP_025"), Cost("DEEP_025", 5), Unwritten]);
}

/// # Pendant of Earth
///
/// `DEEP_026` · Multi-class spell · Nature · 3 mana
///
/// > **Discover** a minion from your deck. Restore Health to your hero equal to its Cost.
///
/// State: Todo
//~ DEEP_026 todo 53cf9b1d 4f9cc015
#[test]
#[ignore = "todo: DEEP_026 Pendant of Earth"]
fn DEEP_026_pendant_of_earth() {
    check(CardClass::Druid, &[Give("DEEP_026"), Cost("DEEP_026", 3), Unwritten]);
}

/// # Gloomstone Guardian
///
/// `DEEP_027` · Multi-class minion · 4 mana · 6/8
///
/// > **Taunt**. **Choose One -** Discard 2 cards; or Destroy one of your Mana Crystals. **Forge:** Do NEITHER.
///
/// State: Todo
//~ DEEP_027 todo 98a0e5be 6af44d6c
#[test]
#[ignore = "todo: DEEP_027 Gloomstone Guardian"]
fn DEEP_027_gloomstone_guardian() {
    check(
        CardClass::Druid,
        &[Give("DEEP_027"), Cost("DEEP_027", 4), Stats("DEEP_027", 6, 8), Has("DEEP_027", GameTag::TAUNT), Unwritten],
    );
}

/// # Splintered Form
///
/// `DEEP_027a` · Multi-class spell · 4 mana
///
/// > Discard 2 cards.
///
/// State: Todo
//~ DEEP_027a todo 7533c739 fd89be3c
#[test]
#[ignore = "todo: DEEP_027a Splintered Form"]
fn DEEP_027a_splintered_form() {
    check(CardClass::Druid, &[Give("DEEP_027a"), Cost("DEEP_027a", 4), Unwritten]);
}

/// # Mana Disintegration
///
/// `DEEP_027b` · Multi-class spell · 4 mana
///
/// > Destroy one of your Mana Crystals.
///
/// State: Todo
//~ DEEP_027b todo a5eafc73 1d801e93
#[test]
#[ignore = "todo: DEEP_027b Mana Disintegration"]
fn DEEP_027b_mana_disintegration() {
    check(CardClass::Druid, &[Give("DEEP_027b"), Cost("DEEP_027b", 4), Unwritten]);
}

/// # Gloomstone Guardian
///
/// `DEEP_027t` · Multi-class minion · 4 mana · 6/8
///
/// > **Forged Taunt**
///
/// State: Todo
//~ DEEP_027t todo 3274dcf4 de63fe60
#[test]
#[ignore = "todo: DEEP_027t Gloomstone Guardian"]
fn DEEP_027t_gloomstone_guardian() {
    check(
        CardClass::Druid,
        &[
            Give("DEEP_027t"),
            Cost("DEEP_027t", 4),
            Stats("DEEP_027t", 6, 8),
            Has("DEEP_027t", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Crystal Cluster
///
/// `DEEP_028` · Druid spell · 7 mana
///
/// > Gain three empty Mana Crystals. Any that can't fit summon a 3/7 Elemental with **Taunt**.
///
/// State: Todo
//~ DEEP_028 todo 92f5dc5b fed1962e
#[test]
#[ignore = "todo: DEEP_028 Crystal Cluster"]
fn DEEP_028_crystal_cluster() {
    check(CardClass::Druid, &[Give("DEEP_028"), Cost("DEEP_028", 7), Unwritten]);
}

/// # Crystal Crusher
///
/// `DEEP_028t` · Druid minion · 5 mana · 3/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ DEEP_028t vanilla 61ffa078 2609c4ef
#[test]
fn DEEP_028t_crystal_crusher() {
    check(
        CardClass::Druid,
        &[
            Give("DEEP_028t"),
            Cost("DEEP_028t", 5),
            Stats("DEEP_028t", 3, 7),
            Has("DEEP_028t", GameTag::TAUNT),
            Play("DEEP_028t", Nothing),
            In(The("DEEP_028t"), Zone::Play),
            Now(The("DEEP_028t"), 3, 7),
            HasNow(The("DEEP_028t"), GameTag::TAUNT),
        ],
    );
}

/// # Trogg Gemtosser
///
/// `DEEP_029` · Multi-class minion · 3 mana · 3/2
///
/// > **Finale:** Deal 1 damage to a random enemy for each of your Mana Crystals.
///
/// State: Todo
//~ DEEP_029 todo 8fc637c7 94aa2c70
#[test]
#[ignore = "todo: DEEP_029 Trogg Gemtosser"]
fn DEEP_029_trogg_gemtosser() {
    check(CardClass::Druid, &[Give("DEEP_029"), Cost("DEEP_029", 3), Stats("DEEP_029", 3, 2), Unwritten]);
}

/// # Take to the Skies
///
/// `WW_816` · Druid spell · 3 mana
///
/// > Draw two Dragons. Give them +1/+1.
///
/// State: Todo
//~ WW_816 todo d73f48ec cde8684b
#[test]
#[ignore = "todo: WW_816 Take to the Skies"]
fn WW_816_take_to_the_skies() {
    check(CardClass::Druid, &[Give("WW_816"), Cost("WW_816", 3), Unwritten]);
}

/// # Happy Whelp
///
/// `WW_816t` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ WW_816t vanilla 6b2d391b c4c0b7a6
#[test]
fn WW_816t_happy_whelp() {
    check(
        CardClass::Druid,
        &[
            Give("WW_816t"),
            Cost("WW_816t", 1),
            Stats("WW_816t", 1, 2),
            Has("WW_816t", GameTag::TAUNT),
            Play("WW_816t", Nothing),
            In(The("WW_816t"), Zone::Play),
            Now(The("WW_816t"), 1, 2),
            HasNow(The("WW_816t"), GameTag::TAUNT),
        ],
    );
}

/// # Cactus Construct
///
/// `WW_818` · Druid spell · Nature · 1 mana
///
/// > **Discover** a 2-Cost minion. Summon a 1/2 copy of it.
///
/// State: Todo
//~ WW_818 todo 764f918d d2772451
#[test]
#[ignore = "todo: WW_818 Cactus Construct"]
fn WW_818_cactus_construct() {
    check(CardClass::Druid, &[Give("WW_818"), Cost("WW_818", 1), Unwritten]);
}

/// # Splish-Splash Whelp
///
/// `WW_819` · Druid minion · 2 mana · 2/1
///
/// > **Battlecry:** If you're holding a Dragon, gain an empty Mana Crystal.
///
/// State: Todo
//~ WW_819 todo c9acf9bf 01f5bf20
#[test]
#[ignore = "todo: WW_819 Splish-Splash Whelp"]
fn WW_819_splish_splash_whelp() {
    check(CardClass::Druid, &[Give("WW_819"), Cost("WW_819", 2), Stats("WW_819", 2, 1), Unwritten]);
}

/// # Spinetail Drake
///
/// `WW_820` · Druid minion · 4 mana · 5/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage to an enemy minion.
///
/// State: Todo
//~ WW_820 todo 7abb468a b4d4a9b9
#[test]
#[ignore = "todo: WW_820 Spinetail Drake"]
fn WW_820_spinetail_drake() {
    check(CardClass::Druid, &[Give("WW_820"), Cost("WW_820", 4), Stats("WW_820", 5, 4), Unwritten]);
}

/// # Dragon Tales
///
/// `WW_821` · Druid spell · 2 mana
///
/// > **Choose One -** Get two random Dragons that cost (5) or less; or Get two that cost more than (5).
///
/// State: Todo
//~ WW_821 todo fd940406 dc56e269
#[test]
#[ignore = "todo: WW_821 Dragon Tales"]
fn WW_821_dragon_tales() {
    check(CardClass::Druid, &[Give("WW_821"), Cost("WW_821", 2), Unwritten]);
}

/// # Short Stories
///
/// `WW_821t1` · Druid spell · 2 mana
///
/// > Get two random Dragons that cost (5) or less.
///
/// State: Todo
//~ WW_821t1 todo 39b0193a 95b115f8
#[test]
#[ignore = "todo: WW_821t1 Short Stories"]
fn WW_821t1_short_stories() {
    check(CardClass::Druid, &[Give("WW_821t1"), Cost("WW_821t1", 2), Unwritten]);
}

/// # Tall Tales
///
/// `WW_821t2` · Druid spell · 2 mana
///
/// > Get two random Dragons that cost more than (5).
///
/// State: Todo
//~ WW_821t2 todo 72f306f8 30d58c8c
#[test]
#[ignore = "todo: WW_821t2 Tall Tales"]
fn WW_821t2_tall_tales() {
    check(CardClass::Druid, &[Give("WW_821t2"), Cost("WW_821t2", 2), Unwritten]);
}

/// # Dragon Golem
///
/// `WW_822` · Druid minion · 7 mana · 3/4
///
/// > **Taunt Battlecry:** Summon a copy of this for each Dragon in your hand.
///
/// State: Todo
//~ WW_822 todo 76c90aef 5b95e87f
#[test]
#[ignore = "todo: WW_822 Dragon Golem"]
fn WW_822_dragon_golem() {
    check(
        CardClass::Druid,
        &[Give("WW_822"), Cost("WW_822", 7), Stats("WW_822", 3, 4), Has("WW_822", GameTag::TAUNT), Unwritten],
    );
}

/// # Rehydrate
///
/// `WW_823` · Druid spell · Nature · 2 mana
///
/// > Restore #7 Health. **Quickdraw:** Refresh 2 Mana Crystals.
///
/// State: Todo
//~ WW_823 todo c3ea968d 530a5c95
#[test]
#[ignore = "todo: WW_823 Rehydrate"]
fn WW_823_rehydrate() {
    check(CardClass::Druid, &[Give("WW_823"), Cost("WW_823", 2), Unwritten]);
}

/// # Rheastrasza
///
/// `WW_824` · Druid minion · 8 mana · 8/8
///
/// > **Battlecry:** If your deck started with no duplicates, summon the Purified Dragon Nest.
///
/// State: Todo
//~ WW_824 todo 1fe3a42c e1b7a092
#[test]
#[ignore = "todo: WW_824 Rheastrasza"]
fn WW_824_rheastrasza() {
    check(CardClass::Druid, &[Give("WW_824"), Cost("WW_824", 8), Stats("WW_824", 8, 8), Unwritten]);
}

/// # Purified Dragon Nest
///
/// `WW_824t` · Druid minion · 11 mana · 0/1
///
/// > At the start of your turn, **Discover** a Dragon. It costs (4) less.
///
/// State: Todo
//~ WW_824t todo d7b40144 346302f8
#[test]
#[ignore = "todo: WW_824t Purified Dragon Nest"]
fn WW_824t_purified_dragon_nest() {
    check(CardClass::Druid, &[Give("WW_824t"), Cost("WW_824t", 11), Stats("WW_824t", 0, 1), Unwritten]);
}

/// # Fye, the Setting Sun
///
/// `WW_825` · Druid minion · 9 mana · 4/12
///
/// > **Rush**, **Lifesteal**, **Taunt** Costs (1) less for each Dragon you've summoned this game.
///
/// State: Todo
//~ WW_825 todo 92a0fb70 28285f41
#[test]
#[ignore = "todo: WW_825 Fye, the Setting Sun"]
fn WW_825_fye_the_setting_sun() {
    check(
        CardClass::Druid,
        &[
            Give("WW_825"),
            Cost("WW_825", 9),
            Stats("WW_825", 4, 12),
            Has("WW_825", GameTag::LIFESTEAL),
            Has("WW_825", GameTag::RUSH),
            Has("WW_825", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Desert Nestmatron
///
/// `WW_826` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**. **Battlecry:** If you're holding a Dragon, refresh 4 Mana Crystals.
///
/// State: Todo
//~ WW_826 todo 670cf603 8927b721
#[test]
#[ignore = "todo: WW_826 Desert Nestmatron"]
fn WW_826_desert_nestmatron() {
    check(
        CardClass::Druid,
        &[Give("WW_826"), Cost("WW_826", 4), Stats("WW_826", 3, 5), Has("WW_826", GameTag::TAUNT), Unwritten],
    );
}
