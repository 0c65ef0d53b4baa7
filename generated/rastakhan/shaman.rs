//! Shaman cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a85c86d9

/// # Totemic Smash
/// Spell · 1 mana
/// > Deal $2 damage. **Overkill**: Summon a basic Totem.
//~ derived TRL_012 14911047 2f198b86.00da9e76 37cedb9e
#[rustfmt::skip]
pub const TRL_012: Power = abilities(&[spell(&[deal(2).to(TARGET)]), on(Word::Overkill, &[summon(one_of(&["CS2_052", "CS2_050", "NEW1_009", "CS2_051"]))])]);

/// # Haunting Visions
/// Spell · Shadow · 3 mana
/// > The next spell you cast this turn costs (3) less. **Discover** a spell.
/// - Makes: Visions [`TRL_058e`] ("The next spell you cast this turn costs (3) less.")
//~ derived TRL_058 ed9d0d7c 3c9c5d15.ffca864f 9ec166e2.838acb2f
pub const TRL_058: Power = spell(&[attach("TRL_058e").to(YOU), discover(SPELL)]);

/// # Visions
/// Enchantment
/// > The next spell you cast this turn costs (3) less.
//~ derived TRL_058e c914adcf d522ad72.898e2977 2458d6a4
pub const TRL_058e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.play(SPELL)).this_turn();

/// # Bog Slosher
/// Minion · Elemental · 3 mana · 3/3
/// > **Battlecry:** Return a friendly minion to your hand and give it +2/+2.
/// - Makes: Sloshed [`TRL_059e`] ("\+2/+2.")
//~ derived TRL_059 ee44b703 6458dbe2.a00e5a70 eace55b1.1e02a6cc
pub const TRL_059: Power = battlecry(&[return_to_hand(A_FRIENDLY_MINION), attach("TRL_059e").to(IT)]);

/// # Sloshed
/// Enchantment
/// > \+2/+2.
//~ derived TRL_059e ae1fa90b d522ad72.d5727bd5 4a571df1
pub const TRL_059e: Power = enchant(&[plus(2, 2)]);

/// # Spirit of the Frog
/// Minion · Undead · Beast · 5 mana · 0/3
/// > **Stealth** for 1 turn. Whenever you cast a spell, draw a spell from your deck that costs (1) more.
//~ done TRL_060 - cd57150f.53c0d932 f51d311e
pub const TRL_060: Power = abilities(&[
    whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]),
    whenever(YOU.cast(SPELL)).then(&[draw_that(1, all(&[SPELL, COST.same_as(&sum(&[COST.of(THAT), fixed(1)]))]))]),
]);

/// # Big Bad Voodoo
/// Spell · Shadow · 2 mana
/// > Give a friendly minion "**Deathrattle:** Summon a random minion that costs (1) more."
/// - Makes: Voodoo [`TRL_082e`] ("Deathrattle: Summon a minion that costs (1) more.")
//~ done TRL_082 - a5d45018.94162b4e 0c5ee505.bc363416
pub const TRL_082: Power = spell(&[attach("TRL_082e").to(A_FRIENDLY_MINION)]);

/// # Voodoo
/// Enchantment
/// > **Deathrattle:** Summon a minion that costs (1) more.
//~ done TRL_082e - d522ad72.777cc103 353de6d2
pub const TRL_082e: Power = deathrattle(&[summon(random_costing_more(MINION, 1, COST.of(THIS)))]);

/// # Zentimo
/// Minion · 3 mana · 1/3
/// > Whenever you target a minion with a spell, cast it again on its neighbors.
/// - Makes: Zentimo Spellsurge [`TRL_085e`] ("Whenever you target a minion with a spell, it…")
//~ done TRL_085 - d6e41f6e.3cbf82c3 643f3bb7.6cf6b185
pub const TRL_085: Power = after(MINIONS.is_targeted_by(all(&[SPELL, FRIENDLY])))
    .then(&[remember(THAT), one_by_one(SUBJECT.neighbours(), &[cast(copy_of(REMEMBERED)).at(THAT)])]);

/// # Zentimo Spellsurge
/// Enchantment
/// > Whenever you target a minion with a spell, it also targets adjacent minions.
//~ todo TRL_085e 5f2a0853 d522ad72.35163e81 5e267e1f
pub const TRL_085e: Power = TODO;

/// # Krag'wa, the Frog
/// Minion · Beast · 6 mana · 4/6
/// > **Battlecry:** Return all spells you played last turn to your hand.
//~ done TRL_345 - eb3a1bf2.d6527add 94100cf4
pub const TRL_345: Power = battlecry(&[get(each_past(YOU.play(SPELL).last_turn()))]);

/// # Rain of Toads
/// Spell · 6 mana
/// > Summon three 2/4 Toads with **Taunt**. **Overload:** (3)
/// - Makes: Toad [`TRL_351t`] (2/4, "Taunt")
//~ derived TRL_351 e8ab0d11 9e3ad3c7.4fec420e 2cdfe8b0.472aaad4
pub const TRL_351: Power = spell(&[summon(card("TRL_351t")).copies(3)]);

/// # Toad
/// Minion · Beast · 3 mana · 2/4
/// > **Taunt**
//~ vanilla TRL_351t b17366c7 efca1175.4b0c5d24 70fb4e66
pub const TRL_351t: Power = VANILLA;

/// # Likkim
/// Weapon · 2 mana · 1/3 durability
/// > Has +2 Attack while you have **Overloaded** Mana Crystals.
//~ derived TRL_352 23e3679f 8d73efa7.2a5a30bf 3f181b56
pub const TRL_352: Power = aura(THIS).when(OVERLOADED.at_least(1)).have(&[ATTACK.plus(2)]);

/// # Wartbringer
/// Minion · 1 mana · 2/1
/// > **Battlecry:** If you played 2 spells this turn, deal 2 damage.
//~ done TRL_522 - 57db445c.3a3afc60 2541231a
pub const TRL_522: Power = battlecry(&[deal(2).to(TARGET)]).when(YOU.play(SPELL).this_turn().at_least(2));
