//! Rogue cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 264bc19a

/// # Buccaneer
/// Minion · Pirate · 1 mana · 2/1
/// > Whenever you equip a weapon, give it +1 Attack.
/// - Reprint of: [`AT_029`](crate::grand_tournament::rogue::AT_029)
//~ reprint CORE_AT_029 d2f092ce 412e6741.ba32bebf 616ce716.768bff55
pub const CORE_AT_029: Power = crate::cards::AT_029;

/// # Shadowjeweler Hanar
/// Minion · Draenei · 2 mana · 1/4
/// > After you play a **Secret**, **Discover** a **Secret** from a different class.
/// - Reprint of: [`BT_188`](crate::ashes_of_outland::rogue::BT_188)
//~ reprint CORE_BT_188 b39d7e21 192e9290.4c4fbe6e f9ed0eba.25a586ba
pub const CORE_BT_188: Power = crate::cards::BT_188;

/// # Ambush
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, summon a 2/3 Ambusher with **Poisonous**.
/// - Reprint of: [`BT_707`](crate::ashes_of_outland::rogue::BT_707)
/// - Makes: [`BT_707t`](crate::ashes_of_outland::rogue::BT_707t)
//~ reprint CORE_BT_707 6d2a72ed 7846e7ae.7ac23922 2bf987ec.3fab13e8.01ff53bc
pub const CORE_BT_707: Power = crate::cards::BT_707;

/// # Cold Blood
/// Spell · 1 mana
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
/// - Reprint of: [`CS2_073`](crate::classic::rogue::CS2_073)
//~ reprint CORE_CS2_073 19203ef5 2f198b86.63442534 caaec947.10c6d4a3
pub const CORE_CS2_073: Power = crate::cards::CS2_073;

/// # Sinister Strike
/// Spell · 1 mana
/// > Deal $3 damage to the enemy hero.
/// - Reprint of: [`CS2_075`](crate::legacy::rogue::CS2_075)
//~ reprint CORE_CS2_075 e215b52e 2f198b86.d2ac558e 6f66a508.b641fc62
pub const CORE_CS2_075: Power = crate::cards::CS2_075;

/// # Sprint
/// Spell · 5 mana
/// > Draw 4 cards.
/// - Reprint of: [`CS2_077`](crate::legacy::rogue::CS2_077)
//~ reprint CORE_CS2_077 25115dc3 36b694de.fe76fbf8 94a1edb0.17e8a39b
pub const CORE_CS2_077: Power = crate::cards::CS2_077;

/// # Assassin's Blade
/// Weapon · 4 mana · 2/5 durability
/// - Reprint of: [`CS2_080`](crate::legacy::rogue::CS2_080)
//~ vanilla CORE_CS2_080 65177338 03242bd6 d0e6f33c.85ec42cb
pub const CORE_CS2_080: Power = VANILLA;

/// # Vanessa VanCleef
/// Minion · 2 mana · 2/3
/// > **Combo:** Add a copy of the last card your opponent played to your hand.
//~ reprint CORE_CS3_005 dd752336 5656a6e3.e6e886d6 02f04c72
pub const CORE_CS3_005: Power = crate::cards::CS3_005;

/// # Hench-Clan Burglar
/// Minion · Pirate · 4 mana · 4/4
/// > **Battlecry: Discover** a spell from another class.
/// - Reprint of: [`DAL_416`](crate::rise_of_shadows::rogue::DAL_416)
//~ reprint CORE_DAL_416 e7c3d86e 8e1b28ac.54c0feac abbbb16c.3f1a87d1
pub const CORE_DAL_416: Power = crate::cards::DAL_416;

/// # Flik Skyshiv
/// Minion · 6 mana · 4/4
/// > **Battlecry:** Destroy a minion and all copies of it *(wherever they are*).
/// - Reprint of: [`DRG_037`](crate::descent_of_dragons::rogue::DRG_037)
//~ reprint CORE_DRG_037 acc1b670 3c6a5243.e3dfb792 dc220be4.512761fa
pub const CORE_DRG_037: Power = crate::cards::DRG_037;

