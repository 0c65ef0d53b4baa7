//! Neutral cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Mogu Warmaster
///
/// `BE_008` · Neutral minion · 3 mana · 2/5
///
/// > After you play a neutral card, your next spell costs (1) less this turn.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Tags: `4578` = 1
/// - Enchantments: War Shout [`BE_008e`]
///
/// State: Todo
//~ BE_008 todo 92b25946 2c06fc59
pub const BE_008: Power = TODO;

/// # War Shout
///
/// `BE_008e` · Neutral enchantment
///
/// > Your next spell this turn costs (1) less.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BE_008e todo 3f809ec2 2e9d4491
pub const BE_008e: Power = TODO;

/// # Mastermind Yogg-Saron
///
/// `BE_009` · Neutral minion · 9 mana · 7/5
///
/// > **Old God. Battlecry:** End your turn. Yogg-saron takes an extra turn for you. *(Once per game)*
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Old God, Activatable Minion
/// - Tags: `1544` = 1
/// - Enchantments: Controlled [`BE_009e2`]
/// - Tokens: Brain of Yogg-Saron [`BE_009t1`], Madness of Yogg-Saron [`BE_009t2`], Ascent of Yogg-Saron [`BE_009t3`], Domain of Yogg-Saron [`BE_009t4`]
///
/// State: Todo
//~ BE_009 todo 20205816 16ac9c6b
pub const BE_009: Power = TODO;

/// # Controlled
///
/// `BE_009e2` · Neutral enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_009e2 todo 0853c383 72de0bd0
pub const BE_009e2: Power = TODO;

/// # Brain of Yogg-Saron
///
/// `BE_009t1` · Neutral spell · 0 mana
///
/// > Your next spell this turn casts twice.
///
/// - Set: Reign of the Black Empire
/// - Enchantments: Brainy [`BE_009t1e`]
///
/// State: Todo
//~ BE_009t1 todo e397fedc 449af117
pub const BE_009t1: Power = TODO;

/// # Brainy
///
/// `BE_009t1e` · Shaman enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BE_009t1e todo f3fa2714 0f095dd7
pub const BE_009t1e: Power = TODO;

/// # Madness of Yogg-Saron
///
/// `BE_009t2` · Neutral spell · 0 mana
///
/// > Deal 10 damage.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_009t2 todo 50269cf4 5ee9c100
pub const BE_009t2: Power = TODO;

/// # Ascent of Yogg-Saron
///
/// `BE_009t3` · Neutral spell · 0 mana
///
/// > Transform spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Reduced [`BE_009t3e`]
///
/// State: Todo
//~ BE_009t3 todo 879ad697 3944b24d
pub const BE_009t3: Power = TODO;

/// # Reduced
///
/// `BE_009t3e` · enchantment
///
/// > Reduced Cost
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_009t3e todo 6648af6f 7a76a0be
pub const BE_009t3e: Power = TODO;

/// # Domain of Yogg-Saron
///
/// `BE_009t4` · Neutral spell · 0 mana
///
/// > Draw 5 spells.
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ BE_009t4 todo 0be9e5de 1220e6e7
pub const BE_009t4: Power = TODO;

/// # C'Thun, Eye of the Empire
///
/// `BE_013` · Neutral minion · 10 mana · 12/12
///
/// > **Old God.** If you've triggered all 4 C'Thun abilities this game, this minion's abilities are tripled.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Old God, Activatable Minion
/// - Tags: `1544` = 1
/// - Tokens: Wrath of C'Thun [`BE_013t1`], Domain of C'Thun [`BE_013t2`], Glare of C'Thun [`BE_013t3`], Servants of C'Thun [`BE_013t4`], Faceless Fanatic [`BE_013t5`], Glare of C'Thun [`BE_013t6`]
///
/// State: Todo
//~ BE_013 todo fdaf00b2 52085f30
pub const BE_013: Power = TODO;

