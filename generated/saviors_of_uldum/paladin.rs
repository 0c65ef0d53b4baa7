//! Paladin cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 76938988

/// # Pharaoh's Blessing
///
/// `ULD_143` · Paladin spell · Holy · 6 mana
///
/// > Give a minion +4/+4, **Divine Shield**, and **Taunt**.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Refers to: Taunt, Divine Shield
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Pharaoh's Blessing [`ULD_143e`]
///
/// State: Derived
//~ derived ULD_143 9e848851 b2d1da32 ad4b3943.c10bd258
pub const ULD_143: Power = spell(&[attach("ULD_143e").to(A_MINION)]);

/// # Pharaoh's Blessing
///
/// `ULD_143e` · Paladin enchantment
///
/// > +4/+4, **Divine Shield**, and **Taunt**.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_143e 6520aa1b 79c425e6 5779505d.b0b5c056
pub const ULD_143e: Power = enchant(&[plus(4, 4), has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT)]);

/// # Brazen Zealot
///
/// `ULD_145` · Paladin minion · 1 mana · 2/1
///
/// > Whenever you summon a minion, gain +1 Attack.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Enchantments: Zeal [`ULD_145e`]
///
/// State: Derived
//~ derived ULD_145 100ef627 5bb314a1 19f76bcb.154d4b48
pub const ULD_145: Power = whenever(YOU.summon(MINION)).then(&[give(&[ATTACK.plus(1)])]);

/// # Zeal
///
/// `ULD_145e` · Paladin enchantment
///
/// > Increased Attack.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo ULD_145e 9e85c0c2 da0bb11e 0b298f23.08129cea
pub const ULD_145e: Power = TODO;

/// # Ancestral Guardian
///
/// `ULD_207` · Paladin minion · 4 mana · 4/2
///
/// > **Lifesteal Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal, Reborn
///
/// State: Vanilla
//~ vanilla ULD_207 ab3dc8e9 0f9fdeb7 ba2aa853.c32a4eff
pub const ULD_207: Power = VANILLA;

/// # Micro Mummy
///
/// `ULD_217` · Paladin minion · 2 mana · 1/2
///
/// > **Reborn** At the end of your turn, give another random friendly minion +1 Attack.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Undead, Mech
/// - Mechanics: Reborn
/// - Tags: `2534` = 1
/// - Enchantments: Microwrapped [`ULD_217e`]
///
/// State: Derived
//~ derived ULD_217 247dcba5 9d8fca9b 8d2c9b45.d0fb6685
pub const ULD_217: Power = at_end_of_your_turn(&[give(&[ATTACK.plus(1)]).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Microwrapped
///
/// `ULD_217e` · Neutral enchantment
///
/// > Attack increased.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo ULD_217e 1ac571c5 1a608c3a 9ac7193c.29b7578e
pub const ULD_217e: Power = TODO;

/// # Making Mummies
///
/// `ULD_431` · Paladin spell · 1 mana
///
/// > **Quest:** Play 5 **Reborn** minions. **Reward:** Emperor Wraps.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: Reborn
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `839` = 1
/// - Enchantments: Emperor Wrapped [`ULD_431e`]
/// - Tokens: Emperor Wraps [`ULD_431p`]
///
/// State: Derived
//~ derived ULD_431 78feb297 67c1aeac 987bbe87.011882d5
#[rustfmt::skip]
pub const ULD_431: Power = quest(Goal::Times(5), &[YOU.play(all(&[MINION, with(GameTag::REBORN)]))]).reward(&[become_hero_power(card("ULD_431p"))]);

/// # Emperor Wrapped
///
/// `ULD_431e` · Paladin enchantment
///
/// > 2/2.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_431e f9c1bd56 a8b980f3 a4eb035b.142bb519
pub const ULD_431e: Power = enchant(&[become_stats(2, 2)]);

/// # Emperor Wraps
///
/// `ULD_431p` · Paladin hero power · 2 mana
///
/// > Summon a 2/2 copy of a friendly minion.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ULD_431p cbedf479 53be6753 07091470.f9d17df1
pub const ULD_431p: Power = hero_power(&[summon(copy_of(A_FRIENDLY_MINION)), give(&[become_stats(2, 2)]).to(IT)]);

/// # Salhet's Pride
///
/// `ULD_438` · Paladin minion · 3 mana · 3/1
///
/// > **Deathrattle:** Draw two 1-Health minions from your deck.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1584` = 1
///
/// State: Derived
//~ derived ULD_438 605fbbd8 d37e92a8 543b4c7a.a4651404
pub const ULD_438: Power = deathrattle(&[draw_that(2, all(&[MINION, HEALTH.is(1)]))]);

/// # Sandwasp Queen
///
/// `ULD_439` · Paladin minion · 2 mana · 3/1
///
/// > **Battlecry:** Add two 2/1 Sandwasps to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Sandwasp [`ULD_439t`]
///
/// State: Derived
//~ derived ULD_439 3a5e3841 6ec78759 bdf1e6f4.b2b55214
pub const ULD_439: Power = battlecry(&[get(card("ULD_439t")).copies(2)]);

/// # Sandwasp
///
/// `ULD_439t` · Paladin minion · 1 mana · 2/1
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla ULD_439t 5f0fa52c 08595ce3 fbb45cb9
pub const ULD_439t: Power = VANILLA;

/// # Sir Finley of the Sands
///
/// `ULD_500` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has no duplicates, **Discover** an upgraded Hero Power.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Discover
/// - Entourage: `AT_132_DRUID`, `AT_132_HUNTER`, `AT_132_MAGE`, `AT_132_PALADIN`, `AT_132_PRIEST`, `AT_132_SHAMAN`, `AT_132_ROGUE`, `AT_132_WARLOCK`, `AT_132_WARRIOR`
///
/// State: Todo
//~ todo ULD_500 0fae76d5 9a865fff 84926db1.c13ff53a
pub const ULD_500: Power = TODO;

/// # Tip the Scales
///
/// `ULD_716` · Paladin spell · 8 mana
///
/// > Summon 7 Murlocs from your deck.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Watched [`ULD_716e2`]
///
/// State: Derived
//~ derived ULD_716 822e16f7 d7423f9d 7d063e19.cc42c9cf
pub const ULD_716: Power = spell(&[summon(the(YOUR_DECK.that(all(&[MINION, MURLOC])).random_of(7)))]);

/// # Watched
///
/// `ULD_716e2` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_716e2 53b274e7 f40eac5e a4f8ede7.59267fb4
pub const ULD_716e2: Power = enchant(&[become_stats(3, 3)]);

/// # Subdue
///
/// `ULD_728` · Paladin spell · 2 mana
///
/// > Set a minion's Attack and Health to 1.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Subdued [`ULD_728e`]
///
/// State: Derived
//~ derived ULD_728 01a028a8 32fd5655 75b81b71.fe0eedf1
pub const ULD_728: Power = spell(&[attach("ULD_728e").to(A_MINION)]);

/// # Subdued
///
/// `ULD_728e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_728e 48a83c64 616804dd fe93c365.d68bebe2
pub const ULD_728e: Power = enchant(&[become_stats(1, 1)]);
