//! Paladin cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 061be490

/// `EDR_251` · Paladin spell · Holy · 1 mana
/// > Draw a spell that started in your deck and one that didn't.
///
/// State: Done
//~ done EDR_251 26f7f64f - b484ad2b.f550e5f0
#[test]
fn EDR_251_dragonscale_armaments() {
    let mut table = table(CardClass::Paladin);
    table.steps(&[
        Give("EDR_251"),
        Cost("EDR_251", 1),
        EmptyDeck(Mine),
        OnTop("CS2_029"),
        OnTop("CS2_231"),
        OnTop("CS2_024"),
        OnTop("CS2_182"),
    ]);
    for began in [Nth(1), Nth(2)] {
        let began = table.who(began).unwrap();
        table.game[began].started_in_deck = true;
    }
    table.steps(&[Play("EDR_251", Nothing), HandCount(Mine, 2), In(Nth(1), Zone::Hand), In(Nth(3), Zone::Hand)]);
    let mut table = cardwright_tests::table(CardClass::Paladin);
    table.steps(&[
        EmptyDeck(Mine),
        OnTop("CS2_029"),
        OnTop("CS2_024"),
        Play("EDR_251", Nothing),
        HandCount(Mine, 1),
        DeckCount(Mine, 1),
    ]);
}

/// `EDR_252` · Paladin spell · 2 mana
/// > Choose a minion. If it's an enemy, set its stats to 1/1. If it's friendly, set its stats to 3/3 instead.
///
/// State: Todo
//~ todo EDR_252 c07a440b c5bc0ab6 11a85eb7.d8a25ddd
#[test]
#[ignore = "todo: Mark of Ursol"]
fn EDR_252_mark_of_ursol() {
    unwritten("EDR_252");
}

/// `EDR_257` · Paladin minion · 4 mana · 3/3
/// > Taunt**. Choose One -** +3 Attack and **Divine Shield**; or +3 Health and **Lifesteal**.
///
/// State: Todo
//~ todo EDR_257 7be0605c 6448abc9 b3357c47.086891a3
#[test]
#[ignore = "todo: Lightmender"]
fn EDR_257_lightmender() {
    unwritten("EDR_257");
}

/// `EDR_257a` · Paladin spell · 4 mana
/// > +3 Attack and **Divine Shield**.
///
/// State: Todo
//~ todo EDR_257a 341d65ff 91cbb71b dfb41e6c.c25c4dcd
#[test]
#[ignore = "todo: Holy Bond"]
fn EDR_257a_holy_bond() {
    unwritten("EDR_257a");
}

/// `EDR_257b` · Paladin spell · 4 mana
/// > +3 Health and **Lifesteal**.
///
/// State: Todo
//~ todo EDR_257b c22f8b7f e08891ee e0a6cc63.d451067d
#[test]
#[ignore = "todo: Embrace of the Light"]
fn EDR_257b_embrace_of_the_light() {
    unwritten("EDR_257b");
}

/// `EDR_258` · Paladin minion · 5 mana · 3/4
/// > **Divine Shield**, **Taunt** Your Divine Shield**s** take three hits to break.
///
/// State: Todo
//~ todo EDR_258 30603e73 67dc2901 bfdb9161.7b3025b3
#[test]
#[ignore = "todo: Toreth the Unbreaking"]
fn EDR_258_toreth_the_unbreaking() {
    unwritten("EDR_258");
}

/// `EDR_259` · Paladin minion · 8 mana · 9/7
/// > **Battlecry:** Cast the highest Cost spell from your hand as an Aura that lasts @ turns.
///
/// State: Todo
//~ todo EDR_259 bd5ba0d4 890e0343 7c168cf3.de811b87
#[test]
#[ignore = "todo: Ursol"]
fn EDR_259_ursol() {
    unwritten("EDR_259");
}

/// `EDR_259e1` · Paladin spell · Holy · 1 mana
/// > At the end of your turn, cast {0}. Lasts @ turns.
///
/// State: Todo
//~ todo EDR_259e1 0771509b 74a263dc 29de7fa5.0770f325
#[test]
#[ignore = "todo: Ursol's Aura"]
fn EDR_259e1_ursols_aura() {
    unwritten("EDR_259e1");
}

/// `EDR_264` · Paladin spell · Holy · 2 mana
/// > Summon a random 2-Cost minion and give it **Taunt**. **Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_264 c898ca24 - b5423d3e.cbc0f59a
#[test]
fn EDR_264_aegis_of_light() {
    check(
        CardClass::Paladin,
        &[
            Give("EDR_264"),
            Cost("EDR_264", 2),
            Play("EDR_264", Nothing),
            BoardCount(Mine, 1),
            HasNow(My(0), GameTag::TAUNT),
            Is(MyPower, "EDR_445p"),
        ],
    );
}

/// `EDR_445p` · Paladin hero power · 1 mana
/// > Shuffle two Emerald Portals into your deck. *(Your Portals summon **@-Cost Dragons.)*
///
/// State: Todo
//~ todo EDR_445p 8dc91547 ed1bfbc9 8a60ae72.fe0c6095
#[test]
#[ignore = "todo: Blessing of the Dragon"]
fn EDR_445p_blessing_of_the_dragon() {
    unwritten("EDR_445p");
}

/// `EDR_445pt3` · Paladin spell · 1 mana
/// > **Casts When Drawn** Summon a random @-Cost Dragon.
///
/// State: Todo
//~ todo EDR_445pt3 ca54da31 7f8ee89d c6dc657e.4373c1f8
#[test]
#[ignore = "todo: Emerald Portal"]
fn EDR_445pt3_emerald_portal() {
    unwritten("EDR_445pt3");
}

/// `EDR_451` · Paladin minion · 3 mana · 3/4
/// > **Battlecry and Deathrattle: Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_451 ad5f15d6 - 6fcb40d7.7006ea49
#[test]
fn EDR_451_goldpetal_drake() {
    check(
        CardClass::Paladin,
        &[
            Give("EDR_451"),
            Cost("EDR_451", 3),
            Stats("EDR_451", 3, 4),
            Play("EDR_451", Nothing),
            Is(MyPower, "EDR_445p"),
        ],
    );
}

/// `FIR_914` · Paladin spell · Fire · 1 mana
/// > Give a friendly minion +{0}/+{0}. *(Upgrades each turn, but discards after {1}!)*@Give a friendly minion +{0}/+{0}. *(Discards this turn!)*
///
/// State: Todo
//~ todo FIR_914 7f95a899 26ca96be b3050c0a.90d0f6ba
#[test]
#[ignore = "todo: Smoldering Strength"]
fn FIR_914_smoldering_strength() {
    unwritten("FIR_914");
}
