//! Warrior cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8770bebf

/// # Sword Eater
/// Minion · Pirate · 4 mana · 2/5
/// > **Taunt Battlecry:** Equip a 3/2 Sword.
/// - Makes: Jawbreaker [`DMF_521t`] (3/2 durability)
//~ derived DMF_521 ce07e679 e3a5102a.5a949d5d 625f2b60.40e1052c
pub const DMF_521: Power = battlecry(&[equip(card("DMF_521t"))]);

/// # Jawbreaker
/// Weapon · 3 mana · 3/2 durability
//~ vanilla DMF_521t b844cfab 043b7f8c ce361a89
pub const DMF_521t: Power = VANILLA;

/// # Minefield
/// Spell · 2 mana
/// > Deal $5 damage randomly split among all minions.
//~ derived DMF_522 1128e888 7846e7ae.97323de4 e127c661
pub const DMF_522: Power = spell(&[deal(5).split_among(MINIONS)]);

/// # Bumper Car
/// Minion · Mech · 2 mana · 1/3
/// > **Rush Deathrattle:** Add two 1/1 Riders with **Rush** to your hand.
/// - Makes: Darkmoon Rider [`DMF_523t`] (1/1, "Rush")
//~ derived DMF_523 be6fa698 ca5fbd08.485b307d 5b1b98cb.69b81cf2
pub const DMF_523: Power = deathrattle(&[get(card("DMF_523t")).copies(2)]);

/// # Darkmoon Rider
/// Minion · 1 mana · 1/1
/// > **Rush**
//~ vanilla DMF_523t cffbae46 cbd7c476.57b12c28 4532d448
pub const DMF_523t: Power = VANILLA;

/// # Ringmaster's Baton
/// Weapon · 2 mana · 1/3 durability
/// > After your hero attacks, give a Mech, Dragon, and Pirate in your hand +1/+1.
/// - Makes: Big-Top Special [`DMF_524e`] ("\+1/+1.")
//~ done DMF_524 - 8d73efa7.d1fb839a 564834e5.b9daf7af
#[rustfmt::skip]
pub const DMF_524: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("DMF_524e").to(YOUR_HAND.that(MECH).random()), attach("DMF_524e").to(YOUR_HAND.that(DRAGON).random()), attach("DMF_524e").to(YOUR_HAND.that(PIRATE).random())]);

/// # Big-Top Special
/// Enchantment
/// > \+1/+1.
//~ derived DMF_524e eeaafafb d522ad72.cb08f83e d7b387a4
pub const DMF_524e: Power = enchant(&[plus(1, 1)]);

/// # Ringmaster Whatley
/// Minion · 5 mana · 3/5
/// > **Battlecry:** Draw a Mech, Dragon, and Pirate.
//~ derived DMF_525 bf5e31c0 e8b987c6.19462471 0df4b5cf
pub const DMF_525: Power = battlecry(&[draw_that(1, MECH), draw_that(1, DRAGON), draw_that(1, PIRATE)]);

/// # Stage Dive
/// Spell · 1 mana
/// > Draw a **Rush** minion. **Corrupt:** Give it +2/+1.
/// - Makes: Stage Dive [`DMF_526a`] ("Corrupted Draw a Rush minion and give it +2/+1."); Bweeeoooow! [`DMF_526e`] ("\+2/+1.")
//~ derived DMF_526 e376a61c 2f198b86.7f502243 242bb8b0.90395820
pub const DMF_526: Power = spell(&[draw_that(1, all(&[MINION, with(GameTag::RUSH)]))]);

/// # Stage Dive
/// Spell · 1 mana
/// > **Corrupted** Draw a **Rush** minion and give it +2/+1.
//~ derived DMF_526a 6fc473f3 2f198b86.c5678b8e 242bb8b0
pub const DMF_526a: Power = spell(&[draw_that(1, all(&[MINION, with(GameTag::RUSH)])), give(&[plus(2, 1)]).to(IT)]);

