//! Mage cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4871ebb6

/// `EDR_430` · Mage minion · 8 mana · 6/8
/// > **Battlecry:** If 20 friendly minions have died this game, deal 20 damage split among all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// State: Done
//~ done EDR_430 3a702d39 - 8ed3a05f.2d131dce
#[test]
fn EDR_430_aessina() {
    let fallen = |n: usize| [Friend("CS2_231"), Kill(My(0))].repeat(n);
    check(
        CardClass::Mage,
        &[
            &[Give("EDR_430"), Cost("EDR_430", 8), Stats("EDR_430", 6, 8)],
            &fallen(20)[..],
            &[Play("EDR_430", Nothing), Health(TheirHero, 10), Health(MyHero, 30)],
        ]
        .concat(),
    );
    check(
        CardClass::Mage,
        &[&fallen(19)[..], &[Enemy("CS2_231"), Kill(Their(0)), Play("EDR_430", Nothing), Health(TheirHero, 30)]]
            .concat(),
    );
    let at_yeti = [Force(Entity(Their(0)))].repeat(5);
    check(
        CardClass::Mage,
        &[
            &fallen(20)[..],
            &[Enemy("CS2_182")],
            &at_yeti[..],
            &[Play("EDR_430", Nothing), Health(TheirHero, 15), BoardCount(Theirs, 0), BoardCount(Mine, 1)],
        ]
        .concat(),
    );
}

/// `EDR_517` · Mage minion · 3 mana · 3/4
/// > **Battlecry: Discover** a spell. Choose to keep it or put it on top of your opponent's deck.
///
/// State: Todo
//~ todo EDR_517 b6c0580a 4676dad4 39af6ec9.34a9a000
#[test]
#[ignore = "todo: Q'onzu"]
fn EDR_517_qonzu() {
    unwritten("EDR_517");
}

/// `EDR_517A` · Mage spell · 3 mana
/// > Keep the spell.
///
/// State: Todo
//~ todo EDR_517A 512303fc 9e8a98fe b906b111.db8eafcd
#[test]
#[ignore = "todo: Tranquil Breeze"]
fn EDR_517A_tranquil_breeze() {
    unwritten("EDR_517A");
}

/// `EDR_517B` · Mage spell · 3 mana
/// > Put it on top of your opponent's deck.
///
/// State: Todo
//~ todo EDR_517B 48e7e298 96205c6a 21bfef66.9e14ac47
#[test]
#[ignore = "todo: Winds of Change"]
fn EDR_517B_winds_of_change() {
    unwritten("EDR_517B");
}

/// `EDR_519` · Mage minion · 5 mana · 4/4
/// > **Battlecry: Imbue** your Hero Power, then trigger it.
///
/// State: Todo
//~ todo EDR_519 ab00de4c 5d06d5ba 0ce82a9f.aa8649c8
#[test]
#[ignore = "todo: Wisprider"]
fn EDR_519_wisprider() {
    unwritten("EDR_519");
}

/// `EDR_851p` · Mage hero power · 2 mana
/// > Summon \|4(**@** Wisp,**@** Wisps). Deal **$@** damage randomly split among all enemies.
///
/// State: Done
//~ done EDR_851p b7d020a6 - 4ffe4fc4.5a18eb4a
#[test]
fn EDR_851p_blessing_of_the_wisp() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("EDR_851p"),
            Cost("EDR_851p", 2),
            Play("EDR_852", Nothing),
            Play("EDR_852", Nothing),
            HeroPower(Nothing),
            BoardCount(Mine, 4),
            Is(My(3), "EDR_851t"),
            Damage(TheirHero, 2),
        ],
    );
}

/// `EDR_871` · Mage minion · 2 mana · 2/1
/// > **Battlecry:** Get a Wisp. **Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_871 470c18d9 - 7cf2f247.24002e1c
#[test]
fn EDR_871_spirit_gatherer() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_871"),
            Cost("EDR_871", 2),
            Stats("EDR_871", 2, 1),
            Play("EDR_871", Nothing),
            Is(InHand(0), "EDR_851t"),
            Is(MyPower, "EDR_851p"),
        ],
    );
}

/// `EDR_874` · Mage spell · Arcane · 2 mana
/// > Get a Moonfire and a Starfire. Give them **Spell Damage +1**.
///
/// State: Todo
//~ todo EDR_874 3ec20491 3ae81ca4 3f11566d.592eb89f
#[test]
#[ignore = "todo: Stellar Balance"]
fn EDR_874_stellar_balance() {
    unwritten("EDR_874");
}

/// `FIR_911` · Mage spell · Fire · 2 mana
/// > Draw {0} \|4(card, cards). *(Upgrades each turn, but discards after {1}!)*@Draw {0} cards. *(Discards this turn!)*
///
/// State: Todo
//~ todo FIR_911 f5c3d913 68365e8a 3413ba2c.fab2486e
#[test]
#[ignore = "todo: Smoldering Grove"]
fn FIR_911_smoldering_grove() {
    unwritten("FIR_911");
}
