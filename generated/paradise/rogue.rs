//! Rogue cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ee237f88

/// # Metal Detector
///
/// `VAC_330` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Get a Coin.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived VAC_330 b799e1c9 e688ea83 ec74cb05.49fa79bf
pub const VAC_330: Power = deathrattle(&[get(card("GAME_005"))]);

/// # Sea Shill
///
/// `VAC_332` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry:** The next card you play from another class costs (2) less.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Sea Shill [`VAC_332e`]
///
/// State: Derived
//~ derived VAC_332 371a25af abe817ba 06ca3c56.d14d8e9c
pub const VAC_332: Power = battlecry(&[attach("VAC_332e").to(YOU)]);

/// # Sea Shill
///
/// `VAC_332e` · Rogue enchantment
///
/// > The next card you play from another class costs (2) less.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_332e adb04b2b b35e307e b8debd77.347859a2
pub const VAC_332e: Power =
    enchant(&[]).aura(YOUR_HAND.that(ANOTHER_CLASS), &[cost_less(2)]).until(YOU.play(ANOTHER_CLASS));

/// # Conniving Conman
///
/// `VAC_333` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Replay the last card you played from another class.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo VAC_333 7f7b7ded 55679571 56720b8b.ae3f5d5c
pub const VAC_333: Power = TODO;

/// # Knickknack Shack
///
/// `VAC_334` · Rogue location · 3 mana · 0 uses
///
/// > Draw a card. If you play it this turn, reopen this.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Derived
//~ derived VAC_334 23f7b583 4f43d68a 5ae15038.fb836b32
pub const VAC_334: Power = hero_power(&[draw(1), later(&whenever(YOU.play(is(&IT))).this_turn().does(&[ready(THIS)]))]);

/// # Petty Theft
///
/// `VAC_335` · Rogue spell · 1 mana
///
/// > Get two random 1-Cost spells from other classes.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Derived
//~ derived VAC_335 07f2561c 8511f1af f2d8440f.a8656f68
pub const VAC_335: Power = spell(&[get(random_of(all(&[SPELL, COST.is(1)]), Classes::Other)).copies(2)]);

/// # Maestra, Mask Merchant
///
/// `VAC_336` · Rogue minion · 2 mana · 3/2
///
/// > **Warlock Tourist** Battlecry: **Discover** a Hero card from the past *(from another class)*.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry, Discover, Warlock Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 9, `4357` = 1
///
/// State: Derived
//~ derived VAC_336 9a10b3b2 9d22a9f6 b7dbfa89.c087d516
pub const VAC_336: Power = battlecry(&[discover_of(all(&[HERO, FROM_THE_PAST]), Classes::Other)]);

/// # Oh, Manager!
///
/// `VAC_460` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Get a Coin.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Combo
///
/// State: Derived
//~ derived VAC_460 190cdcc6 f4408a80 abce6d2d.587f0e0e
pub const VAC_460: Power = abilities(&[spell(&[deal(2).to(TARGET)]), combo(&[get(card("GAME_005"))])]);

/// # Treasure Hunter Eudora
///
/// `VAC_464` · Rogue minion · 4 mana · 4/5
///
/// > **Battlecry:** Go on a **Sidequest** to **Discover** amazing loot! Play 3 cards from other classes to complete it.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Refers to: Discover, Side Quest
/// - Tokens: Eudora's Treasure Hunt [`VAC_464t`], Spyglass [`VAC_464t10`], Clockwork Assistant [`VAC_464t11`], Puzzle Box [`VAC_464t12`], Hyperblaster [`VAC_464t14`], Gnomish Army Knife [`VAC_464t15`], Wand of Disintegration [`VAC_464t16`], Staff of Scales [`VAC_464t17`], Canopic Jars [`VAC_464t18`], Ancient Reflections [`VAC_464t19`], Necrotic Poison [`VAC_464t2`], Banana Split [`VAC_464t20`], Dr. Boom's Boombox [`VAC_464t21`], Wax Rager [`VAC_464t22`], Embers of Ragnaros [`VAC_464t23`], Book of the Dead [`VAC_464t24`], Annoy-o Horn [`VAC_464t25`], Grimmer Patron [`VAC_464t26`], Beastly Beauty [`VAC_464t27`], Vampiric Fangs [`VAC_464t28`], Blade of Quel'Delar [`VAC_464t29`], Mutating Injection [`VAC_464t3`], Hilt of Quel'Delar [`VAC_464t30`], Quel'Delar [`VAC_464t31`], The Exorcisor [`VAC_464t4`], Pure Cold [`VAC_464t5`], Bubba [`VAC_464t6`], Holy Book [`VAC_464t7`], Crusty the Crustacean [`VAC_464t8`], Looming Presence [`VAC_464t9`]
///
/// State: Todo
//~ todo VAC_464 5cac0840 24fbe489 b66a81a5.1dd10a6a
pub const VAC_464: Power = TODO;

