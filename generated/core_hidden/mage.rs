//! Mage cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5463a9bb

/// # Fallen Hero
/// Minion · Undead · 2 mana · 3/2
/// > Your Hero Power deals 1 extra damage.
/// - Reprint of: [`AT_003`](crate::grand_tournament::mage::AT_003)
//~ reprint CORE_AT_003 5b032c6b e2f87da0.1ab9aa31 f8fe2a50.035cea14
pub const CORE_AT_003: Power = crate::cards::AT_003;

/// # Coldarra Drake
/// Minion · Dragon · 6 mana · 6/7
/// > You can use your Hero Power any number of times.
/// - Reprint of: [`AT_008`](crate::grand_tournament::mage::AT_008)
//~ reprint CORE_AT_008 9a98e3a4 42a9bf14.18193834 4acdf12d.5a9cece8
pub const CORE_AT_008: Power = crate::cards::AT_008;

/// # Stargazer Luna
/// Minion · Draenei · 3 mana · 2/4
/// > After you play the right-most card in your hand, draw a card.
/// - Reprint of: [`BOT_103`](crate::boomsday::mage::BOT_103)
//~ reprint CORE_BOT_103 ec93b297 a9bd8a60.550a22e3 28e28438.6a3b8fec
pub const CORE_BOT_103: Power = crate::cards::BOT_103;

/// # Shooting Star
/// Spell · Arcane · 1 mana
/// > Deal $1 damage to a minion and the minions next to it.
/// - Reprint of: [`BOT_453`](crate::boomsday::mage::BOT_453)
//~ reprint CORE_BOT_453 03fe9a13 c75b771b.01f0070c 545d8035.967bef5b
pub const CORE_BOT_453: Power = crate::cards::BOT_453;

/// # Water Elemental
/// Minion · Elemental · 4 mana · 3/6
/// > **Freeze** any character damaged by this minion.
/// - Reprint of: [`CS2_033`](crate::legacy::mage::CS2_033)
//~ reprint CORE_CS2_033 c127017a a14c9cda.71ce65d6 d95a3bbf.7ef6250d
pub const CORE_CS2_033: Power = crate::cards::CS2_033;

/// # Kalecgos
/// Minion · Dragon · 8 mana · 4/12
/// > Your first spell each turn costs (0). **Battlecry: Discover** a spell.
/// - Reprint of: [`DAL_609`](crate::rise_of_shadows::mage::DAL_609)
//~ reprint CORE_DAL_609 21420b3e aec6d49b.6ab8b225 1adf8444.6d33473e
pub const CORE_DAL_609: Power = crate::cards::DAL_609;

/// # Cone of Cold
/// Spell · Frost · 3 mana
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
/// - Reprint of: [`EX1_275`](crate::classic::mage::EX1_275)
//~ reprint CORE_EX1_275 193bf824 0784d9a3.872e7e3e 90ed63d9.f8e71568
pub const CORE_EX1_275: Power = crate::cards::EX1_275;

/// # Pyroblast
/// Spell · Fire · 10 mana
/// > Deal $10 damage.
/// - Reprint of: [`EX1_279`](crate::classic::mage::EX1_279)
//~ reprint CORE_EX1_279 08868d9d d7951a95.b127a5f9 24e5ea59.23c82faa
pub const CORE_EX1_279: Power = crate::cards::EX1_279;

/// # Mirror Entity
/// Spell · Arcane · 3 mana
/// > **Secret:** After your opponent plays a minion, summon a copy of it.
/// - Reprint of: [`EX1_294`](crate::classic::mage::EX1_294)
//~ reprint CORE_EX1_294 e035cdab 646b5db5.5ec4dd2d 7a99c4fd.2cee03eb
pub const CORE_EX1_294: Power = crate::cards::EX1_294;

