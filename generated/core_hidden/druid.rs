//! Druid cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 35db00a4

/// # Thickhide Kodo
/// Minion · Beast · 4 mana · 3/5
/// > **Taunt Deathrattle:** Gain 5 Armor.
/// - Reprint of: [`BAR_535`](crate::barrens::druid::BAR_535)
//~ reprint CORE_BAR_535 3e51bfce 60e0c646.25b980b3 85cac70d.baaa9cde
pub const CORE_BAR_535: Power = crate::cards::BAR_535;

/// # Landscaping
/// Spell · Nature · 3 mana
/// > Summon two 2/2 Treants.
/// - Reprint of: [`BOT_420`](crate::boomsday::druid::BOT_420)
/// - Makes: [`EX1_tk9`](crate::classic::druid::EX1_tk9)
//~ reprint CORE_BOT_420 b1de5dd0 a4db704b.f2509a04 5ccc7e18.5b94d5dd.a6799aa0
pub const CORE_BOT_420: Power = crate::cards::BOT_420;

/// # Bogbeam
/// Spell · 3 mana
/// > Deal $3 damage to a minion. Costs (0) if you have at least 7 Mana Crystals.
/// - Reprint of: [`BT_134`](crate::ashes_of_outland::druid::BT_134)
//~ reprint CORE_BT_134 13bae67d 82ede6d1.557bb7e3 88f25963.6010abd8
pub const CORE_BT_134: Power = crate::cards::BT_134;

/// # Swipe
/// Spell · 3 mana
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
/// - Reprint of: [`CS2_012`](crate::legacy::druid::CS2_012)
//~ reprint CORE_CS2_012 99fcdca1 82ede6d1.c85351c2 07026448.69dc07f0
pub const CORE_CS2_012: Power = crate::cards::CS2_012;

/// # Wild Growth
/// Spell · Nature · 2 mana
/// > Gain an empty Mana Crystal.
/// - Reprint of: [`CS2_013`](crate::legacy::druid::CS2_013)
//~ reprint CORE_CS2_013 52c88dc3 f9bec0b1.fcccaa11 2278ff26.01c60a74
pub const CORE_CS2_013: Power = crate::cards::CS2_013;

/// # Nordrassil Druid
/// Minion · 4 mana · 3/5
/// > **Battlecry:** The next spell you cast this turn costs (3) less.
/// - Reprint of: [`CS3_012`](crate::legacy::druid::CS3_012)
//~ reprint CORE_CS3_012 b93584b3 e3908842.9b147efa 2a959bb5.fb5f132c
pub const CORE_CS3_012: Power = crate::cards::CS3_012;

/// # Lunar Eclipse
/// Spell · Arcane · 2 mana
/// > Deal $3 damage to a minion. Your next spell this turn costs (2) less.
/// - Reprint of: [`DMF_057`](crate::darkmoon_faire::druid::DMF_057)
//~ reprint CORE_DMF_057 cedf3a18 b3d67742.b77ae25f 09ccea5b.6e7a037a
pub const CORE_DMF_057: Power = crate::cards::DMF_057;

/// # Solar Eclipse
/// Spell · Nature · 2 mana
/// > The next spell you cast this turn casts twice.
/// - Reprint of: [`DMF_058`](crate::darkmoon_faire::druid::DMF_058)
//~ reprint CORE_DMF_058 8fd7f1d9 f9bec0b1.1251cb65 943d00be.1ff8c712
pub const CORE_DMF_058: Power = crate::cards::DMF_058;

/// # Umbral Owl
/// Minion · Beast · 7 mana · 4/4
/// > **Rush** Costs (1) less for each spell you've cast this game.
/// - Reprint of: [`DMF_060`](crate::darkmoon_faire::druid::DMF_060)
//~ reprint CORE_DMF_060 96579f8e b5b9edaa.973dd4ce 569f67d0.dcf8d3fe
pub const CORE_DMF_060: Power = crate::cards::DMF_060;

/// # Kiri, Chosen of Elune
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Add a Solar Eclipse and Lunar Eclipse to your hand.
/// - Reprint of: [`DMF_733`](crate::darkmoon_faire::druid::DMF_733)
/// - Makes: Lunar Eclipse [`CORE_DMF_057`] ("Deal 3 damage to a minion. Your next spell this…"); Solar Eclipse [`CORE_DMF_058`] ("The next spell you cast this turn casts twice.")
//~ reprint CORE_DMF_733 5991c41b dec50fb7.8cdfbb5e 179b953c.2231b5d3.30cfbd6c
pub const CORE_DMF_733: Power = crate::cards::DMF_733;

