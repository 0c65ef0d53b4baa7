//! Priest cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7e9d099b

/// # Sinful Steed
/// Minion · Undead · Beast · 3 mana · 2/3
/// > **Reborn**. This is **Reborn** with full Health and enchantments.
/// - Makes: Neigh! [`CAP_800e`] ("Reborn. Is Reborn with full Health and…")
// Its corrected tag says that it keeps all.
//~ done CAP_800 - d730a00a.5d06cfab e9ed73ce.532f1da5
pub const CAP_800: Power = VANILLA;

/// # Neigh!
/// Enchantment
/// > **Reborn**. Is **Reborn** with full Health and enchantments.
//~ todo CAP_800e 96e21b6a d522ad72.c8240a2d f97f86b9
pub const CAP_800e: Power = TODO;

/// # Haunt
/// Spell · Shadow · 3 mana
/// > Give a minion +2/+3, **Reborn**, and **Taunt**.
/// - Makes: Haunted [`CAP_801e2`] ("\+2/+3 Reborn and Taunt.")
//~ derived CAP_801 d18986ba 3c9c5d15.b40bcdd8 c232bde2.f16d5505
pub const CAP_801: Power = spell(&[attach("CAP_801e2").to(A_MINION)]);

/// # Haunted
/// Enchantment
/// > \+2/+3 **Reborn** and **Taunt**.
//~ derived CAP_801e2 cc5a8aa9 d522ad72.e2adef57 c2b1a371
pub const CAP_801e2: Power = enchant(&[plus(2, 3), has(GameTag::REBORN), has(GameTag::TAUNT)]);

/// # Follow the Ghosts
/// Spell · Shadow · 2 mana
/// > Summon a 2/1 Ghost with **Reborn**. Give a playable card in your hand this effect for a turn.
/// - Makes: Spooky Ghost [`CAP_802t`] (2/1, "Reborn"); Following the Ghosts [`CAP_802e1`] ("After this is played, summon a 2/1 Ghost with…")
///
/// # Notes
///
/// No source: a playable card is one that the Mana left can pay for, and "for a turn" is this turn.
//~ done CAP_802 - a5d45018.c5d35cee 4d122319.3b493637
pub const CAP_802: Power = spell(&[
    summon(card("CAP_802t")),
    attach("CAP_802e1").to(YOUR_HAND.that(COST.no_more_than(&MANA.of(YOU))).random()),
    later(&after(YOU.play(is(&IT))).once_a_turn().does(&[repeat_ability(Word::Spell, card("CAP_802"))])),
]);

/// # Following the Ghosts
/// Enchantment
/// > After this is played, summon a 2/1 Ghost with **Reborn**. Give a card in your hand this effect for a turn.
///
/// # Notes
///
/// What its bearer does is written on the spell: it answers for the player.
//~ done CAP_802e1 - d522ad72.7df34436 90f4348e
pub const CAP_802e1: Power = enchant(&[]).this_turn();

/// # Spooky Ghost
/// Minion · Undead · 2 mana · 2/1
/// > **Reborn**
//~ vanilla CAP_802t f43b2dd9 aeaa801a.d8e09bc7 9cc52183
pub const CAP_802t: Power = VANILLA;

/// # Lingering Spirit
/// Minion · Undead · 4 mana · 3/3
/// > **Reborn Deathrattle:** Restore #3 Health to your hero. Excess healing damages a random enemy.
//~ done CAP_803 - 916af273.e685f19c 448acba2
pub const CAP_803: Power = deathrattle(&[heal(3).to(YOUR_HERO), deal(1).times(EXCESS).to(ENEMIES.random())]);

/// # Specter Specialist
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Give a friendly minion **Reborn**. If it already has **Reborn**, summon a copy of it.
//~ done CAP_804 - 05811c42.06aee840 5b4f3a8e
pub const CAP_804: Power = battlecry(&[either(
    there_is(&A_FRIENDLY_MINION.that(with(GameTag::REBORN))),
    &[summon(copy_of(A_FRIENDLY_MINION))],
    &[give(&[has(GameTag::REBORN)]).to(A_FRIENDLY_MINION)],
)]);

