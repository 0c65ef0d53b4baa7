//! Priest cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7eb59682

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
//~ todo DRG_090 afc5ea3d 8121ab90 5ffffedd.913bfb22
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
/// State: Derived
//~ derived DRG_246 f07dcf96 e653f6b8 4d4c58e1.2a480f84
pub const DRG_246: Power = spell(&[destroy(A_MINION), invoke()]);

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
/// State: Derived
//~ derived DRG_300 dc3e6af3 b3bca295 846dbfd7.4ac854ca
pub const DRG_300: Power = battlecry(&[attach("DRG_300e").to(YOUR_HAND)]).when(has_done(2, &TIMES_INVOKED));

/// # Draconic Fate
///
/// `DRG_300e` · Priest enchantment
///
/// > Costs (1) less.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_300e 849f53c8 6cc05b92 0618e056.f705eb41
pub const DRG_300e: Power = enchant(&[cost_less(1)]);

/// # Whispers of EVIL
///
/// `DRG_301` · Priest spell · 0 mana
///
/// > Add a **Lackey** to your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Refers to: Mark Of Evil
///
/// State: Derived
//~ derived DRG_301 f7867ad2 6a9429a9 223decae.f435c0a1
pub const DRG_301: Power = spell(&[get(token(with(GameTag::MARK_OF_EVIL)))]);

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
/// State: Derived
//~ derived DRG_302 37da6467 86726802 05bf35d1.500c3506
pub const DRG_302: Power = spell(&[attach("DRG_302e").to(A_MINION)]);

/// # Grave Rune
///
/// `DRG_302e` · enchantment
///
/// > **Deathrattle:** Summon 2 copies of this.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_302e 60a68739 a4b3d135 9fb0178b.be0cb567
pub const DRG_302e: Power = deathrattle(&[summon(copy_of(THIS)).copies(2)]);

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
/// State: Derived
//~ derived DRG_303 92c9c004 253671e9 e6981149.3008d055
pub const DRG_303: Power = battlecry(&[invoke()]);

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
/// State: Derived
//~ derived DRG_304 7391b73d a972724e 59cbb445.106c163c
pub const DRG_304: Power = deathrattle(&[deal(3).to(ENEMY_MINIONS)]).when(there_is(&YOUR_HAND.that(DRAGON)));

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
//~ todo DRG_306 9095cfcd bb917279 6c0759d3.e231da7c
pub const DRG_306: Power = TODO;

/// # Breath of the Infinite
///
/// `DRG_307` · Priest spell · 3 mana
///
/// > Deal $2 damage to all minions. If you're holding a Dragon, only damage enemies.
///
/// - Set: Descent of Dragons · rare · collectible
///
/// State: Derived
//~ derived DRG_307 83b1ab04 8c4d7773 2274a075.45d7a8cb
pub const DRG_307: Power =
    spell(&[either(there_is(&YOUR_HAND.that(DRAGON)), &[deal(2).to(ENEMY_MINIONS)], &[deal(2).to(MINIONS)])]);

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
//~ todo DRG_308 fe17e54d a5ace0f6 c2f726d7.c3f66b2f
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
//~ todo DRG_308e 9ab786ba 39379b17 afa689c2.5394712d
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
//~ todo DRG_660 5db795a4 cae058f5 8536849c.bf09f540
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
//~ todo DRG_660t2 a814100e 4060aef7 7e9d67f5.6a6f6a12
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
//~ todo DRG_660t3 43b44d3a c866f53e b8bae5fb.cabb7606
pub const DRG_660t3: Power = TODO;
