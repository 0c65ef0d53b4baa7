//! Mage cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Flurry (Rank 1)
///
/// `BAR_305` · Mage spell · Frost · 0 mana
///
/// > **Freeze** a random enemy minion. *(Upgrades when you have 5 Mana.)*
///
/// State: Todo
//~ BAR_305 todo 688c2c10 2049fc13
#[test]
#[ignore = "todo: BAR_305 Flurry (Rank 1)"]
fn BAR_305_flurry_rank_1() {
    check(CardClass::Mage, &[Give("BAR_305"), Cost("BAR_305", 0), Unwritten]);
}

/// # Flurry (Rank 2)
///
/// `BAR_305t` · Mage spell · Frost · 0 mana
///
/// > **Freeze** two random enemy minions. *(Upgrades when you have 10 Mana.)*
///
/// State: Todo
//~ BAR_305t todo baa1e147 d175ff6b
#[test]
#[ignore = "todo: BAR_305t Flurry (Rank 2)"]
fn BAR_305t_flurry_rank_2() {
    check(CardClass::Mage, &[Give("BAR_305t"), Cost("BAR_305t", 0), Unwritten]);
}

/// # Flurry (Rank 3)
///
/// `BAR_305t2` · Mage spell · Frost · 0 mana
///
/// > **Freeze** three random enemy minions.
///
/// State: Todo
//~ BAR_305t2 todo 507fad59 d4c113cd
#[test]
#[ignore = "todo: BAR_305t2 Flurry (Rank 3)"]
fn BAR_305t2_flurry_rank_3() {
    check(CardClass::Mage, &[Give("BAR_305t2"), Cost("BAR_305t2", 0), Unwritten]);
}

/// # Runed Orb
///
/// `BAR_541` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage. **Discover** a spell.
///
/// State: Todo
//~ BAR_541 todo fc4620cb 089ade09
#[test]
#[ignore = "todo: BAR_541 Runed Orb"]
fn BAR_541_runed_orb() {
    check(CardClass::Mage, &[Give("BAR_541"), Cost("BAR_541", 2), Unwritten]);
}

/// # Refreshing Spring Water
///
/// `BAR_542` · Mage spell · 5 mana
///
/// > Draw 2 cards. Refresh 2 Mana Crystals for each spell drawn.
///
/// State: Todo
//~ BAR_542 todo be8a741e c4f8af50
#[test]
#[ignore = "todo: BAR_542 Refreshing Spring Water"]
fn BAR_542_refreshing_spring_water() {
    check(CardClass::Mage, &[Give("BAR_542"), Cost("BAR_542", 5), Unwritten]);
}

/// # Reckless Apprentice
///
/// `BAR_544` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** Fire your Hero Power at all enemies.
///
/// State: Todo
//~ BAR_544 todo c03f379b a37767cd
#[test]
#[ignore = "todo: BAR_544 Reckless Apprentice"]
fn BAR_544_reckless_apprentice() {
    check(CardClass::Mage, &[Give("BAR_544"), Cost("BAR_544", 4), Stats("BAR_544", 3, 5), Unwritten]);
}

/// # Arcane Luminary
///
/// `BAR_545` · Mage minion · 3 mana · 4/3
///
/// > Cards that didn't start in your deck cost (2) less *(but not less than 1)*.
///
/// State: Todo
//~ BAR_545 todo e3627d55 35cc0385
#[test]
#[ignore = "todo: BAR_545 Arcane Luminary"]
fn BAR_545_arcane_luminary() {
    check(CardClass::Mage, &[Give("BAR_545"), Cost("BAR_545", 3), Stats("BAR_545", 4, 3), Unwritten]);
}

/// # Wildfire
///
/// `BAR_546` · Mage spell · Fire · 1 mana
///
/// > Your Hero Power deals 1 more damage this game.
///
/// State: Todo
//~ BAR_546 todo 7a658732 54a7f825
#[test]
#[ignore = "todo: BAR_546 Wildfire"]
fn BAR_546_wildfire() {
    check(CardClass::Mage, &[Give("BAR_546"), Cost("BAR_546", 1), Unwritten]);
}

