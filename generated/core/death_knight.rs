//! Death Knight cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Lord Thorval
///
/// `CORE_CATA_005` · Death Knight minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · legendary
///
/// State: Todo
//~ CORE_CATA_005 todo bc83529b f7d4f984
pub const CORE_CATA_005: Power = TODO;

/// # Consumption
///
/// `CORE_CATA_007` · Death Knight spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions. Draw a card for each that dies.
///
/// - Set: Core · rare · collectible
/// - Tags: `COST_BLOOD` = 2
///
/// State: Todo
//~ CORE_CATA_007 todo 579aad32 4054696e
pub const CORE_CATA_007: Power = TODO;

/// # Guardian Gargoyle
///
/// `CORE_CATA_008` · Death Knight minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · common
///
/// State: Todo
//~ CORE_CATA_008 todo 9f1d8f58 446da18f
pub const CORE_CATA_008: Power = TODO;

/// # Death's Advance
///
/// `CORE_CATA_009` · Death Knight spell · Frost · 2 mana
///
/// > **Freeze** a character. **Discover** a spell.
///
/// - Set: Core · common · collectible
/// - Refers to: Freeze, Discover
/// - Tags: `COST_FROST` = 2
///
/// State: Todo
//~ CORE_CATA_009 todo d64b3df6 28434818
pub const CORE_CATA_009: Power = TODO;

/// # Poison Breath
///
/// `CORE_EDR_002` · Death Knight spell · 2 mana
///
/// > Give a friendly Undead **Poisonous**.
///
/// - Set: Core · rare · collectible
/// - Refers to: Poisonous
/// - Enchantments: Deathly Poison [`CORE_EDR_002e`]
///
/// State: Todo
//~ CORE_EDR_002 todo 23b008bf eb6aebf0
pub const CORE_EDR_002: Power = TODO;

/// # Deathly Poison
///
/// `CORE_EDR_002e` · Death Knight enchantment
///
/// > **Poisonous**
///
/// - Set: Core
/// - Mechanics: Poisonous
///
/// State: Todo
//~ CORE_EDR_002e todo 3fc4f4b1 01f9dd77
pub const CORE_EDR_002e: Power = TODO;

/// # Falric
///
/// `CORE_EDR_003` · Death Knight minion · 3 mana · 2/4
///
/// > You gain twice as many **Corpses** as normal. **Battlecry:** Draw a card that spends **Corpses**.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Aura
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2
///
/// State: Todo
//~ CORE_EDR_003 todo b5c6a6fa bb013cc5
pub const CORE_EDR_003: Power = TODO;

/// # Death Metal Knight
///
/// `CORE_ETC_523` · Death Knight minion · 3 mana · 3/4
///
/// > **Taunt** Costs Health instead of Mana if your hero was healed this turn.
///
/// - Set: Core · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Tags: `COST_BLOOD` = 2
///
/// State: Todo
//~ CORE_ETC_523 todo 9a20e1b6 9c98e68a
pub const CORE_ETC_523: Power = TODO;

/// # Nerubian Swarmguard
///
/// `CORE_RLK_062` · Death Knight minion · 4 mana · 1/3
///
/// > **Taunt Battlecry:** Summon two copies of this minion.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
///
/// State: Todo
//~ CORE_RLK_062 todo e9e72bf6 6f3ba0bf
pub const CORE_RLK_062: Power = TODO;

/// # Frostwyrm's Fury
///
/// `CORE_RLK_063` · Death Knight spell · Frost · 7 mana
///
/// > Deal $5 damage. **Freeze** all enemy minions. Summon a 5/5 Frostwyrm.
///
/// - Set: Core · epic · collectible
/// - Refers to: Freeze
/// - Tags: `COST_FROST` = 3
/// - Reprint of: Frostwyrm's Fury [`RLK_063`](crate::path_of_arthas::death_knight::RLK_063)
/// - Tokens: Frostwyrm [`RLK_063t`](crate::path_of_arthas::death_knight::RLK_063t)
///
/// State: Reprint
//~ CORE_RLK_063 reprint 5b0f151a 1e3cb9d7
pub const CORE_RLK_063: Power = crate::cards::RLK_063;

