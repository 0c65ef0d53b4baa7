//! Warlock cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Thornveil Tentacle
///
/// `TTN_456` · Warlock minion · 2 mana · 2/2
///
/// > **Lifesteal Battlecry:** Deal 2 damage to a random enemy minion.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry, Lifesteal
/// - Enchantments: Creeping Unease [`TTN_456e`], Creeping Strength [`TTN_456e2`]
///
/// State: Todo
//~ TTN_456 todo b84ec4d5 ced6f6eb
pub const TTN_456: Power = TODO;

/// # Creeping Unease
///
/// `TTN_456e` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_456e todo 1511c364 bb862869
pub const TTN_456e: Power = TODO;

/// # Creeping Strength
///
/// `TTN_456e2` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_456e2 todo 345831f4 f7a1dac3
pub const TTN_456e2: Power = TODO;

/// # Mortal Eradication
///
/// `TTN_460` · Warlock spell · Shadow · 3 mana
///
/// > Deal $5 damage randomly split among all enemy minions. Restore #2 Health to your hero for each killed.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ TTN_460 todo 82956624 144c6ed4
pub const TTN_460: Power = TODO;

/// # Imprisoned Horror
///
/// `TTN_462` · Warlock minion · 9 mana · 4/4
///
/// > Costs (1) less for each damage you've taken on your turns this game.
///
/// - Set: TITANS · epic · collectible
///
/// State: Todo
//~ TTN_462 todo 33685689 a19ba9fb
pub const TTN_462: Power = TODO;

/// # Wing Welding
///
/// `TTN_463` · Warlock spell · 4 mana
///
/// > Discard your highest Cost card. Deal damage equal to its Cost to all minions.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Todo
//~ TTN_463 todo 98e9225b 0257e37c
pub const TTN_463: Power = TODO;

/// # Forge of Wills
///
/// `TTN_465` · Warlock location · 3 mana · 0 uses
///
/// > Choose a friendly minion. Summon a Giant with its stats and **Rush**.
///
/// - Set: TITANS · rare · collectible
/// - Refers to: Rush
/// - Tokens: Ironbound Giant [`TTN_465t`]
///
/// State: Todo
//~ TTN_465 todo 724d9351 9aa097bd
pub const TTN_465: Power = TODO;

/// # Ironbound Giant
///
/// `TTN_465t` · Warlock minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: TITANS
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TTN_465t vanilla 33ff5cb0 7ea3c556
pub const TTN_465t: Power = VANILLA;

/// # Monstrous Form
///
/// `TTN_486` · Warlock spell · Shadow · 1 mana
///
/// > Give a friendly minion +3/+3 until your next turn.
///
/// - Set: TITANS · common · collectible
/// - Enchantments: Gift of Flesh [`TTN_486e`]
///
/// State: Todo
//~ TTN_486 todo 38104e94 d4b8e642
pub const TTN_486: Power = TODO;

/// # Gift of Flesh
///
/// `TTN_486e` · Warlock enchantment
///
/// > +3/+3 until next turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_486e todo 0f09aa12 b4a9d020
pub const TTN_486e: Power = TODO;

/// # Loken, Jailer of Yogg-Saron
///
/// `TTN_487` · Warlock minion · 6 mana · 3/3
///
/// > **Battlecry: Discover** a minion from your deck. Summon a Tentacle with its stats and **Taunt**.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Taunt
/// - Tokens: Escaped Tentacle [`TTN_487t`]
///
/// State: Todo
//~ TTN_487 todo 474bd185 245400b7
pub const TTN_487: Power = TODO;

/// # Escaped Tentacle
///
/// `TTN_487t` · Warlock minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TTN_487t vanilla d3d1cb3e 91961775
pub const TTN_487t: Power = VANILLA;

/// # Disciple of Sargeras
///
/// `TTN_490` · Warlock minion · 4 mana · 3/3
///
/// > **Battlecry:** Discard a spell to summon two 3/2 Imps. **Forge:** Give them +2 Health and **Taunt**.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry, Forge
/// - Refers to: Taunt
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Disciple of Sargeras [`TTN_490t`]
///
/// State: Todo
//~ TTN_490 todo 162fb18c 0dfa9917
pub const TTN_490: Power = TODO;

/// # Disciple of Sargeras
///
/// `TTN_490t` · Warlock minion · 4 mana · 3/3
///
/// > **Forged Battlecry:** Discard a spell to summon two 3/2 Imps with +2 Health and **Taunt**.
///
/// - Set: TITANS · rare
/// - Mechanics: Battlecry, Forged
/// - Refers to: Taunt
///
/// State: Todo
//~ TTN_490t todo 41ad56aa ddc96164
pub const TTN_490t: Power = TODO;

