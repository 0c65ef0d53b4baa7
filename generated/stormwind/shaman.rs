//! Shaman cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a92a8e3b

/// # Brilliant Macaw
///
/// `DED_509` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Repeat the last **Battlecry** you played.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `960` = 1
///
/// State: Done
//~ done DED_509 a4d20a64 - 373313e9.966d8356
pub const DED_509: Power = battlecry(&[repeat(
    Word::Battlecry,
    last_of(CARDS_YOU_PLAYED.that(all(&[with(GameTag::BATTLECRY), not(&named("DED_509"))])).other()),
)]);

/// # Suckerhook
///
/// `DED_511` · Shaman minion · 4 mana · 3/6
///
/// > At the end of your turn, transform your weapon into one that costs (1) more.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
///
/// State: Todo
//~ todo DED_511 6415a942 a20f2092 244ced96.a15770cb
pub const DED_511: Power = TODO;

/// # Cookie the Cook
///
/// `DED_522` · Shaman minion · 3 mana · 2/3
///
/// > **Lifesteal Deathrattle:** Equip a 2/3 Stirring Rod with **Lifesteal**.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Murloc, Pirate
/// - Mechanics: Deathrattle, Lifesteal
/// - Tags: `2522` = 1
/// - Tokens: Cookie's Stirring Rod [`DED_522t`]
///
/// State: Derived
//~ derived DED_522 fe12264d a88493d5 e532de9d.5b6c153c
pub const DED_522: Power = deathrattle(&[equip(card("DED_522t"))]);

/// # Cookie's Stirring Rod
///
/// `DED_522t` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Lifesteal**
///
/// - Set: United in Stormwind
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla DED_522t e1f23dcc 168e5b60 c48e6336.b857c9f1
pub const DED_522t: Power = VANILLA;

