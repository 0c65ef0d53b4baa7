//! Rogue cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Eventuality
///
/// `END_000` · Rogue spell · Shadow · 2 mana
///
/// > Deal $2 damage. **Imbue** your Hero Power.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Enchantments: Dimensionally Shifted [`END_000e`]
/// - Tokens: Blessing of the Bronze [`END_000p`]
///
/// State: Todo
//~ END_000 todo 03a0f3d8 67f58a15
pub const END_000: Power = TODO;

/// # Dimensionally Shifted
///
/// `END_000e` · Rogue enchantment
///
/// > Reduced Cost.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_000e todo 3a435fe2 f09efe41
pub const END_000e: Power = TODO;

/// # Blessing of the Bronze
///
/// `END_000p` · Rogue hero power · 1 mana
///
/// > **Rewind** Get a random minion from another class. It costs (**@**) less.
///
/// - Set: Across the Timeways
/// - Mechanics: Rewind
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1, `2165` = 1
///
/// State: Todo
//~ END_000p todo 38b53ee0 069db333
pub const END_000p: Power = TODO;

/// # Shade of the End Time
///
/// `END_031` · Multi-class minion · 3 mana · 3/3
///
/// > **Stealth Spell Damage +1**
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Undead
/// - Classes: Rogue, Shaman
/// - Mechanics: Stealth, Spellpower
///
/// State: Vanilla
//~ END_031 vanilla ef6acc6d 4952736b
pub const END_031: Power = VANILLA;

/// # Winged Aberration
///
/// `END_032` · Multi-class minion · 4 mana · 4/4
///
/// > **Rush** Combo: **Overload** for (2) to gain **Immune** this turn and **Windfury**.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Classes: Rogue, Shaman
/// - Mechanics: Combo, Rush
/// - Refers to: Windfury, Overload, Immune
/// - Enchantments: Aberrant [`END_032e`]
///
/// State: Todo
//~ END_032 todo dbff8f37 fb57d259
pub const END_032: Power = TODO;

/// # Aberrant
///
/// `END_032e` · Shaman enchantment
///
/// > **Immune** this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ END_032e todo 90f6b8b9 1eaea228
pub const END_032e: Power = TODO;

/// # Chrono Daggers
///
/// `TIME_001` · Rogue spell · 3 mana
///
/// > **Rewind** Throw 3 knives at random enemies that deal $2 damage each.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Rewind
///
/// State: Todo
//~ TIME_001 todo 903cc2b7 d483691e
pub const TIME_001: Power = TODO;

/// # Royal Informant
///
/// `TIME_036` · Rogue minion · 3 mana · 2/4
///
/// > **Battlecry:** Look at the right- most card in your opponent's hand. Either get a copy of it or increase its Cost by (2).
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Threat Mitigation [`TIME_036e`]
/// - Tokens: Mitigate Threat [`TIME_036t`]
///
/// State: Todo
//~ TIME_036 todo e8e48fc5 bfebbf42
pub const TIME_036: Power = TODO;

/// # Threat Mitigation
///
/// `TIME_036e` · Rogue enchantment
///
/// > Costs (2) more.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_036e todo 8b3f1d59 f2d090e1
pub const TIME_036e: Power = TODO;

/// # Mitigate Threat
///
/// `TIME_036t` · Rogue spell · 0 mana
///
/// > Increase the Cost of your opponent's card by (2).
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_036t todo 29e12fe5 3d05eeb2
pub const TIME_036t: Power = TODO;

/// # Deja Vu
///
/// `TIME_039` · Rogue spell · 1 mana
///
/// > **Discover** a copy of a card in your opponent's hand.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TIME_039 todo eb0503f9 29b87c38
pub const TIME_039: Power = TODO;

/// # Troubled Double
///
/// `TIME_710` · Rogue minion · 4 mana · 3/3
///
/// > **Stealth** Combo**:** Summon a copy of this.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Stealth, Combo
/// - Tags: `4548` = 1
///
/// State: Todo
//~ TIME_710 todo 2651bb30 1e76c248
pub const TIME_710: Power = TODO;

