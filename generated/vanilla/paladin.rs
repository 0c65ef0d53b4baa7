//! Paladin cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 27b09f2d

/// # Blessing of Might
///
/// `VAN_CS2_087` · Paladin spell · 1 mana
///
/// > Give a minion +3 Attack.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Blessing of Might [`CS2_087`](crate::legacy::paladin::CS2_087)
///
/// State: Reprint
//~ reprint VAN_CS2_087 cef90fe8 2eed9a0f 28be63fa.c21f0525
pub const VAN_CS2_087: Power = crate::cards::CS2_087;

/// # Guardian of Kings
///
/// `VAN_CS2_088` · Paladin minion · 7 mana · 5/6
///
/// > **Battlecry:** Restore #6 Health to your hero.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Guardian of Kings [`CS2_088`](crate::legacy::paladin::CS2_088)
///
/// State: Done
//~ done VAN_CS2_088 b25e4382 - c412c1d2.02673b4c
pub const VAN_CS2_088: Power = battlecry(&[heal(6).to(YOUR_HERO)]);

/// # Holy Light
///
/// `VAN_CS2_089` · Paladin spell · 2 mana
///
/// > Restore #6 Health.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Holy Light [`CS2_089`](crate::legacy::paladin::CS2_089)
///
/// State: Done
//~ done VAN_CS2_089 d6dc3022 - 9cf235db.d7d13ae7
pub const VAN_CS2_089: Power = spell(&[heal(6).to(TARGET)]);

/// # Light's Justice
///
/// `VAN_CS2_091` · Paladin weapon · 1 mana · 1/4 durability
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Light's Justice [`CS2_091`](crate::legacy::paladin::CS2_091)
///
/// State: Vanilla
//~ vanilla VAN_CS2_091 ee004ca8 4d53bd16 3a01eaa5
pub const VAN_CS2_091: Power = VANILLA;

/// # Blessing of Kings
///
/// `VAN_CS2_092` · Paladin spell · 4 mana
///
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Blessing of Kings [`CS2_092`](crate::legacy::paladin::CS2_092)
///
/// State: Reprint
//~ reprint VAN_CS2_092 487a9e4f cb53bbed a8fd346b.e87aa6f0
pub const VAN_CS2_092: Power = crate::cards::CS2_092;

/// # Consecration
///
/// `VAN_CS2_093` · Paladin spell · 4 mana
///
/// > Deal $2 damage to all enemies.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Consecration [`CS2_093`](crate::legacy::paladin::CS2_093)
///
/// State: Reprint
//~ reprint VAN_CS2_093 7726f2d4 41b412e4 26312ba6.278193bc
pub const VAN_CS2_093: Power = crate::cards::CS2_093;

/// # Hammer of Wrath
///
/// `VAN_CS2_094` · Paladin spell · 4 mana
///
/// > Deal $3 damage. Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Hammer of Wrath [`CS2_094`](crate::legacy::paladin::CS2_094)
///
/// State: Reprint
//~ reprint VAN_CS2_094 72c7246d 7133715f d26fd5bd.51eb3cd0
pub const VAN_CS2_094: Power = crate::cards::CS2_094;

/// # Truesilver Champion
///
/// `VAN_CS2_097` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #2 Health to it.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Truesilver Champion [`CS2_097`](crate::legacy::paladin::CS2_097)
///
/// State: Done
//~ done VAN_CS2_097 2cff2541 - 16a83a0e.85ddc129
pub const VAN_CS2_097: Power = whenever(YOUR_HERO.attack(CARD)).then(&[heal(2).to(WHO)]);

/// # Silver Hand Recruit
///
/// `VAN_CS2_101t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Vanilla · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ vanilla VAN_CS2_101t a2cfb833 dc9fb6c0 13b0c397
pub const VAN_CS2_101t: Power = VANILLA;

/// # Noble Sacrifice
///
/// `VAN_EX1_130` · Paladin spell · 1 mana
///
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Noble Sacrifice [`EX1_130`](crate::classic::paladin::EX1_130)
/// - Tokens: Defender [`VAN_EX1_130a`]
///
/// State: Reprint
//~ reprint VAN_EX1_130 8d91fbc9 6c36fd45 6609b7ec.a693add5
pub const VAN_EX1_130: Power = crate::cards::EX1_130;

