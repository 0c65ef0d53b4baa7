//! Shaman cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 63d9a441

/// # Lightning Reflexes
/// Spell · Nature · 1 mana
/// > **Discover** a Nature spell. If you play it this turn, **Discover** another.
/// - Makes: Lightning Reflexes [`TTN_317e`] ("If played this turn, Discover a Nature spell.")
//~ done TTN_317 - 3f084ec4.e94b4c18 c41c6843.da394009
pub const TTN_317: Power = spell(&[
    discover(all(&[SPELL, school(SpellSchool::Nature)])),
    attach("TTN_317e").to(IT),
    later(&after(YOU.play(is(&IT))).once_a_turn().does(&[discover(all(&[SPELL, school(SpellSchool::Nature)]))])),
]);

/// # Lightning Reflexes
/// Enchantment
/// > If played this turn, **Discover** a Nature spell.
//~ done TTN_317e - d522ad72.325fed7d c41c6843
pub const TTN_317e: Power = enchant(&[]).this_turn();

/// # Turn the Tides
/// Spell · Nature · 3 mana
/// > Give your hero +3 Attack this turn. Summon a 3/3 Elemental with **Rush**. **Overload:** (1)
/// - Makes: Waveling [`TTN_833t`] (3/3, "Rush")
//~ derived TTN_722 b1ebacf0 a4db704b.aa46b15e b9056549.5124df1b
pub const TTN_722: Power = spell(&[lend(&[ATTACK.plus(3)], Lasts::ThisTurn).to(YOUR_HERO), summon(card("TTN_833t"))]);

/// # Tempest Hammer
/// Weapon · 4 mana · 1/3 durability
/// > After your hero attacks, deal 3 damage to the lowest Health enemy.
//~ derived TTN_725 b3d98ab5 98c3a0b2.958983cf 11b0baa8
pub const TTN_725: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(3).to(ENEMIES.least(HEALTH))]);

/// # Thorignir Drake
/// Minion · Dragon · 7 mana · 6/6
/// > **Rush** Whenever this attacks, summon two 3/1 Whelps to attack the target first.
/// - Makes: Juvenile Thorignir [`TTN_727t`] (3/1)
//~ done TTN_727 - 5356e519.2b047336 5093ddfc.5531dac6
pub const TTN_727: Power =
    whenever(THIS.attack(CARD)).then(&[summon(card("TTN_727t")).copies(2), make_attack(IT, THAT)]);

/// # Juvenile Thorignir
/// Minion · Dragon · 2 mana · 3/1
//~ vanilla TTN_727t b5350bf5 d0fa1dd8 fb944e05
pub const TTN_727t: Power = VANILLA;

/// # Golganneth, the Thunderer
/// Minion · 6 mana · 5/7
/// > **Titan** Your first spell each turn costs (3) less.
/// - Makes: Roaring Oceans [`TTN_800t`] ("Deal 3 damage to all enemies and restore 6 Health…"); Lord of Skies [`TTN_800t2`] ("Deal 20 damage to another minion."); Shargahn's Wrath [`TTN_800t3`] ("Draw 3 Overload cards."); Golganneth's Presence [`TTN_800e1`] ("Overload (1)."); Storm of the Titan [`TTN_800e2`] ("Costs (3) less.")
//~ done TTN_800 - 730ec192.b5cd433e 9784ee13.89b32b90
#[rustfmt::skip]
pub const TTN_800: Power = abilities(&[titan(&["TTN_800t", "TTN_800t2", "TTN_800t3"]), aura(YOUR_HAND.that(SPELL)).when(YOU.play(SPELL).this_turn().never()).gives("TTN_800e2")]);

/// # Golganneth's Presence
/// Enchantment
/// > Overload (1).
//~ todo TTN_800e1 c4cc0c4a d522ad72.34dee331 13499690
pub const TTN_800e1: Power = TODO;

/// # Storm of the Titan
/// Enchantment
/// > Costs (3) less.
//~ derived TTN_800e2 893de197 d522ad72.bb1f76c5 82497304
pub const TTN_800e2: Power = enchant(&[cost_less(3)]);

/// # Roaring Oceans
/// Spell · 0 mana
/// > Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
//~ derived TTN_800t 1811ed89 3e8f9d5a.6bcea403 9be2e5f3
pub const TTN_800t: Power = spell(&[deal(3).to(ENEMIES), heal(6).to(FRIENDLY_CHARACTERS)]);

/// # Lord of Skies
/// Spell · 0 mana
/// > Deal 20 damage to another minion.
//~ done TTN_800t2 - 3e8f9d5a.aec8f67d fef22772
pub const TTN_800t2: Power = spell(&[deal(20).to(A_MINION.other())]);

/// # Shargahn's Wrath
/// Spell · 0 mana
/// > Draw 3 **Overload** cards.
//~ derived TTN_800t3 46801d40 3e8f9d5a.8c395210 ab1d942c
pub const TTN_800t3: Power = spell(&[draw_that(3, with(GameTag::OVERLOAD))]);

/// # Champion of Storms
/// Minion · Elemental · 4 mana · 3/5
/// > After you cast a Nature spell, summon a 4/2 Elemental. **Forge:** With **Rush**.
/// - Makes: Champion of Storms [`TTN_801t`] (3/5, "Forged After you cast a Nature spell, summon a…"); Storm Cyclone [`TTN_801t1`] (4/2); Storm Cyclone [`TTN_801t2`] (4/2, "Rush")
//~ derived TTN_801 97be48e6 a159e825.8210bb46 42350f95.987f95c9
pub const TTN_801: Power = after(YOU.cast(school(SpellSchool::Nature))).then(&[summon(card("TTN_801t1"))]);

