//! Paladin cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3f617559

/// # Blessing of Might
/// Spell · Holy · 1 mana
/// > Give a minion +3 Attack.
/// - Makes: Blessing of Might [`CS2_087e`] ("\+3 Attack.")
//~ done CS2_087 - dd4c6abd.c21f0525 01ab0955.06fc96e3
pub const CS2_087: Power = spell(&[attach("CS2_087e").to(A_MINION)]);

/// # Blessing of Might
/// Enchantment
/// > \+3 Attack.
//~ derived CS2_087e 1611a299 d522ad72.a18441c4 01ab0955
pub const CS2_087e: Power = enchant(&[ATTACK.plus(3)]);

/// # Guardian of Kings
/// Minion · 7 mana · 5/7
/// > **Taunt Battlecry:** Restore #6 Health to your hero.
//~ done CS2_088 - 41c4c5c8.d46f3d3f 3e90dc9e
pub const CS2_088: Power = battlecry(&[heal(6).to(YOUR_HERO)]);

/// # Holy Light
/// Spell · Holy · 2 mana
/// > Restore #8 Health to your hero.
//~ done CS2_089 - 5fbdf668.4368945d bbeb7ea9
pub const CS2_089: Power = spell(&[heal(8).to(YOUR_HERO)]);

/// # Light's Justice
/// Weapon · 1 mana · 1/4 durability
//~ vanilla CS2_091 c09d7f44 0a232d9a 6c30a1a5
pub const CS2_091: Power = VANILLA;

/// # Blessing of Kings
/// Spell · Holy · 4 mana
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
/// - Makes: Blessing of Kings [`CS2_092e`] ("\+4/+4.")
//~ done CS2_092 - f22de4ff.e87aa6f0 9ea4c3cb.38599518
pub const CS2_092: Power = spell(&[attach("CS2_092e").to(A_MINION)]);

/// # Blessing of Kings
/// Enchantment
/// > \+4/+4.
//~ derived CS2_092e 39c47fa3 d522ad72.8fbdcdac 9ea4c3cb
pub const CS2_092e: Power = enchant(&[plus(4, 4)]);

/// # Consecration
/// Spell · Holy · 3 mana
/// > Deal $2 damage to all enemies.
//~ done CS2_093 - 50eb3d2f.278193bc 0a160bb8
pub const CS2_093: Power = spell(&[deal(2).to(ENEMIES)]);

/// # Hammer of Wrath
/// Spell · Holy · 3 mana
/// > Deal $3 damage. Draw a card.
//~ done CS2_094 - 50eb3d2f.51eb3cd0 8db67ef3
pub const CS2_094: Power = spell(&[deal(3).to(TARGET), draw(1)]);

/// # Truesilver Champion
/// Weapon · 4 mana · 4/2 durability
/// > Whenever your hero attacks, restore #3 Health to it.
//~ done CS2_097 - 0dbec9f6.6b67f291 4c255e1c
pub const CS2_097: Power = whenever(YOUR_HERO.attack(CARD)).then(&[heal(3).to(SUBJECT)]);

/// # Silver Hand Recruit
/// Minion · 1 mana · 1/1
//~ vanilla CS2_101t 9bb8e3f6 cbd7c476 856f5bd5
pub const CS2_101t: Power = VANILLA;

/// # Silver Hand Recruit
/// Minion · 1 mana · 1/1
//~ vanilla CS2_101t2 f275644c cbd7c476 856f5bd5
pub const CS2_101t2: Power = VANILLA;

/// # Silver Hand Recruit
/// Minion · 1 mana · 1/1
//~ vanilla CS2_101t3 40630b71 cbd7c476 856f5bd5
pub const CS2_101t3: Power = VANILLA;

/// # Silver Hand Recruit
/// Minion · 1 mana · 1/1
//~ vanilla CS2_101t4 10924f8c cbd7c476 856f5bd5
pub const CS2_101t4: Power = VANILLA;

/// # Silver Hand Recruit
/// Minion · 1 mana · 1/1
//~ vanilla CS2_101t5 3935090d cbd7c476 856f5bd5
pub const CS2_101t5: Power = VANILLA;

/// # Silver Hand Recruit
/// Minion · Draenei · 1 mana · 1/1
//~ vanilla CS2_101t6 abc083fd 572b6771 856f5bd5
pub const CS2_101t6: Power = VANILLA;

