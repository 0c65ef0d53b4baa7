//! Shaman cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Haywire Hornswog
///
/// `END_030` · Shaman minion · 6 mana · 4/6
///
/// > **Elusive, Taunt** Costs (1) less for each Mana Crystal you've **Overloaded** this game.
///
/// State: Todo
//~ END_030 todo 31567161 2bb6b7f9
#[test]
#[ignore = "todo: END_030 Haywire Hornswog"]
fn END_030_haywire_hornswog() {
    check(
        CardClass::Shaman,
        &[
            Give("END_030"),
            Cost("END_030", 6),
            Stats("END_030", 4, 6),
            Has("END_030", GameTag::ELUSIVE),
            Has("END_030", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Farseer Wo
///
/// `TIME_013` · Shaman minion · 4 mana · 2/6
///
/// > **Elusive** After you cast a spell, **Discover** a Nature spell from the past.
///
/// State: Todo
//~ TIME_013 todo 43dd30ed 9ebb792c
#[test]
#[ignore = "todo: TIME_013 Farseer Wo"]
fn TIME_013_farseer_wo() {
    check(
        CardClass::Shaman,
        &[Give("TIME_013"), Cost("TIME_013", 4), Stats("TIME_013", 2, 6), Has("TIME_013", GameTag::ELUSIVE), Unwritten],
    );
}

/// # Instant Multiverse
///
/// `TIME_014` · Shaman spell · 6 mana
///
/// > **Rewind** Summon 12 Mana worth of random minions. **Overload:** (3)
///
/// State: Todo
//~ TIME_014 todo 2c5f05ca 37c2f61c
#[test]
#[ignore = "todo: TIME_014 Instant Multiverse"]
fn TIME_014_instant_multiverse() {
    check(CardClass::Shaman, &[Give("TIME_014"), Cost("TIME_014", 6), Has("TIME_014", GameTag::OVERLOAD), Unwritten]);
}

/// # Muradin, High King
///
/// `TIME_209` · Shaman minion · 5 mana · 3/2
///
/// > **Fabled**, **Rush**. **Battlecry:** Bring the High King's Hammer to ME! **Deathrattle:** Add it to your hand.
///
/// State: Todo
//~ TIME_209 todo 36baa075 a4ac943d
#[test]
#[ignore = "todo: TIME_209 Muradin, High King"]
fn TIME_209_muradin_high_king() {
    check(
        CardClass::Shaman,
        &[Give("TIME_209"), Cost("TIME_209", 5), Stats("TIME_209", 3, 2), Has("TIME_209", GameTag::RUSH), Unwritten],
    );
}

/// # High King's Hammer
///
/// `TIME_209t` · Shaman weapon · 6 mana · 3/4 durability
///
/// > **Windfury Deathrattle:** Shuffle this into your deck with +2 Attack permanently.
///
/// State: Todo
//~ TIME_209t todo c7149d9f abe6589c
#[test]
#[ignore = "todo: TIME_209t High King's Hammer"]
fn TIME_209t_high_kings_hammer() {
    check(
        CardClass::Shaman,
        &[
            Give("TIME_209t"),
            Cost("TIME_209t", 6),
            Stats("TIME_209t", 3, 4),
            Has("TIME_209t", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Avatar Form
///
/// `TIME_209t2` · Shaman spell · 3 mana
///
/// > Give a friendly character +2 Attack and "After this attacks, deal 2 damage to all enemies" this turn.
///
/// State: Todo
//~ TIME_209t2 todo 812df19b 86b730d4
#[test]
#[ignore = "todo: TIME_209t2 Avatar Form"]
fn TIME_209t2_avatar_form() {
    check(CardClass::Shaman, &[Give("TIME_209t2"), Cost("TIME_209t2", 3), Unwritten]);
}

/// # Lightning Rod
///
/// `TIME_212` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage to a friendly minion to deal $4 damage to a random enemy minion.
///
/// State: Todo
//~ TIME_212 todo 7ac8e88a 69613732
#[test]
#[ignore = "todo: TIME_212 Lightning Rod"]
fn TIME_212_lightning_rod() {
    check(CardClass::Shaman, &[Give("TIME_212"), Cost("TIME_212", 1), Unwritten]);
}

/// # Primordial Overseer
///
/// `TIME_213` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast a Nature spell while holding this, gain +1/+1 and draw a card.
///
/// State: Todo
//~ TIME_213 todo 6270b2ec 5918224f
#[test]
#[ignore = "todo: TIME_213 Primordial Overseer"]
fn TIME_213_primordial_overseer() {
    check(CardClass::Shaman, &[Give("TIME_213"), Cost("TIME_213", 2), Stats("TIME_213", 2, 3), Unwritten]);
}

/// # Flux Revenant
///
/// `TIME_214` · Shaman minion · 2 mana · 1/4
///
/// > **Taunt** Whenever you would damage this with a Nature spell, it gains +2/+1 instead.
///
/// State: Todo
//~ TIME_214 todo f71ce91b 8a7ceafb
#[test]
#[ignore = "todo: TIME_214 Flux Revenant"]
fn TIME_214_flux_revenant() {
    check(
        CardClass::Shaman,
        &[Give("TIME_214"), Cost("TIME_214", 2), Stats("TIME_214", 1, 4), Has("TIME_214", GameTag::TAUNT), Unwritten],
    );
}

/// # Thunderquake
///
/// `TIME_215` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all minions. Get a Static Shock.
///
/// State: Todo
//~ TIME_215 todo ac20a94b c439446e
#[test]
#[ignore = "todo: TIME_215 Thunderquake"]
fn TIME_215_thunderquake() {
    check(CardClass::Shaman, &[Give("TIME_215"), Cost("TIME_215", 2), Unwritten]);
}

/// # Nascent Bolt
///
/// `TIME_216` · Shaman spell · Nature · 3 mana
///
/// > Deal $5 damage to a minion. If it survives, draw 2 cards.
///
/// State: Todo
//~ TIME_216 todo 785c5c0b 95dcb110
#[test]
#[ignore = "todo: TIME_216 Nascent Bolt"]
fn TIME_216_nascent_bolt() {
    check(CardClass::Shaman, &[Give("TIME_216"), Cost("TIME_216", 3), Unwritten]);
}

/// # Stormrook
///
/// `TIME_217` · Shaman minion · 5 mana · 5/5
///
/// > Whenever you would damage this with a Nature spell, summon a random 5-Cost minion instead.
///
/// State: Todo
//~ TIME_217 todo d90d58ff 5e61f160
#[test]
#[ignore = "todo: TIME_217 Stormrook"]
fn TIME_217_stormrook() {
    check(CardClass::Shaman, &[Give("TIME_217"), Cost("TIME_217", 5), Stats("TIME_217", 5, 5), Unwritten]);
}

/// # Static Shock
///
/// `TIME_218` · Shaman spell · Nature · 0 mana
///
/// > Deal $1 damage to a minion. Give your hero +1 Attack this turn.
///
/// State: Todo
//~ TIME_218 todo ce4bc85b 77ec7156
#[test]
#[ignore = "todo: TIME_218 Static Shock"]
fn TIME_218_static_shock() {
    check(CardClass::Shaman, &[Give("TIME_218"), Cost("TIME_218", 0), Unwritten]);
}
