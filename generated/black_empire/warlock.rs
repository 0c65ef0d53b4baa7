//! Warlock cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 75e4af92

/// # Ritual of Excess
/// Spell · Shadow · 3 mana
/// > In @ turns, draw 2 cards. Reduce their Costs by (2).
/// - Numbers: {0} = 2
//~ done BE_005 - 3c9c5d15.77d98639.ea1d8a8e 00e10e53
#[rustfmt::skip]
pub const BE_005: Power = spell(&[later(&whenever(YOU.turn_start()).nth_time(2).does(&[draw(2), give(&[cost_less(2)]).to(IT), mark_completed()]))]);

/// # Ritual of Summoning
/// Spell · Shadow · 2 mana
/// > In @ turns, summon two 3/5 C'thraxxi with **Taunt**.
/// - Numbers: {0} = 2
/// - Makes: C'thrax Brute [`BE_085t`] (3/5, "Taunt")
//~ done BE_085 - a5d45018.90acf599.ea1d8a8e 88140b5c.8108aab7
#[rustfmt::skip]
pub const BE_085: Power = spell(&[later(&whenever(YOU.turn_start()).nth_time(2).does(&[summon(card("BE_085t")).copies(2), mark_completed()]))]);

/// # C'thrax Brute
/// Minion · 4 mana · 3/5
/// > **Taunt**
//~ vanilla BE_085t b835fb94 e3908842.4b0c5d24 89af6792
pub const BE_085t: Power = VANILLA;

/// # Blasphemy
/// Spell · Shadow · 4 mana
/// > Deal $2 damage to all enemies. If this is the highest Cost card in your hand, do it again.
//~ done BE_086 - 1e562e45.85a41414 fb07f8a1
pub const BE_086: Power = spell(&[either(
    there_is_no(&YOUR_HAND.that(not(&COST.no_more_than(&COST.of(THIS))))),
    &[deal(2).to(ENEMIES), deal(2).to(ENEMIES)],
    &[deal(2).to(ENEMIES)],
)]);

/// # Darkest Depths
/// Spell · Shadow · 2 mana
/// > Summon two 0/3 Guards with **Taunt**. **Assemble** a minion.
/// - Makes: Depthguard [`BE_087t`] (0/3, "Taunt")
//~ todo BE_087 c7b99646 a5d45018.fe62903a 5d5ff240.57cdd8e2
pub const BE_087: Power = TODO;

/// # Depthguard
/// Minion · 2 mana · 0/3
/// > **Taunt**
//~ vanilla BE_087t a2c6b5ce 5b6adc92.4b0c5d24 4a322849
pub const BE_087t: Power = VANILLA;

/// # Kith'ix
/// Minion · 6 mana · 6/6
/// > **Battlecry:** If you've completed a Ritual this game, choose a Sinister Ritual to begin.
/// - Makes: Ritual of Famine [`BE_090t1`] ("In 2 turns, draw 5 cards from your opponent's…"); Ritual of Subjugation [`BE_090t2`] ("In 2 turns, summon three random Legendary…"); Ritual of Conquest [`BE_090t3`] ("In 2 turns, give your minions +6/+6 (wherever…"); Conquest [`BE_090e1`] ("\+6/+6."); Cost of War [`BE_090e2`] ("Costs (1).")
///
/// # Notes
///
/// The Ritual that is chosen begins at once: it is cast for nothing.
//~ done BE_090 - 8b4b1bcd.6a0cf1f7 f56bac1c.586a9422
pub const BE_090: Power =
    battlecry(&[choose_card(&["BE_090t1", "BE_090t2", "BE_090t3"], &[cast(the(IT))]), remove_from_game(LEFT_ASIDE)])
        .when(YOU.complete(with(GameTag::OBJECTIVE_COUNTDOWN)).this_game().at_least(1));

/// # Conquest
/// Enchantment
/// > \+6/+6.
//~ derived BE_090e1 57319b2d d522ad72.84001ddf 2106f0e5
pub const BE_090e1: Power = enchant(&[plus(6, 6)]);

/// # Cost of War
/// Enchantment
/// > Costs (1).
//~ derived BE_090e2 4dce9766 d522ad72.53ed184d 8e6486fd
pub const BE_090e2: Power = enchant(&[cost(1)]);

/// # Ritual of Famine
/// Spell · Shadow · 3 mana
/// > In @ turns, draw 5 cards from your opponent's deck.
/// - Numbers: {0} = 2
//~ done BE_090t1 - 3c9c5d15.a8e24dac.ea1d8a8e 302ebccb
pub const BE_090t1: Power =
    spell(&[later(&whenever(YOU.turn_start()).nth_time(2).does(&[get(the(ENEMY_DECK.first(5))), mark_completed()]))]);

