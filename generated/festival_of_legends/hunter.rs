//! Hunter cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7a6ea560

/// # Harmonica Soloist
/// Minion · 3 mana · 4/2
/// > **Battlecry:** If you control no other minions, **Discover** and cast a **Secret**.
//~ derived ETC_028 39c22f8b cbd1a658.a6a75940 b158b12c
#[rustfmt::skip]
pub const ETC_028: Power = battlecry(&[discover_then(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))])]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Bunch of Bananas
/// Spell · 1 mana
/// > Give a minion +1/+1. *(3 Bananas left!)*
/// - Makes: Bunch of Bananas [`ETC_201t`] ("Give a minion +1/+1. (2 Bananas left!)"); Bunch of Bananas [`ETC_201t2`] ("Give a minion +1/+1. (Last Banana!)"); Banana [`ETC_201e`] ("\+1/+1.")
//~ done ETC_201 - 2f198b86.ebc2bf3a cf16898b.3a3ee4fa
pub const ETC_201: Power = abilities(&[spell(&[attach("ETC_201e").to(A_MINION)]), twinspell("ETC_201t")]);

/// # Banana
/// Enchantment
/// > \+1/+1.
//~ derived ETC_201e ef1c77af d522ad72.cb08f83e 92a9da46
pub const ETC_201e: Power = enchant(&[plus(1, 1)]);

/// # Bunch of Bananas
/// Spell · 1 mana
/// > Give a minion +1/+1. *(2 Bananas left!)*
//~ done ETC_201t - 2f198b86.ec1d4863 cf16898b
pub const ETC_201t: Power = abilities(&[spell(&[give(&[plus(1, 1)]).to(A_MINION)]), twinspell("ETC_201t2")]);

/// # Bunch of Bananas
/// Spell · 1 mana
/// > Give a minion +1/+1. *(Last Banana!)*
//~ done ETC_201t2 - 2f198b86.caf38d89 cf16898b
pub const ETC_201t2: Power = spell(&[give(&[plus(1, 1)]).to(A_MINION)]);

/// # Barrel of Monkeys
/// Spell · 2 mana
/// > Summon a 1/4 Monkey with **Taunt**. *(3 Monkeys left!)*
/// - Makes: Barrel of Monkeys [`ETC_207t`] ("Summon a 1/4 Monkey with Taunt. (2 Monkeys left!)"); Barrel of Monkeys [`ETC_207t2`] ("Summon a 1/4 Monkey with Taunt. (Last Monkey!)")
///
/// # Notes
///
/// No source: of the Beasts in the data, Silverback Patriarch alone is a 1/4 with Taunt and nothing else.
//~ done ETC_207 - 7846e7ae.debc7ed1 0ddf7b39.824da78f
pub const ETC_207: Power = abilities(&[twinspell("ETC_207t"), spell(&[summon(card("CS2_127"))])]);

/// # Barrel of Monkeys
/// Spell · 2 mana
/// > Summon a 1/4 Monkey with **Taunt**. *(2 Monkeys left!)*
//~ done ETC_207t - 7846e7ae.3facc23b 0ddf7b39
pub const ETC_207t: Power = abilities(&[twinspell("ETC_207t2"), spell(&[summon(card("CS2_127"))])]);

/// # Barrel of Monkeys
/// Spell · 2 mana
/// > Summon a 1/4 Monkey with **Taunt**. *(Last Monkey!)*
//~ done ETC_207t2 - 7846e7ae.f0bc0c01 0ddf7b39
pub const ETC_207t2: Power = spell(&[summon(card("CS2_127"))]);

/// # Stranglethorn Heart
/// Spell · 8 mana
/// > **Tradeable** Resurrect all friendly Beasts that cost (5) or more.
//~ derived ETC_208 a8b45b1a 93b14068.d7829e43 101055a1
pub const ETC_208: Power =
    spell(&[summon(each_past(FRIENDLY_MINIONS.that(all(&[BEAST, COST.at_least(5)])).die().this_game()))]);

/// # Thornmantle Musician
/// Minion · Quilboar · 1 mana · 1/3
/// > **Finale:** The next Beast you summon gets +1/+1.
/// - Makes: Thornmantle's Muse [`ETC_831e`] ("The next Beast you summon gets +1/+1."); Thornmantle's Muse [`ETC_831e1`] ("\+1/+1.")
//~ done ETC_831 - c44bc4bf.247537c9 1c09d873.7380b985
pub const ETC_831: Power =
    on(Word::Finale, &[later(&whenever(YOU.summon(BEAST)).does(&[attach("ETC_831e1").to(THAT)]))]);

