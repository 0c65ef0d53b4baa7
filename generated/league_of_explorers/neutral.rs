//! Neutral cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Murloc Tinyfin
///
/// `LOEA10_3` · Neutral minion · 0 mana · 1/1
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Murloc
///
/// State: Vanilla
//~ LOEA10_3 vanilla 4ec0be4a 4b208a8b
pub const LOEA10_3: Power = VANILLA;

/// # The Steel Sentinel
///
/// `LOEA16_27` · Neutral minion · 5 mana · 5/5
///
/// > This minion can only take 1 damage at a time.
///
/// - Set: The League of Explorers
/// - Tokens: The Steel Sentinel [`LOEA16_27H`]
///
/// State: Todo
//~ LOEA16_27 todo 0122a71c fae69936
pub const LOEA16_27: Power = TODO;

/// # The Steel Sentinel
///
/// `LOEA16_27H` · Neutral minion · 10 mana · 10/10
///
/// > This minion can only take 1 damage at a time.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOEA16_27H todo b2e641c3 da3f91d8
pub const LOEA16_27H: Power = TODO;

/// # Eye of Hakkar
///
/// `LOE_008` · Neutral spell · 1 mana
///
/// > Take a secret from your opponent's deck and put it into the battlefield.
///
/// - Set: The League of Explorers
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Eye of Hakkar [`LOE_008H`]
///
/// State: Todo
//~ LOE_008 todo e8b877e3 83a67bae
pub const LOE_008: Power = TODO;

/// # Eye of Hakkar
///
/// `LOE_008H` · Neutral spell · 1 mana
///
/// > Take a secret from your opponent's deck and put it into the battlefield.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_008H todo 9b541967 577d8c54
pub const LOE_008H: Power = TODO;

/// # Reno Jackson
///
/// `LOE_011` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** If your deck has no duplicates, fully heal your hero.
///
/// - Set: The League of Explorers · legendary · collectible
/// - Mechanics: Battlecry, Affected By Healing Does Damage
///
/// State: Todo
//~ LOE_011 todo c8d12d95 ec0976ee
pub const LOE_011: Power = TODO;

/// # Rolling Boulder
///
/// `LOE_024t` · Neutral minion · 4 mana · 0/4
///
/// > At the end of your turn, destroy the minion to the left.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_024t todo 9e1dcecb 9c15ed3f
pub const LOE_024t: Power = TODO;

/// # Jeweled Scarab
///
/// `LOE_029` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry: Discover** a 3-Cost card.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ LOE_029 todo 5d9fcf5c 33e90bd5
pub const LOE_029: Power = TODO;

/// # Hollow
///
/// `LOE_030e` · Neutral enchantment
///
/// > Stats copied.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_030e todo d381d415 411ff9df
pub const LOE_030e: Power = TODO;

/// # Naga Sea Witch
///
/// `LOE_038` · Neutral minion · 8 mana · 5/5
///
/// > Your cards cost (5).
///
/// - Set: The League of Explorers · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Aura
/// - Enchantments: Seawitching [`LOE_038e`]
///
/// State: Todo
//~ LOE_038 todo 23014b70 b8d9b37b
pub const LOE_038: Power = TODO;

/// # Seawitching
///
/// `LOE_038e` · Neutral enchantment
///
/// > Costs (5).
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_038e todo b08f46a6 a2147479
pub const LOE_038e: Power = TODO;

/// # Gorillabot A-3
///
/// `LOE_039` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control another Mech, **Discover** a Mech.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry, Discover
/// - Tags: `2542` = 1, `4578` = 1
///
/// State: Todo
//~ LOE_039 todo 1b6e7801 acbb91d2
pub const LOE_039: Power = TODO;

/// # Huge Toad
///
/// `LOE_046` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle:** Deal 1 damage to a random enemy.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ LOE_046 todo 9ef4fe2f 3283f445
pub const LOE_046: Power = TODO;

/// # Tomb Spider
///
/// `LOE_047` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry: Discover** a Beast.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ LOE_047 todo c0001ce7 bab744ab
pub const LOE_047: Power = TODO;

/// # Djinni of Zephyrs
///
/// `LOE_053` · Neutral minion · 5 mana · 4/6
///
/// > After you cast a spell on another friendly minion, cast a copy of it on this one.
///
/// - Set: The League of Explorers · epic · collectible
/// - Minion type: Elemental
/// - Tags: `1059` = 1
///
/// State: Todo
//~ LOE_053 todo 350e9d39 8e559d2b
pub const LOE_053: Power = TODO;

/// # Anubisath Sentinel
///
/// `LOE_061` · Neutral minion · 5 mana · 4/4
///
/// > **Deathrattle:** Give a random friendly minion +3/+3.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Power of the Titans [`LOE_061e`]
///
/// State: Todo
//~ LOE_061 todo 66f23828 e72d5264
pub const LOE_061: Power = TODO;

/// # Power of the Titans
///
/// `LOE_061e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_061e todo bd3bdfc1 a9744d2b
pub const LOE_061e: Power = TODO;

/// # Fossilized Devilsaur
///
/// `LOE_073` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** If you control another Beast, gain **Taunt**.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `2542` = 1
/// - Enchantments: Fossilized [`LOE_073e`]
///
/// State: Todo
//~ LOE_073 todo c49f672c c8b4c0e9
pub const LOE_073: Power = TODO;

