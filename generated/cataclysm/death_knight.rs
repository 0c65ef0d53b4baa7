//! Death Knight cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 48548e81

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
//~ todo CATA_155 10a3c82b 592d6e27 4ebe3f9e.5fac428c
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
//~ todo CATA_155e f9169b8a f4cddbb4 97167fc7.89b088dc
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
//~ todo CATA_155e2 ed4aa13f c135ae08 696f6cd8.711eaeaa
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
//~ todo CATA_155t c5d6e03a ef5d0c41 4d28a2ec.5a134749
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
//~ todo CATA_155t1 f26ef50c c6f0a4d2 713a0ce2.5a134749
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
/// State: Derived
//~ derived CATA_156 69e939f8 d06b57dd f846aa79.2481f5c4
pub const CATA_156: Power = spell(&[herald(), deal(4).to(ENEMY_MINIONS)]);

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
//~ todo CATA_161 74b273dc 0a5b5c9a 8041fd2d.d1a64d2e
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
//~ todo CATA_161e af0f568e 567e0e1f dbb3613a.08129cea
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
//~ todo CATA_190h 112ae426 cfa2e74a 8c23c8d6.1b450e8e
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
//~ todo CATA_464 e071cc88 c3e2d565 95922f18.4cbdae34
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
//~ todo CATA_464t bf08fdc9 d4979396 c43156fe.d5acf375
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
/// State: Derived
//~ derived CATA_465 e75b1b37 c1bf377f 1b8ed2b7.bd7cea04
#[rustfmt::skip]
pub const CATA_465: Power = spell(&[summon(card("CATA_465t")).copies(5), pay(Cost::of(Part::Corpses(8)), &[give(&[has(GameTag::RUSH)]).to(IT)])]);

/// # Hungry Drake
///
/// `CATA_465t` · Death Knight minion · 5 mana · 5/4
///
/// - Set: Cataclysm
/// - Minion type: Undead, Dragon
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla CATA_465t d0cfb12e 87caa540 394482b2
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
/// State: Derived
//~ derived CATA_467 48e43d69 4ce9fbb2 e3e06344.9a691830
pub const CATA_467: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("CATA_467e").to(FRIENDLY_MINIONS.random())]);

/// # The Clawww
///
/// `CATA_467e` · Death Knight enchantment
///
/// > +2 Attack.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_467e cfc9261b c6fa2fe2 247c4ca9.bf3d1612
pub const CATA_467e: Power = enchant(&[ATTACK.plus(2)]);

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
/// State: Derived
//~ derived CATA_469 d82b94fe 97700f55 524fdbaa.3a057603
pub const CATA_469: Power = whenever(THIS.attack(CARD)).then(&[refresh(1).times(ATTACK.of(THIS))]);

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
//~ todo CATA_470 5e008d32 5fc3cc47 eb13bc20.6b75c7bd
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
//~ vanilla CATA_470t1 f7e41297 67d32e76 10519f33
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
/// State: Derived
//~ derived CATA_471 5d68bf28 f8bbdb1c 0fa2c5b2.f4067532
pub const CATA_471: Power = spell(&[attach("CATA_471e").to(FRIENDLY_MINIONS)]);

/// # Talanji's Last Wish
///
/// `CATA_471e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random 4-Cost minion.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_471e ad885537 3b0ad11a 8f9394c9.0009e8ee
pub const CATA_471e: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(4)])))]);

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
//~ todo CATA_497 052fe69f 1644d1f1 4fae84bf.e175bf65
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
//~ todo CATA_497e ca23585d e26baf4e 48cdb47d.dda26391
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
/// State: Derived
//~ derived CATA_722 99f6a863 e175f756 85cc8d1d.4d6077d7
pub const CATA_722: Power = battlecry(&[herald()]);

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
/// State: Derived
//~ derived CATA_780 eff10c69 3df831bc cffa21da.ca912c17
pub const CATA_780: Power = battlecry(&[herald()]);

/// # Soldier of Onyxia
///
/// `CATA_780t` · Death Knight minion · 1 mana · 1/1
///
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// - Set: Cataclysm
/// - Minion type: Undead, Dragon
/// - Mechanics: Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1, `2534` = 1
///
/// State: Todo
//~ todo CATA_780t 2b5f87b3 64e12570 3b93dfbb.5a134749
pub const CATA_780t: Power = TODO;