/// # Jaina's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Frostbolt, Arcane Intellect, or Fireball.
/// - Reprint of: [`GIFT_02`](crate::legacy::mage::GIFT_02)
//~ reprint CORE_GIFT_02 a72c9c52 2f198b86.f0be766f c6b685dc.0398cae7
pub const CORE_GIFT_02: Power = crate::cards::GIFT_02;

/// # Snap Freeze
/// Spell · Frost · 1 mana
/// > **Freeze** a minion. If it's already **Frozen**, destroy it.
/// - Reprint of: [`GIL_801`](crate::witchwood::mage::GIL_801)
//~ reprint CORE_GIL_801 f3d2ca3f 28462b40.40ed2c19 190a1bef.06e395bf
pub const CORE_GIL_801: Power = crate::cards::GIL_801;

/// # Ice Walker
/// Minion · Elemental · 2 mana · 1/3
/// > Your Hero Power also **Freezes** the target.
/// - Reprint of: [`ICC_068`](crate::frozen_throne::mage::ICC_068)
//~ reprint CORE_ICC_068 f4e99022 2befd433.b795e9b4 821ba1e9.aea1d007
pub const CORE_ICC_068: Power = crate::cards::ICC_068;

/// # Ghastly Conjurer
/// Minion · Undead · 4 mana · 2/6
/// > **Battlecry:** Add a 'Mirror Image' spell to your hand.
/// - Reprint of: [`ICC_069`](crate::frozen_throne::mage::ICC_069)
/// - Makes: [`CS2_027`](crate::legacy::mage::CS2_027)
//~ reprint CORE_ICC_069 0162818c d2b60b06.61480818 a6727618.7d110434.ee31213a
pub const CORE_ICC_069: Power = crate::cards::ICC_069;

/// # Frozen Clone
/// Spell · Frost · 3 mana
/// > **Secret:** After your opponent plays a minion, add two copies of it to your hand.
/// - Reprint of: [`ICC_082`](crate::frozen_throne::mage::ICC_082)
//~ reprint CORE_ICC_082 beda8a69 0784d9a3.3bb45f87 aa58b626.71e3abcd
pub const CORE_ICC_082: Power = crate::cards::ICC_082;

/// # Doomed Apprentice
/// Minion · Undead · 3 mana · 3/2
/// > Your opponent's spells cost (1) more.
/// - Reprint of: [`ICC_083`](crate::frozen_throne::mage::ICC_083)
//~ reprint CORE_ICC_083 c207be50 e176609e.44f16218 b089d6f1.bced5d3e
pub const CORE_ICC_083: Power = crate::cards::ICC_083;

/// # Glacial Mysteries
/// Spell · Frost · 8 mana
/// > Put one of each **Secret** from your deck into the battlefield.
/// - Reprint of: [`ICC_086`](crate::frozen_throne::mage::ICC_086)
//~ reprint CORE_ICC_086 2332dfa2 bd6d16e6.bc5a47f1 80ce471c.61f38568
pub const CORE_ICC_086: Power = crate::cards::ICC_086;

/// # Coldwraith
/// Minion · Undead · 3 mana · 3/4
/// > **Battlecry:** If an enemy is **Frozen**, draw a card.
/// - Reprint of: [`ICC_252`](crate::frozen_throne::mage::ICC_252)
//~ reprint CORE_ICC_252 0411415d e17beb18.bd9d33df de7b2d73.3411f5fb
pub const CORE_ICC_252: Power = crate::cards::ICC_252;

/// # Simulacrum
/// Spell · Frost · 3 mana
/// > Copy the lowest Cost minion in your hand.
/// - Reprint of: [`ICC_823`](crate::frozen_throne::mage::ICC_823)
//~ reprint CORE_ICC_823 0a2af3f1 0784d9a3.6c0b3414 cec3228a.085b6041
pub const CORE_ICC_823: Power = crate::cards::ICC_823;

