//! Mage cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b780d5e9

/// # Techysaurus
///
/// `DINO_409` · Mage minion · 7 mana · 3/6
///
/// > **Taunt**. Costs (1) less for each card you played this game that didn't start in your deck.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Taunt
/// - Tags: `2539` = 1
///
/// State: Derived
//~ derived DINO_409 1099b192 dd0872ae 374aa31d.7b57c324
pub const DINO_409: Power = costs(&[cost_less(1).times(count_of(CARDS_YOU_PLAYED.that(not(&STARTED_IN_DECK))))]);

/// # Tribute Dance
///
/// `DINO_414` · Mage spell · 5 mana
///
/// > Choose a minion. Choose a different minion to transform it into.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Tribute [`DINO_414e`]
///
/// State: Todo
//~ todo DINO_414 1903b59c a4b78f04 cf6bc736.5a86b661
pub const DINO_414: Power = TODO;

/// # Tribute
///
/// `DINO_414e` · Mage enchantment
///
/// > This minion has been transformed.
///
/// - Set: The Lost City of Un'Goro · common
/// - Mechanics: Morph
///
/// State: Todo
//~ todo DINO_414e c8d28b58 07f67443 b60114b8.94a8c83e
pub const DINO_414e: Power = TODO;

/// # Sheep Mask
///
/// `DINO_429` · Mage spell · 4 mana
///
/// > Set a minion's stats to 1/1 and give it "**Deathrattle:** Deal 2 damage to all minions."
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Sheep Mask [`DINO_429e`]
///
/// State: Todo
//~ todo DINO_429 4cc9e3be b57a94b7 f88121bf.69a972b1
pub const DINO_429: Power = TODO;

/// # Sheep Mask
///
/// `DINO_429e` · Mage enchantment
///
/// > 1/1 and **Deathrattle:** Deal 2 damage to all minions.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo DINO_429e 8ae25d68 b170ec21 c93732fc.decf1dbf
pub const DINO_429e: Power = TODO;

/// # Windswept Pageturner
///
/// `TLC_220` · Mage minion · 4 mana · 4/5
///
/// > After you summon an Elemental, deal 3 damage to a random enemy.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived TLC_220 ff52343f 65a744a4 72ef9299.62ac4b98
pub const TLC_220: Power = after(YOU.summon(ELEMENTAL)).then(&[deal(3).to(ENEMIES.random())]);

/// # Conjured Bookkeeper
///
/// `TLC_226` · Mage minion · 3 mana · 2/2
///
/// > **Deathrattle:** Draw a spell. **Kindred:** Summon a copy of this.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Kindred
/// - Tags: `4548` = 1, `4930` = 1
///
/// State: Derived
//~ derived TLC_226 a4bce82a 8d1412fc a3c17215.1db5c0df
pub const TLC_226: Power =
    abilities(&[deathrattle(&[draw_that(1, SPELL)]), on(Word::Kindred, &[summon(copy_of(THIS))])]);

/// # Relic of Kings
///
/// `TLC_334` · Mage spell · 7 mana
///
/// > **Discover** a spell from any class that costs (8) or more. It costs (1).
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TLC_334 ff63eb7f 6cc9948d 56c16b1d.28061eab
pub const TLC_334: Power =
    spell(&[discover_of(all(&[SPELL, COST.at_least(8)]), Classes::Any), give(&[cost(1)]).to(IT)]);

/// # Story of the Waygate
///
/// `TLC_364` · Mage spell · 2 mana
///
/// > Reduce the Cost of cards in your hand that didn't start in your deck by (1).
///
/// - Set: The Lost City of Un'Goro · rare · collectible
///
/// State: Derived
//~ derived TLC_364 31585fd8 f81ccd76 2434cab1.c5688753
pub const TLC_364: Power = spell(&[give(&[cost_less(1)]).to(YOUR_HAND.that(not(&STARTED_IN_DECK)))]);

/// # Storage Scuffle
///
/// `TLC_365` · Mage spell · Arcane · 3 mana
///
/// > Deal $3 damage to a minion. Costs (0) if you've **Discovered** this turn.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Discover
///
/// State: Derived
//~ derived TLC_365 7d82983a 561b0450 5007dd34.4803ef4d
#[rustfmt::skip]
pub const TLC_365: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Discovered, Window::ThisTurn))).in_hand().have(&[cost(0)])]);

