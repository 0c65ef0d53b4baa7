//! Priest cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bba670f6

/// # Clear Conscience
/// Spell · Holy · 3 mana
/// > Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
/// - Makes: Cleared Conscience [`MAW_021e`] ("Elusive on your opponent's turn."); In the Clear [`MAW_021e2`] ("Can't be targeted by spells or Hero Powers.")
//~ done MAW_021 - 50eb3d2f.adca0db2 fc5c30c3.17ada149
pub const MAW_021: Power = spell(&[give(&[plus(2, 3)]).to(A_FRIENDLY_MINION), attach("MAW_021e").to(TARGET)]);

/// # Cleared Conscience
/// Enchantment
/// > **Elusive** on your opponent's turn.
//~ done MAW_021e - d522ad72.fc061c5c 46231300
pub const MAW_021e: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[has(GameTag::ELUSIVE)]);

/// # In the Clear
/// Enchantment
/// > Can't be targeted by spells or Hero Powers.
//~ todo MAW_021e2 1e59cc65 d522ad72.cbf2b4fb fe97a02e
pub const MAW_021e2: Power = TODO;

/// # Incriminating Psychic
/// Minion · Dragon · 4 mana · 2/6
/// > **Taunt Deathrattle:** Copy two random cards from your opponent's hand.
//~ done MAW_022 - 9416a10e.4df62814 f78e2c13
pub const MAW_022: Power = deathrattle(&[get(copy_of(ENEMY_HAND.random_of(2)))]);

/// # Theft Accusation
/// Spell · Shadow · 1 mana
/// > Choose a minion. Destroy it after you play a card copied from the opponent.
/// - Makes: Theft Trial [`MAW_023e`] ("When you play a card copied from your opponent,…"); Accused of Theft [`MAW_023e2`] ("When the accuser plays a card copied from their…")
//~ done MAW_023 - ca4a4f53.e12140dc 04cff1da.e6e96234
pub const MAW_023: Power = spell(&[attach("MAW_023e2").to(A_MINION)]);

/// # Theft Trial
/// Enchantment
/// > When you play a card copied from your opponent, destroy the accused.
//~ todo MAW_023e e4ca578d d522ad72.125f3a90 bdfb2693
pub const MAW_023e: Power = TODO;

/// # Accused of Theft
/// Enchantment
/// > When the accuser plays a card copied from their enemy, this minion dies.
//~ done MAW_023e2 - d522ad72.56838bc3 ca4a6db2
pub const MAW_023e2: Power = after(YOU.play(COPIED)).then(&[destroy(THIS)]);

/// # Suspicious Usher
/// Minion · 1 mana · 1/3
/// > **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
///
/// # Notes
///
/// The opponent guesses at the start of the next turn, as the enchantment A Mystery! says.
//~ done REV_002 - cbeac1ac.fe3020b6 b0ad4eb4
pub const REV_002: Power = battlecry(&[discover_with_rest(
    Offer::Pool(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Own),
    crate::castle_nathria::mage::CHOSEN_IN_SECRET,
    crate::castle_nathria::mage::GUESSED_NEXT_TURN,
)]);

/// # The Harvester of Envy
/// Minion · 3 mana · 4/3
/// > After you play a card copied from the opponent, steal the original.
/// - Makes: Copied From Opponent [`REV_011e`]
///
/// # Notes
///
/// No source: a card that is stolen from the deck comes into the hand.
//~ done REV_011 - cbdfe8b5.a3a0fdb8 d2153768.e2bac65a
pub const REV_011: Power =
    after(YOU.play(COPIED)).then(&[take_control(THAT.original()), get(the(ENEMY_DECK.that(is(&THAT.original()))))]);

/// # Copied From Opponent
/// Enchantment
//~ todo REV_011e fa0d4b90 d522ad72 aa57bca6
pub const REV_011e: Power = TODO;

/// # Mysterious Visitor
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
/// - Makes: Mind Read [`REV_246e2`] ("Costs (3) less.")
///
/// # Notes
///
/// No source: such cards in the hand and in the deck.
//~ done REV_246 - 5656a6e3.124d4260 18ae680e.97d0e47a
pub const REV_246: Power = battlecry(&[attach("REV_246e2").to(together(&[YOUR_HAND, YOUR_DECK]).that(COPIED))]);

/// # Mind Read
/// Enchantment
/// > Costs (3) less.
//~ derived REV_246e2 3d03fc28 d522ad72.bb1f76c5 07a8c3f3
pub const REV_246e2: Power = enchant(&[cost_less(3)]);

/// # Partner in Crime
/// Minion · 4 mana · 2/5
/// > **Battlecry:** Summon a copy of this minion at the end of your turn.
/// - Makes: Alibi [`REV_247e`] ("At the end of your turn, summon a copy of this.")
//~ done REV_247 - 58145516.c32ffd6a bcf56c42.580f7cad
pub const REV_247: Power = battlecry(&[attach("REV_247e")]);

/// # Alibi
/// Enchantment
/// > At the end of your turn, summon a copy of this.
//~ done REV_247e - d522ad72.1d766cb8 7401231f
pub const REV_247e: Power =
    abilities(&[enchant(&[]).this_turn(), whenever(YOU.turn_end()).once().then(&[summon(copy_of(THIS))])]);

