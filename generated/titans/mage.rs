//! Mage cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 21b39bba

/// # Sif
/// Minion · 6 mana · 4/6
/// > **Spell Damage +@** *(Improved by each spell school you've cast this game!)*
/// - Numbers: {0} = 1
//~ done TTN_071 - 3c7f69b1.4099b463.eae7e889 46055b35
pub const TTN_071: Power = abilities(&[
    aura(THIS).have(&[SPELL_DAMAGE.plus(1).times(TEXT_NUMBER)]),
    improved(YOU.cast(SPELL).this_game().count_different(CardProperty::School)),
]);

/// # Norgannon
/// Minion · 6 mana · 3/8
/// > **Titan** After this uses an ability, double the power of the other abilities.
/// - Makes: Progenitor's Power [`TTN_075t`] ("Deal 5 damage."); Ancient Knowledge [`TTN_075t2`] ("Enemy cards cost (1) more next turn."); Unlimited Potential [`TTN_075t3`] ("Cast 1 random Mage Secret."); Titantic Power [`TTN_075e`] ("Can't attack.")
///
/// # Notes
///
/// Each ability doubles the power of the others when it is done: the card keeps by how much more.
//~ done TTN_075 - 5444d73a.5542daa8 22d52af0.016b0946
pub const TTN_075: Power = titan(&["TTN_075t", "TTN_075t2", "TTN_075t3"]);

/// # Titantic Power
/// Enchantment
/// > Can't attack.
//~ derived TTN_075e b8cf111f d522ad72.d7c3ac98 8b7a382c
pub const TTN_075e: Power = enchant(&[has(GameTag::CANT_ATTACK)]);

/// # Progenitor's Power
/// Spell · 0 mana
/// > Deal @ damage.
/// - Numbers: {0} = 5
//~ done TTN_075t - 3e8f9d5a.4e9b193e.ea2e0c35 18ae4402
pub const TTN_075t: Power = spell(&[
    deal(5).times(sum(&[counter_value(0), fixed(1)])).to(TARGET),
    set_counter_to(0, sum(&[counter_value(0), counter_value(0), fixed(1)])),
]);

/// # Ancient Knowledge
/// Spell · 0 mana
/// > Enemy cards cost (@) more next turn.
/// - Numbers: {0} = 1
/// - Makes: Ancient Knowledge [`TTN_075t2e`] ("Your cards cost more this turn."); Ancient Knowledge Cost Increase [`TTN_075t2e2`] ("Costs more.")
//~ done TTN_075t2 - 3e8f9d5a.26a3ecaa.eae7e889 7ec072f4.f0d1155d
pub const TTN_075t2: Power = spell(&[
    attach("TTN_075t2e").with_x(sum(&[counter_value(0), fixed(1)])).to(OPPONENT),
    set_counter_to(0, sum(&[counter_value(0), counter_value(0), fixed(1)])),
]);

/// # Ancient Knowledge
/// Enchantment
/// > Your cards cost more this turn.
//~ done TTN_075t2e - d522ad72.7968b527 7ec072f4
pub const TTN_075t2e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_more(1).times(X)]).next_turn();

/// # Ancient Knowledge Cost Increase
/// Enchantment
/// > Costs more.
//~ todo TTN_075t2e2 d82bd7b2 d522ad72.418196eb 9e3b6810
pub const TTN_075t2e2: Power = TODO;

/// # Unlimited Potential
/// Spell · 0 mana
/// > Cast @ random Mage \|4(**Secret**, **Secrets**).
/// - Numbers: {0} = 1
/// - Makes: Potential Unbound [`TTN_075t3e`] ("Your next spell costs (2) less."); Unbound [`TTN_075t3e2`] ("Costs (2) less.")
//~ done TTN_075t3 - 3e8f9d5a.e432be55.eae7e889 7a29b32f.c22d0d73
pub const TTN_075t3: Power = spell(&[
    perform(&[put_into_play(random(all(&[SECRET, class(CardClass::Mage)])))]).times(sum(&[counter_value(0), fixed(1)])),
    set_counter_to(0, sum(&[counter_value(0), counter_value(0), fixed(1)])),
]);

/// # Potential Unbound
/// Enchantment
/// > Your next spell costs (2) less.
//~ derived TTN_075t3e ee03425e d522ad72.f52f6389 0cf4d4a8
pub const TTN_075t3e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL));

/// # Unbound
/// Enchantment
/// > Costs (2) less.
//~ derived TTN_075t3e2 9ca5ef5e d522ad72.90c32b47 c4dbaaf5
pub const TTN_075t3e2: Power = enchant(&[cost_less(2)]);

