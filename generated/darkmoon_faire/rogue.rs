//! Rogue cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tenwu of the Red Smoke
///
/// `DMF_071` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion to your hand. It costs (1) this turn.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Return a minion to your hand."
/// - Enchantments: Fired Up [`DMF_071e`]
///
/// State: Todo
//~ DMF_071 todo ef352dea adef0509
pub const DMF_071: Power = TODO;

/// # Fired Up
///
/// `DMF_071e` · Neutral enchantment
///
/// > Costs (1) this turn.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_071e todo 61bd7117 98677da3
pub const DMF_071e: Power = TODO;

/// # Foxy Fraud
///
/// `DMF_511` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Your next **Combo** card this turn costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Combo
/// - Enchantments: Enabling [`DMF_511e`], Cheaper Combos [`DMF_511e2`]
///
/// State: Todo
//~ DMF_511 todo 58778686 98d16430
pub const DMF_511: Power = TODO;

/// # Enabling
///
/// `DMF_511e` · Rogue enchantment
///
/// > Your next **Combo** card costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Aura
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_511e todo 9d46e635 b5e8be88
pub const DMF_511e: Power = TODO;

/// # Cheaper Combos
///
/// `DMF_511e2` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_511e2 todo e80d5ab5 9ca4675c
pub const DMF_511e2: Power = TODO;

/// # Cloak of Shadows
///
/// `DMF_512` · Rogue spell · Shadow · 4 mana
///
/// > Give your hero **Stealth** until your next turn.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Refers to: Stealth
/// - Enchantments: Sneaky [`DMF_512e`]
///
/// State: Todo
//~ DMF_512 todo 3ea9934e dc42efcd
pub const DMF_512: Power = TODO;

/// # Sneaky
///
/// `DMF_512e` · Rogue enchantment
///
/// > **Stealth** for 1 turn.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_512e todo 1a1cc2d6 d39df344
pub const DMF_512e: Power = TODO;

/// # Shadow Clone
///
/// `DMF_513` · Rogue spell · Shadow · 2 mana
///
/// > **Secret:** After a minion attacks your hero, summon a copy of it with **Stealth**.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Stealth
///
/// State: Todo
//~ DMF_513 todo 9ec08f79 7431eb94
pub const DMF_513: Power = TODO;

/// # Ticket Master
///
/// `DMF_514` · Rogue minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle 3 Tickets into your deck. When drawn, summon a 3/3 Plush Bear.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Tickets [`DMF_514t`], Plush Bear [`DMF_514t2`]
///
/// State: Todo
//~ DMF_514 todo fb258af3 30ac13f0
pub const DMF_514: Power = TODO;

/// # Tickets
///
/// `DMF_514t` · Rogue spell · 3 mana
///
/// > **Casts When Drawn** Summon a 3/3 Plush Bear.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Casts When Drawn
/// - Tokens: Plush Bear [`DMF_514t2`]
///
/// State: Todo
//~ DMF_514t todo 3655fc64 3539b036
pub const DMF_514t: Power = TODO;

/// # Plush Bear
///
/// `DMF_514t2` · Rogue minion · 3 mana · 3/3
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Beast
///
/// State: Vanilla
//~ DMF_514t2 vanilla 16c30bc4 3830da1b
pub const DMF_514t2: Power = VANILLA;

/// # Swindle
///
/// `DMF_515` · Rogue spell · 2 mana
///
/// > Draw a spell. **Combo:** And a minion.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Combo
///
/// State: Todo
//~ DMF_515 todo 4e02f86e 59796ebd
pub const DMF_515: Power = TODO;

/// # Grand Empress Shek'zara
///
/// `DMF_516` · Rogue minion · 6 mana · 5/7
///
/// > **Battlecry: Discover** a card in your deck and draw all copies of it.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Discover
///
/// State: Todo
//~ DMF_516 todo c44e1407 bef1ffc5
pub const DMF_516: Power = TODO;

/// # Sweet Tooth
///
/// `DMF_517` · Rogue minion · 2 mana · 3/2
///
/// > **Corrupt:** Gain +2 Attack and **Stealth**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Corrupt
/// - Refers to: Stealth
/// - Tokens: Sweet Tooth [`DMF_517a`]
///
/// State: Todo
//~ DMF_517 todo 5d55a821 ce39b14f
pub const DMF_517: Power = TODO;

/// # Sweet Tooth
///
/// `DMF_517a` · Rogue minion · 2 mana · 5/2
///
/// > **Corrupted Stealth**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Stealth, Corrupted Card
///
/// State: Todo
//~ DMF_517a todo 77c29628 7f073340
pub const DMF_517a: Power = TODO;

/// # Malevolent Strike
///
/// `DMF_518` · Rogue spell · 5 mana
///
/// > Destroy a minion. Costs (1) less for each card in your deck that didn't start there.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
///
/// State: Todo
//~ DMF_518 todo aa30e1c3 c6b8111e
pub const DMF_518: Power = TODO;

/// # Prize Plunderer
///
/// `DMF_519` · Rogue minion · 1 mana · 2/1
///
/// > **Combo:** Deal 1 damage to a minion for each other card you've played this turn.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Combo
/// - Target: "Deal 1 damage for each other card played this turn."
/// - Tokens: Prize Plunderer [`DMF_519_COPY`](crate::whizbang::rogue::DMF_519_COPY)
///
/// State: Todo
//~ DMF_519 todo 7ede396e 1b0eb5c5
pub const DMF_519: Power = TODO;

/// # Nitroboost Poison
///
/// `YOP_015` · Multi-class spell · Nature · 2 mana
///
/// > Give a minion +2 Attack. **Corrupt:** And your weapon.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Classes: Rogue, Warrior
/// - Mechanics: Corrupt
/// - Tags: `1623` = 1
/// - Enchantments: Nitroboost Poison [`YOP_015e`]
/// - Tokens: Nitroboost Poison [`YOP_015t`]
///
/// State: Todo
//~ YOP_015 todo 20b7846f cc209a96
pub const YOP_015: Power = TODO;

/// # Nitroboost Poison
///
/// `YOP_015e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ YOP_015e todo 762af9ed d7ca5ed8
pub const YOP_015e: Power = TODO;

/// # Nitroboost Poison
///
/// `YOP_015t` · Multi-class spell · Nature · 2 mana
///
/// > **Corrupted** Give a minion and your weapon +2 Attack.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Classes: Rogue, Warrior
/// - Mechanics: Corrupted Card
/// - Tags: `1623` = 1
///
/// State: Todo
//~ YOP_015t todo eb75a502 2564a0e3
pub const YOP_015t: Power = TODO;

/// # Sparkjoy Cheat
///
/// `YOP_016` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a **Secret**, cast it and draw a card.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ YOP_016 todo a3e31f0b 97933fbf
pub const YOP_016: Power = TODO;

/// # Shenanigans
///
/// `YOP_017` · Rogue spell · 2 mana
///
/// > **Secret:** When your opponent draws their second card in a turn, transform it into a Banana.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Secret
/// - Tokens: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Todo
//~ YOP_017 todo bffbeed2 d9113742
pub const YOP_017: Power = TODO;
