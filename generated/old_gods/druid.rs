//! Druid cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Fandral Staghelm
///
/// `OG_044` · Druid minion · 4 mana · 3/6
///
/// > Your **Choose One** cards and powers have both effects combined.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Choose One
/// - Enchantments: Fandral Enchantment [`OG_044e`](crate::ungoro::neutral::OG_044e)
/// - Tokens: Druid of the Claw [`OG_044a`](crate::classic::druid::OG_044a), Druid of the Flame [`OG_044b`](crate::blackrock_mountain::druid::OG_044b), Druid of the Saber [`OG_044c`](crate::grand_tournament::druid::OG_044c)
///
/// State: Todo
//~ OG_044 todo 1530d2df 95d870d8
pub const OG_044: Power = TODO;

/// # Feral Rage
///
/// `OG_047` · Druid spell · 3 mana
///
/// > **Choose One -** Give your hero +4 Attack this turn; or Gain 8 Armor.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Choose One
/// - Enchantments: Spines [`OG_047e`]
/// - Tokens: Evolve Spines [`OG_047a`], Evolve Scales [`OG_047b`]
///
/// State: Todo
//~ OG_047 todo 5d1a8d55 ef71dbb3
pub const OG_047: Power = TODO;

/// # Evolve Spines
///
/// `OG_047a` · Druid spell · 3 mana
///
/// > Give your hero +4 Attack this turn.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_047a todo 5a28113c 734d7c1e
pub const OG_047a: Power = TODO;

/// # Evolve Scales
///
/// `OG_047b` · Druid spell · 3 mana
///
/// > Gain 8 Armor.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_047b todo 6bcb2753 d996d887
pub const OG_047b: Power = TODO;

/// # Spines
///
/// `OG_047e` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Whispers of the Old Gods · common
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ OG_047e todo dfebb18c f564ff25
pub const OG_047e: Power = TODO;

/// # Mark of Y'Shaarj
///
/// `OG_048` · Druid spell · 2 mana
///
/// > Give a minion +2/+2. If it's a Beast, draw a card.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Mark of Y'Shaarj [`OG_048e`]
///
/// State: Todo
//~ OG_048 todo 5fa7baf9 740c3c0a
pub const OG_048: Power = TODO;

/// # Mark of Y'Shaarj
///
/// `OG_048e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Whispers of the Old Gods · common
///
/// State: Todo
//~ OG_048e todo a221b5db 58296983
pub const OG_048e: Power = TODO;

/// # Forbidden Ancient
///
/// `OG_051` · Druid minion · 1 mana · 1/1
///
/// > **Battlecry:** Spend all your Mana. Gain +1/+1 for each Mana spent.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Forbidden Power [`OG_051e`]
///
/// State: Todo
//~ OG_051 todo a4f5bf87 4f1c66db
pub const OG_051: Power = TODO;

/// # Forbidden Power
///
/// `OG_051e` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_051e todo 869dae96 2e9ac35f
pub const OG_051e: Power = TODO;

/// # Klaxxi Amber-Weaver
///
/// `OG_188` · Druid minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** If your C'Thun has at least 10 Attack, gain +5 Health.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Amber Carapace [`OG_188e`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Todo
//~ OG_188 todo 9a94f450 c9fdeccc
pub const OG_188: Power = TODO;

/// # Amber Carapace
///
/// `OG_188e` · Neutral enchantment
///
/// > +5 Health.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_188e todo d6a813ec 1c4abd3e
pub const OG_188e: Power = TODO;

/// # Wisps of the Old Gods
///
/// `OG_195` · Druid spell · Nature · 7 mana
///
/// > **Choose One -** Summon seven 1/1 Wisps; or Give your minions +2/+2.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Choose One
/// - Enchantments: Enormous [`OG_195e`]
/// - Tokens: Many Wisps [`OG_195a`], Big Wisps [`OG_195b`], Wisp [`OG_195c`]
///
/// State: Todo
//~ OG_195 todo 9f029b49 b82cdb6f
pub const OG_195: Power = TODO;

