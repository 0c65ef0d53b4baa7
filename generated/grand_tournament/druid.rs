//! Druid cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 59a37a6e

/// # Living Roots
///
/// `AT_037` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Deal $2 damage; or Summon two 1/1 Saplings.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Choose One
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Grasping Roots [`AT_037a`], One, Two, Trees! [`AT_037b`], Sapling [`AT_037t`]
///
/// State: Todo
//~ todo AT_037 1ec1275b d700b30f 7824f48b.8eea9952
pub const AT_037: Power = TODO;

/// # Grasping Roots
///
/// `AT_037a` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: The Grand Tournament
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived AT_037a 51deed9c d8220480 2a1a802b.c0c62e9f
pub const AT_037a: Power = spell(&[deal(2).to(TARGET)]);

/// # One, Two, Trees!
///
/// `AT_037b` · Druid spell · Nature · 1 mana
///
/// > Summon two 1/1 Saplings.
///
/// - Set: The Grand Tournament
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived AT_037b 9aefb1d4 aa2e8050 4da40e90.deab10b4
pub const AT_037b: Power = spell(&[summon(card("AT_037t")).copies(2)]);

/// # Sapling
///
/// `AT_037t` · Druid minion · 1 mana · 1/1
///
/// - Set: The Grand Tournament
///
/// State: Vanilla
//~ vanilla AT_037t e9e7292f f3e175d8 2e36c19f
pub const AT_037t: Power = VANILLA;

/// # Darnassus Aspirant
///
/// `AT_038` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain an empty Mana Crystal. **Deathrattle:** Lose a Mana Crystal.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived AT_038 f06b2a40 189e178b 094ddaed.394fec8b
pub const AT_038: Power = abilities(&[battlecry(&[empty_crystals(1)]), deathrattle(&[destroy_crystals(1)])]);

/// # Savage Combatant
///
/// `AT_039` · Druid minion · 4 mana · 5/4
///
/// > **Inspire:** Give your hero +2 Attack this turn.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Inspire
/// - Enchantments: Savage [`AT_039e`]
///
/// State: Derived
//~ derived AT_039 64412539 5eebfaf2 b14b773a.164502f1
pub const AT_039: Power = inspire(&[attach("AT_039e").to(YOUR_HERO)]);

/// # Savage
///
/// `AT_039e` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived AT_039e 8e942f63 e87461e3 4cc0a51e.09ced50d
pub const AT_039e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Wildwalker
///
/// `AT_040` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly Beast +3 Health.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 20, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Kindred Spirit [`AT_040e`]
///
/// State: Derived
//~ derived AT_040 d7df399e c424b14e fbd93da1.0e9d04e2
pub const AT_040: Power = battlecry(&[attach("AT_040e").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Kindred Spirit
///
/// `AT_040e` · Druid enchantment
///
/// > +3 Health.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_040e 0f30be61 7d308952 71495871.cda80e25
pub const AT_040e: Power = enchant(&[HEALTH.plus(3)]);

/// # Knight of the Wild
///
/// `AT_041` · Druid minion · 7 mana · 6/6
///
/// > Costs (1) less for each Beast you've summoned this game.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Enchantments: Call of the Wild [`AT_041e`]
///
/// State: Derived
//~ derived AT_041 4fa37c2d 771e7d83 0d6e6263.2fd1d8a7
pub const AT_041: Power =
    costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Summoned, Window::ThisGame).that(BEAST)))]);

/// # Call of the Wild
///
/// `AT_041e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_041e 4d1d5df9 c0977359 6cf7941b.ca0484ff
pub const AT_041e: Power = TODO;

