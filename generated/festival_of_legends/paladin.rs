//! Paladin cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d5a4a88f

/// # Disco Maul
///
/// `ETC_317` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Give a random friendly minion +@/+@. *(Play minions while equipped to improve!)*
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Power of Disco [`ETC_317e`]
///
/// State: Derived
//~ derived ETC_317 345477d3 21abe3ce 446dc64b.da8d07b3
#[rustfmt::skip]
pub const ETC_317: Power = abilities(&[deathrattle(&[give(&[plus(1, 1).times(X)]).times(ITS_NUMBER).to(FRIENDLY_MINIONS.random())]), after(YOU.play(MINION)).then(&[improve(1)])]);

/// # Power of Disco
///
/// `ETC_317e` · Paladin enchantment
///
/// > Increased stats.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_317e 1bfd8a9f 2e3be3a9 46d1f0f8.a536d554
pub const ETC_317e: Power = TODO;

/// # Boogie Down
///
/// `ETC_318` · Paladin spell · Holy · 3 mana
///
/// > Summon two 1-Cost minions from your deck. **Finale:** Summon another.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Finale
///
/// State: Derived
//~ derived ETC_318 96b6a5b0 d2d221c9 bd370df2.27e3a8e5
#[rustfmt::skip]
pub const ETC_318: Power = spell(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random_of(2))), summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random())).when(FINALE)]);

/// # Spotlight
///
/// `ETC_320` · Paladin spell · Holy · 2 mana
///
/// > **Tradeable** Convert a friendly **Divine Shield** into a 5/5 Elemental.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Divine Shield
/// - Tokens: Living Spotlight [`ETC_320t`]
///
/// State: Todo
//~ todo ETC_320 10b66a49 f85cd12d 85442d08.8eee119f
pub const ETC_320: Power = TODO;

/// # Living Spotlight
///
/// `ETC_320t` · Paladin minion · 5 mana · 5/5
///
/// - Set: Festival of Legends
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla ETC_320t 48b23897 1acafc4a 9607e7b7
pub const ETC_320t: Power = VANILLA;

/// # Annoy-o-Troupe
///
/// `ETC_321` · Paladin minion · 9 mana · 3/6
///
/// > **Taunt**, **Divine Shield Deathrattle:** Summon three 1/2 Mechs with **Taunt** and **Divine Shield**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield, Deathrattle
/// - Tokens: Annoy-o-Tron [`CORE_GVG_085`](crate::core::neutral::CORE_GVG_085)
///
/// State: Derived
//~ derived ETC_321 074fa0e2 6a382160 9b9c3669.263a642f
pub const ETC_321: Power = deathrattle(&[summon(card("CORE_GVG_085")).copies(3)]);

/// # Jitterbug
///
/// `ETC_324` · Paladin minion · 4 mana · 4/3
///
/// > **Divine Shield** After a friendly character loses **Divine Shield**, draw a card.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Divine Shield
///
/// State: Derived
//~ derived ETC_324 a2450a8d bdc846e9 87fb9503.0b44ab6e
pub const ETC_324: Power = after(FRIENDLY_CHARACTERS.lose_shield()).then(&[draw(1)]);

/// # Lead Dancer
///
/// `ETC_328` · Paladin minion · 6 mana · 4/2
///
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ETC_328 1cffecac b6c8b02e bf73eb91.41b591d7
pub const ETC_328: Power =
    deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, not(&ATTACK.no_less_than(&ATTACK.of(THIS)))])).random()))]);

/// # Kangor, Dancing King
///
/// `ETC_329` · Paladin minion · 5 mana · 3/3
///
/// > **Lifesteal Deathrattle:** Swap this with a minion from your hand and give it **Lifesteal**.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Deathrattle, Lifesteal
///
/// State: Todo
//~ todo ETC_329 777e1fea b912cb6a 84bb2fc7.f29dfc2b
pub const ETC_329: Power = TODO;

/// # Starlight Groove
///
/// `ETC_330` · Paladin spell · Holy · 3 mana
///
/// > Give your hero **Divine Shield**. For the rest of the game, playing a Holy spell refreshes it.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Feeling the Groove [`ETC_330e1`]
///
/// State: Todo
//~ todo ETC_330 67ee1023 9274cceb 1ef9d837.fe337f18
pub const ETC_330: Power = TODO;

/// # Feeling the Groove
///
/// `ETC_330e1` · Paladin enchantment
///
/// > Gain **Divine Shield** after you cast a Holy spell.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_330e1 5db24a13 0994ad98 19ec0b0b.2713a0fa
pub const ETC_330e1: Power = TODO;