/// # Defender
///
/// `VAN_EX1_130a` · Paladin minion · 1 mana · 2/1
///
/// - Set: Vanilla
///
/// State: Vanilla
//~ vanilla VAN_EX1_130a 22e19d0d e46a810e 99f77f2a
pub const VAN_EX1_130a: Power = VANILLA;

/// # Eye for an Eye
///
/// `VAN_EX1_132` · Paladin spell · 1 mana
///
/// > **Secret:** When your hero takes damage, deal that much damage to the enemy hero.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Eye for an Eye [`EX1_132`](crate::classic::paladin::EX1_132)
///
/// State: Reprint
//~ reprint VAN_EX1_132 78b5f777 32e0bcbc e9a3572f.2c65ad46
pub const VAN_EX1_132: Power = crate::cards::EX1_132;

/// # Redemption
///
/// `VAN_EX1_136` · Paladin spell · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to life with 1 Health.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Redemption [`EX1_136`](crate::classic::paladin::EX1_136)
///
/// State: Reprint
//~ reprint VAN_EX1_136 fe7d5fcb 3386a304 0e57f0a8.ce369fcf
pub const VAN_EX1_136: Power = crate::cards::EX1_136;

/// # Divine Favor
///
/// `VAN_EX1_349` · Paladin spell · 3 mana
///
/// > Draw cards until you have as many in hand as your opponent.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Divine Favor [`EX1_349`](crate::classic::paladin::EX1_349)
///
/// State: Reprint
//~ reprint VAN_EX1_349 d1dc5153 9121ff1f e143d4cb.a58333f9
pub const VAN_EX1_349: Power = crate::cards::EX1_349;

/// # Lay on Hands
///
/// `VAN_EX1_354` · Paladin spell · 8 mana
///
/// > Restore #8 Health. Draw 3 cards.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Lay on Hands [`EX1_354`](crate::classic::paladin::EX1_354)
///
/// State: Reprint
//~ reprint VAN_EX1_354 eaf86f57 837c8147 7c9945dc.630b72c8
pub const VAN_EX1_354: Power = crate::cards::EX1_354;

/// # Blessed Champion
///
/// `VAN_EX1_355` · Paladin spell · 5 mana
///
/// > Double a minion's Attack.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Blessed Champion [`EX1_355`](crate::classic::paladin::EX1_355)
///
/// State: Reprint
//~ reprint VAN_EX1_355 2d6fa1d3 63015ed7 6ec077ff.aa3d4528
pub const VAN_EX1_355: Power = crate::cards::EX1_355;

/// # Humility
///
/// `VAN_EX1_360` · Paladin spell · 1 mana
///
/// > Change a minion's Attack to 1.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Humility [`EX1_360`](crate::legacy::paladin::EX1_360)
///
/// State: Reprint
//~ reprint VAN_EX1_360 f417b4b4 9e81f6fe b26fd66e.89713a93
pub const VAN_EX1_360: Power = crate::cards::EX1_360;

/// # Argent Protector
///
/// `VAN_EX1_362` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Target: "Give **Divine Shield**."
/// - Reprint of: Argent Protector [`EX1_362`](crate::classic::paladin::EX1_362)
///
/// State: Reprint
//~ reprint VAN_EX1_362 cba2ee08 5a018d68 958d666b.c67455f0
pub const VAN_EX1_362: Power = crate::cards::EX1_362;

/// # Blessing of Wisdom
///
/// `VAN_EX1_363` · Paladin spell · 1 mana
///
/// > Choose a minion. Whenever it attacks, draw a card.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Blessing of Wisdom [`EX1_363`](crate::classic::paladin::EX1_363)
///
/// State: Reprint
//~ reprint VAN_EX1_363 606612d5 12e116c2 f0858213.077b173a
pub const VAN_EX1_363: Power = crate::cards::EX1_363;

/// # Holy Wrath
///
/// `VAN_EX1_365` · Paladin spell · 5 mana
///
/// > Draw a card and deal damage equal to its Cost.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Reprint of: Holy Wrath [`EX1_365`](crate::classic::paladin::EX1_365)
///
/// State: Done
//~ done VAN_EX1_365 595842ab - ab8ee58b.70a0a7da
pub const VAN_EX1_365: Power = spell(&[draw(1), deal(1).times(COST.of(IT)).to(TARGET)]);

