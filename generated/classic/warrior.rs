//! Warrior cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d8aa1f32

/// # Rampage
/// Spell · 2 mana
/// > Give a damaged minion +3/+3.
/// - Makes: Rampage [`CS2_104e`] ("\+3/+3.")
//~ done CS2_104 - 7846e7ae.9d1a2a15 579ea026.4918b5df
pub const CS2_104: Power = spell(&[attach("CS2_104e").to(A_MINION.that(DAMAGED))]);

/// # Rampage
/// Enchantment
/// > \+3/+3.
//~ derived CS2_104e e19340b5 d522ad72.184d0f12 579ea026
pub const CS2_104e: Power = enchant(&[plus(3, 3)]);

/// # Slam
/// Spell · 1 mana
/// > Deal $2 damage to a minion. If it survives, draw a card.
//~ done EX1_391 - 2f198b86.a5be4d84 956366f3
pub const EX1_391: Power = spell(&[deal(2).to(A_MINION), draw(1).when(there_is(&IT.that(not(&DEAD))))]);

/// # Battle Rage
/// Spell · 2 mana
/// > Draw a card for each damaged friendly character.
//~ done EX1_392 - 7846e7ae.7f7dace4 77979e2d
pub const EX1_392: Power = spell(&[draw(1).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))]);

/// # Arathi Weaponsmith
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Equip a 2/2 weapon.
/// - Makes: Battle Axe [`EX1_398t`] (2/2 durability)
//~ done EX1_398 - e3939604.44e2c9df bb8eaa99.1e0f1f88
pub const EX1_398: Power = battlecry(&[equip(card("EX1_398t"))]);

/// # Battle Axe
/// Weapon · 1 mana · 2/2 durability
//~ vanilla EX1_398t 06da04a5 b272821a 66a766bf
pub const EX1_398t: Power = VANILLA;

/// # Armorsmith
/// Minion · 2 mana · 1/4
/// > Whenever a friendly minion takes damage, gain 1 Armor.
//~ done EX1_402 - 4c924706.956af7c6 2a4e321d
pub const EX1_402: Power = whenever(FRIENDLY_MINIONS.takes_damage_from(CARD)).then(&[armor(1)]);

/// # Brawl
/// Spell · 5 mana
/// > Destroy all minions except one. *(chosen randomly)*
//~ done EX1_407 - 36b694de.f7030bba 5aa0fff9
pub const EX1_407: Power =
    spell(&[select(MINIONS.random()), destroy(MINIONS.that(not(&is(&IT))))]).when(there_are(2, &MINIONS));

/// # Mortal Strike
/// Spell · 4 mana
/// > Deal $4 damage. If you have 12 or less Health, deal $6 instead.
//~ done EX1_408 - 38d1d3b0.95548941 002d4325
pub const EX1_408: Power =
    spell(&[either(there_is(&YOUR_HERO.that(HEALTH.at_most(12))), &[deal(6).to(TARGET)], &[deal(4).to(TARGET)])]);

/// # Upgrade!
/// Spell · 1 mana
/// > If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon.
/// - Makes: Heavy Axe [`EX1_409t`] (1/3 durability); Upgraded [`EX1_409e`] ("\+1 Attack and +1 Durability.")
//~ done EX1_409 - 2f198b86.9108b7b0 936498e5.c0eb47a7
pub const EX1_409: Power =
    spell(&[either(there_is(&YOUR_WEAPON), &[attach("EX1_409e").to(YOUR_WEAPON)], &[equip(card("EX1_409t"))])]);

/// # Upgraded
/// Enchantment
/// > \+1 Attack and +1 Durability.
//~ done EX1_409e - d522ad72.43445a58 91fa463c
pub const EX1_409e: Power = enchant(&[plus(1, 1)]);

/// # Heavy Axe
/// Weapon · 1 mana · 1/3 durability
//~ vanilla EX1_409t fc0eb033 58afaf32 c3993ab2
pub const EX1_409t: Power = VANILLA;

/// # Shield Slam
/// Spell · 1 mana
/// > Deal 1 damage to a minion for each Armor you have.
//~ done EX1_410 - 2f198b86.fbbfa841 59111bc4
pub const EX1_410: Power = spell(&[deal(1).times(ARMOR.of(YOUR_HERO)).to(A_MINION)]);

/// # Gorehowl
/// Weapon · 7 mana · 7/1 durability
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
/// - Makes: Bloodrage [`EX1_411e`] ("No durability loss."); Needs Sharpening [`EX1_411e2`] ("Decreased Attack.")
//~ done EX1_411 - 064f3bf6.8cfb9730 bab1e93d.5d3054ee
pub const EX1_411: Power = abilities(&[
    whenever(YOUR_HERO.attack(MINION)).then(&[attach("EX1_411e")]),
    after(YOUR_HERO.attack(MINION)).then(&[attach("EX1_411e2")]),
]);

