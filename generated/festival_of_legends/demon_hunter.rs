//! Demon Hunter cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1a376bc1

/// # Guitar Soloist
///
/// `ETC_026` · Demon Hunter minion · 5 mana · 4/3
///
/// > **Battlecry:** If you control no other minions, draw a spell, a minion, and a weapon.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ETC_026 b2265bd1 18edbea9 9ff524c8.88133c16
#[rustfmt::skip]
pub const ETC_026: Power = battlecry(&[draw_that(1, SPELL), draw_that(1, MINION), draw_that(1, WEAPON)]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Rush the Stage
///
/// `ETC_200` · Demon Hunter spell · 3 mana
///
/// > Draw two **Rush** minions. They cost (1) less.
///
/// - Set: Festival of Legends · rare · collectible
/// - Refers to: Rush
/// - Enchantments: Rush the Stage [`ETC_200e`]
///
/// State: Derived
//~ derived ETC_200 f78b07db 7150ebe0 9cbafd8a.d44c8d99
pub const ETC_200: Power = spell(&[draw_that(2, all(&[MINION, with(GameTag::RUSH)])), attach("ETC_200e").to(IT)]);

/// # Rush the Stage
///
/// `ETC_200e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_200e 1801f2f7 5caaccd2 ebda07db.f705eb41
pub const ETC_200e: Power = enchant(&[cost_less(1)]);

/// # Taste of Chaos
///
/// `ETC_394` · Demon Hunter spell · Fel · 1 mana
///
/// > Deal $2 damage to a minion. **Finale: Discover** a Fel spell.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Discover, Finale
///
/// State: Derived
//~ derived ETC_394 ec8011c0 51b2553d 3ccbf382.031a953b
pub const ETC_394: Power =
    abilities(&[spell(&[deal(2).to(A_MINION)]), on(Word::Finale, &[discover(school(SpellSchool::Fel))])]);

/// # Eye of Shadow
///
/// `ETC_398` · Demon Hunter minion · 2 mana · 2/3
///
/// > Your hero has **Lifesteal**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Aura
/// - Refers to: Lifesteal
///
/// State: Derived
//~ derived ETC_398 cf5a5fb9 5ea16f94 c8937f25.537ccd81
pub const ETC_398: Power = aura(YOUR_HERO).have(&[has(GameTag::LIFESTEAL)]);

/// # Halveria Darkraven
///
/// `ETC_399` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Rush** After a friendly **Rush** minion attacks, give your minions +1 Attack.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Rush
/// - Enchantments: Sorrowchord [`ETC_399e`]
///
/// State: Derived
//~ derived ETC_399 56dc280c 8a19d6e4 3cc8d733.8972be07
pub const ETC_399: Power =
    after(FRIENDLY_MINIONS.that(with(GameTag::RUSH)).attack(CARD)).then(&[attach("ETC_399e").to(FRIENDLY_MINIONS)]);

/// # Sorrowchord
///
/// `ETC_399e` · Demon Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_399e f8a43a71 bc2ad19d 1414d4fb.c84fda8a
pub const ETC_399e: Power = enchant(&[ATTACK.plus(1)]);

/// # Instrument Smasher
///
/// `ETC_400` · Demon Hunter minion · 4 mana · 3/6
///
/// > Whenever your weapon is destroyed, equip a random Demon Hunter weapon.
///
/// - Set: Festival of Legends · epic · collectible
///
/// State: Derived
//~ derived ETC_400 47ea6155 c22dc6ae d1168220.107abebe
pub const ETC_400: Power =
    whenever(YOUR_WEAPON.die()).then(&[equip(random(all(&[WEAPON, class(CardClass::DemonHunter)])))]);

/// # Glaivetar
///
/// `ETC_405` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Draw @ \|4(card, cards). *(Play **Outcast** cards while equipped to improve!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Outcast
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived ETC_405 2f5c3b19 8e113b81 875447c7.bb44757f
#[rustfmt::skip]
pub const ETC_405: Power = abilities(&[deathrattle(&[draw(1).times(ITS_NUMBER)]), after(YOU.play(with(GameTag::OUTCAST))).then(&[improve(1)])]);

/// # Snakebite
///
/// `ETC_410` · Demon Hunter minion · 2 mana · 1/1
///
/// > **Rush Battlecry:** Gain +1/+1 for each minion that died this turn.@ *(@)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Rush
/// - Tags: `1724` = 1
/// - Enchantments: Piercing [`ETC_410e`]
///
/// State: Derived
//~ derived ETC_410 abfea719 d317dcdc c66bcc78.bf0d2863
pub const ETC_410: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).times(count_of(past(Side::Both, Deed::Died, Window::ThisTurn)))]);

/// # Piercing
///
/// `ETC_410e` · Demon Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_410e f22c9b1a 0eb899f7 e2ebb4ee.67341004
pub const ETC_410e: Power = enchant(&[plus(1, 1)]);

