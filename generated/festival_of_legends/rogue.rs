//! Rogue cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Beatboxer
///
/// `ETC_072` · Rogue minion · 3 mana · 4/3
///
/// > **Combo:** Deal 4 damage randomly split among all enemies.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Combo
///
/// State: Todo
//~ ETC_072 todo e62d167d c3ccc181
pub const ETC_072: Power = TODO;

/// # Rhyme Spinner
///
/// `ETC_073` · Rogue minion · 3 mana · 1/3
///
/// > **Rush Combo:** Gain +1/+1 for each other **Combo** card you've played this game.@ *(@)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Combo, Rush
/// - Tags: `1724` = 1
/// - Enchantments: Turn It Up! [`ETC_073e`]
///
/// State: Todo
//~ ETC_073 todo 07adcd46 159c8cca
pub const ETC_073: Power = TODO;

/// # Turn It Up!
///
/// `ETC_073e` · Rogue enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_073e todo 3406c24f bdb2486c
pub const ETC_073e: Power = TODO;

/// # Mixtape
///
/// `ETC_074` · Rogue spell · Fire · 1 mana
///
/// > **Discover** a copy of a card your opponent played this game.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ ETC_074 todo 97b054fd 75e1f37f
pub const ETC_074: Power = TODO;

/// # Mic Drop
///
/// `ETC_075` · Rogue spell · 3 mana
///
/// > Draw 2 cards. **Finale:** Give your weapon +2 Attack.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Finale
/// - Enchantments: OHHHHH!!!! [`ETC_075e`]
///
/// State: Todo
//~ ETC_075 todo dead8f7a 7cfa7449
pub const ETC_075: Power = TODO;

/// # OHHHHH!!!!
///
/// `ETC_075e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_075e todo 098ba12e bab25a2f
pub const ETC_075e: Power = TODO;

/// # Breakdance
///
/// `ETC_076` · Rogue spell · Shadow · 1 mana
///
/// > Return a friendly minion to your hand. Summon a Dancer with its stats and **Rush**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Refers to: Rush
/// - Tokens: Breakdancer [`ETC_076t`]
///
/// State: Todo
//~ ETC_076 todo 0b9f4afc ed10042b
pub const ETC_076: Power = TODO;

/// # Breakdancer
///
/// `ETC_076t` · Rogue minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Festival of Legends
/// - Mechanics: Rush
///
/// State: Vanilla
//~ ETC_076t vanilla 56d05e9e 10a3f4c8
pub const ETC_076t: Power = VANILLA;

/// # Disc Jockey
///
/// `ETC_077` · Rogue minion · 2 mana · 4/1
///
/// > **Combo:** Add a random **Combo** card to your hand.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Combo
/// - Tags: `2542` = 1
///
/// State: Todo
//~ ETC_077 todo 525e693e 9ddb7cde
pub const ETC_077: Power = TODO;

/// # MC Blingtron
///
/// `ETC_078` · Rogue minion · 5 mana · 5/5
///
/// > **Battlecry:** Both players equip 1/2 Microphones. Your opponent's increases all damage they take by 1!
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Dissed [`ETC_078e2`]
/// - Tokens: Broken Microphone [`ETC_078t`], Golden Microphone [`ETC_078t2`]
///
/// State: Todo
//~ ETC_078 todo a65bbede 4098adf5
pub const ETC_078: Power = TODO;

/// # Dissed
///
/// `ETC_078e2` · Rogue enchantment
///
/// > Your hero takes one extra damage from all sources.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_078e2 todo fbeb502a 3a4d9996
pub const ETC_078e2: Power = TODO;

/// # Broken Microphone
///
/// `ETC_078t` · Rogue weapon · 1 mana · 1/2 durability
///
/// > Your hero takes 1 additional damage from all sources.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_078t todo 97820a3e 5d7e1d9f
pub const ETC_078t: Power = TODO;

