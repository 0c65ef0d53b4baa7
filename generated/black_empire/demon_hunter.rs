//! Demon Hunter cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7ac57e1f

/// # Ravitz
/// Minion · Beast · 4 mana · 4/4
/// > Your left-most minion has **Rush**. Your right-most minion is **Immune** while attacking.
//~ done BE_230 - 79d4db7e.647fce6d f4e1572c
pub const BE_230: Power = abilities(&[
    aura(FRIENDLY_MINIONS.first(1)).have(&[has(GameTag::RUSH)]),
    aura(FRIENDLY_MINIONS.last(1)).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]),
]);

/// # Attentive Tender
/// Minion · 3 mana · 3/4
/// > **Battlecry: Assemble** a 1-Cost minion.
//~ todo BE_262 2ed9775d 05841e04.18a40b11 5d62a9b1
pub const BE_262: Power = TODO;

/// # Blind Harrower
/// Minion · Beast · 3 mana · 3/2
/// > **Outcast and Deathrattle:** Get a random **Outcast** card.
//~ done BE_264 - 22856626.70844402 984899ae
#[rustfmt::skip]
pub const BE_264: Power = abilities(&[on(Word::Outcast, &[get(random(with(GameTag::OUTCAST)))]), deathrattle(&[get(random(with(GameTag::OUTCAST)))])]);

/// # Encircle
/// Spell · 6 mana
/// > Summon five 3/1 Shredclaws with **Rush**. Summon a random 1-Cost minion for your opponent.
/// - Makes: Shredclaw [`BE_873t`] (3/1, "Rush")
//~ derived BE_265 4deaf116 9e3ad3c7.435e6393 9c0491ed.f0b08565
pub const BE_265: Power =
    spell(&[summon(card("BE_873t")).copies(5), summon(random(all(&[MINION, COST.is(1)]))).for_(OPPONENT)]);

/// # Terror of the Wastes
/// Minion · Beast · 5 mana · 7/5
/// > **Battlecry:** If a friendly minion died this turn, attack a random enemy.
//~ derived BE_564 5807584c 083fdbf4.19495af0 9ffd6731
pub const BE_564: Power =
    battlecry(&[make_attack(THIS, ENEMIES.random())]).when(FRIENDLY_MINIONS.die().this_turn().at_least(1));

/// # Broodqueen Sha'kar
/// Minion · Beast · 5 mana · 3/5
/// > **Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *({0} left*!)@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *(Ready*)@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game.
/// - Numbers: {0} = 5
/// - Makes: Sha'kar's Rage [`BE_565e`] ("For the rest of the game, your Rush minions have…"); Charge [`BE_565e2`] ("Charge.")
//~ done BE_565 - dd3f65de.b3dd42eb.ea2e0c35 c87bee1b.0b20e67d
pub const BE_565: Power = battlecry(&[attach("BE_565e").to(YOU)]).when(FRIENDLY_MINIONS.die().this_turn().at_least(5));

/// # Sha'kar's Rage
/// Enchantment
/// > For the rest of the game, your **Rush** minions have **Charge**.
//~ derived BE_565e dfa205ab d522ad72.1ad81493 28cd9405
pub const BE_565e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(with(GameTag::RUSH)), &[has(GameTag::CHARGE)]);

/// # Charge
/// Enchantment
/// > **Charge**.
//~ derived BE_565e2 e5e21ccc d522ad72.7eb146fc 16e7a64a
pub const BE_565e2: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Wormriddled Wriggler
/// Minion · Beast · 1 mana · 3/3
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck. It costs (1) less.
//~ derived BE_566 4ca893ce b56b7b08.786802e6 2a8ae4b8
pub const BE_566: Power = battlecry(&[shuffle(the(A_CARD_IN_YOUR_HAND)), give(&[cost_less(1)]).to(IT)]);

/// # Tentacle Lash
/// Weapon · 5 mana · 1/2 durability
/// > After your hero attacks, reduce the Cost of C'Thun by (1). Choose a C'Thun ability to trigger.
///
/// # Notes
///
/// The player chooses the minion that C'Thun's Glare hits: no source tells whether the client takes a random one.
//~ done BE_771 - 5fecb476.b66faf6d b7b6ffb3
pub const BE_771: Power = after(YOUR_HERO.attack(CARD)).then(&[
    give(&[cost_less(1)]).to(together(&[YOUR_HAND.that(named("BE_013")), YOUR_DECK.that(named("BE_013"))])),
    crate::black_empire::neutral::TRIGGER_CTHUN_ABILITY,
    remove_from_game(LEFT_ASIDE),
]);

/// # Sigil of Hatching
/// Spell · Shadow · 4 mana
/// > At the start of your next turn, summon three 3/1 Shredclaws with **Rush**.\~GAMEPLAY ASPROXY BE 873
/// - Makes: Shredclaw [`BE_873t`] (3/1, "Rush")
//~ derived BE_873 7f40cbd3 1e562e45.1e691249 bbfd7e6a.f0b08565
pub const BE_873: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[summon(card("BE_873t")).copies(3)]))]);

/// # Shredclaw
/// Minion · Beast · 2 mana · 3/1
/// > **Rush**
//~ vanilla BE_873t 22ec08da b32374fc.57b12c28 6966c820
pub const BE_873t: Power = VANILLA;

/// # Hungering Cavern
/// Spell · 2 mana
/// > **Lifesteal**. Deal $2 damage. If a friendly minion died this turn, this costs (0).
//~ derived BE_877 8c2ab133 7846e7ae.e23ea54c b18ebdc8
#[rustfmt::skip]
pub const BE_877: Power = abilities(&[spell(&[deal(2).to(TARGET)]), aura(THIS).when(FRIENDLY_MINIONS.die().this_turn().at_least(1)).in_hand().have(&[cost(0)])]);
