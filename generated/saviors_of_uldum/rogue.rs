//! Rogue cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Pharaoh Cat
///
/// `ULD_186` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random **Reborn** minion to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Reborn
/// - Tags: `1584` = 1, `2534` = 1
///
/// State: Todo
//~ ULD_186 todo 1541b0af b3f55f37
pub const ULD_186: Power = TODO;

/// # Whirlkick Master
///
/// `ULD_231` · Rogue minion · 2 mana · 1/2
///
/// > Whenever you play a **Combo** card, add a random **Combo** card to your hand.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Refers to: Combo
///
/// State: Todo
//~ ULD_231 todo 6a1cbde9 68616878
pub const ULD_231: Power = TODO;

/// # Sahket Sapper
///
/// `ULD_280` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Return a random enemy minion to your opponent's hand.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ULD_280 todo 272bebd1 feda6ebf
pub const ULD_280: Power = TODO;

/// # Hooked Scimitar
///
/// `ULD_285` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Combo:** Gain +2 Attack.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Combo
/// - Enchantments: Polished [`ULD_285e`]
///
/// State: Todo
//~ ULD_285 todo 68da3efd c6cf338e
pub const ULD_285: Power = TODO;

/// # Polished
///
/// `ULD_285e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_285e todo ae06b46f c4cd8475
pub const ULD_285e: Power = TODO;

/// # Shadow of Death
///
/// `ULD_286` · Rogue spell · Shadow · 4 mana
///
/// > Choose a minion. Shuffle 3 'Shadows' into your deck that summon a copy when drawn.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Shadow [`ULD_286t`]
///
/// State: Todo
//~ ULD_286 todo 830b49c8 47063804
pub const ULD_286: Power = TODO;

/// # Shadow
///
/// `ULD_286t` · Rogue spell · Shadow · 4 mana
///
/// > **Casts When Drawn** Summon a {0}.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ ULD_286t todo 52a54a51 5be3084f
pub const ULD_286t: Power = TODO;

/// # Anka, the Buried
///
/// `ULD_288` · Rogue minion · 5 mana · 5/5
///
/// > **Battlecry:** Change each **Deathrattle** minion in your hand into a 1/1 that costs (1).
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Buried [`ULD_288e`]
///
/// State: Todo
//~ ULD_288 todo b298db99 3d108f62
pub const ULD_288: Power = TODO;

/// # Buried
///
/// `ULD_288e` · Druid enchantment
///
/// > Anka, the Buried made this 1/1.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_288e todo ebab77b0 13ef7bb2
pub const ULD_288e: Power = TODO;

/// # Bazaar Burglary
///
/// `ULD_326` · Rogue spell · 1 mana
///
/// > **Quest:** Add 4 cards from other classes to your hand. **Reward:** Ancient Blades.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1
/// - Tokens: Ancient Blades [`ULD_326p`], Mirage Blade [`ULD_326t`]
///
/// State: Todo
//~ ULD_326 todo 44e51aa9 4df77746
pub const ULD_326: Power = TODO;

/// # Ancient Blades
///
/// `ULD_326p` · Rogue hero power · 2 mana
///
/// > Equip a 3/2 Blade with **Immune** while attacking.
///
/// - Set: Saviors of Uldum
/// - Refers to: Immune
///
/// State: Todo
//~ ULD_326p todo 8c11494f 93729743
pub const ULD_326p: Power = TODO;

/// # Mirage Blade
///
/// `ULD_326t` · Rogue weapon · 2 mana · 3/2 durability
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Saviors of Uldum
/// - Refers to: Immune
///
/// State: Todo
//~ ULD_326t todo 2842a557 82878678
pub const ULD_326t: Power = TODO;

/// # Bazaar Mugger
///
/// `ULD_327` · Rogue minion · 5 mana · 3/5
///
/// > **Rush Battlecry:** Add a random minion from another class to your hand.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry, Rush
///
/// State: Todo
//~ ULD_327 todo 28c7d646 2b0247b0
pub const ULD_327: Power = TODO;

/// # Clever Disguise
///
/// `ULD_328` · Rogue spell · 2 mana
///
/// > Add 2 random spells from another class to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
///
/// State: Todo
//~ ULD_328 todo cc7a95ec fab36f0f
pub const ULD_328: Power = TODO;

/// # Plague of Madness
///
/// `ULD_715` · Rogue spell · Shadow · 1 mana
///
/// > Each player equips a 2/2 Knife with **Poisonous**.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Refers to: Poisonous
/// - Reprint of: ME SMASH [`BRMA07_2H`](crate::blackrock_mountain::neutral::BRMA07_2H)
/// - Tokens: Plagued Knife [`ULD_715t`]
///
/// State: Todo
//~ ULD_715 todo d61beaa9 84fe4cfd
pub const ULD_715: Power = TODO;

/// # Plagued Knife
///
/// `ULD_715t` · Rogue weapon · 1 mana · 2/2 durability
///
/// > **Poisonous**
///
/// - Set: Saviors of Uldum
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ ULD_715t vanilla 1464055e 40ff76de
pub const ULD_715t: Power = VANILLA;