/// # Bloodrage
/// Enchantment
/// > No durability loss.
//~ done EX1_411e - d522ad72.de612836 8cecb3d6
pub const EX1_411e: Power = enchant(&[has(GameTag::IMMUNE)]).until(YOUR_HERO.attack(CARD));

/// # Needs Sharpening
/// Enchantment
/// > Decreased Attack.
//~ done EX1_411e2 - d522ad72.a3040c46 08ac76f5
pub const EX1_411e2: Power = enchant(&[ATTACK.plus(-1)]);

/// # Grommash Hellscream
/// Minion · 8 mana · 4/9
/// > **Charge** Has +6 Attack while damaged.
/// - Makes: Enraged [`EX1_414e`] ("\+6 Attack")
//~ done EX1_414 - f9d11582.117b15a9 e703638b.2dbd59f3
pub const EX1_414: Power = aura(THIS).when(DAMAGED).gives("EX1_414e");

/// # Enraged
/// Enchantment
/// > \+6 Attack
//~ derived EX1_414e 4a37d8d2 d522ad72.569ff9fe a7420c02
pub const EX1_414e: Power = enchant(&[ATTACK.plus(6)]);

/// # Cruel Taskmaster
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
/// - Makes: Whipped Into Shape [`EX1_603e`] ("\+2 Attack.")
//~ done EX1_603 - 5656a6e3.7d6d005e 4da5ab5d.f3467640
pub const EX1_603: Power = battlecry(&[deal(1).to(A_MINION), attach("EX1_603e").to(IT)]);

/// # Whipped Into Shape
/// Enchantment
/// > \+2 Attack.
//~ derived EX1_603e 42caa25a d522ad72.a6e18051 5b6dca5c
pub const EX1_603e: Power = enchant(&[ATTACK.plus(2)]);

/// # Frothing Berserker
/// Minion · 3 mana · 2/4
/// > Whenever a minion takes damage, gain +1 Attack.
/// - Makes: Berserk [`EX1_604o`] ("Increased Attack.")
//~ done EX1_604 - def81b81.5e379b58 9bc5583e.1ffc25cc
pub const EX1_604: Power = whenever(MINIONS.takes_damage_from(CARD)).then(&[attach("EX1_604o")]);

/// # Berserk
/// Enchantment
/// > Increased Attack.
//~ done EX1_604o - d522ad72.08129cea d29c1d11
pub const EX1_604o: Power = enchant(&[ATTACK.plus(1)]);

/// # Inner Rage
/// Spell · 0 mana
/// > Deal $1 damage to a minion and give it +2 Attack.
/// - Makes: Inner Rage [`EX1_607e`] ("\+2 Attack.")
//~ done EX1_607 - 3e8f9d5a.641b9071 e0081f21.2121f22d
pub const EX1_607: Power = spell(&[deal(1).to(A_MINION), attach("EX1_607e").to(IT)]);

/// # Inner Rage
/// Enchantment
/// > \+2 Attack.
//~ derived EX1_607e de7e2237 d522ad72.a6e18051 e0081f21
pub const EX1_607e: Power = enchant(&[ATTACK.plus(2)]);

/// # Commanding Shout
/// Spell · 2 mana
/// > Your minions can't be reduced below 1 Health this turn. Draw a card.
/// - Makes: Commanding Shout [`NEW1_036e`] ("Can't be reduced below 1 Health this turn."); Commanding Shout [`NEW1_036e2`] ("Your minions can't be reduced below 1 Health this…")
//~ done NEW1_036 - 7846e7ae.e2895931 32449b80.168c2128
pub const NEW1_036: Power = spell(&[attach("NEW1_036e2").to(YOU), draw(1)]);

/// # Commanding Shout
/// Enchantment
/// > Can't be reduced below 1 Health this turn.
//~ done NEW1_036e - d522ad72.a267a577 32449b80
pub const NEW1_036e: Power = enchant(&[has(GameTag::HEALTH_MINIMUM)]).this_turn();

/// # Commanding Shout
/// Enchantment
/// > Your minions can't be reduced below 1 Health this turn.
//~ done NEW1_036e2 - d522ad72.dbe2e2f3 32449b80
pub const NEW1_036e2: Power = enchant(&[]).aura(FRIENDLY_MINIONS, &[has(GameTag::HEALTH_MINIMUM)]).this_turn();