/// # Frost Lich Jaina
/// Hero · 9 mana · 30 health, 5 armor
/// > **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
/// - Reprint of: [`ICC_833`](crate::frozen_throne::mage::ICC_833)
/// - Makes: [`ICC_833h`](crate::frozen_throne::mage::ICC_833h); [`ICC_833t`](crate::frozen_throne::mage::ICC_833t)
//~ reprint CORE_ICC_833 543a79fe d9e54cae.3e570933 3a4b95d3.5c4eab94.90917a95
pub const CORE_ICC_833: Power = crate::cards::ICC_833;

/// # Breath of Sindragosa
/// Spell · Frost · 1 mana
/// > Deal $2 damage to a random enemy minion and **Freeze** it.
/// - Reprint of: [`ICC_836`](crate::frozen_throne::mage::ICC_836)
//~ reprint CORE_ICC_836 0d1e0214 28462b40.6a009bdd 044458a5.19927f34
pub const CORE_ICC_836: Power = crate::cards::ICC_836;

/// # Sindragosa
/// Minion · Undead · Dragon · 8 mana · 8/8
/// > **Battlecry:** Summon two 0/1 Frozen Champions.
/// - Reprint of: [`ICC_838`](crate::frozen_throne::mage::ICC_838)
/// - Makes: [`ICC_838t`](crate::frozen_throne::mage::ICC_838t)
//~ reprint CORE_ICC_838 01ecc9d6 5925c343.01055849 614bae3b.b0c23d35.3894f1df
pub const CORE_ICC_838: Power = crate::cards::ICC_838;

/// # Babbling Book
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Add a random Mage spell to your hand.
/// - Reprint of: [`KAR_009`](crate::karazhan::mage::KAR_009)
//~ reprint CORE_KAR_009 0104320f cbfac199.67afde8a 4c690f87.b55c3df9
pub const CORE_KAR_009: Power = crate::cards::KAR_009;

/// # Firelands Portal
/// Spell · Fire · 7 mana
/// > Deal $6 damage. Summon a random 6-Cost minion.
/// - Reprint of: [`KAR_076`](crate::karazhan::mage::KAR_076)
//~ reprint CORE_KAR_076 8aa56843 63dc65d0.5c5f4186 ae8f0cb9.688efd0f
pub const CORE_KAR_076: Power = crate::cards::KAR_076;

/// # Ethereal Conjurer
/// Minion · 5 mana · 6/4
/// > **Battlecry: Discover** a spell.
/// - Reprint of: [`LOE_003`](crate::league_of_explorers::mage::LOE_003)
//~ reprint CORE_LOE_003 d7bc9d13 724b6b23.6a42b855 fed32022.1de29c13
pub const CORE_LOE_003: Power = crate::cards::LOE_003;

/// # Arcane Artificer
/// Minion · Elemental · 1 mana · 1/3
/// > Whenever you cast a spell, gain Armor equal to its Cost.
/// - Reprint of: [`LOOT_231`](crate::kobolds_and_catacombs::mage::LOOT_231)
//~ reprint CORE_LOOT_231 f5095279 f82d9795.36648261 1015a2bd.5ecfff7b
pub const CORE_LOOT_231: Power = crate::cards::LOOT_231;

/// # Objection!
/// Spell · 3 mana
/// > **Secret:** When your opponent plays a minion, **Counter** it.
/// - Reprint of: [`MAW_006`](crate::castle_nathria::mage::MAW_006)
//~ reprint CORE_MAW_006 7bb95350 82ede6d1.fd75fb3c 50f8b246.86fc5f1c
pub const CORE_MAW_006: Power = crate::cards::MAW_006;

/// # Life Sentence
/// Spell · 4 mana
/// > Remove a minion from the game.
/// - Reprint of: [`MAW_013`](crate::castle_nathria::mage::MAW_013)
//~ reprint CORE_MAW_013 564f7ca1 38d1d3b0.fa667420 995b5062.3e81f614
pub const CORE_MAW_013: Power = crate::cards::MAW_013;

