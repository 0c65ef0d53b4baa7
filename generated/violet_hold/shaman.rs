//! Shaman cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Disguised Detective
///
/// `JAIL_452` · Shaman minion · 1 mana · 4/3
///
/// > Can be played on either side. **Overload** that player for (2).
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Disguised
/// - Tags: `OVERLOAD` = 2, `4706` = 1
/// - Tokens: Detected! [`JAIL_452a`], Disguised! [`JAIL_452b`]
///
/// State: Todo
//~ JAIL_452 todo a4136683 f333edde
pub const JAIL_452: Power = TODO;

/// # Detected!
///
/// `JAIL_452a` · Shaman spell · 1 mana
///
/// > This was played on the friendly side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_452a todo d572e644 42cc0037
pub const JAIL_452a: Power = TODO;

/// # Disguised!
///
/// `JAIL_452b` · Shaman spell · 1 mana
///
/// > This was played on the enemy side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_452b todo c338d5cf 1ac6b75f
pub const JAIL_452b: Power = TODO;

/// # Hijacked Securitybot
///
/// `JAIL_457` · Shaman minion · 4 mana · 3/3
///
/// > **Prepare Battlecry:** Give your other minions +1/+1.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Elemental, Mech
/// - Mechanics: Battlecry, Deck Action Cost
/// - Refers to: Prepare
/// - Tags: `2540` = 1, `4547` = 1
/// - Enchantments: Hijacked [`JAIL_457e`]
///
/// State: Todo
//~ JAIL_457 todo 3583bd62 64d12c61
pub const JAIL_457: Power = TODO;

/// # Hijacked
///
/// `JAIL_457e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_457e todo 9d53013e 1b09ecbd
pub const JAIL_457e: Power = TODO;

/// # Tiny Pal
///
/// `JAIL_458` · Shaman weapon · 4 mana · 2/3 durability
///
/// > **Battlecry:** Choose your elemental ammunition! *(After your hero attacks, choose another).*
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Tiny Pal [`JAIL_458t1`], Tiny Pal [`JAIL_458t2`], Tiny Pal [`JAIL_458t3`], Tiny Pal [`JAIL_458t4`]
///
/// State: Todo
//~ JAIL_458 todo 97cf6668 90ca1e3a
pub const JAIL_458: Power = TODO;

/// # Tiny Pal
///
/// `JAIL_458t1` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, **Freeze** 2 other random enemies. Choose another ammunition.
///
/// - Set: Escape from Violet Hold · legendary
/// - Refers to: Freeze
///
/// State: Todo
//~ JAIL_458t1 todo bd05e020 8fc166ec
pub const JAIL_458t1: Power = TODO;

/// # Tiny Pal
///
/// `JAIL_458t2` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, deal 1 damage to all enemies. Choose another ammunition.
///
/// - Set: Escape from Violet Hold · legendary
///
/// State: Todo
//~ JAIL_458t2 todo 73c9ef50 f7373d37
pub const JAIL_458t2: Power = TODO;

/// # Tiny Pal
///
/// `JAIL_458t3` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, summon a random 3-Cost minion. Give it **Taunt**. Choose another ammunition.
///
/// - Set: Escape from Violet Hold · legendary
/// - Refers to: Taunt
///
/// State: Todo
//~ JAIL_458t3 todo dc3c2c1b de8e3f0f
pub const JAIL_458t3: Power = TODO;

/// # Tiny Pal
///
/// `JAIL_458t4` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, get a random **Battlecry** minion. It costs (2) less. Choose another ammunition.
///
/// - Set: Escape from Violet Hold · legendary
/// - Refers to: Battlecry
///
/// State: Todo
//~ JAIL_458t4 todo db660980 159b3ced
pub const JAIL_458t4: Power = TODO;

/// # Mug'Zee
///
/// `JAIL_800` · Shaman minion · 6 mana · 6/7
///
/// > **Start of Game:** If your deck has no other minions, get Mug's Hero Power. If it has no spells, get Zee's!
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Start Of Game Keyword, Mug Zee
/// - Tags: `2936` = 1, `4818` = 1
/// - Enchantments: Mean Mug [`JAIL_800e`]
/// - Tokens: Mug's Magic [`JAIL_800hp1`], Zee's Might [`JAIL_800hp2`]
///
/// State: Todo
//~ JAIL_800 todo 48c99afc 25369820
pub const JAIL_800: Power = TODO;

/// # Mean Mug
///
/// `JAIL_800e` · Neutral enchantment
///
/// > Your first minion each turn costs (2) less this game.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_800e todo 20dcf515 c0f62730
pub const JAIL_800e: Power = TODO;

/// # Mug's Magic
///
/// `JAIL_800hp1` · Shaman hero power · 0 mana
///
/// > **Passive** Your first minion each turn costs (2) less. *(Unlocks on Turn 3.)*@**Passive** Your first minion each turn costs (2) less.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Mug's Magic [`JAIL_800hp1e`]
/// - Tokens: Mug'Zee [`JAIL_800`]
///
/// State: Todo
//~ JAIL_800hp1 todo 7643732b d3fd07be
pub const JAIL_800hp1: Power = TODO;

