//! Warrior cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f0502d7a

/// # Armor Up!
///
/// `CS2_102_H3` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d2 Armor.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 59348
/// - Tokens: Tank Up! [`CS2_102_H3_AT_132`](crate::grand_tournament::warrior::CS2_102_H3_AT_132)
///
/// State: Done
//~ done CS2_102_H3 45d8d466 - 32526ef4.a6c50636
pub const CS2_102_H3: Power = hero_power(&[armor(2)]);

/// # Charge
///
/// `CS2_103` · Warrior spell · 3 mana
///
/// > Give a friendly minion +2 Attack and **Charge**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Charge
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Charge [`CS2_103e2`]
///
/// State: Done
//~ done CS2_103 c60d3da3 - da6beb22.33df2e79
pub const CS2_103: Power = spell(&[attach("CS2_103e2").to(A_FRIENDLY_MINION)]);

/// # Charge
///
/// `CS2_103e2` · Warrior enchantment
///
/// > +2 Attack and **Charge**.
///
/// - Set: Legacy
///
/// State: Todo
//~ todo CS2_103e2 85c68a5c 48cade69 d24e6a97.fbdcb8e7
pub const CS2_103e2: Power = TODO;

/// # Heroic Strike
///
/// `CS2_105` · Warrior spell · 2 mana
///
/// > Give your hero +4 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Heroic Strike [`CS2_105e`]
///
/// State: Done
//~ done CS2_105 87d89784 - f8b465ab.ef0889b5
pub const CS2_105: Power = spell(&[attach("CS2_105e").to(YOUR_HERO)]);

/// # Heroic Strike
///
/// `CS2_105e` · Warrior enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo CS2_105e 28e0baeb 37cfc2aa 7ecbf40c.a9003f71
pub const CS2_105e: Power = TODO;

/// # Fiery War Axe
///
/// `CS2_106` · Warrior weapon · 2 mana · 3/2 durability
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ vanilla CS2_106 6b411bda 5e0192a7 33e5ca54
pub const CS2_106: Power = VANILLA;

/// # Execute
///
/// `CS2_108` · Warrior spell · 1 mana
///
/// > Destroy a damaged enemy minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_DAMAGED_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_108 a12d378a - d56a7fef.d31176a3
pub const CS2_108: Power = spell(&[destroy(AN_ENEMY_MINION.that(DAMAGED))]);

/// # Arcanite Reaper
///
/// `CS2_112` · Warrior weapon · 5 mana · 5/2 durability
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ vanilla CS2_112 618cf83c ef6c8d44 8976d7be
pub const CS2_112: Power = VANILLA;

/// # Cleave
///
/// `CS2_114` · Warrior spell · 2 mana
///
/// > Deal $2 damage to two random enemy minions.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_114 7e2b91c6 - 4ca7986c.56228554
pub const CS2_114: Power = spell(&[deal(2).to(ENEMY_MINIONS.random_of(2))]);

/// # Bloodsail Deckhand
///
/// `CS3_008` · Warrior minion · 1 mana · 2/1
///
/// > **Battlecry:** The next weapon you play costs (1) less.
///
/// - Set: Legacy · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Reprint of: Bloodsail Deckhand [`CORE_CS3_008`](crate::core_hidden::warrior::CORE_CS3_008)
/// - Enchantments: To Arrrms! [`CS3_008e`](crate::core::warrior::CS3_008e)
///
/// State: Done
//~ done CS3_008 a7710961 - b6f4d550.39f6e939
pub const CS3_008: Power = battlecry(&[attach("CS3_008e").to(YOU)]);

/// # War Cache
///
/// `CS3_009` · Warrior spell · 3 mana
///
/// > Add a random Warrior minion, spell, and weapon to your hand.
///
/// - Set: Legacy · rare · collectible
///
/// State: Done
//~ done CS3_009 09dfad9b - d6c1c36d.25ebfac2
pub const CS3_009: Power = spell(&[
    get(random(all(&[MINION, class(CardClass::Warrior)]))),
    get(random(all(&[SPELL, class(CardClass::Warrior)]))),
    get(random(all(&[WEAPON, class(CardClass::Warrior)]))),
]);

/// # Warsong Outrider
///
/// `CS3_030` · Warrior minion · 4 mana · 5/4
///
/// > **Rush**
///
/// - Set: Legacy · common · collectible
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla CS3_030 198c0333 3d46cd80 49bf6a72.57b12c28
pub const CS3_030: Power = VANILLA;

/// # Warsong Commander
///
/// `EX1_084` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Charge
/// - Enchantments: Rush [`EX1_084e`]
///
/// State: Done
//~ done EX1_084 ddd0a48a - 16f01ffa.c2e42985
pub const EX1_084: Power =
    whenever(YOU.summon(all(&[MINION, ATTACK.at_most(3)]))).then(&[give(&[has(GameTag::CHARGE)]).to(THAT)]);

/// # Rush
///
/// `EX1_084e` · Warrior enchantment
///
/// > Has **Rush**.
///
/// - Set: Legacy
///
/// State: Done
//~ done EX1_084e 3522a331 - 3b6f96f4.acfd8b8b
pub const EX1_084e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Whirlwind
///
/// `EX1_400` · Warrior spell · 1 mana
///
/// > Deal $1 damage to ALL minions.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done EX1_400 edcd4879 - dbf267ad.b2b10793
pub const EX1_400: Power = spell(&[deal(1).to(MINIONS)]);

/// # Shield Block
///
/// `EX1_606` · Warrior spell · 2 mana
///
/// > Gain 5 Armor. Draw a card.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done EX1_606 52536dbf - a42c5ef9.da15fd4a
pub const EX1_606: Power = spell(&[armor(5), draw(1)]);

/// # Garrosh's Gift
///
/// `GIFT_07` · Warrior spell · 1 mana
///
/// > **Discover** a **Temporary** Execute, Shield Block, or Brawl.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Shield Block [`EX1_606`]
///
/// State: Done
//~ done GIFT_07 4eeb720e - 04bfd0c1.58567388
pub const GIFT_07: Power = spell(&[discover_temporary(&["CS2_108", "EX1_606", "EX1_407"])]);

/// # Garrosh Hellscream
///
/// `HERO_01` · Warrior hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Armor Up! [`HERO_01bp`]
///
/// State: Vanilla
//~ vanilla HERO_01 70a028d4 88c05e28 fc66f968
pub const HERO_01: Power = VANILLA;

/// # Armor Up!
///
/// `HERO_01bp` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d2 Armor.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2745
///
/// State: Done
//~ done HERO_01bp ad026641 - 2fd56fc1.a6c50636
pub const HERO_01bp: Power = hero_power(&[armor(2)]);

/// # Tank Up!
///
/// `HERO_01bp2` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d4 Armor.
///
/// - Set: Legacy
///
/// State: Done
//~ done HERO_01bp2 6f5b0f79 - 064237a1.3478ebd6
pub const HERO_01bp2: Power = hero_power(&[armor(4)]);

/// # Kor'kron Elite
///
/// `NEW1_011` · Warrior minion · 4 mana · 4/3
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla NEW1_011 8d897023 b1c340ff 89e28cf4.276b5ef0
pub const NEW1_011: Power = VANILLA;
