//! Demon Hunter cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Return Policy
///
/// `MIS_102` · Demon Hunter spell · 3 mana
///
/// > **Discover** a friendly **Deathrattle** card you've played this game. Trigger its **Deathrattle**.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
///
/// State: Todo
//~ MIS_102 todo 74a0bfd7 6ef07335
pub const MIS_102: Power = TODO;

/// # Sock Puppet Slitherspear
///
/// `MIS_710` · Demon Hunter minion · 1 mana · 1/2
///
/// > This minion's Attack is improved by your hero's.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ MIS_710 todo 80b34f67 ec5e846a
pub const MIS_710: Power = TODO;

/// # Gibbering Reject
///
/// `MIS_911` · Demon Hunter minion · 4 mana · 3/3
///
/// > After your hero attacks, summon another Gibbering Reject.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Demon
/// - Enchantments: Sharp Statue [`MIS_911e`]
///
/// State: Todo
//~ MIS_911 todo 44d55544 d0fbb73f
pub const MIS_911: Power = TODO;

/// # Sharp Statue
///
/// `MIS_911e` · enchantment
///
/// > Your next Hero Power gives 4 more attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_911e todo 0c5b2ff0 26a127df
pub const MIS_911e: Power = TODO;

/// # Spirit of the Team
///
/// `TOY_028` · Demon Hunter minion · 2 mana · 0/3
///
/// > **Stealth** for 1 turn. Your hero has +2 Attack on your turn.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth, Aura
/// - Enchantments: Spirit of the Snake [`TOY_028e`]
///
/// State: Todo
//~ TOY_028 todo ebc92fab 8bce0a59
pub const TOY_028: Power = TODO;

/// # Spirit of the Snake
///
/// `TOY_028e` · Demon Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_028e todo 686db9ad 07767429
pub const TOY_028e: Power = TODO;

/// # Workshop Mishap
///
/// `TOY_640` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $5 damage to a minion. Excess damages both neighbors. **Outcast:** Gain **Lifesteal**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Immune To Spellpower, Outcast
/// - Refers to: Lifesteal
///
/// State: Todo
//~ TOY_640 todo 2c93bc33 302aaa2d
pub const TOY_640: Power = TODO;

/// # Umpire's Grasp
///
/// `TOY_641` · Demon Hunter weapon · 4 mana · 3/2 durability
///
/// > **Deathrattle:** Draw a Demon and reduce its Cost by (2).
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Game Time! [`TOY_641e`]
///
/// State: Todo
//~ TOY_641 todo d48505be fc78de59
pub const TOY_641: Power = TODO;

/// # Game Time!
///
/// `TOY_641e` · Demon Hunter enchantment
///
/// > Costs (2) less
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_641e todo 4636e544 c678ef23
pub const TOY_641e: Power = TODO;

/// # Ball Hog
///
/// `TOY_642` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Lifesteal Battlecry and Deathrattle:** Deal 3 damage to the lowest Health enemy.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Deathrattle, Battlecry, Lifesteal
///
/// State: Todo
//~ TOY_642 todo 80acfbb9 3cce7937
pub const TOY_642: Power = TODO;

/// # Blind Box
///
/// `TOY_643` · Demon Hunter spell · 2 mana
///
/// > Get 2 random Demons. **Outcast: Discover** them instead.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover, Outcast
///
/// State: Todo
//~ TOY_643 todo 0008c6f4 9a8101a6
pub const TOY_643: Power = TODO;

/// # Red Card
///
/// `TOY_644` · Demon Hunter spell · 1 mana
///
/// > Make a minion go **Dormant** for 2 turns.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Refers to: Dormant
/// - Enchantments: Red Carded [`Toy_644e1`](crate::whizbang::druid::Toy_644e1)
///
/// State: Todo
//~ TOY_644 todo b85584b4 ea8a4bef
pub const TOY_644: Power = TODO;

