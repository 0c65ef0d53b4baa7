//! Shaman cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Haywire Hornswog
///
/// `END_030` · Shaman minion · 6 mana · 4/6
///
/// > **Elusive, Taunt** Costs (1) less for each Mana Crystal you've **Overloaded** this game.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast, Dragon
/// - Mechanics: Taunt, Elusive
/// - Refers to: Overload
/// - Tags: `2542` = 1
///
/// State: Todo
//~ END_030 todo 84b38a14 3eb11329
pub const END_030: Power = TODO;

/// # Farseer Wo
///
/// `TIME_013` · Shaman minion · 4 mana · 2/6
///
/// > **Elusive** After you cast a spell, **Discover** a Nature spell from the past.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Discover, Elusive
/// - Tags: `4578` = 1, `4930` = 1
///
/// State: Todo
//~ TIME_013 todo 7e25c3e1 6acc20cb
pub const TIME_013: Power = TODO;

/// # Instant Multiverse
///
/// `TIME_014` · Shaman spell · 6 mana
///
/// > **Rewind** Summon 12 Mana worth of random minions. **Overload:** (3)
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Rewind
/// - Tags: `OVERLOAD` = 3
///
/// State: Todo
//~ TIME_014 todo 4495bcfa 46b9cc4e
pub const TIME_014: Power = TODO;

/// # Muradin, High King
///
/// `TIME_209` · Shaman minion · 5 mana · 3/2
///
/// > **Fabled**, **Rush**. **Battlecry:** Bring the High King's Hammer to ME! **Deathrattle:** Add it to your hand.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry, Dont Pick From Subsets, Rush, Fabled
/// - Tags: `2936` = 1
/// - Enchantments: Hammer of the High King [`TIME_209e`]
/// - Tokens: High King's Hammer [`TIME_209t`], Avatar Form [`TIME_209t2`]
///
/// State: Todo
//~ TIME_209 todo 04b7579a 7cc1ec47
pub const TIME_209: Power = TODO;

/// # Hammer of the High King
///
/// `TIME_209e` · Shaman enchantment
///
/// > Holding the High King's Hammer. **Deathrattle:** Add it to your hand.
///
/// - Set: Across the Timeways
/// - Tokens: High King's Hammer [`TIME_209t`]
///
/// State: Todo
//~ TIME_209e todo 1d945ff3 bcfebb10
pub const TIME_209e: Power = TODO;

/// # High King's Hammer
///
/// `TIME_209t` · Shaman weapon · 6 mana · 3/4 durability
///
/// > **Windfury Deathrattle:** Shuffle this into your deck with +2 Attack permanently.
///
/// - Set: Across the Timeways
/// - Mechanics: Windfury, Deathrattle, Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_209t todo 125472c1 4479f47c
pub const TIME_209t: Power = TODO;

/// # Avatar Form
///
/// `TIME_209t2` · Shaman spell · 3 mana
///
/// > Give a friendly character +2 Attack and "After this attacks, deal 2 damage to all enemies" this turn.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
/// - Enchantments: Avatar Form [`TIME_209t2e`]
///
/// State: Todo
//~ TIME_209t2 todo 754b108a 4e8f4822
pub const TIME_209t2: Power = TODO;

/// # Avatar Form
///
/// `TIME_209t2e` · Shaman enchantment
///
/// > +2 Attack and After this attacks, deal 2 damage to all enemies this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TIME_209t2e todo e0b8dc59 330fda1e
pub const TIME_209t2e: Power = TODO;

/// # Lightning Rod
///
/// `TIME_212` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage to a friendly minion to deal $4 damage to a random enemy minion.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Todo
//~ TIME_212 todo 15118119 4b24da3f
pub const TIME_212: Power = TODO;

/// # Primordial Overseer
///
/// `TIME_213` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast a Nature spell while holding this, gain +1/+1 and draw a card.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `4548` = 1
///
/// State: Todo
//~ TIME_213 todo 7716d56d 593e076c
pub const TIME_213: Power = TODO;

/// # Flux Revenant
///
/// `TIME_214` · Shaman minion · 2 mana · 1/4
///
/// > **Taunt** Whenever you would damage this with a Nature spell, it gains +2/+1 instead.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Enchantments: Flux Overcapacity [`TIME_214e`]
///
/// State: Todo
//~ TIME_214 todo a0d6a99b c96d7666
pub const TIME_214: Power = TODO;

/// # Flux Overcapacity
///
/// `TIME_214e` · Shaman enchantment
///
/// > +2/+1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_214e todo adad3071 7587f426
pub const TIME_214e: Power = TODO;

/// # Thunderquake
///
/// `TIME_215` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all minions. Get a Static Shock.
///
/// - Set: Across the Timeways · rare · collectible
/// - Tokens: Static Shock [`TIME_218`]
///
/// State: Todo
//~ TIME_215 todo 76e3bab0 87bbe112
pub const TIME_215: Power = TODO;

/// # Nascent Bolt
///
/// `TIME_216` · Shaman spell · Nature · 3 mana
///
/// > Deal $5 damage to a minion. If it survives, draw 2 cards.
///
/// - Set: Across the Timeways · rare · collectible
///
/// State: Todo
//~ TIME_216 todo 14490d84 9e559560
pub const TIME_216: Power = TODO;

/// # Stormrook
///
/// `TIME_217` · Shaman minion · 5 mana · 5/5
///
/// > Whenever you would damage this with a Nature spell, summon a random 5-Cost minion instead.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Elemental, Beast
/// - Tags: `2542` = 1
///
/// State: Todo
//~ TIME_217 todo d2f1b2df c129d1b0
pub const TIME_217: Power = TODO;

/// # Static Shock
///
/// `TIME_218` · Shaman spell · Nature · 0 mana
///
/// > Deal $1 damage to a minion. Give your hero +1 Attack this turn.
///
/// - Set: Across the Timeways · common · collectible
/// - Enchantments: Statically Charged [`TIME_218e`]
///
/// State: Todo
//~ TIME_218 todo 57ca2e6d aeb1c06b
pub const TIME_218: Power = TODO;

/// # Statically Charged
///
/// `TIME_218e` · Shaman enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TIME_218e todo f9297d92 229498d6
pub const TIME_218e: Power = TODO;