/// # Eviscerate
/// Spell · 2 mana
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
/// - Reprint of: [`EX1_124`](crate::classic::rogue::EX1_124)
//~ reprint CORE_EX1_124 86fa3a9b 7846e7ae.21dc3986 d9bf42c7.53f5ddaf
pub const CORE_EX1_124: Power = crate::cards::EX1_124;

/// # Shadowstep
/// Spell · Shadow · 0 mana
/// > Return a friendly minion to your hand. It costs (2) less.
/// - Reprint of: [`EX1_144`](crate::classic::rogue::EX1_144)
//~ reprint CORE_EX1_144 61af3904 30785034.1476327e c5996779.81f40055
pub const CORE_EX1_144: Power = crate::cards::EX1_144;

/// # Patient Assassin
/// Minion · 2 mana · 1/2
/// > **Stealth Poisonous**
/// - Reprint of: [`EX1_522`](crate::classic::rogue::EX1_522)
//~ vanilla CORE_EX1_522 451841c1 4c954f50.c51e4931 08f09c47.08eb63fb
pub const CORE_EX1_522: Power = VANILLA;

/// # Sap
/// Spell · 2 mana
/// > Return an enemy minion to your opponent's hand.
/// - Reprint of: [`EX1_581`](crate::legacy::rogue::EX1_581)
//~ reprint CORE_EX1_581 87a0a317 7846e7ae.d1ffb5b4 ec18fcd4.97bb89fb
pub const CORE_EX1_581: Power = crate::cards::EX1_581;

/// # Valeera's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Backstab, Deadly Poison, or Fan of Knives.
/// - Reprint of: [`GIFT_09`](crate::legacy::rogue::GIFT_09)
//~ reprint CORE_GIFT_09 23c534e5 2f198b86.e838ffe0 1830ea4a.f7431d0f
pub const CORE_GIFT_09: Power = crate::cards::GIFT_09;

/// # Tess Greymane
/// Minion · 7 mana · 6/6
/// > **Battlecry:** Replay every card from another class you've played this game *(targets chosen randomly*).
/// - Reprint of: [`GIL_598`](crate::witchwood::rogue::GIL_598)
//~ reprint CORE_GIL_598 91964d6c 8417a0af.5827823d 77faf2ac.03120941
pub const CORE_GIL_598: Power = crate::cards::GIL_598;

/// # Spectral Cutlass
/// Weapon · 4 mana · 2/2 durability
/// > **Lifesteal** Whenever you play a card from another class, gain +1 Durability.
/// - Reprint of: [`GIL_672`](crate::witchwood::rogue::GIL_672)
//~ reprint CORE_GIL_672 1a61f883 24215602.86f21ae3 bde5ec5e.3af79224
pub const CORE_GIL_672: Power = crate::cards::GIL_672;

/// # Bone Baron
/// Minion · Undead · 5 mana · 5/5
/// > **Deathrattle:** Add two 1/1 Skeletons to your hand.
/// - Reprint of: [`ICC_065`](crate::frozen_throne::rogue::ICC_065)
/// - Makes: [`ICC_026t`](crate::frozen_throne::neutral::ICC_026t)
//~ reprint CORE_ICC_065 b386bcff 963fba73.5503ef20 13a6e26c.1ec84bf2.d1f4be1a
pub const CORE_ICC_065: Power = crate::cards::ICC_065;

/// # Roll the Bones
/// Spell · 2 mana
/// > Draw a card. If it has **Deathrattle**, cast this again.
/// - Reprint of: [`ICC_201`](crate::frozen_throne::rogue::ICC_201)
//~ reprint CORE_ICC_201 d8caec29 7846e7ae.7f7dd42a 74788629.142ac035
pub const CORE_ICC_201: Power = crate::cards::ICC_201;

/// # Leeching Poison
/// Spell · Nature · 1 mana
/// > Give your weapon **Lifesteal** this turn.
/// - Reprint of: [`ICC_221`](crate::frozen_throne::rogue::ICC_221)
//~ reprint CORE_ICC_221 5b20e874 3f084ec4.51a6531b 35a08121.6ff8128a
pub const CORE_ICC_221: Power = crate::cards::ICC_221;

