//! Rogue cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Dark Iron Skulker · Minion · 4 mana · 4/3 · **Battlecry:** Deal 2 damage to all undamaged enemy minions.
//~ done BRM_008 - 154fae2f -
#[test]
fn BRM_008_dark_iron_skulker() {
    check! { Rogue:
        Enemy("CS2_182"), Enemy("CS2_186"), Ally("CS2_182"), DealDamage(Their(1), 1), Play("BRM_008", Nothing),
        Damage(Their(0), 2), Damage(Their(1), 1), Damage(My(0), 0), Health(TheirHero, 30),
    }
}
