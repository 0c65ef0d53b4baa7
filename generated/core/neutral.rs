//! Neutral cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file db43b91e

/// # Chillmaw
/// Minion · Undead · Dragon · 7 mana · 6/6
/// > **Taunt Deathrattle:** If you're holding a Dragon, deal 3 damage to all minions.
/// - Reprint of: [`AT_123`](crate::grand_tournament::neutral::AT_123)
//~ reprint CORE_AT_123 5520612e e78c1cf9.490d10a5 b8ef0f29.cf3cc9af
pub const CORE_AT_123: Power = crate::cards::AT_123;

/// # Imprisoned Vilefiend
/// Minion · Demon · 2 mana · 3/5
/// > **Dormant** for 2 turns. **Rush**
/// - Reprint of: [`BT_156`](crate::ashes_of_outland::neutral::BT_156)
//~ reprint CORE_BT_156 73c7f093 614a5cc4.07000d5a 2eedd68d.e84e1169
pub const CORE_BT_156: Power = crate::cards::BT_156;

/// # Slimescale Myrmidon
/// Minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_013 980e6f75 def81b81.f1c428c1 9694f2ef
pub const CORE_CATA_013: Power = TODO;

/// # Crystalweaver
/// Minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_014 69d6ec2e def81b81.f1c428c1 73d48ed4
pub const CORE_CATA_014: Power = TODO;

/// # Tricky Geist
/// Minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_015 0f0811e9 def81b81.f1c428c1 e2fd3bcc
pub const CORE_CATA_015: Power = TODO;

/// # Wild Synthesis
/// Spell · 3 mana
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_016 64250d5c 82ede6d1.f1c428c1 1c63a9aa
pub const CORE_CATA_016: Power = TODO;

/// # Essence Break
/// Spell · 3 mana
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_017 6c046374 82ede6d1.f1c428c1 d7612414
pub const CORE_CATA_017: Power = TODO;

/// # Finja, the Flying Star
/// Minion · Murloc · 5 mana · 3/5
/// > **Stealth** Whenever this attacks and kills a minion, summon 2 Murlocs from your deck.
/// - Reprint of: [`CFM_344`](crate::gadgetzan::neutral::CFM_344)
//~ reprint CORE_CFM_344 e19533df 56ee7e85.ce8c7dc1 4e1b62ba.2ac68f74
pub const CORE_CFM_344: Power = crate::cards::CFM_344;

/// # Mayor Noggenfogger
/// Minion · 9 mana · 5/4
/// > All targets are chosen randomly.
/// - Reprint of: [`CFM_670`](crate::gadgetzan::neutral::CFM_670)
//~ reprint CORE_CFM_670 bcc2b464 75278807.58d134f9 3e0a97d2.be62ef8b
pub const CORE_CFM_670: Power = crate::cards::CFM_670;

/// # Dirty Rat
/// Minion · 2 mana · 2/6
/// > **Taunt Battlecry:** Your opponent summons a random minion from their hand.
/// - Reprint of: [`CFM_790`](crate::gadgetzan::neutral::CFM_790)
//~ reprint CORE_CFM_790 69e7452c 56b43e4a.6b42bbdc 39dea2e1.1ecd1af7
pub const CORE_CFM_790: Power = crate::cards::CFM_790;

/// # Raid Leader
/// Minion · 3 mana · 2/3
/// > Your other minions have +1 Attack.
/// - Reprint of: [`CS2_122`](crate::legacy::neutral::CS2_122)
//~ reprint CORE_CS2_122 dedccad1 decb9ba2.cc6d9299 a06342bc.900eef4b
pub const CORE_CS2_122: Power = crate::cards::CS2_122;

/// # Sen'jin Shieldmasta
/// Minion · 4 mana · 3/5
/// > **Taunt**
/// - Reprint of: [`CS2_179`](crate::legacy::neutral::CS2_179)
//~ vanilla CORE_CS2_179 093cff3a e3908842.4b0c5d24 e8665f06.4835250b
pub const CORE_CS2_179: Power = VANILLA;

/// # Abusive Sergeant
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Give a minion +2 Attack this turn.
/// - Reprint of: [`CS2_188`](crate::classic::neutral::CS2_188)
//~ reprint CORE_CS2_188 a5b9b17f cbd7c476.878bc5a8 9acf924c.e61a951b
pub const CORE_CS2_188: Power = crate::cards::CS2_188;

/// # Elven Archer
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Deal 1 damage.
/// - Reprint of: [`CS2_189`](crate::legacy::neutral::CS2_189)
//~ reprint CORE_CS2_189 105304ba cbd7c476.cbe7dbbc e4dc34a0.f0d221ac
pub const CORE_CS2_189: Power = crate::cards::CS2_189;

