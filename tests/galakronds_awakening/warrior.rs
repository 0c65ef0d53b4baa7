//! Warrior cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12622308

/// # Risky Skipper
///
/// `YOD_022` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to all minions.
///
/// State: Derived
//~ derived YOD_022 d64cbbf6 9e39c37e 0927e9ff.b0755b42
#[test]
fn YOD_022_risky_skipper() {
    check(
        CardClass::Warrior,
        &[
            Give("YOD_022"),
            Cost("YOD_022", 1),
            Stats("YOD_022", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_022"),
            Play("CS2_182", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 1, 2),
            Now(Nth(4), 4, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("YOD_022"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_022"),
            Play("GAME_005", Nothing),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Boom Squad
///
/// `YOD_023` · Warrior spell · 1 mana
///
/// > **Discover** a **Lackey**, Mech, or Dragon.
///
/// State: Todo
//~ todo YOD_023 10b6c490 dfc825ba b4d5105f.e4456c39
#[test]
#[ignore = "todo: YOD_023 Boom Squad"]
fn YOD_023_boom_squad() {
    check(CardClass::Warrior, &[Give("YOD_023"), Cost("YOD_023", 1), Unwritten]);
}

/// # Bomb Wrangler
///
/// `YOD_024` · Warrior minion · 3 mana · 2/3
///
/// > Whenever this minion takes damage, summon a 1/1 Boom Bot.
///
/// State: Derived
//~ derived YOD_024 f2cc92a8 9df078e7 dac67c9e.bdf5de2c
#[test]
fn YOD_024_bomb_wrangler() {
    check(
        CardClass::Warrior,
        &[
            Give("YOD_024"),
            Cost("YOD_024", 3),
            Stats("YOD_024", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_024"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("GVG_110t"), Zone::Play),
            Now(The("GVG_110t"), 1, 1),
        ],
    );
}
