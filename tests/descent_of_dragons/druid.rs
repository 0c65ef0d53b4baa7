//! Druid cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Strength in Numbers
///
/// `DRG_051` · Druid spell · 1 mana
///
/// > **Sidequest:** Spend 10 Mana on minions. **Reward:** Summon a minion from your deck.
///
/// State: Todo
//~ DRG_051 todo 26523cb5 fcd3c355
#[test]
#[ignore = "todo: DRG_051 Strength in Numbers"]
fn DRG_051_strength_in_numbers() {
    check(CardClass::Druid, &[Give("DRG_051"), Cost("DRG_051", 1), Unwritten]);
}

/// # Treenforcements
///
/// `DRG_311` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Give a minion +2 Health and **Taunt**; or Summon a 2/2 Treant.
///
/// State: Todo
//~ DRG_311 todo 8dcff18e 025de482
#[test]
#[ignore = "todo: DRG_311 Treenforcements"]
fn DRG_311_treenforcements() {
    check(CardClass::Druid, &[Give("DRG_311"), Cost("DRG_311", 1), Unwritten]);
}

/// # Spin 'em Up
///
/// `DRG_311a` · Druid spell · Nature · 1 mana
///
/// > Summon a 2/2 Treant.
///
/// State: Todo
//~ DRG_311a todo 0c79de13 8f8c638e
#[test]
#[ignore = "todo: DRG_311a Spin 'em Up"]
fn DRG_311a_spin_em_up() {
    check(CardClass::Druid, &[Give("DRG_311a"), Cost("DRG_311a", 1), Unwritten]);
}

/// # Small Repairs
///
/// `DRG_311b` · Druid spell · Nature · 1 mana
///
/// > Give a minion +2 Health and **Taunt**.
///
/// State: Todo
//~ DRG_311b todo 399461af 02458c20
#[test]
#[ignore = "todo: DRG_311b Small Repairs"]
fn DRG_311b_small_repairs() {
    check(CardClass::Druid, &[Give("DRG_311b"), Cost("DRG_311b", 1), Unwritten]);
}

/// # Treant
///
/// `DRG_311t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ DRG_311t vanilla 32dbeb6c 4438de30
#[test]
fn DRG_311t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_311t"),
            Cost("DRG_311t", 1),
            Stats("DRG_311t", 2, 2),
            Play("DRG_311t", Nothing),
            In(The("DRG_311t"), Zone::Play),
            Now(The("DRG_311t"), 2, 2),
        ],
    );
}

/// # Shrubadier
///
/// `DRG_312` · Druid minion · 2 mana · 1/1
///
/// > **Battlecry:** Summon a 2/2 Treant.
///
/// State: Todo
//~ DRG_312 todo 7ddc7b3f 50c526c1
#[test]
#[ignore = "todo: DRG_312 Shrubadier"]
fn DRG_312_shrubadier() {
    check(CardClass::Druid, &[Give("DRG_312"), Cost("DRG_312", 2), Stats("DRG_312", 1, 1), Unwritten]);
}

/// # Emerald Explorer
///
/// `DRG_313` · Druid minion · 6 mana · 4/8
///
/// > **Taunt Battlecry: Discover** a Dragon.
///
/// State: Todo
//~ DRG_313 todo a3720725 00b5f3d0
#[test]
#[ignore = "todo: DRG_313 Emerald Explorer"]
fn DRG_313_emerald_explorer() {
    check(
        CardClass::Druid,
        &[Give("DRG_313"), Cost("DRG_313", 6), Stats("DRG_313", 4, 8), Has("DRG_313", GameTag::TAUNT), Unwritten],
    );
}

/// # Aeroponics
///
/// `DRG_314` · Druid spell · Nature · 5 mana
///
/// > Draw 2 cards. Costs (2) less for each Treant you control.
///
/// State: Todo
//~ DRG_314 todo 58412ce4 07b3c447
#[test]
#[ignore = "todo: DRG_314 Aeroponics"]
fn DRG_314_aeroponics() {
    check(CardClass::Druid, &[Give("DRG_314"), Cost("DRG_314", 5), Unwritten]);
}

/// # Embiggen
///
/// `DRG_315` · Druid spell · Nature · 0 mana
///
/// > Give all minions in your deck +2/+2. They cost (1) more *(up to 10)*.
///
/// State: Todo
//~ DRG_315 todo ae6dd4bc 8f77b510
#[test]
#[ignore = "todo: DRG_315 Embiggen"]
fn DRG_315_embiggen() {
    check(CardClass::Druid, &[Give("DRG_315"), Cost("DRG_315", 0), Unwritten]);
}

/// # Secure the Deck
///
/// `DRG_317` · Druid spell · 1 mana
///
/// > **Sidequest:** Attack twice with your hero. **Reward:** Add 3 'Claw' spells to your hand.
///
/// State: Todo
//~ DRG_317 todo 0bd6d109 58742d8b
#[test]
#[ignore = "todo: DRG_317 Secure the Deck"]
fn DRG_317_secure_the_deck() {
    check(CardClass::Druid, &[Give("DRG_317"), Cost("DRG_317", 1), Unwritten]);
}

/// # Breath of Dreams
///
/// `DRG_318` · Druid spell · Nature · 2 mana
///
/// > Draw a card. If you're holding a Dragon, gain an empty Mana Crystal.
///
/// State: Todo
//~ DRG_318 todo dcd81dde 2e5cf8b4
#[test]
#[ignore = "todo: DRG_318 Breath of Dreams"]
fn DRG_318_breath_of_dreams() {
    check(CardClass::Druid, &[Give("DRG_318"), Cost("DRG_318", 2), Unwritten]);
}

/// # Goru the Mightree
///
/// `DRG_319` · Druid minion · 7 mana · 5/10
///
/// > **Taunt Battlecry:** For the rest of the game, your Treants have +1/+1.
///
/// State: Todo
//~ DRG_319 todo a8057e74 43eadcdf
#[test]
#[ignore = "todo: DRG_319 Goru the Mightree"]
fn DRG_319_goru_the_mightree() {
    check(
        CardClass::Druid,
        &[Give("DRG_319"), Cost("DRG_319", 7), Stats("DRG_319", 5, 10), Has("DRG_319", GameTag::TAUNT), Unwritten],
    );
}

/// # Ysera, Unleashed
///
/// `DRG_320` · Druid minion · 9 mana · 4/12
///
/// > **Battlecry:** Shuffle 7 Dream Portals into your deck. When drawn, summon a random Dragon.
///
/// State: Todo
//~ DRG_320 todo 48aae13c ce7218f4
#[test]
#[ignore = "todo: DRG_320 Ysera, Unleashed"]
fn DRG_320_ysera_unleashed() {
    check(CardClass::Druid, &[Give("DRG_320"), Cost("DRG_320", 9), Stats("DRG_320", 4, 12), Unwritten]);
}

/// # Dream Portal
///
/// `DRG_320t` · Druid spell · Nature · 9 mana
///
/// > **Casts When Drawn** Summon a random Dragon.
///
/// State: Todo
//~ DRG_320t todo a4047960 25a14a66
#[test]
#[ignore = "todo: DRG_320t Dream Portal"]
fn DRG_320t_dream_portal() {
    check(CardClass::Druid, &[Give("DRG_320t"), Cost("DRG_320t", 9), Unwritten]);
}
