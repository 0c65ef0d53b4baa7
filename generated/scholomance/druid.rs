//! Druid cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Speaker Gidra
///
/// `SCH_182` · Multi-class minion · 3 mana · 1/4
///
/// > Rush**, Windfury** Spellburst**:** Gain Attack and Health equal to the spell's Cost.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Druid, Shaman
/// - Mechanics: Windfury, Rush, Spellburst
/// - Enchantments: Outspoken [`SCH_182e`]
///
/// State: Todo
//~ SCH_182 todo f756ce28 6e0c1cc0
pub const SCH_182: Power = TODO;

/// # Outspoken
///
/// `SCH_182e` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_182e todo e6753c6d 65403aff
pub const SCH_182e: Power = TODO;

/// # Gibberling
///
/// `SCH_242` · Druid minion · 2 mana · 1/1
///
/// > **Spellburst:** Summon a Gibberling.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Spellburst
///
/// State: Todo
//~ SCH_242 todo 61c30a4e 1d37657b
pub const SCH_242: Power = TODO;

/// # Teacher's Pet
///
/// `SCH_244` · Multi-class minion · 5 mana · 4/5
///
/// > **Taunt Deathrattle:** Summon a random 3-Cost Beast.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Minion type: Beast
/// - Classes: Druid, Hunter
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ SCH_244 todo 4f3f3b03 65dad58c
pub const SCH_244: Power = TODO;

/// # Nature Studies
///
/// `SCH_333` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Enchantments: Nature Studies [`SCH_333e`], Studying Nature [`SCH_333e2`]
///
/// State: Todo
//~ SCH_333 todo 8168e248 0a1d0e77
pub const SCH_333: Power = TODO;

/// # Nature Studies
///
/// `SCH_333e` · Druid enchantment
///
/// > Your next spell costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Todo
//~ SCH_333e todo 6c204e61 295bda4e
pub const SCH_333e: Power = TODO;

/// # Studying Nature
///
/// `SCH_333e2` · Druid enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_333e2 todo fbe2c912 6e81ba50
pub const SCH_333e2: Power = TODO;

/// # Lightning Bloom
///
/// `SCH_427` · Multi-class spell · Nature · 0 mana
///
/// > Refresh 2 Mana Crystals. **Overload:** (2)
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Druid, Shaman
/// - Tags: `OVERLOAD` = 2
///
/// State: Todo
//~ SCH_427 todo 7b94a53c 23e162e2
pub const SCH_427: Power = TODO;

/// # Partner Assignment
///
/// `SCH_606` · Druid spell · 1 mana
///
/// > Add a random 2-Cost and 3-Cost Beast to your hand.
///
/// - Set: Scholomance Academy · rare · collectible
///
/// State: Todo
//~ SCH_606 todo e2a3c9cc 44350944
pub const SCH_606: Power = TODO;

/// # Shan'do Wildclaw
///
/// `SCH_607` · Multi-class minion · 3 mana · 3/3
///
/// > **Choose One -** Give Beasts in your deck +1/+1; or Transform into a copy of a friendly Beast.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Druid, Hunter
/// - Mechanics: Choose One
/// - Enchantments: Riled Up [`SCH_607e`]
/// - Tokens: Transfiguration [`SCH_607a`], Rile the Herd [`SCH_607b`]
///
/// State: Todo
//~ SCH_607 todo df450c00 2f0c5bf7
pub const SCH_607: Power = TODO;

/// # Transfiguration
///
/// `SCH_607a` · Multi-class spell · 3 mana
///
/// > Transform into a copy of a friendly Beast.
///
/// - Set: Scholomance Academy
/// - Classes: Druid, Hunter
///
/// State: Todo
//~ SCH_607a todo 71411a86 a0d83dc5
pub const SCH_607a: Power = TODO;

/// # Rile the Herd
///
/// `SCH_607b` · Multi-class spell · 3 mana
///
/// > Give Beasts in your deck +1/+1.
///
/// - Set: Scholomance Academy
/// - Classes: Druid, Hunter
/// - Refers to: Immune
///
/// State: Todo
//~ SCH_607b todo c66b8811 55c3ac30
pub const SCH_607b: Power = TODO;

/// # Riled Up
///
/// `SCH_607e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_607e todo bf9f3de4 5af0474b
pub const SCH_607e: Power = TODO;

/// # Survival of the Fittest
///
/// `SCH_609` · Druid spell · 10 mana
///
/// > Give +4/+4 to all minions in your hand, deck, and battlefield.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Enchantments: Survival of the Fittest [`SCH_609e`]
///
/// State: Todo
//~ SCH_609 todo dbab8182 606425bc
pub const SCH_609: Power = TODO;

