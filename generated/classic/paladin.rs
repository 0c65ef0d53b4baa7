//! Paladin cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0ae2c25d

/// # Noble Sacrifice
///
/// `EX1_130` · Paladin spell · 1 mana
///
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
/// - Tokens: Defender [`EX1_130a`]
///
/// State: Done
//~ done EX1_130 f209d654 - 3e1a02df.a693add5
pub const EX1_130: Power = whenever(ENEMIES.attack(CARD)).then(&[summon(card("EX1_130a")), redirect_to(IT)]);

/// # Defender
///
/// `EX1_130a` · Paladin minion · 1 mana · 2/1
///
/// - Set: Classic
/// - Minion type: Draenei
///
/// State: Vanilla
//~ vanilla EX1_130a ae8eb14f 0f5faaf5 84b95f73
pub const EX1_130a: Power = VANILLA;

/// # Eye for an Eye
///
/// `EX1_132` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When your hero takes damage, deal that much damage to the enemy hero.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Done
//~ done EX1_132 9e33c476 - 52fa92be.2c65ad46
pub const EX1_132: Power = whenever(YOUR_HERO.takes_damage(CARD)).then(&[deal(1).times(THAT_MUCH).to(ENEMY_HERO)]);

/// # Redemption
///
/// `EX1_136` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to life with 1 Health.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Done
//~ done EX1_136 f4d62043 - 00bc3edc.ce369fcf
pub const EX1_136: Power =
    whenever(FRIENDLY_MINIONS.die()).then(&[summon(copy_of(WHO)), set_remaining_health(1).to(IT)]);

/// # Divine Favor
///
/// `EX1_349` · Paladin spell · Holy · 3 mana
///
/// > Draw cards until you have as many in hand as your opponent.
///
/// - Set: Classic · rare · collectible
///
/// State: Done
//~ done EX1_349 9a32d1e5 - e64b4aaa.a58333f9
pub const EX1_349: Power = spell(&[draw_until(1).for_each(ENEMY_HAND)]);

/// # Lay on Hands
///
/// `EX1_354` · Paladin spell · Holy · 6 mana
///
/// > Restore #8 Health. Draw 3 cards.
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_354 7e0c9740 - f73abef0.630b72c8
pub const EX1_354: Power = spell(&[heal(8).to(TARGET), draw(3)]);

/// # Blessed Champion
///
/// `EX1_355` · Paladin spell · Holy · 5 mana
///
/// > Double a minion's Attack.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Blessed Champion [`EX1_355e`]
///
/// State: Done
//~ done EX1_355 526b1243 - d8cf7481.aa3d4528
pub const EX1_355: Power = spell(&[attach("EX1_355e").to(A_MINION)]);

/// # Blessed Champion
///
/// `EX1_355e` · Paladin enchantment
///
/// > This minion's Attack has been doubled.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_355e edd66691 - 08f149a2.3123eafc
pub const EX1_355e: Power = enchant(&[ATTACK.doubled()]);

/// # Argent Protector
///
/// `EX1_362` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give **Divine Shield**."
///
/// State: Done
//~ done EX1_362 35569cca - 57d4530b.c67455f0
pub const EX1_362: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_FRIENDLY_MINION)]);

/// # Blessing of Wisdom
///
/// `EX1_363` · Paladin spell · Holy · 1 mana
///
/// > Choose a minion. Whenever it attacks, draw a card.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Blessing of Wisdom [`EX1_363e`], Blessing of Wisdom [`EX1_363e2`]
///
/// State: Done
//~ done EX1_363 ef517713 - a064dcf1.077b173a
pub const EX1_363: Power = spell(&[attach("EX1_363e").to(A_MINION)]);

/// # Blessing of Wisdom
///
/// `EX1_363e` · Paladin enchantment
///
/// > When this minion attacks, the player who blessed it draws a card.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_363e c0670638 - 142a96f1.69cb05fc
pub const EX1_363e: Power = whenever(THIS.attack(CARD)).then(&[draw(1)]);

/// # Blessing of Wisdom
///
/// `EX1_363e2` · Paladin enchantment
///
/// > When this minion attacks, the enemy player draws a card.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_363e2 1bd32dda - 82b544f2.f54ed919
pub const EX1_363e2: Power = whenever(THIS.attack(CARD)).then(&[draw(1).for_(OPPONENT)]);

