//! Hunter cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5811990f

/// # Lock and Load
/// Spell · 0 mana
/// > Each time you cast a spell this turn, get a random Hunter card.
/// - Reprint of: [`AT_061`](crate::grand_tournament::hunter::AT_061)
//~ reprint CORE_AT_061 d4f43fc7 3e8f9d5a.2b16f868 7f7c095d.26124da1
pub const CORE_AT_061: Power = crate::cards::AT_061;

/// # Ice Trap
/// Spell · Frost · 2 mana
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
/// - Reprint of: [`AV_226`](crate::alterac_valley::hunter::AV_226)
//~ reprint CORE_AV_226 904c1446 589519e6.016ca381 2c8b29d4.b57aaae6
pub const CORE_AV_226: Power = crate::cards::AV_226;

/// # Barak Kodobane
/// Minion · 5 mana · 3/5
/// > **Battlecry:** Draw a 1, 2, and 3-Cost spell.
/// - Reprint of: [`BAR_551`](crate::barrens::hunter::BAR_551)
//~ reprint CORE_BAR_551 15a7ddb6 e8b987c6.d3996cf1 3307a233.76ed6a38
pub const CORE_BAR_551: Power = crate::cards::BAR_551;

/// # Marked Shot
/// Spell · 4 mana
/// > Deal $4 damage to a minion. **Discover** a spell.
/// - Reprint of: [`DAL_371`](crate::rise_of_shadows::hunter::DAL_371)
//~ reprint CORE_DAL_371 0fbfbf4e 38d1d3b0.ca282949 8a8e07d3.9c6060ae
pub const CORE_DAL_371: Power = crate::cards::DAL_371;

/// # Doggie Biscuit
/// Spell · 2 mana
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
/// - Reprint of: [`DED_009`](crate::stormwind::hunter::DED_009)
//~ reprint CORE_DED_009 ec51c96f 7846e7ae.b5387cf4 06c5e7ec.6ff1e86b
pub const CORE_DED_009: Power = crate::cards::DED_009;

/// # Veranus
/// Minion · Dragon · 6 mana · 7/6
/// > **Battlecry:** Change the Health of all enemy minions to 1.
/// - Reprint of: [`DRG_095`](crate::descent_of_dragons::hunter::DRG_095)
//~ reprint CORE_DRG_095 3cd82476 fabb6e94.42ddefe0 9a5ecf39.5505427d
pub const CORE_DRG_095: Power = crate::cards::DRG_095;

/// # Scavenging Hyena
/// Minion · Beast · 2 mana · 2/2
/// > Whenever a friendly Beast dies, gain +2/+1.
/// - Reprint of: [`EX1_531`](crate::classic::hunter::EX1_531)
//~ reprint CORE_EX1_531 49d279f7 40a0f9de.15f932c8 17d75fc3.85f24eae
pub const CORE_EX1_531: Power = crate::cards::EX1_531;

/// # Savannah Highmane
/// Minion · Beast · 6 mana · 7/5
/// > **Deathrattle:** Summon two 2/2 Hyenas.
/// - Reprint of: [`EX1_534`](crate::classic::hunter::EX1_534)
/// - Makes: [`EX1_534t`](crate::classic::hunter::EX1_534t)
//~ reprint CORE_EX1_534 3644f186 ef082740.a22acaca cbf70bf6.96bc40a2.b68be4a3
pub const CORE_EX1_534: Power = crate::cards::EX1_534;

/// # Kill Command
/// Spell · 3 mana
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
/// - Reprint of: [`EX1_539`](crate::legacy::hunter::EX1_539)
//~ reprint CORE_EX1_539 aab6e682 82ede6d1.317598aa c568982c.36f277b3
pub const CORE_EX1_539: Power = crate::cards::EX1_539;

/// # King Krush
/// Minion · Beast · 9 mana · 8/8
/// > **Charge**
/// - Reprint of: [`EX1_543`](crate::classic::hunter::EX1_543)
//~ vanilla CORE_EX1_543 cadd4351 3d4d7366.276b5ef0 43a74f56.b5c2587f
pub const CORE_EX1_543: Power = VANILLA;