/// # Boon of the Ascended
/// Spell · Holy · 4 mana
/// > Give a minion +2 Health. Summon a Kyrian with its stats and **Taunt**.
/// - Makes: Ascended Kyrian [`REV_248t`] (1/1, "Taunt"); Boon of the Ascended [`REV_248e`] ("\+2 Health.")
//~ done REV_248 - f22de4ff.389850b6 62f535f2.0f3ed146
#[rustfmt::skip]
pub const REV_248: Power = spell(&[attach("REV_248e").to(A_MINION), summon(card("REV_248t")), give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(A_MINION)).to(IT), give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(A_MINION)).to(IT)]);

/// # Boon of the Ascended
/// Enchantment
/// > \+2 Health.
//~ derived REV_248e 1e82fbf4 d522ad72.51d51864 62f535f2
pub const REV_248e: Power = enchant(&[HEALTH.plus(2)]);

/// # Ascended Kyrian
/// Minion · 1 mana · 1/1
/// > **Taunt**
//~ vanilla REV_248t b0e85415 cbd7c476.4b0c5d24 3bfc2a8b
pub const REV_248t: Power = VANILLA;

/// # The Light! It Burns!
/// Spell · Holy · 1 mana
/// > Deal damage to a minion equal to its Attack.
//~ derived REV_249 7013f12e dd4c6abd.0055c8c3 f09588bf
pub const REV_249: Power = spell(&[deal(1).times(ATTACK.of(A_MINION)).to(A_MINION)]);

/// # Pelagos
/// Minion · 3 mana · 1/6
/// > After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
/// - Makes: Pelagos' Blessing [`REV_250e1`] ("Stats set to the higher value."); Pelagos' Blessing [`REV_250e2`] ("Stats set to the higher value.")
//~ done REV_250 - d6ea913f.2ba4767c 5334a60c.d5e7c324
pub const REV_250: Power = after(FRIENDLY_MINIONS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[either(
    there_is(&SUBJECT.that(ATTACK.no_less_than(&HEALTH.of(SUBJECT)))),
    &[attach("REV_250e1").with_x(ATTACK.of(SUBJECT)).to(SUBJECT)],
    &[attach("REV_250e2").with_x(HEALTH.of(SUBJECT)).to(SUBJECT)],
)]);

/// # Pelagos' Blessing
/// Enchantment
/// > Stats set to the higher value.
//~ done REV_250e1 - d522ad72.7b925225 15954ad8
pub const REV_250e1: Power = enchant(&[HEALTH.set_to(X)]);

/// # Pelagos' Blessing
/// Enchantment
/// > Stats set to the higher value.
//~ done REV_250e2 - d522ad72.7b925225 15954ad8
pub const REV_250e2: Power = enchant(&[ATTACK.set_to(X)]);

/// # Clean the Scene
/// Spell · Holy · 5 mana
/// > Destroy all minions with 3 or less Attack. **Infuse (@):** 6 or less.
/// - Numbers: {0} = 3
/// - Makes: Clean the Scene [`REV_252t`] ("Infused Destroy all minions with 6 or less…")
//~ derived REV_252 e372922d d9f7917d.70bc6482.ea2304e3 6aeaf9a5.1d2b7ac0
pub const REV_252: Power = abilities(&[spell(&[destroy(MINIONS.that(ATTACK.at_most(3)))]), infuse(3, "REV_252t")]);

/// # Clean the Scene
/// Spell · Holy · 5 mana
/// > **Infused** Destroy all minions with 6 or less Attack.
//~ derived REV_252t 6d7adbd0 d9f7917d.d498a010 6aeaf9a5
pub const REV_252t: Power = spell(&[destroy(MINIONS.that(ATTACK.at_most(6)))]);

/// # Identity Theft
/// Spell · Shadow · 3 mana
/// > **Discover** a copy of a card from your opponent's hand and deck.
//~ done REV_253 - 3c9c5d15.64bb4173 68c7d73b
#[rustfmt::skip]
pub const REV_253: Power = spell(&[discover_then(Offer::Entities(ENEMY_HAND), &[get(copy_of(IT))]), discover_then(Offer::Entities(ENEMY_DECK), &[get(copy_of(IT))])]);

/// # Cathedral of Atonement
/// Location · 3 mana · 3 uses
/// > Give a minion +2/+1 and draw a card.
/// - Makes: Atoned [`REV_290e`] ("\+2/+1.")
//~ done REV_290 - 2cbe7e13.8c793236 7d82ef1b.33f8c18e
pub const REV_290: Power = location(&[attach("REV_290e").to(A_MINION), draw(1)]);

/// # Atoned
/// Enchantment
/// > \+2/+1.
//~ derived REV_290e 155b3364 d522ad72.3a1273bb 97dca52d
pub const REV_290e: Power = enchant(&[plus(2, 1)]);

/// # Pelagos
/// Minion · 3 mana · 1/6
/// > {0} {1} {2} {3}
//~ todo REV_781 02172f47 d6ea913f.2260dcce 5334a60c
pub const REV_781: Power = TODO;

/// # Cathedral of Atonement
/// Location · 3 mana · 3 uses
/// > {0} {1}
//~ todo REV_791 b1325e89 2cbe7e13.09cdb72f 7d82ef1b
pub const REV_791: Power = TODO;
