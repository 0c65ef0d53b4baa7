//! Warlock cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5e81b3bb

/// # Felfire Thrusters
/// Minion · 3 mana · 2/4
/// > **Spellburst:** Deal this minion's Attack damage to 2 random enemy minions. **Starship Piece**
/// - Makes: Felfire Thrusters [`GDB_104e`] ("Spellburst: Deal this minion's Attack damage to 2…")
//~ derived GDB_104 d0bff319 def81b81.6694e7b6 5d111501.3fbacf3a
pub const GDB_104: Power = on(Word::Spellburst, &[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS.random_of(2))]);

/// # Felfire Thrusters
/// Enchantment
/// > **Spellburst:** Deal this minion's Attack damage to 2 random enemy minions.
//~ derived GDB_104e bb2ec8cd d522ad72.9362dec6 5d111501
pub const GDB_104e: Power = on(Word::Spellburst, &[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS.random_of(2))]);

/// # Heart of the Legion
/// Minion · 2 mana · 3/2
/// > **Lifesteal Starship Piece**
/// - Makes: Heart of the Legion [`GDB_109e`] ("Lifesteal")
//~ vanilla GDB_109 c7fdd84c 0296240c.1692cb65 1a058593.b012ab36
pub const GDB_109: Power = VANILLA;

/// # Heart of the Legion
/// Enchantment
/// > **Lifesteal**
//~ derived GDB_109e 77352048 d522ad72.b857c9f1 1a058593
pub const GDB_109e: Power = enchant(&[has(GameTag::LIFESTEAL)]);

/// # Foreboding Flame
/// Minion · Elemental · 2 mana · 2/3
/// > **Battlecry:** Demons that didn't start in your deck cost (1) less this game.
/// - Makes: Burning Legion's Boon [`GDB_121e`] ("Demons that didn't start in your deck cost (1)…")
//~ derived GDB_121 0c57c027 2ed7eb85.f2211166 8a552006.cc97ad74
pub const GDB_121: Power = battlecry(&[attach("GDB_121e").to(YOU)]);

/// # Burning Legion's Boon
/// Enchantment
/// > Demons that didn't start in your deck cost (1) less this game.
//~ derived GDB_121e 674ee7d6 d522ad72.9fcc08e6 7dd23f82
pub const GDB_121e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[DEMON, not(&STARTED_IN_DECK)])), &[cost_less(1)]);

/// # Infernal Stratagem
/// Spell · Fel · 3 mana
/// > Give a minion +3/+3. If it's a Demon, your next one costs (2) less.
/// - Makes: Infernal Strategy [`GDB_122e`] ("\+3/+3."); Strategic Inferno [`GDB_122e2`] ("Your next Demon costs (2) less.")
//~ done GDB_122 - d86badf2.916f5d05 0dcc10bd.a7eabca1
pub const GDB_122: Power =
    spell(&[attach("GDB_122e").to(A_MINION), attach("GDB_122e2").to(YOU).when(there_is(&IT.that(DEMON)))]);

/// # Infernal Strategy
/// Enchantment
/// > \+3/+3.
//~ derived GDB_122e 0b56cf45 d522ad72.184d0f12 83947c2d
pub const GDB_122e: Power = enchant(&[plus(3, 3)]);

/// # Strategic Inferno
/// Enchantment
/// > Your next Demon costs (2) less.
//~ derived GDB_122e2 5fea1d03 d522ad72.04a82b13 02a7af73
pub const GDB_122e2: Power = enchant(&[]).aura(YOUR_HAND.that(DEMON), &[cost_less(2)]).until(YOU.play(DEMON));

/// # Abduction Ray
/// Spell · Shadow · 1 mana
/// > Get a random Demon. Reduce its Cost by (2). Repeatable this turn.
//~ derived GDB_123 b56c018c ca4a4f53.ba4cbdf5 ae4efd5b
pub const GDB_123: Power = spell(&[get(random(DEMON)), give(&[cost_less(2)]).to(IT)]);

/// # Bad Omen
/// Spell · Fel · 6 mana
/// > In 2 turns, summon two 6/6 Demons with **Taunt**. If you're building a **Starship**, summon them now.
/// - Makes: Bad Omen [`GDB_124t`] ("In 2 turns, summon two 6/6 Demons with Taunt."); Felborne Overfiend [`GDB_124t2`] (6/6, "Taunt")
//~ done GDB_124 - 65300cdc.4f91645d a46f7701.750ee4b4
pub const GDB_124: Power = spell(&[either(
    there_is(&YOUR_LAUNCHPAD),
    &[summon(card("GDB_124t2")).copies(2)],
    &[put_into_play(card("GDB_124t"))],
)]);

/// # Bad Omen
/// Spell · Fel · 6 mana
/// > In 2 turns, summon two 6/6 Demons with **Taunt**.
//~ done GDB_124t - 65300cdc.ff5e21bc a46f7701
pub const GDB_124t: Power = quest(Goal::Times(2), &[YOU.turn_start()]).reward(&[summon(card("GDB_124t2")).copies(2)]);