/// # Lesser Opal Spellstone
///
/// `TOY_645` · Demon Hunter spell · 2 mana
///
/// > Draw 1 card. *(Attack with your hero @ \|4(time, times) to upgrade.)*
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Opal Spellstone [`TOY_645t`], Greater Opal Spellstone [`TOY_645t1`]
///
/// State: Todo
//~ TOY_645 todo 6db28937 9f83fe57
pub const TOY_645: Power = TODO;

/// # Opal Spellstone
///
/// `TOY_645t` · Demon Hunter spell · 2 mana
///
/// > Draw 2 cards. *(Attack with your hero @ \|4(time, times) to upgrade.)*
///
/// - Set: Whizbang's Workshop · rare
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ TOY_645t todo eacc6e41 2f298fef
pub const TOY_645t: Power = TODO;

/// # Greater Opal Spellstone
///
/// `TOY_645t1` · Demon Hunter spell · 2 mana
///
/// > Draw 3 cards.
///
/// - Set: Whizbang's Workshop · rare
///
/// State: Todo
//~ TOY_645t1 todo 91cf68a6 0b30f7c4
pub const TOY_645t1: Power = TODO;

/// # Magtheridon, Unreleased
///
/// `TOY_647` · Demon Hunter minion · 8 mana · 12/12
///
/// > **Dormant** for 2 turns. While **Dormant**, deal 3 damage to all enemies at the end of your turn.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Mech, Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2539` = 1
/// - Enchantments: Sweeping Up [`TOY_647e2`], Working Overtime [`TOY_647e3`]
///
/// State: Todo
//~ TOY_647 todo f91da1ab 1946e9ad
pub const TOY_647: Power = TODO;

/// # Sweeping Up
///
/// `TOY_647e2` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ TOY_647e2 todo efa9f80c 6b880f05
pub const TOY_647e2: Power = TODO;

/// # Working Overtime
///
/// `TOY_647e3` · Demon Hunter enchantment
///
/// > While **Dormant**, deal 3 damage to all enemies at the end of your turn.
///
/// - Set: Whizbang's Workshop
/// - Tags: `4390` = 1
///
/// State: Todo
//~ TOY_647e3 todo 08575f94 1df28d62
pub const TOY_647e3: Power = TODO;

/// # Window Shopper
///
/// `TOY_652` · Demon Hunter minion · 5 mana · 6/5
///
/// > **Miniaturize Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discover, Miniaturize
/// - Enchantments: Literally Me [`TOY_652e`], Literally Same [`TOY_652e2`]
/// - Tokens: Window Shopper [`TOY_652t`]
///
/// State: Todo
//~ TOY_652 todo f5b82609 c96065ee
pub const TOY_652: Power = TODO;

/// # Literally Me
///
/// `TOY_652e` · Demon Hunter enchantment
///
/// > Adjusted stats.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_652e todo cb9f2e25 afb52755
pub const TOY_652e: Power = TODO;

/// # Literally Same
///
/// `TOY_652e2` · Demon Hunter enchantment
///
/// > Adjusted Cost.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_652e2 todo 15305602 b04d342a
pub const TOY_652e2: Power = TODO;

/// # Window Shopper
///
/// `TOY_652t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Mini Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
///
/// - Set: Whizbang's Workshop · epic
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discover, Mini
///
/// State: Todo
//~ TOY_652t todo 0b70900c cb6c6d0b
pub const TOY_652t: Power = TODO;

/// # Ci'Cigi
///
/// `TOY_913` · Demon Hunter minion · 3 mana · 4/4
///
/// > **Battlecry, Outcast, and Deathrattle:** Get a random first-edition Demon Hunter card *(in mint condition)*.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry, Outcast
/// - Tokens: Aldrachi Warblades [`TOY_913t1`](crate::legacy::demon_hunter::TOY_913t1), Battlefiend [`TOY_913t2`](crate::demon_hunter_initiate::demon_hunter::TOY_913t2), Glaivebound Adept [`TOY_913t3`](crate::legacy::demon_hunter::TOY_913t3)
///
/// State: Todo
//~ TOY_913 todo 5ebb6a35 969cd349
pub const TOY_913: Power = TODO;
