//! Rogue cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c1bf79d0

/// Shadowjeweler Hanar · Minion · Draenei · 2 mana · 1/4 · After you play a **Secret**, **Discover** a **Secret** from a different class.
//~ done BT_188 - 7096b838 -
#[test]
fn BT_188_shadowjeweler_hanar() {
    // After a Paladin Secret: Hunter, Mage and Rogue, one of each.
    check(
        CardClass::Rogue,
        &[Friend("BT_188"), Never(Card("EX1_132")), Play("EX1_130", Nothing), Choose(0), HandCount(Mine, 1)],
    );
}

/// Akama Prime · Minion · Draenei · 6 mana · 6/5 · Permanently **Stealthed**.
//~ done BT_713t - 79fb4672 -
#[test]
#[rustfmt::skip]
fn BT_713t_akama_prime() {
    check(CardClass::Rogue, &[
        Friend("BT_713t"), Friend("CS2_182"), Enemy("CS2_182"), Attack(My(0), Their(0)), Damage(My(0), 4),
        HasNow(My(0), GameTag::STEALTH), HasNot(My(1), GameTag::STEALTH), Play("EX1_048", On(My(0))),
        HasNot(My(0), GameTag::STEALTH),
    ]);
}
