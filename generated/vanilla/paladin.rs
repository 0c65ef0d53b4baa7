//! Paladin cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5bbf615e

/// # Blessing of Might
/// Spell · 1 mana
/// > Give a minion +3 Attack.
/// - Reprint of: [`CS2_087`](crate::legacy::paladin::CS2_087)
//~ reprint VAN_CS2_087 2eed9a0f 2f198b86.c21f0525 01ab0955.dea7b556
pub const VAN_CS2_087: Power = crate::cards::CS2_087;

/// # Guardian of Kings
/// Minion · 7 mana · 5/6
/// > **Battlecry:** Restore #6 Health to your hero.
/// - Reprint of: [`CS2_088`](crate::legacy::paladin::CS2_088)
//~ done VAN_CS2_088 - 41feb665.02673b4c 3e90dc9e.5642b1fd
pub const VAN_CS2_088: Power = battlecry(&[heal(6).to(YOUR_HERO)]);

/// # Holy Light
/// Spell · 2 mana
/// > Restore #6 Health.
/// - Reprint of: [`CS2_089`](crate::legacy::paladin::CS2_089)
//~ done VAN_CS2_089 - 7846e7ae.d7d13ae7 bbeb7ea9.94d8091d
pub const VAN_CS2_089: Power = spell(&[heal(6).to(TARGET)]);

/// # Light's Justice
/// Weapon · 1 mana · 1/4 durability
/// - Reprint of: [`CS2_091`](crate::legacy::paladin::CS2_091)
//~ vanilla VAN_CS2_091 4d53bd16 0a232d9a 6c30a1a5.10b6f61b
pub const VAN_CS2_091: Power = VANILLA;

/// # Blessing of Kings
/// Spell · 4 mana
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
/// - Reprint of: [`CS2_092`](crate::legacy::paladin::CS2_092)
//~ reprint VAN_CS2_092 cb53bbed 38d1d3b0.e87aa6f0 9ea4c3cb.5dee3f93
pub const VAN_CS2_092: Power = crate::cards::CS2_092;

/// # Consecration
/// Spell · 4 mana
/// > Deal $2 damage to all enemies.
/// - Reprint of: [`CS2_093`](crate::legacy::paladin::CS2_093)
//~ reprint VAN_CS2_093 41b412e4 38d1d3b0.278193bc 0a160bb8.447d32fa
pub const VAN_CS2_093: Power = crate::cards::CS2_093;

/// # Hammer of Wrath
/// Spell · 4 mana
/// > Deal $3 damage. Draw a card.
/// - Reprint of: [`CS2_094`](crate::legacy::paladin::CS2_094)
//~ reprint VAN_CS2_094 7133715f 38d1d3b0.51eb3cd0 8db67ef3.36aa24d3
pub const VAN_CS2_094: Power = crate::cards::CS2_094;

/// # Truesilver Champion
/// Weapon · 4 mana · 4/2 durability
/// > Whenever your hero attacks, restore #2 Health to it.
/// - Reprint of: [`CS2_097`](crate::legacy::paladin::CS2_097)
//~ done VAN_CS2_097 - 0dbec9f6.85ddc129 4c255e1c.4054125b
pub const VAN_CS2_097: Power = whenever(YOUR_HERO.attack(CARD)).then(&[heal(2).to(SUBJECT)]);

/// # Silver Hand Recruit
/// Minion · 1 mana · 1/1
//~ vanilla VAN_CS2_101t dc9fb6c0 cbd7c476 856f5bd5
pub const VAN_CS2_101t: Power = VANILLA;

/// # Noble Sacrifice
/// Spell · 1 mana
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
/// - Reprint of: [`EX1_130`](crate::classic::paladin::EX1_130)
/// - Makes: Defender [`VAN_EX1_130a`] (2/1)
//~ reprint VAN_EX1_130 6c36fd45 2f198b86.a693add5 c3b2d49e.c0012be2.eecdcf4c
pub const VAN_EX1_130: Power = crate::cards::EX1_130;

