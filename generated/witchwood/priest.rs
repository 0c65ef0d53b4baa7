//! Priest cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Holy Water
///
/// `GIL_134` · Priest spell · Holy · 5 mana
///
/// > Deal $4 damage to a minion. If it dies, add a copy of it to your hand.
///
/// - Set: The Witchwood · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_134 todo dbad2d23 01da2429
pub const GIL_134: Power = TODO;

/// # Chameleos
///
/// `GIL_142` · Priest minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a card your opponent is holding.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Beast
/// - Enchantments: Shifting [`GIL_142e`]
///
/// State: Todo
//~ GIL_142 todo 9478a64f 5cf911ad
pub const GIL_142: Power = TODO;

/// # Shifting
///
/// `GIL_142e` · Neutral enchantment
///
/// > Transforming into random card from your opponent's hand.
///
/// - Set: The Witchwood
/// - Tags: `DEFINING_ENCHANTMENT` = 46706
///
/// State: Todo
//~ GIL_142e todo 76361c4b 682d6aac
pub const GIL_142e: Power = TODO;

/// # Quartz Elemental
///
/// `GIL_156` · Priest minion · 5 mana · 5/8
///
/// > Can't attack while damaged.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ GIL_156 todo 51e379ca 4a76c1b8
pub const GIL_156: Power = TODO;

/// # Nightscale Matriarch
///
/// `GIL_190` · Priest minion · 7 mana · 4/9
///
/// > Whenever a friendly minion is healed, summon a 3/3 Whelp.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Dragon
/// - Tokens: Nightscale Whelp [`GIL_190t`]
///
/// State: Todo
//~ GIL_190 todo e863b460 a35057d3
pub const GIL_190: Power = TODO;

/// # Nightscale Whelp
///
/// `GIL_190t` · Priest minion · 3 mana · 3/3
///
/// - Set: The Witchwood
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ GIL_190t vanilla 0dc9cc38 306b2528
pub const GIL_190t: Power = VANILLA;

/// # Divine Hymn
///
/// `GIL_661` · Priest spell · Holy · 2 mana
///
/// > Restore #6 Health to all friendly characters.
///
/// - Set: The Witchwood · common · collectible
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_661 todo 1260296b 95f3ace6
pub const GIL_661: Power = TODO;

/// # Coffin Crasher
///
/// `GIL_805` · Priest minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon a **Deathrattle** minion from your hand.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Coffin Crasher [`GIL_805_Puzzle`]
///
/// State: Todo
//~ GIL_805 todo aecfd5f7 ff1fe07c
pub const GIL_805: Power = TODO;

/// # Coffin Crasher
///
/// `GIL_805_Puzzle` · Priest minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon a **Deathrattle** minion from your hand.
///
/// - Set: The Witchwood · rare
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ GIL_805_Puzzle todo 64037db5 ad96b4de
pub const GIL_805_Puzzle: Power = TODO;

/// # Vivid Nightmare
///
/// `GIL_813` · Priest spell · Shadow · 3 mana
///
/// > Choose a friendly minion. Summon a copy of it with 1 Health remaining.
///
/// - Set: The Witchwood · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_NUM_MINION_SLOTS` = 1, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_813 todo 270e9340 abc3cd3f
pub const GIL_813: Power = TODO;

/// # Squashling
///
/// `GIL_835` · Priest minion · 2 mana · 2/1
///
/// > **Echo Battlecry:** Restore #2 Health.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Battlecry, Echo
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_835 todo d38e10a9 e7b7be3a
pub const GIL_835: Power = TODO;

/// # Glitter Moth
///
/// `GIL_837` · Priest minion · 5 mana · 4/4
///
/// > **Battlecry:** If your deck has only odd-Cost cards, double the Health of your other minions.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Moth Dust [`GIL_837e`]
///
/// State: Todo
//~ GIL_837 todo 6856a133 868ed9de
pub const GIL_837: Power = TODO;

/// # Moth Dust
///
/// `GIL_837e` · Neutral enchantment
///
/// > Doubled Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_837e todo e500943b 748289e0
pub const GIL_837e: Power = TODO;

/// # Lady in White
///
/// `GIL_840` · Priest minion · 6 mana · 5/5
///
/// > **Battlecry:** Cast 'Inner Fire' on every minion in your deck *(set Attack equal to Health).*
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Angelic Fortitude [`GIL_840e`]
///
/// State: Todo
//~ GIL_840 todo 7ea11e52 8c2cf3d8
pub const GIL_840: Power = TODO;

/// # Angelic Fortitude
///
/// `GIL_840e` · Priest enchantment
///
/// > Has Attack equal to its Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_840e todo 3454c840 cce41956
pub const GIL_840e: Power = TODO;
