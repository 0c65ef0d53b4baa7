//! Hunter cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Emeriss
///
/// `GIL_128` · Hunter minion · 10 mana · 8/8
///
/// > **Battlecry:** Double the Attack and Health of all minions in your hand.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Mark of Emeriss [`GIL_128e`]
///
/// State: Todo
//~ GIL_128 todo af8301ba 077d660c
pub const GIL_128: Power = TODO;

/// # Mark of Emeriss
///
/// `GIL_128e` · Neutral enchantment
///
/// > Doubled Attack and Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_128e todo a088e71a 2d1dbde9
pub const GIL_128e: Power = TODO;

/// # Duskhaven Hunter
///
/// `GIL_200` · Hunter minion · 3 mana · 2/5
///
/// > **Stealth** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Stealth
/// - Enchantments: Swapped Stats [`GIL_200e`]
/// - Tokens: Duskhaven Hunter [`GIL_200t`]
///
/// State: Todo
//~ GIL_200 todo 5c558ea6 f494e48e
pub const GIL_200: Power = TODO;

/// # Swapped Stats
///
/// `GIL_200e` · Neutral enchantment
///
/// - Set: The Witchwood
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GIL_200e todo 8e7be0d8 f9a825b2
pub const GIL_200e: Power = TODO;

/// # Duskhaven Hunter
///
/// `GIL_200t` · Hunter minion · 3 mana · 5/2
///
/// > **Stealth** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · rare
/// - Mechanics: Stealth
///
/// State: Todo
//~ GIL_200t todo 3404fbdd 8344b76e
pub const GIL_200t: Power = TODO;

/// # Wing Blast
///
/// `GIL_518` · Hunter spell · 4 mana
///
/// > Deal $4 damage to a minion. If a minion died this turn, this costs (1).
///
/// - Set: The Witchwood · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_518 todo e4b9990e 68994cb8
pub const GIL_518: Power = TODO;

/// # Vilebrood Skitterer
///
/// `GIL_562` · Hunter minion · 5 mana · 1/3
///
/// > **Poisonous Rush**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush
///
/// State: Vanilla
//~ GIL_562 vanilla 4d3a1892 094b4fd1
pub const GIL_562: Power = VANILLA;

/// # Rat Trap
///
/// `GIL_577` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, summon a 6/6 Rat.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Secret
/// - Tokens: Doom Rat [`GIL_577t`]
///
/// State: Todo
//~ GIL_577 todo 26e594c8 45e8fdc6
pub const GIL_577: Power = TODO;

/// # Doom Rat
///
/// `GIL_577t` · Hunter minion · 6 mana · 6/6
///
/// - Set: The Witchwood
/// - Minion type: Beast
///
/// State: Vanilla
//~ GIL_577t vanilla 4cc5f303 23588402
pub const GIL_577t: Power = VANILLA;

/// # Toxmonger
///
/// `GIL_607` · Hunter minion · 4 mana · 2/4
///
/// > Whenever you play a 1-Cost minion, give it **Poisonous**.
///
/// - Set: The Witchwood · epic · collectible
/// - Refers to: Poisonous
/// - Enchantments: Viletoxin [`GIL_607e`]
///
/// State: Todo
//~ GIL_607 todo 4cd26132 0d8c76af
pub const GIL_607: Power = TODO;

/// # Viletoxin
///
/// `GIL_607e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_607e todo 25c96204 15e49d2d
pub const GIL_607e: Power = TODO;

/// # Hunting Mastiff
///
/// `GIL_607t` · Hunter minion · 2 mana · 2/1
///
/// > **Echo Rush**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Echo
///
/// State: Todo
//~ GIL_607t todo 5c53264e a36cab21
pub const GIL_607t: Power = TODO;

/// # Houndmaster Shaw
///
/// `GIL_650` · Hunter minion · 4 mana · 3/6
///
/// > Your other minions have **Rush**.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Rush
/// - Enchantments: Hounded! [`GIL_650e`]
///
/// State: Todo
//~ GIL_650 todo 0fe32fec 4e75c161
pub const GIL_650: Power = TODO;

/// # Hounded!
///
/// `GIL_650e` · Hunter enchantment
///
/// > Houndmaster Shaw grants **Rush**.
///
/// - Set: The Witchwood
/// - Tokens: Houndmaster Shaw [`GIL_650`]
///
/// State: Todo
//~ GIL_650e todo 937c5634 cce1f750
pub const GIL_650e: Power = TODO;

/// # Dire Frenzy
///
/// `GIL_828` · Hunter spell · 4 mana
///
/// > Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3.
///
/// - Set: The Witchwood · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
/// - Enchantments: Dire Frenzy [`GIL_828e`]
///
/// State: Todo
//~ GIL_828 todo eec70685 b99e888a
pub const GIL_828: Power = TODO;

/// # Dire Frenzy
///
/// `GIL_828e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_828e todo 826a246b 96f16933
pub const GIL_828e: Power = TODO;

/// # Carrion Drake
///
/// `GIL_905` · Hunter minion · 5 mana · 3/7
///
/// > **Battlecry:** If a minion died this turn, gain **Poisonous**.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Poisonous
/// - Enchantments: Corrosive Breath [`GIL_905e`]
///
/// State: Todo
//~ GIL_905 todo 2461541a e5c2405a
pub const GIL_905: Power = TODO;

/// # Corrosive Breath
///
/// `GIL_905e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_905e todo 1af9faa3 84e7438a
pub const GIL_905e: Power = TODO;

/// # Hunting Mastiff
///
/// `ICC_828t5` · Hunter minion · 2 mana · 2/1
///
/// > **Echo Rush**@**Echo**, **Rush**
///
/// - Set: The Witchwood · common
/// - Minion type: Beast
/// - Mechanics: Rush, Echo
///
/// State: Todo
//~ ICC_828t5 todo f7360de8 42a0ca16
pub const ICC_828t5: Power = TODO;

/// # Vilebrood Skitterer
///
/// `ICC_828t6` · Hunter minion · 5 mana · 1/3
///
/// > **Poisonous Rush**@**Poisonous**, **Rush**
///
/// - Set: The Witchwood · common
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush
///
/// State: Todo
//~ ICC_828t6 todo 21da20a1 10b4a79d
pub const ICC_828t6: Power = TODO;