/// # Defender
/// Minion · 1 mana · 2/1
//~ vanilla VAN_EX1_130a e46a810e 57db445c d3432364
pub const VAN_EX1_130a: Power = VANILLA;

/// # Eye for an Eye
/// Spell · 1 mana
/// > **Secret:** When your hero takes damage, deal that much damage to the enemy hero.
/// - Reprint of: [`EX1_132`](crate::classic::paladin::EX1_132)
//~ reprint VAN_EX1_132 32e0bcbc 2f198b86.2c65ad46 1f3a8997.c116c5ea
pub const VAN_EX1_132: Power = crate::cards::EX1_132;

/// # Redemption
/// Spell · 1 mana
/// > **Secret:** When a friendly minion dies, return it to life with 1 Health.
/// - Reprint of: [`EX1_136`](crate::classic::paladin::EX1_136)
//~ reprint VAN_EX1_136 3386a304 2f198b86.ce369fcf 6e067e38.5574ef01
pub const VAN_EX1_136: Power = crate::cards::EX1_136;

/// # Divine Favor
/// Spell · 3 mana
/// > Draw cards until you have as many in hand as your opponent.
/// - Reprint of: [`EX1_349`](crate::classic::paladin::EX1_349)
//~ reprint VAN_EX1_349 9121ff1f 82ede6d1.a58333f9 9519cdec.674e9c34
pub const VAN_EX1_349: Power = crate::cards::EX1_349;

/// # Lay on Hands
/// Spell · 8 mana
/// > Restore #8 Health. Draw 3 cards.
/// - Reprint of: [`EX1_354`](crate::classic::paladin::EX1_354)
//~ reprint VAN_EX1_354 837c8147 93b14068.630b72c8 4b91de20.2bc9a886
pub const VAN_EX1_354: Power = crate::cards::EX1_354;

/// # Blessed Champion
/// Spell · 5 mana
/// > Double a minion's Attack.
/// - Reprint of: [`EX1_355`](crate::classic::paladin::EX1_355)
//~ reprint VAN_EX1_355 63015ed7 36b694de.aa3d4528 818abb10.bf369dcf
pub const VAN_EX1_355: Power = crate::cards::EX1_355;

/// # Humility
/// Spell · 1 mana
/// > Change a minion's Attack to 1.
/// - Reprint of: [`EX1_360`](crate::legacy::paladin::EX1_360)
//~ reprint VAN_EX1_360 9e81f6fe 2f198b86.89713a93 3ef0e185.7d526975
pub const VAN_EX1_360: Power = crate::cards::EX1_360;

/// # Argent Protector
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
/// - Reprint of: [`EX1_362`](crate::classic::paladin::EX1_362)
//~ reprint VAN_EX1_362 5a018d68 565e37de.c67455f0 56dbb488.7eb05292
pub const VAN_EX1_362: Power = crate::cards::EX1_362;

/// # Blessing of Wisdom
/// Spell · 1 mana
/// > Choose a minion. Whenever it attacks, draw a card.
/// - Reprint of: [`EX1_363`](crate::classic::paladin::EX1_363)
//~ reprint VAN_EX1_363 12e116c2 2f198b86.077b173a 19c3c179.ac01423b
pub const VAN_EX1_363: Power = crate::cards::EX1_363;

/// # Holy Wrath
/// Spell · 5 mana
/// > Draw a card and deal damage equal to its Cost.
/// - Reprint of: [`EX1_365`](crate::classic::paladin::EX1_365)
//~ done VAN_EX1_365 - 36b694de.70a0a7da d865c21a.2775a351
pub const VAN_EX1_365: Power = spell(&[deal(1).times(COST.of(YOUR_DECK.first(1))).to(TARGET), draw(1)]);

