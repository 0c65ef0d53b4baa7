//! Paladin cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a390a4fe

/// # Noble Sacrifice
/// Spell · 1 mana
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
/// - Makes: Defender [`EX1_130a`] (2/1)
//~ done EX1_130 - 2f198b86.a693add5 c3b2d49e.09fea0a2
pub const EX1_130: Power = whenever(ENEMIES.attack(CARD)).then(&[summon(card("EX1_130a")), redirect_to(IT)]);

/// # Defender
/// Minion · Draenei · 1 mana · 2/1
//~ vanilla EX1_130a 0f5faaf5 f82605ea d3432364
pub const EX1_130a: Power = VANILLA;

/// # Eye for an Eye
/// Spell · Holy · 1 mana
/// > **Secret:** When your hero takes damage, deal that much damage to the enemy hero.
//~ done EX1_132 - dd4c6abd.2c65ad46 1f3a8997
pub const EX1_132: Power = whenever(YOUR_HERO.takes_damage_from(CARD)).then(&[deal(1).times(THAT_MUCH).to(ENEMY_HERO)]);

/// # Redemption
/// Spell · Holy · 1 mana
/// > **Secret:** When a friendly minion dies, return it to life with 1 Health.
//~ done EX1_136 - dd4c6abd.ce369fcf 6e067e38
pub const EX1_136: Power =
    whenever(FRIENDLY_MINIONS.die()).after_others().then(&[summon(copy_of(SUBJECT)), set_remaining_health(1).to(IT)]);

/// # Divine Favor
/// Spell · Holy · 3 mana
/// > Draw cards until you have as many in hand as your opponent.
//~ done EX1_349 - 50eb3d2f.a58333f9 9519cdec
pub const EX1_349: Power = spell(&[draw_until(1).for_each(ENEMY_HAND)]);

/// # Lay on Hands
/// Spell · Holy · 6 mana
/// > Restore #8 Health. Draw 3 cards.
//~ done EX1_354 - 87070251.630b72c8 4b91de20
pub const EX1_354: Power = spell(&[heal(8).to(TARGET), draw(3)]);

/// # Blessed Champion
/// Spell · Holy · 5 mana
/// > Double a minion's Attack.
/// - Makes: Blessed Champion [`EX1_355e`] ("This minion's Attack has been doubled.")
//~ done EX1_355 - d9f7917d.aa3d4528 818abb10.3276dff7
pub const EX1_355: Power = spell(&[attach("EX1_355e").to(A_MINION)]);

/// # Blessed Champion
/// Enchantment
/// > This minion's Attack has been doubled.
//~ done EX1_355e - d522ad72.3123eafc 818abb10
pub const EX1_355e: Power = enchant(&[ATTACK.doubled()]);

/// # Argent Protector
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
//~ done EX1_362 - 0296240c.c67455f0 56dbb488
pub const EX1_362: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_FRIENDLY_MINION)]);

/// # Blessing of Wisdom
/// Spell · Holy · 1 mana
/// > Choose a minion. Whenever it attacks, draw a card.
/// - Makes: Blessing of Wisdom [`EX1_363e`] ("When this minion attacks, the player who blessed…"); Blessing of Wisdom [`EX1_363e2`] ("When this minion attacks, the enemy player draws…")
//~ done EX1_363 - dd4c6abd.077b173a 19c3c179.2b052df9
pub const EX1_363: Power = spell(&[attach("EX1_363e").to(A_MINION)]);

/// # Blessing of Wisdom
/// Enchantment
/// > When this minion attacks, the player who blessed it draws a card.
//~ done EX1_363e - d522ad72.69cb05fc 19c3c179
pub const EX1_363e: Power = whenever(THIS.attack(CARD)).then(&[draw(1)]);

/// # Blessing of Wisdom
/// Enchantment
/// > When this minion attacks, the enemy player draws a card.
//~ done EX1_363e2 - d522ad72.f54ed919 19c3c179
pub const EX1_363e2: Power = whenever(THIS.attack(CARD)).then(&[draw(1).for_(OPPONENT)]);

