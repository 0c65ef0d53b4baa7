//! Shaman cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Ancestor's Call
///
/// `GVG_029` · Shaman spell · 4 mana
///
/// > Put a random minion from each player's hand into the battlefield.
///
/// State: Todo
//~ GVG_029 todo 09cfb005 829527b0
#[test]
#[ignore = "todo: GVG_029 Ancestor's Call"]
fn GVG_029_ancestors_call() {
    check(CardClass::Shaman, &[Give("GVG_029"), Cost("GVG_029", 4), Unwritten]);
}

/// # Powermace
///
/// `GVG_036` · Shaman weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Give a random friendly Mech +2/+2.
///
/// State: Todo
//~ GVG_036 todo 41674eb3 e8000580
#[test]
#[ignore = "todo: GVG_036 Powermace"]
fn GVG_036_powermace() {
    check(CardClass::Shaman, &[Give("GVG_036"), Cost("GVG_036", 3), Stats("GVG_036", 3, 2), Unwritten]);
}

/// # Whirling Zap-o-matic
///
/// `GVG_037` · Shaman minion · 2 mana · 3/2
///
/// > **Windfury**
///
/// State: Vanilla
//~ GVG_037 vanilla 25f87563 12e008f5
#[test]
fn GVG_037_whirling_zap_o_matic() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_037"),
            Cost("GVG_037", 2),
            Stats("GVG_037", 3, 2),
            Has("GVG_037", GameTag::WINDFURY),
            Play("GVG_037", Nothing),
            In(The("GVG_037"), Zone::Play),
            Now(The("GVG_037"), 3, 2),
            HasNow(The("GVG_037"), GameTag::WINDFURY),
        ],
    );
}

/// # Crackle
///
/// `GVG_038` · Shaman spell · Nature · 2 mana
///
/// > Deal $3-$6 damage. **Overload:** (1)
///
/// State: Todo
//~ GVG_038 todo cc5b8f84 cc06c096
#[test]
#[ignore = "todo: GVG_038 Crackle"]
fn GVG_038_crackle() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_038"),
            Cost("GVG_038", 2),
            Has("GVG_038", GameTag::OVERLOAD),
            Targets("GVG_038", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Vitality Totem
///
/// `GVG_039` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, restore #4 Health to your hero.
///
/// State: Todo
//~ GVG_039 todo 219f0fc9 604627a4
#[test]
#[ignore = "todo: GVG_039 Vitality Totem"]
fn GVG_039_vitality_totem() {
    check(CardClass::Shaman, &[Give("GVG_039"), Cost("GVG_039", 2), Stats("GVG_039", 0, 3), Unwritten]);
}

/// # Siltfin Spiritwalker
///
/// `GVG_040` · Shaman minion · 4 mana · 2/5
///
/// > Whenever another friendly Murloc dies, draw a card. Overload**:** (1)
///
/// State: Todo
//~ GVG_040 todo 87d0ebec 5ddddad6
#[test]
#[ignore = "todo: GVG_040 Siltfin Spiritwalker"]
fn GVG_040_siltfin_spiritwalker() {
    check(
        CardClass::Shaman,
        &[Give("GVG_040"), Cost("GVG_040", 4), Stats("GVG_040", 2, 5), Has("GVG_040", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Neptulon
///
/// `GVG_042` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** Add 4 random Murlocs to your hand. **Overload:** (3)
///
/// State: Todo
//~ GVG_042 todo ea8ef5b3 19d4ad48
#[test]
#[ignore = "todo: GVG_042 Neptulon"]
fn GVG_042_neptulon() {
    check(
        CardClass::Shaman,
        &[Give("GVG_042"), Cost("GVG_042", 7), Stats("GVG_042", 7, 7), Has("GVG_042", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Dunemaul Shaman
///
/// `GVG_066` · Shaman minion · 4 mana · 5/4
///
/// > **Windfury, Overload:** (1) 50% chance to attack the wrong enemy.
///
/// State: Todo
//~ GVG_066 todo 80be6931 67e57444
#[test]
#[ignore = "todo: GVG_066 Dunemaul Shaman"]
fn GVG_066_dunemaul_shaman() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_066"),
            Cost("GVG_066", 4),
            Stats("GVG_066", 5, 4),
            Has("GVG_066", GameTag::OVERLOAD),
            Has("GVG_066", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}
