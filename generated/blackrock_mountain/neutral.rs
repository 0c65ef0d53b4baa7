//! Neutral cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # ME SMASH
///
/// `BRMA07_2H` · Neutral hero power · 0 mana
///
/// > Destroy a random enemy minion.
///
/// - Set: Blackrock Mountain
/// - Mechanics: Ai Must Play
///
/// State: Todo
//~ BRMA07_2H todo dce8f91f 4a655c75
pub const BRMA07_2H: Power = TODO;

/// # Grim Patron
///
/// `BRM_019` · Neutral minion · 5 mana · 3/3
///
/// > After this minion survives damage, summon another Grim Patron.
///
/// - Set: Blackrock Mountain · rare · collectible
///
/// State: Todo
//~ BRM_019 todo 684bedfb 3e44681b
pub const BRM_019: Power = TODO;

/// # Dragonkin Sorcerer
///
/// `BRM_020` · Neutral minion · 4 mana · 3/5
///
/// > Whenever **you** target this minion with a spell, gain +1/+1.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Dragon
/// - Enchantments: Draconic Power [`BRM_020e`]
///
/// State: Todo
//~ BRM_020 todo d26a4ee2 143a162a
pub const BRM_020: Power = TODO;

/// # Draconic Power
///
/// `BRM_020e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ BRM_020e todo 51f81953 14265cde
pub const BRM_020e: Power = TODO;

/// # Dragon Egg
///
/// `BRM_022` · Neutral minion · 1 mana · 0/2
///
/// > Whenever this minion takes damage, summon a 2/1 Whelp.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Tokens: Black Whelp [`BRM_022t`]
///
/// State: Todo
//~ BRM_022 todo 049725ef 75b67889
pub const BRM_022: Power = TODO;

/// # Black Whelp
///
/// `BRM_022t` · Neutral minion · 1 mana · 2/1
///
/// - Set: Blackrock Mountain
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ BRM_022t vanilla 5bea4f28 bd9ddc48
pub const BRM_022t: Power = VANILLA;

/// # Drakonid Crusher
///
/// `BRM_024` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If your opponent has 15 or less Health, gain +3/+3.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Large Talons [`BRM_024e`]
///
/// State: Todo
//~ BRM_024 todo 1079a21e 55d5b187
pub const BRM_024: Power = TODO;

/// # Large Talons
///
/// `BRM_024e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ BRM_024e todo cf30126f 602b8d10
pub const BRM_024e: Power = TODO;

/// # Volcanic Drake
///
/// `BRM_025` · Neutral minion · 6 mana · 6/4
///
/// > Costs (1) less for each minion that died this turn.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Dragon
///
/// State: Todo
//~ BRM_025 todo f0922747 66b52137
pub const BRM_025: Power = TODO;

/// # Hungry Dragon
///
/// `BRM_026` · Neutral minion · 4 mana · 5/6
///
/// > **Battlecry:** Summon a random 1-Cost minion for your opponent.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BRM_026 todo 0c683b75 c85ec6e8
pub const BRM_026: Power = TODO;

/// # Majordomo Executus
///
/// `BRM_027` · Neutral minion · 9 mana · 9/7
///
/// > **Deathrattle:** Replace your hero with Ragnaros the Firelord.
///
/// - Set: Blackrock Mountain · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Ragnaros the Firelord [`BRM_027h`], DIE, INSECT! [`BRM_027p`]
///
/// State: Todo
//~ BRM_027 todo a98bcc23 50e97fa3
pub const BRM_027: Power = TODO;

/// # Ragnaros the Firelord
///
/// `BRM_027h` · Neutral hero · 8 health
///
/// - Set: Blackrock Mountain
/// - Hero power: DIE, INSECT! [`BRM_027p`]
///
/// State: Vanilla
//~ BRM_027h vanilla a7fbc53c 6398eeed
pub const BRM_027h: Power = VANILLA;

/// # DIE, INSECT!
///
/// `BRM_027p` · Neutral hero power · 2 mana
///
/// > Deal $8 damage to a random enemy.
///
/// - Set: Blackrock Mountain
/// - Tokens: DIE, INSECTS! [`BRM_027pH`]
///
/// State: Todo
//~ BRM_027p todo 6f8ab81b d4c98ed1
pub const BRM_027p: Power = TODO;

/// # DIE, INSECTS!
///
/// `BRM_027pH` · Neutral hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. TWICE.
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ BRM_027pH todo 8ecf5d7c d8e074f6
pub const BRM_027pH: Power = TODO;

/// # Emperor Thaurissan
///
/// `BRM_028` · Neutral minion · 5 mana · 4/4
///
/// > At the end of your turn, reduce the Cost of cards in your hand by (1).
///
/// - Set: Blackrock Mountain · legendary · collectible
/// - Enchantments: Imperial Favor [`BRM_028e`]
///
/// State: Todo
//~ BRM_028 todo 8ad7d7fe 3c8f574a
pub const BRM_028: Power = TODO;

/// # Imperial Favor
///
/// `BRM_028e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ BRM_028e todo 9fbaa64b 4bee72fc
pub const BRM_028e: Power = TODO;

/// # Rend Blackhand
///
/// `BRM_029` · Neutral minion · 7 mana · 8/4
///
/// > **Battlecry:** If you're holding a Dragon, destroy a **Legendary** minion.
///
/// - Set: Blackrock Mountain · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND`, `REQ_LEGENDARY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a Legend."
///
/// State: Todo
//~ BRM_029 todo dda5e891 993f7171
pub const BRM_029: Power = TODO;

/// # Nefarian
///
/// `BRM_030` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Add 2 random spells to your hand *(from your opponent's class)*.
///
/// - Set: Blackrock Mountain · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tokens: Tail Swipe [`BRM_030t`]
///
/// State: Todo
//~ BRM_030 todo 9f4c4843 efb85590
pub const BRM_030: Power = TODO;

/// # Tail Swipe
///
/// `BRM_030t` · Neutral spell · 4 mana
///
/// > Deal $4 damage.
///
/// - Set: Blackrock Mountain
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BRM_030t todo 2acdfc9e 311af156
pub const BRM_030t: Power = TODO;

/// # Chromaggus
///
/// `BRM_031` · Neutral minion · 8 mana · 6/8
///
/// > Whenever you draw a card, put another copy into your hand.
///
/// - Set: Blackrock Mountain · legendary · collectible
/// - Minion type: Dragon
///
/// State: Todo
//~ BRM_031 todo ea901af9 30697511
pub const BRM_031: Power = TODO;

/// # Blackwing Technician
///
/// `BRM_033` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1/+1.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dragon Blood [`BRM_033e`]
///
/// State: Todo
//~ BRM_033 todo f9603ea2 ebd60ac6
pub const BRM_033: Power = TODO;

/// # Dragon Blood
///
/// `BRM_033e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ BRM_033e todo 860894ee 42b150d1
pub const BRM_033e: Power = TODO;

/// # Blackwing Corruptor
///
/// `BRM_034` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND` (hearthstone-data 36393.1)
/// - Target: "Deal 5 damage."
///
/// State: Todo
//~ BRM_034 todo adf46e8c a816b6ff
pub const BRM_034: Power = TODO;
