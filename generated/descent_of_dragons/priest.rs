//! Priest cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Murozond the Infinite
///
/// `DRG_090` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Play all cards your opponent played last turn.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_090 todo 314bdf7a 4b2d6d73
pub const DRG_090: Power = TODO;

/// # Time Rip
///
/// `DRG_246` · Priest spell · 5 mana
///
/// > Destroy a minion. **Invoke** Galakrond.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Empower
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_246 todo fe620fbf 23201cc3
pub const DRG_246: Power = TODO;

/// # Fate Weaver
///
/// `DRG_300` · Priest minion · 4 mana · 3/6
///
/// > **Battlecry:** If you've **Invoked** twice, reduce the Cost of cards in your hand by (1).
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Empower
/// - Tags: `3623` = 1
/// - Enchantments: Draconic Fate [`DRG_300e`]
///
/// State: Todo
//~ DRG_300 todo 549f9f6b edbab7bc
pub const DRG_300: Power = TODO;

/// # Draconic Fate
///
/// `DRG_300e` · Priest enchantment
///
/// > Costs (1) less.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_300e todo 0fe55986 deeb76b5
pub const DRG_300e: Power = TODO;

/// # Whispers of EVIL
///
/// `DRG_301` · Priest spell · 0 mana
///
/// > Add a **Lackey** to your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Refers to: Mark Of Evil
///
/// State: Todo
//~ DRG_301 todo 403ee05d f850771e
pub const DRG_301: Power = TODO;

/// # Grave Rune
///
/// `DRG_302` · Priest spell · Shadow · 4 mana
///
/// > Give a minion "**Deathrattle:** Summon 2 copies of this."
///
/// - Set: Descent of Dragons · common · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Grave Rune [`DRG_302e`]
///
/// State: Todo
//~ DRG_302 todo 1babc99c 26e9eced
pub const DRG_302: Power = TODO;

/// # Grave Rune
///
/// `DRG_302e` · enchantment
///
/// > **Deathrattle:** Summon 2 copies of this.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_302e todo 2a0b18a6 fdb9d543
pub const DRG_302e: Power = TODO;

/// # Disciple of Galakrond
///
/// `DRG_303` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry: Invoke** Galakrond.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry, Empower
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_303 todo da16c39f 4c5e97ad
pub const DRG_303: Power = TODO;

/// # Chronobreaker
///
/// `DRG_304` · Priest minion · 5 mana · 4/5
///
/// > **Deathrattle:** If you're holding a Dragon, deal 3 damage to all enemy minions.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ DRG_304 todo 01552512 865c781a
pub const DRG_304: Power = TODO;

/// # Envoy of Lazul
///
/// `DRG_306` · Priest minion · 2 mana · 2/2
///
/// > **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to get a copy of it.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `3169` = 1
///
/// State: Todo
//~ DRG_306 todo cb29420e 898c6706
pub const DRG_306: Power = TODO;

/// # Breath of the Infinite
///
/// `DRG_307` · Priest spell · 3 mana
///
/// > Deal $2 damage to all minions. If you're holding a Dragon, only damage enemies.
///
/// - Set: Descent of Dragons · rare · collectible
///
/// State: Todo
//~ DRG_307 todo ea8e0fcd 17092f1c
pub const DRG_307: Power = TODO;

/// # Mindflayer Kaahrj
///
/// `DRG_308` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose an enemy minion. **Deathrattle:** Summon a new copy of it.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Target: "Choose a minion."
/// - Enchantments: Shadowborn [`DRG_308e`]
///
/// State: Todo
//~ DRG_308 todo 21b05b91 80490c46
pub const DRG_308: Power = TODO;

/// # Shadowborn
///
/// `DRG_308e` · Neutral enchantment
///
/// > **Deathrattle:** Summon {0}.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_308e todo eb037fec 712595f3
pub const DRG_308e: Power = TODO;

/// # Galakrond, the Unspeakable
///
/// `DRG_660` · Priest hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy 1 random enemy minion. *(@)*
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1, `2936` = 1, `3623` = 1
/// - Hero power: Galakrond's Wit [`DRG_238p5`](crate::descent_of_dragons::warrior::DRG_238p5)
/// - Tokens: Galakrond, the Apocalypse [`DRG_660t2`], Galakrond, Azeroth's End [`DRG_660t3`]
///
/// State: Todo
//~ DRG_660 todo 128157fd 85bdb513
pub const DRG_660: Power = TODO;

/// # Galakrond, the Apocalypse
///
/// `DRG_660t2` · Priest hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy 2 random enemy minions. *(@)*
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1
/// - Hero power: Galakrond's Wit [`DRG_238p5`](crate::descent_of_dragons::warrior::DRG_238p5)
///
/// State: Todo
//~ DRG_660t2 todo 6dd7381f 45e8c6f3
pub const DRG_660t2: Power = TODO;

/// # Galakrond, Azeroth's End
///
/// `DRG_660t3` · Priest hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy 4 random enemy minions. Equip a 5/2 Claw.
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Hero power: Galakrond's Wit [`DRG_238p5`](crate::descent_of_dragons::warrior::DRG_238p5)
///
/// State: Todo
//~ DRG_660t3 todo 440076c8 69f5db49
pub const DRG_660t3: Power = TODO;