/// # Titanographer Osk
///
/// `TLC_452` · Mage minion · 6 mana · 6/6
///
/// > Gains a random **Titan** ability in your hand that changes each turn.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452t1`], Titanographer Osk [`TLC_452t13`], Titanographer Osk [`TLC_452t14`], Titanographer Osk [`TLC_452t15`], Titanographer Osk [`TLC_452t16`], Titanographer Osk [`TLC_452t17`], Titanographer Osk [`TLC_452t18`], Titanographer Osk [`TLC_452t19`], Titanographer Osk [`TLC_452t2`], Titanographer Osk [`TLC_452t20`], Titanographer Osk [`TLC_452t21`], Titanographer Osk [`TLC_452t22`], Titanographer Osk [`TLC_452t23`], Titanographer Osk [`TLC_452t24`], Titanographer Osk [`TLC_452t26`], Titanographer Osk [`TLC_452t27`], Titanographer Osk [`TLC_452t28`], Titanographer Osk [`TLC_452t29`], Titanographer Osk [`TLC_452t3`], Titanographer Osk [`TLC_452t30`], Titanographer Osk [`TLC_452t31`], Titanographer Osk [`TLC_452t32`], Titanographer Osk [`TLC_452t33`], Titanographer Osk [`TLC_452t34`], Titanographer Osk [`TLC_452t35`], Titanographer Osk [`TLC_452t4`], Titanographer Osk [`TLC_452t5`], Titanographer Osk [`TLC_452t6`], Titanographer Osk [`TLC_452t7`], Titanographer Osk [`TLC_452t8`], Titanographer Osk [`TLC_452t9`]
///
/// State: Todo
//~ todo TLC_452 be4b7e70 5225ddf0 024e6b4c.9b085e93
pub const TLC_452: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t1` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Destroy an enemy minion. This minion and your hero gain its Health.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Target: "Destroy an enemy minion."
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t1 45fd6eb6 2b30948c 604f93fb.fadc2fbc
pub const TLC_452t1: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t13` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 5 damage.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Target: "Deal 5 damage."
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t13 34b425f7 fc2b4b3a 6fb5d4e1.8aaf2abd
pub const TLC_452t13: Power = battlecry(&[deal(5).to(TARGET)]);

/// # Titanographer Osk
///
/// `TLC_452t14` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Cast 1 random Mage **Secret**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Secret, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t14 2585bbce ee081f95 cdfa2cbc.b3212d97
pub const TLC_452t14: Power = battlecry(&[cast(random(all(&[SECRET, class(CardClass::Mage)])))]);

/// # Titanographer Osk
///
/// `TLC_452t15` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Enemy cards cost (1) more next turn.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t15 257224e0 24fa0127 af262290.b2b3ba66
pub const TLC_452t15: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t16` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Set the Attack and Health of all enemy minions to 2.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t16 cc6446d8 e0a0a69a ce9d5bd5.d0ec969d
pub const TLC_452t16: Power = battlecry(&[give(&[become_stats(2, 2)]).to(ENEMY_MINIONS)]);

/// # Titanographer Osk
///
/// `TLC_452t17` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Give your other minions +2/+2.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t17 06ac39e5 5ba719e5 589cc383.d95e4386
pub const TLC_452t17: Power = battlecry(&[give(&[plus(2, 2)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Titanographer Osk
///
/// `TLC_452t18` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw 2 minions. Set their Attack, Health, and Cost to 2.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t18 bbe579b1 1d24b385 0472451a.f4f241e7
pub const TLC_452t18: Power =
    battlecry(&[draw_that(2, MINION), give(&[become_stats(2, 2)]).to(IT), give(&[cost(2)]).to(IT)]);

/// # Titanographer Osk
///
/// `TLC_452t19` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t19 2b72bac5 24607b4e 0489ce2d.04c41488
pub const TLC_452t19: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t2` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** The next spell you cast costs (3) less and has **Spell Damage +3**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Spellpower, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t2 3cf1db2e ff5f7d5b 6c081ea8.ce2308cf
pub const TLC_452t2: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t20` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon a random 6-Cost minion. Give it **Taunt** and **Lifesteal**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Lifesteal, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t20 4c34960c 8b2ab4ee 3cc39608.ffcc5da9
#[rustfmt::skip]
pub const TLC_452t20: Power = battlecry(&[summon(random(all(&[MINION, COST.is(6)]))), give(&[has(GameTag::TAUNT), has(GameTag::LIFESTEAL)]).to(IT)]);

/// # Titanographer Osk
///
/// `TLC_452t21` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Choose two enemy minions. Remove them from the game.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Target: "Choose an enemy minion to remove."
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t21 bc45e458 c904980a e772a980.f727b8ae
pub const TLC_452t21: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t22` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +2/+1. Deal 4 damage to a random enemy.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t22 d34d4e0a 5bc8ce03 1362c01d.7f80a03b
pub const TLC_452t22: Power = battlecry(&[give(&[plus(2, 1)]), deal(4).to(ENEMIES.random())]);