/// # Slime 'em!
/// Spell · Shadow · 4 mana
/// > Destroy all minions. Each player gets a 3-Cost spell that resummons theirs.
/// - Makes: Ectoplasm [`CAP_805t`] ("Resummon all friendly minions that were slimed."); I've Been Slimed [`CAP_805e`]
//~ done CAP_805 - 1e562e45.89b42c7a cebf038e.8f6ee732
pub const CAP_805: Power = spell(&[
    get(card("CAP_805t")),
    keep_with(copy_of(FRIENDLY_MINIONS), IT),
    get(card("CAP_805t")).for_(OPPONENT),
    keep_with(copy_of(ENEMY_MINIONS), IT),
    destroy(MINIONS),
]);

/// # I've Been Slimed
/// Enchantment
//~ todo CAP_805e 90f20a64 d522ad72 77caa21c
pub const CAP_805e: Power = TODO;

/// # Ectoplasm
/// Spell · Shadow · 3 mana
/// > Resummon all friendly minions that were slimed.
//~ done CAP_805t - 3c9c5d15.00234a71 24fd538a
pub const CAP_805t: Power = spell(&[summon(copy_of(KEPT))]);

/// # Raith Van Geist
/// Minion · 7 mana · 5/5
/// > **Battlecry:** Resurrect your minions that were **Reborn** this game. They attack random enemy minions.
//~ done CAP_806 - 41fa2862.67c18c13 eeca30e6
pub const CAP_806: Power =
    battlecry(&[summon(each_past(YOU.sees_reborn(CARD).this_game())), make_attack(IT, ENEMY_MINIONS.random())]);

/// # Azalina Soulsever
/// Minion · Undead · 7 mana · 7/7
/// > Your starting Health is 40. Your deck is 20 cards, plus 20 copied from your enemy. **Battlecry:** Draw until your hand is full.
/// - Makes: Severed Soul [`JAIL_430e1`] ("Copied Hint")
///
/// # Notes
///
/// No source: the 20 cards are copied when the game begins, from the deck and the opening hand of the enemy, without the Coin.
//~ done JAIL_430 - f71a3373.a63f47b0 0d1689cb.4d9df5ec
pub const JAIL_430: Power = abilities(&[
    on(
        Word::StartOfGame,
        &[
            give(&[HEALTH.set(40)]).to(YOUR_HERO),
            shuffle(copy_of(together(&[ENEMY_DECK, ENEMY_HAND]).that(STARTED_IN_DECK).random_of(20))),
        ],
    ),
    battlecry(&[draw_until(10)]),
]);

/// # Severed Soul
/// Enchantment
/// > Copied Hint
//~ todo JAIL_430e1 8ac52073 d522ad72.0aabf57d b38125f6
pub const JAIL_430e1: Power = TODO;

/// # Mind Sweeper
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you played a copy of an opponent's card while holding this, deal 2 damage to all enemy minions.
//~ done JAIL_432 - 5656a6e3.3bd052ae 77e19795
pub const JAIL_432: Power =
    battlecry(&[deal(2).to(ENEMY_MINIONS)]).when(YOU.play(COPIED).while_holding_this().other().at_least(1));

/// # Unshackle Soul
/// Spell · Shadow · 5 mana
/// > Destroy a minion. If you played a copy of an opponent's card while holding this, this costs (1).
//~ done JAIL_433 - cf35eba3.777c3532 157d8fa6
pub const JAIL_433: Power = abilities(&[
    aura(THIS).in_hand().when(YOU.play(COPIED).while_holding_this().at_least(1)).have(&[cost(1)]),
    spell(&[destroy(A_MINION)]),
]);

