//! Paladin cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Dragonscale Armaments
///
/// `EDR_251` · Paladin spell · Holy · 1 mana
///
/// > Draw a spell that started in your deck and one that didn't.
///
/// State: Todo
//~ EDR_251 todo 9c7f4a09 da8eec61
#[test]
#[ignore = "todo: EDR_251 Dragonscale Armaments"]
fn EDR_251_dragonscale_armaments() {
    check(CardClass::Paladin, &[Give("EDR_251"), Cost("EDR_251", 1), Unwritten]);
}

/// # Mark of Ursol
///
/// `EDR_252` · Paladin spell · 2 mana
///
/// > Choose a minion. If it's an enemy, set its stats to 1/1. If it's friendly, set its stats to 3/3 instead.
///
/// State: Todo
//~ EDR_252 todo 479906a1 4c13a8bc
#[test]
#[ignore = "todo: EDR_252 Mark of Ursol"]
fn EDR_252_mark_of_ursol() {
    check(CardClass::Paladin, &[Give("EDR_252"), Cost("EDR_252", 2), Unwritten]);
}

/// # Ursine Maul
///
/// `EDR_253` · Paladin weapon · 4 mana · 4/2 durability
///
/// > After your hero attacks, draw a card.
///
/// State: Todo
//~ EDR_253 todo 3102c560 742b3cb4
#[test]
#[ignore = "todo: EDR_253 Ursine Maul"]
fn EDR_253_ursine_maul() {
    check(CardClass::Paladin, &[Give("EDR_253"), Cost("EDR_253", 4), Stats("EDR_253", 4, 2), Unwritten]);
}

/// # Renewing Flames
///
/// `EDR_255` · Paladin spell · Nature · 7 mana
///
/// > **Lifesteal**. Deal $5 damage to the lowest Health enemy, twice.
///
/// State: Todo
//~ EDR_255 todo 154ca605 b4d37f6d
#[test]
#[ignore = "todo: EDR_255 Renewing Flames"]
fn EDR_255_renewing_flames() {
    check(CardClass::Paladin, &[Give("EDR_255"), Cost("EDR_255", 7), Has("EDR_255", GameTag::LIFESTEAL), Unwritten]);
}

/// # Dreamwarden
///
/// `EDR_256` · Paladin minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** If there is a card in your deck that didn't start there, draw it and gain +2/+2.
///
/// State: Todo
//~ EDR_256 todo 65cdfacc c2135e47
#[test]
#[ignore = "todo: EDR_256 Dreamwarden"]
fn EDR_256_dreamwarden() {
    check(
        CardClass::Paladin,
        &[Give("EDR_256"), Cost("EDR_256", 4), Stats("EDR_256", 3, 4), Has("EDR_256", GameTag::TAUNT), Unwritten],
    );
}

/// # Lightmender
///
/// `EDR_257` · Paladin minion · 4 mana · 3/3
///
/// > Taunt**. Choose One -** +3 Attack and **Divine Shield**; or +3 Health and **Lifesteal**.
///
/// State: Todo
//~ EDR_257 todo 6591d30f abca56ad
#[test]
#[ignore = "todo: EDR_257 Lightmender"]
fn EDR_257_lightmender() {
    check(
        CardClass::Paladin,
        &[Give("EDR_257"), Cost("EDR_257", 4), Stats("EDR_257", 3, 3), Has("EDR_257", GameTag::TAUNT), Unwritten],
    );
}

/// # Holy Bond
///
/// `EDR_257a` · Paladin spell · 4 mana
///
/// > +3 Attack and **Divine Shield**.
///
/// State: Todo
//~ EDR_257a todo 1ac35e9c 91404c5e
#[test]
#[ignore = "todo: EDR_257a Holy Bond"]
fn EDR_257a_holy_bond() {
    check(CardClass::Paladin, &[Give("EDR_257a"), Cost("EDR_257a", 4), Unwritten]);
}

/// # Embrace of the Light
///
/// `EDR_257b` · Paladin spell · 4 mana
///
/// > +3 Health and **Lifesteal**.
///
/// State: Todo
//~ EDR_257b todo 1033f9f9 abaca6f5
#[test]
#[ignore = "todo: EDR_257b Embrace of the Light"]
fn EDR_257b_embrace_of_the_light() {
    check(CardClass::Paladin, &[Give("EDR_257b"), Cost("EDR_257b", 4), Unwritten]);
}