/// # Hematurge
///
/// `CORE_RLK_066` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.~GAMEPLAY ASPROXY CORE RLK 066
///
/// - Set: Core · rare · collectible
/// - Mechanics: Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Discover, Corpse
/// - Tags: `4578` = 1
/// - Reprint of: Hematurge [`RLK_066`](crate::path_of_arthas::death_knight::RLK_066)
///
/// State: Todo
//~ CORE_RLK_066 todo 448d96f1 70e2a383
pub const CORE_RLK_066: Power = TODO;

/// # Deathchiller
///
/// `CORE_RLK_083` · Death Knight minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to two random enemies.
///
/// - Set: Core · rare · collectible
/// - Minion type: Elemental
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78649, `COST_FROST` = 2, `4930` = 1
/// - Reprint of: Deathchiller [`RLK_083`](crate::path_of_arthas::death_knight::RLK_083)
///
/// State: Reprint
//~ CORE_RLK_083 reprint 3fb78cac 17e6446d
pub const CORE_RLK_083: Power = crate::cards::RLK_083;

/// # Frostmourne
///
/// `CORE_RLK_086` · Death Knight weapon · 6 mana · 4/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
/// - Reprint of: Frostmourne [`RLK_086`](crate::path_of_arthas::death_knight::RLK_086)
///
/// State: Reprint
//~ CORE_RLK_086 reprint 8ac17a9c a533974e
pub const CORE_RLK_086: Power = crate::cards::RLK_086;

/// # Asphyxiate
///
/// `CORE_RLK_087` · Death Knight spell · Shadow · 3 mana
///
/// > Destroy the highest Attack enemy minion.
///
/// - Set: Core · common · collectible
/// - Reprint of: Asphyxiate [`RLK_087`](crate::path_of_arthas::death_knight::RLK_087)
///
/// State: Reprint
//~ CORE_RLK_087 reprint 457d7df2 251e6f6f
pub const CORE_RLK_087: Power = crate::cards::RLK_087;

/// # Necrotic Mortician
///
/// `CORE_RLK_116` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry, Cost Unholy
/// - Refers to: Discover
/// - Reprint of: Necrotic Mortician [`RLK_116`](crate::lich_king::death_knight::RLK_116)
///
/// State: Reprint
//~ CORE_RLK_116 reprint 71eab458 4419faec
pub const CORE_RLK_116: Power = crate::cards::RLK_116;

/// # Tomb Guardians
///
/// `CORE_RLK_118` · Death Knight spell · Shadow · 4 mana
///
/// > Summon two 2/2 Zombies with **Taunt**. Spend 4 **Corpses** to give them **Reborn**.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Taunt, Reborn, Corpse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 80085, `COST_UNHOLY` = 2
/// - Reprint of: Tomb Guardians [`RLK_118`](crate::path_of_arthas::death_knight::RLK_118)
/// - Tokens: Menacing Zombie [`RLK_118t3`](crate::path_of_arthas::death_knight::RLK_118t3)
///
/// State: Reprint
//~ CORE_RLK_118 reprint 0d866e60 39fbcb2e
pub const CORE_RLK_118: Power = crate::cards::RLK_118;

/// # Acolyte of Death
///
/// `CORE_RLK_121` · Death Knight minion · 3 mana · 2/4
///
/// > After a friendly Undead dies, draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Acolyte of Death [`RLK_121`](crate::lich_king::death_knight::RLK_121)
///
/// State: Reprint
//~ CORE_RLK_121 reprint 0756ba24 48c06fcf
pub const CORE_RLK_121: Power = crate::cards::RLK_121;

