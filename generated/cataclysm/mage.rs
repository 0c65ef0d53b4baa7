//! Mage cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Spellweaver's Brilliance
///
/// `CATA_452` · Mage spell · Arcane · 10 mana
///
/// > Summon a 6/6 Dragon. Costs (1) less for each damage you dealt with spells this turn.
///
/// - Set: Cataclysm · common · collectible
/// - Tokens: Azure Warden [`CATA_452t`]
///
/// State: Todo
//~ CATA_452 todo 4dc82e5b c07a829a
pub const CATA_452: Power = TODO;

/// # Azure Warden
///
/// `CATA_452t` · Mage minion · 6 mana · 6/6
///
/// - Set: Cataclysm
/// - Minion type: Dragon
///
/// State: Vanilla
//~ CATA_452t vanilla 9a8e91c7 5d348cb6
pub const CATA_452t: Power = VANILLA;

/// # Archmage Kalec
///
/// `CATA_458` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Give all spells in your hand and deck **Spell Damage +1.**
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Kalec's Insight [`CATA_458e`]
///
/// State: Todo
//~ CATA_458 todo a8660f93 7dfa57cf
pub const CATA_458: Power = TODO;

/// # Kalec's Insight
///
/// `CATA_458e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_458e todo 4276c17e 1b0ea4c8
pub const CATA_458e: Power = TODO;

/// # Unstable Spellcaster
///
/// `CATA_483` · Mage minion · 4 mana · 2/5
///
/// > **Spell Damage +1 Battlecry:** If you dealt damage with a spell this turn, summon a copy of this.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Spellpower, Battlecry
/// - Tags: `4548` = 1
///
/// State: Todo
//~ CATA_483 todo 23770b41 c3e9cfae
pub const CATA_483: Power = TODO;

/// # Winterspring Whelp
///
/// `CATA_484` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry: Discover** a 1-Cost spell from any class.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover, Whelp
/// - Tags: `4578` = 1
///
/// State: Todo
//~ CATA_484 todo 64104555 6a715b6f
pub const CATA_484: Power = TODO;

/// # Sleet Storm
///
/// `CATA_485` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage. Deal $1 damage to a random enemy minion.
///
/// - Set: Cataclysm · common · collectible
///
/// State: Todo
//~ CATA_485 todo ec2ebd8b 99db502f
pub const CATA_485: Power = TODO;

/// # Raincaller
///
/// `CATA_487` · Mage minion · 2 mana · 1/4
///
/// > The first time you deal damage with a spell each turn, gain +2 Attack.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Elemental
/// - Tags: `4548` = 1
/// - Enchantments: Building Storm [`CATA_487e`], Building Storm [`CATA_487e1`]
///
/// State: Todo
//~ CATA_487 todo a0331461 656f51bf
pub const CATA_487: Power = TODO;

/// # Building Storm
///
/// `CATA_487e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_487e todo 8864e671 5b5094d5
pub const CATA_487e: Power = TODO;

/// # Building Storm
///
/// `CATA_487e1` · Neutral enchantment
///
/// > Disable trigger visual this turn
///
/// - Set: Cataclysm
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ CATA_487e1 todo e5ec12d1 bccd2d5b
pub const CATA_487e1: Power = TODO;

/// # Vulcanos
///
/// `CATA_488` · Mage minion · 7 mana · 4/8
///
/// > **Colossal +2** At the end of your turn, deal 3 damage to all other minions.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Colossal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1544` = 1, `4547` = 1, `4577` = 1
/// - Tokens: Plume of Vulcanos [`CATA_488t`], Plume of Vulcanos [`CATA_488t2`]
///
/// State: Todo
//~ CATA_488 todo 5f6046cc 3390daa0
pub const CATA_488: Power = TODO;

/// # Plume of Vulcanos
///
/// `CATA_488t` · Mage minion · 2 mana · 1/5
///
/// > Whenever this takes damage, get a random Fire spell. It costs (3) less.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ CATA_488t todo dc092b65 45c625f4
pub const CATA_488t: Power = TODO;

/// # Plume of Vulcanos
///
/// `CATA_488t2` · Mage minion · 2 mana · 1/5
///
/// > Whenever this takes damage, get a random Fire spell. It costs (3) less.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ CATA_488t2 todo a920b92f 492cf42c
pub const CATA_488t2: Power = TODO;

/// # Arcane Flow
///
/// `CATA_489` · Mage spell · Arcane · 4 mana
///
/// > **Shatter** Deal $4 damage. Deal $2 damage to all enemies.@Deal $4 damage. Deal $2 damage to all enemies.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Shatter
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 123743, `TAG_SCRIPT_DATA_NUM_2` = 123744, `1544` = 1
/// - Tokens: Arcane Flow [`CATA_489t`], Arcane Flow [`CATA_489t2`]
///
/// State: Todo
//~ CATA_489 todo 77d183d2 1ca46341
pub const CATA_489: Power = TODO;

/// # Arcane Flow
///
/// `CATA_489t` · Mage spell · Arcane · 4 mana
///
/// > **Shattered** Deal $4 damage.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 123744, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 123692
///
/// State: Todo
//~ CATA_489t todo 697f3fe6 f5113144
pub const CATA_489t: Power = TODO;

