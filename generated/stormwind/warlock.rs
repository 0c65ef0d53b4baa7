//! Warlock cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shadowblade Slinger
///
/// `DED_503` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** If you've taken damage this turn, deal that much to an enemy minion.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Target: "Deal damage to an enemy minion."
///
/// State: Todo
//~ DED_503 todo a0ec066c f5a6681f
pub const DED_503: Power = TODO;

/// # Wicked Shipment
///
/// `DED_504` · Warlock spell · 1 mana
///
/// > **Tradeable** Summon @ 1/1 \|4(Imp, Imps). *(Upgrades by 2 when **Traded!)*
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Imp [`CORE_GIL_191t`](crate::core::warlock::CORE_GIL_191t)
///
/// State: Todo
//~ DED_504 todo ed3d8682 b222d23b
pub const DED_504: Power = TODO;

/// # Hullbreaker
///
/// `DED_505` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry and Deathrattle:** Draw a spell. Your hero takes damage equal to its Cost.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ DED_505 todo 974da4cc d789ec25
pub const DED_505: Power = TODO;

/// # Runed Mithril Rod
///
/// `SW_003` · Warlock weapon · 5 mana · 0/2 durability
///
/// > After you draw 4 cards, reduce the Cost of cards in your hand by (1). Lose 1 Durability.
///
/// - Set: United in Stormwind · rare · collectible
/// - Enchantments: Enchanting Dust [`SW_003e`]
///
/// State: Todo
//~ SW_003 todo c0d4652e 1088c31d
pub const SW_003: Power = TODO;

/// # Enchanting Dust
///
/// `SW_003e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_003e todo ebe0fa45 e971fa80
pub const SW_003e: Power = TODO;

/// # Bloodbound Imp
///
/// `SW_084` · Warlock minion · 2 mana · 2/5
///
/// > Whenever this attacks, deal 2 damage to your hero.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Todo
//~ SW_084 todo ab9b75cd c5801070
pub const SW_084: Power = TODO;

/// # Dark Alley Pact
///
/// `SW_085` · Warlock spell · Shadow · 4 mana
///
/// > Summon a Fiend with **Taunt** and stats equal to your hand size.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Taunt
/// - Tokens: Fiend [`SW_085t`]
///
/// State: Todo
//~ SW_085 todo 8935f5db 6dcae1ba
pub const SW_085: Power = TODO;

/// # Fiend
///
/// `SW_085t` · Warlock minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: United in Stormwind
/// - Minion type: Demon
/// - Mechanics: Taunt, Imp
///
/// State: Vanilla
//~ SW_085t vanilla 4dd0fa67 79027a4a
pub const SW_085t: Power = VANILLA;

/// # Shady Bartender
///
/// `SW_086` · Warlock minion · 5 mana · 4/4
///
/// > **Tradeable Battlecry:** Give your Demons +2/+2.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Enchantments: Souls on Tap [`SW_086e`]
///
/// State: Todo
//~ SW_086 todo 18942585 001bb80f
pub const SW_086: Power = TODO;

/// # Souls on Tap
///
/// `SW_086e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_086e todo 6847b870 08a25b46
pub const SW_086e: Power = TODO;

/// # Dreaded Mount
///
/// `SW_087` · Warlock spell · 3 mana
///
/// > Give a minion +1/+1. When it dies, summon an endless Dreadsteed.
///
/// - Set: United in Stormwind · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: On a Dreadsteed [`SW_087e`], Tamsin's Dreadsteed [`SW_087e2`]
/// - Tokens: Tamsin's Dreadsteed [`SW_087t`]
///
/// State: Todo
//~ SW_087 todo 08294bb9 0b7a8afc
pub const SW_087: Power = TODO;

/// # On a Dreadsteed
///
/// `SW_087e` · Neutral enchantment
///
/// > +1/+1. **Deathrattle:** Summon a never-ending Dreadsteed.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_087e todo 52c98d3c 73b0d1ae
pub const SW_087e: Power = TODO;

/// # Tamsin's Dreadsteed
///
/// `SW_087e2` · Neutral enchantment
///
/// > Summon a Dreadsteed at the end of the turn.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_087e2 todo 7ee12efd 8df4459d
pub const SW_087e2: Power = TODO;

/// # Tamsin's Dreadsteed
///
/// `SW_087t` · Warlock minion · 4 mana · 1/1
///
/// > **Deathrattle:** At the end of the turn, summon Tamsin's Dreadsteed.
///
/// - Set: United in Stormwind
/// - Minion type: Demon
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ SW_087t todo d3dcab9c b37a5d0b
pub const SW_087t: Power = TODO;

/// # Demonic Assault
///
/// `SW_088` · Warlock spell · Fel · 4 mana
///
/// > Deal $3 damage. Summon two 1/3 Voidwalkers with **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Refers to: Taunt
/// - Tokens: Voidwalker [`CS2_065`](crate::legacy::warlock::CS2_065)
///
/// State: Todo
//~ SW_088 todo 88a40160 61dd237d
pub const SW_088: Power = TODO;

/// # Entitled Customer
///
/// `SW_089` · Warlock minion · 6 mana · 3/2
///
/// > **Battlecry:** Deal damage equal to your hand size to all other minions.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SW_089 todo bd677b9e f14596aa
pub const SW_089: Power = TODO;

/// # Touch of the Nathrezim
///
/// `SW_090` · Warlock spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, restore #3 Health to your hero.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Todo
//~ SW_090 todo cc067e4e 8932cf1a
pub const SW_090: Power = TODO;

/// # The Demon Seed
///
/// `SW_091` · Warlock spell · 1 mana
///
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Lifesteal, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 12, `839` = 1
/// - Enchantments: Blightborn [`SW_091t5`]
/// - Tokens: Establish the Link [`SW_091t`], Complete the Ritual [`SW_091t3`], Blightborn Tamsin [`SW_091t4`]
///
/// State: Todo
//~ SW_091 todo 5dc30441 9aa2d5bb
pub const SW_091: Power = TODO;

/// # Establish the Link
///
/// `SW_091t` · Warlock spell · 1 mana
///
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Lifesteal, Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 12, `QUESTLINE_PART` = 2
/// - Tokens: Complete the Ritual [`SW_091t3`]
///
/// State: Todo
//~ SW_091t todo 7b2d762d a1acb53e
pub const SW_091t: Power = TODO;

/// # Complete the Ritual
///
/// `SW_091t3` · Warlock spell · 1 mana
///
/// > **Questline:** Take 12 damage on your turns. **Reward:** Blightborn Tamsin.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 12, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Blightborn Tamsin [`SW_091t4`]
///
/// State: Todo
//~ SW_091t3 todo 4a507e10 86268f5b
pub const SW_091t3: Power = TODO;

/// # Blightborn Tamsin
///
/// `SW_091t4` · Warlock minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, damage you take on your turn damages your opponent instead.
///
/// - Set: United in Stormwind
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SW_091t4 todo bb9147d4 397b7d49
pub const SW_091t4: Power = TODO;

/// # Blightborn
///
/// `SW_091t5` · Neutral enchantment
///
/// > For the rest of the game, damage you take on your turn instead damages your opponent.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_091t5 todo 31efeaa5 6fd2bddd
pub const SW_091t5: Power = TODO;

/// # Anetheron
///
/// `SW_092` · Warlock minion · 6 mana · 8/6
///
/// > Costs (1) if your hand is full.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Demon
///
/// State: Todo
//~ SW_092 todo 72e622a5 63408c99
pub const SW_092: Power = TODO;
