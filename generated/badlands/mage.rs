//! Mage cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5f98f54d

/// # Summoning Ward
/// Spell · 3 mana
/// > **Secret:** When your turn starts, summon a copy of your highest Cost minion.
//~ done DEEP_000 - 82ede6d1.63d7aec6 935b8a48
pub const DEEP_000: Power =
    whenever(YOU.turn_start()).when(there_is(&FRIENDLY_MINIONS)).then(&[summon(copy_of(FRIENDLY_MINIONS.most(COST)))]);

/// # Chaos Creation
/// Spell · Fel · 6 mana
/// > Deal $6 damage. Summon a random 6-Cost minion. Destroy the bottom 6 cards of your deck.
/// - Classes: Mage, Warlock
//~ derived DEEP_031 b9b5ab65 65300cdc.9a78b1dd 97426f72.e6cfb9b3
pub const DEEP_031: Power =
    spell(&[deal(6).to(TARGET), summon(random(all(&[MINION, COST.is(6)]))), destroy(YOUR_DECK.last(6))]);

/// # Soulfreeze
/// Spell · Frost · 1 mana
/// > **Freeze** a minion and its neighbors. Deal damage to your hero equal to the number **Frozen**.
/// - Classes: Mage, Warlock
//~ done DEEP_032 - 28462b40.7e49c21e 2da71ae9.e6cfb9b3
pub const DEEP_032: Power = spell(&[freeze(A_MINION.with_neighbours()), deal(1).for_each(IT).to(YOUR_HERO)]);

/// # Cryopreservation
/// Spell · Frost · 2 mana
/// > **Freeze** an enemy. **Excavate** a treasure.
//~ derived WW_009 4ca48a92 589519e6.20e92d41 0f84e94a
pub const WW_009: Power = spell(&[freeze(AN_ENEMY), excavate()]);

/// # Heat Wave
/// Spell · Fire · 2 mana
/// > Deal $2 damage to an enemy minion and its neighbors. **Quickdraw:** To all enemies instead.
//~ done WW_377 - 64e9e702.29551008 f4f30176
pub const WW_377: Power = abilities(&[
    spell(&[deal(2).to(AN_ENEMY_MINION.with_neighbours())]),
    on(Word::Quickdraw, &[deal(2).to(ENEMIES)]).instead(),
]);

/// # Azerite Vein
/// Spell · 3 mana
/// > **Secret:** When the enemy plays a card on the turn that it entered their hand, get a copy that costs (0).
/// - Makes: Fractured [`WW_422e`] ("Cost broken in half."); Fractured [`WW_422e2`] ("Attack and Health broken in half.")
//~ done WW_422 - 82ede6d1.c3d5702b 66433b54.7917d2ec
pub const WW_422: Power =
    whenever(OPPONENT.play(ENTERED_HAND_THIS_TURN)).then(&[get(copy_of(THAT)), give(&[cost(0)]).to(IT)]);

/// # Fractured
/// Enchantment
/// > Cost broken in half.
//~ todo WW_422e 8bb5ca9a d522ad72.70c5cbbe 71335aa3
pub const WW_422e: Power = TODO;

/// # Fractured
/// Enchantment
/// > Attack and Health broken in half.
//~ todo WW_422e2 a9c469f4 d522ad72.4a3dc610 71335aa3
pub const WW_422e2: Power = TODO;

/// # Overflow Surger
/// Minion · Elemental · 4 mana · 3/2
/// > **Battlecry:** Summon a copy of this for each turn in a row you've played an Elemental.@ *(@)*
//~ done WW_424 - a2c58c06.625797a6 c70d1612
pub const WW_424: Power =
    battlecry(&[summon(copy_of(THIS)).times(YOU.play(ELEMENTAL).this_game().other().turns_in_a_row())]);

/// # Stargazing
/// Spell · Arcane · 2 mana
/// > Draw a different Arcane spell. If you play it this turn, it casts twice.
/// - Makes: Gazing [`WW_425e`] ("Casts twice if played this turn.")
//~ done WW_425 - b3d67742.8a2c6080 0531f59d.c0be3a1c
pub const WW_425: Power =
    spell(&[draw_that(1, all(&[SPELL, school(SpellSchool::Arcane), not(&named("WW_425"))])), attach("WW_425e").to(IT)]);

/// # Gazing
/// Enchantment
/// > Casts twice if played this turn.
//~ done WW_425e - d522ad72.09e83aff 19fe4acc
pub const WW_425e: Power = enchant(&[plus_tag(GameTag::EXTRA_SPELL_CASTS_BASE, 1)]).this_turn();

/// # Blastmage Miner
/// Minion · 6 mana · 4/4
/// > **Battlecry: Excavate** a treasure. For each card in your hand, deal 1 damage to a random enemy.
//~ derived WW_426 a6a4974d 3c6a5243.bc087856 37a448a4
pub const WW_426: Power = battlecry(&[excavate(), perform(&[deal(1).to(ENEMIES.random())]).for_each(YOUR_HAND)]);

/// # Sunset Volley
/// Spell · Fire · 9 mana
/// > Deal $10 damage randomly split among all enemies. Summon a random 10-Cost minion.
//~ derived WW_427 7db802c0 b14d536c.804c1096 b6f35959
pub const WW_427: Power = spell(&[deal(10).split_among(ENEMIES), summon(random(all(&[MINION, COST.is(10)])))]);

/// # Mes'Adune the Fractured
/// Minion · Elemental · 5 mana · 6/5
/// > **Battlecry:** Draw an Elemental. Split it into two halves.
///
/// # Notes
///
/// No source: each half has half of the Attack, Health and Cost, rounded up.
//~ done WW_429 - 02fa9735.54f74c11 540209d7
pub const WW_429: Power = battlecry(&[
    draw_that(1, ELEMENTAL),
    give(&[ATTACK.set_to(X)]).with_x(half(&ATTACK.of(IT))).to(IT),
    give(&[HEALTH.set_to(X)]).with_x(half(&HEALTH.of(IT))).to(IT),
    give(&[COST.set_to(X)]).with_x(half(&OWN_COST.of(IT))).to(IT),
    get(copy_of(IT)),
]);

/// # Tae'thelan Bloodwatcher
/// Minion · 4 mana · 2/5
/// > Cards that didn't start in your deck cost (4) less *(but not less than 1*).
/// - Makes: Reliquary Findings [`WW_430e`] ("Costs (4) less (but not less than 1).")
//~ derived WW_430 22d9682d 58145516.8b42bbde 3ef104ea.10338d6d
pub const WW_430: Power = aura(YOUR_HAND.that(not(&STARTED_IN_DECK))).gives("WW_430e");

/// # Reliquary Findings
/// Enchantment
/// > Costs (4) less (but not less than 1).
//~ derived WW_430e 9ef21c28 d522ad72.cea88fff ff5a52ae
pub const WW_430e: Power = enchant(&[cost_less(4).not_below(1)]);

/// # Reliquary Researcher
/// Minion · 4 mana · 3/5
/// > **Battlecry:** If you've **Excavated** twice, cast two random Mage **Secrets**.
//~ derived WW_432 fd7d305b e3908842.2a9bf805 4ef685d5
#[rustfmt::skip]
pub const WW_432: Power = battlecry(&[cast(random(all(&[SECRET, class(CardClass::Mage)]))).picks(2)]).when(YOU.excavate(CARD).this_game().at_least(2));