/// # Bweeeoooow!
/// Enchantment
/// > \+2/+1.
//~ derived DMF_526e 224ffb8f d522ad72.3a1273bb fe073600
pub const DMF_526e: Power = enchant(&[plus(2, 1)]);

/// # Tent Trasher
/// Minion · Dragon · 5 mana · 5/5
/// > **Rush.** Costs (1) less for each friendly minion with a unique minion type.
//~ done DMF_528 - c4dc5c15.905af5fe 40802873
pub const DMF_528: Power = costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.different(7, CardProperty::Race))]);

/// # E.T.C., God of Metal
/// Minion · 2 mana · 1/4
/// > After a friendly **Rush** minion attacks, deal 2 damage to the enemy hero.
//~ derived DMF_529 81026a65 4c924706.5334cf3a 2ee53b41
pub const DMF_529: Power =
    after(FRIENDLY_MINIONS.that(with(GameTag::RUSH)).attack(CARD)).then(&[deal(2).to(ENEMY_HERO)]);

/// # Feat of Strength
/// Spell · 3 mana
/// > Give a random **Taunt** minion in your hand +5/+5.
/// - Makes: So Strong! [`DMF_530e`] ("\+5/+5.")
//~ derived DMF_530 d751fc30 82ede6d1.4e90ff6c a1e8e742.01a1d150
pub const DMF_530: Power =
    spell(&[attach("DMF_530e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])).random())]);

/// # So Strong!
/// Enchantment
/// > \+5/+5.
//~ derived DMF_530e 37995ad0 d522ad72.41425f84 40a3dd80
pub const DMF_530e: Power = enchant(&[plus(5, 5)]);

/// # Stage Hand
/// Minion · Mech · 2 mana · 3/2
/// > **Battlecry:** Give a random minion in your hand +1/+1.
/// - Makes: Ready to Perform [`DMF_531e`] ("\+1/+1.")
//~ derived DMF_531 86587779 9ee36bf9.1724715d 64fcfe33.d6345864
pub const DMF_531: Power = battlecry(&[attach("DMF_531e").to(YOUR_HAND.that(MINION).random())]);

/// # Ready to Perform
/// Enchantment
/// > \+1/+1.
//~ derived DMF_531e b76d6384 d522ad72.cb08f83e 294aec8d
pub const DMF_531e: Power = enchant(&[plus(1, 1)]);

/// # Spiked Wheel
/// Weapon · 1 mana · 0/2 durability
/// > Has +3 Attack while your hero has Armor.
/// - Makes: Buckling Swash [`YOP_013e`] ("\+3 Attack.")
//~ done YOP_013 - edbbe397.26f995a7 e1d063da.afb09f1f
pub const YOP_013: Power = aura(THIS).when(there_is(&YOUR_HERO.that(ARMOR.at_least(1)))).gives("YOP_013e");

/// # Buckling Swash
/// Enchantment
/// > \+3 Attack.
//~ derived YOP_013e 3932aa58 d522ad72.a18441c4 ff134072
pub const YOP_013e: Power = enchant(&[ATTACK.plus(3)]);

/// # Ironclad
/// Minion · Mech · 3 mana · 2/4
/// > **Battlecry:** If your hero has Armor, gain +2/+2.
/// - Makes: Chief Beef [`YOP_014e`] ("\+2/+2.")
//~ done YOP_014 - d351c93e.8c2823ae 8f5890d9.dd783b90
pub const YOP_014: Power = battlecry(&[attach("YOP_014e")]).when(there_is(&YOUR_HERO.that(ARMOR.at_least(1))));

/// # Chief Beef
/// Enchantment
/// > \+2/+2.
//~ derived YOP_014e 1dc94b5f d522ad72.d5727bd5 369da6e5
pub const YOP_014e: Power = enchant(&[plus(2, 2)]);
