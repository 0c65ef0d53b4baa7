//! Rogue cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ DED_004 todo 56ccb06d 4741e874
pub const DED_004: Power = TODO;

/// # Blackwater Treasure
///
/// `DED_004e` · Rogue enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ DED_004e todo 7dadf40d 6ab7066b
pub const DED_004e: Power = TODO;

/// # Parrrley
///
/// `DED_005` · Rogue spell · 1 mana
///
/// > Swap this for a card in your opponent's deck.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Todo
//~ DED_005 todo f25ebae5 4b6c4355
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
/// State: Todo
//~ DED_510 todo 7fb37c9c e8ba85c6
pub const DED_510: Power = TODO;

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
//~ DED_510e todo 1f15ebef 2181aa27
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
//~ DED_510e2 todo 9cfd3069 77b38305
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
//~ SW_050 todo f408a984 f1a851fa
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
//~ SW_050e todo 03596d88 6171d5d3
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
//~ SW_052 todo a9c6adbb 77fa3333
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
//~ SW_052t todo 23b61080 545a6df0
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
/// State: Todo
//~ SW_052t2 todo 146110ab 43371cd4
pub const SW_052t2: Power = TODO;

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
//~ SW_052t3 todo 491a0fa4 3ac790ca
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
//~ SW_052t4 todo 0b2919f0 ff5d498d
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
//~ SW_052t4e todo e17b8dd5 9e64ecf7
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
//~ SW_052t5 todo 242b35a0 1e44cbd5
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
/// State: Todo
//~ SW_052t6 todo 3b6bf520 4cc51563
pub const SW_052t6: Power = TODO;

/// # Noggen-Fog
///
/// `SW_052t6e` · Rogue enchantment
///
/// > +2 Attack and **Stealth**.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_052t6e todo 7eedcd68 19d6a92c
pub const SW_052t6e: Power = TODO;

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
//~ SW_052t7 todo f92820c2 9e2ccaf0
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
/// State: Todo
//~ SW_052t8_t todo 93d5e3a5 4ff8fea9
pub const SW_052t8_t: Power = TODO;

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
/// State: Todo
//~ SW_310 todo cdb92644 b5185340
pub const SW_310: Power = TODO;

/// # Counterfeit Blade
///
/// `SW_310e` · Rogue enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_310e todo d698d70c d961a9e7
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
//~ SW_311 todo 215bf0d1 fc3c226f
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
/// State: Todo
//~ SW_311t todo d1442baf a46748da
pub const SW_311t: Power = TODO;

/// # Sketchy Information
///
/// `SW_405` · Rogue spell · 4 mana
///
/// > Draw a **Deathrattle** card that costs (4) or less. Trigger its **Deathrattle.**
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ SW_405 todo 99fa4cf0 079d0bef
pub const SW_405: Power = TODO;

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
/// State: Todo
//~ SW_411 todo 92271f36 565de1bf
pub const SW_411: Power = TODO;

/// # Well Informed
///
/// `SW_411e` · Rogue enchantment
///
/// > +1/+1
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_411e todo 5eadec9d 341f7a30
pub const SW_411e: Power = TODO;

/// # SI:7 Extortion
///
/// `SW_412` · Rogue spell · 1 mana
///
/// > **Tradeable** Deal $3 damage to an undamaged character.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Si 7, Tradeable, Deck Action Cost
///
/// State: Todo
//~ SW_412 todo c703ae32 580c14a2
pub const SW_412: Power = TODO;

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
/// State: Todo
//~ SW_413 todo 0c06ffd4 49d6f525
pub const SW_413: Power = TODO;

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
/// State: Todo
//~ SW_417 todo 003d82f2 6334d93d
pub const SW_417: Power = TODO;

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
//~ SW_434 todo 5730ed0d 6f2f7e0d
pub const SW_434: Power = TODO;
