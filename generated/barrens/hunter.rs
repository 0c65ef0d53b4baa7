//! Hunter cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Pack Kodo
///
/// `BAR_030` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a Beast, **Secret**, or weapon.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Todo
//~ BAR_030 todo 798c895d 3c2d12d3
pub const BAR_030: Power = TODO;

/// # Sunscale Raptor
///
/// `BAR_031` · Hunter minion · 1 mana · 1/3
///
/// > **Frenzy:** Shuffle a Sunscale Raptor into your deck with permanent +2/+1.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Frenzy
///
/// State: Todo
//~ BAR_031 todo 7475bbf7 e30d5884
pub const BAR_031: Power = TODO;

/// # Piercing Shot
///
/// `BAR_032` · Hunter spell · 4 mana
///
/// > Deal $6 damage to a minion. Excess damage hits the enemy hero.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ BAR_032 todo f96fd31b 52a61632
pub const BAR_032: Power = TODO;

/// # Prospector's Caravan
///
/// `BAR_033` · Hunter minion · 2 mana · 1/3
///
/// > At the start of your turn, give all minions in your hand +1/+1.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Enchantments: Prospector's Findings [`BAR_033e`]
///
/// State: Todo
//~ BAR_033 todo 0a36b9c5 2197949b
pub const BAR_033: Power = TODO;

/// # Prospector's Findings
///
/// `BAR_033e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_033e todo 2a7d66bf 10b5cd79
pub const BAR_033e: Power = TODO;

/// # Tame Beast (Rank 1)
///
/// `BAR_034` · Hunter spell · 2 mana
///
/// > Summon a 2/2 Beast with **Rush**. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Rush
/// - Tokens: Tame Beast (Rank 2) [`BAR_034t`], Tame Beast (Rank 3) [`BAR_034t2`], Tamed Crab [`BAR_034t3`], Tamed Scorpid [`BAR_034t4`], Tamed Thunder Lizard [`BAR_034t5`]
///
/// State: Todo
//~ BAR_034 todo ce9d7571 8592e52a
pub const BAR_034: Power = TODO;

/// # Tame Beast (Rank 2)
///
/// `BAR_034t` · Hunter spell · 2 mana
///
/// > Summon a 4/4 Beast with **Rush**. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · rare
/// - Refers to: Rush
///
/// State: Todo
//~ BAR_034t todo dd73d1ea fab1ea83
pub const BAR_034t: Power = TODO;

/// # Tame Beast (Rank 3)
///
/// `BAR_034t2` · Hunter spell · 2 mana
///
/// > Summon a 6/6 Beast with **Rush**.
///
/// - Set: Forged in the Barrens · rare
/// - Refers to: Rush
///
/// State: Todo
//~ BAR_034t2 todo 3d1992ad 6f188485
pub const BAR_034t2: Power = TODO;

/// # Tamed Crab
///
/// `BAR_034t3` · Hunter minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ BAR_034t3 vanilla 8db591bc f7806ad4
pub const BAR_034t3: Power = VANILLA;

/// # Tamed Scorpid
///
/// `BAR_034t4` · Hunter minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ BAR_034t4 vanilla 9e394060 5b1d2f0b
pub const BAR_034t4: Power = VANILLA;

/// # Tamed Thunder Lizard
///
/// `BAR_034t5` · Hunter minion · 6 mana · 6/6
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ BAR_034t5 vanilla 4a3ad282 e7fac67b
pub const BAR_034t5: Power = VANILLA;

/// # Kolkar Pack Runner
///
/// `BAR_035` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, summon a 1/1 Hyena with **Rush**.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Refers to: Rush
/// - Tokens: Swift Hyena [`BAR_035t`]
///
/// State: Todo
//~ BAR_035 todo 60158cf3 01bf6dcd
pub const BAR_035: Power = TODO;

/// # Swift Hyena
///
/// `BAR_035t` · Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ BAR_035t vanilla 725eee94 cfef432a
pub const BAR_035t: Power = VANILLA;

/// # Warsong Wrangler
///
/// `BAR_037` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry: Discover** a Beast from your deck. Give all copies of it +2/+1 *(wherever they are)*.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Centaur Call [`BAR_037e`]
///
/// State: Todo
//~ BAR_037 todo 2050e3ac aed8184e
pub const BAR_037: Power = TODO;

/// # Centaur Call
///
/// `BAR_037e` · Hunter enchantment
///
/// > +2/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_037e todo 55695bb6 fdfb94dd
pub const BAR_037e: Power = TODO;

/// # Tavish Stormpike
///
/// `BAR_038` · Hunter minion · 3 mana · 2/5
///
/// > After a friendly Beast attacks, summon a Beast from your deck that costs (1) less.
///
/// - Set: Forged in the Barrens · legendary · collectible
///
/// State: Todo
//~ BAR_038 todo e71fad92 45212ff9
pub const BAR_038: Power = TODO;

/// # Barak Kodobane
///
/// `BAR_551` · Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a 1, 2, and 3-Cost spell.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BAR_551 todo 5feda9ad fed7dd8b
pub const BAR_551: Power = TODO;

/// # Wound Prey
///
/// `BAR_801` · Hunter spell · 1 mana
///
/// > Deal $1 damage. Summon a 1/1 Hyena with **Rush**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Rush
/// - Tokens: Swift Hyena [`BAR_035t`]
///
/// State: Todo
//~ BAR_801 todo c2467b7d b1e94b64
pub const BAR_801: Power = TODO;

/// # Serpentbloom
///
/// `WC_007` · Hunter spell · 0 mana
///
/// > Give a friendly Beast **Poisonous**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Poisonous
/// - Enchantments: Serpent's Bite [`WC_007e`]
///
/// State: Todo
//~ WC_007 todo 5df6f1a9 f2943096
pub const WC_007: Power = TODO;

/// # Serpent's Bite
///
/// `WC_007e` · Hunter enchantment
///
/// > **Poisonous**.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Poisonous
///
/// State: Todo
//~ WC_007e todo fed66963 6556365d
pub const WC_007e: Power = TODO;

/// # Sin'dorei Scentfinder
///
/// `WC_008` · Hunter minion · 4 mana · 1/6
///
/// > **Frenzy:** Summon four 1/1 Hyenas with **Rush**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Frenzy
/// - Refers to: Rush
/// - Tokens: Swift Hyena [`BAR_035t`]
///
/// State: Todo
//~ WC_008 todo d763220b 2dfe34f2
pub const WC_008: Power = TODO;

/// # Venomstrike Bow
///
/// `WC_037` · Hunter weapon · 4 mana · 1/2 durability
///
/// > **Poisonous**
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ WC_037 vanilla fceef686 473be9ec
pub const WC_037: Power = VANILLA;