/// # Contract Conjurer
/// Minion · 6 mana · 6/6
/// > Costs (3) less for each **Secret** you control.
/// - Reprint of: [`MAW_101`](crate::castle_nathria::mage::MAW_101)
//~ reprint CORE_MAW_101 a3175f2c 8b4b1bcd.b43942c7 48669ee0.31b842fb
pub const CORE_MAW_101: Power = crate::cards::MAW_101;

/// # Suspicious Alchemist
/// Minion · 1 mana · 1/3
/// > **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
/// - Reprint of: [`REV_000`](crate::castle_nathria::mage::REV_000)
//~ reprint CORE_REV_000 e77ccab1 cbeac1ac.5b593529 956530ee.4f106dfd
pub const CORE_REV_000: Power = crate::cards::REV_000;

/// # Solid Alibi
/// Spell · Frost · 3 mana
/// > Until your next turn, your hero can only take 1 damage at a time.
/// - Reprint of: [`REV_504`](crate::castle_nathria::mage::REV_504)
//~ reprint CORE_REV_504 6372ba5d 0784d9a3.498d8703 e2da2573.4a749eb4
pub const CORE_REV_504: Power = crate::cards::REV_504;

/// # Cold Case
/// Spell · Frost · 4 mana
/// > Summon two 2/2 Volatile Skeletons. Gain 4 Armor.
/// - Reprint of: [`REV_505`](crate::castle_nathria::mage::REV_505)
/// - Makes: [`CORE_REV_845`](crate::core_hidden::neutral::CORE_REV_845); [`REV_845`](crate::castle_nathria::neutral::REV_845)
//~ reprint CORE_REV_505 73775e60 80db5271.376fc8fd 4e43ba5b.bcff9cbc.81ed89c9
pub const CORE_REV_505: Power = crate::cards::REV_505;

/// # Chatty Bartender
/// Minion · 4 mana · 4/4
/// > At the end of your turn, if you control a **Secret**, deal 2 damage to all enemies.
/// - Reprint of: [`REV_513`](crate::castle_nathria::mage::REV_513)
//~ reprint CORE_REV_513 02641e89 16ec05b0.246cca8b 2dcae742.b3e86024
pub const CORE_REV_513: Power = crate::cards::REV_513;

/// # Kel'Thuzad, the Inevitable
/// Minion · Undead · 8 mana · 6/8
/// > **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @(@)
/// - Reprint of: [`REV_514`](crate::castle_nathria::mage::REV_514)
/// - Makes: [`CORE_REV_845`](crate::core_hidden::neutral::CORE_REV_845); [`REV_845`](crate::castle_nathria::neutral::REV_845)
//~ reprint CORE_REV_514 3d385047 226e49ca.3496c877 69fc5c92.c9f09ba5.81ed89c9
pub const CORE_REV_514: Power = crate::cards::REV_514;

/// # Orion, Mansion Manager
/// Minion · 4 mana · 3/5
/// > After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
/// - Reprint of: [`REV_515`](crate::castle_nathria::mage::REV_515)
//~ reprint CORE_REV_515 8427a8fb e3908842.f18810e8 4ae2517d.4d0b2e46
pub const CORE_REV_515: Power = crate::cards::REV_515;

/// # Vengeful Visage
/// Spell · 3 mana
/// > **Secret:** After an enemy minion attacks your hero, summon a copy of it to attack the enemy hero.
/// - Reprint of: [`REV_516`](crate::castle_nathria::mage::REV_516)
//~ reprint CORE_REV_516 a8329d62 82ede6d1.32e09b6d 3a01ba10.3974e17b
pub const CORE_REV_516: Power = crate::cards::REV_516;

/// # Frozen Touch
/// Spell · Frost · 2 mana
/// > Deal $3 damage. **Infuse (@):** Add a Frozen Touch to your hand.
/// - Numbers: {0} = 3
/// - Reprint of: [`REV_601`](crate::castle_nathria::mage::REV_601)
/// - Makes: [`REV_601t`](crate::castle_nathria::mage::REV_601t)
//~ reprint CORE_REV_601 23f076e5 589519e6.a22994c4.ea2304e3 9ac738b7.c00c779c.ad8077df
pub const CORE_REV_601: Power = crate::cards::REV_601;