/// # Eudora's Treasure Hunt
///
/// `VAC_464t` · Rogue spell · 1 mana
///
/// > **Sidequest:** Play 3 cards from other classes. **Reward: Discover** two amazing pieces of loot!
///
/// - Set: Perils in Paradise
/// - Mechanics: Discover, Dont Pick From Subsets, Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Todo
//~ todo VAC_464t 07525e65 f20c45bd 049c3a73.bd017267
pub const VAC_464t: Power = TODO;

/// # Spyglass
///
/// `VAC_464t10` · Neutral spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ todo VAC_464t10 55c19a28 2a309acd 16226377.f3c8831a
pub const VAC_464t10: Power = TODO;

/// # Clockwork Assistant
///
/// `VAC_464t11` · Neutral minion · 3 mana · 1/1
///
/// > Has +1/+1 for each spell you've cast this game.
///
/// - Set: Perils in Paradise
/// - Minion type: Mech
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t11 fa6374e2 338767b8 2925e902.c2a8d911
pub const VAC_464t11: Power = aura(THIS).have(&[plus(1, 1).times(count_of(SPELLS_YOU_CAST))]);

/// # Puzzle Box
///
/// `VAC_464t12` · Neutral spell · Arcane · 3 mana
///
/// > Transform all minions into random ones that cost (3) more.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t12 49b66f9a 2ab64545 7e8fa8d0.90b9cef0
pub const VAC_464t12: Power = spell(&[transform(MINIONS, costing(MINION, 3, COST.of(IT)))]);

/// # Hyperblaster
///
/// `VAC_464t14` · Neutral weapon · 3 mana · 1/4 durability
///
/// > **Poisonous**. Your hero is **Immune** while attacking.
///
/// - Set: Perils in Paradise
/// - Mechanics: Poisonous
/// - Refers to: Immune
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t14 4541fa79 755f71b3 a23c5e4e.1299dddc
pub const VAC_464t14: Power = aura(YOUR_HERO).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Gnomish Army Knife
///
/// `VAC_464t15` · Neutral spell · 5 mana
///
/// > Give a minion **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
///
/// - Set: Perils in Paradise
/// - Refers to: Windfury, Taunt, Stealth, Divine Shield, Poisonous, Lifesteal, Rush
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t15 1440ebf8 3410fc4e b2ca5a1c.911faccf
#[rustfmt::skip]
pub const VAC_464t15: Power = spell(&[give(&[has(GameTag::RUSH), has(GameTag::WINDFURY), has(GameTag::DIVINE_SHIELD), has(GameTag::LIFESTEAL), has(GameTag::POISONOUS), has(GameTag::TAUNT), has(GameTag::STEALTH)]).to(A_MINION)]);

/// # Wand of Disintegration
///
/// `VAC_464t16` · Neutral spell · Arcane · 5 mana
///
/// > **Silence** and destroy all enemy minions.
///
/// - Set: Perils in Paradise
/// - Mechanics: Silence
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t16 77c90223 aa9208be e5a8f2b7.81fb79df
pub const VAC_464t16: Power = spell(&[silence(ENEMY_MINIONS), destroy(ENEMY_MINIONS)]);

