//! Paladin cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # The Immovable Object
///
/// `AV_146` · Paladin weapon · 7 mana · 2/5 durability
///
/// > This doesn't lose Durability. Your hero takes half damage, rounded up.
///
/// - Set: Fractured in Alterac Valley
/// - Enchantments: Tough [`AV_146e`], Resilient Weapon [`AV_146e2`]
///
/// State: Todo
//~ AV_146 todo 079c9622 331ea540
pub const AV_146: Power = TODO;

/// # Tough
///
/// `AV_146e` · Paladin enchantment
///
/// > Take half damage, rounded up.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_146e todo 46ff0a60 4d5cd976
pub const AV_146e: Power = TODO;

/// # Resilient Weapon
///
/// `AV_146e2` · Paladin enchantment
///
/// > No durability loss.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ AV_146e2 todo 2c2e06f7 f410794e
pub const AV_146e2: Power = TODO;

/// # Lightforged Cariel
///
/// `AV_206` · Paladin hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 2 damage to all enemies. Equip a 2/5 Immovable Object.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Blessing of Queens [`AV_206p`]
///
/// State: Todo
//~ AV_206 todo 66595001 6cf5f2e6
pub const AV_206: Power = TODO;

/// # Blessing of Queens
///
/// `AV_206p` · Paladin hero power · 2 mana
///
/// > Give a random minion in your hand +4/+4.
///
/// - Set: Fractured in Alterac Valley
/// - Enchantments: Blessing of Queens [`AV_206pe`]
///
/// State: Todo
//~ AV_206p todo 0ea82b18 0aaad3e2
pub const AV_206p: Power = TODO;

/// # Blessing of Queens
///
/// `AV_206pe` · Paladin enchantment
///
/// > +4/+4.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_206pe todo 126308fe aea9d259
pub const AV_206pe: Power = TODO;

/// # Vitality Surge
///
/// `AV_213` · Paladin spell · Holy · 2 mana
///
/// > Draw a minion. Restore Health to your hero equal to its Cost.
///
/// - Set: Fractured in Alterac Valley · common · collectible
///
/// State: Todo
//~ AV_213 todo a0a07c1a 6a477a0c
pub const AV_213: Power = TODO;

/// # Hold the Bridge
///
/// `AV_338` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+1 and **Divine Shield**. It gains **Lifesteal** until end of turn.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Divine Shield, Lifesteal
/// - Enchantments: High Morale [`AV_338e`], High Morale [`AV_338e2`]
///
/// State: Todo
//~ AV_338 todo eb836eec 32a08536
pub const AV_338: Power = TODO;

/// # High Morale
///
/// `AV_338e` · Paladin enchantment
///
/// > +2/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_338e todo 3b1e27ca d159a63d
pub const AV_338e: Power = TODO;

/// # High Morale
///
/// `AV_338e2` · Paladin enchantment
///
/// > **Lifesteal** this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AV_338e2 todo 579ea6bf eabc23a3
pub const AV_338e2: Power = TODO;

/// # Templar Captain
///
/// `AV_339` · Paladin minion · 8 mana · 8/8
///
/// > **Rush**. After this attacks a minion, summon a 5/5 Defender with **Taunt**.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Rush
/// - Refers to: Taunt
/// - Tokens: Stormpike Defender [`AV_342t`]
///
/// State: Todo
//~ AV_339 todo 9549eccf f21ac405
pub const AV_339: Power = TODO;

/// # Brasswing
///
/// `AV_340` · Paladin minion · 8 mana · 9/7
///
/// > At the end of your turn, deal 2 damage to all enemies. **Honorable Kill:** Restore #4 Health to your hero.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Honorable Kill
///
/// State: Todo
//~ AV_340 todo 1d983d73 d99c3055
pub const AV_340: Power = TODO;

/// # Cavalry Horn
///
/// `AV_341` · Paladin weapon · 5 mana · 3/2 durability
///
/// > **Deathrattle:** Summon the lowest Cost minion in your hand.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ AV_341 todo 37463fbe 2f1ed01d
pub const AV_341: Power = TODO;

/// # Protect the Innocent
///
/// `AV_342` · Paladin spell · 5 mana
///
/// > Summon a 5/5 Defender with **Taunt**. If your hero was healed this turn, summon another.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Refers to: Taunt
/// - Tokens: Stormpike Defender [`AV_342t`]
///
/// State: Todo
//~ AV_342 todo 487f2606 cf291f98
pub const AV_342: Power = TODO;

/// # Stormpike Defender
///
/// `AV_342t` · Paladin minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ AV_342t vanilla 063be7c4 a426233b
pub const AV_342t: Power = VANILLA;

/// # Stonehearth Vindicator
///
/// `AV_343` · Paladin minion · 3 mana · 3/1
///
/// > **Battlecry:** Draw a spell that costs (3) or less. It costs (0) this turn.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Stone Fortitude [`AV_343e`]
///
/// State: Todo
//~ AV_343 todo 98b47230 79bcc427
pub const AV_343: Power = TODO;

/// # Stone Fortitude
///
/// `AV_343e` · Paladin enchantment
///
/// > Costs (0) this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AV_343e todo 0c02d8a2 866f223b
pub const AV_343e: Power = TODO;

/// # Dun Baldar Bridge
///
/// `AV_344` · Paladin spell · 4 mana
///
/// > After you summon a minion, give it +2/+2. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Coldtooth Supplies [`AV_344e`]
///
/// State: Todo
//~ AV_344 todo 6a4ecdb9 540c308e
pub const AV_344: Power = TODO;

/// # Coldtooth Supplies
///
/// `AV_344e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_344e todo 32a1ea1f a4057399
pub const AV_344e: Power = TODO;

/// # Saidan the Scarlet
///
/// `AV_345` · Paladin minion · 3 mana · 2/2
///
/// > **Rush.** Whenever this minion gains Attack or Health, double that amount *(wherever this is)*.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Rush
/// - Tags: `2028` = 1
///
/// State: Todo
//~ AV_345 todo b7fed8ba 9230080e
pub const AV_345: Power = TODO;

/// # Stormwind Avenger
///
/// `ONY_020` · Paladin minion · 3 mana · 1/5
///
/// > After you cast a spell on this minion, it gains +2 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: En Garde! [`ONY_020e`]
///
/// State: Todo
//~ ONY_020 todo c4fa5909 28a6a9cb
pub const ONY_020: Power = TODO;

/// # En Garde!
///
/// `ONY_020e` · Paladin enchantment
///
/// > +2 Attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_020e todo 51b79e18 91a74699
pub const ONY_020e: Power = TODO;

/// # Battle Vicar
///
/// `ONY_022` · Paladin minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a Holy spell.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Discover
/// - Tags: `4578` = 1
///
/// State: Todo
//~ ONY_022 todo 9244b533 59cc5176
pub const ONY_022: Power = TODO;

/// # Ring of Courage
///
/// `ONY_027` · Paladin spell · 2 mana
///
/// > **Tradeable** Give a minion +1/+1. Repeat for each enemy minion.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Enchantments: Heroic [`ONY_027e`]
///
/// State: Todo
//~ ONY_027 todo 06adcf69 f5a73cbf
pub const ONY_027: Power = TODO;

/// # Heroic
///
/// `ONY_027e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_027e todo cd3e2d86 e45fc1be
pub const ONY_027e: Power = TODO;
