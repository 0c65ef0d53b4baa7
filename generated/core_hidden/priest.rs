//! Priest cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c1362057

/// # Holy Champion
/// Minion · 2 mana · 1/4
/// > **Overheal:** Gain +2 Attack.
/// - Reprint of: [`AT_011`](crate::grand_tournament::priest::AT_011)
//~ reprint CORE_AT_011 f3462804 4c924706.29c65aff 043f2130.807003a4
pub const CORE_AT_011: Power = crate::cards::AT_011;

/// # Spirit Guide
/// Minion · Undead · 5 mana · 5/5
/// > **Taunt Deathrattle:** Draw a Holy spell and a Shadow spell.
/// - Reprint of: [`AV_328`](crate::alterac_valley::priest::AV_328)
//~ reprint CORE_AV_328 b0af32a0 963fba73.9575e687 af9b9710.935df51c
pub const CORE_AV_328: Power = crate::cards::AV_328;

/// # Drakonid Operative
/// Minion · Dragon · 4 mana · 4/5
/// > **Battlecry:** If you're holding a Dragon, **Discover** a copy of a card in your opponent's deck.
/// - Reprint of: [`CFM_605`](crate::gadgetzan::priest::CFM_605)
//~ reprint CORE_CFM_605 b9e65b33 3069f717.c769b278 fceb230f.9579483a
pub const CORE_CFM_605: Power = crate::cards::CFM_605;

/// # Mana Geode
/// Minion · Elemental · 2 mana · 2/3
/// > **Overheal:** Summon a 2/2 Crystal.
/// - Reprint of: [`CFM_606`](crate::gadgetzan::priest::CFM_606)
/// - Makes: [`CFM_606t`](crate::gadgetzan::priest::CFM_606t)
//~ reprint CORE_CFM_606 f07c4b9a 2ed7eb85.77caa085 91a4a8ee.637417f7.252ec05b
pub const CORE_CFM_606: Power = crate::cards::CFM_606;

/// # Shadow Word: Pain
/// Spell · Shadow · 2 mana
/// > Destroy a minion with 3 or less Attack.
/// - Reprint of: [`CS2_234`](crate::legacy::priest::CS2_234)
//~ reprint CORE_CS2_234 e27a654d a5d45018.ae6d10c6 79b4aec4.15665e95
pub const CORE_CS2_234: Power = crate::cards::CS2_234;

/// # Northshire Cleric
/// Minion · 1 mana · 1/3
/// > Whenever a minion is healed, draw a card.
/// - Reprint of: [`CS2_235`](crate::legacy::priest::CS2_235)
//~ reprint CORE_CS2_235 7e9dbb93 cbeac1ac.4f531460 250bdfdb.9c38372b
pub const CORE_CS2_235: Power = crate::cards::CS2_235;

/// # Crimson Clergy
/// Minion · 1 mana · 1/3
/// > **Overheal:** Draw a card.
//~ reprint CORE_CS3_014 c0ec5246 cbeac1ac.d514d565 3d9ff8ff
pub const CORE_CS3_014: Power = crate::cards::CS3_014;

/// # Focused Will
/// Spell · 1 mana
/// > **Silence** a minion, then give it +3 Health.
//~ reprint CORE_CS3_027 b77dddab 2f198b86.24ea3851 3ac2d572
pub const CORE_CS3_027: Power = crate::cards::CS3_027;

/// # Catrina Muerte
/// Minion · Undead · 7 mana · 6/8
/// > At the end of your turn, resurrect another friendly Undead minion.
/// - Reprint of: [`DAL_721`](crate::rise_of_shadows::priest::DAL_721)
//~ reprint CORE_DAL_721 9a9f704e 5ab8bc4a.a8d75bb6 1743581f.feddf942
pub const CORE_DAL_721: Power = crate::cards::DAL_721;

/// # Madame Lazul
/// Minion · 3 mana · 3/2
/// > **Battlecry: Discover** a copy of a card in your opponent's hand.
/// - Reprint of: [`DAL_729`](crate::rise_of_shadows::priest::DAL_729)
//~ reprint CORE_DAL_729 c975fdca 05811c42.64e4aa26 b65a9a7f.cb897548
pub const CORE_DAL_729: Power = crate::cards::DAL_729;

