//! Rogue cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2cd5b839

/// # Backstab
///
/// `CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_UNDAMAGED_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_072 225f1e35 - 6e49ba1c.8644be62
pub const CS2_072: Power = spell(&[deal(2).to(A_MINION.that(UNDAMAGED))]);

/// # Deadly Poison
///
/// `CS2_074` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// - Set: Legacy · free · collectible
/// - Tags: `1623` = 1
/// - Play requirements: `REQ_WEAPON_EQUIPPED` (hearthstone-data 36393.1)
/// - Enchantments: Deadly Poison [`CS2_074e`]
///
/// State: Done
//~ done CS2_074 3aca8302 - dcac599a.e1f099d3
pub const CS2_074: Power = spell(&[attach("CS2_074e").to(YOUR_WEAPON)]);

/// # Deadly Poison
///
/// `CS2_074e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Legacy
///
/// State: Todo
//~ todo CS2_074e 9f15d031 6a5e2358 f2453af7.bf3d1612
pub const CS2_074e: Power = TODO;

/// # Sinister Strike
///
/// `CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done CS2_075 c7757a9d - 71616dc9.d2ac558e
pub const CS2_075: Power = spell(&[deal(3).to(ENEMY_HERO)]);

/// # Assassinate
///
/// `CS2_076` · Rogue spell · 4 mana
///
/// > Destroy an enemy minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_076 aea606dc - c444341f.91555ef3
pub const CS2_076: Power = spell(&[destroy(AN_ENEMY_MINION)]);

/// # Sprint
///
/// `CS2_077` · Rogue spell · 5 mana
///
/// > Draw 4 cards.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done CS2_077 95d957a6 - 1017c0f9.fe76fbf8
pub const CS2_077: Power = spell(&[draw(4)]);

/// # Assassin's Blade
///
/// `CS2_080` · Rogue weapon · 4 mana · 2/5 durability
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ vanilla CS2_080 b88980f8 23d45deb d002010c
pub const CS2_080: Power = VANILLA;

/// # Wicked Knife
///
/// `CS2_082` · Rogue weapon · 1 mana · 1/2 durability
///
/// - Set: Legacy · free
/// - Tokens: Wicked Knife [`CS2_082_H1`]
///
/// State: Vanilla
//~ vanilla CS2_082 24c1d2a4 fdee961a 3435c567
pub const CS2_082: Power = VANILLA;

/// # Wicked Knife
///
/// `CS2_082_H1` · Rogue weapon · 1 mana · 1/2 durability
///
/// - Set: Legacy · free
///
/// State: Vanilla
//~ vanilla CS2_082_H1 dd40d7ff 14ee2f44 1fe7806a
pub const CS2_082_H1: Power = VANILLA;

/// # Sharpened
///
/// `CS2_083e` · Rogue enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo CS2_083e eda06417 ebcd76a1 e91be145.8c49468d
pub const CS2_083e: Power = TODO;

/// # Vanessa VanCleef
///
/// `CS3_005` · Rogue minion · 2 mana · 2/3
///
/// > **Combo:** Add a copy of the last card your opponent played to your hand.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Combo
/// - Reprint of: Vanessa VanCleef [`CORE_CS3_005`](crate::core_hidden::rogue::CORE_CS3_005)
///
/// State: Done
//~ done CS3_005 6640448a - c7576933.e6e886d6
pub const CS3_005: Power = combo(&[get(last_of(past(Side::Enemy, Deed::Played, Window::ThisGame)))]);

/// # Fan of Knives
///
/// `EX1_129` · Rogue spell · 2 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done EX1_129 6f7632a4 - 76b0d5de.8f5ad208
pub const EX1_129: Power = spell(&[deal(1).to(ENEMY_MINIONS), draw(1)]);