/// # Stormwind Champion
/// Minion · 7 mana · 7/7
/// > Your other minions have +1/+1.
/// - Reprint of: [`CS2_222`](crate::legacy::neutral::CS2_222)
//~ reprint CORE_CS2_222 2d9b8c0e 48e5225f.180b3f03 0645ecb4.9510aac4
pub const CORE_CS2_222: Power = crate::cards::CS2_222;

/// # Prize Vendor
/// Minion · Murloc · 2 mana · 2/3
/// > **Battlecry and Deathrattle:** Each player draws a card.
/// - Reprint of: [`DMF_067`](crate::darkmoon_faire::neutral::DMF_067)
//~ reprint CORE_DMF_067 b1ec57a5 332b54bf.236e26bb 4443682f.3ccc20ec
pub const CORE_DMF_067: Power = crate::cards::DMF_067;

/// # Evasive Wyrm
/// Minion · Dragon · 6 mana · 5/4
/// > **Rush Divine Shield Elusive**
/// - Reprint of: [`DRG_079`](crate::descent_of_dragons::neutral::DRG_079)
//~ vanilla CORE_DRG_079 20e053c5 f704d9c3.ceeb8af4 c0968c1d.6f2d5409
pub const CORE_DRG_079: Power = VANILLA;

/// # Blowtorch Saboteur
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Your opponent's next Hero Power costs (2) more.
/// - Reprint of: [`DRG_403`](crate::descent_of_dragons::neutral::DRG_403)
//~ reprint CORE_DRG_403 a5db0852 05878c57.e56ba891 64e1664a.63c40a6c
pub const CORE_DRG_403: Power = crate::cards::DRG_403;

/// # Raptor Herald
/// Minion · Beast · 3 mana · 4/2
/// > **Rewind Battlecry: Discover** a Beast with a **Dark Gift**. **Kindred:** It costs (1) less.
/// - Reprint of: [`CORE_EDR_004`](crate::legacy::neutral::CORE_EDR_004)
//~ reprint CORE_EDR_004_2026 f69eb0e6 881fdcb9.9f69eea3 618b7129.46a80d60
pub const CORE_EDR_004_2026: Power = crate::cards::CORE_EDR_004;

/// # Merch Seller
/// Minion · Naga · 4 mana · 3/5
/// > At the end of your turn, put a random spell on the top of your opponent's deck.
/// - Reprint of: [`ETC_111`](crate::festival_of_legends::neutral::ETC_111)
//~ reprint CORE_ETC_111 9a05c029 8c5c556e.14f30f0c 122c3636.a3b3a5a1
pub const CORE_ETC_111: Power = crate::cards::ETC_111;

/// # The Black Knight
/// Minion · Undead · 4 mana · 4/4
/// > **Tradeable Battlecry:** Destroy an enemy minion with **Taunt**.
/// - Reprint of: [`EX1_002`](crate::classic::neutral::EX1_002)
//~ reprint CORE_EX1_002 631b8484 87049108.b3654c9a 83c21312.ad82f3d5
pub const CORE_EX1_002: Power = crate::cards::EX1_002;

/// # Big Game Hunter
/// Minion · 4 mana · 4/2
/// > **Tradeable Battlecry:** Destroy a minion with 7 or more Attack.
/// - Reprint of: [`EX1_005`](crate::classic::neutral::EX1_005)
//~ reprint CORE_EX1_005 216eb15a 16f51d36.4ea4e681 9c66cc13.ae4f68aa
pub const CORE_EX1_005: Power = crate::cards::EX1_005;

/// # Acolyte of Pain
/// Minion · 3 mana · 1/4
/// > Whenever this minion takes damage, draw a card.
/// - Reprint of: [`EX1_007`](crate::classic::neutral::EX1_007)
//~ reprint CORE_EX1_007 62ecf7f9 d6989f0d.3ab31bc0 4a8ac395.1c56dae9
pub const CORE_EX1_007: Power = crate::cards::EX1_007;

/// # Worgen Infiltrator
/// Minion · 1 mana · 2/1
/// > **Stealth**
/// - Reprint of: [`EX1_010`](crate::classic::neutral::EX1_010)
//~ vanilla CORE_EX1_010 fb2ec632 57db445c.86cd88a1 8f8f3308.6867d10c
pub const CORE_EX1_010: Power = VANILLA;

/// # Voodoo Doctor
/// Minion · 1 mana · 2/1
/// > **Battlecry:** Restore #2 Health.
/// - Reprint of: [`EX1_011`](crate::legacy::neutral::EX1_011)
//~ reprint CORE_EX1_011 d62ce8b7 57db445c.22e721cb 96a26c36.c945d2fa
pub const CORE_EX1_011: Power = crate::cards::EX1_011;

