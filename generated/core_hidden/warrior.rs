//! Warrior cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3d355c4d

/// # Dyn-o-matic
/// Minion · Mech · 5 mana · 3/4
/// > **Battlecry:** Deal 5 damage randomly split among all minions except Mechs.
/// - Reprint of: [`BOT_104`](crate::boomsday::warrior::BOT_104)
//~ reprint CORE_BOT_104 f1fd3c3f 955174ad.04784795 1b4da9fe.af1f3dc9
pub const CORE_BOT_104: Power = crate::cards::BOT_104;

/// # Bladestorm
/// Spell · 2 mana
/// > Deal $1 damage to all minions. Repeat until one dies.
/// - Reprint of: [`BT_117`](crate::ashes_of_outland::warrior::BT_117)
//~ reprint CORE_BT_117 45d67e5b 7846e7ae.af253366 70e0088c.1b2b10e2
pub const CORE_BT_117: Power = crate::cards::BT_117;

/// # Fiery War Axe
/// Weapon · 2 mana · 3/2 durability
/// - Reprint of: [`CS2_106`](crate::legacy::warrior::CS2_106)
//~ vanilla CORE_CS2_106 50f8a9cb 9c01ccd6 bf97a1b8.e1f01c0b
pub const CORE_CS2_106: Power = VANILLA;

/// # Bloodsail Deckhand
/// Minion · Pirate · 1 mana · 2/1
/// > **Battlecry:** The next weapon you play costs (1) less.
//~ reprint CORE_CS3_008 81a5100d 412e6741.39f6e939 184e7454
pub const CORE_CS3_008: Power = crate::cards::CS3_008;

/// # War Cache
/// Spell · 3 mana
/// > Add a random Warrior minion, spell, and weapon to your hand.
/// - Reprint of: [`CS3_009`](crate::legacy::warrior::CS3_009)
//~ reprint CORE_CS3_009 98cc9557 82ede6d1.25ebfac2 2c09e04f.1ed12099
pub const CORE_CS3_009: Power = crate::cards::CS3_009;

/// # Warsong Outrider
/// Minion · 4 mana · 5/4
/// > **Rush**
/// - Reprint of: [`CS3_030`](crate::legacy::warrior::CS3_030)
//~ vanilla CORE_CS3_030 b06c57f6 5af9fab3.57b12c28 41330409.11f56f3e
pub const CORE_CS3_030: Power = VANILLA;

/// # Sword Eater
/// Minion · Pirate · 4 mana · 2/5
/// > **Taunt Battlecry:** Equip a 3/2 Sword.
/// - Reprint of: [`DMF_521`](crate::darkmoon_faire::warrior::DMF_521)
/// - Makes: [`DMF_521t`](crate::darkmoon_faire::warrior::DMF_521t)
//~ reprint CORE_DMF_521 3d46c7b2 e3a5102a.5a949d5d 625f2b60.16a84a36.53745af8
pub const CORE_DMF_521: Power = crate::cards::DMF_521;

/// # Minefield
/// Spell · 2 mana
/// > Deal $5 damage randomly split among all minions.
/// - Reprint of: [`DMF_522`](crate::darkmoon_faire::warrior::DMF_522)
//~ reprint CORE_DMF_522 3f97dfd1 7846e7ae.97323de4 e127c661.8adc06d1
pub const CORE_DMF_522: Power = crate::cards::DMF_522;

/// # Deathwing, Mad Aspect
/// Minion · Dragon · 8 mana · 12/12
/// > **Battlecry:** Attack ALL other minions.
/// - Reprint of: [`DRG_026`](crate::descent_of_dragons::warrior::DRG_026)
//~ reprint CORE_DRG_026 1c7bb75e 7069d4ab.9e31f8a9 7e97b1d0.2208627e
pub const CORE_DRG_026: Power = crate::cards::DRG_026;

/// # Warsong Commander
/// Minion · 3 mana · 2/3
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
/// - Reprint of: [`EX1_084`](crate::legacy::warrior::EX1_084)
//~ reprint CORE_EX1_084 19242d6f decb9ba2.c2e42985 fd5f0683.7f9911ae
pub const CORE_EX1_084: Power = crate::cards::EX1_084;

