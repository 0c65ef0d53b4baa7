//! Warrior cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ DMF_521 todo ee16f617 4f4a309e
pub const DMF_521: Power = TODO;

/// # Jawbreaker
///
/// `DMF_521t` · Warrior weapon · 3 mana · 3/2 durability
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Vanilla
//~ DMF_521t vanilla 94f70a5f 3eb331fe
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
/// State: Todo
//~ DMF_522 todo 4061bd6e 9168eac4
pub const DMF_522: Power = TODO;

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
/// State: Todo
//~ DMF_523 todo 0d8bdcae 04856a4f
pub const DMF_523: Power = TODO;

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
//~ DMF_523t vanilla be613686 fac38a13
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
/// State: Todo
//~ DMF_524 todo a29fdf1e 29a586f2
pub const DMF_524: Power = TODO;

/// # Big-Top Special
///
/// `DMF_524e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_524e todo c3ed9b3a d407fae3
pub const DMF_524e: Power = TODO;

/// # Ringmaster Whatley
///
/// `DMF_525` · Warrior minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a Mech, Dragon, and Pirate.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DMF_525 todo 1df7d6eb c025069b
pub const DMF_525: Power = TODO;

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
/// State: Todo
//~ DMF_526 todo dc836de4 5e4010c7
pub const DMF_526: Power = TODO;

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
/// State: Todo
//~ DMF_526a todo b65ec6cf 62fdcd6a
pub const DMF_526a: Power = TODO;

/// # Bweeeoooow!
///
/// `DMF_526e` · Warrior enchantment
///
/// > +2/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_526e todo 69351700 39e7dfa4
pub const DMF_526e: Power = TODO;

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
//~ DMF_528 todo 36c87b04 fd908dcc
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
/// State: Todo
//~ DMF_529 todo 694b31f5 7a84b532
pub const DMF_529: Power = TODO;

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
/// State: Todo
//~ DMF_530 todo 9595f175 666804b9
pub const DMF_530: Power = TODO;

/// # So Strong!
///
/// `DMF_530e` · Warrior enchantment
///
/// > +5/+5.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_530e todo 686c566d adf8769b
pub const DMF_530e: Power = TODO;

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
/// State: Todo
//~ DMF_531 todo 8d346854 15215604
pub const DMF_531: Power = TODO;

/// # Ready to Perform
///
/// `DMF_531e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_531e todo 3b15c52e 9a92f61b
pub const DMF_531e: Power = TODO;

/// # Spiked Wheel
///
/// `YOP_013` · Warrior weapon · 1 mana · 0/2 durability
///
/// > Has +3 Attack while your hero has Armor.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Enchantments: Buckling Swash [`YOP_013e`]
///
/// State: Todo
//~ YOP_013 todo f0e43743 1a3adfc0
pub const YOP_013: Power = TODO;

/// # Buckling Swash
///
/// `YOP_013e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ YOP_013e todo 17845e00 fb2214a3
pub const YOP_013e: Power = TODO;

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
/// State: Todo
//~ YOP_014 todo 6e13eccd 97e52da3
pub const YOP_014: Power = TODO;

/// # Chief Beef
///
/// `YOP_014e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ YOP_014e todo cc260384 4acf6cd1
pub const YOP_014e: Power = TODO;
