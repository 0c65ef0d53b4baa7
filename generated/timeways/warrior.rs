//! Warrior cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 75cfd6b7

/// # Dimensional Weaponsmith
///
/// `END_021` · Warrior minion · 3 mana · 2/5
///
/// > **Battlecry:** Give all minions and weapons in your hand +2 Attack.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Cutting Edge [`END_021e`]
///
/// State: Derived
//~ derived END_021 9f36a52f 143bc312 192374a9.1b36cd42
pub const END_021: Power = battlecry(&[attach("END_021e").to(YOUR_HAND.that(any(&[MINION, WEAPON])))]);

/// # Cutting Edge
///
/// `END_021e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived END_021e c4eb3c7e 4e3d6b45 0346c808.bf3d1612
pub const END_021e: Power = enchant(&[ATTACK.plus(2)]);

/// # Stadium Announcer
///
/// `TIME_034` · Warrior minion · 4 mana · 3/3
///
/// > **Rewind Battlecry:** Both players equip a random weapon. Give yours +1/+1.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rewind
/// - Enchantments: Upper Hand [`TIME_034e`]
///
/// State: Todo
//~ todo TIME_034 d9c7550e dc7a8bad e77f408a.4599ff6d
pub const TIME_034: Power = TODO;

/// # Upper Hand
///
/// `TIME_034e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_034e a4c30f38 6c63d138 2a021faa.67341004
pub const TIME_034e: Power = enchant(&[plus(1, 1)]);

/// # Chrono-Lord Epoch
///
/// `TIME_714` · Warrior minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy all minions that your opponent played last turn.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TIME_714 62f2771c 5a3045da caabcbe5.88924f48
pub const TIME_714: Power = TODO;

/// # For Glory!
///
/// `TIME_715` · Warrior spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each minion your opponent controls.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Derived
//~ derived TIME_715 326f4e09 232fef61 4dca0fd5.2f7e388c
pub const TIME_715: Power = abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).for_each(ENEMY_MINIONS)])]);

/// # Slow Motion
///
/// `TIME_716` · Warrior spell · 2 mana
///
/// > Your opponent's cards cost (1) more next turn.
///
/// - Set: Across the Timeways · rare · collectible
/// - Enchantments: Sloooowwedd Dooowwwnnn [`TIME_716e`], Slowed Down [`TIME_716e3`]
///
/// State: Derived
//~ derived TIME_716 bb62869f a71ae0a1 f165e18c.8b2652d8
pub const TIME_716: Power = spell(&[attach("TIME_716e3").to(OPPONENT)]);

/// # Sloooowwedd Dooowwwnnn
///
/// `TIME_716e` · Warrior enchantment
///
/// > Costs (1) more.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_716e 02058f29 ddc05abc 47809fc3.5dfe1a2c
pub const TIME_716e: Power = enchant(&[cost_more(1)]);

/// # Slowed Down
///
/// `TIME_716e3` · Warrior enchantment
///
/// > Your cards cost (1) more this turn.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_716e3 000d7815 e12fa948 2012d349.13769bbb
pub const TIME_716e3: Power = enchant(&[]).aura(YOUR_HAND, &[cost_more(1)]).next_turn();

/// # Precursory Strike
///
/// `TIME_750` · Warrior spell · 2 mana
///
/// > Deal $3 damage. If you're holding a minion that costs (5) or more, draw a minion.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Derived
//~ derived TIME_750 0c72c2ff c0208956 e8aeba7b.bbe202ef
#[rustfmt::skip]
pub const TIME_750: Power = spell(&[deal(3).to(TARGET), draw_that(1, MINION).when(there_is(&YOUR_HAND.that(all(&[MINION, COST.at_least(5)]))))]);

/// # Lo'Gosh, Blood Fighter
///
/// `TIME_850` · Warrior minion · 7 mana · 7/7
///
/// > **Fabled**, **Rush**. **Deathrattle:** Summon a Blood Fighter from your hand. It gains +5/+5 and attacks a random enemy.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Deathrattle, Dont Pick From Subsets, Rush, Fabled
/// - Tags: `2936` = 1
/// - Enchantments: Crimson Blood [`TIME_850e`]
/// - Tokens: Broll, Blood Fighter [`TIME_850t`], Valeera, Blood Fighter [`TIME_850t1`]
///
/// State: Todo
//~ todo TIME_850 2f967845 33fe58fb ddb96ff4.05458f93
pub const TIME_850: Power = TODO;