/// # Wrath of C'Thun
///
/// `BE_013t1` · Neutral spell · 0 mana
///
/// > Deal 7 damage randomly split among enemies.@Deal 21 damage randomly split among enemies.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Immune To Spellpower, Dont Pick From Subsets
/// - Tags: `1544` = 1
///
/// State: Todo
//~ BE_013t1 todo 50eafe5a 3b4f9de6
pub const BE_013t1: Power = TODO;

/// # Domain of C'Thun
///
/// `BE_013t2` · Neutral spell · 2 mana
///
/// > Give two other random friendly minions +2/+3.@Give two other random friendly minions +6/+9.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets
/// - Tags: `1544` = 1
/// - Enchantments: Abhorrent [`BE_013t2e1`], Abhorrent [`BE_013t2e2`]
///
/// State: Todo
//~ BE_013t2 todo 71409580 9167abba
pub const BE_013t2: Power = TODO;

/// # Abhorrent
///
/// `BE_013t2e1` · Neutral enchantment
///
/// > +2/+3
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_013t2e1 todo df04598a 38e32ea9
pub const BE_013t2e1: Power = TODO;

/// # Abhorrent
///
/// `BE_013t2e2` · Neutral enchantment
///
/// > +6/+9
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_013t2e2 todo fb190a5a bbca7f37
pub const BE_013t2e2: Power = TODO;

/// # Glare of C'Thun
///
/// `BE_013t3` · Neutral spell · 0 mana
///
/// > **Lifesteal** Deal 5 damage to an enemy minion.@**Lifesteal** Deal 15 damage to an enemy minion.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Immune To Spellpower, Dont Pick From Subsets, Lifesteal
/// - Tags: `1544` = 1
///
/// State: Todo
//~ BE_013t3 todo 61501961 7f2cd90a
pub const BE_013t3: Power = TODO;

/// # Servants of C'Thun
///
/// `BE_013t4` · Neutral spell · 2 mana
///
/// > Summon two 2/3 Fanatics with **Taunt**.@Summon two 6/9 Fanatics with **Taunt**.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Taunt
/// - Tags: `1544` = 1
///
/// State: Todo
//~ BE_013t4 todo 3ddfb4b6 ba16a797
pub const BE_013t4: Power = TODO;

/// # Faceless Fanatic
///
/// `BE_013t5` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BE_013t5 vanilla 7db33332 dfe7fe1d
pub const BE_013t5: Power = VANILLA;

/// # Glare of C'Thun
///
/// `BE_013t6` · Neutral spell · 0 mana
///
/// > **Lifesteal** Deal 5 damage to an enemy minion.@**Lifesteal** Deal 15 damage to an enemy minion.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets, Lifesteal
/// - Tags: `1544` = 1
///
/// State: Todo
//~ BE_013t6 todo 4ccbe500 1f122f55
pub const BE_013t6: Power = TODO;

/// # Spawn of C'Thun
///
/// `BE_014` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** If C'Thun started in your deck, choose one of its abilities to trigger.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Old God Cthun Tooltip
/// - Refers to: tag 4128
/// - Tags: `1544` = 1
///
/// State: Todo
//~ BE_014 todo d6452355 41d6c9e7
pub const BE_014: Power = TODO;

/// # N'Zoth, Dream's End
///
/// `BE_017` · Neutral minion · 15 mana · 5/7
///
/// > **Old God** Cost (1) less for each **Deathrattle** minion you've summoned this game.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Old God, Activatable Minion
/// - Refers to: Deathrattle
/// - Tags: `1544` = 1
/// - Tokens: Call of N'Zoth [`BE_017t3`], Mastery of N'Zoth [`BE_017t4`], Army of N'Zoth [`BE_017t5`], Domain of N'Zoth [`BE_017t6`]
///
/// State: Todo
//~ BE_017 todo 4bdccff0 5e8d3c34
pub const BE_017: Power = TODO;

