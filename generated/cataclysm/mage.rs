//! Mage cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file cea8e276

/// # Spellweaver's Brilliance
///
/// `CATA_452` · Mage spell · Arcane · 10 mana
///
/// > Summon a 6/6 Dragon. Costs (1) less for each damage you dealt with spells this turn.
///
/// - Set: Cataclysm · common · collectible
/// - Tokens: Azure Warden [`CATA_452t`]
///
/// State: Todo
//~ todo CATA_452 d6d0790c 4a957747 2a339e1c.e5a67dd2
pub const CATA_452: Power = TODO;

/// # Azure Warden
///
/// `CATA_452t` · Mage minion · 6 mana · 6/6
///
/// - Set: Cataclysm
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla CATA_452t ef54de98 f5705298 7166ddc5
pub const CATA_452t: Power = VANILLA;

/// # Archmage Kalec
///
/// `CATA_458` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Give all spells in your hand and deck **Spell Damage +1.**
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Kalec's Insight [`CATA_458e`]
///
/// State: Derived
//~ derived CATA_458 19ee056d f6b998af f9960d96.fec42979
pub const CATA_458: Power =
    battlecry(&[attach("CATA_458e").to(together(&[YOUR_HAND.that(SPELL), YOUR_DECK.that(SPELL)]))]);

/// # Kalec's Insight
///
/// `CATA_458e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_458e d31b1027 5847b949 6ef6d75e.7e90e4a1
pub const CATA_458e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Unstable Spellcaster
///
/// `CATA_483` · Mage minion · 4 mana · 2/5
///
/// > **Spell Damage +1 Battlecry:** If you dealt damage with a spell this turn, summon a copy of this.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Spellpower, Battlecry
/// - Tags: `4548` = 1
///
/// State: Todo
//~ todo CATA_483 aa73bdd1 fa223b2f 4ddea294.986616a4
pub const CATA_483: Power = TODO;

/// # Winterspring Whelp
///
/// `CATA_484` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry: Discover** a 1-Cost spell from any class.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover, Whelp
/// - Tags: `4578` = 1
///
/// State: Derived
//~ derived CATA_484 c39d8b4b e603d7de eb8b63f3.35fe4c9f
pub const CATA_484: Power = battlecry(&[discover_of(all(&[SPELL, COST.is(1)]), Classes::Any)]);

/// # Sleet Storm
///
/// `CATA_485` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage. Deal $1 damage to a random enemy minion.
///
/// - Set: Cataclysm · common · collectible
///
/// State: Derived
//~ derived CATA_485 0caa2eb1 cbdd6a56 172f6cf1.28af32b2
pub const CATA_485: Power = spell(&[deal(2).to(TARGET), deal(1).to(ENEMY_MINIONS.random())]);

/// # Raincaller
///
/// `CATA_487` · Mage minion · 2 mana · 1/4
///
/// > The first time you deal damage with a spell each turn, gain +2 Attack.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Elemental
/// - Tags: `4548` = 1
/// - Enchantments: Building Storm [`CATA_487e`], Building Storm [`CATA_487e1`]
///
/// State: Todo
//~ todo CATA_487 873edfa0 31e45c86 68a37733.2d7a5909
pub const CATA_487: Power = TODO;

/// # Building Storm
///
/// `CATA_487e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_487e d5690279 ee0ea805 a7168e12.bf3d1612
pub const CATA_487e: Power = enchant(&[ATTACK.plus(2)]);

/// # Building Storm
///
/// `CATA_487e1` · Neutral enchantment
///
/// > Disable trigger visual this turn
///
/// - Set: Cataclysm
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo CATA_487e1 7d6e7ef4 9135cbf6 bc6e174b.795662cb
pub const CATA_487e1: Power = TODO;

/// # Vulcanos
///
/// `CATA_488` · Mage minion · 7 mana · 4/8
///
/// > **Colossal +2** At the end of your turn, deal 3 damage to all other minions.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Colossal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1544` = 1, `4547` = 1, `4577` = 1
/// - Tokens: Plume of Vulcanos [`CATA_488t`], Plume of Vulcanos [`CATA_488t2`]
///
/// State: Derived
//~ derived CATA_488 f1421691 33fce083 8c6df87b.3d0bc9db
pub const CATA_488: Power =
    abilities(&[colossal(&["CATA_488t", "CATA_488t2"]), at_end_of_your_turn(&[deal(3).to(OTHER_MINIONS)])]);

