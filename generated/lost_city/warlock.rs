//! Warlock cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f8d90d86

/// # Possessed Animancer
///
/// `DINO_131` · Warlock minion · 5 mana · 2/2
///
/// > **Deathrattle:** Summon a random Beast from your deck. Give it **Lifesteal**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Lifesteal
///
/// State: Derived
//~ derived DINO_131 2c2e3ade c6740952 9b7c5760.f495e3a8
#[rustfmt::skip]
pub const DINO_131: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST])).random())), give(&[has(GameTag::LIFESTEAL)]).to(IT)]);

/// # Asphyxiodon
///
/// `DINO_132` · Warlock minion · 8 mana · 6/12
///
/// > **Taunt**. At the end of your turn, deal 5 damage to a random enemy minion.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Taunt
/// - Tags: `2537` = 1, `4577` = 1
///
/// State: Derived
//~ derived DINO_132 21836668 6813f54c 0711388e.0f2a4c97
pub const DINO_132: Power = at_end_of_your_turn(&[deal(5).to(ENEMY_MINIONS.random())]);

/// # Bat Mask
///
/// `DINO_402` · Warlock spell · 8 mana
///
/// > Set a friendly minion's stats to 1/1. Fill your board with copies of it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Bat Mask [`DINO_402e`]
///
/// State: Derived
//~ derived DINO_402 6c580fb5 bc8eba49 4ffb64ee.63517352
pub const DINO_402: Power = spell(&[attach("DINO_402e").to(A_FRIENDLY_MINION), summon(copy_of(IT)).copies(7)]);

/// # Bat Mask
///
/// `DINO_402e` · Warlock enchantment
///
/// > 1/1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_402e 50f99740 b73481bb 1766b082.d68bebe2
pub const DINO_402e: Power = enchant(&[become_stats(1, 1)]);

/// # Escape the Underfel
///
/// `TLC_446` · Warlock spell · 1 mana
///
/// > **Quest:** Play 6 **Temporary** cards. **Reward:** Underfel Rift.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: tag 3630
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1, `3674` = 1, `4297` = 1
/// - Enchantments: Underfel Rift Enchantment [`TLC_446e`]
/// - Tokens: Underfel Rift [`TLC_446t`], Underfel Rift [`TLC_446t1`], Felscreamer [`TLC_446t2`], Felraptor [`TLC_446t3`], Felhorn [`TLC_446t4`]
///
/// State: Derived
//~ derived TLC_446 11c5943d 454d2eba 31b8b018.5f15c17f
pub const TLC_446: Power = quest(Goal::Times(6), &[YOU.play(with(GameTag::GHOSTLY))]).reward(&[get(card("TLC_446t"))]);

/// # Underfel Rift Enchantment
///
/// `TLC_446e` · Warlock enchantment
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_446e e57f25dc de9beee2 55927779
pub const TLC_446e: Power = TODO;

/// # Underfel Rift
///
/// `TLC_446t` · Warlock spell · 5 mana
///
/// > Open a Rift to the Underfel. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// - Set: The Lost City of Un'Goro
/// - Tokens: Underfel Rift [`TLC_446t1`]
///
/// State: Todo
//~ todo TLC_446t e38bc542 27eac8fa a56b2e49.f7402af5
pub const TLC_446t: Power = TODO;

/// # Underfel Rift
///
/// `TLC_446t1` · Warlock minion · 5 mana · 0/1
///
/// > Select the Rift to activate. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Untouchable, Can Target Cards In Hand, Interactable Object, Uses Charges, Interactable Object Passive Animation Type
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo TLC_446t1 00dfa8c6 5f6f0a8f 47b1e753.87898268
pub const TLC_446t1: Power = TODO;

/// # Felscreamer
///
/// `TLC_446t2` · Warlock minion · 5 mana · 5/3
///
/// > **Rush Lifesteal**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Demon, Beast
/// - Mechanics: Lifesteal, Rush
/// - Tags: `2537` = 1
///
/// State: Vanilla
//~ vanilla TLC_446t2 9b827994 17829f6b 4713bc09.f13aa4fa
pub const TLC_446t2: Power = VANILLA;

/// # Felraptor
///
/// `TLC_446t3` · Warlock minion · 5 mana · 4/4
///
/// > **Charge Elusive**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Demon, Beast
/// - Mechanics: Charge, Elusive
/// - Tags: `2537` = 1
///
/// State: Vanilla
//~ vanilla TLC_446t3 6bbf68b5 db48b877 766c4e76.c8a136b3
pub const TLC_446t3: Power = VANILLA;

/// # Felhorn
///
/// `TLC_446t4` · Warlock minion · 5 mana · 3/5
///
/// > **Taunt Reborn**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Demon, Beast
/// - Mechanics: Taunt, Reborn
/// - Tags: `2537` = 1
///
/// State: Vanilla
//~ vanilla TLC_446t4 e7b83762 f2af8354 631ed2d6.78d9b163
pub const TLC_446t4: Power = VANILLA;

