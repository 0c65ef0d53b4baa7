//! Shaman cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 570b25bd

/// # Draenei Totemcarver
/// Minion · Draenei · 4 mana · 4/5
/// > **Battlecry:** Gain +1/+1 for each friendly Totem.
/// - Reprint of: [`AT_047`](crate::grand_tournament::shaman::AT_047)
//~ reprint CORE_AT_047 fa6aef06 94486fad.dc1eacbd f52d90d5.f47f3b1d
pub const CORE_AT_047: Power = crate::cards::AT_047;

/// # Ancestral Knowledge
/// Spell · 2 mana
/// > Draw 2 cards. **Overload:** (1)
/// - Reprint of: [`AT_053`](crate::grand_tournament::shaman::AT_053)
//~ reprint CORE_AT_053 b97f07e4 7846e7ae.ef70e0fa b87b9ff8.6fae1fd6
pub const CORE_AT_053: Power = crate::cards::AT_053;

/// # Menacing Nimbus
/// Minion · Elemental · 2 mana · 2/3
/// > **Battlecry:** Add a random Elemental to your hand.
/// - Reprint of: [`BOT_533`](crate::boomsday::shaman::BOT_533)
//~ reprint CORE_BOT_533 20ba3620 2ed7eb85.403884cd 3e8568ed.3095f96f
pub const CORE_BOT_533: Power = crate::cards::BOT_533;

/// # Marshspawn
/// Minion · Elemental · 3 mana · 3/4
/// > **Battlecry:** If you cast a spell last turn, **Discover** a spell.
/// - Reprint of: [`BT_115`](crate::ashes_of_outland::shaman::BT_115)
//~ reprint CORE_BT_115 22f17ccf 647d49d1.3d232e10 6b8d494e.06ec90ac
pub const CORE_BT_115: Power = crate::cards::BT_115;

/// # Jinyu Waterspeaker
/// Minion · 4 mana · 4/6
/// > **Battlecry:** Restore #6 Health. **Overload:** (1)
/// - Reprint of: [`CFM_061`](crate::gadgetzan::shaman::CFM_061)
//~ reprint CORE_CFM_061 eaff5536 16df0d62.d08abe44 bf6073bf.726f24f1
pub const CORE_CFM_061: Power = crate::cards::CFM_061;

/// # Windfury
/// Spell · Nature · 2 mana
/// > Give a minion **Windfury**.
/// - Reprint of: [`CS2_039`](crate::legacy::shaman::CS2_039)
/// - Makes: [`CORE_CS2_039e`](crate::core::shaman::CORE_CS2_039e)
//~ reprint CORE_CS2_039 8af9090a f9bec0b1.8cdf2b50 032aa4a1.ab4ae90d.ebca5194
pub const CORE_CS2_039: Power = crate::cards::CS2_039;

/// # Rockbiter Weapon
/// Spell · Nature · 2 mana
/// > Give a friendly character +3 Attack this turn.
/// - Reprint of: [`CS2_045`](crate::legacy::shaman::CS2_045)
//~ reprint CORE_CS2_045 4a36ca93 f9bec0b1.523db7d6 aa9d1318.5579b9da
pub const CORE_CS2_045: Power = crate::cards::CS2_045;

/// # Bloodlust
/// Spell · 5 mana
/// > Give your minions +3 Attack this turn.
/// - Reprint of: [`CS2_046`](crate::legacy::shaman::CS2_046)
//~ reprint CORE_CS2_046 f51ab00e 36b694de.bb9ea626 293bc192.c37434ea
pub const CORE_CS2_046: Power = crate::cards::CS2_046;

/// # Grand Totem Eys'or
/// Minion · Totem · 3 mana · 0/4
/// > At the end of your turn, give +1/+1 to all other Totems in your hand, deck and battlefield.
/// - Reprint of: [`DMF_709`](crate::darkmoon_faire::shaman::DMF_709)
//~ reprint CORE_DMF_709 0350bf41 370ac35a.13121e05 2ce1a677.62b7bda3
pub const CORE_DMF_709: Power = crate::cards::DMF_709;

