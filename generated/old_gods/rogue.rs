//! Rogue cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 92abcc7a

/// # Bladed Cultist
///
/// `OG_070` · Rogue minion · 1 mana · 1/2
///
/// > **Combo:** Gain +1/+1.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Combo
/// - Enchantments: Thirsty Blades [`OG_070e`]
///
/// State: Derived
//~ derived OG_070 589015c4 e2ecd8c8 3d30dbfa.e7ce9084
pub const OG_070: Power = combo(&[attach("OG_070e")]);

/// # Thirsty Blades
///
/// `OG_070e` · Rogue enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods · common
///
/// State: Derived
//~ derived OG_070e 35b7ab0c a44183d4 79b0a829.67341004
pub const OG_070e: Power = enchant(&[plus(1, 1)]);

/// # Journey Below
///
/// `OG_072` · Rogue spell · 1 mana
///
/// > **Discover** a **Deathrattle** card.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived OG_072 cc6e8a7a b3c8273e 70704b61.514dcf14
pub const OG_072: Power = spell(&[discover(with(GameTag::DEATHRATTLE))]);

/// # Thistle Tea
///
/// `OG_073` · Rogue spell · 6 mana
///
/// > Draw a card. Add 2 extra copies of it to your hand.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived OG_073 42d85a58 0e68f1ff 1ea64283.ad327609
pub const OG_073: Power = spell(&[draw(1), get(copy_of(IT)).copies(2)]);

/// # Xaril, Poisoned Mind
///
/// `OG_080` · Rogue minion · 4 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random Toxin card to your hand.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Entourage: Briarthorn Toxin [`OG_080d`], Fadeleaf Toxin [`OG_080e`], Firebloom Toxin [`OG_080f`], Bloodthistle Toxin [`OG_080c`], Kingsblood Toxin [`OG_080b`]
/// - Enchantments: Bloodthistle [`OG_080ae`]
/// - Tokens: Kingsblood Toxin [`OG_080b`], Bloodthistle Toxin [`OG_080c`], Briarthorn Toxin [`OG_080d`], Fadeleaf Toxin [`OG_080e`], Firebloom Toxin [`OG_080f`]
///
/// State: Derived
//~ derived OG_080 53b04205 8e52c66a ea41a30e.02dd0492
#[rustfmt::skip]
pub const OG_080: Power = abilities(&[battlecry(&[get(one_of(&["OG_080d", "OG_080e", "OG_080f", "OG_080c", "OG_080b"]))]), deathrattle(&[get(one_of(&["OG_080d", "OG_080e", "OG_080f", "OG_080c", "OG_080b"]))])]);

/// # Bloodthistle
///
/// `OG_080ae` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_080ae 4edda6ce 5c65d8f5 bc8c8848.90c32b47
pub const OG_080ae: Power = enchant(&[cost_less(2)]);

/// # Kingsblood Toxin
///
/// `OG_080b` · Rogue spell · Nature · 1 mana
///
/// > Draw a card.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_080b 0ca9b6e5 28dbe0a9 9a674c90.442bc6f4
pub const OG_080b: Power = spell(&[draw(1)]);

/// # Bloodthistle Toxin
///
/// `OG_080c` · Rogue spell · Nature · 1 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived OG_080c b375f22d d72bf9c2 dbeeac12.1476327e
pub const OG_080c: Power = spell(&[return_to_hand(A_FRIENDLY_MINION), give(&[cost_less(2)]).to(IT)]);

/// # Briarthorn Toxin
///
/// `OG_080d` · Rogue spell · Nature · 1 mana
///
/// > Give a minion +3 Attack.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Fadeleaf [`OG_080de`]
///
/// State: Derived
//~ derived OG_080d df333513 64da07db c1b1c879.c21f0525
pub const OG_080d: Power = spell(&[give(&[ATTACK.plus(3)]).to(A_MINION)]);

