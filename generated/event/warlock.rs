//! Warlock cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file af0a2438

/// # Treasure Fiend
/// Minion · Demon · 2 mana · 2/2
/// > **Battlecry:** Draw two cards. After you play one, discard the other.
/// - Makes: Binding [`BE_EVENT_103e`]
//~ done BE_EVENT_103 - b4d66bc3.e17525f2 4c9d11d4.d40fec82
pub const BE_EVENT_103: Power = battlecry(&[
    draw(2),
    later(&after(YOU.play(is(&IT))).does(&[discard(YOUR_HAND.that(all(&[is(&IT), not(&is(&THAT))])))])),
]);

/// # Binding
/// Enchantment
//~ todo BE_EVENT_103e 625a9b15 d522ad72 9cd67f97
pub const BE_EVENT_103e: Power = TODO;

/// # Destructive Phoenix
/// Minion · Elemental · Beast · 4 mana · 5/5
/// > **Battlecry:** Choose a card in your hand to set on fire. In 3 turns, discard it and summon a copy of this.
/// - Makes: Destructive Phoenix Rising [`CATA_EVENT_001e`] ("This card is on fire!")
///
/// # Notes
///
/// It burns until the start of your third turn from now. A card that has left the hand by then is not discarded, and nothing is summoned.
//~ done CATA_EVENT_001 - 08be3330.b31f2754 7d3f508a.69d949d3
pub const CATA_EVENT_001: Power = battlecry(&[
    select(A_CARD_IN_YOUR_HAND),
    later(
        &whenever(YOU.turn_start())
            .nth_time(3)
            .does(&[discard(YOUR_HAND.that(is(&IT))), summon(copy_of(THIS)).when(there_is(&IT))]),
    ),
]);

/// # Destructive Phoenix Rising
/// Enchantment
/// > This card is on fire!
//~ todo CATA_EVENT_001e 6aee6f4f d522ad72.b91bd5a2 55e8e054
pub const CATA_EVENT_001e: Power = TODO;
