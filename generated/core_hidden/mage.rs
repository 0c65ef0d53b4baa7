//! Mage cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0b798470

/// # Fallen Hero
///
/// `CORE_AT_003` · Mage minion · 2 mana · 3/2
///
/// > Your Hero Power deals 1 extra damage.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Heropower Damage
/// - Reprint of: Fallen Hero [`AT_003`](crate::grand_tournament::mage::AT_003)
///
/// State: Reprint
//~ reprint CORE_AT_003 37d83c33 5b032c6b dbed5a4d.1ab9aa31
pub const CORE_AT_003: Power = crate::cards::AT_003;

/// # Coldarra Drake
///
/// `CORE_AT_008` · Mage minion · 6 mana · 6/7
///
/// > You can use your Hero Power any number of times.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Dragon
/// - Reprint of: Coldarra Drake [`AT_008`](crate::grand_tournament::mage::AT_008)
///
/// State: Reprint
//~ reprint CORE_AT_008 66d32ea7 9a98e3a4 ab2bd93b.18193834
pub const CORE_AT_008: Power = crate::cards::AT_008;

/// # Stargazer Luna
///
/// `CORE_BOT_103` · Mage minion · 3 mana · 2/4
///
/// > After you play the right-most card in your hand, draw a card.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Draenei
/// - Reprint of: Stargazer Luna [`BOT_103`](crate::boomsday::mage::BOT_103)
///
/// State: Reprint
//~ reprint CORE_BOT_103 834dd011 ec93b297 0cd15016.550a22e3
pub const CORE_BOT_103: Power = crate::cards::BOT_103;

/// # Shooting Star
///
/// `CORE_BOT_453` · Mage spell · Arcane · 1 mana
///
/// > Deal $1 damage to a minion and the minions next to it.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Shooting Star [`BOT_453`](crate::boomsday::mage::BOT_453)
///
/// State: Reprint
//~ reprint CORE_BOT_453 e8a66e02 03fe9a13 06c54cc7.01f0070c
pub const CORE_BOT_453: Power = crate::cards::BOT_453;

/// # Water Elemental
///
/// `CORE_CS2_033` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Freeze
/// - Reprint of: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Reprint
//~ reprint CORE_CS2_033 a67b67f2 c127017a bac1d2e6.71ce65d6
pub const CORE_CS2_033: Power = crate::cards::CS2_033;

/// # Kalecgos
///
/// `CORE_DAL_609` · Mage minion · 8 mana · 4/12
///
/// > Your first spell each turn costs (0). **Battlecry: Discover** a spell.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Aura, Discover
/// - Reprint of: Kalecgos [`DAL_609`](crate::rise_of_shadows::mage::DAL_609)
///
/// State: Reprint
//~ reprint CORE_DAL_609 ee25bcf2 21420b3e 90678619.6ab8b225
pub const CORE_DAL_609: Power = crate::cards::DAL_609;

/// # Cone of Cold
///
/// `CORE_EX1_275` · Mage spell · Frost · 3 mana
///
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Freeze
/// - Reprint of: Cone of Cold [`EX1_275`](crate::classic::mage::EX1_275)
///
/// State: Reprint
//~ reprint CORE_EX1_275 5a904ac0 193bf824 a719391d.872e7e3e
pub const CORE_EX1_275: Power = crate::cards::EX1_275;

/// # Pyroblast
///
/// `CORE_EX1_279` · Mage spell · Fire · 10 mana
///
/// > Deal $10 damage.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Pyroblast [`EX1_279`](crate::classic::mage::EX1_279)
///
/// State: Reprint
//~ reprint CORE_EX1_279 91b4f919 08868d9d 4d984a26.b127a5f9
pub const CORE_EX1_279: Power = crate::cards::EX1_279;

/// # Mirror Entity
///
/// `CORE_EX1_294` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent plays a minion, summon a copy of it.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Mirror Entity [`EX1_294`](crate::classic::mage::EX1_294)
///
/// State: Reprint
//~ reprint CORE_EX1_294 23bb97a2 e035cdab 2035a34e.5ec4dd2d
pub const CORE_EX1_294: Power = crate::cards::EX1_294;