/// # Chill-o-matic
/// Minion · Mech · 2 mana · 2/3
/// > **Magnetic Freeze** any character damaged by this minion.
/// - Makes: Chill-o-matic [`TTN_077e`] ("Freezes any character damaged by this minion.")
//~ derived TTN_077 895c4855 e00ad38a.47104893 584cf7b9.25792fce
pub const TTN_077: Power = whenever(CHARACTERS.takes_damage_from(ITSELF)).then(&[freeze(SUBJECT)]);

/// # Chill-o-matic
/// Enchantment
/// > **Freezes** any character damaged by this minion.
//~ todo TTN_077e 714707b7 d522ad72.a076e09f 584cf7b9
pub const TTN_077e: Power = TODO;

/// # Wisdom of Norgannon
/// Spell · Arcane · 5 mana
/// > Draw 2 cards. Costs (1) less for each different spell school you've cast this game.
//~ done TTN_085 - cbf84505.f994061b 598c11c6
pub const TTN_085: Power = abilities(&[
    spell(&[draw(2)]),
    costs(&[cost_less(1).times(YOU.cast(SPELL).this_game().count_different(CardProperty::School))]),
]);

/// # Aqua Archivist
/// Minion · Elemental · 2 mana · 2/2
/// > **Battlecry:** The next Elemental you play costs (2) less.
/// - Makes: Ancient Waters [`TTN_095e`] ("Your next Elemental costs (2) less.")
//~ derived TTN_095 22bcad63 2edd8b58.fc008157 b80c0330.9e6d7087
pub const TTN_095: Power = battlecry(&[attach("TTN_095e").to(YOU)]);

/// # Ancient Waters
/// Enchantment
/// > Your next Elemental costs (2) less.
//~ derived TTN_095e f4cadf8a d522ad72.a270a74a 5ba99916
pub const TTN_095e: Power = enchant(&[]).aura(YOUR_HAND.that(ELEMENTAL), &[cost_less(2)]).until(YOU.play(ELEMENTAL));

/// # Unchained Gladiator
/// Minion · Elemental · 4 mana · 4/4
/// > **Battlecry:** Draw a card. Repeat for each Elemental you played last turn.@ *(@)*
//~ derived TTN_475 4e21a6a2 c561b775.404d40b5 61ea2e8d
pub const TTN_475: Power = battlecry(&[draw(1), perform(&[draw(1)]).times(YOU.play(ELEMENTAL).last_turn().count())]);

/// # Discovery of Magic
/// Spell · 1 mana
/// > **Discover** a spell from a spell school you haven't cast this game *(from any class*).
//~ done TTN_476 - 2f198b86.12635ca3 ace46e38
pub const TTN_476: Power =
    spell(&[discover_of(all(&[SPELL, has_new(CardProperty::School, &PLAYED_BY_YOU.that(SPELL))]), Classes::Any)]);

/// # Molten Rune
/// Spell · Fire · 3 mana
/// > Deal $3 damage. Get a random spell. **Forge:** This casts twice.
/// - Makes: Molten Rune [`TTN_477t1`] ("Forged Deal 3 damage, twice. Get a random spell,…")
//~ derived TTN_477 edfd7fdb 3af9bd75.7966dfc3 039125e6.425a92f2
pub const TTN_477: Power = spell(&[deal(3).to(TARGET), get(random(SPELL))]);

/// # Molten Rune
/// Spell · Fire · 3 mana
/// > **Forged** Deal $3 damage, twice. Get a random spell, twice.
//~ derived TTN_477t1 386732a8 3af9bd75.7f090e5c 039125e6
pub const TTN_477t1: Power = spell(&[deal(3).to(TARGET).repeated(2), get(random(SPELL)).repeated(2)]);

/// # Inquisitive Creation
/// Minion · Mech · 4 mana · 3/4
/// > **Battlecry:** Deal @ damage to all enemy minions. *(Improved by each spell school you've cast this game!)*
/// - Numbers: {0} = 1
//~ done TTN_478 - 2b2b8af2.38f329d0.eae7e889 a474c259
pub const TTN_478: Power = abilities(&[
    battlecry(&[deal(1).times(TEXT_NUMBER).to(ENEMY_MINIONS)]),
    improved(YOU.cast(SPELL).this_game().count_different(CardProperty::School)),
]);

