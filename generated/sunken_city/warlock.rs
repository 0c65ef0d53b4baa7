//! Warlock cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Herald of Shadows
///
/// `TID_717` · Warlock minion · 3 mana · 4/2
///
/// > **Battlecry:** If you've cast a Shadow spell while holding this, steal 2 Health from a minion.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Target: "Steal 2 Health from a minion."
/// - Enchantments: Siphoned [`TID_717e`], Shadow Siphon [`TID_717e2`]
///
/// State: Todo
//~ TID_717 todo e9ecb0ec 14907aea
pub const TID_717: Power = TODO;

/// # Siphoned
///
/// `TID_717e` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: Voyage to the Sunken City
/// - Enchantments: Siphoned [`TID_717eb`]
///
/// State: Todo
//~ TID_717e todo 0a653eee 5efc6385
pub const TID_717e: Power = TODO;

/// # Shadow Siphon
///
/// `TID_717e2` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: Voyage to the Sunken City
/// - Enchantments: Siphoned [`TID_717e2b`]
///
/// State: Todo
//~ TID_717e2 todo ac1c663d b63e81b3
pub const TID_717e2: Power = TODO;

/// # Siphoned
///
/// `TID_717e2b` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ TID_717e2b todo fbe533a7 ece7ec75
pub const TID_717e2b: Power = TODO;

/// # Siphoned
///
/// `TID_717eb` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ TID_717eb todo 5d0fd204 2bf0ff31
pub const TID_717eb: Power = TODO;

/// # Immolate
///
/// `TID_718` · Warlock spell · Fire · 4 mana
///
/// > Light every card in the opponent's hand on fire. In 3 turns, any still in hand are destroyed!
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Enchantments: Engulfed in Flame [`TID_718e`], Engulfed in Flame [`TID_718e2`]
///
/// State: Todo
//~ TID_718 todo 99c9d7da 8816dd6c
pub const TID_718: Power = TODO;

/// # Engulfed in Flame
///
/// `TID_718e` · Warlock enchantment
///
/// > In 3 turns, destroy the opponent's cards that are on fire.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_718e todo a634e03d 936d50bd
pub const TID_718e: Power = TODO;

/// # Engulfed in Flame
///
/// `TID_718e2` · Warlock enchantment
///
/// > This card is on fire!
///
/// - Set: Voyage to the Sunken City
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
///
/// State: Todo
//~ TID_718e2 todo 709ee6c3 0e6ce6d9
pub const TID_718e2: Power = TODO;

/// # Commander Ulthok
///
/// `TID_719` · Warlock minion · 5 mana · 7/7
///
/// > **Battlecry:** Your opponent's cards cost Health instead of Mana next turn.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Blood Squeeze [`TID_719e`]
///
/// State: Todo
//~ TID_719 todo e795c20c d982b2a9
pub const TID_719: Power = TODO;

/// # Blood Squeeze
///
/// `TID_719e` · Warlock enchantment
///
/// > Your cards cost Health instead of Mana this turn.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_719e todo 75da3362 d8514258
pub const TID_719e: Power = TODO;

/// # Azsharan Scavenger
///
/// `TSC_039` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Put a 'Sunken Scavenger' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Tokens: Sunken Scavenger [`TSC_039t`]
///
/// State: Todo
//~ TSC_039 todo 96d01604 c55ee08d
pub const TSC_039: Power = TODO;

/// # Sunken Scavenger
///
/// `TSC_039t` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Give your other Murlocs +1/+1 *(wherever they are)*.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Mllgggrrrr [`TSC_039te`]
///
/// State: Todo
//~ TSC_039t todo 1eee5b1f 5d29559b
pub const TSC_039t: Power = TODO;

/// # Mllgggrrrr
///
/// `TSC_039te` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_039te todo 800fddf9 c4aa131c
pub const TSC_039te: Power = TODO;

/// # Voidgill
///
/// `TSC_614` · Warlock minion · 2 mana · 3/2
///
/// > **Deathrattle:** Give all Murlocs in your hand +1/+1.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Enchantments: Void Powered [`TSC_614e`]
///
/// State: Todo
//~ TSC_614 todo 15c9a4a6 51545afe
pub const TSC_614: Power = TODO;

/// # Void Powered
///
/// `TSC_614e` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_614e todo 154eb760 65835d2f
pub const TSC_614e: Power = TODO;

/// # Bloodscent Vilefin
///
/// `TSC_753` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry: Dredge**. If it's a Murloc, change its Cost to Health instead of Mana.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Fresh Scent [`TSC_753e`]
///
/// State: Todo
//~ TSC_753 todo 4957df3c fbf31904
pub const TSC_753: Power = TODO;

/// # Fresh Scent
///
/// `TSC_753e` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_753e todo fb0303aa 6a2ca596
pub const TSC_753e: Power = TODO;