/// # Champion of Storms
/// Minion · Elemental · 4 mana · 3/5
/// > **Forged** After you cast a Nature spell, summon a 4/2 Elemental with **Rush**.
//~ done TTN_801t - a159e825.b6777a6c 42350f95
pub const TTN_801t: Power = after(YOU.cast(school(SpellSchool::Nature))).then(&[summon(card("TTN_801t2"))]);

/// # Storm Cyclone
/// Minion · Elemental · 3 mana · 4/2
//~ vanilla TTN_801t1 50ae8109 fc9eacd4 4e0d6ecc
pub const TTN_801t1: Power = VANILLA;

/// # Storm Cyclone
/// Minion · Elemental · 3 mana · 4/2
/// > **Rush**
//~ vanilla TTN_801t2 60b43a31 fc9eacd4.57b12c28 4e0d6ecc
pub const TTN_801t2: Power = VANILLA;

/// # Flash of Lightning
/// Spell · Nature · 2 mana
/// > Draw a card. Next turn, your Nature spells cost (1) less.
/// - Makes: Flash of Lightning [`TTN_830e`]; Flash of Lightning Discount [`TTN_830e2`]
//~ done TTN_830 - f9bec0b1.8f382b2f 69c2e2b6.5cb549f7
pub const TTN_830: Power = spell(&[draw(1), attach("TTN_830e").to(CONTROLLER)]);

/// # Flash of Lightning
/// Enchantment
//~ done TTN_830e - d522ad72 69c2e2b6
pub const TTN_830e: Power =
    enchant(&[]).aura(YOUR_HAND.that(all(&[SPELL, school(SpellSchool::Nature)])), &[cost_less(1)]).next_turn();

/// # Flash of Lightning Discount
/// Enchantment
//~ todo TTN_830e2 acca8bea d522ad72 03359347
pub const TTN_830e2: Power = TODO;

/// # Crash of Thunder
/// Spell · Nature · 5 mana
/// > Deal $3 damage to all enemies. Costs (1) less for each Nature spell you've cast this turn.
//~ derived TTN_831 bbeb5861 24317b8a.dee65fb2 2255aacf
#[rustfmt::skip]
pub const TTN_831: Power = abilities(&[spell(&[deal(3).to(ENEMIES)]), costs(&[cost_less(1).times(YOU.cast(school(SpellSchool::Nature)).this_turn().count())])]);

/// # Disciple of Golganneth
/// Minion · 2 mana · 2/3
/// > At the end of your turn, reduce the Cost of a random **Overload** card in your hand by (1).
/// - Makes: Waveling [`TTN_833t`] (3/3, "Rush"); Shocking [`TTN_833e`] ("Costs (1) less."); Wavecrash [`TTN_833e1`] ("\+3 Attack this turn.")
//~ derived TTN_833 32794700 5656a6e3.255229e9 f8e78174.72113dc9
pub const TTN_833: Power =
    at_end_of_your_turn(&[attach("TTN_833e").to(YOUR_HAND.that(with(GameTag::OVERLOAD)).random())]);

/// # Shocking
/// Enchantment
/// > Costs (1) less.
//~ derived TTN_833e 061d008b d522ad72.f705eb41 fa682e51
pub const TTN_833e: Power = enchant(&[cost_less(1)]);

/// # Wavecrash
/// Enchantment
/// > \+3 Attack this turn.
//~ derived TTN_833e1 3f087210 d522ad72.6e434625 bff94a99
pub const TTN_833e1: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Waveling
/// Minion · Elemental · 3 mana · 3/3
/// > **Rush**
//~ vanilla TTN_833t c4bda511 6458dbe2.57b12c28 c13c120d
pub const TTN_833t: Power = VANILLA;

/// # Thorim, Stormlord
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Unlock your **Overloaded** Mana Crystals. Draw that many cards.
//~ derived TTN_835 e503cda5 05841e04.463a3dda fd089ca8
pub const TTN_835: Power = battlecry(&[unlock_overload(), draw(1).times(LAST_AMOUNT)]);

/// # Conductivity
/// Spell · Nature · 2 mana
/// > The next spell you cast this turn also targets adjacent minions.
/// - Makes: Conductive [`YOG_522e`] ("Your next spell casts on adjacent minions.")
//~ done YOG_522 - f9bec0b1.668c06fc c30730ea.3570f85c
pub const YOG_522: Power = spell(&[attach("YOG_522e").to(YOU)]);

/// # Conductive
/// Enchantment
/// > Your next spell casts on adjacent minions.
///
/// # Notes
///
/// What it is cast on is hit first, then the minions on both sides of it.
//~ done YOG_522e - d522ad72.4cd1b8ff f37b6a51
pub const YOG_522e: Power = abilities(&[
    enchant(&[]).until(YOU.play(SPELL)).this_turn(),
    whenever(MINIONS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[select(THAT), apply_it_to(SUBJECT.neighbours())]),
]);

/// # Infested Watcher
/// Minion · 4 mana · 4/4
/// > **Taunt Deathrattle:** Get two 1/1 Chaotic Tendrils.
/// - Makes: [`YOG_514`](crate::titans::neutral::YOG_514)
//~ derived YOG_523 0e6262c8 16ec05b0.3b0b5b80 07bf9782.01a3bf62
pub const YOG_523: Power = deathrattle(&[get(card("YOG_514")).copies(2)]);

/// # Shock Hopper
/// Minion · Elemental · Beast · 1 mana · 1/2
/// > **Battlecry:** Get a random **Overload** card.
//~ derived YOG_524 535a040d be6aad98.fc26dcf8 0afe5ede
pub const YOG_524: Power = battlecry(&[get(random(with(GameTag::OVERLOAD)))]);
