//! Warlock cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5f7dea60

/// # Summoner Darkmarrow
///
/// `VAC_503` · Warlock minion · 4 mana · 4/4
///
/// > **Death Knight Tourist** Your **Deathrattles** trigger twice. After you play a **Deathrattle** minion, destroy it.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Aura, Tourist, Death Knight Tourist
/// - Refers to: Deathrattle
/// - Tags: `1724` = 1, `2936` = 1, `4357` = 1
/// - Enchantments: Darkmarrow Deathrattles [`VAC_503e`]
///
/// State: Derived
//~ derived VAC_503 e5c23ac6 ed2d9d83 9f66f878.b2b2800e
#[rustfmt::skip]
pub const VAC_503: Power = abilities(&[aura(YOU).have(&[has(GameTag::EXTRA_DEATHRATTLES_BASE)]), after(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[destroy(THAT)])]);

/// # Darkmarrow Deathrattles
///
/// `VAC_503e` · Warlock enchantment
///
/// > Your **Deathrattles** trigger twice.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_503e dc25e6f9 8376660b ebd1f5b4.9f0c44db
pub const VAC_503e: Power = TODO;

/// # Eat! The! Imp!
///
/// `VAC_939` · Warlock spell · Fire · 2 mana
///
/// > Destroy a friendly minion to draw 3 cards.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Derived
//~ derived VAC_939 792419a3 38773552 dcc7934a.44478bbd
pub const VAC_939: Power = spell(&[destroy(A_FRIENDLY_MINION), draw(3)]);

/// # Party Fiend
///
/// `VAC_940` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon two 1/1 Felbeasts. Deal 3 damage to your hero.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tokens: Felbeast [`VAC_940t`]
///
/// State: Derived
//~ derived VAC_940 74ab4074 f310c5e0 2b391dc2.b03ef6af
pub const VAC_940: Power = battlecry(&[summon(card("VAC_940t")).copies(2), deal(3).to(YOUR_HERO)]);

/// # Felbeast
///
/// `VAC_940t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Perils in Paradise
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla VAC_940t 7a54ea6f 5cd1e8bd 3a331e5e
pub const VAC_940t: Power = VANILLA;

/// # Announce Darkness
///
/// `VAC_941` · Warlock spell · Shadow · 1 mana
///
/// > Replace your Hero Power and non-Warlock cards with Warlock ones. They cost (1) less.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Enchantments: Announce Darkness Ench [`VAC_941e`]
///
/// State: Todo
//~ todo VAC_941 4665da3a 6748e2cd 3a9d1fc9.e3c2c272
pub const VAC_941: Power = TODO;

/// # Announce Darkness Ench
///
/// `VAC_941e` · Neutral enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_941e d71cf768 151b540a ee0b4ae0
pub const VAC_941e: Power = TODO;

/// # Fearless Flamejuggler
///
/// `VAC_942` · Warlock minion · 2 mana · 1/1
///
/// > **Battlecry:** Gain stats equal to the damage your hero has taken this turn.@ *(@)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Hectic Plans [`VAC_942e`]
///
/// State: Todo
//~ todo VAC_942 582b0878 33573291 3500e54b.a5247366
pub const VAC_942: Power = TODO;

/// # Hectic Plans
///
/// `VAC_942e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_942e a6fa9394 e68511ab bdde31b5.a536d554
pub const VAC_942e: Power = TODO;

/// # Sacrificial Imp
///
/// `VAC_943` · Warlock minion · 3 mana · 1/6
///
/// > **Deathrattle:** If it's your turn, summon a 6/6 Imp with **Taunt**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Imp
/// - Refers to: Taunt
/// - Tokens: Monstrous Imp [`VAC_943t`]
///
/// State: Derived
//~ derived VAC_943 e1ebff90 ff8a4927 7bd4d4c0.febe102f
pub const VAC_943: Power = deathrattle(&[summon(card("VAC_943t"))]).when(ON_YOUR_TURN);

/// # Monstrous Imp
///
/// `VAC_943t` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Perils in Paradise
/// - Minion type: Demon
/// - Mechanics: Taunt, Imp
///
/// State: Vanilla
//~ vanilla VAC_943t 22027474 fd366f63 cfd87a83.4b0c5d24
pub const VAC_943t: Power = VANILLA;

/// # Cursed Souvenir
///
/// `VAC_944` · Warlock spell · Shadow · 2 mana
///
/// > Give a minion +3/+3 and "At the start of your turn, deal 3 damage to your hero."
///
/// - Set: Perils in Paradise · epic · collectible
/// - Enchantments: Cursed Souvenir [`VAC_944e`]
///
/// State: Derived
//~ derived VAC_944 96b619be 819447c9 eaabdb39.a4078378
pub const VAC_944: Power = spell(&[attach("VAC_944e").to(A_MINION)]);

/// # Cursed Souvenir
///
/// `VAC_944e` · Warlock enchantment
///
/// > +3/+3 and "At the start of your turn, deal 3 damage to your hero."
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_944e d05ca0ca 114fd3e3 5340cc14.b08774af
pub const VAC_944e: Power = abilities(&[enchant(&[plus(3, 3)]), at_start_of_your_turn(&[deal(3).to(YOUR_HERO)])]);