/// # Mug's Magic
///
/// `JAIL_800hp1e` · Shaman enchantment
///
/// > The next minion you play costs (2) less.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ JAIL_800hp1e todo 1bf2d99f 3499d556
pub const JAIL_800hp1e: Power = TODO;

/// # Zee's Might
///
/// `JAIL_800hp2` · Shaman hero power · 0 mana
///
/// > Passive Every fifth minion you play triggers its **Battlecry** twice.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Custom Keyword Effect, Bacon Trigger Upbeat
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 5
/// - Enchantments: Zee Battlecry Doubler [`JAIL_800hp2e`]
/// - Tokens: Mug'Zee [`JAIL_800`]
///
/// State: Todo
//~ JAIL_800hp2 todo f790e166 b0baf3dc
pub const JAIL_800hp2: Power = TODO;

/// # Zee Battlecry Doubler
///
/// `JAIL_800hp2e` · Shaman enchantment
///
/// > Your next minion's **Battlecry** triggers twice.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_800hp2e todo e4214546 333ce3df
pub const JAIL_800hp2e: Power = TODO;

/// # Molten Gold
///
/// `JAIL_801` · Shaman spell · Fire · 3 mana
///
/// > Deal $4 damage. *(Cast @ \|4(spell, spells) to turn into a minion!)*
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Molten Gold Elemental [`JAIL_801t`]
///
/// State: Todo
//~ JAIL_801 todo b99e3179 d8728157
pub const JAIL_801: Power = TODO;

/// # Molten Gold Elemental
///
/// `JAIL_801t` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 4 damage.
///
/// - Set: Escape from Violet Hold
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ JAIL_801t todo 1dd1b053 24212803
pub const JAIL_801t: Power = TODO;

/// # Gallagio Goon
///
/// `JAIL_802` · Shaman minion · 2 mana · 2/3
///
/// > After you play a **Battlecry** minion, give it +1/+1.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Elemental
/// - Refers to: Battlecry
/// - Enchantments: Wiseguy [`JAIL_802e`]
///
/// State: Todo
//~ JAIL_802 todo 4dc44f67 0c2ab2ee
pub const JAIL_802: Power = TODO;

/// # Wiseguy
///
/// `JAIL_802e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_802e todo 1d570455 2743fa4b
pub const JAIL_802e: Power = TODO;

/// # Frostshatter
///
/// `JAIL_803` · Shaman spell · Frost · 5 mana
///
/// > **Freeze** an enemy. Draw 2 cards. *(Cast @ \|4(spell, spells) to turn into a minion!)*
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Refers to: Freeze
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Target: "Freeze an enemy."
/// - Tokens: Frostshatter Elemental [`JAIL_803t`]
///
/// State: Todo
//~ JAIL_803 todo f53a9e86 9276a983
pub const JAIL_803: Power = TODO;

/// # Frostshatter Elemental
///
/// `JAIL_803t` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry: Freeze** an enemy. Draw two cards.
///
/// - Set: Escape from Violet Hold
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Target: "Freeze an enemy."
///
/// State: Todo
//~ JAIL_803t todo d7732616 8d68e870
pub const JAIL_803t: Power = TODO;

/// # Stormfury
///
/// `JAIL_805` · Shaman spell · Nature · 7 mana
///
/// > **Lifesteal**. Deal $2 damage to all enemy minions. *(Cast @ \|4(spell, spells) to turn into a minion!)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Stormpowered [`JAIL_805e`]
/// - Tokens: Stormfury Elemental [`JAIL_805t`]
///
/// State: Todo
//~ JAIL_805 todo f43f8322 e06a82bf
pub const JAIL_805: Power = TODO;

/// # Stormpowered
///
/// `JAIL_805e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_805e todo befef2e1 db648b0d
pub const JAIL_805e: Power = TODO;

/// # Stormfury Elemental
///
/// `JAIL_805t` · Shaman minion · 7 mana · 7/7
///
/// > **Lifesteal Battlecry:** Deal 2 damage to all enemy minions.
///
/// - Set: Escape from Violet Hold
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Lifesteal
///
/// State: Todo
//~ JAIL_805t todo 45684526 d6833109
pub const JAIL_805t: Power = TODO;

/// # Hexmarshal
///
/// `JAIL_806` · Shaman minion · 6 mana · 6/6
///
/// > **Battlecry:** Get a random spell that costs (5) or more. If your deck started with no spells, it costs (5) less.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ JAIL_806 todo d8cc7fa0 ef17fee8
pub const JAIL_806: Power = TODO;

/// # Low Security Wing
///
/// `JAIL_987` · Shaman location · 1 mana · 0 uses
///
/// > Get a random Shaman minion. It's locked in your hand until you play another card.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Enchantments: Low Security [`JAIL_987e`], Escaped [`JAIL_987e2`]
///
/// State: Todo
//~ JAIL_987 todo 0380c3e8 1b4ec759
pub const JAIL_987: Power = TODO;

/// # Low Security
///
/// `JAIL_987e` · Shaman enchantment
///
/// > Can't be played until another card is played.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_987e todo 4230bf7c 881b4275
pub const JAIL_987e: Power = TODO;

/// # Escaped
///
/// `JAIL_987e2` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_987e2 todo 2b54bea0 a493fd2e
pub const JAIL_987e2: Power = TODO;
