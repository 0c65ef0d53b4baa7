//! Shaman cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Tuskarr Totemic
///
/// `WON_081` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Summon a random basic Totem.
///
/// State: Todo
//~ WON_081 todo a6f149fa 8478deb2
#[test]
#[ignore = "todo: WON_081 Tuskarr Totemic"]
fn WON_081_tuskarr_totemic() {
    check(CardClass::Shaman, &[Give("WON_081"), Cost("WON_081", 2), Stats("WON_081", 3, 2), Unwritten]);
}

/// # Jade Lightning
///
/// `WON_082` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage. Summon a{1} {0} **Jade Golem**.@Deal $3 damage. Summon a **Jade Golem**.
///
/// State: Todo
//~ WON_082 todo 4feda65e 4243c408
#[test]
#[ignore = "todo: WON_082 Jade Lightning"]
fn WON_082_jade_lightning() {
    check(CardClass::Shaman, &[Give("WON_082"), Cost("WON_082", 3), Unwritten]);
}

/// # Wicked Witchdoctor
///
/// `WON_083` · Shaman minion · 3 mana · 3/4
///
/// > Whenever you cast a spell, summon a random basic Totem.
///
/// State: Todo
//~ WON_083 todo 7126c864 b5aecb6f
#[test]
#[ignore = "todo: WON_083 Wicked Witchdoctor"]
fn WON_083_wicked_witchdoctor() {
    check(CardClass::Shaman, &[Give("WON_083"), Cost("WON_083", 3), Stats("WON_083", 3, 4), Unwritten]);
}

/// # Jade Chieftain
///
/// `WON_084` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**. Give it **Taunt**. @**Battlecry:** Summon a **Jade Golem**. Give it **Taunt**.
///
/// State: Todo
//~ WON_084 todo 7db0d0d0 6db08c01
#[test]
#[ignore = "todo: WON_084 Jade Chieftain"]
fn WON_084_jade_chieftain() {
    check(CardClass::Shaman, &[Give("WON_084"), Cost("WON_084", 6), Stats("WON_084", 5, 5), Unwritten]);
}

/// # Thunder Bluff Valiant
///
/// `WON_085` · Shaman minion · 5 mana · 3/6
///
/// > **Battlecry and Inspire:** Give your Totems +2 Attack.
///
/// State: Todo
//~ WON_085 todo 5fbd494e fc714fe4
#[test]
#[ignore = "todo: WON_085 Thunder Bluff Valiant"]
fn WON_085_thunder_bluff_valiant() {
    check(CardClass::Shaman, &[Give("WON_085"), Cost("WON_085", 5), Stats("WON_085", 3, 6), Unwritten]);
}

/// # Call in the Finishers
///
/// `WON_086` · Shaman spell · 3 mana
///
/// > Summon four 1/1 Murlocs.
///
/// State: Todo
//~ WON_086 todo 29acfe29 2dafa236
#[test]
#[ignore = "todo: WON_086 Call in the Finishers"]
fn WON_086_call_in_the_finishers() {
    check(CardClass::Shaman, &[Give("WON_086"), Cost("WON_086", 3), Unwritten]);
}

/// # Pebbly Page
///
/// `WON_090` · Shaman minion · 2 mana · 2/1
///
/// > **Battlecry:** Draw an **Overload** card. You can't be **Overloaded** this turn.
///
/// State: Todo
//~ WON_090 todo 12932a0f ae4bbb06
#[test]
#[ignore = "todo: WON_090 Pebbly Page"]
fn WON_090_pebbly_page() {
    check(CardClass::Shaman, &[Give("WON_090"), Cost("WON_090", 2), Stats("WON_090", 2, 1), Unwritten]);
}

/// # Totally Totems
///
/// `WON_091` · Shaman spell · 4 mana
///
/// > Summon all FIVE*?!* basic Totems. **Overload:** (1)
///
/// State: Todo
//~ WON_091 todo 10c91927 412af5b4
#[test]
#[ignore = "todo: WON_091 Totally Totems"]
fn WON_091_totally_totems() {
    check(CardClass::Shaman, &[Give("WON_091"), Cost("WON_091", 4), Has("WON_091", GameTag::OVERLOAD), Unwritten]);
}

/// # Al'Akir, the Winds of Time
///
/// `WON_092h` · Shaman hero · 7 mana · 30 health, 8 armor
///
/// > **Battlecry:** Draw a **Charge**, **Divine Shield**, **Taunt**, and **Windfury** minion.
///
/// State: Todo
//~ WON_092h todo 22a77d7d 7d089003
#[test]
#[ignore = "todo: WON_092h Al'Akir, the Winds of Time"]
fn WON_092h_al_akir_the_winds_of_time() {
    check(CardClass::Shaman, &[Give("WON_092h"), Cost("WON_092h", 7), Unwritten]);
}

/// # SWAT, INSECTS!
///
/// `WON_092p` · Shaman hero power · 2 mana
///
/// > Give your hero **Divine Shield**. They gain +$a2 Attack and **Windfury** this turn.
///
/// State: Todo
//~ WON_092p todo bc86b461 2f194b3e
#[test]
#[ignore = "todo: WON_092p SWAT, INSECTS!"]
fn WON_092p_swat_insects() {
    check(CardClass::Shaman, &[HasHeroPower("WON_092p"), Cost("WON_092p", 2), Unwritten]);
}

/// # Healing Wave
///
/// `WON_320` · Shaman spell · Nature · 3 mana
///
/// > Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
///
/// State: Todo
//~ WON_320 todo 083c5b46 b0c0f94a
#[test]
#[ignore = "todo: WON_320 Healing Wave"]
fn WON_320_healing_wave() {
    check(CardClass::Shaman, &[Give("WON_320"), Cost("WON_320", 3), Unwritten]);
}

/// # Charged Hammer
///
/// `WON_321` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Deathrattle:** Your Hero Power becomes 'Deal 2 damage.'
///
/// State: Todo
//~ WON_321 todo 875795fd df08aff7
#[test]
#[ignore = "todo: WON_321 Charged Hammer"]
fn WON_321_charged_hammer() {
    check(CardClass::Shaman, &[Give("WON_321"), Cost("WON_321", 3), Stats("WON_321", 2, 3), Unwritten]);
}

/// # Reincarnate
///
/// `WON_335` · Shaman spell · Nature · 1 mana
///
/// > Destroy a minion, then return it to life with full Health.
///
/// State: Todo
//~ WON_335 todo 18fc2c15 a3febecd
#[test]
#[ignore = "todo: WON_335 Reincarnate"]
fn WON_335_reincarnate() {
    check(CardClass::Shaman, &[Give("WON_335"), Cost("WON_335", 1), Unwritten]);
}

/// # Hallazeal the Ascended
///
/// `WON_336` · Shaman minion · 5 mana · 4/6
///
/// > **Spell Damage +1** Your spells have **Lifesteal**.
///
/// State: Todo
//~ WON_336 todo 194b44e1 e82ef8c2
#[test]
#[ignore = "todo: WON_336 Hallazeal the Ascended"]
fn WON_336_hallazeal_the_ascended() {
    check(
        CardClass::Shaman,
        &[Give("WON_336"), Cost("WON_336", 5), Stats("WON_336", 4, 6), Has("WON_336", GameTag::SPELLPOWER), Unwritten],
    );
}
