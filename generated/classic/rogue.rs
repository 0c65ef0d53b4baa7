//! Rogue cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Cold Blood
///
/// `CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Cold Blood [`CS2_073e`], Cold Blood [`CS2_073e2`]
///
/// State: Todo
//~ CS2_073 todo 6331e864 455fc640
pub const CS2_073: Power = TODO;

/// # Cold Blood
///
/// `CS2_073e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Classic
/// - Enchantments: Cold Blood [`CS2_073e_Puzzle`]
///
/// State: Todo
//~ CS2_073e todo cfac8aa9 b3091c75
pub const CS2_073e: Power = TODO;

/// # Cold Blood
///
/// `CS2_073e2` · Rogue enchantment
///
/// > +4 Attack.
///
/// - Set: Classic
/// - Enchantments: Cold Blood [`CS2_073e2_Puzzle`]
///
/// State: Todo
//~ CS2_073e2 todo e2af0ed0 565b38dd
pub const CS2_073e2: Power = TODO;

/// # Cold Blood
///
/// `CS2_073e2_Puzzle` · Rogue enchantment
///
/// > +4 Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ CS2_073e2_Puzzle todo 041df581 b5928f53
pub const CS2_073e2_Puzzle: Power = TODO;

/// # Cold Blood
///
/// `CS2_073e_Puzzle` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ CS2_073e_Puzzle todo 1fa5977a 00d93792
pub const CS2_073e_Puzzle: Power = TODO;

/// # Blade Flurry
///
/// `CS2_233` · Rogue spell · 2 mana
///
/// > Destroy your weapon and deal its damage to all enemy minions.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_WEAPON_EQUIPPED` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_233 todo c5b1277b c2e8d1ad
pub const CS2_233: Power = TODO;

/// # Eviscerate
///
/// `EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_124 todo c15ed7ed 8fd93e79
pub const EX1_124: Power = TODO;

/// # Betrayal
///
/// `EX1_126` · Rogue spell · 2 mana
///
/// > Force an enemy minion to deal its damage to the minions next to it.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_126 todo 615c0067 c0da1049
pub const EX1_126: Power = TODO;

/// # Conceal
///
/// `EX1_128` · Rogue spell · Shadow · 1 mana
///
/// > Give your minions **Stealth** until your next turn.
///
/// - Set: Classic · common · collectible
/// - Refers to: Stealth
/// - Enchantments: Concealed [`EX1_128e`]
///
/// State: Todo
//~ EX1_128 todo 043c156b 5279b0d7
pub const EX1_128: Power = TODO;

/// # Concealed
///
/// `EX1_128e` · Rogue enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_128e todo 47408033 5b74dacb
pub const EX1_128e: Power = TODO;

/// # Defias Ringleader
///
/// `EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Combo
/// - Tokens: Defias Bandit [`EX1_131t`]
///
/// State: Todo
//~ EX1_131 todo 30bd11cb e7175776
pub const EX1_131: Power = TODO;

/// # Defias Bandit
///
/// `EX1_131t` · Rogue minion · 1 mana · 2/1
///
/// - Set: Classic
///
/// State: Vanilla
//~ EX1_131t vanilla fd4083aa 3210dabe
pub const EX1_131t: Power = VANILLA;

/// # Perdition's Blade
///
/// `EX1_133` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry, Combo
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage.@Deal 2 damage."
///
/// State: Todo
//~ EX1_133 todo bcad4c94 fd3bbc63
pub const EX1_133: Power = TODO;

/// # SI:7 Agent
///
/// `EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 3 damage.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Combo, Si 7
/// - Play requirements: `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ EX1_134 todo f07b146c 1f0879c7
pub const EX1_134: Power = TODO;

/// # Headcrack
///
/// `EX1_137` · Rogue spell · 3 mana
///
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Combo
///
/// State: Todo
//~ EX1_137 todo 02f58f8e 7f4b67c9
pub const EX1_137: Power = TODO;

/// # Shadowstep
///
/// `EX1_144` · Rogue spell · Shadow · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_144 todo 667e189f 87f7498e
pub const EX1_144: Power = TODO;

/// # Preparation
///
/// `EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: Classic · epic · collectible
/// - Enchantments: Preparation [`EX1_145e`], Preparation [`EX1_145o`]
///
/// State: Todo
//~ EX1_145 todo e3a4d4c3 9f40888f
pub const EX1_145: Power = TODO;

/// # Preparation
///
/// `EX1_145e` · Neutral enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_145e todo 79ccb644 621e5cc2
pub const EX1_145e: Power = TODO;

/// # Preparation
///
/// `EX1_145o` · Rogue enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: Classic
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EX1_145o todo 4c6370f4 41f337aa
pub const EX1_145o: Power = TODO;

/// # Patient Assassin
///
/// `EX1_522` · Rogue minion · 2 mana · 1/2
///
/// > **Stealth** **Poisonous**
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ EX1_522 vanilla 4bf9a500 ba947ac0
pub const EX1_522: Power = VANILLA;

/// # Edwin VanCleef
///
/// `EX1_613` · Rogue minion · 3 mana · 2/2
///
/// > **Combo:** Gain +2/+2 for each other card you've played this turn.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Combo
/// - Enchantments: VanCleef's Vengeance [`EX1_613e`]
///
/// State: Todo
//~ EX1_613 todo 63887077 a193c56d
pub const EX1_613: Power = TODO;

/// # VanCleef's Vengeance
///
/// `EX1_613e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_613e todo 837acf9c 2dadd0f1
pub const EX1_613e: Power = TODO;

/// # Kidnapper
///
/// `NEW1_005` · Rogue minion · 6 mana · 5/3
///
/// > **Combo:** Return a minion to its owner's hand.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Play requirements: `REQ_TARGET_FOR_COMBO`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Return a minion to hand."
///
/// State: Todo
//~ NEW1_005 todo 2d75a586 3c7c9673
pub const NEW1_005: Power = TODO;

/// # Master of Disguise
///
/// `NEW1_014` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion **Stealth** until your next turn.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give **Stealth**."
/// - Enchantments: Disguised [`NEW1_014e`]
///
/// State: Todo
//~ NEW1_014 todo 90fee19a 12eaef44
pub const NEW1_014: Power = TODO;

/// # Disguised
///
/// `NEW1_014e` · Rogue enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_014e todo 6ae1f931 dfbe7535
pub const NEW1_014e: Power = TODO;
