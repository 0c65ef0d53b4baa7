//! Shaman cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 13218361

/// # Altered Chord
/// Spell · Nature · 5 mana
/// > **Lifesteal** Deal $6 damage to a minion. Costs (3) less if you're **Overloaded**.
//~ derived ETC_356 71eca369 24317b8a.7b9b2b98 3899f2ef
#[rustfmt::skip]
pub const ETC_356: Power = abilities(&[spell(&[deal(6).to(A_MINION)]), aura(THIS).when(OVERLOADED.at_least(1)).in_hand().have(&[cost_less(3)])]);

/// # Brass Elemental
/// Minion · Elemental · 4 mana · 3/3
/// > **Rush**, **Divine Shield**, **Taunt**, **Windfury**
//~ vanilla ETC_357 f6dd5b30 a2bf0e63.ec10502b 3b51edc9
pub const ETC_357: Power = VANILLA;

/// # Saxophone Soloist
/// Minion · Murloc · 1 mana · 1/2
/// > **Battlecry:** If you control no other minions, add a Saxophone Soloist to your hand.
//~ derived ETC_358 60bace03 6c88ee30.dac478fa 9cba5888
pub const ETC_358: Power = battlecry(&[get(card("ETC_358"))]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Flowrider
/// Minion · Naga · 1 mana · 2/1
/// > **Battlecry:** If you're **Overloaded**, **Discover** a spell from your deck.
//~ derived ETC_359 320d5c63 432b6bf2.81e86665 ae99da5a
pub const ETC_359: Power = battlecry(&[discover_from(YOUR_DECK.that(SPELL))]).when(OVERLOADED.at_least(1));

/// # JIVE, INSECT!
/// Spell · Fire · 5 mana
/// > Transform a minion into Ragnaros the Firelord. **Overload:** (2)
/// - Makes: [`CORE_EX1_298`](crate::core_hidden::neutral::CORE_EX1_298)
//~ done ETC_362 - 3ed6fa2e.f5c4c5b3 ecda95d0.2dc82cc5
pub const ETC_362: Power = spell(&[transform(A_MINION, card("CORE_EX1_298"))]);

/// # Melomania
/// Spell · 0 mana
/// > Each time you play a minion this turn, add a random Shaman spell to your hand.
/// - Makes: Melomania [`ETC_367e`] ("This turn, when you play a minion add a random…")
//~ derived ETC_367 102a284b 3e8f9d5a.4e76aa49 53d43b8c.3a4896bd
#[rustfmt::skip]
pub const ETC_367: Power = spell(&[later(&whenever(YOU.play(MINION)).this_turn().does(&[get(random(all(&[SPELL, class(CardClass::Shaman)])))]))]);

/// # Melomania
/// Enchantment
/// > This turn, when you play a minion add a random Shaman spell to your hand.
//~ todo ETC_367e 0d4eb2e8 d522ad72.33f1e3ce 53d43b8c
pub const ETC_367e: Power = TODO;

/// # Chill Vibes
/// Spell · Frost · 3 mana
/// > Restore #8 Health. **Finale:** Summon a 3/3 Elemental with **Taunt**.
/// - Makes: Chill Elemental [`ETC_369t`] (3/3, "Taunt")
//~ derived ETC_369 3d4520dd 0784d9a3.baec50c8 ee8fad1e.66c2c4b1
pub const ETC_369: Power = abilities(&[spell(&[heal(8).to(TARGET)]), on(Word::Finale, &[summon(card("ETC_369t"))])]);

/// # Chill Elemental
/// Minion · Elemental · 3 mana · 3/3
/// > **Taunt**
//~ vanilla ETC_369t 14d7e00a 6458dbe2.4b0c5d24 74883c3f
pub const ETC_369t: Power = VANILLA;

/// # Pack the House
/// Spell · 7 mana
/// > Summon a random 6, 5, 4, and 3-Cost minion. **Overload:** (2)
//~ done ETC_370 - 014b7716.0fa10af2 c1397fc7
#[rustfmt::skip]
pub const ETC_370: Power = spell(&[summon(random(all(&[MINION, COST.is(6)]))), summon(random(all(&[MINION, COST.is(5)]))), summon(random(all(&[MINION, COST.is(4)]))), summon(random(all(&[MINION, COST.is(3)])))]);

/// # Inzah
/// Minion · 5 mana · 5/5
/// > **Battlecry:** For the rest of the game, your **Overload** cards cost (1) less.
/// - Makes: Super Cool [`ETC_371e1`] ("For the rest of the game, your Overload cards…"); Super Cool [`ETC_371e2`] ("Costs (1) less.")
//~ derived ETC_371 8b0b690f 7c0f8337.1a5e692a 26ea7479.dc7088e3
pub const ETC_371: Power = battlecry(&[attach("ETC_371e1").to(YOU)]);

/// # Super Cool
/// Enchantment
/// > For the rest of the game, your **Overload cards cost (1) less.**
//~ derived ETC_371e1 bf255e95 d522ad72.9e9163e3 76452ee6
pub const ETC_371e1: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::OVERLOAD)), &[cost_less(1)]);

/// # Super Cool
/// Enchantment
/// > Costs (1) less.
//~ derived ETC_371e2 0043df92 d522ad72.f705eb41 76452ee6
pub const ETC_371e2: Power = enchant(&[cost_less(1)]);