/// # Funkfin
///
/// `ETC_337` · Paladin minion · 3 mana · 2/2
///
/// > **Divine Shield** Your minions with **Divine Shield** have +2 Attack.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Divine Shield, Aura
/// - Enchantments: Funky [`ETC_337e`]
///
/// State: Derived
//~ derived ETC_337 4f8183d6 d5cc2f59 ec6f8f29.39a18730
pub const ETC_337: Power = aura(FRIENDLY_MINIONS.that(with(GameTag::DIVINE_SHIELD))).gives("ETC_337e");

/// # Funky
///
/// `ETC_337e` · Paladin enchantment
///
/// > +2 Attack
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_337e acf93c87 bd262cc3 dce454a9.6a7893ab
pub const ETC_337e: Power = enchant(&[ATTACK.plus(2)]);

/// # Harmonic Disco
///
/// `ETC_506` · Paladin spell · Holy · 5 mana
///
/// > **Discover** a 5-Cost minion. Summon it with +1/+1. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Harmonic Groove [`ETC_506e`]
/// - Tokens: Dissonant Disco [`ETC_506t`]
///
/// State: Derived
//~ derived ETC_506 48a0f683 f739e70f ba036f37.c0b79cc2
#[rustfmt::skip]
pub const ETC_506: Power = abilities(&[spell(&[offer(Offer::Pool(all(&[MINION, COST.is(5)]), Classes::Own), &[summon(the(IT)), attach("ETC_506e").to(IT)])]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, card("ETC_506t"))])]);

/// # Harmonic Groove
///
/// `ETC_506e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_506e cf1c937a 6f9ce288 51d5622b.67341004
pub const ETC_506e: Power = enchant(&[plus(1, 1)]);

/// # Dissonant Disco
///
/// `ETC_506t` · Paladin spell · Holy · 5 mana
///
/// > **Discover** a 1-Cost minion. Summon it with +5/+5. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Discover
/// - Enchantments: Dissonant Groove [`ETC_506te`]
///
/// State: Derived
//~ derived ETC_506t a7bd387b bc493586 597fd128.2d61ba7c
#[rustfmt::skip]
pub const ETC_506t: Power = abilities(&[spell(&[offer(Offer::Pool(all(&[MINION, COST.is(1)]), Classes::Own), &[summon(the(IT)), attach("ETC_506te").to(IT)])]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, card("ETC_506"))])]);

/// # Dissonant Groove
///
/// `ETC_506te` · Paladin enchantment
///
/// > +5/+5.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_506te fe230268 c81d7e7f bf3f4391.401e4f6d
pub const ETC_506te: Power = enchant(&[plus(5, 5)]);

/// # Dance Floor
///
/// `JAM_009` · Paladin location · 2 mana · 0 uses
///
/// > Give your minions **Rush**.
///
/// - Set: Festival of Legends · common · collectible
/// - Refers to: Rush
/// - Enchantments: Boogie [`JAM_009e`]
///
/// State: Derived
//~ derived JAM_009 4fe37c2b 6930d8ea fc4d80f9.f001d9d9
pub const JAM_009: Power = hero_power(&[attach("JAM_009e").to(FRIENDLY_MINIONS)]);

/// # Boogie
///
/// `JAM_009e` · Paladin enchantment
///
/// > **Rush**
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_009e 1ae267c7 215fd9ea 640bb428.57b12c28
pub const JAM_009e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Jukebox Totem
///
/// `JAM_010` · Multi-class minion · 2 mana · 0/4
///
/// > At the end of your turn, summon a{1} {0} Silver Hand Recruit.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Mech, Totem
/// - Classes: Paladin, Shaman
/// - Tags: `2539` = 1
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ todo JAM_010 7c3e9afc 910baf77 1a715796.3b9d56ad
pub const JAM_010: Power = TODO;

/// # Horn of the Windlord
///
/// `JAM_011` · Multi-class weapon · 6 mana · 3/4 durability
///
/// > **Windfury** Whenever your hero attacks a minion, set its stats to 3/3.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Paladin, Shaman
/// - Mechanics: Windfury
/// - Enchantments: Jazzed [`JAM_011e`]
///
/// State: Derived
//~ derived JAM_011 aad5ce07 1628ba97 c8fe3934.677d865e
pub const JAM_011: Power = whenever(YOUR_HERO.attack(MINION)).then(&[attach("JAM_011e").to(THAT)]);

/// # Jazzed
///
/// `JAM_011e` · Shaman enchantment
///
/// > 3/3.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_011e 06f6dbcb fec9303b 9ce65ef0.6c79ef92
pub const JAM_011e: Power = enchant(&[become_stats(3, 3)]);
