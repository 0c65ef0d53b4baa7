//! Death Knight cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a964184a

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
//~ reprint CORE_GIFT_04 96844eed 5d9ed028 de18d172.01cd0113
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
//~ reprint CORE_RLK_012 8a28fa37 5f6e494b 389248eb.3efc2fc8
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
//~ reprint CORE_RLK_035 23977191 8708f4f9 c508cd3b.ba896ea8
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
//~ reprint CORE_RLK_042 7a3ac3b8 51bfd5f1 30475c4c.a0aee92c
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
//~ reprint CORE_RLK_051 ff7715db b1e8dbe9 f10f9cca.0c6d6f28
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
//~ reprint CORE_RLK_122 58e0790b 9b429eb7 2b9d6320.ab0e1fd1
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
//~ reprint CORE_RLK_504 c88ea59f 5354a776 d6e365c5.21189c0b
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
//~ reprint CORE_RLK_740 933ae373 c4655f31 8c1914db.63a1b86c
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
//~ reprint CORE_RLK_741 0808ac3e e47f6447 5ac8443f.a212fa02
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
//~ vanilla LEG_RLK_067 0f36f567 0a8b979d cb26ed0c.b857c9f1
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
//~ reprint RLK_034 4cd2d0e0 9ee0a42f 18294d43.8eca8b7a
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
//~ reprint RLK_039 f9801152 3f23a85a 62494c9d.2bd15b96
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
//~ reprint RLK_071 40a979b1 f8526a52 361cf9aa.ba09fd72
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
//~ reprint RLK_077 c58d423c b6b60e65 c5309d8a.f3b433e0
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
//~ reprint RLK_079 8ce98071 a311e0ec 42780d54.09ede2db
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
//~ reprint RLK_082 90650e5f f67f198e cdb749cd.16b4d3b6
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
//~ todo RLK_085 82a86e33 a9bf1a97 f1c51320.a920d567
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
//~ reprint RLK_101 56dffa16 f7d5f00b c0c22032.06446feb
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
//~ reprint RLK_115 5fd600ba 62273415 3f78a1fe.ca0e1bfc
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
//~ reprint RLK_125 cdaecd5e b5c0d59d 01eea5d3.e0bd53aa
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
//~ reprint RLK_224 43d6e196 c3e6575a d12e379c.7fad70eb
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
//~ reprint RLK_226 d5f9876f 2aab3df0 69fdb342.01ae00fd
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
//~ reprint RLK_705 0d81fcd9 06d2e7aa 1e5ddd88.cf30f314
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
//~ reprint RLK_710 8a30e04f 6249c027 4d837af4.6ef3dd25
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
//~ reprint RLK_715 66facf21 73a8625d f3b61b7b.198c5142
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
//~ reprint RLK_744 f9953dc3 c0113dfa be731ea1.d6bece00
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
//~ reprint RLK_752 cee20d43 5e65af36 4b544c75.ce8239e3
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
//~ reprint RLK_753 da6d52a0 aa4f41fa 9084c7cf.97b6d803
pub const RLK_753: Power = crate::cards::LEG_RLK_753;
