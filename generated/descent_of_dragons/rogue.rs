//! Rogue cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ac8b50ec

/// # Umbral Skulker
///
/// `DRG_027` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** If you've **Invoked** twice, add 3 Coins to your hand.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Empower
/// - Tags: `3623` = 1
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Derived
//~ derived DRG_027 0a2c07ae 9f9ccf0b cf8daf8e.d18ad7ec
pub const DRG_027: Power = battlecry(&[get(card("GAME_005")).copies(3)]).when(has_done(2, &TIMES_INVOKED));

/// # Dragon's Hoard
///
/// `DRG_028` · Rogue spell · 1 mana
///
/// > **Discover** a **Legendary** minion from another class.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived DRG_028 b5ba0d4c 14eb93af 0cc8c271.8b41d462
pub const DRG_028: Power = spell(&[discover_of(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Other)]);

/// # Praise Galakrond!
///
/// `DRG_030` · Rogue spell · 1 mana
///
/// > Give a minion +1 Attack. **Invoke** Galakrond.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Empower
/// - Tags: `3623` = 1
/// - Enchantments: Praise Galakrond! [`DRG_030e`]
///
/// State: Derived
//~ derived DRG_030 eca13b73 90b0d8f5 2d2bf8e7.288d971d
pub const DRG_030: Power = spell(&[attach("DRG_030e").to(A_MINION), invoke()]);

/// # Praise Galakrond!
///
/// `DRG_030e` · Rogue enchantment
///
/// > +1 Attack.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_030e 2568db4b 1fdcddfd 6506576b.c84fda8a
pub const DRG_030e: Power = enchant(&[ATTACK.plus(1)]);

/// # Necrium Apothecary
///
/// `DRG_031` · Rogue minion · 4 mana · 2/5
///
/// > **Combo:** Draw a **Deathrattle** minion from your deck and gain its **Deathrattle**.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Combo
/// - Refers to: Deathrattle
/// - Enchantments: Necrium Infusion [`DRG_031e`]
///
/// State: Derived
//~ derived DRG_031 5c420b5c f2b694aa f6101fb9.ad3220e2
pub const DRG_031: Power = combo(&[draw_that(1, all(&[MINION, with(GameTag::DEATHRATTLE)])), gain_deathrattle_of(IT)]);

/// # Necrium Infusion
///
/// `DRG_031e` · enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_031e dfd6b088 e8e0c129 bb3dab3b.d40e27b6
pub const DRG_031e: Power = TODO;

/// # Candle Breath
///
/// `DRG_033` · Rogue spell · Fire · 6 mana
///
/// > Draw 3 cards. Costs (3) less while you're holding a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
///
/// State: Derived
//~ derived DRG_033 6d040d05 c308de75 3a186077.58e004d7
pub const DRG_033: Power =
    abilities(&[spell(&[draw(3)]), aura(THIS).when(there_is(&YOUR_HAND.that(DRAGON))).in_hand().have(&[cost_less(3)])]);

/// # Stowaway
///
/// `DRG_034` · Rogue minion · 5 mana · 4/4
///
/// > **Battlecry:** If there are cards in your deck that didn't start there, draw 2 of them.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DRG_034 d04e8d77 a555aaae 7fe9efba.76e8aef2
pub const DRG_034: Power = battlecry(&[draw_that(2, not(&STARTED_IN_DECK))]);

/// # Bloodsail Flybooter
///
/// `DRG_035` · Rogue minion · 1 mana · 1/1
///
/// > **Battlecry:** Add two 1/1 Pirates to your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Tokens: Sky Pirate [`DRG_035t`]
///
/// State: Derived
//~ derived DRG_035 30552e8f 7e383118 e6e7168c.08f84bbb
pub const DRG_035: Power = battlecry(&[get(card("DRG_035t")).copies(2)]);