/// # Elemental Inspiration
/// Spell · 7 mana
/// > For each spell school you have cast this game, summon a 4/5 Vortex with a random **Bonus Effect**.@ *(@)*
/// - Makes: Primordial Vortex [`TTN_480t`] (4/5, "Divine Shield"); Primordial Vortex [`TTN_480t1`] (4/5, "Taunt"); Primordial Vortex [`TTN_480t2`] (4/5, "Rush"); Primordial Vortex [`TTN_480t3`] (4/5, "Windfury"); Primordial Vortex [`TTN_480t4`] (4/5, "Elusive"); Primordial Vortex [`TTN_480t5`] (4/5, "Poisonous"); Primordial Vortex [`TTN_480t6`] (4/5, "Lifesteal"); Primordial Vortex [`TTN_480t7`] (4/5, "Reborn")
//~ done TTN_480 - 014b7716.bb281a1e 121d7c6f.d6c2713a
pub const TTN_480: Power = spell(&[perform(&[summon(one_of(&[
    "TTN_480t", "TTN_480t1", "TTN_480t2", "TTN_480t3", "TTN_480t4", "TTN_480t5", "TTN_480t6", "TTN_480t7",
]))])
.times(YOU.cast(SPELL).this_game().count_different(CardProperty::School))]);

/// # Primordial Vortex
/// Minion · Elemental · 4 mana · 4/5
/// > **Divine Shield**
//~ vanilla TTN_480t 68bcad33 c5607528.cc526ac4 bb878c66
pub const TTN_480t: Power = VANILLA;

/// # Primordial Vortex
/// Minion · Elemental · 4 mana · 4/5
/// > **Taunt**
//~ vanilla TTN_480t1 02b25674 c5607528.4b0c5d24 bb878c66
pub const TTN_480t1: Power = VANILLA;

/// # Primordial Vortex
/// Minion · Elemental · 4 mana · 4/5
/// > **Rush**
//~ vanilla TTN_480t2 b18799a4 c5607528.57b12c28 bb878c66
pub const TTN_480t2: Power = VANILLA;

/// # Primordial Vortex
/// Minion · Elemental · 4 mana · 4/5
/// > **Windfury**
//~ vanilla TTN_480t3 d631f62a c5607528.9569ce14 bb878c66
pub const TTN_480t3: Power = VANILLA;

/// # Primordial Vortex
/// Minion · Elemental · 4 mana · 4/5
/// > **Elusive**
//~ vanilla TTN_480t4 729d5522 c5607528.c54580ff bb878c66
pub const TTN_480t4: Power = VANILLA;

/// # Primordial Vortex
/// Minion · Elemental · 4 mana · 4/5
/// > **Poisonous**
//~ vanilla TTN_480t5 4c8c1e7f c5607528.2574dcf7 bb878c66
pub const TTN_480t5: Power = VANILLA;

/// # Primordial Vortex
/// Minion · Elemental · 4 mana · 4/5
/// > **Lifesteal**
//~ vanilla TTN_480t6 0e64c2b8 c5607528.b857c9f1 bb878c66
pub const TTN_480t6: Power = VANILLA;

/// # Primordial Vortex
/// Minion · Elemental · 4 mana · 4/5
/// > **Reborn**
//~ vanilla TTN_480t7 c0c5ffc7 c5607528.d8e09bc7 bb878c66
pub const TTN_480t7: Power = VANILLA;

/// # Void Scripture
/// Spell · Shadow · 2 mana
/// > **Discover** a spell. If you have enough Mana to play it, cast a copy of it at a random enemy.
//~ done YOG_507 - a5d45018.76bc4dd8 59f2772d
pub const YOG_507: Power =
    spell(&[discover(SPELL), cast(copy_of(IT)).at(ENEMIES).when(there_is(&IT.that(COST.no_more_than(&MANA.of(YOU)))))]);

/// # Meddlesome Servant
/// Minion · 3 mana · 3/4
/// > **Battlecry:** If you've cast 5 or more spells this game, draw 2 cards.@ *({0} left*!)@ *(Ready!)*
//~ derived YOG_518 d531908e 05841e04.ad061025 dea2e583
pub const YOG_518: Power = battlecry(&[draw(2)]).when(YOU.cast(SPELL).this_game().at_least(5));

/// # Tainted Remnant
/// Minion · Elemental · 5 mana · 7/4
/// > **Battlecry:** If you played an Elemental last turn, deal 7 damage randomly split between all enemies.
//~ done YOG_519 - eece521a.54b99024 a3f873dc
#[rustfmt::skip]
pub const YOG_519: Power = battlecry(&[deal(7).split_among(ENEMIES)]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));
