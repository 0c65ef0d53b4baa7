//! Shaman cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Glaciate
///
/// `AV_107` · Shaman spell · Frost · 6 mana
///
/// > **Discover** an 8-Cost minion. Summon and **Freeze** it.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Freeze
///
/// State: Todo
//~ AV_107 todo 28c4af22 a1de0f08
pub const AV_107: Power = TODO;

/// # Snowball Fight!
///
/// `AV_250` · Shaman spell · Frost · 3 mana
///
/// > Deal $1 damage to a minion and **Freeze** it. If it survives, repeat this on another minion!
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ AV_250 todo bae092b1 db1f60fc
pub const AV_250: Power = TODO;

/// # Cheaty Snobold
///
/// `AV_251` · Shaman minion · 3 mana · 3/4
///
/// > After an enemy is **Frozen**, deal 3 damage to it.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ AV_251 todo 89b12f4b fc7f3c60
pub const AV_251: Power = TODO;

/// # Snowfall Guardian
///
/// `AV_255` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** all other minions.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Enchantments: Chilled [`AV_255e`]
///
/// State: Todo
//~ AV_255 todo e991029b dde8b29e
pub const AV_255: Power = TODO;

/// # Chilled
///
/// `AV_255e` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_255e todo b2c8c7d1 fa06e525
pub const AV_255e: Power = TODO;

/// # Bearon Gla'shear
///
/// `AV_257` · Shaman minion · 7 mana · 6/6
///
/// > **Battlecry:** For each Frost spell you've cast this game, summon a 3/4 Elemental that **Freezes**.@ *(@)*
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Tags: `2165` = 1, `2542` = 1
/// - Tokens: Frozen Stagguard [`AV_257t`]
///
/// State: Todo
//~ AV_257 todo 572ae3d0 e17f14ba
pub const AV_257: Power = TODO;

/// # Frozen Stagguard
///
/// `AV_257t` · Shaman minion · 3 mana · 3/4
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental, Beast
/// - Mechanics: Freeze
/// - Tags: `2542` = 1
///
/// State: Todo
//~ AV_257t todo 6e21eb24 fc2d72e4
pub const AV_257t: Power = TODO;

/// # Bru'kan of the Elements
///
/// `AV_258` · Shaman hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Call upon the power of two Elements!
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Elemental Mastery [`AV_258p`], Water Invocation [`AV_258p2`], Command the Elements [`AV_258pt7`]
/// - Tokens: Earth Invocation [`AV_258t`], Water Invocation [`AV_258t2`], Fire Invocation [`AV_258t3`], Lightning Invocation [`AV_258t4`], Earthen Guardian [`AV_258t6`]
///
/// State: Todo
//~ AV_258 todo 9d6705a1 7cec648f
pub const AV_258: Power = TODO;

/// # Elemental Mastery
///
/// `AV_258p` · Shaman hero power · 2 mana
///
/// > Call upon a different Element every turn!
///
/// - Set: Fractured in Alterac Valley
/// - Tokens: Earth Invocation [`AV_258pt`], Fire Invocation [`AV_258pt3`], Lightning Invocation [`AV_258pt4`], Command the Elements [`AV_258pt7`]
///
/// State: Todo
//~ AV_258p todo 539e69fb 799a45c0
pub const AV_258p: Power = TODO;

/// # Water Invocation
///
/// `AV_258p2` · Shaman hero power · 2 mana
///
/// > Restore #6 Health to all friendly characters. Swaps each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_258p2 todo fefcd055 1319e81d
pub const AV_258p2: Power = TODO;

/// # Earth Invocation
///
/// `AV_258pt` · Shaman hero power · 2 mana
///
/// > Summon two 2/3 Elementals with **Taunt**. Swaps each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_258pt todo c77caa67 2dca3e6d
pub const AV_258pt: Power = TODO;

/// # Fire Invocation
///
/// `AV_258pt3` · Shaman hero power · 2 mana
///
/// > Deal $6 damage to the enemy hero. Swaps each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_258pt3 todo bb4673f2 cd66c0c6
pub const AV_258pt3: Power = TODO;

/// # Lightning Invocation
///
/// `AV_258pt4` · Shaman hero power · 2 mana
///
/// > Deal $2 damage to all enemy minions. Swaps each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_258pt4 todo 8599d49b 574bc319
pub const AV_258pt4: Power = TODO;

/// # Command the Elements
///
/// `AV_258pt7` · Shaman hero power · 2 mana
///
/// > Call upon a different Element every turn!
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_258pt7 todo 73fe1068 f601837d
pub const AV_258pt7: Power = TODO;

