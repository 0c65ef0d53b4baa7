//! Priest cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Void Flayer
///
/// `BAR_307` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** For each spell in your hand, deal 1 damage to a random enemy minion.
///
/// State: Todo
//~ BAR_307 todo ad2d1f5b 0ed46951
#[test]
#[ignore = "todo: BAR_307 Void Flayer"]
fn BAR_307_void_flayer() {
    check(CardClass::Priest, &[Give("BAR_307"), Cost("BAR_307", 4), Stats("BAR_307", 3, 4), Unwritten]);
}

/// # Power Word: Fortitude
///
/// `BAR_308` · Priest spell · Holy · 8 mana
///
/// > Give a minion +3/+5. Costs (1) less for each spell in your hand.
///
/// State: Todo
//~ BAR_308 todo ee0556ca f8299efe
#[test]
#[ignore = "todo: BAR_308 Power Word: Fortitude"]
fn BAR_308_power_word_fortitude() {
    check(CardClass::Priest, &[Give("BAR_308"), Cost("BAR_308", 8), Unwritten]);
}

/// # Desperate Prayer
///
/// `BAR_309` · Priest spell · Holy · 0 mana
///
/// > Restore #5 Health to each hero.
///
/// State: Todo
//~ BAR_309 todo 74ec6c72 178acd94
#[test]
#[ignore = "todo: BAR_309 Desperate Prayer"]
fn BAR_309_desperate_prayer() {
    check(CardClass::Priest, &[Give("BAR_309"), Cost("BAR_309", 0), Unwritten]);
}

/// # Lightshower Elemental
///
/// `BAR_310` · Priest minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** Restore #8 Health to all friendly characters.
///
/// State: Todo
//~ BAR_310 todo 862f5f8c 45dd3e9d
#[test]
#[ignore = "todo: BAR_310 Lightshower Elemental"]
fn BAR_310_lightshower_elemental() {
    check(
        CardClass::Priest,
        &[Give("BAR_310"), Cost("BAR_310", 6), Stats("BAR_310", 6, 6), Has("BAR_310", GameTag::TAUNT), Unwritten],
    );
}

/// # Devouring Plague
///
/// `BAR_311` · Priest spell · Shadow · 3 mana
///
/// > **Lifesteal**. Deal $4 damage randomly split among all enemy minions.
///
/// State: Todo
//~ BAR_311 todo 06145c80 9786c4d5
#[test]
#[ignore = "todo: BAR_311 Devouring Plague"]
fn BAR_311_devouring_plague() {
    check(CardClass::Priest, &[Give("BAR_311"), Cost("BAR_311", 3), Has("BAR_311", GameTag::LIFESTEAL), Unwritten]);
}

/// # Soothsayer's Caravan
///
/// `BAR_312` · Priest minion · 2 mana · 1/3
///
/// > At the start of your turn, copy a spell from your opponent's deck to your hand.
///
/// State: Todo
//~ BAR_312 todo f3169969 9aea075a
#[test]
#[ignore = "todo: BAR_312 Soothsayer's Caravan"]
fn BAR_312_soothsayers_caravan() {
    check(CardClass::Priest, &[Give("BAR_312"), Cost("BAR_312", 2), Stats("BAR_312", 1, 3), Unwritten]);
}

/// # Priest of An'she
///
/// `BAR_313` · Priest minion · 5 mana · 5/5
///
/// > **Taunt**. **Battlecry:** If you've restored Health this turn, gain +3/+3.
///
/// State: Todo
//~ BAR_313 todo 1da32348 3862f86b
#[test]
#[ignore = "todo: BAR_313 Priest of An'she"]
fn BAR_313_priest_of_anshe() {
    check(
        CardClass::Priest,
        &[Give("BAR_313"), Cost("BAR_313", 5), Stats("BAR_313", 5, 5), Has("BAR_313", GameTag::TAUNT), Unwritten],
    );
}

