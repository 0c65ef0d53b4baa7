//! Rogue cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 65a4d852

/// # Bladed Cultist
/// Minion · 1 mana · 1/2
/// > **Combo:** Gain +1/+1.
/// - Makes: Thirsty Blades [`OG_070e`] ("\+1/+1.")
//~ derived OG_070 e2ecd8c8 cbfac199.e7ce9084 df0271ad.7aae9f74
pub const OG_070: Power = combo(&[attach("OG_070e")]);

/// # Thirsty Blades
/// Enchantment
/// > \+1/+1.
//~ derived OG_070e a44183d4 d522ad72.cb08f83e 80df6672
pub const OG_070e: Power = enchant(&[plus(1, 1)]);

/// # Journey Below
/// Spell · 1 mana
/// > **Discover** a **Deathrattle** card.
//~ derived OG_072 b3c8273e 2f198b86.514dcf14 9bbb4c51
pub const OG_072: Power = spell(&[discover(with(GameTag::DEATHRATTLE))]);

/// # Thistle Tea
/// Spell · 6 mana
/// > Draw a card. Add 2 extra copies of it to your hand.
//~ done OG_073 - 9e3ad3c7.ad327609 ea421a89
pub const OG_073: Power = spell(&[draw(1), get(copy_of(IT)).copies(2)]);

/// # Xaril, Poisoned Mind
/// Minion · 4 mana · 3/2
/// > **Battlecry and Deathrattle:** Add a random Toxin card to your hand.
/// - Makes: Kingsblood Toxin [`OG_080b`] ("Draw a card."); Bloodthistle Toxin [`OG_080c`] ("Return a friendly minion to your hand. It costs…"); Briarthorn Toxin [`OG_080d`] ("Give a minion +3 Attack."); Fadeleaf Toxin [`OG_080e`] ("Give a friendly minion Stealth until your next…"); Firebloom Toxin [`OG_080f`] ("Deal 2 damage."); Bloodthistle [`OG_080ae`] ("Costs (2) less.")
//~ done OG_080 - e3956461.02dd0492 ce5e6d5f.7b749d1c
#[rustfmt::skip]
pub const OG_080: Power = abilities(&[battlecry(&[get(one_of(&["OG_080d", "OG_080e", "OG_080f", "OG_080c", "OG_080b"]))]), deathrattle(&[get(one_of(&["OG_080d", "OG_080e", "OG_080f", "OG_080c", "OG_080b"]))])]);

/// # Bloodthistle
/// Enchantment
/// > Costs (2) less.
//~ derived OG_080ae 5c65d8f5 d522ad72.90c32b47 689c8d5d
pub const OG_080ae: Power = enchant(&[cost_less(2)]);

/// # Kingsblood Toxin
/// Spell · Nature · 1 mana
/// > Draw a card.
//~ derived OG_080b 28dbe0a9 3f084ec4.442bc6f4 cc983419
pub const OG_080b: Power = spell(&[draw(1)]);

/// # Bloodthistle Toxin
/// Spell · Nature · 1 mana
/// > Return a friendly minion to your hand. It costs (2) less.
//~ derived OG_080c d72bf9c2 3f084ec4.1476327e 46f3ed41
pub const OG_080c: Power = spell(&[return_to_hand(A_FRIENDLY_MINION), give(&[cost_less(2)]).to(IT)]);

/// # Briarthorn Toxin
/// Spell · Nature · 1 mana
/// > Give a minion +3 Attack.
/// - Makes: Fadeleaf [`OG_080de`] ("Stealthed until your next turn.")
//~ derived OG_080d 64da07db 3f084ec4.c21f0525 bbdfbae8.2c49385f
pub const OG_080d: Power = spell(&[give(&[ATTACK.plus(3)]).to(A_MINION)]);