/// # SECURITY!!
///
/// `ETC_411` · Demon Hunter spell · 2 mana
///
/// > Summon two 1/1 Illidari with **Rush**. **Outcast:** Summon one more.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Outcast
/// - Refers to: Rush
/// - Tokens: Illidari Initiate [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
///
/// State: Derived
//~ derived ETC_411 a013d9ad 6dff78d3 190e37cc.29dd43fd
pub const ETC_411: Power = spell(&[summon(card("BT_036t")).copies(2), summon(card("BT_036t")).when(OUTCAST)]);

/// # Going Down Swinging
///
/// `ETC_413` · Demon Hunter spell · 4 mana
///
/// > Give your hero +2 Attack and **Immune** this turn, then attack each enemy minion.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Refers to: Immune
/// - Enchantments: Swinging [`ETC_413e`], Going Down [`ETC_413e2`]
///
/// State: Derived
//~ derived ETC_413 59ccccc9 b947c07d f87eb46e.6f9cc6b7
#[rustfmt::skip]
pub const ETC_413: Power = spell(&[lend(&[ATTACK.plus(2), has(GameTag::IMMUNE)], Lasts::ThisTurn).to(YOUR_HERO), make_attack(YOUR_HERO, ENEMY_MINIONS)]);

/// # Swinging
///
/// `ETC_413e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ETC_413e b2152f81 ba1d6edf 69f8eb35.09ced50d
pub const ETC_413e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Going Down
///
/// `ETC_413e2` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ETC_413e2 fb7a9d1a 15b6494a 5d5207ef.fb55a5e5
pub const ETC_413e2: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Remixed Rhapsody
///
/// `JAM_018` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Gains an extra effect in your hand that changes each turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Tokens: Angsty Rhapsody [`JAM_018t`], Resounding Rhapsody [`JAM_018t2`], Emotional Rhapsody [`JAM_018t3`], Wailing Rhapsody [`JAM_018t4`], Wailing Fanatic [`JAM_018t5`]
///
/// State: Derived
//~ derived JAM_018 86d91d4e 33ba1005 9838e75c.279b0fc3
#[rustfmt::skip]
pub const JAM_018: Power = abilities(&[spell(&[deal(3).to(MINIONS)]), whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["JAM_018t", "JAM_018t2", "JAM_018t3", "JAM_018t4"]))])]);

/// # Angsty Rhapsody
///
/// `JAM_018t` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Draw 3 cards. *(Changes each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Tags: `TRANSFORMED_FROM_CARD` = 95856
///
/// State: Derived
//~ derived JAM_018t 8da05027 c790a996 336ae376.65a803b8
#[rustfmt::skip]
pub const JAM_018t: Power = abilities(&[spell(&[deal(3).to(MINIONS), draw(3)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_018t", "JAM_018t2", "JAM_018t3", "JAM_018t4"]))])]);

/// # Resounding Rhapsody
///
/// `JAM_018t2` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions, twice. *(Changes each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Tags: `TRANSFORMED_FROM_CARD` = 95856
///
/// State: Derived
//~ derived JAM_018t2 b9ed1a37 0b7994dc 7a15f04c.d53ff44e
#[rustfmt::skip]
pub const JAM_018t2: Power = abilities(&[spell(&[deal(3).to(MINIONS).repeated(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_018t", "JAM_018t2", "JAM_018t3", "JAM_018t4"]))])]);

/// # Emotional Rhapsody
///
/// `JAM_018t3` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Give your hero +5 Attack this turn. *(Changes each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Tags: `TRANSFORMED_FROM_CARD` = 95856
/// - Enchantments: Emotional Rhapsody [`JAM_018t3e`]
///
/// State: Derived
//~ derived JAM_018t3 2f1215d2 b7e98357 0a2e5457.ef1af7b5
#[rustfmt::skip]
pub const JAM_018t3: Power = abilities(&[spell(&[deal(3).to(MINIONS), attach("JAM_018t3e").to(YOUR_HERO)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_018t", "JAM_018t2", "JAM_018t3", "JAM_018t4"]))])]);

/// # Emotional Rhapsody
///
/// `JAM_018t3e` · Demon Hunter enchantment
///
/// > +5 Attack this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived JAM_018t3e a14befcd 989504ad 3cda046f.029f0d3a
pub const JAM_018t3e: Power = enchant(&[ATTACK.plus(5)]).this_turn();

/// # Wailing Rhapsody
///
/// `JAM_018t4` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Summon a 5/5 Demon. *(Changes each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Tags: `TRANSFORMED_FROM_CARD` = 95856
///
/// State: Todo
//~ todo JAM_018t4 db263826 b0fddbd0 c5671f58.81d3973e
pub const JAM_018t4: Power = TODO;

/// # Wailing Fanatic
///
/// `JAM_018t5` · Demon Hunter minion · 5 mana · 5/5
///
/// - Set: Festival of Legends
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla JAM_018t5 6162439a dca5cba2 71e8390b
pub const JAM_018t5: Power = VANILLA;
