//! Druid cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 94b631c2

/// # Longneck Egg
///
/// `DINO_130` · Druid minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 3/3 Beast. Give your minions +1/+1.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Long Neck [`DINO_130e`]
/// - Tokens: Little Longneck [`DINO_130t`]
///
/// State: Derived
//~ derived DINO_130 aa55af5c 9c14a6b0 413e3517.ad841e0d
pub const DINO_130: Power = deathrattle(&[summon(card("DINO_130t")), attach("DINO_130e").to(FRIENDLY_MINIONS)]);

/// # Long Neck
///
/// `DINO_130e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_130e 05ae8774 f2c1659f eb694c76.67341004
pub const DINO_130e: Power = enchant(&[plus(1, 1)]);

/// # Little Longneck
///
/// `DINO_130t` · Druid minion · 3 mana · 3/3
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla DINO_130t 5cdb3059 a738c746 dda9b942
pub const DINO_130t: Power = VANILLA;

/// # Seismopod
///
/// `DINO_421` · Druid minion · 8 mana · 8/8
///
/// > **Taunt**, **Elusive Deathrattle:** Give all minions in your hand and deck +3/+3.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle, Elusive
/// - Enchantments: Seismic [`DINO_421e`]
///
/// State: Derived
//~ derived DINO_421 403fa6d2 5778f64d c89d43d5.69773da5
pub const DINO_421: Power =
    deathrattle(&[attach("DINO_421e").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION)]))]);

/// # Seismic
///
/// `DINO_421e` · Druid enchantment
///
/// > +3/+3.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_421e 5cb9b783 ce48b3e7 7ac98b37.b42c6980
pub const DINO_421e: Power = enchant(&[plus(3, 3)]);

/// # Panther Mask
///
/// `DINO_432` · Druid spell · 4 mana
///
/// > Set a minion's stats to 5/4 and give it **Stealth**. Draw 2 cards.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Stealth
/// - Enchantments: Panther Mask [`DINO_432e`]
///
/// State: Derived
//~ derived DINO_432 de60c845 dd7b8927 9c688c89.68658517
pub const DINO_432: Power =
    spell(&[give(&[become_stats(5, 4)]).to(A_MINION), give(&[has(GameTag::STEALTH)]).to(IT), draw(2)]);

/// # Panther Mask
///
/// `DINO_432e` · Druid enchantment
///
/// > 5/4 and **Stealth**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_432e 39c55d34 247bdde2 a8fff4d6.40fd0c39
pub const DINO_432e: Power = enchant(&[become_stats(5, 4), has(GameTag::STEALTH)]);

/// # TREEEES!!!
///
/// `TLC_230` · Druid spell · Nature · 5 mana
///
/// > Choose a minion. Summon four 2/2 Treants that attack it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Tokens: Treant [`TLC_230t`]
///
/// State: Derived
//~ derived TLC_230 93df506c 18fced90 022077c1.a2fb427e
pub const TLC_230: Power = spell(&[with_each(A_MINION), summon(card("TLC_230t")).copies(4), make_attack(IT, A_MINION)]);

/// # Treant
///
/// `TLC_230t` · Druid minion · 1 mana · 2/2
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla TLC_230t a2415a29 04ded594 d73199b4
pub const TLC_230t: Power = VANILLA;

/// # Story of Barnabus
///
/// `TLC_231` · Druid spell · 2 mana
///
/// > Draw a minion. If it has 5 or more Attack, give it +5 Health and gain 5 Armor.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Might of Barnabus [`TLC_231e`]
///
/// State: Derived
//~ derived TLC_231 4ce51bc4 cb5caa04 31a5c35d.6087fb00
pub const TLC_231: Power =
    spell(&[draw_that(1, MINION), if_(there_is(&IT.that(ATTACK.at_least(5))), &[attach("TLC_231e").to(IT), armor(5)])]);

/// # Might of Barnabus
///
/// `TLC_231e` · Druid enchantment
///
/// > +5 Health.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
///
/// State: Derived
//~ derived TLC_231e 2bece51b ec3960a9 ab688e4a.bfe05d12
pub const TLC_231e: Power = enchant(&[HEALTH.plus(5)]);

/// # Ravenous Flock
///
/// `TLC_232` · Druid spell · 2 mana
///
/// > At the start of your next turn, summon three 2/1 Hatchlings.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Quest Progress Total, Objective
/// - Tags: `4546` = 1
/// - Enchantments: Ravenous Flock Player Enchant [`TLC_232e`]
/// - Tokens: Skyscreamer Hatchling [`TLC_237t`]
///
/// State: Derived
//~ derived TLC_232 5717d2be 8f4901ae d24f44da.1e3670dd
pub const TLC_232: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[summon(card("TLC_237t")).copies(3)]))]);

/// # Ravenous Flock Player Enchant
///
/// `TLC_232e` · Druid enchantment
///
/// > At the start of your next turn, summon three 2/1 Hatchlings.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_232e e1e9656a 2117a2de c7e4447c.1e3670dd
pub const TLC_232e: Power = TODO;

