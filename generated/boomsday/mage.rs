//! Mage cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 89396e93

/// # Astral Rift
///
/// `BOT_101` · Mage spell · Arcane · 2 mana
///
/// > Add 2 random minions to your hand.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Enchantments: Warcried [`BOT_101e2`]
///
/// State: Derived
//~ derived BOT_101 6f4312c0 6e9883e0 ff53f95f.d084cc65
pub const BOT_101: Power = spell(&[get(random(MINION)).copies(2)]);

/// # Warcried
///
/// `BOT_101e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_101e2 59345ff9 d08599ff 9000d360.67341004
pub const BOT_101e2: Power = enchant(&[plus(1, 1)]);

/// # Stargazer Luna
///
/// `BOT_103` · Mage minion · 3 mana · 2/4
///
/// > After you play the right-most card in your hand, draw a card.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Draenei
///
/// State: Todo
//~ todo BOT_103 b6f24516 8fdaf7ab 6ba4a729.550a22e3
pub const BOT_103: Power = TODO;

/// # Unexpected Results
///
/// `BOT_254` · Mage spell · 3 mana
///
/// > Summon two random $2-Cost minions *(improved by **Spell Damage)*.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Refers to: Spellpower
/// - Tags: `1450` = 1
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo BOT_254 c5ac4640 9f29fcc7 16cdb8a5.80e04fe5
pub const BOT_254: Power = TODO;

/// # Astromancer
///
/// `BOT_256` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random minion with Cost equal to your hand size.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BOT_256 5da97454 1ffc8fe1 a650def3.6153a4d1
pub const BOT_256: Power = battlecry(&[summon(costing(MINION, 0, count(YOUR_HAND)))]);

/// # Luna's Pocket Galaxy
///
/// `BOT_257` · Mage spell · Arcane · 7 mana
///
/// > Change the Cost of minions in your deck to (1).
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Enchantments: Starstruck [`BOT_257e`]
///
/// State: Derived
//~ derived BOT_257 ca30729d 4cd9b0eb 706f662b.ef1eb1ba
pub const BOT_257: Power = spell(&[attach("BOT_257e").to(YOUR_DECK.that(MINION))]);

/// # Starstruck
///
/// `BOT_257e` · Mage enchantment
///
/// > Costs (1).
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_257e 343878d9 5d85939b e3030100.53ed184d
pub const BOT_257e: Power = enchant(&[cost(1)]);

/// # Shooting Star
///
/// `BOT_453` · Mage spell · Arcane · 1 mana
///
/// > Deal $1 damage to a minion and the minions next to it.
///
/// - Set: The Boomsday Project · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived BOT_453 74a45a17 434b4d5c 95567db2.01f0070c
pub const BOT_453: Power = spell(&[deal(1).to(A_MINION.with_neighbours())]);

/// # Celestial Emissary
///
/// `BOT_531` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Celestial Power [`BOT_531e`], Celestial Power [`BOT_531e2`]
/// - Tokens: Celestial Emissary [`BOT_531_Puzzle`]
///
/// State: Todo
//~ todo BOT_531 a4e1d7fb de2a72ea d7fda435.2a4a3080
pub const BOT_531: Power = TODO;

/// # Celestial Emissary
///
/// `BOT_531_Puzzle` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// - Set: The Boomsday Project · rare
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
///
/// State: Todo
//~ todo BOT_531_Puzzle cfa6ae76 c05c6099 da3c3833.2a4a3080
pub const BOT_531_Puzzle: Power = TODO;

/// # Celestial Power
///
/// `BOT_531e` · Mage enchantment
///
/// > You have **Spell Damage +2** for your next spell this turn.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
/// - Enchantments: Celestial Power [`BOT_531e_Puzzle`]
///
/// State: Todo
//~ todo BOT_531e 2c4ef844 2d0b3bfa bd4146b2.e0bc8fe9
pub const BOT_531e: Power = TODO;

/// # Celestial Power
///
/// `BOT_531e2` · Mage enchantment
///
/// > You have **Spell Damage +2** for your next spell this turn.
///
/// - Set: The Boomsday Project
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
/// - Enchantments: Celestial Power [`BOT_531e2_Puzzle`]
///
/// State: Todo
//~ todo BOT_531e2 c61fca1c 9bf69f82 fd980b2a.e0bc8fe9
pub const BOT_531e2: Power = TODO;

/// # Celestial Power
///
/// `BOT_531e2_Puzzle` · Mage enchantment
///
/// > You have **Spell Damage +2** for your next spell this turn.
///
/// - Set: The Boomsday Project
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BOT_531e2_Puzzle d190a19e 58cf0bf9 193be605.e0bc8fe9
pub const BOT_531e2_Puzzle: Power = TODO;

/// # Celestial Power
///
/// `BOT_531e_Puzzle` · Mage enchantment
///
/// > You have **Spell Damage +2** for your next spell this turn.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BOT_531e_Puzzle 27bfe28a dfc105f8 efc474eb.e0bc8fe9
pub const BOT_531e_Puzzle: Power = TODO;

/// # Research Project
///
/// `BOT_600` · Mage spell · 2 mana
///
/// > Each player draws 2 cards.
///
/// - Set: The Boomsday Project · common · collectible
///
/// State: Derived
//~ derived BOT_600 c5097fbf bba09000 03ca1bba.deb14aa6
pub const BOT_600: Power = spell(&[draw(2).to(PLAYERS)]);

/// # Meteorologist
///
/// `BOT_601` · Mage minion · 6 mana · 3/3
///
/// > **Battlecry:** For each card in your hand, deal 1 damage to a random enemy.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BOT_601 2afa935d ea272c6a dee94689.db2beda6
pub const BOT_601: Power = battlecry(&[times(1, &[deal(1).to(ENEMIES.random())]).for_each(YOUR_HAND)]);

/// # Cosmic Anomaly
///
/// `BOT_604` · Mage minion · 4 mana · 4/3
///
/// > **Spell Damage +2**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Elemental
/// - Tags: `SPELLPOWER` = 2
/// - Tokens: Cosmic Anomaly [`BOT_604_Puzzle`]
///
/// State: Vanilla
//~ vanilla BOT_604 58cdfafe c953f4aa 2926c4cf.e1835dc2
pub const BOT_604: Power = VANILLA;

/// # Cosmic Anomaly
///
/// `BOT_604_Puzzle` · Mage minion · 4 mana · 4/3
///
/// > **Spell Damage +2**
///
/// - Set: The Boomsday Project · common
/// - Minion type: Elemental
/// - Tags: `SPELLPOWER` = 2
///
/// State: Vanilla
//~ vanilla BOT_604_Puzzle b84965c3 7b7b0684 8fa68d90.e1835dc2
pub const BOT_604_Puzzle: Power = VANILLA;
