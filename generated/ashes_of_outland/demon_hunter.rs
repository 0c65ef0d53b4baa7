//! Demon Hunter cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Kayn Sunfury
///
/// `BT_187` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Charge** All friendly attacks ignore **Taunt**.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Charge, Aura
/// - Refers to: Taunt
/// - Enchantments: Death's Dance [`BT_187e`], Death's Dance [`BT_187e2`]
///
/// State: Todo
//~ BT_187 todo 151ca45a afe4bfaa
pub const BT_187: Power = TODO;

/// # Death's Dance
///
/// `BT_187e` · Neutral enchantment
///
/// > Your attacks ignore **Taunt**.
///
/// - Set: Ashes of Outland
/// - Mechanics: Aura
///
/// State: Todo
//~ BT_187e todo 86f2b571 54d16924
pub const BT_187e: Power = TODO;

/// # Death's Dance
///
/// `BT_187e2` · Neutral enchantment
///
/// > Kayn is letting this ignore **Taunt**.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_187e2 todo 7036c227 edd5c8ff
pub const BT_187e2: Power = TODO;

/// # Netherwalker
///
/// `BT_321` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Demon.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `4578` = 1
///
/// State: Todo
//~ BT_321 todo 19da55eb 7c049174
pub const BT_321: Power = TODO;

/// # Ashtongue Battlelord
///
/// `BT_423` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Taunt Lifesteal**
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Lifesteal
///
/// State: Vanilla
//~ BT_423 vanilla 15ccc7c7 ce934bdf
pub const BT_423: Power = VANILLA;

/// # Metamorphosis
///
/// `BT_429` · Demon Hunter spell · Fel · 4 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Tokens: Demonic Blast [`BT_429p`], Demonic Blast [`BT_429p2`]
///
/// State: Todo
//~ BT_429 todo 43ff763c 556e9101
pub const BT_429: Power = TODO;

/// # Demonic Blast
///
/// `BT_429p` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Two uses left!)*
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_429p todo 631b0584 f13c22a2
pub const BT_429p: Power = TODO;

/// # Demonic Blast
///
/// `BT_429p2` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Last use!)*
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_429p2 todo b1ef9a1b 40e51d9d
pub const BT_429p2: Power = TODO;

/// # Warglaives of Azzinoth
///
/// `BT_430` · Demon Hunter weapon · 5 mana · 3/3 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Todo
//~ BT_430 todo 13e7a5da a0f4f364
pub const BT_430: Power = TODO;

/// # Crimson Sigil Runner
///
/// `BT_480` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Outcast:** Draw a card.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Outcast
///
/// State: Todo
//~ BT_480 todo 16306052 33a1d438
pub const BT_480: Power = TODO;

/// # Pit Commander
///
/// `BT_486` · Demon Hunter minion · 9 mana · 7/9
///
/// > **Taunt** At the end of your turn, summon a Demon from your deck.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Todo
//~ BT_486 todo 31516b90 bebe525d
pub const BT_486: Power = TODO;

/// # Spectral Sight
///
/// `BT_491` · Demon Hunter spell · 2 mana
///
/// > Draw a card. **Outcast:** Draw another.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Outcast
///
/// State: Todo
//~ BT_491 todo 22ce25d7 58c22ee8
pub const BT_491: Power = TODO;

/// # Priestess of Fury
///
/// `BT_493` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Demon
/// - Tags: `4577` = 1
///
/// State: Todo
//~ BT_493 todo 1a4d5e21 b731823e
pub const BT_493: Power = TODO;

/// # Furious Felfin
///
/// `BT_496` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** If your hero attacked this turn, gain +1 Attack and **Rush**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Demon, Murloc
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `2537` = 1
/// - Enchantments: Finned and Furious [`BT_496e`]
///
/// State: Todo
//~ BT_496 todo 4d7e0e49 1b88e90f
pub const BT_496: Power = TODO;

/// # Finned and Furious
///
/// `BT_496e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_496e todo 2074f601 d89597e7
pub const BT_496e: Power = TODO;

/// # Fel Summoner
///
/// `BT_509` · Demon Hunter minion · 6 mana · 8/3
///
/// > **Deathrattle:** Summon a random Demon from your hand.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BT_509 todo 41171063 0957e4ab
pub const BT_509: Power = TODO;