/// # Condemn (Rank 1)
///
/// `BAR_314` · Priest spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemy minions. *(Upgrades when you have 5 Mana.)*
///
/// State: Todo
//~ BAR_314 todo 5a044e7f f802df3d
#[test]
#[ignore = "todo: BAR_314 Condemn (Rank 1)"]
fn BAR_314_condemn_rank_1() {
    check(CardClass::Priest, &[Give("BAR_314"), Cost("BAR_314", 2), Unwritten]);
}

/// # Condemn (Rank 2)
///
/// `BAR_314t` · Priest spell · Holy · 2 mana
///
/// > Deal $2 damage to all enemy minions. *(Upgrades when you have 10 Mana.)*
///
/// State: Todo
//~ BAR_314t todo 6955c408 8a67d3c7
#[test]
#[ignore = "todo: BAR_314t Condemn (Rank 2)"]
fn BAR_314t_condemn_rank_2() {
    check(CardClass::Priest, &[Give("BAR_314t"), Cost("BAR_314t", 2), Unwritten]);
}

/// # Condemn (Rank 3)
///
/// `BAR_314t2` · Priest spell · Holy · 2 mana
///
/// > Deal $3 damage to all enemy minions.
///
/// State: Todo
//~ BAR_314t2 todo 7e056ec6 c064c31f
#[test]
#[ignore = "todo: BAR_314t2 Condemn (Rank 3)"]
fn BAR_314t2_condemn_rank_3() {
    check(CardClass::Priest, &[Give("BAR_314t2"), Cost("BAR_314t2", 2), Unwritten]);
}

/// # Serena Bloodfeather
///
/// `BAR_315` · Priest minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose an enemy minion. Steal Attack and Health from it until this has more.
///
/// State: Todo
//~ BAR_315 todo da2a4e08 0bb29d1b
#[test]
#[ignore = "todo: BAR_315 Serena Bloodfeather"]
fn BAR_315_serena_bloodfeather() {
    check(CardClass::Priest, &[Give("BAR_315"), Cost("BAR_315", 2), Stats("BAR_315", 1, 1), Unwritten]);
}

/// # Xyrella
///
/// `BAR_735` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've restored Health this turn, deal that much damage to all enemy minions.
///
/// State: Todo
//~ BAR_735 todo 91572a30 84fc500c
#[test]
#[ignore = "todo: BAR_735 Xyrella"]
fn BAR_735_xyrella() {
    check(CardClass::Priest, &[Give("BAR_735"), Cost("BAR_735", 4), Stats("BAR_735", 4, 4), Unwritten]);
}

/// # Devout Dungeoneer
///
/// `WC_013` · Priest minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Holy spell, reduce its Cost by (2).
///
/// State: Todo
//~ WC_013 todo 736d5be3 dd85a545
#[test]
#[ignore = "todo: WC_013 Devout Dungeoneer"]
fn WC_013_devout_dungeoneer() {
    check(CardClass::Priest, &[Give("WC_013"), Cost("WC_013", 3), Stats("WC_013", 2, 3), Unwritten]);
}

/// # Against All Odds
///
/// `WC_014` · Priest spell · Holy · 5 mana
///
/// > Destroy ALL odd-Attack minions.
///
/// State: Todo
//~ WC_014 todo b614632f 4ef5f2f5
#[test]
#[ignore = "todo: WC_014 Against All Odds"]
fn WC_014_against_all_odds() {
    check(CardClass::Priest, &[Give("WC_014"), Cost("WC_014", 5), Unwritten]);
}

/// # Cleric of An'she
///
/// `WC_803` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** If you've restored Health this turn, **Discover** a spell from your deck.
///
/// State: Todo
//~ WC_803 todo 1c646837 9a879836
#[test]
#[ignore = "todo: WC_803 Cleric of An'she"]
fn WC_803_cleric_of_anshe() {
    check(CardClass::Priest, &[Give("WC_803"), Cost("WC_803", 1), Stats("WC_803", 1, 2), Unwritten]);
}
