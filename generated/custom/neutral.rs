//! Neutral cards of Custom.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// Blue mana.
pub const BLUE: Pool = Pool::new(0, 'U');
/// Mana of fire.
pub const FIRE: Pool = Pool::new(1, 'F');
/// Mana of water.
pub const WATER: Pool = Pool::new(2, 'W');
/// Mana of earth.
pub const EARTH: Pool = Pool::new(3, 'E');
/// What the costs of these cards may be written in.
pub const FOREIGN: Ruleset<'static> = Ruleset { name: "Foreign", pools: &[BLUE, FIRE, WATER, EARTH] };
//~ file cbe8527f

/// # Acolyte
///
/// `ZZ_ACOLYTE` · Neutral minion · 4 mana · 3/21
///
/// > After an enemy minion takes more than 8 damage, gain 1 mana of its element.
///
/// - Set: Custom · custom
///
/// State: Done
//~ done ZZ_ACOLYTE 90b9c989 - 4b647386.d13c1bde
pub const ZZ_ACOLYTE: Power = after(ENEMY_MINIONS.takes_damage(CARD)).when(that_many(9)).then(&[
    gain(1, FIRE).when(there_is(&WHO.that(school(SpellSchool::Fire)))),
    gain(1, WATER).when(there_is(&WHO.that(school(SpellSchool::Frost)))),
    gain(1, EARTH).when(there_is(&WHO.that(school(SpellSchool::Nature)))),
]);

/// # Altar
///
/// `ZZ_ALTAR` · Neutral location · 2 mana · 0 uses
///
/// > Destroy another friendly minion, use up: Draw two cards.
///
/// - Set: Custom · custom
///
/// State: Done
//~ done ZZ_ALTAR 3f234253 - b4d1266c.bcf39144
pub const ZZ_ALTAR: Power =
    activated("Sacrifice", Cost::of(Part::Exhaust).and(Part::Destroy(1, Which::Any))).then(&[draw(2)]);

/// # Open Chant
///
/// `ZZ_CHANT` · Neutral spell · 1 mana
///
/// > Spend any amount of Armor. Draw that many cards.
///
/// - Set: Custom · custom
///
/// State: Done
//~ done ZZ_CHANT 14afd82c - 1b77d350.c0a368d7
pub const ZZ_CHANT: Power = spell(&[pay(Cost::of(Part::X(Resource::Armor, 0, 99)), &[draw(1).times(DONE)])]);

/// # Wandering Colossus
///
/// `ZZ_CYCLE` · Neutral minion · 7 mana · 6/6
///
/// > Cycling: 2.
///
/// - Set: Custom · custom
///
/// State: Done
//~ done ZZ_CYCLE d02961b4 - 23a9690e.37e2b363
pub const ZZ_CYCLE: Power = keyword("Cycling:2", &FOREIGN);

/// # Ember
///
/// `ZZ_EMBER` · Neutral minion · Fire · 3 mana · 2/12
///
/// - Set: Custom · custom
///
/// State: Vanilla
//~ vanilla ZZ_EMBER a01a7b31 092fa259 af34ba73
pub const ZZ_EMBER: Power = VANILLA;

/// # Echo of Flame
///
/// `ZZ_FLASH` · Neutral spell · Fire · 3 mana
///
/// > Deal $3 damage. Flashback: 2 U U, discard a card.
///
/// - Set: Custom · custom
///
/// State: Done
//~ done ZZ_FLASH 22e89d17 - 04515d51.cf0c2196
pub const ZZ_FLASH: Power =
    abilities(&[spell(&[deal(3).to(TARGET)]), keyword("Flashback:2 U U,Discard(1,Any)", &FOREIGN)]);

/// # Island
///
/// `ZZ_LAND` · Neutral location · 0 mana · 0 uses
///
/// > Use up: Gain U.
///
/// - Set: Custom · custom
///
/// State: Done
//~ done ZZ_LAND 0e7aead8 - bd07e8bb.ddb72025
pub const ZZ_LAND: Power = activated("Blue mana", Cost::of(Part::Exhaust)).then(&[gain(1, BLUE)]);

/// # Mirror
///
/// `ZZ_MIRROR` · Neutral minion · 2 mana · 0/4
///
/// > This minion's Attack is equal to the highest Attack of the other minions.
///
/// - Set: Custom · custom
///
/// State: Done
//~ done ZZ_MIRROR 71eaefab - ab31d1ed.fe53dd9c
pub const ZZ_MIRROR: Power = aura(THIS).have(&[ATTACK.set(1).times(ATTACK.of(OTHER_MINIONS.most(ATTACK)))]);

/// # Stranger
///
/// `ZZ_STRANGER` · Neutral minion · 5 mana · 0/30
///
/// > This minion's Attack is equal to your opponent's highest mana.
///
/// - Set: Custom · custom
///
/// State: Done
//~ done ZZ_STRANGER e85d5bcb - d94a7f6d.d11c9f92
pub const ZZ_STRANGER: Power = aura(THIS).have(&[ATTACK.set(1).times(HIGHEST_POOL.of(OPPONENT))]);

/// # Watch
///
/// `ZZ_WATCH` · Neutral minion · 2 mana · 0/5
///
/// > After a friendly minion's Attack or Health changes, draw a card.
///
/// - Set: Custom · custom
///
/// State: Done
//~ done ZZ_WATCH f66a6695 - 3c6a5805.39c814de
pub const ZZ_WATCH: Power = after(FRIENDLY_MINIONS.stats_change()).then(&[draw(1)]);