/// # Staff of Scales
///
/// `VAC_464t17` · Neutral spell · 5 mana
///
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
///
/// - Set: Perils in Paradise
/// - Refers to: Poisonous, Rush, Reborn
/// - Tags: `3431` = 1
///
/// State: Todo
//~ todo VAC_464t17 f9264cd2 2b2826f1 e8e1dbed.ae588264
pub const VAC_464t17: Power = TODO;

/// # Canopic Jars
///
/// `VAC_464t18` · Neutral spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
///
/// - Set: Perils in Paradise
/// - Refers to: Deathrattle
/// - Tags: `3431` = 1
///
/// State: Todo
//~ todo VAC_464t18 b36de399 6b2b1c68 cf8c1705.6ecfbf37
pub const VAC_464t18: Power = TODO;

/// # Ancient Reflections
///
/// `VAC_464t19` · Neutral spell · Arcane · 4 mana
///
/// > Choose a minion. Fill your board with 1/1 copies of it.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ todo VAC_464t19 bbbf8d45 196d29d4 3d12f844.fcc354ee
pub const VAC_464t19: Power = TODO;

/// # Necrotic Poison
///
/// `VAC_464t2` · Neutral spell · Shadow · 2 mana
///
/// > Destroy a minion.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t2 02b47922 98b5f898 1180a244.9c1ead7d
pub const VAC_464t2: Power = spell(&[destroy(A_MINION)]);

/// # Banana Split
///
/// `VAC_464t20` · Neutral spell · Nature · 5 mana
///
/// > Give a friendly minion +2/+2. Summon two copies of it.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t20 d5f9cd3f 72dd6562 b955762e.c4cea770
pub const VAC_464t20: Power = spell(&[give(&[plus(2, 2)]).to(A_FRIENDLY_MINION), summon(copy_of(IT)).copies(2)]);

/// # Dr. Boom's Boombox
///
/// `VAC_464t21` · Neutral spell · 4 mana
///
/// > Summon 7 'Boom Bots'.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
/// - Tokens: Boom Bot [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t), Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Todo
//~ todo VAC_464t21 b7385880 f434afe7 8b3777c8.6275c3b2
pub const VAC_464t21: Power = TODO;

/// # Wax Rager
///
/// `VAC_464t22` · Neutral minion · 3 mana · 5/1
///
/// > **Deathrattle:** Resummon this minion.
///
/// - Set: Perils in Paradise
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Tags: `3431` = 1
/// - Tokens: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Derived
//~ derived VAC_464t22 36353c8b 7562ac6e efef8cbe.77516780
pub const VAC_464t22: Power = deathrattle(&[summon(copy_of(THIS))]);

/// # Embers of Ragnaros
///
/// `VAC_464t23` · Neutral spell · Fire · 10 mana
///
/// > Shoot three fireballs at random enemies that deal $8 damage each.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ todo VAC_464t23 0cf85294 e1380bf7 68a04ae0.fa3ddecd
pub const VAC_464t23: Power = TODO;

/// # Book of the Dead
///
/// `VAC_464t24` · Neutral spell · Shadow · 14 mana
///
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ todo VAC_464t24 1f714465 a3551c8b 1ffaae23.e22cd381
pub const VAC_464t24: Power = TODO;

/// # Annoy-o Horn
///
/// `VAC_464t25` · Neutral spell · 8 mana
///
/// > Fill your board with annoying minions.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ todo VAC_464t25 330bf760 542ec25a 2c010c82.3d1812b6
pub const VAC_464t25: Power = TODO;

/// # Grimmer Patron
///
/// `VAC_464t26` · Neutral minion · 3 mana · 3/3
///
/// > At the end of your turn, summon a copy of this minion.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t26 2f29869b 9b76eee4 a5fe1c91.09f05657
pub const VAC_464t26: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

/// # Beastly Beauty
///
/// `VAC_464t27` · Neutral minion · 3 mana · 2/6
///
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
///
/// - Set: Perils in Paradise
/// - Mechanics: Rush
/// - Tags: `3431` = 1
/// - Tokens: Beautiful Beast [`VAC_464t27t`]
///
/// State: Todo
//~ todo VAC_464t27 82409756 fb744d65 831d3008.61ef06d4
pub const VAC_464t27: Power = TODO;