/// # Bloodmage Thalnos
/// Minion · Undead · 2 mana · 1/1
/// > **Spell Damage +1 Deathrattle:** Draw a card.
/// - Reprint of: [`EX1_012`](crate::classic::neutral::EX1_012)
//~ reprint CORE_EX1_012 c4ee6068 707001c1.b141bdb6 75d36f8e.278c8b36
pub const CORE_EX1_012: Power = crate::cards::EX1_012;

/// # King Mukla
/// Minion · Beast · 3 mana · 5/6
/// > **Battlecry:** Give your opponent 2 Bananas.
/// - Reprint of: [`EX1_014`](crate::classic::neutral::EX1_014)
/// - Makes: [`EX1_014t`](crate::classic::neutral::EX1_014t)
//~ reprint CORE_EX1_014 cd85ff3a aca84b61.793e4d07 21f7432c.6229b3ca.9883a724
pub const CORE_EX1_014: Power = crate::cards::EX1_014;

/// # Stranglethorn Tiger
/// Minion · Beast · 5 mana · 5/5
/// > **Stealth**
/// - Reprint of: [`EX1_028`](crate::classic::neutral::EX1_028)
//~ vanilla CORE_EX1_028 e8484105 6116b784.86cd88a1 f80afc74.3da55632
pub const CORE_EX1_028: Power = VANILLA;

/// # Twilight Drake
/// Minion · Dragon · 4 mana · 4/1
/// > **Battlecry:** Gain +1 Health for each card in your hand.
/// - Reprint of: [`EX1_043`](crate::classic::neutral::EX1_043)
//~ reprint CORE_EX1_043 d84bb8e4 301a00bb.40fd3180 b73c4477.d4f0295f
pub const CORE_EX1_043: Power = crate::cards::EX1_043;

/// # Sunfury Protector
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Give adjacent minions **Taunt**.
/// - Reprint of: [`EX1_058`](crate::classic::neutral::EX1_058)
//~ reprint CORE_EX1_058 b70892ba 5656a6e3.1b4018a7 3bc6f5a5.8aa4164b
pub const CORE_EX1_058: Power = crate::cards::EX1_058;

/// # Crazed Alchemist
/// Minion · Undead · 2 mana · 2/2
/// > **Battlecry:** Swap the Attack and Health of a minion.
/// - Reprint of: [`EX1_059`](crate::classic::neutral::EX1_059)
//~ reprint CORE_EX1_059 05f6454f af540375.2c65d2fc fc7f12ec.f2545a2d
pub const CORE_EX1_059: Power = crate::cards::EX1_059;

/// # Mad Bomber
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
/// - Reprint of: [`EX1_082`](crate::classic::neutral::EX1_082)
//~ reprint CORE_EX1_082 bc2df653 0296240c.78e2aeeb dd1b8994.549eae9e
pub const CORE_EX1_082: Power = crate::cards::EX1_082;

/// # Loot Hoarder
/// Minion · 2 mana · 2/1
/// > **Deathrattle:** Draw a card.
/// - Reprint of: [`EX1_096`](crate::classic::neutral::EX1_096)
//~ reprint CORE_EX1_096 0b413629 5673be69.505f40e5 a8208489.280c7633
pub const CORE_EX1_096: Power = crate::cards::EX1_096;

/// # Lorewalker Cho
/// Minion · 2 mana · 0/4
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
/// - Reprint of: [`EX1_100`](crate::classic::neutral::EX1_100)
//~ reprint CORE_EX1_100 457653e2 5b6e4b69.574f54fc a60046a0.ab6b8380
pub const CORE_EX1_100: Power = crate::cards::EX1_100;

/// # Coldlight Seer
/// Minion · Murloc · 3 mana · 2/3
/// > **Battlecry:** Give your other Murlocs +2 Health.
/// - Reprint of: [`EX1_103`](crate::classic::neutral::EX1_103)
//~ reprint CORE_EX1_103 a49781c6 db286c69.c0bcf92d a214d2b3.9dbf0a23
pub const CORE_EX1_103: Power = crate::cards::EX1_103;

/// # Cairne Bloodhoof
/// Minion · 6 mana · 5/5
/// > **Taunt Deathrattle:** Summon a 5/5 Baine Bloodhoof.
/// - Reprint of: [`EX1_110`](crate::classic::neutral::EX1_110)
/// - Makes: [`EX1_110t`](crate::classic::neutral::EX1_110t)
//~ reprint CORE_EX1_110 6d33efe1 73fb5380.9fcddc0a 2c5ed801.d5c6bde6.83ace88c
pub const CORE_EX1_110: Power = crate::cards::EX1_110;

/// # Dire Wolf Alpha
/// Minion · Beast · 2 mana · 2/2
/// > Adjacent minions have +1 Attack.
/// - Reprint of: [`EX1_162`](crate::classic::neutral::EX1_162)
//~ reprint CORE_EX1_162 d8d2325e 40a0f9de.a8beaaf7 2cfaf657.c1251eff
pub const CORE_EX1_162: Power = crate::cards::EX1_162;

