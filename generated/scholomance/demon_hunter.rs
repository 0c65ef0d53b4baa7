//! Demon Hunter cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 103a6a6b

/// # Marrowslicer
///
/// `SCH_252` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `1590` = 1
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
///
/// State: Derived
//~ derived SCH_252 201ba82d a77b671e 8c094047.dce78cbb
pub const SCH_252: Power = battlecry(&[shuffle(card("SCH_307t")).copies(2)]);

/// # Cycle of Hatred
///
/// `SCH_253` · Demon Hunter spell · 7 mana
///
/// > Deal $3 damage to all minions. Summon a 3/3 Spirit for every minion killed.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Tokens: Spirit of Vengeance [`SCH_253t`]
///
/// State: Derived
//~ derived SCH_253 80b2777a c10fcf0e 528f785b.c8a64680
pub const SCH_253: Power = spell(&[deal(3).to(MINIONS), summon(card("SCH_253t")).for_each(IT.that(DEAD))]);

/// # Spirit of Vengeance
///
/// `SCH_253t` · Demon Hunter minion · 3 mana · 3/3
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla SCH_253t 3f0663be 82af5c24 894843f9
pub const SCH_253t: Power = VANILLA;

/// # Magehunter
///
/// `SCH_276` · Demon Hunter minion · 3 mana · 2/3
///
/// > **Rush** Whenever this attacks a minion, **Silence** it.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Rush
/// - Refers to: Silence
///
/// State: Derived
//~ derived SCH_276 64e9f626 b73c5de9 7e175c3f.a2aaa1ef
pub const SCH_276: Power = whenever(THIS.attack(MINION)).then(&[silence(THAT)]);

/// # Ancient Void Hound
///
/// `SCH_354` · Demon Hunter minion · 9 mana · 10/10
///
/// > At the end of your turn, steal 1 Attack and Health from all enemy minions.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Demon
/// - Enchantments: Siphoned [`SCH_354e`], Void Siphon [`SCH_354e2`]
///
/// State: Todo
//~ todo SCH_354 52c8d08f f6438df8 4f1424f0.bad9f28c
pub const SCH_354: Power = TODO;

/// # Siphoned
///
/// `SCH_354e` · Demon Hunter enchantment
///
/// > Reduced Attack and Health.
///
/// - Set: Scholomance Academy
/// - Enchantments: Siphoned [`SCH_354ea`], Siphoned [`SCH_354eb`]
///
/// State: Todo
//~ todo SCH_354e 40ef1203 d0928750 3ceaf1ae.991e24f2
pub const SCH_354e: Power = TODO;

/// # Void Siphon
///
/// `SCH_354e2` · Demon Hunter enchantment
///
/// > Increased Attack and Health.
///
/// - Set: Scholomance Academy
/// - Enchantments: Void Siphon [`SCH_354e2a`], Void Siphon [`SCH_354e2b`]
///
/// State: Todo
//~ todo SCH_354e2 d8d0246e 067e831d e36ad5cd.ccebe0cd
pub const SCH_354e2: Power = TODO;

/// # Void Siphon
///
/// `SCH_354e2a` · Demon Hunter enchantment
///
/// > Increased Attack.
///
/// - Set: Scholomance Academy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo SCH_354e2a 71253104 3478e691 760adc78.08129cea
pub const SCH_354e2a: Power = TODO;

/// # Void Siphon
///
/// `SCH_354e2b` · Demon Hunter enchantment
///
/// > Increased Health.
///
/// - Set: Scholomance Academy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo SCH_354e2b 218aa411 b93c24ff 2e57d420.89b088dc
pub const SCH_354e2b: Power = TODO;

/// # Siphoned
///
/// `SCH_354ea` · Demon Hunter enchantment
///
/// > Reduced Attack.
///
/// - Set: Scholomance Academy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo SCH_354ea a1c04d71 6f2cecda eeeb6323.e2f2e3ac
pub const SCH_354ea: Power = TODO;

/// # Siphoned
///
/// `SCH_354eb` · Demon Hunter enchantment
///
/// > Reduced Health.
///
/// - Set: Scholomance Academy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo SCH_354eb 4799c2d1 63a036a5 bff3b1ba.4803159e
pub const SCH_354eb: Power = TODO;