/// # Party Planner Vona
///
/// `VAC_945` · Warlock minion · 6 mana · 4/4
///
/// > **Battlecry:** If you've taken 8 damage on your turns, summon Ourobos.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 8
/// - Enchantments: Necessary Expenditures [`VAC_945e`]
/// - Tokens: Ourobos, World Serpent [`VAC_945t`]
///
/// State: Todo
//~ todo VAC_945 9f0fe17c 2938ee92 bff24de8.9b6c0070
pub const VAC_945: Power = TODO;

/// # Necessary Expenditures
///
/// `VAC_945e` · Warlock enchantment
///
/// > **Deathrattle:** Summon Ourobos, World Serpent.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_945e 7bd02d16 ebd3353f 289d16d1.f378e20f
pub const VAC_945e: Power = deathrattle(&[summon(card("VAC_945t"))]);

/// # Ourobos, World Serpent
///
/// `VAC_945t` · Warlock minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Give a minion in your hand "**Deathrattle:** Summon Ourobos."
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ todo VAC_945t e3da862d 670ce759 35328b41.62fd2ed1
pub const VAC_945t: Power = TODO;

/// # "Health" Drink
///
/// `VAC_951` · Warlock spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Lifesteal
/// - Tokens: "Health" Drink [`VAC_951t`], "Health" Drink [`VAC_951t2`]
///
/// State: Derived
//~ derived VAC_951 f1fc44de 32777f52 e86fac42.c70e22dd
pub const VAC_951: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), twinspell("VAC_951t")]);

/// # "Health" Drink
///
/// `VAC_951t` · Warlock spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · rare
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived VAC_951t cbfa8652 ea0e3c27 703390c5.6b02e328
pub const VAC_951t: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), twinspell("VAC_951t2")]);

/// # "Health" Drink
///
/// `VAC_951t2` · Warlock spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. *(Last Drink!)*
///
/// - Set: Perils in Paradise · rare
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived VAC_951t2 860e0287 dec116f8 a63a7494.638f952d
pub const VAC_951t2: Power = spell(&[deal(3).to(A_MINION)]);

/// # Felfire Bonfire
///
/// `VAC_952` · Warlock spell · Fel · 4 mana
///
/// > Deal $4 damage to a minion. If it dies, your next **Deathrattle** minion costs (3) less.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Ample Offering [`VAC_952e`], Offering Accepted [`VAC_952e2`]
///
/// State: Derived
//~ derived VAC_952 fe017cc9 d475dcc4 22c55716.f9126c78
pub const VAC_952: Power = spell(&[deal(4).to(A_MINION), attach("VAC_952e").to(YOU).when(there_is(&IT.that(DEAD)))]);

/// # Ample Offering
///
/// `VAC_952e` · Warlock enchantment
///
/// > Your next Deathrattle minion costs (3) less.
///
/// - Set: Perils in Paradise
/// - Mechanics: Aura
///
/// State: Derived
//~ derived VAC_952e f25e2234 be9bb5cd 92da8756.263ffeb1
#[rustfmt::skip]
pub const VAC_952e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])), &[cost_less(3)]).until(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)])));

/// # Offering Accepted
///
/// `VAC_952e2` · Warlock enchantment
///
/// > Costs (3) less
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_952e2 6eaeef38 668b60dc 01bf5722.38955daf
pub const VAC_952e2: Power = enchant(&[cost_less(3)]);

/// # Deadline
///
/// `WORK_007` · Warlock spell · Shadow · 2 mana
///
/// > **Tradeable**, **Temporary** Destroy a minion.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Done
//~ done WORK_007 f70863c9 - 647fb341.83fc62e2
pub const WORK_007: Power =
    abilities(&[aura(THIS).in_hand().have(&[has(GameTag::GHOSTLY)]), spell(&[destroy(A_MINION)])]);

/// # Fine Print
///
/// `WORK_008` · Warlock spell · Shadow · 4 mana
///
/// > Deal $4 damage to all minions. *(Excess damage hits your hero.)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived WORK_008 2618056f fe773eef c268d558.85bc90bd
pub const WORK_008: Power = spell(&[deal(4).to(MINIONS), deal(1).times(EXCESS).to(YOUR_HERO)]);

/// # Imployee of the Month
///
/// `WORK_009` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Lifesteal**.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Refers to: Lifesteal
/// - Target: "Give **Lifesteal**."
/// - Enchantments: Impspired [`Work_009e`]
///
/// State: Derived
//~ derived WORK_009 470fa874 d788fc2c 114445f1.795504bf
pub const WORK_009: Power = battlecry(&[attach("Work_009e").to(A_FRIENDLY_MINION)]);

/// # Impspired
///
/// `Work_009e` · Warlock enchantment
///
/// > **Lifesteal**
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived Work_009e 9d449199 6c63bae1 a03df7ae.b857c9f1
pub const Work_009e: Power = enchant(&[has(GameTag::LIFESTEAL)]);
