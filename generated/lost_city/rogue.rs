//! Rogue cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4ee275c7

/// # Mirrex, the Crystalline
///
/// `DINO_407` · Rogue minion · 3 mana · 3/4
///
/// > While in your hand, this is a 3/4 copy of the last minion your opponent played.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Tags: `2540` = 1, `4435` = 1
/// - Enchantments: Reflecting [`DINO_407e`], Crystalline [`DINO_407e2`]
///
/// State: Todo
//~ todo DINO_407 5c64baea 4303a56b 143694e3.059527c6
pub const DINO_407: Power = TODO;

/// # Reflecting
///
/// `DINO_407e` · Rogue enchantment
///
/// > Transforming into the last minion your opponent plays.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `DEFINING_ENCHANTMENT` = 118481
///
/// State: Todo
//~ todo DINO_407e 1618cb13 aaf8592e 5df879e2.c9d082a3
pub const DINO_407e: Power = TODO;

/// # Crystalline
///
/// `DINO_407e2` · Rogue enchantment
///
/// > 3/4.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_407e2 ec9dfb4c ff02cc8c e2016da4.b2a150af
pub const DINO_407e2: Power = enchant(&[become_stats(3, 4)]);

/// # Crystal Tusk
///
/// `DINO_408` · Rogue weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Shuffle the left- most card in your hand into your deck. **Deathrattle:** Draw 2 cards.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived DINO_408 3804a2b2 e050b9bf 429a61b7.678ab613
pub const DINO_408: Power = abilities(&[battlecry(&[shuffle(the(YOUR_HAND.first(1)))]), deathrattle(&[draw(2)])]);

/// # Costume Merchant
///
/// `DINO_427` · Rogue minion · 3 mana · 2/4
///
/// > **Battlecry:** Get a random Mask from another class. **Combo:** It costs (2) less.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry, Combo
///
/// State: Todo
//~ todo DINO_427 99a521e1 4d812c88 3055ec94.617d4e5d
pub const DINO_427: Power = TODO;

/// # Lie in Wait
///
/// `TLC_513` · Rogue spell · 1 mana
///
/// > **Quest:** Shuffle cards into your deck, 5 times. **Reward:** Master Dusk.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `839` = 1, `3674` = 1, `4297` = 1
/// - Enchantments: Sneaky! [`TLC_513e1`], Master Dusk Reshuffle Player Enchant [`TLC_513e2`]
/// - Tokens: Way of the Shell [`TLC_513hp`], Master Dusk [`TLC_513t`], Tortollan Ninja [`TLC_513t2`]
///
/// State: Todo
//~ todo TLC_513 2bf0f83c c4523550 98ffc75f.1c7776eb
pub const TLC_513: Power = TODO;

/// # Sneaky!
///
/// `TLC_513e1` · Rogue enchantment
///
/// > When this dies, shuffle it into your deck.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_513e1 96d6a0d0 c55f5286 f2886316.a865525c
pub const TLC_513e1: Power = TODO;

/// # Master Dusk Reshuffle Player Enchant
///
/// `TLC_513e2` · Rogue enchantment
///
/// > When a Ninja dies, shuffle it into your deck.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_513e2 8134d7a9 7a580eea 86fa5519.8c7952ae
pub const TLC_513e2: Power = TODO;

/// # Way of the Shell
///
/// `TLC_513hp` · Rogue hero power · 1 mana
///
/// > Draw 2 cards that didn't start in your deck.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Done
//~ done TLC_513hp c0088f7f - 804b8606.b20c8fcd
pub const TLC_513hp: Power = hero_power(&[draw_that(2, not(&STARTED_IN_DECK))]);

/// # Master Dusk
///
/// `TLC_513t` · Rogue hero · 3 mana · 30 health, 8 armor
///
/// > **Battlecry:** Summon two 3/3 Ninjas with **Stealth**. Your Ninjas now shuffle back into your deck when they die.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Hero power: Way of the Shell [`TLC_513hp`]
///
/// State: Todo
//~ todo TLC_513t 7bc2edc5 4fbb20e7 9e9bb4cb.54587d1a
pub const TLC_513t: Power = TODO;

/// # Tortollan Ninja
///
/// `TLC_513t2` · Rogue minion · 3 mana · 3/3
///
/// > **Summoned When Drawn Stealth**
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Stealth
/// - Refers to: Summoned When Drawn
///
/// State: Todo
//~ todo TLC_513t2 f711ba0f ea45bb92 b3beac29.4816074f
pub const TLC_513t2: Power = TODO;