/// # Thornmantle's Muse
/// Enchantment
/// > The next Beast you summon gets +1/+1.
//~ todo ETC_831e 613c4cd8 d522ad72.31c3f6ae 6824fdce
pub const ETC_831e: Power = TODO;

/// # Thornmantle's Muse
/// Enchantment
/// > \+1/+1.
//~ derived ETC_831e1 7300a0a5 d522ad72.cb08f83e 6824fdce
pub const ETC_831e1: Power = enchant(&[plus(1, 1)]);

/// # Jungle Jammer
/// Weapon · 4 mana · 4/2 durability
/// > **Deathrattle:** Summon a random @-Cost Beast. *(Cast spells while equipped to improve!)*
/// - Numbers: {0} = 1
//~ done ETC_832 - 0dbec9f6.bcda70e0.eae7e889 10d4ed67
#[rustfmt::skip]
pub const ETC_832: Power = abilities(&[deathrattle(&[summon(random_costing(all(&[MINION, BEAST]), TEXT_NUMBER))]), after(YOU.cast(SPELL)).then(&[raise_text_number(1)])]);

/// # Arrow Smith
/// Minion · Naga · 2 mana · 2/3
/// > After you cast a spell, deal 1 damage to the lowest Health enemy.
//~ derived ETC_833 b3afda46 44f5d980.90fa0b3c a64ad924
pub const ETC_833: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(ENEMIES.least(HEALTH))]);

/// # Mister Mukla
/// Minion · Beast · 6 mana · 10/10
/// > **Rush**. **Battlecry:** Fill your opponent's hand with Bananas.
/// - Makes: [`EX1_014t`](crate::classic::neutral::EX1_014t)
//~ done ETC_836 - f63a4f3e.41e98efd c72b865d.9883a724
pub const ETC_836: Power = battlecry(&[get(card("EX1_014t")).copies(10).for_(OPPONENT)]);

/// # Big Dreams
/// Spell · 5 mana
/// > Summon the highest Cost Beast from your hand. It goes **Dormant** for 2 turns.
/// - Makes: Warming Up [`ETC_838e2`] ("Dormant. Awaken in X turns.")
//~ derived ETC_838 baa453ea 36b694de.aed0c22f c58b534a.5a38014c
pub const ETC_838: Power = spell(&[summon(the(YOUR_HAND.that(all(&[MINION, BEAST])).most(COST))), make_dormant(IT, 2)]);

/// # Warming Up
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo ETC_838e2 fad26673 d522ad72.d03dd6ee a21065eb
pub const ETC_838e2: Power = TODO;

/// # Banjosaur
/// Minion · Beast · 10 mana · 5/6
/// > **Rush** Whenever this attacks, draw a Beast and gain its stats.
/// - Makes: Dino-star [`ETC_840e`] ("Increased stats.")
//~ derived ETC_840 8a1582a5 cbae48fd.b618e048 ba409f10.7d387eec
#[rustfmt::skip]
pub const ETC_840: Power = whenever(THIS.attack(CARD)).then(&[draw_that(1, BEAST), give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT))]);

/// # Dino-star
/// Enchantment
/// > Increased stats.
//~ todo ETC_840e fb2664e2 d522ad72.a536d554 dcb0ee08
pub const ETC_840e: Power = TODO;

/// # Costumed Singer
/// Minion · 1 mana · 1/1
/// > At the end of your turn, draw a **Secret**.
/// - Classes: Hunter, Mage
//~ derived JAM_001 fb8a7117 cbd7c476.badc728f 4fd96ea8.4115c880
pub const JAM_001: Power = at_end_of_your_turn(&[draw_that(1, SECRET)]);

/// # Star Power
/// Spell · Arcane · 5 mana
/// > Deal $5 damage to a random enemy minion. Repeat this with 1 less damage.
/// - Classes: Hunter, Mage
//~ done JAM_002 - cbf84505.21af9145 b06fb101.4115c880
pub const JAM_002: Power = spell(&[
    set_counter(0, 5),
    repeat(
        30,
        &[if_(
            is_at_least(&sum(&[counter_value(0), SPELL_DAMAGE.of(THIS)]), 1),
            &[deal(1).times(counter_value(0)).to(ENEMY_MINIONS.random()), raise_text_number(-1)],
        )],
    ),
]);

/// # Hidden Meaning
/// Spell · 2 mana
/// > **Secret:** When your opponent ends their turn with no Mana, summon a random 3-Cost minion.
//~ done JAM_003 - 7846e7ae.8559a84c d72e3f8a
pub const JAM_003: Power = whenever(OPPONENT.turn_end())
    .when(there_is_no(&OPPONENT.that(MANA.at_least(1))))
    .then(&[summon(random(all(&[MINION, COST.is(3)])))]);
