//! Shaman cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Altered Chord
///
/// `ETC_356` · Shaman spell · Nature · 5 mana
///
/// > **Lifesteal** Deal $6 damage to a minion. Costs (3) less if you're **Overloaded**.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Lifesteal
/// - Refers to: Overload
///
/// State: Todo
//~ ETC_356 todo 3cc550ca bd287c9b
pub const ETC_356: Power = TODO;

/// # Brass Elemental
///
/// `ETC_357` · Shaman minion · 4 mana · 3/3
///
/// > **Rush**, **Divine Shield**, **Taunt**, **Windfury**
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Taunt, Divine Shield, Rush
///
/// State: Vanilla
//~ ETC_357 vanilla 85afeac1 9cc68359
pub const ETC_357: Power = VANILLA;

/// # Saxophone Soloist
///
/// `ETC_358` · Shaman minion · 1 mana · 1/2
///
/// > **Battlecry:** If you control no other minions, add a Saxophone Soloist to your hand.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ETC_358 todo 7fb84a30 23fc68ec
pub const ETC_358: Power = TODO;

/// # Flowrider
///
/// `ETC_359` · Shaman minion · 1 mana · 2/1
///
/// > **Battlecry:** If you're **Overloaded**, **Discover** a spell from your deck.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Discover
/// - Refers to: Overload
///
/// State: Todo
//~ ETC_359 todo 508d51b1 f8bafdda
pub const ETC_359: Power = TODO;

/// # JIVE, INSECT!
///
/// `ETC_362` · Shaman spell · Fire · 5 mana
///
/// > Transform a minion into Ragnaros the Firelord. **Overload:** (2)
///
/// - Set: Festival of Legends · legendary · collectible
/// - Tags: `OVERLOAD` = 2
/// - Tokens: Ragnaros the Firelord [`CORE_EX1_298`](crate::core_hidden::neutral::CORE_EX1_298)
///
/// State: Todo
//~ ETC_362 todo 00ccc32a a7a70920
pub const ETC_362: Power = TODO;

/// # Melomania
///
/// `ETC_367` · Shaman spell · 0 mana
///
/// > Each time you play a minion this turn, add a random Shaman spell to your hand.
///
/// - Set: Festival of Legends · epic · collectible
/// - Enchantments: Melomania [`ETC_367e`]
///
/// State: Todo
//~ ETC_367 todo 951364bc 08a2daa4
pub const ETC_367: Power = TODO;

/// # Melomania
///
/// `ETC_367e` · Shaman enchantment
///
/// > This turn, when you play a minion add a random Shaman spell to your hand.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ETC_367e todo d2a426b8 eab91d18
pub const ETC_367e: Power = TODO;

/// # Chill Vibes
///
/// `ETC_369` · Shaman spell · Frost · 3 mana
///
/// > Restore #8 Health. **Finale:** Summon a 3/3 Elemental with **Taunt**.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Finale
/// - Refers to: Taunt
/// - Tokens: Chill Elemental [`ETC_369t`]
///
/// State: Todo
//~ ETC_369 todo 2ab17248 a17d41de
pub const ETC_369: Power = TODO;

/// # Chill Elemental
///
/// `ETC_369t` · Shaman minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Festival of Legends
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ ETC_369t vanilla 11619188 66c481a3
pub const ETC_369t: Power = VANILLA;

/// # Pack the House
///
/// `ETC_370` · Shaman spell · 7 mana
///
/// > Summon a random 6, 5, 4, and 3-Cost minion. **Overload:** (2)
///
/// - Set: Festival of Legends · common · collectible
/// - Tags: `OVERLOAD` = 2, `2731` = 2
///
/// State: Todo
//~ ETC_370 todo 73747aa5 a823022b
pub const ETC_370: Power = TODO;

/// # Inzah
///
/// `ETC_371` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, your **Overload** cards cost (1) less.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Enchantments: Super Cool [`ETC_371e1`], Super Cool [`ETC_371e2`]
///
/// State: Todo
//~ ETC_371 todo d5cd9059 9a685b20
pub const ETC_371: Power = TODO;

/// # Super Cool
///
/// `ETC_371e1` · Shaman enchantment
///
/// > For the rest of the game, your **Overload** cards cost (1) less.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_371e1 todo 98515921 e664dc68
pub const ETC_371e1: Power = TODO;

