//! Mage cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Sif
///
/// `TTN_071` · Mage minion · 6 mana · 4/6
///
/// > **Spell Damage +@* (Improved by each spell school you've cast this game!)*
///
/// - Set: TITANS · legendary · collectible
/// - Refers to: Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ TTN_071 todo 72b75030 64ab2aad
pub const TTN_071: Power = TODO;

/// # Norgannon
///
/// `TTN_075` · Mage minion · 6 mana · 3/8
///
/// > **Titan** After this uses an ability, double the power of the other abilities.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1544` = 1
/// - Enchantments: Titantic Power [`TTN_075e`]
/// - Tokens: Progenitor's Power [`TTN_075t`], Ancient Knowledge [`TTN_075t2`], Unlimited Potential [`TTN_075t3`]
///
/// State: Todo
//~ TTN_075 todo b582d318 461ffa02
pub const TTN_075: Power = TODO;

/// # Titantic Power
///
/// `TTN_075e` · Neutral enchantment
///
/// > Can't attack.
///
/// - Set: TITANS
/// - Mechanics: Cant Attack
///
/// State: Todo
//~ TTN_075e todo befe730c f8b11787
pub const TTN_075e: Power = TODO;

/// # Progenitor's Power
///
/// `TTN_075t` · Mage spell · 0 mana
///
/// > Deal @ damage.
///
/// - Set: TITANS
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
///
/// State: Todo
//~ TTN_075t todo 323c83a8 8f14068c
pub const TTN_075t: Power = TODO;

/// # Ancient Knowledge
///
/// `TTN_075t2` · Mage spell · 0 mana
///
/// > Enemy cards cost (@) more next turn.
///
/// - Set: TITANS
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Ancient Knowledge [`TTN_075t2e`], Ancient Knowledge Cost Increase [`TTN_075t2e2`]
///
/// State: Todo
//~ TTN_075t2 todo 7fcecdac 17e8f9c2
pub const TTN_075t2: Power = TODO;

/// # Ancient Knowledge
///
/// `TTN_075t2e` · Neutral enchantment
///
/// > Your cards cost more this turn.
///
/// - Set: TITANS
/// - Mechanics: Aura
///
/// State: Todo
//~ TTN_075t2e todo 09fa32fe 63283fca
pub const TTN_075t2e: Power = TODO;

/// # Ancient Knowledge Cost Increase
///
/// `TTN_075t2e2` · Neutral enchantment
///
/// > Costs more.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_075t2e2 todo a1b92cca 22eee2da
pub const TTN_075t2e2: Power = TODO;

/// # Unlimited Potential
///
/// `TTN_075t3` · Mage spell · 0 mana
///
/// > Cast @ random Mage \|4(**Secret**, **Secrets**).
///
/// - Set: TITANS
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Potential Unbound [`TTN_075t3e`], Unbound [`TTN_075t3e2`]
///
/// State: Todo
//~ TTN_075t3 todo 661e5045 465477ab
pub const TTN_075t3: Power = TODO;

/// # Potential Unbound
///
/// `TTN_075t3e` · Mage enchantment
///
/// > Your next spell costs (2) less.
///
/// - Set: TITANS
/// - Mechanics: Aura
///
/// State: Todo
//~ TTN_075t3e todo c730cac1 9e885c85
pub const TTN_075t3e: Power = TODO;

/// # Unbound
///
/// `TTN_075t3e2` · Mage enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_075t3e2 todo 787a3d00 864b905b
pub const TTN_075t3e2: Power = TODO;

/// # Chill-o-matic
///
/// `TTN_077` · Mage minion · 2 mana · 2/3
///
/// > **Magnetic Freeze** any character damaged by this minion.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Refers to: Freeze
/// - Enchantments: Chill-o-matic [`TTN_077e`]
///
/// State: Todo
//~ TTN_077 todo 414ff59b b747b345
pub const TTN_077: Power = TODO;

/// # Chill-o-matic
///
/// `TTN_077e` · Mage enchantment
///
/// > **Freezes** any character damaged by this minion.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97005
///
/// State: Todo
//~ TTN_077e todo abc9ef96 ef34ea40
pub const TTN_077e: Power = TODO;

/// # Wisdom of Norgannon
///
/// `TTN_085` · Mage spell · Arcane · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each different spell school you've cast this game.
///
/// - Set: TITANS · epic · collectible
///
/// State: Todo
//~ TTN_085 todo e21f5550 5bd9a36c
pub const TTN_085: Power = TODO;

/// # Aqua Archivist
///
/// `TTN_095` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** The next Elemental you play costs (2) less.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Ancient Waters [`TTN_095e`]
///
/// State: Todo
//~ TTN_095 todo 0f9d61f6 086fe1cd
pub const TTN_095: Power = TODO;

/// # Ancient Waters
///
/// `TTN_095e` · Neutral enchantment
///
/// > Your next Elemental costs (2) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_095e todo fddd3747 bcbd3d52
pub const TTN_095e: Power = TODO;

