//! Demon Hunter cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Sightless Magistrate
///
/// `MAW_008` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Battlecry:** Both players draw until they have 5 cards.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ MAW_008 todo e8fa205c 9fa60101
pub const MAW_008: Power = TODO;

/// # All Fel Breaks Loose
///
/// `MAW_012` · Demon Hunter spell · Fel · 5 mana
///
/// > Summon a friendly Demon that died this game. **Infuse (@ Demons):** Summon three instead.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Refers to: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `2432` = 1
/// - Tokens: All Fel Breaks Loose [`MAW_012t`]
///
/// State: Todo
//~ MAW_012 todo d5432310 75f32f2c
pub const MAW_012: Power = TODO;

/// # All Fel Breaks Loose
///
/// `MAW_012t` · Demon Hunter spell · Fel · 5 mana
///
/// > **Infused** Summon three friendly Demons that died this game.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Infused
///
/// State: Todo
//~ MAW_012t todo db779c6d 3dbcd084
pub const MAW_012t: Power = TODO;

/// # Prosecutor Mel'tranix
///
/// `MAW_014` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Battlecry:** Your opponent can only play their left- and right-most cards on their next turn.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Literally Unplayable [`MAW_014e2`]
///
/// State: Todo
//~ MAW_014 todo 44367caa 6bf603ec
pub const MAW_014: Power = TODO;

/// # Literally Unplayable
///
/// `MAW_014e2` · Demon Hunter enchantment
///
/// > You can only play the left and right-most cards in your hand.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Aura
///
/// State: Todo
//~ MAW_014e2 todo e82889b4 71a7aa4d
pub const MAW_014e2: Power = TODO;

/// # Sinful Brand
///
/// `REV_506` · Demon Hunter spell · 2 mana
///
/// > Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Enchantments: Branded [`REV_506e`], Branded [`REV_506e2`]
///
/// State: Todo
//~ REV_506 todo 17348783 15dafc66
pub const REV_506: Power = TODO;

/// # Branded
///
/// `REV_506e` · Demon Hunter enchantment
///
/// > Whenever this takes damage, deal 1 damage to your hero.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_506e todo c30c855d 1fcabc25
pub const REV_506e: Power = TODO;

/// # Branded
///
/// `REV_506e2` · Demon Hunter enchantment
///
/// > Costs (1) more.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_506e2 todo 80b50b56 328688cb
pub const REV_506e2: Power = TODO;

/// # Dispose of Evidence
///
/// `REV_507` · Demon Hunter spell · 0 mana
///
/// > Give your hero +3 Attack this turn. Pick from 3 cards in your hand to shuffle into your deck.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Dispose of Evidence [`REV_507e`]
///
/// State: Todo
//~ REV_507 todo 56fdbbfa 86ba22a9
pub const REV_507: Power = TODO;

/// # Dispose of Evidence
///
/// `REV_507e` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ REV_507e todo 78469099 4187bffd
pub const REV_507e: Power = TODO;

/// # Relic of Dimensions
///
/// `REV_508` · Demon Hunter spell · 5 mana
///
/// > Draw two cards and reduce their Cost by (@). Improve your future Relics.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2431` = 1
/// - Enchantments: Dimensional [`REV_508e`]
///
/// State: Todo
//~ REV_508 todo 7178427a 38adea4a
pub const REV_508: Power = TODO;

/// # Dimensional
///
/// `REV_508e` · Demon Hunter enchantment
///
/// > Reduced Cost.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_508e todo 8557258c 55c65031
pub const REV_508e: Power = TODO;

/// # Magnifying Glaive
///
/// `REV_509` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, draw until you have 3 cards.
///
/// - Set: Murder at Castle Nathria · common · collectible
///
/// State: Todo
//~ REV_509 todo 777f285f 4774f897
pub const REV_509: Power = TODO;

/// # Kryxis the Voracious
///
/// `REV_510` · Demon Hunter minion · 4 mana · 7/7
///
/// > **Battlecry**: Discard your hand. **Deathrattle:** Draw 3 cards.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ REV_510 todo 39d5de30 523e7a60
pub const REV_510: Power = TODO;

/// # Bibliomite
///
/// `REV_511` · Demon Hunter minion · 2 mana · 5/4
///
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
///
/// State: Todo
//~ REV_511 todo 9319f444 7ad1c33d
pub const REV_511: Power = TODO;

/// # Artificer Xy'mox
///
/// `REV_787` · Demon Hunter minion · 8 mana · 8/8
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ REV_787 todo c6539bf2 9c42880b
pub const REV_787: Power = TODO;

/// # Relic Vault
///
/// `REV_797` · Demon Hunter location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ REV_797 todo 6a1ca71a b597bfeb
pub const REV_797: Power = TODO;

/// # Relic of Extinction
///
/// `REV_834` · Demon Hunter spell · 1 mana
///
/// > Deal $@ damage to a random enemy minion, twice. Improve your future Relics.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2431` = 1
///
/// State: Todo
//~ REV_834 todo c12b7ff0 ae9e3036
pub const REV_834: Power = TODO;

/// # Artificer Xy'mox
///
/// `REV_937` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Battlecry: Discover** and cast a Relic. **Infuse (@):** Cast all three instead.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry, Discover, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Tokens: Artificer Xy'mox [`REV_937t`]
///
/// State: Todo
//~ REV_937 todo 9c876cc9 a3ad8158
pub const REV_937: Power = TODO;

/// # Artificer Xy'mox
///
/// `REV_937t` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Infused Battlecry:** Cast all three Relics.
///
/// - Set: Murder at Castle Nathria · legendary
/// - Mechanics: Battlecry, Infused
///
/// State: Todo
//~ REV_937t todo b03c3b14 bffc3d06
pub const REV_937t: Power = TODO;

/// # Relic Vault
///
/// `REV_942` · Demon Hunter location · 2 mana · 0 uses
///
/// > The next Relic you play this turn casts twice.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Relic Empowerment [`REV_942e`], Relics of Old [`REV_942e2`]
///
/// State: Todo
//~ REV_942 todo 45e9584e 87770fa6
pub const REV_942: Power = TODO;

/// # Relic Empowerment
///
/// `REV_942e` · Demon Hunter enchantment
///
/// > Your Relics cast twice.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_942e todo 8c4d1c4c eefa13fc
pub const REV_942e: Power = TODO;

/// # Relics of Old
///
/// `REV_942e2` · Shaman enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ REV_942e2 todo e9436981 6b048b91
pub const REV_942e2: Power = TODO;

/// # Relic of Phantasms
///
/// `REV_943` · Demon Hunter spell · 3 mana
///
/// > Summon two @/@ Spirits. Improve your future Relics.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2431` = 1
/// - Tokens: Fleeting Spirit [`REV_943t`]
///
/// State: Todo
//~ REV_943 todo 09a91d73 ceeea173
pub const REV_943: Power = TODO;

/// # Fleeting Spirit
///
/// `REV_943t` · Demon Hunter minion · 1 mana · 1/1
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead
///
/// State: Vanilla
//~ REV_943t vanilla 90757e10 f6fd6e40
pub const REV_943t: Power = VANILLA;
