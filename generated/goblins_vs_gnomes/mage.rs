//! Mage cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0fb3089f

/// # Flamecannon
/// Spell · Fire · 2 mana
/// > Deal $4 damage to a random enemy minion.
//~ derived GVG_001 bfc35aa5 64e9e702.30460883 3194e38d
pub const GVG_001: Power = spell(&[deal(4).to(ENEMY_MINIONS.random())]);

/// # Snowchugger
/// Minion · Mech · 2 mana · 2/3
/// > **Freeze** any character damaged by this minion.
//~ vanilla GVG_002 610d9f87 e00ad38a.71ce65d6 267ff382
pub const GVG_002: Power = VANILLA;

/// # Unstable Portal
/// Spell · Arcane · 2 mana
/// > Add a random minion to your hand. It costs (3) less.
//~ derived GVG_003 73ab79c4 b3d67742.04aaeeb4 e22aafa2
pub const GVG_003: Power = spell(&[get(random(MINION)), give(&[cost_less(3)]).to(IT)]);

/// # Goblin Blastmage
/// Minion · 4 mana · 5/4
/// > **Battlecry:** If you control a Mech, deal 6 damage randomly split among all enemies.
//~ derived GVG_004 0f499c5f 5af9fab3.977e6e98 ecac47ab
pub const GVG_004: Power = battlecry(&[deal(6).split_among(ENEMIES)]).when(there_is(&FRIENDLY_MINIONS.that(MECH)));

/// # Echo of Medivh
/// Spell · Arcane · 4 mana
/// > Put a copy of each friendly minion into your hand.
//~ done GVG_005 - 27bf12e1.2f61db52 581d2b12
pub const GVG_005: Power = spell(&[get(copy_of(FRIENDLY_MINIONS))]);

/// # Flame Leviathan
/// Minion · Mech · 7 mana · 7/7
/// > **Rush** When you draw this, deal 2 damage to all characters except Mechs.
//~ done GVG_007 - d4a6b2e9.564f2422 9f235042
pub const GVG_007: Power = on(Word::WhenDrawn, &[deal(2).to(CHARACTERS.that(not(&MECH)))]);

/// # Wee Spellstopper
/// Minion · 4 mana · 2/5
/// > Adjacent minions have **Elusive**.
/// - Makes: Spellstopping [`GVG_122e`] ("Elusive.")
//~ derived GVG_122 35dd61c9 58145516.6be785c0 03de0aee.eba66767
pub const GVG_122: Power = aura(THIS.neighbours()).gives("GVG_122e");

/// # Spellstopping
/// Enchantment
/// > **Elusive**.
//~ derived GVG_122e 7db50518 d522ad72.442f6d5b 3d999c05
pub const GVG_122e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Soot Spewer
/// Minion · Mech · 3 mana · 3/4
/// > **Spell Damage +1 Battlecry:** If you control another Mech, get a random Fire spell.
/// - Makes: Overclocked [`GVG_123e`] ("Spell Damage +2.")
//~ derived GVG_123 339fe747 119e8632.e57a7a12 89fb62ae.2b711714
pub const GVG_123: Power =
    battlecry(&[get(random(school(SpellSchool::Fire)))]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MECH)));

/// # Overclocked
/// Enchantment
/// > Spell Damage +2.
//~ derived GVG_123e 9d9d0020 d522ad72.d3961943 c93535ee
pub const GVG_123e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]);
