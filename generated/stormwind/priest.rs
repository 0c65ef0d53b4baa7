//! Priest cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file cff92082

/// # Amulet of Undying
///
/// `DED_512` · Priest spell · Shadow · 3 mana
///
/// > **Tradeable** Resurrect @ friendly **Deathrattle** \|4(minion, minions). *(Upgrades when **Traded!)*
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived DED_512 a6e4e79c c800d570 65a2c8ef.0f11752d
#[rustfmt::skip]
pub const DED_512: Power = abilities(&[spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::DEATHRATTLE)))).times(ITS_NUMBER)]), on(Word::WhenTraded, &[improve(1)])]);

/// # Defias Leper
///
/// `DED_513` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** If you're holding a Shadow spell, deal 2 damage.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Derived
//~ derived DED_513 d86a5aca a4b8feef 86632652.873a2add
pub const DED_513: Power =
    battlecry(&[deal(2).to(TARGET)]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Shadow))));

/// # Copycat
///
/// `DED_514` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Add a copy of the next card your opponent plays to your hand.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `1584` = 1
/// - Enchantments: Copycat [`DED_514e`]
///
/// State: Todo
//~ todo DED_514 290f1b58 0cb39b41 7f6921e0.6fe32b5b
pub const DED_514: Power = TODO;

/// # Copycat
///
/// `DED_514e` · Neutral enchantment
///
/// > Add a copy of the next card your opponent plays to your hand.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo DED_514e 26a13587 f8139853 d38f90b9.be7d40d5
pub const DED_514e: Power = TODO;

/// # Shadowcloth Needle
///
/// `SW_012` · Priest weapon · 1 mana · 0/3 durability
///
/// > After you cast a Shadow spell, deal 1 damage to all enemies. Lose 1 Durability.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Derived
//~ derived SW_012 3d09e4a1 f0e19397 2cc58f79.2dc5bbbe
pub const SW_012: Power = after(YOU.cast(school(SpellSchool::Shadow))).then(&[deal(1).to(ENEMIES), lose_durability(1)]);

/// # Seek Guidance
///
/// `SW_433` · Priest spell · 1 mana
///
/// > **Questline:** Play a 2, 3, and 4-Cost card. **Reward: Discover** a card from your deck.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Refers to: Discover
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Tokens: Discover the Void Shard [`SW_433t`], Illuminate the Void [`SW_433t2`], Xyrella, the Sanctified [`SW_433t3`]
///
/// State: Derived
//~ derived SW_433 df7fe539 66d7ad46 4f571d66.0a9f543e
#[rustfmt::skip]
pub const SW_433: Power = quest(Goal::Each, &[YOU.play(COST.is(2)), YOU.play(COST.is(3)), YOU.play(COST.is(4))]).reward(&[discover_from(YOUR_DECK), begin(card("SW_433t"))]);

/// # Discover the Void Shard
///
/// `SW_433t` · Priest spell · 1 mana
///
/// > **Questline:** Play a 5 and 6-Cost card. **Reward: Discover** a card from your deck.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Discover, Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 2
/// - Tokens: Illuminate the Void [`SW_433t2`]
///
/// State: Derived
//~ derived SW_433t c1311b21 18872d39 26d89b85.940bd62e
#[rustfmt::skip]
pub const SW_433t: Power = quest(Goal::Each, &[YOU.play(COST.is(5)), YOU.play(COST.is(6))]).reward(&[discover_from(YOUR_DECK), begin(card("SW_433t2"))]);

/// # Illuminate the Void
///
/// `SW_433t2` · Priest spell · 1 mana
///
/// > **Questline:** Play a 7 and 8-Cost card. **Reward:** Xyrella, the Sanctified.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Xyrella, the Sanctified [`SW_433t3`]
///
/// State: Derived
//~ derived SW_433t2 7832f1c7 ffcc1168 89959059.6f162165
pub const SW_433t2: Power =
    quest(Goal::Each, &[YOU.play(COST.is(7)), YOU.play(COST.is(8))]).reward(&[get(card("SW_433t3"))]);

/// # Xyrella, the Sanctified
///
/// `SW_433t3` · Priest minion · 5 mana · 7/7
///
/// > **Taunt Battlecry:** Shuffle the Purified Shard into your deck.
///
/// - Set: United in Stormwind
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry
/// - Tokens: Purified Shard [`SW_433t3a`]
///
/// State: Todo
//~ todo SW_433t3 86850c34 0f52c26f 62ac08ee.5359853b
pub const SW_433t3: Power = TODO;

