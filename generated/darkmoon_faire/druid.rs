//! Druid cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 76e32359

/// # Lunar Eclipse
///
/// `DMF_057` · Druid spell · Arcane · 2 mana
///
/// > Deal $3 damage to a minion. Your next spell this turn costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Enchantments: Lunar Empowerment [`DMF_057e`], Lunar Empowerment [`DMF_057o`]
///
/// State: Derived
//~ derived DMF_057 018d29ae 7f2c80e3 622f3c78.b77ae25f
pub const DMF_057: Power = spell(&[deal(3).to(A_MINION), attach("DMF_057o").to(YOU)]);

/// # Lunar Empowerment
///
/// `DMF_057e` · Druid enchantment
///
/// > The next spell you cast costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_057e 81e37912 e087ace9 19a8c0a7.7061df85
pub const DMF_057e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL));

/// # Lunar Empowerment
///
/// `DMF_057o` · Druid enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DMF_057o c40bdcad e65740eb 9c2e4151.b1b65128
pub const DMF_057o: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL)).this_turn();

/// # Solar Eclipse
///
/// `DMF_058` · Druid spell · Nature · 2 mana
///
/// > The next spell you cast this turn casts twice.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Enchantments: Solar Empowerment [`DMF_058e`], Solar Empowerment [`DMF_058o`]
///
/// State: Todo
//~ todo DMF_058 bf7551ba bb51c2a4 afc3e6c0.1251cb65
pub const DMF_058: Power = TODO;

/// # Solar Empowerment
///
/// `DMF_058e` · Druid enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo DMF_058e b9d7e98d 0cd1365a bb042112.4f6f9668
pub const DMF_058e: Power = TODO;

/// # Solar Empowerment
///
/// `DMF_058o` · Druid enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo DMF_058o 9a9b487f fc5e3412 b0876955.4f6f9668
pub const DMF_058o: Power = TODO;

/// # Fizzy Elemental
///
/// `DMF_059` · Druid minion · 9 mana · 10/10
///
/// > **Rush Taunt**
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Rush
///
/// State: Vanilla
//~ vanilla DMF_059 fc99ad75 9172f829 1ab08ca2.05d6d156
pub const DMF_059: Power = VANILLA;

/// # Umbral Owl
///
/// `DMF_060` · Druid minion · 7 mana · 4/4
///
/// > **Rush** Costs (1) less for each spell you've cast this game.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Derived
//~ derived DMF_060 1f5f9c42 f85197ae 12a9794e.973dd4ce
pub const DMF_060: Power = costs(&[cost_less(1).times(count_of(SPELLS_YOU_CAST))]);

/// # Faire Arborist
///
/// `DMF_061` · Druid minion · 3 mana · 2/2
///
/// > **Choose One -** Draw a card; or Summon a 2/2 Treant. **Corrupt:** Do both.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Choose One, Corrupt
/// - Tokens: Prune the Fruit [`DMF_061a`], Dig It Up [`DMF_061b`], Faire Arborist [`DMF_061t`], Treant [`DMF_061t2`]
///
/// State: Todo
//~ todo DMF_061 146a123f c4e64b84 4ffcbe3d.aaaca142
pub const DMF_061: Power = TODO;

/// # Prune the Fruit
///
/// `DMF_061a` · Druid spell · 3 mana
///
/// > Draw a card.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_061a eac7aaaf 82aa991f aa4fc9c4.442bc6f4
pub const DMF_061a: Power = spell(&[draw(1)]);

/// # Dig It Up
///
/// `DMF_061b` · Druid spell · 3 mana
///
/// > Summon a 2/2 Treant.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tokens: Treant [`DMF_061t2`]
///
/// State: Derived
//~ derived DMF_061b 3ad85e17 ad014ee0 916bb389.48d01912
pub const DMF_061b: Power = spell(&[summon(card("DMF_061t2"))]);

/// # Faire Arborist
///
/// `DMF_061t` · Druid minion · 3 mana · 2/2
///
/// > **Corrupted Battlecry:** Summon a 2/2 Treant. Draw a card.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Battlecry, Corrupted Card
/// - Tokens: Treant [`DMF_061t2`]
///
/// State: Derived
//~ derived DMF_061t feea665c fa7bf888 92412115.814fe403
pub const DMF_061t: Power = battlecry(&[summon(card("DMF_061t2")), draw(1)]);

/// # Treant
///
/// `DMF_061t2` · Druid minion · 1 mana · 2/2
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla DMF_061t2 28d73b6d 2dfa3f0c 46b5a178
pub const DMF_061t2: Power = VANILLA;

/// # Guess the Weight
///
/// `DMF_075` · Druid spell · 2 mana
///
/// > Draw a card. Guess if your next card costs more or less to draw it.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Tokens: More! [`DMF_075a`], Less! [`DMF_075a2`]
///
/// State: Todo
//~ todo DMF_075 ee32fba8 7d38ef33 f57a94e9.22f68d45
pub const DMF_075: Power = TODO;

/// # More!
///
/// `DMF_075a` · Druid spell · 0 mana
///
/// > Guess that the next card costs more.
///
/// - Set: Madness at the Darkmoon Faire
/// - Refers to: Windfury
///
/// State: Todo
//~ todo DMF_075a de861c6c f8d14109 c668458d.1c611a61
pub const DMF_075a: Power = TODO;

/// # Less!
///
/// `DMF_075a2` · Druid spell · 0 mana
///
/// > Guess that the next card costs less.
///
/// - Set: Madness at the Darkmoon Faire
/// - Refers to: Windfury
///
/// State: Todo
//~ todo DMF_075a2 fff78831 25d95caf cef2ff50.093d1f17
pub const DMF_075a2: Power = TODO;

