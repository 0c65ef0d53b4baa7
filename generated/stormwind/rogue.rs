//! Rogue cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6813cbbb

/// # Blackwater Cutlass
///
/// `DED_004` · Rogue weapon · 1 mana · 2/2 durability
///
/// > **Tradeable** After you **Trade** this, reduce the Cost of a spell in your hand by (1).
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Enchantments: Blackwater Treasure [`DED_004e`]
///
/// State: Todo
//~ todo DED_004 131b4818 b212635f 8cb88c43.20493063
pub const DED_004: Power = TODO;

/// # Blackwater Treasure
///
/// `DED_004e` · Rogue enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived DED_004e fc44ee8c 5176fd29 27ebf3d4.f705eb41
pub const DED_004e: Power = enchant(&[cost_less(1)]);

/// # Parrrley
///
/// `DED_005` · Rogue spell · 1 mana
///
/// > Swap this for a card in your opponent's deck.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Todo
//~ todo DED_005 18f5c720 0fd58b15 e11188ba.bb3f240a
pub const DED_005: Power = TODO;

/// # Edwin, Defias Kingpin
///
/// `DED_510` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Draw a card. If you play it this turn, gain +2/+2 and repeat this effect.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Defias Supplies [`DED_510e`], King of the Brotherhood [`DED_510e2`]
///
/// State: Derived
//~ derived DED_510 96fa65e7 06c94366 9b707903.290fc429
#[rustfmt::skip]
pub const DED_510: Power = battlecry(&[draw(1), later(&whenever(YOU.play(is(&IT))).this_turn().does(&[give(&[plus(2, 2)]), repeat(Word::Battlecry, the(THIS))]))]);

/// # Defias Supplies
///
/// `DED_510e` · Rogue enchantment
///
/// > If played this turn, draw a card and give Edwin +2/+2.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo DED_510e 2aadc29a 5d46ad32 9023210c.6627ddf2
pub const DED_510e: Power = TODO;

/// # King of the Brotherhood
///
/// `DED_510e2` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo DED_510e2 9e4b4fcb 1721097b 7e7b2ac5.a536d554
pub const DED_510e2: Power = TODO;

/// # Maestra of the Masquerade
///
/// `SW_050` · Rogue minion · 2 mana · 3/2
///
/// > You start the game as a different class until you play a Rogue card.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Tags: `1543` = 1, `2936` = 1
/// - Enchantments: Disguise [`SW_050e`]
///
/// State: Todo
//~ todo SW_050 9bf1c559 b8c014dd 6a91c7e5.d4321786
pub const SW_050: Power = TODO;

/// # Disguise
///
/// `SW_050e` · Neutral enchantment
///
/// > Appearing as someone else.
///
/// - Set: United in Stormwind
/// - Tags: `1137` = 1
///
/// State: Todo
//~ todo SW_050e 279ee3b6 395e6612 b60b3ea8.d5f216c6
pub const SW_050e: Power = TODO;

/// # Find the Imposter
///
/// `SW_052` · Rogue spell · 1 mana
///
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `839` = 1
/// - Tokens: Learn the Truth [`SW_052t`], Marked a Traitor [`SW_052t2`], Spymaster Scabbs [`SW_052t3`], Fizzflash Distractor [`SW_052t4`], Spy-o-matic [`SW_052t5`], Noggen-Fog Generator [`SW_052t6`], Hidden Gyroblade [`SW_052t7`], Undercover Mole [`SW_052t8_t`]
///
/// State: Todo
//~ todo SW_052 dcb30c1b 5a8ef2e4 1c5d9fbe.221f2787
pub const SW_052: Power = TODO;

/// # Learn the Truth
///
/// `SW_052t` · Rogue spell · 1 mana
///
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 2
/// - Tokens: Marked a Traitor [`SW_052t2`]
///
/// State: Todo
//~ todo SW_052t f52e1112 ab5d299a f930cfb7.221f2787
pub const SW_052t: Power = TODO;

