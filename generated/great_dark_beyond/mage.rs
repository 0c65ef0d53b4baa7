//! Mage cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 25eba9d8

/// # Pocket Dimension
/// Spell · Arcane · 4 mana
/// > **Discover** a spell. Repeat until you see one for the second time.
///
/// # Notes
///
/// Each of the spells that it has offered was seen, chosen or not.
//~ done GDB_133 - 27bf12e1.2aa9a258 3670a523
pub const GDB_133: Power = spell(&[discover(SPELL), repeat_this().when(no_duplicates(&SEEN))]);

/// What Pocket Dimension has offered, wherever it is now.
const SEEN: Selector = together(&[LEFT_ASIDE, YOUR_HAND.that(made_by(&THIS)), YOUR_GRAVEYARD.that(made_by(&THIS))]);

/// # Arkwing Pilot
/// Minion · Draenei · 6 mana · 4/3
/// > At the end of your turn, deal 3 damage to a random enemy. **Spellburst:** Summon an Arkwing Pilot.
//~ derived GDB_134 7c3d274a 1f0f14d1.83c30d2b 416ac85c
#[rustfmt::skip]
pub const GDB_134: Power = abilities(&[at_end_of_your_turn(&[deal(3).to(ENEMIES.random())]), on(Word::Spellburst, &[summon(card("GDB_134"))])]);

/// # Ingenious Artificer
/// Minion · Draenei · 4 mana · 4/5
/// > **Battlecry:** The next Draenei you play refreshes Mana Crystals equal to its Attack.
/// - Makes: Ingenious Artficer Future Buff [`GDB_135e`] ("The next Draenei you play refreshes Mana equal to…")
//~ done GDB_135 - 94486fad.236e25dd 044e21d4.94e6d6dd
pub const GDB_135: Power =
    battlecry(&[later(&after(YOU.play(race(Race::Draenei))).does(&[refresh_mana(1).times(ATTACK.of(THAT))]))]);

/// # Ingenious Artficer Future Buff
/// Enchantment
/// > The next Draenei you play refreshes Mana equal to its Attack.
//~ todo GDB_135e f4e0fe69 d522ad72.02058693 bb6bc8b7
pub const GDB_135e: Power = TODO;

/// # Exarch Hataaru
/// Minion · Draenei · 5 mana · 5/5
/// > **Battlecry: Discover** a spell and reduce its Cost by (1). If you play it this turn, repeat this effect.
/// - Makes: The Galaxy's Lens [`GDB_136t`] ("Spellburst: Absorb the spell's power!"); Exarch Hataaru [`GDB_136e`] ("If played this turn, Discover another spell.")
//~ done GDB_136 - 1e586ec4.93fe95bc e1fff9fb.399740b3
#[rustfmt::skip]
pub const GDB_136: Power = battlecry(&[discover(SPELL), give(&[cost_less(1)]).to(IT), later(&whenever(YOU.play(is(&IT))).once_a_turn().does(&[repeat_ability(Word::Battlecry, the(THIS))]))]);

/// # Exarch Hataaru
/// Enchantment
/// > If played this turn, **Discover** another spell.
//~ todo GDB_136e f0ed107e d522ad72.0e054dc3 e1fff9fb
pub const GDB_136e: Power = TODO;

/// # The Galaxy's Lens
/// Location · 5 mana · 2 uses
/// > **Spellburst:** Absorb the spell's power!@Cast {0}.
//~ done GDB_136t - e7d072c7.0c4b95c2 793926aa
pub const GDB_136t: Power = abilities(&[
    on(Word::Spellburst, &[keep_with(copy_of(THAT), THIS)]),
    location(&[cast(copy_of(KEPT)).at(TARGET.that(is_valid_target_of(&KEPT)))])
        .when(there_is(&CHARACTERS.that(is_valid_target_of(&KEPT)))),
    location(&[cast(copy_of(KEPT))])
        .when(all(&[there_is(&KEPT), there_is_no(&CHARACTERS.that(is_valid_target_of(&KEPT)))])),
]);

/// # Supernova
/// Spell · Fire · 8 mana
/// > Fill your hand with random Fire spells. They cost (1).
//~ derived GDB_301 c75fba1e 4e9366fb.c78d55c9 182cd732
pub const GDB_301: Power = spell(&[get(random(school(SpellSchool::Fire))).picks(10), give(&[cost(1)]).to(IT)]);