/// # Hatchery Helper
///
/// `TLC_233` · Druid minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other minions with 2 or less Attack +1/+1 and **Taunt**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Incubate [`TLC_233e`]
///
/// State: Derived
//~ derived TLC_233 c218a196 bd48db36 30ac3ac1.35262e31
pub const TLC_233: Power = battlecry(&[attach("TLC_233e").to(OTHER_FRIENDLY_MINIONS.that(ATTACK.at_most(2)))]);

/// # Incubate
///
/// `TLC_233e` · Druid enchantment
///
/// > +1/+1 and **Taunt**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_233e e885ab04 2d6d1893 5ff40a08.10db7d61
pub const TLC_233e: Power = enchant(&[plus(1, 1), has(GameTag::TAUNT)]);

/// # Eternal Bloodpetal
///
/// `TLC_234` · Druid minion · 4 mana · 5/1
///
/// > **Deathrattle:** Summon a 0/1 Eternal Seedling.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Eternal Seedling [`TLC_234t`]
///
/// State: Derived
//~ derived TLC_234 01edf28a 2b62bcd3 123775c4.55a496d7
pub const TLC_234: Power = deathrattle(&[summon(card("TLC_234t"))]);

/// # Eternal Seedling
///
/// `TLC_234t` · Druid minion · 4 mana · 0/1
///
/// > **Deathrattle:** Summon a 5/1 Eternal Bloodpetal.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
/// - Tokens: Eternal Bloodpetal [`TLC_234`]
///
/// State: Derived
//~ derived TLC_234t 5ce0ca77 14044f07 8daa2a99.937c0e0e
pub const TLC_234t: Power = deathrattle(&[summon(card("TLC_234"))]);

/// # Life Cycle
///
/// `TLC_235` · Druid spell · Nature · 1 mana
///
/// > Destroy a minion. Summon a random minion of the same Cost to replace it.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
///
/// State: Derived
//~ derived TLC_235 6ce6d367 2b89df42 087039e8.2b78b375
pub const TLC_235: Power =
    spell(&[destroy(A_MINION), deaths(), summon(costing(MINION, 0, COST.of(A_MINION))).to(A_MINION.controller())]);

/// # Hybridization
///
/// `TLC_236` · Druid spell · Nature · 5 mana
///
/// > Draw a 1, 2, 3, and 4-Cost minion. **Kindred:** They cost (1) less.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Kindred
///
/// State: Todo
//~ todo TLC_236 ef184225 20a97ba5 106b9175.89f56e65
pub const TLC_236: Power = TODO;

/// # Skyscreamer Eggs
///
/// `TLC_237` · Druid minion · 3 mana · 0/2
///
/// > **Deathrattle:** Summon four 2/1 Hatchlings.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Skyscreamer Hatchling [`TLC_237t`]
///
/// State: Derived
//~ derived TLC_237 27f4f693 013a1985 1abac15b.06c7f1fb
pub const TLC_237: Power = deathrattle(&[summon(card("TLC_237t")).copies(4)]);

/// # Skyscreamer Hatchling
///
/// `TLC_237t` · Druid minion · 1 mana · 2/1
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TLC_237t 1ce98767 ff5c0d21 c66c598f
pub const TLC_237t: Power = VANILLA;

/// # Restore the Wild
///
/// `TLC_239` · Druid spell · 1 mana
///
/// > **Quest:** Fill your board on 3 of your turns. **Reward:** The Everbloom.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1, `3674` = 1, `4297` = 1
/// - Enchantments: Full Bloom [`TLC_239e`]
/// - Tokens: The Everbloom [`TLC_239t`]
///
/// State: Todo
//~ todo TLC_239 1e57a5d3 bdc3729f 5b2ee5c3.1034167a
pub const TLC_239: Power = TODO;

/// # Full Bloom
///
/// `TLC_239e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_239e 618d4adc 4f18dfa6 a5687e0d.6d6ab056
pub const TLC_239e: Power = enchant(&[plus(2, 2)]);

/// # The Everbloom
///
/// `TLC_239t` · Druid weapon · 3 mana · 2/5 durability
///
/// > After your hero attacks, give your minions +2/+2.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived TLC_239t 3af6433e caa0baec 3d80ab58.adf90a5b
pub const TLC_239t: Power = after(YOUR_HERO.attack(CARD)).then(&[give(&[plus(2, 2)]).to(FRIENDLY_MINIONS)]);

/// # Loh, the Living Legend
///
/// `TLC_257` · Druid minion · 9 mana · 5/5
///
/// > **Battlecry:** Your minions cost (5) this game.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Living Legend [`TLC_257e1`]
///
/// State: Derived
//~ derived TLC_257 3ac2e8d4 8723195e 1fa9c1c0.8751f583
pub const TLC_257: Power = battlecry(&[attach("TLC_257e1").to(YOU)]);

/// # Living Legend
///
/// `TLC_257e1` · Druid enchantment
///
/// > Your minions cost (5) this game.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_257e1 fcadc7a0 debb2602 5fa399f1.31f7c405
pub const TLC_257e1: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost(5)]);
