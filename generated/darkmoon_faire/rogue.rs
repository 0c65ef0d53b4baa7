//! Rogue cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8b52cd56

/// # Tenwu of the Red Smoke
///
/// `DMF_071` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion to your hand. It costs (1) this turn.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Return a minion to your hand."
/// - Enchantments: Fired Up [`DMF_071e`]
///
/// State: Derived
//~ derived DMF_071 5f0e3068 fcee23c8 c0c5168e.0e5b4a87
pub const DMF_071: Power = battlecry(&[return_to_hand(A_FRIENDLY_MINION), attach("DMF_071e").to(IT)]);

/// # Fired Up
///
/// `DMF_071e` · Neutral enchantment
///
/// > Costs (1) this turn.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_071e 14fb7ea4 bbf77e80 9401377f.8a8e5fce
pub const DMF_071e: Power = enchant(&[cost(1)]).this_turn();

/// # Foxy Fraud
///
/// `DMF_511` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Your next **Combo** card this turn costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Combo
/// - Enchantments: Enabling [`DMF_511e`], Cheaper Combos [`DMF_511e2`]
///
/// State: Derived
//~ derived DMF_511 731d50d1 51eae654 70f735d3.6d285e4b
pub const DMF_511: Power = battlecry(&[attach("DMF_511e").to(YOU)]);

/// # Enabling
///
/// `DMF_511e` · Rogue enchantment
///
/// > Your next **Combo** card costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Aura
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DMF_511e e929e1dc 397375a5 6f8c134e.e4560a51
#[rustfmt::skip]
pub const DMF_511e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::COMBO)), &[cost_less(2)]).until(YOU.play(with(GameTag::COMBO))).this_turn();

/// # Cheaper Combos
///
/// `DMF_511e2` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_511e2 6bee7aa9 7aec0938 7abc8b26.90c32b47
pub const DMF_511e2: Power = enchant(&[cost_less(2)]);

/// # Cloak of Shadows
///
/// `DMF_512` · Rogue spell · Shadow · 4 mana
///
/// > Give your hero **Stealth** until your next turn.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Refers to: Stealth
/// - Enchantments: Sneaky [`DMF_512e`]
///
/// State: Derived
//~ derived DMF_512 d9cc10e5 b9e3f177 664ee835.5c04807d
pub const DMF_512: Power = spell(&[lend(&[has(GameTag::STEALTH)], Lasts::UntilYourNextTurn).to(YOUR_HERO)]);

/// # Sneaky
///
/// `DMF_512e` · Rogue enchantment
///
/// > **Stealth** for 1 turn.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_512e ff165209 878233ce 68ef5ad8.793a2680
pub const DMF_512e: Power = TODO;

/// # Shadow Clone
///
/// `DMF_513` · Rogue spell · Shadow · 2 mana
///
/// > **Secret:** After a minion attacks your hero, summon a copy of it with **Stealth**.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Stealth
///
/// State: Derived
//~ derived DMF_513 2157c86f 15b348c0 3419babe.7577f539
#[rustfmt::skip]
pub const DMF_513: Power = after(ENEMY_MINIONS.attack(all(&[HERO, FRIENDLY]))).then(&[summon(copy_of(WHO)), give(&[has(GameTag::STEALTH)]).to(IT)]);

/// # Ticket Master
///
/// `DMF_514` · Rogue minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle 3 Tickets into your deck. When drawn, summon a 3/3 Plush Bear.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Tickets [`DMF_514t`], Plush Bear [`DMF_514t2`]
///
/// State: Derived
//~ derived DMF_514 265a2651 22a51b5d 28d81b4e.2454b31f
pub const DMF_514: Power = deathrattle(&[shuffle(card("DMF_514t")).copies(3)]);

/// # Tickets
///
/// `DMF_514t` · Rogue spell · 3 mana
///
/// > **Casts When Drawn** Summon a 3/3 Plush Bear.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Casts When Drawn
/// - Tokens: Plush Bear [`DMF_514t2`]
///
/// State: Derived
//~ derived DMF_514t 32865a5b c114bda5 5ced147a.07282443
pub const DMF_514t: Power = spell(&[summon(card("DMF_514t2"))]);

/// # Plush Bear
///
/// `DMF_514t2` · Rogue minion · 3 mana · 3/3
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla DMF_514t2 b414462e b2f246c6 06426283
pub const DMF_514t2: Power = VANILLA;

/// # Swindle
///
/// `DMF_515` · Rogue spell · 2 mana
///
/// > Draw a spell. **Combo:** And a minion.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Combo
///
/// State: Derived
//~ derived DMF_515 ff62eaa9 9dcd246a 8616030c.65baf56e
pub const DMF_515: Power = abilities(&[spell(&[draw_that(1, SPELL)]), combo(&[draw_that(1, MINION)])]);

