//! Warlock cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8cd49fb9

/// `SCH_702` · Multi-class spell · Fel · 1 mana
/// > Copy the lowest Cost Demon in your hand. **Outcast:** Give both +1/+1.
///
/// State: Todo
//~ todo SCH_702 b373d52f 4cd6e56e 1ce75144.db579858
#[test]
#[ignore = "todo: Felosophy"]
fn SCH_702_felosophy() {
    unwritten("SCH_702");
}

/// `SCH_703` · Multi-class minion · 7 mana · 5/5
/// > **Battlecry:** For each Soul Fragment in your deck, summon a 3/3 Soul with **Rush**.@ *(@)*
///
/// State: Todo
//~ todo SCH_703 fad76f55 134d28f8 9096dd58.e74fb418
#[test]
#[ignore = "todo: Soulciologist Malicia"]
fn SCH_703_soulciologist_malicia() {
    unwritten("SCH_703");
}