/// # Plume of Vulcanos
///
/// `CATA_488t` · Mage minion · 2 mana · 1/5
///
/// > Whenever this takes damage, get a random Fire spell. It costs (3) less.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Colossal Limb
///
/// State: Derived
//~ derived CATA_488t 26ebfe31 4a4714c7 ecc3bdfa.f5382e91
pub const CATA_488t: Power =
    whenever(THIS.takes_damage(CARD)).then(&[get(random(school(SpellSchool::Fire))), give(&[cost_less(3)]).to(IT)]);

/// # Plume of Vulcanos
///
/// `CATA_488t2` · Mage minion · 2 mana · 1/5
///
/// > Whenever this takes damage, get a random Fire spell. It costs (3) less.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Colossal Limb
///
/// State: Derived
//~ derived CATA_488t2 8018da86 2d7b751c 42a59f50.f5382e91
pub const CATA_488t2: Power =
    whenever(THIS.takes_damage(CARD)).then(&[get(random(school(SpellSchool::Fire))), give(&[cost_less(3)]).to(IT)]);

/// # Arcane Flow
///
/// `CATA_489` · Mage spell · Arcane · 4 mana
///
/// > **Shatter** Deal $4 damage. Deal $2 damage to all enemies.@Deal $4 damage. Deal $2 damage to all enemies.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Shatter
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 123743, `TAG_SCRIPT_DATA_NUM_2` = 123744, `1544` = 1
/// - Tokens: Arcane Flow [`CATA_489t`], Arcane Flow [`CATA_489t2`]
///
/// State: Todo
//~ todo CATA_489 790e7b77 705fae28 1a71dd5c.e49cacc5
pub const CATA_489: Power = TODO;

/// # Arcane Flow
///
/// `CATA_489t` · Mage spell · Arcane · 4 mana
///
/// > **Shattered** Deal $4 damage.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 123744, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 123692
///
/// State: Todo
//~ todo CATA_489t 26a7ce13 6680b2fb 50a20438.a8545188
pub const CATA_489t: Power = TODO;

/// # Arcane Flow
///
/// `CATA_489t2` · Mage spell · Arcane · 4 mana
///
/// > **Shattered** Deal $2 damage to all enemies.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
///
/// State: Todo
//~ todo CATA_489t2 a9024b16 21fa992d a1094814.a354ff72
pub const CATA_489t2: Power = TODO;

/// # Sindragosa's Triumph
///
/// `CATA_978` · Mage spell · Arcane · 5 mana
///
/// > Deal $8 damage to a minion. Reduce the Cost of a random card in your hand by the excess damage.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Enchantments: Triumphant [`CATA_978e`]
///
/// State: Derived
//~ derived CATA_978 6aa52673 357f07e5 217f015c.23a16c9c
pub const CATA_978: Power =
    spell(&[deal(8).to(A_MINION), give(&[cost_less(1).times(X)]).times(EXCESS).to(YOUR_HAND.random())]);

/// # Triumphant
///
/// `CATA_978e` · Neutral enchantment
///
/// > Reduced Cost
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_978e 3108b4b5 82f57e01 09b5ca13.01ff2d2d
pub const CATA_978e: Power = TODO;

/// # Conjuration Specialist
///
/// `CATA_979` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a spell in your hand. Split it into two random spells of the same Cost.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a spell in hand."
///
/// State: Todo
//~ todo CATA_979 f2a7d9ec 8505f86a ed9b2469.4aaa8c7b
pub const CATA_979: Power = TODO;

/// # Bursting Leyline
///
/// `MEND_500` · Mage spell · Arcane · 4 mana
///
/// > Deal ${0} damage to a random enemy minion. Excess damage hits the enemy hero.@Deal ${0} damage to a random enemy minion, {1} times. Excess damage hits the enemy hero.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Immune To Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `4285` = 1
///
/// State: Todo
//~ todo MEND_500 d4251019 75ba6c07 31e82126.ec4c7a4d
pub const MEND_500: Power = TODO;

