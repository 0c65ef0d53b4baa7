//! Demon Hunter cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2a02a30b

/// # Marrowslicer
/// Weapon · 4 mana · 4/2 durability
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck.
/// - Makes: [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
//~ derived SCH_252 a77b671e 0dbec9f6.dce78cbb 4a1b9503.9b6c96c0
pub const SCH_252: Power = battlecry(&[shuffle(card("SCH_307t")).copies(2)]);

/// # Cycle of Hatred
/// Spell · 7 mana
/// > Deal $3 damage to all minions. Summon a 3/3 Spirit for every minion killed.
/// - Makes: Spirit of Vengeance [`SCH_253t`] (3/3)
//~ done SCH_253 - 014b7716.c8a64680 5efadc48.9e1f8acb
pub const SCH_253: Power = spell(&[deal(3).to(MINIONS), summon(card("SCH_253t")).for_each(IT.that(DEAD))]);

/// # Spirit of Vengeance
/// Minion · Undead · 3 mana · 3/3
//~ vanilla SCH_253t 82af5c24 e14ef5e3 20ee645a
pub const SCH_253t: Power = VANILLA;

/// # Magehunter
/// Minion · 3 mana · 2/3
/// > **Rush** Whenever this attacks a minion, **Silence** it.
//~ derived SCH_276 b73c5de9 decb9ba2.a2aaa1ef 66812a45
pub const SCH_276: Power = whenever(THIS.attack(MINION)).then(&[silence(THAT)]);

/// # Ancient Void Hound
/// Minion · Demon · 9 mana · 10/10
/// > At the end of your turn, steal 1 Attack and Health from all enemy minions.
/// - Makes: Siphoned [`SCH_354e`] ("Reduced Attack and Health."); Void Siphon [`SCH_354e2`] ("Increased Attack and Health.")
//~ done SCH_354 - 034ebb26.bad9f28c ef7330f6.3fc48175
pub const SCH_354: Power = at_end_of_your_turn(&[
    attach("SCH_354e2a").with_x(count(ENEMY_MINIONS.that(ATTACK.at_least(1)))),
    attach("SCH_354e2b").with_x(count(ENEMY_MINIONS)),
    attach("SCH_354ea").to(ENEMY_MINIONS.that(ATTACK.at_least(1))),
    attach("SCH_354eb").to(ENEMY_MINIONS),
]);

/// # Siphoned
/// Enchantment
/// > Reduced Attack and Health.
/// - Makes: Siphoned [`SCH_354ea`] ("Reduced Attack."); Siphoned [`SCH_354eb`] ("Reduced Health.")
//~ done SCH_354e - d522ad72.991e24f2 b1d5bbc5.dde253ec
pub const SCH_354e: Power = enchant(&[plus(-1, -1)]);

/// # Void Siphon
/// Enchantment
/// > Increased Attack and Health.
/// - Makes: Void Siphon [`SCH_354e2a`] ("Increased Attack."); Void Siphon [`SCH_354e2b`] ("Increased Health.")
//~ done SCH_354e2 - d522ad72.ccebe0cd 00872e2d.fefe7c8e
pub const SCH_354e2: Power = enchant(&[plus(1, 1).times(X)]);

/// # Void Siphon
/// Enchantment
/// > Increased Attack.
//~ done SCH_354e2a - d522ad72.08129cea 00872e2d
pub const SCH_354e2a: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Void Siphon
/// Enchantment
/// > Increased Health.
//~ done SCH_354e2b - d522ad72.89b088dc 00872e2d
pub const SCH_354e2b: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Siphoned
/// Enchantment
/// > Reduced Attack.
//~ done SCH_354ea - d522ad72.e2f2e3ac b1d5bbc5
pub const SCH_354ea: Power = enchant(&[ATTACK.plus(-1)]);

/// # Siphoned
/// Enchantment
/// > Reduced Health.
//~ done SCH_354eb - d522ad72.4803159e b1d5bbc5
pub const SCH_354eb: Power = enchant(&[HEALTH.plus(-1)]);

/// # Shardshatter Mystic
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Destroy a Soul Fragment in your deck to deal 3 damage to all other minions.
/// - Makes: [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
//~ derived SCH_355 e070c707 05811c42.edbf2d4a b1975dc2.9b6c96c0
#[rustfmt::skip]
pub const SCH_355: Power = battlecry(&[destroy(YOUR_DECK.that(named("SCH_307t")).random()), deal(3).to(OTHER_MINIONS)]).when(there_is(&YOUR_DECK.that(named("SCH_307t"))));

