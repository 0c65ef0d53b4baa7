//! Hunter cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Gladiator's Longbow
///
/// `DS1_188` · Hunter weapon · 7 mana · 5/2 durability
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Classic · epic · collectible
/// - Refers to: Immune
/// - Enchantments: Gladiator's Longbow enchantment [`DS1_188e`]
///
/// State: Todo
//~ DS1_188 todo 1e7f713a 119d01a4
pub const DS1_188: Power = TODO;

/// # Gladiator's Longbow enchantment
///
/// `DS1_188e` · Hunter enchantment
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Classic
///
/// State: Todo
//~ DS1_188e todo bd651591 82171c88
pub const DS1_188e: Power = TODO;

/// # Scavenging Hyena
///
/// `EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Enchantments: Well Fed [`EX1_531e`]
///
/// State: Todo
//~ EX1_531 todo d2561733 7f3694bb
pub const EX1_531: Power = TODO;

/// # Well Fed
///
/// `EX1_531e` · Hunter enchantment
///
/// > Increased Attack and Health.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_531e todo 08f572ed 005dcea5
pub const EX1_531e: Power = TODO;

/// # Misdirection
///
/// `EX1_533` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, instead it attacks another random character.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ EX1_533 todo b602eaf7 e7015dbb
pub const EX1_533: Power = TODO;

/// # Savannah Highmane
///
/// `EX1_534` · Hunter minion · 6 mana · 7/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1584` = 1
/// - Tokens: Hyena [`EX1_534t`]
///
/// State: Todo
//~ EX1_534 todo 0eb7ba23 f872ebf9
pub const EX1_534: Power = TODO;

/// # Hyena
///
/// `EX1_534t` · Hunter minion · 2 mana · 2/2
///
/// - Set: Classic
/// - Minion type: Beast
///
/// State: Vanilla
//~ EX1_534t vanilla 435e0d5a e0444468
pub const EX1_534t: Power = VANILLA;

/// # Eaglehorn Bow
///
/// `EX1_536` · Hunter weapon · 3 mana · 3/2 durability
///
/// > Whenever a friendly **Secret** is revealed, gain +1 Durability.
///
/// - Set: Classic · rare · collectible
/// - Refers to: Secret
/// - Enchantments: Upgraded [`EX1_536e`]
///
/// State: Todo
//~ EX1_536 todo 7cbdff5d cc7d427a
pub const EX1_536: Power = TODO;

/// # Upgraded
///
/// `EX1_536e` · Hunter enchantment
///
/// > Increased Durability.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_536e todo 8c8c169d ab56230f
pub const EX1_536e: Power = TODO;

/// # Explosive Shot
///
/// `EX1_537` · Hunter spell · Fire · 5 mana
///
/// > Deal $5 damage to a minion and $2 damage to adjacent ones.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_537 todo 227a4575 bf6f48a3
pub const EX1_537: Power = TODO;

/// # Unleash the Hounds
///
/// `EX1_538` · Hunter spell · 3 mana
///
/// > For each enemy minion, summon a 1/1 Hound with **Charge**.
///
/// - Set: Classic · common · collectible
/// - Refers to: Charge
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Hound [`EX1_538t`]
///
/// State: Todo
//~ EX1_538 todo b7fb0e4c 4f22b424
pub const EX1_538: Power = TODO;

/// # Hound
///
/// `EX1_538t` · Hunter minion · 1 mana · 1/1
///
/// > **Charge**
///
/// - Set: Classic
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ EX1_538t vanilla e1159393 95126683
pub const EX1_538t: Power = VANILLA;

/// # King Krush
///
/// `EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ EX1_543 vanilla feb4c6eb 47e7b0c0
pub const EX1_543: Power = VANILLA;

/// # Flare
///
/// `EX1_544` · Hunter spell · 1 mana
///
/// > All minions lose **Stealth**. Destroy all enemy **Secrets**. Draw a card.
///
/// - Set: Classic · rare · collectible
/// - Refers to: Stealth, Secret
///
/// State: Todo
//~ EX1_544 todo 0dcb6b4c a866eab2
pub const EX1_544: Power = TODO;

/// # Bestial Wrath
///
/// `EX1_549` · Hunter spell · 1 mana
///
/// > Give a friendly Beast +2 Attack and **Immune** this turn.
///
/// - Set: Classic · epic · collectible
/// - Refers to: Immune
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_TARGET_WITH_RACE` = 20, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Bestial Wrath [`EX1_549o`]
///
/// State: Todo
//~ EX1_549 todo 3d60da11 066f58a0
pub const EX1_549: Power = TODO;

/// # Bestial Wrath
///
/// `EX1_549o` · Hunter enchantment
///
/// > +2 Attack and **Immune** this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EX1_549o todo 4f6433a4 a55789d6
pub const EX1_549o: Power = TODO;

/// # Snake Trap
///
/// `EX1_554` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Secret
/// - Tokens: Snake [`EX1_554t`]
///
/// State: Todo
//~ EX1_554 todo 6b07a6c8 5928b89b
pub const EX1_554: Power = TODO;

/// # Snake
///
/// `EX1_554t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Classic
/// - Minion type: Beast
///
/// State: Vanilla
//~ EX1_554t vanilla 489af895 4f04eb53
pub const EX1_554t: Power = VANILLA;

/// # Snipe
///
/// `EX1_609` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ EX1_609 todo 41cd6ffa 647e9d71
pub const EX1_609: Power = TODO;

/// # Explosive Trap
///
/// `EX1_610` · Hunter spell · Fire · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ EX1_610 todo 0894be75 3a87fe77
pub const EX1_610: Power = TODO;

/// # Freezing Trap
///
/// `EX1_611` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Trapped [`EX1_611e`]
///
/// State: Todo
//~ EX1_611 todo 2725311e d1992007
pub const EX1_611: Power = TODO;

/// # Trapped
///
/// `EX1_611e` · Hunter enchantment
///
/// > Will be **Frozen** again at the start of the next turn.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_611e todo 2c9dce02 806acad2
pub const EX1_611e: Power = TODO;

/// # Deadly Shot
///
/// `EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_617 todo 7535695a 9aaf36c0
pub const EX1_617: Power = TODO;