/// # Jaina's Gift
///
/// `CORE_GIFT_02` · Mage spell · 1 mana
///
/// > **Discover** a **Temporary** Frostbolt, Arcane Intellect, or Fireball.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Jaina's Gift [`GIFT_02`](crate::legacy::mage::GIFT_02)
///
/// State: Reprint
//~ reprint CORE_GIFT_02 24361b46 a72c9c52 6b10e525.f0be766f
pub const CORE_GIFT_02: Power = crate::cards::GIFT_02;

/// # Snap Freeze
///
/// `CORE_GIL_801` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a minion. If it's already **Frozen**, destroy it.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Freeze
/// - Reprint of: Snap Freeze [`GIL_801`](crate::witchwood::mage::GIL_801)
///
/// State: Reprint
//~ reprint CORE_GIL_801 24848c5b f3d2ca3f 263b4d33.40ed2c19
pub const CORE_GIL_801: Power = crate::cards::GIL_801;

/// # Ice Walker
///
/// `CORE_ICC_068` · Mage minion · 2 mana · 1/3
///
/// > Your Hero Power also Freeze**s** the target.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Elemental
/// - Refers to: Freeze
/// - Reprint of: Ice Walker [`ICC_068`](crate::frozen_throne::mage::ICC_068)
///
/// State: Reprint
//~ reprint CORE_ICC_068 f2eb17fc f4e99022 a22a21e1.c53c82e3
pub const CORE_ICC_068: Power = crate::cards::ICC_068;

/// # Ghastly Conjurer
///
/// `CORE_ICC_069` · Mage minion · 4 mana · 2/6
///
/// > **Battlecry:** Add a 'Mirror Image' spell to your hand.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Reprint of: Ghastly Conjurer [`ICC_069`](crate::frozen_throne::mage::ICC_069)
/// - Tokens: Mirror Image [`CS2_027`](crate::legacy::mage::CS2_027)
///
/// State: Reprint
//~ reprint CORE_ICC_069 ea4b80a1 0162818c 21e8a0cd.61480818
pub const CORE_ICC_069: Power = crate::cards::ICC_069;

/// # Frozen Clone
///
/// `CORE_ICC_082` · Mage spell · Frost · 3 mana
///
/// > **Secret:** After your opponent plays a minion, add two copies of it to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Frozen Clone [`ICC_082`](crate::frozen_throne::mage::ICC_082)
///
/// State: Reprint
//~ reprint CORE_ICC_082 93c5c045 beda8a69 a1f6fa26.3bb45f87
pub const CORE_ICC_082: Power = crate::cards::ICC_082;

/// # Doomed Apprentice
///
/// `CORE_ICC_083` · Mage minion · 3 mana · 3/2
///
/// > Your opponent's spells cost (1) more.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Reprint of: Doomed Apprentice [`ICC_083`](crate::frozen_throne::mage::ICC_083)
///
/// State: Reprint
//~ reprint CORE_ICC_083 65b80802 c207be50 e83af901.44f16218
pub const CORE_ICC_083: Power = crate::cards::ICC_083;

/// # Glacial Mysteries
///
/// `CORE_ICC_086` · Mage spell · Frost · 8 mana
///
/// > Put one of each **Secret** from your deck into the battlefield.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Secret
/// - Reprint of: Glacial Mysteries [`ICC_086`](crate::frozen_throne::mage::ICC_086)
///
/// State: Reprint
//~ reprint CORE_ICC_086 99bec179 2332dfa2 ce6d65d1.bc5a47f1
pub const CORE_ICC_086: Power = crate::cards::ICC_086;

/// # Coldwraith
///
/// `CORE_ICC_252` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** If an enemy is **Frozen**, draw a card.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Reprint of: Coldwraith [`ICC_252`](crate::frozen_throne::mage::ICC_252)
///
/// State: Reprint
//~ reprint CORE_ICC_252 a23927da 0411415d 53876dee.bd9d33df
pub const CORE_ICC_252: Power = crate::cards::ICC_252;

/// # Simulacrum
///
/// `CORE_ICC_823` · Mage spell · Frost · 3 mana
///
/// > Copy the lowest Cost minion in your hand.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Simulacrum [`ICC_823`](crate::frozen_throne::mage::ICC_823)
///
/// State: Reprint
//~ reprint CORE_ICC_823 626c4b3e 0a2af3f1 562e02b9.6c0b3414
pub const CORE_ICC_823: Power = crate::cards::ICC_823;

