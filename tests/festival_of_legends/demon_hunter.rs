//! Demon Hunter cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b3d3b840

/// Instrument Smasher · Minion · 4 mana · 3/6 · Whenever your weapon is destroyed, equip a random Demon Hunter weapon.
//~ done ETC_400 - ea430096 -
#[test]
fn ETC_400_instrument_smasher() {
    check! { DemonHunter:
        Give("ETC_400"), Cost("ETC_400", 4), Stats("ETC_400", 3, 6), Friend("CS2_106"), Play("ETC_400", Nothing),
        Attack(MyHero, TheirHero), Is(MyWeapon, "CS2_106"), EndTurn, EndTurn, Force(Card("BT_922")),
        Attack(MyHero, TheirHero), Is(MyWeapon, "BT_922"), Now(MyWeapon, 1, 2), BoardCount(Mine, 1),
    }
    check! { DemonHunter:
        Friend("CS2_106"), Enemy("CS2_106"), Play("ETC_400", Nothing), Kill(TheirWeapon), NoWeapon(Theirs),
        Is(MyWeapon, "CS2_106"), Never(Card("CS2_106")), Kill(MyWeapon),
    }
    // One that another replaces leaves no room.
    check! { DemonHunter: Friend("ETC_400"), Friend("CS2_106"), Play("CS2_112", Nothing), Is(MyWeapon, "CS2_112") }
}

/// Wailing Rhapsody · Spell · 5 mana · Deal $3 damage to all minions. Summon a 5/5 Demon. *(Changes each turn.)*
//~ done JAM_018t4 - e24b1085 -
#[test]
fn JAM_018t4_wailing_rhapsody() {
    check! { DemonHunter:
        Friend("CS2_182"), Enemy("CS2_182"), Play("JAM_018t4", Nothing), Damage(My(0), 3), Damage(Their(0), 3),
        Health(TheirHero, 30), BoardCount(Mine, 2), Is(My(1), "JAM_018t5"), Damage(My(1), 0),
    }
    check! { DemonHunter:
        Give("JAM_018t4"), EndTurn, Is(InHand(0), "JAM_018t4"), Force(Number(2)), EndTurn, Is(InHand(0), "JAM_018t3"),
    }
}