/// # Doomerang
/// Spell · 1 mana
/// > Throw your weapon at a minion. It deals its damage, then returns to your hand.
/// - Reprint of: [`ICC_233`](crate::frozen_throne::rogue::ICC_233)
//~ reprint CORE_ICC_233 ccbbcbd4 2f198b86.7218a8db 679f5dd8.13925716
pub const CORE_ICC_233: Power = crate::cards::ICC_233;

/// # Runeforge Haunter
/// Minion · Undead · 4 mana · 5/3
/// > During your turn, your weapon doesn't lose Durability.
/// - Reprint of: [`ICC_240`](crate::frozen_throne::rogue::ICC_240)
//~ reprint CORE_ICC_240 8caa56da ca441af9.cb8086c3 d3adfc7c.a18933ae
pub const CORE_ICC_240: Power = crate::cards::ICC_240;

/// # Plague Scientist
/// Minion · Undead · 3 mana · 2/3
/// > **Combo:** Give a friendly minion **Poisonous**.
/// - Reprint of: [`ICC_809`](crate::frozen_throne::rogue::ICC_809)
//~ reprint CORE_ICC_809 9844964b b5b2cc01.75cdb3ad 072920e2.1f8e0b12
pub const CORE_ICC_809: Power = crate::cards::ICC_809;

/// # Lilian Voss
/// Minion · Undead · 4 mana · 4/5
/// > **Battlecry:** Replace spells in your hand with random spells *(from your opponent's class).*
/// - Reprint of: [`ICC_811`](crate::frozen_throne::rogue::ICC_811)
//~ reprint CORE_ICC_811 00a5dc06 873c17ed.1af143b9 2dc6e0eb.9854192a
pub const CORE_ICC_811: Power = crate::cards::ICC_811;

/// # Valeera the Hollow
/// Hero · 9 mana · 30 health, 5 armor
/// > **Battlecry:** Gain **Stealth** until your next turn.
/// - Reprint of: [`ICC_827`](crate::frozen_throne::rogue::ICC_827)
/// - Makes: [`ICC_827p`](crate::frozen_throne::rogue::ICC_827p)
//~ reprint CORE_ICC_827 2c0e4a9b d9e54cae.a88a60cb ba48a5bf.b3c87052.f54178a3
pub const CORE_ICC_827: Power = crate::cards::ICC_827;

/// # Shadowblade
/// Weapon · 3 mana · 3/2 durability
/// > **Battlecry:** Your hero is **Immune** this turn.
/// - Reprint of: [`ICC_850`](crate::frozen_throne::rogue::ICC_850)
//~ reprint CORE_ICC_850 402a9f81 043b7f8c.4734034e 410a01a7.18d40061
pub const CORE_ICC_850: Power = crate::cards::ICC_850;

/// # Spectral Pillager
/// Minion · Undead · 6 mana · 5/5
/// > **Combo:** Deal damage equal to the number of other cards you've played this turn.
/// - Reprint of: [`ICC_910`](crate::frozen_throne::rogue::ICC_910)
//~ done CORE_ICC_910 - ef316f79.76477218 b135b6ab.35e56058
pub const CORE_ICC_910: Power = combo(&[deal(1).times(YOU.play(CARD).this_turn().other().count()).to(TARGET)]);

/// # Tomb Pillager
/// Minion · Undead · 4 mana · 6/4
/// > **Deathrattle:** Get a Coin.
/// - Reprint of: [`LOE_012`](crate::league_of_explorers::rogue::LOE_012)
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ reprint CORE_LOE_012 c26882e2 0b33a80e.49fa79bf bdcc6b7c.50def09f.5b7621c6
pub const CORE_LOE_012: Power = crate::cards::LOE_012;

/// # Fal'dorei Strider
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Shuffle 3 Ambushes into your deck. When drawn, summon a 4/4 Spider.
/// - Reprint of: [`LOOT_026`](crate::kobolds_and_catacombs::rogue::LOOT_026)
//~ reprint CORE_LOOT_026 13f4febd 16ec05b0.380a7e25 5c06e9c9.43190f50
pub const CORE_LOOT_026: Power = crate::cards::LOOT_026;

/// # \[CORE 2024\] Cheat Death
/// Spell · 2 mana
/// > **Secret:** When a friendly minion dies, return it to your hand. It costs (2) less.
/// - Reprint of: [`LOOT_204`](crate::kobolds_and_catacombs::rogue::LOOT_204)
//~ reprint CORE_LOOT_204 ce8568c1 7846e7ae.c55a51c0 32ac51f8.5abcd71d
pub const CORE_LOOT_204: Power = crate::cards::LOOT_204;

