//! Demon Hunter cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9f73b4d5

/// # Crystalline Statue
/// Minion · Elemental · 2 mana · 5/4
/// > **Rush**. Starts **Dormant**. After you draw 4 cards, this awakens.
/// - Makes: Still as a Statue [`TTN_840e1`] ("Dormant. Awaken after you draw X cards.")
//~ done TTN_840 - 61613689.7d8bc7d4 6fb56f62.ed4cb1f3
pub const TTN_840: Power = dormant_until(Goal::Times(4), &[YOU.draw(CARD)]);

/// # Still as a Statue
/// Enchantment
/// > **Dormant**. Awaken after you draw @ cards.
//~ todo TTN_840e1 e6ed5452 d522ad72.dbdb6f03 b08f05b5
pub const TTN_840e1: Power = TODO;

/// # Momentum
/// Spell · 5 mana
/// > Give your hero +4 Attack this turn. Costs (1) less for each card you've drawn this turn.
/// - Makes: Agile [`TTN_841e1`] ("\+4 Attack this turn.")
//~ derived TTN_841 a2224c86 36b694de.af43cb79 ad3a019b.377221fc
#[rustfmt::skip]
pub const TTN_841: Power = abilities(&[spell(&[attach("TTN_841e1").to(YOUR_HERO)]), costs(&[cost_less(1).times(YOU.draw(CARD).this_turn().count())])]);

/// # Agile
/// Enchantment
/// > \+4 Attack this turn.
//~ derived TTN_841e1 29027fb9 d522ad72.f2c23ec6 25cfeda1
pub const TTN_841e1: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Jotun, the Eternal
/// Minion · 5 mana · 4/5
/// > **Battlecry:** For the rest of the game, cast a copy of the first spell you draw each turn at enemies.
/// - Makes: Jotun's Swiftness [`TTN_842t1`] ("Casts a copy of the first spell you draw each…")
//~ done TTN_842 - a0c2f312.9c6815c0 5c10b609.92f55685
pub const TTN_842: Power = battlecry(&[attach("TTN_842t1").to(YOU)]);

/// # Jotun's Swiftness
/// Enchantment
/// > Casts a copy of the first spell you draw each turn at enemies.
//~ done TTN_842t1 - d522ad72.80b9c920 a5087f55
pub const TTN_842t1: Power = after(YOU.draw(SPELL)).once_a_turn().then(&[cast(copy_of(THAT)).at(ENEMIES)]);

/// # Eredar Deceptor
/// Minion · Demon · 4 mana · 3/5
/// > Whenever you draw a card, summon a 1/1 Demon with **Rush**.
/// - Makes: Invading Felbat [`TTN_843t1`] (1/1, "Rush")
//~ derived TTN_843 24525ba8 986e6ec4.4fa499c4 0660e894.d6c0ef07
pub const TTN_843: Power = whenever(YOU.draw(CARD)).then(&[summon(card("TTN_843t1"))]);

/// # Invading Felbat
/// Minion · Demon · 1 mana · 1/1
/// > **Rush**
//~ vanilla TTN_843t1 a0acd16a 18149ac8.57b12c28 8f145c7c
pub const TTN_843t1: Power = VANILLA;

/// # Argunite Golem
/// Minion · 3 mana · 1/5
/// > Has +1 Attack for each card you've drawn this turn.
/// - Makes: Shining [`TTN_844e`] ("Increased Attack.")
//~ derived TTN_844 bb8fc901 d6990338.6a156937 82bb08f8.d836d901
pub const TTN_844: Power = aura(THIS).have(&[ATTACK.plus(1).times(YOU.draw(CARD).this_turn().count())]);

/// # Shining
/// Enchantment
/// > Increased Attack.
//~ todo TTN_844e e281be0c d522ad72.08129cea 395e8f8d
pub const TTN_844e: Power = TODO;