/// # Whirlwind
/// Spell · 1 mana
/// > Deal $1 damage to ALL minions.
/// - Reprint of: [`EX1_400`](crate::legacy::warrior::EX1_400)
//~ reprint CORE_EX1_400 089505e7 2f198b86.b2b10793 75042bb6.d542e2a7
pub const CORE_EX1_400: Power = crate::cards::EX1_400;

/// # Armorsmith
/// Minion · 2 mana · 1/4
/// > Whenever a friendly minion takes damage, gain 1 Armor.
/// - Reprint of: [`EX1_402`](crate::classic::warrior::EX1_402)
//~ reprint CORE_EX1_402 11e783a0 4c924706.956af7c6 2a4e321d.6258453f
pub const CORE_EX1_402: Power = crate::cards::EX1_402;

/// # Brawl
/// Spell · 5 mana
/// > Destroy all minions except one. *(chosen randomly)*
/// - Reprint of: [`EX1_407`](crate::classic::warrior::EX1_407)
//~ reprint CORE_EX1_407 0ac74506 36b694de.f7030bba 5aa0fff9.4463b635
pub const CORE_EX1_407: Power = crate::cards::EX1_407;

/// # Shield Slam
/// Spell · 1 mana
/// > Deal 1 damage to a minion for each Armor you have.
/// - Reprint of: [`EX1_410`](crate::classic::warrior::EX1_410)
//~ reprint CORE_EX1_410 9f88420a 2f198b86.fbbfa841 59111bc4.1e927c4b
pub const CORE_EX1_410: Power = crate::cards::EX1_410;

/// # Gorehowl
/// Weapon · 7 mana · 7/1 durability
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
/// - Reprint of: [`EX1_411`](crate::classic::warrior::EX1_411)
//~ reprint CORE_EX1_411 3bd1593f 064f3bf6.8cfb9730 bab1e93d.29e74eb5
pub const CORE_EX1_411: Power = crate::cards::EX1_411;

/// # Cruel Taskmaster
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
/// - Reprint of: [`EX1_603`](crate::classic::warrior::EX1_603)
//~ reprint CORE_EX1_603 04b98b0c 5656a6e3.7d6d005e 4da5ab5d.f7c946ef
pub const CORE_EX1_603: Power = crate::cards::EX1_603;

/// # Garrosh's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Execute, Shield Block, or Brawl.
/// - Reprint of: [`GIFT_07`](crate::legacy::warrior::GIFT_07)
//~ reprint CORE_GIFT_07 733eda46 2f198b86.58567388 7b6863d3.a53e4515
pub const CORE_GIFT_07: Power = crate::cards::GIFT_07;

/// # Darius Crowley
/// Minion · 5 mana · 4/5
/// > **Rush** After this attacks and kills a minion, gain +2/+2.
/// - Reprint of: [`GIL_547`](crate::witchwood::warrior::GIL_547)
//~ reprint CORE_GIL_547 1a3eb8d4 a0c2f312.c5ceb032 daf98d39.aba8e793
pub const CORE_GIL_547: Power = crate::cards::GIL_547;

/// # Town Crier
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Draw a **Rush** minion from your deck.
/// - Reprint of: [`GIL_580`](crate::witchwood::warrior::GIL_580)
//~ reprint CORE_GIL_580 abefaf0a cbfac199.6761b4b3 93147250.77077cb5
pub const CORE_GIL_580: Power = crate::cards::GIL_580;

/// # Woodcutter's Axe
/// Weapon · 2 mana · 2/2 durability
/// > **Deathrattle:** Give +2/+1 to a random friendly minion.
/// - Reprint of: [`GIL_653`](crate::witchwood::warrior::GIL_653)
//~ reprint CORE_GIL_653 71fa9ada 55a4c629.898ddc9e dc5087cd.4c504d39
pub const CORE_GIL_653: Power = crate::cards::GIL_653;