/// # Murozond the Infinite
/// Minion · Dragon · 8 mana · 8/8
/// > **Battlecry:** Play all cards your opponent played last turn.
/// - Reprint of: [`DRG_090`](crate::descent_of_dragons::priest::DRG_090)
//~ reprint CORE_DRG_090 3d628f06 14275ff1.913bfb22 d9373855.6460976b
pub const CORE_DRG_090: Power = crate::cards::DRG_090;

/// # Power Infusion
/// Spell · Holy · 4 mana
/// > Give a minion +2/+6.
/// - Reprint of: [`EX1_194`](crate::legacy::priest::EX1_194)
//~ reprint CORE_EX1_194 a946b442 f22de4ff.c1804edb 25f0e740.a29f7aa7
pub const CORE_EX1_194: Power = crate::cards::EX1_194;

/// # Kul Tiran Chaplain
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Give a friendly minion +2 Health.
/// - Reprint of: [`EX1_195`](crate::legacy::priest::EX1_195)
//~ reprint CORE_EX1_195 1c4a8028 5656a6e3.42ef63b0 8ab1347d.d4caf485
pub const CORE_EX1_195: Power = crate::cards::EX1_195;

/// # Lightspawn
/// Minion · Elemental · 3 mana · 0/4
/// > This minion's Attack is always equal to its Health.
/// - Reprint of: [`EX1_335`](crate::classic::priest::EX1_335)
//~ reprint CORE_EX1_335 8d7d954a 560ff283.705cee4f 55b89264.7fef6305
pub const CORE_EX1_335: Power = crate::cards::EX1_335;

/// # Shadow Word: Death
/// Spell · Shadow · 2 mana
/// > Destroy a minion with 5 or more Attack.
/// - Reprint of: [`EX1_622`](crate::legacy::priest::EX1_622)
//~ reprint CORE_EX1_622 337d1322 a5d45018.29040c58 95a267bf.7e74607b
pub const CORE_EX1_622: Power = crate::cards::EX1_622;

/// # Temple Enforcer
/// Minion · 5 mana · 5/6
/// > **Battlecry:** Give a friendly minion +3 Health.
/// - Reprint of: [`EX1_623`](crate::classic::priest::EX1_623)
//~ reprint CORE_EX1_623 f976d014 7c7d1340.0d24a26e 0380e4f1.80f42234
pub const CORE_EX1_623: Power = crate::cards::EX1_623;

/// # Shadowform
/// Spell · Shadow · 2 mana
/// > Your Hero Power becomes 'Deal 2 damage.'
/// - Reprint of: [`EX1_625`](crate::classic::priest::EX1_625)
/// - Makes: [`EX1_625t`](crate::classic::priest::EX1_625t)
//~ reprint CORE_EX1_625 75659f79 a5d45018.d8c4fa10 46b27a8d.051e2699.a808a403
pub const CORE_EX1_625: Power = crate::cards::EX1_625;

/// # Anduin's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Power Word: Shield, Shadow Word: Pain, or Mind Control.
/// - Reprint of: [`GIFT_12`](crate::legacy::priest::GIFT_12)
//~ reprint CORE_GIFT_12 2596f169 2f198b86.72cf03af 3b0abd2a.3c7fe7b8
pub const CORE_GIFT_12: Power = crate::cards::GIFT_12;

/// # Lightbomb
/// Spell · Holy · 6 mana
/// > Deal damage to each minion equal to its Attack.
/// - Reprint of: [`GVG_008`](crate::goblins_vs_gnomes::priest::GVG_008)
//~ reprint CORE_GVG_008 8a1234b2 87070251.1156c002 7ac1836f.9a337cfd
pub const CORE_GVG_008: Power = crate::cards::GVG_008;

