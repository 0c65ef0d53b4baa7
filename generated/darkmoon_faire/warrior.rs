//! Warrior cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5f911d44

/// # Sword Eater
///
/// `DMF_521` · Warrior minion · 4 mana · 2/5
///
/// > **Taunt Battlecry:** Equip a 3/2 Sword.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Taunt, Battlecry
/// - Tokens: Jawbreaker [`DMF_521t`]
///
/// State: Derived
//~ derived DMF_521 6b544ee8 ce07e679 a53104b4.5a949d5d
pub const DMF_521: Power = battlecry(&[equip(card("DMF_521t"))]);

/// # Jawbreaker
///
/// `DMF_521t` · Warrior weapon · 3 mana · 3/2 durability
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Vanilla
//~ vanilla DMF_521t ff0dcfcd b844cfab aa70fcee
pub const DMF_521t: Power = VANILLA;

/// # Minefield
///
/// `DMF_522` · Warrior spell · 2 mana
///
/// > Deal $5 damage randomly split among all minions.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived DMF_522 4259355a 1128e888 5393855b.97323de4
pub const DMF_522: Power = spell(&[deal(5).split_among(MINIONS)]);

/// # Bumper Car
///
/// `DMF_523` · Warrior minion · 2 mana · 1/3
///
/// > **Rush Deathrattle:** Add two 1/1 Riders with **Rush** to your hand.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Darkmoon Rider [`DMF_523t`]
///
/// State: Derived
//~ derived DMF_523 713a9c66 be6fa698 69c1885a.485b307d
pub const DMF_523: Power = deathrattle(&[get(card("DMF_523t")).copies(2)]);

/// # Darkmoon Rider
///
/// `DMF_523t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DMF_523t d5e580ed cffbae46 1c6d7435.57b12c28
pub const DMF_523t: Power = VANILLA;

/// # Ringmaster's Baton
///
/// `DMF_524` · Warrior weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, give a Mech, Dragon, and Pirate in your hand +1/+1.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Enchantments: Big-Top Special [`DMF_524e`]
///
/// State: Derived
//~ derived DMF_524 5bddde8f 1e003203 a2d74519.d1fb839a
#[rustfmt::skip]
pub const DMF_524: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("DMF_524e").to(YOUR_HAND.that(MECH).random()), attach("DMF_524e").to(YOUR_HAND.that(DRAGON).random()), attach("DMF_524e").to(YOUR_HAND.that(PIRATE).random())]);

/// # Big-Top Special
///
/// `DMF_524e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_524e 70837beb eeaafafb 962f8a7c.67341004
pub const DMF_524e: Power = enchant(&[plus(1, 1)]);

/// # Ringmaster Whatley
///
/// `DMF_525` · Warrior minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a Mech, Dragon, and Pirate.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DMF_525 a92a33d7 bf5e31c0 0d88df10.19462471
pub const DMF_525: Power = battlecry(&[draw_that(1, MECH), draw_that(1, DRAGON), draw_that(1, PIRATE)]);

/// # Stage Dive
///
/// `DMF_526` · Warrior spell · 1 mana
///
/// > Draw a **Rush** minion. **Corrupt:** Give it +2/+1.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Corrupt
/// - Refers to: Rush
/// - Enchantments: Bweeeoooow! [`DMF_526e`]
/// - Tokens: Stage Dive [`DMF_526a`]
///
/// State: Derived
//~ derived DMF_526 21f2596d e376a61c c58f34f7.7f502243
pub const DMF_526: Power = spell(&[draw_that(1, all(&[MINION, with(GameTag::RUSH)]))]);

/// # Stage Dive
///
/// `DMF_526a` · Warrior spell · 1 mana
///
/// > **Corrupted** Draw a **Rush** minion and give it +2/+1.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Corrupted Card
/// - Refers to: Rush
///
/// State: Derived
//~ derived DMF_526a f4afbf12 6fc473f3 d4b6cb30.c5678b8e
pub const DMF_526a: Power = spell(&[draw_that(1, all(&[MINION, with(GameTag::RUSH)])), give(&[plus(2, 1)]).to(IT)]);