/// # Feral Spirit
/// Spell · Nature · 3 mana
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (1)
/// - Reprint of: [`EX1_248`](crate::classic::shaman::EX1_248)
/// - Makes: [`EX1_tk11`](crate::classic::shaman::EX1_tk11)
//~ reprint CORE_EX1_248 43b02364 a4db704b.7e54735b 61c24767.e7c88f1a.d8bd07c6
pub const CORE_EX1_248: Power = crate::cards::EX1_248;

/// # Unbound Elemental
/// Minion · Elemental · 3 mana · 3/4
/// > After you play a card with **Overload**, gain +1/+1.
/// - Reprint of: [`EX1_258`](crate::classic::shaman::EX1_258)
//~ reprint CORE_EX1_258 b9a2675f 647d49d1.ada3b878 9f1508f4.1c1bcd98
pub const CORE_EX1_258: Power = crate::cards::EX1_258;

/// # Flametongue Totem
/// Minion · Totem · 2 mana · 0/3
/// > Adjacent minions have +2 Attack.
/// - Reprint of: [`EX1_565`](crate::legacy::shaman::EX1_565)
//~ reprint CORE_EX1_565 393fd6cb da5c9241.a3504708 b19f45c5.2e7c2195
pub const CORE_EX1_565: Power = crate::cards::EX1_565;

/// # Doomhammer
/// Weapon · 5 mana · 2/8 durability
/// > **Windfury, Overload:** (2)
/// - Reprint of: [`EX1_567`](crate::classic::shaman::EX1_567)
//~ vanilla CORE_EX1_567 5742278d fe68cc20.44ea5630 43f19e32.a351f793
pub const CORE_EX1_567: Power = VANILLA;

/// # Mana Tide Totem
/// Minion · Totem · 3 mana · 0/3
/// > At the end of your turn, draw a card.
/// - Reprint of: [`EX1_575`](crate::classic::shaman::EX1_575)
//~ reprint CORE_EX1_575 d38ffdaa 37185b11.f5470f4f 7f8dbc34.899eaa69
pub const CORE_EX1_575: Power = crate::cards::EX1_575;

/// # Thrall's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Lightning Storm, Hex, or Bloodlust.
/// - Reprint of: [`GIFT_06`](crate::legacy::shaman::GIFT_06)
//~ reprint CORE_GIFT_06 e7129dd7 2f198b86.8ceed47f 5103b9c0.954fa118
pub const CORE_GIFT_06: Power = crate::cards::GIFT_06;

/// # Zap!
/// Spell · Nature · 0 mana
/// > Deal $2 damage to a minion. **Overload:** (1)
/// - Reprint of: [`GIL_600`](crate::witchwood::shaman::GIL_600)
//~ reprint CORE_GIL_600 da919095 18fb9c72.fbdfcbcd 3f6bc7fa.725d060a
pub const CORE_GIL_600: Power = crate::cards::GIL_600;

/// # Cryostasis
/// Spell · Frost · 2 mana
/// > Give a minion +3/+3 and **Freeze** it.
/// - Reprint of: [`ICC_056`](crate::frozen_throne::shaman::ICC_056)
//~ reprint CORE_ICC_056 c3b20b9f 589519e6.2d297d71 b4ffc047.fd1a71d0
pub const CORE_ICC_056: Power = crate::cards::ICC_056;

/// # Brrrloc
/// Minion · Undead · Murloc · 2 mana · 2/2
/// > **Battlecry: Freeze** an enemy.
/// - Reprint of: [`ICC_058`](crate::frozen_throne::shaman::ICC_058)
//~ reprint CORE_ICC_058 ccd255ca 6b67dbcc.ce544137 7a01f958.282a9e20
pub const CORE_ICC_058: Power = crate::cards::ICC_058;

/// # Avalanche
/// Spell · Frost · 4 mana
/// > **Freeze** a minion and deal $3 damage to adjacent ones.
/// - Reprint of: [`ICC_078`](crate::frozen_throne::shaman::ICC_078)
//~ reprint CORE_ICC_078 c9863f2a 80db5271.f5dd6857 2bdabb75.1fe6d747
pub const CORE_ICC_078: Power = crate::cards::ICC_078;