/// # Fadeleaf
///
/// `OG_080de` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_080de 367e7886 5c86b2c6 f8aa144b.549b4a26
pub const OG_080de: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Fadeleaf Toxin
///
/// `OG_080e` · Rogue spell · Shadow · 1 mana
///
/// > Give a friendly minion **Stealth** until your next turn.
///
/// - Set: Whispers of the Old Gods
/// - Refers to: Stealth
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Briarthorn [`OG_080ee`]
///
/// State: Derived
//~ derived OG_080e bbb3f79e 0b9d0af9 3f2b26f8.d32b0bbb
pub const OG_080e: Power = spell(&[lend(&[has(GameTag::STEALTH)], Lasts::UntilYourNextTurn).to(A_FRIENDLY_MINION)]);

/// # Briarthorn
///
/// `OG_080ee` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_080ee cc3f50d6 abfeb4aa b93cb717.fc2d73f0
pub const OG_080ee: Power = enchant(&[ATTACK.plus(3)]);

/// # Firebloom Toxin
///
/// `OG_080f` · Rogue spell · Fire · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived OG_080f 5f031fe3 d206a8ea 9e36a498.c0c62e9f
pub const OG_080f: Power = spell(&[deal(2).to(TARGET)]);

/// # Shadow Strike
///
/// `OG_176` · Rogue spell · Shadow · 3 mana
///
/// > Deal $5 damage to an undamaged character.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_UNDAMAGED_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived OG_176 d62f6a0c 6429c6c2 dc971d19.74f1bdbb
pub const OG_176: Power = spell(&[deal(5).to(TARGET.that(UNDAMAGED))]);

/// # Southsea Squidface
///
/// `OG_267` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Give your weapon +2 Attack.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Deathrattle
/// - Enchantments: Squid Oil Sheen [`OG_267e`]
///
/// State: Derived
//~ derived OG_267 f61ab2ab f9f52e25 fbce4050.f27cded3
pub const OG_267: Power = deathrattle(&[attach("OG_267e").to(YOUR_WEAPON)]);

/// # Squid Oil Sheen
///
/// `OG_267e` · Rogue enchantment
///
/// > +2 Attack
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_267e 68d3bf4c e445368d 6ae35761.6a7893ab
pub const OG_267e: Power = enchant(&[ATTACK.plus(2)]);

/// # Blade of C'Thun
///
/// `OG_282` · Rogue minion · 7 mana · 4/4
///
/// > **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion."
/// - Enchantments: Devotion of the Blade [`OG_282e`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Todo
//~ todo OG_282 ba7a99d7 b02316f9 bfb2be05.70385a29
pub const OG_282: Power = TODO;

/// # Devotion of the Blade
///
/// `OG_282e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo OG_282e 4386e6a2 12f5236a 088cfd0e.a536d554
pub const OG_282e: Power = TODO;

/// # Shadowcaster
///
/// `OG_291` · Rogue minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose a friendly minion. Add a 1/1 copy to your hand that costs (1).
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Add a 1/1 copy to your hand."
/// - Enchantments: Flickering Darkness [`OG_291e`]
///
/// State: Derived
//~ derived OG_291 01d2e497 b897beb4 571e2376.4d531d59
#[rustfmt::skip]
pub const OG_291: Power = battlecry(&[with_each(A_FRIENDLY_MINION), get(copy_of(IT)), give(&[become_stats(1, 1)]).to(IT), give(&[cost(1)]).to(IT)]);

/// # Flickering Darkness
///
/// `OG_291e` · Neutral enchantment
///
/// > Shadowcaster made this 1/1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_291e 0c7c2910 24258938 d4b1d664.a93eebd2
pub const OG_291e: Power = TODO;

/// # Undercity Huckster
///
/// `OG_330` · Rogue minion · 2 mana · 2/3
///
/// > **Deathrattle:** Get a random card *(from your opponent's class)*.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived OG_330 74682535 cff44380 3b75553c.37d64176
pub const OG_330: Power = deathrattle(&[get(random_of(CARD, Classes::Opponent))]);
