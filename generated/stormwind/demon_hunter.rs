//! Demon Hunter cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file cec9027b

/// # Need for Greed
///
/// `DED_506` · Demon Hunter spell · 5 mana
///
/// > **Tradeable** Draw 3 cards. If drawn this turn, this costs (3).
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived DED_506 c4051cc8 3f8b2858 f82b5b6c.a626e391
pub const DED_506: Power = abilities(&[spell(&[draw(3)]), aura(THIS).when(DRAWN_THIS_TURN).in_hand().have(&[cost(3)])]);

/// # Crow's Nest Lookout
///
/// `DED_507` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage to the left and right-most enemy minions.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Demon, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2522` = 1
///
/// State: Derived
//~ derived DED_507 80ffe851 20154ccc c5a2240a.28729d7f
pub const DED_507: Power = battlecry(&[deal(2).to(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)]))]);

/// # Proving Grounds
///
/// `DED_508` · Demon Hunter spell · 6 mana
///
/// > Summon two minions from your deck. They fight!
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Derived
//~ derived DED_508 a2e75375 9c386df2 feedcff7.b615bb11
#[rustfmt::skip]
pub const DED_508: Power = spell(&[summon(the(YOUR_DECK.that(MINION).random_of(2))), make_attack(IT.first(1), IT.last(1)).when(there_are(2, &IT))]);

/// # Irebound Brute
///
/// `SW_037` · Demon Hunter minion · 7 mana · 6/7
///
/// > **Taunt** Costs (1) less for each card drawn this turn.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
/// - Enchantments: Prepped to Strike [`SW_037e`]
///
/// State: Derived
//~ derived SW_037 b15f68c7 ae5abada 5072fd90.43e6227e
pub const SW_037: Power = costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Drawn, Window::ThisTurn)))]);

/// # Prepped to Strike
///
/// `SW_037e` · Demon Hunter enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_037e 6d6cf533 6fcae3e6 c6e11dcc.f705eb41
pub const SW_037e: Power = enchant(&[cost_less(1)]);

/// # Final Showdown
///
/// `SW_039` · Demon Hunter spell · 1 mana
///
/// > **Questline:** Draw 4 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1
/// - Enchantments: Faster Moves [`SW_039t2e`]
/// - Tokens: Gain Momentum [`SW_039t`], Close the Portal [`SW_039t3`], Demonslayer Kurtrus [`SW_039t3_t`]
///
/// State: Todo
//~ todo SW_039 26e846ef b09d1396 dd837636.2c6aeddf
pub const SW_039: Power = TODO;

/// # Gain Momentum
///
/// `SW_039t` · Demon Hunter spell · 1 mana
///
/// > **Questline:** Draw 5 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `QUESTLINE_PART` = 2
/// - Enchantments: Fast Moves [`SW_039te`]
/// - Tokens: Close the Portal [`SW_039t3`]
///
/// State: Todo
//~ todo SW_039t 947f1168 19452a5d f1545da2.e7ebbc88
pub const SW_039t: Power = TODO;

/// # Faster Moves
///
/// `SW_039t2e` · Demon Hunter enchantment
///
/// > Costs (2) less.
///
/// - Set: United in Stormwind
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived SW_039t2e 9b106fb6 86e9b41d 0bc88d3b.90c32b47
pub const SW_039t2e: Power = enchant(&[cost_less(2)]);

/// # Close the Portal
///
/// `SW_039t3` · Demon Hunter spell · 1 mana
///
/// > **Questline:** Draw 5 cards in one turn. **Reward:** Demonslayer Kurtrus.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Demonslayer Kurtrus [`SW_039t3_t`]
///
/// State: Todo
//~ todo SW_039t3 0a226a4a b71ef333 a148c9bb.d4986adc
pub const SW_039t3: Power = TODO;

/// # Demonslayer Kurtrus
///
/// `SW_039t3_t` · Demon Hunter minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, cards you draw cost (2) less.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
/// - Enchantments: Ludicrous Speed [`SW_039t3_te`]
///
/// State: Todo
//~ todo SW_039t3_t 49af6510 ddd95e7e aa710872.7186df71
pub const SW_039t3_t: Power = TODO;

/// # Ludicrous Speed
///
/// `SW_039t3_te` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_039t3_te ccb15ce8 0431d936 54da4ce9.90c32b47
pub const SW_039t3_te: Power = enchant(&[cost_less(2)]);