/// # Fossilized
///
/// `LOE_073e` · Neutral enchantment
///
/// > Has **Taunt**.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_073e todo 25b07148 77657f01
pub const LOE_073e: Power = TODO;

/// # Sir Finley Mrrgglton
///
/// `LOE_076` · Neutral minion · 1 mana · 1/3
///
/// > Battlecry: **Discover** a new basic Hero Power.
///
/// - Set: The League of Explorers · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Discover
/// - Entourage: `DS1h_292`, `CS2_056`, `CS2_101`, `CS1h_001`, `CS2_049`, `CS2_102`, `CS2_083b`, `CS2_034`, `CS2_017`
///
/// State: Todo
//~ LOE_076 todo 42b40e9b b8d8f0c2
pub const LOE_076: Power = TODO;

/// # Brann Bronzebeard
///
/// `LOE_077` · Neutral minion · 3 mana · 2/4
///
/// > Your **Battlecries** trigger twice.
///
/// - Set: The League of Explorers · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Battlecry
/// - Enchantments: Bronzebeard Battlecry [`LOE_077e`]
///
/// State: Todo
//~ LOE_077 todo a85da089 539d2534
pub const LOE_077: Power = TODO;

/// # Bronzebeard Battlecry
///
/// `LOE_077e` · Neutral enchantment
///
/// > Your **Battlecries** trigger twice.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_077e todo f637b9d7 7aaa46ec
pub const LOE_077e: Power = TODO;

/// # Elise Starseeker
///
/// `LOE_079` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Shuffle the 'Map to the Golden Monkey' into your deck.
///
/// - Set: The League of Explorers · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Map to the Golden Monkey [`LOE_019t`](crate::league_of_explorers::rogue::LOE_019t)
///
/// State: Todo
//~ LOE_079 todo 2eee5937 58acec97
pub const LOE_079: Power = TODO;

/// # Summoning Stone
///
/// `LOE_086` · Neutral minion · 5 mana · 0/6
///
/// > Whenever you cast a spell, summon a random minion of the same Cost.
///
/// - Set: The League of Explorers · rare · collectible
///
/// State: Todo
//~ LOE_086 todo bff1a2e3 1232cf98
pub const LOE_086: Power = TODO;

/// # Wobbling Runts
///
/// `LOE_089` · Neutral minion · 6 mana · 2/6
///
/// > **Deathrattle:** Summon three 2/2 Runts.
///
/// - Set: The League of Explorers · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Rascally Runt [`LOE_089t`], Wily Runt [`LOE_089t2`], Grumbly Runt [`LOE_089t3`]
///
/// State: Todo
//~ LOE_089 todo dc6e8b0c 0c994875
pub const LOE_089: Power = TODO;

/// # Rascally Runt
///
/// `LOE_089t` · Neutral minion · 2 mana · 2/2
///
/// - Set: The League of Explorers
///
/// State: Vanilla
//~ LOE_089t vanilla d3e4713d cc75f11a
pub const LOE_089t: Power = VANILLA;

/// # Wily Runt
///
/// `LOE_089t2` · Neutral minion · 2 mana · 2/2
///
/// - Set: The League of Explorers
///
/// State: Vanilla
//~ LOE_089t2 vanilla 7dc8f994 a549847d
pub const LOE_089t2: Power = VANILLA;

/// # Grumbly Runt
///
/// `LOE_089t3` · Neutral minion · 2 mana · 2/2
///
/// - Set: The League of Explorers
///
/// State: Vanilla
//~ LOE_089t3 vanilla aa663366 64941e1c
pub const LOE_089t3: Power = VANILLA;

/// # Arch-Thief Rafaam
///
/// `LOE_092` · Neutral minion · 9 mana · 7/8
///
/// > **Battlecry: Discover** a powerful Artifact.
///
/// - Set: The League of Explorers · legendary · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ LOE_092 todo fe8cb33e 7e366276
pub const LOE_092: Power = TODO;

/// # Eerie Statue
///
/// `LOE_107` · Neutral minion · 4 mana · 7/7
///
/// > Can’t attack unless it’s the only minion on the battlefield.
///
/// - Set: The League of Explorers · rare · collectible
///
/// State: Todo
//~ LOE_107 todo 47391212 a631d89c
pub const LOE_107: Power = TODO;

/// # Ancient Shade
///
/// `LOE_110` · Neutral minion · 4 mana · 7/4
///
/// > **Battlecry:** Shuffle an 'Ancient Curse' into your deck that deals 7 damage to you when drawn.
///
/// - Set: The League of Explorers · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Ancient Curse [`LOE_110t`]
///
/// State: Todo
//~ LOE_110 todo 66b84e26 cfa341ef
pub const LOE_110: Power = TODO;

/// # Ancient Curse
///
/// `LOE_110t` · Neutral spell · Shadow · 4 mana
///
/// > **Casts When Drawn** You take 7 damage.
///
/// - Set: The League of Explorers
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Todo
//~ LOE_110t todo 656da8d2 01027e4a
pub const LOE_110t: Power = TODO;

/// # The Coin
///
/// `LOE_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The League of Explorers
/// - Mechanics: Coin Card
///
/// State: Todo
//~ LOE_COIN todo 4a82e505 304ef6d2
pub const LOE_COIN: Power = TODO;
