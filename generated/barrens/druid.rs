//! Druid cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file aa2bf7a6

/// # Thorngrowth Sentries
/// Spell · Nature · 2 mana
/// > Summon two 1/2 Turtles with **Taunt**.
/// - Makes: Thornguard Turtle [`BAR_533t`] (1/2, "Taunt")
//~ derived BAR_533 ae43b90c f9bec0b1.9d2b416e f95cb3ec.cb1d1337
pub const BAR_533: Power = spell(&[summon(card("BAR_533t")).copies(2)]);

/// # Thornguard Turtle
/// Minion · Beast · 1 mana · 1/2
/// > **Taunt**
//~ vanilla BAR_533t 1ae66870 550deb84.4b0c5d24 bd9628b5
pub const BAR_533t: Power = VANILLA;

/// # Pride's Fury
/// Spell · 4 mana
/// > Give your minions +1/+3.
/// - Makes: Overrun [`BAR_534e`] ("\+1/+3.")
//~ derived BAR_534 3e6c8d3b 38d1d3b0.192e0ac2 b2fcd01b.17a5faec
pub const BAR_534: Power = spell(&[attach("BAR_534e").to(FRIENDLY_MINIONS)]);

/// # Overrun
/// Enchantment
/// > \+1/+3.
//~ derived BAR_534e 94f3429d d522ad72.b26faa28 b726787f
pub const BAR_534e: Power = enchant(&[plus(1, 3)]);

/// # Thickhide Kodo
/// Minion · Beast · 4 mana · 3/5
/// > **Taunt Deathrattle:** Gain 5 Armor.
//~ derived BAR_535 e99a7edd 60e0c646.25b980b3 85cac70d
pub const BAR_535: Power = deathrattle(&[armor(5)]);

/// # Living Seed (Rank 1)
/// Spell · Nature · 2 mana
/// > Draw a Beast. Reduce its Cost by (1). *(Upgrades when you have 5 Mana.)*
/// - Makes: Living Seed (Rank 2) [`BAR_536t`] ("Draw a Beast. Reduce its Cost by (2). (Upgrades…"); Living Seed (Rank 3) [`BAR_536t2`] ("Draw a Beast. Reduce its Cost by (3)."); Living Seed [`BAR_536e`] ("Costs (1) less.")
//~ derived BAR_536 32c707d2 f9bec0b1.bef13982 ab8c6a45.c04efb4a
pub const BAR_536: Power =
    abilities(&[spell(&[draw_that(1, BEAST), attach("BAR_536e").to(IT)]), ranks_up(5, "BAR_536t")]);

/// # Living Seed
/// Enchantment
/// > Costs (1) less.
//~ derived BAR_536e 23c13ff8 d522ad72.f705eb41 21f182cc
pub const BAR_536e: Power = enchant(&[cost_less(1)]);

/// # Living Seed (Rank 2)
/// Spell · Nature · 2 mana
/// > Draw a Beast. Reduce its Cost by (2). *(Upgrades when you have 10 Mana.)*
/// - Makes: Living Seed [`BAR_536te`] ("Costs (2) less.")
//~ derived BAR_536t 1d0ebb6a f9bec0b1.ea31d60c 8b493080.ced3e840
pub const BAR_536t: Power =
    abilities(&[spell(&[draw_that(1, BEAST), attach("BAR_536te").to(IT)]), ranks_up(10, "BAR_536t2")]);

/// # Living Seed (Rank 3)
/// Spell · Nature · 2 mana
/// > Draw a Beast. Reduce its Cost by (3).
/// - Makes: Living Seed [`BAR_536t2e`] ("Costs (3) less.")
//~ derived BAR_536t2 9f74e496 f9bec0b1.4ee74c70 953e48f7.1faf9170
pub const BAR_536t2: Power = spell(&[draw_that(1, BEAST), attach("BAR_536t2e").to(IT)]);

/// # Living Seed
/// Enchantment
/// > Costs (3) less.
//~ derived BAR_536t2e 8823f892 d522ad72.bb1f76c5 21f182cc
pub const BAR_536t2e: Power = enchant(&[cost_less(3)]);

/// # Living Seed
/// Enchantment
/// > Costs (2) less.
//~ derived BAR_536te b729b5ef d522ad72.90c32b47 21f182cc
pub const BAR_536te: Power = enchant(&[cost_less(2)]);

/// # Razormane Battleguard
/// Minion · Quilboar · 2 mana · 2/3
/// > The first **Taunt** minion you play each turn costs (2) less.
/// - Makes: Razorforced [`BAR_537e`] ("Each turn, your first Taunt minion costs (2)…")
//~ derived BAR_537 e02a0bbc c0c2743b.e2fa27d4 22c9c1ca.a4fa2880
#[rustfmt::skip]
pub const BAR_537: Power = aura(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)]))).when(YOU.play(all(&[MINION, with(GameTag::TAUNT)])).this_turn().never()).have(&[cost_less(2)]);

/// # Razorforced
/// Enchantment
/// > Each turn, your first **Taunt** minion costs (2) less.
//~ todo BAR_537e 36e111de d522ad72.5a9fda38 b5cdb002
pub const BAR_537e: Power = TODO;

/// # Druid of the Plains
/// Minion · Beast · 7 mana · 7/6
/// > **Rush Frenzy:** Transform into a 6/7 Kodo with **Taunt**.
/// - Makes: Druid of the Plains [`BAR_538t`] (6/7, "Taunt")
//~ done BAR_538 - 33092609.f9e997d6 65021de0.f6326443
pub const BAR_538: Power = on(Word::Frenzy, &[transform(THIS, card("BAR_538t"))]);