/// # Devour Mind
/// Spell · Shadow · 5 mana
/// > Copy 3 cards in your opponent's deck and add them to your hand.
/// - Reprint of: [`ICC_207`](crate::frozen_throne::priest::ICC_207)
//~ reprint CORE_ICC_207 b4c29213 cf35eba3.3b705dbd 94c6841b.cdbda422
pub const CORE_ICC_207: Power = crate::cards::ICC_207;

/// # Acolyte of Agony
/// Minion · Undead · 3 mana · 3/3
/// > **Lifesteal**
/// - Reprint of: [`ICC_212`](crate::frozen_throne::priest::ICC_212)
//~ vanilla CORE_ICC_212 3cc08b1a e14ef5e3.b857c9f1 64e8b55e.90c85422
pub const CORE_ICC_212: Power = VANILLA;

/// # Eternal Servitude
/// Spell · Shadow · 4 mana
/// > **Discover** a friendly minion that died this game. Summon it.
/// - Reprint of: [`ICC_213`](crate::frozen_throne::priest::ICC_213)
//~ reprint CORE_ICC_213 8dff656a 1e562e45.df013e60 f4d0ba5d.b1644a90
pub const CORE_ICC_213: Power = crate::cards::ICC_213;

/// # Archbishop Benedictus
/// Minion · 7 mana · 4/6
/// > **Battlecry:** Shuffle a copy of your opponent's deck into your deck.
/// - Reprint of: [`ICC_215`](crate::frozen_throne::priest::ICC_215)
//~ reprint CORE_ICC_215 f2d66393 1e015858.b89d5f46 8868534b.198066e9
pub const CORE_ICC_215: Power = crate::cards::ICC_215;

/// # Shadow Essence
/// Spell · Shadow · 7 mana
/// > Summon a 5/5 copy of a random minion in your deck.
/// - Reprint of: [`ICC_235`](crate::frozen_throne::priest::ICC_235)
//~ reprint CORE_ICC_235 2bbc13f1 52656de7.f35bdd82 6fb65fcd.51a91cc0
pub const CORE_ICC_235: Power = crate::cards::ICC_235;

/// # Spirit Lash
/// Spell · Shadow · 2 mana
/// > **Lifesteal** Deal $1 damage to all minions.
/// - Reprint of: [`ICC_802`](crate::frozen_throne::priest::ICC_802)
//~ reprint CORE_ICC_802 2e0e3eec a5d45018.21668e21 e7c28e9f.365a401c
pub const CORE_ICC_802: Power = crate::cards::ICC_802;

/// # Shadowreaper Anduin
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Destroy all minions with 5 or more Attack.
/// - Reprint of: [`ICC_830`](crate::frozen_throne::priest::ICC_830)
/// - Makes: [`ICC_830p`](crate::frozen_throne::priest::ICC_830p)
//~ reprint CORE_ICC_830 b9b2c9c7 a445d38d.b32d0b7c cba0672e.9e8a1e9e.99a66522
pub const CORE_ICC_830: Power = crate::cards::ICC_830;

/// # Embrace Darkness
/// Spell · Shadow · 6 mana
/// > Choose an enemy minion. At the start of your turn, gain control of it.
/// - Reprint of: [`ICC_849`](crate::frozen_throne::priest::ICC_849)
//~ reprint CORE_ICC_849 415b870f b1a71a54.91d0d0c9 5ca2144e.baeb95a3
pub const CORE_ICC_849: Power = crate::cards::ICC_849;

/// # Lesser Diamond Spellstone
/// Spell · Holy · 7 mana
/// > Resurrect 2 different friendly minions. @(*Cast 4 spells to upgrade.)*
/// - Reprint of: [`LOOT_507`](crate::kobolds_and_catacombs::priest::LOOT_507)
//~ reprint CORE_LOOT_507 e92f6732 d6fb1e57.cf669b53 4351eb3e.ab936e26
pub const CORE_LOOT_507: Power = crate::cards::LOOT_507;

/// # Clear Conscience
/// Spell · Holy · 3 mana
/// > Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
/// - Reprint of: [`MAW_021`](crate::castle_nathria::priest::MAW_021)
//~ reprint CORE_MAW_021 1b062690 50eb3d2f.adca0db2 fc5c30c3.25497a46
pub const CORE_MAW_021: Power = crate::cards::MAW_021;

