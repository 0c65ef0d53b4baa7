//! Paladin cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Vigilant Sentry
///
/// `JAIL_035` · Paladin minion · 3 mana · 2/3
///
/// > **Taunt Battlecry:** If your deck has no Neutral cards, summon two Vigilant Sentries.
///
/// State: Todo
//~ JAIL_035 todo 417a97be fdfdb4b1
#[test]
#[ignore = "todo: JAIL_035 Vigilant Sentry"]
fn JAIL_035_vigilant_sentry() {
    check(
        CardClass::Paladin,
        &[Give("JAIL_035"), Cost("JAIL_035", 3), Stats("JAIL_035", 2, 3), Has("JAIL_035", GameTag::TAUNT), Unwritten],
    );
}

/// # V'ama, Looming Death
///
/// `JAIL_118` · Paladin minion · 9 mana · 5/5
///
/// > **Battlecry:** Destroy all non-Paladin minions.
///
/// State: Todo
//~ JAIL_118 todo 5978c56c 6eb04c9a
#[test]
#[ignore = "todo: JAIL_118 V'ama, Looming Death"]
fn JAIL_118_vama_looming_death() {
    check(CardClass::Paladin, &[Give("JAIL_118"), Cost("JAIL_118", 9), Stats("JAIL_118", 5, 5), Unwritten]);
}

/// # Judgment
///
/// `JAIL_326` · Paladin spell · Holy · 6 mana
///
/// > **Prepare** Choose a friendly minion. Set all minions' stats equal to that minion's.
///
/// State: Todo
//~ JAIL_326 todo 835ad0d9 17c11181
#[test]
#[ignore = "todo: JAIL_326 Judgment"]
fn JAIL_326_judgment() {
    check(CardClass::Paladin, &[Give("JAIL_326"), Cost("JAIL_326", 6), Unwritten]);
}

/// # Reinforcement Aura
///
/// `JAIL_327` · Paladin spell · Holy · 3 mana
///
/// > At the end of your turn, summon a minion from your deck that costs (2) or less. Lasts @ turns.
///
/// State: Todo
//~ JAIL_327 todo 1a3f329e 388fbff0
#[test]
#[ignore = "todo: JAIL_327 Reinforcement Aura"]
fn JAIL_327_reinforcement_aura() {
    check(CardClass::Paladin, &[Give("JAIL_327"), Cost("JAIL_327", 3), Unwritten]);
}

/// # Scarlet Bruiser
///
/// `JAIL_328` · Paladin minion · 2 mana · 2/2
///
/// > **Deathrattle:** If your deck has no Neutral cards, get a random Paladin card. It costs (2) less.
///
/// State: Todo
//~ JAIL_328 todo 9a5d15fd 6fddca69
#[test]
#[ignore = "todo: JAIL_328 Scarlet Bruiser"]
fn JAIL_328_scarlet_bruiser() {
    check(CardClass::Paladin, &[Give("JAIL_328"), Cost("JAIL_328", 2), Stats("JAIL_328", 2, 2), Unwritten]);
}

/// # Truth Seeker
///
/// `JAIL_329` · Paladin weapon · 7 mana · 3/3 durability
///
/// > After your hero attacks, give your Paladin minions +2/+2.
///
/// State: Todo
//~ JAIL_329 todo 42e9b4ef cb58686e
#[test]
#[ignore = "todo: JAIL_329 Truth Seeker"]
fn JAIL_329_truth_seeker() {
    check(CardClass::Paladin, &[Give("JAIL_329"), Cost("JAIL_329", 7), Stats("JAIL_329", 3, 3), Unwritten]);
}

/// # Dalaran Champion
///
/// `JAIL_330` · Paladin minion · 4 mana · 3/3
///
/// > **Divine Shield**, **Taunt** After this gains stats, gain an extra +1/+1 *(wherever this is).*
///
/// State: Todo
//~ JAIL_330 todo cd434d3d 0282f424
#[test]
#[ignore = "todo: JAIL_330 Dalaran Champion"]
fn JAIL_330_dalaran_champion() {
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_330"),
            Cost("JAIL_330", 4),
            Stats("JAIL_330", 3, 3),
            Has("JAIL_330", GameTag::DIVINE_SHIELD),
            Has("JAIL_330", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Holy Bola!
///
/// `JAIL_377` · Paladin spell · Holy · 2 mana
///
/// > Draw a card. If it costs (2) or less, draw another.
///
/// State: Todo
//~ JAIL_377 todo 02036f67 fd993159
#[test]
#[ignore = "todo: JAIL_377 Holy Bola!"]
fn JAIL_377_holy_bola() {
    check(CardClass::Paladin, &[Give("JAIL_377"), Cost("JAIL_377", 2), Unwritten]);
}

/// # Commander Beatrix
///
/// `JAIL_397` · Paladin minion · 5 mana · 5/6
///
/// > **Taunt** While building your deck, pick a 2-Cost minion. Ten copies join your deck!
///
/// State: Todo
//~ JAIL_397 todo 6470bd5b c5303f14
#[test]
#[ignore = "todo: JAIL_397 Commander Beatrix"]
fn JAIL_397_commander_beatrix() {
    check(
        CardClass::Paladin,
        &[Give("JAIL_397"), Cost("JAIL_397", 5), Stats("JAIL_397", 5, 6), Has("JAIL_397", GameTag::TAUNT), Unwritten],
    );
}

/// # Scarlet Recruiter
///
/// `JAIL_516` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon two minions from your deck that cost (2) or less. Give them **Rush**.
///
/// State: Todo
//~ JAIL_516 todo f6d7fa3c 55035861
#[test]
#[ignore = "todo: JAIL_516 Scarlet Recruiter"]
fn JAIL_516_scarlet_recruiter() {
    check(CardClass::Paladin, &[Give("JAIL_516"), Cost("JAIL_516", 5), Stats("JAIL_516", 4, 4), Unwritten]);
}