/// # Beautiful Beast
///
/// `VAC_464t27t` · Neutral minion · 5 mana · 8/8
///
/// - Set: Perils in Paradise
///
/// State: Vanilla
//~ vanilla VAC_464t27t f02cdb36 b5191c0a 3bd5b49c
pub const VAC_464t27t: Power = VANILLA;

/// # Vampiric Fangs
///
/// `VAC_464t28` · Neutral spell · Shadow · 3 mana
///
/// > Destroy a minion. Restore its Health to your hero.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t28 cfb9da49 65dcda73 d3a9fe49.705785d6
pub const VAC_464t28: Power = spell(&[destroy(A_MINION), heal(1).times(HEALTH.of(IT)).to(YOUR_HERO)]);

/// # Blade of Quel'Delar
///
/// `VAC_464t29` · Neutral weapon · 1 mana · 2/2 durability
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Vanilla
//~ vanilla VAC_464t29 5653a5b4 92b473cc 35006e43
pub const VAC_464t29: Power = VANILLA;

/// # Mutating Injection
///
/// `VAC_464t3` · Neutral spell · Nature · 2 mana
///
/// > Give a minion +4/+4 and **Taunt**.
///
/// - Set: Perils in Paradise
/// - Refers to: Taunt
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t3 2f92eb7b 8c7f0b11 354118cc.b4b275e0
pub const VAC_464t3: Power = spell(&[give(&[plus(4, 4), has(GameTag::TAUNT)]).to(A_MINION)]);

/// # Hilt of Quel'Delar
///
/// `VAC_464t30` · Neutral spell · 1 mana
///
/// > Give a minion +3/+3.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
/// - Tokens: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Derived
//~ derived VAC_464t30 1334590f dea58088 6c580117.93ce0f9d
pub const VAC_464t30: Power = spell(&[give(&[plus(3, 3)]).to(A_MINION)]);

/// # Quel'Delar
///
/// `VAC_464t31` · Neutral weapon · 6 mana · 4/4 durability
///
/// > After your hero attacks, deal 4 damage to all enemies.
///
/// - Set: Perils in Paradise
/// - Tokens: Forging Quel'Delar [`VAC_464t31t`]
///
/// State: Derived
//~ derived VAC_464t31 fdbc70e5 86e6bc78 ffa14e48.895bf123
pub const VAC_464t31: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(4).to(ENEMIES)]);

/// # Forging Quel'Delar
///
/// `VAC_464t31t` · Neutral spell · 0 mana
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_464t31t 63f4cae7 6fd2067f bdf42376
pub const VAC_464t31t: Power = TODO;

/// # The Exorcisor
///
/// `VAC_464t4` · Neutral weapon · 1 mana · 3/3 durability
///
/// > **Silence** any minion attacked by this weapon.
///
/// - Set: Perils in Paradise
/// - Refers to: Silence
/// - Tags: `3431` = 1
///
/// State: Todo
//~ todo VAC_464t4 e8a9f6b9 d3ffd744 315f837f.fd89ff1c
pub const VAC_464t4: Power = TODO;

/// # Pure Cold
///
/// `VAC_464t5` · Neutral spell · Frost · 5 mana
///
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
///
/// - Set: Perils in Paradise
/// - Mechanics: Freeze
/// - Tags: `3431` = 1
///
/// State: Todo
//~ todo VAC_464t5 dcf6b403 2a43285b 7666f7b3.e94a9aff
pub const VAC_464t5: Power = TODO;

/// # Bubba
///
/// `VAC_464t6` · Neutral minion · 5 mana · 8/8
///
/// > **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `3431` = 1
/// - Target: "Choose a minion to attack."
///
/// State: Derived
//~ derived VAC_464t6 abf635bc 423e194a 3112677b.8fef0662
pub const VAC_464t6: Power = battlecry(&[summon(card("ONY_005ta5t")).copies(6), make_attack(THIS, AN_ENEMY_MINION)]);

