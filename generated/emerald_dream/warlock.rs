//! Warlock cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5f7dd5bf

/// # Rotten Apple
/// Spell · 2 mana
/// > Restore #12 Health to your hero. For the next 2 turns, deal $3 damage to your hero.
/// - Makes: Fracture [`EDR_482e`] ("At the end of your turn, deal 3 damage to your…")
///
/// # Notes
///
/// At the end of this turn and of the next: two other simulators read it so, and the enchantment says "at the end of your turn".
//~ done EDR_482 - 7846e7ae.3dd257a4 226527fb.9e4e92d8
pub const EDR_482: Power = spell(&[heal(12).to(YOUR_HERO), attach("EDR_482e").to(YOUR_HERO)]);

/// # Fracture
/// Enchantment
/// > At the end of your turn, deal $3 damage to your hero.
///
/// # Notes
///
/// The card says "for the next 2 turns".
//~ done EDR_482e - d522ad72.f6b84614 6c4dd024
pub const EDR_482e: Power = abilities(&[enchant(&[]).lasts_turns(2), at_end_of_your_turn(&[deal(3).to(YOUR_HERO)])]);

/// # Fractured Power
/// Spell · Shadow · 2 mana
/// > Destroy one of your Mana Crystals. In 2 turns, gain two.
/// - Makes: Delayed Mana [`EDR_483e`] ("Gain 2 mana in 2 turns.")
//~ done EDR_483 - a5d45018.4f1e3710 1881050b.5e3b48a9
pub const EDR_483: Power =
    spell(&[destroy_crystals(1), later(&whenever(YOU.turn_start()).nth_time(2).does(&[gain_crystals(2)]))]);

/// # Delayed Mana
/// Enchantment
/// > Gain 2 mana in 2 turns.
//~ todo EDR_483e d217ad78 d522ad72.4b13504c 04af94c2
pub const EDR_483e: Power = TODO;

/// # Rotheart Dryad
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Draw a minion that costs (7) or more.
//~ derived EDR_485 f8375dc0 cbd7c476.2bbe0193 79efe981
pub const EDR_485: Power = deathrattle(&[draw_that(1, all(&[MINION, COST.at_least(7)]))]);

/// # Wallow, the Wretched
/// Minion · 7 mana · 6/6
/// > While this is in your hand or deck, it gains a copy of every **Dark Gift** given to your minions.
///
/// # Notes
///
/// A minion that was offered with a gift has been given it once it is chosen. The copy is given whether or not the gift itself asks for more (patch 32.2).
//~ done EDR_487 - 8417a0af.1c1ad0ab 6194ee04
pub const EDR_487: Power = abilities(&[
    whenever(FRIENDLY_MINIONS.other().is_given_gift(CARD)).in_hand().then(&[select(THAT), apply_it_to(THIS)]),
    whenever(FRIENDLY_MINIONS.other().is_given_gift(CARD)).in_deck().then(&[select(THAT), apply_it_to(THIS)]),
]);

/// # Avant-Gardening
/// Spell · 2 mana
/// > **Discover** a **Deathrattle** minion with a **Dark Gift**.
//~ done EDR_488 - 7846e7ae.d6905973 559e2c34
pub const EDR_488: Power = spell(&[discover_with_dark_gift(all(&[MINION, with(GameTag::DEATHRATTLE)]))]);

/// # Agamaggan
/// Minion · Beast · 10 mana · 9/9
/// > **Battlecry:** The next card you play costs your OPPONENT'S Health instead of Mana *(up to 10*).
/// - Makes: Corrupted Thorns [`EDR_489e1`] ("The next card you play costs your OPPONENT's…"); Corrupted Thorns [`EDR_489e2`] ("The next card you play costs your OPPONENT's…")
///
/// # Notes
///
/// The opponent takes the Cost as damage, however little Health is left; no source tells of that.
//~ done EDR_489 - e3e5a36f.406794fa 05d8dcce.6a63ac89
pub const EDR_489: Power = battlecry(&[attach("EDR_489e1").to(CONTROLLER)]);

/// # Corrupted Thorns
/// Enchantment
/// > The next card you play costs your OPPONENT's health instead of mana.
//~ done EDR_489e1 - d522ad72.c5c5a9c2 b6e677ec
pub const EDR_489e1: Power = enchant(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 4)])
    .aura(YOUR_HAND, &[has(GameTag::CARD_ALTERNATE_COST)])
    .until(YOU.play(CARD));

/// # Corrupted Thorns
/// Enchantment
/// > The next card you play costs your OPPONENT's health instead of mana.
//~ todo EDR_489e2 8bda3b52 d522ad72.c5c5a9c2 b6e677ec
pub const EDR_489e2: Power = TODO;

