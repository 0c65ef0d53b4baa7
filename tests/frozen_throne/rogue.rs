//! Rogue cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Bone Baron
///
/// `ICC_065` · Rogue minion · 5 mana · 5/5
///
/// > **Deathrattle:** Add two 1/1 Skeletons to your hand.
///
/// State: Todo
//~ ICC_065 todo c136c96f eb9f0cfe
#[test]
#[ignore = "todo: ICC_065 Bone Baron"]
fn ICC_065_bone_baron() {
    check(CardClass::Rogue, &[Give("ICC_065"), Cost("ICC_065", 5), Stats("ICC_065", 5, 5), Unwritten]);
}

/// # Roll the Bones
///
/// `ICC_201` · Rogue spell · 2 mana
///
/// > Draw a card. If it has **Deathrattle**, cast this again.
///
/// State: Todo
//~ ICC_201 todo 308f50a0 defc49ba
#[test]
#[ignore = "todo: ICC_201 Roll the Bones"]
fn ICC_201_roll_the_bones() {
    check(CardClass::Rogue, &[Give("ICC_201"), Cost("ICC_201", 2), Unwritten]);
}

/// # Leeching Poison
///
/// `ICC_221` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon **Lifesteal** this turn.
///
/// State: Todo
//~ ICC_221 todo 5ddb9205 d1822c7a
#[test]
#[ignore = "todo: ICC_221 Leeching Poison"]
fn ICC_221_leeching_poison() {
    check(CardClass::Rogue, &[Give("ICC_221"), Cost("ICC_221", 1), Unwritten]);
}

/// # Doomerang
///
/// `ICC_233` · Rogue spell · 1 mana
///
/// > Throw your weapon at a minion. It deals its damage, then returns to your hand.
///
/// State: Todo
//~ ICC_233 todo 221dfae6 8fa37b63
#[test]
#[ignore = "todo: ICC_233 Doomerang"]
fn ICC_233_doomerang() {
    check(CardClass::Rogue, &[Give("ICC_233"), Cost("ICC_233", 1), Unwritten]);
}

/// # Runeforge Haunter
///
/// `ICC_240` · Rogue minion · 4 mana · 5/3
///
/// > During your turn, your weapon doesn't lose Durability.
///
/// State: Todo
//~ ICC_240 todo e63901dd 13317f27
#[test]
#[ignore = "todo: ICC_240 Runeforge Haunter"]
fn ICC_240_runeforge_haunter() {
    check(CardClass::Rogue, &[Give("ICC_240"), Cost("ICC_240", 4), Stats("ICC_240", 5, 3), Unwritten]);
}

/// # Plague Scientist
///
/// `ICC_809` · Rogue minion · 3 mana · 2/3
///
/// > **Combo:** Give a friendly minion **Poisonous**.
///
/// State: Todo
//~ ICC_809 todo 4ad028e1 e2367dd9
#[test]
#[ignore = "todo: ICC_809 Plague Scientist"]
fn ICC_809_plague_scientist() {
    check(CardClass::Rogue, &[Give("ICC_809"), Cost("ICC_809", 3), Stats("ICC_809", 2, 3), Unwritten]);
}

/// # Lilian Voss
///
/// `ICC_811` · Rogue minion · 4 mana · 4/5
///
/// > **Battlecry:** Replace spells in your hand with random spells *(from your opponent's class).*
///
/// State: Todo
//~ ICC_811 todo c1ea9852 442c85d4
#[test]
#[ignore = "todo: ICC_811 Lilian Voss"]
fn ICC_811_lilian_voss() {
    check(CardClass::Rogue, &[Give("ICC_811"), Cost("ICC_811", 4), Stats("ICC_811", 4, 5), Unwritten]);
}

/// # Valeera the Hollow
///
/// `ICC_827` · Rogue hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Gain **Stealth** until your next turn.
///
/// State: Todo
//~ ICC_827 todo 1e1659b8 d5fe65c2
#[test]
#[ignore = "todo: ICC_827 Valeera the Hollow"]
fn ICC_827_valeera_the_hollow() {
    check(CardClass::Rogue, &[Give("ICC_827"), Cost("ICC_827", 9), Unwritten]);
}

/// # Death's Shadow
///
/// `ICC_827p` · Rogue hero power · 0 mana
///
/// > **Passive** During your turn, add a 'Shadow Reflection' to your hand.
///
/// State: Todo
//~ ICC_827p todo 27e93b21 c76f7df5
#[test]
#[ignore = "todo: ICC_827p Death's Shadow"]
fn ICC_827p_deaths_shadow() {
    check(CardClass::Rogue, &[HasHeroPower("ICC_827p"), Cost("ICC_827p", 0), Unwritten]);
}

/// # Shadow Reflection
///
/// `ICC_827t` · Rogue spell · Shadow · 0 mana
///
/// > Each time you play a card, transform this into a copy of it.
///
/// State: Todo
//~ ICC_827t todo e2bcf5fb cc69448d
#[test]
#[ignore = "todo: ICC_827t Shadow Reflection"]
fn ICC_827t_shadow_reflection() {
    check(CardClass::Rogue, &[Give("ICC_827t"), Cost("ICC_827t", 0), Unwritten]);
}

/// # Shadowblade
///
/// `ICC_850` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** Your hero is **Immune** this turn.
///
/// State: Todo
//~ ICC_850 todo c3d258ab 076427c1
#[test]
#[ignore = "todo: ICC_850 Shadowblade"]
fn ICC_850_shadowblade() {
    check(CardClass::Rogue, &[Give("ICC_850"), Cost("ICC_850", 3), Stats("ICC_850", 3, 2), Unwritten]);
}

/// # Spectral Pillager
///
/// `ICC_910` · Rogue minion · 5 mana · 5/5
///
/// > **Combo:** Deal 2 damage to a minion for each other card you've played this turn.
///
/// State: Todo
//~ ICC_910 todo e1f5b8ea c3498179
#[test]
#[ignore = "todo: ICC_910 Spectral Pillager"]
fn ICC_910_spectral_pillager() {
    check(CardClass::Rogue, &[Give("ICC_910"), Cost("ICC_910", 5), Stats("ICC_910", 5, 5), Unwritten]);
}