/// # Holy Book
///
/// `VAC_464t7` · Neutral spell · Holy · 8 mana
///
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
///
/// - Set: Perils in Paradise
/// - Mechanics: Silence
/// - Tags: `3431` = 1
///
/// State: Todo
//~ todo VAC_464t7 f072c252 0819db6d 26639671.0309fba2
pub const VAC_464t7: Power = TODO;

/// # Crusty the Crustacean
///
/// `VAC_464t8` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. Gain its Attack and Health.
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `3431` = 1
/// - Target: "Destroy a minion"
///
/// State: Derived
//~ derived VAC_464t8 cb8d3d72 5afc3132 88ccda83.7a251451
#[rustfmt::skip]
pub const VAC_464t8: Power = battlecry(&[destroy(A_MINION), give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(IT))]);

/// # Looming Presence
///
/// `VAC_464t9` · Neutral spell · 3 mana
///
/// > Draw 2 cards. Gain 4 Armor.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Derived
//~ derived VAC_464t9 eff5a3fb f626128b 28273654.3b34d982
pub const VAC_464t9: Power = spell(&[draw(2), armor(4)]);

/// # Snatch and Grab
///
/// `VAC_700` · Rogue spell · 8 mana
///
/// > Destroy two random enemy minions. Costs (1) less for each card you've played from another class.
///
/// - Set: Perils in Paradise · epic · collectible
///
/// State: Derived
//~ derived VAC_700 b1052002 fc39ce28 8caa4483.3625f906
#[rustfmt::skip]
pub const VAC_700: Power = abilities(&[spell(&[destroy(ENEMY_MINIONS.random_of(2))]), costs(&[cost_less(1).times(count_of(CARDS_YOU_PLAYED.that(ANOTHER_CLASS)))])]);

/// # Swarthy Swordshiner
///
/// `VAC_701` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** Set the Attack and Durability of your weapon to 3.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Polished Sheen [`VAC_701e`]
///
/// State: Derived
//~ derived VAC_701 a69a23cf b64ad9c4 d15b2aa6.5160ef70
pub const VAC_701: Power = battlecry(&[attach("VAC_701e").to(YOUR_WEAPON)]);

/// # Polished Sheen
///
/// `VAC_701e` · Neutral enchantment
///
/// > Set to 3/3.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_701e 83be0484 9e079b83 124cc517.92721143
pub const VAC_701e: Power = enchant(&[become_stats(3, 3)]);

/// # Agency Espionage
///
/// `WORK_004` · Rogue spell · 4 mana
///
/// > Shuffle a card from each other class into your deck. They cost (1). Draw one.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Enchantments: Espionage! [`WORK_004e`]
///
/// State: Todo
//~ todo WORK_004 dfe0e64f 5ab5d934 8d66b631.e10bf5c8
pub const WORK_004: Power = TODO;

/// # Espionage!
///
/// `WORK_004e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_004e abe2bb22 cf3eef23 62ae5d33.53ed184d
pub const WORK_004e: Power = enchant(&[cost(1)]);

/// # Sharp Shipment
///
/// `WORK_005` · Rogue spell · 4 mana
///
/// > Give your weapon +2/+2.
///
/// - Set: Perils in Paradise · common · collectible
/// - Enchantments: Sharp [`WORK_005e`]
///
/// State: Derived
//~ derived WORK_005 2f7e4683 5104f0d3 3a1bdae6.cbf4bc29
pub const WORK_005: Power = spell(&[attach("WORK_005e").to(YOUR_WEAPON)]);

/// # Sharp
///
/// `WORK_005e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_005e 45b437b5 071ae148 4bcbfb30.6d6ab056
pub const WORK_005e: Power = enchant(&[plus(2, 2)]);

/// # Robocaller
///
/// `WORK_006` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry:** Draw an {0}, {1}, and {2}-Cost card. *(Numbers dialed randomly each turn!)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8, `TAG_SCRIPT_DATA_NUM_2` = 8, `TAG_SCRIPT_DATA_NUM_3` = 8
///
/// State: Todo
//~ todo WORK_006 f9d99087 d16022d3 1ff98c4a.e672918b
pub const WORK_006: Power = TODO;