/// # Holy Wrath
///
/// `EX1_365` · Paladin spell · Holy · 3 mana
///
/// > Draw a card and deal damage equal to its Cost to a minion.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_MINION_TARGET` (correction: Draw a card and deal damage equal to its Cost to a minion: it was to any character until its text was changed); `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_365 5dab23ce - 3b7e45ab.5b4f9d41
pub const EX1_365: Power = spell(&[draw(1), deal(1).times(COST.of(IT)).to(A_MINION)]);

/// # Sword of Justice
///
/// `EX1_366` · Paladin weapon · 3 mana · 1/5 durability
///
/// > After you summon a minion, give it +1/+1 and this loses 1 Durability.
///
/// - Set: Classic · epic · collectible
/// - Enchantments: Justice Served [`EX1_366e`]
///
/// State: Done
//~ done EX1_366 f69d93b7 - 332ecf26.3c72121c
pub const EX1_366: Power = after(YOU.summon(MINION)).then(&[attach("EX1_366e").to(THAT), lose_durability(1)]);

/// # Justice Served
///
/// `EX1_366e` · Paladin enchantment
///
/// > Has +1/+1.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_366e ffcab212 - 056a9dfd.49a417ba
pub const EX1_366e: Power = enchant(&[plus(1, 1)]);

/// # Repentance
///
/// `EX1_379` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After your opponent plays a minion, reduce its Health to 1.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Repentance [`EX1_379e`]
///
/// State: Done
//~ done EX1_379 dfdb5acd - 8d3c58b1.1cd0a035
pub const EX1_379: Power = after(OPPONENT.play(MINION)).then(&[attach("EX1_379e").to(THAT)]);

/// # Repentance
///
/// `EX1_379e` · Paladin enchantment
///
/// > Health reduced to 1.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_379e fd5371fb - c075a8ed.a2a601fe
pub const EX1_379e: Power = enchant(&[HEALTH.set(1)]);

/// # Aldor Peacekeeper
///
/// `EX1_382` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Change an enemy minion's Attack to 1.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_ENEMY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Change Attack to 1."
/// - Enchantments: Stand Down! [`EX1_382e`]
///
/// State: Done
//~ done EX1_382 0f1456c3 - 73c60be1.1b6d6336
pub const EX1_382: Power = battlecry(&[attach("EX1_382e").to(AN_ENEMY_MINION)]);

/// # Stand Down!
///
/// `EX1_382e` · Paladin enchantment
///
/// > Attack changed to 1.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_382e e80e18e7 - 5abb683f.00be7b6b
pub const EX1_382e: Power = enchant(&[ATTACK.set(1)]);

/// # Tirion Fordring
///
/// `EX1_383` · Paladin minion · 8 mana · 8/8
///
/// > **Divine Shield**, **Taunt Deathrattle:** Equip a 5/3 Ashbringer.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Deathrattle
/// - Tokens: Ashbringer [`EX1_383t`]
///
/// State: Done
//~ done EX1_383 1d6b355e - 6d1ec69e.840a19a0
pub const EX1_383: Power = deathrattle(&[equip(card("EX1_383t"))]);

/// # Ashbringer
///
/// `EX1_383t` · Paladin weapon · 5 mana · 5/3 durability
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla EX1_383t cf400f64 ee7fa0a2 8acc13e4
pub const EX1_383t: Power = VANILLA;

/// # Avenging Wrath
///
/// `EX1_384` · Paladin spell · Holy · 6 mana
///
/// > Deal $8 damage randomly split among all enemies.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Done
//~ done EX1_384 cf582cd2 - 9c245d28.7a9cc9e2
pub const EX1_384: Power = spell(&[deal(8).split_among(ENEMIES)]);

/// # Equality
///
/// `EX1_619` · Paladin spell · Holy · 2 mana
///
/// > Change the Health of ALL minions to 1.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Equality [`EX1_619e`]
///
/// State: Done
//~ done EX1_619 1c97d9b0 - 29e66097.ba534308
pub const EX1_619: Power = spell(&[attach("EX1_619e").to(MINIONS)]);

/// # Equality
///
/// `EX1_619e` · Paladin enchantment
///
/// > Health changed to 1.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_619e 4c366d16 - dba99d61.671a0436
pub const EX1_619e: Power = enchant(&[HEALTH.set(1)]);
