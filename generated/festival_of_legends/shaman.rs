//! Shaman cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b7577656

/// # Altered Chord
///
/// `ETC_356` · Shaman spell · Nature · 5 mana
///
/// > **Lifesteal** Deal $6 damage to a minion. Costs (3) less if you're **Overloaded**.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Lifesteal
/// - Refers to: Overload
///
/// State: Derived
//~ derived ETC_356 77b90519 71eca369 a87b2cff.7b9b2b98
#[rustfmt::skip]
pub const ETC_356: Power = abilities(&[spell(&[deal(6).to(A_MINION)]), aura(THIS).when(OVERLOADED.at_least(1)).in_hand().have(&[cost_less(3)])]);

/// # Brass Elemental
///
/// `ETC_357` · Shaman minion · 4 mana · 3/3
///
/// > **Rush**, **Divine Shield**, **Taunt**, **Windfury**
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Taunt, Divine Shield, Rush
///
/// State: Vanilla
//~ vanilla ETC_357 c6471f05 f6dd5b30 7e3bdcc1.ec10502b
pub const ETC_357: Power = VANILLA;

/// # Saxophone Soloist
///
/// `ETC_358` · Shaman minion · 1 mana · 1/2
///
/// > **Battlecry:** If you control no other minions, add a Saxophone Soloist to your hand.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ETC_358 d95a4233 60bace03 bb38ff64.dac478fa
pub const ETC_358: Power = battlecry(&[get(card("ETC_358"))]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Flowrider
///
/// `ETC_359` · Shaman minion · 1 mana · 2/1
///
/// > **Battlecry:** If you're **Overloaded**, **Discover** a spell from your deck.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Discover
/// - Refers to: Overload
///
/// State: Derived
//~ derived ETC_359 e63018c9 320d5c63 84fcd68f.81e86665
pub const ETC_359: Power = battlecry(&[discover_from(YOUR_DECK.that(SPELL))]).when(OVERLOADED.at_least(1));

/// # JIVE, INSECT!
///
/// `ETC_362` · Shaman spell · Fire · 5 mana
///
/// > Transform a minion into Ragnaros the Firelord. **Overload:** (2)
///
/// - Set: Festival of Legends · legendary · collectible
/// - Tags: `OVERLOAD` = 2
/// - Tokens: Ragnaros the Firelord [`CORE_EX1_298`](crate::core_hidden::neutral::CORE_EX1_298)
///
/// State: Derived
//~ derived ETC_362 20703fc2 41d941d3 9f083221.f5c4c5b3
pub const ETC_362: Power = spell(&[transform(A_MINION, card("CORE_EX1_298"))]);

/// # Melomania
///
/// `ETC_367` · Shaman spell · 0 mana
///
/// > Each time you play a minion this turn, add a random Shaman spell to your hand.
///
/// - Set: Festival of Legends · epic · collectible
/// - Enchantments: Melomania [`ETC_367e`]
///
/// State: Derived
//~ derived ETC_367 114681c7 102a284b 44e7d4b1.4e76aa49
#[rustfmt::skip]
pub const ETC_367: Power = spell(&[later(&whenever(YOU.play(MINION)).this_turn().does(&[get(random(all(&[SPELL, class(CardClass::Shaman)])))]))]);

/// # Melomania
///
/// `ETC_367e` · Shaman enchantment
///
/// > This turn, when you play a minion add a random Shaman spell to your hand.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo ETC_367e 18c132c9 0d4eb2e8 cd75de16.33f1e3ce
pub const ETC_367e: Power = TODO;

/// # Chill Vibes
///
/// `ETC_369` · Shaman spell · Frost · 3 mana
///
/// > Restore #8 Health. **Finale:** Summon a 3/3 Elemental with **Taunt**.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Finale
/// - Refers to: Taunt
/// - Tokens: Chill Elemental [`ETC_369t`]
///
/// State: Derived
//~ derived ETC_369 0082c309 3d4520dd c46c9a36.baec50c8
pub const ETC_369: Power = abilities(&[spell(&[heal(8).to(TARGET)]), on(Word::Finale, &[summon(card("ETC_369t"))])]);

/// # Chill Elemental
///
/// `ETC_369t` · Shaman minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Festival of Legends
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla ETC_369t 090f8be9 14d7e00a 89c3cf5e.4b0c5d24
pub const ETC_369t: Power = VANILLA;

/// # Pack the House
///
/// `ETC_370` · Shaman spell · 7 mana
///
/// > Summon a random 6, 5, 4, and 3-Cost minion. **Overload:** (2)
///
/// - Set: Festival of Legends · common · collectible
/// - Tags: `OVERLOAD` = 2, `2731` = 2
///
/// State: Derived
//~ derived ETC_370 84d430f3 fb127259 61e4c0c3.0fa10af2
#[rustfmt::skip]
pub const ETC_370: Power = spell(&[summon(random(all(&[MINION, COST.is(6)]))), summon(random(all(&[MINION, COST.is(5)]))), summon(random(all(&[MINION, COST.is(4)]))), summon(random(all(&[MINION, COST.is(3)])))]);

/// # Inzah
///
/// `ETC_371` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, your **Overload** cards cost (1) less.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Enchantments: Super Cool [`ETC_371e1`], Super Cool [`ETC_371e2`]
///
/// State: Derived
//~ derived ETC_371 621c2fb7 8b0b690f bddb54bb.1a5e692a
pub const ETC_371: Power = battlecry(&[attach("ETC_371e1").to(YOU)]);

/// # Super Cool
///
/// `ETC_371e1` · Shaman enchantment
///
/// > For the rest of the game, your **Overload** cards cost (1) less.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_371e1 6811d0dd bf255e95 e32b06d9.bd322c5d
pub const ETC_371e1: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::OVERLOAD)), &[cost_less(1)]);

