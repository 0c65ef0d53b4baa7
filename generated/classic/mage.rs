//! Mage cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2d558907

/// # Blizzard
/// Spell · Frost · 6 mana
/// > Deal $2 damage to all enemy minions and **Freeze** them.
//~ done CS2_028 - d3be37be.69278d21 ac04a4e9
pub const CS2_028: Power = spell(&[deal(2).to(ENEMY_MINIONS), freeze(THEM)]);

/// # Ice Lance
/// Spell · Frost · 1 mana
/// > **Freeze** a character. If it was already **Frozen**, deal $4 damage instead.
//~ done CS2_031 - 28462b40.e5d949dd 846691b5
pub const CS2_031: Power = spell(&[either(there_is(&TARGET.that(FROZEN)), &[deal(4).to(TARGET)], &[freeze(TARGET)])]);

/// # Ethereal Arcanist
/// Minion · 4 mana · 3/3
/// > If you control a **Secret** at the end of your turn, gain +2/+2.
/// - Makes: Raw Power! [`EX1_274e`] ("Increased stats.")
//~ done EX1_274 - e3939604.3bad2e36 4810b0cc.be1c6ca2
pub const EX1_274: Power =
    whenever(YOU.turn_end()).when(there_is(&YOUR_SECRETS.that(SECRET))).then(&[attach("EX1_274e")]);

/// # Raw Power!
/// Enchantment
/// > Increased stats.
//~ done EX1_274e - d522ad72.a536d554 23b8dbc1
pub const EX1_274e: Power = enchant(&[plus(2, 2)]);

/// # Cone of Cold
/// Spell · Frost · 3 mana
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
//~ done EX1_275 - 0784d9a3.872e7e3e 90ed63d9
pub const EX1_275: Power = spell(&[freeze(A_MINION.with_neighbours()), deal(1).to(THEM)]);

/// # Pyroblast
/// Spell · Fire · 10 mana
/// > Deal $10 damage.
//~ done EX1_279 - d7951a95.b127a5f9 24e5ea59
pub const EX1_279: Power = spell(&[deal(10).to(TARGET)]);

/// # Counterspell
/// Spell · Arcane · 3 mana
/// > **Secret:** When your opponent casts a spell, **Counter** it.
//~ done EX1_287 - 646b5db5.c408fefb 66444412
pub const EX1_287: Power = whenever(OPPONENT.cast(SPELL)).then(&[counter(THAT)]);

/// # Ice Barrier
/// Spell · Frost · 3 mana
/// > **Secret:** When your hero is attacked, gain 8 Armor.
//~ done EX1_289 - 0784d9a3.ed7570b2 0df42406
pub const EX1_289: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[armor(8)]);

/// # Mirror Entity
/// Spell · Arcane · 3 mana
/// > **Secret:** After your opponent plays a minion, summon a copy of it.
//~ done EX1_294 - 646b5db5.5ec4dd2d 7a99c4fd
pub const EX1_294: Power = after(OPPONENT.play(MINION)).then(&[summon(copy_of(THAT))]);

/// # Ice Block
/// Spell · Frost · 3 mana
/// > **Secret:** When your hero takes fatal damage, prevent it and become **Immune** this turn.
/// - Makes: Ice Block [`EX1_295o`] ("Your hero is Immune this turn.")
//~ done EX1_295 - 0784d9a3.f5694a50 563e9f1e.7e2c6543
pub const EX1_295: Power = whenever(YOUR_HERO.would_take_damage_from(CARD))
    .when(FATAL)
    .then(&[prevent_damage(), attach("EX1_295o").to(YOUR_HERO)]);

/// # Ice Block
/// Enchantment
/// > Your hero is **Immune** this turn.
//~ done EX1_295o - d522ad72.42d9c7ac 563e9f1e
pub const EX1_295o: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Archmage Antonidas
/// Minion · 7 mana · 5/7
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
/// - Makes: [`CS2_029`](crate::legacy::mage::CS2_029)
//~ done EX1_559 - 41c4c5c8.93643392 7ecec0b9.dd335f88
pub const EX1_559: Power = whenever(YOU.cast(SPELL)).then(&[get(card("CS2_029"))]);

/// # Vaporize
/// Spell · Fire · 3 mana
/// > **Secret:** When a minion attacks your hero, destroy it.
//~ done EX1_594 - 3af9bd75.007fa818 a0172593
pub const EX1_594: Power = whenever(ENEMY_MINIONS.attack(all(&[HERO, FRIENDLY]))).then(&[destroy(SUBJECT)]);

/// # Sorcerer's Apprentice
/// Minion · 2 mana · 3/2
/// > Your spells cost (1) less *(but not less than 1*).
/// - Makes: Apprentice's Assitance [`EX1_608e`] ("Costs (1) less (but not less than 1).")
//~ done EX1_608 - 0296240c.d38b120d e1f0faa1.9899c42d
pub const EX1_608: Power = aura(YOUR_HAND.that(SPELL)).gives("EX1_608e");

/// # Apprentice's Assitance
/// Enchantment
/// > Costs (1) less *(but not less than 1*).
//~ done EX1_608e - d522ad72.52a2ee15 bd74ffb8
pub const EX1_608e: Power = enchant(&[cost_less(1).not_below(1)]);

/// # Kirin Tor Mage
/// Minion · 3 mana · 4/3
/// > **Battlecry:** The next **Secret** you play this turn costs (0).
/// - Makes: Power of the Kirin Tor [`EX1_612o`] ("Your next Secret costs (0).")
//~ done EX1_612 - cbdfe8b5.f821bf78 893a5e03.7db760b8
pub const EX1_612: Power = battlecry(&[attach("EX1_612o").with_x(fixed(0)).to(YOU)]);

/// # Power of the Kirin Tor
/// Enchantment
/// > Your next Secret costs (0).
//~ done EX1_612o - d522ad72.dfd00114 143e9918
pub const EX1_612o: Power =
    enchant(&[]).aura(YOUR_HAND.that(SECRET), &[cost(1).times(X)]).until(YOU.play(SECRET)).this_turn();

/// # Mana Wyrm
/// Minion · 1 mana · 1/3
/// > Whenever you cast a spell, gain +1 Attack.
/// - Makes: Mana Gorged [`NEW1_012o`] ("Increased attack.")
//~ done NEW1_012 - cbeac1ac.25a7de61 e279f2b6.6ead0a2d
pub const NEW1_012: Power = whenever(YOU.cast(SPELL)).then(&[attach("NEW1_012o")]);

/// # Mana Gorged
/// Enchantment
/// > Increased attack.
//~ done NEW1_012o - d522ad72.867af1af 41aa91b2
pub const NEW1_012o: Power = enchant(&[ATTACK.plus(1)]);

/// # Spellbender
/// Spell · 3 mana
/// > **Secret:** When an enemy casts a spell on a minion, summon a 1/3 as the new target.
/// - Makes: Spellbender [`tt_010a`] (1/3)
//~ done tt_010 - 82ede6d1.9d5cc29a ffb7199a.d4f65435
pub const tt_010: Power =
    whenever(MINIONS.is_targeted_by(all(&[SPELL, ENEMY]))).then(&[summon(card("tt_010a")), redirect_to(IT)]);

/// # Spellbender
/// Minion · 1 mana · 1/3
//~ vanilla tt_010a 8f2aebe6 cbeac1ac ffb7199a
pub const tt_010a: Power = VANILLA;