/// # Shieldmaiden
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Gain 5 Armor.
/// - Reprint of: [`GVG_053`](crate::goblins_vs_gnomes::warrior::GVG_053)
//~ reprint CORE_GVG_053 c744de7e 7c0f8337.ff4e009d 32e07ed8.4434f5d7
pub const CORE_GVG_053: Power = crate::cards::GVG_053;

/// # Mountainfire Armor
/// Minion · 3 mana · 4/3
/// > **Deathrattle:** If it's your opponent's turn, gain 6 Armor.
/// - Reprint of: [`ICC_062`](crate::frozen_throne::warrior::ICC_062)
//~ reprint CORE_ICC_062 25e83bf7 cbdfe8b5.cc96250e 6ce5da62.c4c4403b
pub const CORE_ICC_062: Power = crate::cards::ICC_062;

/// # Blood Razor
/// Weapon · 4 mana · 2/2 durability
/// > **Battlecry and Deathrattle:** Deal 1 damage to all minions.
/// - Reprint of: [`ICC_064`](crate::frozen_throne::warrior::ICC_064)
//~ reprint CORE_ICC_064 d5fd734d 24215602.2a79e976 8b9a7318.98132977
pub const CORE_ICC_064: Power = crate::cards::ICC_064;

/// # Dead Man's Hand
/// Spell · 2 mana
/// > Shuffle a copy of your hand into your deck.
/// - Reprint of: [`ICC_091`](crate::frozen_throne::warrior::ICC_091)
//~ reprint CORE_ICC_091 5a4b70ce 7846e7ae.d2c1d711 457066bb.b8f56a9d
pub const CORE_ICC_091: Power = crate::cards::ICC_091;

/// # Animated Berserker
/// Minion · 1 mana · 1/3
/// > After you play a minion, deal 1 damage to it.
/// - Reprint of: [`ICC_238`](crate::frozen_throne::warrior::ICC_238)
//~ reprint CORE_ICC_238 812e558d cbeac1ac.2aae4123 89d156e2.51664e49
pub const CORE_ICC_238: Power = crate::cards::ICC_238;

/// # Forge of Souls
/// Spell · 2 mana
/// > Draw 2 weapons from your deck.
/// - Reprint of: [`ICC_281`](crate::frozen_throne::warrior::ICC_281)
//~ reprint CORE_ICC_281 1bcd590a 7846e7ae.336bace5 e048c606.db8d22ec
pub const CORE_ICC_281: Power = crate::cards::ICC_281;

/// # Rotface
/// Minion · Undead · 8 mana · 4/6
/// > After this minion survives damage, summon a random **Legendary** minion.
/// - Reprint of: [`ICC_405`](crate::frozen_throne::warrior::ICC_405)
//~ reprint CORE_ICC_405 fdd10efd 070f896b.368ba7a8 967dce2a.953b6314
pub const CORE_ICC_405: Power = crate::cards::ICC_405;

/// # Val'kyr Soulclaimer
/// Minion · Undead · 3 mana · 1/4
/// > After this minion survives damage, summon a 2/2 Ghoul.
/// - Reprint of: [`ICC_408`](crate::frozen_throne::warrior::ICC_408)
/// - Makes: [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
//~ reprint CORE_ICC_408 1f4d6f93 c0362f69.7cdb6fa5 5fb907dd.d5979952.a325873c
pub const CORE_ICC_408: Power = crate::cards::ICC_408;

/// # Death Revenant
/// Minion · Undead · 5 mana · 3/3
/// > **Battlecry:** Gain +1/+1 for each damaged minion.
/// - Reprint of: [`ICC_450`](crate::frozen_throne::warrior::ICC_450)
//~ reprint CORE_ICC_450 199c8dd5 5199713e.a9428314 6c64e523.962065cc
pub const CORE_ICC_450: Power = crate::cards::ICC_450;

/// # Scourgelord Garrosh
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
/// - Reprint of: [`ICC_834`](crate::frozen_throne::warrior::ICC_834)
/// - Makes: [`ICC_834h`](crate::frozen_throne::warrior::ICC_834h); [`ICC_834w`](crate::frozen_throne::warrior::ICC_834w)
//~ reprint CORE_ICC_834 a4c8b442 a445d38d.b44b517b b3cd9bd5.7454999e.7b3b70ce
pub const CORE_ICC_834: Power = crate::cards::ICC_834;

