//! Neutral cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 14bb3fc6

/// # Pompous Thespian
///
/// `KAR_011` · Neutral minion · 2 mana · 3/2
///
/// > **Taunt**
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla KAR_011 5ff208e6 695a4e4f b8b858b0.4b0c5d24
pub const KAR_011: Power = VANILLA;

/// # Runic Egg
///
/// `KAR_029` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived KAR_029 98c056dc b87b74d6 fedaca28.505f40e5
pub const KAR_029: Power = deathrattle(&[draw(1)]);

/// # Cellar Spider
///
/// `KAR_030` · Neutral minion · 3 mana · 1/3
///
/// - Set: One Night in Karazhan
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla KAR_030 013ff634 291b4dc5 54bc54c4
pub const KAR_030: Power = VANILLA;

/// # Pantry Spider
///
/// `KAR_030a` · Neutral minion · 3 mana · 1/3
///
/// > **Battlecry:** Summon a 1/3 Spider.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Cellar Spider [`KAR_030`]
///
/// State: Derived
//~ derived KAR_030a c5b7ee16 ef01e21e df708092.4e8d5b21
pub const KAR_030a: Power = battlecry(&[summon(card("KAR_030"))]);

/// # Book Wyrm
///
/// `KAR_033` · Neutral minion · 6 mana · 3/6
///
/// > **Battlecry:** If you're holding a Dragon, destroy an enemy minion with 3 or less Attack.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_NONSELF_TARGET`, `REQ_ENEMY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_MAX_ATTACK` = 3, `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND` (hearthstone-data 36393.1)
/// - Target: "Destroy an enemy minion with 3 or less Attack."
///
/// State: Derived
//~ derived KAR_033 2e5c3b05 bc295854 b269505f.473d1d02
pub const KAR_033: Power =
    battlecry(&[destroy(AN_ENEMY_MINION.that(ATTACK.at_most(3)))]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Arcane Anomaly
///
/// `KAR_036` · Neutral minion · 1 mana · 2/1
///
/// > After you cast a spell, give this minion +1 Health.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Eating [`KAR_036e`]
/// - Tokens: Arcane Anomaly [`KAR_036_Puzzle`]
///
/// State: Derived
//~ derived KAR_036 a44c61d5 8a0be28f 3bdc35a4.c450d4fc
pub const KAR_036: Power = after(YOU.cast(SPELL)).then(&[give(&[HEALTH.plus(1)])]);

/// # Arcane Anomaly
///
/// `KAR_036_Puzzle` · Neutral minion · 1 mana · 2/1
///
/// > After you cast a spell, give this minion +1 Health.
///
/// - Set: One Night in Karazhan · common
/// - Minion type: Elemental
/// - Reprint of: Arcane Anomaly [`KAR_036`]
///
/// State: Reprint
//~ reprint KAR_036_Puzzle a14d84c2 c57f2a2c 5b4da11c.c450d4fc
pub const KAR_036_Puzzle: Power = crate::cards::KAR_036;

/// # Eating
///
/// `KAR_036e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: One Night in Karazhan
/// - Enchantments: Eating [`KAR_036e_Puzzle`](crate::boomsday::neutral::KAR_036e_Puzzle)
///
/// State: Todo
//~ todo KAR_036e 8a3eb869 27bb6dfd 65290741.89b088dc
pub const KAR_036e: Power = TODO;

/// # Avian Watcher
///
/// `KAR_037` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1 and **Taunt**.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Secret
/// - Enchantments: Secrets of Karazhan [`KAR_037t`]
///
/// State: Derived
//~ derived KAR_037 4b06ee44 ea49c4ca 7584f414.91c22f19
pub const KAR_037: Power = battlecry(&[attach("KAR_037t")]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Secrets of Karazhan
///
/// `KAR_037t` · Neutral enchantment
///
/// > +1/+1 and **Taunt**.
///
/// - Set: One Night in Karazhan
///
/// State: Derived
//~ derived KAR_037t e82d3f27 1a5b8cb1 c2d74e60.10db7d61
pub const KAR_037t: Power = enchant(&[plus(1, 1), has(GameTag::TAUNT)]);

/// # Moat Lurker
///
/// `KAR_041` · Neutral minion · 6 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. **Deathrattle:** Resummon it.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion."
/// - Enchantments: Moat Lurker [`KAR_041e`]
///
/// State: Derived
//~ derived KAR_041 571262d3 71cbff01 01b4f77a.3c35ffab
#[rustfmt::skip]
pub const KAR_041: Power = abilities(&[battlecry(&[destroy(A_MINION), remember(IT)]), deathrattle(&[summon(copy_of(REMEMBERED)).to(REMEMBERED.controller())])]);

/// # Moat Lurker
///
/// `KAR_041e` · Neutral enchantment
///
/// > Destroyed {0}.
///
/// - Set: One Night in Karazhan
///
/// State: Todo
//~ todo KAR_041e df954aef 2a2f6776 42926fa8.9486bc48
pub const KAR_041e: Power = TODO;

/// # Moroes
///
/// `KAR_044` · Neutral minion · 3 mana · 1/1
///
/// > **Stealth** At the end of your turn, summon a 1/1 Steward.
///
/// - Set: One Night in Karazhan · legendary · collectible
/// - Mechanics: Stealth
/// - Tokens: Steward [`KAR_044a`]
///
/// State: Derived
//~ derived KAR_044 d895c6ae a8ffb63f b3869095.e5600681
pub const KAR_044: Power = at_end_of_your_turn(&[summon(card("KAR_044a"))]);

/// # Steward
///
/// `KAR_044a` · Neutral minion · 1 mana · 1/1
///
/// - Set: One Night in Karazhan
///
/// State: Vanilla
//~ vanilla KAR_044a 8cd84532 b34cb369 c16106e7
pub const KAR_044a: Power = VANILLA;

/// # The Curator
///
/// `KAR_061` · Neutral minion · 5 mana · 4/6
///
/// > **Taunt Battlecry:** Draw a Beast, Dragon, and Murloc.
///
/// - Set: One Night in Karazhan · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived KAR_061 19236b86 4c6f1575 02cb5b81.0e999f3b
pub const KAR_061: Power = battlecry(&[draw_that(1, BEAST), draw_that(1, DRAGON), draw_that(1, MURLOC)]);

/// # Netherspite Historian
///
/// `KAR_062` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived KAR_062 571ce350 bfcdcf11 672edc24.b0306c9f
pub const KAR_062: Power = battlecry(&[discover(DRAGON)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Zoobot
///
/// `KAR_095` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a random friendly Beast, Dragon, and Murloc +1/+1.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 59489
/// - Enchantments: Well Fed [`KAR_095e`]
///
/// State: Derived
//~ derived KAR_095 937092a0 9c60a15b 35735140.1b1f7899
#[rustfmt::skip]
pub const KAR_095: Power = battlecry(&[attach("KAR_095e").to(FRIENDLY_MINIONS.that(BEAST).random()), attach("KAR_095e").to(FRIENDLY_MINIONS.that(DRAGON).random()), attach("KAR_095e").to(FRIENDLY_MINIONS.that(MURLOC).random())]);

/// # Well Fed
///
/// `KAR_095e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: One Night in Karazhan
///
/// State: Derived
//~ derived KAR_095e bfb3cb84 e41ece77 f916a047.67341004
pub const KAR_095e: Power = enchant(&[plus(1, 1)]);

/// # Prince Malchezaar
///
/// `KAR_096` · Neutral minion · 5 mana · 5/6
///
/// > **Start of Game:** Add 5 extra **Legendary** minions to your deck.
///
/// - Set: One Night in Karazhan · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Start Of Game Keyword
/// - Tags: `2936` = 1
///
/// State: Done
//~ done KAR_096 902b1339 - da2dbdae.b1f5f76d
pub const KAR_096: Power =
    on(Word::StartOfGame, &[shuffle(random(all(&[MINION, rarity(Rarity::Legendary)]))).copies(5)]);

/// # Medivh, the Guardian
///
/// `KAR_097` · Neutral minion · 8 mana · 7/7
///
/// > **Battlecry:** Equip Atiesh, Greatstaff of the Guardian.
///
/// - Set: One Night in Karazhan · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Atiesh [`KAR_097t`]
///
/// State: Todo
//~ todo KAR_097 6a1f0a21 0a3e643a 6e1f1424.ff727a02
pub const KAR_097: Power = TODO;

/// # Atiesh
///
/// `KAR_097t` · Neutral weapon · 3 mana · 1/3 durability
///
/// > After you cast a spell, summon a random minion of that Cost. Lose 1 Durability.
///
/// - Set: One Night in Karazhan
///
/// State: Derived
//~ derived KAR_097t 8e3a3d2e 309a58b5 b4f11b29.adbe9f2e
pub const KAR_097t: Power =
    after(YOU.cast(SPELL)).then(&[summon(costing(MINION, 0, COST.of(THAT))), lose_durability(1)]);

/// # Barnes
///
/// `KAR_114` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon a 1/1 copy of a random minion in your deck.
///
/// - Set: One Night in Karazhan · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Incredible Impression [`KAR_114e`]
///
/// State: Derived
//~ derived KAR_114 204352cc def609d2 16ecf4ab.353c84e9
pub const KAR_114: Power = battlecry(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("KAR_114e").to(IT)]);

/// # Incredible Impression
///
/// `KAR_114e` · Neutral enchantment
///
/// > Attack and Health set to 1.
///
/// - Set: One Night in Karazhan
///
/// State: Derived
//~ derived KAR_114e eb18929e 2d7cfce1 dc9873e1.093b2b8d
pub const KAR_114e: Power = enchant(&[become_stats(1, 1)]);

/// # Menagerie Magician
///
/// `KAR_702` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Give a random friendly Beast, Dragon, and Murloc +2/+2.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 59510
/// - Enchantments: A Simple Trick [`KAR_702e`]
///
/// State: Derived
//~ derived KAR_702 e12b2437 6c130146 fd68dc88.8e6dc21d
#[rustfmt::skip]
pub const KAR_702: Power = battlecry(&[attach("KAR_702e").to(FRIENDLY_MINIONS.that(BEAST).random()), attach("KAR_702e").to(FRIENDLY_MINIONS.that(DRAGON).random()), attach("KAR_702e").to(FRIENDLY_MINIONS.that(MURLOC).random())]);

/// # A Simple Trick
///
/// `KAR_702e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: One Night in Karazhan
///
/// State: Derived
//~ derived KAR_702e c1298f40 8923d36a 81e58318.6d6ab056
pub const KAR_702e: Power = enchant(&[plus(2, 2)]);

/// # Arcanosmith
///
/// `KAR_710` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon a 0/5 minion with **Taunt**.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tokens: Animated Shield [`KAR_710m`]
///
/// State: Derived
//~ derived KAR_710 cc5636ec c53321fc 28ff29f7.b9c29071
pub const KAR_710: Power = battlecry(&[summon(card("KAR_710m"))]);

/// # Animated Shield
///
/// `KAR_710m` · Neutral minion · 2 mana · 0/5
///
/// > **Taunt**
///
/// - Set: One Night in Karazhan
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla KAR_710m 202c32ec 57939214 d84a92d2.4b0c5d24
pub const KAR_710m: Power = VANILLA;

/// # Arcane Giant
///
/// `KAR_711` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each spell you've cast this game.
///
/// - Set: One Night in Karazhan · epic · collectible
///
/// State: Derived
//~ derived KAR_711 ff17292d 465d4297 02b70d1d.88d99902
pub const KAR_711: Power = costs(&[cost_less(1).times(count_of(SPELLS_YOU_CAST))]);

/// # Violet Illusionist
///
/// `KAR_712` · Neutral minion · 3 mana · 4/3
///
/// > During your turn, your hero is **Immune**.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Aura
/// - Refers to: Immune
/// - Enchantments: Violet Immunity [`KAR_712e`]
///
/// State: Derived
//~ derived KAR_712 c5895cbb 3d0b51d6 ce9f2531.b434cdc6
pub const KAR_712: Power = aura(YOUR_HERO).when(ON_YOUR_TURN).gives("KAR_712e");

/// # Violet Immunity
///
/// `KAR_712e` · Neutral enchantment
///
/// > **Immune**.
///
/// - Set: One Night in Karazhan
///
/// State: Derived
//~ derived KAR_712e 1ba3fbf8 16f96284 a42608ea.7152fa88
pub const KAR_712e: Power = enchant(&[has(GameTag::IMMUNE)]);

/// # White King
///
/// `KAR_a10_Boss1` · Neutral hero · 20 health
///
/// - Set: One Night in Karazhan
/// - Hero power: `KAR_A10_22`
/// - Tokens: White King [`KAR_a10_Boss1H`]
///
/// State: Vanilla
//~ vanilla KAR_a10_Boss1 b7f58a7c 44f4b5f1 38598c01
pub const KAR_a10_Boss1: Power = VANILLA;

/// # White King
///
/// `KAR_a10_Boss1H` · Neutral hero · 20 health
///
/// - Set: One Night in Karazhan
/// - Hero power: `KAR_A10_22H`
/// - Tokens: White King [`KAR_a10_Boss1H_TB`], White King [`KAR_a10_Boss1H_TB22`]
///
/// State: Vanilla
//~ vanilla KAR_a10_Boss1H 574ecbf5 3a9ad245 712cbba5
pub const KAR_a10_Boss1H: Power = VANILLA;

/// # White King
///
/// `KAR_a10_Boss1H_TB` · Neutral hero · 10 health
///
/// - Set: One Night in Karazhan
/// - Hero power: `KAR_A10_22H`
///
/// State: Vanilla
//~ vanilla KAR_a10_Boss1H_TB 02644596 2e206c6f 0e7cc01e
pub const KAR_a10_Boss1H_TB: Power = VANILLA;

/// # White King
///
/// `KAR_a10_Boss1H_TB22` · Neutral hero · 30 health
///
/// - Set: One Night in Karazhan
/// - Hero power: `KAR_A10_22H`
///
/// State: Vanilla
//~ vanilla KAR_a10_Boss1H_TB22 b64a8e90 3faeda46 120a2e9c
pub const KAR_a10_Boss1H_TB22: Power = VANILLA;

/// # Black King
///
/// `KAR_a10_Boss2` · Neutral hero · 20 health
///
/// - Set: One Night in Karazhan
/// - Hero power: `KAR_A10_33`
/// - Tokens: Black King [`KAR_a10_Boss2H`]
///
/// State: Vanilla
//~ vanilla KAR_a10_Boss2 f8229ad1 bc4ed3e0 def79bdf
pub const KAR_a10_Boss2: Power = VANILLA;

/// # Black King
///
/// `KAR_a10_Boss2H` · Neutral hero · 20 health
///
/// - Set: One Night in Karazhan
/// - Mechanics: Cant Be Fatigued
/// - Hero power: `KAR_A10_33`
/// - Tokens: Black King [`KAR_a10_Boss2H_TB`]
///
/// State: Vanilla
//~ vanilla KAR_a10_Boss2H 5528e115 b9eb62cc 0f217953
pub const KAR_a10_Boss2H: Power = VANILLA;

/// # Black King
///
/// `KAR_a10_Boss2H_TB` · Neutral hero · 10 health
///
/// - Set: One Night in Karazhan
/// - Mechanics: Cant Be Fatigued
/// - Hero power: `KAR_A10_33`
///
/// State: Vanilla
//~ vanilla KAR_a10_Boss2H_TB 5a7de323 dbe4d1bf 147c9d0b
pub const KAR_a10_Boss2H_TB: Power = VANILLA;