/// # Marked a Traitor
///
/// `SW_052t2` · Rogue spell · 1 mana
///
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Spymaster Scabbs.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Spymaster Scabbs [`SW_052t3`]
///
/// State: Derived
//~ derived SW_052t2 44451493 122d4eb5 5ef074b8.4bd8b80d
pub const SW_052t2: Power = quest(Goal::Times(2), &[YOU.play(with(GameTag::SI_7))]).reward(&[get(card("SW_052t3"))]);

/// # Spymaster Scabbs
///
/// `SW_052t3` · Rogue minion · 5 mana · 7/7
///
/// > **Battlecry:** Add one of each Spy Gizmo to your hand.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo SW_052t3 8188fa61 b08789b7 f9f271a7.092d475c
pub const SW_052t3: Power = TODO;

/// # Fizzflash Distractor
///
/// `SW_052t4` · Rogue spell · 1 mana
///
/// > Return an enemy minion to its owner's hand. They can't play it next turn.
///
/// - Set: United in Stormwind
/// - Enchantments: Distracted [`SW_052t4e`]
///
/// State: Todo
//~ todo SW_052t4 8ad87691 78aa2da2 6527110f.2ea51f49
pub const SW_052t4: Power = TODO;

/// # Distracted
///
/// `SW_052t4e` · Rogue enchantment
///
/// > Can't be played.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_052t4e 09b4243b dd71b116 6ab55980.8e46476d
pub const SW_052t4e: Power = TODO;

/// # Spy-o-matic
///
/// `SW_052t5` · Rogue minion · 1 mana · 3/2
///
/// > **Battlecry:** Look at 3 cards in your opponent's deck. Pick one to put on top.
///
/// - Set: United in Stormwind
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo SW_052t5 a2b4c3b9 48903cee ce3aab92.4753c73e
pub const SW_052t5: Power = TODO;

/// # Noggen-Fog Generator
///
/// `SW_052t6` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack and **Stealth**.
///
/// - Set: United in Stormwind
/// - Refers to: Stealth
/// - Enchantments: Noggen-Fog [`SW_052t6e`]
///
/// State: Derived
//~ derived SW_052t6 9f477b0f 44d61707 9462e9e6.20d38c25
pub const SW_052t6: Power = spell(&[attach("SW_052t6e").to(A_MINION)]);

/// # Noggen-Fog
///
/// `SW_052t6e` · Rogue enchantment
///
/// > +2 Attack and **Stealth**.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_052t6e 2bfacac8 4b8013e3 552a39ba.c8f94c6d
pub const SW_052t6e: Power = enchant(&[ATTACK.plus(2), has(GameTag::STEALTH)]);

/// # Hidden Gyroblade
///
/// `SW_052t7` · Rogue weapon · 1 mana · 3/2 durability
///
/// > **Deathrattle:** Throw this at a random enemy minion.
///
/// - Set: United in Stormwind
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo SW_052t7 babde7ce 2a6499d7 8105e8a4.0dea4c97
pub const SW_052t7: Power = TODO;

/// # Undercover Mole
///
/// `SW_052t8_t` · Rogue minion · 1 mana · 2/3
///
/// > **Stealth**. After this attacks, add a random card to your hand *(from your opponent's class).*
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Derived
//~ derived SW_052t8_t 3744a1d2 474fc7fc 6bc9c0b5.357c21a3
pub const SW_052t8_t: Power = after(THIS.attack(CARD)).then(&[get(random_of(CARD, Classes::Opponent))]);

/// # Counterfeit Blade
///
/// `SW_310` · Rogue weapon · 4 mana · 4/2 durability
///
/// > **Battlecry**: Get a copy of a random friendly **Deathrattle** minion that died this game.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Counterfeit Blade [`SW_310e`]
///
/// State: Derived
//~ derived SW_310 8051591f cd17df7b b970364e.0fb203d5
pub const SW_310: Power = battlecry(&[get(from_past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::DEATHRATTLE))))]);

