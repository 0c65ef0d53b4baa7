//! Neutral cards of Custom.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;

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
/// Minion · 4 mana · 3/21
/// > After an enemy minion takes more than 8 damage, gain 1 mana of its element.
//~ done ZZ_ACOLYTE - 3669b00f.d13c1bde 6c049b8e
pub const ZZ_ACOLYTE: Power = after(ENEMY_MINIONS.takes_damage_from(CARD)).when(that_many(9)).then(&[
    gain(1, FIRE).when(there_is(&SUBJECT.that(school(SpellSchool::Fire)))),
    gain(1, WATER).when(there_is(&SUBJECT.that(school(SpellSchool::Frost)))),
    gain(1, EARTH).when(there_is(&SUBJECT.that(school(SpellSchool::Nature)))),
]);

/// # Altar
/// Location · 2 mana · 3 uses
/// > Destroy another friendly minion, use up: Draw two cards.
//~ done ZZ_ALTAR - 3195d7e3.bcf39144 e5330d00
pub const ZZ_ALTAR: Power =
    activated("Sacrifice", Cost::of(Part::Exhaust).and(Part::Destroy(1, CardFilter::Any))).then(&[draw(2)]);

/// # Open Chant
/// Spell · 1 mana
/// > Spend any amount of Armor. Draw that many cards.
//~ done ZZ_CHANT - 2f198b86.c0a368d7 13f3dfa1
pub const ZZ_CHANT: Power = spell(&[pay(Cost::of(Part::X(Resource::Armor, 0, 99)), &[draw(1).times(LAST_AMOUNT)])]);

/// # Wandering Colossus
/// Minion · 7 mana · 6/6
/// > Cycling: 2.
//~ done ZZ_CYCLE - 8417a0af.37e2b363 945b3ecf
pub const ZZ_CYCLE: Power = keyword("Cycling:2", &FOREIGN);

/// # Ember
/// Minion · Fire · 3 mana · 2/12
//~ vanilla ZZ_EMBER 092fa259 27bfe738 0c5772a9
pub const ZZ_EMBER: Power = VANILLA;

/// # Echo of Flame
/// Spell · Fire · 3 mana
/// > Deal $3 damage. Flashback: 2 U U, discard a card.
//~ done ZZ_FLASH - 3af9bd75.cf0c2196 c8dc19c6
pub const ZZ_FLASH: Power =
    abilities(&[spell(&[deal(3).to(TARGET)]), keyword("Flashback:2 U U,Discard(1,Any)", &FOREIGN)]);

/// # Island
/// Location · 0 mana · 1 uses
/// > Use up: Gain U.
//~ done ZZ_LAND - ca2af92a.ddb72025 b71cb6e5
pub const ZZ_LAND: Power = activated("Blue mana", Cost::of(Part::Exhaust)).then(&[gain(1, BLUE)]);

/// # Mirror
/// Minion · 2 mana · 0/4
/// > This minion's Attack is equal to the highest Attack of the other minions.
//~ done ZZ_MIRROR - 5b6e4b69.fe53dd9c d8461ba3
pub const ZZ_MIRROR: Power = aura(THIS).have(&[ATTACK.set_to(ATTACK.of(OTHER_MINIONS.most(ATTACK)))]);

/// # Stranger
/// Minion · 5 mana · 0/30
/// > This minion's Attack is equal to your opponent's highest mana.
//~ done ZZ_STRANGER - 21591394.d11c9f92 98f35225
pub const ZZ_STRANGER: Power = aura(THIS).have(&[ATTACK.set_to(HIGHEST_POOL.of(OPPONENT))]);

/// # Watch
/// Minion · 2 mana · 0/5
/// > After a friendly minion's Attack or Health changes, draw a card.
//~ done ZZ_WATCH - 5b6642a4.39c814de b1a77bb2
pub const ZZ_WATCH: Power = after(FRIENDLY_MINIONS.stats_change()).then(&[draw(1)]);