/// # Brightwing
/// Minion · Dragon · 2 mana · 3/2
/// > **Battlecry:** Add a random **Legendary** minion to your hand.
/// - Reprint of: [`EX1_189`](crate::legacy::neutral::EX1_189)
//~ reprint CORE_EX1_189 6fb24e06 d0099677.005252c4 2f14b948.02cb802b
pub const CORE_EX1_189: Power = crate::cards::EX1_189;

/// # Murloc Tidehunter
/// Minion · Murloc · 2 mana · 2/1
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
/// - Reprint of: [`EX1_506`](crate::legacy::neutral::EX1_506)
/// - Makes: Murloc Scout [`CORE_EX1_506a`] (1/1); [`EX1_506a`](crate::legacy::neutral::EX1_506a)
//~ reprint CORE_EX1_506 08606da0 3327e28d.099a2349 db14a961.26bc5d7d.6a275b40
pub const CORE_EX1_506: Power = crate::cards::EX1_506;

/// # Murloc Scout
/// Minion · Murloc · 1 mana · 1/1
/// - Reprint of: [`EX1_506a`](crate::legacy::neutral::EX1_506a)
//~ vanilla CORE_EX1_506a fdf2645f 6c89e89f 7b280f00.79793504
pub const CORE_EX1_506a: Power = VANILLA;

/// # Murloc Warleader
/// Minion · Murloc · 3 mana · 3/3
/// > Your other Murlocs have +2 Attack.
/// - Reprint of: [`EX1_507`](crate::classic::neutral::EX1_507)
//~ reprint CORE_EX1_507 62ce650e 1246e045.acee0f7d 537ccd62.29e981c9
pub const CORE_EX1_507: Power = crate::cards::EX1_507;

/// # Murloc Tidecaller
/// Minion · Murloc · 1 mana · 1/2
/// > Whenever you summon a Murloc, gain +1 Attack.
/// - Reprint of: [`EX1_509`](crate::classic::neutral::EX1_509)
//~ reprint CORE_EX1_509 eeeb6bd0 6c88ee30.461092f4 dc94af13.2a65b77d
pub const CORE_EX1_509: Power = crate::cards::EX1_509;

/// # Hench-Clan Thug
/// Minion · Quilboar · 3 mana · 3/3
/// > After your hero attacks, give this minion +1/+1.
/// - Reprint of: [`GIL_534`](crate::witchwood::neutral::GIL_534)
//~ reprint CORE_GIL_534 0154f0d9 78bd0f3e.6bc2ddfb fcdfc444.cf73aeb9
pub const CORE_GIL_534: Power = crate::cards::GIL_534;

/// # Swamp Leech
/// Minion · Beast · 1 mana · 2/1
/// > **Lifesteal**
/// - Reprint of: [`GIL_558`](crate::witchwood::neutral::GIL_558)
//~ vanilla CORE_GIL_558 0735915a e876b890.b857c9f1 5cf4a016.0b57b27c
pub const CORE_GIL_558: Power = VANILLA;

/// # Lifedrinker
/// Minion · Beast · 4 mana · 3/3
/// > **Battlecry:** Deal 3 damage to the enemy hero. Restore #3 Health to your hero.
/// - Reprint of: [`GIL_622`](crate::witchwood::neutral::GIL_622)
//~ reprint CORE_GIL_622 00b11a9a 6024d080.fe2213eb f0765d9d.708209da
pub const CORE_GIL_622: Power = crate::cards::GIL_622;

/// # Witchwood Grizzly
/// Minion · Beast · 5 mana · 3/12
/// > **Taunt Battlecry:** Lose 1 Health for each card in your opponent's hand.
/// - Reprint of: [`GIL_623`](crate::witchwood::neutral::GIL_623)
//~ reprint CORE_GIL_623 30fcc95e 63801980.e62575a1 65db9fd3.3b57acd4
pub const CORE_GIL_623: Power = crate::cards::GIL_623;

/// # Annoy-o-Tron
/// Minion · Mech · 2 mana · 1/2
/// > **Taunt Divine Shield**
/// - Reprint of: [`GVG_085`](crate::goblins_vs_gnomes::neutral::GVG_085)
//~ vanilla CORE_GVG_085 8c93c87f ca59f8ad.efaaa40f 4e14f674.e8cae23e
pub const CORE_GVG_085: Power = VANILLA;

/// # Micro Machine
/// Minion · Mech · 2 mana · 1/2
/// > At the start of each turn, gain +1 Attack.
/// - Reprint of: [`GVG_103`](crate::goblins_vs_gnomes::neutral::GVG_103)
//~ reprint CORE_GVG_103 81bef27b ca59f8ad.c081e967 88df11b3.e2f25318
pub const CORE_GVG_103: Power = crate::cards::GVG_103;