/// # Sword of Justice
///
/// `VAN_EX1_366` · Paladin weapon · 3 mana · 1/5 durability
///
/// > After you summon a minion, give it +1/+1 and this loses 1 Durability.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Sword of Justice [`EX1_366`](crate::classic::paladin::EX1_366)
///
/// State: Reprint
//~ reprint VAN_EX1_366 52def8be c062869c 5db10428.3c72121c
pub const VAN_EX1_366: Power = crate::cards::EX1_366;

/// # Hand of Protection
///
/// `VAN_EX1_371` · Paladin spell · 1 mana
///
/// > Give a minion **Divine Shield**.
///
/// - Set: Vanilla · free · collectible
/// - Refers to: Divine Shield
/// - Reprint of: Hand of Protection [`EX1_371`](crate::legacy::paladin::EX1_371)
///
/// State: Reprint
//~ reprint VAN_EX1_371 1a308e09 4810939a 0e603e8c.136aadbb
pub const VAN_EX1_371: Power = crate::cards::EX1_371;

/// # Repentance
///
/// `VAN_EX1_379` · Paladin spell · 1 mana
///
/// > **Secret:** After your opponent plays a minion, reduce its Health to 1.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Repentance [`EX1_379`](crate::classic::paladin::EX1_379)
///
/// State: Reprint
//~ reprint VAN_EX1_379 6eb7d286 e0ff3ab2 fb631daf.1cd0a035
pub const VAN_EX1_379: Power = crate::cards::EX1_379;

/// # Aldor Peacekeeper
///
/// `VAN_EX1_382` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Change an enemy minion's Attack to 1.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Change Attack to 1."
/// - Reprint of: Aldor Peacekeeper [`EX1_382`](crate::classic::paladin::EX1_382)
///
/// State: Reprint
//~ reprint VAN_EX1_382 f03cb945 6706d250 79f69028.1b6d6336
pub const VAN_EX1_382: Power = crate::cards::EX1_382;

/// # Tirion Fordring
///
/// `VAN_EX1_383` · Paladin minion · 8 mana · 6/6
///
/// > Divine Shield**, Taunt Deathrattle:** Equip a 5/3 Ashbringer.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Deathrattle
/// - Reprint of: Tirion Fordring [`EX1_383`](crate::classic::paladin::EX1_383)
/// - Tokens: Ashbringer [`EX1_383t`](crate::classic::paladin::EX1_383t)
///
/// State: Reprint
//~ reprint VAN_EX1_383 03ac45c4 244ff5ba e6e36038.87b2a9c0
pub const VAN_EX1_383: Power = crate::cards::EX1_383;

/// # Avenging Wrath
///
/// `VAN_EX1_384` · Paladin spell · 6 mana
///
/// > Deal $8 damage randomly split among all enemy characters.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Immune To Spellpower
/// - Reprint of: Avenging Wrath [`EX1_384`](crate::classic::paladin::EX1_384)
///
/// State: Done
//~ done VAN_EX1_384 c9d6a420 - 894bb8ac.823c2721
pub const VAN_EX1_384: Power = spell(&[deal(8).split_among(ENEMIES)]);

/// # Equality
///
/// `VAN_EX1_619` · Paladin spell · 2 mana
///
/// > Change the Health of ALL minions to 1.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Equality [`EX1_619`](crate::classic::paladin::EX1_619)
///
/// State: Reprint
//~ reprint VAN_EX1_619 764aa1ea 31e58eca cafaa799.ba534308
pub const VAN_EX1_619: Power = crate::cards::EX1_619;

/// # Reinforce
///
/// `VAN_HERO_04bp` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon a {0} Silver Hand Recruit.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2740
/// - Reprint of: Reinforce [`HERO_04bp`](crate::legacy::paladin::HERO_04bp)
/// - Tokens: Silver Hand Recruit [`VAN_CS2_101t`]
///
/// State: Reprint
//~ reprint VAN_HERO_04bp 6ce54500 cdfa4163 05faa84c.deae92a0
pub const VAN_HERO_04bp: Power = crate::cards::HERO_04bp;

/// # The Silver Hand
///
/// `VAN_HERO_04bp2` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon two {0} Recruits.
///
/// - Set: Vanilla
/// - Reprint of: The Silver Hand [`HERO_04bp2`](crate::legacy::paladin::HERO_04bp2)
///
/// State: Reprint
//~ reprint VAN_HERO_04bp2 6128c188 673a0ec1 d840d93a.0f0e734c
pub const VAN_HERO_04bp2: Power = crate::cards::HERO_04bp2;