/// # Greybough
/// Minion · 5 mana · 4/6
/// > **Taunt Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon Greybough."
/// - Reprint of: [`DMF_734`](crate::darkmoon_faire::druid::DMF_734)
//~ reprint CORE_DMF_734 5ad9ba21 a0c0ba7d.60e103db 1db5b50c.d9f83309
pub const CORE_DMF_734: Power = crate::cards::DMF_734;

/// # Soul of the Forest
/// Spell · Nature · 3 mana
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
/// - Reprint of: [`EX1_158`](crate::classic::druid::EX1_158)
/// - Makes: [`EX1_158t`](crate::classic::druid::EX1_158t)
//~ reprint CORE_EX1_158 13e20aa6 a4db704b.62f7f904 9d87c472.ab7b8fea.240982a1
pub const CORE_EX1_158: Power = crate::cards::EX1_158;

/// # Nourish
/// Spell · Nature · 5 mana
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
/// - Reprint of: [`EX1_164`](crate::classic::druid::EX1_164)
//~ reprint CORE_EX1_164 e1825939 24317b8a.e4a8e658 0b38e0f8.e3ea7f2e
pub const CORE_EX1_164: Power = crate::cards::EX1_164;

/// # Druid of the Claw
/// Minion · 6 mana · 4/6
/// > **Choose One -** Transform into a 7/6 with **Rush**; or a 4/9 with **Taunt**.
/// - Reprint of: [`EX1_165`](crate::classic::druid::EX1_165)
//~ reprint CORE_EX1_165 e0b198cb 3c7f69b1.f61ea393 847c049e.c809ca6d
pub const CORE_EX1_165: Power = crate::cards::EX1_165;

/// # Ancient of War
/// Minion · 7 mana · 5/5
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
/// - Reprint of: [`EX1_178`](crate::classic::druid::EX1_178)
//~ reprint CORE_EX1_178 ed54551a 41fa2862.050f5e7b 125ea613.64917d08
pub const CORE_EX1_178: Power = crate::cards::EX1_178;

/// # Force of Nature
/// Spell · Nature · 5 mana
/// > Summon three 2/2 Treants.
/// - Reprint of: [`EX1_571`](crate::classic::druid::EX1_571)
/// - Makes: [`EX1_tk9`](crate::classic::druid::EX1_tk9)
//~ reprint CORE_EX1_571 d1d9d806 24317b8a.6202794c cc75e088.cc1de2b0.a6799aa0
pub const CORE_EX1_571: Power = crate::cards::EX1_571;

/// # Cenarius
/// Minion · 8 mana · 5/8
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
/// - Reprint of: [`EX1_573`](crate::classic::druid::EX1_573)
//~ reprint CORE_EX1_573 3d39bb00 be1dd5ed.248015f1 a80968db.767c75ab
pub const CORE_EX1_573: Power = crate::cards::EX1_573;

/// # Malfurion's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Feral Rage, Wild Growth, or Swipe.
/// - Reprint of: [`GIFT_10`](crate::legacy::druid::GIFT_10)
/// - Makes: Wild Growth [`CORE_CS2_013`] ("Gain an empty Mana Crystal.")
//~ reprint CORE_GIFT_10 f0e5755c 2f198b86.70b47c44 161009cc.e29b2558.6a594197
pub const CORE_GIFT_10: Power = crate::cards::GIFT_10;

/// # Witchwood Apple
/// Spell · Nature · 1 mana
/// > Add two 2/2 Treants to your hand.
/// - Reprint of: [`GIL_663`](crate::witchwood::druid::GIL_663)
/// - Makes: [`GIL_663t`](crate::witchwood::druid::GIL_663t)
//~ reprint CORE_GIL_663 c031558a 3f084ec4.cf4239a3 e9568494.22ce7285.4a289d43
pub const CORE_GIL_663: Power = crate::cards::GIL_663;

/// # Fatespinner
/// Minion · Undead · 5 mana · 5/3
/// > **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
/// - Reprint of: [`ICC_047`](crate::frozen_throne::druid::ICC_047)
//~ reprint CORE_ICC_047 d43f7eac 9633a805.52d6850e 0c171fc4.b6cd72c7
pub const CORE_ICC_047: Power = crate::cards::ICC_047;