/// # Snake Trap
/// Spell · 2 mana
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
/// - Reprint of: [`EX1_554`](crate::classic::hunter::EX1_554)
/// - Makes: [`EX1_554t`](crate::classic::hunter::EX1_554t)
//~ reprint CORE_EX1_554 3321a4e0 7846e7ae.93ace120 aa90a508.7fac1d31.8a24b9ad
pub const CORE_EX1_554: Power = crate::cards::EX1_554;

/// # Deadly Shot
/// Spell · 3 mana
/// > Destroy a random enemy minion.
/// - Reprint of: [`EX1_617`](crate::classic::hunter::EX1_617)
//~ reprint CORE_EX1_617 8276ab4e 82ede6d1.cf9056fb 642d9de2.e783c616
pub const CORE_EX1_617: Power = crate::cards::EX1_617;

/// # Lesser Emerald Spellstone
/// Spell · Nature · 5 mana
/// > Summon two 3/3 Wolves. *(Play a **Secret** to upgrade.)*
/// - Reprint of: [`LOOT_080`](crate::kobolds_and_catacombs::hunter::LOOT_080)
//~ reprint CORE_FB_Champs_LOOT_080 00d3f08d 24317b8a.39466984 2f4f2d2d.4fb80bd8
pub const CORE_FB_Champs_LOOT_080: Power = crate::cards::LOOT_080;

/// # Webspinner
/// Minion · Beast · 1 mana · 1/1
/// > **Deathrattle:** Get a random Beast.
/// - Reprint of: [`FP1_011`](crate::naxxramas::hunter::FP1_011)
//~ reprint CORE_FP1_011 c2378e65 5533a85b.9c8873b4 f8b97762.057e6e84
pub const CORE_FP1_011: Power = crate::cards::FP1_011;

/// # Rexxar's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
/// - Reprint of: [`GIFT_03`](crate::legacy::hunter::GIFT_03)
/// - Makes: Deadly Shot [`CORE_EX1_617`] ("Destroy a random enemy minion.")
//~ reprint CORE_GIFT_03 efac50a5 2f198b86.1ae42e73 f4328b61.19fc8816.d4730b97
pub const CORE_GIFT_03: Power = crate::cards::GIFT_03;

/// # Houndmaster Shaw
/// Minion · 4 mana · 3/6
/// > Your other minions have **Rush**.
/// - Reprint of: [`GIL_650`](crate::witchwood::hunter::GIL_650)
//~ reprint CORE_GIL_650 c0d1f78b e3b1249d.fb7dc7cf ce7597f3.83215e7a
pub const CORE_GIL_650: Power = crate::cards::GIL_650;

/// # Dire Frenzy
/// Spell · 4 mana
/// > Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3.
/// - Reprint of: [`GIL_828`](crate::witchwood::hunter::GIL_828)
//~ reprint CORE_GIL_828 4af558cd 38d1d3b0.0bc0fb0d a86fcee3.12392151
pub const CORE_GIL_828: Power = crate::cards::GIL_828;

/// # Exploding Bloatbat
/// Minion · Beast · 4 mana · 2/1
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
/// - Reprint of: [`ICC_021`](crate::frozen_throne::hunter::ICC_021)
//~ reprint CORE_ICC_021 246d3900 15abc7df.45929390 12147498.5bac98d3
pub const CORE_ICC_021: Power = crate::cards::ICC_021;

/// # Toxic Arrow
/// Spell · Nature · 2 mana
/// > Deal $2 damage to a minion. If it survives, give it **Poisonous**.
/// - Reprint of: [`ICC_049`](crate::frozen_throne::hunter::ICC_049)
//~ reprint CORE_ICC_049 8b8ec086 f9bec0b1.718b19cb 743f38aa.18b61244
pub const CORE_ICC_049: Power = crate::cards::ICC_049;

/// # Play Dead
/// Spell · 1 mana
/// > Trigger a friendly minion's **Deathrattle**.
/// - Reprint of: [`ICC_052`](crate::frozen_throne::hunter::ICC_052)
//~ reprint CORE_ICC_052 75d81062 2f198b86.c485233e f08e77ef.3c40f63f
pub const CORE_ICC_052: Power = crate::cards::ICC_052;