/// # Call of N'Zoth
///
/// `BE_017t3` · Neutral spell · 0 mana
///
/// > **Discover** a **Deathrattle** minion that costs (5) or more to summon.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Discover, Dont Pick From Subsets
/// - Refers to: Deathrattle
/// - Tags: `1544` = 1
///
/// State: Todo
//~ BE_017t3 todo 6ff4aa95 733f8b1f
pub const BE_017t3: Power = TODO;

/// # Mastery of N'Zoth
///
/// `BE_017t4` · Neutral spell · 0 mana
///
/// > Trigger another friendly minion's **Deathrattle** twice.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Deathrattle
/// - Tags: `1544` = 1
///
/// State: Todo
//~ BE_017t4 todo 852be856 1cff8dd1
pub const BE_017t4: Power = TODO;

/// # Army of N'Zoth
///
/// `BE_017t5` · Neutral spell · 0 mana
///
/// > Resurrect 4 different **Deathrattle** minions.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Deathrattle
/// - Tags: `1544` = 1
///
/// State: Todo
//~ BE_017t5 todo 97affbe0 e79f7968
pub const BE_017t5: Power = TODO;

/// # Domain of N'Zoth
///
/// `BE_017t6` · Neutral spell · 0 mana
///
/// > Give another friendly minion "**Deathrattle:** Deal 2 damage to all enemy minions."
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Deathrattle
/// - Tags: `1544` = 1
/// - Enchantments: Domain of N'Zoth [`BE_017t6e`]
///
/// State: Todo
//~ BE_017t6 todo 456cbc19 1a88aeb0
pub const BE_017t6: Power = TODO;

/// # Domain of N'Zoth
///
/// `BE_017t6e` · Neutral enchantment
///
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
///
/// - Set: Reign of the Black Empire
/// - Tags: `4237` = 1
///
/// State: Todo
//~ BE_017t6e todo 9b5f39ac ac44157b
pub const BE_017t6e: Power = TODO;

/// # M.O.T.H.E.R.
///
/// `BE_036` · Neutral minion · 9 mana · 9/7
///
/// > **Battlecry:** Reduce the Cost of a card in your hand by (5). This continues to the left and right with (1) less reduction.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Enchantments: M.O.T.H.E.R.'s Love [`BE_036e2`]
///
/// State: Todo
//~ BE_036 todo c3c5d255 479bc261
pub const BE_036: Power = TODO;

/// # M.O.T.H.E.R.'s Love
///
/// `BE_036e2` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_036e2 todo 302b54f9 c291859d
pub const BE_036e2: Power = TODO;

/// # F3TCH3R
///
/// `BE_044` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry: Assemble** a 4-Cost minion.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Refers to: Craft
/// - Tags: `2539` = 1, `4578` = 1
/// - Enchantments: Assembled [`BE_044e`]
///
/// State: Todo
//~ BE_044 todo 82eec08a 3c5597c9
pub const BE_044: Power = TODO;

/// # Assembled
///
/// `BE_044e` · Neutral enchantment
///
/// > This has been Assemble**d** with {0}.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_044e todo b76a4f28 b1dd0e4b
pub const BE_044e: Power = TODO;

/// # Vaultkeeper
///
/// `BE_151` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Give adjacent minions +2/+2.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Vault Protection [`BE_151e`]
///
/// State: Todo
//~ BE_151 todo cba8b7c4 c753ce2c
pub const BE_151: Power = TODO;

/// # Vault Protection
///
/// `BE_151e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_151e todo 3b3bcff9 a448d891
pub const BE_151e: Power = TODO;

/// # Mantid Precursor
///
/// `BE_169` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you have a weapon equipped, gain +1/+1 and **Rush**.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Ride to Battle! [`BE_169e`]
///
/// State: Todo
//~ BE_169 todo a6cf9e87 bb9cd92e
pub const BE_169: Power = TODO;

