//! Warrior cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Tentacles for Arms
///
/// `OG_033` · Warrior weapon · 5 mana · 2/2 durability
///
/// > **Deathrattle:** Return this to your hand.
///
/// State: Todo
//~ OG_033 todo b86184e0 4146d902
#[test]
#[ignore = "todo: OG_033 Tentacles for Arms"]
fn OG_033_tentacles_for_arms() {
    check(CardClass::Warrior, &[Give("OG_033"), Cost("OG_033", 5), Stats("OG_033", 2, 2)]);
}

/// # Rusty Hook
///
/// `OG_058` · Warrior weapon · 1 mana · 1/3 durability
///
/// State: Todo
//~ OG_058 todo c44fe33a 90bc7e58
#[test]
#[ignore = "todo: OG_058 Rusty Hook"]
fn OG_058_rusty_hook() {
    check(CardClass::Warrior, &[Give("OG_058"), Cost("OG_058", 1), Stats("OG_058", 1, 3)]);
}

/// # Ravaging Ghoul
///
/// `OG_149` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 1 damage to all other minions.
///
/// State: Todo
//~ OG_149 todo 1ddd5072 59f31039
#[test]
#[ignore = "todo: OG_149 Ravaging Ghoul"]
fn OG_149_ravaging_ghoul() {
    check(CardClass::Warrior, &[Give("OG_149"), Cost("OG_149", 3), Stats("OG_149", 3, 3)]);
}

/// # Bloodhoof Brave
///
/// `OG_218` · Warrior minion · 4 mana · 2/6
///
/// > **Taunt** Has +3 Attack while damaged.
///
/// State: Todo
//~ OG_218 todo c16146e8 3a17c1fb
#[test]
#[ignore = "todo: OG_218 Bloodhoof Brave"]
fn OG_218_bloodhoof_brave() {
    check(
        CardClass::Warrior,
        &[Give("OG_218"), Cost("OG_218", 4), Stats("OG_218", 2, 6), Has("OG_218", GameTag::TAUNT)],
    );
}

/// # Malkorok
///
/// `OG_220` · Warrior minion · 7 mana · 6/5
///
/// > **Battlecry:** Equip a random weapon.
///
/// State: Todo
//~ OG_220 todo 8a6a2fc1 2a3110b6
#[test]
#[ignore = "todo: OG_220 Malkorok"]
fn OG_220_malkorok() {
    check(CardClass::Warrior, &[Give("OG_220"), Cost("OG_220", 7), Stats("OG_220", 6, 5)]);
}

/// # Blood Warriors
///
/// `OG_276` · Warrior spell · 3 mana
///
/// > Add a copy of each damaged friendly minion to your hand.
///
/// State: Todo
//~ OG_276 todo 2ee9bee8 db6c4581
#[test]
#[ignore = "todo: OG_276 Blood Warriors"]
fn OG_276_blood_warriors() {
    check(CardClass::Warrior, &[Give("OG_276"), Cost("OG_276", 3)]);
}

/// # Ancient Shieldbearer
///
/// `OG_301` · Warrior minion · 6 mana · 6/6
///
/// > **Battlecry:** If your C'Thun has at least 10 Attack, gain 10 Armor.
///
/// State: Todo
//~ OG_301 todo 0547f38f 19582d61
#[test]
#[ignore = "todo: OG_301 Ancient Shieldbearer"]
fn OG_301_ancient_shieldbearer() {
    check(CardClass::Warrior, &[Give("OG_301"), Cost("OG_301", 6), Stats("OG_301", 6, 6)]);
}

/// # N'Zoth's First Mate
///
/// `OG_312` · Warrior minion · 1 mana · 1/1
///
/// > **Battlecry:** Equip a 1/3 Rusty Hook.
///
/// State: Todo
//~ OG_312 todo 7156a182 d130463c
#[test]
#[ignore = "todo: OG_312 N'Zoth's First Mate"]
fn OG_312_n_zoths_first_mate() {
    check(CardClass::Warrior, &[Give("OG_312"), Cost("OG_312", 1), Stats("OG_312", 1, 1)]);
}

/// # Blood To Ichor
///
/// `OG_314` · Warrior spell · 1 mana
///
/// > Deal $1 damage to a minion. If it survives, summon a 2/2 Slime.
///
/// State: Todo
//~ OG_314 todo 07a3af6a ee65118b
#[test]
#[ignore = "todo: OG_314 Blood To Ichor"]
fn OG_314_blood_to_ichor() {
    check(CardClass::Warrior, &[Give("OG_314"), Cost("OG_314", 1), Targets("OG_314", &[FriendlyMinion, EnemyMinion])]);
}

/// # Slime
///
/// `OG_314b` · Warrior minion · 2 mana · 2/2
///
/// State: Todo
//~ OG_314b todo fd8da265 c233350c
#[test]
#[ignore = "todo: OG_314b Slime"]
fn OG_314b_slime() {
    check(CardClass::Warrior, &[Give("OG_314b"), Cost("OG_314b", 2), Stats("OG_314b", 2, 2)]);
}

/// # Bloodsail Cultist
///
/// `OG_315` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control another Pirate, give your weapon +1/+1.
///
/// State: Todo
//~ OG_315 todo 909dbe1f 7f3ff7fd
#[test]
#[ignore = "todo: OG_315 Bloodsail Cultist"]
fn OG_315_bloodsail_cultist() {
    check(CardClass::Warrior, &[Give("OG_315"), Cost("OG_315", 3), Stats("OG_315", 3, 4)]);
}
