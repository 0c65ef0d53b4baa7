//! Rogue cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Crazed Chemist
///
/// `CORE_BOT_576` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Give a friendly minion +4 Attack.
///
/// State: Todo
//~ CORE_BOT_576 todo 29c02a30 0cd298c9
#[test]
#[ignore = "todo: CORE_BOT_576 Crazed Chemist"]
fn CORE_BOT_576_crazed_chemist() {
    check(CardClass::Rogue, &[Give("CORE_BOT_576"), Cost("CORE_BOT_576", 5), Stats("CORE_BOT_576", 4, 4), Unwritten]);
}

/// # Spymistress
///
/// `CORE_BT_701` · Rogue minion · 1 mana · 3/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ CORE_BT_701 vanilla 3c21e922 783baf7f
#[test]
fn CORE_BT_701_spymistress() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_BT_701"),
            Cost("CORE_BT_701", 1),
            Stats("CORE_BT_701", 3, 1),
            Has("CORE_BT_701", GameTag::STEALTH),
            Play("CORE_BT_701", Nothing),
            In(The("CORE_BT_701"), Zone::Play),
            Now(The("CORE_BT_701"), 3, 1),
            HasNow(The("CORE_BT_701"), GameTag::STEALTH),
        ],
    );
}

/// # Shaku, the Collector
///
/// `CORE_CFM_781` · Rogue minion · 3 mana · 2/4
///
/// > **Stealth** Whenever this attacks, add a card from another class to your hand.
///
/// State: Todo
//~ CORE_CFM_781 todo 16f1791f 8ad34ef1
#[test]
#[ignore = "todo: CORE_CFM_781 Shaku, the Collector"]
fn CORE_CFM_781_shaku_the_collector() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_CFM_781"),
            Cost("CORE_CFM_781", 3),
            Stats("CORE_CFM_781", 2, 4),
            Has("CORE_CFM_781", GameTag::STEALTH),
            Unwritten,
        ],
    );
}

/// # Backstab
///
/// `CORE_CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// State: Todo
//~ CORE_CS2_072 todo d4a4f81b afae3938
#[test]
#[ignore = "todo: CORE_CS2_072 Backstab"]
fn CORE_CS2_072_backstab() {
    check(CardClass::Rogue, &[Give("CORE_CS2_072"), Cost("CORE_CS2_072", 0), Unwritten]);
}

/// # Deadly Poison
///
/// `CORE_CS2_074` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// State: Todo
//~ CORE_CS2_074 todo a8f0c8e5 09136d36
#[test]
#[ignore = "todo: CORE_CS2_074 Deadly Poison"]
fn CORE_CS2_074_deadly_poison() {
    check(CardClass::Rogue, &[Give("CORE_CS2_074"), Cost("CORE_CS2_074", 1), Unwritten]);
}

/// # Assassinate
///
/// `CORE_CS2_076` · Rogue spell · 4 mana
///
/// > Destroy an enemy minion.
///
/// State: Todo
//~ CORE_CS2_076 todo 24ed0b3c 1ee36f44
#[test]
#[ignore = "todo: CORE_CS2_076 Assassinate"]
fn CORE_CS2_076_assassinate() {
    check(CardClass::Rogue, &[Give("CORE_CS2_076"), Cost("CORE_CS2_076", 4), Unwritten]);
}

/// # Waggle Pick
///
/// `CORE_DAL_720` · Rogue weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Return a random friendly minion to your hand. It costs (2) less.
///
/// State: Todo
//~ CORE_DAL_720 todo 76b7aea2 4f9df7d1
#[test]
#[ignore = "todo: CORE_DAL_720 Waggle Pick"]
fn CORE_DAL_720_waggle_pick() {
    check(CardClass::Rogue, &[Give("CORE_DAL_720"), Cost("CORE_DAL_720", 4), Stats("CORE_DAL_720", 4, 2), Unwritten]);
}

/// # Foxy Fraud
///
/// `CORE_DMF_511` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Your next **Combo** card this turn costs (2) less.
///
/// State: Todo
//~ CORE_DMF_511 todo 2b5d9b83 07a282a3
#[test]
#[ignore = "todo: CORE_DMF_511 Foxy Fraud"]
fn CORE_DMF_511_foxy_fraud() {
    check(CardClass::Rogue, &[Give("CORE_DMF_511"), Cost("CORE_DMF_511", 2), Stats("CORE_DMF_511", 3, 2), Unwritten]);
}

