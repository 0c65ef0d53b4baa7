//! Warrior cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9d1ecad5

/// # Armor Up!
/// Hero Power · 2 mana
/// > **Hero Power** Gain $d2 Armor.
/// - Makes: [`CS2_102_H3_AT_132`](crate::grand_tournament::warrior::CS2_102_H3_AT_132)
//~ done CS2_102_H3 - 4902b083.a6c50636 24167ac9.f30bbbc0
pub const CS2_102_H3: Power = hero_power(&[armor(2)]);

/// # Charge
/// Spell · 3 mana
/// > Give a friendly minion +2 Attack and **Charge**.
/// - Makes: Charge [`CS2_103e2`] ("\+2 Attack and Charge.")
//~ done CS2_103 - 82ede6d1.33df2e79 16e7a64a.532e2f0a
pub const CS2_103: Power = spell(&[attach("CS2_103e2").to(A_FRIENDLY_MINION)]);

/// # Charge
/// Enchantment
/// > \+2 Attack and **Charge**.
//~ derived CS2_103e2 8bf58148 d522ad72.f82b897d 16e7a64a
pub const CS2_103e2: Power = enchant(&[ATTACK.plus(2), has(GameTag::CHARGE)]);

/// # Heroic Strike
/// Spell · 2 mana
/// > Give your hero +4 Attack this turn.
/// - Makes: Heroic Strike [`CS2_105e`] ("\+4 Attack this turn.")
//~ done CS2_105 - 7846e7ae.ef0889b5 e1d32b46.706b4e75
pub const CS2_105: Power = spell(&[attach("CS2_105e").to(YOUR_HERO)]);

/// # Heroic Strike
/// Enchantment
/// > \+4 Attack this turn.
//~ derived CS2_105e 752d9805 d522ad72.f2c23ec6 e1d32b46
pub const CS2_105e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Fiery War Axe
/// Weapon · 2 mana · 3/2 durability
//~ vanilla CS2_106 5e0192a7 9c01ccd6 bf97a1b8
pub const CS2_106: Power = VANILLA;

/// # Execute
/// Spell · 1 mana
/// > Destroy a damaged enemy minion.
//~ done CS2_108 - 2f198b86.d31176a3 6e32da6d
pub const CS2_108: Power = spell(&[destroy(AN_ENEMY_MINION.that(DAMAGED))]);

/// # Arcanite Reaper
/// Weapon · 5 mana · 5/2 durability
//~ vanilla CS2_112 ef6c8d44 5218967c 01b5ccfc
pub const CS2_112: Power = VANILLA;

/// # Cleave
/// Spell · 2 mana
/// > Deal $2 damage to two random enemy minions.
//~ done CS2_114 - 7846e7ae.56228554 3dc7a301
pub const CS2_114: Power = spell(&[deal(2).to(ENEMY_MINIONS.random_of(2))]);

/// # Bloodsail Deckhand
/// Minion · Pirate · 1 mana · 2/1
/// > **Battlecry:** The next weapon you play costs (1) less.
/// - Reprint of: [`CORE_CS3_008`](crate::core_hidden::warrior::CORE_CS3_008)
/// - Makes: [`CS3_008e`](crate::core::warrior::CS3_008e)
//~ done CS3_008 - 412e6741.39f6e939 184e7454.a5cfefab.95abe2fb
pub const CS3_008: Power = battlecry(&[attach("CS3_008e").to(YOU)]);

/// # War Cache
/// Spell · 3 mana
/// > Add a random Warrior minion, spell, and weapon to your hand.
//~ done CS3_009 - 82ede6d1.25ebfac2 2c09e04f
pub const CS3_009: Power = spell(&[
    get(random(all(&[MINION, class(CardClass::Warrior)]))),
    get(random(all(&[SPELL, class(CardClass::Warrior)]))),
    get(random(all(&[WEAPON, class(CardClass::Warrior)]))),
]);

/// # Warsong Outrider
/// Minion · 4 mana · 5/4
/// > **Rush**
//~ vanilla CS3_030 3d46cd80 5af9fab3.57b12c28 41330409
pub const CS3_030: Power = VANILLA;

/// # Warsong Commander
/// Minion · 3 mana · 2/3
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
/// - Makes: Rush [`EX1_084e`] ("Has Rush.")
//~ done EX1_084 - decb9ba2.c2e42985 fd5f0683.b5844354
pub const EX1_084: Power =
    whenever(YOU.summon(all(&[MINION, ATTACK.at_most(3)]))).then(&[give(&[has(GameTag::CHARGE)]).to(THAT)]);

/// # Rush
/// Enchantment
/// > Has **Rush**.
//~ done EX1_084e - d522ad72.acfd8b8b c2ee30e9
pub const EX1_084e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Whirlwind
/// Spell · 1 mana
/// > Deal $1 damage to ALL minions.
//~ done EX1_400 - 2f198b86.b2b10793 75042bb6
pub const EX1_400: Power = spell(&[deal(1).to(MINIONS)]);

/// # Shield Block
/// Spell · 2 mana
/// > Gain 5 Armor. Draw a card.
//~ done EX1_606 - 7846e7ae.da15fd4a 9e585f2e
pub const EX1_606: Power = spell(&[armor(5), draw(1)]);

/// # Garrosh's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Execute, Shield Block, or Brawl.
/// - Makes: Shield Block [`EX1_606`] ("Gain 5 Armor. Draw a card.")
//~ done GIFT_07 - 2f198b86.58567388 7b6863d3.2fe22aec
pub const GIFT_07: Power = spell(&[discover_temporary(&["CS2_108", "EX1_606", "EX1_407"])]);

/// # Garrosh Hellscream
/// Hero · 30 health
/// - Makes: Armor Up! [`HERO_01bp`] ("Hero Power Gain 2 Armor.")
//~ vanilla HERO_01 88c05e28 c6957b81 7c45f7a9.7facb682
pub const HERO_01: Power = VANILLA;

/// # Armor Up!
/// Hero Power · 2 mana
/// > **Hero Power** Gain $d2 Armor.
//~ done HERO_01bp - 4902b083.a6c50636 24167ac9
pub const HERO_01bp: Power = hero_power(&[armor(2)]);

/// # Tank Up!
/// Hero Power · 2 mana
/// > **Hero Power** Gain $d4 Armor.
//~ done HERO_01bp2 - 4902b083.3478ebd6 3879726b
pub const HERO_01bp2: Power = hero_power(&[armor(4)]);

/// # Kor'kron Elite
/// Minion · 4 mana · 4/3
/// > **Charge**
//~ vanilla NEW1_011 b1c340ff 16ffe9fb.276b5ef0 2dbb4238
pub const NEW1_011: Power = VANILLA;