/// # Druid of the Saber
///
/// `AT_042` · Druid minion · 2 mana · 2/1
///
/// > **Choose One -** Transform into a 2/1 with **Charge**; or a 3/2 with **Stealth**.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Stealth, Charge
/// - Tokens: Lion Form [`AT_042a`], Panther Form [`AT_042b`], Druid of the Saber [`AT_042t`], Druid of the Saber [`AT_042t2`]
///
/// State: Derived
//~ derived AT_042 5d399726 f483d55b a1a164dd.ddb21656
pub const AT_042: Power = choose_one(&["AT_042a", "AT_042b"]);

/// # Lion Form
///
/// `AT_042a` · Druid minion · 2 mana · 2/1
///
/// > **Charge**
///
/// - Set: The Grand Tournament · common
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Tags: `1584` = 1
///
/// State: Derived
//~ derived AT_042a eb358d48 3fbdacfa 641f8ae7.276b5ef0
pub const AT_042a: Power = spell(&[transform(THIS, card("AT_042t"))]);

/// # Panther Form
///
/// `AT_042b` · Druid minion · 2 mana · 3/2
///
/// > **Stealth**
///
/// - Set: The Grand Tournament · common
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Derived
//~ derived AT_042b 742299ec 2c597542 d91b7b91.86cd88a1
pub const AT_042b: Power = spell(&[transform(THIS, card("AT_042t2"))]);

/// # Druid of the Saber
///
/// `AT_042t` · Druid minion · 2 mana · 2/1
///
/// > **Charge**
///
/// - Set: The Grand Tournament · common
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla AT_042t b1024fdf 76adaaf7 9d5efba3.276b5ef0
pub const AT_042t: Power = VANILLA;

/// # Druid of the Saber
///
/// `AT_042t2` · Druid minion · 2 mana · 3/2
///
/// > **Stealth**
///
/// - Set: The Grand Tournament · common
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla AT_042t2 07a1bc0a 49ea6bac b747b77a.86cd88a1
pub const AT_042t2: Power = VANILLA;

/// # Astral Communion
///
/// `AT_043` · Druid spell · Arcane · 5 mana
///
/// > Gain 10 Mana Crystals. Discard your hand.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Tags: `DISCARD_CARDS` = 10
///
/// State: Derived
//~ derived AT_043 3d561e23 40885952 6169b508.01769d91
pub const AT_043: Power = spell(&[crystals(10), discard(YOUR_HAND)]);

/// # Mulch
///
/// `AT_044` · Druid spell · Nature · 3 mana
///
/// > Destroy a minion. Add a random minion to your opponent's hand.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived AT_044 dedbc4f8 43945238 03f31ce6.8abf6db5
pub const AT_044: Power = spell(&[destroy(A_MINION), get(random(MINION)).to(OPPONENT)]);

/// # Aviana
///
/// `AT_045` · Druid minion · 9 mana · 5/5
///
/// > Your minions cost (1).
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Aura
/// - Enchantments: Empowering Mist [`AT_045e`]
///
/// State: Derived
//~ derived AT_045 bbd4fa44 a4eead88 0b663d99.3b63d086
pub const AT_045: Power = aura(YOUR_HAND.that(MINION)).have(&[cost(1)]);

/// # Empowering Mist
///
/// `AT_045e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
/// - Enchantments: Mistcaller Deck Ench [`AT_045ee`]
///
/// State: Derived
//~ derived AT_045e a8d8c073 8636c03d 1dd8e876.67341004
pub const AT_045e: Power = enchant(&[plus(1, 1)]);

/// # Mistcaller Deck Ench
///
/// `AT_045ee` · Neutral enchantment
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_045ee d95bfda5 d0ab9d39 2b4243c0
pub const AT_045ee: Power = TODO;

/// # Druid of the Saber
///
/// `OG_044c` · Druid minion · 2 mana · 3/2
///
/// > **Charge Stealth**
///
/// - Set: The Grand Tournament · common
/// - Minion type: Beast
/// - Mechanics: Stealth, Charge
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla OG_044c 28620d1c a55befda 954ab5c9.56b6f56a
pub const OG_044c: Power = VANILLA;
