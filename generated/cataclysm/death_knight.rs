//! Death Knight cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Arisen Onyxia
///
/// `CATA_155` · Death Knight minion · 9 mana · 3/6
///
/// > **Colossal +2**. When your hero would lose Health on your turn, gain that much max Health instead.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Colossal
/// - Refers to: Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1544` = 1, `1724` = 1, `COST_BLOOD` = 2, `2534` = 1, `4538` = 1
/// - Enchantments: Black Scales [`CATA_155e`], Onyxia's Blood [`CATA_155e2`]
/// - Tokens: Onyxia's Wing [`CATA_155t`], Onyxia's Wing [`CATA_155t1`]
///
/// State: Todo
//~ CATA_155 todo bafff4de d470c510
pub const CATA_155: Power = TODO;

/// # Black Scales
///
/// `CATA_155e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_155e todo b9bfe6c3 b5d75bb9
pub const CATA_155e: Power = TODO;

/// # Onyxia's Blood
///
/// `CATA_155e2` · Neutral enchantment
///
/// > Costs Health this turn.
///
/// - Set: Cataclysm
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CATA_155e2 todo 179ba2e9 45bbfb72
pub const CATA_155e2: Power = TODO;

/// # Onyxia's Wing
///
/// `CATA_155t` · Death Knight minion · 1 mana · 1/1
///
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// - Set: Cataclysm
/// - Minion type: Undead, Dragon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1, `2534` = 1
///
/// State: Todo
//~ CATA_155t todo f12a5307 d014bbeb
pub const CATA_155t: Power = TODO;

/// # Onyxia's Wing
///
/// `CATA_155t1` · Death Knight minion · 1 mana · 1/1
///
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// - Set: Cataclysm
/// - Minion type: Undead, Dragon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1, `2534` = 1
///
/// State: Todo
//~ CATA_155t1 todo 37164e23 ae184997
pub const CATA_155t1: Power = TODO;

/// # Experimental Animation
///
/// `CATA_156` · Death Knight spell · Shadow · 6 mana
///
/// > **Herald** {0}. Deal $4 damage to all enemy minions.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Herald
/// - Tags: `1724` = 1, `COST_BLOOD` = 2, `4538` = 1, `4632` = 2
///
/// State: Todo
//~ CATA_156 todo 24bde287 013f435f
pub const CATA_156: Power = TODO;

/// # Gruesome Nightmare
///
/// `CATA_161` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a minion in your hand or battlefield Attack equal to this minion's Attack.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a minion in your hand or battlefield."
/// - Enchantments: Nightmarish [`CATA_161e`]
///
/// State: Todo
//~ CATA_161 todo b79940d2 f67b1c3c
pub const CATA_161: Power = TODO;

/// # Nightmarish
///
/// `CATA_161e` · Death Knight enchantment
///
/// > Increased Attack.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_161e todo 1f7b7ad3 bbf78594
pub const CATA_161e: Power = TODO;

/// # Deathwing, Worldbreaker
///
/// `CATA_190h` · Multi-class hero · 10 mana · 30 health, 12 armor
///
/// > **Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** twice to upgrade.*@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** once to upgrade.*@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash!
///
/// - Set: Cataclysm · legendary · collectible
/// - Classes: Death Knight, Rogue, Shaman, Warlock, Warrior, Demon Hunter
/// - Mechanics: Battlecry, Keep Hero Class
/// - Refers to: Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1, `4485` = 1, `4538` = 1
/// - Hero power: Ruthless [`CATA_190p`](crate::cataclysm::neutral::CATA_190p)
///
/// State: Todo
//~ CATA_190h todo 79b78836 f0c98d8f
pub const CATA_190h: Power = TODO;

/// # Blackwing Experiment
///
/// `CATA_464` · Death Knight minion · 2 mana · 3/1
///
/// > **Deathrattle:** Get a 2-Cost spell that deals this minion's Attack damage.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Deathrattle, Cost Frost, Whelp
/// - Tags: `2534` = 1
/// - Tokens: Dragon Breath [`CATA_464t`]
///
/// State: Todo
//~ CATA_464 todo 22846cae 8f3a8523
pub const CATA_464: Power = TODO;

/// # Dragon Breath
///
/// `CATA_464t` · Death Knight spell · Frost · 2 mana
///
/// > Deal $@ damage.
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ CATA_464t todo 1e4802df 5f11d167
pub const CATA_464t: Power = TODO;

/// # Chow Down
///
/// `CATA_465` · Death Knight spell · 8 mana
///
/// > Summon five 5/4 Undead Drakes. Spend 8 **Corpses** to give them **Rush**.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Rush, Corpse
/// - Tags: `COST_UNHOLY` = 2, `4128` = 1
/// - Tokens: Hungry Drake [`CATA_465t`]
///
/// State: Todo
//~ CATA_465 todo 5a633269 c999697e
pub const CATA_465: Power = TODO;

