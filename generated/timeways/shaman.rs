//! Shaman cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 34678357

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
//~ todo END_030 61a20cf1 afee2ac9 c589401f.d5513c66
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
/// State: Derived
//~ derived TIME_013 449b79fa 7be1dd2a 91b8e3e7.9eb8f258
pub const TIME_013: Power =
    after(YOU.cast(SPELL)).then(&[discover(all(&[school(SpellSchool::Nature), FROM_THE_PAST]))]);

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
//~ todo TIME_014 b95dde3e bae2aaa2 d8d0c0c5.ac04f375
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
//~ todo TIME_209 524539fb 0ec9442c 749b1408.68606c38
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
//~ todo TIME_209e 28314f64 a10ed72b 54ec63f0.fe634b1d
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
//~ todo TIME_209t 6c08f8f8 a4e1507e c2acfd76.8578f4a9
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
//~ todo TIME_209t2 0b0d6915 97b37022 3822d366.45c4e58e
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
//~ todo TIME_209t2e c37572e2 fcd998f5 63e3f12b.0f068f3d
pub const TIME_209t2e: Power = TODO;

/// # Lightning Rod
///
/// `TIME_212` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage to a friendly minion to deal $4 damage to a random enemy minion.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Derived
//~ derived TIME_212 c95b8ee0 e807feb2 0c31495a.04b8774f
pub const TIME_212: Power = spell(&[deal(2).to(A_FRIENDLY_MINION), deal(4).to(ENEMY_MINIONS.random())]);

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
/// State: Derived
//~ derived TIME_213 bd332155 4987b083 5b742d2f.81477bd6
#[rustfmt::skip]
pub const TIME_213: Power = battlecry(&[give(&[plus(1, 1)]), draw(1)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::WhileHolding).that(school(SpellSchool::Nature))));

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
//~ todo TIME_214 5aec5aab c482caf3 6db39022.d5e287f5
pub const TIME_214: Power = TODO;

/// # Flux Overcapacity
///
/// `TIME_214e` · Shaman enchantment
///
/// > +2/+1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_214e 22de5fd7 c528d19b 77a22ae9.5ee91837
pub const TIME_214e: Power = enchant(&[plus(2, 1)]);

/// # Thunderquake
///
/// `TIME_215` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all minions. Get a Static Shock.
///
/// - Set: Across the Timeways · rare · collectible
/// - Tokens: Static Shock [`TIME_218`]
///
/// State: Derived
//~ derived TIME_215 481d1eab 9eecdfde af4ee5cc.3d4d8425
pub const TIME_215: Power = spell(&[deal(1).to(MINIONS), get(card("TIME_218"))]);

/// # Nascent Bolt
///
/// `TIME_216` · Shaman spell · Nature · 3 mana
///
/// > Deal $5 damage to a minion. If it survives, draw 2 cards.
///
/// - Set: Across the Timeways · rare · collectible
///
/// State: Derived
//~ derived TIME_216 bb71f5d2 ef30c67d fd491c37.e1261044
pub const TIME_216: Power = spell(&[deal(5).to(A_MINION), draw(2).when(there_is(&IT.that(not(&DEAD))))]);

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
//~ todo TIME_217 95902337 6d2b6595 55241c12.f92ea638
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
/// State: Derived
//~ derived TIME_218 01f4c822 06807886 6cb0f013.faec8ccd
pub const TIME_218: Power = spell(&[deal(1).to(A_MINION), attach("TIME_218e").to(YOUR_HERO)]);

/// # Statically Charged
///
/// `TIME_218e` · Shaman enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TIME_218e 48102352 5c8a06ce 3beb808f.8c49468d
pub const TIME_218e: Power = enchant(&[ATTACK.plus(1)]).this_turn();
