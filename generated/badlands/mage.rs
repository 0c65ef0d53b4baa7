//! Mage cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 46ec4110

/// # Summoning Ward
///
/// `DEEP_000` · Mage spell · 3 mana
///
/// > **Secret:** When your turn starts, summon a copy of your highest Cost minion.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ todo DEEP_000 8ae870bb c12d9034 5e661be8.63d7aec6
pub const DEEP_000: Power = TODO;

/// # Chaos Creation
///
/// `DEEP_031` · Multi-class spell · Fel · 6 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion. Destroy the bottom 6 cards of your deck.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Mage, Warlock
///
/// State: Derived
//~ derived DEEP_031 2014cf84 b9b5ab65 6e5e48e9.9a78b1dd
pub const DEEP_031: Power =
    spell(&[deal(6).to(TARGET), summon(random(all(&[MINION, COST.is(6)]))), destroy(YOUR_DECK.last(6))]);

/// # Soulfreeze
///
/// `DEEP_032` · Multi-class spell · Frost · 1 mana
///
/// > **Freeze** a minion and its neighbors. Deal damage to your hero equal to the number **Frozen**.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Mage, Warlock
/// - Mechanics: Freeze
///
/// State: Derived
//~ derived DEEP_032 f521dd17 a0d261dc 2916e25c.7e49c21e
pub const DEEP_032: Power = spell(&[freeze(A_MINION.with_neighbours()), deal(1).for_each(IT).to(YOUR_HERO)]);

/// # Cryopreservation
///
/// `WW_009` · Mage spell · Frost · 2 mana
///
/// > **Freeze** an enemy. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Excavate
/// - Refers to: Freeze
///
/// State: Derived
//~ derived WW_009 ba5c13ab 4ca48a92 094733ec.20e92d41
pub const WW_009: Power = spell(&[freeze(AN_ENEMY), excavate()]);

/// # Heat Wave
///
/// `WW_377` · Mage spell · Fire · 2 mana
///
/// > Deal $2 damage to an enemy minion and its neighbors. **Quickdraw:** To all enemies instead.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Quickdraw
/// - Tags: `2433` = 1
///
/// State: Todo
//~ todo WW_377 46cd7276 fea0d50a 96012469.29551008
pub const WW_377: Power = TODO;

/// # Azerite Vein
///
/// `WW_422` · Mage spell · 3 mana
///
/// > **Secret:** When the enemy plays a card on the turn that it entered their hand, get a copy that costs (0).
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Secret
/// - Enchantments: Fractured [`WW_422e`], Fractured [`WW_422e2`]
///
/// State: Todo
//~ todo WW_422 bc70cba4 6f7c217b 167c7f80.c3d5702b
pub const WW_422: Power = TODO;

/// # Fractured
///
/// `WW_422e` · Mage enchantment
///
/// > Cost broken in half.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_422e d0df176e 8bb5ca9a 78f4b277.70c5cbbe
pub const WW_422e: Power = TODO;

/// # Fractured
///
/// `WW_422e2` · Mage enchantment
///
/// > Attack and Health broken in half.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_422e2 42fc9959 a9c469f4 d3d9331a.4a3dc610
pub const WW_422e2: Power = TODO;

/// # Overflow Surger
///
/// `WW_424` · Mage minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon a copy of this for each turn in a row you've played an Elemental.@ *(@)*
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo WW_424 0e4f6dab bd535611 39bfb2f0.625797a6
pub const WW_424: Power = TODO;

/// # Stargazing
///
/// `WW_425` · Mage spell · Arcane · 2 mana
///
/// > Draw a different Arcane spell. If you play it this turn, it casts twice.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Enchantments: Gazing [`WW_425e`]
///
/// State: Todo
//~ todo WW_425 6e614322 d824ae4b 89728c4c.8a2c6080
pub const WW_425: Power = TODO;

/// # Gazing
///
/// `WW_425e` · Neutral enchantment
///
/// > Casts twice if played this turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_425e e3fdc48c 717ea794 a3433e4d.09e83aff
pub const WW_425e: Power = TODO;

/// # Blastmage Miner
///
/// `WW_426` · Mage minion · 6 mana · 4/4
///
/// > **Battlecry: Excavate** a treasure. For each card in your hand, deal 1 damage to a random enemy.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Battlecry, Excavate
///
/// State: Derived
//~ derived WW_426 75e07c8f 6c51afac f0459fd2.bc087856
pub const WW_426: Power = battlecry(&[excavate(), times(1, &[deal(1).to(ENEMIES.random())]).for_each(YOUR_HAND)]);

/// # Sunset Volley
///
/// `WW_427` · Mage spell · Fire · 9 mana
///
/// > Deal $10 damage randomly split among all enemies. Summon a random 10-Cost minion.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived WW_427 e96ba6ef 7db802c0 8bcb600b.804c1096
pub const WW_427: Power = spell(&[deal(10).split_among(ENEMIES), summon(random(all(&[MINION, COST.is(10)])))]);

/// # Mes'Adune the Fractured
///
/// `WW_429` · Mage minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw an Elemental. Split it into two halves.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo WW_429 4b95708d 4fe5485f 666a5b8b.54f74c11
pub const WW_429: Power = TODO;

/// # Tae'thelan Bloodwatcher
///
/// `WW_430` · Mage minion · 4 mana · 2/5
///
/// > Cards that didn't start in your deck cost (4) less *(but not less than 1)*.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Aura
/// - Enchantments: Reliquary Findings [`WW_430e`]
///
/// State: Derived
//~ derived WW_430 2a8ddb5b 22d9682d 254956e7.3c4c2677
pub const WW_430: Power = aura(YOUR_HAND.that(not(&STARTED_IN_DECK))).gives("WW_430e");

/// # Reliquary Findings
///
/// `WW_430e` · Mage enchantment
///
/// > Costs (4) less (but not less than 1).
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_430e e900e6e3 9ef21c28 0fd89141.cea88fff
pub const WW_430e: Power = enchant(&[cost_less(4).not_below(1)]);

/// # Reliquary Researcher
///
/// `WW_432` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** If you've **Excavated** twice, cast two random Mage **Secrets**.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret, Excavate
///
/// State: Derived
//~ derived WW_432 b1c1d59f 2c62f760 ffde1e47.2a9bf805
pub const WW_432: Power =
    battlecry(&[cast(random(all(&[SECRET, class(CardClass::Mage)]))).copies(2)]).when(has_done(2, &TIMES_EXCAVATED));