/// # Mordresh Fire Eye
///
/// `BAR_547` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** If you've dealt 10 damage with your Hero Power this game, deal 10 damage to all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ BAR_547 todo 03935861 f19b434a
#[test]
#[ignore = "todo: BAR_547 Mordresh Fire Eye"]
fn BAR_547_mordresh_fire_eye() {
    check(CardClass::Mage, &[Give("BAR_547"), Cost("BAR_547", 8), Stats("BAR_547", 8, 8), Unwritten]);
}

/// # Varden Dawngrasp
///
/// `BAR_748` · Mage minion · 4 mana · 3/3
///
/// > **Battlecry: Freeze** all enemy minions. If any are already **Frozen**, deal 4 damage to them instead.
///
/// State: Todo
//~ BAR_748 todo a5b9520f 884a6f04
#[test]
#[ignore = "todo: BAR_748 Varden Dawngrasp"]
fn BAR_748_varden_dawngrasp() {
    check(CardClass::Mage, &[Give("BAR_748"), Cost("BAR_748", 4), Stats("BAR_748", 3, 3), Unwritten]);
}

/// # Oasis Ally
///
/// `BAR_812` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When a friendly minion is attacked, summon a 3/6 Water Elemental.
///
/// State: Todo
//~ BAR_812 todo ac2bec2d 8ed377a2
#[test]
#[ignore = "todo: BAR_812 Oasis Ally"]
fn BAR_812_oasis_ally() {
    check(CardClass::Mage, &[Give("BAR_812"), Cost("BAR_812", 3), Unwritten]);
}

/// # Rimetongue
///
/// `BAR_888` · Mage minion · 3 mana · 3/4
///
/// > After you cast a Frost spell, summon a 1/1 Elemental that Freeze**s**.
///
/// State: Todo
//~ BAR_888 todo aa64fd12 a7746872
#[test]
#[ignore = "todo: BAR_888 Rimetongue"]
fn BAR_888_rimetongue() {
    check(CardClass::Mage, &[Give("BAR_888"), Cost("BAR_888", 3), Stats("BAR_888", 3, 4), Unwritten]);
}

/// # Frosted Elemental
///
/// `BAR_888t` · Mage minion · 1 mana · 1/1
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Todo
//~ BAR_888t todo 1d6d414e 06d9b2d5
#[test]
#[ignore = "todo: BAR_888t Frosted Elemental"]
fn BAR_888t_frosted_elemental() {
    check(CardClass::Mage, &[Give("BAR_888t"), Cost("BAR_888t", 1), Stats("BAR_888t", 1, 1), Unwritten]);
}

/// # Shattering Blast
///
/// `WC_041` · Mage spell · Frost · 3 mana
///
/// > Destroy all **Frozen** minions.
///
/// State: Todo
//~ WC_041 todo 0323223a b219efff
#[test]
#[ignore = "todo: WC_041 Shattering Blast"]
fn WC_041_shattering_blast() {
    check(CardClass::Mage, &[Give("WC_041"), Cost("WC_041", 3), Unwritten]);
}

/// # Frostweave Dungeoneer
///
/// `WC_805` · Mage minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Frost spell, summon two 1/1 Elementals that **Freeze**.
///
/// State: Todo
//~ WC_805 todo 02637e62 a9e703d1
#[test]
#[ignore = "todo: WC_805 Frostweave Dungeoneer"]
fn WC_805_frostweave_dungeoneer() {
    check(CardClass::Mage, &[Give("WC_805"), Cost("WC_805", 3), Stats("WC_805", 2, 3), Unwritten]);
}

/// # Floecaster
///
/// `WC_806` · Mage minion · 6 mana · 5/5
///
/// > Costs (2) less for each **Frozen** enemy.
///
/// State: Todo
//~ WC_806 todo 482bbda8 8f3d8101
#[test]
#[ignore = "todo: WC_806 Floecaster"]
fn WC_806_floecaster() {
    check(CardClass::Mage, &[Give("WC_806"), Cost("WC_806", 6), Stats("WC_806", 5, 5), Unwritten]);
}