/// # Titanographer Osk
///
/// `TLC_452t23` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +1/+2. Draw a card.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t23 85c42ac9 96cbf0b6 2d4ecd89.24b871e0
pub const TLC_452t23: Power = battlecry(&[give(&[plus(1, 2)]), draw(1)]);

/// # Titanographer Osk
///
/// `TLC_452t24` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +3 Health and **Elusive**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Elusive, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t24 2d47982c cf325732 7ae078ee.2fd83dc3
pub const TLC_452t24: Power = battlecry(&[give(&[HEALTH.plus(3), has(GameTag::ELUSIVE)])]);

/// # Titanographer Osk
///
/// `TLC_452t26` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 20 damage to another minion.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Target: "Deal 20 damage to another minion."
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t26 90d7d1ed fb2a9120 975e51f3.4a4d74a6
pub const TLC_452t26: Power = battlecry(&[deal(20).to(A_MINION.other())]);

/// # Titanographer Osk
///
/// `TLC_452t27` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t27 6e89c8a6 bf74c544 6a7833b9.fb90a598
pub const TLC_452t27: Power = battlecry(&[deal(3).to(ENEMIES), heal(6).to(FRIENDLY_CHARACTERS)]);

/// # Titanographer Osk
///
/// `TLC_452t28` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two 6/6 Infernals.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t28 21b320e6 9f6feacc 9ef3e6cc.720754df
pub const TLC_452t28: Power = battlecry(&[summon(card("TLC_452")).copies(2)]);

/// # Titanographer Osk
///
/// `TLC_452t29` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Send all other minions into the Twisting Nether.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t29 96059aed b6a9fd85 1240c44d.de1379ff
pub const TLC_452t29: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t3` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two 3/3 Undead with **Taunt** and **Reborn**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Reborn, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t3 e09c2de5 32b0c7f4 c686a18f.88ec4805
pub const TLC_452t3: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t30` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +5 Health. Give your hero 5 Armor.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t30 42d9bd6f a4c9ab86 60c0c6ff.11028a2d
pub const TLC_452t30: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t31` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +5 Attack. Give your hero +5 Attack this turn.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t31 926a407d db6e0cf6 855c44fd.c57d47a0
pub const TLC_452t31: Power =
    battlecry(&[give(&[ATTACK.plus(5)]), lend(&[ATTACK.plus(5)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Titanographer Osk
///
/// `TLC_452t32` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +2/+2. Draw a weapon.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t32 f30cc8cf 995082ae b318cad1.817a01d9
pub const TLC_452t32: Power = battlecry(&[give(&[plus(2, 2)]), draw_that(1, WEAPON)]);

/// # Titanographer Osk
///
/// `TLC_452t33` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Fill your hand with 1/1 Chaotic Tendrils.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`], Chaotic Tendril [`YOG_514`](crate::titans::neutral::YOG_514)
///
/// State: Derived
//~ derived TLC_452t33 48662236 d3a8d9d2 d9e239ce.8e5d9c9e
pub const TLC_452t33: Power = battlecry(&[get(card("YOG_514")).copies(10)]);

