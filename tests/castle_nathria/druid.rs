//! Druid cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 810c0eda

/// `MAW_024` · Druid spell · Nature · 4 mana
/// > For the rest of the game, players draw an extra card at the start of their turn.
///
/// State: Todo
//~ todo MAW_024 3c7ab684 6793c017 80141547.9a14b007
#[test]
#[ignore = "todo: Dew Process"]
fn MAW_024_dew_process() {
    unwritten("MAW_024");
}

/// `REV_311` · Druid spell · Nature · 8 mana
/// > **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
///
/// State: Todo
//~ todo REV_311 fb9997b5 9aea762a 604647d4.a1de5427
#[test]
#[ignore = "todo: Nightshade Bud"]
fn REV_311_nightshade_bud() {
    unwritten("REV_311");
}

/// `REV_311t` · Druid spell · Nature · 8 mana
/// > **Discover** a spell from your deck to cast.
///
/// State: Todo
//~ todo REV_311t 93fba640 8a9cdc43 8102e19a.e4257750
#[test]
#[ignore = "todo: Sunlight Blossom"]
fn REV_311t_sunlight_blossom() {
    unwritten("REV_311t");
}

/// `REV_319` · Druid minion · 8 mana · 8/8
/// > **Taunt Deathrattle**: Draw a minion. Reduce its Cost by (8).
///
/// State: Todo
//~ todo REV_319 43ea14e3 1cbd5f57 20807476.c7029214
#[test]
#[ignore = "todo: Sesselie of the Fae Court"]
fn REV_319_sesselie_of_the_fae_court() {
    unwritten("REV_319");
}

/// `REV_365` · Druid spell · Nature · 10 mana
/// > Cast 8 random Druid spells *(targets chosen randomly)*.
///
/// State: Done
//~ done REV_365 6ae1f0c7 - 91aba405.bd90859c
#[test]
fn REV_365_convoke_the_spirits() {
    check(
        CardClass::Druid,
        &[
            Give("REV_365"),
            Cost("REV_365", 10),
            Force(Card("EX1_571")),
            Force(Card("CFM_614")),
            Force(Card("CS2_008")),
            Force(Entity(TheirHero)),
            Force(Card("CS2_005")),
            Force(Card("CS2_005")),
            Force(Card("CS2_005")),
            Force(Card("CS2_005")),
            Force(Card("CS2_005")),
            Play("REV_365", Nothing),
            BoardCount(Mine, 3),
            Now(My(0), 3, 3),
            Damage(TheirHero, 1),
            Armor(Mine, 10),
        ],
    );
    check(CardClass::Druid, &[Never(Card("CS2_029")), Play("REV_365", Nothing)]);
}

/// `REV_782` · Druid minion · 8 mana · 8/8
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_782 dbf4dd01 21e138c0 7b121758.2260dcce
#[test]
#[ignore = "todo: Sesselie of the Fae Court"]
fn REV_782_sesselie_of_the_fae_court() {
    unwritten("REV_782");
}

/// `REV_792` · Druid location · 3 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo REV_792 613773a6 4d74bb1d b598cc86.09cdb72f
#[test]
#[ignore = "todo: Hedge Maze"]
fn REV_792_hedge_maze() {
    unwritten("REV_792");
}
