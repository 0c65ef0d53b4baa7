//! Priest cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Xyrella, the Devout
///
/// `AV_207` · Priest hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Trigger the **Deathrattle** of every friendly minion that died this game.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Hero power: Holy Touch [`AV_207p`], Void Spike [`AV_207p2`]
///
/// State: Todo
//~ AV_207 todo 666448c9 ba718704
pub const AV_207: Power = TODO;

/// # Holy Touch
///
/// `AV_207p` · Priest hero power · 2 mana
///
/// > Restore #5 Health. Flip each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_207p todo 197ccc5b 2adf66d2
pub const AV_207p: Power = TODO;

/// # Void Spike
///
/// `AV_207p2` · Priest hero power · 2 mana
///
/// > Deal $5 damage. Flip each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_207p2 todo 69efed93 2325b2da
pub const AV_207p2: Power = TODO;

/// # Deliverance
///
/// `AV_315` · Priest spell · Holy · 3 mana
///
/// > Deal $3 damage to a minion. **Honorable Kill:** Summon a new 3/3 copy of it.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Salvation [`AV_315e2`]
///
/// State: Todo
//~ AV_315 todo 797429b2 0d4e81d8
pub const AV_315: Power = TODO;

/// # Salvation
///
/// `AV_315e2` · Priest enchantment
///
/// > Attack and Health set to 3.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_315e2 todo 07dddbff 3e85cc8b
pub const AV_315e2: Power = TODO;

/// # Shadow Word: Devour
///
/// `AV_324` · Priest spell · Shadow · 1 mana
///
/// > Choose a minion. It steals 1 Health from ALL other minions.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Enchantments: Superior [`AV_324e2`], Inferior [`AV_324e3`], Inferior [`AV_324eb`]
///
/// State: Todo
//~ AV_324 todo 32a8949b 705c41d7
pub const AV_324: Power = TODO;

/// # Superior
///
/// `AV_324e2` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: Fractured in Alterac Valley
/// - Enchantments: Superior [`AV_324e2b`]
///
/// State: Todo
//~ AV_324e2 todo 70e7a292 2dc246ec
pub const AV_324e2: Power = TODO;

/// # Superior
///
/// `AV_324e2b` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ AV_324e2b todo 60678091 4a0c0900
pub const AV_324e2b: Power = TODO;

/// # Inferior
///
/// `AV_324e3` · Priest enchantment
///
/// > Reduced Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_324e3 todo 5a9ad782 54c7a095
pub const AV_324e3: Power = TODO;

/// # Inferior
///
/// `AV_324eb` · Priest enchantment
///
/// > Reduced Health.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ AV_324eb todo 941e2c8b 9de7e23d
pub const AV_324eb: Power = TODO;

/// # Undying Disciple
///
/// `AV_325` · Priest minion · 6 mana · 3/7
///
/// > **Taunt Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ AV_325 todo ed634452 7986fc3d
pub const AV_325: Power = TODO;

/// # Luminous Geode
///
/// `AV_326` · Priest minion · 2 mana · 1/4
///
/// > After a friendly minion is healed, give it +2 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Illuminated [`AV_326e`]
///
/// State: Todo
//~ AV_326 todo b1c6bb0a 51fc29c6
pub const AV_326: Power = TODO;

/// # Illuminated
///
/// `AV_326e` · Priest enchantment
///
/// > +2 Attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_326e todo df9710ae 6139e656
pub const AV_326e: Power = TODO;

/// # Spirit Guide
///
/// `AV_328` · Priest minion · 5 mana · 5/5
///
/// > **Taunt Deathrattle:** Draw a Holy spell and a Shadow spell.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ AV_328 todo ddc77ab3 2003fc3d
pub const AV_328: Power = TODO;

/// # Bless
///
/// `AV_329` · Priest spell · Holy · 2 mana
///
/// > Give a minion +2 Health, then set its Attack to be equal to its Health.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Enchantments: Blessed [`AV_329e`], Blessed [`AV_329e2`]
///
/// State: Todo
//~ AV_329 todo dee3a567 9ae9ae45
pub const AV_329: Power = TODO;

/// # Blessed
///
/// `AV_329e` · Priest enchantment
///
/// > +2 Health and this minion's Attack is equal to its Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_329e todo 9ffddb63 236f2756
pub const AV_329e: Power = TODO;

/// # Blessed
///
/// `AV_329e2` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ AV_329e2 todo 029c87fd 68661963
pub const AV_329e2: Power = TODO;

/// # Gift of the Naaru
///
/// `AV_330` · Priest spell · Holy · 1 mana
///
/// > Restore #3 Health to all characters. If any are still damaged, draw a card.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
///
/// State: Todo
//~ AV_330 todo 6f0f56de 598896f6
pub const AV_330: Power = TODO;

/// # Najak Hexxen
///
/// `AV_331` · Priest minion · 4 mana · 1/4
///
/// > **Battlecry:** Take control of an enemy minion. **Deathrattle:** Give the minion back.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Target: "Take control of an enemy minion"
/// - Enchantments: Dark Concoction [`AV_331e`], Dark Concoction [`AV_331e2`]
///
/// State: Todo
//~ AV_331 todo 771eef40 3b6fbddb
pub const AV_331: Power = TODO;

/// # Dark Concoction
///
/// `AV_331e` · Priest enchantment
///
/// > Give this back when Najak is destroyed.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_331e todo 1a39d6f1 78aa3c2f
pub const AV_331e: Power = TODO;

/// # Dark Concoction
///
/// `AV_331e2` · Priest enchantment
///
/// > Took control of {0}.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_331e2 todo f46e7128 27eb14cf
pub const AV_331e2: Power = TODO;

/// # Stormpike Aid Station
///
/// `AV_664` · Priest spell · 3 mana
///
/// > At the end of your turn, give your minions +2 Health. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Restored [`AV_664e2`]
///
/// State: Todo
//~ AV_664 todo 59647959 51975415
pub const AV_664: Power = TODO;

/// # Restored
///
/// `AV_664e2` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_664e2 todo d5dc51e6 78bbffa8
pub const AV_664e2: Power = TODO;

/// # Horn of Wrathion
///
/// `ONY_017` · Priest spell · 3 mana
///
/// > Draw a minion. If it's a Dragon, summon two 2/1 Whelps with **Rush**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Rush
/// - Tokens: Onyxian Whelp [`ONY_001t`](crate::alterac_valley::neutral::ONY_001t)
///
/// State: Todo
//~ ONY_017 todo afab3fc6 b9e2c446
pub const ONY_017: Power = TODO;

/// # Lightmaw Netherdrake
///
/// `ONY_026` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** If you're holding a Holy and a Shadow spell, deal 3 damage to all other minions.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ONY_026 todo a0bdbd36 608ce49d
pub const ONY_026: Power = TODO;

/// # Mi'da, Pure Light
///
/// `ONY_028` · Priest minion · 6 mana · 4/6
///
/// > **Divine Shield**, **Lifesteal Deathrattle:** Shuffle a Fragment into your deck that resummons Mi'da when drawn.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Divine Shield, Deathrattle, Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Fragment of Mi'da [`ONY_028t`]
///
/// State: Todo
//~ ONY_028 todo 5a565afc 13bcfe97
pub const ONY_028: Power = TODO;

/// # Fragment of Mi'da
///
/// `ONY_028t` · Priest spell · Holy · 6 mana
///
/// > **Casts When Drawn** Summon Mi'da, Pure Light.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Casts When Drawn
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ ONY_028t todo af5b233e 2248de2a
pub const ONY_028t: Power = TODO;
