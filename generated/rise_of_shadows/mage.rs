//! Mage cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Messenger Raven
///
/// `DAL_163` · Mage minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a Mage minion.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ DAL_163 todo cff3e7a7 3026b611
pub const DAL_163: Power = TODO;

/// # Conjurer's Calling
///
/// `DAL_177` · Mage spell · Arcane · 3 mana
///
/// > **Twinspell** Destroy a minion. Summon 2 minions of the same Cost to replace it.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Twinspell
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Conjurer's Calling [`DAL_177ts`]
///
/// State: Todo
//~ DAL_177 todo 4d5bfbe9 4d4a6434
pub const DAL_177: Power = TODO;

/// # Conjurer's Calling
///
/// `DAL_177ts` · Mage spell · Arcane · 3 mana
///
/// > Destroy a minion. Summon 2 minions of the same Cost to replace it.
///
/// - Set: Rise of Shadows · rare
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_177ts todo 36aaea9c 3ae3a6c8
pub const DAL_177ts: Power = TODO;

/// # Magic Dart Frog
///
/// `DAL_182` · Mage minion · 2 mana · 1/3
///
/// > After you cast a spell, deal 1 damage to a random enemy minion.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ DAL_182 todo cea9ffb1 16e908af
pub const DAL_182: Power = TODO;

/// # Khadgar
///
/// `DAL_575` · Mage minion · 2 mana · 2/2
///
/// > Your cards that summon minions summon twice as many.
///
/// - Set: Rise of Shadows · legendary · collectible
///
/// State: Todo
//~ DAL_575 todo faadee20 5137a1d5
pub const DAL_575: Power = TODO;

/// # Kirin Tor Tricaster
///
/// `DAL_576` · Mage minion · 4 mana · 3/3
///
/// > **Spell Damage +3** Your spells cost (1) more.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Spellpower, Aura
/// - Enchantments: Kirin Tor's Curse [`DAL_576e`]
///
/// State: Todo
//~ DAL_576 todo d468f6f9 05146bde
pub const DAL_576: Power = TODO;

/// # Kirin Tor's Curse
///
/// `DAL_576e` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_576e todo 486426ac eb420058
pub const DAL_576e: Power = TODO;

/// # Ray of Frost
///
/// `DAL_577` · Mage spell · Frost · 1 mana
///
/// > **Twinspell Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Twinspell
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Ray of Frost [`DAL_577ts`]
///
/// State: Todo
//~ DAL_577 todo af062488 d74b5320
pub const DAL_577: Power = TODO;

/// # Ray of Frost
///
/// `DAL_577ts` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
///
/// - Set: Rise of Shadows · common
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_577ts todo ecb8e4af a7f3d810
pub const DAL_577ts: Power = TODO;

/// # Power of Creation
///
/// `DAL_578` · Mage spell · Arcane · 8 mana
///
/// > **Discover** a 6-Cost minion. Summon two copies of it.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Discover
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_578 todo 56c5e54e 66f63ed7
pub const DAL_578: Power = TODO;

/// # Cobalt Leyline
///
/// `DAL_579p` · Mage hero power · 2 mana
///
/// > **Discover** a spell.
///
/// - Set: Rise of Shadows
/// - Mechanics: Discover
///
/// State: Todo
//~ DAL_579p todo c94c0d61 f237b225
pub const DAL_579p: Power = TODO;

/// # Mana Cyclone
///
/// `DAL_603` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** For each spell you've cast this turn, add a random Mage spell to your hand.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DAL_603 todo 1a33d676 f9b4cf53
pub const DAL_603: Power = TODO;

/// # Magic Trick
///
/// `DAL_608` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a spell that costs (3) or less.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ DAL_608 todo 330f091f 1c293257
pub const DAL_608: Power = TODO;

/// # Kalecgos
///
/// `DAL_609` · Mage minion · 8 mana · 4/12
///
/// > Your first spell each turn costs (0). **Battlecry: Discover** a spell.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Aura, Discover
/// - Enchantments: Aspect's Magic [`DAL_609e`]
///
/// State: Todo
//~ DAL_609 todo eae8c3b9 8a940482
pub const DAL_609: Power = TODO;

/// # Aspect's Magic
///
/// `DAL_609e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_609e todo 15e5605a 04e90af5
pub const DAL_609e: Power = TODO;
