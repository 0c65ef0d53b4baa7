//! Rogue cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ef18f293

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
/// State: Derived
//~ derived END_000 03cbbcc8 4c71def7 378ee7c4.758b6fc5
pub const END_000: Power = spell(&[deal(2).to(TARGET), imbue()]);

/// # Dimensionally Shifted
///
/// `END_000e` · Rogue enchantment
///
/// > Reduced Cost.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo END_000e 3d475fe6 25d6e257 2ebfb171.dda26391
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
//~ todo END_000p 28028cb3 514e4569 a1f1a2a8.5c0adeb8
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
//~ vanilla END_031 4e7290a2 c76c7c52 6a517e74.4ff83c9c
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
//~ todo END_032 91532ea2 973b7ed2 6250cc22.266b2662
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
/// State: Derived
//~ derived END_032e cd509551 7bbb27ca ee7168a0.fb55a5e5
pub const END_032e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

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
//~ todo TIME_001 a3b28d04 44681481 da9f1bd6.c4f4f077
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
//~ todo TIME_036 16f89a74 27a75df1 06fad3fa.66109472
pub const TIME_036: Power = TODO;

/// # Threat Mitigation
///
/// `TIME_036e` · Rogue enchantment
///
/// > Costs (2) more.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_036e c9be58be 2c55bd45 03403aa0.7201933b
pub const TIME_036e: Power = enchant(&[cost_more(2)]);

/// # Mitigate Threat
///
/// `TIME_036t` · Rogue spell · 0 mana
///
/// > Increase the Cost of your opponent's card by (2).
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_036t eb565b83 206e28dd f130fded.0ca770a6
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
/// State: Derived
//~ derived TIME_039 446fee61 9f4da815 73366449.fd8ccd03
pub const TIME_039: Power = spell(&[offer(Offer::Entities(ENEMY_HAND), &[get(copy_of(IT))])]);

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
/// State: Derived
//~ derived TIME_710 57e02b3a 05c8ed65 983cfc11.33a5cf0b
pub const TIME_710: Power = combo(&[summon(copy_of(THIS))]);

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
//~ todo TIME_711 bf296760 9a422cab 2a8c6f84.b8d7a6b7
pub const TIME_711: Power = TODO;

/// # Memories
///
/// `TIME_711e` · Rogue enchantment
///
/// > +1 Attack.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_711e 15d4a500 51aa7350 cde51ea3.c84fda8a
pub const TIME_711e: Power = enchant(&[ATTACK.plus(1)]);

/// # Dethrone
///
/// `TIME_712` · Rogue spell · Shadow · 7 mana
///
/// > Destroy a minion. **Combo:** Summon a random 8-Cost minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Combo
///
/// State: Derived
//~ derived TIME_712 94432366 baad5c25 04750da6.99b2a409
pub const TIME_712: Power =
    abilities(&[spell(&[destroy(A_MINION)]), combo(&[summon(random(all(&[MINION, COST.is(8)])))])]);

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
//~ todo TIME_713 b21f63c3 5268940f 7e5323e1.1ac2b691
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
//~ todo TIME_713t 3de1b767 4b1f045a edfd7a6c.639e69d1
pub const TIME_713t: Power = TODO;

/// # Fast Forward
///
/// `TIME_770` · Rogue spell · 4 mana
///
/// > Draw 2 cards. Pick one to have its Cost reduced by (2).
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Derived
//~ derived TIME_770 318aa839 9a9abd98 df36606f.fcfa5775
pub const TIME_770: Power = spell(&[draw(2), choose_from(IT, &[give(&[cost_less(2)]).to(IT)], &[])]);

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
//~ todo TIME_875 2fd5ecf1 a1e854f1 9b502bac.b13b09a7
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
//~ todo TIME_875t 25f8b37e 89fba109 5c23ab56.3929b8ce
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
//~ todo TIME_875t1 e6c32ab9 7cbdff09 4385eec8.6594af79
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
//~ todo TIME_876 e2ce5108 b63f1801 4fc3b7c1.c68a1795
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
//~ todo TIME_876e d526a5f1 dc1e105f 20ec27c8.5dcb5883
pub const TIME_876e: Power = TODO;
