//! Druid cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c172d782

/// # Longneck Egg
/// Minion · 2 mana · 0/2
/// > **Deathrattle:** Summon a 3/3 Beast. Give your minions +1/+1.
/// - Makes: Little Longneck [`DINO_130t`] (3/3); Long Neck [`DINO_130e`] ("\+1/+1.")
//~ derived DINO_130 9c14a6b0 5b78d2ef.ad841e0d 24ce799f.9bc22830
pub const DINO_130: Power = deathrattle(&[summon(card("DINO_130t")), attach("DINO_130e").to(FRIENDLY_MINIONS)]);

/// # Long Neck
/// Enchantment
/// > \+1/+1.
//~ derived DINO_130e f2c1659f d522ad72.cb08f83e 902bb43f
pub const DINO_130e: Power = enchant(&[plus(1, 1)]);

/// # Little Longneck
/// Minion · Beast · 3 mana · 3/3
//~ vanilla DINO_130t a738c746 22fea183 2f6e073b
pub const DINO_130t: Power = VANILLA;

/// # Seismopod
/// Minion · Beast · 8 mana · 8/8
/// > **Taunt**, **Elusive Deathrattle:** Give all minions in your hand and deck +3/+3.
/// - Makes: Seismic [`DINO_421e`] ("\+3/+3.")
//~ derived DINO_421 5778f64d 89823f8c.69773da5 a69907f8.b18e7986
pub const DINO_421: Power =
    deathrattle(&[attach("DINO_421e").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION)]))]);

/// # Seismic
/// Enchantment
/// > \+3/+3.
//~ derived DINO_421e ce48b3e7 d522ad72.184d0f12 8206145e
pub const DINO_421e: Power = enchant(&[plus(3, 3)]);

/// # Panther Mask
/// Spell · 4 mana
/// > Set a minion's stats to 5/4 and give it **Stealth**. Draw 2 cards.
/// - Makes: Panther Mask [`DINO_432e`] ("5/4 and Stealth.")
//~ derived DINO_432 dd7b8927 38d1d3b0.68658517 9462f9bd.c31e8a23
pub const DINO_432: Power =
    spell(&[give(&[become_stats(5, 4)]).to(A_MINION), give(&[has(GameTag::STEALTH)]).to(IT), draw(2)]);

/// # Panther Mask
/// Enchantment
/// > 5/4 and **Stealth**.
//~ derived DINO_432e 247bdde2 d522ad72.40fd0c39 9462f9bd
pub const DINO_432e: Power = enchant(&[become_stats(5, 4), has(GameTag::STEALTH)]);

/// # TREEEES!!!
/// Spell · Nature · 5 mana
/// > Choose a minion. Summon four 2/2 Treants that attack it.
/// - Makes: Treant [`TLC_230t`] (2/2)
//~ derived TLC_230 d59db11e 24317b8a.a2fb427e fafa0b94.95dbfec9
pub const TLC_230: Power = spell(&[select(A_MINION), summon(card("TLC_230t")).copies(4), make_attack(IT, A_MINION)]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla TLC_230t 04ded594 57e94b0b f03d3e63
pub const TLC_230t: Power = VANILLA;

/// # Story of Barnabus
/// Spell · 2 mana
/// > Draw a minion. If it has 5 or more Attack, give it +5 Health and gain 5 Armor.
/// - Makes: Might of Barnabus [`TLC_231e`] ("\+5 Health.")
//~ done TLC_231 - 7846e7ae.6087fb00 379fad93.c20559fc
pub const TLC_231: Power =
    spell(&[draw_that(1, MINION), if_(there_is(&IT.that(ATTACK.at_least(5))), &[attach("TLC_231e").to(IT), armor(5)])]);

/// # Might of Barnabus
/// Enchantment
/// > \+5 Health.
//~ derived TLC_231e ec3960a9 d522ad72.606c8f4a 1748c450
pub const TLC_231e: Power = enchant(&[HEALTH.plus(5)]);

/// # Ravenous Flock
/// Spell · 2 mana
/// > At the start of your next turn, summon three 2/1 Hatchlings.
/// - Makes: Skyscreamer Hatchling [`TLC_237t`] (2/1); Ravenous Flock Player Enchant [`TLC_232e`] ("At the start of your next turn, summon three 2/1…")
//~ derived TLC_232 8f4901ae 7846e7ae.1e3670dd 5411deb0.1298bc54
pub const TLC_232: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[summon(card("TLC_237t")).copies(3)]))]);

/// # Ravenous Flock Player Enchant
/// Enchantment
/// > At the start of your next turn, summon three 2/1 Hatchlings.
//~ todo TLC_232e 2117a2de d522ad72.1e3670dd d15af728
pub const TLC_232e: Power = TODO;

/// # Hatchery Helper
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Give your other minions with 2 or less Attack +1/+1 and **Taunt**.
/// - Makes: Incubate [`TLC_233e`] ("\+1/+1 and Taunt.")
//~ derived TLC_233 bd48db36 decb9ba2.35262e31 55064702.021c5a06
pub const TLC_233: Power = battlecry(&[attach("TLC_233e").to(OTHER_FRIENDLY_MINIONS.that(ATTACK.at_most(2)))]);

