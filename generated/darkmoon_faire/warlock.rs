//! Warlock cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d7efc18b

/// # Fire Breather
/// Minion · Demon · 4 mana · 4/3
/// > **Battlecry:** Deal 2 damage to all minions except Demons.
//~ derived DMF_110 52a3a6bf f1ba7db4.822f5d60 39861506
pub const DMF_110: Power = battlecry(&[deal(2).to(MINIONS.that(not(&DEMON)))]);

/// # Man'ari Mosher
/// Minion · Demon · 3 mana · 3/4
/// > **Battlecry:** Give a friendly Demon +3 Attack and **Lifesteal** this turn.
/// - Makes: Dark Power [`DMF_111e`] ("\+3 Attack and Lifesteal until end of turn.")
//~ derived DMF_111 d14a4bd8 de12c240.41088ee0 b49a331e.fce58e7b
pub const DMF_111: Power =
    battlecry(&[lend(&[ATTACK.plus(3), has(GameTag::LIFESTEAL)], Lasts::ThisTurn).to(A_FRIENDLY_MINION.that(DEMON))]);

/// # Dark Power
/// Enchantment
/// > \+3 Attack and **Lifesteal** until end of turn.
//~ todo DMF_111e 4f7058db d522ad72.a66f2a69 9b308636
pub const DMF_111e: Power = TODO;

/// # Free Admission
/// Spell · 3 mana
/// > Draw 2 minions. If they're both Demons, reduce their Costs by (2).
/// - Makes: Skipped Line [`DMF_113e`] ("Costs (2) less.")
//~ derived DMF_113 12da5096 82ede6d1.c1277a70 d9e7be66.c7c02b22
pub const DMF_113: Power =
    spell(&[draw_that(2, MINION), attach("DMF_113e").to(IT).when(there_are(2, &IT.that(DEMON)))]);

/// # Skipped Line
/// Enchantment
/// > Costs (2) less.
//~ derived DMF_113e 003e75e8 d522ad72.90c32b47 df29dead
pub const DMF_113e: Power = enchant(&[cost_less(2)]);

/// # Midway Maniac
/// Minion · Demon · 2 mana · 1/5
/// > **Taunt**
//~ vanilla DMF_114 8805246a 5ff566e3.4b0c5d24 1f47568d
pub const DMF_114: Power = VANILLA;

/// # Revenant Rascal
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Destroy a Mana Crystal for each player.
//~ done DMF_115 - 05878c57.894bdaec d26d03ea
pub const DMF_115: Power = battlecry(&[destroy_crystals(1).for_(PLAYERS)]);

/// # Cascading Disaster
/// Spell · 4 mana
/// > Destroy a random enemy minion. **Corrupt:** Destroy 2. **Corrupt Again:** Destroy 3.
/// - Makes: Cascading Disaster [`DMF_117t`] ("Corrupted Destroy 2 random enemy minions.…"); Cascading Disaster [`DMF_117t2`] ("Corrupted Destroy 3 random enemy minions.")
//~ done DMF_117 - 38d1d3b0.a0d654a9 6d6a29c1.b4fcd571
pub const DMF_117: Power = spell(&[destroy(ENEMY_MINIONS.random())]);

/// # Cascading Disaster
/// Spell · 4 mana
/// > **Corrupted** Destroy 2 random enemy minions. **Corrupt:** Destroy 3.
//~ done DMF_117t - 38d1d3b0.873d1425 6d6a29c1
pub const DMF_117t: Power =
    abilities(&[spell(&[destroy(ENEMY_MINIONS.random_of(2))]), form(Form::Corrupted, "DMF_117t2")]);

/// # Cascading Disaster
/// Spell · 4 mana
/// > **Corrupted** Destroy 3 random enemy minions.
//~ derived DMF_117t2 fd39328a 38d1d3b0.bd7f68d8 6d6a29c1
pub const DMF_117t2: Power = spell(&[destroy(ENEMY_MINIONS.random_of(3))]);

/// # Tickatus
/// Minion · Demon · 6 mana · 8/8
/// > **Battlecry:** Remove the top 5 cards from your deck. **Corrupt:** Your opponent's deck instead.
/// - Makes: Tickatus [`DMF_118t`] (8/8, "Corrupted Battlecry: Remove the top 5 cards from…")
//~ derived DMF_118 d4911aa6 fae3b6e0.b914fe14 67de7cfe.c93ee032
pub const DMF_118: Power = battlecry(&[destroy(YOUR_DECK.first(5))]);

/// # Tickatus
/// Minion · Demon · 6 mana · 8/8
/// > **Corrupted Battlecry:** Remove the top 5 cards from your opponent's deck.
//~ done DMF_118t - fae3b6e0.46dbf90c 67de7cfe
pub const DMF_118t: Power = battlecry(&[destroy(ENEMY_DECK.first(5))]);

