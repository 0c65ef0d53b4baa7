//! Demon Hunter cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Need for Greed
///
/// `DED_506` · Demon Hunter spell · 5 mana
///
/// > **Tradeable** Draw 3 cards. If drawn this turn, this costs (3).
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ DED_506 todo a1dbfd05 c5433888
pub const DED_506: Power = TODO;

/// # Crow's Nest Lookout
///
/// `DED_507` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage to the left and right-most enemy minions.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Demon, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2522` = 1
///
/// State: Todo
//~ DED_507 todo cf003f54 56d70966
pub const DED_507: Power = TODO;

/// # Proving Grounds
///
/// `DED_508` · Demon Hunter spell · 6 mana
///
/// > Summon two minions from your deck. They fight!
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Todo
//~ DED_508 todo 58dabf65 ff5775b2
pub const DED_508: Power = TODO;

/// # Irebound Brute
///
/// `SW_037` · Demon Hunter minion · 7 mana · 6/7
///
/// > **Taunt** Costs (1) less for each card drawn this turn.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
/// - Enchantments: Prepped to Strike [`SW_037e`]
///
/// State: Todo
//~ SW_037 todo 89f53678 173f6a9c
pub const SW_037: Power = TODO;

/// # Prepped to Strike
///
/// `SW_037e` · Demon Hunter enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_037e todo 40654c0f 1ccc6f1e
pub const SW_037e: Power = TODO;

/// # Final Showdown
///
/// `SW_039` · Demon Hunter spell · 1 mana
///
/// > **Questline:** Draw 4 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1
/// - Enchantments: Faster Moves [`SW_039t2e`]
/// - Tokens: Gain Momentum [`SW_039t`], Close the Portal [`SW_039t3`], Demonslayer Kurtrus [`SW_039t3_t`]
///
/// State: Todo
//~ SW_039 todo e51a3f4d 6dfaa6b4
pub const SW_039: Power = TODO;

/// # Gain Momentum
///
/// `SW_039t` · Demon Hunter spell · 1 mana
///
/// > **Questline:** Draw 5 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `QUESTLINE_PART` = 2
/// - Enchantments: Fast Moves [`SW_039te`]
/// - Tokens: Close the Portal [`SW_039t3`]
///
/// State: Todo
//~ SW_039t todo 523be285 f49dfb36
pub const SW_039t: Power = TODO;

/// # Faster Moves
///
/// `SW_039t2e` · Demon Hunter enchantment
///
/// > Costs (2) less.
///
/// - Set: United in Stormwind
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ SW_039t2e todo 23316296 44047ae4
pub const SW_039t2e: Power = TODO;

/// # Close the Portal
///
/// `SW_039t3` · Demon Hunter spell · 1 mana
///
/// > **Questline:** Draw 5 cards in one turn. **Reward:** Demonslayer Kurtrus.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Demonslayer Kurtrus [`SW_039t3_t`]
///
/// State: Todo
//~ SW_039t3 todo ed9e345e 4a1048ef
pub const SW_039t3: Power = TODO;

/// # Demonslayer Kurtrus
///
/// `SW_039t3_t` · Demon Hunter minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, cards you draw cost (2) less.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
/// - Enchantments: Ludicrous Speed [`SW_039t3_te`]
///
/// State: Todo
//~ SW_039t3_t todo 0750b4f0 d5156de1
pub const SW_039t3_t: Power = TODO;

/// # Ludicrous Speed
///
/// `SW_039t3_te` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_039t3_te todo 3b0c8cc5 93b88414
pub const SW_039t3_te: Power = TODO;

/// # Fast Moves
///
/// `SW_039te` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_039te todo f10b3aa8 fdae1ea2
pub const SW_039te: Power = TODO;

/// # Fel Barrage
///
/// `SW_040` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $2 damage to the lowest Health enemy, twice.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Deck Action Cost
///
/// State: Todo
//~ SW_040 todo de3aa0b9 b4d6e974
pub const SW_040: Power = TODO;

/// # Sigil of Alacrity
///
/// `SW_041` · Demon Hunter spell · Shadow · 1 mana
///
/// > At the start of your next turn, draw a card and reduce its Cost by (1).
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Sigil
/// - Enchantments: Light as a Feather [`SW_041e2`]
///
/// State: Todo
//~ SW_041 todo 504fd525 88417db8
pub const SW_041: Power = TODO;

/// # Light as a Feather
///
/// `SW_041e2` · Demon Hunter enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
/// - Mechanics: Score Value 1
///
/// State: Todo
//~ SW_041e2 todo 06f86e86 de85c617
pub const SW_041e2: Power = TODO;

/// # Persistent Peddler
///
/// `SW_042` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Tradeable Deathrattle:** Summon a Persistent Peddler from your deck.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Deathrattle, Tradeable, Deck Action Cost
///
/// State: Todo
//~ SW_042 todo 058f5b95 83cc3ab3
pub const SW_042: Power = TODO;

/// # Felgorger
///
/// `SW_043` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** Draw a Fel spell. Reduce its Cost by (2).
///
/// - Set: United in Stormwind · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Gorging [`SW_043e`]
///
/// State: Todo
//~ SW_043 todo 3f9b0902 6813bf15
pub const SW_043: Power = TODO;

/// # Gorging
///
/// `SW_043e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_043e todo 761620cc 2a13ef7e
pub const SW_043e: Power = TODO;

/// # Jace Darkweaver
///
/// `SW_044` · Demon Hunter minion · 8 mana · 7/5
///
/// > **Battlecry:** Cast all Fel spells you've played this game *(targets enemies if possible)*.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SW_044 todo 2bc708ec 022a701c
pub const SW_044: Power = TODO;

/// # Metamorfin
///
/// `SW_451` · Demon Hunter minion · 1 mana · 1/2
///
/// > **Taunt Battlecry:** If you've cast a Fel spell this turn, gain +2/+2.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Demon, Murloc
/// - Mechanics: Taunt, Battlecry
/// - Tags: `2537` = 1
/// - Enchantments: Mighty Morphing [`SW_451e`]
///
/// State: Todo
//~ SW_451 todo 6741662e 6c0bb996
pub const SW_451: Power = TODO;

/// # Mighty Morphing
///
/// `SW_451e` · Demon Hunter enchantment
///
/// > +2/+2.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_451e todo 42466dd4 5e6b2ae8
pub const SW_451e: Power = TODO;

/// # Chaos Leech
///
/// `SW_452` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** Deal $5 instead.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Lifesteal, Outcast
///
/// State: Todo
//~ SW_452 todo a0183ae4 39963237
pub const SW_452: Power = TODO;

/// # Lion's Frenzy
///
/// `SW_454` · Demon Hunter weapon · 3 mana · 0/2 durability
///
/// > Has Attack equal to the number of cards you've drawn this turn.
///
/// - Set: United in Stormwind · epic · collectible
///
/// State: Todo
//~ SW_454 todo 30f3836f 7f5fda63
pub const SW_454: Power = TODO;