/// # Webweave
/// Spell · Shadow · 5 mana
/// > Summon two 1/2 **Poisonous** Spiders.
/// - Reprint of: [`ICC_050`](crate::frozen_throne::druid::ICC_050)
/// - Makes: [`ICC_832t3`](crate::frozen_throne::druid::ICC_832t3)
//~ reprint CORE_ICC_050 c48a1ad2 cf35eba3.885cdb0a 31405e35.3f91a501.7c39db84
pub const CORE_ICC_050: Power = crate::cards::ICC_050;

/// # Druid of the Swarm
/// Minion · 2 mana · 1/2
/// > **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
/// - Reprint of: [`ICC_051`](crate::frozen_throne::druid::ICC_051)
//~ reprint CORE_ICC_051 ebcf1160 4c954f50.149c5c12 6b1a9761.5e423c96
pub const CORE_ICC_051: Power = crate::cards::ICC_051;

/// # Spreading Plague
/// Spell · Nature · 6 mana
/// > Summon a 1/5 Scarab with **Taunt**. If your opponent has more minions, cast this again.
/// - Reprint of: [`ICC_054`](crate::frozen_throne::druid::ICC_054)
/// - Makes: [`ICC_832t4`](crate::frozen_throne::druid::ICC_832t4)
//~ reprint CORE_ICC_054 89df6073 cfdfae10.f2f91db9 8ff3b35c.f9453ce4.0ac4a451
pub const CORE_ICC_054: Power = crate::cards::ICC_054;

/// # Gnash
/// Spell · 3 mana
/// > Give your hero +3 Attack this turn. Gain 3 Armor.
/// - Reprint of: [`ICC_079`](crate::frozen_throne::druid::ICC_079)
//~ reprint CORE_ICC_079 29e7b61e 82ede6d1.0ca410ab 795a7f90.12092408
pub const CORE_ICC_079: Power = crate::cards::ICC_079;

/// # Ultimate Infestation
/// Spell · 10 mana
/// > Deal $5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul.
/// - Reprint of: [`ICC_085`](crate::frozen_throne::druid::ICC_085)
/// - Makes: [`ICC_085t`](crate::frozen_throne::druid::ICC_085t)
//~ reprint CORE_ICC_085 78f302af 81779ce0.a67fbf93 f70c1e66.166cc3e5.de925225
pub const CORE_ICC_085: Power = crate::cards::ICC_085;

/// # Strongshell Scavenger
/// Minion · 4 mana · 2/3
/// > **Battlecry:** Give your **Taunt** minions +2/+2.
/// - Reprint of: [`ICC_807`](crate::frozen_throne::druid::ICC_807)
//~ reprint CORE_ICC_807 af200dcf 59f12120.0ec647e6 0b196a14.f9d3ad75
pub const CORE_ICC_807: Power = crate::cards::ICC_807;

/// # Crypt Lord
/// Minion · Undead · 3 mana · 1/6
/// > **Taunt** After you summon a minion, gain +1 Health.
/// - Reprint of: [`ICC_808`](crate::frozen_throne::druid::ICC_808)
//~ reprint CORE_ICC_808 22629a69 c039597b.1df94055 bbcf14a9.39f4d615
pub const CORE_ICC_808: Power = crate::cards::ICC_808;

/// # Malfurion the Pestilent
/// Hero · 7 mana · 30 health, 5 armor
/// > **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
/// - Reprint of: [`ICC_832`](crate::frozen_throne::druid::ICC_832)
/// - Makes: [`ICC_832p`](crate::frozen_throne::druid::ICC_832p)
//~ reprint CORE_ICC_832 463ef788 7c911c2c.50d810ef 764b5398.0830af3d.d5dd43b0
pub const CORE_ICC_832: Power = crate::cards::ICC_832;

/// # Hadronox
/// Minion · Beast · 9 mana · 3/7
/// > **Deathrattle:** Summon your **Taunt** minions that died this game.
/// - Reprint of: [`ICC_835`](crate::frozen_throne::druid::ICC_835)
//~ reprint CORE_ICC_835 345ce2f4 c70d759b.b009e6f8 fc38678e.a65e0a14
pub const CORE_ICC_835: Power = crate::cards::ICC_835;

/// # Menagerie Warden
/// Minion · 5 mana · 5/4
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
/// - Reprint of: [`KAR_065`](crate::karazhan::druid::KAR_065)
//~ reprint CORE_KAR_065 63e7433b 7c760552.3e5cddb0 bb120820.966cf4ee
pub const CORE_KAR_065: Power = crate::cards::KAR_065;

/// # Enchanted Raven
/// Minion · Beast · 1 mana · 2/2
/// - Reprint of: [`KAR_300`](crate::karazhan::druid::KAR_300)
//~ vanilla CORE_KAR_300 90fc960c e87f2697 6f812750.81a21c22
pub const CORE_KAR_300: Power = VANILLA;

