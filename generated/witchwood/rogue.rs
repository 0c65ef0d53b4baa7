//! Rogue cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0db68183

/// # Cheap Shot
/// Spell · 2 mana
/// > **Echo** Deal $2 damage to a minion.
//~ derived GIL_506 30af605a 7846e7ae.33bca467 4acd5599
pub const GIL_506: Power = spell(&[deal(2).to(A_MINION)]);

/// # Mistwraith
/// Minion · Undead · 4 mana · 3/5
/// > Whenever you play an **Echo** card, gain +1/+1.
/// - Makes: Misty [`GIL_510e`] ("Increased stats.")
//~ derived GIL_510 70b7d443 91797bf5.69d3b738 0258e6f9.670114df
pub const GIL_510: Power = whenever(YOU.play(with(GameTag::ECHO))).then(&[give(&[plus(1, 1)])]);

/// # Misty
/// Enchantment
/// > Increased stats.
//~ todo GIL_510e c8a42bfe d522ad72.a536d554 13a68485
pub const GIL_510e: Power = TODO;

/// # Cursed Castaway
/// Minion · Undead · Pirate · 6 mana · 5/3
/// > **Rush Deathrattle:** Draw a **Combo** card from your deck.
//~ derived GIL_557 0ba761d7 403b7072.f61a4bbb 638b1ed8
pub const GIL_557: Power = deathrattle(&[draw_that(1, with(GameTag::COMBO))]);

/// # Tess Greymane
/// Minion · 7 mana · 6/6
/// > **Battlecry:** Replay every card from another class you've played this game *(targets chosen randomly*).
//~ done GIL_598 - 8417a0af.5827823d 77faf2ac
pub const GIL_598: Power = battlecry(&[create_aside(each_past(YOU.play(ANOTHER_CLASS).this_game())), play(IT)]);

/// # Spectral Cutlass
/// Weapon · 4 mana · 2/2 durability
/// > **Lifesteal** Whenever you play a card from another class, gain +1 Durability.
/// - Makes: Spooky [`GIL_672e`] ("Increased Durability.")
//~ done GIL_672 - 24215602.86f21ae3 bde5ec5e.a3bd9d48
pub const GIL_672: Power = whenever(YOU.play(ANOTHER_CLASS)).then(&[give(&[HEALTH.plus(1)])]);

/// # Spooky
/// Enchantment
/// > Increased Durability.
//~ todo GIL_672e 81623fad d522ad72.4fc5c504 f65996b2
pub const GIL_672e: Power = TODO;

/// # Face Collector
/// Minion · 3 mana · 2/2
/// > **Echo Battlecry:** Add a random **Legendary** minion to your hand.
//~ derived GIL_677 0a31d32f dec50fb7.1e40696c 5ec9097f
pub const GIL_677: Power = battlecry(&[get(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # WANTED!
/// Spell · 4 mana
/// > Deal $3 damage to a minion. If it dies, add a Coin to your hand.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ derived GIL_687 29485317 38d1d3b0.a09f5909 492128de.5b7621c6
pub const GIL_687: Power = spell(&[deal(3).to(A_MINION), get(card("GAME_005")).when(there_is(&IT.that(DEAD)))]);

/// # Pick Pocket
/// Spell · 2 mana
/// > **Echo** Add a random card to your hand *(from your opponent's class).*
//~ derived GIL_696 cf4a99b3 7846e7ae.54b8afff db374fc0
pub const GIL_696: Power = spell(&[get(random_of(CARD, Classes::Opponent))]);

/// # Blink Fox
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** Add a random card to your hand *(from your opponent's class).*
//~ derived GIL_827 cc3c6906 22fea183.54f53b47 1506e343
pub const GIL_827: Power = battlecry(&[get(random_of(CARD, Classes::Opponent))]);

/// # Cutthroat Buccaneer
/// Minion · Undead · Pirate · 3 mana · 2/4
/// > **Combo:** Give your weapon +1 Attack.
/// - Makes: Sharpened [`GIL_902e`] ("\+1 Attack.")
//~ derived GIL_902 da5f897c c17bb4bd.450440af a141ca68.4f5d348b
pub const GIL_902: Power = combo(&[attach("GIL_902e").to(YOUR_WEAPON)]);

/// # Sharpened
/// Enchantment
/// > \+1 Attack.
//~ derived GIL_902e 1837d1aa d522ad72.379bca7a a4478636
pub const GIL_902e: Power = enchant(&[ATTACK.plus(1)]);
