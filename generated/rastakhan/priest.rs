//! Priest cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e26ea3f3

/// # Seance
/// Spell · Shadow · 2 mana
/// > Choose a minion. Add a copy of it to your hand.
//~ derived TRL_097 0bd16797 a5d45018.e59e76b3 b00f613e
pub const TRL_097: Power = spell(&[select(A_MINION), get(copy_of(IT))]);

/// # Regenerate
/// Spell · Holy · 0 mana
/// > Restore #3 Health.
//~ derived TRL_128 b646b46f 84cfd1d7.f8b1ee85 94708c96
pub const TRL_128: Power = spell(&[heal(3).to(TARGET)]);

/// # Sand Drudge
/// Minion · Undead · 3 mana · 3/3
/// > Whenever you cast a spell, summon a 1/1 Zombie with **Taunt**.
/// - Makes: Zombie [`TRL_131t`] (1/1, "Taunt")
//~ derived TRL_131 278df280 e14ef5e3.ea028560 510674af.c8dd3824
pub const TRL_131: Power = whenever(YOU.cast(SPELL)).then(&[summon(card("TRL_131t"))]);

/// # Zombie
/// Minion · Undead · 1 mana · 1/1
/// > **Taunt**
//~ vanilla TRL_131t 8db2095d ef057e39.4b0c5d24 4e71bbe8
pub const TRL_131t: Power = VANILLA;

/// # Mass Hysteria
/// Spell · Shadow · 5 mana
/// > Force each minion to attack another random minion.
//~ done TRL_258 - cf35eba3.d0da064f ea5e6b1c
pub const TRL_258: Power =
    spell(&[one_by_one(MINIONS.random_of(14), &[make_attack(THAT, MINIONS.that(not(&is(&THAT))).random())])]);

/// # Princess Talanji
/// Minion · 8 mana · 7/5
/// > **Battlecry:** Summon all minions from your hand that didn't start in your deck.
//~ done TRL_259 - b9f568d5.69a7f491 6bffa733
pub const TRL_259: Power = battlecry(&[summon(the(YOUR_HAND.that(all(&[MINION, not(&STARTED_IN_DECK)]))))]);

/// # Bwonsamdi, the Dead
/// Minion · Undead · 7 mana · 7/7
/// > **Battlecry:** Draw 1-Cost minions from your deck until your hand is full.
//~ done TRL_260 - f71a3373.4a513d6c f4efdcf1
pub const TRL_260: Power = battlecry(&[repeat(
    12,
    &[draw_that(1, all(&[MINION, COST.is(1)])).when(not(&crate::legacy::neutral::HAND_IS_FULL))],
)]);

/// # Grave Horror
/// Minion · Undead · 12 mana · 7/8
/// > **Taunt** Costs (1) less for each spell you've cast this game.
//~ derived TRL_408 53700abd 654bcd8c.be575ac9 9268ab6c
pub const TRL_408: Power = costs(&[cost_less(1).times(YOU.cast(SPELL).this_game().count())]);

/// # Surrender to Madness
/// Spell · Shadow · 3 mana
/// > Destroy 3 of your Mana Crystals. Give all minions in your deck +2/+2.
/// - Makes: Absolutely Mad! [`TRL_500e`] ("\+2/+2.")
//~ done TRL_500 - 3c9c5d15.97a958bf 293285b2.975e212d
pub const TRL_500: Power = spell(&[destroy_crystals(3), attach("TRL_500e").to(YOUR_DECK.that(MINION))]);

/// # Absolutely Mad!
/// Enchantment
/// > \+2/+2.
//~ derived TRL_500e c1efc783 d522ad72.d5727bd5 0cbce0d0
pub const TRL_500e: Power = enchant(&[plus(2, 2)]);

/// # Auchenai Phantasm
/// Minion · Undead · Draenei · 2 mana · 3/2
/// > **Battlecry:** This turn, your healing effects deal damage instead.
/// - Makes: Dark Soul [`TRL_501e`] ("Your healing effects are dealing damage.")
//~ done TRL_501 - f58e364a.7fdddc19 31940f3a.7938f701
pub const TRL_501: Power = battlecry(&[attach("TRL_501e").to(CONTROLLER)]);

/// # Dark Soul
/// Enchantment
/// > Your healing effects are dealing damage.
//~ done TRL_501e - d522ad72.19ec2705 ff69250c
pub const TRL_501e: Power = enchant(&[has(GameTag::HEALING_DOES_DAMAGE)]).this_turn();

/// # Spirit of the Dead
/// Minion · Undead · 1 mana · 0/3
/// > **Stealth** for 1 turn. After a friendly minion dies, shuffle a 1-Cost copy of it into your deck.
/// - Makes: Prayer to Bwonsamdi [`TRL_502e`] ("Bwonsamdi made this cost (1).")
//~ done TRL_502 - 503d8c9f.be25bb13 4ff34067.ca83e2c0
#[rustfmt::skip]
pub const TRL_502: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), after(OTHER_FRIENDLY_MINIONS.die()).then(&[shuffle(copy_of(SUBJECT)), give(&[cost(1)]).to(IT)])]);

/// # Prayer to Bwonsamdi
/// Enchantment
/// > Bwonsamdi made this cost (1).
//~ todo TRL_502e b5248e1f d522ad72.db9ecb8f f8812187
pub const TRL_502e: Power = TODO;
