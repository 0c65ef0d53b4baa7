//! Shaman cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 95ab87c7

/// # Diligent Notetaker
///
/// `SCH_236` · Shaman minion · 2 mana · 2/3
///
/// > **Spellburst:** Return the spell to your hand.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Spellburst
///
/// State: Derived
//~ derived SCH_236 9834c90d 7d43c3eb 3ae19950.df8ae78c
pub const SCH_236: Power = on(Word::Spellburst, &[return_to_hand(THAT)]);

/// # Molten Blast
///
/// `SCH_271` · Shaman spell · Fire · 3 mana
///
/// > Deal $2 damage. Summon that many 1/1 Elementals.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Tokens: Molten Elemental [`SCH_271t`]
///
/// State: Derived
//~ derived SCH_271 8c75434b 62d9e78b 7e70273c.edcafafa
pub const SCH_271: Power = spell(&[deal(2).to(TARGET), summon(card("SCH_271t")).times(DONE)]);

/// # Molten Elemental
///
/// `SCH_271t` · Shaman minion · 1 mana · 1/1
///
/// - Set: Scholomance Academy
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla SCH_271t a86bd61f 425e334a be96b8c0
pub const SCH_271t: Power = VANILLA;

/// # Rune Dagger
///
/// `SCH_301` · Shaman weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, gain **Spell Damage +1** this turn.
///
/// - Set: Scholomance Academy · common · collectible
/// - Refers to: Spellpower
/// - Enchantments: Runic Power [`SCH_301e`]
///
/// State: Derived
//~ derived SCH_301 bdc852c4 578a4400 1c7a5379.31946a30
pub const SCH_301: Power =
    after(YOUR_HERO.attack(CARD)).then(&[lend(&[plus_tag(GameTag::SPELLPOWER, 1)], Lasts::ThisTurn)]);

/// # Runic Power
///
/// `SCH_301e` · Neutral enchantment
///
/// > You have **Spell Damage +1** this turn.
///
/// - Set: Scholomance Academy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo SCH_301e 913b964d 088e0461 ce6b7354.b1a1fa00
pub const SCH_301e: Power = TODO;

/// # Instructor Fireheart
///
/// `SCH_507` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a spell that costs (1) or more. If you play it this turn, repeat this effect.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Hot Streak! [`SCH_507e`]
///
/// State: Derived
//~ derived SCH_507 e8dbf6ae 68d180c5 55c87379.b038c672
#[rustfmt::skip]
pub const SCH_507: Power = battlecry(&[discover(all(&[SPELL, COST.at_least(1)])), later(&whenever(YOU.play(is(&IT))).this_turn().does(&[repeat(Word::Battlecry, the(THIS))]))]);

/// # Hot Streak!
///
/// `SCH_507e` · Shaman enchantment
///
/// > If played this turn, **Discover** another spell.
///
/// - Set: Scholomance Academy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo SCH_507e 092d841d d5d96ab6 8e4ad607.0e054dc3
pub const SCH_507e: Power = TODO;

/// # Tidal Wave
///
/// `SCH_535` · Shaman spell · Nature · 8 mana
///
/// > **Lifesteal** Deal $3 damage to all minions.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived SCH_535 8942ad23 7206fc4a 6d1dcace.41e8042b
pub const SCH_535: Power = spell(&[deal(3).to(MINIONS)]);

/// # Totem Goliath
///
/// `SCH_615` · Shaman minion · 5 mana · 5/5
///
/// > **Deathrattle:** Summon all four basic Totems. **Overload:** (1)
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Totem
/// - Mechanics: Deathrattle
/// - Refers to: Overload
///
/// State: Todo
//~ todo SCH_615 afc2cb5f fc65ef3e d6c0ac5f.13b35fdc
pub const SCH_615: Power = TODO;
