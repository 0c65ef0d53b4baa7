//! Rogue cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Backstab
///
/// `VAN_CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Backstab [`CS2_072`](crate::legacy::rogue::CS2_072)
///
/// State: Reprint
//~ VAN_CS2_072 reprint a65a68a9 3dd24238
pub const VAN_CS2_072: Power = crate::cards::CS2_072;

/// # Cold Blood
///
/// `VAN_CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Combo
/// - Reprint of: Cold Blood [`CS2_073`](crate::classic::rogue::CS2_073)
/// - Tokens: Cold Blood [`VAN_CS2_073_puzzle`]
///
/// State: Reprint
//~ VAN_CS2_073 reprint a5b5456d b6c22be8
pub const VAN_CS2_073: Power = crate::cards::CS2_073;

/// # Cold Blood
///
/// `VAN_CS2_073_puzzle` · Rogue spell · 2 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// - Set: Vanilla · common
/// - Mechanics: Combo
///
/// State: Todo
//~ VAN_CS2_073_puzzle todo 119b0a4c 1dd2d730
pub const VAN_CS2_073_puzzle: Power = TODO;

/// # Deadly Poison
///
/// `VAN_CS2_074` · Rogue spell · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Deadly Poison [`CS2_074`](crate::legacy::rogue::CS2_074)
///
/// State: Reprint
//~ VAN_CS2_074 reprint 664bb2ee 782491b2
pub const VAN_CS2_074: Power = crate::cards::CS2_074;

/// # Sinister Strike
///
/// `VAN_CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Sinister Strike [`CS2_075`](crate::legacy::rogue::CS2_075)
///
/// State: Reprint
//~ VAN_CS2_075 reprint 8a862718 3c82e480
pub const VAN_CS2_075: Power = crate::cards::CS2_075;

/// # Assassinate
///
/// `VAN_CS2_076` · Rogue spell · 5 mana
///
/// > Destroy an enemy minion.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Assassinate [`CS2_076`](crate::legacy::rogue::CS2_076)
///
/// State: Reprint
//~ VAN_CS2_076 reprint d331b749 6e17ddd5
pub const VAN_CS2_076: Power = crate::cards::CS2_076;

/// # Sprint
///
/// `VAN_CS2_077` · Rogue spell · 7 mana
///
/// > Draw 4 cards.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Sprint [`CS2_077`](crate::legacy::rogue::CS2_077)
///
/// State: Reprint
//~ VAN_CS2_077 reprint e4780377 28ff67ea
pub const VAN_CS2_077: Power = crate::cards::CS2_077;

/// # Assassin's Blade
///
/// `VAN_CS2_080` · Rogue weapon · 5 mana · 3/4 durability
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Assassin's Blade [`CS2_080`](crate::legacy::rogue::CS2_080)
///
/// State: Vanilla
//~ VAN_CS2_080 vanilla f1c961ff 5f4a309a
pub const VAN_CS2_080: Power = VANILLA;

/// # Wicked Knife
///
/// `VAN_CS2_082` · Rogue weapon · 1 mana · 1/2 durability
///
/// - Set: Vanilla · free
/// - Reprint of: Wicked Knife [`CS2_082`](crate::legacy::rogue::CS2_082)
///
/// State: Vanilla
//~ VAN_CS2_082 vanilla 669bc9d9 68f614e5
pub const VAN_CS2_082: Power = VANILLA;

/// # Blade Flurry
///
/// `VAN_CS2_233` · Rogue spell · 2 mana
///
/// > Destroy your weapon and deal its damage to all enemies.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Reprint of: Blade Flurry [`CS2_233`](crate::classic::rogue::CS2_233)
///
/// State: Todo
//~ VAN_CS2_233 todo a7e1be4b 240c6a1b
pub const VAN_CS2_233: Power = TODO;

/// # Eviscerate
///
/// `VAN_EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Combo
/// - Reprint of: Eviscerate [`EX1_124`](crate::classic::rogue::EX1_124)
///
/// State: Reprint
//~ VAN_EX1_124 reprint f9b6e0a6 fca44228
pub const VAN_EX1_124: Power = crate::cards::EX1_124;