/// # Shardshatter Mystic
///
/// `SCH_355` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to deal 3 damage to all other minions.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
///
/// State: Derived
//~ derived SCH_355 21de8427 e070c707 8888d2b1.edbf2d4a
#[rustfmt::skip]
pub const SCH_355: Power = battlecry(&[destroy(YOUR_DECK.that(named("SCH_307t")).random()), deal(3).to(OTHER_MINIONS)]).when(there_is(&YOUR_DECK.that(named("SCH_307t"))));

/// # Glide
///
/// `SCH_356` · Demon Hunter spell · 4 mana
///
/// > Shuffle your hand into your deck. Draw 4 cards. **Outcast:** Your opponent does the same.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Outcast
///
/// State: Todo
//~ todo SCH_356 6e8599d8 f24d6494 c96509a2.9d9949f5
pub const SCH_356: Power = TODO;

/// # Fel Guardians
///
/// `SCH_357` · Demon Hunter spell · Fel · 7 mana
///
/// > Summon three 1/2 Demons with **Taunt**. Costs (1) less whenever a friendly minion dies.
///
/// - Set: Scholomance Academy · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Soul Infused [`SCH_357e`]
/// - Tokens: Soulfed Felhound [`SCH_357t`]
///
/// State: Derived
//~ derived SCH_357 9df4ff19 4fe167e1 35f1a695.12dbd52b
#[rustfmt::skip]
pub const SCH_357: Power = abilities(&[spell(&[summon(card("SCH_357t")).copies(3)]), costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Died, Window::WhileHolding)))])]);

/// # Soul Infused
///
/// `SCH_357e` · Demon Hunter enchantment
///
/// > Costs less.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_357e 7e3e183e 49163d8c 38564b30.7d7ef91d
pub const SCH_357e: Power = TODO;

/// # Soulfed Felhound
///
/// `SCH_357t` · Demon Hunter minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Scholomance Academy
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla SCH_357t 6ed7868c f6b03e55 68bfbf55.4b0c5d24
pub const SCH_357t: Power = VANILLA;

/// # Double Jump
///
/// `SCH_422` · Demon Hunter spell · 1 mana
///
/// > Draw an **Outcast** card from your deck.
///
/// - Set: Scholomance Academy · common · collectible
/// - Refers to: Outcast
///
/// State: Derived
//~ derived SCH_422 739de470 8028b6d6 94c97f63.ac2ad99f
pub const SCH_422: Power = spell(&[draw_that(1, with(GameTag::OUTCAST))]);

/// # Star Student Stelina
///
/// `SCH_603` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Outcast:** Look at 3 cards in your opponent's hand. Shuffle one of them into their deck.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Outcast
///
/// State: Todo
//~ todo SCH_603 f2c44d5d 347b7b17 03a72613.d4a33ea1
pub const SCH_603: Power = TODO;

/// # Soulshard Lapidary
///
/// `SCH_704` · Demon Hunter minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to give your hero +5 Attack this turn.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Soul Rage [`SCH_704e`]
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
///
/// State: Derived
//~ derived SCH_704 3fb32649 6377327e 5c789577.6fc9dfa4
#[rustfmt::skip]
pub const SCH_704: Power = battlecry(&[destroy(YOUR_DECK.that(named("SCH_307t")).random()), attach("SCH_704e").to(YOUR_HERO)]).when(there_is(&YOUR_DECK.that(named("SCH_307t"))));

/// # Soul Rage
///
/// `SCH_704e` · Demon Hunter enchantment
///
/// > +5 Attack this turn.
///
/// - Set: Scholomance Academy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived SCH_704e aaefd3f2 164fd5aa fab033f1.029f0d3a
pub const SCH_704e: Power = enchant(&[ATTACK.plus(5)]).this_turn();

/// # Vilefiend Trainer
///
/// `SCH_705` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Outcast:** Summon two 1/1 Demons.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Outcast
/// - Tokens: Snarling Vilefiend [`SCH_705t`]
///
/// State: Derived
//~ derived SCH_705 660bc1f5 15e6497f 4f734470.771ad3a8
pub const SCH_705: Power = on(Word::Outcast, &[summon(card("SCH_705t")).copies(2)]);

/// # Snarling Vilefiend
///
/// `SCH_705t` · Demon Hunter minion · 1 mana · 1/1
///
/// - Set: Scholomance Academy
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla SCH_705t 85fde2c5 457ee2e0 522bd9f6
pub const SCH_705t: Power = VANILLA;
