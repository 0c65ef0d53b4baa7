//! Neutral cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Pompous Thespian
///
/// `KAR_011` · Neutral minion · 2 mana · 3/2
///
/// > **Taunt**
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ KAR_011 vanilla 5128d59b 2d64401b
pub const KAR_011: Power = VANILLA;

/// # Runic Egg
///
/// `KAR_029` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ KAR_029 todo 901b8480 515b5fcf
pub const KAR_029: Power = TODO;

/// # Cellar Spider
///
/// `KAR_030` · Neutral minion · 3 mana · 1/3
///
/// - Set: One Night in Karazhan
/// - Minion type: Beast
///
/// State: Vanilla
//~ KAR_030 vanilla 4b2e635b 6df2f498
pub const KAR_030: Power = VANILLA;

/// # Pantry Spider
///
/// `KAR_030a` · Neutral minion · 3 mana · 1/3
///
/// > **Battlecry:** Summon a 1/3 Spider.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Cellar Spider [`KAR_030`]
///
/// State: Todo
//~ KAR_030a todo 5b878c98 0e32a7ca
pub const KAR_030a: Power = TODO;

/// # Book Wyrm
///
/// `KAR_033` · Neutral minion · 6 mana · 3/6
///
/// > **Battlecry:** If you're holding a Dragon, destroy an enemy minion with 3 or less Attack.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_NONSELF_TARGET`, `REQ_ENEMY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_MAX_ATTACK` = 3, `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND` (hearthstone-data 36393.1)
/// - Target: "Destroy an enemy minion with 3 or less Attack."
///
/// State: Todo
//~ KAR_033 todo 8544a785 19c02412
pub const KAR_033: Power = TODO;

/// # Arcane Anomaly
///
/// `KAR_036` · Neutral minion · 1 mana · 2/1
///
/// > After you cast a spell, give this minion +1 Health.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Eating [`KAR_036e`]
/// - Tokens: Arcane Anomaly [`KAR_036_Puzzle`]
///
/// State: Todo
//~ KAR_036 todo fdd4bee6 59e73607
pub const KAR_036: Power = TODO;

/// # Arcane Anomaly
///
/// `KAR_036_Puzzle` · Neutral minion · 1 mana · 2/1
///
/// > After you cast a spell, give this minion +1 Health.
///
/// - Set: One Night in Karazhan · common
/// - Minion type: Elemental
/// - Reprint of: Arcane Anomaly [`KAR_036`]
///
/// State: Reprint
//~ KAR_036_Puzzle reprint 7d8a210d 7eadf666
pub const KAR_036_Puzzle: Power = crate::cards::KAR_036;

/// # Eating
///
/// `KAR_036e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: One Night in Karazhan
/// - Enchantments: Eating [`KAR_036e_Puzzle`](crate::boomsday::neutral::KAR_036e_Puzzle)
///
/// State: Todo
//~ KAR_036e todo d363a4e7 8705b401
pub const KAR_036e: Power = TODO;

/// # Avian Watcher
///
/// `KAR_037` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1 and **Taunt**.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Secret
/// - Enchantments: Secrets of Karazhan [`KAR_037t`]
///
/// State: Todo
//~ KAR_037 todo 634093f0 d71dc158
pub const KAR_037: Power = TODO;

/// # Secrets of Karazhan
///
/// `KAR_037t` · Neutral enchantment
///
/// > +1/+1 and **Taunt**.
///
/// - Set: One Night in Karazhan
///
/// State: Todo
//~ KAR_037t todo 45088c3e e234f2d2
pub const KAR_037t: Power = TODO;

/// # Moat Lurker
///
/// `KAR_041` · Neutral minion · 6 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. **Deathrattle:** Resummon it.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion."
/// - Enchantments: Moat Lurker [`KAR_041e`]
///
/// State: Todo
//~ KAR_041 todo 66d213de 90c13ea9
pub const KAR_041: Power = TODO;

