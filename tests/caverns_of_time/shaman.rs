//! Shaman cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 16edad1d

/// # Tuskarr Totemic
///
/// `WON_081` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Summon a random basic Totem.
///
/// State: Todo
//~ todo WON_081 2ba20fdf 535ae813 399bcf01.3d29f1d5
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
//~ todo WON_082 05195aa1 bdcf8d8e 119a90df.20fb3065
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
//~ todo WON_083 798938dd 38de3526 9016c3fb.7f0ab201
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
//~ todo WON_084 8c638709 545c152b 960d1844.cbbe8458
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
//~ todo WON_085 6cf04981 f6cd6e5e 4ac93773.fceb94d7
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
//~ todo WON_086 75fb98ab 9d2753ea 76342b3b.63df467d
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
//~ todo WON_090 108d1146 d39389bf 88886128.c08e2654
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
//~ todo WON_091 a2085bd0 d353dbcc 2af0307f.c89d9073
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
//~ todo WON_092h bd3fa5d0 faecd536 2ba599fd.e141d160
#[test]
#[ignore = "todo: WON_092h Al'Akir, the Winds of Time"]
fn WON_092h_al_akir_the_winds_of_time() {
    check(CardClass::Shaman, &[Give("WON_092h"), Cost("WON_092h", 7), Unwritten]);
}

/// # Winds of Time
///
/// `WON_092he` · Shaman enchantment
///
/// > +3 Attack and **Windfury**.
///
/// State: Derived
//~ derived WON_092he 750efef7 3337adb8 4b92fe7a.9c6dda72
#[test]
fn WON_092he_winds_of_time() {
    check(
        CardClass::Shaman,
        &[Friend("CS2_118"), Enchant(My(0), "WON_092he"), Now(My(0), 8, 1), HasNow(My(0), GameTag::WINDFURY)],
    );
}

/// # SWAT, INSECTS!
///
/// `WON_092p` · Shaman hero power · 2 mana
///
/// > Give your hero **Divine Shield**. They gain +$a2 Attack and **Windfury** this turn.
///
/// State: Todo
//~ todo WON_092p c18fd821 1c148eb8 ddfda508.c6c18e1e
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
//~ todo WON_320 6e376833 951c9c69 ef66c3a6.41b2291c
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
//~ todo WON_321 8bc86cc9 47b4929e 2bcda716.8ef1fa30
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
//~ todo WON_335 228af719 ec64abc3 6d593e64.c57a14b1
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
//~ todo WON_336 9548fe76 22becb56 a71a873c.0b4177d1
#[test]
#[ignore = "todo: WON_336 Hallazeal the Ascended"]
fn WON_336_hallazeal_the_ascended() {
    check(
        CardClass::Shaman,
        &[Give("WON_336"), Cost("WON_336", 5), Stats("WON_336", 4, 6), Has("WON_336", GameTag::SPELLPOWER), Unwritten],
    );
}