/// # Runic Adornment
/// Spell · 2 mana
/// > **Discover** a spell that costs (3) or less. Shuffle 2 copies into your deck that **Cast When Drawn**.
/// - Makes: Jotun's Haste [`TTN_845e`] ("Cast When Drawn."); Jotun's Blessing [`TTN_845e1`] ("Cast When Drawn.")
///
/// # Notes
///
/// The discovered spell enters the hand, too (recorded).
//~ done TTN_845 - 7846e7ae.1c6ca6f7 70cc00a9.3aac2b57
pub const TTN_845: Power = spell(&[discover_then(
    Offer::Pool(all(&[SPELL, COST.at_most(3)]), Classes::Own),
    &[get(the(IT)), shuffle(copy_of(IT)).copies(2), attach("TTN_845e").to(IT)],
)]);

/// # Jotun's Haste
/// Enchantment
/// > **Cast When Drawn**.
//~ done TTN_845e - d522ad72.2168ad8b d32cf4e8
pub const TTN_845e: Power = enchant(&[has(GameTag::CASTS_WHEN_DRAWN)]);

/// # Jotun's Blessing
/// Enchantment
/// > **Cast When Drawn**.
//~ todo TTN_845e1 afead652 d522ad72.2168ad8b ad10d20c
pub const TTN_845e1: Power = TODO;

/// # Disciple of Argus
/// Minion · 3 mana · 2/2
/// > **Deathrattle:** Summon two 2/2 Elementals with **Taunt**.
/// - Makes: Crystal Elemental [`TTN_862t4`] (2/2, "Taunt")
//~ derived TTN_861 bf75ee1e dec50fb7.cacbc14b daea2e6d.da779445
pub const TTN_861: Power = deathrattle(&[summon(card("TTN_862t4")).copies(2)]);

/// # Argus, the Emerald Star
/// Minion · 7 mana · 5/9
/// > **Titan** Minions to the left of this have **Rush**, and ones to the right have **Lifesteal**.
/// - Makes: Crystal Carving [`TTN_862t1`] ("Discover a Deathrattle minion. It costs (3) less."); Show of Force [`TTN_862t2`] ("Reduce the Cost of all minions in your hand by…"); Argunite Army [`TTN_862t3`] ("Summon four 2/2 Elementals with Taunt."); Crystal Elemental [`TTN_862t4`] (2/2, "Taunt")
//~ done TTN_862 - 4141eb26.81b3206c ea714949.5e6834eb
pub const TTN_862: Power = abilities(&[
    titan(&["TTN_862t1", "TTN_862t2", "TTN_862t3"]),
    aura(THIS.all_to_the_left()).have(&[has(GameTag::RUSH)]),
    aura(THIS.all_to_the_right()).have(&[has(GameTag::LIFESTEAL)]),
]);

/// # Crystal Carving
/// Spell · 0 mana
/// > **Discover** a **Deathrattle** minion. It costs (3) less.
/// - Makes: From the Earth [`TTN_862t1e`] ("Costs (3) less.")
//~ derived TTN_862t1 c73e8bcb 3e8f9d5a.d578b631 5613bd97.46a35ffa
pub const TTN_862t1: Power =
    spell(&[discover(all(&[MINION, with(GameTag::DEATHRATTLE)])), attach("TTN_862t1e").to(IT)]);

/// # From the Earth
/// Enchantment
/// > Costs (3) less.
//~ derived TTN_862t1e 0cf1efab d522ad72.bb1f76c5 580dd1ed
pub const TTN_862t1e: Power = enchant(&[cost_less(3)]);

/// # Show of Force
/// Spell · 0 mana
/// > Reduce the Cost of all minions in your hand by (2).
//~ derived TTN_862t2 5725f924 3e8f9d5a.9147dcf1 0bd48be9
pub const TTN_862t2: Power = spell(&[give(&[cost_less(2)]).to(YOUR_HAND.that(MINION))]);

