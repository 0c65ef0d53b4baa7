//! Warrior cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 70290c5a

/// # Dimensional Weaponsmith
/// Minion · Dragon · 3 mana · 2/5
/// > **Battlecry:** Give all minions and weapons in your hand +2 Attack.
/// - Makes: Cutting Edge [`END_021e`] ("\+2 Attack.")
//~ done END_021 - 6ee14922.1b36cd42 ab3a06cb.d6894056
pub const END_021: Power = battlecry(&[attach("END_021e").to(YOUR_HAND.that(any(&[MINION, WEAPON])))]);

/// # Cutting Edge
/// Enchantment
/// > \+2 Attack.
//~ derived END_021e 4e3d6b45 d522ad72.a6e18051 d68be885
pub const END_021e: Power = enchant(&[ATTACK.plus(2)]);

/// # Stadium Announcer
/// Minion · Dragon · 4 mana · 3/3
/// > **Rewind Battlecry:** Both players equip a random weapon. Give yours +1/+1.
/// - Makes: Upper Hand [`TIME_034e`] ("\+1/+1.")
//~ done TIME_034 - 98d00804.4599ff6d e420558e.a2c0a136
pub const TIME_034: Power =
    battlecry(&[equip(random(WEAPON)), attach("TIME_034e").to(IT), equip(random(WEAPON)).for_(OPPONENT)]);

/// # Upper Hand
/// Enchantment
/// > \+1/+1.
//~ derived TIME_034e 6c63d138 d522ad72.cb08f83e a6a8eb50
pub const TIME_034e: Power = enchant(&[plus(1, 1)]);

/// # Chrono-Lord Epoch
/// Minion · Dragon · 6 mana · 7/5
/// > **Battlecry:** Destroy all minions that your opponent played last turn.
//~ done TIME_714 - faa86743.88924f48 3a81009b
pub const TIME_714: Power = battlecry(&[destroy(ENEMY_MINIONS.that(among(&OPPONENT.play(CARD).last_turn())))]);

/// # For Glory!
/// Spell · 5 mana
/// > Draw 2 cards. Costs (1) less for each minion your opponent controls.
//~ done TIME_715 - 36b694de.2f7e388c 7551b0e4
pub const TIME_715: Power = abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).for_each(ENEMY_MINIONS)])]);

/// # Slow Motion
/// Spell · 2 mana
/// > Your opponent's cards cost (1) more next turn.
/// - Makes: Sloooowwedd Dooowwwnnn [`TIME_716e`] ("Costs (1) more."); Slowed Down [`TIME_716e3`] ("Your cards cost (1) more this turn.")
//~ derived TIME_716 a71ae0a1 7846e7ae.8b2652d8 6e7c593c.157da9b1
pub const TIME_716: Power = spell(&[attach("TIME_716e3").to(OPPONENT)]);

/// # Sloooowwedd Dooowwwnnn
/// Enchantment
/// > Costs (1) more.
//~ derived TIME_716e ddc05abc d522ad72.5dfe1a2c 3f047a69
pub const TIME_716e: Power = enchant(&[cost_more(1)]);

/// # Slowed Down
/// Enchantment
/// > Your cards cost (1) more this turn.
//~ derived TIME_716e3 e12fa948 d522ad72.13769bbb 93263205
pub const TIME_716e3: Power = enchant(&[]).aura(YOUR_HAND, &[cost_more(1)]).next_turn();

/// # Precursory Strike
/// Spell · 2 mana
/// > Deal $3 damage. If you're holding a minion that costs (5) or more, draw a minion.
//~ derived TIME_750 c0208956 7846e7ae.bbe202ef 8300a8ed
#[rustfmt::skip]
pub const TIME_750: Power = spell(&[deal(3).to(TARGET), draw_that(1, MINION).when(there_is(&YOUR_HAND.that(all(&[MINION, COST.at_least(5)]))))]);

/// # Lo'Gosh, Blood Fighter
/// Minion · 7 mana · 7/7
/// > **Fabled**, **Rush**. **Deathrattle:** Summon a Blood Fighter from your hand. It gains +5/+5 and attacks a random enemy.
/// - Makes: Broll, Blood Fighter [`TIME_850t`] (7/7, "Taunt Deathrattle: Summon a Blood Fighter from…"); Valeera, Blood Fighter [`TIME_850t1`] (7/7, "Elusive Deathrattle: Summon a Blood Fighter from…"); Crimson Blood [`TIME_850e`] ("\+5/+5.")
//~ done TIME_850 - 48e5225f.05458f93 2896e4f3.9992fa45
pub const TIME_850: Power = deathrattle(&[
    summon(the(YOUR_HAND.that(any(&[named("TIME_850"), named("TIME_850t"), named("TIME_850t1")])).random())),
    attach("TIME_850e").to(IT),
    make_attack(IT, ENEMIES.random()),
]);