/// # Incriminating Psychic
/// Minion · Dragon · 4 mana · 2/6
/// > **Taunt Deathrattle:** Copy two random cards from your opponent's hand.
/// - Reprint of: [`MAW_022`](crate::castle_nathria::priest::MAW_022)
//~ reprint CORE_MAW_022 db14d6f2 9416a10e.4df62814 f78e2c13.d7bedd14
pub const CORE_MAW_022: Power = crate::cards::MAW_022;

/// # Theft Accusation
/// Spell · Shadow · 1 mana
/// > Choose a minion. Destroy it after you play a card copied from the opponent.
/// - Reprint of: [`MAW_023`](crate::castle_nathria::priest::MAW_023)
//~ reprint CORE_MAW_023 f0febdfb ca4a4f53.e12140dc 04cff1da.9915f22d
pub const CORE_MAW_023: Power = crate::cards::MAW_023;

/// # Suspicious Usher
/// Minion · 1 mana · 1/3
/// > **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
/// - Reprint of: [`REV_002`](crate::castle_nathria::priest::REV_002)
//~ reprint CORE_REV_002 8e619188 cbeac1ac.fe3020b6 b0ad4eb4.c7041a56
pub const CORE_REV_002: Power = crate::cards::REV_002;

/// # The Harvester of Envy
/// Minion · 3 mana · 4/3
/// > After you play a card copied from the opponent, steal the original.
/// - Reprint of: [`REV_011`](crate::castle_nathria::priest::REV_011)
//~ reprint CORE_REV_011 b04a890e cbdfe8b5.a3a0fdb8 d2153768.8abe8132
pub const CORE_REV_011: Power = crate::cards::REV_011;

/// # Mysterious Visitor
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
/// - Reprint of: [`REV_246`](crate::castle_nathria::priest::REV_246)
//~ reprint CORE_REV_246 b670434c 5656a6e3.124d4260 18ae680e.83946a8b
pub const CORE_REV_246: Power = crate::cards::REV_246;

/// # Partner in Crime
/// Minion · 4 mana · 2/5
/// > **Battlecry:** Summon a copy of this minion at the end of your turn.
/// - Reprint of: [`REV_247`](crate::castle_nathria::priest::REV_247)
//~ reprint CORE_REV_247 dd751dcd 58145516.c32ffd6a bcf56c42.96cbdfd4
pub const CORE_REV_247: Power = crate::cards::REV_247;

/// # Boon of the Ascended
/// Spell · Holy · 4 mana
/// > Give a minion +2 Health. Summon a Kyrian with its stats and **Taunt**.
/// - Reprint of: [`REV_248`](crate::castle_nathria::priest::REV_248)
/// - Makes: [`REV_248t`](crate::castle_nathria::priest::REV_248t)
//~ reprint CORE_REV_248 e7ed6152 f22de4ff.389850b6 62f535f2.1f3c2658.32b9bd10
pub const CORE_REV_248: Power = crate::cards::REV_248;

/// # The Light! It Burns!
/// Spell · Holy · 1 mana
/// > Deal damage to a minion equal to its Attack.
/// - Reprint of: [`REV_249`](crate::castle_nathria::priest::REV_249)
//~ reprint CORE_REV_249 a6afb4f7 dd4c6abd.0055c8c3 f09588bf.40f70d85
pub const CORE_REV_249: Power = crate::cards::REV_249;

/// # Pelagos
/// Minion · 3 mana · 1/6
/// > After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
/// - Reprint of: [`REV_250`](crate::castle_nathria::priest::REV_250)
//~ reprint CORE_REV_250 585e8cec d6ea913f.2ba4767c 5334a60c.66bb6349
pub const CORE_REV_250: Power = crate::cards::REV_250;

