//! Rogue cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aed035f9

/// `END_000` · Rogue spell · Shadow · 2 mana
/// > Deal $2 damage. **Imbue** your Hero Power.
///
/// State: Done
//~ done END_000 3426fb9f - 378ee7c4.758b6fc5
#[test]
fn END_000_eventuality() {
    check(
        CardClass::Rogue,
        &[
            Give("END_000"),
            Cost("END_000", 2),
            Play("END_000", On(TheirHero)),
            Damage(TheirHero, 2),
            Play("END_000", On(TheirHero)),
            Crystals(10),
            Play("FIR_921", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// `END_000p` · Rogue hero power · 1 mana
/// > **Rewind** Get a random minion from another class. It costs (**@**) less.
///
/// State: Todo
//~ todo END_000p b231e46d b66de2fa a1f1a2a8.5c0adeb8
#[test]
#[ignore = "todo: Blessing of the Bronze"]
fn END_000p_blessing_of_the_bronze() {
    unwritten("END_000p");
}

/// `END_032` · Multi-class minion · 4 mana · 4/4
/// > **Rush** Combo: **Overload** for (2) to gain **Immune** this turn and **Windfury**.
///
/// State: Todo
//~ todo END_032 3aa7ceab 01b3d10c 6250cc22.266b2662
#[test]
#[ignore = "todo: Winged Aberration"]
fn END_032_winged_aberration() {
    unwritten("END_032");
}

/// `TIME_001` · Rogue spell · 3 mana
/// > **Rewind** Throw 3 knives at random enemies that deal $2 damage each.
///
/// State: Todo
//~ todo TIME_001 fc749dbd c4cce57b da9f1bd6.c4f4f077
#[test]
#[ignore = "todo: Chrono Daggers"]
fn TIME_001_chrono_daggers() {
    unwritten("TIME_001");
}

/// `TIME_036` · Rogue minion · 3 mana · 2/4
/// > **Battlecry:** Look at the right- most card in your opponent's hand. Either get a copy of it or increase its Cost by (2).
///
/// State: Todo
//~ todo TIME_036 d7bdd547 9f9f094d 06fad3fa.66109472
#[test]
#[ignore = "todo: Royal Informant"]
fn TIME_036_royal_informant() {
    unwritten("TIME_036");
}

/// `TIME_036t` · Rogue spell · 0 mana
/// > Increase the Cost of your opponent's card by (2).
///
/// State: Todo
//~ todo TIME_036t d4ceabc8 003ace1d f130fded.0ca770a6
#[test]
#[ignore = "todo: Mitigate Threat"]
fn TIME_036t_mitigate_threat() {
    unwritten("TIME_036t");
}

/// `TIME_711` · Rogue spell · 2 mana
/// > Summon two random 1-Cost minions from the past. **Combo:** With +1 Attack.
///
/// State: Todo
//~ todo TIME_711 a28e04e5 d6c7bec8 2a8c6f84.b8d7a6b7
#[test]
#[ignore = "todo: Flashback"]
fn TIME_711_flashback() {
    unwritten("TIME_711");
}

/// `TIME_713` · Rogue minion · 5 mana · 4/6
/// > **Battlecry:** Summon a 0/8 Chest for your opponent. *It's FULL of Coins!*
///
/// State: Todo
//~ todo TIME_713 49d6750d 267ea105 7e5323e1.1ac2b691
#[test]
#[ignore = "todo: Time Adm'ral Hooktail"]
fn TIME_713_time_admral_hooktail() {
    unwritten("TIME_713");
}

/// `TIME_713t` · Rogue minion · 3 mana · 0/8
/// > **Deathrattle:** Fill your opponent's hand with Coins.
///
/// State: Todo
//~ todo TIME_713t d55e3322 eb25789d edfd7a6c.639e69d1
#[test]
#[ignore = "todo: Timeless Chest"]
fn TIME_713t_timeless_chest() {
    unwritten("TIME_713t");
}

/// `TIME_875` · Rogue minion · 4 mana · 5/4
/// > **Fabled**. **Battlecry:** If your opponent is holding King Llane, destroy him and cut their Health in half.
///
/// State: Todo
//~ todo TIME_875 9263c68a dc569d26 9b502bac.b13b09a7
#[test]
#[ignore = "todo: Garona Halforcen"]
fn TIME_875_garona_halforcen() {
    unwritten("TIME_875");
}

/// `TIME_875t` · Rogue minion · 3 mana · 3/3
/// > **Start of Game:** Hide from Garona in the enemy's deck. **Battlecry:** Draw a card. Shuffle this back into your deck.
///
/// State: Todo
//~ todo TIME_875t 3c8a7fbc ef920cfa 5c23ab56.3929b8ce
#[test]
#[ignore = "todo: King Llane"]
fn TIME_875t_king_llane() {
    unwritten("TIME_875t");
}

/// `TIME_875t1` · Rogue weapon · 2 mana · 3/2 durability
/// > After your hero attacks, both players draw a **Legendary** card.
///
/// State: Todo
//~ todo TIME_875t1 e885a73d 344fd1a5 4385eec8.6594af79
#[test]
#[ignore = "todo: The Kingslayers"]
fn TIME_875t1_the_kingslayers() {
    unwritten("TIME_875t1");
}

/// `TIME_876` · Rogue minion · 1 mana · 1/1
/// > Each turn this is in your hand, transform into a random minion in your opponent's hand.
///
/// State: Todo
//~ todo TIME_876 f814f23b dd23bd65 4fc3b7c1.c68a1795
#[test]
#[ignore = "todo: Shapeshifter"]
fn TIME_876_shapeshifter() {
    unwritten("TIME_876");
}