/// # Bweeeoooow!
///
/// `DMF_526e` · Warrior enchantment
///
/// > +2/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_526e d9f28e63 224ffb8f b84cdfb6.5ee91837
pub const DMF_526e: Power = enchant(&[plus(2, 1)]);

/// # Tent Trasher
///
/// `DMF_528` · Warrior minion · 5 mana · 5/5
///
/// > Rush**.** Costs (1) less for each friendly minion with a unique minion type.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Rush
///
/// State: Todo
//~ todo DMF_528 35dacbec f96cbd5e 47a8cb4a.05b3d82b
pub const DMF_528: Power = TODO;

/// # E.T.C., God of Metal
///
/// `DMF_529` · Warrior minion · 2 mana · 1/4
///
/// > After a friendly **Rush** minion attacks, deal 2 damage to the enemy hero.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Refers to: Rush
///
/// State: Derived
//~ derived DMF_529 8f641c40 81026a65 4b8d948e.5334cf3a
pub const DMF_529: Power =
    after(FRIENDLY_MINIONS.that(with(GameTag::RUSH)).attack(CARD)).then(&[deal(2).to(ENEMY_HERO)]);

/// # Feat of Strength
///
/// `DMF_530` · Warrior spell · 3 mana
///
/// > Give a random **Taunt** minion in your hand +5/+5.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: So Strong! [`DMF_530e`]
///
/// State: Derived
//~ derived DMF_530 cda5bb6b d751fc30 6d9c5bcb.4e90ff6c
pub const DMF_530: Power =
    spell(&[attach("DMF_530e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])).random())]);

/// # So Strong!
///
/// `DMF_530e` · Warrior enchantment
///
/// > +5/+5.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_530e a05b9749 37995ad0 6a5b7c57.401e4f6d
pub const DMF_530e: Power = enchant(&[plus(5, 5)]);

/// # Stage Hand
///
/// `DMF_531` · Warrior minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a random minion in your hand +1/+1.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Ready to Perform [`DMF_531e`]
///
/// State: Derived
//~ derived DMF_531 ef5ee834 86587779 cf198962.1724715d
pub const DMF_531: Power = battlecry(&[attach("DMF_531e").to(YOUR_HAND.that(MINION).random())]);

/// # Ready to Perform
///
/// `DMF_531e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_531e ceff5de8 b76d6384 c861a13f.67341004
pub const DMF_531e: Power = enchant(&[plus(1, 1)]);

/// # Spiked Wheel
///
/// `YOP_013` · Warrior weapon · 1 mana · 0/2 durability
///
/// > Has +3 Attack while your hero has Armor.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Enchantments: Buckling Swash [`YOP_013e`]
///
/// State: Derived
//~ derived YOP_013 c702b969 6fbc19bb 69e21f32.26f995a7
pub const YOP_013: Power = aura(THIS).when(there_is(&YOUR_HERO.that(ARMOR.at_least(1)))).gives("YOP_013e");

/// # Buckling Swash
///
/// `YOP_013e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived YOP_013e 45daeb45 3932aa58 ad7be431.fc2d73f0
pub const YOP_013e: Power = enchant(&[ATTACK.plus(3)]);

/// # Ironclad
///
/// `YOP_014` · Warrior minion · 3 mana · 2/4
///
/// > **Battlecry:** If your hero has Armor, gain +2/+2.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Chief Beef [`YOP_014e`]
///
/// State: Derived
//~ derived YOP_014 8036349c 4cd89d59 4d5d1b20.8c2823ae
pub const YOP_014: Power = battlecry(&[attach("YOP_014e")]).when(there_is(&YOUR_HERO.that(ARMOR.at_least(1))));

/// # Chief Beef
///
/// `YOP_014e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived YOP_014e b6d8c6c4 1dc94b5f e8c61494.6d6ab056
pub const YOP_014e: Power = enchant(&[plus(2, 2)]);