/// # Sneed's Old Shredder
/// Minion · Mech · 7 mana · 5/7
/// > **Deathrattle:** Summon a random **Legendary** minion.
/// - Reprint of: [`GVG_114`](crate::goblins_vs_gnomes::neutral::GVG_114)
//~ reprint CORE_GVG_114 b8c7eb71 23587ea4.9bec5394 c9ab2a05.d56050c9
pub const CORE_GVG_114: Power = crate::cards::GVG_114;

/// # The Curator
/// Minion · Mech · 5 mana · 4/6
/// > **Taunt Battlecry:** Draw a Beast, Dragon, and Murloc.
/// - Reprint of: [`KAR_061`](crate::karazhan::neutral::KAR_061)
//~ reprint CORE_KAR_061 7de9eff3 06ad5789.0e999f3b 21b7a4b5.124740bf
pub const CORE_KAR_061: Power = crate::cards::KAR_061;

/// # Netherspite Historian
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon.
/// - Reprint of: [`KAR_062`](crate::karazhan::neutral::KAR_062)
//~ reprint CORE_KAR_062 2423c106 5656a6e3.b0306c9f f5459701.d5362d5a
pub const CORE_KAR_062: Power = crate::cards::KAR_062;

/// # Gorillabot A-3
/// Minion · Mech · Beast · 3 mana · 3/4
/// > **Battlecry:** If you control another Mech, **Discover** a Mech.
/// - Reprint of: [`LOE_039`](crate::league_of_explorers::neutral::LOE_039)
//~ reprint CORE_LOE_039 0cdc798d d7df489a.a9179f18 0544581c.a67059cb
pub const CORE_LOE_039: Power = crate::cards::LOE_039;

/// # Sleepy Dragon
/// Minion · Dragon · 9 mana · 6/12
/// > **Taunt**
/// - Reprint of: [`LOOT_137`](crate::kobolds_and_catacombs::neutral::LOOT_137)
//~ vanilla CORE_LOOT_137 de3875ae ae19f274.4b0c5d24 d9c7eebb.41acf36d
pub const CORE_LOOT_137: Power = VANILLA;

/// # Plated Beetle
/// Minion · Beast · 2 mana · 2/3
/// > **Deathrattle:** Gain 3 Armor.
/// - Reprint of: [`LOOT_413`](crate::kobolds_and_catacombs::neutral::LOOT_413)
//~ reprint CORE_LOOT_413 ef51c70d 40a2c733.af748536 9f5e9628.27c46f8b
pub const CORE_LOOT_413: Power = crate::cards::LOOT_413;

/// # Bloodsail Raider
/// Minion · Pirate · 2 mana · 2/3
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
/// - Reprint of: [`NEW1_018`](crate::classic::neutral::NEW1_018)
//~ reprint CORE_NEW1_018 f421594f 3da089df.ff77e216 b138b607.cc205adb
pub const CORE_NEW1_018: Power = crate::cards::NEW1_018;

/// # Wild Pyromancer
/// Minion · Undead · 2 mana · 3/2
/// > After you cast a spell, deal 1 damage to ALL minions.
/// - Reprint of: [`NEW1_020`](crate::classic::neutral::NEW1_020)
//~ reprint CORE_NEW1_020 679e0ed8 e2f87da0.b7796a67 d7f1d57b.49b339b7
pub const CORE_NEW1_020: Power = crate::cards::NEW1_020;

/// # Doomsayer
/// Minion · 2 mana · 0/7
/// > At the start of your turn, destroy ALL minions.
/// - Reprint of: [`NEW1_021`](crate::classic::neutral::NEW1_021)
//~ reprint CORE_NEW1_021 a8efa0ea 5b1bdb1e.8c8e2fcf e4671111.fe00c3ee
pub const CORE_NEW1_021: Power = crate::cards::NEW1_021;

/// # Dread Corsair
/// Minion · Pirate · 4 mana · 3/3
/// > **Taunt** Costs (1) less per Attack of your weapon.
/// - Reprint of: [`NEW1_022`](crate::classic::neutral::NEW1_022)
//~ reprint CORE_NEW1_022 d5e99a03 b1bc4528.f0778a68 0554314a.719a4100
pub const CORE_NEW1_022: Power = crate::cards::NEW1_022;

/// # Faerie Dragon
/// Minion · Dragon · 2 mana · 3/2
/// > **Elusive**
/// - Reprint of: [`NEW1_023`](crate::classic::neutral::NEW1_023)
//~ vanilla CORE_NEW1_023 c04d6df2 d0099677.c54580ff ab371bd5.3a4360fd
pub const CORE_NEW1_023: Power = VANILLA;

