//! Shaman cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tidelost Burrower
///
/// `TID_003` · Shaman minion · 4 mana · 4/4
///
/// > **Battlecry: Dredge**. If it's a Murloc, summon a 2/2 copy of it.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Revealed [`TID_003e2`]
///
/// State: Todo
//~ TID_003 todo e0a70b92 aa865e67
pub const TID_003: Power = TODO;

/// # Revealed
///
/// `TID_003e2` · Shaman enchantment
///
/// > 2/2.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_003e2 todo b6fd8479 7070f2ea
pub const TID_003e2: Power = TODO;

/// # Clownfish
///
/// `TID_004` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Your next two Murlocs cost (2) less.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Clownfish Car [`TID_004e`], Clownin' Around [`TID_004e2`]
///
/// State: Todo
//~ TID_004 todo 8e85c2f4 112db074
pub const TID_004: Power = TODO;

/// # Clownfish Car
///
/// `TID_004e` · Shaman enchantment
///
/// > Your next two Murlocs cost (2) less.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Aura
///
/// State: Todo
//~ TID_004e todo f7dbfb0a 89acc92a
pub const TID_004e: Power = TODO;

/// # Clownin' Around
///
/// `TID_004e2` · Shaman enchantment
///
/// > Costs (2) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_004e2 todo ad32d02c 4967efd0
pub const TID_004e2: Power = TODO;

/// # Command of Neptulon
///
/// `TID_005` · Shaman spell · Nature · 5 mana
///
/// > Summon two 5/4 Elementals with **Rush**. **Overload:** (1)
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Overload
/// - Refers to: Rush
/// - Tags: `2731` = 1
/// - Tokens: Water Revenant [`TID_005t`]
///
/// State: Todo
//~ TID_005 todo 3a404d20 5c8791aa
pub const TID_005: Power = TODO;

/// # Water Revenant
///
/// `TID_005t` · Shaman minion · 4 mana · 5/4
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TID_005t vanilla 440abd30 7929118d
pub const TID_005t: Power = VANILLA;

/// # Wrathspine Enchanter
///
/// `TSC_630` · Shaman minion · 7 mana · 5/4
///
/// > **Battlecry:** Cast a copy of a Fire, Frost, and Nature spell in your hand *(targets chosen randomly).*
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TSC_630 todo 73472fdd b7151f8c
pub const TSC_630: Power = TODO;

/// # Schooling
///
/// `TSC_631` · Shaman spell · 1 mana
///
/// > Add three 1/1 Piranha Swarmers to your hand.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Tokens: Piranha Swarmer [`TSC_638t`](crate::sunken_city::neutral::TSC_638t)
///
/// State: Todo
//~ TSC_631 todo f99b0214 0181fa87
pub const TSC_631: Power = TODO;

/// # Piranha Poacher
///
/// `TSC_633` · Shaman minion · 3 mana · 2/5
///
/// > At the end of your turn, add a 1/1 Piranha Swarmer to your hand.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Murloc
/// - Tokens: Piranha Swarmer [`TSC_638t2`](crate::sunken_city::neutral::TSC_638t2)
///
/// State: Todo
//~ TSC_633 todo c1d8fc7c d8d83356
pub const TSC_633: Power = TODO;

/// # Radiance of Azshara
///
/// `TSC_635` · Shaman minion · 3 mana · 3/4
///
/// > **Fire Spell Damage +2** Your Nature spells cost (1) less. After you cast a Frost spell, gain 3 Armor.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Elemental, Naga
/// - Mechanics: Aura, Spellpower Fire
/// - Tags: `2553` = 1
/// - Enchantments: Kaldorei Strength [`TSC_635e`]
///
/// State: Todo
//~ TSC_635 todo 4d6782fb c3bfdad7
pub const TSC_635: Power = TODO;

/// # Kaldorei Strength
///
/// `TSC_635e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_635e todo 233de518 d82a2840
pub const TSC_635e: Power = TODO;

/// # Scalding Geyser
///
/// `TSC_637` · Shaman spell · Fire · 1 mana
///
/// > Deal $2 damage. **Dredge**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Dredge
///
/// State: Todo
//~ TSC_637 todo da20ca0f fbb96bd5
pub const TSC_637: Power = TODO;

