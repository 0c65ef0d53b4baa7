//! Druid cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Wildheart Guff
///
/// `AV_205` · Druid hero · 5 mana · 30 health, 5 armor
///
/// > **Battlecry:** Set your maximum Mana to 20. Gain an empty Mana Crystal. Draw a card.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Nurture [`AV_205p`]
/// - Tokens: Ice Blossom [`AV_205a`]
///
/// State: Todo
//~ AV_205 todo 16e1b5e7 3c1bafe3
pub const AV_205: Power = TODO;

/// # Ice Blossom
///
/// `AV_205a` · Druid spell · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_205a todo 723b5d99 39810369
pub const AV_205a: Power = TODO;

/// # Nurture
///
/// `AV_205p` · Druid hero power · 2 mana
///
/// > **Choose One -** Draw a card; or Gain an empty Mana Crystal.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Choose One
/// - Tokens: Valley Root [`AV_205pb`]
///
/// State: Todo
//~ AV_205p todo dc3331a8 300fd4a7
pub const AV_205p: Power = TODO;

/// # Valley Root
///
/// `AV_205pb` · Druid spell · 2 mana
///
/// > Draw a card.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_205pb todo 3cf4e01b 0dcfe298
pub const AV_205pb: Power = TODO;

/// # Pathmaker
///
/// `AV_210` · Druid minion · 3 mana · 3/4
///
/// > **Battlecry:** Cast the other choice from the last **Choose One** spell you've cast. @**Battlecry:** {0}
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Choose One
/// - Enchantments: Path Tracker [`AV_210e`]
///
/// State: Todo
//~ AV_210 todo 8e92eb89 68af9463
pub const AV_210: Power = TODO;

/// # Path Tracker
///
/// `AV_210e` · Druid enchantment
///
/// > Tracking Sub-Spell.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_210e todo 0a7044a4 dba2a3a1
pub const AV_210e: Power = TODO;

/// # Dire Frostwolf
///
/// `AV_211` · Druid minion · 4 mana · 4/4
///
/// > **Stealth Deathrattle:** Summon a 2/2 Wolf with **Stealth**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth, Deathrattle
/// - Tokens: Frostwolf Cub [`AV_211t`]
///
/// State: Todo
//~ AV_211 todo 8722e663 b2be8655
pub const AV_211: Power = TODO;

/// # Frostwolf Cub
///
/// `AV_211t` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ AV_211t vanilla 6507d9e0 1a8a758c
pub const AV_211t: Power = VANILLA;

/// # Frostsaber Matriarch
///
/// `AV_291` · Druid minion · 7 mana · 4/5
///
/// > **Taunt**. Costs (1) less for each Beast you've summoned this game.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Todo
//~ AV_291 todo 4a72b0f4 43c6bda8
pub const AV_291: Power = TODO;

/// # Heart of the Wild
///
/// `AV_292` · Druid spell · 3 mana
///
/// > Give a minion +2/+2, then give your Beasts +1/+1.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: Pack Alpha [`AV_292e`], Pack Member [`AV_292e2`]
///
/// State: Todo
//~ AV_292 todo bf9b0866 06c32868
pub const AV_292: Power = TODO;

/// # Pack Alpha
///
/// `AV_292e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_292e todo 8b46308b 1815bdbe
pub const AV_292e: Power = TODO;

/// # Pack Member
///
/// `AV_292e2` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_292e2 todo 944c0aaa 7e1e83b7
pub const AV_292e2: Power = TODO;

/// # Wing Commander Mulverick
///
/// `AV_293` · Druid minion · 4 mana · 2/5
///
/// > **Rush**. Your minions have "**Honorable Kill:** Summon a 2/2 Wyvern with **Rush**."
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Aura, Rush
/// - Refers to: Honorable Kill
/// - Enchantments: Air Strike [`AV_293e`]
/// - Tokens: Strike Wyvern [`AV_293t`]
///
/// State: Todo
//~ AV_293 todo c5174fea 6a7932a9
pub const AV_293: Power = TODO;

/// # Air Strike
///
/// `AV_293e` · Druid enchantment
///
/// > **Honorable Kill:** Summon a 2/2 Wyvern with **Rush**.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Honorable Kill
///
/// State: Todo
//~ AV_293e todo 08ec4b51 73f80535
pub const AV_293e: Power = TODO;

/// # Strike Wyvern
///
/// `AV_293t` · Druid minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ AV_293t vanilla 2de38307 2f67d309
pub const AV_293t: Power = VANILLA;

