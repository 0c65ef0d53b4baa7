//! Paladin cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6ed8d8f9

/// # Turalyon, the Tenured
/// Minion · 8 mana · 3/12
/// > **Rush**. Whenever this attacks a minion, set the defender's Attack and Health to 3.
/// - Makes: Schooled [`SCH_135e`] ("3/3.")
//~ done SCH_135 - 619b9e2b.98668519 f2852af5.3f0cdcca
pub const SCH_135: Power = whenever(THIS.attack(MINION)).then(&[attach("SCH_135e").to(THAT)]);

/// # Schooled
/// Enchantment
/// > 3/3.
//~ derived SCH_135e 87035171 d522ad72.6c79ef92 1a077b5d
pub const SCH_135e: Power = enchant(&[become_stats(3, 3)]);

/// # Blessing of Authority
/// Spell · Holy · 5 mana
/// > Give a minion +8/+8. It can't attack heroes this turn.
/// - Makes: Blessing of Authority [`SCH_138e`] ("\+8/+8."); Honorable Intentions [`SCH_138e2`] ("Can't attack heroes this turn.")
//~ done SCH_138 - d9f7917d.2090d0f6 6fb30797.2a15277a
pub const SCH_138: Power = spell(&[attach("SCH_138e").to(A_MINION), attach("SCH_138e2").to(IT)]);

/// # Blessing of Authority
/// Enchantment
/// > \+8/+8.
//~ derived SCH_138e ae0ec63f d522ad72.4dae7f40 6fb30797
pub const SCH_138e: Power = enchant(&[plus(8, 8)]);

/// # Honorable Intentions
/// Enchantment
/// > Can't attack heroes this turn.
//~ derived SCH_138e2 5488782e d522ad72.978eedcd c62e6583
pub const SCH_138e2: Power = enchant(&[has(GameTag::CANNOT_ATTACK_HEROES)]).this_turn();

/// # Devout Pupil
/// Minion · 6 mana · 4/5
/// > **Divine Shield, Taunt** Costs (1) less for each spell you've cast on friendly characters this game.
/// - Classes: Paladin, Priest
//~ done SCH_139 - 3c79da9e.4e55ea38 fd6f4920.775062dd
pub const SCH_139: Power = costs(&[
    cost_less(1).times(YOU.cast_on_own_minion(CARD).this_game().count()),
    cost_less(1).times(YOU.cast_on_own_hero(CARD).this_game().count()),
]);

/// # High Abbess Alura
/// Minion · Draenei · 4 mana · 3/6
/// > **Spellburst:** Cast a spell from your deck *(targets this if possible*).
/// - Classes: Paladin, Priest
//~ done SCH_141 - 164478fe.825af7e7 ad616a46.775062dd
pub const SCH_141: Power = on(Word::Spellburst, &[cast(the(YOUR_DECK.that(SPELL).random())).at(THIS)]);

/// # Argent Braggart
/// Minion · Draenei · 2 mana · 1/1
/// > **Battlecry:** Set this minion's Attack and Health to the highest in the battlefield.
/// - Makes: Best of the Best [`SCH_149e`] ("Increased stats.")
//~ done SCH_149 - 19230711.37ebe8b1 77a4dc5d.983df911
pub const SCH_149: Power = battlecry(&[
    give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(MINIONS.most(ATTACK))),
    give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(MINIONS.most(HEALTH))),
]);

/// # Best of the Best
/// Enchantment
/// > Increased stats.
//~ todo SCH_149e 401d5909 d522ad72.a536d554 909cdbe4
pub const SCH_149e: Power = TODO;

/// # First Day of School
/// Spell · 1 mana
/// > Add 2 random 1-Cost minions to your hand.
//~ derived SCH_247 a2ae498f 2f198b86.a54f6b79 115bb779
pub const SCH_247: Power = spell(&[get(random(all(&[MINION, COST.is(1)]))).picks(2)]);

/// # Wave of Apathy
/// Spell · 1 mana
/// > Set the Attack of all enemy minions to 1 until your next turn.
/// - Classes: Paladin, Priest
/// - Makes: Apathetic [`SCH_250e`] ("Attack reduced to 1 until next turn.")
//~ done SCH_250 - 2f198b86.b9be7707 3f2765e7.775062dd.6a87c190
pub const SCH_250: Power = spell(&[lend(&[ATTACK.set(1)], Lasts::UntilYourNextTurn).to(ENEMY_MINIONS)]);

/// # Apathetic
/// Enchantment
/// > Attack reduced to 1 until next turn.
//~ todo SCH_250e 80da408d d522ad72.5738d492 29af8e7b
pub const SCH_250e: Power = TODO;

