//! Mage cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Aessina
///
/// `EDR_430` · Mage minion · 8 mana · 6/8
///
/// > **Battlecry:** If 20 friendly minions have died this game, deal 20 damage split among all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 412, `PLAYER_TAG_THRESHOLD_VALUE` = 20, `4065` = 1
///
/// State: Todo
//~ EDR_430 todo 8a3d8d90 296b9262
pub const EDR_430: Power = TODO;

/// # Q'onzu
///
/// `EDR_517` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a spell. Choose to keep it or put it on top of your opponent's deck.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
/// - Tokens: Tranquil Breeze [`EDR_517A`], Winds of Change [`EDR_517B`]
///
/// State: Todo
//~ EDR_517 todo ec302676 0a91d5b1
pub const EDR_517: Power = TODO;

/// # Tranquil Breeze
///
/// `EDR_517A` · Mage spell · 3 mana
///
/// > Keep the spell.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_517A todo 0e53dba4 f3405295
pub const EDR_517A: Power = TODO;

/// # Winds of Change
///
/// `EDR_517B` · Mage spell · 3 mana
///
/// > Put it on top of your opponent's deck.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_517B todo b3300e3d bcf92169
pub const EDR_517B: Power = TODO;

/// # Wisprider
///
/// `EDR_519` · Mage minion · 5 mana · 4/4
///
/// > **Battlecry: Imbue** your Hero Power, then trigger it.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Enchantments: Wisprider Magic [`EDR_519e`]
///
/// State: Todo
//~ EDR_519 todo f3f0ab6d 68755805
pub const EDR_519: Power = TODO;

/// # Wisprider Magic
///
/// `EDR_519e` · Mage enchantment
///
/// > Increased Stats
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_519e todo 9cbd0edf 09994bc9
pub const EDR_519e: Power = TODO;

/// # Forbidden Shrine
///
/// `EDR_520` · Mage location · 1 mana · 0 uses
///
/// > Spend all your Mana. Cast a random spell that costs that much.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Enchantments: Luminosity [`EDR_520e`]
///
/// State: Todo
//~ EDR_520 todo 43119e03 66b79fe9
pub const EDR_520: Power = TODO;

/// # Luminosity
///
/// `EDR_520e` · Mage enchantment
///
/// > Your next spell this turn has **Spell Damage +3**.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EDR_520e todo 813cc998 7af6782d
pub const EDR_520e: Power = TODO;

/// # Divination
///
/// `EDR_804` · Mage spell · Arcane · 2 mana
///
/// > Destroy a friendly Wisp to draw 3 cards.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Target: "Destroy a Wisp."
///
/// State: Todo
//~ EDR_804 todo 4c0e5033 834a4266
pub const EDR_804: Power = TODO;

/// # Blessing of the Wisp
///
/// `EDR_851p` · Mage hero power · 2 mana
///
/// > Summon \|4(**@** Wisp,**@** Wisps). Deal **$@** damage randomly split among all enemies.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Immune To Spellpower
/// - Refers to: Imbue
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1, `4173` = 1
/// - Tokens: Wisp [`EDR_851t`]
///
/// State: Todo
//~ EDR_851p todo 25f6709f 053176cb
pub const EDR_851p: Power = TODO;

/// # Wisp
///
/// `EDR_851t` · Mage minion · 0 mana · 1/1
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead
/// - Tags: `3881` = 1
///
/// State: Vanilla
//~ EDR_851t vanilla 73832bc4 9c29b565
pub const EDR_851t: Power = VANILLA;

/// # Spirit Gatherer
///
/// `EDR_871` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Get a Wisp. **Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Tokens: Wisp [`EDR_851t`]
///
/// State: Todo
//~ EDR_871 todo 68a58931 6f791695
pub const EDR_871: Power = TODO;

/// # Spark of Life
///
/// `EDR_872` · Mage spell · 1 mana
///
/// > **Choose One - Discover** a Mage spell; or **Discover** a Druid spell.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Discover, Choose One
/// - Tokens: Gift of Fire [`EDR_872A`], Gift of Nature [`EDR_872B`]
///
/// State: Todo
//~ EDR_872 todo 1c2b8b28 612c742d
pub const EDR_872: Power = TODO;

/// # Gift of Fire
///
/// `EDR_872A` · Mage spell · 1 mana
///
/// > **Discover** a Mage spell.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Discover
///
/// State: Todo
//~ EDR_872A todo fbe5660b 9c7df672
pub const EDR_872A: Power = TODO;

/// # Gift of Nature
///
/// `EDR_872B` · Mage spell · 1 mana
///
/// > **Discover** a Druid spell.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Discover
///
/// State: Todo
//~ EDR_872B todo b85b2622 759a8187
pub const EDR_872B: Power = TODO;

/// # Stellar Balance
///
/// `EDR_874` · Mage spell · Arcane · 2 mana
///
/// > Get a Moonfire and a Starfire. Give them **Spell Damage +1**.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Refers to: Spellpower
/// - Enchantments: Stellar Balance [`EDR_874e`]
///
/// State: Todo
//~ EDR_874 todo 89291f51 705f598b
pub const EDR_874: Power = TODO;

/// # Stellar Balance
///
/// `EDR_874e` · Mage enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_874e todo 3c287ef9 7a883b68
pub const EDR_874e: Power = TODO;

/// # Merry Moonkin
///
/// `EDR_940` · Mage minion · 4 mana · 3/6
///
/// > At the end of your turn, gain @ Armor. *(Improved by Wisps you control!)*
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Cares About Imbue Cards
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1, `2165` = 1
///
/// State: Todo
//~ EDR_940 todo 842a1879 7911a62c
pub const EDR_940: Power = TODO;

/// # Starsurge
///
/// `EDR_941` · Mage spell · Arcane · 3 mana
///
/// > Deal $@ damage to a minion. *(Improved by each friendly minion that died this game.)*
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ EDR_941 todo 815e95c7 fd2ad955
pub const EDR_941: Power = TODO;

/// # Scorching Winds
///
/// `FIR_910` · Mage spell · Fire · 3 mana
///
/// > Deal $3 damage. Discard a random Fire spell to deal $3 more.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Todo
//~ FIR_910 todo 2b084db3 74e361a5
pub const FIR_910: Power = TODO;

/// # Smoldering Grove
///
/// `FIR_911` · Mage spell · Fire · 2 mana
///
/// > Draw {0} \|4(card, cards). *(Upgrades each turn, but discards after {1}!)*@Draw {0} cards. *(Discards this turn!)*
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Immolating
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 3, `IMMOLATESTAGE` = 3, `2882` = 1
///
/// State: Todo
//~ FIR_911 todo 64356877 1433ef8a
pub const FIR_911: Power = TODO;

/// # Inferno Herald
///
/// `FIR_913` · Mage minion · 4 mana · 3/6
///
/// > After you cast a Fire spell, get a random Elemental and reduce its Cost by (3).
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Elemental
/// - Tags: `4930` = 1
///
/// State: Todo
//~ FIR_913 todo 4dcc5e8c 797ccb14
pub const FIR_913: Power = TODO;
