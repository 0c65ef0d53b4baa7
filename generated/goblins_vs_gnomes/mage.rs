//! Mage cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 782febf1

/// # Flamecannon
///
/// `GVG_001` · Mage spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy minion.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GVG_001 6a0c3cc6 bfc35aa5 605624a8.30460883
pub const GVG_001: Power = spell(&[deal(4).to(ENEMY_MINIONS.random())]);

/// # Snowchugger
///
/// `GVG_002` · Mage minion · 2 mana · 2/3
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Freeze
///
/// State: Vanilla
//~ vanilla GVG_002 4c6b535f 610d9f87 78bfe6d5.71ce65d6
pub const GVG_002: Power = VANILLA;

/// # Unstable Portal
///
/// `GVG_003` · Mage spell · Arcane · 2 mana
///
/// > Add a random minion to your hand. It costs (3) less.
///
/// - Set: Goblins vs Gnomes · rare · collectible
///
/// State: Derived
//~ derived GVG_003 c684c3a5 73ab79c4 8d0deb9c.04aaeeb4
pub const GVG_003: Power = spell(&[get(random(MINION)), give(&[cost_less(3)]).to(IT)]);

/// # Goblin Blastmage
///
/// `GVG_004` · Mage minion · 4 mana · 5/4
///
/// > **Battlecry:** If you control a Mech, deal 6 damage randomly split among all enemies.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GVG_004 0177a710 0f499c5f 0dc5c9bf.977e6e98
pub const GVG_004: Power = battlecry(&[deal(6).split_among(ENEMIES)]).when(there_is(&FRIENDLY_MINIONS.that(MECH)));

/// # Echo of Medivh
///
/// `GVG_005` · Mage spell · Arcane · 4 mana
///
/// > Put a copy of each friendly minion into your hand.
///
/// - Set: Goblins vs Gnomes · epic · collectible
///
/// State: Derived
//~ derived GVG_005 44b3d27c fbd8d308 29985a0f.2f61db52
pub const GVG_005: Power = spell(&[get(copy_of(FRIENDLY_MINIONS))]);

/// # Flame Leviathan
///
/// `GVG_007` · Mage minion · 7 mana · 7/7
///
/// > **Rush** When you draw this, deal 2 damage to all characters except Mechs.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Rush, Casts When Drawn
///
/// State: Derived
//~ derived GVG_007 637bc4f3 0c96b8c4 370fcdcf.564f2422
pub const GVG_007: Power = on(Word::WhenDrawn, &[deal(2).to(CHARACTERS.that(not(&MECH)))]);

/// # Wee Spellstopper
///
/// `GVG_122` · Mage minion · 4 mana · 2/5
///
/// > Adjacent minions have **Elusive**.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Adjacent Buff, Aura
/// - Refers to: Elusive
/// - Enchantments: Spellstopping [`GVG_122e`]
///
/// State: Derived
//~ derived GVG_122 39e0ea12 35dd61c9 9ea70f14.6be785c0
pub const GVG_122: Power = aura(THIS.neighbours()).gives("GVG_122e");

/// # Spellstopping
///
/// `GVG_122e` · Neutral enchantment
///
/// > **Elusive**.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_122e 9e1e944e 7db50518 50006da3.442f6d5b
pub const GVG_122e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Soot Spewer
///
/// `GVG_123` · Mage minion · 3 mana · 3/4
///
/// > **Spell Damage +1 Battlecry:** If you control another Mech, get a random Fire spell.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Spellpower, Battlecry
/// - Target: "Give **Spell Damage +2**."
/// - Enchantments: Overclocked [`GVG_123e`]
///
/// State: Derived
//~ derived GVG_123 a3e030a9 339fe747 d2253903.e57a7a12
pub const GVG_123: Power =
    battlecry(&[get(random(school(SpellSchool::Fire)))]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MECH)));

/// # Overclocked
///
/// `GVG_123e` · Mage enchantment
///
/// > Spell Damage +2.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spellpower
///
/// State: Derived
//~ derived GVG_123e c166d01b 9d9d0020 1d6c1683.d3961943
pub const GVG_123e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]);