/// # Drakkari Defender
/// Minion · 3 mana · 2/8
/// > **Taunt Overload:** (3)
/// - Reprint of: [`ICC_081`](crate::frozen_throne::shaman::ICC_081)
//~ vanilla CORE_ICC_081 e6e7c1e0 de4209f5.6490eb07 22df2324.21ad537b
pub const CORE_ICC_081: Power = VANILLA;

/// # Voodoo Hexxer
/// Minion · 5 mana · 2/7
/// > **Taunt Freeze** any character damaged by this minion.
/// - Reprint of: [`ICC_088`](crate::frozen_throne::shaman::ICC_088)
//~ reprint CORE_ICC_088 47a4746e cb1f927f.873bf70e 5958d52d.24fe398a
pub const CORE_ICC_088: Power = crate::cards::ICC_088;

/// # Ice Fishing
/// Spell · Frost · 2 mana
/// > Draw 2 Murlocs from your deck.
/// - Reprint of: [`ICC_089`](crate::frozen_throne::shaman::ICC_089)
//~ reprint CORE_ICC_089 af7f7804 589519e6.e7a02903 10cdad02.6a4c476e
pub const CORE_ICC_089: Power = crate::cards::ICC_089;

/// # Snowfury Giant
/// Minion · Elemental · 11 mana · 8/8
/// > Costs (1) less for each Mana Crystal you've **Overloaded** this game.
/// - Reprint of: [`ICC_090`](crate::frozen_throne::shaman::ICC_090)
//~ reprint CORE_ICC_090 73e1f4ab 515b1b2f.83078c84 90884b4d.0c242ad3
pub const CORE_ICC_090: Power = crate::cards::ICC_090;

/// # Ice Breaker
/// Weapon · 3 mana · 1/3 durability
/// > Destroy any **Frozen** minion damaged by this.
/// - Reprint of: [`ICC_236`](crate::frozen_throne::shaman::ICC_236)
//~ reprint CORE_ICC_236 da3e8962 024f383e.8bb13cd7 e1a8009d.539239a1
pub const CORE_ICC_236: Power = crate::cards::ICC_236;

/// # Moorabi
/// Minion · 6 mana · 4/4
/// > Whenever another minion is **Frozen**, add a copy of it to your hand.
/// - Reprint of: [`ICC_289`](crate::frozen_throne::shaman::ICC_289)
//~ reprint CORE_ICC_289 1ff5c718 3c6a5243.6ad248f4 717abf6f.02ed672b
pub const CORE_ICC_289: Power = crate::cards::ICC_289;

/// # Thrall, Deathseer
/// Hero · 5 mana · 30 health, 5 armor
/// > **Battlecry:** Transform your minions into random ones that cost (2) more.
/// - Reprint of: [`ICC_481`](crate::frozen_throne::shaman::ICC_481)
/// - Makes: [`ICC_481p`](crate::frozen_throne::shaman::ICC_481p)
//~ reprint CORE_ICC_481 95a00735 e1e8c007.4add1306 cde1b441.8cd62eda.a96a775d
pub const CORE_ICC_481: Power = crate::cards::ICC_481;

/// # Spirit Claws
/// Weapon · 1 mana · 1/3 durability
/// > Has +2 Attack while you have **Spell Damage**.
/// - Reprint of: [`KAR_063`](crate::karazhan::shaman::KAR_063)
//~ reprint CORE_KAR_063 1392238f 58afaf32.2e0c288b 8b31859b.80e2eaa5
pub const CORE_KAR_063: Power = crate::cards::KAR_063;

/// # Maelstrom Portal
/// Spell · Nature · 2 mana
/// > Deal $1 damage to all enemy minions. Summon a random 1-Cost minion.
/// - Reprint of: [`KAR_073`](crate::karazhan::shaman::KAR_073)
//~ reprint CORE_KAR_073 9d3dd5b9 f9bec0b1.9709fcaf f80216a8.825abf83
pub const CORE_KAR_073: Power = crate::cards::KAR_073;

