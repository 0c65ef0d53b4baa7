//! Rogue cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 608cb6e3

/// # Backstab
/// Spell · 0 mana
/// > Deal $2 damage to an undamaged minion.
//~ done CS2_072 - 3e8f9d5a.8644be62 49dcc472
pub const CS2_072: Power = spell(&[deal(2).to(A_MINION.that(UNDAMAGED))]);

/// # Deadly Poison
/// Spell · Nature · 1 mana
/// > Give your weapon +2 Attack.
/// - Makes: Deadly Poison [`CS2_074e`] ("\+2 Attack.")
//~ done CS2_074 - 3f084ec4.e1f099d3 a1546346.fa8cdccd
pub const CS2_074: Power = spell(&[attach("CS2_074e").to(YOUR_WEAPON)]);

/// # Deadly Poison
/// Enchantment
/// > \+2 Attack.
//~ derived CS2_074e 3d3fc8fd d522ad72.a6e18051 a1546346
pub const CS2_074e: Power = enchant(&[ATTACK.plus(2)]);

/// # Sinister Strike
/// Spell · 1 mana
/// > Deal $3 damage to the enemy hero.
//~ done CS2_075 - 2f198b86.d2ac558e 6f66a508
pub const CS2_075: Power = spell(&[deal(3).to(ENEMY_HERO)]);

/// # Assassinate
/// Spell · 4 mana
/// > Destroy an enemy minion.
//~ done CS2_076 - 38d1d3b0.91555ef3 31ca9cdb
pub const CS2_076: Power = spell(&[destroy(AN_ENEMY_MINION)]);

/// # Sprint
/// Spell · 5 mana
/// > Draw 4 cards.
//~ done CS2_077 - 36b694de.fe76fbf8 94a1edb0
pub const CS2_077: Power = spell(&[draw(4)]);

/// # Assassin's Blade
/// Weapon · 4 mana · 2/5 durability
//~ vanilla CS2_080 23d45deb 03242bd6 d0e6f33c
pub const CS2_080: Power = VANILLA;

/// # Wicked Knife
/// Weapon · 1 mana · 1/2 durability
/// - Makes: Wicked Knife [`CS2_082_H1`] (1/2 durability)
//~ vanilla CS2_082 fdee961a e6530ec3 765bef91.80b5c183
pub const CS2_082: Power = VANILLA;

/// # Wicked Knife
/// Weapon · 1 mana · 1/2 durability
//~ vanilla CS2_082_H1 14ee2f44 e6530ec3 765bef91
pub const CS2_082_H1: Power = VANILLA;

/// # Sharpened
/// Enchantment
/// > \+1 Attack this turn.
//~ derived CS2_083e ef4706d4 d522ad72.c1531011 a4478636
pub const CS2_083e: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Vanessa VanCleef
/// Minion · 2 mana · 2/3
/// > **Combo:** Add a copy of the last card your opponent played to your hand.
/// - Reprint of: [`CORE_CS3_005`](crate::core_hidden::rogue::CORE_CS3_005)
//~ done CS3_005 - 5656a6e3.e6e886d6 02f04c72.daef5a00
pub const CS3_005: Power = combo(&[get(last_of(OPPONENT.play(CARD).this_game()))]);

/// # Fan of Knives
/// Spell · 2 mana
/// > Deal $1 damage to all enemy minions. Draw a card.
//~ done EX1_129 - 7846e7ae.8f5ad208 52601e60
pub const EX1_129: Power = spell(&[deal(1).to(ENEMY_MINIONS), draw(1)]);

/// # Pilfer
/// Spell · 1 mana
/// > Add a random card from another class to your hand.
//~ done EX1_182 - 2f198b86.c6dd5d18 faa9d1fd
pub const EX1_182: Power = spell(&[get(random_of(CARD, Classes::Other))]);

/// # Plaguebringer
/// Minion · Undead · 4 mana · 3/3
/// > **Battlecry:** Give a friendly minion **Poisonous**.
/// - Makes: Plaguetouched [`EX1_191e`] ("Poisonous")
//~ done EX1_191 - 916af273.89560f60 3ecb9f22.ce4b0403
pub const EX1_191: Power = battlecry(&[attach("EX1_191e").to(A_FRIENDLY_MINION)]);

/// # Plaguetouched
/// Enchantment
/// > **Poisonous**
//~ derived EX1_191e 61632a9e d522ad72.2574dcf7 e9f8fea2
pub const EX1_191e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Shiv
/// Spell · 2 mana
/// > Deal $1 damage. Draw a card.
//~ done EX1_278 - 7846e7ae.017c9355 d3185e8f
pub const EX1_278: Power = spell(&[deal(1).to(TARGET), draw(1)]);

/// # Sap
/// Spell · 2 mana
/// > Return an enemy minion to your opponent's hand.
//~ done EX1_581 - 7846e7ae.d1ffb5b4 ec18fcd4
pub const EX1_581: Power = spell(&[return_to_hand(AN_ENEMY_MINION)]);

/// # Valeera's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Backstab, Deadly Poison, or Fan of Knives.
/// - Makes: Deadly Poison [`CS2_074`] ("Give your weapon +2 Attack."); Fan of Knives [`EX1_129`] ("Deal 1 damage to all enemy minions. Draw a card.")
//~ done GIFT_09 - 2f198b86.e838ffe0 1830ea4a.f9b6237a
pub const GIFT_09: Power = spell(&[discover_temporary(&["CS2_072", "CS2_074", "EX1_129"])]);

/// # Valeera Sanguinar
/// Hero · 30 health
/// - Makes: Dagger Mastery [`HERO_03bp`] ("Hero Power Equip a 1/2 Dagger."); Dagger Mastery [`HERO_03rbp`] ("Hero Power Equip a 1/2 Dagger."); Poisoned Daggers [`HERO_03rbp2`] ("Hero Power Equip a 2/2 Weapon.")
//~ vanilla HERO_03 a69cd9d4 c6957b81 cbb422c6.cc62c354
pub const HERO_03: Power = VANILLA;

/// # Dagger Mastery
/// Hero Power · 2 mana
/// > **Hero Power** Equip a 1/2 Dagger.
//~ done HERO_03bp - 4902b083.2addeefc fbff3512
pub const HERO_03bp: Power = hero_power(&[equip(card("CS2_082"))]);

/// # Poisoned Daggers
/// Hero Power · 2 mana
/// > **Hero Power** Equip a 2/2 Weapon.
//~ done HERO_03bp2 - 4902b083.fba74d3c 0738a10f
pub const HERO_03bp2: Power = hero_power(&[equip(card("AT_132_ROGUEt"))]);

/// # Dagger Mastery
/// Hero Power · 2 mana
/// > **Hero Power** Equip a 1/2 Dagger.
//~ todo HERO_03rbp 36dc3f5b 4902b083.2addeefc fbff3512
pub const HERO_03rbp: Power = TODO;

/// # Poisoned Daggers
/// Hero Power · 2 mana
/// > **Hero Power** Equip a 2/2 Weapon.
//~ todo HERO_03rbp2 fd38e342 4902b083.fba74d3c 0738a10f
pub const HERO_03rbp2: Power = TODO;

/// # Vanish
/// Spell · 6 mana
/// > Return all minions to their owner's hand.
//~ done NEW1_004 - 9e3ad3c7.4bd4d7af 1e2c3002
pub const NEW1_004: Power = spell(&[return_to_hand(MINIONS)]);