/// # Southsea Captain
/// Minion · Pirate · 3 mana · 3/3
/// > Your other Pirates have +1/+1.
/// - Reprint of: [`NEW1_027`](crate::classic::neutral::NEW1_027)
//~ reprint CORE_NEW1_027 9d9007de afd5593b.2e7a04b0 0091ce8f.b4a64432
pub const CORE_NEW1_027: Power = crate::cards::NEW1_027;

/// # Demolition Renovator
/// Minion · 3 mana · 3/3
/// > **Tradeable Battlecry:** Destroy an enemy location.
/// - Reprint of: [`REV_023`](crate::castle_nathria::neutral::REV_023)
//~ reprint CORE_REV_023 f1f19f5f 05878c57.ee804e80 373442d3.04cbb2a6
pub const CORE_REV_023: Power = crate::cards::REV_023;

/// # Maze Guide
/// Minion · 2 mana · 1/1
/// > **Battlecry**: Summon a random 2-Cost minion.
/// - Reprint of: [`REV_308`](crate::castle_nathria::neutral::REV_308)
//~ reprint CORE_REV_308 5c4e03c6 4d7cdfaf.66d31ea0 42358db6.0d515c31
pub const CORE_REV_308: Power = crate::cards::REV_308;

/// # Steamcleaner
/// Minion · Mech · 5 mana · 5/5
/// > **Battlecry:** Destroy ALL cards in both players' decks that didn't start there.
/// - Reprint of: [`REV_946`](crate::castle_nathria::neutral::REV_946)
//~ reprint CORE_REV_946 f9c79001 c5b57330.cdb738f8 efbba36e.bfe0af1b
pub const CORE_REV_946: Power = crate::cards::REV_946;

/// # Lake Thresher
/// Minion · Beast · 5 mana · 4/6
/// > Also damages the minions next to whomever this attacks.
/// - Reprint of: [`SCH_605`](crate::scholomance::neutral::SCH_605)
//~ reprint CORE_SCH_605 225ff8fe 1aaf27ef.55572444 d2373442.5f1349c6
pub const CORE_SCH_605: Power = crate::cards::SCH_605;

/// # Cult Neophyte
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Your opponent's spells cost (1) more next turn.
/// - Reprint of: [`SCH_713`](crate::scholomance::neutral::SCH_713)
//~ reprint CORE_SCH_713 6872994d 0296240c.a484adaa 644bb3ae.7ff37d64
pub const CORE_SCH_713: Power = crate::cards::SCH_713;

/// # Keymaster Alabaster
/// Minion · 7 mana · 6/8
/// > Whenever your opponent draws a card, add a copy to your hand that costs (1).
/// - Reprint of: [`SCH_717`](crate::scholomance::neutral::SCH_717)
//~ reprint CORE_SCH_717 a4a5d6bc 83e4b901.54265599 35f1b138.8f2ba964
pub const CORE_SCH_717: Power = crate::cards::SCH_717;

/// # Royal Librarian
/// Minion · 4 mana · 4/4
/// > **Tradeable Battlecry: Silence** a minion.
/// - Reprint of: [`SW_066`](crate::stormwind::neutral::SW_066)
//~ reprint CORE_SW_066 1f080880 16ec05b0.59431473 d36cdcf5.44467208
pub const CORE_SW_066: Power = crate::cards::SW_066;

/// # Mo'arg Forgefiend
/// Minion · Mech · Demon · 8 mana · 8/8
/// > **Taunt Deathrattle:** Gain 8 Armor.
/// - Reprint of: [`SW_068`](crate::stormwind::neutral::SW_068)
//~ reprint CORE_SW_068 1fd401f9 99b33680.43517ecf 13998db5.a2215c15
pub const CORE_SW_068: Power = crate::cards::SW_068;

/// # Rustrot Viper
/// Minion · Beast · 3 mana · 3/4
/// > **Tradeable Battlecry:** Destroy your opponent's weapon.
/// - Reprint of: [`SW_072`](crate::stormwind::neutral::SW_072)
//~ reprint CORE_SW_072 dd01d64f 22821460.6729d551 5dafc202.c78db2ac
pub const CORE_SW_072: Power = crate::cards::SW_072;

/// # Siamat
/// Minion · Elemental · 7 mana · 7/7
/// > **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury** *(your choice).*
/// - Reprint of: [`ULD_178`](crate::saviors_of_uldum::neutral::ULD_178)
//~ reprint CORE_ULD_178 caf68f47 efbb7c67.c20468a4 e78c3c98.d2105f82
pub const CORE_ULD_178: Power = crate::cards::ULD_178;