/// # Totemic Evidence
/// Spell · 1 mana
/// > Choose a basic Totem and summon it. **Infuse (@ \|4(Totem, Totems)):** Summon all 4 instead.
/// - Numbers: {0} = 3
/// - Reprint of: [`MAW_003`](crate::castle_nathria::shaman::MAW_003)
//~ reprint CORE_MAW_003 05025e07 2f198b86.419c55c3.ea2304e3 b9ae4575.43ba3ac1
pub const CORE_MAW_003: Power = crate::cards::MAW_003;

/// # Framester
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Shuffle 3 'Framed' cards into the opponent's deck. When drawn, they **Overload** for (2).
/// - Reprint of: [`MAW_005`](crate::castle_nathria::shaman::MAW_005)
/// - Makes: [`MAW_005t`](crate::castle_nathria::shaman::MAW_005t)
//~ reprint CORE_MAW_005 b99669da 05878c57.55eca0b8 431552ad.d7812295.0b2efb09
pub const CORE_MAW_005: Power = crate::cards::MAW_005;

/// # Torghast Custodian
/// Minion · 8 mana · 6/10
/// > **Battlecry:** For each enemy minion, randomly gain **Rush**, **Divine Shield**, or **Windfury**.
/// - Reprint of: [`MAW_030`](crate::castle_nathria::shaman::MAW_030)
//~ reprint CORE_MAW_030 2ce972d7 c143de08.3f16bbe7 d0ab525a.4cb2fe10
pub const CORE_MAW_030: Power = crate::cards::MAW_030;

/// # Al'Akir the Windlord
/// Minion · Elemental · 8 mana · 3/6
/// > **Charge, Divine Shield, Taunt, Windfury**
/// - Reprint of: [`NEW1_010`](crate::classic::shaman::NEW1_010)
//~ vanilla CORE_NEW1_010 a5b77411 88dd8413.047d1399 dc9b588f.16bf3a9c
pub const CORE_NEW1_010: Power = VANILLA;

/// # Thing from Below
/// Minion · 6 mana · 5/5
/// > **Taunt** Costs (1) less for each Totem you've summoned this game.
/// - Reprint of: [`OG_028`](crate::old_gods::shaman::OG_028)
//~ reprint CORE_OG_028 9a4d3513 73fb5380.83620a8e 3cff763d.3569b5af
pub const CORE_OG_028: Power = crate::cards::OG_028;

/// # Criminal Lineup
/// Spell · 8 mana
/// > Choose a friendly minion. Summon 3 copies of it. **Overload:** (2)
/// - Reprint of: [`REV_517`](crate::castle_nathria::shaman::REV_517)
//~ reprint CORE_REV_517 2abd6755 93b14068.e284de30 5537de76.4d347623
pub const CORE_REV_517: Power = crate::cards::REV_517;

/// # Gigantotem
/// Minion · Totem · 10 mana · 8/8
/// > Costs (1) less for each Totem you've summoned this game.
/// - Reprint of: [`REV_838`](crate::castle_nathria::shaman::REV_838)
//~ reprint CORE_REV_838 79dd7243 68cf21b5.97bc67d5 3774f96e.0ae0724b
pub const CORE_REV_838: Power = crate::cards::REV_838;

/// # Carving Chisel
/// Weapon · 2 mana · 1/3 durability
/// > After your hero attacks, summon a random basic Totem.
/// - Reprint of: [`REV_917`](crate::castle_nathria::shaman::REV_917)
//~ reprint CORE_REV_917 f7d25393 8d73efa7.3d852508 44b7f54c.d6313cc1
pub const CORE_REV_917: Power = crate::cards::REV_917;

/// # Convincing Disguise
/// Spell · 1 mana
/// > Transform a friendly minion into one that costs (2) more. **Infuse (@):** Transform all friendly minions instead.
/// - Numbers: {0} = 4
/// - Reprint of: [`REV_920`](crate::castle_nathria::shaman::REV_920)
/// - Makes: [`REV_920t`](crate::castle_nathria::shaman::REV_920t)
//~ reprint CORE_REV_920 9c7ddfb9 2f198b86.53bda22b.ea228308 6f05105b.1782bf40.cbb6844a
pub const CORE_REV_920: Power = crate::cards::REV_920;