/// # Bring It On!
/// Spell · 2 mana
/// > Gain 10 Armor. Reduce the Cost of minions in your opponent's hand by (2).
/// - Reprint of: [`ICC_837`](crate::frozen_throne::warrior::ICC_837)
//~ reprint CORE_ICC_837 34e25744 7846e7ae.05f5d7a4 a0e48000.0b011581
pub const CORE_ICC_837: Power = crate::cards::ICC_837;

/// # Call to the Stand
/// Spell · 1 mana
/// > Your opponent summons a random minion from their hand.
/// - Reprint of: [`MAW_027`](crate::castle_nathria::warrior::MAW_027)
//~ reprint CORE_MAW_027 f1f87d5d 2f198b86.f49f6892 eec24d04.5e65e896
pub const CORE_MAW_027: Power = crate::cards::MAW_027;

/// # Weapons Expert
/// Minion · 3 mana · 3/2
/// > **Battlecry:** If you have a weapon equipped, give it +1/+1. Otherwise, draw a weapon.
/// - Reprint of: [`MAW_029`](crate::castle_nathria::warrior::MAW_029)
//~ reprint CORE_MAW_029 88391bf7 05811c42.a621f172 dc459c4f.c257bee8
pub const CORE_MAW_029: Power = crate::cards::MAW_029;

/// # Onyxian Drake
/// Minion · Dragon · 4 mana · 4/5
/// > **Taunt Battlecry:** Deal damage equal to your Armor to an enemy minion.
/// - Reprint of: [`ONY_024`](crate::alterac_valley::warrior::ONY_024)
//~ reprint CORE_ONY_024 c4af4b2b 3069f717.59d42a9f e7434c05.641daeb7
pub const CORE_ONY_024: Power = crate::cards::ONY_024;

/// # Suspicious Pirate
/// Minion · Pirate · 3 mana · 3/4
/// > **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
/// - Reprint of: [`REV_006`](crate::castle_nathria::warrior::REV_006)
//~ reprint CORE_REV_006 e5e6d25f ae35cb68.6f0450dc b18fb457.effd99d9
pub const CORE_REV_006: Power = crate::cards::REV_006;

/// # Remornia, Living Blade
/// Minion · 7 mana · 5/10
/// > **Rush** After this attacks, equip it.
/// - Reprint of: [`REV_316`](crate::castle_nathria::warrior::REV_316)
/// - Makes: [`REV_316t`](crate::castle_nathria::warrior::REV_316t)
//~ reprint CORE_REV_316 13e879b4 bf5beb65.0c83e15f 7e41a915.d018a703.a397b688
pub const CORE_REV_316: Power = crate::cards::REV_316;

/// # Anima Extractor
/// Minion · 2 mana · 1/4
/// > Whenever a friendly minion takes damage, give a random minion in your hand +1/+1.
/// - Reprint of: [`REV_332`](crate::castle_nathria::warrior::REV_332)
//~ reprint CORE_REV_332 c3f4c444 4c924706.2330a3d2 fc76ec33.daeef29d
pub const CORE_REV_332: Power = crate::cards::REV_332;

/// # Burden of Pride
/// Spell · 4 mana
/// > Summon three 1/3 Jailers with **Taunt**. If you have 20 or less Health, give them +1/+1.
/// - Reprint of: [`REV_334`](crate::castle_nathria::warrior::REV_334)
/// - Makes: [`REV_334t`](crate::castle_nathria::warrior::REV_334t)
//~ reprint CORE_REV_334 c4df9aab 38d1d3b0.8f014578 86d93f02.66b4be44.1b35fa64
pub const CORE_REV_334: Power = crate::cards::REV_334;

/// # Riot!
/// Spell · 2 mana
/// > Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
/// - Reprint of: [`REV_337`](crate::castle_nathria::warrior::REV_337)
//~ reprint CORE_REV_337 de928966 7846e7ae.e9964312 31c9b599.1424c8e9
pub const CORE_REV_337: Power = crate::cards::REV_337;