/// # Crimson Blood
/// Enchantment
/// > \+5/+5.
//~ derived TIME_850e 713d38b5 d522ad72.41425f84 93f79773
pub const TIME_850e: Power = enchant(&[plus(5, 5)]);

/// # Broll, Blood Fighter
/// Minion · 7 mana · 7/7
/// > **Taunt Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Taunt**.
//~ done TIME_850t - 48e5225f.9f73455a d9d4d29a
pub const TIME_850t: Power = deathrattle(&[
    summon(the(YOUR_HAND.that(any(&[named("TIME_850"), named("TIME_850t"), named("TIME_850t1")])).random())),
    attach("TIME_850e").to(IT),
    give(&[has(GameTag::TAUNT)]).to(IT),
]);

/// # Valeera, Blood Fighter
/// Minion · 7 mana · 7/7
/// > **Elusive Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Elusive**.
//~ done TIME_850t1 - 48e5225f.fe1a2df2 9ce771cb
pub const TIME_850t1: Power = deathrattle(&[
    summon(the(YOUR_HAND.that(any(&[named("TIME_850"), named("TIME_850t"), named("TIME_850t1")])).random())),
    attach("TIME_850e").to(IT),
    give(&[has(GameTag::ELUSIVE)]).to(IT),
]);

/// # Gladiatorial Combat
/// Spell · 6 mana
/// > Summon a random minion from your deck. Summon a 5/5 Tiger with **Stealth** for your opponent.
/// - Makes: Coliseum Tiger [`TIME_870t`] (5/5, "Stealth")
//~ derived TIME_870 f696249b 9e3ad3c7.4d365cc2 8405e992.8a3899bb
pub const TIME_870: Power =
    spell(&[summon(the(YOUR_DECK.that(MINION).random())), summon(card("TIME_870t")).for_(OPPONENT)]);

/// # Coliseum Tiger
/// Minion · Beast · 5 mana · 5/5
/// > **Stealth**
//~ vanilla TIME_870t cbad4bc6 6116b784.86cd88a1 d40bcf48
pub const TIME_870t: Power = VANILLA;

/// # Heir of Hereafter
/// Minion · Dragon · 5 mana · 2/6
/// > **Taunt Battlecry:** Gain +2/+2 for each damaged minion.
/// - Makes: Bloodthirsty [`TIME_871e`] ("\+2/+2.")
//~ derived TIME_871 28a26450 cb88a018.d64bfad7 97e271fa.70450942
pub const TIME_871: Power = battlecry(&[give(&[plus(2, 2).times(X)]).with_x(count(MINIONS.that(DAMAGED)))]);

/// # Bloodthirsty
/// Enchantment
/// > \+2/+2.
//~ derived TIME_871e 83a48e47 d522ad72.d5727bd5 cc721134
pub const TIME_871e: Power = enchant(&[plus(2, 2)]);

/// # Undefeated Champion
/// Minion · 8 mana · 13/13
/// > **Rush**. **Battlecry:** Fill your opponent's board with random 1-Cost minions.
//~ done TIME_872 - 3f5ba861.332a673d bf1ab094
pub const TIME_872: Power = battlecry(&[summon(random(all(&[MINION, COST.is(1)]))).picks(7).for_(OPPONENT)]);

/// # Unleash the Crocolisks
/// Spell · 2 mana
/// > Gain 10 Armor. Summon two 2/3 Beasts for your opponent.
/// - Makes: Coliseum Crocolisk [`TIME_873t`] (2/3)
//~ derived TIME_873 43724ca2 7846e7ae.467f5943 dacd4d83.bf88f0e6
pub const TIME_873: Power = spell(&[armor(10), summon(card("TIME_873t")).copies(2).for_(OPPONENT)]);

/// # Coliseum Crocolisk
/// Minion · Beast · 2 mana · 2/3
//~ vanilla TIME_873t 3c740b43 40a2c733 0e193022
pub const TIME_873t: Power = VANILLA;