/// # Pilfer
///
/// `EX1_182` · Rogue spell · 1 mana
///
/// > Add a random card from another class to your hand.
///
/// - Set: Legacy · common · collectible
///
/// State: Done
//~ done EX1_182 533e8cb2 - 2a6701ea.c6dd5d18
pub const EX1_182: Power = spell(&[get(random_of(CARD, Classes::Other))]);

/// # Plaguebringer
///
/// `EX1_191` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion **Poisonous**.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Poisonous
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Give Poisonous."
/// - Enchantments: Plaguetouched [`EX1_191e`]
///
/// State: Done
//~ done EX1_191 1d9deae2 - e5cace2a.89560f60
pub const EX1_191: Power = battlecry(&[attach("EX1_191e").to(A_FRIENDLY_MINION)]);

/// # Plaguetouched
///
/// `EX1_191e` · Rogue enchantment
///
/// > **Poisonous**
///
/// - Set: Legacy
/// - Mechanics: Poisonous
///
/// State: Todo
//~ todo EX1_191e 980fe8cb 8c374e78 6ff5a4ba.2574dcf7
pub const EX1_191e: Power = TODO;

/// # Shiv
///
/// `EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_278 19dd7312 - f369664e.017c9355
pub const EX1_278: Power = spell(&[deal(1).to(TARGET), draw(1)]);

/// # Sap
///
/// `EX1_581` · Rogue spell · 2 mana
///
/// > Return an enemy minion to your opponent's hand.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_581 128e237a - 678abaca.d1ffb5b4
pub const EX1_581: Power = spell(&[return_to_hand(AN_ENEMY_MINION)]);

/// # Valeera's Gift
///
/// `GIFT_09` · Rogue spell · 1 mana
///
/// > **Discover** a **Temporary** Backstab, Deadly Poison, or Fan of Knives.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Deadly Poison [`CS2_074`], Fan of Knives [`EX1_129`]
///
/// State: Done
//~ done GIFT_09 b66617fb - d59eb929.e838ffe0
pub const GIFT_09: Power = spell(&[discover_temporary(&["CS2_072", "CS2_074", "EX1_129"])]);

/// # Valeera Sanguinar
///
/// `HERO_03` · Rogue hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Dagger Mastery [`HERO_03bp`], Dagger Mastery [`HERO_03rbp`], Poisoned Daggers [`HERO_03rbp2`]
///
/// State: Vanilla
//~ vanilla HERO_03 931ab9aa a69cd9d4 d1d84a9d
pub const HERO_03: Power = VANILLA;

/// # Dagger Mastery
///
/// `HERO_03bp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2743
///
/// State: Done
//~ done HERO_03bp e917ec68 - 59381a95.2addeefc
pub const HERO_03bp: Power = hero_power(&[equip(card("CS2_082"))]);

/// # Poisoned Daggers
///
/// `HERO_03bp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// - Set: Legacy
///
/// State: Done
//~ done HERO_03bp2 9dc7972c - b9c47176.fba74d3c
pub const HERO_03bp2: Power = hero_power(&[equip(card("AT_132_ROGUEt"))]);

/// # Dagger Mastery
///
/// `HERO_03rbp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 80094
///
/// State: Todo
//~ todo HERO_03rbp 3f84c569 36dc3f5b 775a77b0.2addeefc
pub const HERO_03rbp: Power = TODO;

/// # Poisoned Daggers
///
/// `HERO_03rbp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// - Set: Legacy
///
/// State: Todo
//~ todo HERO_03rbp2 3652128e fd38e342 8dade747.fba74d3c
pub const HERO_03rbp2: Power = TODO;

/// # Vanish
///
/// `NEW1_004` · Rogue spell · 6 mana
///
/// > Return all minions to their owner's hand.
///
/// - Set: Legacy · common · collectible
///
/// State: Done
//~ done NEW1_004 b54a6b6a - a9ff369e.4bd4d7af
pub const NEW1_004: Power = spell(&[return_to_hand(MINIONS)]);
