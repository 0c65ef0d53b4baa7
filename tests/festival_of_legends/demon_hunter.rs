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
        Give("ETC_400"), Cost("ETC_400", 4), Stats("ETC_400", 3, 6), Ally("CS2_106"), Play("ETC_400", Nothing),
        Attack(MyHero, TheirHero), IsCard(MyWeapon, "CS2_106"), EndTurn, EndTurn, Force(Card("BT_922")),
        Attack(MyHero, TheirHero), IsCard(MyWeapon, "BT_922"), StatsNow(MyWeapon, 1, 2), BoardCount(Mine, 1),
    }
    check! { DemonHunter:
        Ally("CS2_106"), Enemy("CS2_106"), Play("ETC_400", Nothing), Kill(TheirWeapon), NoWeapon(Theirs),
        IsCard(MyWeapon, "CS2_106"), ForbidOutcome(Card("CS2_106")), Kill(MyWeapon),
    }
    // One that another replaces leaves no room.
    check! { DemonHunter: Ally("ETC_400"), Ally("CS2_106"), Play("CS2_112", Nothing), IsCard(MyWeapon, "CS2_112") }
    // Each of my weapons, and none of the opponent's.
    check! { DemonHunter:
        Ally("CS2_106"), Ally("ETC_400"), Force(Card("BT_922")), Kill(MyWeapon), Force(Card("BT_922")),
        Kill(MyWeapon), IsCard(MyWeapon, "BT_922"),
    }
    check! { DemonHunter: Ally("ETC_400"), Enemy("CS2_106"), Kill(TheirWeapon), NoWeapon(Mine) }
}

/// Wailing Rhapsody · Spell · 5 mana · Deal $3 damage to all minions. Summon a 5/5 Demon. *(Changes each turn.)*
//~ done JAM_018t4 - e24b1085 -
#[test]
fn JAM_018t4_wailing_rhapsody() {
    check! { DemonHunter:
        Ally("CS2_182"), Enemy("CS2_182"), Play("JAM_018t4", Nothing), Damage(My(0), 3), Damage(Their(0), 3),
        Health(TheirHero, 30), BoardCount(Mine, 2), IsCard(My(1), "JAM_018t5"), Damage(My(1), 0),
    }
    check! { DemonHunter:
        Give("JAM_018t4"), EndTurn, IsCard(InHand(0), "JAM_018t4"), Force(Number(2)), EndTurn, IsCard(InHand(0), "JAM_018t3"),
    }
}

/// Guitar Soloist · Minion · 5 mana · 4/3 · **Battlecry:** If you control no other minions, draw a spell, a minion, and a weapon.
//~ done ETC_026 - 8e9b51d7 -
#[test]
fn ETC_026_guitar_soloist() {
    check! { DemonHunter:
        Give("ETC_026"), Cost("ETC_026", 5), Stats("ETC_026", 4, 3),
        DeckOf(&["CS2_029", "CS2_182", "CS2_106", "CS2_029"]), Enemy("CS2_231"), Play("ETC_026", Nothing),
        HandCount(Mine, 3), DeckCount(Mine, 1), IsInZone(Nth(2), Zone::Hand), IsInZone(Nth(3), Zone::Hand), IsInZone(Nth(4), Zone::Hand),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_029", "CS2_182", "CS2_106"]), Ally("CS2_231"), Play("ETC_026", Nothing), HandCount(Mine, 0),
    }
    check! { DemonHunter: DeckOf(&["CS2_029", "CS2_029"]), Play("ETC_026", Nothing), HandCount(Mine, 1) }
}

/// SECURITY!! · Spell · 2 mana · Summon two 1/1 Illidari with **Rush**. **Outcast:** Summon one more.
//~ done ETC_411 - 920852eb -
#[test]
fn ETC_411_security() {
    check! { DemonHunter:
        Give("CS2_182"), Give("ETC_411"), Give("CS2_182"), Cost("ETC_411", 2), Play("ETC_411", Nothing),
        BoardCount(Mine, 2), IsCard(My(0), "BT_036t"), StatsNow(My(1), 1, 1), HasNow(My(1), GameTag::RUSH),
        BoardCount(Theirs, 0), Give("ETC_411"), Play("ETC_411", Nothing), BoardCount(Mine, 5), IsCard(My(4), "BT_036t"),
        HasNow(My(4), GameTag::RUSH),
    }
}

/// Going Down Swinging · Spell · 4 mana · Give your hero +2 Attack and **Immune** this turn, then attack each enemy minion.
//~ done ETC_413 - b5e98129 -
#[test]
fn ETC_413_going_down_swinging() {
    check! { DemonHunter:
        Give("ETC_413"), Cost("ETC_413", 4), Enemy("CS2_182"), Enemy("CS2_200"), Ally("CS2_182"),
        Play("ETC_413", Nothing), Damage(Their(0), 2), Damage(Their(1), 2), Health(MyHero, 30), Health(TheirHero, 30),
        Damage(My(0), 0), StatsNow(MyHero, 2, 30), HasNow(MyHero, GameTag::IMMUNE), EndTurn, HasNot(MyHero, GameTag::IMMUNE),
        StatsNow(MyHero, 0, 30),
    }
}