/// # Mounted Raptor
/// Minion · Beast · 3 mana · 3/2
/// > **Deathrattle:** Summon a random 1-Cost minion.
/// - Reprint of: [`LOE_050`](crate::league_of_explorers::druid::LOE_050)
//~ reprint CORE_LOE_050 bd0b31a3 22856626.98be8406 76afcb84.3cf809f8
pub const CORE_LOE_050: Power = crate::cards::LOE_050;

/// # Lesser Jasper Spellstone
/// Spell · Nature · 1 mana
/// > Deal $2 damage to a minion. @(*Gain 3 Armor to upgrade.)*
/// - Reprint of: [`LOOT_051`](crate::kobolds_and_catacombs::druid::LOOT_051)
//~ reprint CORE_LOOT_051 d46358ac 3f084ec4.91e15c13 3bc706fa.08934dfa
pub const CORE_LOOT_051: Power = crate::cards::LOOT_051;

/// # Dew Process
/// Spell · Nature · 4 mana
/// > For the rest of the game, players draw an extra card at the start of their turn.
/// - Reprint of: [`MAW_024`](crate::castle_nathria::druid::MAW_024)
//~ reprint CORE_MAW_024 4d8c86ed 548e6072.9a14b007 5db362a6.cc961681
pub const CORE_MAW_024: Power = crate::cards::MAW_024;

/// # Attorney-at-Maw
/// Minion · 2 mana · 1/3
/// > **Choose One - Silence** a minion; or Give a minion **Immune** this turn.
/// - Reprint of: [`MAW_025`](crate::castle_nathria::druid::MAW_025)
//~ reprint CORE_MAW_025 47c5e8cf 4d6f41bd.b4f3052b b2b90cc6.70e65f45
pub const CORE_MAW_025: Power = crate::cards::MAW_025;

/// # Incarceration
/// Spell · 3 mana
/// > Choose a minion. It goes **Dormant** for 3 turns.
/// - Reprint of: [`MAW_026`](crate::castle_nathria::druid::MAW_026)
//~ reprint CORE_MAW_026 5f88bb05 82ede6d1.29709176 e8acd59c.a92869a4
pub const CORE_MAW_026: Power = crate::cards::MAW_026;

/// # Ancient of Lore
/// Minion · 7 mana · 7/7
/// > **Choose One -** Draw 2 cards; or Restore #7 Health.
/// - Reprint of: [`NEW1_008`](crate::classic::druid::NEW1_008)
//~ reprint CORE_NEW1_008 376b208c 48e5225f.520c8d67 513adb15.02cd2193
pub const CORE_NEW1_008: Power = crate::cards::NEW1_008;

/// # Natural Causes
/// Spell · Nature · 2 mana
/// > Deal $2 damage. Summon a 2/2 Treant.
/// - Reprint of: [`REV_307`](crate::castle_nathria::druid::REV_307)
/// - Makes: [`REV_336t2`](crate::castle_nathria::druid::REV_336t2)
//~ reprint CORE_REV_307 472722b4 f9bec0b1.1605254e 507eb75c.4c47ea01.97cb0d63
pub const CORE_REV_307: Power = crate::cards::REV_307;

/// # Death Blossom Whomper
/// Minion · 5 mana · 6/5
/// > **Battlecry:** Draw a **Deathrattle** minion and gain its **Deathrattle.**
/// - Reprint of: [`REV_310`](crate::castle_nathria::druid::REV_310)
//~ reprint CORE_REV_310 469b161b 724ad716.b9136cc4 6ecd18de.e79d8a5d
pub const CORE_REV_310: Power = crate::cards::REV_310;

/// # Nightshade Bud
/// Spell · Nature · 8 mana
/// > **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
/// - Reprint of: [`REV_311`](crate::castle_nathria::druid::REV_311)
//~ reprint CORE_REV_311 03b74dd7 a0bce8cf.a1de5427 2bedde5d.1cf9e508
pub const CORE_REV_311: Power = crate::cards::REV_311;

/// # Planted Evidence
/// Spell · Nature · 1 mana
/// > **Discover** a spell. It costs (2) less this turn.
/// - Reprint of: [`REV_313`](crate::castle_nathria::druid::REV_313)
//~ reprint CORE_REV_313 51ec2d16 3f084ec4.2a8a61ec d1a1ee2f.ee3a9fe4
pub const CORE_REV_313: Power = crate::cards::REV_313;

