//! Warlock cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9488cd07

/// # Defile
/// Spell · Shadow · 2 mana
/// > Deal $1 damage to all minions. If any die, cast this again.
//~ done ICC_041 - a5d45018.410cb1ff 16253218
pub const ICC_041: Power = spell(&[
    deal(1).to(MINIONS),
    if_(
        there_is(&IT.that(DEAD)),
        &[
            set_counter_to(0, sum(&[counter_value(0), count(YOU)])),
            // "Defile can re-cast itself 13 times, after the 14th cast, it will stop" (Hearthstone Wiki, "Defile").
            repeat_ability(Word::Spell, the(THIS)).when(not(&is_at_least(&counter_value(0), 14))),
        ],
    ),
]);

/// # Drain Soul
/// Spell · Shadow · 2 mana
/// > **Lifesteal** Deal $3 damage to a minion.
//~ derived ICC_055 66ab984c a5d45018.b1afc777 883de9f4
pub const ICC_055: Power = spell(&[deal(3).to(A_MINION)]);

/// # Despicable Dreadlord
/// Minion · Demon · 5 mana · 4/6
/// > At the end of your turn, deal 1 damage to all enemy minions.
//~ derived ICC_075 1689eadd b96d4954.ae623e86 974290e7
pub const ICC_075: Power = at_end_of_your_turn(&[deal(1).to(ENEMY_MINIONS)]);

/// # Treachery
/// Spell · Shadow · 3 mana
/// > Choose a friendly minion and give it to your opponent.
//~ done ICC_206 - 3c9c5d15.55120937 f2547641
pub const ICC_206: Power = spell(&[give_to_opponent(A_FRIENDLY_MINION)]);

/// # Howlfiend
/// Minion · Demon · 3 mana · 3/6
/// > Whenever this minion takes damage, discard a random card.
//~ derived ICC_218 a95070cc de1e4a92.60ed800b 4f34039c
pub const ICC_218: Power = whenever(THIS.takes_damage_from(CARD)).then(&[discard(YOUR_HAND.random())]);

/// # Gnomeferatu
/// Minion · Undead · 2 mana · 2/3
/// > **Battlecry:** Remove the top card of your opponent's deck.
//~ done ICC_407 - af5d8f40.7d30970e f8719a9a
pub const ICC_407: Power = battlecry(&[destroy(ENEMY_DECK.first(1))]);

/// # Unwilling Sacrifice
/// Spell · Shadow · 3 mana
/// > Choose a friendly minion. Destroy it and a random enemy minion.
//~ done ICC_469 - 3c9c5d15.7e8bfb05 ac5149f1
pub const ICC_469: Power = spell(&[select(A_FRIENDLY_MINION), destroy(together(&[IT, ENEMY_MINIONS.random()]))]);

/// # Bloodreaver Gul'dan
/// Hero · 10 mana · 30 health, 5 armor
/// > **Battlecry:** Summon all friendly Demons that died this game.
/// - Makes: Siphon Life [`ICC_831p`] ("Lifesteal Deal 3 damage.")
//~ done ICC_831 - a33bad29.ffe9dd50 c93c20bd.0e25ea32
pub const ICC_831: Power = battlecry(&[summon(each_past(FRIENDLY_MINIONS.that(DEMON).die().this_game()))]);

/// # Siphon Life
/// Hero Power · 2 mana
/// > **Lifesteal** Deal $3 damage.
//~ derived ICC_831p 8b0fb003 4902b083.7450808e d84b720f
pub const ICC_831p: Power = hero_power(&[deal(3).to(TARGET)]);

/// # Blood-Queen Lana'thel
/// Minion · Undead · 5 mana · 1/6
/// > **Lifesteal** Has +1 Attack for each card you've discarded this game.
/// - Makes: Vampiric Bite [`ICC_841e`] ("Increased Attack.")
//~ derived ICC_841 3b60a7c3 47b1cca8.b380ef61 53ba710e.c19b91eb
pub const ICC_841: Power = aura(THIS).have(&[ATTACK.plus(1).times(YOU.discard(CARD).this_game().count())]);

/// # Vampiric Bite
/// Enchantment
/// > Increased Attack.
//~ todo ICC_841e 4aef6291 d522ad72.08129cea a6acc39a
pub const ICC_841e: Power = TODO;

/// # Sanguine Reveler
/// Minion · Undead · 1 mana · 1/1
/// > **Battlecry:** Destroy a friendly minion and gain +2/+2.
/// - Makes: Bloodthirst [`ICC_903t`] ("Increased stats.")
//~ derived ICC_903 8dc2bb64 ef057e39.1ddcbe9b fe45f01c.f91ffc0b
pub const ICC_903: Power = battlecry(&[destroy(A_FRIENDLY_MINION), give(&[plus(2, 2)])]);

/// # Bloodthirst
/// Enchantment
/// > Increased stats.
//~ todo ICC_903t 1bd8efb1 d522ad72.a536d554 76b2f4eb
pub const ICC_903t: Power = TODO;
