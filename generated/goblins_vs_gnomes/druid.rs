//! Druid cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Anodized Robo Cub
///
/// `GVG_030` · Druid minion · 2 mana · 2/2
///
/// > **Taunt**. **Choose One -** +1 Attack; or +1 Health.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Taunt, Choose One
/// - Tags: `2542` = 1
/// - Tokens: Attack Mode [`GVG_030a`], Tank Mode [`GVG_030b`]
///
/// State: Todo
//~ GVG_030 todo 961261a5 5069de12
pub const GVG_030: Power = TODO;

/// # Attack Mode
///
/// `GVG_030a` · Druid spell · 2 mana
///
/// > +1 Attack.
///
/// - Set: Goblins vs Gnomes
/// - Enchantments: Attack Mode [`GVG_030ae`]
///
/// State: Todo
//~ GVG_030a todo 8a756232 e1151a74
pub const GVG_030a: Power = TODO;

/// # Attack Mode
///
/// `GVG_030ae` · Druid enchantment
///
/// > +1 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_030ae todo 645b81b2 6ec2db53
pub const GVG_030ae: Power = TODO;

/// # Tank Mode
///
/// `GVG_030b` · Druid spell · 2 mana
///
/// > +1 Health.
///
/// - Set: Goblins vs Gnomes
/// - Enchantments: Tank Mode [`GVG_030be`]
///
/// State: Todo
//~ GVG_030b todo 5af1758c c61af01d
pub const GVG_030b: Power = TODO;

/// # Tank Mode
///
/// `GVG_030be` · Druid enchantment
///
/// > +1 Health.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_030be todo 5c3c4d7f 8d4ca34b
pub const GVG_030be: Power = TODO;

/// # Recycle
///
/// `GVG_031` · Druid spell · Nature · 6 mana
///
/// > Shuffle an enemy minion into your opponent's deck.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_031 todo aa367b61 8c9c4922
pub const GVG_031: Power = TODO;

/// # Grove Tender
///
/// `GVG_032` · Druid minion · 3 mana · 2/4
///
/// > **Choose One -** Give each player a Mana Crystal; or Each player draws a card.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Gift of Mana [`GVG_032a`], Gift of Cards [`GVG_032b`]
///
/// State: Todo
//~ GVG_032 todo 6ab56047 f4e5187d
pub const GVG_032: Power = TODO;

/// # Gift of Mana
///
/// `GVG_032a` · Druid spell · 3 mana
///
/// > Give each player a Mana Crystal.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_032a todo b5e3b343 fe0cab78
pub const GVG_032a: Power = TODO;

/// # Gift of Cards
///
/// `GVG_032b` · Druid spell · 3 mana
///
/// > Each player draws a card.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_032b todo 93df50d3 ce946eea
pub const GVG_032b: Power = TODO;

/// # Tree of Life
///
/// `GVG_033` · Druid spell · Nature · 9 mana
///
/// > Restore all characters to full Health.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Affected By Healing Does Damage
///
/// State: Todo
//~ GVG_033 todo 4b9d8020 761f4ae7
pub const GVG_033: Power = TODO;

/// # Mech-Bear-Cat
///
/// `GVG_034` · Druid minion · 6 mana · 7/6
///
/// > Whenever this minion takes damage, add a **Spare Part** card to your hand.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech, Beast
/// - Refers to: Spare Part
/// - Tags: `1584` = 1, `2542` = 1
/// - Entourage: `PART_007`, `PART_006`, `PART_005`, `PART_001`, `PART_003`, `PART_002`, `PART_004`
///
/// State: Todo
//~ GVG_034 todo ad410438 0517c9e7
pub const GVG_034: Power = TODO;

/// # Malorne
///
/// `GVG_035` · Druid minion · 7 mana · 9/7
///
/// > **Deathrattle:** Go **Dormant**. Revive after 2 friendly Beasts die.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: Dormant
///
/// State: Todo
//~ GVG_035 todo 9f1497c0 b30d703f
pub const GVG_035: Power = TODO;

/// # Dark Wispers
///
/// `GVG_041` · Druid spell · Nature · 6 mana
///
/// > **Choose One -** Summon 5 Wisps; or Give a minion +5/+5 and **Taunt**.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Dark Wispers [`GVG_041c`]
/// - Tokens: Call the Guardians [`GVG_041a`], Nature's Defense [`GVG_041b`]
///
/// State: Todo
//~ GVG_041 todo fd3c3146 ee142a11
pub const GVG_041: Power = TODO;

/// # Call the Guardians
///
/// `GVG_041a` · Druid spell · Nature · 6 mana
///
/// > +5/+5 and **Taunt**.
///
/// - Set: Goblins vs Gnomes
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_041a todo f4eb6192 8724d326
pub const GVG_041a: Power = TODO;

/// # Nature's Defense
///
/// `GVG_041b` · Druid spell · Nature · 6 mana
///
/// > Summon 5 Wisps.
///
/// - Set: Goblins vs Gnomes
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_041b todo c758f593 1ef0c0e0
pub const GVG_041b: Power = TODO;

/// # Dark Wispers
///
/// `GVG_041c` · Druid enchantment
///
/// > +5/+5 and **Taunt**.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_041c todo 0f40d9ca bcfb9828
pub const GVG_041c: Power = TODO;

/// # Druid of the Fang
///
/// `GVG_080` · Druid minion · 5 mana · 4/4
///
/// > **Battlecry:** If you have a Beast, transform this minion into a 7/7.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Druid of the Fang [`GVG_080t`]
///
/// State: Todo
//~ GVG_080 todo 3dc957f2 11aff2d5
pub const GVG_080: Power = TODO;

/// # Druid of the Fang
///
/// `GVG_080t` · Druid minion · 5 mana · 7/7
///
/// - Set: Goblins vs Gnomes
/// - Minion type: Beast
///
/// State: Vanilla
//~ GVG_080t vanilla 4cf136fb 1c2aeb90
pub const GVG_080t: Power = VANILLA;
