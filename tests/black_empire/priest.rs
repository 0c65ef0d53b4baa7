//! Priest cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aff7d269

/// `BE_012` · Priest minion · 3 mana · 3/2
/// > **Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger. *({0} left!)*@**Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger. *(Ready)*@**Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger.
///
/// State: Todo
//~ todo BE_012 1bb7de30 242e5779 53f04054.2f3186ab
#[test]
#[ignore = "todo: Dark Deacon"]
fn BE_012_dark_deacon() {
    unwritten("BE_012");
}

/// `BE_045` · Priest minion · 5 mana · 4/6
/// > **Taunt**. **Battlecry: Assemble** a minion that costs (3) or less with cards that cost (5) or more.
///
/// State: Todo
//~ todo BE_045 77053d0d c0909de1 e935a051.707b1218
#[test]
#[ignore = "todo: Mismatcher"]
fn BE_045_mismatcher() {
    unwritten("BE_045");
}

/// `BE_196` · Priest minion · 4 mana · 0/3
/// > At the end of your turn, summon a copy of a random enemy minion. It attacks the original.
///
/// State: Todo
//~ todo BE_196 4f6c2a7d bfd7ccc8 f1eb0a5c.fdd037d5
#[test]
#[ignore = "todo: Befuddled Summoner"]
fn BE_196_befuddled_summoner() {
    unwritten("BE_196");
}

/// `BE_221` · Priest spell · Shadow · 3 mana
/// > Draw a card and reduce its Cost by (2). *(The next Shadow spell you play repeats this!)*
///
/// State: Todo
//~ todo BE_221 b85013d9 59ee222d 07c0939e.a81b77f3
#[test]
#[ignore = "todo: Elder Word: Foresight"]
fn BE_221_elder_word_foresight() {
    unwritten("BE_221");
}

/// `BE_222` · Priest spell · Shadow · 5 mana
/// > Summon a 5/5 Voidwing with **Lifesteal**. *(The next Shadow spell you play repeats this!)*
///
/// State: Todo
//~ todo BE_222 87026d20 33128b61 10415488.a6b30651
#[test]
#[ignore = "todo: Elder Word: Manifest"]
fn BE_222_elder_word_manifest() {
    unwritten("BE_222");
}

/// `BE_223` · Priest spell · Shadow · 1 mana
/// > Deal $3 damage to a random enemy. *(The next Shadow spell you play repeats this!)*
///
/// State: Todo
//~ todo BE_223 490a5f9d fbbd009b 764c4754.9e4f245f
#[test]
#[ignore = "todo: Elder Word: Flay"]
fn BE_223_elder_word_flay() {
    unwritten("BE_223");
}

/// `BE_227` · Priest weapon · 3 mana · 0/3 durability
/// > At the end of your turn, if you have cast a Shadow spell, the enemy takes fatigue. Otherwise you do.
///
/// State: Todo
//~ todo BE_227 618a6e28 7c1758e2 a56888e1.49dc3df5
#[test]
#[ignore = "todo: Blade of The Black Empire"]
fn BE_227_blade_of_the_black_empire() {
    unwritten("BE_227");
}

/// `BE_790` · Priest minion · 8 mana · 3/3
/// > **Taunt**. **Battlecry:** Summon a 0, 1, and 2-Attack minion from your deck. Gain their stats.
///
/// State: Todo
//~ todo BE_790 912b25e6 8ca7d3f1 7eca2abf.40827b9c
#[test]
#[ignore = "todo: Zer'Ontu"]
fn BE_790_zer_ontu() {
    unwritten("BE_790");
}
