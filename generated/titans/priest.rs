//! Priest cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Astral Automaton
///
/// `TTN_401` · Priest minion · 1 mana · 1/2
///
/// > Has +1/+1 for each other Astral Automaton you've summoned this game.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Aura
/// - Enchantments: Defense Matrix Online [`TTN_401e`]
///
/// State: Todo
//~ TTN_401 todo 92cda42f 4fc2f322
pub const TTN_401: Power = TODO;

/// # Defense Matrix Online
///
/// `TTN_401e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_401e todo 161bbba3 c6409487
pub const TTN_401e: Power = TODO;

/// # Aman'Thul
///
/// `TTN_429` · Priest minion · 7 mana · 3/10
///
/// > **Titan** After this uses an ability, **Discover** any **Legendary** minion from any class.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Refers to: Discover
/// - Tags: `1544` = 1
/// - Enchantments: Power of the Highfather [`TTN_429e`]
/// - Tokens: Shape the Stars [`TTN_429t`], Strike from History [`TTN_429t2`], Vision of Heroes [`TTN_429t3`]
///
/// State: Todo
//~ TTN_429 todo 4eac5612 9a72b756
pub const TTN_429: Power = TODO;

/// # Power of the Highfather
///
/// `TTN_429e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_429e todo bf79be8f 15134e51
pub const TTN_429e: Power = TODO;

/// # Shape the Stars
///
/// `TTN_429t` · Priest spell · 0 mana
///
/// > Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
///
/// - Set: TITANS
/// - Refers to: Titan
///
/// State: Todo
//~ TTN_429t todo fa669184 4bff46cd
pub const TTN_429t: Power = TODO;

/// # Strike from History
///
/// `TTN_429t2` · Priest spell · 0 mana
///
/// > Choose two enemy minions. Remove them from the game.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_429t2 todo 7c5800ee 3d2054ac
pub const TTN_429t2: Power = TODO;

/// # Vision of Heroes
///
/// `TTN_429t3` · Priest spell · 0 mana
///
/// > Summon a random 6-Cost minion. Give it **Taunt** and **Lifesteal**.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_429t3 todo d9f59405 cc309cd7
pub const TTN_429t3: Power = TODO;

/// # Creation Protocol
///
/// `TTN_430` · Priest spell · Holy · 2 mana
///
/// > **Discover** a copy of a minion in your deck. **Forge:** Get another copy.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Discover, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Creation Protocol [`TTN_430t`]
///
/// State: Todo
//~ TTN_430 todo 68ae6952 21856137
pub const TTN_430: Power = TODO;

/// # Creation Protocol
///
/// `TTN_430t` · Priest spell · Holy · 2 mana
///
/// > **Forged Discover** a copy of a minion in your deck. Get another copy of it.
///
/// - Set: TITANS · rare
/// - Mechanics: Discover, Forged
///
/// State: Todo
//~ TTN_430t todo a46171a9 c9d98932
pub const TTN_430t: Power = TODO;

/// # Shapeless Constellation
///
/// `TTN_441` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Transform into an 8/8 copy of a random minion in your hand.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Shapeless [`TTN_441e2`]
///
/// State: Todo
//~ TTN_441 todo 8f69f926 506da000
pub const TTN_441: Power = TODO;

/// # Shapeless
///
/// `TTN_441e2` · Neutral enchantment
///
/// > 8/8.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_441e2 todo d0a7b2d9 6e9cdd43
pub const TTN_441e2: Power = TODO;

/// # Ra-den
///
/// `TTN_481` · Priest minion · 6 mana · 5/5
///
/// > **Taunt**. **Deathrattle:** Summon each other minion you've played this game that did not start in your deck.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ TTN_481 todo f4bf91a6 97c5db35
pub const TTN_481: Power = TODO;

/// # Student of the Stars
///
/// `TTN_482` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle a copy of this into your deck with permanent +3/+3.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TTN_482 todo d337badf 23790a30
pub const TTN_482: Power = TODO;

/// # Serenity
///
/// `TTN_483` · Priest spell · Holy · 4 mana
///
/// > Give all enemy minions -2 Attack. Destroy any with 0 Attack.
///
/// - Set: TITANS · common · collectible
/// - Enchantments: Serene [`TTN_483e`]
///
/// State: Todo
//~ TTN_483 todo 8ada9adb 21352b98
pub const TTN_483: Power = TODO;

/// # Serene
///
/// `TTN_483e` · Priest enchantment
///
/// > -2 Attack.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_483e todo 2b44b227 72a15627
pub const TTN_483e: Power = TODO;

/// # False Disciple
///
/// `TTN_484` · Priest minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Legendary** Priest minion from the past.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Discover
///
/// State: Todo
//~ TTN_484 todo f63c6b03 dad637fe
pub const TTN_484: Power = TODO;

/// # The Stars Align
///
/// `TTN_485` · Priest spell · Arcane · 3 mana
///
/// > Transform minions in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// - Set: TITANS · epic · collectible
/// - Enchantments: Fate of the Stars [`TTN_485e1`]
///
/// State: Todo
//~ TTN_485 todo f05df0fe f19fc4c3
pub const TTN_485: Power = TODO;

/// # Fate of the Stars
///
/// `TTN_485e1` · Neutral enchantment
///
/// > Cost adjusted.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_485e1 todo 3ef076a8 560be22f
pub const TTN_485e1: Power = TODO;

/// # Grace of the Highfather
///
/// `TTN_745` · Priest spell · Holy · 3 mana
///
/// > Restore #8 Health. **Discover** a card that costs the amount **Overhealed**.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Discover
/// - Refers to: Overheal
///
/// State: Todo
//~ TTN_745 todo 48007a22 d1f5998d
pub const TTN_745: Power = TODO;

/// # Shadowtouched Kvaldir
///
/// `YOG_300` · Priest minion · 1 mana · 1/3
///
/// > **Battlecry:** Your next healing effect deals damage instead.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Twisted to the Core [`YOG_300e`]
///
/// State: Todo
//~ YOG_300 todo cf93ac4e e8a518fa
pub const YOG_300: Power = TODO;

/// # Twisted to the Core
///
/// `YOG_300e` · Neutral enchantment
///
/// > Your healing effects are dealing damage.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_300e todo 99804acd 87acd80f
pub const YOG_300e: Power = TODO;

/// # Twilight Torrent
///
/// `YOG_508` · Priest spell · Shadow · 2 mana
///
/// > Choose a character. If it's friendly, restore #6 Health. If it's an enemy, deal $3 damage.
///
/// - Set: TITANS · common · collectible
/// - Enchantments: Shadow of Death [`YOG_508e`]
///
/// State: Todo
//~ YOG_508 todo c185e650 ba8c1b10
pub const YOG_508: Power = TODO;

/// # Shadow of Death
///
/// `YOG_508e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_508e todo f8038730 052eee65
pub const YOG_508e: Power = TODO;

/// # Soulburner Varia
///
/// `YOG_520` · Priest minion · 3 mana · 1/5
///
/// > After a friendly Undead dies, deal 2 damage to the enemy hero and get a random Shadow Priest spell.
///
/// - Set: TITANS · legendary · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ YOG_520 todo 97bf1cae a50c20cd
pub const YOG_520: Power = TODO;