/// # Holy Wrath
/// Spell · Holy · 3 mana
/// > Draw a card and deal damage equal to its Cost to a minion.
// Hearthstone Wiki, "Holy Wrath": the damage comes first, and though the card is burned.
//~ done EX1_365 - 50eb3d2f.5b4f9d41 d865c21a
pub const EX1_365: Power = spell(&[deal(1).times(COST.of(YOUR_DECK.first(1))).to(A_MINION), draw(1)]);

/// # Sword of Justice
/// Weapon · 3 mana · 1/5 durability
/// > After you summon a minion, give it +1/+1 and this loses 1 Durability.
/// - Makes: Justice Served [`EX1_366e`] ("Has +1/+1.")
//~ done EX1_366 - 387ddbb7.3c72121c 5e75f839.7da32c41
pub const EX1_366: Power = after(YOU.summon(MINION)).then(&[attach("EX1_366e").to(THAT), lose_durability(1)]);

/// # Justice Served
/// Enchantment
/// > Has +1/+1.
//~ done EX1_366e - d522ad72.49a417ba 8d2ffcda
pub const EX1_366e: Power = enchant(&[plus(1, 1)]);

/// # Repentance
/// Spell · Holy · 1 mana
/// > **Secret:** After your opponent plays a minion, reduce its Health to 1.
/// - Makes: Repentance [`EX1_379e`] ("Health reduced to 1.")
//~ done EX1_379 - dd4c6abd.1cd0a035 3ac48fd4.230a7713
pub const EX1_379: Power = after(OPPONENT.play(MINION)).then(&[attach("EX1_379e").to(THAT)]);

/// # Repentance
/// Enchantment
/// > Health reduced to 1.
//~ done EX1_379e - d522ad72.a2a601fe 3ac48fd4
pub const EX1_379e: Power = enchant(&[HEALTH.set(1)]);

/// # Aldor Peacekeeper
/// Minion · Draenei · 3 mana · 3/3
/// > **Battlecry:** Change an enemy minion's Attack to 1.
/// - Makes: Stand Down! [`EX1_382e`] ("Attack changed to 1.")
//~ done EX1_382 - 65920007.1b6d6336 b831cf35.caaa867f
pub const EX1_382: Power = battlecry(&[attach("EX1_382e").to(AN_ENEMY_MINION)]);

/// # Stand Down!
/// Enchantment
/// > Attack changed to 1.
//~ done EX1_382e - d522ad72.00be7b6b 236f77e2
pub const EX1_382e: Power = enchant(&[ATTACK.set(1)]);

/// # Tirion Fordring
/// Minion · 8 mana · 8/8
/// > **Divine Shield**, **Taunt Deathrattle:** Equip a 5/3 Ashbringer.
/// - Makes: Ashbringer [`EX1_383t`] (5/3 durability)
//~ done EX1_383 - 47db507d.840a19a0 a20a4d1c.3d7ddbf9
pub const EX1_383: Power = deathrattle(&[equip(card("EX1_383t"))]);

/// # Ashbringer
/// Weapon · 5 mana · 5/3 durability
//~ vanilla EX1_383t ee7fa0a2 7c2d29ec 46f3d013
pub const EX1_383t: Power = VANILLA;

/// # Avenging Wrath
/// Spell · Holy · 6 mana
/// > Deal $8 damage randomly split among all enemies.
//~ done EX1_384 - 87070251.7a9cc9e2 007192a0
pub const EX1_384: Power = spell(&[deal(8).split_among(ENEMIES)]);

/// # Equality
/// Spell · Holy · 2 mana
/// > Change the Health of ALL minions to 1.
/// - Makes: Equality [`EX1_619e`] ("Health changed to 1.")
//~ done EX1_619 - 5fbdf668.ba534308 fb522722.189d2d01
pub const EX1_619: Power = spell(&[attach("EX1_619e").to(MINIONS)]);

/// # Equality
/// Enchantment
/// > Health changed to 1.
//~ done EX1_619e - d522ad72.671a0436 fb522722
pub const EX1_619e: Power = enchant(&[HEALTH.set(1)]);
