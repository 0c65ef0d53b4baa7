//! Rogue cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2457cecd

/// # Crazed Chemist
///
/// `CORE_BOT_576` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Give a friendly minion +4 Attack.
///
/// State: Reprint
//~ reprint CORE_BOT_576 9deefc1d 2d8ad45f 3fad334d.d4f77b4b
#[test]
fn CORE_BOT_576_crazed_chemist() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_BOT_576"),
            Cost("CORE_BOT_576", 5),
            Stats("CORE_BOT_576", 4, 4),
            WrittenAs("CORE_BOT_576", "BOT_576"),
        ],
    );
}

/// # Spymistress
///
/// `CORE_BT_701` · Rogue minion · 1 mana · 3/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla CORE_BT_701 0fab3a77 8865f79c b5a2a051.86cd88a1
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
/// State: Reprint
//~ reprint CORE_CFM_781 d74070fe c98ce332 b67dfa0c.24b25c89
#[test]
fn CORE_CFM_781_shaku_the_collector() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_CFM_781"),
            Cost("CORE_CFM_781", 3),
            Stats("CORE_CFM_781", 2, 4),
            Has("CORE_CFM_781", GameTag::STEALTH),
            WrittenAs("CORE_CFM_781", "CFM_781"),
        ],
    );
}

/// # Backstab
///
/// `CORE_CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// State: Reprint
//~ reprint CORE_CS2_072 97f8a14c c61edb5f 02df733f.8644be62
#[test]
fn CORE_CS2_072_backstab() {
    check(CardClass::Rogue, &[Give("CORE_CS2_072"), Cost("CORE_CS2_072", 0), WrittenAs("CORE_CS2_072", "CS2_072")]);
}

/// # Deadly Poison
///
/// `CORE_CS2_074` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// State: Reprint
//~ reprint CORE_CS2_074 c46661a5 37efc927 f67ab751.e1f099d3
#[test]
fn CORE_CS2_074_deadly_poison() {
    check(CardClass::Rogue, &[Give("CORE_CS2_074"), Cost("CORE_CS2_074", 1), WrittenAs("CORE_CS2_074", "CS2_074")]);
}

/// # Assassinate
///
/// `CORE_CS2_076` · Rogue spell · 4 mana
///
/// > Destroy an enemy minion.
///
/// State: Reprint
//~ reprint CORE_CS2_076 3b92d251 44a5b05a 2c003897.91555ef3
#[test]
fn CORE_CS2_076_assassinate() {
    check(CardClass::Rogue, &[Give("CORE_CS2_076"), Cost("CORE_CS2_076", 4), WrittenAs("CORE_CS2_076", "CS2_076")]);
}

/// # Waggle Pick
///
/// `CORE_DAL_720` · Rogue weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Return a random friendly minion to your hand. It costs (2) less.
///
/// State: Reprint
//~ reprint CORE_DAL_720 b0e86723 77e1c476 37a1054c.6422f977
#[test]
fn CORE_DAL_720_waggle_pick() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_DAL_720"),
            Cost("CORE_DAL_720", 4),
            Stats("CORE_DAL_720", 4, 2),
            WrittenAs("CORE_DAL_720", "DAL_720"),
        ],
    );
}

/// # Foxy Fraud
///
/// `CORE_DMF_511` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Your next **Combo** card this turn costs (2) less.
///
/// State: Reprint
//~ reprint CORE_DMF_511 3ff1a376 14fdafe2 b4132917.6d285e4b
#[test]
fn CORE_DMF_511_foxy_fraud() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_DMF_511"),
            Cost("CORE_DMF_511", 2),
            Stats("CORE_DMF_511", 3, 2),
            WrittenAs("CORE_DMF_511", "DMF_511"),
        ],
    );
}

/// # Fan of Knives
///
/// `CORE_EX1_129` · Rogue spell · 2 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_129 e62c4c00 7e94d18d b0da795c.8f5ad208
#[test]
fn CORE_EX1_129_fan_of_knives() {
    check(CardClass::Rogue, &[Give("CORE_EX1_129"), Cost("CORE_EX1_129", 2), WrittenAs("CORE_EX1_129", "EX1_129")]);
}