/// # Grand Empress Shek'zara
///
/// `DMF_516` · Rogue minion · 6 mana · 5/7
///
/// > **Battlecry: Discover** a card in your deck and draw all copies of it.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Discover
///
/// State: Todo
//~ todo DMF_516 e8287e8a 0b84ed20 9ca45ad1.8efc743f
pub const DMF_516: Power = TODO;

/// # Sweet Tooth
///
/// `DMF_517` · Rogue minion · 2 mana · 3/2
///
/// > **Corrupt:** Gain +2 Attack and **Stealth**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Corrupt
/// - Refers to: Stealth
/// - Tokens: Sweet Tooth [`DMF_517a`]
///
/// State: Vanilla
//~ vanilla DMF_517 3883a6c3 1354eee3 8707c6fd.3fa34d53
pub const DMF_517: Power = VANILLA;

/// # Sweet Tooth
///
/// `DMF_517a` · Rogue minion · 2 mana · 5/2
///
/// > **Corrupted Stealth**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Stealth, Corrupted Card
///
/// State: Vanilla
//~ vanilla DMF_517a efe95431 fee8de7d b0415aaf.b7f63ee4
pub const DMF_517a: Power = VANILLA;

/// # Malevolent Strike
///
/// `DMF_518` · Rogue spell · 5 mana
///
/// > Destroy a minion. Costs (1) less for each card in your deck that didn't start there.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
///
/// State: Derived
//~ derived DMF_518 663372a7 55fe0d8c 2a3d1a2f.65b1393f
pub const DMF_518: Power =
    abilities(&[spell(&[destroy(A_MINION)]), costs(&[cost_less(1).for_each(YOUR_DECK.that(not(&STARTED_IN_DECK)))])]);

/// # Prize Plunderer
///
/// `DMF_519` · Rogue minion · 1 mana · 2/1
///
/// > **Combo:** Deal 1 damage to a minion for each other card you've played this turn.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Combo
/// - Target: "Deal 1 damage for each other card played this turn."
/// - Tokens: Prize Plunderer [`DMF_519_COPY`](crate::whizbang::rogue::DMF_519_COPY)
///
/// State: Derived
//~ derived DMF_519 8a16e809 2288450b 7eed9d08.9040867c
pub const DMF_519: Power = combo(&[deal(1).times(count_of(CARDS_YOU_PLAYED_THIS_TURN.other())).to(A_MINION)]);

/// # Nitroboost Poison
///
/// `YOP_015` · Multi-class spell · Nature · 2 mana
///
/// > Give a minion +2 Attack. **Corrupt:** And your weapon.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Classes: Rogue, Warrior
/// - Mechanics: Corrupt
/// - Tags: `1623` = 1
/// - Enchantments: Nitroboost Poison [`YOP_015e`]
/// - Tokens: Nitroboost Poison [`YOP_015t`]
///
/// State: Derived
//~ derived YOP_015 f50ff1f8 32502a39 43c9c461.45e49678
pub const YOP_015: Power = spell(&[attach("YOP_015e").to(A_MINION)]);

/// # Nitroboost Poison
///
/// `YOP_015e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived YOP_015e 48204bd5 532ac5bd 26b657d9.bf3d1612
pub const YOP_015e: Power = enchant(&[ATTACK.plus(2)]);

/// # Nitroboost Poison
///
/// `YOP_015t` · Multi-class spell · Nature · 2 mana
///
/// > **Corrupted** Give a minion and your weapon +2 Attack.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Classes: Rogue, Warrior
/// - Mechanics: Corrupted Card
/// - Tags: `1623` = 1
///
/// State: Todo
//~ todo YOP_015t cec0e429 ab67a46d 89213608.76ae9736
pub const YOP_015t: Power = TODO;

/// # Sparkjoy Cheat
///
/// `YOP_016` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a **Secret**, cast it and draw a card.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Derived
//~ derived YOP_016 0dd2544e 192614a3 248ffe61.89edd580
pub const YOP_016: Power =
    battlecry(&[cast(the(YOUR_HAND.that(SECRET).random())), draw(1)]).when(there_is(&YOUR_HAND.that(SECRET)));

/// # Shenanigans
///
/// `YOP_017` · Rogue spell · 2 mana
///
/// > **Secret:** When your opponent draws their second card in a turn, transform it into a Banana.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Secret
/// - Tokens: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Todo
//~ todo YOP_017 709793ff 0ce8be4c 1b95742f.e71672ee
pub const YOP_017: Power = TODO;