/// # Beaming Sidekick
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Give a friendly minion +2 Health.
/// - Reprint of: [`ULD_191`](crate::saviors_of_uldum::neutral::ULD_191)
//~ reprint CORE_ULD_191 55388bee cbfac199.42ef63b0 348ac594.476ab6ea
pub const CORE_ULD_191: Power = crate::cards::ULD_191;

/// # Injured Tol'vir
/// Minion · 2 mana · 2/6
/// > **Taunt Battlecry:** Deal 3 damage to this minion.
/// - Reprint of: [`ULD_271`](crate::saviors_of_uldum::neutral::ULD_271)
//~ reprint CORE_ULD_271 29f3be76 56b43e4a.b25eef9b ff7c08da.b8bdc073
pub const CORE_ULD_271: Power = crate::cards::ULD_271;

/// # Murmy
/// Minion · Undead · Murloc · 1 mana · 1/1
/// > **Reborn**
/// - Reprint of: [`ULD_723`](crate::saviors_of_uldum::neutral::ULD_723)
//~ vanilla CORE_ULD_723 da418fc2 11a1fa6f.d8e09bc7 2d481942.b5b299fa
pub const CORE_ULD_723: Power = VANILLA;

/// # Fire Plume Phoenix
/// Minion · Elemental · Beast · 4 mana · 3/4
/// > **Battlecry:** Deal 3 damage.
/// - Reprint of: [`UNG_084`](crate::ungoro::neutral::UNG_084)
//~ reprint CORE_UNG_084 c4b8ac67 a3091d21.a2e80205 b68e3ca2.0f7e4089
pub const CORE_UNG_084: Power = crate::cards::UNG_084;

/// # Glacial Shard
/// Minion · Elemental · 1 mana · 2/1
/// > **Battlecry: Freeze** an enemy.
/// - Reprint of: [`UNG_205`](crate::ungoro::neutral::UNG_205)
//~ reprint CORE_UNG_205 3937a0c5 39a61494.ce544137 e151ee53.87a1a39d
pub const CORE_UNG_205: Power = crate::cards::UNG_205;

/// # Fire Fly
/// Minion · Elemental · 1 mana · 1/2
/// > **Battlecry**: Add a 1/2 Elemental to your hand.
/// - Reprint of: [`UNG_809`](crate::ungoro::neutral::UNG_809)
/// - Makes: [`UNG_809t1`](crate::ungoro::neutral::UNG_809t1)
//~ reprint CORE_UNG_809 b7b239f0 f8262b80.6f9abb0d 0277e733.7a1d8640.b7acb1eb
pub const CORE_UNG_809: Power = crate::cards::UNG_809;

/// # Primordial Drake
/// Minion · Dragon · 8 mana · 4/8
/// > **Taunt Battlecry:** Deal 2 damage to all other minions.
/// - Reprint of: [`UNG_848`](crate::ungoro::neutral::UNG_848)
//~ reprint CORE_UNG_848 e1ad47a9 44e4c49e.170a18e0 cd586517.db60f011
pub const CORE_UNG_848: Power = crate::cards::UNG_848;

/// # Tar Creeper
/// Minion · Elemental · 3 mana · 1/5
/// > **Taunt** Has +2 Attack during your opponent's turn.
/// - Reprint of: [`UNG_928`](crate::ungoro::neutral::UNG_928)
//~ reprint CORE_UNG_928 9c3108c9 95505aa4.559e8a64 2e415d25.f17c926f
pub const CORE_UNG_928: Power = crate::cards::UNG_928;

/// # Menagerie Mug
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Give 3 random friendly minions of different minion types +1/+1.
/// - Reprint of: [`WON_141`](crate::caverns_of_time::neutral::WON_141)
//~ done CORE_WON_141 - 05878c57.9c2b4fe0 e36a0e1e.5dc4d206
pub const CORE_WON_141: Power = battlecry(&[
    attach("WON_141e").to(together(&[OTHER_FRIENDLY_MINIONS.random_of(7)]).different(3, CardProperty::Race))
]);

/// # Avatar of Hearthstone
/// Minion · 9 mana · 5/5
/// > **Battlecry:** Open a Standard Pack. Play all cards from it.
/// - Reprint of: [`WON_145`](crate::legacy::neutral::WON_145)
//~ reprint CORE_WON_145 76c1cf91 75280faa.2ce7d6ce 93a062d4.af0b54cd
pub const CORE_WON_145: Power = crate::cards::WON_145;

/// # Small-Time Buccaneer
/// Minion · Pirate · 1 mana · 1/2
/// > Has +2 Attack while you have a weapon equipped.
/// - Reprint of: [`CFM_325`](crate::gadgetzan::neutral::CFM_325)
//~ reprint CORE_WON_351 37e6c932 606aa4f5.17e5d7c8 3e47e0ab.472af31c
pub const CORE_WON_351: Power = crate::cards::CFM_325;

