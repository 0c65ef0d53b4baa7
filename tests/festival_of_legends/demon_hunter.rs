//! Demon Hunter cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Guitar Soloist
///
/// `ETC_026` · Demon Hunter minion · 5 mana · 4/3
///
/// > **Battlecry:** If you control no other minions, draw a spell, a minion, and a weapon.
///
/// State: Todo
//~ ETC_026 todo 4b1418e5 1fca1b49
#[test]
#[ignore = "todo: ETC_026 Guitar Soloist"]
fn ETC_026_guitar_soloist() {
    check(CardClass::DemonHunter, &[Give("ETC_026"), Cost("ETC_026", 5), Stats("ETC_026", 4, 3), Unwritten]);
}

/// # Rush the Stage
///
/// `ETC_200` · Demon Hunter spell · 3 mana
///
/// > Draw two **Rush** minions. They cost (1) less.
///
/// State: Todo
//~ ETC_200 todo 36afda4c d53c9567
#[test]
#[ignore = "todo: ETC_200 Rush the Stage"]
fn ETC_200_rush_the_stage() {
    check(CardClass::DemonHunter, &[Give("ETC_200"), Cost("ETC_200", 3), Unwritten]);
}

/// # Taste of Chaos
///
/// `ETC_394` · Demon Hunter spell · Fel · 1 mana
///
/// > Deal $2 damage to a minion. **Finale: Discover** a Fel spell.
///
/// State: Todo
//~ ETC_394 todo 0debadb9 eebf44ad
#[test]
#[ignore = "todo: ETC_394 Taste of Chaos"]
fn ETC_394_taste_of_chaos() {
    check(CardClass::DemonHunter, &[Give("ETC_394"), Cost("ETC_394", 1), Unwritten]);
}

/// # Eye of Shadow
///
/// `ETC_398` · Demon Hunter minion · 2 mana · 2/3
///
/// > Your hero has **Lifesteal**.
///
/// State: Todo
//~ ETC_398 todo 40f0985e 6f86e272
#[test]
#[ignore = "todo: ETC_398 Eye of Shadow"]
fn ETC_398_eye_of_shadow() {
    check(CardClass::DemonHunter, &[Give("ETC_398"), Cost("ETC_398", 2), Stats("ETC_398", 2, 3), Unwritten]);
}

/// # Halveria Darkraven
///
/// `ETC_399` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Rush** After a friendly **Rush** minion attacks, give your minions +1 Attack.
///
/// State: Todo
//~ ETC_399 todo 6296da39 1d30baea
#[test]
#[ignore = "todo: ETC_399 Halveria Darkraven"]
fn ETC_399_halveria_darkraven() {
    check(
        CardClass::DemonHunter,
        &[Give("ETC_399"), Cost("ETC_399", 4), Stats("ETC_399", 4, 3), Has("ETC_399", GameTag::RUSH), Unwritten],
    );
}

/// # Instrument Smasher
///
/// `ETC_400` · Demon Hunter minion · 4 mana · 3/6
///
/// > Whenever your weapon is destroyed, equip a random Demon Hunter weapon.
///
/// State: Todo
//~ ETC_400 todo 03804310 2e989339
#[test]
#[ignore = "todo: ETC_400 Instrument Smasher"]
fn ETC_400_instrument_smasher() {
    check(CardClass::DemonHunter, &[Give("ETC_400"), Cost("ETC_400", 4), Stats("ETC_400", 3, 6), Unwritten]);
}

/// # Glaivetar
///
/// `ETC_405` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Draw @ \|4(card, cards). *(Play **Outcast** cards while equipped to improve!)*
///
/// State: Todo
//~ ETC_405 todo e7e004b9 849c8536
#[test]
#[ignore = "todo: ETC_405 Glaivetar"]
fn ETC_405_glaivetar() {
    check(CardClass::DemonHunter, &[Give("ETC_405"), Cost("ETC_405", 4), Stats("ETC_405", 4, 2), Unwritten]);
}

/// # Snakebite
///
/// `ETC_410` · Demon Hunter minion · 2 mana · 1/1
///
/// > **Rush Battlecry:** Gain +1/+1 for each minion that died this turn.@ *(@)*
///
/// State: Todo
//~ ETC_410 todo c2b6ae94 247781ff
#[test]
#[ignore = "todo: ETC_410 Snakebite"]
fn ETC_410_snakebite() {
    check(
        CardClass::DemonHunter,
        &[Give("ETC_410"), Cost("ETC_410", 2), Stats("ETC_410", 1, 1), Has("ETC_410", GameTag::RUSH), Unwritten],
    );
}