/// # Glide
/// Spell · 4 mana
/// > Shuffle your hand into your deck. Draw 4 cards. **Outcast:** Your opponent does the same.
//~ done SCH_356 - 38d1d3b0.9d9949f5 d264ed3d
pub const SCH_356: Power = abilities(&[
    spell(&[shuffle(the(YOUR_HAND)), draw(4)]),
    on(Word::Outcast, &[shuffle(the(ENEMY_HAND)).for_(OPPONENT), draw(4).for_(OPPONENT)]),
]);

/// # Fel Guardians
/// Spell · Fel · 7 mana
/// > Summon three 1/2 Demons with **Taunt**. Costs (1) less whenever a friendly minion dies.
/// - Makes: Soulfed Felhound [`SCH_357t`] (1/2, "Taunt"); Soul Infused [`SCH_357e`] ("Costs less.")
//~ done SCH_357 - 559e9182.12dbd52b 393073c5.c6c90da1
#[rustfmt::skip]
pub const SCH_357: Power = abilities(&[spell(&[summon(card("SCH_357t")).copies(3)]), whenever(FRIENDLY_MINIONS.die()).in_hand().then(&[attach("SCH_357e")])]);

/// # Soul Infused
/// Enchantment
/// > Costs less.
//~ done SCH_357e - d522ad72.7d7ef91d 8a773059
pub const SCH_357e: Power = enchant(&[cost_less(1)]);

/// # Soulfed Felhound
/// Minion · Demon · 1 mana · 1/2
/// > **Taunt**
//~ vanilla SCH_357t f6b03e55 181c156f.4b0c5d24 ce3b90c5
pub const SCH_357t: Power = VANILLA;

/// # Double Jump
/// Spell · 1 mana
/// > Draw an **Outcast** card from your deck.
//~ derived SCH_422 8028b6d6 2f198b86.ac2ad99f 602d1ab5
pub const SCH_422: Power = spell(&[draw_that(1, with(GameTag::OUTCAST))]);

/// # Star Student Stelina
/// Minion · 4 mana · 4/3
/// > **Outcast:** Look at 3 cards in your opponent's hand. Shuffle one of them into their deck.
//~ done SCH_603 - 16ffe9fb.d4a33ea1 f7237bcb
pub const SCH_603: Power =
    on(Word::Outcast, &[choose_from(ENEMY_HAND.random_of(3), &[shuffle(the(IT)).for_(OPPONENT)], &[])]);

/// # Soulshard Lapidary
/// Minion · Draenei · 5 mana · 5/5
/// > **Battlecry:** Destroy a Soul Fragment in your deck to give your hero +5 Attack this turn.
/// - Makes: [`SCH_307t`](crate::scholomance::warlock::SCH_307t); Soul Rage [`SCH_704e`] ("\+5 Attack this turn.")
//~ derived SCH_704 6377327e 1e586ec4.6fc9dfa4 912451c3.f6d8c394
#[rustfmt::skip]
pub const SCH_704: Power = battlecry(&[destroy(YOUR_DECK.that(named("SCH_307t")).random()), attach("SCH_704e").to(YOUR_HERO)]).when(there_is(&YOUR_DECK.that(named("SCH_307t"))));

/// # Soul Rage
/// Enchantment
/// > \+5 Attack this turn.
//~ derived SCH_704e 164fd5aa d522ad72.fd0977d4 f58a1064
pub const SCH_704e: Power = enchant(&[ATTACK.plus(5)]).this_turn();

/// # Vilefiend Trainer
/// Minion · 4 mana · 5/4
/// > **Outcast:** Summon two 1/1 Demons.
/// - Makes: Snarling Vilefiend [`SCH_705t`] (1/1)
//~ derived SCH_705 15e6497f 5af9fab3.771ad3a8 113a4d5c.cb54cf58
pub const SCH_705: Power = on(Word::Outcast, &[summon(card("SCH_705t")).copies(2)]);

/// # Snarling Vilefiend
/// Minion · Demon · 1 mana · 1/1
//~ vanilla SCH_705t 457ee2e0 18149ac8 03cf26a3
pub const SCH_705t: Power = VANILLA;