/// # Counterfeit Blade
///
/// `SW_310e` · Rogue enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_310e 8b34275d 4a24f317 ed28b179.d40e27b6
pub const SW_310e: Power = TODO;

/// # Garrote
///
/// `SW_311` · Rogue spell · 2 mana
///
/// > Deal $2 damage to the enemy hero. Shuffle 3 Bleeds into your deck that deal $2 more when drawn.
///
/// - Set: United in Stormwind · epic · collectible
/// - Tokens: Bleed [`SW_311t`]
///
/// State: Todo
//~ todo SW_311 0bcc5919 4ecc2428 69965ac1.7d7348ff
pub const SW_311: Power = TODO;

/// # Bleed
///
/// `SW_311t` · Rogue spell · 1 mana
///
/// > **Casts When Drawn** Deal $2 damage to the enemy hero.
///
/// - Set: United in Stormwind
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived SW_311t c0b68080 a59a6880 8338ee5a.bc0d1cf1
pub const SW_311t: Power = spell(&[deal(2).to(ENEMY_HERO)]);

/// # Sketchy Information
///
/// `SW_405` · Rogue spell · 4 mana
///
/// > Draw a **Deathrattle** card that costs (4) or less. Trigger its **Deathrattle.**
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived SW_405 1a108997 85b78842 06317185.5d42841b
pub const SW_405: Power =
    spell(&[draw_that(1, all(&[with(GameTag::DEATHRATTLE), COST.at_most(4)])), trigger(Word::Deathrattle, IT)]);

/// # SI:7 Informant
///
/// `SW_411` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain +1/+1 for each other SI:7 card you've played this game.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Si 7
/// - Enchantments: Well Informed [`SW_411e`]
///
/// State: Derived
//~ derived SW_411 b4d7da2c 940a9f46 ecc5ab71.e0d687bf
pub const SW_411: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).times(count_of(CARDS_YOU_PLAYED.that(with(GameTag::SI_7)).other()))]);

/// # Well Informed
///
/// `SW_411e` · Rogue enchantment
///
/// > +1/+1
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_411e 02631edc fdaa09d2 db21e050.29d9cb13
pub const SW_411e: Power = enchant(&[plus(1, 1)]);

/// # SI:7 Extortion
///
/// `SW_412` · Rogue spell · 1 mana
///
/// > **Tradeable** Deal $3 damage to an undamaged character.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Si 7, Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived SW_412 ad25f54c bb29917e 44aa688e.6a50027e
pub const SW_412: Power = spell(&[deal(3).to(TARGET.that(UNDAMAGED))]);

/// # SI:7 Operative
///
/// `SW_413` · Rogue minion · 3 mana · 2/4
///
/// > **Rush** After this attacks a minion, gain **Stealth**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Rush, Si 7
/// - Refers to: Stealth
///
/// State: Derived
//~ derived SW_413 04f848a7 9b967273 b3a5321d.f3e6d38a
pub const SW_413: Power = after(THIS.attack(MINION)).then(&[give(&[has(GameTag::STEALTH)])]);

/// # SI:7 Assassin
///
/// `SW_417` · Rogue minion · 7 mana · 4/4
///
/// > Costs (1) less for each SI:7 card you've played this game. **Combo:** Destroy an enemy minion.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Combo, Si 7
/// - Target: "Destroy an enemy minion."
///
/// State: Derived
//~ derived SW_417 ab505e4e fe7e1d97 3e35e139.b99da3c3
#[rustfmt::skip]
pub const SW_417: Power = abilities(&[costs(&[cost_less(1).times(count_of(CARDS_YOU_PLAYED.that(with(GameTag::SI_7))))]), combo(&[destroy(AN_ENEMY_MINION)])]);

/// # Loan Shark
///
/// `SW_434` · Rogue minion · 3 mana · 3/4
///
/// > **Battlecry:** Give your opponent a Coin. **Deathrattle:** You get two.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ todo SW_434 f311ff9f cd7af43c 5d152f57.e03939df
pub const SW_434: Power = TODO;