/// # Incubate
/// Enchantment
/// > \+1/+1 and **Taunt**.
//~ derived TLC_233e 2d6d1893 d522ad72.7b5411fc d57cdda5
pub const TLC_233e: Power = enchant(&[plus(1, 1), has(GameTag::TAUNT)]);

/// # Eternal Bloodpetal
/// Minion · 4 mana · 5/1
/// > **Deathrattle:** Summon a 0/1 Eternal Seedling.
/// - Makes: Eternal Seedling [`TLC_234t`] (0/1, "Deathrattle: Summon a 5/1 Eternal Bloodpetal.")
//~ derived TLC_234 2b62bcd3 5aee154a.55a496d7 2196e913.4fc5efc9
pub const TLC_234: Power = deathrattle(&[summon(card("TLC_234t"))]);

/// # Eternal Seedling
/// Minion · 4 mana · 0/1
/// > **Deathrattle:** Summon a 5/1 Eternal Bloodpetal.
/// - Makes: Eternal Bloodpetal [`TLC_234`] (5/1, "Deathrattle: Summon a 0/1 Eternal Seedling.")
//~ derived TLC_234t 14044f07 47fb21ad.937c0e0e 8acbf258.82493b0c
pub const TLC_234t: Power = deathrattle(&[summon(card("TLC_234"))]);

/// # Life Cycle
/// Spell · Nature · 1 mana
/// > Destroy a minion. Summon a random minion of the same Cost to replace it.
//~ done TLC_235 - 3f084ec4.2b78b375 2c1da1cc
pub const TLC_235: Power = spell(&[
    destroy(A_MINION),
    process_deaths(),
    summon(random_costing(MINION, COST.of(A_MINION))).for_(A_MINION.controller()),
]);

/// # Hybridization
/// Spell · Nature · 5 mana
/// > Draw a 1, 2, 3, and 4-Cost minion. **Kindred:** They cost (1) less.
//~ done TLC_236 - 24317b8a.89f56e65 252f2c7f
pub const TLC_236: Power = spell(&[
    draw_that(1, all(&[MINION, COST.is(1)])),
    give(&[cost_less(1)]).to(IT).when(KINDRED),
    draw_that(1, all(&[MINION, COST.is(2)])),
    give(&[cost_less(1)]).to(IT).when(KINDRED),
    draw_that(1, all(&[MINION, COST.is(3)])),
    give(&[cost_less(1)]).to(IT).when(KINDRED),
    draw_that(1, all(&[MINION, COST.is(4)])),
    give(&[cost_less(1)]).to(IT).when(KINDRED),
]);

/// # Skyscreamer Eggs
/// Minion · 3 mana · 0/2
/// > **Deathrattle:** Summon four 2/1 Hatchlings.
/// - Makes: Skyscreamer Hatchling [`TLC_237t`] (2/1)
//~ derived TLC_237 013a1985 8da09a7f.06c7f1fb 3c5de907.16627b8f
pub const TLC_237: Power = deathrattle(&[summon(card("TLC_237t")).copies(4)]);

/// # Skyscreamer Hatchling
/// Minion · Beast · 1 mana · 2/1
//~ vanilla TLC_237t ff5c0d21 e876b890 fbb3b84f
pub const TLC_237t: Power = VANILLA;

/// # Restore the Wild
/// Spell · 1 mana
/// > **Quest:** Fill your board on 3 of your turns. **Reward:** The Everbloom.
/// - Makes: The Everbloom [`TLC_239t`] (2/5 durability, "After your hero attacks, give your minions +2/+2."); Full Bloom [`TLC_239e`] ("\+2/+2.")
// No source: a board that is full already has to be filled again.
//~ done TLC_239 - 2f198b86.1034167a e4b1ac5b.3e26ad49
pub const TLC_239: Power = quest(
    Goal::InTurns(3),
    &[
        YOU.summon(all(&[ON_YOUR_TURN, there_are(7, &YOUR_BOARD)])),
        YOU.play(all(&[LOCATION, all(&[ON_YOUR_TURN, there_are(7, &YOUR_BOARD)])])),
    ],
)
.reward(&[get(card("TLC_239t"))]);

/// # Full Bloom
/// Enchantment
/// > \+2/+2.
//~ derived TLC_239e 4f18dfa6 d522ad72.d5727bd5 f0675a4e
pub const TLC_239e: Power = enchant(&[plus(2, 2)]);

/// # The Everbloom
/// Weapon · 3 mana · 2/5 durability
/// > After your hero attacks, give your minions +2/+2.
//~ derived TLC_239t caa0baec 46090fa1.adf90a5b df73a1ee
pub const TLC_239t: Power = after(YOUR_HERO.attack(CARD)).then(&[give(&[plus(2, 2)]).to(FRIENDLY_MINIONS)]);

/// # Loh, the Living Legend
/// Minion · 9 mana · 5/5
/// > **Battlecry:** Your minions cost (5) this game.
/// - Makes: Living Legend [`TLC_257e1`] ("Your minions cost (5) this game.")
//~ derived TLC_257 8723195e 75280faa.8751f583 5a8d3972.a193698f
pub const TLC_257: Power = battlecry(&[attach("TLC_257e1").to(YOU)]);

/// # Living Legend
/// Enchantment
/// > Your minions cost (5) this game.
//~ derived TLC_257e1 debb2602 d522ad72.31f7c405 2e986d2e
pub const TLC_257e1: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost(5)]);
