//! Paladin cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e97eeffb

/// `BE_000` · Paladin weapon · 3 mana · 4/2 durability
/// > Lifesteal**s** for both players.
///
/// State: Todo
//~ todo BE_000 6cea8280 82f71abd 3adacd1a.905c6148
#[test]
#[ignore = "todo: Lightcaller"]
fn BE_000_lightcaller() {
    unwritten("BE_000");
}

/// `BE_004` · Paladin minion · 5 mana · 4/4
/// > **Battlecry: Assemble** a minion from any class. Transform it into a **Passive** Hero Power.
///
/// State: Todo
//~ todo BE_004 4559dff7 ebb5f8e6 ca79f52a.f6a74d48
#[test]
#[ignore = "todo: Rajh"]
fn BE_004_rajh() {
    unwritten("BE_004");
}

/// `BE_004p` · Neutral hero power · 0 mana
/// > {0}
///
/// State: Todo
//~ todo BE_004p b76cca44 eccd68f7 bc47d6e4.378ffe7e
#[test]
#[ignore = "todo: Sun's Radiance"]
fn BE_004p_suns_radiance() {
    unwritten("BE_004p");
}

/// `BE_142` · Paladin spell · Holy · 1 mana
/// > All numbers on this card equal your remaining Mana. Summon a @/@ Soldier with **Divine Shield**.
///
/// State: Todo
//~ todo BE_142 5ca92ed3 b8c638c6 f0cc4cb4.908df079
#[test]
#[ignore = "todo: March to War"]
fn BE_142_march_to_war() {
    unwritten("BE_142");
}

/// `BE_143` · Paladin minion · 7 mana · 5/8
/// > **Taunt**. **Battlecry:** For each Holy spell in your deck, shuffle in a copy with **Cast when Drawn**.
///
/// State: Todo
//~ todo BE_143 e5ce22ee 17544c96 29f35848.6bc89eda
#[test]
#[ignore = "todo: Amitut, Keeper of Amitus"]
fn BE_143_amitut_keeper_of_amitus() {
    unwritten("BE_143");
}

/// `BE_146` · Paladin spell · Holy · 3 mana
/// > After you cast a Holy spell, summon a Soldier with stats equal to its Cost and **Divine Shield**. Lasts 3 turns.
///
/// State: Todo
//~ todo BE_146 49538d6e 80e9ba01 626a792b.d24ad0f2
#[test]
#[ignore = "todo: Oathbinder's Aura"]
fn BE_146_oathbinders_aura() {
    unwritten("BE_146");
}

/// `BE_229` · Paladin minion · 2 mana · 3/2
/// > **Battlecry: Assemble** a minion with an end of your turn effect.
///
/// State: Todo
//~ todo BE_229 52bb237d fc04255d 83f2ade0.8119047d
#[test]
#[ignore = "todo: Sandcrafter"]
fn BE_229_sandcrafter() {
    unwritten("BE_229");
}
