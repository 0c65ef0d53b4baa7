//! Hunter cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file da6bba60

/// # Brutish Endmaw
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry: Discover** a 1-Cost minion with a **Dark Gift**.
/// - Classes: Hunter, Paladin
//~ done END_013 - 22fea183.b305496f 240a14b1.f71f5137
pub const END_013: Power = battlecry(&[discover_with_dark_gift(all(&[MINION, COST.is(1)]))]);

/// # Synchronized Spark
/// Spell · 4 mana
/// > Deal $3 damage to an enemy. If it dies, give a random friendly minion +3/+3.
/// - Classes: Hunter, Paladin
/// - Makes: In Sync [`END_014e`] ("\+3/+3.")
//~ derived END_014 077ae76f 38d1d3b0.6ead6379 41a3aeb1.f71f5137.6ff73bef
pub const END_014: Power =
    spell(&[deal(3).to(AN_ENEMY), attach("END_014e").to(FRIENDLY_MINIONS.random()).when(there_is(&IT.that(DEAD)))]);

/// # In Sync
/// Enchantment
/// > \+3/+3.
//~ derived END_014e 7c6738fe d522ad72.184d0f12 52d062c0
pub const END_014e: Power = enchant(&[plus(3, 3)]);

/// # Triennium Rex
/// Minion · Beast · 5 mana · 5/5
/// > **Kindred and Deathrattle:** Get a random **Deathrattle** minion. It costs (2) less.
//~ done END_015 - 6116b784.75d30969 00b95d0a
#[rustfmt::skip]
pub const END_015: Power = abilities(&[on(Word::Kindred, &[get(random(all(&[MINION, with(GameTag::DEATHRATTLE)]))), give(&[cost_less(2)]).to(IT)]), deathrattle(&[get(random(all(&[MINION, with(GameTag::DEATHRATTLE)]))), give(&[cost_less(2)]).to(IT)])]);

/// # Chronoclaws
/// Weapon · 4 mana · 4/3 durability
/// > After your hero attacks, discard your highest Cost card.
/// - Classes: Hunter, Warlock
//~ derived END_016 88e2e8ea 5225596d.f1945b36 7f8d74ea.3055ad54
pub const END_016: Power = after(YOUR_HERO.attack(CARD)).then(&[discard(YOUR_HAND.most(COST))]);

/// # Battle at the End Time
/// Spell · 1 mana
/// > **Quest:** Fill your hand, then empty it. **Reward:** Tick and Tock.
/// - Classes: Hunter, Warlock
/// - Makes: Tick and Tock [`END_017t`] (8/8, "Battlecry: Draw until your hand is full.…")
// No source: whether the hand is empty is asked after what was played has had its effect.
//~ done END_017 - 2f198b86.bf288363 139982a9.3055ad54.4ed3e8bc
pub const END_017: Power = quest(
    Goal::Then,
    &[
        YOU.get(crate::legacy::neutral::HAND_IS_FULL),
        YOU.play(there_is_no(&YOUR_HAND)),
        YOU.discard(there_is_no(&YOUR_HAND)),
        YOU.shuffle(there_is_no(&YOUR_HAND)),
    ],
)
.reward(&[get(card("END_017t"))]);

/// # Tick and Tock
/// Minion · Dragon · 5 mana · 8/8
/// > **Battlecry:** Draw until your hand is full. **Deathrattle:** Empty the opponent's hand.
/// - Classes: Hunter, Warlock
// No source: the opponent discards the hand.
//~ done END_017t - b7ba52bd.95feb7d5 03a6c934.3055ad54
pub const END_017t: Power = abilities(&[battlecry(&[draw_until(10)]), deathrattle(&[discard(ENEMY_HAND)])]);

/// # King Maluk
/// Minion · Beast · 4 mana · 5/6
/// > **Battlecry:** Discard your hand. Get an Infinite Banana.
/// - Makes: Infinite Banana [`TIME_042t`] ("Give a minion +1/+1. (This stays in your hand.)")
//~ derived TIME_042 3f25c63a 7c364fa6.3ad789b3 96c29b1f.f7220420
pub const TIME_042: Power = battlecry(&[discard(YOUR_HAND), get(card("TIME_042t"))]);

