//! Rogue cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Bladed Cultist
///
/// `OG_070` · Rogue minion · 1 mana · 1/2
///
/// > **Combo:** Gain +1/+1.
///
/// State: Todo
//~ OG_070 todo fa7a5341 273a468c
#[test]
#[ignore = "todo: OG_070 Bladed Cultist"]
fn OG_070_bladed_cultist() {
    check(CardClass::Rogue, &[Give("OG_070"), Cost("OG_070", 1), Stats("OG_070", 1, 2), Unwritten]);
}

/// # Journey Below
///
/// `OG_072` · Rogue spell · 1 mana
///
/// > **Discover** a **Deathrattle** card.
///
/// State: Todo
//~ OG_072 todo dc697ed2 19605a6a
#[test]
#[ignore = "todo: OG_072 Journey Below"]
fn OG_072_journey_below() {
    check(CardClass::Rogue, &[Give("OG_072"), Cost("OG_072", 1), Unwritten]);
}

/// # Thistle Tea
///
/// `OG_073` · Rogue spell · 6 mana
///
/// > Draw a card. Add 2 extra copies of it to your hand.
///
/// State: Todo
//~ OG_073 todo b77ab169 9c038753
#[test]
#[ignore = "todo: OG_073 Thistle Tea"]
fn OG_073_thistle_tea() {
    check(CardClass::Rogue, &[Give("OG_073"), Cost("OG_073", 6), Unwritten]);
}

/// # Xaril, Poisoned Mind
///
/// `OG_080` · Rogue minion · 4 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random Toxin card to your hand.
///
/// State: Todo
//~ OG_080 todo c237ac39 b2864b72
#[test]
#[ignore = "todo: OG_080 Xaril, Poisoned Mind"]
fn OG_080_xaril_poisoned_mind() {
    check(CardClass::Rogue, &[Give("OG_080"), Cost("OG_080", 4), Stats("OG_080", 3, 2), Unwritten]);
}

/// # Kingsblood Toxin
///
/// `OG_080b` · Rogue spell · Nature · 1 mana
///
/// > Draw a card.
///
/// State: Todo
//~ OG_080b todo b0c06bba 5c03a72a
#[test]
#[ignore = "todo: OG_080b Kingsblood Toxin"]
fn OG_080b_kingsblood_toxin() {
    check(CardClass::Rogue, &[Give("OG_080b"), Cost("OG_080b", 1), Unwritten]);
}

/// # Bloodthistle Toxin
///
/// `OG_080c` · Rogue spell · Nature · 1 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// State: Todo
//~ OG_080c todo ad519ffb 1867eccf
#[test]
#[ignore = "todo: OG_080c Bloodthistle Toxin"]
fn OG_080c_bloodthistle_toxin() {
    check(CardClass::Rogue, &[Give("OG_080c"), Cost("OG_080c", 1), Targets("OG_080c", &[FriendlyMinion]), Unwritten]);
}

/// # Briarthorn Toxin
///
/// `OG_080d` · Rogue spell · Nature · 1 mana
///
/// > Give a minion +3 Attack.
///
/// State: Todo
//~ OG_080d todo 9ff39ec4 a568f359
#[test]
#[ignore = "todo: OG_080d Briarthorn Toxin"]
fn OG_080d_briarthorn_toxin() {
    check(
        CardClass::Rogue,
        &[Give("OG_080d"), Cost("OG_080d", 1), Targets("OG_080d", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Fadeleaf Toxin
///
/// `OG_080e` · Rogue spell · Shadow · 1 mana
///
/// > Give a friendly minion **Stealth** until your next turn.
///
/// State: Todo
//~ OG_080e todo 2ea75496 48c7d559
#[test]
#[ignore = "todo: OG_080e Fadeleaf Toxin"]
fn OG_080e_fadeleaf_toxin() {
    check(CardClass::Rogue, &[Give("OG_080e"), Cost("OG_080e", 1), Targets("OG_080e", &[FriendlyMinion]), Unwritten]);
}

/// # Firebloom Toxin
///
/// `OG_080f` · Rogue spell · Fire · 1 mana
///
/// > Deal $2 damage.
///
/// State: Todo
//~ OG_080f todo 49c3600e f64c17c4
#[test]
#[ignore = "todo: OG_080f Firebloom Toxin"]
fn OG_080f_firebloom_toxin() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_080f"),
            Cost("OG_080f", 1),
            Targets("OG_080f", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Shadow Strike
///
/// `OG_176` · Rogue spell · Shadow · 3 mana
///
/// > Deal $5 damage to an undamaged character.
///
/// State: Todo
//~ OG_176 todo 114de36f cc2a89ad
#[test]
#[ignore = "todo: OG_176 Shadow Strike"]
fn OG_176_shadow_strike() {
    check(CardClass::Rogue, &[Give("OG_176"), Cost("OG_176", 3), Unwritten]);
}

/// # Southsea Squidface
///
/// `OG_267` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Give your weapon +2 Attack.
///
/// State: Todo
//~ OG_267 todo eddb9ae4 8097e4e5
#[test]
#[ignore = "todo: OG_267 Southsea Squidface"]
fn OG_267_southsea_squidface() {
    check(CardClass::Rogue, &[Give("OG_267"), Cost("OG_267", 4), Stats("OG_267", 4, 4), Unwritten]);
}

/// # Blade of C'Thun
///
/// `OG_282` · Rogue minion · 7 mana · 4/4
///
/// > **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
///
/// State: Todo
//~ OG_282 todo ecbb997c c7efcbf6
#[test]
#[ignore = "todo: OG_282 Blade of C'Thun"]
fn OG_282_blade_of_c_thun() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_282"),
            Cost("OG_282", 7),
            Stats("OG_282", 4, 4),
            Targets("OG_282", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Shadowcaster
///
/// `OG_291` · Rogue minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose a friendly minion. Add a 1/1 copy to your hand that costs (1).
///
/// State: Todo
//~ OG_291 todo 7e458792 b37939a9
#[test]
#[ignore = "todo: OG_291 Shadowcaster"]
fn OG_291_shadowcaster() {
    check(
        CardClass::Rogue,
        &[Give("OG_291"), Cost("OG_291", 5), Stats("OG_291", 4, 4), Targets("OG_291", &[FriendlyMinion]), Unwritten],
    );
}

/// # Undercity Huckster
///
/// `OG_330` · Rogue minion · 2 mana · 2/3
///
/// > **Deathrattle:** Get a random card *(from your opponent's class)*.
///
/// State: Todo
//~ OG_330 todo be81897b 4c62e75a
#[test]
#[ignore = "todo: OG_330 Undercity Huckster"]
fn OG_330_undercity_huckster() {
    check(CardClass::Rogue, &[Give("OG_330"), Cost("OG_330", 2), Stats("OG_330", 2, 3), Unwritten]);
}