/// # Blazing Accretion
/// Minion · Elemental · 3 mana · 3/1
/// > **Battlecry:** Destroy the top 3 cards of your deck. Any Fire spells or Elementals are drawn instead.
//~ done GDB_302 - 644eb648.db71d3ed dd3a27e1
pub const GDB_302: Power = battlecry(&[
    select(YOUR_DECK.first(3)),
    perform(&[destroy(IT.that(not(&any(&[all(&[SPELL, school(SpellSchool::Fire)]), ELEMENTAL]))))]),
    get(the(IT.that(any(&[all(&[SPELL, school(SpellSchool::Fire)]), ELEMENTAL])))),
]);

/// # Blasteroid
/// Minion · Elemental · 3 mana · 3/4
/// > **Battlecry:** Shuffle 5 random Fire spells into your deck. They cost (2) less.
//~ derived GDB_303 d3d759ae 647d49d1.192cff5a 69b15051
pub const GDB_303: Power =
    battlecry(&[shuffle(random(school(SpellSchool::Fire))).picks(5), give(&[cost_less(2)]).to(IT)]);

/// # Saruun
/// Minion · Elemental · 6 mana · 7/6
/// > **Battlecry:** Give all Elementals in your deck **Fire Spell Damage +1**.
/// - Makes: Heat of Saruun [`GDB_304e`] ("Fire Spell Damage +1.")
//~ done GDB_304 - e3f9bce9.268a1837 46aeef2b.7a3b7499
pub const GDB_304: Power = battlecry(&[attach("GDB_304e").to(YOUR_DECK.that(ELEMENTAL))]);

/// # Heat of Saruun
/// Enchantment
/// > **Fire Spell Damage +1**.
//~ done GDB_304e - d522ad72.ae97e825 d63845b1
pub const GDB_304e: Power = enchant(&[]).aura(YOU, &[plus_tag(GameTag::SPELLPOWER_FIRE, 1)]);

/// # Solar Flare
/// Spell · Fire · 5 mana
/// > Deal $2 damage to all enemies. Costs (1) less for each Elemental you control.
//~ derived GDB_305 8851c83f 3ed6fa2e.9c2664ea 5fffd331
pub const GDB_305: Power =
    abilities(&[spell(&[deal(2).to(ENEMIES)]), costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.that(ELEMENTAL))])]);

/// # Spontaneous Combustion
/// Spell · Fire · 2 mana
/// > Deal $4 damage to a random enemy. If you played an Elemental last turn, choose the target.
//~ done GDB_456 - 64e9e702.af50d30c 442e2025
pub const GDB_456: Power = abilities(&[
    spell(&[deal(4).to(ENEMIES.random())]).when(not(&ELEMENTAL_LAST_TURN)),
    spell(&[deal(4).to(AN_ENEMY)]).when(ELEMENTAL_LAST_TURN),
]);

const ELEMENTAL_LAST_TURN: Condition = YOU.play(ELEMENTAL).last_turn().at_least(1);

/// # Colossus
/// Minion · Mech · 12 mana · 9/4
/// > **Battlecry:** Deal @ damage to all enemies, twice. *(Improved by Protoss spells you cast this game!)*
/// - Numbers: {0} = 1
//~ done SC_758 - 770aefcf.47552273.eae7e889 ad1b410d
#[rustfmt::skip]
pub const SC_758: Power = abilities(&[battlecry(&[deal(1).times(TEXT_NUMBER).to(ENEMIES).repeated(2)]), improved(YOU.cast(all(&[SPELL, with(GameTag::PROTOSS)])).this_game().count())]);

/// # Shield Battery
/// Spell · 2 mana
/// > Gain 6 Armor. Your next Protoss spell costs (2) less.
/// - Makes: Khalai Ingenuity [`SC_759e`] ("Your next Protoss spell costs (2) less.")
//~ derived SC_759 83c14012 7846e7ae.6d122b6d 7b5fe943.97b01c41
pub const SC_759: Power = spell(&[armor(6), attach("SC_759e").to(YOU)]);

/// # Khalai Ingenuity
/// Enchantment
/// > Your next Protoss spell costs (2) less.
//~ derived SC_759e acab18f6 d522ad72.7db04175 cf5c2b44
#[rustfmt::skip]
pub const SC_759e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[SPELL, with(GameTag::PROTOSS)])), &[cost_less(2)]).until(YOU.play(all(&[SPELL, with(GameTag::PROTOSS)])));

/// # Resonance Coil
/// Spell · 3 mana
/// > Deal $5 damage to a minion. Get a random Protoss spell.
//~ derived SC_760 620852af 82ede6d1.15b40c5e c5d2cfa5
pub const SC_760: Power = spell(&[deal(5).to(A_MINION), get(random(all(&[SPELL, with(GameTag::PROTOSS)])))]);
