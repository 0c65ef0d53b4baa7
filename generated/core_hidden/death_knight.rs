//! Death Knight cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Arthas's Gift
///
/// `CORE_GIFT_04` · Death Knight spell · 1 mana
///
/// > **Discover** a **Temporary** Dark Transformation, Howling Blast, or Death Strike.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Arthas's Gift [`GIFT_04`](crate::legacy::death_knight::GIFT_04)
/// - Tokens: Howling Blast [`RLK_015`](crate::path_of_arthas::death_knight::RLK_015), Death Strike [`RLK_024`](crate::core::death_knight::RLK_024), Dark Transformation [`RLK_057`](crate::path_of_arthas::death_knight::RLK_057)
///
/// State: Reprint
//~ CORE_GIFT_04 reprint 00b5f2ee 82c820b1
pub const CORE_GIFT_04: Power = crate::cards::GIFT_04;

/// # Soulbreaker
///
/// `CORE_RLK_012` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks and kills a minion, gain 2 **Corpses**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Cost Blood
/// - Refers to: Corpse
/// - Reprint of: Soulbreaker [`RLK_012`](crate::lich_king::death_knight::RLK_012)
///
/// State: Reprint
//~ CORE_RLK_012 reprint b20e573a d86ffe36
pub const CORE_RLK_012: Power = crate::cards::RLK_012;

/// # Corpse Explosion
///
/// `CORE_RLK_035` · Death Knight spell · Shadow · 5 mana
///
/// > Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 2
/// - Reprint of: Corpse Explosion [`RLK_035`](crate::lich_king::death_knight::RLK_035)
///
/// State: Reprint
//~ CORE_RLK_035 reprint 64024b4d b66eb898
pub const CORE_RLK_035: Power = crate::cards::RLK_035;

/// # Horn of Winter
///
/// `CORE_RLK_042` · Death Knight spell · Frost · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `COST_FROST` = 2
/// - Reprint of: Horn of Winter [`RLK_042`](crate::path_of_arthas::death_knight::RLK_042)
///
/// State: Reprint
//~ CORE_RLK_042 reprint 50ddde93 4b399177
pub const CORE_RLK_042: Power = crate::cards::RLK_042;

/// # Vampiric Blood
///
/// `CORE_RLK_051` · Death Knight spell · 2 mana
///
/// > Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 3
/// - Reprint of: Vampiric Blood [`RLK_051`](crate::lich_king::death_knight::RLK_051)
///
/// State: Reprint
//~ CORE_RLK_051 reprint b2131b1b a7db5302
pub const CORE_RLK_051: Power = crate::cards::RLK_051;

/// # The Scourge
///
/// `CORE_RLK_122` · Death Knight spell · Shadow · 9 mana
///
/// > Fill your board with random Undead.
///
/// - Set: Core (past years) · legendary · collectible
/// - Tags: `COST_UNHOLY` = 2, `4128` = 1
/// - Reprint of: The Scourge [`RLK_122`](crate::path_of_arthas::death_knight::RLK_122)
///
/// State: Reprint
//~ CORE_RLK_122 reprint f5fd9fe8 a03179ea
pub const CORE_RLK_122: Power = crate::cards::RLK_122;

/// # Corpse Bride
///
/// `CORE_RLK_504` · Death Knight minion · 5 mana · 4/4
///
/// > **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Taunt, Corpse
/// - Reprint of: Corpse Bride [`RLK_504`](crate::path_of_arthas::death_knight::RLK_504)
/// - Tokens: Risen Groom [`RLK_506t`](crate::path_of_arthas::death_knight::RLK_506t)
///
/// State: Reprint
//~ CORE_RLK_504 reprint a98d0159 ee77a3f6
pub const CORE_RLK_504: Power = crate::cards::RLK_504;

/// # Might of Menethil
///
/// `CORE_RLK_740` · Death Knight weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Freeze, Corpse
/// - Tags: `COST_FROST` = 2
/// - Reprint of: Might of Menethil [`RLK_740`](crate::path_of_arthas::death_knight::RLK_740)
///
/// State: Reprint
//~ CORE_RLK_740 reprint 55e6d51c 872509a0
pub const CORE_RLK_740: Power = crate::cards::RLK_740;

