//! Shaman cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Hagatha the Witch
///
/// `GIL_504` · Shaman hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 3 damage to all minions.
///
/// State: Todo
//~ GIL_504 todo 0ddb46cf 31548acc
#[test]
#[ignore = "todo: GIL_504 Hagatha the Witch"]
fn GIL_504_hagatha_the_witch() {
    check(CardClass::Shaman, &[Give("GIL_504"), Cost("GIL_504", 8), Unwritten]);
}

/// # Bewitch
///
/// `GIL_504h` · Neutral hero power · 0 mana
///
/// > **Passive** After you play a minion, add a random Shaman spell to your hand.
///
/// State: Todo
//~ GIL_504h todo 75ad61ff 7ef4c730
#[test]
#[ignore = "todo: GIL_504h Bewitch"]
fn GIL_504h_bewitch() {
    check(CardClass::Shaman, &[HasHeroPower("GIL_504h"), Cost("GIL_504h", 0), Unwritten]);
}

/// # Murkspark Eel
///
/// `GIL_530` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has only even-Cost cards, deal 2 damage.
///
/// State: Todo
//~ GIL_530 todo d5ad727b 8c0aa4e2
#[test]
#[ignore = "todo: GIL_530 Murkspark Eel"]
fn GIL_530_murkspark_eel() {
    check(CardClass::Shaman, &[Give("GIL_530"), Cost("GIL_530", 2), Stats("GIL_530", 2, 3), Unwritten]);
}

/// # Witch's Apprentice
///
/// `GIL_531` · Shaman minion · 0 mana · 0/1
///
/// > **Taunt Battlecry:** Add a random Shaman spell to your hand.
///
/// State: Todo
//~ GIL_531 todo 8e0d07a9 7fc16f17
#[test]
#[ignore = "todo: GIL_531 Witch's Apprentice"]
fn GIL_531_witchs_apprentice() {
    check(
        CardClass::Shaman,
        &[Give("GIL_531"), Cost("GIL_531", 0), Stats("GIL_531", 0, 1), Has("GIL_531", GameTag::TAUNT), Unwritten],
    );
}

/// # Totem Cruncher
///
/// `GIL_583` · Shaman minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** Destroy your Totems. Gain +2/+2 for each destroyed.
///
/// State: Todo
//~ GIL_583 todo 5405fea7 d27962cd
#[test]
#[ignore = "todo: GIL_583 Totem Cruncher"]
fn GIL_583_totem_cruncher() {
    check(
        CardClass::Shaman,
        &[Give("GIL_583"), Cost("GIL_583", 4), Stats("GIL_583", 2, 3), Has("GIL_583", GameTag::TAUNT), Unwritten],
    );
}

/// # Earthen Might
///
/// `GIL_586` · Shaman spell · Nature · 2 mana
///
/// > Give a minion +2/+2. If it's an Elemental, add a random Elemental to your hand.
///
/// State: Todo
//~ GIL_586 todo 119e59fa f7313fed
#[test]
#[ignore = "todo: GIL_586 Earthen Might"]
fn GIL_586_earthen_might() {
    check(
        CardClass::Shaman,
        &[Give("GIL_586"), Cost("GIL_586", 2), Targets("GIL_586", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Zap!
///
/// `GIL_600` · Shaman spell · Nature · 0 mana
///
/// > Deal $2 damage to a minion. **Overload:** (1)
///
/// State: Todo
//~ GIL_600 todo 091f8fbd dca9d0d2
#[test]
#[ignore = "todo: GIL_600 Zap!"]
fn GIL_600_zap() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_600"),
            Cost("GIL_600", 0),
            Has("GIL_600", GameTag::OVERLOAD),
            Targets("GIL_600", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Ghost Light Angler
///
/// `GIL_678` · Shaman minion · 2 mana · 2/2
///
/// > **Echo**
///
/// State: Todo
//~ GIL_678 todo a33fb928 a20dee11
#[test]
#[ignore = "todo: GIL_678 Ghost Light Angler"]
fn GIL_678_ghost_light_angler() {
    check(CardClass::Shaman, &[Give("GIL_678"), Cost("GIL_678", 2), Stats("GIL_678", 2, 2), Unwritten]);
}

/// # Bogshaper
///
/// `GIL_807` · Shaman minion · 7 mana · 4/8
///
/// > Whenever you cast a spell, draw a minion from your deck.
///
/// State: Todo
//~ GIL_807 todo d2d2c849 ce50a209
#[test]
#[ignore = "todo: GIL_807 Bogshaper"]
fn GIL_807_bogshaper() {
    check(CardClass::Shaman, &[Give("GIL_807"), Cost("GIL_807", 7), Stats("GIL_807", 4, 8), Unwritten]);
}

/// # Shudderwock
///
/// `GIL_820` · Shaman minion · 9 mana · 6/6
///
/// > **Battlecry:** Repeat all other **Battlecries** from cards you played this game *(targets chosen randomly)*.
///
/// State: Todo
//~ GIL_820 todo 11d2b88b 327f0e8f
#[test]
#[ignore = "todo: GIL_820 Shudderwock"]
fn GIL_820_shudderwock() {
    check(CardClass::Shaman, &[Give("GIL_820"), Cost("GIL_820", 9), Stats("GIL_820", 6, 6), Unwritten]);
}

/// # Blazing Invocation
///
/// `GIL_836` · Shaman spell · Fire · 1 mana
///
/// > **Discover** a **Battlecry** minion. It costs (1) less.
///
/// State: Todo
//~ GIL_836 todo 1e94a6fe 5cb10e50
#[test]
#[ignore = "todo: GIL_836 Blazing Invocation"]
fn GIL_836_blazing_invocation() {
    check(CardClass::Shaman, &[Give("GIL_836"), Cost("GIL_836", 1), Unwritten]);
}
