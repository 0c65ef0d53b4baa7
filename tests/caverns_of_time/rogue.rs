//! Rogue cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Jade Swarmer
///
/// `WON_067` · Rogue minion · 1 mana · 1/1
///
/// > **Stealth Deathrattle:** Summon a{1} {0} **Jade Golem**.@**Stealth Deathrattle:** Summon a **Jade Golem**.
///
/// State: Todo
//~ WON_067 todo 03b3cc14 76b845ac
#[test]
#[ignore = "todo: WON_067 Jade Swarmer"]
fn WON_067_jade_swarmer() {
    check(
        CardClass::Rogue,
        &[Give("WON_067"), Cost("WON_067", 1), Stats("WON_067", 1, 1), Has("WON_067", GameTag::STEALTH), Unwritten],
    );
}

/// # Jade Shuriken
///
/// `WON_070` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Combo:** Summon a{1} {0} **Jade Golem**.@Deal $3 damage. **Combo:** Summon a **Jade Golem**.
///
/// State: Todo
//~ WON_070 todo 3d44b3ed e1d0588a
#[test]
#[ignore = "todo: WON_070 Jade Shuriken"]
fn WON_070_jade_shuriken() {
    check(CardClass::Rogue, &[Give("WON_070"), Cost("WON_070", 2), Unwritten]);
}

/// # Burgle
///
/// `WON_071` · Rogue spell · 3 mana
///
/// > Get 3 random cards *(from your opponent's class)*.
///
/// State: Todo
//~ WON_071 todo e0385a1a 0b9d63a2
#[test]
#[ignore = "todo: WON_071 Burgle"]
fn WON_071_burgle() {
    check(CardClass::Rogue, &[Give("WON_071"), Cost("WON_071", 3), Unwritten]);
}

/// # Dark Iron Skulker
///
/// `WON_073` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all undamaged enemy minions.
///
/// State: Todo
//~ WON_073 todo 89610cb8 4c29fa3e
#[test]
#[ignore = "todo: WON_073 Dark Iron Skulker"]
fn WON_073_dark_iron_skulker() {
    check(CardClass::Rogue, &[Give("WON_073"), Cost("WON_073", 4), Stats("WON_073", 4, 3), Unwritten]);
}

/// # Blade of C'Thun
///
/// `WON_075` · Rogue minion · 7 mana · 4/4
///
/// > **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
///
/// State: Todo
//~ WON_075 todo 8360db32 46ae0a6b
#[test]
#[ignore = "todo: WON_075 Blade of C'Thun"]
fn WON_075_blade_of_c_thun() {
    check(CardClass::Rogue, &[Give("WON_075"), Cost("WON_075", 7), Stats("WON_075", 4, 4), Unwritten]);
}

/// # Anub'arak
///
/// `WON_076` · Rogue minion · 8 mana · 8/4
///
/// > **Deathrattle:** Summon a 4/4 Nerubian with "**Deathrattle:** Summon Anub'arak."
///
/// State: Todo
//~ WON_076 todo a4cc2809 e552341b
#[test]
#[ignore = "todo: WON_076 Anub'arak"]
fn WON_076_anubarak() {
    check(CardClass::Rogue, &[Give("WON_076"), Cost("WON_076", 8), Stats("WON_076", 8, 4), Unwritten]);
}

/// # Nerubian
///
/// `WON_076t` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Summon Anub'arak.
///
/// State: Todo
//~ WON_076t todo 82f395c8 3884aa95
#[test]
#[ignore = "todo: WON_076t Nerubian"]
fn WON_076t_nerubian() {
    check(CardClass::Rogue, &[Give("WON_076t"), Cost("WON_076t", 4), Stats("WON_076t", 4, 4), Unwritten]);
}

/// # Mount Hyjal Imposter
///
/// `WON_077` · Rogue minion · 4 mana · 4/4
///
/// > Each turn this is in your hand, transform it into a random 4-Cost minion that gains **Stealth**.
///
/// State: Todo
//~ WON_077 todo 8171b0ca a39d36aa
#[test]
#[ignore = "todo: WON_077 Mount Hyjal Imposter"]
fn WON_077_mount_hyjal_imposter() {
    check(CardClass::Rogue, &[Give("WON_077"), Cost("WON_077", 4), Stats("WON_077", 4, 4), Unwritten]);
}