/// # Ritual of Subjugation
/// Spell · Shadow · 3 mana
/// > In @ turns, summon three random **Legendary** minions. Get a 1-Cost copy of each.
/// - Numbers: {0} = 2
//~ done BE_090t2 - 3c9c5d15.bf766f86.ea1d8a8e d04beb6a
pub const BE_090t2: Power = spell(&[later(&whenever(YOU.turn_start()).nth_time(2).does(&[
    summon(random(all(&[MINION, rarity(Rarity::Legendary)]))).picks(3),
    get(copy_of(IT)),
    attach("BE_090e2").to(IT),
    mark_completed(),
]))]);

/// # Ritual of Conquest
/// Spell · Shadow · 3 mana
/// > In @ turns, give your minions +6/+6 *(wherever they are*).
/// - Numbers: {0} = 2
//~ done BE_090t3 - 3c9c5d15.9f18e002.ea1d8a8e 89bb5fbe
#[rustfmt::skip]
pub const BE_090t3: Power = spell(&[later(&whenever(YOU.turn_start()).nth_time(2).does(&[give(&[plus(6, 6)]).to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS])), mark_completed()]))]);

/// # Mindrot Subjugator
/// Minion · 5 mana · 4/5
/// > **Battlecry:** Transform adjacent minions into a copy of this.
//~ derived BE_093 6bd307d2 a0c2f312.647a73c7 d69fa6b8
pub const BE_093: Power = battlecry(&[transform(THIS.neighbours(), copy_of(THIS))]);

/// # Floating Lessons
/// Spell · Shadow · 1 mana
/// > Give a minion and a random one in your hand stats equal to double this card's Cost.
/// - Makes: Flying [`BE_094e`] ("Increased Stats.")
//~ done BE_094 - ca4a4f53.bd79d9ed 2134dbd6.d383ad6d
pub const BE_094: Power = spell(&[
    give(&[plus(2, 2).times(X)]).with_x(COST.of(THIS)).to(A_MINION),
    give(&[plus(2, 2).times(X)]).with_x(COST.of(THIS)).to(YOUR_HAND.that(MINION).random()),
]);

/// # Flying
/// Enchantment
/// > Increased Stats.
//~ todo BE_094e c2756f3b d522ad72.8950806f 58ff837e
pub const BE_094e: Power = TODO;

/// # Ritual of C'Thun
/// Spell · Shadow · 1 mana
/// > In @ turns, choose a C'Thun ability to trigger.
/// - Numbers: {0} = 2
///
/// # Notes
///
/// The player chooses the minion that C'Thun's Glare hits: no source tells whether the client takes a random one. In two turns means at the start of your second turn from now.
//~ done BE_726 - ca4a4f53.6d459089.ea1d8a8e 9424dadf
pub const BE_726: Power = spell(&[later(&whenever(YOU.turn_start()).nth_time(2).does(&[
    crate::black_empire::neutral::TRIGGER_CTHUN_ABILITY,
    remove_from_game(LEFT_ASIDE),
    mark_completed(),
]))]);

/// # Zakajz the Corruptor
/// Minion · 4 mana · 5/5
/// > **Battlecry:** Reduce the Cost of minions in your hand and deck by (1) and increase the Cost of spells by (1).
//~ done BE_728 - 5ae8351e.4a3e2e31 4bbdffe4
pub const BE_728: Power = battlecry(&[
    give(&[cost_less(1)]).to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION)])),
    give(&[cost_more(1)]).to(together(&[YOUR_HAND.that(SPELL), YOUR_DECK.that(SPELL)])),
]);

/// # Mawman Cultist
/// Minion · 3 mana · 4/4
/// > ALL spells cost (1) more.
/// - Makes: Cursed [`BE_729e`] ("Costs (1) more.")
//~ derived BE_729 3c400a7d ca30ee0e.c4b36895 6fed3f07.cea3d91b
pub const BE_729: Power = aura(together(&[YOUR_HAND.that(SPELL), ENEMY_HAND.that(SPELL)])).gives("BE_729e");

/// # Cursed
/// Enchantment
/// > Costs (1) more.
//~ derived BE_729e c8b814f2 d522ad72.5dfe1a2c eb3324fd
pub const BE_729e: Power = enchant(&[cost_more(1)]);
