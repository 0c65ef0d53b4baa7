//! Warrior cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 671139ec

/// # Bash
/// Spell · 2 mana
/// > Deal $3 damage. Gain 3 Armor.
//~ derived AT_064 97e78d5f 7846e7ae.64b63527 ff579034
pub const AT_064: Power = spell(&[deal(3).to(TARGET), armor(3)]);

/// # King's Defender
/// Weapon · 3 mana · 3/2 durability
/// > **Battlecry:** If you have a minion with **Taunt**, gain +1 Durability.
/// - Makes: King's Defender [`AT_065e`] ("\+1 Durability.")
//~ derived AT_065 b464bb37 043b7f8c.4b99b341 48c74dd2.6cf5d0f3
pub const AT_065: Power = battlecry(&[attach("AT_065e")]).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::TAUNT))));

/// # King's Defender
/// Enchantment
/// > \+1 Durability.
//~ derived AT_065e 40fda272 d522ad72.d252faae 48c74dd2
pub const AT_065e: Power = enchant(&[HEALTH.plus(1)]);

/// # Orgrimmar Aspirant
/// Minion · 3 mana · 3/3
/// > **Inspire:** Give your weapon +1 Attack.
/// - Makes: Forges of Orgrimmar [`AT_066e`] ("Increased Attack.")
//~ derived AT_066 ef9fad5a 05878c57.e02efba8 b8a74ee0.b5b4455b
pub const AT_066: Power = inspire(&[give(&[ATTACK.plus(1)]).to(YOUR_WEAPON)]);

/// # Forges of Orgrimmar
/// Enchantment
/// > Increased Attack.
//~ todo AT_066e 332119c8 d522ad72.08129cea d2962d8d
pub const AT_066e: Power = TODO;

/// # Magnataur Alpha
/// Minion · 4 mana · 5/3
/// > Also damages the minions next to whomever he attacks.
//~ done AT_067 - 5afb2d98.2504361d e617f0c0
pub const AT_067: Power = also_damages(THAT.neighbours());

/// # Bolster
/// Spell · 2 mana
/// > Give your **Taunt** minions +2/+2.
/// - Makes: Bolstered [`AT_068e`] ("\+2/+2.")
//~ derived AT_068 577e17c6 7846e7ae.bea6eec3 51bc0bd4.764025db
pub const AT_068: Power = spell(&[attach("AT_068e").to(FRIENDLY_MINIONS.that(with(GameTag::TAUNT)))]);

/// # Bolstered
/// Enchantment
/// > \+2/+2.
//~ derived AT_068e 6deb3aee d522ad72.d5727bd5 a8eabf9f
pub const AT_068e: Power = enchant(&[plus(2, 2)]);

/// # Sparring Partner
/// Minion · 2 mana · 3/2
/// > **Taunt Battlecry:** Give a minion **Taunt**.
/// - Makes: Training Complete [`AT_069e`] ("Taunt")
//~ derived AT_069 fc159537 0296240c.a3a66751 be3ecacf.b1722f91
pub const AT_069: Power = battlecry(&[attach("AT_069e").to(A_MINION)]);

/// # Training Complete
/// Enchantment
/// > **Taunt**
//~ derived AT_069e 15583130 d522ad72.4b0c5d24 16092401
pub const AT_069e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Alexstrasza's Champion
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Charge**.
/// - Makes: Alexstrasza's Boon [`AT_071e`] ("\+1 Attack and Charge.")
//~ derived AT_071 84241ecc 5656a6e3.fcb87cc2 4c5bf1a3.bea7d3fe
pub const AT_071: Power = battlecry(&[attach("AT_071e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Alexstrasza's Boon
/// Enchantment
/// > \+1 Attack and **Charge**.
//~ derived AT_071e 40193676 d522ad72.7c8604b6 0f7e5aed
pub const AT_071e: Power = enchant(&[ATTACK.plus(1), has(GameTag::CHARGE)]);

/// # Varian Wrynn
/// Minion · 10 mana · 7/7
/// > **Battlecry:** Draw 3 cards. Put any minions you drew directly into the battlefield.
// Hearthstone Wiki, "Varian Wrynn": a minion goes from the deck onto the battlefield, and only without room there into the hand.
//~ done AT_072 - babe115b.14ff49e5 804723c4
pub const AT_072: Power = battlecry(&[repeat(
    3,
    &[
        select(YOUR_DECK.first(1)),
        either(all(&[there_is(&IT.that(MINION)), not(&there_are(7, &YOUR_BOARD))]), &[summon(the(IT))], &[draw(1)]),
    ],
)]);

/// # Sea Reaver
/// Minion · Undead · 6 mana · 6/7
/// > When you draw this, deal 1 damage to your minions.
//~ derived AT_130 1ce82d9a bb48aa46.3973d379 5d6691ae
pub const AT_130: Power = on(Word::WhenDrawn, &[deal(1).to(FRIENDLY_MINIONS)]);

/// # Tank Up!
/// Hero Power · 2 mana
/// > **Hero Power** Gain $d4 Armor.
//~ derived CS2_102_H3_AT_132 387fb4cd 4902b083.3478ebd6 3879726b
pub const CS2_102_H3_AT_132: Power = hero_power(&[armor(4)]);