/// # Elven Minstrel
/// Minion · 4 mana · 3/3
/// > **Combo:** Draw 2 minions from your deck.
/// - Reprint of: [`LOOT_211`](crate::kobolds_and_catacombs::rogue::LOOT_211)
//~ reprint CORE_LOOT_211 d14956ba e3939604.8923772a 55c6969b.c2216618
pub const CORE_LOOT_211: Power = crate::cards::LOOT_211;

/// # Perjury
/// Spell · 2 mana
/// > **Secret:** When your turn starts, **Discover** and cast a **Secret** from another class.
/// - Reprint of: [`MAW_018`](crate::castle_nathria::rogue::MAW_018)
//~ reprint CORE_MAW_018 d81ccd08 7846e7ae.391ee3b3 5fbd2f50.f46fadc1
pub const CORE_MAW_018: Power = crate::cards::MAW_018;

/// # Murder Accusation
/// Spell · 2 mana
/// > Choose a minion. Destroy it after another enemy minion dies.
/// - Reprint of: [`MAW_019`](crate::castle_nathria::rogue::MAW_019)
//~ reprint CORE_MAW_019 07ba7670 7846e7ae.761cf142 fd5c5c48.f311551c
pub const CORE_MAW_019: Power = crate::cards::MAW_019;

/// # Scribbling Stenographer
/// Minion · 6 mana · 4/4
/// > **Rush**. Costs (1) less for each card you've played this turn.
/// - Reprint of: [`MAW_020`](crate::castle_nathria::rogue::MAW_020)
//~ reprint CORE_MAW_020 dc4fe9bd 3c6a5243.7f9e3f94 7829f223.ba750368
pub const CORE_MAW_020: Power = crate::cards::MAW_020;

/// # Bladed Cultist
/// Minion · 1 mana · 1/2
/// > **Combo:** Gain +1/+1.
/// - Reprint of: [`OG_070`](crate::old_gods::rogue::OG_070)
//~ reprint CORE_OG_070 aac9bc5c cbfac199.e7ce9084 df0271ad.15677f65
pub const CORE_OG_070: Power = crate::cards::OG_070;

/// # Undercity Huckster
/// Minion · Undead · 2 mana · 2/3
/// > **Deathrattle:** Get a random card *(from your opponent's class*).
/// - Reprint of: [`OG_330`](crate::old_gods::rogue::OG_330)
//~ reprint CORE_OG_330 f3197ad6 af5d8f40.014de78c 64df8047.c9fb9847
pub const CORE_OG_330: Power = crate::cards::OG_330;

/// # Sinstone Graveyard
/// Location · 3 mana · 2 uses
/// > Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
/// - Numbers: {0} = 1
/// - Reprint of: [`REV_750`](crate::castle_nathria::rogue::REV_750)
/// - Makes: [`REV_750t2`](crate::castle_nathria::rogue::REV_750t2)
//~ reprint CORE_REV_750 6a17d8a3 1dcfdd2f.ce81f021.eae7e889 8ad56b31.7d94eed3.c4c47296
pub const CORE_REV_750: Power = crate::cards::REV_750;

/// # Double Cross
/// Spell · 2 mana
/// > **Secret:** When your opponent spends all their Mana, draw two cards.
/// - Reprint of: [`REV_825`](crate::castle_nathria::rogue::REV_825)
//~ reprint CORE_REV_825 42d6f759 7846e7ae.a03e63c2 98bfac04.f6c1c510
pub const CORE_REV_825: Power = crate::cards::REV_825;

/// # Private Eye
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Cast a **Secret** from your deck. **Combo:** Cast 2 instead.
/// - Reprint of: [`REV_826`](crate::castle_nathria::rogue::REV_826)
//~ reprint CORE_REV_826 9b9c45e3 e3b00837.1f38e3b0 a39f47b7.1b64c156
pub const CORE_REV_826: Power = crate::cards::REV_826;

