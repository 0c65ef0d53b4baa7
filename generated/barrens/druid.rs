//! Druid cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c19340fe

/// # Thorngrowth Sentries
///
/// `BAR_533` · Druid spell · Nature · 2 mana
///
/// > Summon two 1/2 Turtles with **Taunt**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Taunt
/// - Tokens: Thornguard Turtle [`BAR_533t`]
///
/// State: Derived
//~ derived BAR_533 38c6924a ae43b90c 92c14224.9d2b416e
pub const BAR_533: Power = spell(&[summon(card("BAR_533t")).copies(2)]);

/// # Thornguard Turtle
///
/// `BAR_533t` · Druid minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BAR_533t b27c4311 1ae66870 05d1f1b2.4b0c5d24
pub const BAR_533t: Power = VANILLA;

/// # Pride's Fury
///
/// `BAR_534` · Druid spell · 4 mana
///
/// > Give your minions +1/+3.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Enchantments: Overrun [`BAR_534e`]
///
/// State: Derived
//~ derived BAR_534 f0c9276a 3e6c8d3b 95f664bc.192e0ac2
pub const BAR_534: Power = spell(&[attach("BAR_534e").to(FRIENDLY_MINIONS)]);

/// # Overrun
///
/// `BAR_534e` · Druid enchantment
///
/// > +1/+3.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_534e 9b635cdb 94f3429d f9586204.62a87b1a
pub const BAR_534e: Power = enchant(&[plus(1, 3)]);

/// # Thickhide Kodo
///
/// `BAR_535` · Druid minion · 4 mana · 3/5
///
/// > **Taunt Deathrattle:** Gain 5 Armor.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived BAR_535 7c0b9319 e99a7edd 0eab74ce.25b980b3
pub const BAR_535: Power = deathrattle(&[armor(5)]);

/// # Living Seed (Rank 1)
///
/// `BAR_536` · Druid spell · Nature · 2 mana
///
/// > Draw a Beast. Reduce its Cost by (1). *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Enchantments: Living Seed [`BAR_536e`]
/// - Tokens: Living Seed (Rank 2) [`BAR_536t`], Living Seed (Rank 3) [`BAR_536t2`]
///
/// State: Derived
//~ derived BAR_536 394e2b4a 32c707d2 4bb183e8.bef13982
pub const BAR_536: Power =
    abilities(&[spell(&[draw_that(1, BEAST), attach("BAR_536e").to(IT)]), ranks_up(5, "BAR_536t")]);

/// # Living Seed
///
/// `BAR_536e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_536e b53ab2d2 23c13ff8 83075ec9.f705eb41
pub const BAR_536e: Power = enchant(&[cost_less(1)]);

/// # Living Seed (Rank 2)
///
/// `BAR_536t` · Druid spell · Nature · 2 mana
///
/// > Draw a Beast. Reduce its Cost by (2). *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · rare
/// - Enchantments: Living Seed [`BAR_536te`]
///
/// State: Derived
//~ derived BAR_536t b03d95e5 1d0ebb6a e8126396.ea31d60c
pub const BAR_536t: Power =
    abilities(&[spell(&[draw_that(1, BEAST), attach("BAR_536te").to(IT)]), ranks_up(10, "BAR_536t2")]);

/// # Living Seed (Rank 3)
///
/// `BAR_536t2` · Druid spell · Nature · 2 mana
///
/// > Draw a Beast. Reduce its Cost by (3).
///
/// - Set: Forged in the Barrens · rare
/// - Enchantments: Living Seed [`BAR_536t2e`]
///
/// State: Derived
//~ derived BAR_536t2 0435a0cc 9f74e496 294b9ab6.4ee74c70
pub const BAR_536t2: Power = spell(&[draw_that(1, BEAST), attach("BAR_536t2e").to(IT)]);

/// # Living Seed
///
/// `BAR_536t2e` · Shaman enchantment
///
/// > Costs (3) less.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_536t2e 4441e57d 8823f892 ace3267b.bb1f76c5
pub const BAR_536t2e: Power = enchant(&[cost_less(3)]);

/// # Living Seed
///
/// `BAR_536te` · Shaman enchantment
///
/// > Costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_536te 4c06a64b b729b5ef 67eaee92.90c32b47
pub const BAR_536te: Power = enchant(&[cost_less(2)]);

/// # Razormane Battleguard
///
/// `BAR_537` · Druid minion · 2 mana · 2/3
///
/// > The first **Taunt** minion you play each turn costs (2) less.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Quilboar
/// - Mechanics: Aura
/// - Refers to: Taunt
/// - Enchantments: Razorforced [`BAR_537e`]
///
/// State: Derived
//~ derived BAR_537 a494af33 86391c83 3ce3bf8d.e2fa27d4
#[rustfmt::skip]
pub const BAR_537: Power = aura(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)]))).when(has_not_done(&CARDS_YOU_PLAYED_THIS_TURN.that(all(&[MINION, with(GameTag::TAUNT)])))).have(&[cost_less(2)]);

/// # Razorforced
///
/// `BAR_537e` · Druid enchantment
///
/// > Each turn, your first **Taunt** minion costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_537e 1efc4bc5 36e111de 996cd40e.5a9fda38
pub const BAR_537e: Power = TODO;

/// # Druid of the Plains
///
/// `BAR_538` · Druid minion · 7 mana · 7/6
///
/// > **Rush Frenzy:** Transform into a 6/7 Kodo with **Taunt**.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Frenzy
/// - Refers to: Taunt
/// - Tags: `1584` = 1
/// - Tokens: Druid of the Plains [`BAR_538t`]
///
/// State: Derived
//~ derived BAR_538 03565fd5 fc89e632 20cecd63.f9e997d6
pub const BAR_538: Power = on(Word::Frenzy, &[transform(THIS, card("BAR_538t"))]);