/// # Glugg the Gulper
///
/// `TSC_639` · Shaman minion · 7 mana · 3/5
///
/// > **Colossal +3** After a friendly minion dies, gain its original stats.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Gulped [`TSC_639e`], Gulped [`TSC_639e2`]
/// - Tokens: Glugg's Tail [`TSC_639t`], Glugg's Tail [`TSC_639t2`], Glugg's Tail [`TSC_639t3`]
///
/// State: Todo
//~ TSC_639 todo f0eaf862 b86166fc
pub const TSC_639: Power = TODO;

/// # Gulped
///
/// `TSC_639e` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_639e todo 98a3f30f 5e5dc245
pub const TSC_639e: Power = TODO;

/// # Gulped
///
/// `TSC_639e2` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ TSC_639e2 todo 34d36b35 ccab349b
pub const TSC_639e2: Power = TODO;

/// # Glugg's Tail
///
/// `TSC_639t` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt, Colossal Limb
///
/// State: Vanilla
//~ TSC_639t vanilla 13564252 2e7bb51f
pub const TSC_639t: Power = VANILLA;

/// # Glugg's Tail
///
/// `TSC_639t2` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt, Colossal Limb
///
/// State: Vanilla
//~ TSC_639t2 vanilla d6e2d8fd 3ebd8800
pub const TSC_639t2: Power = VANILLA;

/// # Glugg's Tail
///
/// `TSC_639t3` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt, Colossal Limb
///
/// State: Vanilla
//~ TSC_639t3 vanilla 84cc8698 c839f25e
pub const TSC_639t3: Power = VANILLA;

/// # Coral Keeper
///
/// `TSC_648` · Shaman minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon a 3/3 Elemental for each spell school you've cast this game.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tokens: Coral Elemental [`TSC_648t`]
///
/// State: Todo
//~ TSC_648 todo cb1f6aef 477c84a4
pub const TSC_648: Power = TODO;

/// # Coral Elemental
///
/// `TSC_648t` · Shaman minion · 3 mana · 3/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
///
/// State: Vanilla
//~ TSC_648t vanilla dc570962 65ff2b75
pub const TSC_648t: Power = VANILLA;

/// # Azsharan Scroll
///
/// `TSC_772` · Shaman spell · 1 mana
///
/// > **Discover** a Fire, Frost or Nature spell. Put a 'Sunken Scroll' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Discover
/// - Tokens: Sunken Scroll [`TSC_772t`]
///
/// State: Todo
//~ TSC_772 todo 7e716a2d 4da0add1
pub const TSC_772: Power = TODO;

/// # Sunken Scroll
///
/// `TSC_772t` · Shaman spell · 1 mana
///
/// > Add a Fire, Frost, and Nature spell from your class to your hand.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_772t todo 45c6d84d e0f601d9
pub const TSC_772t: Power = TODO;

/// # Anchored Totem
///
/// `TSC_922` · Shaman minion · 2 mana · 0/3
///
/// > After you summon a 1-Cost minion, give it +2/+1.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Totem
/// - Enchantments: Sink or Swim [`TSC_922e`]
///
/// State: Todo
//~ TSC_922 todo 0edcbfad 8744a91f
pub const TSC_922: Power = TODO;

/// # Sink or Swim
///
/// `TSC_922e` · Shaman enchantment
///
/// > +2/+1
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_922e todo c9ea78d5 7b156cbc
pub const TSC_922e: Power = TODO;

/// # Bioluminescence
///
/// `TSC_923` · Shaman spell · Nature · 4 mana
///
/// > Give your minions **Spell Damage +1**.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Refers to: Spellpower
/// - Enchantments: Bioluminescent [`TSC_923e`]
///
/// State: Todo
//~ TSC_923 todo d0aa92a7 4f1258be
pub const TSC_923: Power = TODO;

/// # Bioluminescent
///
/// `TSC_923e` · Shaman enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_923e todo 85c59885 cb298be1
pub const TSC_923e: Power = TODO;