/// # Betrayal
///
/// `VAN_EX1_126` · Rogue spell · 2 mana
///
/// > Force an enemy minion to deal its damage to the minions next to it.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Betrayal [`EX1_126`](crate::classic::rogue::EX1_126)
///
/// State: Reprint
//~ VAN_EX1_126 reprint 9caf6564 aa4bb5a6
pub const VAN_EX1_126: Power = crate::cards::EX1_126;

/// # Conceal
///
/// `VAN_EX1_128` · Rogue spell · 1 mana
///
/// > Give your minions **Stealth** until your next turn.
///
/// - Set: Vanilla · common · collectible
/// - Refers to: Stealth
/// - Reprint of: Conceal [`EX1_128`](crate::classic::rogue::EX1_128)
///
/// State: Reprint
//~ VAN_EX1_128 reprint af67d6b7 3c887e25
pub const VAN_EX1_128: Power = crate::cards::EX1_128;

/// # Fan of Knives
///
/// `VAN_EX1_129` · Rogue spell · 3 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Fan of Knives [`EX1_129`](crate::legacy::rogue::EX1_129)
///
/// State: Reprint
//~ VAN_EX1_129 reprint 6d385119 05afa894
pub const VAN_EX1_129: Power = crate::cards::EX1_129;

/// # Defias Ringleader
///
/// `VAN_EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Combo
/// - Reprint of: Defias Ringleader [`EX1_131`](crate::classic::rogue::EX1_131)
/// - Tokens: Defias Bandit [`EX1_131t`](crate::classic::rogue::EX1_131t)
///
/// State: Reprint
//~ VAN_EX1_131 reprint 81acaed5 88476ff6
pub const VAN_EX1_131: Power = crate::cards::EX1_131;

/// # Perdition's Blade
///
/// `VAN_EX1_133` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry, Combo
/// - Target: "Deal 1 damage. Combo: 2 instead."
/// - Reprint of: Perdition's Blade [`EX1_133`](crate::classic::rogue::EX1_133)
///
/// State: Reprint
//~ VAN_EX1_133 reprint fcb7c6d2 65f32b3e
pub const VAN_EX1_133: Power = crate::cards::EX1_133;

/// # SI:7 Agent
///
/// `VAN_EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 2 damage.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Combo
/// - Target: "Deal 2 damage."
/// - Reprint of: SI:7 Agent [`EX1_134`](crate::classic::rogue::EX1_134)
///
/// State: Todo
//~ VAN_EX1_134 todo 5e709840 416ded7d
pub const VAN_EX1_134: Power = TODO;

/// # Headcrack
///
/// `VAN_EX1_137` · Rogue spell · 3 mana
///
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Combo
/// - Reprint of: Headcrack [`EX1_137`](crate::classic::rogue::EX1_137)
///
/// State: Reprint
//~ VAN_EX1_137 reprint 98a82712 c0a29903
pub const VAN_EX1_137: Power = crate::cards::EX1_137;

/// # Shadowstep
///
/// `VAN_EX1_144` · Rogue spell · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Shadowstep [`EX1_144`](crate::classic::rogue::EX1_144)
///
/// State: Reprint
//~ VAN_EX1_144 reprint 4450cf44 973ab720
pub const VAN_EX1_144: Power = crate::cards::EX1_144;

/// # Preparation
///
/// `VAN_EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (3) less.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Preparation [`EX1_145`](crate::classic::rogue::EX1_145)
/// - Enchantments: Preparation [`VAN_EX1_145e`], Preparation [`VAN_EX1_145o`]
///
/// State: Todo
//~ VAN_EX1_145 todo d7dc7987 1033952f
pub const VAN_EX1_145: Power = TODO;

/// # Preparation
///
/// `VAN_EX1_145e` · Neutral enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_145e todo 31c7bf12 c0c974c4
pub const VAN_EX1_145e: Power = TODO;

