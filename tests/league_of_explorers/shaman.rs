//! Shaman cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Rumbling Elemental
///
/// `LOE_016` · Shaman minion · 4 mana · 2/6
///
/// > After you play a **Battlecry** minion, deal 2 damage to a random enemy.
///
/// State: Todo
//~ LOE_016 todo ac4ae83b 1e08de85
#[test]
#[ignore = "todo: LOE_016 Rumbling Elemental"]
fn LOE_016_rumbling_elemental() {
    check(CardClass::Shaman, &[Give("LOE_016"), Cost("LOE_016", 4), Stats("LOE_016", 2, 6), Unwritten]);
}

/// # Rock
///
/// `LOE_016t` · Neutral minion · 1 mana · 0/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ LOE_016t vanilla 4df02e3b 837c4278
#[test]
fn LOE_016t_rock() {
    check(
        CardClass::Shaman,
        &[
            Give("LOE_016t"),
            Cost("LOE_016t", 1),
            Stats("LOE_016t", 0, 6),
            Has("LOE_016t", GameTag::TAUNT),
            Play("LOE_016t", Nothing),
            In(The("LOE_016t"), Zone::Play),
            Now(The("LOE_016t"), 0, 6),
            HasNow(The("LOE_016t"), GameTag::TAUNT),
        ],
    );
}

/// # Tunnel Trogg
///
/// `LOE_018` · Shaman minion · 1 mana · 1/3
///
/// > Whenever you **Overload**, gain +1 Attack per locked Mana Crystal.
///
/// State: Todo
//~ LOE_018 todo 0c25f525 2cce2de8
#[test]
#[ignore = "todo: LOE_018 Tunnel Trogg"]
fn LOE_018_tunnel_trogg() {
    check(CardClass::Shaman, &[Give("LOE_018"), Cost("LOE_018", 1), Stats("LOE_018", 1, 3), Unwritten]);
}

/// # Everyfin is Awesome
///
/// `LOE_113` · Shaman spell · 7 mana
///
/// > Give your minions +2/+2. Costs (1) less for each Murloc you control.
///
/// State: Todo
//~ LOE_113 todo 74af443f 2a0f1907
#[test]
#[ignore = "todo: LOE_113 Everyfin is Awesome"]
fn LOE_113_everyfin_is_awesome() {
    check(CardClass::Shaman, &[Give("LOE_113"), Cost("LOE_113", 7), Unwritten]);
}
