//! Shaman cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1cadbb1d

/// Hallazeal the Ascended · Minion · Elemental · 5 mana · 4/6 · **Spell Damage +1** Your spells have **Lifesteal**.
//~ done OG_209 - 831dfc76 -
#[test]
fn OG_209_hallazeal_the_ascended() {
    check! { Shaman:
        DealDamage(MyHero, 20), Ally("OG_209"), Enemy("CS2_182"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 23),
        Health(MyHero, 17), Attack(My(0), Their(0)), Health(MyHero, 17), EndTurn, Play("CS2_024", On(MyHero)),
        Health(TheirHero, 23), EndTurn, Kill(My(0)), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 13),
        Health(MyHero, 14),
    }
}
