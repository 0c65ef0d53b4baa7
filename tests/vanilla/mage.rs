//! Mage cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 107835f4

/// `VAN_CS2_032` · Mage spell · 7 mana
/// > Deal $4 damage to all enemy minions.
///
/// State: Done
//~ done VAN_CS2_032 1dd4f282 - a914e761.e83d217f
#[test]
fn VAN_CS2_032_flamestrike() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_032"),
            Cost("VAN_CS2_032", 7),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("VAN_CS2_032", Nothing),
            Damage(Their(0), 4),
            Damage(My(0), 0),
            Health(TheirHero, 30),
        ],
    );
}

/// `VAN_EX1_277` · Mage spell · 1 mana
/// > Deal $3 damage randomly split among all enemy characters.
///
/// State: Done
//~ done VAN_EX1_277 311cc156 - c33f9326.e3bd07ab
#[test]
fn VAN_EX1_277_arcane_missiles() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_277"), Cost("VAN_EX1_277", 1), Play("VAN_EX1_277", Nothing), Health(TheirHero, 27)],
    );
    check(
        CardClass::Mage,
        &[Enemy("CS2_231"), Force(Entity(Their(0))), Play("VAN_EX1_277", Nothing), Dead(Nth(0)), Health(TheirHero, 28)],
    );
}

/// `VAN_EX1_289` · Mage spell · 3 mana
/// > **Secret:** As soon as your hero is attacked, gain 8 Armor.
///
/// State: Done
//~ done VAN_EX1_289 bb551f15 - 31b22557.13fce674
#[test]
fn VAN_EX1_289_ice_barrier() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_289"),
            Cost("VAN_EX1_289", 3),
            Play("VAN_EX1_289", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Enemy("CS2_172"),
            Friend("CS2_182"),
            Attack(Their(1), My(0)),
            In(Nth(0), Zone::Secret),
            Armor(Mine, 0),
            Attack(Their(0), MyHero),
            Armor(Mine, 4),
            Health(MyHero, 30),
            In(Nth(0), Zone::Graveyard),
        ],
    );
    check(
        CardClass::Mage,
        &[Play("VAN_EX1_289", Nothing), EndTurn, Enemy("CS2_106"), Attack(TheirHero, MyHero), Armor(Mine, 5)],
    );
}

/// `VAN_EX1_294` · Mage spell · 3 mana
/// > **Secret:** When your opponent plays a minion, summon a copy of it.
///
/// State: Done
//~ done VAN_EX1_294 d1fb2041 - 0d37260f.4429da7a
#[test]
fn VAN_EX1_294_mirror_entity() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_294"),
            Cost("VAN_EX1_294", 3),
            Play("VAN_EX1_294", Nothing),
            EndTurn,
            Play("GAME_005", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_172", Nothing),
            Is(My(0), "CS2_172"),
            In(Nth(0), Zone::Graveyard),
        ],
    );
}

/// `VAN_EX1_608` · Mage minion · 2 mana · 3/2
/// > Your spells cost (1) less.
///
/// State: Done
//~ done VAN_EX1_608 86a655c7 - 0090ebcc.f6a37700
#[test]
fn VAN_EX1_608_sorcerers_apprentice() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_608"),
            Cost("VAN_EX1_608", 2),
            Stats("VAN_EX1_608", 3, 2),
            Play("VAN_EX1_608", Nothing),
            Give("EX1_277"),
            Give("CS2_182"),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 4),
        ],
    );
}