/// # Super Cool
///
/// `ETC_371e2` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_371e2 todo 2882eb76 03361cf3
pub const ETC_371e2: Power = TODO;

/// # Jazz Bass
///
/// `ETC_813` · Shaman weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Your next spell costs (@) less. *(Overload** while equipped to improve!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Overload
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Electric Slide [`ETC_813e`], Electric Slide [`ETC_813e2`]
///
/// State: Todo
//~ ETC_813 todo 67e79624 5ac02441
pub const ETC_813: Power = TODO;

/// # Electric Slide
///
/// `ETC_813e` · Shaman enchantment
///
/// > Your next spell costs less.
///
/// - Set: Festival of Legends
/// - Mechanics: Aura
///
/// State: Todo
//~ ETC_813e todo c5ff91c0 98cb3bac
pub const ETC_813e: Power = TODO;

/// # Electric Slide
///
/// `ETC_813e2` · Shaman enchantment
///
/// > Costs less.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_813e2 todo 133b467a 11137e50
pub const ETC_813e2: Power = TODO;

/// # Remixed Totemcarver
///
/// `JAM_012` · Shaman minion · 3 mana · 3/2
///
/// > Gains an extra effect in your hand that changes each turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Tokens: Loud Totemcarver [`JAM_012t`], Bluesy Totemcarver [`JAM_012t2`], Blazing Totemcarver [`JAM_012t3`], Karaoke Totemcarver [`JAM_012t4`]
///
/// State: Todo
//~ JAM_012 todo 6089de39 c4bcb20b
pub const JAM_012: Power = TODO;

/// # Loud Totemcarver
///
/// `JAM_012t` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/3 Stereo Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/3 Stereo Totem.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 95454, `2165` = 1
/// - Tokens: Stereo Totem [`ETC_105`](crate::festival_of_legends::neutral::ETC_105)
///
/// State: Todo
//~ JAM_012t todo ab79c119 6787fae9
pub const JAM_012t: Power = TODO;

/// # Bluesy Totemcarver
///
/// `JAM_012t2` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/3 Mana Tide Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/3 Mana Tide Totem.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 95454, `2165` = 1
///
/// State: Todo
//~ JAM_012t2 todo 68b21e16 b5eec47a
pub const JAM_012t2: Power = TODO;

/// # Blazing Totemcarver
///
/// `JAM_012t3` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/3 Flametongue Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/3 Flametongue Totem.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 95454, `2165` = 1
///
/// State: Todo
//~ JAM_012t3 todo c2cd4185 e80f1133
pub const JAM_012t3: Power = TODO;

/// # Karaoke Totemcarver
///
/// `JAM_012t4` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/4 Jukebox Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/4 Jukebox Totem.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 95454, `2165` = 1
/// - Tokens: Jukebox Totem [`JAM_010`](crate::festival_of_legends::paladin::JAM_010)
///
/// State: Todo
//~ JAM_012t4 todo 8c688311 f67f7877
pub const JAM_012t4: Power = TODO;

/// # Jam Session
///
/// `JAM_013` · Multi-class spell · Fire · 2 mana
///
/// > Give a friendly minion +3/+3. Deal $1 damage to all other minions. **Overload:** (1)
///
/// - Set: Festival of Legends · common · collectible
/// - Classes: Shaman, Warrior
/// - Mechanics: Overload
/// - Tags: `2731` = 1
/// - Enchantments: Jamming Out [`JAM_013e`]
///
/// State: Todo
//~ JAM_013 todo dfbad995 14027182
pub const JAM_013: Power = TODO;

/// # Jamming Out
///
/// `JAM_013e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_013e todo 5c6e9f83 54317be7
pub const JAM_013e: Power = TODO;

/// # Backstage Bouncer
///
/// `JAM_014` · Multi-class minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** Transform a friendly minion into a copy of this.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Beast
/// - Classes: Shaman, Warrior
/// - Mechanics: Taunt, Battlecry
/// - Target: "Transform a friendly minion into a copy of this."
///
/// State: Todo
//~ JAM_014 todo 983f64eb d4005901
pub const JAM_014: Power = TODO;
