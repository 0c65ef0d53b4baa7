//! Rogue cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file af23c38c

/// # Shadestone Skulker
///
/// `DEEP_012` · Multi-class minion · 1 mana · 1/1
///
/// > **Rush**. **Battlecry:** Take your weapon and gain its stats. **Deathrattle:** Give it back.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Elemental
/// - Classes: Rogue, Demon Hunter
/// - Mechanics: Deathrattle, Battlecry, Rush
/// - Enchantments: "Borrowed" [`DEEP_012e`]
///
/// State: Todo
//~ todo DEEP_012 9dff79c9 b27b5f06 661edb4f.c7d0910e
pub const DEEP_012: Power = TODO;

/// # "Borrowed"
///
/// `DEEP_012e` · Neutral enchantment
///
/// > Holding {0}.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo DEEP_012e a30f8cdb 5cc3c9ed 950592a6.8455a26a
pub const DEEP_012e: Power = TODO;

/// # Quick Pick
///
/// `DEEP_014` · Multi-class weapon · 2 mana · 1/2 durability
///
/// > After your hero attacks, draw a card.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Rogue, Demon Hunter
///
/// State: Derived
//~ derived DEEP_014 5b8c1cbf ab6d5c80 090bda0d.a64dc786
pub const DEEP_014: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(1)]);

/// # Fool's Gold
///
/// `DEEP_022` · Rogue spell · 1 mana
///
/// > Get a random Golden Pirate and Elemental from other classes.
///
/// - Set: Showdown in the Badlands · rare · collectible
///
/// State: Derived
//~ derived DEEP_022 511f6258 90f1df42 cfcacfd5.bf0d40f4
pub const DEEP_022: Power = spell(&[get(random_of(PIRATE, Classes::Other)), get(random_of(ELEMENTAL, Classes::Other))]);

/// # Dart Throw
///
/// `WW_006` · Rogue spell · 2 mana
///
/// > Throw two $2 damage darts at random enemy minions. *(If both hit the same minion, get a Coin!)*
///
/// - Set: Showdown in the Badlands · epic · collectible
///
/// State: Todo
//~ todo WW_006 82f29b0f ea6a23c4 6aca8396.a9083b91
pub const WW_006: Power = TODO;

/// # Bounty Wrangler
///
/// `WW_363` · Rogue minion · 3 mana · 3/4
///
/// > **Quickdraw or Combo:** Get a Coin.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Combo, Quickdraw
///
/// State: Derived
//~ derived WW_363 2fcbbb9d 6336b26c 7bfcb285.420f47d5
pub const WW_363: Power = abilities(&[on(Word::Quickdraw, &[get(card("GAME_005"))]), combo(&[get(card("GAME_005"))])]);

/// # Velarok Windblade
///
/// `WW_364` · Rogue minion · 3 mana · 3/3
///
/// > While this is in your hand, play a card from another class to reveal Velarok's true form!
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
/// - Tokens: Velarok, the Deceiver [`WW_364t`]
///
/// State: Todo
//~ todo WW_364 bfe533e7 3fd8c21f b5fbe772.d23da0fc
pub const WW_364: Power = TODO;

/// # Velarok, the Deceiver
///
/// `WW_364t` · Rogue minion · 3 mana · 3/3
///
/// > **Charge** After this attacks, **Discover** a card from another class. It costs (3) less.
///
/// - Set: Showdown in the Badlands
/// - Minion type: Dragon
/// - Mechanics: Charge, Discover
/// - Enchantments: Velarok, the Deceiver [`WW_364te`]
///
/// State: Derived
//~ derived WW_364t 86f347a8 a0188f97 9d96fd00.1bfe6d33
pub const WW_364t: Power =
    after(THIS.attack(CARD)).then(&[discover_of(CARD, Classes::Other), attach("WW_364te").to(IT)]);

/// # Velarok, the Deceiver
///
/// `WW_364te` · Rogue enchantment
///
/// > Costs (3) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_364te a4b02d9d d106875f 97aac330.bb1f76c5
pub const WW_364te: Power = enchant(&[cost_less(3)]);

/// # Triple Sevens
///
/// `WW_410` · Rogue spell · 7 mana
///
/// > Deal $7 damage to a minion. Draw 7 cards.
///
/// - Set: Showdown in the Badlands · common · collectible
///
/// State: Derived
//~ derived WW_410 6e85a445 082fa70a d3ee68f5.b2c91b6c
pub const WW_410: Power = spell(&[deal(7).to(A_MINION), draw(7)]);

/// # Stick Up
///
/// `WW_411` · Rogue spell · 1 mana
///
/// > **Discover** a **Quickdraw** card from another class.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Discover
/// - Refers to: Quickdraw
///
/// State: Derived
//~ derived WW_411 af9c5fe2 132b6eab 71f873bb.04573955
pub const WW_411: Power = spell(&[discover_of(with(GameTag::QUICKDRAW), Classes::Other)]);

/// # Bloodrock Co. Shovel
///
/// `WW_412` · Rogue weapon · 1 mana · 1/3 durability
///
/// > **Deathrattle: Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Deathrattle, Excavate
///
/// State: Derived
//~ derived WW_412 c459adec ca5f1c68 65505623.9d61af0a
pub const WW_412: Power = deathrattle(&[excavate()]);

/// # Antique Flinger
///
/// `WW_413` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you've **Excavated** twice, destroy an enemy minion.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Excavate
/// - Target: "Destroy an enemy minion."
///
/// State: Derived
//~ derived WW_413 04237f1a ef20fddf a433abc5.6509afab
pub const WW_413: Power = battlecry(&[destroy(AN_ENEMY_MINION)]).when(has_done(2, &TIMES_EXCAVATED));

/// # Wishing Well
///
/// `WW_415` · Rogue minion · 5 mana · 0/7
///
/// > After you play a Coin, get a random **Legendary** minion from another class and set its Cost to (1).
///
/// - Set: Showdown in the Badlands · epic · collectible
///
/// State: Derived
//~ derived WW_415 e5f0f0f8 839ff729 869d101e.4d2f3119
#[rustfmt::skip]
pub const WW_415: Power = after(YOU.play(named("GAME_005"))).then(&[get(random_of(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Other)), give(&[cost(1)]).to(IT)]);

/// # Shell Game
///
/// `WW_416` · Rogue spell · 2 mana
///
/// > Get a random Epic, Rare, and Common card from other classes.
///
/// - Set: Showdown in the Badlands · rare · collectible
///
/// State: Derived
//~ derived WW_416 30ab9354 0bf7ee67 2e8eaa5d.a02cc642
#[rustfmt::skip]
pub const WW_416: Power = spell(&[get(random_of(rarity(Rarity::Epic), Classes::Other)), get(random_of(rarity(Rarity::Rare), Classes::Other)), get(random_of(rarity(Rarity::Common), Classes::Other))]);

/// # Drilly the Kid
///
/// `WW_417` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry, Quickdraw, and Deathrattle: Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Battlecry, Quickdraw, Excavate
///
/// State: Derived
//~ derived WW_417 ec9095b4 34b6c1d1 aab13482.ba9d952e
pub const WW_417: Power =
    abilities(&[battlecry(&[excavate()]), on(Word::Quickdraw, &[excavate()]), deathrattle(&[excavate()])]);
