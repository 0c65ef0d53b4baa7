//! Warlock cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Nofin's Imp-ossible
///
/// `NX2_016` · Warlock spell · 2 mana
///
/// > Give all friendly Demons and Murlocs "**Deathrattle:** Summon a 2/2 Imploc."
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Nofin's Imp-ossible [`NX2_016e`]
/// - Tokens: Imploc [`NX2_016t`]
///
/// State: Todo
//~ NX2_016 todo bf5c08f3 b651e9bb
pub const NX2_016: Power = TODO;

/// # Nofin's Imp-ossible
///
/// `NX2_016e` · Warlock enchantment
///
/// > **Deathrattle:** Summon a 2/2 Imploc.
///
/// - Set: March of the Lich King
/// - Tokens: Imploc [`NX2_016t`]
///
/// State: Todo
//~ NX2_016e todo 372bcdb6 32420450
pub const NX2_016e: Power = TODO;

/// # Imploc
///
/// `NX2_016t` · Warlock minion · 2 mana · 2/2
///
/// - Set: March of the Lich King
/// - Minion type: Demon, Murloc
/// - Mechanics: Imp
/// - Tags: `2537` = 1
///
/// State: Vanilla
//~ NX2_016t vanilla 75880c8f 0bbaa382
pub const NX2_016t: Power = VANILLA;

/// # Plague Eruption
///
/// `NX2_017` · Warlock spell · 3 mana
///
/// > Deal $2 damage to all minions. If you've discarded a card this game, deal $1 more.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ NX2_017 todo f3839868 4dbf8dd1
pub const NX2_017: Power = TODO;

/// # Suspicious Peddler
///
/// `NX2_044` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card. If your opponent guesses your choice, they get a copy.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ NX2_044 todo bc38ba42 574ed9ad
pub const NX2_044: Power = TODO;

/// # Infantry Reanimator
///
/// `RLK_531` · Warlock minion · 5 mana · 4/4
///
/// > **Battlecry:** Resurrect a friendly Undead. Give it **Reborn**.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Reborn
///
/// State: Todo
//~ RLK_531 todo c4de2bbb 36b74825
pub const RLK_531: Power = TODO;

/// # Walking Dead
///
/// `RLK_532` · Warlock minion · 3 mana · 2/5
///
/// > **Taunt** If you discard this minion, summon it.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Invisible Deathrattle
///
/// State: Todo
//~ RLK_532 todo 26690c31 514226d5
pub const RLK_532: Power = TODO;

/// # Scourge Supplies
///
/// `RLK_533` · Warlock spell · 3 mana
///
/// > Draw 3 cards. Choose one to discard.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ RLK_533 todo 05e6fa20 ad45bf0f
pub const RLK_533: Power = TODO;

/// # Soul Barrage
///
/// `RLK_534` · Warlock spell · Shadow · 4 mana
///
/// > When you play or discard this, deal $5 damage randomly split among all enemies.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Invisible Deathrattle, Immune To Spellpower
///
/// State: Todo
//~ RLK_534 todo 55335d89 8336f9b6
pub const RLK_534: Power = TODO;

/// # Savage Ymirjar
///
/// `RLK_535` · Warlock minion · 5 mana · 7/7
///
/// > **Rush Battlecry:** Discard 2 cards.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Rush
///
/// State: Todo
//~ RLK_535 todo 6b4ee36d 254d951c
pub const RLK_535: Power = TODO;

/// # Shallow Grave
///
/// `RLK_536` · Warlock spell · 2 mana
///
/// > Trigger a friendly minion's **Deathrattle**, then destroy it.
///
/// - Set: March of the Lich King · epic · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ RLK_536 todo 3b4bdabc 2f7c5fa5
pub const RLK_536: Power = TODO;

/// # Twisted Tether
///
/// `RLK_537` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion. Give its stats to a random Undead in your hand.
///
/// - Set: March of the Lich King · rare · collectible
/// - Tags: `2063` = 1
/// - Enchantments: Twisted Tether [`RLK_537e`]
///
/// State: Todo
//~ RLK_537 todo 8d19c587 3c88330d
pub const RLK_537: Power = TODO;

/// # Twisted Tether
///
/// `RLK_537e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_537e todo dd52e04d b3e40bb8
pub const RLK_537e: Power = TODO;

/// # Devourer of Souls
///
/// `RLK_538` · Warlock minion · 1 mana · 1/3
///
/// > After a friendly minion dies, gain its **Deathrattle**.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Refers to: Deathrattle
/// - Enchantments: Devoured Soul [`RLK_538e`]
///
/// State: Todo
//~ RLK_538 todo c2cffcf0 765aa635
pub const RLK_538: Power = TODO;

/// # Devoured Soul
///
/// `RLK_538e` · Warlock enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_538e todo b496fb29 508de5ff
pub const RLK_538e: Power = TODO;

/// # Dar'Khan Drathir
///
/// `RLK_539` · Warlock minion · 7 mana · 6/6
///
/// > **Lifesteal** At the end of your turn, deal 6 damage to the enemy hero.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ RLK_539 todo b8bf1f81 f13096ee
pub const RLK_539: Power = TODO;

/// # Amorphous Slime
///
/// `RLK_540` · Warlock minion · 5 mana · 5/3
///
/// > **Battlecry:** Discard a random Undead. **Deathrattle:** Summon a copy of it.
///
/// - Set: March of the Lich King · epic · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Morphing [`RLK_540e`]
///
/// State: Todo
//~ RLK_540 todo b199a6dc 55afcb88
pub const RLK_540: Power = TODO;

/// # Morphing
///
/// `RLK_540e` · Warlock enchantment
///
/// > Discarded {0}.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_540e todo 51cc4190 ba263425
pub const RLK_540e: Power = TODO;