/// # Jazz Bass
/// Weapon · 3 mana · 3/2 durability
/// > **Deathrattle:** Your next spell costs (@) less. *(**Overload** while equipped to improve!)*
/// - Numbers: {0} = 1
/// - Makes: Electric Slide [`ETC_813e`] ("Your next spell costs less."); Electric Slide [`ETC_813e2`] ("Costs less.")
//~ done ETC_813 - 043b7f8c.25a967f5.eae7e889 ef27f578.0cbb7c2e
pub const ETC_813: Power = abilities(&[
    whenever(YOU.overload()).then(&[raise_text_number(1)]),
    deathrattle(&[attach("ETC_813e").with_x(TEXT_NUMBER).to(YOU)]),
]);

/// # Electric Slide
/// Enchantment
/// > Your next spell costs less.
//~ done ETC_813e - d522ad72.46873b03 4fe5262f
pub const ETC_813e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(1).times(X)]).until(YOU.play(SPELL));

/// # Electric Slide
/// Enchantment
/// > Costs less.
//~ todo ETC_813e2 2052d1d0 d522ad72.7d7ef91d 4fe5262f
pub const ETC_813e2: Power = TODO;

/// # Remixed Totemcarver
/// Minion · 3 mana · 3/2
/// > Gains an extra effect in your hand that changes each turn.
/// - Makes: Loud Totemcarver [`JAM_012t`] (3/2, "Battlecry: Summon a 0/3 Stereo Totem. (Changes…"); Bluesy Totemcarver [`JAM_012t2`] (3/2, "Battlecry: Summon a 0/3 Mana Tide Totem. (Changes…"); Blazing Totemcarver [`JAM_012t3`] (3/2, "Battlecry: Summon a 0/3 Flametongue Totem.…"); Karaoke Totemcarver [`JAM_012t4`] (3/2, "Battlecry: Summon a 0/4 Jukebox Totem. (Changes…")
//~ derived JAM_012 65066de5 05811c42.fadeed8d 2161b693.cf08d406
#[rustfmt::skip]
pub const JAM_012: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["JAM_012t", "JAM_012t2", "JAM_012t3", "JAM_012t4"]))]);

/// # Loud Totemcarver
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Summon a 0/3 Stereo Totem. *(Changes each turn*.)@**Battlecry:** Summon a 0/3 Stereo Totem.
/// - Makes: [`ETC_105`](crate::festival_of_legends::neutral::ETC_105)
//~ derived JAM_012t 6c21cac6 05811c42.f5ea066a 6974d53e.2e416694
#[rustfmt::skip]
pub const JAM_012t: Power = abilities(&[battlecry(&[summon(card("ETC_105"))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_012t", "JAM_012t2", "JAM_012t3", "JAM_012t4"]))])]);

/// # Bluesy Totemcarver
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Summon a 0/3 Mana Tide Totem. *(Changes each turn*.)@**Battlecry:** Summon a 0/3 Mana Tide Totem.
//~ derived JAM_012t2 56e7d835 05811c42.523b03ea 3720bd9f
#[rustfmt::skip]
pub const JAM_012t2: Power = abilities(&[battlecry(&[summon(card("EX1_575"))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_012t", "JAM_012t2", "JAM_012t3", "JAM_012t4"]))])]);

/// # Blazing Totemcarver
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Summon a 0/3 Flametongue Totem. *(Changes each turn*.)@**Battlecry:** Summon a 0/3 Flametongue Totem.
//~ derived JAM_012t3 dc4a656f 05811c42.04afec5e 6a88756a
#[rustfmt::skip]
pub const JAM_012t3: Power = abilities(&[battlecry(&[summon(card("EX1_565"))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_012t", "JAM_012t2", "JAM_012t3", "JAM_012t4"]))])]);

/// # Karaoke Totemcarver
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Summon a 0/4 Jukebox Totem. *(Changes each turn*.)@**Battlecry:** Summon a 0/4 Jukebox Totem.
/// - Makes: [`JAM_010`](crate::festival_of_legends::paladin::JAM_010)
//~ derived JAM_012t4 c41c58f3 05811c42.818acaf0 49ade18f.388b39c6
#[rustfmt::skip]
pub const JAM_012t4: Power = abilities(&[battlecry(&[summon(card("JAM_010"))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_012t", "JAM_012t2", "JAM_012t3", "JAM_012t4"]))])]);

/// # Jam Session
/// Spell · Fire · 2 mana
/// > Give a friendly minion +3/+3. Deal $1 damage to all other minions. **Overload:** (1)
/// - Classes: Shaman, Warrior
/// - Makes: Jamming Out [`JAM_013e`] ("\+3/+3.")
//~ done JAM_013 - 64e9e702.a4167b0c 45d21e0a.8f8d07bb.84676112
pub const JAM_013: Power =
    spell(&[attach("JAM_013e").to(A_FRIENDLY_MINION), deal(1).to(MINIONS.that(not(&is(&TARGET))))]);

/// # Jamming Out
/// Enchantment
/// > \+3/+3.
//~ derived JAM_013e 7f9734f4 d522ad72.184d0f12 7b6c88eb
pub const JAM_013e: Power = enchant(&[plus(3, 3)]);

/// # Backstage Bouncer
/// Minion · Beast · 4 mana · 4/5
/// > **Taunt Battlecry:** Transform a friendly minion into a copy of this.
/// - Classes: Shaman, Warrior
//~ derived JAM_014 e37c45c7 79df42b3.64cd0de4 685e5339.8f8d07bb
pub const JAM_014: Power = battlecry(&[transform(A_FRIENDLY_MINION, copy_of(THIS))]);
