//! Druid cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b36f2700

/// # Strength in Numbers
///
/// `DRG_051` · Druid spell · 1 mana
///
/// > **Sidequest:** Spend 10 Mana on minions. **Reward:** Summon a minion from your deck.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 10
///
/// State: Todo
//~ todo DRG_051 ccb497c3 531725de d552e240.37ac39c3
pub const DRG_051: Power = TODO;

/// # Treenforcements
///
/// `DRG_311` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Give a minion +2 Health and **Taunt**; or Summon a 2/2 Treant.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Enchantments: Spore Hardened [`DRG_311e`]
/// - Tokens: Spin 'em Up [`DRG_311a`], Small Repairs [`DRG_311b`], Treant [`DRG_311t`]
///
/// State: Derived
//~ derived DRG_311 a47422f1 8f101d96 b4866722.3878ec09
pub const DRG_311: Power = choose_one(&["DRG_311b", "DRG_311a"]);

/// # Spin 'em Up
///
/// `DRG_311a` · Druid spell · Nature · 1 mana
///
/// > Summon a 2/2 Treant.
///
/// - Set: Descent of Dragons
/// - Tokens: Treant [`DRG_311t`]
///
/// State: Derived
//~ derived DRG_311a f81fc5a9 6cde48b8 6495f511.48d01912
pub const DRG_311a: Power = spell(&[summon(card("DRG_311t"))]);

/// # Small Repairs
///
/// `DRG_311b` · Druid spell · Nature · 1 mana
///
/// > Give a minion +2 Health and **Taunt**.
///
/// - Set: Descent of Dragons
/// - Refers to: Taunt
///
/// State: Derived
//~ derived DRG_311b 3ba38dc4 3a452b35 6f76e5c8.cf29397f
pub const DRG_311b: Power = spell(&[give(&[HEALTH.plus(2), has(GameTag::TAUNT)]).to(A_MINION)]);

/// # Spore Hardened
///
/// `DRG_311e` · Neutral enchantment
///
/// > +2 Health and **Taunt**.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_311e 23d4a3ba 9591686c 025991bc.4455e42e
pub const DRG_311e: Power = enchant(&[HEALTH.plus(2), has(GameTag::TAUNT)]);

/// # Treant
///
/// `DRG_311t` · Druid minion · 1 mana · 2/2
///
/// - Set: Descent of Dragons
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla DRG_311t e91f0259 9e739360 35256e8f
pub const DRG_311t: Power = VANILLA;

/// # Shrubadier
///
/// `DRG_312` · Druid minion · 2 mana · 1/1
///
/// > **Battlecry:** Summon a 2/2 Treant.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Treant [`DRG_311t`]
///
/// State: Derived
//~ derived DRG_312 555460ea 6562a2a6 e6c2ee66.3448ee99
pub const DRG_312: Power = battlecry(&[summon(card("DRG_311t"))]);

/// # Emerald Explorer
///
/// `DRG_313` · Druid minion · 6 mana · 4/8
///
/// > **Taunt Battlecry: Discover** a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry, Discover
///
/// State: Derived
//~ derived DRG_313 b893d544 18004748 52f74f13.64154bf7
pub const DRG_313: Power = battlecry(&[discover(DRAGON)]);

/// # Aeroponics
///
/// `DRG_314` · Druid spell · Nature · 5 mana
///
/// > Draw 2 cards. Costs (2) less for each Treant you control.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Tokens: Treant [`DRG_311t`]
///
/// State: Derived
//~ derived DRG_314 65d26a4e a5746214 2ce66f50.cf9f99eb
pub const DRG_314: Power =
    abilities(&[spell(&[draw(2)]), costs(&[cost_less(2).for_each(FRIENDLY_MINIONS.that(race(Race::Treant)))])]);

