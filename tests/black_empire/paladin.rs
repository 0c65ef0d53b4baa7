//! Paladin cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Lightcaller
///
/// `BE_000` · Paladin weapon · 3 mana · 4/2 durability
///
/// > Lifesteal**s** for both players.
///
/// State: Todo
//~ BE_000 todo fa57ab1f 6591c9d9
#[test]
#[ignore = "todo: BE_000 Lightcaller"]
fn BE_000_lightcaller() {
    check(
        CardClass::Paladin,
        &[Give("BE_000"), Cost("BE_000", 3), Stats("BE_000", 4, 2), Has("BE_000", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Rajh
///
/// `BE_004` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry: Assemble** a minion from any class. Transform it into a **Passive** Hero Power.
///
/// State: Todo
//~ BE_004 todo 26d5feed 63e02822
#[test]
#[ignore = "todo: BE_004 Rajh"]
fn BE_004_rajh() {
    check(CardClass::Paladin, &[Give("BE_004"), Cost("BE_004", 5), Stats("BE_004", 4, 4), Unwritten]);
}

/// # Sun's Radiance
///
/// `BE_004p` · Neutral hero power · 0 mana
///
/// > {0}
///
/// State: Todo
//~ BE_004p todo 651d3996 3f99fb4d
#[test]
#[ignore = "todo: BE_004p Sun's Radiance"]
fn BE_004p_suns_radiance() {
    check(CardClass::Paladin, &[HasHeroPower("BE_004p"), Cost("BE_004p", 0), Unwritten]);
}

/// # March to War
///
/// `BE_142` · Paladin spell · Holy · 1 mana
///
/// > All numbers on this card equal your remaining Mana. Summon a @/@ Soldier with **Divine Shield**.
///
/// State: Todo
//~ BE_142 todo 58babc55 18d36b80
#[test]
#[ignore = "todo: BE_142 March to War"]
fn BE_142_march_to_war() {
    check(CardClass::Paladin, &[Give("BE_142"), Cost("BE_142", 1), Unwritten]);
}

/// # Vanir Soldier
///
/// `BE_142t` · Paladin minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ BE_142t vanilla ac5eb26a f10c8842
#[test]
fn BE_142t_vanir_soldier() {
    check(
        CardClass::Paladin,
        &[
            Give("BE_142t"),
            Cost("BE_142t", 1),
            Stats("BE_142t", 1, 1),
            Has("BE_142t", GameTag::DIVINE_SHIELD),
            Play("BE_142t", Nothing),
            In(The("BE_142t"), Zone::Play),
            Now(The("BE_142t"), 1, 1),
            HasNow(The("BE_142t"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Amitut, Keeper of Amitus
///
/// `BE_143` · Paladin minion · 7 mana · 5/8
///
/// > **Taunt**. **Battlecry:** For each Holy spell in your deck, shuffle in a copy with **Cast when Drawn**.
///
/// State: Todo
//~ BE_143 todo d7e4f56c 2d544a86
#[test]
#[ignore = "todo: BE_143 Amitut, Keeper of Amitus"]
fn BE_143_amitut_keeper_of_amitus() {
    check(
        CardClass::Paladin,
        &[Give("BE_143"), Cost("BE_143", 7), Stats("BE_143", 5, 8), Has("BE_143", GameTag::TAUNT), Unwritten],
    );
}

/// # Oathbinder's Aura
///
/// `BE_146` · Paladin spell · Holy · 3 mana
///
/// > After you cast a Holy spell, summon a Soldier with stats equal to its Cost and **Divine Shield**. Lasts 3 turns.
///
/// State: Todo
//~ BE_146 todo 5cda14f5 9166b57c
#[test]
#[ignore = "todo: BE_146 Oathbinder's Aura"]
fn BE_146_oathbinders_aura() {
    check(CardClass::Paladin, &[Give("BE_146"), Cost("BE_146", 3), Unwritten]);
}

/// # Sundancer
///
/// `BE_152` · Paladin minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 2-Cost Blessing that gives +2/+3.
///
/// State: Todo
//~ BE_152 todo 5bc059d0 1ed7d275
#[test]
#[ignore = "todo: BE_152 Sundancer"]
fn BE_152_sundancer() {
    check(CardClass::Paladin, &[Give("BE_152"), Cost("BE_152", 2), Stats("BE_152", 2, 3), Unwritten]);
}

/// # Sun's Blessing
///
/// `BE_152t` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+3.
///
/// State: Todo
//~ BE_152t todo 1615f9ba c8191db1
#[test]
#[ignore = "todo: BE_152t Sun's Blessing"]
fn BE_152t_suns_blessing() {
    check(CardClass::Paladin, &[Give("BE_152t"), Cost("BE_152t", 2), Unwritten]);
}

/// # Sun's Reckoning
///
/// `BE_153` · Paladin spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemy minions. Shuffle 'Final Reckoning' into your deck.
///
/// State: Todo
//~ BE_153 todo 631a6fd3 66d7fe77
#[test]
#[ignore = "todo: BE_153 Sun's Reckoning"]
fn BE_153_suns_reckoning() {
    check(CardClass::Paladin, &[Give("BE_153"), Cost("BE_153", 2), Unwritten]);
}

/// # Final Reckoning
///
/// `BE_153t` · Paladin spell · Holy · 2 mana
///
/// > **Lifesteal** Deal $3 damage to all enemy minions.
///
/// State: Todo
//~ BE_153t todo 33e77293 6fd02820
#[test]
#[ignore = "todo: BE_153t Final Reckoning"]
fn BE_153t_final_reckoning() {
    check(CardClass::Paladin, &[Give("BE_153t"), Cost("BE_153t", 2), Has("BE_153t", GameTag::LIFESTEAL), Unwritten]);
}

/// # Humble Judgment
///
/// `BE_154` · Paladin spell · 3 mana
///
/// > Draw 3 cards. Set the Attack and Health of any minions drawn to 2.
///
/// State: Todo
//~ BE_154 todo 74e32719 5ea99184
#[test]
#[ignore = "todo: BE_154 Humble Judgment"]
fn BE_154_humble_judgment() {
    check(CardClass::Paladin, &[Give("BE_154"), Cost("BE_154", 3), Unwritten]);
}

/// # Halls of Origination
///
/// `BE_183` · Paladin spell · Holy · 8 mana
///
/// > **Lifesteal**. Deal $8 damage randomly split among all enemies. Summon an 8-Cost minion.
///
/// State: Todo
//~ BE_183 todo 7ebf1671 9b7a5e70
#[test]
#[ignore = "todo: BE_183 Halls of Origination"]
fn BE_183_halls_of_origination() {
    check(CardClass::Paladin, &[Give("BE_183"), Cost("BE_183", 8), Has("BE_183", GameTag::LIFESTEAL), Unwritten]);
}

/// # Sandcrafter
///
/// `BE_229` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry: Assemble** a minion with an end of your turn effect.
///
/// State: Todo
//~ BE_229 todo 8efa957f 2e1e74ef
#[test]
#[ignore = "todo: BE_229 Sandcrafter"]
fn BE_229_sandcrafter() {
    check(CardClass::Paladin, &[Give("BE_229"), Cost("BE_229", 2), Stats("BE_229", 3, 2), Unwritten]);
}

/// # \[SenCore\] Seal of Blood
///
/// `Core_mon_0011` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3/+3 and **Divine Shield**. Deal $3 damage to your hero.
///
/// State: Todo
//~ Core_mon_0011 todo 232e13ea 28550453
#[test]
#[ignore = "todo: Core_mon_0011 [SenCore] Seal of Blood"]
fn Core_mon_0011_sen_core_seal_of_blood() {
    check(CardClass::Paladin, &[Give("Core_mon_0011"), Cost("Core_mon_0011", 3), Unwritten]);
}