/// # Toreth the Unbreaking
///
/// `EDR_258` · Paladin minion · 5 mana · 3/4
///
/// > **Divine Shield**, **Taunt** Your Divine Shield**s** take three hits to break.
///
/// State: Todo
//~ EDR_258 todo c67760fa 4de58b06
#[test]
#[ignore = "todo: EDR_258 Toreth the Unbreaking"]
fn EDR_258_toreth_the_unbreaking() {
    check(
        CardClass::Paladin,
        &[
            Give("EDR_258"),
            Cost("EDR_258", 5),
            Stats("EDR_258", 3, 4),
            Has("EDR_258", GameTag::DIVINE_SHIELD),
            Has("EDR_258", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Ursol
///
/// `EDR_259` · Paladin minion · 8 mana · 9/7
///
/// > **Battlecry:** Cast the highest Cost spell from your hand as an Aura that lasts @ turns.
///
/// State: Todo
//~ EDR_259 todo ba9d4177 862bc0ab
#[test]
#[ignore = "todo: EDR_259 Ursol"]
fn EDR_259_ursol() {
    check(CardClass::Paladin, &[Give("EDR_259"), Cost("EDR_259", 8), Stats("EDR_259", 9, 7), Unwritten]);
}

/// # Ursol's Aura
///
/// `EDR_259e1` · Paladin spell · Holy · 1 mana
///
/// > At the end of your turn, cast {0}. Lasts @ turns.
///
/// State: Todo
//~ EDR_259e1 todo 444c7600 4b37c381
#[test]
#[ignore = "todo: EDR_259e1 Ursol's Aura"]
fn EDR_259e1_ursols_aura() {
    check(CardClass::Paladin, &[Give("EDR_259e1"), Cost("EDR_259e1", 1), Unwritten]);
}

/// # Aegis of Light
///
/// `EDR_264` · Paladin spell · Holy · 2 mana
///
/// > Summon a random 2-Cost minion and give it **Taunt**. **Imbue** your Hero Power.
///
/// State: Todo
//~ EDR_264 todo fd733618 a4f9ba34
#[test]
#[ignore = "todo: EDR_264 Aegis of Light"]
fn EDR_264_aegis_of_light() {
    check(CardClass::Paladin, &[Give("EDR_264"), Cost("EDR_264", 2), Unwritten]);
}

/// # Blessing of the Dragon
///
/// `EDR_445p` · Paladin hero power · 1 mana
///
/// > Shuffle two Emerald Portals into your deck. *(Your Portals summon **@-Cost Dragons.)*
///
/// State: Todo
//~ EDR_445p todo 9906cbe1 c98a2154
#[test]
#[ignore = "todo: EDR_445p Blessing of the Dragon"]
fn EDR_445p_blessing_of_the_dragon() {
    check(CardClass::Paladin, &[HasHeroPower("EDR_445p"), Cost("EDR_445p", 1), Unwritten]);
}

/// # Emerald Portal
///
/// `EDR_445pt3` · Paladin spell · 1 mana
///
/// > **Casts When Drawn** Summon a random @-Cost Dragon.
///
/// State: Todo
//~ EDR_445pt3 todo c4a02ca8 a247c893
#[test]
#[ignore = "todo: EDR_445pt3 Emerald Portal"]
fn EDR_445pt3_emerald_portal() {
    check(CardClass::Paladin, &[Give("EDR_445pt3"), Cost("EDR_445pt3", 1), Unwritten]);
}

/// # Goldpetal Drake
///
/// `EDR_451` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry and Deathrattle: Imbue** your Hero Power.
///
/// State: Todo
//~ EDR_451 todo 3a569c91 33fcda8c
#[test]
#[ignore = "todo: EDR_451 Goldpetal Drake"]
fn EDR_451_goldpetal_drake() {
    check(CardClass::Paladin, &[Give("EDR_451"), Cost("EDR_451", 3), Stats("EDR_451", 3, 4), Unwritten]);
}

/// # Smoldering Strength
///
/// `FIR_914` · Paladin spell · Fire · 1 mana
///
/// > Give a friendly minion +{0}/+{0}. *(Upgrades each turn, but discards after {1}!)*@Give a friendly minion +{0}/+{0}. *(Discards this turn!)*
///
/// State: Todo
//~ FIR_914 todo f68dbd8b 2b0a0b28
#[test]
#[ignore = "todo: FIR_914 Smoldering Strength"]
fn FIR_914_smoldering_strength() {
    check(CardClass::Paladin, &[Give("FIR_914"), Cost("FIR_914", 1), Unwritten]);
}

/// # Searing Reflection
///
/// `FIR_941` · Paladin spell · Fire · 7 mana
///
/// > Draw a minion. Summon an 8/8 copy of it with **Divine Shield**.
///
/// State: Todo
//~ FIR_941 todo 708ffe9f c6e00a99
#[test]
#[ignore = "todo: FIR_941 Searing Reflection"]
fn FIR_941_searing_reflection() {
    check(CardClass::Paladin, &[Give("FIR_941"), Cost("FIR_941", 7), Unwritten]);
}

/// # Ashleaf Pixie
///
/// `FIR_961` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain **Divine Shield** and **Lifesteal**.
///
/// State: Todo
//~ FIR_961 todo 63cd6631 61072f31
#[test]
#[ignore = "todo: FIR_961 Ashleaf Pixie"]
fn FIR_961_ashleaf_pixie() {
    check(CardClass::Paladin, &[Give("FIR_961"), Cost("FIR_961", 2), Stats("FIR_961", 3, 2), Unwritten]);
}