/// # Unchained Gladiator
///
/// `TTN_475` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Draw a card. Repeat for each Elemental you played last turn.@ *(@)*
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TTN_475 todo 51998ebb 0f5e2572
pub const TTN_475: Power = TODO;

/// # Discovery of Magic
///
/// `TTN_476` · Mage spell · 1 mana
///
/// > **Discover** a spell from a spell school you haven't cast this game *(from any class)*.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TTN_476 todo 83c257a1 d61981af
pub const TTN_476: Power = TODO;

/// # Molten Rune
///
/// `TTN_477` · Mage spell · Fire · 3 mana
///
/// > Deal $3 damage. Get a random spell. **Forge:** This casts twice.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Molten Rune [`TTN_477t1`]
///
/// State: Todo
//~ TTN_477 todo ea4aa4ec 29347f5e
pub const TTN_477: Power = TODO;

/// # Molten Rune
///
/// `TTN_477t1` · Mage spell · Fire · 3 mana
///
/// > **Forged** Deal $3 damage, twice. Get a random spell, twice.
///
/// - Set: TITANS · common
/// - Mechanics: Forged
///
/// State: Todo
//~ TTN_477t1 todo 27914bb4 6f15ef81
pub const TTN_477t1: Power = TODO;

/// # Inquisitive Creation
///
/// `TTN_478` · Mage minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal @ damage to all enemy minions. *(Improved by each spell school you've cast this game!)*
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ TTN_478 todo 34eec73a 49c0e582
pub const TTN_478: Power = TODO;

/// # Elemental Inspiration
///
/// `TTN_480` · Mage spell · 7 mana
///
/// > For each spell school you have cast this game, summon a 4/5 Vortex with a random **Bonus Effect**.@ *(@)*
///
/// - Set: TITANS · epic · collectible
/// - Refers to: Bonus Effects
/// - Tokens: Primordial Vortex [`TTN_480t`], Primordial Vortex [`TTN_480t1`], Primordial Vortex [`TTN_480t2`], Primordial Vortex [`TTN_480t3`], Primordial Vortex [`TTN_480t4`], Primordial Vortex [`TTN_480t5`], Primordial Vortex [`TTN_480t6`], Primordial Vortex [`TTN_480t7`]
///
/// State: Todo
//~ TTN_480 todo 8b67148c 14f7135f
pub const TTN_480: Power = TODO;

/// # Primordial Vortex
///
/// `TTN_480t` · Mage minion · 4 mana · 4/5
///
/// > **Divine Shield**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ TTN_480t vanilla 2d1f1a29 3db72286
pub const TTN_480t: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t1` · Mage minion · 4 mana · 4/5
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TTN_480t1 vanilla 8a4b43f6 c2811492
pub const TTN_480t1: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t2` · Mage minion · 4 mana · 4/5
///
/// > **Rush**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TTN_480t2 vanilla a16f029e 8d5cfd83
pub const TTN_480t2: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t3` · Mage minion · 4 mana · 4/5
///
/// > **Windfury**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ TTN_480t3 vanilla 1dca61bf b2978638
pub const TTN_480t3: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t4` · Mage minion · 4 mana · 4/5
///
/// > **Elusive**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ TTN_480t4 vanilla e15435bb 88c71321
pub const TTN_480t4: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t5` · Mage minion · 4 mana · 4/5
///
/// > **Poisonous**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ TTN_480t5 vanilla 4788e78f bd15effc
pub const TTN_480t5: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t6` · Mage minion · 4 mana · 4/5
///
/// > **Lifesteal**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ TTN_480t6 vanilla 186ff77e b4bfa39b
pub const TTN_480t6: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t7` · Mage minion · 4 mana · 4/5
///
/// > **Reborn**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ TTN_480t7 vanilla aca391b2 3dd1805e
pub const TTN_480t7: Power = VANILLA;

/// # Void Scripture
///
/// `YOG_507` · Mage spell · Shadow · 2 mana
///
/// > **Discover** a spell. If you have enough Mana to play it, cast a copy of it at a random enemy.
///
/// - Set: TITANS · rare · collectible
/// - Refers to: Discover
///
/// State: Todo
//~ YOG_507 todo 99aa3407 e5e84e1d
pub const YOG_507: Power = TODO;

/// # Meddlesome Servant
///
/// `YOG_518` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast 5 or more spells this game, draw 2 cards.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 5
///
/// State: Todo
//~ YOG_518 todo a3e390b7 34a9ffad
pub const YOG_518: Power = TODO;

/// # Tainted Remnant
///
/// `YOG_519` · Mage minion · 5 mana · 7/4
///
/// > **Battlecry:** If you played an Elemental last turn, deal 7 damage randomly split between all enemies.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ YOG_519 todo 4ad19b0e 6fbc7f08
pub const YOG_519: Power = TODO;
