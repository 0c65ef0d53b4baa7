//! Warrior cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Dr. Boom's Scheme
///
/// `DAL_008` · Warrior spell · 4 mana
///
/// > Gain @ Armor. *(Upgrades each turn!)*
///
/// State: Todo
//~ DAL_008 todo 1fbeddc8 a2b9d279
#[test]
#[ignore = "todo: DAL_008 Dr. Boom's Scheme"]
fn DAL_008_dr_booms_scheme() {
    check(CardClass::Warrior, &[Give("DAL_008"), Cost("DAL_008", 4), Unwritten]);
}

/// # Dimensional Ripper
///
/// `DAL_059` · Warrior spell · 10 mana
///
/// > Summon 2 copies of a minion in your deck.
///
/// State: Todo
//~ DAL_059 todo 4477502a 40c63691
#[test]
#[ignore = "todo: DAL_059 Dimensional Ripper"]
fn DAL_059_dimensional_ripper() {
    check(CardClass::Warrior, &[Give("DAL_059"), Cost("DAL_059", 10), Unwritten]);
}

/// # Clockwork Goblin
///
/// `DAL_060` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// State: Todo
//~ DAL_060 todo 2940ed56 18b737ed
#[test]
#[ignore = "todo: DAL_060 Clockwork Goblin"]
fn DAL_060_clockwork_goblin() {
    check(CardClass::Warrior, &[Give("DAL_060"), Cost("DAL_060", 3), Stats("DAL_060", 3, 3), Unwritten]);
}

/// # Sweeping Strikes
///
/// `DAL_062` · Warrior spell · 2 mana
///
/// > Give a minion "Also damages minions next to whomever this attacks."
///
/// State: Todo
//~ DAL_062 todo 44655938 ad74b722
#[test]
#[ignore = "todo: DAL_062 Sweeping Strikes"]
fn DAL_062_sweeping_strikes() {
    check(
        CardClass::Warrior,
        &[Give("DAL_062"), Cost("DAL_062", 2), Targets("DAL_062", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Wrenchcalibur
///
/// `DAL_063` · Warrior weapon · 4 mana · 3/2 durability
///
/// > After your hero attacks, shuffle a Bomb into your opponent's deck.
///
/// State: Todo
//~ DAL_063 todo 235bf18c 4e0355cb
#[test]
#[ignore = "todo: DAL_063 Wrenchcalibur"]
fn DAL_063_wrenchcalibur() {
    check(CardClass::Warrior, &[Give("DAL_063"), Cost("DAL_063", 4), Stats("DAL_063", 3, 2), Unwritten]);
}

/// # Blastmaster Boom
///
/// `DAL_064` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Summon two 1/1 Boom Bots for each Bomb in your opponent's deck.
///
/// State: Todo
//~ DAL_064 todo 6489b6cd 4d830f7e
#[test]
#[ignore = "todo: DAL_064 Blastmaster Boom"]
fn DAL_064_blastmaster_boom() {
    check(CardClass::Warrior, &[Give("DAL_064"), Cost("DAL_064", 7), Stats("DAL_064", 7, 7), Unwritten]);
}

/// # The Boom Reaver
///
/// `DAL_070` · Warrior minion · 10 mana · 7/9
///
/// > **Battlecry:** Summon a copy of a minion in your deck. Give it **Rush**.
///
/// State: Todo
//~ DAL_070 todo 9ff16217 9d5315a6
#[test]
#[ignore = "todo: DAL_070 The Boom Reaver"]
fn DAL_070_the_boom_reaver() {
    check(CardClass::Warrior, &[Give("DAL_070"), Cost("DAL_070", 10), Stats("DAL_070", 7, 9), Unwritten]);
}

/// # Vicious Scraphound
///
/// `DAL_759` · Warrior minion · 2 mana · 2/2
///
/// > Whenever this minion deals damage, gain that much Armor.
///
/// State: Todo
//~ DAL_759 todo 01f1a518 27ed796f
#[test]
#[ignore = "todo: DAL_759 Vicious Scraphound"]
fn DAL_759_vicious_scraphound() {
    check(CardClass::Warrior, &[Give("DAL_759"), Cost("DAL_759", 2), Stats("DAL_759", 2, 2), Unwritten]);
}

/// # Improve Morale
///
/// `DAL_769` · Warrior spell · 1 mana
///
/// > Deal $1 damage to a minion. If it survives, add a **Lackey** to your hand.
///
/// State: Todo
//~ DAL_769 todo d1818fb8 cba4babf
#[test]
#[ignore = "todo: DAL_769 Improve Morale"]
fn DAL_769_improve_morale() {
    check(
        CardClass::Warrior,
        &[Give("DAL_769"), Cost("DAL_769", 1), Targets("DAL_769", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Omega Devastator
///
/// `DAL_770` · Warrior minion · 4 mana · 4/5
///
/// > **Battlecry:** If you have 10 Mana Crystals, deal 10 damage to a minion.
///
/// State: Todo
//~ DAL_770 todo de528247 bb757363
#[test]
#[ignore = "todo: DAL_770 Omega Devastator"]
fn DAL_770_omega_devastator() {
    check(CardClass::Warrior, &[Give("DAL_770"), Cost("DAL_770", 4), Stats("DAL_770", 4, 5), Unwritten]);
}
