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
/// State: Reprint
//~ reprint WON_081 2ba20fdf 9abc9b6d 399bcf01.3d29f1d5
#[test]
fn WON_081_tuskarr_totemic() {
    check(
        CardClass::Shaman,
        &[Give("WON_081"), Cost("WON_081", 2), Stats("WON_081", 3, 2), WrittenAs("WON_081", "AT_046")],
    );
}

/// # Jade Lightning
///
/// `WON_082` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage. Summon a{1} {0} **Jade Golem**.@Deal $3 damage. Summon a **Jade Golem**.
///
/// State: Reprint
//~ reprint WON_082 05195aa1 ee84a861 119a90df.20fb3065
#[test]
fn WON_082_jade_lightning() {
    check(CardClass::Shaman, &[Give("WON_082"), Cost("WON_082", 3), WrittenAs("WON_082", "CFM_707")]);
}

/// # Wicked Witchdoctor
///
/// `WON_083` · Shaman minion · 3 mana · 3/4
///
/// > Whenever you cast a spell, summon a random basic Totem.
///
/// State: Reprint
//~ reprint WON_083 798938dd a2f5f6cd 9016c3fb.7f0ab201
#[test]
fn WON_083_wicked_witchdoctor() {
    check(
        CardClass::Shaman,
        &[Give("WON_083"), Cost("WON_083", 3), Stats("WON_083", 3, 4), WrittenAs("WON_083", "KAR_021")],
    );
}

/// # Jade Chieftain
///
/// `WON_084` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**. Give it **Taunt**. @**Battlecry:** Summon a **Jade Golem**. Give it **Taunt**.
///
/// State: Reprint
//~ reprint WON_084 8c638709 313d3738 960d1844.cbbe8458
#[test]
fn WON_084_jade_chieftain() {
    check(
        CardClass::Shaman,
        &[Give("WON_084"), Cost("WON_084", 6), Stats("WON_084", 5, 5), WrittenAs("WON_084", "CFM_312")],
    );
}

/// # Thunder Bluff Valiant
///
/// `WON_085` · Shaman minion · 5 mana · 3/6
///
/// > **Battlecry and Inspire:** Give your Totems +2 Attack.
///
/// State: Reprint
//~ reprint WON_085 6cf04981 583c9d79 4ac93773.fceb94d7
#[test]
fn WON_085_thunder_bluff_valiant() {
    check(
        CardClass::Shaman,
        &[Give("WON_085"), Cost("WON_085", 5), Stats("WON_085", 3, 6), WrittenAs("WON_085", "AT_049")],
    );
}

/// # Call in the Finishers
///
/// `WON_086` · Shaman spell · 3 mana
///
/// > Summon four 1/1 Murlocs.
///
/// State: Reprint
//~ reprint WON_086 75fb98ab 5e10f854 76342b3b.63df467d
#[test]
fn WON_086_call_in_the_finishers() {
    check(CardClass::Shaman, &[Give("WON_086"), Cost("WON_086", 3), WrittenAs("WON_086", "CFM_310")]);
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
/// State: Reprint
//~ reprint WON_320 6e376833 6769817e ef66c3a6.41b2291c
#[test]
fn WON_320_healing_wave() {
    check(CardClass::Shaman, &[Give("WON_320"), Cost("WON_320", 3), WrittenAs("WON_320", "AT_048")]);
}

/// # Charged Hammer
///
/// `WON_321` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Deathrattle:** Your Hero Power becomes 'Deal 2 damage.'
///
/// State: Reprint
//~ reprint WON_321 8bc86cc9 3857c6ba 2bcda716.8ef1fa30
#[test]
fn WON_321_charged_hammer() {
    check(
        CardClass::Shaman,
        &[Give("WON_321"), Cost("WON_321", 3), Stats("WON_321", 2, 3), WrittenAs("WON_321", "AT_050")],
    );
}

/// # Reincarnate
///
/// `WON_335` · Shaman spell · Nature · 1 mana
///
/// > Destroy a minion, then return it to life with full Health.
///
/// State: Reprint
//~ reprint WON_335 228af719 36af02fa 6d593e64.c57a14b1
#[test]
fn WON_335_reincarnate() {
    check(CardClass::Shaman, &[Give("WON_335"), Cost("WON_335", 1), WrittenAs("WON_335", "FP1_025")]);
}

/// # Hallazeal the Ascended
///
/// `WON_336` · Shaman minion · 5 mana · 4/6
///
/// > **Spell Damage +1** Your spells have **Lifesteal**.
///
/// State: Reprint
//~ reprint WON_336 9548fe76 21c34b8b a71a873c.0b4177d1
#[test]
fn WON_336_hallazeal_the_ascended() {
    check(
        CardClass::Shaman,
        &[
            Give("WON_336"),
            Cost("WON_336", 5),
            Stats("WON_336", 4, 6),
            Has("WON_336", GameTag::SPELLPOWER),
            WrittenAs("WON_336", "OG_209"),
        ],
    );
}