/// # Branded
///
/// `BT_512e3` · Demon Hunter enchantment
///
/// > Takes 1 damage at the end of each turn.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_512e3 todo 3573520e 7ebe6c84
pub const BT_512e3: Power = TODO;

/// # Immolation Aura
///
/// `BT_514` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $1 damage to all minions twice.
///
/// - Set: Ashes of Outland · common · collectible
///
/// State: Todo
//~ BT_514 todo b867f90e 6e598de1
pub const BT_514: Power = TODO;

/// # Skull of Gul'dan
///
/// `BT_601` · Demon Hunter spell · 6 mana
///
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Outcast
/// - Enchantments: Embrace Power [`BT_601e`]
///
/// State: Todo
//~ BT_601 todo 6599c248 be0af8de
pub const BT_601: Power = TODO;

/// # Embrace Power
///
/// `BT_601e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_601e todo 9a198cf7 81b967be
pub const BT_601e: Power = TODO;

/// # Coilfang Warlord
///
/// `BT_761` · Demon Hunter minion · 8 mana · 9/5
///
/// > **Rush Deathrattle:** Summon a 5/9 Warlord with **Taunt**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Taunt
/// - Tokens: Conchguard Warlord [`BT_761t`]
///
/// State: Todo
//~ BT_761 todo c9b2e3c6 acb802b2
pub const BT_761: Power = TODO;

/// # Conchguard Warlord
///
/// `BT_761t` · Demon Hunter minion · 8 mana · 5/9
///
/// > **Taunt**
///
/// - Set: Ashes of Outland
/// - Minion type: Naga
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BT_761t vanilla 0f892529 dc4460f0
pub const BT_761t: Power = VANILLA;

/// # Imprisoned Antaen
///
/// `BT_934` · Demon Hunter minion · 5 mana · 10/6
///
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Todo
//~ BT_934 todo a42e9970 cb3f31f4
pub const BT_934: Power = TODO;

/// # Imprisoned Antaen
///
/// `TOY_400t4` · Demon Hunter minion · 5 mana · 10/6
///
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
///
/// - Set: Ashes of Outland · rare
/// - Minion type: Demon
/// - Refers to: Dormant
///
/// State: Todo
//~ TOY_400t4 todo 6ed63467 5da61c7c
pub const TOY_400t4: Power = TODO;

/// # Priestess of Fury
///
/// `TOY_400t5` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// - Set: Ashes of Outland · rare
/// - Minion type: Demon
///
/// State: Todo
//~ TOY_400t5 todo 871c8025 58572156
pub const TOY_400t5: Power = TODO;

/// # Metamorphosis
///
/// `TOY_400t6` · Demon Hunter spell · Fel · 5 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// - Set: Ashes of Outland · legendary
/// - Tokens: Demonic Blast [`BT_429p`], Demonic Blast [`TOY_400t6p`], Demonic Blast [`TOY_400t6p2`]
///
/// State: Todo
//~ TOY_400t6 todo 3769909c d60cf3c9
pub const TOY_400t6: Power = TODO;

/// # Demonic Blast
///
/// `TOY_400t6p` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Two uses left!)*
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ TOY_400t6p todo f370123c 6d001866
pub const TOY_400t6p: Power = TODO;

/// # Demonic Blast
///
/// `TOY_400t6p2` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Last use!)*
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ TOY_400t6p2 todo d755222d e59b3d05
pub const TOY_400t6p2: Power = TODO;

/// # Warglaives of Azzinoth
///
/// `TOY_400t7` · Demon Hunter weapon · 5 mana · 3/4 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// - Set: Ashes of Outland · epic
///
/// State: Todo
//~ TOY_400t7 todo 91f53aa8 6dc8f434
pub const TOY_400t7: Power = TODO;

/// # Skull of Gul'dan
///
/// `TOY_401t` · Demon Hunter spell · 5 mana
///
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
///
/// - Set: Ashes of Outland · rare
/// - Mechanics: Outcast
///
/// State: Todo
//~ TOY_401t todo 395242e1 e5de9bed
pub const TOY_401t: Power = TODO;
