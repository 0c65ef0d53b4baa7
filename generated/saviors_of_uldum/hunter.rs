//! Hunter cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ramkahen Wildtamer
///
/// `ULD_151` · Hunter minion · 3 mana · 4/3
///
/// > **Battlecry:** Copy a random Beast in your hand.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ULD_151 todo 6ec87b23 49e08e2f
pub const ULD_151: Power = TODO;

/// # Pressure Plate
///
/// `ULD_152` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, destroy a random enemy minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ ULD_152 todo 24d6c813 bfc09f30
pub const ULD_152: Power = TODO;

/// # Hyena Alpha
///
/// `ULD_154` · Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** If you control a **Secret**, summon two 2/2 Hyenas.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tokens: Hyena [`ULD_154t`]
///
/// State: Todo
//~ ULD_154 todo 9087746f 8f8ced70
pub const ULD_154: Power = TODO;

/// # Hyena
///
/// `ULD_154t` · Hunter minion · 2 mana · 2/2
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
///
/// State: Vanilla
//~ ULD_154t vanilla 4a1dde96 7e4042c6
pub const ULD_154t: Power = VANILLA;

/// # Unseal the Vault
///
/// `ULD_155` · Hunter spell · 1 mana
///
/// > **Quest:** Summon 20 minions. **Reward:** Pharaoh's Warmask.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 20, `839` = 1
/// - Enchantments: Roar! [`ULD_155e`]
/// - Tokens: Pharaoh's Warmask [`ULD_155p`]
///
/// State: Todo
//~ ULD_155 todo 6e9f3f48 c9476d78
pub const ULD_155: Power = TODO;

/// # Roar!
///
/// `ULD_155e` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_155e todo 811d7ccb 48953052
pub const ULD_155e: Power = TODO;

/// # Pharaoh's Warmask
///
/// `ULD_155p` · Hunter hero power · 2 mana
///
/// > Give your minions +2 Attack.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_155p todo c9c1d916 301a383e
pub const ULD_155p: Power = TODO;

/// # Dinotamer Brann
///
/// `ULD_156` · Hunter minion · 7 mana · 2/4
///
/// > **Battlecry:** If your deck has no duplicates, summon King Krush.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Duke [`ULD_156t`], Duchess [`ULD_156t2`], King Krush [`ULD_156t3`]
///
/// State: Todo
//~ ULD_156 todo 0992f007 063d2f99
pub const ULD_156: Power = TODO;

/// # Duke
///
/// `ULD_156t` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ ULD_156t vanilla b4a4e4bb ee866915
pub const ULD_156t: Power = VANILLA;

/// # Duchess
///
/// `ULD_156t2` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ ULD_156t2 vanilla 0d204fcd 1653b361
pub const ULD_156t2: Power = VANILLA;

/// # King Krush
///
/// `ULD_156t3` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// - Set: Saviors of Uldum · legendary
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ ULD_156t3 vanilla 4874abcd 1c0cc7d5
pub const ULD_156t3: Power = VANILLA;

/// # Wild Bloodstinger
///
/// `ULD_212` · Hunter minion · 6 mana · 6/9
///
/// > **Battlecry:** Summon a minion from your opponent's hand. Attack it.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ULD_212 todo b94cd7db 21eef570
pub const ULD_212: Power = TODO;

/// # Scarlet Webweaver
///
/// `ULD_410` · Hunter minion · 6 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of a random Beast in your hand by (5).
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Weaved [`ULD_410e`]
///
/// State: Todo
//~ ULD_410 todo 6cfddfdb d49efed9
pub const ULD_410: Power = TODO;

/// # Weaved
///
/// `ULD_410e` · Hunter enchantment
///
/// > Costs (5) less.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_410e todo 579edea0 2be61b44
pub const ULD_410e: Power = TODO;

/// # Hunter's Pack
///
/// `ULD_429` · Hunter spell · 3 mana
///
/// > Add a random Hunter Beast, **Secret**, and weapon to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Refers to: Secret
///
/// State: Todo
//~ ULD_429 todo 6384054f 015e0772
pub const ULD_429: Power = TODO;

/// # Desert Spear
///
/// `ULD_430` · Hunter weapon · 3 mana · 1/3 durability
///
/// > After your hero attacks, summon a 1/1 Locust with **Rush**.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Refers to: Rush
/// - Tokens: Locust [`ULD_430t`]
///
/// State: Todo
//~ ULD_430 todo acbb7590 4f2b520e
pub const ULD_430: Power = TODO;

/// # Locust
///
/// `ULD_430t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ ULD_430t vanilla 602882a0 70ff0d5c
pub const ULD_430t: Power = VANILLA;

/// # Swarm of Locusts
///
/// `ULD_713` · Hunter spell · 6 mana
///
/// > Summon seven 1/1 Locusts with **Rush**.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Refers to: Rush
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Locust [`ULD_430t`]
///
/// State: Todo
//~ ULD_713 todo 63f5edbf a44149a0
pub const ULD_713: Power = TODO;
