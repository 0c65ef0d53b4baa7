//! Demon Hunter cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7bb7a0eb

/// # Ravitz
///
/// `BE_230` · Demon Hunter minion · 4 mana · 4/4
///
/// > Your left-most minion has **Rush**. Your right-most minion is **Immune** while attacking.
///
/// State: Todo
//~ todo BE_230 9edc68be 11e6895c 57ddeb8a.647fce6d
#[test]
#[ignore = "todo: BE_230 Ravitz"]
fn BE_230_ravitz() {
    check(CardClass::DemonHunter, &[Give("BE_230"), Cost("BE_230", 4), Stats("BE_230", 4, 4), Unwritten]);
}

/// # Attentive Tender
///
/// `BE_262` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Battlecry: Assemble** a 1-Cost minion.
///
/// State: Todo
//~ todo BE_262 8804e072 508e7dab 5cec43cf.18a40b11
#[test]
#[ignore = "todo: BE_262 Attentive Tender"]
fn BE_262_attentive_tender() {
    check(CardClass::DemonHunter, &[Give("BE_262"), Cost("BE_262", 3), Stats("BE_262", 3, 4), Unwritten]);
}

/// # Blind Harrower
///
/// `BE_264` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Outcast and Deathrattle:** Get a random **Outcast** card.
///
/// State: Derived
//~ derived BE_264 f5bd05fe 19eeeec6 9694e212.70844402
#[test]
#[ignore = "todo: BE_264 Blind Harrower"]
fn BE_264_blind_harrower() {
    check(CardClass::DemonHunter, &[Give("BE_264"), Cost("BE_264", 3), Stats("BE_264", 3, 2), Unwritten]);
}

/// # Encircle
///
/// `BE_265` · Demon Hunter spell · 6 mana
///
/// > Summon five 3/1 Shredclaws with **Rush**. Summon a random 1-Cost minion for your opponent.
///
/// State: Derived
//~ derived BE_265 6d7fdc68 6e9db4bd 7714ce8e.435e6393
#[test]
fn BE_265_encircle() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_265"),
            Cost("BE_265", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_265", Nothing),
            BoardCount(Mine, 6),
            Now(The("BE_873t"), 3, 1),
            BoardCount(Theirs, 2),
        ],
    );
}

/// # Terror of the Wastes
///
/// `BE_564` · Demon Hunter minion · 5 mana · 7/5
///
/// > **Battlecry:** If a friendly minion died this turn, attack a random enemy.
///
/// State: Derived
//~ derived BE_564 39a09551 678b5fa3 c053d34a.19495af0
#[test]
#[ignore = "todo: BE_564 Terror of the Wastes"]
fn BE_564_terror_of_the_wastes() {
    check(CardClass::DemonHunter, &[Give("BE_564"), Cost("BE_564", 5), Stats("BE_564", 7, 5), Unwritten]);
}

/// # Broodqueen Sha'kar
///
/// `BE_565` · Demon Hunter minion · 5 mana · 3/5
///
/// > **Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *({0} left!)*@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *(Ready)*@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game.
///
/// State: Todo
//~ todo BE_565 c70cf8fb de3753f6 a07dd113.4b05f5dd
#[test]
#[ignore = "todo: BE_565 Broodqueen Sha'kar"]
fn BE_565_broodqueen_shakar() {
    check(CardClass::DemonHunter, &[Give("BE_565"), Cost("BE_565", 5), Stats("BE_565", 3, 5), Unwritten]);
}

/// # Charge
///
/// `BE_565e2` · Demon Hunter enchantment
///
/// > **Charge**.
///
/// State: Derived
//~ derived BE_565e2 204168db c35e134d 50d170e2.7eb146fc
#[test]
fn BE_565e2_charge() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "BE_565e2"), HasNow(My(0), GameTag::CHARGE)]);
}

/// # Wormriddled Wriggler
///
/// `BE_566` · Demon Hunter minion · 1 mana · 3/3
///
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck. It costs (1) less.
///
/// State: Derived
//~ derived BE_566 47f3c77d d25de7f9 1492b0c4.786802e6
#[test]
#[ignore = "todo: BE_566 Wormriddled Wriggler"]
fn BE_566_wormriddled_wriggler() {
    check(CardClass::DemonHunter, &[Give("BE_566"), Cost("BE_566", 1), Stats("BE_566", 3, 3), Unwritten]);
}

/// # Tentacle Lash
///
/// `BE_771` · Demon Hunter weapon · 5 mana · 1/2 durability
///
/// > After your hero attacks, reduce the Cost of C'Thun by (1). Choose a C'Thun ability to trigger.
///
/// State: Todo
//~ todo BE_771 05e3cf9d 2ded40ae dd94550a.b66faf6d
#[test]
#[ignore = "todo: BE_771 Tentacle Lash"]
fn BE_771_tentacle_lash() {
    check(CardClass::DemonHunter, &[Give("BE_771"), Cost("BE_771", 5), Stats("BE_771", 1, 2), Unwritten]);
}

/// # Sigil of Hatching
///
/// `BE_873` · Demon Hunter spell · Shadow · 4 mana
///
/// > At the start of your next turn, summon three 3/1 Shredclaws with **Rush**.~GAMEPLAY ASPROXY BE 873
///
/// State: Derived
//~ derived BE_873 4ced0e82 00df83d1 8a75e08d.0f24d042
#[test]
#[ignore = "todo: BE_873 Sigil of Hatching"]
fn BE_873_sigil_of_hatching() {
    check(CardClass::DemonHunter, &[Give("BE_873"), Cost("BE_873", 4), Unwritten]);
}

/// # Shredclaw
///
/// `BE_873t` · Demon Hunter minion · 2 mana · 3/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BE_873t e41da5a5 1fd1f716 f7eb5cc2.57b12c28
#[test]
fn BE_873t_shredclaw() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_873t"),
            Cost("BE_873t", 2),
            Stats("BE_873t", 3, 1),
            Has("BE_873t", GameTag::RUSH),
            Play("BE_873t", Nothing),
            In(The("BE_873t"), Zone::Play),
            Now(The("BE_873t"), 3, 1),
            HasNow(The("BE_873t"), GameTag::RUSH),
        ],
    );
}

/// # Hungering Cavern
///
/// `BE_877` · Demon Hunter spell · 2 mana
///
/// > **Lifesteal**. Deal $2 damage. If a friendly minion died this turn, this costs (0).
///
/// State: Derived
//~ derived BE_877 9c22222a 62b209b5 46e428cd.e23ea54c
#[test]
#[ignore = "todo: BE_877 Hungering Cavern"]
fn BE_877_hungering_cavern() {
    check(CardClass::DemonHunter, &[Give("BE_877"), Cost("BE_877", 2), Has("BE_877", GameTag::LIFESTEAL), Unwritten]);
}
