//! Mage cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 969c5cba

/// # Coilbearer
/// Minion · Mech · 2 mana · 3/2
/// > **Battlecry: Discover** a spell to put on top of your deck. It costs (2) less.
//~ done BE_150 - 9ee36bf9.f9de6aac 301b2faf
pub const BE_150: Power =
    battlecry(&[discover_then(Offer::Pool(SPELL, Classes::Own), &[put_on_top(the(IT))]), give(&[cost_less(2)]).to(IT)]);

/// # Foreboding Freeze
/// Spell · Frost · 3 mana
/// > **Freeze** an enemy. Summon a random 5-Cost minion and **Freeze** it.
//~ derived BE_201 0436d2b0 0784d9a3.f902bf34 34ae7a10
pub const BE_201: Power = spell(&[freeze(AN_ENEMY), summon(random(all(&[MINION, COST.is(5)]))), freeze(IT)]);

/// # Discs of Norgannon
/// Spell · Arcane · 2 mana
/// > Move all spells in your deck to the top. You can pick to draw from the top or bottom each turn.
/// - Makes: Leave the Discs [`BE_250t`] ("Draw from the top of your deck."); Shift the Discs [`BE_250t2`] ("Draw from the bottom of your deck."); Shift the Discs [`BE_250e`] ("Passive. At the start of your turn, you may…")
///
/// # Notes
///
/// The spells come on top in the reverse of the order that they had.
//~ done BE_250 - b3d67742.eb7e33dc f1d7f8b3.1f0d21d6
pub const BE_250: Power = spell(&[put_on_top(the(YOUR_DECK.that(SPELL))), attach("BE_250e").to(CONTROLLER)]);

/// # Shift the Discs
/// Enchantment
/// > **Passive**. At the start of your turn, you may choose to draw from the top or bottom of your deck.
//~ done BE_250e - d522ad72.2a149992 d55f1536
pub const BE_250e: Power = whenever(YOU.turn_start()).then(&[choose(&[&[], &[put_on_top(the(YOUR_DECK.last(1)))]])]);

/// # Leave the Discs
/// Spell · 0 mana
/// > Draw from the top of your deck.
//~ todo BE_250t 7e8f5f43 3e8f9d5a.ce22998f 373fc4c3
pub const BE_250t: Power = TODO;

/// # Shift the Discs
/// Spell · 0 mana
/// > Draw from the bottom of your deck.
//~ todo BE_250t2 1cdb307d 3e8f9d5a.6e4b6cc4 d55f1536
pub const BE_250t2: Power = TODO;

/// # Cosmic Springs
/// Location · 3 mana · 2 uses
/// > Draw a card. If it's not a minion, refresh two Mana Crystals.
//~ derived BE_251 ddeae78c 1dcfdd2f.57e95a8c 236074a5
pub const BE_251: Power = location(&[draw(1), refresh_mana(2).when(there_is(&IT.that(not(&MINION))))]);

/// # Constellar's Calling
/// Spell · Arcane · 2 mana
/// > Choose a friendly minion. Summon a random minion of the same Cost.
//~ derived BE_252 c4ac201f b3d67742.dfb7db8f 879284d1
pub const BE_252: Power = spell(&[select(A_FRIENDLY_MINION), summon(random_costing(MINION, COST.of(IT)))]);

/// # Colossus of the Cold
/// Minion · 10 mana · 10/10
/// > **Frozen** until you spend 15 Mana on spells. *(@ left!)*
/// - Numbers: {0} = 15
///
/// # Notes
///
/// It counts Mana that is spent while it is in play. One that another effect summons is not Frozen by itself, and cannot attack until
/// then (no source).
//~ done BE_254 - 35a233d2.b5ecc58e.c0b0cd0b 7a990b2c
pub const BE_254: Power = abilities(&[
    aura(THIS).when(not(&THAWED)).have(&[has(GameTag::CANT_ATTACK)]),
    after(YOU.spend_mana(SPELL)).when(not(&THAWED)).then(&[
        set_counter_to(0, sum(&[counter_value(0), THAT_MUCH])),
        give(&[plus_tag(STAYS_FROZEN, -1), has_no(GameTag::FROZEN)]).when(THAWED),
    ]),
]);

const THAWED: Condition = is_at_least(&counter_value(0), 15);

/// # Astral Mediator
/// Minion · 5 mana · 5/4
/// > **Battlecry and Deathrattle:** Cast a random 3-Cost spell.
//~ derived BE_256 53e36902 7c760552.512a5393 77c3b727
#[rustfmt::skip]
pub const BE_256: Power = abilities(&[battlecry(&[cast(random(all(&[SPELL, COST.is(3)])))]), deathrattle(&[cast(random(all(&[SPELL, COST.is(3)])))])]);

/// # Thaw From Ice
/// Spell · Frost · 2 mana
/// > **Assemble** a Mage minion. At the end of your turns, reduce its Cost by (1).
/// - Makes: Thaw [`BE_257e`] ("Reduces cost each turn."); Melting [`BE_257e2`] ("Reduced Cost.")
//~ todo BE_257 a444b739 589519e6.a18ac0b8 47343222.341b7c97
pub const BE_257: Power = TODO;

/// # Thaw
/// Enchantment
/// > Reduces cost each turn.
//~ todo BE_257e 598e0561 d522ad72.38220355 99be325b
pub const BE_257e: Power = TODO;

/// # Melting
/// Enchantment
/// > Reduced Cost.
//~ todo BE_257e2 05ff08ee d522ad72.dda26391 90e048e9
pub const BE_257e2: Power = TODO;

/// # Astral Rain
/// Spell · Arcane · 4 mana
/// > Deal $2 damage to a random enemy minion, five times.
//~ derived BE_258 e141e07e 27bf12e1.fff5b469 0320f992
pub const BE_258: Power = spell(&[deal(2).to(ENEMY_MINIONS.random()).repeated(5)]);

/// # Isiset
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Summon two 10/10 Constructs. They are **Frozen** until you spend 15 Mana on spells.
///
/// # Notes
///
/// The Constructs are two Colossi of the Cold, the card of the set with these numbers and this text.
//~ done BE_259 - 73fb5380.9ba2890d f68aa006
pub const BE_259: Power =
    battlecry(&[summon(card("BE_254")).copies(2), freeze(IT), give(&[plus_tag(STAYS_FROZEN, 1)]).to(IT)]);

/// # Icebelt Magi
/// Minion · 5 mana · 2/4
/// > **Battlecry:** Draw two cards. For each that isn't a minion, summon a 3/6 Water Elemental.
/// - Makes: [`CS2_033`](crate::legacy::mage::CS2_033)
//~ done BE_270 - cb041520.e6545e8c a8986ba2.5d519963
pub const BE_270: Power = battlecry(&[draw(2), summon(card("CS2_033")).for_each(IT.that(not(&MINION)))]);
