//! Warlock cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Fire Breather
///
/// `DMF_110` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all minions except Demons.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DMF_110 todo 1f193ecf bfecc84a
pub const DMF_110: Power = TODO;

/// # Man'ari Mosher
///
/// `DMF_111` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Give a friendly Demon +3 Attack and **Lifesteal** this turn.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Target: "Give +3 Attack and **Lifesteal**."
/// - Enchantments: Dark Power [`DMF_111e`]
///
/// State: Todo
//~ DMF_111 todo 9c45922e 5ba2f9e7
pub const DMF_111: Power = TODO;

/// # Dark Power
///
/// `DMF_111e` · Warlock enchantment
///
/// > +3 Attack and **Lifesteal** until end of turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Lifesteal
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_111e todo 2198e4cd 621148ab
pub const DMF_111e: Power = TODO;

/// # Free Admission
///
/// `DMF_113` · Warlock spell · 3 mana
///
/// > Draw 2 minions. If they're both Demons, reduce their Costs by (2).
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: Skipped Line [`DMF_113e`]
///
/// State: Todo
//~ DMF_113 todo 7ddcadaf 1a08ce51
pub const DMF_113: Power = TODO;

/// # Skipped Line
///
/// `DMF_113e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_113e todo a8c86d4d d3720352
pub const DMF_113e: Power = TODO;

/// # Midway Maniac
///
/// `DMF_114` · Warlock minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ DMF_114 vanilla faad7bab 058b83eb
pub const DMF_114: Power = VANILLA;

/// # Revenant Rascal
///
/// `DMF_115` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a Mana Crystal for each player.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DMF_115 todo 014efadb fb6e8ec2
pub const DMF_115: Power = TODO;

/// # Cascading Disaster
///
/// `DMF_117` · Warlock spell · 4 mana
///
/// > Destroy a random enemy minion. **Corrupt:** Destroy 2. **Corrupt Again:** Destroy 3.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Corrupt
/// - Tokens: Cascading Disaster [`DMF_117t`], Cascading Disaster [`DMF_117t2`]
///
/// State: Todo
//~ DMF_117 todo ef1d5a04 93d1714b
pub const DMF_117: Power = TODO;

/// # Cascading Disaster
///
/// `DMF_117t` · Warlock spell · 4 mana
///
/// > **Corrupted** Destroy 2 random enemy minions. **Corrupt:** Destroy 3.
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Corrupt, Corrupted Card
///
/// State: Todo
//~ DMF_117t todo f5027a7e 295c2262
pub const DMF_117t: Power = TODO;

/// # Cascading Disaster
///
/// `DMF_117t2` · Warlock spell · 4 mana
///
/// > **Corrupted** Destroy 3 random enemy minions.
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Corrupted Card
///
/// State: Todo
//~ DMF_117t2 todo b6d35103 28e86b3f
pub const DMF_117t2: Power = TODO;

/// # Tickatus
///
/// `DMF_118` · Warlock minion · 6 mana · 8/8
///
/// > **Battlecry:** Remove the top 5 cards from your deck. **Corrupt:** Your opponent's deck instead.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Corrupt
/// - Tokens: Tickatus [`DMF_118t`]
///
/// State: Todo
//~ DMF_118 todo 6eabd8c0 31337166
pub const DMF_118: Power = TODO;

/// # Tickatus
///
/// `DMF_118t` · Warlock minion · 6 mana · 8/8
///
/// > **Corrupted Battlecry:** Remove the top 5 cards from your opponent's deck.
///
/// - Set: Madness at the Darkmoon Faire · legendary
/// - Minion type: Demon
/// - Mechanics: Battlecry, Corrupted Card
///
/// State: Todo
//~ DMF_118t todo bd59871f 3c48b47f
pub const DMF_118t: Power = TODO;

/// # Wicked Whispers
///
/// `DMF_119` · Warlock spell · Shadow · 1 mana
///
/// > Discard your lowest Cost card. Give your minions +1/+1.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: Nightfall [`DMF_119e`]
///
/// State: Todo
//~ DMF_119 todo de4a132f 3184c351
pub const DMF_119: Power = TODO;

/// # Nightfall
///
/// `DMF_119e` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_119e todo c25a3e79 ea1486d0
pub const DMF_119e: Power = TODO;

/// # Ring Matron
///
/// `DMF_533` · Warlock minion · 6 mana · 6/4
///
/// > **Taunt Deathrattle:** Summon two 3/2 Imps.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle, Imp
/// - Tokens: Fiery Imp [`DMF_533t`]
///
/// State: Todo
//~ DMF_533 todo 0c16a4f5 cb4d3420
pub const DMF_533: Power = TODO;

/// # Fiery Imp
///
/// `DMF_533t` · Warlock minion · 2 mana · 3/2
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ DMF_533t vanilla 0339d776 52be0902
pub const DMF_533t: Power = VANILLA;

/// # Deck of Chaos
///
/// `DMF_534` · Warlock spell · Shadow · 5 mana
///
/// > Swap the Cost and Attack of all minions in your deck.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Enchantments: Deck of Chaos [`DMF_534e`], Cost of Chaos [`DMF_534e2`]
///
/// State: Todo
//~ DMF_534 todo 5a4b55d2 f066d509
pub const DMF_534: Power = TODO;

/// # Deck of Chaos
///
/// `DMF_534e` · Neutral enchantment
///
/// > Adjusted Attack.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_534e todo efd4e71c 3896ed3d
pub const DMF_534e: Power = TODO;

/// # Cost of Chaos
///
/// `DMF_534e2` · Neutral enchantment
///
/// > Adjusted Cost.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_534e2 todo cb601c37 4cce84f5
pub const DMF_534e2: Power = TODO;

/// # Luckysoul Hoarder
///
/// `YOP_003` · Multi-class minion · 3 mana · 3/4
///
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck. **Corrupt:** Draw a card.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Battlecry, Corrupt
/// - Tags: `1590` = 1
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t), Luckysoul Hoarder [`YOP_003t`]
///
/// State: Todo
//~ YOP_003 todo 8d2233f4 0a669cc4
pub const YOP_003: Power = TODO;

/// # Luckysoul Hoarder
///
/// `YOP_003t` · Multi-class minion · 3 mana · 3/4
///
/// > **Corrupted Battlecry:** Shuffle 2 Soul Fragments into your deck and draw a card.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Battlecry, Corrupted Card
/// - Tags: `1590` = 1
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
///
/// State: Todo
//~ YOP_003t todo 9ba7c929 0dc97ce3
pub const YOP_003t: Power = TODO;

/// # Envoy Rustwix
///
/// `YOP_004` · Warlock minion · 5 mana · 5/4
///
/// > **Deathrattle:** Shuffle 3 random Prime **Legendary** minions into your deck.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Imp
///
/// State: Todo
//~ YOP_004 todo 1e66777e 736bf286
pub const YOP_004: Power = TODO;

/// # Backfire
///
/// `YOP_033` · Warlock spell · Fire · 3 mana
///
/// > Draw 3 cards. Deal $3 damage to your hero.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
///
/// State: Todo
//~ YOP_033 todo 38d0d9ff 14ad3a86
pub const YOP_033: Power = TODO;
