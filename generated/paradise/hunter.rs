//! Hunter cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Chatty Macaw
///
/// `VAC_407` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** Repeat the last spell you cast at an enemy *(at a random enemy if possible)*.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Beast, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2522` = 1
///
/// State: Todo
//~ VAC_407 todo 014d59cf 76a9d705
pub const VAC_407: Power = TODO;

/// # Birdwatching
///
/// `VAC_408` · Hunter spell · 2 mana
///
/// > **Discover** a minion from your deck. Give all copies of it +2/+1 *(wherever they are)*.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: A Bird in the Hand [`VAC_408e`]
///
/// State: Todo
//~ VAC_408 todo 40d6d1da 8c6c84ae
pub const VAC_408: Power = TODO;

/// # A Bird in the Hand
///
/// `VAC_408e` · Hunter enchantment
///
/// > +2/+1.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_408e todo 1d8543f4 7b3d7df2
pub const VAC_408e: Power = TODO;

/// # Parrot Sanctuary
///
/// `VAC_409` · Hunter location · 2 mana · 0 uses
///
/// > Your next **Battlecry** minion costs (1) less. After you play a **Battlecry** minion, reopen this.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Battlecry
/// - Enchantments: Parroting [`VAC_409e`]
///
/// State: Todo
//~ VAC_409 todo 42db9643 6926456e
pub const VAC_409: Power = TODO;

/// # Parroting
///
/// `VAC_409e` · Neutral enchantment
///
/// > Your next **Battlecry** minion costs (1) less.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_409e todo 383fd9da 741a3624
pub const VAC_409e: Power = TODO;

/// # Furious Fowls
///
/// `VAC_410` · Hunter spell · 6 mana
///
/// > Choose an enemy. Summon two 3/3 Birds with **Immune** while attacking to attack it.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Immune
/// - Tokens: Angry Bird [`VAC_410t`]
///
/// State: Todo
//~ VAC_410 todo 41000e3c 5e241643
pub const VAC_410: Power = TODO;

/// # Angry Bird
///
/// `VAC_410t` · Hunter minion · 3 mana · 3/3
///
/// > **Immune** while attacking.
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
/// - Mechanics: Immune While Attacking
/// - Refers to: Immune
///
/// State: Todo
//~ VAC_410t todo 50d2a8f5 98e14291
pub const VAC_410t: Power = TODO;

/// # Catch of the Day
///
/// `VAC_412` · Hunter minion · 1 mana · 3/3
///
/// > **Rush Battlecry:** Summon a 2/1 Worm for your opponent.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tokens: Delicious Worm [`VAC_412t`]
///
/// State: Todo
//~ VAC_412 todo 266fecee 99964a64
pub const VAC_412: Power = TODO;

/// # Delicious Worm
///
/// `VAC_412t` · Hunter minion · 1 mana · 2/1
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
///
/// State: Vanilla
//~ VAC_412t vanilla aff64ec1 32784029
pub const VAC_412t: Power = VANILLA;

/// # Ranger Gilly
///
/// `VAC_413` · Hunter minion · 5 mana · 4/6
///
/// > **Warrior Tourist.** At the end of your turn, get a 2/3 Crocolisk. **Deathrattle:** Give all minions in your hand +2/+3.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Deathrattle, Warrior Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 10, `4357` = 1
/// - Enchantments: Toothy [`VAC_413e3`]
/// - Tokens: Island Crocolisk [`VAC_413t`]
///
/// State: Todo
//~ VAC_413 todo 25ccde9a 8b8bb477
pub const VAC_413: Power = TODO;

/// # Toothy
///
/// `VAC_413e3` · Hunter enchantment
///
/// > +2/+3.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_413e3 todo f6a5e335 ef5c7974
pub const VAC_413e3: Power = TODO;

/// # Island Crocolisk
///
/// `VAC_413t` · Hunter minion · 2 mana · 2/3
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
///
/// State: Vanilla
//~ VAC_413t vanilla 07b00965 c6eb19cc
pub const VAC_413t: Power = VANILLA;

/// # Sasquawk
///
/// `VAC_415` · Hunter minion · 7 mana · 4/5
///
/// > **Battlecry:** Repeat each card you played last turn.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_415 todo 3e8f7975 a560dac8
pub const VAC_415: Power = TODO;

/// # Death Roll
///
/// `VAC_416` · Hunter spell · 5 mana
///
/// > Destroy an enemy minion. Deal damage equal to its Attack randomly split among all enemies.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Mechanics: Immune To Spellpower, Affected By Spell Power
///
/// State: Todo
//~ VAC_416 todo 4b8e0107 17b00659
pub const VAC_416: Power = TODO;

/// # Trusty Fishing Rod
///
/// `VAC_960` · Hunter weapon · 3 mana · 1/2 durability
///
/// > After your hero attacks, summon a 1-Cost minion from your deck.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ VAC_960 todo 9784dcc3 bc008ab4
pub const VAC_960: Power = TODO;

/// # Pet Parrot
///
/// `VAC_961` · Hunter minion · 2 mana · 1/1
///
/// > **Battlecry:** Repeat the last 1-Cost card you played.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_961 todo b4bb66e2 2bfa893f
pub const VAC_961: Power = TODO;

/// # Workhorse
///
/// `WORK_018` · Hunter minion · 3 mana · 4/2
///
/// > **Deathrattle:** Summon two 2/1 Ponies.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Workpony [`WORK_018t`]
///
/// State: Todo
//~ WORK_018 todo ca4b0dcf 72af4f20
pub const WORK_018: Power = TODO;

/// # Workpony
///
/// `WORK_018t` · Hunter minion · 1 mana · 2/1
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
///
/// State: Vanilla
//~ WORK_018t vanilla 33fa7cca d7889328
pub const WORK_018t: Power = VANILLA;

/// # Cash Cow
///
/// `WORK_019` · Hunter minion · 5 mana · 3/7
///
/// > **Taunt** Whenever this takes damage, get a Coin.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Todo
//~ WORK_019 todo 59188d8c 7e481045
pub const WORK_019: Power = TODO;

/// # Monkey Business
///
/// `WORK_020` · Hunter spell · 4 mana
///
/// > Add 8 Bananas to your hand. Any that can't fit are randomly fed to friendly minions in play.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ WORK_020 todo e5ae3b9d 6fbee9d3
pub const WORK_020: Power = TODO;
