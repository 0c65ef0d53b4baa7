//! Warlock cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Darkshire Librarian
///
/// `OG_109` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Discard a random card. **Deathrattle:** Draw a card.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Deathrattle, Battlecry, Discard Cards
///
/// State: Todo
//~ OG_109 todo 2d9038b8 34267047
pub const OG_109: Power = TODO;

/// # Darkshire Councilman
///
/// `OG_113` · Warlock minion · 3 mana · 1/5
///
/// > After you summon a minion, gain +1 Attack.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Enchantments: Power of the People [`OG_113e`]
///
/// State: Todo
//~ OG_113 todo 8d546dac 416e13ef
pub const OG_113: Power = TODO;

/// # Power of the People
///
/// `OG_113e` · Warlock enchantment
///
/// > Increased Attack.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_113e todo c20c492e b7e268e8
pub const OG_113e: Power = TODO;

/// # Forbidden Ritual
///
/// `OG_114` · Warlock spell · Shadow · 0 mana
///
/// > Spend all your Mana. Summon that many 1/1 Tentacles.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Tokens: Icky Tentacle [`OG_114a`]
///
/// State: Todo
//~ OG_114 todo ae103669 e7529a87
pub const OG_114: Power = TODO;

/// # Icky Tentacle
///
/// `OG_114a` · Warlock minion · 1 mana · 1/1
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ OG_114a vanilla fd28ac66 b837697c
pub const OG_114a: Power = VANILLA;

/// # Spreading Madness
///
/// `OG_116` · Warlock spell · Shadow · 3 mana
///
/// > Deal $13 damage randomly split among ALL characters.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ OG_116 todo 1a5a7bc2 b602daa6
pub const OG_116: Power = TODO;

/// # Renounce Darkness
///
/// `OG_118` · Warlock spell · Holy · 2 mana
///
/// > Replace your Hero Power and Warlock cards with another class's. The cards cost (1) less.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Enchantments: Renounce Darkness Deck Ench [`OG_118e`], New Calling [`OG_118f`]
///
/// State: Todo
//~ OG_118 todo a82ceba5 05f416a4
pub const OG_118: Power = TODO;

/// # Renounce Darkness Deck Ench
///
/// `OG_118e` · Neutral enchantment
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_118e todo 827d20bd 20b762b7
pub const OG_118e: Power = TODO;

/// # New Calling
///
/// `OG_118f` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_118f todo 415e1779 331b6c71
pub const OG_118f: Power = TODO;

/// # Cho'gall
///
/// `OG_121` · Warlock minion · 8 mana · 8/8
///
/// > **Battlecry:** Return all cards you discarded this game to your hand. They cost Health instead of Mana.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dark Power [`OG_121e`], Dark Power [`OG_121e2`]
///
/// State: Todo
//~ OG_121 todo 680c8275 08523739
pub const OG_121: Power = TODO;

/// # Dark Power
///
/// `OG_121e` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Whispers of the Old Gods
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ OG_121e todo 83ed98a0 3ad71aee
pub const OG_121e: Power = TODO;

/// # Dark Power
///
/// `OG_121e2` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_121e2 todo 76bc9c6b 7cea515f
pub const OG_121e2: Power = TODO;

/// # DOOM!
///
/// `OG_239` · Warlock spell · Shadow · 10 mana
///
/// > Destroy all minions. Draw a card for each.
///
/// - Set: Whispers of the Old Gods · epic · collectible
///
/// State: Todo
//~ OG_239 todo 54cb2920 6d000843
pub const OG_239: Power = TODO;

/// # Possessed Villager
///
/// `OG_241` · Warlock minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Shadowbeast.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Shadowbeast [`OG_241a`]
///
/// State: Todo
//~ OG_241 todo fe3ef6c0 11d28e6a
pub const OG_241: Power = TODO;

/// # Shadowbeast
///
/// `OG_241a` · Warlock minion · 1 mana · 1/1
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ OG_241a vanilla 77b4c167 3a3cdb7e
pub const OG_241a: Power = VANILLA;

/// # Usher of Souls
///
/// `OG_302` · Warlock minion · 4 mana · 3/5
///
/// > Whenever a minion dies, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Soul Power [`OG_302e`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Todo
//~ OG_302 todo f6a41220 5a3cfe23
pub const OG_302: Power = TODO;

/// # Soul Power
///
/// `OG_302e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_302e todo 9938b1d2 fcd54beb
pub const OG_302e: Power = TODO;