/// # Venomstrike Trap
/// Spell · 2 mana
/// > **Secret:** When one of your minions is attacked, summon a 2/3 **Poisonous** Cobra.
/// - Reprint of: [`ICC_200`](crate::frozen_throne::hunter::ICC_200)
/// - Makes: [`EX1_170`](crate::classic::neutral::EX1_170)
//~ reprint CORE_ICC_200 145eef33 7846e7ae.28872a89 5f7c06a2.4bb3a8e8.7654cb96
pub const CORE_ICC_200: Power = crate::cards::ICC_200;

/// # Professor Putricide
/// Minion · Undead · 4 mana · 5/4
/// > After you play a **Secret**, put a random Hunter **Secret** into the battlefield.
/// - Reprint of: [`ICC_204`](crate::frozen_throne::hunter::ICC_204)
//~ reprint CORE_ICC_204 5cc52e1c ca439a9a.afdc2eed 97459e7b.3d3c1f08
pub const CORE_ICC_204: Power = crate::cards::ICC_204;

/// # Corpse Widow
/// Minion · Undead · Beast · 5 mana · 4/6
/// > Your **Deathrattle** cards cost (2) less.
/// - Reprint of: [`ICC_243`](crate::frozen_throne::hunter::ICC_243)
//~ reprint CORE_ICC_243 bbf384d1 bdb92683.e309fd29 eeb09f12.d930435b
pub const CORE_ICC_243: Power = crate::cards::ICC_243;

/// # Stitched Tracker
/// Minion · Undead · 3 mana · 2/2
/// > **Battlecry: Discover** a copy of a minion in your deck.
/// - Reprint of: [`ICC_415`](crate::frozen_throne::hunter::ICC_415)
//~ reprint CORE_ICC_415 c1414638 b5bee8cc.a74e817e be04cb3b.9d9493d2
pub const CORE_ICC_415: Power = crate::cards::ICC_415;

/// # Bearshark
/// Minion · Undead · Beast · 3 mana · 4/3
/// > **Elusive**
/// - Reprint of: [`ICC_419`](crate::frozen_throne::hunter::ICC_419)
//~ vanilla CORE_ICC_419 2a39e2e4 9b9db526.c54580ff 4e4f08a3.efa16bc4
pub const CORE_ICC_419: Power = VANILLA;

/// # Abominable Bowman
/// Minion · Undead · 7 mana · 6/7
/// > **Deathrattle:** Summon a random friendly Beast that died this game.
/// - Reprint of: [`ICC_825`](crate::frozen_throne::hunter::ICC_825)
//~ reprint CORE_ICC_825 9dd07d5c 5aa8d241.f41ce2ec 45ba7fcf.726b29b4
pub const CORE_ICC_825: Power = crate::cards::ICC_825;

/// # Deathstalker Rexxar
/// Hero · 6 mana · 30 health, 5 armor
/// > **Battlecry:** Deal 2 damage to all enemy minions.
/// - Reprint of: [`ICC_828`](crate::frozen_throne::hunter::ICC_828)
/// - Makes: [`ICC_828p`](crate::frozen_throne::hunter::ICC_828p)
//~ reprint CORE_ICC_828 78ca64f9 50500b29.b4575076 42b0b305.a85bcbee.9f43b9d7
pub const CORE_ICC_828: Power = crate::cards::ICC_828;

/// # Cat Trick
/// Spell · 2 mana
/// > **Secret:** After your opponent casts a spell, summon a 4/2 Panther with **Stealth**.
/// - Reprint of: [`KAR_004`](crate::karazhan::hunter::KAR_004)
/// - Makes: [`KAR_004a`](crate::karazhan::hunter::KAR_004a)
//~ reprint CORE_KAR_004 ff540c7a 7846e7ae.5080cfb9 ba0e4e46.d5a11e6d.57b7d3a5
pub const CORE_KAR_004: Power = crate::cards::KAR_004;

/// # Cloaked Huntress
/// Minion · 3 mana · 3/4
/// > Your **Secrets** cost (0).
/// - Reprint of: [`KAR_006`](crate::karazhan::hunter::KAR_006)
//~ reprint CORE_KAR_006 c16b70c7 05841e04.e4308459 19243879.96632204
pub const CORE_KAR_006: Power = crate::cards::KAR_006;