/// # Moat Lurker
///
/// `KAR_041e` · Neutral enchantment
///
/// > Destroyed {0}.
///
/// - Set: One Night in Karazhan
///
/// State: Todo
//~ KAR_041e todo b7de4fb7 594cfaea
pub const KAR_041e: Power = TODO;

/// # Moroes
///
/// `KAR_044` · Neutral minion · 3 mana · 1/1
///
/// > **Stealth** At the end of your turn, summon a 1/1 Steward.
///
/// - Set: One Night in Karazhan · legendary · collectible
/// - Mechanics: Stealth
/// - Tokens: Steward [`KAR_044a`]
///
/// State: Todo
//~ KAR_044 todo 8bda76d8 3ac289c6
pub const KAR_044: Power = TODO;

/// # Steward
///
/// `KAR_044a` · Neutral minion · 1 mana · 1/1
///
/// - Set: One Night in Karazhan
///
/// State: Vanilla
//~ KAR_044a vanilla e78e3326 277761aa
pub const KAR_044a: Power = VANILLA;

/// # The Curator
///
/// `KAR_061` · Neutral minion · 5 mana · 4/6
///
/// > **Taunt Battlecry:** Draw a Beast, Dragon, and Murloc.
///
/// - Set: One Night in Karazhan · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ KAR_061 todo 3b57caf4 fb3a318b
pub const KAR_061: Power = TODO;

/// # Netherspite Historian
///
/// `KAR_062` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ KAR_062 todo c1038f0e 8e915681
pub const KAR_062: Power = TODO;

/// # Zoobot
///
/// `KAR_095` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a random friendly Beast, Dragon, and Murloc +1/+1.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 59489
/// - Enchantments: Well Fed [`KAR_095e`]
///
/// State: Todo
//~ KAR_095 todo 4911be6f 88e274d4
pub const KAR_095: Power = TODO;

/// # Well Fed
///
/// `KAR_095e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: One Night in Karazhan
///
/// State: Todo
//~ KAR_095e todo 1baf1994 736fc473
pub const KAR_095e: Power = TODO;

/// # Prince Malchezaar
///
/// `KAR_096` · Neutral minion · 5 mana · 5/6
///
/// > **Start of Game:** Add 5 extra **Legendary** minions to your deck.
///
/// - Set: One Night in Karazhan · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Start Of Game Keyword
/// - Tags: `2936` = 1
///
/// State: Todo
//~ KAR_096 todo 70ac7022 c49aab1e
pub const KAR_096: Power = TODO;

/// # Medivh, the Guardian
///
/// `KAR_097` · Neutral minion · 8 mana · 7/7
///
/// > **Battlecry:** Equip Atiesh, Greatstaff of the Guardian.
///
/// - Set: One Night in Karazhan · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Atiesh [`KAR_097t`]
///
/// State: Todo
//~ KAR_097 todo 2e160a4f 6d9d0f1b
pub const KAR_097: Power = TODO;

/// # Atiesh
///
/// `KAR_097t` · Neutral weapon · 3 mana · 1/3 durability
///
/// > After you cast a spell, summon a random minion of that Cost. Lose 1 Durability.
///
/// - Set: One Night in Karazhan
///
/// State: Todo
//~ KAR_097t todo 57c4136f 83ef2dae
pub const KAR_097t: Power = TODO;

/// # Barnes
///
/// `KAR_114` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon a 1/1 copy of a random minion in your deck.
///
/// - Set: One Night in Karazhan · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Incredible Impression [`KAR_114e`]
///
/// State: Todo
//~ KAR_114 todo ee82b6d7 e008ba67
pub const KAR_114: Power = TODO;

/// # Incredible Impression
///
/// `KAR_114e` · Neutral enchantment
///
/// > Attack and Health set to 1.
///
/// - Set: One Night in Karazhan
///
/// State: Todo
//~ KAR_114e todo 3b2900ae bfc7a6c5
pub const KAR_114e: Power = TODO;

