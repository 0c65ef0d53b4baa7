//! Shaman cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # South Coast Chieftain
///
/// `BAR_040` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control another Murloc, deal 2 damage.
///
/// State: Todo
//~ BAR_040 todo a4af9283 082971d0
#[test]
#[ignore = "todo: BAR_040 South Coast Chieftain"]
fn BAR_040_south_coast_chieftain() {
    check(CardClass::Shaman, &[Give("BAR_040"), Cost("BAR_040", 2), Stats("BAR_040", 3, 2)]);
}

/// # Nofin Can Stop Us
///
/// `BAR_041` · Shaman spell · 3 mana
///
/// > Give your minions +1/+1. Give your Murlocs an extra +1/+1.
///
/// State: Todo
//~ BAR_041 todo 03211105 5800253f
#[test]
#[ignore = "todo: BAR_041 Nofin Can Stop Us"]
fn BAR_041_nofin_can_stop_us() {
    check(CardClass::Shaman, &[Give("BAR_041"), Cost("BAR_041", 3)]);
}

/// # Tinyfin's Caravan
///
/// `BAR_043` · Shaman minion · 2 mana · 1/3
///
/// > At the start of your turn, draw a Murloc.
///
/// State: Todo
//~ BAR_043 todo 90261c06 9c059a34
#[test]
#[ignore = "todo: BAR_043 Tinyfin's Caravan"]
fn BAR_043_tinyfins_caravan() {
    check(CardClass::Shaman, &[Give("BAR_043"), Cost("BAR_043", 2), Stats("BAR_043", 1, 3)]);
}

/// # Chain Lightning (Rank 1)
///
/// `BAR_044` · Shaman spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion and a random adjacent one. *(Upgrades when you have 5 Mana.)*
///
/// State: Todo
//~ BAR_044 todo 1354cda4 8718a0d0
#[test]
#[ignore = "todo: BAR_044 Chain Lightning (Rank 1)"]
fn BAR_044_chain_lightning_rank_1() {
    check(CardClass::Shaman, &[Give("BAR_044"), Cost("BAR_044", 2)]);
}

/// # Chain Lightning (Rank 2)
///
/// `BAR_044t` · Shaman spell · Nature · 2 mana
///
/// > Deal $3 damage to a minion and a random adjacent one. *(Upgrades when you have 10 Mana.)*
///
/// State: Todo
//~ BAR_044t todo 59481442 bb8a0369
#[test]
#[ignore = "todo: BAR_044t Chain Lightning (Rank 2)"]
fn BAR_044t_chain_lightning_rank_2() {
    check(CardClass::Shaman, &[Give("BAR_044t"), Cost("BAR_044t", 2)]);
}

/// # Chain Lightning (Rank 3)
///
/// `BAR_044t2` · Shaman spell · Nature · 2 mana
///
/// > Deal $4 damage to a minion and a random adjacent one.
///
/// State: Todo
//~ BAR_044t2 todo 890e38d7 d9befa12
#[test]
#[ignore = "todo: BAR_044t2 Chain Lightning (Rank 3)"]
fn BAR_044t2_chain_lightning_rank_3() {
    check(CardClass::Shaman, &[Give("BAR_044t2"), Cost("BAR_044t2", 2)]);
}

/// # Arid Stormer
///
/// `BAR_045` · Shaman minion · 3 mana · 2/5
///
/// > **Battlecry:** If you played an Elemental last turn, gain **Rush** and **Windfury**.
///
/// State: Todo
//~ BAR_045 todo 3bc37075 77b21ac6
#[test]
#[ignore = "todo: BAR_045 Arid Stormer"]
fn BAR_045_arid_stormer() {
    check(CardClass::Shaman, &[Give("BAR_045"), Cost("BAR_045", 3), Stats("BAR_045", 2, 5)]);
}

/// # Bru'kan
///
/// `BAR_048` · Shaman minion · 4 mana · 5/4
///
/// > **Nature Spell Damage +3**
///
/// State: Todo
//~ BAR_048 todo 098ce2d5 521ed8dd
#[test]
#[ignore = "todo: BAR_048 Bru'kan"]
fn BAR_048_brukan() {
    check(CardClass::Shaman, &[Give("BAR_048"), Cost("BAR_048", 4), Stats("BAR_048", 5, 4)]);
}