/// # Argunite Army
/// Spell · 0 mana
/// > Summon four 2/2 Elementals with **Taunt**.
/// - Makes: Blessed by Argus [`TTN_862t3e`] ("Costs (2) less.")
//~ done TTN_862t3 - 3e8f9d5a.a15c173a 0eb2b7a2.8f7bd387
pub const TTN_862t3: Power = spell(&[summon(card("TTN_862t4")).copies(4)]);

/// # Blessed by Argus
/// Enchantment
/// > Costs (2) less.
//~ derived TTN_862t3e 92e5d9c5 d522ad72.90c32b47 e3542592
pub const TTN_862t3e: Power = enchant(&[cost_less(2)]);

/// # Crystal Elemental
/// Minion · Elemental · 2 mana · 2/2
/// > **Taunt**
//~ vanilla TTN_862t4 e336ca79 2edd8b58.4b0c5d24 6d8fb52e
pub const TTN_862t4: Power = VANILLA;

/// # Weight of the World
/// Spell · 3 mana
/// > Draw 2 cards. **Forge:** Draw cards until you have as many in hand as your opponent first.
/// - Makes: Weight of the World [`TTN_865t`] ("Forged. Draw cards until you have as many in hand…"); Heavy Burden [`TTN_865e`] ("Costs (1) less.")
//~ derived TTN_865 f77f25c0 82ede6d1.4fe8e5e5 03159d42.4fab55bc
pub const TTN_865: Power = spell(&[draw(2)]);

/// # Heavy Burden
/// Enchantment
/// > Costs (1) less.
//~ derived TTN_865e ea472500 d522ad72.f705eb41 cc3d1f4d
pub const TTN_865e: Power = enchant(&[cost_less(1)]);

/// # Weight of the World
/// Spell · 3 mana
/// > **Forged.** Draw cards until you have as many in hand as your opponent, then draw 2 cards.
//~ done TTN_865t - 82ede6d1.654f23d7 03159d42
pub const TTN_865t: Power = spell(&[draw_until(1).for_each(ENEMY_HAND), draw(2)]);

/// # Mythical Terror
/// Minion · Demon · Beast · 7 mana · 4/10
/// > **Lifesteal** At the end of your turn, force all enemy minions to attack this.
//~ derived TTN_866 ca7faae3 adad4835.dddfa6c7 32933ae3
pub const TTN_866: Power = at_end_of_your_turn(&[select(ENEMY_MINIONS), make_attack(IT, THIS)]);

/// # Sigil of Time
/// Spell · Fel · 3 mana
/// > At the start of your next turn, draw 3 additional cards.
//~ done YOG_401 - d86badf2.e8f6fdd0 1db9e95b
pub const YOG_401: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[draw(3)]))]);

/// # Mindbender
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Deal 1 damage for each card you have drawn this turn.@ *(@)*
//~ done YOG_402 - 16ec05b0.07810444 236b269b
pub const YOG_402: Power = battlecry(&[deal(1).times(YOU.draw(CARD).this_turn().count()).to(TARGET)]);

/// # Saronite Shambler
/// Minion · Elemental · 2 mana · 2/3
/// > **Battlecry:** If you've cast 5 or more spells this game, give your hero +4 Attack this turn. @ *({0} left*!)@ *(Ready!)*
/// - Makes: Spiky [`YOG_521e`] ("\+4 Attack this turn.")
//~ derived YOG_521 60cdcdf1 2ed7eb85.c06a9a48 e53dc1ef.2d1eee76
pub const YOG_521: Power = battlecry(&[attach("YOG_521e").to(YOUR_HERO)]).when(YOU.cast(SPELL).this_game().at_least(5));

/// # Spiky
/// Enchantment
/// > \+4 Attack this turn.
//~ derived YOG_521e a510bd32 d522ad72.f2c23ec6 b0aa4d1b
pub const YOG_521e: Power = enchant(&[ATTACK.plus(4)]).this_turn();
