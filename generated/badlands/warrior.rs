//! Warrior cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Burning Heart
///
/// `DEEP_011` · Multi-class spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion. If it survives, give your hero +3 Attack this turn.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Warrior, Demon Hunter
/// - Enchantments: Heart of Fire [`DEEP_011e`]
///
/// State: Todo
//~ DEEP_011 todo 9766b15e 196e5429
pub const DEEP_011: Power = TODO;

/// # Heart of Fire
///
/// `DEEP_011e` · Neutral enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DEEP_011e todo ddba79e3 56a53226
pub const DEEP_011e: Power = TODO;

/// # Crimson Expanse
///
/// `DEEP_019` · Multi-class location · 4 mana · 0 uses
///
/// > Choose a damaged minion. Summon a copy of it that goes **Dormant** for one turn.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Warrior, Demon Hunter
/// - Refers to: Dormant
/// - Enchantments: Crimson Containment [`DEEP_019e`]
///
/// State: Todo
//~ DEEP_019 todo 8f550dad 1b21ffe8
pub const DEEP_019: Power = TODO;

/// # Crimson Containment
///
/// `DEEP_019e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Score Value 1, Dormant Awaken Condition Enchant
///
/// State: Todo
//~ DEEP_019e todo 21f5b34a bb50036f
pub const DEEP_019e: Power = TODO;

/// # Deepminer Brann
///
/// `DEEP_020` · Warrior minion · 6 mana · 2/4
///
/// > **Battlecry:** If your deck started with no duplicates, your **Battlecries** trigger twice for the rest of the game.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Deepmining [`DEEP_020e`]
///
/// State: Todo
//~ DEEP_020 todo 2b313ad4 78e6ea9d
pub const DEEP_020: Power = TODO;

/// # Deepmining
///
/// `DEEP_020e` · Warrior enchantment
///
/// > Your Battlecries trigger twice.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ DEEP_020e todo 6217ee74 a9df0dfc
pub const DEEP_020e: Power = TODO;

/// # Detonation Juggernaut
///
/// `WW_329` · Warrior minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** Give **Taunt** minions in your hand +2/+2.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Tauntier Taunt [`WW_329e`]
///
/// State: Todo
//~ WW_329 todo 31adcdd4 b923f3ec
pub const WW_329: Power = TODO;

/// # Tauntier Taunt
///
/// `WW_329e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_329e todo de6ba87d 4d022325
pub const WW_329e: Power = TODO;

/// # Reinforced Plating
///
/// `WW_334` · Warrior spell · 3 mana
///
/// > Gain 6 Armor. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Excavate
///
/// State: Todo
//~ WW_334 todo c61010a1 5a27e26e
pub const WW_334: Power = TODO;

/// # Blast Tortoise
///
/// `WW_346` · Warrior minion · 6 mana · 2/7
///
/// > **Taunt Battlecry:** Deal damage to all enemy minions equal to this minion's Attack.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ WW_346 todo 5962b385 308e619a
pub const WW_346: Power = TODO;

/// # Battlepickaxe
///
/// `WW_347` · Warrior weapon · 3 mana · 4/1 durability
///
/// > After you play a **Taunt** minion, gain +1 Durability.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Back in the Mine [`WW_347e`]
///
/// State: Todo
//~ WW_347 todo 1a79ce76 5808853f
pub const WW_347: Power = TODO;

/// # Back in the Mine
///
/// `WW_347e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_347e todo 46a4940a 9b6cccad
pub const WW_347e: Power = TODO;

/// # Misfire
///
/// `WW_348` · Warrior spell · 2 mana
///
/// > Deal $3, $2, and $1 damage to random minions. **Quickdraw:** Choose the targets.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Quickdraw
///
/// State: Todo
//~ WW_348 todo 187c1437 7ecfedfc
pub const WW_348: Power = TODO;

/// # Badlands Brawler
///
/// `WW_349` · Warrior minion · 7 mana · 4/4
///
/// > **Battlecry:** Start a Brawl! If you've **Excavated** twice, this always wins.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Excavate
/// - Tokens: Brawl [`CORE_EX1_407`](crate::core_hidden::warrior::CORE_EX1_407)
///
/// State: Todo
//~ WW_349 todo 878879c4 3128342f
pub const WW_349: Power = TODO;

/// # Unlucky Powderman
///
/// `WW_367` · Warrior minion · 2 mana · 2/2
///
/// > **Taunt Deathrattle:** Give **Taunt** minions in your hand and deck +1/+1.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Coal Dust [`WW_367e`]
///
/// State: Todo
//~ WW_367 todo 16d39bb5 49195a4c
pub const WW_367: Power = TODO;

/// # Coal Dust
///
/// `WW_367e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_367e todo e1fa82a8 64737d4b
pub const WW_367e: Power = TODO;

/// # Boomboss Tho'grun
///
/// `WW_372` · Warrior minion · 8 mana · 7/7
///
/// > **Battlecry:** Shuffle 3 T.N.T. into your opponent's deck. When drawn, blow up a card in their hand, deck, and board.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: T.N.T. [`WW_372t`]
///
/// State: Todo
//~ WW_372 todo 5dc9da21 d3301fb6
pub const WW_372: Power = TODO;

/// # T.N.T.
///
/// `WW_372t` · Warrior spell · 6 mana
///
/// > **Casts When Drawn** Destroy a random card in your hand, deck, and board *(except T.N.T.)*.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ WW_372t todo 3470c9eb dae953d6
pub const WW_372t: Power = TODO;

/// # Slagmaw the Slumbering
///
/// `WW_375` · Warrior minion · 4 mana · 16/16
///
/// > **Rush**, **Taunt Dormant** for 6 turns. *(Excavate** to awaken 2 turns sooner!)*
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Taunt, Rush
/// - Refers to: Dormant, Excavate
/// - Tags: `1652` = 1, `2540` = 1
/// - Enchantments: Slumbering [`WW_375e`], Slagging [`WW_375e2`]
///
/// State: Todo
//~ WW_375 todo 9190fd98 233dd413
pub const WW_375: Power = TODO;

/// # Slumbering
///
/// `WW_375e` · Warrior enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 6
///
/// State: Todo
//~ WW_375e todo 483bdca2 ecbc705a
pub const WW_375e: Power = TODO;

/// # Slagging
///
/// `WW_375e2` · Warrior enchantment
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ WW_375e2 todo 806a9b3b 62c7fae2
pub const WW_375e2: Power = TODO;

/// # Blast Charge
///
/// `WW_380` · Warrior spell · 2 mana
///
/// > Destroy a damaged enemy minion. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Excavate
///
/// State: Todo
//~ WW_380 todo 429b692b 67f0ace6
pub const WW_380: Power = TODO;