/// # Sticky Situation
/// Spell · 2 mana
/// > **Secret:** After your opponent casts a spell, summon a 3/4 Spider with **Stealth**.
/// - Reprint of: [`REV_827`](crate::castle_nathria::rogue::REV_827)
/// - Makes: [`REV_827t`](crate::castle_nathria::rogue::REV_827t)
//~ reprint CORE_REV_827 b3253842 7846e7ae.c87b4241 e8a97740.b3d353cf.64098927
pub const CORE_REV_827: Power = crate::cards::REV_827;

/// # Kidnap
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, stuff it in a 0/4 Sack.
/// - Reprint of: [`REV_828`](crate::castle_nathria::rogue::REV_828)
/// - Makes: [`REV_828t`](crate::castle_nathria::rogue::REV_828t)
//~ reprint CORE_REV_828 e9a177ac 7846e7ae.ebfbfedf 74961e20.40beb3a4.dbf64f19
pub const CORE_REV_828: Power = crate::cards::REV_828;

/// # Halkias
/// Minion · Elemental · 4 mana · 5/4
/// > **Stealth**. **Deathrattle:** Store Halkias's soul inside of a friendly **Secret**. It resummons Halkias when triggered.
/// - Reprint of: [`REV_829`](crate::castle_nathria::rogue::REV_829)
//~ reprint CORE_REV_829 c2490149 18ede9b8.3b4a6e61 387b94c7.2aee4d39
pub const CORE_REV_829: Power = crate::cards::REV_829;

/// # Door of Shadows
/// Spell · Shadow · 1 mana
/// > Draw a spell. **Infuse (@):** Add a **Temporary** copy of it to your hand.
/// - Numbers: {0} = 2
/// - Reprint of: [`REV_938`](crate::castle_nathria::rogue::REV_938)
/// - Makes: [`REV_938t`](crate::castle_nathria::rogue::REV_938t)
//~ reprint CORE_REV_938 171d1810 ca4a4f53.186558e2.ea1d8a8e 9f3c548d.546440fd.f42060fa
pub const CORE_REV_938: Power = crate::cards::REV_938;

/// # Serrated Bone Spike
/// Spell · 2 mana
/// > Deal $3 damage to a minion. If it dies, your next card this turn costs (2) less.
/// - Reprint of: [`REV_939`](crate::castle_nathria::rogue::REV_939)
//~ reprint CORE_REV_939 3301ddeb 7846e7ae.a7c5f13c 539f5f35.6aba1c46
pub const CORE_REV_939: Power = crate::cards::REV_939;

/// # Necrolord Draka
/// Minion · 5 mana · 3/4
/// > **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
/// - Numbers: {0} = 1
/// - Reprint of: [`REV_940`](crate::castle_nathria::rogue::REV_940)
/// - Makes: [`REV_940t`](crate::castle_nathria::rogue::REV_940t)
//~ reprint CORE_REV_940 03746a82 e8bf089b.aa9eb147.eae7e889 26dbc95b.b63a32df.4be07b36
pub const CORE_REV_940: Power = crate::cards::REV_940;

/// # Ghastly Gravedigger
/// Minion · 3 mana · 4/3
/// > **Battlecry:** If you control a **Secret**, choose a card in your opponent's hand to shuffle into their deck.
/// - Reprint of: [`REV_959`](crate::castle_nathria::rogue::REV_959)
//~ reprint CORE_REV_959 1144d034 cbdfe8b5.ccd6d83b 54481fe7.54518e1c
pub const CORE_REV_959: Power = crate::cards::REV_959;

/// # Plagiarize
/// Spell · 2 mana
/// > **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
/// - Reprint of: [`SCH_706`](crate::scholomance::rogue::SCH_706)
//~ reprint CORE_SCH_706 9097cfa7 7846e7ae.70eaa44a 1561a673.ae3df415
pub const CORE_SCH_706: Power = crate::cards::SCH_706;

/// # Raiding Party
/// Spell · 3 mana
/// > Draw 2 Pirates from your deck. **Combo:** And a weapon.
/// - Reprint of: [`TRL_124`](crate::rastakhan::rogue::TRL_124)
//~ reprint CORE_TRL_124 fd5a484e 82ede6d1.011b4ba2 1e707a35.4314143c
pub const CORE_TRL_124: Power = crate::cards::TRL_124;
