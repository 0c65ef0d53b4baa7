//! Rogue cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shifty Sophomore
///
/// `SCH_234` · Rogue minion · 4 mana · 4/4
///
/// > **Stealth Spellburst:** Add a **Combo** card to your hand.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Stealth, Spellburst
/// - Refers to: Combo
///
/// State: Todo
//~ SCH_234 todo 66c9571c c7d436a8
pub const SCH_234: Power = TODO;

/// # Secret Passage
///
/// `SCH_305` · Rogue spell · 2 mana
///
/// > Replace your hand with 4 cards from your deck. Swap back next turn.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Enchantments: Secret Exit [`SCH_305e`], Secret Entrance [`SCH_305e2`], Secret Passage Player Enchantment [`SCH_305e3`]
/// - Tokens: Secret Passage Dummy [`SCH_305d`]
///
/// State: Todo
//~ SCH_305 todo 5525db64 4c35eea2
pub const SCH_305: Power = TODO;

/// # Secret Passage Dummy
///
/// `SCH_305d` · Neutral spell · 0 mana
///
/// > Dummy Hook Up SCH 305e3
///
/// - Set: Scholomance Academy
/// - Tags: `1200` = 1
///
/// State: Todo
//~ SCH_305d todo f7f7f751 5a3f25cb
pub const SCH_305d: Power = TODO;

/// # Secret Exit
///
/// `SCH_305e` · Rogue enchantment
///
/// - Set: Scholomance Academy
/// - Tags: `1745` = 1
///
/// State: Todo
//~ SCH_305e todo 798d2b04 700c4dd5
pub const SCH_305e: Power = TODO;

/// # Secret Entrance
///
/// `SCH_305e2` · Rogue enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_305e2 todo c5584434 d89e3190
pub const SCH_305e2: Power = TODO;

/// # Secret Passage Player Enchantment
///
/// `SCH_305e3` · Rogue enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_305e3 todo 62caa005 c3baf0dd
pub const SCH_305e3: Power = TODO;

/// # Doctor Krastinov
///
/// `SCH_425` · Multi-class minion · 5 mana · 4/4
///
/// > **Rush** Whenever this attacks, give your weapon +1/+1.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Rogue, Warrior
/// - Mechanics: Rush
/// - Enchantments: Sharpened [`SCH_425e`]
///
/// State: Todo
//~ SCH_425 todo 6e9f72d5 075264df
pub const SCH_425: Power = TODO;

/// # Sharpened
///
/// `SCH_425e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_425e todo ad37c216 10ca6933
pub const SCH_425e: Power = TODO;

/// # Infiltrator Lilian
///
/// `SCH_426` · Rogue minion · 4 mana · 4/2
///
/// > **Stealth Deathrattle:** Summon a 4/2 Forsaken Lilian that attacks a random enemy.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Stealth, Deathrattle
/// - Tokens: Forsaken Lilian [`SCH_426t`]
///
/// State: Todo
//~ SCH_426 todo 1728742f 5d034649
pub const SCH_426: Power = TODO;

/// # Forsaken Lilian
///
/// `SCH_426t` · Rogue minion · 4 mana · 4/2
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
///
/// State: Vanilla
//~ SCH_426t vanilla 5632919e 4db9ac76
pub const SCH_426t: Power = VANILLA;

/// # Vulpera Toxinblade
///
/// `SCH_519` · Rogue minion · 3 mana · 3/3
///
/// > Your weapon has +2 Attack.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Akunda's Bite [`SCH_519e`]
///
/// State: Todo
//~ SCH_519 todo 12f3e62d b54177ea
pub const SCH_519: Power = TODO;

/// # Akunda's Bite
///
/// `SCH_519e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_519e todo 690c3742 0ec3abe6
pub const SCH_519e: Power = TODO;

/// # Coerce
///
/// `SCH_521` · Multi-class spell · 3 mana
///
/// > Destroy a damaged minion. **Combo:** Destroy any minion.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Rogue, Warrior
/// - Mechanics: Combo
///
/// State: Todo
//~ SCH_521 todo 66cdf041 4d8ddb93
pub const SCH_521: Power = TODO;

/// # Steeldancer
///
/// `SCH_522` · Multi-class minion · 4 mana · 4/4
///
/// > **Battlecry:** Summon a random minion with Cost equal to your weapon's Attack.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Rogue, Warrior
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SCH_522 todo 2810c257 ab555c0a
pub const SCH_522: Power = TODO;

/// # Self-Sharpening Sword
///
/// `SCH_622` · Rogue weapon · 3 mana · 1/4 durability
///
/// > After your hero attacks, gain +1 Attack.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Enchantments: Honed Edge [`SCH_622e`]
///
/// State: Todo
//~ SCH_622 todo e5284136 b942f7da
pub const SCH_622: Power = TODO;

/// # Honed Edge
///
/// `SCH_622e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_622e todo cb7abd31 4b4e7b49
pub const SCH_622e: Power = TODO;

/// # Cutting Class
///
/// `SCH_623` · Multi-class spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less per Attack of your weapon.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Rogue, Warrior
///
/// State: Todo
//~ SCH_623 todo 5c0b6adc 91fffbb8
pub const SCH_623: Power = TODO;

/// # Plagiarize
///
/// `SCH_706` · Rogue spell · 2 mana
///
/// > **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ SCH_706 todo 23a43213 6e7e80de
pub const SCH_706: Power = TODO;
