//! Shaman cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 561e7122

/// # Bolide Behemoth
///
/// `GDB_434` · Shaman minion · 4 mana · 3/6
///
/// > **Battlecry:** Your Asteroids deal 1 more damage this game. Spellburst**:** Shuffle 3 of them into your deck.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Spellburst
///
/// State: Todo
//~ todo GDB_434 6ba49a32 94c22ab8 b9234853.1e0f47d0
pub const GDB_434: Power = TODO;

/// # Cosmonaut
///
/// `GDB_443` · Shaman minion · 7 mana · 5/5
///
/// > **Battlecry: Discover** a spell from your deck. Reduce its Cost by (5).
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived GDB_443 3577acf9 7490d517 1846a287.4a69b7b6
pub const GDB_443: Power = battlecry(&[discover_from(YOUR_DECK.that(SPELL)), give(&[cost_less(5)]).to(IT)]);

/// # Planetary Navigator
///
/// `GDB_444` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** The next Draenei you play costs (2) less, but has **Overload:** (2).
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Enchantments: Planetary Navigator Future Buff [`GDB_444e`]
///
/// State: Todo
//~ todo GDB_444 5c875a45 2f9157b1 565aa12a.61406f47
pub const GDB_444: Power = TODO;

/// # Planetary Navigator Future Buff
///
/// `GDB_444e` · Shaman enchantment
///
/// > The next Draenei you play costs (2) less and has **Overload:** (2).
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_444e 596a9ba1 048d9c99 09367509.e6d94ec3
pub const GDB_444e: Power = TODO;

/// # Meteor Storm
///
/// `GDB_445` · Shaman spell · Nature · 6 mana
///
/// > Deal $5 damage to all minions. Shuffle 5 Asteroids into your deck.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Tokens: Asteroid [`GDB_430`](crate::great_dark_beyond::neutral::GDB_430)
///
/// State: Derived
//~ derived GDB_445 1057a060 dd898054 397a7372.f1aaba08
pub const GDB_445: Power = spell(&[deal(5).to(MINIONS), shuffle(card("GDB_430")).copies(5)]);

/// # Farseer Nobundo
///
/// `GDB_447` · Shaman minion · 5 mana · 6/4
///
/// > **Deathrattle:** Open the Galaxy's Lens. It absorbs the power of the next spell you cast.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo GDB_447 a5ab24a3 cad2d89b feece3f3.ecd1c902
pub const GDB_447: Power = TODO;

/// # Murmur
///
/// `GDB_448` · Shaman minion · 9 mana · 6/6
///
/// > Your **Battlecry** minions cost (1), but immediately die after being played.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Refers to: Battlecry
/// - Enchantments: Murmuring [`GDB_448e`]
///
/// State: Todo
//~ todo GDB_448 50160aee 0fffc9a8 2c3a015c.cf882b54
pub const GDB_448: Power = TODO;

/// # Murmuring
///
/// `GDB_448e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GDB_448e 812234ee 4fb8329e 1221fd29.53ed184d
pub const GDB_448e: Power = enchant(&[cost(1)]);

/// # Triangulate
///
/// `GDB_451` · Shaman spell · 2 mana
///
/// > **Discover** a different spell from your deck. Shuffle 3 copies of it into your deck.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ todo GDB_451 08d4d92d c3dd58ca d372b1bd.b32c33bc
pub const GDB_451: Power = TODO;

/// # Nebula
///
/// `GDB_479` · Shaman spell · Arcane · 9 mana
///
/// > **Discover** two 8-Cost minions to summon with **Taunt** and **Elusive**.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt, Elusive
///
/// State: Derived
//~ derived GDB_479 b1603c47 7fc5ccf7 466ab2ae.dd5529be
#[rustfmt::skip]
pub const GDB_479: Power = spell(&[offer(Offer::Pool(all(&[MINION, COST.is(8)]), Classes::Own), &[summon(the(IT)), give(&[has(GameTag::TAUNT), has(GameTag::ELUSIVE)]).to(IT)]).repeated(2)]);

/// # First Contact
///
/// `GDB_864` · Shaman spell · 1 mana
///
/// > Summon two random 1-Cost minions. **Overload:** (1)
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Overload
///
/// State: Derived
//~ derived GDB_864 24f7e384 34fc5d92 a88face2.8e802c62
pub const GDB_864: Power = spell(&[summon(random(all(&[MINION, COST.is(1)]))).copies(2)]);

/// # Ultraviolet Breaker
///
/// `GDB_901` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to an enemy minion. Shuffle 3 Asteroids into your deck.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage to an enemy minion."
/// - Tokens: Asteroid [`GDB_430`](crate::great_dark_beyond::neutral::GDB_430)
///
/// State: Derived
//~ derived GDB_901 a1821e22 ebff8700 e13292f7.b105c421
pub const GDB_901: Power = battlecry(&[deal(3).to(AN_ENEMY_MINION), shuffle(card("GDB_430")).copies(3)]);

/// # Lock On
///
/// `SC_407` · Shaman spell · 1 mana
///
/// > Set a minion’s Health to 1. Your next **Starship** launch costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Enchantments: Locked On [`SC_407e`]
///
/// State: Todo
//~ todo SC_407 be612b03 5c96c7fa 85b6984e.4be04049
pub const SC_407: Power = TODO;

/// # Locked On
///
/// `SC_407e` · Shaman enchantment
///
/// > Health set to 1.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_407e debc41a4 f647a57f 8bba93fc.946d7b72
pub const SC_407e: Power = enchant(&[HEALTH.set(1)]);

/// # Missile Pod
///
/// `SC_409` · Shaman minion · 2 mana · 1/3
///
/// > **Starship Piece Battlecry:** Deal 1 damage to all enemies. Also triggers on launch.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Starship
/// - Tags: `1724` = 1, `3684` = 1
/// - Enchantments: Missile Pod [`SC_409e`]
///
/// State: Derived
//~ derived SC_409 7b8b29fa e3703361 dc6037f9.aa324972
pub const SC_409: Power = abilities(&[battlecry(&[deal(1).to(ENEMIES)]), on(Word::Launch, &[deal(1).to(ENEMIES)])]);

/// # Missile Pod
///
/// `SC_409e` · Shaman enchantment
///
/// > **Battlecry:** Deal 1 damage to all enemies. Also triggers on launch.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Derived
//~ derived SC_409e 44d34e69 29b82039 cd69a655.7e1997d7
pub const SC_409e: Power = abilities(&[battlecry(&[deal(1).to(ENEMIES)]), on(Word::Launch, &[deal(1).to(ENEMIES)])]);

/// # Siege Tank
///
/// `SC_413` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Deal 10 damage to a random enemy minion. *(Transforms if you launched a **Starship** this game.)*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Tokens: Siege Tank, Deployed [`SC_413t`]
///
/// State: Todo
//~ todo SC_413 36a51ac2 93d1c883 49065fca.4c822362
pub const SC_413: Power = TODO;

/// # Siege Tank, Deployed
///
/// `SC_413t` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Deal 10 damage to a random enemy minion. Excess damage hits the enemy hero.
///
/// - Set: The Great Dark Beyond · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran
///
/// State: Derived
//~ derived SC_413t 7b3f780d 60c2abfe aa44453f.2b98a1e1
pub const SC_413t: Power = battlecry(&[deal(10).to(ENEMY_MINIONS.random()), deal(1).times(EXCESS).to(ENEMY_HERO)]);
