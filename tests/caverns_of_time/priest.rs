//! Priest cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Museum Curator
///
/// `WON_056` · Priest minion · 2 mana · 1/2
///
/// > **Battlecry: Discover** a **Deathrattle** card. It costs (1) less.
///
/// State: Todo
//~ WON_056 todo ee787ac3 9fa3f040
#[test]
#[ignore = "todo: WON_056 Museum Curator"]
fn WON_056_museum_curator() {
    check(CardClass::Priest, &[Give("WON_056"), Cost("WON_056", 2), Stats("WON_056", 1, 2), Unwritten]);
}

/// # Onyx Bishop
///
/// `WON_057` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** Summon a random friendly minion that died this game.
///
/// State: Todo
//~ WON_057 todo b5bd8393 bce396cb
#[test]
#[ignore = "todo: WON_057 Onyx Bishop"]
fn WON_057_onyx_bishop() {
    check(CardClass::Priest, &[Give("WON_057"), Cost("WON_057", 4), Stats("WON_057", 3, 4), Unwritten]);
}

/// # Spawn of Shadows
///
/// `WON_058` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry and Inspire:** Deal 4 damage to each hero.
///
/// State: Todo
//~ WON_058 todo 1609765b ac0aea61
#[test]
#[ignore = "todo: WON_058 Spawn of Shadows"]
fn WON_058_spawn_of_shadows() {
    check(CardClass::Priest, &[Give("WON_058"), Cost("WON_058", 5), Stats("WON_058", 5, 5), Unwritten]);
}

/// # Shadowfiend
///
/// `WON_061` · Priest minion · 2 mana · 2/3
///
/// > Whenever you draw a card, reduce its Cost by (1).
///
/// State: Todo
//~ WON_061 todo 485bcc94 93c25db5
#[test]
#[ignore = "todo: WON_061 Shadowfiend"]
fn WON_061_shadowfiend() {
    check(CardClass::Priest, &[Give("WON_061"), Cost("WON_061", 2), Stats("WON_061", 2, 3), Unwritten]);
}

/// # Shadowbomber
///
/// `WON_062` · Priest minion · 1 mana · 3/1
///
/// > **Battlecry:** Deal 3 damage to each hero.
///
/// State: Todo
//~ WON_062 todo 375c0b87 64a0f6f4
#[test]
#[ignore = "todo: WON_062 Shadowbomber"]
fn WON_062_shadowbomber() {
    check(CardClass::Priest, &[Give("WON_062"), Cost("WON_062", 1), Stats("WON_062", 3, 1), Unwritten]);
}

/// # Confessor Paletress
///
/// `WON_063` · Priest minion · 7 mana · 5/4
///
/// > **Battlecry and Inspire:** Summon a random **Legendary** minion.
///
/// State: Todo
//~ WON_063 todo 29e3c3fe b20e5ffd
#[test]
#[ignore = "todo: WON_063 Confessor Paletress"]
fn WON_063_confessor_paletress() {
    check(CardClass::Priest, &[Give("WON_063"), Cost("WON_063", 7), Stats("WON_063", 5, 4), Unwritten]);
}

/// # Shadow Word: Forbid
///
/// `WON_064` · Priest spell · Shadow · 2 mana
///
/// > **Tradeable** Destroy a 4-Attack minion. **Corrupt:** Destroy ALL 4-Attack minions.
///
/// State: Todo
//~ WON_064 todo 9ec90bbb e649a717
#[test]
#[ignore = "todo: WON_064 Shadow Word: Forbid"]
fn WON_064_shadow_word_forbid() {
    check(CardClass::Priest, &[Give("WON_064"), Cost("WON_064", 2), Unwritten]);
}

/// # Shadow Word: Forbid
///
/// `WON_064ts` · Priest spell · Shadow · 2 mana
///
/// > **Tradeable Corrupted**. Destroy ALL 4-Attack minions.
///
/// State: Todo
//~ WON_064ts todo 92882e32 d047e943
#[test]
#[ignore = "todo: WON_064ts Shadow Word: Forbid"]
fn WON_064ts_shadow_word_forbid() {
    check(CardClass::Priest, &[Give("WON_064ts"), Cost("WON_064ts", 2), Unwritten]);
}

/// # Ship's Chirurgeon
///
/// `WON_065` · Priest minion · 1 mana · 1/2
///
/// > After you summon a minion, give it +1 Health.
///
/// State: Todo
//~ WON_065 todo b3dc2338 566ee74e
#[test]
#[ignore = "todo: WON_065 Ship's Chirurgeon"]
fn WON_065_ships_chirurgeon() {
    check(CardClass::Priest, &[Give("WON_065"), Cost("WON_065", 1), Stats("WON_065", 1, 2), Unwritten]);
}

/// # Murozond, Thief of Time
///
/// `WON_066` · Priest minion · 7 mana · 6/6
///
/// > **Battlecry:** If your deck has no duplicates, **Discover** a Dragon. Deal damage equal to its Cost to all other minions.
///
/// State: Todo
//~ WON_066 todo ea2095a6 d4c5e512
#[test]
#[ignore = "todo: WON_066 Murozond, Thief of Time"]
fn WON_066_murozond_thief_of_time() {
    check(CardClass::Priest, &[Give("WON_066"), Cost("WON_066", 7), Stats("WON_066", 6, 6), Unwritten]);
}

/// # Hooded Acolyte
///
/// `WON_313` · Priest minion · 4 mana · 3/6
///
/// > **Taunt** Whenever a character is healed, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Todo
//~ WON_313 todo 8f882e94 f32a59b6
#[test]
#[ignore = "todo: WON_313 Hooded Acolyte"]
fn WON_313_hooded_acolyte() {
    check(
        CardClass::Priest,
        &[Give("WON_313"), Cost("WON_313", 4), Stats("WON_313", 3, 6), Has("WON_313", GameTag::TAUNT), Unwritten],
    );
}

/// # Shrinkmeister
///
/// `WON_314` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a minion -3 Attack this turn.
///
/// State: Todo
//~ WON_314 todo ade93427 d84c982a
#[test]
#[ignore = "todo: WON_314 Shrinkmeister"]
fn WON_314_shrinkmeister() {
    check(CardClass::Priest, &[Give("WON_314"), Cost("WON_314", 2), Stats("WON_314", 3, 2), Unwritten]);
}

/// # Darkshire Alchemist
///
/// `WON_315` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Restore #5 Health.
///
/// State: Todo
//~ WON_315 todo 4a6b4ac2 008d813f
#[test]
#[ignore = "todo: WON_315 Darkshire Alchemist"]
fn WON_315_darkshire_alchemist() {
    check(CardClass::Priest, &[Give("WON_315"), Cost("WON_315", 5), Stats("WON_315", 5, 5), Unwritten]);
}

/// # Convert
///
/// `WON_342` · Priest spell · 3 mana
///
/// > Put a copy of an enemy minion into your hand. It costs (1).
///
/// State: Todo
//~ WON_342 todo 3ab67ff1 98fe0805
#[test]
#[ignore = "todo: WON_342 Convert"]
fn WON_342_convert() {
    check(CardClass::Priest, &[Give("WON_342"), Cost("WON_342", 3), Unwritten]);
}