/// # Earth Revenant
///
/// `BAR_750` · Shaman minion · 4 mana · 2/6
///
/// > **Taunt** **Battlecry:** Deal 1 damage to all enemy minions.
///
/// State: Todo
//~ BAR_750 todo a9f276ed 6fd75d4e
#[test]
#[ignore = "todo: BAR_750 Earth Revenant"]
fn BAR_750_earth_revenant() {
    check(
        CardClass::Shaman,
        &[Give("BAR_750"), Cost("BAR_750", 4), Stats("BAR_750", 2, 6), Has("BAR_750", GameTag::TAUNT)],
    );
}

/// # Spawnpool Forager
///
/// `BAR_751` · Shaman minion · 1 mana · 1/2
///
/// > **Deathrattle:** Summon a 1/1 Tinyfin.
///
/// State: Todo
//~ BAR_751 todo af0923de dbc20714
#[test]
#[ignore = "todo: BAR_751 Spawnpool Forager"]
fn BAR_751_spawnpool_forager() {
    check(CardClass::Shaman, &[Give("BAR_751"), Cost("BAR_751", 1), Stats("BAR_751", 1, 2)]);
}

/// # Diremuck Tinyfin
///
/// `BAR_751t` · Shaman minion · 1 mana · 1/1
///
/// State: Todo
//~ BAR_751t todo 316b2735 dee76560
#[test]
#[ignore = "todo: BAR_751t Diremuck Tinyfin"]
fn BAR_751t_diremuck_tinyfin() {
    check(CardClass::Shaman, &[Give("BAR_751t"), Cost("BAR_751t", 1), Stats("BAR_751t", 1, 1)]);
}

/// # Lilypad Lurker
///
/// `BAR_848` · Shaman minion · 5 mana · 5/6
///
/// > **Battlecry:** If you played an Elemental last turn, transform an enemy minion into a 0/1 Frog with **Taunt**.
///
/// State: Todo
//~ BAR_848 todo a4a8a024 945617a2
#[test]
#[ignore = "todo: BAR_848 Lilypad Lurker"]
fn BAR_848_lilypad_lurker() {
    check(CardClass::Shaman, &[Give("BAR_848"), Cost("BAR_848", 5), Stats("BAR_848", 5, 6)]);
}

/// # Firemancer Flurgl
///
/// `BAR_860` · Shaman minion · 4 mana · 2/3
///
/// > After you play a Murloc, deal 1 damage to all enemies.
///
/// State: Todo
//~ BAR_860 todo 5bb2c6e0 f210316a
#[test]
#[ignore = "todo: BAR_860 Firemancer Flurgl"]
fn BAR_860_firemancer_flurgl() {
    check(CardClass::Shaman, &[Give("BAR_860"), Cost("BAR_860", 4), Stats("BAR_860", 2, 3)]);
}

/// # Primal Dungeoneer
///
/// `WC_005` · Shaman minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Nature spell, also draw an Elemental.
///
/// State: Todo
//~ WC_005 todo 30560373 fb9bd93b
#[test]
#[ignore = "todo: WC_005 Primal Dungeoneer"]
fn WC_005_primal_dungeoneer() {
    check(CardClass::Shaman, &[Give("WC_005"), Cost("WC_005", 3), Stats("WC_005", 2, 3)]);
}

/// # Perpetual Flame
///
/// `WC_020` · Shaman spell · Fire · 2 mana
///
/// > Deal $3 damage to a random enemy minion. If it dies, recast this. **Overload:** (1)
///
/// State: Todo
//~ WC_020 todo 949e37ec 601b2436
#[test]
#[ignore = "todo: WC_020 Perpetual Flame"]
fn WC_020_perpetual_flame() {
    check(CardClass::Shaman, &[Give("WC_020"), Cost("WC_020", 2), Has("WC_020", GameTag::OVERLOAD)]);
}

/// # Wailing Vapor
///
/// `WC_042` · Shaman minion · 1 mana · 1/3
///
/// > After you play an Elemental, gain +1 Attack.
///
/// State: Todo
//~ WC_042 todo 8044abe6 892aa859
#[test]
#[ignore = "todo: WC_042 Wailing Vapor"]
fn WC_042_wailing_vapor() {
    check(CardClass::Shaman, &[Give("WC_042"), Cost("WC_042", 1), Stats("WC_042", 1, 3)]);
}