/// # Clean the Scene
/// Spell · Holy · 5 mana
/// > Destroy all minions with 3 or less Attack. **Infuse (@):** 6 or less.
/// - Numbers: {0} = 3
/// - Reprint of: [`REV_252`](crate::castle_nathria::priest::REV_252)
/// - Makes: [`REV_252t`](crate::castle_nathria::priest::REV_252t)
//~ reprint CORE_REV_252 d3c25077 d9f7917d.70bc6482.ea2304e3 6aeaf9a5.be28b991.71d20853
pub const CORE_REV_252: Power = crate::cards::REV_252;

/// # Identity Theft
/// Spell · Shadow · 3 mana
/// > **Discover** a copy of a card from your opponent's hand and deck.
/// - Reprint of: [`REV_253`](crate::castle_nathria::priest::REV_253)
//~ reprint CORE_REV_253 cd37703f 3c9c5d15.64bb4173 68c7d73b.4651eaab
pub const CORE_REV_253: Power = crate::cards::REV_253;

/// # Cathedral of Atonement
/// Location · 3 mana · 3 uses
/// > Give a minion +2/+1 and draw a card.
/// - Reprint of: [`REV_290`](crate::castle_nathria::priest::REV_290)
//~ reprint CORE_REV_290 8ef17bda 2cbe7e13.8c793236 7d82ef1b.220cf5a8
pub const CORE_REV_290: Power = crate::cards::REV_290;

/// # Shard of the Naaru
/// Spell · Holy · 1 mana
/// > **Tradeable Silence** all enemy minions.
/// - Reprint of: [`SW_441`](crate::stormwind::priest::SW_441)
//~ reprint CORE_SW_441 25c2541c dd4c6abd.9c24b3f5 8f9eb94b.de6519c8
pub const CORE_SW_441: Power = crate::cards::SW_441;

/// # Darkbishop Benedictus
/// Minion · 5 mana · 5/6
/// > **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
/// - Reprint of: [`SW_448`](crate::stormwind::priest::SW_448)
/// - Makes: [`EX1_625t`](crate::classic::priest::EX1_625t)
//~ reprint CORE_SW_448 a765fdc4 7c7d1340.c3785e00 de4f9122.14713c6b.a808a403
pub const CORE_SW_448: Power = crate::cards::SW_448;

/// # Radiant Elemental
/// Minion · Elemental · 2 mana · 2/3
/// > Your spells cost (1) less *(but not less than 1*).
/// - Reprint of: [`UNG_034`](crate::ungoro::priest::UNG_034)
//~ reprint CORE_UNG_034 aceafd8a 2ed7eb85.d38b120d 59e015fd.696be1e7
pub const CORE_UNG_034: Power = crate::cards::UNG_034;

/// # Lyra the Sunshard
/// Minion · Elemental · 4 mana · 3/5
/// > Whenever you cast a spell, add a random Priest spell to your hand.
/// - Reprint of: [`UNG_963`](crate::ungoro::priest::UNG_963)
//~ reprint CORE_UNG_963 9fd793ad a159e825.4cf0b8f3 1b530d0e.213b7d52
pub const CORE_UNG_963: Power = crate::cards::UNG_963;

/// # Ship's Chirurgeon
/// Minion · Dragon · Pirate · 1 mana · 1/2
/// > After you summon a minion, give it +1 Health.
/// - Reprint of: [`WON_065`](crate::caverns_of_time::priest::WON_065)
//~ derived CORE_WON_065 a5d26eb6 1aae6e8d.edfb08e1 1cf58f4e.d7e724ba
pub const CORE_WON_065: Power = after(YOU.summon(MINION)).then(&[attach("WON_065e").to(THAT)]);

/// # Shadowed Spirit
/// Minion · Undead · 3 mana · 4/3
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
//~ reprint CS3_013 4059a68f c6897f5d.54b65eb1 eac13c22
pub const CS3_013: Power = crate::cards::LEG_CS3_013;

/// # Thrive in the Shadows
/// Spell · Shadow · 2 mana
/// > **Discover** a spell from your deck.
//~ reprint CS3_028 e8ee33c7 a5d45018.351c2e29 619995b0
pub const CS3_028: Power = crate::cards::LEG_CS3_028;
