//! Mage cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Keyboard Soloist
///
/// `ETC_029` · Mage minion · 4 mana · 2/4
///
/// > **Battlecry:** If you control no other minions, summon two 1/2 Amps with **Spell Damage +1**.
///
/// State: Todo
//~ ETC_029 todo 75d5ff42 9591c2aa
#[test]
#[ignore = "todo: ETC_029 Keyboard Soloist"]
fn ETC_029_keyboard_soloist() {
    check(CardClass::Mage, &[Give("ETC_029"), Cost("ETC_029", 4), Stats("ETC_029", 2, 4), Unwritten]);
}

/// # Keyboard Amplifier
///
/// `ETC_029t` · Mage minion · 1 mana · 1/2
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ ETC_029t vanilla 2cb0a36e 487d1394
#[test]
fn ETC_029t_keyboard_amplifier() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_029t"),
            Cost("ETC_029t", 1),
            Stats("ETC_029t", 1, 2),
            Has("ETC_029t", GameTag::SPELLPOWER),
            Play("ETC_029t", Nothing),
            In(The("ETC_029t"), Zone::Play),
            Now(The("ETC_029t"), 1, 2),
            HasNow(The("ETC_029t"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Volume Up
///
/// `ETC_205` · Mage spell · Arcane · 4 mana
///
/// > Draw 3 spells. **Finale: Discover** a copy of one.
///
/// State: Todo
//~ ETC_205 todo ee91c97d 1a6c01fa
#[test]
#[ignore = "todo: ETC_205 Volume Up"]
fn ETC_205_volume_up() {
    check(CardClass::Mage, &[Give("ETC_205"), Cost("ETC_205", 4), Unwritten]);
}

/// # Infinitize the Maxitude
///
/// `ETC_206` · Mage spell · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (1). **Finale:** Return this to your hand at end of turn.
///
/// State: Todo
//~ ETC_206 todo dc2c7340 30470d9a
#[test]
#[ignore = "todo: ETC_206 Infinitize the Maxitude"]
fn ETC_206_infinitize_the_maxitude() {
    check(CardClass::Mage, &[Give("ETC_206"), Cost("ETC_206", 2), Unwritten]);
}

/// # DJ Manastorm
///
/// `ETC_395` · Mage minion · 9 mana · 8/8
///
/// > **Battlecry:** Set the Cost of spells in your hand to (0). After you cast one, the others cost (1) more.
///
/// State: Todo
//~ ETC_395 todo a9dc9f15 df607572
#[test]
#[ignore = "todo: ETC_395 DJ Manastorm"]
fn ETC_395_dj_manastorm() {
    check(CardClass::Mage, &[Give("ETC_395"), Cost("ETC_395", 9), Stats("ETC_395", 8, 8), Unwritten]);
}

/// # Cosmic Keyboard
///
/// `ETC_521` · Mage weapon · 2 mana · 0/3 durability
///
/// > After you cast a spell, summon an Elemental with stats equal to its Cost. Lose 1 Durability.
///
/// State: Todo
//~ ETC_521 todo 267018c7 7a00bd83
#[test]
#[ignore = "todo: ETC_521 Cosmic Keyboard"]
fn ETC_521_cosmic_keyboard() {
    check(CardClass::Mage, &[Give("ETC_521"), Cost("ETC_521", 2), Stats("ETC_521", 0, 3), Unwritten]);
}

/// # Cosmic Creation
///
/// `ETC_521t` · Mage minion · 1 mana · 1/1
///
/// State: Vanilla
//~ ETC_521t vanilla bb4a2957 d5ebf8ed
#[test]
fn ETC_521t_cosmic_creation() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_521t"),
            Cost("ETC_521t", 1),
            Stats("ETC_521t", 1, 1),
            Play("ETC_521t", Nothing),
            In(The("ETC_521t"), Zone::Play),
            Now(The("ETC_521t"), 1, 1),
        ],
    );
}

/// # Lightshow
///
/// `ETC_528` · Mage spell · Arcane · 3 mana
///
/// > Shoot @ beams at enemies that each deal $2 damage. Your future Lightshows shoot one more beam.
///
/// State: Todo
//~ ETC_528 todo fd46e753 f1c5ce06
#[test]
#[ignore = "todo: ETC_528 Lightshow"]
fn ETC_528_lightshow() {
    check(CardClass::Mage, &[Give("ETC_528"), Cost("ETC_528", 3), Unwritten]);
}

/// # Rewind
///
/// `ETC_532` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a copy of another spell you've cast this game.
///
/// State: Todo
//~ ETC_532 todo 9bbe9d65 6c63d27a
#[test]
#[ignore = "todo: ETC_532 Rewind"]
fn ETC_532_rewind() {
    check(CardClass::Mage, &[Give("ETC_532"), Cost("ETC_532", 2), Unwritten]);
}

/// # Holotechnician
///
/// `ETC_534` · Mage minion · 3 mana · 3/4
///
/// > After ANY minion takes exactly 1 damage, destroy it.
///
/// State: Todo
//~ ETC_534 todo 7c625be1 4dff6cdc
#[test]
#[ignore = "todo: ETC_534 Holotechnician"]
fn ETC_534_holotechnician() {
    check(CardClass::Mage, &[Give("ETC_534"), Cost("ETC_534", 3), Stats("ETC_534", 3, 4), Unwritten]);
}