/// # Ride to Battle!
///
/// `BE_169e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_169e todo 6cd1cbae a2744cf0
pub const BE_169e: Power = TODO;

/// # Bloatray
///
/// `BE_193` · Neutral minion · 1 mana · 1/2
///
/// > **Poisonous**
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ BE_193 vanilla 3c6441ae 3910002e
pub const BE_193: Power = VANILLA;

/// # Gargantuan Slitherer
///
/// `BE_204` · Neutral minion · 6 mana · 6/7
///
/// > **Taunt Battlecry:** Choose a C'Thun ability to trigger.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Taunt, Battlecry, Old God Cthun Tooltip
/// - Tags: `4578` = 1
///
/// State: Todo
//~ BE_204 todo 4e1be7e6 ff68bd73
pub const BE_204: Power = TODO;

/// # Unstable Prototype
///
/// `BE_207` · Neutral minion · 1 mana · 0/1
///
/// > Reborn **Deathrattle:** Give all minions in your hand +1/+1.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Reborn
/// - Enchantments: Power Up [`BE_207e`]
///
/// State: Todo
//~ BE_207 todo 2e09f885 10816b17
pub const BE_207: Power = TODO;

/// # Power Up
///
/// `BE_207e` · Hunter enchantment
///
/// > +1/+1
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_207e todo 1ab5ad96 bad71f57
pub const BE_207e: Power = TODO;

/// # Primordial Wyrm
///
/// `BE_255` · Neutral minion · 1 mana · 2/1
///
/// > After you play a minion, gain +1 Health.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Tags: `4548` = 1
/// - Enchantments: Gorged [`BE_255e`]
///
/// State: Todo
//~ BE_255 todo 59aba42b a965dc45
pub const BE_255: Power = TODO;

/// # Gorged
///
/// `BE_255e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_255e todo fc0ca348 76a93ce8
pub const BE_255e: Power = TODO;

/// # Tome Translator
///
/// `BE_327` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** ??? *(Deciphers in @ \|4(turn, turns).)*
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Tome Translator [`BE_327t`], Tome Translator [`BE_327t1`], Tome Translator [`BE_327t2`], Tome Translator [`BE_327t3`]
///
/// State: Todo
//~ BE_327 todo 6b09c32e 9b40230c
pub const BE_327: Power = TODO;

/// # Tome Translator
///
/// `BE_327t` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Summon two random 2-Cost **Deathrattle** minions.
///
/// - Set: Reign of the Black Empire · epic
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Yogg Scripture [`BE_327te`], Y'Shaarj Scripture [`BE_327te2`]
///
/// State: Todo
//~ BE_327t todo a0798ebb 6714ef0c
pub const BE_327t: Power = TODO;

/// # Tome Translator
///
/// `BE_327t1` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** The next spell you cast this turn costs (4) less.
///
/// - Set: Reign of the Black Empire · epic
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BE_327t1 todo 20048705 f28f7f56
pub const BE_327t1: Power = TODO;

/// # Tome Translator
///
/// `BE_327t2` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Deal 6 damage randomly split among all other minions.
///
/// - Set: Reign of the Black Empire · epic
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BE_327t2 todo e1831234 7d1a014e
pub const BE_327t2: Power = TODO;

/// # Tome Translator
///
/// `BE_327t3` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Gain the stats of a random adjacent minion.
///
/// - Set: Reign of the Black Empire · epic
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BE_327t3 todo d6ccdf79 67ddcc99
pub const BE_327t3: Power = TODO;

/// # Yogg Scripture
///
/// `BE_327te` · Druid enchantment
///
/// > The next spell you cast this turn costs (4) less.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BE_327te todo acc1f1e4 6ca316cc
pub const BE_327te: Power = TODO;

/// # Y'Shaarj Scripture
///
/// `BE_327te2` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_327te2 todo 29bd7b67 43a045ec
pub const BE_327te2: Power = TODO;