/// # Druid of the Plains
///
/// `BAR_538t` · Druid minion · 7 mana · 6/7
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BAR_538t d311d01e ddd5ed2c 29f81c58.4b0c5d24
pub const BAR_538t: Power = VANILLA;

/// # Celestial Alignment
///
/// `BAR_539` · Druid spell · Arcane · 8 mana
///
/// > Set your Mana Crystals to 0. Set the Cost of cards in your hand and deck to (1).
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Enchantments: Vortexed [`BAR_539e`]
///
/// State: Derived
//~ derived BAR_539 d213d2f5 ca99418f 0573ed4f.ced2289b
pub const BAR_539: Power = spell(&[destroy_crystals(10), attach("BAR_539e").to(together(&[YOUR_HAND, YOUR_DECK]))]);

/// # Vortexed
///
/// `BAR_539e` · Druid enchantment
///
/// > Costs (1).
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_539e 8e1ff86c 4b6a38a8 24163338.53ed184d
pub const BAR_539e: Power = enchant(&[cost(1)]);

/// # Plaguemaw the Rotting
///
/// `BAR_540` · Druid minion · 4 mana · 3/4
///
/// > After a friendly minion with **Taunt** dies, summon a new copy of it without **Taunt**.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Undead, Quilboar
/// - Refers to: Taunt
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived BAR_540 5a0eabcf c90339e3 eb656c94.2eb40b9f
#[rustfmt::skip]
pub const BAR_540: Power = after(OTHER_FRIENDLY_MINIONS.that(with(GameTag::TAUNT)).die()).then(&[summon(copy_of(WHO)), give(&[has_no(GameTag::TAUNT)]).to(IT)]);

/// # Mark of the Spikeshell
///
/// `BAR_549` · Druid spell · Nature · 2 mana
///
/// > Give a minion +2/+2. If it has **Taunt**, add a copy of it to your hand.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Everbark [`BAR_549e`]
///
/// State: Derived
//~ derived BAR_549 a17f7442 0cd64b82 f8e19616.a0722c72
pub const BAR_549: Power =
    spell(&[attach("BAR_549e").to(A_MINION), get(copy_of(IT)).when(there_is(&IT.that(with(GameTag::TAUNT))))]);

/// # Everbark
///
/// `BAR_549e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_549e 698f6d5f b0a8adb0 0f53021e.6d6ab056
pub const BAR_549e: Power = enchant(&[plus(2, 2)]);

/// # Guff Runetotem
///
/// `BAR_720` · Druid minion · 3 mana · 2/4
///
/// > After you cast a Nature spell, give another friendly minion +2/+2.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Enchantments: Guff's Buff [`BAR_720e`]
///
/// State: Derived
//~ derived BAR_720 1c0b9d08 c1615780 8628762d.b1aa648e
pub const BAR_720: Power =
    after(YOU.cast(school(SpellSchool::Nature))).then(&[attach("BAR_720e").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Guff's Buff
///
/// `BAR_720e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_720e dbf1643a 1ff4974c b5b9edb7.6d6ab056
pub const BAR_720e: Power = enchant(&[plus(2, 2)]);

/// # Fangbound Druid
///
/// `WC_004` · Druid minion · 3 mana · 4/3
///
/// > **Taunt Deathrattle:** Reduce the Cost of a Beast in your hand by (2).
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Nightmare Trapped [`WC_004t`]
///
/// State: Derived
//~ derived WC_004 2b26eff6 bbe1c445 2c0c69df.64fad7c0
pub const WC_004: Power = deathrattle(&[attach("WC_004t").to(YOUR_HAND.that(BEAST).random())]);

/// # Nightmare Trapped
///
/// `WC_004t` · Druid enchantment
///
/// > Costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived WC_004t 3b591279 bd456062 20d0cda6.90c32b47
pub const WC_004t: Power = enchant(&[cost_less(2)]);

/// # Lady Anacondra
///
/// `WC_006` · Druid minion · 6 mana · 3/7
///
/// > Your Nature spells cost (2) less.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Aura
/// - Enchantments: Natural Empowerment [`WC_006e`]
///
/// State: Derived
//~ derived WC_006 cd1bfd35 ca7cc4c2 279c6626.7ee6aee4
pub const WC_006: Power = aura(YOUR_HAND.that(school(SpellSchool::Nature))).gives("WC_006e");

/// # Natural Empowerment
///
/// `WC_006e` · Druid enchantment
///
/// > Costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived WC_006e 9e096481 cb3f792f 19bd3c6b.90c32b47
pub const WC_006e: Power = enchant(&[cost_less(2)]);

/// # Deviate Dreadfang
///
/// `WC_036` · Druid minion · 8 mana · 4/9
///
/// > After you cast a Nature spell, summon a 4/2 Viper with **Rush**.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Beast
/// - Refers to: Rush
/// - Tokens: Deviate Viper [`WC_036t1`]
///
/// State: Derived
//~ derived WC_036 ae7995b0 f08ab60b cf258711.94285d71
pub const WC_036: Power = after(YOU.cast(school(SpellSchool::Nature))).then(&[summon(card("WC_036t1"))]);

/// # Deviate Viper
///
/// `WC_036t1` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla WC_036t1 2e844028 9033bfa3 a7ea13d0.57b12c28
pub const WC_036t1: Power = VANILLA;