/// # Wandering Monster
/// Spell · 2 mana
/// > **Secret:** When an enemy attacks your hero, summon a 3-Cost minion as the new target.
/// - Reprint of: [`LOOT_079`](crate::kobolds_and_catacombs::hunter::LOOT_079)
//~ reprint CORE_LOOT_079 99fd5153 7846e7ae.cd86f22c d9782d73.21561ccb
pub const CORE_LOOT_079: Power = crate::cards::LOOT_079;

/// # Candleshot
/// Weapon · 1 mana · 1/3 durability
/// > Your hero is **Immune** while attacking.
/// - Reprint of: [`LOOT_222`](crate::kobolds_and_catacombs::hunter::LOOT_222)
//~ reprint CORE_LOOT_222 b331ef68 58afaf32.34a091c0 85473c55.305d022f
pub const CORE_LOOT_222: Power = crate::cards::LOOT_222;

/// # Shadehound
/// Minion · Beast · 5 mana · 6/5
/// > Whenever this attacks, give your other Beasts +2/+2. **Infuse (@ Beasts):** Gain **Rush**.
/// - Numbers: {0} = 3
/// - Reprint of: [`MAW_009`](crate::castle_nathria::hunter::MAW_009)
/// - Makes: [`MAW_009t`](crate::castle_nathria::hunter::MAW_009t)
//~ reprint CORE_MAW_009 abf09c44 ddb8a4d7.784ea1f0.ea2304e3 53fa12f4.53296e3e.d4288816
pub const CORE_MAW_009: Power = crate::cards::MAW_009;

/// # Motion Denied
/// Spell · 2 mana
/// > **Secret:** After your opponent plays three cards in a turn, deal $6 damage to the enemy hero.
/// - Reprint of: [`MAW_010`](crate::castle_nathria::hunter::MAW_010)
//~ reprint CORE_MAW_010 b19b1f85 7846e7ae.386e3dac 76a5e056.9de129bc
pub const CORE_MAW_010: Power = crate::cards::MAW_010;

/// # Defense Attorney Nathanos
/// Minion · Undead · 6 mana · 4/4
/// > **Battlecry: Discover** a friendly **Deathrattle** minion that died this game. Gain its **Deathrattle** and then trigger it.
/// - Reprint of: [`MAW_011`](crate::castle_nathria::hunter::MAW_011)
//~ reprint CORE_MAW_011 f903a924 60735269.46a11672 a1a7c8d1.e602c599
pub const CORE_MAW_011: Power = crate::cards::MAW_011;

/// # Frenzied Fangs
/// Spell · 2 mana
/// > Summon two 2/1 Bats. **Infuse (@):** Give them +1/+2.
/// - Numbers: {0} = 3
/// - Reprint of: [`REV_350`](crate::castle_nathria::hunter::REV_350)
//~ reprint CORE_REV_350 1978af4f 7846e7ae.edbb67e0.ea2304e3 543b7300.086787e9
pub const CORE_REV_350: Power = crate::cards::REV_350;

/// # Stonebound Gargon
/// Minion · Beast · 4 mana · 3/5
/// > **Rush Infuse (@):** Also damages the minions next to whomever this attacks.
/// - Numbers: {0} = 3
/// - Reprint of: [`REV_352`](crate::castle_nathria::hunter::REV_352)
/// - Makes: [`REV_352t`](crate::castle_nathria::hunter::REV_352t)
//~ reprint CORE_REV_352 005b2803 60e0c646.eb8180bb.ea2304e3 d01b0c08.ad7bc571.411e5071
pub const CORE_REV_352: Power = crate::cards::REV_352;

/// # Huntsman Altimor
/// Minion · 7 mana · 5/4
/// > **Battlecry:** Summon a Gargon Companion. **Infuse ({0}):** Summon another. **Infuse ({1}):** And another!
/// - Numbers: {0} = 4, {1} = 8
/// - Reprint of: [`REV_353`](crate::castle_nathria::hunter::REV_353)
//~ reprint CORE_REV_353 089ad417 41cba997.618c380d.fe9e0422 dddc7e40.049a52c5
pub const CORE_REV_353: Power = crate::cards::REV_353;

/// # Batty Guest
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Summon a 2/1 Bat.
/// - Reprint of: [`REV_356`](crate::castle_nathria::hunter::REV_356)
/// - Makes: [`REV_350t`](crate::castle_nathria::hunter::REV_350t)
//~ reprint CORE_REV_356 e9b611d7 cbd7c476.03c903bc 09aaadbd.a927152a.ec54bbb0
pub const CORE_REV_356: Power = crate::cards::REV_356;

