//! Mage cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7451b682

/// # Polymorph
/// Spell · Arcane · 4 mana
/// > Transform a minion into a 1/1 Sheep.
/// - Makes: Sheep [`CS2_tk1`] (1/1); Polymorph [`CS2_022e`] ("This minion has been transformed into a 1/1…")
//~ done CS2_022 - 27bf12e1.b5c105e9 0b0406b9.47cb918d
pub const CS2_022: Power = spell(&[transform(A_MINION, card("CS2_tk1"))]);

/// # Polymorph
/// Enchantment
/// > This minion has been transformed into a 1/1 Sheep.
/// - Makes: Sheep [`CS2_tk1`] (1/1)
//~ done CS2_022e - d522ad72.043f7dec 0b0406b9.44fc7473
pub const CS2_022e: Power = VANILLA;

/// # Arcane Intellect
/// Spell · Arcane · 3 mana
/// > Draw 2 cards.
//~ done CS2_023 - 646b5db5.021f85ea 0ea21731
pub const CS2_023: Power = spell(&[draw(2)]);

/// # Frostbolt
/// Spell · Frost · 2 mana
/// > Deal $3 damage to a character and **Freeze** it.
//~ done CS2_024 - 589519e6.f9c462c7 57c5ea7f
pub const CS2_024: Power = spell(&[deal(3).to(TARGET), freeze(IT)]);

/// # Arcane Explosion
/// Spell · Arcane · 2 mana
/// > Deal $1 damage to all enemy minions.
//~ done CS2_025 - b3d67742.6f8fb101 dbe51c7b
pub const CS2_025: Power = spell(&[deal(1).to(ENEMY_MINIONS)]);

/// # Frost Nova
/// Spell · Frost · 3 mana
/// > **Freeze** all enemy minions.
//~ done CS2_026 - 0784d9a3.e3257e1b 9c63f171
pub const CS2_026: Power = spell(&[freeze(ENEMY_MINIONS)]);

/// # Mirror Image
/// Spell · 1 mana
/// > Summon two 0/2 minions with **Taunt**.
/// - Makes: Mirror Image [`CS2_mirror`] (0/2, "Taunt")
//~ done CS2_027 - 2f198b86.4f4134a8 b88fc99e.2d82d170
pub const CS2_027: Power = spell(&[summon(card("CS2_mirror")).copies(2)]);

/// # Fireball
/// Spell · Fire · 4 mana
/// > Deal $6 damage.
//~ done CS2_029 - 085e2d30.cd475996 0531e699
pub const CS2_029: Power = spell(&[deal(6).to(TARGET)]);

/// # Flamestrike
/// Spell · Fire · 7 mana
/// > Deal $5 damage to all enemy minions.
//~ done CS2_032 - 63dc65d0.3090dd2b 81e8f509
pub const CS2_032: Power = spell(&[deal(5).to(ENEMY_MINIONS)]);

/// # Water Elemental
/// Minion · Elemental · 4 mana · 3/6
/// > **Freeze** any character damaged by this minion.
//~ done CS2_033 - a14c9cda.71ce65d6 d95a3bbf
pub const CS2_033: Power = VANILLA;

/// # Mirror Image
/// Minion · 0 mana · 0/2
/// > **Taunt**
//~ vanilla CS2_mirror d94e4ff8 4d257ee1.4b0c5d24 b88fc99e
pub const CS2_mirror: Power = VANILLA;

/// # Sheep
/// Minion · Beast · 1 mana · 1/1
//~ vanilla CS2_tk1 98d5659d 5533a85b ba985c17
pub const CS2_tk1: Power = VANILLA;

/// # Icicle
/// Spell · Frost · 2 mana
/// > Deal $2 damage to a minion. If it's **Frozen**, draw a card.
//~ done EX1_179 - 589519e6.42efccc0 eb8c1537
pub const EX1_179: Power = spell(&[deal(2).to(A_MINION), draw(1).when(there_is(&IT.that(FROZEN)))]);

/// # Tome of Intellect
/// Spell · Arcane · 1 mana
/// > Add a random Mage spell to your hand.
//~ done EX1_180 - c75b771b.2d7023b4 657ac903
pub const EX1_180: Power = spell(&[get(random(all(&[SPELL, class(CardClass::Mage)])))]);

/// # Arcane Missiles
/// Spell · Arcane · 1 mana
/// > Deal $3 damage randomly split among all enemies.
//~ done EX1_277 - c75b771b.1cd7063b 4cbd1195
pub const EX1_277: Power = spell(&[deal(3).split_among(ENEMIES)]);

/// # Jaina's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Frostbolt, Arcane Intellect, or Fireball.
/// - Makes: Arcane Intellect [`CS2_023`] ("Draw 2 cards.")
//~ done GIFT_02 - 2f198b86.f0be766f c6b685dc.7b886da4
pub const GIFT_02: Power = spell(&[discover_temporary(&["CS2_024", "CS2_023", "CS2_029"])]);

/// # Jaina Proudmoore
/// Hero · 30 health
/// - Makes: Fireblast [`HERO_08bp`] ("Hero Power Deal 1 damage.")
//~ vanilla HERO_08 597a8788 c6957b81 581f60bf.7fb33f41
pub const HERO_08: Power = VANILLA;

/// # Fireblast
/// Hero Power · 2 mana
/// > **Hero Power** Deal $1 damage.
//~ done HERO_08bp - 4902b083.aee9dd5c d3a2e3e5
pub const HERO_08bp: Power = hero_power(&[deal(1).to(TARGET)]);

/// # Fireblast Rank 2
/// Hero Power · 2 mana
/// > **Hero Power** Deal $2 damage.
//~ done HERO_08bp2 - 4902b083.d8949463 7bb22e23
pub const HERO_08bp2: Power = hero_power(&[deal(2).to(TARGET)]);

/// # Aegwynn, the Guardian
/// Minion · 5 mana · 5/5
/// > **Spell Damage +2 Deathrattle:** The next minion you draw inherits these powers.
/// - Reprint of: [`CS3_001`](crate::core_hidden::mage::CS3_001)
//~ done LEG_CS3_001 - 7c0f8337.02024a8d 58b144b2.90f536f5
pub const LEG_CS3_001: Power = deathrattle(&[attach("CS3_001e2").to(YOU)]);