/// # The Stonewright
/// Minion · 4 mana · 5/4
/// > **Battlecry:** For the rest of the game, your Totems have +2 Attack.
/// - Reprint of: [`REV_921`](crate::castle_nathria::shaman::REV_921)
//~ reprint CORE_REV_921 e974ed9a 5af9fab3.773d9ad9 df5c25d5.663a74aa
pub const CORE_REV_921: Power = crate::cards::REV_921;

/// # Muck Pools
/// Location · 1 mana · 3 uses
/// > Transform a friendly minion into one that costs (1) more.
/// - Reprint of: [`REV_923`](crate::castle_nathria::shaman::REV_923)
//~ reprint CORE_REV_923 1056511d ee6cd5ac.0fce674e edabbc16.f52c8613
pub const CORE_REV_923: Power = crate::cards::REV_923;

/// # Primordial Wave
/// Spell · Nature · 3 mana
/// > Transform enemy minions into ones that cost (1) less and friendly minions into ones that cost (1) more.
/// - Reprint of: [`REV_924`](crate::castle_nathria::shaman::REV_924)
//~ reprint CORE_REV_924 c4938298 a4db704b.5e9dd62d d81c690e.1fd41725
pub const CORE_REV_924: Power = crate::cards::REV_924;

/// # Party Favor Totem
/// Minion · Totem · 3 mana · 0/3
/// > At the end of your turn, summon a random basic Totem. **Infuse (@):** Summon two instead.
/// - Numbers: {0} = 2
/// - Reprint of: [`REV_935`](crate::castle_nathria::shaman::REV_935)
//~ reprint CORE_REV_935 74d6608f 37185b11.c152b8ed.ea1d8a8e ad2efdd2.2009dc2a
pub const CORE_REV_935: Power = crate::cards::REV_935;

/// # Crud Caretaker
/// Minion · 4 mana · 1/1
/// > **Battlecry**: Summon a 3/5 Elemental with **Taunt**.
/// - Reprint of: [`REV_936`](crate::castle_nathria::shaman::REV_936)
/// - Makes: [`REV_936t`](crate::castle_nathria::shaman::REV_936t)
//~ reprint CORE_REV_936 95cada76 1d5e4330.ce8142e1 bf55f961.39b129b6.b2abdf80
pub const CORE_REV_936: Power = crate::cards::REV_936;

/// # Overdraft
/// Spell · 1 mana
/// > **Tradeable** Unlock your **Overloaded** Mana Crystals to deal that much damage.
/// - Reprint of: [`SW_114`](crate::stormwind::shaman::SW_114)
//~ reprint CORE_SW_114 885472aa 2f198b86.cf0bea18 27497ace.1aa662cd
pub const CORE_SW_114: Power = crate::cards::SW_114;

/// # Tidal Surge
/// Spell · Nature · 3 mana
/// > **Lifesteal** Deal $5 damage to a minion.
/// - Reprint of: [`UNG_817`](crate::ungoro::shaman::UNG_817)
//~ reprint CORE_UNG_817 adc526bf a4db704b.29ad172a 5fec73ae.2655dda8
pub const CORE_UNG_817: Power = crate::cards::UNG_817;

/// # Air Elemental
/// Minion · Elemental · 1 mana · 3/1
/// > **Elusive**
/// - Reprint of: [`UNG_019`](crate::ungoro::shaman::UNG_019)
//~ vanilla Core_UNG_019 43c77914 d2047758.c54580ff 0e2fb0b6.2b665471
pub const Core_UNG_019: Power = VANILLA;

/// # Kalimos, Primal Lord
/// Minion · Elemental · 7 mana · 7/7
/// > **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
/// - Reprint of: [`UNG_211`](crate::ungoro::shaman::UNG_211)
//~ reprint Core_UNG_211 5d51d2d9 efbb7c67.c2cf038d 601bb3ea.35f9c62b
pub const Core_UNG_211: Power = crate::cards::UNG_211;
