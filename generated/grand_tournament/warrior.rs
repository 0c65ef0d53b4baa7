//! Warrior cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6f7cf6f1

/// # Bash
///
/// `AT_064` · Warrior spell · 2 mana
///
/// > Deal $3 damage. Gain 3 Armor.
///
/// - Set: The Grand Tournament · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived AT_064 3edc4b00 97e78d5f 2728d3ff.64b63527
pub const AT_064: Power = spell(&[deal(3).to(TARGET), armor(3)]);

/// # King's Defender
///
/// `AT_065` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** If you have a minion with **Taunt**, gain +1 Durability.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: King's Defender [`AT_065e`]
///
/// State: Derived
//~ derived AT_065 dbcaa6c8 b464bb37 df9d4ed1.4b99b341
pub const AT_065: Power = battlecry(&[attach("AT_065e")]).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::TAUNT))));

/// # King's Defender
///
/// `AT_065e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_065e 22fb1f4c 40fda272 0c31b682.310b3243
pub const AT_065e: Power = enchant(&[HEALTH.plus(1)]);

/// # Orgrimmar Aspirant
///
/// `AT_066` · Warrior minion · 3 mana · 3/3
///
/// > **Inspire:** Give your weapon +1 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
/// - Enchantments: Forges of Orgrimmar [`AT_066e`]
///
/// State: Derived
//~ derived AT_066 bc112b15 ef9fad5a 6a99e3e0.e02efba8
pub const AT_066: Power = inspire(&[give(&[ATTACK.plus(1)]).to(YOUR_WEAPON)]);

/// # Forges of Orgrimmar
///
/// `AT_066e` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_066e 916d93a3 332119c8 3b01ed7f.08129cea
pub const AT_066e: Power = TODO;

/// # Magnataur Alpha
///
/// `AT_067` · Warrior minion · 4 mana · 5/3
///
/// > Also damages the minions next to whomever he attacks.
///
/// - Set: The Grand Tournament · epic · collectible
///
/// State: Derived
//~ derived AT_067 65024a80 332a128b 229d087a.2504361d
pub const AT_067: Power = also_damages(THAT.neighbours());

/// # Bolster
///
/// `AT_068` · Warrior spell · 2 mana
///
/// > Give your **Taunt** minions +2/+2.
///
/// - Set: The Grand Tournament · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Bolstered [`AT_068e`]
///
/// State: Derived
//~ derived AT_068 3cd37f2c 577e17c6 da13a6c0.bea6eec3
pub const AT_068: Power = spell(&[attach("AT_068e").to(FRIENDLY_MINIONS.that(with(GameTag::TAUNT)))]);

/// # Bolstered
///
/// `AT_068e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_068e 32167c09 6deb3aee 600c4653.6d6ab056
pub const AT_068e: Power = enchant(&[plus(2, 2)]);

/// # Sparring Partner
///
/// `AT_069` · Warrior minion · 2 mana · 3/2
///
/// > **Taunt Battlecry:** Give a minion **Taunt**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Grant **Taunt**."
/// - Enchantments: Training Complete [`AT_069e`]
///
/// State: Derived
//~ derived AT_069 660ea633 fc159537 f4d594aa.a3a66751
pub const AT_069: Power = battlecry(&[attach("AT_069e").to(A_MINION)]);

/// # Training Complete
///
/// `AT_069e` · Warrior enchantment
///
/// > **Taunt**
///
/// - Set: The Grand Tournament
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived AT_069e 7cd4335d 15583130 4110d56d.4b0c5d24
pub const AT_069e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Alexstrasza's Champion
///
/// `AT_071` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Charge**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Charge
/// - Enchantments: Alexstrasza's Boon [`AT_071e`]
///
/// State: Derived
//~ derived AT_071 13d9b80e 84241ecc e9a3ae84.fcb87cc2
pub const AT_071: Power = battlecry(&[attach("AT_071e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Alexstrasza's Boon
///
/// `AT_071e` · Warrior enchantment
///
/// > +1 Attack and **Charge**.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_071e ac83108e 40193676 e8114908.658af632
pub const AT_071e: Power = enchant(&[ATTACK.plus(1), has(GameTag::CHARGE)]);

/// # Varian Wrynn
///
/// `AT_072` · Warrior minion · 10 mana · 7/7
///
/// > **Battlecry:** Draw 3 cards. Put any minions you drew directly into the battlefield.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AT_072 d6c95c13 a62bc1ec 5de49ba6.14ff49e5
pub const AT_072: Power = battlecry(&[draw(3), summon(the(IT.that(MINION)))]);

/// # Sea Reaver
///
/// `AT_130` · Warrior minion · 6 mana · 6/7
///
/// > When you draw this, deal 1 damage to your minions.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived AT_130 55aa37bd 1ce82d9a 157d2519.3973d379
pub const AT_130: Power = on(Word::WhenDrawn, &[deal(1).to(FRIENDLY_MINIONS)]);

/// # Tank Up!
///
/// `CS2_102_H3_AT_132` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d4 Armor.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived CS2_102_H3_AT_132 3ffa8cf5 387fb4cd 13f14eba.3478ebd6
pub const CS2_102_H3_AT_132: Power = hero_power(&[armor(4)]);