/// # Soulstealer
///
/// `CORE_RLK_741` · Death Knight minion · 8 mana · 5/5
///
/// > **Battlecry:** Destroy all other minions. Gain 1 **Corpse** for each enemy destroyed.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 2
/// - Reprint of: Soulstealer [`RLK_741`](crate::lich_king::death_knight::RLK_741)
///
/// State: Reprint
//~ CORE_RLK_741 reprint a3a6aa56 1738beb9
pub const CORE_RLK_741: Power = crate::cards::RLK_741;

/// # Corrupted Ashbringer
///
/// `LEG_RLK_067` · Death Knight weapon · 6 mana · 5/2 durability
///
/// > **Lifesteal**
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Lifesteal
/// - Tags: `COST_BLOOD` = 2
/// - Reprint of: Corrupted Ashbringer [`RLK_067`](crate::core::death_knight::RLK_067)
///
/// State: Vanilla
//~ LEG_RLK_067 vanilla 3ff63c50 38438694
pub const LEG_RLK_067: Power = VANILLA;

/// # Heart Strike
///
/// `RLK_034` · Death Knight spell · 1 mana
///
/// > Deal $3 damage to a minion. If it dies, gain a **Corpse**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Cost Blood
/// - Refers to: Corpse
///
/// State: Reprint
//~ RLK_034 reprint f5606433 ff29ad80
pub const RLK_034: Power = crate::cards::LEG_RLK_034;

/// # Plagued Grain
///
/// `RLK_039` · Death Knight spell · 1 mana
///
/// > Gain 4 **Corpses**. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2
/// - Tokens: Grain Crate [`RLK_039t`](crate::core::death_knight::RLK_039t)
///
/// State: Reprint
//~ RLK_039 reprint 51943279 da6db8e8
pub const RLK_039: Power = crate::cards::LEG_RLK_039;

/// # Patchwerk
///
/// `RLK_071` · Death Knight minion · 7 mana · 4/6
///
/// > **Battlecry:** Destroy a random minion in your opponent's hand, deck, and battlefield.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Blood
///
/// State: Reprint
//~ RLK_071 reprint 8524b62a 5accfd5d
pub const RLK_071: Power = crate::cards::LEG_RLK_071;

/// # Possessifier
///
/// `RLK_077` · Death Knight minion · 5 mana · 3/3
///
/// > **Battlecry:** Summon two 1/1 Fighters with **Rush** and **Reborn**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry, Cost Unholy
/// - Refers to: Rush, Reborn
/// - Tokens: Possessed Fighter [`RLK_077t`](crate::core::death_knight::RLK_077t)
///
/// State: Reprint
//~ RLK_077 reprint dc3fe90f 2646fc40
pub const RLK_077: Power = crate::cards::LEG_RLK_077;

/// # Noxious Cadaver
///
/// `RLK_079` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry**: Deal 2 damage to an enemy and your hero.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Deal $2 damage to an enemy and your hero."
///
/// State: Reprint
//~ RLK_079 reprint 42dbb216 381f1567
pub const RLK_079: Power = crate::cards::LEG_RLK_079;

/// # Deathbringer Saurfang
///
/// `RLK_082` · Death Knight minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Return this to your hand. It costs Health instead of Mana.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `COST_BLOOD` = 2
///
/// State: Reprint
//~ RLK_082 reprint 78827b43 0fa9d431
pub const RLK_082: Power = crate::cards::LEG_RLK_082;

/// # Lord Marrowgar
///
/// `RLK_085` · Death Knight minion · 8 mana · 9/7
///
/// > **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Rush, Corpse
/// - Tags: `COST_UNHOLY` = 3
/// - Enchantments: Bonestorm [`RLK_085e`](crate::lich_king::death_knight::RLK_085e)
/// - Tokens: Risen Golem [`RLK_085t`](crate::core::death_knight::RLK_085t)
///
/// State: Todo
//~ RLK_085 todo aaff4948 f9137b46
pub const RLK_085: Power = TODO;

/// # Defrost
///
/// `RLK_101` · Death Knight spell · Frost · 2 mana
///
/// > Draw a card. Spend 2 **Corpses** to draw another.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Cost Frost, Corpse Spender
/// - Refers to: Corpse
///
/// State: Reprint
//~ RLK_101 reprint 22363725 ab1f880a
pub const RLK_101: Power = crate::cards::LEG_RLK_101;