/// # Survival of the Fittest
///
/// `SCH_609e` · Druid enchantment
///
/// > +4/+4.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_609e todo b2541313 9160d49a
pub const SCH_609e: Power = TODO;

/// # Guardian Animals
///
/// `SCH_610` · Multi-class spell · 7 mana
///
/// > Summon two Beasts that cost (5) or less from your deck. Give them **Rush**.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Druid, Hunter
/// - Refers to: Rush
///
/// State: Todo
//~ SCH_610 todo 6150a785 0688e6ba
pub const SCH_610: Power = TODO;

/// # Runic Carvings
///
/// `SCH_612` · Multi-class spell · Nature · 6 mana
///
/// > **Choose One -** Summon four 2/2 Treant Totems; or **Overload:** (2) to summon them with **Rush**.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Druid, Shaman
/// - Mechanics: Choose One
/// - Refers to: Rush
/// - Tags: `OVERLOAD` = 2
/// - Tokens: Call to Aid [`SCH_612a`], Alarm the Forest [`SCH_612b`], Treant Totem [`SCH_612t`]
///
/// State: Todo
//~ SCH_612 todo 29d0d3a3 7d850360
pub const SCH_612: Power = TODO;

/// # Call to Aid
///
/// `SCH_612a` · Multi-class spell · Nature · 6 mana
///
/// > Summon four 2/2 Treant Totems.
///
/// - Set: Scholomance Academy
/// - Classes: Druid, Shaman
/// - Tokens: Treant Totem [`SCH_612t`]
///
/// State: Todo
//~ SCH_612a todo 835789e4 3f6f74d6
pub const SCH_612a: Power = TODO;

/// # Alarm the Forest
///
/// `SCH_612b` · Multi-class spell · Nature · 6 mana
///
/// > Summon four 2/2 Treant Totems with **Rush**. **Overload:** (2)
///
/// - Set: Scholomance Academy
/// - Classes: Druid, Shaman
/// - Refers to: Rush
/// - Tags: `OVERLOAD` = 2
/// - Tokens: Treant Totem [`SCH_612t`]
///
/// State: Todo
//~ SCH_612b todo d2d67046 04d3924d
pub const SCH_612b: Power = TODO;

/// # Treant Totem
///
/// `SCH_612t` · Multi-class minion · 1 mana · 2/2
///
/// - Set: Scholomance Academy
/// - Minion type: Totem
/// - Classes: Druid, Shaman
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ SCH_612t vanilla 0a6d41e6 abf6f27c
pub const SCH_612t: Power = VANILLA;

/// # Groundskeeper
///
/// `SCH_613` · Multi-class minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** If you're holding a spell that costs (5) or more, restore #5 Health.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Druid, Shaman
/// - Mechanics: Taunt, Battlecry
/// - Target: "Restore #5 Health."
///
/// State: Todo
//~ SCH_613 todo fe3e1e0c df24a14c
pub const SCH_613: Power = TODO;

/// # Forest Warden Omu
///
/// `SCH_614` · Druid minion · 6 mana · 5/4
///
/// > **Spellburst:** Refresh your Mana Crystals.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Spellburst
///
/// State: Todo
//~ SCH_614 todo 1e7a2c25 5e2bf57a
pub const SCH_614: Power = TODO;

/// # Twilight Runner
///
/// `SCH_616` · Druid minion · 5 mana · 5/4
///
/// > **Stealth** Whenever this attacks, draw 2 cards.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Todo
//~ SCH_616 todo 652e6999 5079935d
pub const SCH_616: Power = TODO;

/// # Adorable Infestation
///
/// `SCH_617` · Multi-class spell · 1 mana
///
/// > Give a minion +1/+1. Summon a 1/1 Cub. Add a Cub to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Druid, Hunter
/// - Enchantments: Adorable [`SCH_617e`]
/// - Tokens: Marsuul Cub [`SCH_617t`]
///
/// State: Todo
//~ SCH_617 todo 1ae8a906 1b011311
pub const SCH_617: Power = TODO;

/// # Adorable
///
/// `SCH_617e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_617e todo 402e5a85 bc47c7e6
pub const SCH_617e: Power = TODO;

/// # Marsuul Cub
///
/// `SCH_617t` · Multi-class minion · 1 mana · 1/1
///
/// - Set: Scholomance Academy
/// - Minion type: Beast
/// - Classes: Druid, Hunter
///
/// State: Vanilla
//~ SCH_617t vanilla 416f893b 140b1db6
pub const SCH_617t: Power = VANILLA;