/// # Marrow Manipulator
///
/// `CORE_RLK_505` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** Spend up to 5 **Corpses**. Deal 2 damage to a random enemy for each.
///
/// - Set: Core · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_FROST` = 2
/// - Reprint of: Marrow Manipulator [`RLK_505`](crate::path_of_arthas::death_knight::RLK_505)
///
/// State: Reprint
//~ CORE_RLK_505 reprint acdac388 00969c07
pub const CORE_RLK_505: Power = crate::cards::RLK_505;

/// # Boneguard Commander
///
/// `CORE_RLK_506` · Death Knight minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Raise up to 6 **Corpses** as 1/3 Risen Footmen with **Taunt**.
///
/// - Set: Core · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 80830
/// - Reprint of: Boneguard Commander [`RLK_506`](crate::lich_king::death_knight::RLK_506)
/// - Tokens: Risen Footman [`RLK_061t`]
///
/// State: Reprint
//~ CORE_RLK_506 reprint 72fc69ed bb076cd6
pub const CORE_RLK_506: Power = crate::cards::RLK_506;

/// # Alexandros Mograine
///
/// `CORE_RLK_706` · Death Knight minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 80644, `COST_BLOOD` = 3
/// - Reprint of: Alexandros Mograine [`RLK_706`](crate::lich_king::death_knight::RLK_706)
///
/// State: Reprint
//~ CORE_RLK_706 reprint a98ceb42 d750edd2
pub const CORE_RLK_706: Power = crate::cards::RLK_706;

/// # Blood Tap
///
/// `CORE_RLK_712` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Reprint of: Blood Tap [`RLK_712`](crate::path_of_arthas::death_knight::RLK_712)
///
/// State: Reprint
//~ CORE_RLK_712 reprint 9f991c0c 5d88affa
pub const CORE_RLK_712: Power = crate::cards::RLK_712;

/// # Malignant Horror
///
/// `CORE_RLK_745` · Death Knight minion · 4 mana · 2/4
///
/// > **Reborn** At the end of your turn, spend 4 **Corpses** to summon a copy of this minion.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Reborn, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 82073
/// - Reprint of: Malignant Horror [`RLK_745`](crate::path_of_arthas::death_knight::RLK_745)
///
/// State: Reprint
//~ CORE_RLK_745 reprint 05587297 1aedfc8b
pub const CORE_RLK_745: Power = crate::cards::RLK_745;

/// # Corpse Farm
///
/// `CORE_WW_374` · Death Knight spell · 3 mana
///
/// > Spend up to 8 **Corpses** to summon a random minion of that Cost.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 101376
/// - Reprint of: Corpse Farm [`WW_374`](crate::badlands::death_knight::WW_374)
///
/// State: Reprint
//~ CORE_WW_374 reprint a964b654 f481ab36
pub const CORE_WW_374: Power = crate::cards::WW_374;

/// # Risen Ghoul
///
/// `RLK_008t` · Death Knight minion · 2 mana · 2/2
///
/// > **Rush* Doesn't leave a **Corpse.*
///
/// - Set: Core
/// - Minion type: Undead
/// - Mechanics: Rush
/// - Refers to: Corpse
/// - Tags: `2217` = 1
///
/// State: Todo
//~ RLK_008t todo 6aedc3c7 0ff6de50
pub const RLK_008t: Power = TODO;

/// # Death Strike
///
/// `RLK_024` · Death Knight spell · 4 mana
///
/// > **Lifesteal** Deal $6 damage to a minion.
///
/// - Set: Core · common · collectible
/// - Mechanics: Lifesteal, Cost Blood
///
/// State: Todo
//~ RLK_024 todo b2cfd9dd ee9901e2
pub const RLK_024: Power = TODO;