/// # Flashback
///
/// `TIME_711` · Rogue spell · 2 mana
///
/// > Summon two random 1-Cost minions from the past. **Combo:** With +1 Attack.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Combo
/// - Enchantments: Memories [`TIME_711e`]
///
/// State: Todo
//~ TIME_711 todo b1107cfe 494eee7e
pub const TIME_711: Power = TODO;

/// # Memories
///
/// `TIME_711e` · Rogue enchantment
///
/// > +1 Attack.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_711e todo 95815241 cb6ce154
pub const TIME_711e: Power = TODO;

/// # Dethrone
///
/// `TIME_712` · Rogue spell · Shadow · 7 mana
///
/// > Destroy a minion. **Combo:** Summon a random 8-Cost minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Combo
///
/// State: Todo
//~ TIME_712 todo b55240e2 1f5c3f3a
pub const TIME_712: Power = TODO;

/// # Time Adm'ral Hooktail
///
/// `TIME_713` · Rogue minion · 5 mana · 4/6
///
/// > **Battlecry:** Summon a 0/8 Chest for your opponent. *It's FULL of Coins!*
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2523` = 1
/// - Tokens: Timeless Chest [`TIME_713t`]
///
/// State: Todo
//~ TIME_713 todo 25db2891 11055a54
pub const TIME_713: Power = TODO;

/// # Timeless Chest
///
/// `TIME_713t` · Rogue minion · 3 mana · 0/8
///
/// > **Deathrattle:** Fill your opponent's hand with Coins.
///
/// - Set: Across the Timeways
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TIME_713t todo 36ffe285 c3470851
pub const TIME_713t: Power = TODO;

/// # Fast Forward
///
/// `TIME_770` · Rogue spell · 4 mana
///
/// > Draw 2 cards. Pick one to have its Cost reduced by (2).
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Todo
//~ TIME_770 todo 1f826dfc 1df342ef
pub const TIME_770: Power = TODO;

/// # Garona Halforcen
///
/// `TIME_875` · Rogue minion · 4 mana · 5/4
///
/// > **Fabled**. **Battlecry:** If your opponent is holding King Llane, destroy him and cut their Health in half.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Tokens: King Llane [`TIME_875t`], The Kingslayers [`TIME_875t1`]
///
/// State: Todo
//~ TIME_875 todo c8ef8424 18c5f38a
pub const TIME_875: Power = TODO;

/// # King Llane
///
/// `TIME_875t` · Rogue minion · 3 mana · 3/3
///
/// > **Start of Game:** Hide from Garona in the enemy's deck. **Battlecry:** Draw a card. Shuffle this back into your deck.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry, Start Of Game Keyword, Is Fabled Bundle Card
/// - Tags: `1673` = 1
///
/// State: Todo
//~ TIME_875t todo e0963f80 c01af406
pub const TIME_875t: Power = TODO;

/// # The Kingslayers
///
/// `TIME_875t1` · Rogue weapon · 2 mana · 3/2 durability
///
/// > After your hero attacks, both players draw a **Legendary** card.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_875t1 todo 9812b13e 3de1a74f
pub const TIME_875t1: Power = TODO;

/// # Shapeshifter
///
/// `TIME_876` · Rogue minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform into a random minion in your opponent's hand.
///
/// - Set: Across the Timeways · epic · collectible
/// - Enchantments: Shapeshifting [`TIME_876e`]
///
/// State: Todo
//~ TIME_876 todo d96ddd83 b99e5a97
pub const TIME_876: Power = TODO;

/// # Shapeshifting
///
/// `TIME_876e` · Rogue enchantment
///
/// > Transforming into a random minion in your opponent's hand.
///
/// - Set: Across the Timeways
/// - Tags: `DEFINING_ENCHANTMENT` = 119841
///
/// State: Todo
//~ TIME_876e todo fb13b68c 75bc1f38
pub const TIME_876e: Power = TODO;