/// # Synthesize
///
/// `ETC_535` · Mage spell · 1 mana
///
/// > Add a random 1, 2, and 3-Cost Elemental to your hand.
///
/// State: Todo
//~ ETC_535 todo 667827b0 48c901d2
#[test]
#[ignore = "todo: ETC_535 Synthesize"]
fn ETC_535_synthesize() {
    check(CardClass::Mage, &[Give("ETC_535"), Cost("ETC_535", 1), Unwritten]);
}

/// # Audio Splitter
///
/// `ETC_536` · Mage minion · 2 mana · 3/2
///
/// > **Deathrattle:** Copy the highest Cost spell in your hand.
///
/// State: Todo
//~ ETC_536 todo dd715274 a24e491b
#[test]
#[ignore = "todo: ETC_536 Audio Splitter"]
fn ETC_536_audio_splitter() {
    check(CardClass::Mage, &[Give("ETC_536"), Cost("ETC_536", 2), Stats("ETC_536", 3, 2), Unwritten]);
}

/// # Remixed Dispense-o-bot
///
/// `JAM_000` · Mage minion · 3 mana · 3/3
///
/// > Gains an extra effect in your hand that changes each turn.
///
/// State: Todo
//~ JAM_000 todo 2af11011 35576354
#[test]
#[ignore = "todo: JAM_000 Remixed Dispense-o-bot"]
fn JAM_000_remixed_dispense_o_bot() {
    check(CardClass::Mage, &[Give("JAM_000"), Cost("JAM_000", 3), Stats("JAM_000", 3, 3), Unwritten]);
}

/// # Chilling Dispense-o-bot
///
/// `JAM_000t` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Frost spells. *(Changes each turn.)*@**Battlecry:** Get two random Frost spells.
///
/// State: Todo
//~ JAM_000t todo 5c433042 de43a417
#[test]
#[ignore = "todo: JAM_000t Chilling Dispense-o-bot"]
fn JAM_000t_chilling_dispense_o_bot() {
    check(CardClass::Mage, &[Give("JAM_000t"), Cost("JAM_000t", 3), Stats("JAM_000t", 3, 3), Unwritten]);
}

/// # Merch Dispense-o-bot
///
/// `JAM_000t2` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Mechs. *(Changes each turn.)*@**Battlecry:** Get two random Mechs.
///
/// State: Todo
//~ JAM_000t2 todo 7d8f445c 770a20e9
#[test]
#[ignore = "todo: JAM_000t2 Merch Dispense-o-bot"]
fn JAM_000t2_merch_dispense_o_bot() {
    check(CardClass::Mage, &[Give("JAM_000t2"), Cost("JAM_000t2", 3), Stats("JAM_000t2", 3, 3), Unwritten]);
}

/// # Money Dispense-o-bot
///
/// `JAM_000t3` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two Coins. *(Changes each turn.)*@**Battlecry:** Get two Coins.
///
/// State: Todo
//~ JAM_000t3 todo e5e89923 9ee090b2
#[test]
#[ignore = "todo: JAM_000t3 Money Dispense-o-bot"]
fn JAM_000t3_money_dispense_o_bot() {
    check(CardClass::Mage, &[Give("JAM_000t3"), Cost("JAM_000t3", 3), Stats("JAM_000t3", 3, 3), Unwritten]);
}

/// # Mystery Dispense-o-bot
///
/// `JAM_000t4` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Mage **Secrets**. *(Changes each turn.)*@**Battlecry:** Get two random Mage **Secrets**.
///
/// State: Todo
//~ JAM_000t4 todo 60d4c37c 2b3df5a3
#[test]
#[ignore = "todo: JAM_000t4 Mystery Dispense-o-bot"]
fn JAM_000t4_mystery_dispense_o_bot() {
    check(CardClass::Mage, &[Give("JAM_000t4"), Cost("JAM_000t4", 3), Stats("JAM_000t4", 3, 3), Unwritten]);
}

/// # Reverberations
///
/// `JAM_031` · Multi-class spell · Shadow · 3 mana
///
/// > Summon a copy of a minion. Each one dies after taking damage.
///
/// State: Todo
//~ JAM_031 todo 04af18cc 06dbf9fd
#[test]
#[ignore = "todo: JAM_031 Reverberations"]
fn JAM_031_reverberations() {
    check(CardClass::Mage, &[Give("JAM_031"), Cost("JAM_031", 3), Unwritten]);
}

/// # Fiddlefire Imp
///
/// `JAM_032` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry:** Add a random Fire Mage and Fire Warlock spell to your hand.
///
/// State: Todo
//~ JAM_032 todo 2bd73b3c f25a890d
#[test]
#[ignore = "todo: JAM_032 Fiddlefire Imp"]
fn JAM_032_fiddlefire_imp() {
    check(CardClass::Mage, &[Give("JAM_032"), Cost("JAM_032", 3), Stats("JAM_032", 3, 3), Unwritten]);
}