/// # Defias Ringleader
///
/// `CORE_EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// State: Reprint
//~ reprint CORE_EX1_131 3fb8824f a3d8e38c 0a60f095.84899423
#[test]
fn CORE_EX1_131_defias_ringleader() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_EX1_131"),
            Cost("CORE_EX1_131", 2),
            Stats("CORE_EX1_131", 3, 2),
            WrittenAs("CORE_EX1_131", "EX1_131"),
        ],
    );
}

/// # SI:7 Agent
///
/// `CORE_EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 3 damage.
///
/// State: Reprint
//~ reprint CORE_EX1_134 77f7663e 3aef2bfb dc611e08.2987a10f
#[test]
fn CORE_EX1_134_si_7_agent() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_EX1_134"),
            Cost("CORE_EX1_134", 3),
            Stats("CORE_EX1_134", 3, 3),
            WrittenAs("CORE_EX1_134", "EX1_134"),
        ],
    );
}

/// # Preparation
///
/// `CORE_EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (2) less.
///
/// State: Reprint
//~ reprint CORE_EX1_145 a0cba5c7 98571d8d a2dcd11f.b1b65128
#[test]
fn CORE_EX1_145_preparation() {
    check(CardClass::Rogue, &[Give("CORE_EX1_145"), Cost("CORE_EX1_145", 0), WrittenAs("CORE_EX1_145", "EX1_145")]);
}

/// # Shiv
///
/// `CORE_EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_278 ac91920f 2d7999da 457993de.017c9355
#[test]
fn CORE_EX1_278_shiv() {
    check(CardClass::Rogue, &[Give("CORE_EX1_278"), Cost("CORE_EX1_278", 2), WrittenAs("CORE_EX1_278", "EX1_278")]);
}

/// # Swashburglar
///
/// `CORE_KAR_069` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random card from another class to your hand.
///
/// State: Reprint
//~ reprint CORE_KAR_069 a82acbc0 62dbcbe5 a91590e6.15bc0194
#[test]
fn CORE_KAR_069_swashburglar() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_KAR_069"),
            Cost("CORE_KAR_069", 1),
            Stats("CORE_KAR_069", 1, 2),
            WrittenAs("CORE_KAR_069", "KAR_069"),
        ],
    );
}

/// # Shadow of Demise
///
/// `CORE_RLK_567` · Rogue spell · Shadow · 0 mana
///
/// > Each time you cast a spell, transform this into a copy of it.
///
/// State: Reprint
//~ reprint CORE_RLK_567 244ca356 26fd8664 772828bc.61c629f4
#[test]
fn CORE_RLK_567_shadow_of_demise() {
    check(CardClass::Rogue, &[Give("CORE_RLK_567"), Cost("CORE_RLK_567", 0), WrittenAs("CORE_RLK_567", "RLK_567")]);
}

/// # Jackpot!
///
/// `CORE_TID_931` · Rogue spell · 2 mana
///
/// > Add two random spells from other classes that cost (5) or more to your hand.
///
/// State: Reprint
//~ reprint CORE_TID_931 89a0ac3a 853655c5 3bcd38a3.b0669cb8
#[test]
fn CORE_TID_931_jackpot() {
    check(CardClass::Rogue, &[Give("CORE_TID_931"), Cost("CORE_TID_931", 2), WrittenAs("CORE_TID_931", "TID_931")]);
}

/// # Sahket Sapper
///
/// `CORE_ULD_280` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Return a random enemy minion to your opponent's hand.
///
/// State: Reprint
//~ reprint CORE_ULD_280 639b2b86 2f92e29c ad423af2.b6a56825
#[test]
fn CORE_ULD_280_sahket_sapper() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_ULD_280"),
            Cost("CORE_ULD_280", 4),
            Stats("CORE_ULD_280", 4, 4),
            WrittenAs("CORE_ULD_280", "ULD_280"),
        ],
    );
}