/// # Titanographer Osk
///
/// `TLC_452t34` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Force each enemy minion to attack a random enemy minion.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t34 f81dca96 e8f7c5ba e50c007b.534b91f6
pub const TLC_452t34: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t35` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Take control of an enemy minion.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Target: "Take control of an enemy minion."
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t35 bd10bb36 39b9b319 ededc65f.0a7ae8df
pub const TLC_452t35: Power = battlecry(&[take_control(AN_ENEMY_MINION)]);

/// # Titanographer Osk
///
/// `TLC_452t4` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry: Discover** a **Deathrattle** minion. It costs (3) less.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry, Discover
/// - Refers to: Deathrattle, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t4 ee7dc204 620ff7d2 8f49e9db.a0554852
pub const TLC_452t4: Power =
    battlecry(&[discover(all(&[MINION, with(GameTag::DEATHRATTLE)])), give(&[cost_less(3)]).to(IT)]);

/// # Titanographer Osk
///
/// `TLC_452t5` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Reduce the Cost of all minions in your hand by (2).
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t5 a21cafab 18a31c3a a159e44b.2b83b157
pub const TLC_452t5: Power = battlecry(&[give(&[cost_less(2)]).to(YOUR_HAND.that(MINION))]);

/// # Titanographer Osk
///
/// `TLC_452t6` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon four 2/2 Elementals with **Taunt**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t6 372e3431 02bc5bba c2ff0c49.e99c5f4c
pub const TLC_452t6: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t7` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw cards until your hand is full.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ todo TLC_452t7 fea19c8e 4e7c8add f35d31c6.fa67a4ba
pub const TLC_452t7: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t8` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Restore your hero to full Health.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t8 ad418b3f 70cf87c8 608731e5.96357d5d
pub const TLC_452t8: Power = battlecry(&[heal_fully(YOUR_HERO)]);

/// # Titanographer Osk
///
/// `TLC_452t9` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Refresh your Mana Crystals.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Derived
//~ derived TLC_452t9 0331bb22 80e0189d c5221d39.20b91460
pub const TLC_452t9: Power = battlecry(&[refresh(10)]);

/// # The Forbidden Sequence
///
/// `TLC_460` · Mage spell · 1 mana
///
/// > **Quest: Discover** 8 cards. **Reward:** The Origin Stone.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: Discover
/// - Tags: `QUEST_PROGRESS_TOTAL` = 8, `839` = 1, `3674` = 1, `4297` = 1
/// - Tokens: The Origin Stone [`TLC_460t`]
///
/// State: Derived
//~ derived TLC_460 7f3f3707 4114917b ff852ed6.60a794b6
pub const TLC_460: Power = quest(Goal::Times(8), &[YOU.discovers(CARD)]).reward(&[get(card("TLC_460t"))]);

/// # The Origin Stone
///
/// `TLC_460t` · Mage weapon · 3 mana · 0/8 durability
///
/// > After you **Discover** a card, this plays the other options. Lose 1 Durability.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Discover
///
/// State: Todo
//~ todo TLC_460t fd5881ca ac44400c 1ea5db89.2ef9f92f
pub const TLC_460t: Power = TODO;

/// # Scrappy Scavenger
///
/// `TLC_461` · Mage minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a card with Cost equal to your remaining Mana Crystals.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `4578` = 1, `4930` = 1
///
/// State: Todo
//~ todo TLC_461 43b56085 947263d5 eaccd201.625f42c4
pub const TLC_461: Power = TODO;

/// # Unearthed Artifacts
///
/// `TLC_462` · Mage spell · 2 mana
///
/// > Summon a random 2-Cost minion. If you've Discover**ed** this turn, summon a random 4-Cost minion instead.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Refers to: Discover
///
/// State: Derived
//~ derived TLC_462 82f79031 f5b72aba 2490cf2a.1a9e8cda
#[rustfmt::skip]
pub const TLC_462: Power = spell(&[either(has_done(1, &past(Side::Friendly, Deed::Discovered, Window::ThisTurn)), &[summon(random(all(&[MINION, COST.is(4)])))], &[summon(random(all(&[MINION, COST.is(2)])))])]);

/// # Vault Breaker
///
/// `TLC_483` · Mage minion · 3 mana · 2/4
///
/// > After you **Discover** a card, reduce its Cost by (1).
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Discover
///
/// State: Derived
//~ derived TLC_483 c555ac54 45e72824 74cc5297.54a6061e
pub const TLC_483: Power = after(YOU.discovers(CARD)).then(&[give(&[cost_less(1)]).to(THAT)]);