/// # Menagerie Magician
///
/// `KAR_702` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Give a random friendly Beast, Dragon, and Murloc +2/+2.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 59510
/// - Enchantments: A Simple Trick [`KAR_702e`]
///
/// State: Todo
//~ KAR_702 todo 0470b560 ebcb419d
pub const KAR_702: Power = TODO;

/// # A Simple Trick
///
/// `KAR_702e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: One Night in Karazhan
///
/// State: Todo
//~ KAR_702e todo 11bb0a0f fa211590
pub const KAR_702e: Power = TODO;

/// # Arcanosmith
///
/// `KAR_710` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon a 0/5 minion with **Taunt**.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tokens: Animated Shield [`KAR_710m`]
///
/// State: Todo
//~ KAR_710 todo 31b43836 3d16d2fd
pub const KAR_710: Power = TODO;

/// # Animated Shield
///
/// `KAR_710m` · Neutral minion · 2 mana · 0/5
///
/// > **Taunt**
///
/// - Set: One Night in Karazhan
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ KAR_710m vanilla 33653f43 5b4bc7a1
pub const KAR_710m: Power = VANILLA;

/// # Arcane Giant
///
/// `KAR_711` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each spell you've cast this game.
///
/// - Set: One Night in Karazhan · epic · collectible
///
/// State: Todo
//~ KAR_711 todo 6949a451 e3325bb3
pub const KAR_711: Power = TODO;

/// # Violet Illusionist
///
/// `KAR_712` · Neutral minion · 3 mana · 4/3
///
/// > During your turn, your hero is **Immune**.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Aura
/// - Refers to: Immune
/// - Enchantments: Violet Immunity [`KAR_712e`]
///
/// State: Todo
//~ KAR_712 todo 8ad182f6 74def050
pub const KAR_712: Power = TODO;

/// # Violet Immunity
///
/// `KAR_712e` · Neutral enchantment
///
/// > **Immune**.
///
/// - Set: One Night in Karazhan
///
/// State: Todo
//~ KAR_712e todo f0169a76 a8ce82ca
pub const KAR_712e: Power = TODO;

/// # White King
///
/// `KAR_a10_Boss1` · Neutral hero · 20 health
///
/// - Set: One Night in Karazhan
/// - Hero power: `KAR_A10_22`
/// - Tokens: White King [`KAR_a10_Boss1H`]
///
/// State: Vanilla
//~ KAR_a10_Boss1 vanilla 6845797c c22b639a
pub const KAR_a10_Boss1: Power = VANILLA;

/// # White King
///
/// `KAR_a10_Boss1H` · Neutral hero · 20 health
///
/// - Set: One Night in Karazhan
/// - Hero power: `KAR_A10_22H`
/// - Tokens: `KAR_a10_Boss1H_TB`, `KAR_a10_Boss1H_TB22`
///
/// State: Vanilla
//~ KAR_a10_Boss1H vanilla eac15eeb f409523e
pub const KAR_a10_Boss1H: Power = VANILLA;

/// # Black King
///
/// `KAR_a10_Boss2` · Neutral hero · 20 health
///
/// - Set: One Night in Karazhan
/// - Hero power: `KAR_A10_33`
/// - Tokens: Black King [`KAR_a10_Boss2H`]
///
/// State: Vanilla
//~ KAR_a10_Boss2 vanilla 93cd2010 274ab786
pub const KAR_a10_Boss2: Power = VANILLA;

/// # Black King
///
/// `KAR_a10_Boss2H` · Neutral hero · 20 health
///
/// - Set: One Night in Karazhan
/// - Mechanics: Cant Be Fatigued
/// - Hero power: `KAR_A10_33`
/// - Tokens: `KAR_a10_Boss2H_TB`
///
/// State: Vanilla
//~ KAR_a10_Boss2H vanilla ecfbcabd dbc1ac8b
pub const KAR_a10_Boss2H: Power = VANILLA;