/// # Silver Hand Recruit
/// Minion · 1 mana · 1/1
//~ vanilla CS2_101t7 011e5749 cbd7c476 856f5bd5
pub const CS2_101t7: Power = VANILLA;

/// # Silver Hand Recruit
/// Minion · 1 mana · 1/1
//~ vanilla CS2_101t8 d34c5bc3 cbd7c476 856f5bd5
pub const CS2_101t8: Power = VANILLA;

/// # Reckoning
/// Spell · Holy · 1 mana
/// > **Secret:** After an enemy minion deals 3 or more damage, destroy it.
/// - Reprint of: [`CORE_CS3_016`](crate::core_hidden::paladin::CORE_CS3_016)
//~ done CS3_016 - dd4c6abd.4b732f19 e15f9574.c4c0b5cc
pub const CS3_016: Power =
    after(CHARACTERS.takes_damage_from(all(&[MINION, ENEMY, not(&DEAD)]))).when(that_many(3)).then(&[destroy(THAT)]);

/// # Pursuit of Justice
/// Spell · Holy · 2 mana
/// > Give +1 Attack to Silver Hand Recruits you summon this game.
/// - Makes: Silver Hand Recruit [`CS2_101t`] (1/1); [`CS3_029e`](crate::core::paladin::CS3_029e); [`CS3_029e2`](crate::core::paladin::CS3_029e2)
//~ done CS3_029 - 5fbdf668.98458796 ca4bb0e8.1bf27cd7
pub const CS3_029: Power = spell(&[attach("CS3_029e").to(YOU)]);

/// # Righteousness
/// Spell · Holy · 5 mana
/// > Give your minions **Divine Shield**.
//~ done EX1_184 - d9f7917d.bb1b3641 f10a197a
pub const EX1_184: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS)]);

/// # Humility
/// Spell · 1 mana
/// > Change a minion's Attack to 1.
/// - Makes: Humility [`EX1_360e`] ("Attack has been changed to 1.")
//~ done EX1_360 - 2f198b86.89713a93 3ef0e185.86418ac2
pub const EX1_360: Power = spell(&[attach("EX1_360e").to(A_MINION)]);

/// # Humility
/// Enchantment
/// > Attack has been changed to 1.
//~ done EX1_360e - d522ad72.b0cb1cd4 3ef0e185
pub const EX1_360e: Power = enchant(&[ATTACK.set(1)]);

/// # Hand of Protection
/// Spell · Holy · 1 mana
/// > Give a minion **Divine Shield**.
//~ done EX1_371 - dd4c6abd.136aadbb 061579e1
pub const EX1_371: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_MINION)]);

/// # Uther's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Equality, Consecration, or Blessing of Kings.
/// - Makes: Blessing of Kings [`CS2_092`] ("Give a minion +4/+4. (+4 Attack/+4 Health)")
//~ done GIFT_05 - 2f198b86.585d8d30 eed3ce1d.50feb372
pub const GIFT_05: Power = spell(&[discover_temporary(&["EX1_619", "CS2_093", "CS2_092"])]);

/// # Uther Lightbringer
/// Hero · 30 health
/// - Makes: Reinforce [`HERO_04bp`] ("Hero Power Summon a Silver Hand Recruit.")
//~ vanilla HERO_04 cc4b43cb c6957b81 c44674cd.9655c817
pub const HERO_04: Power = VANILLA;

/// # Reinforce
/// Hero Power · 2 mana
/// > **Hero Power** Summon a {0} Silver Hand Recruit.
//~ done HERO_04bp - 4902b083.deae92a0 a1ab2d88
pub const HERO_04bp: Power = hero_power(&[summon(card("CS2_101t"))]);

/// # The Silver Hand
/// Hero Power · 2 mana
/// > **Hero Power** Summon two {0} Recruits.
//~ done HERO_04bp2 - 4902b083.0f0e734c 81df6ac5
pub const HERO_04bp2: Power = hero_power(&[summon(card("CS2_101t")).copies(2)]);

/// # Crusader Aura
/// Spell · Holy · 4 mana
/// > Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns.
/// - Numbers: {0} = 3
/// - Reprint of: [`TTN_908`](crate::core_hidden::paladin::TTN_908)
//~ done LEG_TTN_908 - f22de4ff.46b8dd8a.ea2304e3 205b48b6.c8893455
pub const LEG_TTN_908: Power =
    abilities(&[whenever(FRIENDLY_MINIONS.attack(CARD)).then(&[attach("TTN_908e2").to(SUBJECT)]), lasts(3)]);
