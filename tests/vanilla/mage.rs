//! Mage cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 107835f4

/// Flamestrike · Spell · 7 mana · Deal $4 damage to all enemy minions.
//~ done VAN_CS2_032 - 9a67ce44 -
#[test]
fn VAN_CS2_032_flamestrike() {
    check! { Mage:
        Give("VAN_CS2_032"), Cost("VAN_CS2_032", 7), Enemy("CS2_182"), Ally("CS2_182"), Play("VAN_CS2_032", Nothing),
        Damage(Their(0), 4), Damage(My(0), 0), Health(TheirHero, 30),
    }
}

/// Arcane Missiles · Spell · 1 mana · Deal $3 damage randomly split among all enemy characters.
//~ done VAN_EX1_277 - 544dc4a6 -
#[test]
fn VAN_EX1_277_arcane_missiles() {
    check! { Mage: Give("VAN_EX1_277"), Cost("VAN_EX1_277", 1), Play("VAN_EX1_277", Nothing), Health(TheirHero, 27) }
    check! { Mage:
        Enemy("CS2_231"), Force(Entity(Their(0))), Play("VAN_EX1_277", Nothing), Dead(Nth(0)), Health(TheirHero, 28),
    }
}

/// Ice Barrier · Spell · 3 mana · **Secret:** As soon as your hero is attacked, gain 8 Armor.
//~ done VAN_EX1_289 - 89a4a45a -
#[test]
fn VAN_EX1_289_ice_barrier() {
    check! { Mage:
        Give("VAN_EX1_289"), Cost("VAN_EX1_289", 3), Play("VAN_EX1_289", Nothing), EndTurn, Enemy("CS2_182"),
        Enemy("CS2_172"), Ally("CS2_182"), Attack(Their(1), My(0)), IsInZone(Nth(0), Zone::Secret), Armor(Mine, 0),
        Attack(Their(0), MyHero), Armor(Mine, 4), Health(MyHero, 30), IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Mage: Play("VAN_EX1_289", Nothing), EndTurn, Enemy("CS2_106"), Attack(TheirHero, MyHero), Armor(Mine, 5) }
}

/// Mirror Entity · Spell · 3 mana · **Secret:** When your opponent plays a minion, summon a copy of it.
//~ done VAN_EX1_294 - af65f5ea -
#[test]
fn VAN_EX1_294_mirror_entity() {
    check! { Mage:
        Give("VAN_EX1_294"), Cost("VAN_EX1_294", 3), Play("VAN_EX1_294", Nothing), EndTurn, Play("GAME_005", Nothing),
        IsInZone(Nth(0), Zone::Secret), Play("CS2_172", Nothing), IsCard(My(0), "CS2_172"), IsInZone(Nth(0), Zone::Graveyard),
    }
}

/// Sorcerer's Apprentice · Minion · 2 mana · 3/2 · Your spells cost (1) less.
//~ done VAN_EX1_608 - c7bcd8a7 -
#[test]
fn VAN_EX1_608_sorcerers_apprentice() {
    check! { Mage:
        Give("VAN_EX1_608"), Cost("VAN_EX1_608", 2), Stats("VAN_EX1_608", 3, 2), Play("VAN_EX1_608", Nothing),
        Give("EX1_277"), Give("CS2_182"), CostNow(Nth(1), 0), CostNow(Nth(2), 4),
    }
}
