//! Warlock cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Seeds of Destruction
///
/// `AV_277` · Warlock spell · Fel · 2 mana
///
/// > Shuffle four Rifts into your deck. They summon a 3/3 Dread Imp when drawn.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tokens: Dread Imp [`AV_316t`]
///
/// State: Todo
//~ AV_277 todo 157625a8 5fd8d3d9
pub const AV_277: Power = TODO;

/// # Felfire in the Hole!
///
/// `AV_281` · Warlock spell · Fel · 5 mana
///
/// > Draw a spell and deal $2 damage to all enemies. If it's a Fel spell, deal $1 more.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
///
/// State: Todo
//~ AV_281 todo 46b39e93 ade92daa
pub const AV_281: Power = TODO;

/// # Full-Blown Evil
///
/// `AV_285` · Warlock spell · Fel · 3 mana
///
/// > Deal $5 damage randomly split among all enemy minions. Repeatable this turn.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Immune To Spellpower, Non Keyword Echo
///
/// State: Todo
//~ AV_285 todo 8a5ccaa4 8c15b044
pub const AV_285: Power = TODO;

/// # Felwalker
///
/// `AV_286` · Warlock minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry**: Cast the highest Cost Fel spell from your hand.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Felgorged [`AV_286e2`]
///
/// State: Todo
//~ AV_286 todo badf1774 d8ed024c
pub const AV_286: Power = TODO;

/// # Felgorged
///
/// `AV_286e2` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_286e2 todo 5eeb962d e82a12aa
pub const AV_286e2: Power = TODO;

/// # Grave Defiler
///
/// `AV_308` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** Choose a Fel spell in your hand. Get a copy of it.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
///
/// State: Todo
//~ AV_308 todo bbd15004 0c6487e2
pub const AV_308: Power = TODO;

/// # Sacrificial Summoner
///
/// `AV_312` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion. Summon a minion from your deck that costs (1) more.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a friendly minion"
///
/// State: Todo
//~ AV_312 todo 69dc2bb3 85778680
pub const AV_312: Power = TODO;

/// # Hollow Abomination
///
/// `AV_313` · Warlock minion · 5 mana · 2/8
///
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Honorable Kill:** Gain the minion's Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Honorable Kill
/// - Enchantments: Consumed [`AV_313e`]
///
/// State: Todo
//~ AV_313 todo 4a83a95f c60cdea4
pub const AV_313: Power = TODO;

/// # Consumed
///
/// `AV_313e` · Warlock enchantment
///
/// > Increased attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_313e todo 33fd61cd 0fc4eaa2
pub const AV_313e: Power = TODO;

/// # Dreadlich Tamsin
///
/// `AV_316` · Warlock hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 3 damage to all minions. Shuffle 3 Rifts into your deck. Draw 3 cards.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Hero power: Chains of Dread [`AV_316hp`]
/// - Tokens: Dread Imp [`AV_316t`], Fel Rift [`AV_316t4`]
///
/// State: Todo
//~ AV_316 todo 42ceb664 dd0a713e
pub const AV_316: Power = TODO;

/// # Chains of Dread
///
/// `AV_316hp` · Warlock hero power · 2 mana
///
/// > Shuffle a Rift into your deck. Draw a card.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_316hp todo 6086e6a5 36e36f74
pub const AV_316hp: Power = TODO;

/// # Dread Imp
///
/// `AV_316t` · Warlock minion · 3 mana · 3/3
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ AV_316t vanilla a0abf013 53bff845
pub const AV_316t: Power = VANILLA;

/// # Fel Rift
///
/// `AV_316t4` · Warlock spell · Fel · 3 mana
///
/// > **Casts When Drawn** Summon a 3/3 Dread Imp.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Casts When Drawn
/// - Tokens: Dread Imp [`AV_316t`]
///
/// State: Todo
//~ AV_316t4 todo 0591c3b0 bbd933a9
pub const AV_316t4: Power = TODO;

/// # Tamsin's Phylactery
///
/// `AV_317` · Warlock spell · Shadow · 4 mana
///
/// > **Discover** a friendly **Deathrattle** minion that died this game. Give your minions its **Deathrattle**.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
/// - Enchantments: Lich Perfume [`AV_317e`]
///
/// State: Todo
//~ AV_317 todo 5ff47d0b 221afb56
pub const AV_317: Power = TODO;

/// # Lich Perfume
///
/// `AV_317e` · Warlock enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_317e todo bf011818 1371ac66
pub const AV_317e: Power = TODO;

/// # Desecrated Graveyard
///
/// `AV_657` · Warlock spell · 3 mana
///
/// > At the end of your turn, destroy your lowest Attack minion to summon a 4/4 Shade. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Sacrificing [`AV_657e`]
/// - Tokens: Desecrated Shade [`AV_657t`]
///
/// State: Todo
//~ AV_657 todo 644fc1d9 8d21d48e
pub const AV_657: Power = TODO;

/// # Sacrificing
///
/// `AV_657e` · Warlock enchantment
///
/// > Sacrifice this at end of turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_657e todo 0bac0aa1 56a25057
pub const AV_657e: Power = TODO;

/// # Desecrated Shade
///
/// `AV_657t` · Warlock minion · 4 mana · 4/4
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Undead
///
/// State: Vanilla
//~ AV_657t vanilla a2574d06 55117a5e
pub const AV_657t: Power = VANILLA;

/// # Impfestation
///
/// `ONY_033` · Warlock spell · Fel · 6 mana
///
/// > Summon a 3/3 Dread Imp to attack each enemy minion.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tokens: Dread Imp [`AV_316t`]
///
/// State: Todo
//~ ONY_033 todo 6d7b3f98 5cf002b5
pub const ONY_033: Power = TODO;

/// # Curse of Agony
///
/// `ONY_034` · Warlock spell · Shadow · 1 mana
///
/// > Shuffle three Agonies into the opponent's deck. They deal Fatigue damage when drawn.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tokens: Agony [`ONY_034t`]
///
/// State: Todo
//~ ONY_034 todo 579a23d3 689c47ae
pub const ONY_034: Power = TODO;

/// # Agony
///
/// `ONY_034t` · Warlock spell · Shadow · 1 mana
///
/// > **Casts When Drawn** Take @ Fatigue damage.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower, Casts When Drawn
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 3
///
/// State: Todo
//~ ONY_034t todo 49289b1e 8683f043
pub const ONY_034t: Power = TODO;

/// # Spawn of Deathwing
///
/// `ONY_035` · Warlock minion · 5 mana · 6/6
///
/// > **Battlecry:** Destroy a random enemy minion. Discard a random card.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ONY_035 todo ed7a296e f221fc5c
pub const ONY_035: Power = TODO;
