//! Priest cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Reliquary of Souls
///
/// `BT_197` · Priest minion · 1 mana · 1/3
///
/// > **Lifesteal Deathrattle:** Shuffle 'Reliquary Prime' into your deck.
///
/// State: Todo
//~ BT_197 todo d3bdc81a 14298fde
#[test]
#[ignore = "todo: BT_197 Reliquary of Souls"]
fn BT_197_reliquary_of_souls() {
    check(
        CardClass::Priest,
        &[Give("BT_197"), Cost("BT_197", 1), Stats("BT_197", 1, 3), Has("BT_197", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Reliquary Prime
///
/// `BT_197t` · Priest minion · 7 mana · 6/8
///
/// > **Taunt**, **Lifesteal Elusive** on your opponent's turn.
///
/// State: Todo
//~ BT_197t todo 02e30b08 ac6f852d
#[test]
#[ignore = "todo: BT_197t Reliquary Prime"]
fn BT_197t_reliquary_prime() {
    check(
        CardClass::Priest,
        &[
            Give("BT_197t"),
            Cost("BT_197t", 7),
            Stats("BT_197t", 6, 8),
            Has("BT_197t", GameTag::ELUSIVE),
            Has("BT_197t", GameTag::LIFESTEAL),
            Has("BT_197t", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Soul Mirror
///
/// `BT_198` · Priest spell · Shadow · 7 mana
///
/// > Summon copies of enemy minions. They attack their copies.
///
/// State: Todo
//~ BT_198 todo 32fd4ddd 1caf49e5
#[test]
#[ignore = "todo: BT_198 Soul Mirror"]
fn BT_198_soul_mirror() {
    check(CardClass::Priest, &[Give("BT_198"), Cost("BT_198", 7), Unwritten]);
}

/// # Renew
///
/// `BT_252` · Priest spell · Holy · 1 mana
///
/// > Restore #3 Health. **Discover** a spell.
///
/// State: Todo
//~ BT_252 todo 46357817 7038f532
#[test]
#[ignore = "todo: BT_252 Renew"]
fn BT_252_renew() {
    check(
        CardClass::Priest,
        &[
            Give("BT_252"),
            Cost("BT_252", 1),
            Targets("BT_252", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Psyche Split
///
/// `BT_253` · Priest spell · Shadow · 5 mana
///
/// > Give a minion +1/+2. Summon a copy of it.
///
/// State: Todo
//~ BT_253 todo 779885ae 56776e21
#[test]
#[ignore = "todo: BT_253 Psyche Split"]
fn BT_253_psyche_split() {
    check(CardClass::Priest, &[Give("BT_253"), Cost("BT_253", 5), Unwritten]);
}

/// # Sethekk Veilweaver
///
/// `BT_254` · Priest minion · 2 mana · 2/3
///
/// > After you cast a spell on a minion, add a Priest spell to your hand.
///
/// State: Todo
//~ BT_254 todo ded0450e 7f332de9
#[test]
#[ignore = "todo: BT_254 Sethekk Veilweaver"]
fn BT_254_sethekk_veilweaver() {
    check(CardClass::Priest, &[Give("BT_254"), Cost("BT_254", 2), Stats("BT_254", 2, 3), Unwritten]);
}

/// # Dragonmaw Overseer
///
/// `BT_256` · Priest minion · 3 mana · 2/2
///
/// > At the end of your turn, give another friendly minion +2/+2.
///
/// State: Todo
//~ BT_256 todo 7af7cf6b 7a693c27
#[test]
#[ignore = "todo: BT_256 Dragonmaw Overseer"]
fn BT_256_dragonmaw_overseer() {
    check(CardClass::Priest, &[Give("BT_256"), Cost("BT_256", 3), Stats("BT_256", 2, 2), Unwritten]);
}

/// # Apotheosis
///
/// `BT_257` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+3 and **Lifesteal**.
///
/// State: Todo
//~ BT_257 todo 8e8df911 96b1a6c3
#[test]
#[ignore = "todo: BT_257 Apotheosis"]
fn BT_257_apotheosis() {
    check(CardClass::Priest, &[Give("BT_257"), Cost("BT_257", 3), Unwritten]);
}

/// # Imprisoned Homunculus
///
/// `BT_258` · Priest minion · 1 mana · 2/5
///
/// > **Dormant** for 2 turns. **Taunt**
///
/// State: Todo
//~ BT_258 todo 4c5a9c50 6ecc79b6
#[test]
#[ignore = "todo: BT_258 Imprisoned Homunculus"]
fn BT_258_imprisoned_homunculus() {
    check(
        CardClass::Priest,
        &[Give("BT_258"), Cost("BT_258", 1), Stats("BT_258", 2, 5), Has("BT_258", GameTag::TAUNT), Unwritten],
    );
}

/// # Dragonmaw Sentinel
///
/// `BT_262` · Priest minion · 2 mana · 1/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Lifesteal**.
///
/// State: Todo
//~ BT_262 todo 8d5f339b 7c58a345
#[test]
#[ignore = "todo: BT_262 Dragonmaw Sentinel"]
fn BT_262_dragonmaw_sentinel() {
    check(CardClass::Priest, &[Give("BT_262"), Cost("BT_262", 2), Stats("BT_262", 1, 4), Unwritten]);
}

/// # Skeletal Dragon
///
/// `BT_341` · Priest minion · 7 mana · 4/9
///
/// > **Taunt** At the end of your turn, add a Dragon to your hand.
///
/// State: Todo
//~ BT_341 todo 4f8328e2 c0474c03
#[test]
#[ignore = "todo: BT_341 Skeletal Dragon"]
fn BT_341_skeletal_dragon() {
    check(
        CardClass::Priest,
        &[Give("BT_341"), Cost("BT_341", 7), Stats("BT_341", 4, 9), Has("BT_341", GameTag::TAUNT), Unwritten],
    );
}
