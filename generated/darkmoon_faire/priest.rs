//! Priest cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Blood of G'huun
///
/// `DMF_053` · Priest minion · 9 mana · 8/8
///
/// > **Taunt** At the end of your turn, summon a 5/5 copy of a minion in your deck.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Enchantments: Blood of G'huun [`DMF_053e`]
///
/// State: Todo
//~ DMF_053 todo 0a29890c 2742c4cb
pub const DMF_053: Power = TODO;

/// # Blood of G'huun
///
/// `DMF_053e` · Neutral enchantment
///
/// > Attack and Health set to 5.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_053e todo faaa7583 809296b0
pub const DMF_053e: Power = TODO;

/// # Insight
///
/// `DMF_054` · Priest spell · Shadow · 2 mana
///
/// > Draw a minion. **Corrupt:** Reduce its Cost by (2).
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Corrupt
/// - Enchantments: Insightful [`DMF_054e`]
/// - Tokens: Insight [`DMF_054t`]
///
/// State: Todo
//~ DMF_054 todo 546acb6a 5385d0dc
pub const DMF_054: Power = TODO;

/// # Insightful
///
/// `DMF_054e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_054e todo 1855ebe1 573eb017
pub const DMF_054e: Power = TODO;

/// # Insight
///
/// `DMF_054t` · Priest spell · Shadow · 2 mana
///
/// > **Corrupted** Draw a minion. Reduce its Cost by (2).
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Corrupted Card
///
/// State: Todo
//~ DMF_054t todo fef08cdf 86feed6e
pub const DMF_054t: Power = TODO;

/// # Idol of Y'Shaarj
///
/// `DMF_055` · Priest spell · Shadow · 8 mana
///
/// > Summon a 10/10 copy of a minion in your deck.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Enchantments: Idolized [`DMF_055e`]
///
/// State: Todo
//~ DMF_055 todo ff6519e8 cbc1521a
pub const DMF_055: Power = TODO;

/// # Idolized
///
/// `DMF_055e` · Neutral enchantment
///
/// > Attack and Health set to 10.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_055e todo 9439278b 9c855d45
pub const DMF_055e: Power = TODO;

/// # G'huun the Blood God
///
/// `DMF_056` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Draw 2 cards. They cost Health instead of Mana.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Blood of Gods [`DMF_056e`]
///
/// State: Todo
//~ DMF_056 todo cbd918f3 bedd2b49
pub const DMF_056: Power = TODO;

/// # Blood of Gods
///
/// `DMF_056e` · Neutral enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_056e todo 6e0e79e5 f57b54d8
pub const DMF_056e: Power = TODO;

/// # The Nameless One
///
/// `DMF_116` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** Choose a minion. Become a 4/4 copy of it, then **Silence** it.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Target: "Become a 4/4 copy and **Silence** it."
/// - Enchantments: Nameless [`DMF_116e`]
///
/// State: Todo
//~ DMF_116 todo aa12208a a5ec0645
pub const DMF_116: Power = TODO;

/// # Nameless
///
/// `DMF_116e` · Neutral enchantment
///
/// > 4/4.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_116e todo 104fc3e5 70ce8cf7
pub const DMF_116e: Power = TODO;

/// # Nazmani Bloodweaver
///
/// `DMF_120` · Priest minion · 3 mana · 2/5
///
/// > After you cast a spell, reduce the Cost of a random card in your hand by (1).
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: Bloodweaving [`DMF_120e2`]
///
/// State: Todo
//~ DMF_120 todo 3dfbafdd c45314b7
pub const DMF_120: Power = TODO;

/// # Bloodweaving
///
/// `DMF_120e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_120e2 todo 1bc6fa8a 47eb23c9
pub const DMF_120e2: Power = TODO;

/// # Fortune Teller
///
/// `DMF_121` · Priest minion · 5 mana · 3/3
///
/// > **Taunt Battlecry:** Gain +1/+1 for each spell in your hand.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Spelltacular! [`DMF_121e2`]
///
/// State: Todo
//~ DMF_121 todo 0dee404c 647995b7
pub const DMF_121: Power = TODO;

/// # Spelltacular!
///
/// `DMF_121e2` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_121e2 todo 557890bf 5a676430
pub const DMF_121e2: Power = TODO;

/// # Fairground Fool
///
/// `DMF_184` · Priest minion · 3 mana · 4/3
///
/// > **Taunt Corrupt:** Gain +4 Health.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Taunt, Corrupt
/// - Tokens: Fairground Fool [`DMF_184t`]
///
/// State: Todo
//~ DMF_184 todo e41db55e c5baaefc
pub const DMF_184: Power = TODO;

/// # Fairground Fool
///
/// `DMF_184t` · Priest minion · 3 mana · 4/7
///
/// > **Corrupted Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Taunt, Corrupted Card
///
/// State: Todo
//~ DMF_184t todo 70ff0e5f 5110d387
pub const DMF_184t: Power = TODO;

/// # Auspicious Spirits
///
/// `DMF_186` · Priest spell · Shadow · 4 mana
///
/// > Summon a random 4-Cost minion. **Corrupt:** Summon a 7-Cost minion instead.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Corrupt
/// - Tokens: Auspicious Spirits [`DMF_186a`]
///
/// State: Todo
//~ DMF_186 todo 05709866 dc683376
pub const DMF_186: Power = TODO;

/// # Auspicious Spirits
///
/// `DMF_186a` · Priest spell · Shadow · 4 mana
///
/// > **Corrupted** Summon a random 7-Cost minion.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Corrupted Card
///
/// State: Todo
//~ DMF_186a todo a9670fa5 cb9c48e1
pub const DMF_186a: Power = TODO;

/// # Palm Reading
///
/// `DMF_187` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a spell. Reduce the Cost of spells in your hand by (1).
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Palm Reading [`DMF_187e`]
///
/// State: Todo
//~ DMF_187 todo a8e902c2 e5058888
pub const DMF_187: Power = TODO;

/// # Palm Reading
///
/// `DMF_187e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ DMF_187e todo e3caaf86 3e80a447
pub const DMF_187e: Power = TODO;

/// # Hysteria
///
/// `YOP_006` · Multi-class spell · Shadow · 4 mana
///
/// > Choose an enemy minion. It attacks random minions until it dies.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Classes: Priest, Warlock
///
/// State: Todo
//~ YOP_006 todo e11b1387 c8c0dbd7
pub const YOP_006: Power = TODO;

/// # Dark Inquisitor Xanesh
///
/// `YOP_007` · Priest minion · 5 mana · 3/5
///
/// > **Battlecry:** Reduce the Cost of all **Corrupt** and **Corrupted** cards in your hand and deck by (2).
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Corrupt, Corrupted Card
/// - Enchantments: Dark Inquisition [`YOP_007e`]
///
/// State: Todo
//~ YOP_007 todo f6f9db85 fa66735f
pub const YOP_007: Power = TODO;

/// # Dark Inquisition
///
/// `YOP_007e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ YOP_007e todo 0ec58aec da78c5da
pub const YOP_007e: Power = TODO;

/// # Lightsteed
///
/// `YOP_008` · Priest minion · 4 mana · 3/6
///
/// > Your healing effects also give affected minions +2 Health.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Elemental, Beast
/// - Tags: `2542` = 1
/// - Enchantments: Lightsteed [`YOP_008e`]
///
/// State: Todo
//~ YOP_008 todo 337fe091 d350945d
pub const YOP_008: Power = TODO;

/// # Lightsteed
///
/// `YOP_008e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ YOP_008e todo 10d565db 850cc711
pub const YOP_008e: Power = TODO;