/// # Moontouched Amulet
///
/// `DMF_730` · Druid spell · 3 mana
///
/// > Give your hero +4 Attack this turn. **Corrupt:** And gain 6 Armor.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Corrupt
/// - Enchantments: Moontouched Amulet [`DMF_730e`]
/// - Tokens: Moontouched Amulet [`DMF_730t`]
///
/// State: Derived
//~ derived DMF_730 4cbdcde9 712ae9e2 7f78d211.eb981f10
pub const DMF_730: Power = spell(&[attach("DMF_730e").to(YOUR_HERO)]);

/// # Moontouched Amulet
///
/// `DMF_730e` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DMF_730e 6010681b cef22035 9b0c2c15.a9003f71
pub const DMF_730e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Moontouched Amulet
///
/// `DMF_730t` · Druid spell · 3 mana
///
/// > **Corrupted** Give your hero +4 Attack this turn. Gain 6 Armor.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Corrupted Card
///
/// State: Derived
//~ derived DMF_730t a04e2f08 40cedc7d db691984.b0dbb74a
pub const DMF_730t: Power = spell(&[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO), armor(6)]);

/// # Cenarion Ward
///
/// `DMF_732` · Druid spell · Nature · 8 mana
///
/// > Gain 8 Armor. Summon a random 8-Cost minion.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
///
/// State: Derived
//~ derived DMF_732 87b97a7b fbaa7ad5 8dbfe00f.25ac2b65
pub const DMF_732: Power = spell(&[armor(8), summon(random(all(&[MINION, COST.is(8)])))]);

/// # Kiri, Chosen of Elune
///
/// `DMF_733` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry:** Add a Solar Eclipse and Lunar Eclipse to your hand.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Lunar Eclipse [`DMF_057`], Solar Eclipse [`DMF_058`]
///
/// State: Derived
//~ derived DMF_733 376aaa17 d1d6e1bc 75175007.8cdfbb5e
pub const DMF_733: Power = battlecry(&[get(card("DMF_058")), get(card("DMF_057"))]);

/// # Greybough
///
/// `DMF_734` · Druid minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon Greybough."
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Greybud [`DMF_734e`]
///
/// State: Derived
//~ derived DMF_734 d190ffa8 f750c39d d563bc41.60e103db
pub const DMF_734: Power = deathrattle(&[attach("DMF_734e").to(FRIENDLY_MINIONS.random())]);

/// # Greybud
///
/// `DMF_734e` · Hunter enchantment
///
/// > **Deathrattle:** Summon Greybough.
///
/// - Set: Madness at the Darkmoon Faire · common
///
/// State: Derived
//~ derived DMF_734e 273c2f5c bec9aea7 1917e10d.af5c37da
pub const DMF_734e: Power = deathrattle(&[summon(card("DMF_734"))]);

/// # Guidance
///
/// `YOP_024` · Multi-class spell · 1 mana
///
/// > Look at two spells. Add one to your hand or **Overload:** (1) to get both.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Classes: Druid, Shaman
/// - Mechanics: Overload
/// - Tokens: Spirit Path [`YOP_024t`]
///
/// State: Todo
//~ todo YOP_024 e041ffbc 2174da66 09e69503.c802f2da
pub const YOP_024: Power = TODO;

/// # Spirit Path
///
/// `YOP_024t` · Multi-class spell · 0 mana
///
/// > Add both spells to your hand. **Overload** (1)
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Classes: Druid, Shaman
///
/// State: Todo
//~ todo YOP_024t df33149d f1f99b08 f1390138.dae280b4
pub const YOP_024t: Power = TODO;

/// # Dreaming Drake
///
/// `YOP_025` · Druid minion · 3 mana · 3/4
///
/// > **Taunt Corrupt:** Gain +2/+2.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Corrupt
/// - Tokens: Dreaming Drake [`YOP_025t`]
///
/// State: Vanilla
//~ vanilla YOP_025 10ff789f 7b874463 369b0184.230de204
pub const YOP_025: Power = VANILLA;

/// # Dreaming Drake
///
/// `YOP_025t` · Druid minion · 3 mana · 5/6
///
/// > **Corrupted Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Dragon
/// - Mechanics: Taunt, Corrupted Card
///
/// State: Vanilla
//~ vanilla YOP_025t cee6ecda 99c9530a a1e40005.5fa64eb3
pub const YOP_025t: Power = VANILLA;

/// # Arbor Up
///
/// `YOP_026` · Druid spell · Nature · 5 mana
///
/// > Summon two 2/2 Treants. Give your minions +2/+1.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: Forest Guards [`YOP_026e`]
/// - Tokens: Treant [`DMF_061t2`]
///
/// State: Derived
//~ derived YOP_026 ebe71d0a 1b1bedde 3424086c.91003b33
pub const YOP_026: Power = spell(&[summon(card("DMF_061t2")).copies(2), attach("YOP_026e").to(FRIENDLY_MINIONS)]);

/// # Forest Guards
///
/// `YOP_026e` · Druid enchantment
///
/// > +2/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived YOP_026e afb7ff6f 36e312c6 17afb75f.5ee91837
pub const YOP_026e: Power = enchant(&[plus(2, 1)]);

/// # Resizing Pouch
///
/// `YOP_029` · Multi-class spell · 1 mana
///
/// > **Discover** a card with Cost equal to your remaining Mana Crystals.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Classes: Druid, Hunter
/// - Mechanics: Discover
///
/// State: Todo
//~ todo YOP_029 7a789dc7 6538c3ba a75b8df7.8570d46b
pub const YOP_029: Power = TODO;