/// # SECURITY!!
///
/// `ETC_411` · Demon Hunter spell · 2 mana
///
/// > Summon two 1/1 Illidari with **Rush**. **Outcast:** Summon one more.
///
/// State: Todo
//~ ETC_411 todo 0388c182 1c2ebb2f
#[test]
#[ignore = "todo: ETC_411 SECURITY!!"]
fn ETC_411_security() {
    check(CardClass::DemonHunter, &[Give("ETC_411"), Cost("ETC_411", 2), Unwritten]);
}

/// # Going Down Swinging
///
/// `ETC_413` · Demon Hunter spell · 4 mana
///
/// > Give your hero +2 Attack and **Immune** this turn, then attack each enemy minion.
///
/// State: Todo
//~ ETC_413 todo 82c38bee ebf28618
#[test]
#[ignore = "todo: ETC_413 Going Down Swinging"]
fn ETC_413_going_down_swinging() {
    check(CardClass::DemonHunter, &[Give("ETC_413"), Cost("ETC_413", 4), Unwritten]);
}

/// # Remixed Rhapsody
///
/// `JAM_018` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Gains an extra effect in your hand that changes each turn.
///
/// State: Todo
//~ JAM_018 todo 364a42d8 eee58471
#[test]
#[ignore = "todo: JAM_018 Remixed Rhapsody"]
fn JAM_018_remixed_rhapsody() {
    check(CardClass::DemonHunter, &[Give("JAM_018"), Cost("JAM_018", 5), Unwritten]);
}

/// # Angsty Rhapsody
///
/// `JAM_018t` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Draw 3 cards. *(Changes each turn.)*
///
/// State: Todo
//~ JAM_018t todo 99c2cdf9 8991fffd
#[test]
#[ignore = "todo: JAM_018t Angsty Rhapsody"]
fn JAM_018t_angsty_rhapsody() {
    check(CardClass::DemonHunter, &[Give("JAM_018t"), Cost("JAM_018t", 5), Unwritten]);
}

/// # Resounding Rhapsody
///
/// `JAM_018t2` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions, twice. *(Changes each turn.)*
///
/// State: Todo
//~ JAM_018t2 todo 1dfcb115 309654b2
#[test]
#[ignore = "todo: JAM_018t2 Resounding Rhapsody"]
fn JAM_018t2_resounding_rhapsody() {
    check(CardClass::DemonHunter, &[Give("JAM_018t2"), Cost("JAM_018t2", 5), Unwritten]);
}

/// # Emotional Rhapsody
///
/// `JAM_018t3` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Give your hero +5 Attack this turn. *(Changes each turn.)*
///
/// State: Todo
//~ JAM_018t3 todo 5d7f6a5c 6330496a
#[test]
#[ignore = "todo: JAM_018t3 Emotional Rhapsody"]
fn JAM_018t3_emotional_rhapsody() {
    check(CardClass::DemonHunter, &[Give("JAM_018t3"), Cost("JAM_018t3", 5), Unwritten]);
}

/// # Wailing Rhapsody
///
/// `JAM_018t4` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Summon a 5/5 Demon. *(Changes each turn.)*
///
/// State: Todo
//~ JAM_018t4 todo 7ee0367f cefc6aae
#[test]
#[ignore = "todo: JAM_018t4 Wailing Rhapsody"]
fn JAM_018t4_wailing_rhapsody() {
    check(CardClass::DemonHunter, &[Give("JAM_018t4"), Cost("JAM_018t4", 5), Unwritten]);
}

/// # Wailing Fanatic
///
/// `JAM_018t5` · Demon Hunter minion · 5 mana · 5/5
///
/// State: Vanilla
//~ JAM_018t5 vanilla 20a76801 e6c31fc9
#[test]
fn JAM_018t5_wailing_fanatic() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018t5"),
            Cost("JAM_018t5", 5),
            Stats("JAM_018t5", 5, 5),
            Play("JAM_018t5", Nothing),
            In(The("JAM_018t5"), Zone::Play),
            Now(The("JAM_018t5"), 5, 5),
        ],
    );
}