/// # Jade Telegram
///
/// `WON_078` · Rogue spell · 4 mana
///
/// > Look at 3 cards in your opponent's hand and shuffle one of them into their deck. Summon a{1} {0} **Jade Golem**.@Look at 3 cards in your opponent's hand and shuffle one of them into their deck. Summon a **Jade Golem**.
///
/// State: Todo
//~ WON_078 todo 420207b3 b023f223
#[test]
#[ignore = "todo: WON_078 Jade Telegram"]
fn WON_078_jade_telegram() {
    check(CardClass::Rogue, &[Give("WON_078"), Cost("WON_078", 4), Unwritten]);
}

/// # The Scarab Lord
///
/// `WON_079` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a 0/1 Gong for your opponent. **Combo:** Gain **Rush**.
///
/// State: Todo
//~ WON_079 todo 623b2b2f 1ba75bf9
#[test]
#[ignore = "todo: WON_079 The Scarab Lord"]
fn WON_079_the_scarab_lord() {
    check(CardClass::Rogue, &[Give("WON_079"), Cost("WON_079", 4), Stats("WON_079", 3, 3), Unwritten]);
}

/// # Scarab Gong
///
/// `WON_079t` · Rogue minion · 4 mana · 0/1
///
/// > Whenever this takes damage, fill your enemy's board with 1/1 Scarabs.
///
/// State: Todo
//~ WON_079t todo d2dbb6a1 58f8620d
#[test]
#[ignore = "todo: WON_079t Scarab Gong"]
fn WON_079t_scarab_gong() {
    check(CardClass::Rogue, &[Give("WON_079t"), Cost("WON_079t", 4), Stats("WON_079t", 0, 1), Unwritten]);
}

/// # Scarab
///
/// `WON_079t2` · Rogue minion · 1 mana · 1/1
///
/// State: Vanilla
//~ WON_079t2 vanilla 89b67ce6 c52ef950
#[test]
fn WON_079t2_scarab() {
    check(
        CardClass::Rogue,
        &[
            Give("WON_079t2"),
            Cost("WON_079t2", 1),
            Stats("WON_079t2", 1, 1),
            Play("WON_079t2", Nothing),
            In(The("WON_079t2"), Zone::Play),
            Now(The("WON_079t2"), 1, 1),
        ],
    );
}

/// # Shado-Pan Rider
///
/// `WON_316` · Rogue minion · 5 mana · 3/7
///
/// > **Combo:** Gain +4 Attack.
///
/// State: Todo
//~ WON_316 todo b1b01083 d23affea
#[test]
#[ignore = "todo: WON_316 Shado-Pan Rider"]
fn WON_316_shado_pan_rider() {
    check(CardClass::Rogue, &[Give("WON_316"), Cost("WON_316", 5), Stats("WON_316", 3, 7), Unwritten]);
}

/// # Undercity Huckster
///
/// `WON_317` · Rogue minion · 2 mana · 2/3
///
/// > **Deathrattle:** Get a random card *(from your opponent's class)*.
///
/// State: Todo
//~ WON_317 todo 32626c3a d0bc2564
#[test]
#[ignore = "todo: WON_317 Undercity Huckster"]
fn WON_317_undercity_huckster() {
    check(CardClass::Rogue, &[Give("WON_317"), Cost("WON_317", 2), Stats("WON_317", 2, 3), Unwritten]);
}

/// # Poisoned Blade
///
/// `WON_318` · Rogue weapon · 2 mana · 1/3 durability
///
/// > Your Hero Power gives this +1 Attack instead of replacing it.
///
/// State: Todo
//~ WON_318 todo 09bbd493 7fa4aa88
#[test]
#[ignore = "todo: WON_318 Poisoned Blade"]
fn WON_318_poisoned_blade() {
    check(CardClass::Rogue, &[Give("WON_318"), Cost("WON_318", 2), Stats("WON_318", 1, 3), Unwritten]);
}

/// # Tomb Pillager
///
/// `WON_340` · Rogue minion · 4 mana · 6/4
///
/// > **Deathrattle:** Get a Coin.
///
/// State: Todo
//~ WON_340 todo 4dee5dd0 9a803aa9
#[test]
#[ignore = "todo: WON_340 Tomb Pillager"]
fn WON_340_tomb_pillager() {
    check(CardClass::Rogue, &[Give("WON_340"), Cost("WON_340", 4), Stats("WON_340", 6, 4), Unwritten]);
}
