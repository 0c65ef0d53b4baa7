//! Rogue cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Coldtooth Yeti
///
/// `AV_201` · Rogue minion · 3 mana · 1/5
///
/// > **Combo:** Gain +3 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Combo
/// - Enchantments: Yeti Rage [`AV_201e`]
///
/// State: Todo
//~ AV_201 todo 18298f2a f5fdcacb
pub const AV_201: Power = TODO;

/// # Yeti Rage
///
/// `AV_201e` · Rogue enchantment
///
/// > +3 Attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_201e todo 49593219 aafe6dd3
pub const AV_201e: Power = TODO;

/// # Shadowcrafter Scabbs
///
/// `AV_203` · Rogue hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Return all minions to their owner's hands. Summon two 4/2 Shadows with **Stealth**.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Hero power: Sleight of Hand [`AV_203p`]
/// - Tokens: Shadow [`AV_203t`]
///
/// State: Todo
//~ AV_203 todo bb7ff522 def454d9
pub const AV_203: Power = TODO;

/// # Sleight of Hand
///
/// `AV_203p` · Rogue hero power · 0 mana
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: Fractured in Alterac Valley
/// - Enchantments: Sleight of Hand [`AV_203pe`], Sleight of Hand [`AV_203po`]
///
/// State: Todo
//~ AV_203p todo df9cc83d 82f47e5c
pub const AV_203p: Power = TODO;

/// # Sleight of Hand
///
/// `AV_203pe` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_203pe todo c1146156 a8880404
pub const AV_203pe: Power = TODO;

/// # Sleight of Hand
///
/// `AV_203po` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AV_203po todo 41e295dd 19651983
pub const AV_203po: Power = TODO;

/// # Shadow
///
/// `AV_203t` · Rogue minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ AV_203t vanilla ce5716ed 536ef9e2
pub const AV_203t: Power = VANILLA;

/// # Wildpaw Gnoll
///
/// `AV_298` · Rogue minion · 6 mana · 3/5
///
/// > **Rush** Costs (1) less for each non-Rogue Class card added to your hand this game.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ AV_298 todo 49c019ea f3683dae
pub const AV_298: Power = TODO;

/// # Snowfall Graveyard
///
/// `AV_400` · Rogue spell · 5 mana
///
/// > Your **Deathrattles** trigger twice. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective, Objective Aura
/// - Refers to: Deathrattle
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Bunkered Up [`AV_400e`]
///
/// State: Todo
//~ AV_400 todo 8efe2bd1 2290f427
pub const AV_400: Power = TODO;

/// # Bunkered Up
///
/// `AV_400e` · Rogue enchantment
///
/// > Deathrattles trigger twice.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_400e todo df94e2c1 1c4eb9eb
pub const AV_400e: Power = TODO;

/// # The Lobotomizer
///
/// `AV_402` · Rogue weapon · 2 mana · 2/2 durability
///
/// > **Honorable Kill:** Get a copy of the top card of your opponent's deck.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Honorable Kill
///
/// State: Todo
//~ AV_402 todo f5ac1013 ba9d2d5b
pub const AV_402: Power = TODO;

/// # Cera'thine Fleetrunner
///
/// `AV_403` · Rogue minion · 5 mana · 5/5
///
/// > **Battlecry:** Replace your minions in hand and deck with ones from other classes. They cost (2) less.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Quickfooted [`AV_403e2`]
///
/// State: Todo
//~ AV_403 todo bd07fb29 043353ad
pub const AV_403: Power = TODO;

/// # Quickfooted
///
/// `AV_403e2` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_403e2 todo 67c0ddee fee8b576
pub const AV_403e2: Power = TODO;

/// # Contraband Stash
///
/// `AV_405` · Rogue spell · 5 mana
///
/// > Replay 5 cards from other classes you've played this game.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tags: `960` = 1
///
/// State: Todo
//~ AV_405 todo 752ffe02 8fc4af69
pub const AV_405: Power = TODO;

/// # Forsaken Lieutenant
///
/// `AV_601` · Rogue minion · 2 mana · 2/2
///
/// > Stealth**.** After you play a **Deathrattle** minion, become a 2/2 copy of it with **Rush**.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth
/// - Refers to: Deathrattle, Rush
/// - Enchantments: Forsaken [`AV_601e`]
///
/// State: Todo
//~ AV_601 todo 2c92a03c 67637108
pub const AV_601: Power = TODO;

/// # Forsaken
///
/// `AV_601e` · Rogue enchantment
///
/// > 2/2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_601e todo 71b0fad4 97848db4
pub const AV_601e: Power = TODO;

/// # Reconnaissance
///
/// `AV_710` · Rogue spell · 2 mana
///
/// > **Discover** a **Deathrattle** minion from another class. It costs (2) less.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
/// - Enchantments: Contracted [`AV_710e`]
///
/// State: Todo
//~ AV_710 todo 28eae197 9cb47e5a
pub const AV_710: Power = TODO;

/// # Contracted
///
/// `AV_710e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_710e todo 29a44b78 0d0d8151
pub const AV_710e: Power = TODO;

/// # Double Agent
///
/// `AV_711` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a card from another class, summon a copy of this.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AV_711 todo cbc36b79 33a6c12f
pub const AV_711: Power = TODO;

/// # SI:7 Smuggler
///
/// `ONY_030` · Rogue minion · 3 mana · 1/3
///
/// > **Battlecry:** Summon a random @-Cost minion. *(Upgraded for each other SI:7 card you have played this game.)*
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry, Si 7
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ ONY_030 todo 5c09d131 e3c20ce2
pub const ONY_030: Power = TODO;

/// # Smokescreen
///
/// `ONY_031` · Rogue spell · 8 mana
///
/// > Draw 5 cards. Trigger any **Deathrattles** drawn.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ ONY_031 todo 62417bb9 a6fa5025
pub const ONY_031: Power = TODO;

/// # Tooth of Nefarian
///
/// `ONY_032` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Honorable Kill: Discover** a spell from another class.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Discover, Honorable Kill
///
/// State: Todo
//~ ONY_032 todo 3ce615a7 7cb66744
pub const ONY_032: Power = TODO;