/// # Clawfury Adept
///
/// `AV_294` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Give all other friendly characters +1 Attack this turn.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Snowcapped [`AV_294e`]
///
/// State: Todo
//~ AV_294 todo 94f1b913 f580bd30
pub const AV_294: Power = TODO;

/// # Snowcapped
///
/// `AV_294e` · Druid enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AV_294e todo a2be8d9c 80aca8b2
pub const AV_294e: Power = TODO;

/// # Capture Coldtooth Mine
///
/// `AV_295` · Druid spell · 2 mana
///
/// > **Choose One -** Draw your lowest Cost card; or Draw your highest Cost card.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Choose One
/// - Tokens: More Resources [`AV_295a`], More Supplies [`AV_295b`]
///
/// State: Todo
//~ AV_295 todo 5276b367 bf0e5f8a
pub const AV_295: Power = TODO;

/// # More Resources
///
/// `AV_295a` · Druid spell · 2 mana
///
/// > Draw your lowest Cost card.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_295a todo cfa0ee40 41cd79f1
pub const AV_295a: Power = TODO;

/// # More Supplies
///
/// `AV_295b` · Druid spell · 2 mana
///
/// > Draw your highest Cost card.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_295b todo 5e1f017a 6c897fe1
pub const AV_295b: Power = TODO;

/// # Pride Seeker
///
/// `AV_296` · Druid minion · 3 mana · 2/4
///
/// > **Battlecry:** Your next **Choose One** card costs (2) less.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Choose One
/// - Enchantments: Grown Up [`AV_296e`], Proud [`AV_296e2`]
///
/// State: Todo
//~ AV_296 todo 09e6b663 afc57db1
pub const AV_296: Power = TODO;

/// # Grown Up
///
/// `AV_296e` · Druid enchantment
///
/// > Your next Choose One card costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_296e todo 5d13ea6c 8cb76028
pub const AV_296e: Power = TODO;

/// # Proud
///
/// `AV_296e2` · Druid enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_296e2 todo 8f62a136 ea173155
pub const AV_296e2: Power = TODO;

/// # Frostwolf Kennels
///
/// `AV_360` · Druid spell · 3 mana
///
/// > At the end of your turn, summon a 2/2 Wolf with **Stealth**. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Refers to: Stealth
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Tokens: Frostwolf Cub [`AV_211t`]
///
/// State: Todo
//~ AV_360 todo e5c7cc1a a97e3d2a
pub const AV_360: Power = TODO;

/// # Boomkin
///
/// `ONY_018` · Druid minion · 5 mana · 4/5
///
/// > **Choose One -** Restore #8 Health to your hero; or Deal 4 damage.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Eyes of the Moon [`ONY_018t`], Heart of the Sun [`ONY_018t2`]
///
/// State: Todo
//~ ONY_018 todo 3d347624 643fc8c8
pub const ONY_018: Power = TODO;

/// # Eyes of the Moon
///
/// `ONY_018t` · Druid spell · 5 mana
///
/// > Restore 8 Health to your hero.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_018t todo 4db55542 25f8fd85
pub const ONY_018t: Power = TODO;

/// # Heart of the Sun
///
/// `ONY_018t2` · Druid spell · 5 mana
///
/// > Deal 4 damage.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_018t2 todo ede70642 dc7e4aca
pub const ONY_018t2: Power = TODO;

/// # Raid Negotiator
///
/// `ONY_019` · Druid minion · 4 mana · 3/4
///
/// > **Battlecry: Discover** a **Choose One** card. It has both effects combined.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Choose One
/// - Enchantments: Decisive [`ONY_019e`]
///
/// State: Todo
//~ ONY_019 todo 5bdf18ce d1c8ebca
pub const ONY_019: Power = TODO;

/// # Decisive
///
/// `ONY_019e` · Druid enchantment
///
/// > Your next **Choose One** card is combined.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_019e todo f8b23e16 6c60d9fd
pub const ONY_019e: Power = TODO;

/// # Scale of Onyxia
///
/// `ONY_021` · Druid spell · 7 mana
///
/// > Fill your board with 2/1 Whelps with **Rush**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Rush
/// - Tokens: Onyxian Whelp [`ONY_001t`](crate::alterac_valley::neutral::ONY_001t)
///
/// State: Todo
//~ ONY_021 todo 4014b0de fc4c1e19
pub const ONY_021: Power = TODO;
