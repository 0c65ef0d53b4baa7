//! Druid cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file dd217b07

/// # Strength in Numbers
/// Spell · 1 mana
/// > **Sidequest:** Spend 10 Mana on minions. **Reward:** Summon a minion from your deck.
//~ done DRG_051 - 2f198b86.37ac39c3 625a15ff
pub const DRG_051: Power =
    quest(Goal::Sum(10), &[YOU.spend_mana(MINION)]).reward(&[summon(the(YOUR_DECK.that(MINION).random()))]);

/// # Treenforcements
/// Spell · Nature · 1 mana
/// > **Choose One -** Give a minion +2 Health and **Taunt**; or Summon a 2/2 Treant.
/// - Makes: Spin 'em Up [`DRG_311a`] ("Summon a 2/2 Treant."); Small Repairs [`DRG_311b`] ("Give a minion +2 Health and Taunt."); Treant [`DRG_311t`] (2/2); Spore Hardened [`DRG_311e`] ("\+2 Health and Taunt.")
//~ derived DRG_311 8f101d96 3f084ec4.3878ec09 6e80a127.81d9ea8f
pub const DRG_311: Power = choose_one(&["DRG_311b", "DRG_311a"]);

/// # Spin 'em Up
/// Spell · Nature · 1 mana
/// > Summon a 2/2 Treant.
/// - Makes: Treant [`DRG_311t`] (2/2)
//~ derived DRG_311a 6cde48b8 3f084ec4.48d01912 e8beef80.455b5453
pub const DRG_311a: Power = spell(&[summon(card("DRG_311t"))]);

/// # Small Repairs
/// Spell · Nature · 1 mana
/// > Give a minion +2 Health and **Taunt**.
//~ derived DRG_311b 3a452b35 3f084ec4.cf29397f 40748d82
pub const DRG_311b: Power = spell(&[give(&[HEALTH.plus(2), has(GameTag::TAUNT)]).to(A_MINION)]);

/// # Spore Hardened
/// Enchantment
/// > \+2 Health and **Taunt**.
//~ derived DRG_311e 9591686c d522ad72.9a393ea6 625fecc5
pub const DRG_311e: Power = enchant(&[HEALTH.plus(2), has(GameTag::TAUNT)]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla DRG_311t 9e739360 57e94b0b f03d3e63
pub const DRG_311t: Power = VANILLA;

/// # Shrubadier
/// Minion · 2 mana · 1/1
/// > **Battlecry:** Summon a 2/2 Treant.
/// - Makes: Treant [`DRG_311t`] (2/2)
//~ derived DRG_312 6562a2a6 4d7cdfaf.3448ee99 dcbc13a8.455b5453
pub const DRG_312: Power = battlecry(&[summon(card("DRG_311t"))]);

/// # Emerald Explorer
/// Minion · Dragon · 6 mana · 4/8
/// > **Taunt Battlecry: Discover** a Dragon.
//~ derived DRG_313 18004748 fda32cf3.64154bf7 2371e7dc
pub const DRG_313: Power = battlecry(&[discover(DRAGON)]);

/// # Aeroponics
/// Spell · Nature · 5 mana
/// > Draw 2 cards. Costs (2) less for each Treant you control.
/// - Makes: Treant [`DRG_311t`] (2/2)
//~ derived DRG_314 a5746214 24317b8a.cf9f99eb 44ec6ebc.455b5453
pub const DRG_314: Power =
    abilities(&[spell(&[draw(2)]), costs(&[cost_less(2).for_each(FRIENDLY_MINIONS.that(race(Race::Treant)))])]);

/// # Embiggen
/// Spell · Nature · 0 mana
/// > Give all minions in your deck +2/+2. They cost (1) more *(up to 10*).
/// - Makes: Embiggened [`DRG_315e`] ("\+2/+2."); Costly Embiggening [`DRG_315e2`] ("Costs (1) more.")
//~ done DRG_315 - 18fb9c72.362f43fb 03a01182.38ff7cc8
pub const DRG_315: Power =
    spell(&[attach("DRG_315e").to(YOUR_DECK.that(MINION)), attach("DRG_315e2").to(IT.that(not(&COST.at_least(10))))]);

/// # Embiggened
/// Enchantment
/// > \+2/+2.
//~ derived DRG_315e 1325f5c4 d522ad72.d5727bd5 5fa951f2
pub const DRG_315e: Power = enchant(&[plus(2, 2)]);

/// # Costly Embiggening
/// Enchantment
/// > Costs (1) more.
//~ derived DRG_315e2 f2b5d14b d522ad72.5dfe1a2c e10d8409
pub const DRG_315e2: Power = enchant(&[cost_more(1)]);

/// # Secure the Deck
/// Spell · 1 mana
/// > **Sidequest:** Attack twice with your hero. **Reward:** Add 3 'Claw' spells to your hand.
/// - Makes: [`CS2_005`](crate::legacy::druid::CS2_005)
//~ done DRG_317 - 2f198b86.0697e031 674516b0.9e09e479
pub const DRG_317: Power = quest(Goal::Times(2), &[YOUR_HERO.attack(CARD)]).reward(&[get(card("CS2_005")).copies(3)]);

/// # Breath of Dreams
/// Spell · Nature · 2 mana
/// > Draw a card. If you're holding a Dragon, gain an empty Mana Crystal.
//~ derived DRG_318 2645c63f f9bec0b1.9721dff0 628f175b
pub const DRG_318: Power = spell(&[draw(1), gain_empty_crystals(1).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Goru the Mightree
/// Minion · 7 mana · 5/10
/// > **Taunt Battlecry:** For the rest of the game, your Treants have +1/+1.
/// - Makes: Treant [`DRG_311t`] (2/2); Treant Powerup [`DRG_319e4`] ("Your Treants have +1/+1."); Tree Power! [`DRG_319e5`] ("\+1/+1.")
//~ derived DRG_319 62464d1d bf5beb65.e34c735e 53d4d136.2b93cbcc
pub const DRG_319: Power = battlecry(&[attach("DRG_319e4").to(YOU)]);

/// # Treant Powerup
/// Enchantment
/// > Your Treants have +1/+1.
//~ derived DRG_319e4 3e01259e d522ad72.26bb9c7a 23992a0b
pub const DRG_319e4: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(race(Race::Treant)), &[plus(1, 1)]);

/// # Tree Power!
/// Enchantment
/// > \+1/+1.
//~ derived DRG_319e5 d28baa9c d522ad72.cb08f83e 45267a7b
pub const DRG_319e5: Power = enchant(&[plus(1, 1)]);

/// # Ysera, Unleashed
/// Minion · Dragon · 9 mana · 4/12
/// > **Battlecry:** Shuffle 7 Dream Portals into your deck. When drawn, summon a random Dragon.
/// - Makes: Dream Portal [`DRG_320t`] ("Casts When Drawn Summon a random Dragon.")
//~ derived DRG_320 d2432cee 8023b91e.ddf19db8 cf938d1a.4cf5dd7e
pub const DRG_320: Power = battlecry(&[shuffle(card("DRG_320t")).copies(7)]);

/// # Dream Portal
/// Spell · Nature · 9 mana
/// > **Casts When Drawn** Summon a random Dragon.
//~ derived DRG_320t f6992950 533e6759.4f91c7bb 2fbcf672
pub const DRG_320t: Power = spell(&[summon(random(all(&[MINION, DRAGON])))]);
