//! Shaman cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Crushing Hand
///
/// `LOOT_060` · Shaman spell · 2 mana
///
/// > Deal $8 damage to a minion. Overload**:** (3)
///
/// State: Todo
//~ LOOT_060 todo 31189669 6b789b0d
#[test]
#[ignore = "todo: LOOT_060 Crushing Hand"]
fn LOOT_060_crushing_hand() {
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_060"),
            Cost("LOOT_060", 2),
            Has("LOOT_060", GameTag::OVERLOAD),
            Targets("LOOT_060", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Kobold Hermit
///
/// `LOOT_062` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a basic Totem. Summon it.
///
/// State: Todo
//~ LOOT_062 todo 01ddb7c0 56dbe67e
#[test]
#[ignore = "todo: LOOT_062 Kobold Hermit"]
fn LOOT_062_kobold_hermit() {
    check(CardClass::Shaman, &[Give("LOOT_062"), Cost("LOOT_062", 2), Stats("LOOT_062", 1, 1), Unwritten]);
}

/// # Lesser Sapphire Spellstone
///
/// `LOOT_064` · Shaman spell · Nature · 7 mana
///
/// > Summon 1 copy of a friendly minion. @*(Overload** 3 Mana Crystals to upgrade.)*
///
/// State: Todo
//~ LOOT_064 todo 8757e8cd 60fb6f8c
#[test]
#[ignore = "todo: LOOT_064 Lesser Sapphire Spellstone"]
fn LOOT_064_lesser_sapphire_spellstone() {
    check(
        CardClass::Shaman,
        &[Give("LOOT_064"), Cost("LOOT_064", 7), Targets("LOOT_064", &[FriendlyMinion]), Unwritten],
    );
}

/// # Sapphire Spellstone
///
/// `LOOT_064t1` · Shaman spell · Nature · 7 mana
///
/// > Summon 2 copies of a friendly minion. @
///
/// State: Todo
//~ LOOT_064t1 todo 3944cc31 cdf0a474
#[test]
#[ignore = "todo: LOOT_064t1 Sapphire Spellstone"]
fn LOOT_064t1_sapphire_spellstone() {
    check(
        CardClass::Shaman,
        &[Give("LOOT_064t1"), Cost("LOOT_064t1", 7), Targets("LOOT_064t1", &[FriendlyMinion]), Unwritten],
    );
}

/// # Greater Sapphire Spellstone
///
/// `LOOT_064t2` · Shaman spell · Nature · 7 mana
///
/// > Summon 3 copies of a friendly minion.
///
/// State: Todo
//~ LOOT_064t2 todo 74750847 e461f60d
#[test]
#[ignore = "todo: LOOT_064t2 Greater Sapphire Spellstone"]
fn LOOT_064t2_greater_sapphire_spellstone() {
    check(
        CardClass::Shaman,
        &[Give("LOOT_064t2"), Cost("LOOT_064t2", 7), Targets("LOOT_064t2", &[FriendlyMinion]), Unwritten],
    );
}

/// # Primal Talismans
///
/// `LOOT_344` · Shaman spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random basic Totem."
///
/// State: Todo
//~ LOOT_344 todo 44bb1c8d 20202317
#[test]
#[ignore = "todo: LOOT_344 Primal Talismans"]
fn LOOT_344_primal_talismans() {
    check(CardClass::Shaman, &[Give("LOOT_344"), Cost("LOOT_344", 3), Unwritten]);
}

/// # Grumble, Worldshaker
///
/// `LOOT_358` · Shaman minion · 6 mana · 7/7
///
/// > **Battlecry:** Return your other minions to your hand. They cost (1).
///
/// State: Todo
//~ LOOT_358 todo 913f71d9 7adc2a79
#[test]
#[ignore = "todo: LOOT_358 Grumble, Worldshaker"]
fn LOOT_358_grumble_worldshaker() {
    check(CardClass::Shaman, &[Give("LOOT_358"), Cost("LOOT_358", 6), Stats("LOOT_358", 7, 7), Unwritten]);
}

/// # Healing Rain
///
/// `LOOT_373` · Shaman spell · Nature · 3 mana
///
/// > Restore #12 Health randomly split among all friendly characters.
///
/// State: Todo
//~ LOOT_373 todo 4a19d8de 528fe34e
#[test]
#[ignore = "todo: LOOT_373 Healing Rain"]
fn LOOT_373_healing_rain() {
    check(CardClass::Shaman, &[Give("LOOT_373"), Cost("LOOT_373", 3), Unwritten]);
}

/// # Unstable Evolution
///
/// `LOOT_504` · Shaman spell · Nature · 1 mana
///
/// > **Echo** Transform a friendly minion into one that costs (1) more.
///
/// State: Todo
//~ LOOT_504 todo 391b2440 de438024
#[test]
#[ignore = "todo: LOOT_504 Unstable Evolution"]
fn LOOT_504_unstable_evolution() {
    check(
        CardClass::Shaman,
        &[Give("LOOT_504"), Cost("LOOT_504", 1), Targets("LOOT_504", &[FriendlyMinion]), Unwritten],
    );
}

/// # Unstable Evolution
///
/// `LOOT_504t` · Shaman spell · Nature · 1 mana
///
/// > Transform a friendly minion into one that costs (1) more. Repeatable this turn.
///
/// State: Todo
//~ LOOT_504t todo 8827c5e8 4c64d993
#[test]
#[ignore = "todo: LOOT_504t Unstable Evolution"]
fn LOOT_504t_unstable_evolution() {
    check(
        CardClass::Shaman,
        &[Give("LOOT_504t"), Cost("LOOT_504t", 1), Targets("LOOT_504t", &[FriendlyMinion]), Unwritten],
    );
}

/// # The Runespear
///
/// `LOOT_506` · Shaman weapon · 8 mana · 3/3 durability
///
/// > After your hero attacks, **Discover** a spell and cast it with random targets.
///
/// State: Todo
//~ LOOT_506 todo 8f4ae835 fe1431c9
#[test]
#[ignore = "todo: LOOT_506 The Runespear"]
fn LOOT_506_the_runespear() {
    check(CardClass::Shaman, &[Give("LOOT_506"), Cost("LOOT_506", 8), Stats("LOOT_506", 3, 3), Unwritten]);
}

/// # Murmuring Elemental
///
/// `LOOT_517` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Your next **Battlecry** this turn triggers twice.
///
/// State: Todo
//~ LOOT_517 todo 41db848c 9a7f286a
#[test]
#[ignore = "todo: LOOT_517 Murmuring Elemental"]
fn LOOT_517_murmuring_elemental() {
    check(CardClass::Shaman, &[Give("LOOT_517"), Cost("LOOT_517", 2), Stats("LOOT_517", 1, 1), Unwritten]);
}

/// # Windshear Stormcaller
///
/// `LOOT_518` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** If you control all 4 basic Totems, summon Al'Akir the Windlord.
///
/// State: Todo
//~ LOOT_518 todo 3bd305fe 4bb33dc9
#[test]
#[ignore = "todo: LOOT_518 Windshear Stormcaller"]
fn LOOT_518_windshear_stormcaller() {
    check(CardClass::Shaman, &[Give("LOOT_518"), Cost("LOOT_518", 5), Stats("LOOT_518", 5, 5), Unwritten]);
}
