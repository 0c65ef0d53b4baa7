//! Priest cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file db0a0144

/// # Cabal Acolyte
///
/// `SCH_120` · Priest minion · 4 mana · 2/6
///
/// > **Taunt Spellburst:** Gain control of a random enemy minion with 2 or less Attack.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Mechanics: Taunt, Spellburst
///
/// State: Derived
//~ derived SCH_120 37153cdd c25e0e0d a490b852.0e6b3ec0
pub const SCH_120: Power = on(Word::Spellburst, &[take_control(ENEMY_MINIONS.that(ATTACK.at_most(2)).random())]);

/// # Disciplinarian Gandling
///
/// `SCH_126` · Multi-class minion · 4 mana · 3/6
///
/// > After you play a minion, destroy it and summon a 4/4 Failed Student.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Priest, Warlock
/// - Tokens: Failed Student [`SCH_126t`]
///
/// State: Derived
//~ derived SCH_126 7b127bc4 1b43b169 673b4e99.b0c0cafd
pub const SCH_126: Power = after(YOU.play(MINION)).then(&[destroy(THAT), summon(card("SCH_126t"))]);

/// # Failed Student
///
/// `SCH_126t` · Multi-class minion · 4 mana · 4/4
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
/// - Classes: Priest, Warlock
///
/// State: Vanilla
//~ vanilla SCH_126t 98a0b253 f4af6b8b 1d31b830
pub const SCH_126t: Power = VANILLA;

/// # Power Word: Feast
///
/// `SCH_136` · Priest spell · 2 mana
///
/// > Give a minion +2/+2. Restore it to full Health at the end of this turn.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Enchantments: Power Word: Feast [`SCH_136e`], Famished [`SCH_136e2`]
///
/// State: Todo
//~ todo SCH_136 6082f50d 8710b7d1 4e613b46.3f584b9a
pub const SCH_136: Power = TODO;

/// # Power Word: Feast
///
/// `SCH_136e` · Priest enchantment
///
/// > +2/+2.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_136e 3bfe1f26 f7bbf306 4ab4a2d6.6d6ab056
pub const SCH_136e: Power = enchant(&[plus(2, 2)]);

/// # Famished
///
/// `SCH_136e2` · Priest enchantment
///
/// > Restores full health at end of turn.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_136e2 e9b9cd0b 16242469 ba46374f.c8d9d62c
pub const SCH_136e2: Power = TODO;

/// # Frazzled Freshman
///
/// `SCH_137` · Priest minion · 1 mana · 1/4
///
/// - Set: Scholomance Academy · common · collectible
///
/// State: Vanilla
//~ vanilla SCH_137 83223eb2 9cdcf7e8 1dc76bc8
pub const SCH_137: Power = VANILLA;

/// # Flesh Giant
///
/// `SCH_140` · Multi-class minion · 10 mana · 8/8
///
/// > Costs (1) less for each time your hero's Health changed during your turns.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Undead
/// - Classes: Priest, Warlock
///
/// State: Todo
//~ todo SCH_140 df8ff4d0 f5b8cacc dc579715.95a2699f
pub const SCH_140: Power = TODO;

/// # Mindrender Illucia
///
/// `SCH_159` · Priest minion · 3 mana · 1/3
///
/// > **Battlecry:** Replace your hand with a copy of your opponent's until end of turn.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Mind Swap [`SCH_159e`], Mind Swapped [`SCH_159e2`]
///
/// State: Todo
//~ todo SCH_159 17ce2e1a c72de917 96ce0707.b53a0bbf
pub const SCH_159: Power = TODO;

/// # Mind Swap
///
/// `SCH_159e` · Priest enchantment
///
/// > At the start of your turn, swap both players hands and decks.
///
/// - Set: Scholomance Academy
/// - Tags: `3169` = 1
///
/// State: Todo
//~ todo SCH_159e aefd30e9 25d30809 d21cb8e3.b74bf4e7
pub const SCH_159e: Power = TODO;

/// # Mind Swapped
///
/// `SCH_159e2` · Priest enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_159e2 066244c5 6a840d3c 99cb336a
pub const SCH_159e2: Power = TODO;

/// # Draconic Studies
///
/// `SCH_233` · Priest spell · 1 mana
///
/// > **Discover** a Dragon. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Enchantments: Draconic Studies [`SCH_233e`], Studying Dragons [`SCH_233e2`]
///
/// State: Derived
//~ derived SCH_233 1490e3da c2d6e9d4 eff651b9.12eb7e55
pub const SCH_233: Power = spell(&[discover(DRAGON), attach("SCH_233e").to(YOU)]);

/// # Draconic Studies
///
/// `SCH_233e` · Priest enchantment
///
/// > Your next Dragon costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Derived
//~ derived SCH_233e 1a2285af 782c86af 30008955.9f56abb7
pub const SCH_233e: Power = enchant(&[]).aura(YOUR_HAND.that(DRAGON), &[cost_less(1)]).until(YOU.play(DRAGON));

/// # Studying Dragons
///
/// `SCH_233e2` · Priest enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_233e2 57e621db fdfc06df cd4c178f.f705eb41
pub const SCH_233e2: Power = enchant(&[cost_less(1)]);

/// # Initiation
///
/// `SCH_512` · Priest spell · Shadow · 6 mana
///
/// > Deal $4 damage to a minion. If it dies, summon a new copy.
///
/// - Set: Scholomance Academy · rare · collectible
///
/// State: Derived
//~ derived SCH_512 9e0c59f0 95688aeb cfa85744.71d15a95
pub const SCH_512: Power = spell(&[deal(4).to(A_MINION), summon(copy_of(IT)).when(there_is(&IT.that(DEAD)))]);

/// # Brittlebone Destroyer
///
/// `SCH_513` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** If your hero's Health changed this turn, destroy a minion.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Minion type: Undead
/// - Classes: Priest, Warlock
/// - Mechanics: Battlecry
/// - Target: "Destroy a minion."
///
/// State: Derived
//~ derived SCH_513 eda4e333 52839edc be676c3e.c5ba9b9a
#[rustfmt::skip]
pub const SCH_513: Power = battlecry(&[destroy(A_MINION)]).when(any(&[has_done(1, &past(Side::Friendly, Deed::HeroHurt, Window::ThisTurn)), has_done(1, &past(Side::Friendly, Deed::HeroHealed, Window::ThisTurn))]));

/// # Raise Dead
///
/// `SCH_514` · Multi-class spell · Shadow · 0 mana
///
/// > Deal $3 damage to your hero. Return two friendly minions that died this game to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Priest, Warlock
///
/// State: Derived
//~ derived SCH_514 43869fa7 fd675467 82cf0b48.3474f114
pub const SCH_514: Power = spell(&[deal(3).to(YOUR_HERO), get(from_past(YOUR_MINIONS_THAT_DIED)).copies(2)]);