/// # Sleep Paralysis
/// Spell · Shadow · 5 mana
/// > **Choose One -** Summon two 3/6 Demons with **Taunt** that can't attack; or Destroy an enemy minion.
/// - Makes: Figure in the Dark [`EDR_490a`] ("Summon two 3/6 Demons with Taunt that can't…"); Wit's End [`EDR_490b`] ("Destroy an enemy minion."); Night Terror [`EDR_490t`] (3/6, "Taunt Can't attack.")
//~ done EDR_490 - cf35eba3.91f9492e 49b65af6.45242e7c
pub const EDR_490: Power = choose_one(&["EDR_490a", "EDR_490b"]);

/// # Figure in the Dark
/// Spell · Shadow · 5 mana
/// > Summon two 3/6 Demons with **Taunt** that can't attack.
//~ done EDR_490a - cf35eba3.2f08a009 0b6e1a94
pub const EDR_490a: Power = spell(&[summon(card("EDR_490t")).copies(2)]);

/// # Wit's End
/// Spell · Shadow · 5 mana
/// > Destroy an enemy minion.
//~ derived EDR_490b 842a1181 cf35eba3.91555ef3 2fc43309
pub const EDR_490b: Power = spell(&[destroy(AN_ENEMY_MINION)]);

/// # Night Terror
/// Minion · Demon · 3 mana · 3/6
/// > **Taunt** Can't attack.
//~ vanilla EDR_490t e052f55d de1e4a92.cf4ed50f 77ea600d
pub const EDR_490t: Power = VANILLA;

/// # Archdruid of Thorns
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Gain the **Deathrattles** of your minions that died this turn.
/// - Makes: Devoured Soul [`EDR_491e`] ("Copied Deathrattle from ….")
//~ done EDR_491 - 0296240c.28b90b56 5e3e9128.64330e9e
pub const EDR_491: Power = battlecry(&[
    create_aside(each_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_turn())),
    gain_deathrattle_of(IT),
    remove_from_game(IT),
]);

/// # Devoured Soul
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo EDR_491e 674b3002 d522ad72.d40e27b6 1b073ecd
pub const EDR_491e: Power = TODO;

/// # Hungering Ancient
/// Minion · 8 mana · 6/7
/// > At the end of your turn, eat a minion in your deck and gain its stats. **Deathrattle:** Add them to your hand.
/// - Makes: Feed Me! [`EDR_494e`] ("Destroyed … and gained its stats.")
//~ done EDR_494 - 135e34d5.d2216876 4d7636c3.862a7e9d
pub const EDR_494: Power = abilities(&[
    at_end_of_your_turn(&[
        select(YOUR_DECK.that(MINION).random()),
        give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)),
        give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT)),
        keep_with(the(IT), THIS),
    ]),
    deathrattle(&[get(the(KEPT))]),
]);

/// # Feed Me!
/// Enchantment
/// > Destroyed {0} and gained its stats.
//~ todo EDR_494e 69d7bf8a d522ad72.d0737247 f8b5c789
pub const EDR_494e: Power = TODO;

/// # Overgrown Horror
/// Minion · 4 mana · 3/5
/// > **Taunt Battlecry:** Reduce the Cost of minions in your hand with **Dark Gifts** by (2).
/// - Makes: Overgrown [`EDR_654e`] ("\+5 Health.")
//~ done EDR_654 - e3908842.7362f3e4 94aa7188.857d7c67
pub const EDR_654: Power =
    battlecry(&[give(&[cost_less(2)]).to(YOUR_HAND.that(all(&[MINION, with(GameTag::DARK_GIFT)])))]);

/// # Overgrown
/// Enchantment
/// > \+5 Health.
//~ derived EDR_654e 042ffa44 d522ad72.606c8f4a 83029a5a
pub const EDR_654e: Power = enchant(&[HEALTH.plus(5)]);

/// # Shadowflame Stalker
/// Minion · Elemental · Beast · 4 mana · 4/3
/// > **Battlecry: Discover** a Demon with a **Dark Gift**. Get a copy of it.
//~ done FIR_924 - d7ae644b.c42d6f0d df8344b1
pub const FIR_924: Power =
    battlecry(&[discover_then(Offer::Pool(DEMON, Classes::Own), &[dark_gift(IT), get(the(IT)), get(copy_of(IT))])]);

/// # Conflagrate
/// Spell · Fire · 1 mana
/// > Deal $5 damage to a minion. Its owner draws a card.
//~ done FIR_954 - e70c31b0.f4963184 bc7ecdfb
pub const FIR_954: Power = spell(&[deal(5).to(A_MINION), draw(1).for_(IT.controller())]);

/// # Emberroot Destroyer
/// Minion · 3 mana · 3/3
/// > Whenever your hero takes damage on your turn, deal 3 damage to a random enemy minion.
//~ derived FIR_955 f50637a8 05878c57.0e2d013d aad19f48
pub const FIR_955: Power =
    whenever(YOUR_HERO.takes_damage_from(CARD)).when(ON_YOUR_TURN).then(&[deal(3).to(ENEMY_MINIONS.random())]);