/// # Fan of Knives
///
/// `CORE_EX1_129` · Rogue spell · 2 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// State: Todo
//~ CORE_EX1_129 todo a38ea9df ed899fe8
#[test]
#[ignore = "todo: CORE_EX1_129 Fan of Knives"]
fn CORE_EX1_129_fan_of_knives() {
    check(CardClass::Rogue, &[Give("CORE_EX1_129"), Cost("CORE_EX1_129", 2), Unwritten]);
}

/// # Defias Ringleader
///
/// `CORE_EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// State: Todo
//~ CORE_EX1_131 todo cd9a79e8 43ef1563
#[test]
#[ignore = "todo: CORE_EX1_131 Defias Ringleader"]
fn CORE_EX1_131_defias_ringleader() {
    check(CardClass::Rogue, &[Give("CORE_EX1_131"), Cost("CORE_EX1_131", 2), Stats("CORE_EX1_131", 3, 2), Unwritten]);
}

/// # SI:7 Agent
///
/// `CORE_EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 3 damage.
///
/// State: Todo
//~ CORE_EX1_134 todo 827400b3 7f536d57
#[test]
#[ignore = "todo: CORE_EX1_134 SI:7 Agent"]
fn CORE_EX1_134_si_7_agent() {
    check(CardClass::Rogue, &[Give("CORE_EX1_134"), Cost("CORE_EX1_134", 3), Stats("CORE_EX1_134", 3, 3), Unwritten]);
}

/// # Preparation
///
/// `CORE_EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (2) less.
///
/// State: Todo
//~ CORE_EX1_145 todo fe727e66 3c0ebc5d
#[test]
#[ignore = "todo: CORE_EX1_145 Preparation"]
fn CORE_EX1_145_preparation() {
    check(CardClass::Rogue, &[Give("CORE_EX1_145"), Cost("CORE_EX1_145", 0), Unwritten]);
}

/// # Shiv
///
/// `CORE_EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// State: Todo
//~ CORE_EX1_278 todo 1fdcd9e1 a551a8cf
#[test]
#[ignore = "todo: CORE_EX1_278 Shiv"]
fn CORE_EX1_278_shiv() {
    check(CardClass::Rogue, &[Give("CORE_EX1_278"), Cost("CORE_EX1_278", 2), Unwritten]);
}

/// # Swashburglar
///
/// `CORE_KAR_069` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random card from another class to your hand.
///
/// State: Todo
//~ CORE_KAR_069 todo e25965e8 ab1a38e9
#[test]
#[ignore = "todo: CORE_KAR_069 Swashburglar"]
fn CORE_KAR_069_swashburglar() {
    check(CardClass::Rogue, &[Give("CORE_KAR_069"), Cost("CORE_KAR_069", 1), Stats("CORE_KAR_069", 1, 2), Unwritten]);
}

/// # Shadow of Demise
///
/// `CORE_RLK_567` · Rogue spell · Shadow · 0 mana
///
/// > Each time you cast a spell, transform this into a copy of it.
///
/// State: Todo
//~ CORE_RLK_567 todo 1b6842c7 6b14c4dc
#[test]
#[ignore = "todo: CORE_RLK_567 Shadow of Demise"]
fn CORE_RLK_567_shadow_of_demise() {
    check(CardClass::Rogue, &[Give("CORE_RLK_567"), Cost("CORE_RLK_567", 0), Unwritten]);
}

/// # Jackpot!
///
/// `CORE_TID_931` · Rogue spell · 2 mana
///
/// > Add two random spells from other classes that cost (5) or more to your hand.
///
/// State: Todo
//~ CORE_TID_931 todo 9a9d9f0b 1859c97f
#[test]
#[ignore = "todo: CORE_TID_931 Jackpot!"]
fn CORE_TID_931_jackpot() {
    check(CardClass::Rogue, &[Give("CORE_TID_931"), Cost("CORE_TID_931", 2), Unwritten]);
}

/// # Sahket Sapper
///
/// `CORE_ULD_280` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Return a random enemy minion to your opponent's hand.
///
/// State: Todo
//~ CORE_ULD_280 todo 6ec27ee0 fdf2a034
#[test]
#[ignore = "todo: CORE_ULD_280 Sahket Sapper"]
fn CORE_ULD_280_sahket_sapper() {
    check(CardClass::Rogue, &[Give("CORE_ULD_280"), Cost("CORE_ULD_280", 4), Stats("CORE_ULD_280", 4, 4), Unwritten]);
}