/// # Infinite Banana
/// Spell · 1 mana
/// > Give a minion +1/+1. *(This stays in your hand.)*
/// - Makes: Infinite Banana [`TIME_042te`] ("\+1/+1.")
///
/// # Notes
///
/// A new one comes to the hand in place of the one that is cast.
//~ done TIME_042t - 2f198b86.5aefa478 e3f79974.1f6fffd9
pub const TIME_042t: Power = abilities(&[twinspell("TIME_042t"), spell(&[attach("TIME_042te").to(A_MINION)])]);

/// # Infinite Banana
/// Enchantment
/// > \+1/+1.
//~ derived TIME_042te aaa0a27e d522ad72.cb08f83e e3f79974
pub const TIME_042te: Power = enchant(&[plus(1, 1)]);

/// # Precise Shot
/// Spell · 2 mana
/// > Deal $3 damage. If this is EXACTLY in the center of your hand, deal $5 instead.
//~ done TIME_600 - 7846e7ae.2e21e8cf e0cf3edf
pub const TIME_600: Power = spell(&[either(CENTERED, &[deal(5).to(TARGET)], &[deal(3).to(TARGET)])]);

/// # Arrow Retriever
/// Minion · Beast · 2 mana · 3/1
/// > **Battlecry:** Draw until you have 3 cards.
//~ derived TIME_601 f7001aea b32374fc.029cf122 30df296e
pub const TIME_601: Power = battlecry(&[draw_until(3)]);

/// # Wormhole
/// Spell · 3 mana
/// > **Rewind** Summon a random 3-Cost Beast. It attacks a random enemy.
//~ done TIME_602 - 82ede6d1.a2127f06 72176222
pub const TIME_602: Power = spell(&[summon(random(all(&[BEAST, COST.is(3)]))), make_attack(IT, ENEMIES.random())]);

/// # Ticking Timebomb
/// Minion · Mech · 2 mana · 1/1
/// > **Deathrattle:** Destroy a random enemy minion.
//~ derived TIME_603 2973188f ca4aaf7a.e07700c8 240d76a7
pub const TIME_603: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Epoch Stalker
/// Minion · Beast · 6 mana · 3/4
/// > **Rush**, **Elusive Battlecry:** Summon a copy of this.
//~ derived TIME_605 cfc624a3 a8e4c698.8090515d a0853f1a
pub const TIME_605: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Quel'dorei Fletcher
/// Minion · 1 mana · 1/3
/// > Your Hero Power costs (0) while your hand has 3 or less cards.
/// - Makes: Fletching [`TIME_606e`] ("Your Hero Power costs (0).")
//~ done TIME_606 - cbeac1ac.e87a9c79 267f707b.7e7fa8dd
pub const TIME_606: Power = aura(YOUR_HERO_POWER).when(there_are_at_most(3, &YOUR_HAND)).have(&[cost(0)]);

/// # Fletching
/// Enchantment
/// > Your Hero Power costs (0).
//~ todo TIME_606e 8f1f62d8 d522ad72.933d500a bd51adb4
pub const TIME_606e: Power = TODO;

/// # Ranger General Sylvanas
/// Minion · 3 mana · 2/4
/// > **Fabled**. **Battlecry:** Deal 2 damage to all enemies. If you've played Alleria or Vereesa, repeat for each.
/// - Makes: Ranger Captain Alleria [`TIME_609t1`] (2/4, "Battlecry: Discover a spell. If you've played…"); Ranger Initiate Vereesa [`TIME_609t2`] (2/4, "Battlecry: Give minions in your deck +1/+1. If…")
//~ done TIME_609 - def81b81.590d8bde 1e2cbc6b.55a26382
pub const TIME_609: Power = battlecry(&[
    deal(2).to(ENEMIES),
    if_(YOU.play(named("TIME_609t1")).this_game().at_least(1), &[deal(2).to(ENEMIES)]),
    if_(YOU.play(named("TIME_609t2")).this_game().at_least(1), &[deal(2).to(ENEMIES)]),
]);