/// # Felborne Overfiend
/// Minion · Demon · 6 mana · 6/6
/// > **Taunt**
//~ vanilla GDB_124t2 a9a57a43 28f64f08.4b0c5d24 0d16e946
pub const GDB_124t2: Power = VANILLA;

/// # Healthstone
/// Spell · Fel · 0 mana
/// > **Tradeable** Restore all damage your hero has taken this turn.@ *(@)*
//~ done GDB_125 - efbe99cb.607c2206 ab2f0b75
pub const GDB_125: Power =
    spell(&[heal(1).times(YOUR_HERO.takes_damage_from(CARD).this_turn().in_all().count()).to(YOUR_HERO)]);

/// # Black Hole
/// Spell · Shadow · 8 mana
/// > Destroy all minions except Demons.
//~ derived GDB_126 08aabe76 8fec8bd8.e057cd95 cfa29148
pub const GDB_126: Power = spell(&[destroy(MINIONS.that(not(&DEMON)))]);

/// # K'ara, the Dark Star
/// Minion · 3 mana · 3/3
/// > **Spellburst:** Steal 2 Health from a random enemy. *(Shadow spells don't remove this **Spellburst**.)*
/// - Makes: Consuming Void [`GDB_127e2b`] ("Increased Health."); Void Consumed [`GDB_127eb`] ("Reduced Health.")
//~ done GDB_127 - 05878c57.adf2bef7 c26279d9.1760eb1a
pub const GDB_127: Power = after(YOU.cast(SPELL)).when(equals(&counter_value(0), 0)).then(&[
    attach("GDB_127eb").to(ENEMIES.random()),
    attach("GDB_127e2b").with_x(LAST_AMOUNT),
    set_counter(0, 1).when(not(&there_is(&THAT.that(school(SpellSchool::Shadow))))),
]);

/// # Consuming Void
/// Enchantment
/// > Increased Health.
//~ done GDB_127e2b - d522ad72.89b088dc b15f5d74
pub const GDB_127e2b: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Void Consumed
/// Enchantment
/// > Reduced Health.
//~ done GDB_127eb - d522ad72.4803159e 85cb55dc
pub const GDB_127eb: Power = enchant(&[HEALTH.plus(-2)]);

/// # Archimonde
/// Minion · Demon · 6 mana · 6/6
/// > **Battlecry:** Summon every Demon you played this game that didn't start in your deck.
//~ done GDB_128 - 28f64f08.263cc6ff 35f451d2
pub const GDB_128: Power =
    battlecry(&[summon(each_past(YOU.play(all(&[DEMON, not(&STARTED_IN_DECK)])).this_game().other()))]);

/// # Ultralisk
/// Minion · 8 mana · 8/8
/// > **Rush**
//~ vanilla SC_006 a57836c2 47db507d.57b12c28 a9279162
pub const SC_006: Power = VANILLA;

/// # Ultralisk Cavern
/// Location · 3 mana · 3 uses
/// > Deal 1 damage to all enemies. **Deathrattle:** Summon an 8/8 Ultralisk with **Rush**.
/// - Makes: Ultralisk [`SC_006`] (8/8, "Rush"); Baneling [`SC_019t`] (1/1, "Deathrattle: Deal damage equal to this minion's…")
//~ derived SC_019 56b84e84 2cbe7e13.7b3e31de 22869e17.ab9d3746
pub const SC_019: Power = abilities(&[location(&[deal(1).to(ENEMIES)]), deathrattle(&[summon(card("SC_006"))])]);

/// # Baneling
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
//~ derived SC_019t e7f18cd0 cbd7c476.3141b123 c2086016
pub const SC_019t: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS)]);

/// # Consume
/// Spell · 1 mana
/// > Remove 1 Durability from a friendly location to restore #8 Health to your hero.
/// - Makes: Consumed [`SC_020e`] ("\+10 Health.")
//~ done SC_020 - 2f198b86.eb466296 9acc544e.09291068
pub const SC_020: Power = spell(&[lose_durability(1).to(A_LOCATION.that(FRIENDLY)), heal(8).to(YOUR_HERO)]);

/// # Consumed
/// Enchantment
/// > \+10 Health.
//~ derived SC_020e 6b4976d9 d522ad72.dec93fc1 72e7b263
pub const SC_020e: Power = enchant(&[HEALTH.plus(10)]);

/// # Spine Crawler
/// Minion · 2 mana · 1/6
/// > **Taunt**. Can't attack. Has +3 Attack if you control a location.
//~ done SC_023 - 4c90df8c.e53f3cac a0862e86
pub const SC_023: Power = aura(THIS).when(there_is(&YOUR_LOCATIONS)).have(&[ATTACK.plus(3)]);