/// # Ley Walker
///
/// `MEND_501` · Mage minion · 3 mana · 4/2
///
/// > **Battlecry:** Your Leylines cost (1) less this game. **Deathrattle:** Get a random Leyline.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Unblock Leyline [`MEND_501t2e`], Empower Leyline [`MEND_501t3e`]
///
/// State: Todo
//~ todo MEND_501 087d1059 27b44758 2d0b8613.c461fbf2
pub const MEND_501: Power = TODO;

/// # Unblock Leyline
///
/// `MEND_501t2e` · Mage enchantment
///
/// > Cost Reduced.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo MEND_501t2e 3449a64a 992cdc5f 4f9c647d.15b47225
pub const MEND_501t2e: Power = TODO;

/// # Empower Leyline
///
/// `MEND_501t3e` · Mage enchantment
///
/// > Effects Increased.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo MEND_501t3e 4cff2438 3343aeff 803d8d65.625eebd7
pub const MEND_501t3e: Power = TODO;

/// # Crystallized Leyline
///
/// `MEND_502` · Mage spell · Arcane · 5 mana
///
/// > Summon a random {0}-Cost minion.@Summon a random {0}-Cost minion, {1} times.
///
/// - Set: Cataclysm · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6, `4285` = 1
///
/// State: Todo
//~ todo MEND_502 9b678395 a7c6059f 314a66bc.f66da04f
pub const MEND_502: Power = TODO;

/// # Surge Needle
///
/// `MEND_503` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** Your Leylines trigger an additional time this game.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo MEND_503 379452e1 a0e6e032 16556b01.da20f2f1
pub const MEND_503: Power = TODO;

/// # Leyline Nexus
///
/// `MEND_504` · Mage spell · Arcane · 2 mana
///
/// > Draw a card. It costs ({0}) less.@Draw {1} cards. They cost ({0}) less.
///
/// - Set: Cataclysm · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `4285` = 1
/// - Enchantments: Nexus Power [`MEND_504e`]
///
/// State: Todo
//~ todo MEND_504 a4fbf524 05bab6cd d5d43054.bd28a40e
pub const MEND_504: Power = TODO;

/// # Nexus Power
///
/// `MEND_504e` · Mage enchantment
///
/// > Cost reduced.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo MEND_504e 8b165861 d3d37e06 e610f6a9.ca0484ff
pub const MEND_504e: Power = TODO;

/// # The Arcanomicon
///
/// `MEND_505` · Mage spell · Arcane · 6 mana
///
/// > Get all 3 Leylines. Choose an upgrade for your Leylines.
///
/// - Set: Cataclysm · legendary · collectible
/// - Tokens: Energize [`MEND_505t`], Unblock [`MEND_505t2`], Empower [`MEND_505t3`]
///
/// State: Todo
//~ todo MEND_505 34d54583 a8e2646f 9847cdfd.da16b9cc
pub const MEND_505: Power = TODO;

/// # Energize
///
/// `MEND_505t` · Mage spell · 0 mana
///
/// > Your Leylines trigger an additional time this game.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo MEND_505t bea2ea3f 04e9f09b a784e469.142645bf
pub const MEND_505t: Power = TODO;

/// # Unblock
///
/// `MEND_505t2` · Mage spell · 0 mana
///
/// > Your Leylines cost (2) less this game.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo MEND_505t2 a3a59f4e f705ecaf 9b04df79.5d71988f
pub const MEND_505t2: Power = TODO;

/// # Empower
///
/// `MEND_505t3` · Mage spell · 0 mana
///
/// > Increase the effects of your Leylines by 2 this game.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo MEND_505t3 7db54480 d0c7276d a143fff0.54fece47
pub const MEND_505t3: Power = TODO;

/// # Mystic Runesaber
///
/// `MEND_506` · Mage minion · 2 mana · 2/3
///
/// > **Elusive Battlecry:** Increase the effects of your Leylines by 1 this game.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Elusive
/// - Tags: `1584` = 1
///
/// State: Todo
//~ todo MEND_506 76b043ad 8b59f40f 650ceae5.e0646341
pub const MEND_506: Power = TODO;
