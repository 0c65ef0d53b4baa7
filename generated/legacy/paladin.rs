//! Paladin cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 875f19b3

/// # Blessing of Might
///
/// `CS2_087` · Paladin spell · Holy · 1 mana
///
/// > Give a minion +3 Attack.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Blessing of Might [`CS2_087e`]
///
/// State: Done
//~ done CS2_087 2fd9905f - d366090b.c21f0525
pub const CS2_087: Power = spell(&[attach("CS2_087e").to(A_MINION)]);

/// # Blessing of Might
///
/// `CS2_087e` · Paladin enchantment
///
/// > +3 Attack.
///
/// - Set: Legacy
///
/// State: Derived
//~ derived CS2_087e 81f7bd54 1611a299 b6e77095.fc2d73f0
pub const CS2_087e: Power = enchant(&[ATTACK.plus(3)]);

/// # Guardian of Kings
///
/// `CS2_088` · Paladin minion · 7 mana · 5/7
///
/// > **Taunt Battlecry:** Restore #6 Health to your hero.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Done
//~ done CS2_088 60ce3752 - b2d497b1.d46f3d3f
pub const CS2_088: Power = battlecry(&[heal(6).to(YOUR_HERO)]);

/// # Holy Light
///
/// `CS2_089` · Paladin spell · Holy · 2 mana
///
/// > Restore #8 Health to your hero.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_089 293be432 - 6490ef9b.4368945d
pub const CS2_089: Power = spell(&[heal(8).to(YOUR_HERO)]);

/// # Light's Justice
///
/// `CS2_091` · Paladin weapon · 1 mana · 1/4 durability
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ vanilla CS2_091 f3e806f4 c09d7f44 f894a961
pub const CS2_091: Power = VANILLA;

/// # Blessing of Kings
///
/// `CS2_092` · Paladin spell · Holy · 4 mana
///
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Blessing of Kings [`CS2_092e`]
///
/// State: Done
//~ done CS2_092 fe6fa135 - f5a2c19b.e87aa6f0
pub const CS2_092: Power = spell(&[attach("CS2_092e").to(A_MINION)]);

/// # Blessing of Kings
///
/// `CS2_092e` · Paladin enchantment
///
/// > +4/+4.
///
/// - Set: Legacy
///
/// State: Derived
//~ derived CS2_092e c9e92da9 39c47fa3 65c34d11.529ecbc5
pub const CS2_092e: Power = enchant(&[plus(4, 4)]);

/// # Consecration
///
/// `CS2_093` · Paladin spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemies.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done CS2_093 804f65e2 - 29dc16bf.278193bc
pub const CS2_093: Power = spell(&[deal(2).to(ENEMIES)]);

/// # Hammer of Wrath
///
/// `CS2_094` · Paladin spell · Holy · 3 mana
///
/// > Deal $3 damage. Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_094 d0f89926 - 638e0656.51eb3cd0
pub const CS2_094: Power = spell(&[deal(3).to(TARGET), draw(1)]);

/// # Truesilver Champion
///
/// `CS2_097` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done CS2_097 41791dde - 8e4953ff.6b67f291
pub const CS2_097: Power = whenever(YOUR_HERO.attack(CARD)).then(&[heal(3).to(WHO)]);