/// # Frost Strike
///
/// `RLK_025` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, **Discover** a Frost Rune card.
///
/// - Set: Core · common · collectible
/// - Mechanics: Cost Frost
/// - Refers to: Discover
/// - Enchantments: Glacial Advance [`RLK_025e`](crate::lich_king::death_knight::RLK_025e), Glacial Advance [`RLK_025o`](crate::lich_king::death_knight::RLK_025o)
///
/// State: Todo
//~ RLK_025 todo 2c7e2fbc 80a9dda6
pub const RLK_025: Power = TODO;

/// # Grain Crate
///
/// `RLK_039t` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Summon a 2/2 Undead Peasant.
///
/// - Set: Core
/// - Mechanics: Casts When Drawn
/// - Tokens: Undead Peasant [`RLK_070t`](crate::lich_king::neutral::RLK_070t)
///
/// State: Todo
//~ RLK_039t todo eda8e711 f56c70c2
pub const RLK_039t: Power = TODO;

/// # Anti-Magic Shell
///
/// `RLK_048` · Death Knight spell · Shadow · 3 mana
///
/// > Give your minions +1/+1 and **Elusive**.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Elusive
/// - Enchantments: Anti-Magic Shell [`RLK_048e`]
///
/// State: Todo
//~ RLK_048 todo 7a915c9b c61d8f5b
pub const RLK_048: Power = TODO;

/// # Anti-Magic Shell
///
/// `RLK_048e` · Death Knight enchantment
///
/// > +1/+1 and **Elusive**.
///
/// - Set: Core
///
/// State: Todo
//~ RLK_048e todo 9f96857f b4190aae
pub const RLK_048e: Power = TODO;

/// # Army of the Dead
///
/// `RLK_060` · Death Knight spell · Shadow · 5 mana
///
/// > Raise up to 5 **Corpses** as 2/2 Risen Ghouls with **Rush**.
///
/// - Set: Core · common · collectible
/// - Mechanics: Cost Unholy, Corpse Spender
/// - Refers to: Rush, Corpse
/// - Tokens: Risen Ghoul [`RLK_008t`]
///
/// State: Todo
//~ RLK_060 todo ba106942 fd85cf5f
pub const RLK_060: Power = TODO;

/// # Battlefield Necromancer
///
/// `RLK_061` · Death Knight minion · 2 mana · 2/2
///
/// > At the end of your turn, raise a **Corpse** as a 1/3 Risen Footman with **Taunt**.
///
/// - Set: Core · common · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Taunt, Corpse
/// - Tags: `COST_UNHOLY` = 2, `4577` = 1
/// - Tokens: Risen Footman [`RLK_061t`]
///
/// State: Todo
//~ RLK_061 todo 935f53ff 020f9d74
pub const RLK_061: Power = TODO;

/// # Risen Footman
///
/// `RLK_061t` · Death Knight minion · 1 mana · 1/3
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// - Set: Core
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Refers to: Corpse
/// - Tags: `2217` = 1
///
/// State: Todo
//~ RLK_061t todo 324d3918 25df9d0c
pub const RLK_061t: Power = TODO;

/// # Corrupted Ashbringer
///
/// `RLK_067` · Death Knight weapon · 6 mana · 5/2 durability
///
/// > **Lifesteal**
///
/// - Set: Core · common · collectible
/// - Mechanics: Lifesteal
/// - Tags: `COST_BLOOD` = 2
///
/// State: Vanilla
//~ RLK_067 vanilla e19f91d1 5cbee636
pub const RLK_067: Power = VANILLA;

/// # Possessed Fighter
///
/// `RLK_077t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush Reborn**
///
/// - Set: Core
/// - Mechanics: Rush, Reborn
///
/// State: Vanilla
//~ RLK_077t vanilla 9ec7e53e 6f42e3be
pub const RLK_077t: Power = VANILLA;

/// # Risen Golem
///
/// `RLK_085t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush* Doesn't leave a **Corpse.*
///
/// - Set: Core
/// - Minion type: Undead
/// - Mechanics: Rush
/// - Refers to: Corpse
/// - Tags: `2217` = 1
///
/// State: Todo
//~ RLK_085t todo 07c1afa8 ce379541
pub const RLK_085t: Power = TODO;