/// # OC91 Chariot
///
/// `BE_701` · Neutral minion · 5 mana · 5/5
///
/// > After you play a minion, draw a card.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ BE_701 todo e14c36e7 93e228c2
pub const BE_701: Power = TODO;

/// # Titanic Thrasher
///
/// `BE_733` · Neutral minion · 8 mana · 6/6
///
/// > **Rush**, **Windfury** Costs (1) less for each enemy minion.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Windfury, Rush
///
/// State: Todo
//~ BE_733 todo b8c1df6b 502fb1ac
pub const BE_733: Power = TODO;

/// # Assimilating Ooze
///
/// `BE_734` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon a copy of this at the end of this turn.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: All
/// - Mechanics: Battlecry
/// - Tags: `4548` = 1, `4578` = 1
///
/// State: Todo
//~ BE_734 todo 40365843 4157dea0
pub const BE_734: Power = TODO;

/// # Y'Shaarj, Titan Bane
///
/// `BE_784` · Neutral minion · 10 mana · 10/10
///
/// > **Old God. Battlecry:** If you've spent 30 Mana on minions this game, gain **Immune** for 1 turn. *({0} left!)*@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn. *(Ready!)*@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Old God, Activatable Minion
/// - Refers to: Immune
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 30, `1544` = 1
/// - Enchantments: Titan Bane [`BE_784e`]
/// - Tokens: Gaze of Y'Shaarj [`BE_784t1`], Spawn of Y'Shaarj [`BE_784t2`], Might of Y'Shaarj [`BE_784t3`], Domain of Y'Shaarj [`BE_784t4`]
///
/// State: Todo
//~ BE_784 todo 2e686642 743291b0
pub const BE_784: Power = TODO;

/// # Titan Bane
///
/// `BE_784e` · Neutral enchantment
///
/// > **Immune** until your next turn.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_784e todo f46270cf 39f82564
pub const BE_784e: Power = TODO;

/// # Gaze of Y'Shaarj
///
/// `BE_784t1` · Neutral spell · 0 mana
///
/// > Force all enemy minions to attack this.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_784t1 todo 292096d8 cac55c1e
pub const BE_784t1: Power = TODO;

/// # Spawn of Y'Shaarj
///
/// `BE_784t2` · Neutral spell · 0 mana
///
/// > Summon a random minion that costs (8) or more. Get a copy of it.
///
/// - Set: Reign of the Black Empire
/// - Enchantments: Mighty [`BE_784t2e`]
///
/// State: Todo
//~ BE_784t2 todo 058c2198 cf58932e
pub const BE_784t2: Power = TODO;

/// # Mighty
///
/// `BE_784t2e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_784t2e todo c3feb025 3dddc90e
pub const BE_784t2e: Power = TODO;

/// # Might of Y'Shaarj
///
/// `BE_784t3` · Neutral spell · 0 mana
///
/// > Gain the stats of adjacent minions.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_784t3 todo cad5ed9b f59dac49
pub const BE_784t3: Power = TODO;

/// # Domain of Y'Shaarj
///
/// `BE_784t4` · Neutral spell · 0 mana
///
/// > Your next card costs (5) less.
///
/// - Set: Reign of the Black Empire
/// - Enchantments: Domain of Y'Shaarj [`BE_784t4e`]
///
/// State: Todo
//~ BE_784t4 todo ddb13f89 36090807
pub const BE_784t4: Power = TODO;

/// # Domain of Y'Shaarj
///
/// `BE_784t4e` · Neutral enchantment
///
/// > Your next card costs (5) less.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Aura
///
/// State: Todo
//~ BE_784t4e todo 833c4bb4 73a377e2
pub const BE_784t4e: Power = TODO;

