//! Paladin cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3f843d00

/// # Disco Maul
/// Weapon · 3 mana · 3/2 durability
/// > **Deathrattle:** Give a random friendly minion +@/+@. *(Play minions while equipped to improve!)*
/// - Numbers: {0} = 1
/// - Makes: Power of Disco [`ETC_317e`] ("Increased stats.")
//~ derived ETC_317 f0e470b9 043b7f8c.da8d07b3.eae7e889 ce4730fa.df3327c6
#[rustfmt::skip]
pub const ETC_317: Power = abilities(&[deathrattle(&[give(&[plus(1, 1).times(X)]).with_x(TEXT_NUMBER).to(FRIENDLY_MINIONS.random())]), after(YOU.play(MINION)).then(&[raise_text_number(1)])]);

/// # Power of Disco
/// Enchantment
/// > Increased stats.
//~ todo ETC_317e 2e3be3a9 d522ad72.a536d554 73799236
pub const ETC_317e: Power = TODO;

/// # Boogie Down
/// Spell · Holy · 3 mana
/// > Summon two 1-Cost minions from your deck. **Finale:** Summon another.
//~ derived ETC_318 d2d221c9 50eb3d2f.27e3a8e5 7c6e11d2
#[rustfmt::skip]
pub const ETC_318: Power = spell(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random_of(2))), summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random())).when(FINALE)]);

/// # Spotlight
/// Spell · Holy · 2 mana
/// > **Tradeable** Convert a friendly **Divine Shield** into a 5/5 Elemental.
/// - Makes: Living Spotlight [`ETC_320t`] (5/5)
//~ done ETC_320 - 5fbdf668.8eee119f 7a6b216c.6a458ca6
pub const ETC_320: Power = spell(&[
    give(&[has_no(GameTag::DIVINE_SHIELD)]).to(A_FRIENDLY_CHARACTER.that(with(GameTag::DIVINE_SHIELD))),
    summon(card("ETC_320t")),
]);

/// # Living Spotlight
/// Minion · Elemental · 5 mana · 5/5
//~ vanilla ETC_320t 1acafc4a 3fe1a3d8 107eb414
pub const ETC_320t: Power = VANILLA;

/// # Annoy-o-Troupe
/// Minion · Mech · 9 mana · 3/6
/// > **Taunt**, **Divine Shield Deathrattle:** Summon three 1/2 Mechs with **Taunt** and **Divine Shield**.
/// - Makes: [`CORE_GVG_085`](crate::core::neutral::CORE_GVG_085)
//~ derived ETC_321 6a382160 2f53fb11.263a642f 1159faae.6ed09331
pub const ETC_321: Power = deathrattle(&[summon(card("CORE_GVG_085")).copies(3)]);

/// # Jitterbug
/// Minion · Beast · 4 mana · 4/3
/// > **Divine Shield** After a friendly character loses **Divine Shield**, draw a card.
//~ done ETC_324 - 79cccc85.0b44ab6e 8dd14341
pub const ETC_324: Power = after(FRIENDLY_CHARACTERS.lose_shield()).then(&[draw(1)]);

/// # Lead Dancer
/// Minion · 6 mana · 4/2
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
//~ derived ETC_328 b6c8b02e 3c56d9c5.41b591d7 7bb4afc7
pub const ETC_328: Power =
    deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, not(&ATTACK.no_less_than(&ATTACK.of(THIS)))])).random()))]);

/// # Kangor, Dancing King
/// Minion · 5 mana · 3/3
/// > **Lifesteal Deathrattle:** Swap this with a minion from your hand and give it **Lifesteal**.
//~ done ETC_329 - e8b6bfb0.f29dfc2b 4732210c
pub const ETC_329: Power = deathrattle(&[if_(
    there_is(&YOUR_HAND.that(MINION)),
    &[summon(the(YOUR_HAND.that(MINION).random())), give(&[has(GameTag::LIFESTEAL)]).to(IT), return_to_hand(THIS)],
)]);

/// # Starlight Groove
/// Spell · Holy · 3 mana
/// > Give your hero **Divine Shield**. For the rest of the game, playing a Holy spell refreshes it.
/// - Makes: Feeling the Groove [`ETC_330e1`] ("Gain Divine Shield after you cast a Holy spell.")
//~ done ETC_330 - 50eb3d2f.fe337f18 379c2022.fa1a9b2e
pub const ETC_330: Power =
    spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(YOUR_HERO), attach("ETC_330e1").to(CONTROLLER)]);

/// # Feeling the Groove
/// Enchantment
/// > Gain **Divine Shield** after you cast a Holy spell.
//~ done ETC_330e1 - d522ad72.2713a0fa 7094b162
pub const ETC_330e1: Power =
    after(YOU.cast(school(SpellSchool::Holy))).then(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(YOUR_HERO)]);