/// # Topior the Shrubbagazzor
/// Minion · Dragon · 7 mana · 5/5
/// > **Battlecry:** For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with **Rush**.
/// - Reprint of: [`REV_314`](crate::castle_nathria::druid::REV_314)
/// - Makes: [`REV_314t`](crate::castle_nathria::druid::REV_314t)
//~ reprint CORE_REV_314 9dcdd7e5 5ae2a414.3fce00b8 319167e2.ea4a07a8.d4302aee
pub const CORE_REV_314: Power = crate::cards::REV_314;

/// # Widowbloom Seedsman
/// Minion · 4 mana · 3/2
/// > **Battlecry:** Draw a Nature spell. Gain an empty Mana Crystal.
/// - Reprint of: [`REV_318`](crate::castle_nathria::druid::REV_318)
//~ reprint CORE_REV_318 8a053302 e3956461.d6a0f2d4 f45242f2.53a70850
pub const CORE_REV_318: Power = crate::cards::REV_318;

/// # Sesselie of the Fae Court
/// Minion · 8 mana · 8/8
/// > **Taunt Deathrattle**: Draw a minion. Reduce its Cost by (8).
/// - Reprint of: [`REV_319`](crate::castle_nathria::druid::REV_319)
//~ reprint CORE_REV_319 5c045490 47db507d.c7029214 b7fd544d.329a76b9
pub const CORE_REV_319: Power = crate::cards::REV_319;

/// # Hedge Maze
/// Location · 3 mana · 2 uses
/// > Trigger a friendly minion's **Deathrattle**.
/// - Reprint of: [`REV_333`](crate::castle_nathria::druid::REV_333)
//~ reprint CORE_REV_333 68ae4f3d 1dcfdd2f.c485233e ab18c746.750a8ea2
pub const CORE_REV_333: Power = crate::cards::REV_333;

/// # Plot of Sin
/// Spell · Nature · 3 mana
/// > Summon two 2/2 Treants. **Infuse (@):** Two 5/5 Ancients instead.
/// - Numbers: {0} = 5
/// - Reprint of: [`REV_336`](crate::castle_nathria::druid::REV_336)
/// - Makes: [`REV_336t3`](crate::castle_nathria::druid::REV_336t3)
//~ reprint CORE_REV_336 b5298b1f a4db704b.99de0329.ea2e0c35 aae9c32e.61126e1f.a5521dc2
pub const CORE_REV_336: Power = crate::cards::REV_336;

/// # Convoke the Spirits
/// Spell · Nature · 10 mana
/// > Cast 8 random Druid spells *(targets chosen randomly*).
/// - Reprint of: [`REV_365`](crate::castle_nathria::druid::REV_365)
//~ reprint CORE_REV_365 383d456e 6d4af271.18787d22 7e3d4c1a.b498394a
pub const CORE_REV_365: Power = crate::cards::REV_365;

/// # Park Panther
/// Minion · Beast · 4 mana · 4/4
/// > **Rush**. Whenever this attacks, give your hero +3 Attack this turn.
/// - Reprint of: [`SW_431`](crate::stormwind::druid::SW_431)
//~ reprint CORE_SW_431 c07d45cf 79d4db7e.4570271d 28eda5a6.5fb3e168
pub const CORE_SW_431: Power = crate::cards::SW_431;

/// # Pounce
/// Spell · 0 mana
/// > Give your hero +2 Attack this turn.
/// - Reprint of: [`TRL_243`](crate::rastakhan::druid::TRL_243)
//~ reprint CORE_TRL_243 789a5ec4 3e8f9d5a.bd10cb6e 8de6105f.8e01592f
pub const CORE_TRL_243: Power = crate::cards::TRL_243;

/// # Earthen Scales
/// Spell · Nature · 2 mana
/// > Give a friendly minion +1/+1, then gain Armor equal to its Attack.
/// - Reprint of: [`UNG_108`](crate::ungoro::druid::UNG_108)
//~ reprint CORE_UNG_108 a8df4b32 f9bec0b1.d22b8124 0d9bcb77.96675f97
pub const CORE_UNG_108: Power = crate::cards::UNG_108;

/// # Moonfire
/// Spell · Arcane · 0 mana
/// > Deal $1 damage.
/// - Reprint of: [`CS2_008`](crate::legacy::druid::CS2_008)
//~ reprint Core_CS2_008 ac8dc8e6 86daee54.fa72074b 84568cb9.dbb019a4
pub const Core_CS2_008: Power = crate::cards::CS2_008;
