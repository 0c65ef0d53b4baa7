//! Demon Hunter cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Dark Bribe
///
/// `JAIL_206` · Demon Hunter spell · Shadow · 2 mana
///
/// > Draw 3 cards. Pick one to give to your opponent.
///
/// State: Todo
//~ JAIL_206 todo d6e81412 c99f5446
#[test]
#[ignore = "todo: JAIL_206 Dark Bribe"]
fn JAIL_206_dark_bribe() {
    check(CardClass::DemonHunter, &[Give("JAIL_206"), Cost("JAIL_206", 2), Unwritten]);
}

/// # Irida Sinseeker
///
/// `JAIL_719` · Demon Hunter minion · 4 mana · 7/7
///
/// > **Lifesteal**. **Battlecry:** Send your deck to the Void, except 1 card. At the start of your turns, get two cards from the Void.
///
/// State: Todo
//~ JAIL_719 todo 7e6af7cd 65092ad1
#[test]
#[ignore = "todo: JAIL_719 Irida Sinseeker"]
fn JAIL_719_irida_sinseeker() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_719"),
            Cost("JAIL_719", 4),
            Stats("JAIL_719", 7, 7),
            Has("JAIL_719", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Tras'tath, Soul Parasite
///
/// `JAIL_721` · Demon Hunter minion · 6 mana · 3/3
///
/// > **Prepare, Rush** After you summon a Demon, gain its stats.
///
/// State: Todo
//~ JAIL_721 todo c66bbb55 3aea3bbd
#[test]
#[ignore = "todo: JAIL_721 Tras'tath, Soul Parasite"]
fn JAIL_721_trastath_soul_parasite() {
    check(
        CardClass::DemonHunter,
        &[Give("JAIL_721"), Cost("JAIL_721", 6), Stats("JAIL_721", 3, 3), Has("JAIL_721", GameTag::RUSH), Unwritten],
    );
}

/// # Stardust Scythe
///
/// `JAIL_730` · Demon Hunter weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks, get a Void Soul.
///
/// State: Todo
//~ JAIL_730 todo fad9c796 23e5ccdd
#[test]
#[ignore = "todo: JAIL_730 Stardust Scythe"]
fn JAIL_730_stardust_scythe() {
    check(CardClass::DemonHunter, &[Give("JAIL_730"), Cost("JAIL_730", 4), Stats("JAIL_730", 3, 3), Unwritten]);
}

/// # Void Soul
///
/// `JAIL_732` · Demon Hunter spell · Shadow · 1 mana
///
/// > Summon a random @-Cost Demon. Improve your future Void Souls.
///
/// State: Todo
//~ JAIL_732 todo 995e1f68 747908c2
#[test]
#[ignore = "todo: JAIL_732 Void Soul"]
fn JAIL_732_void_soul() {
    check(CardClass::DemonHunter, &[Give("JAIL_732"), Cost("JAIL_732", 1), Unwritten]);
}

/// # Vicious Voidscale
///
/// `JAIL_733` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Taunt Deathrattle:** Get a Void Soul.
///
/// State: Todo
//~ JAIL_733 todo e49e39c4 46dd53fc
#[test]
#[ignore = "todo: JAIL_733 Vicious Voidscale"]
fn JAIL_733_vicious_voidscale() {
    check(
        CardClass::DemonHunter,
        &[Give("JAIL_733"), Cost("JAIL_733", 3), Stats("JAIL_733", 3, 4), Has("JAIL_733", GameTag::TAUNT), Unwritten],
    );
}

/// # Hellraiser
///
/// `JAIL_734` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a card in your deck. If it's empty, gain +4/+4 instead.
///
/// State: Todo
//~ JAIL_734 todo dc79ec7a 664ac456
#[test]
#[ignore = "todo: JAIL_734 Hellraiser"]
fn JAIL_734_hellraiser() {
    check(
        CardClass::DemonHunter,
        &[Give("JAIL_734"), Cost("JAIL_734", 3), Stats("JAIL_734", 2, 2), Has("JAIL_734", GameTag::TAUNT), Unwritten],
    );
}

/// # Captive Nathrezim
///
/// `JAIL_890` · Demon Hunter minion · 10 mana · 6/12
///
/// > **Prepare**, **Taunt** ALL minions cost (2) more.
///
/// State: Todo
//~ JAIL_890 todo a52befaf 66f2be8d
#[test]
#[ignore = "todo: JAIL_890 Captive Nathrezim"]
fn JAIL_890_captive_nathrezim() {
    check(CardClass::DemonHunter, &[Give("JAIL_890"), Cost("JAIL_890", 10), Stats("JAIL_890", 6, 12), Unwritten]);
}

/// # Void Blast
///
/// `JAIL_891` · Demon Hunter spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, get a Void Soul.
///
/// State: Todo
//~ JAIL_891 todo 159959f3 c999826b
#[test]
#[ignore = "todo: JAIL_891 Void Blast"]
fn JAIL_891_void_blast() {
    check(CardClass::DemonHunter, &[Give("JAIL_891"), Cost("JAIL_891", 2), Unwritten]);
}

/// # Cosmic Manifestations
///
/// `JAIL_892` · Demon Hunter spell · Shadow · 2 mana
///
/// > Deal $2 damage. Shuffle a random Demon Hunter spell into your deck. **Outcast:** Do it again.
///
/// State: Todo
//~ JAIL_892 todo fd3a0a36 2a19a75b
#[test]
#[ignore = "todo: JAIL_892 Cosmic Manifestations"]
fn JAIL_892_cosmic_manifestations() {
    check(CardClass::DemonHunter, &[Give("JAIL_892"), Cost("JAIL_892", 2), Unwritten]);
}

/// # Collapsing Star
///
/// `JAIL_EVENT_101hp` · Demon Hunter hero power · 1 mana
///
/// > Deal @ damage to a random enemy. Whenever you summon a Demon, refresh this.
///
/// State: Todo
//~ JAIL_EVENT_101hp todo 0758a1b7 8196f657
#[test]
#[ignore = "todo: JAIL_EVENT_101hp Collapsing Star"]
fn JAIL_EVENT_101hp_collapsing_star() {
    check(CardClass::DemonHunter, &[HasHeroPower("JAIL_EVENT_101hp"), Cost("JAIL_EVENT_101hp", 1), Unwritten]);
}
