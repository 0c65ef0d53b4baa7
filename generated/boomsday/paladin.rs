//! Paladin cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3cce2d9b

/// # Shrink Ray
///
/// `BOT_234` · Paladin spell · 5 mana
///
/// > Set the Attack and Health of all minions to 1.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Enchantments: Shrink Ray [`BOT_234e`]
///
/// State: Derived
//~ derived BOT_234 f984612b 409280df 64780a0f.ee4876ca
pub const BOT_234: Power = spell(&[attach("BOT_234e").to(MINIONS)]);

/// # Shrink Ray
///
/// `BOT_234e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_234e 10947d2d 6ba68ecf 0c71bdf5.d68bebe2
pub const BOT_234e: Power = enchant(&[become_stats(1, 1)]);

/// # Crystalsmith Kangor
///
/// `BOT_236` · Paladin minion · 2 mana · 1/2
///
/// > **Divine Shield**, **Lifesteal** Your healing is doubled.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Divine Shield, Lifesteal
///
/// State: Todo
//~ todo BOT_236 872cfe71 d0bf338d df058a4b.c47fc183
pub const BOT_236: Power = TODO;

/// # Prismatic Lens
///
/// `BOT_436` · Paladin spell · 4 mana
///
/// > Draw a minion and a spell from your deck. Swap their Costs.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Swapped Cost [`BOT_436e`]
///
/// State: Todo
//~ todo BOT_436 cecdaaab 858cce34 7bafdcc4.362af129
pub const BOT_436: Power = TODO;

/// # Swapped Cost
///
/// `BOT_436e` · Paladin enchantment
///
/// > Cost swapped.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_436e 52899bb4 e08430f8 133f5a79.ef95058b
pub const BOT_436e: Power = TODO;

/// # Mechano-Egg
///
/// `BOT_537` · Paladin minion · 5 mana · 0/5
///
/// > **Deathrattle:** Summon an 8/8 Robosaur.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Bacon Subset Mech
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58387
/// - Tokens: Robosaur [`BOT_537t`]
///
/// State: Derived
//~ derived BOT_537 7ba6ef91 60ec91a6 0e77d61c.e96cfded
pub const BOT_537: Power = deathrattle(&[summon(card("BOT_537t"))]);

/// # Robosaur
///
/// `BOT_537t` · Paladin minion · 8 mana · 8/8
///
/// - Set: The Boomsday Project
/// - Minion type: Mech, Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58389, `2542` = 1
///
/// State: Vanilla
//~ vanilla BOT_537t 6f18f5f9 06fed47f 04c778b0
pub const BOT_537t: Power = VANILLA;

/// # Glow-Tron
///
/// `BOT_906` · Paladin minion · 1 mana · 1/3
///
/// > **Magnetic**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Enchantments: Glow-Tron [`BOT_906e`]
///
/// State: Vanilla
//~ vanilla BOT_906 b90473cf f537a258 3a821cf4.0b5ca121
pub const BOT_906: Power = VANILLA;

/// # Glow-Tron
///
/// `BOT_906e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 48982
///
/// State: Todo
//~ todo BOT_906e f61267bb 80885f5f a6a0511a.a536d554
pub const BOT_906e: Power = TODO;

/// # Autodefense Matrix
///
/// `BOT_908` · Paladin spell · 1 mana
///
/// > **Secret:** When one of your minions is attacked, give it **Divine Shield**.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Secret
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived BOT_908 3b1bc605 8bf0a752 fe13bb47.8475247e
pub const BOT_908: Power =
    whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(THAT)]);

/// # Crystology
///
/// `BOT_909` · Paladin spell · 1 mana
///
/// > Draw two 1-Attack minions from your deck.
///
/// - Set: The Boomsday Project · rare · collectible
///
/// State: Derived
//~ derived BOT_909 0723caa4 17275892 8dee7ef2.696411ad
pub const BOT_909: Power = spell(&[draw_that(2, all(&[MINION, ATTACK.is(1)]))]);

/// # Glowstone Technician
///
/// `BOT_910` · Paladin minion · 5 mana · 3/4
///
/// > **Battlecry:** Give all minions in your hand +2/+2.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Light Infused [`BOT_910e`]
///
/// State: Derived
//~ derived BOT_910 d69a87e0 432aba33 4d4de789.1d199435
pub const BOT_910: Power = battlecry(&[attach("BOT_910e").to(YOUR_HAND.that(MINION))]);

/// # Light Infused
///
/// `BOT_910e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_910e 252e68e4 a4ded2a8 0acb2864.6d6ab056
pub const BOT_910e: Power = enchant(&[plus(2, 2)]);

/// # Annoy-o-Module
///
/// `BOT_911` · Paladin minion · 4 mana · 2/4
///
/// > **Magnetic Divine Shield Taunt**
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield, Magnetic
/// - Enchantments: Annoy-o-Module [`BOT_911e`]
///
/// State: Vanilla
//~ vanilla BOT_911 e0e376ff cd644e4c c0246328.3936af8d
pub const BOT_911: Power = VANILLA;

/// # Annoy-o-Module
///
/// `BOT_911e` · Paladin enchantment
///
/// > **Taunt**, **Divine Shield**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 48993
///
/// State: Derived
//~ derived BOT_911e 553af227 3a84f7c9 561cd19e.2d805286
pub const BOT_911e: Power = enchant(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)]);

/// # Kangor's Endless Army
///
/// `BOT_912` · Paladin spell · 7 mana
///
/// > Resurrect 3 friendly Mechs. They keep any **Magnetic** upgrades.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Refers to: Magnetic
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1, `REQ_FRIENDLY_MINIONS_OF_RACE_DIED_THIS_GAME` = 17 (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo BOT_912 8a5f6745 55522dd6 dbe3de6e.d21dd039
pub const BOT_912: Power = TODO;