/// # Many Wisps
///
/// `OG_195a` · Druid spell · Nature · 7 mana
///
/// > Summon seven 1/1 Wisps.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Wisp [`OG_195c`]
///
/// State: Todo
//~ OG_195a todo f0313666 fbc96bcd
pub const OG_195a: Power = TODO;

/// # Big Wisps
///
/// `OG_195b` · Druid spell · Nature · 7 mana
///
/// > Give your minions +2/+2.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_195b todo c5bc0813 8f8882cc
pub const OG_195b: Power = TODO;

/// # Wisp
///
/// `OG_195c` · Druid minion · 0 mana · 1/1
///
/// - Set: Whispers of the Old Gods
/// - Minion type: Undead
/// - Tags: `3881` = 1
///
/// State: Vanilla
//~ OG_195c vanilla e928a242 2af96a6d
pub const OG_195c: Power = VANILLA;

/// # Enormous
///
/// `OG_195e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_195e todo fa4aeed9 1d8e5315
pub const OG_195e: Power = TODO;

/// # Mire Keeper
///
/// `OG_202` · Druid minion · 4 mana · 3/4
///
/// > **Choose One -** Summon a 2/2 Slime; or Gain an empty Mana Crystal.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Y'Shaarj's Strength [`OG_202a`], Yogg-Saron's Magic [`OG_202b`], Slime [`OG_202c`]
///
/// State: Todo
//~ OG_202 todo e9a500d6 d65e4d3d
pub const OG_202: Power = TODO;

/// # Y'Shaarj's Strength
///
/// `OG_202a` · Druid spell · 4 mana
///
/// > Summon a 2/2 Slime.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 2 (hearthstone-data 36393.1)
/// - Enchantments: Y'Shaarj's Strength [`OG_202ae`]
/// - Tokens: Slime [`OG_202c`]
///
/// State: Todo
//~ OG_202a todo 8e897489 26259b14
pub const OG_202a: Power = TODO;

/// # Y'Shaarj's Strength
///
/// `OG_202ae` · Druid enchantment
///
/// > +3/+3.
///
/// - Set: Whispers of the Old Gods · rare
///
/// State: Todo
//~ OG_202ae todo 48bf952d 04504f65
pub const OG_202ae: Power = TODO;

/// # Yogg-Saron's Magic
///
/// `OG_202b` · Druid spell · 4 mana
///
/// > Gain an empty Mana Crystal.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_202b todo ee14ab94 6fa708c8
pub const OG_202b: Power = TODO;

/// # Slime
///
/// `OG_202c` · Druid minion · 2 mana · 2/2
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ OG_202c vanilla f1ce29f9 ab588cd5
pub const OG_202c: Power = VANILLA;

/// # Dark Arakkoa
///
/// `OG_293` · Druid minion · 6 mana · 5/7
///
/// > **Taunt Battlecry:** Give your C'Thun +4/+4 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Arrakoa Devotion [`OG_293e`], Dark Guardian [`OG_293f`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Todo
//~ OG_293 todo d8a75844 302c418a
pub const OG_293: Power = TODO;

/// # Arrakoa Devotion
///
/// `OG_293e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_293e todo e8df3916 36b1e9fe
pub const OG_293e: Power = TODO;

/// # Dark Guardian
///
/// `OG_293f` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_293f todo cce01ae1 756a0649
pub const OG_293f: Power = TODO;

/// # Addled Grizzly
///
/// `OG_313` · Druid minion · 2 mana · 2/3
///
/// > After you summon a Beast, give it +1/+1.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Beast
/// - Enchantments: Addled [`OG_313e`]
///
/// State: Todo
//~ OG_313 todo 63c7ded9 25f8a115
pub const OG_313: Power = TODO;

/// # Addled
///
/// `OG_313e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_313e todo df5d04b1 22323ed9
pub const OG_313e: Power = TODO;