/// # Fast Moves
///
/// `SW_039te` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_039te e2256bd1 c736fe5b 64af5294.f705eb41
pub const SW_039te: Power = enchant(&[cost_less(1)]);

/// # Fel Barrage
///
/// `SW_040` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $2 damage to the lowest Health enemy, twice.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Deck Action Cost
///
/// State: Done
//~ done SW_040 292277e3 - 620aecd2.953f4d7e
pub const SW_040: Power = spell(&[deal(2).to(ENEMIES.least(HEALTH)).repeated(2)]);

/// # Sigil of Alacrity
///
/// `SW_041` · Demon Hunter spell · Shadow · 1 mana
///
/// > At the start of your next turn, draw a card and reduce its Cost by (1).
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Sigil
/// - Enchantments: Light as a Feather [`SW_041e2`]
///
/// State: Derived
//~ derived SW_041 f641c105 443f97d0 70f674e1.202d5859
pub const SW_041: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[draw(1), attach("SW_041e2").to(IT)]))]);

/// # Light as a Feather
///
/// `SW_041e2` · Demon Hunter enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
/// - Mechanics: Score Value 1
///
/// State: Derived
//~ derived SW_041e2 dbcab9de b9cc46ed 2fe32225.f705eb41
pub const SW_041e2: Power = enchant(&[cost_less(1)]);

/// # Persistent Peddler
///
/// `SW_042` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Tradeable Deathrattle:** Summon a Persistent Peddler from your deck.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Deathrattle, Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived SW_042 fd16ad38 25aadf31 5f79451e.f354a1dc
pub const SW_042: Power = deathrattle(&[summon(the(YOUR_DECK.that(named("SW_042")).random()))]);

/// # Felgorger
///
/// `SW_043` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** Draw a Fel spell. Reduce its Cost by (2).
///
/// - Set: United in Stormwind · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Gorging [`SW_043e`]
///
/// State: Derived
//~ derived SW_043 bcfc7d6e 782f5593 2a0fe683.83f1d5c9
pub const SW_043: Power = battlecry(&[draw_that(1, school(SpellSchool::Fel)), attach("SW_043e").to(IT)]);

/// # Gorging
///
/// `SW_043e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_043e 29aa50e0 b1edf96e 3467b451.90c32b47
pub const SW_043e: Power = enchant(&[cost_less(2)]);

/// # Jace Darkweaver
///
/// `SW_044` · Demon Hunter minion · 8 mana · 7/5
///
/// > **Battlecry:** Cast all Fel spells you've played this game *(targets enemies if possible)*.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo SW_044 e5ed0227 ec716933 f43df13f.86a8dd61
pub const SW_044: Power = TODO;

/// # Metamorfin
///
/// `SW_451` · Demon Hunter minion · 1 mana · 1/2
///
/// > **Taunt Battlecry:** If you've cast a Fel spell this turn, gain +2/+2.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Demon, Murloc
/// - Mechanics: Taunt, Battlecry
/// - Tags: `2537` = 1
/// - Enchantments: Mighty Morphing [`SW_451e`]
///
/// State: Derived
//~ derived SW_451 1d5b239e 56786dbf b092f2b8.aad04557
#[rustfmt::skip]
pub const SW_451: Power = battlecry(&[attach("SW_451e")]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::ThisTurn).that(school(SpellSchool::Fel))));

/// # Mighty Morphing
///
/// `SW_451e` · Demon Hunter enchantment
///
/// > +2/+2.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_451e 4f66c9a7 a91dbe58 1c3248e0.6d6ab056
pub const SW_451e: Power = enchant(&[plus(2, 2)]);

/// # Chaos Leech
///
/// `SW_452` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** Deal $5 instead.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Lifesteal, Outcast
///
/// State: Derived
//~ derived SW_452 23dafee2 de9bce39 c2ac755b.1fa606ca
pub const SW_452: Power =
    abilities(&[spell(&[deal(3).to(A_MINION)]), on(Word::Outcast, &[deal(5).to(A_MINION)]).instead()]);

/// # Lion's Frenzy
///
/// `SW_454` · Demon Hunter weapon · 3 mana · 0/2 durability
///
/// > Has Attack equal to the number of cards you've drawn this turn.
///
/// - Set: United in Stormwind · epic · collectible
///
/// State: Derived
//~ derived SW_454 3e453071 bf0bebc0 5d072f55.68867f14
pub const SW_454: Power =
    aura(THIS).have(&[ATTACK.set(1).times(count_of(past(Side::Friendly, Deed::Drawn, Window::ThisTurn)))]);