/// # Crystalline Golem
///
/// `BE_861` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt**, **Reborn Deathrattle:** Restore #3 Health to your hero.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle, Reborn
///
/// State: Todo
//~ BE_861 todo 68302838 e7e2cbc2
pub const BE_861: Power = TODO;

/// # Shadewing
///
/// `BE_993` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Reduce the Cost of a random Shadow spell in your hand by (2).
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: Shady [`BE_993e`]
///
/// State: Todo
//~ BE_993 todo c7f184ca 06943de2
pub const BE_993: Power = TODO;

/// # Shady
///
/// `BE_993e` · Neutral enchantment
///
/// > The next Shadow spell you play costs (1) less.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_993e todo ccdd7579 cbf93e6c
pub const BE_993e: Power = TODO;

/// # Stone Trogg
///
/// `BE_994` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 6 damage to a minion. If it survives, gain +6 Health and **Taunt**. ~GAMEPLAY ASPROXY BE 994
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `4548` = 1
/// - Enchantments: Prank Successful [`BE_994e`]
///
/// State: Todo
//~ BE_994 todo adb2a392 f2443780
pub const BE_994: Power = TODO;

/// # Prank Successful
///
/// `BE_994e` · Druid enchantment
///
/// > +6 Health.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_994e todo f40c79b4 935cb25f
pub const BE_994e: Power = TODO;

/// # Frontline Ironborn
///
/// `BE_996` · Neutral minion · 5 mana · 3/5
///
/// > After an enemy minion dies on your turn, gain +2/+2 and a random **Bonus Effect**.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Bonus Effects
/// - Tags: `4548` = 1
/// - Enchantments: Ironborn [`BE_996e`]
///
/// State: Todo
//~ BE_996 todo b9ed7a05 619cdd36
pub const BE_996: Power = TODO;

/// # Ironborn
///
/// `BE_996e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_996e todo a4b0195b 4f6f91a4
pub const BE_996e: Power = TODO;

/// # Proto-Pandaren
///
/// `BE_997` · Neutral minion · 2 mana · 3/2
///
/// > After a card enters your hand *except from this*, give both players a random spell.~GAMEPLAY ASPROXY BE 997
///
/// - Set: Reign of the Black Empire · epic · collectible
///
/// State: Todo
//~ BE_997 todo 53f26e0c 648509ad
pub const BE_997: Power = TODO;

/// # Seeker of Prey
///
/// `BE_998` · Neutral minion · 7 mana · 4/8
///
/// > **Elusive** After this takes damage, destroy a random enemy minion.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Elusive
///
/// State: Todo
//~ BE_998 todo 3f1151d6 7f39ab79
pub const BE_998: Power = TODO;

/// # Power Tiger
///
/// `BE_999` · Neutral minion · 6 mana · 6/6
///
/// > At the start of EVERY player's turn, attack a random enemy.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1, `4548` = 1, `4577` = 1, `4975` = 1
///
/// State: Todo
//~ BE_999 todo f514891d 42e70374
pub const BE_999: Power = TODO;

/// # The Coin
///
/// `BE_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Coin Card
///
/// State: Todo
//~ BE_COIN1 todo 14a8cf43 df358593
pub const BE_COIN1: Power = TODO;

/// # The Coin
///
/// `BE_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Coin Card
///
/// State: Todo
//~ BE_COIN2 todo 9fa70c5b 57aa6026
pub const BE_COIN2: Power = TODO;

/// # The Coin
///
/// `BE_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Coin Card
///
/// State: Todo
//~ BE_COIN3 todo 42162fbc 4c42799d
pub const BE_COIN3: Power = TODO;

/// # \[BioCore\] Toad of the Wilds
///
/// `CORE_Mon_001` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt Battlecry:** If you're holding a Nature spell, gain +2 Health.
///
/// - Set: Reign of the Black Empire · common
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ CORE_Mon_001 todo f4315395 e05ceb24
pub const CORE_Mon_001: Power = TODO;
