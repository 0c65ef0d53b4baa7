//! Paladin cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Grimestreet Protector
///
/// `CFM_062` · Paladin minion · 7 mana · 6/6
///
/// > **Taunt Battlecry:** Give adjacent minions **Divine Shield**.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Divine Shield
/// - Tags: `1576` = 1
///
/// State: Todo
//~ CFM_062 todo a20b25e6 a7064eae
pub const CFM_062: Power = TODO;

/// # Smuggler's Run
///
/// `CFM_305` · Paladin spell · 1 mana
///
/// > Give all minions in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: Smuggling [`CFM_305e`]
///
/// State: Todo
//~ CFM_305 todo 1bf87caa b32ea05e
pub const CFM_305: Power = TODO;

/// # Smuggling
///
/// `CFM_305e` · Paladin enchantment
///
/// > +1/+1 from Smuggler's Run.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Smuggler's Run [`CFM_305`]
///
/// State: Todo
//~ CFM_305e todo 82546e14 9fcb3fcc
pub const CFM_305e: Power = TODO;

/// # Grimestreet Enforcer
///
/// `CFM_639` · Paladin minion · 4 mana · 4/4
///
/// > At the end of your turn, give all minions in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Enchantments: Smuggling [`CFM_639e`]
///
/// State: Todo
//~ CFM_639 todo 243fd8fa 402a9fef
pub const CFM_639: Power = TODO;

/// # Smuggling
///
/// `CFM_639e` · Neutral enchantment
///
/// > Increased stats from Grimestreet Enforcer.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimestreet Enforcer [`CFM_639`]
///
/// State: Todo
//~ CFM_639e todo 1662cf5f 359c32a6
pub const CFM_639e: Power = TODO;

/// # Grimscale Chum
///
/// `CFM_650` · Paladin minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a random Murloc in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Smuggling [`CFM_650e`]
///
/// State: Todo
//~ CFM_650 todo aaf30fea 004c45e4
pub const CFM_650: Power = TODO;

/// # Smuggling
///
/// `CFM_650e` · Neutral enchantment
///
/// > +1/+1 from Grimscale Chum.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimscale Chum [`CFM_650`]
///
/// State: Todo
//~ CFM_650e todo 348b6b2e 4003ed12
pub const CFM_650e: Power = TODO;

/// # Grimestreet Outfitter
///
/// `CFM_753` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** Give all minions in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Smuggling [`CFM_753e`]
///
/// State: Todo
//~ CFM_753 todo 6b2e6381 d08e1d5b
pub const CFM_753: Power = TODO;

/// # Smuggling
///
/// `CFM_753e` · Neutral enchantment
///
/// > +1/+1 from Grimestreet Outfitter.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimestreet Outfitter [`CFM_753`]
///
/// State: Todo
//~ CFM_753e todo 7726cbce b2db7838
pub const CFM_753e: Power = TODO;

/// # Meanstreet Marshal
///
/// `CFM_759` · Paladin minion · 1 mana · 1/2
///
/// > **Deathrattle:** If this minion has 2 or more Attack, draw a card.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ CFM_759 todo 8bb5c51a e390eb71
pub const CFM_759: Power = TODO;

/// # Getaway Kodo
///
/// `CFM_800` · Paladin spell · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to your hand.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ CFM_800 todo 13cdb994 df69fa90
pub const CFM_800: Power = TODO;

/// # Wickerflame Burnbristle
///
/// `CFM_815` · Paladin minion · 3 mana · 3/3
///
/// > **Taunt Divine Shield Lifesteal**
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Lifesteal
///
/// State: Vanilla
//~ CFM_815 vanilla 6ba6e695 c4204e48
pub const CFM_815: Power = VANILLA;

/// # Small-Time Recruits
///
/// `CFM_905` · Paladin spell · 3 mana
///
/// > Draw three 1-Cost minions from your deck.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Todo
//~ CFM_905 todo da75a3ab cacfa4c8
pub const CFM_905: Power = TODO;