/// # Ranger Captain Alleria
/// Minion · 3 mana · 2/4
/// > **Battlecry: Discover** a spell. If you've played Sylvanas or Vereesa, repeat for each.
//~ done TIME_609t1 - def81b81.201072e8 a6770b5e
pub const TIME_609t1: Power = battlecry(&[
    discover(SPELL),
    if_(YOU.play(named("TIME_609")).this_game().at_least(1), &[discover(SPELL)]),
    if_(YOU.play(named("TIME_609t2")).this_game().at_least(1), &[discover(SPELL)]),
]);

/// # Ranger Initiate Vereesa
/// Minion · 3 mana · 2/4
/// > **Battlecry:** Give minions in your deck +1/+1. If you've played Alleria or Sylvanas, repeat for each.
/// - Makes: Windrunner's Allegiance [`TIME_609t2e`] ("\+1/+1.")
//~ done TIME_609t2 - def81b81.2a005c96 9cb8d987.e3bd271e
pub const TIME_609t2: Power = battlecry(&[
    attach("TIME_609t2e").to(YOUR_DECK.that(MINION)),
    if_(YOU.play(named("TIME_609t1")).this_game().at_least(1), &[attach("TIME_609t2e").to(YOUR_DECK.that(MINION))]),
    if_(YOU.play(named("TIME_609")).this_game().at_least(1), &[attach("TIME_609t2e").to(YOUR_DECK.that(MINION))]),
]);

/// # Windrunner's Allegiance
/// Enchantment
/// > \+1/+1.
//~ derived TIME_609t2e ce56dc86 d522ad72.cb08f83e 3e5fedbd
pub const TIME_609t2e: Power = enchant(&[plus(1, 1)]);

/// # Untimely Death
/// Spell · 2 mana
/// > **Secret:** When a friendly minion dies the turn after being played, resummon it.
//~ done TIME_620 - 7846e7ae.6a9f9405 ccf84a31
pub const TIME_620: Power =
    whenever(FRIENDLY_MINIONS.that(among(&YOU.play(CARD).last_turn())).die()).then(&[summon(copy_of(SUBJECT))]);

/// # Past Silvermoon
/// Location · 4 mana · 3 uses
/// > Deal 5 damage to a random enemy minion. *Advance to the present!*
/// - Makes: Present Silvermoon [`TIME_810t1`] ("Deal 5 damage to a random enemy minion. Excess…"); Future Silvermoon [`TIME_810t2`] ("Deal 5 damage to the lowest Health enemy minion.…")
//~ done TIME_810 - 8444537f.31fb6489 bdd7e703.9651ae13
pub const TIME_810: Power = location(&[deal(5).to(ENEMY_MINIONS.random()), advance("TIME_810t1")]);

/// # Present Silvermoon
/// Location · 4 mana · 3 uses
/// > Deal 5 damage to a random enemy minion. Excess hits the enemy hero. *Advance to the future!*
/// - Makes: Future Silvermoon [`TIME_810t2`] ("Deal 5 damage to the lowest Health enemy minion.…")
//~ done TIME_810t1 - 8444537f.72ea564f 24c52113.1bb8a8b1
pub const TIME_810t1: Power =
    location(&[deal(5).to(ENEMY_MINIONS.random()), deal(1).times(EXCESS).to(ENEMY_HERO), advance("TIME_810t2")]);

/// # Future Silvermoon
/// Location · 4 mana · 3 uses
/// > Deal 5 damage to the lowest Health enemy minion. Excess damage hits the enemy hero.
//~ done TIME_810t2 - 8444537f.29ed474e c1794184
pub const TIME_810t2: Power =
    location(&[deal(5).to(ENEMY_MINIONS.least(HEALTH)), deal(1).times(EXCESS).to(ENEMY_HERO)]);