/// # Embiggen
///
/// `DRG_315` · Druid spell · Nature · 0 mana
///
/// > Give all minions in your deck +2/+2. They cost (1) more *(up to 10)*.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Enchantments: Embiggened [`DRG_315e`], Costly Embiggening [`DRG_315e2`]
///
/// State: Todo
//~ todo DRG_315 a79b4b27 967ec8bf 15b82f21.05c620e1
pub const DRG_315: Power = TODO;

/// # Embiggened
///
/// `DRG_315e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_315e 107a1146 1325f5c4 b34142b3.6d6ab056
pub const DRG_315e: Power = enchant(&[plus(2, 2)]);

/// # Costly Embiggening
///
/// `DRG_315e2` · Druid enchantment
///
/// > Costs (1) more.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_315e2 f0cad293 f2b5d14b f2072b22.5dfe1a2c
pub const DRG_315e2: Power = enchant(&[cost_more(1)]);

/// # Secure the Deck
///
/// `DRG_317` · Druid spell · 1 mana
///
/// > **Sidequest:** Attack twice with your hero. **Reward:** Add 3 'Claw' spells to your hand.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2
/// - Tokens: Claw [`CS2_005`](crate::legacy::druid::CS2_005)
///
/// State: Derived
//~ derived DRG_317 6227841e b55dc0da a0b11ead.0697e031
pub const DRG_317: Power = quest(Goal::Times(2), &[YOUR_HERO.attack(CARD)]).reward(&[get(card("CS2_005")).copies(3)]);

/// # Breath of Dreams
///
/// `DRG_318` · Druid spell · Nature · 2 mana
///
/// > Draw a card. If you're holding a Dragon, gain an empty Mana Crystal.
///
/// - Set: Descent of Dragons · rare · collectible
///
/// State: Derived
//~ derived DRG_318 678b680c 732b35f4 1654d7e9.9721dff0
pub const DRG_318: Power = spell(&[draw(1), empty_crystals(1).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Goru the Mightree
///
/// `DRG_319` · Druid minion · 7 mana · 5/10
///
/// > **Taunt Battlecry:** For the rest of the game, your Treants have +1/+1.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Treant Powerup [`DRG_319e4`], Tree Power! [`DRG_319e5`]
/// - Tokens: Treant [`DRG_311t`]
///
/// State: Derived
//~ derived DRG_319 4b5a7f68 62464d1d 334c4398.e34c735e
pub const DRG_319: Power = battlecry(&[attach("DRG_319e4").to(YOU)]);

/// # Treant Powerup
///
/// `DRG_319e4` · Neutral enchantment
///
/// > Your Treants have +1/+1.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_319e4 ac07f37b 3e01259e 06dfdcb3.26bb9c7a
pub const DRG_319e4: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(race(Race::Treant)), &[plus(1, 1)]);

/// # Tree Power!
///
/// `DRG_319e5` · enchantment
///
/// > +1/+1.
///
/// - Set: Descent of Dragons
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived DRG_319e5 b17fffe6 d28baa9c 6178389c.67341004
pub const DRG_319e5: Power = enchant(&[plus(1, 1)]);

/// # Ysera, Unleashed
///
/// `DRG_320` · Druid minion · 9 mana · 4/12
///
/// > **Battlecry:** Shuffle 7 Dream Portals into your deck. When drawn, summon a random Dragon.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `4392` = 1
/// - Tokens: Dream Portal [`DRG_320t`]
///
/// State: Derived
//~ derived DRG_320 acb4d234 d2432cee 85d93264.ddf19db8
pub const DRG_320: Power = battlecry(&[shuffle(card("DRG_320t")).copies(7)]);

/// # Dream Portal
///
/// `DRG_320t` · Druid spell · Nature · 9 mana
///
/// > **Casts When Drawn** Summon a random Dragon.
///
/// - Set: Descent of Dragons
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived DRG_320t 58a9b47f f6992950 25243260.4f91c7bb
pub const DRG_320t: Power = spell(&[summon(random(all(&[MINION, DRAGON])))]);
