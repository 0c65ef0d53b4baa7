//! Rogue cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Oil Rig Ambusher
///
/// `BAR_316` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Deal 2 damage. If this entered your hand this turn, deal 4 instead.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage.@Deal 4 damage."
///
/// State: Todo
//~ BAR_316 todo aa3863db cca27a95
pub const BAR_316: Power = TODO;

/// # Field Contact
///
/// `BAR_317` · Rogue minion · 3 mana · 3/2
///
/// > After you play a **Battlecry** or **Combo** card, draw a card.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Battlecry, Combo
///
/// State: Todo
//~ BAR_317 todo 129b3754 35614091
pub const BAR_317: Power = TODO;

/// # Silverleaf Poison
///
/// `BAR_318` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon "After your hero attacks, draw a card."
///
/// - Set: Forged in the Barrens · common · collectible
/// - Tags: `1623` = 5
/// - Enchantments: Silverleaf Poison [`BAR_318e`]
///
/// State: Todo
//~ BAR_318 todo ec33e5b7 22365229
pub const BAR_318: Power = TODO;

/// # Silverleaf Poison
///
/// `BAR_318e` · Neutral enchantment
///
/// > After your hero attacks, draw a card.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_318e todo cbfa8401 9419cf6d
pub const BAR_318e: Power = TODO;

/// # Wicked Stab (Rank 1)
///
/// `BAR_319` · Rogue spell · 2 mana
///
/// > Deal $2 damage. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · common · collectible
/// - Tokens: Wicked Stab (Rank 2) [`BAR_319t`], Wicked Stab (Rank 3) [`BAR_319t2`]
///
/// State: Todo
//~ BAR_319 todo 59282686 5442a91b
pub const BAR_319: Power = TODO;

/// # Wicked Stab (Rank 2)
///
/// `BAR_319t` · Rogue spell · 2 mana
///
/// > Deal $4 damage. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · common
///
/// State: Todo
//~ BAR_319t todo 608a9f5e 182cd45d
pub const BAR_319t: Power = TODO;

/// # Wicked Stab (Rank 3)
///
/// `BAR_319t2` · Rogue spell · 2 mana
///
/// > Deal $6 damage.
///
/// - Set: Forged in the Barrens · common
///
/// State: Todo
//~ BAR_319t2 todo 25641548 58ba9d2d
pub const BAR_319t2: Power = TODO;

/// # Efficient Octo-bot
///
/// `BAR_320` · Rogue minion · 3 mana · 1/4
///
/// > **Frenzy:** Reduce the Cost of cards in your hand by (1).
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Frenzy
/// - Tags: `2542` = 1
/// - Enchantments: Training [`BAR_320e`]
///
/// State: Todo
//~ BAR_320 todo 3a7f9e33 9c1e32c5
pub const BAR_320: Power = TODO;

/// # Training
///
/// `BAR_320e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_320e todo 49a103fc b988fe55
pub const BAR_320e: Power = TODO;

/// # Paralytic Poison
///
/// `BAR_321` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon +1 Attack and "Your hero is **Immune** while attacking."
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Immune
/// - Tags: `1623` = 1
/// - Enchantments: Paralytic Poison [`BAR_321e`]
///
/// State: Todo
//~ BAR_321 todo 45cc878d f9e15ba3
pub const BAR_321: Power = TODO;

/// # Paralytic Poison
///
/// `BAR_321e` · Rogue enchantment
///
/// > +1 Attack and **Immune** while attacking.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_321e todo 842c597d fbb37674
pub const BAR_321e: Power = TODO;

/// # Swinetusk Shank
///
/// `BAR_322` · Rogue weapon · 3 mana · 2/2 durability
///
/// > After you play a Poison, gain +1 Durability.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Enchantments: Improvised Edge [`BAR_322e`]
///
/// State: Todo
//~ BAR_322 todo fbf909d7 bbb9188d
pub const BAR_322: Power = TODO;

/// # Improvised Edge
///
/// `BAR_322e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_322e todo fafab94c 9bc3c927
pub const BAR_322e: Power = TODO;

/// # Yoink!
///
/// `BAR_323` · Rogue spell · 1 mana
///
/// > **Discover** a Hero Power and set its Cost to (0). Swap back after 2 uses.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Discover
/// - Enchantments: Yoink! [`BAR_323e`]
///
/// State: Todo
//~ BAR_323 todo c6aceb16 2075c9e1
pub const BAR_323: Power = TODO;

