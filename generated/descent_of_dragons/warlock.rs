//! Warlock cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Crazed Netherwing
///
/// `DRG_201` · Warlock minion · 5 mana · 5/5
///
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage to all other characters.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_201 todo 7c0ab9b1 ce75590a
pub const DRG_201: Power = TODO;

/// # Dragonblight Cultist
///
/// `DRG_202` · Warlock minion · 3 mana · 1/1
///
/// > **Battlecry: Invoke** Galakrond. Gain +1 Attack for each other friendly minion.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry, Empower
/// - Tags: `3623` = 1
/// - Enchantments: Power of the Cult [`DRG_202e`]
///
/// State: Todo
//~ DRG_202 todo d0fce037 ff080ab2
pub const DRG_202: Power = TODO;

/// # Power of the Cult
///
/// `DRG_202e` · Warlock enchantment
///
/// > Increased Attack.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_202e todo 39c6b4c0 435e2e4e
pub const DRG_202e: Power = TODO;

/// # Veiled Worshipper
///
/// `DRG_203` · Warlock minion · 4 mana · 5/4
///
/// > **Battlecry:** If you've **Invoked** twice, draw 3 cards.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Empower
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_203 todo d1240c07 7b7fc0b0
pub const DRG_203: Power = TODO;

/// # Dark Skies
///
/// `DRG_204` · Warlock spell · Fel · 3 mana
///
/// > Deal $1 damage to a random minion. Repeat for each card in your hand.
///
/// - Set: Descent of Dragons · epic · collectible
///
/// State: Todo
//~ DRG_204 todo 66eafc38 f699c8bd
pub const DRG_204: Power = TODO;

/// # Nether Breath
///
/// `DRG_205` · Warlock spell · Fel · 2 mana
///
/// > Deal $2 damage. If you're holding a Dragon, deal $4 damage with **Lifesteal** instead.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Refers to: Lifesteal
///
/// State: Todo
//~ DRG_205 todo 00ba89e2 4eb52a5a
pub const DRG_205: Power = TODO;

/// # Rain of Fire
///
/// `DRG_206` · Warlock spell · Fel · 1 mana
///
/// > Deal $1 damage to all characters.
///
/// - Set: Descent of Dragons · common · collectible
///
/// State: Todo
//~ DRG_206 todo 16ad822d 628c6e37
pub const DRG_206: Power = TODO;

/// # Abyssal Summoner
///
/// `DRG_207` · Warlock minion · 6 mana · 2/2
///
/// > **Battlecry:** Summon a Demon with **Taunt** and stats equal to your hand size.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tokens: Abyssal Destroyer [`DRG_207t`]
///
/// State: Todo
//~ DRG_207 todo 879bf9f8 9fd6bac7
pub const DRG_207: Power = TODO;

/// # Abyssal Destroyer
///
/// `DRG_207t` · Warlock minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Descent of Dragons
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ DRG_207t vanilla 0e58505c 8b69bbfc
pub const DRG_207t: Power = VANILLA;

/// # Valdris Felgorge
///
/// `DRG_208` · Warlock minion · 7 mana · 4/4
///
/// > **Battlecry:** Increase your maximum hand size to 12. Draw 4 cards.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_208 todo 9edea8e5 a2ee7dc3
pub const DRG_208: Power = TODO;

/// # Zzeraku the Warped
///
/// `DRG_209` · Warlock minion · 8 mana · 4/12
///
/// > Whenever your hero takes damage, summon a 6/6 Nether Drake.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Tokens: Nether Drake [`DRG_209t`]
///
/// State: Todo
//~ DRG_209 todo 752624f2 07c0ac36
pub const DRG_209: Power = TODO;

/// # Nether Drake
///
/// `DRG_209t` · Warlock minion · 6 mana · 6/6
///
/// - Set: Descent of Dragons
/// - Minion type: Dragon
///
/// State: Vanilla
//~ DRG_209t vanilla b407c10c 4cf36d5b
pub const DRG_209t: Power = VANILLA;

/// # Draconic Imp
///
/// `DRG_238t12t2` · Warlock minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ DRG_238t12t2 vanilla b0dc8062 405cef6d
pub const DRG_238t12t2: Power = VANILLA;

/// # Fiendish Rites
///
/// `DRG_250` · Warlock spell · 3 mana
///
/// > **Invoke** Galakrond. Give your minions +1 Attack.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Empower
/// - Tags: `3623` = 1
/// - Enchantments: Fiendish Rites [`DRG_250e`]
///
/// State: Todo
//~ DRG_250 todo beaf1ed7 9ccf1a64
pub const DRG_250: Power = TODO;

/// # Fiendish Rites
///
/// `DRG_250e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_250e todo 0551778e cee6e58d
pub const DRG_250e: Power = TODO;

/// # Galakrond, the Wretched
///
/// `DRG_600` · Warlock hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon 1 random Demon. *(@)*
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1, `2936` = 1, `3623` = 1
/// - Hero power: Galakrond's Malice [`DRG_238p3`](crate::descent_of_dragons::warrior::DRG_238p3)
/// - Tokens: Galakrond, the Apocalypse [`DRG_600t2`], Galakrond, Azeroth's End [`DRG_600t3`]
///
/// State: Todo
//~ DRG_600 todo 45da7a79 bd131f7a
pub const DRG_600: Power = TODO;

/// # Galakrond, the Apocalypse
///
/// `DRG_600t2` · Warlock hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon 2 random Demons. *(@)*
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1
/// - Hero power: Galakrond's Malice [`DRG_238p3`](crate::descent_of_dragons::warrior::DRG_238p3)
///
/// State: Todo
//~ DRG_600t2 todo 888e2dc8 2c228f26
pub const DRG_600t2: Power = TODO;

/// # Galakrond, Azeroth's End
///
/// `DRG_600t3` · Warlock hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon 4 random Demons. Equip a 5/2 Claw.
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Hero power: Galakrond's Malice [`DRG_238p3`](crate::descent_of_dragons::warrior::DRG_238p3)
///
/// State: Todo
//~ DRG_600t3 todo 82c615bc ce1f15d6
pub const DRG_600t3: Power = TODO;