/// # Hungry Drake
///
/// `CATA_465t` · Death Knight minion · 5 mana · 5/4
///
/// - Set: Cataclysm
/// - Minion type: Undead, Dragon
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ CATA_465t vanilla 1bace8fa 98138471
pub const CATA_465t: Power = VANILLA;

/// # Command Claw
///
/// `CATA_467` · Death Knight weapon · 2 mana · 2/2 durability
///
/// > After your hero attacks, give a random friendly minion +2 Attack.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Cost Unholy
/// - Enchantments: The Clawww [`CATA_467e`]
///
/// State: Todo
//~ CATA_467 todo 524499a1 6e8f6a8e
pub const CATA_467: Power = TODO;

/// # The Clawww
///
/// `CATA_467e` · Death Knight enchantment
///
/// > +2 Attack.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_467e todo b2ac4e7f a32fad7c
pub const CATA_467e: Power = TODO;

/// # Chromatic Broodmother
///
/// `CATA_469` · Death Knight minion · 4 mana · 2/5
///
/// > **Rush** Whenever this attacks, refresh Mana Crystals equal to this minion's Attack.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Rush, Cost Frost, Cost Unholy
/// - Tags: `2534` = 1, `4578` = 1, `4975` = 1
///
/// State: Todo
//~ CATA_469 todo 59a38f51 ac3cd3a6
pub const CATA_469: Power = TODO;

/// # Victor Nefarius
///
/// `CATA_470` · Death Knight minion · 4 mana · 4/4
///
/// > **Battlecry:** Craft a custom Undead Dragon. If you're holding a Dragon, reduce the Creation's Cost by (3).
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Unholy
/// - Tokens: Nefarian's Creation [`CATA_470t1`]
///
/// State: Todo
//~ CATA_470 todo 592f66b3 abbf47a1
pub const CATA_470: Power = TODO;

/// # Nefarian's Creation
///
/// `CATA_470t1` · Death Knight minion · 1 mana · 1/1
///
/// - Set: Cataclysm
/// - Minion type: Undead, Dragon
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ CATA_470t1 vanilla f586a10f be421e27
pub const CATA_470t1: Power = VANILLA;

/// # Talanji's Last Stand
///
/// `CATA_471` · Death Knight spell · 5 mana
///
/// > Give your minions "**Deathrattle:** Summon a random 4-Cost minion."
///
/// - Set: Cataclysm · rare · collectible
/// - Refers to: Deathrattle
/// - Tags: `COST_UNHOLY` = 2
/// - Enchantments: Talanji's Last Wish [`CATA_471e`]
///
/// State: Todo
//~ CATA_471 todo cb3f138b 8120107f
pub const CATA_471: Power = TODO;

/// # Talanji's Last Wish
///
/// `CATA_471e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random 4-Cost minion.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_471e todo ad4c0621 ab779f97
pub const CATA_471e: Power = TODO;

/// # Ultraxion
///
/// `CATA_497` · Multi-class minion · 6 mana · 6/7
///
/// > **Battlecry: Herald** {0}. Reduce Deathwing's Cost by ({1}). *(Herald** to improve!)*
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Dragon
/// - Classes: Death Knight, Rogue, Shaman, Warlock, Warrior, Demon Hunter
/// - Mechanics: Battlecry, Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1, `4538` = 1
/// - Enchantments: Ultraxion Heralded [`CATA_497e`]
///
/// State: Todo
//~ CATA_497 todo 459c2d0a e08d1d75
pub const CATA_497: Power = TODO;

/// # Ultraxion Heralded
///
/// `CATA_497e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_497e todo 3b5d9ec7 b4f23db6
pub const CATA_497e: Power = TODO;

/// # Envoy of the End
///
/// `CATA_722` · Multi-class minion · 5 mana · 5/4
///
/// > **Taunt** **Battlecry: Herald** {0}.
///
/// - Set: Cataclysm · common · collectible
/// - Classes: Death Knight, Rogue, Shaman, Warlock, Warrior, Demon Hunter
/// - Mechanics: Taunt, Battlecry, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
///
/// State: Todo
//~ CATA_722 todo d0747b0b 4faa13ba
pub const CATA_722: Power = TODO;

/// # Obsessive Technician
///
/// `CATA_780` · Death Knight minion · 4 mana · 3/5
///
/// > **Lifesteal Battlecry: Herald** {0}.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry, Lifesteal, Herald
/// - Tags: `1724` = 1, `COST_BLOOD` = 2, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Onyxia [`CATA_780t`]
///
/// State: Todo
//~ CATA_780 todo fed9ced2 28c17bec
pub const CATA_780: Power = TODO;

/// # Soldier of Onyxia
///
/// `CATA_780t` · Death Knight minion · 1 mana · 1/1
///
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// - Set: Cataclysm
/// - Minion type: Undead, Dragon
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1, `2534` = 1
///
/// State: Todo
//~ CATA_780t todo 3fb7cb1f 425cd2f7
pub const CATA_780t: Power = TODO;
