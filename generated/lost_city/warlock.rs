//! Warlock cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 12b007df

/// # Possessed Animancer
/// Minion · 5 mana · 2/2
/// > **Deathrattle:** Summon a random Beast from your deck. Give it **Lifesteal**.
//~ derived DINO_131 c6740952 cb0d2756.f495e3a8 334a5e98
#[rustfmt::skip]
pub const DINO_131: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST])).random())), give(&[has(GameTag::LIFESTEAL)]).to(IT)]);

/// # Asphyxiodon
/// Minion · Demon · Beast · 8 mana · 6/12
/// > **Taunt**. At the end of your turn, deal 5 damage to a random enemy minion.
//~ derived DINO_132 6813f54c b4d4de31.0f2a4c97 e23fa56e
pub const DINO_132: Power = at_end_of_your_turn(&[deal(5).to(ENEMY_MINIONS.random())]);

/// # Bat Mask
/// Spell · 8 mana
/// > Set a friendly minion's stats to 1/1. Fill your board with copies of it.
/// - Makes: Bat Mask [`DINO_402e`] ("1/1.")
//~ done DINO_402 - 93b14068.63517352 64be73cc.574363ba
pub const DINO_402: Power = spell(&[attach("DINO_402e").to(A_FRIENDLY_MINION), summon(copy_of(IT)).copies(7)]);

/// # Bat Mask
/// Enchantment
/// > 1/1.
//~ derived DINO_402e b73481bb d522ad72.d68bebe2 64be73cc
pub const DINO_402e: Power = enchant(&[become_stats(1, 1)]);

/// # Escape the Underfel
/// Spell · 1 mana
/// > **Quest:** Play 6 **Temporary** cards. **Reward:** Underfel Rift.
/// - Makes: Underfel Rift [`TLC_446t`] ("Open a Rift to the Underfel. Throw a card in to…"); Underfel Rift [`TLC_446t1`] (0/1, "Select the Rift to activate. Throw a card in to…"); Felscreamer [`TLC_446t2`] (5/3, "Rush Lifesteal"); Felraptor [`TLC_446t3`] (4/4, "Charge Elusive"); Felhorn [`TLC_446t4`] (3/5, "Taunt Reborn"); Underfel Rift Enchantment [`TLC_446e`]
//~ done TLC_446 - 2f198b86.5f15c17f 38be9966.e49acf9f
pub const TLC_446: Power = quest(Goal::Times(6), &[YOU.play(with(GameTag::GHOSTLY))]).reward(&[get(card("TLC_446t"))]);

/// # Underfel Rift Enchantment
/// Enchantment
//~ todo TLC_446e de9beee2 d522ad72 0b104bd4
pub const TLC_446e: Power = TODO;

/// # Underfel Rift
/// Spell · 5 mana
/// > Open a Rift to the Underfel. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
/// - Makes: Underfel Rift [`TLC_446t1`] (0/1, "Select the Rift to activate. Throw a card in to…")
//~ done TLC_446t - 36b694de.f7402af5 3518a7d8.d57722f9
pub const TLC_446t: Power = spell(&[summon(card("TLC_446t1"))]);

/// # Underfel Rift
/// Minion · 5 mana · 0/1
/// > Select the Rift to activate. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// # Notes
///
/// No source: the card that is thrown in leaves the game, and is not discarded.
//~ done TLC_446t1 - 64636f31.87898268 3518a7d8
pub const TLC_446t1: Power = activated("Throw a card in", Cost::of(Part::Exhaust))
    .then(&[remove_from_game(A_CARD_IN_YOUR_HAND), summon(one_of(&["TLC_446t2", "TLC_446t3", "TLC_446t4"])).picks(2)]);

/// # Felscreamer
/// Minion · Demon · Beast · 5 mana · 5/3
/// > **Rush Lifesteal**
//~ vanilla TLC_446t2 17829f6b a1ad280c.f13aa4fa 9353fced
pub const TLC_446t2: Power = VANILLA;

/// # Felraptor
/// Minion · Demon · Beast · 5 mana · 4/4
/// > **Charge Elusive**
//~ vanilla TLC_446t3 db48b877 cccb88e8.c8a136b3 2143cfb1
pub const TLC_446t3: Power = VANILLA;

/// # Felhorn
/// Minion · Demon · Beast · 5 mana · 3/5
/// > **Taunt Reborn**
//~ vanilla TLC_446t4 f2af8354 df828d31.78d9b163 41d99f2f
pub const TLC_446t4: Power = VANILLA;

