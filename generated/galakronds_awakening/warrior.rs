//! Warrior cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 69c8a190

/// # Risky Skipper
/// Minion · Pirate · 1 mana · 1/3
/// > After you play a minion, deal 1 damage to all minions.
/// - Makes: [`YOD_022_COPY`](crate::whizbang::warrior::YOD_022_COPY)
//~ derived YOD_022 03035c8c 6066e4c0.b0755b42 e5cecdce.82ffd40f
pub const YOD_022: Power = after(YOU.play(MINION)).then(&[deal(1).to(MINIONS)]);

/// # Boom Squad
/// Spell · 1 mana
/// > **Discover** a **Lackey**, Mech, or Dragon.
///
/// # Notes
///
/// One of each is offered. No source: the Mech and the Dragon are of the class or neutral, as with any Discover.
//~ done YOD_023 - 2f198b86.e4456c39 bcbdc5ed
pub const YOD_023: Power = spell(&[
    create_aside(random_token(with(GameTag::MARK_OF_EVIL))),
    create_aside(random_of(all(&[MINION, MECH]), Classes::Own)),
    create_aside(random_of(all(&[MINION, DRAGON]), Classes::Own)),
    discover_then(Offer::Entities(LEFT_ASIDE), &[get(the(IT))]),
    remove_from_game(LEFT_ASIDE),
]);

/// # Bomb Wrangler
/// Minion · 3 mana · 2/3
/// > Whenever this minion takes damage, summon a 1/1 Boom Bot.
/// - Makes: [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
//~ derived YOD_024 6307b4f8 decb9ba2.bdf5de2c 0b5bbe62.ecd1b1e0
pub const YOD_024: Power = whenever(THIS.takes_damage_from(CARD)).then(&[summon(card("GVG_110t"))]);
