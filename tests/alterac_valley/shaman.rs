//! Shaman cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 837410b9

/// `AV_250` · Shaman spell · Frost · 3 mana
/// > Deal $1 damage to a minion and **Freeze** it. If it survives, repeat this on another minion!
///
/// State: Todo
//~ todo AV_250 9addc856 943a521a 3c95db94.86894503
#[test]
#[ignore = "todo: Snowball Fight!"]
fn AV_250_snowball_fight() {
    unwritten("AV_250");
}

/// `AV_258` · Shaman hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Call upon the power of two Elements!
///
/// State: Todo
//~ todo AV_258 7caffae3 32a6b3e3 6adaf205.1a097698
#[test]
#[ignore = "todo: Bru'kan of the Elements"]
fn AV_258_brukan_of_the_elements() {
    unwritten("AV_258");
}

/// `AV_258p` · Shaman hero power · 2 mana
/// > Call upon a different Element every turn!
///
/// State: Todo
//~ todo AV_258p 965db110 a004dc6b 4f0148df.ecfb8684
#[test]
#[ignore = "todo: Elemental Mastery"]
fn AV_258p_elemental_mastery() {
    unwritten("AV_258p");
}

/// `AV_258p2` · Shaman hero power · 2 mana
/// > Restore #6 Health to all friendly characters. Swaps each turn.
///
/// State: Todo
//~ todo AV_258p2 599940bc 9c3afb60 04910b18.c3890a19
#[test]
#[ignore = "todo: Water Invocation"]
fn AV_258p2_water_invocation() {
    unwritten("AV_258p2");
}

/// `AV_258pt` · Shaman hero power · 2 mana
/// > Summon two 2/3 Elementals with **Taunt**. Swaps each turn.
///
/// State: Todo
//~ todo AV_258pt 3915d2f9 842c66c8 e9d778c6.488eac00
#[test]
#[ignore = "todo: Earth Invocation"]
fn AV_258pt_earth_invocation() {
    unwritten("AV_258pt");
}

/// `AV_258pt3` · Shaman hero power · 2 mana
/// > Deal $6 damage to the enemy hero. Swaps each turn.
///
/// State: Todo
//~ todo AV_258pt3 bea4c2b7 c355af0b 1a7994a0.16809e69
#[test]
#[ignore = "todo: Fire Invocation"]
fn AV_258pt3_fire_invocation() {
    unwritten("AV_258pt3");
}

/// `AV_258pt4` · Shaman hero power · 2 mana
/// > Deal $2 damage to all enemy minions. Swaps each turn.
///
/// State: Todo
//~ todo AV_258pt4 386d45b5 5ab0eb1a 881b407d.c246d7ed
#[test]
#[ignore = "todo: Lightning Invocation"]
fn AV_258pt4_lightning_invocation() {
    unwritten("AV_258pt4");
}

/// `AV_258pt7` · Shaman hero power · 2 mana
/// > Call upon a different Element every turn!
///
/// State: Todo
//~ todo AV_258pt7 3a3b380b e4ad83bb e8424e00.ecfb8684
#[test]
#[ignore = "todo: Command the Elements"]
fn AV_258pt7_command_the_elements() {
    unwritten("AV_258pt7");
}

/// `AV_258t` · Shaman spell · 0 mana
/// > Summon two 2/3 Elementals with **Taunt**.
///
/// State: Todo
//~ todo AV_258t 81b1cc56 e37ad5c1 43c57e37.2a631cf9
#[test]
#[ignore = "todo: Earth Invocation"]
fn AV_258t_earth_invocation() {
    unwritten("AV_258t");
}

/// `AV_259` · Shaman spell · Frost · 2 mana
/// > Deal $3 damage. **Honorable Kill:** Your opponent's next spell costs (2) more.
///
/// State: Done
//~ done AV_259 ef9e4af2 - 46a85786.0862ab1c
#[test]
fn AV_259_frostbite() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_259"),
            Cost("AV_259", 2),
            Enemy("CS2_125"),
            GiveThem("CS2_029"),
            GiveThem("CS2_182"),
            Give("CS2_029"),
            Play("AV_259", On(Nth(1))),
            Dead(Nth(1)),
            CostNow(Nth(4), 4),
            EndTurn,
            CostNow(Nth(2), 6),
            CostNow(Nth(3), 4),
            Play("CS2_008", On(MyHero)),
            CostNow(Nth(2), 4),
            Mana(8),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Enemy("CS2_182"),
            GiveThem("CS2_029"),
            Play("AV_259", On(Nth(0))),
            Health(Nth(0), 2),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// `ONY_012` · Shaman spell · 2 mana
/// > Give a minion +1/+2 and **Spell Damage +1**. When it dies, summon a Spirit Raptor.
///
/// State: Todo
//~ todo ONY_012 59447b24 5d054e7f 0f570509.4a2406c2
#[test]
#[ignore = "todo: Spirit Mount"]
fn ONY_012_spirit_mount() {
    unwritten("ONY_012");
}