/// # Purified Shard
///
/// `SW_433t3a` · Priest spell · Holy · 10 mana
///
/// > Destroy the enemy hero.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_433t3a 7600ea52 e43dd3f3 08820563.849f4f9b
pub const SW_433t3a: Power = spell(&[destroy(ENEMY_HERO)]);

/// # Call of the Grave
///
/// `SW_440` · Priest spell · Shadow · 1 mana
///
/// > **Discover** a **Deathrattle** minion. If you have enough Mana to play it, trigger its **Deathrattle**.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
///
/// State: Todo
//~ todo SW_440 cfe08bf2 7c6875f9 43444a11.e02355d6
pub const SW_440: Power = TODO;

/// # Shard of the Naaru
///
/// `SW_441` · Priest spell · Holy · 1 mana
///
/// > **Tradeable Silence** all enemy minions.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Silence
///
/// State: Derived
//~ derived SW_441 29449a07 10e95108 1e5d69cc.9c24b3f5
pub const SW_441: Power = spell(&[silence(ENEMY_MINIONS)]);

/// # Void Shard
///
/// `SW_442` · Priest spell · Shadow · 4 mana
///
/// > **Lifesteal** Deal $4 damage.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived SW_442 b4972b67 8b581de7 de0a1edb.8993f02e
pub const SW_442: Power = spell(&[deal(4).to(TARGET)]);

/// # Elekk Mount
///
/// `SW_443` · Priest spell · 7 mana
///
/// > Give a minion +4/+7 and **Taunt**. When it dies, summon an Elekk.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Taunt, Deathrattle
/// - Enchantments: On an Elekk [`SW_443e`]
/// - Tokens: Xyrella's Elekk [`SW_443t`]
///
/// State: Derived
//~ derived SW_443 4d2e2b9c ca4ba8a7 b04367fa.e566ea87
pub const SW_443: Power = spell(&[attach("SW_443e").to(A_MINION)]);

/// # On an Elekk
///
/// `SW_443e` · Priest enchantment
///
/// > +4/+7 and **Taunt**. **Deathrattle:** Summon an Elekk.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_443e a350152f 7caa3d29 14e8f5ab.0bb55124
pub const SW_443e: Power =
    abilities(&[enchant(&[plus(4, 7), has(GameTag::TAUNT)]), deathrattle(&[summon(card("SW_443t"))])]);

/// # Xyrella's Elekk
///
/// `SW_443t` · Priest minion · 6 mana · 4/7
///
/// > **Taunt**
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla SW_443t 2f9d6254 b0f0b3e0 2988b725.4b0c5d24
pub const SW_443t: Power = VANILLA;

/// # Twilight Deceptor
///
/// `SW_444` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** If any hero took damage this turn, draw a Shadow spell.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SW_444 b77e2df3 d4f8c352 8285dda3.645fd3a9
#[rustfmt::skip]
pub const SW_444: Power = battlecry(&[draw_that(1, school(SpellSchool::Shadow))]).when(has_done(1, &past(Side::Both, Deed::HeroHurt, Window::ThisTurn)));

/// # Psyfiend
///
/// `SW_445` · Priest minion · 3 mana · 3/4
///
/// > After you cast a Shadow spell, deal 2 damage to each hero.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Derived
//~ derived SW_445 0ecdbc39 6436dec5 4a78a2b2.9210c205
pub const SW_445: Power = after(YOU.cast(school(SpellSchool::Shadow))).then(&[deal(2).to(HEROES)]);

/// # Voidtouched Attendant
///
/// `SW_446` · Priest minion · 2 mana · 1/3
///
/// > Both heroes take one extra damage from all sources.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Aura
/// - Enchantments: Voidtouched [`SW_446e`]
///
/// State: Derived
//~ derived SW_446 a5be9ce2 c1a0f631 aff9b9c4.b5109774
pub const SW_446: Power = whenever(HEROES.would_take_damage(CARD)).then(&[damage_increased(1)]);

/// # Voidtouched
///
/// `SW_446e` · Priest enchantment
///
/// > Both heroes take one extra damage from all sources.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_446e 51b256ca 79d13793 ecf08890.b5109774
pub const SW_446e: Power = TODO;

/// # Darkbishop Benedictus
///
/// `SW_448` · Priest minion · 5 mana · 5/6
///
/// > **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Start Of Game Keyword, Darkbishop Requirement
/// - Tags: `2936` = 1
/// - Tokens: Mind Spike [`EX1_625t`](crate::classic::priest::EX1_625t)
///
/// State: Todo
//~ todo SW_448 53a56eb6 9b787a32 14126947.c3785e00
pub const SW_448: Power = TODO;
