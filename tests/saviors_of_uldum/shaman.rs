//! Shaman cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Sandstorm Elemental
///
/// `ULD_158` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Overload:** (1)
///
/// State: Todo
//~ ULD_158 todo 0b2a5208 a8b4b887
#[test]
#[ignore = "todo: ULD_158 Sandstorm Elemental"]
fn ULD_158_sandstorm_elemental() {
    check(
        CardClass::Shaman,
        &[Give("ULD_158"), Cost("ULD_158", 2), Stats("ULD_158", 2, 2), Has("ULD_158", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Mogu Fleshshaper
///
/// `ULD_169` · Shaman minion · 9 mana · 3/4
///
/// > **Rush**. Costs (1) less for each minion on the battlefield.
///
/// State: Todo
//~ ULD_169 todo 28f4f3a8 735c13c9
#[test]
#[ignore = "todo: ULD_169 Mogu Fleshshaper"]
fn ULD_169_mogu_fleshshaper() {
    check(
        CardClass::Shaman,
        &[Give("ULD_169"), Cost("ULD_169", 9), Stats("ULD_169", 3, 4), Has("ULD_169", GameTag::RUSH), Unwritten],
    );
}

/// # Weaponized Wasp
///
/// `ULD_170` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a **Lackey**, deal 3 damage.
///
/// State: Todo
//~ ULD_170 todo 96f2804a 76860806
#[test]
#[ignore = "todo: ULD_170 Weaponized Wasp"]
fn ULD_170_weaponized_wasp() {
    check(CardClass::Shaman, &[Give("ULD_170"), Cost("ULD_170", 3), Stats("ULD_170", 3, 3), Unwritten]);
}

/// # Totemic Surge
///
/// `ULD_171` · Shaman spell · Nature · 0 mana
///
/// > Give your Totems +2 Attack.
///
/// State: Todo
//~ ULD_171 todo 6ac8a3fc 1b797bb2
#[test]
#[ignore = "todo: ULD_171 Totemic Surge"]
fn ULD_171_totemic_surge() {
    check(CardClass::Shaman, &[Give("ULD_171"), Cost("ULD_171", 0), Unwritten]);
}

/// # Plague of Murlocs
///
/// `ULD_172` · Shaman spell · 3 mana
///
/// > Transform all minions into random Murlocs.
///
/// State: Todo
//~ ULD_172 todo 9ea2d1cb e74c0fa0
#[test]
#[ignore = "todo: ULD_172 Plague of Murlocs"]
fn ULD_172_plague_of_murlocs() {
    check(CardClass::Shaman, &[Give("ULD_172"), Cost("ULD_172", 3), Unwritten]);
}

/// # Vessina
///
/// `ULD_173` · Shaman minion · 4 mana · 2/6
///
/// > While you're **Overloaded**, your other minions have +2 Attack.
///
/// State: Todo
//~ ULD_173 todo 18cbab76 2be0cfac
#[test]
#[ignore = "todo: ULD_173 Vessina"]
fn ULD_173_vessina() {
    check(CardClass::Shaman, &[Give("ULD_173"), Cost("ULD_173", 4), Stats("ULD_173", 2, 6), Unwritten]);
}

/// # Earthquake
///
/// `ULD_181` · Shaman spell · Nature · 7 mana
///
/// > Deal $5 damage to all minions, then deal $2 damage to all minions.
///
/// State: Todo
//~ ULD_181 todo e5994604 0f0cb7ab
#[test]
#[ignore = "todo: ULD_181 Earthquake"]
fn ULD_181_earthquake() {
    check(CardClass::Shaman, &[Give("ULD_181"), Cost("ULD_181", 7), Unwritten]);
}

/// # EVIL Totem
///
/// `ULD_276` · Shaman minion · 2 mana · 0/2
///
/// > At the end of your turn, add a **Lackey** to your hand.
///
/// State: Todo
//~ ULD_276 todo 5db1634f 610bc68b
#[test]
#[ignore = "todo: ULD_276 EVIL Totem"]
fn ULD_276_evil_totem() {
    check(CardClass::Shaman, &[Give("ULD_276"), Cost("ULD_276", 2), Stats("ULD_276", 0, 2), Unwritten]);
}

/// # Corrupt the Waters
///
/// `ULD_291` · Shaman spell · 1 mana
///
/// > **Quest:** Play 6 **Battlecry** cards. **Reward:** Heart of Vir'naal.
///
/// State: Todo
//~ ULD_291 todo abef0e9e 81c23254
#[test]
#[ignore = "todo: ULD_291 Corrupt the Waters"]
fn ULD_291_corrupt_the_waters() {
    check(CardClass::Shaman, &[Give("ULD_291"), Cost("ULD_291", 1), Unwritten]);
}

/// # Heart of Vir'naal
///
/// `ULD_291p` · Shaman hero power · 2 mana
///
/// > Your **Battlecries** trigger twice this turn.
///
/// State: Todo
//~ ULD_291p todo f76dd6a6 6f9c371a
#[test]
#[ignore = "todo: ULD_291p Heart of Vir'naal"]
fn ULD_291p_heart_of_virnaal() {
    check(CardClass::Shaman, &[HasHeroPower("ULD_291p"), Cost("ULD_291p", 2), Unwritten]);
}

/// # Splitting Axe
///
/// `ULD_413` · Shaman weapon · 4 mana · 3/2 durability
///
/// > **Battlecry:** Summon copies of your Totems.
///
/// State: Todo
//~ ULD_413 todo 795b078b e1d522ba
#[test]
#[ignore = "todo: ULD_413 Splitting Axe"]
fn ULD_413_splitting_axe() {
    check(CardClass::Shaman, &[Give("ULD_413"), Cost("ULD_413", 4), Stats("ULD_413", 3, 2), Unwritten]);
}
