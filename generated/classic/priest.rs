//! Priest cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Inner Fire
///
/// `CS1_129` · Priest spell · 1 mana
///
/// > Change a minion's Attack to be equal to its Health.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Inner Fire [`CS1_129e`]
///
/// State: Todo
//~ CS1_129 todo 3b0d08f8 fe20434c
pub const CS1_129: Power = TODO;

/// # Inner Fire
///
/// `CS1_129e` · Priest enchantment
///
/// > This minion's Attack is equal to its Health.
///
/// - Set: Classic
///
/// State: Todo
//~ CS1_129e todo 8a231650 2ed634e4
pub const CS1_129e: Power = TODO;

/// # Cabal Shadow Priest
///
/// `EX1_091` · Priest minion · 6 mana · 4/5
///
/// > **Battlecry:** Take control of an enemy minion that has 2 or less Attack.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_MAX_ATTACK` = 2, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Steal a minion that has 2 or less Attack."
///
/// State: Todo
//~ EX1_091 todo d436605d 18ba4a8c
pub const EX1_091: Power = TODO;

/// # Aided
///
/// `EX1_195e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_195e todo 480dc0da 2946d57c
pub const EX1_195e: Power = TODO;

/// # Forgotten Shadows
///
/// `EX1_198e` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_198e todo 0155d12f b2aee354
pub const EX1_198e: Power = TODO;

/// # Silence
///
/// `EX1_332` · Priest spell · Shadow · 0 mana
///
/// > **Silence** a minion.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Silence
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_332 todo 1a6630f7 0098c8f1
pub const EX1_332: Power = TODO;

/// # Shadow Madness
///
/// `EX1_334` · Priest spell · Shadow · 3 mana
///
/// > Gain control of an enemy minion with 3 or less Attack until end of turn.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_NUM_MINION_SLOTS` = 1, `REQ_TARGET_MAX_ATTACK` = 3 (hearthstone-data 36393.1)
/// - Enchantments: Shadow Madness [`EX1_334e`]
///
/// State: Todo
//~ EX1_334 todo 62af191b fc511357
pub const EX1_334: Power = TODO;

/// # Shadow Madness
///
/// `EX1_334e` · Priest enchantment
///
/// > This minion has switched controllers this turn.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_334e todo ff82a40b 5ce7e9be
pub const EX1_334e: Power = TODO;

/// # Lightspawn
///
/// `EX1_335` · Priest minion · 3 mana · 0/4
///
/// > This minion's Attack is always equal to its Health.
///
/// - Set: Classic · common · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ EX1_335 todo 0a4c5939 4a7ec791
pub const EX1_335: Power = TODO;

/// # Thoughtsteal
///
/// `EX1_339` · Priest spell · Shadow · 2 mana
///
/// > Copy 2 cards in your opponent's deck and add them to your hand.
///
/// - Set: Classic · common · collectible
///
/// State: Todo
//~ EX1_339 todo ffb2b752 91c2e0d1
pub const EX1_339: Power = TODO;

/// # Lightwell
///
/// `EX1_341` · Priest minion · 2 mana · 0/5
///
/// > At the start of your turn, restore #3 Health to a damaged friendly character.
///
/// - Set: Classic · rare · collectible
///
/// State: Todo
//~ EX1_341 todo df1f62c0 10bd7d3c
pub const EX1_341: Power = TODO;

/// # Mindgames
///
/// `EX1_345` · Priest spell · Shadow · 4 mana
///
/// > Put a copy of a random minion from your opponent's deck into the battlefield.
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Shadow of Nothing [`EX1_345t`]
///
/// State: Todo
//~ EX1_345 todo abca210c 183a9842
pub const EX1_345: Power = TODO;

/// # Shadow of Nothing
///
/// `EX1_345t` · Priest minion · 0 mana · 0/1
///
/// > Mindgames whiffed! Your opponent had no minions!
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_345t todo 52d54543 1164d51d
pub const EX1_345t: Power = TODO;

/// # Prophet Velen
///
/// `EX1_350` · Priest minion · 7 mana · 7/7
///
/// > Double the damage and healing of your spells and Hero Power.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Draenei
///
/// State: Todo
//~ EX1_350 todo a6a0ac30 f141942f
pub const EX1_350: Power = TODO;

/// # Auchenai Soulpriest
///
/// `EX1_591` · Priest minion · 4 mana · 3/5
///
/// > Your cards and powers that restore Health now deal damage instead.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Draenei
/// - Enchantments: Soulweaving [`EX1_591e`]
///
/// State: Todo
//~ EX1_591 todo b4803623 0ca229d8
pub const EX1_591: Power = TODO;

/// # Soulweaving
///
/// `EX1_591e` · Neutral enchantment
///
/// > Your cards and powers that restore Health now deal damage instead.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_591e todo 5bc4431f 3de00e25
pub const EX1_591e: Power = TODO;

/// # Circle of Healing
///
/// `EX1_621` · Priest spell · Holy · 0 mana
///
/// > Restore #4 Health to ALL minions.
///
/// - Set: Classic · common · collectible
///
/// State: Todo
//~ EX1_621 todo 39310231 18e72721
pub const EX1_621: Power = TODO;

/// # Temple Enforcer
///
/// `EX1_623` · Priest minion · 5 mana · 5/6
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +3 Health."
/// - Enchantments: Infusion [`EX1_623e`]
///
/// State: Todo
//~ EX1_623 todo 7923200f c72a86d1
pub const EX1_623: Power = TODO;

/// # Infusion
///
/// `EX1_623e` · Priest enchantment
///
/// > +3 Health.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_623e todo c4398b33 7b39dc93
pub const EX1_623e: Power = TODO;

/// # Holy Fire
///
/// `EX1_624` · Priest spell · Holy · 6 mana
///
/// > Deal $5 damage. Restore #5 Health to your hero.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_624 todo b8565a05 778bdc49
pub const EX1_624: Power = TODO;

/// # Shadowform
///
/// `EX1_625` · Priest spell · Shadow · 2 mana
///
/// > Your Hero Power becomes 'Deal 2 damage.'
///
/// - Set: Classic · epic · collectible
/// - Tokens: Mind Spike [`EX1_625t`], Mind Shatter [`EX1_625t2`]
///
/// State: Todo
//~ EX1_625 todo bf857f3d 9ca0dc5d
pub const EX1_625: Power = TODO;

/// # Mind Spike
///
/// `EX1_625t` · Priest hero power · 2 mana
///
/// > Deal $2 damage.
///
/// - Set: Classic
/// - Mechanics: Is Alternate Heropower
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_625t todo f065390d 96e2b80b
pub const EX1_625t: Power = TODO;

/// # Mind Shatter
///
/// `EX1_625t2` · Priest hero power · 2 mana
///
/// > Deal $3 damage.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_625t2 todo 7f0fd144 d03fec50
pub const EX1_625t2: Power = TODO;

/// # Mass Dispel
///
/// `EX1_626` · Priest spell · Holy · 4 mana
///
/// > **Silence** all enemy minions. Draw a card.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Silence
///
/// State: Todo
//~ EX1_626 todo e5595e2f b7a5cf6e
pub const EX1_626: Power = TODO;

/// # Mind Controlling
///
/// `EX1_tk31` · Priest enchantment
///
/// - Set: Classic · common
/// - Mechanics: Summoned
///
/// State: Todo
//~ EX1_tk31 todo e72dd476 6123912d
pub const EX1_tk31: Power = TODO;
