//! Hunter cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Harmonica Soloist
///
/// `ETC_028` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** If you control no other minions, **Discover** and cast a **Secret**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Todo
//~ ETC_028 todo 51ddf0d2 ae7a4136
pub const ETC_028: Power = TODO;

/// # Bunch of Bananas
///
/// `ETC_201` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(3 Bananas left!)*
///
/// - Set: Festival of Legends · common · collectible
/// - Enchantments: Banana [`ETC_201e`]
/// - Tokens: Bunch of Bananas [`ETC_201t`], Bunch of Bananas [`ETC_201t2`]
///
/// State: Todo
//~ ETC_201 todo c9efe068 793c0f66
pub const ETC_201: Power = TODO;

/// # Banana
///
/// `ETC_201e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_201e todo 27d7f2f5 c17aa5ad
pub const ETC_201e: Power = TODO;

/// # Bunch of Bananas
///
/// `ETC_201t` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(2 Bananas left!)*
///
/// - Set: Festival of Legends · common
///
/// State: Todo
//~ ETC_201t todo 30aa1c7f eb3d7670
pub const ETC_201t: Power = TODO;

/// # Bunch of Bananas
///
/// `ETC_201t2` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(Last Banana!)*
///
/// - Set: Festival of Legends · common
///
/// State: Todo
//~ ETC_201t2 todo 67df6efa 663080c9
pub const ETC_201t2: Power = TODO;

/// # Barrel of Monkeys
///
/// `ETC_207` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(3 Monkeys left!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Refers to: Taunt
/// - Tokens: Barrel of Monkeys [`ETC_207t`], Barrel of Monkeys [`ETC_207t2`]
///
/// State: Todo
//~ ETC_207 todo 911e107d 8ff3a5c8
pub const ETC_207: Power = TODO;

/// # Barrel of Monkeys
///
/// `ETC_207t` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(2 Monkeys left!)*
///
/// - Set: Festival of Legends · rare
/// - Refers to: Taunt
///
/// State: Todo
//~ ETC_207t todo 5461daef 1afc422f
pub const ETC_207t: Power = TODO;

/// # Barrel of Monkeys
///
/// `ETC_207t2` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(Last Monkey!)*
///
/// - Set: Festival of Legends · rare
/// - Refers to: Taunt
///
/// State: Todo
//~ ETC_207t2 todo bc0655c4 f81d88dc
pub const ETC_207t2: Power = TODO;

/// # Stranglethorn Heart
///
/// `ETC_208` · Hunter spell · 8 mana
///
/// > **Tradeable** Resurrect all friendly Beasts that cost (5) or more.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ ETC_208 todo 4471a96b 0d7170ed
pub const ETC_208: Power = TODO;

/// # Thornmantle Musician
///
/// `ETC_831` · Hunter minion · 1 mana · 1/3
///
/// > **Finale:** The next Beast you summon gets +1/+1.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Finale
/// - Enchantments: Thornmantle's Muse [`ETC_831e`], Thornmantle's Muse [`ETC_831e1`]
///
/// State: Todo
//~ ETC_831 todo e703c19a 7e62f1e2
pub const ETC_831: Power = TODO;

/// # Thornmantle's Muse
///
/// `ETC_831e` · Hunter enchantment
///
/// > The next Beast you summon gets +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_831e todo d8fa63a4 e98199aa
pub const ETC_831e: Power = TODO;

/// # Thornmantle's Muse
///
/// `ETC_831e1` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_831e1 todo d21656ee be8b58ff
pub const ETC_831e1: Power = TODO;

/// # Jungle Jammer
///
/// `ETC_832` · Hunter weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Summon a random @-Cost Beast. *(Cast spells while equipped to improve!)*
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ ETC_832 todo 14e7ab42 88e03ff1
pub const ETC_832: Power = TODO;

/// # Arrow Smith
///
/// `ETC_833` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to the lowest Health enemy.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ ETC_833 todo 63761e61 10d44429
pub const ETC_833: Power = TODO;

/// # Mister Mukla
///
/// `ETC_836` · Hunter minion · 6 mana · 10/10
///
/// > **Rush**. **Battlecry:** Fill your opponent's hand with Bananas.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tokens: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Todo
//~ ETC_836 todo b59f58b6 dfa64696
pub const ETC_836: Power = TODO;

/// # Big Dreams
///
/// `ETC_838` · Hunter spell · 5 mana
///
/// > Summon the highest Cost Beast from your hand. It goes **Dormant** for 2 turns.
///
/// - Set: Festival of Legends · rare · collectible
/// - Refers to: Dormant
/// - Enchantments: Warming Up [`ETC_838e2`]
///
/// State: Todo
//~ ETC_838 todo c6b9d0c9 60b173b6
pub const ETC_838: Power = TODO;

/// # Warming Up
///
/// `ETC_838e2` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Festival of Legends
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ ETC_838e2 todo b7709d94 63aa9bdc
pub const ETC_838e2: Power = TODO;

/// # Banjosaur
///
/// `ETC_840` · Hunter minion · 10 mana · 5/6
///
/// > **Rush** Whenever this attacks, draw a Beast and gain its stats.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Enchantments: Dino-star [`ETC_840e`]
///
/// State: Todo
//~ ETC_840 todo b09deda0 2f35ad2e
pub const ETC_840: Power = TODO;

/// # Dino-star
///
/// `ETC_840e` · Hunter enchantment
///
/// > Increased stats.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_840e todo 568a0a81 f8aec723
pub const ETC_840e: Power = TODO;

/// # Costumed Singer
///
/// `JAM_001` · Multi-class minion · 1 mana · 1/1
///
/// > At the end of your turn, draw a **Secret**.
///
/// - Set: Festival of Legends · common · collectible
/// - Classes: Hunter, Mage
/// - Refers to: Secret
///
/// State: Todo
//~ JAM_001 todo 5b0cd8cb 90bb0d5f
pub const JAM_001: Power = TODO;

/// # Star Power
///
/// `JAM_002` · Multi-class spell · Arcane · 5 mana
///
/// > Deal $5 damage to a random enemy minion. Repeat this with 1 less damage.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Hunter, Mage
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ JAM_002 todo 5925b903 b5936182
pub const JAM_002: Power = TODO;

/// # Hidden Meaning
///
/// `JAM_003` · Hunter spell · 2 mana
///
/// > **Secret:** When your opponent ends their turn with no Mana, summon a random 3-Cost minion.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ JAM_003 todo 9dbfff21 d5696abc
pub const JAM_003: Power = TODO;
