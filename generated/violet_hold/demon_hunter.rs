//! Demon Hunter cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dark Bribe
///
/// `JAIL_206` · Demon Hunter spell · Shadow · 2 mana
///
/// > Draw 3 cards. Pick one to give to your opponent.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tags: `4705` = 1
///
/// State: Todo
//~ JAIL_206 todo 573c9515 25a80a5d
pub const JAIL_206: Power = TODO;

/// # Irida Sinseeker
///
/// `JAIL_719` · Demon Hunter minion · 4 mana · 7/7
///
/// > **Lifesteal**. **Battlecry:** Send your deck to the Void, except 1 card. At the start of your turns, get two cards from the Void.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry, Lifesteal
/// - Tags: `4818` = 1
/// - Enchantments: The Void [`JAIL_719e2`]
///
/// State: Todo
//~ JAIL_719 todo 05e2393d cd92aa0d
pub const JAIL_719: Power = TODO;

/// # The Void
///
/// `JAIL_719e2` · Demon Hunter enchantment
///
/// > Get 2 cards from the Void each turn.
///
/// - Set: Escape from Violet Hold · legendary
/// - Tags: `2936` = 1
///
/// State: Todo
//~ JAIL_719e2 todo 1a6cf108 6a412a75
pub const JAIL_719e2: Power = TODO;

/// # Tras'tath, Soul Parasite
///
/// `JAIL_721` · Demon Hunter minion · 6 mana · 3/3
///
/// > **Prepare, Rush** After you summon a Demon, gain its stats.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Rush, Deck Action Cost, Prepare
/// - Enchantments: Stolen Soul [`JAIL_721e`]
///
/// State: Todo
//~ JAIL_721 todo 6a3a0d19 1ef31963
pub const JAIL_721: Power = TODO;

/// # Stolen Soul
///
/// `JAIL_721e` · Demon Hunter enchantment
///
/// > Increased Stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_721e todo 02eae38c cb413144
pub const JAIL_721e: Power = TODO;

/// # Stardust Scythe
///
/// `JAIL_730` · Demon Hunter weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks, get a Void Soul.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tags: `4546` = 1, `4931` = 1, `4932` = 1
/// - Tokens: Void Soul [`JAIL_732`]
///
/// State: Todo
//~ JAIL_730 todo 7e6b70ef 7c23bbf0
pub const JAIL_730: Power = TODO;

/// # Void Soul
///
/// `JAIL_732` · Demon Hunter spell · Shadow · 1 mana
///
/// > Summon a random @-Cost Demon. Improve your future Void Souls.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ JAIL_732 todo 008ccf0d 89273f6e
pub const JAIL_732: Power = TODO;

/// # Vicious Voidscale
///
/// `JAIL_733` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Taunt Deathrattle:** Get a Void Soul.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `4931` = 1
/// - Tokens: Void Soul [`JAIL_732`]
///
/// State: Todo
//~ JAIL_733 todo bb540d83 f8c283cb
pub const JAIL_733: Power = TODO;

/// # Hellraiser
///
/// `JAIL_734` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a card in your deck. If it's empty, gain +4/+4 instead.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Taunt, Battlecry, Discover
/// - Enchantments: Unchained [`JAIL_734e`]
///
/// State: Todo
//~ JAIL_734 todo 6c9fc5c8 1518d579
pub const JAIL_734: Power = TODO;

/// # Unchained
///
/// `JAIL_734e` · Neutral enchantment
///
/// > +4/+4
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_734e todo cb276537 7c5bff5b
pub const JAIL_734e: Power = TODO;

/// # Captive Nathrezim
///
/// `JAIL_890` · Demon Hunter minion · 10 mana · 6/12
///
/// > **Prepare**, **Taunt** ALL minions cost (2) more.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Demon
/// - Mechanics: Aura, Deck Action Cost
/// - Refers to: Taunt, Prepare
/// - Enchantments: Captive [`JAIL_890e`]
///
/// State: Todo
//~ JAIL_890 todo cadf479b 2bd45d85
pub const JAIL_890: Power = TODO;

/// # Captive
///
/// `JAIL_890e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_890e todo b1f1c63e fa9893af
pub const JAIL_890e: Power = TODO;

/// # Void Blast
///
/// `JAIL_891` · Demon Hunter spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, get a Void Soul.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tokens: Void Soul [`JAIL_732`]
///
/// State: Todo
//~ JAIL_891 todo 6cccb8d7 dab81d67
pub const JAIL_891: Power = TODO;

/// # Cosmic Manifestations
///
/// `JAIL_892` · Demon Hunter spell · Shadow · 2 mana
///
/// > Deal $2 damage. Shuffle a random Demon Hunter spell into your deck. **Outcast:** Do it again.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Outcast
/// - Enchantments: Manifesting [`JAIL_892e`]
///
/// State: Todo
//~ JAIL_892 todo 220f7ab4 f1ef4a36
pub const JAIL_892: Power = TODO;

/// # Manifesting
///
/// `JAIL_892e` · Neutral enchantment
///
/// > **Rush**. **Deathrattle:** Get 2 Void Souls.
///
/// - Set: Escape from Violet Hold
/// - Tokens: Void Soul [`JAIL_732`]
///
/// State: Todo
//~ JAIL_892e todo c19158de e473e4c5
pub const JAIL_892e: Power = TODO;

/// # Collapsing Star
///
/// `JAIL_EVENT_101hp` · Demon Hunter hero power · 1 mana
///
/// > Deal @ damage to a random enemy. Whenever you summon a Demon, refresh this.
///
/// - Set: Escape from Violet Hold · epic
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ JAIL_EVENT_101hp todo 5b762131 39bec700
pub const JAIL_EVENT_101hp: Power = TODO;