/// # Sword of Justice
/// Weapon · 3 mana · 1/5 durability
/// > After you summon a minion, give it +1/+1 and this loses 1 Durability.
/// - Reprint of: [`EX1_366`](crate::classic::paladin::EX1_366)
//~ reprint VAN_EX1_366 c062869c 387ddbb7.3c72121c 5e75f839.e00f479c
pub const VAN_EX1_366: Power = crate::cards::EX1_366;

/// # Hand of Protection
/// Spell · 1 mana
/// > Give a minion **Divine Shield**.
/// - Reprint of: [`EX1_371`](crate::legacy::paladin::EX1_371)
//~ reprint VAN_EX1_371 4810939a 2f198b86.136aadbb 061579e1.10b8b922
pub const VAN_EX1_371: Power = crate::cards::EX1_371;

/// # Repentance
/// Spell · 1 mana
/// > **Secret:** After your opponent plays a minion, reduce its Health to 1.
/// - Reprint of: [`EX1_379`](crate::classic::paladin::EX1_379)
//~ reprint VAN_EX1_379 e0ff3ab2 2f198b86.1cd0a035 3ac48fd4.878d06da
pub const VAN_EX1_379: Power = crate::cards::EX1_379;

/// # Aldor Peacekeeper
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Change an enemy minion's Attack to 1.
/// - Reprint of: [`EX1_382`](crate::classic::paladin::EX1_382)
//~ reprint VAN_EX1_382 6706d250 05878c57.1b6d6336 b831cf35.d6f90890
pub const VAN_EX1_382: Power = crate::cards::EX1_382;

/// # Tirion Fordring
/// Minion · 8 mana · 6/6
/// > **Divine Shield, Taunt Deathrattle:** Equip a 5/3 Ashbringer.
/// - Reprint of: [`EX1_383`](crate::classic::paladin::EX1_383)
/// - Makes: [`EX1_383t`](crate::classic::paladin::EX1_383t)
//~ reprint VAN_EX1_383 244ff5ba 135a7668.24972c7f a20a4d1c.ee211dee.e02e54f9
pub const VAN_EX1_383: Power = crate::cards::EX1_383;

/// # Avenging Wrath
/// Spell · 6 mana
/// > Deal $8 damage randomly split among all enemy characters.
/// - Reprint of: [`EX1_384`](crate::classic::paladin::EX1_384)
//~ done VAN_EX1_384 - 9e3ad3c7.823c2721 007192a0.2be26899
pub const VAN_EX1_384: Power = spell(&[deal(8).split_among(ENEMIES)]);

/// # Equality
/// Spell · 2 mana
/// > Change the Health of ALL minions to 1.
/// - Reprint of: [`EX1_619`](crate::classic::paladin::EX1_619)
//~ reprint VAN_EX1_619 31e58eca 7846e7ae.ba534308 fb522722.28f7f6b4
pub const VAN_EX1_619: Power = crate::cards::EX1_619;

/// # Reinforce
/// Hero Power · 2 mana
/// > **Hero Power** Summon a {0} Silver Hand Recruit.
/// - Reprint of: [`HERO_04bp`](crate::legacy::paladin::HERO_04bp)
/// - Makes: Silver Hand Recruit [`VAN_CS2_101t`] (1/1)
//~ reprint VAN_HERO_04bp cdfa4163 4902b083.deae92a0 a1ab2d88.19ab1065.5074172f
pub const VAN_HERO_04bp: Power = crate::cards::HERO_04bp;

/// # The Silver Hand
/// Hero Power · 2 mana
/// > **Hero Power** Summon two {0} Recruits.
/// - Reprint of: [`HERO_04bp2`](crate::legacy::paladin::HERO_04bp2)
//~ reprint VAN_HERO_04bp2 673a0ec1 4902b083.0f0e734c 81df6ac5.f307849b
pub const VAN_HERO_04bp2: Power = crate::cards::HERO_04bp2;
