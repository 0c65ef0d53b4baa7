//! Demon Hunter cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Marrowslicer
///
/// `SCH_252` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `1590` = 1
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
///
/// State: Todo
//~ SCH_252 todo 13a9e6e7 21c60a96
pub const SCH_252: Power = TODO;

/// # Cycle of Hatred
///
/// `SCH_253` · Demon Hunter spell · 7 mana
///
/// > Deal $3 damage to all minions. Summon a 3/3 Spirit for every minion killed.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Tokens: Spirit of Vengeance [`SCH_253t`]
///
/// State: Todo
//~ SCH_253 todo 5f2a2955 f91bc198
pub const SCH_253: Power = TODO;

/// # Spirit of Vengeance
///
/// `SCH_253t` · Demon Hunter minion · 3 mana · 3/3
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
///
/// State: Vanilla
//~ SCH_253t vanilla 5630e7a2 88b740e6
pub const SCH_253t: Power = VANILLA;

/// # Magehunter
///
/// `SCH_276` · Demon Hunter minion · 3 mana · 2/3
///
/// > **Rush** Whenever this attacks a minion, **Silence** it.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Rush
/// - Refers to: Silence
///
/// State: Todo
//~ SCH_276 todo 744cd719 165ddaf0
pub const SCH_276: Power = TODO;

/// # Ancient Void Hound
///
/// `SCH_354` · Demon Hunter minion · 9 mana · 10/10
///
/// > At the end of your turn, steal 1 Attack and Health from all enemy minions.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Demon
/// - Enchantments: Siphoned [`SCH_354e`], Void Siphon [`SCH_354e2`]
///
/// State: Todo
//~ SCH_354 todo b8386f35 e45f7f74
pub const SCH_354: Power = TODO;

/// # Siphoned
///
/// `SCH_354e` · Demon Hunter enchantment
///
/// > Reduced Attack and Health.
///
/// - Set: Scholomance Academy
/// - Enchantments: Siphoned [`SCH_354ea`], Siphoned [`SCH_354eb`]
///
/// State: Todo
//~ SCH_354e todo 9fa8a985 fb0d529c
pub const SCH_354e: Power = TODO;

/// # Void Siphon
///
/// `SCH_354e2` · Demon Hunter enchantment
///
/// > Increased Attack and Health.
///
/// - Set: Scholomance Academy
/// - Enchantments: Void Siphon [`SCH_354e2a`], Void Siphon [`SCH_354e2b`]
///
/// State: Todo
//~ SCH_354e2 todo 923caf3c 8c70845d
pub const SCH_354e2: Power = TODO;

/// # Void Siphon
///
/// `SCH_354e2a` · Demon Hunter enchantment
///
/// > Increased Attack.
///
/// - Set: Scholomance Academy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ SCH_354e2a todo 73d9d82d 1332666a
pub const SCH_354e2a: Power = TODO;

/// # Void Siphon
///
/// `SCH_354e2b` · Demon Hunter enchantment
///
/// > Increased Health.
///
/// - Set: Scholomance Academy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ SCH_354e2b todo 795cace7 278ba93f
pub const SCH_354e2b: Power = TODO;

/// # Siphoned
///
/// `SCH_354ea` · Demon Hunter enchantment
///
/// > Reduced Attack.
///
/// - Set: Scholomance Academy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ SCH_354ea todo d4e3c88b c1d29185
pub const SCH_354ea: Power = TODO;

/// # Siphoned
///
/// `SCH_354eb` · Demon Hunter enchantment
///
/// > Reduced Health.
///
/// - Set: Scholomance Academy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ SCH_354eb todo 2fe5b601 c2955905
pub const SCH_354eb: Power = TODO;

/// # Shardshatter Mystic
///
/// `SCH_355` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to deal 3 damage to all other minions.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
///
/// State: Todo
//~ SCH_355 todo 8589b1bb 78f717a0
pub const SCH_355: Power = TODO;

/// # Glide
///
/// `SCH_356` · Demon Hunter spell · 4 mana
///
/// > Shuffle your hand into your deck. Draw 4 cards. **Outcast:** Your opponent does the same.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Outcast
///
/// State: Todo
//~ SCH_356 todo fcd31aab 2ea272e4
pub const SCH_356: Power = TODO;

/// # Fel Guardians
///
/// `SCH_357` · Demon Hunter spell · Fel · 7 mana
///
/// > Summon three 1/2 Demons with **Taunt**. Costs (1) less whenever a friendly minion dies.
///
/// - Set: Scholomance Academy · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Soul Infused [`SCH_357e`]
/// - Tokens: Soulfed Felhound [`SCH_357t`]
///
/// State: Todo
//~ SCH_357 todo 436acffc f329c271
pub const SCH_357: Power = TODO;

/// # Soul Infused
///
/// `SCH_357e` · Demon Hunter enchantment
///
/// > Costs less.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_357e todo 9f6e6f8d f96a0b46
pub const SCH_357e: Power = TODO;

/// # Soulfed Felhound
///
/// `SCH_357t` · Demon Hunter minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Scholomance Academy
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ SCH_357t vanilla 564c0ef4 c2a77c35
pub const SCH_357t: Power = VANILLA;

/// # Double Jump
///
/// `SCH_422` · Demon Hunter spell · 1 mana
///
/// > Draw an **Outcast** card from your deck.
///
/// - Set: Scholomance Academy · common · collectible
/// - Refers to: Outcast
///
/// State: Todo
//~ SCH_422 todo f08101f4 9128a3b3
pub const SCH_422: Power = TODO;

/// # Star Student Stelina
///
/// `SCH_603` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Outcast:** Look at 3 cards in your opponent's hand. Shuffle one of them into their deck.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Outcast
///
/// State: Todo
//~ SCH_603 todo ed387705 0e718fc1
pub const SCH_603: Power = TODO;

/// # Soulshard Lapidary
///
/// `SCH_704` · Demon Hunter minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to give your hero +5 Attack this turn.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Soul Rage [`SCH_704e`]
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
///
/// State: Todo
//~ SCH_704 todo 03d2feb2 7bfd123c
pub const SCH_704: Power = TODO;

/// # Soul Rage
///
/// `SCH_704e` · Demon Hunter enchantment
///
/// > +5 Attack this turn.
///
/// - Set: Scholomance Academy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SCH_704e todo aaf63fb6 2e6baa01
pub const SCH_704e: Power = TODO;

/// # Vilefiend Trainer
///
/// `SCH_705` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Outcast:** Summon two 1/1 Demons.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Outcast
/// - Tokens: Snarling Vilefiend [`SCH_705t`]
///
/// State: Todo
//~ SCH_705 todo 6cb53a74 d1b9fb6b
pub const SCH_705: Power = TODO;

/// # Snarling Vilefiend
///
/// `SCH_705t` · Demon Hunter minion · 1 mana · 1/1
///
/// - Set: Scholomance Academy
/// - Minion type: Demon
///
/// State: Vanilla
//~ SCH_705t vanilla 376399c5 380f2fa7
pub const SCH_705t: Power = VANILLA;
