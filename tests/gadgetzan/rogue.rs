//! Rogue cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2a5af66f

/// Jade Shuriken · Spell · 2 mana · Deal $3 damage. **Combo:** Summon a{1} {0} **Jade Golem**.@Deal $3 damage. **Combo:** Summon a **Jade Golem**.
//~ done CFM_690 - 83e5789a -
#[test]
fn CFM_690_jade_shuriken() {
    check! { Rogue:
        Give("CFM_690"), Cost("CFM_690", 2), Play("GAME_005", Nothing), Play("CFM_690", On(TheirHero)),
        Damage(TheirHero, 3), Now(My(0), 1, 1),
    }
}