/// # Crazed Wretch
/// Minion · 2 mana · 1/4
/// > Has +2 Attack and **Charge** while damaged.
/// - Reprint of: [`REV_930`](crate::castle_nathria::warrior::REV_930)
//~ reprint CORE_REV_930 bda1b6b0 4c924706.05398743 e9e94d7f.b2d8d3b2
pub const CORE_REV_930: Power = crate::cards::REV_930;

/// # Conqueror's Banner
/// Spell · 2 mana
/// > Reveal a card from each player's deck, three times. Draw any of yours that cost more.
/// - Reprint of: [`REV_931`](crate::castle_nathria::warrior::REV_931)
//~ reprint CORE_REV_931 6defa822 7846e7ae.1c9df281 5e874e85.cfc0c987
pub const CORE_REV_931: Power = crate::cards::REV_931;

/// # Imbued Axe
/// Weapon · 3 mana · 2/3 durability
/// > After your hero attacks, give your damaged minions +1/+2. **Infuse (@):** +2/+2 instead.
/// - Numbers: {0} = 2
/// - Reprint of: [`REV_933`](crate::castle_nathria::warrior::REV_933)
/// - Makes: [`REV_933t`](crate::castle_nathria::warrior::REV_933t)
//~ reprint CORE_REV_933 a875b650 283c0a11.e217ee49.ea1d8a8e 965b8a71.23e135ef.e5069ae9
pub const CORE_REV_933: Power = crate::cards::REV_933;

/// # Decimator Olgra
/// Minion · 6 mana · 3/7
/// > **Battlecry:** Gain +1/+1 for each damaged minion, then attack all enemies.
/// - Reprint of: [`REV_934`](crate::castle_nathria::warrior::REV_934)
//~ reprint CORE_REV_934 5d8c2269 54c0ea69.6a4cba9c 6f356f53.4b55985c
pub const CORE_REV_934: Power = crate::cards::REV_934;

/// # Cargo Guard
/// Minion · Pirate · 3 mana · 2/4
/// > At the end of your turn, gain 3 Armor.
/// - Reprint of: [`SW_030`](crate::stormwind::warrior::SW_030)
//~ reprint CORE_SW_030 57fb0dd2 6b09c0fd.de80c850 bf61d026.5cdd2312
pub const CORE_SW_030: Power = crate::cards::SW_030;

/// # Heavy Plate
/// Spell · 3 mana
/// > **Tradeable** Gain 8 Armor.
/// - Reprint of: [`SW_094`](crate::stormwind::warrior::SW_094)
//~ reprint CORE_SW_094 73cdad09 82ede6d1.e1d592e3 89b5335d.12514381
pub const CORE_SW_094: Power = crate::cards::SW_094;

/// # Frightened Flunky
/// Minion · 2 mana · 2/3
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
/// - Reprint of: [`ULD_195`](crate::saviors_of_uldum::warrior::ULD_195)
//~ reprint CORE_ULD_195 3b5c6534 5656a6e3.1c14395b a8bb67a4.3ca3a9a8
pub const CORE_ULD_195: Power = crate::cards::ULD_195;

/// # Armagedillo
/// Minion · Beast · 6 mana · 4/8
/// > **Taunt** At the end of your turn, give all **Taunt** minions in your hand +2/+2.
/// - Reprint of: [`ULD_258`](crate::saviors_of_uldum::warrior::ULD_258)
//~ reprint CORE_ULD_258 ddf09939 ebc3fb9c.608e7863 cf826d1c.d605c828
pub const CORE_ULD_258: Power = crate::cards::ULD_258;

/// # Plague of Wrath
/// Spell · 5 mana
/// > Destroy all damaged minions.
/// - Reprint of: [`UNG_933`](crate::ungoro::warrior::UNG_933)
//~ derived CORE_ULD_707 ee32913c 36b694de.ca26e6f4 9954e07b.421c1f27
pub const CORE_ULD_707: Power = spell(&[destroy(MINIONS.that(DAMAGED))]);
