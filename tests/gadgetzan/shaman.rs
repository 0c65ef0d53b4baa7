//! Shaman cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 234bc920

/// Jade Chieftain · Minion · 6 mana · 5/5 · **Battlecry:** Summon a{1} {0} **Jade Golem**. Give it **Taunt**. @**Battlecry:** Summon a **Jade Golem**. Give it **Taunt**.
//~ done CFM_312 - 86555523 -
#[test]
fn CFM_312_jade_chieftain() {
    check! { Shaman:
        Give("CFM_312"), Cost("CFM_312", 6), Stats("CFM_312", 5, 5), Play("CFM_312", Nothing), Now(My(1), 1, 1),
        HasNow(My(1), GameTag::TAUNT),
    }
}
