//! Shaman cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e57a2da6

/// # Shadow Sculpt
/// Spell · Shadow · 3 mana
/// > **Assemble** a minion. It costs (2) less.
//~ todo BE_114 8c2c5599 3c9c5d15.12869102 57636862
pub const BE_114: Power = TODO;

/// # Primus of Power
/// Minion · 4 mana · 4/5
/// > **Taunt. Battlecry:** If you've played two different spell schools while holding this, summon a copy of this.
/// - Makes: Powerful [`BE_171e`] ("\+3/+3 and Taunt.")
///
/// # Notes
///
/// The card itself summons a copy with what is on it.
//~ done BE_171 - 16eb980d.b5810e60 6680c965.ff59813a
pub const BE_171: Power = battlecry(&[summon(copy_of(THIS))])
    .when(YOU.play(CARD).while_holding_this().at_least_different(2, CardProperty::School));

/// # Powerful
/// Enchantment
/// > \+3/+3 and **Taunt**.
//~ derived BE_171e b7cdc43f d522ad72.af045692 139f0cff
pub const BE_171e: Power = enchant(&[plus(3, 3), has(GameTag::TAUNT)]);

/// # Neptulon, Lord of Tides
/// Minion · Elemental · 7 mana · 7/7
/// > **Battlecry:** For the rest of the game, Elementals you summon have their stats set to 5/5.
/// - Makes: Tidal Surge [`BE_209e1`] ("Stats set to 5/5."); Tidal Surge [`BE_209e2`] ("Elementals you summon are set to 5/5.")
//~ done BE_209 - efbb7c67.42bb181e 6896c382.67d5a67c
pub const BE_209: Power = battlecry(&[attach("BE_209e2").to(YOU)]);

/// # Tidal Surge
/// Enchantment
/// > Stats set to 5/5.
//~ derived BE_209e1 aec6f389 d522ad72.eafd762a 5fec73ae
pub const BE_209e1: Power = enchant(&[become_stats(5, 5)]);

/// # Tidal Surge
/// Enchantment
/// > Elementals you summon are set to 5/5.
//~ done BE_209e2 - d522ad72.05674be8 5fec73ae
pub const BE_209e2: Power = whenever(YOU.summon(ELEMENTAL)).then(&[attach("BE_209e1").to(THAT)]);

/// # Flame Shock
/// Spell · Fire · 1 mana
/// > Deal $2 damage to two different enemies. **Overload:** (1).
///
/// # Notes
///
/// The second enemy is chosen while the spell resolves.
//~ done BE_302 - e70c31b0.9b577990 4d7797ca
pub const BE_302: Power =
    spell(&[deal(2).to(AN_ENEMY), choose_from(ENEMIES.that(not(&is(&TARGET))), &[deal(2).to(IT)], &[])]);

/// # Scorchfist Scholar
/// Minion · Elemental · 5 mana · 3/3
/// > **Battlecry:** If you've played two different spell schools while holding this, deal 4 damage to all enemies.
//~ done BE_303 - a83bff93.c076ddc5 d9492caa
pub const BE_303: Power = battlecry(&[deal(4).to(ENEMIES)])
    .when(YOU.play(CARD).while_holding_this().at_least_different(2, CardProperty::School));

/// # Therazane the Earthmother
/// Minion · Elemental · 6 mana · 5/5
/// > **Battlecry:** Your next spell of each school casts twice.
/// - Makes: Casts Twice [`BE_337e`]; Spells of a Schools Cast Twice [`BE_337e2`]
//~ done BE_337 - ddbed0a1.e28d0fec bd66d5be.bebb5191
pub const BE_337: Power = battlecry(&[
    later(&whenever(YOU.cast(school(SpellSchool::Arcane))).does(&[cast_again(THAT)])),
    later(&whenever(YOU.cast(school(SpellSchool::Fel))).does(&[cast_again(THAT)])),
    later(&whenever(YOU.cast(school(SpellSchool::Fire))).does(&[cast_again(THAT)])),
    later(&whenever(YOU.cast(school(SpellSchool::Frost))).does(&[cast_again(THAT)])),
    later(&whenever(YOU.cast(school(SpellSchool::Holy))).does(&[cast_again(THAT)])),
    later(&whenever(YOU.cast(school(SpellSchool::Nature))).does(&[cast_again(THAT)])),
    later(&whenever(YOU.cast(school(SpellSchool::Shadow))).does(&[cast_again(THAT)])),
]);

/// # Casts Twice
/// Enchantment
//~ todo BE_337e 8ea4d006 d522ad72 95c642a7
pub const BE_337e: Power = TODO;

/// # Spells of a Schools Cast Twice
/// Enchantment
//~ todo BE_337e2 c40ad92e d522ad72 6c31d3cb
pub const BE_337e2: Power = TODO;

/// # Eyemaul
/// Weapon · 4 mana · 2/2 durability
/// > After your hero attacks, summon two 2/2 Elementals with **Rush**.
/// - Makes: Tremoring Elemental [`BE_349t`] (2/2, "Rush")
//~ derived BE_349 6972e103 24215602.acbb3ce3 b6a36c97.782fd820
pub const BE_349: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("BE_349t")).copies(2)]);

/// # Tremoring Elemental
/// Minion · Elemental · 2 mana · 2/2
/// > **Rush**
//~ vanilla BE_349t e8ff79a0 2edd8b58.57b12c28 26986313
pub const BE_349t: Power = VANILLA;

/// # Watch Over
/// Spell · Shadow · 6 mana
/// > Choose two different C'Thun abilities to trigger.
///
/// # Notes
///
/// The player chooses the minion that C'Thun's Glare hits: no source tells whether the client takes a random one.
//~ done BE_778 - b1a71a54.7d75bb9f 39d906b9
pub const BE_778: Power = spell(&[
    crate::black_empire::neutral::TRIGGER_CTHUN_ABILITY,
    choose_from(LEFT_ASIDE, &[crate::black_empire::neutral::TRIGGER_CHOSEN_ABILITY], &[]),
    remove_from_game(LEFT_ASIDE),
]);

/// # Unnatural Cold
/// Spell · Frost · 2 mana
/// > **Freeze** an enemy. Gain 3 Armor. Draw a card.
//~ derived BE_842 9a6cdaf5 589519e6.b37319b8 bfcecbdd
pub const BE_842: Power = spell(&[freeze(AN_ENEMY), armor(3), draw(1)]);

/// # Elemental of Madness
/// Minion · Elemental · 3 mana · 2/2
/// > **Battlecry: Discover** any spell with Cost equal to this minion's Attack. It costs (0) this turn.
/// - Makes: Madness [`BE_870e`] ("Costs (0) this turn.")
//~ done BE_870 - 40256844.1c3e8b93 5479b0c0.92f21580
pub const BE_870: Power =
    battlecry(&[discover_of(all(&[SPELL, COST.same_as(&ATTACK.of(THIS))]), Classes::Any), attach("BE_870e").to(IT)]);

/// # Madness
/// Enchantment
/// > Costs (0) this turn.
//~ derived BE_870e aef39f06 d522ad72.0daa77b6 a00fc585
pub const BE_870e: Power = enchant(&[cost(0)]).this_turn();

/// # \[BioCore\] Ancestral Healing
/// Spell · Nature · 0 mana
/// > Restore a minion to full Health and give it **Taunt**.
//~ derived Core_mon_0004 ce18c020 18fb9c72.412f8783 5aacfe4c
pub const Core_mon_0004: Power = spell(&[heal_fully(A_MINION), give(&[has(GameTag::TAUNT)]).to(IT)]);
