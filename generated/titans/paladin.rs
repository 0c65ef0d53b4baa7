//! Paladin cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Noble Minibot
///
/// `TTN_852` · Paladin minion · 2 mana · 2/3
///
/// > **Magnetic** After this attacks, give a random minion in your hand +1/+1.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Enchantments: Noble Minibot [`TTN_852e`], Mechanical Nobility [`TTN_852e2`]
///
/// State: Todo
//~ TTN_852 todo 8d52383b 2779b3b8
pub const TTN_852: Power = TODO;

/// # Noble Minibot
///
/// `TTN_852e` · Paladin enchantment
///
/// > After this attacks, give a random minion in your hand +1/+1.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 98054
///
/// State: Todo
//~ TTN_852e todo 1f011589 b82e7be6
pub const TTN_852e: Power = TODO;

/// # Mechanical Nobility
///
/// `TTN_852e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_852e2 todo f3e6ce20 bdc77549
pub const TTN_852e2: Power = TODO;

/// # Judge Unworthy
///
/// `TTN_853` · Paladin spell · 4 mana
///
/// > Set an enemy minion's Health to 1, then deal $1 damage to all enemies.
///
/// - Set: TITANS · epic · collectible
/// - Enchantments: Unworthy! [`TTN_853e`]
///
/// State: Todo
//~ TTN_853 todo 0658e5b5 a8525041
pub const TTN_853: Power = TODO;

/// # Unworthy!
///
/// `TTN_853e` · Paladin enchantment
///
/// > Health set to 1.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_853e todo ff896399 6cd51bbe
pub const TTN_853e: Power = TODO;

/// # Inventor's Aura
///
/// `TTN_854` · Paladin spell · Holy · 2 mana
///
/// > Your Mechs cost (1) less. Lasts @ turns.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Objective, Objective Aura, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1
/// - Enchantments: Empowered Workshop [`TTN_854e`]
///
/// State: Todo
//~ TTN_854 todo 7ae4b799 b42e60d7
pub const TTN_854: Power = TODO;

/// # Empowered Workshop
///
/// `TTN_854e` · Paladin enchantment
///
/// > Your Mechs cost (1) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_854e todo 0ed7a163 e80ed8ad
pub const TTN_854e: Power = TODO;

/// # Tyr's Tears
///
/// `TTN_855` · Paladin spell · Holy · 5 mana
///
/// > **Forged** Resurrect 4 different minions from your class. Set their stats to 2/2.
///
/// - Set: TITANS · rare
/// - Mechanics: Forged
/// - Enchantments: Tyrful [`TTN_855e1`]
///
/// State: Todo
//~ TTN_855 todo ccc47267 55fe8815
pub const TTN_855: Power = TODO;

/// # Tyrful
///
/// `TTN_855e1` · Paladin enchantment
///
/// > 2/2.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_855e1 todo e6fb4e08 98c24705
pub const TTN_855e1: Power = TODO;

/// # Tyr's Tears
///
/// `TTN_855t` · Paladin spell · Holy · 5 mana
///
/// > Resurrect 3 different minions from your class. Set their stats to 2/2. **Forge:** Resurrect another.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Tyr's Tears [`TTN_855`]
///
/// State: Todo
//~ TTN_855t todo fb149319 24384493
pub const TTN_855t: Power = TODO;

/// # Disciple of Amitus
///
/// `TTN_856` · Paladin minion · 5 mana · 4/5
///
/// > At the end of your turn, summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
///
/// - Set: TITANS · epic · collectible
/// - Tokens: Earthen Golem [`TTN_900t`]
///
/// State: Todo
//~ TTN_856 todo e47b2479 ea8aba66
pub const TTN_856: Power = TODO;

/// # Tyr
///
/// `TTN_857` · Paladin minion · 6 mana · 4/5
///
/// > **Battlecry:** Resurrect a 2, 3, and 4-Attack minion from your class.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TTN_857 todo d5a4389a e898b329
pub const TTN_857: Power = TODO;

/// # Amitus, the Peacekeeper
///
/// `TTN_858` · Paladin minion · 7 mana · 1/8
///
/// > **Titan Taunt**. Your minions can't take more than 2 damage at a time.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Taunt, Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Tokens: Reinforced [`TTN_858t1`], Empowered [`TTN_858t2`], Pacified [`TTN_858t3`]
///
/// State: Todo
//~ TTN_858 todo 8933c955 f8c0026e
pub const TTN_858: Power = TODO;

/// # Reinforced
///
/// `TTN_858t1` · Paladin spell · 0 mana
///
/// > Draw 2 minions. Set their Attack, Health, and Cost to 2.
///
/// - Set: TITANS
/// - Enchantments: Reinforcing [`TTN_858t1e`], Reshaped [`TTN_858t1e1`]
///
/// State: Todo
//~ TTN_858t1 todo f43d6eed 77075c6d
pub const TTN_858t1: Power = TODO;

/// # Reinforcing
///
/// `TTN_858t1e` · Neutral enchantment
///
/// > Attack and Health set to 2.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_858t1e todo a5506466 88a580ac
pub const TTN_858t1e: Power = TODO;

/// # Reshaped
///
/// `TTN_858t1e1` · Neutral enchantment
///
/// > Costs (2).
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_858t1e1 todo 919d05a2 e17626c4
pub const TTN_858t1e1: Power = TODO;

/// # Empowered
///
/// `TTN_858t2` · Paladin spell · 0 mana
///
/// > Give your other minions +2/+2.
///
/// - Set: TITANS
/// - Enchantments: Washed Over [`TTN_858t2e1`]
///
/// State: Todo
//~ TTN_858t2 todo afcd16f6 9b41dd7d
pub const TTN_858t2: Power = TODO;