/// # Spirit Poacher
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Summon a random **Dormant** Wildseed.
/// - Reprint of: [`REV_360`](crate::castle_nathria::hunter::REV_360)
//~ reprint CORE_REV_360 14bc1555 565e37de.1dc9f588 94cb8b0e.dedc0797
pub const CORE_REV_360: Power = crate::cards::REV_360;

/// # Wild Spirits
/// Spell · Nature · 3 mana
/// > Summon two different **Dormant** Wildseeds. Make your Wildseeds awaken 1 turn sooner.
/// - Reprint of: [`REV_361`](crate::castle_nathria::hunter::REV_361)
//~ reprint CORE_REV_361 30d69d55 a4db704b.f3277c9d 7d46b671.22546b24
pub const CORE_REV_361: Power = crate::cards::REV_361;

/// # Castle Kennels
/// Location · 2 mana · 3 uses
/// > Give a friendly minion +2 Attack. If it's a Beast, give it **Rush**.
/// - Reprint of: [`REV_362`](crate::castle_nathria::hunter::REV_362)
//~ reprint CORE_REV_362 ede2ea2b 3195d7e3.391c6939 535a8668.85bbe5cb
pub const CORE_REV_362: Power = crate::cards::REV_362;

/// # Ara'lon
/// Minion · 5 mana · 4/5
/// > **Battlecry:** Summon one of each **Dormant** Wildseed.
/// - Reprint of: [`REV_363`](crate::castle_nathria::hunter::REV_363)
//~ reprint CORE_REV_363 095a3eb0 a0c2f312.ee1820b9 8c81e77b.972d6dd1
pub const CORE_REV_363: Power = crate::cards::REV_363;

/// # Stag Charge
/// Spell · 3 mana
/// > Deal $3 damage. Summon a random **Dormant** Wildseed.
/// - Reprint of: [`REV_364`](crate::castle_nathria::hunter::REV_364)
//~ reprint CORE_REV_364 586c9a0a 82ede6d1.2cf22e76 0cdb6bad.2c3aa7dc
pub const CORE_REV_364: Power = crate::cards::REV_364;

/// # Collateral Damage
/// Spell · 8 mana
/// > Deal $6 damage to three random enemy minions. Excess damage hits the enemy hero.
/// - Reprint of: [`REV_369`](crate::castle_nathria::hunter::REV_369)
//~ reprint CORE_REV_369 bb5d44a0 93b14068.dc50cc81 f9aacf20.8138cded
pub const CORE_REV_369: Power = crate::cards::REV_369;

/// # Master's Call
/// Spell · 3 mana
/// > **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
/// - Reprint of: [`TRL_339`](crate::rastakhan::hunter::TRL_339)
//~ reprint CORE_TRL_339 56c3c390 82ede6d1.feca9563 329dfca1.ecc62f16
pub const CORE_TRL_339: Power = crate::cards::TRL_339;

/// # Springpaw
/// Minion · Beast · 1 mana · 1/1
/// > **Rush Battlecry:** Add a 1/1 Lynx with **Rush** to your hand.
/// - Reprint of: [`TRL_348`](crate::rastakhan::hunter::TRL_348)
/// - Makes: [`TRL_348t`](crate::rastakhan::hunter::TRL_348t)
//~ reprint CORE_TRL_348 2dadb1a5 5533a85b.292677ea 5ca7ea64.459fd15c.e5de31a6
pub const CORE_TRL_348: Power = crate::cards::TRL_348;

/// # Terrorscale Stalker
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
/// - Reprint of: [`UNG_800`](crate::ungoro::hunter::UNG_800)
//~ reprint CORE_UNG_800 98913639 5656a6e3.2964c921 b667196c.50d4c08c
pub const CORE_UNG_800: Power = crate::cards::UNG_800;

/// # Selective Breeder
/// Minion · 2 mana · 1/3
/// > **Battlecry: Discover** a copy of a Beast in your deck.
//~ reprint CS3_015 b8647443 4d6f41bd.22490f65 73623e1b
pub const CS3_015: Power = crate::cards::LEG_CS3_015;