/// # Runaway Blackwing
/// Minion · Dragon · 10 mana · 10/10
/// > At the end of your turn, deal 10 damage to a random enemy minion.
/// - Reprint of: [`YOP_034`](crate::darkmoon_faire::neutral::YOP_034)
//~ reprint CORE_YOP_034 ca09d20e d12251ad.d88598ca 90cb2d0f.90143d63
pub const CORE_YOP_034: Power = crate::cards::YOP_034;

/// # Fogsail Freebooter
/// Minion · Pirate · 2 mana · 2/2
/// > **Battlecry:** If you have a weapon equipped, deal 2 damage.
//~ done CS3_022 - 3da112e2.d65f1566 f0b138c6
pub const CS3_022: Power = battlecry(&[deal(2).to(TARGET)]).when(there_is(&YOUR_WEAPON));

/// # Taelan Fordring
/// Minion · 5 mana · 3/3
/// > **Taunt, Divine Shield Deathrattle:** Draw your highest Cost minion.
//~ done CS3_024 - e8b6bfb0.01c3d8ea 31e53931
pub const CS3_024: Power = deathrattle(&[get(the(YOUR_DECK.that(MINION).most(COST)))]);

/// # Overlord Runthak
/// Minion · 5 mana · 3/6
/// > **Rush**. Whenever this attacks, give +1/+1 to all minions in your hand.
/// - Makes: Rallying Cry [`CS3_025e`] ("\+1/+1.")
//~ done CS3_025 - e8a80029.1ffaf08f dd6e7335.8eaf5494
pub const CS3_025: Power = whenever(THIS.attack(CARD)).then(&[attach("CS3_025e").to(YOUR_HAND.that(MINION))]);

/// # Rallying Cry
/// Enchantment
/// > \+1/+1.
//~ derived CS3_025e 9b59a3b3 d522ad72.cb08f83e ac96032e
pub const CS3_025e: Power = enchant(&[plus(1, 1)]);

/// # Nozdormu the Eternal
/// Minion · Dragon · 7 mana · 8/8
/// > **Start of Game:** If this is in BOTH players' decks, turns are only 15 seconds long.
/// - Makes: Nozdormu Time [`CS3_035e`] ("Turns are 15 seconds long.")
///
/// # Notes
///
/// Each of the two is for its own player. The rules have no clock; who plays a game reads the number of the player.
//~ done CS3_035 - 44054340.60d7f945 94541a5d.3f525092
pub const CS3_035: Power = on(Word::StartOfGame, &[attach("CS3_035e").to(CONTROLLER)])
    .when(there_is(&together(&[ENEMY_DECK, ENEMY_HAND]).that(named("CS3_035"))));

/// # Nozdormu Time
/// Enchantment
/// > Turns are 15 seconds long.
//~ done CS3_035e - d522ad72.5fb5c2fa 4a2758a3
pub const CS3_035e: Power = enchant(&[plus_tag(GameTag::TIMEOUT, 15)]);

/// # Redgill Razorjaw
/// Minion · Murloc · 2 mana · 3/1
/// > **Rush**
//~ vanilla CS3_038 5d1cafb1 7c0213a1.57b12c28 11bb3713
pub const CS3_038: Power = VANILLA;

/// # Boulderfist Ogre
/// Minion · 6 mana · 6/7
/// - Reprint of: [`CS2_200`](crate::legacy::neutral::CS2_200)
//~ vanilla Core_CS2_200 714a693b 8b3aeff8 7ea1eba7.cfb67a01
pub const Core_CS2_200: Power = VANILLA;

/// # Stonehill Defender
/// Minion · 3 mana · 1/5
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
/// - Reprint of: [`UNG_072`](crate::ungoro::neutral::UNG_072)
//~ reprint Core_UNG_072 1a83956e d6990338.1c14395b b2a640a6.73f41843
pub const Core_UNG_072: Power = crate::cards::UNG_072;

/// # Alexstrasza Strength
/// Enchantment
/// > Health Set to 15
//~ derived EX1_561e1 11d280ac d522ad72.49a27f5b db3259e2
pub const EX1_561e1: Power = enchant(&[HEALTH.set(15)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
/// - Makes: [`GAME_005e`](crate::legacy::neutral::GAME_005e)
//~ done GAME_005 - 3e8f9d5a.095f71be c6be21f5.eb9acf8a
pub const GAME_005: Power = spell(&[gain_mana(1)]);

/// # Crusader Aura
/// Enchantment
/// > Whenever a friendly minion Attacks, give it +2/+1.
//~ done TTN_908e - d522ad72.5fa5b7d7 205b48b6
pub const TTN_908e: Power = whenever(FRIENDLY_MINIONS.attack(CARD)).then(&[give(&[plus(2, 1)]).to(SUBJECT)]);