/// # Funkfin
/// Minion · Murloc · 3 mana · 2/2
/// > **Divine Shield** Your minions with **Divine Shield** have +2 Attack.
/// - Makes: Funky [`ETC_337e`] ("\+2 Attack")
//~ derived ETC_337 d5cc2f59 db17a184.39a18730 31ff295d.53020872
pub const ETC_337: Power = aura(FRIENDLY_MINIONS.that(with(GameTag::DIVINE_SHIELD))).gives("ETC_337e");

/// # Funky
/// Enchantment
/// > \+2 Attack
//~ derived ETC_337e bd262cc3 d522ad72.98f8fc6e 40683cbb
pub const ETC_337e: Power = enchant(&[ATTACK.plus(2)]);

/// # Harmonic Disco
/// Spell · Holy · 5 mana
/// > **Discover** a 5-Cost minion. Summon it with +1/+1. *(Swaps each turn.)*
/// - Makes: Dissonant Disco [`ETC_506t`] ("Discover a 1-Cost minion. Summon it with +5/+5.…"); Harmonic Groove [`ETC_506e`] ("\+1/+1.")
//~ derived ETC_506 f7ca6280 d9f7917d.c0b79cc2 66d925bc.eda668ac
#[rustfmt::skip]
pub const ETC_506: Power = abilities(&[spell(&[discover_then(Offer::Pool(all(&[MINION, COST.is(5)]), Classes::Own), &[summon(the(IT)), attach("ETC_506e").to(IT)])]), whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ETC_506t"))])]);

/// # Harmonic Groove
/// Enchantment
/// > \+1/+1.
//~ derived ETC_506e 6f9ce288 d522ad72.cb08f83e ac7c26f1
pub const ETC_506e: Power = enchant(&[plus(1, 1)]);

/// # Dissonant Disco
/// Spell · Holy · 5 mana
/// > **Discover** a 1-Cost minion. Summon it with +5/+5. *(Swaps each turn.)*
/// - Makes: Dissonant Groove [`ETC_506te`] ("\+5/+5.")
//~ derived ETC_506t 4170e2f3 d9f7917d.2d61ba7c 528a0a6e.5fa30149
#[rustfmt::skip]
pub const ETC_506t: Power = abilities(&[spell(&[discover_then(Offer::Pool(all(&[MINION, COST.is(1)]), Classes::Own), &[summon(the(IT)), attach("ETC_506te").to(IT)])]), whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ETC_506"))])]);

/// # Dissonant Groove
/// Enchantment
/// > \+5/+5.
//~ derived ETC_506te c81d7e7f d522ad72.41425f84 bbd0bc5e
pub const ETC_506te: Power = enchant(&[plus(5, 5)]);

/// # Dance Floor
/// Location · 2 mana · 2 uses
/// > Give your minions **Rush**.
/// - Makes: Boogie [`JAM_009e`] ("Rush")
//~ derived JAM_009 e3fa4b20 22c71c9c.f001d9d9 ea94dba6.f07c6d42
pub const JAM_009: Power = location(&[attach("JAM_009e").to(FRIENDLY_MINIONS)]);

/// # Boogie
/// Enchantment
/// > **Rush**
//~ derived JAM_009e 215fd9ea d522ad72.57b12c28 539dbf9b
pub const JAM_009e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Jukebox Totem
/// Minion · Mech · Totem · 2 mana · 0/4
/// > At the end of your turn, summon a{1} {0} Silver Hand Recruit.
/// - Classes: Paladin, Shaman
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ done JAM_010 - 94519e59.3b9d56ad 8477b614.56f0c223.e8ebd9e2
pub const JAM_010: Power = at_end_of_your_turn(&[summon(card("CS2_101t"))]);

/// # Horn of the Windlord
/// Weapon · 6 mana · 3/4 durability
/// > **Windfury** Whenever your hero attacks a minion, set its stats to 3/3.
/// - Classes: Paladin, Shaman
/// - Makes: Jazzed [`JAM_011e`] ("3/3.")
//~ derived JAM_011 1628ba97 73f3389d.677d865e 5f611ce3.56f0c223.e92f303e
pub const JAM_011: Power = whenever(YOUR_HERO.attack(MINION)).then(&[attach("JAM_011e").to(THAT)]);

/// # Jazzed
/// Enchantment
/// > 3/3.
//~ derived JAM_011e fec9303b d522ad72.6c79ef92 0deb440e
pub const JAM_011e: Power = enchant(&[become_stats(3, 3)]);