/// # Yoink!
///
/// `BAR_323e` · Rogue enchantment
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_323e todo b57dbf43 86d40820
pub const BAR_323e: Power = TODO;

/// # Apothecary Helbrim
///
/// `BAR_324` · Rogue minion · 4 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random Poison to your hand.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ BAR_324 todo bd1c8e87 f36f10c6
pub const BAR_324: Power = TODO;

/// # Scabbs Cutterbutter
///
/// `BAR_552` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** The next two cards you play this turn cost (2) less.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Combo
/// - Enchantments: Cookin! [`BAR_552e`], Cookin! [`BAR_552o`]
/// - Tokens: Scabbs Cutterbutter [`BAR_552_bom_puzzle`]
///
/// State: Todo
//~ BAR_552 todo 300e4db8 1a83f197
pub const BAR_552: Power = TODO;

/// # Scabbs Cutterbutter
///
/// `BAR_552_bom_puzzle` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** The next two cards you play this turn cost (3) less.
///
/// - Set: Forged in the Barrens · legendary
/// - Mechanics: Combo
///
/// State: Todo
//~ BAR_552_bom_puzzle todo 22ebbea2 43326270
pub const BAR_552_bom_puzzle: Power = TODO;

/// # Cookin!
///
/// `BAR_552e` · Neutral enchantment
///
/// > Your next two cards this turn costs (2) less.
///
/// - Set: Forged in the Barrens
/// - Enchantments: Cookin! [`BAR_552e_bom_puzzle`]
///
/// State: Todo
//~ BAR_552e todo 92e652d1 08f94750
pub const BAR_552e: Power = TODO;

/// # Cookin!
///
/// `BAR_552e_bom_puzzle` · Neutral enchantment
///
/// > Your next two cards this turn costs (3) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_552e_bom_puzzle todo b3a327dd ee7078ee
pub const BAR_552e_bom_puzzle: Power = TODO;

/// # Cookin!
///
/// `BAR_552o` · Rogue enchantment
///
/// > The next two cards you play this turn costs (2) less.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
/// - Enchantments: Cookin! [`BAR_552o_bom_puzzle`]
///
/// State: Todo
//~ BAR_552o todo 57a3b4c1 6645be35
pub const BAR_552o: Power = TODO;

/// # Cookin!
///
/// `BAR_552o_bom_puzzle` · Rogue enchantment
///
/// > The next two cards you play this turn costs (3) less.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BAR_552o_bom_puzzle todo 77fb6f86 daea507f
pub const BAR_552o_bom_puzzle: Power = TODO;

/// # Water Moccasin
///
/// `WC_015` · Rogue minion · 3 mana · 2/5
///
/// > **Stealth** Has **Poisonous** while you have no other minions.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Refers to: Poisonous
///
/// State: Todo
//~ WC_015 todo e3580192 d5fcdb98
pub const WC_015: Power = TODO;

/// # Shroud of Concealment
///
/// `WC_016` · Rogue spell · Shadow · 3 mana
///
/// > Draw 2 minions. Any played this turn gain **Stealth** for 1 turn.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Stealth
/// - Enchantments: Cloaking [`WC_016e`], Cloaked [`WC_016e2`]
///
/// State: Todo
//~ WC_016 todo a5423c36 78a904ae
pub const WC_016: Power = TODO;

/// # Cloaking
///
/// `WC_016e` · Rogue enchantment
///
/// > Play this turn to gain **Stealth** for 1 turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ WC_016e todo acc49191 1831076f
pub const WC_016e: Power = TODO;

/// # Cloaked
///
/// `WC_016e2` · Rogue enchantment
///
/// > **Stealth** for 1 turn.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ WC_016e2 todo d474f046 2e6bc7ab
pub const WC_016e2: Power = TODO;

/// # Savory Deviate Delight
///
/// `WC_017` · Rogue spell · 1 mana
///
/// > Transform a minion in both players' hands into a Pirate or **Stealth** minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Stealth
///
/// State: Todo
//~ WC_017 todo bdab1152 981d18d9
pub const WC_017: Power = TODO;
