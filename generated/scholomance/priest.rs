//! Priest cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1e9fa8c3

/// # Cabal Acolyte
/// Minion · 4 mana · 2/6
/// > **Taunt Spellburst:** Gain control of a random enemy minion with 2 or less Attack.
//~ derived SCH_120 c25e0e0d 59ecc571.0e6b3ec0 bc492b2a
pub const SCH_120: Power = on(Word::Spellburst, &[take_control(ENEMY_MINIONS.that(ATTACK.at_most(2)).random())]);

/// # Disciplinarian Gandling
/// Minion · 4 mana · 3/6
/// > After you play a minion, destroy it and summon a 4/4 Failed Student.
/// - Classes: Priest, Warlock
/// - Makes: Failed Student [`SCH_126t`] (4/4)
//~ derived SCH_126 1b43b169 e3b1249d.b0c0cafd 71c92339.c491d8e0.794882ba
pub const SCH_126: Power = after(YOU.play(MINION)).then(&[destroy(THAT), summon(card("SCH_126t"))]);

/// # Failed Student
/// Minion · Undead · 4 mana · 4/4
/// - Classes: Priest, Warlock
//~ vanilla SCH_126t f4af6b8b 87049108 e1f2c056.c491d8e0
pub const SCH_126t: Power = VANILLA;

/// # Power Word: Feast
/// Spell · 2 mana
/// > Give a minion +2/+2. Restore it to full Health at the end of this turn.
/// - Makes: Power Word: Feast [`SCH_136e`] ("\+2/+2."); Famished [`SCH_136e2`] ("Restores full health at end of turn.")
//~ done SCH_136 - 7846e7ae.3f584b9a 14cb783c.d307f024
pub const SCH_136: Power = spell(&[attach("SCH_136e").to(A_MINION), attach("SCH_136e2").to(IT)]);

/// # Power Word: Feast
/// Enchantment
/// > \+2/+2.
//~ derived SCH_136e f7bbf306 d522ad72.d5727bd5 14cb783c
pub const SCH_136e: Power = enchant(&[plus(2, 2)]);

/// # Famished
/// Enchantment
/// > Restores full health at end of turn.
//~ done SCH_136e2 - d522ad72.c8d9d62c aa52cbec
pub const SCH_136e2: Power = whenever(PLAYERS.turn_end()).once().then(&[heal_fully(THIS)]);

/// # Frazzled Freshman
/// Minion · 1 mana · 1/4
//~ vanilla SCH_137 9cdcf7e8 cbd4535f d80095b4
pub const SCH_137: Power = VANILLA;

/// # Flesh Giant
/// Minion · Undead · 10 mana · 8/8
/// > Costs (1) less for each time your hero's Health changed during your turns.
/// - Classes: Priest, Warlock
//~ done SCH_140 - 65655851.95a2699f 7bd01246.c491d8e0
pub const SCH_140: Power = costs(&[cost_less(1).times(YOUR_HERO.health_changes().on_own_turns().count())]);

/// # Mindrender Illucia
/// Minion · 3 mana · 1/3
/// > **Battlecry:** Replace your hand with a copy of your opponent's until end of turn.
/// - Makes: Mind Swap [`SCH_159e`] ("At the start of your turn, swap both players…"); Mind Swapped [`SCH_159e2`]
//~ done SCH_159 - d6e41f6e.b53a0bbf 6f65f06c.8ea31d86
pub const SCH_159: Power = battlecry(&[
    keep_with(the(YOUR_HAND), THIS),
    get(copy_of(ENEMY_HAND)),
    attach("SCH_159e2").to(IT),
    later(&whenever(YOU.turn_end()).does(&[
        get(the(KEPT.that(not(&with(GameTag::LINKED_ENTITY))))),
        remove_from_game(KEPT.that(with(GameTag::LINKED_ENTITY))),
    ])),
]);

/// # Mind Swap
/// Enchantment
/// > At the start of your turn, swap both players hands and decks.
//~ todo SCH_159e 25d30809 d522ad72.b74bf4e7 b0eb0b2b
pub const SCH_159e: Power = TODO;

/// # Mind Swapped
/// Enchantment
// The mark tells the copies from the hand that they replace, if it is replaced again.
//~ done SCH_159e2 - d522ad72 04e9d58b
pub const SCH_159e2: Power = abilities(&[
    enchant(&[has(GameTag::LINKED_ENTITY)]),
    whenever(YOU.turn_end()).in_hand().before_others().then(&[remove_from_game(THIS)]),
]);

/// # Draconic Studies
/// Spell · 1 mana
/// > **Discover** a Dragon. Your next one costs (1) less.
/// - Makes: Draconic Studies [`SCH_233e`] ("Your next Dragon costs (1) less."); Studying Dragons [`SCH_233e2`] ("Costs (1) less.")
//~ derived SCH_233 c2d6e9d4 2f198b86.12eb7e55 82dc5885.d96d2503
pub const SCH_233: Power = spell(&[discover(DRAGON), attach("SCH_233e").to(YOU)]);

/// # Draconic Studies
/// Enchantment
/// > Your next Dragon costs (1) less.
//~ derived SCH_233e 782c86af d522ad72.9f56abb7 82dc5885
pub const SCH_233e: Power = enchant(&[]).aura(YOUR_HAND.that(DRAGON), &[cost_less(1)]).until(YOU.play(DRAGON));

/// # Studying Dragons
/// Enchantment
/// > Costs (1) less.
//~ derived SCH_233e2 fdfc06df d522ad72.f705eb41 5230d2c9
pub const SCH_233e2: Power = enchant(&[cost_less(1)]);

/// # Initiation
/// Spell · Shadow · 6 mana
/// > Deal $4 damage to a minion. If it dies, summon a new copy.
//~ done SCH_512 - b1a71a54.71d15a95 f2728c9c
pub const SCH_512: Power = spell(&[deal(4).to(A_MINION), summon(copy_of(IT)).when(there_is(&IT.that(DEAD)))]);

/// # Brittlebone Destroyer
/// Minion · Undead · 4 mana · 3/3
/// > **Battlecry:** If your hero's Health changed this turn, destroy a minion.
/// - Classes: Priest, Warlock
//~ derived SCH_513 7faaa9eb 916af273.c5ba9b9a e42a5360.c491d8e0
pub const SCH_513: Power = battlecry(&[destroy(A_MINION)]).when(YOUR_HERO.health_changes().this_turn().at_least(1));

/// # Raise Dead
/// Spell · Shadow · 0 mana
/// > Deal $3 damage to your hero. Return two friendly minions that died this game to your hand.
/// - Classes: Priest, Warlock
//~ done SCH_514 - 30785034.3474f114 c4822fce.c491d8e0
pub const SCH_514: Power =
    spell(&[deal(3).to(YOUR_HERO), get(random_from_past(FRIENDLY_MINIONS.die().this_game())).picks(2)]);