/// # Gift of Luminance
/// Spell · Holy · 3 mana
/// > Give a minion **Divine Shield**, then summon a 1/1 copy of it.
/// - Classes: Paladin, Priest
/// - Makes: Student of the Light [`SCH_302e`] ("1/1.")
//~ derived SCH_302 6e4148c6 50eb3d2f.45ad86ac aa6d7459.775062dd.dfdf2dbc
pub const SCH_302: Power =
    spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_MINION), summon(copy_of(IT)), attach("SCH_302e").to(IT)]);

/// # Student of the Light
/// Enchantment
/// > 1/1.
//~ derived SCH_302e aac95a86 d522ad72.d68bebe2 eba8c3df
pub const SCH_302e: Power = enchant(&[become_stats(1, 1)]);

/// # Ceremonial Maul
/// Weapon · 3 mana · 2/2 durability
/// > **Spellburst**: Summon a Student with **Taunt** and stats equal to the spell's Cost.
/// - Classes: Paladin, Warrior
/// - Makes: Honor Student [`SCH_523t`] (1/1, "Taunt")
//~ done SCH_523 - 02639dc7.8a46dd0f 9218cd5c.b1248a46.2480d9f2
pub const SCH_523: Power = on(
    Word::Spellburst,
    &[summon(card("SCH_523t")), give(&[become_stats(1, 1).times(X)]).with_x(COST.of(THAT)).to(IT)],
);

/// # Honor Student
/// Minion · 1 mana · 1/1
/// > **Taunt**
/// - Classes: Paladin, Warrior
//~ vanilla SCH_523t 39fc366d cbd7c476.4b0c5d24 ed562ebd.b1248a46
pub const SCH_523t: Power = VANILLA;

/// # Shield of Honor
/// Spell · Holy · 1 mana
/// > Give a damaged minion +3 Attack and **Divine Shield**.
/// - Classes: Paladin, Warrior
/// - Makes: Shield of Honor [`SCH_524e`] ("\+3 Attack and Divine Shield.")
//~ derived SCH_524 53ff6775 dd4c6abd.0340161d 6a680cfc.b1248a46.ad3257ea
pub const SCH_524: Power = spell(&[attach("SCH_524e").to(A_MINION.that(DAMAGED))]);

/// # Shield of Honor
/// Enchantment
/// > \+3 Attack and **Divine Shield**.
//~ derived SCH_524e c547423b d522ad72.3c5c8a1c 6a680cfc
pub const SCH_524e: Power = enchant(&[ATTACK.plus(3), has(GameTag::DIVINE_SHIELD)]);

/// # Lord Barov
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Set the Health of all other minions to 1. **Deathrattle:** Deal 1 damage to all minions.
/// - Classes: Paladin, Warrior
/// - Makes: A Common Peasant [`SCH_526e`] ("Health changed to 1.")
//~ derived SCH_526 1efb97f1 05811c42.7d550394 196a6b6f.b1248a46.22ccc0e0
pub const SCH_526: Power =
    abilities(&[battlecry(&[attach("SCH_526e").to(OTHER_MINIONS)]), deathrattle(&[deal(1).to(MINIONS)])]);

/// # A Common Peasant
/// Enchantment
/// > Health changed to 1.
//~ derived SCH_526e b8184c4e d522ad72.671a0436 7c390f35
pub const SCH_526e: Power = enchant(&[HEALTH.set(1)]);

/// # Goody Two-Shields
/// Minion · 3 mana · 4/2
/// > **Divine Shield Spellburst:** Gain **Divine Shield**.
//~ derived SCH_532 85747fd8 cbd1a658.77eb7bd2 795617aa
pub const SCH_532: Power = on(Word::Spellburst, &[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Commencement
/// Spell · 7 mana
/// > Summon a minion from your deck. Give it **Taunt** and **Divine Shield**.
/// - Classes: Paladin, Warrior
/// - Makes: Graduated [`SCH_533e`] ("Taunt, Divine Shield.")
//~ derived SCH_533 6cbbcf44 014b7716.24ad61b3 f32b3d4d.b1248a46.2b91053b
pub const SCH_533: Power = spell(&[summon(the(YOUR_DECK.that(MINION).random())), attach("SCH_533e").to(IT)]);

/// # Graduated
/// Enchantment
/// > **Taunt**, **Divine Shield**.
//~ derived SCH_533e 5d5c83da d522ad72.2d805286 2c2c7f0e
pub const SCH_533e: Power = enchant(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)]);

/// # Judicious Junior
/// Minion · 6 mana · 4/9
/// > **Lifesteal**
//~ vanilla SCH_712 b8664b8e 3c68ddea.b857c9f1 00296416
pub const SCH_712: Power = VANILLA;