/// # Super Cool
///
/// `ETC_371e2` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_371e2 06cf9c3f 0043df92 4b6503e3.f705eb41
pub const ETC_371e2: Power = enchant(&[cost_less(1)]);

/// # Jazz Bass
///
/// `ETC_813` · Shaman weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Your next spell costs (@) less. *(Overload** while equipped to improve!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Overload
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Electric Slide [`ETC_813e`], Electric Slide [`ETC_813e2`]
///
/// State: Todo
//~ todo ETC_813 93d3283c 957582a6 deb99f9c.d86210e5
pub const ETC_813: Power = TODO;

/// # Electric Slide
///
/// `ETC_813e` · Shaman enchantment
///
/// > Your next spell costs less.
///
/// - Set: Festival of Legends
/// - Mechanics: Aura
///
/// State: Todo
//~ todo ETC_813e 2f5cdef0 8f085c78 effe4572.46873b03
pub const ETC_813e: Power = TODO;

/// # Electric Slide
///
/// `ETC_813e2` · Shaman enchantment
///
/// > Costs less.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_813e2 6442be1f 2052d1d0 2bd18c63.7d7ef91d
pub const ETC_813e2: Power = TODO;

/// # Remixed Totemcarver
///
/// `JAM_012` · Shaman minion · 3 mana · 3/2
///
/// > Gains an extra effect in your hand that changes each turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Tokens: Loud Totemcarver [`JAM_012t`], Bluesy Totemcarver [`JAM_012t2`], Blazing Totemcarver [`JAM_012t3`], Karaoke Totemcarver [`JAM_012t4`]
///
/// State: Derived
//~ derived JAM_012 0738509b 65066de5 f5bcf474.fadeed8d
#[rustfmt::skip]
pub const JAM_012: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["JAM_012t", "JAM_012t2", "JAM_012t3", "JAM_012t4"]))]);

/// # Loud Totemcarver
///
/// `JAM_012t` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/3 Stereo Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/3 Stereo Totem.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 95454, `2165` = 1
/// - Tokens: Stereo Totem [`ETC_105`](crate::festival_of_legends::neutral::ETC_105)
///
/// State: Derived
//~ derived JAM_012t 2db54d74 6c21cac6 020bd92d.3d209a95
#[rustfmt::skip]
pub const JAM_012t: Power = abilities(&[battlecry(&[summon(card("ETC_105"))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_012t", "JAM_012t2", "JAM_012t3", "JAM_012t4"]))])]);

/// # Bluesy Totemcarver
///
/// `JAM_012t2` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/3 Mana Tide Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/3 Mana Tide Totem.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 95454, `2165` = 1
///
/// State: Derived
//~ derived JAM_012t2 95916f8f 56e7d835 ca78ca0e.68a7e024
#[rustfmt::skip]
pub const JAM_012t2: Power = abilities(&[battlecry(&[summon(card("EX1_575"))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_012t", "JAM_012t2", "JAM_012t3", "JAM_012t4"]))])]);

/// # Blazing Totemcarver
///
/// `JAM_012t3` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/3 Flametongue Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/3 Flametongue Totem.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 95454, `2165` = 1
///
/// State: Derived
//~ derived JAM_012t3 bca9ca44 dc4a656f b666f9d5.a2673c10
#[rustfmt::skip]
pub const JAM_012t3: Power = abilities(&[battlecry(&[summon(card("EX1_565"))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_012t", "JAM_012t2", "JAM_012t3", "JAM_012t4"]))])]);

/// # Karaoke Totemcarver
///
/// `JAM_012t4` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/4 Jukebox Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/4 Jukebox Totem.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 95454, `2165` = 1
/// - Tokens: Jukebox Totem [`JAM_010`](crate::festival_of_legends::paladin::JAM_010)
///
/// State: Derived
//~ derived JAM_012t4 62494a7b c41c58f3 01bf1696.7035a105
#[rustfmt::skip]
pub const JAM_012t4: Power = abilities(&[battlecry(&[summon(card("JAM_010"))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_012t", "JAM_012t2", "JAM_012t3", "JAM_012t4"]))])]);

/// # Jam Session
///
/// `JAM_013` · Multi-class spell · Fire · 2 mana
///
/// > Give a friendly minion +3/+3. Deal $1 damage to all other minions. **Overload:** (1)
///
/// - Set: Festival of Legends · common · collectible
/// - Classes: Shaman, Warrior
/// - Mechanics: Overload
/// - Tags: `2731` = 1
/// - Enchantments: Jamming Out [`JAM_013e`]
///
/// State: Derived
//~ derived JAM_013 8d56860e a1815b36 69e355c4.a4167b0c
pub const JAM_013: Power = spell(&[attach("JAM_013e").to(A_FRIENDLY_MINION), deal(1).to(OTHER_MINIONS)]);

/// # Jamming Out
///
/// `JAM_013e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_013e 4b3e0491 7f9734f4 eeadd3bd.b42c6980
pub const JAM_013e: Power = enchant(&[plus(3, 3)]);

/// # Backstage Bouncer
///
/// `JAM_014` · Multi-class minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** Transform a friendly minion into a copy of this.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Beast
/// - Classes: Shaman, Warrior
/// - Mechanics: Taunt, Battlecry
/// - Target: "Transform a friendly minion into a copy of this."
///
/// State: Derived
//~ derived JAM_014 bfa6bedc e37c45c7 1ad19e70.64cd0de4
pub const JAM_014: Power = battlecry(&[transform(A_FRIENDLY_MINION, copy_of(THIS))]);