/// # Druid of the Plains
/// Minion · Beast · 7 mana · 6/7
/// > **Taunt**
//~ vanilla BAR_538t ddd5ed2c 06d37a99.4b0c5d24 65021de0
pub const BAR_538t: Power = VANILLA;

/// # Celestial Alignment
/// Spell · Arcane · 8 mana
/// > Set your Mana Crystals to 0. Set the Cost of cards in your hand and deck to (1).
/// - Makes: Vortexed [`BAR_539e`] ("Costs (1).")
//~ done BAR_539 - 1af4c36c.ced2289b 243347c4.ccaa617a
pub const BAR_539: Power = spell(&[
    destroy_crystals(1).times(MANA_CRYSTALS.of(YOU)),
    attach("BAR_539e").to(together(&[YOUR_HAND, YOUR_DECK])),
]);

/// # Vortexed
/// Enchantment
/// > Costs (1).
//~ derived BAR_539e 4b6a38a8 d522ad72.53ed184d 8bcb1d38
pub const BAR_539e: Power = enchant(&[cost(1)]);

/// # Plaguemaw the Rotting
/// Minion · Undead · Quilboar · 4 mana · 3/4
/// > After a friendly minion with **Taunt** dies, summon a new copy of it without **Taunt**.
//~ done BAR_540 - 6f1c1917.2eb40b9f 8cbc15c2
#[rustfmt::skip]
pub const BAR_540: Power = after(OTHER_FRIENDLY_MINIONS.that(with(GameTag::TAUNT)).die()).then(&[summon(copy_of(SUBJECT)), give(&[has_no(GameTag::TAUNT)]).to(IT)]);

/// # Mark of the Spikeshell
/// Spell · Nature · 2 mana
/// > Give a minion +2/+2. If it has **Taunt**, add a copy of it to your hand.
/// - Makes: Everbark [`BAR_549e`] ("\+2/+2.")
//~ derived BAR_549 0cd64b82 f9bec0b1.a0722c72 b311a2e2.d830d573
pub const BAR_549: Power =
    spell(&[attach("BAR_549e").to(A_MINION), get(copy_of(IT)).when(there_is(&IT.that(with(GameTag::TAUNT))))]);

/// # Everbark
/// Enchantment
/// > \+2/+2.
//~ derived BAR_549e b0a8adb0 d522ad72.d5727bd5 5e52f471
pub const BAR_549e: Power = enchant(&[plus(2, 2)]);

/// # Guff Runetotem
/// Minion · 3 mana · 2/4
/// > After you cast a Nature spell, give another friendly minion +2/+2.
/// - Makes: Guff's Buff [`BAR_720e`] ("\+2/+2.")
//~ derived BAR_720 c1615780 def81b81.b1aa648e 81fead70.75c0e09d
pub const BAR_720: Power =
    after(YOU.cast(school(SpellSchool::Nature))).then(&[attach("BAR_720e").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Guff's Buff
/// Enchantment
/// > \+2/+2.
//~ derived BAR_720e 1ff4974c d522ad72.d5727bd5 0eaa9747
pub const BAR_720e: Power = enchant(&[plus(2, 2)]);

/// # Fangbound Druid
/// Minion · 3 mana · 4/3
/// > **Taunt Deathrattle:** Reduce the Cost of a Beast in your hand by (2).
/// - Makes: Nightmare Trapped [`WC_004t`] ("Costs (2) less.")
//~ derived WC_004 bbe1c445 cbdfe8b5.64fad7c0 96a4c953.dd9fe4e8
pub const WC_004: Power = deathrattle(&[attach("WC_004t").to(YOUR_HAND.that(BEAST).random())]);

/// # Nightmare Trapped
/// Enchantment
/// > Costs (2) less.
//~ derived WC_004t bd456062 d522ad72.90c32b47 a5897208
pub const WC_004t: Power = enchant(&[cost_less(2)]);

/// # Lady Anacondra
/// Minion · 6 mana · 3/7
/// > Your Nature spells cost (2) less.
/// - Makes: Natural Empowerment [`WC_006e`] ("Costs (2) less.")
//~ derived WC_006 ca7cc4c2 54c0ea69.7ee6aee4 8736f79d.b633de7e
pub const WC_006: Power = aura(YOUR_HAND.that(school(SpellSchool::Nature))).gives("WC_006e");

/// # Natural Empowerment
/// Enchantment
/// > Costs (2) less.
//~ derived WC_006e cb3f792f d522ad72.90c32b47 087c0c79
pub const WC_006e: Power = enchant(&[cost_less(2)]);

/// # Deviate Dreadfang
/// Minion · Beast · 8 mana · 4/9
/// > After you cast a Nature spell, summon a 4/2 Viper with **Rush**.
/// - Makes: Deviate Viper [`WC_036t1`] (4/2, "Rush")
//~ derived WC_036 f08ab60b cec6c798.94285d71 c9c148f9.42a64b0a
pub const WC_036: Power = after(YOU.cast(school(SpellSchool::Nature))).then(&[summon(card("WC_036t1"))]);

/// # Deviate Viper
/// Minion · Beast · 3 mana · 4/2
/// > **Rush**
//~ vanilla WC_036t1 9033bfa3 881fdcb9.57b12c28 61649aee
pub const WC_036t1: Power = VANILLA;