/// # Sky Pirate
///
/// `DRG_035t` · Rogue minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
/// - Minion type: Pirate
///
/// State: Vanilla
//~ vanilla DRG_035t 414b6810 41b592ce 697fa553
pub const DRG_035t: Power = VANILLA;

/// # Waxadred
///
/// `DRG_036` · Rogue minion · 5 mana · 7/5
///
/// > **Deathrattle:** Shuffle a Candle into your deck that resummons Waxadred when drawn.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Elemental, Dragon
/// - Mechanics: Deathrattle
/// - Tags: `2540` = 1
/// - Tokens: Waxadred's Candle [`DRG_036t`]
///
/// State: Derived
//~ derived DRG_036 74cb37dd 9a08b081 325e2708.8f2599f2
pub const DRG_036: Power = deathrattle(&[shuffle(card("DRG_036t"))]);

/// # Waxadred's Candle
///
/// `DRG_036t` · Rogue spell · 5 mana
///
/// > **Casts When Drawn** Summon Waxadred.
///
/// - Set: Descent of Dragons
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived DRG_036t 432b554e 051d41c5 96a5f1eb.ccbfded0
pub const DRG_036t: Power = spell(&[summon(card("DRG_036"))]);

/// # Flik Skyshiv
///
/// `DRG_037` · Rogue minion · 6 mana · 4/4
///
/// > **Battlecry:** Destroy a minion and all copies of it *(wherever they are)*.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a minion and copies of it."
///
/// State: Todo
//~ todo DRG_037 5dba7f68 d5d9268e 44b1984b.2220fd29
pub const DRG_037: Power = TODO;

/// # Seal Fate
///
/// `DRG_247` · Rogue spell · 3 mana
///
/// > Deal $3 damage to an undamaged character. **Invoke** Galakrond.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Empower
/// - Tags: `3623` = 1
///
/// State: Derived
//~ derived DRG_247 dde233c8 1a68305e 71de84ed.cfced780
pub const DRG_247: Power = spell(&[deal(3).to(TARGET.that(UNDAMAGED)), invoke()]);

/// # Galakrond, the Nightmare
///
/// `DRG_610` · Rogue hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 1 card. It costs (0). *(@)*
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1, `2936` = 1, `3623` = 1
/// - Hero power: Galakrond's Guile [`DRG_238p2`](crate::descent_of_dragons::warrior::DRG_238p2)
/// - Enchantments: Galakrond's Wonder [`DRG_610e`]
/// - Tokens: Galakrond, the Apocalypse [`DRG_610t2`], Galakrond, Azeroth's End [`DRG_610t3`]
///
/// State: Todo
//~ todo DRG_610 08f9ae35 5dad1958 a84add5e.466ecbc4
pub const DRG_610: Power = TODO;

/// # Galakrond's Wonder
///
/// `DRG_610e` · Rogue enchantment
///
/// > Costs (0).
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_610e 023037d0 2e7c8181 477c2d08.dd600ecd
pub const DRG_610e: Power = enchant(&[cost(0)]);

/// # Galakrond, the Apocalypse
///
/// `DRG_610t2` · Rogue hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 2 cards. They cost (0). *(@)*
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1
/// - Hero power: Galakrond's Guile [`DRG_238p2`](crate::descent_of_dragons::warrior::DRG_238p2)
///
/// State: Todo
//~ todo DRG_610t2 91300bf8 647c233b 3cf949a5.d0577a00
pub const DRG_610t2: Power = TODO;

/// # Galakrond, Azeroth's End
///
/// `DRG_610t3` · Rogue hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 4 cards. They cost (0). Equip a 5/2 Claw.
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Hero power: Galakrond's Guile [`DRG_238p2`](crate::descent_of_dragons::warrior::DRG_238p2)
///
/// State: Todo
//~ todo DRG_610t3 ac81e6af 1b3e593a 95c1b03c.0de30a79
pub const DRG_610t3: Power = TODO;