/// # Arcane Flow
///
/// `CATA_489t2` · Mage spell · Arcane · 4 mana
///
/// > **Shattered** Deal $2 damage to all enemies.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
///
/// State: Todo
//~ CATA_489t2 todo ddccba3a 1e34d05f
pub const CATA_489t2: Power = TODO;

/// # Sindragosa's Triumph
///
/// `CATA_978` · Mage spell · Arcane · 5 mana
///
/// > Deal $8 damage to a minion. Reduce the Cost of a random card in your hand by the excess damage.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Enchantments: Triumphant [`CATA_978e`]
///
/// State: Todo
//~ CATA_978 todo 363fbe7a 7967ce17
pub const CATA_978: Power = TODO;

/// # Triumphant
///
/// `CATA_978e` · Neutral enchantment
///
/// > Reduced Cost
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_978e todo abd3c379 e78154bb
pub const CATA_978e: Power = TODO;

/// # Conjuration Specialist
///
/// `CATA_979` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a spell in your hand. Split it into two random spells of the same Cost.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a spell in hand."
///
/// State: Todo
//~ CATA_979 todo 215d1370 59764073
pub const CATA_979: Power = TODO;

/// # Bursting Leyline
///
/// `MEND_500` · Mage spell · Arcane · 4 mana
///
/// > Deal ${0} damage to a random enemy minion. Excess damage hits the enemy hero.@Deal ${0} damage to a random enemy minion, {1} times. Excess damage hits the enemy hero.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Immune To Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `4285` = 1
///
/// State: Todo
//~ MEND_500 todo bcd42070 ab31a857
pub const MEND_500: Power = TODO;

/// # Ley Walker
///
/// `MEND_501` · Mage minion · 3 mana · 4/2
///
/// > **Battlecry:** Your Leylines cost (1) less this game. **Deathrattle:** Get a random Leyline.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Unblock Leyline [`MEND_501t2e`], Empower Leyline [`MEND_501t3e`]
///
/// State: Todo
//~ MEND_501 todo b8c87647 7eb7afe5
pub const MEND_501: Power = TODO;

/// # Unblock Leyline
///
/// `MEND_501t2e` · Mage enchantment
///
/// > Cost Reduced.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_501t2e todo d7c3e217 73410f86
pub const MEND_501t2e: Power = TODO;

/// # Empower Leyline
///
/// `MEND_501t3e` · Mage enchantment
///
/// > Effects Increased.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_501t3e todo 29eb2fc1 f4f585df
pub const MEND_501t3e: Power = TODO;

/// # Crystallized Leyline
///
/// `MEND_502` · Mage spell · Arcane · 5 mana
///
/// > Summon a random {0}-Cost minion.@Summon a random {0}-Cost minion, {1} times.
///
/// - Set: Cataclysm · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6, `4285` = 1
///
/// State: Todo
//~ MEND_502 todo 981aa50e cb8269d7
pub const MEND_502: Power = TODO;

/// # Surge Needle
///
/// `MEND_503` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** Your Leylines trigger an additional time this game.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ MEND_503 todo 35c4f7bc ccaf59a3
pub const MEND_503: Power = TODO;

/// # Leyline Nexus
///
/// `MEND_504` · Mage spell · Arcane · 2 mana
///
/// > Draw a card. It costs ({0}) less.@Draw {1} cards. They cost ({0}) less.
///
/// - Set: Cataclysm · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `4285` = 1
/// - Enchantments: Nexus Power [`MEND_504e`]
///
/// State: Todo
//~ MEND_504 todo 187dbf87 dc73a06b
pub const MEND_504: Power = TODO;

/// # Nexus Power
///
/// `MEND_504e` · Mage enchantment
///
/// > Cost reduced.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_504e todo 88b76e0e 13a476a8
pub const MEND_504e: Power = TODO;

/// # The Arcanomicon
///
/// `MEND_505` · Mage spell · Arcane · 6 mana
///
/// > Get all 3 Leylines. Choose an upgrade for your Leylines.
///
/// - Set: Cataclysm · legendary · collectible
/// - Tokens: Energize [`MEND_505t`], Unblock [`MEND_505t2`], Empower [`MEND_505t3`]
///
/// State: Todo
//~ MEND_505 todo 7ecb7224 a257b3ef
pub const MEND_505: Power = TODO;

/// # Energize
///
/// `MEND_505t` · Mage spell · 0 mana
///
/// > Your Leylines trigger an additional time this game.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_505t todo 5a5b1b6e 88acb1ab
pub const MEND_505t: Power = TODO;

/// # Unblock
///
/// `MEND_505t2` · Mage spell · 0 mana
///
/// > Your Leylines cost (2) less this game.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_505t2 todo af6b84ec 6d4e9561
pub const MEND_505t2: Power = TODO;

/// # Empower
///
/// `MEND_505t3` · Mage spell · 0 mana
///
/// > Increase the effects of your Leylines by 2 this game.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_505t3 todo 935e8b1a d05f8478
pub const MEND_505t3: Power = TODO;

/// # Mystic Runesaber
///
/// `MEND_506` · Mage minion · 2 mana · 2/3
///
/// > **Elusive Battlecry:** Increase the effects of your Leylines by 1 this game.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Elusive
/// - Tags: `1584` = 1
///
/// State: Todo
//~ MEND_506 todo eec0c283 a258de1b
pub const MEND_506: Power = TODO;