/// # Chaotic Consumption
///
/// `TTN_932` · Warlock spell · 1 mana
///
/// > Destroy a friendly minion to destroy an enemy minion.
///
/// - Set: TITANS · epic · collectible
/// - Tags: `1724` = 1
/// - Enchantments: Shattered [`TTN_932e`]
///
/// State: Todo
//~ TTN_932 todo 9803040a e191ea36
pub const TTN_932: Power = TODO;

/// # Shattered
///
/// `TTN_932e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_932e todo 5dc245ff b5d40f4a
pub const TTN_932e: Power = TODO;

/// # Sargeras, the Destroyer
///
/// `TTN_960` · Warlock minion · 9 mana · 6/12
///
/// > **Titan Battlecry:** Open a portal that summons two 3/2 Imps each turn.
///
/// - Set: TITANS · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Tokens: The Twisting Nether [`TTN_960t`], To the Void! [`TTN_960t2`], Inferno! [`TTN_960t3`], Legion Invasion! [`TTN_960t4`], Felblaze Infernal [`TTN_960t5`], Felblaze Imp [`TTN_960t6`]
///
/// State: Todo
//~ TTN_960 todo 6553bd07 8a4a3d91
pub const TTN_960: Power = TODO;

/// # The Twisting Nether
///
/// `TTN_960t` · Warlock minion · 11 mana · 0/1
///
/// > At the end of your turn, summon two 3/2 Imps.
///
/// - Set: TITANS
/// - Mechanics: Untouchable
///
/// State: Todo
//~ TTN_960t todo 7c692b04 30d1ec21
pub const TTN_960t: Power = TODO;

/// # To the Void!
///
/// `TTN_960t2` · Warlock spell · 0 mana
///
/// > Send all other minions into the Twisting Nether.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_960t2 todo 2b46c6cd 7b30ea28
pub const TTN_960t2: Power = TODO;

/// # Inferno!
///
/// `TTN_960t3` · Warlock spell · 0 mana
///
/// > Summon two 6/6 Infernals from the Twisting Nether.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_960t3 todo cb9271dc a4caa415
pub const TTN_960t3: Power = TODO;

/// # Legion Invasion!
///
/// `TTN_960t4` · Warlock spell · 0 mana
///
/// > Future Demons summoned from the Twisting Nether have +2 Health and **Taunt**.
///
/// - Set: TITANS
/// - Enchantments: Fel Fueled [`TTN_960t4e`], Fel Fueled [`TTN_960t4e2`]
///
/// State: Todo
//~ TTN_960t4 todo 7f24c978 8af2f4c5
pub const TTN_960t4: Power = TODO;

/// # Fel Fueled
///
/// `TTN_960t4e` · Neutral enchantment
///
/// > +2 Health and **Taunt**.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_960t4e todo 496b927f f68b86ef
pub const TTN_960t4e: Power = TODO;

/// # Fel Fueled
///
/// `TTN_960t4e2` · Neutral enchantment
///
/// > Demons summoned from this have +2 Health and **Taunt**.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_960t4e2 todo e1baecea f198bf3f
pub const TTN_960t4e2: Power = TODO;

/// # Felblaze Infernal
///
/// `TTN_960t5` · Warlock minion · 6 mana · 6/6
///
/// - Set: TITANS
/// - Minion type: Demon
///
/// State: Vanilla
//~ TTN_960t5 vanilla ad1450e5 4784957a
pub const TTN_960t5: Power = VANILLA;

/// # Felblaze Imp
///
/// `TTN_960t6` · Warlock minion · 2 mana · 3/2
///
/// - Set: TITANS
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ TTN_960t6 vanilla 66cd8356 1b241647
pub const TTN_960t6: Power = VANILLA;

/// # Encroaching Insanity
///
/// `YOG_301` · Warlock spell · Shadow · 3 mana
///
/// > Both players take Fatigue damage, twice.
///
/// - Set: TITANS · rare · collectible
///
/// State: Todo
//~ YOG_301 todo 7a0695d6 28637814
pub const YOG_301: Power = TODO;

/// # Curse of Flesh
///
/// `YOG_503` · Warlock spell · Shadow · 1 mana
///
/// > Enemy minions cost Health instead of Mana next turn.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Curse of Flesh [`YOG_503e1`]
///
/// State: Todo
//~ YOG_503 todo c0402509 c8be5cf1
pub const YOG_503: Power = TODO;

/// # Curse of Flesh
///
/// `YOG_503e1` · Warlock enchantment
///
/// > Your cards cost Health instead of Mana this turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_503e1 todo 23852640 8e5f269d
pub const YOG_503e1: Power = TODO;

/// # Tentacle Tender
///
/// `YOG_517` · Warlock minion · 3 mana · 2/5
///
/// > At the end of your turn, get a 1/1 Chaotic Tendril.
///
/// - Set: TITANS · common · collectible
/// - Tokens: Chaotic Tendril [`YOG_514`](crate::titans::neutral::YOG_514)
///
/// State: Todo
//~ YOG_517 todo da6417ca 245e5711
pub const YOG_517: Power = TODO;