/// # Frost Lich Jaina
///
/// `CORE_ICC_833` · Mage hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Reprint of: Frost Lich Jaina [`ICC_833`](crate::frozen_throne::mage::ICC_833)
/// - Hero power: Icy Touch [`ICC_833h`](crate::frozen_throne::mage::ICC_833h)
/// - Tokens: Water Elemental [`ICC_833t`](crate::frozen_throne::mage::ICC_833t)
///
/// State: Reprint
//~ reprint CORE_ICC_833 59bbd329 543a79fe 4bbfbacf.3e570933
pub const CORE_ICC_833: Power = crate::cards::ICC_833;

/// # Breath of Sindragosa
///
/// `CORE_ICC_836` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage to a random enemy minion and **Freeze** it.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Freeze
/// - Reprint of: Breath of Sindragosa [`ICC_836`](crate::frozen_throne::mage::ICC_836)
///
/// State: Reprint
//~ reprint CORE_ICC_836 dc5fbdcf 0d1e0214 42061e73.6a009bdd
pub const CORE_ICC_836: Power = crate::cards::ICC_836;

/// # Sindragosa
///
/// `CORE_ICC_838` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** Summon two 0/1 Frozen Champions.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Battlecry
/// - Tags: `2534` = 1
/// - Reprint of: Sindragosa [`ICC_838`](crate::frozen_throne::mage::ICC_838)
/// - Tokens: Frozen Champion [`ICC_838t`](crate::frozen_throne::mage::ICC_838t)
///
/// State: Reprint
//~ reprint CORE_ICC_838 17fa2fa3 01ecc9d6 23c2688f.01055849
pub const CORE_ICC_838: Power = crate::cards::ICC_838;

/// # Babbling Book
///
/// `CORE_KAR_009` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Mage spell to your hand.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Babbling Book [`KAR_009`](crate::karazhan::mage::KAR_009)
///
/// State: Reprint
//~ reprint CORE_KAR_009 cbedf733 0104320f 9a9095b0.67afde8a
pub const CORE_KAR_009: Power = crate::cards::KAR_009;

/// # Firelands Portal
///
/// `CORE_KAR_076` · Mage spell · Fire · 7 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Firelands Portal [`KAR_076`](crate::karazhan::mage::KAR_076)
///
/// State: Reprint
//~ reprint CORE_KAR_076 b019b4ca 8aa56843 6bd60fb5.5c5f4186
pub const CORE_KAR_076: Power = crate::cards::KAR_076;

/// # Ethereal Conjurer
///
/// `CORE_LOE_003` · Mage minion · 5 mana · 6/4
///
/// > **Battlecry: Discover** a spell.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Ethereal Conjurer [`LOE_003`](crate::league_of_explorers::mage::LOE_003)
///
/// State: Reprint
//~ reprint CORE_LOE_003 8a0dac47 d7bc9d13 866f0c66.6a42b855
pub const CORE_LOE_003: Power = crate::cards::LOE_003;

/// # Arcane Artificer
///
/// `CORE_LOOT_231` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain Armor equal to its Cost.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Reprint of: Arcane Artificer [`LOOT_231`](crate::kobolds_and_catacombs::mage::LOOT_231)
///
/// State: Reprint
//~ reprint CORE_LOOT_231 cc08388f f5095279 614946bf.36648261
pub const CORE_LOOT_231: Power = crate::cards::LOOT_231;

/// # Objection!
///
/// `CORE_MAW_006` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent plays a minion, **Counter** it.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Counter
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79548
/// - Reprint of: Objection! [`MAW_006`](crate::castle_nathria::mage::MAW_006)
///
/// State: Reprint
//~ reprint CORE_MAW_006 a4f36403 7bb95350 094a79b9.fd75fb3c
pub const CORE_MAW_006: Power = crate::cards::MAW_006;

/// # Life Sentence
///
/// `CORE_MAW_013` · Mage spell · 4 mana
///
/// > Remove a minion from the game.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79596
/// - Reprint of: Life Sentence [`MAW_013`](crate::castle_nathria::mage::MAW_013)
///
/// State: Reprint
//~ reprint CORE_MAW_013 1967c3ce 564f7ca1 cdad6508.fa667420
pub const CORE_MAW_013: Power = crate::cards::MAW_013;

