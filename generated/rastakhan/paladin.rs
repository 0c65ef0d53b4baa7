//! Paladin cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shirvallah, the Tiger
///
/// `TRL_300` · Paladin minion · 25 mana · 7/5
///
/// > **Divine Shield**, **Rush**, **Lifesteal** Costs (1) less for each Mana you've spent on spells.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Divine Shield, Lifesteal, Rush
/// - Tags: `1584` = 1
///
/// State: Todo
//~ TRL_300 todo 7bdb8acf 3adebbff
pub const TRL_300: Power = TODO;

/// # Time Out!
///
/// `TRL_302` · Paladin spell · 3 mana
///
/// > Your hero is **Immune** until your next turn.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Refers to: Immune
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Time Out! [`TRL_302e`]
///
/// State: Todo
//~ TRL_302 todo 306ed63c e60345ca
pub const TRL_302: Power = TODO;

/// # Time Out!
///
/// `TRL_302e` · Paladin enchantment
///
/// > **Immune** until your next turn.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_302e todo 73f168dc 09f81e92
pub const TRL_302e: Power = TODO;

/// # Farraki Battleaxe
///
/// `TRL_304` · Paladin weapon · 5 mana · 3/3 durability
///
/// > **Overkill:** Give a minion in your hand +2/+2.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Overkill
/// - Enchantments: Battle Ready [`TRL_304e`]
///
/// State: Todo
//~ TRL_304 todo 57e9e321 2ebacb1f
pub const TRL_304: Power = TODO;

/// # Battle Ready
///
/// `TRL_304e` · Neutral enchantment
///
/// > +2/+2 from Farraki Battleaxe.
///
/// - Set: Rastakhan's Rumble
/// - Tokens: Farraki Battleaxe [`TRL_304`]
///
/// State: Todo
//~ TRL_304e todo c1cbd2c2 422ff427
pub const TRL_304e: Power = TODO;

/// # A New Challenger...
///
/// `TRL_305` · Paladin spell · 7 mana
///
/// > **Discover** a 6-Cost minion. Summon it with **Taunt** and **Divine Shield**.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt, Divine Shield
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_305 todo e2a652a5 00bc6088
pub const TRL_305: Power = TODO;

/// # Immortal Prelate
///
/// `TRL_306` · Paladin minion · 2 mana · 1/3
///
/// > **Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
///
/// State: Todo
//~ TRL_306 todo 67bd1d3a ba0aa86f
pub const TRL_306: Power = TODO;

/// # Flash of Light
///
/// `TRL_307` · Paladin spell · Holy · 2 mana
///
/// > Restore #4 Health. Draw a card.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_307 todo eba4288c f5ea159c
pub const TRL_307: Power = TODO;

/// # High Priest Thekal
///
/// `TRL_308` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Convert all but 1 of your Hero's Health into Armor.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_308 todo 13066cd6 04db1a17
pub const TRL_308: Power = TODO;

/// # Spirit of the Tiger
///
/// `TRL_309` · Paladin minion · 4 mana · 0/3
///
/// > **Stealth** for 1 turn. After you cast a spell, summon a Tiger with stats equal to its Cost.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1, `2542` = 1
/// - Tokens: Tiger [`TRL_309t`]
///
/// State: Todo
//~ TRL_309 todo ce2c8d3c be6903fa
pub const TRL_309: Power = TODO;

/// # Tiger
///
/// `TRL_309t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ TRL_309t vanilla bff664b2 7cd54c6d
pub const TRL_309t: Power = VANILLA;

/// # Bloodclaw
///
/// `TRL_543` · Paladin weapon · 1 mana · 2/2 durability
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_543 todo f4bf9a62 5935d6aa
pub const TRL_543: Power = TODO;

/// # Zandalari Templar
///
/// `TRL_545` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've restored 10 Health this game, gain +4/+4 and **Taunt**.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 958, `PLAYER_TAG_THRESHOLD_VALUE` = 10
/// - Enchantments: Rejuvenated [`TRL_545e`]
///
/// State: Todo
//~ TRL_545 todo c9e517be c0d557dd
pub const TRL_545: Power = TODO;

/// # Rejuvenated
///
/// `TRL_545e` · Neutral enchantment
///
/// > +4/+4 and **Taunt**.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_545e todo 62dc1f50 4d20acbe
pub const TRL_545e: Power = TODO;