/// # Silver Hand Recruit
///
/// `CS2_101t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ vanilla CS2_101t 7586307f 9bb8e3f6 35682306
pub const CS2_101t: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t2` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ vanilla CS2_101t2 131b01fa f275644c e07a702c
pub const CS2_101t2: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t3` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ vanilla CS2_101t3 ab2f2b34 40630b71 5b744000
pub const CS2_101t3: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t4` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ vanilla CS2_101t4 864dcbb4 10924f8c b590fbdb
pub const CS2_101t4: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t5` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ vanilla CS2_101t5 26b44ada 3935090d b720f122
pub const CS2_101t5: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t6` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Minion type: Draenei
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ vanilla CS2_101t6 309854f9 abc083fd eaa01c69
pub const CS2_101t6: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t7` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ vanilla CS2_101t7 59762b4e 011e5749 64ac3347
pub const CS2_101t7: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t8` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ vanilla CS2_101t8 07e695eb d34c5bc3 e3a520b9
pub const CS2_101t8: Power = VANILLA;

/// # Reckoning
///
/// `CS3_016` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After an enemy minion deals 3 or more damage, destroy it.
///
/// - Set: Legacy · epic · collectible
/// - Mechanics: Secret
/// - Reprint of: Reckoning [`CORE_CS3_016`](crate::core_hidden::paladin::CORE_CS3_016)
///
/// State: Done
//~ done CS3_016 bf8536b7 - e06f8ec4.4b732f19
pub const CS3_016: Power =
    after(CHARACTERS.takes_damage(all(&[MINION, ENEMY]))).when(that_many(3)).then(&[destroy(THAT)]);

/// # Pursuit of Justice
///
/// `CS3_029` · Paladin spell · Holy · 2 mana
///
/// > Give +1 Attack to Silver Hand Recruits you summon this game.
///
/// - Set: Legacy · epic · collectible
/// - Enchantments: Pursuit of Justice [`CS3_029e`](crate::core::paladin::CS3_029e), Pursuit of Justice [`CS3_029e2`](crate::core::paladin::CS3_029e2)
/// - Tokens: Silver Hand Recruit [`CS2_101t`]
///
/// State: Done
//~ done CS3_029 d2abff11 - fcc01b7a.98458796
pub const CS3_029: Power = spell(&[attach("CS3_029e").to(YOU)]);

/// # Righteousness
///
/// `EX1_184` · Paladin spell · Holy · 5 mana
///
/// > Give your minions **Divine Shield**.
///
/// - Set: Legacy · rare · collectible
/// - Refers to: Divine Shield
///
/// State: Done
//~ done EX1_184 a1c28075 - c33745f9.bb1b3641
pub const EX1_184: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS)]);

/// # Humility
///
/// `EX1_360` · Paladin spell · 1 mana
///
/// > Change a minion's Attack to 1.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Humility [`EX1_360e`]
///
/// State: Done
//~ done EX1_360 22226698 - 805744b5.89713a93
pub const EX1_360: Power = spell(&[attach("EX1_360e").to(A_MINION)]);

/// # Humility
///
/// `EX1_360e` · Paladin enchantment
///
/// > Attack has been changed to 1.
///
/// - Set: Legacy
///
/// State: Done
//~ done EX1_360e 6a1b0ac7 - 58240463.b0cb1cd4
pub const EX1_360e: Power = enchant(&[ATTACK.set(1)]);

/// # Hand of Protection
///
/// `EX1_371` · Paladin spell · Holy · 1 mana
///
/// > Give a minion **Divine Shield**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Divine Shield
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_371 28a1f1b0 - eda7dacc.136aadbb
pub const EX1_371: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_MINION)]);

/// # Uther's Gift
///
/// `GIFT_05` · Paladin spell · 1 mana
///
/// > **Discover** a **Temporary** Equality, Consecration, or Blessing of Kings.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Blessing of Kings [`CS2_092`]
///
/// State: Done
//~ done GIFT_05 4960e3a4 - 2f53ba6d.585d8d30
pub const GIFT_05: Power = spell(&[discover_temporary(&["EX1_619", "CS2_093", "CS2_092"])]);

/// # Uther Lightbringer
///
/// `HERO_04` · Paladin hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Reinforce [`HERO_04bp`]
///
/// State: Vanilla
//~ vanilla HERO_04 b10b8d2d cc4b43cb 69ddffaf
pub const HERO_04: Power = VANILLA;

/// # Reinforce
///
/// `HERO_04bp` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon a {0} Silver Hand Recruit.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2740
///
/// State: Done
//~ done HERO_04bp 9a0f509a - d3a7abb7.deae92a0
pub const HERO_04bp: Power = hero_power(&[summon(card("CS2_101t"))]);

/// # The Silver Hand
///
/// `HERO_04bp2` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon two {0} Recruits.
///
/// - Set: Legacy
///
/// State: Done
//~ done HERO_04bp2 2b7d048f - ab5cb2b2.0f0e734c
pub const HERO_04bp2: Power = hero_power(&[summon(card("CS2_101t")).copies(2)]);

/// # Crusader Aura
///
/// `LEG_TTN_908` · Paladin spell · Holy · 4 mana
///
/// > Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns.
///
/// - Set: Legacy · epic · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 96917, `1724` = 1
/// - Reprint of: Crusader Aura [`TTN_908`](crate::core_hidden::paladin::TTN_908)
///
/// State: Done
//~ done LEG_TTN_908 1b856083 - e97ca231.46b8dd8a
pub const LEG_TTN_908: Power =
    abilities(&[whenever(FRIENDLY_MINIONS.attack(CARD)).then(&[attach("TTN_908e2").to(WHO)]), lasts(3)]);
