//! Warlock cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2337dde8

/// # Elementium Geode
/// Minion · Elemental · 2 mana · 2/1
/// > **Battlecry and Deathrattle:** Draw a card. Deal 2 damage to your hero.
//~ derived DEEP_030 27585b70 2eeb0c0f.ce94852f 2308defa
pub const DEEP_030: Power =
    abilities(&[battlecry(&[draw(1), deal(2).to(YOUR_HERO)]), deathrattle(&[draw(1), deal(2).to(YOUR_HERO)])]);

/// # Disposal Assistant
/// Minion · 2 mana · 3/2
/// > **Battlecry and Deathrattle:** Put a Barrel of Sludge on the bottom of your deck.
/// - Makes: [`WW_044t`](crate::badlands::neutral::WW_044t)
//~ derived WW_041 9c82b80b 0296240c.80db30b7 4b8a57c1.20fea367
pub const WW_041: Power =
    abilities(&[battlecry(&[put_at_bottom(card("WW_044t"))]), deathrattle(&[put_at_bottom(card("WW_044t"))])]);

/// # Waste Remover
/// Minion · Demon · 4 mana · 7/7
/// > At the end of your turn, destroy the bottom 3 cards of your deck.
//~ derived WW_042 6e793446 acb79f43.6e80c298 02f78703
pub const WW_042: Power = at_end_of_your_turn(&[destroy(YOUR_DECK.last(3))]);

/// # Sludge on Wheels
/// Minion · 3 mana · 2/5
/// > **Rush**. Whenever this takes damage, get a Barrel of Sludge and add one to the bottom of your deck.
/// - Makes: [`WW_044t`](crate::badlands::neutral::WW_044t)
//~ done WW_043 - def99d64.f4aa50d2 621d1991.20fea367
pub const WW_043: Power =
    whenever(THIS.takes_damage_from(CARD)).then(&[get(card("WW_044t")), put_at_bottom(card("WW_044t"))]);

/// # Pop'gar the Putrid
/// Minion · 4 mana · 2/6
/// > Your Fel spells cost (2) less and have **Lifesteal**. **Battlecry:** Get two Barrels of Sludge.
/// - Makes: [`WW_044t`](crate::badlands::neutral::WW_044t)
//~ done WW_091 - 59ecc571.46e4aab4 32369abd.20fea367
pub const WW_091: Power = abilities(&[
    aura(YOUR_HAND.that(school(SpellSchool::Fel))).have(&[cost_less(2)]),
    whenever(YOU.cast(school(SpellSchool::Fel))).then(&[give(&[has(GameTag::LIFESTEAL)]).to(THAT)]),
    battlecry(&[get(card("WW_044t")).copies(2)]),
]);

/// # Fracking
/// Spell · 1 mana
/// > Look at the bottom 3 cards of your deck. Draw one and destroy the others.
//~ done WW_092 - 2f198b86.91b5e294 3fb1795b
pub const WW_092: Power = spell(&[choose_from(YOUR_DECK.last(3), &[get(the(IT))], &[destroy(IT)])]);

/// # Smokestack
/// Spell · Fel · 1 mana
/// > Deal $1 damage to a minion. If it dies, **Excavate** a treasure.
//~ derived WW_378 8ee9f4af ad794704.3f71de45 b9cebc19
pub const WW_378: Power = spell(&[deal(1).to(A_MINION), excavate().when(there_is(&IT.that(DEAD)))]);

/// # Trolley Problem
/// Spell · 3 mana
/// > Discard your lowest Cost spell. Summon two 3/3 Tram Cars with **Rush**. **Quickdraw:** Don't discard.
/// - Makes: Tram Car [`WW_437t`] (3/3, "Rush")
//~ done WW_436 - 82ede6d1.862dacdf e6c2d1c1.5f7efb3f
pub const WW_436: Power = abilities(&[
    spell(&[discard(YOUR_HAND.that(SPELL).least(COST)), summon(card("WW_437t")).copies(2)]),
    on(Word::Quickdraw, &[summon(card("WW_437t")).copies(2)]).instead(),
]);

/// # Tram Conductor Gerry
/// Minion · 7 mana · 4/4
/// > **Battlecry:** If you've **Excavated** twice, summon six 3/3 Tram Cars with **Rush**.
/// - Makes: Tram Car [`WW_437t`] (3/3, "Rush")
//~ derived WW_437 6af85e5e 1e025682.19464137 46291b34.5f7efb3f
pub const WW_437: Power =
    battlecry(&[summon(card("WW_437t")).copies(6)]).when(YOU.excavate(CARD).this_game().at_least(2));

/// # Tram Car
/// Minion · 3 mana · 3/3
/// > **Rush**
//~ vanilla WW_437t bb430856 05878c57.57b12c28 b0e76371
pub const WW_437t: Power = VANILLA;

/// # Furnace Fuel
/// Spell · Fire · 3 mana
/// > When this is played, discarded, or destroyed, draw 2 cards.
//~ done WW_441 - 3af9bd75.9b61ce41 9a1ea433
pub const WW_441: Power =
    abilities(&[spell(&[draw(2)]), on(Word::WhenDiscarded, &[draw(2)]), on(Word::WhenDestroyed, &[draw(2)])]);

/// # Mo'arg Drillfist
/// Minion · Mech · Demon · 4 mana · 4/5
/// > **Taunt Deathrattle: Excavate** a treasure.
//~ derived WW_442 245a7eb5 e95ea450.d24df19e 2d65e21d
pub const WW_442: Power = deathrattle(&[excavate()]);