/// # Merchant of Legend
///
/// `TLC_514` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry: Discover** a **Legendary** minion. Shuffle the other two into your deck.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived TLC_514 4075f994 7a42244d 5003369c.a54e80d0
#[rustfmt::skip]
pub const TLC_514: Power = battlecry(&[offer_rest(Offer::Pool(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Own), &[get(the(IT))], &[shuffle(the(IT))])]);

/// # Cultist Map
///
/// `TLC_515` · Rogue spell · Shadow · 2 mana
///
/// > **Discover** a card from your deck. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Cultist Map Player Enchant [`TLC_515e`]
///
/// State: Todo
//~ todo TLC_515 71ec4f04 6be79e93 927c27bb.5425f0b2
pub const TLC_515: Power = TODO;

/// # Cultist Map Player Enchant
///
/// `TLC_515e` · Rogue enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TLC_515e be64e362 0f504f1a 0b1ffaa0.0037a6e7
pub const TLC_515e: Power = TODO;

/// # Neferset Weaponsmith
///
/// `TLC_516` · Rogue minion · 4 mana · 5/4
///
/// > **Battlecry:** Get a random weapon from another class. **Combo:** Give it +2 Attack.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry, Combo
/// - Enchantments: Wicked Weaponry [`TLC_516e`]
///
/// State: Derived
//~ derived TLC_516 1ac961c8 f1759cb8 fa46e150.d70e60c6
pub const TLC_516: Power =
    battlecry(&[get(random_of(WEAPON, Classes::Other)), attach("TLC_516e").to(IT).when(Condition::Combo)]);

/// # Wicked Weaponry
///
/// `TLC_516e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_516e 92b59a27 cc5f01b9 29afb761.bf3d1612
pub const TLC_516e: Power = enchant(&[ATTACK.plus(2)]);

/// # Knockback
///
/// `TLC_517` · Rogue spell · 1 mana
///
/// > Deal $@ damage to a minion *(improved for each time you've shuffled cards into your deck)*.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ todo TLC_517 b474082e f02b8cb6 4de4d344.c4a4a37f
pub const TLC_517: Power = TODO;

/// # Interrogation
///
/// `TLC_518` · Rogue spell · 2 mana
///
/// > Shuffle three 3/3 Ninjas with **Stealth** into your deck that are **Summoned When Drawn**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Stealth, Summoned When Drawn
///
/// State: Todo
//~ todo TLC_518 f6028643 fecac147 2afb363d.ed15410c
pub const TLC_518: Power = TODO;

/// # Ambush Predators
///
/// `TLC_519` · Rogue spell · Shadow · 3 mana
///
/// > Summon a 1/1 Spitter with **Stealth** and **Poisonous**. **Kindred:** Do it again.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Kindred
/// - Refers to: Stealth, Poisonous
/// - Tokens: Venomous Spitter [`TLC_519t`]
///
/// State: Derived
//~ derived TLC_519 8ddd43c8 cdc62ec9 98fbb160.464d3cbf
pub const TLC_519: Power = spell(&[summon(card("TLC_519t")), summon(card("TLC_519t")).when(KINDRED)]);

/// # Venomous Spitter
///
/// `TLC_519t` · Rogue minion · 2 mana · 1/1
///
/// > **Stealth** **Poisonous**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ vanilla TLC_519t 304829c4 74873dc8 ed1fb1cb.8639d5f9
pub const TLC_519t: Power = VANILLA;

/// # Underbrush Tracker
///
/// `TLC_520` · Rogue minion · 6 mana · 5/5
///
/// > **Rush** Costs (1) less for each time you've shuffled cards into your deck.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ todo TLC_520 28fa0e2a bdb7b321 41abcfdd.4941b236
pub const TLC_520: Power = TODO;

/// # Eyes in the Sky
///
/// `TLC_521` · Rogue minion · 2 mana · 2/3
///
/// > **Battlecry:** Look at 3 cards in your enemy's deck. Pick one to put on top.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TLC_521 15b85162 8c355bde 11d464e6.fc6639c1
pub const TLC_521: Power = battlecry(&[offer(Offer::Entities(ENEMY_DECK), &[put_on_top(the(IT)).to(OPPONENT)])]);

/// # Opu the Unseen
///
/// `TLC_522` · Rogue minion · 6 mana · 6/4
///
/// > Stealth**. Battlecry, Combo, and Deathrattle:** Cast 'Fan of Knives'.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Stealth, Deathrattle, Battlecry, Combo
/// - Tokens: Fan of Knives [`EX1_129`](crate::legacy::rogue::EX1_129)
///
/// State: Derived
//~ derived TLC_522 b94382c7 96aab552 805e5332.05b2e39e
#[rustfmt::skip]
pub const TLC_522: Power = abilities(&[battlecry(&[cast(card("EX1_129"))]), combo(&[cast(card("EX1_129"))]), deathrattle(&[cast(card("EX1_129"))])]);
