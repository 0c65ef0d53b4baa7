//! Neutral cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f2434eaa

/// Goliath, Sneed's Masterpiece · Minion · Mech · 8 mana · 8/8 · **Battlecry:** Fire five rockets at enemy minions that deal 2 damage each. *(You pick the targets!)*
//~ todo DED_525 29970c4a 72dfa977 -
#[test]
#[ignore = "todo: Goliath, Sneed's Masterpiece"]
fn DED_525_goliath_sneeds_masterpiece() {
    unwritten("DED_525");
}

/// Two-Faced Investor · Minion · 3 mana · 2/4 · At the end of your turn, reduce the Cost of a card in your hand by (1). *(50% chance to increase.)*
//~ done SW_036 - 21ae4cf1 -
#[test]
#[rustfmt::skip]
fn SW_036_two_faced_investor() {
    check(CardClass::Mage, &[
        Friend("SW_036"), Give("CS2_182"), GiveThem("CS2_182"), Force(Number(0)), EndTurn, CostNow(InHand(0), 3),
        CostNow(InTheirHand(0), 4), EndTurn, CostNow(InHand(0), 3),
    ]);
    check(CardClass::Mage, &[Friend("SW_036"), Give("CS2_182"), Force(Number(1)), EndTurn, CostNow(InHand(0), 5)]);
    check(CardClass::Mage, &[
        Friend("SW_036"), Give("CS2_182"), Give("CS2_182"), Force(Entity(InHand(0))), Force(Number(0)), EndTurn,
        CostNow(InHand(0), 3), CostNow(InHand(1), 4),
    ]);
}

/// Auctioneer Jaxon · Minion · 2 mana · 2/3 · Whenever you **Trade**, **Discover** a card from your deck to draw instead.
//~ todo SW_045 de477b66 be86fd62 -
#[test]
#[ignore = "todo: Auctioneer Jaxon"]
fn SW_045_auctioneer_jaxon() {
    unwritten("SW_045");
}

/// Pandaren Importer · Minion · 2 mana · 1/3 · **Battlecry: Discover** a spell that didn't start in your deck.
//~ done SW_065 - 77804e3c -
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

/// Enthusiastic Banker · Minion · Draenei · 3 mana · 2/3 · At the end of your turn, store a card from your deck. **Deathrattle:** Add the stored cards to your hand.
//~ todo SW_069 a7c33254 0c9a468c -
#[test]
#[ignore = "todo: Enthusiastic Banker"]
fn SW_069_enthusiastic_banker() {
    unwritten("SW_069");
}

/// Elwynn Boar · Minion · Beast · 1 mana · 1/1 · **Deathrattle:** If you had 10 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/10)*
//~ done SW_075 - 62e46bc2 -
#[test]
#[rustfmt::skip]
fn SW_075_elwynn_boar() {
    check(CardClass::Mage, &[
        Friend("SW_075"), Friend("SW_075"), Friend("SW_075"), Friend("SW_075"), Friend("SW_075"), Friend("SW_075"),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Enemy("SW_075"), Kill(Their(0)),
        Friend("CS2_231"), Kill(My(0)), Friend("SW_075"), Friend("SW_075"), Friend("SW_075"), Friend("SW_075"),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), NoWeapon(Mine), Kill(My(0)), Is(MyWeapon, "SW_075t"),
        Attack(MyHero, TheirHero), EndTurn, Mana(1),
    ]);
    check(CardClass::Mage, &[Friend("SW_075t"), Attack(MyHero, TheirHero), EndTurn, Mana(1), EndTurn, Mana(10)]);
}

/// Elwynn Boar · Minion · Beast · 1 mana · 1/1 · **Deathrattle:** If you had 7 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/7)*
//~ todo SW_075_Puzzle f48c2d3c 3d5babd0 -
#[test]
#[ignore = "todo: Elwynn Boar"]
fn SW_075_Puzzle_elwynn_boar() {
    unwritten("SW_075_Puzzle");
}

/// Sword of a Thousand Truths · Weapon · 10 mana · 15/3 durability · After your hero attacks, destroy your opponent's Mana Crystals.
//~ done SW_075t - 24ca1924 -
#[test]
fn SW_075t_sword_of_a_thousand_truths() {
    SW_075_elwynn_boar();
}

/// Lady Prestor · Minion · 6 mana · 6/7 · **Battlecry:** Transform minions in your deck into random Dragons. *(They keep their original stats and Cost.)*
//~ todo SW_078 2cb4c49b 4180816b -
#[test]
#[ignore = "todo: Lady Prestor"]
fn SW_078_lady_prestor() {
    unwritten("SW_078");
}

/// Flightmaster Dungar · Minion · 3 mana · 3/3 · **Battlecry:** Choose a flightpath and go **Dormant.** Awaken with a bonus when you complete it!
//~ todo SW_079 60032596 aa689137 -
#[test]
#[ignore = "todo: Flightmaster Dungar"]
fn SW_079_flightmaster_dungar() {
    unwritten("SW_079");
}

/// Westfall · Spell · 0 mana · In 1 turn, summon a 2/2 Adventurer with a random bonus effect.
//~ todo SW_079t f6b9f0f0 207bcd80 -
#[test]
#[ignore = "todo: Westfall"]
fn SW_079t_westfall() {
    unwritten("SW_079t");
}

/// Cornelius Roame · Minion · 6 mana · 4/5 · At the start and end of each player's turn, draw a card.
//~ done SW_080 - cb38c719 -
#[test]
#[rustfmt::skip]
fn SW_080_cornelius_roame() {
    check(CardClass::Mage, &[
        Friend("SW_080"), EndTurn, HandCount(Mine, 2), HandCount(Theirs, 1), EndTurn, HandCount(Mine, 5),
        HandCount(Theirs, 1),
    ]);
}

/// Varian, King of Stormwind · Minion · 8 mana · 7/7 · **Battlecry:** Draw a **Rush** minion to gain **Rush**. Repeat for **Taunt** and **Divine Shield**.
//~ done SW_081 - 14915cb2 -
#[test]
#[rustfmt::skip]
fn SW_081_varian_king_of_stormwind() {
    check(CardClass::Mage, &[
        EmptyDeck(Mine), OnTop("SW_033"), OnTop("CS2_182"), OnTop("EX1_008"), Play("SW_081", Nothing),
        HandCount(Mine, 2), DeckCount(Mine, 1), HasNow(My(0), GameTag::RUSH), HasNot(My(0), GameTag::TAUNT),
        HasNow(My(0), GameTag::DIVINE_SHIELD),
    ]);
    check(CardClass::Mage, &[
        EmptyDeck(Mine), OnTop("CS2_179"), OnTop("CS2_182"), Play("SW_081", Nothing), HandCount(Mine, 1),
        Is(InHand(0), "CS2_179"), HasNot(My(0), GameTag::RUSH), HasNow(My(0), GameTag::TAUNT),
        HasNot(My(0), GameTag::DIVINE_SHIELD),
    ]);
    check(CardClass::Mage, &[
        EmptyDeck(Mine), OnTop("SW_033"), OnTop("SW_033"), OnTop("EX1_008"), OnTop("EX1_008"), OnTop("CS2_179"),
        OnTop("CS2_179"), Play("SW_081", Nothing), HandCount(Mine, 3),
    ]);
}
