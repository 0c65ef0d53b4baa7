//! Priest cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aff7d269

/// # Dark Deacon
///
/// `BE_012` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger. *({0} left!)*@**Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger. *(Ready)*@**Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger.
///
/// State: Todo
//~ todo BE_012 8128fd21 580834c2 53f04054.2f3186ab
#[test]
#[ignore = "todo: BE_012 Dark Deacon"]
fn BE_012_dark_deacon() {
    check(CardClass::Priest, &[Give("BE_012"), Cost("BE_012", 3), Stats("BE_012", 3, 2), Unwritten]);
}

/// # Mismatcher
///
/// `BE_045` · Priest minion · 5 mana · 4/6
///
/// > **Taunt**. **Battlecry: Assemble** a minion that costs (3) or less with cards that cost (5) or more.
///
/// State: Todo
//~ todo BE_045 11c8697d dfd9f7b2 e935a051.707b1218
#[test]
#[ignore = "todo: BE_045 Mismatcher"]
fn BE_045_mismatcher() {
    check(
        CardClass::Priest,
        &[Give("BE_045"), Cost("BE_045", 5), Stats("BE_045", 4, 6), Has("BE_045", GameTag::TAUNT), Unwritten],
    );
}

/// # Befuddled Summoner
///
/// `BE_196` · Priest minion · 4 mana · 0/3
///
/// > At the end of your turn, summon a copy of a random enemy minion. It attacks the original.
///
/// State: Todo
//~ todo BE_196 f0e7d816 c554b756 f1eb0a5c.fdd037d5
#[test]
#[ignore = "todo: BE_196 Befuddled Summoner"]
fn BE_196_befuddled_summoner() {
    check(CardClass::Priest, &[Give("BE_196"), Cost("BE_196", 4), Stats("BE_196", 0, 3), Unwritten]);
}

/// # Entropic Rift
///
/// `BE_220` · Priest spell · Shadow · 1 mana
///
/// > Get two random Shadow Spells.
///
/// State: Derived
//~ derived BE_220 3a97c855 0b3144b0 91b69408.b2526099
#[test]
fn BE_220_entropic_rift() {
    check(
        CardClass::Priest,
        &[
            Give("BE_220"),
            Cost("BE_220", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_016")),
            Force(Card("AT_016")),
            Play("BE_220", Nothing),
            Is(InHand(0), "AT_016"),
            CostNow(InHand(0), 2),
            Is(InHand(1), "AT_016"),
            CostNow(InHand(1), 2),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("BE_220"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("BE_220", Nothing)],
    );
}

/// # Elder Word: Foresight
///
/// `BE_221` · Priest spell · Shadow · 3 mana
///
/// > Draw a card and reduce its Cost by (2). *(The next Shadow spell you play repeats this!)*
///
/// State: Todo
//~ todo BE_221 9609ff6b 28040a0a 07c0939e.a81b77f3
#[test]
#[ignore = "todo: BE_221 Elder Word: Foresight"]
fn BE_221_elder_word_foresight() {
    check(CardClass::Priest, &[Give("BE_221"), Cost("BE_221", 3), Unwritten]);
}

/// # Aberrant Power
///
/// `BE_221e2` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived BE_221e2 31df8d1e 2b979030 b3bde9c0.90c32b47
#[test]
fn BE_221e2_aberrant_power() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "BE_221e2"), CostNow(Nth(0), 1)]);
}

/// # Elder Word: Manifest
///
/// `BE_222` · Priest spell · Shadow · 5 mana
///
/// > Summon a 5/5 Voidwing with **Lifesteal**. *(The next Shadow spell you play repeats this!)*
///
/// State: Todo
//~ todo BE_222 5f58e189 a569b0e6 10415488.a6b30651
#[test]
#[ignore = "todo: BE_222 Elder Word: Manifest"]
fn BE_222_elder_word_manifest() {
    check(CardClass::Priest, &[Give("BE_222"), Cost("BE_222", 5), Unwritten]);
}

/// # Voidwing
///
/// `BE_222t` · Priest minion · 5 mana · 5/5
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla BE_222t 3fa92462 9db41470 4fcc24ed.b857c9f1
#[test]
fn BE_222t_voidwing() {
    check(
        CardClass::Priest,
        &[
            Give("BE_222t"),
            Cost("BE_222t", 5),
            Stats("BE_222t", 5, 5),
            Has("BE_222t", GameTag::LIFESTEAL),
            Play("BE_222t", Nothing),
            In(The("BE_222t"), Zone::Play),
            Now(The("BE_222t"), 5, 5),
            HasNow(The("BE_222t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Elder Word: Flay
///
/// `BE_223` · Priest spell · Shadow · 1 mana
///
/// > Deal $3 damage to a random enemy. *(The next Shadow spell you play repeats this!)*
///
/// State: Todo
//~ todo BE_223 44b3a549 6da93985 764c4754.9e4f245f
#[test]
#[ignore = "todo: BE_223 Elder Word: Flay"]
fn BE_223_elder_word_flay() {
    check(CardClass::Priest, &[Give("BE_223"), Cost("BE_223", 1), Unwritten]);
}

/// # Blade of The Black Empire
///
/// `BE_227` · Priest weapon · 3 mana · 0/3 durability
///
/// > At the end of your turn, if you have cast a Shadow spell, the enemy takes fatigue. Otherwise you do.
///
/// State: Todo
//~ todo BE_227 a9269033 6b1960d9 a56888e1.49dc3df5
#[test]
#[ignore = "todo: BE_227 Blade of The Black Empire"]
fn BE_227_blade_of_the_black_empire() {
    check(CardClass::Priest, &[Give("BE_227"), Cost("BE_227", 3), Stats("BE_227", 0, 3), Unwritten]);
}

/// # Servant of Zuramat
///
/// `BE_228` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry: Silence** a minion.
///
/// State: Derived
//~ derived BE_228 927c2dff 9949a568 3684015a.94f1f570
#[test]
fn BE_228_servant_of_zuramat() {
    check(
        CardClass::Priest,
        &[
            Give("BE_228"),
            Cost("BE_228", 1),
            Stats("BE_228", 1, 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("BE_228", On(Nth(4))),
            HasNot(Nth(4), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BE_228"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("BE_228", On(Nth(1))),
            HasNot(Nth(1), GameTag::TAUNT),
        ],
    );
}

/// # Zer'Ontu
///
/// `BE_790` · Priest minion · 8 mana · 3/3
///
/// > **Taunt**. **Battlecry:** Summon a 0, 1, and 2-Attack minion from your deck. Gain their stats.
///
/// State: Todo
//~ todo BE_790 82271eed c26a5699 7eca2abf.40827b9c
#[test]
#[ignore = "todo: BE_790 Zer'Ontu"]
fn BE_790_zer_ontu() {
    check(
        CardClass::Priest,
        &[Give("BE_790"), Cost("BE_790", 8), Stats("BE_790", 3, 3), Has("BE_790", GameTag::TAUNT), Unwritten],
    );
}