/// # Golden Microphone
///
/// `ETC_078t2` · Rogue weapon · 1 mana · 1/2 durability
///
/// - Set: Festival of Legends
///
/// State: Vanilla
//~ ETC_078t2 vanilla 0b73a631 9c4b44ab
pub const ETC_078t2: Power = VANILLA;

/// # Bounce Around (ft. Garona)
///
/// `ETC_079` · Rogue spell · 3 mana
///
/// > Return all friendly minions to your hand. They cost (1) this turn.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Dont Pick From Subsets
/// - Enchantments: Bouncing Around [`ETC_079e`]
///
/// State: Todo
//~ ETC_079 todo a1bcff7b 9266ddaf
pub const ETC_079: Power = TODO;

/// # Bouncing Around
///
/// `ETC_079e` · Rogue enchantment
///
/// > Costs (1) this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ETC_079e todo ade434aa 941003e6
pub const ETC_079e: Power = TODO;

/// # Record Scratcher
///
/// `ETC_518` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Refresh @ Mana \|4(Crystal, Crystals). *(Play **Combo** cards while equipped to improve!)*
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Combo
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ ETC_518 todo 36d86ebb ad37186c
pub const ETC_518: Power = TODO;

/// # Harmonic Hip Hop
///
/// `ETC_717` · Rogue spell · Shadow · 2 mana
///
/// > Deal $1 damage. Give your weapon +3 Attack. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Enchantments: Harmonic Beats [`ETC_717e`]
/// - Tokens: Dissonant Hip Hop [`ETC_717t`]
///
/// State: Todo
//~ ETC_717 todo 94dccd56 1d1d0d38
pub const ETC_717: Power = TODO;

/// # Harmonic Beats
///
/// `ETC_717e` · Rogue enchantment
///
/// > +3 Attack.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_717e todo 9abdbc8b ad33d012
pub const ETC_717e: Power = TODO;

/// # Dissonant Hip Hop
///
/// `ETC_717t` · Rogue spell · Shadow · 2 mana
///
/// > Deal $3 damage. Give your weapon +1 Attack. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Enchantments: Dissonant Beats [`ETC_717te`]
///
/// State: Todo
//~ ETC_717t todo 99a58c1e 3b7e5a5f
pub const ETC_717t: Power = TODO;

/// # Dissonant Beats
///
/// `ETC_717te` · Rogue enchantment
///
/// > +1 Attack.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_717te todo ee8a1ec3 dda9adb8
pub const ETC_717te: Power = TODO;

/// # Rhythmdancer Risa
///
/// `JAM_019` · Multi-class minion · 4 mana · 3/5
///
/// > **Rush** After your hero attacks, return this to your hand and set its Cost to (1).
///
/// - Set: Festival of Legends · legendary · collectible
/// - Classes: Rogue, Demon Hunter
/// - Mechanics: Rush
/// - Enchantments: In the Rhythm [`JAM_019e`]
///
/// State: Todo
//~ JAM_019 todo 3590eeb8 0c700856
pub const JAM_019: Power = TODO;

/// # In the Rhythm
///
/// `JAM_019e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_019e todo 959a3a3a 8140fa97
pub const JAM_019e: Power = TODO;

/// # Tough Crowd
///
/// `JAM_020` · Multi-class minion · 3 mana · 2/1
///
/// > **Outcast:** Return a minion to its owner's hand.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Classes: Rogue, Demon Hunter
/// - Mechanics: Outcast
/// - Target: "Return a minion to its owner's hand."
///
/// State: Todo
//~ JAM_020 todo d22de5b6 1787ead2
pub const JAM_020: Power = TODO;

/// # One Hit Wonder
///
/// `JAM_021` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Combo:** Gain Poisonous**.**
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Undead
/// - Mechanics: Combo, Rush
/// - Refers to: Poisonous
///
/// State: Todo
//~ JAM_021 todo cddafdfa 3402c2de
pub const JAM_021: Power = TODO;