/// # Earth Invocation
///
/// `AV_258t` · Shaman spell · 0 mana
///
/// > Summon two 2/3 Elementals with **Taunt**.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Todo
//~ AV_258t todo c1820e33 421e7237
pub const AV_258t: Power = TODO;

/// # Water Invocation
///
/// `AV_258t2` · Shaman spell · 0 mana
///
/// > Restore 6 Health to all friendly characters.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Todo
//~ AV_258t2 todo a1230e5f 19b2f899
pub const AV_258t2: Power = TODO;

/// # Fire Invocation
///
/// `AV_258t3` · Shaman spell · 0 mana
///
/// > Deal 6 damage to the enemy hero.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Todo
//~ AV_258t3 todo 289887a0 4999fef1
pub const AV_258t3: Power = TODO;

/// # Lightning Invocation
///
/// `AV_258t4` · Shaman spell · 0 mana
///
/// > Deal 2 damage to all enemy minions.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Todo
//~ AV_258t4 todo 4551d45f ae7163d7
pub const AV_258t4: Power = TODO;

/// # Earthen Guardian
///
/// `AV_258t6` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ AV_258t6 vanilla 7ac01dda 5ab31638
pub const AV_258t6: Power = VANILLA;

/// # Frostbite
///
/// `AV_259` · Shaman spell · Frost · 2 mana
///
/// > Deal $3 damage. **Honorable Kill:** Your opponent's next spell costs (2) more.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Frostbitten [`AV_259e`](crate::stormwind::neutral::AV_259e), Frostbitten [`AV_259e2`](crate::alterac_valley::neutral::AV_259e2)
///
/// State: Todo
//~ AV_259 todo 16084d6d f0bf7f19
pub const AV_259: Power = TODO;

/// # Sleetbreaker
///
/// `AV_260` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a Windchill to your hand.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Windchill [`AV_266`]
///
/// State: Todo
//~ AV_260 todo ab872bb5 ed0c1d22
pub const AV_260: Power = TODO;

/// # Windchill
///
/// `AV_266` · Shaman spell · Frost · 1 mana
///
/// > **Freeze** a minion. Draw a card.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ AV_266 todo 550bc88b 58c61824
pub const AV_266: Power = TODO;

/// # Wildpaw Cavern
///
/// `AV_268` · Shaman spell · 4 mana
///
/// > At the end of your turn, summon a 3/4 Elemental that **Freezes**. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Refers to: Freeze
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Tokens: Frozen Stagguard [`AV_257t`]
///
/// State: Todo
//~ AV_268 todo bc5e3992 6663b7e2
pub const AV_268: Power = TODO;

/// # Don't Stand in the Fire!
///
/// `ONY_011` · Shaman spell · Fire · 5 mana
///
/// > Deal $10 damage randomly split among all enemy minions. **Overload:** (1)
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Overload, Immune To Spellpower
///
/// State: Todo
//~ ONY_011 todo 0fef08b0 4067ce71
pub const ONY_011: Power = TODO;

/// # Spirit Mount
///
/// `ONY_012` · Shaman spell · 2 mana
///
/// > Give a minion +1/+2 and **Spell Damage +1**. When it dies, summon a Spirit Raptor.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Spellpower, Deathrattle
/// - Enchantments: With Da Spirits [`ONY_012e`]
/// - Tokens: Bru'kan's Raptor [`ONY_012t`]
///
/// State: Todo
//~ ONY_012 todo 022accc8 5bd79221
pub const ONY_012: Power = TODO;

/// # With Da Spirits
///
/// `ONY_012e` · Shaman enchantment
///
/// > +1/+2 and **Spell Damage +1**. **Deathrattle:** Summon a Spirit Raptor.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_012e todo cd7f95e0 362d0e0f
pub const ONY_012e: Power = TODO;

/// # Bru'kan's Raptor
///
/// `ONY_012t` · Shaman minion · 2 mana · 1/2
///
/// > **Spell Damage +1**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Undead, Beast
/// - Mechanics: Spellpower
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ ONY_012t vanilla 1b243d9b 57e7196f
pub const ONY_012t: Power = VANILLA;

/// # Bracing Cold
///
/// `ONY_013` · Shaman spell · Frost · 2 mana
///
/// > Restore #5 Health to your hero. Reduce the Cost of a random spell in your hand by (2).
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Enchantments: Shivers [`ONY_013e`]
///
/// State: Todo
//~ ONY_013 todo ea9a1272 1ecfab96
pub const ONY_013: Power = TODO;

/// # Shivers
///
/// `ONY_013e` · Shaman enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_013e todo ef61f3a6 6dc08ced
pub const ONY_013e: Power = TODO;