/// # Caustic Fumes
///
/// `TLC_447` · Warlock spell · Fel · 4 mana
///
/// > Destroy an enemy minion. **Kindred:** Deal $2 damage to all minions.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Kindred
///
/// State: Derived
//~ derived TLC_447 ccafcd02 6c9c9569 98a2fdeb.b710670b
pub const TLC_447: Power = abilities(&[spell(&[destroy(AN_ENEMY_MINION)]), on(Word::Kindred, &[deal(2).to(MINIONS)])]);

/// # Bloodpetal Biome
///
/// `TLC_449` · Warlock location · 1 mana · 0 uses
///
/// > **Discover** a **Temporary** 1-Cost minion.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
///
/// State: Derived
//~ derived TLC_449 b7da75ff 85ad7a18 3228bbb6.5e4b0e3c
pub const TLC_449: Power = hero_power(&[discover(all(&[MINION, COST.is(1)])), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Spelunker
///
/// `TLC_450` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Your next **Temporary** card costs (2) less.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: tag 3630
/// - Enchantments: Spelunker Enchant Player [`TLC_450e`]
///
/// State: Derived
//~ derived TLC_450 956eff64 f9aa4b13 ef47670a.3d0e78d6
pub const TLC_450: Power = battlecry(&[attach("TLC_450e").to(YOU)]);

/// # Spelunker Enchant Player
///
/// `TLC_450e` · Warlock enchantment
///
/// > Your next **Temporary** card costs (2) less.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_450e 2028d3cc b7801899 66f66a9c.4adc8200
pub const TLC_450e: Power =
    enchant(&[]).aura(YOUR_HAND.that(with(GameTag::GHOSTLY)), &[cost_less(2)]).until(YOU.play(with(GameTag::GHOSTLY)));

/// # Cursed Catacombs
///
/// `TLC_451` · Warlock spell · Fel · 0 mana
///
/// > **Discover** another card from your deck. Make it **Temporary**.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
///
/// State: Todo
//~ todo TLC_451 fa95ceb8 63542dc1 030b4f64.a3faf1ae
pub const TLC_451: Power = TODO;

/// # Razidir
///
/// `TLC_463` · Warlock minion · 4 mana · 7/7
///
/// > **Battlecry:** Discard a random card from your hand. **Kindred:** Your opponent's hand instead.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Battlecry, Kindred
/// - Tags: `1584` = 1, `2542` = 1, `4128` = 1
///
/// State: Todo
//~ todo TLC_463 eb8f8e61 555494ab 7f132013.35f831ea
pub const TLC_463: Power = TODO;

/// # Story of Lakkari
///
/// `TLC_466` · Warlock spell · 7 mana
///
/// > At the end of your turn, discard a card and fill your board with 3/2 Imps. Lasts 3 turns.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Tokens: Nether Imp [`UNG_829t3`](crate::ungoro::warlock::UNG_829t3)
///
/// State: Derived
//~ derived TLC_466 d14a2071 8bc9d6cf 997b4fd1.ad07a4ed
pub const TLC_466: Power =
    abilities(&[at_end_of_your_turn(&[discard(YOUR_HAND.random()), summon(card("UNG_829t3")).copies(7)]), lasts(3)]);

/// # Whispering Stone
///
/// `TLC_467` · Warlock minion · 5 mana · 0/8
///
/// > **Taunt Deathrattle:** Get 2 random Fel spells. They cost Health instead of Mana.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: The Stone's Whispers [`TLC_467e`]
///
/// State: Derived
//~ derived TLC_467 32c3f922 688fba81 eda94135.a2139399
#[rustfmt::skip]
pub const TLC_467: Power = deathrattle(&[get(random(school(SpellSchool::Fel))).copies(2), give(&[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)]).to(IT)]);

/// # The Stone's Whispers
///
/// `TLC_467e` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_467e c2e58153 d42b5e15 b113651b.ad481fb2
pub const TLC_467e: Power = TODO;

/// # Tunnel Terror
///
/// `TLC_469` · Warlock minion · 3 mana · 4/3
///
/// > **Deathrattle:** Get two random **Temporary** 2-Cost minions.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: tag 3630
///
/// State: Derived
//~ derived TLC_469 fd1e7a32 a052741e 6b466ac9.1e9de8b9
pub const TLC_469: Power =
    deathrattle(&[get(random(all(&[MINION, COST.is(2)]))).copies(2), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Deathrot Maw
///
/// `TLC_479` · Warlock minion · 6 mana · 2/8
///
/// > **Taunt Deathrattle:** Summon a random Fel Beast.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ todo TLC_479 eacc73fc 31cc02a7 3e32c56a.7bf33dfa
pub const TLC_479: Power = TODO;
