//! Warrior cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dfacf857

/// `EDR_454` · Warrior location · 2 mana · 0 uses
/// > Choose a friendly Dragon. Summon a 0/2 Egg that hatches into a copy of it.
///
/// State: Todo
//~ todo EDR_454 64bcfe51 3b5adb88 b63d345c.970885ff
#[test]
#[ignore = "todo: Clutch of Corruption"]
fn EDR_454_clutch_of_corruption() {
    unwritten("EDR_454");
}

/// `EDR_454t` · Warrior minion · 1 mana · 0/2
/// > **Deathrattle:** Summon {0}.
///
/// State: Todo
//~ todo EDR_454t bd8e8a08 45534caa 8d5fda6b.5394712d
#[test]
#[ignore = "todo: Horrible Egg"]
fn EDR_454t_horrible_egg() {
    unwritten("EDR_454t");
}

/// `EDR_456` · Warrior minion · 1 mana · 1/1
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon with a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_456 c35f2aa1 bb54f5ef c34d8731.9a50a9bd
#[test]
#[ignore = "todo: Darkrider"]
fn EDR_456_darkrider() {
    unwritten("EDR_456");
}

/// `EDR_465` · Warrior minion · 7 mana · 8/5
/// > **Taunt**. **Deathrattle:** Summon a random Dragon for each time Ysondre has died this game.
///
/// State: Todo
//~ todo EDR_465 521a9727 303dee44 cdae9471.50f1bb68
#[test]
#[ignore = "todo: Ysondre"]
fn EDR_465_ysondre() {
    unwritten("EDR_465");
}

/// `EDR_570` · Warrior spell · Shadow · 1 mana
/// > **Choose One -** Deal $1 damage to all minions; or Give a damaged minion +2/+2.
///
/// State: Todo
//~ todo EDR_570 0b5afeeb 8b2c8382 eca369e7.f4cdd12c
#[test]
#[ignore = "todo: Ominous Nightmares"]
fn EDR_570_ominous_nightmares() {
    unwritten("EDR_570");
}

/// `FIR_928` · Warrior minion · 5 mana · 5/5
/// > **Battlecry:** Give all minions in your hand +3/+3. They are destroyed in 3 turns.
///
/// State: Todo
//~ todo FIR_928 23933dd5 dbf8048b 3acf8951.ec562f24
#[test]
#[ignore = "todo: Keeper of Flame"]
fn FIR_928_keeper_of_flame() {
    unwritten("FIR_928");
}

/// `FIR_939` · Warrior spell · Fire · 2 mana
/// > Deal $2 damage. **Discover** a Warrior minion with a **Dark Gift**.
///
/// State: Todo
//~ todo FIR_939 108902b3 b7eb85a0 b063a8fc.3f989aec
#[test]
#[ignore = "todo: Shadowflame Suffusion"]
fn FIR_939_shadowflame_suffusion() {
    unwritten("FIR_939");
}

/// `FIR_956` · Warrior minion · 4 mana · 3/6
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, give your hero +3 Attack this turn and 6 Armor.
///
/// State: Todo
//~ todo FIR_956 5a3c3600 39dcfc5c 859bb396.14a604d9
#[test]
#[ignore = "todo: Dragon Turtle"]
fn FIR_956_dragon_turtle() {
    unwritten("FIR_956");
}
