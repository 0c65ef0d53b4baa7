//! Neutral cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f2434eaa

/// `DED_525` · Neutral minion · 8 mana · 8/8
/// > **Battlecry:** Fire five rockets at enemy minions that deal 2 damage each. *(You pick the targets!)*
///
/// State: Todo
//~ todo DED_525 076c224c 29970c4a e28124b8.4ce222d7
#[test]
#[ignore = "todo: Goliath, Sneed's Masterpiece"]
fn DED_525_goliath_sneeds_masterpiece() {
    unwritten("DED_525");
}

/// `SW_036` · Neutral minion · 3 mana · 2/4
/// > At the end of your turn, reduce the Cost of a card in your hand by (1). *(50% chance to increase.)*
///
/// State: Todo
//~ todo SW_036 3e572e06 9571668c 19013d57.e62b61dc
#[test]
#[ignore = "todo: Two-Faced Investor"]
fn SW_036_two_faced_investor() {
    unwritten("SW_036");
}

/// `SW_045` · Neutral minion · 2 mana · 2/3
/// > Whenever you **Trade**, **Discover** a card from your deck to draw instead.
///
/// State: Todo
//~ todo SW_045 a2545239 de477b66 ff44c82d.a523ee36
#[test]
#[ignore = "todo: Auctioneer Jaxon"]
fn SW_045_auctioneer_jaxon() {
    unwritten("SW_045");
}

/// `SW_065` · Neutral minion · 2 mana · 1/3
/// > **Battlecry: Discover** a spell that didn't start in your deck.
///
/// State: Done
//~ done SW_065 98b50af9 - 18fb2027.9bb3f56d
#[test]
fn SW_065_pandaren_importer() {
    check(
        CardClass::Mage,
        &[
            Give("SW_065"),
            Cost("SW_065", 2),
            Stats("SW_065", 1, 3),
            Force(Card("CS2_029")),
            Play("SW_065", Nothing),
            ChooseCard("CS2_029"),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_029"),
        ],
    );
    check(CardClass::Mage, &[Never(Card("CS2_182")), Play("SW_065", Nothing), Choose(0)]);
    let mut table = table(CardClass::Mage);
    table.steps(&[OnTop("CS2_029"), OnTheirTop("CS2_024")]);
    for began in [Nth(0), Nth(1)] {
        let began = table.who(began).unwrap();
        table.game[began].started_in_deck = true;
    }
    table.steps(&[Force(Card("CS2_024")), Never(Card("CS2_029")), Play("SW_065", Nothing), ChooseCard("CS2_024")]);
}

/// `SW_069` · Neutral minion · 3 mana · 2/3
/// > At the end of your turn, store a card from your deck. **Deathrattle:** Add the stored cards to your hand.
///
/// State: Todo
//~ todo SW_069 3809b3da a7c33254 4d0e6342.3968de1e
#[test]
#[ignore = "todo: Enthusiastic Banker"]
fn SW_069_enthusiastic_banker() {
    unwritten("SW_069");
}

/// `SW_075` · Neutral minion · 1 mana · 1/1
/// > **Deathrattle:** If you had 10 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/10)*
///
/// State: Todo
//~ todo SW_075 e95f58dc 1d390ed0 30b8a211.5600bf26
#[test]
#[ignore = "todo: Elwynn Boar"]
fn SW_075_elwynn_boar() {
    unwritten("SW_075");
}

/// `SW_075_Puzzle` · Neutral minion · 1 mana · 1/1
/// > **Deathrattle:** If you had 7 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/7)*
///
/// State: Todo
//~ todo SW_075_Puzzle aa116c2f f48c2d3c bab824a7.62ac1756
#[test]
#[ignore = "todo: Elwynn Boar"]
fn SW_075_Puzzle_elwynn_boar() {
    unwritten("SW_075_Puzzle");
}

/// `SW_075t` · Neutral weapon · 10 mana · 15/3 durability
/// > After your hero attacks, destroy your opponent's Mana Crystals.
///
/// State: Todo
//~ todo SW_075t cd5a8cfa 55612482 5b9a961b.fcabc928
#[test]
#[ignore = "todo: Sword of a Thousand Truths"]
fn SW_075t_sword_of_a_thousand_truths() {
    unwritten("SW_075t");
}

/// `SW_078` · Neutral minion · 6 mana · 6/7
/// > **Battlecry:** Transform minions in your deck into random Dragons. *(They keep their original stats and Cost.)*
///
/// State: Todo
//~ todo SW_078 7d70f384 2cb4c49b 91626e7c.9a4d58d3
#[test]
#[ignore = "todo: Lady Prestor"]
fn SW_078_lady_prestor() {
    unwritten("SW_078");
}

/// `SW_079` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Choose a flightpath and go **Dormant.** Awaken with a bonus when you complete it!
///
/// State: Todo
//~ todo SW_079 255a5169 60032596 62d72cbe.849b1c41
#[test]
#[ignore = "todo: Flightmaster Dungar"]
fn SW_079_flightmaster_dungar() {
    unwritten("SW_079");
}

/// `SW_079t` · Neutral spell · 0 mana
/// > In 1 turn, summon a 2/2 Adventurer with a random bonus effect.
///
/// State: Todo
//~ todo SW_079t ea0334d4 f6b9f0f0 e91c558b.ee3cabc8
#[test]
#[ignore = "todo: Westfall"]
fn SW_079t_westfall() {
    unwritten("SW_079t");
}

/// `SW_080` · Neutral minion · 6 mana · 4/5
/// > At the start and end of each player's turn, draw a card.
///
/// State: Todo
//~ todo SW_080 bfbad1c5 b30572f8 f93aa63a.9c6d06a8
#[test]
#[ignore = "todo: Cornelius Roame"]
fn SW_080_cornelius_roame() {
    unwritten("SW_080");
}

/// `SW_081` · Neutral minion · 8 mana · 7/7
/// > **Battlecry:** Draw a **Rush** minion to gain **Rush**. Repeat for **Taunt** and **Divine Shield**.
///
/// State: Todo
//~ todo SW_081 3f2a0468 cefab558 89768834.faf11cbe
#[test]
#[ignore = "todo: Varian, King of Stormwind"]
fn SW_081_varian_king_of_stormwind() {
    unwritten("SW_081");
}