/// # Wicked Whispers
/// Spell · Shadow · 1 mana
/// > Discard your lowest Cost card. Give your minions +1/+1.
/// - Makes: Nightfall [`DMF_119e`] ("\+1/+1.")
//~ derived DMF_119 63c9d2a0 ca4a4f53.a6220b2b 45543c38.b7a5802d
pub const DMF_119: Power = spell(&[discard(YOUR_HAND.least(COST)), attach("DMF_119e").to(FRIENDLY_MINIONS)]);

/// # Nightfall
/// Enchantment
/// > \+1/+1.
//~ derived DMF_119e 7411a4aa d522ad72.cb08f83e 724d9475
pub const DMF_119e: Power = enchant(&[plus(1, 1)]);

/// # Ring Matron
/// Minion · Demon · 6 mana · 6/4
/// > **Taunt Deathrattle:** Summon two 3/2 Imps.
/// - Makes: Fiery Imp [`DMF_533t`] (3/2)
//~ derived DMF_533 ca6e1286 28ebd91a.95b30379 efc7dd6e.720f1ae2
pub const DMF_533: Power = deathrattle(&[summon(card("DMF_533t")).copies(2)]);

/// # Fiery Imp
/// Minion · Demon · 2 mana · 3/2
//~ vanilla DMF_533t 9c5b53ff 61c640e7 d1a78606
pub const DMF_533t: Power = VANILLA;

/// # Deck of Chaos
/// Spell · Shadow · 5 mana
/// > Swap the Cost and Attack of all minions in your deck.
/// - Makes: Deck of Chaos [`DMF_534e`] ("Adjusted Attack."); Cost of Chaos [`DMF_534e2`] ("Adjusted Cost.")
//~ done DMF_534 - cf35eba3.75ae7169 321a3741.5a6bb0a8
pub const DMF_534: Power = spell(&[one_by_one(
    YOUR_DECK.that(MINION),
    &[
        set_counter_to(0, COST.of(THAT)),
        set_counter_to(1, ATTACK.of(THAT)),
        attach("DMF_534e").with_x(counter_value(0)).to(THAT),
        attach("DMF_534e2").with_x(counter_value(1)).to(THAT),
    ],
)]);

/// # Deck of Chaos
/// Enchantment
/// > Adjusted Attack.
//~ done DMF_534e - d522ad72.fa3d845c 321a3741
pub const DMF_534e: Power = enchant(&[ATTACK.set_to(X)]);

/// # Cost of Chaos
/// Enchantment
/// > Adjusted Cost.
//~ done DMF_534e2 - d522ad72.8be7f9cc ee01faeb
pub const DMF_534e2: Power = enchant(&[COST.set_to(X)]);

/// # Luckysoul Hoarder
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck. **Corrupt:** Draw a card.
/// - Classes: Warlock, Demon Hunter
/// - Makes: [`SCH_307t`](crate::scholomance::warlock::SCH_307t); Luckysoul Hoarder [`YOP_003t`] (3/4, "Corrupted Battlecry: Shuffle 2 Soul Fragments…")
//~ derived YOP_003 1b83495f 05841e04.8d6920d6 37f7bc68.a614d3b3.5be17b52
pub const YOP_003: Power = battlecry(&[shuffle(card("SCH_307t")).copies(2)]);

/// # Luckysoul Hoarder
/// Minion · 3 mana · 3/4
/// > **Corrupted Battlecry:** Shuffle 2 Soul Fragments into your deck and draw a card.
/// - Classes: Warlock, Demon Hunter
/// - Makes: [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
//~ derived YOP_003t 5dc679f5 05841e04.6ba182f0 37f7bc68.a614d3b3.9b6c96c0
pub const YOP_003t: Power = battlecry(&[shuffle(card("SCH_307t")).copies(2), draw(1)]);

/// # Envoy Rustwix
/// Minion · Demon · 5 mana · 5/4
/// > **Deathrattle:** Shuffle 3 random Prime **Legendary** minions into your deck.
//~ done YOP_004 - d4e1b400.0c730f78 1fd26509
pub const YOP_004: Power = deathrattle(&[shuffle(one_of(&[
    "BT_197t", "BT_123t", "BT_019t", "BT_136t", "BT_713t", "BT_309t", "BT_028t", "BT_210t", "BT_109t",
]))
.picks(3)]);

/// # Backfire
/// Spell · Fire · 3 mana
/// > Draw 3 cards. Deal $3 damage to your hero.
//~ derived YOP_033 b3064d6b 3af9bd75.9534ec63 5c582405
pub const YOP_033: Power = spell(&[draw(3), deal(3).to(YOUR_HERO)]);