/// # Contract Conjurer
///
/// `CORE_MAW_101` · Mage minion · 6 mana · 6/6
///
/// > Costs (3) less for each **Secret** you control.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 84351
/// - Reprint of: Contract Conjurer [`MAW_101`](crate::castle_nathria::mage::MAW_101)
///
/// State: Reprint
//~ reprint CORE_MAW_101 0f81e366 a3175f2c 57a41477.b43942c7
pub const CORE_MAW_101: Power = crate::cards::MAW_101;

/// # Suspicious Alchemist
///
/// `CORE_REV_000` · Mage minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 75866
/// - Reprint of: Suspicious Alchemist [`REV_000`](crate::castle_nathria::mage::REV_000)
///
/// State: Reprint
//~ reprint CORE_REV_000 e8c4acf9 e77ccab1 e03651e4.5b593529
pub const CORE_REV_000: Power = crate::cards::REV_000;

/// # Solid Alibi
///
/// `CORE_REV_504` · Mage spell · Frost · 3 mana
///
/// > Until your next turn, your hero can only take 1 damage at a time.
///
/// - Set: Core (past years) · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77642
/// - Reprint of: Solid Alibi [`REV_504`](crate::castle_nathria::mage::REV_504)
///
/// State: Reprint
//~ reprint CORE_REV_504 3f8ae0ae 6372ba5d 7996750c.498d8703
pub const CORE_REV_504: Power = crate::cards::REV_504;

/// # Cold Case
///
/// `CORE_REV_505` · Mage spell · Frost · 4 mana
///
/// > Summon two 2/2 Volatile Skeletons. Gain 4 Armor.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77659
/// - Reprint of: Cold Case [`REV_505`](crate::castle_nathria::mage::REV_505)
/// - Tokens: Volatile Skeleton [`CORE_REV_845`](crate::core_hidden::neutral::CORE_REV_845), Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Reprint
//~ reprint CORE_REV_505 2368dc77 73775e60 5fd8769a.376fc8fd
pub const CORE_REV_505: Power = crate::cards::REV_505;

/// # Chatty Bartender
///
/// `CORE_REV_513` · Mage minion · 4 mana · 4/4
///
/// > At the end of your turn, if you control a **Secret**, deal 2 damage to all enemies.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78371
/// - Reprint of: Chatty Bartender [`REV_513`](crate::castle_nathria::mage::REV_513)
///
/// State: Reprint
//~ reprint CORE_REV_513 5c2bb147 02641e89 88ee8ce9.246cca8b
pub const CORE_REV_513: Power = crate::cards::REV_513;