/// # Repulsive Gargantuan
///
/// `RLK_115` · Death Knight minion · 4 mana · 3/6
///
/// > Enemy characters can't be healed.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Aura, Cost Frost
///
/// State: Reprint
//~ RLK_115 reprint 2c5c3714 d38be253
pub const RLK_115: Power = crate::cards::LEG_RLK_115;

/// # Obliterate
///
/// `RLK_125` · Death Knight spell · 2 mana
///
/// > Destroy a minion. Deal 3 damage to your hero.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Immune To Spellpower, Cost Blood
///
/// State: Reprint
//~ RLK_125 reprint e3e592b3 b114a352
pub const RLK_125: Power = crate::cards::LEG_RLK_125;

/// # Overseer Frigidara
///
/// `RLK_224` · Death Knight minion · 6 mana · 3/6
///
/// > **Battlecry:** Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `COST_FROST` = 2
///
/// State: Reprint
//~ RLK_224 reprint 524611de f6160334
pub const RLK_224: Power = crate::cards::LEG_RLK_224;

/// # Ymirjar Deathbringer
///
/// `RLK_226` · Death Knight minion · 3 mana · 4/3
///
/// > **Taunt**. **Deathrattle:** Spend 3 **Corpses** to summon a 3/3 Risen Ymirjar with **Taunt**.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2
/// - Tokens: Risen Ymirjar [`RLK_226t`](crate::core::death_knight::RLK_226t)
///
/// State: Reprint
//~ RLK_226 reprint 00f8edbd 05f8b441
pub const RLK_226: Power = crate::cards::LEG_RLK_226;

/// # Graveyard Shift
///
/// `RLK_705` · Death Knight spell · 3 mana
///
/// > Summon two 1/1 Zombies with **Reborn**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Reborn
/// - Tokens: Shambling Zombie [`RLK_705t`](crate::core::death_knight::RLK_705t)
///
/// State: Reprint
//~ RLK_705 reprint 4785333b 8f3c2e50
pub const RLK_705: Power = crate::cards::LEG_RLK_705;

/// # Rimefang Sword
///
/// `RLK_710` · Death Knight weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, reduce the Cost of a spell in your hand by (1).
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `COST_FROST` = 2
/// - Enchantments: Freezy Breezy [`RLK_710e`](crate::path_of_arthas::death_knight::RLK_710e)
///
/// State: Reprint
//~ RLK_710 reprint b9d91a42 83f70863
pub const RLK_710: Power = crate::cards::LEG_RLK_710;

/// # Runeforging
///
/// `RLK_715` · Death Knight spell · Shadow · 1 mana
///
/// > Draw a weapon. Spend a **Corpse** to reduce its Cost by (1).
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Runeforged [`RLK_715e`](crate::lich_king::death_knight::RLK_715e)
///
/// State: Reprint
//~ RLK_715 reprint bc933f21 8a06e15b
pub const RLK_715: Power = crate::cards::LEG_RLK_715;

/// # Stitched Giant
///
/// `RLK_744` · Death Knight minion · 9 mana · 8/8
///
/// > Costs (1) less for each **Corpse** you've spent this game.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Cost Unholy
/// - Refers to: Corpse
///
/// State: Reprint
//~ RLK_744 reprint d2729b39 b04e0404
pub const RLK_744: Power = crate::cards::LEG_RLK_744;

/// # Rime Sculptor
///
/// `RLK_752` · Death Knight minion · 5 mana · 4/3
///
/// > **Battlecry:** Summon two 2/1 Rime Elementals with "**Deathrattle:** Deal 2 damage to a random enemy."
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Frost
/// - Refers to: Deathrattle
/// - Tokens: Rime Elemental [`RLK_907t`](crate::core::death_knight::RLK_907t)
///
/// State: Reprint
//~ RLK_752 reprint d31fde4d bb2dd2dc
pub const RLK_752: Power = crate::cards::LEG_RLK_752;

/// # Bonedigger Geist
///
/// `RLK_753` · Death Knight minion · 2 mana · 2/2
///
/// > **Battlecry:** Spend a **Corpse** to gain +1/+2.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Dug Up [`RLK_753e`](crate::lich_king::death_knight::RLK_753e)
///
/// State: Reprint
//~ RLK_753 reprint 1053a36b 77a76aef
pub const RLK_753: Power = crate::cards::LEG_RLK_753;