/// # Washed Over
///
/// `TTN_858t2e1` · Paladin enchantment
///
/// > +2/+2
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_858t2e1 todo c7dc4317 e6956f3b
pub const TTN_858t2e1: Power = TODO;

/// # Pacified
///
/// `TTN_858t3` · Paladin spell · 0 mana
///
/// > Set the Attack and Health of all enemy minions to 2.
///
/// - Set: TITANS
/// - Enchantments: Pacified [`TTN_858t3e`]
///
/// State: Todo
//~ TTN_858t3 todo 0094524a 7eab41e9
pub const TTN_858t3: Power = TODO;

/// # Pacified
///
/// `TTN_858t3e` · Neutral enchantment
///
/// > Attack and Health set to 2.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_858t3e todo 8fda04c2 3e1b7c00
pub const TTN_858t3e: Power = TODO;

/// # Stoneheart King
///
/// `TTN_900` · Paladin minion · 4 mana · 3/2
///
/// > **Deathrattle:** Summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Will of the Earthen [`TTN_900e1`], Will of the Earthen [`TTN_900e2`]
/// - Tokens: Earthen Golem [`TTN_900t`]
///
/// State: Todo
//~ TTN_900 todo 4b3049e9 fa5bacd0
pub const TTN_900: Power = TODO;

/// # Will of the Earthen
///
/// `TTN_900e1` · Paladin enchantment
///
/// > +1/+1
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_900e1 todo 666d6864 e216c5b7
pub const TTN_900e1: Power = TODO;

/// # Will of the Earthen
///
/// `TTN_900e2` · Paladin enchantment
///
/// > +2/+2
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_900e2 todo 28ef1c23 45aa0e30
pub const TTN_900e2: Power = TODO;

/// # Earthen Golem
///
/// `TTN_900t` · Paladin minion · 2 mana · 2/2
///
/// > After this is summoned, gain +2/+2 for each other Earthen you've summoned this game.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_900t todo eab01ec9 2d0ac6c4
pub const TTN_900t: Power = TODO;

/// # X-21 Repairbot
///
/// `TTN_906` · Paladin minion · 1 mana · 1/3
///
/// > **Deathrattle:** Return any Mechs **Magnetized** to this to your hand.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Refers to: Magnetic
///
/// State: Todo
//~ TTN_906 todo a8c2517c 51653f1b
pub const TTN_906: Power = TODO;

/// # Astral Serpent
///
/// `TTN_907` · Paladin minion · 4 mana · 3/3
///
/// > At the end of your turn, if this didn't attack, draw 2 cards.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Dragon
/// - Tags: `4577` = 1
///
/// State: Todo
//~ TTN_907 todo 0fb6cf30 13db6a67
pub const TTN_907: Power = TODO;

/// # Keeper's Strength
///
/// `YOG_509` · Paladin spell · Holy · 4 mana
///
/// > Give a friendly minion +2/+2. Deal its Attack damage to all other minions.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Crusade! [`YOG_509e`]
///
/// State: Todo
//~ YOG_509 todo 6a79530b 2ee2b90a
pub const YOG_509: Power = TODO;

/// # Crusade!
///
/// `YOG_509e` · Paladin enchantment
///
/// > +2/+2
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_509e todo e737b9e2 d4353ecc
pub const YOG_509e: Power = TODO;

/// # Alarmed Securitybot
///
/// `YOG_510` · Paladin minion · 4 mana · 4/3
///
/// > **Deathrattle:** Draw another minion. Set its Attack, Health, and Cost to 5.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Enchantments: Ordered [`YOG_510e`], Enforced [`YOG_510e2`]
///
/// State: Todo
//~ YOG_510 todo 87fc8608 8083e5cd
pub const YOG_510: Power = TODO;

/// # Ordered
///
/// `YOG_510e` · Neutral enchantment
///
/// > Order Enforcer made this 5/5.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_510e todo cfb0f7d6 4b9cb4cc
pub const YOG_510e: Power = TODO;

/// # Enforced
///
/// `YOG_510e2` · Paladin enchantment
///
/// > Costs (5).
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_510e2 todo 3b79fc86 63340097
pub const YOG_510e2: Power = TODO;

/// # Muscle-o-Tron
///
/// `YOG_525` · Paladin minion · 3 mana · 2/4
///
/// > **Battlecry:** Give all minions in your hand +1/+1. **Forge:** +2/+2 instead.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Grind Never Stops [`YOG_525e`], Grind NEVER Stops [`YOG_525e1`]
/// - Tokens: Muscle-o-Tron [`YOG_525t`]
///
/// State: Todo
//~ YOG_525 todo efa2c4ec e52a0581
pub const YOG_525: Power = TODO;

/// # Grind Never Stops
///
/// `YOG_525e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_525e todo 23fae9c4 29024714
pub const YOG_525e: Power = TODO;

/// # Grind NEVER Stops
///
/// `YOG_525e1` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_525e1 todo 9849a723 c5fd9814
pub const YOG_525e1: Power = TODO;

/// # Muscle-o-Tron
///
/// `YOG_525t` · Paladin minion · 3 mana · 2/4
///
/// > **Forged Battlecry:** Give all minions in your hand +2/+2.
///
/// - Set: TITANS · common
/// - Minion type: Mech
/// - Mechanics: Battlecry, Forged
///
/// State: Todo
//~ YOG_525t todo ebf3fc31 dd2dda30
pub const YOG_525t: Power = TODO;