/// # Kel'Thuzad, the Inevitable
///
/// `CORE_REV_514` · Mage minion · 8 mana · 6/8
///
/// > **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @*(@)*
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_VALUE` = 15, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78394
/// - Reprint of: Kel'Thuzad, the Inevitable [`REV_514`](crate::castle_nathria::mage::REV_514)
/// - Tokens: Volatile Skeleton [`CORE_REV_845`](crate::core_hidden::neutral::CORE_REV_845), Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Reprint
//~ reprint CORE_REV_514 938adaba 3d385047 f4911a4d.42726bcd
pub const CORE_REV_514: Power = crate::cards::REV_514;

/// # Orion, Mansion Manager
///
/// `CORE_REV_515` · Mage minion · 4 mana · 3/5
///
/// > After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
///
/// - Set: Core (past years) · legendary · collectible
/// - Refers to: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78397
/// - Reprint of: Orion, Mansion Manager [`REV_515`](crate::castle_nathria::mage::REV_515)
///
/// State: Reprint
//~ reprint CORE_REV_515 e014d251 8427a8fb ac38dbcc.f18810e8
pub const CORE_REV_515: Power = crate::cards::REV_515;

/// # Vengeful Visage
///
/// `CORE_REV_516` · Mage spell · 3 mana
///
/// > **Secret:** After an enemy minion attacks your hero, summon a copy of it to attack the enemy hero.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78508
/// - Reprint of: Vengeful Visage [`REV_516`](crate::castle_nathria::mage::REV_516)
///
/// State: Reprint
//~ reprint CORE_REV_516 59117b09 a8329d62 20fd0bf5.32e09b6d
pub const CORE_REV_516: Power = crate::cards::REV_516;

/// # Frozen Touch
///
/// `CORE_REV_601` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage. **Infuse (@):** Add a Frozen Touch to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 84354
/// - Reprint of: Frozen Touch [`REV_601`](crate::castle_nathria::mage::REV_601)
/// - Tokens: Frozen Touch [`REV_601t`](crate::castle_nathria::mage::REV_601t)
///
/// State: Reprint
//~ reprint CORE_REV_601 cd1de120 23f076e5 16a61059.a22994c4
pub const CORE_REV_601: Power = crate::cards::REV_601;

/// # Nightcloak Sanctum
///
/// `CORE_REV_602` · Mage location · 3 mana · 0 uses
///
/// > **Freeze** a minion. Summon a 2/2 Volatile Skeleton.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Freeze
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 84356
/// - Reprint of: Nightcloak Sanctum [`REV_602`](crate::castle_nathria::mage::REV_602)
/// - Tokens: Volatile Skeleton [`CORE_REV_845`](crate::core_hidden::neutral::CORE_REV_845), Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Reprint
//~ reprint CORE_REV_602 e1b9036b 3d12fbb6 03c9afb1.2c67f3e3
pub const CORE_REV_602: Power = crate::cards::REV_602;

/// # Deathborne
///
/// `CORE_REV_840` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79482
/// - Reprint of: Deathborne [`REV_840`](crate::castle_nathria::mage::REV_840)
/// - Tokens: Volatile Skeleton [`CORE_REV_845`](crate::core_hidden::neutral::CORE_REV_845), Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Reprint
//~ reprint CORE_REV_840 2fc8bae5 1cf7263c 379b49ac.8de1fd74
pub const CORE_REV_840: Power = crate::cards::REV_840;

/// # Fire Sale
///
/// `CORE_SW_107` · Mage spell · Fire · 4 mana
///
/// > **Tradeable** Deal $3 damage to all minions.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Reprint of: Fire Sale [`SW_107`](crate::stormwind::mage::SW_107)
///
/// State: Reprint
//~ reprint CORE_SW_107 ae0cd118 ca7577e7 a804cb90.b2cc52a4
pub const CORE_SW_107: Power = crate::cards::SW_107;

/// # Pyromaniac
///
/// `CORE_TRL_315` · Mage minion · 3 mana · 3/4
///
/// > Whenever your Hero Power kills a minion, draw a card.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Pyromaniac [`TRL_315`](crate::rastakhan::mage::TRL_315)
///
/// State: Reprint
//~ reprint CORE_TRL_315 135e8f1a 05143c2e d17e3a65.e140ba7a
pub const CORE_TRL_315: Power = crate::cards::TRL_315;

/// # Flame Geyser
///
/// `CORE_UNG_018` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage. Add a 1/2 Elemental to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Flame Geyser [`UNG_018`](crate::ungoro::mage::UNG_018)
/// - Tokens: Flame Elemental [`UNG_809t1`](crate::ungoro::neutral::UNG_809t1)
///
/// State: Reprint
//~ reprint CORE_UNG_018 b1a0fd89 13b5ae11 0e701572.6e317ed7
pub const CORE_UNG_018: Power = crate::cards::UNG_018;

/// # Arcanologist
///
/// `CORE_UNG_020` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Draw a **Secret**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Reprint of: Arcanologist [`UNG_020`](crate::ungoro::mage::UNG_020)
///
/// State: Reprint
//~ reprint CORE_UNG_020 61bee24c 080480cf 9164c7af.169a6d9c
pub const CORE_UNG_020: Power = crate::cards::UNG_020;

/// # Primordial Glyph
///
/// `CORE_UNG_941` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (2).
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Discover
/// - Reprint of: Primordial Glyph [`UNG_941`](crate::ungoro::mage::UNG_941)
///
/// State: Reprint
//~ reprint CORE_UNG_941 2acf9dda aa37d868 1f161caf.64ea6159
pub const CORE_UNG_941: Power = crate::cards::UNG_941;

/// # Aegwynn, the Guardian
///
/// `CS3_001` · Mage minion · 5 mana · 5/5
///
/// > **Spell Damage +2 Deathrattle:** The next minion you draw inherits these powers.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `SPELLPOWER` = 2
/// - Enchantments: Guardian's Legacy [`CS3_001e`](crate::core::mage::CS3_001e), Guardian's Legacy (player) [`CS3_001e2`](crate::core::mage::CS3_001e2)
///
/// State: Reprint
//~ reprint CS3_001 2dddbe79 31ac6816 71c21d34.02024a8d
pub const CS3_001: Power = crate::cards::LEG_CS3_001;