/// # Preparation
///
/// `VAN_EX1_145o` · Rogue enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// - Set: Vanilla
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ VAN_EX1_145o todo 141e1e83 a82b2aac
pub const VAN_EX1_145o: Power = TODO;

/// # Shiv
///
/// `VAN_EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Shiv [`EX1_278`](crate::legacy::rogue::EX1_278)
///
/// State: Reprint
//~ VAN_EX1_278 reprint 611b504a bfb61847
pub const VAN_EX1_278: Power = crate::cards::EX1_278;

/// # Patient Assassin
///
/// `VAN_EX1_522` · Rogue minion · 2 mana · 1/1
///
/// > **Stealth**. Destroy any minion damaged by this minion.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Stealth, Non Keyword Poisonous
/// - Reprint of: Patient Assassin [`EX1_522`](crate::classic::rogue::EX1_522)
///
/// State: Todo
//~ VAN_EX1_522 todo 4a545494 0317752a
pub const VAN_EX1_522: Power = TODO;

/// # Sap
///
/// `VAN_EX1_581` · Rogue spell · 2 mana
///
/// > Return an enemy minion to your opponent's hand.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Sap [`EX1_581`](crate::legacy::rogue::EX1_581)
///
/// State: Reprint
//~ VAN_EX1_581 reprint e3828ed0 a4003d0f
pub const VAN_EX1_581: Power = crate::cards::EX1_581;

/// # Edwin VanCleef
///
/// `VAN_EX1_613` · Rogue minion · 3 mana · 2/2
///
/// > **Combo:** Gain +2/+2 for each card played earlier this turn.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Combo
/// - Reprint of: Edwin VanCleef [`EX1_613`](crate::classic::rogue::EX1_613)
///
/// State: Todo
//~ VAN_EX1_613 todo ffe19f23 09f82913
pub const VAN_EX1_613: Power = TODO;

/// # Dagger Mastery
///
/// `VAN_HERO_03bp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2743
/// - Reprint of: Dagger Mastery [`HERO_03bp`](crate::legacy::rogue::HERO_03bp)
///
/// State: Reprint
//~ VAN_HERO_03bp reprint 4a69ee0e 80b7dc74
pub const VAN_HERO_03bp: Power = crate::cards::HERO_03bp;

/// # Poisoned Daggers
///
/// `VAN_HERO_03bp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// - Set: Vanilla
/// - Reprint of: Poisoned Daggers [`HERO_03bp2`](crate::legacy::rogue::HERO_03bp2)
///
/// State: Reprint
//~ VAN_HERO_03bp2 reprint bdcff125 42347249
pub const VAN_HERO_03bp2: Power = crate::cards::HERO_03bp2;

/// # Vanish
///
/// `VAN_NEW1_004` · Rogue spell · 6 mana
///
/// > Return all minions to their owner's hand.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Vanish [`NEW1_004`](crate::legacy::rogue::NEW1_004)
///
/// State: Reprint
//~ VAN_NEW1_004 reprint a4e64792 7ed2a24a
pub const VAN_NEW1_004: Power = crate::cards::NEW1_004;

/// # Kidnapper
///
/// `VAN_NEW1_005` · Rogue minion · 6 mana · 5/3
///
/// > **Combo:** Return a minion to its owner's hand.
///
/// - Set: Vanilla · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Target: "Return a minion to hand."
/// - Reprint of: Kidnapper [`NEW1_005`](crate::classic::rogue::NEW1_005)
///
/// State: Reprint
//~ VAN_NEW1_005 reprint a3676e69 32cc2964
pub const VAN_NEW1_005: Power = crate::cards::NEW1_005;

/// # Master of Disguise
///
/// `VAN_NEW1_014` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion **Stealth**.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Target: "Give **Stealth**."
/// - Reprint of: Master of Disguise [`NEW1_014`](crate::classic::rogue::NEW1_014)
///
/// State: Todo
//~ VAN_NEW1_014 todo 96cf25a0 3b055afb
pub const VAN_NEW1_014: Power = TODO;