/// # Nightcloak Sanctum
/// Location · 3 mana · 3 uses
/// > **Freeze** a minion. Summon a 2/2 Volatile Skeleton.
/// - Reprint of: [`REV_602`](crate::castle_nathria::mage::REV_602)
/// - Makes: [`CORE_REV_845`](crate::core_hidden::neutral::CORE_REV_845); [`REV_845`](crate::castle_nathria::neutral::REV_845)
//~ reprint CORE_REV_602 3d12fbb6 2cbe7e13.2c67f3e3 c6bec6e7.ed683d06.81ed89c9
pub const CORE_REV_602: Power = crate::cards::REV_602;

/// # Deathborne
/// Spell · Frost · 6 mana
/// > Deal $2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed.
/// - Reprint of: [`REV_840`](crate::castle_nathria::mage::REV_840)
/// - Makes: [`CORE_REV_845`](crate::core_hidden::neutral::CORE_REV_845); [`REV_845`](crate::castle_nathria::neutral::REV_845)
//~ reprint CORE_REV_840 1cf7263c d3be37be.8de1fd74 0a6483d8.1eb56f87.81ed89c9
pub const CORE_REV_840: Power = crate::cards::REV_840;

/// # Fire Sale
/// Spell · Fire · 4 mana
/// > **Tradeable** Deal $3 damage to all minions.
/// - Reprint of: [`SW_107`](crate::stormwind::mage::SW_107)
//~ reprint CORE_SW_107 ca7577e7 085e2d30.b2cc52a4 bda68fe8.2a112b18
pub const CORE_SW_107: Power = crate::cards::SW_107;

/// # Pyromaniac
/// Minion · 3 mana · 3/4
/// > Whenever your Hero Power kills a minion, draw a card.
/// - Reprint of: [`TRL_315`](crate::rastakhan::mage::TRL_315)
//~ reprint CORE_TRL_315 05143c2e 05841e04.e140ba7a b4777c50.890a39ef
pub const CORE_TRL_315: Power = crate::cards::TRL_315;

/// # Flame Geyser
/// Spell · Fire · 1 mana
/// > Deal $2 damage. Add a 1/2 Elemental to your hand.
/// - Reprint of: [`UNG_018`](crate::ungoro::mage::UNG_018)
/// - Makes: [`UNG_809t1`](crate::ungoro::neutral::UNG_809t1)
//~ reprint CORE_UNG_018 13b5ae11 e70c31b0.6e317ed7 f703b4c0.5dbf66ee.b7acb1eb
pub const CORE_UNG_018: Power = crate::cards::UNG_018;

/// # Arcanologist
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Draw a **Secret**.
/// - Reprint of: [`UNG_020`](crate::ungoro::mage::UNG_020)
//~ reprint CORE_UNG_020 080480cf 5656a6e3.169a6d9c 588502c3.03aaa697
pub const CORE_UNG_020: Power = crate::cards::UNG_020;

/// # Primordial Glyph
/// Spell · Arcane · 2 mana
/// > **Discover** a spell. Reduce its Cost by (2).
/// - Reprint of: [`UNG_941`](crate::ungoro::mage::UNG_941)
//~ reprint CORE_UNG_941 aa37d868 b3d67742.64ea6159 333ef49f.304963a3
pub const CORE_UNG_941: Power = crate::cards::UNG_941;

/// # Aegwynn, the Guardian
/// Minion · 5 mana · 5/5
/// > **Spell Damage +2 Deathrattle:** The next minion you draw inherits these powers.
/// - Makes: [`CS3_001e`](crate::core::mage::CS3_001e); [`CS3_001e2`](crate::core::mage::CS3_001e2)
//~ reprint CS3_001 31ac6816 7c0f8337.02024a8d 58b144b2.4eb3f975
pub const CS3_001: Power = crate::cards::LEG_CS3_001;