/// # Auctionhouse Gavel
///
/// `SW_025` · Shaman weapon · 2 mana · 2/2 durability
///
/// > After your hero attacks, reduce the Cost of a **Battlecry** minion in your hand by (1).
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Battlecry
/// - Enchantments: Sold! [`SW_025e`]
///
/// State: Derived
//~ derived SW_025 a491b6bb dbf1c737 c068f448.b89e1f54
#[rustfmt::skip]
pub const SW_025: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("SW_025e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::BATTLECRY)])).random())]);

/// # Sold!
///
/// `SW_025e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_025e d35b59ac a65956bc 8e8820ff.f705eb41
pub const SW_025e: Power = enchant(&[cost_less(1)]);

/// # Spirit Alpha
///
/// `SW_026` · Shaman minion · 4 mana · 2/5
///
/// > After you play a card with **Overload**, summon a 2/3 Spirit Wolf with **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Undead, Beast
/// - Refers to: Taunt, Overload
/// - Tags: `2542` = 1
/// - Tokens: Spirit Wolf [`DRG_217t`](crate::descent_of_dragons::shaman::DRG_217t), Spirit Wolf [`EX1_tk11`](crate::classic::shaman::EX1_tk11)
///
/// State: Derived
//~ derived SW_026 816b4ed4 ffa96735 ca815217.d322516a
pub const SW_026: Power = after(YOU.play(with(GameTag::OVERLOAD))).then(&[summon(card("EX1_tk11"))]);

/// # Command the Elements
///
/// `SW_031` · Shaman spell · 1 mana
///
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Unlock your **Overloaded** Mana Crystals.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Refers to: Overload
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Tokens: Stir the Stones [`SW_031t`], Tame the Flames [`SW_031t2`], Stormcaller Bru'kan [`SW_031t7`], Living Earth [`SW_031t8`]
///
/// State: Derived
//~ derived SW_031 e59f7a0f 88220613 dd18d591.93202426
pub const SW_031: Power =
    quest(Goal::Times(3), &[YOU.play(with(GameTag::OVERLOAD))]).reward(&[unlock(), begin(card("SW_031t"))]);

/// # Stir the Stones
///
/// `SW_031t` · Shaman spell · 1 mana
///
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Summon a 3/3 Elemental with **Taunt**.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Refers to: Taunt, Overload
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 2
/// - Tokens: Tame the Flames [`SW_031t2`]
///
/// State: Todo
//~ todo SW_031t ca394269 baa8bd99 81325f13.4df647d2
pub const SW_031t: Power = TODO;

/// # Tame the Flames
///
/// `SW_031t2` · Shaman spell · 1 mana
///
/// > **Questline:** Play 2 cards with **Overload**. **Reward:** Stormcaller Bru'kan.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Refers to: Overload
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Stormcaller Bru'kan [`SW_031t7`]
///
/// State: Derived
//~ derived SW_031t2 a5667ad6 92b5d2be 1f412d44.6e8c216d
pub const SW_031t2: Power =
    quest(Goal::Times(2), &[YOU.play(with(GameTag::OVERLOAD))]).reward(&[get(card("SW_031t7"))]);

/// # Stormcaller Bru'kan
///
/// `SW_031t7` · Shaman minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, your spells cast twice.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
/// - Enchantments: Stormcaller [`SW_031t7e`]
///
/// State: Todo
//~ todo SW_031t7 fac7435e 4a236a09 58388437.c1da393e
pub const SW_031t7: Power = TODO;

/// # Stormcaller
///
/// `SW_031t7e` · Shaman enchantment
///
/// > Spells cast twice.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_031t7e 30603868 d201cbe4 d429d776.69582909
pub const SW_031t7e: Power = TODO;

/// # Living Earth
///
/// `SW_031t8` · Shaman minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: United in Stormwind
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla SW_031t8 784b92d4 4d156422 0f47824c.4b0c5d24
pub const SW_031t8: Power = VANILLA;

/// # Granite Forgeborn
///
/// `SW_032` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Reduce the Cost of Elementals in your hand and deck by (1).
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Forged [`SW_032e`]
///
/// State: Derived
//~ derived SW_032 cfad6057 62c75453 6be85ac5.db176873
pub const SW_032: Power =
    battlecry(&[attach("SW_032e").to(together(&[YOUR_HAND.that(ELEMENTAL), YOUR_DECK.that(ELEMENTAL)]))]);

/// # Forged
///
/// `SW_032e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_032e 1b6bd53c 0c33cff2 71f2cf48.f705eb41
pub const SW_032e: Power = enchant(&[cost_less(1)]);

/// # Canal Slogger
///
/// `SW_033` · Shaman minion · 4 mana · 6/4
///
/// > **Rush**, **Lifesteal Overload:** (1)
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Lifesteal, Rush
/// - Refers to: Overload
///
/// State: Todo
//~ todo SW_033 d36d0eb6 432678ec fec86541.3026399c
pub const SW_033: Power = TODO;

/// # Tiny Toys
///
/// `SW_034` · Shaman spell · 6 mana
///
/// > Summon four random 5-Cost minions. Make them 2/2.
///
/// - Set: United in Stormwind · epic · collectible
/// - Enchantments: Tiny Toy [`SW_034e`]
///
/// State: Derived
//~ derived SW_034 94260e59 8867a4d6 3d20feb7.a5028fb0
pub const SW_034: Power = spell(&[summon(random(all(&[MINION, COST.is(5)]))).copies(4), attach("SW_034e").to(IT)]);

/// # Tiny Toy
///
/// `SW_034e` · Neutral enchantment
///
/// > 2/2.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_034e ddaa5d03 c2806d3f 85fc4f09.142bb519
pub const SW_034e: Power = enchant(&[become_stats(2, 2)]);

/// # Charged Call
///
/// `SW_035` · Shaman spell · Nature · 3 mana
///
/// > **Discover** a @-Cost minion and summon it. *(Upgraded for each **Overload*** *card you played this game!)*
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Overload
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo SW_035 2f6d449c e92420a4 bdd1be4b.258cc814
pub const SW_035: Power = TODO;

/// # Investment Opportunity
///
/// `SW_095` · Shaman spell · 1 mana
///
/// > Draw an **Overload** card.
///
/// - Set: United in Stormwind · common · collectible
/// - Refers to: Overload
///
/// State: Derived
//~ derived SW_095 465c9e65 d24d64e6 74159ddd.260ae562
pub const SW_095: Power = spell(&[draw_that(1, with(GameTag::OVERLOAD))]);

/// # Overdraft
///
/// `SW_114` · Shaman spell · 1 mana
///
/// > **Tradeable** Unlock your **Overloaded** Mana Crystals to deal that much damage.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Affected By Spell Power, Tradeable, Deck Action Cost
/// - Refers to: Overload
///
/// State: Derived
//~ derived SW_114 fdf0347e c5f9979e 0606d615.cf0bea18
pub const SW_114: Power = spell(&[unlock(), deal(1).times(DONE).to(TARGET)]);

/// # Bolner Hammerbeak
///
/// `SW_115` · Shaman minion · 2 mana · 1/4
///
/// > After you play a **Battlecry** minion, repeat the first **Battlecry** played this turn.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Refers to: Battlecry
///
/// State: Todo
//~ todo SW_115 6e7f516d 9f3d3605 f87117a3.80c5c23d
pub const SW_115: Power = TODO;