/// # Thassarian
///
/// `RLK_223` · Death Knight minion · 4 mana · 3/3
///
/// > **Reborn Battlecry and Deathrattle:** Deal 2 damage to a random enemy.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry, Reborn, Cost Frost
///
/// State: Todo
//~ RLK_223 todo 7e54f0cf da042045
pub const RLK_223: Power = TODO;

/// # Risen Ymirjar
///
/// `RLK_226t` · Death Knight minion · 3 mana · 3/3
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// - Set: Core
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Refers to: Corpse
/// - Tags: `2217` = 1
///
/// State: Todo
//~ RLK_226t todo 77f699f6 1674bf88
pub const RLK_226t: Power = TODO;

/// # Body Bagger
///
/// `RLK_503` · Death Knight minion · 1 mana · 1/3
///
/// > **Battlecry**: Gain a **Corpse**.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Corpse
///
/// State: Todo
//~ RLK_503 todo 31767724 5a19de2e
pub const RLK_503: Power = TODO;

/// # Harbinger of Winter
///
/// `RLK_511` · Death Knight minion · 2 mana · 3/2
///
/// > **Deathrattle:** Draw a Frost spell.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Cost Frost
///
/// State: Todo
//~ RLK_511 todo 71685922 94813670
pub const RLK_511: Power = TODO;

/// # Shambling Zombie
///
/// `RLK_705t` · Death Knight minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// - Set: Core
/// - Minion type: Undead
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ RLK_705t vanilla 85896ebd 9568d1e4
pub const RLK_705t: Power = VANILLA;

/// # Grave Strength
///
/// `RLK_707` · Death Knight spell · Shadow · 4 mana
///
/// > Give your minions +1 Attack. Spend 5 **Corpses** to give them +3 instead.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 3
/// - Enchantments: Grave Mark [`RLK_707e`](crate::lich_king::death_knight::RLK_707e), Grave Force [`RLK_707e2`](crate::lich_king::death_knight::RLK_707e2)
///
/// State: Todo
//~ RLK_707 todo f1e36c37 e4778faa
pub const RLK_707: Power = TODO;

/// # Chillfallen Baron
///
/// `RLK_708` · Death Knight minion · 3 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Draw a card.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead, Draenei
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `2525` = 1
///
/// State: Todo
//~ RLK_708 todo c7080132 3da7a4e6
pub const RLK_708: Power = TODO;

/// # Remorseless Winter
///
/// `RLK_709` · Death Knight spell · Frost · 4 mana
///
/// > Deal $2 damage to all enemies. Draw a card.
///
/// - Set: Core · common · collectible
/// - Mechanics: Cost Frost
///
/// State: Todo
//~ RLK_709 todo 94837633 5a3917ae
pub const RLK_709: Power = TODO;

/// # Gnome Muncher
///
/// `RLK_720` · Death Knight minion · 6 mana · 5/6
///
/// > **Taunt**, **Lifesteal** At the end of your turn, attack the lowest Health enemy.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Lifesteal
/// - Tags: `4548` = 1, `4577` = 1, `4975` = 1
///
/// State: Todo
//~ RLK_720 todo 5ce4475e c92567ef
pub const RLK_720: Power = TODO;

/// # Rime Elemental
///
/// `RLK_907t` · Death Knight minion · 2 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to a random enemy.
///
/// - Set: Core
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ RLK_907t todo a594a79e 8d25a06c
pub const RLK_907t: Power = TODO;

/// # Skeletal Sidekick
///
/// `RLK_958` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly Undead +2 Attack.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Give a friendly Undead +2 Attack."
/// - Enchantments: Thrown a Bone [`RLK_958e`](crate::lich_king::death_knight::RLK_958e)
///
/// State: Todo
//~ RLK_958 todo 29c8204a e5581dff
pub const RLK_958: Power = TODO;
