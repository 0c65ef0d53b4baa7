//! Warlock cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8cd49fb9

/// Felosophy · Spell · Fel · 1 mana · Copy the lowest Cost Demon in your hand. **Outcast:** Give both +1/+1.
//~ todo SCH_702 4cd6e56e 0756fc44 -
#[test]
#[ignore = "todo: Felosophy"]
fn SCH_702_felosophy() {
    unwritten("SCH_702");
}

/// Soulciologist Malicia · Minion · 7 mana · 5/5 · **Battlecry:** For each Soul Fragment in your deck, summon a 3/3 Soul with **Rush**.@ *(@)*
//~ todo SCH_703 134d28f8 101f4534 -
#[test]
#[ignore = "todo: Soulciologist Malicia"]
fn SCH_703_soulciologist_malicia() {
    unwritten("SCH_703");
}