/// # Crimson Blood
///
/// `TIME_850e` · Warrior enchantment
///
/// > +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_850e b7b37790 713d38b5 1d664e4c.401e4f6d
pub const TIME_850e: Power = enchant(&[plus(5, 5)]);

/// # Broll, Blood Fighter
///
/// `TIME_850t` · Warrior minion · 7 mana · 7/7
///
/// > **Taunt Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Taunt**.
///
/// - Set: Across the Timeways
/// - Mechanics: Taunt, Deathrattle, Is Fabled Bundle Card
///
/// State: Todo
//~ todo TIME_850t f524255b ab40b5aa 06b8f8a1.9f73455a
pub const TIME_850t: Power = TODO;

/// # Valeera, Blood Fighter
///
/// `TIME_850t1` · Warrior minion · 7 mana · 7/7
///
/// > **Elusive Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Elusive**.
///
/// - Set: Across the Timeways
/// - Mechanics: Deathrattle, Elusive, Is Fabled Bundle Card
///
/// State: Todo
//~ todo TIME_850t1 56d08fcc 21be4eeb 98643dd2.fe1a2df2
pub const TIME_850t1: Power = TODO;

/// # Gladiatorial Combat
///
/// `TIME_870` · Warrior spell · 6 mana
///
/// > Summon a random minion from your deck. Summon a 5/5 Tiger with **Stealth** for your opponent.
///
/// - Set: Across the Timeways · epic · collectible
/// - Refers to: Stealth
/// - Tokens: Coliseum Tiger [`TIME_870t`]
///
/// State: Derived
//~ derived TIME_870 fa4301d3 40afdd03 0254518a.4d365cc2
pub const TIME_870: Power =
    spell(&[summon(the(YOUR_DECK.that(MINION).random())), summon(card("TIME_870t")).to(OPPONENT)]);

/// # Coliseum Tiger
///
/// `TIME_870t` · Warrior minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// - Set: Across the Timeways
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla TIME_870t 33c67893 cbad4bc6 a576b300.86cd88a1
pub const TIME_870t: Power = VANILLA;

/// # Heir of Hereafter
///
/// `TIME_871` · Warrior minion · 5 mana · 2/6
///
/// > **Taunt Battlecry:** Gain +2/+2 for each damaged minion.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Bloodthirsty [`TIME_871e`]
///
/// State: Derived
//~ derived TIME_871 a3d31f39 5ad2518f 1217deac.d64bfad7
pub const TIME_871: Power = battlecry(&[give(&[plus(2, 2).times(X)]).for_each(MINIONS.that(DAMAGED))]);

/// # Bloodthirsty
///
/// `TIME_871e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_871e b5ce3228 83a48e47 f46b8a94.6d6ab056
pub const TIME_871e: Power = enchant(&[plus(2, 2)]);

/// # Undefeated Champion
///
/// `TIME_872` · Warrior minion · 8 mana · 13/13
///
/// > **Rush**. **Battlecry:** Fill your opponent's board with random 1-Cost minions.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Battlecry, Rush
/// - Tags: `4547` = 1
///
/// State: Derived
//~ derived TIME_872 e5b498e3 b2c3c4e2 46a62cc3.332a673d
pub const TIME_872: Power = battlecry(&[summon(random(all(&[MINION, COST.is(1)]))).copies(7).to(OPPONENT)]);

/// # Unleash the Crocolisks
///
/// `TIME_873` · Warrior spell · 2 mana
///
/// > Gain 10 Armor. Summon two 2/3 Beasts for your opponent.
///
/// - Set: Across the Timeways · common · collectible
/// - Tokens: Coliseum Crocolisk [`TIME_873t`]
///
/// State: Derived
//~ derived TIME_873 1e4d7ede 96ff43f4 7af1c6b8.467f5943
pub const TIME_873: Power = spell(&[armor(10), summon(card("TIME_873t")).copies(2).to(OPPONENT)]);

/// # Coliseum Crocolisk
///
/// `TIME_873t` · Warrior minion · 2 mana · 2/3
///
/// - Set: Across the Timeways
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TIME_873t f79d1f9c 3c740b43 768c638d
pub const TIME_873t: Power = VANILLA;