/// # Enthralled Shade
/// Minion · Undead · 2 mana · 3/2
/// > **Deathrattle:** Reduce the Cost of cards in your hand that were copied from your opponent by (1).
//~ done JAIL_434 - e2f87da0.91f36ccf 0bd17b9d
pub const JAIL_434: Power = deathrattle(&[give(&[cost_less(1)]).to(YOUR_HAND.that(COPIED))]);

/// # Karov the Broken
/// Minion · 6 mana · 6/6
/// > **Taunt Deathrattle:** Get three 1/1 copies of random **Legendary** minions. They cost (1).
/// - Makes: Under Her Spell [`JAIL_448e`] ("Cost and stats set to 1.")
//~ done JAIL_448 - 8b4b1bcd.55e851d7 04356269.a2af2ea8
#[rustfmt::skip]
pub const JAIL_448: Power = deathrattle(&[get(random(all(&[MINION, rarity(Rarity::Legendary)]))).picks(3), give(&[become_stats(1, 1)]).to(IT), give(&[cost(1)]).to(IT)]);

/// # Under Her Spell
/// Enchantment
/// > Cost and stats set to 1.
//~ todo JAIL_448e fe24fc26 d522ad72.18619666 51cef720
pub const JAIL_448e: Power = TODO;

/// # Soothsayer
/// Minion · 7 mana · 6/6
/// > **Prepare**, **Taunt Deathrattle:** Restore #6 Health to your hero. Summon a random 6-Cost minion.
//~ derived JAIL_912 f01e86fd 8417a0af.6e1268b8 0bcc6690
pub const JAIL_912: Power = deathrattle(&[heal(6).to(YOUR_HERO), summon(random(all(&[MINION, COST.is(6)])))]);

/// # Hold Them Off!
/// Spell · Holy · 5 mana
/// > **Prepare** Give a minion +5/+5 and **Lifesteal**.
/// - Makes: Hold the Line! [`JAIL_913e`] ("\+5/+5 and Lifesteal.")
//~ derived JAIL_913 0f65daea d9f7917d.e958ea37 14cbec8f.55802cf7
pub const JAIL_913: Power = spell(&[attach("JAIL_913e").to(A_MINION)]);

/// # Hold the Line!
/// Enchantment
/// > \+5/+5 and **Lifesteal**.
//~ derived JAIL_913e 8f2fa0ff d522ad72.b7e42264 0340811d
pub const JAIL_913e: Power = enchant(&[plus(5, 5), has(GameTag::LIFESTEAL)]);

/// # Undeath Sentence
/// Spell · Shadow · 1 mana
/// > Trigger the **Deathrattle** of a random friendly minion that died this game.
//~ done JAIL_940 - ca4a4f53.951fa3fe a6cf35d4
pub const JAIL_940: Power = spell(&[repeat_ability(
    Word::Deathrattle,
    random_from_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()),
)]);

/// # Holy Embrace
/// Spell · Holy · 2 mana
/// > Restore #4 Health. Get a 'Dark Embrace' that deals 4 damage.
/// - Makes: Dark Embrace [`JAIL_941t`] ("Deal 4 damage.")
//~ done JAIL_941 - 5fbdf668.c03f8b8b eabc0f01.49ce130d
pub const JAIL_941: Power = spell(&[heal(4).to(TARGET), get(card("JAIL_941t"))]);

/// # Dark Embrace
/// Spell · Shadow · 2 mana
/// > Deal $4 damage.
//~ derived JAIL_941t 6fbad246 a5d45018.d316de67 03e7f9ca
pub const JAIL_941t: Power = spell(&[deal(4).to(TARGET)]);

/// # Specter of Despair
/// Minion · Undead · Draenei · 2 mana · 2/6
/// > **Taunt** Can't attack.
//~ vanilla JAIL_942 0530d351 2ebc3b83.cf4ed50f 2b5727b0
pub const JAIL_942: Power = VANILLA;