/// # Fadeleaf
/// Enchantment
/// > Stealthed until your next turn.
//~ derived OG_080de 5c86b2c6 d522ad72.549b4a26 691a1850
pub const OG_080de: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Fadeleaf Toxin
/// Spell · Shadow · 1 mana
/// > Give a friendly minion **Stealth** until your next turn.
/// - Makes: Briarthorn [`OG_080ee`] ("\+3 Attack.")
//~ derived OG_080e 0b9d0af9 ca4a4f53.d32b0bbb ced3fc51.46f0aa9f
pub const OG_080e: Power = spell(&[lend(&[has(GameTag::STEALTH)], Lasts::UntilYourNextTurn).to(A_FRIENDLY_MINION)]);

/// # Briarthorn
/// Enchantment
/// > \+3 Attack.
//~ derived OG_080ee abfeb4aa d522ad72.a18441c4 98f8ca1c
pub const OG_080ee: Power = enchant(&[ATTACK.plus(3)]);

/// # Firebloom Toxin
/// Spell · Fire · 1 mana
/// > Deal $2 damage.
//~ derived OG_080f d206a8ea e70c31b0.c0c62e9f 8f6d57bf
pub const OG_080f: Power = spell(&[deal(2).to(TARGET)]);

/// # Shadow Strike
/// Spell · Shadow · 3 mana
/// > Deal $5 damage to an undamaged character.
//~ derived OG_176 6429c6c2 3c9c5d15.74f1bdbb b0462ab8
pub const OG_176: Power = spell(&[deal(5).to(TARGET.that(UNDAMAGED))]);

/// # Southsea Squidface
/// Minion · Pirate · 4 mana · 4/4
/// > **Deathrattle:** Give your weapon +2 Attack.
/// - Makes: Squid Oil Sheen [`OG_267e`] ("\+2 Attack")
//~ derived OG_267 f9f52e25 8e1b28ac.f27cded3 d24373e8.13ced073
pub const OG_267: Power = deathrattle(&[attach("OG_267e").to(YOUR_WEAPON)]);

/// # Squid Oil Sheen
/// Enchantment
/// > \+2 Attack
//~ derived OG_267e e445368d d522ad72.98f8fc6e eb7b0e55
pub const OG_267e: Power = enchant(&[ATTACK.plus(2)]);

/// # Blade of C'Thun
/// Minion · 7 mana · 4/4
/// > **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); Devotion of the Blade [`OG_282e`] ("Increased stats.")
//~ done OG_282 - 1e025682.70385a29 7ec652b4.cb004e83
pub const OG_282: Power = battlecry(&[
    select(A_MINION),
    give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(TARGET)).to(YOUR_CTHUN),
    give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(TARGET)).to(YOUR_CTHUN),
    destroy(TARGET),
]);

/// # Devotion of the Blade
/// Enchantment
/// > Increased stats.
//~ todo OG_282e 12f5236a d522ad72.a536d554 16e26de5
pub const OG_282e: Power = TODO;

/// # Shadowcaster
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Choose a friendly minion. Add a 1/1 copy to your hand that costs (1).
/// - Makes: Flickering Darkness [`OG_291e`] ("Shadowcaster made this 1/1.")
//~ derived OG_291 460ab083 a0c6b2f7.4d531d59 357e80b4.d82a47ac
#[rustfmt::skip]
pub const OG_291: Power = battlecry(&[select(A_FRIENDLY_MINION), get(copy_of(IT)), give(&[become_stats(1, 1)]).to(IT), give(&[cost(1)]).to(IT)]);

/// # Flickering Darkness
/// Enchantment
/// > Shadowcaster made this 1/1.
//~ todo OG_291e 24258938 d522ad72.a93eebd2 1f570e66
pub const OG_291e: Power = TODO;

/// # Undercity Huckster
/// Minion · Undead · 2 mana · 2/3
/// > **Deathrattle:** Get a random card *(from your opponent's class*).
//~ derived OG_330 cff44380 af5d8f40.014de78c 64df8047
pub const OG_330: Power = deathrattle(&[get(random_of(CARD, Classes::Opponent))]);