/// # Caustic Fumes
/// Spell · Fel · 4 mana
/// > Destroy an enemy minion. **Kindred:** Deal $2 damage to all minions.
//~ derived TLC_447 6c9c9569 239e5a75.b710670b e272ac57
pub const TLC_447: Power = abilities(&[spell(&[destroy(AN_ENEMY_MINION)]), on(Word::Kindred, &[deal(2).to(MINIONS)])]);

/// # Bloodpetal Biome
/// Location · 1 mana · 2 uses
/// > **Discover** a **Temporary** 1-Cost minion.
//~ done TLC_449 - f271c076.5e4b0e3c b2726b0a
pub const TLC_449: Power = location(&[discover(all(&[MINION, COST.is(1)])), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Spelunker
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Your next **Temporary** card costs (2) less.
/// - Makes: Spelunker Enchant Player [`TLC_450e`] ("Your next Temporary card costs (2) less.")
//~ derived TLC_450 f9aa4b13 5656a6e3.3d0e78d6 92fb6a51.92104868
pub const TLC_450: Power = battlecry(&[attach("TLC_450e").to(YOU)]);

/// # Spelunker Enchant Player
/// Enchantment
/// > Your next **Temporary** card costs (2) less.
//~ derived TLC_450e b7801899 d522ad72.4adc8200 7533d945
pub const TLC_450e: Power =
    enchant(&[]).aura(YOUR_HAND.that(with(GameTag::GHOSTLY)), &[cost_less(2)]).until(YOU.play(with(GameTag::GHOSTLY)));

/// # Cursed Catacombs
/// Spell · Fel · 0 mana
/// > **Discover** another card from your deck. Make it **Temporary**.
//~ done TLC_451 - efbe99cb.a3faf1ae 679b15e0
pub const TLC_451: Power =
    spell(&[discover_from(YOUR_DECK.that(not(&named("TLC_451")))), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Razidir
/// Minion · Demon · Beast · 4 mana · 7/7
/// > **Battlecry:** Discard a random card from your hand. **Kindred:** Your opponent's hand instead.
//~ done TLC_463 - 9c756b8d.35f831ea 959c2094
pub const TLC_463: Power =
    battlecry(&[either(KINDRED, &[discard(ENEMY_HAND.random())], &[discard(YOUR_HAND.random())])]);

/// # Story of Lakkari
/// Spell · 7 mana
/// > At the end of your turn, discard a card and fill your board with 3/2 Imps. Lasts 3 turns.
/// - Makes: [`UNG_829t3`](crate::ungoro::warlock::UNG_829t3)
//~ derived TLC_466 8bc9d6cf 014b7716.ad07a4ed 1936cd68.ef0a1545
pub const TLC_466: Power =
    abilities(&[at_end_of_your_turn(&[discard(YOUR_HAND.random()), summon(card("UNG_829t3")).copies(7)]), lasts(3)]);

/// # Whispering Stone
/// Minion · 5 mana · 0/8
/// > **Taunt Deathrattle:** Get 2 random Fel spells. They cost Health instead of Mana.
/// - Makes: The Stone's Whispers [`TLC_467e`] ("Costs Health instead of Mana.")
//~ done TLC_467 - 67a408bc.a2139399 786da2cc.5b5beb49
#[rustfmt::skip]
pub const TLC_467: Power = deathrattle(&[get(random(school(SpellSchool::Fel))).picks(2), give(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]).to(IT)]);

/// # The Stone's Whispers
/// Enchantment
/// > Costs Health instead of Mana.
//~ todo TLC_467e d42b5e15 d522ad72.ad481fb2 91cba68f
pub const TLC_467e: Power = TODO;

/// # Tunnel Terror
/// Minion · Beast · 3 mana · 4/3
/// > **Deathrattle:** Get two random **Temporary** 2-Cost minions.
//~ derived TLC_469 2c9cba6f 89e53874.1e9de8b9 058ac12c
pub const TLC_469: Power =
    deathrattle(&[get(random(all(&[MINION, COST.is(2)]))).picks(2), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Deathrot Maw
/// Minion · 6 mana · 2/8
/// > **Taunt Deathrattle:** Summon a random Fel Beast.
///
/// # Notes
///
/// The three Fel Beasts (@firestone-hs/reference-data).
//~ done TLC_479 - 20889677.7bf33dfa 3b3bfb5d
pub const TLC_479: Power = deathrattle(&[summon(one_of(&["TLC_446t2", "TLC_446t3", "TLC_446t4"]))]);