/// # Abyssal Wave
///
/// `TSC_924` · Warlock spell · Shadow · 6 mana
///
/// > Deal $4 damage to all minions. Give your opponent an Abyssal Curse.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Tokens: Abyssal Curse [`TSC_955t`]
///
/// State: Todo
//~ TSC_924 todo 62be7767 3ecf40b1
pub const TSC_924: Power = TODO;

/// # Rock Bottom
///
/// `TSC_925` · Warlock spell · 1 mana
///
/// > Summon a 1/1 Murloc, then **Dredge**. If it's also a Murloc, summon one more.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Dredge
/// - Tokens: Coldlight Lurker [`TSC_925t`]
///
/// State: Todo
//~ TSC_925 todo d34a6ddc 1898990d
pub const TSC_925: Power = TODO;

/// # Coldlight Lurker
///
/// `TSC_925t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Murloc
///
/// State: Vanilla
//~ TSC_925t vanilla a5a0680f 76740d9e
pub const TSC_925t: Power = VANILLA;

/// # Sira'kess Cultist
///
/// `TSC_955` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Give your opponent an Abyssal Curse.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tokens: Abyssal Curse [`TSC_955t`]
///
/// State: Todo
//~ TSC_955 todo 5199fed9 c08b1f82
pub const TSC_955: Power = TODO;

/// # Abyssal Curse
///
/// `TSC_955t` · Warlock spell · 2 mana
///
/// > At the start of your turn, take {0} damage. Each Curse is worse than the last. *({1} \|4(turn,turns) remaining).*
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Immune To Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 2
///
/// State: Todo
//~ TSC_955t todo 58114803 8799ebe1
pub const TSC_955t: Power = TODO;

/// # Dragged Below
///
/// `TSC_956` · Warlock spell · Shadow · 3 mana
///
/// > Deal $4 damage to a minion. Give your opponent an Abyssal Curse.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Tokens: Abyssal Curse [`TSC_955t`]
///
/// State: Todo
//~ TSC_956 todo 4d2f7074 e9121009
pub const TSC_956: Power = TODO;

/// # Chum Bucket
///
/// `TSC_957` · Warlock spell · 2 mana
///
/// > Give all Murlocs in your hand +1/+1. Repeat for each Murloc you control.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Enchantments: Empty Bucket [`TSC_957e`]
///
/// State: Todo
//~ TSC_957 todo 906fa91a 423d4c42
pub const TSC_957: Power = TODO;

/// # Empty Bucket
///
/// `TSC_957e` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_957e todo 7fd42e7c 8c161db7
pub const TSC_957e: Power = TODO;

/// # Za'qul
///
/// `TSC_959` · Warlock minion · 5 mana · 6/5
///
/// > Your Abyssal Curses heal you for the damage they deal. **Battlecry:** Give your opponent an Abyssal Curse.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry, Aura
/// - Enchantments: Cursed [`TSC_959e`], Cursed [`TSC_959e2`]
/// - Tokens: Abyssal Curse [`TSC_955t`]
///
/// State: Todo
//~ TSC_959 todo f4a926cf 0f6ed639
pub const TSC_959: Power = TODO;

/// # Cursed
///
/// `TSC_959e` · Warlock enchantment
///
/// > Your Abyssal Curses heal you for the damage they deal.
///
/// - Set: Voyage to the Sunken City
/// - Tokens: Abyssal Curse [`TSC_955t`]
///
/// State: Todo
//~ TSC_959e todo fa385e71 7ed85308
pub const TSC_959e: Power = TODO;

/// # Cursed
///
/// `TSC_959e2` · Warlock enchantment
///
/// > Your Curses cost (2) more this game.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_959e2 todo 530f9fde 744037ae
pub const TSC_959e2: Power = TODO;

/// # Gigafin
///
/// `TSC_962` · Warlock minion · 8 mana · 7/4
///
/// > **Colossal +1**. **Battlecry:** Devour all enemy minions. **Deathrattle:** Spit them back out.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle, Battlecry, Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Swallowed Whole [`TSC_962e`], Bloated [`TSC_962e2`]
/// - Tokens: Gigafin's Maw [`TSC_962t`]
///
/// State: Todo
//~ TSC_962 todo 329cafc6 d3f0a8b0
pub const TSC_962: Power = TODO;

/// # Swallowed Whole
///
/// `TSC_962e` · Warlock enchantment
///
/// > Storing a Minion.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_962e todo 323c17cd a2b9927b
pub const TSC_962e: Power = TODO;

/// # Bloated
///
/// `TSC_962e2` · Warlock enchantment
///
/// > Gigafin has eaten all enemy minions!
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_962e2 todo add93484 6af1ca4d
pub const TSC_962e2: Power = TODO;

/// # Gigafin's Maw
///
/// `TSC_962t` · Warlock minion · 6 mana · 4/7
///
/// > **Taunt Deathrattle:** Permanently destroy all minions inside Gigafin.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Murloc
/// - Mechanics: Taunt, Deathrattle, Colossal Limb
///
/// State: Todo
//~ TSC_962t todo 44069f3f e79fdd37
pub const TSC_962t: Power = TODO;
